import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { elided, il, la, type ItalianNoun } from '../noun.ts';

export const setting: FirstSetting<'arctic', ItalianNoun> = {
  tiny: { noun: il('lemming') },
  home: [
    `La casa di {name} era rossa, e stava nella neve su otto gambe corte. La sera il vento passava là sotto.~+, e~ Sopra, in cucina, era caldo e giallo.`,
    `Quattro fili tenevano giù sulla neve la casa di {name}, uno per angolo.~, e~ La sera si tirava una tenda rossa davanti al letto.~+, e~ Si ascoltava passare il vento.`,
  ],
  back: `Tornarono nelle loro orme, che la neve aveva conservato. *Scric, scric*, faceva ogni passo.~+, e~ Nessuno li aveva usati, intanto. Lontano brillava una finestra gialla, come un francobollo.~+:~ Era la cucina di {name}.`,
  night: {
    dark: `D’inverno, lassù, il sole non tramonta.~+, perché~ Non è mai sorto. C’è solo una striscia di blu, a sud, come un nastro.~+, e~ Adesso qualcuno la sfilò. Il freddo fece un passo avanti, le stelle due.`,
    deep: `Ormai la notte era fonda quanto può.~:~ Le colline stavano bianche sotto le stelle.~+, e~ Sulla baia pendeva una luce verde, larga, che si piegava e si piegava, come un lenzuolo da mettere via.`,
  },
  hush: {
    one: `Per primi smisero i cani da slitta. Tutta la sera avevano cantato in nove. Uno lasciò perdere, poi due, poi cinque.~+, e~ L’ultimo cantò ancora un po’ da solo, prima di accorgersene.`,
    two: `Poi fu il ghiaccio. Quando cresce si lamenta un poco, come le gambe. *Om*, laggiù nella baia, e *om*. Diede una spinta a destra e una a sinistra.~+, ed~ Ebbe tutto il posto che voleva.`,
    three: `Per ultima la brina sul vetro, che di notte disegna, e la si sente. Disegnò una felce, e sulla felce una felce, e una così piccola che non c’era più posto.~+, e~ Lì posò la matita.`,
  },
  facts: {
    one: `«Di che colore è l’orso polare?» chiese {pal}. «Bianco» disse {name}. «Nemmeno un pelo» disse {pal}. «I peli sono trasparenti come vetro, e sotto la pelle è nera.» «Allora è un orso nero con la pelliccia di vetro.»`,
    two: `Accanto a un buchetto nella neve {name} si fermò. «Non hanno freddo, lì sotto?» «È il posto migliore» disse {pal}. «La neve è piena d’aria, e l’aria ferma è una coperta. I lemming ci passano l’inverno coi piccoli.» Fecero il pezzo dopo in punta di piedi.`,
    three: `«D’estate le renne hanno il fondo degli occhi d’oro» disse {pal}. «D’inverno diventa blu, perché il blu raccoglie meglio il buio.» {name} spalancò gli occhi. «I miei come sono?» {pal} guardò a lungo. «Assonnati» disse.`,
  },
  places: {
    arch: { noun: elided('arco di balena', 'm'), arrive: `Due vecchie mandibole di balena stavano nella neve, punta contro punta, come un cancello. Di muri non ce n’era.~+, ma~ Ci passarono sotto lo stesso, perché girarci intorno pareva scortese.` },
    spring: { noun: la('sorgente calda'), arrive: `Davanti a loro la neve fumava.~, e~ In mezzo c’era una sorgente calda, come una vasca.~+, e~ Sapeva un poco di uova. {name} ci mise dieci dita fredde.~+, e~ Ne tirò fuori dieci calde.` },
    station: { noun: la('capannina del tempo'), arrive: `Nella neve c’era una cassetta bianca, dove la gente tiene il tempo.~, e~ Dentro un ago disegnava il freddo su un rotolo. {name} ci soffiò sopra.~+, e~ L’ago saltò.~, e~ Qualcuno si sarebbe chiesto chi era così caldo.` },
    lake: { noun: il('lago gelato'), arrive: `Il lago era gelato, spesso come un muro, e ci si vedeva dentro.~, e~ Le bolle stavano impilate come monete. {name} fece scivolare uno stivale. *Piuu*, disse il lago.~+, e~ La voce cominciò lì e finì sull’altra riva.` },
  },
  helpers: {
    fisher: {
      noun: la('pescatrice del ghiaccio'),
      trouble: `Accanto a un buco nel ghiaccio, su un secchio, sedeva una donna con nove maglioni. «Mi alzerei a dire buonasera» disse, «ma temo che si alzi anche il secchio.» Ci era gelata sopra, poco prima di cena.`,
      help: `{name} tirò la donna, {pal} il secchio.~+, e~ Girarono tutti in tondo. «Che c’è nel bidone?» chiese {name}. «Tè» disse la pescatrice, «per quando torno.» Lo versarono intorno al bordo. *Cric*, disse il secchio.~+, e~ Mollò con garbo.`,
      gift: `Dalla neve la pescatrice del ghiaccio prese il tondo del suo buco, chiaro come acqua. «Ma è ghiaccio» disse {name}. «Sì» disse lei. «La luce entra magra da qui, ed esce grassa di là.»`,
      back: `La pescatrice del ghiaccio stava sulle sue gambe. {name} le rese il tondo, sottile come una moneta.~+, e~ Chiuse il buco come un bottone. «Buonanotte, pesci» disse.~+, e~ Andò a casa camminando, proprio camminando.`,
      comes: `Passò la pescatrice del ghiaccio col secchio. «Un pesce aiuta?» chiese {being.a}, e ne porse uno duro come un righello.~, ma~ Non aiutava.~+, così~ Si sedette sul secchio, a vedere che cosa aiuta.`,
      bye: `La pescatrice del ghiaccio disse buonanotte ai pesci, giù per il buco, e poi a quelli di sopra.`,
    },
    reindeer: {
      noun: la('renna'),
      trouble: `Una renna stava lì con la testa piegata, come una domanda. «Noi bene, grazie» disse {name}. «Non ho chiesto» disse la renna. «Un corno mi è caduto, l’altro non vuole. La testa pende.~+, e~ Tutti mi raccontano qualcosa.»`,
      help: `«Prude?» chiese {name}, perché i denti che dondolano prudono. «Ora che lo dici» disse la renna. {name} strofinò la radice del corno con una manciata di neve. *Toc.*~;~ Cadde.~+, e~ La testa tornò dritta.`,
      gift: `«Tenetelo» disse la renna. «Ogni anno ne metto due nuovi, come le unghie.» Era lungo come una scopa, bruno, con un uncino in cima.~+, e~ A portarlo si attaccava a tutto.`,
      back: `La renna stava distesa a testa dritta. «Stasera non mi ha raccontato niente nessuno» mormorò. {name} le posò accanto il corno.~+, e~ Gli occhi si chiusero, tutti e due alla stessa altezza.`,
      comes: `Passò una renna con la testa piegata.~, e~ Dal suo unico corno pendeva la cena.~+, e~ La posò davanti {being.a}. Non successe niente. «Ne resta di più» disse la renna.~+, e~ Rimase a masticare e a guardare.`,
      bye: `<toddler: La renna disse buonanotte a testa piegata, tutti la presero per una domanda, e risposero di sì.|La renna disse buonanotte a testa dritta, e nessuno le raccontò più niente.>`,
    },
    fox: {
      noun: la('volpe bianca'),
      trouble: `Sopra la neve spuntò un orecchio bruno, con sotto nessuno.~, ma~ Da vicino intorno c’era una volpe, bianca come la neve. «Mi vedono tutti» disse. «Per l’inverno sono diventata bianca, tranne quest’orecchio, che non ascoltava.»`,
      help: `La neve scivolava via.~+, e allora~ {name} pensò al fiato. *Haaa*, sulla punta, e *haaa*, di dietro. Il freddo acchiappò ogni fiato.~+, e~ Pelo dopo pelo l’orecchio diventò brina.`,
      gift: `La volpe bianca scavò, e tirò su una palla di lanugine bruna, con un rametto dentro. «È il mio cappotto d’estate» disse. «Prima di giugno non mi serve.~+, e~ Scusate il colore.» Pareva quella cosa che vive dietro i letti.`,
      back: `«Sera» disse la neve. {name} le mise davanti il cappotto d’estate. Un pezzo di neve si alzò, girò tre volte.~+, e~ Ci si stese sopra. Calarono due orecchie.~+, e~ Potevano essere neve tutte e due.`,
      comes: `Passò una volpe bianca. «Posso prestarti la coda» disse {being.a}. Era una coda bellissima.~+, ma~ Faceva soltanto il solletico.~+, e~ Allora se la rimise sui piedi, e restò.`,
      bye: `<toddler: La volpe disse buonanotte, e a lungo si vide un orecchio bruno che tornava a casa da solo.|La volpe disse buonanotte da molto vicino, e nessuno, con sua gioia, capì da dove.>`,
    },
  },
  objects: {
    pane: { noun: il('tondo di ghiaccio'), use: `{name} alzò il tondo di ghiaccio, e lo girò finché ci entrò una stella. Entrò magra e uscì grassa.~+, e~ Fece una macchia bianca come un piatto di latte.~, e~ Dovunque puntava c’era qualcosa da vedere.` },
    antler: { noun: il('corno di renna'), use: `Il corno andò su, l’uncino avanti.~+, e~ Si attaccò al primo colpo, dato che attaccarsi era il suo mestiere.~, e~ Poi salirono, un ramo dopo l’altro. Da portare era scomodo, perché era una scala.` },
    coat: { noun: il('cappotto d’estate'), use: `Venne fuori il cappotto d’estate, rametto e tutto. Lo tirarono per i bordi finché fu una coperta.~+, e~ Girò due volte intorno al piccolo infreddolito.~, e~ Fuori restò solo un naso. «Sa di luglio» disse il naso.` },
  },
  gates: {
    light: {
      one: {
        meet: `Qui dal monte era sceso un ghiacciaio.~+, e~ La strada ci passava sotto. Alla porta era blu, e dietro nero. «Ehilà» chiamò {name}. «Ehilà?» disse il buio. «Ti somiglia» disse {pal}, «ma è meno convinto.»`,
        after: `Lungo le pareti c’erano bolle in fila, piccole come semi di papavero, con dentro aria di mille anni. Una si aprì accanto all’orecchio di {name}. *Tip.*~;~ Sapeva proprio di stasera.~, e~ Poi venne il fondo, tondo, con le stelle.`,
      },
    },
    reach: {
      one: {
        meet: `Qui il mare aveva spinto il ghiaccio a riva, blocco su blocco, fino a farne un muro.~, ed~ Era alto come due persone.~+, e~ Ogni spigolo scivolava. «D’estate sarà più basso» disse {pal}, guardando su.`,
        after: `Dall’alto si vedevano le loro orme, tutte a onde. «Credevo che si andasse dritto» disse {name}. Di là il vento aveva fatto uno scivolo di neve.~, e~ Ci si sedettero in cima.~+, e~ Al resto pensò lui.`,
      },
    },
    call: {
      one: {
        meet: `Fra due pareti di ghiaccio c’era un passaggio, e nel passaggio una collina, bianca, con le zampe, che andava su e giù. «Permesso» disse {name}. La collina era un orso addormentato.~+, e~ Sorrise, ma a un sogno.`,
        after: `Si aprì un occhio. «È colazione?» chiese l’orso. «Fra molte ore» disse {name}.~+, poi~ Si accorse di essere in una porta.~+, e~ Si girò, zampe e tutto, come un tappeto che si arrotola. Ecco il passaggio.`,
      },
    },
    soft: {
      one: {
        meet: `Qui la pista era larga quanto una slitta.~+, e~ In mezzo sedeva un cucciolo con i finimenti, e suonavano tutti i campanelli. «Aspetto la mia slitta» disse. «I cani da slitta non hanno freddo.~+:~ A tremare sono i campanelli.»`,
        after: `«I campanelli sono stanchi» disse il cucciolo, e infatti tacevano. Si spostò di un cucciolo esatto.~+, e~ Poi vennero una lampada, una slitta, e una mamma che lo lavò due volte.`,
      },
    },
    way: {
      one: {
        meet: `Qui nove pali segnavano la strada.~+, ma~ Il vento li aveva tirati su, e stavano sparsi come matite, ognuno a indicare altrove. «Di tutti questi bianchi» disse {name} «qual è il nostro?»`,
        after: `Duecento passi più in là c’era un decimo palo, sfuggito al vento, con in cima una muffola perduta. Dopo veniva una pista di slitte, dura come una strada.~+, e~ I piedi ne furono contenti.`,
      },
    },
  },
};

