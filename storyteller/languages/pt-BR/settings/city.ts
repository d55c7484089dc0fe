import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { a, as, o, type BrazilianNoun } from '../noun.ts';

export const setting: FirstSetting<'city', BrazilianNoun> = {
  tiny: { noun: a('mariposa') },
  home: [
    `{name} morava na cidade, no quinto andar de um prédio alto e estreito. De noite a rua zumbia lá embaixo.~+, e~ Da cama se viam nove telhados e um pedaço de lua.`,
    `Cinco andares abaixo da janela da cozinha de {name} ficava a cidade. De noite todas as luzes acendiam.~+, e~ Em cada janela amarela havia alguém jantando. [O moço que faz ginástica jantava de pé.]`,
  ],
  back: `As ruas estavam só para quem voltava.~, e~ O semáforo passava do vermelho ao verde para ninguém.~+, e~ Os passos voltavam das paredes, tipe, tape. Na entrada do prédio de {name} esperava o elevador.~+, que~ Disse, com bastante carinho: “Portas se fechando.”`,
  night: {
    dark: `Então os postes acenderam ladeira abaixo, como quando se passa o dedo num piano inteiro. As lojas baixaram as pálpebras de ferro.~, e~ No alto, dentro das letras dos letreiros, os pombos se ajeitavam. [O O é sempre o primeiro a ser ocupado.]`,
    deep: `Até a cidade tinha achado a cama.~+, e~ Os telhados estavam ombro a ombro, como livros na prateleira. Janela depois de janela se apagou.~+, e~ Muito longe um trem se virou dormindo e seguiu viagem.`,
  },
  hush: {
    one: `Os ônibus foram os primeiros a se calar.~, e~ O último parou, suspirou e abriu a porta para ninguém.~+, e depois~ Fechou de novo. Longe dali um carro fez bi, e ficou com vergonha.`,
    two: `Depois desceram as portas de aço, um estrondo atrás do outro, até o fim da rua. Alguém que estudava piano chegou na parte difícil e fechou a tampa.~+, e~ No parapeito os pombos disseram ru, um para o outro.~, e~ O último ficou com ele.`,
    three: `Por fim só restou o zumbido da própria cidade, tão baixo que era só um calor. Subia pelas paredes, pela cama, pelo travesseiro, como alguém cantarolando no quarto ao lado, de porta encostada.`,
  },
  facts: {
    one: `“Encoste a orelha aqui”, disse {pal}. Era um poste, e zumbia. “É a eletricidade. Ela não corre como rio, ela balança, sessenta vezes por segundo.” {name} escutou. “Então as lâmpadas passaram a noite toda se balançando”, disse {name}.`,
    two: `Num parapeito andava um pombo, com a cabeça para lá e para cá. “Por que ele diz que sim o tempo todo?”, perguntou {name}. “Ele deixa a cabeça parada no ar e o corpo vem atrás”, disse {pal}, “para não ver tudo tremido.” A rua inteira foi andada desse jeito.`,
    three: `Entre duas pedras, um dente-de-leão tinha se fechado para a noite. “Como ele veio parar aqui?”, perguntou {name}. “Pelo ar”, disse {pal}. “Cada semente tem seu paraquedas, e com um bom vento atravessa a cidade.” Passaram por cima com pernas compridas, como se passa por quem dorme.`,
  },
  places: {
    bakery: { noun: a('padaria'), arrive: `Debaixo da rua havia uma luz.~+, e~ Um vento morno subia da calçada. Era a padaria, onde já é amanhã.~, e~ Pelo vidro se viam uns braços brancos abrindo massa. “Eu dormiria ali”, disse {pal}. [O cheiro era tão bom que foi preciso segurar no poste.]` },
    square: { noun: a('praça'), arrive: `A praça estava vazia.~+, e por isso~ Tinha o dobro do tamanho. No meio ficava o chafariz, desligado, contando as moedinhas à luz da lua. {name} disse “Ha!”.~+, e~ As casas disseram “ha” também, como uma fileira de tios.` },
    steps: { noun: as('escadas da biblioteca'), arrive: `As escadas da biblioteca são tão largas que de dia as pessoas se sentam ali para tomar sorvete. De noite só ficam os dois leões de pedra, um olhando para cada lado.~+, e~ Atrás das portas estavam os livros todos.~, e~ Dava para sentir como estavam cheios. [Uma mariposa subia os degraus a pé.]` },
    bridge: { noun: a('ponte'), arrive: `Na ponte havia ar de todos os lados. Embaixo ia o rio, desmontando as luzes e montando de novo.~+, e~ Passou um barco com um homem fritando um ovo. “Boa noite, ovo”, disse {pal}.` },
  },
  helpers: {
    baker: {
      noun: o('padeiro'),
      trouble: `O padeiro estava sentado num saco de farinha, branco até os cílios. “Falta uma coisa na massa”, disse ele, “e me fugiu. Farinha, água, fermento, e aí a minha mão fazia algo. [São trinta anos de pãezinhos.] Só que hoje eu olhei para a mão, e ela ficou com vergonha.”`,
      help: `“Não pense nisso”, disse {name}. “Pense no seu cachorro. Como ele se chama?” “Bolota”, disse o padeiro[, e a mão dele pegou uma colher]. “E do que ele gosta?” “De pé. Dorme em cima do meu, quente feito…” A mão já tinha ido num pote e tirado uma pitada. “Sal!”, gritou o padeiro.`,
      gift: `Era preciso esperar assar, mas não existe lugar melhor para uma espera. Saiu o primeiro pão, grande como um travesseiro e quente como um gato. “Leve debaixo do casaco”, disse o padeiro. “Um pão desses faz mais do que ser comido.”`,
      back: `“O pão serviu?”, perguntou o padeiro na portinhola. “É bom de segurar”, disse {name}, e devolveu o que sobrou, que era o bico. Ele pôs ali uma pitada de sal, sem pensar. “Está vendo?”, disse o padeiro. “Quem sabe é a mão.”`,
      comes: `O padeiro passou com um tabuleiro na cabeça. “Todo mundo quer um pãozinho”, disse, e ofereceu um para {being}.~,~ Mas não era pãozinho que faltava.~+, e~ O susto do padeiro foi tão grande que ele precisou se sentar. “Em trinta anos”, disse, “isso nunca aconteceu.”`,
      bye: `O padeiro saiu na janela de chapéu de papel, disse boa-noite para a rua e depois bom-dia para a massa.`,
    },
    pigeon: {
      noun: a('pomba'),
      trouble: `Uma pomba dava voltas e mais voltas num poste. “Eu sou do correio”, disse ela. “Faz nove anos que voo nesta cidade, e hoje saí sem os óculos. Vejo que isto é uma rua, mas elas são todas tão parecidas com ruas.” [Olhou bem para {pal} e perguntou se ali era a prefeitura.]`,
      help: `A pomba levava uma carta, e {name} leu: *Dona Flora, porta azul*. Então ela se sentou na cabeça de {name}.~+, que~ Ficou sendo os olhos. “Porta vermelha”, disse {name}. “Porta verde. Porta com bicicleta. Azul!” A carta caiu na caixa.~+, e~ Lá dentro alguém disse: “Até que enfim!”`,
      gift: `“Dinheiro eu não tenho”, disse a pomba, “mas tenho isto, e como não consigo ler…” De debaixo da asa tirou um mapa, dobrado bem miúdo. Era desenhado de cima, sem nomes, só com telhados e farelos. “Quem não sabe o caminho vai pelos farelos.”`,
      back: `No O do letreiro de uma loja estava a pomba, de óculos. O tempo todo tinham estado no alto da cabeça dela. {name} devolveu o mapa.~+, e~ Agora ela conseguia ler. “Ora, é farelo puro”, disse a pomba. “Como eu escolhi bem.”`,
      comes: `Uma pomba sem óculos pousou e fez uma reverência para {being}. “Boa noite, senhor prefeito”, disse ela. “Aqui cabe um discurso.” Então fez um, e era só ru.~+, e~ Não mudou nada. “Não há de quê”, disse a pomba, e ficou, caso pedissem outro.`,
      bye: `No alto de um letreiro, a pomba sem óculos deu boa-noite para todos, ou assim pensou, porque na verdade era uma chaminé.`,
    },
    cleaner: {
      noun: a('limpadora de janelas'),
      trouble: `Numa escada, no escuro, com um balde, havia uma limpadora de janelas que esfregava sempre o mesmo lugar. “Quarenta andares eu limpei”, disse ela, “e essa mancha não sai. É redonda e branca. Já tentei o sabão, e já tentei o outro sabão.”`,
      help: `{name} subiu, e ali estava a mancha[, redonda e branca]. {name} pôs um dedo em cima, e ela não ficava no vidro, mas muito, muito atrás. “É a lua”, disse {name}. “Está tão limpo que dá para ver do outro lado.” “Puxa vida”, disse a limpadora. “Coitada, como eu esfreguei.”`,
      gift: `A limpadora riu até o balde tocar. “Era a minha última janela”, disse, “então leve a escadinha. Dobra como jornal, e em todos esses anos só desceu comigo quando eu pedi.”`,
      back: `“Aguentou direitinho”, disse {name}, e devolveu a escada. A limpadora de janelas estava na porta de casa, com os pés no balde.~, e~ Na água boiava a lua, redonda e branca. “Essa eu vou deixar acesa”, disse ela.`,
      comes: `A limpadora de janelas passou com o balde vazio e olhou para {being}. “Marca de dedo”, disse ela. “Quase sempre é.” Com o lado macio do pano, bem de leve, passou uma vez {being.em}. “Não era marca de dedo”, disse a limpadora. [E se sentou no balde, para ver o que era.]`,
      bye: `A limpadora de janelas passou de bicicleta, acenou com o pano, e ali onde ele passou o escuro ficou um pouco mais limpo.`,
    },
  },
  objects: {
    loaf: { noun: o('pão'), use: `{name} abriu o casaco.~+, e~ Saiu um cheiro quente, e depois o pão do padeiro. “Não é para comer, pelo menos não já”, disse {name}. “É para abraçar.” Então dois bracinhos deram a volta nele.~+, e~ Uma bochecha se deitou na casca. [Ele estalava, como pão quando esfria, e parecia um coração.]` },
    map: { noun: o('mapa da pomba'), use: `O mapa da pomba foi aberto no chão, com um joelho em cada ponta. Não tinha um nome sequer, só telhados e farelos. “Aqui tem um farelo”, disse {name}, “e ali, e esse já foi um pão.” Ligando todos, dava uma linha. “Então é por aqui que se vai!”` },
    ladder: { noun: a('escadinha'), use: `{name} sacudiu a escada, e ela se abriu, claque, claque, claque, como uma pessoa muito magra se levantando. Tinha onze degraus.~+, e~ Onze era o que faltava. “Cuidado com o sexto”, disse {pal}. “Ele dança.” Passaram por cima do sexto.~+, e~ Chegaram no alto.` },
  },
  gates: {
    light: { one: {
      meet: `Ali a rua passava debaixo do trem, e a lâmpada estava quebrada. Era preto como dentro de um chapéu. Alguma coisa fez plope.~+, e~ Os passos voltavam grandes demais. [“Aqui não tem só um!”, disse {name} bem alto. “Só um”, disse alguém.]`,
      after: `E na parede, agora que dava para ver, havia uma pintura.~:~ Alguém tinha pintado o túnel inteiro de azul, com uma baleia. Ela estava ali esse tempo todo, nadando no escuro.~+, e~ O resto do caminho levou um bom tempo.`,
    } },
    reach: { one: {
      meet: `Ali ficava a escada de incêndio, que só começa bem no alto da parede. É feita assim para ninguém subir.~+, e~ Funciona. {name} subiu numa lata de lixo.~+, e~ {pal} subiu em {name}.~, mas~ A lata de lixo, depois de pensar um pouco, se sentou.`,
      after: `A escada de incêndio foi subindo, volta depois de volta, diante de todos os quartos. Lá no fim dava no telhado.~+, e~ De cima a rua era uma linha fina de luz, como debaixo de uma porta.`,
    } },
    call: { one: {
      meet: `Ali passava o rio, e o barco da noite estava amarrado na outra margem. O barqueiro dormia dentro dele, de pés para cima e rádio ligado. “Ei!”, chamou {name}, mas bem nessa hora passou um ônibus na ponte. [O jornal subia e descia.]`,
      after: `“Era só tocar o sino!”, gritou o barqueiro, remando. “Que sino?”, perguntou {name}. “Eu guardei. Fazia muito barulho.” Atravessou o rio sem cobrar nada, só pela companhia. [No rádio alguém tinha ganhado, e era o time dele.]`,
    } },
    soft: { one: {
      meet: `No primeiro degrau, bem onde era preciso subir, estava um cachorro pequenininho numa guia comprida.~+, e~ Na outra ponta não havia ninguém. De tanto tremer, o rosnado saía como um pio.`,
      after: `O cachorrinho parou de tremer na frente e, com o tempo, atrás também. Dobrou a esquina uma senhora de chapéu ao contrário. “Tigrão!”, gritou ela.~+,~ E Tigrão deu um latido enorme e liberou a passagem.`,
    } },
    way: { one: {
      meet: `Ali as ruas todas se juntavam e todas iam embora de novo. Eram nove, com o nome lá no alto, no escuro. No meio uma gata se lavava.~+, e~ Ela sabia o caminho, e não ia dizer. “É à esquerda”, disse {pal}. “Tem quatro esquerdas”, disse {name}.`,
      after: `O caminho certo não era nenhuma das ruas grandes. Era a fresta entre duas casas, da largura de uma pessoa de lado.~+, e~ Lá dentro se abria um pátio com árvore e varal. [“Eu não sabia que você tinha isso aí dentro”, disse {name} para a cidade.]`,
    } },
  },
};

