import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name} et {title}`,
  want: [
    `Dans cette famille, il faut dix bonnes nuits avant d’éteindre. {name} les compte sur ses doigts, et ce soir, après neuf, un doigt reste levé. [Quelques-unes sont passées à travers la mousse du dentifrice.] {name} veut la dixième. Et si la lampe s’éteignait trop tôt?`,
    `Neuf doigts sont baissés.~+, et~ Le dernier est debout. C’est comme ça que {name} compte les bonnes nuits de la famille.~, car~ Il en faut dix avant d’éteindre. [On a dit la longue, la marmonnée, et celle du dentifrice.] Il manque la dixième: de qui est-elle, et si elle ne venait pas?`,
  ],
  setoff: `«Laissez la lampe! dit {name} à tout le monde. Vous entendez ce bruit? C’est notre dixième, et on ne lui a pas dit bonne nuit.» Le dixième doigt reçoit une moufle, pour rester levé.~+, puis~ Neuf personnes souhaitent bonne chance, et {name} sort avec {pal}.`,
  stay: `«N’éteignez pas encore, dit {name}. Notre dixième est là-dehors, les yeux ouverts.» En pyjama, le doigt en l’air, {name} s’assoit là où finit la lampe. [{pal} s’installe à côté.] «Qui que ce soit, dit {pal}, ce n’est pas loin.»`,
  remind: `«Elle est dite, la dixième?» crie quelqu’un, très loin derrière. «Pas encore!» répond {name}.~, car~ À la maison, la lampe brûle toujours.~+, et~ Personne ne veut se coucher tout à fait. {name} lève le dixième doigt.[~+, et~ Il se tient tout droit, puis montre la suite.]`,
  refrain: {
    first: `On le dit au noir, de tous les côtés, pour n’oublier personne:\n«Bonne nuit tout près, bonne nuit là-bas,\nbonne nuit à qui ne dort pas!»`,
    again: `Le doigt est toujours levé.~+, alors~ On le redit, un peu plus loin:\n«Bonne nuit tout près, bonne nuit là-bas,\nbonne nuit à qui ne dort pas!»`,
    third: `Il y a une chose à dire quand on ne sait plus quoi dire.~+, et~ On la dit:\n«Bonne nuit tout près, bonne nuit là-bas,\nbonne nuit à qui ne dort pas!»`,
    last: `Et on le dit une dixième fois, de tout près.~+, car~ Il n’y a plus personne à chercher:\n«Bonne nuit tout près, bonne nuit là-bas,\nbonne nuit à toi, bien au chaud là.»`,
  },
  try: `Dans cette famille, un bâillement se passe, comme un plat. {name} en prend un gros, et le fait passer. {being} le regarde de près. «Très aimable, dit {being}, mais vraiment, je n’ai plus de place.» [Alors il repart d’où il vient.~, et~ {name} doit en reprendre.]`,
  easy: `«Je dis la mienne deux fois, propose {pal}, ça fait dix, et on éteint.» Le doigt fatigué pourrait enfin s’allonger.~+, mais~ {being} continuerait, sans la moindre bonne nuit. «Bonne…» commence {pal}.~+, et~ Le doigt se met à pencher.`,
  resolve: `«C’était ta bonne nuit, explique {name}, et c’est la dixième.» Et le dixième doigt se couche tout seul. «On est dix, maintenant», dit {name}.~+, et~ {pal} veut savoir s’il faudra une rallonge à la table. [À la maison, neuf personnes ferment l’œil qu’elles gardaient ouvert.]`,
  bed: `Dix bonnes nuits reposent dans le noir, chacune à sa place.~+, alors~ La lampe peut s’éteindre, et elle s’éteint. Sur la couverture, il y a dix doigts, et pas un seul n’est levé.`,
};

export const wonder: ArcTelling = {
  title: `{name} et {title}`,
  want: [
    `Il y a quelque chose à voir ce soir, et le grand-oncle a brossé son chapeau exprès.~,~ Mais ses deux genoux ont dit non. «Alors je prends le chapeau, dit {name}, et je vous en rapporte.» {name} le voudrait plein jusqu’au bord. Et s’il rentrait vide?`,
    `Toute la famille voulait sortir regarder.~+, mais~ Les genoux du grand-oncle ont dit non.~,~ Alors on s’est rassis, et il ne reste que {name}. «Je le rapporterai dans le chapeau», promet {name}, qui le veut plein à ras bord. [Il y entre beaucoup de tête.] Et s’il revenait vide?`,
  ],
  setoff: `«C’est ce soir!» dit {name}, le chapeau du grand-oncle jusqu’aux sourcils. «Regarde bien jusqu’à la fin», crie-t-on depuis les fauteuils.~+, et~ {name} promet le chapeau plein. Puis {pal} attrape une manche.~+, car~ Sous un si grand chapeau, on ne voit pas la route.`,
  stay: `{name} pose le chapeau du grand-oncle à l’envers, juste au bord de la lampe, et l’on s’assoit à côté, en pyjama. «Il n’y a plus qu’à le remplir.» «D’ici, dit {pal}, on nous voit de la maison», en faisant signe. [Quelqu’un répond, avec un bébé endormi au bout du bras.]`,
  remind: `«Qu’est-ce qu’on a, jusqu’ici?» demande {pal}. {name} ôte le chapeau du grand-oncle, et regarde dedans. Il y a un peu de noir.~+, et~ Ça sent la tête du grand-oncle. «Ça leur fera plaisir, dit {name}, c’est la promenade.» [On remet vite le chapeau, pour ne rien renverser.]`,
  refrain: {
    first: `La famille dit toujours cela, quand les uns partent et que les autres restent:\n«Un pour la route, un pour le fauteuil,\nrapportez-en de quoi voir d’un œil!»`,
    again: `Le chapeau glisse sur les oreilles, et là-dedans on croit les entendre:\n«Un pour la route, un pour le fauteuil,\nrapportez-en de quoi voir d’un œil!»`,
    third: `Le chapeau est encore vide.~+, alors~ {name} le dit dans le fond:\n«Un pour la route, un pour le fauteuil,\nrapportez-en de quoi voir d’un œil!»`,
    last: `À la maison, on doit déjà le demander.~+, et~ Cette fois il y a une réponse:\n«Un pour la route, un pour le fauteuil,\non vous en rapporte, et pour chaque œil.»`,
  },
  try: `{name} tend le chapeau, l’ouverture en l’air. «Il est à mon grand-oncle. Plein, ça suffirait, pour toute la famille.» {Being} regarde dedans. «On l’a brossé, dit {being}. Pour moi? Et si je ne vaux pas le coup de brosse?» [Tout le monde dit non, non, tous ensemble, et ça fait trop de non.]`,
  easy: `«Dis-lui que c’était en or, propose {pal}, et grand comme une maison.» Le grand-oncle hocherait la tête, tout content.~+, et~ Personne n’aurait vu ce que {being} a vraiment. «C’était en or», dit {name}, rien que pour essayer.`,
  resolve: `{name} lève le chapeau du grand-oncle vers {being}, aussi haut que vont deux bras. Maintenant il est plein.~+, et~ Cela se sent dans les coudes. [Une main se pose dessus.] «Il y en a pour toute la famille?» demande {pal}. «Ça déborde», dit {name}.`,
  bed: `Le grand-oncle a regardé longtemps dans son chapeau. «C’est donc comme ça», a-t-il dit.~+, puis~ Le chapeau a fait le tour, de fauteuil en fauteuil.~, et~ Maintenant il pend à son clou, aussi plein qu’avant.`,
};
