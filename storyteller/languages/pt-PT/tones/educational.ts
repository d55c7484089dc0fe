import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'educational'> = {
  open: [
    `{name} fechou os olhos e continuou a ouvir as chávenas. É verdade: as orelhas não têm pálpebras.~+, e por isso~ Ouvem a noite toda. «E o que fazem as minhas ao barulho?», perguntou {name}. «Deixam passar», disseram, «quase sempre.»`,
    `Havia um bocejo à mesa, e {name} apanhou-o. É verdade: pega-se de pessoa em pessoa.~+, e~ Até aos cães se pega. «Porquê?», perguntou {name}. «Ninguém sabe ao certo», disseram, e bocejaram.~+,~ E lá foi o bocejo dar mais uma volta.`,
    `«Na colher eu estou de pernas para o ar», disse {name} ao jantar, «mas só à frente.» E está certo, porque uma colher é um espelho fundo. O que vem de cima, manda-o para baixo.~+, e~ {name} virou a colher. «E aqui sou só nariz.»`,
  ],
  outside: `«Não vejo nada», disse {pal}. «Os olhos ainda estão a abrir», disse {name}. No escuro a bolinha preta do olho cresce, para entrar mais luz.~+, e~ Durante meia hora vai-se vendo melhor. «Agora já te vejo», disse {pal}.`,
  rest: `Sentaram-se, e {name} contou as batidas do coração, noventa num minuto. «O do rato é seis vezes mais rápido», disse {name}. «O da baleia é lento.» «Porquê?», perguntou {pal}. Quem é pequeno arrefece mais depressa.~+ e~ Tem de queimar mais. «Então sou quase baleia», disse {pal}[, e recostou-se].`,
  doorstep: `«Esta almofada tem o teu cheiro», disse {pal}, a deitar a cabeça. «Não tem cheiro nenhum», disse {name}, e cheirou. «Ah. Tem.» Tem sempre, mas o nariz só dá por aquilo que é novo. <toddler: Por isso é preciso virar um pouco para o lado|Por isso é preciso sair e voltar>.`,
  close: [
    `Todas as pálpebras estavam fechadas, mas duas orelhas, que não têm nenhuma, ainda estavam abertas. Deixavam passar os barulhos, só que mesmo a dormir conhecemos o próprio nome, e por isso ele diz-se baixinho.`,
    `Mais uma coisa verdadeira: não é preciso ver um bocejo para o apanhar, basta que se fale dele. Por isso o do jantar, o de {name}, talvez já tenha chegado aqui.`,
    `Mais uma coisa que é verdade: no olho, como na colher, tudo está de pernas para o ar, e é a cabeça que endireita. Atrás das pálpebras de {name} já não havia nada para endireitar.`,
  ],
  links: [
    `{name} olhava para trás em cada curva, porque na volta o mesmo caminho parece outro.`,
    `{name} olhava um pouco para o lado das coisas, porque no escuro o canto do olho vê melhor do que o meio.`,
    `{name} e {pal} iam lado a lado, porque quem vai encostado perde menos calor.`,
    `{name} pôs uma mão atrás da orelha, porque uma orelha maior apanha mais som.`,
    `{name} ia com um olho fechado, para que, se viesse uma luz, ele continuasse com o escuro de antes.`,
    `{name} e {pal} pararam de falar, porque o barulho de perto tapa os de longe.`,
  ],
  threads: {
    facts: {
      end: `«Sei três coisas que ao jantar não sabia», disse {name}. «E amanhã ainda as sabes?», perguntou {pal}. «Melhor», disse {name}, e é verdade. O que se aprende de dia fica guardado de noite, durante o sono. [Então {name} não se mexeu, para não atrapalhar.]`,
    },
  },
};
