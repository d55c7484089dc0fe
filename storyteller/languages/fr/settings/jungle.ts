import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { elided, la, le, type FrenchNoun } from '../noun.ts';

export const setting: FirstSetting<'jungle', FrenchNoun> = {
  tiny: { noun: la('fourmi coupe-feuille') },
  home: [
    `La maison de la famille se tient dans la jungle, sur douze jambes, au bord d’un large fleuve brun. Le soir, les grenouilles commencent.~+, et~ La lumière de la cuisine de {name} se couche sur l’eau, longue et jaune.`,
    `Avant, la maison de {name} était un bateau.~+, et~ Maintenant, dans la jungle, elle est sur pilotis. Elle a gardé ses fenêtres rondes, et le soir elles brillent, toutes jaunes, sur le fleuve brun.`,
  ],
  back: `Le chemin du retour est fait de feuilles, et chacune essuie un peu ceux qui passent, fraîche et mouillée. Les grenouilles se taisent pour laisser passer.~+, puis~ Elles reprennent derrière. [Cela sent l’orchidée.] Et voilà le fleuve, et, couchée dedans, toute jaune, la fenêtre de {name}.`,
  night: {
    dark: `Dans la jungle, la nuit ne tombe pas, elle lâche tout. Les feuilles sont vertes.~+, et~ L’instant d’après, elles sont noires. [Le tiède reste où il est, et sent la boue sucrée.] On fait entrer les grenouilles: un *clink*, un *clonk*, un portail rouillé, une toute petite moto.`,
    deep: `Au fond de la nuit, même les feuilles cessent de se passer des gouttes. Les lianes pendent droit.~+, et~ Le fleuve glisse sans un mot. Un papillon est posé sur une fleur, et aucun des deux ne bouge. Toute la jungle souffle, lente et chaude.`,
  },
  hush: {
    one: `Les singes hurleurs s’arrêtent les premiers. Ils hurlent le soir, et cela veut seulement dire: on est là, et vous? [L’un d’eux le redit, par conscience.] Puis onze singes se couchent sur une branche.~+, et~ Çà et là un bras pend, se balance, et ne se balance plus.`,
    two: `Ensuite les grenouilles rentrent: d’abord les portails rouillés, puis celles qui font *clink*. Il ne reste que la toute petite moto, qui tourne autour de la mare.~, et~ Elle tousse.~+, puis~ Elle roule encore un peu, moteur éteint. [On la gare sous une feuille.]`,
    three: `À la fin il y a une goutte. Elle est partie du plus haut de l’arbre le plus haut.~+, et~ Elle a une longue route, de feuille en feuille. [Chaque feuille salue, puis se relève.] Elle passe devant la fenêtre, et arrive enfin dans la mousse.~+, où~ Elle se couche.`,
  },
  facts: {
    one: `Des fourmis passent, chacune sous un bout de feuille. «Elles ne les mangent pas, dit {pal}, elles jardinent. Elles mâchent ça pour en faire un lit. Dessus pousse un champignon, et c’est lui qu’elles mangent.» {name} attend la dernière sans bouger. [On ne met pas le pied entre un jardinier et son jardin.]`,
    two: `«Combien de fois le paresseux descend-il de son arbre?» demande {name}. «Une fois par semaine, à peu près, dit {pal}, pour aller aux toilettes.» [On marche un moment, en y pensant.] «Tout ce chemin?» dit {name}. «Personne ne sait vraiment pourquoi, dit {pal}.~, et~ Je ne crois pas qu’il faille demander.»`,
    three: `«Ici, en bas, il fait sombre même à midi, dit {pal}. Les feuilles prennent tout.~, et~ Sur cent miettes de soleil, deux à peine arrivent jusqu’au sol.» {name} tapote le sol. «Alors, dit {name}, tout ce qui est petit, ici, pousse avec des restes.»`,
  },
  places: {
    kapok: {
      noun: le('fromager géant'),
      arrive: `Le grand fromager se tient sur des racines comme des murs, plus hautes que des portes. [Entre deux racines il y a une chambre, avec des feuilles pour plancher.] {name} frappe au mur, *doum*.~+, et~ Très loin, quelqu’un croit que c’est pour lui, et répond.`,
    },
    ants: {
      noun: la('route des fourmis'),
      arrive: `Une route coupe le sentier, pas plus large qu’une ceinture, mais très passante. Des centaines de fourmis y rentrent du travail, chacune sous un bout de feuille verte. [On attend un trou dans la circulation.] Une fourmi porte un pétale.~+, et~ Elle marche un peu à l’écart.`,
    },
    lilies: {
      noun: elided('étang aux nénuphars', 'm'),
      arrive: `Sur une eau noire sont posées des feuilles de nénuphar géant, rondes comme des tables. {name} met un pied sur la première.~+, et~ Elle tient. On traverse donc, d’assiette en assiette. [Sur la quatrième, un petit oiseau brun dîne.] On dit pardon.~+, et~ Rien ne se renverse.`,
    },
    mud: {
      noun: la('plage de boue'),
      arrive: `Le long du fleuve court une plage de boue lisse, où tout le monde a signé: des oiseaux, des cochons, et quelque chose avec une queue. La boue est tiède.~+, et~ {name} y met une main. [{pal} signe à côté.] Maintenant c’est écrit: on est passé par là.`,
    },
  },
  helpers: {
    boa: {
      noun: le('boa'),
      trouble: `Entre deux arbres pend un boa.~+, et~ Sur le boa pendent onze petites chemises. «Je m’étais allongé pour une sieste, dit-il, et je me suis réveillé plein de lessive.» «Tu ne l’as pas dit?» demande {name}. «Ils en étaient aux chaussettes. Après les chaussettes, on n’ose plus.»`,
      help: `{name} trouve une liane, longue comme un boa, et aussi verte.~, alors~ On l’attache.~+, et~ On déménage la lessive, en commençant par les petits. [«Attention, je suis chatouilleux à la quatrième», dit le boa.] À la dernière chaussette, il descend, boucle après boucle. Personne ne saura qu’il est parti.`,
      gift: `«Prenez ça», dit le boa. C’est pâle, et mince, et très, très long. «C’est ma peau de l’an dernier, elle était devenue petite. Je l’ai tressée moi-même.~, donc~ C’est solide.» «Comment fait-on, sans mains?» demande {name}. «Lentement», dit le boa.`,
      back: `{name} tend la vieille peau vers la branche du boa. «Vous l’avez détendue», dit-il, content.~+, et~ Il la pend à l’endroit où il faut une corde à linge. «Ils croiront que c’est moi.» [Puis il se laisse aller de partout, sans une chemise sur lui.]`,
      comes: `Un boa arrive, et continue d’arriver. «Je sais faire hamac», dit-il {being.a}. Il se pend par les deux bouts.~+, et~ Il se balance un peu.~, mais~ Personne ne monte. «En tout cas, dit le boa, on y est très bien.»`,
      bye: `Le boa se pend entre deux arbres, comme un hamac avec lui dedans, et dit bonne nuit, du milieu.`,
    },
    armadillo: {
      noun: le('tatou'),
      trouble: `Sur le sentier, il y a un tatou, fermé, sauf une fente. «Fermé, dit-il. J’ai entendu un bruit affreux, alors j’ai fermé.» «Quel genre de bruit?» demande {name}. «Une sorte de *clop*. J’attends que celui qui l’a fait soit parti, et c’était au petit déjeuner.»`,
      help: `{name} se couche, et parle dans la fente. «Peux-tu ouvrir, fermer, et écouter?» La boule s’ouvre.~+, et~ *Clop*. «Le revoilà!» dit le tatou.~+,~ Puis il y a un silence. «Oh», dit-il.~+, et~ Il sort un nez, bien plus rose que les nez d’habitude.`,
      gift: `«Il vous faut ça», dit le tatou, en apportant une noix ronde et brune. «Que fait-elle?» demande {name}. «Elle roule. Moi je roulais, et elle regardait. Maintenant elle va où il faut.~, et~ Personne ne peut l’en détourner.» [La noix ne bouge pas. «Au début, elle est timide.»]`,
      back: `La noix court devant, de moins en moins vite.~+, et~ Elle s’arrête aux orteils du tatou. «Elle a été sage?» demande-t-il. «Jusqu’au bout», dit {name}.~, et~ Il la prend dans ses bras et se ferme. *Clop*. «Ce n’était que moi», dit la boule, à quelqu’un de plus petit, dedans.`,
      comes: `Un tatou trotte jusqu’{being.a}. «Vous avez essayé d’être une boule?» demande-t-il.~+, et~ *Clop*, c’est une boule. «Ça aide?» demande la boule au bout d’un moment. Pas encore.~+, alors~ Il regarde par une fente.`,
      bye: `Le tatou dit bonne nuit, se ferme avec un *clop*, et, de l’intérieur, dit bonne nuit au *clop*.`,
    },
    parrot: {
      noun: la('perruche'),
      trouble: `«Ça ne va pas?» demande {name}. «Ça ne va pas?» répète une perruche verte, et elle secoue la tête, fâchée. «J’avais une phrase à moi, encore un peu de thé, dans le temps. [*Tonton!* Pardon.] J’en ai dit tant d’autres que je ne la retrouve plus.»`,
      help: `Personne ne sait quoi dire, et {name} voit que c’est justement ça. {name} lève un doigt. On se tait si longtemps qu’un escargot a le temps de passer.~+, et~ Il n’y a plus rien à répéter. «Je», dit la perruche. «J’aime les figues.»`,
      gift: `«J’aime les figues! crie la perruche. C’est la mienne! Il vous faut un cadeau.» De son trou, elle sort un champignon. «Il a l’air un peu vieux», dit {name}. «[Il ne faut pas le juger de jour.] Il s’allume dans le noir, quand il croit que personne ne regarde.»`,
      back: `«Ton champignon», dit {name}. «J’aime les figues», dit la perruche. Elle s’assoit devant, le dos tourné.~+, et~ Une lumière verte sort tout autour d’elle, plume par plume. «J’en ai trouvé une autre, dit-elle: *il est tard, et j’aime ça aussi*.»`,
      comes: `Une perruche verte descend voir {being}. «Vous pouvez regarder ma figue», dit-elle. Elle la lève dans une patte.~+, et~ Elle la tourne, et tout le monde regarde. [Rien n’arrive, sauf que la figue rapetisse.] «*Moi*, ça m’aide», dit-elle, et elle reste la finir.`,
      bye: `«Bonne nuit, perruche», dit {name}. «Bonne nuit», dit la perruche, et cette phrase-là, elle l’a trouvée toute seule.`,
    },
  },
  objects: {
    skin: {
      noun: la('peau de boa tressée'),
      use: `{name} sort la vieille peau du boa, la secoue tout entière, et la lance. Elle s’envole, fait deux tours là-haut.~+, et~ Elle tient. [Elle est lisse, sèche, et un peu chatouilleuse.] On monte donc, le long de ce qui était devenu trop petit pour quelqu’un.`,
    },
    nut: {
      noun: la('noix qui roule'),
      use: `{name} pose la noix, qui ne fait rien. «Elle est timide», dit {name}.~+, alors~ On regarde ailleurs. *Trr*, fait quelque chose, et la noix roule. Elle essaie un peu par ci, un peu par là.~+, puis~ Elle cesse de balancer, et y va pour de bon. [«Derrière elle!» dit {pal}.]`,
    },
    mushroom: {
      noun: le('champignon de nuit'),
      use: `{name} sort le champignon de la perruche.~, et~ On dirait une brioche sur laquelle on s’est assis. «Personne ne regarde», dit {name}, en tournant la tête. Quand on revient, le champignon brille, vert, par en dessous.~+, et~ Le noir s’approche d’un pas, pour voir.`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Ici se dresse une porte de pierre, avec un arbre assis dessus. Le chemin entre.~+, et~ Là-dedans c’est tout noir. «Il y a quelqu’un?» appelle {name}. [«Un», dit la porte.] Cela sent la cave et la vieille chauve-souris.`,
        after: `Dans le passage, il y a un jaguar, mais en pierre, avec des fougères pour moustaches. Son nez est brillant.~+, parce que~ Depuis mille ans chacun l’a caressé. On le caresse aussi, et il est frais comme une cuillère. Au bout, entre les feuilles, il y a des étoiles.`,
      },
    },
    reach: {
      one: {
        meet: `Ici, le sentier finit contre une falaise de terre rouge, mouillée, lisse comme une baignoire.~, mais~ Il reprend en haut. {{name} monte de trois pas. {name} glisse de quatre|{name} monte de trois pas, et glisse de quatre}. «On descend plus vite qu’on ne monte», dit {pal}.`,
        after: `En haut, il n’y a plus de jungle, seulement son toit, tout en bosses, comme du brocoli, avec de la brume dans les fentes. Un ara rentre, en dessous.~+, et~ Il reste bleu jusqu’à n’être plus qu’un petit pois. [«Je n’avais jamais vu le dessus d’un oiseau», dit {name}.]`,
      },
    },
    call: {
      one: {
        meet: `Voici le fleuve, et au milieu, le bac, qui est une tortue. Sa tête, autant qu’on peut voir, est rentrée.~, et~ Sur la carapace, il est peint: *Prière d’appeler*. «Ohé!» appelle {name}.~, mais~ Le fleuve parle aussi, et plus fort. [Un papillon traverse la carapace, et rien d’autre ne bouge.]`,
        after: `La tête sort, et elle a cent ans. «On a appelé, dit la tortue. Comme c’est gentil.» Elle fait traverser.~+, et~ Elle n’éclabousse pas. [Au milieu, on est prié de regarder la lune, comprise dans le prix.] «Attention à la marche, dit-elle sur l’autre rive. De ce côté-là, je suis plus vieille.»`,
      },
    },
    soft: {
      one: {
        meet: `Sur un pont de lianes est assis un tout petit singe, mouillé, qui se tient par ses cinq bouts. Il tremble.~+, et~ Tout le pont tremble avec lui. «Je suis tombé dedans, dit-il. Je vous laisserais bien passer, mais mes mains ne s’ouvrent pas avant d’avoir chaud.»`,
        after: `Une main s’ouvre, puis les autres.~+, et~ La queue en dernier, boucle après boucle. «Je suis sec, dit le petit singe, je deviens duveteux.» De l’autre côté, une famille se le passe de genou en genou.~+, et~ Elle s’aperçoit qu’il est à elle.`,
      },
    },
    way: {
      one: {
        meet: `Ici, il y a cinq trous dans le vert, avec un sentier dans chacun. Il y avait un poteau.~+, mais~ Il a pris racine, et chaque bras montre maintenant un autre bout de ciel. [Quelques feuilles ont encore des lettres.] «Il a réussi dans la vie, dit {name}, mais ça ne nous aide pas.»`,
        after: `Le bon trou est le plus bas, celui qu’on aurait dit pour les cochons. On y entre en pliant le dos.~+, mais~ Dedans on peut se tenir droit, dans une grande salle verte, que les cochons tiennent très propre. [«Pardon pour ce que j’ai dit», dit {pal}, aux cochons en général.]`,
      },
    },
  },
};

export const restless: SeenTelling<FrenchNoun> = {
  noun: le('jeune toucan'),
  title: `le jeune toucan`,
  sign: `*Clac.* Un moment de silence.~+, puis~ Un bruit sourd, et une voix dans la jungle dit: «Pardon.» *Clac-a-clac.* «Pardon!» Tout le monde venait de s’endormir.~+, alors~ Tout le monde se rassoit. [Les singes hurleurs hurlent qu’on se taise, ce qui n’aide pas.] Quelqu’un se retourne dans son lit, et le lit est un arbre.`,
  trace: `Dans l’écorce d’un arbre, il y a un creux, comme d’une très grosse cuillère. Dessous, tout petit, quelqu’un a gratté: *pardon*. Sur l’arbre suivant il y a deux creux.~+, et~ Dessous: *pardon, pardon*. «Quelqu’un est très bien élevé», dit {pal}.`,
  found: `Sur une branche de la jungle, un jeune toucan se couche. Il pose son gros bec à gauche, et il glisse. *Clac.* «Pardon», dit-il à l’arbre. Il le pose à droite.~+, et~ Il part avec. *Poum.* [«Pardon», dit-il au sol.] «J’y suis presque», dit-il, en remontant.`,
  near: `Dans l’arbre, à côté de la maison, est perché un jeune toucan. Il essaie son très gros bec à gauche, et le bec glisse. *Clac.* Il l’essaie à droite.~+, et~ Il s’en va avec. *Poum*. «Pardon», dit le toucan, depuis la balustrade.`,
  first: `{name} plie une grande feuille molle, et la glisse sous le bec du toucan. Un instant le bec se tient tranquille.~+, puis~ Il glisse. *Clac*, fait-il, sur {pal}. «Pardon, dit le toucan. Je mange trop de papaye.~, et~ Ça donne au bec un tel brillant.»`,
  second: `«Je tiens le bout de ton bec, dit {pal}, et tu dors.» Le toucan ferme les yeux. Il dort aussitôt.~+, et~ Il ronfle: *clac-a-clac-a-clac*. {pal} tremble de haut en bas. [Très loin, quelqu’un réclame le silence.] «Pardon, dit le toucan, en se réveillant. Vous avez entendu un bruit?»`,
  why: `«Les autres se disent bonne nuit, aile contre aile, dit le toucan, et mettent la tête dessous. Quand je le fais, mon bec ressort derrière. *Clac*, fait-il, et *chut*, disent-ils. Si je m’arrête, il n’y a plus personne qui me dise quoi que ce soit.»`,
  settled: `Le toucan tourne la tête tout à fait en arrière, pour voir qui est là. «Bonne nuit, toucan», dit {name}. Alors le bec se couche là, dans le creux entre les ailes.~+, et~ Il y va comme une cuillère dans un tiroir. [«Oh, dit le toucan, c’était donc là.»] Sa queue se replie par-dessus, et personne ne dit pardon.`,
};

export const wonder: SeenTelling<FrenchNoun> = {
  noun: la('première luciole'),
  title: `la première luciole`,
  sign: `Une nuit par an, le grand arbre, de l’autre côté du fleuve, se remplit de lucioles.~+, et~ C’est cette nuit. Il s’allume, il s’éteint, tout entier.~+,~ Mais quelqu’un doit commencer.~+, et~ C’est la première luciole. Toute la jungle est noire déjà, et l’arbre aussi.`,
  trace: `Loin devant, une lumière comme une épingle s’allume, et s’éteint. «Tu as vu?» demande {name}. «J’ai cligné», dit {pal}.~,~ Alors on cligne tous en même temps, et l’on en attrape tout juste la fin. «Elle attend qu’on ne regarde pas», dit {name}.`,
  found: `Au pied du grand arbre de la jungle, tout le monde est assis et regarde en haut: des singes, des cochons, et un tapir avec un châle. Sous chaque feuille, une luciole attend dans le noir.~+, et~ Sur la plus basse branche, la première luciole tient sa lumière derrière son dos.`,
  near: `Sur la balustrade, tout contre la porte, il y a une luciole éteinte.~:~ C’est la première, celle que toutes les autres attendent. [En dessous, des singes et des cochons attendent aussi.] Elle s’allume, grande comme une tête d’épingle.~+, et~ Elle regarde autour.~+,~ Puis elle s’assoit sur sa lumière.`,
  first: `«On ferme les yeux, dit {name} à la luciole, et tu essaies.» On les ferme. «Ils sont bien fermés?» demande-t-elle. «Regarde toi-même», dit {name}.~, et~ Elle regarde aussi fort qu’elle peut. «Impossible, dit la luciole. Pour voir s’ils sont fermés, il faudrait que j’allume.»`,
  second: `«C’est moi qui commence», dit {pal}, et se tient raide comme un réverbère. «Voilà, c’est allumé.» La luciole fait tout le tour. «C’est allumé, ça?» «Oui, et maintenant c’est éteint.» [Il n’y a pas grande différence.] «C’est très bien fait, dit la luciole. On voit à peine la couture.»`,
  why: `«Tout l’arbre m’attend, dit la première luciole. Ils disent: commence, et on te suit. Mais je n’ai qu’une petite lumière. Tout le monde est venu, et le noir est grand. Et si personne ne voyait même qu’elle est allumée?» Elle pose deux pattes dessus.`,
  settled: `La première luciole ôte ses deux pattes, et allume. C’est une petite lumière, avec tout le noir autour. Puis il y en a une à côté.~+, puis~ La branche s’allume, et la grosse branche, et d’un seul élan l’arbre entier. [Allumé, éteint, allumé, éteint.] «Oh, dit la luciole, une suffisait donc.»`,
};
