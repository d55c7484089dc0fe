import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { a, o, type PortugueseNoun } from '../noun.ts';

export const setting: FirstSetting<'jungle', PortugueseNoun> = {
  tiny: { noun: a('formiga-correio') },
  home: [
    `A casa de {name} ficava na selva, em cima de doze pernas, à beira de um rio largo e castanho. À noite começavam os sapos.~, e~ A luz da cozinha deitava-se na água, comprida e amarela.`,
    `A casa de {name}, na selva, já tinha sido barco, e agora vivia em cima de estacas. Ficara-lhe o costume das janelas redondas.~+, que~ À noite brilhavam, amarelas, no rio castanho.`,
  ],
  back: `O caminho de volta era todo folhas, e cada uma fazia uma festa a quem passava, fresca e molhada. Os sapos calavam-se, para dar licença, e depois continuavam. [Cheirava a orquídeas.] Por fim veio o rio, e deitada nele, toda amarela, a janela da casa de {name}.`,
  night: {
    dark: `Na selva a noite não vem, cai. Num instante as folhas eram verdes, no outro eram pretas. [O calor deixou-se ficar, a cheirar a lama doce.] Soltaram-se os sapos: um tinido, um clonque, um portão ferrugento, uma motorizada muito pequena.`,
    deep: `No fundo da noite, até as folhas deixaram de passar recados. As lianas pendiam muito direitas.~, e~ O rio corria sem dizer palavra. Uma borboleta da noite pousou numa flor, e nem a flor deu por isso. A selva inteira respirava, morna e vagarosa.`,
  },
  hush: {
    one: `Os macacos-uivadores foram os primeiros a calar-se. À tardinha roncam todos, só para dizer: cá estamos nós, e vocês? [Um deles ainda repetiu, por teimosia.] Depois deitaram-se onze macacos no mesmo ramo. De lá pendia um braço, que baloiçou.~ e~ Parou.`,
    two: `Depois recolheram os sapos, primeiro os portões ferrugentos, depois os tinidos. Só restava a motorizada pequenina, às voltas à lagoa. Tossiu, andou um bocado só com o balanço.~ e~ Estacionou debaixo de uma folha.`,
    three: `No fim ficou um pingo. Tinha saído do alto da árvore mais alta.~, e~ Vinha de folha em folha, que é um caminho comprido. [Cada folha fazia uma vénia e tornava a endireitar-se.] Passou pela janela. Chegou enfim ao musgo, e ali se deitou.`,
  },
  facts: {
    one: `Passavam umas formigas carregadas de folhas. «Elas não comem isso», disse {pal}. «São jardineiras. Mastigam as folhas, fazem um canteiro e plantam um cogumelo, e é ele que comem.» {name} não se mexeu até a última passar. [Não se pisa entre um jardineiro e o jardim.]`,
    two: `«De quanto em quanto tempo a preguiça desce da árvore?», perguntou {name}. «Uma vez por semana», disse {pal}. «Para quê?» {pal} olhou à volta, para ver quem escutava. «Para ir à casa de banho.» «Tanto trabalho?», disse {name}. «Ninguém sabe porquê», disse {pal}, «e acho que não convém perguntar.»`,
    three: `«Aqui em baixo é escuro até ao meio-dia», disse {pal}. «As folhas ficam com tudo. De cada cem pedacinhos de sol, uns dois chegam ao chão.» {name} passou a mão pelo chão. [Era fresco.] «Então tudo o que é pequeno aqui», disse {name}, «cresce com as sobras.»`,
  },
  places: {
    kapok: { noun: a('sumaúma'), arrive: `A sumaúma tinha raízes como paredes, mais altas do que uma porta. Entre duas delas havia uma sala, com chão de folhas. {name} bateu na parede, *dum*. [{pal} bateu noutra, *dom*.] Longe dali alguém julgou que era com ele e bateu também.` },
    ants: { noun: a('estrada das formigas'), arrive: `Uma estrada atravessava o caminho, da largura de um cinto e cheia de trânsito. Centenas de formigas voltavam para casa, cada uma debaixo do seu bocado de folha. [Foi preciso esperar por uma aberta.] Uma delas levava uma pétala, e ia um pouco afastada das outras.` },
    lilies: { noun: a('lagoa dos nenúfares'), arrive: `Numa lagoa preta boiavam os nenúfares gigantes, redondos como mesas. {name} pôs um pé no primeiro.~+, e~ Ele aguentou. Assim se atravessou a lagoa, de prato em prato. [No quarto jantava um passarinho castanho.] Pediram licença, e não se entornou nada.` },
    mud: { noun: o('barranco de lama'), arrive: `À beira do rio havia um barranco de lama, lisinha, onde toda a gente tinha assinado. Havia pássaros, havia porcos e alguma coisa com cauda. A lama era morna.~+, e~ {name} pôs lá a mão. [{pal} assinou ao lado.] Agora ficava escrito que {name} também ali passara.` },
  },
  helpers: {
    boa: {
      noun: a('jiboia'),
      trouble: `Entre duas árvores pendia uma jiboia, e nela pendiam onze camisas molhadas. «Estiquei-me para uma sesta e acordei cheia de roupa.» «E não disseste nada?», perguntou {name}. «Já iam nas meias. Depois das meias já não se diz nada.» [Estava ali desde terça-feira.]`,
      help: `{name} encontrou uma liana do comprimento de uma jiboia e do mesmo verde. Ataram-na no lugar dela, e a roupa mudou-se para lá, da mais pequena para a maior. [«Cuidado, que à quarta tenho cócegas», disse ela.] Na última meia, a jiboia desceu, volta a volta. Ninguém havia de saber que tivera a má educação de sair.`,
      gift: `«Leva isto», disse a jiboia. Era uma coisa clara, fina e muito, muito comprida. «É a minha pele do ano passado. Deixou de me servir. Fui eu que a entrancei, e por isso é forte.» «Como, se não tens mãos?», perguntou {name}. «Devagar», disse a jiboia.`,
      back: `{name} levantou a pele velha até ao ramo da jiboia. «Deu de si», disse a jiboia, toda contente, e pendurou-a onde fazia falta um estendal. «Vão julgar que sou eu.» Depois ficou mole, de uma ponta à outra, sem uma camisa em cima.`,
      comes: `Veio uma jiboia, e continuou a vir. «Posso fazer de rede», disse ela {being.ao}. Pendurou-se pelas duas pontas.~+ e~ Baloiçou um bocadinho. {Being} não se deitou. «Pois cá dentro está-se muito bem», disse a jiboia.`,
      bye: `A jiboia pendurou-se entre duas árvores, como uma rede, consigo lá dentro, e deu as boas-noites lá do meio.`,
    },
    armadillo: {
      noun: o('tatu'),
      trouble: `No caminho havia um tatu, fechado até sobrar uma fresta. «Fechado», disse ele. «Ouvi um barulho horrível e fechei-me.» «Que barulho?», perguntou {name}. «Uma espécie de cloque. Estou à espera de que se vá embora quem o fez. Foi a seguir ao pequeno-almoço.»`,
      help: `{name} deitou-se e falou pela frincha. «Podes abrir, fechar e ficar à escuta?» [Lá dentro alguém pensou um bocado.] A bola abriu-se e fechou-se. *Cloque.* «Lá está ele outra vez!», disse o tatu. Fez-se silêncio. «Ah.» Saiu um focinho, bem mais corado do que os focinhos costumam ser.`,
      gift: `«Isto há de fazer-te jeito», disse o tatu, e trouxe uma noz redonda e castanha. «E o que é que ela faz?», perguntou {name}. «Rebola. Eu rebolava, e ela via. Agora vai para onde deve, e ninguém a convence do contrário.» [A noz nem se mexeu. «Ao princípio é envergonhada.»]`,
      back: `A noz ia à frente, cada vez mais devagar, e parou aos pés do tatu. «Portou-se bem?», perguntou ele. «O caminho todo», disse {name}. Ele pegou nela ao colo e fechou-se, *cloque*. «Fui só eu», disse a bola, lá de dentro, para alguém mais pequeno.`,
      comes: `Um tatu veio a trotar até {being}. «Já experimentaram ser bola?», perguntou, e, cloque, era uma bola. «Está a ajudar?», quis saber a bola, passado um bocado. Ainda não estava.~+, por isso~ Ficou a ver pela fresta.`,
      bye: `O tatu deu as boas-noites, fechou-se com um cloque e, lá de dentro, deu as boas-noites ao cloque.`,
    },
    parrot: {
      noun: a('papagaia'),
      trouble: `«Está tudo bem?», perguntou {name}. «Está tudo bem?», disse uma papagaia verde, e sacudiu a cabeça, zangada. «Já tive uma frase minha, queres mais café, um dia», disse ela. «[*Tio!* Perdão.] Disse tantas dos outros que já não a encontro.»`,
      help: `Ninguém sabia o que dizer, e {name} pensou que talvez fosse isso mesmo que fazia falta. Levantou um dedo. O silêncio durou tanto que passou um caracol. [«Cuidado com o», disse a papagaia, e parou.] Já não havia nada para repetir. «Eu», disse ela. «Eu gosto de banana.»`,
      gift: `«Eu gosto de banana!», gritou a papagaia. «É minha! Vocês merecem um presente.» De um buraco tirou um cogumelo. «Parece um bocado velho», disse {name}. «De dia não o julgues. Só se acende às escuras, quando pensa que ninguém está a ver.» [Depois disse «tio» e tapou o bico com a asa.]`,
      back: `«O teu cogumelo», disse {name}. «Eu gosto de banana», disse a papagaia, e sentou-se ao pé dele, de costas. Uma luz verde foi-lhe contar as penas, uma por uma. «Já pensei em mais uma», disse ela. «*É tarde, e também gosto disso.*»`,
      comes: `Uma papagaia verde desceu, para ver {being}. «Podem olhar para a minha banana», disse ela. Levantou-a numa pata e deu uma volta.~+, e~ Olharam todos. [Não aconteceu nada, a não ser que a banana mingou.] «A *mim* faz-me efeito», disse a papagaia, e ficou para a acabar.`,
      bye: `«Boa noite, papagaia», disse {name}. «Boa noite», disse ela, e essa tinha sido ela a pensar.`,
    },
  },
  objects: {
    skin: { noun: a('pele entrançada'), use: `{name} pegou na pele velha da jiboia, sacudiu-a bem e atirou-a. Voou, deu duas voltas a alguma coisa lá em cima.~+ e~ Ficou firme. [Era lisa, era seca e fazia cócegas.] Assim subiram por uma coisa que tinha deixado de servir a alguém.` },
    nut: { noun: a('noz rolante'), use: `{name} pôs a noz no chão, e ela não se mexeu. «Tem vergonha», disse {name}, e viraram todos a cara. *Trrr*, fez alguma coisa. Era a noz a rebolar. Experimentou um bocadinho para cá, um bocadinho para lá.~+, e~ Depois deixou-se de hesitações e foi. [«Atrás dela!», disse {pal}.]` },
    mushroom: { noun: o('cogumelo da noite'), use: `{name} pegou no cogumelo da papagaia, que parecia um pão em que alguém se tinha sentado. «Ninguém está a olhar», disse {name}, e olhou para o lado. Quando se viraram, o cogumelo brilhava, verde, por baixo. [O escuro deu um passo para cá, para ver também.]` },
  },
  gates: {
    light: { one: {
      meet: `Ali havia uma porta de pedra, com uma árvore sentada em cima. [As raízes seguravam-na como uma mão.] O caminho entrava por ela, e lá dentro era tudo preto. «Olá?», chamou {name}. [«Lá», disse a porta.] Cheirava a cave e a morcego velho.`,
      after: `No corredor estava um jaguar, mas de pedra, com fetos a fazer de bigodes. O nariz brilhava-lhe, porque há mil anos que toda a gente lá passa a mão.~+, e~ Passaram-na também. [Era frio como uma colher.] À saída, por entre as folhas, havia estrelas.`,
    } },
    reach: { one: {
      meet: `Ali o caminho acabava num paredão de terra vermelha, molhado e liso como uma banheira.~+, mas~ Lá no alto continuava. {name} subiu três passos e escorregou quatro. «Estamos a descer», disse {pal}, «mais depressa do que subimos.»`,
      after: `Cá em cima já não havia selva, só o telhado dela, cheio de altos, como brócolos. Passou a voar uma arara, e passou mais abaixo do que os pés de todos. Continuou azul até ser do tamanho de uma ervilha. [«Nunca tinha visto um pássaro por cima», disse {name}.]`,
    } },
    call: { one: {
      meet: `Ali passava o rio, e no meio do rio estava a barca, que era uma tartaruga. A cabeça, ao que parecia, estava para dentro.~+, e~ Na carapaça lia-se *É favor chamar*. «Olá?», chamou {name}, mas o rio também falava, e mais alto. [Uma borboleta atravessou a carapaça. Não se mexeu mais nada.]`,
      after: `Saiu uma cabeça com cem anos. «Alguém chamou», disse a tartaruga. «Que gentileza.» Fez a travessia sem salpicar ninguém. [A meio pediu que olhassem para a lua, que estava incluída.] «Atenção onde põem os pés», disse à chegada, «que desse lado sou mais velha.»`,
    } },
    soft: { one: {
      meet: `Numa ponte de lianas estava um macaquinho encharcado, agarrado com as cinco pontas. Tremia tanto que a ponte tremia com ele. «Caí à água», disse. «Até deixava passar, mas as minhas mãos só largam quando aquecem. Fazem tudo juntas.»`,
      after: `Soltou-se uma mão, depois as outras, e por fim a cauda, volta a volta. «Sequei», disse o macaquinho. «Estou a ficar fofo.» A ponte sossegou. Do outro lado, uma família passou-o de colo em colo, até descobrir que era dela.`,
    } },
    way: { one: {
      meet: `Ali havia no verde cinco aberturas, cada uma com o seu caminho. Já ali estivera uma tabuleta, mas ganhou raízes, e agora era uma árvore, com cada ramo a apontar para um bocado de céu. [Algumas folhas ainda tinham letras.] «Subiu na vida», disse {name}, «mas não ajuda muito.»`,
      after: `A abertura certa era a mais baixa, que se diria dos porcos. Entraram de corpo dobrado.~+, mas~ Lá dentro cabia-se de pé, num salão todo verde, que os porcos traziam num brinquinho. [«Peço desculpa pelo que disse», disse {pal}, a um porco qualquer.]`,
    } },
  },
};

