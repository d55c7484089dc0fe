import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'calm'> = {
  open: [
    `Il giorno era quasi finito, e in cucina {name} lo guardava andare: prima uscì dagli angoli, poi dalle tazze. «È tutto?» chiesero. «Ce n’è un po’ sul cucchiaio» disse {name}.`,
    `Fra la cena e la lampada c’è un’ora che non ha nome. {name} ci stava dentro, con le mani aperte. «Che cosa tieni?» chiesero. «Niente» disse {name}. «Stasera è leggerissimo.»`,
    `La cena era finita.~+, e~ Nessuno si era ancora alzato. «C’era altro?» chiesero. «No» disse {name}, e rimase. I cucchiai stavano dov’erano.~+, e~ La sera ci passava sopra, cominciando dai manici.`,
  ],
  outside: `Si tastarono i bottoni al buio, sei ciascuno.~+, ed~ Erano tutti chiusi. «È presto?» chiese {pal}. «Per che cosa?» disse {name}. {pal} ci pensò. Il buio stava dove sta ogni sera, e <toddler: gli fecero compagnia|ci entrarono adagio>.`,
  rest: `Si sedettero, e per un pezzo non parlò nessuno. Uscì un respiro, poi un altro. «Hai detto qualcosa?» chiese {pal}. «No» disse {name}. «Era bello» disse {pal}, e continuarono un altro poco.`,
  doorstep: `Il cappotto di {name} tornò al gancio, e si mosse ancora, come se camminasse. «È ora di letto?» chiese {pal}. «Quasi» disse {name}.~, e~ Guardarono finché pendette fermo.`,
  close: [
    `Il giorno se n’era andato anche dal cucchiaio. Nella cucina buia stava il cucchiaio.~+, e~ Nel letto buio, più al caldo, {name}.`,
    `Sulla coperta, come dopo cena, stavano due mani aperte.~, e~ Dentro c’era soltanto il buio.~+, che~ Era leggerissimo anche lui.`,
    `Come sui cucchiai, la notte venne adagio sul letto. Prese i piedi, poi le ginocchia, poi le mani, fino al mento.~, e~ Altro non c’era.`,
  ],
  links: [
    `Per un po’ {name} e {pal} non dissero nulla, e non mancava nulla.`,
    `{name} andava adagio, a mani aperte, e {pal} non più in fretta.`,
    `Il buio camminava accanto a loro, e non faceva rumore.`,
    `Una manica di {name} sfiorava il cappotto, e da sentire non c’era altro.`,
    `{name} contò dieci respiri lenti, e si scordò di continuare.`,
    `«Non c’è fretta» disse {pal}, e rallentarono un poco.`,
  ],
  threads: {
    listen: {
      one: `Stettero immobili, per nessuna ragione. {name} sentì le cose vicine: una manica, un bottone.~+, e~ Sotto c’era dell’altro, lento e basso. «C’è sempre stato?» chiese {name}. «Sì» disse {pal}. «Non spinge.»`,
      two: `Di nuovo stettero immobili.~+, e~ Se ne andò il vicino, poi il basso.~, e~ Sotto c’era un terzo suono, lontanissimo e lungo, come uno che si gira in un letto enorme. «Che cos’è?» «La notte, credo» disse {pal}.`,
      three: `Ormai il suono lontano veniva da sé, lungo, e ancora lungo.~, e~ Ogni respiro aveva preso quel passo. «Sei tu che lo fai?» chiese {pal}. «No» disse {name}. «È lui che fa noi.»`,
      end: `{name} ascoltò ancora: il lenzuolo, il cuscino, il suono basso, quello lontano.~+, e~ Sotto a tutti ce n’era uno, il più vicino.~, ed~ Era {name}, che respirava.`,
    },
    fold: {
      one: `Da una tasca uscì un fazzoletto piegato e ripiegato. {name} aprì una piega.~+, e~ Non di più. «Che cosa c’è dentro?» chiese {pal}. «L’altra metà» disse {name}.~+, poi~ Tornò in tasca.`,
      two: `Uscì di nuovo il fazzoletto, e {name} aprì un’altra piega.~, e~ Ora era come un libro, con una croce in mezzo. «Non c’è ancora niente» disse {pal}. «No» disse {name}. «Ma ce n’è di più.»`,
      three: `Adagio {name} aprì l’ultima piega, e il fazzoletto fu così largo che ne presero due angoli per uno. In mezzo salì un poco.~+, e~ Ridiscese. «È tutto qui?» chiese {pal}. «È tutto» disse {name}.`,
      end: `Il fazzoletto stava disteso sul cuscino, e {name} sul fazzoletto.~, e~ Sotto una guancia calda le pieghe sparivano, una a una. «È liscio?» chiese {pal}. «Quasi» disse {name}.`,
    },
  },
};
