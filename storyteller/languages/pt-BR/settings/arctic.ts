import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { a, o, type BrazilianNoun } from '../noun.ts';

export const setting: FirstSetting<'arctic', BrazilianNoun> = {
  tiny: { noun: o('lêmingue') },
  home: [
    `A casa de {name} era vermelha e tinha oito pernas curtas fincadas na neve. De noite o vento passava por baixo.~, mas~ Em cima, na cozinha, era quente e amarelo.`,
    `Quatro cabos seguravam a casa de {name} na neve, um em cada canto. De noite se puxava uma cortina vermelha em volta da cama.~+, e~ Dali se ouvia o vento passar.`,
  ],
  back: `Voltaram pelas próprias pegadas, que a neve tinha guardado.~, e~ Nhec, nhec, fazia cada passo.~+, e~ Ninguém tinha usado nenhum. Longe brilhava uma janela amarela, do tamanho de um selo.~+, que~ Era a janela da cozinha de {name}.`,
  night: {
    dark: `No inverno, lá em cima, ninguém vê o sol se pôr, porque ele nem nasceu. Só há uma tira azul no sul, fina como fita.~+, e~ Agora alguém puxou a fita. O frio deu um passo para cá.~+, e~ As estrelas deram dois. [Não cheirava a nada, um nada bem limpo.]`,
    deep: `Agora a noite ia até o fundo. Os morros estavam brancos debaixo das estrelas e não se mexiam.~+, e~ Em cima da baía pendia uma luz verde, larga e lenta. Ia se dobrando e dobrando, como lençol que se guarda.`,
  },
  hush: {
    one: `Os cães de trenó pararam primeiro. Nove deles tinham cantado a noite toda. Desistiu um, depois dois, depois cinco.~+, e~ O último ainda cantou um pouco, até que reparou. [Nove focinhos entraram debaixo de nove rabos.]`,
    two: `Depois foi o gelo. Gelo geme quando cresce, como as pernas: *uum*, na baía, e *uum*. Empurrou um pouco à esquerda e um pouco à direita.~+, e~ Então teve o espaço de que precisava. Ficou quieto.`,
    three: `Por último ficou a geada na janela. De noite ela desenha, e dá para ouvir. Fez uma samambaia, e na samambaia outra.~+, e~ Depois uma tão pequena que acabou o lugar. Ali ela pousou o lápis.`,
  },
  facts: {
    one: `“De que cor é o urso-polar?”, perguntou {pal}. “Branco”, disse {name}. “Nem um pelo”, disse {pal}. “Cada pelo é transparente como vidro, e oco, e por baixo a pele é preta.” “Então é um urso preto de casaco de vidro”, disse {name}, e andou um pouco como quem veste um.`,
    two: `Ao lado de um buraquinho na neve {name} parou. “Lá embaixo não é frio?” “É o melhor lugar”, disse {pal}. “A neve é cheia de ar, e ar que não se mexe é cobertor. Os lêmingues passam o inverno ali no fundo, com filhotes e tudo.” [Dali foram na ponta dos pés, por causa do teto dos outros.]`,
    three: `“No verão a rena tem olhos dourados”, disse {pal}, “lá no fundo, onde brilham. No inverno o dourado fica azul, porque o azul junta melhor o escuro.” {name} arregalou os olhos o quanto dava. “E os meus, de que cor estão?” {pal} olhou bem. “Cor de sono.”`,
  },
  places: {
    arch: { noun: o('arco de baleia'), arrive: `Duas mandíbulas velhas de baleia estavam fincadas na neve, ponta com ponta, como portão. Não havia muro nem jardim.~+, mas~ Passaram por dentro mesmo assim, porque dar a volta parecia falta de educação. [No alto, onde os ossos se encontram, o vento cantava a única nota que sabia.]` },
    spring: { noun: a('fonte quente'), arrive: `Adiante a neve soltava fumaça.~+, e~ No meio dela ficava uma fonte quente, menor que uma banheira, que cheirava um pouco a ovo. {name} pôs ali dez dedos frios.~+, e~ Tirou dez dedos quentes. [Na outra ponta havia uma ave branca, de pés na água e olhos fechados. “Ocupado”, disse ela.]` },
    station: { noun: a('casinha do tempo'), arrive: `Na neve havia uma caixa branca em que as pessoas guardam o tempo. [Em cima giravam três canequinhas.] Lá dentro uma agulha desenhava o frio num rolo de papel. {name} chegou perto e soltou o bafo.~+, e~ A agulha deu um pulo.~, e~ Alguém ia se perguntar quem era tão quente.` },
    lake: { noun: o('lago gelado'), arrive: `O lago tinha gelo da grossura de um muro, e dava para ver lá dentro. As bolhas se empilhavam como moedas. {name} escorregou uma bota, e o lago disse *piuu*. Começou debaixo da bota e acabou na outra margem. [“Ele só se espreguiçou”, disse {pal}, mas pediram desculpa assim mesmo.]` },
  },
  helpers: {
    fisher: {
      noun: a('pescadora do gelo'),
      trouble: `Ao lado de um furo redondo no gelo, num balde, estava uma mulher de nove casacos. “Eu me levantava para dar boa-noite”, disse ela, “mas acho que o balde vinha junto.” Tinha grudado nele um pouco antes do jantar. [“Não contem aos peixes. Eles sempre me olharam de baixo para cima.”]`,
      help: `{name} puxou a mulher, {pal} puxou o balde, e todo mundo rodou. “O que tem nessa lata?”, perguntou {name}. “Chá”, disse ela, “para quando eu chegar em casa.” Sem o chá não ia chegar, então foi derramado em volta do balde. *Crec*, disse ele.~+, e~ Soltou com educação.`,
      gift: `Da neve a pescadora tirou a rodela que tinha cortado do furo, transparente como água. “Mas é gelo”, disse {name}. “É”, disse ela. “Só que a luz entra magra deste lado e sai gorda do outro. [Não guarde perto do fogão.]”`,
      back: `Ali estava a pescadora do gelo, de pé[, só pelo gosto]. {name} devolveu a rodela, que já era fina como moeda.~+, e~ Ela coube no furo como um botão. “Boa noite, peixes”, disse a pescadora, e voltou para casa andando, imagine só, andando.`,
      comes: `A pescadora do gelo passou com seu balde. “Um peixe ajuda?”, perguntou para {being}, mostrando um, duro como régua.~, e~ Não ajudava.~+, então~ Ela se sentou no balde, para ver o que ajudaria.`,
      bye: `A pescadora deu boa-noite aos peixes pelo furo, depois a quem estava aqui em cima, e pendurou o balde no prego.`,
    },
    reindeer: {
      noun: a('rena'),
      trouble: `Uma rena estava de cabeça torta, como um ponto de interrogação. “Tudo bem por aqui”, disse {name}. “Eu não perguntei”, disse a rena. “Caiu um chifre, e o outro não sai. Minha cabeça pende, e todos me contam coisas. [Sei tanto de gaivotas.]”`,
      help: `“Isso coça?”, perguntou {name}, porque dente mole coça. “Agora que falou, coça”, disse a rena.~+, e~ Então {name} esfregou neve em volta do chifre. [“À esquerda”, disse ela. “Mais embaixo. Ah, *aí*.”] *Toque.* Ele caiu.~+, e~ A cabeça subiu.`,
      gift: `“Fique com ele”, disse a rena. “Todo ano nascem outros, é como unha.” Era comprido como vassoura, marrom, com um gancho na ponta.~+, e~ Dava trabalho carregar, porque se prendia em tudo. [“Ele agarra”, disse a rena. “É o defeito. Tem dia em que é a qualidade.”]`,
      back: `A rena estava deitada, de cabeça bem reta. “A noite toda ninguém me contou nada”, murmurou.~+, e~ {name} deixou o chifre do lado dela, para os lêmingues roerem até a primavera. Os olhos se fecharam.~+, e~ Estavam na mesma altura.`,
      comes: `Uma rena passou de cabeça torta. No único chifre trazia o jantar.~+, e~ Pôs tudo diante {being.de}.~, mas~ Não aconteceu nada. “Sobra mais para mim”, disse a rena, que ficou ali, mastigando e assistindo.`,
      bye: `<toddler: A rena deu boa-noite de cabeça torta, todos acharam que era pergunta e disseram que sim.|A rena deu boa-noite de cabeça reta, e ninguém que ela encontrou lhe contou coisa nenhuma.>`,
    },
    fox: {
      noun: a('raposa branca'),
      trouble: `Por cima da neve veio uma orelha marrom, sem ninguém embaixo.~, mas~ De perto, em volta dela havia uma raposa inteira, branca como a neve. “Todos me veem”, disse a raposa. “Fiquei branca para o inverno, menos esta orelha, que não estava escutando.”`,
      help: `Neve não servia, porque escorrega da orelha, e {name} pensou em bafo. [“Não se mexa”, disse {name}.] *Haaa*, na ponta, e *haaa*, atrás. O frio agarrou cada bafo.~+, e~ Fio por fio a orelha virou geada. [A raposa se procurou num pedaço de gelo e, para sua alegria, não havia ninguém.]`,
      gift: `A raposa cavou e tirou uma bola de pelo marrom, com um graveto no meio. “É o meu casaco de verão”, disse. “Até junho não vou precisar. Desculpe a cor.” Parecia aquilo que mora atrás da cama. [“Tem mais do que parece. É só puxar as beiradas.”]`,
      back: `“Boa noite”, disse a neve.~+, e~ Diante dela {name} pôs o casaco de verão. Um pedaço da neve se levantou, deu três voltas.~+ e~ Se deitou no casaco. Duas orelhas se abaixaram.~+, e~ Podiam muito bem ser neve.`,
      comes: `Uma raposa branca passou. “Posso emprestar o meu rabo”, disse ela para {being}. Era um rabo lindo.~+, mas~ Só fazia cócegas.~, e~ Então a raposa o enrolou de novo nos próprios pés e foi ficando.`,
      bye: `<toddler: A raposa deu boa-noite, e por muito tempo se viu uma orelha marrom indo sozinha para casa.|A raposa deu boa-noite de algum lugar bem perto, e ninguém, para alegria dela, sabia dizer de onde.>`,
    },
  },
  objects: {
    pane: { noun: a('rodela de gelo'), use: `{name} ergueu a rodela de gelo e foi virando, até entrar uma estrela. Entrou magra e saiu gorda.~+, e~ Fez uma mancha branca, como prato de leite.~, e~ Para onde se apontava, havia o que ver. [Um pingo desceu pela manga de {name}. “Está derretendo”, disse {pal}. “Disso a gente fala depois.”]` },
    antler: { noun: o('chifre da rena'), use: `O chifre foi para o alto, de gancho na frente.~, e~ Agarrou de primeira.~+, já que~ Agarrar era o que ele sabia.~, e~ Foi só subir, de galho em galho. [Um pouco de musgo caiu na cabeça de {pal}.] Dava trabalho carregar porque era uma escada.` },
    coat: { noun: o('casaco de verão da raposa'), use: `O casaco de verão apareceu, com graveto e tudo. Puxaram as beiradas até ficar da largura de um cobertor.~+, e~ Ele deu duas voltas em alguém pequeno e gelado.~, e~ Só sobrou o nariz. [Aos poucos ele foi de azul a rosado.] “Cheira a janeiro”, disse o nariz.` },
  },
  gates: {
    light: { one: {
      meet: `Ali uma geleira tinha descido da montanha, e o caminho ia por baixo dela. Era azul na porta e preto lá dentro. “Olá”, chamou {name}. [Esperaram bastante.] “Olá?”, disse o escuro. “Parece você”, disse {pal}, “só que com menos certeza.”`,
      after: `Pelas paredes havia bolhas em fila, menores que grãos de arroz.~+, e~ Dentro delas o ar tinha mil anos. Uma se abriu perto da orelha de {name}, *tip*.~+, e~ Cheirava igualzinho a hoje.~, mas~ Depois veio a outra ponta, redonda, cheia de estrelas.`,
    } },
    reach: { one: {
      meet: `Ali o mar tinha empurrado o gelo para a terra, bloco sobre bloco, até fazer um muro. Era da altura de uma pessoa em cima de outra.~+, e~ Todas as quinas escorregavam. [Subiram um bloco, e desceram sentando.] “No verão ele é mais baixo”, disse {pal}.`,
      after: `Do alto do muro se via o rastro da caminhada, que fazia curvas. “Pensei que a gente tinha vindo reto”, disse {name}.~, mas~ Do outro lado o vento tinha feito uma rampa de neve.~+, e~ Foi só sentar no alto. O resto ela fez.`,
    } },
    call: { one: {
      meet: `Entre dois paredões de gelo havia uma passagem, e nela um morro. Era branco, tinha patas.~+, e~ Subia e descia devagar. “Com licença, por favor”, disse {name}.~, mas~ O morro era um urso dormindo, que sorriu, mas só de alguma coisa do sonho.`,
      after: `Um olhinho se abriu. “É o café da manhã?”, perguntou o urso. “Ainda falta muito”, disse {name}. [“Que bom, que estou no meio de uma coisa.”] Então ele viu que estava deitado numa porta. Rolou para o lado, com patas e tudo, como tapete que se enrola.~+, e~ Abriu a passagem.`,
    } },
    soft: { one: {
      meet: `Ali a trilha era da largura de um trenó, e no meio havia um filhote de arreio, com todos os guizos tocando. “Tenho de esperar meu trenó aqui”, disse ele. “Cão de trenó não sente frio. São os guizos que estão tremendo.”`,
      after: `“Os guizos cansaram”, disse o filhote.~+,~ E cansaram mesmo, porque nenhum tocava. Ele chegou para o lado, exatamente um filhote, e deixou passar.~+, e então~ Veio um lampião, um trenó e uma cadela mãe, que o lavou duas vezes.`,
    } },
    way: { one: {
      meet: `Ali ficavam nove estacas que mostravam o caminho.~,~ Mas o vento as arrancou.~+, e~ Elas estavam espalhadas feito lápis, cada uma apontando um lado. [À esquerda era branco, e à direita era branco também.] “De tantos brancos”, disse {name}, “qual é o nosso?”`,
      after: `Duzentos passos adiante havia uma décima estaca, que o vento esqueceu.~+, e~ Em cima dela ficava uma luva que alguém perdeu. Dali em diante havia um rastro de trenó, duro como estrada.~+, e~ Os pés ficaram contentes. [A luva acenou.]`,
    } },
  },
};

