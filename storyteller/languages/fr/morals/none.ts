import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'none'> = {
  bet: {
    plant: `<toddler: «Quelle main?» demande {name}, en tendant les deux, fermées. C’est un jeu avec un bouton: l’un le cache, l’autre le trouve. «Celle-là», dit {pal}. La main s’ouvre, et il n’y a rien. Le bouton était dans l’autre. «Encore», dit {pal}.|«Je te parie le bouton que c’est de la soupe», avait dit {pal} avant le dîner, et c’était de la soupe. {Pal} a donc le bouton, le seul qu’il y ait. «Je te parie que je le regagne», dit {name}. «Contre quoi?» demande {pal}. «Contre le bouton», dit {name}.>`,
    turn: {
      restless: `<toddler: Seulement, le bouton est dans la main de {name}. Alors {name} s’approche {being.de}, et tend deux mains fermées. «Laquelle?» La première est vide. «Il est parti», dit {being}. {name} ouvre l’autre: le bouton. «Tu ne le voyais pas, et il était là. Je suis comme lui. Tu peux t’arrêter, et je suis encore là.»|«Je te parie le bouton que tu pars», dit {pal}. «Je te parie que non», dit {name}, et s’approche {being.de}. «Chaque fois que tu regardes, je suis là.» «Jusqu’à quand?» demande {pal}, le bouton à la main. «Jusqu’à ce que plus personne ne regarde, dit {name}. C’est notre seul bouton.»>`,
      wonder: `<toddler: Mais {pal} tend deux poings fermés. «Lequel?» {name} choisit l’un, puis l’autre, et voilà le bouton. «Oh!» dit {name}, comme la première fois, et s’approche {being.de} pour le montrer. «Il est petit, et il a deux trous. [Chaque fois, on dit *oh*.] Maintenant c’est ton tour.»|«Je te parie le bouton, dit {name} {pal.a}, que c’est juste assez.» «Tu ne l’as même pas vu», dit {pal}. «Non, mais je sais combien j’en veux.» {name} s’approche {being.de}, et lève le bouton. «Comme ça. C’est petit, et au milieu il y a surtout des trous. J’ai parié sur toi.»>`,
    },
    bed: `<toddler: «Quelle main?» dit {name}, au lit. Sur la couverture, il y a deux mains fermées. {Pal} y pense longtemps, les yeux fermés. «Celle-là», dit {pal}. C’est la bonne, et le bouton y est tout chaud.|«Je te parie le bouton que je dors avant toi», dit {pal}. {name} réfléchit. «Alors tu ne pourras pas venir le prendre.» On le pose donc au milieu, un doigt dessus de chaque côté. Là, il devient chaud, et personne ne l’a encore gagné.>`,
  },
  potato: {
    plant: `«Qu’est-ce qui a un cou, et pas de tête?» demande {pal}, qui aime les devinettes. «Une pomme de terre», dit {name}. «Non, une bouteille.» {name} répond cela à toutes les devinettes.~, et~ Ce n’a jamais été juste. «Un jour ce sera une pomme de terre, dit {name}, et je serai là.»`,
    turn: {
      restless: `«Qu’est-ce qui va au lit, demande {pal}, et ne se retourne pas?» «Une pomme de terre, sûrement.» «Non, c’est moi.» Alors {name} s’approche {being.de}. «Et qu’est-ce qui est là, te regarde, et reste?» «Une autre pomme de terre», dit {pal}. «Non, dit {name}, moi, et demain encore.»`,
      wonder: `«Personne ne l’a vu, et je veillerais toute la nuit pour ça, dit {name}. Qu’est-ce que c’est?» «Une pomme de terre», dit {pal}. «Presque», dit {name}, et s’approche {being.de}. «On ne sait jamais, pour une pomme de terre, avant de l’avoir sortie. Mais ce soir, c’est toi.» {name} attend, les mains ouvertes.`,
    },
    bed: `«Encore une, dit {pal}, dans le noir. Qu’est-ce qui a des yeux, ne bouge pas, et ne voit rien?» {name} y pense longtemps, les yeux fermés. «Alors c’est moi», dit {name}.~, et~ Un silence passe. «C’était la pomme de terre», dit {pal}.`,
  },
};
