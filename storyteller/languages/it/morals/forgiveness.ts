import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'forgiveness'> = {
  elbow: {
    plant: `Per la notte {name} aveva un biscotto. {pal} si girò, ci fu un gomito.~+, poi~ Ci furono briciole. «Scusa!» disse {pal}, ridendo. «Non è niente» disse {name}.~+, ma~ Non era niente per niente, e il gomito aveva lasciato un punto caldo.`,
    turn: {
      restless: `«Adesso te ne vai anche tu» disse {being}. {name} andò, un passo, due, con quel punto caldo.~+, e~ Si voltò. «Hai rotto il mio biscotto, e hai riso» disse {name} a {pal}. «Mi dispiace» disse {pal}. E {name} tornò a sedersi lì in mezzo. «Io vado via così: torno.»`,
      wonder: `Su una manica {name} vide l’ultima briciola. «L’hai rotto tu» disse a {pal}, «e hai riso.» «Mi dispiace di aver riso.» {name} divise la briciola, metà per uno. «Mm. C’è tutto» disse {pal}. «Vedi?» disse {name} {being.a}. «Di te ne basta un poco.»`,
    },
    bed: `Nel fianco di {name} c’era di nuovo un gomito. «Scusa» disse {pal}, dal buio. «No, lascialo» disse {name}.~+, perché~ Stava proprio dov’era il punto caldo.~+, ed~ Era soltanto tiepido.`,
  },
  red: {
    plant: `{pal} aveva preso in prestito il pastello rosso, quello lungo.~+, ed~ Era tornato in due pezzi. «Adesso ne hai due» disse {pal}. «Ne avevo uno lungo» disse {name}.~+, e~ Le due metà andarono in tasca, dove facevano clic.`,
    turn: {
      restless: `*Clic*, fece in tasca il pastello. «L’hai rotto» disse {name} a {pal}. «Mi dispiace» disse {pal}, pianissimo. {name} gliene diede metà.~+, e~ Si sedette accanto {being.a}. «Tutta la sera avevo il broncio, e sono qui lo stesso. Senza broncio, figurati. Puoi smettere.»`,
      wonder: `Anche in tasca c’era qualcosa di corto, il pastello rosso. «Era lungo, prima di {pal}» disse {name} {being.a}. «Mi dispiace» disse {pal}.~, e~ Con una metà {name} si disegnò un anello intorno al pollice.~+, ed~ Era rosso come prima. «È corto, ed è tutto rosso.~+, e~ Corto va bene anche il tuo.»`,
    },
    bed: `Accanto al letto c’erano due rossi, uno per parte. «Mi dispiace che non sia lungo» disse {pal}, al buio. {name} spinse una metà contro l’altra. «Di qui lo è» disse.`,
  },
};
