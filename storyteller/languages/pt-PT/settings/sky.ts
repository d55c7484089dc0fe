import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { a, o, os, type PortugueseNoun } from '../noun.ts';

export const setting: FirstSetting<'sky', PortugueseNoun> = {
  tiny: { noun: a('joaninha') },
  home: [
    `A casa de {name} ficava numa nuvem branca, das pequenas, presa por uma corda a uma vila lá em baixo. À tardinha as janelas faziam-se cor-de-rosa.~, e~ A cozinha cheirava a torradas.`,
    `A casa de {name} estava pendurada no céu por nove balões, com uma nuvem a fazer de degrau das traseiras. À noite baloiçava um bocadinho.~, e~ Ao jantar a sopa ia e vinha.`,
  ],
  back: `Voltaram de nuvem em nuvem, e cada uma afundava um bocadinho, como um colchão. Lá em baixo ficava a terra, toda escura, com uma luz aqui e outra ali. [Passou um comboio no fundo, com barulho de fecho-éclair.] E mais adiante, pequena e amarela, estava a janela da casa de {name}.`,
  night: {
    dark: `No céu a noite vem de baixo. Primeiro escureceram os vales.~ e~ Depois escureceram os montes. Cá em cima ainda era de tarde, e depois já não era. [O frio atravessava as nuvens e cheirava a lata.] Já lá estava uma estrela, como quem chega cedo de mais a uma festa.`,
    deep: `Agora o céu estava todo escuro.~, e~ As nuvens dormiam encostadas umas às outras. A lua passou entre elas e deixou um pouco de luz em cada lombo. Lá em baixo apagou-se um candeeiro[, que era a terra a dizer que por hoje bastava].`,
  },
  hush: {
    one: `Os gansos foram os primeiros a calar-se. Todo o dia tinham avisado uns aos outros que era pela esquerda. Agora sentaram-se em duas filas e deram as boas-noites um a um, o que leva tempo. Depois eram só dois gansos.~, e~ Depois não era nenhum.`,
    two: `A seguir foram as cordas, que rangem quando as nuvens puxam. As nuvens tinham-se deitado.~, e~ As cordas ficaram bambas. «Nhec», disse uma, lá longe, e mudou de ideias. Depois só havia o lado fresco da almofada.`,
    three: `Ficou então um som, o mais pequeno do céu. Na beira da nuvem cresce uma gota de orvalho, solta-se, e tem tanto caminho para cair. {name} pôs-se à escuta, a ver quando chegava.~, e~ Escutou, escutou, até já ninguém escutar.`,
  },
  facts: {
    one: `«Uma nuvem branca comum pesa mais ou menos cem elefantes», disse {pal}. «Ela não cai porque as gotas são tão pequenas que o ar as segura.» {name} andou na nuvem seguinte em bicos de pés. [Não parecia certo pôr mais peso nos elefantes.]`,
    two: `«Porque é que o sol fica vermelho ao fim da tarde?», perguntou {name}. «Vem de mais longe», disse {pal}. «A luz atravessa muito ar, e o ar espalha o azul. O que chega é o vermelho.» [{name} pensou nele a sair com todas as cores.] «À saída devia ser uma caixa cheia», disse {name}.`,
    three: `«Há pássaros que dormem a voar», disse {pal}. «A fragata faz isso por cima do mar, uns segundos de cada vez.» {name} achou que seria útil. [«Que metade está acordada agora?», perguntou {pal}.] Os dez passos seguintes deram-se com o lado esquerdo a dormir.`,
  },
  places: {
    laundry: { noun: o('estendal do tempo'), arrive: `Entre duas nuvens ia a corda onde se põe o tempo a secar. Havia uma neblina presa pelas pontas e três morrinhas ao lado.~+, e~ Passar-lhes por baixo era como levar um beijo de uma toalha. [Ao fundo pendia uma manga cinzenta, que nunca ninguém veio buscar.]` },
    trail: { noun: a('estrada do avião'), arrive: `Uma risca branca atravessava o céu todo. Tinha-a feito um avião, que já lá ia. [Cheirava a lata quente.] Olharam à esquerda, à direita, outra vez à esquerda.~+ e~ Atravessaram. Quando se viraram, estava tudo apagado, menos o bocadinho das pegadas.` },
    peak: { noun: o('pico da montanha'), arrive: `No meio de tanta nuvem aparecia um bocado de montanha, só a pontinha, com uma colher de neve e um cardo. [«Não afunda», disse {pal}.] Como era o único chão em muitos quilómetros, à saída limparam os pés.` },
    balloons: { noun: os('balões perdidos'), arrive: `É aqui que vêm parar os balões que alguém largou. Estavam em filas, debaixo de uma nuvem alta: uns vermelhos, um peixe azul e um 4 que fugira de uma festa de anos. [Um, prateado, ainda cheirava a bolo.] A viagem tinha sido boa, disseram, tirando o choro ao princípio.` },
  },
  helpers: {
    goose: {
      noun: a('gansa'),
      trouble: `Numa nuvem cinzenta, uma gansa contava gansos. «Dezanove», disse ela. «Éramos vinte.» Recomeçou pela outra ponta, e deu dezanove. [«A contagem é comigo», disse, muito direita.] «Perdi um, e o pior é que não sei qual.»`,
      help: `«Eu toco-lhes», disse {name}, «e tu fechas os olhos.» {name} seguiu pela fila, toque, toque.~+, e~ Cada ganso disse o seu número. «Dezanove», disse o último. Ainda sobrava uma gansa por tocar. «Vinte», disse ela. «Ah! Quem faltava era *eu*.»`,
      gift: `«Fica com esta», disse a gansa, e arrancou uma pena cinzenta, torta a meio. «Parece uma pena», disse {name}. «É uma pena», disse a gansa. «Mas já foi a África e voltou onze vezes, e não se engana nem que queira.» [«E já quis?» «Quis eu. Esteve uma semana sem me falar.»]`,
      back: `A gansa contava as fileiras. {name} estendeu a pena, e ela girou e apontou para a dona. «Então voltou», disse a gansa. «Dezanove deitados, e uma que conta.» Depois deitou-se na ponta.~+, e~ Deu vinte.`,
      comes: `Passou uma gansa, a pé. «Isto é preciso voar em V», disse ela {being.ao}. «Eu sou o bico.» Fez de bico e ficou à espera. «Com um só, é mais um ponto», disse a gansa, e sentou-se, a fazer de ponto.`,
      bye: `A gansa contou cada um que passava, depois a lua e, à cautela, contou-se a si duas vezes.`,
    },
    swift: {
      noun: o('andorinhão'),
      trouble: `Em cima da nuvem estava uma coisa que parecia um cabide caído. [Mexia as pernas, que quase não as havia.] «Sou um andorinhão», disse ele, «e pousei. Eu como e durmo no ar. Fui ver um pôr do sol e distraí-me. Por favor, façam de conta que sou um pau.»`,
      help: `{name} deitou-se de barriga, para ver melhor. As asas eram compridas, as pernas mal chegavam a ser pernas. [Para cima não ia. E para baixo?] {name} levou o andorinhão até à beira da nuvem e abriu as mãos. Caiu como uma colher.~+, e~ A meio da queda a colher era um pássaro.`,
      gift: `Lá vinha o andorinhão outra vez. «Abram as mãos!», gritou, e deixou cair um tufo de penugem cinzenta[, da que mora debaixo das camas]. «É tudo quanto encontrei de fofo até hoje. É só puxar.» Depois foi para África, ou jantar. Com os andorinhões nunca se sabe.`,
      back: `Passou o andorinhão, a planar, com um olho fechado. «E a minha penugem?», murmurou. «Está alguém a dormir nela», disse {name}. «Muito bem», disse ele, na volta seguinte. Depois foi lá para onde não há onde pôr os pés.~+, e~ Fechou o outro olho.`,
      comes: `Passou um andorinhão, porque os andorinhões não param. «O que falta aí», gritou, e desapareceu, e deu a volta, «é penugem!» E soltou um bocadinho, do tamanho de uma ervilha. [{Being} aceitou, por educação.] «Eu só vou», disse, e deu a volta, «ficar para ver.»`,
      bye: `O andorinhão passou mais uma vez, de asas abertas, e não disse nada, porque já dormia.`,
    },
    kite: {
      noun: o('papagaio'),
      trouble: `Um papagaio vermelho estava sentado numa nuvem, atado na sua própria linha como um embrulho. [Tentou restolhar e não pôde.] «Dei uma pirueta», disse ele. «Ninguém olhou, por isso dei sete, e depois já ninguém me via de tanta linha. Não estou perdido. Largaram-me, é diferente.»`,
      help: `{name} desistiu dos nós e sentou-se à frente, como quem tem bilhete. «E sete piruetas para o outro lado?» «Alguém vai olhar?», perguntou o papagaio. A linha soltou-se toda.~+, e~ As palmas foram tantas que houve oitava. [Por último soltou-se-lhe o mau humor.]`,
      gift: `«Fica com a minha cauda», disse o papagaio. «Já passei dessa fase.» Era só um cordel comprido com nós de jornal, e {name} leu um pedaço: «*Quinta-feira, aguaceiros.*» «[E foi mesmo.] É mais forte do que parece», disse o papagaio. «Há anos que me segura.»`,
      back: `O papagaio vermelho pendia por cima do caminho, a dançar. «Segurem-me, por favor», disse ele. «Não consigo parar com as piruetas.» {name} atou-lhe outra vez a cauda.~+, e~ O papagaio deu um puxão e parou. «Olhem», disse. «Nenhuma pirueta.» Todos as viram, uma por uma.`,
      comes: `Um papagaio vermelho desceu até {being}. «Uma pirueta alegra qualquer um», disse. «Vê.» Deu uma muito boa. «Agora é a tua vez.» {Being} não deu pirueta nenhuma. «Então dou-a por ti», disse o papagaio, e deu, e ficou por ali.`,
      bye: `O papagaio acenou as boas-noites com uma ponta, depois com outra, até acenar com as quatro e ter de recomeçar.`,
    },
  },
  objects: {
    feather: { noun: a('pena da gansa'), use: `{name} levantou a pena da gansa e largou-a.~+, mas~ Em vez de cair, ela deu uma volta e apontou. {name} empurrou-a um pouco para a esquerda.~+, e~ Ela voltou, com um ar ofendido. [«Tem bastante certeza», disse {pal}.] Depois fiaram-se na palavra da pena.` },
    fluff: { noun: o('tufo de penugem'), use: `O tufo de penugem saiu do bolso, e {name} puxou. Vinha, e vinha: algodão, lã, [ganso velho,] e quase um dente-de-leão inteiro. Era uma almofada, depois um edredão. Alguém pequeno e com frio entrou nele.~+, e~ Lá do meio saiu um suspiro.` },
    tail: { noun: a('cauda do papagaio'), use: `{name} rodou a cauda do papagaio duas vezes e atirou-a. Subiu, com os jornais a restolhar, e agarrou. [Se segurou um papagaio, segura {name}.] Treparam, uma mão, depois a outra, por uma semana inteira de tempo. Segunda-feira era de aguaceiros. «E o de cima, o que diz?», gritou {pal}.~+, e~ {name} olhou. «*Bom.*»` },
  },
  gates: {
    light: { one: {
      meet: `Ali o caminho entrava por uma nuvem da altura do céu, e lá dentro era tudo cinzento e grosso como uma almofada. {name} deu um passo para dentro, e sumiram-se-lhe os pés. [Deu um passo para fora, e lá estavam.] Cheirava a chuva por estrear.`,
      after: `Era ali, então, que se guardava a chuva. As gotas estavam penduradas em fiadas.~+, e~ Cada fiada tinha a sua etiqueta: *Morrinha. Aguaceiros. Piqueniques.* Passaram de lado, com os cotovelos encolhidos. Caiu uma gota no nariz de {name}, e o piquenique de alguém ia ter uma gota a menos.`,
    } },
    reach: { one: {
      meet: `Ali o caminho acabava, e só continuava noutra nuvem, da altura de um telhado. {name} saltou[, de braços no ar]. Mas as nuvens afundam.~+, e~ A cada salto esta descia e a outra parecia mais alta. «Para», disse {pal}. «Estás a fazê-la crescer.»`,
      after: `Lá no alto, deitaram-se na beira, a olhar. Viam-se os campos, como uma manta de retalhos, e na manta uma vila, que parecia uma migalha. {name} disse adeus à luz mais pequena de todas. [«De lá não te veem», disse {pal}.] A luz apagou-se.~+ e~ Tornou a acender-se.`,
    } },
    call: { one: {
      meet: `Ali havia um vão, e a ponte estava enrolada do outro lado. Ao pé dela dormia um pelicano, com o chapéu atado por cima dos ouvidos. «A ponte, se faz favor!», gritou {name}, a acenar. O pelicano, a dormir, acenou também. Depois acenou com a outra asa.`,
      after: `«A ponte!», disse o pelicano, a desatar o chapéu. «E eu a sonhar: mas que gente tão simpática.» A ponte desceu, tábua a tábua, e atravessaram com as mãos nas cordas. «Quanto é?», perguntou {name}. «Não é nada. Já me pagaram em acenos.»`,
    } },
    soft: { one: {
      meet: `No caminho estava uma nuvem muito pequena, a tremer, e de cada vez que tremia nevava. Ninguém passava. «Desculpem», disse ela. «Subi para onde é frio, porque alguém duvidava de mim.» «Quem?», perguntou {name}. «Eu», disse a nuvem, e nevou outra vez.`,
      after: `«Aqueci», disse a nuvenzinha. «Aqueci até às bordas.» Fez-se corada por baixo e subiu do caminho como massa de pão. A neve escorria dela aos fios.~+, e~ Da própria nuvem caiu uma gota. «Não liguem», disse ela. «É de contente.»`,
    } },
    way: { one: {
      meet: `Ali o caminho abria-se em cinco carreiros brancos, iguais como almofadas. Havia uma tabuleta. Apontou para a esquerda, veio um ventinho, apontou para a direita. Depois apontou para {pal}. «Acho que não sou eu», disse {pal}. [«Ela bem quer ajudar», disse {name}, «mas nunca lhe disseram como.»]`,
      after: `O carreiro certo era o mais fino, aquele que deixava ver o escuro. Não parecia aguentar nem um pardal, e aguentou tudo. [Mais adiante fez-se largo e branco.] Lá atrás, a tabuleta apontava enfim para o lado certo.~+, e~ Não estava lá ninguém para a ler.`,
    } },
  },
};

