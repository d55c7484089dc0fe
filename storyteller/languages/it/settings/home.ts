import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { elided, il, la, lo, type ItalianNoun } from '../noun.ts';

export const setting: FirstSetting<'home', ItalianNoun> = {
  tiny: { noun: la('falena') },
  home: [
    `{name} abitava in una casa alta e stretta, coi cappotti all’ingresso e moltissime scale. Di giorno era una casa normale.~+, ma~ La sera sembrava molto più grande.`,
    `Il letto di {name} stava in cima alla casa, e la cucina in fondo. In mezzo c’erano le scale.~+, e~ Ogni sera, salendo, il terzo gradino diceva *iic*.`,
  ],
  back: `Tornarono a letto per le scale.~+, e~ Il terzo gradino disse *iic*, ma piano, come si fa con gli amici. Gradino dopo gradino la casa rientrava nella sua misura.~+, e~ In cima c’era la porta di {name}.`,
  night: {
    dark: `Giù qualcuno spense l’ultima lampada.~, e~ Il buio salì, un gradino alla volta.~+, e~ Si sedette lì accanto. In cucina una sedia scricchiolò, per lasciar andare chi c’era stato seduto.`,
    deep: `Ormai tutte le assi avevano detto la loro. I tubi erano freddi.~, e~ La casa stava intorno a ogni cosa, come due mani intorno a un fiammifero.`,
  },
  hush: {
    one: `Prima tacque la cucina. L’ultima pentola fu appesa al gancio, disse *tin*, e ci pensò.~+, poi~ Il frigo ebbe un brivido, come un cane uscito dal fiume.~+, e~ Stette zitto.`,
    two: `Poi toccò alle scale. Qualcuno salì, e fecero *iic*. Cadde una pantofola.~+, e~ Tutta la casa aspettò l’altra. Alla fine cadde.~+, e~ Si poté respirare.`,
    three: `Restava solo il rubinetto, in fondo. *Plic*, diceva.~+, e~ Quando ormai nessuno ci pensava più, *plic*. Aveva ancora una goccia, in punta al naso.~+, ma~ Quella la teneva per la mattina.`,
  },
  facts: {
    one: `«Perché le scale scricchiolano di notte?» chiese {name}. «Anche di giorno, ma non si sente» disse {pal}. «E poi, quando si raffredda, il legno si stringe di un capello, e ogni asse deve sistemarsi.» *Iic*, fece una. «Allora si gira nel letto.»`,
    two: `Nella finestra buia c’era {name}. «Di giorno lì c’è il giardino, e di notte ci sono io. Perché?» «Il vetro ti mostra sempre» disse {pal}. «Ma di giorno fuori è così chiaro che ti cancella.» Salutarono quei due, e quei due risposero.`,
    three: `Sopra la porta un ragno stava immobile. «Come fa a sapere che è pronta la cena?» chiese {name}. «Tiene un piede sul filo, e ascolta con quello» disse {pal}. «Una mosca trema in un modo, una foglia in un altro.» {name} posò un piede scalzo sul muro.~+, e~ Sentì la casa ronzare.`,
  },
  places: {
    landing: { noun: il('pianerottolo'), arrive: `Di notte il pianerottolo era un altro posto. Il tappeto era un lago.~+, e~ La lampada gli stava accanto come una signora col cappello.~, e~ Dietro ogni porta qualcuno respirava.` },
    kitchen: { noun: la('cucina'), arrive: `In cucina era entrata la luna.~+, e~ Stava per terra a quadretti. Le pentole pendevano in fila, dal papà alla piccola.~+, e~ Si sentiva il pane di domani, che cresceva sotto un telo.` },
    cupboard: { noun: lo('sgabuzzino'), arrive: `Lo sgabuzzino sotto le scale aveva una porta piccolissima.~+, e~ Dietro c’era più del dovuto: pattini, un tamburo, una tenda che sospirò.~, e~ Sapeva di stivali di gomma e di vecchie estati.` },
    attic: { noun: la('soffitta'), arrive: `In soffitta si sbucava di testa, come un tappo. Il tetto scendeva fino al pavimento.~+, e~ Un cavallo a dondolo guardava dalla finestra, da quando qualcuno era diventato grande.` },
  },
  helpers: {
    mouse: {
      noun: il('topo'),
      trouble: `Un topo tirava una crosta di formaggio, che alla porta di casa si era incastrata. «Là dentro sono in sei» disse il topo. «Sentono l’odore, e cantano.»`,
      help: `Provarono la crosta di piatto e di taglio. «I sei sono dentro» disse {name}, «e il formaggio è fuori. Perché non vengono fuori loro?» Così sei topini cenarono sul piede scalzo di {name}, tutti in fila.`,
      gift: `«E io che portavo sempre le cose *dentro*» disse il topo. Entrò, e uscì di schiena con una scatola di fiammiferi.~+:~ Dentro c’erano un mozzicone di candela e una scheggia di specchio. «È una luce piccola, detta due volte.»`,
      back: `Il topo era sulla porta a contare teste. {name} gli rese la scatola di fiammiferi.~+, e~ Lui accese, per essere sicuro. «Dodici!» disse.~+, poi~ Guardò lo specchio, e soffiò. «Sei» disse.~+, e~ Li fece entrare a letto.`,
      comes: `Lungo il muro arrivò un topo. «Il formaggio l’avete provato?» chiese, e posò una briciola davanti {being.a}. Niente. «Era un’idea» disse il topo, e ci si sedette accanto. Quando riguardarono c’era soltanto il topo.`,
      bye: `Dietro il muro il topo contò i figli, arrivò a sei, e per prudenza li ricontò.`,
    },
    coat: {
      noun: il('vecchio cappotto'),
      trouble: `«Psst» disse il cappotto dell’ultimo gancio. Era stato del nonno.~+, e~ Nessuno aveva cuore di darlo via. «Dall’ultima pioggia ho qualcosa nella manica sinistra.~+:~ Non ci arrivo.~+, perché~ Ho soltanto braccia.»`,
      help: `{name} infilò un braccio nella manica, fino alla spalla. Uscì un guanto, poi il cordino che va da un guanto all’altro.~+, e~ L’altro, naturalmente, era nell’altra manica.`,
      gift: `«Ora va meglio» disse il vecchio cappotto, abbassando le spalle. «Prendete il mio ombrello, quello nero, col manico a uncino.~+:~ Il nonno ci prendeva le mele alte.~+,~ E una volta, per la fretta, l’autobus.»`,
      back: `Il vecchio cappotto era al suo gancio, un guanto per manica. {name} gli appese l’ombrello al braccio. «Pare che tu esca» disse {name}. «No, no» disse il cappotto, accaldato. «Però potrei.»`,
      comes: `Arrivò il vecchio cappotto, senza nessuno dentro. «Forse ho qualcosa» disse.~+, e~ Da una tasca tirò fuori una mentina.~,~ Ma non era questione di mentine. «Nemmeno io le mangio» disse il cappotto, e si appese a una maniglia.`,
      bye: `Il vecchio cappotto salutò con una manica vuota, e aveva le tasche piene di sera.`,
    },
    cat: {
      noun: la('gatta'),
      trouble: `La gatta sedeva davanti a un cuscino, e non sopra. «È occupato» disse, amara.~+:~ C’era un bottone. «Spingilo giù» disse {name}. «Io spingo giù quel che sta al suo posto, ed è sport» disse la gatta. «Quel che è fuori posto è faccende di casa.»`,
      help: `{name} mise il bottone su una mensola, vicino all’orlo. «Questo è il suo posto» disse {name}.~, e~ Una zampa si allungò, lenta come il miele.~+, e~ Tic, tic, tic, il bottone scese le scale. «Adesso mi riconosco» disse la gatta.`,
      gift: `«Regali non ne faccio» disse la gatta, «ma questo campanellino non mi serve.~+:~ Ha rovinato più belle serate della pioggia.» Era piccolo, d’argento.~+, e~ La sua voce entrava da un orecchio e scendeva fino in fondo.`,
      back: `La gatta stava sul cuscino, dappertutto. «Il tuo campanellino» disse {name}. «Sulla mensola» disse la gatta, a occhi chiusi. {name} obbedì. «Più vicino all’orlo. È per domattina.»`,
      comes: `La gatta si sedette, di schiena {being.a}. «Sto aiutando» disse. «Quasi tutto si aggiusta, se non guardo.» Questo no. La gatta girò un orecchio, per non perdersi niente.`,
      bye: `Quanto alla gatta, la buonanotte non la disse a nessuno, ma la disse sui loro piedi.`,
    },
  },
  objects: {
    matchbox: { noun: la('scatola di fiammiferi'), use: `{name} aprì la scatola del topo e accese il mozzicone, non più chiaro di una lentiggine.~+, ma~ Lo specchio lo vide e lo ridisse. La candela lo disse ancora.~+, finché~ Tutto fu d’oro.` },
    umbrella: { noun: elided('ombrello del nonno', 'm'), use: `«Prende mele» disse {name}, «e autobus.» L’ombrello del nonno andò su, in cima a un braccio e a dieci dita dei piedi.~+, e~ L’uncino prese. Ci si appesero, e fu come farsi alzare da un vecchio signore molto alto.` },
    bell: { noun: il('campanellino'), use: `{name} alzò il campanellino per il nastro, e mosse un dito. *Tin.* Era un suono minimo.~+, ma~ In nessuna casa c’è chi non lo conosca. «La gatta!» disse qualcuno che dormiva.~+, e~ Si sentì un tonfo.` },
  },
  gates: {
    light: {
      one: {
        meet: `Qui c’era il corridoio con la lampadina bruciata. Di giorno è lungo undici passi.~+, ma~ Di notte non li ha contati nessuno, e in fondo qualcosa fece *plic*. «Di corsa è più corto» disse {pal}. «Di corsa te lo perdi» disse {name}.`,
        after: `Undici passi, li contò {name}. A fare *plic* era un ombrello, che raccontava la pioggia a uno stivale. A metà era appeso un quadro mai visto, per via del buio.~+:~ Era questa casa, di notte, con tutte le finestre accese.`,
      },
    },
    reach: {
      one: {
        meet: `Qui si continuava per una botola, su nel soffitto, con un anello da tirare. L’anello era più alto di {name} su una sedia.~+, e~ Più alto di {name} su una sedia su una cassa.`,
        after: `Sbucarono dal pavimento di sopra, i capelli per primi. Tutto il caldo della giornata era salito lì.~+, e~ Nessuno l’aveva usato. Sotto c’era il resto della casa, piccolo come una casa di bambole.`,
      },
    },
    call: {
      one: {
        meet: `Qui la porta era chiusa col chiavistello, dall’altra parte.~+, e~ Dietro dormiva il vecchio cane che bada ai chiavistelli, steso sull’orecchio buono. Bussarono.~+, e~ Rispose un russare, con in fondo un fischio.`,
        after: `Clic, fecero le unghie, snif fece un naso alla fessura.~+, poi~ Il chiavistello scattò, piano e bagnato. Il vecchio cane scodinzolò con tutto quel che aveva.~+, e~ Si stese di nuovo, sull’altro orecchio.`,
      },
    },
    soft: {
      one: {
        meet: `Sulla soglia sedeva l’orsetto del bimbo, caduto dalla culla. Aveva deciso di far la guardia.~+, ma~ Aveva freddo fino all’imbottitura. «Alt» disse. «Non dovete scavalcarmi.~+:~ Dovete prendermi in braccio.»`,
        after: `«Passate» disse l’orsetto. «Se ve lo chiedono: facevo la guardia, e mamma non l’ho detto nemmeno una volta.» Lo rimisero nella culla.~+, e~ Una manina, dormendo, lo prese per una gamba.`,
      },
    },
    way: {
      one: {
        meet: `Qui c’erano troppe porte. Di giorno sono tre.~+, e~ Adesso erano otto, con la faccia di {name} in ogni pomello. «Una è la nostra, e una lo stanzino delle scope» disse {pal}. «E le altre sei» disse {name} «domattina non ci sono.»`,
        after: `Era la quinta, e si aprì senza un rumore. Quando si voltarono le altre erano già tornate muro, tranne lo stanzino delle scope, che si spalancò.~, e~ Chiesero scusa alle scope.`,
      },
    },
  },
};

