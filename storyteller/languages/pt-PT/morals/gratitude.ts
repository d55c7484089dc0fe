import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'gratitude'> = {
  thanks: {
    plant: `No bolso de {name} havia um pãozinho quente.~:~ Alguém o tinha lá metido, para o caminho, sem dizer nada. {name} virou-se para a cozinha e disse: «Bem haja! Está muito bom!» «Isso foi para quem?», perguntou {pal}. «Não faço ideia», disse {name}, «mas pôs-lhe manteiga.»`,
    turn: {
      restless: `Então o pãozinho, ainda quente, deu sinal no bolso de {name}.~+, e~ {name} virou-se para {being}. «Bem hajas», disse. «Porquê?», perguntou {pal}. «Por me teres tirado da cama. Se dormisses, nunca te conhecia. E agora, quando te calares, fico a conhecer-te na mesma.»`,
      wonder: `«Então bem hajas», disse {name} {being.ao}. «Mas ainda não começou», disse {pal}. {name} tirou do bolso o pãozinho, que tinha sido agradecido antes da primeira dentada. «Para mim, já», disse {name}. «Ando feliz desde manhã, e devo-to a ti. Não precisa de ser mais do que é. Só gostava de ver.»`,
    },
    bed: `O pãozinho comeu-se na cama, até à última migalha. Tinha ido quente para o bolso.~+, e~ No meio ainda estava macio. «Bem haja», disse outra vez {name}, para o escuro. E, dois quartos adiante, alguém respondeu: «Ora essa, de nada.»`,
  },
  cake: {
    plant: `No mês passado, a tia-avó Odila mandou um pão de ló, que só durou um dia. O cartão a agradecer é que durava mais.~:~ Vivia no bolso de {name}, já com meio bolo desenhado. «Não será tarde de mais?», perguntou {pal}. «Acho que é», disse {name}.`,
    turn: {
      restless: `Alguma coisa estalou. Era o cartão, no bolso de {name}, atrasado como só um cartão sabe estar.~+, e~ {name} chegou-se muito {being.ao}. «Esqueci-me de te agradecer uma coisa», disse {name}. «Eu não conseguia dormir, e ouvi-te. Deixei de ser só eu. Agora que vim, também não és só tu.»`,
      wonder: `«Isso já está acabado?», perguntou {pal}. Falava do cartão, que saía do bolso de {name} com meio bolo. «Não», disse {name}, e mostrou-o {being.ao}. «Queria que ficasse perfeito, e nunca mais o mandei. Metade já dava para agradecer. Por isso agradeço-te já, pelo que tiveres. Posso ver?»`,
    },
    bed: `O cartão ficou à cabeceira, agora com um bolo inteiro. A metade nova saíra mais torta do que a velha. <sound: Nas costas, igualmente torto, vinha um retrato {being.de}.|> «Ainda é tarde de mais?», perguntou {pal}. «É tardíssimo», disse {name}, de olhos fechados. «Mas está inteiro.»`,
  },
};
