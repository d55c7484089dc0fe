import type { PalTelling } from '../../bank.ts';
import { called, type ItalianNoun } from '../noun.ts';

export const moss: PalTelling<ItalianNoun> = {
  noun: called('Muschio', 'm'),
  intro: `Il migliore amico di casa era Muschio, una talpa col panciotto. Non vedeva più in là dei baffi.~+, ma~ Aveva il naso più fine di una famiglia di nasi fini. «Buonasera, {name}» disse Muschio. «Vedo che qualcuno ha mangiato le uova.»`,
  quirk: `Muschio leggeva gli odori come i nonni leggono il giornale. «Giovedì minestra» annunciò, a naso in su, senza che nessuno l’avesse chiesto. «Formaggio vecchio, non nostro.~+,~ E qui vicino qualcuno ha pianto per una muffola.»`,
  again: `«Snif snif» fece Muschio. «Guarda un po’. <toddler: È tutta la sera che io e te spargiamo odore di pane tostato|Da casa fin qui abbiamo lasciato una scia di pane tostato>.» {name} annusò.~+, ma~ Sapeva soltanto di notte. «È in ultima pagina» disse Muschio, «in piccolo.»`,
  try: `«Permette?» disse Muschio, e accostò il naso. «Un po’ di polvere» lesse. «A pagina due pane tostato.~+,~ A pagina tre un solletico, a sinistra.» {Being} rise, da tutta la parte sinistra. «Solo che» disse Muschio «non dice come si fa.»`,
  payoff: `Muschio sbottonò il suo unico bottone, come faceva per gli odori seri.~, e~ Il naso girò come una lancetta. «Di lì no: minestra fredda. Ma di qua…» Il naso si fermò.~+, e~ Gli tremava la punta. «Prima pagina» disse Muschio. «La strada è questa.»`,
  proud: `Muschio si riabbottonò, e ci mise tre tentativi, tanto era contento.`,
  asleep: `Muschio appese il panciotto alla sedia. «Le notizie di domani» mormorò, col naso nella coperta. «Un po’ di semolino, e più tardi uvetta.» Poi il giornale fu piegato, e Muschio dormì.`,
};

export const dot: PalTelling<ItalianNoun> = {
  noun: called('Virgola', 'f'),
  intro: `{name} aveva un’anatra, o meglio, l’anatra aveva {name}. Si chiamava Virgola.~+, e~ La si sentiva sempre. «Dove si va?» chiese Virgola, un passo indietro. «A prendere una tazza.» «Vengo anch’io» disse Virgola, «caso mai pesasse.»`,
  quirk: `Una cosa sola Virgola non sapeva fare, pur provando ogni giorno: bisbigliare. «Così» disse {name}, pianissimo. «Così» disse Virgola, strizzandosi tutta. «QUAC!» Lontano qualcuno fece cadere un cucchiaio. «Quasi» disse {name}.`,
  again: `«Adesso dico una cosa» annunciò Virgola. «In un bisbiglio.» {name} si coprì le orecchie. Virgola pensò alla lana, al purè, al dentro delle pantofole. «Quac» disse. Era più piccolo, a essere giusti. «Questo» disse {name} «l’ho sentito in un piede solo.»`,
  try: `Virgola si accostò {being.a} per bisbigliare una cosa gentile, e si strizzò, cominciando dalla coda. «QUAC.» Si sedettero tutti per terra.~+, e~ Risero. «Che hai detto?» chiese {being}. «Non ho sentito» disse Virgola, «c’ero io che parlavo.»`,
  payoff: `«Ci vuole qualcuno molto forte» disse {name}, «e io non basto.» «Io basterei» disse Virgola. «Ma fatico tanto a non farlo.» Poi piantò i piedi. QUAC! Arrivò in fondo alla notte.~+, e~ Tutti quelli che dormivano saltarono su a sedere.`,
  proud: `Virgola camminava dietro, la coda di qua e di là, e non diceva niente, fortissimo.`,
  asleep: `Virgola girò tre volte nella cesta del bucato. <quirk: «Buonanotte» disse, ed era un bisbiglio, uno vero, leggero come una piuma. Ma nessuno ascoltava più, per sentire quant’era riuscito.|«Buonanotte» disse, da sotto la coda. Un piede giallo pendeva dal bordo, batté una volta sulla cesta, e dormì.>`,
};
