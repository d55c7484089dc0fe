import type { PalTelling } from '../../bank.ts';
import { called, type ItalianNoun } from '../noun.ts';

export const quill: PalTelling<ItalianNoun> = {
  noun: called('Piuma', 'f'),
  intro: `Piuma, l’amica di {name}, era un’esploratrice, con la retina sul cappello e gli stivali stati dappertutto. «Seguitemi!» disse, e marciò dritta nell’armadio. «È più grande di quanto si creda» gridò.`,
  quirk: `Piuma andava sempre dove diceva il ginocchio sinistro. «Casa tua è là» disse, col braccio teso.~, ma~ La casa le stava dietro, come al solito. «Sono sempre sicura» disse Piuma, arrossendo, «ma non sono mai arrivata.»`,
  again: `*Oggi ho scoperto un bottone*, scrisse Piuma nel diario. «È mio» disse {name}. «Ce l’ho addosso.» *Il bottone è di qualcuno*, scrisse Piuma.~+, poi~ Marciò a sinistra. «L’altra sinistra!» gridò {name}. *Scoperta una seconda sinistra.*`,
  try: `«Lasciate fare a me» disse Piuma. «Vado là, e dico la cosa giusta.» Marciò, e la disse, con molto calore, a un secchio. «Io sono qui» disse {being}, ridendo.~+, e~ Al secchio aveva fatto bene.~+, ma~ Agli altri no.`,
  payoff: `«Da che parte?» chiese {name}, e Piuma sentì il ginocchio. «Di là!» «Quello non ci prende mai» disse {name}, e cancellò. «Allora di là!» Cancellata anche quella.~+, finché~ Ne restò una.~, e~ La presero, guardando con rispetto il ginocchio.`,
  proud: `Piuma zoppicava un poco, perché le chiedessero del ginocchio.`,
  asleep: `Piuma partì per il letto, e scoprì il tappeto. «Qui non ha mai dormito nessuno» disse.~+, e~ Si stese con gli stivali.~, e~ Accanto c’era il diario. *Arrivata*, diceva l’ultima riga.`,
};

export const bristle: PalTelling<ItalianNoun> = {
  noun: called('Capitan Setola', 'm'),
  intro: `Capitan Setola, l’amico di {name}, era un esploratore con una gran voce e una barba come un cespuglio. «Buonasera!» tuonò. «Non a voi, care» disse alla barba. «Chi c’è lì dentro?» chiese {name}. «Nessuno» disse il Capitano.`,
  quirk: `Nella barba di Capitan Setola si accese una luce. «Spegnere, care!» disse. Si spense, e se ne accese un’altra. «Sono lucciole» disse, rosso. «Quaranta, del fiume Um. Non ho cuore di dirgli che è una barba.»`,
  again: `Capitan Setola canticchiava nella barba. «Dormono?» chiese {name}. «Trentanove» disse. Una luce ardeva ancora, perché la sua padrona aveva paura del buio. «Una *lucciola*?» disse {name}. «Per lei è molto dura» disse il Capitano.`,
  try: `«Le mie lucciole tirano su» disse Capitan Setola {being.a}. «Ballate, care!» Quaranta luci corsero in tondo nella barba.~+, e~ Su per un orecchio. «Solletico!» tuonò il Capitano. «Molto bello» disse {being}, finite le risate.`,
  payoff: `«Un po’ nero» disse Capitan Setola, a vocina. «Ma tu hai quaranta lucciole» disse {name}. «Care» disse allora, «stasera si può leggere finché si vuole.» Se ne accese una dietro il mento.~+, e poi~ Tutte e quaranta.`,
  proud: `«Le presento le care» diceva Capitan Setola a chiunque passasse.`,
  asleep: `Capitan Setola si stese con la barba fuori dalla coperta. «Spegnere, care» disse. <quirk: Si spensero una a una, dalle orecchie in giù. Ne restò una, per chi aveva paura del buio. «Quella può» disse il Capitano.|Là dentro qualcuno sbadigliò, poi qualcun altro. «Piano» disse il Capitano. «Si sono appena addormentate.»>`,
};
