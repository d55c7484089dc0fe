import type { PalTelling } from '../../bank.ts';
import { called, type ItalianNoun } from '../noun.ts';

export const cog: PalTelling<ItalianNoun> = {
  noun: called('Rotella', 'f'),
  intro: `L’amica di {name} era Rotella, inventrice, con una matita nei capelli e una per cercarla. «La macchina è pronta!» disse Rotella. «Raffredda la minestra senza soffiare.» «L’hai detto lunedì» disse {name}. «Lunedì» disse Rotella «era ancora tonda.»`,
  quirk: `«Questa macchina alza il cappello» disse Rotella. Fece clic, il cappello restò lì.~+, e~ La macchina si accese. Rotella la spense in fretta. «Fanno tutte così» disse piano. «Metto dentro un pezzo che aiuta, e loro fanno luce.»`,
  again: `Si fermarono, perché Rotella aveva un’idea, e la si sentiva ticchettare. «È questo filo che luccica» disse.~, e~ Lo tolse dalla macchina, lo guardò.~+, e~ Ce lo rimise. «Aveva una faccia così delusa» disse.`,
  try: `«Questa macchina fa il solletico con una piuma» disse Rotella {being.a}. Clic, la piuma cadde.~+, e~ La macchina, si capisce, si accese. Diventarono tutti gialli, e risero. «Non aiuta» disse {being}, «ma è un bel giallo.»`,
  payoff: `«Rotella» disse {name}, «hai una macchina che non funziona?» «Una borsata» disse Rotella.~, e~ Guardò il buio, e le cadde la matita. Clic, fecero le macchine, e non ne funzionò una.~+, ma~ Era chiaro come a colazione.`,
  proud: `Rotella scrisse LAMPADA su tutte le sue macchine, e leccò la matita.`,
  asleep: `La borsa di Rotella ticchettava, appesa al letto. «Domani» disse a occhi chiusi «invento una lampada.~+, e~ Chissà che cosa farà.» «Raffredderà la minestra» disse {name}. *Tic*, fece la borsa, e molto dopo *tic*.`,
};

export const hinge: PalTelling<ItalianNoun> = {
  noun: called('Mastro Cerniera', 'm'),
  intro: `Mastro Cerniera, l’amico di {name}, era un inventore col panciotto tutto tasche, e nelle tasche cose piegate. «Qui» disse «ho un tavolo.» «Con le gambe?» chiese {name}. «In teoria.» Ci mise due dita.~+, e~ Il tavolo lo morse.`,
  quirk: `«Mi siedo un attimo» disse Mastro Cerniera.~, e~ Scosse una cosa piatta: *clac*, uno sgabello, *clac*, una sedia.~+, e~ Presto, clac dopo clac, era alto come un armadio. «Non so fermarle» gridò, rosso.`,
  again: `«Il panciotto mi stringe» disse Mastro Cerniera. *Clac*, qualcosa si era aperto in tasca. «Pensa piatto» disse {name}.~, e~ Mastro Cerniera pensò alla carta e alle frittelle. *Clac*, si richiuse. «In teoria» disse «non può funzionare.»`,
  try: `«Un abbraccio pieghevole» disse Mastro Cerniera {being.a}. «In teoria è piccolo.» *Clac*, aveva due braccia, poi quattro.~+, poi~ Teneva tutti quanti. {Being}, là in mezzo, rideva.~+, ma~ A parte questo non serviva.`,
  payoff: `«Mastro Cerniera» disse {name}, «una sedia ce l’hai?» «Sì, ma non si ferma» disse. «Ci conto» disse {name}.~+, e~ Si sedettero fianco a fianco.~+, e~ Andarono su, clac dopo clac, fino in cima. «In teoria» disse Mastro Cerniera «era una sedia.»`,
  proud: `«In *pratica*» diceva Mastro Cerniera fra sé, e dava pacche al panciotto.`,
  asleep: `Mastro Cerniera aveva portato un letto pieghevole.~+, ma~ Preferì non aprirlo.~, e~ Dormiva in poltrona, col panciotto appeso sopra. *Clac*, disse una tasca, come da lontano.~+, poi~ Stette piatta.`,
};
