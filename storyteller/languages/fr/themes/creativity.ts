import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name} et {title}`,
  want: [
    `{name} tricote une écharpe, une bleue. Mardi, elle était assez longue.~+, mais~ Personne n’a dit comment on s’arrête.~,~ Alors elle continue.~, et~ À présent elle remplit le lit. [Il faut dormir autour.] Ce soir, {name} voudrait lui mettre une fin. Et si elle n’en avait pas?`,
    `Pique, passe, tourne, et tire: c’est ainsi qu’on commence une écharpe. Comment on la finit, personne ne l’a dit à {name}. Elle est bleue.~+, et~ Depuis lundi, elle pousse sur tout le lit. Ce soir, {name} veut une fin.~, mais~ Où est-ce que ça se trouve?`,
  ],
  setoff: `«Celui qui fait ça ne sait pas s’arrêter non plus, dit {name}. On ne lui a appris que le début, comme à moi.» L’écharpe fait onze tours de manteau.~+, et~ Le reste va {pal.a}. «Tu vois quelque chose?» demande {name}. «Du bleu», dit {pal}.~+, et~ On part chercher comment on s’arrête.`,
  stay: `«Dehors, quelqu’un n’a appris que le début, dit {name}, tout comme moi.» En pyjama, on s’assoit tout au bord de la lumière.~+, et~ L’écharpe sort à la suite. «Elle est là en entier?» demande {pal}. «Pas encore, dit {name}.~, car~ La fin n’est pas arrivée.»`,
  remind: `Pour se réchauffer, {name} tricote quelques rangs. «Tu ne pourrais pas t’arrêter au bout d’un rang?» demande {pal}. «C’est là que commence l’autre», dit {name}.~, et~ {pal} cherche l’endroit, entre les deux. [Il faut s’approcher beaucoup.] Il existe.~+, mais~ Il est vraiment très petit.`,
  refrain: {
    first: `{name} tricote et {pal} tient la laine.~+, et~ Voici ce qu’on dit en tricotant:\n«Pique et passe, et tourne, et tire!\nComment on finit? Qui peut le dire?»`,
    again: `Voici un autre rang.~+, et~ Il va comme le précédent:\n«Pique et passe, et tourne, et tire!\nComment on finit? Qui peut le dire?»`,
    third: `L’écharpe ne s’arrête pas, et personne d’autre non plus.~+, alors~ On chante:\n«Pique et passe, et tourne, et tire!\nComment on finit? Qui peut le dire?»`,
    last: `On chante plus lentement, puis encore plus lentement.~+, et~ Les aiguilles ralentissent aussi:\n«Pique et passe, et tourne, et tire.\nC’est comme ça. On peut le dire.»`,
  },
  try: `«Tricoter, ça endort», dit {name} en levant les aiguilles. «Regarde jusqu’au bout du rang, et arrête-toi là.» {Being} regarde jusqu’au bout. «Et au rang suivant, que se passe-t-il?» «La même chose», dit {name}. «La *même*? Oh, continue!» [Et maintenant, ça fait deux.]`,
  easy: `«Tu n’as qu’à couper la laine avec les dents», dit {pal}. C’est un seul fil tout doux.~+, et~ Après, il y aurait de la place dans le lit. Mais {being}, qui n’a pas de laine à mordre, continuerait. {name} lève le fil, et ouvre grand la bouche.`,
  resolve: `Les aiguilles se sont arrêtées toutes seules.~, alors~ {name} passe la laine dans la dernière maille.~+, et~ Voilà, grosse comme un petit pois, une fin. On met l’écharpe autour {being.de}, aussi loin qu’elle va. «C’est à sa taille», dit {pal}. «Oui, dit {name}, mais je ne savais pas pour qui.»`,
  bed: `Il y a de nouveau de la place dans le lit. Deux aiguilles dorment côte à côte sur la chaise. Dehors, dans le noir, il y a l’écharpe, bleue et chaude.~+, et~ Au bout, toute petite, il y a une fin.`,
};

export const wonder: ArcTelling = {
  title: `{name} et {title}`,
  want: [
    `Près du lit pend un cadre doré avec rien dedans. {name} voudrait y mettre un dessin assez beau.~+, mais~ Ni le bateau, ni la botte, ni l’œuf n’ont suffi. Demain, le cadre part chez un cousin.~, et~ Il ne reste qu’une seule feuille.`,
    `Un bateau, une botte, un œuf: {name} a tout dessiné.~, mais~ Rien n’est assez beau pour le cadre.~+, car~ Il est doré, et il attend, vide. Demain il part chez un cousin. [Le cousin dessine très bien les œufs.] Il reste une feuille de papier.~, mais~ Que mettre dessus?`,
  ],
  setoff: `«Voilà pour le cadre, dit {name}. Si personne ne sait dire comment c’est, il faut que quelqu’un le dessine.» On emballe le papier et le crayon.~+, et~ On enfile les manteaux. «Et si c’est trop grand?» demande {pal}. «Je le dessine petit, dit {name}, et j’écris *grand* dessous.»`,
  stay: `«Ça, c’est pour le cadre, dit {name}. On ne sait pas le dire, il faut donc le dessiner.» En pyjama, papier et crayon prêts, on s’assoit au bord de la lampe. [La feuille est très blanche.] «Et si ça déborde?» demande {pal}. «Je le fais petit, dit {name}, avec *grand* écrit dessous.»`,
  remind: `«Dessine-moi, dit {pal}, pour t’échauffer.» Mais il n’y a qu’une feuille.~+, alors~ {name} dessine sur l’air, avec le mauvais bout du crayon. [Les oreilles prennent beaucoup de temps.] «C’est ressemblant?» demande {pal}. «Ça l’était, dit {name}. Dommage que tu n’aies pas vu.»`,
  refrain: {
    first: `C’est ainsi qu’on dessine.~+, et~ {name} le chante aussi loin que ça va:\n«Un trait pour le menton, un trait pour le nez,\net au milieu, qui peut deviner?»`,
    again: `À deux, on dessine une figure sur le noir, chacun son côté:\n«Un trait pour le menton, un trait pour le nez,\net au milieu, qui peut deviner?»`,
    third: `{name} tient le crayon, et il n’y a encore rien à dessiner.~+, alors~ On chante:\n«Un trait pour le menton, un trait pour le nez,\net au milieu, qui peut deviner?»`,
    last: `On regarde, et on chante sans presque respirer.~+, et~ Un mot a changé:\n«Un trait pour le menton, un trait pour le nez,\net le milieu, tout le monde le sait.»`,
  },
  try: `{{name} dessine {being} sans rien oublier. {name} montre la feuille|{name} dessine {being} sans rien oublier, puis montre la feuille}.~, et~ {being} la regarde longtemps. «C’est tout à fait ça», dit {being}. «N’est-ce pas?» dit {name}, avec un peu de fierté. «Oui, dit {being}.~+, car~ C’est exactement aussi peu que ça.»`,
  easy: `«Tu n’as qu’à l’inventer, dit {pal}: très grand, avec des rayons.» Dans l’or, ce serait superbe.~+, et~ On pourrait le finir au lit, au chaud. Seulement, ce ne serait pas {being}. {name} a déjà fermé un œil, pour mesurer.`,
  resolve: `C’est trop pour une feuille. Alors <tried: au dos du papier, >{name} dessine ce qu’il y a autour.~+:~ Un trait pour un menton, un trait pour un nez, figure après figure, tournées vers le milieu. Et le milieu reste blanc. «On voit *exactement* comment c’était», dit {pal}. «C’est pour le cadre», dit {name}.`,
  bed: `Dans le cadre, il y a un dessin, blanc au milieu. Autour, menton après menton, nez après nez, les figures deviennent sombres.~, mais~ Le milieu, si blanc, reste encore un peu.~+, puis~ Il s’en va aussi.`,
};
