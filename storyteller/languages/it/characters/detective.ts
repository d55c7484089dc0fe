import type { PalTelling } from '../../bank.ts';
import { called, type ItalianNoun } from '../noun.ts';

export const inspector: PalTelling<ItalianNoun> = {
  noun: called('Mister Briciola', 'm'),
  intro: `{name} conosceva un detective, Mister Briciola, con un cappotto lungo, una lente e una domanda per tutti. «Bella sera» disse {name}. «Davvero?» disse Mister Briciola. «E chi altro l’ha vista?»`,
  quirk: `Mister Briciola si chinò su un cucchiaio, con la lente. «Dov’era all’ora di cena?» Il cucchiaio taceva.~+, e~ Lui diventò rosa. «Non riesco a smettere. Ho chiesto anche alla zia dove avesse preso la torta. L’aveva fatta lei, per me.»`,
  again: `«Non chiedo più nulla» disse Mister Briciola, «finché resisto.» Diventò rosso, il cappello si alzò.~+, e~ Passò {tiny.un}. «E *lei* dove crede di andare?» gridò. «A casa, se si può.» «Quasi nove secondi» disse {name}.`,
  try: `Mister Briciola alzò la lente. «Dunque» disse {being.a}, «quando ha visto per l’ultima volta la sua risata?» L’occhio era grande come un piattino, sbatté.~+, e~ Risero tutti. «È già sparita» disse {being}, prima che potesse annotarlo.`,
  payoff: `«Interroga le strade» disse {name}, «tutte.» Mister Briciola passò dall’una all’altra. «E *lei* dove va?» Lo guardarono negli occhi, tranne una. «Ah» disse. «Questa nasconde qualcosa. Dove va!»`,
  proud: `Mister Briciola scrisse *risolto*, e chiese in giro con quante esse, per il gusto di chiedere.`,
  asleep: `«Un’ultima domanda» disse Mister Briciola, sotto il cappello. «Sì?» disse {name}. «Può aspettare.» Era la prima che poteva. Sul petto, nella lente, un bottone come una luna saliva piano, e piano scendeva.`,
};

export const hush: PalTelling<ItalianNoun> = {
  noun: called('Miss Zitti', 'f'),
  intro: `L’amica di {name}, Miss Zitti, era una detective in cappotto grigio, guanti grigi e cappello grigio, per non farsi notare. «Non mi hai vista» disse da sotto il tavolo. «Cerco chi fa le briciole.» «Io» disse {name}.`,
  quirk: `«Ora avanziamo senza un suono» disse Miss Zitti. *Iic*, fece la scarpa. In punta di piedi fece *iiic*, e sotto il cappello grigio lei era rossa. «Le mie scarpe sono tutte così» disse. «I ladri mi sentono e salutano.»`,
  again: `Miss Zitti si era legata una sciarpa per scarpa. Fece un passo, e non era quasi uno scricchiolio.~+:~ Solo *mmf*. «Chi ha un topo, lì dentro?» chiese {tiny.un}, passando. «Non hai sentito nulla» disse Miss Zitti.`,
  try: `«Lasciate fare a me» disse Miss Zitti. «Arrivo di nascosto con una sorpresa.» *Iic.* «Ti sento» disse {being}.~, e~ Stette su una gamba. *Iic*, sull’altra. «Che sorpresa è?» chiese {being}. «Veramente» disse Miss Zitti «ero solo io.»`,
  payoff: `«Puoi camminare piano piano?» chiese {name}. «Ma è lì che le scarpe danno il peggio» disse Miss Zitti. «Ho sentito» disse {name}. Allora camminò, pianissimo: *iic… iiic… IIIC*.~+, e~ Chi dormiva saltò su.~+, perché~ Con uno che fa silenzio non si dorme.`,
  proud: `«Mi avete sentita» diceva Miss Zitti a tutti. *Iic.* «Vero che mi avete sentita?»`,
  asleep: `Miss Zitti mise le scarpe sotto il letto, una accanto all’altra.~, e~ In calze arrivò al cuscino.~+, e~ Non fece nessun rumore. «Non mi hai sentita» disse.~,~ E stavolta era vero.`,
};
