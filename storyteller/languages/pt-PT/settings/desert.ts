import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { a, as, o, type PortugueseNoun } from '../noun.ts';

export const setting: FirstSetting<'desert', PortugueseNoun> = {
  tiny: { noun: a('formiga prateada') },
  home: [
    `A casa de {name}, no deserto, era de barro, com uma porta azul e paredes muito grossas. À noite arrefecia a areia lá fora.~+, mas~ Na cozinha continuava a estar-se bem.`,
    `A casa de {name}, no deserto, já tinha sido estação de comboios. À noite o jantar saía pelo postigo dos bilhetes.~, e~ A cama de {name} ficava na sala de espera. [É uma boa sala, quando se está à espera do sono.]`,
  ],
  back: `A areia já estava fria e corria por entre os dedos de {name} como água. Ninguém falava. Antes da casa veio o cheiro dela: hortelã, cabra e pão[ acabado de tirar das cinzas]. Depois nasceu uma estrela mais baixa do que as outras, que era a luz da cozinha de {name}.`,
  night: {
    dark: `Do lado do nascente subiu uma risca azul na areia. Era a noite, e vinha a correr. Desceu uma duna.~ e~ Subiu a outra. Quando {name} olhou para trás, o que sobrava do dia estava em cima de um monte, do tamanho de um chapéu. [Cheirava a pó e a salva.]`,
    deep: `As dunas dormiam de lado, com as costas para a lua. Eram tantas as estrelas que o escuro mal cabia. Uma delas desceu o céu inteiro, sem ruído.~, e~ A areia, muito devagar, largou o último calor do dia.`,
  },
  hush: {
    one: `As cabras foram as primeiras a calar-se. Todo o dia cada uma tinha dito o que pensava, com a boca e com o chocalho. Agora deitavam-se, clonque, e clonque. A mais velha, que gosta de ter a última palavra, lá ficou com ela. [Era *mé*.]`,
    two: `Depois foram os grilos, que a noite toda tinham cosido uma coisa enorme: *zize*, e *zize*. Chegaram agora ao último canto.~ e~ Deram um pontinho. *Zize.* Alguém cortou a linha com os dentes.`,
    three: `Ficou só a areia, que nunca acaba: um grão rebola, encosta-se a outro, e esse encosta-se ao seguinte. A um só, ninguém o ouve.~+, mas~ Um monte deles soa como uma mão a alisar um lençol. [Liso, liso, até não haver uma prega.]`,
  },
  facts: {
    one: `«O que o camelo tem na bossa?», perguntou {pal}. «Água», disse {name}, que tinha ouvido dizer. «Gordura», disse {pal}. «É a lancheira dele. Quando não há comida, vive dela uma ou duas semanas, e a bossa fica mole.» [{name} apalpou o lugar da bossa. Não havia nem uma sande.]`,
    two: `«Como é que o escaravelho da bola anda a direito no escuro?», perguntou {pal}.~+, e~ {name} não sabia. «Sobe na bola e olha para cima», disse {pal}, «e depois vai pela Via Láctea.» Olharam aquela estrada comprida e clara. «Tudo isso», disse {name}, «para um escaravelho andar a direito.»`,
    three: `«Para onde foi o calor?», perguntou {name}. «Direito para cima», disse {pal}. «As nuvens são um cobertor, e o deserto quase nunca as tem.» «Então o deserto destapa-se todas as noites», disse {name}. «Eu faço o mesmo.»`,
  },
  places: {
    well: { noun: o('poço velho'), arrive: `No caminho havia um poço velho, com uma roda que se queixava a cada volta, *nhec*. A água bebia-se por um púcaro de lata, preso a uma corrente.~+, e~ Era tão fria que se sentia descer. [{name} deixou cair lá dentro um pingo, e contaram. Aos sete disse *plim*.]` },
    bus: { noun: o('autocarro velho'), arrive: `Na areia estava um autocarro velho, enterrado até às janelas. Tinha parado ali, há muitos anos, para arrefecer. Nos bancos iam lagartixas, todas viradas para a frente. {name} tocou a campainha.~+, e~ Lá ao fundo, uma delas levantou-se e saiu.` },
    palms: { noun: as('três palmeiras'), arrive: `Três palmeiras rodeavam uma poça do tamanho de uma mesa. Lá no alto, as folhas batiam palmas, como a chuva. Na poça estava a lua.~+, e~ No meio da lua estava um sapo. «Ocupado», disse ele. [Beberam pelas beiras.]` },
    salt: { noun: a('planície de sal'), arrive: `Então acabou-se a areia, e era tudo branco e raso. Era o fundo de um lago que se foi embora e deixou o sal. [Estava gretado em ladrilhos, quase todos de seis lados, como a casa de banho de um gigante.] Crec, faziam os passos. {name} lambeu um dedo.~+, e~ Sabia a princípio de sopa.` },
  },
  helpers: {
    sidewinder: {
      noun: a('cobra de lado'),
      trouble: `Uma cobra passou de lado, voltou e tornou a passar. «Convidaram-me para jantar naquela pedra», disse ela. «Mas sou das que andam de lado: olho para ela a direito e vou parar a outro sítio. Eles já me viram, e puseram-se a acenar.»`,
      help: `À esquerda da pedra havia uma moita. «Vai para lá», disse {name}. [«Mas a moita não me convidou.» «Nem lá vais chegar.»] A cobra pôs os olhos na moita e partiu. Daí a nada bateu com o nariz na pedra, mesmo no meio dos convidados.`,
      gift: `«É o meu chocalho do ano passado», disse a cobra, a empurrá-lo. «Eu só queria dizer olá, e as pessoas entendiam mal.» Parecia um resto de comida. «Sacode-se com o cotovelo», disse ela. [«É mais alto do que parece.»]`,
      back: `A cobra de lado voltava do jantar[, redonda ao meio]. «Ainda apanhei os amendoins», disse ela. Devolveram-lhe o chocalho.~+, que~ Fez *tss*, muito baixinho. [Era só para dizer olá.] Depois olhou muito fixa para uma pedra e entrou no buraco ao lado.`,
      comes: `Veio uma cobra[, dessas que andam de lado]. «Posso ensinar a deitar-se em rodilha», disse ela {being.ao}. Fez uma linda rodilha.~+, e~ Não ajudou nada. «Bem, *eu* estou confortável», disse a cobra, sem sair dali.`,
      bye: `A cobra mirou no lado esquerdo da lua, deu as boas-noites e assim chegou direitinha à cama.`,
    },
    camel: {
      noun: o('camelo'),
      trouble: `Um camelo estava ajoelhado[ na areia, com um ar muito importante]. «Não estou preso», disse ele. «Ajoelhei-me na terça-feira, e até bateram palmas. Agora queria levantar-me, e há uma ponta que vai primeiro.» Olhou para uma, olhou para a outra. «Tenho-a debaixo da língua.»`,
      help: `{name} ajoelhou-se também[, para ver por dentro como era]. Pela frente, não saía. Então {name} experimentou por trás: levantou primeiro a ponta de trás.~+ e~ Depois levantou a outra. «Isso é um disparate», disse o camelo, e fez igual, como uma mesa quando a levam pela escada acima. [Lá ficou, com a cabeça nas estrelas.]`,
      gift: `O camelo arrancou das rédeas, com os dentes, uma borla vermelha[, velha, desbotada, com uma mosca lá dentro]. «Andou trinta anos por este deserto, para cima e para baixo», disse ele. «Ainda se inclina para onde as pessoas iam. É só levantá-la e não respirar.»`,
      back: `Lá estava o camelo, ajoelhado das duas pontas. «Primeiro a de trás», repetia ele[, de olhos fechados]. {name} atou-lhe às rédeas a borla vermelha, e puseram-se à espera de ver para onde apontava. Ficou a direito, para baixo. Era ali que queria estar.`,
      comes: `Um camelo veio ver {being}[, com um olho de cada vez]. Tirou da bochecha um cardo e pô-lo no chão. Mas cardos, ao que parecia, ninguém queria. «Então como-o eu», disse o camelo, sem tirar os olhos {being.de}.`,
      bye: `O camelo ajoelhou-se para a noite, a frente primeiro, e pediu que de manhã o lembrassem da outra ponta.`,
    },
    weaver: {
      noun: o('tecelão'),
      trouble: `Num espinheiro pendia um ninho do tamanho de um palheiro, com cem portas redondas, e diante dele voava um passarinho tecelão. «Fizemo-lo todos», disse ele, «e não dou com o meu quarto. Já pedi desculpa a onze portas. [Na última estava alguém no banho.]»`,
      help: `«Não abras», disse {name}. «Bate só, e escuta.» Ele bateu. «Quem é?», disse a primeira porta. «Quem é *agora*?», disse a segunda. Assim correu a fila toda, até que à trigésima primeira ninguém disse nada. «É essa a tua», disse {name}. «Não estás em casa.»`,
      gift: `O tecelão saiu com uma bola de penugem do tamanho de uma ameixa. «É a minha cama de reserva», disse ele, «não vá ter de dormir fora.» Era uma caminha onde cabia meio nariz. [«É que ainda está dobrada», disse ele.]`,
      back: `À trigésima primeira porta estava o tecelão. {name} devolveu-lhe a cama de reserva[, outra vez do tamanho de uma ameixa]. «Mesmo a tempo», disse ele. «Bateu agora um que não dá com a porta dele, e fica cá a dormir.» Entrou com ela.~+, e~ Daí a nada eram dois roncos pequeninos.`,
      comes: `Um tecelão veio com uma palha no bico. «Posso construir alguma coisa», disse.~, e~ Examinou {being} e pôs a palha em cima.~+, mas~ Nada mudou. «Faltam duzentas», disse o tecelão, e sentou-se a ver.`,
      bye: `O tecelão deu as boas-noites na sua porta e nas duas vizinhas, por via das dúvidas, e alguém respondeu boa-noite.`,
    },
  },
  objects: {
    rattle: { noun: o('chocalho da cobra'), use: `{name} ergueu o chocalho velho e sacudiu com educação. *Tss*, disse ele[, como uma ervilha numa caixa]. «Com o cotovelo», disse {pal}. Foi o cotovelo.~+, e~ Depois foi o ombro. *TCHRRRR!* Era como todo o arroz do mundo a cair de uma vez. [E lá foi ele, dizer olá a tudo, léguas em redor.]` },
    tassel: { noun: a('borla vermelha'), use: `{name} segurou a borla vermelha com dois dedos.~, e~ Durante um bocado pendeu a direito, a pensar. Depois mexeu-se um fio, e outro.~+, até que~ Toda ela se inclinou. «As pessoas iam para lá», disse {name}, «há trinta anos.»` },
    nest: { noun: a('cama do tecelão'), use: `A cama de reserva do tecelão não era maior do que uma ameixa. {name} puxou a palha certa.~+, e~ Ela abriu-se. Abriu outra vez, e outra, até ser uma tigela funda de penugem. Alguém com frio entrou, deu uma volta.~+ e~ Coube. [A tremura ainda durou um pouco, e depois esqueceu-se.]` },
  },
  gates: {
    light: { one: {
      meet: `Ali um paredão vermelho fechava o caminho, com uma fenda só, da largura de uma pessoa, e por ela entrava ele, às escuras. {name} meteu lá um braço.~+, e~ O braço sumiu-se até ao ombro. [«Ainda o tens?», perguntou {pal}. «Acho que sim», disse {name}, a mexer o que devia ser um polegar.]`,
      after: `Lá dentro, as paredes eram pintadas. Havia bois, girafas, gente a nadar e, mesmo cá em baixo, a marca de uma mão de criança. {name} pôs a mão em cima da mão antiga.~+, e~ Servia. Do outro lado da pedra havia estrelas.`,
    } },
    reach: { one: {
      meet: `Ali uma pedra alta, rasa como uma mesa, cortava o caminho, que só continuava em cima. Mas o vento lixara-lhe os lados, como se fosse um jarro. {name} foi a correr e veio outra vez a escorregar, com a boca cheia de areia. [«O que isto precisava», disse {pal}, «era de uma asa.»]`,
      after: `Lá em cima a pedra ainda estava quente, como um prato acabado de comer, e no meio havia uma osga de patas para o ar. [Lá em baixo, finas como pontos de costura, iam as pegadas.] «Podem passar», disse ela, «mas não deixem sair o quente.»`,
    } },
    call: { one: {
      meet: `Ali a estrada estava fechada por uma vara[, com espinhos dos dois lados]. CHAMAR O BODE, dizia uma tabuleta. E lá estava ele, no alto do paredão, a dormir de costas. «Se faz favor!», gritaram. Ele virou-se.~+ e~ Continuou a dormir para o outro lado.`,
      after: `«Já vou!», gritou o bode. [*Já vou, já vou*, disse o paredão.] Desceu por ali abaixo, como uma gaveta de garfos. «Quantos são?» «Um par», disse {name}. *Par, par*, disse o paredão. «Um par, mais um par, mais um par», disse o bode, que era bom em contas, e segurou a vara até passarem os seis.`,
    } },
    soft: { one: {
      meet: `Ali uma tábua atravessava um fosso, e a meio dela estava um cabrito muito novo. Tremia ele.~+ e~ Tremia a tábua. «Perdi o quente», disse o cabrito. «Ao almoço ainda o tinha. Fico à espera no último sítio onde ele esteve, para ele dar comigo.»`,
      after: `«Está aqui!», disse o cabrito. «Estava cá dentro, e eu nem fui ver!» Correu pela tábua fora, a contá-lo à mãe, que andava à procura de um cabrito. A tábua sossegou e deixou passar. [«Onde foi que o viste pela última vez?», ouviu-se. «Ao almoço», disse a mãe.]`,
    } },
    way: { one: {
      meet: `Ali começavam as dunas, quarenta, iguais como quarenta pães. Entre cada duas ia um caminho, e todos pareciam o certo. Num deles ainda havia pegadas.~+, mas~ Atrás vinha o vento com um paninho. [«Viste qual era?», disse {name}, e já estavam todos limpos.]`,
      after: `O caminho dava a volta ao ombro de uma duna e ao pé da outra. Ali, debaixo de quatro paus, estava um pote de água e um púcaro. [Beberam um púcaro cada, e deixaram-no de boca para baixo.] Dali em diante foi fácil, que ninguém põe água num caminho errado.`,
    } },
  },
};

