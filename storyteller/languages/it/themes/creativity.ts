import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name} e {title}`,
  want: [
    `{name} faceva a maglia una sciarpa azzurra. Martedì era già lunga abbastanza.~+, ma~ Come si smette, nessuno l’aveva detto. Così la sciarpa andava avanti.~+, e~ Ormai riempiva il letto. {name} voleva una fine, stasera: e se non ce l’aveva?`,
    `Dentro, sopra, intorno e giù: così {name} aveva cominciato una sciarpa. Come si finisce non l’aveva spiegato nessuno. La sciarpa era azzurra.~+, e~ Da lunedì cresceva per tutto il letto. [Per dormire restava un angolo.] {name} la fine la voleva stasera, ma dove si prende una fine?`,
  ],
  setoff: `«Anche quello là fuori non sa smettere» disse {name}. «Ha imparato solo l’inizio, come me.» La sciarpa girò undici volte intorno al cappotto.~+, e~ Il resto intorno a {pal}. «Ci vedi?» chiese {name}. «Azzurro» disse {pal}.~+, e~ Andarono a scoprire come si smette.`,
  stay: `«Là fuori qualcuno non sa come si finisce» disse {name}. «Gli hanno insegnato solo il principio.» In pigiama si sedettero dove finisce la lampada.~+, e~ La sciarpa uscì dietro di loro. «Tutta quanta?» chiese {pal}. «Un pezzo» disse {name} «non è ancora arrivato.»`,
  remind: `Per tenersi in caldo, {name} fece qualche ferro di sciarpa. «Non si può smettere in fondo alla riga?» chiese {pal}. «In fondo comincia l’altra» disse {name}. {pal} cercò il posto fra una riga e l’altra. C’era.~+, ma~ Era strettissimo.`,
  refrain: {
    first: `{name} lavorava, {pal} reggeva la lana.~+, e~ Alla lana si dice così:\n«Dentro e sopra e intorno e giù:\ncome si smette, lo sai tu?»`,
    again: `Ecco un’altra riga.~+, e~ Andò come quella di prima:\n«Dentro e sopra e intorno e giù:\ncome si smette, lo sai tu?»`,
    third: `La sciarpa non sapeva smettere, e nemmeno gli altri.~+, così~ Cantarono:\n«Dentro e sopra e intorno e giù:\ncome si smette, lo sai tu?»`,
    last: `Cantarono piano, e più piano ancora, e i ferri rallentarono con la voce, finché:\n«Dentro e sopra e intorno e giù:\ncosì si smette, e niente più.»`,
  },
  try: `«La maglia concilia il sonno» disse {name}, prendendo i ferri. «Guarda fino in fondo alla riga, e poi smetti.» {Being} guardò fino in fondo. «E nella prossima che succede?» «Lo stesso.» «Lo *stesso*?» disse {being}. «Oh, continua!»~, e~ Adesso a non smettere erano in due.`,
  easy: `«Taglia il filo coi denti» disse {pal}.~, ed~ Era un filo solo, morbido.~+, e~ Nel letto ci sarebbe stato di nuovo posto. Solo {being}, che non ha fili da mordere, avrebbe continuato. {name} alzò il filo.~+, e~ Aprì la bocca.`,
  resolve: `I ferri si erano fermati da soli. {name} fece passare la lana.~+, ed~ Eccola lì, piccola come un pisello: una fine.~, e~ Misero la sciarpa intorno {being.a}, fin dove arrivava. «L’hai fatta su misura» disse {pal}. «Sì» disse {name}, «ma non sapevo di chi.»`,
  bed: `Nel letto c’era di nuovo posto. Sulla sedia due ferri stavano stesi fianco a fianco.~, e~ Là fuori, nel buio, c’era la sciarpa, azzurra e calda.~+, e~ In fondo, piccolissima, la fine.`,
};

export const wonder: ArcTelling = {
  title: `{name} e {title}`,
  want: [
    `Accanto al letto di {name} era appesa una cornice d’oro con niente dentro. {name} voleva farci un disegno degno di tanto oro.~+, ma~ Una barca, uno stivale e un uovo non lo erano stati. Domani la cornice andava a un cugino.~+, e~ Di fogli ne restava uno.`,
    `Una barca, uno stivale, un uovo: {name} aveva disegnato di tutto.~+, ma~ Niente era degno della cornice, che era d’oro.~+, e~ Pendeva vuota. Domani l’avrebbe avuta un cugino. [Lui ci avrebbe messo un trattore.] Restava un foglio solo.~+, e~ Che cosa disegnarci?`,
  ],
  setoff: `«Quello va nella cornice» disse {name}. «Se nessuno sa dire com’è, bisogna che qualcuno lo disegni.» Presero matita e foglio.~+, e~ Sopra misero i cappotti. «E se è troppo grande?» chiese {pal}. «Lo faccio piccolo» disse {name} «e sotto scrivo *grande*.»`,
  stay: `«Per la cornice ci vuole quello» disse {name}. «Nessuno sa dire com’è, quindi lo disegno io.» In pigiama, con foglio e matita, si sedettero dove finisce la lampada. «E se è enorme?» chiese {pal}. «Mi verrà piccolo» disse {name}, «ma sotto ci scriverò *enorme*.»`,
  remind: `«Disegna me» disse {pal}, «per scaldare la mano.» Ma il foglio era uno solo.~+, e allora~ {name} disegnò sull’aria, con la matita girata al contrario. «Somiglia?» chiese {pal}. «Somigliava» disse {name}. «Dovevi vederlo.»`,
  refrain: {
    first: `Per disegnare si fa così.~+, e~ {name} lo cantò fin dove arrivava:\n«Una riga per il mento, una per il naso,\ne in mezzo che c’è? Lo sa solo il caso.»`,
    again: `Disegnarono una faccia sul buio, ognuno dalla sua parte:\n«Una riga per il mento, una per il naso,\ne in mezzo che c’è? Lo sa solo il caso.»`,
    third: `{name} teneva la matita, e da disegnare non c’era ancora niente:\n«Una riga per il mento, una per il naso,\ne in mezzo che c’è? Lo sa solo il caso.»`,
    last: `Guardarono, poi cantarono sottovoce.~+, e~ Qualcosa era cambiato:\n«Una riga per il mento, una per il naso,\ne in mezzo che c’è? Lo so, non è un caso.»`,
  },
  try: `{name} disegnò {being} senza tralasciare nulla.~+, e poi~ Alzò il foglio. {Being} guardò a lungo. «È proprio uguale» disse {being}. «Vero?» disse {name}, con un certo orgoglio. «Sì. Sono così poco, esattamente così.»`,
  easy: `«Potresti inventarlo» disse {pal}, «grosso, coi raggi intorno.» Nell’oro avrebbe fatto un figurone.~+, e~ Si finiva al caldo, a letto.~,~ Soltanto che non sarebbe stat{being?m:o|f:a} {being}. {name} aveva già chiuso un occhio, per prendere le misure.`,
  resolve: `{Being} era troppo per un disegno. Allora <tried: sul retro del foglio |>{name} disegnò quel che c’era intorno.~+:~ Una riga per un mento, una per un naso, faccia dopo faccia, tutte a guardare. In mezzo restò bianco. «Si vede *esattamente* com’era» disse {pal}. «È degno della cornice» disse {name}.`,
  bed: `Nella cornice c’era un disegno, bianco in mezzo. Tutt’intorno stavano le facce, mento per mento, naso per naso.~+, e~ Si fecero scure. Il bianco rimase ancora un poco.~+, poi~ Se ne andò anche lui.`,
};
