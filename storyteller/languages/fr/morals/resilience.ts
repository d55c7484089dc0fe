import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'resilience'> = {
  tower: {
    plant: `De la poche de {name} sortent cinq cubes, qui montent sur une main. «Regardez!» dit {name}. Toute la cuisine regarde.~+, et~ La tour <weightless: se défait|tombe>. Les oreilles de {name} sont rouges comme le cube du haut. «Encore?» demande {pal}. «Pas quand on regarde», dit {name}, qui les range.`,
    turn: {
      restless: `Juste alors, la poche se renverse, et les cinq cubes sortent devant tout le monde. Les oreilles de {name} rougissent.~+, puis~ C’est plus fort que tout: {name} rit et s’assoit tout près {being.de}. «Je construis ici jusqu’à ce que tu dormes. Si ça <weightless: s’envole|tombe>, je recommence, et je serai encore là.»`,
      wonder: `«Attends, dit {name} {being.a}, moi d’abord.» Les cinq cubes montent, sur une main bien plate. Au cinquième, la tour <weightless: se défait|tombe>, devant tout le monde.~+, et~ Il en reste un. «Maintenant, elle est haute comme ça», dit {name}, en riant, le cube en l’air. «Et regarde, personne n’est rentré. Un, c’est assez pour commencer.»`,
    },
    bed: `Près du lit, il y a de nouveau une tour, et pas de celles où l’on dit «regardez». Elle a trois cubes de large en bas.~+, et~ Les deux autres dessus. [{Pal} souffle, pour voir, et cela ne lui fait rien.] Elle tient encore quand il fait trop noir pour la voir.`,
  },
  tada: {
    plant: `«Regardez, dit {name}, sur une jambe!» Toute la cuisine regarde.~+, et~ {name} n’est plus sur aucune. «Tu as oublié de dire ta-da», dit {pal}. «On ne le dit que quand ça marche», dit {name}, les oreilles rouges. «Moi, je le dis chaque fois», dit {pal}.`,
    turn: {
      restless: `Alors {name} se tourne vers {being}, trop vite, sur une jambe, et <weightless: s’envole les pieds devant|tombe sur le côté>. Tout le monde a vu.~+, et~ Il se fait un grand silence.~+,~ Puis les deux bras s’ouvrent. «Ta-da», dit {name}, en riant. «Je suis toujours là, mais plus <weightless: haut|bas>. Et d’ici je te vois très bien.»`,
      wonder: `«Ta-da», dit {pal}, quand rien n’est arrivé encore. {name} rit, et se met sur une jambe, devant tout le monde. C’est très beau.~+, et puis~ {name} <weightless: s’envole à l’envers|bascule>. «C’était tout, ta-da, dit {name} {being.a}, les oreilles chaudes. C’était court, et personne n’est fâché. C’est comme ça que je regarderais le tien.»`,
    },
    bed: `{name} se met au lit sur une jambe.~+, et~ C’est presque réussi. «Ta-da», dit {name}, tout bas. «Ça a marché, cette fois?» demande {pal}. «Non», dit {name}, en ouvrant les deux bras, et les deux jambes, large comme le lit.`,
  },
};
