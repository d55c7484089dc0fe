import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name} e {title}`,
  want: [
    `{name} imparava a stare senza muoversi. Domani facevano la fotografia.~+, e~ In quella dell’anno prima {name} aveva tre nasi. Così c’era da esercitarsi, con un pisello sul cucchiaio.~+, ma~ Al quasi tre il pisello scappava sempre.`,
    `Uno, due, e via il pisello. {name} lo rimise sul cucchiaio, con un’immobilità da armadio. Uno, due, e via di nuovo. Per una fotografia bisogna star fermi fino a tre.~+, e~ La fotografia era domani. [Nell’ultima, {name} aveva tre nasi.] E se i nasi erano quattro?`,
  ],
  setoff: `«Là fuori qualcuno non sa star fermo, peggio di me» disse {name}. «Senti? Non arriva neanche a uno.» Arrivarono i cappotti.~+, e~ Il pisello salì sul cucchiaio. «Eccolo che va» disse {pal}. Allora fu raccolto, rimesso al suo posto.~+, e~ Partirono a mento alto.`,
  stay: `«Qualcuno, là fuori, non arriva nemmeno a uno» disse {name}. «Senti!» In pigiama, col mento alto, {name} portò il pisello sul cucchiaio fin dove finisce la lampada.~+, e~ Lì si sedette, un po’ troppo forte. «Pisello» disse {pal}.~+, e~ Lo cercò a tastoni.`,
  remind: `«Fammi provare» disse {pal}, e prese il cucchiaio. {pal} non muoveva un pelo, da cima a fondo. Uno, due. «Mi guarda» disse {pal}. E via.~, e~ Lo cercarono a tastoni nel buio. «È il pisello che non è capace» disse {pal}.`,
  refrain: {
    first: `Contare a voce alta aiuta.~+, e~ In due aiuta di più:\n«Uno al cucchiaio e due al pisello,\ne al quasi tre scappa via bello bello!»`,
    again: `Il pisello tornò sul cucchiaio.~+, e~ Gli diedero il tempo:\n«Uno al cucchiaio e due al pisello,\ne al quasi tre scappa via bello bello!»`,
    third: `Lì non stava fermo nessuno.~+, e allora~ Contarono per tutti:\n«Uno al cucchiaio e due al pisello,\ne al quasi tre scappa via bello bello!»`,
    last: `Guardarono il cucchiaio, quasi senza osare.~+, e~ Contarono:\n«Uno al cucchiaio e due al pisello,\ne al tre resta lì, fermo e bello bello.»`,
  },
  try: `«Guarda il pisello» disse {name}, «e sta’ come sta lui.» {Being} lo guardò forte forte.~+, e~ Per un attimo non si mosse niente. «Adesso fa qualcosa?» chiese {being}.~, ma~ A uno e mezzo il pisello partì.~+, e~ {Being} dietro.`,
  easy: `«Mettici sopra il pollice» disse {pal}. «Così fino a tre ci arriva.» Ci sarebbe arrivato.~+, e~ Si poteva andare a letto, con il compito fatto.~,~ Solo {being} non avrebbe ancora saputo come si smette. {name} guardò il pollice, che pareva disponibile.`,
  resolve: `Il pisello stava sul suo cucchiaio, immobile. {name} lo reggeva da un pezzo.~+, e~ A provare non ci pensava nemmeno più. «Come hai fatto?» chiese {pal}. «Guardavo {being}» disse {name}. «Domani guarderò te.» «Allora il naso sarà uno» disse {pal}.`,
  bed: `Accanto al letto c’era il cucchiaio, sul cucchiaio il pisello.~+, e~ Nessuno lo teneva.~, e~ Sul cuscino c’era un naso solo, fermo altrettanto. Uno, due.~, ma~ Dopo molto tempo venne il tre.~+, e~ Non si mosse niente.`,
};

export const wonder: ArcTelling = {
  title: `{name} e {title}`,
  want: [
    `{name} non sapeva fischiare, il bollitore sì.~+, eppure~ Nessuno gliel’aveva insegnato. {name} fece la bocca tonda, soffiò, e uscì <underwater: una fila di bolle|soltanto aria>. «Entro l’ora della nanna» aveva detto al bollitore «fischio anch’io.»~+, ma~ Ormai era quasi ora, e se vinceva lui?`,
    `«Entro stasera fischio anch’io» aveva detto {name} al bollitore, a colazione. Quello lo sapeva fare senza una lezione. {name} aveva provato tutto il giorno.~+, ma~ Non era venuto fuori altro che <underwater: bolle|aria>. [Il bollitore non aveva detto nulla, fischiando.] E se vinceva il bollitore?`,
  ],
  setoff: `«Stasera a qualcuno riesce» disse {name}. «Io provo da stamattina e non riesce niente.~+, e~ Voglio vedere come si fa.» Abbottonò {pal}.~+, perché~ {name} aveva da fare con la bocca tonda.~, e~ Uscì <underwater: una bolla|un po’ d’aria>. «Quasi un fischio» disse {pal}.~+, e~ Andarono a vedere.`,
  stay: `«Là fuori stasera riesce» disse {name}. «A me no, e voglio vedere com’è che si fa.» In pigiama si sedettero dove finisce la lampada. {name} fece la bocca tonda, per non perdere tempo.~+, e~ Ne uscì <underwater: una collana di bolle|aria, e basta>. «Poco ci manca» disse {pal}.`,
  remind: `«Pensa al bollitore» disse {pal}. {name} ci pensò finché ebbe caldo alle guance.~+, e~ Uscì <underwater: qualche bolla|dell’altra aria>. «Ecco, bolli» disse {pal}. «La prima metà è fatta.» «E l’altra metà?» chiese {name}. «È quella che si sente» disse {pal}.`,
  refrain: {
    first: `Voleva imparare anche {pal}.~+, e~ {name} passò quel che sapeva:\n«Tonda la bocca, a forma di O:\nsoffio, ma il fischio dice di no.»`,
    again: `Provarono in due, e venne il doppio di niente:\n«Tonda la bocca, a forma di O:\nsoffio, ma il fischio dice di no.»`,
    third: `{name} non ci riusciva, e {being} nemmeno.~+, così~ Valse per tutti:\n«Tonda la bocca, a forma di O:\nsoffio, ma il fischio dice di no.»`,
    last: `Avevano tutti la bocca già tonda.~+, e~ Le parole si erano rigirate:\n«Larga la bocca, che bella O:\nniente più dentro si tiene, no, no.»`,
  },
  try: `«Non è niente» disse {name}. «Basta lasciarlo uscire.» E {name} fece la bocca tonda, e soffiò. <underwater: Bolle|Aria>. {Being} aspettò. «E poi viene?» «No» disse {name}. «Per ora è tutto qui.» «Proprio come temevo» disse {being}.`,
  easy: `«Metto su il bollitore» disse {pal}. «Tu fai la bocca.~+, e~ Crederanno che sei tu.» Il fischio ci sarebbe stato entro l’ora, e con il vapore caldo. {Being} di loro due avrebbe visto soltanto le schiene. {name} aveva già fatto la bocca.`,
  resolve: `{name} non stava più provando. Tutt’intorno le bocche si erano fatte tonde a forza di guardare.~+, e~ Quella di {name} era la più tonda. Respirava e basta.~+, ed~ Eccolo lì, sottile e chiaro, un fischio. Tutti si voltarono a cercare il bollitore. «L’avevi detto, entro stasera» disse {pal}.`,
  bed: `In cucina il bollitore era freddo. A letto c’era una bocca, ancora quasi tonda.~+, e~ Là dentro, da qualche parte, il fischio stava disteso, sottile come un filo.~+, e~ Non usciva.`,
};
