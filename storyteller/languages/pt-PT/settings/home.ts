import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { a, o, type PortugueseNoun } from '../noun.ts';

export const setting: FirstSetting<'home', PortugueseNoun> = {
  tiny: { noun: a('mariposa') },
  home: [
    `{name} morava numa casa alta e magra, com casacos à entrada e escadas que nunca mais acabavam. De dia era uma casa como as outras.~+, mas~ À noite parecia ter mais andares.`,
    `A cama de {name} ficava no alto da casa, a cozinha ficava cá em baixo, e entre as duas ia a escada. Todas as noites, à subida, o terceiro degrau dizia nhec.`,
  ],
  back: `Subiram a escada para a cama, e o terceiro degrau disse nhec, mas baixinho, como se diz a um amigo. De degrau em degrau a casa encolhia, até ficar do tamanho certo. Lá em cima estava a porta de {name}.`,
  night: {
    dark: `Lá em baixo alguém apagou a última luz. O escuro subiu a escada, um degrau de cada vez.~ e~ Veio sentar-se. Na cozinha estalou uma cadeira, a despedir-se de quem lá tinha estado. [Cheirava a cera e a batatas frias.]`,
    deep: `A essa hora todas as tábuas já tinham dito a sua palavra. Arrefeciam os canos.~, e~ O fogão, de tanto encolher, lá dava o seu estalinho. A casa estava à volta de quem dormia, como duas mãos à volta de um fósforo.`,
  },
  hush: {
    one: `A cozinha foi a primeira a calar-se. A última panela foi para o gancho, disse tim, e pensou melhor. O frigorífico deu um estremeção, como um cão quando sai do rio.~, e~ Parou. [Alguém apagou a luz, e até as migalhas ficaram de folga.]`,
    two: `Depois foi a escada. Alguém subiu, ela disse nhec, fechou-se uma porta. Caiu um chinelo. A casa inteira ficou deitada, à espera do outro. Quando ele caiu, enfim, já se pôde respirar.`,
    three: `Só faltava a torneira, lá ao longe. Plim, dizia ela.~, e~ Quando já ninguém se lembrava, plim. Tinha ainda uma gota, mesmo na ponta do nariz. Essa guardou-a para amanhã.`,
  },
  facts: {
    one: `«Porque é que a escada só range de noite?», perguntou {name}. «De dia também range», disse {pal}, «mas não se ouve. E com o frio a madeira encolhe um cabelo, e cada tábua tem de se ajeitar.» {name} pisou numa. Nhéc. «Então só se virou na cama», disse {name}.`,
    two: `{name} parou diante da janela escura, e lá estava {name}. «De dia vê-se o jardim. Porque é que de noite me vejo eu?» «O vidro mostra-te sempre», disse {pal}, «mas de dia a luz de fora é tão forte que te apaga.» Depois acenaram ao vidro, e o vidro retribuiu.`,
    three: `Em cima da porta estava uma aranha. «Como é que ela sabe que chegou o jantar?», perguntou {name}. «Escuta com um pé no fio», disse {pal}. «A mosca treme de uma maneira e a folha de outra.» {name} encostou um pé descalço à parede da casa.~+, e~ Sentiu, lá no fundo, um zumbido.`,
  },
  places: {
    landing: { noun: o('corredor'), arrive: `De noite, o corredor lá de cima era outro. O tapete tinha-se feito lago.~, e~ O candeeiro estava na margem, como uma senhora alta de chapéu. Atrás de cada porta respirava alguém. [Um deles assobiava no fim.]` },
    kitchen: { noun: a('cozinha'), arrive: `Na cozinha, a lua tinha entrado e deitara-se no chão, aos quadrados. As panelas estavam penduradas em fila, do pai até ao bebé.~, e~ Cheirava ao pão de amanhã, que crescia debaixo de um pano. [Quando tornaram a olhar, o pano estava mais alto.]` },
    cupboard: { noun: o('armário da escada'), arrive: `A porta do armário da escada era pequenina, e lá dentro havia mais do que devia. Havia patins, um tambor e uma tenda que suspirou ao ver gente. Cheirava a galochas e a um verão antigo. [Por cima, quem subia a escada andava pelo céu.]` },
    attic: { noun: o('sótão'), arrive: `No sótão entrava-se de cabeça, como uma rolha. O telhado descia dos dois lados até ao chão. Um cavalo de baloiço olhava pela janela, desde o dia em que alguém crescera. [O pó era tanto que tinha carreiros.]` },
  },
  helpers: {
    mouse: {
      noun: o('rato'),
      trouble: `Um rato vinha a puxar uma casca de queijo.~, e~ Mesmo à porta de casa ficou-lhe entalada. «Estão seis lá dentro», disse o rato. «Já lhes cheira, e puseram-se a cantar.» [{name} encostou o ouvido à parede, e era verdade.]`,
      help: `Experimentaram a casca deitada, experimentaram-na em pé. [«Já foram buscar a tesoura», disse o rato.] «Eles estão lá dentro», disse {name}, «e o queijo está cá fora. E se fossem eles a sair?» Foi assim que seis ratinhos jantaram em fila, em cima do pé descalço de {name}.`,
      gift: `«Toda a vida», disse o rato, «só levei coisas *para dentro*.» Entrou em casa e voltou de marcha atrás, a puxar uma caixa de fósforos com um coto de vela e uma lasca de espelho. «Chamo-lhe a muita-luz. É uma luz pequena, contada duas vezes.»`,
      back: `O rato estava à porta, a contar cabeças. {name} devolveu-lhe a caixa de fósforos.~+, e~ Ele acendeu o coto, para ter a certeza. «Doze!», disse. [«Ao jantar eram seis», disse {name}.] Depois olhou para o espelho e soprou a vela. «Seis», disse ele, e mandou-os a todos para a cama.`,
      comes: `Veio um rato, muito encostado à parede. «Já experimentaram queijo?», perguntou, e pôs uma migalha diante {being.de}. Não aconteceu nada. «Era só uma ideia», disse ele, e sentou-se ao lado. Quando tornaram a olhar, só lá estava o rato.`,
      bye: `Atrás da parede o rato contava os filhos, chegou a seis e, à cautela, contou outra vez.`,
    },
    coat: {
      noun: o('sobretudo'),
      trouble: `«Chiu», disse o sobretudo do último cabide, que tinha sido do avô e que ninguém era capaz de dar. «Há que tempos tenho uma coisa metida na manga esquerda, e não lhe chego. É que sou só braços, estás a ver?»`,
      help: `{name} meteu o braço pela manga dentro, até ao ombro. Saiu uma luva, e atrás dela o cordão que prende uma luva à outra.~, e~ A outra, já se vê, estava na outra manga. [Por um instante o sobretudo teve alguém lá dentro outra vez, e ficou muito direito.]`,
      gift: `«Assim, sim», disse o sobretudo, e descaiu os ombros. «Leva o meu guarda-chuva, que está ali ao canto. É preto, e o cabo é um gancho. O avô apanhava com ele as maçãs de cima. E uma vez, já atrasado, apanhou o autocarro.» [{name} apertou-lhe o botão do colarinho, por causa do frio.]`,
      back: `O velho sobretudo estava no seu cabide, com uma luva em cada manga. {name} pendurou-lhe no braço o guarda-chuva. «Parece que vais sair», disse {name}. «Não, não», disse o sobretudo, a quem a ideia aquecia. «Mas podia.»`,
      comes: `Lá veio o velho sobretudo, sem ninguém dentro. «Talvez eu tenha alguma coisa», disse ele, e do bolso saiu um rebuçado de hortelã.~+,~ Só que {being} não queria rebuçado nenhum. «Eu também não», disse o sobretudo, e pendurou-se numa maçaneta, para ver.`,
      bye: `O sobretudo deu as boas-noites com uma manga vazia, e os bolsos estavam cheios daquela noite.`,
    },
    cat: {
      noun: a('gata'),
      trouble: `A gata estava sentada diante de uma almofada, em vez de em cima dela. «Está ocupada», disse, com azedume. Lá em cima havia um botão. «É só empurrá-lo», disse {name}. «Eu deito abaixo o que está no lugar. Isso é desporto», disse a gata. «Deitar abaixo o que não está é arrumação.»`,
      help: `{name} pôs o botão numa prateleira, mesmo à beirinha. «O lugar dele é este», disse {name}. Uma pata esticou-se, devagar como o mel. Tic, tic, tic, lá foi o botão pela escada abaixo. «Já sou eu outra vez», disse a gata, e subiu para a almofada.`,
      gift: `«Eu não dou presentes», disse a gata, «mas este guizo não me serve. Já estragou mais noites boas do que a chuva.» Era pequeno e prateado.~+, e~ A voz dele entrava por um ouvido e descia até ao fundo.`,
      back: `A gata estava na almofada, e a almofada era toda gata. «O teu guizo», disse {name}. «Na prateleira», disse a gata, de olhos fechados. «Mais à beira.» {name} pô-lo mais à beira. «É para amanhã de manhã», disse a gata.`,
      comes: `A gata sentou-se de costas para {being}. «Estou a ajudar», disse ela. «Quem não olha também ajuda. As coisas resolvem-se quase todas quando eu não olho.» Aquela não se resolveu. A gata virou uma orelha para trás, para não perder nada.`,
      bye: `Quanto à gata, não deu as boas-noites a ninguém, mas deu-as em cima dos pés de todos.`,
    },
  },
  objects: {
    matchbox: { noun: a('muita-luz'), use: `{name} abriu a caixa de fósforos e acendeu o toco de vela.~+, que~ Brilhava menos do que uma sarda. Mas o espelho viu-a e repetiu.~+, e~ A vela respondeu. Foram assim, um e outro, até o lugar inteiro ficar dourado.` },
    umbrella: { noun: o('guarda-chuva'), use: `«Este apanha maçãs», disse {name}, «e autocarros.» Lá foi o guarda-chuva do avô para o alto, na ponta de um braço e de dez dedos do pé.~+, e~ O gancho agarrou. Subir por ele era como subir para o colo de um velho alto. [Ali mesmo cheirava a hortelã.]` },
    bell: { noun: o('guizo'), use: `{name} segurou o guizo pela fita e mexeu um dedo. Tim. Era um som dos menores.~+, mas~ Não há casa onde não o conheçam. «A gata!», disse alguém que estava a dormir, e ouviu-se um baque.` },
  },
  gates: {
    light: { one: {
      meet: `Ali ficava a passagem onde se fundira a lâmpada. De dia são onze passos. De noite, ainda ninguém os contou, e lá ao fundo alguma coisa dizia plim. «A correr é mais perto», disse {pal}. «A correr não se vê nada», disse {name}.`,
      after: `Onze passos, contou {name}. O que dizia plim era só um guarda-chuva, a falar de chuva com uma galocha. A meio havia um quadro que o escuro nunca deixara ver. Era aquela casa, de noite, com as janelas todas acesas.`,
    } },
    reach: { one: {
      meet: `Dali em diante, subia-se por um alçapão no teto, que tinha uma argola para puxar. A argola era mais alta do que {name} em cima de uma cadeira. Era mais alta do que {name} em cima de uma cadeira em cima de um caixote. [«As pessoas deviam ser mais compridas», disse {pal}.]`,
      after: `Saíram pelo chão do andar de cima, primeiro os cabelos. Todo o calor do dia tinha subido para ali.~, e~ Ninguém o gastara. [Sentaram-se nele um bocadinho, com as pernas a abanar no fresco.] Lá em baixo ficava o resto da casa, pequenina como a das bonecas.`,
    } },
    call: { one: {
      meet: `Ali a porta estava trancada por dentro. Atrás dela dormia o cão velho, que toma conta das trancas, deitado em cima do único ouvido bom. Bateram.~, e~ Só veio um ronco, com um assobio na ponta.`,
      after: `Clique, fizeram as unhas. Fum, fez um focinho na frincha. Depois correu a tranca, devagar e um pouco molhada. O cão velho abanou tudo o que tinha e tornou a deitar-se, agora em cima do outro ouvido.`,
    } },
    soft: { one: {
      meet: `No vão da porta estava o urso do bebé. Tinha caído do berço e, já que ali estava, resolvera guardar a porta.~+, mas~ Tinha frio até ao recheio. «Alto lá», disse ele. «Por cima de mim ninguém passa. O que se faz é pegar-me ao colo.»`,
      after: `«Podem passar», disse o urso. «Se alguém perguntar, estive sempre de guarda, e não disse mamã nem uma vez.» De caminho, devolveram-no ao berço.~+, onde~ Uma mãozinha, a dormir, o agarrou por uma perna.`,
    } },
    way: { one: {
      meet: `Ali o corredor tinha portas a mais. De dia eram três. Agora eram oito, com a cara de {name} em cada puxador. «Uma é a nossa, outra é a das vassouras», disse {pal}. «E as outras seis», disse {name}, «de manhã não existem.»`,
      after: `A porta certa era a quinta, e abriu-se sem nenhum barulho. Quando olharam para trás, as outras já tinham voltado a ser parede. [Menos a das vassouras, que se escancarou, e foi preciso pedir desculpa às vassouras.]`,
    } },
  },
};

