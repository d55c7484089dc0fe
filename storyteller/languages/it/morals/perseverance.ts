import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'perseverance'> = {
  whistle: {
    plant: `{name} imparava a fischiare.~:~ Si spingono fuori le labbra e si soffia.~+, e~ Di solito viene solo soffio. «Fff» fece {name} in una manica. «Forse non sei il tipo» disse {pal}. «In questo minuto no» disse {name}. «Fff.»`,
    turn: {
      restless: `«Fff» fece qualcuno, ed era {name}. «Ora no» disse {pal}. «Una volta ancora» disse {name}, avvicinandosi {being.a}. Fff, fff, e poi, sottile e traballante, venne una nota vera. «Ero io» disse {name}. «Io rispondo, e sono qui.»`,
      wonder: `«Una volta ancora» disse {name}, e si chinò all’orecchio di {pal}. Fff: di nuovo soffio.~+, ma~ Caldo, come sul latte.~,~ E {pal} chiuse gli occhi. «Finora ho solo questo» disse {name} {being.a}, «e a {pal} piace.~+:~ Il tuo può venire come viene.»`,
    },
    bed: `«Una volta ancora» disse {name}, sotto la coperta.~, e~ Venne la nota.~+, ed~ Erano quasi due. «L’altra metà domani» disse {pal}. «O dopodomani» disse {name}.`,
  },
  string: {
    plant: `A tavola {name} aveva uno spago fra dieci dita, sopra, sotto, e molla. «Ecco, una culla.» «È un nodo» disse {pal}. «Di’ che è una ragnatela, fai prima.» «Non è finita» disse {name}.~+, e~ Lo spago andò in tasca, nodo compreso.`,
    turn: {
      restless: `Un dito si impigliò nello spago.~, e~ Vicino {being.a}, {name} sciolse il nodo: sopra, sotto, molla.~+, ed~ Ecco una culla, con un buco in mezzo. Dal buco {name} guardò. «Ti vedo. La tengo aperta finché non dormi.»`,
      wonder: `«È una *culla*» disse {name} allo spago.~, e~ Davanti {being.a} la sciolse, giro dopo giro.~+, ed~ Ecco una culla: quattro pezzi di spago, e il resto buchi. «Di più non c’è» disse {name}, «e guarda, regge.~+, e~ Non ne voglio di più.»`,
    },
    bed: `Lo spago stava accanto al cuscino, stanco.~+:~ Era di nuovo un anello, ma con delle pieghe. «Si ricorda» disse {name}. «Allora non era una ragnatela» disse {pal}, sbadigliando.`,
  },
};