export const restless: SeenTelling<PortugueseNoun> = {
  noun: o('tucano'),
  title: `o tucano`,
  sign: `*Claque.* Fez-se silêncio, depois um baque, e uma voz na selva disse: «Desculpem.» *Claque-claque.* «Desculpem!» Quem tinha acabado de adormecer sentou-se na cama. [Os macacos-uivadores roncavam a pedir silêncio, o que não ajudava nada.] Alguém se virava para um lado e para o outro.~, e~ A cama era uma árvore.`,
  trace: `Na casca de uma árvore havia uma mossa, como de uma colher muito grande. Por baixo, em letra miúda, alguém tinha riscado: *desculpa*. Na árvore a seguir eram duas mossas.~, e~ Por baixo: *desculpa, desculpa*. «É gente educada», disse {pal}.`,
  found: `Num ramo da selva, um tucano novo estava a deitar-se. Encostou o bico enorme para a esquerda, e ele escorregou. *Claque.* «Desculpa», disse ele à árvore. Encostou-o para a direita.~, e~ Foi atrás dele. *Tum.* «Está-se quase bem», disse, já a subir outra vez.`,
  near: `Na árvore ao lado da casa estava um tucano novo, a experimentar o bico enorme do lado esquerdo. O bico escorregou, *claque*. Experimentou do lado direito.~, e~ Caiu com bico e tudo, *tum*. «Desculpem», disse o tucano, já agarrado ao corrimão da varanda.`,
  first: `{name} dobrou uma folha grande e fofa e meteu-a debaixo do bico do tucano. Por um instante o bico sossegou. Depois escorregou. *Claque*, fez, em cima {pal.de}. «Desculpa», disse o tucano. «É de comer tanta papaia. Fica-me o bico lustroso de mais.»`,
  second: `«Eu seguro na ponta do bico», disse {pal}, «e tu dormes.» O tucano fechou os olhos e pôs-se logo a ressonar: *claque-a-claque-a-claque*.~, e~ {pal} abanava também, da cabeça aos pés. [Muito longe, alguém mandou calar.] «Desculpa», disse o tucano, ao acordar. «Ouviram alguma coisa?»`,
  why: `«Os outros dão as boas-noites, asa com asa», disse o tucano, «e escondem a cabeça. Eu escondo-a, o bico sai pelo outro lado, faz *claque*, e dizem-me *chiu*. Se eu parar, nem *chiu* me dizem.»`,
  settled: `O tucano virou a cabeça toda para trás, a ver quem lá estava. «Boa noite, tucano», disse {name}. Então o bico deitou-se no vão entre as asas, onde cabia como uma colher na gaveta. [«Ah», disse o tucano, «era aqui.»] A cauda subiu e tapou tudo.~, e~ Ninguém pediu desculpa.`,
};

