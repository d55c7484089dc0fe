import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { a, o, type BrazilianNoun } from '../noun.ts';

export const setting: FirstSetting<'time-travel', BrazilianNoun> = {
  tiny: { noun: o('grilo') },
  home: [
    `Atrás da casa de {name}, depois de um portão verde, ia a Ruela de Trás, onde os anos moram lado a lado. De noite cada ano acendia a sua luz.~+, e~ Da cozinha se viam todas.`,
    `{name} morava no alto da Ruela de Trás, que passa por um portão verde e vai dar nos outros anos. De noite o vento vinha até a cama.~+, e~ Trazia o cheiro do jantar de cada ano.`,
  ],
  back: `Na volta os anos passavam ao contrário.~, e~ Cheirava a carvão, depois a feno.~+, e depois~ A quase nada, que era agora. No alto, atrás da casa de {name}, o portão verde estava aberto.~+, e~ Um pouco da noite de hoje tinha escorrido para fora.`,
  night: {
    dark: `A noite chegou em todos os anos ao mesmo tempo. Aqui se acendia uma luz no botão, ali com um fósforo.~+, e~ Bem lá embaixo ainda sopravam um graveto.~, e~ Então nasceu a lua, que era a mesma, só que mais nova. [A ruela cheirava a tinta, cânfora e sopa dos outros.]`,
    deep: `Agora era noite em todos os anos, e não se sabia qual era qual. Umas camas eram de palha, outras de penas.~+, e~ Uma era uma prateleira.~,~ Mas todo mundo usava a mesma cara, que é a de dormir.`,
  },
  hush: {
    one: `Primeiro pararam as máquinas. Num ano um trem soltou o vapor, pááá, como uma tia que se senta. No seguinte puseram uma carroça na cama, uma roda de cada vez. [Até o ano dos tambores pendurou um casaco em cima deles.]`,
    two: `Depois se calaram os bichos. Os cavalos pararam de trocar de pé.~+, e~ Os cachorros ainda tinham um latido cada um, e guardaram. Bem no fim da ruela, alguma coisa de pescoço comprido engoliu.~+, e~ Isso demorou bastante.`,
    three: `Então só havia as luzes. As brancas foram desligadas, as amarelas foram sopradas, fuu.~+, e~ Alguém pôs cinza na última fogueira, como cobertor. Restou a lua, que nunca fez barulho.`,
  },
  facts: {
    one: `Em cima de uma porta havia um relógio de um ponteiro só. “E o outro?”, perguntou {name}. “Ainda não inventaram”, disse {pal}. “Por centenas de anos relógio só mostrava a hora, e ninguém dava falta dos minutos.” “Então ninguém se atrasava cinco minutos?” “Nunca. Era uma hora inteira, ou nem valia a pena.”`,
    two: `“Como se apagava”, perguntou {name}, “antes da borracha?” “Com pão”, disse {pal}. “Faz-se uma bolinha de miolo, esfrega, e o lápis sai.” {name} pensou naquela gente toda, curvada em cima dos desenhos. “E depois?” “Depois, acho eu”, disse {pal}, “comiam os erros.”`,
    three: `Pararam para olhar a lua, que era a mesma de casa. “Aqui ela está um pouco mais perto”, disse {pal}. “Todo ano ela se afasta um tanto assim, o que uma unha cresce num ano.” {name} olhou dez unhas e depois o céu. “Então é bom acenar”, disse {name}, “enquanto dá.”`,
  },
  places: {
    street: { noun: a('rua das figuras'), arrive: `Nesse ano as placas não tinham palavras, porque quase ninguém sabia ler. Em cima de uma porta pendia uma bota, e em cima da outra um peixe. “Bota”, foi lendo {name}. “Peixe. Chave. Pão.” A última era um dente.~+, e~ Andaram um pouco mais depressa.` },
    station: { noun: a('estação a vapor'), arrive: `Ali havia uma estação do tempo do vapor, inteira dentro de uma nuvem.~, e~ Cheirava a carvão e ferro molhado.~+, e~ No meio respirava uma coisa grande e preta. [Passou correndo uma cartola, com quase um homem todo embaixo.] “Cuidado com o degrau”, disse a nuvem.` },
    ferns: { noun: o('ano das samambaias'), arrive: `Esse ano era tão antigo que o número não cabia na placa. [Ainda não havia flores, nem passarinhos.] Só havia samambaias da altura de casas. Veio uma libélula, larga como bandeja.~+, e~ Ficou parada, olhando, porque nunca tinha visto joelho.` },
    fair: { noun: a('feira do gelo'), arrive: `Nesse ano o rio congelou tanto que a cidade se mudou para cima dele. Havia barracas, balanços e cheiro de pão de mel.~, e~ Um homem imprimia nomes em cartões.~+, e~ Nos intervalos esquentava a tinta debaixo do braço. [Embaixo os peixes olhavam as botas de todo mundo.]` },
  },
  helpers: {
    waker: {
      noun: a('acordadeira'),
      trouble: `Num poste se apoiava uma mulher com uma vara muito comprida, que segurava os olhos abertos. “Sou a acordadeira”, disse ela. “Despertador não existe, então às cinco eu bato nas janelas. Mas quem bate na minha? Não tenho coragem de me deitar. [Acabei de dar bom-dia a uma árvore.]”`,
      help: `“Quem às cinco ainda está de pé”, perguntou {name}, “desde a véspera?” “Os gatos. E o homem dos lampiões, que vai apagando todos.” “E ele apaga com quê?”, perguntou {name}. A acordadeira abriu a boca, e ela não se fechou. “Ele tem uma vara”, disse. [“Esses anos todos, ele tinha uma vara.”]`,
      gift: `“Leve a minha comprida”, disse a acordadeira. “É de quarto andar.” Era uma vara de bambu em três partes, com um arame torto na ponta. “São só uns paus”, disse ela. “Mas já tiraram um juiz da cama.” [Depois entrou, e as janelas se fecharam antes da porta.]`,
      back: `Debaixo da janela da acordadeira estava o homem dos lampiões, com uma lista: *cinco horas, a acordadeira*.~, e~ {name} pôs a vara de bambu na soleira.~+, e~ A janela subiu. “São cinco?” “Ainda não.” “Ah, *que bom*”, disse ela, e a janela desceu.`,
      comes: `Pela ruela veio uma mulher com uma vara muito comprida. “Sou a acordadeira”, disse. “Eu acordo as pessoas.” Com muito jeito, deu um toque {being.em}. “Acordei faz tempo”, disse {being}. “Ah. Bom, é só isso que eu sei.”`,
      bye: `A acordadeira encostou a vara comprida na própria parede, ela deu um toquezinho na janela, e isso foi boa-noite.`,
    },
    gooseman: {
      noun: o('homem dos gansos'),
      trouble: `A ruela estava cheia de gansos, e no meio dormia um homem. “Nove”, disse ele, quando o sacudiram. “Dez. Onz…” Sacudiram de novo. “Eu tenho de contar”, disse o homem dos gansos, “e isso me dá sono. Nunca passei do onze. Então digo que são onze.”`,
      help: `“Comece no cem”, disse {name}, “e conte para trás.” Então os gansos foram passando, e ele contou. [Usavam as botas de estrada, de piche e areia.] No onze bocejou.~+, mas~ Aí só faltavam onze. “Um!”, disse ao último rabo. “Eu tenho cem gansos!”`,
      gift: `“O que se dá a alguém”, disse o homem, “por oitenta e nove gansos?” Estendeu um saco, que quase caiu, porque não pesava nada. Estava cheio de penugem de ganso.~+, e~ Enfiar o braço nele era como entrar no domingo de manhã.`,
      back: `O homem dos gansos dormia na ruela, entre todos os gansos dele. {pal} ergueu a cabeça dele, e {name} pôs embaixo o saco de penugem.~, e~ Um ganso abriu um olho. *Um*, disse.~+, e~ Fechou o olho outra vez.`,
      comes: `O homem dos gansos veio com um ganso debaixo de cada braço.~, e~ Olhou para {being}.~+, e~ Os gansos olharam também. “Um ganso para fazer companhia”, disse, e pôs um no chão.~, mas~ O ganso não mordeu ninguém e não mudou nada.`,
      bye: `O homem dos gansos se deitou no meio deles e deu boa-noite ao primeiro, e ao segundo, e ao terc…`,
    },
    scribe: {
      noun: o('escriba'),
      trouble: `Numa janela aberta estava um homem de capuz marrom[, com as mãos nos cabelos]. “Onze semanas nesta página”, disse o escriba, “e agora a gata andou nela.” E tinha andado mesmo.~, e~ Entrou por um canto, de patas na tinta.~+, e~ Saiu pelo outro. [A gata lambia um pé e não parecia arrependida.]`,
      help: `{name} pôs um dedo ao lado de uma pata: um borrão redondo e quatro pequenos. “Só falta o cabinho”, disse {name}.~, e~ O escriba desenhou um.~+, e~ Ali estava uma flor. Fizeram todas, e um caminho de flores cruzou a página. [“Vão pensar que foi de propósito”, disse o escriba.]`,
      gift: `O escriba tirou do prego uma lanterna. Tinha quatro janelas, e nenhuma era de vidro. “Vidro é para bispo”, disse ele. “Isso é chifre de vaca.” Dentro havia uma chama do tamanho de um feijão. “É uma chama de leitura. Fica deitada até se abrir a porta.”`,
      back: `A página das flores estava pronta, e na seguinte dormia a gata. “Vou ter de esperar que ela levante”, disse o escriba, muito contente.~+, e~ {name} pendurou a lanterna no prego. Ele fechou a portinha.~+, e~ A chama se deitou.`,
      comes: `O escriba veio pela ruela, com tinta no nariz[ e uma gata no capuz]. Olhou para {being} e escreveu o que viu[, com uma maiúscula vermelha]. “Pronto, agora está num livro”, disse, “e em geral isso ajuda.” Não ajudou.~+, então~ Ele se sentou para esperar a próxima frase.`,
      bye: `O escriba escreveu *boa noite* numa página só para isso, com um rabo comprido no *e*, e ficou até secar.`,
    },
  },
  objects: {
    pole: { noun: a('vara de bambu'), use: `“A de quarto andar!”, disse {name}.~, e~ Encaixaram as três partes.~+, e~ A vara subiu[, balançando como gente que acordou cedo demais]. O arame da ponta fez toque, toque, e se prendeu. Um puxão, e segurou.~+, e~ Foi só subir.` },
    down: { noun: o('saco de penugem'), use: `{name} sacudiu o saco[ que não pesava nada]. Ele inchou até o tamanho de uma cama.~, e~ Alguém pequeno e com frio entrou e afundou.~+, até que~ Só havia um rosto. “Parou”, disse o rosto. “O quê?”, perguntou {name}. “O frio. Estava aqui agorinha.”` },
    lantern: { noun: a('lanterna de chifre'), use: `{name} abriu a portinha da lanterna de chifre[, como se abre um livro]. A chama se sentou, olhou em volta e ficou de pé. Das quatro janelas saiu uma luz cor de mel.~+, e~ O escuro, que nunca aprendeu a ler, deu um passo para trás.` },
  },
  gates: {
    light: { one: {
      meet: `Ali acabavam os lampiões.~+, e~ O ano seguinte nunca teve nenhum. Era o escuro antigo, e começava nos dedos do pé de {name}.~+, e~ De dentro dele vinha uma respiração, e das grandes. “Quem está aí?”, perguntou {name}.~+, e~ A respiração prendeu o fôlego.`,
      after: `Agora se via que o escuro estava cheio de gente, sentada na soleira das portas. “Boa noite”, disseram.~, mas~ Lâmpada não tinham, então contavam histórias.~+, e~ Só tinham prendido o fôlego porque era a parte do urso. “Podem continuar”, disse {name}, passando na ponta dos pés.`,
    } },
    reach: { one: {
      meet: `Ali uma muralha atravessava a ruela, de portão fechado.~, porque~ Nesse ano fechavam ao pôr do sol. [Bateram, voou uma casca de pão por cima, e foi só.] O muro tinha a altura de quatro pessoas, uma em cima da outra. “E aqui só tem uma e mais uma”, disse {pal}.`,
      after: `No alto ia um passeio, com as meias listradas dos guardas secando.~+, e~ Dali se viam todos os anos ao mesmo tempo[, com fogueiras vermelhas, velas amarelas e lâmpadas brancas]. Depois desceram por uma escada fácil.~+, que~ Passava debaixo das meias.`,
    } },
    call: { one: {
      meet: `Ali a diligência da noite ocupava a ruela inteira, e não dava para passar. Os quatro cavalos dormiam de pé.~+, e~ Dentro seis pessoas dormiam umas nas outras. “Com licença”, disse {name}.~, e~ Um chapéu escorregou por cima de um nariz. [“Licença dada”, disse ele, e continuou dormindo.]`,
      after: `Acordou todo mundo ao mesmo tempo.~, e~ A diligência se arrancou das cercas, como pé que sai da bota.~+, e~ Pelas janelas apareceram seis cabeças. “Já chegamos?”, perguntaram. “Estão mais perto”, disse {name}, e era verdade, por um metro. A ruela estava livre.`,
    } },
    soft: { one: {
      meet: `Ali havia uma cancela de pedágio, e do lado[, tomando conta para a tia,] um filhote de dodô. “É uma moeda”, disse ele, “e eu tenho de contar.” Mas o frio era tanto que o bico batia. “Uma”, disse. “Não. Uma. Eu conto nos pés, e não sinto os meus.”`,
      after: `“Uma!”, gritou o filhote de dodô. “Eles voltaram! Uma!” A cancela subiu. Nisso veio correndo uma tia cinzenta e grande, e dodô corre mais é de lado. “Contou direito?”, perguntou ela. “Duas vezes”, disse o filhote. “Deu uma nas duas.”`,
    } },
    way: { one: {
      meet: `Ali a ruela se abria em seis, com uma placa em cada uma.~,~ Mas os anos estavam em números romanos: M, X, e depois uma fila de pauzinhos. “Esta diz *mix*”, disse {pal}, “e aquela diz *mmm*.” [{name} contou os pauzinhos, contou de novo, e sobrou um.]`,
      after: `O ano certo era o dos sulcos. Tantas carroças tinham passado ali que havia duas valas na pedra[, da fundura de uma mão].~+, e~ Deu uma para cada par de pés, como dois trens. “Todo mundo já passou aqui”, disse {pal}. “Então vai dar em algum lugar”, disse {name}.`,
    } },
  },
};