export const restless: SeenTelling<PortugueseNoun> = {
  noun: o('ventinho'),
  title: `o ventinho`,
  sign: `À hora de dormir levantou-se vento, lá em cima, nas nuvens. Abanava as portadas, tocava nas colheres, entrava pela fechadura e saía pela chaminé. «Uiii», fazia ele. «Uii. *Uiiiiii?*» [Três nuvens deram um encontrão, acordaram e disseram o que pensavam.] Andava à roda, à roda da casa, e ninguém dormia.`,
  trace: `Na beira de uma nuvem estava um anel de migalhas e cotão, tão perfeito como um prato. «Alguém andou aqui à roda», disse {name}. «E sem pés», disse {pal}. Na nuvem a seguir estava outro, que ainda girava.`,
  found: `Lá no alto, num canto entre duas nuvens, andava um ventinho às voltas. Só se via o que ele levava: um bilhete de autocarro e um chapéu de papel. «É só mais uma volta», gritou ele, e deu-a. «Esta não valeu», disse.`,
  near: `Mesmo diante da casa andava um ventinho, às voltas e mais voltas. Via-se pelo chapéu de papel que rodava com ele. «Uiii», disse ele, ao passar pela janela, e deu de caras consigo próprio, que vinha do outro lado. «Ups», disse.`,
  first: `«Deita-te aqui na minha manga», disse {name}, e abriu-a ao ventinho. Ele entrou por um braço.~ e~ Saiu pelo outro. «É uma rica manga», disse o vento. «Só que tem duas portas, e eu não posso ver uma porta quieta.»`,
  second: `«Larga o chapéu, que já descansas», disse {pal}. O ventinho largou-o.~, e~ Agora não havia maneira de o ver. «Já paraste?», perguntou {pal}, para a esquerda. «Não», disse o vento, da direita. [«E agora?» «Também não», disse ele, de trás.] Tornaram a dar-lhe o chapéu.`,
  why: `O ventinho deixou cair o chapéu. «Se eu parar», disse ele, «deixo de ser vento. Um vento deitado é só ar, e já viram o ar que há? Ninguém saberia que bocado sou eu. A um vento ainda se dão as boas-noites. Ao ar, ninguém as dá.»`,
  settled: `O ventinho deu mais uma volta e deitou-se debaixo do queixo de {name}. {name} respirou para dentro, e ele entrou. {name} respirou para fora.~, e~ Ele ainda lá estava. «Ah», disse o vento, para cá e para lá. «Estou deitado, e continuo.» «A noite toda», disse {name}. «Boa noite, vento. Esse bocado aí és tu.»`,
};

