import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { a, as, o, type BrazilianNoun } from '../noun.ts';

export const setting: FirstSetting<'desert', BrazilianNoun> = {
  tiny: { noun: a('formiga prateada') },
  home: [
    `A casa de {name} no deserto era de barro, com uma porta azul e paredes bem grossas.~, e~ De noite a areia esfriava lá fora.~+, mas~ A cozinha continuava quente.`,
    `A casa de {name} no deserto já tinha sido estação de trem. De noite o jantar saía pelo guichê.~+, e~ A cama de {name} ficava na sala de espera. [É uma boa sala, quando o que se espera é o sono.]`,
  ],
  back: `A areia já estava fria e corria entre os dedos de {name} como água. Ninguém falava.~+, e~ O cheiro da casa veio antes dela: hortelã, cabra e pão[ saído das cinzas]. Depois nasceu uma estrela mais baixa que as outras.~+, que~ Era a luz da cozinha de {name}.`,
  night: {
    dark: `No leste uma beirada azul subiu na areia. Era a noite, e ela corria. Correu por uma duna e subiu na outra.~+, e~ Quando {name} olhou para trás, o resto do dia estava num morro, do tamanho de um chapéu. [Cheirava a poeira e sálvia.]`,
    deep: `As dunas dormiam de lado, de costas para a lua. Havia tantas estrelas que o escuro mal cabia.~+, e~ Uma delas desceu o céu inteiro sem barulho. Bem devagar, a areia soltou o último ar do dia.`,
  },
  hush: {
    one: `As cabras pararam primeiro. O dia todo cada uma disse o que pensava, com a boca e com o sino. Agora foram se deitando, clonque, e clonque.~+, e~ A mais velha, que gosta da última palavra, ficou com ela. [Era *bé*.]`,
    two: `Depois foram os grilos.~, que~ A noite toda tinham costurado alguma coisa grande: *zize*, e *zize*. Agora chegaram no último canto.~+ e~ Deram um pontinho. *Zize.* Alguém cortou a linha com o dente.`,
    three: `Então só restou a areia, que nunca termina: um grão rola, encosta em outro, e esse se apoia no seguinte. Um só não se ouve.~+, mas~ Um morro inteiro soa como mão passando no lençol. [Liso, liso, até não haver mais dobra.]`,
  },
  facts: {
    one: `“O que o camelo tem na corcova?”, perguntou {pal}. “Água”, disse {name}, que tinha ouvido dizer. “Gordura”, disse {pal}. “É a lancheira dele. Quando não há comida por uma ou duas semanas, vive dela, e a corcova fica molenga.” [{name} apalpou o lugar da corcova. Não havia nem um sanduíche.]`,
    two: `“Como o besouro rola-bosta anda reto no escuro?”, perguntou {pal}.~+, e~ {name} não sabia. “Sobe na bola e olha para cima”, disse {pal}, “e depois vai pela Via Láctea.” Olharam aquela estrada comprida e clara. “Tudo isso”, disse {name}, “para um besouro andar reto.”`,
    three: `“Para onde foi o calor?”, perguntou {name}. “Direto para cima”, disse {pal}. “Nuvem é cobertor, e em cima do deserto quase nunca tem.” “Então toda noite o deserto chuta a coberta”, disse {name}. “Eu também faço isso.”`,
  },
  places: {
    well: { noun: o('poço velho'), arrive: `No caminho havia um poço velho com uma roda, que reclamava a cada volta, *nhéc*. A água se bebia numa caneca de lata presa por corrente.~+, e~ Era tão fria que se sentia a descida. [{name} deixou cair um pingo de volta, e contaram. No sete ele disse *plim*.]` },
    bus: { noun: o('ônibus velho'), arrive: `Na areia havia um ônibus velho, enterrado até as janelas.~, e~ Anos atrás tinha parado ali para esfriar. Nos bancos iam lagartixas, todas olhando para a frente.~+, e~ {name} puxou a campainha. Lá no fundo uma delas se levantou e desceu.` },
    palms: { noun: as('três palmeiras'), arrive: `Três palmeiras rodeavam uma poça do tamanho de uma mesa.~, e~ No alto as folhas batiam palmas, feito chuva. A lua estava na poça.~+, e~ No meio da lua estava um sapo. “Está ocupado”, disse ele. [Beberam pelas beiradas.]` },
    salt: { noun: a('planície de sal'), arrive: `Então a areia acabou, e tudo era branco e plano. Era o fundo de um lago que foi embora e deixou o sal. [Rachou em ladrilhos, quase todos de seis lados, como banheiro de gigante.] Crec, faziam os passos. {name} lambeu um dedo.~+, e~ Tinha gosto de começo de sopa.` },
  },
  helpers: {
    sidewinder: {
      noun: a('cobra de lado'),
      trouble: `Uma cobra passou de lado, voltou e passou outra vez. “Fui convidada para jantar naquela pedra”, disse ela. “Mas eu sou cobra de andar de lado: olho reto para ela e chego do lado dela. Eles já me viram, e começaram a acenar.”`,
      help: `À esquerda da pedra havia uma moita. “Vá para lá”, disse {name}. [“Mas não me convidaram para a moita.” “Você não vai chegar nela.”] A cobra pôs os dois olhos na moita e partiu.~+, e~ Logo bateu o nariz bem na pedra.`,
      gift: `“É o meu chocalho do ano passado”, disse a cobra, empurrando-o. “Eu só queria dizer oi, e as pessoas entendiam mal.” Parecia sobra de prato. “Sacode-se com o cotovelo”, disse ela. [“É mais alto do que parece.”]`,
      back: `A cobra de lado voltava do jantar[, redonda no meio]. “Cheguei na hora do amendoim”, disse ela.~, e~ Recebeu o chocalho.~+, e~ Ele fez *tss*, bem baixinho. [Era só um oi.] Então ela olhou firme para uma pedra e chegou no buraco ao lado.`,
      comes: `Veio uma cobra[, dessas que andam de lado]. “Posso ensinar a deitar em roda”, disse ela para {being}.~, e~ Fez uma roda linda.~+, e~ Não ajudou nada. “Bem, *eu* estou confortável”, disse a cobra, sem sair dali.`,
      bye: `A cobra mirou no lado esquerdo da lua, deu boa-noite e assim chegou direitinho na cama.`,
    },
    camel: {
      noun: o('camelo'),
      trouble: `Um camelo estava ajoelhado[ na areia, com ar muito importante]. “Não estou preso”, disse ele. “Ajoelhei na terça, e até aplaudiram. Agora é hora de levantar, e uma ponta vai primeiro.” Olhou para uma, olhou para a outra. “Estava na ponta da língua, qual das pontas.”`,
      help: `{name} se ajoelhou também[, para saber por dentro]. Com a frente primeiro não dava.~, e~ Então {name} tentou pelo traseiro: subiu atrás.~+, e~ Depois subiu na frente. “Parece uma bobagem”, disse o camelo, e fez, como mesa que se leva escada acima. [Lá ficou, com a cabeça nas estrelas.]`,
      gift: `Das rédeas o camelo arrancou com os dentes uma borla vermelha[, velha, desbotada, com uma mosca dentro]. “Subiu e desceu este deserto por trinta anos”, disse. “Ela ainda se inclina para o lado em que as pessoas iam. É só erguer e não respirar.”`,
      back: `Ali estava o camelo, ajoelhado das duas pontas. “O traseiro primeiro”, repetia[, de olhos fechados]. {name} amarrou nas rédeas a borla vermelha.~, e~ Esperaram para ver aonde ela ia.~+, mas~ Ela pendeu reta.~, e~ Então era para ali que ia.`,
      comes: `Um camelo veio olhar {being}[, um olho de cada vez]. Da bochecha tirou um cardo e o pôs no chão.~, mas~ Cardo, pelo visto, ninguém queria. “Então eu mesmo mastigo”, disse o camelo, com os olhos {being.em}.`,
      bye: `O camelo se ajoelhou para a noite, a frente primeiro, e pediu que de manhã o lembrassem da outra ponta.`,
    },
    weaver: {
      noun: o('tecelão'),
      trouble: `Num espinheiro pendia um ninho do tamanho de um monte de feno, com cem portas redondas.~, e~ Diante dele voava um passarinho tecelão. “Fizemos em conjunto”, disse ele, “e não acho o meu quarto. Já pedi desculpa em onze portas. [Na última havia alguém no banho.]”`,
      help: `“Não abra”, disse {name}. “Só bata e escute.” O tecelão bateu. “Quem é?”, disse a primeira porta. “Quem é *agora*?”, disse a seguinte.~, e~ Assim foi pela fileira.~+, até que~ Na trigésima primeira ninguém disse nada. “É a sua”, disse {name}. “Você não está.”`,
      gift: `O tecelão saiu com uma bola de penugem do tamanho de uma ameixa. “É a minha cama de reserva”, disse. “Fiz para o caso de ter de dormir fora.” Era uma cama minúscula, em que cabia meio nariz. [“É que ainda está dobrada”, disse ele.]`,
      back: `Na trigésima primeira porta estava o tecelão.~+, e~ {name} devolveu a cama de reserva[, outra vez do tamanho de uma ameixa]. “Bem na hora”, disse ele. “Bateu alguém que não achava a própria porta, e vai dormir aqui.” Entrou com a cama.~+, e~ Logo eram dois roncos pequeninos.`,
      comes: `Um tecelão veio com uma palha no bico. “Posso construir alguma coisa”, disse.~, e~ Examinou {being} e pôs a palha em cima.~+, mas~ Nada mudou. “Faltam duzentas”, disse o tecelão, sentando-se para assistir.`,
      bye: `O tecelão deu boa-noite na sua porta e nas duas vizinhas, por via das dúvidas, e alguém respondeu boa-noite.`,
    },
  },
  objects: {
    rattle: { noun: o('chocalho da cobra'), use: `{name} ergueu o chocalho velho e sacudiu com educação. *Tss*, disse ele[, como ervilha na caixa]. “Com o cotovelo”, disse {pal}.~, e~ Então foi o cotovelo.~+, e~ Depois foi o ombro. *TCHRRRR!* Era como todo o arroz do mundo caindo de uma vez. [Lá se foi, dizendo oi a tudo num raio de léguas.]` },
    tassel: { noun: a('borla vermelha'), use: `{name} segurou a borla vermelha com dois dedos.~, e~ Por um tempo ela pendeu reta, pensando. Depois se mexeu um fio, e outro.~+, até que~ Ela inteira se inclinou. “As pessoas iam para lá”, disse {name}, “por trinta anos.”` },
    nest: { noun: a('cama do tecelão'), use: `A cama de reserva do tecelão não era maior que uma ameixa.~, e~ {name} puxou a palha certa.~+, e~ Ela se abriu. Abriu outra vez, e outra, até ser uma tigela funda de penugem. Alguém com frio entrou, deu uma volta.~+ e~ Coube. [A tremedeira ainda durou um pouco, e depois se esqueceu.]` },
  },
  gates: {
    light: { one: {
      meet: `Ali um paredão vermelho fechava o caminho, com uma fenda só, da largura de uma pessoa.~+, e~ O caminho entrava nela, no escuro. {name} pôs um braço.~+, e~ Ele sumiu até o ombro. [“Você ainda tem ele?”, perguntou {pal}. “Acho que sim”, disse {name}, mexendo o que devia ser um polegar.]`,
      after: `As paredes lá dentro eram pintadas. Havia bois, girafas, gente nadando e, bem embaixo, a marca de uma mão, de criança. {name} pôs a mão em cima da mão antiga.~+, e~ Coube certinho.~, e~ Do outro lado da pedra havia estrelas.`,
    } },
    reach: { one: {
      meet: `Ali uma pedra plana barrava o caminho, como mesa, e ele continuava em cima.~+,~ Mas o vento tinha lixado os lados até ficarem de jarra. {name} foi correndo.~+ e~ Escorregou de volta, com a boca cheia de areia. [“Isso precisava”, disse {pal}, “era de uma alça.”]`,
      after: `Em cima a pedra ainda era quente, como prato de que alguém acabou de comer.~+, e~ No meio estava uma lagartixa de pés para o alto. [Lá embaixo, finas como pontos de costura, iam as pegadas.] “Podem passar”, disse ela, “mas não deixem o quente sair.”`,
    } },
    call: { one: {
      meet: `Ali a estrada estava fechada com uma vara[ e espinhos dos dois lados]. CHAMAR O BODE, dizia uma placa.~, e~ Lá estava ele, no alto do paredão, dormindo de costas. “Oi, por favor!”, gritaram.~+, e~ Ele continuou a dormir para o outro lado.`,
      after: `“Já vou!”, gritou o bode. [*Já vou, já vou*, disse o paredão.] Desceu como gaveta de garfos. “Quantos são?” “Um par”, disse {name}. *Par, par*, disse o paredão. “Um par, mais um par, mais um par”, disse o bode, que era bom de conta, e segurou a vara até passarem os seis.`,
    } },
    soft: { one: {
      meet: `Ali uma tábua atravessava um fosso, e no meio dela estava um cabrito bem novo. Ele tremia, e a tábua tremia também. “Perdi o quente”, disse ele. “No almoço eu tinha. Vou esperar no último lugar em que ele estava, para ele me achar.”`,
      after: `“Está aqui!”, disse o cabrito. “Estava por dentro, e eu nem olhei!” Correu pela tábua para contar à mãe, que procurava um cabrito. A tábua sossegou.~+ e~ Deu passagem. [“Onde foi que você o viu por último?”, ouviu-se. “No almoço”, disse a mãe.]`,
    } },
    way: { one: {
      meet: `Ali começavam as dunas, quarenta, iguais como quarenta pães. Entre duas delas sempre ia um caminho, e todos pareciam certos. Num ainda havia pegadas.~+, mas~ O vento vinha atrás com um paninho. [“Você viu qual era?”, disse {name}, mas aí já estavam todos limpos.]`,
      after: `O caminho dava a volta no ombro de uma duna e no pé de outra.~, e~ Ali, debaixo de quatro varas, havia um pote de água e uma caneca. [Foi uma caneca para {name} e uma para {pal}, e viraram a caneca de boca para baixo.] Daí em diante foi fácil.~+, porque~ Ninguém põe água em estrada errada.`,
    } },
  },
};

