import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { a, o, type BrazilianNoun } from '../noun.ts';

export const setting: FirstSetting<'neighborhood', BrazilianNoun> = {
  tiny: { noun: o('tatuzinho-de-jardim') },
  home: [
    `{name} morava na rua Bolinha de Gude, no número nove, atrás de um portão azul. De noitinha as luzes das varandas acendiam rua abaixo.~+, e~ Em cada casa alguém punha a mesa.`,
    `Na frente da casa de {name}, na rua Bolinha de Gude, havia quatro degraus de tijolo. De noite eles ainda guardavam o sol.~+, e~ Dali se sentia o cheiro do jantar de onze cozinhas.`,
  ],
  back: `Voltaram passando pelos portões, que já tinham dito o que tinham a dizer e estavam todos no trinco. [Um esguicho rodava no escuro, *tsip, tsip, tsip*.] Então veio a luz da varanda, e debaixo dela os degraus de {name}.~+, e~ O tijolo tinha guardado um pouco de sol.`,
  night: {
    dark: `Pela rua iam chamando os nomes para jantar, compridos e curtos, e um que foi preciso chamar três vezes. As portas se fecharam.~+, e~ Num gramado ficou uma bola. [Cheirava a grama cortada e cebola frita.] Então ninguém chamou mais ninguém, e era noite.`,
    deep: `Agora a rua Bolinha de Gude não tinha mais nada a fazer. Cada carro tinha esfriado, cada mangueira estava enrolada.~+, e~ Uma gata andava bem no meio da rua, como se pode a essa hora.~, e~ Os postes olhavam para os próprios pés.`,
  },
  hush: {
    one: `Primeiro parou o cortador de grama, que é do homem do número seis, que sempre começa tarde demais. Rom, fez ele, rom, depois tossiu duas vezes.~+, e~ Lembrou que a gasolina tinha acabado. [Até sábado, metade daquela grama seria mais alta que a outra.]`,
    two: `Depois foi o piano atrás da cerca viva. Ele só sabe meia música, e tocou bem até onde sempre para. Pela rua inteira, nas camas, as pessoas cantarolaram a nota seguinte.~+, e~ A tampa se fechou.`,
    three: `Então ficaram os grilos. Eram muitos, depois poucos, depois dois, que se revezavam. Cri, dizia o dos degraus.~+, e~ Depois de um tempo o do portão dizia cri.~, e~ Aí ninguém mais lembrou de quem era a vez.`,
  },
  facts: {
    one: `{name} se encostou num muro, e o muro estava quente. “Mas o sol já foi embora”, disse {name}. “O muro ainda não sabe”, disse {pal}. “Tijolo leva o dia todo para esquentar, e depois leva meia noite para esfriar.” Ficaram um tempo ali, de costas nele, gastando o restinho das duas da tarde.`,
    two: `“Está sentindo?”, disse {pal}. “Alguém cortou grama.” “Tem cheiro de verde”, disse {name}. “É a grama chamando. A planta cortada solta esse cheiro, e as vizinhas percebem e se preparam.” {name} se abaixou no gramado seguinte e disse que ele estava muito bonito assim mesmo.`,
    three: `“Conte os cris”, disse {pal}. “Eu digo quando.” Pararam e contaram. “E agora, o que é que eu sei?”, perguntou {name}. “Se está quente. Quanto mais quente a noite, mais depressa o grilo canta.” {name} escutou de novo. “Então ali na cerca acabaram de tirar o casaco”, disse {name}.`,
  },
  places: {
    alley: { noun: o('beco'), arrive: `Atrás das casas ia o beco, onde a rua guarda o que não mostra na frente. Havia um sofá com uma samambaia dentro.~+, e~ As casas, vistas de trás, pareciam pessoas sem sapato. [Uma cesta de basquete se inclinou para ver quem era.]` },
    store: { noun: a('vendinha'), arrive: `A vendinha da esquina estava fechada, mas não tinha ido dormir. No fundo zumbia uma geladeira, iluminando o leite. Na vitrine, entre os melões, estava o gato da noite, fingindo ser melão. [VOLTO JÁ, dizia a porta. Alguém tinha posto embaixo: *quando?*]` },
    playground: { noun: o('parquinho'), arrive: `No parquinho os balanços ainda balançavam um pouco, sem ninguém. [O escorregador era frio no alto e, onde todos caíram, ainda era quente.] Na areia alguém tinha cavado um buraco até o outro lado do mundo.~+, e~ Parou para jantar quando já estava quase lá.` },
    garden: { noun: a('horta'), arrive: `Entre as duas últimas casas ficavam as hortas, um quadrado para cada um, com barbante.~, e~ O feijão subia nas varas.~+, e~ O tomate se encostava em qualquer coisa parada. [Cada quadrado tinha um nome numa plaquinha: Seu Bento, Dona Lia e *Ainda Não*.] Uma abóbora tinha fugido por baixo da cerca.` },
  },
  helpers: {
    gnome: {
      noun: o('anão de jardim'),
      trouble: `Num gramado estava sentado um anão de jardim, de gorro vermelho, que pescava num canteiro. “Está dando peixe?”, perguntou {name}. “Faz sessenta anos nesta primavera”, disse o anão. “Não gosto de tocar no assunto, mas acho que não tem água.”`,
      help: `Ao lado dos degraus havia uma mangueira, e {name} encheu a tigela do cachorro. Foi posta entre as petúnias, bem debaixo do anzol. [O anão a olhou por muito tempo.] Uma pétala caiu, rodou e se prendeu. A linha deu um puxão.~+, e~ O anão pediu que ninguém se mexesse.`,
      gift: `O anão tinha pescado uma pétala. [Mediu duas vezes.] “Leve a minha outra vara”, disse ele. “Com uma pescaria dessas, um homem não precisa de duas.” Era do tamanho de uma colher, com um alfinete torto na ponta. “É bonitinha”, disse {name}. “Ela estica”, disse o anão.`,
      back: `{name} encolheu a vara e devolveu. “Não se mexam”, disse o anão. “Fisguei uma coisa.” Na tigela de água estava a lua. “Já é a terceira vez hoje”, disse ele, e com muito jeito a soltou.`,
      comes: `Toque, toque, toque, veio um anão de jardim com a vara de pescar.~+, e~ Por baixo do gorro olhou bem {being}. “Talvez morda a isca”, disse, e desceu a linha. Esperaram todos, e ninguém mordeu. “Estou acostumado”, disse ele, e se sentou.`,
      bye: `O anão não tirou os olhos da pescaria, mas ergueu o gorro com um anzol e tornou a baixar.`,
    },
    raccoon: {
      noun: o('guaxinim'),
      trouble: `Debaixo de uma cerca viva estava um guaxinim, com uma forma de torta no colo. “Não sou ladrão”, disse ele. “É só a cara. Jogaram isto fora, e eu quero devolver. Faz três noites que eu chego lá rastejando, e três noites que gritam.”`,
      help: `O guaxinim mostrou como fazia, de barriga no chão. “E pelo meio”, disse {name}, “batendo na porta?” Então lá foi o guaxinim pelo caminho da frente, em duas pernas.~+, e~ Bateu. [Ninguém gritou.] “A minha forma de torta!”, disse uma voz, e depois: “Entre, por favor.”`,
      gift: `O guaxinim saiu com torta na máscara. “Isto é para você[, lavo toda noite].” Era um abafador de bule, listrado feito abelha, com um furo para o bico. “Mas bule a gente não tem”, disse {name}. “Nem eu. Mas veja só: ele já veio guardando calor.”`,
      back: `Numa janela acesa estava o guaxinim de guardanapo. “E o meu abafador?”, gritou. “Alguém está dormindo nele”, disse {name}. “Tem orelha saindo pelo furo do bico?” “Uma”, disse {name}. “Então vestiram direito. Já me convidaram para quinta também.”`,
      comes: `Um guaxinim dobrou a esquina e olhou {being} pela frente e por trás. “Na minha família, primeiro se lava.” Foi buscar um pires de água e lavou o ar do lado {being.de}. “Bem, ficou mais limpo”, disse o guaxinim, e foi ficando.`,
      bye: `O guaxinim lavou as mãos no escuro, primeiro uma e depois a outra, e acenou boa-noite com ambas.`,
    },
    pigeon: {
      noun: o('pombo-correio'),
      trouble: `Num carro estava um pombo com um número na perna. [Olhava longe à esquerda, e longe à direita.] “Sou pombo-correio. Pode me soltar a seiscentos quilômetros, e eu chego para o almoço.” “Então qual é o problema?”, perguntou {name}.~+, e~ Ele baixou a voz. “Não conte para os outros. Eu me perdi.”`,
      help: `“Tem um telhado verde”, disse o pombo, olhando para os morros, “e um homem que assobia.” {name} o pegou pelos ombros e o virou.~+, e~ Na casa do lado havia um telhado verde. [Alguém assobiava.] “Puxa”, disse o pombo. “Só nos ensinaram longe.”`,
      gift: `O pombo foi para casa a pé, que eram onze passos, e voltou com uma pena. “Está meio torta, não está?”, disse {name}. “É a parte que sabe”, disse o pombo. “Ponha na palma da mão. Ela vira para quem está esperando por você.”`,
      back: `No telhado verde estava o pombo. “Ela virou?”, perguntou. “Todas as vezes”, disse {name}, erguendo a pena. Ela girou, apontou para ele e sossegou.~+, e~ Lá dentro um homem assobiava. “Sou eu”, disse o pombo. “Sou eu que estão esperando.”`,
      comes: `Um pombo pousou na grade, de costas muito retas. “Eu levo recados”, disse. “Este aqui é para quem?” Tentou erguer {being}.~+, e~ Do chão só saiu o pombo. “Vou esperar”, disse ele, “pelo selo.”`,
      bye: `O pombo deu boa-noite do próprio telhado, de costas muito retas, e dormiu antes que elas se curvassem.`,
    },
  },
  objects: {
    rod: { noun: a('varinha de pescar'), use: `“Ela estica”, disse {name}, e pegou a varinha pelas pontas. Esticou, esticou mais, até o alfinete sumir de vista.~+, e então~ Lá no alto ele se prendeu, com um clique. Foram enrolando a linha.~+, e~ Quem subiu foi quem enrolava.` },
    cozy: { noun: o('abafador de bule'), use: `{name} pegou o abafador listrado, quente como se acabasse de sair de um bule.~, e~ Desceu por cima de uma cabecinha gelada.~+, e~ Pelo furo do bico saiu uma orelha. Dentro das listras alguém disse “mm”, como panela posta na mesa.` },
    feather: { noun: a('pena torta'), use: `{name} deitou a pena na mão aberta. No começo ela ficou ali, como qualquer pena. Então a ponta torta se ergueu.~+ e~ Foi um pouco para a esquerda e um pouco para a direita, como cachorro na guia. “Então é lá que tem alguém esperando”, disse {pal}.` },
  },
  gates: {
    light: { one: {
      meet: `Ali duas cercas vivas tinham crescido por cima do caminho, com poste e tudo. Era tão escuro que de lá saiu um gato, e depois se viu que eram dois. “Gato enxerga no escuro”, disse {name} para o segundo. “Nesse, não”, disse o gato.`,
      after: `Então é aqui que as bolas vêm parar! De ponta a ponta a cerca estava cheia delas: bolas de meia, [onze de pingue-pongue, feito ovos,] e uma vermelha com marca de dente. Foram rolando para fora todas as que encontravam.~+, e~ Ladeira abaixo a rua recebia de volta os verões.`,
    } },
    reach: { one: {
      meet: `Uma cerca de tábuas fechava o caminho, com o dobro da altura de qualquer um. Não tinha portão, nem um buraquinho. PEDE-SE NÃO, dizia uma placa no alto. [O resto a chuva tinha lavado. “Podemos perguntar não o quê”, disse {pal}.] {name} pulou.~+, e~ Viu muito bem mais cerca.`,
      after: `Do alto da cerca se viam todos os quintais de uma vez. Pela frente aquelas casas eram iguais.~+, e~ Daqui não havia duas parecidas. [Num quintal havia uma banheira de peixinhos.] Em outro, debaixo de um fio de lâmpadas, um homem dançava devagar com um cachorro.`,
    } },
    call: { one: {
      meet: `Ali os esguichos estavam ligados, sete em fila, bem em cima da calçada.~, e~ Longe, numa varanda, junto da torneira, uma velhinha dormia, com as palavras cruzadas no colo. “Com licença!”, gritou {name}. *Tsip, tsip, tsip*, fizeram os sete esguichos.`,
      after: `“Não dormi!”, gritou a velhinha. “Estava pensando!” Fechou a torneira, e os sete esguichos fizeram reverência. “Já que estão aqui: uma palavra de seis letras. *Antes da cama.*” {name} pensou. “*Pijama.*” A velhinha contou com o lápis. “Ora veja”, disse. [Ela tinha posto *sardas*.]`,
    } },
    soft: { one: {
      meet: `Na calçada havia um filhote de cachorro com uma plaquinha no pescoço, tão molhado e tão trêmulo que ela fazia tim-tim-tim. “Sou cão de guarda”, disse ele. “Ninguém passa. Estou tremendo porque sou bravo. Isto é frio, ou é bravura também?”`,
      after: `A plaquinha tinha se calado. “Eu ia morder”, disse o filhote, de olhos fechados, “mas só o cadarço.” Veio um homem com um chinelo só e abotoou o cão de guarda dentro do roupão.~+, e~ Ele foi levado de costas, guardando a rua.`,
    } },
    way: { one: {
      meet: `Ali se juntavam cinco ruas: rua da Jabuticaba, travessa da Jabuticaba, beco da Jabuticaba, largo da Jabuticaba e uma que era só Jabuticaba. Debaixo das placas estava um moço de bicicleta, com uma pizza. “Venho aqui toda noite”, disse ele. “Nunca entreguei uma quente.”`,
      after: `O certo era o largo. As casas faziam uma roda, e cada caixa de correio era a mesma casa em miniatura. “Acharam!”, disse um homem, apertando todas as mãos. [“Não recebemos carta desde maio do ano passado.”] E atrás, pela primeira vez na vida, chegou a pizza, quente.`,
    } },
  },
};

