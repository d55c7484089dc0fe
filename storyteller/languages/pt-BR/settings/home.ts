import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { a, o, type BrazilianNoun } from '../noun.ts';

export const setting: FirstSetting<'home', BrazilianNoun> = {
  tiny: { noun: a('mariposa') },
  home: [
    `{name} morava numa casa alta e magra, com casacos na entrada e uma porção de escadas.~, mas~ De dia era uma casa comum.~+, mas~ De noite parecia bem maior.`,
    `A cama de {name} ficava no alto da casa, e a cozinha ficava embaixo. Entre as duas ia a escada.~+, e~ Toda noite, na subida, o terceiro degrau dizia nhéc.`,
  ],
  back: `Subiram para a cama pela escada, e o terceiro degrau disse nhéc.~+, só que~ Disse baixinho, como se faz com um amigo. De degrau em degrau, a casa ia encolhendo até o tamanho certo.~+, e~ Lá no alto estava a porta de {name}.`,
  night: {
    dark: `Lá embaixo alguém apagou a última luz.~, e~ O escuro subiu um degrau de cada vez.~+ e~ Veio se sentar junto. Na cozinha uma cadeira estalou, largando a pessoa que tinha se sentado nela. [Cheirava a cera e a batata fria.]`,
    deep: `Agora todas as tábuas já tinham dito a sua palavra.~, e~ Os canos esfriaram.~+, e~ O fogão dava um estalo de vez em quando, de tanto encolher. Em volta estava a casa, como duas mãos em volta de um fósforo.`,
  },
  hush: {
    one: `Primeiro foi a cozinha que se calou.~+, e~ A última panela foi para o gancho, disse tim e pensou no assunto. Depois a geladeira deu uma tremida, como cachorro que saiu do rio.~+, e~ Parou. [Alguém apagou a luz ali, e até as migalhas ficaram de folga.]`,
    two: `Depois foi a escada. Alguém subiu, ela disse nhéc.~+, e~ A porta de alguém se fechou. Caiu um chinelo.~, e~ A casa inteira ficou deitada esperando o outro, até que ele caiu.~+, e~ Todo mundo pôde soltar o ar.`,
    three: `Então só restou a torneira, lá longe. Plim, dizia ela, e, quando já se tinha esquecido, plim. Ainda havia uma gota, bem na ponta do nariz.~+, mas~ Essa ela guardou para amanhã cedo.`,
  },
  facts: {
    one: `“Por que a escada range de noite e de dia não?”, perguntou {name}. “De dia também range”, disse {pal}, “mas não se ouve. E, quando esfria, a madeira encolhe um fio de cabelo, e cada tábua precisa se ajeitar.” {name} pisou numa. Nhéc. “Então ela só se virou na cama”, disse {name}.`,
    two: `{name} parou diante da janela escura, e lá estava {name}. “De dia aqui tem jardim. Por que de noite tem eu?” “O vidro sempre mostra você”, disse {pal}, “mas de dia a luz de fora é tão forte que apaga.” Então acenaram para o vidro, e o vidro acenou de volta.`,
    three: `Em cima da porta estava uma aranha. “Como ela sabe que chegou jantar?”, perguntou {name}. “Escuta com um pé no fio”, disse {pal}. “Mosca treme de um jeito e folha, de outro.” {name} encostou um pé descalço na parede da casa.~+, e~ Sentiu, lá no fundo, um zumbido.`,
  },
  places: {
    landing: { noun: o('corredor'), arrive: `De noite o corredor de cima era outro lugar.~, e~ O tapete tinha virado lago.~+, e~ O abajur estava na margem, como uma senhora alta de chapéu. Atrás de cada porta alguém respirava. [Um deles assobiava na saída.]` },
    kitchen: { noun: a('cozinha'), arrive: `Na cozinha a lua tinha entrado e estava deitada no chão, em quadrados. As panelas pendiam em fila, do pai até o bebê.~+, e~ Cheirava ao pão de amanhã, que crescia debaixo de um pano. [Quando olharam de novo, o pano estava mais alto.]` },
    cupboard: { noun: o('armário da escada'), arrive: `O armário debaixo da escada tinha uma portinha bem pequena, e atrás dela havia mais do que devia. Havia patins, um tambor e uma barraca que suspirou com a visita.~+, e~ Cheirava a galocha e a verão antigo. [Lá em cima, quem subia a escada andava pelo céu.]` },
    attic: { noun: o('sótão'), arrive: `No sótão se entrava de cabeça, como rolha. Lá o telhado descia dos dois lados até o chão.~+, e~ Um cavalo de balanço olhava pela janela desde que alguém tinha crescido. [A poeira era tanta que tinha trilhas.]` },
  },
  helpers: {
    mouse: {
      noun: o('rato'),
      trouble: `Um rato puxava uma casca de queijo.~+, e~ Bem na porta da casa dele ela entalou. “Tem seis lá dentro”, disse o rato. “Todos sentem o cheiro e estão cantando.” [{name} encostou a orelha na parede, e era verdade.]`,
      help: `Tentaram a casca deitada, e tentaram de pé. [“Já pegaram a tesoura”, disse o rato.] “Os seis estão lá dentro”, disse {name}, “e o queijo está aqui fora. Por que não saem eles?” Então seis ratinhos jantaram em fila, em cima do pé descalço de {name}.`,
      gift: `“A vida inteira”, disse o rato, “eu só carreguei as coisas *para dentro*.” Entrou e voltou de costas, puxando uma caixa de fósforos com um toco de vela e uma lasca de espelho. “Eu chamo de muita-luz. É uma luz pequena contada duas vezes.”`,
      back: `O rato estava na porta, contando cabeças.~, e~ {name} devolveu a caixa de fósforos.~+, e~ Ele acendeu a vela, para ter certeza. “Doze!”, disse. [“No jantar eram seis”, disse {name}.] Aí ele olhou para o espelho e soprou a vela. “Seis”, disse, e mandou todos para a cama.`,
      comes: `Um rato veio rente à parede. “Já tentaram queijo?”, perguntou, e pôs um farelo diante {being.de}.~, mas~ Não aconteceu nada. “Era só uma ideia”, disse ele, e se sentou do lado. Na vez seguinte que olharam, só havia rato.`,
      bye: `Atrás da parede o rato contava os filhos, chegou a seis e, por segurança, contou outra vez.`,
    },
    coat: {
      noun: o('sobretudo'),
      trouble: `“Psiu”, disse o sobretudo do último gancho, que tinha sido do avô e que ninguém tinha coragem de dar. “Faz um tempão que tem uma coisa dentro da minha manga esquerda, e eu não alcanço. É que só tenho braços, sabe?”`,
      help: `{name} enfiou o braço na manga, até o ombro. De lá saiu uma luva, e depois o cordão que vai de uma luva até a outra.~+, e~ A outra, claro, estava na outra manga. [Por um instante o sobretudo teve alguém dentro outra vez, e ficou bem reto.]`,
      gift: `“Melhorou”, disse o sobretudo, e soltou os ombros. “Leve o meu guarda-chuva, ali no canto. É preto, e o cabo é um gancho. O avô pegava maçã alta com ele. E uma vez, que era tarde, pegou o ônibus.” [{name} abotoou o botão de cima, por causa do frio.]`,
      back: `O velho sobretudo estava no último gancho, com uma luva em cada manga.~+, e~ {name} pendurou o guarda-chuva no braço dele. “Parece que vai sair”, disse {name}. “Não, não”, disse o sobretudo, já aquecido pela ideia. “Mas eu poderia.”`,
      comes: `Lá veio o velho sobretudo, sem ninguém dentro. “Talvez eu tenha alguma coisa”, disse ele, e do bolso saiu uma bala de hortelã.~+,~ Só que {being} não queria bala. “Eu também não”, disse o sobretudo, e se pendurou numa maçaneta para assistir.`,
      bye: `O sobretudo deu boa-noite com uma manga vazia, e os bolsos estavam cheios daquela noite.`,
    },
    cat: {
      noun: a('gata'),
      trouble: `A gata estava sentada na frente de uma almofada, e não em cima. “Está ocupada”, disse ela, amarga.~, e~ Em cima havia um botão. “É só empurrar”, disse {name}. “Eu derrubo o que está no lugar certo. Isso é esporte”, disse a gata. “O que está no lugar errado é faxina.”`,
      help: `{name} pôs o botão numa prateleira, bem perto da beirada. “O lugar dele é aí”, disse {name}.~, e~ Uma pata se esticou, devagar como mel.~+, e~ Tic, tic, tic, lá se foi o botão escada abaixo. “Voltei a ser eu”, disse a gata, e subiu na almofada.`,
      gift: `“Presente eu não dou”, disse a gata, “mas este guizo não me serve. Ele já estragou mais noites boas do que a chuva.” Era pequeno e prateado.~+, e~ A voz dele entrava por um ouvido e descia até o fundo.`,
      back: `A gata estava na almofada, e a almofada era toda gata. “O seu guizo”, disse {name}. “Na prateleira”, disse a gata, de olhos fechados. “Mais perto da beirada.” {name} pôs mais perto. “É para amanhã cedo”, disse a gata.`,
      comes: `A gata se sentou de costas para {being}. “Estou ajudando”, disse ela. “É não olhando. Quase tudo se resolve quando eu não olho.” Aquilo não se resolveu.~+, e~ A gata virou uma orelha para trás, para não perder nada.`,
      bye: `Quanto à gata, não disse boa-noite para ninguém, mas disse em cima dos pés de todos.`,
    },
  },
  objects: {
    matchbox: { noun: a('muita-luz'), use: `{name} abriu a caixa de fósforos e acendeu o toco de vela.~, mas~ Brilhava menos que uma sarda. Mas o espelho viu e disse de novo.~+, e~ A vela respondeu. Foram assim, um e outro, até o lugar inteiro ficar dourado.` },
    umbrella: { noun: o('guarda-chuva'), use: `“Este aqui pega maçã”, disse {name}, “e ônibus.” Lá foi o guarda-chuva do avô para o alto, na ponta de um braço e de dez dedos do pé.~+, e~ O gancho pegou. Subir nele era como subir no colo de um velho alto. [Bem ali cheirava a hortelã.]` },
    bell: { noun: o('guizo'), use: `{name} segurou o guizo pela fita e mexeu um dedo. Tim. Era um som dos menores.~+, mas~ Em casa nenhuma existe quem não o conheça. “A gata!”, disse alguém que estava dormindo, e ouviu-se um baque.` },
  },
  gates: {
    light: { one: {
      meet: `Ali ficava a passagem onde a lâmpada tinha queimado. De dia são onze passos. De noite ninguém tinha contado.~+, e~ Lá no fim alguma coisa dizia plim. “Correndo é mais curto”, disse {pal}. “Correndo não se vê nada”, disse {name}.`,
      after: `Onze passos, contou {name}. O que dizia plim era só um guarda-chuva, falando de chuva com uma bota.~+, e~ No meio do caminho havia um quadro que nunca se via por causa do escuro. Era esta casa, de noite, com todas as janelas acesas.`,
    } },
    reach: { one: {
      meet: `Dali em diante o caminho subia por um alçapão no teto.~, e~ Tinha uma argola de puxar. A argola ficava mais alta que {name} em cima de uma cadeira.~+, e~ Mais alta que {name} numa cadeira em cima de uma caixa. [“As pessoas deviam ser mais compridas”, disse {pal}.]`,
      after: `Saíram pelo chão do andar de cima, primeiro o cabelo. Todo o calor do dia tinha subido para lá.~+, e~ Ninguém o tinha usado. [Sentaram-se um pouco nele, com as pernas balançando no frio.] Lá embaixo ficou o resto da casa, pequena como as que abrem pela frente.`,
    } },
    call: { one: {
      meet: `Ali a porta estava trancada por dentro.~, e~ Atrás dela dormia o cachorro velho, que cuida das trancas, deitado em cima do único ouvido bom. Bateram.~+, e~ Só veio um ronco, com um assobio no fim.`,
      after: `Clique, fizeram as unhas.~, e~ Fum, fez um focinho na fresta.~+, e depois~ A tranca correu, devagar e um pouco molhada. O cachorro velho abanou tudo o que tinha e se deitou outra vez, agora em cima do outro ouvido.`,
    } },
    soft: { one: {
      meet: `No vão da porta estava o urso do bebê, que tinha caído do berço.~, e~ Ele resolveu guardar a porta.~+, mas~ Estava com frio até o recheio. “Alto lá”, disse. “Ninguém passa por cima de mim. O certo é alguém me pegar.”`,
      after: `“Podem passar”, disse o urso. “Se perguntarem, eu estava de guarda e não disse mamãe nem uma vez.” No caminho ele foi devolvido ao berço.~+, e~ Uma mãozinha dormindo saiu dali e o pegou pela perna.`,
    } },
    way: { one: {
      meet: `Ali o corredor tinha portas demais. De dia eram três. Agora eram oito, com a cara de {name} em cada maçaneta. “Uma é a nossa, e uma é a das vassouras”, disse {pal}. “E as outras seis”, disse {name}, “de manhã não existem.”`,
      after: `A porta certa era a quinta, e se abriu sem nenhum barulho. Quando olharam para trás, as outras já tinham voltado a ser parede. [Menos a das vassouras, que se escancarou, e foi preciso pedir desculpa às vassouras.]`,
    } },
  },
};

