import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'creativity'> = {
  spoon: {
    plant: `Pour une nuit pareille, il faudrait une corde, et un livre qui explique. {name} cherche dans la cuisine.~+, et~ Il y a une cuillère, qui va dans la poche. «C’est pour la soupe», dit {pal}. «Seulement quand il y a de la soupe», dit {name}. [Aujourd’hui, elle a déjà été chausse-pied.]`,
    turn: {
      restless: `*Ting.* C’est la cuillère à soupe, dans la poche, qui a touché un bouton.~, et~ {{name} la sort, s’approche {being.de}. {name} recommence|{name} la sort, s’approche {being.de}, et recommence}. *Ting.* «Ça, c’est moi, dit {name}. Tant que tu l’entends, je suis là. Tu peux t’arrêter, et moi je continue.» *Ting.*`,
      wonder: `Quelque chose est sorti de la poche tout seul.~+, et~ C’est la cuillère à soupe. {name} la frotte, et dedans il y a toute la nuit, très petite.~,~ Alors {name} s’approche {being.de}, et la lève. «Tout y tient, dit {name}, et ce n’est qu’une cuillère. De toi, il ne m’en faut pas plus que ça.»`,
    },
    bed: `La cuillère est près du lit. Dans son creux pend une toute petite lampe, à l’envers.~+, et~ Sous la lampe il y a un tout petit lit. Quelqu’un y est couché, gros comme une miette, et dort presque.`,
  },
  funnel: {
    plant: `Il faudrait un casque.~+, mais~ Dans la cuisine il n’y a qu’un entonnoir. On le met, il tombe, et il va dans la poche. «C’est pour les bouteilles», dit {pal}. «On peut rencontrer une bouteille», dit {name}. [Le bout dépasse, et siffle un peu en marchant.]`,
    turn: {
      restless: `«Attends, dit {name}. Jusqu’ici je n’ai entendu que le bruit.» L’entonnoir sort.~+, et~ Le bout mince va à l’oreille. {name} s’approche, le côté large tendu vers {being}. «Maintenant je t’entends là-dedans. J’écoute jusqu’à ce que tu dormes. Bonne nuit, toi, au fond.»`,
      wonder: `{name} jette un dernier regard, dans l’entonnoir. Là-dedans, on ne voit qu’un morceau, gros comme un petit pois.~+, et~ C’est un morceau {being.de}. «Oh», dit {name}, en s’approchant tout près. «Il me plaît, ce morceau. Il est gros comme un petit pois, et je pourrais le regarder toute la nuit.»`,
    },
    bed: `L’entonnoir pend au bout du lit, comme un chapeau. «C’est toujours pour les bouteilles, tu sais», dit {pal}. «Demain matin», dit {name}. La nuit, il écoute.~+, et~ Ce qu’il entend, c’est respirer.`,
  },
};
