import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { elided, la, le, type FrenchNoun } from '../noun.ts';

export const setting: FirstSetting<'time-travel', FrenchNoun> = {
  tiny: { noun: le('grillon') },
  home: [
    `Derrière la maison de {name}, après un portillon vert, passe la ruelle d’Avant, où toutes les années sont côte à côte. Le soir, chaque année allume sa lampe.~+, et~ On les voit de la cuisine.`,
    `{name} habite en haut de la ruelle d’Avant, qui mène, par un portillon vert, dans d’autres années. Le soir, au lit, on sent ce que chaque année prépare pour le dîner.`,
  ],
  back: `On rentre.~+, et~ Les années passent dans l’autre sens. Cela sent le charbon, puis le foin, puis presque rien, et c’est maintenant. En haut, derrière la maison de {name}, le portillon vert est ouvert.~+, et~ Un peu de ce soir a coulé dehors.`,
  night: {
    dark: `Le soir arrive dans toutes les années à la fois. Ici on allume avec un bouton, là avec une allumette.~+, et~ Tout en bas deux personnes soufflent encore sur une brindille. Puis la lune se lève, la même lune, mais plus jeune. [La ruelle sent l’encre, le camphre, et la soupe des autres.]`,
    deep: `Maintenant, il fait nuit dans toutes les années.~+, et~ On ne saurait plus dire laquelle est laquelle. [Il y a des lits en paille, des lits en plume, et un qui est une étagère.] Mais les gens ont tous la même figure, celle avec laquelle tout le monde dort.`,
  },
  hush: {
    one: `Les machines s’arrêtent les premières. Dans une année, un train lâche sa vapeur, *pahhh*, comme une tante qui s’assoit. Dans la suivante, on couche une charrette, une roue après l’autre. [Même l’année des tambours pend un manteau sur ses tambours.]`,
    two: `Ensuite, les bêtes. Les chevaux ne changent plus de pied.~+, et~ Il reste aux chiens un seul aboi chacun, qu’ils gardent. Tout au fond de la ruelle, quelque chose au long cou avale.~+, et~ Cela prend beaucoup de temps.`,
    three: `Il ne reste que les lampes. On éteint les blanches d’un doigt, on souffle les jaunes, *fouu*, et l’on pose de la cendre sur le dernier feu, comme une couverture. Il n’y a plus que la lune.~+, et~ La lune n’a jamais fait de bruit.`,
  },
  facts: {
    one: `Au-dessus d’une porte pend une horloge à une seule aiguille. «Où est l’autre?» demande {name}. «On ne l’a pas encore inventée, dit {pal}. Pendant des siècles, les horloges n’ont dit que l’heure.~, et~ Les minutes ne manquaient à personne.» «Alors personne n’avait cinq minutes de retard?» «Jamais, dit {pal}. Il fallait une heure entière.»`,
    two: `«Avec quoi gommait-on, demande {name}, avant la gomme?» «Avec du pain, dit {pal}. [On roule la mie en boule, on frotte, et le crayon s’en va.]» {name} pense à tous ces gens penchés sur leurs dessins. «Et quand ils avaient fini?» «Je suppose, dit {pal}, qu’ils mangeaient leurs erreurs.»`,
    three: `On s’arrête pour voir la lune.~, car~ C’est la même qu’à la maison. «Ici, elle est un peu plus près, dit {pal}. Chaque année elle s’éloigne, à peu près d’autant que poussent les ongles.» {name} regarde ses dix ongles, puis le ciel. «Alors il vaut mieux la saluer pendant qu’elle est là», dit {name}.`,
  },
  places: {
    street: {
      noun: la('rue aux enseignes'),
      arrive: `Dans cette année, les enseignes n’ont pas de mots.~, car~ Presque personne ne sait lire.~, alors~ Sur une porte pend une botte, sur la suivante un poisson. «Botte, lit {name}, tout le long de la rue. Poisson. Clef. Brioche.» La dernière est une dent.~+, et~ On marche un peu plus vite.`,
    },
    station: {
      noun: la('gare à vapeur'),
      arrive: `Voici une gare du temps de la vapeur, et elle est tout entière dans un nuage. Cela sent le charbon et le fer mouillé.~+, et~ Au milieu quelque chose de gros et noir respire. [Un haut chapeau passe en vitesse, avec presque tout un monsieur dessous.] «Attention à la marche», dit le nuage.`,
    },
    ferns: {
      noun: elided('année des fougères', 'f'),
      arrive: `Cette année-ci est si ancienne que son numéro ne tient pas sur le poteau. Il n’y a que des fougères, hautes comme des maisons. Une libellule passe, large comme un plateau.~+, et~ Elle reste là, à regarder, parce qu’elle n’a jamais vu de genou.`,
    },
    fair: {
      noun: la('foire sur la glace'),
      arrive: `Dans cette année, le fleuve a gelé si fort que la ville s’est installée dessus, avec des étals et des balançoires.~, et~ Cela sent le pain d’épice. Un homme imprime le nom des gens sur des cartes.~+, et~ Entre deux il réchauffe l’encre sous son bras. [Dessous, les poissons regardent les semelles de tout le monde.]`,
    },
  },
  helpers: {
    waker: {
      noun: la('réveilleuse'),
      trouble: `Contre un réverbère s’appuie une femme avec une très longue perche, qui se tient les yeux ouverts[, de deux doigts]. «Je suis la réveilleuse, dit-elle. On n’a pas de réveils, alors à cinq heures je tape aux fenêtres.~, mais~ Qui tape à la mienne? Je n’ose pas me coucher.»`,
      help: `«Qui est encore debout à cinq heures, demande {name}, depuis la veille?» «Les chats, dit la réveilleuse, et l’allumeur de réverbères, qui passe les éteindre.» «Et avec quoi les éteint-il?» demande {name}. Elle ouvre la bouche.~+, et~ La bouche reste ouverte. «Il a une perche», dit-elle.`,
      gift: `«Prenez ma grande, dit la réveilleuse. Elle est pour les quatrièmes étages.» C’est une perche de bambou, en trois morceaux, avec un fil tordu au bout. «Ce ne sont que des bâtons, dit-elle.~, mais~ Une fois, ils ont tiré un juge du lit.»`,
      back: `Sous la fenêtre de la réveilleuse se tient l’allumeur, avec une liste: *cinq heures, la réveilleuse*. {name} pose la perche de bambou sur le seuil.~+, et~ La fenêtre s’ouvre. «Il est cinq heures?» «Pas encore», lui dit-on. «Oh, *tant mieux*», dit-elle.~+, et~ La fenêtre se ferme.`,
      comes: `Dans la ruelle arrive une femme avec une très longue perche. «Mon métier, dit-elle, c’est de réveiller les gens.» Tout doucement, elle tape sur {being}. «Je suis déjà debout», dit {being}. «Ah, dit-elle. C’est que je ne sais faire que ça.» [Elle s’assoit, perche comprise, pour voir ce que font les autres.]`,
      bye: `La réveilleuse appuie sa longue perche à son propre mur, et la perche donne un tout petit coup au carreau, et c’était bonne nuit.`,
    },
    gooseman: {
      noun: le('gardeur d’oies'),
      trouble: `La ruelle est pleine d’oies[, blanche d’une haie à l’autre].~+, et~ Au milieu un homme est assis, qui dort. «Neuf, dit-il quand on le secoue. Dix. On…» On le secoue encore. «Je dois les compter, dit le gardeur d’oies, et ça m’endort.~, alors~ Je dis aux gens que j’en ai onze.»`,
      help: `«Commencez à cent, dit {name}, et comptez à l’envers.» Les oies défilent.~+, et~ L’homme compte. [Elles ont leurs bottes de route, en goudron et en sable.] À onze, il bâille, mais il n’en reste plus que onze. «Une! dit-il à la dernière queue. J’ai cent oies!»`,
      gift: `«Que donne-t-on à quelqu’un, dit le gardeur d’oies, pour quatre-vingt-neuf oies?» Il tend un sac, et on manque de le lâcher.~, car~ Il ne pèse rien.~, car~ Il est bourré de duvet. [«Tout le monde le croit vide», dit-il.] Y plonger un bras, c’est comme entrer dans un dimanche matin.`,
      back: `Le gardeur d’oies s’est endormi dans la ruelle, parmi toutes ses oies. {pal} lui soulève la tête.~+, et~ {name} glisse dessous le sac de duvet. Une oie ouvre un œil, et le regarde bien. *Un*, dit-elle, et elle le referme.`,
      comes: `Le gardeur d’oies monte la ruelle, une oie sous chaque bras. Il regarde {being}.~+, et~ Les oies regardent aussi. «Une oie, à mettre à côté», dit-il, en posant la première.~, mais~ Elle ne mord personne, et ne change rien. [Il reste donc, pour tenir les pieds de l’autre.]`,
      bye: `Le gardeur d’oies se couche au milieu de ses oies, et dit bonne nuit à la première, et à la deuxième, et à la trois…`,
    },
    scribe: {
      noun: le('copiste'),
      trouble: `À une fenêtre ouverte est assis un homme en capuchon brun[, les deux mains dans les cheveux]. «Onze semaines que je suis sur cette page, dit le copiste, et voilà que la chatte a marché dessus.» C’est vrai.~+:~ Ses pieds pleins d’encre sont entrés par un coin, et sortis par l’autre.`,
      help: `{name} pose un doigt à côté d’une trace: une tache ronde, et quatre petites. «Il ne manque qu’une tige», dit {name}. Le copiste en dessine une.~+, et~ C’est une fleur. On les fait toutes, jusqu’à ce qu’un chemin de fleurs traverse la page. [«Ils croiront que c’était voulu», dit le copiste.]`,
      gift: `À un clou, le copiste décroche une lanterne. Elle a quatre fenêtres.~+, et~ Aucune n’est en verre. «Le verre, c’est pour les évêques, dit-il. Ça, c’est de la corne de vache.» Dedans, il y a une flamme grosse comme un haricot. «C’est une flamme à lire. Elle reste couchée tant qu’on n’ouvre pas la porte.»`,
      back: `La page aux fleurs est finie, et sur la suivante dort la chatte. «Il faut que j’attende qu’elle se lève», chuchote le copiste[, ravi]. {name} pend la lanterne à son clou. Il ferme la petite porte.~+, et~ La flamme se couche.`,
      comes: `Le copiste monte la ruelle, de l’encre sur le nez[ et une chatte dans le capuchon]. Il regarde {being}.~+, et~ Il l’écrit[, avec une grande lettre rouge]. «Maintenant, c’est dans un livre, dit-il. D’habitude, ça aide.» Cela n’aide pas.~+, alors~ Il s’assoit, pour attendre la phrase suivante.`,
      bye: `Le copiste écrit *bonne nuit* sur une page à part, avec une longue queue au t, et reste à côté jusqu’à ce que ce soit sec.`,
    },
  },
  objects: {
    pole: {
      noun: la('perche de bambou'),
      use: `«La perche du quatrième!» dit {name}. On ajuste les trois bouts.~+, et~ Elle monte[, en vacillant, comme quelqu’un qu’on réveille trop tôt]. Le fil du bout fait *tac, tac*, puis il accroche. On tire une fois, ça tient.~+, et~ On grimpe.`,
    },
    down: {
      noun: le('sac de duvet'),
      use: `{name} secoue le sac qui ne pèse rien.~+, et~ Il gonfle, jusqu’à être grand comme un lit. Le petit grelottant y monte, et s’enfonce, jusqu’à n’être qu’une figure. «Il s’est arrêté», dit la figure. «Qui donc?» demande {name}. «Le froid. Il était là à l’instant.»`,
    },
    lantern: {
      noun: la('lanterne de corne'),
      use: `{name} ouvre la petite porte de la lanterne de corne[, comme on ouvre un livre]. La flamme s’assoit, regarde autour.~+, et~ Elle se lève. Des quatre fenêtres sort une lumière couleur de miel. Le noir, qui n’a jamais appris à lire, recule d’un pas[, puis d’un autre].`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Ici, les lampes s’arrêtent, car l’année suivante n’en a jamais eu. C’est du noir à l’ancienne.~+, et~ Il commence au bout des orteils. Il en sort une respiration, beaucoup de respiration. «Qui est là?» demande {name}.~, mais~ La respiration retient son souffle.`,
        after: `On voit maintenant que le noir était plein de gens, assis devant leurs portes. «Bonsoir», disent-ils. Ils n’ont pas de lampes, donc ils se racontent des histoires.~+, et~ S’ils ne respiraient plus, c’est qu’on en était à l’ours. «On ne fait que passer», dit {name}, sur la pointe des pieds.`,
      },
    },
    reach: {
      one: {
        meet: `Ici, le mur d’une ville coupe la ruelle.~+, et~ Sa porte est fermée.~, car~ Dans cette année, on ferme au coucher du soleil. [On frappe, et une croûte vole par-dessus, c’est tout.] Le mur est haut comme quatre personnes l’une sur l’autre. «Et nous, on est deux», dit {pal}.`,
        after: `Là-haut court un chemin de ronde, où sèchent les bas rayés des gardes. De là, on voit toutes les années ensemble[, feux rouges, bougies jaunes, lampes blanches]. Puis on redescend, par un escalier facile, sous les bas.`,
      },
    },
    call: {
      one: {
        meet: `Ici, la diligence de nuit remplit la ruelle, d’une haie à l’autre. Ses quatre chevaux dorment debout.~+, et~ Dedans six personnes dorment l’une sur l’autre. «Pardon», dit {name}.~, et~ Un chapeau glisse sur un nez. [«Il n’y a pas de mal», dit le chapeau, et il dort.]`,
        after: `Tout le monde se réveille d’un coup. [«Holà! crie le cocher. Non! L’autre! Hue!»] La diligence s’arrache aux haies, comme un pied d’une botte. Six têtes sortent par les fenêtres. «C’est là?» demandent-elles. «Plus près», leur dit {name}, ce qui est vrai, d’un mètre.~+, et~ La ruelle est libre.`,
      },
    },
    soft: {
      one: {
        meet: `Voici un péage, et à côté[, à la place de sa tante,] est assis un petit dodo. «C’est un sou, dit-il, et je dois le compter.» Mais il a si froid que son bec claque. «Un, dit-il. Non. Un. Je compte sur mes pieds, et je ne les sens plus.»`,
        after: `«Un! crie le petit dodo. Ils sont revenus! Un!» La barrière se lève. Arrive alors une grosse tante grise, en courant, ce qui, chez les dodos, se fait surtout de côté. «Tu as bien compté?» demande-t-elle. «Deux fois, dit le petit dodo, et les deux fois ça faisait un.»`,
      },
    },
    way: {
      one: {
        meet: `Ici, la ruelle se défait en six, avec un poteau chacune. Mais les années y sont écrites à la romaine: des M, des X, et puis une rangée de bâtons. «Ici il y a *mix*, dit {pal}, et là il y a *mmm*.» [{name} compte les bâtons, recompte, et il en reste un.]`,
        after: `La bonne année, c’était celle aux ornières. Tant de charrettes y sont passées qu’il y a deux rigoles dans la pierre[, profondes comme une main]. On en prend une chacun, comme deux trains. «Tout le monde est venu ici avant nous», dit {pal}. «Alors ça mène quelque part», dit {name}.`,
      },
    },
  },
};

export const restless: SeenTelling<FrenchNoun> = {
  noun: elided('heure en fuite', 'f'),
  title: `l’heure en fuite`,
  sign: `*Cling, splach, frotte-frotte.* Un bruit passe par-dessus le portillon vert. Il vient de la ruelle d’Avant, où sont les années.~+, et~ Il recommence: un dîner, un bain, des dents. Tout le long de la ruelle, on s’assoit dans son lit, même les rois. «Enfin, disent-ils, cet enfant doit être propre.»`,
  trace: `Sur les pavés de la ruelle, il y a une flaque tiède, qui sent le savon. Plus loin, une autre, et une autre, et aucune trace de pas. «Quelqu’un se promène en baignoire», dit {name}. «Sur les petits pieds qu’elles ont?» demande {pal}. [Une bulle passe au-dessus des têtes, et éclate.]`,
  found: `Dans la ruelle d’Avant, entre une année et la suivante, pend quelque chose de rond, jaune comme un abat-jour. C’est une heure, et l’on voit dedans: un tout petit dîner, un tout petit bain, une toute petite brosse à dents. «Je suis sept-à-huit, souffle-t-elle. Je me suis enfuie. Ne le dites pas à huit!»`,
  near: `Quelque chose de rond et jaune se cogne au portillon vert. C’est une heure, et l’on voit dedans un minuscule dîner, un minuscule bain, une minuscule brosse à dents. «Je suis l’heure du bain, dit-elle. Je suis sortie, et je ne rentre pas.» *Cling, splach, frotte-frotte.*`,
  first: `{name} essaie un bâillement sur l’heure, un gros. {pal} l’attrape, et le rend à {name}. «Qu’est-ce que c’est? demande l’heure. Je n’en ai pas. Cela doit venir après huit.» *Splach!* La voilà de nouveau au dîner.`,
  second: `«Assieds-toi cinq minutes», dit {name} à l’heure. «Volontiers. Lesquelles? dit-elle. J’en ai soixante.» On réfléchit.~+, et~ On choisit les cinq de la serviette chaude. «Elles étaient bien, dit l’heure. Elles viennent de passer.» *Cling, splach, frotte-frotte.*`,
  why: `«J’ai un bain en moi, et une histoire, dit l’heure en fuite. Mais juste au meilleur endroit, huit arrive, et je suis finie. Demain, une heure neuve prend mon nom.» Dedans, la petite brosse s’arrête. «Si je cesse, il n’y a plus personne pour savoir que j’étais là.»`,
  settled: `L’heure en fuite ne clapote plus. «Une heure finie, dit {name}, va dans la ruelle. On les y connaît toutes par leur nom.» Les années sont là, leurs lampes allumées. Il y a une place.~+, et~ L’heure y va juste. *Cling*, dit-elle, très bas, et huit heures entre sur la pointe des pieds.`,
};

export const wonder: SeenTelling<FrenchNoun> = {
  noun: le('ballon de papier'),
  title: `le ballon de papier`,
  sign: `Dans la ruelle d’Avant, où sont les années, il y a un soir qui ne vient qu’une fois par an. Ce soir-là monte un grand ballon de papier.~+, et~ C’est aujourd’hui. La vieille voisine l’a vu une fois. «Il y avait un mouton dedans», dit-elle, et elle n’en dit pas plus.`,
  trace: `En haut d’un réverbère, plus haut qu’aucune main, pend un flocon de laine. «Ça vient d’un mouton», dit {pal}. «Un mouton ne grimpe pas», dit {name}.~, et~ Au réverbère suivant pend une plume de canard. «Sauf s’il courait après le canard», dit {pal}. [On continue, la tête en arrière.]`,
  found: `Dans une vieille année de la ruelle d’Avant, le ballon de papier pend au-dessus de l’herbe, bleu, avec des soleils d’or, ridé comme un pruneau. Dans son panier sont un mouton, un canard et un coq.~, et~ Autour sont assis des gens de toutes les années.~+, mais~ Le ballon ne bouge pas.`,
  near: `Par-dessus le portillon vert se penche quelque chose d’énorme et de bleu, avec des soleils d’or. C’est le ballon de papier.~+, et~ Dans son panier il y a un mouton. «C’est ça, en haut?» demande le ballon. «Non, dit {name}, c’est le portillon.» Des gens de toutes les années sont venus le voir.~+, et~ Ils attendent.`,
  first: `«Le mouton est peut-être trop lourd», dit {name}.~+, alors~ On descend le mouton.~, et~ Le ballon de papier se penche pour voir. «Vous avez mon mouton? demande-t-il. Je croyais qu’on y allait tous.» On remet donc le mouton à sa place[, où il mâche, en regardant droit devant].`,
  second: `«Il suffit d’aller *en haut*», dit {name}, avec un bon saut, pour montrer.~, et~ Le ballon de papier regarde. «Et après?» demande-t-il. «Après, on est de nouveau en bas», dit {name}. [{pal} saute aussi, et cela donne pareil.] «Merci, dit le ballon. Je crois que j’ai tout vu.»`,
  why: `«Je suis en papier peint, dit le ballon de papier. J’étais pour une salle à manger, derrière une armoire, là où personne ne regarde. Et ils sont tous venus.~, et~ Certains ont vu des fusées. Si je monte haut comme une armoire, et que c’est tout le haut que j’ai?»`,
  settled: `Le ballon de papier respire. Il monte à la hauteur d’une chaise.~+, puis~ À la hauteur d’une armoire. Là, il s’arrête, et personne ne rit. Quelqu’un ôte son chapeau. Alors il continue, au-dessus des arbres[, la lune sur la joue]. «Bêêê», dit le mouton, très haut.`,
};
