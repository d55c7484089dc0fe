import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { a, o, type BrazilianNoun } from '../noun.ts';

export const setting: FirstSetting<'jungle', BrazilianNoun> = {
  tiny: { noun: a('saúva') },
  home: [
    `A casa de {name} ficava na mata, em cima de doze pernas, na beira de um rio largo e marrom. De noite os sapos começavam.~+, e~ A luz da cozinha se deitava na água, comprida e amarela.`,
    `A casa de {name} na mata já tinha sido barco, e agora morava em cima de estacas. Tinha guardado as janelas redondas.~, e~ De noite elas brilhavam, amarelas, no rio marrom.`,
  ],
  back: `O caminho de volta era feito de folhas, e cada uma passava a mão em quem passava, fresca e molhada. Os sapos paravam para dar licença.~+ e~ Continuavam depois. [Cheirava a orquídea.] Então veio o rio, com a janela da casa de {name} deitada nele, toda amarela.`,
  night: {
    dark: `Na mata a noite não vem, ela despenca. Num instante as folhas eram verdes, e no outro eram pretas. [O calor ficou onde estava, cheirando a lama doce.] Soltaram os sapos.~+, e~ Veio um tinido, um clonque, um portão enferrujado, uma motocicleta bem pequena.`,
    deep: `No fundo da noite até as folhas pararam de passar recado.~, e~ Os cipós pendiam retos.~+, e~ O rio ia sem dizer palavra. Uma mariposa pousou numa flor, e nenhuma se mexeu.~+, porque~ A mata inteira soltava o ar, morna e lenta.`,
  },
  hush: {
    one: `Os bugios pararam primeiro. De tardinha eles roncam, e isso só quer dizer: estamos aqui, e vocês? [Um ainda repetiu, por capricho.] Depois onze macacos se deitaram num galho só.~+, e~ Dele pendia um braço ou outro, que balançou e parou.`,
    two: `Depois os sapos foram para casa.~:~ Foram os portões enferrujados, foram os que tinem.~+, até que~ Só restou a motocicleta pequenina, dando voltas na lagoa. Ela tossiu, rodou um pouco sem motor.~+ e~ Estacionou debaixo de uma folha.`,
    three: `No fim ficou um pingo. Tinha saído do alto da árvore mais alta, e o caminho era comprido, de folha em folha. [Cada folha fazia uma reverência e subia de novo.] Passou pela janela.~+, e~ Chegou enfim ao musgo. Ali se deitou.`,
  },
  facts: {
    one: `Umas formigas passavam carregando folhas. “Elas não comem isso”, disse {pal}. “São jardineiras. Mastigam as folhas, fazem um canteiro e plantam um cogumelo, e é ele que comem.” {name} não se mexeu até a última passar. [Não se pisa entre um jardineiro e o jardim.]`,
    two: `“De quanto em quanto tempo o bicho-preguiça desce da árvore?”, perguntou {name}. “Uma vez por semana”, disse {pal}. “Para quê?” {pal} olhou em volta, para ver quem escutava. “Para ir ao banheiro.” “Isso tudo?”, disse {name}. “Ninguém sabe por quê”, disse {pal}, “e acho que não convém perguntar.”`,
    three: `“Aqui embaixo é escuro até ao meio-dia”, disse {pal}. “As folhas ficam com tudo. De cada cem pedacinhos de sol, uns dois chegam ao chão.” {name} passou a mão no chão. [Era fresco.] “Então tudo o que é pequeno aqui”, disse {name}, “cresce com as sobras.”`,
  },
  places: {
    kapok: { noun: a('sumaúma'), arrive: `A sumaúma tinha raízes como paredes, cada uma mais alta que uma porta.~, e~ Entre duas raízes havia uma sala, com chão de folhas.~+, e~ {name} bateu na parede, *dum*. [{pal} bateu em outra, *dom*.] Longe dali alguém achou que era com ele e bateu também.` },
    ants: { noun: a('estrada das formigas'), arrive: `Uma estrada cruzava o caminho, da largura de um cinto, e estava movimentada. Centenas de formigas voltavam para casa, debaixo de um pedaço verde de folha. [Foi preciso esperar uma brecha.] Uma delas levava uma pétala, e andava um pouco afastada das outras.` },
    lilies: { noun: a('lagoa das vitórias-régias'), arrive: `Numa lagoa preta boiavam as vitórias-régias, redondas como mesas.~, e~ {name} pôs um pé na primeira.~+, e~ Ela aguentou. Assim atravessaram, de prato em prato. [No quarto, um passarinho marrom jantava.] Pediram licença.~+, e~ Nada se derramou.` },
    mud: { noun: o('barranco de lama'), arrive: `Na beira do rio ia um barranco de lama lisinha, onde todo mundo tinha assinado. Havia pássaros, porcos e alguma coisa com rabo. Era morna.~+, e~ {name} pôs uma mão. [{pal} assinou do lado.] Agora ali dizia que {name} também tinha passado.` },
  },
  helpers: {
    boa: {
      noun: a('jiboia'),
      trouble: `Entre duas árvores pendia uma jiboia, e nela pendiam onze camisas molhadas. “Eu me estiquei para um cochilo e acordei cheia de roupa.” “E não avisou?”, perguntou {name}. “Já iam nas meias. Depois das meias não se fala mais nada.” [Estava ali desde terça.]`,
      help: `{name} achou um cipó do comprimento de uma jiboia e do mesmo verde. Foi amarrado no lugar, e a roupa mudou para lá, da menor para a maior. [“Cuidado, que na quarta eu sinto cócegas”, disse ela.] Na última meia, a jiboia desceu, volta por volta. Ninguém ia saber que ela teve a indelicadeza de sair.`,
      gift: `“Leve isto”, disse a jiboia.~+, e~ Era uma coisa clara, fina e muito, muito comprida. “É a minha pele do ano passado. Ficou pequena, e eu mesma trancei, então é forte.” “Como, sem mãos?”, perguntou {name}. “Devagar”, disse a jiboia.`,
      back: `{name} ergueu a pele velha até o galho da jiboia. “Ela deu de si”, disse a jiboia, contente, e a pendurou onde faltava um varal. “Vão achar que sou eu.” Depois amoleceu por inteiro, sem nenhuma camisa em cima.`,
      comes: `Veio uma jiboia, e continuou vindo. “Eu posso ser uma rede”, disse ela para {being}.~, e~ Pendurou-se pelas duas pontas.~+ e~ Balançou um pouco. {Being} não se deitou. “Pois aqui dentro está ótimo”, disse a jiboia.`,
      bye: `A jiboia se pendurou entre duas árvores, feito rede, com ela mesma dentro, e deu boa-noite lá do meio.`,
    },
    armadillo: {
      noun: o('tatu-bola'),
      trouble: `No caminho havia um tatu-bola, fechado até sobrar uma fresta. “Fechado”, disse ele. “Ouvi um barulho horrível e me fechei.” “Que barulho?”, perguntou {name}. “Uma espécie de cloque. Estou esperando ir embora quem fez. Foi na hora do café.”`,
      help: `{name} se deitou e falou pela fresta. “Dá para abrir, fechar e escutar?” [Lá dentro pensaram um pouco.] A bola se abriu e se fechou. *Cloque.* “Lá está ele de novo!”, disse o tatu-bola.~+, e~ Veio um silêncio. “Ah.” Saiu um focinho, bem mais rosado do que focinho costuma ser.`,
      gift: `“Isto vai ser útil”, disse o tatu-bola, e trouxe uma castanha redonda e marrom. “O que ela faz?”, perguntou {name}. “Rola. Eu rolei, e ela olhou. Agora vai para onde deve, e ninguém a convence do contrário.” [A castanha nem se mexeu. “No começo é tímida.”]`,
      back: `A castanha ia na frente, cada vez mais devagar, e parou nos pés do tatu-bola. “Ela se comportou?”, perguntou ele. “O caminho todo”, disse {name}.~+, e~ Ele a pegou nos braços e se fechou, *cloque*. “Fui só eu”, disse a bola, lá dentro, para alguém menor.`,
      comes: `Um tatu-bola veio trotando até {being}. “Já tentaram ser bola?”, perguntou, e, cloque, era uma bola. “Está ajudando?”, quis saber a bola, depois de um tempo.~, e~ Ainda não.~+, então~ Ele foi assistindo pela fresta.`,
      bye: `O tatu-bola deu boa-noite, fechou-se com um cloque e, lá de dentro, deu boa-noite ao cloque.`,
    },
    parrot: {
      noun: a('papagaia'),
      trouble: `“Está tudo bem?”, perguntou {name}. “Está tudo bem?”, disse uma papagaia verde, e sacudiu a cabeça com raiva. “Eu já tive uma frase minha, quer mais café, um dia”, disse ela. “[*Tio!* Perdão.] Falei tantas dos outros que não acho mais.”`,
      help: `Ninguém sabia o que dizer, e {name} viu que talvez fosse isso. {name} ergueu um dedo.~+, e~ O silêncio durou tanto que passou um caracol. [“Cuidado com o”, disse a papagaia, e parou.] Não havia mais o que repetir. “Eu”, disse ela. “Eu gosto de goiaba.”`,
      gift: `“Eu gosto de goiaba!”, gritou a papagaia. “É minha! Vocês merecem um presente.” De um buraco trouxe um cogumelo. “Parece meio velho”, disse {name}. “Não julgue de dia. Ele só acende no escuro, quando pensa que ninguém está olhando.” [Então disse “tio”, e tapou o bico com a asa.]`,
      back: `“O seu cogumelo”, disse {name}. “Eu gosto de goiaba”, disse a papagaia.~, e~ Sentou-se diante dele, de costas.~+, e~ Uma luz verde foi contornando as penas dela, uma por uma. “Pensei em mais uma”, disse. “*É tarde, e disso eu também gosto.*”`,
      comes: `Uma papagaia verde desceu para ver {being}. “Podem olhar a minha goiaba”, disse ela. Ergueu a goiaba num pé e girou.~+, e~ Todos olharam. [Não aconteceu nada, a não ser que a goiaba diminuiu.] “Em *mim* faz efeito”, disse a papagaia, e ficou para terminar.`,
      bye: `“Boa noite, papagaia”, disse {name}. “Boa noite”, disse ela, e essa tinha pensado sozinha.`,
    },
  },
  objects: {
    skin: { noun: a('pele trançada'), use: `{name} pegou a pele velha da jiboia, sacudiu inteira e jogou. Ela voou, deu duas voltas em alguma coisa lá em cima.~+ e~ Ficou firme. [Era lisa, seca e um pouco coceguenta.] Então subiram por uma coisa que tinha ficado pequena em alguém.` },
    nut: { noun: a('castanha rolante'), use: `{name} pôs a castanha no chão, e ela ficou parada. “É tímida”, disse {name}, e todos olharam para o lado. *Trrr*, fez alguma coisa.~+, e~ A castanha rolava. Experimentou um pouco para cá, um pouco para lá.~+, e~ Depois parou de vacilar e foi. [“Atrás dela”, disse {pal}.]` },
    mushroom: { noun: o('cogumelo da noite'), use: `{name} pegou o cogumelo da papagaia, que parecia um pão em que alguém se sentou. “Ninguém está olhando”, disse {name}, e olhou para o lado. Quando se viraram, o cogumelo brilhava, verde, por baixo. [O escuro deu um passo para cá, para ver também.]` },
  },
  gates: {
    light: { one: {
      meet: `Ali havia uma porta de pedra com uma árvore sentada em cima. [As raízes a seguravam como uma mão.] O caminho entrava, e lá dentro era preto. “Olá?”, chamou {name}. [“Lá”, disse ela.] Cheirava a porão e a morcego velho.`,
      after: `No corredor havia uma onça. Era de pedra, com samambaias de bigode, e o nariz brilhava.~+, porque~ Fazia mil anos que todos passavam a mão.~, e~ Passaram também. [Era fria como colher.] Na saída, do outro lado, entre as folhas, havia estrelas.`,
    } },
    reach: { one: {
      meet: `Ali o caminho acabava num paredão de terra vermelha, molhado e liso como banheira.~, mas~ Lá no alto continuava.~+, e~ {name} subiu três passos e escorregou quatro. “A gente está descendo”, disse {pal}, “mais depressa do que sobe.”`,
      after: `Aqui em cima não havia mata, só o telhado dela, cheio de calombos, como brócolis. Uma arara passou voando, mais baixo que os pés de todos.~+, e~ Continuou azul até ficar do tamanho de uma ervilha. [“Eu nunca tinha visto pássaro por cima”, disse {name}.]`,
    } },
    call: { one: {
      meet: `Ali passava o rio, e no meio dele estava a balsa, que era uma tartaruga. A cabeça, pelo visto, estava para dentro.~+, e~ No casco havia escrito *Favor chamar*. “Olá?”, chamou {name}, mas o rio falava também, e mais alto. [Uma borboleta atravessou o casco. Foi o único movimento.]`,
      after: `Saiu a cabeça, que tinha cem anos. “Alguém chamou”, disse a tartaruga. “Que gentileza.” Levou todos para o outro lado sem espirrar água. [No meio pediu que olhassem a lua, que estava incluída.] “Cuidado onde pisam”, disse na chegada, “que aqui eu sou mais velha.”`,
    } },
    soft: { one: {
      meet: `Numa ponte de cipó estava um macaquinho molhado, segurando com as cinco pontas. Ele tremia.~+, e por isso~ A ponte inteira tremia. “Eu caí na água”, disse ele. “Até deixava passar, mas as minhas mãos só soltam quando esquentam. Fazem tudo juntas.”`,
      after: `Uma mão se soltou, depois as outras, e por último o rabo, volta por volta. “Sequei”, disse o macaquinho. “Estou ficando fofo.” A ponte sossegou.~+, e~ Do outro lado uma família o passou de colo em colo, até descobrir que era dela.`,
    } },
    way: { one: {
      meet: `Ali o verde tinha cinco aberturas, com um caminho em cada uma. Já houve uma placa, mas ela criou raiz.~+ e~ Agora era árvore, com cada galho apontando um pedaço do céu. [Algumas folhas ainda tinham letras.] “Ela progrediu”, disse {name}, “mas não ajuda muito.”`,
      after: `A abertura certa era a mais baixa, aquela que se diria que é dos porcos. Entraram de corpo dobrado.~+, mas~ Lá dentro dava para ficar de pé, num salão verde, e os porcos o deixavam limpíssimo. [“Peço desculpas pelo que disse”, disse {pal}, a algum porco.]`,
    } },
  },
};

