import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'courage'> = {
  second: {
    plant: `Una cosa però c’era: {name} aveva paura del buio, e andava sempre in coda. Così davanti c’è una schiena.~+, e~ Il buio arriva prima a quella. «Dopo di te» disse {name}. «Di nuovo?» disse {pal}.`,
    turn: {
      restless: `«E chi resta qui?» chiese {pal}. Erano tre passi, tutti bui. «Ho paura del buio» disse {name}, a voce alta.~, e~ Partì un piede.~+, e~ L’altro gli andò dietro, fino {being.a}. «Davanti a me non c’è nessuno, e resto.~+:~ In due è meno buio.»`,
      wonder: `«Non basta» disse {being}, pianissimo, a nessuno. {name} sentì.~+, ed~ Erano tre passi bui. «Ho paura del buio» disse {name} forte. Uno, due, tre. «Di passi coraggiosi ne avevo solo tre» disse {name} {being.a}, «e sono bastati. Basti anche tu.»`,
    },
    bed: `Per spegnere la luce bisognava attraversare la stanza.~, ma~ Davanti stavolta non c’era nessuna schiena.~+, e~ Ognuno dei sette passi era soltanto la stanza.`,
  },
  hood: {
    plant: `Quando qualcuno guardava, le orecchie di {name} si scaldavano. Perciò il cappuccio stava su anche a tavola, coi lacci tirati. «Ci vedi?» chiese {pal}. «Solo davanti» disse il cappuccio. «Ma nessuno vede me.»`,
    turn: {
      restless: `Le orecchie di {name} si scaldarono, nel cappuccio: {being} guardava proprio lì. «Ho paura, quando mi guardano» disse {name} forte.~+, ma~ Il cappuccio cadde, e c’erano due orecchie rosse. «Guarda quanto vuoi.~+, e~ Io resto a guardare te.»`,
      wonder: `«Guardano tutti» disse {being}.~, e~ Qualcuno guardava {name}. «Fa paura anche a me» disse {name}, dal cappuccio, e lo buttò indietro. Guardarono tutti le due orecchie rosse.~+, e~ Nessuno volle di più. «Sotto c’è solo questo.~+,~ E ora vorrei vedere te.»`,
    },
    bed: `Il cappuccio pendeva dal letto, vuoto.~+, e~ {name} aveva fuori tutte e due le orecchie. «Ti guardo» disse {pal}, al buio. «Lo sento» disse {name}. «Continua.» Le orecchie restarono fresche.`,
  },
};
