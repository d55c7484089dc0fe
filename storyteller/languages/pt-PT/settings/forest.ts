import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { a, o, as, type PortugueseNoun } from '../noun.ts';

export const setting: FirstSetting<'forest', PortugueseNoun> = {
  tiny: { noun: o('escaravelho') },
  home: [
    `A casa de {name} ficava onde acaba a estrada e começa a floresta. À noitinha escureciam as árvores em redor, e só a luz da cozinha se atrevia a ir até aos primeiros fetos.`,
    `{name} morava à beira da floresta, tão à beira que havia um pinheiro encostado à janela do quarto. À noite as agulhas ficavam verdes na luz do candeeiro.~, e~ Até a almofada cheirava a pinho.`,
  ],
  back: `O caminho de volta foi mais curto, como é sempre, que já conhecia aqueles pés. Os fetos roçavam pelos joelhos. Por fim, lá longe entre as árvores, apareceu a luz da cozinha de {name}, do tamanho de uma pevide.`,
  night: {
    dark: `O verde ia-se embora das coisas. Primeiro fez-se cinzento o musgo.~+ e~ Depois fizeram-se cinzentos os fetos. Um morcego coseu o céu, de uma árvore até à outra. [Cheirava a cogumelos e a pedra fria.]`,
    deep: `No fundo da floresta, a noite já tinha descido toda. As folhas não mexiam.~, e~ Cá em baixo, às escuras, as raízes bebiam aos golinhos. Muito longe caiu uma gota numa poça. [Depois calou-se a poça também.]`,
  },
  hush: {
    one: `Os sapos foram os primeiros a calar-se, todos de uma vez, como uma panela quando lhe põem o testo. Depois foram os grilos, que arrumaram as perninhas, um par aqui, outro par acolá. Houve um que continuou, porque ninguém o tinha avisado. Depois ouviu-se, e parou.`,
    two: `Então deixaram de ranger as árvores. Toda a noite se tinham ajeitado, como gente num banco de igreja.~, e~ Agora cada uma tinha encontrado a sua posição. [O pinheiro da janela arranhou ainda o vidro, para acabar a palavra.] Entre elas só passou uma borboleta da noite, a caminho de casa.`,
    three: `Por último ficou o ribeiro, que contava às pedras a mesma história comprida.~, e~ As pedras já a sabiam. A voz baixou. Chegou à parte em que não acontece nada, e essa foi a que contou mais devagar.`,
  },
  facts: {
    one: `«Sabias que as árvores andam de mãos dadas?», disse {pal}. «Debaixo da terra, as raízes ligam-se por fiozinhos de cogumelo, e por ali passa alimento de umas para as outras.» {name} encostou a palma ao tronco mais próximo, para as cumprimentar a todas de uma vez.`,
    two: `«Espera», disse {pal}. «Sem luz. Olha, só.» No começo era tudo preto. Depois vieram os troncos, um a um.~+, e~ Atrás deles vieram as folhas. «Os olhos abrem-se devagar», disse {pal}. «Levam meia hora até verem no escuro o melhor que podem.»`,
    three: `«Porque é que a coruja voa sem barulho?», perguntou {name}. «É da borda macia», disse {pal}. «As penas dela têm uma franja, como um xaile. A franja penteia o ar, e o ar não assobia.» Os vinte passos seguintes foram dados com a borda macia.`,
  },
  places: {
    pond: {
      noun: a('lagoa'),
      arrive: `Chegaram à lagoa. Estava lisa e preta, com a lua inteira lá dentro, sem uma ruga. Um sapo disse uma palavra. [Pensou nela e tornou a dizê-la.]`,
    },
    hollow: {
      noun: a('cova dos fetos'),
      arrive: `O chão descia para uma cova cheia de fetos, tão altos que se fechavam por cima da cabeça de {name}, como um guarda-chuva verde. Lá em baixo estava morno.~, e~ Cheirava a terra e a pimenta.`,
    },
    oak: {
      noun: o('velho carvalho'),
      arrive: `O velho carvalho vivia sozinho. Para lhe dar a volta eram precisos trinta e um passos, e {name} sabia porque os deu. [Lá em cima trabalhava o vento, cá em baixo não mexia nem uma bolota.]`,
    },
    stones: {
      noun: as('pedras do ribeiro'),
      arrive: `Sete pedras chatas atravessavam o ribeiro. Seis estavam quietas, e a quinta fazia clonque. «Clonque», disse ela ao primeiro pé, e «clonque» ao segundo. [Por baixo passava a água, com a história do costume.]`,
    },
  },
  helpers: {
    hedgehog: {
      noun: o('ouriço'),
      trouble: `Atrás de um tronco resmungava alguém. Era um ouriço que tinha rebolado pelas silvas, e trazia vestidas nove folhas, uma pena, dois carrapichos e meio papel de queque. «Não olhem», disse ele. «Vou a uma festa e pareço um arbusto.»`,
      help: `{name} ajoelhou-se. Primeiro saíram as folhas.~+, e~ Depois saiu a pena. Os carrapichos, com muito vagar. [«Ai», disse o ouriço. «Ai não. Era só por precaução.»] Por fim saiu o papel, e debaixo daquilo tudo estava um ouriço muito bem-posto.`,
      gift: `«Fiquem com isto», disse o ouriço. «Era o presente da festa, mas na festa já há bolo.» E rebolou cá para fora um frasco, de tampa furada, em que dormiam três pirilampos. «De manhã têm de os soltar, que eles trabalham.» [«Acendem-se quando fazem falta.»]`,
      back: `«Já é de manhã?», perguntou {name}. «Daquele lado já é», disse o ouriço, que voltava com creme no nariz. {name} abriu o frasco.~, e~ Os pirilampos lá foram para o trabalho. O ouriço trazia uma folha, uma só, e de propósito. «Agora querem todos uma», disse ele.`,
      comes: `Um ouriço ia para uma festa e parou a olhar para {being}. «Uma folha faz jeito?», perguntou. «Parece que trago nove.» Pôs uma delas ao lado {being.de}.~+, e~ Não serviu de nada. «Vou ficar para ver», disse o ouriço. [«A festa tem bolo, e um bolo espera.»]`,
      bye: `O ouriço vinha da festa com glacé no nariz e deu as boas-noites a todos, e também ao seu reflexo na água.`,
    },
    spider: {
      noun: a('aranhinha'),
      trouble: `Entre dois ramos havia uma teia com um buraco do tamanho de uma ameixa. No meio estava uma aranha pequenina, com os braços todos cruzados. «Cai uma folha, faz um buraco. Eu remendo. Cai outra folha. [Tem sido isto, todas as noites.]»`,
      help: `{name} olhou para cima, para lá da teia, e viu um ramo carregado das folhas que ainda faltavam cair. Então abanou-o com jeito.~, e~ Deixou-as chover até não haver nem uma. [«Ah», disse a aranha. «Nunca me lembrei do outro lado das folhas.»]`,
      gift: `A aranha remendou o furo num minuto, a cantarolar.~+, e~ Depois não parou.~, e~ Andou à roda, à roda de uma casquinha, até ter feito um novelo do tamanho de uma ervilha. «Não parece nada», disse ela, «mas aguenta convosco e ainda com as compras da feira.»`,
      back: `Lá estava a teia, inteira, com a lua de botão. «Aguentou?», perguntou a aranha. «Com tudo», disse {name}, e devolveu o resto do fio. A aranha teceu-o mesmo em frente, para as visitas. Não caiu folha nenhuma.~+, e~ Os braços foram descansar, par por par.`,
      comes: `Uma aranha pequenina desceu por um fio. «Ajuda ter a que se agarrar», disse ela {being.ao}, e soltou a ponta.~+, mas~ Era tão fina que ninguém a encontrou. «Garanto que está aí», disse a aranha.~+, e~ Ficou pendurada, para ver.`,
      bye: `A aranha disse adeus com um braço de cada vez, e isso demorou um bom bocado.`,
    },
    badger: {
      noun: o('texugo'),
      trouble: `De um buraco saiu uma cara às riscas, e ali ficou. «Parece que estou entalado», disse o texugo. «Repeti o jantar. A porta não repetiu.» Levantou os olhos, muito educado. «Vejo que têm pressa. Mas também vejo que não têm porta nenhuma à cintura.»`,
      help: `De puxar, não saía.~, e~ De empurrar só tinha cócegas. Então {name} pôs-se a cavar, não o texugo, mas a porta. Foi um punhado de terra, e outro, e outro. [«Isso era o meu degrau», disse o texugo, com pena.] Ploc.`,
      gift: `«Ora, ora!», disse o texugo, e sacudiu-se até ficar com o dobro do tamanho. De trás da porta trouxe um chifre de boi, castanho e polido. «Era do meu avô, para chamar para o lanche. Sopra-se pelo lado fino. Toda a gente começa pelo grosso.»`,
      back: `O texugo estava sentado à porta, que era nova e larga.~, e~ {name} devolveu-lhe o chifre. «Pelo lado fino?» «Ao fim, sim», disse {name}. Ele encostou o chifre ao ouvido. «Ainda está quente», disse, «como um bule.» Depois foi para a cama de cotovelos abertos, porque podia.`,
      comes: `Um texugo passou com o segundo jantar embrulhado num pano. Olhou para {being}.~+ e~ Olhou para o jantar. «Posso dar a côdea», disse ele.~+,~ Mas não era de côdea que se precisava. «Ainda bem», disse o texugo, e sentou-se, e comeu, e ficou a ver.`,
      bye: `O texugo deu as boas-noites à porta de casa e, já que a porta era tão larga, foi buscar mais um jantarzinho.`,
    },
  },
  objects: {
    jar: { noun: o('frasco de pirilampos'), use: `«O frasco!», disse {name}. Acordou um pirilampo.~+, e~ Deu uma cotovelada ao segundo.~, e~ O segundo deu outra ao terceiro, que bocejou e se acendeu do lado errado. Era uma luzinha verde, mas ia à frente como um cãozinho.` },
    thread: { noun: o('novelo da aranha'), use: `{name} tirou do bolso o novelo que não parecia nada. Atirou-o uma única vez.~, e~ Lá foi o fio, a brilhar. Um puxão, e aguentava. E subiram, uma mão, depois a outra, por uma corda que quase não se via.` },
    horn: { noun: o('chifre do texugo'), use: `{name} ergueu o chifre do texugo e soprou.~+, mas~ Só saiu cuspe. «Lado fino», disse {pal}. {name} virou o chifre e soprou com o maior fôlego do dia.~+, e~ Saiu um som castanho e comprido, como uma vaca a pensar. [O som rolou no escuro, e lá longe alguém se sentou na cama, à escuta.]` },
  },
  gates: {
    light: { one: {
      meet: `Ali o caminho metia-se por baixo das raízes de uma árvore caída. Era um túnel escuro como uma bota por dentro. {name} levantou a mão e ficou sem saber dela. «É comprido?», perguntou {pal}. O túnel não disse que sim nem que não.`,
      after: `Lá foram, de cabeça baixa. Não era comprido.~, nem~ Era bota nenhuma. Era o corredor de casa de alguém, muito bem varrido, com chapelinhos de bolota pendurados em fila. [À saída, limparam os pés.]`,
    } },
    reach: { one: {
      meet: `Ali o caminho acabava num barranco da altura de uma casa. Lá em cima havia boas raízes.~+, mas~ Cá em baixo não havia onde deitar a mão. {name} deu um salto. {name} deu um salto a correr. O barranco continuou na mesma.`,
      after: `Lá em cima deitaram-se de barriga, a olhar. O que tinha sido parede era agora paisagem.~:~ Via-se a floresta toda, a passar do verde para o azul. [«Nós estávamos ali», disse {pal}. «Cabíamos numa unha.»]`,
    } },
    call: { one: {
      meet: `Ali o ribeiro era largo, e havia barca: uma jangada, uma corda e um sapo. A jangada estava na outra margem.~, e~ O sapo também, de chapéu para os olhos. «Se faz favor!», chamou {name}, mas o ribeiro falava mais alto. [O chapéu subia e descia, subia e descia.]`,
      after: `O chapéu do sapo foi pelo ar. «Já lá vou! Não estava a dormir! Estava só a ver o meu chapéu por dentro!» Puxou a jangada, fez a travessia e quis que lhe pagassem com uma anedota.~, e~ {name} sabia uma boa, de caracóis. [Já estavam na outra margem, e ele ainda não a tinha percebido.]`,
    } },
    soft: { one: {
      meet: `A meio do caminho estava um ratinho tão novo que era quase só bigodes, e tremia de frio. «Sou o guarda», disse ele. «Só posso deixar passar quando estiver quente. Foi a minha mãe que mandou, ou coisa assim.»`,
      after: `«Acho que já estou», disse o ratinho, e abriu tanto a boca que se lhe via o jantar. «Podem passar. Se virem a minha mãe, digam-lhe que fui uma fera.» Depois veio a correr uma rata cinzenta e levou o guarda pelo cachaço. [Ele disse adeus até não se ver.]`,
    } },
    way: { one: {
      meet: `Ali juntavam-se cinco caminhos: um largo, um estreito, um com uma poça e dois iguaizinhos. Havia uma tabuleta, mas os caracóis tinham comido as palavras. [Só deixaram uma vírgula.] «Então», disse {name}, «se tu fosses o caminho certo, qual eras?»`,
      after: `O certo era o da poça. Quase sempre é. Saltaram-na, e dali em diante o caminho ia fofo e direito por entre as bétulas, como quem já esperava visitas. [Os outros quatro foram para onde costumam ir.]`,
    } },
  },
};

