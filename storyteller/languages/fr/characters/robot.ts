import type { PalTelling } from '../../bank.ts';
import { called, type FrenchNoun } from '../noun.ts';

export const pim: PalTelling<FrenchNoun> = {
  noun: called('Pim', 'm'),
  intro: `Pim est un robot, gros comme une boîte à pain.~+, et~ Il en a la forme. Au milieu, là où d’autres ont l’estomac, Pim a un tiroir. Il dit «pip» pour oui, «pip-pip» pour non.~, et~ Pour tout le reste il dit «hmm». [«Bonsoir, Pim», dit {name}. «Hmm», dit Pim.~, car~ C’est son mot préféré.]`,
  quirk: `Quelqu’un a laissé tomber un bout de ficelle. «Oh, Pim, dit {name}, pas encore une.» Mais le tiroir s’ouvre déjà.~+, et~ Elle rejoint les autres: la rouge, celle du colis, celle à la confiture. «C’est pour quoi faire?» demande {name}.~, et~ La petite lampe de Pim tourne. «Pour plus tard», dit Pim. [Plus tard n’est encore jamais arrivé.]`,
  again: `Le tiroir de Pim ne ferme plus.~, car~ Un bout de ficelle de trop dépasse. [{name} pousse, Pim pense à quelque chose de mince, et *clic*.] «On est déjà plus tard?» demande {name}. Pim regarde devant, puis derrière, puis, lampe tournante, dans le tiroir. «Pas tout à fait, dit Pim. Mais ça vient.»`,
  try: `Pim fait un tour complet.~+, et~ Il ouvre son tiroir. Il en sort une ficelle rouge.~+, et~ Il en fait un nœud, autour {being.de}. Tout le monde rit, et trouve que c’est très chic. «Pip?» demande Pim. «Pip-pip», dit {being}. [«Mais j’aimerais garder le nœud.»]`,
  payoff: `La lampe de Pim tourne de plus en plus vite. «{name}, dit Pim, on est plus tard.» Le tiroir bondit.~+, et~ Toute la ficelle en sort: la rouge, celle du colis, celle à la confiture. On noue bout à bout.~+, et~ Pim la lance, et là-haut ça tient. [Le tiroir monte en dernier, vide et très fier.]`,
  proud: `Le tiroir de Pim s’ouvre tout seul, sans arrêt, comme une bouche qui se retient de sourire.`,
  asleep: `La roue de Pim ne grince plus. Dans le tiroir, tout seul, il y a un nouveau bout de ficelle, un court. «Pour plus tard», dit Pim, et la petite lampe tourne lentement, plus lentement, et s’arrête.`,
};

export const tilda: PalTelling<FrenchNoun> = {
  noun: called('Tilde', 'f'),
  intro: `Tilde est un robot. Elle est grande, mince, et si polie qu’elle dit merci aux chaises. De chaque côté de la tête, elle a une oreille en verre, ronde comme une soucoupe. «J’espère ne pas arriver trop tôt», dit Tilde, qui habite là. «Après toi», dit {name}. «Non, après toi.» [C’est toujours ainsi qu’on entre à table.]`,
  quirk: `«Tilde, dit {name}, tu es très élégante.» «Oh, dit Tilde. Oh, non.» Ses oreilles rosissent.~+, puis~ Elles s’allument comme deux lampes.~, alors~ Elle tire son chapeau dessus.~+, et~ Maintenant le chapeau brille. «Ne regarde pas, s’il te plaît, dit Tilde. Quand on me fait un compliment, j’éclaire. C’est le câblage.»`,
  again: `«Bonsoir, dit {tiny.un} en passant. Quels pieds distingués!» Les oreilles de Tilde deviennent roses.~+, puis~ Rouges.~, et~ Pendant un moment {tiny} n’y voit plus rien. «Je donnerais mon coude gauche, soupire Tilde, pour être un robot ordinaire.» [«Pas moi», dit {name}.]`,
  try: `«Enchantée», dit Tilde. «Quelles belles oreilles», dit {being}.~, et~ Les oreilles de Tilde rosissent à travers le chapeau.~+, puis~ Elles virent au rouge. Dans cette lumière, chacun a une tête de tomate, et l’on rit beaucoup. [«Je suis confuse», dit Tilde.] «C’est très joli, dit {being}, mais ça n’aide pas.»`,
  payoff: `«Tilde, dit {name}, tu as les pieds les plus propres du monde. Et tu es mon amie.» «Je t’en prie», dit Tilde. Ses oreilles sont rouges.~+, puis~ Dorées.~+, puis~ Blanches comme midi. Le noir ramasse ses affaires.~+, et~ Il s’en va plus loin. [«Oh! dit Tilde, en regardant autour d’elle. Oh, mais c’est pratique.»]`,
  proud: `Tilde ne remet pas son chapeau, même quand on lui dit bonsoir.`,
  asleep: `Tilde se plie en quatre à côté du lit. «Merci de me recevoir», dit-elle. «Merci d’être là», dit {name}. Dans le noir, les oreilles de Tilde rosissent, d’un tout petit rose, juste assez pour dormir.`,
};
