import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'gratitude'> = {
  thanks: {
    plant: `Dans la poche de {name}, il y a un petit pain chaud, que quelqu’un a mis là sans rien dire, pour plus tard. {name} se tourne vers la cuisine: «Merci.» «C’était à qui?» demande {pal}. «Aucune idée, dit {name}.~, mais~ Il y a du beurre dedans.»`,
    turn: {
      restless: `Alors, dans la poche, le petit pain se cogne.~+, et~ Il est encore chaud. {name} se retourne tout à fait, vers {being}. «Merci», dit {name}. «De quoi?» demande {pal}. «Du bruit. Sans lui, je dormirais, et maintenant je te connais. Quand tu te tairas, je te connaîtrai tout pareil.»`,
      wonder: `«Merci», dit {name} à la place, en regardant {being}. «Mais ça n’a pas commencé», dit {pal}.~, et~ {name} sort le petit pain, qu’on a remercié avant la première bouchée. «Pour moi, si. J’y pense depuis le petit déjeuner, et ça venait de toi. J’aimerais juste le voir, comme c’est.»`,
    },
    bed: `Le petit pain se mange au lit, autant qu’il en reste. On l’avait mis chaud dans la poche.~+, et~ Il est encore tendre au milieu. «Merci», redit {name}, dans le noir. Deux chambres plus loin, quelqu’un dit: «De rien.»`,
  },
  cake: {
    plant: `Au printemps, la grand-tante Odile avait envoyé un gâteau, parti en un jour.~+, mais~ La carte de merci a pris plus longtemps. Elle vit dans la poche de {name}, et en est à un demi-gâteau. [Les cerises sont déjà finies.] «Ce n’est pas trop tard, maintenant?» demande {pal}. «J’en ai peur», dit {name}.`,
    turn: {
      restless: `Quelque chose craque.~+:~ C’est la carte, dans la poche, aussi en retard qu’une carte peut l’être.~,~ Alors {name} s’approche tout près {being.de}. «J’ai oublié de dire merci, dit {name}. Mes yeux ne se fermaient pas, puis ton bruit est venu, et ça faisait deux. Maintenant je suis là, donc pour toi ça fait deux aussi.»`,
      wonder: `«C’est fini?» demande {pal}.~, et~ La carte dépasse de la poche, avec un demi-gâteau. «Non», dit {name}, en la levant vers {being}. «Je la voulais très belle, alors je n’osais plus, et personne n’a rien eu. [La moitié, c’était déjà bien.] Alors merci de ce que tu as. Je peux voir?»`,
    },
    bed: `Près du lit, il y a la carte, avec un gâteau entier dessus.~, et~ La moitié neuve est plus de travers que l’ancienne. «C’est encore trop tard?» demande {pal}. «C’est très tard, dit {name}, les yeux fermés.~, mais~ Il est entier.»`,
  },
};
