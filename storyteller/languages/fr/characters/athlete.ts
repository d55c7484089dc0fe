import type { PalTelling } from '../../bank.ts';
import { called, type FrenchNoun } from '../noun.ts';

export const bounce: PalTelling<FrenchNoun> = {
  noun: called('Ressort', 'm'),
  intro: `Ressort est un athlète, en chaussettes rayées.~, et~ Il saute du matin au soir.~, car~ La seule chose qu’il ne sache pas faire, c’est rester debout. Sur la photo de son équipe, il y a dix personnes et une rayure. «La rayure, c’est moi», dit-il à {name}, en montant. [«On voit bien aux chaussettes», dit-il en descendant.]`,
  quirk: `«Reste un peu tranquille», dit {name}, et Ressort reste. Cela dure jusqu’à ce que ses talons se lèvent.~+, et~ Le reste part avec. *Boïng.* «J’essaie pourtant, dit Ressort en passant, les oreilles rouges. C’est les genoux.» [Un jour il a gagné une coupe, et il a fallu s’y reprendre à trois fois pour la lui donner.]`,
  again: `Pour rester en bas, Ressort a mis une seconde paire de chaussures par-dessus la première. *Boïng, clump.* «C’est mieux?» demande-t-il. «Tu m’arrives à l’épaule», dit {name}. «C’est juste là que j’aimerais rester», dit Ressort.~+, et~ *Boïng, clump*, il n’y est plus.`,
  try: `«Un bon saut, ça remonte», dit Ressort. Il prend {name} par la main.~+, et~ On monte, on descend, on monte. Toutes les têtes suivent, en haut, en bas, même celle {being.de}.~+, et~ Il faut bien rire. «Ça va mieux?» crie Ressort. «Pas vraiment», dit {being}.`,
  payoff: `Ressort se tient les genoux à deux mains. «Lâche-les, dit {name}, et prends-moi la main.» *Boïng!* C’est trop bas. Mais dans le *boïng* suivant, il y a toute une année passée à rester debout.~+, et~ Tout en haut, on descend, comme des gens à leur arrêt.`,
  proud: `«En haut, raconte Ressort tout le long, juste en haut, je crois que je suis resté debout.»`,
  asleep: `Ressort se couche.~+, et~ Le lit fait *boïng*, puis encore, plus bas, et encore, plus bas que ça. «Regarde, dit-il, je reste debout.» «Tu es couché», dit {name}. «C’est pareil, dit Ressort, en plus long.»~+, et~ De toute sa longueur plus rien ne se lève.`,
};

export const catchpole: PalTelling<FrenchNoun> = {
  noun: called('Pelote', 'f'),
  intro: `Pelote est gardienne de but, avec deux gants gros comme des oreillers. Elle attrape tout ce qui vole: les ballons, les chapeaux, et à table les petits pois. «Je l’ai!» dit Pelote, dès que {name} éternue. [L’éternuement aussi, elle dit qu’elle l’a, mais elle ne le montre pas.]`,
  quirk: `{name} lance une croûte. «Je l’ai!» dit Pelote. «Maintenant, relance-la.» Pelote regarde la croûte, couchée là, au chaud.~+, et~ Lentement elle referme le gant. «Je ne peux pas, dit-elle, toute rouge. Pas une fois que c’est bien installé.» [À la maison, elle a onze ballons, tous bordés.]`,
  again: `«Qu’est-ce qu’il y a là-dedans?» demande {name}.~, car~ L’un des gants de Pelote est fermé. «Rien», dit-elle.~+, mais~ Le gant ronfle. Elle l’entrouvre, et là, souriant et profondément endormi, il y a quelqu’un de tout petit. «On s’est cogné à moi, dit Pelote. On ne lâche pas quelqu’un qui sourit.»`,
  try: `«Je te tiens», dit Pelote, un gant de chaque côté, et elle se met à fredonner. Au bout d’un moment, quelqu’un dort.~+, et~ C’est Pelote. [Tout le monde doit rire.] «Ça a servi?» demande-t-elle en se réveillant. «Le fredon était bien», dit {being}.`,
  payoff: `«Personne ne t’a lancé, dit Pelote au petit qui grelotte.~, mais~ Est-ce que je peux t’attraper?» Elle pose un gant, comme un matelas.~+, et~ Elle met l’autre par-dessus. D’abord les deux gants tremblent.~+, puis~ Ils ont chaud, et ne font plus que respirer. [«Tu vas me relancer?» dit une voix. «Jamais», dit Pelote.]`,
  proud: `«Ça, dit Pelote, les deux gants en l’air pour qui veut voir, c’était l’arrêt de ma vie.»`,
  asleep: `Pelote est couchée, un gant sur l’autre. {name} bâille, un gros bâillement. «Je l’ai», dit-elle, en refermant le pouce dessus. Après, il n’y a plus que les gants, qui montent et descendent, un bâillement dedans.`,
};
