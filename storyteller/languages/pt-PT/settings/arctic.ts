import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { a, o, type PortugueseNoun } from '../noun.ts';

export const setting: FirstSetting<'arctic', PortugueseNoun> = {
  tiny: { noun: o('lémingue') },
  home: [
    `A casa de {name} era vermelha e tinha oito pernas curtas, espetadas na neve. À noite o vento passava-lhe por baixo.~+, mas~ Lá em cima, na cozinha, estava tudo quente e amarelo.`,
    `Quatro cabos prendiam à neve a casa de {name}, um a cada canto. À noite corria-se uma cortina vermelha em volta da cama.~, e~ Ali dentro ouvia-se passar o vento.`,
  ],
  back: `Voltaram pelas suas próprias pegadas, que a neve tinha guardado. Nhec, nhec, fazia cada passo, e ninguém tinha estragado nenhum. Lá longe brilhava uma janela amarela, do tamanho de um selo.~:~ Era a da cozinha de {name}.`,
  night: {
    dark: `No inverno, lá em cima, ninguém vê o sol pôr-se, que nem chegou a nascer. Há só uma tira azul, do lado do sul, estreita como uma fita, e agora alguém puxou a fita. O frio deu um passo para cá. As estrelas deram dois. [Não cheirava a nada, um nada muito limpo.]`,
    deep: `Agora a noite chegava até ao fundo. Os montes estavam brancos debaixo das estrelas e não se mexiam. Por cima da baía havia uma luz verde, larga e vagarosa, que se dobrava.~ e~ Tornava a dobrar-se, como um lençol que se vai guardar.`,
  },
  hush: {
    one: `Os cães do trenó foram os primeiros a calar-se. Eram nove a cantar, a noite toda. Desistiu um, desistiram dois, desistiram cinco. O último ainda cantou sozinho um bocado, até dar por isso. [Nove focinhos meteram-se debaixo de nove caudas.]`,
    two: `Depois foi o gelo, que geme quando cresce, como as pernas: *uum*, na baía, e *uum*. Empurrou um pouco para a esquerda.~ e~ Empurrou um pouco para a direita. Já tinha lugar que chegasse. Ficou quieto.`,
    three: `Por último ficou a geada na janela, que de noite desenha, e ouve-se. Fez um feto, e no feto outro, e nesse mais um. O último era tão pequenino que se acabou o vidro. Ali pousou o lápis.`,
  },
  facts: {
    one: `«De que cor é o urso-polar?», perguntou {pal}. «Branco», disse {name}. «Nem um pelo», disse {pal}. «Cada pelo é transparente como vidro, e oco, e por baixo a pele é preta.» «Então é um urso preto de casaco de vidro», disse {name}, e andou um pouco como quem veste um.`,
    two: `Ao lado de um buraquinho na neve {name} parou. «Lá em baixo não é frio?» «É o melhor lugar», disse {pal}. «A neve é cheia de ar, e o ar que não se mexe é um cobertor. Os lémingues passam ali o inverno, com filhos e tudo.» [Dali foram em bicos de pés, por causa do teto dos outros.]`,
    three: `«No verão a rena tem olhos dourados», disse {pal}, «lá no fundo, onde brilham. No inverno o dourado fica azul, porque o azul junta melhor o escuro.» {name} arregalou os olhos quanto pôde. «E os meus, de que cor estão?» {pal} olhou bem. «Cor de sono.»`,
  },
  places: {
    arch: { noun: o('arco de baleia'), arrive: `Na neve estavam espetadas duas queixadas velhas de baleia, ponta com ponta, como um portão. Não havia muro, nem havia jardim, mas passaram por ele na mesma, que dar a volta parecia falta de educação. [No alto, onde os ossos se encontram, o vento cantava a única nota que sabia.]` },
    spring: { noun: a('fonte quente'), arrive: `Mais adiante a neve deitava fumo. Era uma fonte quente, mais pequena do que uma banheira, e cheirava um pouco a ovo. {name} meteu lá dez dedos frios.~+ e~ Tirou dez dedos quentes. [Na outra ponta estava um pássaro branco, de pés na água e olhos fechados. «Ocupado», disse ele.]` },
    station: { noun: a('casinha do tempo'), arrive: `Na neve havia uma caixa branca, onde se guarda o tempo. [Em cima giravam três tacinhas.] Lá dentro, uma agulha desenhava o frio num rolo de papel. {name} chegou-se e deu um bafo.~+, e~ A agulha saltou. Alguém, um dia, havia de perguntar quem era aquele quentinho.` },
    lake: { noun: o('lago gelado'), arrive: `O lago tinha um gelo da grossura de um muro, e via-se lá para dentro, com bolhas empilhadas como moedas. {name} escorregou uma bota, e o lago disse *piuu*. Começou debaixo da bota e só acabou na outra margem. [«Estava só a espreguiçar-se», disse {pal}, mas pediram-lhe desculpa na mesma.]` },
  },
  helpers: {
    fisher: {
      noun: a('pescadora do gelo'),
      trouble: `Ao pé de um buraco redondo no gelo, sentada num balde, estava uma mulher de nove casacos. «Eu levantava-me para dar as boas-noites», disse ela, «mas acho que o balde vinha atrás.» Tinha-se pegado a ele pouco antes do jantar. [«Não digam nada aos peixes. Sempre me olharam de baixo.»]`,
      help: `{name} puxou pela mulher, {pal} puxou pelo balde, e andou tudo à roda. «Que tem nessa lata?», perguntou {name}. «Chá», disse ela, «para quando chegar a casa.» Mas daquela maneira não chegava nunca, e o chá foi entornado em volta do balde. *Crec*, disse ele, e largou-a, com todo o respeito.`,
      gift: `Da neve a pescadora tirou a rodela que tinha cortado do furo, transparente como água. «Mas é gelo», disse {name}. «É», disse ela. «Só que a luz entra magra por este lado e sai gorda pelo outro. [Não a guardes perto do fogão.]»`,
      back: `Ali estava a pescadora do gelo, de pé[, só pelo gosto de estar]. {name} devolveu a rodela, que já era fina como uma moeda.~+, e~ Coube no furo como um botão. «Boa noite, peixes», disse a pescadora, e voltou para casa a pé, imaginem, a pé.`,
      comes: `A pescadora do gelo passou com o seu balde. «Um peixe ajuda?», perguntou {being.ao}, a mostrar um, duro como uma régua.~, e~ Não ajudava.~+, por isso~ Ela sentou-se no balde, para ver o que ajudaria.`,
      bye: `A pescadora deu as boas-noites aos peixes pelo furo, depois a quem estava aqui em cima, e pendurou o balde no prego.`,
    },
    reindeer: {
      noun: a('rena'),
      trouble: `Uma rena estava de cabeça à banda, como um ponto de interrogação. «Por aqui, tudo bem», disse {name}. «Não perguntei nada», disse a rena. «Caiu-me um chifre, e o outro não sai. Fico com a cabeça assim, e todos me contam coisas. [Sei tanta coisa de gaivotas.]»`,
      help: `«E isso faz comichão?», perguntou {name}, que é o que fazem os dentes a abanar. «Agora que falas nisso, faz», disse a rena. {name} esfregou-lhe neve em volta do chifre. [«À esquerda», disse ela. «Mais abaixo. Ah, *aí*.»] *Toque.* Caiu o chifre, e a cabeça subiu.`,
      gift: `«Fica com ele», disse a rena. «Todos os anos nascem outros, é como as unhas.» Era castanho, comprido como uma vassoura, com um gancho na ponta.~+, e~ Dava um trabalhão levá-lo, porque se prendia em tudo. [«Agarra», disse a rena. «É o defeito dele. Há dias em que é a virtude.»]`,
      back: `A rena estava deitada, de cabeça muito direita. «Em toda a noite, ninguém me contou nada», murmurou. {name} deixou o chifre ao pé dela, para os lémingues roerem até à primavera. Fecharam-se dois olhos, ambos à mesma altura.`,
      comes: `Uma rena passou de cabeça inclinada. No único chifre trazia o jantar.~+, e~ Pôs tudo diante {being.de}.~, mas~ Não aconteceu nada. «Sobra mais para mim», disse a rena, que ficou ali, a mastigar e a ver.`,
      bye: `<toddler: A rena deu as boas-noites de cabeça inclinada, todos acharam que era uma pergunta e disseram que sim.|A rena deu as boas-noites de cabeça direita, e ninguém que ela encontrou lhe contou coisa nenhuma.>`,
    },
    fox: {
      noun: a('raposa branca'),
      trouble: `Por cima da neve veio uma orelha castanha, sem ninguém por baixo. De perto é que se via a raposa, branca como a neve, toda em volta da orelha. «Toda a gente me vê», disse ela. «Fiquei branca para o inverno, menos esta, que não estava com atenção.»`,
      help: `Neve não servia, que escorrega da orelha. Então {name} pensou no bafo. [«Não te mexas», disse {name}.] *Haaa*, na pontinha, e *haaa*, atrás. O frio agarrou cada bafo.~+, e~ Pelo a pelo, a orelha fez-se geada. [A raposa procurou-se num bocado de gelo e, para grande alegria dela, não estava lá ninguém.]`,
      gift: `A raposa escavou e tirou da neve uma bola de pelo castanho, com um pauzinho pelo meio. «É o meu casaco de verão», disse ela. «Até junho não me faz falta. Desculpa a cor.» Parecia aquilo que mora debaixo da cama. [«Rende mais do que parece. É só puxar pelas pontas.»]`,
      back: `«Boa noite», disse a neve. {name} pôs diante dela o casaco de verão. Um bocado da neve levantou-se, deu três voltas.~+ e~ Deitou-se em cima dele. Baixaram-se duas orelhas, que podiam muito bem ser só neve.`,
      comes: `Uma raposa branca passou. «Posso emprestar a minha cauda», disse ela {being.ao}. Era uma linda cauda.~+, mas~ Só fazia cócegas.~, e~ A raposa tornou a enrolá-la à volta dos pés e ficou.`,
      bye: `<toddler: A raposa deu as boas-noites, e durante muito tempo viu-se uma orelha castanha a ir sozinha para casa.|A raposa deu as boas-noites de algures, muito perto, e ninguém, para alegria dela, sabia dizer de onde.>`,
    },
  },
  objects: {
    pane: { noun: a('rodela de gelo'), use: `{name} ergueu a rodela de gelo e virou-a, até entrar uma estrela. Entrou magra e saiu gorda.~+, e~ Fez uma mancha branca, como um prato de leite.~, e~ Onde quer que se apontasse, havia que ver. [Um pingo desceu pela manga de {name}. «Está a derreter», disse {pal}. «Disso falamos depois.»]` },
    antler: { noun: o('chifre da rena'), use: `O chifre foi para o alto, de gancho à frente, e agarrou à primeira, que agarrar era o que ele sabia. Depois foi só subir, de ponta em ponta. [Um bocado de musgo caiu na cabeça {pal.de}.] Se dava tanto trabalho levá-lo, é porque era uma escada.` },
    coat: { noun: o('casaco de verão da raposa'), use: `Saiu o casaco de verão, com pauzinho e tudo. Puxaram-no pelas pontas até ter a largura de um cobertor. Dava duas voltas a alguém pequeno e gelado.~+, e~ Só ficava de fora o nariz. [A pouco e pouco passou de azul a corado.] «Cheira a janeiro», disse o nariz.` },
  },
  gates: {
    light: { one: {
      meet: `Ali um glaciar tinha descido da montanha, e o caminho ia por baixo dele. Era azul à entrada e preto lá dentro. «Olá», chamou {name}. [Esperaram bastante.] «Olá?», disse o escuro. «Parece a tua voz», disse {pal}, «só que com menos certeza.»`,
      after: `Nas paredes havia bolhas em fila, mais pequenas do que bagos de arroz.~+, e~ O ar que tinham lá dentro era de há mil anos. Uma abriu-se ao pé da orelha de {name}, *tip*. Cheirava tal e qual a hoje. Depois apareceu a saída, redonda e cheia de estrelas.`,
    } },
    reach: { one: {
      meet: `Ali o mar tinha empurrado o gelo para terra, bloco sobre bloco, até fazer um muro. Era da altura de uma pessoa em cima de outra, e escorregava por todos os cantos. [Subiram um bloco, e desceram-no de rabo.] «No verão é mais baixo», disse {pal}.`,
      after: `Do alto do muro via-se o rasto da caminhada, cheio de curvas. «Julgava que tínhamos vindo a direito», disse {name}. Do outro lado, o vento fizera uma rampa de neve. Foi só sentarem-se lá em cima.~+, que~ Ela tratou do resto.`,
    } },
    call: { one: {
      meet: `Entre dois paredões de gelo havia uma passagem, e na passagem havia um monte. Era branco, tinha patas, subia e descia devagar. «Com licença, se faz favor», disse {name}. O monte, que era um urso a dormir, sorriu.~+, mas~ Foi para uma coisa do sonho.`,
      after: `Abriu-se um olhinho. «É o pequeno-almoço?», perguntou o urso. «Ainda falta muito», disse {name}. [«Ainda bem, que ia mesmo a meio.»] Então reparou que estava deitado numa porta. Rebolou para o lado, com patas e tudo, como um tapete que se enrola.`,
    } },
    soft: { one: {
      meet: `Ali o trilho era da largura de um trenó, e no meio estava um cachorrinho de arreios, com os guizos todos a tocar. «Tenho de esperar aqui pelo meu trenó», disse ele. «Um cão de trenó não tem frio. Os guizos é que tremem.»`,
      after: `«Os guizos cansaram-se», disse o cachorrinho, e era verdade, que não tocava nenhum. Chegou-se para o lado, um cachorrinho certo, e deixou passar. Depois veio uma luz, veio um trenó.~+, e~ Veio a mãe, que o lavou duas vezes.`,
    } },
    way: { one: {
      meet: `Ali tinham posto nove estacas, a mostrar o caminho. Mas o vento arrancara-as, e estavam espalhadas como lápis, cada uma a apontar para seu lado. [À esquerda era branco, à direita era branco também.] «De tantos brancos», disse {name}, «qual é o nosso?»`,
      after: `Duzentos passos adiante estava uma décima estaca, de que o vento se esquecera, e em cima dela uma luva que alguém perdeu. Dali em diante ia um rasto de trenó, duro como uma estrada.~+, e~ Os pés deram graças. [A luva disse adeus.]`,
    } },
  },
};

