import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { il, i, la, lo, type ItalianNoun } from '../noun.ts';

export const setting: FirstSetting<'forest', ItalianNoun> = {
  tiny: { noun: lo('scarabeo') },
  home: [
    `La casa di {name} stava dove finisce la strada e comincia il bosco.~, e~ La sera gli alberi, tutt’intorno, diventavano neri.~+, e~ La lampada della cucina faceva luce alle prime felci.`,
    `{name} abitava così vicino al bosco che un abete si appoggiava alla finestra della camera. La sera, sotto la lampada, i suoi aghi erano verdi.~+, e~ Il cuscino sapeva di resina.`,
  ],
  back: `La strada del ritorno era più corta, come sempre.~+, perché~ Ormai il sentiero conosceva i piedi. Le felci sfioravano le ginocchia.~+, e~ In fondo, fra i tronchi, c’era la lampada della cucina di {name}, non più grande di un seme.`,
  night: {
    dark: `Il verde cominciò ad andarsene dalle cose: prima diventò grigio il muschio, poi le felci.~, e~ Uscì un pipistrello.~+, e~ Si mise a cucire il cielo da un albero all’altro. [Sapeva di funghi e di pietre fredde.]`,
    deep: `Nel fitto del bosco la notte era scesa fino in fondo.~:~ Le foglie pendevano ferme.~+, e~ Le radici bevevano adagio, nel buio. Lontano, una goccia cadde in una pozza. [Poi tacque anche la pozza.]`,
  },
  hush: {
    one: `Per prime smisero le rane, tutte insieme, come sotto un coperchio.~+, poi~ Riposero le zampe i grilli, un paio qui e un paio là. Uno continuò, perché nessuno l’aveva avvertito.~+, poi~ Si sentì, e smise.`,
    two: `Dopo smisero di scricchiolare gli alberi. Tutta la sera si erano rigirati, come gente su una panca dura.~+, e~ Ora ognuno aveva trovato il punto comodo. [L’abete che gratta il vetro grattò ancora una volta, per finire la parola.] Si muoveva soltanto una falena.~+, che~ Tornava a casa.`,
    three: `Ultimo di tutti restò il torrente. Continuava a raccontare la sua lunga storia ai sassi, che la sapevano già.~+, e~ La raccontava sempre più piano. Arrivò al punto in cui non succede niente.~+, e~ Quello lo disse più adagio di tutto.`,
  },
  facts: {
    one: `«Gli alberi si tengono per mano» disse {pal}. «Sotto terra le radici sono unite da fili di fungo.~+, e~ Lungo i fili passa roba da un albero all’altro.» {name} posò il palmo sul tronco più vicino, per salutarli tutti in una volta.`,
    two: `«Aspetta» disse {pal}. «Niente luce. Guarda e basta.» Aspettarono.~+, e~ All’inizio c’era solo nero. Poi, uno dopo l’altro, uscirono i tronchi.~+, e~ Dopo i tronchi le foglie. «Gli occhi si aprono piano» disse {pal}. «Gli ci vuole mezz’ora, per vedere al buio meglio che possono.»`,
    three: `«Perché il gufo vola senza rumore?» chiese {name}. «Ha gli orli morbidi» disse {pal}. «Le sue penne hanno la frangia, come uno scialle.~+, e~ La frangia pettina l’aria, che così non può fischiare.» I venti passi dopo li fecero con gli orli morbidi.`,
  },
  places: {
    pond: {
      noun: lo('stagno'),
      arrive: `Arrivarono allo stagno.~, ed~ Era piatto e nero, con dentro tutta la luna.~+, e~ Nemmeno una ruga. Una rana disse una parola. [Ci pensò sopra, e la ridisse.] Ci girarono intorno in punta di piedi.`,
    },
    hollow: {
      noun: la('conca delle felci'),
      arrive: `Qui la terra scendeva in una conca piena di felci, così alte che si chiusero sopra {name} come un ombrello verde. Laggiù faceva caldo.~+, e~ Sapeva di terra e di pepe.`,
    },
    oak: {
      noun: la('vecchia quercia'),
      arrive: `La vecchia quercia stava da sola.~, e~ Per farle il giro ci volevano trentun passi.~+, e~ {name} lo sapeva, perché il giro l’aveva fatto. [In cima si dava da fare un vento, ma quaggiù non si muoveva una ghianda.] Al trentunesimo c’era di nuovo {pal}.`,
    },
    stones: {
      noun: i('sassi del guado'),
      arrive: `Il torrente si passava su sette sassi piatti.~:~ Sei stavano fermi.~+, ma~ Il quinto faceva *clonc*. *Clonc*, fece sotto {name}. *Clonc*, sotto {pal}. [Sotto correva l’acqua, e continuava la storia che raccontava dal mattino.]`,
    },
  },
  helpers: {
    hedgehog: {
      noun: il('riccio'),
      trouble: `Dietro un ceppo qualcuno brontolava.~, ed~ Era un riccio che si era rotolato fra i rovi.~+, e~ Adesso portava nove foglie, una piuma, due lappole e mezza carta da panino. «Non guardate» disse. «Mi aspettano a una festa, e sembro una siepe.»`,
      help: `{name} si inginocchiò. Prima vennero via le foglie, poi la piuma, poi, pian pianino, le lappole. [«Ahi» disse il riccio. «Anzi no. L’ho detto caso mai.»] L’ultima fu la carta.~+, e~ Sotto, alla fine di tutto, c’era un gran bel riccio.`,
      gift: `«Prendete questo» disse il riccio. «Era per la festa, ma la festa ha già una torta.» Fece rotolare un barattolo con i buchi nel coperchio.~+, e~ Dentro c’erano tre lucciole addormentate. «Domattina fatele uscire.~+:~ Hanno un impiego.»`,
      back: `«È mattina?» chiese {name}. «Da quella parte sì» disse il riccio, che tornava con la glassa sul naso. Tolsero il coperchio.~+, e~ Le lucciole uscirono e andarono al lavoro.~, e~ Il riccio portava una foglia sola, apposta. «La volevano tutti» disse.`,
      comes: `Passò un riccio diretto a una festa.~+, e~ Si fermò davanti {being.a}. «Una foglia può servire?» chiese. «Mi pare di averne addosso nove.» Ne posò una.~+, ma~ Non servì a niente. «Allora resto a vedere» disse il riccio. [«C’è la torta, e le torte aspettano.»]`,
      bye: `Il riccio, di ritorno dalla festa con la glassa sul naso, diede la buonanotte a tutti, e poi al suo riflesso.`,
    },
    spider: {
      noun: il('ragno'),
      trouble: `Fra due rametti pendeva una tela con un buco grosso come una prugna. In mezzo stava un ragno piccolissimo a braccia conserte, tutte e otto. «Cade una foglia, e io rammendo» disse. «Cade una foglia, e io rammendo.~+:~ Ecco le mie serate.»`,
      help: `{name} alzò gli occhi, oltre la tela.~, e~ Sopra c’era un ramo, con tutte le altre foglie.~+, e allora~ {name} lo scosse, piano. Piovvero foglie finché non ce ne furono più. [«Oh» disse il ragno. «All’altro capo della foglia non avevo mai pensato.»]`,
      gift: `Il ragno rammendò il buco in un minuto, canticchiando.~+, poi~ Non smise più. Gira e rigira intorno a una ghianda, ne venne un gomitolo come un pisello. «Sembra niente» disse il ragno, «ma regge voi due e la spesa del martedì.»`,
      back: `La tela era lì, intera, con la luna per bottone. «Ha tenuto?» chiese il ragno. «Tutti e due i pesi» disse {name}, e rese quel che restava. Il ragno lo tessé dove gli ospiti guardano per primo.~+, e~ Foglie non ne vennero. Allora posò le braccia, un paio alla volta.`,
      comes: `Scese un ragno piccolissimo, appeso a un filo. «Serve qualcosa a cui tenersi» disse, e allungò il capo {being.a}. Era così sottile che nessuno lo trovò. «Vi assicuro che c’è» disse il ragno.~+, e~ Rimase appeso a guardare.`,
      bye: `Il ragno alzò un braccio dopo l’altro per salutare, e gli ci volle un po’.`,
    },
    badger: {
      noun: il('tasso'),
      trouble: `Da un buco uscì una faccia a righe.~+, e~ Lì si fermò. «Temo di essere incastrato» disse il tasso. «Io ho fatto una seconda cena, la porta no.» Alzò gli occhi, cortese. «Vedo che avete da fare.~+,~ Ma vedo anche che non siete incastrati.»`,
      help: `Tirare non servì. Spingere nemmeno, faceva solo il solletico.~+, e allora~ {name} si mise a scavare, non intorno al tasso ma intorno alla porta, una manciata dopo l’altra. [«È il mio gradino» disse triste il tasso. «Lo era» disse {name}.] *Plop*.`,
      gift: `«Bene!» disse il tasso, e si scrollò finché fu grosso il doppio. Da dietro la porta tirò fuori un corno di mucca, lucido e bruno. «Era del nonno, per chiamare a colazione. Si soffia dalla punta.~+, ma~ Tutti cominciano dal lato grosso.»`,
      back: `Il tasso sedeva nella sua nuova porta, bella larga.~+, e~ {name} gli rese il corno. «Dalla punta?» «Alla fine, sì» disse {name}.~, e~ Il tasso lo accostò all’orecchio. «Ancora caldo» disse, «come una teiera.» Poi andò a letto coi gomiti in fuori.~+, perché~ Adesso poteva.`,
      comes: `Passò un tasso con la seconda cena in un fagotto. Guardò {being}.~+, poi~ Guardò la cena. «La crosta la posso dare» disse.~+, ma~ Non era questione di croste. «Oh, bene» disse il tasso.~+, e~ Si sedette, la mangiò, e stette a vedere.`,
      bye: `Il tasso diede la buonanotte dalla porta, e poi, già che c’era, fece ancora una cenetta.`,
    },
  },
  objects: {
    jar: {
      noun: il('barattolo di lucciole'),
      use: `«Il barattolo!» disse {name}.~, e~ Si svegliò una lucciola, poi la seconda.~+, e~ La terza sbadigliò e si accese dalla parte sbagliata. Era una luce piccola e verde.~+, ma~ Andava avanti come un cagnolino.`,
    },
    thread: {
      noun: il('gomitolo di filo di ragno'),
      use: `{name} tirò fuori il gomitolo che sembrava niente. Un lancio solo.~+, e~ Salì tutto lucente. Tirarono, e teneva.~+, e così~ Andarono su, una mano dopo l’altra, per una corda che si vedeva appena.`,
    },
    horn: {
      noun: il('corno di mucca'),
      use: `{name} alzò il corno del tasso e soffiò.~+, ma~ Uscì soltanto sputo. «Dalla punta» disse {pal}. {name} lo girò, prese il respiro più grosso della giornata, e soffiò ancora.~+, e~ Venne fuori un suono lungo e bruno, come una mucca che pensa.`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Qui il sentiero passava sotto le radici di un albero caduto.~, ed~ Era una galleria.~+, e~ Dentro c’era buio come in uno stivale. {name} alzò una mano e non la trovò più. «È lunga?» chiese {pal}.~+, ma~ La galleria non rispose.`,
        after: `Passarono, chinando la testa sotto le radici. Non era lunga, e non era uno stivale.~+:~ Era l’ingresso di qualcuno, ben spazzato, con i cappelli di ghianda appesi in fila. [Uscendo si pulirono i piedi.]`,
      },
    },
    reach: {
      one: {
        meet: `Qui il sentiero finiva contro una scarpata, dritta, alta come una casa.~, e~ In cima crescevano radici belle grosse.~+, ma~ In basso non c’era niente a cui tenersi. {name} saltò, e poi saltò con la rincorsa.~+:~ La scarpata restò alta uguale.`,
        after: `In cima si stesero a pancia in giù e guardarono. Quel che prima era un muro adesso era un panorama.~+:~ C’era sotto tutto il bosco, che dal verde passava al blu. [«Noi eravamo laggiù» disse {pal}. «Formato formica.»]`,
      },
    },
    call: {
      one: {
        meet: `Qui il torrente si allargava, e c’era un traghetto: una zattera, una corda, un rospo. La zattera era sull’altra riva.~+, e~ Anche il rospo, col cappello sugli occhi. «Scusi» chiamò {name}.~, ma~ Il torrente parlò più forte. [Il cappello saliva e scendeva, saliva e scendeva.]`,
        after: `Il cappello del rospo volò via. «Eccomi! Non dormivo! Guardavo com’è fatto il cappello dentro!» Tirò la zattera, zampa dopo zampa.~+, e~ Per il passaggio volle una barzelletta. {name} ne sapeva una buona, su una lumaca. [Ci stava ancora pensando, quando lo salutarono.]`,
      },
    },
    soft: {
      one: {
        meet: `In mezzo al sentiero stava un topolino così nuovo che non aveva ancora i baffi. Aveva freddo.~+, e~ Tremava. «Sono la guardia» disse. «Non devo far passare nessuno finché non ho caldo.~+:~ L’ha detto la mamma, o una cosa simile.»`,
        after: `«Mi pare di aver caldo» disse il topolino.~+, e~ Sbadigliò così largo che gli si vedeva la cena. «Passate. Se incontrate la mamma, ditele che ero feroce.» Arrivò di corsa un topone grigio.~+, e~ Portò via la guardia per la collottola.`,
      },
    },
    way: {
      one: {
        meet: `Qui si incontravano cinque sentieri: uno largo, uno stretto, uno con la pozzanghera e due identici. Un cartello c’era.~+, ma~ Le lumache avevano mangiato le parole. [Avevano lasciato una virgola.] «Allora» disse {name}, «tu quale saresti, se fossi quello giusto?»`,
        after: `Quello giusto era il sentiero con la pozzanghera, come succede spesso.~, e~ La saltarono, un salto per uno.~+, e~ La strada andava avanti, morbida e dritta fra le betulle, come se aspettasse gente. [Gli altri quattro se ne andarono per i fatti loro.]`,
      },
    },
  },
};

export const restless: SeenTelling<ItalianNoun> = {
  noun: il('gufetto'),
  title: `il gufetto`,
  sign: `Fuori, nel bosco, qualcuno gridava. «Uh?» faceva, e poi, come se il primo non contasse: «Uh? Uh? UH?» Il grido scendeva dal camino.~+, e~ Passava dalla serratura. Sugli alberi gli scoiattoli si misero la coda sulle orecchie. [Qualcuno era sveglio, e lo faceva sapere a tutti.]`,
  trace: `Nel muschio, lungo il sentiero, c’erano delle impronte tonde come panini.~+, e~ In ognuna c’era un fiocco di piuma. «Qui si è seduto qualcuno» disse {pal}. {name} misurò la fossa col dito. «Molto forte» disse {name}, «e all’indietro, ogni dieci passi.»`,
  found: `In fondo al bosco, su un ceppo, al chiaro di luna, stava un gufetto. Era tondo, piumoso, e quasi tutto occhi. «Uh?» gridò.~+, e~ Il grido lo buttò all’indietro. [Si rialzò, scrollò una zampa e prese fiato.]`,
  near: `Proprio sulla soglia, al margine del bosco, c’era un gufetto, tondo e piumoso, quasi tutto occhi. «Uh?» chiese allo stivale sinistro.~+, e~ «Uh?» a quello destro. [Nessuno dei due volle dirlo.] «UH?» gridò allora.~+, e~ Il grido lo ribaltò.`,
  first: `«Potresti contare le pecore» disse {name} al gufetto. «Una pecora…» «Uh? Chi?» disse il gufetto. «Una pecora che salta lo steccato. Due pecore…» «Chi?» Di ognuna voleva sapere tutto.~+, e~ Dopo nove pecore erano tutti molto più svegli di prima.`,
  second: `Con due mani {name} fece buio sugli occhi del gufetto. «Coi canarini funziona» disse {pal}. «Oh, che bel buio!» disse il gufetto, lì sotto. «E bello spesso!» Ma i gufi, al buio, si svegliano.~+, e~ Lui si svegliò del tutto. «Uh? UH?»`,
  why: `Il gufetto si guardò le zampe. «Vanno tutti a letto» disse. «Proprio quando mi alzo io, dicono buonanotte e spariscono. Allora chiamo, uh, e nessuno risponde mai “io”. E se smetto di chiedere, non c’è più proprio nessuno.»`,
  settled: `«Uh?» chiese il gufetto, piano. «Io» disse {name}.~, e~ Il gufetto chiuse un occhio e guardò con l’altro.~+, e~ {name} era sempre lì. Allora li chiuse tutti e due, e disse ancora «uh».~+, ma~ Non era più una domanda. Sugli alberi gli scoiattoli si tolsero la coda dalle orecchie e si stesero.`,
};

export const wonder: SeenTelling<ItalianNoun> = {
  noun: il('fiore di luna'),
  title: `il fiore di luna`,
  sign: `Nel fitto del bosco cresce il fiore di luna. Si apre una notte all’anno.~+, ed~ Era questa. Chi l’ha visto allarga le mani, così, e poi rinuncia. «Bisognava esserci» dicono tutti.~+, e~ Per {name} era la prima volta.`,
  trace: `Lungo il sentiero correvano due file di impronte, un capriolo e un topo.~+, poi~ Quelle del topo finivano.~+, e~ Quelle del capriolo continuavano, un po’ più fonde. «Dov’è andato il topo?» chiese {pal}. «Sul capriolo» disse {name}.`,
  found: `In fondo al bosco, in un cerchio di betulle, c’era il fiore di luna: uno stelo alto come {name}, e un bocciolo ben chiuso. Intorno aspettavano caprioli, topi in groppa ai caprioli, uno scarabeo su una sedia.~+, ma~ Il bocciolo non si apriva.`,
  near: `Al margine del bosco, di fronte al gradino, era spuntato il fiore di luna: uno stelo alto, un bocciolo ben chiuso. Erano venuti i topi a vederlo.~+, e~ Uno scarabeo si era portato la sedia. «Preferirei che non guardaste» disse il bocciolo.`,
  first: `{pal} si chinò a soffiare sul bocciolo del fiore di luna, come si soffia sulle dita gelate. «Fa qualcosa?» chiese {pal}. «Diventa rosa» disse {name}.~, e~ Il bocciolo sospirò.~+, e~ Si tirò su le foglie. Adesso era un bocciolo caldo.~+, e~ Chiuso come prima.`,
  second: `«Non guardiamo» disse {name} al fiore di luna. «Siamo due schiene che passavano di qui.» Si voltarono, canticchiando.~+, e~ Dietro lo stelo scricchiolò. Sbirciarono.~+:~ Il bocciolo, per educazione, aveva voltato la schiena anche lui.`,
  why: `«Non posso» bisbigliò il bocciolo, con le foglie fino al mento. «Sono venuti tutti, con le sedie. Hanno aspettato un anno, e credono che qui dentro ci sia qualcosa di bello. E se mi apro, e dentro c’è solo dell’altro verde?»`,
  settled: `Il bocciolo lasciò andare le foglie.~+, e~ Scese un petalo, poi un altro, poi tutti. Dentro, di verde, ce n’era appena un dito.~+, e~ Il resto era color di luna. Respirarono tutti insieme.~+, e~ Lo scarabeo si fece prestare una foglia per gli occhi.`,
};
