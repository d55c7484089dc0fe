import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name} e {title}`,
  want: [
    `A chi dare l’ultima buonanotte? Era sempre toccata all’amico del piano di sotto.~+, ma~ Venerdì l’amico aveva traslocato. Così {name} l’aveva detta in una scatola di latta, e giù il coperchio. E se poi non la voleva nessuno?`,
    `Accanto al letto di {name}, in una scatola di latta, c’era una buonanotte. Di solito andava a un amico.~+, ma~ L’amico aveva cambiato casa venerdì. [Non si sentiva niente, per via del coperchio.] {name} voleva darla a qualcuno stasera, finché era fresca. E se avanzava?`,
  ],
  setoff: `«Qualcuno è ancora in piedi» disse {name}. «Mi sa che nessuno gli ha detto buonanotte.» «Magari sì» disse {pal}. «Allora non farebbe quel verso» disse {name}.~, e~ Si misero il cappotto.~+, e~ Andarono a portargli la scatola, tenendola in piano.`,
  stay: `«C’è qualcuno in piedi» disse {name}, «che la buonanotte non l’ha avuta.» In pigiama si sedettero dove smette la lampada, con la scatola nel mezzo. «Grida che ne hai una in più» disse {pal}. «Una buonanotte non si grida» disse {name}. «Bisogna che venga a prenderla.»`,
  remind: `«È ancora lì dentro, la buonanotte?» chiese {pal}. {name} accostò la scatola all’orecchio. «Non si sente nulla.» «Allora è scappata.» «Allora è *buona*» disse {name}. Solo quelle cattive fanno rumore. Comunque, da lì in poi, un pollice restò sul coperchio.`,
  refrain: {
    first: `Ricontarono le buonanotte, per sicurezza.~+, e~ Faceva così:\n«Una per te e una per te,\ne questa che avanza, per chi mai è?»`,
    again: `Ne diedero una a testa al buio, per cortesia.~+, e~ Avanzava ancora:\n«Una per te e una per te,\ne questa che avanza, per chi mai è?»`,
    third: `Qui non stava fermo nessuno, nemmeno il tempo di una buonanotte:\n«Una per te e una per te,\ne questa che avanza, per chi mai è?»`,
    last: `Rifecero il conto in un bisbiglio.~+, e~ Stavolta tornava:\n«Una per te e una per te,\ne nessuna avanza: il conto c’è.»`,
  },
  try: `{name} porse la scatola da vicino.~+, e~ Aprì il coperchio. Una buonanotte è piccola.~+, e~ Capitò in mezzo a tutto quel rumore. «Ti è arrivata?» chiese {name}. «È passato qualcosa» disse {being}. «Era per me?» In fretta {name} richiuse il coperchio su quel che ne restava.`,
  easy: `«La tua buonanotte potrei prenderla io» disse {pal}. «Di posto ne ho per due.» Sarebbe scesa calda, come un secondo panino.~,~ Soltanto che {being} ne sarebbe rimast{being?m:o|f:a} senza. «Buona…» cominciò {name}, col coperchio già alzato.`,
  resolve: `«Buonanotte» disse {name} da vicino, <tried: con quel che ne restava nella|direttamente dalla> scatola. Per un po’ non venne nulla.~+, e poi~ {Being} disse, già quasi nel sonno: «Buonanotte.» Nessuno si aspettava che ne tornasse una. «Questa di chi è?» chiese {pal}. «Mia» disse {name}.~+, e~ La chiuse nella scatola.`,
  bed: `La scatola di latta stava accanto al letto, chiusa.~+, e~ Dentro c’era una buonanotte tutta per {name}. Non faceva rumore.~+, e dunque~ Era buona.`,
};

export const wonder: ArcTelling = {
  title: `{name} e {title}`,
  want: [
    `Nella tasca di {name} c’era un regalo per un amico, incartato tre volte.~, e~ Dentro c’era un tappo di sughero con una faccia. {name} voleva darlo stasera.~+, perché~ Il naso aveva già bucato la carta. Ma se l’amico diceva: «Ah. Un tappo»?`,
    `Un tappo di sughero con una faccia, incartato tre volte: era questo il regalo. {name} lo portava in giro da una settimana.~+, ma~ Stasera bisognava darlo, perché la carta si era bucata. [Dal buco spuntava il naso.] E se tutto quel che veniva era un «Ah. Un tappo»?`,
  ],
  setoff: `«Guarderanno tutti quello» disse {name}, «e nessuno guarderà me.» Per dare un regalo a qualcuno era proprio la sera giusta. «Che cos’hai in tasca?» chiese {pal}. «Una mano» disse {name}. Così si infilarono i cappotti e andarono[, e la mano restò dov’era].`,
  stay: `«Stasera guardano tutti là fuori» disse {name}, «quindi nessuno guarda qui.» In pigiama si sedettero dove finisce la lampada, gomito a gomito. «Hai qualcosa sotto di te» disse {pal}. «Ce l’ho *accanto*» disse {name}. «Tu guarda là.»`,
  remind: `«Scricchioli» disse {pal}. «È il pigiama» disse {name}.~, ma~ Era il regalo, invece.~+, e~ Due delle sue carte erano già consumate. «I pigiami scricchiolano?» chiese {pal}. «Quando aspettano qualcosa di bello» disse {name}. [{pal} ascoltò un poco il suo, ma non aspettava niente.]`,
  refrain: {
    first: `{name} aveva una canzone per la tasca.~+, e~ Della tasca non diceva nulla:\n«Lo do o non lo do? Adesso o poi?\nÈ poco, ma è quello che c’è per noi.»`,
    again: `Ormai la canzone la sapeva anche {pal}, senza sapere di che parlasse:\n«Lo do o non lo do? Adesso o poi?\nÈ poco, ma è quello che c’è per noi.»`,
    third: `Non osava {name}, e non osava {being}.~+, così~ Cantarono per chi non osava:\n«Lo do o non lo do? Adesso o poi?\nÈ poco, ma è quello che c’è per noi.»`,
    last: `La cantarono ancora, sottovoce.~+, e~ In un punto {name} decise:\n«Lo do, sì che lo do: adesso, non poi!\nÈ poco, ma è quello che c’è per noi.»`,
  },
  try: `{name} si avvicinò a mostrare il regalo con il naso di fuori. «Io non ho il coraggio di darlo» disse {name}. «Fai prima tu, poi io.» «Prima tu» disse {being}. «Guardo come va.» «Volevo guardare te» disse {name}.~+, e~ Restarono lì, ad aspettarsi a vicenda.`,
  easy: `Tutti gli occhi erano su {being}.~+, e~ Nessuno guardava {name}. Il regalo si poteva posare lì, senza dir niente.~+, e~ Nessuno avrebbe fatto «ah». Ma allora, a doversi mostrare, restava soltanto {being}.~, e~ Dalla tasca si affacciò il naso.`,
  resolve: `Poi {name} tirò fuori il regalo.~+, e~ Lo diede a {pal}. «È solo un tappo» disse {name}. {pal} tolse le carte e guardò la faccia da tutte e due le parti. «Sono io» disse {pal}.~+:~ Erano due puntini, una riga e un naso.~+, ma~ Era proprio {pal}.`,
  bed: `Nella tasca non scricchiolava più niente. C’erano tre carte, lisciate bene, ciascuna con il suo buco per il naso. Vicino a {pal} stava il tappo.~+, e~ Coi suoi due puntini guardava il buio.`,
};
