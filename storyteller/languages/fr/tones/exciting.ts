import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'exciting'> = {
  open: [
    `Un bras dedans! Mais l’autre manche, où est-elle? {name} pivote.~+, et~ Elle vole, elle file encore! «Tu es en pyjama?» crie quelqu’un. «À moitié!» crie {name}. Un tour, un tour dans l’autre sens, hop, et la voilà prise!`,
    `«Trois!» {name} plie les genoux, les bras en arrière! Les chaussons sont là-bas, très loin.~+, et~ Les deux pieds doivent tomber dedans! «Tu viens?» crie quelqu’un. «Tout de suite! Deux! Un et demi! Un!» On vole, on passe. *Boum!* Dedans!`,
    `Tout devient noir! Tout devient étroit! {name} est dans le pull, et la sortie a disparu! «Tu as besoin d’aide?» crie quelqu’un. «Mmf!» On tire, on tire, on tire! *Plop!* Voilà {name}.~+, et~ Tous les cheveux sont debout!`,
  ],
  outside: `«Les yeux?» crie {name}. «Ouverts!» «Les oreilles?» «Tendues!» «Les genoux?» «Ils tremblent!» «Parfait, les miens aussi!» C’est tout ce qu’il y a sur la liste.~+, alors~ <toddler: On regarde|En avant>! Avant que les genoux aient le temps de réfléchir, <toddler: on regarde déjà de toutes ses forces|on est déjà à dix pas>!`,
  rest: `«Stop! souffle {name}. On respire!» On respire, dedans, dehors, dedans, et les cœurs tapent comme deux cuillères sur une casserole. «Dix souffles, dit {name}, et on repart!» «Il m’en reste six!» «Alors six!» À quatre, on peut parler.~+, et~ À six, on est debout!`,
  doorstep: `<toddler: Les chaussons|Les chaussures> volent, gauche, droite! Il reste la dernière course, celle du lit.~+, et~ {name} la fait au pas. «Celle-là, tu ne la cours pas?» demande {pal}. «Je voudrais bien, dit {name}, mais mes jambes sont parties devant.» Elles sont déjà au lit.`,
  close: [
    `Un bras dedans, et l’autre dedans. La manche, si dure à attraper, est couchée sur la couverture. La main qui est à l’intérieur la lâche.~+, et~ Rien ne se sauve.`,
    `Trois. Les chaussons sont près du lit, côte à côte. Deux. Les pieds ont atterri.~+, et~ Ils sont sous la couverture. Un et demi, un et quart. Puis {name} souffle, longtemps. Un.`,
    `De tous les cheveux de {name}, il y en a encore un debout, au-dessus de l’oreiller. Il regarde s’il vient autre chose.~+, puis~ Il penche un peu, et se couche.`,
  ],
  links: [
    `«À gauche!» crie {name}. «À droite!» crie {pal}. On se cogne, et l’on prend à gauche!`,
    `{name} et {pal} foncent jusqu’à n’avoir plus de souffle pour parler, et alors on montre du doigt!`,
    `«Vite!» crie {pal}. «C’est vite, ça!» crie {name}. «Plus vite!» crie {pal}.`,
    `Tantôt {name} est devant, tantôt {pal}, tantôt {name} d’un bout de nez!`,
    `*Clac!* {name} et {pal} ne bougent plus! Mais c’était un bouton du manteau, et l’on repart!`,
    `{name} et {pal} retiennent leur souffle, se tiennent par la manche, et foncent!`,
  ],
  threads: {
    sand: {
      one: `{name} a emporté le minuteur de la cuisine, celui en forme d’œuf: on le tourne.~+, et~ Il revient, *tic, tic, tic*! «Quand ça sonne, dit {name}, c’est l’heure du lit, où qu’on soit!» «Dur ou mollet?» crie {pal}. «Dur!» «Alors vite!»`,
      two: `{name} lève l’œuf qui tique.~+, et~ La moitié est partie, mais pas la moitié de la nuit! <toddler: On se redresse, et l’on regarde deux fois plus fort|On saute ce qui se saute, on se baisse sous le reste>! «Aïe!» crie {pal}, qui s’est cogné un orteil. «Pas le temps! crie {name}. Tu le diras demain!»`,
      three: `«Il reste combien?» crie {pal}. {name} regarde l’œuf. «Trois tics! Deux! Un!» On ferme les yeux, on attend.~+, mais~ Il ne sonne pas.~, car~ Une miette de pain s’est glissée dedans. «Surtout, ne le secoue pas», souffle {pal}.`,
      end: `Sous l’oreiller, quelque chose remue. C’est l’œuf, libéré de sa miette.~+, et~ Il sonne, tout petit: *ping*. «C’est l’heure du lit, où qu’on soit», dit {name}. «Et on est où?» demande {pal}. On regarde autour, et c’est le lit, pile à l’heure.`,
    },
    hiccup: {
      one: `«Chut! souffle {name}. Plus un bruit!» «*Hic*», dit {pal}. On se regarde avec de très grands yeux. «Ce n’était pas… *hic*!» dit {pal}. «Retiens ton souffle! Compte jusqu’à neuf!» {Pal} devient rond, plus rond, cinq, six! «Huit… *hic*!»`,
      two: `«*Hic!*» Le revoilà, au pire moment! «Il te faut une peur», dit {name}, qui passe derrière. «Bouh!» {Pal} saute comme un couvercle.~+, puis~ On écoute, et il n’y a plus rien! {name} lève les deux bras. «On l’a…» «*Hic*», dit {pal}.`,
      three: `On retient son souffle, ensemble, dix, vingt, jusqu’à ce que les oreilles bourdonnent! Trente! On lâche tout, on attend.~+, et~ Le hoquet ne vient pas. «Il est parti!» crie {pal}. «Hourra!» crie {name}. «*Hic!*» Et cette fois, c’est {name}.`,
      end: `On est au lit, on attend le hoquet.~+, et~ Il ne vient pas. «Tu l’as?» demande {pal}. «Non, dit {name}. Et toi?» On vérifie, et là-dedans c’est tranquille. «Alors il dort», dit {pal}.~+, et~ On ne bouge plus, pour ne pas le réveiller.`,
    },
  },
};
