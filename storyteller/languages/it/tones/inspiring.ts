import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'inspiring'> = {
  open: [
    `Sulla colonna del letto di {name} c’erano i segni a matita delle misure, e il più basso arrivava al ginocchio. «Di crescere non si sente niente» disse {name}. «Nessuno se ne accorge» dissero. «Si fa da sdraiati.»`,
    `Da lunedì {name} ritagliava stelle di carta.~:~ La prima era venuta con tre punte, la seconda con nove.~+, e~ Quella di stasera ne aveva cinque. «Che rabbia, no?» chiesero. «No» disse {name}. «Mi hanno mostrato dov’è il mezzo.»`,
    `Un bottone del pigiama era verde, gli altri bianchi. «Il verde chi l’ha cucito?» chiesero. «Io» disse {name}.~+:~ C’era voluta tutta una domenica. I bianchi si staccavano spesso.~+, e~ Il verde mai.`,
  ],
  outside: `«E se è troppo difficile?» chiese {pal}. {name} abbottonò il bottone duro, quello in alto, che toccava sempre ai grandi.~+, e~ Al terzo tentativo passò. «La settimana scorsa non mi riusciva nemmeno questo» disse {name}.`,
  rest: `Accanto a loro andava {tiny}, una manica all’ora. «Così non arriva» disse {pal}.~+, e~ Fecero una bella sosta.~+, e~ Alla fine {tiny} era parecchio più avanti. «Hm» disse {pal}.`,
  doorstep: `Via le scarpe. «<toddler: Sono state con noi tutto il tempo|Hanno fatto tutta quella strada>» disse {pal}, «e non si danno arie.» Sembravano scarpe e basta, con una stringa fuori. «È da questo che si vede» disse {name}.`,
  close: [
    `Sulla colonna del letto c’era posto per un altro segno.~+:~ L’avrebbero fatto la mattina. Adesso si cresceva, da sdraiati.~+, e~ {name}, a occhi chiusi, non se ne accorgeva.`,
    `Sopra il letto, a un filo, pendevano le stelle di carta, la tre, la nove e la cinque. Nel buio giravano.~+, e~ Dal cuscino di {name} erano stelle tutte.`,
    `Nella coperta, da qualche parte, si era staccato di nuovo un bottone bianco. Il verde teneva insieme i due lati caldi.~+, perché~ La domenica di {name} durasse fino al mattino.`,
  ],
  links: [
    `{name} mise avanti un piede, e poi l’altro, e andare è tutto qui.`,
    `{name} e {pal} erano già più lontano di quanto ognuno fosse mai arrivato.`,
    `{name} si voltò, e il posto di partenza era piccolo come un bottone.`,
    `«È troppo lontano» disse {pal}, e lo ridisse parecchio più avanti.`,
    `Quella che pareva la fine era soltanto il mezzo, e allora fecero l’altra metà.`,
    `Più o meno qui {pal} voleva tornare indietro, ma aveva troppo da andare avanti.`,
  ],
  threads: {
    smallest: {
      one: `«È troppa notte» disse {pal}.~+, ma~ In cucina un biglietto dice *Comincia dal pezzo più piccolo.* {name} lo cercò<toddler: , ed era un respiro, e {name} lo fece.|, ed era lungo un piede, e {name} ce lo mise.> «Tutto qui?» disse {pal}. «È fatto» disse {name}.`,
      two: `«È ancora troppa notte» disse {pal}, e si sdraiò nel mezzo.~, e~ Si sdraiò anche {name}. «Qual è il pezzo più piccolo?» {pal} ci pensò. «Alzarsi a metà.» «Facciamo solo quello.» E il pezzo dopo era piccolo anche lui.`,
      three: `{name} si voltò, e c’era tutto quel che avevano fatto, un pezzo dietro l’altro. «Tutto questo chi l’ha fatto?» chiese {pal}. «Nessuno» disse {name}. «Noi facevamo solo il pezzo dopo.»`,
      end: `Di notte ce n’era ancora tanta, a guardarla tutta insieme. {name} cercò il pezzo più piccolo.~+, ed~ Era una palpebra, e poi, si capisce, c’era l’altra.`,
    },
    yet: {
      one: `«Una notte intera non la so fare» disse {pal}. «Hai lasciato via la fine» disse {name}. «Da noi si dice *ancora*.» {pal} provò. «Una notte intera non la so *ancora* fare.» Era la stessa cosa, e suonava tutta diversa.`,
      two: `«Non serve» disse {pal}. {name} aspettò. «Voglio dire» disse {pal}: «non serve *ancora*.» «Va meglio?» {pal} se lo rigirò. «Adesso in fondo è aperto» disse. «Prima l’avevo chiuso.»`,
      three: `«Non ce la faccio» disse {name}, e si sedette.~, e~ Venne una lunga pausa. {pal} aspettava, con gli occhi alla bocca. «È corta» disse {pal}. «Ancora» disse {name}, non tanto forte.~+, e~ Dietro la parola si alzò.`,
      end: `«Non riesco a dormire» disse {name}. «Ancora» disse {pal}.~, e~ Stettero fianco a fianco, ad aspettare. È una parola corta.~+, e~ Non ci volle molto.`,
    },
  },
};
