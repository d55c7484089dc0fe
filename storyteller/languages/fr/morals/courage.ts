import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'courage'> = {
  second: {
    plant: `Il y a juste une chose: {name} a peur du noir.~+, et~ Pour cette raison, {name} passe toujours en deuxième place. Quand on est derrière, il y a un dos devant.~, et~ C’est le dos que le noir attrape d’abord. «Après toi», dit {name}. «Encore?» dit {pal}.`,
    turn: {
      restless: `«Et qui va rester là, tout près?» demande {pal}. Jusque-là, il y a trois pas, tous noirs. «J’ai peur du noir», dit {name}, tout haut.~+,~ Puis un pied s’avance.~+, et~ L’autre suit. Devant, il n’y a plus que {being}. «J’ai pris la place de devant, et je la garde. À deux, c’est moins noir.»`,
      wonder: `«Ce n’est pas assez», dit {being}, très bas, à personne.~, et~ {name} l’entend, à trois pas noirs de là. «Le noir me fait peur», dit {name}, bien fort.~+,~ Puis cela fait un pas.~+, puis~ Deux, puis trois. «Je n’avais que trois pas de courage, dit {name}, et c’était juste assez. Ce que tu as suffit aussi.»`,
    },
    bed: `Pour éteindre, il faut que quelqu’un traverse la chambre dans le noir. C’est {name} qui passe devant, sans aucun dos.~+, et~ Chacun des sept pas n’est que la chambre.`,
  },
  hood: {
    plant: `Dès qu’on regarde {name}, {name} a les oreilles brûlantes. Alors, même à table, la capuche est mise, les deux cordons tirés. «Tu vois quelque chose, là-dedans?» demande {pal}. «Seulement devant, dit la capuche.~, mais~ Personne ne me voit, et c’est tout l’intérêt.»`,
    turn: {
      restless: `Alors, dans la capuche, les deux oreilles chauffent.~+, car~ {being} regarde droit dedans. «J’ai peur quand on me regarde», dit {name}, tout haut.~,~ Mais la capuche tombe.~+, et~ Voilà deux oreilles rouges. «C’est moi. Regarde tant que tu veux. Moi, je reste ici, et je te regarde.»`,
      wonder: `«Ils regardent tous», dit {being}. C’est vrai, et quelques-uns regardent {name}. «Moi aussi, j’ai peur quand on me regarde», dit {name}, dans la capuche.~,~ Puis elle tombe.~+, et~ Il en sort deux oreilles rouges. [On les regarde, et personne ne veut plus.] «Il n’y a rien d’autre dessous. Maintenant j’aimerais te voir, toi.»`,
    },
    bed: `La capuche pend, vide, au bout du lit.~+, et~ Dans le lit il y a {name}, les deux oreilles dehors. «Je te regarde», dit {pal}, dans le noir. «Je sais, ça se sent, dit {name}. Continue.» Les oreilles restent fraîches.`,
  },
};
