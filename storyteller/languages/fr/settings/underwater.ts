import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { elided, la, le, les, type FrenchNoun } from '../noun.ts';

export const setting: FirstSetting<'underwater', FrenchNoun> = {
  tiny: { noun: le('petit crabe') },
  home: [
    `Chez {name}, la maison est en verre, et posée au fond d’une mer où l’on respire aussi bien qu’au lit. Le soir, les poissons viennent voir ce qu’il y a pour le dîner.`,
    `{name} habite une maison ronde, au fond d’une mer où l’on respire. Le soir, on allume la lampe de la cuisine.~+, et~ Il faut tenir sa soupe.`,
  ],
  back: `On rentre par le fond de la mer, à longs pas lents.~+, et~ Le sable prend chaque pied, puis le rend. Très loin brille une chose ronde et jaune, comme un œuf au plat.~+:~ C’est la maison de {name}. [On n’en dit rien, on marche juste un peu moins vite, pour en profiter.]`,
  night: {
    dark: `Maintenant, la lumière monte.~, car~ Dans la mer, c’est ainsi que le soir arrive.~+:~ Elle monte, elle monte, jusqu’à n’être qu’une pièce d’argent, tout en haut. En bas, c’est bleu, puis bleu foncé, et après il n’y a plus de mot. [Un par un, sur leur petite tige, les poissons-lanternes s’allument.]`,
    deep: `La mer respire en dormant. Elle s’en va très loin.~+, et~ Elle revient d’aussi loin. Les algues penchent avec elle, de ce côté-ci, de ce côté-là. [Même les crabes ont posé ce qu’ils portaient.]`,
  },
  hush: {
    one: `Les crevettes claqueuses se taisent les premières. Elles ont cliqueté toute la journée, comme de la friture.~+, et~ Maintenant il n’y a plus que dix clics, puis trois, puis un, qui arrive en retard, et s’excuse.`,
    two: `Ensuite partent les bulles: *bloup*, et *bloup*, et personne n’entend où elles s’arrêtent. Sur le sable, un coquillage a roulé toute la soirée de-ci, de-là.~+, et~ Maintenant il roule de-ci, mais pas de-là.`,
    three: `Sous tout cela, il y a la mer, qui ne s’arrête jamais, mais sait parler très bas. Elle dit un seul mot, *chhh*, au loin, puis tout près.~+, et~ Chaque fois il y en a un peu moins.`,
  },
  facts: {
    one: `«Tu sais qui a fait le sable?» demande {pal}. «Les vagues?» «En partie. Mais il y en a beaucoup qui vient des poissons-perroquets. Ils croquent le corail, ils le broient.~, et~ Ils le rendent en sable.» {name} lève un pied et le regarde. «Alors cette plage…» «Eh oui, dit {pal}, c’est le déjeuner de quelqu’un.»`,
    two: `On croise un poulpe couleur de pierre, puis couleur d’algue. «Comment choisit-il?» demande {name}. «Avec des petits sacs de couleur, dans la peau, dit {pal}. Il les ouvre et les ferme plus vite que tu ne clignes. Et il a trois cœurs.» «Trois!» dit {name}.~+, et~ Le poulpe, qui entend parler de lui, devient rose.`,
    three: `Quelque chose de long et de grave traverse l’eau, et les côtes aussi. «Une baleine, dit {pal}. Elle est peut-être à cent kilomètres. L’eau porte les chansons bien plus loin que l’air.~, et~ Quatre fois plus vite.» {name} pose une main là où c’est passé. [«Alors si je dis bonne nuit ici…»]`,
  },
  places: {
    kelp: {
      noun: le('bois d’algues'),
      arrive: `On entre dans le bois d’algues. Elles montent, elles montent, et penchent toutes d’un côté.~+, puis~ Elles réfléchissent, et penchent toutes de l’autre. [Entre les tiges, c’est vert et or, comme dans une bouteille.] Impossible de marcher là sans pencher aussi.`,
    },
    steps: {
      noun: les('marches de corail', 'f'),
      arrive: `Le corail descend en marches, une rose, une orange, et une qu’on peut seulement appeler orteil. Sur chaque marche, quelqu’un habite.~+:~ De petites portes s’ouvrent, des yeux sortent sur des tiges, et de petites portes se ferment. [«Bonsoir», dit {name} jusqu’en bas. «Bonsoir. Bonsoir. Bonsoir.»]`,
    },
    wreck: {
      noun: elided('épave', 'f'),
      arrive: `Le vieux bateau est couché sur le flanc, le mât dans le sable. Voilà cent ans qu’il est là, comme endormi. Il est tout couvert d’anémones.~+, et~ À chaque hublot pend un poisson, comme un rideau. [Quelque part dedans, une porte va et vient, *hiii*, et *hiii*.]`,
    },
    plain: {
      noun: le('sable blanc'),
      arrive: `Ensuite il n’y a plus que du sable, blanc, immense, peigné par l’eau. Personne n’a marché dessus.~+, et~ Quand on se retourne, on ne voit que ses propres pas, qui suivent deux par deux. [Un poisson plat, qui était le sol, se lève, et va être le sol ailleurs.]`,
    },
  },
  helpers: {
    crab: {
      noun: le('bernard-l’ermite'),
      trouble: `«Tournez-vous, dit une voix, je ne suis pas habillé.» On se tourne[, et l’on parle un peu aux algues]. C’est un bernard-l’ermite, qui a grandi, et que sa coquille pinçait. «Alors je suis sorti, dit-il, et il n’y en a pas d’autre. Il y a des courants d’air.»`,
      help: `{name} vide ses deux poches, à reculons, sans regarder: un bouton, un bouchon, et une tasse de dînette. «Trop plat, dit le bernard-l’ermite. Trop bouchon. Oh, celle-ci a une anse.» On entend gratter.~+, puis~ On entend *plop*. «Vous pouvez regarder.» [On dirait un petit monsieur qui se porte lui-même.]`,
      gift: `«Il faut prendre l’ancienne, dit le bernard-l’ermite, elle vient de ma grand-mère.» La coquille est longue comme une main, et rose dedans comme la gueule d’un chat. «Si vous soufflez par le petit bout, on l’entend dans la mer d’à côté.»`,
      back: `Le bernard-l’ermite tient sa porte par l’anse. On lui rend la coquille de sa grand-mère.~+, et~ Il y colle l’oreille. «Elle est encore là», dit-il. «Et que dit-elle?» demande {name}. «Soupe.» Il l’emporte au lit, pour être sûr du petit déjeuner.`,
      comes: `Voici le bernard-l’ermite. «D’après mon expérience, dit-il {being.a}, c’est la coquille. Elle pince.» Il tend une capsule, son plus beau chapeau.~+, mais~ Elle glisse.~,~ Alors il la met lui-même.~+, et~ Il s’assoit pour attendre.`,
      bye: `Le bernard-l’ermite dit bonne nuit devant sa propre porte, essuie tous ses pieds, l’un après l’autre, et rentre en lui-même.`,
    },
    seahorse: {
      noun: elided('hippocampe', 'm'),
      trouble: `Un hippocampe se tient à une tige, par la queue, les yeux fermés. «Est-ce que ça bouge encore?» demande-t-il. «Quoi donc?» dit {name}. «Tout. Je voudrais juste traverser jusqu’à mon frère.~, mais~ Dès que je lâche, l’eau me pose ailleurs.»`,
      help: `{name} tend un petit doigt en crochet. «Accroche-toi là, dit {name}, il va toujours où je vais.» L’hippocampe fait deux tours avec sa queue.~+, et~ On dirait une bague qui réfléchit. La traversée est si lente que rien ne se renverse en lui. [«J’ai ouvert un œil», dit-il, au milieu.]`,
      gift: `Son frère est là, et l’on se salue trois fois. «Prenez notre ruban», disent-ils en le déroulant: une algue d’argent, longue comme une maison est haute. «La nuit, on s’y tenait.~, mais~ Maintenant on est deux.»`,
      back: `Les deux hippocampes se tiennent queue dans queue.~, et~ {{name} enroule le ruban d’argent autour d’eux. {name} fait un nœud|{name} enroule le ruban d’argent autour d’eux, et fait un nœud}. «Est-ce que ça bouge encore?» demande le premier, les yeux fermés. «Tout», dit {name}. «Bah, dit l’hippocampe, que ça bouge.»`,
      comes: `Un hippocampe arrive, de tige en tige. «Le tout, c’est de se tenir», dit-il, en donnant sa tige {being.a}.~+, et~ L’eau l’emporte. «Oh», dit-il, en passant à reculons. {name} tend un doigt.~+, et~ Il y reste.`,
      bye: `L’hippocampe s’accroche à une tige, salue, salue encore, et le second salut est aussi son sommeil.`,
    },
    octopus: {
      noun: la('pieuvre'),
      trouble: `La pieuvre a fait un nœud.~+, et~ Elle est dedans. «J’emballais un cadeau, dit-elle. Avec huit bras, on s’y perd. Ça, c’est à moi?» «Je crois que c’est une algue», dit {name}. «Et ça?» «Ça, c’est ma jambe.»`,
      help: `«Il ne faut pas tirer, dit {name}, il faut chatouiller.» On chatouille le premier bras, et il lâche.~+, puis~ Le troisième, le cinquième, et un qui n’est à personne. Au septième, la pieuvre rit tant qu’elle est à pois, puis à rayures. [Le huitième se défait tout seul, pour ne pas être en reste.]`,
      gift: `Dans le nœud, il y a le cadeau[, un peu plat]: un édredon cousu dans de vieilles voiles, par huit bras à la fois. «C’est pour qui m’a dénouée, dit la pieuvre. Il se plie petit comme un sandwich.~, et~ Il tient chaud comme quatre.»`,
      back: `La pieuvre s’est endormie sur son paquet.~, alors~ On étend l’édredon sur elle.~+, et~ Quatre bras dépassent. «Déplie encore une fois», dit {pal}. On déplie.~+, et~ Il tient chaud comme huit.`,
      comes: `Voici la pieuvre, un coussin sous chaque bras, ce qui fait huit. «On les préfère durs ou mous, ici?» demande-t-elle. On les essaie tous.~+, mais~ Ce n’était pas un ennui à coussin.~,~ Alors la pieuvre s’assoit elle-même sur les huit.`,
      bye: `La pieuvre dit au revoir d’un bras, et se borde avec les sept autres.`,
    },
  },
  objects: {
    shell: {
      noun: la('vieille coquille'),
      use: `«Le petit bout», dit {pal}, et {name} retourne la vieille coquille, puis souffle. D’abord il vient des bulles.~+, puis~ Une longue note ronde, rose comme la coquille. Elle s’en va en rond, et le rond grandit.~+, et~ Partout où il touche, quelqu’un dit: «Soupe?»`,
    },
    ribbon: {
      noun: le('ruban d’argent'),
      use: `«Le ruban», dit {name}. Il veut flotter.~+, alors~ On le laisse flotter, plus haut, plus haut, jusqu’à ce que son bout se pose là où il faut. [Il fait un tour, comme une queue d’hippocampe.] On y grimpe, sans peser plus qu’un rêve.`,
    },
    quilt: {
      noun: elided('édredon de voile', 'm'),
      use: `{name} déplie l’édredon, et le déplie, et le déplie encore. Ce qui était petit comme un sandwich est grand comme un lit.~, et~ Il fait deux fois le tour du petit grelottant.~+, puis~ On borde. [C’était une voile, autrefois, et il sait encore tenir beaucoup de tiède.]`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Ici, le seul passage est une grotte.~+, et~ Il n’y reste pas une goutte de bleu. {name} tend un bras, et il n’y a plus de bout au bras. «Il est toujours là, dit {name}, je le sens qui est là.»`,
        after: `On traverse, et l’on voit ce que personne ne voit. La grotte est rouge d’un bout à l’autre, rouge comme un théâtre.~+, et~ Personne ne l’a jamais su, parce que personne n’est venu avec une lumière. [«Merci», dit la grotte, ou bien c’était l’eau.]`,
      },
    },
    reach: {
      one: {
        meet: `Voici un mur de rocher, et la suite est en haut. On nage vers le haut.~+, et~ Comme on est surtout fait pour marcher, on redescend.~, car~ Le mur est lisse. Il y a bien des chapeaux chinois collés dessus.~, mais~ Ils disent qu’ils ne sont pas un escalier.`,
        after: `En haut du mur, il y a un rebord, comme à une fenêtre. On s’y assoit, les pieds pendus dans le bleu.~+, et~ Dessous, les poissons passent comme des oiseaux. [«J’avais toujours cru que le haut était de l’autre côté», dit {pal}.]`,
      },
    },
    call: {
      one: {
        meet: `Pour passer le grand bleu, il y a la raie, qui fait le bac. Mais la raie est au loin.~+, et~ Elle tourne lentement en dormant[, comme une nappe dans la brise]. On fait des signes de vague.~, mais~ Une vague, dans la mer, cela ne se remarque pas.`,
        after: `La raie arrive en planant, et se pose tout près. «En voiture, dit-elle, et attention aux bords.» On s’assoit sur son dos, qui monte d’un côté, descend de l’autre.~+, et~ Ainsi l’on passe. [«Attention à la marche», dit la raie.]`,
      },
    },
    soft: {
      one: {
        meet: `À la porte du récif, un tout petit phoque se tient au montant, et tremble. «J’attends maman, dit-il. Elle a dit: tiens bien ça.~, et~ Si je lâche, je pleure.» La mer est une chose froide, quand on attend dedans.`,
        after: `«Voilà, dit le petit phoque, j’ai lâché, et je n’ai pas pleuré.» La porte, que plus personne ne tient, s’ouvre.~+, et~ Juste alors un grand phoque arrive à travers le bleu, très vite, la tête en bas, en appelant un nom. C’est le bon. [Cela finit en tourbillon.]`,
      },
    },
    way: {
      one: {
        meet: `Ici, le récif se divise en ruelles: à gauche, à droite, et une tout droit vers le bas. Elles se ressemblent toutes.~+, et~ Dans toutes pend le même poisson rayé[, qui dit qu’il est nouveau]. «Le courant sait, dit {pal}, mais il ne dit rien.»`,
        after: `La bonne ruelle est la troisième, l’étroite, avec un tournant. Après le tournant vient un autre tournant.~+, et~ Après, c’est toute la mer qui s’ouvre. [«Ah, c’est *là* qu’elle va», dit le poisson rayé, qui a suivi.]`,
      },
    },
  },
};

export const restless: SeenTelling<FrenchNoun> = {
  noun: la('jeune baleine'),
  title: `la jeune baleine`,
  sign: `Les tasses tremblent à leurs crochets. *Boooum*, fait quelque chose, dehors, dans la mer.~+, puis~ Un tourbillon de bulles, et de nouveau: *boooum*. Une très grosse personne se retourne dans son lit, et se retourne encore. [Tout le long du récif, les petites portes s’ouvrent, et l’on regarde en bonnet de nuit.]`,
  trace: `Dans le sable du fond, il y a un creux lisse, long comme une rue. «C’est un lit, dit {pal}. En voilà un autre, et encore un autre.» {name} tâte le bord. «Quelqu’un prend du très grand, dit {name}, et n’en aime aucun.»`,
  found: `Là, en pleine mer, il y a une jeune baleine, pas plus longue qu’une rue. Elle se couche sur le côté gauche, puis sur le droit.~+, puis~ Sur la tête: *boooum*. «Oh, bonsoir, dit-elle, à l’envers. Dites-moi que c’est le matin.»`,
  near: `À travers la mer vient une ombre.~+, et~ C’est une jeune baleine, qui se couche devant la maison. Elle se tourne à gauche, *boooum*, et à droite, *boooum*. Toutes les fenêtres sont pleines de baleine. «Bonsoir, dit-elle, un œil contre la vitre. Dites que c’est le matin.»`,
  first: `«Essaie de compter quelque chose», dit {name}.~, et~ La jeune baleine compte les crevettes. «Une. Deux. Trois. Quaaatre.» Elle s’arrête, toute gênée. «J’ai dit la dernière un peu large, et maintenant il n’y en a plus.» Elle a les yeux aussi ouverts qu’avant.`,
  second: `«Il lui faut une couverture», dit {pal}. On étend des algues sur la jeune baleine, deux brassées.~+, et~ Elles couvrent un œil. «C’est délicieux, sur l’œil, dit la baleine. Quand vient le reste?» Elle se retourne, *boooum*.~+, et~ C’est {pal} qui a la couverture.`,
  why: `«C’est ma première nuit dans un endroit à moi, dit la jeune baleine. J’ai toujours dormi contre ma mère.~, et~ Quand je me tournais, elle était là. Ici je tourne à gauche, à droite, pour toucher quelqu’un. Si je reste tranquille, il n’y a plus personne.» [Une grosse larme monte comme un ballon.]`,
  settled: `La jeune baleine se retourne encore, tout doucement.~+, et~ Elle touche {name}. «Il y a donc quelqu’un, dit-elle, quelqu’un d’assez petit.» «Mais qui reste», dit {name}. La baleine ne bouge plus.~+, puis~ Elle ferme un œil, grand comme une assiette, et tout le long du récif les petites portes se ferment.`,
};

export const wonder: SeenTelling<FrenchNoun> = {
  noun: elided('arbre à perles', 'm'),
  title: `l’arbre à perles`,
  sign: `Au fond de la mer se dresse l’arbre à perles, gris comme un bâton.~, mais~ Une nuit par an, il s’allume.~+, et~ C’est cette nuit. «C’est comment?» a demandé {name} aux crabes.~, et~ Les crabes ont posé leurs pinces, pour réfléchir. «Eh bien», ont-ils dit.`,
  trace: `Une planche est plantée dans le sable du fond. NE PAS S’APPUYER, dit-elle.~+, mais~ Tout autour il n’y a rien où s’appuyer. «Je n’en avais pas l’intention», dit {pal}. Plus loin, il y a une seconde planche: MÊME UN PEU. «C’est pour quelqu’un de gros», dit {name}.`,
  found: `Là, au fond de la mer, se dresse l’arbre à perles.~+, et~ Sur chaque branche grise est assise une huître, bien fermée. Autour, en rond, attendent des crevettes, puis des phoques, puis une baleine, qui a promis de ne pas s’appuyer. Pas une coquille ne s’ouvre.`,
  near: `Dehors, au fond de la mer, se tient l’arbre à perles, venu avec la marée. Sur chaque branche grise, une huître est fermée.~+, et~ Derrière arrive une baleine, qui a promis de ne pas s’appuyer. «Pas encore», disent quarante petites voix.`,
  first: `{name} frappe à la plus basse coquille de l’arbre à perles. «Il n’y a personne», dit une petite voix. «Alors qui a parlé?» demande {name}. Tout l’arbre réfléchit. «À côté», dit la coquille.~, alors~ {name} frappe à côté.~+, et~ À côté, on conseille l’étage au-dessus.`,
  second: `«Les huîtres s’ouvriraient si elles riaient, dit {pal}. Que dit la mer au sable?» «Quoi donc?» demandent quarante voix dans l’arbre à perles. «Rien de précis, dit {pal}. Elle reste vague.» Chaque branche tremble.~+, et~ Il monte des bulles, *mmf, mmf*. Mais une huître sait rire la bouche fermée.`,
  why: `«Il fait noir dans une coquille, dit l’arbre à perles, de quarante voix. Chacune fait sa perle depuis un an, et nous n’avons jamais regardé. On ne reçoit qu’un grain de sable.~, et~ Voilà qu’ils sont tous venus, même la baleine. Et si on ouvre, et que c’est toujours du sable?»`,
  settled: `La plus basse coquille s’ouvre, *clic*, pas plus qu’un clin d’œil.~, et~ Il en sort une lumière, ronde et blanche comme un bol de lait. «Ce n’est pas du sable», dit {name}. *Clic, clic*, cela monte dans l’arbre, comme les lampes d’une ville.~+, et~ Même la baleine retient son souffle.`,
};
