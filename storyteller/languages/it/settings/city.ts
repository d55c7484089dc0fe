import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { elided, i, il, la, type ItalianNoun } from '../noun.ts';

export const setting: FirstSetting<'city', ItalianNoun> = {
  tiny: { noun: la('falena') },
  home: [
    `{name} abitava in città, al quinto piano di una casa alta.~, e~ La sera la strada ronzava là in fondo.~+, e~ Dal letto si vedevano nove tetti e un pezzo di luna.`,
    `Cinque piani sotto la cucina di {name} c’era la città.~, e~ La sera si accendevano tutte le luci.~+, e~ In ogni finestra gialla qualcuno cenava. [Il signore della ginnastica cenava in piedi.]`,
  ],
  back: `Le strade erano tutte per loro. I semafori passavano dal rosso al verde per nessuno.~+, e~ Dai muri tornavano i passi, tip, tap.~+, e~ Nell’androne di casa aspettava l’ascensore. «Chiusura porte» disse, quasi con tenerezza.`,
  night: {
    dark: `Poi si accesero i lampioni, giù per la collina, come quando si passa un dito sul pianoforte. I negozi abbassarono le palpebre di ferro.~+, e~ Nelle lettere delle insegne si sistemavano i piccioni. [La O va sempre via per prima.]`,
    deep: `Anche la città aveva trovato il suo letto. I tetti stavano spalla a spalla, come libri in fila.~+, e~ Le finestre si spegnevano una dopo l’altra. Da qualche parte, lontano, un treno si girò nel sonno.~+, e~ Continuò.`,
  },
  hush: {
    one: `Per primi se ne andarono gli autobus. L’ultimo si fermò, sospirò, abbassò il gradino per nessuno.~+, e~ Lo tirò su. Lontano un’automobile disse bip.~+, e~ Se ne vergognò.`,
    two: `Poi scesero le saracinesche, una sferragliata dopo l’altra, per tutta la via. Qualcuno che studiava il pianoforte arrivò al punto difficile.~+, e~ Chiuse il coperchio. Sul cornicione i piccioni si passavano un *gru*.~+, e~ L’ultimo se lo tenne.`,
    three: `Restò soltanto il ronzio della città, così basso che era solo un tepore. Saliva per i muri, per il letto, per il cuscino, come qualcuno che canticchia nella stanza accanto, con la porta socchiusa.`,
  },
  facts: {
    one: `«Appoggia l’orecchio» disse {pal}.~, ed~ Era un lampione, e ronzava. «È l’elettricità.~+:~ Non scorre come un fiume, dondola. Cinquanta volte in ogni secondo.» {name} ascoltò. «Allora i lampioni dondolano da sempre» disse {name}.`,
    two: `Su un cornicione camminava un piccione, con la testa avanti e indietro. «Perché dice sempre di sì?» chiese {name}. «La testa la tiene ferma in aria» disse {pal}, «e il corpo la raggiunge, così non vede traballare.» Fecero tutta la via in quel modo.`,
    three: `Fra due pietre un soffione si era chiuso per la notte. «Come ci è arrivato?» chiese {name}. «In volo» disse {pal}. «Ogni seme ha il suo paracadute.~+:~ Col vento buono attraversa la città, e poi gli basta una crepa.» Lo scavalcarono a gambe lunghe.`,
  },
  places: {
    bakery: {
      noun: il('forno'),
      arrive: `Sotto il marciapiede c’era una luce, e saliva un vento caldo.~+:~ Era il forno, dove è già domani. Dal vetro, in basso, si vedevano due braccia bianche che tiravano la pasta. «Lì ci dormirei» disse {pal}. [Sapeva così di buono che dovettero tenersi.]`,
    },
    square: {
      noun: la('piazza'),
      arrive: `La piazza era vuota, e quindi grande il doppio. In mezzo la fontana, spenta, contava i suoi soldini.~+, ed~ Era tutto della luna. {name} disse «Ah».~+, e~ Le case dissero «ah» anche loro, come una fila di zii.`,
    },
    steps: {
      noun: i('gradini della biblioteca'),
      arrive: `I gradini della biblioteca sono così larghi che ci si mangia il gelato. Di notte ci sono soltanto i due leoni di pietra, uno che guarda a sinistra e uno a destra. Dietro le porte stavano i libri.~+, e~ Si sentiva che erano pieni. [Una falena saliva a piedi.]`,
    },
    bridge: {
      noun: il('ponte'),
      arrive: `Sbucarono sul ponte.~+, e~ C’era aria da tutte le parti. Sotto, il fiume smontava le luci e le rimontava.~, e~ Passò una barca, con un uomo che friggeva un uovo. «Buonanotte, uovo» disse {pal}.`,
    },
  },
  helpers: {
    baker: {
      noun: il('fornaio'),
      trouble: `Su un sacco di farina sedeva il fornaio, bianco fino alle ciglia. «C’è ancora una cosa da mettere» disse, «e mi è uscita di testa.~+:~ Farina, acqua, lievito, e poi la mano fa qualcosa.~+, ma~ Stasera l’ho guardata, e si è intimidita.»`,
      help: `«Non pensarci» disse {name}. «Pensa al tuo cane. Come si chiama?» «Brodo» disse il fornaio.~+, e~ La mano prese un cucchiaio. «Che cosa gli piace?» «I piedi. Dorme sui miei, caldo come un…» E la mano era in un barattolo, a prendere un pizzico. «Sale!» gridò il fornaio.`,
      gift: `Dovettero aspettare che cuocesse, ma non c’è posto migliore.~, e~ Uscì la prima pagnotta, grande come un cuscino.~+, e~ Calda come un gatto. «Portatela sotto il cappotto» disse il fornaio. «Un pane così sa fare altro che farsi mangiare.»`,
      back: `«È servito, il pane?» chiese il fornaio dallo sportello. «È bravissimo a farsi abbracciare» disse {name}, e rese quel che restava, il culetto.~, e~ Il fornaio ci mise un pizzico di sale, senza pensarci. «Vedete» disse. «È la mano che sa.»`,
      comes: `Passò il fornaio con una teglia in testa. «Un panino lo vogliono tutti» disse, e ne porse uno {being.a}.~+, ma~ Non era un panino che ci voleva.~+, e~ Il fornaio dovette sedersi. «In trent’anni» disse «non è mai successo.»`,
      bye: `Il fornaio si affacciò col cappello di carta, disse buonanotte a loro, e poi buongiorno alla pasta.`,
    },
    pigeon: {
      noun: il('piccione'),
      trouble: `Un piccione camminava intorno a un lampione. «Sono della posta» disse. «Volo su questa città da nove anni, e oggi ho scordato gli occhiali.~+:~ Che è una via lo vedo.~+, ma~ Le vie si somigliano tanto.» [Guardò bene {pal}, e chiese se era il municipio.]`,
      help: `Il piccione aveva una lettera, e {name} lesse: *Signora Fiore, porta blu*. Si mise sulla testa di {name}.~+, e~ {name} faceva gli occhi. «Porta rossa. Porta verde. Porta con bicicletta. Blu!» La buca fece *clac*.~+, e~ Dentro qualcuno disse: «Finalmente!»`,
      gift: `«Soldi non ne ho» disse il piccione, «ma ho questa.~+,~ Tanto non la leggo.» Da sotto l’ala tirò fuori una mappa piegata piccola, disegnata dall’alto.~+, e~ Non c’erano nomi, solo tetti e briciole. «Se non sapete la strada, seguite le briciole.»`,
      back: `Nella O di un’insegna stava il piccione, con gli occhiali.~+:~ Li aveva sempre avuti in testa. {name} gli rese la mappa.~+, e~ Adesso sapeva leggerla. «Ma sono tutte briciole» disse il piccione. «Come ho scelto bene.»`,
      comes: `Atterrò un piccione senza occhiali.~+, e~ Si inchinò davanti {being.a}. «Buonasera, signor sindaco» disse. «Qui ci vuole un discorso.» E ne fece uno, tutto di *gru*.~+, ma~ Non cambiò nulla. «Di niente» disse il piccione, e restò, caso mai ne volessero un altro.`,
      bye: `Su un’insegna il piccione senza occhiali diede loro la buonanotte, o così credeva: era un comignolo.`,
    },
    cleaner: {
      noun: la('lavavetri'),
      trouble: `Su una scala, al buio, con un secchio, c’era la lavavetri, e strofinava sempre lo stesso punto. «Ho fatto quaranta piani» disse, «e questa non viene via.~+:~ È tonda e bianca. Ho provato il sapone, e anche l’altro sapone.»`,
      help: `{name} salì, e la macchia c’era. {name} ci mise un dito.~+, e~ Non era sul vetro, era dietro, molto dietro. «È la luna» disse {name}. «È così pulito che si vede attraverso.» «Oh» disse la lavavetri. «Poveretta. E io giù a strofinare.»`,
      gift: `La lavavetri rise finché il secchio suonò. «Era l’ultima finestra» disse, «e quindi la scaletta prendetela voi. Si piega come un giornale.~+, e~ In tanti anni mi ha fatto scendere solo quando volevo io.»`,
      back: `«Ha retto tutti e due i pesi» disse {name}, e rese la scaletta. La lavavetri sedeva sul gradino di casa, coi piedi nel secchio.~+, e~ Nell’acqua c’era la luna, tonda e bianca. «Questa la lascio» disse.`,
      comes: `Passò la lavavetri col secchio vuoto.~+, e~ Guardò {being}. «Aloni» disse. «Quasi sempre sono aloni.» Con molta grazia, col lato morbido del panno, diede una passata. «Non erano aloni» disse la lavavetri.~+, e~ Si sedette sul secchio, a vedere che cos’era.`,
      bye: `La lavavetri passò in bicicletta, salutò col panno, e dove passava il panno il buio era più pulito.`,
    },
  },
  objects: {
    loaf: {
      noun: la('pagnotta'),
      use: `{name} aprì il cappotto.~+, e~ Uscì prima un odore caldo, poi la pagnotta del fornaio. «Non è da mangiare, non subito» disse {name}. «Si tiene.» Due braccine la strinsero.~+, e~ Una guancia si posò sulla crosta. [Ticchettava un poco, come fa il pane quando si raffredda.]`,
    },
    map: {
      noun: la('mappa del piccione'),
      use: `Stesero per terra la mappa del piccione.~+, e~ Ci si misero in ginocchio, un angolo per uno. Non c’era neanche un nome, solo tetti e briciole. «Qui c’è una briciola» disse {name}, «e qui, e questo era un panino.» Unite insieme, facevano una riga.~+, e~ La riga era la strada.`,
    },
    ladder: {
      noun: la('scaletta'),
      use: `{name} scosse la scaletta.~+, e~ Si aprì, clac, clac, clac, come uno magrissimo che si alza.~:~ Aveva undici pioli, e undici ce ne volevano. «Attenzione al sesto» disse {pal}. «Balla.» Scavalcarono il sesto.~+, e~ Furono su.`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Qui la strada passava sotto la ferrovia, e la lampada era rotta.~, e~ Là sotto era nero come in un cappello. Qualcosa fece plop.~+, e~ Troppo grossi tornavano indietro i passi. [«Siamo in due» disse forte {name}. «In due» disse qualcuno.]`,
        after: `Adesso che si vedeva, sul muro c’era un disegno. Qualcuno aveva dipinto di blu tutta la galleria, con una balena dentro.~, ed~ Era sempre stata lì, a nuotare al buio. Il resto lo fecero adagio.`,
      },
    },
    reach: {
      one: {
        meet: `Qui c’era la scala antincendio, che cominciava a metà del muro.~:~ È fatta così perché la gente non ci salga.~+, e~ Funziona. {name} salì su un bidone. {pal} salì su {name}.~+, e~ Il bidone, dopo un momento, si sedette.`,
        after: `Così salirono per la scala, gira e gira, davanti a tutte le camere da letto.~, e~ In cima si usciva sul tetto.~+, e~ Da lì la strada era una riga di luce, come sotto una porta.`,
      },
    },
    call: {
      one: {
        meet: `Qui c’era il fiume, e la barca della notte era legata di là.~, e~ Dentro dormiva il barcaiolo, coi piedi su e la radio accesa. «Ehi!» chiamò {name}.~+, ma~ Proprio allora sul ponte passò un autobus. [Il giornale saliva e scendeva.]`,
        after: `«Potevate suonare!» gridò il barcaiolo, remando. «Che cosa?» chiese {name}. «La campana. L’ho messa via, faceva un rumore!» Li portò di là per nient’altro che la compagnia. [Alla radio aveva vinto qualcuno, ed erano i suoi.]`,
      },
    },
    soft: {
      one: {
        meet: `Sul primo gradino, proprio dove bisognava salire, stava un cane piccolissimo con un guinzaglio lunghissimo. All’altro capo non c’era nessuno. Tremava.~+, e~ Il ringhio gli veniva fuori come uno squittio.`,
        after: `Il cagnolino smise di tremare davanti, e col tempo anche dietro. Da dietro l’angolo arrivò di corsa una signora, col cappello al contrario. «Tigre!» gridò, e Tigre fece un abbaio enorme, e li lasciò passare.`,
      },
    },
    way: {
      one: {
        meet: `Qui le strade arrivavano tutte e tutte se ne andavano. Erano nove, coi nomi lassù, nel buio.~, e~ In mezzo una gatta si lavava. La via la sapeva.~+, ma~ Non l’avrebbe detta. «È a sinistra» disse {pal}. «Di sinistre ce ne sono quattro» disse {name}.`,
        after: `Quella giusta non era una strada grande.~+:~ Era la fessura fra due case, larga come uno di profilo. Poi si apriva un cortile, con un albero e le camicie stese. [«Non sapevo che ce l’avessi» disse {name} alla città.]`,
      },
    },
  },
};

export const restless: SeenTelling<ItalianNoun> = {
  noun: elided('ultimo tram', 'm'),
  title: `l’ultimo tram`,
  sign: `*Din din!* Giù in città passava un tram, e alle nove i tram sono a letto. Scese la collina, girò intorno al fiume.~+, e~ Risalì la collina. *Din din!* Per tutta la via la gente si rigirava nel letto.`,
  trace: `Fra i binari c’era un biglietto, poi un altro, tutti in fila, tutti nuovi e forati per bene. «*A*» lesse {name}. «A dove?» chiese {pal}. «Non lo dice» disse {name}. «Dice soltanto *a*.»`,
  found: `*Din.* Sui binari, in fondo alla città, stava l’ultimo tram, giallo come il burro, con tutti i finestrini accesi. Dentro non c’era nessuno, nemmeno il conducente. «Oh, bene» disse il tram. «Su! Dove vi porto? Dovunque. Ci vado due volte.»`,
  near: `*Din!* L’ultimo tram si era fermato proprio davanti a casa, dove fermate non ce ne sono. Era giallo come il burro, tutto acceso.~+, e~ Dentro non c’era nessuno. «Qualcuno per qualche posto?» chiese. Nessuno. «Allora aspetto e suono» disse, e suonò.`,
  first: `L’ultimo tram aveva una manovella per girare il cartello. «Ci vuole LETTO» disse {name}, e girò. PORTO, disse il cartello. «Sì, andiamo!» gridò il tram. *Din!* {name} girò ancora. ZOO. «Con piacere!» Tra tanti posti LETTO non c’era.~+, e~ Il tram voleva tutti gli altri.`,
  second: `«Facciamo la campanella più morbida» disse {pal}, e infilò un fazzoletto nella campanella dell’ultimo tram. *Dmf.* «Avete sentito?» gridò il tram. «Ho il raffreddore!»~;~ E suonò undici volte, per schiarirsi la gola.~, ma~ Alla dodicesima il fazzoletto volò via.`,
  why: `«Tutto il giorno ho dentro gente» disse l’ultimo tram. «Leggono, canticchiano, mi dicono la spesa.~+, e~ Poi viene il capolinea.~+, e~ Scendono, e nessuno si volta. Allora faccio ancora un giro, se mai ce ne fosse uno.~+:~ Perché se mi fermo non c’è nessuno.»`,
  settled: `<toddler: L’ultimo tram si accostò al gradino di casa.|L’ultimo tram tornò nel suo deposito, con loro a bordo.> «Capolinea» disse, e gli tremava la voce. <toddler: Loro stettero lì a salutare, e a guardare|Scesero, si voltarono, e salutarono>. «Oh» disse il tram. «Allora c’è qualcuno.» Uno dopo l’altro i finestrini si spensero.~+, e~ *Din*, disse, nel sonno.`,
};

export const wonder: SeenTelling<ItalianNoun> = {
  noun: elided('albero delle lanterne', 'm'),
  title: `l’albero delle lanterne`,
  sign: `Sul tetto più alto della città cresce l’albero delle lanterne. Non l’ha piantato nessuno.~+, e~ Una notte all’anno accende certe lampade sue. Quelli del sesto piano hanno visto un chiarore sul soffitto.~, ed~ Era sempre l’ultima notte calda.~+, ed~ Era questa.`,
  trace: `Sul marciapiede c’era una lanterna di carta grigia, lunga come un pollice. {name} la alzò verso il lampione. «È solo grigia» disse {pal}.~+, ma~ Fra le due mani di {name}, chiuse bene, era d’oro. «Fa luce al buio» disse {name}.`,
  found: `In alto sul tetto, vicino a un comignolo, c’era l’albero delle lanterne, magro e nero di fuliggine.~+, e~ Ai rami pendevano sette lanterne di carta, grigie e chiuse. Su tutti i tetti c’era gente in pantofole, su sedie di cucina.~+, ma~ Di accese nemmeno una.`,
  near: `Sul balcone, in un vaso, stava un alberello magro e fuligginoso, con sette lanterne grigie.~, ed~ Era l’albero delle lanterne, sceso dal tetto per stare in pace.~+, ma~ Su tutti i balconi della città la gente portava fuori le sedie. «Oh, no» disse l’albero.`,
  first: `«Ci sarà un interruttore» disse {name}, e tastò l’albero delle lanterne da cima a fondo. Dal lato buio, sotto un rametto, c’era un bottoncino tondo.~+, e~ {name} lo schiacciò. «Ehi» disse il bottoncino.~+:~ Era una chiocciola. E nessuna lanterna si era accesa.`,
  second: `«Così» disse {pal} all’albero delle lanterne.~+, e~ Si mise lì a pensare lampade. «Faccio luce?» chiese {pal}. «Un po’» disse {name}, «lungo i bordi.» L’albero guardò {pal} dalla testa ai piedi. «Molto carino» disse, e chiuse ancora di più le sue.`,
  why: `«Una volta qui c’era il buio» disse l’albero delle lanterne. «Avevo sette lampade, e tutti facevano ooh.~+,~ E adesso guardate.» Guardarono, ed ecco la città, col suo milione di luci. «Salgono con le sedie.~+, e~ Io ne ho sempre sette. E se dicono: tutto qui?»`,
  settled: `Una lanterna si aprì, di un dito. «È solo una» disse l’albero delle lanterne. «La vedo» disse {name}. Alla finestra più vicina qualcuno spense la luce, per vederla meglio.~+, poi~ Un altro, e un altro ancora. E nel buio, sull’albero, d’oro, vennero tutte e sette.~+, e~ Tutti fecero ooh.`,
};