export const restless: SeenTelling<PortugueseNoun> = {
  noun: a('corujinha'),
  title: `a corujinha`,
  sign: `Alguém gritava na floresta. «Uh?» E logo a seguir, como se esse não valesse: «Uh? Uh? UH?» O grito descia pela chaminé, entrava pela fechadura.~, e~ Os esquilos taparam os ouvidos com a cauda. [Estava alguém acordado, e bem acordado, e queria que se soubesse.]`,
  trace: `No musgo, à beira do caminho, havia umas covinhas redondas como pães.~, e~ Cada uma tinha um fiapo de penugem. «Sentou-se aqui alguém», disse {pal}. {name} mediu o fundo com o dedo. «Com muita força», disse {name}, «e de costas, de dez em dez passos.»`,
  found: `Lá bem no fundo da floresta, em cima de um toco ao luar, estava uma corujinha. Era redonda, era fofa, e quase toda olhos. «Uh?», gritou ela.~+, e~ O grito deitou-a de costas. [Levantou-se, sacudiu um pé e tomou fôlego.]`,
  near: `Mesmo à porta, no degrau, estava uma corujinha redonda e quase toda olhos. «Uh?», perguntou à bota esquerda. «Uh?», perguntou à direita. [Nenhuma das botas lhe deu troco.] «UH?», gritou, e caiu de costas com o seu próprio grito.`,
  first: `«Conta carneirinhos», disse {name} à corujinha. «Um carneirinho…» «Uh?», disse ela. «Um carneirinho. Salta a cerca. Dois carneirinhos…» «Uh?» Queria saber de cada um, quem era e para onde ia.~, e~ Ao nono carneiro já ninguém tinha sono.`,
  second: `{name} tapou os olhos à corujinha, com as duas mãos, para fazer de escuro. «Com os canários dá resultado», disse {pal}. «Que rico escuro!», disse ela, lá de dentro. «E bem grosso!» E como era coruja, então é que acordou de vez. «Uh? UH?»`,
  why: `A corujinha olhou para os pés. «Vai toda a gente para a cama», disse ela, «justamente quando eu acordo. Dão as boas-noites uns aos outros, e pronto. Eu pergunto: uh? E nunca ninguém responde: sou eu. Se eu deixar de perguntar, então é que não há mesmo ninguém.»`,
  settled: `«Uh?», perguntou a corujinha, já quase sem voz. «Eu», disse {name}. Ela fechou um olho e espreitou com o outro.~, e~ {name} ainda lá estava. Então fechou os dois e disse «uh», que já não era pergunta nenhuma. Nas árvores, os esquilos destaparam os ouvidos e deitaram-se.`,
};

