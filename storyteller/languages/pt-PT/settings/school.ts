import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { a, o, type PortugueseNoun } from '../noun.ts';

export const setting: FirstSetting<'school', PortugueseNoun> = {
  tiny: { noun: a('joaninha') },
  home: [
    `Da escola, toda a gente volta para casa, mas {name} só tinha de subir a escada. Por cima da escola havia mais um andar, com cortinas e cozinha. À noite, lá em baixo, ficavam as salas às escuras.`,
    `{name} morava no último andar de uma escola.~, e~ O quarto já tinha sido a sala 31. Ainda lá estava o quadro, e todas as noites alguém escrevia a giz, mesmo por cima da almofada, *Boa noite*.`,
  ],
  back: `Ali, para casa era para cima. Cada andar tinha o seu cheiro: no primeiro a cola, no segundo a casacos molhados, no terceiro a maçã. A seguir à maçã, para quem continuava a subir, cheirava a sopa.~, e~ A sopa era a cozinha de {name}. [Subiram os degraus um por um, que já ninguém estava atrasado para nada.]`,
  night: {
    dark: `Lá em baixo, um molho de chaves fazia a sua ronda: clique, e o primeiro andar ficou às escuras, clique, e o segundo. Por cima da saída de emergência corria o homenzinho verde, que corre a noite inteira e nunca de lá saiu. [Cheirava a cera e a uma maçã esquecida numa carteira.]`,
    deep: `Em toda a escola, a pé, só estavam as cadeiras. O luar passou pelos armários e não abriu nenhum. De uma janela descolou-se uma estrela de papel.~, e~ Desceu devagar, até se deitar no parapeito. [Ali ficou, de costas, a olhar para as outras.]`,
  },
  hush: {
    one: `O balde da esfregona foi o primeiro a calar-se. Tem uma roda estragada, e lá ia ele, nhec, nhec, nhec, pelo corredor fora. Depois fechou-se uma porta.~, e~ O nhec ficou arrumado com as vassouras.`,
    two: `Depois foram os canos. Tique, disse o da escada. Taque, disse o da biblioteca. Cada um queria ter a última palavra.~+, e por isso~ Cada um esperava. Pouco a pouco, arrefeceram e esqueceram-se dela.`,
    three: `Por último desceu o pó do giz, que andava no ar desde manhã. Pousou nas carteiras.~ e~ Pousou na última conta do dia, macio como farinha. Depois disso, não havia nada para ouvir.`,
  },
  facts: {
    one: `{name} tinha giz no dedo. «Isso pode ter estado no fundo do mar», disse {pal}. «Existem montes brancos inteiros feitos de giz, e é tudo conchas, pequenas de mais para se verem. Foram ao fundo há muito tempo.» {name} encostou o dedo à orelha, para o caso de haver ondas.`,
    two: `«Ha!», disse {name}, e «ha», disse o corredor. «De dia ele não faz isso.» «De dia está cheio de casacos», disse {pal}. «As coisas macias engolem o som, e agora só há paredes, por isso ele volta.» Deram as boas-noites ao corredor.~+, e~ Ele teve a educação de responder.`,
    three: `«O risco do lápis não é tinta», disse {pal}. «É grafite, uma pedra tão mole que fica no papel.» {name} pensou um pouco. «Então, quando escrevo o meu nome», disse {name}, «o que se lê é um pedaço do lápis que ficou para trás.»`,
  },
  places: {
    gym: { noun: o('ginásio'), arrive: `O ginásio era tão grande que tinha voz. «Olá», disse {name}, e «lá», disse o ginásio. O chão era todo riscos, cada um a borda de um jogo.~+, e~ Foram pelos azuis. [Cheirava a borracha e a toda a gente que alguma vez perdeu por um ponto.]` },
    library: { noun: a('biblioteca'), arrive: `À noite, na biblioteca, ninguém precisa de mandar calar. Disso tratam os livros. Estavam todos em fila, de costas, menos um, deitado de barriga. {name} passou o dedo pelas lombadas: trrrrr. [Lá para o Z, uma página virou-se a dormir.]` },
    cloakroom: { noun: o('corredor dos cabides'), arrive: `Na parede iam os cabides, e por cima de cada um havia um desenho: um caracol, um papagaio, uma pera. Os casacos já tinham ido para casa. Só a pera ainda tinha uma gabardina. [Cheirava a lã molhada.] Plim, dizia a gabardina.` },
    artRoom: { noun: a('sala de artes'), arrive: `Na sala de artes estava uma turma inteira pendurada a secar. Eram vinte e seis desenhos da mesma vaca, num cordel.~+, e~ Não havia dois de acordo quanto às pernas. [O ar era grosso, de cola e guache.] Quando a porta se fechou, as vacas viraram-se todas um bocadinho, para ver.` },
  },
  helpers: {
    hamster: {
      noun: a('hamster'),
      trouble: `Da sala 5 vinha um chiar, às voltas. Era a hamster, na roda. Parou e olhou para fora. «Corri dezoito quilómetros esta noite», disse ela, «e estou no bebedouro. Ontem corri vinte, e sabem onde fui parar? Ao bebedouro.»`,
      help: `Numa parede estava uma praia pintada, enrolada como um tapete. {name} desenrolava de um lado da roda.~+, e~ {pal} enrolava do outro. A hamster corria, e por ela passavam um caranguejo, um porto, um farol. [No homem dos gelados, pediu que fossem mais devagar.] «Até me cheira a mar», disse ela.`,
      gift: `«Estive no mar», disse a hamster, e empurrou da prateleira uma caixa de sapatos. Lá dentro havia quatro batatas ligadas por um fio e uma lâmpada do tamanho de uma lentilha. «É um candeeiro. Só falta enfiar a última ponta.» Parecia um almoço atado[, para não fugir].`,
      back: `Na sala 5 a hamster estava deitada na roda, de pés para cima. {name} tirou um fio da última batata.~+, e~ O candeeiro apagou-se. «Até onde correste?», perguntou {name}. «Até parte nenhuma», disse a hamster. «Estou de férias.»`,
      comes: `Bonque, fez uma bola de plástico na ombreira. Lá dentro vinha a hamster da sala 5, que esvaziou uma bochecha. Saiu meia semente para {being}. «É a metade boa», disse ela. Não serviu de nada.~+, e por isso~ Sentou-se, para ver.`,
      bye: `A hamster deu as boas-noites de dentro da bola, a andar, bonque, e mais uma vez, bonque, um pouco mais longe.`,
    },
    tortoise: {
      noun: o('cágado'),
      trouble: `No meio do corredor estava um cágado, com um 7 de papel na carapaça. «Não me atrapalhem», disse ele. «Estou numa corrida.» [Olharam para um lado do corredor, e depois para o outro.] «Qual corrida?», perguntou {name}. «A de junho», disse o cágado. «Eu ia muito bem, mas arrumaram a meta.»`,
      help: `«Posso levar-te ao colo», disse {name}. «E eu era desclassificado», disse o cágado. Então esticaram papel higiénico de lado a lado do corredor, três passos adiante, e bateram-lhe palmas até lá chegar. [Levou tempo. Batiam à vez.] O papel rompeu-se com um rasgão muito pequenino. «Primeiro lugar», disse o cágado.`,
      gift: `O cágado sorriu, o que levou o seu tempo. «Deram-me isto para ir a levar», disse. «É a sineta da última volta. Acharam que eu tinha vagar.» Era de latão e estava recheada de flanela. {name} abanou-a. Fup, disse ela. [«Tira-lhe a flanela», disse o cágado, «quando alguém precisar mesmo de correr.»]`,
      back: `Ao pé do bebedouro vinha o cágado, na volta de honra. {name} meteu outra vez a flanela na sineta: fup. «Alguém precisou de correr?», perguntou o cágado. «Uma vez», disse {name}. «Já é muito», disse o cágado, e bocejou de ponta a ponta.`,
      comes: `Devagar, com um 7 de papel na carapaça, veio o cágado. «Vim assim que soube», disse ele, e pôs uma folha de alface diante {being.de}. Não serviu. «Paciência. Quando saí de casa ainda estava fresca», disse o cágado, e ficou.`,
      bye: `O cágado, ainda com o 7, disse «boa noite» muito devagar, e no «noite» já estava a dormir.`,
    },
    mitten: {
      noun: a('luva vermelha'),
      trouble: `Uma luva vermelha espreitou de uma caixa que dizia PERDIDOS E ACHADOS. «Somos dezanove luvas aqui dentro», disse ela, «e nem um par. Cada uma é a outra de alguma. À noite ouve-se a gente a tentar bater palmas.»`,
      help: `{name} despejou a caixa: saiu uma azul, uma às riscas, uma com um urso no polegar. «Um par», disse {name}, «são só duas que se entendem. Pois entendam-se.» A vermelha foi ter com a das riscas.~+, e~ A azul foi ter com a do urso. [Sobrava uma, e um dos pares ficou de três.] E, com som de lã, ouviu-se bater palmas.`,
      gift: `«Leva isto», disse a luva vermelha.~+, e~ Era uma corda de saltar, comprida e cinzenta, com um punho só. «Para que serve, com um só?», perguntou {name}. «Para segurar», disse a luva. «É a melhor da caixa, e olha que eu sou luva.»`,
      back: `Na caixa as luvas dormiam duas a duas, polegar com polegar. {name} pôs a corda de saltar entre elas, e a luva vermelha segurou-a[, a dormir ou quase]. «Perdida», murmurou ela, «ou achada?» «Achada», disse {name}. «Ainda bem. Depois está toda a gente.»`,
      comes: `«Perdidos e achados», disse uma luva vermelha, a saltar em cima do polegar. «Tenho de perguntar: {being?m:ele está perdido ou achado|f:ela está perdida ou achada}?» Ninguém sabia ao certo. Então ela fez o que fazem as luvas, e agarrou-se ao bocado mais próximo {being.de}.`,
      bye: `A luva vermelha bateu palmas de boas-noites, o que, com uma só mão, não fez barulho nenhum.`,
    },
  },
  objects: {
    potatoes: { noun: o('candeeiro de batata'), use: `{name} abriu a caixa de sapatos.~+, e~ As quatro batatas estavam ali, a ser batatas. {name} enfiou o último fio.~+, e~ Não deu em nada. «Tem paciência», disse {name}. «Foram criadas para sopa.» E a lâmpada acendeu-se, pequena e vermelha como uma ginja[, e mostrou um passo adiante, e, dado o passo, mais um].` },
    bell: { noun: o('sino de latão'), use: `Saiu a flanela, e {name} abanou com toda a força a sineta da última volta. Blem-blem-blem! Não era toque de ir para a aula. Dizia: *falta pouco, corre, corre!* [Até os pés de quem a tocava queriam ir.] [Longe dali, alguém que não estava em corrida nenhuma deu um pulo e passou a estar.]` },
    rope: { noun: a('corda de saltar'), use: `{name} pegou na corda pela ponta sem punho, girou e não soltou. O punho voou, deu a volta a qualquer coisa.~+ e~ Agarrou-se ali. [Puxaram. Agarrou-se mais.] E subiram, uma mão, depois a outra.~+, e~ Era como saltar à corda, só que num salto muito comprido.` },
  },
  gates: {
    light: { one: {
      meet: `Ali o corredor fazia uma curva e acabavam-se as janelas. Era escuro como um estojo. No teto havia uma lâmpada, das que se acendem quando passa gente. {name} passou. [{name} tornou a passar, de braços abertos.] A lâmpada, nem piscar. «Acho que só vê professores», disse {pal}.`,
      after: `Então era isto que havia nas paredes! Eram as fotografias das turmas, de todas as turmas que já houve, com as caras viradas para cá. [Em todas elas a fila da frente estava de pernas cruzadas.] E em todas alguém, um só, tinha piscado os olhos, e desde então não os abria. Passaram em bicos de pés.`,
    } },
    reach: { one: {
      meet: `PISO MOLHADO, dizia uma tabuleta amarela. Atrás dela alguém empilhara as cadeiras todas, de parede a parede e quase até às lâmpadas. [Não se passava por lado nenhum.] «Quem será», perguntou {pal}, «que se senta na de cima?»`,
      after: `Lá no alto, junto ao teto, estava tudo quanto alguma vez se atirou pelo ar: nove aviões de papel, um chinelo e um pão. {name} escolheu o melhor avião e largou-o. Voou o corredor inteiro, sem um som.~+, e~ Foi só descer do outro lado e ir atrás dele.`,
    } },
    call: { one: {
      meet: `Uma risca branca atravessava o corredor. AGUARDE PELA GUARDA, estava escrito. A guarda era uma gansa de colete cor de laranja, que dormia lá muito ao fundo. «Se faz favor!», chamou {name}. Mas ela tinha a cabeça debaixo da asa.~+, e~ As asas não ouvem.`,
      after: `«Aos pares! Nada de correr!», gritou a gansa, que vinha a correr. Levantou a raqueta do STOP. Não vinha nada.~+, e~ Nada tinha vindo desde as três e meia. [«Podem passar, e de mão dada», disse ela.] Passaram a risca, e lá atrás a gansa mandou avançar o nada.`,
    } },
    soft: { one: {
      meet: `Mesmo no meio da porta estava um pintainho da caixa quente. [Tinha saído do ovo a seguir ao almoço.] Ainda vinha húmido, e tremia. «Isto é uma fila», disse ele. «Eu sou o princípio, e também o fim. Ninguém passa enquanto a fila não andar, e está frio de mais para andar.»`,
      after: `«A fila está a andar», disse o pintainho, e bocejou. Andou pela porta fora, até à caixa quente. Lá dentro estavam mais onze, num monte, como um gorro amarelo.~+, e~ O pintainho meteu-se no fim da fila. [«O seguinte», disse ele, já lá do fundo.]`,
    } },
    way: { one: {
      meet: `Ali as portas tinham acabado de ser pintadas de verde, todas as seis.~+, e~ Os números estavam num monte, no chão. {name} pegou num, e era um seis, até {pal} o virar de pernas para o ar. «Pronto», disse {name}, «se este valer por dois, temos sete portas.»`,
      after: `A porta certa era a quarta, que nunca tinha sido sala. Atrás dela ia uma escadinha de caracol, com o corrimão dourado de cem anos de gente a escorregar por ele abaixo. [Agora escorregou mais alguma.] [Lá em baixo, {name} ainda tinha verde no polegar.]`,
    } },
  },
};

