import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { la, le, type FrenchNoun } from '../noun.ts';

export const setting: FirstSetting<'school', FrenchNoun> = {
  tiny: { noun: la('coccinelle') },
  home: [
    `Après l’école, les autres rentrent à la maison.~+, mais~ {name} monte l’escalier. Tout en haut, il y a encore un étage, avec des rideaux et une cuisine.~+, et~ Le soir, en dessous, toutes les classes sont noires.`,
    `{name} habite le dernier étage d’une école.~+, et~ La chambre, autrefois, c’était la classe trente et un. Il y a encore le tableau.~, et~ Le soir, quelqu’un y écrit *Bonne nuit*, à la craie, juste au-dessus de l’oreiller.`,
  ],
  back: `Pour rentrer, on monte.~, et~ Chaque étage a son odeur: la colle au premier, le manteau mouillé au deuxième, la pomme au troisième. Après la pomme, si l’on continue, vient la soupe.~+, et~ La soupe, c’est la cuisine de {name}. [On les prend un par un, puisque personne n’est en retard.]`,
  night: {
    dark: `Loin en dessous, un trousseau de clefs fait sa promenade.~+:~ *Clic*, le rez-de-chaussée est noir, et *clic*, le premier. Au-dessus de la porte de secours court le petit bonhomme vert.~, et~ Il court toute la nuit. Il n’est encore jamais sorti. [Cela sent la cire, et une pomme oubliée dans un pupitre.]`,
    deep: `Dans toute l’école, il n’y a plus que les chaises sur les tables. Le clair de lune longe les casiers.~+, et~ Il n’en ouvre aucun. Sur une vitre, une étoile de papier se décolle. Elle prend son temps pour descendre.~+, et~ Elle se couche sur le rebord.`,
  },
  hush: {
    one: `Le chariot du ménage se tait le premier.~, car~ Il a une mauvaise roue.~+:~ *Irk*, fait-elle, *irk, irk*, jusqu’au bout du couloir. Puis une porte se ferme.~+, et~ Le *irk* est rangé avec les balais.`,
    two: `Ensuite, les radiateurs s’arrêtent. *Tic*, dit celui de l’escalier.~+, et~ *Tac*, dit celui de la bibliothèque. Chacun veut le dernier mot, donc chacun attend. Lentement ils refroidissent.~+, et~ Ils oublient ce que c’était.`,
    three: `En dernier descend la poussière de craie. Elle était en l’air depuis ce matin.~+, et~ Elle se pose sur les pupitres et sur le dernier calcul, douce comme de la farine. Après cela, il n’y a plus rien à entendre.`,
  },
  facts: {
    one: `Il y a de la craie sur le doigt de {name}. «Ça vient peut-être du fond de la mer, dit {pal}. Des collines entières sont en craie, et ce sont des coquilles, trop petites pour qu’on les voie.» {name} approche le doigt de son oreille.~, car~ Il y a peut-être des vagues.`,
    two: `«Ha!» dit {name}, et «ha», dit le couloir. «Le jour, il ne le fait pas.» «Le jour, il est plein de manteaux, dit {pal}, et les choses molles boivent le bruit. Maintenant il n’y a que des murs.~, donc~ Le bruit rebondit.» On lui dit bonne nuit, et il est assez poli pour répondre.`,
    three: `«La mine d’un crayon n’est pas en plomb, dit {pal}, elle est en graphite. C’est si tendre que ça reste sur le papier.» {name} y réfléchit. «Alors quand j’écris mon nom, dit {name}, ce qu’on lit, c’est un bout du crayon qui n’est pas reparti.»`,
  },
  places: {
    gym: {
      noun: le('gymnase'),
      arrive: `Le gymnase est si grand qu’il a une voix. «Bonsoir», dit {name}, et «soir», dit le gymnase. Le sol est plein de lignes.~+, et~ Chacune est le bord d’un autre jeu.~, alors~ On reste sur les bleues. [Cela sent le caoutchouc, et tous ceux qui ont perdu d’un point.]`,
    },
    library: {
      noun: la('bibliothèque'),
      arrive: `La nuit, dans la bibliothèque, personne n’a besoin de dire chut. Les livres s’en chargent.~+:~ Ils se tiennent en rang, le dos tourné, sauf un, couché sur le ventre. {name} passe un doigt sur les dos, *trrrr*. [Du côté des W, une page se tourne en dormant.]`,
    },
    cloakroom: {
      noun: le('vestiaire'),
      arrive: `Tout le long du vestiaire courent les crochets.~+, et~ Au-dessus de chacun il y a une image: un escargot, un cerf-volant, une poire. Les manteaux sont rentrés chez eux. Seule la poire garde encore un chapeau de pluie.~+, et~ *Plic*, dit le chapeau.`,
    },
    artRoom: {
      noun: la('salle de dessin'),
      arrive: `Dans la salle de dessin, toute une classe sèche sur une ficelle. Ce sont vingt-six fois la même vache.~+, et~ Il n’y en a pas deux d’accord sur les pattes. Cela sent la colle et la gouache. Quand la porte se ferme, toutes les vaches se tournent un peu, pour voir.`,
    },
  },
  helpers: {
    hamster: {
      noun: le('hamster'),
      trouble: `De la classe cinq vient un grincement, qui tourne.~:~ C’est le hamster, dans sa roue.~+, et~ Il s’arrête pour regarder. «J’ai couru dix-sept kilomètres ce soir, dit-il, et me voilà toujours à côté de ma gamelle. Hier, j’en ai couru dix-neuf, et devinez où j’étais?»`,
      help: `Au mur pend une mer peinte, sur un rouleau. {name} la déroule d’un côté de la roue.~+, et~ {pal} l’enroule de l’autre. Le hamster court.~+, et~ Devant lui passent un crabe, un port, un phare. [Au marchand de glaces, il demande s’il peut ralentir.] «Je la sens», dit-il.`,
      gift: `«Je suis allé à la mer», dit le hamster, en poussant une boîte à chaussures. Il y a là quatre pommes de terre, reliées par des fils, et une ampoule grosse comme une lentille. «C’est une lampe, dit-il. On enfonce le dernier fil.» [Cela ressemble surtout à un déjeuner, bien attaché.]`,
      back: `Dans la classe cinq, le hamster est couché dans sa roue, les pieds en l’air. {name} tire un fil de la dernière pomme de terre.~+, et~ La lampe s’éteint. «Tu as couru jusqu’où?» demande {name}. «Nulle part, dit le hamster. Je suis en vacances.»`,
      comes: `*Bonk*, fait une boule transparente contre la porte. Dedans, il y a le hamster de la classe cinq. Il vide une joue.~+, et~ Il en sort une moitié de graine, pour {being}. «C’est la bonne moitié», dit-il.~, mais~ Elle ne sert à rien.~+, alors~ Il s’assoit pour voir la suite.`,
      bye: `Le hamster dit bonne nuit de sa boule, au pas, *bonk*, et encore une fois, *bonk*, un peu plus loin.`,
    },
    tortoise: {
      noun: la('tortue'),
      trouble: `Au milieu du couloir, voici une tortue, un numéro sept en papier sur la carapace. «Ne m’arrêtez pas, dit-elle, je suis en course.» On regarde le couloir dans un sens.~+, puis~ On le regarde dans l’autre. «Quelle course?» demande {name}. «Celle de juin. J’étais bien placée, mais ils ont rangé l’arrivée.»`,
      help: `«Je pourrais te porter», dit {name}. «Je serais disqualifiée.»~+, alors~ On tend du papier toilette en travers du couloir, trois pas plus loin, et l’on encourage. [C’est un long encouragement, on se relaie.] Le papier se déchire, d’une toute petite déchirure. «Première», dit la tortue.`,
      gift: `La tortue sourit, ce qui prend du temps. «On m’avait confié ceci, dit-elle, la cloche du dernier tour. [On s’est dit que j’aurais le temps.]» Elle est en laiton, bourrée d’un chiffon. {name} la secoue.~+, et~ Elle dit *feup*. «Ôtez le chiffon quand vous aurez vraiment besoin que quelqu’un se dépêche.»`,
      back: `Près de la fontaine, on retrouve la tortue, qui fait son tour d’honneur.~, et~ {name} remet le chiffon dans la cloche: *feup*. «Quelqu’un a dû se dépêcher?» demande-t-elle. «Une fois», dit {name}. «C’est bien assez», dit la tortue.~+, et~ Elle bâille d’un bout à l’autre.`,
      comes: `Lentement arrive la tortue, un numéro sept sur le dos. «Je suis venue dès que j’ai su», dit-elle, en posant une feuille de salade devant {being}.~, mais~ Cela n’aide pas. «Ah, bon, dit-elle.~, car~ Quand je suis partie, elle était fraîche.» Et elle reste.`,
      bye: `La tortue, son sept sur le dos, dit «bonne nuit» très lentement, et dort déjà au mot «nuit».`,
    },
    mitten: {
      noun: la('moufle rouge'),
      trouble: `Une moufle rouge regarde par-dessus le bord d’une caisse: OBJETS TROUVÉS. «On est dix-neuf moufles là-dedans, dit-elle, et pas une paire. Chacune est l’autre de quelque chose.~, et~ La nuit on nous entend qui essayons d’applaudir.»`,
      help: `{name} vide la caisse: une bleue, une à rayures, une avec un ours sur le pouce. «Une paire, dit {name}, c’est seulement deux qui vont ensemble. Eh bien, allez.» On met la rouge avec les rayures, et la bleue avec l’ours. [Il en reste une, donc une des paires est trois.] Quelqu’un, de tout laineux, applaudit.`,
      gift: `«Prenez ça», dit la moufle rouge.~:~ C’est une corde à sauter, longue et grise, avec une seule poignée. «À quoi sert-elle, avec une seule?» demande {name}. «À tenir, dit la moufle. Elle est la meilleure de la caisse.~, et~ Je suis moufle, je m’y connais.»`,
      back: `Dans la caisse, les moufles dorment deux par deux, pouce sur pouce. {name} pose la corde à côté.~+, et~ La moufle rouge la prend, presque sans se réveiller. «Perdue, murmure-t-elle, ou trouvée?» «Trouvée», dit {name}. «Ah, bien. Alors on est au complet.»`,
      comes: `«Objets trouvés», dit une moufle rouge, qui arrive en sautant sur le pouce. «Je dois demander: est-ce que c’est perdu, ou trouvé?» Personne ne sait trop.~+, alors~ Elle fait ce que font les moufles, et s’accroche au premier bout {being.de}.`,
      bye: `La moufle rouge applaudit pour dire bonne nuit, ce qui, comme elle est seule, ne fait aucun bruit.`,
    },
  },
  objects: {
    potatoes: {
      noun: la('lampe à pommes de terre'),
      use: `{name} ouvre la boîte à chaussures.~, et~ Les quatre pommes de terre sont là, très pommes de terre. {name} enfonce le dernier fil.~+, et~ Rien. «Laisse-leur un moment, dit {name}. On les avait élevées pour la soupe.» Alors l’ampoule s’allume, rouge comme une groseille[, et montre un pas devant, puis encore un].`,
    },
    bell: {
      noun: la('cloche de laiton'),
      use: `Le chiffon sort.~+, et~ {name} balance à deux mains la cloche du dernier tour. *Ding-a-ding-a-ding!* Ce n’est pas du tout une cloche qui dit de rentrer. [Elle dit: *on y est presque, cours, cours!*] Au loin, quelqu’un qui n’était dans aucune course saute sur ses pieds.~+, et~ Le voilà dedans.`,
    },
    rope: {
      noun: la('corde à sauter'),
      use: `{name} prend la corde par le bout sans poignée, la fait tourner, et garde bien son bout. La poignée s’envole.~+, puis~ Elle s’enroule là-haut, et elle tient. [On tire, et elle tient plus fort.] On monte donc, une main après l’autre.~+, et~ C’est comme sauter à la corde, mais une seule fois, très long.`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Ici, le couloir tourne, et il n’y a plus de fenêtres. C’est noir comme dans une trousse. Au plafond il y a une de ces lampes qui vous voient passer.~+, alors~ {name} passe, mais rien. [{name} repasse, avec les deux bras.] «Je crois qu’elle est réglée pour les maîtresses», dit {pal}.`,
        after: `C’est donc ça qui pend aux murs, là-dedans: les photos de classe, toutes les classes qu’il y a jamais eu. Tous les visages regardent.~+, et~ Sur chaque photo quelqu’un, un seul, a cligné des yeux, et cligne toujours.~, alors~ On passe sur la pointe des pieds.`,
      },
    },
    reach: {
      one: {
        meet: `SOL MOUILLÉ, dit un panneau jaune. Derrière, on a empilé toutes les chaises.~+, et~ Elles vont d’un mur à l’autre, presque jusqu’aux lampes. [Il n’y a pas moyen de passer autour, ni à travers.] «Et qui donc s’assoit dans celle d’en haut?» demande {pal}.`,
        after: `Là-haut, sous le plafond, il y a tout ce qui a jamais été lancé: neuf avions de papier, une pantoufle, une brioche. {name} choisit le meilleur avion, et le lâche. Il traverse tout le couloir sans un bruit.~+, et~ On descend de l’autre côté, pour le suivre.`,
      },
    },
    call: {
      one: {
        meet: `Une ligne blanche coupe le couloir. ATTENDRE LE GARDE, dit-elle.~, mais~ Le garde est une oie en gilet orange, tout là-bas, endormie. «S’il vous plaît!» crie {name}.~, mais~ Sa tête est sous son aile, et l’aile n’entend pas.`,
        after: `«Deux par deux! On ne court pas!» crie l’oie, en courant.~, et~ Elle lève son panneau STOP. Il ne vient rien.~+, et~ Il n’est rien venu depuis quatre heures et demie. [«Allez-y, et donnez-vous la main», dit l’oie.] On franchit la ligne, et derrière elle fait passer le rien.`,
      },
    },
    soft: {
      one: {
        meet: `Au beau milieu d’une porte se tient un poussin, sorti de la caisse chaude. Il est encore humide.~+, et~ Il tremble. «Ceci est une file, dit-il. Je suis le devant, et je suis le derrière. Personne ne passe avant qu’elle avance, et elle a trop froid pour ça.»`,
        after: `«La file avance», dit le poussin, en bâillant. Elle passe la porte.~+, et~ Elle va jusqu’à la caisse chaude. Là-dedans, il y en a onze autres, en tas, comme un chapeau jaune.~, et~ Le poussin se met derrière. [«Suivant», dit-il à {name}, d’en dessous.]`,
      },
    },
    way: {
      one: {
        meet: `Ici, on vient de peindre les portes, six portes vertes. Leurs numéros sont par terre, en tas.~, et~ {name} en ramasse un: c’est un six.~+, puis~ {pal} le retourne. «Bon, dit {name}, alors ça fait sept portes, si on compte celle-là deux fois.»`,
        after: `La bonne porte est la quatrième.~+, et~ Ce n’est pas une classe du tout. Derrière, il y a un petit escalier, qui tourne, tourne. La rampe est dorée, après cent ans de fonds de culotte.~+, et~ On en ajoute deux. [En bas, {name} a encore du vert sur un pouce.]`,
      },
    },
  },
};

export const restless: SeenTelling<FrenchNoun> = {
  noun: la('photocopieuse'),
  title: `la photocopieuse`,
  sign: `*Tchonk-a-vrrr! Tchonk-a-vrrr!* Quelque part dans l’école noire, une machine tourne.~+,~ Puis une feuille glisse sous la porte, encore tiède. *Chère famille*, dit la feuille.~+, et~ Après, elle n’a rien à dire. [*Tchonk-a-vrrr!* En voilà une autre, toute pareille.] Dans toutes les classes, les cochons d’Inde se redressent.`,
  trace: `Sur une étagère de l’école, il y a deux corbeilles. DÉPART, dit l’une, qui déborde de papier. ARRIVÉE, dit l’autre.~+, et~ Elle est vide, mais sans poussière. «On l’essuie tous les jours», dit {pal}. «Pourquoi donc, demande {name}, si elle est vide?»`,
  found: `Le bureau de l’école est blanc de papier.~+, et~ Au milieu se tient la photocopieuse. Son couvercle bat.~+, et~ Sa lumière verte court. *Tchonk-a-vrrr!* «Chère famille, dit-elle. Chère famille. Pardon, marchez dessus, je vous en prie. Chère famille.» [Une feuille de plus s’envole, et se pose sur {name}.]`,
  near: `*Tchonk-a-vrrr!* Juste derrière la porte se tient la photocopieuse de l’école.~, et~ Une lumière verte va et vient sous son couvercle. Une page sort.~+, puis~ Encore une. «Chère famille, chère famille, dit la machine. J’ai vu la lampe. Quelqu’un est levé?»`,
  first: `«Il doit y avoir une prise», dit {pal}.~, et~ On regarde derrière la photocopieuse. La prise est par terre.~+, et~ Elle n’est dans rien. «Je sais, dit la photocopieuse, elle est débranchée depuis ce soir. Chère famille. J’ai peur de le faire toute seule.»`,
  second: `«Alors copie autre chose», dit {name} à la photocopieuse, en posant un coude sur la vitre.~, et~ Il sort l’image d’un coude.~+, puis~ Neuf autres. «Chère famille, dit-elle, coude. Je vous demande pardon, ça se glisse partout.»`,
  why: `«Toutes les lettres aux familles sortent de moi, dit la photocopieuse. *Chère famille, prévoir des bottes. Chère famille, encore les poux.* J’en ai envoyé onze mille.~, et~ Personne n’a jamais répondu. Alors je continue, au cas où. Si je m’arrête, il n’y a plus personne.»`,
  settled: `La photocopieuse laisse sortir une dernière feuille, une blanche, et la pousse vers {name}. <toddler: {name} prend un crayon gras, et y fait un rond, deux yeux, une bouche.|{name} écrit dessus: *Chère photocopieuse, merci de la vôtre. Bonne nuit.*> La feuille rentre.~+, et~ La lumière verte la lit, sans se presser. Puis elle s’éteint.~, mais~ Elle n’a pas fait de copie.~+:~ Elle a gardé l’original.`,
};

export const wonder: SeenTelling<FrenchNoun> = {
  noun: la('lune de papier'),
  title: `la lune de papier`,
  sign: `Dans l’école, au-dessus de la scène, pend une lune de papier et de carton. La veille du spectacle, elle monte toute seule.~+, et~ Elle brille. Seules les souris l’ont vue, et quand on leur demande, elles serrent leur queue dans leurs pattes.~, or~ Le spectacle est demain.`,
  trace: `Par terre, il y a un programme grand comme un timbre. «*Ce soir*, lit {name}. *Numéro un: la lune monte.*» «Et le numéro deux?» demande {pal}.~, mais~ Il n’y en a pas. En dessous, d’un crayon qui tremble, quelqu’un a ajouté un mot: *peut-être*.`,
  found: `Dans la grande salle de l’école, toutes les places sont prises: des souris, des mites, et au fond un balai. Mais la lune de papier n’est pas levée.~+, et~ Elle reste à moitié derrière le rideau. «C’est plein?» demande-t-elle. «Plein», dit {name}. [«Mon Dieu, mon Dieu», dit la lune.]`,
  near: `Derrière la porte, entre les manteaux de l’école, se tient la lune de papier.~, et~ Sur toutes les marches sont assises des souris, venues la voir monter. «Je montais, dit la lune de papier, seulement voilà, il y en avait tellement.»`,
  first: `«Je vais te hisser», dit {pal}, en prenant la ficelle de la lune de papier. La ficelle vient, vient encore.~+, et~ Elle fait un tas.~, mais~ La lune n’a pas bougé. «Il y en a combien?» demande {pal}. «Beaucoup, dit la lune. J’ai demandé un supplément.»`,
  second: `«Monte pour une seule souris», dit {name} à la lune de papier. Une souris vient donc s’asseoir, toute seule devant.~, et~ La lune jette un œil. «C’est celle du premier rang», dit-elle. «Elle est petite», dit {name}.~, mais~ La lune secoue la tête. «Elle a un crayon. Elle va prendre des *notes*.»`,
  why: `«Ils sont tous venus voir une lune, dit la lune de papier.~,~ Mais avant d’être une lune, j’étais un carton, avec un poêle dedans. C’est encore écrit sur mon dos, en lettres noires.~, et~ Là-haut, au bout d’un fil, on tourne. Ils verront, et ils diront: ah, c’est un carton.»`,
  settled: `La lune de papier secoue sa ficelle. Elle monte, toute seule.~+, et~ Elle éclaire tous les nez.~,~ Puis elle tourne, et sur son dos il y a les mots: HAUT, NE PAS RENVERSER. Alors tout le monde regarde en haut.~+, et~ «Ah», disent les souris. Aucune autre lune n’a jamais eu de mode d’emploi.`,
};
