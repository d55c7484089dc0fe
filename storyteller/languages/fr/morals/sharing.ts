import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'sharing'> = {
  scarf: {
    plant: `Les nuits sont parfois froides sur les bords.~+, alors~ {name} met son écharpe neuve. Elle est rouge et fait trois tours. «Il y a de la place pour moi, là-dedans?» demande {pal}. «Il y en a tout juste pour un cou», dit {name}[, en serrant le bout encore une fois].`,
    turn: {
      restless: `Alors {name} touche l’écharpe, et pense au froid qu’il fait quand personne n’est à côté. Tout près {being.de}, {name} la déroule, une fois, deux fois, trois fois. Un bout reste.~+, et~ L’autre se pose juste à côté. «Ce bout-là est à toi, dit {name}. Et moi je suis au mien, jusqu’à ce que tu dormes.»`,
      wonder: `«Il fait froid», dit {pal}, et ceux qui attendent le disent aussi.~,~ Alors {name} déroule l’écharpe rouge, un tour, deux tours, trois tours. L’écharpe suit le rang.~+, et~ Chacun en tient un morceau. «C’est un petit morceau chacun, dit {name} {being.a}, et regarde, personne n’en demande plus. Un petit morceau de toi, ça nous irait aussi.»`,
    },
    bed: `L’écharpe pend au bout du lit. On l’a tirée des deux côtés.~+, et~ Elle est plus longue que neuve. {name} la mesure. «Elle fait le tour de trois personnes, maintenant. {Pal} compris{pal?m:|f:e}.»`,
  },
  cushion: {
    plant: `«C’est pour quoi, le coussin?» demande {pal}. «Pour s’asseoir, s’il faut attendre», dit {name}. Il est petit, et bleu. {{Pal} l’essaie sur une chaise de la cuisine. {pal} descend par le côté|{Pal} l’essaie sur une chaise de la cuisine, et descend par le côté}. «Il y en a juste pour un derrière», dit {name}, en le prenant sous le bras.`,
    turn: {
      restless: `Alors, *flop*, le coussin bleu se pose tout près {being.de}, avec {name} dessus. Puis {name} se pousse vers le bord, là où la couture est dure.~+, et~ Cela en laisse une moitié. [{name} y donne deux petites tapes.] «Ce côté-là est à toi. Moi, j’ai l’autre, et de là je peux te regarder jusqu’à ce que tu dormes.»`,
      wonder: `«Je peux avoir *un* côté du coussin?» demande {pal}. {name} le pose, tout près {being.de}.~+, et~ Chacun prend un bord. On dépasse de chaque côté, et au milieu il reste un bout, grand comme une tasse. «C’est pour toi, dit {name}. C’est le meilleur. C’est pour toi qu’on est venu, et pas pour plus.»`,
    },
    bed: `Le coussin est près du lit. Avant, il avait un creux.~+, et~ Maintenant il en a deux. «Il y en a un à moi?» demande {pal}. «Ils sont pris, dit {name}, mais tu peux avoir la moitié de l’oreiller.»`,
  },
};
