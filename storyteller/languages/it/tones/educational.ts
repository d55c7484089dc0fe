import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'educational'> = {
  open: [
    `{name} chiuse gli occhi, e sentiva ancora le tazze. È vero: le orecchie non hanno palpebre.~+, e~ Ascoltano tutta la notte. «E i miei che se ne fanno, del rumore?» «Lo lasciano passare» dissero, «quasi tutto.»`,
    `A tavola ci fu uno sbadiglio, e {name} lo prese. È vero: la gente se lo attacca.~+, e~ Può prenderlo perfino un cane. «Perché?» chiese {name}. «Di sicuro non lo sa nessuno» dissero, sbadigliando.`,
    `«Nel cucchiaio sono a testa in giù» disse {name} a cena, «ma solo davanti.» È così, perché un cucchiaio è uno specchio cavo.~+, e~ Quel che viene da sopra lo manda sotto. {name} lo girò. «Di dietro sono tutto naso.»`,
  ],
  outside: `«Non vedo niente» disse {pal}. «Gli occhi si stanno ancora aprendo» disse {name}.~+:~ Al buio il nero dell’occhio si allarga, per far entrare la luce, e continua a migliorare per mezz’ora. «Ora ti vedo» disse {pal}.`,
  rest: `Si sedettero, e {name} contò il cuore, novanta al minuto. «Quello di un topo va sei volte più in fretta. Quello di una balena va piano.» «Perché?» chiese {pal}. Chi è piccolo si raffredda prima, e deve bruciare di più. «Allora sono a metà strada per la balena.»`,
  doorstep: `«Questo cuscino sa di te» disse {pal}. «Non sa di niente» disse {name}, e annusò. «Ah. Sì.» Sa sempre di qualcosa.~+, ma~ Il naso racconta solo le novità. <toddler: Prima bisogna girarsi un po’ di là|Prima bisogna andar via, e poi tornare>.`,
  close: [
    `Tutte le palpebre erano giù.~, ma~ Due orecchie, che non ne hanno, erano ancora su.~+, e~ Lasciavano passare i rumori. Ma anche dormendo uno conosce il suo nome, e perciò si dice piano.`,
    `Ancora una cosa vera: per prendere uno sbadiglio non serve vederlo, basta sentirne parlare.~+, quindi~ Quello della cena può essere già qui.`,
    `Ancora una cosa vera: nell’occhio, come nel cucchiaio, tutto è a testa in giù, e la testa lo raddrizza. Dietro le palpebre di {name} da raddrizzare non c’era più niente.`,
  ],
  links: [
    `{name} guardava indietro a ogni svolta, perché la stessa strada, al ritorno, è tutta diversa.`,
    `{name} guardava un po’ accanto alle cose, perché al buio il bordo dell’occhio vede meglio.`,
    `{name} e {pal} andavano gomito a gomito, perché due che si toccano perdono meno caldo.`,
    `{name} mise una mano dietro l’orecchio, perché un orecchio grande prende più suono.`,
    `{name} teneva un occhio chiuso: se veniva una luce, quello sarebbe stato ancora abituato al buio.`,
    `{name} e {pal} smisero di parlare, perché un rumore vicino copre tutti quelli lontani.`,
  ],
  threads: {
    facts: {
      end: `«So tre cose che a cena non sapevo» disse {name}. «Domani le saprai ancora?» chiese {pal}. «Meglio» disse {name}, ed è vero.~+:~ Quel che si impara di giorno si fissa di notte, dormendo.`,
    },
  },
};
