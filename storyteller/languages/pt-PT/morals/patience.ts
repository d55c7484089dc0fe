import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'patience'> = {
  middle: {
    plant: `Esperar era uma coisa que {name} fazia depressa. Quem pedisse para contar até cem ouvia isto: «Um, dois, salta uns, noventa e nove, cem.» «Faltou ali muita coisa», disse {pal}. «Era só o meio», disse {name}. [As torradas, comia-as antes de o serem.]`,
    turn: {
      restless: `«Um, dois, salta uns», disse {pal}.~+, e~ {name} parou e olhou para {being}, que toda a gente saltava. «Um», disse {name}, e chegou perto. «Dois. Três. Vou olhar para ti durante o cem inteiro. Quatro.» Era uma conta a sério, com o meio dentro.~+, e~ Aos sessenta {name} ainda estava ali.`,
      wonder: `Mas isso era só um, dois, salta uns, e não tinha meio nenhum. E {name} ergueu dez dedos, onde {being} pudesse ver. «Um», disse {name}, e dobrou um muito devagar. «Não é para apressar. Eu espero, com meio e tudo, pelo que tiveres. Dois.»`,
    },
    bed: `Adormecer leva o seu tempo, e é quase tudo meio. {name} ficou a olhar para o meio e descobriu que era macio, e que não era preciso saltar nem um pedaço.`,
  },
  duck: {
    plant: `{name} tinha pintado o pato de madeira de amarelo. «Já secou?», perguntou {name}, com o polegar.~, mas~ Não tinha secado. «Agora tem um polegar nele», disse {pal}.~+, e~ Passou-se mais tinta em cima do polegar, pela terceira vez. «Que pato demorado», disse {name}.`,
    turn: {
      restless: `Mas o polegar de {name} estava amarelo, de um pato que não ficava em paz. Ficou fechado na mão.~+, e~ {name} chegou perto {being.de} e ficou. «Não precisas de ter pressa», disse {name}. «Fico só a olhar, e espero.» Foi um tempo comprido e amarelo, e {name} olhou até ao fim.`,
      wonder: `«Tens pato em ti», disse {pal}. Tinha mesmo, no polegar inteiro, e {name} fechou-o na mão. «Eu não soube esperar pelo meu pato», disse {name} {being.ao}, «e só vi polegar. O teu queria vê-lo como vier. Não precisa de ser muito.» E {name} deixou que fosse devagar.`,
    },
    bed: `O pato ficou ao lado da cama, amarelo de ponta a ponta. «Já secou?», perguntou {pal}. «Acho que sim», disse {name}, e deixou os polegares debaixo do cobertor. Podia esperar até de manhã, e ele continuou a secar por conta própria, no escuro.`,
  },
};
