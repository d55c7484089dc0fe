import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { a, o, type PortugueseNoun } from '../noun.ts';

export const setting: FirstSetting<'neighborhood', PortugueseNoun> = {
  tiny: { noun: o('bicho-de-conta') },
  home: [
    `{name} morava na rua do Berlinde, no número nove, atrás de um portão azul. À noitinha acendiam-se as luzes das portas, rua abaixo.~, e~ Em cada casa alguém punha a mesa.`,
    `Diante da casa de {name}, na rua do Berlinde, havia quatro degraus de tijolo. À noite ainda tinham dentro o sol da tarde.~, e~ Dali cheirava-se o jantar de onze cozinhas.`,
  ],
  back: `Voltaram pelos portões, que já tinham dito o que tinham a dizer e estavam todos no trinco. [Às escuras rodava um aspersor, *tsip, tsip, tsip*.] Depois veio a luz da porta, e por baixo dela os degraus de {name}. O tijolo tinha guardado um bocadinho de sol.`,
  night: {
    dark: `Pela rua fora chamavam para o jantar, nomes compridos, nomes curtos, e um que foi preciso chamar três vezes. Fecharam-se as portas. Num quintal ficou uma bola. [Cheirava a relva cortada e a refogado.] Depois já ninguém chamava por ninguém, e era noite.`,
    deep: `A essa hora a rua do Berlinde já não tinha nada que fazer. Os carros tinham arrefecido, as mangueiras estavam enroladas. Uma gata ia mesmo pelo meio da estrada, como a essa hora se pode.~, e~ Os candeeiros olhavam para os próprios pés.`,
  },
  hush: {
    one: `O cortador de relva foi o primeiro a calar-se. É do senhor do número seis, que começa sempre tarde de mais. Rom, fez ele, rom, e tossiu duas vezes. Depois lembrou-se de que não tinha gasolina. [Até sábado, metade daquela relva ia ser mais alta do que a outra.]`,
    two: `Depois foi o piano atrás da sebe. Só sabe meia música, e tocou-a muito bem até onde para sempre. Por toda a rua, nas camas, cantarolaram a nota que faltava.~, e~ Fechou-se a tampa.`,
    three: `Ficaram os grilos. Eram muitos, depois eram poucos, depois eram dois, à vez. Cri, dizia o dos degraus. Daí a um bocado, o do portão dizia cri. Depois já ninguém se lembrava de quem era a vez.`,
  },
  facts: {
    one: `{name} encostou-se a um muro, e o muro estava quente. «Mas o sol já se foi embora», disse {name}. «O muro ainda não sabe», disse {pal}. «Os tijolos levam o dia todo a aquecer, e depois meia noite a arrefecer.» Ficaram ali um bocado, de costas encostadas, a gastar o restinho das duas da tarde.`,
    two: `«Sentes?», disse {pal}. «Alguém cortou relva.» «Cheira a verde», disse {name}. «É a relva a chamar. A planta cortada solta este cheiro, e as vizinhas percebem e preparam-se.» {name} baixou-se no relvado seguinte e disse-lhe que estava muito bem assim.`,
    three: `«Conta os cris», disse {pal}. «Eu digo quando.» Pararam e contaram. «E agora, o que é que eu sei?», perguntou {name}. «Se está quente. Quanto mais quente a noite, mais depressa o grilo canta.» {name} escutou outra vez. «Então ali na sebe acabaram de tirar o casaco», disse {name}.`,
  },
  places: {
    alley: { noun: o('beco'), arrive: `Por trás das casas ia o beco, onde a rua guarda o que não mostra à frente. Havia um sofá com um feto dentro.~+, e~ As casas, vistas de trás, pareciam pessoas descalças. [Um cesto de basquetebol inclinou-se, a ver quem era.]` },
    store: { noun: a('mercearia'), arrive: `A mercearia da esquina estava fechada, mas não dormia. Lá ao fundo zunia um frigorífico, a alumiar o leite. Na montra, entre os melões, estava o gato da noite, a fazer de melão. [VOLTO JÁ, dizia na porta. Alguém tinha escrito por baixo: *quando?*]` },
    playground: { noun: o('parque infantil'), arrive: `No parque infantil, os baloiços ainda mexiam um bocadinho, sem ninguém. [O escorrega estava frio em cima e, cá em baixo, onde toda a gente cai, ainda quente.] Na areia alguém tinha cavado um buraco até ao outro lado do mundo, e já quase lá estava quando o chamaram para jantar.` },
    garden: { noun: a('horta'), arrive: `Entre as duas últimas casas ficavam as hortas, um talhão para cada um, com cordéis a separar. Os feijões subiam pelas canas, as couves dormiam de pé. [Cada talhão tinha um nome numa tabuinha: Senhor Bento, Dona Lia e *Ainda Não*.] Uma abóbora tinha fugido por baixo da rede.` },
  },
  helpers: {
    gnome: {
      noun: o('anão de jardim'),
      trouble: `Num relvado estava sentado um anão de jardim, de gorro vermelho, a pescar num canteiro. «Têm mordido?», perguntou {name}. «Faz sessenta anos esta primavera», disse o anão. «Não gosto de falar nisso, mas acho que não há água.»`,
      help: `Ao pé dos degraus havia uma mangueira. {name} encheu a tigela do cão e pousou-a entre as petúnias, mesmo debaixo do anzol. [O anão esteve muito tempo a olhar para ela.] Caiu uma pétala, rodou, prendeu-se. A linha deu um esticão.~+, e~ O anão pediu que ninguém se mexesse.`,
      gift: `O anão tinha pescado uma pétala. [Mediu-a duas vezes.] «Leva a minha outra cana», disse ele. «Com uma pescaria destas, um homem não precisa de duas.» Era do tamanho de uma colher, com um alfinete torto na ponta. «É bonitinha», disse {name}. «Estica», disse o anão.`,
      back: `{name} encolheu a cana e devolveu-a. «Não se mexam», disse o anão. «Picou.» Na tigela da água estava a lua. «Já é a terceira vez esta noite», disse ele, e com muito jeitinho tornou a soltá-la.`,
      comes: `Toque, toque, toque, veio um anão de jardim com a cana de pesca e, por baixo do gorro, olhou bem para {being}. «Pode ser que pique», disse, e deitou a linha. Ficaram todos à espera, e não picou nada. «Estou habituado», disse ele, e sentou-se.`,
      bye: `O anão não tirou os olhos da pescaria, mas ergueu o gorro com o anzol e tornou a baixá-lo.`,
    },
    raccoon: {
      noun: o('guaxinim'),
      trouble: `Debaixo de uma sebe estava um guaxinim, com uma forma de tarte ao colo. «Não sou ladrão», disse ele. «Isto é só a cara. Deitaram-na fora, e eu queria devolvê-la. Há três noites que lá vou de rastos, e há três noites que gritam.»`,
      help: `O guaxinim mostrou como costumava fazer, de barriga no chão. «E se fosses pelo meio», disse {name}, «e batesses à porta?» Lá foi o guaxinim pelo caminho da frente, nas duas pernas, e bateu. [Ninguém gritou.] «A minha forma de tarte!», disse uma voz. E depois: «Entra, que estás ao frio.»`,
      gift: `O guaxinim saiu de lá com tarte na máscara. «Isto é para ti[, que o lavo todas as noites].» Era um abafador de bule, às riscas como uma abelha, com um buraco para o bico. «Mas bule não temos», disse {name}. «Nem eu. Só que ele já é quente de nascença.»`,
      back: `Numa janela acesa estava o guaxinim de guardanapo. «E o meu abafador?», gritou. «Alguém está a dormir nele», disse {name}. «Sai-lhe uma orelha pelo buraco do bico?» «Uma», disse {name}. «Então vestiram-no bem. E já me convidaram para quinta-feira.»`,
      comes: `Um guaxinim dobrou a esquina e examinou {being} pela frente e por trás. «Na minha família, primeiro lava-se.» Foi buscar um pires de água e lavou o ar ao lado {being.de}. «Bem, ficou mais limpo», disse o guaxinim, e ficou.`,
      bye: `O guaxinim lavou as mãos no escuro, primeiro uma e depois a outra, e acenou as boas-noites com ambas.`,
    },
    pigeon: {
      noun: o('pombo-correio'),
      trouble: `Em cima de um carro estava um pombo com um número na pata. [Olhava para muito longe, à esquerda, e para muito longe, à direita.] «Sou pombo-correio. Larga-me a seiscentos quilómetros, que eu à hora do almoço estou em casa.» «Então o que é que se passa?», perguntou {name}. Ele baixou a voz. «Não digas aos outros. Perdi-me.»`,
      help: `«Há um telhado verde», disse o pombo, a olhar para os montes, «e um homem a assobiar.» {name} pegou-lhe pelos ombros e virou-o. Na casa ali ao lado havia um telhado verde. [Alguém assobiava.] «Olha», disse o pombo. «A nós, só nos ensinaram o longe.»`,
      gift: `O pombo foi para casa a pé, que eram onze passos, e voltou com uma pena. «Está um bocado torta, não está?», disse {name}. «É a parte que sabe», disse o pombo. «Põe na palma da mão. Vira-se para quem está à tua espera.»`,
      back: `No telhado verde estava o pombo. «Ela virou-se?», perguntou. «Todas as vezes», disse {name}, a erguer a pena. Girou, apontou para ele e sossegou.~+, e~ Lá dentro um homem assobiava. «Sou eu», disse o pombo. «É por mim que esperam.»`,
      comes: `Um pombo pousou na grade, de costas muito direitas. «Levo recados», disse. «Este é para quem?» Tentou erguer {being}.~+, e~ Do chão só saiu o pombo. «Vou esperar», disse ele, «pelo selo.»`,
      bye: `O pombo deu as boas-noites do seu telhado, de costas muito direitas, e dormiu antes que elas se curvassem.`,
    },
  },
  objects: {
    rod: { noun: a('varinha de pescar'), use: `«Estica», disse {name}, e pegou na cana pelas pontas. Esticou, esticou mais, até o alfinete se perder de vista. Lá em cima, com um clique, prendeu-se. Puseram-se a enrolar a linha.~+, e~ Quem subiu foi quem enrolava.` },
    cozy: { noun: o('abafador de bule'), use: `{name} pegou no abafador às riscas, quente como se acabasse de sair de um bule. Desceu por cima de uma cabecinha gelada.~+, e~ Pelo buraco do bico saiu uma orelha. Dentro das riscas alguém disse «mm», como uma panela que se põe na mesa.` },
    feather: { noun: a('pena torta'), use: `{name} deitou a pena na mão aberta. No começo ela ficou ali, como qualquer pena. E a ponta torta ergueu-se.~+ e~ Foi um pouco para a esquerda e um pouco para a direita, como um cão à trela. «Então é ali que há alguém à espera», disse {pal}.` },
  },
  gates: {
    light: { one: {
      meet: `Ali as sebes tinham crescido por cima do caminho, com candeeiro e tudo. Estava tão escuro que de lá saiu um gato, e só depois se viu que eram dois. «Os gatos veem no escuro», disse {name} ao segundo. «Neste não», disse o gato.`,
      after: `Era ali, então, que vinham parar as bolas! A sebe estava cheia delas, de uma ponta à outra: bolas de trapos, [onze de pingue-pongue, como ovos,] e uma vermelha com marcas de dentes. Empurraram-nas cá para fora, e pela ladeira abaixo a rua tornava a ter os seus verões.`,
    } },
    reach: { one: {
      meet: `Uma vedação de tábuas fechava o caminho, com o dobro da altura de qualquer pessoa. Portão não tinha, nem sequer um buraquinho. PEDE-SE NÃO, dizia uma tabuleta lá em cima. [O resto tinha-o lavado a chuva. «Não o quê?», disse {pal}.] {name} saltou, e viu muito bem mais vedação.`,
      after: `Do alto da vedação viam-se os quintais todos de uma vez. Pela frente aquelas casas eram iguais.~+, mas~ Dali não havia duas parecidas. [Num quintal havia uma banheira com peixes.] Noutro, debaixo de um fio de lâmpadas, um homem dançava devagarinho com um cão.`,
    } },
    call: { one: {
      meet: `Ali estavam ligados os aspersores, sete em fila, mesmo para cima do passeio. Longe, à porta de casa, ao pé da torneira, dormia uma velhinha com as palavras cruzadas no colo. «Se faz favor!», gritou {name}. *Tsip, tsip, tsip*, fizeram os aspersores, todos os sete.`,
      after: `«Não estava a dormir!», gritou a velhinha. «Estava a pensar!» Fechou a torneira, e os aspersores fizeram todos uma vénia. «Já que aí estão: seis letras, *antes da cama*.» {name} pensou. «*Pijama.*» A velhinha contou com o lápis. «Ora vejam lá», disse. [Tinha posto *sardas*.]`,
    } },
    soft: { one: {
      meet: `No passeio estava um cachorrinho com uma chapa ao pescoço, tão molhado e a tremer tanto que ela fazia tim-tim-tim. «Sou cão de guarda», disse ele. «Ninguém passa. Estou a tremer porque sou feroz. Isto é frio, ou também é valentia?»`,
      after: `A chapa já não tocava. «Eu ia morder», disse o cachorrinho, de olhos fechados, «mas só no atacador.» Veio um homem com um chinelo só e abotoou o cão de guarda dentro do roupão. Lá foi ele, de marcha atrás, a guardar a rua.`,
    } },
    way: { one: {
      meet: `Ali juntavam-se cinco ruas: a rua da Nêspera, a travessa da Nêspera, o beco da Nêspera, o largo da Nêspera e uma que era só Nêspera. Debaixo das placas estava um rapaz de bicicleta, com uma piza. «Venho aqui todas as noites», disse ele. «Nunca entreguei nenhuma quente.»`,
      after: `O certo era o largo. As casas faziam uma roda, e cada caixa do correio era a sua casa em pequeno. «Deram com isto!», disse um homem, a apertar a mão a toda a gente. [«Não recebemos uma carta desde maio do ano passado.»] E atrás, pela primeira vez na vida, chegou a piza, a fumegar.`,
    } },
  },
};

