import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { a, o, type PortugueseNoun } from '../noun.ts';

export const setting: FirstSetting<'space', PortugueseNoun> = {
  tiny: { noun: o('bichinho de estrela') },
  home: [
    `{name} morava numa nave espacial chamada *Bule*, que era redonda e tinha bico. À noite, na cozinha, o jantar passava a flutuar.~, e~ Era preciso apanhá-lo com a colher.`,
    `A seguir ao último planeta havia uma luz amarela, sozinha.~:~ Era o *Bule*, a nave onde {name} morava. À noite apertava-se o cinto da cama, para não se acordar no teto.`,
  ],
  back: `Voltaram pelo caminho comprido, entre as estrelas, sem dizer nada. Quando se vai para casa, já não é preciso ver por onde se anda. Lá adiante uma luzinha ganhou bico, até ser o *Bule*. [A chaleira estava ao lume, via-se pela janela.]`,
  night: {
    dark: `No espaço é noite o dia todo, e a noitinha tem de se procurar. Vem quando a estrela azul escorrega para trás do planeta.~, e~ As outras, as de longe, que só estavam à espera disso, chegam-se mais. [Cheira a lata fria e um pouco a tangerina.]`,
    deep: `Estava um sossego em que quase se ouviam as estrelas. Não fazem som nenhum.~+, mas~ É um nenhum fofo, como o da neve. Passou um grão de poeira, mil anos atrasado e sem pressa.`,
  },
  hush: {
    one: `O primeiro a ir-se embora foi o zunido grande. Zunia todo o dia, e ninguém dava por ele, até que parou. «O que foi isto?», perguntou a chaleira. Não tinha sido nada.~:~ Era o primeiro nada da noite.`,
    two: `Depois estalaram os canos, a arrefecer, desde a proa até ao fundo da nave: tique, tique, tique. Uma colher que tinha fugido ao jantar veio a flutuar, disse tim a uma chávena e deitou-se no ar.`,
    three: `Ficou uma respiração, para lá e para cá, e a ventoinha pequena que mexe o ar. Andava mais devagar do que um relógio. Lá fora estava todo aquele escuro, que não faz barulho. Deixava-se estar, a fazer companhia.`,
  },
  facts: {
    one: `«Estás a ver aquela estrela?», disse {pal}. «Já não é assim. A luz que entra agora no teu olho saiu de lá antes de nasceres.» {name} ficou sem se mexer, com os dois olhos bem abertos, para a luz poder entrar.`,
    two: `Saltaram uma fenda, ficaram no ar, e ainda ficaram mais um pouco. «É que este lugar é pequeno», disse {pal}, «e as coisas pequenas puxam menos. Na Lua saltavas por cima da mesa da cozinha sem fazer força.» {name} tentou não fazer força.~+, e~ Conseguiu.`,
    three: `Passou uma pedra a rolar como um trovão, mas sem o trovão. «Porque não faz barulho?», perguntou {name}. «Não há quem o leve», disse {pal}. «O som precisa de pôr os pés em alguma coisa, no ar, na água ou na parede.» E a pedra foi-se embora, como quem anda de meias.`,
  },
  places: {
    shelf: { noun: a('lua de poeira'), arrive: `Pousaram numa lua que era toda de poeira, fofa, até ao tornozelo. Cada passo levantava uma nuvenzinha.~+, e~ As nuvens deixavam-se ficar onde estavam. Quem olhasse para trás via o passeio todo, como um rebanho em fila.` },
    ring: { noun: o('anel'), arrive: `À volta do planeta grande há um anel, e no anel pode-se patinar. É feito de bocadinhos de gelo, que vão todos para o mesmo lado e dão uns nos outros: tim, tão. [Lá em baixo, o planeta parecia uma bola às riscas que ninguém veio buscar.]` },
    yard: { noun: o('depósito das coisas perdidas'), arrive: `Tudo o que alguém deixou cair no espaço vai dar, mais tarde ou mais cedo, ao mesmo sítio. Havia luvas, colheres, um guarda-chuva aberto.~+, e~ Um piano virava-se devagar, como gente na cama. «Não mexas», disse {pal}. «Ainda podem vir à procura.»` },
    market: { noun: a('feira da noite'), arrive: `A feira da noite já estava a fechar. As barracas iam atadas umas às outras com cordel, para não fugirem.~+, e~ Cheirava a farturas. «Última rosquilha de lua!», gritava alguém. Foi logo comprada, e era quase só buraco.` },
  },
  helpers: {
    postman: {
      noun: o('carteiro do espaço'),
      trouble: `Um homem de saco passou de pernas para o ar, e depois passou outra vez. «Boa noite! Sou o carteiro», disse ele. «Até parava, mas espirrei lá no cometa, e aqui, quando se começa…» E lá passou outra vez. [«Tenho carta para aquela lua, e falho-a sempre por um triz!»]`,
      help: `{name} pensou durante uma volta inteira. «Na próxima», gritou {name}, «espirra para o outro lado!» «Assim, de propósito?» Quando ele passou, deitaram-lhe uma pitada de pimenta. A-*tchim!* Ficou parado, direitinho como um selo.`,
      gift: `«Quarenta e uma voltas», disse o carteiro, a apalpar os pés. Do fundo do saco, de debaixo das cartas, tirou uma bússola velha, de agulha torta. «Do norte não sabe, que aqui não há. Aponta para onde estão à nossa espera. [Eu já sei o caminho de cor.]»`,
      back: `De cabeça para cima, e a andar, lá vinha o carteiro. {name} devolveu a bússola.~+, e~ O carteiro olhou para a agulha, que apontava para casa. «Diz aqui que estão à minha espera», disse o carteiro. No saco havia mais uma carta, e era para ele.`,
      comes: `O carteiro do espaço passou de pernas para o ar e olhou para {being}. «Muitas vezes o que falta é uma carta», disse, e foi ver ao saco. Não tinha nenhuma, e por isso escreveu uma: *Olá. Do teu carteiro.* Não serviu de nada. Então atou-se a uma grade, para ver.`,
      bye: `O carteiro passou de pernas para o ar, descobriu que afinal tinha um boa-noite para cada um, e entregou-o.`,
    },
    sweeper: {
      noun: a('varredora de estrelas'),
      trouble: `Uma velhinha estava sentada na vassoura, e não era para voar. «Eu varro as estrelas», disse ela, «e hoje varri uma sem querer. Era pequenina, e está num destes.» Eram nove sacos, todos cheios, cinzentos e bem atados. [«Vão dar por isso», disse ela. «A Ursa Maior ficou com um buraco.»]`,
      help: `«Se os abrirmos, voa tudo», disse {name}. «Vamos só pôr-lhes a mão.» Estavam frios, um atrás do outro.~+, mas~ O nono era quente, como pão através do papel. Desataram-lhe uma pontinha. A estrela saiu aos espirros e voou para o lugar dela.`,
      gift: `«Pronto, estão todas», disse a varredora de estrelas.~+, e~ Meteu o braço no saco, a rapar. «Ficou cá um bocado de pó. Fica sempre.» Deitou-o num frasco de doce, onde continuou a brilhar. [«Para candeeiro não é muito. Mas ninguém o apaga.»]`,
      back: `«Ainda tens o meu frasco», disse a varredora de estrelas, a erguê-lo. O pó lá dentro estava fraquinho de sono.~+, e~ Ela sacudiu-o ao lado da estrela pequena. «Estão todas», disse, e desta vez nem contou.`,
      comes: `A varredora de estrelas chegou com a vassoura e olhou para {being}, e depois para o chão. «Quase sempre é pó», disse ela, e varreu à volta {being.de}, até fazer um montinho. O resto ficou como estava. «Bem», disse, encostada à vassoura, «ao menos vê-se melhor.»`,
      bye: `A varredora encostou a vassoura ao escuro, contou as estrelas mais uma vez e deu as boas-noites a cada uma.`,
    },
    kettle: {
      noun: a('cabra da lua'),
      trouble: `Numa pedra do tamanho de uma mesa estava uma cabra da lua, branca e com lã que nunca mais acabava. «É a minha lã», disse ela. «Desde o último eclipse que ninguém me vem pentear. Se calhar tenho uma bela vista.» [Virou-se para quem chegava, mas era o lado errado.]`,
      help: `Pente não havia, mas {name} tinha dez dedos. Pentearam-na dos cascos para cima, e era como desembrulhar um presente. Da lã saiu uma colher, saiu uma luva.~+, e~ Por fim saíram dois olhos amarelos. «Ora esta», disse a cabra. «Afinal tenho vista. É quase tudo céu.»`,
      gift: `A lã ali ficou, num monte da altura de uma cadeira. A cabra apanhou-lhe dois fios com os dentes e torceu-os[, não se viu como]. Saiu uma luva só, das que dão para se dormir lá dentro. «Outra não há», disse a cabra. «Não é para as mãos, é para quem estiver com frio.»`,
      back: `Lá estava a cabra na sua pedra, penteada, com os dois olhos na vista. «E a luva?», perguntou. «Está lá gente», disse {name}.~+, e~ Com o restinho da lã ela já tinha feito outra, muito pequena. «Ajuda muito, ver o que se faz», disse.`,
      comes: `Veio a cabra da lua, toda lã, aos encontrões às coisas. «Dizem que sou fofa», disse ela, «se isso adiantar.» Encostaram-se todos um bocadinho, e era mesmo fofa. O mal é que era outro. «Fico para ver», disse a cabra, virada para o lado de lá.`,
      bye: `A cabra da lua deu as boas-noites, esbarrou no escuro, achou-o fofo e deitou-se nele.`,
    },
  },
  objects: {
    compass: { noun: a('bússola torta'), use: `{name} pôs a bússola torta em cima da luva.~+, e~ A agulha tremeu, correu para a esquerda e voltou. «Onde é que estão a precisar de nós?», perguntou {name}, com educação. Girou, apontou.~+ e~ Ficou firme. «Ali», disse {pal}. «Logo a seguir a uma espécie de esquina.»` },
    dustlamp: { noun: o('frasco de pó de estrela'), use: `{name} levantou o frasco de doce e sacudiu. O pó de estrela rodou, rodou, como a neve numa bola de vidro, só que aceso.~+, e~ Primeiro viu-se um frasco, depois a mão que o segurava, e depois tudo. [O escuro era outro, de cara lavada.]` },
    mitten: { noun: o('luvão branco'), use: `O luvão branco saiu do bolso, primeiro um lado e depois o outro. Seguraram-no bem aberto.~+, e~ Alguém pequeno e com frio entrou até ao nariz. Fez-se silêncio, e então uma espécie de ronrom. «Esqueceram um polegar aqui dentro», disse. «Vou usá-lo para os pés.»` },
  },
  gates: {
    light: { one: {
      meet: `Ali o caminho atravessava a sombra do planeta grande. Lá dentro não brilhava estrela nenhuma, e a sombra começava de repente, como uma parede. {name} pôs lá uma bota, e já não havia bota. «Se lá estiver alguém», disse {pal}, «também não nos vê a nós.»`,
      after: `Na sombra, afinal, morava alguém. Eram umas borboletas cinzentas, que dormiam penduradas, com os pés no vazio.~+, e~ Com a luz viraram-se para o outro lado e continuaram a sonhar. Depois veio a beira da sombra, e as estrelas.`,
    } },
    reach: { one: {
      meet: `Ali flutuava a pedra seguinte, alta de mais por meio salto. {name} saltou, ficou no ar, desceu devagar. «Esse foi o inteiro», disse {pal}. «Agora falta o meio.» [Um meio salto é das coisas mais difíceis de encontrar.]`,
      after: `E lá estavam, em cima da pedra alta, que era morna, porque apanhava o sol da manhã. Lá em baixo, a pedra de antes já se ia embora, como um autocarro. «Podia ter esperado», disse {pal}. «E esperou», disse {name}.`,
    } },
    call: { one: {
      meet: `Ali ficava a ponte, mas estava levantada. Do outro lado, numa cabina de vidro, dormia o guarda, com os pés na alavanca e auscultadores nos ouvidos. Acenaram-lhe com os braços todos. A dormir, o guarda fez que sim.~+, mas~ Era à música. [Devia ser das boas.]`,
      after: `O guarda da ponte deu um pulo tão grande que os auscultadores ficaram para trás. «Fregueses!», gritou ele, e puxou a alavanca. A ponte desceu, claque a claque. Ele apertou cada mão duas vezes, e outra para dar sorte. «É a primeira vez que desce desde o desfile.»`,
    } },
    soft: { one: {
      meet: `No último degrau antes do portão estava uma estrela muito nova, azul e a tremer. Segurava uma chave, que fazia tim tim tim. «É para eu brilhar», disse ela, «e tomar conta do portão. Só que ainda não aqueci. Acenderam-me hoje de manhã.»`,
      after: `A estrela nova passou de azul a branca, e de branca a dourada. «Então é assim», disse ela, e esqueceu-se de tremer. A chave entrou à primeira, e o portão abriu-se sem ruído. [Quando tornaram a olhar, brilhava no degrau com toda a força, como uma garrafa de gasosa.]`,
    } },
    way: { one: {
      meet: `Ali sete caminhos de estrelas iam para sete lados, todos brancos e todos bonitos. Havia uma seta, mas agora apontava para si mesma. «Um, dó, li, tá», disse {pal}. «Assim não», disse {name}.`,
      after: `O caminho certo era o mais apagado, daqueles que só se veem quando se olha para o lado. Aguentou. Lá atrás, os passos ficaram ainda um bocado a brilhar.`,
    } },
  },
};

