import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { a, o, type PortugueseNoun } from '../noun.ts';

export const setting: FirstSetting<'time-travel', PortugueseNoun> = {
  tiny: { noun: o('grilo') },
  home: [
    `Atrás da casa de {name} havia um portão verde.~, e~ Para lá do portão ficava a Ruela de Trás, onde os anos moram lado a lado. À noite cada ano acendia a sua luz, e da cozinha viam-se todas.`,
    `{name} morava no cimo da Ruela de Trás, que passa por um portão verde e vai dar aos outros anos. À noite o vento vinha até à cama.~, e~ Trazia o cheiro do jantar de cada um deles.`,
  ],
  back: `À volta, os anos passavam ao contrário. Cheirou a carvão, depois a feno, depois a quase nada, que era o agora. Lá em cima, atrás da casa de {name}, o portão verde tinha ficado aberto.~, e~ Um pouco da noite de hoje escorrera para fora.`,
  night: {
    dark: `A noite chegou a todos os anos ao mesmo tempo. Aqui acendia-se a luz com um botão, ali com um fósforo, e lá mesmo ao fundo ainda se soprava num pauzinho. Nasceu a lua.~+, que~ Era a mesma, só que mais nova. [A ruela cheirava a tinta, a cânfora e à sopa dos outros.]`,
    deep: `Agora era noite em todos os anos, e não se sabia qual era qual. Umas camas eram de palha, outras eram de penas, e uma era uma prateleira. Mas todos usavam a mesma cara, que é a de dormir.`,
  },
  hush: {
    one: `As máquinas foram as primeiras a calar-se. Num dos anos um comboio largou o vapor, pááá, como uma tia quando se senta. No ano ao lado encostaram uma carroça, uma roda de cada vez. [Até o ano dos tambores lhes pôs um casaco por cima.]`,
    two: `Depois calaram-se os bichos. Os cavalos deixaram de trocar de perna. Aos cães sobrava um latido a cada um.~, e~ Guardaram-no. Mesmo ao fundo da ruela, alguma coisa de pescoço comprido engoliu, e isso levou muito tempo.`,
    three: `Só faltavam as luzes. Às brancas, desligaram-nas. Às amarelas, sopraram-nas, fuu.~, e~ A última fogueira levou cinza por cima, como um cobertor. Ficou a lua, que nunca fez barulho.`,
  },
  facts: {
    one: `Em cima de uma porta havia um relógio de um ponteiro só. «E o outro?», perguntou {name}. «Ainda não inventaram», disse {pal}. «Durante centenas de anos os relógios só mostravam as horas, e ninguém dava pela falta dos minutos.» «Então ninguém se atrasava cinco minutos?» «Nunca. Era uma hora inteira, ou nem valia a pena.»`,
    two: `«Como é que se apagava», perguntou {name}, «antes da borracha?» «Com pão», disse {pal}. «Faz-se uma bolinha de miolo, esfrega-se, e o lápis sai.» {name} pensou naquela gente toda, curvada sobre os desenhos. «E depois?» «Depois, acho eu», disse {pal}, «comiam os erros.»`,
    three: `Pararam para olhar a lua, que era a mesma de casa. «Aqui está um pouco mais perto», disse {pal}. «Todos os anos se afasta este bocadinho, o que uma unha cresce num ano.» {name} olhou dez unhas e depois o céu. «Então é bom acenar», disse {name}, «enquanto se pode.»`,
  },
  places: {
    street: { noun: a('rua das figuras'), arrive: `Naquele ano as tabuletas não tinham letras, que quase ninguém sabia ler. Por cima de uma porta estava uma bota, por cima de outra estava um peixe. «Bota», leu {name}. «Peixe. Chave. Pão.» A última era um dente.~+, e~ Passaram um pouco mais depressa.` },
    station: { noun: a('estação a vapor'), arrive: `Ali ficava uma estação do tempo do vapor, toda dentro de uma nuvem. Cheirava a carvão e a ferro molhado.~+, e~ Lá no meio respirava uma coisa grande e preta. [Passou a correr uma cartola, com quase um homem inteiro por baixo.] «Atenção ao degrau», disse a nuvem.` },
    ferns: { noun: o('ano dos fetos'), arrive: `Aquele ano era tão antigo que o número não cabia na tabuleta. [Ainda não havia flores, nem passarinhos.] Só havia fetos, da altura de casas. Veio uma libélula, larga como uma travessa.~+, e~ Ficou parada no ar, a olhar, porque nunca tinha visto joelhos.` },
    fair: { noun: a('feira do gelo'), arrive: `Naquele ano o rio gelara tanto que a cidade se mudou para cima dele. Havia barracas, baloiços e cheiro a pão de mel. Um homem imprimia nomes em cartões e, de vez em quando, aquecia a tinta debaixo do braço. [Por baixo, os peixes viam as botas de toda a gente.]` },
  },
  helpers: {
    waker: {
      noun: a('acordadora'),
      trouble: `A um poste encostava-se uma mulher com uma vara muito comprida, a segurar os olhos abertos. «Sou a acordadora», disse ela. «Ainda não há despertadores, e às cinco bato eu nas janelas. Mas na minha, quem é que bate? Não tenho coragem de me deitar. [Já dei os bons-dias a uma árvore.]»`,
      help: `«E quem é que às cinco ainda está a pé», perguntou {name}, «desde a véspera?» «Os gatos. E o homem dos candeeiros, que os apaga.» «Com quê?», perguntou {name}. A acordadora abriu a boca e não a tornou a fechar. «Com uma vara», disse por fim. [«Todos estes anos, e tinha uma vara.»]`,
      gift: `«Leva a minha comprida», disse a acordadora. «Chega ao quarto andar.» Era uma vara de bambu em três partes, com um arame torto na ponta. «São só uns paus», disse ela. «Mas já tiraram da cama um juiz.» [Depois entrou em casa, e os olhos fecharam-se antes da porta.]`,
      back: `Debaixo da janela da acordadora estava o homem dos candeeiros, com uma lista: *cinco horas, a acordadora*. {name} encostou a vara à parede. Subiu a janela. «Já são cinco?» «Ainda não.» «Ai, *que bom*», disse ela, e a janela desceu.`,
      comes: `Pela ruela veio uma mulher com uma vara muito comprida. «Sou a acordadora», disse. «Acordo as pessoas.» Com muito jeito, deu um toque {being.em}. «Já acordei há muito», disse {being}. «Ah. Bom, é só o que sei fazer.»`,
      bye: `A acordadora encostou a vara comprida à sua própria parede, a vara deu um toquezinho na janela, e isso foi boa-noite.`,
    },
    gooseman: {
      noun: o('homem dos gansos'),
      trouble: `A ruela estava cheia de gansos, e no meio dormia um homem. «Nove», disse ele, quando o abanaram. «Dez. Onz…» Abanaram-no outra vez. «Tenho de os contar», disse o homem dos gansos, «e dá-me o sono. Nunca passei do onze. Depois digo que são onze.»`,
      help: `«Começa no cem», disse {name}, «e conta para trás.» Os gansos passaram.~+, e~ Ele contou. [Levavam as botas de viagem, de pez e areia.] Aos onze, bocejou, mas já só faltavam onze. «Um!», disse ele à última cauda. «Tenho cem gansos!»`,
      gift: `«O que é que se dá a alguém», disse o homem, «por oitenta e nove gansos?» Estendeu um saco, e {name} quase o deixou cair, de tão leve. Estava cheio de penugem. Meter lá o braço era como entrar no domingo de manhã.`,
      back: `O homem dos gansos dormia na ruela, no meio deles todos. {pal} levantou-lhe a cabeça.~+, e~ {name} pôs-lhe por baixo o saco da penugem. Um ganso abriu um olho. *Um*, disse ele, e tornou a fechá-lo.`,
      comes: `Veio o homem dos gansos, com um ganso debaixo de cada braço. Olhou para {being}, e os gansos olharam também. «Um ganso sempre faz companhia», disse ele, e pousou um. O ganso não mordeu em ninguém, nem serviu para mais nada.`,
      bye: `O homem dos gansos deitou-se no meio deles e deu as boas-noites ao primeiro, e ao segundo, e ao terc…`,
    },
    scribe: {
      noun: o('escriba'),
      trouble: `A uma janela aberta estava um homem de capuz castanho[, com as mãos na cabeça]. «Levei onze semanas com esta página», disse o escriba, «e agora a gata passou-lhe por cima.» E tinha passado: entrou por um canto, de patas na tinta, e saiu pelo outro. [A gata lambia uma pata e não parecia nada arrependida.]`,
      help: `{name} apontou com o dedo para uma pegada: uma mancha redonda e quatro pequeninas. «Só lhe falta o pé», disse {name}. O escriba desenhou-lho, e ficou uma flor. Fizeram-nas todas.~+, e~ Um carreiro de flores atravessou a página. [«Vão julgar que foi de propósito», disse o escriba.]`,
      gift: `O escriba tirou do prego uma lanterna. Tinha quatro janelas, e nenhuma de vidro. «O vidro é para os bispos», disse ele. «Isto é chifre de vaca.» Lá dentro havia uma chama do tamanho de um feijão. «É das de ler. Está deitada até lhe abrirem a porta.»`,
      back: `A página das flores estava pronta, e na seguinte dormia a gata. «Tenho de esperar que ela se levante», disse o escriba, muito contente.~+, e~ {name} pendurou a lanterna no prego. O escriba fechou a portinha.~+, e~ A chama deitou-se.`,
      comes: `O escriba veio pela ruela, com tinta no nariz[ e uma gata no capuz]. Olhou para {being} e escreveu o que viu[, com uma maiúscula vermelha]. «Pronto, agora está num livro», disse, «e em geral isso ajuda.» Não ajudou.~+, por isso~ Ele sentou-se para esperar a próxima frase.`,
      bye: `O escriba escreveu *boa noite* numa página só para isso, com uma cauda comprida no *e*, e ficou até secar.`,
    },
  },
  objects: {
    pole: { noun: a('vara de bambu'), use: `«A de quarto andar!», disse {name}. Encaixaram as três partes.~+, e~ A vara subiu[, a abanar como quem se levantou cedo de mais]. O arame da ponta fez toque, toque, e prendeu-se. Um puxão, e segurou.~+, e~ Foi só subir.` },
    down: { noun: o('saco de penugem'), use: `{name} sacudiu o saco[, que não pesava nada]. Inchou até ser do tamanho de uma cama. Alguém pequeno e com frio entrou nele e afundou-se.~+, até que~ Só ficou uma cara de fora. «Parou», disse a cara. «O quê?», perguntou {name}. «O frio. Ainda agora aqui estava.»` },
    lantern: { noun: a('lanterna de chifre'), use: `{name} abriu a portinha da lanterna de chifre[, como se abre um livro]. A chama sentou-se, olhou à volta e ficou de pé. Das quatro janelas saiu uma luz cor de mel.~+, e~ O escuro, que nunca aprendeu a ler, deu um passo para trás.` },
  },
  gates: {
    light: { one: {
      meet: `Ali acabavam os candeeiros, que no ano seguinte ainda não tinham sido inventados. O escuro antigo começava mesmo nos dedos dos pés de {name}.~+, e~ Lá de dentro vinha uma respiração, e das grandes. «Quem está aí?», perguntou {name}. A respiração parou.`,
      after: `Agora via-se que o escuro estava cheio de gente, sentada às portas de casa. «Boa noite», disseram. Candeeiros não tinham, e por isso contavam histórias. Tinham só sustido a respiração.~+, porque~ Iam na parte do urso. «Continuem, continuem», disse {name}, a passar em bicos de pés.`,
    } },
    reach: { one: {
      meet: `Ali uma muralha atravessava a ruela, e tinha a porta fechada, que naquele ano se fechava ao sol-posto. [Bateram, lá de cima caiu uma côdea de pão, e foi tudo.] Tinha a altura de quatro pessoas, umas em cima das outras. «E aqui só há uma e mais uma», disse {pal}.`,
      after: `No alto ia um caminho, com as meias às riscas dos guardas a secar.~+, e~ Dali viam-se os anos todos ao mesmo tempo[, com fogueiras vermelhas, velas amarelas e lâmpadas brancas]. Depois desceram por uma escada fácil, que passava por baixo das meias.`,
    } },
    call: { one: {
      meet: `Ali a diligência da noite enchia a ruela toda, e não se podia passar. Os quatro cavalos dormiam em pé.~+, e~ Lá dentro seis pessoas dormiam umas em cima das outras. «Com licença», disse {name}. Um chapéu escorregou para um nariz. [«Está dada», disse ele, e continuou a dormir.]`,
      after: `Acordou toda a gente ao mesmo tempo. A diligência soltou-se das paredes, como um pé quando sai da bota, e às janelas apareceram seis cabeças. «Já chegámos?», perguntaram. «Estão mais perto», disse {name}, e era verdade, por um metro. A ruela estava livre.`,
    } },
    soft: { one: {
      meet: `Ali havia uma cancela de portagem e, ao lado dela[, a fazer as vezes da tia], um dodó pequenino. «É uma moeda», disse ele, «e eu tenho de contar.» Mas o frio era tanto que lhe batia o bico. «Uma», disse. «Não. Uma. Eu conto pelos pés, e não sinto os meus.»`,
      after: `«Uma!», gritou o dodó pequenino. «Já os sinto! Uma!» A cancela subiu. Nisto veio a correr uma tia grande e cinzenta, que os dodós correm sobretudo de lado. «Contaste bem?», perguntou ela. «Duas vezes», disse ele. «Deu uma das duas.»`,
    } },
    way: { one: {
      meet: `Ali a ruela dividia-se em seis, cada uma com a sua tabuleta. Mas os anos estavam em números romanos: um M, um X, e depois uma fila de pauzinhos. «Esta diz *mix*», disse {pal}, «e aquela diz *mmm*.» [{name} contou os pauzinhos, tornou a contá-los, e sobrou um.]`,
      after: `O ano certo era o dos sulcos. Tinham ali passado tantas carroças que a pedra ficara com dois regos[, da fundura de uma mão], um para cada par de pés. «Já passou por aqui toda a gente», disse {pal}. «Então há de ir dar a algum lado», disse {name}.`,
    } },
  },
};

