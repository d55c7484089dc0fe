import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name} et {title}`,
  want: [
    `{name} a un drapeau: une chaussette gauche nouée à une cuillère.~, et~ Il est pour le bout de la journée.~+, là où~ Personne n’a jamais rien planté. [Tout le monde dort bien avant.] Ce soir, {name} compte bien arriver là-bas les yeux ouverts. Et si le sommeil arrivait d’abord?`,
    `«C’est où, le bout de la journée?» a demandé {name} à table. «Juste après que tu dors», lui a-t-on dit. Personne n’y a donc planté de drapeau.~+, et~ {name} en a fabriqué un, avec une chaussette gauche et la plus longue cuillère. Et si le sommeil arrivait d’abord, comme pour tout le monde?`,
  ],
  setoff: `«Quelqu’un veille encore, dit {name}, donc la journée n’est pas finie. Le bout doit être juste derrière ce bruit.» Un manteau descend sur le pyjama.~+, et~ Le drapeau monte. [La chaussette pend bien droit.] «C’est loin?» demande {pal}. «C’est après l’heure du lit», dit {name}.~+, et~ On y va.`,
  stay: `«Quelqu’un veille encore, dit {name}, donc la journée ne peut pas finir.» En pyjama, on s’assoit là où s’arrête la lampe.~+:~ {name}, {pal} et le drapeau. «C’est ici, le bout de la journée?» demande {pal}. «Ici, c’est seulement le bord, dit {name}. Le bout est derrière ce bruit.»`,
  remind: `[{pal} porte un peu le drapeau.] «Qui habite là-bas, au bout de la journée?» demande {pal}. «Personne, dit {name}, c’est à ça qu’on le reconnaît.» On écoute.~+, et~ Il y a clairement quelqu’un. «Alors il s’est déplacé», dit {pal}. «Ça arrive, dit {name}, quand il n’y a pas de drapeau.»`,
  refrain: {
    first: `Il fait trop noir pour lire l’heure.~+, alors~ On la demande:\n«Est-ce le bout du jour, par là?\nPas tant que quelqu’un veille là-bas!»`,
    again: `La journée a pu finir entre-temps.~+, alors~ On lève le drapeau et on demande:\n«Est-ce le bout du jour, par là?\nPas tant que quelqu’un veille là-bas!»`,
    third: `Elle dure, elle dure, cette journée.~+, et~ On le lui dit:\n«Est-ce le bout du jour, par là?\nPas tant que quelqu’un veille là-bas!»`,
    last: `On demande une dernière fois, le plus bas possible.~+, et~ Pour la première fois, la réponse est autre:\n«Est-ce le bout du jour, par là?\nOui, plus personne ne veille là-bas.»`,
  },
  try: `{name} lève bien haut son drapeau, pour montrer que c’est terminé. «Ici, c’est le bout de la journée.» «Ah oui? dit {being}. Et après, qu’est-ce qui vient?» «Seulement la suivante», dit {name}. «Oh, tant mieux», dit {being}.[~+, et~ {being} commence la suivante, là, tout de suite.]`,
  easy: `«Pose le drapeau ici, dit {pal}, et ferme les yeux: ce sera le bout.» Ce serait doux, et noir.~+, et~ {name} y serait avant tout le monde. Seulement, pour {being}, rien ne serait fini. Le «oui» est déjà sur la langue.`,
  resolve: `Maintenant, plus personne ne veille.~+, donc~ C’est ici, le bout de la journée. {{name} a les yeux ouverts. {name} plante le drapeau à côté {being.de}|{name} a les yeux ouverts, et plante le drapeau à côté {being.de}}. «Je croyais le bout plus grand», dit {pal}. «Il ne peut pas, dit {name}. Demain commence juste derrière la cuillère.»`,
  bed: `{name} n’a plus qu’une chaussette.~, car~ L’autre est un drapeau.~+, et~ Elle pend à sa cuillère, au bout de la journée. Derrière, sans bouger du tout, il y a demain.`,
};

export const wonder: ArcTelling = {
  title: `{name} et {title}`,
  want: [
    `Chaque soir, {name} se met en route.~+, et~ Au onzième pas, quelqu’un appelle: «C’est assez loin!» Ce soir, {name} veut faire un pas de plus que assez loin. [Un seul, mais un vrai.] Il faudra le faire sur deux jambes courtes. Et si elles fatiguaient?`,
    `«C’est assez loin!» dit-on toujours, au onzième pas de {name}. Ce soir, {name} veut voir ce qui vient après assez loin. «Après, il y a le lit», lui dit-on. [«Il n’y en a qu’un de plus», explique {name} aux deux jambes.] Mais ce sont des jambes courtes, et si elles fatiguaient?`,
  ],
  setoff: `«Pour voir ça, dit {name}, il faut aller plus loin que assez loin.» On met les manteaux.~+, puis~ On s’arrête pour écouter.~, et~ Personne n’appelle. «C’est à combien de pas?» demande {pal}. «Onze, et puis un», dit {name}.~+, et~ On part du pied gauche.`,
  stay: `En pyjama, avec {pal} sur les talons, {name} va jusqu’au bord de la lampe.~+:~ Onze pas, tout juste. Puis un gros orteil passe de l’autre côté.~+, et~ Ça fait douze. [Il y fait un peu plus frais.] «Assez loin, dit {pal}. D’ici, on verra tout.»`,
  remind: `«On est en retard?» demande {pal}. Il n’est pas encore tard.~+, mais~ Il a cessé d’être tôt.~, et~ D’autres se dépêchent dans le noir, un coussin sous le bras. [«Ça n’attendra pas, vous savez», dit quelqu’un au passage.] «Comment vont les jambes?» demande {pal}. «Courtes, dit {name}, mais il y en a deux.»`,
  refrain: {
    first: `<toddler: Cela se chante avec un orteil de l’autre côté|C’est une chanson de marche, et elle va sur deux jambes>:\n«Un pas de plus, un petit pas,\non n’est jamais allé jusque-là!»`,
    again: `«Encore», dit {pal}.~+, et~ Cette fois on crie bien fort le «plus»:\n«Un pas de plus, un petit pas,\non n’est jamais allé jusque-là!»`,
    third: `Ce ne sont pas les jambes qui fatiguent, c’est l’espoir.~+, alors~ On chante pour lui:\n«Un pas de plus, un petit pas,\non n’est jamais allé jusque-là!»`,
    last: `Sans bouger, presque sans souffle, on chante une dernière fois.~+, et~ Cela vient autrement:\n«Un pas plus lent, un petit pas,\non n’a jamais été plus près que ça.»`,
  },
  try: `«Il faut des encouragements», dit {pal}. Alors tout le monde encourage: hip, hip, hourra! À chaque hourra, {being} recule un peu.~+, et~ Cela n’aide personne. [Le troisième était pourtant très réussi.] «Arrêtez, dit {name}. Si on me criait dessus comme ça, je rentrerais aussi.»`,
  easy: `«C’est déjà un pas de plus que assez loin, dit {pal}. On pourrait être au lit.» Les deux jambes, lourdes et tièdes comme du pain, sont d’accord.~,~ Mais au grand moment {being.de}, deux regards manqueraient. {name} cherche la maison des yeux.`,
  resolve: `«C’est assez loin», dit quelqu’un. {pal} se retourne pour voir qui parle.~+, et~ C’est {name}. De tous les soirs du monde, {name} ne l’avait encore jamais dit. [Cela sonne très bien.] Les deux jambes s’assoient aussitôt.~, car~ Elles n’attendaient que ce mot.`,
  bed: `Deux jambes courtes sont couchées côte à côte, pleines de fatigue jusqu’en bas.~, mais~ Un pied, qui rêve presque, fait encore un pas. Il n’est pas plus long qu’un orteil.~+, et~ C’est assez loin.`,
};
