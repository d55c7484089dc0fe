import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name} e {title}`,
  want: [
    `Da {name}, prima di spegnere la lampada, si dicevano dieci buonanotte. {name} le contava sulle dita.~+, e~ Stasera, dopo nove, un dito era ancora alzato. [Una era arrivata attraverso uno spazzolino.] {name} voleva la decima: e se la lampada si spegneva prima?`,
    `Nove dita giù, e uno su. Così {name} contava le buonanotte di famiglia.~+, e~ Dovevano essere dieci, prima che si spegnesse la lampada. [C’erano state quella lunga, quella biascicata e quella con lo spazzolino in bocca.] Mancava la decima. Di chi era, e se non veniva?`,
  ],
  setoff: `«Lasciate accesa la lampada!» disse {name} a tutti. «Sentite? Quello è il nostro decimo, e nessuno gli ha detto la buonanotte.» Sul dito alzato, perché non si stancasse, andò una muffola. Nove persone dissero buona fortuna.~+, e~ La porta si aprì sul buio.`,
  stay: `«La lampada resta accesa» disse {name}. «C’è il decimo, là fuori, ed è ancora in piedi.» E in pigiama, col dito per aria, {name} si sedette dove finisce la luce, con {pal} accanto. «Chiunque sia» disse {pal}, «non è lontano.»`,
  remind: `«L’avete detta, la decima?» gridò qualcuno, da molto indietro. «Non ancora!» gridò {name}. A casa la lampada era accesa.~+, e~ Nessuno si stendeva per davvero. {name} alzò il decimo dito, che stava bello dritto.~+, e~ Indicava avanti.`,
  refrain: {
    first: `Si dice al buio, da tutte le parti, per non scordare nessuno:\n«Buonanotte a chi è qui, buonanotte a chi è via,\nbuonanotte a qualcuno, dovunque sia.»`,
    again: `Il dito era ancora su.~+, e~ La ridissero, un po’ più in là:\n«Buonanotte a chi è qui, buonanotte a chi è via,\nbuonanotte a qualcuno, dovunque sia.»`,
    third: `C’è una cosa da dire quando non si sa che dire.~+, e~ La dissero:\n«Buonanotte a chi è qui, buonanotte a chi è via,\nbuonanotte a qualcuno, dovunque sia.»`,
    last: `Poi fu detta per la decima volta, da vicino.~+, e~ Non dovette più cercare:\n«Buonanotte a chi è qui, buonanotte a chi è via,\nbuonanotte a te, che ci fai compagnia.»`,
  },
  try: `Nella famiglia di {name} gli sbadigli si passano, come il piatto grande a cena. {name} ne prese uno bello grosso.~+, e~ Lo passò. {Being} lo guardò da vicino. «Molto gentile» disse {being}, «ma non ci sta più niente.» [Così tornò indietro, e {name} dovette farlo due volte.]`,
  easy: `«La mia la dico due volte» disse {pal}. «Fa dieci, e si spegne.» Il dito stanco, finalmente, poteva coricarsi.~,~ Solo {being} avrebbe continuato senza neanche una buonanotte. «Buona…» cominciò {pal}, e il dito cominciò a dondolare.`,
  resolve: `«Quella era la tua buonanotte» disse {name} {being.a}, «ed era la decima.» Il decimo dito scese per conto suo. «Adesso siamo dieci» disse {name}. «Allunghiamo la tavola?» chiese {pal}. [E a casa nove persone chiusero l’occhio che avevano tenuto aperto.]`,
  bed: `Dieci buonanotte stavano sparse nel buio, ciascuna al posto suo. Adesso la lampada poteva spegnersi.~+, e~ Si spense. Sulla coperta c’erano dieci dita.~+, e~ Non ce n’era uno alzato.`,
};

export const wonder: ArcTelling = {
  title: `{name} e {title}`,
  want: [
    `Stasera c’era una cosa da vedere.~+, e~ Il prozio si era spazzolato apposta il cappello. Ma le sue ginocchia, tutte e due, dissero di no. «Allora ci porto il cappello» disse {name}, «e ne riporto per tutti.» Doveva tornare pieno fino all’orlo: e se tornava vuoto?`,
    `La famiglia voleva uscire tutta a guardare.~+, ma~ Le ginocchia del prozio dissero di no.~+, e~ Allora si risedettero, tutti tranne {name}. «Ve lo porto a casa nel cappello del prozio» disse {name}. [Era un cappello con dentro molto posto.] Lo voleva pieno, ma se restava vuoto?`,
  ],
  setoff: `«È stasera!» disse {name}, con il cappello del prozio fino alle sopracciglia. «Guarda bene, fino in fondo» dissero da casa, dalle sedie. «Ve lo riporto pieno» disse {name}. Poi {pal} prese una manica.~+, e~ Si misero in strada in due sotto un cappello.`,
  stay: `«Comincia tra poco!» disse {name}.~+, e~ Il cappello del prozio fu posato a pancia in su dove finisce la lampada, con un pigiama di qua e {pal} di là. «Ora bisogna solo riempirlo» disse {name}. «Da casa ci vedono» disse {pal}, e salutò. [Qualcuno rispose, con un bimbo addormentato sulla manica.]`,
  remind: `«Finora che cosa abbiamo?» chiese {pal}. {name} si tolse il cappello del prozio e guardò dentro.~+:~ C’era un po’ di buio.~+, e~ Sapeva di testa di prozio. «Saranno contenti» disse {name}. «Questa è la passeggiata.» [E il cappello tornò su in fretta, per non versarla.]`,
  refrain: {
    first: `In famiglia si diceva sempre così, quando uno partiva e gli altri restavano:\n«Qualcuno va e qualcuno sta:\nportane un poco a chi resta qua!»`,
    again: `Il cappello scivolò sulle orecchie di {name}.~+, e~ Là sotto pareva di sentirli:\n«Qualcuno va e qualcuno sta:\nportane un poco a chi resta qua!»`,
    third: `Il cappello era ancora vuoto.~+, così~ {name} lo disse verso il fondo:\n«Qualcuno va e qualcuno sta:\nportane un poco a chi resta qua!»`,
    last: `A casa qualcuno lo stava chiedendo di sicuro.~+, e~ Stavolta {name} poteva rispondere:\n«Qualcuno va e qualcuno sta:\nne porto a tutti, si torna già.»`,
  },
  try: `{name} porse il cappello. «È del mio prozio.~+, e~ Per la famiglia ne basta una cappellata.» {Being} ci guardò dentro. «È spazzolato» disse {being}. «Da lunedì.» «Per me?» disse {being}. «E se poi non valgo la spazzolata?» [Tutti dissero no, no, tutti insieme, e troppi no fanno pensare.]`,
  easy: `«Digli che era d’oro» disse {pal}, «e grande come una casa.» Il prozio avrebbe annuito nel cappello, contento.~,~ E quel che aveva {being} non l’avrebbe visto nessuno. «Era d’oro» disse {name}, per sentire che effetto faceva.`,
  resolve: `{name} alzò il cappello del prozio verso {being}, con il fondo in su, alto quanto due braccia. Ora era pieno.~+, e~ Lo si sentiva dal peso. [Una mano ci fece da coperchio.] «Basta per tutta la famiglia?» chiese {pal}. «Trabocca» disse {name}.`,
  bed: `Il prozio aveva guardato a lungo nel cappello.~+, e poi~ Aveva detto: «Ah, è così che è.» Dopo era andato in giro, di sedia in sedia.~+, e~ Adesso pendeva dal suo gancio, pieno come prima.`,
};