export const restless: SeenTelling<BrazilianNoun> = {
  noun: o('galo'),
  title: `o galo`,
  sign: `*Co-co-ricóóó!* Lá na neve um galo cantava. Ninguém cria galo tão ao norte, mas esse tinha vindo por engano, numa caixa de CEBOLAS. Desde então, noite após noite, chamava a manhã.~+, e~ Ela não vinha. Num raio de léguas ninguém dormia. [Até as focas estavam sentadas.]`,
  trace: `Na neve havia pegadas de três dedos, aos pares: duas, depois nada, depois duas. “Galo anda”, disse {pal}. “Esquerda, direita.” “Esse aí sobe”, disse {name}, “e um pouco depois desce.” [Experimentaram, e não dava para entender por que alguém faria isso.]`,
  found: `Lá no gelo, num tambor de óleo, estava o galo, a única coisa alaranjada em mil quilômetros.~, e~ Encheu-se até os olhos. *Co-co-ricóóó!* O canto levantou os dois pés dele do tambor.~, e~ Depois o galo olhou o céu.~+, que~ Estava, no mínimo, mais escuro.`,
  near: `No corrimão da frente estava um galo, pequeno e alaranjado, com gelo na crista.~, e~ Encheu o peito até não caber mais. *Co-co-ricóóó!* Depois olhou para o escuro.~+, e~ O escuro continuava. “Desculpem”, disse o galo. “Só um momento.”`,
  first: `“Pano em cima de passarinho”, disse {pal}, “e ele acha que é noite.” Então o cachecol de {name} foi para cima do galo. “Escureceu aqui dentro”, disse ele. “Aí fora também está escuro. Cadê a manhã?” *Co-co-ricóóó!* E lá se foi o cachecol pelo ar.`,
  second: `“Dá para cantar mais baixinho?”, perguntou {name}. “Claro”, disse o galo, e se encheu só até os joelhos. “Co”, disse, “co.” Depois fez cara de susto. “Desculpem, sobrou um pouco”, disse. *RICÓÓÓ!* [Tinha ficado guardado, e foi o mais alto de todos.]`,
  why: `“Na minha terra”, disse o galo, “eu cantava, e o sol vinha, e a primeira coisa que ele fazia era olhar para mim. Aqui não vem nada.” Ele olhou para os pés. “Se eu parar, não vai haver ninguém, nesse escuro todo, que olhe para mim.”`,
  settled: `O galo sacudiu o gelo da crista e não cantou. “Vocês olharam para mim”, disse ele. “Viemos por sua causa”, disse {name}. “O sol está dormindo. Ele levanta quando quer.” “*Dormindo?*”, disse o galo. “E eu aqui *gritando*!” Bem devagar, para não o acordar, pôs a cabeça debaixo da asa.`,
};

