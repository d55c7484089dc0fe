import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'self-confidence'> = {
  humming: {
    plant: `Quando nessuno ascoltava, {name} ronzava.~:~ Non era una canzone, era una nota bassa, come un’ape. Adesso aveva ricominciato, e {pal} si voltò. «Eri tu?» «No» disse {name}. I denti si chiusero.`,
    turn: {
      restless: `Ma dietro i denti il ronzio ricominciava. {name} andò {being.a}, e lo lasciò uscire, con le orecchie in fiamme. «Che cos’è?» chiese {pal}. «Sono io» disse {name}. «Tu puoi smettere, e finché ronza senti che ci sono. Se si ferma, sto prendendo fiato.»`,
      wonder: `«Eri tu?» chiese {pal}.~+, perché~ Qualcosa aveva ronzato.~, ma~ Stavolta {name} non disse di no. Andò {being.a}, e davanti a tutti lo lasciò uscire, come un’ape in una tazza. «È tutto qui, e lo nascondo. Ma è quel che ho, e vorrei vedere il tuo.»`,
    },
    bed: `{name} ronzava nel cuscino, e non per nascondersi. Ronzava anche il cuscino.~+, e~ Ronzava il letto. «Eri tu?» chiese {pal}. «Mm» disse {name}, sulla stessa nota, ed era vero.`,
  },
  ears: {
    plant: `Quando {name} ascoltava forte, si muovevano le orecchie, su e giù, come ai conigli.~, e~ Perciò portava un cappello calcato fino alle sopracciglia. «Hai freddo?» chiese {pal}. «No» disse {name}. «Mi piace stretto.»`,
    turn: {
      restless: `«Il tuo cappello lo rifà» disse {pal}. «Lo so» disse {name}, e se lo tolse davanti {being.a}. Le orecchie andavano su e giù. «Fanno così quando ascolto qualcuno, e sei tu.~+, e~ Puoi smettere, loro continuano. Ascoltano anche il silenzio.»`,
      wonder: `Sopra le sopracciglia il cappello salì e scese. Stavolta {name} andò {being.a}, e se lo tolse.~+, e~ Le orecchie fecero su e giù. «Sanno fare solo questo. Non è molto, e l’ho nascosto. Adesso vorrei vedere il tuo, fosse anche così.»`,
    },
    bed: `Il cappello pendeva dal letto, fermo. Sul cuscino però qualcosa si muoveva. «Che cosa ascolti?» chiese {pal}. «Te che respiri» disse {name}. Su e giù.~+, e~ Ogni volta un po’ più adagio.`,
  },
};
