import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { a, o, type BrazilianNoun } from '../noun.ts';

export const setting: FirstSetting<'school', BrazilianNoun> = {
  tiny: { noun: a('joaninha') },
  home: [
    `Quase todo mundo volta da escola para casa, mas {name} só subia a escada. Em cima da escola havia mais um andar, com cortinas e cozinha.~+, e~ De noite todas as salas lá embaixo ficavam no escuro.`,
    `{name} morava no último andar de uma escola, e o quarto já tinha sido a sala 31. Ainda tinha a lousa.~+, e~ Toda noite alguém escrevia *Boa noite* com giz, bem em cima do travesseiro.`,
  ],
  back: `Para casa era para cima.~, e~ Cada andar tinha seu cheiro: no primeiro era cola, no segundo, casaco molhado.~+, e~ No terceiro era maçã. Depois da maçã, para quem continuava, vinha sopa.~+, e~ Sopa era a cozinha de {name}. [Subiram sem pular degrau, já que ninguém estava atrasado para nada.]`,
  night: {
    dark: `Lá embaixo um molho de chaves foi dar seu passeio: clique, e o primeiro andar ficou escuro, clique, e o segundo. Em cima da porta de emergência corria o homenzinho verde.~+, que~ Corre a noite inteira e nunca saiu dali. [Cheirava a cera de chão e a uma maçã esquecida na carteira.]`,
    deep: `Na escola inteira, de pé só havia cadeiras.~+, e~ O luar passou pelos armários e não abriu nenhum. Numa janela uma estrela de papel se descolou.~+, e~ Desceu devagar, até se deitar no parapeito. [Ali ficou, de costas, olhando as outras.]`,
  },
  hush: {
    one: `O carrinho do esfregão foi o primeiro a se calar. Tem uma roda ruim, e lá ia ele, nheque, nheque, nheque, corredor afora. Então uma porta se fechou.~+, e~ O nheque foi guardado com os esfregões.`,
    two: `Depois pararam os canos.~, e~ Tique, disse o da escada. Taque, disse o da biblioteca. Cada um queria ter a última palavra, por isso cada um esperava.~+, e~ Aos poucos foram esfriando e esqueceram qual era.`,
    three: `Por último desceu o pó de giz, que estava no ar desde cedo. Caiu nas carteiras e na última conta do dia, macio como farinha.~+, e~ Depois disso não havia mais nada para ouvir.`,
  },
  facts: {
    one: `{name} tinha giz no dedo. “Isso pode ter estado no fundo do mar”, disse {pal}. “Existem morros brancos inteiros feitos de giz, e tudo é concha, pequena demais para se ver. Foram afundando, faz muito tempo.” {name} encostou o dedo na orelha, para o caso de haver ondas.`,
    two: `“Ha!”, disse {name}, e “ha”, disse o corredor. “De dia ele não faz isso.” “De dia está cheio de casacos”, disse {pal}. “Coisa macia engole o som, e agora só há parede, então ele volta.” Deram boa-noite para o corredor.~+, e~ Ele teve a educação de responder.`,
    three: `“O risco do lápis não é tinta”, disse {pal}. “É grafite, uma pedra tão mole que vai ficando no papel.” {name} pensou um pouco. “Então, quando eu escrevo o meu nome”, disse {name}, “o que se lê é um pedaço do lápis que ficou para trás.”`,
  },
  places: {
    gym: { noun: a('quadra'), arrive: `A quadra era tão grande que tinha voz. “Olá”, disse {name}, e “lá”, disse a quadra. O chão era todo de linhas, cada uma a beirada de um jogo.~+, e~ O caminho foi feito pelas azuis. [Cheirava a borracha e a todo mundo que já perdeu por um ponto.]` },
    library: { noun: a('biblioteca'), arrive: `De noite ninguém precisa pedir silêncio na biblioteca.~+, e~ Os livros cuidam disso. Estavam todos em fila, de costas, menos um, deitado de bruços.~+, e~ {name} passou um dedo pelas lombadas: trrrrr. [Lá pelo Z, uma página se virou dormindo.]` },
    cloakroom: { noun: o('corredor dos cabides'), arrive: `Na parede iam os cabides, e em cima de cada um havia uma figura: um caracol, uma pipa, uma pera. Os casacos tinham ido para casa.~+, e~ Só a pera ainda tinha uma capa de chuva. [Cheirava a lã molhada.] Plim, dizia a capa.` },
    artRoom: { noun: a('sala de artes'), arrive: `Na sala de artes, uma turma inteira estava pendurada para secar. Eram vinte e seis desenhos da mesma vaca, num barbante.~+, e~ Não havia dois que concordassem sobre as pernas. [O ar era grosso de cola e guache.] Quando a porta se fechou, todas as vacas viraram um pouco, para olhar.` },
  },
  helpers: {
    hamster: {
      noun: a('hamster'),
      trouble: `Da sala 5 vinha um guincho, que rodava e rodava. Era a hamster na roda dela.~, e~ Parou e olhou para fora. “Corri dezoito quilômetros esta noite”, disse ela, “e estou no bebedouro. Ontem corri vinte, e sabe onde era? No bebedouro.”`,
      help: `Numa parede havia uma praia pintada, num rolo.~, e~ {name} foi soltando de um lado da roda.~+, e~ {pal} foi enrolando do outro. A hamster corria, e passavam por ela um siri, um porto, um farol. [No sorveteiro, ela pediu para irem mais devagar.] “Sinto até o cheiro”, disse ela.`,
      gift: `“Estive no mar”, disse a hamster, e empurrou uma caixa de sapato da prateleira. Dentro havia quatro batatas ligadas por fio e uma lâmpada do tamanho de uma lentilha. “É um abajur. É só enfiar o último fio.” Parecia um almoço amarrado[ para não fugir].`,
      back: `Na sala 5 a hamster estava deitada na roda, de pés para cima.~, e~ {name} tirou um fio da última batata.~+, e~ O abajur apagou. “Até onde você correu?”, perguntou {name}. “Até lugar nenhum”, disse a hamster. “Estou de férias.”`,
      comes: `Bonque, fez uma bola de plástico no batente. Dentro vinha a hamster da sala 5, que esvaziou uma bochecha.~+, e~ Saiu meia semente para {being}. “É a metade boa”, disse ela.~, e~ Não adiantou nada.~+, então~ Ela se sentou para ver.`,
      bye: `A hamster deu boa-noite de dentro da bola, andando, bonque, e mais uma vez, bonque, um pouco mais longe.`,
    },
    tortoise: {
      noun: o('jabuti'),
      trouble: `No meio do corredor havia um jabuti com um 7 de papel no casco. “Não me atrapalhem”, disse ele. “Estou numa corrida.” [Olharam o corredor para um lado, e depois para o outro.] “Qual corrida?”, perguntou {name}. “A de junho”, disse o jabuti. “Eu ia bem, mas guardaram a chegada.”`,
      help: `“Posso levar você no colo”, disse {name}. “Eu seria desclassificado”, disse o jabuti.~, e~ Então esticaram papel higiênico no corredor, três passos adiante.~+, e~ Torceram até ele chegar. [Foi uma torcida longa, e se revezaram.] O papel se rasgou com um rasgo bem pequeno. “Primeiro lugar”, disse o jabuti.`,
      gift: `O jabuti sorriu, o que levou um tempo. “Deram isto para eu carregar”, disse. “É o sino da última volta. Acharam que eu ia ter tempo.” Era de latão e estava recheado com uma flanela.~+, e~ {name} sacudiu.~, e~ Fup, disse ele. [“Tire a flanela”, disse o jabuti, “quando alguém precisar mesmo correr.”]`,
      back: `Perto do bebedouro vinha o jabuti, na volta da vitória.~+, e~ {name} enfiou de novo a flanela no sino: fup. “Alguém precisou correr?”, perguntou o jabuti. “Uma vez”, disse {name}. “Já é muito”, disse o jabuti, e bocejou de ponta a ponta.`,
      comes: `Devagar, com um 7 de papel no casco, veio o jabuti. “Vim assim que soube”, disse, e pôs uma folha de alface diante {being.de}.~, mas~ Não serviu. “Paciência. Quando eu saí ela estava fresca”, disse o jabuti, e ficou.`,
      bye: `O jabuti, ainda com o 7, disse “boa noite” bem devagar, e no “noite” já estava dormindo.`,
    },
    mitten: {
      noun: a('luva vermelha'),
      trouble: `Uma luva vermelha espiou de uma caixa em que se lia ACHADOS E PERDIDOS. “Somos dezenove luvas aqui dentro”, disse ela, “e nem um par. Cada uma é a outra de alguma. De noite se ouve a gente tentando bater palmas.”`,
      help: `{name} virou a caixa: saiu uma azul, uma listrada, uma com urso no polegar. “Um par”, disse {name}, “são só duas que combinam. Então combinem.” A vermelha foi para perto da listrada.~+, e~ A azul foi para perto do urso. [Sobrou uma, então um dos pares ficou de três.] E alguém, com som de lã, bateu palmas.`,
      gift: `“Leve isto”, disse a luva vermelha.~+, e~ Era uma corda de pular, comprida e cinzenta, com um punho só. “Para que serve, com um só?”, perguntou {name}. “Para segurar”, disse a luva. “É a melhor da caixa, e olhe que eu sou luva.”`,
      back: `Na caixa as luvas dormiam duas a duas, polegar com polegar. {name} pôs a corda de pular entre elas, e a luva vermelha a segurou[, dormindo ou quase]. “Perdida”, murmurou ela, “ou achada?” “Achada”, disse {name}. “Que bom. Então está todo mundo.”`,
      comes: `“Achados e perdidos”, disse uma luva vermelha, pulando no polegar. “Tenho de perguntar: {being?m:ele está perdido ou achado|f:ela está perdida ou achada}?” Ninguém tinha certeza.~+, então~ Ela fez o que luva faz, e se segurou no pedaço mais próximo {being.de}.`,
      bye: `A luva vermelha bateu palmas de boa-noite, o que, sendo uma só, não fez barulho nenhum.`,
    },
  },
  objects: {
    potatoes: { noun: o('abajur de batata'), use: `{name} abriu a caixa de sapato.~+, e~ As quatro batatas estavam ali, sendo batatas. {name} enfiou o último fio.~+, e~ Não deu em nada. “Tenha paciência”, disse {name}. “Elas foram criadas para sopa.” Então a lâmpada acendeu, pequena e vermelha como uma pitanga[, e mostrou um passo adiante, e, dado o passo, mais um].` },
    bell: { noun: o('sino de latão'), use: `A flanela saiu, e {name} balançou com força o sino da última volta. Blem-blem-blem! Não era um sino de entrar na sala.~+, porque~ Ele dizia: *falta pouco, corre, corre!* [Até os pés de quem tocava queriam ir.] [Longe dali, alguém que não estava em corrida nenhuma deu um pulo e passou a estar.]` },
    rope: { noun: a('corda de pular'), use: `{name} pegou a corda pela ponta sem punho, girou e não soltou. O punho voou, deu a volta em alguma coisa.~+ e~ Ali se agarrou. [Puxaram. Ele se agarrou mais.] Então subiram, mão depois de mão.~+, e~ Era como pular corda, só que num pulo muito comprido.` },
  },
  gates: {
    light: { one: {
      meet: `Ali o corredor fazia uma curva, e as janelas acabavam. Era escuro como um estojo. No teto havia uma lâmpada das que veem a gente passar.~+, e~ {name} passou. [{name} passou de novo, de braços abertos.] Ela nem piscou. “Acho que só acende para professor”, disse {pal}.`,
      after: `Então era isso que havia nas paredes! Eram fotos de turma, de todas as turmas que já existiram.~+, e~ Todos os rostos olhavam para cá. [Em cada uma a fila da frente estava de pernas cruzadas.] Em todas alguém, um só, tinha piscado, e piscava desde então. Passaram na ponta dos pés.`,
    } },
    reach: { one: {
      meet: `PISO MOLHADO, dizia uma placa amarela.~+, e~ Atrás dela alguém tinha empilhado todas as cadeiras, de parede a parede e quase até as lâmpadas. [Não dava para passar por lado nenhum.] “Quem será”, perguntou {pal}, “que senta na de cima?”`,
      after: `Lá em cima, junto do teto, estava tudo o que já tinha sido jogado: nove aviões de papel, um chinelo e um pão. {name} escolheu o melhor avião e soltou.~+, e~ Ele voou o corredor inteiro, sem um som.~, e~ Foi só descer do outro lado e ir atrás.`,
    } },
    call: { one: {
      meet: `Uma linha branca atravessava o corredor. ESPERE A GUARDA, estava escrito.~+, e~ A guarda era uma gansa de colete laranja, que dormia bem longe dali. “Com licença!”, chamou {name}.~,~ Mas a cabeça dela estava debaixo da asa.~+, e~ Asa não escuta.`,
      after: `“Em pares! Sem correr!”, gritou a gansa, que vinha correndo.~+, e~ Ergueu a placa de PARE. Não vinha nada.~+, e~ Nada tinha vindo desde as três e meia. [“Agora, por favor, e mãos dadas”, disse ela.] Atravessaram a linha, e atrás a gansa mandou o nada seguir.`,
    } },
    soft: { one: {
      meet: `Bem no meio de uma porta estava um pintinho da caixa quente. [Tinha saído do ovo depois do almoço.] Ainda estava úmido e tremia. “Isto é uma fila”, disse ele. “Eu sou a frente dela, e também o fim. Ninguém passa enquanto ela não andar, e está frio demais para andar.”`,
      after: `“A fila está andando”, disse o pintinho, e bocejou. Ela andou pela porta, até a caixa quente. Lá dentro havia onze outros, num monte só, como um gorro amarelo.~+, e~ O pintinho entrou pelo fim da fila. [“O próximo”, disse ele para {name}, lá de baixo.]`,
    } },
    way: { one: {
      meet: `Ali as portas tinham acabado de ser pintadas de verde, todas as seis.~+, e~ Os números estavam no chão, num monte. {name} pegou um, e era um seis, até {pal} o virar de cabeça para baixo. “Pronto”, disse {name}, “contando esse duas vezes, temos sete portas.”`,
      after: `A porta certa era a quarta, e nunca tinha sido sala. Atrás dela ia uma escadinha que girava e girava, com o corrimão dourado de cem anos de gente escorregando nele. [Agora escorregou mais gente.] [Lá embaixo {name} ainda tinha verde no polegar.]`,
    } },
  },
};

