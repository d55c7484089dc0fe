import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name} et {title}`,
  want: [
    `Quand les cousins sont repartis, quelque chose s’est mis à tourner dans le ventre de {name}. [Ce n’est pas la faim.~, car~ Il y a eu de la soupe.] {{name} a une étiquette en papier. {name} voudrait y écrire ce soir le nom de cette chose|{name} a une étiquette en papier, et voudrait y écrire ce soir le nom de cette chose}. Et si elle tournait toute la nuit?`,
    `La voiture des cousins a tourné au coin.~+, et~ Aussitôt une chose s’est mise à tourner dans le ventre de {name}. «Comment ça s’appelle?» demande {name}, mais personne ne sait. [On a essayé *faim*, et *purée*.] Une étiquette pend à un bouton, pour écrire le nom ce soir. Et si ça tournait jusqu’au matin?`,
  ],
  setoff: `{name} s’arrête, une main sur le ventre. «Ce bruit-là tourne exactement comme ma chose.» «Et lui, demande {pal}, il sait comment il s’appelle?» «Je vais lui demander», dit {name}. Le manteau se ferme.~+, et~ L’étiquette pend devant, bien visible. En route.`,
  stay: `En pyjama, {name} s’assoit là où finit la lampe, l’étiquette à la main. «Ce bruit-là tourne comme dans mon ventre.» «Alors il saura le nom, dit {pal}.~+, et~ On lui demandera.» Il n’y a même pas besoin d’appeler.[~, car~ Le bruit vient tout seul.]`,
  remind: `«J’en ai connu une, dit {pal}, qui s’appelait *envie de faire pipi*.» {name} pose une main à plat, et vérifie. «Non, ce n’est pas ça.» «Ou bien *presque mon anniversaire*?» {name} vérifie encore.~+, et~ C’est un peu ça, mais à l’envers. [Rien sur l’étiquette, mais on brûle.]`,
  refrain: {
    first: `On peut chanter pour un ventre, à condition de se pencher.~+, et~ {name} se penche:\n«Petite chose, comment t’appelles-tu?\nTu tournes, tu tournes, on n’en peut plus!»`,
    again: `La chose a fait onze tours depuis la dernière fois.~+, et~ Au douzième on demande:\n«Petite chose, comment t’appelles-tu?\nTu tournes, tu tournes, on n’en peut plus!»`,
    third: `Maintenant ça tourne dedans et ça tourne dehors.~+, et~ On demande aux deux ensemble:\n«Petite chose, comment t’appelles-tu?\nTu tournes, tu tournes, on n’en peut plus!»`,
    last: `{name} se penche sur son ventre.~+, et~ Pour la première fois ce n’est plus une question:\n«Petite chose, je t’ai reconnue.\nTu as tourné, te voilà venue.»`,
  },
  try: `{name} tend l’étiquette. «C’est lequel? Faim?» «C’est bien possible», dit {being}. «Ou grognon? [Ou mal au pied?] Il faut choisir.» «Je dois avoir aussi celui-là, dit {being}. Est-ce que je peux tout prendre?» Et {being} recommence depuis le début, une fois pour chaque mot.`,
  easy: `«Appelle ça *faim*, dit {pal}, et tu auras une tartine de confiture.» Ce serait sucré.~+, et~ La chose finirait par se coucher. {Being} n’aurait pas de confiture, et continuerait. La bouche de {name} est déjà ouverte, pour le mot ou pour la tartine.`,
  resolve: `«Ça s’appelle *manquer*, dit {name}. Les cousins me manquent. C’est ça, son nom.» «Et c’est pour ça qu’elle tourne?» demande {pal}. «Elle tourne jusqu’à ce qu’on le dise.» {name} écrit *manquer* sur l’étiquette.~+, et~ Dans le ventre, la chose s’assoit. [Elle voulait seulement qu’on ne la confonde pas avec la faim.]`,
  bed: `L’étiquette pend au lit, avec un seul mot dessus. Dans le ventre, *manquer* ne tourne plus.~+, et~ Elle s’est roulée en boule comme un chat. Loin d’ici, dans leurs lits, les cousins aussi.`,
};

export const wonder: ArcTelling = {
  title: `{name} et {title}`,
  want: [
    `Depuis le petit déjeuner, une chose se tient sur la pointe des pieds dans le ventre de {name}. Est-ce un youpi, ou est-ce un aïe? {name} a un bouton pour ça.~+:~ D’un côté une tête de youpi, de l’autre une tête d’aïe. Ce soir, {name} veut savoir. Et si c’était un aïe?`,
    `Dans le ventre de {name}, quelque chose est debout sur la pointe des pieds. C’est un youpi, ou c’est un aïe.~+, et~ Pour le savoir il y a un bouton, youpi devant, aïe derrière. [Il est tombé d’un manteau de fête.] {name} veut savoir ce soir. Et si, après tout ça, c’était un aïe?`,
  ],
  setoff: `«C’est ce soir! C’est de ça qu’il s’agit, dans mon ventre!» dit {name} en retournant le bouton.~, et~ Il dit youpi.~+, puis~ Il dit aïe. «Il ne sait pas non plus, dit {pal}, alors il faut aller voir.» [On met les manteaux.~+, et~ On sort, sur la pointe des pieds.]`,
  stay: `«C’est ce soir! C’est de ça qu’il s’agit, dans mon ventre!» dit {name}. En pyjama, on s’assoit au bord de la lampe, avec le bouton. Il dit youpi.~+, puis~ {pal} le retourne, et il dit aïe. [«Il hésite aussi.»] Et la chose, dans le ventre, se hausse sur ses orteils.`,
  remind: `«Comment se tient-elle?» demande {pal}. {name} consulte le bouton.~+, et~ Il dit youpi. «Sur un pied, maintenant.» «J’en ai une aussi, dit {pal}. Elle saute, mais je crois que c’est le goûter.» On retourne le bouton pour {pal}.~+, et~ C’est un aïe. [«Je l’aime bien quand même», dit {pal}.]`,
  refrain: {
    first: `On saute une fois pour le youpi, une fois pour le aïe, ou bien c’est le ventre qui saute:\n«Est-ce un youpi? Est-ce un aïe-aïe?\nJe n’en sais rien, vaille que vaille!»`,
    again: `Ça grandit à mesure qu’on approche.~+, et~ Il faut en laisser sortir un peu:\n«Est-ce un youpi? Est-ce un aïe-aïe?\nJe n’en sais rien, vaille que vaille!»`,
    third: `Maintenant tout le monde l’a, on le voit aux pieds.~+, alors~ On chante tout bas:\n«Est-ce un youpi? Est-ce un aïe-aïe?\nJe n’en sais rien, vaille que vaille!»`,
    last: `Et après, en redescendant de ses orteils, on chante comme il faut:\n«C’était youpi, c’était aïe-aïe.\nJe le sais bien, vaille que vaille.»`,
  },
  try: `«Tu en as une aussi, dit {name}. Demande au bouton.» {name} le secoue dans ses deux mains.~+, et~ Le bouton dit aïe. On refait.~, et~ C’est aïe. On va jusqu’à onze fois, et onze fois c’est aïe. «Il a l’air assez sûr», dit {being}. [{Pal} pense que le bouton est coincé.]`,
  easy: `On retourne le bouton.~+, et~ Il dit aïe. «Eh bien voilà, tu sais», dit {pal}. Le ventre pourrait redescendre de ses orteils.~+, et~ On n’attendrait plus.~,~ Mais ce que {being} garde en réserve, personne ne l’aurait vu. «Aïe», dit {name}, pour essayer.`,
  resolve: `{name} cherche le bouton dans sa poche.~+, et~ Il est debout, sur la tranche. On voit le youpi, et on voit le aïe, en même temps. «C’est les deux! dit {name}. C’était les deux depuis le début, il n’y a qu’un bouton.» [«Le mien aussi», dit {pal}.]`,
  bed: `Près du lit, le bouton est couché, youpi dessus, aïe dessous. Dans le ventre, la chose redescend de la pointe des pieds, un pied après l’autre.~+, et~ Elle se couche.`,
};