export const restless: SeenTelling<PortugueseNoun> = {
  noun: o('relógio'),
  title: `o relógio`,
  sign: `Bom! Algures na casa batia um relógio, e tremiam os copos das escovas de dentes. Bom, bom! «Vinte e seis», disse alguém atrás de uma porta, «e vinte e seis não existe.» Acordou o bebé, o cão fez ão.~, e~ O bebé fez ão também.`,
  trace: `Numa prateleira estava um despertador, com algodão nos ouvidos. «Aquele que bate é meu primo», disse ele, «e passa a noite a perguntar-me a mesma coisa.» «O quê?», quis saber {name}. «Bom», disse o despertador. «E que é que se responde a isto?»`,
  found: `Lá em baixo, à entrada da casa, estava o relógio de sala, alto e castanho, a tapar a cara com os ponteiros. [O pêndulo ia e vinha, como quem anda às voltas num quarto pequeno.] «Bom», disse o relógio. «Ai, ai. Perdi-me na conta, e agora tenho de continuar. Bom.»`,
  near: `Bom! Foi mesmo atrás da porta do quarto. O relógio de sala tinha subido a escada inteira e ali estava, a tapar a cara com os ponteiros. «Bom», disse o relógio. «Ai, ai. Bom. Há por aqui quem saiba as horas?»`,
  first: `«E se lhe pusermos uma coisa fofa?», disse {name}. Dentro do relógio batia um martelinho.~, e~ {name} calçou-lhe uma meia. *Bum*, fez o relógio. «Este não sou eu», disse ele. «Este é alguém dentro de um saco.» {name} tirou-lhe a meia. «*Bom*», disse ele. «Muito agradeço.»`,
  second: `«Conta de trás para diante», disse {pal} ao relógio. «Assim hás de chegar ao fim.» Contaram todos. «Três.» Bom. «Dois.» Bom. «Um.» Bom. «Pronto», disse {pal}, «agora já não há nada.» «E a seguir a nada, o que vem?», perguntou o relógio. «Bom.»`,
  why: `«Eu é que digo a todos que são horas de dormir», disse o relógio. «Sobem, boa noite, boa noite, e apagam a luz. Em cento e nove anos, nunca ninguém mo disse a mim. Por isso pergunto e torno a perguntar: bom? Se me calar, é que não há mesmo ninguém.»`,
  settled: `O relógio afastou um bocadinho os ponteiros, só para espreitar. «E eu, a que horas vou para a cama?», perguntou. «Agora», disse {name}. «Boa noite, relógio.» «Então *sempre* há alguém», disse ele. [Lá dentro suspiraram os pesos.] Tique, disse. Toque, disse, como quem se ri debaixo dos lençóis.`,
};

