import type { PalTelling } from '../../bank.ts';
import { called, type FrenchNoun } from '../noun.ts';

export const moss: PalTelling<FrenchNoun> = {
  noun: called('Velours', 'm'),
  intro: `Le meilleur ami de la maison, c’est Velours, une taupe en gilet. Il ne voit pas plus loin que ses moustaches.~+, mais~ Il a le plus beau nez d’une famille de beaux nez. [Le gilet n’a qu’un bouton, et il en prend grand soin.] «Bonsoir, {name}, dit Velours. Je vois que quelqu’un a mangé des œufs.»`,
  quirk: `Velours lit les odeurs comme un grand-père lit le journal. «Soupe jeudi», annonce-t-il, nez en l’air.~, et~ Personne n’a rien demandé. «Vieux fromage, pas le nôtre. Renifle, renifle… et quelqu’un, pas loin, a pleuré pour une moufle.» [«On ne peut pas y faire grand-chose, Velours», dit {name}. «Non, dit Velours, ce sont juste les nouvelles.»]`,
  again: `«Renifle, renifle, fait Velours. Tiens, tiens. <toddler: Toute la soirée, toi et moi, on a semé une odeur de tartine|Depuis la maison, toi et moi, on laisse une odeur de tartine derrière nous>.» {name} renifle.~+, et~ Renifle encore.~, mais~ Ça ne sent que la nuit. «C’est en dernière page, dit gentiment Velours, en tout petit.»`,
  try: `«Vous permettez?» dit Velours.~+, et~ Il approche son nez. «Un peu de poussière, lit-il. Page deux, de la tartine. Page trois, une chatouille, à gauche.» {Being} rit, de tout le côté gauche. [Après ça, chacun veut se faire lire.] «Seulement, dit Velours, ça ne dit pas quoi faire.»`,
  payoff: `Velours défait son unique bouton, comme pour les grandes lectures. Son nez tourne, tourne, comme une aiguille d’horloge. «Renifle, renifle… pas par là: soupe froide. [Ni par là: un seul passant, mardi dernier, et il est revenu.] Mais ici…» Le nez s’arrête.~+, et~ Il tremble du bout. «À la une, dit Velours. C’est notre chemin.»`,
  proud: `Velours referme son bouton, et il s’y reprend à trois fois, tellement il est content.`,
  asleep: `Velours pend son gilet au dossier de la chaise. «Les nouvelles de demain, murmure-t-il, le nez dans la couverture. Un peu de bouillie.~+, et~ Des raisins en fin de matinée.» Là-dessus on replie le journal, et Velours dort.`,
};

export const dot: PalTelling<FrenchNoun> = {
  noun: called('Virgule', 'f'),
  intro: `{name} a une cane, ou plutôt, c’est la cane qui a {name}. Elle s’appelle Virgule.~+, et~ On l’entend toujours. «Où va-t-on?» demande Virgule, un pas derrière. «Chercher une tasse», dit {name}. «Alors je viens, dit Virgule, au cas où elle serait lourde.» [Le panier à linge est à elle.]`,
  quirk: `Une seule chose manque à Virgule.~, et pourtant~ Elle s’exerce tous les jours.~, mais~ Elle ne sait pas chuchoter. «Comme ça», dit {name}, tout bas. «Comme ça», dit Virgule. Elle baisse le cou, ferme les yeux, se fait toute petite: «COIN!» [Très loin, quelqu’un lâche une cuillère, puis toutes les autres.] «Presque», dit {name}.`,
  again: `«Je vais dire quelque chose, annonce Virgule. En chuchotant. Tu es là?» {name} se bouche les deux oreilles. [Virgule pense à des choses molles: la laine, la purée, le dedans des chaussons.] «Coin!» dit Virgule. C’est plus petit, il faut être juste. «Cette fois, dit {name}, je ne l’ai senti que dans un pied.»`,
  try: `Virgule s’approche.~+, car~ Elle veut dire tout bas une chose gentille.~, alors~ Elle se serre, en commençant par la queue. «COIN!» Tout le monde s’assoit par terre.~+, et~ Tout le monde rit. «Qu’est-ce que tu as dit?» demande {being}. «Je n’ai pas entendu, dit Virgule, à cause de moi.» [Donc cela n’a servi à rien.]`,
  payoff: `«Il faudrait quelqu’un de très fort, dit {name}, et moi, je n’ai plus de voix.» «Moi, j’en ai, dit Virgule.~,~ Mais je me donne tant de mal pour la ranger.» [«Virgule, dit {name}, s’il te plaît.»] Elle plante ses deux pieds. COIN! Cela cogne au bout de la nuit.~+, et~ Tous les dormeurs s’assoient d’un coup.`,
  proud: `Virgule marche derrière {name}, la queue de gauche à droite, et elle ne dit rien, très fort.`,
  asleep: `Virgule tourne trois fois dans le panier à linge. <quirk: «Bonne nuit», dit-elle. C’est un chuchotis, un vrai, léger comme une plume qui tombe. Mais personne n’écoute plus, pour savoir comme il est réussi.|«Bonne nuit», dit-elle, de sous sa queue. Un pied jaune et plat dépasse du bord, tape une fois le panier, et s’endort.>`,
};
