import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name} e {title}`,
  want: [
    `L’ultimo indovinello del libro era il più bello: *Si fa in due. Viene alla fine. Da solo non lo fa nessuno.* [{name} aveva provato *scarpe*, e *gomiti*.] Ma la pagina con la risposta era strappata.~+, e~ Domani il libro tornava in biblioteca. E se la risposta non la sapeva nessuno?`,
    `A quell’indovinello non rispondeva nessuno: *Si fa in due. Viene alla fine. Da solo non lo fa nessuno.* [«Il sugo» provò uno.] La pagina in fondo era strappata.~+, e~ Il libro andava reso domani. {name} la risposta la voleva stasera: e se non c’era più?`,
  ],
  setoff: `«Con quel rumore non si pensa» disse {name}, e chiuse il libro su un dito. «Però vuol dire che là fuori c’è uno sveglio, e a quello non l’ho ancora chiesto.» Su il cappotto, dentro il libro.~+, e~ Uscirono dietro al rumore.`,
  stay: `«Con quel rumore la testa si ferma» disse {name}. «Ma c’è uno sveglio.~+, e~ L’indovinello lo faccio a lui.» Si sedettero in pigiama dove finisce la lampada, col libro aperto. «Non c’è neanche bisogno di chiamare» disse {pal}.~+:~ Il rumore era già più vicino.`,
  remind: `«Sono i *calzini*?» chiese {pal}. «Si fa in due.» «No, uno lo si può avere» disse {name}. [«Viene alla fine: le *dita dei piedi*?»] «Un *litigio*?» «Quello mi riesce anche da me.» {name} guardò ancora nel libro.~+:~ Dove poteva esserci *litigio* c’era soltanto lo strappo.`,
  refrain: {
    first: `Un indovinello va giù meglio a voce.~+, e~ Lo dissero, una riga per uno:\n«Si fa in due, e in fondo ci sta,\nuno non basta: che mai sarà?»`,
    again: `Lo ridissero, perché non si sa mai chi ascolta e sa la risposta:\n«Si fa in due, e in fondo ci sta,\nuno non basta: che mai sarà?»`,
    third: `{name} riaprì il libro allo strappo, e restava solo la domanda:\n«Si fa in due, e in fondo ci sta,\nuno non basta: che mai sarà?»`,
    last: `Ora c’era tanto silenzio che bastava un filo di fiato.~+, e~ La fine era tornata:\n«Si fa in due, e in fondo ci sta:\nbuonanotte di qui, buonanotte di là.»`,
  },
  try: `{name} lesse l’indovinello.~+, e~ {Being} fu felicissim{being?m:o|f:a} che qualcuno chiedesse. «Si fa in due? Allora siamo io, e poi ancora io!» [E il secondo lo fece subito.] «È sempre uno» disse {name}. «Lo so» disse {being}, senza smettere. «L’ho notato tante volte.»`,
  easy: `«I *guanti*!» disse {name}. «Sono due, e stanno in fondo alle braccia.» Quasi tornava.~+, e~ L’indovinello sarebbe stato risolto. {Being} avrebbe continuato tutta la notte, senza che nessuno gli chiedesse più niente. {name} aveva già leccato la matita.`,
  resolve: `«*Buonanotte!*» bisbigliò {name}. «È quello! Viene alla fine, e si fa in due.» {pal} provò da un lato solo. «Buonanotte» disse {pal}. «Buonanotte» disse {name}.~+, ed~ Ecco che erano due. [«Mi è scappata» disse {pal}.] Così la risposta tornò nel libro, lungo lo strappo.`,
  bed: `Il libro era chiuso.~+, e~ Dentro c’era di nuovo la risposta. Si fa in due: uno che la dice e uno a cui la si dice. Viene alla fine.~+, e~ Questa era la fine.`,
};

export const wonder: ArcTelling = {
  title: `{name} e {title}`,
  want: [
    `Nell’album di {name} c’era un riquadro vuoto: quattro angolini di carta senza fotografia. Sotto, con inchiostro vecchio, c’era scritto *La notte più bella di tutte*. Chi l’aveva scattata? {name} lo voleva sapere stasera. [C’era un solo indizio, ed era colla.]`,
    `«Chi ha fatto la fotografia?» chiese {name}. Nessuno lo sapeva.~+, e~ Nell’album c’era solo un riquadro vuoto, con quattro angolini. *La notte più bella di tutte*, diceva la scritta. [{tiny}, ormai, non era più tra i sospetti.] E se il riquadro restava vuoto per sempre?`,
  ],
  setoff: `«*La notte più bella di tutte*» disse {name}. «È stasera! La foto che manca è questa!» La pagina uscì dall’album.~+, ed~ Entrò nel cappotto. «Chiediamo a tutti i presenti chi l’ha fatta» disse {name}.~+, e~ Uscirono[, con {pal} a naso basso, in cerca di indizi].`,
  stay: `«È lei, *La notte più bella di tutte*» disse {name}. «Ci siamo!» In pigiama si sedettero dove finisce la lampada.~+, e~ Tennero la pagina in due, con i suoi quattro angolini. «Adesso si vede chi fa la foto» disse {name}. «Per ora non vedo nessuno» disse {pal}.`,
  remind: `{name} interrogò chi passava. «L’ha fatta lei, la foto?» «Volevo» disse uno, «ma mi sono ritrovato con la bocca aperta.» {name} annotò: *bocca aperta*. [Il secondo teneva per mano qualcuno.] «Nascondono qualcosa» disse {pal}. «No» disse {name}. «Mi sa che ce lo stanno dicendo.»`,
  refrain: {
    first: `Ogni caso ha la sua domanda.~+, e~ Conviene ripeterla, che non scappi:\n«La foto chi l’ha fatta, chi c’era là?\nE dentro al riquadro che cosa ci va?»`,
    again: `Gli indizi erano due.~+, e~ In quattro angolini non ci stavano:\n«La foto chi l’ha fatta, chi c’era là?\nE dentro al riquadro che cosa ci va?»`,
    third: `Guardavano tutti dalla stessa parte, e ancora nessuno sapeva dire:\n«La foto chi l’ha fatta, chi c’era là?\nE dentro al riquadro che cosa ci va?»`,
    last: `Dopo un pezzo qualcuno dovette parlare.~+, e~ Fu {name}, a caso risolto:\n«Nessuno l’ha fatta, eravamo là:\nè questo che dentro al riquadro ci va.»`,
  },
  try: `«Ti faccio il ritratto» disse {name}, con la pagina e la matita, «così non è più vuoto.» {Being} guardò i quattro angolini. «E resterei così per sempre?» «Basta la faccia migliore che hai.»~+, e~ Fu la fine, perché {being} non sapeva più qual era.`,
  easy: `«Mettici me, nel riquadro» disse {pal}. «Io sto in posa.» L’album sarebbe stato completo.~+, e~ Si poteva smettere di aspettare.~, ma~ Quel che aveva {being} non l’avrebbe mai visto nessuno. «Su col mento» disse {name}.~+, e~ Spuntò la matita.`,
  resolve: `La pagina {name} l’aveva ancora in mano, con il riquadro vuoto. «Non ho disegnato» disse {name}. «Guardavo.» Si guardarono.~+, e~ Il caso era risolto. «Ecco chi ha fatto la foto» disse {pal}. «Nessuno.~+:~ Avevano tutti da guardare.» [«E tutti la bocca aperta.»]`,
  bed: `La pagina era tornata nell’album.~+, e~ Nei quattro angolini non c’era niente.~,~ Ma per chi c’era stato non sembrava vuoto. {name} chiuse gli occhi.~+, ed~ Eccola lì, tenuta da tutti e quattro.`,
};