export const restless: SeenTelling<ItalianNoun> = {
  noun: il('gallo'),
  title: `il gallo`,
  sign: `*Chicchirichììì!* Fuori sulla neve cantava un gallo. Così a nord i galli non li tiene nessuno.~+, ma~ Questo era arrivato per sbaglio, in una cassa con scritto CIPOLLE. Ogni notte chiamava il mattino, e il mattino non veniva.`,
  trace: `Nella neve c’erano orme a tre dita, a coppie: due, poi un metro di niente, poi due. «Un gallo cammina, destra, sinistra» disse {pal}. «Questo va su» disse {name}, «e un po’ dopo torna giù.»`,
  found: `In mezzo al ghiaccio, su un bidone, stava il gallo, l’unica cosa arancione per mille miglia.~, e~ Si gonfiò fino agli occhi. *Chicchirichììì!* Il canto gli staccò i piedi dal bidone.~+, e~ Guardò il cielo.~+, che~ Era semmai più scuro.`,
  near: `Sulla ringhiera dei gradini sedeva un gallo, piccolo e arancione, col ghiaccio sulla cresta. Prese fiato fino alla cresta. *Chicchirichììì!* Guardò il buio.~+, ed~ Era sempre buio. «Scusate» disse il gallo. «Un momento ancora.»`,
  first: `«Con un panno sopra» disse {pal} «gli uccelli credono che sia notte.» La sciarpa di {name} coprì il gallo. «Qui si è fatto buio» disse, dentro. «Anche là fuori. E il mattino dov’è?» Il canto che seguì fece volare via la sciarpa.`,
  second: `«Sai farlo più piano?» chiese {name}. «Certo» disse il gallo, e si gonfiò fino alle ginocchia. «Chicchi» disse, «chicchi.» Poi fece una faccia stupita. «Ne è avanzato» disse. *RICHÌÌÌ!*`,
  why: `«Da noi io chiamavo, il sole saliva, e la prima cosa che faceva era guardarmi» disse il gallo. «Qui non sale niente.» Si guardò i piedi. «Se smetto, in tutto questo buio non mi guarda nessuno.»`,
  settled: `Il gallo si scrollò il ghiaccio dalla cresta, e non cantò. «Voi mi guardate» disse. «Per te siamo venuti fin qui» disse {name}. «Il sole dorme.~+:~ Si alza per conto suo.» «*Dorme?*» disse il gallo. «E io che *gridavo*!» E pianissimo, per non svegliarlo, mise la testa sotto l’ala.`,
};