export const restless: SeenTelling<PortugueseNoun> = {
  noun: o('redemoinho'),
  title: `o redemoinho`,
  sign: `*Virra-virra-clanque.* Alguma coisa tinha vindo do deserto e andava à roda da casa, a dar um toque em cada panela. Era um redemoinho pequeno, dos que se deitam com o sol. Mas aquele não se tinha deitado.~, e~ Ninguém dormia. [As cabras, de tanto o seguirem com os olhos, estavam sentadas, de pernas trocadas.]`,
  trace: `Na areia estava uma mola da roupa, e mais adiante outra, e entre as duas alguém tinha riscado uma linha. Ia aos laços: *eeeeeee*. «É alguém que anda a aprender a escrever», disse {name}. «Mas só uma letra», disse {pal}. A linha nunca mais chegava ao *f*.`,
  found: `Na areia lisa do deserto andava o redemoinho, feito de pó, da altura de uma porta. Com ele andavam uma colher e a fronha de alguém. «Boa noite boa noite boa noite», dizia, de cada vez que a cara passava. [«Dava-vos um aperto de mão, mas ficava com ela.»]`,
  near: `À esquina da casa apareceu um redemoinho de pó, vestido com a roupa do estendal. À frente trazia uma camisa.~ e~ Atrás trazia uma fronha. «Boa noite», disse ele, ao passar. [Deu a volta à casa.] «Boa noite», disse, já do outro lado.`,
  first: `O redemoinho não parava para conversar.~+, e por isso~ {name} corria ao lado. [«O que eu queria perguntar», disse {name}, «era…»] Ao fim de nove voltas, {name} teve de parar. «Paraste!», disse o redemoinho. «Como é que é?» «Ainda não sei», disse {name}, no chão. «Continua tudo à roda.»`,
  second: `Passou a fronha do redemoinho, e {name} deitou-lhe a mão, como quem cumprimenta. {pal} deitou a mão à manga de {name}.~+, mas~ A fronha tinha muita força, e lá foram todos à roda. «Já estou a parar?», perguntou ele. [Parecia interessado.] «Por acaso não», gritou {name}. «Nós é que começámos.» E largaram-no.`,
  why: `«Quando o sol se foi embora, os outros redemoinhos deitaram-se», disse o pequeno. «Fui ver, e só lá estava um montinho de pó. Dei-lhe as boas-noites, e ninguém respondeu. Se eu parar, não há ninguém, nem quem saiba como me chamo.»`,
  settled: `O redemoinho chegou-se e encostou-se. «*Tu* paras?», perguntou. «Todas as noites», disse {name}. «Dão-me as boas-noites, e de manhã ainda sou eu. Boa noite, redemoinho.» Ele andou mais devagar.~ e~ Pousou tudo o que levava. Depois deitou-se à volta dos pés de {name}, até ao último grão.`,
};

