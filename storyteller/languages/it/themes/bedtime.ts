import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name} e {title} che non dormiva`,
  want: [
    `Domani frittelle.~+:~ La pastella era già nella sua ciotola, sotto un piatto. {name} voleva dormire entro le otto.~+, perché~ Il sonno è la scorciatoia per le frittelle. Ma se il sonno non voleva saperne?`,
    `La pastella stava sotto il suo piatto.~+, e~ Domani sarebbe stata frittelle. Per arrivarci prima, {name} era già sotto le coperte. Dormire è la via più corta: chiudi gli occhi, li apri, e c’è già lo zucchero.~+, ma~ Se stasera non funzionava?`,
  ],
  setoff: `«Con quel chiasso non dorme nessuno» disse {name}. «E allora domani non viene mai.» «E le frittelle?» chiese {pal}. I cappotti furono addosso in un momento. «Scopriamo chi è» disse {name} «e lo mettiamo a letto.»~, e~ Via, col cappotto sopra il pigiama.`,
  stay: `«Con quel chiasso non si dorme» disse {name}, «e domani non arriva più.» «Ma le frittelle arrivano?» chiese {pal}. In pigiama andarono fin dove arriva la luce della lampada. «È vicino» disse {name}. «È vicinissimo» disse {pal}.~+, e allora~ Si sedettero ad aspettarlo.`,
  remind: `Si fermarono ad ascoltare.~+, e~ Il chiasso si era avvicinato. Tutt’intorno, chi doveva dormire stava su a sedere e guardava {name}. «Ci stiamo andando» disse {name} a tutti quanti. [«Tenete in caldo i cuscini.»] E i più piccoli li tennero con tutte e due le braccia.`,
  refrain: {
    first: `Per far compagnia al buio inventarono una canzone.~+, e~ Venne corta:\n«Chi è che non dorme? Chi è che sta su?\nQualcuno, qualcuno, laggiù, laggiù!»`,
    again: `Il chiasso era tale e quale a prima.~+, e allora~ Cantarono di nuovo:\n«Chi è che non dorme? Chi è che sta su?\nQualcuno, qualcuno, laggiù, laggiù!»`,
    third: `{name} guardò {pal}, {pal} guardò {name}.~+, e~ Il fiato bastava appena:\n«Chi è che non dorme? Chi è che sta su?\nQualcuno, qualcuno, laggiù, laggiù!»`,
    last: `L’ultima volta la cantarono così piano che era quasi tutta aria.~+, e~ Non era più la stessa:\n«Chi è che non dorme? Chi è che sta su?\nNessuno, nessuno, laggiù, laggiù.»`,
  },
  try: `«Contare» disse {pal} «fa venire sonno.» Allora contarono per {being}, con voce lenta e noiosa: uno, due, tre. A quaranta sbadigliò {name}.~+, e~ A cinquanta {pal}. {Being} non sbadigliò affatto.~+, ma~ Volle sapere che cosa viene dopo un milione.`,
  easy: `«Con un dito per orecchio si dorme» disse {pal}, «e poi frittelle.» {name} provò.~+, e~ Tutto diventò soffice, come sotto una coperta. {Being} andava avanti e avanti, ma nessuno ascoltava. «Si sta bene?» chiese {pal}.~+, e~ La testa di {name} cominciava a dire di sì.`,
  resolve: `Adesso c’era un tale silenzio che si sentì arrivare uno sbadiglio.~, e~ La prima bocca a prenderlo fu quella di {name}.~+, e poi~ Lo prese {pal}. «Quanto manca alle frittelle?» chiese {pal}. «Tre sbadigli» disse {name}, «e questo era il primo.» Il sonno, insomma, era per strada.`,
  bed: `In cucina la pastella stava sotto il suo piatto. Una bolla venne su, pian piano, e rimase lì, tonda e sottile.~+, poi~ Si sdraiò, senza un rumore.~+, e~ La pastella fu liscia.`,
};

export const wonder: ArcTelling = {
  title: `{name} e {title}`,
  want: [
    `L’ultima cosa che {name} vedeva ogni sera era la tazza accanto al letto, marrone, con un orecchio solo. Quel che si vede per ultimo, poi si sogna.~+, e così~ {name} sognava sempre la tazza.~, ma~ Stasera voleva qualcosa di meglio. E se era ancora la tazza?`,
    `«Che cosa hai sognato?» chiedevano a colazione. «La tazza» diceva {name}. Stava accanto al letto.~+, ed~ Era l’ultima cosa da vedere. Stasera {name} voleva addormentarsi su qualcosa di meglio. [La tazza non l’aveva presa male.] Ma se poi tornava, come sempre?`,
  ],
  setoff: `«Ecco su che cosa mi addormento» disse {name}. «Andiamo a guardare finché sono pieni gli occhi.» La tazza fu girata verso il muro, per gentilezza.~+, e~ Vennero i cappotti. «E se al ritorno sbatti le palpebre?» chiese {pal}. «Non vale» disse {name}. «Conta solo l’ultima volta, quella lunga.»`,
  stay: `«Stasera mi addormento su quello» disse {name}. In pigiama si sedettero dove finisce la lampada, con quattro occhi spalancati.~+, e~ Guardarono fuori. «E se sbatti le palpebre?» chiese {pal}. «Quelle corte non valgono» disse {name}. «Vale solo l’ultima, la lunga.»`,
  remind: `«Guarda me» disse {pal}. {name} guardò bene {pal}.~+, poi~ Chiuse gli occhi. «Ci sono, lì dentro?» chiese {pal}. «No. C’è sempre la tazza.» Ce l’avevano messa troppe volte perché uscisse. «Allora ti serve una cosa grande» disse {pal}, «da metterle davanti.»`,
  refrain: {
    first: `Provarono gli occhi, per vedere se si chiudevano bene:\n«Se chiudo gli occhi, che cosa c’è?\nLa tazza, la tazza, che guarda me.»`,
    again: `«Se n’è andata?» chiese {pal}.~+, e~ Chiusero gli occhi per vedere:\n«Se chiudo gli occhi, che cosa c’è?\nLa tazza, la tazza, che guarda me.»`,
    third: `Da mettere davanti alla tazza non c’era ancora nulla.~+, e~ Cantarono:\n«Se chiudo gli occhi, che cosa c’è?\nLa tazza, la tazza, che guarda me.»`,
    last: `Guardarono fino all’orlo, chiusero gli occhi.~+, e~ Cantarono quel che c’era dentro:\n«Se chiudo gli occhi, che cosa c’è?\nC’è tutto, c’è tutto, che guarda me.»`,
  },
  try: `«Mi basta un’occhiata» disse {name}. «Chiudo gli occhi su di te, e ti tengo.» «Fino a quando?» chiese {being}. «Fino a colazione.» «Tutta la *notte*?» Finora {being} aveva avuto paura di un minuto.~+, e~ Adesso c’era una notte intera.`,
  easy: `«È già molto meglio di una tazza» disse {pal}.~, ed~ Era vero.~+, e~ Per tenersi tutto bastava chiudere gli occhi, un’ultima volta, lunga e calda. Soltanto che, al momento buono {being.di}, gli occhi di {name} sarebbero stati chiusi.~, e~ Le palpebre erano già a metà strada.`,
  resolve: `{name} guardò {being}.~+, e poi~ Chiuse gli occhi, come un coperchio. «C’è stato tutto?» chiese {pal}. «Fino all’orlo» disse {name}. «E la tazza?» {name} guardò in giro, là dentro.~+, e~ In prima fila c’era una cosa marrone. «È venuta anche lei» disse {name}. «Voleva vedere qualcosa di meglio.»`,
  bed: `Accanto al letto c’era la tazza, girata in modo da guardare dove guardava {name}. Era piena di buio fino all’orlo.~+, quando~ Gli occhi si chiusero, l’ultima volta, quella lunga.`,
};
