import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { il, la, le, type ItalianNoun } from '../noun.ts';

export const setting: FirstSetting<'desert', ItalianNoun> = {
  tiny: { noun: la('formica d’argento') },
  home: [
    `Nel deserto {name} aveva una casa di argilla, con la porta blu e i muri grossi. La sera, quando fuori la sabbia si raffreddava, in cucina faceva ancora caldo.`,
    `Tanto tempo fa la casa di {name}, nel deserto, era stata una stazione. La sera la cena usciva dallo sportello dei biglietti.~+, e~ Il letto stava in sala d’aspetto.`,
  ],
  back: `La sabbia ormai era fresca.~+, e~ Correva sulle dita dei piedi come acqua. Prima di vedere la casa ne sentirono l’odore: menta, capra e pane.~+, poi~ Spuntò una stella più bassa delle altre.~+, ed~ Era la lampada di {name}.`,
  night: {
    dark: `A oriente un orlo blu salì sulla sabbia.~:~ Era la notte, e correva, su per una duna e giù per l’altra. L’ultimo pezzo di giorno restò in cima a un colle, non più grande di un cappello.`,
    deep: `Le dune stavano sul fianco, con la schiena alla luna. C’erano tante stelle che il buio ci stava appena.~+, e~ In basso, adagio, la sabbia respirava via l’ultimo caldo.`,
  },
  hush: {
    one: `Prime smisero le capre. Tutto il giorno ognuna aveva detto la sua, con la bocca e col campanaccio.~+, ma~ Ora si coricavano, una dopo l’altra, *clonc*. L’ultima parola fu della più vecchia.~+, ed~ Era *meh*.`,
    two: `Poi furono i grilli. Tutta la sera avevano cucito una cosa grande: *zizz*, e *zizz*.~+, e~ Ora erano all’ultimo angolo. Fecero un punto piccolo.~+, e~ Qualcuno staccò il filo coi denti.`,
    three: `Restava solo la sabbia, che non ha mai finito: un granello rotola, ne tocca un altro.~+, e~ Quello si appoggia al prossimo. Tutti insieme fanno il rumore di una mano che liscia un lenzuolo.`,
  },
  facts: {
    one: `«Che cos’ha il cammello nella gobba?» chiese {pal}. «Acqua» disse {name}, per sentito dire. «No, grasso» disse {pal}. «È una specie di merenda al sacco. Quando per settimane non c’è niente, vive di quella, e la gobba si affloscia.»`,
    two: `«Come fa lo scarabeo ad andar dritto al buio?» chiese {pal}. «Sale sulla sua palla, guarda su, e si regola con la Via Lattea.» Guardarono quella lunga strada pallida. «Tutta quella roba» disse {name} «perché uno scarabeo vada dritto.»`,
    three: `«Dov’è andato il caldo?» chiese {name}. «In su» disse {pal}. «Le nuvole sono una coperta, e sopra il deserto di solito non ce n’è.» «Allora ogni notte il deserto scalcia via la coperta» disse {name}. «Succede anche a me.»`,
  },
  places: {
    well: { noun: il('vecchio pozzo'), arrive: `Accanto alla strada c’era un vecchio pozzo con la ruota, che a ogni giro si lamentava: *iic*. Bevvero da una tazza di latta.~+, e~ L’acqua era così fredda che la si sentiva scendere.` },
    bus: { noun: il('vecchio autobus'), arrive: `Nella sabbia, fino ai finestrini, c’era un vecchio autobus, fermo da anni per raffreddarsi. Sui sedili stavano i gechi, tutti rivolti avanti. {name} suonò il campanello.~+, e~ In fondo un geco si alzò e scese.` },
    palms: { noun: le('tre palme'), arrive: `Tre palme stavano intorno a una pozza non più larga di un tavolo. In alto le foglie applaudivano.~+, e~ In mezzo alla luna, nella pozza, sedeva una rana. «Occupato» disse la rana.` },
    salt: { noun: la('distesa di sale'), arrive: `Poi la sabbia finì, e fu tutto bianco e piatto.~+, ed~ Era il fondo di un lago che se n’era andato.~+, e~ Aveva lasciato il sale. {name} leccò un dito.~+:~ Sapeva di inizio di minestra.` },
  },
  helpers: {
    sidewinder: {
      noun: il('serpente'),
      trouble: `Passò un serpente, di lato.~+, poi~ Ripassò. «Mi aspettano a cena a quel sasso» disse. «Ma io cammino di sbieco, lo guardo dritto, e arrivo accanto. Mi vedono.~+, e~ Cominciano a salutare.»`,
      help: `A sinistra del sasso cresceva un cespuglio. «Va’ lì» disse {name}. Il serpente fissò il cespuglio con tutti e due gli occhi, partì.~+, e~ Batté il naso sul sasso.`,
      gift: `«Il mio sonaglio dell’anno scorso» disse il serpente. «Io volevo solo salutare, e la gente la prende male.» Pareva un avanzo nel piatto. «Si agita dal gomito.»`,
      back: `Il serpente tornava da cena. «Sono arrivato per le nocciole» disse. Riebbe il sonaglio.~+, che~ Fece *tss*, pianissimo, ed era soltanto ciao. Poi guardò bene un sasso.~+, e~ Arrivò nel buco accanto.`,
      comes: `Passò un serpente, di sbieco. «Posso mostrarti come si sta in cerchio» disse {being.a}. Lo fece benissimo.~+, ma~ Non serviva. «Be’, *io* sto comodo» disse il serpente, e rimase.`,
      bye: `Il serpente puntò alla sinistra della luna, disse buonanotte, e così arrivò dritto a letto.`,
    },
    camel: {
      noun: il('cammello'),
      trouble: `Un cammello stava in ginocchio. «Non sono bloccato» disse. «Mi sono inginocchiato martedì.~+, e~ Ora dovrei alzarmi, e un capo va per primo.» Guardò l’uno.~+, e poi~ L’altro. «Ce l’avevo sulla punta della lingua, quale.»`,
      help: `Si mise in ginocchio anche {name}. Col davanti non si combinava nulla.~+, e allora~ Provò col sedere: su il dietro, poi il davanti. «Che figura» disse il cammello, e lo fece, come un tavolo portato su per le scale.`,
      gift: `Dalla briglia il cammello staccò coi denti una nappa rossa. «Va su e giù per questo deserto da trent’anni» disse. «Pende ancora dalla parte dove andava la gente.~+:~ Si tiene in alto, e non si respira.»`,
      back: `Il cammello era in ginocchio, da tutti e due i capi. «Prima il sedere» ripeteva. {name} gli riappese la nappa rossa alla briglia. Aspettarono di vedere da che parte pendeva.~+, e~ Pendeva dritta.~+:~ Era qui che andava.`,
      comes: `Passò un cammello, guardò {being}, e tirò fuori dalla guancia un cardo.~, ma~ A quanto pare non lo voleva nessuno. «Allora lo mastico io» disse il cammello.~+, e~ Rimase a guardare.`,
      bye: `Il cammello si inginocchiò per la notte, e pregò tutti di ricordargli, la mattina, l’altro capo.`,
    },
    weaver: {
      noun: il('tessitore'),
      trouble: `In un albero spinoso pendeva un nido come un pagliaio, con cento porte tonde. Davanti svolazzava un uccellino bruno. «L’abbiamo fatto insieme» disse, «e non trovo la mia stanza.~+, e~ Ho già chiesto scusa a undici porte.»`,
      help: `«Non aprire» disse {name}. «Bussa, e ascolta.» «Chi è?» disse la prima porta. «E *adesso* chi è?» disse la seconda.~, ma~ Alla trentunesima nessuno parlò. «È la tua» disse {name}. «Non sei in casa.»`,
      gift: `Il tessitore uscì con una palla di lanugine come una prugna. «È il mio letto di scorta» disse. «Nel caso dovessi dormire fuori.» Era un letto piccolissimo, buono per mezzo naso.`,
      back: `Alla trentunesima porta c’era il tessitore. {name} gli rese il letto di scorta. «In tempo» disse. «Ha bussato uno che non trovava la sua. Resta qui.» Entrò.~+, e~ Presto si sentirono due piccoli ronfi.`,
      comes: `Passò un tessitore con una paglia nel becco. «Potrei costruire qualcosa» disse, guardò {being}, e posò la paglia in cima.~, ma~ Non cambiò niente. «Ne mancano duecento» disse.~+, e~ Si sedette.`,
      bye: `Il tessitore disse buonanotte alla sua porta, e per sicurezza alle due accanto, e qualcuno rispose.`,
    },
  },
  objects: {
    rattle: { noun: il('vecchio sonaglio'), use: `{name} agitò il vecchio sonaglio, con garbo. *Tss*, fece. «Dal gomito» disse {pal}.~, e~ Andò il gomito, e dietro la spalla. *TCRRRR!* Fu come versare in una volta tutto il riso del mondo.` },
    tassel: { noun: la('nappa rossa'), use: `{name} tenne la vecchia nappa rossa fra due dita. Per un po’ pendette dritta, a pensare.~, ma~ Poi si mosse un filo, e un altro.~+, e~ Si piegò tutta da una parte. «La gente andava di là» disse {name}.` },
    nest: { noun: il('letto di scorta'), use: `Il letto del tessitore pareva una prugna. {name} tirò la paglia giusta.~+, e~ Si aprì, e si aprì ancora, finché fu una conca fonda e soffice. Ci entrò il piccolo infreddolito, si girò.~+, ed~ Era su misura.` },
  },
  gates: {
    light: {
      one: {
        meet: `Qui una rupe rossa sbarrava la strada, con una fessura larga quanto una persona. Là dentro era buio. {name} ci mise un braccio.~+, e~ Sparì fino alla spalla.`,
        after: `Dentro le pareti erano dipinte: mucche, giraffe, gente che nuotava. In basso c’era l’impronta di una mano, piccola. {name} ci posò la sua.~+, ed~ Era giusta. Dall’altra parte della roccia c’erano le stelle.`,
      },
    },
    reach: {
      one: {
        meet: `Qui c’era una roccia piatta come un tavolo, e la strada continuava là sopra.~+, ma~ Il vento aveva levigato i fianchi come una brocca. {name} prese la rincorsa.~+, e~ Tornò giù con la bocca piena di sabbia.`,
        after: `La cima della roccia era ancora calda, come un piatto appena usato.~, e~ In mezzo stava una lucertola a zampe in su. «Passate pure» disse la lucertola, «ma non fate uscire il caldo.»`,
      },
    },
    call: {
      one: {
        meet: `Qui una sbarra chiudeva la strada. CHIAMARE LO STAMBECCO, diceva un cartello.~+, ed~ Eccolo lassù, sulla rupe, addormentato, di schiena. «Ehi, per favore!» chiamarono.~+, ma~ Continuò a dormire dall’altra parte.`,
        after: `«Eccomi!» gridò lo stambecco, e scese come un cassetto di forchette. «In quanti siete?» «Due» disse {name}. *Due, due*, disse la rupe. «Due, e due, e due» contò lo stambecco.~+, e~ Tenne su la sbarra finché passarono tutti e sei.`,
      },
    },
    soft: {
      one: {
        meet: `Qui un’asse passava sopra un fosso, e in mezzo stava una capretta che tremava. «Ho perso il caldo» disse. «A pranzo ce l’avevo.~+, e~ Sto dove l’ho visto l’ultima volta.~+, così~ Mi ritrova.»`,
        after: `«Eccolo!» disse la capretta. «Era di dentro.~+, e~ Lì non avevo guardato.» Corse a dirlo alla mamma, che cercava una capretta.~+, e~ L’asse stette ferma e li lasciò passare.`,
      },
    },
    way: {
      one: {
        meet: `Qui cominciavano le dune, quaranta, uguali come pagnotte.~, e~ Fra l’una e l’altra c’era sempre una strada.~+, e~ Ogni strada pareva giusta. Su una restavano delle orme, ma il vento ci passava dietro con lo straccio.`,
        after: `La strada girò la spalla di una duna e il piede di un’altra. Lì, sotto un tetto di quattro bastoni, c’erano una brocca d’acqua e una tazza.~+, e~ Da lì in poi fu facile.~+, perché~ Nessuno mette l’acqua sulla strada sbagliata.`,
      },
    },
  },
};

