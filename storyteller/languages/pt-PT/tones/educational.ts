import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'educational'> = {
  open: [
    `{name} fechou os olhos com força.~+, mas~ Continuava a ouvir as chávenas. É verdade: as orelhas não têm pálpebras.~+, e por isso~ Passam a noite inteira a ouvir. «E as minhas, o que fazem ao barulho?», perguntou {name}. «Deixam-no passar», disseram, «quase sempre.»`,
    `Andava um bocejo à mesa.~+, e~ {name} apanhou-o. É verdade: os bocejos pegam-se de uns para os outros.~, e~ Até aos cães se pegam. «Porquê?», perguntou {name}. «Ninguém sabe ao certo», disseram, e bocejaram. Lá foi ele dar mais uma volta à mesa.`,
    `«Na colher estou de pernas para o ar», disse {name} ao jantar, «mas só do lado da sopa.» E está muito certo, que uma colher é um espelho encovado.~:~ O que lhe chega de cima, manda-o para baixo. {name} virou a colher. «Deste lado, sou só nariz.»`,
  ],
  outside: `«Não vejo nada», disse {pal}. «É que os olhos ainda estão a abrir», disse {name}. Às escuras, a bolinha preta do olho cresce, para deixar entrar mais luz.~, e~ Durante meia hora vê-se cada vez melhor. «Olha, já lá estás», disse {pal}.`,
  rest: `Sentaram-se, e {name} contou o coração a bater, noventa vezes num minuto. «O do rato bate seis vezes mais depressa», disse {name}. «O da baleia é muito vagaroso.» «Porquê?», perguntou {pal}. Quem é pequeno arrefece mais depressa.~+, e por isso~ Tem de queimar mais. «Então devo ser quase baleia», disse {pal}[, e recostou-se].`,
  doorstep: `«Esta almofada cheira a ti», disse {pal}, ao pousar a cabeça. «Não cheira a nada», disse {name}, e foi lá com o nariz. «Ah. Pois cheira.» Cheira sempre.~+, mas~ O nariz só dá por aquilo que é novidade. <toddler: É preciso virar-se um bocadinho e tornar a cheirar|É preciso ir passear e voltar>.`,
  close: [
    `Estavam fechadas as pálpebras todas. Só duas orelhas, que não têm nenhuma, continuavam abertas e deixavam passar os barulhos. Mas o nosso nome, esse, ouve-se mesmo a dormir.~+, e por isso~ Diz-se baixinho.`,
    `Mais uma coisa verdadeira: para apanhar um bocejo nem é preciso vê-lo.~:~ Basta que se fale dele. O do jantar, o de {name}, talvez já aqui tenha chegado.`,
    `Mais uma coisa verdadeira: também dentro do olho, como na colher, anda tudo de pernas para o ar.~, e~ A cabeça é que endireita as coisas. Atrás das pálpebras de {name}, já não havia nada para endireitar.`,
  ],
  links: [
    `{name} olhava para trás em cada curva, porque à volta o mesmo caminho parece outro.`,
    `{name} olhava um bocadinho para o lado das coisas, porque às escuras o canto do olho vê melhor do que o meio.`,
    `{name} e {pal} iam de ombro encostado, porque assim se perde menos calor.`,
    `{name} pôs a mão atrás da orelha, porque uma orelha maior apanha mais som.`,
    `{name} ia com um olho fechado, que, se aparecesse uma luz, esse ficava habituado ao escuro.`,
    `{name} e {pal} calaram-se, porque um barulho de perto tapa todos os de longe.`,
  ],
  threads: {
    facts: {
      end: `«Já sei três coisas que ao jantar não sabia», disse {name}. «E amanhã, ainda as sabes?», perguntou {pal}. «Até melhor», disse {name}, e é verdade: o que se aprende de dia arruma-se de noite, enquanto se dorme. [{name} ficou sem se mexer, para não estorvar as arrumações.]`,
    },
  },
};