export const wonder: SeenTelling<ItalianNoun> = {
  noun: elided('iceberg', 'm'),
  title: `l’iceberg`,
  sign: `Una notte all’anno il vecchio iceberg della baia si gira, ed era questa. Quel che stava su va giù.~+, e~ Quel che stava giù viene su. Sotto è blu, dicono. {name} aveva visto solo la cima.~+, che~ È bianca come tutto il resto.`,
  trace: `Da lontano venne un suono, largo e basso. *Ooh.* Dopo quaranta passi, di nuovo. *Ooh.* «Qualcuno è stupito» disse {name}. «Sono tanti» disse {pal}. «Ma chi si stupisce della stessa cosa ogni quaranta passi?»`,
  found: `Nell’acqua nera della baia stava l’iceberg, bianco come un dente. Era venuto tutto il nord: davanti le foche, sulle foche i gabbiani. L’iceberg si piegò, tutti fecero «ooh».~+, e~ Si raddrizzò.`,
  near: `Proprio sotto la casa stava l’iceberg, bianco come un dente.~+, e~ Intorno sedevano in fila le foche, a mento alzato. Si piegò un poco, le foche fecero «ooh», e tornò dritto. «Non ancora» disse. «Ci sto pensando.»`,
  first: `«Se si conta è più facile» disse {name}. Uno, due, tre. L’iceberg si piegò, e con lui tutti, e si fermò. «Parto *al* tre» chiese «o *dopo* il tre?» Bisognò discuterne.~+, e~ Intanto era tornato dritto.`,
  second: `«È come girarsi nel letto» disse {name}, e si stese sulla neve a mostrarlo: ginocchio, gomito, e via. L’iceberg guardò con attenzione. «Molto bello» disse. «E che cos’è un ginocchio?»`,
  why: `«Sopra sono bianco, e il bianco piace» disse l’iceberg, a voce bassa. «Ma sotto è tutto gobbe.~+, e~ Sono venuti fin qui. E se mi giro, e dicono che era più bella la parte vecchia?»`,
  settled: `L’iceberg respirò e si piegò.~+, e~ Questa volta non tornò dritto.~+:~ Si girò, piano, come uno nel letto.~,~ E sotto era così blu che ci si vedevano le stelle. «Ancora» disse la foca più piccola.`,
};
