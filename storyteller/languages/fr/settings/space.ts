import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { elided, la, le, type FrenchNoun } from '../noun.ts';

export const setting: FirstSetting<'space', FrenchNoun> = {
  tiny: { noun: la('puce d’étoile') },
  home: [
    `{name} habite un vaisseau qui s’appelle *La Théière*.~+, car~ Il est rond, avec un bec. Le soir, dans la cuisine, on attrape son dîner à la cuillère, quand il passe en flottant.`,
    `Après la dernière planète brille une lumière jaune.~+:~ C’est *La Théière*, le vaisseau de {name}. Le soir, au lit, on boucle une ceinture, pour ne pas s’envoler de l’oreiller.`,
  ],
  back: `On rentre par le plus long, entre les étoiles, sans parler.~+, car~ Personne n’a besoin de regarder où il va, quand il rentre. Devant, une petite lumière prend un bec.~+, et~ C’est *La Théière*. [La bouilloire est en route, cela se voit au hublot.]`,
  night: {
    dark: `Dans l’espace, il fait nuit toute la journée.~+, donc~ Le soir, il faut le chercher. Il vient quand l’étoile bleue glisse derrière la planète.~+, et~ Les étoiles lointaines, qui attendaient, s’approchent. [Cela sent le métal froid, et un peu l’orange.]`,
    deep: `Il fait si calme à présent qu’on entendrait presque les étoiles. Elles ne font pas de bruit.~, mais~ C’est un pas de bruit très doux, comme celui de la neige. Une poussière passe, en retard de mille ans, et pas pressée du tout.`,
  },
  hush: {
    one: `Le premier à partir est le gros ronron. Il a ronronné toute la journée.~+, et~ On ne l’entend que lorsqu’il s’arrête. «Qu’est-ce que c’était?» demande la bouilloire. C’était rien, le premier rien du soir.`,
    two: `Puis les tuyaux refroidissent, de l’avant du vaisseau jusqu’à l’arrière: *tic, tic, tic*. Une cuillère s’est échappée du dîner. Elle passe en flottant, dit *ting* à une tasse.~+, et~ Elle se couche sur l’air.`,
    three: `Il reste un souffle, qui va et qui vient, et le petit ventilateur qui remue l’air. Il tourne un peu moins vite qu’une pendule. Dehors, il y a tout ce noir, qui ne fait aucun bruit.~+, et~ Il reste, pour tenir compagnie.`,
  },
  facts: {
    one: `«Tu vois cette étoile? dit {pal}. Ce n’est pas comme ça qu’elle est maintenant. La lumière qui entre dans ton œil est partie bien avant ta naissance.» {name} ne bouge plus, les deux yeux grands ouverts, et la laisse arriver.`,
    two: `On saute une crevasse.~+, et~ On reste en l’air, et encore un peu. «C’est parce que c’est petit ici, dit {pal}. [Les petites choses tirent moins fort.] Sur notre Lune, tu sauterais par-dessus la table de la cuisine, sans essayer.» {name} essaie de ne pas essayer.~+, et~ Cela marche tout de suite.`,
    three: `Un rocher roule à côté, comme le tonnerre, mais sans tonnerre. «Pourquoi ne fait-il pas de bruit?» demande {name}. «Il n’y a rien pour le porter, dit {pal}. Un son marche sur quelque chose: de l’air, de l’eau, un mur.» Le rocher passe donc, comme en chaussettes.`,
  },
  places: {
    shelf: {
      noun: la('lune de poussière'),
      arrive: `On se pose sur une lune de poussière, molle, jusqu’aux mollets. Chaque pas fait monter un petit nuage.~+, et~ Les nuages restent où ils sont. Derrière, on voit toute la promenade, comme une file de moutons. [Le dernier bêle presque.]`,
    },
    ring: {
      noun: elided('anneau', 'm'),
      arrive: `Autour de la grosse planète, il y a un anneau.~+, et~ Sur l’anneau, on patine. Ce sont des morceaux de glace, qui vont tous du même côté. On glisse de l’un à l’autre, et cela sonne: *ting, tang*. [En dessous, la planète est un ballon rayé que personne n’est venu rechercher.]`,
    },
    yard: {
      noun: la('cour des objets perdus'),
      arrive: `Tout ce qu’on lâche dans l’espace finit par flotter au même endroit. Il y a des gants, des cuillères, un parapluie ouvert.~+, et~ Un piano se retourne lentement, comme quelqu’un dans son lit. «Ne touche pas, dit {pal}, on viendra le demander.»`,
    },
    market: {
      noun: le('marché de nuit'),
      arrive: `Le marché de nuit ferme. Les étals sont attachés ensemble par des ficelles, pour ne pas partir.~+, et~ Cela sent le sucre chaud. «La dernière couronne de lune!» crie quelqu’un.~, alors~ On l’achète.~+, et~ Elle est faite surtout de trou.`,
    },
  },
  helpers: {
    postman: {
      noun: le('facteur de l’espace'),
      trouble: `Un monsieur avec une sacoche passe la tête en bas.~+, puis~ Il repasse. «Bonsoir! C’est le courrier, dit-il. Je m’arrêterais volontiers. Mais j’ai éternué, là-bas, près de la comète, et ici, quand on est parti…» Et le voilà reparti. [«J’ai une lettre pour cette lune, et je la rate chaque fois!»]`,
      help: `{name} réfléchit pendant tout un tour. «Au prochain passage, crie {name}, éternuez dans l’autre sens!» «Comme ça? Exprès?» On lui lance une pincée de poivre. *Atchoum!* Le facteur s’arrête net, collé comme un timbre.`,
      gift: `«Quarante et un tours, dit le facteur, en tâtant ses pieds. Vous sauvez le courrier du soir.» De sous les lettres, il tire sa vieille boussole à l’aiguille tordue. «Elle n’indique pas le nord.~, car~ Ici, il n’y en a pas. Elle indique où l’on vous attend. [Moi, je connais la route.]»`,
      back: `La tête en haut, et au pas, voici le facteur. {name} lui rend la boussole.~+, et~ L’aiguille montre tout droit derrière lui, vers la maison. «Elle dit qu’on vous attend», dit le facteur. Il reste une lettre dans sa sacoche, et elle est pour lui.`,
      comes: `Le facteur de l’espace passe, tête en bas, et regarde {being}. «Souvent, c’est une lettre qui manque», dit-il.~, mais~ Il n’en a pas.~+, alors~ Il en écrit une: *Bonjour. Salutations, le facteur.* Cela ne change rien. Il s’attache donc à une rampe, pour regarder.`,
      bye: `Le facteur repasse, tête en bas, trouve qu’il a bien une bonne nuit pour chacun, et la distribue.`,
    },
    sweeper: {
      noun: la('balayeuse d’étoiles'),
      trouble: `Une vieille dame est assise sur son balai, mais pas pour voler. «Je fais les étoiles, dit-elle, et j’en ai balayé une par erreur. Une petite. Elle est là-dedans.» Il y a neuf sacs.~+, et~ Ils sont tous pleins, tous gris, tous noués. [«On va s’en apercevoir. Il y a un trou dans la Grande Ourse.»]`,
      help: `«Si on ouvre les sacs, dit {name}, tout s’envole. On pose seulement la main dessus.» L’un après l’autre, ils sont froids.~+, mais~ Le neuvième est tiède comme une brioche à travers le papier. On défait un coin.~+, et~ L’étoile sort en éternuant, et monte à sa place.`,
      gift: `«Voilà, dit la balayeuse, il ne manque plus personne.» Elle plonge le bras dans le sac et racle le fond. «Elle a laissé de sa poussière, comme toujours.» Elle la verse dans un pot de confiture.~+, et~ Cela continue de briller là-dedans, tranquillement. [«Ce n’est pas une vraie lampe, mais on ne peut pas l’éteindre.»]`,
      back: `«Vous avez encore mon pot de confiture», dit la balayeuse, en le levant. La poussière y est devenue pâle et somnolente.~+, alors~ Elle la secoue à côté de la petite étoile. «Tout le monde est là», dit-elle, et cette fois elle ne compte pas.`,
      comes: `La balayeuse d’étoiles arrive, regarde {being}.~+, puis~ Elle regarde dessous. «En général, c’est la poussière», dit-elle. Elle balaie tout autour, et fait un petit tas.~+, mais~ Rien d’autre n’a changé. «Bon, dit-elle, appuyée sur son balai, au moins on voit mieux.»`,
      bye: `La balayeuse appuie son balai contre le noir, recompte les étoiles, et dit bonne nuit à chacune.`,
    },
    kettle: {
      noun: la('chèvre de lune'),
      trouble: `Sur un rocher grand comme une table se tient une chèvre de lune, blanche, et laineuse comme pas une. «C’est ma laine, dit-elle. Personne n’est venu la peigner depuis la dernière éclipse. Si ça se trouve, j’ai une vue.» [Elle se tourne pour le montrer, mais c’est le mauvais bout.]`,
      help: `Il n’y a pas de peigne.~+, mais~ {name} a dix doigts. On peigne en partant des sabots.~+, et~ C’est comme déballer un colis: il sort une cuillère, puis un gant. [En dernier viennent deux yeux jaunes.] «Ça alors, dit la chèvre. J’ai bien une vue, et c’est surtout du ciel.»`,
      gift: `La laine fait un tas haut comme une chaise. La chèvre en prend deux brins entre les dents.~+, et~ Elle les tord. Il en sort une moufle, assez grande pour dormir dedans. «Il n’y en a pas d’autre, dit la chèvre. [Ce n’est pas pour une main.] C’est pour ce qui a froid.»`,
      back: `La chèvre est sur son rocher, bien peignée, les deux yeux sur sa vue. «Et la moufle?» demande-t-elle. «Il y a quelqu’un dedans», dit {name}. Avec le dernier brin, elle en a fait une autre, minuscule. «C’est plus facile, dit-elle, quand on voit ce qu’on fait.»`,
      comes: `La chèvre de lune arrive, toute en laine, en se cognant partout. «Il paraît que je suis douce, dit-elle, si ça peut servir.» Chacun s’appuie un peu.~+, et~ C’est vrai qu’elle est douce, mais ce n’était pas ce genre d’ennui. «Je reste regarder», dit la chèvre, tournée de l’autre côté.`,
      bye: `La chèvre de lune dit bonne nuit, se cogne au noir, le trouve doux, et s’y couche.`,
    },
  },
  objects: {
    compass: {
      noun: la('boussole tordue'),
      use: `{name} pose la boussole tordue à plat sur un gant.~, et~ L’aiguille tremble, court à gauche, revient. «Où est-ce qu’on a besoin de nous?» demande poliment {name}. Elle tourne.~+, puis~ Elle s’arrête, et montre. «Par là, dit {pal}, derrière une espèce de coin.»`,
    },
    dustlamp: {
      noun: le('pot de poussière d’étoile'),
      use: `{name} lève le pot de confiture, et le secoue. La poussière d’étoile se met à tourner, comme la neige dans une boule de verre, mais claire. D’abord on voit le pot.~+, puis~ La main qui le tient, et peu à peu tout le reste. [Le noir est bien différent, avec la figure lavée.]`,
    },
    mitten: {
      noun: la('grande moufle blanche'),
      use: `On sort la moufle, un côté après l’autre. On la tient ouverte.~+, et~ Le petit grelottant y grimpe jusqu’au nez. D’abord on n’entend rien, et puis une sorte de ronron. «Quelqu’un a oublié un pouce là-dedans, dit-il. Je le garde pour mes pieds.»`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Ici, le chemin traverse l’ombre de la grosse planète. Pas une étoile n’y brille.~+, et~ Elle commence d’un coup, comme un mur. {name} y met une botte, et il n’y a plus de botte. «S’il y a quelqu’un là-dedans, dit {pal}, il ne nous voit pas non plus.»`,
        after: `Dans l’ombre, il y avait tout de même quelque chose: des papillons gris, endormis, les pattes sur rien. Ils se retournent dans la lumière.~+, et~ Ils continuent leur rêve.~+,~ Puis vient l’autre bord, et les étoiles.`,
      },
    },
    reach: {
      one: {
        meet: `Voici le rocher suivant, et il flotte trop haut d’un demi-saut.~, alors~ {{name} saute, reste en l’air un moment. {name} redescend lentement|{name} saute, reste en l’air un moment, puis redescend lentement}. «Ça, c’était le saut, dit {pal}. Il manque le demi.» [Un demi-saut, c’est difficile à trouver.]`,
        after: `Voilà le rocher d’en haut, et il est tiède.~, car~ Il a le soleil du matin. En dessous, le rocher d’où l’on vient s’en va, comme un autobus. «Il aurait pu attendre», dit {pal}. «C’est ce qu’il a fait», dit {name}.`,
      },
    },
    call: {
      one: {
        meet: `Voici le pont, mais il est levé. De l’autre côté, dans une cabine de verre, le gardien dort, les pieds sur la manette et un casque sur les oreilles. On agite les deux bras.~+, et~ Il hoche la tête en dormant, mais c’est pour la musique.`,
        after: `Le gardien saute si haut que son casque reste derrière. «Des clients!» crie-t-il en tirant la manette. Le pont descend, cran par cran.~+, et~ Il serre toutes les mains deux fois, plus une pour la chance. «La dernière fois que je l’ai baissé, c’était pour le défilé.»`,
      },
    },
    soft: {
      one: {
        meet: `Sur la dernière marche avant la grille est assise une très jeune étoile, bleue et tremblante.~, et~ Elle tient la clef, qui fait *ting ting ting*. «Je dois briller, dit-elle, et garder la grille.~, mais~ Je ne suis pas encore chaude. On m’a allumée ce matin.»`,
        after: `La jeune étoile passe du bleu au blanc.~+, et~ Du blanc à l’or. «C’est donc ça que ça fait», dit-elle, et elle oublie de trembler. La clef entre du premier coup.~+, et~ La grille s’ouvre sans bruit. [Sur sa marche, elle brille tant qu’elle peut, comme une bouteille de limonade.]`,
      },
    },
    way: {
      one: {
        meet: `Ici, sept chemins d’étoiles s’en vont de sept côtés. Ils sont tous blancs, et tous très beaux. Il y avait une flèche, autrefois.~+, mais~ Elle se montre elle-même, maintenant. «Am stram gram», commence {pal}. «Non», dit {name}.`,
        after: `Le bon chemin est le plus pâle de tous, celui qu’on voit seulement en regardant à côté. Il tient.~+, et~ Derrière, les pas continuent de briller un moment.`,
      },
    },
  },
};

export const restless: SeenTelling<FrenchNoun> = {
  noun: la('petite lune'),
  title: `la petite lune`,
  sign: `«*Wiiii!*» fait la radio de la cuisine.~+, et~ Dehors, dans l’espace, quelque chose de rond passe en tournant devant le hublot. Avant qu’on ait baissé le son, c’est déjà revenu: «*Wiiii!*» Personne ne peut dormir.~+, et~ Les comètes se tirent la queue par-dessus la tête. [Cela tourne, et cela n’a pas l’air de s’amuser.]`,
  trace: `Un panier de pique-nique passe en tournant.~+, et~ Derrière lui une tasse, qui tourne aussi. «Quelqu’un a fait un pique-nique», dit {pal}. Où donc? Viennent ensuite une cuillère et une demi-brioche. «Sur quelque chose qui tourne», dit {name}.`,
  found: `Là, suspendue dans l’espace noir, il y a la plus petite de toutes les lunes, grosse comme une cabane. Elle tourne comme une toupie, si vite que son cratère est devenu une rayure. «Je ne peux pas», dit-elle quand sa figure passe.~+, et~ Un tour plus loin: «m’arrêteeer.»`,
  near: `*Wiiii!* Quelque chose cogne au sas, la porte qui donne sur l’espace. Sur le seuil il y a la petite lune, grosse comme une cabane, et qui tourne comme une toupie. «Je ne peux pas», dit-elle, et sa figure s’en va.~+, puis~ Elle revient: «m’arrêteeer.»`,
  first: `«Un globe, ça s’arrête d’un doigt», dit {name}, en attrapant la petite lune. La lune ne s’arrête pas, et {name} n’a pas lâché. «Je ne peux pas m’arrêteeer», dit la lune en passant. «Moi non plus», dit {name}.~+, et~ Cela dure jusqu’à ce que {pal} attrape une botte.`,
  second: `«Elle est remontée, dit {pal}, il faut la dérouler. Dans l’autre sens!» On pousse.~+, et~ La petite lune ralentit, tremble, puis repart à gauche. «C’est mieux?» crie {name}. «C’est exactement pareil, dit la lune, mais à l’enveeers.»`,
  why: `«Les grandes lunes gardent la figure tournée vers leur planète, dit la petite lune. Elles s’endorment comme ça, avec quelqu’un qui les regarde. Mais la mienne a neuf lunes.~, et~ On ne peut pas en regarder neuf. [Alors je tourne, pour trouver une figure.] Si je m’arrête, il n’y aura personne qui regarde.»`,
  settled: `La petite lune fait encore un tour.~+, et~ La figure de {name} est là, qui regarde. Elle fait… encore… un tour, et la figure est toujours là.~,~ Alors elle s’arrête, son cratère tourné vers {name} comme une fossette. «Oh, dit la lune, te voilà.» [Dans tout le ciel, les comètes rabattent leur queue.]`,
};

export const wonder: SeenTelling<FrenchNoun> = {
  noun: la('comète de cent ans'),
  title: `la comète de cent ans`,
  sign: `Une fois tous les cent ans, la grande comète revient du fond de l’espace, avec une queue large comme le ciel. La dernière fois, l’arrière-arrière-grand-mère de quelqu’un l’a vue. Elle l’a dit à tout le monde.~+, mais~ C’était un bébé, donc elle a dit «ba». Et la comète est attendue ce soir.`,
  trace: `Dans la poussière d’étoile court une trace, large comme un autobus. Elle va tout droit.~+, et puis~ Elle tourne, tourne, tourne. «Qui marche comme ça?» demande {pal}. «Un chien, dit {name}, quand il cherche sa queue.»`,
  found: `Tout l’espace attend, accroché à des cordes, avec des lanternes. Mais derrière un nuage de poussière, là où personne ne regarde, se cache la comète de cent ans. C’est une boule de glace grise, grosse comme un autobus, et sans queue. On attend.~+, et~ Elle ne sort pas.`,
  near: `Le sas s’ouvre à peine.~, car~ Quelque chose, dehors, s’appuie contre.~:~ C’est la comète de cent ans, une boule de glace grise, et sans queue. «C’est bien l’arrière, ici? demande la comète. Je préférerais tellement être à l’arrière.» [Derrière elle, avec des coussins, arrive tout l’espace.]`,
  first: `«On compte pour toi, dit {name} à la comète, et à trois, tu sors.» On compte ensemble, bien lentement.~+, et~ À trois, rien ne sort. «Moi, je pars à quatre», dit la comète.~, et~ On compte jusqu’à quatre. «Pas ce quatre-là, dit la comète. Le suivant.»`,
  second: `«Je vais la pousser un peu», dit {pal}, en s’appuyant contre la comète. Quelque chose se met à bouger.~+, et~ C’est {pal}. «Ça part!» crie {pal}, déjà loin.~+, et~ {name} doit aller l’attraper par le pied. «Merci, dit la comète, je l’ai très bien senti.»`,
  why: `«Je ne trouve plus ma queue, dit la comète, en regardant derrière elle. La dernière fois, ils ont tous dit qu’elle était belle. Moi, je ne l’ai jamais vue, elle était derrière.~, et~ Je crois qu’elle est tombée. Ils attendent depuis cent ans, et il n’y a plus que ça.»`,
  settled: `Lentement[, pour ne marcher sur personne], la comète sort devant tout le monde, comme elle est. La lumière de l’étoile la touche.~+, et~ Derrière, quelque chose commence à se dérouler: un fil, puis une écharpe, puis tout un ciel d’argent. «Est-ce que ça suffit?» demande la comète.~, et~ Personne ne peut parler.~+, alors~ On fait oui de la tête, longtemps.`,
};
