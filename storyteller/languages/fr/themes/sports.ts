import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name} et {title}`,
  want: [
    `Le jeu de {name}, ce sont les statues: on reste comme une cuillère pendant que quelqu’un compte jusqu’à cent. Jusqu’ici, on en est à soixante et un. [Après, il y a eu une démangeaison.] Le match est demain.~+, et~ {name} veut son cent ce soir. Et si un sourcil bougeait?`,
    `Soixante et un! C’est le record de {name} aux statues, le jeu où l’on ne bouge pas.~, mais~ Les autres vont jusqu’à cent.~+, et~ Le match est demain. [Cligner est permis, se gratter non.] {name} veut son cent avant de dormir. Et si un sourcil bougeait?`,
  ],
  setoff: `«Soixante et un, compte {pal}, soixante-deux…» Là-dessus vient ce bruit.~+, et~ {name} sursaute. «Avec ça, personne ne peut faire la statue!» «Ils manquent d’entraînement, dit {pal}.~, alors~ Allons leur montrer.» On met les manteaux, et l’on y va d’un pas raide.`,
  stay: `{pal} compte, et {name} ne bouge pas d’un cil.~, mais~ À soixante-deux vient ce bruit.~+, et~ Tout est à refaire. On s’assoit donc au bord de la lampe, en pyjama, pour lui montrer comment fait une statue. [«Ça, dit {pal}, c’était seulement ma bouche.»] Deux cuillères ne bougeraient pas moins.~+, mais~ Le bruit approche.`,
  remind: `«Entraînement», dit {name}, et s’arrête net.~+, et~ {pal} s’arrête aussi, un pied en l’air. On compte en dedans.~+, et~ À trente-trois, le pied redescend. «Tu as bougé», dit {name}. «Alors tes yeux aussi, dit {pal}, pour le voir.» [On convient d’un match nul.]`,
  refrain: {
    first: `On le dit au début de chaque partie, et au dernier mot, plus rien ne bouge:\n«Cuillère, cuillère, chaise et buffet,\nqui lève un sourcil? Qui a remué?»`,
    again: `On a beaucoup remué jusqu’ici.~+, alors~ On s’arrête, et l’on dit:\n«Cuillère, cuillère, chaise et buffet,\nqui lève un sourcil? Qui a remué?»`,
    third: `Jamais cent n’a été aussi loin.~+, pourtant~ On se met en place, et l’on reprend:\n«Cuillère, cuillère, chaise et buffet,\nqui lève un sourcil? Qui a remué?»`,
    last: `Tout est tranquille, et l’on remue à peine les lèvres:\n«Cuillère, cuillère, chaise et buffet,\npersonne, personne n’a remué.»`,
  },
  try: `«Le secret des statues, explique {name}, c’est de regarder une chose qui reste à sa place.» {Being} en cherche une. «Mais tout s’en va, dit {being}, ou tout ferme les yeux.»~+, donc~ Il faut chercher encore, partout, et ce n’est plus du tout une statue.`,
  easy: `«Appuie-toi sur moi, les yeux fermés, dit {pal}. Ça compte comme un long clignement.» C’est chaud.~+, et~ Le cent viendrait tout seul. Seulement, {being} continuerait, et personne ne le verrait. Un œil de {name} est encore ouvert, mais pas de beaucoup.`,
  resolve: `«Encore une fois», dit {pal}, qui se met à compter. {name} reste comme une cuillère, les yeux sur {being}.~, car~ Il n’y a rien de plus tranquille au monde. Soixante et un passe.~+, puis~ Soixante-deux passe aussi. «Et cent», souffle {pal}. [{name} oublie de s’arrêter, et va jusqu’à cent neuf.]`,
  bed: `Au lit, cent, c’est facile. {name} est là comme une cuillère dans son tiroir.~+, et~ À douze, pas un sourcil n’a bougé. Un peu plus tard, les nombres aussi se couchent.`,
};

export const wonder: ArcTelling = {
  title: `{name} et {title}`,
  want: [
    `{name} a un bilboquet, une balle au bout d’un fil et un gobelet. On lance.~+, et~ *Tup*, la balle est dedans.~+,~ Mais quand quelqu’un regarde, c’est *toc*, sur le bord. Ce soir, {name} veut un *tup*, un seul, devant tout le monde. Et s’il ne venait jamais?`,
    `*Tup*, fait la balle au bout de son fil, droit dans le gobelet de {name}.~,~ Mais dès qu’on regarde, elle fait *toc*, à côté. [Même le chat compte.] Ce soir, {name} veut un *tup* devant des gens.~, mais~ C’est peut-être une chose qui ne réussit que quand personne ne voit.`,
  ],
  setoff: `«Ce soir, et tout le monde regarde! dit {name}. Qui sait faire ça doit connaître le secret.~, alors~ Allons demander.» La balle va dans le gobelet.~+, et~ Le gobelet va dans le manteau. *Toc*, fait-il là-dedans.~+, car~ {pal} regardait.~, mais~ On sort quand même.`,
  stay: `«Quelqu’un va faire ça devant tout le monde, dit {name}, donc quelqu’un connaît le secret.» En pyjama, on s’assoit au bord de la lampe, avec le gobelet et la balle. {Pal} regarde, et c’est *toc*.~+, puis~ {pal} regarde ailleurs. C’est *tup*.`,
  remind: `«Vas-y, dit {pal}, je ferme les yeux.» *Tup*, fait la balle. «Tu as regardé?» «Non», dit {pal}. *Tup.* «Mais maintenant, oui.» *Toc.* On essaie d’un seul œil.~+, et~ La balle fait le tour du bord, puis reste là, à réfléchir. [«Elle est timide», dit {pal}.]`,
  refrain: {
    first: `On le dit en lançant.~+, et~ Au dernier mot, on sait:\n«Monte la balle, tourne et descends!\nDehors, dedans? Qui le comprend?»`,
    again: `On recommence, pour garder la main, pendant que {pal} regarde ailleurs:\n«Monte la balle, tourne et descends!\nDehors, dedans? Qui le comprend?»`,
    third: `Personne ne dit *toc*, on le pense seulement.~+, et~ Pour le couvrir, on dit tout bas:\n«Monte la balle, tourne et descends!\nDehors, dedans? Qui le comprend?»`,
    last: `Après, on redit le couplet.~+, et~ Il a une autre fin:\n«Monte la balle, tourne et descends.\nElle est dedans, et on comprend.»`,
  },
  try: `«Comment fais-tu, demande {name}, avec tous ces yeux?» «J’allais te le demander», dit {being}. Pour montrer que c’est facile, {name} lance la balle devant tout le monde.~+, et~ C’est *toc*. [«Oh», dit tout le monde.] «Tu vois, dit {being}, c’est exactement ce mot-là.»`,
  easy: `«Mets-la dedans avec les doigts, souffle {pal}, et moi je fais *tup*.» Tout le monde se retournerait, et applaudirait.~+, et~ {name} aurait gagné.~,~ Mais il ne resterait personne pour regarder {being}. La balle est déjà entre deux doigts, et le sourire est prêt.`,
  resolve: `Tout le monde regarde {being}. Alors, derrière les dos, {name} sort le gobelet, et lance la balle.~+, et~ C’est *tup*. «J’ai vu, dit {being}. Encore!» Toutes les têtes se retournent.~+, et~ C’est *tup*.`,
  bed: `Le gobelet est près du lit, et la balle est dedans. On l’a regardée.~+, et~ Elle y est restée. Derrière les paupières, elle monte encore une fois, lentement, redescend, et reste.`,
};
