import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'self-confidence'> = {
  humming: {
    plant: `Quand personne n’écoute, {name} bourdonne.~, mais~ Ce n’est pas un air.~+, c’est~ Une seule note basse, qui vibre. Voilà que ça recommence, et {pal} se retourne. «C’était toi?» «Non», dit {name}. La note rentre.~+, et~ Les dents se ferment dessus.`,
    turn: {
      restless: `Mais derrière les dents, la note s’est remise à vibrer.~, alors~ {name} vient tout près {being.de}, et la laisse sortir, les oreilles brûlantes. «Qu’est-ce que c’est?» demande {pal}. «C’est moi, dit {name}. Tu peux t’arrêter. Tant que ça vibre, tu entends que je suis là. Et quand ça s’arrête, je reprends juste mon souffle.»`,
      wonder: `«C’était toi?» demande {pal}.~, car~ Quelque chose a bourdonné. Cette fois, {name} ne dit pas non. {name} s’avance vers {being}, et devant tout le monde la laisse sortir: une note basse, comme une abeille dans une tasse. «C’est tout, et je la cache. Mais c’est ce que j’ai, et j’aimerais voir ce que tu as.»`,
    },
    bed: `{name} bourdonne dans l’oreiller, mais pas pour le cacher. L’oreiller bourdonne avec.~+, et~ Le lit aussi. «C’était toi?» demande {pal}. «Mmm», dit {name}, sur la même note, et c’était vrai.`,
  },
  ears: {
    plant: `Quand {name} écoute très fort, ses deux oreilles bougent.~, et~ Elles le font toutes seules, en haut, en bas, comme chez un lapin. C’est pour ça que le bonnet descend jusqu’aux sourcils. «Tu as froid?» demande {pal}. «Non, dit {name}. J’aime quand ça serre.»`,
    turn: {
      restless: `«Ton bonnet recommence», dit {pal}. «Je sais», dit {name}.~+, et~ {name} l’ôte, juste en face {being.de}. Les deux oreilles vont en haut, en bas. «Elles font ça quand j’écoute quelqu’un, dit {name}, et c’est toi. Tu peux t’arrêter, elles continueront, tu le verras. [Elles écoutent aussi le silence.]»`,
      wonder: `Alors, au-dessus des sourcils, le bonnet monte et descend. Cette fois, {name} s’avance vers {being}, et l’ôte.~+, et~ Les oreilles vont en haut, en bas. «C’est tout ce qu’elles font. Ce n’est pas grand-chose, et je le cachais. Maintenant j’aimerais voir le tien, même s’il n’y en a pas plus que ça.»`,
    },
    bed: `Le bonnet pend au bout du lit, et rien n’y bouge.~+,~ Mais sur l’oreiller, si. «Tu écoutes quoi?» demande {pal}. «Toi, qui respires», dit {name}. Les oreilles montent, elles descendent.~+, et~ Chaque fois c’est un peu plus lent.`,
  },
};
