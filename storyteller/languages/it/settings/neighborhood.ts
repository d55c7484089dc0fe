import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { elided, il, la, lo, type ItalianNoun } from '../noun.ts';

export const setting: FirstSetting<'neighborhood', ItalianNoun> = {
  tiny: { noun: il('porcellino di terra') },
  home: [
    `{name} abitava in via delle Biglie, al numero nove, dietro un cancello blu.~, e~ La sera si accendevano le lampade per tutta la via.~+, e~ In ogni casa qualcuno apparecchiava.`,
    `Davanti alla casa di {name}, in via delle Biglie, c’erano quattro gradini di mattoni. La sera erano ancora caldi di sole.~+, e~ Da lì si sentiva la cena di undici cucine.`,
  ],
  back: `Tornarono lungo i cancelli, tutti chiusi.~+:~ Avevano già detto quel che avevano da dire. Poi venne la lampada, e sotto la lampada i gradini di {name}.~+, e~ Sedendosi si sentiva che i mattoni avevano tenuto da parte un po’ di sole.`,
  night: {
    dark: `Su e giù per la via chiamavano nomi per la cena, lunghi, corti, e uno che bisognava chiamare tre volte. Le porte si chiusero.~+, e~ Su un prato restò una palla. Poi nessuno chiamò più nessuno.~+, e~ Fu notte.`,
    deep: `Via delle Biglie non aveva più niente da fare.~, e~ Le macchine erano fredde, i tubi arrotolati.~+, e~ Un gatto camminava in mezzo alla strada, che a quell’ora si può. I lampioni si guardavano i piedi.`,
  },
  hush: {
    one: `Prima smise il tosaerba, quello del signore del sei, che comincia sempre tardi. *Vrom*, faceva, *vrom*.~+, poi~ Tossì due volte, e si ricordò di non avere più benzina.`,
    two: `Poi toccò al pianoforte dietro la siepe, che sa solo mezza canzone. Arrivò fin dove si ferma sempre.~+, e~ Per tutta la via la gente a letto canticchiò la nota dopo. Poi si chiuse il coperchio.`,
    three: `Restavano i grilli.~:~ Erano tantissimi, poi pochi.~+, poi~ Due, che facevano a turno. *Cri*, diceva quello dei gradini.~+, e~ Dopo un po’ *cri*, diceva quello del cancello. Poi nessuno si ricordò a chi toccava.`,
  },
  facts: {
    one: `{name} si appoggiò a un muro, ed era caldo. «Ma il sole è andato giù» disse {name}. «Il muro non lo sa ancora» disse {pal}. «I mattoni ci mettono un giorno a scaldarsi, e poi mezza notte a raffreddarsi.» Stettero lì a finire quel che restava delle due del pomeriggio.`,
    two: `«Senti?» disse {pal}. «Hanno tagliato l’erba.» «Sa di verde» disse {name}. «È l’erba che chiama.~+:~ Una pianta tagliata manda quell’odore, e le vicine capiscono e si preparano.» {name} si chinò sul prato accanto.~+, e~ Gli disse che stava benissimo così.`,
    three: `«Conta i grilli» disse {pal}. Contarono. «Adesso che cosa so?» chiese {name}. «Quanto fa caldo.~+:~ Più la sera è calda, più il grillo canta in fretta.» {name} ascoltò ancora. «Allora quelli della siepe si sono appena tolti il maglione.»`,
  },
  places: {
    alley: {
      noun: il('vicolo'),
      arrive: `Dietro le case correva il vicolo, dove la via tiene quel che davanti non mostra. C’era un divano con dentro una felce.~+, e~ Le case, da dietro, parevano gente senza scarpe.`,
    },
    store: {
      noun: il('negozio all’angolo'),
      arrive: `Il negozio all’angolo era chiuso, ma non dormiva.~, e~ In fondo un frigo ronzava e faceva luce al latte.~+, e~ In vetrina, fra i meloni, stava il gatto che fa le notti. Faceva il melone.`,
    },
    playground: {
      noun: il('parco giochi'),
      arrive: `Al parco giochi le altalene dondolavano ancora un poco, con nessuno sopra. Nella sabbia qualcuno aveva scavato una buca fino all’altra parte del mondo.~+, e~ Si era fermato per cena, quasi arrivato.`,
    },
    garden: {
      noun: elided('orto dei fagioli', 'm'),
      arrive: `Fra le ultime due case c’erano gli orti, un quadrato ciascuno, con lo spago. I fagioli salivano sui pali, i pomodori si appoggiavano a tutto.~+, e~ Una zucca era uscita da sotto la rete.`,
    },
  },
  helpers: {
    gnome: {
      noun: lo('gnomo da giardino'),
      trouble: `Su un prato sedeva uno gnomo da giardino col cappello rosso, e pescava in un’aiuola. «Abboccano?» chiese {name}. «Sessant’anni a primavera» disse lo gnomo. «Non per lamentarmi, ma credo che l’acqua non ci sia.»`,
      help: `Accanto ai gradini c’era un tubo.~+, e~ {name} riempì la ciotola del cane.~, e~ La misero fra le petunie, giusto sotto l’amo. Ci cadde un petalo, girò.~+, e~ Restò preso.~, e~ La lenza tremò. «Che nessuno si muova» disse lo gnomo.`,
      gift: `Lo gnomo aveva preso un petalo. «Prendete l’altra canna» disse. «A chi pesca così non ne servono due.» Era lunga come un cucchiaio, con in cima uno spillo piegato. «È molto bella» disse {name}. «Si allunga» disse lo gnomo.`,
      back: `{name} accorciò la canna e la rese. «Fermi» disse lo gnomo. «Abbocca.» Nella ciotola, nell’acqua, c’era la luna. «È la terza volta, stasera» disse.~+, e~ Pianissimo la lasciò andare.`,
      comes: `*Toc, toc, toc*, arrivò uno gnomo da giardino con la canna da pesca, e guardò {being} da sotto il cappello. «Può darsi che abbocchi» disse, e calò la lenza. Aspettarono.~+, e~ Non abboccò nessuno. «Ci sono abituato» disse, e si sedette.`,
      bye: `Lo gnomo non alzò gli occhi dalla lenza, ma sollevò il cappello, con l’amo, e lo rimise giù.`,
    },
    raccoon: {
      noun: il('procione'),
      trouble: `Sotto una siepe sedeva un procione con una tortiera sulle ginocchia. «Non sono un ladro» disse. «È solo la faccia. Questa l’avevano buttata, e voglio renderla.~+:~ Tre notti che striscio fin là, e tre notti che mi gridano.»`,
      help: `Il procione mostrò come faceva, pancia a terra. «Hai provato in mezzo al vialetto» disse {name} «e a bussare?» Il procione ci andò, su due gambe, e bussò. «La mia tortiera!» disse una voce.~+, e poi~ «Ma si accomodi.»`,
      gift: `Il procione uscì con la torta sulla mascherina. «Questo è per voi.» Era un copriteiera a righe, come un’ape, col buco per il beccuccio. «Non abbiamo la teiera» disse {name}. «Nemmeno io. Ma sentite: si è tenuto caldo, caso mai.»`,
      back: `In una finestra accesa sedeva il procione, col tovagliolo. «Il mio copriteiera?» chiese. «C’è uno che ci dorme» disse {name}. «Dal beccuccio esce un orecchio?» «Uno.» «Allora è messo bene. Mi vogliono anche giovedì.»`,
      comes: `Da dietro l’angolo venne un procione.~+, e~ Guardò {being} davanti e di dietro. «Da noi la prima cosa è lavare» disse.~, e~ Portò un piattino d’acqua, e lavò l’aria lì accanto. «Più pulito è più pulito» disse il procione, e rimase.`,
      bye: `Il procione si lavò le mani al buio, prima una e poi l’altra, e salutò con tutte e due.`,
    },
    pigeon: {
      noun: il('piccione viaggiatore'),
      trouble: `Su una macchina stava un piccione con un numero alla zampa. «Sono un piccione viaggiatore. Mollatemi a quattrocento miglia, e per pranzo sono a casa.» «E allora?» chiese {name}.~, e~ Lui abbassò la voce. «Non ditelo in giro.~+:~ Mi sono perso.»`,
      help: `«C’è un tetto verde» disse il piccione, guardando le colline, «e un signore che fischia.» {name} lo prese per le spalle e lo girò.~, e~ Il tetto verde era quello accanto. «Oh» disse il piccione. «A noi hanno insegnato solo lontano.»`,
      gift: `Il piccione andò a casa a piedi, erano undici passi, e tornò con una penna. «È un po’ storta» disse {name}. «È lo storto che sa» disse il piccione. «Si tiene in piano sulla mano, e si gira verso chi vi aspetta.»`,
      back: `Sul tetto verde c’era il piccione. «Si girava?» chiese. «Ogni volta» disse {name}, e alzò la penna, che si girò verso di lui e stette ferma.~, e~ Dentro un signore fischiava. «Sono io» disse il piccione. «Quello aspettato sono io.»`,
      comes: `Un piccione si posò sulla ringhiera, tutto impettito. «Porto messaggi» disse. «Questo per chi è?» Provò ad alzare {being}.~+, ma~ Da terra si staccò soltanto il piccione. «Aspetto» disse. «Ci vuole il francobollo.»`,
      bye: `Il piccione disse buonanotte dal suo tetto, impettito, e prima di afflosciarsi dormiva.`,
    },
  },
  objects: {
    rod: {
      noun: la('canna da pesca'),
      use: `«Si allunga» disse {name}, e prese la piccola canna dai due capi. Si allungò, e ancora, finché lo spillo non si vide più.~+, poi~ Lassù lo spillo si agganciò, con un clic. Girarono il mulinello.~+, e~ A venire su furono loro.`,
    },
    cozy: {
      noun: il('copriteiera'),
      use: `{name} tirò fuori il copriteiera a righe, caldo come se avesse appena lasciato una teiera. Scese sulla testolina fredda.~+, e~ Dal buco del beccuccio uscì un orecchio.~, e~ Dentro le righe qualcuno disse «Mm».`,
    },
    feather: {
      noun: la('penna storta'),
      use: `{name} posò la penna sulla mano aperta. All’inizio stava lì, come una penna. Poi lo storto si alzò.~+, e~ Andò un po’ a sinistra e un po’ a destra, come un cane al guinzaglio. «Allora è di là che qualcuno aspetta» disse {pal}.`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Qui due siepi erano cresciute sopra il sentiero, lampione e tutto.~+, e~ C’era così buio che ne uscì un gatto.~+, e~ Poi si vide che erano due. «Tu ci vedi, al buio» disse {name} al secondo. «Lì no» disse il gatto.`,
        after: `Ecco dove vanno le palle perse! La siepe ne era piena: palle da tennis, e una rossa coi segni dei denti. Passando ne fecero rotolare fuori più che potevano.~+, e~ Giù per la discesa la via si riprendeva le sue estati.`,
      },
    },
    reach: {
      one: {
        meet: `Di traverso c’era uno steccato, alto il doppio di chiunque, senza cancello e senza un buco. SI PREGA DI NON, diceva un cartello in cima. {name} saltò.~+, ed~ Ebbe una bella vista di altro steccato.`,
        after: `Dall’alto dello steccato si vedevano tutti i cortili insieme. Davanti quelle case erano tutte uguali.~+, e~ Da qui non ce n’erano due che si somigliassero. In uno, sotto una fila di lampadine, un signore ballava piano con un cane.~+, e~ Scesero senza far rumore.`,
      },
    },
    call: {
      one: {
        meet: `Qui gli irrigatori erano accesi, sette in fila, di traverso al marciapiede. Su una veranda, accanto al rubinetto, una vecchia signora dormiva sulle parole crociate. «Scusi!» chiamò {name}. *Zip, zip, zip*, fecero gli irrigatori.`,
        after: `«Non dormivo!» gridò la vecchia signora. «Pensavo!» Girò il rubinetto, e i sette irrigatori si inchinarono. «Già che ci siete: sette lettere, *si mette per dormire*.» {name} ci pensò. «*Pigiama.*» La signora contò con la matita.~+:~ Lei aveva messo *sardina*.`,
      },
    },
    soft: {
      one: {
        meet: `Sul marciapiede stava un cucciolo con una medaglietta enorme, così bagnato e tremante che faceva tin tin tin. «Sono un cane da guardia» disse. «Di qui non si passa.~+, e~ Tremo perché sono feroce. O fa anche un po’ freddo?»`,
        after: `La medaglietta aveva smesso. «Vi avrei morso» disse il cucciolo, a occhi chiusi, «ma solo nella stringa.» Arrivò un signore con una pantofola, si abbottonò il cane da guardia nella vestaglia.~+, e~ Lo portò dentro, all’indietro, che faceva la guardia.`,
      },
    },
    way: {
      one: {
        meet: `Qui si incontravano cinque strade: via delle Prugne, vicolo delle Prugne, corte delle Prugne, largo delle Prugne, e Prugne e basta. Sotto i cartelli c’era un ragazzo in bicicletta, con una pizza. «Ci vengo ogni sera» disse. «Calda non l’ho mai portata.»`,
        after: `Era corte delle Prugne.~:~ Le case stavano in cerchio, e ogni cassetta della posta era la stessa casa, in piccolo. «Ci avete trovati!» disse un signore, stringendo la mano a tutti.~+, e~ Dietro, per la prima volta al mondo, arrivò la pizza calda.`,
      },
    },
  },
};

export const restless: SeenTelling<ItalianNoun> = {
  noun: il('furgone dei gelati'),
  title: `il furgone dei gelati`,
  sign: `*Tin tin tirintin*, faceva il furgone dei gelati, giù per via delle Biglie. Era buio, l’ora del gelato era passata da un pezzo.~+, ma~ Faceva il giro dell’isolato e ritornava. «È l’undicesima volta» disse qualcuno coi bigodini, e chiuse un’altra finestra.`,
  trace: `Sulla strada c’era una goccia verde, fredda, appiccicosa e dolce.~, e~ Seguirono le gocce dietro un angolo e un altro, fino a dove avevano cominciato. «Il furgone gira in tondo» disse {name}. «Verde e dolce, che cos’è?» «Piselli» disse {pal}, «a voler essere buoni.»`,
  found: `Dall’ultimo angolo di via delle Biglie spuntò il furgone dei gelati, da solo. Quando li vide frenò così forte che saltarono tutti i coni. «Gelato?» disse. «Qualcuno è uscito! Ormai corrono soltanto alle finestre.»`,
  near: `*Tin tin tirintin!* Proprio contro il cancello c’era il furgone dei gelati, dopo undici giri dell’isolato. «C’è qualcuno in piedi?» chiese. «Che bello. Gli altri hanno tutti una finestra da chiudere.» *Tin*, fece la trombetta. «Scusate. Mi scappa.»`,
  first: `«La canzone teniamola dentro» disse {name}, e infilò un calzino nella trombetta sul tetto del furgone. Il furgone tacque.~+, e~ Cominciò a gonfiarsi. *Mmf*, fece il cofano.~+, poi~ Il calzino volò via. «Da qualche parte» disse il furgone «deve uscire.»`,
  second: `«Suonala fino in fondo» disse {pal}, «e poi smetti.» «Qual è il fondo?» chiese il furgone. Suonò, e ascoltarono. «Adesso!» disse {pal}.~+,~ Ma era già il principio. «Sta su un rullo» disse il furgone, «e gira, come il bucato.»`,
  why: `«Me n’è rimasto uno, al pistacchio» disse il furgone dei gelati. «Prima che sia finito non posso tornare.~+, e~ Allora giro, e suono. Una volta correvano fuori.~+, e~ Adesso chiudono le finestre. Se smetto di suonare, in nessuna casa c’è uno che guardi fuori.»`,
  settled: `Il furgone dei gelati fermò la canzone.~+, e~ Il finestrino si alzò.~+, e~ C’era l’ultimo, verde. «Siamo qui per te» disse {name}. «Tre cucchiaini, per favore.» Sapeva di noci, di neve e di verde.~+, poi~ Il furgone appese un cartello, FINITO. I suoi fari si chiusero a metà.`,
};

export const wonder: SeenTelling<ItalianNoun> = {
  noun: la('prima lucciola'),
  title: `la prima lucciola`,
  sign: `Una sera all’anno, in fondo alla via, le lucciole escono dall’erba alta. Una dev’essere la prima.~+, e poi~ Cominciano tutte.~, ed~ Era stasera. {name} ci aveva dormito sopra in quattro pigiami diversi.`,
  trace: `Dentro una siepe qualcuno faceva un discorso. «Buonasera. No. Buonasera *a tutti*.» Scostarono i rami.~+, ma~ Non c’era nessuno.~, ma~ Una foglia dondolava ancora. «È calda» disse {name}, «come una lampadina appena spenta.»`,
  found: `Dove finiva il marciapiede cominciava l’erba alta.~+, e~ Lì, in file, sedeva tutta via delle Biglie, in sdraio e vestaglia. Sul filo d’erba più lungo c’era una lucciola, con le ali ripiegate sulla lampada, come chi si siede su una lettera.`,
  near: `Sul corrimano dei gradini sedeva una lucciola, spenta.~:~ Era la prima, quella che deve cominciare.~, e~ Sull’erba aspettava tutta la via, sulle sedie. «Non dite che mi avete vista» disse la lucciola.`,
  first: `«Prova qui dentro» disse {name}, e fece un buio con due mani. La prima lucciola entrò.~+, e~ Si accese una lucina, e tutte le dita furono rosse. «Oh, tutte rosse!» gridò la lucciola, e si spense. «Sono solo dita» disse {name}.`,
  second: `«Al tre ti accendi» disse {pal}. «Uno. Due. Tre.» Niente. «Prima o dopo il tre?» chiese la lucciola. «Sul tre» disse {pal}. «È lungo» disse la lucciola. «C’è il *tr*, e poi la *e*.» Si accordarono per la *e*. «Uno, due» disse {pal}. «E adesso che viene?»`,
  why: `«Le altre si accendono e si spengono» disse la prima lucciola. «La mia ha un buco.~+:~ Faccio luce luce, poi c’è il buco, poi luce. Sono venuti con le sedie.~+, e~ Ho solo questo da mostrare. E se lo mostro, e resta buio?»`,
  settled: `La prima lucciola tolse le ali dalla lampada. Luce luce. Il buco. Luce. Non scricchiolò una sedia. Restò buio.~+, e poi~ Laggiù, accanto all’ultima cassetta: luce luce, buco, luce. E si accese tutta l’erba, ogni luce con un buco dentro.`,
};