export const restless: SeenTelling<BrazilianNoun> = {
  noun: o('redemoinho'),
  title: `o redemoinho`,
  sign: `*Virra-virra-clanque.* Alguma coisa tinha vindo do deserto e rodava em volta da casa, tocando cada panela. Era um redemoinho pequeno, dos que se deitam com o sol.~, mas~ Esse não tinha ido.~+, e por isso~ Ninguém dormia. [As cabras tentaram acompanhar com os olhos, e agora estavam sentadas, de pernas trocadas.]`,
  trace: `Na areia havia um pregador de roupa, e depois outro, e de um para o outro alguém tinha riscado uma linha. Ela ia em laços: *eeeeeee*. “Alguém está aprendendo a escrever”, disse {name}. “Mas só uma letra”, disse {pal}.~+, e~ A linha nunca chegava no *f*.`,
  found: `Na areia lisa do deserto rodava o redemoinho. Era da altura de uma porta e feito de pó.~+, e~ Dentro dele giravam uma colher e a fronha de alguém. “Boa noite boa noite boa noite”, dizia, sempre que a frente passava. [“Eu apertava a mão, mas ia ficar com ela.”]`,
  near: `Na esquina da casa surgiu um redemoinho feito de pó, vestido com a roupa do varal. Na frente usava uma camisa, e atrás uma fronha. “Boa noite”, disse ele ao passar. [Deu a volta na casa.] “Boa noite”, disse, vindo do outro lado.`,
  first: `O redemoinho não parava para conversar, então {name} correu junto. [“O que eu queria perguntar”, disse {name}, “era…”] Foram nove voltas.~+, e~ {name} teve de parar. “Você parou!”, disse o redemoinho. “Como é?” “Ainda não sei”, disse {name}, da areia. “Continua tudo rodando.”`,
  second: `Passou a fronha do redemoinho, e {name} a pegou, como se pega uma mão.~, e~ {pal} pegou {name}. A fronha era forte.~+, e~ Rodou todo mundo. “Estou parando?”, perguntou ele. [Parecia interessado.] “Na verdade, não”, gritou {name}. “A gente é que começou.” E soltaram.`,
  why: `“Quando o sol foi embora, os outros redemoinhos se deitaram”, disse o pequeno. “Fui olhar, e só havia um pouco de pó. Dei boa-noite, e ninguém respondeu. Se eu parar, não tem ninguém, nem quem saiba o meu nome.”`,
  settled: `O redemoinho chegou perto e se encostou. “*Você* para?”, perguntou. “Toda noite”, disse {name}. “Me dão boa-noite, e de manhã ainda sou eu. Boa noite, redemoinho.” Ele foi mais devagar e pôs no chão tudo o que levava.~+, e depois~ Deitou-se em volta dos pés de {name}, até o último grão.`,
};

