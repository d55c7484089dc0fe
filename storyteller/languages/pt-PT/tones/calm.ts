import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'calm'> = {
  open: [
    `O dia estava nas últimas, e {name}, na cozinha, via-o ir-se embora. Saiu dos cantos.~+ e~ Depois saiu das chávenas, sem fazer barulho. «Já se acabou?», perguntaram. «Ainda há um restinho na colher», disse {name}.`,
    `Entre o jantar e o apagar da luz há uma hora que não tem nome. {name} estava lá dentro, sem mexer um dedo, com as duas mãos abertas no colo. «Que tens aí?», perguntaram. «Nada», disse {name}. «Hoje está levezinho.»`,
    `O jantar tinha acabado.~+, mas~ Ninguém se levantava da mesa. «Falta alguma coisa?», perguntaram. «Não», disse {name}, e deixou-se estar. As colheres ficaram onde as tinham pousado.~, e~ A noite veio por cima delas, a começar pelos cabos.`,
  ],
  outside: `No escuro, apalparam os botões, seis em cada casaco.~:~ Estavam todos fechados. «É cedo?», perguntou {pal}. «Para quê?», disse {name}. E {pal}, por mais que pensasse, não soube dizer. O escuro estava no lugar dele, como todas as noites. <toddler: Fizeram-lhe companhia|Entraram devagar, como quem entra na água>.`,
  rest: `Sentaram-se, e por um bom bocado ninguém disse palavra. Ouvia-se uma respiração.~+, e~ Depois ouvia-se outra, um nadinha mais comprida. «Disseste alguma coisa?», perguntou {pal}. «Não», disse {name}. «Estava a saber tão bem», disse {pal}, e continuaram a não dizer nada.`,
  doorstep: `O casaco de {name} voltou para o cabide.~+, mas~ Ainda ali baloiçou um bocadinho, como quem vem a chegar. «São horas de dormir?», perguntou {pal}. «Quase», disse {name}. Esperaram que ele parasse de todo.~+, e~ Só depois foram para a cama.`,
  close: [
    `O dia já tinha saído também da colher. Na cozinha, às escuras, estava a colher.~+, e~ Na cama, às escuras e no quentinho, estava {name}.`,
    `Em cima do cobertor, como depois do jantar, havia duas mãos abertas. Lá dentro só tinham escuro, que ainda pesa menos do que nada.`,
    `Tal como viera por cima das colheres, a noite veio por cima da cama. Levou os pés. Levou os joelhos.~+ e~ Levou as mãos. Parou no queixo, para a cara ficar de fora. E mais nada.`,
  ],
  links: [
    `Por um bocado {name} e {pal} não disseram nada, e nada fez falta.`,
    `{name} ia devagar, de mãos abertas, e {pal} também não tinha pressa.`,
    `O escuro ia ao lado de {name} e {pal}, com pés de lã.`,
    `A manga de {name} roçava no casaco, e era tudo quanto se ouvia.`,
    `{name} contou dez respirações das compridas e depois perdeu-lhes a conta.`,
    `«Não há pressa», disse {pal}, e passaram a ir ainda mais devagar.`,
  ],
  threads: {
    listen: {
      one: `Pararam um bocadinho, sem razão nenhuma.~, e~ {name} pôs-se a ouvir as coisas de perto: uma manga, um botão, uma respiração. Por baixo delas havia outra coisa, grave e vagarosa. «Isto sempre aqui esteve?», perguntou {name}. «Sempre», disse {pal}. «É que não empurra ninguém.»`,
      two: `Pararam outra vez. Calaram-se primeiro os sons de perto.~, e~ A seguir calou-se o som grave. Por baixo dele havia um terceiro, lá muito longe, comprido, e outra vez comprido, como alguém a virar-se numa cama enorme. «O que é aquilo?», perguntou {name}. «Acho que é só a noite», disse {pal}.`,
      three: `Agora mal era preciso escutar.~:~ O som de longe vinha sem ninguém o chamar, comprido, e outra vez comprido. Já ninguém respirava noutro compasso. «És tu que fazes isto?», perguntou {pal}. «Não», disse {name}. «Isto é que nos faz a nós.»`,
      end: `{name} pôs-se à escuta uma última vez. Ouviu o lençol, ouviu a almofada. Lá estava o som grave, lá estava o de longe.~, e~ Por baixo deles havia mais um, o que ficava mais perto. Era {name} a respirar.`,
    },
    fold: {
      one: `{name} tirou do bolso um lenço, dobrado e redobrado até ser um quadradinho gordo.~, e~ Abriu-lhe uma dobra, uma só. «O que tem dentro?», perguntou {pal}. «A outra metade», disse {name}. [Estiveram a olhar para ela, branca, com um vinco ao meio.] Depois o lenço voltou para o bolso.`,
      two: `O lenço saiu outra vez do bolso.~+, e~ {name} abriu mais uma dobra. Já era do tamanho de um livro, com um vinco em cruz. «Continua sem nada», disse {pal}. «Pois continua», disse {name}, «mas já é mais nada do que há bocado.»`,
      three: `Muito devagar, {name} abriu a última dobra. O lenço ficou tão grande que foram precisas quatro mãos para o segurar. Ao meio subiu um nadinha.~+ e~ Tornou a descer. «É só isto?», perguntou {pal}. «É isto tudo», disse {name}.`,
      end: `O lenço estava estendido na almofada, e {name} estava em cima do lenço. Ainda lá tinha os vincos.~+, mas~ Debaixo de uma cara quente desfaziam-se um a um. «Já está liso?», perguntou {pal}. «Está quase», disse {name}.`,
    },
  },
};
