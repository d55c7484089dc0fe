import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name} e {title}`,
  want: [
    `{name} misurava il silenzio con un vecchio orologio, di quelli con la lancetta rossa che fa il giro in un minuto. Il silenzio più lungo, finora, era di undici secondi.~+, e poi~ Qualcuno aveva starnutito.~, ma~ Stasera {name} ne voleva un minuto intero. Ma ce n’era, in giro, così tanto?`,
    `{name} misurava il silenzio, con un vecchio orologio e un foglio. *4 secondi (tazza)*, c’era scritto, e *11 secondi (etciù)*. La lancetta rossa faceva il giro in un minuto.~+, e~ {name} voleva un giro intero di silenzio, stasera. [La tazza si era scusata.] E se non ce n’era?`,
  ],
  setoff: `Ci furono nove secondi di silenzio, e poi di nuovo quel rumore. {name} scrisse: *9 (quello)*. «Così un minuto non ce l’avrò mai. Andiamo a vedere chi è.» [Quel che disturba un esperimento, disse {name}, va studiato.] Presero orologio e foglio.~+, e~ Uscirono a studiarlo.`,
  stay: `«Nove secondi di silenzio» disse {name}, e li segnò. «Poi ricomincia!» Così si sedettero in pigiama dove finisce la lampada, con l’orologio, a vedere chi fosse. [{pal} trattenne il fiato, e dovette renderlo.] Non ci fu da cercare.~+, perché~ Il rumore stava arrivando lì.`,
  remind: `Si fermarono a misurare.~, e~ La lancetta rossa salì da una parte.~+, e~ Passò la cima. «Ventidue, ventitré» contava {name}, dentro. «Va benissimo, no?» disse {pal}. {name} scrisse: *23 ({pal})*. [«L’ho detto solo perché c’era tanto silenzio» disse {pal}.]`,
  refrain: {
    first: `Prima di misurare si dice una cosa, per far uscire l’ultimo rumore:\n«Silenzio, che il rosso fa il girotondo:\nche cosa si sente, in fondo in fondo?»`,
    again: `Se va male si ricomincia da capo.~+, e~ Il capo è questo:\n«Silenzio, che il rosso fa il girotondo:\nche cosa si sente, in fondo in fondo?»`,
    third: `La lancetta ne aveva fatti, di giri, e mai in pace.~+, eppure~ Lo chiesero ancora:\n«Silenzio, che il rosso fa il girotondo:\nche cosa si sente, in fondo in fondo?»`,
    last: `{name} guardò l’orologio, poi nessuno fece niente.~+, e poi~ Si poté dire:\n«Silenzio, che il rosso ha fatto il girotondo:\necco che si sente, in fondo in fondo.»`,
  },
  try: `«È solo un minuto» disse {name}, mostrando l’orologio. «Ti fermi finché la lancetta torna in cima.» {Being} guardò. «Ma qui dentro c’è qualcuno come me!» disse {being}. «Non si ferma neanche lui!»~, e~ Per un minuto intero si tennero compagnia.`,
  easy: `«Mettiti un dito per orecchio» disse {pal}, «ed eccolo, il minuto.» {name} provò da una parte.~+, e~ Da quella parte era morbido come un guanciale. {Being} avrebbe continuato uguale, senza nessuno in ascolto. «Si comincia» disse {name}, troppo forte.`,
  resolve: `La lancetta rossa aveva fatto il giro: un minuto tutto di silenzio. «Però dentro c’era qualcosa» disse {pal}. «Faceva tum tum, nel petto.» {name} sentì con la mano.~+, e~ Ce n’era uno anche lì. *Silenzio, 1 minuto*, scrisse {name}. *È fatto di cuori.*`,
  bed: `L’orologio stava accanto al letto, e la lancetta rossa girava.~:~ Misurava un minuto di silenzio.~+, e~ Ci metteva accanto il prossimo. In mezzo a ciascuno, tum tum, senza guastare niente, c’era un cuore.`,
};

export const wonder: ArcTelling = {
  title: `{name} e {title}`,
  want: [
    `{name} aveva un quaderno chiamato COME STANNO LE COSE.~+, e~ Ci entrava solo quel che {name} aveva visto con tutti e due gli occhi. [Per esempio: *Il pane tostato fa più rumore del pane*.] Ormai la matita era così corta che conteneva una riga sola. E se si sprecava?`,
    `La matita era all’ultima riga. [Non era più lunga di un dente.] Quella riga {name} voleva scriverla stasera, nel quaderno COME STANNO LE COSE.~+, dove~ Entra soltanto quel che si è visto con tutti e due gli occhi. E se finiva su una cosa non vera?`,
  ],
  setoff: `«Ne parlano tutti» disse {name}, «e chi l’ha visto? Stasera lo vedo io, con tutti e due gli occhi.» Il quaderno andò sotto il braccio, la matita corta dietro l’orecchio.~+, e~ Uscirono a quattro occhi aperti.`,
  stay: `{name} si sedette in pigiama proprio dove finisce la lampada, col quaderno aperto e la matita dietro l’orecchio. «Com’è, non lo diciamo» disse {name}. «Prima si guarda, poi si dice.» [E guardarono, {name} con due occhi, {pal} con altri due.] E da guardare c’era.`,
  remind: `Altri andavano dalla stessa parte.~+, e~ Tutti sapevano come sarebbe stato. «È blu» disse uno. [«Grande come un granaio.» «E ronza.»] {name} prese la matita.~+, e poi~ La rimise dietro l’orecchio. «L’avete visto?» «Visto proprio no» dissero quelli, affrettandosi, «però si sa.»`,
  refrain: {
    first: `Chi vuol sapere ha una filastrocca.~+, e~ Si dice a occhi spalancati:\n«È così o non è così?\nCon tutti gli occhi si guarda, qui.»`,
    again: `Ancora non si sapeva.~+, e~ Finché non si sa si continua a dire:\n«È così o non è così?\nCon tutti gli occhi si guarda, qui.»`,
    third: `{name} voltò pagina, e siccome a pentirsi non si guadagna niente, dissero:\n«È così o non è così?\nCon tutti gli occhi si guarda, qui.»`,
    last: `Nessuno lo chiedeva più.~+, e~ Lo dissero piano, per sentire che era vero:\n«È così, è proprio così:\ncon tutti gli occhi s’è visto, qui.»`,
  },
  try: `Davanti a tutti {name} posò la punta sul foglio. «Che hai scritto?» chiese {being}. «Ancora niente» disse {name}, ed era vero. [«Quindi c’è scritto *niente*.» «Non c’è scritto. Non c’è.»] {Being} si fece più immobile di prima. «In un quaderno come niente» disse {being} «non ci voglio stare.»`,
  easy: `«Scrivi *C’eravamo tutti*» disse {pal}. «È così.» Era così.~+, e~ Il quaderno sarebbe stato pieno e il lavoro fatto. Ma di righe, per {being}, non ne sarebbe rimasta neanche una.~, e~ Dietro l’orecchio di {name} la matita già non c’era più.`,
  resolve: `Quando ebbero guardato abbastanza, {name} aprì il quaderno.~+, e~ Scrisse una riga, nemmeno lunga.~, e~ All’ultimo punto la matita finì. «Leggi» disse {pal}. «*È così*» lesse {name}, «*e c’ero anch’io.*»`,
  bed: `Il quaderno era chiuso, con l’ultima riga dentro. La matita era finita.~+, e~ Non c’era più niente da scrivere. Quel che era così continuava a esserlo, da sé, nel buio.`,
};
