import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'diversity'> = {
  knot: {
    plant: `C’era un nodo nel laccio del <toddler: pigiama|cappotto> di {name}, che tirava e lo stringeva. «Io comincio dall’altro capo» disse {pal}. «Un nodo si fa in un modo solo» disse {name}, e tirò.~+, finché~ Fu duro come una noce.`,
    turn: {
      restless: `Sotto il pollice c’era il nodo. {name} provò dall’altro capo.~+, e~ Si aprì. «Buongiorno» disse {name} {being.a}. «È notte» disse {pal}. «Comincio dall’altra parte. Ho detto buongiorno, quindi devo esserci, e tu puoi smettere.»`,
      wonder: `Sotto il pollice il nodo era ancora chiuso. {name} provò dall’altro capo.~+, e~ Venne. «Allora guardo anch’io dall’altra parte» disse {name}, e andò dal lato {being.di}. «Oh! Di qui è tutto occhi.~+, e~ Resto con te. Fa’ quel che hai.»`,
    },
    bed: `Per la notte il laccio fu rifatto, e {name} cominciò dall’altro capo. «È al contrario» disse {pal}. «Solo da dove stai tu» disse {name}. Ne venne un fiocco morbido.`,
  },
  backward: {
    plant: `{pal} se ne andava sempre all’indietro.~, e~ Così lasciò anche la tavola, salutando a lungo. «È il verso sbagliato» disse {name}. «La faccia ce l’hai di dietro.» «Loro stanno lì» disse {pal}.`,
    turn: {
      restless: `«Aspetta» disse {name}. «Quando ce ne andiamo che cosa vedi?» «Schiene» disse {being}. {name} pensò a {pal}, e provò: un piede indietro.~+, e~ Un braccio in alto. «Me ne andrò così» disse {name}. «Puoi smettere, ti guarderò per tutta la strada.»`,
      wonder: `Ma {pal} camminava di nuovo al contrario. «Posso provare il tuo verso?» chiese {name}. E davanti {being.a}, davanti a tutti, arrivò una schiena. «Il mio lato brutto è questo.~+, e~ Anche tu puoi cominciare dal tuo. È quello che vorrei vedere.»`,
    },
    bed: `{name} andò a letto all’indietro.~, e~ Ci volle un po’.~+, perché~ Il cuscino non era dov’era. «È il verso sbagliato» disse {pal}. «Non avevo finito di guardare» disse {name}.`,
  },
};