export const restless: SeenTelling<BrazilianNoun> = {
  noun: a('hora fugida'),
  title: `a hora fugida`,
  sign: `Tlim, tchuá, esfrega-esfrega. Por cima do portão verde vinha um barulho da Ruela de Trás, e recomeçava. Era um jantar, um banho e dentes. Pela ruela inteira se sentavam na cama, até os reis. “Essa criança”, diziam, “já deve estar limpa.”`,
  trace: `Nas pedras da ruela havia um lugar morno e molhado, que cheirava a sabão.~, e~ Adiante vinha outro.~+, e~ Depois outro, sem nenhuma pegada. “Alguém saiu de banheira”, disse {name}. “Com aqueles pezinhos que banheira tem?”, disse {pal}.`,
  found: `Na Ruela de Trás, entre um ano e outro, pendia uma coisa redonda, amarela como abajur. Era uma hora, e dava para ver lá dentro: um jantarzinho, um banhinho e uma escovinha de dentes. “Eu sou das sete às oito”, ofegava ela. “Fugi. Não contem para as oito!”`,
  near: `Uma coisa redonda e amarela bateu no portão verde. Era uma hora, e por dentro se viam jantar, banho e escova, tudo miudinho. “Eu sou a hora do banho”, disse ela. “Escapei e não volto.” Tlim, tchuá, esfrega-esfrega. [“Agora o que a gente faz?”]`,
  first: `{name} fez um bocejo para a hora, dos grandes.~+, e~ {pal} pegou o bocejo e devolveu para {name}. “O que é isso?”, perguntou a hora. “Eu não tenho desses. Deve vir depois das oito.” Tchuá! E lá estava ela no jantar de novo.`,
  second: `“Sente-se só cinco minutos”, disse {name} à hora. “Com prazer. Quais cinco?”, perguntou ela. “Eu tenho sessenta.” Pensaram bem e escolheram os cinco da toalha quente. “Esses eram bons”, disse a hora. “Acabaram de passar.” Tlim, tchuá, esfrega-esfrega.`,
  why: `“Em mim tem um banho e uma história”, disse a hora fugida. “Mas bem na melhor parte chegam as oito, e eu acabo. Amanhã dão o meu nome a uma hora nova.” A escovinha parou. “Se eu parar, não tem ninguém que saiba que eu estive aqui.”`,
  settled: `A hora fugida parou de se lavar. “Quando uma hora acaba”, disse {name}, “ela vem para a ruela, e a gente sabe o nome de cada uma.” Ali estavam os anos. Havia um vão.~+, e~ A hora coube nele. Tlim, disse ela, bem baixinho, e as oito entraram na ponta dos pés.`,
};

