import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name} et {title}`,
  want: [
    `La dernière devinette du livre est la meilleure: *Il faut être deux. Cela vient à la fin. Tout seul, on ne l’a pas.* [On a essayé *chaussures*, et *coudes*.] La page de la réponse est arrachée.~+, et~ Le livre repart demain à la bibliothèque, donc {name} veut savoir ce soir. Et si personne ne le savait jamais?`,
    `Personne n’a la réponse à la devinette de {name}: *Il faut être deux. Cela vient à la fin. Tout seul, on ne l’a pas.* [«La sauce», a dit quelqu’un.] La dernière page est arrachée.~+, or~ Le livre doit être rendu demain. {name} veut trouver avant de dormir.~, car~ Une devinette sans réponse, ça gratte.`,
  ],
  setoff: `«Je ne peux pas réfléchir avec ce bruit», dit {name} en refermant le livre sur un doigt. «Mais ça veut dire que quelqu’un ne dort pas.~, et~ À ce quelqu’un, je n’ai pas encore posé ma devinette.» Le manteau se ferme, le livre entre dessous.~+, et~ On suit le bruit.`,
  stay: `«Impossible de réfléchir là-dedans, dit {name}, mais celui qui fait ça connaît peut-être la réponse.» En pyjama, on s’assoit au bord de la lampe, le livre ouvert sur les genoux. «Tu n’auras même pas à l’appeler, dit {pal}. Écoute.» [Le bruit s’est déjà rapproché.]`,
  remind: `«C’est *chaussettes*? demande {pal}. Il en faut deux.» «Non, dit {name}, on peut très bien avoir une chaussette.» [«Ça vient à la fin: *orteils*?»] «*Une dispute*?» «J’en fais très bien sans personne.» {name} regarde encore dans le livre.~+, mais~ À l’endroit de la réponse, il n’y a qu’un bord déchiré.`,
  refrain: {
    first: `Une devinette passe mieux quand on la dit tout haut, chacun sa ligne:\n«Il faut être deux, ça vient à la fin.\nTout seul on ne l’a pas. Devine, enfin!»`,
    again: `On la pose de nouveau.~+, car~ On ne sait jamais qui écoute avec la réponse:\n«Il faut être deux, ça vient à la fin.\nTout seul on ne l’a pas. Devine, enfin!»`,
    third: `{name} rouvre le livre au bord déchiré, et il n’y a toujours que la devinette:\n«Il faut être deux, ça vient à la fin.\nTout seul on ne l’a pas. Devine, enfin!»`,
    last: `Il fait si calme qu’on la dit presque sans air.~+, et~ Sa fin est revenue:\n«Il faut être deux, ça vient à la fin.\nÀ deux, on l’a. Bonne nuit, enfin.»`,
  },
  try: `{name} lit la devinette, et {being} est aux anges d’être de la partie. «Il faut être deux? Alors c’est moi, et encore moi!» Aussitôt {being.il} fait le deuxième. «Ça ne fait toujours qu’un», dit {name}. «Je sais, dit {being} sans s’arrêter. Je l’ai souvent remarqué.»`,
  easy: `«*Des gants!* dit {name}. Il y en a deux, et c’est au bout.» Ça va presque.~+, et~ La devinette serait finie, avec le livre bien au chaud.~,~ Mais {being} continuerait toute la nuit, sans que personne lui demande rien. Déjà {name} mouille son crayon.`,
  resolve: `«*Bonne nuit!* souffle {name}. C’est ça! Ça vient à la fin, et il faut être deux.» {Pal} essaie dans son coin: «Bonne nuit.» «Bonne nuit», répond {name}.~+, et~ Ça fait deux. [«Ça m’a échappé», dit {pal}.] La réponse entre dans le livre, au bord déchiré.`,
  bed: `Le livre est fermé, avec sa réponse dedans. Il faut être deux, qui le dit, et à qui on le dit.~+, et~ Cela vient à la fin. C’est la fin.`,
};

export const wonder: ArcTelling = {
  title: `{name} et {title}`,
  want: [
    `Dans l’album, il y a un carré vide, quatre coins de papier et pas de photo. Dessous, à l’encre ancienne, on lit *La plus belle nuit de toutes*. Qui a pris la photo? {name} veut le savoir ce soir. Et si le carré restait vide pour toujours?`,
    `«Qui a pris la photo?» demande {name}, mais personne ne sait. Dans l’album, entre quatre coins, il n’y a rien.~+, et~ Dessous il y a écrit *La plus belle nuit de toutes*. [{Tiny} n’est plus parmi les suspects.] {name} veut une réponse ce soir.~, car~ Ce carré a l’air d’attendre quelqu’un.`,
  ],
  setoff: `«*La plus belle nuit de toutes*, lit {name}. Mais c’est ce soir! C’est elle, la photo qui manque.» La page sort de l’album.~+, et~ Elle entre dans le manteau. «On demandera à tous ceux qui y sont», dit {name}.~+, et~ On sort[, {pal} devant, à la recherche d’indices].`,
  stay: `«*La plus belle nuit de toutes*, répète {name}, et elle est juste devant la porte.» En pyjama, on s’assoit au bord de la lampe.~+, et~ On tient à deux la page aux quatre coins. [«On va bien voir qui prend la photo.» «Pour l’instant, dit {pal}, je ne vois personne.»]`,
  remind: `{name} interroge tout le monde en chemin: «Avez-vous pris la photo, un jour?» «Je voulais, répond quelqu’un, mais j’ai vu que j’avais la bouche ouverte.» {name} note: *bouche ouverte*. [Un autre tenait la main d’une dame.] «Ils nous cachent quelque chose», dit {pal}. «Non, dit {name}, je crois qu’ils nous le disent.»`,
  refrain: {
    first: `Chaque enquête a sa question.~+, et~ Il faut la répéter, pour qu’elle ne se sauve pas:\n«Qui prit la photo? Qui donc était là?\nQu’est-ce qu’on met dans ce carré-là?»`,
    again: `On a un indice ou deux.~+, mais~ Aucun n’entre dans les quatre coins:\n«Qui prit la photo? Qui donc était là?\nQu’est-ce qu’on met dans ce carré-là?»`,
    third: `Tout le monde regarde du même côté, et personne ne saurait le dire:\n«Qui prit la photo? Qui donc était là?\nQu’est-ce qu’on met dans ce carré-là?»`,
    last: `Longtemps après, il faut bien que quelqu’un parle.~+, et~ C’est {name}, qui a trouvé:\n«Personne ne l’a prise. Nous étions là.\nVoilà ce qu’on met dans ce carré-là.»`,
  },
  try: `«Je te dessine, dit {name}, comme ça, il ne sera plus vide.» {Being} regarde les quatre coins. «Et je resterais comme ça pour toujours?» «Oui, alors prends ton plus bel air.» C’est le mot de trop.~+, car~ Maintenant {being} ne sait plus du tout lequel. [Le crayon attend, puis rentre.]`,
  easy: `«Mets-moi dans le carré, dit {pal}, je ne bouge pas.» L’album serait plein.~+, et~ On pourrait cesser d’attendre. Ce que {being} garde pour la fin, personne ne le verrait jamais. «Menton plus haut», dit {name}, le crayon déjà sorti.`,
  resolve: `La page est dans la main de {name}, et le carré est vide. «J’ai oublié de dessiner, dit {name}, je regardais.» Un regard à gauche, un regard à droite.~+, et~ On a compris. «Voilà donc qui a pris la photo, dit {pal}: personne, ils regardaient tous.» [«Et ils avaient tous la bouche ouverte.»]`,
  bed: `La page est rentrée dans l’album, et ses quatre coins ne tiennent rien. Pourtant, si on y était, elle n’a pas l’air vide.~, alors~ {name} ferme les yeux.~+, et~ La voilà, bien tenue par les quatre coins.`,
};
