import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { elided, la, le, les, type FrenchNoun } from '../noun.ts';

export const setting: FirstSetting<'forest', FrenchNoun> = {
  tiny: { noun: le('scarabée') },
  home: [
    `La maison de la famille se trouve là où s’arrête la route et où commence la forêt. Le soir, les arbres deviennent noirs tout autour.~+, et~ La lampe de la cuisine de {name} éclaire encore les premières fougères.`,
    `Chez {name}, la forêt commence si près qu’un sapin s’appuie à la fenêtre de la chambre. Le soir, ses aiguilles sont vertes sous la lampe.~+, et~ L’oreiller sent la résine.`,
  ],
  back: `Le chemin du retour est plus court, comme toujours.~, car~ Maintenant il connaît les pieds. Les fougères frôlent les genoux.~+, et~ Tout au bout, entre les troncs, la lampe de la cuisine de {name} brille, pas plus grosse qu’un pépin. [On marche un peu moins vite, pour la voir grossir.]`,
  night: {
    dark: `Maintenant, le vert s’en va des choses.~:~ D’abord la mousse devient grise.~+, puis~ Les fougères aussi. Une chauve-souris sort.~+, et~ Elle coud le ciel d’un arbre à l’autre. [Cela sent le champignon et la pierre froide.]`,
    deep: `Au fond de la forêt, la nuit est descendue jusqu’en bas. Les feuilles ne bougent plus.~+, et~ Les racines boivent lentement dans le noir. Très loin, une goutte tombe dans une mare. [Puis la mare se tait aussi.]`,
  },
  hush: {
    one: `Les grenouilles se taisent les premières, toutes ensemble, comme si on posait un couvercle.~,~ Puis les grillons rangent leurs pattes, une paire ici, une paire là. Il y en a un qui continue, parce qu’on ne l’a pas prévenu.~+, puis~ Il s’entend, et il arrête.`,
    two: `Ensuite les arbres cessent de craquer. Toute la soirée, ils se sont tournés comme des gens sur un banc trop dur.~+, et~ Chacun a fini par trouver la bonne place. [Le sapin gratte encore une fois la vitre, pour terminer son mot.] Plus rien ne remue qu’un papillon de nuit, qui rentre.`,
    three: `En dernier, il reste le ruisseau. Il raconte sa longue histoire aux pierres, qui l’ont déjà entendue.~+, et~ Il la raconte de plus en plus bas. Il arrive au passage où il ne se passe rien.~, et~ Ce passage-là, il le raconte le plus lentement de tous.`,
  },
  facts: {
    one: `«Les arbres se tiennent par la main, tu sais, dit {pal}. Sous la terre, des fils de champignon relient leurs racines.~, et~ Des choses y passent, d’un arbre à l’autre.» {name} pose sa paume sur le tronc le plus proche.~+, car~ Ainsi on dit bonjour à tous en même temps.`,
    two: `«Attends, dit {pal}. Sans lumière. Regarde seulement.» On reste debout, et d’abord tout est noir.~+, puis~ Les troncs sortent, un par un, et les feuilles après eux. «Les yeux s’ouvrent lentement, dit {pal}. Il leur faut une demi-heure pour voir dans le noir aussi bien qu’ils peuvent.»`,
    three: `«Pourquoi la chouette ne fait-elle aucun bruit en volant?» demande {name}. «Elle a des bords doux, dit {pal}. Ses plumes ont une frange, comme un châle, qui peigne l’air.~, alors~ L’air ne peut pas siffler.» Les vingt pas suivants se font avec des bords doux.`,
  },
  places: {
    pond: {
      noun: elided('étang', 'm'),
      arrive: `On arrive à l’étang. Il est plat et noir.~+, et~ La lune entière tient dedans, sans un pli. Une grenouille dit un mot. [Elle y réfléchit, puis elle le redit.] On fait le tour sur la pointe des pieds.~+, car~ On ne marche pas dans la lune de quelqu’un.`,
    },
    hollow: {
      noun: le('creux aux fougères'),
      arrive: `Ici le chemin plonge dans un creux plein de fougères.~, et~ Elles sont si hautes qu’elles se referment par-dessus {name}, comme un parapluie vert. En bas, il fait tiède.~+, et~ Cela sent la terre et le poivre. [Quelque part, une goutte descend d’étage en étage.]`,
    },
    oak: {
      noun: le('vieux chêne'),
      arrive: `Le vieux chêne se tient tout seul. Il est si gros qu’il faut trente et un pas pour en faire le tour.~+, et~ {name} le sait, puisque {name} l’a fait. [Tout en haut, un vent s’affaire, mais ici pas un gland ne bouge.] Au trente et unième pas, on retrouve {pal}.`,
    },
    stones: {
      noun: les('pierres du gué', 'f'),
      arrive: `Pour passer le ruisseau, il y a sept pierres plates. Six ne bougent pas.~+, mais~ La cinquième fait *clonk*. *Clonk*, fait-elle sous {name}.~+, et~ *Clonk*, fait-elle sous {pal}. [Dessous, l’eau poursuit l’histoire qu’elle raconte depuis le matin.]`,
    },
  },
  helpers: {
    hedgehog: {
      noun: le('hérisson'),
      trouble: `Quelqu’un bougonne derrière une souche. C’est un hérisson, qui a roulé dans les ronces.~+, et~ Il porte neuf feuilles, une plume, deux bardanes et un papier de brioche. «Ne regardez pas, dit-il. Je suis invité à une fête, et je ressemble à une haie.»`,
      help: `{name} s’agenouille. Les feuilles s’enlèvent d’abord.~+, puis~ La plume, et puis, très lentement, les bardanes. [«Aïe, dit le hérisson. Enfin non, pas aïe. Je l’ai dit au cas où.»] Le papier vient en dernier.~+, et~ Dessous, finalement, il y a un très beau hérisson.`,
      gift: `«Prenez ça, dit le hérisson. Je voulais l’offrir à la fête, mais la fête a déjà un gâteau.» Il fait rouler un bocal au couvercle percé.~+, et~ Dedans dorment trois vers luisants. «Ils s’allument quand on a besoin d’eux. Ouvrez-leur demain matin.~, car~ Ils travaillent.»`,
      back: `«C’est déjà le matin?» demande {name}. «De ce côté-là, oui», dit le hérisson, qui rentre avec du glaçage sur le nez. On ouvre le bocal.~+, et~ Les vers luisants descendent, et partent au travail. Le hérisson porte une feuille, exprès. «Ils en voulaient tous une», dit-il.`,
      comes: `Un hérisson passe, en route pour une fête.~+, et~ Il s’arrête devant {being}. «Une feuille, ça aiderait? demande-t-il. Il semble que j’en porte neuf.» Il en dépose une.~+, mais~ Elle n’aide en rien. «Alors je reste voir, dit le hérisson.~, car~ Un gâteau, ça attend.»`,
      bye: `Le hérisson rentre de la fête, du glaçage sur le nez, et dit bonne nuit à tout le monde, puis à son reflet.`,
    },
    spider: {
      noun: elided('araignée', 'f'),
      trouble: `Entre deux branches pend une toile avec un trou gros comme une prune.~, et~ Au milieu, une toute petite araignée se tient les bras croisés, les huit. «Une feuille tombe dedans, dit-elle, et je répare. Une feuille tombe, et je répare. Voilà mes soirées.»`,
      help: `{name} lève les yeux, plus haut que la toile. Au-dessus, il y a une branche, avec toutes les autres feuilles.~+, alors~ {name} la secoue, doucement. La pluie de feuilles tombe.~+, et~ Elle dure jusqu’à la dernière. [«Oh, dit l’araignée. Je n’avais jamais pensé à l’autre bout de la feuille.»]`,
      gift: `L’araignée répare en une minute, en fredonnant. Puis elle continue.~+:~ Elle tourne autour d’une cupule de gland, et voilà une pelote grosse comme un petit pois. «Ça n’a l’air de rien, dit-elle, mais ça porte deux personnes et les courses du mardi.» [{name} la range avec soin.]`,
      back: `La toile pend, toute neuve, avec la lune pour bouton. «Ça a tenu?» demande l’araignée. «À deux», dit {name}, en rendant le reste.~, et~ L’araignée le tisse à l’endroit que les visiteurs regardent en premier. Aucune feuille ne vient.~+, alors~ Elle repose ses bras, paire par paire.`,
      comes: `Une toute petite araignée descend au bout d’un fil. «Tenir quelque chose, ça aide», dit-elle, et elle tend le bout {being.a}.~, mais~ Il est si fin que personne ne le trouve. «Je vous assure qu’il est là», dit l’araignée.~+, et~ Elle reste pendue, pour voir.`,
      bye: `L’araignée lève un bras après l’autre pour dire au revoir, et cela lui prend un certain temps.`,
    },
    badger: {
      noun: le('blaireau'),
      trouble: `Une figure rayée sort d’un trou.~+, et~ Elle reste là. «Il semble que je sois coincé, dit le blaireau. J’ai pris un second dîner, mais ma porte, non.» Il lève poliment les yeux. «Je vois qu’on vous attend ailleurs.~, mais~ Je vois aussi qu’aucune porte ne vous tient.»`,
      help: `Tirer ne donne rien. Pousser ne donne qu’un fou rire. Alors {name} se met à creuser, mais du côté de la porte, une poignée de terre après l’autre. [«C’est mon perron», dit tristement le blaireau. «C’était ton perron», dit {name}.] Et *plop*.`,
      gift: `«Eh bien!» dit le blaireau, qui se secoue jusqu’à être deux fois plus gros. De derrière sa porte, il tire une corne de vache, brune et polie. «Elle vient de mon grand-père, pour appeler au petit déjeuner.~, et~ On souffle par le petit bout. [Les gens commencent toujours par le gros.]»`,
      back: `Le blaireau est assis dans sa nouvelle porte, bien large.~+, et~ {name} lui tend la corne. «Le petit bout?» «À la fin, oui», dit {name}.~, et~ Il la met à son oreille. «Encore tiède, dit le blaireau, comme une théière.» [Puis il va au lit, les coudes écartés, puisqu’il peut.]`,
      comes: `Un blaireau passe, avec son second dîner dans un torchon.~, et~ Il regarde {being}.~+, puis~ Il regarde le dîner. «Je peux offrir la croûte», dit-il. Ce n’était pas une affaire de croûte. «Ah, tant mieux», dit le blaireau.~+, et~ Il s’assoit, la mange, et regarde.`,
      bye: `Le blaireau dit bonne nuit de sa porte, et, puisqu’il y est, prend encore un petit dîner.`,
    },
  },
  objects: {
    jar: {
      noun: le('bocal de vers luisants'),
      use: `«Le bocal!» dit {name}. Un ver luisant se réveille.~+, puis~ Un deuxième, et le troisième bâille et s’allume par le mauvais bout. La lumière est petite et verte.~+, mais~ Elle marche devant, comme un petit chien. [On n’a qu’à la suivre.]`,
    },
    thread: {
      noun: la('pelote de fil d’araignée'),
      use: `{name} sort la pelote qui n’a l’air de rien. Un seul lancer.~+, et~ Elle monte, toute brillante, et là-haut elle s’accroche. On tire, et ça tient.~+, alors~ On grimpe, une main après l’autre, à une corde qu’on voit à peine.`,
    },
    horn: {
      noun: la('corne de vache'),
      use: `{name} lève la corne du blaireau, et souffle.~+, mais~ Il ne vient que des postillons. «Le petit bout», dit {pal}. {name} la retourne, prend la plus grosse bouffée d’air de la journée.~+, et~ Il sort un long son brun, comme une vache qui réfléchit. [Il roule au loin, et au loin quelqu’un lève la tête.]`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Ici, le chemin passe sous les racines d’un arbre couché. C’est un tunnel.~+, et~ Il y fait noir comme au fond d’une botte. {name} lève une main, et ne la trouve plus. «Ça dure longtemps?» demande {pal}.~, mais~ Le tunnel ne répond pas.`,
        after: `On passe, en baissant la tête sous les racines. Ce n’était pas long.~+, et~ Ce n’était pas une botte.~,~ C’était l’entrée de quelqu’un, bien balayée, avec des chapeaux de gland pendus en rang. [En sortant, on s’essuie les pieds.]`,
      },
    },
    reach: {
      one: {
        meet: `Ici, le chemin bute contre un talus, droit, haut comme une maison. En haut poussent de bonnes grosses racines.~+, mais~ En bas il n’y a rien à quoi se tenir. {{name} saute. {name} saute avec de l’élan|{name} saute, puis saute avec de l’élan}.~, mais~ Le talus reste exactement aussi haut.`,
        after: `En haut, on se couche à plat ventre et l’on regarde. Ce qui était un mur est maintenant une vue.~+:~ Toute la forêt est dessous, et elle passe du vert au bleu. [«On était là, dit {pal}, en format fourmi.»]`,
      },
    },
    call: {
      one: {
        meet: `Ici le ruisseau s’élargit, et il y a un bac: un radeau, une corde, un crapaud. Le radeau est sur l’autre rive.~+, et~ Le crapaud aussi, le chapeau sur les yeux. «Excusez-moi», crie {name}.~, mais~ Le ruisseau parle plus fort. [Le chapeau monte et descend, monte et descend.]`,
        after: `Le chapeau du crapaud s’envole. «Voilà! Je ne dormais pas! Je regardais l’intérieur de mon chapeau!» Il tire le radeau, patte après patte.~+, et~ La traversée coûte une blague. {name} en a une bonne, sur un escargot. [Il y réfléchit encore quand on lui fait signe.]`,
      },
    },
    soft: {
      one: {
        meet: `Au milieu du chemin se tient un enfant souris, si neuf qu’il n’a pas de moustaches. Il a froid.~+, et~ Il tremble. «Je suis le garde, dit-il. Je ne dois laisser passer personne avant d’avoir chaud. C’est maman qui l’a dit, ou quelque chose comme ça.»`,
        after: `«Je crois que j’ai chaud», dit l’enfant souris.~+, et~ Il bâille si grand qu’on voit son dîner. «Passez. Et si vous voyez maman, dites que j’étais féroce.» Une grosse souris grise arrive en courant.~+, et~ Elle emporte le garde par la peau du cou. [Il fait signe jusqu’au tournant.]`,
      },
    },
    way: {
      one: {
        meet: `Ici se rencontrent cinq sentiers: un large, un étroit, un avec une flaque, et deux tout pareils. Il y a bien un poteau.~+, mais~ Les escargots ont mangé les mots. [Ils ont laissé une virgule.] «Alors, dit {name}, lequel serais-tu, si tu étais le bon?»`,
        after: `Le bon, c’était celui avec la flaque, comme bien souvent. On saute par-dessus, à tour de rôle.~+, et~ Le chemin continue, doux et droit entre les bouleaux, comme s’il attendait du monde. [Les quatre autres s’en vont là où ils vont.]`,
      },
    },
  },
};

export const restless: SeenTelling<FrenchNoun> = {
  noun: le('petit hibou'),
  title: `le petit hibou`,
  sign: `Dehors, dans la forêt, quelqu’un crie. «Hou?» fait-il, puis, comme si le premier ne comptait pas: «Hou? Hou? HOU?» Cela descend par la cheminée.~+, et~ Cela entre par la serrure. Dans les arbres, les écureuils se mettent la queue sur les oreilles. [Quelqu’un est bien réveillé, et le dit à tout le monde.]`,
  trace: `Dans la mousse, au bord du chemin, il y a des creux ronds comme des brioches, chacun avec un brin de duvet. «Quelqu’un s’est assis là», dit {pal}.~, et~ {name} mesure la profondeur du doigt. «Très fort, dit {name}, et en arrière, tous les dix pas.»`,
  found: `Tout au fond de la forêt, sur une souche, au clair de lune, se tient un petit hibou. Il est rond, duveteux, et surtout fait d’yeux. «Hou?» crie-t-il.~+, et~ Le cri le renverse en arrière. [Il se relève, secoue une patte, et reprend son souffle.]`,
  near: `Juste sur le seuil, à la lisière de la forêt, il y a un petit hibou, tout en duvet et en yeux. «Hou?» demande-t-il à la botte gauche.~+, et~ «Hou?» demande-t-il à la droite. [Aucune des deux ne veut le dire.] «HOU?» crie-t-il alors.~+, et~ Le cri le renverse.`,
  first: `«Tu pourrais compter les moutons, dit {name} au petit hibou. Un mouton…» «Qui?» dit le hibou. «Un mouton, qui saute une barrière. Deux moutons…» «Qui?» Il voudrait en savoir plus sur chacun. Au neuvième mouton, à trois, on est bien plus loin du sommeil qu’avant.`,
  second: `De ses deux mains, {name} fait du noir sur les yeux du petit hibou. «Avec les canaris, ça marche», dit {pal}. «Oh, le bon noir! dit le hibou, en dessous. Et bien épais!» Comme c’est un hibou, cela le réveille tout à fait. «Hou? HOU?»`,
  why: `Le petit hibou regarde ses pattes. «Tout le monde va se coucher, dit-il. Juste quand je me lève, ils disent bonne nuit, et ils s’en vont. Alors j’appelle hou.~, et~ Jamais personne ne répond que c’est lui. Si j’arrête de demander, il n’y a plus personne du tout.»`,
  settled: `«Hou?» demande le petit hibou, tout bas. «Moi», dit {name}. Il ferme un œil, regarde de l’autre.~+, et~ {name} est toujours là. Alors il ferme les deux.~+, et~ Il dit encore «hou», mais ce n’est plus une question. Dans les arbres, les écureuils ôtent leur queue de leurs oreilles, et se couchent.`,
};

export const wonder: SeenTelling<FrenchNoun> = {
  noun: la('fleur de lune'),
  title: `la fleur de lune`,
  sign: `Au fond de la forêt pousse la fleur de lune. Elle s’ouvre une seule nuit par an.~+, et~ C’est cette nuit. Les gens qui l’ont vue écartent les mains, comme ça, puis renoncent. «Il fallait y être», disent-ils.~, or~ {name} n’y a jamais été.`,
  trace: `Le long du sentier courent deux traces, côte à côte, un chevreuil et une souris. Puis celles de la souris s’arrêtent.~+, et~ Celles du chevreuil continuent, un peu plus profondes. «Où est passée la souris?» demande {pal}. «Sur le chevreuil», dit {name}.`,
  found: `Tout au fond de la forêt, dans un rond de bouleaux, se dresse la fleur de lune: une tige de la taille de {name}, et un bouton bien fermé. Autour attendent des chevreuils, des souris sur les chevreuils, et un scarabée sur une chaise.~+, mais~ Le bouton reste clos.`,
  near: `À la lisière de la forêt, en face de la porte, la fleur de lune est sortie pendant le dîner: une haute tige, un bouton fermé. Des souris sont venues la voir.~+, et~ Un scarabée a apporté sa chaise. «J’aimerais mieux qu’on ne regarde pas», dit le bouton.`,
  first: `{pal} se penche, et souffle sur le bouton de la fleur de lune, comme sur des doigts gelés. «Il se passe quelque chose?» demande {pal}. «Il rosit», dit {name}. Le bouton soupire.~+, et~ Il remonte ses feuilles. Maintenant c’est un bouton chaud, et tout aussi fermé.`,
  second: `«On ne regarde pas, dit {name} à la fleur de lune. On est juste deux dos, par hasard.» On se retourne, et l’on fredonne un peu.~+, et~ Derrière, la tige grince. On jette un coup d’œil.~+:~ Le bouton, par politesse, a tourné le dos aussi.`,
  why: `«Je ne peux pas, murmure le bouton, les feuilles jusqu’au menton. Ils sont tous venus, avec des chaises. Ils ont attendu un an.~, et~ Ils croient tous qu’il y a quelque chose de beau dedans. Et si je m’ouvre, et que dedans il y a seulement encore du vert?»`,
  settled: `Le bouton lâche ses feuilles.~, et~ Un pétale descend, puis un autre, puis tout le reste. Dedans, il y a bien un peu de vert, l’épaisseur d’un doigt.~+, et~ Tout le reste est couleur de lune. Chacun respire en même temps.~+, et~ Le scarabée emprunte une feuille pour ses yeux.`,
};
