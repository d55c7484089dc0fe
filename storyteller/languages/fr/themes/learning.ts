import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name} et {title}`,
  want: [
    `{name} apprend à ne pas bouger. Demain, on fait la photo de famille.~+, or~ Sur la dernière, {name} avait trois nez. Alors {name} s’exerce avec un petit pois sur une cuillère.~, mais~ Toujours, presque à trois, il tombe.`,
    `Un, deux.~+, et~ Le petit pois roule. {name} le remet sur la cuillère, et se tient tranquille comme une armoire. Un, deux, et il roule encore. [Il connaît le chemin.] Pour une photo, il faut tenir jusqu’à trois.~, or~ C’est demain, et la dernière fois il y avait trois nez.`,
  ],
  setoff: `«Dehors, quelqu’un ne sait pas rester tranquille non plus, dit {name}. Écoute, ça n’arrive même pas à un.» On enfile les manteaux.~+, et~ On pose le petit pois sur la cuillère. «Le voilà parti», dit {pal}.~+, alors~ On le ramasse, et l’on sort, très droit.`,
  stay: `«Celui-là, dehors, n’arrive même pas jusqu’à un», dit {name}. En pyjama, le dos très droit, on porte le petit pois jusqu’au bord de la lampe.~+, et~ On s’assoit, un peu trop fort. «Petit pois», dit {pal}, en le cherchant à tâtons.`,
  remind: `«Laisse-moi essayer», dit {pal}, qui prend la cuillère et se tient tranquille de haut en bas. Un, deux. «Il me regarde», dit {pal}.~+, et~ Naturellement, il roule.[ On le cherche à tâtons dans le noir.] «Ce n’est pas moi, dit {pal}, c’est le petit pois qui ne sait pas.»`,
  refrain: {
    first: `Compter tout haut, ça aide.~+, et~ À deux, ça aide encore plus:\n«Un la cuillère, et deux le petit pois,\net le voilà parti juste avant trois!»`,
    again: `Le petit pois remonte sur la cuillère.~+, et~ On compte pour lui:\n«Un la cuillère, et deux le petit pois,\net le voilà parti juste avant trois!»`,
    third: `Personne ici ne sait rester tranquille.~+, alors~ On compte pour tout le monde:\n«Un la cuillère, et deux le petit pois,\net le voilà parti juste avant trois!»`,
    last: `On regarde la cuillère, on ose à peine compter, et l’on compte:\n«Un la cuillère, et deux le petit pois,\net le voilà resté, et ça fait trois.»`,
  },
  try: `«Tu regardes le petit pois, explique {name}, et tu fais exactement comme lui.» {Being} le regarde très fort.~+, et~ Pendant un instant rien ne bouge. «Est-ce qu’il va faire quelque chose?» demande {being}. À un et demi le petit pois s’en va, et {being} avec lui.`,
  easy: `«Mets le pouce sur le petit pois, dit {pal}, et il restera jusqu’à trois.» C’est vrai.~+, et~ On pourrait aller au lit, affaire réglée. Seulement, {being} ne saurait toujours pas comment on s’arrête. {name} regarde son pouce.~+, et~ Le pouce est prêt.`,
  resolve: `Le petit pois est sur sa cuillère, tout tranquille.~+, car~ {name} la tenait sans plus y penser. «Comment as-tu fait?» demande {pal}. «Je regardais {being}, dit {name}, et demain c’est toi que je regarderai.» «Alors ça fera un nez», dit {pal}.`,
  bed: `Près du lit, il y a la cuillère, et dessus le petit pois, que personne ne tient. Sur l’oreiller, il y a un nez. Un, deux. Beaucoup plus tard vient trois.~+, et~ Rien n’a bougé.`,
};

export const wonder: ArcTelling = {
  title: `{name} et {title}`,
  want: [
    `{name} ne sait pas siffler.~, mais~ La bouilloire, elle, sait.~+, et~ Personne ne lui a jamais montré. {name} arrondit la bouche, souffle.~, et~ Il sort <underwater: des bulles|de l’air>. «Avant la nuit, a dit {name} à la bouilloire, je sifflerai aussi.» La nuit vient, et si la bouilloire gagnait?`,
    `«Avant la nuit, je sifflerai aussi», a dit {name} à la bouilloire, au petit déjeuner. Elle le fait sans avoir pris une seule leçon. {name} s’exerce depuis ce matin.~+, et~ Il ne sort que <underwater: des bulles|de l’air>. [Le chien s’est quand même retourné, une fois.] C’est presque la nuit, et si la bouilloire gagnait?`,
  ],
  setoff: `«Ce soir, ça se fera tout seul, dit {name}. [Moi, j’essaie toute la journée.] Je veux voir comment on s’y prend.» {Pal} ferme les boutons.~, car~ {name} est en pleine bouche ronde. Il en sort <underwater: une bulle|un peu d’air>. «On y était presque», dit {pal}.~+, et~ On part voir.`,
  stay: `«Moi, je m’exerce depuis ce matin, dit {name}, et là-bas, on ne s’exerce même pas. Je veux regarder.» En pyjama, on s’assoit au bord de la lampe, la bouche déjà ronde, pour gagner du temps. Il sort <underwater: des bulles|de l’air>. «Presque un sifflet», dit {pal}.`,
  remind: `«Pense à la bouilloire», dit {pal}. {name} y pense jusqu’à en avoir les joues brûlantes.~+, et~ Il sort <underwater: des bulles|de l’air>. «Tu bous, dit {pal}, c’est déjà la moitié.» «Et l’autre moitié?» demande {name}. «C’est celle qu’on entend», dit {pal}.`,
  refrain: {
    first: `{Pal} voudrait apprendre aussi.~+, alors~ {name} lui passe tout ce qu’on sait:\n«Rond comme un O, pas trop ouvert.\nSouffle, et le sifflet reste derrière!»`,
    again: `On siffle à deux, et il ne vient rien deux fois plus fort:\n«Rond comme un O, pas trop ouvert.\nSouffle, et le sifflet reste derrière!»`,
    third: `{name} ne le sort pas, et {being} non plus.~+, alors~ C’est pour les deux:\n«Rond comme un O, pas trop ouvert.\nSouffle, et le sifflet reste derrière!»`,
    last: `Toutes les bouches sont déjà rondes.~+, et~ On souffle les mots, qui se sont retournés:\n«Rond comme un O, et grand ouvert.\nRegarde, rien ne reste derrière.»`,
  },
  try: `«Ce n’est rien du tout, dit {name}, il suffit de laisser sortir.» {name} arrondit la bouche, et souffle.~+:~ <underwater: Des bulles|De l’air>. {Being} attend. «Et ça vient après?» «Non, dit {name}, pour l’instant c’est tout.» «C’est bien ce que je pensais», dit {being}.`,
  easy: `«Je mets la bouilloire, dit {pal}, tu fais la bouche, et ils croiront que c’est toi.» Il y aurait un sifflet avant la nuit, et de la vapeur chaude.~+, mais~ {being} ne verrait plus que deux dos. La bouche est déjà ronde.`,
  resolve: `{name} n’essaie plus de siffler. Tout autour, les bouches sont devenues rondes à force de regarder.~+, et~ Celle de {name} est la plus ronde. Elle respire, simplement.~, et~ Voilà, mince et clair, un sifflet. Les gens se retournent, pour voir qui a apporté une bouilloire. «Tu avais bien dit avant la nuit», dit {pal}.`,
  bed: `Dans la cuisine, la bouilloire est froide.~+, mais~ Dans le lit, une bouche est encore presque ronde. Quelque part dedans, mince comme un fil, il y a le sifflet, et il reste derrière.`,
};
