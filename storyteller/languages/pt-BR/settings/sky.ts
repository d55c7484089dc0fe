import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { a, o, os, type BrazilianNoun } from '../noun.ts';

export const setting: FirstSetting<'sky', BrazilianNoun> = {
  tiny: { noun: a('joaninha') },
  home: [
    `A casa de {name} ficava numa nuvenzinha branca, amarrada por uma corda a uma vila lá embaixo. De tardinha as janelas eram cor-de-rosa.~+, e~ A cozinha cheirava a torrada.`,
    `A casa de {name} pendia do céu em nove balões, com uma nuvem no degrau dos fundos. De noite a casa balançava um pouco.~+, e~ No jantar a sopa se inclinava e voltava.`,
  ],
  back: `Voltaram de nuvem em nuvem, e cada uma cedia um pouquinho, como cama. Lá embaixo estava o chão, todo escuro, com uma luz aqui e outra ali. [No fundo passava um trem, com barulho de zíper.] E adiante, pequena e amarela, estava a janela da casa de {name}.`,
  night: {
    dark: `No céu a noite vem de baixo. Primeiro escureceram os vales, depois os morros. Aqui em cima ainda era tarde.~+, e~ Depois não era mais. [O frio atravessava a nuvem e cheirava a lata.] Já havia uma estrela, como quem chega cedo demais a uma festa.`,
    deep: `Agora o céu inteiro estava escuro.~+, e~ As nuvens dormiam juntinhas e não se mexiam. A lua passou por elas.~+, e~ Deixou um pouco de luz em cada lombo. Lá embaixo uma lâmpada se apagou[, e era o chão dizendo que por hoje chegava].`,
  },
  hush: {
    one: `Os gansos pararam primeiro. O dia inteiro tinham avisado uns aos outros para ir pela esquerda. Agora se sentaram em duas filas.~+ e~ Deram boa-noite um por um, o que demorou. Depois eram só dois gansos.~+, e~ Depois não era mais nenhum.`,
    two: `Em seguida as cordas se calaram. [Corda range quando a nuvem puxa.] As nuvens tinham se deitado.~+, e~ As cordas pendiam frouxas. “Nhéc”, disse uma, lá longe, e mudou de ideia. Depois só havia o lado frio do travesseiro.`,
    three: `Então restou um som, o menor do céu. Uma gota de sereno cresce na beirada da nuvem e se solta.~+, e~ Tem tanto caminho para cair. {name} ficou escutando, para ouvir quando chegasse, e escutou, até que ninguém mais escutava.`,
  },
  facts: {
    one: `“Uma nuvem branca comum pesa mais ou menos cem elefantes”, disse {pal}. “Ela não cai porque as gotas são tão pequenas que o ar as segura.” {name} andou na nuvem seguinte na ponta dos pés. [Não parecia certo pôr mais peso nos elefantes.]`,
    two: `“Por que o sol fica vermelho de tarde?”, perguntou {name}. “Vem de mais longe”, disse {pal}. “A luz atravessa muito ar, e o ar vai espalhando o azul. O que chega é o vermelho.” [{name} pensou nele saindo com todas as cores.] “Devia ser uma caixa cheia quando saiu”, disse {name}.`,
    three: `“Tem pássaro que dorme voando”, disse {pal}. “O tesourão faz isso em cima do mar, uns segundos de cada vez.” {name} achou que seria útil. [“Qual metade está acordada agora?”, perguntou {pal}.] Os dez passos seguintes foram dados com o lado esquerdo dormindo.`,
  },
  places: {
    laundry: { noun: o('varal do tempo'), arrive: `Entre duas nuvens ia o varal onde se põe o tempo para secar. Havia uma neblina presa pelas pontas, com três garoas do lado.~+, e~ Passar por baixo era como levar beijo de toalha. [No fim pendia uma manga cinzenta, que ninguém nunca veio buscar.]` },
    trail: { noun: a('estrada do avião'), arrive: `Uma faixa branca cruzava o céu inteiro. Um avião tinha feito e ido embora. [Cheirava a lata quente.] Olharam à esquerda, à direita, à esquerda de novo.~+ e~ Atravessaram. Quando viraram para ver, estava tudo apagado, menos o pedaço com as pegadas.` },
    peak: { noun: o('pico da montanha'), arrive: `No meio de tanta nuvem aparecia um pedaço de montanha, só a pontinha.~, e~ Tinha uma colherada de neve e um cardo. [“Não cede nada”, disse {pal}.] Como era o único chão em muitos quilômetros, limparam os pés na saída.` },
    balloons: { noun: os('balões perdidos'), arrive: `Era aqui que vinham parar os balões que alguém soltou. Balançavam em filas, debaixo de uma nuvem alta: uns vermelhos, um peixe azul e um 4 que tinha largado o aniversário. [Um prateado ainda cheirava a bolo.] A viagem tinha sido boa, disseram, só o choro no começo é que não.` },
  },
  helpers: {
    goose: {
      noun: a('gansa'),
      trouble: `Numa nuvem cinzenta uma gansa contava gansos. “Dezenove”, disse. “Éramos vinte.” Recomeçou da outra ponta.~+, e~ Deu dezenove. [“Eu sou a encarregada da contagem”, disse, muito ereta.] “Perdi um, e o pior é que não sei qual.”`,
      help: `“Eu vou tocando”, disse {name}, “e você fecha os olhos.” {name} foi pela fila, toque, toque.~+, e~ Cada ganso dizia o seu número. “Dezenove”, disse o último.~+, e~ Ainda faltava um lombo. “Vinte”, disse a gansa. “Ah! Quem faltava era *eu*.”`,
      gift: `“Fique com esta”, disse a gansa, e arrancou uma pena cinzenta, torta no meio. “Parece uma pena”, disse {name}. “É uma pena”, disse a gansa. “Mas já foi e voltou onze vezes, e não erra nem que se queira.” [“E alguém já quis?” “Eu. Passou uma semana sem falar comigo.”]`,
      back: `A gansa contava as fileiras. {name} estendeu a pena, e ela girou e apontou para a dona. “Então voltou”, disse a gansa. “Dezenove deitados, e uma que conta.” Depois se deitou na ponta.~+, e~ Deu vinte.`,
      comes: `Uma gansa passou a pé. “É preciso andar em V”, disse ela para {being}. “Eu sou a frente.” Foi a frente, e esperou. “Com um só, é mais um ponto”, disse a gansa, e sentou-se para ser um ponto.`,
      bye: `A gansa contou cada um que passava, depois a lua e, por segurança, contou duas vezes a si mesma.`,
    },
    swift: {
      noun: o('andorinhão'),
      trouble: `Na nuvem havia uma coisa que parecia um cabide caído. [Mexia as pernas, que quase não existiam.] “Sou um andorinhão”, disse, “e pousei. Eu como e durmo no ar. Fui olhar um pôr do sol e errei. Por favor, passem como se eu fosse um graveto.”`,
      help: `{name} se deitou de barriga para olhar. As asas eram compridas, e as pernas mal eram pernas. [Para cima não dava. E para baixo?] {name} levou o andorinhão até a beirada da nuvem.~+ e~ Abriu as mãos. Ele caiu como colher, e no meio da queda a colher era um pássaro.`,
      gift: `Lá veio o andorinhão de volta. “Abram as mãos!”, gritou, e deixou cair um tufo de penugem cinza[, dessas que moram debaixo da cama]. “É tudo de macio que já encontrei. É só puxar.” E foi-se para a África, ou jantar. Com andorinhão é difícil saber.`,
      back: `Passou o andorinhão, planando, com um olho fechado. “E a minha penugem?”, murmurou. “Alguém está dormindo nela”, disse {name}. “Bom”, disse ele na outra volta. Depois foi lá para onde não há em que pisar.~+, e~ Fechou o outro olho.`,
      comes: `Passou um andorinhão, porque andorinhão não para. “O que falta aí”, gritou, e sumiu, e deu a volta, “é penugem!” E soltou um pouquinho, do tamanho de uma ervilha. [{Being} usou, por educação.] “Eu só vou”, disse, e deu a volta, “ficar para ver.”`,
      bye: `O andorinhão passou mais uma vez, de asas abertas, e não disse nada, porque já dormia.`,
    },
    kite: {
      noun: a('pipa'),
      trouble: `Uma pipa vermelha estava sentada numa nuvem, amarrada na própria linha feito um embrulho. [Tentou farfalhar e não pôde.] “Eu dei uma pirueta”, disse ela. “Ninguém olhou, então dei sete, e aí ninguém me via de tanta linha. Não estou perdida. Apenas me soltaram.”`,
      help: `{name} desistiu dos nós e se sentou em frente, como quem tem ingresso. “E sete piruetas para o outro lado?” “Alguém vai olhar?”, perguntou a pipa.~, e~ A linha se soltou toda.~+, e~ As palmas foram tantas que houve a oitava. [Por último se soltou o mau humor dela.]`,
      gift: `“Fique com o meu rabo”, disse a pipa. “Já passei dessa fase.” Era só um barbante comprido com nós de jornal, e {name} leu um pedaço: “*Quinta-feira, pancadas.*” “[E foi mesmo.] É mais forte do que parece”, disse a pipa. “Faz anos que ele me segura.”`,
      back: `A pipa vermelha pendia em cima do caminho, dançando. “Me segurem, por favor”, disse ela. “Não consigo parar com as piruetas.” {name} amarrou o rabo de novo.~+, e~ A pipa deu um puxão e parou. “Olhem”, disse. “Nenhuma pirueta.” Todos assistiram a cada uma.`,
      comes: `Uma pipa vermelha desceu até {being}. “Uma pirueta alegra qualquer um”, disse. “Veja.” Deu uma muito boa. “Agora é a sua vez.” {Being} não deu pirueta nenhuma. “Então eu dou no seu lugar”, disse ela, e deu, e ficou por ali.`,
      bye: `A pipa acenou boa-noite com uma ponta, depois com outra, até acenar com as quatro e ter de recomeçar.`,
    },
  },
  objects: {
    feather: { noun: a('pena da gansa'), use: `{name} levantou a pena da gansa e soltou.~, mas~ Em vez de cair, ela deu uma volta e apontou. {name} a empurrou um pouco para a esquerda.~+, e~ Ela voltou, com um ar ofendido. [“Ela tem bastante certeza”, disse {pal}.] Então acreditaram na palavra da pena.` },
    fluff: { noun: o('tufo de penugem'), use: `O tufo de penugem saiu do bolso, e {name} puxou. Vinha, e vinha: paina, lã, [ganso velho,] e quase um dente-de-leão inteiro. Era um travesseiro, depois um acolchoado. Alguém pequeno e com frio entrou nele.~+, e~ Lá do meio saiu um suspiro.` },
    tail: { noun: o('rabo da pipa'), use: `{name} rodou o rabo da pipa duas vezes e jogou. Ele subiu, farfalhando os jornais, e agarrou. [Se segurou uma pipa, segura {name}.] Foram subindo, mão depois de nó, por uma semana inteira de tempo. Segunda era de pancadas. “E o de cima, o que diz?”, gritou {pal}.~+, e~ {name} olhou. “*Bom.*”` },
  },
  gates: {
    light: { one: {
      meet: `Ali o caminho entrava por uma nuvem da altura do céu.~+, e~ Lá dentro era tudo cinza e grosso como travesseiro. {name} deu um passo para dentro.~+, e~ Os pés sumiram. [{name} deu um passo para fora, e lá estavam eles.] Cheirava a chuva que ninguém usou ainda.`,
      after: `Então era ali que guardavam a chuva.~, e~ As gotas pendiam em fileiras.~+, e~ Cada fileira tinha etiqueta: *Garoa. Pancadas. Piqueniques.* Passaram de lado, com os cotovelos encolhidos. Uma gota caiu no nariz de {name}.~+, e~ O piquenique de alguém seria uma gota mais seco.`,
    } },
    reach: { one: {
      meet: `Ali o caminho parava e continuava em outra nuvem, da altura de um telhado.~+, e~ {name} pulou[, de braços para cima]. Mas nuvem cede.~+, e~ A cada pulo esta afundava, e a outra parecia mais alta. “Pare”, disse {pal}. “Você está fazendo ela crescer.”`,
      after: `Aqui no alto se deitaram na beirada e olharam. Lá estavam as roças, como uma colcha, e na colcha uma vila.~+, que~ Parecia farelo.~, e~ {name} acenou para a menor luz de todas. [“Não dá para ver você de lá”, disse {pal}.] A luz apagou, e acendeu outra vez.`,
    } },
    call: { one: {
      meet: `Ali havia um vão, e a ponte estava enrolada do outro lado.~, e~ Junto dela dormia um pelicano, com o chapéu amarrado sobre os ouvidos. “A ponte, por favor!”, gritou {name}, acenando.~, e~ Dormindo, o pelicano acenou de volta.~+, e depois~ Acenou também com a outra asa.`,
      after: `“A ponte!”, disse o pelicano, desamarrando o chapéu. “E eu sonhando: que gente simpática.” Ela desceu, tábua por tábua, e atravessaram segurando nas cordas. “Quanto é?”, perguntou {name}. “Nada. Já fui pago em acenos.”`,
    } },
    soft: { one: {
      meet: `No caminho estava uma nuvem bem pequena, tremendo.~, e~ A cada tremida nevava.~+, e~ Ninguém passava. “Desculpem”, disse ela. “Subi para onde é frio, porque alguém duvidou de mim.” “Quem?”, perguntou {name}. “Eu”, disse a nuvem, e nevou de novo.`,
      after: `“Esquentei”, disse a nuvenzinha. “Esquentei até as beiradas.” Ficou rosada por baixo e cresceu do caminho como massa de pão.~+, e~ A neve escorreu em fios.~, e~ Caiu uma gota da nuvem. “Não liguem”, disse ela. “É só de alegria.”`,
    } },
    way: { one: {
      meet: `Ali o caminho se abria em cinco trilhas brancas, iguais como travesseiros.~, e~ Havia uma placa. Ela apontou para a esquerda, veio um ventinho.~+ e~ Apontou para a direita. Depois apontou para {pal}. “Acho que não sou eu”, disse {pal}. [“Ela quer ajudar”, disse {name}, “só não contaram para ela.”]`,
      after: `A trilha certa era a mais fina, aquela através da qual se via o escuro.~, e~ Parecia não aguentar um pardal.~+, e~ Aguentou tudo. [Mais adiante foi ficando larga e branca.] Para trás, a placa apontava o lado certo, sem ninguém para ler.`,
    } },
  },
};

