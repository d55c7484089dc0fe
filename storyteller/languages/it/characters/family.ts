import type { PalTelling } from '../../bank.ts';
import { called, type ItalianNoun } from '../noun.ts';

export const gran: PalTelling<ItalianNoun> = {
  noun: called('Nonna', 'f'),
  intro: `Quella sera c’era Nonna, coi riccioli grigi e la borsa con dentro tutto. «Una matita ce l’hai?» chiese {name}. «Allora» disse Nonna, aprendo lo scatto. «La vuoi grossa, fine o viola?»`,
  quirk: `Nella borsa di Nonna c’era un panino di un altro giorno, e sotto il panino una busta con tutte le candeline delle torte di {name}. «Ma sono spente» disse {name}. «Spente non vuol dire finite» disse Nonna.~+, e~ Ne annusò una. «Questa era al limone.»`,
  again: `Nonna si sedette sulla borsa, per riposare, e dentro qualcosa fece *crac*. «Le candeline!» disse Nonna. Due erano storte.~+, ma~ Nessuna rotta. «Questa è della torta caduta sul cane» disse {name}.~, e~ Tornarono tutte nella busta.`,
  try: `«Allora» disse Nonna {being.a}, «quando compi gli anni?» «Non l’ha mai detto nessuno» disse {being}. «Diciamo adesso» disse Nonna.~+, e~ Nel vecchio panino andò una candelina.~+, e~ Tutti soffiarono. «Bel compleanno» disse {being}, «ma non aiuta.»`,
  payoff: `«Allora» disse Nonna, e piantarono nel panino le vecchie candeline, e cantarono tanti auguri. Al nome quella del limone si accese, da sola.~+, poi~ Tutti gli anni che c’erano.~+, e~ Il buio dovette levarsi il cappello.`,
  proud: `Nonna faceva dondolare la borsa, cosa che alla sua età, disse, è permessa.`,
  asleep: `Nonna sedeva accanto al letto senza scarpe. «Chiudo gli occhi giusto per compagnia» disse.~, e~ Accanto stava la borsa, a bocca chiusa.~+, e~ Sapeva, pianissimo, di <quirk: limone e candeline spente|sapone e menta>.`,
};

export const jojo: PalTelling<ItalianNoun> = {
  noun: called('Ninino', 'm'),
  intro: `Naturalmente Ninino, il cuginetto di quasi quattro anni con un cerotto per ginocchio, voleva <toddler: stare su|venire> anche lui. Teneva {name} per la manica, come sempre. <toddler: «Resto» disse. «Sto già restando.»|«Vengo» disse. «Sono già venuto.»>`,
  quirk: `Ninino canticchiava una canzone di tre note: *dum, da, dii*. La cantava nel bagno e a bocca piena, e non lo sapeva. «Ninino, canticchi» disse {name}. «No che non canticchio» disse Ninino, rosso. *Dum, da, dii.*`,
  again: `*Dum, da, dii*, faceva Ninino. «Se ti do la mia ultima uvetta» disse {name}, «smetti?» Ninino la prese.~+, e~ Ci fu un silenzio così lungo che dava quasi nostalgia. «Finita» disse Ninino. *Dum, da, dii.*`,
  try: `Ninino guardò {being} e canticchiò, *dum, da, dii*. «Canticchi» disse {being}. «Guardo» disse Ninino. *Dum, da, dii*, fece {being}, senza volere.~+, e~ Presto lo facevano tutti, fino a ridere.~+, ma~ Il resto era come prima.`,
  payoff: `Chiamare non serviva, ma Ninino, piccolo e ostinato, canticchiava: *dum, da, dii*. «Ninino» disse {name}, «quella cosa che non stai facendo: non smettere.» E laggiù chi dormiva si tirò su.~+, e~ La canticchiò anche lui.`,
  proud: `«Sono stato io» disse Ninino a tutti, più volte, «col mio non canticchiare.»`,
  asleep: `Ninino doveva restare sveglio per sempre, l’aveva detto a tutti. <quirk: *Dum*, fece a occhi chiusi. *Da.* {name} aspettò l’ultima, ma se l’era portata via.|«Sono ancora su» disse a occhi chiusi. «Sono ancora…» {name} aspettò il resto, ma se l’era portato via.>`,
};
