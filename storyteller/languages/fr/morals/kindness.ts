import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'kindness'> = {
  beetle: {
    plant: `Sur la table de la cuisine, couché sur le dos, il y a {tiny.un}, qui rame[ sans avancer du tout]. On n’a pas le temps.~+, mais~ {name} tend un doigt. Quelqu’un s’y accroche, et se retrouve à l’endroit. «Pourquoi tu as fait ça?» demande {pal}. «J’avais un doigt de libre», dit {name}.`,
    turn: {
      restless: `Mais l’un des doigts de {name} ne bouge pas. C’est celui où {tiny} s’est accroché{tiny?m:|f:e}, après avoir ramé, ramé, sans personne. Alors {{name} s’approche et le tend. {name} le tient tranquille|{name} s’approche, le tend, et le tient tranquille}. «Voilà pour toi, dit {name}. Je suis à l’autre bout, et je reste jusqu’à ce que tu dormes.»`,
      wonder: `«Avec {tiny}, c’était plus vite fait, dit {pal}. Un doigt suffisait.» Là-dessus, {name} s’arrête. Puis, de tout près, {name} lève ce doigt et un pouce, presque fermés. «C’est grand comme ça, dit {name}, et j’ai pris le temps. Pour toi je le prendrais aussi, même si c’était tout.»`,
    },
    bed: `Quelqu’un est entré: {tiny.un}, qui s’installe sur la lampe, près du lit, à l’endroit. Ce pourrait être n’importe lequel.~+, mais~ On se regarde comme des gens qui se connaissent.`,
  },
  hiccup: {
    plant: `«Bon, alors», commence {pal}, à la table de la cuisine.~+, et~ Il vient un *hic*. {Pal} regarde autour, pour voir si on a entendu. «*Hic*», dit {name}, mais ce n’est pas un vrai. «Tu l’as aussi?» demande {pal}. «Oui, dit {name}, ça circule.»`,
    turn: {
      restless: `*Hic*, fait {pal}, chez qui c’est revenu. «*Hic*», dit {name}, sans y penser.~+, puis~ {name} s’arrête. Le hoquet n’est ennuyeux que quand personne d’autre ne l’a.~,~ Alors {name} s’approche {being.de}, les yeux grands ouverts. «Maintenant je ne dors pas non plus. Je te regarde en plein, et on s’arrête ensemble.»`,
      wonder: `«C’est le hoquet, ce qu’on a là-bas?» demande {pal}. «Quelque chose comme ça», dit {name}.~+,~ Et de tout près, dans tout ce silence, {name} fait *hic*. Toutes les têtes se tournent.~+, et~ C’était un très petit *hic*. «Je n’ai que ça, et regarde, personne n’est rentré. J’aimerais voir le tien, juste ce qu’il y a.»`,
    },
    bed: `Dans le noir, quelqu’un fait *hic*. Cette fois c’est un vrai, et c’est {name}. «*Hic*», dit aussitôt {pal}, chez qui il n’y en a pas.~+, puis~ On attend le suivant, et il s’est endormi.`,
  },
};