export const restless: SeenTelling<PortugueseNoun> = {
  noun: o('carrinho dos gelados'),
  title: `o carrinho dos gelados`,
  sign: `Tlim-tli-ti-tlom, fazia o carrinho dos gelados na rua do Berlinde. Já era escuro, e a essa hora não há gelados. Deu a volta ao quarteirão.~, e~ Aí vinha ele outra vez. [Cantavam também os cães todos.] Tlim-tli-ti-tlom! «Já lá vão onze», disse alguém, de rolos na cabeça, e fechou mais uma janela.`,
  trace: `Na rua havia um pingo de uma coisa verde, fria, pegajosa e doce. Foram atrás dos pingos por uma esquina, e por outra, até ao sítio onde tinham começado. «O carrinho anda às voltas», disse {name}. «O que é que é verde e doce?» «Ervilhas, se for preciso», disse {pal}.`,
  found: `À última esquina da rua do Berlinde apareceu o carrinho dos gelados, sem ninguém dentro. Quando viu gente, travou tão de repente que as bolachas deram um salto. «Gelado?», disse ele. «Vocês vieram cá fora! Agora só correm para a janela.» [Tlim, fez a corneta, sem querer.]`,
  near: `Tlim-tli-ti-tlom! Mesmo ao portão da frente estava o carrinho dos gelados, que já tinha dado onze voltas ao quarteirão. «Há alguém a pé?», perguntou ele. «Ainda bem. Os outros têm todos uma janela para fechar.» Tlim, fez a corneta. «Desculpem. Ela foge-me.»`,
  first: `«Vamos deixar a música lá dentro», disse {name}, e descalçou uma meia para a enfiar na corneta. O carrinho dos gelados calou-se e começou a inchar. *Mmf*, fez o capô.~, e~ A meia foi pelos ares. «Por algum lado tem de sair», disse ele. [«E agora sabe a lã.»]`,
  second: `«Toca a música até ao fim», disse {pal}, «e depois para.» «E onde é o fim?», perguntou o carrinho dos gelados. Tocou.~ e~ Todos puseram o ouvido à escuta. «Agora!», disse {pal}, mas já era o princípio outra vez. «A música está num rolo», disse ele. «Anda à roda, como a roupa na máquina.»`,
  why: `«Ainda tenho um, de pistácio», disse o carrinho dos gelados. «Enquanto não se acabar, não posso recolher. Por isso ando às voltas, a tocar. Dantes vinham a correr, agora fecham a janela. Se eu deixar de tocar, não há ninguém, em casa nenhuma, que olhe cá para fora.»`,
  settled: `O carrinho dos gelados calou a música e abriu a janelinha. Lá estava o último, verde[, com uma bolacha espetada como uma orelha]. «Viemos cá fora por tua causa», disse {name}. «Três colheres, por favor.» Sabia a nozes, a neve e a verde. Então ele pendurou o letreiro ACABOU.~, e~ Os faróis fecharam-se a meio.`,
};