export const wonder: SeenTelling<BrazilianNoun> = {
  noun: o('balão de papel'),
  title: `o balão de papel`,
  sign: `Na Ruela de Trás, onde ficam os anos, existe uma noite que só vem uma vez em cada um.~, e~ Nela sobe um balão de papel enorme.~+, e~ Era para hoje. A velhinha do lado já tinha visto. “Tinha uma ovelha dentro”, disse, e não quis dizer mais nada.`,
  trace: `No alto de um poste, onde mão nenhuma alcança, pendia um fiapo de lã. “É de ovelha”, disse {pal}. “Ovelha não sobe em poste”, disse {name}.~+, e~ No seguinte pendia uma pena de pato. “A não ser que fosse atrás do pato”, disse {pal}.`,
  found: `Num ano antigo da Ruela de Trás, o balão de papel pairava sobre a grama, azul com sóis dourados, enrugado como ameixa seca. No cesto iam uma ovelha, um pato e um galo.~, e~ Em volta estava gente de todos os anos que existem.~+, mas~ O balão não saía do lugar.`,
  near: `Por cima do portão verde se inclinava uma coisa enorme e azul, com sóis dourados. Era o balão de papel, e no cesto ia uma ovelha. “Aqui é lá em cima?”, perguntou o balão. “Não, é o portão”, disse {name}. Gente de todos os anos tinha vindo ver, e esperava.`,
  first: `“Vai ver que a ovelha é pesada”, disse {name}, e a tiraram do cesto.~, e~ O balão se inclinou para olhar. “Estão com a minha ovelha?”, perguntou. “Pensei que íamos todos.” Então ela foi posta de volta[, e mastigava, olhando para a frente].`,
  second: `“É só ir *para cima*”, disse {name}, e deu um bom pulo, para mostrar. O balão assistiu. “E depois?”, perguntou. “Depois já se está embaixo de novo”, disse {name}. “Agradeço muito”, disse o balão. “Creio que já vi tudo.”`,
  why: `“Sou feito de papel de parede”, disse o balão de papel. “Eu era para uma sala de jantar, atrás de um armário, onde ninguém olha. E agora vieram todos, e uns já viram foguete. E se eu subir até a altura de um armário, e não tiver mais subida em mim?”`,
  settled: `O balão de papel tomou fôlego.~, e~ Subiu à altura de uma cadeira. Subiu à altura de um armário e parou ali.~+, e~ Ninguém riu. Alguém tirou o chapéu.~, e~ Então o balão continuou, para além das árvores[, com a lua na bochecha]. “Mé”, disse a ovelha, lá longe, no alto.`,
};
