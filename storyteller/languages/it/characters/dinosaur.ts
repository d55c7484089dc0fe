import type { PalTelling } from '../../bank.ts';
import { called, type ItalianNoun } from '../noun.ts';

export const gus: PalTelling<ItalianNoun> = {
  noun: called('Gustone', 'm'),
  intro: `L’amico di {name} era Gustone, un dinosauro grosso come un divano e feroce come un panino. Era verde, con una coda che arrivava sempre un po’ dopo. «Scusa, briciola» diceva, camminando. «Scusa, bottone.»`,
  quirk: `{name} si appoggiò un momento a Gustone, e fu un errore.~:~ Il fianco era caldo come una pagnotta.~+, e~ Andava su e giù. «{name}?» disse Gustone. «Scusa. Mi sa che ti si sono chiusi gli occhi.»`,
  again: `«Posso appoggiarmi?» chiese {tiny.un}, passando. «Guarda che ci si addormenta» disse Gustone.~+, e~ Ci fu un ronfo lungo come un ciglio. «Vorrei servire a qualcosa» disse Gustone. «Io so soltanto scaldare.»`,
  try: `«Appoggiati, se vuoi» disse Gustone {being.a}. «Scusa.» {Being} si appoggiò da una parte, {name} dall’altra.~+, e~ Dopo un po’ qualcuno russava: Gustone.~+, e~ Faceva il solletico, e risero. «È servito?» chiese. «Non ancora» disse {being}.`,
  payoff: `«Gustone» disse {name}, «sdraiati.» «Scusate» disse Gustone, e si sdraiò in tondo. In mezzo era come dentro una brioche.~+, e~ Il piccolo si appoggiò, con un lungo sospiro. «Servo?» bisbigliò Gustone. «Sst» disse {name}.`,
  proud: `Gustone andava a testa alta, e scordò di chiedere scusa a undici briciole, e poi tornò indietro.`,
  asleep: `Gustone si sdraiò accanto al letto.~+, e~ Tutta la casa fece uff. «Scusa, casa» disse Gustone. {name} tirò fuori un piede e lo posò su quel fianco caldo.~+, che~ Andava su e giù.`,
};

export const trudy: PalTelling<ItalianNoun> = {
  noun: called('Giraffina', 'f'),
  intro: `Giraffina, l’amica di {name}, era un dinosauro: un po’ di Giraffina in basso, e tutto il resto collo.~, e~ Lo teneva piegato a punto di domanda, per non farsi notare. «Attenti alla lampada» disse, e la prese in pieno. *Dong.*`,
  quirk: `«Che tempo fa lassù?» gridò uno che passava. Giraffina diventò rossa dal basso in alto. Piegò il collo in due, poi in tre, e posò il mento sui piedi.~+, poi~ Starnutì.~+, e~ Si disfece tutto. *Dong.*`,
  again: `«Che si vede laggiù?» chiese {name}. «Dita» disse Giraffina, col mento sui piedi.~, e~ La testa salì un poco, e un altro poco. «Ti vedo la cima della testa» disse. «E mi pare di vedere domani.»`,
  try: `«Posso guardare {being} dall’alto» disse Giraffina. Il collo salì, curva dopo curva: *dong*. «Ho trovato un cucchiaio!» Venne giù il cucchiaio, e dietro Giraffina, rossa.~+, e~ Risero tutti. «Il guaio» disse «da lassù non si vede.»`,
  payoff: `«Quanto è alto?» chiese {name}. Giraffina si guardò i piedi. «Un collo, circa» disse.~, e~ Andò su, finché il mento si posò in cima come un gatto.~+, e~ {name} salì di gobba in gobba. «Che bel tempo quassù!» gridò Giraffina.`,
  proud: `Da allora Giraffina andava a collo dritto, e diceva che tempo faceva senza che lo chiedessero.`,
  asleep: `Giraffina stava intorno al letto: i piedi da un lato, il mezzo dall’altro, e il mento in fondo. «Buonanotte, laggiù» disse Giraffina. «Buonanotte, lassù» disse {name}.~+, e~ Niente fece *dong*.`,
};
