import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'educational'> = {
  open: [
    `{name} fechou os olhos e continuou ouvindo as xícaras. É verdade: orelha não tem pálpebra.~+, e por isso~ Escuta a noite toda. “E o que as minhas fazem com o barulho?”, perguntou {name}. “Deixam passar”, disseram, “quase sempre.”`,
    `Havia um bocejo na mesa, e {name} pegou. É verdade: as pessoas pegam das pessoas.~+, e~ Até cachorro pega. “Por quê?”, perguntou {name}. “Ninguém sabe direito”, disseram, e bocejaram.~+,~ E lá foi ele dar mais uma volta.`,
    `“Na colher eu estou de cabeça para baixo”, disse {name} no jantar, “mas só na frente.” E está certo, porque colher é um espelho fundo.~, e~ O que vem de cima ela manda para baixo.~+, e~ {name} virou a colher. “E aqui sou só nariz.”`,
  ],
  outside: `“Não vejo nada”, disse {pal}. “Os olhos ainda estão abrindo”, disse {name}. No escuro a bolinha preta do olho cresce, para entrar mais luz.~+, e~ O olho vai melhorando por meia hora. “Agora já vejo você”, disse {pal}.`,
  rest: `Sentaram-se, e {name} contou as batidas do coração, noventa por minuto. “O do rato é seis vezes mais rápido”, disse {name}. “O da baleia é lento.” “Por quê?”, perguntou {pal}. Quem é pequeno esfria antes.~+ e~ Precisa queimar mais. “Então já sou quase baleia”, disse {pal}[, e se recostou].`,
  doorstep: `“Este travesseiro tem o seu cheiro”, disse {pal}, deitando a cabeça. “Não tem cheiro nenhum”, disse {name}, e cheirou. “Ah. Tem.” Sempre tem, mas o nariz só avisa o que é novo. <toddler: Por isso é preciso virar um pouco para o lado|Por isso é preciso sair e voltar>.`,
  close: [
    `Todas as pálpebras estavam fechadas, mas duas orelhas, que não têm nenhuma, ainda estavam abertas. Deixavam passar os barulhos, só que mesmo dormindo a gente conhece o próprio nome, e por isso ele se diz baixinho.`,
    `Mais uma coisa verdadeira: não é preciso ver um bocejo para pegar, basta que falem dele. Então o do jantar, que {name} pegou, talvez já tenha chegado aqui.`,
    `Mais uma coisa que é verdade: no olho, como na colher, tudo está de cabeça para baixo, e é a cabeça que desvira. Atrás das pálpebras de {name} não havia mais nada para desvirar.`,
  ],
  links: [
    `{name} olhava para trás em cada curva, porque na volta o mesmo caminho parece outro.`,
    `{name} olhava um pouco para o lado das coisas, porque no escuro a beirada do olho vê mais que o meio.`,
    `{name} e {pal} iam lado a lado, porque quem vai encostado perde menos calor.`,
    `{name} pôs uma mão atrás da orelha, porque orelha maior pega mais som.`,
    `{name} ia com um olho fechado, para que, se viesse uma luz, ele continuasse com o escuro de antes.`,
    `{name} e {pal} pararam de falar, porque o barulho de perto cobre os de longe.`,
  ],
  threads: {
    facts: {
      end: `“Sei três coisas que no jantar eu não sabia”, disse {name}. “E amanhã ainda vai saber?”, perguntou {pal}. “Melhor”, disse {name}, e é verdade. O que se aprende de dia é fixado de noite, durante o sono. [Então {name} não se mexeu, para não atrapalhar.]`,
    },
  },
};
