import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { a, as, o, type PortugueseNoun } from '../noun.ts';

export const setting: FirstSetting<'city', PortugueseNoun> = {
  tiny: { noun: a('mariposa') },
  home: [
    `{name} morava na cidade, no quinto andar de um prédio alto e estreito. À noite a rua zunia lá em baixo.~+, e~ Da cama viam-se nove telhados e um bocado de lua.`,
    `Cinco andares abaixo da janela da cozinha de {name} ficava a cidade. À noitinha acendiam-se as luzes todas.~, e~ Em cada janela amarela havia alguém a jantar. [O rapaz que faz ginástica jantava de pé.]`,
  ],
  back: `As ruas estavam só para quem voltava. O semáforo passava de vermelho a verde para ninguém.~, e~ Os passos tornavam das paredes, tipe, tape. À entrada do prédio de {name} esperava o elevador. «Atenção às portas», disse ele, com muito carinho.`,
  night: {
    dark: `Os candeeiros acenderam-se pela ladeira abaixo, como quando se passa um dedo no piano todo. As lojas baixaram as pálpebras de ferro. Lá no alto, dentro das letras dos anúncios, arrumavam-se os pombos. [O O é sempre o primeiro a ficar ocupado.]`,
    deep: `Até a cidade tinha encontrado a cama. Os telhados estavam ombro com ombro, como livros na prateleira. Apagou-se uma janela.~+ e~ Apagou-se outra. Muito longe, um comboio virou-se a dormir e seguiu viagem.`,
  },
  hush: {
    one: `Os autocarros foram os primeiros a calar-se. O último parou, suspirou, abriu a porta para ninguém.~ e~ Tornou a fechá-la. Longe dali, um carro fez pi e ficou com vergonha.`,
    two: `Depois desceram as grades das lojas, estrondo atrás de estrondo, até ao fundo da rua. Alguém que estudava piano chegou à parte difícil e fechou a tampa. No parapeito, os pombos foram dizendo ru uns aos outros. O último ficou com o dele.`,
    three: `Por fim só ficou o zunido da própria cidade, tão baixo que era mais um calor. Subia pelas paredes, pela cama, pela almofada, como alguém a cantarolar no quarto ao lado, de porta encostada.`,
  },
  facts: {
    one: `«Encosta aqui a orelha», disse {pal}. Era um candeeiro de rua, e zunia. «É a eletricidade. Não corre como um rio, baloiça, cinquenta vezes por segundo.» {name} escutou. «Então as lâmpadas passam a noite toda a baloiçar», disse {name}.`,
    two: `Num parapeito andava um pombo, com a cabeça para lá e para cá. «Porque é que ele diz sempre que sim?», perguntou {name}. «Deixa a cabeça parada no ar, e o corpo vem atrás», disse {pal}, «para não ver tudo tremido.» A rua inteira andou-se assim.`,
    three: `Entre duas pedras, um dente-de-leão tinha-se fechado para a noite. «Como é que ele veio parar aqui?», perguntou {name}. «Pelo ar», disse {pal}. «Cada semente tem o seu paraquedas, e com bom vento atravessa a cidade.» Passaram por cima com pernas compridas, como se passa por quem dorme.`,
  },
  places: {
    bakery: { noun: a('padaria'), arrive: `Por baixo da rua havia uma luz, e do passeio subia um ar morno. Era a padaria, onde já é amanhã. Pelo vidro viam-se uns braços brancos a estender a massa. «Eu dormia já ali», disse {pal}. [O cheiro era tal que tiveram de se agarrar a um candeeiro.]` },
    square: { noun: a('praça'), arrive: `A praça estava vazia.~+, e por isso~ Tinha o dobro do tamanho. No meio estava o chafariz, desligado, a contar as moedas ao luar. {name} disse «ah!».~, e~ As casas em volta disseram «ah» também, como uma fila de tios.` },
    steps: { noun: as('escadas da biblioteca'), arrive: `As escadas da biblioteca são tão largas que de dia se sentam lá pessoas a comer gelados. De noite só ficam os dois leões de pedra, cada um a olhar para seu lado. Atrás das portas estavam os livros, e sentia-se que estavam cheios. [Uma borboleta da noite subia os degraus a pé.]` },
    bridge: { noun: a('ponte'), arrive: `Na ponte havia ar por todos os lados. Por baixo ia o rio, a desmanchar as luzes e a tornar a montá-las. Passou um barco com um homem a estrelar um ovo. «Boa noite, ovo», disse {pal}.` },
  },
  helpers: {
    baker: {
      noun: o('padeiro'),
      trouble: `O padeiro estava sentado num saco de farinha, branco até às pestanas. «Falta-me uma coisa na massa», disse ele, «e não me vem à ideia. Farinha, água, fermento, e depois a minha mão fazia mais uma coisa. [Há trinta anos que faço pão.] Mas hoje olhei para ela, e a mão teve vergonha.»`,
      help: `«Não penses nisso», disse {name}. «Pensa no teu cão. Como é que ele se chama?» «Bolota», disse o padeiro[, e a mão pegou numa colher]. «E de que é que ele gosta?» «De pés. Dorme em cima dos meus, quentinho como…» A mão já tinha ido ao pote buscar uma pitada. «Sal!», gritou o padeiro.`,
      gift: `Tinha de se esperar que cozesse, mas não há melhor sítio para esperar. O primeiro pão saiu grande como uma almofada e quente como um gato. «Leva-o debaixo do casaco», disse o padeiro. «Um pão destes não serve só para comer.»`,
      back: `«Então o pão, serviu?», perguntou o padeiro, ao postigo. «É muito bom de abraçar», disse {name}, e devolveu-lhe o que sobrava, que era o bico. Ele deitou-lhe uma pitada de sal, sem pensar. «Estás a ver?», disse o padeiro. «Quem sabe é a mão.»`,
      comes: `Passou o padeiro com um tabuleiro à cabeça. «Não há quem não queira um pãozinho», disse ele, e ofereceu um {being.ao}. Mas não era de pãozinho que se tratava. O padeiro teve de se sentar, com o susto. «Em trinta anos», disse, «nunca me aconteceu.»`,
      bye: `O padeiro veio à janela de chapéu de papel, deu as boas-noites à rua e depois os bons-dias à massa.`,
    },
    pigeon: {
      noun: a('pomba'),
      trouble: `Uma pomba andava às voltas a um candeeiro. «Sou do correio», disse ela. «Há nove anos que voo nesta cidade, e hoje saí sem os óculos. Que isto é uma rua, vejo eu, mas são todas tão parecidas com ruas.» [Olhou bem para {pal} e perguntou se ali era a câmara.]`,
      help: `A pomba trazia uma carta, e {name} leu: *Dona Flora, porta azul*. A pomba pousou na cabeça de {name}.~+, que~ Passou a ser os olhos dela. «Porta vermelha», disse {name}. «Porta verde. Porta com bicicleta. Azul!» A carta caiu na caixa, e lá dentro alguém disse: «Até que enfim!»`,
      gift: `«Dinheiro não tenho», disse a pomba, «mas tenho isto, e como não consigo ler…» De baixo da asa tirou um mapa, dobrado muito pequenino. Era desenhado de cima, sem nomes, só com telhados e migalhas. «Quem não sabe o caminho vai pelas migalhas.»`,
      back: `No O do letreiro de uma loja estava a pomba, de óculos. Tinham passado a noite toda no alto da cabeça dela. {name} devolveu-lhe o mapa, que agora já podia ler. «Olha, são só migalhas», disse a pomba. «Que bem que eu escolhi.»`,
      comes: `Uma pomba sem óculos pousou e fez uma vénia {being.ao}. «Boa noite, senhor presidente da câmara», disse ela. «Aqui ficava bem um discurso.» E fez um, que era todo ru. Não mudou nada. «Ora essa, não tem de quê», disse a pomba, e deixou-se ficar, não fossem pedir outro.`,
      bye: `No alto de um letreiro, a pomba sem óculos deu as boas-noites a todos, ou assim julgou, porque afinal era uma chaminé.`,
    },
    cleaner: {
      noun: a('limpadora de vidros'),
      trouble: `Em cima de uma escada, às escuras, com um balde, estava uma limpadora de vidros que esfregava sempre o mesmo sítio. «Já lavei quarenta andares», disse ela, «e esta nódoa não sai. É redonda e branca. Já experimentei o sabão. Já experimentei o outro sabão.»`,
      help: `{name} subiu a escada, e lá estava a nódoa[, redonda e branca]. Pôs-lhe o dedo.~+, mas~ Não era no vidro que ela estava, era muito, muito atrás. «É a lua», disse {name}. «Está tão limpo que se vê para o outro lado.» «Olha», disse a limpadora. «Coitada, e eu a esfregá-la.»`,
      gift: `A limpadora riu-se até o balde tocar. «Era a minha última janela», disse, «por isso leva o escadote. Dobra-se como um jornal, e em todos estes anos só desceu comigo quando lho pedi.»`,
      back: `«Portou-se bem», disse {name}, e devolveu o escadote. A limpadora de vidros estava à porta de casa, com os pés no balde.~, e~ Na água boiava a lua, redonda e branca. «Esta fica», disse ela.`,
      comes: `A limpadora de vidros passou com o balde vazio e olhou para {being}. «Marca de dedo», disse ela. «Quase sempre é.» Com o lado macio do pano, ao de leve, passou uma vez {being.em}. «Não era marca de dedo», disse a limpadora. [E sentou-se no balde, para ver o que era.]`,
      bye: `A limpadora de vidros passou de bicicleta, acenou com o pano, e por onde ele passou o escuro ficou um pouco mais limpo.`,
    },
  },
  objects: {
    loaf: { noun: o('pão'), use: `{name} abriu o casaco. Saiu um cheirinho quente, e depois saiu o pão do padeiro. «Não é para comer, por enquanto não», disse {name}. «É para abraçar.» Duas patinhas deram-lhe a volta.~, e~ Uma cara deitou-se na côdea. [Ele estalava, como faz o pão a arrefecer, e parecia um coração.]` },
    map: { noun: o('mapa da pomba'), use: `Abriram no chão o mapa da pomba, com um joelho em cada ponta. Não tinha um único nome, só telhados e migalhas. «Aqui há uma migalha», disse {name}, «ali há outra, e aquela já foi um pão.» Todas ligadas, davam um risco. «Então é por aqui que se vai!»` },
    ladder: { noun: o('escadote'), use: `{name} sacudiu o escadote, e ele abriu-se, claque, claque, claque, como uma pessoa muito magra a levantar-se. Tinha onze degraus, e onze era o que faltava. «Cuidado com o sexto», disse {pal}. «É dançarino.» Passaram por cima do sexto e chegaram lá acima.` },
  },
  gates: {
    light: { one: {
      meet: `Ali a rua passava por baixo do comboio, e a lâmpada estava partida. Era escuro como dentro de um chapéu. Alguma coisa fez plope.~, e~ Os passos voltavam grandes de mais. [«Aqui não está só um!», disse {name}, muito alto. «Só um», disse alguém.]`,
      after: `Na parede, agora que se via, havia uma pintura.~:~ Alguém tinha pintado o túnel inteiro de azul, com uma baleia. Ali andara ela, aquele tempo todo, a nadar às escuras. O resto do caminho fez-se muito devagar.`,
    } },
    reach: { one: {
      meet: `Ali estava a escada de incêndio, que só começa mesmo no alto da parede. É feita assim para ninguém subir, e resulta. {name} subiu para um caixote do lixo.~, e~ {pal} subiu para {name}. O caixote pensou um bocado e sentou-se.`,
      after: `A escada de incêndio subia, volta após volta, diante dos quartos todos, e ia dar ao telhado. Lá de cima, a rua era uma linha de luz muito fina, como por baixo de uma porta.`,
    } },
    call: { one: {
      meet: `Ali passava o rio, e o barco da noite estava amarrado na outra margem. O barqueiro dormia lá dentro, de pés para cima, com o rádio ligado. «Ó senhor!», chamou {name}, mas nesse instante passou um autocarro na ponte. [O jornal subia e descia.]`,
      after: `«Era só tocar o sino!», gritou o barqueiro, a remar. «Qual sino?», perguntou {name}. «Guardei-o. Fazia muito barulho.» Fez a travessia de graça, só pela companhia. [No rádio alguém tinha ganhado, e era a equipa dele.]`,
    } },
    soft: { one: {
      meet: `No primeiro degrau, mesmo onde se tinha de subir, estava um cão muito pequenino, na ponta de uma trela comprida.~, e~ Na outra ponta não estava ninguém. Tremia tanto que o rosnado lhe saía num pio.`,
      after: `O cãozinho deixou de tremer à frente e, com o tempo, atrás também. Dobrou a esquina uma senhora de chapéu ao contrário. «Tigre!», gritou ela. Tigre deu então um latido enorme e deixou passar.`,
    } },
    way: { one: {
      meet: `Ali juntavam-se as ruas todas, e logo se iam embora outra vez. Eram nove, com o nome lá muito no alto, às escuras. No meio lavava-se uma gata, que sabia o caminho e não o ia dizer. «É à esquerda», disse {pal}. «Esquerdas há quatro», disse {name}.`,
      after: `O caminho certo não era nenhuma das ruas grandes. Era a frincha entre duas casas, da largura de uma pessoa de lado.~, e~ Lá dentro abria-se um pátio, com uma laranjeira e roupa a secar. [«Não sabia que tinhas isto cá dentro», disse {name} à cidade.]`,
    } },
  },
};

