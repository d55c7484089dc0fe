import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { elided, la, le, les, type FrenchNoun } from '../noun.ts';

export const setting: FirstSetting<'neighborhood', FrenchNoun> = {
  tiny: { noun: le('cloporte') },
  home: [
    `{name} habite rue des Billes, au numéro neuf, derrière un portail bleu. Le soir, les lampes s’allument au-dessus des portes, tout le long de la rue.~+, et~ Dans chaque maison quelqu’un met la table.`,
    `Devant la maison de {name}, rue des Billes, il y a quatre marches de brique. Le soir, elles sont encore tièdes de soleil.~+, et~ On sent ce que onze cuisines préparent pour le dîner.`,
  ],
  back: `On rentre le long des portails.~, et~ Ils sont tous fermés.~+, car~ Ils ont dit ce qu’ils avaient à dire. [Un arroseur tourne encore dans le noir, *tsip, tsip, tsip*.] Puis voici la lampe, et dessous les marches de {name}.~+, et~ Quand on s’y assoit, la brique a gardé un peu de soleil.`,
  night: {
    dark: `D’un bout à l’autre de la rue, on appelle des noms pour le dîner, des longs, des courts, et un qu’il faut appeler trois fois. Les portes se ferment.~+, et~ Sur une pelouse un ballon est resté. [Cela sent l’herbe coupée et l’oignon frit.] Puis plus personne n’appelle personne, et c’est la nuit.`,
    deep: `Maintenant, la rue des Billes n’a plus rien à faire. Toutes les voitures sont froides.~+, et~ Tous les tuyaux sont enroulés. Un chat marche au milieu de la chaussée, comme on peut le faire à cette heure.~, et~ Les réverbères regardent leurs pieds.`,
  },
  hush: {
    one: `La tondeuse s’arrête la première.~:~ C’est celle du monsieur du six, qui commence toujours trop tard. *Vroum*, fait-elle, *vroum*.~+, puis~ Elle tousse deux fois, et se rappelle qu’elle n’a plus d’essence. [Jusqu’à samedi, la moitié de son herbe sera plus longue que l’autre.]`,
    two: `Ensuite, c’est le piano derrière la haie.~, mais~ Il ne connaît que la moitié d’une chanson.~+, et~ Il joue jusqu’à l’endroit où il s’arrête toujours. Dans toute la rue, les gens au lit fredonnent la note d’après.~+,~ Puis le couvercle descend.`,
    three: `Ensuite, il y a les grillons, d’abord beaucoup, puis quelques-uns, puis deux, chacun son tour. *Cri*, dit celui des marches.~+, et~ Au bout d’un moment celui du portail dit *cri*. Puis personne ne se rappelle plus à qui c’était.`,
  },
  facts: {
    one: `{name} s’appuie à un mur de jardin, et le mur est chaud. «Pourtant le soleil est couché», dit {name}. «Le mur ne le sait pas encore, dit {pal}. [Une brique met toute la journée à chauffer.~, et~ La moitié de la nuit à refroidir.]» On y reste, le dos au chaud, à user ce qui reste de midi.`,
    two: `«Tu sens? dit {pal}. Quelqu’un a tondu.» «Ça sent vert», dit {name}. «C’est l’herbe qui appelle, dit {pal}. Une plante coupée lâche cette odeur. Ses voisines le remarquent, et se préparent.» {name} se penche sur la pelouse suivante, et lui dit qu’elle est très bien comme ça.`,
    three: `«Compte les grillons, dit {pal}, je te dis quand.» [On ne bouge plus, et l’on compte.] «Et maintenant, qu’est-ce que je sais?» demande {name}. «S’il fait chaud.~, car~ Plus la soirée est chaude, plus un grillon chante vite.» {name} écoute encore. «Alors près de la haie, dit {name}, ils viennent d’ôter leur pull.»`,
  },
  places: {
    alley: {
      noun: la('ruelle'),
      arrive: `Derrière les maisons passe la ruelle, où la rue range ce qu’elle ne montre pas devant. Il y a un canapé, avec une fougère dedans. De dos, les maisons ont l’air de gens sans chaussures. [Un panier de basket se penche, pour voir qui c’est.]`,
    },
    store: {
      noun: elided('épicerie du coin', 'f'),
      arrive: `L’épicerie du coin est fermée.~+, mais~ Elle n’est pas couchée. Au fond, une vitrine froide ronronne, et éclaire le lait. Entre les melons est assis le chat de nuit, qui en est un. [JE REVIENS, dit la porte. Quelqu’un a ajouté: *quand?*]`,
    },
    playground: {
      noun: le('square'),
      arrive: `Au square, les balançoires bougent encore un peu, avec personne dessus. [Le toboggan est froid en haut, et tiède en bas, là où chacun a atterri.] Dans le sable, quelqu’un a creusé un trou jusqu’à l’autre bout du monde.~+, et~ On l’a appelé pour la soupe juste avant d’arriver.`,
    },
    garden: {
      noun: les('jardins aux haricots', 'm'),
      arrive: `Entre les deux dernières maisons, il y a les jardins, un carré chacun, avec de la ficelle. Les haricots montent à des perches.~+, et~ Les tomates s’appuient à tout ce qui ne bouge pas. [Chaque carré porte un nom: Monsieur Bo, Madame Lund, *Pas encore*.] Une citrouille est sortie sous la clôture.`,
    },
  },
  helpers: {
    gnome: {
      noun: le('nain de jardin'),
      trouble: `Sur une pelouse, un nain de jardin en bonnet rouge pêche dans une plate-bande. «Ça mord?» demande {name}. «Soixante ans ce printemps, dit le nain. Je n’aime pas en parler.~, mais~ Je ne crois pas qu’il y ait d’eau.»`,
      help: `Près des marches, il y a un tuyau.~+, alors~ {name} remplit la gamelle du chien, et on la pose dans les pétunias, juste sous l’hameçon. [Le nain la regarde longtemps.] Un pétale y tombe, tourne.~+, et~ Il s’accroche. La ligne tressaille. «Que personne ne bouge», dit le nain.`,
      gift: `Le nain a pris un pétale. [Il le mesure deux fois.] «Emportez mon autre canne, dit-il. Quand ça mord comme ça, on n’en a pas besoin de deux.» Elle est longue comme une cuillère, avec une épingle tordue au bout. «Elle est très jolie», dit {name}. «Elle s’allonge», dit le nain.`,
      back: `{name} referme la canne, et la rend. «Ne bougez pas, dit le nain, j’ai une touche.» Dans sa gamelle d’eau, il y a la lune. «Ça fait trois fois ce soir», dit-il.~+, et~ Tout doucement, il la relâche.`,
      comes: `*Toc, toc, toc*, arrive un nain de jardin avec sa canne à pêche, qui regarde {being} par-dessous son bonnet. «Ça pourrait mordre», dit-il, et il lance sa ligne. On attend.~+, et~ Rien ne mord. «J’ai l’habitude», dit-il en s’asseyant.`,
      bye: `Le nain de jardin ne lève pas les yeux de sa pêche, mais il soulève son bonnet, au bout d’un hameçon, et le repose.`,
    },
    raccoon: {
      noun: le('raton laveur'),
      trouble: `Sous une haie est assis un raton laveur, un moule à tarte sur les genoux. «Je ne suis pas un cambrioleur, dit-il, c’est juste la figure. Ils ont jeté ça.~, et~ J’essaie de le rendre. Trois nuits que je rampe jusque là-bas, et trois nuits qu’ils crient.»`,
      help: `Le raton laveur montre comment il fait, à plat ventre. «As-tu essayé le milieu de l’allée, dit {name}, et de frapper?» Il remonte l’allée, debout sur deux pattes, et frappe. [Personne ne crie.] «Mon moule à tarte!» dit une voix.~+, puis~ La voix dit: «Mais entrez donc.»`,
      gift: `Le raton laveur ressort, de la tarte sur le masque. «Voilà pour vous», dit-il.~:~ C’est un couvre-théière, rayé comme une abeille, avec un trou pour le bec. «On n’a pas de théière», dit {name}. «Moi non plus, mais touchez: il s’est gardé chaud, au cas où.»`,
      back: `Derrière une fenêtre éclairée est assis le raton laveur, une serviette au cou. «Mon couvre-théière?» crie-t-il. «Il sert à quelqu’un», dit {name}. «Il y a une oreille qui sort par le bec?» «Une», dit {name}. «Alors il est mis comme il faut. On me réinvite jeudi.»`,
      comes: `Au coin arrive un raton laveur, qui regarde {being}, par-devant et par-derrière. «Dans ma famille, on commencerait par laver.» Il va chercher une soucoupe d’eau.~+, et~ Il lave l’air juste à côté. «Enfin, c’est plus propre», dit-il, et il reste.`,
      bye: `Le raton laveur se lave les mains dans le noir, l’une puis l’autre, et dit bonne nuit des deux.`,
    },
    pigeon: {
      noun: le('pigeon voyageur'),
      trouble: `Sur une voiture se tient un pigeon, un numéro à la patte. [Il regarde loin à gauche, et loin à droite.] «Je suis un pigeon voyageur. Lâchez-moi à six cents kilomètres, et je rentre déjeuner.» «Alors qu’est-ce qui ne va pas?» demande {name}. Il baisse la voix. «Ne le dites à personne. Je me suis perdu.»`,
      help: `«Il y a un toit vert, dit le pigeon, en scrutant les collines, et un monsieur qui siffle.» {{name} le prend par les épaules. {name} le tourne|{name} le prend par les épaules, et le tourne}. Juste à côté, il y a un toit vert. [Quelqu’un siffle.] «Oh là là, dit le pigeon. On ne m’a appris que le loin.»`,
      gift: `Le pigeon rentre à pied, puisqu’il y a onze pas.~+, et~ Il revient avec une plume. «Elle est un peu tordue, non?» dit {name}. «C’est le bout qui sait, dit le pigeon. Posez-la à plat sur la main.~, et~ Elle se tourne vers ceux qui vous attendent.»`,
      back: `Sur le toit vert est posé le pigeon. «Elle a tourné?» demande-t-il. «Chaque fois», dit {name}, en tendant la plume. Elle tourne, le montre, et se couche. Dedans, un monsieur siffle. «C’est moi, dit le pigeon. On m’attend.»`,
      comes: `Un pigeon descend sur la rampe, le dos très droit. «Je porte les messages, dit-il. À qui est adressé celui-ci?» Il essaie de soulever {being}.~+, et~ Rien ne quitte le sol, sauf le pigeon. «J’attends le timbre», dit-il.`,
      bye: `Le pigeon dit bonne nuit de son propre toit, le dos très droit, et dort avant qu’il se courbe.`,
    },
  },
  objects: {
    rod: {
      noun: la('toute petite canne à pêche'),
      use: `«Elle s’allonge», dit {name}, en prenant la petite canne par les deux bouts. Elle s’allonge, et s’allonge encore, jusqu’à ce qu’on n’en voie plus l’épingle. Alors, tout là-haut, l’épingle mord, avec un *clic*. On mouline.~+, et~ C’est le bas qui monte en haut.`,
    },
    cozy: {
      noun: le('couvre-théière rayé'),
      use: `{name} sort le couvre-théière rayé.~, et~ Il est chaud comme s’il venait de quitter sa théière. Il descend sur la petite tête froide.~+, et~ Par le trou du bec sort une oreille. Dans les rayures, quelqu’un dit «mmm», comme une cafetière qu’on pose.`,
    },
    feather: {
      noun: la('plume tordue'),
      use: `{name} pose la plume sur sa main ouverte.~, et~ D’abord c’est une plume comme une autre.~+, puis~ Le bout tordu se lève. Il va un peu à gauche, un peu à droite, comme un chien au bout d’une laisse. «Alors c’est là qu’on attend quelqu’un», dit {pal}. [{name} referme la main, pour qu’elle n’arrive pas la première.]`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Ici, deux haies ont poussé par-dessus le passage, réverbère compris. Il y fait si noir qu’un chat en sort.~+, et~ On s’aperçoit qu’ils étaient deux. «Toi, tu vois dans le noir», dit {name} au second. «Pas dans celui-là», dit le chat.`,
        after: `C’est donc là que vont les balles perdues. La haie en est pleine: des balles de tennis, et une rouge, avec des marques de dents. En passant, on en fait rouler autant qu’on peut.~+, et~ Derrière, en bas de la pente, la rue récupère ses étés.`,
      },
    },
    reach: {
      one: {
        meet: `Une palissade barre le passage, deux fois haute comme n’importe qui.~, et~ Il n’y a pas de porte, pas même un trou. PRIÈRE DE NE PAS, dit un écriteau. [Le reste est parti à la pluie. «On pourrait demander quoi», dit {pal}.] {{name} saute. {name} a une très belle vue sur la palissade|{name} saute, et a une très belle vue sur la palissade}.`,
        after: `Du haut de la palissade, on voit toutes les cours à la fois. De devant, ces maisons sont toutes pareilles.~+, et~ De là, il n’y en a pas deux. Dans l’une, sous une guirlande, un monsieur danse lentement avec un chien.~, et~ On redescend sans bruit.`,
      },
    },
    call: {
      one: {
        meet: `Ici tournent les arroseurs, sept de file, en travers du trottoir.~, et~ Tout là-bas, près du robinet, une vieille dame s’est endormie sur ses mots croisés. «S’il vous plaît!» crie {name}. *Tsip, tsip, tsip*, font les sept arroseurs.`,
        after: `«Je ne dors pas, crie la vieille dame, je réfléchis!» Elle tourne le robinet.~+, et~ Les sept arroseurs saluent et se couchent. «Puisque vous êtes là: un mot de six lettres. *Avant le lit.*» {name} réfléchit. «*Pyjama.*» Elle compte les cases. «Ça alors, dit-elle, moi j’avais mis *hareng*.»`,
      },
    },
    soft: {
      one: {
        meet: `Sur le trottoir est planté un chiot avec une grosse médaille, si mouillé, si tremblant que la médaille fait *ting-ting-ting*. «Je suis chien de garde, dit-il. Personne ne passe. Je tremble parce que je suis féroce. Est-ce qu’il fait froid, ou c’est aussi du féroce?»`,
        after: `La médaille s’est tue. «J’aurais mordu, dit le chiot, les yeux fermés.~, mais~ Seulement le lacet.» Dans l’allée arrive un monsieur avec une seule pantoufle, qui boutonne le chien de garde dans sa robe de chambre.~, et~ On l’emporte, à reculons, qui garde.`,
      },
    },
    way: {
      one: {
        meet: `Ici se rencontrent cinq rues: rue des Prunes, allée des Prunes, cour des Prunes, place des Prunes, et une qui s’appelle seulement Prune. Sous les plaques attend un garçon à vélo, une pizza à la main. «Je viens ici tous les soirs, dit-il, et je n’en ai jamais livré une chaude.»`,
        after: `La bonne, c’était la cour des Prunes. Les maisons y font le rond.~+, et~ Chaque boîte aux lettres est la même maison, en petit. «De la visite!» dit un monsieur, qui serre toutes les mains. Derrière, pour la première fois, arrive la pizza, chaude.`,
      },
    },
  },
};

export const restless: SeenTelling<FrenchNoun> = {
  noun: le('camion de glaces'),
  title: `le camion de glaces`,
  sign: `*Tingueling-ting-tong*, fait le camion de glaces, dans la rue des Billes. Il fait noir.~+, et~ L’heure des glaces est passée depuis longtemps.~, alors~ Il s’en va, fait le tour, et revient. [Tous les chiens chantent avec.] *Tingueling-ting-tong!* «Ça fait onze fois», dit quelqu’un en bigoudis.~+, et~ Une fenêtre de plus se ferme.`,
  trace: `Sur la chaussée, il y a une goutte de quelque chose, vert, froid, collant et sucré. On suit les gouttes, un coin, puis un autre.~+, et~ On se retrouve au début. «Le camion tourne en rond, dit {name}. Qu’est-ce qui est vert et sucré?» «Des petits pois, dit {pal}, à la rigueur.»`,
  found: `Au dernier coin de la rue des Billes arrive le camion de glaces, tout seul. En voyant du monde, il s’arrête si fort que tous les cornets sautent. «Une glace? dit-il. Enfin du monde dehors! Maintenant, ils courent seulement à la fenêtre.» [*Tingueling*, fait la trompe sur son toit, avant qu’on la retienne.]`,
  near: `*Tingueling-ting-tong!* Contre le portail se tient le camion de glaces, qui a fait onze fois le tour. «Vous êtes debout? demande le camion. Oh, tant mieux. Les autres ont tous une fenêtre à fermer.» [*Ting*, fait la trompe sur son toit. «Pardon, ça sort tout seul.»]`,
  first: `«On va garder la chanson dedans», dit {name}, en ôtant une chaussette pour boucher la trompe. Le camion de glaces se tait.~+, et~ Il commence à gonfler. *Mmf*, fait le capot. [*Monk*, fait quelque chose derrière.] Puis la chaussette s’envole. «Il faut bien que ça sorte quelque part», dit le camion.`,
  second: `«Joue ta chanson jusqu’au bout, dit {pal}, et arrête-toi là.» «Lequel, de bout?» demande le camion de glaces. Il joue.~+, et~ On écoute bien. «Maintenant!» dit {pal}, mais c’était déjà le début. «La chanson est sur un tambour, dit le camion. Elle tourne, comme la lessive.»`,
  why: `«Il m’en reste une, à la pistache, dit le camion de glaces. Je ne peux pas rentrer avant qu’elle soit partie.~, alors~ Je tourne, et je joue. [Avant, ils sortaient en courant.] Maintenant, ils ferment. Si j’arrête de jouer, il n’y a plus personne, dans aucune maison, qui regarde dehors.»`,
  settled: `Le camion de glaces arrête sa chanson, et lève sa petite vitre. Il y a là la dernière glace, verte[, avec une gaufrette comme une oreille]. «On est sorti pour toi, dit {name}. Trois cuillères, s’il te plaît.» Elle a le goût du vert.~,~ Alors le camion pend un écriteau, PLUS RIEN.~+, et~ Ses phares se ferment à moitié.`,
};

export const wonder: SeenTelling<FrenchNoun> = {
  noun: le('premier ver luisant'),
  title: `le premier ver luisant`,
  sign: `Un soir par an, les vers luisants montent des hautes herbes, au bout de la rue. Il faut que l’un commence.~+, et~ Alors tous commencent.~, car~ C’est ce soir. Quatre années de suite, {name} a dormi pendant ce temps-là, dans quatre pyjamas différents.`,
  trace: `Dans une haie, quelqu’un fait un discours. «Bonsoir. Non. Bonsoir à *tous*.» On écarte les branches, et il n’y a personne.~, mais~ Une feuille se balance encore. {name} la touche.~+, et~ Elle est chaude. «Comme une lampe qu’on vient d’éteindre», dit {name}.`,
  found: `Là où s’arrête le trottoir commencent les hautes herbes.~+, et~ Là, en rangs, sont assis tous les gens de la rue des Billes, sur des chaises longues, en robe de chambre, avec du maïs soufflé. Sur l’herbe la plus haute se tient un ver luisant, les deux ailes rabattues sur sa lampe[, comme quelqu’un qui s’assoit sur une lettre].`,
  near: `Sur la rampe du perron est posé un ver luisant, sa lampe éteinte. C’est le premier, celui qui doit commencer.~+, et~ Dehors, dans l’herbe, toute la rue attend sur des chaises. «Ne dites pas que vous m’avez vu», dit le ver luisant.`,
  first: `«Essaie ta lampe là-dedans», dit {name}, qui fait du noir entre ses deux mains.~, et~ Le ver luisant y entre. Une minuscule lumière s’allume.~+, et~ Tous les doigts deviennent rouges. «Oh, tout est rouge!» crie-t-il, et il s’éteint. «Ce sont seulement les doigts», dit {name}.`,
  second: `«Tu t’allumes à trois, dit {pal}. Un. Deux. Trois.» Rien, pas une étincelle. «Avant le trois, ou après?» demande le ver luisant. «Dessus», dit {pal}. «Il est assez long, dit-il. Il y a le *tr*, et il y a le *oi*.» On choisit le *oi*. «Un, deux», dit {pal}. «Et qu’est-ce qui vient, maintenant?»`,
  why: `«Les autres s’allument et s’éteignent, dit le premier ver luisant. Chez moi, il y a un trou. Je fais cligne-cligne, et puis vient le trou, et puis cligne. Ils sont tous venus, avec des chaises, et c’est tout ce que j’ai à montrer. Et si, après, ça restait noir?»`,
  settled: `Le premier ver luisant ôte ses ailes de sa lampe. Cligne-cligne, fait-il. Vient le trou.~+, puis~ Cligne. Pas une chaise ne grince.~, et~ Il fait noir. Puis, tout là-bas, près de la dernière boîte aux lettres: cligne-cligne, un trou, cligne.~+, et~ Alors toute l’herbe s’allume, avec un trou dans chaque clignement.`,
};
