import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'playful'> = {
  open: [
    `Quella sera andava in giro una coperta, su due piedi nudi. «Qui non c’è nessuno» disse la coperta. «Sono una collina a passeggio.» Poi sbatté contro il letto.~+, e~ Chiese scusa.~, e~ Sotto c’era {name}.`,
    `Nella gamba sinistra del pigiama si nascondeva un piede. «Pronti o no, arrivo» disse {name}. «Sei nel ginocchio?» Non c’era.~+, ma~ In fondo si affacciò un dito. «Tana!» E tornò dentro, per un altro giro.`,
    `«Buonasera» disse la mano sinistra di {name}. «Ci conosciamo?» «Da cena» disse la destra. «Tu avevi il pane.» Se la strinsero, e presero una manica per una. «Oh, sei tu!» dissero, dall’altra parte.`,
  ],
  outside: `«Qui fuori ci vuole una regola» disse {pal}. «Chi si spaventa dice bu per primo» disse {name}. «A chi?» «Allo spavento.» {pal} provò un bu piuttosto educato.~+, e~ Il buio non lo ripeté.`,
  rest: `«Perde chi si muove» disse {name}, e si sedettero.~, e~ Non si mosse un bottone. «Hai respirato» disse {pal}. «Respirare vale» disse {name}. «Hai sorriso!» «E tu come lo sai, se non guardavi?»`,
  doorstep: `Giocarono al gioco del Letto, dove chi fa rumore ricomincia. Una <toddler: pantofola|scarpa> venne via senza un suono, l’altra fu posata come se dormisse. Poi {pal} ridacchiò. «Da capo» soffiò {name}.~+, e~ Le rimisero tutte e due.`,
  close: [
    `La collina aveva fatto la sua passeggiata.~+, e~ Stava nel letto. Saliva e scendeva, ogni volta un po’ di meno.~+, e~ Alla fine le venne un naso.`,
    `Il piede si era nascosto di nuovo, in fondo al letto, e anche l’altro. Nessuno disse pronti o no, nessuno cercò.~+, e così~ Avevano vinto in due.`,
    `«Ci conosciamo?» mormorò la mano sinistra, sotto il cuscino. «Mi pare di sì» mormorò la destra.~+, e~ Si tennero strette.~+, e~ Presto non sapevano più chi fosse l’una e chi l’altra.`,
  ],
  links: [
    `Il pezzo dopo {name} e {pal} lo fecero da topi, e quello dopo ancora da mucche.`,
    `Poi toccò a {pal} fare la locomotiva, e {name} era il treno.`,
    `{name} fece il pezzo dopo all’indietro, e {pal} doveva indovinare dove erano.`,
    `Ogni tre passi ci voleva un salto, e chi se lo scordava ne faceva due.`,
    `«Vediamo chi arriva» disse {name}, e vinsero {name} e {pal}.`,
    `Per un po’ {name} e {pal} furono un solo animale lungo, e {pal} era la coda.`,
  ],
  threads: {
    guess: {
      one: `«Penso a una cosa» disse {pal}. «Più grande di un panino?» chiese {name}. «No.» «Più piccola di un panino?» «No.» {name} strizzò gli occhi. «È un panino?» {pal} tacque un momento. «Hai sbirciato.»`,
      two: `«Tocca a me» disse {name}. «Penso a una cosa.» «È un panino?» chiese {pal}. «No.» «È lontana?» «Lo era, ma è venuta qui a chiederlo.» {pal} guardò dietro, e di qua e di là. «Adesso si gira» disse {name}. «Allora» disse {pal} «sono io.»`,
      three: `«Ho pensato a una cosa» disse {pal}. «È vicina?» «Non tanto.» «È morbida?» «Tanto.» «Ha le piume?» «Solo di dentro.» Era un letto.~+, ma~ {name} non lo disse, perché poi viene voglia di esserci.`,
      end: `«Penso a una cosa» disse {name}, a occhi chiusi. «È morbida?» chiese {pal}. «Sì.» «Ha le piume?» «Mm.» «È un panino, alla fine?» «Mm-mm.» «Ci hai sopra la testa?» A questa non ci fu risposta, e quindi vinse {pal}.`,
    },
    tag: {
      one: `«Ce l’hai» disse {name}, toccando {pal} con un dito. «E che ne faccio?» chiese {pal}. «Lo passi.» {pal} guardò il punto, e non si vedeva niente. «Lo tengo un po’» disse {pal}.`,
      two: `«Che hai sulla manica?» chiese {pal}. {name} guardò, e {pal} si sporse a toccare. «Ce l’hai *tu*.» «Io non giocavo!» «Non hai mai detto che smettevi» disse {pal}.`,
      three: `«Ce l’hai ancora tu» disse {pal}. «No, l’ho ridato» disse {name}, «mentre sbadigliavi.» «E io te l’ho ridato *dentro* lo sbadiglio.» Rifecero il conto, e non lo sapeva nessuno. «Forse ci è caduto» disse {pal}.`,
      end: `Sulla coperta arrivò, adagio, un dito. «Ce l’hai» disse {name}. «Non posso» disse {pal}. «Sono a letto, e il letto è tana.» {name} ci pensò, ed era a letto. «Allora chi ce l’ha?» Nessuno, per la prima volta da cena.`,
    },
  },
};
