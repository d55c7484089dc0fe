import type { PalTelling } from '../../bank.ts';
import { called, type ItalianNoun } from '../noun.ts';

export const marigold: PalTelling<ItalianNoun> = {
  noun: called('Capitan Calendula', 'f'),
  intro: `{name} conosceva una pirata, Capitan Calendula, col cappotto blu, un mestolo alla cintura e nessuna nave, perché era dal carpentiere. «Per tutti i bottoni, che cosa bolle in pentola?» disse. «L’acqua» disse {name}.~+, che~ Era uno scherzo loro.`,
  quirk: `«Alt» gridò Capitan Calendula, e tirò fuori la matita, perché disegnava mappe. «Qui noi, qui una briciola, qui io che ci inciampo.» «E il tesoro?» chiese {name}.~, e~ Lei si guardò gli stivali. «Disegno soltanto quel che c’è.»`,
  again: `«Alt!» gridò Capitan Calendula, e disegnò un angolo, una briciola e un odore strano. «Perché l’odore?» chiese {name}. «Perché c’era, per tutti i bottoni.» Il cappello era così pieno di mappe che stava su come una torta.`,
  try: `«Non ti muovere» gridò Capitan Calendula {being.a}, «vieni disegnat{being?m:o|f:a}.» In mezzo mise una fila di puntini. «Che sono?» chiese {being}. «È quanta strada c’è.» Risero, perché erano due passi. «E come si attraversa?» chiese {being}.`,
  payoff: `Capitan Calendula si tolse il cappello e lo scosse.~, e~ Caddero le mappe: la colazione, la briciola, martedì. {name} le accostò, orlo contro orlo.~+, e~ Per tutte passava una strada, una sola. «Ho solo disegnato quel che c’era» disse Capitan Calendula.`,
  proud: `Capitan Calendula portava il cappello più basso, e così pareva ferocissima.`,
  asleep: `Capitan Calendula mise gli stivali in riga e disegnò un’ultima mappa, piccola, con un letto. «Il tesoro è qui» disse, cominciò la croce sul cuscino.~+, e~ Prima della seconda riga dormiva.`,
};

export const thimble: PalTelling<ItalianNoun> = {
  noun: called('Mastro Ditale', 'm'),
  intro: `Mastro Ditale era un pirata, amico di {name}, con la barba come uno zerbino e un dente d’oro. Lavorava a maglia camminando.~+, e~ La lana gli saliva dallo stivale. «Arr» disse, contando, «due, quattro, arr, sei.»`,
  quirk: `«Che cosa fai?» chiese {name}. Mastro Ditale alzò la maglia, rossa e larga. «Arr» disse, con le orecchie rosse come la lana. «Non me l’ha detto.» *Clic*, fecero i ferri.`,
  again: `*Clic, clic.* La cosa rossa arrivava alle ginocchia di Mastro Ditale. «Ha detto qualcosa?» chiese {name}. «Si è schiarita la voce» disse lui, con la testa di lato. «Arr. È per qualcuno di piccolo.»`,
  try: `Mastro Ditale accostò la maglia {being.a}. Era troppo larga, e girata era troppo lunga. «Arr. Sei un’anatra?» «Che io sappia no» disse {being}.~+, e~ Seri non restò nessuno. «Allora non è per te» disse Mastro Ditale.`,
  payoff: `I ferri di Mastro Ditale si fermarono. «Me l’ha detto» disse, e tagliò la lana col dente d’oro. La cosa rossa era proprio la misura di chi tremava lì.~+, e~ Fuori restarono solo due occhi. «Ho caldo» disse una voce.`,
  proud: `Mastro Ditale si soffiò il naso nella barba, e disse che gli era entrata un po’ di lana in un occhio.`,
  asleep: `Mastro Ditale si sedette accanto al letto con un gomitolo nuovo, blu. «Che sarà?» chiese {name}, quasi nel sonno. «Arr. Non l’ha detto.» *Clic*, fecero i ferri, più piano.~+, e~ La lana scivolò dal ginocchio.`,
};