export const wonder: SeenTelling<PortugueseNoun> = {
  noun: o('rio'),
  title: `o rio`,
  sign: `Pelo deserto, ao pé da casa, passava um rio sem rio nenhum. Tinha uma margem, tinha a outra, e no meio tinha areia. Mas uma noite por ano o rio vem.~, e~ A noite era aquela. {name} só lhe conhecia a areia.`,
  trace: `Na areia seca ia um rego, direito como uma régua, com pegadas dos dois lados. [Numa pedra havia um risco de tinta azul.] «Foi um arado», disse {pal}. «Foi um barco», disse {name}, «e alguém o puxou.» «Pela areia? Então esse sabe alguma coisa», disse {pal}.`,
  found: `Nas margens do rio seco havia cabras, sapos e um homem dentro de um barco, todos virados para a última curva. {name} foi ver atrás da curva.~, e~ Lá estava o rio, fino como uma fita. Tinha parado, e tremia-lhe a ponta da frente. [«São muitos?», perguntou ele.]`,
  near: `Ao portão estava uma coisa molhada.~:~ Era a ponta da frente do rio, fina como uma fita. Vinha de tão longe, chegara ali e parara. Em cima do muro esperavam os sapos, em fila. O rio deitou uma gota de fora.~ e~ Tornou a recolhê-la.`,
  first: `«Está tudo à tua espera», disse {name}, e anunciou[, como na feira]: «Chegou o rio!» Os sapos bateram palmas. O rio virou-se para trás, a ver quem vinha. «Onde?», perguntou, e chegou-se para o lado. «É dos grandes?»`,
  second: `«Daqui para a frente é sempre a descer», disse {name} ao rio. «É só rebolar.» Para mostrar como era, {name} deitou a rebolar uma pedrinha. A pedrinha andou três passos e parou. Ficaram todos a olhar para ela. «Vês?», disse o rio. «A mim acontece-me o mesmo.»`,
  why: `«Ao princípio eu era grande», disse o rio. «Até levava uma árvore. Mas é tão longe, e a areia pedia com tão bons modos. Isto foi o que sobrou. Eles lembram-se de mim maior. E se eu chegar lá, e disserem: olha, alguém entornou água?»`,
  settled: `O rio tomou fôlego e veio. Não era mais largo do que uma mão. Encheu uma pegada de {name}.~ e~ Depois encheu a outra. [Cheirava a chuva e a folhas de muito longe.] Um sapo meteu lá um pé e fechou os olhos. «Ah», disse o sapo, «é molhado até ao *fundo*.» E o rio ficou um nadinha mais largo.<toddler: |[ Algures levantou-se um barco, da grossura de uma colher.]>`,
};
