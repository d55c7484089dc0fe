import type { PalTelling } from '../../bank.ts';
import { called, noun, type FrenchNoun } from '../noun.ts';

export const quill: PalTelling<FrenchNoun> = {
  noun: called('Boussole', 'f'),
  intro: `Boussole est exploratrice, avec un filet sur le chapeau.~+, et~ Ses bottes sont allées partout. «Suivez-moi!» dit-elle à {name}, en marchant droit dans le placard. «C’est plus grand qu’on ne croit», crie-t-elle de là-dedans. [Un jour elle est partie pour le pôle Nord, et elle a découvert une boulangerie.]`,
  quirk: `Boussole se dirige toujours d’après son genou gauche. «Ta maison est par là», dit-elle, le bras tendu.~+, mais~ La maison est juste derrière elle, comme d’habitude. [«C’est sûr?» «Je n’ai jamais été plus sûre.»] «Je suis toujours sûre, dit-elle à {name}, en rougissant. C’est le triste. Je ne suis jamais arrivée.»`,
  again: `*Aujourd’hui, j’ai découvert un bouton*, écrit Boussole dans son journal de bord. «Il est à moi, dit {name}, il est sur moi.» *Le bouton appartient à quelqu’un*, écrit-elle, un peu triste.~+, et~ Elle ferme le cahier. [Puis elle part à gauche. «L’autre gauche», dit {name}. *Découvert une seconde gauche*, écrit-elle.]`,
  try: `«Laissez-moi faire, dit Boussole, j’y vais, et je dis ce qu’il faut.» Elle part d’un bon pas.~+, et~ Elle le dit, très chaleureusement, à un seau. «Je suis par ici», dit {being}, en riant.~, et~ Cela a fait du bien au seau.~+, mais~ Cela n’a aidé personne d’autre.`,
  payoff: `«Par où?» demande {name}, et Boussole consulte son genou. «Par là!» «Ce genou n’a jamais raison», dit {name}, qui raye ce côté-là. «Alors par là!» dit Boussole.~+, et~ On le raye aussi, jusqu’à ce qu’il n’en reste qu’un. «Celui-là, sûrement pas», dit-elle.~+, donc~ On le prend, et l’on regarde le genou avec respect.`,
  proud: `Boussole boite un peu, pour qu’on lui demande des nouvelles du genou.`,
  asleep: `Boussole part pour son lit.~+, et~ Elle découvre le tapis. «Personne n’a jamais dormi ici», dit-elle, en se couchant dans ses bottes. Le filet va et vient.~+, et~ À côté d’elle le journal est ouvert. *Arrivée*, dit la dernière ligne, d’une écriture pleine de sommeil.`,
};

export const bristle: PalTelling<FrenchNoun> = {
  noun: noun('le major Broussaille', 'le major Broussaille', 'du major Broussaille', 'au major Broussaille', 'm'),
  intro: `Le major Broussaille est explorateur, avec une grosse voix, et une barbe comme un buisson. «Bonsoir!» tonne-t-il.~+, puis~ Il dit à sa barbe: «Pas vous, mes chéris.» «Qui est là-dedans?» demande {name}. «Absolument personne», dit le major. [Quelque part derrière son menton, quelque chose pouffe.]`,
  quirk: `Une lumière s’allume dans la barbe du major Broussaille. «On éteint, mes chéris!» dit-il.~+, et~ Elle s’éteint, mais une autre s’allume. «Major, demande {name}, qu’est-ce que c’est?» «Des vers luisants, dit-il, tout rouge. Quarante, du fleuve Oum. [Ils lisent la nuit.] Je n’ai pas le cœur de leur dire que c’est une barbe.»`,
  again: `Le major Broussaille fredonne dans sa barbe, un doigt levé. «Ils dorment?» demande {name}. «Trente-neuf, oui», dit le major.~, mais~ Une lumière brûle encore.~+, car~ Son propriétaire a peur du noir. «Un *ver luisant*?» dit {name}. «C’est très dur pour lui», dit le major. [C’est que tous les autres le savent.]`,
  try: `«Mes vers luisants vont te distraire, dit le major Broussaille. Dansez, mes chéris!» Quarante lumières courent en rond dans sa barbe, et puis dans une oreille. «Ça chatouille!» tonne le major. «Très joli», dit {being}, quand on a fini de rire.~+, mais~ Rien d’autre n’a changé.`,
  payoff: `«C’est un peu noir», dit le major Broussaille, d’une petite voix. «Mais vous avez quarante vers luisants», dit {name}. [Il ne dit plus rien.] «Mes chéris, dit-il enfin, ce soir vous pouvez lire tant que vous voulez.» Un s’allume derrière le menton.~+, puis~ Les quarante, et l’on pourrait enfiler une aiguille.`,
  proud: `«Je vous présente mes chéris», dit le major Broussaille à tous ceux qui passent.`,
  asleep: `Le major Broussaille se couche, la barbe par-dessus la couverture. «On éteint, mes chéris», dit-il. <quirk: Ils s’éteignent un par un, en partant des oreilles. Il n’en reste qu’un, pour quelqu’un qui a peur du noir. «Celui-là, il peut», dit le major.|Quelque chose y bâille, puis autre chose. «Bonne nuit, major», dit {name}. «Chut, dit le major. Ils viennent de s’endormir.»>`,
};
