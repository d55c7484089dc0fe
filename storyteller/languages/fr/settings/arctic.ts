import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { elided, la, le, type FrenchNoun } from '../noun.ts';

export const setting: FirstSetting<'arctic', FrenchNoun> = {
  tiny: { noun: le('lemming') },
  home: [
    `La maison de {name} est rouge, et se tient sur huit jambes courtes dans la neige. Le soir, le vent passe par-dessous.~+, et~ En haut, dans la cuisine, c’est chaud et jaune.`,
    `Quatre câbles retiennent la maison de {name} sur la neige, un à chaque coin. Le soir, on tire un rideau rouge autour du lit.~+, et~ On écoute passer le vent.`,
  ],
  back: `On rentre dans ses propres pas.~, car~ La neige les a gardés. *Crouic, crouic*, fait chaque pas, et personne ne s’en est servi entre-temps. Au loin brille une fenêtre jaune, petite comme un timbre.~+:~ C’est la cuisine de {name}. [Un peu plus tard, on entend qu’on range les assiettes.]`,
  night: {
    dark: `L’hiver, là-haut, personne ne voit le soleil se coucher, puisqu’il ne s’est pas levé. Il n’y a qu’une bande bleue, au sud, mince comme un ruban.~+, et~ Maintenant quelqu’un tire le ruban. Le froid fait un pas, et les étoiles en font deux. [Cela sent rien du tout, très propre.]`,
    deep: `Maintenant, la nuit est aussi profonde qu’elle peut. Les collines sont blanches sous les étoiles.~+, et~ Elles ne bougent pas. Au-dessus de la baie pend une lumière verte, large et lente, qui se plie, se plie, comme un grand drap qu’on range.`,
  },
  hush: {
    one: `Les chiens de traîneau se taisent les premiers. Toute la soirée, ils ont chanté à neuf. Maintenant un s’arrête.~+, puis~ Deux, puis cinq, et le dernier chante un moment tout seul, avant de s’en apercevoir. [Neuf nez rentrent sous neuf queues.]`,
    two: `Ensuite, c’est la glace. La glace gémit un peu quand elle grandit, comme les jambes: *oum*, dans la baie, et *oum*. Elle pousse une fois à gauche, une fois à droite. *Oum.* Elle a toute la place qu’il lui faut, et se tient tranquille.`,
    three: `En dernier, il y a le givre sur la vitre. La nuit, il dessine, et cela s’entend. Il dessine une fougère, et sur la fougère une fougère.~+, puis~ Une si petite qu’il n’y a plus de place. Là, il pose son crayon.`,
  },
  facts: {
    one: `«De quelle couleur est l’ours blanc?» demande {pal}. «Blanc», dit {name}. «Pas un seul poil, dit {pal}. Chaque poil est clair comme du verre, et creux. Sous tout ce verre, la peau est noire.» «C’est donc un ours noir en manteau de verre», dit {name}, qui marche un moment comme si c’était le sien.`,
    two: `Devant un petit trou rond dans la neige, {name} s’arrête. «Il ne fait pas froid, là-dessous?» «C’est le meilleur endroit, dit {pal}. La neige est pleine d’air, et l’air qui ne bouge pas, c’est une couverture. Les lemmings passent l’hiver au fond.» [On va plus loin sur la pointe des pieds, à cause de leur plafond.]`,
    three: `«L’été, le renne a le fond des yeux doré, dit {pal}. L’hiver, l’or devient bleu.~, parce que~ Le bleu ramasse mieux le noir.» {name} ouvre les deux yeux aussi grand que possible. «Et les miens, de quelle couleur sont-ils?» {Pal} les regarde longtemps. «Couleur sommeil», dit {pal}.`,
  },
  places: {
    arch: {
      noun: elided('arche de baleine', 'f'),
      arrive: `Deux vieilles mâchoires de baleine se dressent dans la neige, pointe contre pointe, comme un portail. Il n’y a pas de mur à côté, ni de jardin.~+, mais~ On passe quand même dessous, puisque contourner serait impoli. [Là-haut, le vent fredonne la seule note qu’il sait.]`,
    },
    spring: {
      noun: la('source chaude'),
      arrive: `Devant, la neige fume.~, et~ Au milieu il y a une source chaude, grande comme une baignoire, qui sent un peu l’œuf. {name} y met dix doigts froids.~+, et~ Après une minute, il en sort dix tièdes. [À l’autre bout, une mouette a les pieds dedans et les yeux fermés. «Occupé», dit-elle.]`,
    },
    station: {
      noun: la('cabane du temps'),
      arrive: `Dans la neige se tient une boîte blanche, où des gens gardent le temps qu’il fait. Dedans, une aiguille dessine le froid sur un rouleau. {name} s’approche, et souffle dessus. L’aiguille bondit.~+, et~ Quelqu’un, demain, se demandera qui était si chaud.`,
    },
    lake: {
      noun: le('lac gelé'),
      arrive: `Le lac est gelé, épais comme un mur.~+, et~ On voit dedans: des bulles en piles, comme des sous. {name} glisse une botte. *Piouuu*, dit le lac. Cela commence sous la botte.~+, et~ Cela finit sur l’autre rive. [«Il s’étire», dit {pal}, mais on s’excuse quand même.]`,
    },
  },
  helpers: {
    fisher: {
      noun: la('pêcheuse de glace'),
      trouble: `Près d’un trou rond dans la glace, une femme en neuf chandails est assise sur un seau. «Je me lèverais bien pour dire bonsoir, dit-elle.~, seulement~ J’ai peur que le seau se lève aussi.» Elle est gelée dessus depuis un peu avant le dîner. [«Ne le dites pas aux poissons. Ils m’ont toujours respectée.»]`,
      help: `{name} tire la femme, {pal} tire le seau.~+, et~ Tout le monde tourne. «Qu’est-ce qu’il y a dans votre bidon?» demande {name}. «Du thé, dit-elle, pour quand je rentrerai.»~+, alors~ On verse le thé tout autour du bord. *Cric*, dit le seau, et il lâche poliment.`,
      gift: `La pêcheuse prend dans la neige le rond de glace de son trou, clair comme de l’eau. «Mais c’est de la glace», dit {name}. «Oui, dit-elle, mais la lumière entre mince de ce côté.~, et~ Elle ressort grosse de l’autre.»`,
      back: `La pêcheuse est debout, sur ses deux jambes, pour le plaisir. {name} rend le rond de glace, mince maintenant comme un sou.~+, et~ Il ferme le trou comme un bouton. «Bonne nuit, les poissons», dit-elle.~+, puis~ Elle rentre, à pied, vraiment à pied.`,
      comes: `La pêcheuse passe avec son seau. «Un poisson, ça aiderait?» demande-t-elle {being.a}, en tendant un hareng, raide comme une règle.~, mais~ Cela n’aide pas.~+, alors~ Elle s’assoit sur son seau, pour voir ce qui aidera.`,
      bye: `La pêcheuse dit bonne nuit aux poissons, par le trou, puis à ceux d’en haut, et pend son seau à son clou.`,
    },
    reindeer: {
      noun: le('renne'),
      trouble: `Un renne est là, la tête penchée, comme une question. «Très bien, merci», dit {name}. «Je n’ai rien demandé, dit le renne. J’ai perdu un bois, et l’autre ne part pas.~, alors~ Ma tête penche, et tout le monde me raconte sa vie.»`,
      help: `«Est-ce que ça gratte?» demande {name}.~, car~ Une dent qui bouge, ça gratte. «Maintenant que tu le dis», dit le renne.~, et~ {name} frotte autour du bois avec une poignée de neige. [«À gauche, dit-il. Plus bas. Oh, *là*.»] *Toc.* Il tombe, et la tête remonte.`,
      gift: `«Garde-le, dit le renne, j’en fais deux neufs par an, comme des ongles.» Il est long comme un balai, brun, avec un crochet au bout.~+, et~ On le porte très mal, parce qu’il attrape tout. [«C’est son défaut, dit le renne. Il y a des jours où c’est sa qualité.»]`,
      back: `Le renne est couché, la tête bien droite. «De toute la soirée, personne ne m’a rien raconté», murmure-t-il.~, alors~ {name} pose le bois à côté. [«Laisse-le aux lemmings, dit-il, c’est bon pour les petites dents.»] Ses yeux se ferment.~+, et~ Tous les deux sont à la même hauteur.`,
      comes: `Un renne passe, la tête penchée, son dîner pendu à son bois.~, et~ Il le pose devant {being}.~+, mais~ Il ne se passe rien. «Il y en a plus pour moi», dit le renne, qui reste, mâche, et regarde.`,
      bye: `<toddler: Le renne dit bonne nuit, la tête penchée; tout le monde croit que c’est une question, et dit oui.|Le renne dit bonne nuit, la tête bien droite, et personne en chemin ne lui raconte rien.>`,
    },
    fox: {
      noun: la('renarde blanche'),
      trouble: `Une oreille arrive sur la neige, une brune, avec personne dessous. De plus près, il y a toute une renarde autour, blanche comme la neige. «Tout le monde me voit, dit-elle. Je suis devenue blanche pour l’hiver.~,~ Mais pas cette oreille, qui n’écoutait pas.»`,
      help: `On essaie la neige, mais sur une oreille la neige glisse.~+, alors~ {name} pense au souffle. *Haaa*, sur la pointe, et *haaa*, derrière. Le froid attrape chaque souffle.~+, et~ Poil par poil, l’oreille devient du givre. [La renarde se cherche dans un morceau de glace, et, à sa grande joie, il n’y a personne.]`,
      gift: `La renarde creuse.~+, et~ Elle déterre une boule de poil brun, avec une brindille dedans. «Mon manteau d’été, dit-elle. Je n’en ai pas besoin avant juin. Excusez la couleur.» On dirait ce qui vit derrière les lits. [«Il y en a plus qu’on ne croit. On tire sur les bords.»]`,
      back: `«Bonsoir», dit la neige.~, et~ {name} pose devant elle le manteau d’été. Un morceau de neige se lève, tourne trois fois.~+, et~ Il se couche dessus. Deux oreilles se baissent.~+, et~ On dirait deux bouts de neige.`,
      comes: `Une renarde blanche passe. «Je pourrais prêter ma queue», dit-elle {being.a}. C’est une très belle queue.~+, mais~ Elle ne fait que chatouiller.~,~ Alors la renarde l’enroule autour de ses propres pieds, et reste.`,
      bye: `<toddler: La renarde dit bonne nuit, et l’on voit longtemps une oreille brune qui rentre toute seule.|La renarde dit bonne nuit, de tout près, et, à sa grande joie, personne ne sait d’où.>`,
    },
  },
  objects: {
    pane: {
      noun: le('rond de glace'),
      use: `{name} lève le rond de glace, et le tourne jusqu’à ce qu’une étoile y entre. Elle entre mince.~+, et~ Elle ressort grosse, en faisant une tache blanche comme une assiette de lait. Partout où on la pose, il y a quelque chose à voir. [Une goutte descend dans la manche. «Il fond», dit {pal}. «On en parlera plus tard.»]`,
    },
    antler: {
      noun: le('bois de renne'),
      use: `On lève le bois du renne, le crochet d’abord. Là-haut, il attrape du premier coup.~, car~ Attraper, c’est tout ce qu’il sait faire. On monte donc, une branche après l’autre.~+, et~ S’il était si mal commode à porter, c’est parce que c’était une échelle.`,
    },
    coat: {
      noun: le('manteau d’été'),
      use: `On sort le manteau d’été, avec sa brindille. On tire sur les bords.~+, et~ Il devient large comme une couverture. Il fait deux fois le tour du petit grelottant, et ne laisse dehors qu’un nez. [Le nez passe du bleu au rose.] «Ça sent juillet, dit le nez. C’est quoi, juillet?»`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Ici, un glacier est descendu de la montagne, et la route passe dessous. À la porte c’est bleu.~+, et~ Derrière c’est noir. «Ohé», appelle {name}. [On attend assez longtemps.] «Ohé?» dit le noir. «C’est ta voix, dit {pal}, en moins sûr.»`,
        after: `Tout le long des murs, il y a des bulles en rang, petites comme des graines de pavot. Dedans, l’air a mille ans. Une bulle s’ouvre à côté d’une oreille, *tip*.~+, et~ Cela sent exactement comme ce soir.~,~ Puis vient l’autre bout, tout rond, avec des étoiles.`,
      },
    },
    reach: {
      one: {
        meet: `Ici, la mer a poussé sa glace sur la terre, bloc sur bloc, et cela fait un mur. Il est haut comme deux personnes.~+, et~ Tous les coins glissent. [On monte d’un bloc, et l’on redescend assis.] «L’été, il sera plus bas», dit {pal}, en regardant en haut.`,
        after: `Du haut du mur, on voit sa propre trace, qui serpente. «Je croyais qu’on allait droit», dit {name}. De l’autre côté, le vent a construit une pente de neige.~, alors~ On s’assoit tout en haut.~+, et~ La pente fait le reste.`,
      },
    },
    call: {
      one: {
        meet: `Entre deux falaises de glace, il y a un passage.~+, et~ Dans le passage il y a une colline. Elle est blanche, elle a des pattes, elle monte et descend lentement. «Excusez-nous», dit {name}.~, mais~ La colline est un ours qui dort.~+, et~ Il sourit, mais seulement à quelque chose dans un rêve.`,
        after: `Un petit œil s’ouvre. «C’est le petit déjeuner?» demande l’ours. «Pas avant des heures», dit {name}. Il voit alors qu’il est couché dans une porte.~+, et~ Il se retourne, pattes comprises, comme un tapis qu’on roule. Voilà le passage.`,
      },
    },
    soft: {
      one: {
        meet: `Ici, la piste est large comme un traîneau, et au milieu est assis un chiot en harnais, dont tous les grelots sonnent. «Je dois attendre mon traîneau, dit-il. Les chiens de traîneau n’ont pas froid.~, mais~ Les grelots, eux, tremblent.» [De chaque côté, la neige est plus haute qu’un chapeau.]`,
        after: `«Les grelots sont fatigués», dit le chiot.~+, et~ C’est vrai, plus un ne sonne. Il se pousse, d’un chiot exactement.~,~ Puis viennent une lampe, un traîneau.~+, et~ Une maman chienne, qui lave le chiot deux fois. [«Je n’avais presque pas froid, l’entend-on dire. Tu aurais vu les grelots.»]`,
      },
    },
    way: {
      one: {
        meet: `Neuf perches montraient ici la route, à travers la plaine. Mais le vent les a arrachées.~+, et~ Elles sont éparpillées comme des crayons, chacune vers un autre côté. [À gauche c’est blanc, et à droite c’est tout aussi blanc.] «Lequel de ces blancs est le nôtre?» dit {name}.`,
        after: `Deux cents pas plus loin se dresse une dixième perche, que le vent a oubliée. Dessus, il y a une moufle, que quelqu’un a perdue. Après vient une trace de traîneau, dure comme une route.~+, et~ Les pieds en sont bien contents. [La moufle fait signe de continuer.]`,
      },
    },
  },
};

export const restless: SeenTelling<FrenchNoun> = {
  noun: le('coq'),
  title: `le coq`,
  sign: `*Co-co-coriii!* Dehors, sur la neige, un coq appelle.~, or~ Personne n’a de coq si loin au nord.~+, mais~ Celui-là est arrivé par erreur, dans une caisse marquée OIGNONS. Depuis, chaque nuit, il appelle le matin, qui ne vient pas.~, et~ À la ronde, personne ne dort. [Les chiens sont assis, et les mouettes, et même les phoques.]`,
  trace: `Dans la neige, il y a des pas à trois doigts, et ils vont par deux: deux, puis rien sur un mètre, puis deux. «Un coq marche, dit {pal}, gauche, droite.» «Celui-ci monte, dit {name}.~, et~ Un peu plus tard il redescend.»`,
  found: `Sur la glace, debout sur un bidon, voici le coq, la seule chose orange à mille kilomètres.~, et~ Il se remplit d’air jusqu’aux yeux. *Co-co-coriii!* Ses deux pieds quittent le bidon.~+, puis~ Il regarde le ciel, qui est, s’il se peut, plus noir. [«Encore une fois, dit le coq, avec plus dedans.»]`,
  near: `Sur la rampe du perron est perché un coq, petit et orange, de la glace sur la crête.~, et~ Il se remplit jusqu’aux yeux. *Co-co-coriii!* Il regarde le noir, et le noir est toujours noir. «Pardon, dit le coq. Un instant, s’il vous plaît.»`,
  first: `«Un oiseau, dit {pal}, on lui met un tissu dessus, et il croit que c’est la nuit.» L’écharpe de {name} descend donc sur le coq. «Il fait noir là-dedans, dit le coq, en dessous.~, et~ Dehors aussi. Où est le matin?» *Co-co-coriii!* Et l’écharpe s’envole.`,
  second: `«Tu pourrais le faire plus bas?» demande {name}. «Bien sûr», dit le coq, qui ne se remplit que jusqu’aux genoux. «Co, dit-il. Co.» [Puis il a l’air surpris.] «Pardon, il en reste.»~+, et~ *CORIII!* On l’avait retenu, et c’est le plus fort de tous.`,
  why: `«D’où je viens, dit le coq, j’appelais, le soleil montait, et la première chose qu’il faisait, c’était de me regarder. Ici, rien ne monte.» Il regarde ses pieds. «Si je m’arrête, il n’y a personne, dans tout ce noir, qui me regarde, moi.»`,
  settled: `Le coq secoue la glace de sa crête, et n’appelle pas. «Vous m’avez regardé», dit-il. «On est venu pour toi, dit {name}. Le soleil dort. [Il se lève tout seul.]» «Il *dort*? dit le coq. Et moi qui *criais*!» Tout doucement, pour ne pas le réveiller, il met la tête sous son aile.`,
};

export const wonder: SeenTelling<FrenchNoun> = {
  noun: elided('iceberg', 'm'),
  title: `l’iceberg`,
  sign: `Une nuit par an, le vieil iceberg de la baie se retourne.~+, et~ C’est cette nuit. Tout ce qui était en haut descend, et tout ce qui était en bas monte. Dessous, c’est bleu, dit-on. [On cherche dans la cuisine quelque chose d’aussi bleu, pour montrer, et il n’y a rien.] De lui, {name} ne connaît que le dessus, qui est blanc comme le reste.`,
  trace: `De très loin vient un son, large et bas. *Ooooh.* Quarante pas plus loin, le revoilà. *Ooooh.* «Quelqu’un est surpris», dit {name}. «Beaucoup de quelqu’uns, dit {pal}.~, mais~ Qui peut être surpris par la même chose tous les quarante pas?»`,
  found: `Dans l’eau noire de la baie, voici l’iceberg, blanc comme une dent. Tout le nord est venu voir: les phoques devant, les mouettes sur les phoques, et un renne au fond, à cause des bois. L’iceberg penche.~+, et~ Tout le monde dit «ooooh», et il se redresse. [«D’un instant à l’autre», se dit-on depuis six heures.]`,
  near: `Juste sous la maison flotte l’iceberg, blanc comme une dent. Autour, en rang, les phoques lèvent le menton. Il penche un peu.~+, et~ Les phoques disent «ooooh», et il se redresse. «Pas encore, dit-il. Je réfléchis.»`,
  first: `«C’est plus facile quand on compte», dit {name}, et l’on compte: un, deux, trois! L’iceberg penche, chacun penche avec lui.~+, et~ Il s’arrête. «Est-ce que je pars *à* trois, demande-t-il, ou *après* trois?» Il faut en discuter.~+, et~ Le voilà de nouveau droit.`,
  second: `«C’est comme se retourner dans son lit», dit {name}, en se couchant dans la neige pour le montrer: un genou, un coude, et hop. L’iceberg regarde de très près.~+, et~ Il demande à revoir. [À la onzième fois, il y a de la neige dans les deux oreilles.] «Magnifique, dit l’iceberg. Et qu’est-ce que c’est, un genou?»`,
  why: `«Dessus, je suis blanc, et le blanc leur plaît, dit l’iceberg, très bas.~,~ Mais mon dessous n’est fait que de bosses. Maintenant ils sont là. Si je me retourne, et qu’ils disent que l’autre côté était mieux? On ne peut pas se re-retourner, vous savez.»`,
  settled: `L’iceberg souffle, penche, et cette fois il ne se redresse pas.~,~ Il se retourne, lentement, comme quelqu’un dans son lit. [Il tire la mer jusqu’au menton.] Et voilà le dessous, si bleu que les étoiles brillent au travers. «Encore», dit le plus petit des phoques.~+, et~ Sur l’ancien côté, personne n’a plus rien à dire.`,
};
