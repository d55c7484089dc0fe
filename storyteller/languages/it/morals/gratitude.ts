import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'gratitude'> = {
  thanks: {
    plant: `Nella tasca di {name} c’era un panino caldo. Ce l’aveva messo qualcuno, senza dir niente. {name} si girò verso la cucina e disse: «Grazie.» «A chi?» chiese {pal}. «Non si sa» disse {name}, «ma c’è dentro il burro.»`,
    turn: {
      restless: `In tasca il panino urtò, ancora tiepido.~+, e~ {name} si girò {being.a}. «Grazie» disse. «Di che?» chiese {pal}. «Di non averci fatto dormire.~+:~ Se stavi in silenzio, non venivo. Adesso ti conosco, e ti conosco anche in silenzio.»`,
      wonder: `«Grazie» disse invece {name} {being.a}. «Ma non è cominciato» disse {pal}. «Per me sì» disse {name}, col panino in mano. «Da colazione ho una gioia, e viene da te.~+, e~ Non serve che sia di più.»`,
    },
    bed: `Il panino fu mangiato a letto, quanto ce n’era.~+, e~ In mezzo era ancora morbido. «Grazie» disse di nuovo {name}, nel buio. E da due stanze più in là qualcuno disse: «Prego.»`,
  },
  cake: {
    plant: `A primavera la prozia Odilia aveva mandato una torta, finita in un giorno.~+, ma~ Il biglietto di grazie ci metteva di più. Stava in tasca, arrivato a mezza torta. «Non è troppo tardi?» chiese {pal}. «Ho paura di sì» disse {name}.`,
    turn: {
      restless: `Qualcosa frusciò: il biglietto, in ritardo quanto può esserlo un biglietto. {name} si avvicinò {being.a}. «Il grazie l’avevo scordato» disse {name}. «Eri in piedi, e non c’ero solo io.~+, e~ Adesso ci siamo in due.»`,
      wonder: `«È finito?» chiese {pal}. Dalla tasca spuntava mezza torta. «No» disse {name}, e lo mostrò {being.a}. «Lo volevo così bello che non osavo andare avanti.~+,~ Ma mezza sarebbe andata benissimo. Grazie di quel che hai. Posso vedere?»`,
    },
    bed: `Accanto al letto stava il biglietto, con una torta intera.~+, e~ La metà nuova era più storta. «È ancora troppo tardi?» chiese {pal}. «È tardissimo» disse {name}, a occhi chiusi. «Ma è intera.»`,
  },
};
