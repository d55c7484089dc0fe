import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'calm'> = {
  open: [
    `O dia estava quase gasto, e da cozinha {name} o via ir embora. Saiu primeiro dos cantos.~+ e depois~ Saiu das xícaras. “Já acabou?”, perguntaram. “Ainda tem um pouco na colher”, disse {name}.`,
    `Depois do jantar e antes da luz existe uma hora que não tem nome.~, e~ {name} estava nela, sem se mexer, com as duas mãos abertas. “O que você está segurando?”, perguntaram. “Nada”, disse {name}. “Hoje está bem leve.”`,
    `O jantar tinha acabado, e ninguém ainda tinha se levantado. “Faltou alguma coisa?”, perguntaram. “Não”, disse {name}, e ficou. As colheres estavam onde foram postas.~+, e~ A noite veio por cima delas, primeiro os cabos.`,
  ],
  outside: `No escuro foram apalpando os botões, seis em cada casaco.~+, e~ Todos os seis estavam fechados. “É cedo?”, perguntou {pal}. “Para quê?”, disse {name}.~+, e~ {pal} pensou e não sabia. O escuro estava onde fica toda noite, e <toddler: fizeram companhia a ele|entraram mais nele, devagar>.`,
  rest: `Sentaram-se, e por um bom tempo ninguém disse nada.~+, e~ Saía uma respiração, e depois outra. Então {pal} se virou. “Você falou?” “Não”, disse {name}. “Estava bom”, disse {pal}, e continuaram mais um pouco.`,
  doorstep: `O casaco de {name} voltou para o gancho.~+ e~ Ali ainda se mexeu um pouco, como se andasse. “É hora de dormir?”, perguntou {pal}. “Quase”, disse {name}.~, e~ Ficaram olhando até ele parar de todo, e depois foram para a cama.`,
  close: [
    `O dia tinha saído da colher também, e estava gasto por inteiro. Na cozinha escura estava a colher. Na cama escura, e mais quente, estava {name}.`,
    `Em cima do cobertor, como depois do jantar, as duas mãos estavam abertas. Agora não havia nada nelas, só o escuro.~+, e~ Ele também era bem leve.`,
    `Como por cima das colheres, por cima da cama a noite veio devagar. Pegou primeiro os pés, depois os joelhos, depois as mãos, até o queixo. Mais nada havia.`,
  ],
  links: [
    `Por um tempo {name} e {pal} não disseram nada, e nada fez falta.`,
    `{name} ia devagar, de mãos abertas, e {pal} não ia mais depressa.`,
    `O escuro acompanhava {name} e {pal}, sem barulho nenhum.`,
    `Uma manga de {name} roçou no casaco, e era tudo o que se ouvia.`,
    `{name} contou dez respirações lentas e esqueceu de continuar contando.`,
    `“Pressa não há”, disse {pal}, e foram um pouco mais devagar.`,
  ],
  threads: {
    listen: {
      one: `Pararam um pouco, sem motivo.~+, e~ {name} ouviu as coisas de perto: uma manga, um botão, uma respiração. Debaixo delas havia outra, lenta e baixa. “Isso esteve sempre aí?”, perguntou {name}. “Sempre”, disse {pal}. “É que não empurra.”`,
      two: `Pararam de novo.~, e~ Primeiro foram embora os sons de perto.~+, e depois~ Foi o som baixo. Debaixo dele havia um terceiro, muito longe: comprido, e comprido outra vez, como alguém se virando numa cama enorme. “O que é?”, perguntou {name}. “Acho que é só a noite”, disse {pal}.`,
      three: `Agora quase não era preciso tentar, porque o som de longe vinha sem ser chamado, comprido, e comprido outra vez.~, e~ Toda respiração já ia nesse passo. “É você que está fazendo isso?”, perguntou {pal}. “Não”, disse {name}. “É isso que está fazendo a gente.”`,
      end: `{name} escutou mais uma vez, primeiro o lençol e o travesseiro. Lá estava o som baixo, lá estava o de longe. Debaixo de todos havia mais um, o mais próximo, que era {name} respirando.`,
    },
    fold: {
      one: `De um bolso saiu um lenço, dobrado e dobrado até ser um quadradinho grosso.~+, e~ {name} abriu uma dobra só. “O que tem dentro?”, perguntou {pal}. “A outra metade”, disse {name}. [Olharam um pouco para ela, branca, com um risco no meio.] Depois o lenço voltou para o bolso.`,
      two: `O lenço saiu outra vez, e {name} abriu mais uma dobra. Já era do tamanho de um livro, com uma cruz no meio. “Continua sem nada dentro”, disse {pal}. “Continua”, disse {name}, “mas é mais nada do que antes.”`,
      three: `Devagar {name} abriu a última dobra.~+, e~ O lenço ficou tão largo que foram precisas quatro mãos. No meio ele subiu um pouco, e desceu. “É só isso?”, perguntou {pal}. “É tudo isso”, disse {name}.`,
      end: `O lenço estava aberto no travesseiro, e {name} estava no lenço. Ainda tinha as dobras.~+, mas~ Debaixo de uma bochecha quente elas iam sumindo, uma por uma. “Já está liso?”, perguntou {pal}. “Quase”, disse {name}.`,
    },
  },
};
