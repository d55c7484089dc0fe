import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'patience'> = {
  middle: {
    plant: `Aspettare, {name} lo faceva in fretta. A chi voleva che contasse fino a cento toccava: «Uno, due, e via saltando, novantanove, cento.» «Ce n’erano degli altri» disse {pal}. «Quello era solo mezzo» disse {name}.`,
    turn: {
      restless: `«Uno, due, e via saltando» disse {pal}. {name} si fermò a guardare {being}, che tutti saltavano. «Uno» disse {name}, avvicinandosi. «Due. Tre. Ti guardo per tutto il cento. Poi ricomincio.» Contava per davvero, col mezzo dentro.`,
      wonder: `Ma quello era un uno, due, e via saltando. {name} alzò dieci dita davanti {being.a}. «Uno» disse.~+, e~ Adagio ne piegò uno. «Non è per farti fretta. Aspetto, mezzo compreso, quel che hai. Due.»`,
    },
    bed: `Ad addormentarsi ci vuole un po’.~+, ed~ È quasi tutto mezzo. {name} guardò quel mezzo, che era morbido.~+, e~ Non ce n’era un pezzo da saltare.`,
  },
  duck: {
    plant: `{name} aveva dipinto di giallo l’anatra di legno. «È asciutta?» chiese, e lo chiese col pollice.~, ma~ Non lo era. «Adesso ha dentro un pollice» disse {pal}.~+, e così~ La ridipinsero, per la terza volta. «È un’anatra così lenta» disse {name}.`,
    turn: {
      restless: `Il pollice di {name} era giallo, per via di un’anatra che nessuno lasciava in pace.~, e~ Finì in un pugno.~+, e~ {name} si avvicinò {being.a}. «Non c’è fretta.~+:~ Ti guardo e basta. E quando hai finito, guardo ancora un po’.»`,
      wonder: `«Hai addosso dell’anatra» disse {pal}.~+, ed~ Era vero, su tutto il pollice. {name} lo chiuse nel pugno. «Non sapevo aspettare» disse {name} {being.a}, «e ho visto solo pollice.~+, e~ Di te vorrei vedere come viene, con calma.»`,
    },
    bed: `L’anatra stava accanto al letto, gialla da un capo all’altro. «È asciutta?» chiese {pal}. «Mi sa di sì» disse {name}, e lasciò i pollici sotto la coperta.~+, e~ Poteva aspettare la mattina.`,
  },
};
