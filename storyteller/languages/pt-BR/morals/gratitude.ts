import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'gratitude'> = {
  thanks: {
    plant: `No bolso de {name} havia um pãozinho quente, que alguém pôs ali para depois, sem dizer nada.~, e~ {name} se virou para a cozinha e disse: “Que cheiro bom! Valeu!” “Para quem foi isso?”, perguntou {pal}. “Não faço ideia”, disse {name}, “mas tem manteiga.”`,
    turn: {
      restless: `Então, no bolso de {name}, o pãozinho deu um toque, ainda quente.~+, e~ {name} se virou de frente para {being}. “Valeu”, disse. “Por quê?”, perguntou {pal}. “Por me tirar da cama. Agora já conheço você e, quando você se calar, vou conhecer do mesmo jeito.”`,
      wonder: `“Então, valeu”, disse {name} para {being}. “Mas ainda nem começou”, disse {pal}.~+, e~ {name} tirou do bolso o pãozinho, que ganhou um valeu antes da primeira mordida. “Para mim começou”, disse {name}. “Estou feliz desde cedo, e isso veio de você. Não precisa ser mais do que é. Eu só queria ver.”`,
    },
    bed: `O pãozinho acabou na cama, o tanto que restava. Tinha ido quente para o bolso e ainda era macio no meio. “Valeu”, disse {name} de novo, para o escuro.~+,~ E dois quartos adiante alguém disse: “De nada.”`,
  },
  cake: {
    plant: `No mês passado a tia-avó Odila mandou um bolo, que acabou num dia.~, mas~ O cartão de agradecimento demorava mais.~+, e~ Morava no bolso de {name}, já com meio bolo desenhado. “Não está tarde demais?”, perguntou {pal}. “Acho que está”, disse {name}.`,
    turn: {
      restless: `Alguma coisa estalou. Era o cartão no bolso de {name}, tão atrasado quanto um cartão pode ser.~+, e~ Então {name} chegou bem perto {being.de}. “Esqueci de agradecer uma coisa”, disse {name}. “Eu não dormia, e aí ouvi você. Não era só eu. Agora eu vim, e não é só você.”`,
      wonder: `“Isso está pronto?”, perguntou {pal}. Era o cartão, saindo do bolso de {name} com meio bolo. “Não”, disse {name}, e o mostrou para {being}. “Eu queria que ficasse bom, e não continuei. Metade já era linda. Por isso agradeço o que você tiver. Posso ver?”`,
    },
    bed: `Ao lado da cama estava o cartão, e agora havia nele um bolo inteiro. A metade nova era mais torta que a velha. <sound: Atrás, igualmente torto, havia um retrato {being.de}.|> “Ainda está tarde demais?”, perguntou {pal}. “Está tardíssimo”, disse {name}, de olhos fechados. “Mas é um inteiro.”`,
  },
};
