import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { elided, il, la, type ItalianNoun } from '../noun.ts';

export const setting: FirstSetting<'space', ItalianNoun> = {
  tiny: { noun: elided('insetto stellare', 'm') },
  home: [
    `{name} abitava su un’astronave chiamata *Teiera*, perché era tonda e aveva il beccuccio.~, e~ La sera, in cucina, la cena passava galleggiando.~+, e~ Bisognava prenderla al volo col cucchiaio.`,
    `Dietro l’ultimo pianeta era appesa una luce gialla: la *Teiera*, l’astronave di {name}. La sera, a letto, ci si allacciava una cintura, per non volare via dal cuscino.`,
  ],
  back: `Tornarono per la strada lunga, fra le stelle, senza parlare.~+, perché~ Quando si torna non serve guardare dove si va. Più avanti a una piccola luce crebbe un beccuccio.~+, ed~ Era la *Teiera*. [Il bollitore era su, si vedeva dal vetro.]`,
  night: {
    dark: `Nello spazio è notte tutto il giorno.~+, e~ La sera bisogna cercarla. Viene quando la stella azzurra scivola dietro il pianeta.~+, e~ Quelle lontane, che aspettavano, si fanno più vicine. [Sa di latta fredda, e un poco di arancia.]`,
    deep: `C’era una tale quiete che quasi si sentivano le stelle. Non fanno rumore.~+, ma~ Non lo fanno morbido, come la neve. Passò un granello di polvere, in ritardo di mille anni.~+, e~ Senza nessuna fretta.`,
  },
  hush: {
    one: `La prima cosa a smettere fu il ronzio grande. Aveva ronzato tutto il giorno.~+, e~ Nessuno l’aveva sentito, finché smise. «Che cos’era?» chiese il bollitore. Non era niente, il primo niente della sera.`,
    two: `Poi ticchettarono i tubi, raffreddandosi, da prua a poppa: tic, tic, tic. Un cucchiaio era scappato a cena.~, e~ Galleggiò fino a una tazza, le disse *tin*.~+, e~ Si coricò sull’aria.`,
    three: `Restarono un respiro, che andava e veniva, e la piccola ventola che gira l’aria. Girava un po’ più piano di un orologio.~,~ E fuori c’era tutto quel buio che non fa rumore.~+, ma~ Stava lì, e teneva compagnia.`,
  },
  facts: {
    one: `«Vedi quella stella?» disse {pal}. «Non è com’è adesso.~+:~ La luce che ti entra nell’occhio è partita prima che tu nascessi.» {name} si fermò, con gli occhi spalancati, per farla entrare tutta.`,
    two: `Saltarono una crepa, e rimasero lassù, e ancora un poco. «È perché qui è piccolo» disse {pal}. «Le cose piccole tirano meno.~+:~ Sulla nostra Luna salteresti il tavolo di cucina senza sforzarti.» {name} provò a non sforzarsi.~+, e~ Riuscì subito.`,
    three: `Passò una roccia come un tuono, senza il tuono. «Perché non fa rumore?» chiese {name}. «Non c’è chi lo porti» disse {pal}. «Un suono deve camminare su qualcosa, aria o acqua o muro.» La roccia se ne andò, come in calzini.`,
  },
  places: {
    shelf: {
      noun: la('luna di polvere'),
      arrive: `Scesero su una luna che era tutta polvere, morbida, fino agli stinchi. Ogni passo alzava una nuvoletta.~+, e~ Le nuvolette restavano dov’erano. Alle spalle si vedeva tutta la passeggiata, in fila come pecore.`,
    },
    ring: {
      noun: elided('anello', 'm'),
      arrive: `Intorno al pianeta grande c’è un anello.~+, e~ Sull’anello si pattina. È ghiaccio, pezzi di ghiaccio che vanno tutti dalla stessa parte.~, e~ Scivolavano dall’uno all’altro, e suonava, tin, tan. [Sotto c’era il pianeta, come una palla a righe che nessuno è tornato a prendere.]`,
    },
    yard: {
      noun: il('deposito delle cose perse'),
      arrive: `Tutto quel che cade nello spazio finisce, galleggiando, nello stesso posto.~, e~ C’erano guanti, cucchiai, un ombrello aperto.~+, e~ Un pianoforte si rigirava, piano, come uno nel letto. «Non toccare» disse {pal}. «Verranno a cercarlo.»`,
    },
    market: {
      noun: il('mercato di notte'),
      arrive: `Il mercato di notte stava chiudendo.~:~ Le bancarelle erano legate con lo spago, per non andare alla deriva.~+, e~ Sapeva di zucchero caldo. «Ultima ciambella lunare!» gridava qualcuno.~, e~ La comprarono.~+, ed~ Era soprattutto buco.`,
    },
  },
  helpers: {
    postman: {
      noun: il('postino'),
      trouble: `Passò un uomo con una borsa, a testa in giù.~+, e poi~ Ripassò. «Buonasera! Sono la posta» disse. «Mi fermerei, se potessi. Ho starnutito, laggiù alla cometa, e quassù, una volta cominciato…» E via per un altro giro. [«C’è una lettera per quella luna! La manco sempre!»]`,
      help: `{name} ci pensò per un giro intero. «Al prossimo» gridò {name} «starnutisca dall’altra parte!» «Così? Apposta?» Gli lanciarono un pizzico di pepe.~+, ed~ Et-*ciù!* Si fermò lì, preciso come un francobollo.`,
      gift: `«Quarantun giri» disse il postino, tastandosi i piedi. «Avete salvato la posta della sera.» Da sotto le lettere tirò fuori una vecchia bussola con l’ago storto. «Il nord non lo segna, qui non c’è nord.~+:~ Segna dove vi aspettano.»`,
      back: `Diritto, e a passo d’uomo, arrivò il postino. {name} gli diede la bussola.~+, e~ L’ago puntava dietro di lui, verso casa. «Dice che vi aspettano» disse il postino. Nella borsa c’era ancora una lettera.~+, ed~ Era per lui.`,
      comes: `Passò il postino, a testa in giù.~+, e~ Guardò {being}. «Spesso quel che ci vuole è una lettera» disse. Non ce n’era, e ne scrisse una: *Saluti, il postino.* Non cambiò niente.~+, e allora~ Si legò a una ringhiera, a guardare.`,
      bye: `Il postino passò a testa in giù, trovò in fondo alla borsa una buonanotte per ciascuno, e la consegnò.`,
    },
    sweeper: {
      noun: la('spazzina delle stelle'),
      trouble: `Una vecchia sedeva sulla sua scopa, e non per volare. «Spazzo le stelle» disse, «e una l’ho spazzata via per sbaglio.~+:~ Era piccola, ed è in uno di questi.» I sacchi erano nove, tutti pieni, tutti grigi e legati. [«Se ne accorgeranno» disse. «C’è un buco nel Carro.»]`,
      help: `«Se li apriamo» disse {name} «vola via tutto.~+:~ Mettiamoci sopra la mano.» Uno dopo l’altro erano freddi.~+, ma~ Il nono era tiepido come un panino nella carta. Slegarono un angolino.~+, e~ La stella uscì starnutendo, e volò al suo posto.`,
      gift: `«Ecco, adesso ci sono tutte» disse la spazzina delle stelle, e infilò un braccio nel sacco. «Ha lasciato un po’ di polvere.~+:~ Fanno sempre così.» La versò in un vasetto da marmellata.~+, dove~ Continuò a luccicare, zitta zitta.`,
      back: `«Il mio vasetto» disse la spazzina delle stelle, e lo alzò.~, ma~ La polvere, là dentro, si era fatta fioca e assonnata.~+, e così~ La scosse fuori accanto alla stella piccola. «Ci sono tutte» disse.~+, e~ Questa volta non contò.`,
      comes: `Arrivò la spazzina delle stelle con la scopa, guardò {being}, e poi guardò sotto. «In genere è polvere» disse.~, e~ Spazzò tutt’intorno.~+, e~ Ne fece un mucchietto, ma per il resto era come prima. «Almeno» disse, appoggiata alla scopa, «si vede meglio.»`,
      bye: `La spazzina appoggiò la scopa al buio, ricontò le stelle, e disse buonanotte a una per una.`,
    },
    kettle: {
      noun: la('capra lunare'),
      trouble: `Su una roccia grande come un tavolo c’era una capra. Era una capra lunare, bianca, e lana da tutte le parti. «È la mia lana» disse. «Dall’ultima eclissi nessuno viene a pettinarla.~+, e~ Potrei avere un panorama, per quel che ne so.»`,
      help: `Un pettine non c’era, ma {name} aveva dieci dita. Cominciarono dagli zoccoli.~+, ed~ Era come disfare una valigia: uscì un cucchiaio, poi un guanto.~+, e~ Alla fine due occhi gialli. «Ma guarda» disse la capra. «Ce l’ho davvero, il panorama.~+, ed~ È quasi tutto cielo.»`,
      gift: `La lana faceva un mucchio alto come una sedia.~, e~ La capra ne prese due ciuffi fra i denti.~+, e~ Attorcigliò. Ne venne una muffola, così grande da dormirci. «Altre non ce n’è» disse la capra. «Non è per una mano.~+:~ È per chi ha freddo.»`,
      back: `La capra lunare stava sulla sua roccia, pettinata, con due occhi sul panorama. «E la muffola?» chiese. «C’è dentro qualcuno» disse {name}.~, e~ Con l’ultimo ciuffo ne aveva fatta un’altra, minuscola. «A vedere quel che si fa» disse, «si lavora meglio.»`,
      comes: `Arrivò la capra lunare, tutta lana, urtando le cose. «Dicono che sono morbida» disse, «se può servire.» Tutti si appoggiarono un poco, ed era morbida.~+, ma~ Il guaio non era di quel genere. «Resto a guardare» disse la capra, girata dall’altra parte.`,
      bye: `La capra lunare disse buonanotte, urtò il buio, sentì che era morbido, e ci si sdraiò.`,
    },
  },
  objects: {
    compass: {
      noun: la('bussola storta'),
      use: `{name} posò la bussola storta sul guanto.~, e~ L’ago tremò, corse a sinistra.~+, e~ Tornò indietro. «Dove c’è bisogno di noi?» chiese {name}, con garbo.~, e~ L’ago girò, puntò.~+, e~ Restò lì. «Di là» disse {pal}. «Dietro una specie di angolo.»`,
    },
    dustlamp: {
      noun: il('vasetto di polvere di stelle'),
      use: `{name} alzò il vasetto e lo scosse.~+, e~ La polvere di stelle girò e girò, come la neve in una palla di vetro, però chiara. Prima ci fu un vasetto, poi la mano che lo reggeva.~+, e~ Poi, poco a poco, ci fu tutto.`,
    },
    mitten: {
      noun: la('muffola bianca'),
      use: `Venne fuori la muffola, prima un lato e poi l’altro. La tennero aperta.~+, e~ Il piccolo infreddolito ci si infilò fino al naso.~+, e~ Ci fu silenzio, e poi come delle fusa. «Hanno lasciato dentro un pollice» disse. «Lo uso per i piedi.»`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Qui la strada passava nell’ombra del pianeta grande. Non c’era una stella.~+, e~ Cominciava tutta in una volta, come un muro. {name} ci mise dentro uno stivale, e lo stivale non c’era più. «Se c’è qualcuno» disse {pal}, «non vede nemmeno noi.»`,
        after: `Nell’ombra qualcosa c’era.~+:~ Falene grigie, addormentate, appese coi piedi al niente. Alla luce si rigirarono.~+, e~ Continuarono a sognare. Poi venne l’altro bordo, e le stelle.`,
      },
    },
    reach: {
      one: {
        meet: `La roccia seguente galleggiava troppo in alto, di mezzo salto. {name} saltò, restò lassù un momento.~+, e~ Tornò giù piano. «Questo era il salto» disse {pal}. «Adesso ci vuole il mezzo.» [Mezzo salto è una cosa difficile da trovare.]`,
        after: `Ed eccoli sulla roccia di sopra, che era calda.~+, perché~ Al mattino prende il sole.~, e~ Laggiù quella di prima se ne andava, come un autobus. «Poteva aspettare» disse {pal}. «Ha aspettato» disse {name}.`,
      },
    },
    call: {
      one: {
        meet: `Qui c’era il ponte, ma era alzato. In una cabina di vetro, dall’altra parte, dormiva il guardiano, coi piedi sulla leva e le cuffie alle orecchie. Agitarono le braccia.~+, e~ Lui, nel sonno, fece di sì.~+, ma~ Era per la musica.`,
        after: `Il guardiano saltò così in alto che le cuffie rimasero indietro. «Clienti!» gridò, e tirò la leva.~+, e~ Il ponte scese, sferragliando. Strinse la mano a tutti due volte.~+, e~ Una per fortuna. «Dalla parata non lo abbassavo più.»`,
      },
    },
    soft: {
      one: {
        meet: `Sull’ultimo gradino prima del cancello sedeva una stella giovanissima, azzurra, e tremava.~, e~ Teneva la chiave, che faceva tin tin tin. «Devo splendere» disse, «e badare al cancello.~+,~ Solo che non sono ancora in temperatura.~+:~ Mi hanno accesa stamattina.»`,
        after: `La stella giovane da azzurra diventò bianca, e da bianca d’oro. «Ah, è così che si sta» disse.~+, e~ Si scordò di tremare. La chiave entrò al primo colpo.~+, e~ Il cancello si aprì senza rumore. [Voltandosi la videro splendere sul gradino con tutte le sue forze.]`,
      },
    },
    way: {
      one: {
        meet: `Qui sette strade di stelle andavano in sette posti, tutte bianche e tutte belle. Una volta c’era una freccia.~+, ma~ Adesso indicava sé stessa. «Ambarabà» cominciò {pal}. «No» disse {name}. «Così si finisce sul comò.»`,
        after: `Quella giusta era la più pallida, che si vede solo guardandola di fianco. Reggeva.~+, e~ Dietro di loro i passi continuarono un poco a far luce.`,
      },
    },
  },
};

export const restless: SeenTelling<ItalianNoun> = {
  noun: la('luna più piccola'),
  title: `la luna più piccola`,
  sign: `«*Iiiih!*» fece la radio in cucina.~+, e~ Nello spazio, davanti al vetro, passò girando qualcosa di tondo. Non avevano ancora abbassato la radio che ripassava: «*Iiiih!*» Lassù non dormiva nessuno.~+, e~ Le comete si tiravano la coda sulla testa.`,
  trace: `Passò un cestino da picnic che girava su sé stesso.~+, e~ Dietro una tazza, che girava anche lei. «Qualcuno faceva merenda» disse {pal}. «Dove?» Seguirono un cucchiaio e mezzo panino. «Su qualcosa che gira» disse {name}.`,
  found: `Nel nero dello spazio c’era la luna più piccola di tutte, grande come un capanno. Girava come una trottola, così in fretta che il suo unico cratere era una riga. «Non riesco» disse, mentre passava la faccia.~+, e~ Al giro dopo: «a fermaaarmi.»`,
  near: `*Iiiih!* Un colpo alla porta stagna. Sul gradino dello spazio, grande come un capanno, c’era la luna più piccola di tutte.~+, e~ Girava come una trottola. «Non riesco» disse, quando passò la faccia, e quando ripassò: «a fermaaarmi.»`,
  first: `«I mappamondi si fermano con un dito» disse {name}, e afferrò la luna più piccola.~, ma~ La luna non si fermò.~+, e~ {name} non aveva mollato. «Non riesco a fermaaarmi» disse la luna, passando. «Nemmeno io» disse {name}, finché {pal} prese al volo uno stivale.`,
  second: `«È carica» disse {pal}, «bisogna scaricarla.~+:~ Proviamo dall’altra parte!» Spinsero.~, e~ La luna più piccola rallentò, tremò.~+, e~ Partì verso sinistra. «Va meglio?» gridò {name}. «È uguale» disse la luna, «ma all’indieeetro.»`,
  why: `«Le lune grandi guardano il loro pianeta» disse la luna più piccola. «Si addormentano così, con qualcuno che le guarda. Ma il mio ne ha nove, e nove non si guardano. Giro e giro per trovare una faccia.~+:~ Se mi fermo, non mi guarda nessuno.»`,
  settled: `La luna più piccola fece ancora un giro.~+, e~ C’era la faccia di {name} che guardava. Ne fece un altro… più piano… e la faccia era lì. Allora si fermò, con il suo unico cratere verso {name}, come una fossetta. «Oh» disse la luna. «Eccoti.» Per tutto il cielo le comete lasciarono andare la coda.`,
};

export const wonder: SeenTelling<ItalianNoun> = {
  noun: la('cometa dei cent’anni'),
  title: `la cometa dei cent’anni`,
  sign: `Ogni cent’anni la grande cometa torna dallo spazio, con una coda larga come il cielo. L’ultima volta alzarono una trisavola perché la vedesse. Lei lo raccontò a tutti.~+, ma~ Siccome era in fasce, raccontò soltanto: «Ba.» E stanotte tornava.`,
  trace: `Nella polvere di stelle che sta sospesa là fuori c’era una scia, larga come un autobus. Andava dritta.~+, e poi~ Girava, girava, girava in tondo. «Chi è che va così?» chiese {pal}. «Un cane» disse {name}, «quando si cerca la coda.»`,
  found: `Tutti quelli dello spazio aspettavano, appesi alle corde, con le lanterne.~+, ma~ Dietro una nuvola di polvere, dove non la vedevano, c’era la cometa dei cent’anni, una palla di ghiaccio grigio grande come un autobus. Di coda niente.~+, e~ Non usciva.`,
  near: `La porta stagna quasi non si apriva.~+, perché~ Dallo spazio ci si appoggiava qualcosa.~:~ Era la cometa dei cent’anni, una palla di ghiaccio grigio, senza coda. «È il retro?» chiese. «Starei tanto volentieri sul retro.» Ma dietro di lei, coi cuscini, arrivavano tutti.`,
  first: `«Contiamo noi» disse {name} alla cometa. «Al tre vieni fuori.» Contarono tutti insieme, piano.~+, e~ Al tre non venne fuori nulla. «Io parto al quattro» disse la cometa.~, e~ Contarono fino a quattro. «Non quel quattro» disse la cometa. «L’altro.»`,
  second: `«Le do una spintarella» disse {pal}, e spinse la cometa. Qualcosa si mosse.~+, ed~ Era {pal}. «Va!» gridava {pal}, sempre più piccol{pal?m:o|f:a}. {name} dovette andare fin là. «Grazie» disse la cometa. «L’ho sentita distintamente.»`,
  why: `«Non trovo la coda» disse la cometa, guardandosi dietro. «L’altra volta dicevano tutti che era bella.~+, ma~ Io non l’ho mai vista, stava di dietro. Mi sa che si è staccata.~+, e~ Hanno aspettato cent’anni.~+, e~ Ci sono solo io.»`,
  settled: `Adagio, la cometa uscì davanti a tutti, così com’era. La luce della stella le cadde addosso.~+, e~ Di dietro cominciò a srotolarsi qualcosa: un filo, una sciarpa, poi un cielo intero d’argento. «Basta, così?» chiese. Nessuno poteva parlare.~+, e~ Fecero di sì, e ancora di sì.`,
};
