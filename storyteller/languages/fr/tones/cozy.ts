import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'cozy'> = {
  open: [
    `La bonne couverture sort du dessus du poêle.~+, et~ Elle sent le pain grillé. «Qui a le coin doux?» demande quelqu’un. «Moi», dit {name}. Le coin doux a juste la taille d’un nez.~, et~ C’est là qu’on le met.`,
    `«Pas encore, les pieds!» dit quelqu’un.~, et~ Sur la boîte à pain, près du poêle, les chaussons de {name} sont au chaud. «C’est cuit?» demande {name}. Un doigt vérifie. «C’est cuit.»[ Ça sent la laine et un peu la croûte.] Et {name} entre là-dedans comme dans deux brioches.`,
    `«Vite, crie-t-on près du poêle, il refroidit!» Le pyjama sort du tuyau chaud.~+, et~ {name} y plonge, tête la première. Pendant un moment, il n’y a plus qu’une bosse tiède. «Tu sors?» demande quelqu’un. «Non, dit la bosse. J’habite ici.»`,
  ],
  outside: `Le manteau était pendu contre le tuyau.~+, et~ Dehors, il est encore chaud comme un lit. «Il reste de la place pour un bout de moi?» demande {pal}. {name} ouvre un pan.~+, et~ {pal} emménage. [Une manche gratte un peu, mais c’est la famille.] «Voilà qui est mieux», dit le manteau, à deux voix.`,
  rest: `On se repose.~+, et~ On s’appuie. D’abord {name} sur {pal}.~+, et puis~ {pal} sur {name}. «Je pèse trop?» demande {pal}. «Non, dit {name}, d’en dessous. Tu pèses juste ce qu’il faut.» [On reste comme ça, le temps de compter ses orteils.]`,
  doorstep: `La cuisine s’est gardée chaude toute seule.~+, et~ Elle sent la tartine. Le manteau tombe.~+, et~ Les chaussons montent aux pieds, brûlants comme des petits pains. «Comment vont les orteils?» demande quelqu’un. «Ils arrivent à l’instant», dit {name}, qui les remue, les dix.`,
  close: [
    `Dans le noir, le nez cherche le coin doux. {Il le trouve vite. Le coin le cherchait aussi|Il n’a pas à chercher longtemps, parce que le coin doux le cherchait aussi}. Il sent encore le pain grillé, et la laine, et un tout petit peu {name}.`,
    `Les chaussons sont rangés sur la boîte à pain, sous un torchon.~+, et~ Ils seront cuits pour le petit déjeuner. Dans le lit, sous un torchon bien plus grand, il y a {name}. {C’est cuit|Là, c’est déjà cuit}.`,
    `Au milieu du lit, il y a une bosse tiède. «Tu sors?» demande quelqu’un, très bas.~, et~ Personne ne dit non. La bosse monte.~+, et~ La bosse descend, tout doucement. {Elle habite là|Elle habite là, maintenant}.`,
  ],
  links: [
    `{name} et {pal} marchent flanc contre flanc, comme deux brioches dans le même sachet.`,
    `On continue, {name} et {pal}, au chaud comme deux mains dans une poche.`,
    `{name} referme un bouton, et {pal} se serre contre, pour profiter du chaud.`,
    `Là où l’épaule de {name} touche {pal}, c’est encore un peu la cuisine.`,
    `{pal} prend un moment la main froide de {name}, et la rend tiède.`,
    `«Tu as chaud?» demande {pal}. «De ton côté», dit {name}. Alors on change de côté.`,
  ],
  threads: {
    flask: {
      one: `Quelqu’un a rempli la bouteille thermos pour la route.~, et~ Elle tient trois gobelets de lait chaud au miel. On boit le premier à tour de rôle.[ Le chaud descend jusqu’aux orteils.] «Il est dans le pied gauche», dit {name}. «Attends… maintenant il est dans les deux.»`,
      two: `«Deuxième gobelet», annonce {pal}.~, et~ La bouteille soupire en s’ouvrant, comme une tante qui s’assoit. [Qui ne boit pas tient le bouchon.] «C’est le bon chaud, dit {name}, celui où on peut laisser sa figure.» Alors on y laisse sa figure, d’abord {name}, ensuite {pal}.`,
      three: `Il ne reste qu’un gobelet.~+, et~ On le regarde. «Celui-là, c’est pour le lit», dit {name}.~,~ Alors {name} serre la bouteille.~+, et~ {pal} serre {name}, une chose chaude dans l’autre. [On dirait des casseroles rangées.] «Ça va, dehors?» demande {name}. «Dehors, dit {pal}, ça va très bien.»`,
      end: `Le dernier gobelet se boit au lit, moitié-moitié. Il n’est plus brûlant.~,~ Il est chaud comme une main. Tout le miel est descendu au fond, où il attendait quelqu’un. [{pal} garde le bouchon.]`,
    },
    patch: {
      one: `Dans la manche de {name}, il y a un morceau de vieille couverture, pas plus grand qu’une main. [C’est tout ce qu’il en reste.] {Il est très doux. Il va au nez tout seul|Il est si doux qu’il va au nez tout seul}. «Je peux?» demande {pal}. «Inspire seulement, dit {name}. Si tu souffles, ça mouille.»`,
      two: `«Mon nez a froid», dit {pal}.~, alors~ Le petit morceau de couverture sort de la manche.~+, et~ {name} l’applique dessus. «C’est mieux?» «Bmm», dit {pal}.~, car~ C’est tout ce qui passe à travers.~, et~ Quand il remonte dans la manche, il est chaud de deux chaleurs.`,
      three: `«C’est le tour de qui?» demande {name}. «De toi.» «Je croyais que c’était de toi.» [Cela dure un bon moment.] Chacun veut absolument que ce soit l’autre. Alors on se met joue contre joue, avec le petit morceau de couverture au milieu.~+, et~ Il suffit pour deux.`,
      end: `La bonne couverture a un endroit mince, juste sur les pieds.~, alors~ {name} y pose le vieux petit morceau.~+, et~ On le dirait coupé exprès. [Il a gardé toute la chaleur de la soirée.] «C’est pour les orteils», dit {name}. {Les orteils dorment|Mais les orteils dorment déjà}.`,
    },
  },
};