export const restless: SeenTelling<BrazilianNoun> = {
  noun: o('carrinho de sorvete'),
  title: `o carrinho de sorvete`,
  sign: `Tlim-tli-ti-tlom, fazia o carrinho de sorvete na rua Bolinha de Gude. Já estava escuro, e sorvete a essa hora não existe. Ele foi dar a volta no quarteirão.~+, e~ Voltou. [Todos os cachorros cantavam junto.] Tlim-tli-ti-tlom! “É a décima primeira”, disse alguém de bobes, e fechou mais uma janela.`,
  trace: `Na rua havia um pingo de alguma coisa verde, fria, grudenta e doce. Foram seguindo os pingos por uma esquina, e por outra, até voltar ao começo. “O carrinho dá voltas e voltas”, disse {name}. “O que é verde e doce?” “Ervilha, em caso de aperto”, disse {pal}.`,
  found: `Na última esquina da rua Bolinha de Gude surgiu o carrinho de sorvete, sem ninguém dentro. Quando viu gente, freou tanto que as casquinhas pularam. “Sorvete?”, disse ele. “Vocês saíram! Agora eles só correm para a janela.” [Tlim, fez a corneta do teto, sem querer.]`,
  near: `Tlim-tli-ti-tlom! Bem encostado no portão da frente estava o carrinho de sorvete, que já tinha dado onze voltas no quarteirão. “Tem alguém de pé?”, perguntou ele. “Que bom. Os outros todos têm janela para fechar.” Tlim, fez a corneta. “Desculpem. Ela escapa.”`,
  first: `“Vamos deixar a música lá dentro”, disse {name}, e tirou uma meia e enfiou na corneta do teto. O carrinho de sorvete se calou.~+ e~ Começou a inchar. *Mmf*, fez o capô.~+, e~ Então a meia saiu voando. “Por algum lugar ela tem de sair”, disse ele. [“E agora estou com gosto de lã.”]`,
  second: `“Toque a música até o fim”, disse {pal}, “e aí pare.” “Onde é o fim?”, perguntou o carrinho de sorvete. Ele tocou, e todos escutaram. “Agora!”, disse {pal}, mas já era o começo de novo. “A música está num rolo”, disse ele. “Ela gira, que nem roupa na máquina.”`,
  why: `“Ainda tenho um, o de pistache”, disse o carrinho de sorvete. “Enquanto ele não acaba, não posso ir para casa. Por isso eu rodo e toco. Antes vinham correndo, agora fecham a janela. Se eu parar de tocar, não vai ter ninguém, em casa nenhuma, que ao menos olhe.”`,
  settled: `O carrinho de sorvete parou a música e abriu a janelinha.~, e~ Lá estava o último, verde[, com um biscoito feito orelha]. “A gente saiu por sua causa”, disse {name}. “Três colheres, por favor.” Tinha gosto de castanha, de neve e de verde. Então ele pendurou a placa ACABOU.~+, e~ As lanternas se fecharam pela metade.`,
};

