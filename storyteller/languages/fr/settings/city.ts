import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { elided, la, le, les, type FrenchNoun } from '../noun.ts';

export const setting: FirstSetting<'city', FrenchNoun> = {
  tiny: { noun: le('papillon de nuit') },
  home: [
    `{name} habite en ville, au cinquième étage d’une haute maison. Le soir, la rue ronronne tout en bas.~+, et~ Du lit, on voit neuf toits et un morceau de lune.`,
    `Cinq étages sous la cuisine de {name}, il y a la ville. Le soir, toutes ses lumières s’allument.~+, et~ Derrière chaque fenêtre jaune, quelqu’un dîne. [Le monsieur qui fait de la gymnastique dîne debout.]`,
  ],
  back: `Les rues sont vides. Les feux passent du rouge au vert, pour personne.~+, et~ Les murs renvoient les pas, *tip, tap*. [Une vitrine a oublié d’éteindre ses gâteaux.] Dans l’entrée de la maison de {name} attend l’ascenseur. «Fermeture des portes», dit-il, presque tendrement.`,
  night: {
    dark: `Les réverbères s’allument, tout le long de la côte, comme quand on passe un doigt sur un piano.~, et~ Les boutiques baissent leurs paupières de fer. Là-haut, dans les lettres des enseignes, les pigeons se bordent. [Le O est toujours pris le premier.]`,
    deep: `Même la ville a trouvé son lit.~, et~ Les toits se touchent l’épaule, comme des livres sur une étagère. Fenêtre après fenêtre s’éteint.~+, et~ Très loin un train se retourne dans son sommeil, puis continue.`,
  },
  hush: {
    one: `Les autobus partent les premiers. Le dernier s’arrête, soupire.~+, et~ Il baisse sa marche pour personne.~+,~ Puis il la remonte. Au loin, une auto fait *tut*, et elle en a un peu honte.`,
    two: `Ensuite tombent les rideaux de fer, un fracas après l’autre, jusqu’au bout de la rue. Quelqu’un travaille son piano, arrive au passage difficile, et ferme le couvercle. Sur la corniche, les pigeons disent *rou* à leur voisin.~+, et~ Le dernier le garde.`,
    three: `Après, il n’y a plus que le ronron de la ville, si bas que c’est seulement du chaud. Il monte par les murs, par le lit, par l’oreiller. On dirait quelqu’un qui fredonne dans la pièce d’à côté.~+, avec~ La porte presque fermée.`,
  },
  facts: {
    one: `«Pose l’oreille là-dessus», dit {pal}. C’est un réverbère.~+, et~ Il bourdonne. «C’est le courant, dit {pal}. Il ne coule pas comme une rivière, il se balance, cinquante fois par seconde.» {name} écoute. «Alors les lampes se bercent depuis le début», dit {name}.`,
    two: `Sur une corniche marche un pigeon.~+, et~ Sa tête va et vient. «Pourquoi dit-il tout le temps oui?» demande {name}. «Il garde la tête immobile en l’air, dit {pal}, et son corps la rejoint. Comme ça, il voit sans que ça tremble.» Toute la rue se fait ainsi, en disant oui.`,
    three: `Entre deux pavés, un pissenlit s’est fermé pour la nuit. «Comment est-il venu là?» demande {name}. «Par les airs, dit {pal}. Chaque graine a son parachute.~, et~ Quand il y a du vent, elle peut traverser une ville. [Après, il lui faut juste une fente.]» On l’enjambe de loin, comme on enjambe un dormeur.`,
  },
  places: {
    bakery: {
      noun: la('boulangerie'),
      arrive: `Sous la rue, il y a de la lumière.~+, et~ Un vent chaud monte par la grille. C’est la boulangerie, où il est déjà demain.~, et~ À travers la vitre, on regarde des bras blancs étaler la pâte. «Je pourrais dormir là», dit {pal}. [Cela sent si bon qu’il faut se tenir par la manche.]`,
    },
    square: {
      noun: la('place'),
      arrive: `La place est vide, et donc deux fois plus grande. Au milieu, la fontaine s’est arrêtée.~+, et~ Elle compte ses sous. Tout appartient à la lune. {name} dit «ha».~+, et~ Les maisons disent «ha» aussi, comme une rangée d’oncles.`,
    },
    steps: {
      noun: les('marches de la bibliothèque', 'f'),
      arrive: `Les marches de la bibliothèque sont si larges que les gens y mangent des glaces. La nuit, il n’y a plus que les deux lions de pierre, qui regardent un à gauche, un à droite. Derrière les portes, on sent tous les livres.~+, et~ On sent qu’ils sont pleins. [Un papillon de nuit monte les marches à pied.]`,
    },
    bridge: {
      noun: le('pont'),
      arrive: `On débouche sur le pont.~+, et~ Il y a de l’air de tous les côtés. Dessous, le fleuve défait les lumières et les remonte.~, et~ Une péniche glisse, avec un homme qui fait cuire un œuf. «Bonne nuit, l’œuf», dit {pal}.`,
    },
  },
  helpers: {
    baker: {
      noun: le('boulanger'),
      trouble: `Le boulanger est assis sur un sac de farine, blanc jusqu’aux cils. «Il y a une chose à mettre dedans, dit-il, et elle m’est sortie de la tête. Farine, eau, levure, et puis ma main fait quelque chose.~, mais~ Ce soir j’ai regardé ma main, et ça l’a intimidée.»`,
      help: `«N’y pensez pas, dit {name}. Pensez à votre chien. Comment s’appelle-t-il?» «Bobine», dit le boulanger[, et sa main prend une cuillère]. «Et qu’est-ce qu’il aime?» «Les pieds, il dort sur les miens. Il est chaud comme…» La main est allée dans un pot.~+, et~ Elle a pris une pincée. «Le sel!» crie le boulanger.`,
      gift: `Il faut attendre que ça cuise.~+, mais~ On ne peut pas attendre en meilleur endroit. La première miche sort, grosse comme un oreiller et chaude comme un chat. «Portez-la sous le manteau, dit le boulanger. Une miche pareille sait faire autre chose que se laisser manger.»`,
      back: `«Elle vous a servi, ma miche?» demande le boulanger, à son guichet. «Elle est bonne à tenir», dit {name}, en rendant ce qui reste, le croûton.~, et~ Il y met une pincée de sel, sans y penser. «Vous voyez, dit le boulanger, c’est la main qui sait.»`,
      comes: `Le boulanger passe, une plaque sur la tête. «Tout le monde veut une brioche», dit-il, en la tendant {being.a}. Ce n’était pas une brioche qu’il fallait.~, et~ Le boulanger en est si étonné qu’il s’assoit. «En trente ans, dit-il, c’est la première fois.» [Et il reste, pour voir quoi d’autre peut arriver.]`,
      bye: `Le boulanger se penche sous son bonnet de papier, dit bonne nuit à la rue, et bonjour à la pâte.`,
    },
    pigeon: {
      noun: le('pigeon'),
      trouble: `Un pigeon tourne autour d’un réverbère. «Je suis dans les postes, dit-il. Neuf ans que je vole au-dessus de cette ville.~, et~ Aujourd’hui je suis sorti sans mes lunettes. Je vois bien que c’est une rue. Mais elles ressemblent toutes tellement à des rues.» [Il demande {pal.a} si c’est bien la mairie.]`,
      help: `Le pigeon a une lettre, et {name} la lit: *Madame Pervenche, porte bleue*. Le pigeon s’installe sur le bonnet de {name}, qui fait les yeux. «Porte rouge, dit {name}. Porte verte. Porte avec vélo. Bleue!» Le volet de la boîte claque.~+, et~ Derrière, quelqu’un dit: «Enfin!»`,
      gift: `«Je n’ai pas d’argent, dit le pigeon, mais j’ai ceci, et comme je ne peux pas le lire…» De sous son aile, il tire un plan plié menu. C’est dessiné vu d’en haut, sans aucun nom.~+:~ Il n’y a que des toits et des miettes. «Quand on ne sait plus, on suit les miettes.»`,
      back: `Dans le O d’une enseigne, le pigeon est assis avec ses lunettes. Elles étaient sur sa tête depuis le début. {name} rend le plan.~+, et~ Cette fois le pigeon peut le lire. «Mais, dit-il, il n’y a que des miettes. Comme j’avais bien choisi.»`,
      comes: `Un pigeon se pose, sans lunettes, et salue {being}. «Bonsoir, monsieur le maire, dit-il. Ce qu’il vous faut, c’est un discours.» Il en fait un, tout en *rou*.~+, mais~ Cela ne change rien. «Il n’y a pas de quoi», dit le pigeon, qui reste, au cas où on en voudrait un second.`,
      bye: `Là-haut, sur une enseigne, le pigeon sans lunettes croit dire bonne nuit à tout le monde, mais c’est à une cheminée.`,
    },
    cleaner: {
      noun: la('laveuse de carreaux'),
      trouble: `Quelqu’un est sur une échelle, dans le noir, avec un seau.~:~ C’est la laveuse de carreaux.~+, et~ Elle frotte, toujours au même endroit. «J’ai fait quarante étages, dit-elle, et ça, ça ne part pas. C’est rond et blanc. J’ai essayé le savon, puis l’autre savon.»`,
      help: `{name} monte à l’échelle, et voit la tache[, ronde et blanche]. {name} pose un doigt dessus.~+:~ Elle n’est pas sur la vitre, elle est derrière, très loin. «C’est la lune, dit {name}. C’est si propre qu’on la voit à travers.» «Oh, dit la laveuse. La pauvre, et moi qui frottais.»`,
      gift: `La laveuse rit si fort que le seau en tinte. «C’était mon dernier carreau, dit-elle, alors prenez la petite échelle. Elle se plie comme un journal.~, et~ Depuis toutes ces années, elle ne m’a laissée tomber que quand je le lui demandais.»`,
      back: `«Elle a tenu, même à deux», dit {name}, en rendant l’échelle. La laveuse est assise devant sa porte, les pieds dans le seau.~, et~ Dans l’eau il y a la lune, ronde et blanche. «Celle-là, je la laisse», dit-elle.`,
      comes: `La laveuse de carreaux passe, le seau vide.~+, et~ Elle regarde {being}. «Des traces de doigts, dit-elle. C’est presque toujours ça.» Tout doucement, du côté mou du chiffon, elle donne un coup. «Ce n’étaient pas des traces», dit la laveuse. [Elle s’assoit sur son seau, pour voir ce que c’est.]`,
      bye: `La laveuse de carreaux passe à vélo, agite son chiffon, et essuie un peu de noir là où il était.`,
    },
  },
  objects: {
    loaf: {
      noun: la('miche'),
      use: `{name} ouvre le manteau.~, et~ Il en sort une odeur chaude.~+, puis~ La miche du boulanger. «Ce n’est pas pour manger, dit {name}, ou pas tout de suite. C’est pour tenir.» Deux petits bras font le tour.~+, et~ Une joue se pose sur la croûte. [Elle craque un peu, en refroidissant, comme un cœur.]`,
    },
    map: {
      noun: le('plan du pigeon'),
      use: `On déplie par terre le plan du pigeon.~+, et~ On met un genou sur chaque coin. [Il n’y a pas un nom dessus, rien que des toits et des miettes.] «Ici une miette, dit {name}, là une autre, et là c’était une brioche.» Quand on les relie, cela fait une ligne.~+, et~ C’est la route.`,
    },
    ladder: {
      noun: la('petite échelle'),
      use: `{name} secoue l’échelle.~+, et~ Elle se déplie, *clac, clac, clac*, comme quelqu’un de très maigre qui se lève. Elle a onze barreaux, et c’est onze qu’il en faut. «Attention au sixième, dit {pal}, il branle.» On enjambe donc le sixième, et l’on monte.`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Ici, la rue passe sous le chemin de fer, et la lampe y est cassée. Il y fait noir comme dans un chapeau.~+, et~ Quelque chose fait *plop*. Les pas reviennent, beaucoup trop gros. [«On est deux», dit {name} bien fort. «On est deux», dit quelqu’un.]`,
        after: `Et sur le mur, maintenant qu’on y voit, il y a une peinture.~:~ Quelqu’un a peint tout le tunnel en bleu, avec une baleine dedans. Elle était là depuis le début.~+, et~ Elle nageait dans le noir. On fait la fin du tunnel très lentement.`,
      },
    },
    reach: {
      one: {
        meet: `Voici l’escalier de secours, et il commence à mi-hauteur du mur. On l’a fait ainsi pour que personne n’y grimpe.~+, et~ Ça marche. {name} monte sur une poubelle, et {pal} sur {name}. La poubelle, après un instant, s’assoit.`,
        after: `On monte l’escalier de fer, on tourne, on tourne, en passant devant toutes les chambres. En haut, on sort sur le toit.~+, et~ De là, la rue n’est plus qu’un trait de lumière, comme sous une porte.`,
      },
    },
    call: {
      one: {
        meet: `Voici le fleuve, et le bateau de nuit est attaché de l’autre côté. Le batelier dort dedans, les pieds en l’air, avec sa radio. «Ohé!» crie {name}.~, mais~ Juste alors un autobus passe sur le pont. [Le journal monte et descend sur son nez.]`,
        after: `«Il fallait sonner la cloche!» dit le batelier, en ramant. «Quelle cloche?» demande {name}. «Je l’ai rangée, elle faisait trop de bruit.» Il fait traverser pour rien, pour la compagnie. [À la radio, une équipe a gagné, et c’est la bonne.]`,
      },
    },
    soft: {
      one: {
        meet: `Sur la première marche, juste là où il faut passer, est assis un tout petit chien, au bout d’une longue laisse. À l’autre bout, il n’y a personne. Il grelotte.~+, et~ Quand il gronde, cela fait *couic*.`,
        after: `Le petit chien cesse de trembler par-devant, puis par-derrière.~, et~ Une dame tourne le coin en courant, le chapeau à l’envers. «Tigre!» crie-t-elle. Tigre aboie une fois, énormément, et se pousse pour qu’on passe.`,
      },
    },
    way: {
      one: {
        meet: `Ici, toutes les rues se rejoignent, puis repartent. Il y en a neuf.~+, et~ Leurs noms sont là-haut, dans le noir. Un chat est assis au milieu et se lave.~+, car~ Il connaît la route, et n’en dira rien. «C’est à gauche», dit {pal}. «Il y a quatre gauches», dit {name}.`,
        after: `La bonne route n’est aucune des grandes.~:~ C’est la fente entre deux maisons, juste assez large pour une personne de profil. Après, elle s’ouvre sur une cour.~+, avec~ Un arbre, et des chemises sur un fil. [«Je ne savais pas que tu avais ça», dit {name} à la ville.]`,
      },
    },
  },
};

export const restless: SeenTelling<FrenchNoun> = {
  noun: le('dernier tram'),
  title: `le dernier tram`,
  sign: `*Ding-ding!* En bas, dans la rue, passe un tram.~, or~ À neuf heures, les trams de la ville sont couchés. Il descend la côte, tourne au fleuve.~+, et~ Il remonte la côte. *Ding-ding!* Dans toute la rue, les gens se retournent dans leur lit.`,
  trace: `Entre les rails du tram il y a un ticket, puis un autre, en file. Ils sont neufs, et tous sont poinçonnés très proprement. «*Pour*», lit {name}. «Pour où?» demande {pal}. «Ce n’est pas écrit, dit {name}. Il y a seulement *pour*.»`,
  found: `*Ding.* Tout au bout de la ville, sur ses rails, s’est arrêté le dernier tram, jaune comme du beurre, toutes ses fenêtres allumées. [Il n’y a personne dedans, pas même un conducteur.] «Ah, tant mieux, dit le tram. Montez! Où puis-je vous conduire? N’importe où. Et deux fois.»`,
  near: `*Ding!* Le dernier tram s’est arrêté devant la maison, où il n’y a pas d’arrêt. Il est jaune comme du beurre.~+, et~ Toutes ses fenêtres sont allumées, sur personne. «Quelqu’un pour quelque part?» demande-t-il. Personne. «Alors j’attends, dit-il, et je sonne.»~, et~ Il sonne.`,
  first: `Le dernier tram a une manivelle pour tourner son panneau. «Il faut qu’il dise AU LIT», dit {name}.~+, et~ La manivelle tourne. LE PORT, dit le panneau. «Oh oui, allons-y!» dit le tram. {name} tourne encore, et il vient LE ZOO. AU LIT n’y est pas.~+, et~ Le tram voudrait tous les autres.`,
  second: `«On va adoucir la sonnette», dit {pal}, en bourrant un mouchoir dedans. *Dmf*, fait le dernier tram. «Vous avez entendu? J’ai un rhume!» Il sonne onze fois de suite, pour s’éclaircir la gorge.~+, et~ À la douzième le mouchoir s’envole. «C’est mieux. *Ding!*»`,
  why: `«Toute la journée, j’ai des gens en moi, dit le dernier tram. Ils lisent, ils fredonnent, ils me récitent leurs courses. Puis vient le terminus, ils descendent.~, et~ Pas un ne se retourne. Alors je refais un tour, au cas où il resterait quelqu’un. Si je m’arrête, il n’y a personne.»`,
  settled: `<toddler: Le dernier tram se range le long du trottoir.|Le dernier tram roule jusqu’à son hangar, avec tout le monde dedans.> «Terminus», dit-il, et sa voix tremble. <toddler: On reste là, on fait signe, on ne le quitte pas des yeux.|On descend, on se retourne, on fait signe.> «Oh, dit le tram, il y a donc quelqu’un.» Une par une ses fenêtres s’éteignent.~+, et~ *Ding*, dit-il en dormant[, pas plus fort qu’une cuillère].`,
};

export const wonder: SeenTelling<FrenchNoun> = {
  noun: elided('arbre à lampions', 'm'),
  title: `l’arbre à lampions`,
  sign: `Sur le toit le plus haut de la ville pousse l’arbre à lampions. Personne ne l’a planté.~+, mais~ Une nuit par an, il allume des lampes à lui. Les gens du sixième ont vu une lueur au plafond. C’était toujours la dernière nuit chaude.~+, et~ La dernière nuit chaude, c’est celle-ci.`,
  trace: `Sur le trottoir, il y a un lampion de papier gris, pas plus long qu’un pouce.~, et~ {name} le lève vers un réverbère. «Il est seulement gris», dit {pal}.~+,~ Mais dans deux mains bien fermées, il est doré. «Il brille dans le noir», dit {name}.`,
  found: `Tout en haut, près d’une cheminée, se dresse l’arbre à lampions, maigre et plein de suie, avec sept lampions gris fermés à ses branches. Sur tous les toits de la ville sont assis des gens en chaussons, sur des chaises de cuisine.~+, et~ Pas un lampion n’est allumé.`,
  near: `Dans un pot, sur le balcon, il y a un petit arbre maigre, plein de suie, avec sept lampions de papier gris. C’est l’arbre à lampions, descendu du toit pour avoir la paix.~,~ Mais sur tous les balcons de la ville, on sort des chaises. «Oh non», dit l’arbre.`,
  first: `«Il doit y avoir un interrupteur», dit {name}, en palpant l’arbre à lampions de haut en bas. Du côté sombre, sous une branche, il y a un petit bouton rond.~, et~ {name} appuie. «Fermé», dit le bouton, qui est un escargot. [«Pardon», dit {name}. «J’espère bien», dit l’escargot.] Aucun lampion ne s’est allumé.`,
  second: `«Comme ça», dit {{pal} à l’arbre à lampions. {pal} se met à penser à des lampes|{pal} à l’arbre à lampions, et se met à penser à des lampes}. «Est-ce que je brille?» «Un peu, dit {name}, sur les bords.» L’arbre regarde {pal} des pieds à la tête. «C’est très joli», dit l’arbre.~+, et~ Il ferme ses lampions plus fort.`,
  why: `«Avant, il faisait noir ici, dit l’arbre à lampions. J’avais mes sept lampes.~, et~ Tout le monde s’asseyait et disait oh. [Maintenant, regardez.]» On regarde la ville, et son million de lumières. «Ils sont tous montés avec leur chaise, et je n’en ai toujours que sept. Et s’ils disaient: c’est tout?»`,
  settled: `Un lampion s’ouvre, de la largeur d’un doigt. «Ce n’est qu’un», dit l’arbre à lampions. «Je le vois», dit {name}. À la fenêtre voisine, quelqu’un éteint, pour mieux voir.~+, puis~ Un autre éteint, et encore un autre. Alors, dans le noir, dorés, s’ouvrent les sept.~+, et~ Tout le monde dit oh.`,
};
