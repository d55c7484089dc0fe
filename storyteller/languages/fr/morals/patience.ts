import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'patience'> = {
  middle: {
    plant: `Attendre, {name} le fait très vite. Demandez de compter jusqu’à cent, et voici: «Un, deux, je saute un peu, quatre-vingt-dix-neuf, cent.» «Il y en avait d’autres, là-dedans», dit {pal}. «Ce n’était que du milieu», dit {name}. [Le pain grillé se mange avant d’être grillé.]`,
    turn: {
      restless: `«Un, deux, je saute un peu», dit {pal}.~, et~ {{name} s’arrête. {name} se retourne vers {being}, que tout le monde saute|{name} s’arrête, et se retourne vers {being}, que tout le monde saute}. «Un, dit {name}, de tout près. Deux. Trois. Je te regarde pendant les cent, et après je recommence. Quatre.» C’est un vrai compte, avec le milieu dedans.~+, et~ À soixante, {name} est encore là.`,
      wonder: `Mais ce n’était que un, deux, je saute un peu, sans aucun milieu.~,~ Alors {name} lève dix doigts, bien en face {being.de}. «Un», dit {name}, en pliant le premier, lentement. «Ce n’est pas pour te presser. J’attends, milieu compris, juste ce que tu as. Deux.»`,
    },
    bed: `S’endormir prend un moment.~+, et~ Là-dedans il y a beaucoup de milieu. {name} le regarde, trouve qu’il est doux, et qu’il n’y a vraiment pas besoin d’en sauter.`,
  },
  duck: {
    plant: `{name} a peint en jaune le canard de bois. «Il est sec?» demande {name}, et le demande avec le pouce. Il ne l’est pas. «Maintenant, il a un pouce dedans», dit {pal}.~, et~ On repeint donc par-dessus, pour la troisième fois. «C’est un canard tellement lent», dit {name}.`,
    turn: {
      restless: `Mais le pouce de {name} est jaune, à cause d’un canard qu’on ne sait pas laisser tranquille. Il rentre dans le poing.~+, et~ {name} vient tout près {being.de}, et reste. «Tu n’as pas besoin d’avoir fini. Je regarde, simplement, et je regarderai encore quand tu auras fini.» [Le moment est long, et jaune.]`,
      wonder: `«Tu as du canard sur toi», dit {pal}. C’est vrai, sur tout un pouce, que {name} enferme dans le poing. «Je n’ai pas su attendre mon canard, dit {name} {being.a}.~, alors~ Je n’ai jamais vu que du pouce. Le tien, j’aimerais le voir comme il vient, même lent.»`,
    },
    bed: `Le canard est près du lit, jaune d’un bout à l’autre. «Il est sec?» demande {pal}. «Je pense bien», dit {name}, les deux pouces sous la couverture.~, car~ Cela peut attendre demain.~+, et~ Il continue de sécher tout seul, dans le noir.`,
  },
};