export const wonder: SeenTelling<PortugueseNoun> = {
  noun: o('arco da lua'),
  title: `o arco da lua`,
  sign: `Uma noite por ano, quando a lua cheia fica de um lado das nuvens e a chuva do outro, aparece o arco da lua. É um arco-íris às escuras.~, e~ Era hoje. [{name} tinha um retrato, feito por quem viu, e era uma folha toda preta. «Faltou-me o branco», disseram.] Pelo céu fora, sem barulho, a chuva já tomava o seu lugar.`,
  trace: `Na névoa rasteira, alguém tinha começado um arco. Era pálido, da altura de um sapato, e estava apagado. Ao lado havia outro, já pelo joelho, e também estava apagado. «Alguém começa e torna a começar», disse {name}. «E para», disse {pal}.`,
  found: `Por cima das nuvens estava a chuva suspensa, e a lua cheia batia-lhe de frente. Em cada nuvem havia alguém que viera ver. [Eram andorinhas em fila e um balão meteorológico, que vinha direito do emprego.] Lá em baixo, na chuva, apareceu um pé de arco, muito pálido. Viu aquela gente toda.~, e~ Apagou-se.`,
  near: `Junto ao degrau das traseiras estava o pé de um arco da lua, e via-se o degrau através dele. O resto devia subir, dar a volta e descer.~+, mas~ Só chegou até à janela. Viu toda a gente à espera em cima das nuvens, e parou.`,
  first: `«Nós não olhamos», disse {name}, e viraram-se todos.~+, mas~ Continuou escuro. «Já saíste?», perguntou {name}. «Não posso», disse o arco da lua. «Um arco só existe se alguém o vê. Vocês viraram-se, e eu não estava em parte nenhuma.»`,
  second: `«Vou dizer-lhe uma coisa boa ao ouvido», disse {name}, e foi ter com o arco da lua. A cada passo, o arco ficava um passo mais longe. «Não sabes estar quieto?», perguntou {name}. «Estou quieto», disse o arco. «A um arco nunca ninguém chega.» {name} voltou para trás.~, e~ O arco também.`,
  why: `«Vocês conhecem o arco-íris de dia», disse o arco da lua, tão fraquinho que era quase só chuva. «Esse tem vermelho. Tem *cor de laranja*. Eu sou feito de luar, que já é luz em segunda mão. Vieram todos. Vão olhar e ficar à espera do resto. E depois dizem: então era só aquilo?»`,
  settled: `O arco da lua assentou um pé na chuva, subiu e deu a volta, tudo de uma vez. Era branco, mais nada.~+, mas~ Ninguém tirava os olhos dele. E lá estava o vermelho, fino como uma linha, e o verde, e um azul que de dia não há. Ninguém disse que era só aquilo. [Suspiraram todos ao mesmo tempo, e o arco fez uma vénia das duas pontas.]`,
};
