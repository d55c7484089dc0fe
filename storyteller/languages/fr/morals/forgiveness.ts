import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'forgiveness'> = {
  elbow: {
    plant: `Pour la nuit, {name} a un biscuit.~,~ Puis {pal} se retourne, il y a un coude.~+, et~ Il y a des miettes. «Pardon!» dit {pal}, en riant, parce qu’il a rebondi. «Ce n’est rien», dit {name}.~, mais~ Ce n’est pas rien.~+, et~ Là où le coude a touché, c’est resté tout chaud de colère.`,
    turn: {
      restless: `«Toi aussi, maintenant, tu t’en vas», dit {being}. {name} fait un pas, puis deux, et se retourne. «Tu as cassé mon biscuit, dit {name} {pal.a}, et tu as ri.» «Je te demande pardon», dit {pal}.~+,~ Alors {name} revient s’asseoir. «C’est comme ça que je m’en vais. Je reviens, chaque fois.»`,
      wonder: `Alors {name} voit une miette, sur sa manche, la dernière du biscuit. «Tu l’as cassé, dit {name} {pal.a}, et tu as ri.» «Pardon d’avoir ri», dit {pal}. {name} mord la miette en deux, et {pal} en a la moitié. «Tu vois, dit {name} {being.a}, un bout de toi suffit.»`,
    },
    bed: `Dans les côtes de {name}, il y a de nouveau quelque chose.~+:~ C’est un coude, ou l’idée d’un coude. «Pardon», dit {pal}, dans le noir. «Non, laisse-le», dit {name}. Il est juste à l’endroit qui brûlait, et il est seulement tiède.`,
  },
  red: {
    plant: `{Pal} a emprunté le crayon rouge de {name}, le long.~+, et~ Il est revenu en deux. «Maintenant, tu en as deux», dit {pal}. «J’en avais un long», dit {name}. «Eh bien, deux, c’est plus», dit {pal}.~, et~ Les deux moitiés vont dans la poche.~+, où~ Elles font *clic*.`,
    turn: {
      restless: `*Clic*, font les deux bouts de crayon, dans la poche de {name}. «Tu l’as cassé», dit {name} {pal.a}. «Pardon», dit {pal}, très bas. {name} lui donne une moitié, et s’assoit près {being.de}. «J’ai boudé toute la soirée, et ma colère est restée là. Maintenant qu’elle est passée, c’est moi qui reste.»`,
      wonder: `Mais dans la poche de {name}, il y a le crayon rouge. «Il était long, avant le pied {pal.de}», dit {name} {being.a}. «Pardon», dit {pal}. D’une moitié, {name} trace un rond autour d’un pouce, aussi rouge qu’avant. [{Pal} en a un aussi.] «Il est court, et encore tout rouge. Le tien peut être court.»`,
    },
    bed: `Il y a deux rouges près du lit, un de chaque côté. «C’est dommage qu’il ne soit plus long», dit {pal}, dans le noir.~, et~ {name} pousse une moitié, jusqu’à toucher l’autre. «D’ici, il l’est», dit {name}. *Clic*, fait-il, très bas.~+, et~ Il ne bouge plus.`,
  },
};
