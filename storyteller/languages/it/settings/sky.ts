import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { elided, i, il, la, type ItalianNoun } from '../noun.ts';

export const setting: FirstSetting<'sky', ItalianNoun> = {
  tiny: { noun: la('coccinella') },
  home: [
    `La casa di {name} stava su una nuvoletta bianca, legata con una corda a un paese laggiù.~, e~ La sera le finestre erano tutte rosa.~+, e~ La cucina sapeva di pane tostato.`,
    `La casa di {name} era appesa in cielo a nove palloni, con una nuvola per gradino. La sera dondolava un poco.~+, e~ A cena la minestra si piegava, e tornava dritta.`,
  ],
  back: `Tornarono di nuvola in nuvola.~+, e~ Ognuna cedeva un po’ sotto i piedi, come un letto. In basso c’era la terra, tutta scura, con una luce qua e là. Più avanti, piccola e gialla, la finestra di {name}.`,
  night: {
    dark: `In cielo la notte viene da sotto.~:~ Si fecero buie le valli, poi le colline.~+, e~ Lassù era ancora sera, e poi non più. Una stella era già fuori, come chi arriva troppo presto a una festa.`,
    deep: `Adesso era buio tutto il cielo. Le nuvole stavano vicine, ferme.~+, e~ La luna ci passava sopra e lasciava un po’ di luce su ogni schiena.~, e~ Laggiù si spense una lampada.`,
  },
  hush: {
    one: `Prime le oche. Tutto il giorno si erano dette di tenere la sinistra.~+, ma~ Ora si sedettero in due file a darsi la buonanotte, e ci volle un po’. Poi furono due oche sole.~+, e poi~ Nessuna.`,
    two: `Poi tacquero le corde.~:~ Le nuvole si erano sdraiate.~+, e~ Le corde pendevano molli. «*Iic*» disse una, lontano, e ci ripensò. Restava il lato fresco del cuscino.`,
    three: `Rimase un suono solo, il più piccolo del cielo. Sull’orlo di una nuvola cresce una goccia.~+, e~ Si lascia andare. Ha tanto da cadere. {name} ascoltava, per sentirla arrivare.~+, e~ Ascoltava ancora, finché non ascoltò più nessuno.`,
  },
  facts: {
    one: `«Una nuvola bianca qualunque pesa come cento elefanti» disse {pal}. «Sta su perché le sue gocce sono così piccole che l’aria le tiene.» {name} attraversò la prossima in punta di piedi.`,
    two: `«Perché la sera il sole è rosso?» chiese {name}. «Viene da più lontano» disse {pal}. «La sua luce fa tanta strada nell’aria, e l’aria sparpaglia il blu. Il rosso è quel che arriva.» «Alla partenza» disse {name} «doveva essere una scatola piena.»`,
    three: `«Certi uccelli dormono volando» disse {pal}. «La fregata lo fa, sopra il mare, per pochi secondi alla volta.» Pareva comodo.~+, e~ Fecero i dieci passi dopo con la metà sinistra addormentata.`,
  },
  places: {
    laundry: {
      noun: il('filo del bucato'),
      arrive: `Fra due nuvole era teso il filo dove si stende il tempo. C’era una nebbia appesa per gli angoli, con tre nebbioline accanto.~, e~ Ci passarono sotto, e fu come farsi baciare dagli asciugamani.`,
    },
    trail: {
      noun: la('scia dell’aereo'),
      arrive: `Una riga bianca tagliava il cielo.~+:~ L’aveva fatta un aereo, passando. Guardarono a sinistra, a destra e ancora a sinistra.~+, e~ Attraversarono. Quando si voltarono era cancellata, tranne il pezzo con le loro orme.`,
    },
    peak: {
      noun: la('punta della montagna'),
      arrive: `In mezzo a tutte quelle nuvole spuntava un pezzo di montagna, la punta. C’erano un cucchiaio di neve e un cardo.~+, ed~ Era l’unica terra nel raggio di miglia.~+, e perciò~ Scendendo si pulirono i piedi.`,
    },
    balloons: {
      noun: i('palloncini scappati'),
      arrive: `Qui vanno i palloncini quando qualcuno molla. Dondolavano in fila sotto una nuvola: rossi, un pesce blu, un 4 che aveva lasciato il compleanno. Il viaggio era andato bene, dissero.~+,~ Solo quel pianto all’inizio.`,
    },
  },
  helpers: {
    goose: {
      noun: elided('oca', 'f'),
      trouble: `Su una nuvola grigia un’oca contava le oche. «Diciannove» disse. «Eravamo venti.» Ricominciò dall’altro capo.~+, e~ Fece diciannove. «Ne ho persa una.~+, e~ Il brutto è» disse l’oca «che non mi viene in mente chi.»`,
      help: `«Io tocco» disse {name}, «e tu chiudi gli occhi.» {name} passò lungo la fila, tap, tap, e ogni oca disse il suo numero. «Diciannove» disse l’ultima.~, e~ Restava una schiena. «Venti» disse l’oca. «Oh! Quella persa ero *io*.»`,
      gift: `«Tenete questa» disse l’oca, e si tolse una penna, grigia, storta nel mezzo. «Sembra una penna» disse {name}. «Lo è» disse l’oca. «Ma è stata laggiù e ritorno undici volte.~+:~ A farla sbagliare non ci si riesce.»`,
      back: `L’oca contava le file. {name} alzò la penna, che si girò a indicare lei. «Siete di ritorno» disse l’oca. «Diciannove coricate, e una che conta.» Poi si coricò in fondo.~+, e~ Furono venti.`,
      comes: `Passò un’oca, a piedi. «Bisogna andare a V» disse {being.a}. «Io faccio la punta.» Fece la punta, e aspettò. «In una è piuttosto un puntino» disse l’oca.~+, e~ Si sedette a fare il puntino.`,
      bye: `L’oca li contò mentre passavano, poi contò la luna, e poi, per scrupolo, due volte sé stessa.`,
    },
    swift: {
      noun: il('rondone'),
      trouble: `Sulla nuvola c’era una cosa come una gruccia caduta. «Sono un rondone» disse, «e sono atterrato.~+:~ Io mangio e dormo in aria. Guardavo un tramonto, e l’ho mancata, l’aria. Passate oltre, per favore, come se fossi uno stecco.»`,
      help: `{name} si stese a guardare. Le ali erano lunghissime, le gambe quasi niente. In su non serviva.~+, e~ In giù? {name} portò il rondone sull’orlo della nuvola e aprì le mani.~, e~ Cadde come un cucchiaio.~+, e~ A metà strada il cucchiaio era un rondone.`,
      gift: `Il rondone tornò. «Le mani!» gridò, e lasciò cadere un batuffolo grigio. «È tutto il morbido che ho incontrato. Bisogna tirare.» E via, in Africa, o a cena.~+, che~ Coi rondoni non si sa mai.`,
      back: `Passò il rondone, planando, con un occhio chiuso. «Il mio batuffolo?» mormorò. «Ci dorme dentro qualcuno» disse {name}. «Bene» disse, ripassando.~+, poi~ Se ne andò dove per miglia non c’è niente su cui posarsi.~+, e~ Chiuse l’altro.`,
      comes: `Passò un rondone, perché i rondoni non si fermano. «Qui ci vuole» gridò, e non c’era più, e tornò, «il morbido!» Lasciò cadere un pezzetto come un pisello. «Allora» disse, e ritornò, «resto a vedere.»`,
      bye: `Il rondone passò ancora una volta ad ali tese, e non disse niente, perché dormiva già.`,
    },
    kite: {
      noun: elided('aquilone', 'm'),
      trouble: `Su una nuvola stava un aquilone rosso, legato nel suo spago come un pacco. «Ho fatto una giravolta» disse. «Nessuno guardava, e ne ho fatte sette. Poi non mi vedeva nessuno, per lo spago. Non mi sono perso. Mi hanno mollato.»`,
      help: `{name} lasciò stare i nodi e si sedette davanti, come chi ha il biglietto. «Sapresti fare sette giravolte al contrario?» «Guarderesti?» chiese l’aquilone.~, e~ Lo spago venne via.~+, e~ L’applauso fu tale che ce ne fu un’ottava.`,
      gift: `«Prendi la mia coda» disse l’aquilone. «Ormai sono grande.» Era uno spago lungo, con dei nodi di giornale. {name} ne lesse uno: «*Giovedì, rovesci.*» «È più forte di come sembra» disse l’aquilone. «Mi ha trattenuto per anni.»`,
      back: `L’aquilone rosso stava sopra la strada e sventolava. «Tenetemi, per favore» disse. «Non riesco a smettere di girare.» {name} gli riattaccò la coda.~+, e~ L’aquilone diede uno strappo e stette fermo. «Guardate» disse. «Niente giravolte.» Le guardarono tutte.`,
      comes: `Un aquilone rosso scese {being.a}. «Una giravolta tira su chiunque» disse, e ne fece una bellissima. «Ora tu.» Niente. «Allora la tua la faccio io» disse.~+, e~ La fece, e rimase lì.`,
      bye: `L’aquilone salutò con un angolo, poi con un altro, finché ebbe salutato con tutti e quattro e toccò ricominciare.`,
    },
  },
  objects: {
    feather: {
      noun: la('penna d’oca'),
      use: `{name} alzò la penna dell’oca e la lasciò andare.~, ma~ Invece di cadere si girò e indicò. {name} la spinse un po’ a sinistra.~+, e~ Lei tornò dov’era, leggermente offesa. «È proprio sicura» disse {pal}.`,
    },
    fluff: {
      noun: il('batuffolo'),
      use: `Venne fuori il batuffolo, e {name} tirò. Veniva, e veniva: cardo, lana, quasi tutto un soffione. Fu un cuscino, poi una trapunta.~+, e~ Ci entrò qualcuno di piccolo e infreddolito.~, e~ Dal mezzo uscì un sospiro.`,
    },
    tail: {
      noun: la('coda dell’aquilone'),
      use: `{name} fece girare due volte la coda dell’aquilone, e lanciò. Salì frusciando di giornale, e si agganciò. Andarono su, nodo dopo nodo, per tutta una settimana di tempo. «Quello in cima che dice?» gridò {pal}. {name} guardò. «*Bello.*»`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Qui la strada entrava in una nuvola alta come il cielo, grigia e fitta come un cuscino. {name} fece un passo.~+, e~ Di colpo i piedi non c’erano più.~+, e~ Sapeva di pioggia ancora nuova.`,
        after: `Ecco dove tengono la pioggia.~:~ Le gocce erano appese in fila.~+, e~ Ogni fila aveva un cartellino: *Pioviggine. Rovesci. Scampagnate.* Passarono di fianco, coi gomiti in dentro.~, e~ Ne cadde una, sul naso di {name}.~+:~ A qualcuno mancherà una goccia.`,
      },
    },
    reach: {
      one: {
        meet: `Qui la strada finiva.~+, ma~ Continuava su un’altra nuvola, alta come un tetto. {name} saltò.~+, ma~ Le nuvole cedono.~+, e~ A ogni salto la loro scendeva e l’altra pareva più in su. «Basta» disse {pal}. «La stai allungando.»`,
        after: `Lassù si stesero sull’orlo a guardare. C’erano i campi, come una trapunta.~+, e~ Sulla trapunta un paese, come briciole. {name} salutò la luce più piccola.~, e~ La luce si spense.~+, e~ Si riaccese.`,
      },
    },
    call: {
      one: {
        meet: `Qui c’era un vuoto, e il ponte stava arrotolato dall’altra parte.~, e~ Accanto dormiva un pellicano, col cappello legato sulle orecchie. «Il ponte, per favore!» chiamò {name}, agitando la mano.~+, e~ Il pellicano, nel sonno, salutò con un’ala, e poi con l’altra.`,
        after: `«Il ponte!» disse il pellicano, slegandosi il cappello. «E io che sognavo: ma che gente gentile.» Il ponte scese, asse dopo asse.~+, e~ Passarono, tenendo le corde. «Quanto dobbiamo?» chiese {name}. «Niente. I saluti li ho già avuti.»`,
      },
    },
    soft: {
      one: {
        meet: `In mezzo alla strada stava una nuvola piccolissima, e tremava. A ogni tremito nevicava.~+, e~ Non passava nessuno. «Scusate» disse. «Sono andata su, dove fa freddo, per una sfida.» «Di chi?» chiese {name}. «Mia» disse la nuvola.~+, e~ Nevicò ancora.`,
        after: `«Ho caldo» disse la nuvoletta. «Ho caldo fino ai bordi.» Sotto diventò rosa.~+, e~ Si alzò dalla strada come un impasto, e la neve corse via. Ne cadde una goccia. «Non fateci caso» disse. «È solo grazie.»`,
      },
    },
    way: {
      one: {
        meet: `Qui la strada si divideva in cinque sentieri bianchi, uguali come cuscini. C’era un cartello, che indicava a sinistra.~+, finché~ Venne un soffio, e indicò a destra. Poi indicò {pal}. «Non credo di essere io» disse {pal}.`,
        after: `Quello giusto era il più sottile, dove in mezzo si vede il buio. Pareva che non reggesse un passero.~+, e~ Li resse. Dietro, il cartello indicava proprio la parte giusta.~+, e~ Non c’era nessuno a leggerlo.`,
      },
    },
  },
};

export const restless: SeenTelling<ItalianNoun> = {
  noun: il('venticello'),
  title: `il venticello`,
  sign: `All’ora di dormire, lassù fra le nuvole, cominciò un vento. Scosse le imposte, suonò i cucchiai.~+, ed~ Entrò dalla serratura per uscire dal camino. «Fiuuu» faceva. «Fiuu. *Fiuuuu?*» Girava e girava intorno alla casa, e non dormiva nessuno.`,
  trace: `Sull’orlo di una nuvola c’era un anello di briciole e fili, tondo e preciso come un piatto. «Qui qualcuno camminava in cerchio» disse {name}. «Senza piedi» disse {pal}.~, ma~ Sulla nuvola dopo ce n’era un altro.~+, che~ Ancora girava.`,
  found: `Lassù, in un angolo fra due nuvole, c’era un venticello che girava in tondo.~+:~ Di lui si vedeva solo quel che portava: un biglietto dell’autobus e un cappello di carta. «Ancora un giro» gridò, e lo fece. «Questo non valeva» disse.`,
  near: `Proprio lì fuori un venticello girava intorno alla casa.~+:~ Lo si capiva dal cappello di carta, che girava con lui. «Fiuuu» disse, passando alla finestra.~+, poi~ Incontrò sé stesso, che arrivava dall’altra parte. «Ops» disse.`,
  first: `«Stenditi nella mia manica» disse {name}, e la tenne aperta. Il venticello entrò, su per un braccio, giù per l’altro.~+, e~ Fu fuori. «È una bella manica» disse. «Solo che ha due porte, e io le porte non so lasciarle stare.»`,
  second: `«Metti giù il cappello, e riposi» disse {pal}.~, e~ Il venticello lo mise giù.~+, e~ Adesso non lo si vedeva più. «Hai smesso?» chiese {pal}, a sinistra. «No» disse il venticello, a destra.~+,~ Così gli ridiedero il cappello.`,
  why: `Il venticello lasciò cadere il cappello. «Se smetto» disse «non sono più un vento. Un vento sdraiato è aria.~+,~ E quanta ce n’è, l’avete vista? Quale pezzo sono io non lo saprebbe nessuno. A un vento si dice buonanotte.~+, ma~ All’aria non la dice nessuno.»`,
  settled: `Il venticello fece un giro e si stese sotto il mento di {name}. {name} respirò, e il venticello entrò.~+, poi~ {name} soffiò, e c’era ancora. «Oh» disse, dentro e fuori. «Sto sdraiato, e continuo.» «Tutta la notte» disse {name}. «Quel pezzo lì sei tu. Buonanotte, vento.»`,
};

export const wonder: SeenTelling<ItalianNoun> = {
  noun: elided('arco di luna', 'm'),
  title: `l’arco di luna`,
  sign: `Una notte all’anno, con la luna tonda da una parte delle nuvole e la pioggia dall’altra, viene l’arco di luna. È un arcobaleno, ma al buio.~+, ed~ Era questa la notte. In fondo al cielo, zitta zitta, la pioggia prendeva posto.`,
  trace: `In basso, nella nebbia, qualcuno aveva cominciato un arco. Era pallido, non più alto di una scarpa, e cancellato.~+, e~ Accanto ce n’era uno fino al ginocchio, cancellato anche quello. «Qualcuno continua a cominciare» disse {name}. «E a smettere» disse {pal}.`,
  found: `In mezzo alle nuvole pendeva la pioggia, e la luna tonda le splendeva contro più forte che poteva. Su ogni nuvola c’era qualcuno venuto a vedere.~+, e~ Giù in basso c’era un pezzetto d’arco, pallido. Li vide tutti.~+, e~ Si spense.`,
  near: `Accanto al gradino c’era il piede di un arco di luna, e ci si vedeva il gradino attraverso. Il resto doveva andare su, e oltre, e giù.~+, ma~ Arrivò alla finestra, vide quanti aspettavano sulle nuvole, e si fermò.`,
  first: `«Non guardiamo» disse {name}, e si girarono.~, ma~ Rimase buio come prima. «Sei uscito?» chiese {name}. «Non posso» disse l’arco di luna. «Un arco c’è solo se qualcuno guarda.~+, e~ Avete girato la schiena, e non ero da nessuna parte.»`,
  second: `«Gli dico all’orecchio una cosa gentile» disse {name}, e andò verso l’arco di luna.~, ma~ A ogni passo quello era un passo più in là. «Non puoi star fermo?» chiese {name}. «Ci sto» disse l’arco. «È che a un arco non ci si arriva.»`,
  why: `«L’arcobaleno di giorno lo conoscete» disse l’arco di luna, così piano che era quasi pioggia. «Ha il rosso. Ha *l’arancione*. Io sono di luce di luna, che è di seconda mano. Guarderanno su, e aspetteranno il resto. E a casa diranno: era tutto lì?»`,
  settled: `L’arco di luna posò un piede nella pioggia.~+, e~ Andò su, e oltre, in una volta sola. Era solo bianco, ma nessuno distolse gli occhi.~,~ E c’era il rosso, sottile come un filo, e il verde.~+, e~ Un blu che di giorno non si incontra. *Tutto lì* non lo disse nessuno.`,
};
