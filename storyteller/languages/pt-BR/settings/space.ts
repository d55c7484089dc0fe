import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { a, o, type BrazilianNoun } from '../noun.ts';

export const setting: FirstSetting<'space', BrazilianNoun> = {
  tiny: { noun: o('bichinho de estrela') },
  home: [
    `{name} morava numa nave espacial chamada *Bule*, porque era redonda e tinha bico. De noite, na cozinha, o jantar passava flutuando.~+, e~ Era preciso pegá-lo com a colher.`,
    `Depois do último planeta havia uma luz amarela sozinha, e era o *Bule*, a nave onde {name} morava. De noite se afivelava um cinto na cama, para não sair flutuando do travesseiro.`,
  ],
  back: `Voltaram pelo caminho comprido, entre as estrelas, sem falar nada. Na volta para casa ninguém precisa olhar por onde anda.~+, e~ Lá na frente uma luzinha foi criando bico, até virar o *Bule*. [A chaleira estava no fogo; dava para ver pela janela.]`,
  night: {
    dark: `No espaço é noite o dia inteiro, então é preciso procurar a noitinha. Ela vem quando a estrela azul escorrega para trás do planeta.~+, e~ As estrelas de longe, que estavam só esperando, chegam mais perto. [Cheira a lata fria e um pouco a laranja.]`,
    deep: `Era tanto sossego que quase se ouviam as estrelas.~, mas~ Elas não fazem som nenhum.~+, mas~ É um nenhum macio, como o da neve. Passou um grão de poeira, mil anos atrasado e sem pressa.`,
  },
  hush: {
    one: `O primeiro a ir embora foi o zumbido grande. Ele zumbia o dia inteiro.~+, e~ Ninguém o ouvia, até que parou. “O que foi isso?”, perguntou a chaleira.~+, e~ Era um nada, o primeiro da noite.`,
    two: `Depois os canos estalaram, esfriando, da frente até o fundo da nave: tique, tique, tique. Uma colher tinha escapado no jantar.~+, e~ Veio flutuando, disse tim para uma xícara e se deitou no ar.`,
    three: `Restou uma respiração, que ia e vinha, e o ventiladorzinho que mexe o ar. Girava mais devagar que um relógio.~+, e~ Lá fora estava aquele escuro todo, que não faz barulho. Ele só ficava, e fazia companhia.`,
  },
  facts: {
    one: `“Está vendo aquela estrela?”, disse {pal}. “Ela já não é assim. A luz que entra agora no seu olho saiu de lá antes de você nascer.” {name} ficou sem se mexer, com os dois olhos bem abertos, para a luz poder entrar.`,
    two: `Pularam uma fenda, ficaram no ar, e ainda ficaram mais um pouco. “É que este lugar é pequeno”, disse {pal}, “e coisa pequena puxa menos. Na Lua você pularia a mesa da cozinha sem fazer força.” {name} tentou não fazer força.~+, e~ Deu certo na hora.`,
    three: `Passou uma pedra rolando feito trovão, só que sem o trovão. “Por que não faz barulho?”, perguntou {name}. “Não há o que carregue”, disse {pal}. “O som precisa pisar em alguma coisa, no ar, na água ou na parede.” E a pedra foi embora, como quem anda de meia.`,
  },
  places: {
    shelf: { noun: a('lua de poeira'), arrive: `Pousaram numa lua que era só poeira, fofa, até a canela. Cada passo levantava uma nuvenzinha, e as nuvens ficavam onde estavam.~+, e~ Olhando para trás se via o passeio inteiro, como uma fila de carneiros.` },
    ring: { noun: o('anel'), arrive: `Em volta do planeta grande há um anel, e no anel dá para patinar. É feito de pedaços de gelo, que vão todos para o mesmo lado.~+, e~ De um para o outro eles tocam: tim, tão. [Lá embaixo o planeta parecia uma bola listrada que ninguém veio buscar.]` },
    yard: { noun: o('depósito das coisas perdidas'), arrive: `Tudo o que alguém já deixou cair no espaço acaba flutuando até o mesmo lugar. Havia luvas, colheres e um guarda-chuva aberto.~+, e~ Um piano se virava devagar, como gente na cama. “Não mexa”, disse {pal}. “Ainda vão procurar.”` },
    market: { noun: a('feira noturna'), arrive: `A feira noturna estava fechando.~, e~ As barracas eram amarradas umas nas outras com barbante, para não fugir.~+, e~ Cheirava a açúcar quente. “Última rosquinha de lua!”, gritava alguém.~, e~ Foi comprada na hora.~+, e~ Era quase só buraco.` },
  },
  helpers: {
    postman: {
      noun: o('carteiro do espaço'),
      trouble: `Um homem de sacola passou de cabeça para baixo, e depois passou de novo. “Boa noite! Eu sou o correio”, disse. “Eu até parava, mas espirrei lá no cometa, e aqui, quando se começa…” E passou outra vez. [“Tenho carta para aquela lua, e sempre erro por pouco!”]`,
      help: `{name} pensou durante uma volta inteira. “Na próxima volta”, gritou {name}, “espirre para o outro lado!” “Assim, de propósito?” Então jogaram uma pitada de pimenta quando ele passou. A-*tchim!* E ali ele parou, certinho como um selo.`,
      gift: `“Quarenta e uma voltas”, disse o carteiro, apalpando os pés. Da sacola, de debaixo das cartas, tirou sua velha bússola de agulha torta. “Norte ela não sabe, que aqui não tem norte. Ela aponta para onde estão esperando. [Eu já conheço o caminho.]”`,
      back: `De cabeça para cima, e andando, lá vinha o carteiro. {name} devolveu a bússola.~+, e~ Ele olhou a agulha, que apontava para casa. “Diz aqui que estão esperando”, disse o carteiro. Na sacola havia mais uma carta, e era para ele.`,
      comes: `O carteiro do espaço passou de cabeça para baixo e olhou para {being}. “Muitas vezes o que falta é carta”, disse, e procurou na sacola. Não tinha, então escreveu uma: *Oi. Do seu carteiro.*~+ Mas~ Não mudou nada. Ele se amarrou numa grade para assistir.`,
      bye: `O carteiro passou de cabeça para baixo, descobriu que afinal tinha um boa-noite para cada um, e entregou.`,
    },
    sweeper: {
      noun: a('varredora de estrelas'),
      trouble: `Uma velhinha estava sentada na vassoura, e não para voar. “Eu varro as estrelas”, disse ela, “e hoje varri uma sem querer. Era pequena, e está num desses.” Eram nove sacos, todos cheios, cinzentos e amarrados. [“Vão notar”, disse ela. “Ficou um buraco no Cruzeiro do Sul.”]`,
      help: `“Se a gente abrir, voa tudo”, disse {name}. “Vamos só pôr a mão em cada um.” Um depois do outro, estavam frios.~+, mas~ O nono era quente como pão através do papel. Desamarraram uma pontinha.~+, e~ A estrela saiu espirrando e voou para o lugar dela.`,
      gift: `“Pronto, não falta ninguém”, disse a varredora de estrelas.~+, e~ Enfiou o braço no saco e raspou. “Ficou um pouco do pó. Sempre fica.” E sacudiu o pó num vidro de geleia, onde ele continuou brilhando. [“Como lâmpada não é muito. Mas ninguém apaga.”]`,
      back: `“Você ainda está com o meu vidro”, disse a varredora de estrelas, erguendo-o.~, e~ O pó lá dentro estava fraquinho de sono.~+, e~ Ela o sacudiu ao lado da estrela pequena. “Estão todas”, disse, e dessa vez nem contou.`,
      comes: `A varredora de estrelas chegou com a vassoura e olhou para {being}, depois para debaixo. “Em geral é poeira”, disse.~, e~ Então varreu em volta {being.de} até juntar um montinho.~+, e~ O resto ficou igual. “Bem”, disse ela, apoiada na vassoura, “pelo menos dá para ver melhor.”`,
      bye: `A varredora encostou a vassoura no escuro, contou as estrelas mais uma vez e deu boa-noite para cada uma.`,
    },
    kettle: {
      noun: a('cabra da lua'),
      trouble: `Numa pedra do tamanho de uma mesa estava uma cabra da lua, branca e com lã que não acabava mais. “É a minha lã”, disse ela. “Desde o último eclipse ninguém vem pentear. Vai ver que tenho uma bela vista.” [Virou-se para quem chegava, mas era o lado errado.]`,
      help: `Pente não havia, mas {name} tinha dez dedos.~, e~ Foram penteando dos cascos para cima.~+, e~ Era como desembrulhar. Da lã saiu uma colher, saiu uma luva.~+, e~ Por fim saíram dois olhos amarelos. “Ora veja”, disse a cabra. “Eu tenho vista. É quase tudo céu.”`,
      gift: `Ali ficou a lã, num monte da altura de uma cadeira.~+, e~ A cabra pegou dois fios com os dentes e torceu[, sem que se visse como]. Deu uma luva só, grande de se dormir dentro. “A outra não existe”, disse a cabra. “Não é para mão, é para o que estiver com frio.”`,
      back: `Lá estava a cabra em sua pedra, penteada, com os dois olhos na vista. “E a luva?”, perguntou. “Tem gente dentro”, disse {name}.~+, e~ Com o restinho da lã ela já tinha feito outra, bem pequena. “Ajuda muito, enxergar o que se faz”, disse.`,
      comes: `Veio a cabra da lua, toda lã, trombando nas coisas. “Dizem que eu sou macia”, disse ela, “se isso servir.” Todo mundo se encostou um pouco.~+, e~ Ela era macia mesmo.~,~ Só que o problema era de outro tipo. “Fico para ver”, disse a cabra, virada para o outro lado.`,
      bye: `A cabra da lua deu boa-noite, trombou no escuro, achou que era fofo e se deitou nele.`,
    },
  },
  objects: {
    compass: { noun: a('bússola torta'), use: `{name} pôs a bússola torta em cima da luva.~+, e~ A agulha tremeu, correu para a esquerda e voltou. “Onde é que estão precisando da gente?”, perguntou {name}, com educação. Ela girou, apontou.~+ e~ Ficou firme. “Ali”, disse {pal}. “Logo depois de uma espécie de esquina.”` },
    dustlamp: { noun: o('vidro de pó de estrela'), use: `{name} levantou o vidro de geleia e sacudiu. O pó de estrela rodou, rodou, como neve em bola de vidro, só que aceso.~+, e~ Primeiro se viu um vidro, depois a mão que segurava o vidro, e depois tudo. [O escuro era outro, de cara lavada.]` },
    mitten: { noun: o('luvão branco'), use: `O luvão branco saiu do bolso, primeiro um lado e depois o outro.~, e~ Seguraram bem aberto.~+, e~ Alguém pequeno e com frio entrou até o nariz. Fez-se silêncio, e então uma espécie de ronrom. “Esqueceram um polegar aqui dentro”, disse. “Vou usar para os pés.”` },
  },
  gates: {
    light: { one: {
      meet: `Ali o caminho atravessava a sombra do planeta grande.~, e~ Nenhuma estrela brilhava ali dentro.~+, e~ A sombra começava de uma vez, como parede. {name} pôs uma bota.~, e~ Não havia mais bota. “Se tem alguém aí”, disse {pal}, “também não vê a gente.”`,
      after: `Dentro da sombra, afinal, havia alguma coisa. Umas mariposas cinzentas dormiam penduradas, com os pés em nada.~+, e~ Na luz elas se viraram e continuaram sonhando. Depois veio a outra beirada, com as estrelas.`,
    } },
    reach: { one: {
      meet: `Ali flutuava a pedra seguinte, alta demais por meio pulo.~, e~ {name} pulou, ficou no ar.~+ e~ Desceu devagar. “Esse foi o inteiro”, disse {pal}. “Agora falta o meio.” [Meio pulo é uma coisa difícil de achar.]`,
      after: `E lá estavam, em cima da pedra alta, que era morna, porque pegava o sol da manhã.~, e~ Lá embaixo, a pedra de antes ia embora, feito um ônibus. “Podia ter esperado”, disse {pal}. “Esperou”, disse {name}.`,
    } },
    call: { one: {
      meet: `Ali ficava a ponte, mas estava levantada. Do outro lado, numa cabine de vidro, o guarda da ponte dormia, com os pés na alavanca e fones nos ouvidos.~, e~ Acenaram com os braços inteiros. Ele fez que sim, dormindo.~+, mas~ Era para a música. [Devia ser das boas.]`,
      after: `O guarda da ponte pulou tão alto que os fones ficaram para trás. “Fregueses!”, gritou, e puxou a alavanca. A ponte desceu, claque por claque.~+, e~ Ele apertou cada mão duas vezes e mais uma por sorte. “É a primeira vez que desce desde o desfile.”`,
    } },
    soft: { one: {
      meet: `No último degrau antes do portão estava uma estrela muito nova, azul e trêmula.~, e~ Segurava a chave, que fazia tim tim tim. “É para eu brilhar”, disse ela, “e tomar conta do portão. Só que ainda não esquentei. Me acenderam hoje cedo.”`,
      after: `A estrela nova passou de azul a branca, e de branca a dourada. “Então é assim que é”, disse, e se esqueceu de tremer. A chave entrou de primeira.~+, e~ O portão se abriu sem um som. [Quando olharam de novo, ela brilhava no degrau com toda a força, feito garrafa de guaraná.]`,
    } },
    way: { one: {
      meet: `Ali sete caminhos de estrelas iam para sete lados. Eram todos brancos e todos bonitos.~+, e~ A seta que havia apontava agora para ela mesma. “Uni, duni, tê”, disse {pal}. “Não”, disse {name}.`,
      after: `O caminho certo era o mais apagado, aquele que só se vê olhando para o lado. Ele aguentou.~, e~ Para trás, os passos ainda ficaram um tempo brilhando.`,
    } },
  },
};

