import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'calm'> = {
  open: [
    `O dia estava quase gasto, e da cozinha {name} via-o ir-se embora. Saiu primeiro dos cantos.~+ e depois~ Saiu das chávenas. «Já acabou?», perguntaram. «Ainda há um pouco na colher», disse {name}.`,
    `Entre o jantar e o apagar da luz há uma hora que não tem nome.~, e~ {name} estava nela, sem se mexer, com as duas mãos abertas. «Que tens aí?», perguntaram. «Nada», disse {name}. «Hoje está muito leve.»`,
    `O jantar tinha acabado, e ainda ninguém se tinha levantado. «Falta alguma coisa?», perguntaram. «Não», disse {name}, e ficou. As colheres estavam onde as tinham posto.~+, e~ A noite veio por cima delas, primeiro os cabos.`,
  ],
  outside: `No escuro apalparam os botões, seis em cada casaco.~+, e~ Todos os seis estavam fechados. «É cedo?», perguntou {pal}. «Para quê?», disse {name}.~+, e~ {pal} pensou e não soube. O escuro estava onde costuma estar todas as noites, e <toddler: fizeram-lhe companhia|entraram mais nele, devagar>.`,
  rest: `Sentaram-se, e durante um bom bocado ninguém disse nada.~+;~ Saía uma respiração, e depois outra. E {pal} virou-se. «Disseste alguma coisa?» «Não», disse {name}. «Estava a saber bem», disse {pal}, e continuaram mais um pouco.`,
  doorstep: `O casaco de {name} voltou para o gancho.~+ e~ Ali ainda se mexeu um pouco, como se andasse. «É hora de dormir?», perguntou {pal}. «Quase», disse {name}.~, e~ Ficaram a olhar até ele parar de todo, e depois foram para a cama.`,
  close: [
    `O dia saíra também da colher, e estava todo gasto. Na cozinha escura estava a colher. Na cama escura, e mais quente, estava {name}.`,
    `Em cima do cobertor, como depois do jantar, as duas mãos estavam abertas. Agora não havia nada nelas, só o escuro.~+, e~ Também era muito leve.`,
    `Como por cima das colheres, a noite veio por cima da cama, devagar. Levou primeiro os pés, depois os joelhos, depois as mãos, até ao queixo. Não havia nada.`,
  ],
  links: [
    `Durante um bocado {name} e {pal} não disseram nada, e nada fez falta.`,
    `{name} ia devagar, de mãos abertas, e {pal} também não tinha pressa.`,
    `O escuro acompanhava {name} e {pal}, sem barulho nenhum.`,
    `Uma manga de {name} roçou no casaco, e foi tudo o que se ouvia.`,
    `{name} contou dez respirações lentas e esqueceu-se de continuar a contar.`,
    `«Não há pressa», disse {pal}, e foram um pouco mais devagar.`,
  ],
  threads: {
    listen: {
      one: `Pararam um pouco, sem motivo.~+, e~ {name} ouviu as coisas de perto: uma manga, um botão, uma respiração. Debaixo delas havia outra, lenta e baixa. «Isso esteve sempre aí?», perguntou {name}. «Sempre», disse {pal}. «É que não empurra.»`,
      two: `Pararam outra vez.~, e~ Primeiro foram-se embora os sons de perto.~+, e depois~ Foi o som baixo. Debaixo dele havia um terceiro, muito longe: comprido, e comprido outra vez, como alguém a virar-se numa cama enorme. «O que é?», perguntou {name}. «Acho que é só a noite», disse {pal}.`,
      three: `Agora quase não era preciso tentar, porque o som de longe vinha sem ser chamado, comprido, e comprido outra vez.~, e~ Já todos respiravam a esse passo. «És tu que estás a fazer isto?», perguntou {pal}. «Não», disse {name}. «Isso é que nos está a fazer a nós.»`,
      end: `{name} escutou mais uma vez, primeiro o lençol e a almofada. Lá estava o som baixo, lá estava o de longe. Debaixo de todos havia mais um, o mais próximo, que era {name} a respirar.`,
    },
    fold: {
      one: `De um bolso saiu um lenço, dobrado e dobrado até ser um quadradinho grosso.~+, e~ {name} abriu uma dobra só. «O que tem lá dentro?», perguntou {pal}. «A outra metade», disse {name}. [Ficaram a olhar para ela, branca, com um vinco ao meio.] Depois o lenço voltou para o bolso.`,
      two: `O lenço saiu outra vez, e {name} abriu mais uma dobra. Já era do tamanho de um livro, com uma cruz no meio. «Continua sem nada dentro», disse {pal}. «Continua», disse {name}, «mas é mais nada do que dantes.»`,
      three: `Devagar {name} abriu a última dobra.~+, e~ O lenço ficou tão largo que foram precisas quatro mãos. No meio subiu um pouco, e desceu. «É só isso?», perguntou {pal}. «É tudo isso», disse {name}.`,
      end: `O lenço estava aberto na almofada, e {name} estava no lenço. Ainda tinha as dobras.~+, mas~ Debaixo de uma bochecha quente elas desapareciam, uma a uma. «Já está liso?», perguntou {pal}. «Quase», disse {name}.`,
    },
  },
};