export const restless: SeenTelling<ItalianNoun> = {
  noun: il('mulinello di polvere'),
  title: `il mulinello di polvere`,
  sign: `*Frrr-frrr-clanc.* Dal deserto era arrivato qualcosa, girava intorno alla casa e suonava tutte le pentole. Era un mulinello di polvere, di quelli che vanno a letto col sole.~+, ma~ Questo non ci era andato.~+, e~ Non dormiva nessuno.`,
  trace: `Sulla sabbia c’era una molletta, poi un’altra, e fra l’una e l’altra una riga tutta a occhielli: *eeeeeee*. «Qualcuno impara a scrivere» disse {name}. «Ma una lettera sola» disse {pal}.~+, ma~ Alla *f* non arrivava mai.`,
  found: `In mezzo alla sabbia nuda del deserto girava il mulinello di polvere, alto come una porta. Dentro, in tondo, c’erano un cucchiaio e una federa. «Buonasera buonasera buonasera» diceva, ogni volta che passava col davanti.`,
  near: `Da dietro l’angolo della casa spuntò un mulinello di polvere, vestito di bucato: una camicia davanti, una federa di dietro. «Buonasera» disse, passando.~+, e~ «Buonasera» disse, arrivando dall’altra parte.`,
  first: `Il mulinello di polvere non si fermava a parlare.~+, e così~ {name} gli corse accanto. Fecero nove giri, e poi {name} si fermò. «Tu hai smesso!» disse il mulinello. «Com’è?» «Non lo so» disse {name}, dalla sabbia. «Gira ancora tutto.»`,
  second: `Ripassò la federa del mulinello di polvere.~+, e~ {name} la prese, come una mano. {pal} prese {name}.~+:~ Era una federa robusta, e girarono tutti. «Sto smettendo?» chiese il mulinello. «Veramente» gridò {name} «abbiamo cominciato noi.»`,
  why: `«Quando è andato via il sole gli altri mulinelli si sono sdraiati» disse il mulinello di polvere. «Sono andato a vedere, e c’era un po’ di polvere. Ho detto buonanotte, e niente. Se smetto, non c’è nessuno che sappia come mi chiamo.»`,
  settled: `Il mulinello di polvere si avvicinò. «*Tu* smetti?» chiese. «Ogni sera» disse {name}. «Qualcuno mi dice buonanotte, e la mattina sono ancora io. Buonanotte, mulinello.» Rallentò, posò tutto quel che portava.~+, e~ Si sdraiò intorno ai piedi di {name}, fino all’ultimo granello.`,
};