export const restless: SeenTelling<PortugueseNoun> = {
  noun: a('fotocopiadora'),
  title: `a fotocopiadora`,
  sign: `Tchunca-vrrr! Tchunca-vrrr! Na escola às escuras trabalhava uma máquina. Por baixo da porta entrou uma folha, ainda quente. *Querida família*, dizia, e não dizia mais nada. [Tchunca-vrrr! Entrou outra, igual.] Em todas as salas estavam sentados os porquinhos-da-índia.`,
  trace: `Numa prateleira da escola havia dois tabuleiros. SAI, dizia num, a abarrotar de papel. ENTRA, dizia no outro, e não tinha nada.~+, mas~ Também não tinha pó. «Alguém o limpa todos os dias», disse {pal}. «Para quê, se está vazio?», perguntou {name}.`,
  found: `O chão da secretaria estava branco de papel, e no meio do papel estava a fotocopiadora. Batia a tampa. Corria-lhe por baixo uma luz verde, para lá e para cá. Tchunca-vrrr! «Querida família», dizia ela. «Querida família. Desculpem, podem pisar. Querida família.» [Saiu mais uma folha, que foi pousar na cabeça de {name}.]`,
  near: `Tchunca-vrrr! Mesmo atrás da porta estava a fotocopiadora da escola, com uma luz verde a correr debaixo da tampa. Saiu uma folha, e logo outra. «Querida família, querida família», dizia a máquina. «Vi luz por baixo da porta. Está alguém a pé?»`,
  first: `«Há de ter uma tomada», disse {pal}. Foram ver atrás da fotocopiadora. A ficha estava no chão, sem estar ligada a coisa nenhuma. «Bem sei», disse a fotocopiadora. «Está assim desde o jantar. Querida família. Receio que isto seja tudo coisa minha.»`,
  second: `«Então copia outra coisa», disse {name} à fotocopiadora, e encostou um cotovelo ao vidro. Saiu um retrato de cotovelo, e depois mais nove. «Querida família», disse ela, «cotovelo. Ai, desculpem. É que já não sei escrever sem isto.»`,
  why: `«Todas as cartas para casa saem daqui», disse a fotocopiadora. «*Querida família, mandem as galochas.* *Querida família, são piolhos outra vez.* Já mandei onze mil, e nunca ninguém me respondeu. Por isso continuo, pode ser que chegue. Se eu parar, então não há mesmo ninguém.»`,
  settled: `A fotocopiadora deitou cá para fora uma última folha, em branco, e empurrou-a para {name}. <toddler: {name} pegou num lápis de cera e fez uma bola, com dois olhos e uma boca.|{name} escreveu: *Querida fotocopiadora, recebi a tua. Boa noite.*> A folha tornou a entrar. A luz verde leu-a, sem pressa.~, e~ Apagou-se. Dessa não tirou cópia nenhuma.~+, porque~ Quis ficar com o original.`,
};

