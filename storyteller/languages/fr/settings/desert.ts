import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { la, le, les, type FrenchNoun } from '../noun.ts';

export const setting: FirstSetting<'desert', FrenchNoun> = {
  tiny: { noun: la('fourmi d’argent') },
  home: [
    `La maison de {name}, dans le désert, est en terre, avec une porte bleue et des murs très épais. Le soir, quand le sable devient froid dehors, la cuisine est encore chaude.`,
    `Il y a longtemps, la maison de {name}, dans le désert, était une gare. Le soir, le dîner sort par le guichet.~+, et~ Le lit est dans la salle d’attente. [C’est une bonne salle pour attendre, si ce qu’on attend, c’est le sommeil.]`,
  ],
  back: `Le sable a refroidi, à présent.~+, et~ Il coule sur les orteils comme de l’eau. Personne ne parle. On sent la maison avant de la voir: la menthe, la chèvre, le pain[ sous la cendre]. Puis une étoile se lève, plus bas que les autres.~+, et~ C’est la lampe de la cuisine de {name}.`,
  night: {
    dark: `À l’est, un bord bleu monte sur le sable.~:~ C’est la nuit, et elle court.~+:~ Elle descend une dune, remonte la suivante. {name} se retourne, et voit le dernier morceau de jour sur une colline, pas plus grand qu’un chapeau. [Cela sent la poussière et la sauge.]`,
    deep: `[Toutes les pierres chaudes ont rendu leur chaleur.] Les dunes sont couchées sur le côté, le dos à la lune. Il y a tant d’étoiles que le noir y tient à peine. [L’une d’elles traverse tout le ciel sans un bruit.] En bas, lentement, le sable souffle ce qui reste du jour.`,
  },
  hush: {
    one: `Les chèvres se taisent les premières. Toute la journée, chacune a dit ce qu’elle pensait, de la bouche et de la clochette.~+, et~ Maintenant, l’une après l’autre, elles se couchent, *clonk*, et *clonk*. La plus vieille, qui aime le dernier mot, l’a. [C’est *mêêê*.]`,
    two: `Ensuite, les grillons. Toute la soirée, ils ont cousu quelque chose de grand: *zizz*, et *zizz*.~+, et~ Maintenant ils arrivent au dernier coin, et font un petit point. *Zizz.* Quelqu’un coupe le fil avec les dents.`,
    three: `Il ne reste que le sable, qui n’a jamais tout à fait fini: un grain roule, en touche un autre, qui s’appuie au suivant. On n’en entend pas un seul.~+, mais~ Toute une dune, cela fait comme une main sur un drap. [Lisse, lisse, et plus un pli.]`,
  },
  facts: {
    one: `«Qu’y a-t-il dans la bosse du chameau?» demande {pal}. «De l’eau», dit {name}, qui l’a entendu dire. «Non, de la graisse, dit {pal}, c’est une sorte de panier-repas. Quand il n’y a rien à manger pendant des jours, il vit là-dessus.~, et~ La bosse devient toute molle.» [{name} tâte l’endroit, et il n’y a pas même un sandwich.]`,
    two: `«Comment le bousier marche-t-il droit dans le noir?» demande {pal}, et {name} ne sait pas. «Il monte sur sa boule, et il regarde en haut, dit {pal}. Puis il suit la Voie lactée.» [On lève les yeux vers cette longue route pâle.] «Tout ça, dit {name}, pour qu’un scarabée aille droit.»`,
    three: `«Où est passé le chaud?» demande {name}. «Tout droit en haut, dit {pal}. Les nuages sont une couverture.~, et~ Au-dessus d’un désert, le plus souvent, il n’y en a pas.» «Alors le désert rejette sa couverture toutes les nuits, dit {name}. Ça m’arrive aussi.»`,
  },
  places: {
    well: {
      noun: le('vieux puits'),
      arrive: `Au bord de la piste, il y a un vieux puits, avec une roue qui se plaint, *hiii*, à chaque tour. On boit dans un gobelet, au bout d’une chaîne.~, et~ L’eau est si froide qu’on la sent descendre. [{name} laisse retomber une goutte.~+, et~ Elle fait *plic* à sept.]`,
    },
    bus: {
      noun: le('vieil autobus'),
      arrive: `Dans le sable, il y a un vieil autobus, enfoncé jusqu’aux vitres. Il y a des années, il s’est arrêté là pour refroidir.~, et~ Des geckos occupent les places, tous tournés vers l’avant. [Cela sent la tôle chaude.] {name} tire la sonnette.~+, et~ Au fond un gecko se lève, et descend.`,
    },
    palms: {
      noun: les('trois palmiers', 'm'),
      arrive: `Trois palmiers entourent une mare pas plus large qu’une table de cuisine. Là-haut, les palmes applaudissent, comme de la pluie. La lune est couchée dans la mare.~+, et~ Au milieu de la lune est assise une grenouille. «C’est pris», dit-elle. [On boit sur les bords.]`,
    },
    salt: {
      noun: le('lac de sel'),
      arrive: `Puis le sable s’arrête, et tout est blanc et plat.~:~ C’était le fond d’un lac.~+, et~ Le lac est parti en laissant son sel. [Il s’est fendu en carreaux, comme une salle de bains de géants.] *Crounch*, font les pas. {name} lèche un doigt.~+, et~ Cela a le goût d’un début de soupe.`,
    },
  },
  helpers: {
    sidewinder: {
      noun: la('vipère de côté'),
      trouble: `Une vipère passe, de côté, puis revient et repasse. «On m’attend à dîner, à ce rocher, dit-elle. Je marche de côté.~, alors~ Je le regarde bien droit, et j’arrive à côté. [Voilà quatre fois que je le rate.] Ils me voient, et ils commencent à faire signe.»`,
      help: `À gauche du rocher pousse un buisson, et {name} le montre. «Va là», dit {name}. [«Mais je ne suis pas invitée au buisson.» «Tu n’y arriveras pas.»] La vipère fixe le buisson de ses deux yeux, se met en route.~+, et~ Elle se cogne le nez au rocher.`,
      gift: `«Ma crécelle de l’an dernier, dit la vipère, en la poussant. Un cousin me l’a donnée. Je voulais seulement dire bonjour.~, mais~ Les gens le prennent mal.» On dirait un reste d’assiette. «Il faut secouer depuis le coude», dit-elle. [«Elle est plus forte qu’elle n’en a l’air.»]`,
      back: `La vipère rentre du dîner[, ronde au milieu]. «Je suis arrivée pour les noix», dit-elle. On lui rend la crécelle.~+, et~ *Tss*, dit-elle tout bas, ce qui veut juste dire bonjour. Puis elle regarde très fort une pierre.~+, et~ Elle arrive dans son trou, juste à côté.`,
      comes: `Une vipère passe[, de celles qui vont de côté]. «Je pourrais montrer comment on se couche en rond», dit-elle {being.a}. Elle le fait très joliment.~+, et~ Cela n’aide pas du tout. «En tout cas, *moi*, je suis bien», dit la vipère, et elle reste.`,
      bye: `La vipère vise le côté gauche de la lune, dit bonne nuit, et arrive ainsi tout droit dans son lit.`,
    },
    camel: {
      noun: le('chameau'),
      trouble: `Un chameau est à genoux[ dans le sable, l’air très important]. «Je ne suis pas coincé, dit-il. Je me suis agenouillé mardi. Maintenant je devrais me relever.~, et~ Il y a un bout qui commence.» Il regarde l’un, puis l’autre. «Je l’avais sur le bout de la langue.»`,
      help: `{name} s’agenouille aussi[, pour voir de l’intérieur]. Commencer par l’avant ne donne rien.~+, alors~ {name} essaie par le derrière: le dos monte, puis l’avant. «C’est ridicule», dit le chameau, et il le fait, comme une table qu’on porte dans un escalier. [Le voilà debout, la tête dans les étoiles.]`,
      gift: `[«Je n’oublie jamais un bienfait, dit le chameau, seulement les bouts.»] De sa bride, il arrache un pompon rouge[, un vieux, avec une mouche dedans]. «Voilà trente ans qu’il traverse ce désert. Il penche toujours du côté où les gens sont allés.~, alors~ Tenez-le en l’air, et ne respirez plus.»`,
      back: `Le chameau est agenouillé, des deux bouts. «D’abord le derrière», récite-t-il[, les yeux fermés]. {name} noue le pompon rouge à sa bride. On attend, pour voir où il penche.~+, et~ Il pend tout droit.~:~ C’était donc ici qu’il allait.`,
      comes: `Un chameau passe, et regarde {being}[, un œil à la fois]. Il sort de sa joue un chardon, et le dépose.~+, mais~ Personne, semble-t-il, ne voulait de chardon. «Alors je le mâche moi-même», dit le chameau, qui reste pour voir.`,
      bye: `Le chameau s’agenouille pour la nuit, l’avant d’abord, et prie qu’on lui rappelle, demain matin, l’autre bout.`,
    },
    weaver: {
      noun: le('tisserin'),
      trouble: `Dans un arbre à épines pend un nid gros comme une meule, avec cent portes rondes.~, et~ Devant volette un petit oiseau brun, un tisserin. «On l’a construit ensemble, dit-il, et je ne trouve plus ma chambre. [J’ai déjà dit pardon à onze portes.]»`,
      help: `«Il ne faut pas ouvrir, dit {name}. Seulement frapper, et écouter.» L’oiseau frappe. «Qui est là?» dit la première porte.~+, et~ «Qui est là *encore*?» dit la suivante. [Il fait toute la rangée.] À la trente et unième, personne ne dit rien. «C’est chez toi, dit {name}. Tu n’y es pas.»`,
      gift: `Le tisserin ressort avec une boule de duvet grosse comme une prune. «C’est mon lit de secours, dit-il. Je l’ai fait au cas où je devrais dormir dehors.» C’est un tout petit lit, assez grand pour un demi-nez. [«Il n’est pas déplié», dit l’oiseau.]`,
      back: `À la trente et unième porte est posé le tisserin.~, et~ {name} rend le lit de secours. «Il était temps, dit-il. Quelqu’un a frappé. Il ne trouvait pas sa porte.~, alors~ Il reste dormir.» Il rentre avec le lit, et bientôt on entend deux petits ronflements.`,
      comes: `Un tisserin arrive, une paille au bec. «Je pourrais construire quelque chose», dit-il. Il mesure {being} des yeux.~+, et~ Il pose la paille dessus.~, mais~ Rien ne change. «Il en faudrait deux cents de plus», dit-il, et il s’assoit pour regarder.`,
      bye: `Le tisserin dit bonne nuit à sa porte, et aux deux portes voisines, par prudence, et quelqu’un répond.`,
    },
  },
  objects: {
    rattle: {
      noun: la('vieille crécelle'),
      use: `{name} lève la vieille crécelle, et la secoue poliment. *Tss*, dit-elle[, comme un pois dans une boîte]. «Depuis le coude», dit {pal}.~, et~ Le coude s’y met.~+, puis~ L’épaule aussi. *TCHRRRR!* C’est comme si l’on versait d’un coup tout le riz du monde.~+, et~ Cela dit bonjour à tout, à un kilomètre.`,
    },
    tassel: {
      noun: le('pompon rouge'),
      use: `{name} tient le vieux pompon rouge entre deux doigts. Il pend tout droit, un moment, et réfléchit.~,~ Puis un fil bouge.~+, puis~ Un autre, et le pompon entier penche d’un côté. «Des gens sont allés par là, dit {name}, pendant trente ans.» [On n’a plus qu’à pencher aussi.]`,
    },
    nest: {
      noun: le('lit de secours'),
      use: `Le lit de secours n’est pas plus gros qu’une prune. {name} tire la bonne paille.~+, et~ Il s’ouvre, il s’ouvre encore, jusqu’à faire un bol de duvet, rond et profond. Le petit grelottant y entre, se tourne.~+, et~ C’est juste sa taille. [Le tremblement continue un peu, puis il oublie.]`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Ici, une falaise rouge barre la route, avec une seule fente, large comme une personne. C’est par là.~+, et~ Il y fait noir. {name} y met un bras, et il disparaît jusqu’à l’épaule. [«Tu l’as encore?» demande {pal}. «Je crois», dit {name}, en remuant sans doute un pouce.]`,
        after: `Dedans, les murs sont peints. Il y a des vaches, des girafes, des gens qui nagent.~+, et~ Tout en bas la trace d’une main, pas plus grande qu’une main d’enfant. {name} pose une main sur l’ancienne.~+, et~ Elle va juste. [De l’autre côté du rocher, il y a des étoiles.]`,
      },
    },
    reach: {
      one: {
        meet: `Ici, un rocher plat se dresse comme une table, et la suite est dessus. [On en voit le début, et il a l’air bien.] Mais le vent a poli les côtés comme une cruche. {{name} prend de l’élan. {name} redescend avec du sable plein la bouche|{name} prend de l’élan, et redescend avec du sable plein la bouche}.`,
        after: `Le dessus du rocher est encore tiède, comme une assiette où quelqu’un vient de manger.~, et~ Au milieu dort un lézard, les quatre pattes en l’air. «Vous pouvez passer, dit-il, mais sans laisser sortir le chaud.»`,
      },
    },
    call: {
      one: {
        meet: `Ici, la piste est fermée par une barre[, avec des épines à gauche et à droite]. APPELER LE BOUQUETIN, dit un écriteau.~+, et~ Le voilà, endormi, tout en haut de la falaise, le dos tourné. «Ohé, s’il vous plaît!» crie-t-on.~, et~ Il continue de dormir de l’autre côté.`,
        after: `«J’arrive!» crie le bouquetin. [*J’arrive, j’arrive*, dit la falaise.] Il descend comme un tiroir à fourchettes. «Vous êtes combien?» «Deux», dit {name}. *Deux, deux*, dit la falaise. «Deux, et deux, et deux», dit le bouquetin, bon en calcul.~+, et~ Il tient la barre jusqu’à ce que les six soient passés.`,
      },
    },
    soft: {
      one: {
        meet: `Ici, une planche passe un fossé.~+, et~ Au milieu se tient un chevreau, qui tremble, et la planche avec lui. «J’ai perdu mon chaud, dit-il. Je l’avais à midi. Je reste là où je l’avais en dernier, pour qu’il me retrouve.»`,
        after: `«Le voilà! dit le chevreau. Il était à l’intérieur. Je n’avais pas regardé là.» Il traverse en courant, pour le dire à sa mère, qui cherchait un chevreau.~+, et~ La planche se tient tranquille, et l’on passe. [«Où l’avais-tu en dernier?» entend-on. «À midi.»]`,
      },
    },
    way: {
      one: {
        meet: `Ici commencent les dunes, quarante, pareilles comme quarante miches. Entre chaque paire il y a un chemin, et chacun a l’air d’être le bon. Sur l’un, il y avait encore des pas.~+, mais~ Le vent passe derrière avec un chiffon.`,
        after: `Le chemin fait le tour de l’épaule d’une dune, et du pied d’une autre. Là, sous un toit de quatre bâtons, il y a une jarre d’eau et un bol. [On en boit un bol chacun, et on le retourne.] Après, c’est facile.~, car~ Personne ne met d’eau sur une mauvaise route.`,
      },
    },
  },
};

export const restless: SeenTelling<FrenchNoun> = {
  noun: le('petit tourbillon'),
  title: `le petit tourbillon`,
  sign: `*Vroua-vroua-clonc.* Quelque chose est venu du désert, et tourne autour de la maison.~+, et~ Toutes les casseroles sonnent sur leur corde. C’est un petit tourbillon, de ceux qui se couchent avec le soleil. Celui-ci n’est pas couché, donc personne ne dort. *Vroua-vroua-clonc.* [Les chèvres l’ont suivi des yeux, et sont maintenant assises, les jambes croisées.]`,
  trace: `Sur le sable, il y a une pince à linge, puis une autre.~+, et~ De pince en pince quelqu’un a tracé une ligne, toute en boucles: *eeeeeeeee*. «Quelqu’un apprend à écrire», dit {name}. «Mais une seule lettre, dit {pal}.~, car~ On n’arrive jamais au *f*.»`,
  found: `Dehors, sur le sable nu du désert, tourne le petit tourbillon, haut comme une porte, fait de poussière. Dedans tournent une cuillère et la taie d’oreiller de quelqu’un. «Bonsoir bonsoir bonsoir», dit-il, chaque fois que son devant passe. [«Je serrerais bien la main, mais je la garderais.»]`,
  near: `Au coin de la maison arrive le petit tourbillon, fait de poussière, et habillé de la lessive.~+:~ Il a une chemise devant et une taie derrière. «Bonsoir», dit-il en passant. [Il fait le tour.] «Bonsoir», dit-il, de l’autre côté.`,
  first: `Le petit tourbillon ne s’arrête pas pour parler.~+, alors~ {name} court avec lui.~, et~ On fait neuf tours, puis {name} doit s’arrêter. «Tu ne cours plus! dit le tourbillon en passant. C’est comment?» «Je ne sais pas encore, dit {name}, depuis le sable. Tout tourne toujours.»`,
  second: `La taie d’oreiller repasse.~+, et~ {name} la prend, comme une main. {pal} prend la manche de {name}. C’est une taie très solide, et tout le monde tourne. «Est-ce que je m’arrête?» demande le petit tourbillon. «Pas vraiment, crie {name}. C’est nous qui commençons.»~+, et~ On lâche.`,
  why: `«Quand le soleil est parti, les autres tourbillons se sont couchés, dit le petit. Je suis allé voir.~, et~ Il n’y avait qu’un peu de poussière. J’ai dit bonne nuit, et personne n’a répondu. Si je m’arrête, il n’y a plus personne, et plus personne qui sache mon nom.»`,
  settled: `Le petit tourbillon s’approche, et se penche. «Et toi, tu t’arrêtes?» demande-t-il. «Tous les soirs, dit {name}. Quelqu’un me dit bonne nuit, et le matin c’est encore moi. Bonne nuit, tourbillon.» Il tourne moins vite.~+, et~ Il pose tout ce qu’il porte.~,~ Puis il se couche autour des pieds de {name}, grain par grain.`,
};

export const wonder: SeenTelling<FrenchNoun> = {
  noun: la('rivière'),
  title: `la rivière`,
  sign: `Devant la maison, à travers le désert, passe une rivière sans rivière dedans. Elle a une rive, une autre rive, et au milieu du sable.~,~ Mais une nuit par an, la rivière vient.~+, et~ C’est cette nuit. [D’abord, dit-on, il y a l’odeur.] Chez {name}, on n’a jamais vu que le sable.`,
  trace: `Dans le sable sec court un sillon, droit comme une règle, avec des pas des deux côtés. «C’est une charrue», dit {pal}. «C’est un bateau, dit {name}. Quelqu’un l’a tiré.» [On regarde tout ce sable.] «Sur du sable? dit {pal}.~, alors~ Il sait quelque chose.»`,
  found: `Sur les rives de la rivière sèche, dans le désert, sont assis des chèvres, des grenouilles et un monsieur dans une barque. Tous regardent le dernier tournant.~, mais~ {name} va voir derrière.~+, et~ La rivière est là, mince comme un ruban, arrêtée, son bout de devant qui tremble. [«Il y a du monde?» demande-t-elle.]`,
  near: `Quelque chose de mouillé est couché devant la porte.~:~ C’est le bout de devant de la rivière, mince comme un ruban. Elle est venue de si loin.~+, et~ Elle s’est arrêtée là. Sur le mur, les grenouilles attendent en rang.~, et~ La rivière avance une goutte.~+, puis~ Elle la reprend.`,
  first: `«Ils t’attendent tous», dit {name}, qui crie[, comme à la foire]: «Voici la rivière!» Toutes les grenouilles applaudissent.~, et~ La rivière se retourne, pour voir qui arrive. «Où ça?» demande-t-elle, en se poussant. «Elle est grosse?»`,
  second: `«À partir d’ici, ça descend, dit {name} à la rivière. Tu n’as qu’à rouler.» Pour montrer, {name} fait rouler un caillou. Il roule trois pas, s’arrête.~+, et~ Tout le monde le regarde. «Tu vois, dit la rivière, c’est exactement comme moi.» [On essaie un second caillou, qui va tenir compagnie au premier.]`,
  why: `«J’étais grosse, au départ, dit la rivière. Je poussais un arbre. [Mais la route est longue, et le sable demandait si gentiment.] Voilà ce qui reste.~, or~ Ils sont tous assis là, et ils se souviennent de moi en grand. Et s’ils disaient: tiens, quelqu’un a renversé quelque chose?»`,
  settled: `La rivière respire, et avance.~, mais~ Elle n’est pas plus large qu’une main.~+, et~ Elle remplit l’un des pas de {name}, puis le suivant. [Elle sent la pluie et les feuilles lointaines.] Une grenouille y met un pied, et ferme les yeux. «Oh, dit-elle, c’est mouillé jusqu’en *bas*.»~+, et~ La rivière s’élargit un peu.<toddler: |[ Quelque part, une barque se soulève, de l’épaisseur d’une cuillère.]>`,
};