export const wonder: SeenTelling<ItalianNoun> = {
  noun: il('fiume'),
  title: `il fiume`,
  sign: `Davanti alla casa, per il deserto, passava un fiume senza fiume: una riva, un’altra riva, e in mezzo sabbia.~+, ma~ Una notte all’anno il fiume arriva.~+, ed~ Era questa. {name} aveva visto solo la sabbia.`,
  trace: `Sulla sabbia asciutta correva un solco dritto, con le orme ai due lati. «È stato un aratro» disse {pal}. «Una barca» disse {name}. «Qualcuno l’ha tirata.» «Sulla sabbia? Allora sa qualcosa» disse {pal}.`,
  found: `Sulle rive del fiume asciutto del deserto sedevano capre, rane, e un uomo in barca, e guardavano tutti l’ultima curva. {name} andò a vedere dietro.~+, e~ Il fiume era lì, sottile come un nastro. Si era fermato.~+, e~ La punta gli tremava.`,
  near: `Accanto al cancello c’era qualcosa di bagnato: la punta del fiume, sottile come un nastro. Era venuto fin lì.~+, e~ Si era fermato. Lungo il muretto aspettavano le rane.~, e~ Il fiume allungò una goccia.~+, e~ La ritirò.`,
  first: `«Aspettano tutti te» disse {name} al fiume, e gridò: «Ecco il fiume!» Le rane applaudirono.~+, e~ Il fiume si girò a vedere chi arrivava. «Dove?» chiese, facendo posto. «È uno grosso?»`,
  second: `«Da qui è tutta discesa» disse {name} al fiume. «Basta rotolare.» E per mostrarlo fece rotolare un sasso.~+, che~ Dopo tre passi si fermò. «Vedi» disse il fiume. «A me capita uguale.»`,
  why: `«Alla partenza ero grosso» disse il fiume. «Spingevo un albero. Ma la strada è lunga, e la sabbia chiedeva così bene. Quello che resta lo vedete. E se arrivo, e dicono: guarda, qualcuno ha rovesciato qualcosa?»`,
  settled: `Il fiume prese fiato e venne avanti.~, ed~ Era largo come una mano, e riempì un’orma di {name}.~+, poi~ Quella dopo. Una rana ci mise un piede e chiuse gli occhi. «Oh» disse la rana, «è bagnato fino in *fondo*.» E il fiume si allargò un poco.`,
};
