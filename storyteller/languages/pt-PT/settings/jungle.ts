import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { a, o, type PortugueseNoun } from '../noun.ts';

export const setting: FirstSetting<'jungle', PortugueseNoun> = {
  tiny: { noun: a('formiga-correio') },
  home: [
    `A casa de {name} ficava na selva, em cima de doze pernas, à beira de um rio largo e castanho. De noite os sapos começavam.~+, e~ A luz da cozinha deitava-se na água, comprida e amarela.`,
    `A casa de {name} na selva já tinha sido barco, e agora morava em cima de estacas. Tinha guardado as janelas redondas.~, e~ De noite elas brilhavam, amarelas, no rio castanho.`,
  ],
  back: `O caminho de volta era feito de folhas, e cada uma fazia uma festa a quem passava, fresca e molhada. Os sapos paravam para dar licença.~+ e~ Continuavam depois. [Cheirava a orquídea.] Depois veio o rio, com a janela da casa de {name} deitada nele, toda amarela.`,
  night: {
    dark: `Na selva a noite não vem, cai. Num instante as folhas eram verdes, e no outro eram pretas. [O calor ficou onde estava, a cheirar a lama doce.] Soltaram os sapos.~+, e~ Veio um tinido, um clonque, um portão enferrujado, uma motorizada muito pequena.`,
    deep: `No fundo da noite até as folhas deixaram de passar recados. As lianas pendiam a direito.~+, e~ O rio ia sem dizer palavra. Uma mariposa pousou numa flor, e nenhuma se mexeu.~+, porque~ A selva inteira soltava o ar, morna e lenta.`,
  },
  hush: {
    one: `Os macacos-uivadores pararam primeiro. À tardinha roncam, e isso só quer dizer: estamos aqui, e vocês? [Um ainda repetiu, por capricho.] Depois onze macacos deitaram-se num ramo só.~+, e~ De lá pendia um braço ou outro, que abanou e parou.`,
    two: `Depois os sapos foram para casa.~:~ Foram os portões enferrujados, foram os que tilintam.~+, até que~ Só restou a motorizada pequenina, a dar voltas à lagoa. Tossiu, andou um pouco sem motor.~+ e~ Estacionou debaixo de uma folha.`,
    three: `No fim ficou um pingo. Tinha saído do alto da árvore mais alta, e o caminho era comprido, de folha em folha. [Cada folha fazia uma vénia e subia outra vez.] Passou pela janela.~+, e~ Chegou enfim ao musgo. Ali deitou-se.`,
  },
  facts: {
    one: `Passavam umas formigas carregadas de folhas. «Elas não comem isso», disse {pal}. «São jardineiras. Mastigam as folhas, fazem um canteiro e plantam um cogumelo, e é ele que comem.» {name} não se mexeu até a última passar. [Não se pisa entre um jardineiro e o jardim.]`,
    two: `«De quanto em quanto tempo a preguiça desce da árvore?», perguntou {name}. «Uma vez por semana», disse {pal}. «Para quê?» {pal} olhou à volta, para ver quem escutava. «Para ir à casa de banho.» «Tanto trabalho?», disse {name}. «Ninguém sabe porquê», disse {pal}, «e acho que não convém perguntar.»`,
    three: `«Aqui em baixo é escuro até ao meio-dia», disse {pal}. «As folhas ficam com tudo. De cada cem pedacinhos de sol, uns dois chegam ao chão.» {name} passou a mão pelo chão. [Era fresco.] «Então tudo o que é pequeno aqui», disse {name}, «cresce com as sobras.»`,
  },
  places: {
    kapok: { noun: a('sumaúma'), arrive: `A sumaúma tinha raízes como paredes, cada uma mais alta do que uma porta. Entre duas raízes havia uma sala, com chão de folhas.~+, e~ {name} bateu na parede, *dum*. [{pal} bateu noutra, *dom*.] Longe dali alguém achou que era com ele e bateu também.` },
    ants: { noun: a('estrada das formigas'), arrive: `Uma estrada cruzava o caminho, da largura de um cinto, e ia cheia de trânsito. Centenas de formigas voltavam para casa, debaixo de um pedaço verde de folha. [Foi preciso esperar por uma aberta.] Uma delas levava uma pétala, e andava um pouco afastada das outras.` },
    lilies: { noun: a('lagoa dos nenúfares'), arrive: `Numa lagoa preta boiavam os nenúfares gigantes, redondos como mesas. {name} pôs um pé no primeiro.~+, e~ Aguentou. Assim atravessaram, de prato em prato. [No quarto, um passarinho castanho jantava.] Pediram licença.~+, e~ Nada se entornou.` },
    mud: { noun: o('barranco de lama'), arrive: `À beira do rio ia um barranco de lama lisinha, onde toda a gente tinha assinado. Havia pássaros, porcos e alguma coisa com cauda. Era morna.~+, e~ {name} pôs uma mão. [{pal} assinou ao lado.] Agora ali dizia que {name} também tinha passado.` },
  },
  helpers: {
    boa: {
      noun: a('jiboia'),
      trouble: `Entre duas árvores pendia uma jiboia, e nela pendiam onze camisas molhadas. «Estiquei-me para uma sesta e acordei cheia de roupa.» «E não disseste nada?», perguntou {name}. «Já iam nas meias. Depois das meias já não se diz nada.» [Estava ali desde terça-feira.]`,
      help: `{name} encontrou uma liana do comprimento de uma jiboia e do mesmo verde. Foi atada no seu lugar, e a roupa mudou-se para lá, da mais pequena para a maior. [«Cuidado, que na quarta tenho cócegas», disse ela.] Na última meia, a jiboia desceu, volta por volta. Ninguém havia de saber que tinha tido a indelicadeza de sair.`,
      gift: `«Leva isto», disse a jiboia.~+, e~ Era uma coisa clara, fina e muito, muito comprida. «É a minha pele do ano passado. Deixou de me servir, e fui eu que a entrancei, por isso é forte.» «Como, sem mãos?», perguntou {name}. «Devagar», disse a jiboia.`,
      back: `{name} ergueu a pele velha até ao ramo da jiboia. «Ela deu de si», disse a jiboia, contente, e pendurou-a onde faltava um estendal. «Vão achar que sou eu.» Depois amoleceu toda, sem nenhuma camisa em cima.`,
      comes: `Veio uma jiboia, e continuou a vir. «Posso ser uma rede», disse ela {being.ao}. Pendurou-se pelas duas pontas.~+ e~ Abanou um pouco. {Being} não se deitou. «Pois cá dentro está-se muito bem», disse a jiboia.`,
      bye: `A jiboia pendurou-se entre duas árvores, como uma rede, consigo lá dentro, e deu as boas-noites lá do meio.`,
    },
    armadillo: {
      noun: o('tatu'),
      trouble: `No caminho havia um tatu, fechado até sobrar uma fresta. «Fechado», disse ele. «Ouvi um barulho horrível e fechei-me.» «Que barulho?», perguntou {name}. «Uma espécie de cloque. Estou à espera de que se vá embora quem o fez. Foi a seguir ao pequeno-almoço.»`,
      help: `{name} deitou-se e falou pela fresta. «Podes abrir, fechar e escutar?» [Lá dentro pensaram um pouco.] A bola abriu-se e fechou-se. *Cloque.* «Lá está ele outra vez!», disse o tatu.~+, e~ Veio um silêncio. «Ah.» Saiu um focinho, bem mais corado do que os focinhos costumam ser.`,
      gift: `«Isto vai ser útil», disse o tatu, e trouxe uma noz redonda e castanha. «O que é que ela faz?», perguntou {name}. «Rola. Eu rolei, e ela viu. Agora vai para onde deve, e ninguém a convence do contrário.» [A noz nem se mexeu. «No começo é tímida.»]`,
      back: `A noz ia à frente, cada vez mais devagar, e parou nos pés do tatu. «Ela comportou-se?», perguntou ele. «O caminho todo», disse {name}.~+, e~ Ele pegou-a nos braços e fechou-se, *cloque*. «Fui só eu», disse a bola, lá dentro, para alguém mais pequeno.`,
      comes: `Um tatu veio a trotar até {being}. «Já experimentaram ser bola?», perguntou, e, cloque, era uma bola. «Está a ajudar?», quis saber a bola, passado um bocado. Ainda não estava.~+, por isso~ Ficou a ver pela fresta.`,
      bye: `O tatu deu as boas-noites, fechou-se com um cloque e, lá de dentro, deu as boas-noites ao cloque.`,
    },
    parrot: {
      noun: a('papagaia'),
      trouble: `«Está tudo bem?», perguntou {name}. «Está tudo bem?», disse uma papagaia verde, e sacudiu a cabeça, zangada. «Já tive uma frase minha, queres mais café, um dia», disse ela. «[*Tio!* Perdão.] Disse tantas dos outros que já não a encontro.»`,
      help: `Ninguém sabia o que dizer, e {name} viu que talvez fosse isso. {name} ergueu um dedo.~+, e~ O silêncio durou tanto que passou um caracol. [«Cuidado com o», disse a papagaia, e parou.] Já não havia nada que repetir. «Eu», disse ela. «Eu gosto de banana.»`,
      gift: `«Eu gosto de banana!», gritou a papagaia. «É minha! Vocês merecem um presente.» De um buraco trouxe um cogumelo. «Parece um bocado velho», disse {name}. «Não o julgues de dia. Só se acende no escuro, quando pensa que ninguém está a olhar.» [Então disse «tio», e tapou o bico com a asa.]`,
      back: `«O teu cogumelo», disse {name}. «Eu gosto de banana», disse a papagaia. Sentou-se diante dele, de costas.~+, e~ Uma luz verde contornou-lhe as penas, uma a uma. «Pensei em mais uma», disse. «*É tarde, e disso também eu gosto.*»`,
      comes: `Uma papagaia verde desceu para ver {being}. «Podem olhar para a minha banana», disse ela. Ergueu a banana num pé e girou.~+, e~ Todos olharam. [Não aconteceu nada, a não ser que a banana diminuiu.] «Em *mim* faz efeito», disse a papagaia, e ficou para terminar.`,
      bye: `«Boa noite, papagaia», disse {name}. «Boa noite», disse ela, e essa tinha sido ela a pensar.`,
    },
  },
  objects: {
    skin: { noun: a('pele entrançada'), use: `{name} pegou na pele velha da jiboia, sacudiu-a toda e atirou-a. Voou, deu duas voltas a alguma coisa lá em cima.~+ e~ Ficou firme. [Era lisa, seca e fazia cócegas.] E subiram por uma coisa que deixara de servir a alguém.` },
    nut: { noun: a('noz rolante'), use: `{name} pôs a noz no chão, e ela ficou parada. «É tímida», disse {name}, e todos olharam para o lado. *Trrr*, fez alguma coisa.~+, e~ A noz rolava. Experimentou um pouco para cá, um pouco para lá.~+, e~ Depois deixou de hesitar e foi. [«Atrás dela», disse {pal}.]` },
    mushroom: { noun: o('cogumelo da noite'), use: `{name} pegou no cogumelo da papagaia, que parecia um pão em que alguém se tinha sentado. «Ninguém está a olhar», disse {name}, e olhou para o lado. Quando se viraram, o cogumelo brilhava, verde, por baixo. [O escuro deu um passo para cá, para ver também.]` },
  },
  gates: {
    light: { one: {
      meet: `Ali havia uma porta de pedra com uma árvore sentada em cima. [As raízes seguravam-na como uma mão.] O caminho entrava, e lá dentro era preto. «Olá?», chamou {name}. [«Lá», disse ela.] Cheirava a cave e a morcego velho.`,
      after: `No corredor havia um jaguar. Era de pedra, com fetos a fazer de bigode, e o nariz brilhava.~+, porque~ Há mil anos que todos lá passavam a mão.~, e~ Passaram-na também. [Era frio como uma colher.] Na saída, do outro lado, entre as folhas, havia estrelas.`,
    } },
    reach: { one: {
      meet: `Ali o caminho acabava num paredão de terra vermelha, molhado e liso como uma banheira.~, mas~ Lá no alto continuava.~+, e~ {name} subiu três passos e escorregou quatro. «Estamos a descer», disse {pal}, «mais depressa do que subimos.»`,
      after: `Aqui em cima não havia selva, só o telhado dela, cheio de altos, como brócolos. Passou a voar uma arara, mais baixo do que os pés de todos.~+, e~ Continuou azul até ficar do tamanho de uma ervilha. [«Nunca tinha visto um pássaro por cima», disse {name}.]`,
    } },
    call: { one: {
      meet: `Ali passava o rio, e no meio dele estava a balsa, que era uma tartaruga. A cabeça, pelos vistos, estava para dentro.~+, e~ No casco havia escrito *É favor chamar*. «Olá?», chamou {name}, mas o rio falava também, e mais alto. [Uma borboleta atravessou o casco. Foi o único movimento.]`,
      after: `Saiu a cabeça, que tinha cem anos. «Alguém chamou», disse a tartaruga. «Que gentileza.» Fez a travessia sem salpicar ninguém. [No meio pediu que olhassem a lua, que estava incluída.] «Cuidado onde põem os pés», disse à chegada, «que aqui eu sou mais velha.»`,
    } },
    soft: { one: {
      meet: `Numa ponte de lianas estava um macaquinho molhado, a segurar pelas cinco pontas. Tremia.~+, e por isso~ A ponte inteira tremia. «Caí à água», disse ele. «Até deixava passar, mas as minhas mãos só largam quando aquecem. Fazem tudo juntas.»`,
      after: `Uma mão soltou-se, depois as outras, e por último a cauda, volta por volta. «Sequei», disse o macaquinho. «Estou a ficar fofo.» A ponte sossegou.~+, e~ Do outro lado uma família passou-o de colo em colo, até descobrir que era dela.`,
    } },
    way: { one: {
      meet: `Ali o verde tinha cinco aberturas, com um caminho em cada uma. Já houve uma placa, mas ganhou raízes.~+ e~ Agora era árvore, com cada ramo a apontar para um bocado do céu. [Algumas folhas ainda tinham letras.] «Ela progrediu», disse {name}, «mas não ajuda muito.»`,
      after: `A abertura certa era a mais baixa, aquela que se diria ser dos porcos. Entraram de corpo dobrado.~+, mas~ Lá dentro cabia-se de pé, num salão verde, que os porcos tinham limpíssimo. [«Peço desculpas pelo que disse», disse {pal}, a algum porco.]`,
    } },
  },
};