export const wonder: SeenTelling<PortugueseNoun> = {
  noun: o('primeiro pirilampo'),
  title: `o primeiro pirilampo`,
  sign: `Uma noite por ano os pirilampos sobem da erva alta, no fim da rua. Mas tem de haver um que seja o primeiro, e só depois vão os outros. Era hoje.~, e~ {name} já tinha perdido aquilo a dormir, em quatro pijamas diferentes.`,
  trace: `Numa sebe estava alguém a fazer um discurso. «Boa noite. Não. Boa noite *a todos*.» Afastaram os ramos.~+, mas~ Já não havia ninguém. Uma folha ainda abanava, e {name} pôs-lhe o dedo. «Está quente», disse {name}, «como uma lâmpada acabada de apagar.»`,
  found: `Onde acaba o passeio começava a erva alta.~, e~ Ali, sentada em filas, estava a rua do Berlinde inteira. Tinham vindo de roupão, com cadeiras e pipocas. Na folha mais comprida estava um pirilampo, com as asas fechadas por cima da luz[, como quem se senta em cima de uma carta].`,
  near: `No corrimão dos degraus da frente estava um pirilampo de luz apagada. Era o primeiro, o que tem de começar. Mais adiante, à beira da erva, esperava a rua toda, em cadeiras. «Não digam que me viram», disse o pirilampo.`,
  first: `«Experimenta a luz aqui dentro», disse {name}, e fez um escuro com as mãos. O pirilampo entrou. Acendeu-se uma luzinha, e os dedos ficaram todos vermelhos. «Ai, tão vermelhos!», gritou ele, e apagou-se. «São só os dedos», disse {name}. [«Dantes não estavam assim», disse o pirilampo.]`,
  second: `«Acendes-te aos três», disse {pal}. «Um. Dois. Três.» Nem uma faísca. «Era antes do três ou depois?», perguntou o pirilampo. «Aos três», disse {pal}. «É que é muito comprido», disse o pirilampo. «Tem o *tr*, e tem o *ês*.» [Discutiram, e ficou assente que era no *ês*.] «Um, dois», disse {pal}. «E agora, o que vem?», perguntou ele.`,
  why: `«Os outros acendem e apagam», disse o primeiro pirilampo. «A minha luz tem um buraco. Faz pisca-pisca, depois vem o buraco, e depois pisca. Vieram todos, com cadeiras e pipocas, e eu só tenho isto. E se eu a mostrar, e ficar tudo às escuras de vez?»`,
  settled: `O primeiro pirilampo tirou as asas de cima da luz. Pisca-pisca, fez ele. Veio o buraco. Pisca. Não rangeu uma cadeira. Ficou tudo escuro.~+, e então~ Muito longe, na última caixa do correio: pisca-pisca, um buraco, pisca. E a erva toda se acendeu, cada luz com o seu buraco.`,
};
