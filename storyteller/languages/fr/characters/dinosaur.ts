import type { PalTelling } from '../../bank.ts';
import { called, type FrenchNoun } from '../noun.ts';

export const gus: PalTelling<FrenchNoun> = {
  noun: called('Mastoc', 'm'),
  intro: `Mastoc est un dinosaure, gros comme un canapé, et à peu près aussi féroce qu’une brioche. Il est vert, avec une queue qui arrive toujours un peu après.~, et~ Quand il marche à côté de {name}, il demande pardon. «Pardon, miette. Pardon, bouton.» [Et quand la queue passe, il recommence pour la queue.]`,
  quirk: `{name} s’appuie à Mastoc, juste un instant, et c’est une erreur. Mastoc a le flanc tiède comme une miche.~+, et~ Il monte et il descend. «{name}? dit Mastoc. Pardon. Je crois que tes yeux se sont fermés.» [«Je regardais seulement l’intérieur», dit {name}, d’un bond.] Il n’a rien fait d’autre que respirer.`,
  again: `Passe {tiny.un}. «Je peux m’appuyer?» «Vous allez vous endormir, vous savez», dit Mastoc. On s’appuie.~+, et~ Aussitôt il y a un ronflement, pas plus long qu’un cil. [Mastoc se tient sur trois pattes jusqu’au réveil.] «J’aimerais servir à quelque chose, dit-il à {name}. Je ne fais que chauffer.»`,
  try: `«Appuie-toi, si tu veux, dit Mastoc. Pardon. Les gens le font.» {Being} s’appuie d’un côté, et {name} de l’autre. Peu à peu, quelqu’un se met à ronfler.~+, et~ C’est Mastoc. [Cela chatouille, et l’on rit.] «Ça a aidé?» demande-t-il, plus tard. «Pas encore», dit {being}.`,
  payoff: `«Mastoc, dit {name}, couche-toi.» «Pardon», dit Mastoc, et il se couche en rond, ou presque. Au milieu, c’est comme l’intérieur d’un petit pain. Le petit grelottant s’appuie.~+, et~ Il pousse un long soupir. «Est-ce que je sers?» souffle Mastoc. «Chut», dit {name}.`,
  proud: `Mastoc marche la tête haute, oublie de demander pardon à onze miettes, puis revient le faire.`,
  asleep: `Mastoc se couche à côté du lit.~+, et~ Toute la maison fait *ouf*. «Pardon, maison», dit Mastoc. Son flanc monte, et descend, et monte. {name} sort un pied de la couverture pour l’y poser, là où c’est tiède comme du pain.`,
};

export const trudy: PalTelling<FrenchNoun> = {
  noun: called('Perchette', 'f'),
  intro: `Perchette est une dinosaure. Il y a un peu de Perchette en bas.~+, et~ Tout le reste est du cou. Elle le porte plié, comme un point d’interrogation, pour ne pas se faire remarquer. «Attention à la lampe», dit-elle à {name}, et elle se cogne. *Dong.*`,
  quirk: `«Quel temps fait-il là-haut?» crie quelqu’un en passant. Perchette rougit, de bas en haut. Elle plie son cou en deux, puis en trois.~+, et~ Elle pose le menton sur ses orteils. «Maintenant, je suis à la bonne taille», dit-elle à {name}.~+, mais~ Elle éternue, et tout se déplie. *Dong.*`,
  again: `«Que vois-tu, d’en bas?» demande {name}. «Des orteils», dit Perchette, le menton dessus.~+,~ Alors la tête monte un peu, et encore un peu. «Je vois le dessus de tes cheveux, crie-t-elle.~, et~ Je crois que je vois demain.» [Elle redescend, avant qu’on parle du temps.]`,
  try: `«Je pourrais regarder d’en haut», dit Perchette. Son cou monte, pli après pli, et touche quelque chose: *dong*. «J’ai trouvé une cuillère!» La cuillère tombe, puis Perchette, rouge jusqu’au bout. [{Being} rit, et tout le monde aussi.] «Mais d’en haut, dit-elle, on ne voit pas l’ennui.»`,
  payoff: `«C’est haut comment?» demande {name}. Perchette regarde ses orteils. «À peu près un cou», dit-elle. Elle monte, et monte, jusqu’à poser le menton tout en haut, comme un chat. {name} grimpe, de bosse en bosse. [«Quel temps fait-il?»] «Très beau, ici!» crie Perchette.`,
  proud: `Depuis, Perchette marche le cou bien droit, et dit le temps qu’il fait sans qu’on le demande.`,
  asleep: `Perchette est couchée tout autour du lit: les pieds d’un côté, le milieu de l’autre, et le menton au bout. «Bonne nuit, là en bas», dit-elle. «Bonne nuit, là en haut», dit {name}.~, car~ Pour une fois, c’est le lit le plus haut. De toute la journée, c’est le premier moment sans *dong*.`,
};