export const restless: SeenTelling<PortugueseNoun> = {
  noun: o('tucano'),
  title: `o tucano`,
  sign: `*Claque.* Fez-se silêncio, depois veio um baque, e uma voz na selva disse: «Desculpem.» *Claque-claque.* «Desculpem!» Quem mal tinha adormecido sentou-se. [Os macacos-uivadores roncavam a pedir silêncio, o que não ajudava nada.] Alguém se virava na cama.~+, e~ A cama era uma árvore.`,
  trace: `Na casca de uma árvore havia uma marca, como de colher muito grande.~+, e~ Por baixo, em letra pequena, alguém tinha riscado: *desculpa*. Na árvore seguinte eram duas marcas.~+, e~ Por baixo: *desculpa, desculpa*. «É gente educada», disse {pal}.`,
  found: `Num ramo da selva, um jovem tucano ia para a cama. Encostou o bicão do lado esquerdo, e ele escorregou. *Claque.* «Desculpa», disse à árvore. Encostou do lado direito.~+, e~ Foi atrás dele. *Tum.* «Está quase confortável», disse, a subir outra vez.`,
  near: `Na árvore ao lado da casa estava um jovem tucano, a experimentar o bico enorme do lado esquerdo. O bico escorregou, *claque*. Experimentou do lado direito.~+, e~ Caiu com bico e tudo, *tum*. «Desculpem», disse o tucano, já na grade da varanda.`,
  first: `{name} dobrou uma folha grande e macia e pô-la debaixo do bico do tucano.~, e~ Por um instante o bico sossegou.~+, e depois~ Escorregou. *Claque*, fez, em cima {pal.de}. «Desculpa», disse o tucano. «É que como muita papaia, e isso dá lustro a mais ao bico.»`,
  second: `«Eu seguro a ponta do bico», disse {pal}, «e tu dormes.» O tucano fechou os olhos e num instante roncava: *claque-a-claque-a-claque*.~+, e~ {pal} abanava também, da cabeça aos pés. [Muito longe, alguém pediu silêncio.] «Desculpa», disse o tucano, a acordar. «Ouviram um barulho?»`,
  why: `«Os outros dão as boas-noites, asa com asa», disse o tucano, «e escondem a cabeça. Quando eu faço isso, o bico sai por trás, faz *claque*, e dizem-me *chiu*. Se eu parar, já ninguém me diz nada.»`,
  settled: `O tucano virou a cabeça toda para trás, para ver quem estava ali. «Boa noite, tucano», disse {name}.~,~ E o bico deitou-se no vão entre as asas.~+, onde~ Cabia como uma colher na gaveta. [«Ah», disse o tucano, «então era aqui.»] A cauda subiu e cobriu tudo.~+, e~ Ninguém pediu desculpa.`,
};

