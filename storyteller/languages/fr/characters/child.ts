import type { PalTelling } from '../../bank.ts';
import { called, type FrenchNoun } from '../noun.ts';

export const wren: PalTelling<FrenchNoun> = {
  noun: called('Manchette', 'f'),
  intro: `Voici Manchette, l’amie de toujours. On l’appelle ainsi à cause de son pull: il vient de son immense frère.~+, et~ Les manches lui descendent sous les genoux. «Je vais grandir dedans», dit Manchette à {name}. Elle marche sur la gauche.~+, et~ La voilà assise. [Elle grandit dedans depuis deux ans.]`,
  quirk: `Une manche s’est accrochée quelque part. Manchette avance toujours.~+, et~ La manche s’allonge, s’allonge. [«C’est la laine, dit-elle, penchée en avant. Elle fait ça aux mariages.»] *Fwip!* La laine se resserre.~+, et~ Manchette revient à son point de départ. «Rien ne t’oblige à le raconter», dit-elle.~, et~ {name} n’a rien vu.`,
  again: `«Regarde, dit Manchette. Des mains!» Elle a roulé ses manches, onze tours chacune.~+, et~ Elles lui font deux brioches aux coudes. «Ce sont de très jolies mains», dit {name}. Manchette les agite.~+, et~ *Flop*, fait la manche gauche, et *flop*, la droite. «N’est-ce pas qu’elles étaient jolies?» dit Manchette.`,
  try: `«Un câlin, voilà ce qu’il faut, dit Manchette. J’ai assez de manche.» Une manche fait le tour {being.de}.~+, et~ Elle finit par un nœud. Au beau milieu, {being} se met à rire. [C’est tellement comme un anniversaire.] «Ça va mieux?» demande Manchette. «Non, dit {being}, mais c’est très bien emballé.»`,
  payoff: `«C’est trop haut, dit {name}, pour un bras.» «Pour le bras de qui?» dit Manchette. Elle déroule une manche et la lance.~+, et~ Là-haut, ça tient. «Maintenant, serre-moi fort.» [{name} serre très fort.] *Fwip!* La laine se raccourcit, avec tout le monde au bout.~, et~ Les ventres arrivent un peu après.`,
  proud: `Manchette ne roule plus ses manches; elle les laisse se balancer, comme des cloches.`,
  asleep: `Manchette dort en pull, naturellement, une manche de chaque côté du lit. Tout au fond, là où personne ne les voit, deux mains chaudes sont posées l’une sur l’autre.`,
};

export const onion: PalTelling<FrenchNoun> = {
  noun: called('Poireau', 'm'),
  intro: `Voici Poireau, l’ami d’à côté. C’est sa grand-mère qui l’habille.~+, et~ Elle pense à tout: deux tricots, trois vestes et un manteau. «Il ne fait pas froid», dit {name}. «Non, dit Poireau, c’est au cas où.» [Il voudrait hausser les épaules, mais rien ne bouge.]`,
  quirk: `Poireau trébuche sur rien du tout.~+, et~ Il roule. Il roule un bon bout.~, et~ À travers les vestes, tout est mou. «Je suis dans quel sens?» «Sur le côté», dit {name}, en attrapant Poireau, tiède comme une miche. «[Tu peux rire, si tu fais vite. ]Je ne connais personne d’autre qui roule», dit-il.`,
  again: `Poireau s’est compté. «J’ai une veste de trop», dit-il. On regarde.~+, et~ La cinquième est un couvre-théière. «C’est donc ça, le bec», dit {name}. «Je la trouvais courte aux manches», dit Poireau. [Il la lisse un peu sur son ventre.] Il la garde quand même.~, car~ On ne sait jamais.`,
  try: `«Une écharpe, peut-être?» dit Poireau. Il en tire une de son col.~+, et~ Elle vient, elle vient encore. [Tout le monde tire.] «Est-ce qu’elle finit?» demande {being}, en riant. «Je ne suis jamais allé jusque-là», dit Poireau.~, et~ On la rembobine tout entière. Rien n’a changé.`,
  payoff: `«Poireau, dit {name}, ici, quelqu’un a froid.» Il regarde.~+, et~ Le manteau tombe, autour du petit qui grelotte.~,~ Puis une veste.~+, puis~ La suivante, jusqu’à la théière. [Il n’y a jamais eu de paquet plus chaud.] «C’est mieux», dit une voix, à l’intérieur. «Alors le cas, dit Poireau, c’était *toi*.»`,
  proud: `Poireau marche en tricot, et il balance les deux bras. [«Au cas où», dit-il, et il les balance plus haut.]`,
  asleep: `Les habits de Poireau sont empilés sur la chaise.~+, et~ Ils sont encore chauds. Dans le lit, il y a Poireau, et il n’en reste pas beaucoup. «Bonne nuit», dit-il. Il remonte la couverture jusqu’au menton, au cas où.`,
};