export const restless: SeenTelling<ItalianNoun> = {
  noun: elided('orologio a pendolo', 'm'),
  title: `l’orologio a pendolo`,
  sign: `*Bong!* Giù in casa un orologio batteva, e tremarono i bicchieri degli spazzolini. *Bong, bong!* «Ventisei» disse qualcuno dietro una porta, «e le ventisei non esistono.» Si svegliò il bimbo, il cane disse bau, e il bimbo disse bau.`,
  trace: `Su una mensola c’era una sveglia col cotone nelle orecchie. «È mio cugino, quello che batte» disse. «Tutta la notte mi chiede la stessa cosa.» «E che cosa chiede?» disse {name}. «Bong» disse la sveglia. «E a quello che vuoi rispondere?»`,
  found: `All’ingresso della casa stava l’orologio a pendolo, alto e bruno, con le due lancette davanti alla faccia. «*Bong*» disse. «Povero me.~+:~ Ho perso il segno, e devo continuare. *Bong*.»`,
  near: `*Bong!* Era proprio fuori dalla camera.~+:~ L’orologio a pendolo di casa aveva salito tutte le scale, e si copriva la faccia con le lancette. «*Bong*» disse. «Quassù qualcuno sa che ora è?»`,
  first: `«Mettiamoci del morbido» disse {name}. Dentro l’orologio c’era il martelletto che batteva.~+, e~ {name} gli infilò un calzino. *Bung*, fece l’orologio. «Questo non sono io» disse. «È uno in un sacco.» Via il calzino. «*Bong*» disse. «Molto obbligato.»`,
  second: `«Conta all’indietro» disse {pal} all’orologio, «così una fine c’è.» Contarono insieme. «Tre.» *Bong*. «Due.» *Bong*. «Uno.» *Bong*. «Ecco, adesso è niente» disse {pal}. «E sotto il niente che c’è?» chiese l’orologio.`,
  why: `«A tutti dico che è ora di andare a letto» disse l’orologio a pendolo. «E loro salgono, buonanotte, buonanotte, e spengono. In centonove anni, a me, nessuno. Allora chiedo e richiedo: *bong*? Se smetto di chiedere, non c’è più nessuno.»`,
  settled: `L’orologio a pendolo abbassò le lancette, quanto bastava per vedere. «E per me quando è ora?» chiese. «Adesso» disse {name}. «Buonanotte, orologio.» «Allora qualcuno *c’è*» disse. *Tic*, fece. *Tac*, fece, come uno che sorride al buio.`,
};

