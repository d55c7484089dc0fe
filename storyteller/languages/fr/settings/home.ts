import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { la, le, type FrenchNoun } from '../noun.ts';

export const setting: FirstSetting<'home', FrenchNoun> = {
  tiny: { noun: la('mite') },
  home: [
    `{name} habite une maison haute et maigre, avec des manteaux dans l’entrée et beaucoup d’escaliers. Le jour, c’est une maison ordinaire.~+, mais~ Le soir elle a l’air bien plus grande.`,
    `Le lit de {name} est tout en haut de la maison, et la cuisine tout en bas. Entre les deux, il y a l’escalier.~+, et~ Chaque soir, la troisième marche dit *couic*.`,
  ],
  back: `On monte se coucher par l’escalier, et la troisième marche dit *couic*. Cette fois elle le dit tout bas, comme à un ami. Marche après marche, la maison retrouve sa vraie taille.~+, et~ Tout en haut, voici la porte de {name}.`,
  night: {
    dark: `En bas, quelqu’un éteint la dernière lampe. Le noir monte, une marche après l’autre.~+, et~ Il s’assoit à côté. Dans la cuisine, une chaise craque, en oubliant celui qu’elle portait. [Cela sent la cire et la pomme de terre froide.]`,
    deep: `Maintenant, toutes les planches ont dit leur mot. Les tuyaux ont refroidi.~+, et~ Le poêle fait *tic* de temps en temps, en rétrécissant. Autour de tout le monde il y a la maison, comme deux mains autour d’une allumette.`,
  },
  hush: {
    one: `La cuisine se tait la première. La dernière casserole rejoint son crochet, dit *ting*.~+, et~ Elle y réfléchit. Puis le réfrigérateur frissonne, comme un chien qui sort de l’eau, et ne bouge plus. [Même les miettes ont fini leur service.]`,
    two: `Ensuite, l’escalier.~:~ Quelqu’un le monte, il dit *couic*, et une porte se ferme. Une pantoufle tombe.~+, et~ Toute la maison attend l’autre. Enfin elle tombe.~+, et~ Chacun peut souffler.`,
    three: `Il ne reste que le robinet, tout en bas. *Plic*, dit-il, et quand on l’a bien oublié, *plic*. Il a encore une goutte, tout au bout du nez.~+, mais~ Celle-là, il la garde pour demain matin.`,
  },
  facts: {
    one: `«Pourquoi l’escalier craque-t-il la nuit, et pas le jour?» demande {name}. «Le jour aussi, dit {pal}, mais on ne l’entend pas. Et puis quand il fait plus froid, le bois rétrécit d’un cheveu.~, et~ Chaque planche doit se pousser.» {name} pose le pied: *couic*. «Alors elle se retourne, simplement.»`,
    two: `Devant la fenêtre noire, {name} voit {name}. «Le jour il y a un jardin là-dedans, et la nuit il y a moi. Pourquoi?» «La vitre te montre toujours, dit {pal}.~,~ Mais de jour le dehors est si clair qu’il t’efface.» On salue les deux qui sont toujours là.~+, et~ Les deux saluent aussi.`,
    three: `Une araignée se tient au-dessus de la porte, sans bouger. «Comment sait-elle que le dîner est là?» demande {name}. «Elle garde une patte sur le fil, dit {pal}, et c’est avec ça qu’elle écoute. [Une mouche et une poussière ne tremblent pas pareil.]» {name} touche le mur d’un pied nu.~+, et~ Il bourdonne, très loin.`,
  },
  places: {
    landing: {
      noun: le('palier'),
      arrive: `La nuit, le palier est ailleurs. Le tapis est un lac.~+, et~ La lampe se tient au bord, comme une grande dame en chapeau. Derrière chaque porte, quelqu’un respire. [L’un d’eux siffle un peu, à la sortie.]`,
    },
    kitchen: {
      noun: la('cuisine'),
      arrive: `La lune est entrée dans la cuisine.~+, et~ Elle s’est couchée par terre, en carrés. Les casseroles pendent en rang, du père jusqu’au bébé.~, et~ Cela sent le pain de demain, qui lève sous un torchon. [Quand on regarde encore, le torchon est plus haut.]`,
    },
    cupboard: {
      noun: le('placard de l’escalier'),
      arrive: `Le placard sous l’escalier a une toute petite porte.~+, et~ Derrière, il y a plus de place qu’il ne faudrait: des patins, un tambour, une tente qui soupire. Cela sent la botte et les vieux étés. [Au-dessus, qui monte l’escalier marche sur le ciel.]`,
    },
    attic: {
      noun: le('grenier'),
      arrive: `On entre dans le grenier la tête la première, comme un bouchon.~, et~ Le toit y descend des deux côtés jusqu’au plancher. Un cheval à bascule regarde par la lucarne.~+, comme~ Il le fait depuis que quelqu’un a grandi. [La poussière est si épaisse qu’elle a des sentiers.]`,
    },
  },
  helpers: {
    mouse: {
      noun: la('souris'),
      trouble: `Une souris tire une croûte de fromage.~+, et~ À sa porte, la croûte se coince. «Ils sont six là-dedans, dit la souris. Ils le sentent tous les six, et ils chantent.» [{name} colle une oreille au mur, et c’est vrai.]`,
      help: `On essaie la croûte à plat, puis debout. [«Ils ont pris les ciseaux», dit la souris.] «Les six sont dedans, dit {name}, et le fromage est dehors. Pourquoi ne sortent-ils pas?» Six petites souris dînent en rang, sur un pied nu.`,
      gift: `«Toutes ces années, dit la souris, j’ai porté les choses *dedans*.» Elle entre.~+, puis~ Elle ressort à reculons, avec une boîte d’allumettes.~, et~ Il y a là un bout de bougie et un éclat de miroir. «Ça s’appelle une beaucoup-lampe, dit-elle. C’est une petite lumière, dite deux fois.»`,
      back: `La souris compte des têtes devant sa porte. {name} rend la boîte.~+, et~ Elle l’allume, pour être sûre. «Douze! dit-elle.~, et pourtant~ Au dîner, ils étaient six.» Puis elle regarde le miroir, et souffle la bougie. «Six», dit-elle, et elle les laisse entrer au lit.`,
      comes: `Une souris arrive en longeant le mur. «Vous avez essayé le fromage?» demande-t-elle, en posant une miette devant {being}.~, et~ Il ne se passe rien. «C’était une idée», dit la souris, qui s’assoit à côté.~, et~ Quand on regarde encore, il n’y a plus que la souris.`,
      bye: `Derrière le mur, la souris compte ses enfants, arrive à six, et, par prudence, les recompte.`,
    },
    coat: {
      noun: le('vieux pardessus'),
      trouble: `«Psst», dit le pardessus du dernier crochet. C’était celui de Grand-père.~+, et~ Personne n’a le cœur de le donner. «J’ai quelque chose dans la manche gauche depuis la dernière pluie, dit-il, et je ne peux pas l’attraper. Je n’ai que des bras, vous comprenez.»`,
      help: `{name} enfonce un bras dans la manche, jusqu’à l’épaule. Il en sort un gant.~+, puis~ La ficelle qui va d’un gant à l’autre, et l’autre gant, bien sûr, est dans l’autre manche. [Un instant, il y a de nouveau quelqu’un dans le manteau, qui se tient tout droit.]`,
      gift: `«C’est mieux, dit le pardessus, en laissant tomber les épaules. Prenez mon parapluie, là, dans le pot. Il est noir.~, et~ Sa poignée fait un crochet. Grand-père attrapait avec les pommes d’en haut, et une fois, parce qu’il était en retard, l’autobus.»`,
      back: `Le vieux pardessus pend au dernier crochet, un gant dans chaque manche.~, et~ {name} lui accroche le parapluie au bras. «On dirait que vous sortez», dit {name}. «Non, non, dit le pardessus, tout réchauffé. Mais je pourrais.»`,
      comes: `Voici le vieux pardessus, avec personne dedans. «J’ai peut-être ce qu’il faut», dit-il.~+, et~ De sa poche sort un bonbon à la menthe.~, mais~ {being} ne mange pas de menthe. «Moi non plus», dit le pardessus, qui se pend à une poignée de porte, pour voir.`,
      bye: `Le pardessus dit bonne nuit d’une manche vide, et ses poches sont pleines de soirée.`,
    },
    cat: {
      noun: la('chatte'),
      trouble: `La chatte est assise devant un coussin, pas dessus. «C’est occupé», dit-elle avec amertume.~+, car~ Il y a un bouton. «Tu pourrais le faire tomber», dit {name}. «Je fais tomber ce qui est à sa place, dit la chatte, c’est du sport. Le reste, c’est du ménage.»`,
      help: `{name} pose le bouton sur une étagère, assez près du bord. «Là, dit {name}, il est à sa place.» Une patte s’avance, lente comme du miel.~+, et~ *Tic, tic, tic*, le bouton descend l’escalier. «Me voilà remise», dit la chatte, qui monte sur le coussin.`,
      gift: `«Je ne fais pas de cadeaux, dit la chatte.~, mais~ Je n’ai que faire de cette clochette. Elle a gâché plus de bonnes soirées que la pluie.» Elle est petite, et en argent.~+, et~ Sa voix entre par une oreille et descend jusqu’en bas.`,
      back: `La chatte est sur son coussin, sur tout le coussin. «Ta clochette», dit {name}. «Sur l’étagère», dit-elle, les yeux fermés.~, et~ {name} l’y pose. «Plus près du bord.»~+, alors~ {name} la pousse encore un peu. «C’est pour demain matin», dit la chatte.`,
      comes: `La chatte s’assoit, le dos tourné {being.a}. «J’aide, dit-elle, en ne regardant pas. La plupart des choses s’arrangent quand je ne regarde pas.» Celle-ci ne s’arrange pas. La chatte tourne une oreille, pour ne rien manquer.~+, et~ Elle reste.`,
      bye: `La chatte, elle, ne dit bonne nuit à personne, mais elle le dit sur leurs pieds.`,
    },
  },
  objects: {
    matchbox: {
      noun: la('beaucoup-lampe'),
      use: `{name} ouvre la boîte d’allumettes, et l’on allume le bout de bougie avec un grand. Ce n’est pas plus clair qu’une tache de rousseur.~,~ Mais le miroir le voit et le redit.~+, et~ La bougie le répète. Ils continuent ainsi, jusqu’à ce que tout soit doré.`,
    },
    umbrella: {
      noun: le('parapluie de Grand-père'),
      use: `«Ça attrape les pommes, dit {name}, et l’autobus.» Le parapluie de Grand-père monte, au bout d’un bras et de dix orteils.~+, et~ Le crochet mord. On s’y suspend, à deux.~+, et~ C’est comme être dans les bras d’un vieux monsieur très grand. [À cet endroit, cela sent la menthe.]`,
    },
    bell: {
      noun: la('clochette'),
      use: `{name} tient la clochette par son ruban, et bouge un doigt. *Ting.* C’est le plus petit des bruits.~+, mais~ Dans aucune maison il n’y a personne qui ne le connaisse. «La chatte!» dit quelqu’un qui dormait.~+, et~ On entend tomber quelque chose.`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Voici le couloir où l’ampoule est morte. Le jour, il fait onze pas. La nuit, personne n’a compté.~+, et~ Au bout, quelque chose fait *ploc*. «En courant, c’est plus court», dit {pal}. «En courant, dit {name}, on ne le voit pas.»`,
        after: `Onze pas: {name} a compté. Ce qui faisait *ploc*, c’était un parapluie, qui racontait la pluie à une botte. À mi-chemin pend un tableau, qu’on n’avait jamais vu.~+:~ C’est cette maison, la nuit, toutes ses fenêtres allumées.`,
      },
    },
    reach: {
      one: {
        meet: `Ici, la suite passe par une trappe, tout là-haut dans le plafond. Il y a un anneau pour tirer.~+, mais~ Il pend plus haut que {name} sur une chaise. Il pend plus haut que {name} sur une chaise sur une caisse. [«Les gens devaient être plus longs», dit {pal}.]`,
        after: `On sort par le plancher d’en haut, les cheveux d’abord.~, car~ Toute la chaleur de la journée est montée là.~+, et~ Personne ne s’en est servi. [On s’y assoit un moment, les jambes pendues dans le froid.] En bas, le reste de la maison est tout petit, comme celles qui s’ouvrent par-devant.`,
      },
    },
    call: {
      one: {
        meet: `Ici, la porte est verrouillée de l’autre côté.~, car~ Derrière dort le vieux chien, qui s’occupe des verrous, couché sur sa bonne oreille. On frappe.~+, mais~ Il ne revient qu’un ronflement, avec un sifflet au bout.`,
        after: `*Clic*, font des griffes. *Snif*, fait un nez contre la fente.~+, puis~ Le verrou glisse, lentement et assez mouillé, et la porte s’ouvre. Le vieux chien remue tout ce qu’il a.~+, puis~ Il se recouche, sur l’autre oreille cette fois.`,
      },
    },
    soft: {
      one: {
        meet: `Dans l’embrasure est assis l’ours du bébé, tombé du berceau.~, et~ Il a décidé de garder la porte.~+, mais~ Il a froid jusqu’au fond du rembourrage. «Halte, dit-il. Personne ne doit m’enjamber. Quelqu’un doit me ramasser.»`,
        after: `«Passez, dit l’ours. Si on demande, j’ai monté la garde, et je n’ai pas dit maman une seule fois.» On le remet au berceau en passant.~+, et~ Une petite main sort, endormie, et le prend par la jambe.`,
      },
    },
    way: {
      one: {
        meet: `Ici, le couloir a trop de portes. Le jour, il y en a trois.~+, et~ Maintenant il y en a huit, avec la figure de {name} dans chaque poignée. «Une est la nôtre, dit {pal}, et une est le placard à balais.» «Les six autres, dit {name}, ne sont plus là le matin.»`,
        after: `La bonne porte est la cinquième. Elle s’ouvre sans un bruit.~+, et~ Quand on se retourne, les autres sont déjà redevenues du mur. [Sauf le placard à balais, qui s’ouvre tout grand, et l’on s’excuse auprès des balais.]`,
      },
    },
  },
};

export const restless: SeenTelling<FrenchNoun> = {
  noun: la('grande horloge'),
  title: `la grande horloge`,
  sign: `*Dong!* Quelque part en bas de la maison, une horloge sonne.~+, et~ Les verres à dents tintent. *Dong, dong!* «Ça fait vingt-six heures, dit quelqu’un derrière une porte, et vingt-six heures, ça n’existe pas.» Le bébé se réveille, le chien dit *ouaf*.~+, et~ Le bébé dit *ouaf* aussi.`,
  trace: `Sur une étagère, il y a un réveil, avec du coton dans les deux oreilles. «C’est ma cousine qui sonne, dit-il, et elle me demande la même chose toute la nuit.» «Qu’est-ce qu’elle demande?» dit {name}. «*Dong*, dit le réveil. Et que veux-tu répondre à ça?»`,
  found: `En bas, dans l’entrée de la maison, se tient la grande horloge, haute et brune, les deux aiguilles sur la figure. [Le balancier va et vient, comme quelqu’un dans une petite chambre.] «*Dong*, dit l’horloge. [Mon Dieu, j’ai perdu ma page.~, alors~ Je dois continuer.] *Dong.*»`,
  near: `*Dong!* C’était juste derrière la porte de la chambre. La grande horloge de la maison est là.~+, et~ Elle a monté tous les étages, les deux aiguilles sur la figure. «*Dong*, dit-elle. Mon Dieu. *Dong.* Quelqu’un, en haut, saurait-il quand on est?»`,
  first: `«On va y mettre du mou», dit {name}. Dans la grande horloge, un petit marteau fait les coups.~+, et~ {name} lui enfile une chaussette. *Dounf*, fait l’horloge. «Ça, ce n’est pas moi. C’est quelqu’un dans un sac.» {name} ôte la chaussette. «*Dong*, dit-elle. Bien aimable.»`,
  second: `«Comptez à l’envers, dit {pal} à la grande horloge, comme ça il y a une fin.» On compte tous ensemble: trois, *dong*, deux, *dong*, un, *dong*. «Voilà, dit {pal}, et maintenant c’est rien du tout.» «Et qu’y a-t-il sous rien du tout? demande l’horloge. *Dong.*»`,
  why: `«Je leur dis à tous quand c’est l’heure du lit, dit la grande horloge. Ils montent, bonne nuit, bonne nuit.~, et~ Ils éteignent. En cent neuf ans, à moi, personne ne l’a dit. Alors je demande, et je demande: *dong?* Si je cesse, il n’y a plus personne.»`,
  settled: `La grande horloge baisse les aiguilles, juste assez pour voir. «Et pour moi, c’est quand, l’heure du lit?» demande-t-elle. «Maintenant, dit {name}. Bonne nuit, horloge.» «Il y a *donc* quelqu’un», dit-elle. [Dedans, les poids laissent aller un long soupir.] *Tic*, dit-elle.~+, et~ *Tac*, comme quelqu’un qui sourit dans le noir.`,
};

export const wonder: SeenTelling<FrenchNoun> = {
  noun: la('fenêtre de couleur'),
  title: `la fenêtre qui s’éveille une fois`,
  sign: `Tout en haut de la maison, sous le toit, il y a une fenêtre ronde, en verre de couleur. Une nuit par an, la lune se met derrière.~+, et~ Alors la fenêtre s’éveille. La plus vieille des tantes l’a vue une fois, et tout ce qu’elle en dit, c’est «ah». Or c’est cette nuit.`,
  trace: `Par terre, il y a un billet grand comme un ongle.~, et~ Un coin est grignoté, pour dire payé. «*Carton à chapeau deux, place quatre*», lit {name}. «Qui viendrait regarder un carton à chapeau?» demande {pal}. «On s’assoit dessus, dit {name}.~, mais~ Qu’est-ce qu’on regarde?»`,
  found: `Là, sous le toit de la maison, il y a la fenêtre de couleur, noire comme un puits. Devant, sur des cartons à chapeau, sont assis neuf souris, une mite et le cheval à bascule. La lune est juste derrière.~+, mais~ La fenêtre reste noire, exprès.`,
  near: `À côté de la chambre, il y a une fenêtre ronde, en verre de couleur. Ce soir, on est venu la voir s’éveiller: deux souris, une mite et une pantoufle.~, et~ La lune attend déjà au dos.~+, mais~ Rien ne s’éveille. «Regardez plutôt le tapis», dit-elle.`,
  first: `«On ferme tous les yeux, dit {name} à la fenêtre, et tu n’as qu’à t’allumer.» Tout le monde les ferme, certains avec une patte par-dessus. «Quelqu’un regarde», dit la fenêtre.~+, et~ C’est la mite. «Je n’ai pas de paupières», dit la mite.~, et~ La fenêtre reste donc noire.`,
  second: `«Rien qu’un coin, dit {pal} à la fenêtre. Fais le rouge, et on va au lit.» La fenêtre y réfléchit. «Je veux bien, dit-elle, seulement il tient au jaune.» «Alors fais les deux», dit {pal}. «Et le jaune, dit la fenêtre, tient à tout le reste.»`,
  why: `«Ne regardez pas, dit la fenêtre, d’une petite voix pointue. J’ai une fêlure, à présent, qui traverse tout le bleu. C’est la grêle.~, or~ Ils sont tous venus, avec leurs billets, pour voir une chose entière. Si je m’allume, ils ne verront que la fêlure.»`,
  settled: `La fenêtre laisse entrer un point rouge, pas plus gros qu’une cerise. Puis vient l’or.~+, puis~ Le bleu, avec sa fêlure en travers, et la fêlure brille comme une rivière. C’est elle que chacun voit d’abord, et chacun dit «ah», comme il faut. {name} met une main dans la lumière.~+, et~ La main devient bleue.`,
};
