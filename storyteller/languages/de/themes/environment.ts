import type { ArcTelling } from '../../bank.ts';

const HERAUS = `»Kommt heraus, es ist dunkel und spät,\nweil für euch alle ein Tellerchen steht!«`;
export const restless: ArcTelling = {
  title: `{Title}, {name} und der Teller für die Kleinen`,
  want: [
    `Jeden Abend stellte {name} eine Untertasse mit Krümeln hinaus, für {tiny.acc} und alle anderen Kleinen. Die kommen aber nur, wenn es still ist.~+, und~ Heute war die Untertasse noch voll. [Die Krümel sollten weg.] Und wenn sich nun keiner traute?`,
    `Die Untertasse war voll Krümel, dabei hätte sie leer sein sollen.~+, und~ Sie stand jeden Abend da, für {tiny.acc} und die anderen Kleinen. Kleine essen nur, wenn es still ist.~+, und~ Heute war keiner gekommen. {name} wollte, dass sie satt wurden.~,~ Aber was, wenn niemand den Mut hatte?`,
  ],
  setoff: `»Das macht der Lärm!«, sagte {name}. »Wer kommt denn bei so etwas zum Essen?« [Unter allem Möglichen sahen kleine Gesichter hervor und verschwanden wieder.] »Mal sehen, ob man ihn leiser drehen kann«, sagte {pal}. So gingen sie.~+, und~ Die Untertasse kam mit, ein Teller als Deckel darauf.`,
  stay: `»Schuld ist der Lärm!«, sagte {name}. »Da kommt doch keiner zu Tisch.« Im Schlafanzug stellten sie die Untertasse hin, genau an den Rand vom Lampenlicht. [Kleine Gesichter sahen hervor und verschwanden.] »Und jetzt kommt der Lärm her«, sagte {pal}, »zum Abendbrot.«`,
  remind: `Sie hielten an und hoben den Deckel von der Untertasse. Hinter ihnen ging jemand sehr Kleines.~+, und~ Das war {tiny}, nur zum Aufpassen. »Fang ruhig an«, sagte {name}.~,~ Da kam der Lärm wieder, und fort war der Besuch, unter den Rand. [»Wir wissen es«, sagte {pal}.]`,
  refrain: {
    first: `So ruft man bei {name} zu Hause die Kleinen, kaum lauter als Atmen:\n${HERAUS}`,
    again: `Zwischen einem Lärm und dem nächsten war gerade Platz dafür:\n${HERAUS}`,
    third: `{name} sammelte die Krümel zusammen, richtete sie noch einmal an und rief:\n${HERAUS}`,
    last: `Eigentlich war es nicht mehr nötig, denn alle waren da. Darum sagten sie es umgekehrt:\n»Geht herein, es ist leise und spät,\nweil für euch alle ein Bettchen steht.«`,
  },
  try: `{name} stellte die Untertasse hin. »Die Kleinen kommen, wenn niemand einen Ton macht.« »Es kommt jemand?«, sagte {being}.~+, und~ Die Freude war so groß, dass sie herausfuhr. »ABENDBROT!« Schon war kein Gesicht mehr zu sehen. »Sie antworten nicht«, sagte {being}. [»Das tun sie nie.«]`,
  easy: `»Ein Stück weiter weg ist es still«, sagte {pal}. [Da würden die Kleinen kommen und essen, bis die Untertasse glänzte.] Hier aber machte {being} weiter.~+, und~ In der Nähe wäre niemand. {name} hatte die Untertasse schon hochgehoben und holte Luft zum Rufen.`,
  resolve: `Endlich war es still genug.~+, und~ Als Erstes kam {tiny} zur Untertasse. [Dann kamen sie alle.] Es war so leise, dass man die Kleinen kauen hörte. »Sie sitzen ja ganz dicht bei {being.dat}«, flüsterte {pal}.`,
  bed: `Die Untertasse stand an ihrem Platz.~+, und~ Darauf lag ein einziger Krümel. Er lag genau in der Mitte und hieß danke. Die Kleinen waren hineingegangen, satt und rund.~, und~ Das Dunkel war sauber und still.`,
};

