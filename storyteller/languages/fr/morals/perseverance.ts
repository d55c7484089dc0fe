import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'perseverance'> = {
  whistle: {
    plant: `{name} apprend à siffler. On avance les lèvres, on souffle.~+, et~ D’habitude il sort un *fff*. «*Fff*», fait {name} dans une manche, et «*fff*» dans l’autre[, comme depuis dimanche en huit]. «Ce n’est peut-être pas de famille», dit {pal}. «Pas à cette minute, dit {name}. *Fff.*»`,
    turn: {
      restless: `Quelqu’un fait «*fff*», et c’est {name}. «Pas maintenant», dit {pal}. «Encore une fois», dit {name}, de tout près. Les lèvres s’avancent, *fff, fff*.~+, et puis~ Mince et tremblante, une vraie note sort, et va droit jusque là-bas. «C’était moi, dit {name} {being.a}. Je réponds, et je suis juste ici.»`,
      wonder: `«Encore une fois», dit {name}, et se penche à l’oreille {pal.de}. Les lèvres s’avancent, et c’est encore un *fff*.~+, mais~ Il est tiède, comme pour un chocolat. {pal} ferme les yeux, comme dans un bain. «Jusqu’ici je n’ai que ça, dit {name}, et on l’aime bien. Le tien peut venir comme il vient.»`,
    },
    bed: `«Encore une fois», dit {name}, sous la couverture. La note sort.~+, et~ Elle est meilleure, elle est presque deux notes. «L’autre moitié, c’est pour demain», dit {pal}. «Ou après-demain», dit {name}, car rien ne presse.`,
  },
  string: {
    plant: `À table, {name} a une ficelle sur dix doigts: dessus, dessous, et on lâche. «Voilà, un berceau», dit {name}. «C’est un nœud, dit {pal}. Dis que c’est une toile, c’est plus court.» «Ce n’est pas fini», dit {name}.~+, et~ Cela va dans la poche, nœud compris.`,
    turn: {
      restless: `Alors un doigt se prend dans quelque chose.~+, et~ C’est la ficelle. De tout près, {name} défait le nœud: dessus, dessous, on lâche. Voilà un berceau, avec un trou au milieu. Par le trou, {name} regarde {being}, et continue de regarder. «Je te vois. Je le tiens ouvert jusqu’à ce que tu dormes.»`,
      wonder: `«C’est un *berceau*», dit {name} à la ficelle, [alors que personne n’a rien dit, ]et s’approche pour la défaire, boucle après boucle. Dessus, dessous, et lentement on lâche. C’est un berceau: quatre bouts de ficelle, et le reste en trous. «Il n’y a rien de plus, dit {name}, et regarde, il tient. Je ne veux pas plus que ce qu’il y a.»`,
    },
    bed: `La ficelle est près de l’oreiller, bien fatiguée.~, et~ Ce n’est plus qu’une boucle.~+, mais~ Elle a des plis, maintenant. «Elle se rappelle», dit {name}. «Alors ce n’était pas une toile», dit {pal}, et bâille.`,
  },
};
