import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { a, o, as, type BrazilianNoun } from '../noun.ts';

export const setting: FirstSetting<'forest', BrazilianNoun> = {
  tiny: { noun: o('besouro') },
  home: [
    `A casa de {name} ficava onde a estrada acaba e a floresta começa. De noitinha as árvores escureciam em volta.~+, e~ A luz da cozinha ia até as primeiras samambaias.`,
    `{name} morava na beira da floresta, tão na beira que um pinheiro se apoiava na janela do quarto. De noite as agulhas ficavam verdes na luz do abajur.~+, e~ Até o travesseiro cheirava a pinho.`,
  ],
  back: `O caminho de volta foi mais curto, como sempre é.~+, e~ Ele já conhecia aqueles pés. As samambaias roçavam os joelhos.~, e~ Lá longe, entre as árvores, apareceu a luz da cozinha de {name}, do tamanho de uma semente de maçã.`,
  night: {
    dark: `O verde foi saindo das coisas.~:~ Primeiro o musgo ficou cinza.~+, e depois~ As samambaias também. Um morcego costurou o céu de uma árvore até a outra. [Cheirava a cogumelo e a pedra fria.]`,
    deep: `Na floresta funda, a noite já tinha descido inteira.~, e~ As folhas pendiam quietas.~+, e~ As raízes bebiam devagar no escuro. Longe dali, uma gota caiu numa poça. [Depois a poça também se calou.]`,
  },
  hush: {
    one: `Os sapos pararam primeiro, todos de uma vez, como panela que ganha tampa. Depois os grilos guardaram as perninhas, um par aqui, um par ali.~, mas~ Um ainda continuou, porque ninguém tinha avisado.~+, até que~ Ele se ouviu, e parou.`,
    two: `Então as árvores deixaram de ranger. A noite toda tinham se ajeitado, como gente em banco duro.~+, e~ Agora cada uma achou sua posição. [O pinheiro da janela arranhou o vidro mais uma vez, para terminar a palavra.] Entre elas só passou uma mariposa, a caminho de casa.`,
    three: `Por último ficou o riacho.~, que~ Contava às pedras a mesma história comprida.~+, e~ As pedras já conheciam. A voz foi baixando.~, e~ Chegou na parte em que não acontece nada.~+, e~ Essa ele contou bem devagar.`,
  },
  facts: {
    one: `“Sabia que as árvores estão de mãos dadas?”, disse {pal}. “Debaixo da terra, as raízes se ligam por fiozinhos de cogumelo, e por ali passa alimento de uma para outra.” {name} pôs a palma no tronco mais próximo, para dizer oi para todas de uma vez.`,
    two: `“Espere”, disse {pal}. “Sem luz. Só olhe.” No começo era tudo preto. Depois vieram os troncos, um por um.~+, e~ Depois deles vieram as folhas. “Os olhos abrem devagar”, disse {pal}. “Levam meia hora para enxergar o melhor que podem no escuro.”`,
    three: `“Por que a coruja voa sem barulho?”, perguntou {name}. “Beirada macia”, disse {pal}. “As penas dela têm franja, como um xale. A franja penteia o ar, e o ar não assobia.” Os vinte passos seguintes foram dados com a beirada macia.`,
  },
  places: {
    pond: {
      noun: a('lagoa'),
      arrive: `Chegaram na lagoa. Estava lisa e preta, com a lua inteira dentro, sem nem uma ruga na água. Um sapo disse uma palavra. [Pensou bem nela e disse de novo.]`,
    },
    hollow: {
      noun: a('baixada das samambaias'),
      arrive: `O chão descia para uma baixada cheia de samambaias. Eram tão altas que se fechavam sobre a cabeça de {name}, feito um guarda-chuva verde. Lá embaixo era morno.~+, e~ Cheirava a terra e pimenta.`,
    },
    oak: {
      noun: o('velho carvalho'),
      arrive: `O velho carvalho morava sozinho.~+, e~ Para dar a volta nele eram precisos trinta e um passos. {name} sabia disso porque deu a volta. [Lá no alto o vento trabalhava, mas aqui embaixo nem uma bolota se mexia.]`,
    },
    stones: {
      noun: as('pedras do riacho'),
      arrive: `Sete pedras chatas atravessavam o riacho. Seis ficavam quietas.~+, e~ A quinta fazia clonque. “Clonque”, disse a pedra para {name}. “Clonque”, disse ela para {pal}. [A água passava por baixo, com a mesma história do dia inteiro.]`,
    },
  },
  helpers: {
    hedgehog: {
      noun: o('ouriço'),
      trouble: `Atrás de um tronco alguém resmungava. Era um ouriço que tinha rolado nos espinheiros.~+, e~ Agora usava nove folhas, uma pena, dois carrapichos e meio papel de bolinho. “Não olhem”, disse ele. “Tenho uma festa e pareço uma moita.”`,
      help: `{name} se ajoelhou.~, e~ Saíram primeiro as folhas, depois a pena.~+, e~ Bem devagarinho saíram os carrapichos. [“Ai”, disse o ouriço. “Ai não. Falei só por garantia.”] O papel veio por último. Debaixo daquilo tudo havia um ouriço muito bonito.`,
      gift: `“Fiquem com isto”, disse o ouriço. “Era o presente da festa, mas a festa já tem bolo.” E rolou para fora um vidro de tampa furada.~+, onde~ Dormiam três vaga-lumes. “De manhã é preciso soltar. Eles trabalham.” [“Acendem quando alguém precisa.”]`,
      back: `“Já é de manhã?”, perguntou {name}. “Daquele lado, sim”, disse o ouriço, que voltava com glacê no nariz. Então {name} abriu o vidro.~+, e~ Os vaga-lumes saíram e foram para o trabalho.~, e~ O ouriço usava uma folha só, de propósito. “Todo mundo quis uma”, disse ele.`,
      comes: `Um ouriço ia para uma festa e parou para olhar {being}. “Uma folha ajuda?”, perguntou. “Parece que estou usando nove.” Pôs uma delas ao lado {being.de}.~+, e~ Não ajudou em nada. “Vou ficar para ver”, disse o ouriço. [“A festa tem bolo, e bolo espera.”]`,
      bye: `O ouriço vinha da festa com glacê no nariz e deu boa-noite para todos, e também para o próprio reflexo.`,
    },
    spider: {
      noun: a('aranhinha'),
      trouble: `Entre dois galhos pendia uma teia com um furo do tamanho de uma ameixa.~+, e~ No meio estava uma aranha pequenina, de braços todos cruzados. “Cai uma folha e fura. Eu remendo. Cai outra folha. [Vejam só as minhas noites.]”`,
      help: `{name} olhou para cima, e não foi para a teia. Lá estava um galho, cheio das outras folhas. Então {name} sacudiu o galho com jeito.~+, e~ Tomou aquela chuva de folhas até não cair mais nenhuma. [“Ah”, disse a aranha. “Nunca pensei no outro lado da folha.”]`,
      gift: `A aranha remendou o furo num minuto, cantarolando.~+, e~ Depois continuou.~, e~ Rodou, rodou em volta de uma casquinha, até fazer um novelo do tamanho de uma ervilha. “Não parece nada”, disse ela, “mas aguenta vocês e ainda a compra da feira.”`,
      back: `Lá estava a teia, inteira, com a lua de botão. “Aguentou?”, perguntou a aranha. “Todo o peso”, disse {name}, e devolveu o resto do fio. Ela o teceu bem na frente, para as visitas. Não caiu folha nenhuma.~+, e~ Os braços foram descansar, par por par.`,
      comes: `Uma aranha pequenina desceu por um fio. “Segurar em alguma coisa ajuda”, disse ela para {being}, e soltou a ponta.~, mas~ Era tão fina que ninguém achou. “Garanto que está aí”, disse a aranha.~+, e~ Ficou pendurada, para ver.`,
      bye: `A aranha acenou com um braço depois do outro, e isso demorou bastante.`,
    },
    badger: {
      noun: o('texugo'),
      trouble: `Uma cara listrada saiu de um buraco.~+, e~ Parou ali. “Parece que entalei”, disse o texugo. “Eu repeti o jantar. A porta não repetiu.” Ele ergueu os olhos, muito educado. “Vejo que têm pressa. Mas vejo também que não têm porta nenhuma na cintura.”`,
      help: `Puxar não deu em nada.~, e~ Empurrar também não, só fez cócegas. Então {name} começou a cavar, e não o texugo. Cavou a porta, um punhado de terra, mais um punhado. [“Era o meu degrau”, disse o texugo, com pena.] Ploc.`,
      gift: `“Ora, ora!”, disse o texugo, e se sacudiu até ficar com o dobro do tamanho. De trás da porta trouxe um chifre de boi, marrom e polido. “Era do meu avô, de chamar para o café. Sopra-se no lado fino. Todo mundo começa pelo grosso.”`,
      back: `O texugo estava sentado na porta nova e larga.~+, e~ {name} devolveu o chifre. “Lado fino?” “No fim, sim”, disse {name}.~+, e~ Ele encostou o chifre na orelha. “Ainda está quente”, disse, “feito um bule.” E foi para a cama de cotovelos abertos, porque podia.`,
      comes: `Um texugo passou com o segundo jantar num paninho.~, e~ Olhou para {being}.~+ e~ Olhou para o jantar. “Posso dar a casquinha”, disse ele.~+,~ Mas não era de casquinha que se precisava. “Ah, que bom”, disse o texugo, e sentou, e comeu, e assistiu.`,
      bye: `O texugo deu boa-noite da porta de casa e, já que ela estava ali, fez mais um jantarzinho.`,
    },
  },
  objects: {
    jar: { noun: o('vidro de vaga-lumes'), use: `“O vidro!”, disse {name}.~, e~ Acordou um vaga-lume.~+, e~ Ele cutucou o segundo. O segundo cutucou o terceiro, que bocejou e acendeu pelo lado errado. Era uma luzinha verde, mas ia na frente como um cachorrinho.` },
    thread: { noun: o('novelo da aranha'), use: `{name} tirou do bolso o novelo que não parecia nada. Jogou uma vez só.~, e~ Lá foi o fio, brilhando. Um puxão, e ele aguentou. Então subiram, mão depois de mão, por uma corda que quase não se via.` },
    horn: { noun: o('chifre do texugo'), use: `{name} ergueu o chifre do texugo e soprou.~, mas~ Só saiu cuspe. “Lado fino”, disse {pal}.~, e~ {name} virou o chifre e soprou com o maior fôlego do dia.~+, e~ Saiu um som marrom e comprido, como uma vaca pensando. [O som rolou no escuro, e lá longe alguém se sentou para escutar.]` },
  },
  gates: {
    light: { one: {
      meet: `Ali o caminho entrava por baixo das raízes de uma árvore caída. Era um túnel, escuro como dentro de uma bota.~+, e~ {name} levantou uma mão e não achou mais a mão. “É comprido?”, perguntou {pal}.~+, mas~ O túnel não disse.`,
      after: `E por dentro foram, de cabeça baixa.~, mas~ Não era comprido.~+, e~ Também não era bota. Era o corredor da casa de alguém, bem varrido, com chapeuzinhos de bolota pendurados em fila. [Na saída, limparam os pés.]`,
    } },
    reach: { one: {
      meet: `Ali o caminho acabava num barranco da altura de uma casa. No alto havia boas raízes.~+, mas~ Embaixo não havia onde segurar.~, e~ {name} pulou. {name} pulou correndo.~+, e~ O barranco continuou da mesma altura.`,
      after: `Lá em cima se deitaram de barriga e olharam.~+, e~ O que era parede agora era paisagem.~, e~ A floresta inteira estava lá embaixo, passando do verde para o azul. [“A gente estava ali”, disse {pal}. “A gente era bem pequeno.”]`,
    } },
    call: { one: {
      meet: `Ali o riacho era largo.~+, e~ Havia uma balsa: uma jangada, uma corda, um sapo. A jangada estava na outra margem.~+, e~ O sapo também, de chapéu sobre os olhos. “Com licença!”, chamou {name}.~+, mas~ O riacho falava mais alto. [O chapéu subia e descia, subia e descia.]`,
      after: `O chapéu do sapo voou. “Já vou! Não dormi! Só olhava o meu chapéu por dentro!” Puxou a jangada, fez a travessia.~+ e~ Cobrou uma piada.~, e~ {name} sabia uma boa, de caracol. [O sapo ainda tentava entender quando acenaram da outra margem.]`,
    } },
    soft: { one: {
      meet: `No meio do caminho estava um filhote de rato, tão novo que nem bigode tinha.~, e~ Tremia de frio. “Sou o guarda”, disse ele. “Só posso deixar passar quando eu esquentar. Foi minha mãe que mandou, ou quase isso.”`,
      after: `“Acho que já esquentei”, disse o filhote.~+, e~ Bocejou tanto que se via o jantar. “Podem passar. Se virem minha mãe, digam que fui uma fera.” Então veio correndo uma rata cinzenta e levou o guarda pelo cangote. [Ele acenou até sumir de vista.]`,
    } },
    way: { one: {
      meet: `Ali se juntavam cinco caminhos.~:~ Um era largo, um era estreito, um tinha uma poça.~+, e~ Dois eram iguaizinhos. Havia uma placa, mas os caracóis tinham comido as palavras. [Só deixaram uma vírgula.] “E aí?”, disse {name}. “Se você fosse o caminho certo, qual seria?”`,
      after: `O certo era o da poça. Quase sempre é. Pularam, e dali em diante o caminho seguiu macio e reto entre as bétulas, como se já esperasse visita. [Os outros quatro foram para onde costumam ir.]`,
    } },
  },
};

