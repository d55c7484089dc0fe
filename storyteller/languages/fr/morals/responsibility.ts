import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'responsibility'> = {
  latch: {
    plant: `Dans la cuisine, le placard aux biscuits a un loquet.~+, et~ C’est le travail de {name} de le fermer. Pousser ne suffit pas.~,~ Il faut attendre que ça fasse *clic*. «C’est fermé, dit {pal}, viens.» «Ça n’a pas cliqué», dit {name}. [Sinon, les biscuits deviennent mous.] *Clic.*`,
    turn: {
      restless: `«*Clic*», dit {pal}, pour aider.~, et~ {name} écoute, une oreille tendue.~+, mais~ Ce n’était que {pal}. Partir, c’est seulement pousser. Ici, rien n’a cliqué.~+,~ Alors {name} s’approche {being.de}, et ne bouge plus. «Ton bruit, je l’ai dans l’oreille, donc c’est mon travail. Je reste jusqu’à ce que ça clique.»`,
      wonder: `Cela n’a pas cliqué.~+, et~ Tant que cela ne clique pas, {name} ne s’en va pas.~,~ Alors {name} s’approche {being.de}, une oreille tendue. «Il ne m’en faut pas beaucoup, dit {name}. [À la maison j’attends juste un clic.] C’est gros comme une miette, et ça me suffit.» Et {name} retient un souffle.`,
    },
    bed: `Bien au chaud dans le lit, {name} repense au loquet. Personne n’en saurait rien, et les biscuits ne diraient rien.~+, mais~ Deux pieds nus sortent. On pousse le placard, on attend, on écoute. *Clic.* Le lit a gardé la place au chaud.`,
  },
  count: {
    plant: `Le soir, c’est le travail de {name} de compter qui est là. «Il manque quelqu’un», dit {name}.~, et~ On cherche même sous le couvercle de la grande marmite. «Recompte», dit {pal}.~+, mais~ Il manque toujours quelqu’un. «Et toi, tu t’es mis où, dans le compte?» demande {pal}. Maintenant, le compte est bon.`,
    turn: {
      restless: `«Un», dit {name}.~, car~ On compte avant de partir. «Deux», et c’est {pal}. Le compte est bon, comme toujours.~+, et pourtant~ Il en manque un, on le sent.~,~ Alors {name} s’approche {being.de}, et regarde longtemps. «Et trois, c’est toi. Maintenant, sans toi, c’est faux. Il va falloir que je te compte tous les soirs.»`,
      wonder: `«On est au complet?» demande {pal}. C’est le travail de {name} de le savoir.~+, donc~ On compte. «Un, dit {name}, deux.» Un doigt de plus se lève, et {name} s’approche {being.de} avec lui. «Et trois. Je ne compte pas si c’est grand, ni si ça brille. Il suffit de faire un, et tu le fais.»`,
    },
    bed: `«Un», dit {name} dans le noir.~, car~ Il faut bien le faire. «Deux.» Il y en a un de plus, qui dort un peu plus loin. «Trois. C’est tout le monde.» «Et toi, alors?» dit {pal}. «J’étais le un, dit {name}. Je suis toujours le un, maintenant.»`,
  },
};
