import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { elided, il, la, lo, type ItalianNoun } from '../noun.ts';

export const setting: FirstSetting<'time-travel', ItalianNoun> = {
  tiny: { noun: il('grillo') },
  home: [
    `Dietro la casa di {name}, oltre un cancello verde, c’era vicolo Dietro, dove stanno in fila tutti gli anni.~, e~ La sera ogni anno accendeva la sua lampada.`,
    `{name} abitava in cima a vicolo Dietro, che oltre un cancello verde porta negli altri anni. La sera, da letto, si sentiva l’odore di tutte le cene.`,
  ],
  back: `Tornarono a casa, e gli anni passavano al contrario: carbone, poi fieno, poi quasi niente, che era adesso. In cima era aperto il cancello verde.~+, e~ Ne era uscito un poco di stasera.`,
  night: {
    dark: `La sera venne in tutti gli anni insieme. Qui si accese una lampada con l’interruttore, là con un fiammifero.~+, poi~ Salì la luna.~+, ed~ Era la stessa, ma più giovane.`,
    deep: `Ora era notte in tutti gli anni.~+, e~ L’uno valeva l’altro.~:~ Certi letti erano di paglia, certi di piume. Ma la faccia di chi dorme era dappertutto la stessa.`,
  },
  hush: {
    one: `Prima smisero le macchine. In un anno un treno lasciò andare il vapore, come una zia che si siede.~+, e~ In quello accanto misero a letto un carro, una ruota alla volta.`,
    two: `Poi smisero gli animali. I cavalli non spostavano più i piedi.~+, e~ Ai cani restava un abbaio ciascuno, e se lo tenevano.`,
    three: `Restavano le lampade.~:~ Le bianche le spensero, sulle gialle soffiarono.~+, e~ Sull’ultimo fuoco qualcuno stese la cenere, come una coperta. Rimase la luna.~+, che~ Non ha mai fatto rumore.`,
  },
  facts: {
    one: `Sopra una porta c’era un orologio con una lancetta sola. «E l’altra?» chiese {name}. «Non ci hanno ancora pensato» disse {pal}. «Per secoli segnavano solo l’ora.» «Allora nessuno era in ritardo di cinque minuti?» «Mai.»`,
    two: `«Prima delle gomme come facevano?» chiese {name}. «Col pane» disse {pal}. «Si fa una pallina con la mollica, si strofina, e la matita viene via.» «E alla fine?» «Alla fine, credo, mangiavano gli errori.»`,
    three: `Si fermarono a guardare la luna. «Qui è un po’ più vicina» disse {pal}. «Ogni anno si allontana, quanto crescono le unghie.» {name} guardò dieci unghie, poi in su. «Allora salutiamola, finché è vicina.»`,
  },
  places: {
    street: { noun: la('via delle figure'), arrive: `Le insegne di quell’anno non avevano parole: sopra una porta c’era uno stivale, sopra l’altra un pesce. «Stivale» leggeva {name}. «Pesce. Chiave.» L’ultima era un dente.~+, e~ Andarono un po’ più in fretta.` },
    station: { noun: la('stazione a vapore'), arrive: `Qui c’era una stazione di quando si andava a vapore.~+, e~ Stava tutta in una nuvola.~, e~ Qualcosa di grosso e nero respirava nel mezzo. «Attenti al gradino» disse la nuvola.` },
    ferns: { noun: elided('anno delle felci', 'm'), arrive: `Quest’anno era così lontano che il numero non stava sul palo. C’erano felci alte come case.~, e~ Passò una libellula larga come un vassoio.~+, e~ Si fermò a guardare, perché non aveva mai visto un ginocchio.` },
    fair: { noun: la('fiera sul ghiaccio'), arrive: `In quest’anno il fiume era così gelato che la città ci si era trasferita. C’erano bancarelle e altalene.~+, e~ Sotto stavano i pesci, a guardare gli stivali.` },
  },
  helpers: {
    waker: {
      noun: la('svegliatrice'),
      trouble: `A un lampione si appoggiava una donna con un palo lunghissimo, e si teneva aperti gli occhi. «Faccio la svegliatrice» disse. «Alle cinque batto alle finestre.~+,~ Ma alla mia chi batte?»`,
      help: `«Chi è ancora in piedi, alle cinque, dalla sera prima?» chiese {name}. «Il lampionaio, che spegne i lampioni.» «E con che li spegne?» La svegliatrice aprì la bocca.~+, e~ Non la chiuse. «Ha un palo» disse.`,
      gift: `«Prendete il mio più alto» disse la svegliatrice, «quello da quarto piano.» Era una canna di bambù in tre pezzi, con un filo in punta. «Sono bastoni» disse. «Ma una volta ha tirato giù dal letto un giudice.»`,
      back: `Sotto la finestra della svegliatrice stava il lampionaio, con una lista. {name} posò la canna sulla soglia.~, e~ La finestra si aprì. «Sono le cinque?» «Non ancora.» «Oh, *bene*» disse.~+, e~ La finestra si chiuse.`,
      comes: `Su per il vicolo venne una donna con un palo lunghissimo. «Sveglio la gente» disse, e batté piano {being.a}. «Io non dormo» disse {being}. «Oh. Veramente so fare solo questo.» Così si sedette a guardare.`,
      bye: `La svegliatrice appoggiò il palo al muro, il palo diede un colpetto alla finestra, e fu la buonanotte.`,
    },
    gooseman: {
      noun: elided('uomo delle oche', 'm'),
      trouble: `Il vicolo era pieno di oche, e in mezzo un uomo dormiva. «Nove» disse, quando lo scossero. «Dieci. Und…» Lo scossero ancora. «Devo contarle, e mi viene sonno.~+,~ Perciò dico a tutti che ne ho undici.»`,
      help: `«Comincia da cento» disse {name}, «e va’ all’ingiù.» Le oche passarono, e l’uomo contava. A undici sbadigliò.~+, ma~ Ne restavano soltanto undici. «Uno!» disse all’ultima coda. «Ho cento oche!»`,
      gift: `«Che cosa si regala» disse l’uomo delle oche «per ottantanove oche?» E porse un sacco, che quasi cadde, da quanto non pesava.~+:~ Era pieno di piumino.~+, e~ Metterci un braccio era come entrare in una domenica.`,
      back: `L’uomo delle oche dormiva nel vicolo. {pal} gli alzò la testa.~+, e~ {name} ci mise sotto il sacco di piumino.~, ma~ Un’oca aprì un occhio e lo guardò. *Uno*, disse, e lo richiuse.`,
      comes: `Venne l’uomo delle oche, con un’oca per braccio, e guardò {being}. «Un’oca vicino fa bene» disse, e ne posò una.~+, che~ Non morse e non cambiò nulla. Così rimase.`,
      bye: `L’uomo delle oche si stese fra le sue oche, e diede la buonanotte alla prima, alla seconda e alla ter…`,
    },
    scribe: {
      noun: lo('scrivano'),
      trouble: `A una finestra aperta sedeva un uomo col cappuccio bruno. «Undici settimane per questa pagina» disse lo scrivano. «E adesso ci ha camminato il gatto.» Si vedeva: quattro piedi d’inchiostro, da un angolo all’altro.`,
      help: `{name} mise un dito vicino a un’impronta, una macchia tonda e quattro piccole. «Manca solo il gambo» disse. Lo scrivano lo fece.~+, ed~ Era un fiore.~, e~ Li fecero tutti, finché la pagina fu un sentiero fiorito.`,
      gift: `Lo scrivano staccò dal chiodo una lanterna con quattro finestrelle. «Il vetro è per i vescovi» disse. «Questo è corno.» Dentro c’era una fiamma come un fagiolo. «È da lettura, sta sdraiata finché aprite.»`,
      back: `La pagina coi fiori era finita, e sulla prossima dormiva il gatto. «Aspetto che si alzi» bisbigliò lo scrivano. {name} appese la lanterna.~+, e~ La fiamma si sdraiò.`,
      comes: `Venne lo scrivano con l’inchiostro sul naso, guardò {being}, e prese nota. «Adesso sei in un libro» disse. «Di solito aiuta.» Non aiutava.~+, e~ Si sedette ad aspettare la frase dopo.`,
      bye: `Lo scrivano scrisse *buonanotte* su una pagina intera, e le stette accanto finché fu asciutta.`,
    },
  },
  objects: {
    pole: { noun: la('canna di bambù'), use: `«La canna da quarto piano!» disse {name}. Montarono i tre pezzi, e salì.~, e~ Il filo in punta fece tap, tap.~+, poi~ Prese. Tirarono una volta, tenne.~+, e~ Andarono su.` },
    down: { noun: il('sacco di piumino'), use: `{name} scosse il sacco, che si gonfiò come un letto.~, e~ Il piccolo infreddolito ci entrò.~+, e~ Affondò, finché si vide una faccia e basta. «Ha smesso» disse. «Che cosa?» «Il freddo. Era proprio qui.»` },
    lantern: { noun: la('lanterna di corno'), use: `{name} aprì la porticina della lanterna di corno.~, e~ La fiamma si tirò su.~+, e~ Si alzò in piedi. Dalle quattro finestrelle uscì una luce color miele.~+, e~ Il buio fece un passo indietro.` },
  },
  gates: {
    light: { one: {
      meet: `Qui le lampade finivano, perché l’anno dopo non ne aveva mai avute.~+:~ Era il buio di una volta.~+, e~ Ne usciva un respiro, un gran respiro. «Chi è?» chiese {name}.~, e~ Il respiro si trattenne.`,
      after: `Il buio era pieno di gente seduta sulle soglie. «Sera» dissero. Non avendo lampade si raccontavano storie.~+, e~ Non respiravano perché era il punto dell’orso.~, e~ Passarono in punta di piedi.`,
    } },
    reach: { one: {
      meet: `Qui le mura di una città attraversavano il vicolo, con la porta chiusa. In quell’anno la chiudevano al tramonto.~+, ed~ Erano alte come quattro persone. «E noi siamo in due» disse {pal}.`,
      after: `In cima alle mura correva un camminamento, con stese le calze a righe delle guardie. Da lassù si vedevano gli anni tutti insieme.~+, e~ Poi si scendeva comodi, sotto le calze.`,
    } },
    call: { one: {
      meet: `Qui la corriera di notte riempiva tutto il vicolo. Dormivano i quattro cavalli in piedi.~+, e~ Dentro sei persone, l’una sull’altra. «Permesso» disse {name}.~, e~ Un cappello scivolò su un naso.`,
      after: `Si svegliarono tutti insieme.~+, e~ La corriera si sfilò dalle siepi, come un piede dallo stivale. «Siamo arrivati?» chiesero sei teste. «Più vicini» disse {name}, ed era vero, di un passo.`,
    } },
    soft: { one: {
      meet: `Qui c’era un pedaggio, e di guardia un pulcino di dodo. «È un soldo, e devo contarlo» disse, ma il becco gli batteva dal freddo. «Uno. No. Uno. Conto sui piedi, e non li sento.»`,
      after: `«Uno!» gridò il pulcino di dodo. «I piedi sono tornati!» La sbarra si alzò.~, e~ Arrivò di corsa una grossa zia grigia. «Hai contato bene?» «Due volte» disse. «Faceva sempre uno.»`,
    } },
    way: { one: {
      meet: `Qui il vicolo si divideva in sei, ogni via col suo palo.~+, ma~ Gli anni erano scritti alla romana, con le M, le X e una fila di bastoni. «Questo dice *mix*» disse {pal}, «e quello *mmm*.»`,
      after: `L’anno giusto era quello coi solchi.~+:~ Ci erano passati tanti carri che la pietra aveva due binari.~+, e~ Ne presero uno per uno, come treni. «Di qui sono passati tutti» disse {pal}.`,
    } },
  },
};