export const restless: SeenTelling<BrazilianNoun> = {
  noun: a('corujinha'),
  title: `a corujinha`,
  sign: `Na floresta alguém gritava. “Uh?” E depois, como se aquele não valesse: “Uh? Uh? UH?” O grito descia pela chaminé e entrava pela fechadura.~+, e~ Os esquilos puseram o rabo por cima das orelhas. [Alguém estava bem acordado, e contava para todo mundo.]`,
  trace: `No musgo, ao lado do caminho, havia amassados redondos como pãezinhos.~, e~ Em cada um, um fiapo de penugem. “Alguém sentou aqui”, disse {pal}.~+, e~ {name} mediu o fundo com o dedo. “Com força”, disse {name}, “e de costas, a cada dez passos.”`,
  found: `Ali, no fundo da floresta, num toco ao luar, estava uma corujinha. Era redonda, fofa e quase toda olhos. “Uh?”, gritou ela.~+, e~ O grito a derrubou de costas. [Levantou, sacudiu um pé e tomou fôlego.]`,
  near: `Bem na soleira da porta, na beira da floresta, estava uma corujinha redonda e quase toda olhos. “Uh?”, perguntou para a bota esquerda. “Uh?”, perguntou para a direita. [Nenhuma das botas quis responder.] “UH?”, gritou.~+, e~ Com o próprio grito caiu de costas.`,
  first: `“Conte carneirinhos”, disse {name} para a corujinha. “Um carneirinho…” “Uh?”, disse ela. “Um carneirinho. Ele pula a cerca. Dois carneirinhos…” “Uh?” Ela queria notícia de cada um.~+, e~ Depois do nono, o sono de todo mundo tinha ido embora.`,
  second: `Com duas mãos sobre aqueles olhos, {name} fez um escuro para a corujinha. “Com canário funciona”, disse {pal}. “Que escuro gostoso!”, disse ela lá de baixo. “E grosso!” E, como era coruja, aí acordou de vez. “Uh? UH?”`,
  why: `A corujinha olhou para os pés. “Todo mundo vai dormir”, disse ela, “justo quando eu acordo. Dão boa-noite e pronto. Aí eu pergunto: uh? E ninguém responde que é alguém. Se eu parar de perguntar, aí não tem ninguém mesmo.”`,
  settled: `“Uh?”, perguntou a corujinha, quase sem voz. “Eu”, disse {name}. Ela fechou um olho e espiou com o outro.~+, e~ {name} continuava ali. Então fechou o outro também e disse “uh”, que já não era pergunta. Nas árvores, os esquilos tiraram o rabo das orelhas e se deitaram.`,
};