const AUS = `»Eins kommt weg, und eins geht aus.\nUnd was macht das Dunkel draus?«`;
export const wonder: ArcTelling = {
  title: `{Title}, {name} und das allerletzte Licht`,
  want: [
    `Jeden Abend machte {name} die Runde.~+, und~ Jedes Licht, das keiner brauchte, ging aus. Eins aber blieb immer übrig. [Man lag im Bett, und da war es, unterm Vorhang oder hinterm Krug, und blinkte.] Heute wollte {name} sie alle kriegen.~, und~ Was, wenn es nie richtig dunkel wurde?`,
    `Ein Licht blieb immer übrig.~, und~ {name} ging jeden Abend herum und machte alle aus, die niemand brauchte.~, doch~ Dann lag man im Bett.~+, und~ Da war noch eins. [Heute sollten es wirklich alle sein.] Sonst durfte das Dunkel ja nie dunkel werden.`,
  ],
  setoff: `»So etwas braucht Dunkel«, sagte {name}, »und seht euch das an da draußen!« Hier brannte ein Licht für niemand.~+, und~ Dort brannte noch eins. »Also machen wir die Runde unterwegs.« Sie nahmen einen Beutel mit und eine Kaffeemütze für alles Helle, und hinaus ging es.`,
  stay: `Im Schlafanzug machte {name} die Runde noch einmal.~+, und~ {pal} kam hinterher. [Dies ging aus, und jenes ging zu.] Ein Lämpchen kam mit, heruntergedreht bis auf einen Krümel.~+, und~ So setzten sie sich und ließen das Dunkel steigen. Da war mehr drin, als man denkt.`,
  remind: `Die Runde ging gut: Jedes Licht für niemand war aus, und was herumlag, kam in den Beutel. Ein Licht hatte keinen Schalter.~+, und~ So trug es nun die Kaffeemütze. »Jetzt dreht euch um«, sagte {name}.~+, und~ Den ganzen Weg zurück war es dunkel.`,
  refrain: {
    first: `Zur Runde gehört ein Vers, und man sagt ihn mit ausgestrecktem Finger, wie für den Schalter:\n${AUS}`,
    again: `Wieder ging etwas aus, und über dem neuen Stück Dunkel sagten sie:\n${AUS}`,
    third: `War noch etwas an? Sie sahen sich um und sagten es zur Sicherheit noch einmal:\n${AUS}`,
    last: `Das war nun der letzte Vers der Runde, und eine Frage war nicht mehr darin:\n»Eins kommt weg, und eins geht aus.\nSeht, das macht das Dunkel draus.«`,
  },
  try: `»Es ist nicht dunkel genug«, sagte {name} und ließ es durch die Reihen sagen.~, und~ Da gingen alle Lämpchen aus, und keiner sah mehr irgendwas. »Sind sie noch da?«, fragte {being}. »Jetzt sehe ich nicht mehr, ob sie freundlich gucken.« [Einer musste wieder eins anmachen, wegen des Gesichts.]`,
  easy: `Blieb {being} dunkel, dann war die Runde fertig. [Kein Licht wäre übrig.~+, und~ {name} hätte sie alle.] Man ginge nach Hause, und was {being} zu zeigen hatte, das wüsste keiner. »Also gut …«, sagte {name} zu allen.`,
  resolve: `{name} sah sich um, wie man es am Ende einer Runde tut. [Es brannte kein Licht mehr, das niemand brauchte.] »Ich habe sie alle.« Nur eins leuchtete noch.~+, und~ Das war {being}. »Das lassen wir an«, sagte {pal}. »Für das da ist es ja dunkel.«`,
  bed: `Die Runde war vorbei.~+, und~ {name} lag da und wartete auf das Licht, das immer übrig ist. [Nichts blinkte.] Das Dunkel war dunkel bis auf den Grund, wie eine Pflaume, und ringsherum weich.`,
};