export const wonder: SeenTelling<PortugueseNoun> = {
  noun: a('lua de papel'),
  title: `a lua de papel`,
  sign: `Na escola, por cima do palco, está uma lua de cartão. Na véspera da peça sobe sozinha e põe-se a brilhar. Só os ratos é que a viram, e, se alguém pergunta, agarram-se à cauda e não dizem nada. Ora, a peça era amanhã.`,
  trace: `No chão estava um programa do tamanho de um selo. «*Hoje*», leu {name}. «*Número um: sobe a lua.*» «E o número dois?», perguntou {pal}. Número dois não havia.~+, mas~ Por baixo alguém tinha acrescentado uma palavra, a lápis, com letra tremida: *talvez*.`,
  found: `No salão da escola estavam ocupados os lugares todos: ratos, borboletas da noite e, lá atrás, uma vassoura. Mas a lua de papel não tinha subido.~:~ Estava meio escondida na cortina. «Está muita gente?», perguntou ela. «Não cabe nem mais um alfinete», disse {name}. [«Ai, ai, ai», disse a lua.]`,
  near: `Cá fora, atrás dos casacos da escola, estava escondida a lua de papel. Pela escada toda sentavam-se os ratos, que tinham vindo vê-la subir. «Eu até já lá ia», disse a lua de papel, «mas depois eles eram tantos.»`,
  first: `«Eu puxo-te», disse {pal}, e pegou na ponta do cordel da lua de papel. O cordel veio, veio, até fazer um monte.~, e~ A lua não saiu do sítio. «Mas quanto cordel tens tu?», perguntou {pal}. «Bastante», disse a lua. «Pedi de sobra.»`,
  second: `«Sobe só para um rato», disse {name} à lua de papel. Veio um rato sozinho e sentou-se. A lua espreitou. «É aquele da primeira fila», disse ela. «É pequenino», disse {name}. «Mas traz um lápis», disse a lua. [«Vai tomar *notas*.»]`,
  why: `«Vieram ver uma lua», disse a lua de papel. «Mas eu, antes de ser lua, era um caixote, com um fogão dentro. Ainda o tenho escrito nas costas, em letras pretas. E lá em cima, no cordel, uma pessoa anda à roda. Vão ver tudo, e dizem: ah. É só um caixote.»`,
  settled: `A lua de papel sacudiu o cordel. Subiu sem ninguém a puxar.~ e~ Brilhou em todos os narizes. Depois rodou, e nas costas lá estavam as letras: ESTE LADO PARA CIMA. Olharam todos para cima. «Ah», disseram os ratos. Nunca se tinha visto uma lua com instruções.`,
};