export const restless: SeenTelling<BrazilianNoun> = {
  noun: o('último bonde'),
  title: `o último bonde`,
  sign: `Dim-di-lim! Na rua lá embaixo passava um bonde, e bonde às nove já está na cama. Desceu a ladeira, virou no rio e subiu de novo. Dim-di-lim! Pela rua inteira as pessoas se viravam na cama.`,
  trace: `Entre os trilhos do bonde havia um bilhete, e depois outro, todos em fila. Eram novinhos.~+, e~ Todos com o furo bem feito. “*Para*”, leu {name}. “Para onde?”, perguntou {pal}. “Não diz”, respondeu {name}. “Só diz *para*.”`,
  found: `Dim. Nos trilhos, na ponta mais distante da cidade, estava o último bonde. Era amarelo como manteiga, com todas as janelas acesas.~, e~ Dentro não ia ninguém, nem motorneiro. “Que bom!”, disse o bonde. “Entrem! Para onde eu levo vocês? Vou a qualquer lugar. Vou até duas vezes.”`,
  near: `Dim! O último bonde tinha parado bem na frente da casa, onde nem existe ponto. Era amarelo-manteiga, com todas as janelas acesas e ninguém dentro. “Alguém para algum lugar?”, perguntou.~, mas~ Não havia. “Então vou só esperar e fazer dim”, disse, e fez.`,
  first: `O último bonde tinha uma manivela de trocar o letreiro. “Devia estar escrito CAMA”, disse {name}, e girou. PORTO, disse o letreiro. “Isso, vamos!”, gritou o bonde. Dim! {name} girou outra vez. ZOOLÓGICO. “Com prazer!” CAMA não havia em parte alguma.~+, e~ O bonde queria todos os outros.`,
  second: `“Vamos deixar a campainha mais macia”, disse {pal}, e enfiou um lenço na campainha do último bonde. *Dmf*, fez ela. “Ouviram?”, gritou o bonde. “Estou com gripe!” Tocou onze vezes seguidas, para limpar a garganta.~+, e~ Na décima segunda o lenço saiu voando. “Melhorei. Dim!”`,
  why: `“O dia inteiro eu tenho gente dentro”, disse o último bonde. “Leem, cantarolam, me contam as compras. Aí vem o ponto final, todo mundo desce, e ninguém olha para trás. Então dou mais uma volta, para o caso de ainda haver alguém. Se eu parar, não tem ninguém.”`,
  settled: `<toddler: O último bonde encostou no degrau da porta.|O último bonde rodou até a garagem, com passageiros dentro.> “Ponto final”, disse ele, com a voz tremida. <toddler: Do degrau acenaram, acenaram, sem parar de olhar|Quem desceu olhou para trás e acenou>. “Ah”, disse o bonde, “então tem alguém.” As janelas se apagaram uma por uma.~+, e~ Dim, disse ele, já dormindo[, não mais alto que uma colher].`,
};