export const restless: SeenTelling<PortugueseNoun> = {
  noun: a('hora fugida'),
  title: `a hora fugida`,
  sign: `Tlim, tchuá, esfrega-esfrega. Por cima do portão verde vinha um barulho da Ruela de Trás, e, mal acabava, começava outra vez. Era um jantar, um banho e uns dentes. Por toda a ruela se sentavam nas camas, até os reis. «Essa criança», diziam, «já deve estar lavada.»`,
  trace: `Nas pedras da ruela havia um sítio quente e molhado, que cheirava a sabonete. Mais adiante havia outro, e outro, sem uma única pegada. «Alguém saiu de banheira», disse {name}. «Com aqueles pezinhos que as banheiras têm?», disse {pal}.`,
  found: `Na Ruela de Trás, entre um ano e o outro, andava uma coisa redonda, amarela como um candeeiro. Era uma hora, e via-se-lhe tudo lá dentro: um jantarinho, um banhinho, uma escovinha de dentes. «Sou a das sete às oito», disse ela, a arfar. «Fugi. Não digam nada às oito!»`,
  near: `Uma coisa redonda e amarela bateu no portão verde. Era uma hora, e lá dentro viam-se um jantar, um banho e uma escova, tudo muito pequenino. «Sou a hora do banho», disse ela. «Escapei-me, e não volto.» Tlim, tchuá, esfrega-esfrega. [«E agora, fazemos o quê?»]`,
  first: `{name} deu um bocejo à hora, dos grandes. {pal} apanhou-o e devolveu-o. «O que é isso?», perguntou a hora. «Desses não tenho. Devem vir depois das oito.» Tchuá! E já lá estava ela outra vez a jantar.`,
  second: `«Senta-te só cinco minutos», disse {name} à hora. «Com todo o gosto. Quais cinco?», perguntou ela. «Eu tenho sessenta.» Pensaram bem e escolheram os da toalha quente. «São bons, esses», disse a hora. «Passaram mesmo agora.» Tlim, tchuá, esfrega-esfrega.`,
  why: `«Em mim há um banho e uma história», disse a hora fugida. «Mas, mesmo na melhor parte, chegam as oito, e eu acabo-me. Amanhã dão o meu nome a uma hora nova.» A escovinha parou. «Se eu parar, não há ninguém que saiba que estive cá.»`,
  settled: `A hora fugida deixou de se esfregar. «Quando uma hora acaba», disse {name}, «vem para a ruela, e a gente sabe o nome de todas.» Ali estavam os anos, e entre dois deles havia um lugar vago.~+, em que~ A hora cabia. Tlim, disse ela, muito baixinho.~, e~ As oito entraram em bicos de pés.`,
};

