import type { PalTelling } from '../../bank.ts';
import { called, type ItalianNoun } from '../noun.ts';

export const bounce: PalTelling<ItalianNoun> = {
  noun: called('Molla', 'm'),
  intro: `L’amico di {name} era Molla, un atleta coi calzini a righe. Saltava tutto il giorno.~+, perché~ Star fermo era l’unica cosa che non sapeva fare. Nella foto della squadra ci sono dieci persone e una riga. «La riga sono io» disse Molla, salendo.`,
  quirk: `«Sta’ fermo un momento» disse {name}. Molla stette, finché si alzarono i talloni, e il resto dietro. *Boing.* «Io ci provo» disse Molla, passando con le orecchie rosse. «Sono le ginocchia.»`,
  again: `Per restare giù Molla si era messo un secondo paio di scarpe sopra il primo. *Boing, tump.* «Va meglio?» chiese. «Adesso arrivi fin qui» disse {name}. «È proprio dove vorrei stare» disse Molla.`,
  try: `«Un bel salto tira su» disse Molla {being.a}. Prese per mano {name}.~+, e~ Via, su e giù. Tutti guardavano su e giù, anche {being}, finché si rise. «È passato?» gridò Molla. «Non proprio» disse {being}.`,
  payoff: `Molla si teneva le ginocchia con due mani. «Lasciale» disse {name}, «e tieni la mano a me.» Il primo *boing* fu corto.~+, ma~ Nel secondo c’era un anno di stare fermi.~+, e~ In cima scesero, come alla fermata.`,
  proud: `«In cima» ripeté Molla per tutta la strada, «proprio in cima, credo di essere stato fermo.»`,
  asleep: `Molla si coricò. Il letto fece *boing*, poi uno più basso.~+, poi~ Uno ancora più basso. «Guarda» disse. «Sto fermo.» «Stai sdraiato» disse {name}. «È lo stesso» disse Molla, «però più lungo.»`,
};

export const catchpole: PalTelling<ItalianNoun> = {
  noun: called('Presina', 'f'),
  intro: `L’amica di {name} era Presina, portiera, con due guanti grossi come cuscini. Prendeva tutto quel che volava: palle, cappelli, e a cena i piselli. «Mia» diceva Presina, anche se uno starnutiva.`,
  quirk: `{name} le tirò una crosta. «Mia!» disse Presina. «Adesso rilanciala» disse {name}. Presina la guardò, là al caldo.~+, e~ Chiuse il guanto adagio. «Non ci riesco» disse, rossa. «Quando una cosa si è messa comoda, no.»`,
  again: `«Lì dentro che c’è?» chiese {name}.~+, perché~ Un guanto di Presina era chiuso. «Niente» disse. Il guanto russò.~, e~ Lo aprì di una fessura, e là, nel sonno, sorrideva {tiny.un}. «Mi è venuto addosso» disse Presina. «Chi sorride non si molla.»`,
  try: `«Presa sicura» disse Presina {being.a}, con un guanto per lato, e cominciò a canticchiare. Dopo un po’ qualcuno dormiva.~+, ed~ Era Presina. «È servito?» chiese, svegliandosi. «La canzone era bella» disse {being}.`,
  payoff: `«Nessuno ti ha lanciato» disse Presina a chi tremava, «ma posso prenderti?» Stese un guanto come un materasso.~+, e~ L’altro ci andò sopra. Prima tremavano i guanti, poi furono caldi.~+, e~ Respirarono soltanto.`,
  proud: `«Questa» disse Presina, mostrando i guanti a chiunque, «è la parata della mia vita.»`,
  asleep: `Presina dormiva con un guanto sull’altro. {name} fece uno sbadiglio, uno grosso. «Mio» disse Presina, e ci chiuse sopra il pollice.~+, e~ Restarono solo i guanti, su e giù, con dentro uno sbadiglio.`,
};