export const restless: SeenTelling<BrazilianNoun> = {
  noun: o('tucano'),
  title: `o tucano`,
  sign: `*Claque.* Fez-se silêncio, depois veio um baque, e uma voz na mata disse: “Desculpem.” *Claque-claque.* “Desculpem!” Quem mal tinha dormido se sentou. [Os bugios roncavam pedindo silêncio, o que não ajudava em nada.] Alguém se virava na cama.~+, e~ A cama era uma árvore.`,
  trace: `Na casca de uma árvore havia uma marca, como de colher muito grande.~+, e~ Embaixo, em letra pequena, alguém tinha arranhado: *desculpe*. Na árvore seguinte eram duas marcas.~+, e~ Embaixo: *desculpe, desculpe*. “É gente educada”, disse {pal}.`,
  found: `Num galho da mata, um jovem tucano ia para a cama. Encostou o bicão do lado esquerdo, e ele escorregou. *Claque.* “Desculpe”, disse à árvore.~, e~ Encostou do lado direito.~+, e~ Foi junto com ele. *Tum.* “Está quase confortável”, disse, subindo de novo.`,
  near: `Na árvore ao lado da casa estava um jovem tucano, experimentando o bico enorme do lado esquerdo. Ele escorregou, *claque*. Experimentou do lado direito.~+, e~ Caiu com bico e tudo, *tum*. “Desculpem”, disse o tucano, já na grade da varanda.`,
  first: `{name} dobrou uma folha grande e macia e pôs debaixo do bico do tucano. Por um instante o bico sossegou.~+, e depois~ Escorregou. *Claque*, fez, em cima de {pal}. “Desculpe”, disse o tucano. “É que eu como muito mamão, e isso lustra demais o bico.”`,
  second: `“Eu seguro a ponta do bico”, disse {pal}, “e você dorme.” O tucano fechou os olhos e num instante roncava: *claque-a-claque-a-claque*.~+, e~ {pal} sacudia junto, da cabeça aos pés. [Bem longe alguém pediu silêncio.] “Desculpe”, disse o tucano, acordando. “Ouviram um barulho?”`,
  why: `“Os outros dão boa-noite, asa com asa”, disse o tucano, “e escondem a cabeça. Quando eu faço isso, o bico sai por trás, faz *claque*, e me dizem *psiu*. Se eu parar, ninguém mais me diz nada.”`,
  settled: `O tucano virou a cabeça bem para trás, para ver quem estava ali. “Boa noite, tucano”, disse {name}.~,~ E o bico se deitou no vão entre as asas.~+, onde~ Cabia como colher na gaveta. [“Ah”, disse o tucano, “então era aqui.”] O rabo subiu e cobriu tudo.~+, e~ Ninguém pediu desculpa.`,
};

