import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name} e {title}`,
  want: [
    `{name} aveva una bandiera, un calzino sinistro annodato a un cucchiaio. Andava piantata alla fine del giorno.~+, dove~ Nessuno ha mai piantato niente. A quell’ora dormono tutti.~+, ma~ Stasera {name} contava di arrivarci con gli occhi aperti. E se il sonno arrivava prima?`,
    `«Dov’è la fine del giorno?» aveva chiesto {name} a cena. «Subito dopo che ti addormenti» avevano risposto. Ecco perché lì nessuno aveva mai messo una bandiera.~+, e~ {name} ne fece una: un calzino sinistro sul cucchiaio più lungo. [Sventolava anche da ferma.] Ma se il sonno veniva prima, come a tutti?`,
  ],
  setoff: `«C’è ancora qualcuno in piedi» disse {name}, «quindi il giorno non è finito.~+, e~ La fine sarà proprio dietro quel rumore.» Un cappotto scese sul pigiama.~+, e~ La bandiera si alzò. «È lontano?» chiese {pal}. «È dopo l’ora di andare a letto» disse {name}.~+, e~ Partirono a cercarla.`,
  stay: `«Finché c’è qualcuno in piedi» disse {name}, «il giorno non può finire.» In pigiama, si sedettero dove smette la luce della lampada.~+:~ {name}, {pal} e la bandiera. «È questa la fine del giorno?» chiese {pal}. «Questo è solo il bordo» disse {name}. «La fine sta dietro quel rumore.»`,
  remind: `[Per un po’ la bandiera la portò {pal}.] «Chi ci abita, alla fine del giorno?» chiese {pal}. «Nessuno» disse {name}. «È da quello che si riconosce.» Ascoltarono.~+, e~ Qualcuno c’era, eccome. «Allora si è spostata» disse {pal}. «Succede» disse {name}, «quando non c’è la bandiera.»`,
  refrain: {
    first: `Era troppo buio per vedere che ora fosse.~+, così~ Lo chiesero:\n«La fine del giorno dov’è, dov’è?\nFinché uno è sveglio, la fine non c’è!»`,
    again: `Magari intanto il giorno era finito.~+, e~ Con la bandiera alta domandarono:\n«La fine del giorno dov’è, dov’è?\nFinché uno è sveglio, la fine non c’è!»`,
    third: `Quel giorno non finiva più.~+, e~ Glielo dissero in faccia:\n«La fine del giorno dov’è, dov’è?\nFinché uno è sveglio, la fine non c’è!»`,
    last: `Lo chiesero un’ultima volta, con la voce più bassa che c’era.~+, e~ La risposta era cambiata:\n«La fine del giorno dov’è, dov’è?\nNessuno è più sveglio, e la fine c’è.»`,
  },
  try: `{name} alzò bene la bandiera, perché si capisse che era finita. «Questa è la fine del giorno.» «Davvero?» disse {being}. «E dopo che cosa viene?» «Solo il giorno dopo» disse {name}. «Oh, meno male» disse {being}.~+, e~ Lì per lì cominciò quello.`,
  easy: `«Pianta la bandiera qui» disse {pal} «e chiudi gli occhi.~+:~ La fine è questa.» Sarebbe stato buio e morbido.~+, e~ {name} avrebbe battuto tutti.~,~ Soltanto che {being} una fine non l’avrebbe avuta. {name} aveva già il sì sulla punta della lingua.`,
  resolve: `Ora non c’era più nessuno in piedi.~+, e dunque~ La fine del giorno era questa. {name} aveva gli occhi aperti, e piantò la bandiera accanto {being.a}. «Me la immaginavo più grande» disse {pal}. «Non può» disse {name}. «Subito dietro il cucchiaio comincia domani.»`,
  bed: `{name} aveva un calzino solo. L’altro faceva la bandiera, appeso al suo cucchiaio, alla fine del giorno.~+, e~ Dietro, fermo fermo, c’era domani.`,
};

export const wonder: ArcTelling = {
  title: `{name} e {title}`,
  want: [
    `Ogni sera {name} si metteva in cammino.~+, e~ Ogni sera, all’undicesimo passo, qualcuno gridava: «Basta così, lontano!» Stasera {name} voleva fare un passo più in là di basta così.~+, ma~ Bisognava farlo su due gambe corte.~+, e~ Se le gambe si stancavano?`,
    `«Basta così!» gridavano sempre, appena {name} aveva fatto undici passi.~, ma~ Stasera {name} voleva vedere che cosa viene dopo basta così. «Dopo c’è il letto» dicevano. [«È solo uno in più» spiegò {name} alle due gambe.] Ma erano gambe corte.~+, e~ Se a metà si stufavano?`,
  ],
  setoff: `«Per vedere quello» disse {name} «bisogna andare più in là di basta così.» Si misero il cappotto, si fermarono, tesero l’orecchio.~+, ma~ Nessuno gridò. «In passi, quanto fa?» chiese {pal}. «Undici, e poi uno» disse {name}.~+, e~ Partirono, col sinistro.`,
  stay: `In pigiama, con {pal} alle calcagna, {name} arrivò fin dove arriva la lampada.~+:~ Undici passi, precisi. Poi un alluce passò il bordo.~+, e~ Fecero dodici. [Là fuori era un po’ più fresco.] «Basta così» disse {pal}. «Da qui si vede tutto.»`,
  remind: `«Siamo in ritardo?» chiese {pal}. Tardi non era ancora.~+, ma~ Aveva smesso di essere presto.~+, e~ Nel buio altri si affrettavano dalla stessa parte, col cuscino sotto il braccio. [«Guardate che non aspetta» disse uno, passando.] «Le gambe?» chiese {pal}. «Corte» disse {name}, «ma sono due.»`,
  refrain: {
    first: `<toddler: Si canta con un alluce di là dal bordo|Era una canzone per camminare, e camminava su due gambe>:\n«Ancora un passetto, ancora più in là,\ne dove si arriva nessuno lo sa!»`,
    again: `«Un’altra volta» disse {pal}.~+, e~ L’«ancora» lo fecero fortissimo:\n«Ancora un passetto, ancora più in là,\ne dove si arriva nessuno lo sa!»`,
    third: `Non erano più le gambe a stancarsi, era la speranza.~+, e~ Cantarono per lei:\n«Ancora un passetto, ancora più in là,\ne dove si arriva nessuno lo sa!»`,
    last: `Poi la cantarono sottovoce, senza muovere un piede.~+, e~ Venne diversa:\n«Ancora un passetto, pianissimo, qua,\ne dove si arriva adesso si sa.»`,
  },
  try: `«Ci vuole il tifo» disse {pal}. E tutti fecero il tifo: hip, hip, urrà!~+, ma~ A ogni urrà {being} si tirava un po’ più indietro. «Fermi» disse {name}. «Se tutti urlassero così a me, anch’io tornerei dentro.»`,
  easy: `«Siamo già un passo più in là» disse {pal}. «Potremmo essere a letto.» Le due gambe, calde e pesanti come pagnotte, erano d’accordo.~+,~ Solo che poi, nel gran momento {being.di}, a guardare sarebbero stati in due di meno. {name} cercava già con gli occhi la strada di casa.`,
  resolve: `«Basta così» disse qualcuno. {pal} si voltò a vedere chi era.~+, ed~ Era {name}.~+:~ In tutte quelle sere {name} non l’aveva mai detto, nemmeno una volta. E le due gambe si sedettero all’istante, come se aspettassero soltanto la parola.`,
  bed: `Due gambe corte stavano coricate una accanto all’altra, stanche fino in fondo. Un piede, che quasi sognava, fece ancora un passo. Non era più lungo di un alluce.~+, e~ Bastava così.`,
};
