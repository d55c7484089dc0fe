import type { PalTelling } from '../../bank.ts';
import { called, type FrenchNoun } from '../noun.ts';

export const smudge: PalTelling<FrenchNoun> = {
  noun: called('Flou', 'm'),
  intro: `Flou est un artiste.~+, et~ Il suffit de regarder la poignée de la porte pour savoir qu’il est passé. Il a un gros crayon orange, et un pouce de la même couleur. «Je ne touche à rien», dit-il à {name}, en se grattant le nez. [Maintenant, le nez est orange.]`,
  quirk: `«Dessine quelque chose avec des bords», dit {name}. Flou dessine une brique. Il frotte un peu du pouce.~+, et~ C’est une brioche. «Elle a molli, ils font tous ça, dit-il, en cachant le pouce. Les vrais artistes ont des bords.» [Un jour il a dessiné un cactus, et quelqu’un lui a donné du lait.]`,
  again: `«Je garde mon pouce en poche», dit Flou. Sans lui, il dessine donc une barrière, avec des pointes tout du long. [«Très réussi», dit {name}.] «Elle a l’air d’avoir si froid», dit Flou.~+, et~ Le pouce sort, une seconde. «Maintenant c’est une haie, dit {name}, avec quelqu’un qui dort dedans.»`,
  try: `«Je fais ton portrait, dit Flou, après, ça ira mieux.» Tout le monde vient voir.~+, et~ Il n’y a pas de doute, c’est une brioche. {being} rit tellement que tout le monde s’y met. «Ça irait mieux, dit {being}, si je pouvais la manger.»`,
  payoff: `«Il te faut un manteau», dit Flou au petit qui grelotte. Avec le gros crayon, droit sur les frissons, il dessine un manteau.~+, puis~ Il frotte, du pouce et des manches, jusqu’à ce qu’il n’y ait plus de bords, rien que du chaud. [«Il y a une capuche?» demande quelqu’un, au fond. «Maintenant, oui.»]`,
  proud: `Flou marche, un pouce levé devant lui, comme quelqu’un qui porte une bougie.`,
  asleep: `Flou a promis de ne pas toucher l’oreiller. Demain matin, tout le monde le sait, il y aura dessus une oreille orange. [Il bâille, se frotte les yeux, et ils n’ont plus de bords non plus.] En dernier, d’un pouce très lent, il frotte le noir.~+, et~ Le noir devient doux.`,
};

export const yolk: PalTelling<FrenchNoun> = {
  noun: called('Madame Mimosa', 'f'),
  intro: `Madame Mimosa est peintre. Elle possède un long pinceau, un haut chapeau, et un seul tube, qui est jaune. «Mes couleurs!» crie-t-elle, et {name} lui tend le tube. «Non, dit Madame Mimosa, plutôt l’autre.»~+, mais~ Il n’y a pas d’autre.`,
  quirk: `«Je n’ai encore jamais peint un soir», dit Madame Mimosa. Elle prend son pinceau et en peint un.~+, et~ Il est midi. Cela brille tant que {name} doit plisser les yeux.~, alors~ Elle pose son chapeau dessus, toute rose. [«J’ai peint ma tante endormie, dit-elle, et elle s’est levée.»]`,
  again: `«Je vais peindre les yeux fermés, dit Madame Mimosa, comme ça, ce sera forcément sombre.» Elle donne trois coups de pinceau.~+, et~ Voici {tiny.un}, qui bâille. «C’est déjà le matin?» «Ce n’est que moi, dit Madame Mimosa, rendormez-vous.»~+, et~ Elle remet son chapeau dessus, très vite.`,
  try: `«Ne bouge pas, dit Madame Mimosa, ou tu vas couler.» Elle peint, elle recule.~+, et~ C’est un œuf au plat. [On rit jusqu’aux larmes.] «C’est toi, dit-elle, sous une bonne lumière.» «Merci, dit {being}, mais j’ai déjà dîné.»`,
  payoff: `«Peignez ça», dit {name}. «Quoi donc? dit Madame Mimosa. Je n’y vois rien.» «Le noir», dit {name}. Madame Mimosa avance le pinceau, et donne un coup, droit dessus.~+, et~ Il est midi, et au coup suivant aussi, jusqu’à ce qu’on voie toute la route. [«Encore raté», dit-elle. «Continuez», dit {name}.]`,
  proud: `Madame Mimosa marche sans son chapeau, et dit à tout le monde qu’il est midi et demi.`,
  asleep: `Madame Mimosa visse le bouchon de son tube, et pend son chapeau au montant du lit. «Je vais te peindre dans ton sommeil», dit-elle à {name}. Son pinceau donne un seul coup au noir, un petit.~+, et~ C’est le soir.`,
};
