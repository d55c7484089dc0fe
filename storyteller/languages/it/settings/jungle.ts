import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { elided, il, la, lo, type ItalianNoun } from '../noun.ts';

export const setting: FirstSetting<'jungle', ItalianNoun> = {
  tiny: { noun: la('formica tagliafoglie') },
  home: [
    `La casa di {name} stava su dodici gambe, nella giungla, in riva a un largo fiume bruno.~, e~ La sera cominciavano le rane.~+, e~ La luce di cucina si stendeva sull’acqua, lunga e gialla.`,
    `La casa di {name}, nella giungla, era stata una barca.~+, e~ Ora stava sui pali.~, e~ Si era tenuta le finestre tonde, che la sera facevano giallo il fiume.`,
  ],
  back: `La strada del ritorno era di foglie, e ognuna, al passaggio, li asciugava, fresca e bagnata. Le rane si zittivano per lasciarli passare.~+, e~ Ricominciavano dietro.~, e~ Poi ci fu il fiume, con dentro la finestra di {name}, tutta gialla.`,
  night: {
    dark: `Nella giungla la notte non cala, casca. Prima le foglie erano verdi.~+, e~ Un momento dopo erano nere. E fecero entrare le rane: un tin, un ton, un cancello arrugginito.~+, e~ Una motocicletta piccolissima.`,
    deep: `A notte fonda anche le foglie smisero di passarsi le cose. Le liane pendevano dritte.~+, e~ Il fiume scorreva senza una parola.~+, e~ Tutta la giungla respirò, calda e lenta.`,
  },
  hush: {
    one: `Prime smisero le scimmie urlatrici. La sera urlano, e vuol dire soltanto: noi siamo qui, e voi? Poi undici scimmie si stesero su un ramo.~+, e~ Qua e là pendeva un braccio, che dondolò e si fermò.`,
    two: `Poi andarono a casa le rane.~:~ Prima i cancelli arrugginiti, poi quelle che fanno tin.~+, finché~ Restò la motocicletta, intorno allo stagno. Tossì.~+, e~ Fece ancora un pezzetto a motore spento.`,
    three: `Alla fine restò una goccia, partita dall’albero più alto. Ne aveva, di strada.~+:~ Da una foglia a quella sotto, davanti alla finestra, fino al muschio.~, e~ Lì si sdraiò.`,
  },
  facts: {
    one: `Passavano le formiche, ciascuna con la sua foglia. «Non le mangiano» disse {pal}. «Sono giardiniere.~+:~ Le masticano, ne fanno un letto, e ci coltivano un fungo, che è quello che mangiano.» {name} aspettò, con un piede in aria, finché passò l’ultima.`,
    two: `«Ogni quanto scende il bradipo dal suo albero?» chiese {name}. «Una volta la settimana» disse {pal}. «A fare che?» {pal} guardò chi ascoltava. «La cacca.» «Tutta quella strada?» disse {name}. «Il perché nessuno lo sa bene» disse {pal}, «e non credo si possa chiedere.»`,
    three: `«Quaggiù è buio anche a mezzogiorno» disse {pal}. «Si prendono tutto le foglie.~+:~ Di cento pezzetti di sole, a terra ne arrivano due.» {name} diede una pacca alla terra. «Allora tutto il piccolo, qui, cresce con gli avanzi.»`,
  },
  places: {
    kapok: {
      noun: elided('albero del kapok', 'm'),
      arrive: `L’albero del kapok stava su radici come muri, più alte di una porta. Fra due radici c’era una stanza. {name} bussò al muro, *dum*.~+, e~ Lontano qualcuno credette che fosse per lui, e rispose.`,
    },
    ants: {
      noun: la('strada delle formiche'),
      arrive: `Il sentiero era attraversato da una strada larga come una cintura, e trafficata. Centinaia di formiche tornavano a casa, ognuna sotto un pezzetto verde.~+, ma~ Una aveva un petalo, e camminava un po’ in disparte.`,
    },
    lilies: {
      noun: lo('stagno delle ninfee'),
      arrive: `Su uno stagno nero stavano le foglie delle ninfee giganti, tonde come tavoli. {name} provò la prima, e teneva.~+, così~ Passarono di piatto in piatto, chiedendo permesso.~, e~ Non si versò niente.`,
    },
    mud: {
      noun: la('riva di fango'),
      arrive: `Lungo il fiume c’era una riva di fango liscio, e avevano firmato tutti: uccelli, maiali, e qualcosa con la coda. Era tiepido.~+, e~ {name} ci mise una mano.~+, e~ Adesso c’era scritto anche di loro.`,
    },
  },
  helpers: {
    boa: {
      noun: il('boa'),
      trouble: `Fra due alberi era appeso un boa, e al boa undici magliette. «Mi ero allungato per un pisolino.~+, e~ Mi sono svegliato pieno di bucato.» «Non l’hai detto?» chiese {name}. «Erano arrivati ai calzini.~+, e~ Dopo i calzini non si può più dir niente.»`,
      help: `{name} trovò una liana, lunga come un boa e verde uguale. La tesero, e spostarono il bucato, i pezzi piccoli per primi.~+, e~ Con l’ultimo calzino il boa si calò, anello dopo anello. Nessuno avrebbe saputo che era stato così maleducato da andarsene.`,
      gift: `«Prendete» disse il boa.~, ed~ Era una cosa pallida, sottile e molto, molto lunga. «È la pelle dell’anno scorso.~+:~ L’ho intrecciata io, e tiene.» «Come, senza mani?» chiese {name}. «Piano» disse il boa.`,
      back: `{name} alzò la vecchia pelle fino al ramo del boa. «L’hai allungata» disse il boa, contento, e la appese dove ci voleva un filo. «La prenderanno per me.» Poi si afflosciò tutto, senza una maglietta addosso.`,
      comes: `Arrivò un boa, e continuò ad arrivare. «Posso fare l’amaca» disse {being.a}. Si appese per i due capi e dondolò un poco.~+, ma~ Dentro non ci salì nessuno. «Be’, ci si sta bene» disse il boa.`,
      bye: `Il boa si appese fra due alberi, come un’amaca con lui dentro, e disse buonanotte dal mezzo.`,
    },
    armadillo: {
      noun: elided('armadillo', 'm'),
      trouble: `Sul sentiero c’era un armadillo, chiuso tranne una fessura. «Chiuso» disse. «Ho sentito un rumore tremendo, e ho chiuso.» «Che rumore?» chiese {name}. «Una specie di *cloc*. Aspetto che se ne vada chi è.~+:~ È da colazione.»`,
      help: `{name} si stese e parlò nella fessura. «Puoi aprire, chiudere, e ascoltare?» La palla si aprì. *Cloc.* «Eccolo!» disse l’armadillo.~+, e~ Ci fu silenzio. «Oh.» E uscì un naso, parecchio più rosa di quanto siano i nasi.`,
      gift: `«Questa vi servirà» disse l’armadillo, e portò una noce tonda e bruna. «Che cosa fa?» chiese {name}. «Rotola. Io rotolavo, e lei guardava. Adesso va dove deve andare, e nessuno le fa cambiare idea.»`,
      back: `La noce correva avanti, sempre più piano, e si fermò ai piedi dell’armadillo. «Si è comportata bene?» chiese. «Per tutta la strada» disse {name}.~, e~ L’armadillo la prese in braccio e si chiuse. *Cloc*. «Sono stato io» disse la palla, a qualcuno più piccolo, là dentro.`,
      comes: `Un armadillo trotterellò fino {being.a}. «Hai provato a fare la palla?» chiese. E *cloc*, fu una palla. «Funziona?» chiese la palla dopo un po’. Gli dissero non ancora.~+, e~ Restò a guardare da una fessura.`,
      bye: `L’armadillo disse buonanotte, si chiuse con un *cloc*, e da dentro diede la buonanotte al *cloc*.`,
    },
    parrot: {
      noun: il('pappagallo verde'),
      trouble: `«Tutto bene?» chiese {name}. «Tutto bene?» disse un pappagallo verde, e scosse la testa, seccato. «Una volta avevo una frase mia» disse. «Ne ho dette tante degli altri.~+, che~ La mia non la trovo più.»`,
      help: `Nessuno sapeva che dire.~+, e~ {name} capì che forse serviva. Alzò un dito.~, e~ Tacquero così a lungo che passò una lumaca.~+:~ Non c’era più niente da ripetere. «A me» disse il pappagallo. «A me piacciono i fichi.»`,
      gift: `«Mi piacciono i fichi!» gridò il pappagallo. «È mia!» Dal suo buco tirò fuori un fungo. «Sembra un po’ vecchio» disse {name}. «Non va giudicato di giorno.~+:~ Si accende solo al buio, quando crede che nessuno guardi.»`,
      back: `«Il tuo fungo» disse {name}. «Mi piacciono i fichi» disse il pappagallo, e gli si sedette davanti, di schiena.~+, e~ Tutt’intorno a lui, penna per penna, venne fuori una luce verde. «Ne ho trovata un’altra» disse. «*È tardi, e mi piace anche quello.*»`,
      comes: `Un pappagallo verde scese a guardare {being}. «Puoi guardare il mio fico» disse, e lo girò su una zampa.~+, e~ Tutti guardarono.~, ma~ Il fico diventava più piccolo, e basta. «A *me* aiuta» disse il pappagallo, e restò a finirlo.`,
      bye: `«Buonanotte, pappagallo» disse {name}. «Buonanotte» disse il pappagallo, e quella l’aveva pensata da sé.`,
    },
  },
  objects: {
    skin: {
      noun: la('pelle del boa'),
      use: `{name} tirò fuori la vecchia pelle del boa, la sciolse tutta e lanciò. Salì, girò due volte intorno a qualcosa.~+, e~ Tenne. Era liscia, asciutta, e faceva un po’ il solletico.~, e~ Andarono su per un vestito smesso.`,
    },
    nut: {
      noun: la('noce che rotola'),
      use: `{name} posò la noce, e la noce stette lì. «È timida» disse {name}.~+, e~ Guardarono altrove. *Trr*, fece qualcosa, e la noce rotolava. Provò un po’ di qua e un po’ di là.~+, poi~ Smise di tentennare, e fece sul serio.`,
    },
    mushroom: {
      noun: il('fungo della notte'),
      use: `{name} tirò fuori il fungo del pappagallo, che pareva un panino su cui si sono seduti. «Non guarda nessuno» disse {name}, e guardò altrove.~+, e~ Quando si girarono il fungo splendeva, verde, da sotto.`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Qui c’era una porta di pietra con un albero seduto sopra. Il sentiero entrava.~+, e~ Là dentro era nero. «C’è qualcuno?» chiamò {name}. «Uno» disse.~, e~ Sapeva di cantina e di vecchi pipistrelli.`,
        after: `Nel passaggio c’era un giaguaro, di pietra, con le felci per baffi. Aveva il naso lucido.~+, perché~ Da mille anni lo accarezzavano tutti. Lo accarezzarono.~+, e~ In fondo, fra le foglie, c’erano le stelle.`,
      },
    },
    reach: {
      one: {
        meet: `Qui il sentiero finiva contro una parete di terra rossa, bagnata e liscia come una vasca. Continuava in cima. {name} fece tre passi in su.~+, e~ Ne scivolò quattro. «In giù» disse {pal} «si va più veloci che in su.»`,
        after: `Lassù di giungla non ce n’era più, c’era solo il tetto, tutto a gobbe, come un cavolfiore.~, e~ Sotto di loro un’ara volava a casa.~+, e~ Continuò a essere blu finché fu piccola come un pisello.`,
      },
    },
    call: {
      one: {
        meet: `Qui c’era il fiume, e in mezzo al fiume il traghetto, che era una tartaruga. La testa, a quanto si vedeva, era dentro. *Chiamare*, era dipinto sul guscio. «Ehi!» chiamò {name}.~+, ma~ Parlava anche il fiume, e più forte.`,
        after: `Uscì la testa, e aveva cent’anni. «Ha chiamato qualcuno» disse la tartaruga. «Che bella cosa.» Li portò di là senza uno spruzzo. «Attenti a scendere» disse. «Da questa parte sono più vecchia.»`,
      },
    },
    soft: {
      one: {
        meet: `Su un ponte di liane sedeva una scimmietta, bagnata, attaccata con tutti e cinque i capi. Tremava.~+, e così~ Tremava tutto il ponte. «Sono caduta in acqua» disse. «Vi farei passare, ma le mani non si sciolgono finché non sono calde.~+:~ Fanno tutto insieme.»`,
        after: `Si sciolse una mano, poi le altre, e la coda per ultima, un ricciolo alla volta. «Sono asciutta» disse la scimmietta. «Divento soffice.» Di là una famiglia se la passò di grembo in grembo.~+, e~ Scoprì che era la sua.`,
      },
    },
    way: {
      one: {
        meet: `Qui nel verde c’erano cinque buchi, e in ognuno un sentiero. Un cartello c’era stato.~+, ma~ Aveva messo radici. Adesso era un albero, e ogni braccio indicava un altro pezzo di cielo. «Si è fatto grande» disse {name}, «ma non aiuta molto.»`,
        after: `Quello giusto era il più basso, che uno direbbe da maiali.~, ed~ Entrarono a testa bassa.~+, ma~ Dentro si poteva alzare la testa, in una sala verde, e i maiali l’avevano tenuta molto pulita.`,
      },
    },
  },
};

export const restless: SeenTelling<ItalianNoun> = {
  noun: il('giovane tucano'),
  title: `il giovane tucano`,
  sign: `*Clac.* Poi silenzio, un tonfo, e una voce nella giungla disse: «Scusate.» *Clac-clac.* «Scusate!» Là fuori si erano appena addormentati tutti.~+, e~ Tornarono su a sedere. Qualcuno si rigirava nel letto, e il letto era un albero.`,
  trace: `Nella corteccia di un albero c’era un’ammaccatura, come di un cucchiaio enorme. Sotto, in piccolo, qualcuno aveva graffiato: *scusa*. Sull’albero dopo ce n’erano due.~+, e~ Sotto: *scusa, scusa*. «Qualcuno è molto educato» disse {pal}.`,
  found: `Su un ramo, nella giungla, un giovane tucano andava a letto. Posò il suo gran becco a sinistra.~+, e~ Scivolò. *Clac.* «Scusa» disse all’albero. Lo posò a destra.~+, e~ Gli andò dietro. *Tonf.* «Ci sono quasi» disse, risalendo.`,
  near: `Sull’albero accanto alla casa c’era un giovane tucano, che provava il gran becco a sinistra. Scivolò. *Clac.* Lo provò a destra.~+, e~ Gli andò dietro. *Tonf.* «Scusate» disse il tucano, dalla ringhiera.`,
  first: `{name} piegò una foglia grande e morbida, e la mise sotto il becco del tucano. Per un momento il becco stette.~+, poi~ Scivolò. *Clac*, su {pal}. «Scusa» disse il tucano. «Mangio tanta papaia.~+:~ Al becco fa un tale lucido.»`,
  second: `«Ti reggo la punta del becco» disse {pal}, «e tu dormi.» Il tucano chiuse gli occhi, e in un attimo russava: *clac-clac-clac*.~+, e~ {pal} tremava da cima a fondo. «Scusate» disse il tucano, svegliandosi. «Avete sentito un rumore?»`,
  why: `«Gli altri si dicono buonanotte, ala contro ala» disse il tucano, «e mettono la testa sotto.~+, e~ A me il becco esce di dietro. *Clac*, fa, e *zitto*, dicono. Se smetto, a me non dice più niente nessuno.»`,
  settled: `Il tucano girò la testa fino alla schiena, per vedere chi c’era. «Buonanotte, tucano» disse {name}.~+, e~ Il becco si posò lì, nella conca fra le ali, come un cucchiaio nel cassetto. La coda salì a rimboccarlo.~+, e~ Nessuno disse scusa.`,
};

export const wonder: SeenTelling<ItalianNoun> = {
  noun: la('prima lucciola'),
  title: `la prima lucciola`,
  sign: `Una notte all’anno il grande albero oltre il fiume si riempie di lucciole, ed era questa. Si accende e si spegne tutto insieme.~+, ma~ Una deve cominciare, ed è la prima lucciola. Tutta la giungla era ormai buia.~+, e~ L’albero anche.`,
  trace: `Laggiù una luce come uno spillo si accese, e si spense. «Hai visto?» chiese {name}. «Ho sbattuto le palpebre» disse {pal}.~+, poi~ Le sbatterono in due.~+, e~ Ne presero giusto la fine. «Aspetta che non si guardi» disse {name}.`,
  found: `Ai piedi del grande albero della giungla sedevano tutti col naso in su: scimmie, maialini, un tapiro con lo scialle.~, e~ Sotto ogni foglia una lucciola aspettava al buio.~+, e~ Sul rametto più basso c’era la prima, che nascondeva la luce dietro la schiena.`,
  near: `Sulla ringhiera, proprio accanto alla porta, sedeva una lucciola, al buio.~:~ Era la prima, quella che tutte aspettano.~+, e~ Sotto aspettavano scimmie e maialini. Si accese quanto uno spillo, si guardò intorno.~+, e~ Si sedette sulla luce.`,
  first: `«Chiudiamo gli occhi» disse {name}, «e tu provi.» Li chiusero. «Sono chiusi?» chiese la prima lucciola. «Guarda» disse {name}.~, e~ La lucciola guardò più che poté. «Non ci riesco» disse. «Per vedere se sono chiusi dovrei far luce.»`,
  second: `«La prima la faccio io» disse {pal}, col petto in fuori. «Ecco. Accensione.» La lucciola ci girò intorno. «È acceso, così?» «Sì. E adesso spento.» La differenza non era molta. «È fatto benissimo» disse la lucciola. «Non si vede la giuntura.»`,
  why: `«Tutto l’albero aspetta me» disse la prima lucciola. «Comincia, dicono, e noi dietro.~+,~ Ma io ho una luce sola, e piccola.~+, e~ Sono venuti tutti, e il buio è grande. E se non si accorgono nemmeno che è accesa?» E ci mise sopra due zampe.`,
  settled: `La prima lucciola tolse le zampe, e si accese. Era una luce piccola, e intorno c’era tutto il buio.~+, poi~ Ce ne fu una accanto. Poi si accese il rametto, poi il ramo.~+, e~ In un fiato l’albero intero. «Oh» disse la lucciola. «Allora una bastava.»`,
};
