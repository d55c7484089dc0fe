import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'patience'> = {
  middle: {
    plant: `Esperar era coisa que {name} fazia muito depressa. Pediam-lhe que contasse até cem.~+, e~ Contava: «Um, dois, salta uns tantos, noventa e nove, cem.» «Faltou aí muita coisa», disse {pal}. «Era só o meio», disse {name}. [As torradas, comia-as ainda em pão.]`,
    turn: {
      restless: `«Um, dois, salta uns tantos», disse {pal}. {name} parou a olhar para {being}, que toda a gente saltava. «Um», disse {name}, e chegou-se ao pé. «Dois. Três. Vou olhar para ti durante o cem inteiro. Quatro.» Desta vez era uma conta com meio.~+, e~ No sessenta {name} ainda lá estava.`,
      wonder: `Mas isso era um, dois, salta uns tantos, e o meio, onde estava? {name} levantou dez dedos, onde {being} os visse bem. «Um», disse {name}, e baixou um, devagarinho. «Não é para te apressar. Eu espero com meio e tudo, seja pelo que for. Dois.»`,
    },
    bed: `Adormecer leva o seu tempo.~, e~ É quase tudo meio. {name} deixou-se ir por ele fora e descobriu que era fofo. Não apetecia saltar nem um bocadinho.`,
  },
  duck: {
    plant: `{name} tinha pintado de amarelo o pato de madeira. «Já secou?», perguntou {name}, e foi lá com o polegar. Ainda não. «Agora tem um dedo marcado», disse {pal}. Levou mais tinta por cima do dedo, pela terceira vez. «Que pato tão demorado», disse {name}.`,
    turn: {
      restless: `Mas {name} trazia o polegar amarelo, de um pato a que ninguém dava sossego. Fechou-o na mão.~, e~ Sentou-se ao pé {being.de}. «Não precisas de te despachar», disse {name}. «Eu não mexo em nada. Fico só a olhar.» Foi um tempo comprido e amarelo.~+, e~ {name} olhou até ao fim.`,
      wonder: `«Tens pato na mão», disse {pal}. E tinha, o polegar inteiro.~, e~ {name} fechou-o na palma. «Pelo meu pato não soube esperar», disse {name} {being.ao}, «e agora é só dedadas. Pelo teu espero. Não precisa de ser grande coisa.» E {name} deixou-o vir, ao seu vagar.`,
    },
    bed: `O pato ficou à cabeceira, amarelo de uma ponta à outra. «Já secou?», perguntou {pal}. «Acho que sim», disse {name}, e deixou os polegares debaixo da roupa. Até de manhã havia tempo.~+, e~ O pato, sozinho no escuro, lá acabou de secar.`,
  },
};
