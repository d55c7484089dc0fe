import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'playful'> = {
  open: [
    `Ce soir, une couverture se promène, sur deux pieds nus, et ce sont ceux de {name}. «Il n’y a personne, dit la couverture. Je suis juste une colline, qui prend l’air.»~+, puis~ La colline se cogne au lit, et demande pardon.`,
    `Dans la jambe gauche du pyjama se cache un pied. «J’arrive! dit {name}. Tu es dans le genou?» Il n’y est pas.~+, mais~ Tout au bout, un orteil regarde dehors. «Trouvé!» Il rentre, pour une autre partie.`,
    `«Bonsoir, dit la main gauche de {name}. On se connaît?» «Du dîner, dit la droite. Tu tenais le pain.» Elles se serrent.~+, puis~ Chacune a une manche de pyjama à traverser. «Oh, c’est toi!» disent-elles, de l’autre côté.`,
  ],
  outside: `«Il nous faut une règle pour ici», dit {pal}. «Si on a peur, dit {name}, on dit *bouh* avant elle.» «À qui?» demande {pal}. «À la peur.» {Pal} essaie un *bouh* plutôt poli.~+, puis~ {name} en fait un aussi, et le noir ne répond pas.`,
  rest: `«Qui bouge a perdu», dit {name}, et l’on s’assoit. Pendant un moment pas un bouton ne remue. «Tu as respiré», dit {pal}. «Respirer, c’est permis.» «Tu as souri!» «Comment peux-tu le savoir, dit {name}, si tu ne regardais pas?» [Match nul, donc il faut recommencer.]`,
  doorstep: `On joue au jeu du Lit, où celui qui fait du bruit recommence tout. <toddler: Un chausson|Une chaussure> tombe, et personne n’a rien entendu.~+, puis~ <toddler: L’autre se pose, comme s’il dormait|L’autre se pose, comme si elle dormait>. C’est alors que {pal} pouffe. «On recommence», souffle {name}.~+, et~ On remet <toddler: les deux chaussons|les deux chaussures>.`,
  close: [
    `La colline a pris l’air.~+, et~ Elle est couchée dans le lit. Elle monte et descend, chaque fois un peu moins, et à la fin elle a un nez.`,
    `Le pied se cache encore, tout au fond du lit.~+, et~ Maintenant l’autre se cache aussi. Personne ne dit «j’arrive», et personne ne cherche.~+, donc~ Les deux ont gagné.`,
    `«On se connaît?» marmonne la main gauche, sous l’oreiller. «Je crois», marmonne la droite. Elles se tiennent, pour en être certaines.~+, et~ Bientôt aucune ne sait plus laquelle elle est.`,
  ],
  links: [
    `{name} et {pal} font le bout suivant comme des souris, et celui d’après comme des vaches.`,
    `Ensuite, c’est {pal} qui fait la locomotive, et {name} qui fait le train.`,
    `{name} fait un bout à reculons, et {pal} doit deviner où l’on est.`,
    `Tous les trois pas, il faut sauter, et qui oublie saute deux fois.`,
    `«On fait la course», dit {name}. {name} et {pal} la gagnent, ensemble.`,
    `Un moment, {name} et {pal} sont une seule longue bête, et {pal} est la queue.`,
  ],
  threads: {
    guess: {
      one: `«Je pense à quelque chose», dit {pal}. «C’est plus gros qu’une brioche?» «Non.» «Plus petit qu’une brioche?» «Non.» {name} réfléchit, les deux yeux plissés. «Est-ce que c’est une brioche?» {Pal} se tait un instant. «Tu as regardé.» [«On ne peut pas, dit {name}, c’est dans ta tête.»]`,
      two: `«À moi, dit {name}. Je pense à quelque chose.» «C’est une brioche?» demande {pal}. «Non.» «C’est loin?» «Ça l’était, mais c’est venu tout près pour demander.» {Pal} regarde derrière, puis des deux côtés. «Maintenant, ça se retourne», dit {name}. «Alors, dit {pal}, c’est moi.»`,
      three: `«J’ai une idée», dit {pal}. «C’est près?» «Pas très.» «C’est mou?» «Très.» «Ça a des plumes?» «Seulement à l’intérieur.» C’est un lit.~+, mais~ {name} ne le dit pas.~, parce que~ Quand on le dit, on veut être dedans.`,
      end: `«Je pense à quelque chose», dit {name}, les yeux fermés. «C’est mou?» demande {pal}. «Oui.» «Ça a des plumes?» «Mm.» «Est-ce que c’est, finalement, une brioche?» «Mm-mm.» «Est-ce que ta tête est dessus?» Là, il ne vient plus de réponse, donc {pal} a gagné.`,
    },
    tag: {
      one: `«C’est toi, le chat», dit {name}, en touchant {pal} d’un doigt. «Et j’en fais quoi?» demande {pal}. «Tu le donnes à quelqu’un.» {Pal} regarde l’endroit touché, et il n’y a rien à voir. «Je le garde un peu», dit {pal}.`,
      two: `«Qu’est-ce que tu as sur la manche?» demande {pal}. {name} regarde.~+, et~ {pal} se penche, et la touche. «C’est *toi*, le chat.» «Je ne jouais pas!» «Tu n’as jamais dit que tu arrêtais», dit {pal}. [Et quand on y repense, c’est vrai.]`,
      three: `«C’est encore toi, le chat», dit {pal}. «Non, je te l’ai rendu, dit {name}, pendant que tu bâillais.» «Et moi, je te l’ai rendu *dans* le bâillement.» [On recompte.~+, et~ Personne ne sait plus qui l’a.] «On l’a peut-être fait tomber», dit {pal}.`,
      end: `Un doigt traverse lentement la couverture. «C’est toi, le chat», dit {name}. «Impossible, dit {pal}. Je suis au lit, et le lit, c’est le camp.» {name} réfléchit, et {name} y est aussi. «Alors qui est le chat?» Ce n’est personne, pour la première fois depuis le dîner.`,
    },
  },
};