export const restless: SeenTelling<PortugueseNoun> = {
  noun: o('galo'),
  title: `o galo`,
  sign: `*Co-co-rocóóó!* Lá fora, na neve, cantava um galo. Tão a norte ninguém cria galos, mas aquele tinha vindo por engano, num caixote que dizia CEBOLAS. Desde então chamava todas as noites pela manhã, e ela não vinha. Por léguas em redor ninguém dormia. [Até as focas estavam sentadas.]`,
  trace: `Na neve havia pegadas de três dedos, aos pares: duas, depois nada, depois duas. «Os galos andam», disse {pal}. «Esquerda, direita.» «Este sobe», disse {name}, «e um bocado depois desce.» [Experimentaram também, e não se percebia que graça tinha.]`,
  found: `Ali no gelo, em cima de um bidão, estava o galo, a única coisa cor de laranja em mil quilómetros. Encheu-se até aos olhos. *Co-co-rocóóó!* O canto levantou-lhe os dois pés do bidão. Depois o galo olhou para o céu.~+, que~ Estava, quando muito, mais escuro.`,
  near: `No corrimão da frente estava um galo, pequeno e cor de laranja, com gelo na crista. Encheu o peito até não caber mais. *Co-co-rocóóó!* Depois olhou para o escuro.~, e~ O escuro lá continuava. «Desculpem», disse o galo. «É só mais um momento.»`,
  first: `«Põe-se um pano por cima», disse {pal}, «e um pássaro julga que é noite.» O cachecol de {name} foi para cima do galo. «Aqui está escuro», disse ele, lá dentro. «Então lá fora também está. E a manhã, onde é que se meteu?» *Co-co-rocóóó!* E lá foi o cachecol pelo ar.`,
  second: `«Podias cantar mais baixinho?», perguntou {name}. «Pois claro», disse o galo, e encheu-se só até aos joelhos. «Co», disse ele, «co.» Depois fez uma cara de aflição. «Desculpem, que ficou cá um resto.» *ROCÓÓÓ!* [Tinha estado guardado, e foi o mais alto de todos.]`,
  why: `«Na minha terra», disse o galo, «eu cantava, o sol vinha, e a primeira coisa que fazia era olhar para mim. Aqui não vem nada.» Olhou para os pés. «Se eu parar, neste escuro todo, não há ninguém que olhe para mim.»`,
  settled: `O galo sacudiu o gelo da crista e não cantou. «Vocês olharam para mim», disse ele. «Foi por ti que viemos», disse {name}. «O sol está a dormir. Levanta-se quando lhe apetecer.» «A *dormir*?», disse o galo. «E eu aqui aos *gritos*!» Muito devagarinho, para não o acordar, meteu a cabeça debaixo da asa.`,
};

