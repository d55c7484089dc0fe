import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'diversity'> = {
  knot: {
    plant: `Il y a un nœud au cordon <toddler: du pyjama|du manteau>. {name} tire.~+, et~ Il serre plus fort. «Moi, je les prends par l’autre bout», dit {pal}. «Un nœud, il n’y a qu’une façon», dit {name}, qui tire encore, jusqu’à ce qu’il soit dur comme une noix.`,
    turn: {
      restless: `Le pouce de {name} tombe sur le nœud, dur comme une noix.~, alors~ {name} essaie par l’autre bout.~+, et~ Il s’ouvre. «Bonjour», dit {name} {being.a}. «C’est la nuit», dit {pal}. «Je commence par l’autre bout. J’ai dit bonjour, alors maintenant il faut que je sois là pour le matin, et toi tu peux t’arrêter.»`,
      wonder: `Mais sous le pouce de {name}, il y a le nœud, toujours fermé. Par l’autre bout, il s’ouvre. «Alors je regarde aussi par l’autre côté», dit {name}, en passant à côté {being.de}. «Oh! D’ici, on ne voit que des yeux. Je reste. [Toi, fais juste autant que tu as.]»`,
    },
    bed: `On renoue le cordon pour la nuit.~+, et~ Cette fois {name} commence par l’autre bout. «C’est à l’envers», dit {pal}. «Seulement vu de chez toi», dit {name}.~, et~ Cela fait une bonne boucle douce, qui tient toute la nuit.`,
  },
  backward: {
    plant: `{pal} a une façon de partir à reculons.~, et~ C’est ainsi que l’on quitte la table, ce soir, avec un long salut. «C’est le mauvais sens, dit {name}, tu as la figure derrière.» «C’est là qu’ils sont», dit {pal}. [Puis on se cogne, et c’était {name}.]`,
    turn: {
      restless: `«Attends, dit {name}. Toi, qu’est-ce que tu vois, quand on s’en va?» «Des dos», dit {being}. {name} pense {pal.a}, qui part à reculons en faisant signe.~+, et~ {name} essaie: un pied derrière, un bras en l’air. «C’est comme ça que je partirai. Tu peux t’arrêter, je te regarderai tout le long.»`,
      wonder: `Mais {pal} s’est encore mis{pal?m:|f:e} dans le mauvais sens. «Je peux essayer?» demande {name}. Alors, devant tout le monde, c’est le dos de {name} qui s’avance vers {being}. «Regarde, c’est mon mauvais côté, et je crois qu’il n’y a pas grand-chose dessus. Commence aussi par le tien. C’est celui-là que j’aimerais voir.»`,
    },
    bed: `C’est à reculons que {name} se met au lit.~, et~ Cela prend un moment.~, car~ L’oreiller n’est plus à sa place. «C’est le mauvais sens», dit {pal}. «Je n’avais pas fini de regarder», dit {name}, et regarde jusqu’à ce qu’il fasse trop noir.`,
  },
};