export const restless: SeenTelling<BrazilianNoun> = {
  noun: a('copiadora'),
  title: `a copiadora`,
  sign: `Tchunca-vrrr! Tchunca-vrrr! Na escola escura uma máquina funcionava.~+, e~ Então entrou uma folha por baixo da porta, ainda quente. *Querida família*, dizia.~+, e~ Depois não tinha mais nada a dizer. [Tchunca-vrrr! Entrou outra, igualzinha.] Em todas as salas os porquinhos-da-índia estavam sentados.`,
  trace: `Numa prateleira da escola havia duas bandejas. SAI, dizia uma, e estava entupida de papel. ENTRA, dizia a outra.~+, e~ Não tinha nada dentro.~,~ Mas também não tinha pó. “Alguém limpa todo dia”, disse {pal}. “Para quê, se está vazia?”, perguntou {name}.`,
  found: `O chão da secretaria estava branco de papel, e no meio dele ficava a copiadora. A tampa batia.~+, e~ A luz verde corria para lá e para cá. Tchunca-vrrr! “Querida família”, dizia ela. “Querida família. Desculpem, podem pisar. Querida família.” [Mais uma folha voou e pousou na cabeça de {name}.]`,
  near: `Tchunca-vrrr! Bem atrás da porta estava a copiadora da escola, com uma luz verde correndo debaixo da tampa.~, e~ Saiu uma página.~+, e~ Logo saiu mais uma. “Querida família, querida família”, dizia a máquina. “Vi o abajur aceso. Tem alguém de pé?”`,
  first: `“Deve ter uma tomada”, disse {pal}.~+, e~ Olharam atrás da copiadora. O plugue estava no chão.~+, e~ Não estava ligado em nada. “Eu sei”, disse a copiadora. “Está assim a noite toda. Querida família. Receio que eu faça isso por minha conta.”`,
  second: `“Então copie outra coisa”, disse {name} para a copiadora, e encostou um cotovelo no vidro. Saiu um retrato de cotovelo, e depois mais nove. “Querida família”, disse a copiadora, “cotovelo. Ai, desculpem. Isso entra em tudo.”`,
  why: `“Todas as cartas para casa saem de mim”, disse a copiadora. “*Querida família, mande as botas.* *Querida família, é piolho de novo.* Já mandei onze mil, e nunca ninguém escreveu de volta. Por isso eu continuo, por garantia. Se eu parar, aí não tem mais ninguém.”`,
  settled: `A copiadora soltou uma última folha, em branco, e empurrou para {name}. <toddler: {name} pegou um giz de cera e fez um círculo, com dois olhos e uma boca.|E {name} escreveu: *Querida copiadora, recebi a sua. Boa noite.*> A página entrou.~+, e~ A luz verde leu, sem pressa. Depois se apagou.~+, e~ A máquina não tirou cópia nenhuma, porque quis ficar com o original.`,
};