export const wonder: SeenTelling<PortugueseNoun> = {
  noun: a('janela colorida'),
  title: `a janela que acorda uma vez`,
  sign: `No alto da casa, mesmo debaixo do telhado, há uma janela redonda, de vidros de cores. Uma noite por ano a lua passa por trás dela.~+, e~ A janela acorda. A tia mais velha já viu, e só diz: «Ah.» A noite era aquela.`,
  trace: `No chão estava um bilhete do tamanho de uma unha, com um canto roído, que quer dizer pago. «*Caixa de chapéu dois, lugar quatro*», leu {name}. «E quem é que vai ver uma caixa de chapéu?», perguntou {pal}. «Na caixa, sentam-se», disse {name}. «O que se vê é outra coisa.»`,
  found: `Lá em cima, debaixo do telhado, estava a janela colorida, preta como um poço. Diante dela, em caixas de chapéu, sentavam-se nove ratos, uma borboleta da noite e o cavalo de baloiço. A lua já tinha chegado.~+, mas~ A janela não se acendia, e era de propósito.`,
  near: `Ao lado do quarto há uma janela redonda, de vidros de cores. Tinham vindo vê-la dois ratos, uma borboleta da noite e um chinelo. A lua já lá estava, e a janela fazia de conta que não. «Olhem antes para o tapete», disse ela.`,
  first: `«Nós fechamos os olhos», disse {name} à janela, «e tu acendes-te.» Fecharam, e alguns ainda puseram a pata por cima. «Está alguém a olhar», disse a janela. «Quem?», perguntou {name}. «A borboleta.» «Eu não tenho pálpebras», disse a borboleta. E assim não se acendeu coisa nenhuma.`,
  second: `«Só um cantinho», disse {pal} à janela. «Só o vermelho, e a gente vai-se deitar.» A janela pensou bem. «Eu até acendia», disse ela, «mas esse está pegado ao amarelo.» «Então esses dois», disse {pal}. «E o amarelo», disse a janela, «está pegado a tudo.»`,
  why: `«Não olhem», disse a janela, numa voz fininha. «Agora tenho uma racha. Foi no dia do granizo, e atravessa-me o azul de ponta a ponta. Vieram todos, de bilhete na pata, ver uma coisa sem defeito. Se me acender, só vão ver a racha.»`,
  settled: `A janela deixou passar um pingo de vermelho, do tamanho de uma cereja. Depois veio o dourado. Por fim veio o azul, com a racha de ponta a ponta, e a racha brilhava como um rio. Disseram todos ah, como deve ser. {name} estendeu a mão para a luz.~+, e~ Ela ficou azul.`,
};
