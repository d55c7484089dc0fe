import type { PalTelling } from '../../bank.ts';
import { called, noun, type FrenchNoun } from '../noun.ts';

export const cog: PalTelling<FrenchNoun> = {
  noun: called('Bricole', 'f'),
  intro: `Bricole est inventrice, avec un crayon dans les cheveux, et un autre pour le chercher. «Ma machine est prête! dit-elle à {name}. Elle refroidit la soupe sans souffler.» «Tu l’as déjà dit lundi», dit {name}. «Lundi, dit Bricole, elle était encore ronde.» [Son sac fait *tic*.]`,
  quirk: `«Cette machine soulève ton chapeau», dit Bricole, en la posant.~, et~ Elle fait *clic*.~+, mais~ Le chapeau reste où il est. La machine s’allume. [Bricole l’éteint aussi vite qu’elle peut.] «Elles font toutes ça, dit-elle très bas à {name}. J’y mets une pièce pour aider, et puis elles n’aident pas, elles éclairent.»`,
  again: `Il faut s’arrêter.~, car~ Bricole a une idée, et on l’entend faire *tic*. «Il y a un fil, là-dedans, qui éclaire», dit-elle.~, et~ Elle le tire de sa machine, le regarde.~+, puis~ Elle le remet. «Il avait l’air tellement déçu», dit-elle à {name}.`,
  try: `«Cette machine chatouille avec une plume», dit Bricole. Elle fait *clic*, et la plume tombe.~+, et~ Naturellement, la machine s’allume. Tout le monde est jaune, et tout le monde rit. [Le jaune tient assez longtemps.] «Ça n’aide pas, dit {being}, mais c’est un très beau jaune.»`,
  payoff: `«Bricole, dit {name}, as-tu une machine qui ne marche pas?» «Un plein sac», dit Bricole. Elle regarde le noir, et le crayon lui tombe des cheveux. *Clic*, font ses machines.~+, et~ Pas une ne marche, mais il fait clair comme au petit déjeuner. «Tout est raté, dit-elle, mieux que jamais.»`,
  proud: `Bricole écrit LAMPE sur chacune de ses machines, et suce son crayon.`,
  asleep: `Le sac de Bricole pend au montant du lit, et fait *tic*. «Demain, dit-elle, les yeux fermés, j’invente une lampe. Je me demande ce qu’elle fera à la place.» «Refroidir la soupe», dit {name}. Bricole sourit.~+, car~ C’est probable. Le sac fait *tic*, et, bien plus tard, *tic*.`,
};

export const hinge: PalTelling<FrenchNoun> = {
  noun: noun('le professeur Pli', 'le professeur Pli', 'du professeur Pli', 'au professeur Pli', 'm'),
  intro: `Le professeur Pli est inventeur.~+, et~ Son gilet n’est que poches, avec des choses pliées dedans. «Dans celle-ci, dit-il à {name}, j’ai une table.» «Avec des pieds?» «En théorie», dit le professeur. Il y met deux doigts.~+, et~ La table le mord. [«Elle a hâte», dit-il.]`,
  quirk: `«Je m’assois un instant», dit le professeur Pli. Il secoue une chose plate, et *clac*, c’est un tabouret.~+, puis~ *Clac*, c’est une chaise. De *clac* en *clac*, le voilà haut comme une armoire. «Je ne sais pas les arrêter», crie-t-il à {name}, tout rouge. [«Faites signe», dit {name}, et il fait signe.]`,
  again: `«Mon gilet me serre», dit le professeur Pli.~, et~ On entend *clac*.~+, car~ Quelque chose s’est ouvert dans une poche. «Pensez plat», dit {name}.~, alors~ Le professeur pense à du papier et à des crêpes.~+, et~ *Clac*, cela se replie. «En théorie, dit-il, ça ne peut pas marcher.» [«Ça aime les crêpes», dit {name}.]`,
  try: `«Un câlin pliant, dit le professeur Pli. En théorie, il est petit.» *Clac*, il a deux bras.~+, puis~ Quatre.~, puis~ Il tient tout le monde. [«C’est fini?» demande {name}. «Je ne saurais dire.»] Au beau milieu, {being} se met à rire.~+, mais~ À part cela, rien ne va mieux.`,
  payoff: `«Professeur, dit {name}, avez-vous une chaise?» «Oui, mais elle ne s’arrête pas.» «J’y compte bien», dit {name}. On s’assoit donc côte à côte.~+, et~ On monte, *clac* après *clac*, jusqu’à n’avoir plus qu’à descendre du siège. «En théorie, dit le professeur, c’était une chaise.»`,
  proud: `«En *pratique*», dit le professeur Pli pour lui-même, en tapotant son gilet.`,
  asleep: `Le professeur Pli avait apporté un lit pliant.~+, mais~ Il trouve plus sage de ne pas l’ouvrir. Il dort dans le fauteuil, et le gilet pend au-dessus. «Lui aussi, il se plie très petit», pense {name}. *Clac*, dit une poche, comme de très loin, et se tient à plat.`,
};
