import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'silly'> = {
  open: [
    `«Pardon», dit {name} à la jambe gauche du pyjama.~+, car~ Les deux pieds sont descendus dans la droite. «À table!» crie quelqu’un. «On arrive!» dit {name}, en sautant. La jambe vide suit par-derrière.~+, et~ On lui donne un coussin.`,
    `«Quelqu’un a vu mon bas de pyjama?» crie {name}. «Tu as regardé dans la soupe?» répond quelqu’un. {name} regarde.~+, et~ Il n’y a que de la soupe. «Alors il est sur ta tête.» C’est bien là qu’il est.~+, donc~ {name} reprend un bol.`,
    `Pour le dîner, il y a des petits pois. «Vous permettez?» dit {name} au premier. Il permet.~+, et~ Les dix-sept suivants aussi.~+,~ Mais le dix-neuvième est d’une autre espèce. «Il dit qu’il aimerait mieux pas», dit {name}, qui lui donne un coquetier pour s’asseoir.`,
  ],
  outside: `«Ton manteau est à l’envers», dit {pal}<toddler: |, au troisième pas>. «Non, dit {name}. C’est moi.» On retourne donc {name}.~+, et~ Maintenant ce sont les bottes qui ne vont plus. «Où sont mes pieds?» «Là-haut, dit {pal}. Ils disent qu’ils voient tout.»`,
  rest: `«On est là-bas?» demande {pal}. «Non, dit {name}. On est ici.» «Comment le sais-tu?» «Parce qu’on est dedans», dit {name}. [{Pal} regarde autour, et c’est vrai.] «Alors si on va là-bas, dit {pal}, ce sera ici aussi.»~+, et~ Après cela, il faut s’asseoir.`,
  doorstep: `Par erreur, ce sont les bottes qu’on met au lit.~+, et~ On pose {name} sur le paillasson. «Bonne nuit, dormez bien», dit quelqu’un aux bottes.~, et~ Personne ne remarque rien, jusqu’au moment où les bottes ne demandent pas d’eau. «Ça, ce n’est pas {name}», dit quelqu’un.`,
  close: [
    `Les jambes sont dans les jambes, une dans chacune, ce qui a pris toute la soirée.~+, et~ Plus personne ne doit dire pardon. {name} est dans les deux à la fois.~+, et~ Il n’y a plus nulle part où tomber, sauf dans le sommeil.`,
    `«Quelqu’un a vu mon sommeil?» crie {name}. «Tu as regardé dans l’oreiller?» {name} regarde, d’une oreille, les deux yeux fermés.~+, et~ Il est là. Le pyjama est sur les jambes, donc il n’y a plus rien à chercher.`,
    `Dans son coquetier, le dix-neuvième petit pois est couché, la serviette au menton. «Vous permettez?» demande quelqu’un à {name}, une main sur la lampe. Autant qu’on puisse entendre, {name} permet.`,
  ],
  links: [
    `{name} part en avant, et {pal} à reculons, pour voir des deux côtés.`,
    `{name} et {pal} marchent en file, et l’on fait le milieu à tour de rôle.`,
    `{name} et {pal} défilent au pas, pour avoir l’air de douze.`,
    `«Après toi», dit {pal}. «Après toi», dit {name}. On avance donc de côté.`,
    `{pal} trébuche sur rien du tout, lui demande pardon, et {name} le remet en place.`,
    `La botte gauche est au pied droit, et un moment {name} ne peut marcher qu’en rond.`,
  ],
  threads: {
    sock: {
      one: `«Stop, dit {name}. Je n’ai qu’une chaussette.» On regarde.~+, et~ C’est vrai: un pied a une chaussette, et l’autre a des orteils. {pal} cherche dans celle qui est là. «Elle n’y est pas, dit {pal}. C’est du pied jusqu’au fond.»`,
      two: `«Tu portes ma chaussette!» dit {name}. «Pas du tout, dit {pal}, la chaussette sur la tête. C’est un chapeau.» «Il a un talon.» «Tous les bons en ont.»~+, alors~ On fait les présentations. «Bonsoir, chapeau», dit {name}, et le talon s’incline.`,
      three: `{name} compte les chaussettes: une au pied gauche, un chapeau, une au pied droit. «Ça fait trois, et je n’en ai jamais eu que deux.» «C’est qu’elles ont veillé toute la nuit, dit {pal}, de dessous le chapeau.~, et~ Ces choses-là arrivent.»`,
      end: `Trois chaussettes sont près du lit.~+, et~ {name} regarde la troisième, qui est toute petite. «Et toi, tu es à qui?» {Pal} la met sur son nez.~+, et~ C’est juste sa taille. Voilà qui est réglé, et plus personne n’a froid nulle part.`,
    },
    spoon: {
      one: `«Pourquoi as-tu une cuillère?» demande {pal}. «Au cas où il y aurait de la soupe», dit {name}. On regarde autour, et il n’y a pas de soupe. «C’est pour ça que c’est seulement *au cas où*.» «Alors j’aurais dû prendre une échelle, dit {pal}, au cas où elle serait en haut.»`,
      two: `{Pal} regarde dans la cuillère de {name}. «Il y a quelqu’un là-dedans, la tête en bas.» «Qui?» demande {name}. «Je ne sais pas, mais il a mon nez.» Par politesse, {pal} se met aussi la tête en bas. «Maintenant, c’est dans l’autre sens, dit {pal}. Il n’est jamais content.»`,
      three: `«Demande à ta cuillère si c’est loin», dit {pal}.~+, alors~ {name} demande au quelqu’un qui est dedans, tout petit, tête en bas. «Qu’est-ce qu’il dit?» «Il dit: *c’est loin?*» «Alors il n’en sait rien non plus», dit {pal}.`,
      end: `Au lit, {name} regarde dans la cuillère.~+, et~ Il y a quelqu’un, tête en bas, au lit. «Tu vas tomber», dit {name}, en la retournant.~, et~ Au dos, tout est à l’endroit. «C’est mieux», dit {name}.~+, et~ Quatre yeux se ferment.`,
    },
  },
};
