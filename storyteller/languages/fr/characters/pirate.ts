import type { PalTelling } from '../../bank.ts';
import { noun, type FrenchNoun } from '../noun.ts';

export const marigold: PalTelling<FrenchNoun> = {
  noun: noun('la capitaine Souci', 'la capitaine Souci', 'de la capitaine Souci', 'à la capitaine Souci', 'f'),
  intro: `La capitaine Souci est une pirate en manteau bleu. Elle a une cuillère de bois à la ceinture, et pas de bateau.~, car~ On le répare. «Mille boutons, sur quel pied danse-t-on?» dit-elle. «Sur le gauche», dit {name}. [C’est leur plus vieille blague.]`,
  quirk: `«Halte!» crie la capitaine Souci, le crayon déjà dehors.~, car~ Elle dessine des cartes. «Nous voici, voici une miette, et voici moi, qui tombe dessus.» «Et le trésor?» demande {name}.~, et~ La capitaine regarde ses bottes. «Je ne dessine que ce qu’il y a.»~+, et~ La carte va dans le chapeau[, avec les autres].`,
  again: `«Halte!» crie la capitaine Souci. Elle dessine un coin, une miette, et une drôle d’odeur. «Pourquoi l’odeur?» demande {name}. «Parce qu’elle y était, mille boutons.» Son chapeau est maintenant si plein de cartes qu’il se tient très haut.~+, et~ On dirait un gâteau sur son pied.`,
  try: `«Ne bouge plus, crie la capitaine Souci, je te dessine!» Elle dessine {being}.~+, puis~ Elle dessine {name}, et au milieu une ligne de points. «C’est quoi, ces points?» demande {being}. «C’est la distance.» [Tout le monde rit, car il y a deux pas.] «Mais comment est-ce que je la traverse?» demande {being}.`,
  payoff: `La capitaine Souci ôte son chapeau, et le secoue. Il en tombe des cartes: le petit déjeuner, la miette, mardi dernier. {name} les met bord à bord.~+, et~ Chacune va avec la suivante. À travers toutes passe un seul chemin, et pas un autre. «Je n’ai dessiné que ce qu’il y avait», dit la capitaine.`,
  proud: `La capitaine Souci porte son chapeau plus bas, et cela lui donne l’air assez terrible.`,
  asleep: `La capitaine Souci range ses bottes côte à côte, et dessine une dernière carte, toute petite. C’est un lit. «Voici le trésor», dit-elle.~+, et~ Elle fait une croix sur l’oreiller, puis dort avant d’en avoir tracé le second trait.`,
};

export const thimble: PalTelling<FrenchNoun> = {
  noun: noun('le vieux Tricot', 'le vieux Tricot', 'du vieux Tricot', 'au vieux Tricot', 'm'),
  intro: `Le vieux Tricot est un pirate, avec une barbe comme un paillasson, et une dent en or. Il tricote en marchant.~+, et~ La laine lui sort de la botte. «Arrr, dit-il à {name}, en comptant, deux, quatre, arrr, six.» [Il a passé quarante ans en mer, et en mer il fait froid.]`,
  quirk: `«Qu’est-ce que vous tricotez?» demande {name}. Le vieux Tricot lève l’ouvrage.~+, et~ C’est rouge, et large. «Arrr», dit-il, les oreilles rouges comme la laine, «il ne me l’a pas dit.» *Clic*, font les aiguilles. [Un jour il a tricoté une chaussette pour une cheminée.]`,
  again: `*Clic, clic, clic.* La chose rouge descend maintenant jusqu’aux genoux du vieux Tricot. [{name} tient un bout, pour qu’il ne marche pas dessus.] «Elle a dit quelque chose?» demande {name}. «Elle s’est raclé la gorge.» Il la regarde, la tête penchée. «Arrr. C’est pour quelqu’un de petit.» *Clic, clic.*`,
  try: `Le vieux Tricot tient son tricot contre {being}.~, mais~ C’est trop large.~+, et~ Dans l’autre sens c’est trop long. «Arrr. Tu ne serais pas un canard?» «Pas que je sache», dit {being}. [Là, plus personne ne garde son sérieux.] «Alors ce n’est pas pour toi», dit le vieux Tricot, et il continue.`,
  payoff: `Les aiguilles du vieux Tricot s’arrêtent. «Il me l’a dit», murmure-t-il.~+, et~ Il coupe la laine de sa dent en or. La chose rouge va exactement au petit grelottant. On la lui enfile.~+, et~ Il n’en sort plus que deux yeux. «J’ai chaud», dit une voix. [«Il a pris son temps», dit le vieux Tricot à {name}.]`,
  proud: `Le vieux Tricot se mouche dans sa barbe, et dit que c’est juste un brin de laine dans l’œil.`,
  asleep: `Le vieux Tricot s’assoit près du lit avec une pelote neuve, une bleue. «Et ça, ce sera quoi?» demande {name}, presque dans le sommeil. «Arrr. Elle n’a pas dit.» *Clic*, font les aiguilles, plus lentement. *Clic.* La laine glisse du genou, et ne bouge plus.`,
};
