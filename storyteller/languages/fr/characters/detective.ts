import type { PalTelling } from '../../bank.ts';
import { called, noun, type FrenchNoun } from '../noun.ts';

export const inspector: PalTelling<FrenchNoun> = {
  noun: noun(`l’inspecteur Miette`, `l’inspecteur Miette`, `de l’inspecteur Miette`, `à l’inspecteur Miette`, 'm'),
  intro: `L’inspecteur Miette a un long manteau, une loupe, et une question pour chacun. «C’est une belle soirée», dit {name}. «Vraiment? dit l’inspecteur. Et qui d’autre l’a vue?» [Il n’a encore attrapé personne.~+, mais~ Il n’y a personne à qui il n’ait rien demandé.] Il note la réponse, et la souligne deux fois.`,
  quirk: `L’inspecteur Miette se penche sur une cuillère, et lève sa loupe. «Où étiez-vous à l’heure du dîner?» La cuillère ne dit rien.~+, et~ Il devient tout rose. «Je ne peux pas m’arrêter, dit-il à {name}. J’ai même demandé à ma tante d’où venait ce gâteau. Elle l’avait fait. Pour moi.»`,
  again: `«Je ne vais rien demander, dit l’inspecteur Miette, aussi longtemps que je peux.» Sa figure rougit, et son chapeau se soulève. Passe alors {tiny.un}. «Et où pensez-*vous* aller comme ça?» crie-t-il. «À la maison, si c’est permis.» [«Presque neuf secondes», dit {name}.]`,
  try: `L’inspecteur Miette lève sa loupe. «Procédons, dit-il. Où avez-vous vu votre rire pour la dernière fois?» Son œil est gros comme une soucoupe.~+, et~ Quand il cligne, {being} éclate de rire. [«Retrouvé!»] «Et le voilà reparti», dit {being}, avant qu’il ait pu l’écrire.`,
  payoff: `«Interrogez les chemins, dit {name}, tous.» L’inspecteur Miette va de l’un à l’autre, avec sa loupe. «Et *vous*, où allez-vous?» {Ils le regardent dans les yeux. Un seul regarde ailleurs|Ils le regardent tous droit dans les yeux, sauf un}. «Ah ah, dit-il. Celui-ci nous cache quelque chose: où il mène!»`,
  proud: `L’inspecteur Miette écrit *Résolu* dans son carnet, et demande comment ça s’écrit, pour le plaisir de demander.`,
  asleep: `«Une dernière question», dit l’inspecteur Miette, sous son chapeau. «Oui?» dit {name}. «Elle peut attendre», dit-il, et de toutes ses questions c’est la première. Sur sa poitrine, dans la loupe, un bouton gros comme une lune monte, lentement.~+, et~ Lentement il descend.`,
};

export const hush: PalTelling<FrenchNoun> = {
  noun: called('Madame Chut', 'f'),
  intro: `Madame Chut est détective.~, et~ Elle porte un manteau gris, des gants gris et un chapeau gris.~+, car~ Elle ne veut pas qu’on la remarque. «Tu ne m’as pas vue, dit-elle, sous la table de la cuisine. Je cherche qui laisse tomber les miettes.» «C’est moi», dit {name}. [«Alors tu ne m’as pas entendue», dit Madame Chut.]`,
  quirk: `«À présent, plus un bruit», dit Madame Chut, et *couic*, fait sa chaussure. Elle se met sur la pointe des pieds.~+, et~ *Couiiic*, fait la chaussure. Sous le chapeau gris, elle est rouge. «Elles font toutes ça, dit-elle à {name}. Les voleurs m’entendent de la rue d’à côté, et me disent bonsoir.»`,
  again: `Madame Chut a noué une écharpe autour de chaque chaussure. Elle fait un pas.~+, et~ Ce n’est presque plus un *couic*, seulement *mmf*. «Qui a une souris là-dedans?» demande {tiny.un}, au passage. «Vous n’avez rien entendu», dit Madame Chut. [*Mmf*, dit la gauche.] {name} n’a rien entendu non plus.`,
  try: `«Laissez-moi faire, dit Madame Chut. J’arrive sans bruit, avec une bonne surprise.» *Couic.* «Je t’entends», dit {being}.~, et~ Elle reste un moment sur une jambe.~+, puis~ *Couic*, sur l’autre. [Tout le monde se mord les joues.] «Et la surprise?» demande {being}. «C’était seulement moi», dit Madame Chut.`,
  payoff: `«Pourriez-vous marcher sans bruit? demande {name}. Le plus doucement possible?» «Mais c’est là qu’elles sont pires», dit Madame Chut. «J’ai entendu ça», dit {name}. Elle marche donc sur place, tout doucement, *couic… couiiic… COUIIIC*.~+, et~ Le dormeur s’assoit, car personne ne peut dormir à côté de quelqu’un qui ne fait pas de bruit.`,
  proud: `«Vous m’avez entendue, dit Madame Chut à tout le monde. *Couic.* Hein, que vous m’avez entendue?»`,
  asleep: `Madame Chut ôte ses chaussures, et les range sous le lit. En chaussettes, elle va jusqu’à son oreiller.~+, et~ Elle ne fait aucun bruit. «Tu ne m’as pas entendue», dit-elle. Et cette fois, chez {name}, personne n’a rien entendu.`,
};