export const restless: SeenTelling<PortugueseNoun> = {
  noun: a('lua pequenina'),
  title: `a lua pequenina`,
  sign: `«Uiiii!», disse o rádio da cozinha, e lá fora passou uma coisa redonda, às voltas. Ainda ninguém tinha baixado o rádio, e já ela vinha outra vez: «Uiiii!» Lá em cima ninguém dormia. Os cometas puxavam a cauda para cima da cabeça. [Fosse o que fosse, andava à roda, e contra vontade.]`,
  trace: `Passou um cesto de piquenique, às voltas, e atrás dele uma chávena, às voltas também. «Alguém fez um piquenique», disse {pal}. «Onde terá sido?» Depois passou uma colher.~+ e~ Passou meia sandes. «Em cima de uma coisa que gira», disse {name}.`,
  found: `Ali, no preto do espaço, estava a lua mais pequena de todas, que não era maior do que um palheiro. Girava como um pião, tão depressa que da única cratera só se via um risco. «Não consigo», disse ela, quando a cara passou.~, e~ Deu a volta, e a cara veio outra vez, «paraaar.»`,
  near: `Uiiii! Ouviu-se uma pancada na escotilha, que é a porta para o espaço.~, e~ No degrau estava a lua mais pequena de todas, que não era maior do que um palheiro, a girar como um pião. «Não consigo», disse a cara ao passar. À volta, acabou: «paraaar.»`,
  first: `«Um globo para-se com o dedo», disse {name}, e agarrou-se à lua pequenina. A lua não parou.~, e~ {name} não largou. «Não consigo paraaar», disse a lua ao passar. «Nem eu», disse {name}, até que {pal} lhe deitou a mão a uma bota.`,
  second: `«Tem corda a mais», disse {pal}. «É rodá-la para o outro lado!» Puseram-se a empurrar. A lua pequenina abrandou, tremeu.~, e~ Partiu para a esquerda. «Melhorou?», gritou {name}. «Está na mesma», disse a lua, «só que de costaaas.»`,
  why: `«As luas grandes ficam de cara para o planeta delas», disse a lua pequenina, «e adormecem assim, com alguém a olhar. Mas o meu tem nove luas, e os olhos não lhe chegam. Por isso ando à roda, à procura de uma cara. Se eu parar, fico sem ninguém que olhe para mim.»`,
  settled: `A lua pequenina deu mais uma volta, e lá estava a cara de {name}, a olhar. Deu outra, mais devagar, e a cara ainda lá estava. Então parou, com a cratera virada para {name}, como uma covinha. «Ah», disse a lua. «Estás aí.» Pelo céu todo, os cometas baixaram a cauda.`,
};

