import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name} et {title}`,
  want: [
    `{name} a une bonne nuit de trop. Elle allait toujours à une amie.~+, mais~ Vendredi, l’amie a déménagé. Alors {name} l’a dite dans une boîte en fer.~, et~ {name} a refermé le couvercle dessus. [On n’entend rien.] Mais si personne d’autre n’en voulait?`,
    `Dans la boîte en fer, près du lit, il y a une bonne nuit. C’était pour une amie.~+, mais~ Elle a déménagé vendredi, avec son lit et son chat. {name} voudrait l’offrir ce soir, tant qu’elle est fraîche. Et si personne n’en voulait?`,
  ],
  setoff: `«Quelqu’un veille encore, dit {name}, et je ne crois pas qu’on lui ait dit bonne nuit.» «On l’a peut-être fait», dit {pal}, mais {name} secoue la tête. «Alors ça ne ferait pas ce bruit-là.» On met les manteaux.[~+, et~ On emporte la boîte, bien à plat.]`,
  stay: `«Dehors, quelqu’un n’a pas eu de bonne nuit», dit {name}. En pyjama, on s’assoit tout au bord de la lampe, la boîte au milieu. «Crie que tu en as une de trop», propose {pal}. «Une bonne nuit, ça ne se crie pas, dit {name}. On vient la chercher.»`,
  remind: `«Elle est toujours là-dedans?» demande {pal}.~, et~ {{name} colle une oreille à la boîte. {name} n’entend rien du tout|{name} colle une oreille à la boîte, et n’entend rien du tout}. «Alors elle est partie.» «Alors elle est *bonne*, dit {name}.~, car~ Il n’y a que les mauvaises qui font du bruit.» [Quand même, désormais, un pouce reste sur le couvercle.]`,
  refrain: {
    first: `On recompte les bonnes nuits, pour être tranquille.~+, et~ Cela donne ceci:\n«Bonne nuit à toi, bonne nuit à vous,\net il m’en reste une au bout du bout!»`,
    again: `On en donne une au noir, chacun la sienne.~+, mais~ Il en reste toujours une:\n«Bonne nuit à toi, bonne nuit à vous,\net il m’en reste une au bout du bout!»`,
    third: `Ici, personne ne s’arrête assez longtemps pour en recevoir une.~+, alors~ On chante:\n«Bonne nuit à toi, bonne nuit à vous,\net il m’en reste une au bout du bout!»`,
    last: `On refait le compte en chuchotant.~+, et~ Cette fois il tombe juste:\n«Bonne nuit à toi, bonne nuit à vous,\net il n’en reste plus du tout.»`,
  },
  try: `{name} tend la boîte, de tout près, et l’ouvre. Une bonne nuit, c’est petit.~+, et~ Celle-ci sort au milieu de tout ce bruit. «Tu l’as eue?» demande {name}. «Il est passé quelque chose, dit {being}. C’était pour moi?» Vite, {name} referme le couvercle sur ce qui reste.`,
  easy: `«Donne-la-moi, dit {pal}, j’ai de la place pour deux.» Elle descendrait toute chaude, comme une seconde brioche.~+, mais~ {being} devrait s’en passer. Le couvercle est déjà levé.~+, et~ {name} commence: «Bonne…»`,
  resolve: `«Bonne nuit», dit {name}, de tout près, <tried: avec ce qui reste au fond de|directement de> la boîte. D’abord il ne vient rien.~+, puis~ {being} répond, presque dans le sommeil: «Bonne nuit.» [Personne ne s’attendait à en recevoir une.] «Elle est à qui?» demande {pal}. «À moi», dit {name}, qui l’enferme dans la boîte.`,
  bed: `La boîte en fer est près du lit, le couvercle mis. Dedans, il y a une bonne nuit rien que pour {name}.~+, et~ Elle ne fait aucun bruit, donc c’est une bonne.`,
};

export const wonder: ArcTelling = {
  title: `{name} et {title}`,
  want: [
    `Dans la poche de {name}, il y a un cadeau pour quelqu’un.~+:~ Trois papiers, et dedans un bouchon de liège avec une figure. Il faudrait l’offrir ce soir.~, car~ Le nez a traversé. Mais si on disait seulement: «Ah. Un bouchon»?`,
    `Un bouchon de liège, une figure dessinée dessus, trois papiers autour: c’est un cadeau. {name} le promène depuis une semaine.~+, et~ Le papier a déjà un trou. [Le nez prend l’air.] Ce soir, {name} veut offrir son cadeau. Et si la réponse était: «Ah. Un bouchon»?`,
  ],
  setoff: `«Tout le monde regardera ça, dit {name}, donc personne ne me regardera.» C’est le soir qu’il faut pour offrir quelque chose. «Qu’est-ce que tu as dans la poche?» demande {pal}, et {name} répond: «Une main.» On met les manteaux.~+, et~ On sort voir aussi[, la main bien au fond].`,
  stay: `«Ils auront tous les yeux là-bas, dit {name}, donc pas sur moi.» En pyjama, on s’assoit au bord de la lampe, épaule contre épaule. «Tu es sur quelque chose», dit {pal}. «Je suis *à côté* de quelque chose, dit {name}. Regarde plutôt dehors.»`,
  remind: `«Tu froufroutes», dit {pal}. «C’est le pyjama», dit {name}. En réalité c’est le cadeau.~+, car~ Deux de ses papiers sont usés. «Un pyjama, ça froufroute?» demande {pal}. «Quand il se réjouit de quelque chose», dit {name}. [{pal} écoute son propre habit, un moment, mais il ne se réjouit pas.]`,
  refrain: {
    first: `{name} a une chanson pour aller avec la poche.~+, mais~ La poche n’est pas dedans:\n«J’ose ou j’ose pas? Maintenant ou tantôt?\nC’est pas grand-chose, mais c’est pas trop tôt!»`,
    again: `Maintenant {pal} connaît la chanson aussi, sans savoir de quoi elle parle:\n«J’ose ou j’ose pas? Maintenant ou tantôt?\nC’est pas grand-chose, mais c’est pas trop tôt!»`,
    third: `{name} n’ose pas, et {being} non plus.~+, alors~ On chante pour les deux:\n«J’ose ou j’ose pas? Maintenant ou tantôt?\nC’est pas grand-chose, mais c’est pas trop tôt!»`,
    last: `On chante encore une fois, très bas, et au beau milieu, {name} se décide:\n«J’ose, oui, j’ose, et pas tantôt.\nC’est pas grand-chose, mais c’est pas trop tôt.»`,
  },
  try: `{name} s’approche, et montre {being.a} le cadeau, avec son nez qui dépasse. «Je n’ose pas le donner. Commence, et après c’est moi.» «Toi d’abord, dit {being}, je regarderai comment on fait.» [«Je comptais te regarder, toi», dit {name}.] Ainsi chacun attend.~+, et~ Personne ne commence.`,
  easy: `Tous les yeux sont sur {being}.~+, et~ Personne ne regarde {name}. On pourrait poser le cadeau là, simplement.~, et~ Personne ne dirait «ah». Mais {being} resterait sans personne d’autre qui montre quelque chose.~, et~ Le nez regarde hors de la poche.`,
  resolve: `Alors {name} sort le cadeau, et le donne {pal.a}. «Ce n’est qu’un bouchon», dit {name}.~, mais~ {{pal} ouvre les trois papiers. {pal} regarde la figure des deux côtés|{pal} ouvre les trois papiers, et regarde la figure des deux côtés}. «C’est moi», dit {pal}.[ Il n’y a que deux points, un trait et un nez.~, mais~ C’est vrai.]`,
  bed: `Dans la poche, plus rien ne froufroute. Trois papiers y sont couchés, bien lisses, chacun avec un trou pour le nez. Tout près {pal.de}, le bouchon regarde le noir, de ses deux points.`,
};