export const restless: SeenTelling<PortugueseNoun> = {
  noun: o('último elétrico'),
  title: `o último elétrico`,
  sign: `Dim-di-lim! Passava um elétrico na rua, lá em baixo, quando às nove os elétricos já estão todos na cama. Desceu a ladeira, deu a volta ao pé do rio, tornou a subir. Dim-di-lim! Na rua inteira viravam-se as pessoas nas camas.`,
  trace: `Entre os carris estava um bilhete, e depois outro, e outro, em fila. Eram novinhos em folha, e todos bem picados. «*Para*», leu {name}. «Para onde?», perguntou {pal}. «Não diz», respondeu {name}. «Só diz *para*.»`,
  found: `Dim. Nos carris, lá na outra ponta da cidade, estava o último elétrico. Era amarelo como a manteiga e tinha as janelas todas acesas.~+, mas~ Não levava ninguém, nem sequer guarda-freio. «Ainda bem!», disse o elétrico. «Entrem, entrem! Para onde é? Seja lá onde for. Eu até vou duas vezes.»`,
  near: `Dim! O último elétrico tinha parado mesmo em frente da casa, onde nem há paragem. Era cor de manteiga, com as janelas todas acesas e sem vivalma. «Alguém para algum lado?», perguntou. Ninguém. «Então fico aqui a fazer dim», disse ele, e fez.`,
  first: `O último elétrico tinha uma manivela para mudar o letreiro. «Devia dizer CAMA», disse {name}, e deu-lhe à manivela. PRAIA, disse o letreiro. «É para já!», gritou o elétrico. Dim! {name} deu outra volta. JARDIM ZOOLÓGICO. «Com todo o gosto!» CAMA não havia.~, e~ O elétrico queria ir a todos os outros.`,
  second: `«Vamos abafar-lhe a campainha», disse {pal}, e enfiou lá um lenço. *Dmf*, fez o último elétrico. «Ouviram isto?», gritou ele. «Estou constipado!» Tocou onze vezes a fio, para aclarar a voz.~, e~ À décima segunda o lenço foi pelos ares. «Já passou. Dim!»`,
  why: `«Durante o dia ando cheio», disse o último elétrico. «Leem o jornal, cantarolam, contam-me o que compraram. Depois chega o fim da linha, saem todos, e nunca ninguém olha para trás. Por isso dou mais uma volta, não vá faltar alguém. Se eu parar, não há mesmo ninguém.»`,
  settled: `<toddler: O último elétrico encostou-se ao degrau da porta.|O último elétrico recolheu à garagem, e levava passageiros.> «Fim da linha», disse ele, com a voz a tremer. <toddler: Do degrau disseram-lhe adeus, sem tirar os olhos dele|Quem desceu olhou para trás e disse adeus>. «Ah», disse o elétrico, «então sempre há alguém.» As janelas apagaram-se, uma por uma. Dim, disse ele, já a dormir[, não mais alto do que uma colher].`,
};

