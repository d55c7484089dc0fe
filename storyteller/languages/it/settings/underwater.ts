import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { elided, i, il, la, type ItalianNoun } from '../noun.ts';

export const setting: FirstSetting<'underwater', ItalianNoun> = {
  tiny: { noun: il('granchietto') },
  home: [
    `La casa di {name} era di vetro, in fondo al mare, dove si respirava bene come a letto.~, e~ La sera i pesci guardavano dentro, per vedere che c’era per cena.`,
    `{name} abitava in una casa tonda, in fondo a un mare in cui si respirava.~, e~ La sera si accendeva la lampada di cucina.~+, e~ La minestra bisognava tenerla giù.`,
  ],
  back: `Tornarono lungo il fondo, a passi lunghi e lenti.~+, e~ La sabbia prendeva ogni piede e lo ridava. Lontano brillava qualcosa di tondo e giallo, come un uovo fritto.~+, ed~ Era la casa di {name}. [Nessuno lo disse, ma andarono un po’ più piano, per farla durare.]`,
  night: {
    dark: `La luce salì. Nel mare la sera viene così, sale e sale.~+, finché~ In alto resta solo una moneta d’argento.~, e~ Sotto venne il blu, poi il blu scuro, e poi non ci sono parole. [Uno dopo l’altro, sul loro gambo, si accesero i pesci lanterna.]`,
    deep: `Il mare respirava nel sonno.~:~ Andava via lontano.~+, e~ Da lontano tornava. Le alghe si piegavano con lui, di qua e di là. [Anche i granchi avevano posato quel che portavano.]`,
  },
  hush: {
    one: `Per primi smisero i gamberi che schioccano.~:~ Per tutto il giorno avevano fatto come una padella. Adesso erano dieci schiocchi, poi tre.~+, poi~ Uno, che arrivò tardi e se ne scusò.`,
    two: `Poi andarono le bolle: *blup*, e *blup*, e nessuno sentì dove finivano. Sulla sabbia c’era una conchiglia che tutta la sera aveva rotolato avanti e indietro.~, e~ Rotolò avanti.~+, e~ Indietro non rotolò.`,
    three: `Sotto tutto c’era il mare, che non smette mai.~+, ma~ Sa farsi piccolo. Diceva una parola, e dentro c’era solo *sss*, laggiù, e poi qui vicino.~+, e~ Ogni volta un po’ di meno.`,
  },
  facts: {
    one: `«Sai chi ha fatto la sabbia?» chiese {pal}. «Le onde?» «In parte. Ma tanta la fanno i pesci pappagallo.~+:~ Mordono il corallo, lo macinano e lo lasciano andare in sabbia.» {name} alzò un piede e lo guardò. «Quindi questa spiaggia…» «Già» disse {pal}. «È il pranzo di qualcuno.»`,
    two: `Incontrarono un polpo color sasso, che diventò color alga. «Come fa a scegliere?» chiese {name}. «Ha nella pelle migliaia di sacchetti di colore» disse {pal}, «e li apre e li chiude in un batter d’occhio. E poi ha tre cuori.» «Tre!» Il polpo, a sentir parlare di sé, diventò rosa.`,
    three: `Qualcosa di lungo e basso passò per l’acqua, e anche per le costole. «Una balena» disse {pal}. «Può essere a cento miglia.~+:~ L’acqua porta un canto molto più lontano dell’aria, e quattro volte più in fretta.» {name} mise una mano dov’era passato.`,
  },
  places: {
    kelp: {
      noun: il('bosco di alghe'),
      arrive: `Entrarono nel bosco di alghe, che saliva e saliva.~, e~ Si piegava tutto da una parte, ci pensava.~+, e~ Si piegava tutto dall’altra. [Fra i gambi era verde e oro, come dentro una bottiglia.] Non ci si poteva camminare senza pendere.`,
    },
    steps: {
      noun: i('gradini di corallo'),
      arrive: `Il corallo scendeva a gradini, rosa, arancio, e uno color alluce. Su ognuno abitava qualcuno.~+, e~ Al passaggio le porticine si aprivano, uscivano occhi su uno stelo, e le porticine si chiudevano. [«Sera» diceva {name}, fino in fondo. «Sera. Sera. Sera.»]`,
    },
    wreck: {
      noun: il('relitto'),
      arrive: `La vecchia nave stava sul fianco, con l’albero nella sabbia, come se da cent’anni dormisse. Era tutta coperta di anemoni.~+, e~ A ogni oblò era appeso un pesce, come una tenda. [Da qualche parte, dentro, una porta andava e veniva: *iic*. E *iic*.]`,
    },
    plain: {
      noun: la('sabbia bianca'),
      arrive: `Poi non ci fu che sabbia, bianca e larga, pettinata dall’acqua. Nessuno ci aveva camminato.~+, e~ Voltandosi si vedevano solo i loro passi, che venivano dietro a coppie. [Una sogliola, che era stata il fondo, si alzò e andò a fare il fondo altrove.]`,
    },
  },
  helpers: {
    crab: {
      noun: il('paguro'),
      trouble: `«Voltatevi, prego» disse una voce. «Sono senza vestiti.» Si voltarono.~+, ed~ Era un paguro, un granchio cresciuto, a cui la conchiglia stringeva. «Sono uscito, e un’altra non ce n’è.~+, e~ C’è corrente» disse. [«E passa di continuo gente.»]`,
      help: `{name} vuotò le tasche all’indietro, senza guardare: un bottone, un tappo, la tazzina di un servizio da bambole. «Troppo piatto» disse il paguro. «Troppo sughero. Oh. Ha il manico.» Si sentì grattare.~+, poi~ *Plop*. «Potete guardare.»`,
      gift: `«Quella vecchia prendetela voi» disse il paguro. «Era della nonna.» Era lunga come una mano.~+, e~ Dentro rosa come la bocca di un gatto. «Se si soffia dalla punta, la sentono nel mare accanto.» [Lei la usava quando era pronta la zuppa.]`,
      back: `Il paguro teneva la porta per il manico.~, e~ Gli resero la conchiglia della nonna.~+, e~ Lui ci mise l’orecchio. «È ancora lì dentro» disse. «E che dice?» chiese {name}. «Zuppa.» E se la portò a letto, per essere sicuro della colazione.`,
      comes: `Passò il paguro. «Per esperienza» disse {being.a} «è la conchiglia.~+:~ Stringe.» E offrì un tappo di bottiglia, il suo cappello migliore.~+, ma~ Scivolava. Allora il paguro se lo rimise, e si sedette ad aspettare.`,
      bye: `Il paguro disse buonanotte sulla sua porta, si pulì i piedi, uno per uno, ed entrò in sé.`,
    },
    seahorse: {
      noun: il('cavalluccio marino'),
      trouble: `A uno stelo, per la coda, stava un cavalluccio marino, con gli occhi chiusi. «Si muove ancora?» chiese. «Che cosa?» chiese {name}. «Tutto» disse il cavalluccio. «Vorrei solo attraversare, per andare da mia sorella.~+, ma~ Appena mollo, l’acqua mi mette altrove.»`,
      help: `{name} piegò un mignolo a uncino. «Tieniti qui» disse {name}. «Lui va dove vado io.» Il cavalluccio ci girò due volte la coda.~+, e~ Pareva un anello che pensa.~, e~ Attraversarono così piano che dentro non gli si versò niente.`,
      gift: `La sorella era lì, e si fecero tre inchini. «Prendete il nostro nastro» dissero, e lo srotolarono.~+:~ Alga d’argento, lunga quanto è alta una casa. «Di notte ci teniamo a quello.~+,~ Ma adesso siamo in due.»`,
      back: `I due cavallucci stavano coda nella coda. {name} girò intorno il nastro d’argento.~+, e~ Ci fece un fiocco. «Si muove ancora?» chiese il primo, a occhi chiusi. «Tutto» disse {name}. «Oh, be’» disse il cavalluccio. «Che si muova.»`,
      comes: `Passò un cavalluccio marino, di stelo in stelo. «L’importante è tenersi» disse, e cedette il suo stelo {being.a}.~+, così~ L’acqua se lo prese. «Oh» disse, passando all’indietro. {name} porse un dito, e lì rimase.`,
      bye: `Il cavalluccio si tenne a uno stelo, fece un inchino, poi un altro, e il secondo era anche il suo addormentarsi.`,
    },
    octopus: {
      noun: la('polpessa'),
      trouble: `La polpessa aveva fatto un fiocco con sé stessa dentro.~+, e~ Non ne usciva. «Incartavo un regalo» disse. «Con otto braccia si perde il conto. Questo è mio?» «Mi sembra un’alga» disse {name}. «E questo?» «Quella è una gamba sua.»`,
      help: `«Non si tira» disse {name}, «si fa il solletico.» Fecero il solletico al primo braccio, che mollò.~+, e poi~ Al terzo, al quinto, e a uno che non era di nessuno. Al settimo la polpessa rideva tanto che diventò a pois.~+, e poi~ A righe.`,
      gift: `Dentro il fiocco c’era il regalo: una trapunta, cucita con vecchie vele da otto braccia insieme. «È per chi mi ha slegata» disse la polpessa. «Si piega come un panino.~+, e~ Tiene caldo per quattro.»`,
      back: `La polpessa si era addormentata sulla carta da regalo.~, e~ Le stesero addosso la trapunta, calda per quattro.~+, ma~ Quattro braccia restavano fuori. «Aprila ancora una volta» disse {pal}.~+, e~ Allora fu calda per otto.`,
      comes: `Arrivò la polpessa con un cuscino sotto ogni braccio, che fa otto. «Duri o morbidi?» chiese.~, e~ Li provarono tutti.~+, ma~ Non era un guaio da cuscini. Allora la polpessa ci si sedette lei, su tutti quanti.`,
      bye: `La polpessa salutò con un braccio, e con gli altri sette si rimboccò le coperte.`,
    },
  },
  objects: {
    shell: {
      noun: la('vecchia conchiglia'),
      use: `«Dalla punta» disse {pal}.~+, e~ {name} girò la vecchia conchiglia e soffiò. Prima uscirono bolle.~+, poi~ Una nota lunga e tonda, rosa come lei. Andò via ad anello, e l’anello cresceva.~+, e~ Dove toccava, qualcuno diceva: «Zuppa?»`,
    },
    ribbon: {
      noun: il('nastro d’argento'),
      use: `«Il nastro» disse {name}. Voleva galleggiare, e lo lasciarono fare.~+, e~ Salì tutto d’argento, finché si posò proprio là dove non si arrivava. Fece un giro, come una coda di cavalluccio.~+, e~ Su si andò, con tutta la leggerezza di un sogno.`,
    },
    quilt: {
      noun: la('trapunta di vele'),
      use: `{name} aprì la trapunta, la aprì ancora.~+, e~ Non finiva mai. Quel che era un panino adesso era un letto.~, e~ Girò due volte intorno al piccolo infreddolito.~+, poi~ Rimboccarono i bordi. [Era stata una vela, e ricordava come si tiene tanto caldo.]`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Qui l’unica via passava per una grotta.~, e~ Là dentro di blu non ce n’era più. {name} infilò un braccio.~+, e~ Il braccio finì lì. «C’è ancora» disse {name}. «Lo sento che c’è.»`,
        after: `Passarono, e videro quel che nessuno vede.~+:~ La grotta era rossa da cima a fondo, rossa come un teatro.~+, e~ Non lo sapeva anima viva, perché nessuno ci aveva mai portato una luce. [«Grazie» disse la grotta, o era solo l’acqua che usciva.]`,
      },
    },
    reach: {
      one: {
        meet: `Qui stava una parete di roccia, e la strada continuava in cima. Nuotarono su.~+, ma~ Chi è abituato a camminare riaffonda. La parete era liscia. C’erano delle patelle, ma dissero di non essere gradini.`,
        after: `In cima alla parete c’era una sporgenza come un davanzale.~+, e~ Ci si sedettero, coi piedi a penzoloni nel blu.~, e~ Sotto passavano i pesci, come uccelli. [«Credevo che il su fosse dall’altra parte» disse {pal}.]`,
      },
    },
    call: {
      one: {
        meet: `Sopra il fosso blu passa la razza, che fa da traghetto.~+, ma~ La razza era lontana, e girava in tondo nel sonno. Agitarono le mani.~+, ma~ Nel mare una mano che si agita non è niente di speciale.`,
        after: `La razza planò, e si stese ai loro piedi. «In carrozza, attenti ai bordi» disse.~, e~ Le si sedettero sulla schiena, che andava su ai bordi e giù ai bordi.~+, e~ Furono di là. [«Attenti al gradino» disse, mentre scendevano.]`,
      },
    },
    soft: {
      one: {
        meet: `Al cancello della scogliera una foca piccolissima si teneva, e tremava. «Aspetto la mamma» disse. «Ha detto: tieniti a questo. E se mollo piango.» Il mare, per aspettare, è un posto freddo.`,
        after: `«Ecco» disse la foca, «ho mollato, e non ho pianto.» Il cancello, che nessuno teneva più, si aprì. Dal blu arrivò una foca grande, velocissima, a pancia in su, che gridava un nome.~+, ed~ Era quello giusto.`,
      },
    },
    way: {
      one: {
        meet: `Qui la scogliera si divideva in vicoli: a sinistra, a destra, e uno a picco. Erano tutti uguali.~+, e~ In ognuno stava appeso lo stesso pesce a righe. «La corrente lo sa» disse {pal}, «ma non parla.»`,
        after: `Quello giusto era il terzo, stretto, con la curva.~, e~ Dopo la curva ne veniva un’altra.~+, e poi~ Davanti si apriva tutto il mare. [«Ah, è *lì* che va» disse il pesce a righe, che li aveva seguiti.]`,
      },
    },
  },
};

export const restless: SeenTelling<ItalianNoun> = {
  noun: il('balenotto'),
  title: `il balenotto`,
  sign: `Le tazze tremarono ai ganci. *Buuum*, fece qualcosa in mare.~+, poi~ Un fruscio di bolle, e di nuovo *buuum*. Là fuori uno molto grosso si girava nel letto.~+, e~ Si rigirava. [Lungo la scogliera si aprirono le porticine, e tutti guardarono fuori in berretto da notte.]`,
  trace: `Nella sabbia del fondo c’era una fossa liscia e tonda, lunga come una via. «È un letto» disse {pal}. «Eccone un altro, e un altro.» [{name} tastò la sabbia.] «Uno che porta la taglia grande» disse {name}, «e non gliene va bene nessuno.»`,
  found: `In mare aperto c’era un balenotto, non più lungo di una via. Si girò sul fianco sinistro, sul destro.~+, poi~ Sulla testa: *buuum*. «Oh, ciao» disse, a testa in giù. «Dite che è mattina.»`,
  near: `Per il mare venne un’ombra, e l’ombra era un balenotto.~+, e~ Si stese davanti a casa. Si girò a sinistra, *buuum*, e a destra, *buuum*.~+, e~ Ogni finestra era piena di balena. «Ciao» disse, con un occhio al vetro. «Dite che è mattina.»`,
  first: `«Prova a contare qualcosa» disse {name}.~, e~ Il balenotto contò i gamberetti. «Uno. Due. Tre. Quaaattro.» Si fermò. «L’ultimo l’ho detto troppo largo» disse. «Adesso non ce n’è più.» E di sonno ce n’era meno di prima.`,
  second: `«Ci vuole una coperta» disse {pal}.~+, e così~ Stesero addosso al balenotto due bracciate di alghe, che coprirono un occhio. «Bella, sull’occhio» disse il balenotto. «Quando arriva il resto?» Poi si girò, *buuum*.~+, e~ La coperta l’ebbe {pal}.`,
  why: `«È la mia prima notte in un posto mio» disse il balenotto. «Dormivo accanto alla mamma, mi giravo, e lei c’era.~+, ma~ Qui mi giro a destra e a sinistra, per urtare qualcuno. Se sto fermo, non c’è nessuno.» Una lacrima grossa salì come un palloncino.`,
  settled: `Il balenotto si girò ancora una volta, pianissimo.~+, e~ Urtò {name}. «Allora c’è qualcuno» disse. «Un qualcuno piccolo.» «Però resta» disse {name}.~, e~ Il balenotto stette fermo.~+, e~ Chiuse un occhio grande come un piatto. Lungo la scogliera si chiusero le porticine.`,
};

export const wonder: SeenTelling<ItalianNoun> = {
  noun: elided('albero delle perle', 'm'),
  title: `l’albero delle perle`,
  sign: `In fondo al mare c’è l’albero delle perle, grigio come un bastone. Una notte all’anno si illumina.~+, ed~ Era stanotte. «E com’è?» aveva chiesto {name} ai granchi. I granchi posarono le chele e ci pensarono. «Mah» dissero.`,
  trace: `Nella sabbia del fondo era piantato un cartello: NON APPOGGIARSI. Si guardarono intorno.~+, ma~ Non c’era niente a cui appoggiarsi. «Non ci pensavo nemmeno» disse {pal}. Più in là ce n’era un altro: NEANCHE UN PO’. «È per qualcuno di grosso» disse {name}.`,
  found: `Sul fondo del mare c’era l’albero delle perle.~+, e~ Su ogni rametto grigio sedeva un’ostrica, ben chiusa. Intorno, in cerchio, aspettavano i gamberi, poi le foche.~+, poi~ Una balena che aveva promesso di non appoggiarsi.~, ma~ Non si apriva neanche una.`,
  near: `Davanti a casa, sul fondo del mare, era arrivato con la marea l’albero delle perle. Su ogni rametto grigio c’era un’ostrica ben chiusa.~+, e~ Dietro veniva una balena, che aveva promesso di non appoggiarsi. «Non ancora» dissero quaranta vocine.`,
  first: `{name} bussò all’ostrica più bassa dell’albero delle perle. «Non c’è nessuno» disse una vocina. «E chi parla?» chiese {name}.~+, e~ Tutto l’albero ci pensò. «Quella accanto» disse l’ostrica.~+, e~ Quella accanto disse di provare al piano di sopra.`,
  second: `«Se ridono si aprono» disse {pal}. «Che cosa disse il mare alla sabbia?» «Che cosa?» chiesero dall’albero delle perle quaranta voci. «Niente. Fece solo un’onda.» Tremarono tutti i rami.~, e~ Salirono bolle, *mmf, mmf*.~+, ma~ Le ostriche sanno ridere a bocca chiusa.`,
  why: `«Dentro un’ostrica è buio» disse l’albero delle perle, con quaranta voci. «Per un anno facciamo una perla, e non l’abbiamo mai vista. Si comincia da un granello di sabbia.~+,~ E adesso c’è pure la balena. E se ci apriamo, ed è ancora un granello?»`,
  settled: `L’ostrica più bassa si aprì, clic, larga come una strizzatina d’occhio.~+, e~ Ne uscì una luce, tonda e bianca, come la O di *lontano*. «Non è sabbia» disse {name}. Clic, clic, su per tutto l’albero, come quando in paese si accendono i lampioni.~, e~ Anche la balena trattenne il fiato.`,
};