export const wonder: SeenTelling<BrazilianNoun> = {
  noun: a('árvore de lanternas'),
  title: `a árvore de lanternas`,
  sign: `No telhado mais alto da cidade cresce a árvore de lanternas. Ninguém a plantou.~+, e~ Uma noite por ano ela acende umas luzes só dela. No sexto andar já viram um clarão no teto.~, e~ É sempre na última noite quente.~+, e~ A última noite quente era hoje.`,
  trace: `Na calçada havia uma lanterna de papel cinza, menor que um polegar.~+, e~ {name} a ergueu até o poste. “É só cinza”, disse {pal}.~+,~ Mas, fechada no escuro das mãos de {name}, era de ouro. “Ela brilha no escuro”, disse {name}.`,
  found: `No alto do telhado, ao lado de uma chaminé, crescia a árvore de lanternas, magra e cheia de fuligem. Nos galhos pendiam sete lanternas de papel, cinzentas e fechadas.~+, e~ Em todos os telhados da cidade havia gente de chinelo, em cadeira de cozinha. Nenhuma se acendeu.`,
  near: `Num vaso da varanda havia uma arvorezinha magra e suja de fuligem, com sete lanternas cinzentas fechadas. Era a árvore de lanternas, que tinha descido do telhado para ter sossego.~+, mas~ Em todas as varandas da cidade as pessoas já punham cadeiras. “Ah, não”, disse a árvore.`,
  first: `“Deve ter um interruptor”, disse {name}, e foi apalpando a árvore de lanternas. Do lado escuro, debaixo de um galho, havia um botãozinho redondo.~+, e~ {name} apertou. “Desliga isso”, disse o botão, que era um caracol. [“Desculpe”, disse {name}. “Acho bom”, disse o caracol.] E lanterna nenhuma acendeu.`,
  second: `“É assim”, disse {pal} para a árvore de lanternas, e ficou ali pensando em lâmpadas. “Estou brilhando?”, perguntou {pal}. “Um pouco”, disse {name}, “nas beiradas.” A árvore examinou {pal} de alto a baixo. “Muito bonito”, disse, e fechou ainda mais as lanternas.`,
  why: `“Antes isto aqui era escuro”, disse a árvore de lanternas. “Eu tinha sete luzes, e todo mundo se sentava e dizia óóó. Agora veja.” E lá estava a cidade, com seu milhão de luzes. “Eles subiram com cadeira, e eu continuo só com sete. E se disserem: é só isso?”`,
  settled: `Uma lanterna de papel se abriu, da largura de um dedo. “É só uma”, disse a árvore. “Estou vendo”, disse {name}. Na janela mais próxima alguém apagou a luz, para ver melhor.~+, e~ Depois apagaram na seguinte, e na seguinte. No escuro vieram todas as sete, douradas.~+, e~ Todo mundo disse óóó.`,
};
