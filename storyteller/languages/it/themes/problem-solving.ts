import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name} e {title} sulla lista`,
  want: [
    `{name} faceva liste. Quella di oggi aveva sette cose.~+, e~ Sei erano già sbarrate, perfino la verità sulla marmellata. Restava la settima, e la settima diceva *Dormire tutti*. La lista di domani era già piena.~+, quindi~ Andava fatto stasera. E se qualcuno restava sveglio?`,
    `Sulla lista di {name} c’erano sette cose, e sei avevano la loro riga sopra. Era fatta anche quella spinosa, con la marmellata e la verità. [Era durata poco, ma a voce bassa.] La settima diceva *Dormire tutti*.~+, e~ {name} la voleva sbarrare stasera. E se mancava uno?`,
  ],
  setoff: `«Allora la settima non è fatta» disse {name}, e prese un foglio pulito. A sinistra, sotto COSA SI SA, scrisse *C’è uno sveglio*.~+, e~ A destra, sotto COSA SI FA, *Andare a vedere*. «È una lista corta» disse {pal}. «Sono le sole che si portano in tasca» disse {name}.`,
  stay: `«La settima, quindi, è ancora da fare» disse {name}, in pigiama, nell’ultimo pezzo di lampada.~, e~ A sinistra, sotto COSA SI SA, scrisse *C’è uno sveglio*.~+, e~ Sotto COSA SI FA, *Sedersi e guardare*. [Un bordo lo teneva {pal}, uno {name}.] «È vicino» disse {pal}.~+, e~ Andò a sinistra anche quello.`,
  remind: `{name} alzò la lista, che a sinistra diceva *C’è uno sveglio*. Adesso si sapeva di più.~+, e~ {name} aggiunse *Il rumore è più vicino*, e poi *Non si stanca*. «Noi invece sì» disse {pal}.~+, e~ Fu scritto anche questo.`,
  refrain: {
    first: `Era una lista che si poteva cantare.~+, e~ La cantarono per impararla:\n«Che cosa si sa, che cosa si fa?\nC’è uno che è sveglio, e il perché non si sa!»`,
    again: `{name} scese col dito lungo la lista.~+, e~ Cantarono quel che c’era:\n«Che cosa si sa, che cosa si fa?\nC’è uno che è sveglio, e il perché non si sa!»`,
    third: `Sbarrarono ancora una cosa provata, e restava questo:\n«Che cosa si sa, che cosa si fa?\nC’è uno che è sveglio, e il perché non si sa!»`,
    last: `La rilessero con voce di carta.~+, e~ Una riga era diversa:\n«Che cosa si sa, che cosa si fa?\nNessuno è più sveglio, e il perché ora si sa.»`,
  },
  try: `*Chiedere con garbo*, scrisse {name}. E chiese, con un per favore davanti e uno dietro. «Per favore, vuoi dormire, per favore?» «Grazie di averlo chiesto» disse {being}. «Mi piacerebbe tanto.~+, ma~ Non ci riesco.» [Convennero che era stato fatto benissimo.] E {name} sbarrò *Chiedere con garbo*.`,
  easy: `«Davanti mettici *quasi*» disse {pal}. «*Dormire quasi tutti*. È fatta, ed è vero.» Il posto c’era.~+, e~ Dopo c’era un letto caldo.~,~ Solo {being} sarebbe avanzat{being?m:o|f:a}, a occhi spalancati. {name} leccò la matita, e fece la gobba della Q.`,
  resolve: `{name} ascoltò a sinistra.~+, poi~ Ascoltò a destra. Dormivano tutti.~+, e allora~ La matita passò una riga sul numero sette. «Non è ancora vero» disse {pal}. «Noi siamo in piedi.» «Allora andiamo a farlo diventare vero» disse {name}, guardando la riga.`,
  bed: `La lista stava accanto al letto, sette cose e sette righe sottili. *Dormire tutti*, diceva l’ultima.~+, e~ A leggerla, ormai, non c’era più nessuno.`,
};

export const wonder: ArcTelling = {
  title: `{name} e {title}`,
  want: [
    `Il vasetto di prugne non si apriva. Primo passo: girare. Secondo: picchiare col cucchiaio. Terzo: chiedere. E ogni volta il coperchio stringeva di più. {name} le prugne le voleva a colazione.~+, ma~ Il quarto passo qual era?`,
    `A colazione {name} voleva prugne.~+, ma~ Il vasetto non si apriva. Girato, l’aveva girato; col cucchiaio aveva picchiato; aveva perfino chiesto per favore.~, ma~ Il coperchio era ancora su. [E guardava da un’altra parte.] E se il quarto passo non esisteva?`,
  ],
  setoff: `«Stasera quello si apre da sé» disse {name}. «E nessuno lo gira! Voglio vedere come si fa.» Presero cappotti, vasetto e cucchiaio. «Lo tengo in modo che veda» disse {pal}.~+, e~ Il vasetto andò avanti, col coperchio in testa alla fila.`,
  stay: `«Là fuori, stasera, si apre tutto per conto suo» disse {name}. «E io guardo come si fa.» In pigiama si sedettero dove finisce la lampada, con il vasetto di prugne nel mezzo. «È perché veda anche lui» disse {pal}, girandolo per il verso giusto.`,
  remind: `«Fa’ provare me» disse {pal}, che aveva le forze fresche.~,~ E girò. «Si è mosso! Si è mosso qualcosa!» Guardarono bene.~+, e~ Quel che si era mosso era {pal}. «Il primo passo» disse {name} «adesso l’hanno fatto tutti.»`,
  refrain: {
    first: `Ripassarono i passi dal principio, caso mai ne mancasse uno:\n«Gira, picchietta, tira di qua:\nper farlo uscire, come si fa?»`,
    again: `«C’è un passo che non ci è venuto in mente» disse {name}.~+, e~ Daccapo:\n«Gira, picchietta, tira di qua:\nper farlo uscire, come si fa?»`,
    third: `Il vasetto non voleva.~+, e~ Qualcun altro nemmeno:\n«Gira, picchietta, tira di qua:\nper farlo uscire, come si fa?»`,
    last: `Nessuno stava facendo più nulla.~+, e~ Cantarono i passi a bassa voce:\n«Non gira, non picchia, non tira chi sa:\nlascialo stare, ed eccolo qua.»`,
  },
  try: `«Secondo passo» disse {name}, e picchiò tre volte col cucchiaio, lì vicino. «A che serve?» chiese {being}. «Ad allentarti» disse {name}. «Sta facendo il contrario» disse {being}. Allora {name} chiese per favore. «Anche quello» disse {being}.`,
  easy: `«Il quarto passo potrebbe essere uno grosso» disse {pal}. «Non vale, ma sono prugne.» Un giro, e il sugo dolce sul mento.~, ma~ Al momento buono {being.di} sarebbero stati a casa a masticare. {name} aveva già il vasetto sotto il braccio.`,
  resolve: `Il quarto passo, allora, era smettere. Lasciarono in pace il vasetto.~+, e~ {name} ci posò sopra un dito e basta. Il coperchio girò da solo, per l’altro verso.~+, e~ Venne via. «Vuol dire» disse {pal} «che tutto il giorno gli abbiamo dato una mano a chiudersi.»`,
  bed: `In cucina stava il vasetto, con il coperchio accanto.~+, e~ Nessuno girava, nessuno picchiava. Dentro, tonde e vicine, le prugne.~, e~ Al buio si sentiva l’odore.~+, che~ Era dolcissimo.`,
};
