import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'kindness'> = {
  beetle: {
    plant: `Sul tavolo di cucina c’era {tiny.un} a pancia in su, che remava. Tempo non ce n’era.~+, ma~ {name} porse un dito, e fu di nuovo in piedi. «Perché l’hai fatto?» chiese {pal}. «Avevo un dito libero» disse {name}.`,
    turn: {
      restless: `Un dito di {name} rimase dov’era, quello a cui poco prima si era tenuto qualcuno di piccolissimo.~+, e così~ {name} lo porse {being.a}, e lo tenne fermo. «È per te» disse. «Resto finché non dormi.»`,
      wonder: `«{tiny} ha fatto prima» disse {pal}. «Bastava un dito.» Allora {name} si fermò.~, e~ Da vicino alzò il dito e il pollice, quasi chiusi. «{tiny} è così» disse {name} {being.a}, «e mi ci fermo.~+, e~ Mi fermerei anche per te, fosse pure tutto qui.»`,
    },
    bed: `Dentro era entrato qualcuno: {tiny.un}, sulla lampada, dritto in piedi.~+, e~ Poteva essere chiunque.~+, ma~ Guardava {name} come se si conoscessero.`,
  },
  hiccup: {
    plant: `«Dunque…» cominciò {pal}, a tavola. E poi: «Hic.» Era un singhiozzo, e {pal} guardò se qualcuno aveva sentito. «Hic» disse {name}, ed era finto. «Ce l’hai anche tu?» «Sì» disse {name}. «Gira.»`,
    turn: {
      restless: `«Hic» fece di nuovo {pal}. «Hic» disse {name}, senza pensarci, e si fermò. È brutto solo finché ce l’ha uno solo. Allora {name} andò {being.a}, a occhi spalancati. «Adesso veglio anch’io.~+:~ Ti guardo, e smettiamo insieme.»`,
      wonder: `«È un singhiozzo?» chiese {pal}. «Una cosa simile» disse {name}. E da vicino, in tutto quel silenzio, disse: «Hic.» Si voltarono tutti.~+, ed~ Era un hic piccolo. «È tutto quel che ho» disse {name} {being.a}, «e nessuno è andato a casa.~+, e~ Vorrei vedere il tuo.»`,
    },
    bed: `Al buio qualcuno fece «hic». Questo era vero, ed era di {name}. «Hic» disse subito {pal}, che non ce l’aveva.~+, e~ Aspettarono il prossimo.~+, ma~ Si era addormentato.`,
  },
};