export const wonder: SeenTelling<BrazilianNoun> = {
  noun: o('rio'),
  title: `o rio`,
  sign: `Perto da casa, pelo deserto, passava um rio sem rio nenhum. Tinha uma margem, tinha outra margem.~+, e~ No meio tinha areia. Mas uma noite por ano o rio vem, e era agora.~, mas~ {name} só tinha visto a areia.`,
  trace: `Na areia seca ia um sulco, reto como régua, com pegadas dos dois lados. [Numa pedra havia um pouco de tinta azul.] “Foi um arado”, disse {pal}. “Foi um barco”, disse {name}. “Alguém puxou.” “Pela areia? Então ele sabe de alguma coisa”, disse {pal}.`,
  found: `Nas margens do rio seco havia cabras, sapos e um homem num barco, todos olhando para a última curva. {name} foi ver atrás dela.~, e~ Lá estava o rio, fino como fita. Tinha parado, e a ponta da frente tremia. [“São muitos?”, perguntou ele.]`,
  near: `No portão havia uma coisa molhada.~:~ Era a ponta da frente do rio, fina como fita. Tinha vindo até ali, de tão longe.~+, e~ Parou. Os sapos esperavam em fila no muro.~+, e~ O rio pôs uma gota para fora e puxou de volta.`,
  first: `“Estão todos esperando por você”, disse {name}, e anunciou[, como na feira]: “Chegou o rio!” Os sapos bateram palmas.~+, e~ O rio se virou para ver quem vinha. “Onde?”, perguntou, abrindo espaço. “É dos grandes?”`,
  second: `“Daqui em diante é só descida”, disse {name} ao rio. “É só rolar.” Para mostrar, {name} rolou uma pedrinha. Ela andou três passos e parou.~+, e~ Todos olharam para ela. “Viu?”, disse o rio. “Comigo é igualzinho.”`,
  why: `“No começo eu era grande”, disse o rio. “Eu empurrava uma árvore. Mas é longe, e a areia pedia com tanto jeito. Isto é o que sobrou. Eles se lembram de mim maior. E se eu chegar lá, e disserem: olhem, alguém derramou água?”`,
  settled: `O rio tomou fôlego e veio. Não era mais largo que uma mão.~+, e~ Encheu uma pegada de {name}, e depois a seguinte. [Cheirava a chuva e a folhas de longe.] Um sapo pôs um pé e fechou os olhos. “Ah”, disse o sapo, “é molhado até lá *embaixo*.” E o rio ficou um pouco mais largo.<toddler: |[ Em algum lugar um barco se ergueu, da grossura de uma colher.]>`,
};
