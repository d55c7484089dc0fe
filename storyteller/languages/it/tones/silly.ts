import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'silly'> = {
  open: [
    `«Scusa» disse {name} alla gamba sinistra del pigiama.~+:~ Tutti e due i piedi stavano nella destra. «A cena!» gridarono. «Arriviamo!» gridò {name}, e saltellò. La gamba vuota venne dietro.~+, e~ Le diedero un cuscino.`,
    `«Chi ha visto i miei pantaloni del pigiama?» gridò {name}. «Hai guardato nella minestra?» C’era soltanto minestra. «Allora li hai in testa.» Era vero.~+, così~ {name} ne prese un altro piatto.`,
    `A cena c’erano piselli. «Permette?» disse {name} al primo. Permetteva, e permisero anche altri diciassette.~+, ma~ Il diciannovesimo era un altro tipo di pisello. «Dice che preferisce di no» disse {name}, e gli diede un portauovo.`,
  ],
  outside: `«Hai il cappotto a testa in giù» disse {pal}. «No» disse {name}. «Sono io.» Capovolsero {name}.~+, e~ Adesso erano sbagliati gli stivali. «Dove sono i miei piedi?» «Quassù» disse {pal}. «Dicono che si vede tutto.»`,
  rest: `«Siamo là?» chiese {pal}. «No» disse {name}. «Siamo qua.» «Come si capisce?» «Perché ci siamo noi.» {pal} ci pensò. «Allora se andiamo là diventa qua anche là.» Dopo questo dovettero sedersi.`,
  doorstep: `Per sbaglio misero a letto gli stivali, e {name} sullo zerbino. «Buonanotte, dormite bene» dissero agli stivali.~+, e~ Nessuno se ne accorse, finché gli stivali non chiesero acqua. «Questo non è {name}» dissero.`,
  close: [
    `Le gambe stavano nelle gambe, una per una.~+, e~ C’era voluta tutta la sera. {name} si coricò in tutte e due, e non restava dove cadere, tranne che nel sonno.`,
    `«Chi ha visto il mio sonno?» chiese {name}. «Hai guardato nel cuscino?» {name} guardò, con un orecchio e a occhi chiusi.~+, ed~ Era lì.~, e~ Da cercare non c’era altro.`,
    `Nel portauovo stava il diciannovesimo pisello, col tovagliolo fino al mento. «Permette?» chiese qualcuno, con la mano sulla lampada.~, e~ A quanto si sentiva, {name} permetteva.`,
  ],
  links: [
    `{name} partì in avanti, e {pal} all’indietro, per vedere da tutte e due le parti.`,
    `{name} e {pal} andavano in fila, e facevano a turno quello di mezzo.`,
    `{name} e {pal} marciavano, per sembrare una dozzina.`,
    `«Prima tu» disse {pal}. «Prima tu» disse {name}, e passarono di fianco.`,
    `{pal} inciampò in niente, gli chiese scusa, e {name} lo rimise a posto.`,
    `{name} aveva lo stivale sinistro al piede destro, e per un po’ si poté girare solo in tondo.`,
  ],
  threads: {
    sock: {
      one: `«Alt» disse {name}. «Ho un calzino solo.» Era vero: un piede aveva un calzino, l’altro delle dita. {pal} guardò dentro il calzino che c’era. «Qui no» disse {pal}. «È piede fino in fondo.»`,
      two: `«Hai il mio calzino!» disse {name}. «No» disse {pal}, con il calzino in testa. «È un cappello.» «Ha il tallone.» «Ce l’hanno tutti quelli buoni.» «Piacere» disse {name}.~+, e~ Il tallone si inchinò.`,
      three: `{name} contò i calzini: uno al piede sinistro, un cappello, e uno al destro. «Fanno tre. Io ne ho sempre avuti due.» «Be’, sono in piedi da stamattina» disse {pal}, da sotto il cappello. «Sono cose che succedono.»`,
      end: `Accanto al letto stavano tre calzini, e {name} guardò il terzo, che era piccolo. «E tu di chi sei?» {pal} se lo mise sul naso.~+, ed~ Era la misura.~+, e~ Così nessuno aveva freddo da nessuna parte.`,
    },
    spoon: {
      one: `«Perché hai un cucchiaio?» chiese {pal}. «Nel caso ci sia minestra» disse {name}.~+, e~ Si guardarono intorno, e minestra non ce n’era. «Per questo è solo *nel caso*.» «Allora dovevo portare una scala» disse {pal}. «Nel caso fosse in alto.»`,
      two: `{pal} guardò nel cucchiaio. «Qui c’è qualcuno, a testa in giù.» «Chi?» chiese {name}. «Non so, ma ha il mio naso.» Per cortesia {pal} si mise a testa in giù. «Adesso è dall’altra parte» disse {pal}. «Non gli va mai bene.»`,
      three: `«Chiedi al cucchiaio quanto manca» disse {pal}. {name} chiese a quel qualcuno, piccolissimo e a testa in giù. «Che dice?» «Dice: *quanto manca?*» disse {name}. «Allora non lo sa neanche lui» disse {pal}.`,
      end: `A letto {name} guardò nel cucchiaio, e c’era qualcuno a letto, a testa in giù. «Guarda che cadi» disse {name}, e girò il cucchiaio. Di dietro era tutto dritto.~+, e~ Si chiusero quattro occhi.`,
    },
  },
};
