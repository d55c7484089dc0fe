import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'inspiring'> = {
  open: [
    `Au montant du lit, il y a les traits de crayon où l’on mesure {name}.~, et~ Le plus bas, maintenant, arrive au genou. [«J’étais à cette hauteur-là?» «À cette hauteur-là.»] «Je n’ai jamais rien remarqué», dit {name}. «Personne ne remarque, dit quelqu’un. Cela se fait au lit.»`,
    `Depuis lundi, {name} découpe des étoiles en papier. La première avait trois branches.~+, et~ La deuxième, neuf. Celle de ce soir en a cinq. «Tu n’as pas boudé les ciseaux?» demande quelqu’un. «Non, dit {name}. Les deux ratées m’ont montré où est le milieu.» On garde donc les trois.`,
    `Au pyjama de {name}, un bouton est vert, et les autres sont blancs. «Qui a cousu le vert?» demande quelqu’un. «Moi», dit {name}, et il a pris tout un dimanche. Les blancs tombent souvent.~+, mais~ Le vert, jamais.`,
  ],
  outside: `«Et si c’est trop dur pour nous?» demande {pal}<toddler: |, au troisième pas>. {name} ferme le bouton du haut, le raide, celui qui demandait toujours un grand.~, mais~ À la troisième poussée, il passe.~+, et~ On le regarde. «La semaine dernière, dit {name}, je n’y arrivais pas non plus.»`,
  rest: `À côté, il y a {tiny}, qui avance d’à peu près une manche à l’heure. «Ça n’arrivera jamais», dit {pal}. On se repose, et l’on se repose bien. Quand c’est fini, {tiny} a pris une bonne avance. «Hm», dit {pal}.~+, et~ Le mot *jamais* ne revient plus.`,
  doorstep: `On ôte les chaussures. «<toddler: Elles sont restées avec nous|Elles ont fait toute la route>, dit {pal}, et elles n’ont même pas l’air fières.» On dirait des chaussures, avec un lacet dehors. «C’est à ça qu’on les reconnaît», dit {name}.~+, et~ {name} les range côte à côte.`,
  close: [
    `Au montant du lit, il y a de la place pour un trait de plus, qu’on tirera demain matin. C’est maintenant que cela pousse.~+, et~ {name}, les yeux fermés, ne remarque rien.`,
    `Au-dessus du lit, à un même fil, pendent les étoiles de papier, la trois, la neuf et la cinq. Elles tournent dans le noir.~+, et~ Vues de l’oreiller, ce sont toutes des étoiles.`,
    `Quelque part dans la couverture, un bouton blanc est encore tombé.~, mais~ Le vert tient ensemble les deux côtés tièdes.~+, et~ Ainsi le dimanche dure jusqu’au matin.`,
  ],
  links: [
    `{name} met un pied devant, puis l’autre, et aller quelque part, ce n’est rien d’autre.`,
    `Jamais encore {name} ni {pal} n’ont marché aussi loin.`,
    `{name} se retourne, et l’endroit du départ n’est pas plus gros qu’un bouton.`,
    `«C’est trop loin», dit {pal}, et le redit un bon bout plus loin.`,
    `Ce qui avait l’air de la fin n’était que le milieu, alors {name} et {pal} font l’autre moitié.`,
    `C’est à peu près ici que {pal} pensait faire demi-tour, mais on a bien trop à faire avec la suite.`,
  ],
  threads: {
    smallest: {
      one: `«C’est trop de nuit», dit {pal}.~,~ Mais dans la cuisine, sur un carton, il est écrit *Commencer par le plus petit bout*. {name} le cherche. <toddler: C’est un souffle, sans bouger, et {name} le fait.|Il est long comme un pied, et {name} en pose un dessus.> «C’est tout?» dit {pal}. «C’est fait», dit {name}.`,
      two: `«C’est encore trop de nuit», dit {pal}, et se couche au milieu. {name} se couche aussi. «Quel est le plus petit bout?» {Pal} réfléchit. «Se relever à moitié.» «Alors ne faisons que ça.» [On le fait.~+, et~ Le bout suivant est petit aussi.]`,
      three: `{name} se retourne.~+, et~ Il y a là tout ce qu’on a fait, un bout derrière l’autre. «Qui a fait tout ça?» demande {pal}. «Personne, dit {name}. Nous, on faisait juste le bout suivant.»~+, et~ Le suivant est là, pas plus gros que les autres.`,
      end: `Il y a beaucoup de nuit à traverser, si on la regarde d’un coup. {name} en cherche le plus petit bout.~+, et~ C’est une paupière.~, puis~ Naturellement, il y a l’autre. [Après, cela se fait tout seul.]`,
    },
    yet: {
      one: `«Toute une nuit, je ne sais pas faire», dit {pal}. «Tu as oublié la fin, dit {name}. Chez nous, on dit *pas encore*.» {Pal} essaie: «Toute une nuit, je ne sais pas encore faire.» C’est la même chose.~+, et~ Cela sonne tout autrement.`,
      two: `«Ça ne sert à rien», dit {pal}.~, et~ {name} attend. «Je veux dire, ça ne sert *encore* à rien.» «C’est mieux?» {Pal} retourne le mot, comme une chose trouvée dans une poche. «Maintenant, c’est ouvert au bout, dit {pal}. Avant, je le fermais.»`,
      three: `«Je ne peux pas aller plus loin», dit {name}, et s’assoit.~+, et~ Longtemps il ne se passe rien. {Pal} attend, et regarde la bouche, par où ça sort. «Ce sont deux petits mots», dit {pal}. «Pas encore», dit {name}, pas très fort, et se lève derrière.`,
      end: `«Je ne dors pas», dit {name}. «Pas encore», dit {pal}. On est côte à côte, et l’on attend. C’est un mot très court.~+, et~ Cela ne prend pas longtemps. [{Pal} avait une chose à ajouter, et ne la dit pas encore.]`,
    },
  },
};
