import type { PalTelling } from '../../bank.ts';
import { called, type FrenchNoun } from '../noun.ts';

export const gran: PalTelling<FrenchNoun> = {
  noun: called('Mamie', 'f'),
  intro: `Ce soir, Mamie est là, avec ses boucles grises, et son sac où il y a tout. «Tu n’aurais pas un crayon, là-dedans?» demande {name}. «Voyons voir», dit Mamie.~+, et~ Elle ouvre le fermoir. «Gros, fin, ou violet?» [Quand Mamie dit «voyons voir», il va se passer quelque chose.]`,
  quirk: `Dans le sac de Mamie, il y a un sandwich d’un autre jour.~+, et~ Dessous, une enveloppe. Toutes les bougies de tous les gâteaux y sont couchées. «Mais elles sont soufflées», dit {name}. «Soufflé n’est pas fini», dit Mamie, un peu rose, en reniflant. «Celle-ci, c’était le gâteau au citron.» [Et elle la remet en place, sous le sandwich.]`,
  again: `Mamie s’assoit sur son sac, pour souffler.~+, et~ À l’intérieur, ça fait *crac*. «Mes bougies!» dit Mamie. [On vérifie: deux tordues, aucune cassée.] «Celle-là, dit {name}, c’est le gâteau tombé sur le chien.» «Et celle-là, dit Mamie, portait ton nom en entier.~, et~ On avait écrit la fin sur le côté.»`,
  try: `«Voyons voir, dit Mamie. C’est quand, ton anniversaire?» «On ne me l’a jamais dit», répond {being}. «Alors disons maintenant.» Elle plante une bougie dans le vieux sandwich.~+, et~ Tout le monde souffle, et rit, et applaudit. «C’est un très bon anniversaire, dit {being}, mais ça n’aide pas.»`,
  payoff: `«Voyons voir», dit Mamie. Elle plante ses vieilles bougies dans le sandwich.~+, et~ On chante la chanson d’anniversaire. Au prénom, la bougie du gâteau au citron s’allume, toute seule.~+, puis~ Toutes les années s’allument aussi.~, et~ Le noir doit ôter son chapeau. [«Elles se reposaient, dit Mamie, c’est tout.»]`,
  proud: `Mamie balance son sac en marchant, ce qui, à son âge, dit-elle, est permis.`,
  asleep: `Mamie s’assoit dans le fauteuil près du lit, sans ses chaussures. «Je ferme juste les yeux, pour tenir compagnie», dit-elle. À côté d’elle le sac a fermé la bouche aussi.~, et~ Il sent, tout doucement, <quirk: le citron et la bougie soufflée|le savon et la menthe>.`,
};

export const jojo: PalTelling<FrenchNoun> = {
  noun: called('Titou', 'm'),
  intro: `Titou, le petit cousin, a presque quatre ans et un pansement à chaque genou. Il veut <toddler: veiller|venir> aussi, bien sûr. Il tient la manche de {name}.~+, et~ Là où va la manche, va Titou. <toddler: «Je reste, dit Titou. Je reste déjà, regarde. Je suis resté.»|«Je viens, dit Titou. Je viens déjà, regarde. Je suis venu.»>`,
  quirk: `Titou fredonne un air.~, et~ C’est un air de trois notes: *doum, da, di*. Il le fredonne dans le bain et la bouche pleine, sans jamais s’en apercevoir. «Titou, dit {name}, tu fredonnes.» «Pas vrai», dit Titou, très rouge. *Doum, da, di.* [Si on écoute assez longtemps, ça descend dans les genoux.]`,
  again: `*Doum, da, di*, fait Titou, *doum, da, di*. «Si je te donne mon dernier raisin, dit {name}, tu arrêtes?» Titou prend le raisin.~, et~ Le silence dure si longtemps qu’il commence à manquer. [On n’entend plus que la mâche.] «Fini», dit Titou, et il avale. *Doum, da, di.*`,
  try: `Titou regarde {being}.~+, et~ *Doum, da, di*. «Tu fredonnes», dit {being}. «Je regarde», dit Titou. *Doum, da, di*, fait {being} aussi.~, et~ Ce n’était pas exprès. Bientôt tout le monde s’y met, puis tout le monde rit.~+, mais~ Rien d’autre n’a changé. [«C’était pas moi», dit Titou.]`,
  payoff: `Appeler n’a servi à rien.~+,~ Mais dans le silence, petit et têtu, Titou fredonne: *doum, da, di*. «Titou, dit {name}, la chose que tu ne fais pas, continue.» [«Je fais rien», dit Titou.] Et là-bas, où aucun appel n’arrivait, le dormeur s’assoit.~+, et~ Il fredonne aussi.`,
  proud: `«C’est moi qui l’ai fait, dit Titou plusieurs fois, à tout le monde, en ne fredonnant pas.»`,
  asleep: `Titou devait rester éveillé pour toujours.~+, et~ Il l’avait dit à tout le monde. <quirk: *Doum*, fait-il, les yeux fermés. *Da.* {name} attend la dernière note, mais il l’a emportée avec lui.|«Je dors pas, dit-il, les yeux fermés. Je dors.» {name} attend le reste, mais il l’a emporté avec lui.>`,
};