export const restless: SeenTelling<BrazilianNoun> = {
  noun: a('lua pequenina'),
  title: `a lua pequenina`,
  sign: `“Uiiii!”, disse o rádio da cozinha, e lá fora no espaço uma coisa redonda passou rodando. Ninguém tinha baixado o rádio, e ela já estava de volta: “Uiiii!” Lá em cima ninguém dormia.~+, e~ Os cometas puxavam a cauda por cima da cabeça. [Fosse o que fosse, rodava, e sem gostar nada.]`,
  trace: `Passou uma cesta de piquenique, rodando, e atrás dela uma xícara, rodando também. “Alguém fez piquenique”, disse {pal}. “Onde?” Depois veio uma colher, e a metade de um sanduíche. “Em cima de uma coisa que gira”, disse {name}.`,
  found: `Ali, no espaço preto, pendia a menor lua de todas, do tamanho de um galpãozinho.~, e~ Girava como pião, tão depressa que sua única cratera tinha virado listra. “Não consigo”, disse, quando a cara passou, e deu a volta, e a cara veio de novo, “paraaar.”`,
  near: `Uiiii! Veio um baque na escotilha, a porta que dá para o espaço.~, e~ No degrau estava a menor lua de todas, do tamanho de um galpãozinho, girando feito pião. “Não consigo”, disse a cara ao passar, e, quando voltou, completou: “paraaar.”`,
  first: `“Globo se para com um dedo”, disse {name}, e segurou a lua pequenina. A lua não parou, e {name} não soltou. “Não consigo paraaar”, disse a lua ao passar. “Nem eu”, disse {name}, até que {pal} agarrou uma bota.`,
  second: `“Ela está com corda demais”, disse {pal}. “É rodar para o outro lado!” Empurraram.~+, e~ A lua pequenina foi freando, tremeu e partiu para a esquerda. “Melhorou?”, gritou {name}. “Está igualzinho”, disse a lua, “só que de costaaas.”`,
  why: `“As luas grandes ficam de cara para o planeta delas”, disse a lua pequenina, “e dormem assim, com alguém olhando. Mas o meu tem nove luas, e não dá conta. Por isso eu giro, giro, procurando um rosto. Se eu parar, vai ser sem ninguém me olhando.”`,
  settled: `A lua pequenina deu mais uma volta, e lá estava o rosto de {name}, olhando. Deu mais uma, devagar… bem devagar…~+, e~ O rosto ainda estava.~+, e~ Então parou, com a cratera virada para {name} feito uma covinha. “Ah”, disse a lua. “Você está aí.” Por todo o céu os cometas baixaram a cauda.`,
};

