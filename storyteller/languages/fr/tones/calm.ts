import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'calm'> = {
  open: [
    `Le jour est presque fini.~+, et~ Dans la cuisine, {name} le regarde s’en aller. Il quitte d’abord les coins, puis les tasses. «C’est tout?» demande quelqu’un. «Il y en a encore un peu sur la cuillère», dit {name}. [On attend qu’elle ait fini aussi.]`,
    `Après le dîner, avant la lampe, il y a un moment qui n’a pas de nom. {name} s’y tient assez longtemps, sans bouger, les deux mains ouvertes. «Qu’est-ce que tu tiens?» demande quelqu’un. «Rien, dit {name}. C’est très léger, ce soir.»`,
    `Le dîner est fini.~+, et~ Personne ne s’est encore levé. «Il y avait autre chose?» demande quelqu’un. «Non», dit {name}, et l’on reste. Les cuillères sont là où on les a posées.~+, et~ Le soir vient sur elles, en commençant par les manches.`,
  ],
  outside: `Dans le noir, on compte ses boutons du bout des doigts, six chacun, et les douze sont fermés. «On est en avance?» demande {pal}. «Pour quoi?» dit {name}.~, et~ Personne ne sait. Le noir se tient où il se tient tous les soirs.~+, et~ <toddler: On lui tient compagnie.|On y entre, lentement.>`,
  rest: `On s’assoit.~+, et~ Pendant un bon moment il ne se dit rien. Un souffle sort, puis un autre.~+,~ Alors {pal} lève la tête. «Tu as dit quelque chose?» «Non», dit {name}. «C’était bien», dit {pal}.~+, et~ On continue encore un peu.`,
  doorstep: `Le manteau de la soirée retrouve son crochet.~+, et~ Il y bouge un peu, comme s’il marchait encore. «C’est l’heure du lit?» demande {pal}. «Presque», dit {name}. On le regarde, jusqu’à ce qu’il pende tout droit.~+, et puis~ On va se coucher.`,
  close: [
    `Le jour a quitté la cuillère aussi.~+, et~ Il est usé jusqu’au bout. Dans la cuisine noire, il y a la cuillère. Dans le lit noir, et plus au chaud, il y a {name}.`,
    `Sur la couverture, comme après le dîner, deux mains sont ouvertes. Il n’y a plus que du noir dedans.~+, et~ Cela aussi est très léger.`,
    `Comme sur les cuillères, la nuit vient lentement sur le lit. Elle prend les pieds, puis les genoux, puis les mains.~+, et~ Elle s’arrête au menton. Il n’y avait pas autre chose.`,
  ],
  links: [
    `Un moment, {name} et {pal} ne disent rien, et cela ne manque à personne.`,
    `{name} avance lentement, les deux mains ouvertes, et {pal} ne va pas plus vite.`,
    `Le noir avance à côté de {name} et {pal}, sans faire de bruit.`,
    `Une manche frôle le manteau, et c’est tout ce qu’il y a à entendre.`,
    `{name} compte dix souffles lents, puis oublie de continuer.`,
    `«Rien ne presse», dit {pal}, et l’on va encore un peu moins vite.`,
  ],
  threads: {
    listen: {
      one: `On se tient tranquille, un moment, sans raison.~, et~ {name} entend ce qui est près: une manche, un bouton, un souffle. Dessous, il y a autre chose, lent et bas. «C’était là depuis le début?» demande {name}. «Oui, dit {pal}. Ça ne pousse pas.»`,
      two: `On se tient tranquille encore une fois.~, et~ Les bruits d’à côté s’en vont d’abord.~+, puis~ Le bruit bas s’en va aussi. Dessous, il y en a un troisième, très loin, long, et long encore, comme quelqu’un qui se tourne dans un lit immense. [«C’est quoi?» demande {name}. «Je crois que c’est juste la nuit», dit {pal}.]`,
      three: `Maintenant, il n’y a presque plus à essayer.~+, car~ Le bruit lointain vient tout seul, long, et long encore. Chaque souffle s’est mis à cette allure-là. «C’est toi qui fais ça?» demande {pal}. «Non, dit {name}. C’est lui qui nous fait.»`,
      end: `{name} écoute encore une fois, d’abord le drap, puis l’oreiller. Il y a le bruit bas.~+, et~ Il y a le lointain, long, et long encore. Sous tous les autres il en reste un, le plus proche de tous.~+:~ C’est {name}, qui respire.`,
    },
    fold: {
      one: `De la poche sort un mouchoir, plié, replié, en petit carré épais.~, et~ {name} ouvre un pli, pas davantage. «Qu’y a-t-il dedans?» demande {pal}. «L’autre moitié», dit {name}. [On la regarde un moment, blanche, avec un trait au milieu.] Puis il rentre dans la poche.`,
      two: `Le mouchoir ressort.~+, et~ {name} ouvre un pli de plus. Il est grand comme un livre, à présent, avec une croix au milieu. «Il n’y a toujours rien dedans», dit {pal}. «Non, dit {name}. Mais il y en a davantage.» [Et quand on l’a regardé assez longtemps, c’est vrai.]`,
      three: `Lentement, {name} ouvre le dernier pli du mouchoir. Il est si large qu’il faut prendre chacun deux coins.~+, et~ Il se soulève un peu au milieu, puis se pose. «C’est tout?» demande {pal}. «C’est tout», dit {name}.`,
      end: `Le mouchoir est étendu sur l’oreiller, et {name} sur le mouchoir. Il a encore ses plis.~+, mais~ Sous une joue tiède ils s’effacent, un par un. «Il est plat?» demande {pal}. «Presque», dit {name}.`,
    },
  },
};
