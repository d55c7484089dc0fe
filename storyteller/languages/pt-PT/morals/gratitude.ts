import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'gratitude'> = {
  thanks: {
    plant: `No bolso de {name} havia um pãozinho quente, que alguém ali pusera para depois, sem dizer nada.~, e~ {name} virou-se para a cozinha e disse: «Bem haja, está muito bom!» «Para quem foi isso?», perguntou {pal}. «Não faço ideia», disse {name}, «mas tem manteiga.»`,
    turn: {
      restless: `Então, no bolso de {name}, o pãozinho deu um toque, ainda quente.~+, e~ {name} virou-se de frente para {being}. «Bem hajas», disse. «Porquê?», perguntou {pal}. «Por me teres tirado da cama. Agora já te conheço e, quando te calares, conheço-te na mesma.»`,
      wonder: `«Então bem hajas», disse {name} {being.ao}. «Mas ainda nem começou», disse {pal}.~+, e~ {name} tirou do bolso o pãozinho, a que dera graças antes da primeira dentada. «Para mim começou», disse {name}. «Ando feliz desde manhã, e isso veio de ti. Não precisa de ser mais do que é. Só queria ver.»`,
    },
    bed: `O pãozinho comeu-se na cama, todo o que havia. Tinha ido quente para o bolso e ainda era macio no meio. «Bem haja», disse {name} outra vez, para o escuro.~+,~ E dois quartos adiante alguém disse: «De nada.»`,
  },
  cake: {
    plant: `No mês passado a tia-avó Odila mandou um bolo, que acabou num dia.~, mas~ O cartão de agradecimento demorava mais.~+, e~ Morava no bolso de {name}, já com meio bolo desenhado. «Não será tarde de mais?», perguntou {pal}. «Acho que é», disse {name}.`,
    turn: {
      restless: `Alguma coisa estalou. Era o cartão no bolso de {name}, tão atrasado como só um cartão pode estar.~+, e~ {name} chegou muito perto {being.de}. «Esqueci-me de agradecer uma coisa», disse {name}. «Não conseguia dormir, e ouvi-te. Não era só eu. Agora vim, e não és só tu.»`,
      wonder: `«Isso está acabado?», perguntou {pal}. Era o cartão, a sair do bolso de {name} com meio bolo. «Não», disse {name}, e mostrou-o {being.ao}. «Queria que ficasse bom, e não continuei. Metade já era linda. Por isso agradeço o que tiveres. Posso ver?»`,
    },
    bed: `Ao lado da cama estava o cartão, e agora havia nele um bolo inteiro. A metade nova era mais torta do que a velha. <sound: Atrás, igualmente torto, havia um retrato {being.de}.|> «Ainda é tarde de mais?», perguntou {pal}. «É tardíssimo», disse {name}, de olhos fechados. «Mas está inteiro.»`,
  },
};
