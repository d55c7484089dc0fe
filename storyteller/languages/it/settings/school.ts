import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { elided, il, la, lo, type ItalianNoun } from '../noun.ts';

export const setting: FirstSetting<'school', ItalianNoun> = {
  tiny: { noun: la('coccinella') },
  home: [
    `Gli altri, da scuola, tornano a casa; {name} andava di sopra.~, e~ In cima alla scuola c’era un piano in più, con le tende e la cucina.~+, e~ La sera, sotto, tutte le aule erano buie.`,
    `{name} abitava all’ultimo piano di una scuola. La camera era stata l’aula 31.~+, e~ La lavagna c’era ancora: la sera, sopra il cuscino, qualcuno ci scriveva *Buonanotte* col gesso.`,
  ],
  back: `Casa era in su. Ogni piano aveva il suo odore: colla al primo, cappotti bagnati al secondo.~+, e~ Mele al terzo. Dopo le mele, a continuare, veniva la minestra.~+, e~ La minestra era la cucina di {name}.`,
  night: {
    dark: `Laggiù un mazzo di chiavi faceva la sua passeggiata: clic, e il primo piano era buio, clic e anche il secondo. Sopra l’uscita correva l’omino verde. Corre tutta la notte.~+, e~ Fuori non ci è arrivato mai.`,
    deep: `In tutta la scuola stavano su soltanto le sedie.~, e~ La luna passò lungo gli armadietti.~+, e~ Non ne aprì nessuno. Da un vetro si staccò una stella di carta.~+, che~ Scese con comodo sul davanzale.`,
  },
  hush: {
    one: `Per primo se ne andò il carrello del bidello. Ha una ruota cattiva, e *gnic* faceva, *gnic, gnic*, per tutto il corridoio.~+, poi~ Si chiuse una porta.~+, e~ Lo *gnic* fu messo via con gli stracci.`,
    two: `Poi smisero i termosifoni. *Tic*, disse quello della scala. *Tac*, disse quello della biblioteca. Ognuno voleva l’ultima parola.~+, così~ Ognuno aspettava. Piano piano si raffreddarono.~+, e~ Si scordarono qual era.`,
    three: `Per ultima scese la polvere di gesso, che era in aria dal mattino. Scese sui banchi e sull’ultima somma, piano come farina.~+, e poi~ Da sentire non c’era più niente.`,
  },
  facts: {
    one: `{name} aveva del gesso su un dito. «Magari è stato in fondo al mare» disse {pal}. «Ci sono colline bianche fatte di gusci, così piccoli che non si vedono. Si sono posati laggiù tanto tempo fa.» {name} accostò il dito all’orecchio, caso mai ci fossero le onde.`,
    two: `«Ah!» disse {name}.~+, e~ «Ah» disse il corridoio. «Di giorno non lo fa.» «Di giorno è pieno di cappotti» disse {pal}. «Le cose morbide bevono il suono.~+, ma~ Ora ci sono solo muri, e rimbalza.» Gli diedero la buonanotte, e il corridoio, educato, la rese.`,
    three: `«La mina della matita non è piombo» disse {pal}. «È grafite.~+, ed~ È così tenera che un po’ ne resta sul foglio.» {name} ci pensò. «Allora, quando scrivo il mio nome, quello che si legge è un pezzetto di matita che è rimasto lì.»`,
  },
  places: {
    gym: {
      noun: la('palestra'),
      arrive: `La palestra era così grande che aveva una voce. «Ciao» disse {name}.~+, e~ «Ao» disse la palestra. Il pavimento era tutto righe, e ognuna era il bordo di un altro gioco.~+:~ Loro tennero le blu.`,
    },
    library: {
      noun: la('biblioteca'),
      arrive: `Di notte, in biblioteca, nessuno deve dire silenzio.~+:~ Ci pensano i libri. Stavano in fila di schiena.~+, e~ {name} passò un dito sulle coste: *trrr*. [Da qualche parte, fra le zeta, una pagina si girò nel sonno.]`,
    },
    cloakroom: {
      noun: lo('spogliatoio'),
      arrive: `Lungo il muro dello spogliatoio c’erano i ganci, e sopra ogni gancio una figura: una lumaca, un aquilone, una pera. I cappotti erano tutti a casa.~+, ma~ La pera aveva ancora un cappello da pioggia. *Plic*, disse il cappello.`,
    },
    artRoom: {
      noun: elided('aula di disegno', 'f'),
      arrive: `Nell’aula di disegno avevano steso ad asciugare tutta una classe: ventisei ritratti della stessa mucca, appesi a un filo. Sulle zampe non andavano d’accordo.~+, e~ Quando la porta si chiuse, tutte le mucche si girarono un poco a guardare.`,
    },
  },
  helpers: {
    hamster: {
      noun: il('criceto'),
      trouble: `Dall’aula 5 veniva un cigolio, gira e gira.~, ed~ Era il criceto nella sua ruota. «Stanotte ho corso undici miglia» disse, «e sono alla bottiglia dell’acqua. Ieri ne ho fatte dodici, e sapete dov’ero? Alla bottiglia dell’acqua.»`,
      help: `Su un muro c’era una marina dipinta, arrotolata. {name} la srotolava da una parte, {pal} la riavvolgeva dall’altra. Il criceto correva.~+, e~ Gli passavano accanto un granchio, un porto, un faro. «Ne sento l’odore» disse il criceto.`,
      gift: `«Sono stato al mare» disse il criceto, e spinse giù una scatola da scarpe. Dentro c’erano quattro patate legate con un filo.~+, e~ Una lampadina come una lenticchia. «È una lampada.~+:~ Si spinge l’ultimo filo.» Pareva un pranzo, ben legato.`,
      back: `Nell’aula 5 il criceto stava sdraiato nella ruota coi piedi in alto. {name} tolse un filo all’ultima patata.~+, e~ La luce si spense. «Quanto hai corso?» chiese {name}. «Niente» disse il criceto. «Sono in vacanza.»`,
      comes: `*Bonc*, fece contro lo stipite una palla trasparente.~+, e~ Dentro c’era il criceto dell’aula 5. Svuotò una guancia, e ne uscì mezzo seme per {being}. «È la metà buona» disse. Non servì.~+, e allora~ Si sedette a vedere.`,
      bye: `Il criceto disse buonanotte dalla sua palla, al passo, *bonc*, e ancora *bonc*, un po’ più in là.`,
    },
    tortoise: {
      noun: la('tartaruga'),
      trouble: `In mezzo al corridoio c’era una tartaruga con un 7 di carta sul guscio. «Non fermatemi, sono in gara» disse. «Che gara?» chiese {name}. «Quella di giugno» disse la tartaruga. «Andavo bene, ma hanno smontato il traguardo.»`,
      help: `«Posso portarti io» disse {name}. «Mi squalificano» disse la tartaruga. Allora tesero della carta igienica di traverso, tre passi più avanti.~+, e~ Fecero il tifo finché arrivò.~, e~ La carta si strappò con un fruscio piccolissimo. «Prima» disse la tartaruga.`,
      gift: `La tartaruga sorrise, e le ci volle un po’. «Tenete, è la campanella dell’ultimo giro.~+:~ L’avevano data a me, per il tempo che ho.» Era di ottone, imbottita con uno straccio. *Fup*, diceva. «Lo straccio toglietelo quando serve davvero che qualcuno corra.»`,
      back: `Alla fontanella c’era la tartaruga, nel giro d’onore. {name} rimise lo straccio nella campanella: *fup*. «È servito che qualcuno corresse?» chiese la tartaruga. «Una volta» disse {name}. «È più che abbastanza» disse la tartaruga.~+, e~ Sbadigliò da un capo all’altro.`,
      comes: `Arrivò, adagio, la tartaruga con il 7 sul guscio. «Appena ho saputo mi sono mossa» disse, e posò una foglia di lattuga davanti {being.a}. Non servì. «Pazienza» disse la tartaruga. «Quando sono partita era fresca.»`,
      bye: `La tartaruga, ancora con il suo 7, disse «buonanotte» molto adagio, e al «notte» dormiva.`,
    },
    mitten: {
      noun: la('muffola rossa'),
      trouble: `Da una scatola con scritto OGGETTI SMARRITI guardava fuori una muffola rossa. «Siamo diciannove, qui dentro» disse, «e non c’è un paio.~+, e~ Ognuna è l’altra di qualcosa. Di notte ci si sente, quando proviamo ad applaudire.»`,
      help: `{name} rovesciò la scatola: una blu, una a righe, una con l’orso sul pollice. «Un paio» disse {name} «sono due che vanno insieme.~+,~ E allora andate.» La rossa andò con le righe.~+, e~ La blu con l’orso.~,~ E qualcuno, lanoso, applaudì.`,
      gift: `«Prendete questa» disse la muffola rossa.~, ed~ Era una corda per saltare, lunga e grigia, con una maniglia sola. «A che serve, con una?» chiese {name}. «A tenersi» disse la muffola. «Nella scatola è la più brava, e io me ne intendo.»`,
      back: `Nella scatola le muffole dormivano a due a due, pollice su pollice. {name} mise giù la corda.~+, e~ La muffola rossa la strinse. «Smarrita» mormorò «o trovata?» «Trovata» disse {name}. «Bene. Allora ci siamo tutte.»`,
      comes: `«Oggetti smarriti» disse una muffola rossa, saltando sul pollice. «Devo chiederlo: è roba persa o trovata?» Nessuno lo sapeva di sicuro.~+, così~ Fece quel che fanno le muffole, e si tenne stretta al pezzo più vicino {being.di}.`,
      bye: `La muffola rossa applaudì per salutare, e siccome era una sola non si sentì niente.`,
    },
  },
  objects: {
    potatoes: {
      noun: la('lampada di patate'),
      use: `{name} aprì la scatola da scarpe. Le quattro patate facevano le patate. {name} spinse l’ultimo filo, e niente. «Da’ loro un momento» disse {name}. «Le hanno cresciute per la minestra.» Poi la lampadina si accese, piccola e rossa come un ribes.`,
    },
    bell: {
      noun: la('campanella di ottone'),
      use: `Via lo straccio, e {name} agitò la campanella dell’ultimo giro con due mani. *Dindindin!* Non era di quelle che fanno rientrare in classe.~+:~ Diceva *ci sei quasi, corri!* Lontano qualcuno, che non era in gara, saltò su e ci fu.`,
    },
    rope: {
      noun: la('corda per saltare'),
      use: `{name} prese la corda dal capo senza maniglia e lanciò.~, e~ La maniglia volò su, girò intorno a qualcosa.~+, e~ Lì si tenne. Tirarono, e lei si tenne di più.~, e~ Salirono una mano dopo l’altra, come in un unico salto, lunghissimo.`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Qui il corridoio girava, e le finestre finivano.~, e~ C’era buio come in un astuccio. Sul soffitto c’era una di quelle luci che ti vedono passare.~+, ma~ {name} passò, e non si accese. «Credo sia regolata sui maestri» disse {pal}.`,
        after: `Ecco che cosa c’era sui muri: le foto di classe, di tutte le classi di sempre.~+, e~ Tutte le facce guardavano. In ognuna uno aveva chiuso gli occhi, e da allora li teneva chiusi.~+, e~ Passarono in punta di piedi.`,
      },
    },
    reach: {
      one: {
        meet: `BAGNATO, diceva un cartello giallo. Dietro avevano impilato tutte le sedie, da muro a muro e quasi fino alle lampade.~+, e~ Non c’era modo di girarci intorno. «Chi è» chiese {pal} «che si siede su quella in cima?»`,
        after: `Lassù, sotto il soffitto, c’era tutto quel che era mai stato lanciato: nove aeroplani di carta, una pantofola, un panino. {name} scelse l’aeroplano migliore.~+, e~ Lo lasciò andare. Fece tutto il corridoio senza un rumore.~+, e~ Loro scesero e lo seguirono.`,
      },
    },
    call: {
      one: {
        meet: `Una riga bianca attraversava il corridoio. ASPETTARE LA GUARDIA, c’era scritto.~, e~ La guardia era un’oca col gilè arancione, lontana, addormentata. «Permesso!» chiamò {name}.~+, ma~ La testa era sotto l’ala, e l’ala non sentiva.`,
        after: `«In fila per due! Non si corre!» gridò l’oca, correndo, e alzò la paletta. Non veniva nessuno, e dalle tre e mezza non era venuto nessuno. Passarono la riga.~+, e~ Dietro l’oca fece cenno al nessuno di andare avanti.`,
      },
    },
    soft: {
      one: {
        meet: `Proprio in mezzo alla porta stava un pulcino uscito dalla scatola calda, ancora umido, e tremava. «Questa è una fila» disse. «Sono il davanti e il dietro. Non passa nessuno finché non si muove.~+, ma~ Per muoversi fa troppo freddo.»`,
        after: `«La fila si muove» disse il pulcino, sbadigliando.~, e~ Si mosse oltre la porta, fino alla scatola calda, dove ce n’erano undici, in mucchio, come un solo cappello giallo.~+, e~ Il pulcino ci entrò dal fondo.`,
      },
    },
    way: {
      one: {
        meet: `Qui le porte erano appena verniciate, sei, tutte verdi. I numeri stavano in mucchio per terra. {name} ne prese uno.~+, ed~ Era un sei, finché {pal} lo girò. «Dunque» disse {name} «le porte sono sette, a contare quella due volte.»`,
        after: `Quella giusta era la quarta, e non era mai stata un’aula. Dietro c’era una scaletta che girava e girava, con la ringhiera d’oro lucido, per cent’anni di gente scivolata giù sui pantaloni.`,
      },
    },
  },
};

export const restless: SeenTelling<ItalianNoun> = {
  noun: la('fotocopiatrice'),
  title: `la fotocopiatrice`,
  sign: `*Ciac-vrrr! Ciac-vrrr!* Da qualche parte, nella scuola buia, andava una macchina.~+, poi~ Da sotto la porta entrò un foglio ancora tiepido. *Cara famiglia*, diceva.~+, e poi~ Non aveva altro da dire. In tutte le aule i porcellini d’India stavano su a sedere.`,
  trace: `Su una mensola c’erano due vaschette. PARTENZA, diceva una, ed era stracolma di fogli.~+, mentre~ L’altra, RISPOSTE, era vuota.~,~ Ma polvere non ce n’era. «La spolverano ogni giorno» disse {pal}. «Perché, se è vuota?» chiese {name}.`,
  found: `Il pavimento della segreteria era bianco di fogli.~, e~ In mezzo c’era la fotocopiatrice.~+, che~ Sbatteva il coperchio, con la luce verde avanti e indietro. *Ciac-vrrr!* «Cara famiglia» disse. «Cara famiglia. Scusate tanto, calpestatele pure. Cara famiglia.»`,
  near: `*Ciac-vrrr!* Davanti alla porta c’era la fotocopiatrice della scuola. Sotto il coperchio correva una luce verde.~+, e~ Uscì un foglio, e poi un altro. «Cara famiglia, cara famiglia» disse. «Ho visto la lampada. C’è qualcuno in piedi?»`,
  first: `«Ci sarà una spina» disse {pal}.~, e~ Guardarono dietro la fotocopiatrice.~+, e~ La spina c’era, per terra, infilata in niente. «Lo so» disse la fotocopiatrice. «È staccata da stasera. Cara famiglia.~+:~ Temo di fare tutto da me.»`,
  second: `«Allora copia qualcos’altro» disse {name} alla fotocopiatrice, e posò un gomito sul vetro.~+, e~ Uscì il ritratto di un gomito.~+, e poi~ Altri nove. «Cara famiglia» disse la fotocopiatrice, «gomito. Chiedo scusa.~+:~ Si infila dappertutto.»`,
  why: `«Tutte le lettere a casa escono da me» disse la fotocopiatrice. «*Cara famiglia, stivali.* *Cara famiglia, di nuovo i pidocchi.* Ne ho mandate undicimila.~+, e~ Nessuno ha mai risposto.~+, e~ Allora continuo, caso mai. Perché se smetto non c’è più nessuno.»`,
  settled: `La fotocopiatrice fece uscire un ultimo foglio, bianco, e lo spinse verso {name}. <toddler: {name} ci fece un cerchio a pastello, con due occhi e una bocca.|{name} scrisse: *Cara fotocopiatrice, grazie della tua. Buonanotte.*> Il foglio rientrò.~+, e~ La luce verde lo lesse, senza fretta, e si spense. Copie non ne fece.~+, e~ Si tenne l’originale.`,
};

export const wonder: SeenTelling<ItalianNoun> = {
  noun: la('luna di carta'),
  title: `la luna di carta`,
  sign: `A scuola, sopra il palco, è appesa una luna di carta e cartone. La notte prima della recita sale da sola, e splende. L’hanno vista soltanto i topi.~+, e~ Se glielo chiedi si tengono la coda e basta.~,~ E la recita era domani.`,
  trace: `Per terra c’era un programma, non più grande di un francobollo. «*Stasera*» lesse {name}. «*Numero uno: sale la luna.*» «E il numero due?» chiese {pal}. Non c’era.~+, ma~ In fondo, a matita tremante, qualcuno aveva aggiunto: *forse*.`,
  found: `Nel salone della scuola ogni posto davanti al palco era preso: topi, falene, e in fondo una scopa.~+, ma~ La luna di carta non era salita.~+:~ Stava mezza dietro il sipario. «È pieno, là fuori?» chiese. «Pienissimo» disse {name}.`,
  near: `Davanti alla porta, dietro i cappotti della scuola, c’era la luna di carta. Lungo tutte le scale sedevano i topi, venuti a vederla salire. «Stavo andando su» disse la luna di carta, «ma poi sono diventati così tanti.»`,
  first: `«Ti tiro su io» disse {pal}, e prese il capo dello spago della luna di carta. Lo spago venne, finché ce ne fu un mucchio.~+, e~ La luna non si era mossa. «Quanto spago c’è?» chiese {pal}. «Parecchio» disse la luna. «Ne ho chiesto in più.»`,
  second: `«Sali per un topo solo» disse {name} alla luna di carta. Venne una topina e si sedette.~, e~ La luna sbirciò. «È quella della prima fila» disse. «È piccola» disse {name}. «Ma ha una matita» disse la luna. «Prenderà *appunti*.»`,
  why: `«Sono venuti a vedere una luna» disse la luna di carta. «Ma prima di essere una luna ero una scatola, con dentro una stufa.~+, e~ Ce l’ho ancora scritto dietro, in nero. E lassù, sullo spago, ci si gira. Lo vedranno.~+, e~ Diranno: oh, è solo una scatola.»`,
  settled: `La luna di carta scrollò lo spago.~+, e~ Salì, tutta da sé, e fece luce su ogni naso. Poi si girò, e dietro c’erano le parole: QUESTO LATO IN ALTO. Così tutti guardarono in alto.~+, e~ «Ah» dissero i topi. Altre lune con le istruzioni non se ne sono viste.`,
};