export const wonder: SeenTelling<PortugueseNoun> = {
  noun: o('cometa de cem anos'),
  title: `o cometa de cem anos`,
  sign: `De cem em cem anos, o grande cometa volta lá do fundo do espaço, com uma cauda da largura do céu. Da última vez, alguém levantou a trisavó ao colo para o ver.~, e~ Ela contou-o a toda a gente. Mas como era bebé, só disse: «Bá.» E o dia de ele passar era hoje.`,
  trace: `Na poeira das estrelas ia um rasto, da largura de um autocarro. Ia a direito.~+, e~ Depois dava uma volta, e outra, e outra. «Quem é que anda assim?», perguntou {pal}. «Um cão», disse {name}, «quando anda atrás da cauda.»`,
  found: `Toda a gente do espaço estava à espera, pendurada em cordas, de lanterna na mão. Mas atrás de uma nuvem de poeira, onde ninguém o via, estava o cometa de cem anos. Era uma bola de gelo cinzenta, do tamanho de um autocarro, e sem cauda.~+, e~ Não saía de lá.`,
  near: `A escotilha mal abria, porque alguma coisa estava encostada a ela por fora. Era o cometa de cem anos, uma bola de gelo cinzenta, sem cauda nenhuma. «Isto aqui são as traseiras?», perguntou ele. «Antes queria ficar nas traseiras.» Atrás dele, de almofada debaixo do braço, vinha toda a gente.`,
  first: `«Eu conto», disse {name} ao cometa. «Aos três, sais.» Contaram todos, muito devagar.~+, mas~ Aos três não saiu ninguém. «Eu saio aos quatro», disse o cometa. Contaram até quatro. «A estes quatro não», disse ele. «Aos próximos.»`,
  second: `«Dou-lhe um empurrãozinho», disse {pal}, e empurrou o cometa. Alguma coisa começou a andar, e era {pal}. «Já lá vai!», gritou {pal}, cada vez mais longe.~, e~ {name} teve de ir buscar quem tinha empurrado. «Bem hajam», disse o cometa. «Essa, senti-a perfeitamente.»`,
  why: `«Não encontro a minha cauda», disse o cometa, e virou-se para ver. «Da última vez disseram que era linda. Eu é que nunca a vi, que ela anda sempre atrás, e acho que me caiu. Esperaram cem anos por ela, e afinal só há isto.»`,
  settled: `Muito devagar, o cometa saiu para diante de todos, tal como estava. Bateu-lhe a luz da estrela.~, e~ Atrás dele desenrolou-se um fio, depois um cachecol, depois um céu inteiro de prata. «Chega?», perguntou o cometa. Ninguém conseguia falar.~:~ Diziam todos que sim com a cabeça. [Levantaram um bebé ao colo. «Bá», disse ele, e era isso mesmo.]`,
};