export const wonder: SeenTelling<BrazilianNoun> = {
  noun: o('iceberg'),
  title: `o iceberg`,
  sign: `Uma noite por ano o velho iceberg da baía se vira, e a noite tinha chegado. O que era em cima vai para baixo.~+, e~ O que era embaixo sobe. Dizem que por baixo é azul.~+, e~ {name} só conhecia o lado de cima, branco como todo o resto.`,
  trace: `Lá da frente veio um som, largo e baixo. *Óóó.* Quarenta passos depois, veio de novo. *Óóó.* “Alguém se espantou”, disse {name}. “É muita gente”, disse {pal}. “Mas quem se espanta com a mesma coisa a cada quarenta passos?”`,
  found: `Na água preta da baía estava o iceberg, branco como um dente. O norte inteiro tinha vindo ver: as focas na frente, as gaivotas em cima delas e uma rena no fundo, por causa do chifre. O iceberg se inclinou, e todos disseram “óóó”.~+, e~ Ele se endireitou.`,
  near: `Bem debaixo da casa estava o iceberg, branco como um dente.~, e~ Em volta, numa fila, as focas erguiam o queixo. Ele se inclinava um pouco.~+, e~ As focas diziam “óóó”.~, e~ Aí voltava. “Ainda não”, disse ele. “Estou pensando.”`,
  first: `“Contando é mais fácil”, disse {name}, e contaram: “Um. Dois. Três!” O iceberg se inclinou, e todos junto com ele.~+, e~ Parou. “É *no* três”, perguntou, “ou *depois* do três?” Foi preciso debater.~+, e~ A essa altura ele já estava reto.`,
  second: `“É como se virar na cama”, disse {name}, e se deitou na neve para mostrar: joelho, cotovelo, pronto. O iceberg prestou muita atenção e pediu para ver de novo. [Na décima primeira vez havia neve nas orelhas de {name}.] “Muito bonito”, disse ele. “E o que é um joelho?”`,
  why: `“Em cima eu sou branco, e de branco todo mundo gosta”, disse o iceberg, bem baixo. “Mas por baixo sou só calombo. Agora vieram todos. E se eu me virar, e disserem que o outro lado era mais bonito? [Depois não dá para desvirar.]”`,
  settled: `O iceberg soltou o ar e se inclinou, e dessa vez não voltou. Virou-se devagar, como alguém na cama.~+, e~ Puxou o mar até o queixo.~,~ E ali estava o lado de baixo, tão azul que as estrelas passavam através dele. “Mais”, disse a menor das focas.`,
};
