import type { PalTelling } from '../../bank.ts';
import { called, type ItalianNoun } from '../noun.ts';

export const pim: PalTelling<ItalianNoun> = {
  noun: called('Pim', 'm'),
  intro: `L’amico di {name}, Pim, era un robot fatto come una scatola del pane. In mezzo, dove gli altri hanno la pancia, aveva un cassetto. Per dire sì diceva «pip», per no «pip-pip».~+, e~ «Hmm» per tutto quello che sta in mezzo.`,
  quirk: `Qualcuno aveva perso uno spago. «Oh, Pim, un altro no» disse {name}.~+, ma~ Il cassetto si aprì, e dentro: spago rosso, spago da pacchi, spago con marmellata. «A che serve?» La lucina girò. «A dopo» disse Pim.~+:~ Dopo non era mai venuto.`,
  again: `Il cassetto di Pim non si chiudeva, per un capo di spago di troppo. «È già dopo?» chiese {name}. Pim guardò avanti, guardò indietro.~+, e poi~ Nel cassetto. «Non ancora dopo» disse Pim. «Ma si avvicina.»`,
  try: `Pim girò una volta intorno {being.a}, e aprì il cassetto. Ne uscì uno spago rosso, e Pim ci fece un fiocco. Risero tutti, e dissero che elegante. «Pip?» chiese Pim. «Pip-pip» disse {being}.`,
  payoff: `La lucina di Pim girava sempre più in fretta. «{name}» disse Pim, «è dopo.» Il cassetto scattò.~+, e~ Uscì tutto lo spago. Lo annodarono capo a capo, e il braccio più lungo di Pim lanciò. Tenne.~+, e~ Salirono.`,
  proud: `Il cassetto di Pim si apriva da sé, come una bocca che cerca di non sorridere.`,
  asleep: `La ruota di Pim smise di cigolare.~, e~ Nel cassetto c’era un pezzetto di spago, nuovo, corto. «Per dopo» disse Pim.~+, e~ La lucina girò piano, più piano, e si fermò.`,
};

export const tilda: PalTelling<ItalianNoun> = {
  noun: called('Tilde', 'f'),
  intro: `L’amica di {name} era Tilde, una robot alta, sottile, e così cortese che ringraziava le sedie. Aveva due orecchie come piattini di vetro. «Spero di non essere in anticipo» disse Tilde.~+, che~ Abitava lì.`,
  quirk: `«Tilde, stai proprio bene» disse {name}. «Oh no» disse Tilde.~, e~ Le orecchie diventarono rosa, poi si accesero come lampade. Si calò il cappello.~+, e~ Si accese anche quello. «Non guardare» disse. «Coi complimenti faccio luce.»`,
  again: `«Buonasera» disse {tiny.un}, passando, a Tilde. «Che piedi eleganti.» Rosa le orecchie, poi rosse.~+, e~ Per un po’ {tiny} non vide più nulla. «Darei il gomito sinistro» disse Tilde «per essere una robot qualunque.»`,
  try: `«Piacere» disse Tilde {being.a}. «Che belle orecchie» disse {being}.~, e~ Diventarono rosa, attraverso il cappello, poi rosse.~+, e~ A quella luce tutti avevano faccia di pomodoro. «Molto carino» disse {being}, «ma non aiuta.»`,
  payoff: `«Tilde» disse {name}, «hai i piedi più puliti che abbia visto.~+,~ E ti voglio bene.» «Per favore» disse Tilde.~, e~ Le orecchie furono rosse, poi d’oro, poi bianche come mezzogiorno.~+, e~ Il buio si alzò e andò altrove.`,
  proud: `Tilde il cappello non se lo rimise, nemmeno quando le dissero buonasera.`,
  asleep: `Tilde si piegò in quattro accanto al letto. «Grazie dell’ospitalità» disse. «Grazie di farti ospitare» disse {name}.~, e~ Al buio le orecchie di Tilde diventarono rosa, un rosa piccolo, giusto per dormirci.`,
};
