import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'honesty'> = {
  pea: {
    plant: `«Et si quelqu’un a des ennuis, cette nuit?» demande {pal}. «J’ai déjà aidé cent personnes, dit {name}. C’est facile.» Ce n’est pas vrai.~+:~ C’était un scarabée, à l’envers. [Un seul, et il était presque retourné.] Le mensonge reste dans le ventre, froid comme un petit pois gelé.`,
    turn: {
      restless: `Alors, dans le ventre de {name}, le petit pois gelé roule. «J’ai dit que j’avais aidé cent personnes, dit {name}. C’était un scarabée.» Et {name} s’assoit tout contre {being}, comme quelqu’un qui a la nuit devant soi. «Je ne sais pas comment on endort les gens. Je sais seulement comment on reste.»`,
      wonder: `«{name} a déjà aidé cent personnes», dit {pal}. «Alors une de plus», dit {being}.~, et~ Le petit pois gelé roule dans le ventre.~+, donc~ De tout près, {name} lève un doigt. «Non, c’était un scarabée. Mais un, le scarabée a trouvé ça très bien, et moi je te trouverais très bien.»`,
    },
    bed: `{name} cherche le petit pois gelé, jusqu’au fond.~, mais~ Il n’y a plus là que de la soupe. «Tu en as aidé combien, maintenant?» demande {pal}, dans le noir.~, et~ {name} recompte. «Deux, avec le scarabée.»~+, et~ C’est exactement juste.`,
  },
  jam: {
    plant: `{name} a de la confiture sur la manche.~, et~ Elle vient d’un pot qu’il ne fallait pas ouvrir.~+, alors~ Le bras reste derrière. «Qu’est-ce qu’il a, ton bras?» demande {pal}. «Rien, dit {name}. Il aime bien être au fond.» [{Pal} regarde le bras, qui regarde ailleurs.]`,
    turn: {
      restless: `«Pourquoi tu te tournes tout le temps?» demande {pal}. {name} s’arrête.~+, et~ Le bras sort. «C’est de la confiture, et je l’ai prise. Je tourne depuis ce soir, pour qu’on ne voie pas.» Puis {name} vient tout près {being.de}, les deux bras grands ouverts. «Me voilà. Tu peux t’arrêter, et je serai encore là.»`,
      wonder: `Mais la manche colle, celle à la confiture.~, et~ C’est dur d’avoir l’air magnifique avec une manche pareille.~+, alors~ De tout près, le bras sort de derrière. «La confiture, c’était moi. Voilà comment je suis, en entier. Pas besoin que ce soit magnifique, dit {name}. J’aimerais juste te voir.»`,
    },
    bed: `La manche pend au bout du lit, la confiture dehors. «C’était à quoi?» demande {pal}, un moment plus tard. «À la prune», dit {name}.~+, et~ Les deux bras sont couchés côte à côte, sur la couverture.`,
  },
};
