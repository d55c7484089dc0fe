import type { PalTelling } from '../../bank.ts';
import { called, type ItalianNoun } from '../noun.ts';

export const bramble: PalTelling<ItalianNoun> = {
  noun: called('Rovo', 'm'),
  intro: `Rovo era un troll, di quelli non più alti di un tavolo, e amico di {name}. Aveva pelo tutt’intorno.~+, e~ Quale fosse il davanti non si sapeva. «Buonasera, Rovo» disse {name}. «Stai parlando con la mia schiena» disse Rovo, gentile.`,
  quirk: `A Rovo le cose si attaccavano, e non era rubare.~+, perché~ Lui passava e basta. {name} gli tolse mezza cialda. «E questo giallo, tiepido?» «Un po’ di luce» disse Rovo. «La lampada era accesa, devo averla sfiorata.»`,
  again: `«Ho fatto attenzione» disse Rovo. «Ho girato al largo da tutto.» «Hai dentro un pettine» disse {name}, girando al largo da Rovo. «È di quando volevano pettinarmi» disse Rovo. «Quello è rimasto lì.»`,
  try: `«Magari qui c’è qualcosa che va bene» disse Rovo, e si scrollò.~, e~ Volarono nove bottoni, un fischietto e una cialda.~+, che~ Si alzò e rotolò via. «Niente di tutto questo» disse {being}, ridendo.`,
  payoff: `«Rovo, davanti a quante lampade sei passato?» chiese {name}. «Mi spiace, a tutte» disse Rovo. {name} frugò fra i peli, e ne uscì luce, anche di domenica.~+, e~ La riattaccarono di fuori. Rovo brillava come un negozio. «È il mio davanti» disse.`,
  proud: `Rovo si rimise dentro tutta la luce, e canticchiava, dal davanti.`,
  asleep: `Rovo si arrotolò accanto al letto, come un tappeto che respira. «Hai di nuovo la mia schiena» mormorò. <quirk: In fondo ai peli era rimasto un pezzetto di luce. Si fece più piccolo, più bruno, e dormì|Tutt’intorno i peli andavano su, e adagio giù>.`,
};

export const mugwort: PalTelling<ItalianNoun> = {
  noun: called('Assenzia', 'f'),
  intro: `L’amica di {name}, Assenzia, era <toddler: quasi tutta cappello, con sotto gli stivali per portarlo|una maga, di quelle quasi tutte cappello>. Era nero e alto, con la punta piegata. «Un biscotto?» chiese {name}. «No, grazie» disse Assenzia.~+, ma~ La punta si chinò sul piatto.`,
  quirk: `Il cappello di Assenzia faceva la spia: indicava quel che lei voleva. «Non ho fame» disse, e la punta andò dritta alla tasca di {name}. «Lì c’è un’uvetta» disse {name}. «No, grazie» disse Assenzia, rosa.~+, e~ Raddrizzò il cappello, e quello si piegò.`,
  again: `Assenzia aveva legato la punta del cappello con una stringa. «Adesso non lo sa nessuno, che cosa voglio» disse.~, e~ La stringa si tese, il cappello girò.~+, e~ Indicò la sua scarpa. «Be’, sì» disse Assenzia. «Rivorrei la stringa.»`,
  try: `«Chiedo al cappello» disse Assenzia, e lo alzò davanti {being.a}. La punta girò, girò.~+, e~ Si posò sul naso di Assenzia. «Conosce solo me» disse, e starnutì. «È un bel naso» disse {being}, «ma non lo voglio.»`,
  payoff: `«Che cosa vuoi, Assenzia?» chiese {name}. «Niente, grazie» disse, guardandosi gli stivali. «Vorrei trovare la strada. Moltissimo.» Allora il cappello si piegò, si allungò.~+, e~ Indicò. «La strada è questa» disse {name}.`,
  proud: `«Sì, grazie» disse Assenzia da allora in poi, e il cappello stava fermo.`,
  asleep: `Il cappello di Assenzia stava in fondo al letto. «Vuoi qualcosa?» chiese {name}. «No, grazie» disse Assenzia, quasi nel sonno.~, e~ Adagio la punta si piegò verso il cuscino.~+, e~ Rimase lì.`,
};
