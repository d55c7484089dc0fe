import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name} e {title}`,
  want: [
    `Ogni sera {name} metteva fuori un piattino di briciole per i piccoli, per {tiny} e per tutti gli altri. Quelli vengono solo se c’è silenzio.~+, e~ Stasera il piattino era ancora pieno. {name} lo voleva vuoto: e se nessuno aveva il coraggio di venire?`,
    `Il piattino era pieno di briciole, e a quell’ora doveva essere vuoto. {name} lo preparava ogni sera per {tiny} e per gli altri piccoli.~:~ Mangiano solo quando c’è silenzio.~+, e~ Stasera niente. [Neanche un morso di prova.] {name} voleva vederlo lucido, ma se nessuno usciva?`,
  ],
  setoff: `«È quel rumore!» disse {name}. «Chi esce a cena, con un rumore così?» Faccine spuntarono da sotto le cose.~+, e~ Rientrarono. «Andiamo a vedere se si può abbassare» disse {pal}.~+, e~ Uscì anche il piattino, con un altro piatto per cappello.`,
  stay: `«Colpa di quel rumore» disse {name}. «A chi viene voglia di cenare?» In pigiama posarono il piattino proprio dove smette la lampada. Faccine guardarono da sotto le cose.~+, e~ Tornarono dentro. «E adesso il rumore viene qui» disse {pal}, «a tavola.»`,
  remind: `Si fermarono, e scoperchiarono il piattino.~, e~ Dietro camminava qualcuno di molto piccolo.~+:~ Era {tiny}, che teneva d’occhio la cena. «Prego, cominci» disse {name}.~+, ma~ Proprio allora il rumore tornò.~+, e~ {tiny} si infilò sotto il bordo. [«Lo sappiamo» disse {pal}.]`,
  refrain: {
    first: `Da {name} i piccoli si chiamano così, poco più forte di un respiro:\n«Venite, venite, è buio, è tardino,\nc’è cena per tutti dentro il piattino.»`,
    again: `Fra un rumore e l’altro c’era giusto il posto per dirlo:\n«Venite, venite, è buio, è tardino,\nc’è cena per tutti dentro il piattino.»`,
    third: `{name} radunò le briciole rimaste, le rimise in ordine.~+, e~ Chiamò:\n«Venite, venite, è buio, è tardino,\nc’è cena per tutti dentro il piattino.»`,
    last: `Quasi non serviva dirlo, perché erano già tutti lì.~+, e allora~ Si disse al contrario:\n«Tornate, tornate, è buio, è tardino,\nnon resta più niente dentro il piattino.»`,
  },
  try: `{name} posò il piattino. «I piccoli vengono quando nessuno fiata.» «Viene qualcuno?» disse {being}. E la contentezza fu tanta che scappò fuori. «A CENA!» In un attimo non c’era più una faccina in giro. «Non rispondono» disse {being}. [«Non rispondono mai.»]`,
  easy: `«Un po’ più in là c’è silenzio» disse {pal}. Là i piccoli sarebbero venuti.~+, e~ Avrebbero mangiato fino a far brillare il piattino. E qui {being} avrebbe continuato, senza nessuno vicino. {name} aveva già in mano il piattino.~+, e~ Il fiato per chiamare.`,
  resolve: `Finalmente c’era silenzio abbastanza. Il primo posto al piattino lo prese {tiny}.~+, e poi~ Vennero tutti, così zitti che si sentivano masticare. «Si sono messi proprio contro {being}» bisbigliò {pal}. [Da quella parte si stava più caldi.]`,
  bed: `Il piattino era al suo posto, con una briciola sola, proprio in mezzo, per dire grazie. I piccoli erano rientrati, pieni di cena.~+, e~ Il buio era pulito e quieto.`,
};

export const wonder: ArcTelling = {
  title: `{name} e {title}`,
  want: [
    `Ogni sera {name} faceva il giro a spegnere tutte le luci che non servivano a nessuno.~+, ma~ Una avanzava sempre. [Da letto la si vedeva, sotto la tenda o dietro la brocca, che ammiccava.] Stasera {name} voleva prenderle tutte.~+, perché~ Se no il buio quando faceva il buio?`,
    `Avanzava sempre una luce. Ogni sera {name} faceva il giro e spegneva quelle che non servivano.~+, e poi~ Da letto, eccone un’altra.~, ma~ Stasera {name} le voleva tutte, fino all’ultima. E se il buio non riusciva mai a essere buio?`,
  ],
  setoff: `«Una cosa così vuole il buio» disse {name}, «e guarda un po’ là fuori!» Qui una luce era accesa per nessuno, e là un’altra. «Il giro lo facciamo per strada.» Presero un sacchetto.~+, e~ Per le luci testarde il copriteiera di lana.`,
  stay: `{name} rifece il giro in pigiama, con {pal} dietro. [Questo spento, quello chiuso.] Venne con loro una lampada sola, abbassata finché fu una briciola.~+, poi~ Si sedettero a lasciar salire il buio.~+, e~ Dentro c’era più roba di quanto si creda.`,
  remind: `Il giro andava bene: tutto quel che era acceso per nessuno si spegneva.~+, e~ Quel che era caduto in terra finiva nel sacchetto. A una luce senza interruttore toccò il copriteiera. «Adesso guarda indietro» disse {name}.~+:~ Fino a casa era tutto buio.`,
  refrain: {
    first: `Il giro ha i suoi versi.~+, e~ Si dicono con un dito avanti, per l’interruttore:\n«Spegni di qua e spegni di là:\nil buio, mi dici, che cosa fa?»`,
    again: `Si spense una cosa ancora.~+, e~ Sul pezzo di buio nuovo dissero:\n«Spegni di qua e spegni di là:\nil buio, mi dici, che cosa fa?»`,
    third: `C’era ancora qualcosa di acceso? Si guardarono intorno e lo ridissero, per scrupolo:\n«Spegni di qua e spegni di là:\nil buio, mi dici, che cosa fa?»`,
    last: `Poi venne l’ultimo verso del giro.~+, e~ Di domande non ne aveva più:\n«Spento di qua e spento di là:\nil buio, lo vedi, ecco che fa.»`,
  },
  try: `«Non è abbastanza buio» disse {name}, e lo mandò a dire lungo le file.~+, e~ Tutte le lucine si spensero.~+, e~ Non si vide più nulla. «Ci sono ancora?» chiese {being}. «Perché adesso non vedo se hanno la faccia buona.» [Così bisognò riaccenderne una, per mostrare una faccia.]`,
  easy: `Se {being} restava al buio, il giro era finito. Non avanzava più neanche una luce, {name} le aveva prese tutte. Potevano tornare a casa.~+, ma~ Senza aver visto che cosa aveva {being}. «Bene, buona…» cominciò {name}, rivolto il viso a tutti quanti.`,
  resolve: `{name} guardò tutt’intorno, come si fa alla fine di un giro. Di luci che non servivano a nessuno non ce n’era più una. «Le ho prese tutte» disse {name}.~, e~ Brillava soltanto una cosa.~+, ed~ Era {being}. «Quella lasciala» disse {pal}. «Il buio c’è per questo.»`,
  bed: `Finito il giro, {name} aspettava la luce che avanza sempre.~+, ma~ Niente ammiccava. Il buio era buio dappertutto, come dentro una prugna.~+, e~ Tutt’intorno era morbido.`,
};