export const restless: SeenTelling<BrazilianNoun> = {
  noun: o('relógio'),
  title: `o relógio`,
  sign: `Bom! Em algum lugar da casa um relógio batia, e os copos de escova tremiam. Bom, bom! “Vinte e seis”, disse alguém atrás de uma porta, “e vinte e seis não existe.” O bebê acordou, o cachorro fez au.~+, e~ O bebê fez au também.`,
  trace: `Numa prateleira estava um despertador, com algodão nos dois ouvidos. “Esse que bate é meu primo”, disse ele, “e me pergunta a mesma coisa a noite inteira.” “Pergunta o quê?”, quis saber {name}. “Bom”, disse o despertador. “E o que é que se responde a isso?”`,
  found: `Lá embaixo, na entrada da casa, estava o relógio de pé, alto e marrom, com os dois ponteiros em cima da cara. [O pêndulo ia e vinha, como alguém num quarto pequeno.] “Bom”, disse o relógio. “Ai, ai. Eu me perdi na conta e tenho de continuar. Bom.”`,
  near: `Bom! Foi bem atrás da porta do quarto.~, e~ Lá estava o relógio de pé, que tinha subido a escada inteira, com os dois ponteiros em cima da cara. “Bom”, disse o relógio. “Ai, ai. Bom. Alguém aqui em cima sabe que horas são?”`,
  first: `“Vamos pôr uma coisa macia”, disse {name}. Dentro do relógio havia um martelinho que batia, e {name} o vestiu com uma meia. *Bum*, fez o relógio. “Esse não sou eu”, disse ele. “É alguém num saco.” {name} tirou a meia. “*Bom*”, disse ele. “Agradeço.”`,
  second: `“Conte de trás para a frente”, disse {pal} ao relógio. “Assim uma hora acaba.” Contaram em coro. “Três.” Bom. “Dois.” Bom. “Um.” Bom. “Pronto”, disse {pal}, “agora é nada.” “E o que vem abaixo de nada?”, perguntou o relógio. “Bom.”`,
  why: `“Eu digo a todos que é hora de dormir”, disse o relógio. “Aí sobem, boa noite, boa noite, e apagam a luz. Em cento e nove anos ninguém disse isso para mim. Por isso eu pergunto, pergunto: bom? Se eu parar de perguntar, não tem mesmo ninguém.”`,
  settled: `O relógio baixou os ponteiros, só o bastante para espiar. “E para mim, que horas é hora de dormir?”, perguntou. “É agora”, disse {name}. “Boa noite, relógio.” “Então *tem* alguém”, disse ele. [Lá dentro os pesos soltaram o ar.] Tique, disse. Toque, disse, como quem sorri no escuro.`,
};