export const wonder: SeenTelling<BrazilianNoun> = {
  noun: o('primeiro vaga-lume'),
  title: `o primeiro vaga-lume`,
  sign: `Uma noite por ano a árvore grande do outro lado do rio se enche de vaga-lumes, e era essa a noite. A árvore inteira acende e apaga de uma vez.~+, mas~ Alguém precisa começar, e é o primeiro vaga-lume. A mata já estava escura.~+, e~ A árvore também.`,
  trace: `Lá na frente uma luz do tamanho de um alfinete acendeu e apagou. “Você viu?”, perguntou {name}. “Pisquei”, disse {pal}.~, e~ Então piscaram ao mesmo tempo.~+, e~ Só pegaram o finzinho. “Ela espera a gente não olhar”, disse {name}.`,
  found: `Ao pé da árvore grande todos olhavam para cima: macacos, porcos-do-mato e uma anta que trouxe xale. Debaixo de cada folha um vaga-lume esperava no escuro.~+, e~ No galho mais baixo estava o primeiro, com a luz escondida atrás das costas.`,
  near: `No corrimão, bem perto da porta, estava um vaga-lume no escuro. Era o primeiro, aquele que os outros esperam.~, e~ Lá embaixo, macacos e porcos esperavam também. O vaga-lume acendeu, como um furinho de alfinete, olhou em volta e sentou-se em cima da luz.`,
  first: `“A gente fecha os olhos”, disse {name}, “e você experimenta.” Fecharam. “Estão fechados?”, perguntou o vaga-lume. “Olhe e veja”, disse {name}.~+, e~ Ele olhou o quanto pôde. “Não consigo”, disse. “Para ver se estão fechados eu teria de acender.”`,
  second: `“Eu vou primeiro”, disse {pal}, de corpo bem reto. “Pronto. Acendi.” O vaga-lume deu uma volta inteira. “Isso é estar aceso?” “É. E agora apaguei.” A diferença não era grande. “Muito bem feito”, disse o vaga-lume. “Nem se vê a emenda.”`,
  why: `“A árvore toda espera por mim”, disse o vaga-lume. “Dizem: é só começar, que a gente entra. Mas eu só tenho uma luzinha. Veio todo mundo, e o escuro é tão grande. E se ninguém nem notar que está acesa?” E pôs dois pés em cima dela.`,
  settled: `O primeiro vaga-lume tirou os pés e acendeu. Era uma luzinha só.~+, e~ Em volta estava o escuro inteiro. Então houve outra ao lado. Depois acendeu o galho, e o ramo.~+, e~ Por fim era a árvore toda. “Ah”, disse o vaga-lume. “Então uma bastava.”`,
};