export const wonder: SeenTelling<ItalianNoun> = {
  noun: la('finestra colorata'),
  title: `la finestra colorata`,
  sign: `In cima alla casa, sotto il tetto, c’è una finestra tonda di vetri colorati. Una notte all’anno la luna le si mette dietro.~+, e~ Lei si sveglia. La zia più vecchia l’ha vista una volta, e dice soltanto «Ah». Era stanotte.`,
  trace: `Per terra c’era un biglietto come un’unghia, con un angolo morsicato, per dire pagato. «*Cappelliera due, posto quattro*» lesse {name}. «Chi guarda una cappelliera?» chiese {pal}. «Ci si siede» disse {name}. «È da vedere cosa si guarda.»`,
  found: `Sotto il tetto della casa c’era la finestra colorata, buia come un pozzo. Davanti, sulle cappelliere, sedevano nove topi, una falena e il cavallo a dondolo.~, e~ La luna era proprio lì dietro.~+, ma~ La finestra restava buia apposta.`,
  near: `Davanti alla camera c’è una finestra tonda di vetri colorati.~+, ed~ Erano venuti a vederla svegliarsi due topi, una falena e una pantofola. La luna era lì dietro.~+, ma~ Restava buia apposta. «Guardate il tappeto, piuttosto» disse la finestra.`,
  first: `«Chiudiamo tutti gli occhi» disse {name} alla finestra colorata, «e tu ti accendi.» Li chiusero, e qualcuno ci mise sopra una zampa. «Qualcuno guarda» disse la finestra. «Chi?» «La falena.» «Le palpebre io non le ho» disse la falena.`,
  second: `«Solo un angolino» disse {pal} alla finestra colorata. «Quello rosso.» La finestra ci pensò. «Lo farei» disse, «ma è attaccato al giallo.» «Allora tutti e due» disse {pal}. «E il giallo» disse la finestra «è attaccato a tutto.»`,
  why: `«Non guardate» disse la finestra colorata, con una vocina sottile. «Ho una crepa. L’ha fatta la grandine, e attraversa tutto il blu. E sono venuti col biglietto a vedere una cosa intera. Se mi accendo, vedranno solo la crepa.»`,
  settled: `La finestra colorata lasciò entrare una macchia di rosso, come una ciliegia.~+, poi~ Venne l’oro, e poi il blu, con la crepa.~+, e~ La crepa brillava come un fiume. Dissero tutti ah, nel modo giusto. {name} mise una mano nella luce.~+, e~ La mano diventò blu.`,
};