export const wonder: SeenTelling<BrazilianNoun> = {
  noun: a('janela colorida'),
  title: `a janela que acorda uma vez por ano`,
  sign: `No alto da casa, debaixo do telhado, há uma janela redonda de vidro colorido.~, e~ Uma noite por ano a lua passa bem atrás.~+, e~ Ela acorda. A tia mais velha já viu, e só sabe dizer: “Ah.” Pois a noite era essa.`,
  trace: `No chão havia um ingresso do tamanho de uma unha, com um canto roído, que quer dizer pago. “*Caixa de chapéu dois, lugar quatro*”, leu {name}. “Quem é que olha para uma caixa de chapéu?”, perguntou {pal}. “Na caixa a gente senta”, disse {name}. “Mas olha para o quê?”`,
  found: `Ali, debaixo do telhado da casa, estava a janela colorida, escura como um poço. Na frente, em caixas de chapéu, sentavam-se nove ratos, uma mariposa e o cavalo de balanço.~, e~ A lua já estava bem atrás.~+, mas~ A janela continuava escura de propósito.`,
  near: `Ao lado do quarto há uma janela redonda de vidro colorido. Hoje tinham vindo para ver: dois ratos, uma mariposa e um chinelo.~, e~ A lua já estava no lugar.~+, só que~ A janela se fazia de escura. “Olhem para o tapete, é melhor”, disse ela.`,
  first: `“A gente fecha os olhos”, disse {name} para a janela, “e aí você acende.” Todos fecharam, e alguns ainda puseram a pata em cima. “Tem alguém olhando”, disse a janela. “Quem?”, perguntou {name}. “A mariposa.” “Eu não tenho pálpebra”, disse a mariposa.~+,~ E assim a janela não acendeu.`,
  second: `“Só um cantinho”, disse {pal} para a janela. “Só o vermelho, e a gente vai dormir.” A janela pensou bem. “Eu até faria”, disse, “mas ele é grudado no amarelo.” “Então esses dois”, disse {pal}. “E o amarelo”, disse a janela, “é grudado em tudo.”`,
  why: `“Não olhem”, disse a janela, com uma voz fininha. “Agora eu tenho uma rachadura. Foi o granizo, e ela atravessa o azul inteiro. E todo mundo veio, com ingresso, para ver uma coisa sem defeito. Se eu acender, só vão ver a rachadura.”`,
  settled: `A janela deixou entrar um pingo de vermelho, do tamanho de uma cereja. Depois veio o ouro.~+, e depois~ O azul, com a rachadura de ponta a ponta. E a rachadura brilhava como um rio.~, e~ Todos disseram ah, do jeito certo. {name} pôs uma mão na luz.~+, e~ Ela ficou azul.`,
};
