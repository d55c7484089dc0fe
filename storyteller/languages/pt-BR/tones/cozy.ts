import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'cozy'> = {
  open: [
    `O cobertor bom, o da pontinha macia, tinha acabado de sair de perto do fogão.~+ e~ Cheirava a torrada. “Quem ficou com a pontinha?”, perguntaram. “Eu”, disse {name}. A pontinha era do tamanho exato de um nariz.~+, e~ Foi no nariz que ela ficou.`,
    `“Ainda não pode”, disseram.~, e~ Na lata de pão, ao lado do fogão, esquentavam os chinelos de {name}. “Já assaram?” Alguém enfiou um dedo. “Agora.” Então {name} enfiou os pés.~+, e~ Foi como pisar em dois pãezinhos.`,
    `“Depressa”, chamaram do fogão, “que esfria!” O pijama vinha direto do cano quente.~, e~ {name} mergulhou de cabeça.~+, e~ Por um tempo só se viu um calombo morno. “Vai sair daí?”, perguntaram. “Não”, disse o calombo. “Agora eu moro aqui.”`,
  ],
  outside: `O casaco vinha direto do cano quente.~+, e~ Aqui fora parecia uma cama. “Cabe um pedaço de mim?”, perguntou {pal}.~, e~ {name} abriu um lado.~+, e~ {pal} se mudou lá para dentro. [Levou um tempo até os cotovelos acharem lugar.] “Melhorou”, disse o casaco, com duas vozes.`,
  rest: `Era hora de descansar.~+, e~ Descansar ali era se encostar. Primeiro {name} se encostou em {pal}.~+, e depois~ {pal} se encostou em {name}. “Estou pesando muito?”, perguntou {pal}. [A pergunta era boa e merecia um minuto.] “Não”, disse {name}, lá de baixo. “Está pesando o certo.”`,
  doorstep: `A cozinha tinha guardado o calor para quem voltava.~+, e~ Cheirava a torrada. Tirou-se o casaco.~+, e~ Vieram os chinelos, quentes do fogão. “Como vão os dedos?”, perguntou alguém. “Acabaram de chegar”, disse {name}, e mexeu todos os dez.`,
  close: [
    `No escuro, o nariz saiu procurando a pontinha macia. Não demorou, {porque ela também procurava|porque a pontinha também estava procurando por ele}. Ainda cheirava a torrada, a lã e um pouquinho de {name}.`,
    `Os chinelos dormiam lado a lado na lata de pão, com um pano por cima.~+, e~ Estariam assados para o café da manhã. Na cama, debaixo do outro pano, estava {name}. {E ali tudo já estava no ponto|E ali, pelo cheiro, tudo já estava no ponto}.`,
    `No meio da cama havia um calombo morno. “Vai sair daí?”, perguntaram baixinho.~+, e~ Ninguém disse que não. O calombo subia devagar.~+ e~ Devagar descia. Agora morava ali.`,
  ],
  links: [
    `{name} e {pal} iam lado a lado, como dois pãezinhos no mesmo saco.`,
    `Assim foram {name} e {pal}, no quentinho de duas mãos num bolso só.`,
    `{name} parou para fechar um botão, e {pal} chegou perto, para aproveitar o calor.`,
    `No lugar em que {name} encostava em {pal}, ainda era um pouco a cozinha.`,
    `{pal} pegou a mão fria de {name}, guardou um tempo e devolveu quente.`,
    `“Está com calor?”, perguntou {pal}. “Do seu lado”, disse {name}, e trocaram de lado.`,
  ],
  threads: {
    flask: {
      one: `Alguém tinha enchido a garrafa térmica com leite quente e mel.~, e~ Dava para três copos. O primeiro foi tomado ali mesmo, um gole de cada vez.~+, e~ O calor desceu até os dedos dos pés. “Já está no pé esquerdo”, disse {name}. “Agora nos dois.”`,
      two: `“Segundo copo”, disse {pal}.~+, e~ A garrafa suspirou ao abrir, como quem enfim se senta. [Quem não bebia segurava a tampa.] “Chegou no quente bom”, disse {name}, “aquele de deixar a cara dentro.” Então a cara ficou dentro.~+, primeiro~ Uma, depois a outra.`,
      three: `Ainda havia um copo na garrafa.~+, e~ Duas cabeças espiaram. “Esse é da cama”, disse {name}.~, e~ Então {name} abraçou a garrafa.~+, e~ {pal} abraçou {name}, um quente dentro do outro. [Lá no fundo se ouvia o mel andar.] “Por fora também esquenta?”, perguntou {name}. “Por fora”, disse {pal}, “está ótimo.”`,
      end: `O último copo foi tomado na cama, meio a meio.~+, e~ Já não queimava. Estava morno como uma mão.~+, e~ O mel tinha ido todo para o fundo, esperar alguém. [{pal} ficou com a tampa.]`,
    },
    patch: {
      one: `Dentro da manga, {name} levava um pedaço de cobertor velho, menor que uma mão. [Era o único que restava.] De tão macio, ele ia sozinho para o nariz. “Posso?”, perguntou {pal}. “Só puxando o ar”, disse {name}. “Se soprar, fica úmido.”`,
      two: `“Meu nariz está frio”, disse {pal}.~, e~ Da manga de {name} saiu o pedacinho de cobertor.~+, e~ Ficou um bom tempo encostado ali. “Melhorou?” “Bmm”, disse {pal}.~+, e~ Foi só isso que atravessou o pano.~, mas~ Quando voltou para a manga, levava o calor de dois.`,
      three: `“De quem é a vez?”, perguntou {name}. “Sua.” “Pensei que fosse sua.” [Foi assim por um tempo, com muita educação.] Um queria que o paninho ficasse com o outro.~, mas~ Então as cabeças se juntaram, bochecha com bochecha, com o paninho no meio.~+, e~ Deu para todo mundo.`,
      end: `O cobertor bom tinha um lugar gasto, bem em cima dos pés.~, e~ {name} pôs ali o pedacinho velho.~+, e~ Parecia cortado sob medida. “É para os dedos”, disse {name}. {Os dedos já dormiam|Mas os dedos já tinham pegado no sono}.`,
    },
  },
};