export const wonder: SeenTelling<PortugueseNoun> = {
  noun: a('árvore de lanternas'),
  title: `a árvore de lanternas`,
  sign: `No telhado mais alto da cidade nasceu a árvore de lanternas, sem que ninguém a plantasse. Uma noite por ano acende umas luzes que são só dela.~, e~ No sexto andar já viram o teto a alumiar-se. É sempre na última noite quente, e a última noite quente era hoje.`,
  trace: `No passeio estava uma lanterna de papel, cinzenta, mais pequena do que um polegar. {name} levantou-a para o candeeiro. «É cinzenta, e mais nada», disse {pal}. Mas no escuro das duas mãos de {name}, bem fechadas, era de ouro. «Só brilha às escuras», disse {name}.`,
  found: `No alto do telhado, ao pé de uma chaminé, estava a árvore de lanternas, magra e cheia de fuligem. Tinha sete lanternas de papel nos ramos, cinzentas e fechadas. Em todos os telhados da cidade havia gente de chinelos, sentada em bancos de cozinha.~+, mas~ Lanterna nenhuma se acendia.`,
  near: `Num vaso da varanda estava uma arvorezinha magra e cheia de fuligem, com sete lanternas fechadas. Era a árvore de lanternas, que descera do telhado em busca de sossego. Pois em todas as varandas da cidade já se arrastavam cadeiras. «Ai, não», disse a árvore.`,
  first: `«Há de ter um interruptor», disse {name}, e pôs-se a apalpar a árvore de lanternas. Do lado escuro, debaixo de um ramo, havia um botãozinho redondo.~, e~ {name} carregou nele. «Tira daí o dedo», disse o botão, que era um caracol. [«Desculpa», disse {name}. «Acho bem», disse o caracol.] E lanterna nenhuma se acendeu.`,
  second: `«É assim», disse {pal} à árvore de lanternas, e pôs-se a pensar em lâmpadas. «Já estou a dar luz?», perguntou {pal}. «Um bocadinho», disse {name}, «nas beiras.» A árvore olhou para {pal} de cima a baixo. «Muito bonito», disse ela, e fechou as lanternas ainda mais.`,
  why: `«Dantes isto aqui era escuro», disse a árvore de lanternas. «Eu tinha as minhas sete luzes, e toda a gente se sentava e dizia óóó. Agora vejam.» E lá estava a cidade, com um milhão delas. «Trouxeram as cadeiras cá para cima, e eu só tenho sete. E se disserem: é só isto?»`,
  settled: `Uma das lanternas abriu-se, da largura de um dedo. «É só uma», disse a árvore. «Estou a ver», disse {name}. Na janela mais próxima alguém apagou a luz, para ver melhor. Apagaram-na ao lado, e ao lado, pela cidade fora. No escuro vieram então as sete, douradas.~, e~ Toda a gente disse óóó.`,
};
