import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { elided, la, le, les, type FrenchNoun } from '../noun.ts';

export const setting: FirstSetting<'sky', FrenchNoun> = {
  tiny: { noun: la('coccinelle') },
  home: [
    `Chez {name}, la maison est posée sur un petit nuage blanc, attaché par une corde à un village, tout en bas. Le soir, les vitres sont roses.~+, et~ La cuisine sent le pain grillé.`,
    `La maison de la famille pend dans le ciel à neuf ballons, avec un nuage pour perron. Le soir, chez {name}, tout se balance un peu.~+, et~ À table la soupe se penche, puis revient.`,
  ],
  back: `On rentre de nuage en nuage.~+, et~ Chacun cède un peu sous le pied, comme un lit. Tout en bas, il y a la terre, noire, avec une lumière par-ci par-là. [Un train y passe, pas plus bruyant qu’une fermeture éclair.] Devant, petite et jaune, voici la fenêtre de la maison de {name}.`,
  night: {
    dark: `Dans le ciel, la nuit vient d’en dessous. D’abord les vallées sont noires, puis les collines.~+, et~ Ici c’est encore le soir, et puis ce ne l’est plus. [Le froid traverse le nuage et sent le fer-blanc.] Une étoile est déjà là, comme quelqu’un qui arrive trop tôt à une fête.`,
    deep: `Maintenant, tout le ciel est noir. Les nuages sont couchés côte à côte.~+, et~ La lune passe au-dessus, en laissant un peu de clair sur chaque dos. Tout en bas, une lampe s’éteint[: c’est la terre, qui dit qu’elle a fini].`,
  },
  hush: {
    one: `Les oies se taisent les premières. Toute la journée, elles se sont rappelé de tenir leur gauche.~+, et~ Maintenant, assises sur deux rangs, elles se disent bonne nuit, ce qui prend du temps. Puis il n’y a plus que deux oies.~+, puis~ Il n’y en a plus.`,
    two: `Ensuite, les cordes se taisent. [Une corde grince quand son nuage tire.] Les nuages sont couchés, à présent.~+, et~ Les cordes pendent, toutes molles. «*Hiii*», dit l’une au loin, mais elle y renonce.~, et~ Il ne reste que le côté frais de l’oreiller.`,
    three: `Il reste un bruit, le plus petit du ciel.~:~ Une goutte grossit au bord d’un nuage.~+, puis~ Elle lâche. Elle a si loin à tomber. {name} l’écoute tomber, et l’écoute encore, jusqu’à ce que plus personne n’écoute.`,
  },
  facts: {
    one: `«Un simple nuage blanc pèse autant que cent éléphants, dit {pal}. Il tient en l’air parce que ses gouttes sont toutes petites, si petites que l’air les porte.» {name} traverse le suivant sur la pointe des pieds. [Il ne faudrait pas ajouter aux éléphants.]`,
    two: `«Pourquoi le soleil est-il rouge, le soir?» demande {name}. «Il vient de plus loin, dit {pal}. Sa lumière doit traverser beaucoup d’air.~, et~ L’air éparpille le bleu. C’est le rouge qui arrive.» {name} y pense. «La boîte devait être bien pleine au départ.»`,
    three: `«Il y a des oiseaux qui dorment en volant, dit {pal}. La frégate le fait, au-dessus de la mer, quelques secondes à la fois.» {name} trouve cela pratique. [«Quelle moitié est réveillée, maintenant?» demande {pal}.] Les dix pas suivants se font avec la moitié gauche endormie.`,
  },
  places: {
    laundry: {
      noun: la('corde à linge du temps'),
      arrive: `Entre deux nuages pend la corde où l’on met le temps à sécher.~, et~ Un brouillard est tenu par les coins, avec trois petites brumes à côté. On passe dessous.~+, et~ Ce sont des baisers de serviettes. [Au bout pend une manche grise, que personne n’est venu chercher.]`,
    },
    trail: {
      noun: la('route d’avion'),
      arrive: `Une raie blanche traverse tout le ciel. Un avion l’a faite, puis il est parti. [Cela sent le métal chaud.] On regarde à gauche, à droite, encore à gauche.~+, et~ On traverse. Quand on se retourne, elle est effacée, sauf le bout où l’on a marché.`,
    },
    peak: {
      noun: le('bout de montagne'),
      arrive: `Au milieu de tous ces nuages se dresse un bout de montagne, rien que la pointe.~, et~ Il a une cuillerée de neige et un chardon. [«Ça ne cède pas du tout», dit {pal}.] On monte dessus.~+, et~ Comme c’est la seule terre à la ronde, on s’essuie les pieds en redescendant.`,
    },
    balloons: {
      noun: les('ballons perdus', 'm'),
      arrive: `C’est ici que vont les ballons, quand quelqu’un lâche. Ils se dandinent en rangs sous un nuage: des rouges, un poisson bleu, et un quatre, qui a quitté son anniversaire. [Un argenté sent encore le gâteau.] Le voyage était bien, disent-ils. C’est seulement les pleurs du début.`,
    },
  },
  helpers: {
    goose: {
      noun: elided('oie', 'f'),
      trouble: `Sur un nuage gris, une oie compte les oies. «Dix-neuf, dit-elle. Nous étions vingt.» Elle recommence par l’autre bout.~+, et~ Cela fait dix-neuf. [«C’est moi qui suis chargée du compte», dit-elle, très droite.] «J’en ai perdu une, et le pire, c’est que je ne vois pas qui.»`,
      help: `«Moi, je touche, dit {name}, et toi, tu fermes les yeux.» {name} suit le rang, *tap, tap*.~+, et~ Chaque oie dit son numéro. «Dix-neuf», dit la dernière.~, et~ Il reste un dos. «Vingt, dit l’oie. Oh! C’était *moi* qui manquais.»`,
      gift: `«Prenez ça», dit l’oie, en s’arrachant une plume grise, pliée au milieu. «On dirait une plume», dit {name}. «C’en est une, dit l’oie, mais elle a fait onze fois l’aller et retour. Impossible de la tromper de chemin.»`,
      back: `L’oie compte ses rangs.~, et~ {name} tend la plume, qui tourne et la montre. «Te voilà revenue, dit l’oie. Dix-neuf couchées, et une qui compte.»~+, puis~ Elle se couche au bout, et cela fait vingt.`,
      comes: `Une oie passe à pied. «Il faut voler en triangle, dit-elle {being.a}. Je fais la pointe.» Elle fait la pointe, et attend. «À moi toute seule, dit l’oie, c’est plutôt un point.»~+, et~ Elle s’assoit, pour être un point.`,
      bye: `L’oie compte les passants, puis la lune, et puis, par prudence, deux fois elle-même.`,
    },
    swift: {
      noun: le('martinet'),
      trouble: `Quelque chose est tombé sur le nuage, comme un cintre. [Cela remue des pattes, à peine.] «Je suis un martinet, dit la chose, et j’ai atterri. Je mange en l’air, je dors en l’air. J’ai regardé un coucher de soleil, et j’ai raté. Passez, s’il vous plaît, comme si j’étais un bâton.»`,
      help: `{name} se couche à plat, pour voir. Les ailes sont très longues.~+, et~ Les pattes ne sont presque pas des pattes. {{name} porte le martinet au bord du nuage. {name} ouvre les deux mains|{name} porte le martinet au bord du nuage, et ouvre les deux mains}. Il tombe comme une cuillère, et à mi-chemin la cuillère est un martinet. [«Merci!» crie-t-il en passant.]`,
      gift: `Le martinet revient. «Tendez les mains!» crie-t-il, en lâchant une touffe de duvet gris[, comme il y en a sous les lits]. «C’est tout ce que j’ai croisé de doux. Il faut tirer dessus.»~+, et~ Le voilà reparti, pour l’Afrique ou pour dîner: avec les martinets, on ne sait pas.`,
      back: `Le martinet passe en planant, un œil fermé. «Mon duvet?» murmure-t-il. «Quelqu’un dort dedans», dit {name}. «Bien», dit-il au tour suivant.~+, puis~ Il s’en va là où il n’y a rien pour se poser, et ferme l’autre œil. [«Délicieux», dit-il.]`,
      comes: `Un martinet passe.~, car~ Les martinets ne s’arrêtent pas. «Ce qu’il te faut», crie-t-il, puis il est parti, puis il revient, «c’est du duvet!» Il en lâche un brin, gros comme un petit pois. [{Being} le porte poliment.] «Je fais un tour, et je reste voir», crie-t-il, deux fois.`,
      bye: `Le martinet passe encore une fois, les ailes étendues, et ne dit rien, parce qu’il dort déjà.`,
    },
    kite: {
      noun: le('cerf-volant'),
      trouble: `Un cerf-volant rouge est assis sur un nuage, ficelé dans sa propre ficelle. «J’ai fait une boucle, dit-il. Personne n’a regardé.~, alors~ J’en ai fait sept. Après, plus personne ne me voyait, à cause de la ficelle. [Je ne suis pas perdu.] On m’a lâché, simplement.»`,
      help: `{name} laisse les nœuds, et s’assoit en face, comme au spectacle. «Saurais-tu faire sept boucles dans l’autre sens?» «Vous regarderiez?» dit le cerf-volant. La ficelle se défait.~+, et~ On applaudit si fort qu’il y en a une huitième. [En dernier se défait sa mauvaise humeur.]`,
      gift: `«Prenez ma queue, dit le cerf-volant, je n’ai plus l’âge.» C’est une longue ficelle, avec des nœuds de papier journal. {name} en lit un bout: «*Jeudi, averses.*» «Elle est plus solide qu’on ne croit, dit-il. Voilà des années qu’elle me retient.»`,
      back: `Le cerf-volant rouge pend au-dessus du chemin.~+, et~ Il frétille. «Retenez-moi, dit-il, je ne peux plus m’arrêter de boucler.» {name} lui rattache sa queue.~, et~ Il tire un coup, puis se tient droit. «Regardez, dit-il, aucune boucle.» On les regarde toutes.`,
      comes: `Un cerf-volant rouge descend jusqu’{being.a}. «Une boucle, ça remonte n’importe qui, dit-il. Regarde.» Il en fait une très bonne. «À toi.» Aucune boucle ne vient. «Alors je fais la tienne», dit-il.~+, et~ Il la fait, puis il reste.`,
      bye: `Le cerf-volant dit bonne nuit d’un coin, puis d’un autre, jusqu’au quatrième, et doit alors recommencer.`,
    },
  },
  objects: {
    feather: {
      noun: la('plume d’oie'),
      use: `{name} lève la plume de l’oie, et la lâche.~, mais~ Au lieu de tomber, elle fait un tour.~+, puis~ Elle montre. {name} la pousse un peu à gauche, et elle revient, l’air vexé. [«Elle est vraiment très sûre», dit {pal}.] On croit donc la plume sur parole.`,
    },
    fluff: {
      noun: la('touffe de duvet'),
      use: `On sort la touffe de duvet, et {name} tire dessus. Il en vient, il en vient encore: du chardon, de la laine, presque tout un pissenlit. C’est un oreiller.~+, puis~ C’est un édredon. Le petit grelottant y entre.~+, et~ Du milieu sort un soupir.`,
    },
    tail: {
      noun: la('queue du cerf-volant'),
      use: `{name} fait tourner la queue du cerf-volant, et la lance. Elle monte en froissant son journal.~+, et~ Elle s’accroche. On grimpe, nœud après nœud, toute une semaine de temps. [Mercredi, c’était la grêle.] «Que dit celui d’en haut?» demande {pal}. {name} regarde: «*Beau.*»`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Ici, le chemin entre tout droit dans un nuage haut comme le ciel. Dedans, c’est gris et épais comme un oreiller. {name} avance d’un pas.~+, et~ Les deux pieds ont disparu. Cela sent la pluie qui n’a pas encore servi.`,
        after: `C’est donc ici qu’on garde la pluie. Les gouttes pendent en rangs.~+, et~ Chaque rang a son étiquette: *Bruine, Averses, Pique-niques*. On passe de profil, les coudes rentrés.~, et~ Une goutte tombe sur le nez de {name}. Un pique-nique, quelque part, aura une goutte de moins.`,
      },
    },
    reach: {
      one: {
        meet: `Ici, le chemin s’arrête, et reprend sur un autre nuage, haut comme un toit. {name} saute.~,~ Mais un nuage, cela cède.~+, et~ À chaque saut celui-ci s’enfonce, et l’autre a l’air plus haut. «Arrête, dit {pal}, tu le fais grandir.»`,
        after: `Là-haut, on se couche au bord, et l’on regarde. Les champs font une couette.~+, et~ Sur la couette, un village fait des miettes. {name} fait signe à la plus petite lumière. [«On ne peut pas nous voir», dit {pal}.] La lumière s’éteint, puis se rallume.`,
      },
    },
    call: {
      one: {
        meet: `Ici il y a un trou, et le pont est roulé de l’autre côté. À côté du pont dort un pélican, le chapeau noué sur les oreilles. «Le pont, s’il vous plaît!» crie {name}, en agitant le bras. En dormant, le pélican répond d’une aile.~+, puis~ Il répond de l’autre.`,
        after: `«Le pont! dit le pélican, en dénouant son chapeau. Et moi qui rêvais de gens si aimables.» Le pont se déroule, planche après planche.~+, et~ On passe en tenant les cordes. «Combien vous doit-on?» demande {name}. «Rien, j’ai déjà eu les saluts.»`,
      },
    },
    soft: {
      one: {
        meet: `Sur le chemin est assis un tout petit nuage, qui grelotte. À chaque frisson il neige.~+, et~ Personne ne peut passer. «Pardon, dit-il. Je suis monté là où c’est froid, parce qu’on m’a mis au défi.» «Qui donc?» demande {name}. «Moi», dit le nuage, et il neige.`,
        after: `«J’ai chaud, dit le petit nuage, j’ai chaud jusqu’aux bords.» Il rosit par-dessous.~+, et~ Il se lève comme une pâte, tandis que la neige s’en va en ruisseaux. Une goutte tombe encore. «Ne faites pas attention, dit-il, c’est juste merci.»`,
      },
    },
    way: {
      one: {
        meet: `Ici, le chemin se défait en cinq allées blanches, pareilles comme des oreillers. Il y a bien une girouette. Elle montre la gauche.~+, puis~ Au moindre souffle, la droite, et enfin {pal}. «Je ne crois pas que ce soit moi», dit {pal}. [«Elle veut aider, dit {name}. On ne lui a rien dit.»]`,
        after: `La bonne allée est la plus mince, celle à travers laquelle on voit le noir. Elle ne porterait pas un moineau, on dirait.~+, pourtant~ Elle porte tout le monde. [Plus loin, elle devient large et blanche.] Derrière, la girouette montre exactement le bon côté, et plus personne n’est là pour le lire.`,
      },
    },
  },
};

export const restless: SeenTelling<FrenchNoun> = {
  noun: le('petit vent'),
  title: `le petit vent`,
  sign: `À l’heure du lit, un vent se lève, là-haut, dans les nuages. Il secoue les volets, fait tinter les cuillères.~+, et~ Il entre par la serrure, puis sort par la cheminée. «*Wiii*, fait-il. *Wiii. Wiiiiii?*» [Trois nuages se cognent, se réveillent, et disent ce qu’ils en pensent.] Il tourne autour de la maison, et personne ne peut dormir.`,
  trace: `Au bord d’un nuage, il y a un rond de miettes et de fils, net comme une assiette. «Quelqu’un a tourné là, tourné, tourné», dit {name}. «Sans pieds», dit {pal}.~, mais~ Sur le nuage suivant il y en a un autre.~+, et~ Celui-là tourne encore.`,
  found: `Tout en haut, dans un coin, entre deux nuages, il y a un tout petit vent, qui tourne. On ne voit que ce qu’il porte: un ticket d’autobus et un chapeau de papier. «Encore un tour, et c’est tout», dit-il.~+, et~ Il le fait. «Celui-là ne comptait pas.»`,
  near: `Juste dehors, il y a un tout petit vent, qui tourne autour de la maison.~, et~ On le reconnaît au chapeau de papier, qui tourne avec lui. «*Wiii*», dit-il devant la fenêtre.~+, puis~ Il se croise en sens inverse. «Oups», dit-il.`,
  first: `«Couche-toi dans ma manche», dit {name}, en l’ouvrant. Le petit vent entre, monte un bras, descend l’autre.~+, et~ Il ressort. «C’est une très belle manche, dit le vent. Seulement, elle a deux portes.~, et~ Je ne sais pas laisser une porte tranquille.»`,
  second: `«Pose ton chapeau, tu pourras te reposer», dit {pal}. Le petit vent le pose.~+, et~ Alors on ne le voit plus du tout. «Tu t’es arrêté?» demande {pal}, à gauche. «Non», dit le vent, à droite. [«Et là?» «Non», derrière.] On lui rend donc son chapeau.`,
  why: `Le petit vent laisse tomber son chapeau. «Si je m’arrête, dit-il, je ne suis plus un vent. Un vent couché, c’est seulement de l’air.~, et~ Vous avez vu tout ce qu’il y en a? Personne ne saurait quel bout c’est moi. [On dit bonne nuit à un vent. À l’air, personne ne le dit.]»`,
  settled: `Le petit vent fait un dernier tour, et se couche sous le menton de {name}. {name} inspire, et il entre.~+, puis~ {name} souffle, et il est encore là. «Oh, dit le vent, dedans, dehors. Je suis couché, et j’avance quand même.» «Toute la nuit, dit {name}. Bonne nuit, vent. Ce bout-là, c’est toi.»`,
};

export const wonder: SeenTelling<FrenchNoun> = {
  noun: elided('arc-en-lune', 'm'),
  title: `l’arc-en-lune`,
  sign: `Une nuit par an, quand la lune ronde est d’un côté des nuages et la pluie de l’autre, l’arc-en-lune vient. C’est un arc-en-ciel, mais dans le noir.~+, et~ C’est cette nuit. [On en a une image: une feuille de papier noir. «Le mauvais blanc», a dit celui qui y était.] À travers le ciel, sans bruit, la pluie prend sa place.`,
  trace: `Tout en bas, dans la brume, quelqu’un a commencé à tracer un arc, pâle, pas plus haut qu’une chaussure.~+, puis~ Il l’a effacé. [À côté, il y en a un plus haut, effacé aussi.] «Quelqu’un commence tout le temps», dit {name}. «Et s’arrête», dit {pal}.`,
  found: `Très haut dans les nuages pend la pluie.~+, et~ En face, la lune ronde l’éclaire tant qu’elle peut. Sur chaque nuage, quelqu’un est venu voir. [Il y a des hirondelles en rang.] Tout en bas, dans la pluie, paraît un bout d’arc-en-lune, bien pâle. Il voit tout ce monde, et s’éteint.`,
  near: `Contre le perron se tient le pied d’un arc-en-lune.~, et~ On voit la marche au travers. Le reste devrait monter, passer, redescendre.~+, mais~ Il n’est allé que jusqu’à la fenêtre. Il a vu tous ces gens assis sur leurs nuages, et il s’est arrêté.`,
  first: `«On ne regarde pas», dit {name}, et l’on se tourne. Il fait noir exactement comme avant. «Tu es sorti?» demande {name}. «Je ne peux pas, dit l’arc-en-lune. Un arc n’existe que si quelqu’un le regarde.~, et~ Quand vous avez tourné le dos, je n’étais nulle part.»`,
  second: `«Je vais lui dire une gentillesse à l’oreille», dit {name}, en marchant vers l’arc-en-lune.~, et~ À chaque pas, il est un pas plus loin. «Tu ne pourrais pas rester là?» demande {name}. «C’est ce que je fais, dit l’arc. Personne n’arrive jamais jusqu’à un arc.» {name} revient donc.~+, et~ L’arc revient aussi.`,
  why: `«Vous connaissez celui du jour, dit l’arc-en-lune, si bas que c’est surtout de la pluie. Il a du rouge. Il a de l’*orange*. Moi, je suis fait de clair de lune, et c’est de la lumière d’occasion. Ils vont tous attendre la suite.~, et~ En rentrant ils diront: c’était tout?»`,
  settled: `L’arc-en-lune pose un pied dans la pluie, monte, passe, redescend, d’un seul coup.~, et~ Il n’est que blanc.~+, mais~ Personne ne détourne les yeux. Alors on voit le rouge, mince comme un fil, puis le vert, et un bleu qu’on ne rencontre pas le jour. Personne ne dit *c’était tout*. [On respire tous ensemble, et l’arc se penche un peu des deux bouts.]`,
};
