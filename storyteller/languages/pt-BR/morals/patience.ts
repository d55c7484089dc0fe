import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'patience'> = {
  middle: {
    plant: `Esperar era uma coisa que {name} fazia depressa. Quem pedisse para contar até cem ouvia isto: “Um, dois, pula uns, noventa e nove, cem.” “Ali faltou bastante”, disse {pal}. “Era só meio”, disse {name}. [Torrada se comia antes de ser torrada.]`,
    turn: {
      restless: `“Um, dois, pula uns”, disse {pal}.~+, e~ {name} parou e olhou para {being}, que todo mundo pulava. “Um”, disse {name}, e chegou perto. “Dois. Três. Vou olhar para você durante o cem inteiro. Quatro.” Era uma conta de verdade, com o meio dentro.~+, e~ No sessenta {name} ainda estava ali.`,
      wonder: `Mas isso era só um, dois, pula uns, e não tinha meio nenhum. Então {name} ergueu dez dedos, onde {being} pudesse ver. “Um”, disse {name}, e dobrou um bem devagar. “Não é para apressar. Eu espero, com meio e tudo, pelo que você tiver. Dois.”`,
    },
    bed: `Pegar no sono leva um tempo, e é quase tudo meio. {name} ficou olhando o meio e descobriu que era macio, e que não era preciso pular nem um pedaço.`,
  },
  duck: {
    plant: `{name} tinha pintado o pato de madeira de amarelo. “Já secou?”, perguntou {name}, com o polegar.~, mas~ Não tinha secado. “Agora tem um polegar nele”, disse {pal}.~+, e~ Então passou-se mais tinta em cima do polegar, pela terceira vez. “Que pato demorado”, disse {name}.`,
    turn: {
      restless: `Mas o polegar de {name} estava amarelo, de um pato que não ficava em paz. Ele foi fechado na mão.~+, e~ {name} chegou perto {being.de} e ficou. “Não precisa ter pressa”, disse {name}. “Eu só vou olhando, e espero.” Foi um tempo comprido e amarelo, e {name} olhou até o fim.`,
      wonder: `“Tem pato em você”, disse {pal}. Tinha mesmo, no polegar inteiro, e {name} o fechou na mão. “Eu não soube esperar pelo meu pato”, disse {name} para {being}, “e só vi polegar. O seu eu queria ver como vier. Não precisa ser muito.” E {name} deixou que fosse devagar.`,
    },
    bed: `O pato ficou ao lado da cama, amarelo de ponta a ponta. “Já secou?”, perguntou {pal}. “Acho que sim”, disse {name}, e deixou os polegares debaixo do cobertor. Podia esperar até de manhã, e ele continuou secando por conta dele, no escuro.`,
  },
};
