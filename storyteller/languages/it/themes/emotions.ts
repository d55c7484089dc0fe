import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name} e {title}`,
  want: [
    `Quando i cugini ripartirono, qualcosa cominciò a girare nella pancia di {name}.~, ma~ Fame non era.~+, perché~ La cena c’era stata. {name} voleva sapere stasera come si chiama quel girare, e aveva un’etichetta di carta per scriverci il nome. E se girava tutta la notte?`,
    `I cugini erano tornati a casa.~+, e~ Subito, nella pancia di {name}, qualcosa si era messo a girare in tondo. «Come si chiama?» Nessuno lo sapeva. [Avevano provato con *fame*, e con *sugo*.] A un bottone era appesa un’etichetta vuota, e {name} ci voleva il nome stasera. E se girava fino a domani?`,
  ],
  setoff: `{name} si fermò, con una mano sulla pancia. «Quel rumore gira proprio come questa cosa qui dentro.» «E lui lo sa come si chiama?» chiese {pal}. «Vado a chiederglielo.» Su il cappotto, con l’etichetta davanti.~+, e~ La porta si chiuse dietro a tutti e tre: {name}, {pal} e la cosa.`,
  stay: `In pigiama, con l’etichetta al collo, {name} si sedette dove smette la lampada. «Quel rumore fa i giri come la mia pancia.» «Allora saprà come si chiama» disse {pal}. «Chiediamo.»~+, ma~ Chiamarlo non serviva.~+, perché~ Il rumore stava arrivando per conto suo.`,
  remind: `«Io ne conoscevo uno» disse {pal} «che si chiamava *mi scappa la pipì*.» {name} sentì, con la mano aperta. «No, non è quello.» «Oppure è *quasi il mio compleanno*.» {name} sentì ancora.~+, e~ Un poco gli somigliava, però girato al contrario. [Sull’etichetta non andò niente, ma era acqua, fuochino.]`,
  refrain: {
    first: `A una pancia si può cantare, se ci si piega.~+, e~ {name} si piegò:\n«Cosa che giri, un nome ce l’hai?\nGiri e rigiri, e non smetti mai.»`,
    again: `Aveva fatto undici giri.~+, e~ Al dodicesimo glielo chiesero:\n«Cosa che giri, un nome ce l’hai?\nGiri e rigiri, e non smetti mai.»`,
    third: `Adesso ce n’era uno dentro e uno fuori.~+, e~ Lo chiesero dentro e fuori:\n«Cosa che giri, un nome ce l’hai?\nGiri e rigiri, e non smetti mai.»`,
    last: `{name} si piegò e cantò alla pancia.~+, e~ Per la prima volta non era una domanda:\n«Cosa che giri, un nome ce l’hai.\nSiediti pure, sto bene se stai.»`,
  },
  try: `{name} mostrò l’etichetta. «Quale sei? Fame?» «Può darsi benissimo» disse {being}. «O rabbia? [O male a un piede?]» «Mi sa che sono anche quella. Posso essere tutto?»~, e~ Dovette ricominciare da capo, una volta per ciascuno.`,
  easy: `«Chiamala *fame*» disse {pal}. «Così ci danno pane e marmellata.» Era dolce, la marmellata.~+, e~ La cosa nella pancia si sarebbe messa giù.~, ma~ Per {being} niente marmellata, e avanti fino a domani. {name} aveva già la bocca aperta, per la parola, o per la fetta.`,
  resolve: `«Si chiama *nostalgia*» disse {name}. «È dei cugini.» «Ed è per questo che gira?» chiese {pal}. «Gira finché qualcuno non la chiama.» Sull’etichetta andò *nostalgia*.~+, e~ Nella pancia di {name} la cosa si mise a sedere. [Voleva soltanto non essere presa per fame.]`,
  bed: `L’etichetta pendeva dal letto, con una parola sopra. Nella pancia di {name} la nostalgia non girava più.~+, ma~ Stava acciambellata come un gatto. Lontano, ciascuno nel suo letto, si acciambellavano i cugini.`,
};

export const wonder: ArcTelling = {
  title: `{name} e {title}`,
  want: [
    `Da colazione {name} aveva nella pancia qualcosa che stava in punta di piedi. Era un evviva, o era un ohi? A saperlo poteva essere un bottone, con una faccia da evviva e una da ohi. {name} lo voleva sapere stasera.~+, ma~ Se usciva ohi?`,
    `La cosa stava in punta di piedi nella pancia di {name}.~+, e~ Doveva essere un evviva o un ohi. Per questo c’era il bottone, con la faccia dell’evviva davanti e quella dell’ohi di dietro. {name} voleva deciderlo stasera. [Il bottone prendeva tempo.] E se alla fine era un ohi?`,
  ],
  setoff: `«È stasera! È per questo che sta in punta di piedi!» disse {name}, e girò il bottone. Evviva, disse.~+, e poi~ Ohi, disse. «Non lo sa neanche lui» disse {pal}. «Tocca andare a vedere.»~, e così~ Uscirono, in cappotto e in punta di piedi.`,
  stay: `«È stasera! È per questo che sta in punta di piedi!» disse {name}. Si sedettero in pigiama dove finisce la lampada, col bottone in mezzo.~+, e~ Disse evviva.~+, ma~ {pal} lo girò, e disse ohi. [«Allora siamo in tre a non saperlo.»] E nella pancia di {name} la cosa si alzò ancora un po’.`,
  remind: `«Come sta messa?» chiese {pal}. {name} guardò il bottone, che disse evviva. «Adesso su una gamba sola.» «Ce l’ho anch’io» disse {pal}. «Saltella. Pensavo che fosse il pranzo.» Girarono il bottone anche per {pal}.~+, e~ Uscì un ohi. [«Mi piace abbastanza» disse {pal}.]`,
  refrain: {
    first: `Si salta una volta per l’evviva e una per l’ohi, oppure salta la pancia:\n«Sarà un evviva, sarà un ohi?\nIn punta di piedi, e si vedrà poi!»`,
    again: `Avvicinandosi cresceva.~+, e~ Bisognava farne uscire un po’:\n«Sarà un evviva, sarà un ohi?\nIn punta di piedi, e si vedrà poi!»`,
    third: `Ormai ce l’avevano tutti, si capiva dai talloni.~+, e~ Cantarono a voce bassa:\n«Sarà un evviva, sarà un ohi?\nIn punta di piedi, e si vedrà poi!»`,
    last: `Dopo, scendendo dalle punte, la cantarono come doveva andare:\n«Era un evviva, era un ohi:\ngiù dalle punte, riposa con noi.»`,
  },
  try: `«Ce l’hai anche tu» disse {name}. «Chiedi al bottone.» Lo scossero fra due mani, per {being}.~+, e~ Disse ohi. «Al meglio di tre.» Ohi. Arrivarono al meglio di undici.~+, e~ Undici volte fu ohi. «Sembra sicuro» disse {being}. [{pal} era del parere che si fosse inceppato.]`,
  easy: `Girarono il bottone, che disse ohi. «Adesso lo sai» disse {pal}.~, e~ La pancia poteva scendere dalle punte.~+, e~ Si poteva smettere di aspettare. Quel che aveva {being}, però, non l’avrebbe visto nessuno. «Ohi» disse {name}, per sentire come stava.`,
  resolve: `{name} cercò il bottone.~+, e~ Lo trovò in piedi, sul bordo.~:~ Di qua l’evviva, di là l’ohi, nello stesso momento. «È tutti e due!» disse {name}. «È sempre stato tutti e due.~+:~ Il bottone è uno solo.» [«Anche il mio» disse {pal}.]`,
  bed: `Accanto al letto c’era il bottone, l’evviva sopra e l’ohi sotto. Nella pancia di {name} la cosa scese dalle punte, prima un piede, poi l’altro, e si coricò.`,
};
