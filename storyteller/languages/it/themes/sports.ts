import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name} e {title}`,
  want: [
    `Il gioco di {name} erano le belle statuine: si sta come cucchiai, mentre qualcuno conta fino a cento. Finora {name} era a quota sessantuno. [Poi era venuto un prurito.] La partita era domani.~+, e~ Il cento ci voleva stasera. E se si muoveva un sopracciglio?`,
    `«Sessantuno!» Di più, alle belle statuine, {name} non aveva mai fatto.~, ma~ Gli altri arrivavano a cento.~+, e~ La partita era domani. [Le palpebre si possono muovere, grattarsi no.] {name} il cento lo voleva stasera, ma con un sopracciglio come si fa?`,
  ],
  setoff: `«Sessantuno» contava {pal}, «sessantadue.» Poi venne quel rumore.~+, e~ {name} fece un salto. «Con quello non c’è statuina che tenga!» «Avrebbe bisogno di un po’ di allenamento» disse {pal}.~+, e così~ Presero i cappotti e andarono a darglielo.`,
  stay: `«Cinquantanove, sessanta» contava {pal}.~+, poi~ Quel rumore, e {name} saltò. Allora si sedettero in pigiama dove finisce la lampada, per mostrargli come si fa la statuina. Stettero immobili come due cucchiai, e il rumore si avvicinava. [«Era solo la bocca» disse {pal}.]`,
  remind: `«Ci alleniamo» disse {name}, e si fermò di colpo.~, e~ Si fermò anche {pal}, con un piede per aria. Contarono dentro.~+, e~ Al trentatré il piede scese. «Hai mosso» disse {name}. «Allora tu hai mosso gli occhi» disse {pal}, «se l’hai visto.» [Fu dichiarato pareggio.]`,
  refrain: {
    first: `Si dice all’inizio di ogni partita, e all’ultima parola non si fiata:\n«Fermo il cucchiaio e ferma la sedia:\nchi muove le ciglia fa la commedia!»`,
    again: `Movimento ce n’era stato parecchio.~+, e~ Si misero in posa e dissero:\n«Fermo il cucchiaio e ferma la sedia:\nchi muove le ciglia fa la commedia!»`,
    third: `Cento non era mai stato così lontano.~+, ma~ Ripresero i posti, da capo:\n«Fermo il cucchiaio e ferma la sedia:\nchi muove le ciglia fa la commedia!»`,
    last: `Tutto era fermo.~+, e~ Lo dissero quasi senza muovere le labbra:\n«Fermo il cucchiaio e ferma la sedia:\nnessuno si muove, è finita la commedia.»`,
  },
  try: `«Alle belle statuine il trucco» disse {name} «è guardare una cosa che resti dov’è.» {Being} ne cercò una. «Ma se ne vanno tutti» disse {being}, «oppure hanno gli occhi chiusi.» Così gli toccò continuare a guardare in giro.~+, e~ Le statuine non fanno così.`,
  easy: `«Appoggiati e chiudi gli occhi» disse {pal}. «È un solo battito di ciglia, lungo.» Faceva caldo.~+, e~ Il cento sarebbe venuto da sé. {Being} sarebbe andat{being?m:o|f:a} avanti, e nessuno l’avrebbe visto. Di occhi aperti a {name} ne restava uno, e non di molto.`,
  resolve: `«Ancora una volta» disse {pal}, e contò. {name} stava come un cucchiaio, e guardava {being}.~+, perché~ Più fermo di così non c’era niente. Passò sessantuno, passò sessantadue. «E cento» bisbigliò {pal}. [{name} si dimenticò di smettere, e arrivò a centonove.]`,
  bed: `A letto il cento è facile. {name} stava come un cucchiaio nel suo cassetto.~+, e~ A dodici non si era mosso un sopracciglio.~, e~ Poco dopo si fermò anche il conto.`,
};

export const wonder: ArcTelling = {
  title: `{name} e {title}`,
  want: [
    `{name} aveva una coppetta con una pallina legata allo spago.~+:~ Su la pallina, e *tup*, dentro. Ma se qualcuno guardava faceva *toc*, di fuori. Stasera {name} voleva un *tup* davanti a tutti.~+, e~ Se non veniva mai?`,
    `*Tup*, faceva la pallina nella coppetta di {name}. Bastava però che uno guardasse.~+, e~ Faceva *toc* sul bordo. {name} voleva riuscirci stasera, una volta sola, con la gente che guarda. [Lo spago era pronto.] Ma se era una di quelle cose che vengono solo di nascosto?`,
  ],
  setoff: `«Stasera, con tutti che guardano!» disse {name}. «Chi ci riesce saprà come si fa. Andiamo a chiedere.» La pallina entrò nella coppetta.~+, e~ La coppetta nel cappotto. *Toc*, fece là dentro, perché {pal} guardava.`,
  stay: `«Stasera qualcuno lo fa davanti a tutti» disse {name}. «Glielo chiediamo.» In pigiama si sedettero dove finisce la lampada, con coppetta e pallina. Quando {pal} guardava faceva *toc*.~+, e~ Quando {pal} guardava altrove, *tup*.`,
  remind: `«Fallo adesso» disse {pal}. «Chiudo gli occhi.» *Tup*, fece. «Guardavi?» «No» disse {pal}. *Tup*. «Ma ora sì.» *Toc*. Provarono con un occhio solo.~+, e~ La pallina fece il giro dell’orlo e rimase lì a pensarci. [«È timida» disse {pal}.]`,
  refrain: {
    first: `Si dice sullo slancio.~+, e~ All’ultima parola si scopre:\n«Su la pallina, e intorno, e poi\ndove cadrà, ditelo voi!»`,
    again: `Lo rifecero per non perdere la mano, con {pal} a guardare altrove:\n«Su la pallina, e intorno, e poi\ndove cadrà, ditelo voi!»`,
    third: `Nessuno diceva toc, lo pensavano soltanto.~+, e~ Per coprirlo dissero piano:\n«Su la pallina, e intorno, e poi\ndove cadrà, ditelo voi!»`,
    last: `Dopo dissero i versi, che avevano un’altra fine:\n«Su la pallina, e intorno, e poi\ndove è caduta, lo sappiamo noi.»`,
  },
  try: `«Come fai» chiese {name}, «con tutti che guardano?» «Volevo chiederlo a te» disse {being}.~, e~ Per mostrare che è facile, {name} lanciò la pallina.~+, e~ Davanti a tutti fece *toc*. «Oh» dissero tutti. «Ecco» disse {being}. «È proprio quella parola lì.»`,
  easy: `«Mettila dentro con le dita» bisbigliò {pal}. «*Tup* lo dico io.» Si sarebbero voltati tutti ad applaudire.~+, e~ {name} avrebbe vinto. Ma {being} non avrebbe più avuto nessuno a cui mostrarsi. {name} teneva la pallina fra due dita.~+, e~ Il sorriso era pronto.`,
  resolve: `Tutti guardavano ancora {being}. Allora {name}, là dietro, tirò fuori la coppetta.~+, e~ Lanciò, e fece *tup*. «Quello l’ho visto» disse {being}. «Rifallo!» Si voltarono tutti quanti a guardare.~+, e~ Fece *tup*.`,
  bed: `La coppetta stava accanto al letto, con la pallina dentro. L’avevano guardata.~+, ed~ Era dentro lo stesso. Dietro gli occhi di {name} salì ancora una volta, lenta.~+, e~ Scese, e ci rimase.`,
};