export const restless: SeenTelling<ItalianNoun> = {
  noun: elided('ora scappata', 'f'),
  title: `l’ora scappata`,
  sign: `*Tin, splash, gratta gratta.* Oltre il cancello verde, dal vicolo degli anni, veniva un rumore: una cena, un bagno e dei denti, e poi da capo. Per tutto il vicolo stavano su a sedere, re compresi. «Ormai» dicevano «quel bimbo è pulito.»`,
  trace: `Sulle pietre del vicolo c’era una macchia tiepida, che sapeva di sapone.~+, e~ Più in là ce n’era un’altra, senza impronte. «Qualcuno è fuori in vasca» disse {name}. «Su quei piedini delle vasche?» disse {pal}.`,
  found: `In vicolo Dietro, fra un anno e l’altro, stava una cosa tonda e gialla come un paralume.~:~ Era un’ora.~+, e~ Dentro ci si vedeva una piccola cena, un piccolo bagno, uno spazzolino. «Sono dalle sette alle otto» ansimò.~+:~ «Sono scappata. Non ditelo alle otto!»`,
  near: `Contro il cancello verde urtò qualcosa di tondo e giallo.~:~ Era un’ora, e dentro ci si vedeva una piccola cena, un piccolo bagno. «Sono l’ora del bagno» disse. «Sono scappata, e non torno.»`,
  first: `{name} provò con uno sbadiglio, uno grosso. {pal} lo prese.~+, e~ Lo ridiede. «Che cos’è?» chiese l’ora scappata. «Io non ce l’ho.~+:~ Viene dopo le otto.» *Splash!* Ed era di nuovo alla cena.`,
  second: `«Siediti cinque minuti» disse {name} all’ora scappata. «Volentieri. Quali? Ne ho sessanta.» Scelsero i cinque nell’asciugamano caldo. «Che belli» disse l’ora. «Li hai appena avuti.» *Tin, splash.*`,
  why: `«Ho dentro un bagno e una storia» disse l’ora scappata. «Ma sul più bello vengono le otto, e sono finita.~+, e~ Domani il mio nome ce l’ha un’ora nuova. Se smetto, nessuno saprà che ci sono stata.»`,
  settled: `L’ora scappata smise di sguazzare. «Quando un’ora è finita» disse {name} «va nel vicolo.~+:~ Ci sono tutte, e le chiamiamo per nome.» Gli anni stavano lì, con le lampade accese.~+, e~ C’era un posto vuoto, giusto per lei.~+, e~ Le otto entrarono in punta di piedi.`,
};