export const wonder: SeenTelling<PortugueseNoun> = {
  noun: o('balão de papel'),
  title: `o balão de papel`,
  sign: `Na Ruela de Trás, onde moram os anos, há uma noite que só vem uma vez a cada um. É quando sobe o balão de papel, que é enorme.~, e~ Era hoje. A velhinha do lado já o tinha visto. «Levava uma ovelha», disse, e não quis dizer mais nada.`,
  trace: `No alto de um poste, onde não chega mão nenhuma, estava um fiapo de lã. «É de ovelha», disse {pal}. «As ovelhas não sobem aos postes», disse {name}. No poste a seguir estava uma pena de pato. «A não ser que vão atrás do pato», disse {pal}.`,
  found: `Num dos anos antigos da Ruela de Trás, o balão de papel pairava por cima da erva, azul com sóis dourados, e enrugado como uma ameixa seca. No cesto iam uma ovelha, um pato e um galo. Em redor estava gente de todos os anos que há.~+, mas~ O balão não saía do sítio.`,
  near: `Por cima do portão verde inclinava-se uma coisa enorme, azul com sóis dourados. Era o balão de papel, e no cesto levava uma ovelha. «Já aqui é lá em cima?», perguntou o balão. «Não, aqui é o portão», disse {name}. À espera estava gente de todos os anos, que viera para ver.`,
  first: `«Se calhar a ovelha pesa muito», disse {name}, e tiraram-na do cesto. O balão inclinou-se para ver. «Têm aí a minha ovelha?», perguntou. «Eu julgava que íamos todos.» E tornaram a pô-la no cesto[, a mastigar, com os olhos no horizonte].`,
  second: `«É só ir para *cima*», disse {name}, e deu um bom salto, para mostrar. O balão viu. «E a seguir?», perguntou. «A seguir está-se cá em baixo outra vez», disse {name}. «Muito agradeço», disse o balão. «Fiquei com uma ideia completa.»`,
  why: `«Sou feito de papel de parede», disse o balão de papel. «Era para ir para uma sala de jantar, atrás de um armário, onde ninguém olha. E agora vieram todos, e alguns já viram foguetões. E se eu subir até à altura do armário, e não tiver mais subida em mim?»`,
  settled: `O balão de papel tomou fôlego. Subiu até à altura de uma cadeira. Subiu até à altura de um armário, e parou. Ninguém se riu. Alguém tirou o chapéu.~, e~ O balão continuou, para além das árvores[, com a lua na bochecha]. «Mé», disse a ovelha, lá do alto, já muito longe.`,
};