export const wonder: SeenTelling<BrazilianNoun> = {
  noun: a('lua de papel'),
  title: `a lua de papel`,
  sign: `Na escola, em cima do palco, fica uma lua de papelão. Na véspera da peça ela sobe por conta própria.~+ e~ Brilha. Só os ratos viram, e, quando alguém pergunta, eles apenas seguram o rabo. A peça era amanhã.`,
  trace: `No chão havia um programa, do tamanho de um selo. “*Hoje*”, leu {name}. “*Número um: a lua sobe.*” “E o número dois?”, perguntou {pal}.~, mas~ Número dois não havia.~+, mas~ Embaixo alguém tinha posto uma palavra, a lápis, tremida: *talvez*.`,
  found: `No auditório da escola todos os lugares diante do palco estavam ocupados: ratos, mariposas e, no fundo, uma vassoura. Mas a lua de papel não tinha subido.~+, porque~ Estava meio atrás da cortina. “Está cheio aí fora?”, perguntou ela. “Bem cheio”, disse {name}. [“Ai, ai, ai”, disse a lua.]`,
  near: `Do lado de fora, atrás dos casacos da escola, estava a lua de papel.~, e~ Na escada inteira havia ratos sentados.~+, que~ Tinham vindo para vê-la subir. “Eu já estava indo”, disse a lua de papel, “mas aí eles eram tantos.”`,
  first: `“Eu puxo você”, disse {pal}, e pegou a ponta do barbante da lua de papel. O barbante veio, até fazer um monte.~+, e~ A lua não saiu do lugar. “Quanto barbante tem aí?”, perguntou {pal}. “Bastante”, disse a lua. “Pedi a mais.”`,
  second: `“Suba só para um rato”, disse {name} para a lua de papel.~, e~ Então um rato só veio se sentar.~+, e~ A lua espiou. “É aquele da primeira fila”, disse ela. “Ele é pequeno”, disse {name}. “Mas tem um lápis”, disse a lua. [“Vai *anotar*.”]`,
  why: `“Vieram ver uma lua”, disse a lua de papel. “Mas, antes de ser lua, eu fui uma caixa, com um fogão dentro. Ainda está escrito nas minhas costas, em letras pretas. E lá em cima, no barbante, a gente gira. Vão ver, e vão dizer: ah. É só uma caixa.”`,
  settled: `A lua de papel sacudiu o barbante.~, e~ Subiu sem ninguém puxar.~+ e~ Brilhou em cada nariz. Depois girou, e lá nas costas estavam as palavras: ESTE LADO PARA CIMA. Então todos olharam para cima.~+, e~ “Ah”, disseram os ratos. Nenhuma outra lua veio com instruções.`,
};
