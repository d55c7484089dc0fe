import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name} et {title} sur la liste`,
  want: [
    `{name} fait des listes. Celle d’aujourd’hui a sept choses, et six sont rayées, même la vérité sur la confiture. Il reste la numéro sept: *Que tout le monde dorme*. {name} voudrait la rayer ce soir.~, car~ La liste de demain est pleine. Mais si quelqu’un ne dormait pas?`,
    `Sur la liste de {name}, il y avait sept choses, et six sont faites. Même la plus gênante est rayée, celle de la confiture. [Elle a pris toute la matinée.] La septième dit *Que tout le monde dorme*.~+, et~ {name} veut la rayer ce soir. Mais si quelqu’un ne voulait pas?`,
  ],
  setoff: `«Alors la numéro sept n’est pas faite», dit {name} en prenant une page neuve. À gauche, sous CE QU’ON SAIT, {name} écrit *Quelqu’un ne dort pas*.~+, et~ À droite, sous CE QU’ON ESSAIE, il y a *Aller voir*. [«C’est une petite liste», dit {pal}. «On ne peut porter que celles-là», dit {name}.~+, et~ On y va.]`,
  stay: `{name} prend une page neuve, en pyjama, au bord de la lampe.~+, et~ À gauche on lit CE QU’ON SAIT: *Quelqu’un ne dort pas*. À droite on lit CE QU’ON ESSAIE: *S’asseoir ici et regarder*. [Chacun tient un bord, et l’on regarde par-dessus.] «C’est tout près», dit {pal}.~+, alors~ On l’écrit à gauche.`,
  remind: `{name} déplie la liste.~+, car~ Depuis tout à l’heure on en sait davantage. À gauche, sous *Quelqu’un ne dort pas*, viennent *Le bruit se rapproche* et *Il ne se fatigue pas*. «Nous, si», dit {pal}, qui bâille.~+, et~ {name} l’écrit aussi. [La page commence à être bien remplie.]`,
  refrain: {
    first: `C’est une liste qui se chante.~+, alors~ On la chante, pour l’apprendre par cœur:\n«Qu’est-ce qu’on sait, qu’est-ce qu’on essaie?\nQuelqu’un ne dort pas. Pourquoi? Qui sait?»`,
    again: `{name} suit la liste du doigt, et l’on chante ce qui est écrit:\n«Qu’est-ce qu’on sait, qu’est-ce qu’on essaie?\nQuelqu’un ne dort pas. Pourquoi? Qui sait?»`,
    third: `On raye encore une chose qui n’a pas marché, et voici ce qui reste:\n«Qu’est-ce qu’on sait, qu’est-ce qu’on essaie?\nQuelqu’un ne dort pas. Pourquoi? Qui sait?»`,
    last: `On relit la liste, aussi bas que du papier.~+, et~ Une ligne est différente:\n«Qu’est-ce qu’on sait, qu’est-ce qu’on essaie?\nTout le monde dort. Pourquoi? On sait.»`,
  },
  try: `*Demander poliment*, écrit {name}. Alors {name} demande, avec un s’il te plaît à chaque bout: «S’il te plaît, veux-tu dormir, s’il te plaît?» «Merci de demander, dit {being}. J’aimerais beaucoup, et je ne peux pas.» [Chacun trouve que c’était très bien dit.] {name} raye *Demander poliment*.`,
  easy: `«Ajoute *presque*, dit {pal}. *Que presque tout le monde dorme*: c’est fait, et c’est vrai.» Il y a juste la place sur la ligne.~+, et~ Après, il y a un lit chaud. Seulement, {being} serait en trop, les yeux grands ouverts. {name} mouille son crayon.[~+, et~ {name} trace un P.]`,
  resolve: `{name} écoute à gauche, puis à droite.~, et~ Tout dort.~+, alors~ Le crayon raye la numéro sept. «Ce n’est pas encore vrai, dit {pal}. Et nous, alors?» «Eh bien, dit {name}, en regardant le trait, il faut rentrer vite pour que ce soit vrai.»`,
  bed: `La liste est près du lit, avec sept choses dessus, et sept traits fins en travers. *Que tout le monde dorme*, dit la dernière.~+, et~ Il n’y a plus personne pour la lire.`,
};

export const wonder: ArcTelling = {
  title: `{name} et {title}`,
  want: [
    `Le bocal de prunes ne veut pas s’ouvrir. Étape un, on tourne.~+, étape~ Deux, on tape avec une cuillère.~+, étape~ Trois, on demande gentiment.~, mais~ À chaque fois le couvercle serre plus fort. {name} veut des prunes au petit déjeuner.~, mais~ Quelle est l’étape quatre?`,
    `{name} veut des prunes demain matin.~+, mais~ Le bocal reste fermé. On a tourné, puis tapé avec une cuillère, puis demandé gentiment. [À la troisième étape, le bocal a fait semblant de ne pas entendre.] Le couvercle est toujours là.~, et~ S’il n’y avait pas d’étape quatre?`,
  ],
  setoff: `«Ce soir, ça s’ouvre tout seul, dit {name}, et personne ne tourne! Je veux voir comment ça se fait.» On met les manteaux.~+, et~ On prend le bocal et la cuillère. «Je le tiens pour qu’il voie bien», dit {pal}.[~, et~ On part donc, le couvercle vers l’avant.]`,
  stay: `«Là-dehors, personne ne tourne rien, dit {name}, et ça va s’ouvrir quand même.» En pyjama, on s’assoit au bord de la lampe.~+, et~ Le bocal de prunes s’assoit au milieu. [La cuillère aussi, au cas où.] «C’est pour qu’il prenne modèle», dit {pal}.`,
  remind: `«Donne-moi ce bocal», dit {pal}, qui n’a pas encore essayé.~+, et~ {pal} tourne de toutes ses forces. «Ça bouge! Quelque chose a bougé!» On regarde de plus près.~+, et~ C’est {pal} qui a bougé, d’un demi-tour. «Voilà, dit {name}: l’étape un, tout le monde l’a faite.»`,
  refrain: {
    first: `On reprend les étapes au début, au cas où il en manquerait une:\n«On tourne, on tape, on tire un bout.\nC’est quoi, le truc qui ouvre tout?»`,
    again: `«Il y a une étape à laquelle on n’a pas pensé», dit {name}.~+, alors~ On recommence:\n«On tourne, on tape, on tire un bout.\nC’est quoi, le truc qui ouvre tout?»`,
    third: `Le bocal ne veut pas, quelqu’un d’autre non plus.~+, alors~ On chante pour les deux:\n«On tourne, on tape, on tire un bout.\nC’est quoi, le truc qui ouvre tout?»`,
    last: `Personne n’a rien fait du tout.~+, et~ On chante les étapes très bas:\n«Ni tour, ni tape, ni petit bout.\nC’est ça, le truc qui ouvre tout.»`,
  },
  try: `«Étape deux», dit {name}, et la cuillère tape trois petits coups, tout près. «C’est pour quoi faire?» demande {being}. «Pour te desserrer.» «Ça fait le contraire», dit {being}.~+, alors~ {name} demande, très gentiment. «Ça aussi», dit {being}.`,
  easy: `«L’étape quatre, c’est peut-être un grand, dit {pal}. [Ça ne compte pas, mais ça fait des prunes.]» Un seul tour, et le jus coule, sucré, sur le menton.~+, mais~ Au moment {being.de}, on serait à la maison, la bouche pleine. Le bocal est déjà sous le bras.`,
  resolve: `L’étape quatre, c’était donc d’arrêter. On laisse le bocal tranquille.~+, et~ {name} pose seulement un doigt dessus. Le couvercle tourne tout seul, dans l’autre sens, et s’ouvre. «Alors depuis ce matin, dit {pal}, on l’aidait à fermer.»`,
  bed: `Dans la cuisine, le bocal est ouvert, son couvercle à côté.~+, et~ Personne ne tourne, personne ne tape. Les prunes sont là, rondes et serrées.~, et~ Dans le noir, on les sent, très sucrées.`,
};
