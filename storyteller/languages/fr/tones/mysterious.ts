import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'mysterious'> = {
  open: [
    `Derrière la table du dîner sont assises les ombres. {name} compte les gens.~+, puis~ Les ombres, et il y en a une de trop. «Elle est à qui?» demande {name}. On se tourne pour voir, et elle se tourne aussi. «À personne», dit quelqu’un.`,
    `{name} s’assoit dans le grand fauteuil.~+, et~ La place est chaude. «Qui s’est assis là?» «Personne», dit-on. Pourtant il y a un creux, bien rond, trop petit pour chacun d’ici.~, et~ Dans le creux, il y a un peu de farine.`,
    `«Qui a tourné ma tasse?» demande {name}, mais ce n’est personne. L’anse était à gauche.~+, et~ Maintenant elle montre le noir. {name} la remet, regarde ailleurs, et compte jusqu’à trois.~+,~ Puis {name} regarde encore.~+, et~ Elle montre.`,
  ],
  outside: `Le noir commence là où la lampe s’arrête, et {name} y met une main, jusqu’à la manche. «C’est comment?» demande {pal}. «Frais», dit {name}, en tâtant. [On dirait le dedans d’une poche très grande.] «Et ça se pousse, pour nous faire de la place.»`,
  rest: `«Ne regarde pas maintenant», dit {pal}.~+, alors~ {name} ne regarde pas.[ On reste là, à fixer ses propres genoux.] «C’est encore là?» demande {name}. «Non, dit {pal}. C’est parti quand je l’ai dit.» «C’était quoi?» {Pal} réfléchit un bon moment. «Poli», dit {pal}.`,
  doorstep: `La tasse du dîner est là où elle était.~+, et~ Elle est encore chaude, dedans et dehors. «Pourtant, ça nous a pris des heures», dit {pal}. «C’est vrai, dit {name}.~,~ Mais pas ici.» On ôte les manteaux, et personne ne demande rien.`,
  close: [
    `Puis on éteint la lampe, et toutes les ombres du dîner se rejoignent. Cela fait une seule ombre.~+, et~ Elle se couche sur {name} et sur tout le monde. Il n’y en a pas de trop.`,
    `Dans le grand fauteuil, sous un torchon, dans son creux bien rond, il y a la pâte à pain. La pâte grandit dans le noir, quand personne ne regarde.~+, et~ Sous la couverture, {name} aussi.`,
    `La tasse est près du lit, à présent, avec de l’eau dedans.~+, et~ Son anse montre {name}. {name} regarde ailleurs, compte jusqu’à trois, et cette fois personne ne regarde plus.`,
  ],
  links: [
    `À un endroit, le noir est tiède, juste à la taille de quelqu’un qui vient de se lever.`,
    `Le noir s’écarte un peu, pour laisser passer {name} et {pal}.`,
    `{pal} se retourne une fois, et ne dit pas sur quoi.`,
    `{name} compte, pour vérifier qu’on est deux, et un instant cela fait trois.`,
    `«Oui?» dit {name}. Mais personne n’avait rien dit.`,
    `Ce qui marchait à côté de {name} et {pal} prend doucement de l’avance.`,
  ],
  threads: {
    chalk: {
      one: `C’est {pal} qui la voit.~+:~ Là, tout en bas, il y a une petite étoile blanche, à la craie. {name} la touche, et elle reste au doigt, donc elle est neuve. «Qui est passé avant nous?» demande {name}.~, et~ {pal} a l’air de regarder autre chose.`,
      two: `En voici une deuxième.~+, et~ C’est la même étoile, avec la même branche trop longue. «Il y a quelqu’un devant?» demande {name}. «Pas une âme», dit {pal}[, ce qui est vrai]. C’est alors seulement que {name} y pense: on peut aussi regarder derrière.`,
      three: `La troisième étoile est si fraîche qu’elle poudre encore. «Qui que ce soit, c’est tout près, dit {name}, et l’on veut nous faire trouver quelque chose.» On regarde autour.~+, et~ Il n’y a que {pal}. {pal} tousse, et c’est une toux blanche.`,
      end: `Quand {name} tire la couverture, un tout petit bout de craie roule du côté {pal.de}. «C’était toi, dit {name}. Toutes ces étoiles, derrière mon dos.» «Il fallait bien, dit {pal}, que quelqu’un pense à l’endroit où est la maison.» [On range la craie dans le chausson, pour la prochaine fois.]`,
    },
    notes: {
      one: `Dans la poche de {name}, il y a un papier plié menu.~, or~ Il n’y était pas au dîner.~+, et~ Il dit: *Quand vous serez de retour*. «Et alors, quoi?» demande {pal}.~, et~ {name} le retourne.~+, mais~ Il n’y a qu’une odeur de soupe.`,
      two: `«Il y a quelque chose dans ton autre poche», dit {pal}. C’est vrai: un papier, plié comme l’autre. *Regardez*, dit-il, et c’est tout ce qu’il dit.~+, alors~ On regarde tout, une chose après l’autre, et tout regarde aussi. [«Il ne dit pas quoi», dit {pal}.]`,
      three: `Le troisième tombe de la manche de {name}. *Sous le*, dit-il. «Sous le quoi?» demande {pal}. {name} pose les trois en rang: *Quand vous serez de retour, regardez sous le*.~+, et~ Là, cela s’arrête. [«Celui qui a écrit ça, dit {name}, tient à ce qu’on revienne.»]`,
      end: `On regarde sous la couverture, on regarde sous le lit. Enfin {name} se pousse un peu.~+, et~ Le dernier papier est là, qui dit *oreiller*. Au dos, et cela sent la soupe, quelqu’un a écrit *Bien. C’est là*. [«Dans la cuisine, murmure {name}, ils savent tout.»]`,
    },
  },
};
