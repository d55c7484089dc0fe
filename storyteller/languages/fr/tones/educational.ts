import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'educational'> = {
  open: [
    `{name} ferme les deux yeux.~+, et~ On entend encore les tasses. C’est vrai: une oreille n’a pas de couvercle, donc elle écoute toute la nuit. «Que font les miennes, avec le bruit?» demande {name}. «Elles le laissent passer, répond quelqu’un, presque toujours.»`,
    `À table, il y a un bâillement.~+, et~ {name} l’attrape. C’est vrai: les gens se le passent, et même un chien peut l’attraper. «Pourquoi?» demande {name}. «Personne ne sait très bien», dit quelqu’un, en bâillant.~+,~ Et le voilà reparti pour un tour.`,
    `«Je suis à l’envers dans la cuillère, dit {name}, mais seulement devant.» C’est vrai.~, car~ Une cuillère est un miroir creux, qui renvoie en bas ce qui vient d’en haut.~, et~ {name} la retourne. «Et de dos, tout est nez.»`,
  ],
  outside: `«On n’y voit rien», dit {pal}. «Nos yeux sont encore en train de s’ouvrir», dit {name}. Dans le noir, le point noir de l’œil s’élargit, pour laisser entrer la lumière.~+, et~ L’œil s’améliore pendant une demi-heure. «Maintenant, je te vois», dit {pal}.`,
  rest: `On s’assoit.~+, et~ {name} compte les battements de son cœur, quatre-vingt-dix en une minute. «Chez une souris, c’est six fois plus. Chez une baleine, c’est lent.» «Pourquoi?» demande {pal}.~, et~ Les petits refroidissent plus vite, donc ils doivent chauffer davantage. «Alors je suis à mi-chemin de la baleine», dit {pal}.`,
  doorstep: `«Cet oreiller a ton odeur», dit {pal}, en y posant la tête. «Il ne sent rien», dit {name}, avant de renifler. «Ah, si.» Il sent toujours quelque chose, mais un nez ne dit que ce qui est nouveau.~+, donc~ <toddler: Il faut d’abord tourner la tête un moment|Il faut d’abord s’en aller, et puis revenir>.`,
  close: [
    `Tous les couvercles sont baissés. Deux oreilles, qui n’en ont pas, veillent encore.~+, et~ Elles laissent passer les bruits. Mais même en dormant on connaît son nom, donc on le dit tout bas.`,
    `Voici encore une chose vraie: pour attraper un bâillement, pas besoin de le voir, il suffit qu’on en parle. Celui du dîner, qu’avait {name}, est donc peut-être arrivé ici.`,
    `Voici encore une chose vraie: dans l’œil, comme dans la cuillère, tout est à l’envers, et c’est la tête qui remet droit. Derrière les paupières de {name}, il n’y a plus rien à retourner.`,
  ],
  links: [
    `{name} se retourne à chaque tournant, car le même chemin est tout autre quand on rentre.`,
    `{name} regarde un peu à côté des choses, car dans le noir le bord de l’œil voit mieux que le milieu.`,
    `{name} et {pal} se serrent, car deux qui se touchent perdent moins de chaleur que deux qui ne se touchent pas.`,
    `{name} met une main derrière l’oreille, car une grande oreille ramasse plus de bruit.`,
    `{name} garde un œil fermé; si une lumière vient, cet œil-là sera encore habitué au noir.`,
    `{name} et {pal} cessent de parler, car un bruit tout près couvre tous ceux qui sont loin.`,
  ],
  threads: {
    facts: {
      end: `«Je sais trois choses que je ne savais pas au dîner», dit {name}. «Tu les sauras demain?» demande {pal}. «Mieux», dit {name}, et c’est vrai.~, car~ Ce qu’on apprend le jour s’accroche la nuit, pendant qu’on dort. [{name} ne bouge donc plus, pour ne pas gêner le travail.]`,
    },
  },
};