export const wonder: SeenTelling<PortugueseNoun> = {
  noun: o('primeiro pirilampo'),
  title: `o primeiro pirilampo`,
  sign: `Uma noite por ano, a árvore grande da outra margem enche-se de pirilampos, que acendem e apagam todos ao mesmo tempo. A noite era aquela. Mas tem de haver um que comece, e esse é o primeiro pirilampo. A selva já estava escura.~, e~ A árvore continuava escura também.`,
  trace: `Lá adiante, uma luz do tamanho de um alfinete acendeu e apagou. «Viste?», perguntou {name}. «Pisquei», disse {pal}. Acendeu outra vez, e tornaram a piscar.~:~ Só se lhe viu a pontinha. «Espera que a gente não olhe», disse {name}.`,
  found: `Ao pé da árvore grande, todos olhavam para cima: macacos, porcos-do-mato e um tapir que trouxera xaile. Debaixo de cada folha esperava um pirilampo, às escuras. No ramo mais baixo estava o primeiro, com a luz escondida atrás das costas.`,
  near: `No corrimão, muito perto da porta, estava um pirilampo às escuras. Era o primeiro, aquele por quem os outros esperam. Lá em baixo esperavam também macacos e porcos-do-mato. O pirilampo acendeu um nadinha, olhou em volta e sentou-se em cima da luz.`,
  first: `«Fechamos os olhos», disse {name}, «e tu experimentas.» Fecharam-nos. «Estão fechados?», perguntou o pirilampo. «Vê tu», disse {name}. Ele bem olhou. «Não consigo», disse. «Para ver se estão fechados, tinha de me acender.»`,
  second: `«Vou eu primeiro», disse {pal}, de corpo muito direito. «Pronto. Acendi-me.» O pirilampo deu-lhe a volta toda. «Isso é aceso?» «É. E agora apaguei-me.» A diferença não era grande. «Está muito bem feito», disse o pirilampo. «Nem se dá pela costura.»`,
  why: `«A árvore toda está à minha espera», disse o pirilampo. «Dizem: é só começares, que a gente vai atrás. Mas a minha luz é esta. Veio tanta gente, e o escuro é tão grande. E se ninguém der por ela?» E pôs-lhe dois pés em cima.`,
  settled: `O primeiro pirilampo tirou os pés de cima da luz e acendeu-a. Era uma só, com o escuro todo à volta. Depois havia outra ao lado. Acendeu-se o ramo, acendeu-se o tronco, e por fim era a árvore inteira. «Ah», disse o pirilampo. «Afinal uma chegava.»`,
};