export const wonder: SeenTelling<ItalianNoun> = {
  noun: il('pallone di carta'),
  title: `il pallone di carta`,
  sign: `In vicolo Dietro, dove stanno gli anni, c’è una sera che viene una volta all’anno, e allora sale un grande pallone di carta. Era stasera.~, e~ La vicina l’aveva visto. «C’era dentro una pecora» diceva.~+, e~ Non diceva altro.`,
  trace: `In cima a un lampione, dove nessuna mano arriva, c’era un ciuffo di lana. «È di pecora» disse {pal}. «Le pecore non si arrampicano» disse {name}.~, ma~ Su quello dopo c’era una piuma. «A meno che inseguisse l’anatra» disse {pal}.`,
  found: `In un anno vecchio di vicolo Dietro il pallone di carta stava sull’erba, blu, coi soli d’oro, e rugoso come una prugna secca. Nel cesto c’erano una pecora, un’anatra e un gallo.~+, e~ Intorno gente di tutti gli anni.~, ma~ Non saliva.`,
  near: `Sul cancello verde si chinava una cosa enorme, blu, coi soli d’oro.~+:~ Era il pallone di carta, con una pecora nel cesto. «Questo è su?» chiese. «No, è il cancello» disse {name}.~, e~ Gente di tutti gli anni aspettava.`,
  first: `«Forse pesa troppo la pecora» disse {name}, e la tirarono giù.~, e~ Il pallone di carta si sporse. «Avete voi la mia pecora?» chiese. «Credevo che partissimo insieme.» E la rimisero al suo posto.`,
  second: `«Devi solo andare *su*» disse {name} al pallone di carta, e fece un bel salto. «E poi?» chiese il pallone. «Poi si è di nuovo giù» disse {name}. «Grazie» disse. «Credo di aver visto tutto.»`,
  why: `«Sono di carta da parati» disse il pallone di carta. «Ero per una sala da pranzo, dietro la credenza.~+, e~ Adesso sono venuti tutti, e certi hanno visto i razzi. E se salgo quanto una credenza, ed è tutto il su che ho?»`,
  settled: `Il pallone di carta prese fiato. Salì quanto una sedia, salì quanto una credenza.~+, e~ Lì si fermò, e nessuno rise. Qualcuno si tolse il cappello.~, e~ Poi andò su, oltre gli alberi. «Bee» disse la pecora, lassù.`,
};