export const wonder: SeenTelling<BrazilianNoun> = {
  noun: o('primeiro vaga-lume'),
  title: `o primeiro vaga-lume`,
  sign: `Uma noite por ano os vaga-lumes sobem do capim alto, no fim da rua.~, mas~ Um deles tem de ser o primeiro.~+, e~ Depois vão todos. Era hoje, e {name} já tinha perdido isso dormindo, com quatro pijamas diferentes.`,
  trace: `Numa cerca viva alguém fazia um discurso. “Boa noite. Não. Boa noite *a todos*.” Afastaram os galhos.~+, e~ Não havia ninguém.~, mas~ Uma folha ainda balançava, e {name} pôs o dedo nela. “Está quente”, disse {name}, “como lâmpada que acabou de apagar.”`,
  found: `Onde a calçada acaba começava o capim alto, e ali em filas estava a rua Bolinha de Gude inteira. Tinham vindo de roupão, com cadeira e pipoca.~, e~ Na folha mais comprida do capim havia um vaga-lume, com as asas dobradas em cima da luz[, como quem se senta em cima de uma carta].`,
  near: `No corrimão dos degraus da frente estava um vaga-lume de luz apagada. Era o primeiro, aquele que tem de começar.~+, e~ Lá no capim a rua toda esperava em cadeiras. “Não digam que me viram”, disse o vaga-lume.`,
  first: `“Experimente a luz aqui dentro”, disse {name}, fazendo um escuro com as mãos.~+, e~ O vaga-lume entrou. Acendeu-se uma luzinha.~+, e~ Todos os dedos ficaram vermelhos. “Ih, ficou tudo vermelho!”, gritou ele, e apagou. “São só os dedos”, disse {name}. [“Antes não eram”, disse o vaga-lume.]`,
  second: `“Acenda no três”, disse {pal}. “Um. Dois. Três.” Não acendeu nem uma faísca. “Antes do três ou depois?”, perguntou o vaga-lume. “No três”, disse {pal}. “É que ele é comprido”, disse o vaga-lume. “Tem o *tr*, e tem o *ês*.” [Discutiram, e ficou combinado o *ês*.] “Um, dois”, disse {pal}. “E agora, o que vem?”, perguntou ele.`,
  why: `“Os outros acendem e apagam”, disse o primeiro vaga-lume. “O meu tem um buraco. Eu faço pisca-pisca, aí vem o buraco, e depois pisca. Todos vieram com cadeira e pipoca, e é só isso que eu tenho. E se eu mostrar, e ficar escuro de vez?”`,
  settled: `O primeiro vaga-lume tirou as asas de cima da luz.~, e~ Pisca-pisca, fez. Veio o buraco. Pisca. Nenhuma cadeira rangeu.~+, e~ Ficou tudo escuro. Então, longe, na última caixa de correio: pisca-pisca, um buraco, pisca.~+,~ E o capim inteiro se acendeu, cada luz com seu buraco.`,
};
