import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'cozy'> = {
  open: [
    `{name} aveva la coperta buona, quella con l’angolo morbido.~+:~ Veniva dritta dalla stufa.~+, e~ Sapeva di pane tostato. «L’angolo chi ce l’ha?» chiesero in cucina. «Ce l’ho io» disse {name}. Era grande giusto come un naso.~+, e~ Infatti fu lì che andò a finire.`,
    `«Non infilarle ancora» disse qualcuno, quando {name} allungò un piede. Le pantofole stavano una accanto all’altra, sulla scatola del pane, vicino alla stufa. «Sono cotte?» Qualcuno infilò un dito per sentire. «Adesso.» Allora {name} ci mise dentro i piedi.~+, e~ Fu come entrare in due panini.`,
    `«Presto» gridarono dalla stufa, «prima che si raffreddi!» Il pigiama era appena sceso dal tubo caldo. {name} ci si tuffò a testa in giù.~+, e~ Per un bel po’ ci fu soltanto un mucchietto tiepido. «Vieni fuori?» chiese qualcuno. «No» disse il mucchietto. «Abito qui.»`,
  ],
  outside: `Il cappotto era appena sceso dal tubo della stufa.~+, e~ Fuori teneva caldo come un letto. «C’è posto per un pezzo di me?» chiese {pal}. {name} aprì un lembo, e {pal} traslocò. «Così va meglio» disse il cappotto, con due voci.`,
  rest: `Fecero una sosta.~+, ma~ Non c’era niente a cui appoggiarsi.~,~ Così prima {name} si appoggiò di qua.~+, e poi~ {pal} si appoggiò di là. «È troppo, il mio peso?» chiese {pal}. «No» disse {name}, da sotto. «È esattamente quanto ci vuole.»`,
  doorstep: `La cucina si era tenuta in caldo per loro.~+, e~ Sapeva di pane tostato. Via il cappotto, dentro le pantofole, roventi di stufa. «E le dita dei piedi, come stanno?» chiese qualcuno. «Arrivano adesso» disse {name}.~+, e~ Le mosse tutte e dieci.`,
  close: [
    `Al buio il naso si mise a cercare l’angolo morbido. Non ci volle molto.~+, perché~ Anche l’angolo stava cercando il naso. Sapeva ancora di pane, e di lana, e un poco di {name}.`,
    `Le pantofole stavano sulla scatola del pane, sotto un canovaccio.~+, e~ Per colazione sarebbero state pronte. Nel letto, sotto un altro canovaccio più grande, c’era {name}, già a puntino.`,
    `In mezzo al letto c’era un mucchietto tiepido. «Vieni fuori?» chiese qualcuno, in un soffio.~+, e~ Nessuno disse di no. Il mucchietto salì piano, e piano scese.~+, perché~ Ormai abitava lì.`,
  ],
  links: [
    `{name} e {pal} andavano fianco a fianco, come due panini nello stesso sacchetto.`,
    `{name} e {pal} tirarono avanti, al caldo come due mani in una tasca sola.`,
    `{name} si fermò ad abbottonare un bottone, e {pal} si avvicinò, per prendere un po’ di quel caldo.`,
    `Nel punto in cui {name} e {pal} si toccavano, era ancora un po’ come in cucina.`,
    `{pal} prese la mano fredda di {name}, la tenne un poco e la restituì calda.`,
    `«Hai caldo?» chiese {pal}. «Dalla tua parte» disse {name}, e allora si scambiarono di parte.`,
  ],
  threads: {
    flask: {
      one: `Qualcuno aveva riempito la borraccia: tre tazze di latte caldo col miele.~, e~ La prima la bevvero subito, un sorso per uno.~+, e~ Il caldo scese fino ai piedi. «È nel sinistro» disse {name}. «Ecco, adesso è in tutti e due.»`,
      two: `«Seconda tazza» disse {pal}. Aprendosi, la borraccia sospirò, come uno che si siede. [Chi non beveva teneva il tappo.] «È arrivato al caldo giusto» disse {name}, «quello dove si può lasciare la faccia.» E la faccia ce la lasciarono, prima una e poi l’altra.`,
      three: `Nella borraccia restava una tazza.~+, e~ La guardarono a lungo. «Quella è per il letto» disse {name}. Allora {name} abbracciò la borraccia, e {pal} abbracciò {name}.~+:~ Un caldo dentro l’altro. «Com’è, là fuori?» chiese {name}. «Qui fuori» disse {pal} «si sta benone.»`,
      end: `L’ultima tazza la bevvero a letto, metà per uno. Non scottava più.~+:~ Era calda esattamente come una mano. Il miele era sceso tutto in fondo.~+, dove~ Aspettava qualcuno. [Il tappo toccò a {pal}.]`,
    },
    patch: {
      one: `Nella manica di {name} c’era un pezzo della vecchia coperta, non più grande di una mano. [Era l’ultimo rimasto.] Era così morbido che al naso ci andava da sé. «Posso?» chiese {pal}. «Solo respirando in dentro» disse {name}. «In fuori si inumidisce.»`,
      two: `«Ho il naso freddo» disse {pal}.~, e~ Dalla manica di {name} uscì il pezzetto di coperta.~+, e~ Andò a posarsi proprio lì. «Meglio?» «Bmm» disse {pal}.~+, e~ Altro non passò. Quando tornò nella manica, era caldo di due.`,
      three: `«A chi tocca?» chiese {name}. «A te» disse {pal}. «Credevo a te.» Ognuno voleva che toccasse all’altro.~+, così~ Misero insieme le teste, guancia contro guancia, con il pezzetto di coperta in mezzo.~+,~ E bastò per due.`,
      end: `La coperta buona aveva un punto liso, proprio sopra i piedi. {name} ci posò il pezzetto vecchio.~+, e~ Pareva tagliato apposta. «È per le dita» disse {name}.~+, ma~ Le dita dormivano già.`,
    },
  },
};
