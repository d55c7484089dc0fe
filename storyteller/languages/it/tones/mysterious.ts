import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'mysterious'> = {
  open: [
    `Dietro la tavola sedevano le ombre. {name} contò le persone, poi le ombre.~+, e~ Ce n’era una in più. «Di chi è quella?» chiese {name}. Si voltarono, e si voltò con loro. «Di nessuno» dissero.`,
    `{name} si sedette nella poltrona grande, ed era calda. «Chi c’era, qui?» «Nessuno» dissero.~+, ma~ C’era una conca, tonda, troppo piccola per tutti loro.~+, e~ Nella conca un po’ di farina.`,
    `«Chi ha girato la mia tazza?» chiese {name}. Nessuno. Il manico stava a sinistra.~+, e~ Adesso indicava il buio. {name} lo rimise a posto, guardò altrove, contò fino a tre.~+, e~ Indicava di nuovo.`,
  ],
  outside: `Il buio cominciava dove smette la lampada.~+, e~ {name} ci mise dentro una mano, fino alla manica. «Com’è?» chiese {pal}. «Fresco» disse {name}. «E ci fa posto.»`,
  rest: `«Adesso non guardare» disse {pal}, e {name} non guardò.~, e~ Si fissarono bene le ginocchia. «C’è ancora?» chiese {name}. «No» disse {pal}. «Quando l’ho detto se n’è andato.» «Che cos’era?» {pal} ci pensò. «Educato.»`,
  doorstep: `La tazza della cena stava dov’era sempre stata.~+, ed~ Era ancora calda, dentro e fuori. «Ma ci sono volute ore» disse {pal}. «Sì» disse {name}. «Solo non qui dentro.»`,
  close: [
    `Poi la lampada si spense.~+, e~ Tutte le ombre della cena corsero insieme. Si stesero su {name} e su tutti.~+, e~ Non ne avanzò nessuna.`,
    `Nella poltrona grande, sotto un telo, stava la pasta del pane, nella sua conca tonda. La pasta cresce al buio, quando non guarda nessuno.~+, e~ Sotto la coperta cresceva anche {name}.`,
    `Accanto al letto c’era la tazza, e il manico indicava {name}. {name} guardò altrove, contò fino a tre.~+, e~ Stavolta non riguardò nessuno.`,
  ],
  links: [
    `In un punto il buio era caldo, largo come qualcuno che si è appena alzato.`,
    `Il buio si scostò, per far passare {name} e {pal}.`,
    `{pal} si voltò una volta, e non disse verso che cosa.`,
    `{name} contò quanti erano, per sicurezza, e per un attimo fece tre.`,
    `«Sì?» disse {name}, ma {pal} non aveva detto niente.`,
    `Qualcosa che era rimasto lì accanto andò avanti, zitto zitto.`,
  ],
  threads: {
    chalk: {
      one: `Fu {pal} a vederla: in basso c’era una stellina bianca, fatta col gesso. {name} la toccò, e veniva via.~+, quindi~ Era nuova. «Chi c’è stato prima di noi?» chiese {name}. {pal} guardava un’altra cosa.`,
      two: `Eccone una seconda, la stessa stella, con la stessa gamba troppo lunga. «Davanti a noi c’è qualcuno?» chiese {name}. «Neanche un’anima» disse {pal}. Che si può guardare anche indietro, a {name} venne in mente solo adesso.`,
      three: `La terza stella era così fresca che cadeva ancora la polvere. «Chiunque sia, è vicino» disse {name}, «e vuole farci trovare qualcosa.» In giro c’era solo {pal}, che tossì.~+, ed~ Era una tosse bianca.`,
      end: `Quando {name} tirò su la coperta, dalla parte di {pal} rotolò un gessetto cortissimo. «Eri tu» disse {name}. «Le stelle le facevi tu.» «Qualcuno» disse {pal} «doveva pur pensare a dov’era casa.»`,
    },
    notes: {
      one: `Nella tasca di {name} c’era un foglietto piegato, che a cena non c’era, e diceva: *Quando tornate*. «Quando torniamo, che cosa?» chiese {pal}. {name} lo girò.~+:~ Sapeva soltanto di minestra.`,
      two: `«Hai qualcosa nell’altra tasca» disse {pal}.~, ed~ Era un foglietto, piegato come il primo. *Guardate*, diceva. Così guardarono tutto, una cosa dopo l’altra.~+, e~ Tutto guardava loro.`,
      three: `Il terzo cadde dalla manica. *Sotto il*, diceva. «Sotto il che?» chiese {pal}. {name} li mise in fila: *Quando tornate, guardate sotto il*, e basta. «Chi l’ha scritto» disse {name} «vuole che torniamo.»`,
      end: `Guardarono sotto la coperta e sotto il letto. E sotto il cuscino c’era l’ultimo foglietto, che diceva *cuscino*. Dietro, e sapeva di minestra, qualcuno aveva scritto *Bene. Siete qui.*`,
    },
  },
};