export const wonder: SeenTelling<BrazilianNoun> = {
  noun: a('flor da lua'),
  title: `a flor da lua`,
  sign: `No fundo da floresta cresce a flor da lua. Ela abre numa noite só do ano.~+, e~ A noite era essa. Quem já viu abre os braços, assim, e desiste. “Só estando lá”, dizem.~+, e~ {name} nunca tinha estado lá.`,
  trace: `No caminho iam lado a lado pegadas de veado e de rato.~, mas~ Então as do rato paravam.~+, e~ As do veado seguiam sozinhas, um pouco mais fundas. “Cadê o rato?”, perguntou {pal}. “Em cima do veado”, disse {name}.`,
  found: `Ali, numa roda de bétulas, crescia a flor da lua: um talo da altura de {name}, com um botão só, bem fechado. Em volta esperavam veados, ratos em cima dos veados e um besouro numa cadeira. Mas o botão não abria.`,
  near: `Na beira da floresta, em frente ao degrau, a flor da lua tinha brotado depois do jantar: um talo da altura de {name}, com um botão fechado. Vieram ratos para ver.~+, e~ Um besouro trouxe cadeira. “Eu preferia que ninguém olhasse”, disse o botão.`,
  first: `{pal} se abaixou e soprou no botão da flor da lua, como se sopra em dedo frio. “Está acontecendo alguma coisa?” “Está ficando rosa”, disse {name}.~+, e~ O botão suspirou e se cobriu mais com as folhas. Agora era um botão quentinho.~+, e~ Fechado do mesmo jeito.`,
  second: `“A gente não vai olhar”, disse {name} para a flor da lua. “A gente só está aqui, por acaso, de costas.” Viraram de costas e cantarolaram.~+, e~ Atrás, o talo estalou. Espiaram.~+, e~ O botão, por educação, também tinha virado de costas.`,
  why: `“Não consigo”, disse o botão, com as folhas até o queixo. “Todo mundo veio. Trouxeram cadeira. Esperaram um ano inteiro, achando que aqui dentro tem uma coisa linda. E se eu abrir, e dentro for só mais verde?”`,
  settled: `O botão soltou as folhas.~+, e~ Desceu uma pétala, depois outra, depois todas. Por dentro era verde só um dedinho.~+, e~ O resto era da cor da lua. Todo mundo puxou o ar junto.~+, e~ O besouro pediu uma folha emprestada para os olhos.`,
};