export const wonder: SeenTelling<BrazilianNoun> = {
  noun: o('cometa de cem anos'),
  title: `o cometa de cem anos`,
  sign: `De cem em cem anos o grande cometa volta lá do fundo do espaço, com a cauda da largura do céu. Da última vez, ergueram a trisavó de alguém para ver.~, e~ Ela contou para todos.~+, mas~ Como era bebê, o que contou foi “Bá”.~,~ E hoje era dia de ele passar.`,
  trace: `Na poeira de estrelas que fica por ali havia um rastro, da largura de um ônibus. Ia reto.~+ e depois~ Dava uma volta, e outra, e outra. “Quem é que anda assim?”, perguntou {pal}. “Cachorro”, disse {name}, “quando procura o rabo.”`,
  found: `Todo mundo no espaço esperava, em cordas, com lanternas.~+,~ Mas atrás de uma nuvem de poeira, onde ninguém via, pendia o cometa de cem anos. Era uma bola de gelo cinzento, do tamanho de um ônibus.~+, e~ Não tinha cauda. Todos esperavam, e ele não saía.`,
  near: `A escotilha mal abria, porque lá fora alguma coisa estava encostada nela. Era o cometa de cem anos, uma bola de gelo cinzento sem cauda nenhuma. “Aqui é nos fundos?”, perguntou o cometa. “Eu preferia ficar nos fundos.” E atrás dele, com almofadas, vinha todo mundo.`,
  first: `“Eu conto para você”, disse {name} ao cometa. “No três, você sai.” Contaram em coro, bem devagar, e no três não saiu nada. “Eu saio no quatro”, disse o cometa.~+, e~ Então contaram até quatro. “Esse quatro não”, disse ele. “O próximo.”`,
  second: `“Vou dar um empurrãozinho”, disse {pal}, e empurrou o cometa. Alguma coisa começou a andar, e era {pal}. “Está indo!”, gritou {pal}, cada vez menor.~+, e~ {name} teve de ir lá buscar. “Muito grato”, disse o cometa. “Isso eu senti perfeitamente.”`,
  why: `“Não acho a minha cauda”, disse o cometa, virando-se para olhar. “Da última vez disseram que era linda. Eu nunca vi, que ela fica atrás, e acho que caiu. E eles esperaram cem anos por ela, e só tem isto aqui.”`,
  settled: `Devagar, o cometa saiu para a frente de todos, assim como era. A luz da estrela bateu nele.~+, e~ Atrás começou a se desenrolar um fio, depois um cachecol, depois um céu inteiro de prata. “Chega?”, perguntou o cometa.~, mas~ Ninguém conseguia falar.~+, e~ Todos só diziam que sim com a cabeça. [Ergueram um bebê. “Bá”, disse ele, e era isso mesmo.]`,
};