export const wonder: SeenTelling<PortugueseNoun> = {
  noun: a('flor da lua'),
  title: `a flor da lua`,
  sign: `No fundo da floresta nasce a flor da lua, que só se abre numa noite do ano.~, e~ A noite era aquela. Quem já a viu abre muito os braços, assim, e depois desiste. «Só vendo», dizem. {name} nunca a tinha visto.`,
  trace: `No caminho iam pegadas de veado e, ao lado, pegadas de rato. A certa altura as do rato acabavam.~, e~ As do veado seguiam sozinhas, um bocadinho mais fundas. «Onde é que está o rato?», perguntou {pal}. «Em cima do veado», disse {name}.`,
  found: `Ali, numa roda de bétulas, estava a flor da lua: um caule da altura de {name}, e lá em cima um botão só, bem fechado. Em redor esperavam veados, ratos em cima dos veados, e um escaravelho que trouxera cadeira. Mas o botão não se abria.`,
  near: `Depois do jantar, mesmo em frente ao degrau, tinha nascido a flor da lua: um caule da altura de {name}, com um botão fechado. Vieram ratos, para ver.~, e~ Um escaravelho trouxe cadeira. «Eu cá preferia que ninguém olhasse», disse o botão.`,
  first: `{pal} abaixou-se e soprou no botão da flor da lua, como se sopra nos dedos frios. «Está a acontecer alguma coisa?» «Está a ficar cor-de-rosa», disse {name}. O botão deu um suspiro e aconchegou-se nas folhas. Agora estava quentinho.~, e~ Estava tão fechado como antes.`,
  second: `«Nós não olhamos», disse {name} à flor da lua. «Estamos aqui por acaso, e de costas.» Viraram-se e puseram-se a cantarolar. Atrás deles estalou o caule. Espreitaram.~:~ O botão, por boa educação, também se tinha virado de costas.`,
  why: `«Não sou capaz», disse o botão, e puxou as folhas até ao queixo. «Vieram todos. Trouxeram cadeiras. Há um ano que esperam por uma coisa linda. E se eu me abrir, e lá dentro for só mais verde?»`,
  settled: `O botão largou as folhas. Caiu para o lado uma pétala, depois outra, depois todas. Por dentro, verde, só havia um dedalzinho.~:~ O resto era da cor da lua. Ninguém respirou. O escaravelho teve de pedir uma folha emprestada, para limpar os olhos.`,
};