export const restless: SeenTelling<BrazilianNoun> = {
  noun: o('ventinho'),
  title: `o ventinho`,
  sign: `Na hora de dormir começou a ventar, lá em cima, nas nuvens. O vento sacudia as venezianas, tocava as colheres.~+ e~ Entrava pela fechadura e saía pela chaminé. “Uiii”, fazia. “Uii. *Uiiiiii?*” [Três nuvens trombaram, acordaram e disseram o que achavam.] Rodava e rodava em volta da casa, e ninguém dormia.`,
  trace: `Na beirada de uma nuvem havia um anel de migalhas e fiapos, redondo e certinho como um prato. “Alguém andou aqui em roda”, disse {name}. “Sem pés”, disse {pal}.~, e~ Na nuvem seguinte havia outro, que ainda girava.`,
  found: `No alto, num canto entre duas nuvens, estava um ventinho que dava voltas e voltas. Só se via o que ele carregava: um bilhete de ônibus e um chapéu de papel. “Vou dar só mais uma volta”, gritou ele, e deu. “Essa não valeu”, disse.`,
  near: `Bem na frente da casa havia um ventinho, que dava voltas e mais voltas nela. Via-se pelo chapéu de papel que rodava junto. “Uiii”, dizia ele, passando pela janela.~+, e~ Aí deu de cara com ele mesmo, que vinha do outro lado. “Opa”, disse.`,
  first: `“Deite na minha manga”, disse {name}, e abriu a manga para o ventinho. Ele entrou por um braço.~+ e~ Saiu pelo outro. “É uma boa manga”, disse o vento. “Só que tem duas portas, e eu não consigo ver uma porta parada.”`,
  second: `“Largue o chapéu, e aí você descansa”, disse {pal}. O ventinho largou.~+, e~ Agora não havia como vê-lo. “Parou?”, perguntou {pal}, para a esquerda. “Não”, disse o vento, da direita. [“E agora?” “Não”, disse ele, de trás.] Então devolveram o chapéu.`,
  why: `O ventinho deixou o chapéu cair. “Se eu parar”, disse, “não sou mais vento. Vento deitado é só ar, e já viram quanto ar existe? Ninguém ia saber qual pedaço sou eu. Para vento se dá boa-noite. Para o ar ninguém dá.”`,
  settled: `O ventinho deu uma volta e se deitou debaixo do queixo de {name}. {name} puxou o ar, e ele entrou. {name} soltou o ar.~+, e~ Ele ainda estava ali. “Ah”, disse o vento, indo e vindo. “Estou deitado, e continuo.” “A noite inteira. E boa noite, vento”, disse {name}. “Esse pedaço aí é você.”`,
};

