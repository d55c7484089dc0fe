import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name} et {title} qui ne dormait pas`,
  want: [
    `Demain, il y aura des crêpes.~, et~ La pâte repose déjà dans son saladier, sous une assiette. {name} voudrait dormir à huit heures.~+, car~ Le sommeil est le chemin le plus court vers les crêpes. [On ferme les yeux, et on y est.] Mais si le sommeil ne venait pas?`,
    `La pâte dort sous son assiette.~+, et~ Demain, ce seront des crêpes. {name} se couche tôt, pour arriver plus vite.~+:~ On ferme les yeux, on les ouvre, et il y a du sucre. [C’est plus court que par l’escalier.] Mais si, ce soir, le sommeil ne venait pas?`,
  ],
  setoff: `«Avec ça, personne ne peut dormir, dit {name}, et alors ce n’est jamais demain.» «Et les crêpes?» demande {pal}. En un instant, on est en manteau. «On va trouver qui c’est, dit {name}.~+, et~ On va le mettre au lit.» [La pâte reste seule, sous son assiette.] Et l’on se met en route.`,
  stay: `«Avec ça, personne ne dort, dit {name}, donc demain ne vient pas.» Et les crêpes, alors? En pyjama, on avance jusqu’au dernier rond de lumière. «C’est près», dit {name}. «C’est très près», dit {pal}.~+, alors~ On s’assoit, et on attend.`,
  remind: `On s’arrête pour écouter le bruit.~+, et~ Il est plus près que tout à l’heure. Tout autour, ceux qui devraient dormir sont assis dans leur lit.~, et~ Ils regardent {name}. «On s’en occupe», leur dit {name}. [«Gardez vos oreillers au chaud.»]`,
  refrain: {
    first: `Pour tenir compagnie au noir, on invente une chanson.~+, et~ Elle est courte:\n«Qui veille encore? Qui veille encore?\nQuelqu’un, sapristi, qui ne dort!»`,
    again: `On écoute, et le bruit est exactement pareil.~+, alors~ On chante de nouveau:\n«Qui veille encore? Qui veille encore?\nQuelqu’un, sapristi, qui ne dort!»`,
    third: `{name} regarde {pal}, {pal} regarde {name}.~+, et~ Il reste tout juste assez de souffle:\n«Qui veille encore? Qui veille encore?\nQuelqu’un, sapristi, qui ne dort!»`,
    last: `Alors, si bas que c’est surtout de l’air, on chante une dernière fois.~+, et~ Quelque chose a changé:\n«Qui veille encore? Qui veille encore?\nPersonne, sapristi. Tout dort.»`,
  },
  try: `«Compter, dit {pal}, ça endort.» On compte donc, lentement, d’une voix ennuyeuse: un, deux, trois. À quarante, {name} bâille.~+, et~ À cinquante, c’est {pal}. [À soixante, une paupière tombe.] {Being} ne bâille pas du tout.~, et~ {being.il} voudrait savoir ce qui vient après un million.`,
  easy: `«Un doigt dans chaque oreille, dit {pal}, et on dort. Et après, les crêpes.» {name} essaie.~+, et~ Tout devient doux, comme sous une couette.~, mais~ {being} continue, sans personne pour entendre. «C’est bien?» demande {pal}.~, et~ La tête de {name} commence à pencher.`,
  resolve: `Il fait si calme maintenant qu’on entend venir un bâillement.~, et~ {name} l’attrape d’abord.~+, puis~ {pal} l’attrape aussi. «Les crêpes, c’est encore loin?» demande {pal}. «À trois bâillements, dit {name}, et c’était le premier.» Le sommeil est donc en route, finalement.`,
  bed: `Dans la cuisine, la pâte est sous son assiette. Une bulle monte, très lentement.~+, et~ Elle reste là, ronde et mince.~,~ Puis elle se couche sans bruit, et la pâte est lisse.`,
};

export const wonder: ArcTelling = {
  title: `{name} et {title}`,
  want: [
    `Le soir, la dernière chose qu’on voit du lit, c’est la tasse: brune, avec une oreille. Or on rêve de ce qu’on a vu en dernier.~+, donc~ {name} rêve toujours de la tasse. Ce soir, {name} veut quelque chose de mieux. Et si c’était encore la tasse?`,
    `«De quoi as-tu rêvé?» demande-t-on au petit déjeuner. «De la tasse», dit {name}.~, car~ Elle est près du lit, et c’est elle qu’on voit en dernier. [Elle est brune, avec une seule oreille.] Ce soir, {name} veut s’endormir sur quelque chose de plus beau. Mais si la tasse revenait?`,
  ],
  setoff: `«C’est là-dessus que je veux m’endormir, dit {name}. On va regarder jusqu’à ce que je sois à ras bord.» On retourne la tasse, par gentillesse.~+, et~ On met les manteaux. «Et si tu clignes des yeux en rentrant?» demande {pal}. «Ça ne compte pas, dit {name}.~, car~ Seul compte le dernier, le long.»`,
  stay: `«C’est là-dessus que je veux m’endormir», dit {name}. En pyjama, on s’assoit au bord de la lampe, les quatre yeux grands ouverts. [La tasse est restée près du lit, le nez au mur.] «Et si tu clignes?» demande {pal}. «Ça ne compte pas, dit {name}. Il n’y a que le dernier, le long.»`,
  remind: `«Regarde-moi», dit {pal}.~, alors~ {{name} regarde très fort. {name} ferme les deux yeux|{name} regarde très fort, puis ferme les deux yeux}. «Je suis dedans?» demande {pal}. «Non, c’est encore la tasse.» [Elle y est entrée trop souvent pour sortir comme ça.] «Il te faut quelque chose de grand, dit {pal}, à mettre devant.»`,
  refrain: {
    first: `On essaie les yeux, pour vérifier qu’ils ferment:\n«Je ferme les yeux, et qui voilà?\nLa tasse, la tasse, qui me voit, moi.»`,
    again: `«Elle est partie, la tasse?» demande {pal}. On ferme les yeux et on regarde:\n«Je ferme les yeux, et qui voilà?\nLa tasse, la tasse, qui me voit, moi.»`,
    third: `Il n’y a toujours rien à mettre devant la tasse.~+, alors~ On chante:\n«Je ferme les yeux, et qui voilà?\nLa tasse, la tasse, qui me voit, moi.»`,
    last: `On regarde jusqu’au bord.~+, puis~ On ferme les yeux, et on chante ce qu’on y trouve:\n«Je ferme les yeux, et qui voilà?\nTout ça, tout ça, qui me voit, moi.»`,
  },
  try: `«Il me faut juste un coup d’œil, explique {name}. Je ferme les yeux dessus, et je te garde.» «Combien de temps?» demande {being}. «Jusqu’au petit déjeuner.» «Toute la *nuit*?» Jusqu’ici, {being} avait peur d’une minute.[~+, et~ Maintenant il y en a des centaines.]`,
  easy: `«C’est déjà mieux qu’une tasse», dit {pal}. C’est vrai.~+, et~ Un long clin d’œil bien chaud suffirait à le garder. Seulement, quand {being} oserait, deux yeux seraient fermés. Les paupières descendent.~+, et~ Elles sont à mi-chemin.`,
  resolve: `{{name} regarde {being}. {name} ferme les yeux comme on ferme un couvercle|{name} regarde {being}, puis ferme les yeux comme on ferme un couvercle}. «Tout est dedans?» demande {pal}. «Jusqu’au bord.» «Et pas de tasse?» {name} fait le tour, à l’intérieur.~+, et~ Devant, il y a encore quelqu’un. «Elle est venue aussi, dit {name}. Elle voulait voir quelque chose de mieux.»`,
  bed: `Près du lit, la tasse est retournée.~+, et~ Elle regarde du même côté que {name}. Elle est pleine de noir, jusqu’au bord.~+,~ Alors vient le long clin d’œil, et il reste.`,
};
