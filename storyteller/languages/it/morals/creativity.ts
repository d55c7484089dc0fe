import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'creativity'> = {
  spoon: {
    plant: `Per una notte così ci vorrebbe una corda.~, ma~ In cucina {name} trovò solo un cucchiaio.~+, e~ Il cucchiaio andò in tasca. «Quello è per la minestra» disse {pal}. «Solo quando c’è minestra» disse {name}.`,
    turn: {
      restless: `*Ting.* In tasca il cucchiaio aveva battuto su un bottone. {name} lo tirò fuori, si avvicinò {being.a}.~+, e~ Batté ancora. *Ting.* «Sono io» disse {name}. «Finché lo senti, sono qui.~+, e~ Tu puoi smettere, io continuo.»`,
      wonder: `Il cucchiaio uscì di tasca da sé. {name} lo strofinò.~+, e~ Dentro c’era tutta la notte, piccolissima.~+, e~ Allora {name} lo alzò davanti {being.a}. «Ci sta tutto» disse {name}, «ed è solo un cucchiaio.~+, e~ Di te non me ne serve di più.»`,
    },
    bed: `Accanto al letto stava il cucchiaio. Nell’incavo pendeva una lampada minima, a testa in giù.~+, e~ Sotto la lampada un letto, con qualcuno come una briciola che quasi dormiva.`,
  },
  funnel: {
    plant: `Per {name} ci voleva un elmo, e in cucina c’era un imbuto. Salì in testa, cadde.~+, e~ Finì in tasca. «È per le bottiglie» disse {pal}. «Potremmo incontrarne una» disse {name}.`,
    turn: {
      restless: `«Aspetta» disse {name}. «Finora ho sentito solo il rumore.» Uscì l’imbuto, la punta all’orecchio.~+, e~ La bocca larga verso {being}. «Ora sento te, lì dentro.~+, e~ Ascolto finché non dormi. Buonanotte, tu lì dentro.»`,
      wonder: `{name} diede un’ultima occhiata, attraverso l’imbuto. Ci si vede un pezzetto solo.~+, ed~ Era un pezzetto {being.di}. «Oh» disse {name}, avvicinandosi. «Questo mi piace. È come un pisello, e lo guarderei tutta la notte.»`,
    },
    bed: `L’imbuto pendeva dal letto, come un cappello. «Resta per le bottiglie» disse {pal}. «Domattina» disse {name}. Per la notte ascoltava, e sentiva respirare.`,
  },
};