export const wonder: SeenTelling<PortugueseNoun> = {
  noun: o('primeiro pirilampo'),
  title: `o primeiro pirilampo`,
  sign: `Uma noite por ano a árvore grande do outro lado do rio enche-se de pirilampos, e era essa a noite. A árvore inteira acende-se e apaga-se ao mesmo tempo.~+, mas~ Alguém tem de começar, e é o primeiro pirilampo. A selva já estava escura.~+, e~ A árvore também.`,
  trace: `Lá à frente uma luz do tamanho de um alfinete acendeu-se e apagou-se. «Viste?», perguntou {name}. «Pisquei», disse {pal}. Piscaram ao mesmo tempo.~+, e~ Só apanharam o finzinho. «Espera que não olhemos», disse {name}.`,
  found: `Ao pé da árvore grande todos olhavam para cima: macacos, porcos-do-mato e um tapir que trouxera um xaile. Debaixo de cada folha um pirilampo esperava no escuro.~+, e~ No ramo mais baixo estava o primeiro, com a luz escondida atrás das costas.`,
  near: `No corrimão, muito perto da porta, estava um pirilampo no escuro. Era o primeiro, aquele que os outros esperam.~, e~ Lá em baixo, macacos e porcos esperavam também. O pirilampo acendeu-se, como um furinho de alfinete, olhou à volta e sentou-se em cima da luz.`,
  first: `«Fechamos os olhos», disse {name}, «e tu experimentas.» Fecharam. «Estão fechados?», perguntou o pirilampo. «Vê tu», disse {name}.~+, e~ Olhou quanto pôde. «Não consigo», disse. «Para ver se estão fechados, tinha de me acender.»`,
  second: `«Eu vou primeiro», disse {pal}, de corpo muito direito. «Pronto. Acendi-me.» O pirilampo deu uma volta inteira. «Isso é estar aceso?» «É. E agora apaguei-me.» A diferença não era grande. «Muito bem feito», disse o pirilampo. «Nem se vê a emenda.»`,
  why: `«A árvore toda espera por mim», disse o pirilampo. «Dizem: é só começar, que entramos. Mas só tenho uma luzinha. Veio toda a gente, e o escuro é tão grande. E se ninguém der por ela?» E pôs dois pés em cima dela.`,
  settled: `O primeiro pirilampo tirou os pés e acendeu-se. Era uma luzinha só.~+, e~ À volta estava o escuro inteiro. E houve outra ao lado. Depois acendeu-se o ramo, e o tronco.~+, e~ Por fim era a árvore toda. «Ah», disse o pirilampo. «Então uma bastava.»`,
};