export const wonder: SeenTelling<BrazilianNoun> = {
  noun: o('arco da lua'),
  title: `o arco da lua`,
  sign: `Uma noite por ano, quando a lua redonda fica de um lado das nuvens e a chuva do outro, aparece o arco da lua. É um arco-íris, só que no escuro.~+, e~ Era hoje. [{name} tinha um retrato feito por quem viu, e era uma folha preta. “Errei o branco”, disseram.] Pelo céu, sem barulho, a chuva ia tomando o lugar dela.`,
  trace: `Na névoa baixa alguém tinha começado a desenhar um arco. Era pálido, da altura de um sapato, e estava apagado. Do lado havia outro, até o joelho.~+, e~ Esse também tinha sido apagado. “Alguém começa e começa”, disse {name}. “E para”, disse {pal}.`,
  found: `No alto das nuvens pendia a chuva, e ali estava a lua redonda, brilhando nela com toda a força. Em cada nuvem havia alguém que veio para ver. [Havia andorinhas em fila e um balão meteorológico, que veio direto do serviço.] Embaixo, na chuva, apareceu um pedacinho pálido de arco.~+, que~ Viu todo mundo e se apagou.`,
  near: `Junto do degrau dos fundos estava o pé de um arco da lua.~, e~ Através dele se via o degrau. O resto devia subir, dar a volta e descer.~+, mas~ Só chegou até a janela, viu todo mundo esperando em cima das nuvens e parou.`,
  first: `“A gente não olha”, disse {name}, e viraram-se para o outro lado.~, mas~ Continuou escuro. “Já saiu?”, perguntou {name}. “Não posso”, disse o arco da lua. “Arco só existe se alguém olha. Vocês se viraram, e eu não estava em lugar nenhum.”`,
  second: `“Vou dizer uma coisa boa no ouvido dele”, disse {name}, e andou para o arco da lua.~, mas~ A cada passo, o arco ficava um passo mais longe. “Dá para ficar parado?”, perguntou {name}. “Estou parado”, disse o arco. “Ninguém chega perto de um arco.” {name} voltou.~+, e~ O arco voltou também.`,
  why: `“Vocês conhecem o arco-íris de dia”, disse o arco da lua, tão fraquinho que era quase só chuva. “Ele tem vermelho. Tem *laranja*. Eu sou feito de luz da lua, que já é usada. Todos vieram, vão olhar e esperar o resto. E na volta vão dizer: era só aquilo?”`,
  settled: `O arco da lua pôs um pé na chuva, subiu e deu a volta, tudo de uma vez. Era só branco.~+, mas~ Ninguém tirava os olhos. Lá estava o vermelho, fino como linha, e o verde, e um azul que de dia não existe. Ninguém disse *era só aquilo*. [Todos soltaram o ar, e o arco se curvou um pouco nas duas pontas.]`,
};
