import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name} et {title}`,
  want: [
    `{name} a une vieille montre pour mesurer le silence. Une aiguille rouge y fait le tour en une minute.~+, mais~ Le plus long silence a duré onze secondes, et puis quelqu’un a éternué. Ce soir, {name} en veut une minute entière. Et s’il n’y avait nulle part autant de silence?`,
    `{name} mesure le silence, avec une vieille montre et une feuille de papier. On y lit *4 secondes (tasse)*, et *11 secondes (éternuement)*. L’aiguille rouge fait le tour en une minute.~+, et~ {name} veut un tour complet, ce soir, sans rien dedans. Et s’il n’y en avait pas?`,
  ],
  setoff: `Il y a neuf secondes de silence, et puis ce bruit recommence. {name} note: *9 (ça)*. «Je n’aurai jamais ma minute. Allons voir qui c’est.» [Ce qui gêne une expérience, dit {name}, doit être étudié de près.] On prend la montre et la feuille.~+, et~ On sort étudier.`,
  stay: `«Neuf secondes, dit {name} en écrivant, et encore ce bruit.» Alors on s’assoit en pyjama, au bord de la lampe, la montre au milieu. [{Pal} retient son souffle, pour aider, et doit le lâcher.] Il n’y a pas à chercher bien loin.~+, car~ Le bruit vient se faire mesurer.`,
  remind: `On s’arrête pour mesurer. L’aiguille rouge monte d’un côté, et passe le sommet.~+, et~ {name} compte en dedans: vingt-deux, vingt-trois. «Ça marche bien, non?» dit {pal}. {name} note: *23 ({pal})*. [«Je l’ai seulement dit parce que c’était silencieux», dit {pal}.]`,
  refrain: {
    first: `Avant de mesurer, on dit quelque chose, pour faire sortir le dernier bruit:\n«Chut, l’aiguille rouge fait son tour.\nQu’entend-on quand rien ne court?»`,
    again: `Quand ça rate, on recommence par le commencement.~+, et~ Le voici:\n«Chut, l’aiguille rouge fait son tour.\nQu’entend-on quand rien ne court?»`,
    third: `L’aiguille rouge a déjà fait bien des tours, et jamais en paix.~+, pourtant~ On lui demande:\n«Chut, l’aiguille rouge fait son tour.\nQu’entend-on quand rien ne court?»`,
    last: `{name} regarde la montre.~+, puis~ Personne ne fait plus rien, et l’on peut le dire:\n«Chut, l’aiguille rouge a fait son tour.\nOn entend quelque chose qui court.»`,
  },
  try: `«C’est juste une minute», dit {name}, en montrant la montre. «Tu t’arrêtes jusqu’à ce que l’aiguille revienne en haut.» «Mais il y a quelqu’un comme moi, là-dedans! dit {being}, en regardant l’aiguille. Elle ne s’arrête pas non plus!» Pendant une minute entière, on se tient compagnie.`,
  easy: `«Mets un doigt dans chaque oreille, dit {pal}, et la voilà, ta minute.» {name} essaie d’un côté.~+, et~ C’est doux comme un oreiller.~, mais~ {being} continuerait de même, sans personne pour écouter. «Voilà, je mesure», dit {name}, beaucoup trop fort.`,
  resolve: `L’aiguille rouge a fait tout le tour: une minute de silence. «Mais il y avait quelque chose dedans, dit {pal}, un *poum-poum*, chez moi.» {name} pose une main sur sa poitrine.~+, et~ Il y en a un là aussi. *Silence, 1 minute*, écrit {name}. *C’est fait avec des cœurs.*`,
  bed: `La montre est près du lit, et l’aiguille rouge fait son tour. Elle mesure une minute de silence.~+, puis~ Elle en pose une autre à côté. Au milieu de chacune, poum-poum, sans rien gâcher, il y a un cœur.`,
};

export const wonder: ArcTelling = {
  title: `{name} et {title}`,
  want: [
    `{name} a un cahier qui s’appelle CE QUI EST.~, et~ Rien n’y entre sans avoir été vu, de ses deux yeux. [On y lit, par exemple: *Le pain grillé fait plus de bruit que le pain.*] Le crayon est si court qu’il ne lui reste qu’une ligne.~+, et~ Ce soir, il faut quelque chose de vrai. Et si la ligne était gâchée?`,
    `Le crayon n’a plus qu’une ligne en lui.~+, et~ Cette ligne est pour ce soir. Elle ira dans le cahier, celui qui s’appelle CE QUI EST. [La précédente disait: *Une cuillère met à l’envers.*] {name} n’y écrit que des choses vues des deux yeux. Et si c’était gâché pour une chose qui n’est pas?`,
  ],
  setoff: `«Tout le monde en parle, dit {name}, et qui l’a vu? Ce soir, moi, des deux yeux.» CE QUI EST se glisse sous un bras.~+, et~ Le crayon court, derrière une oreille. [On ne le voit presque plus.] Puis on sort, les quatre yeux ouverts.`,
  stay: `{name} s’assoit en pyjama sur le dernier bout de lumière, le cahier ouvert, le crayon derrière l’oreille. «On ne dit pas ce que c’est, dit {name}. D’abord on regarde.~, et~ On dira après.» [Alors on regarde, de quatre yeux.] Et justement, il y a quelque chose à voir.`,
  remind: `D’autres font la même route, et tous savent comment ce sera. «C’est bleu», dit l’un. [«C’est gros comme une grange.» «Ça ronronne.»] {{name} sort le crayon. {name} le range|{name} sort le crayon, puis le range}. «Vous l’avez vu?» «Vu, pas exactement, répondent-ils en se pressant, mais c’est connu.»`,
  refrain: {
    first: `Les gens qui veulent savoir ont un couplet, qui se dit les yeux grands ouverts:\n«Est-ce vrai, ça, ou pas du tout?\nOn va regarder jusqu’au bout!»`,
    again: `On ne sait toujours pas.~+, et~ Tant qu’on ne sait pas, on le redit:\n«Est-ce vrai, ça, ou pas du tout?\nOn va regarder jusqu’au bout!»`,
    third: `{name} tourne une page.~+, et~ Puisque gémir ne sert à rien, on dit:\n«Est-ce vrai, ça, ou pas du tout?\nOn va regarder jusqu’au bout!»`,
    last: `Personne ne le demande plus.~+, et~ On se le dit très bas, pour entendre que c’est vrai:\n«C’est vrai, tout ça, c’est vrai, c’est tout.\nOn a regardé jusqu’au bout.»`,
  },
  try: `Devant tout le monde, {name} pose la pointe du crayon sur le papier. «Qu’est-ce que tu as écrit?» demande {being}. «Encore rien», dit {name}, ce qui est vrai.~+, mais~ {being} se raidit. «Je ne veux pas entrer dans un cahier comme *rien*», dit {being}.`,
  easy: `«Écris *Nous étions tous là*, dit {pal}. C’est vrai.» C’est vrai, et CE QUI EST serait plein.~+, et~ On aurait fini. Il ne resterait pas une ligne pour {being}.~, et~ Derrière l’oreille de {name}, il n’y a déjà plus de crayon.`,
  resolve: `Quand on a bien regardé, {name} ouvre CE QUI EST, et écrit une ligne, pas très longue. Au dernier point, le crayon est fini. «Lis», dit {pal}.~+, et~ {name} lit à voix basse: «*Cela est, et j’y étais.*»`,
  bed: `CE QUI EST est fermé, avec sa dernière ligne dedans.~, et~ Il n’y a plus de crayon.~+, donc~ Il n’y a plus rien à écrire. Ce qui est continue d’être, tout seul, dans le noir.`,
};