export const wonder: SeenTelling<PortugueseNoun> = {
  noun: o('icebergue'),
  title: `o icebergue`,
  sign: `Uma noite por ano vira-se o velho icebergue da baía.~, e~ A noite era aquela. O que está por cima vai para baixo.~ e~ O que está por baixo vem para cima. Dizem que é azul. {name} só lhe conhecia o lado de cima, branco como tudo o resto.`,
  trace: `Lá adiante ouviu-se um som, largo e grosso. *Óóó.* Quarenta passos depois ouviu-se outra vez. *Óóó.* «Alguém se espantou», disse {name}. «É muita gente», disse {pal}. «Mas quem é que se espanta com a mesma coisa de quarenta em quarenta passos?»`,
  found: `Na água preta da baía estava o icebergue, branco como um dente. Tinha vindo vê-lo o norte inteiro: as focas à frente, as gaivotas em cima das focas e uma rena lá atrás, por causa dos chifres. O icebergue inclinou-se, e disseram todos «óóó».~, e~ Ele endireitou-se.`,
  near: `Mesmo em frente da casa estava o icebergue, branco como um dente. Em volta, numa fila, as focas levantavam o queixo. O icebergue inclinava-se um nadinha, as focas diziam «óóó».~, e~ Ele voltava atrás. «Ainda não», disse o icebergue. «Estou a pensar.»`,
  first: `«A contar é mais fácil», disse {name}, e contaram: «Um. Dois. Três!» O icebergue inclinou-se, inclinaram-se todos com ele.~, e~ Parou. «É *no* três», perguntou, «ou é *a seguir* ao três?» Houve que discutir o assunto.~, e~ Entretanto já ele estava direito.`,
  second: `«É como virar-se na cama», disse {name}, e deitou-se na neve para mostrar: joelho, cotovelo, e já está. O icebergue prestou muita atenção e pediu para ver outra vez. [À décima primeira já {name} tinha as orelhas cheias de neve.] «Muito bonito», disse ele. «E joelho, o que é?»`,
  why: `«Por cima sou branco, e do branco toda a gente gosta», disse o icebergue, muito baixo. «Mas por baixo sou só altos e baixos. E vieram todos. Se eu me virar, e disserem que o outro lado é que era bonito? [Depois já não me posso desvirar.]»`,
  settled: `O icebergue soltou um suspiro, inclinou-se, e desta vez não voltou atrás. Virou-se devagar, como alguém na cama.~, e~ Puxou o mar até ao queixo. E lá estava o lado de baixo, tão azul que as estrelas se viam através dele. «Mais», disse a foca mais pequena.`,
};
