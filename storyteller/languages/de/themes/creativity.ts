import type { ArcTelling } from '../../bank.ts';

const WOLLE = `»Rein und rum und durch und raus,\nwer sagt der Wolle: Jetzt ist’s aus?«`;
export const restless: ArcTelling = {
  title: `{Title}, {name} und der endlose Schal`,
  want: [
    `{name} strickte einen Schal, einen blauen. [Am Dienstag war er lang genug gewesen.] Aber wie man aufhört, das hatte niemand gesagt. So ging er weiter.~+, und~ Nun war das Bett voll davon. Heute sollte ein Ende dran, und wenn es nun gar keins gab?`,
    `Rein, rum, durch und raus, so fing der Schal von {name} an.~, und~ Wie so etwas aufhört, stand nirgends. Blau war er.~+, und~ Seit Montag wuchs er über das ganze Bett. {name} wollte heute ein Ende daran haben. Wo aber nimmt man ein Ende her?`,
  ],
  setoff: `»Wer das auch ist, er kann nicht aufhören«, sagte {name}. [»Er hat auch nur den Anfang gelernt.«] Der Schal kam elfmal um den Mantel.~+, und~ Was übrig war, kam um {pal}. »Siehst du noch was?« »Blau«, sagte {pal}.~+, und~ So gingen sie nachfragen, wie man aufhört.`,
  stay: `»Dem da hat auch keiner das Aufhören gezeigt«, sagte {name}. Im Schlafanzug setzten sie sich an den Rand vom Lampenlicht.~+, und~ Der Schal kam hinterher. »Ganz?«, fragte {pal}. »Ein Teil ist noch nicht da.«`,
  remind: `{name} strickte ein paar Reihen, um warm zu bleiben. »Hör doch auf, wenn die Reihe zu Ende ist«, sagte {pal}. »Da fängt ja die nächste an.« {pal} suchte die Stelle dazwischen. Es gab sie.~+, aber~ Sie war sehr klein.`,
  refrain: {
    first: `{name} strickte, {pal} hielt die Wolle, und dazu sagt man Folgendes:\n${WOLLE}`,
    again: `Da kam schon wieder eine Reihe, und sie ging wie die davor:\n${WOLLE}`,
    third: `Der Schal konnte nicht aufhören, und sonst konnte es hier auch keiner, also sangen sie:\n${WOLLE}`,
    last: `Sie sangen vom Schal, langsam und noch langsamer, die Nadeln wurden langsam, und dann:\n»Rein und rum und durch und raus,\nso sagt man der Wolle: Jetzt ist’s aus.«`,
  },
  try: `»Stricken macht müde«, sagte {name} und nahm die Nadeln. »Schau zu, bis die Reihe zu Ende ist, und dann hör auf.« {Being} schaute bis zum Schluss. »Was passiert in der nächsten?« »Das Gleiche.« »Das *Gleiche*? Oh, mach weiter!« Jetzt waren es zwei, die nicht aufhören konnten.`,
  easy: `»Du könntest die Wolle durchbeißen«, sagte {pal}. [Es war ein einziger weicher Faden.~+, und~ Dahinter lag ein Bett mit viel Platz.] Nur {being}, ohne Wolle zum Beißen, würde immer weitermachen.~+, und~ {name} hielt den Faden hoch und machte den Mund auf.`,
  resolve: `Die Nadeln waren von selbst stehen geblieben. {name} zog die Wolle durch.~+, und~ Da war es, klein wie eine Erbse: ein Ende. Sie legten {being.dat} den Schal um, so weit er reichte. {»Genau nach Maß«, sagte {pal}. »Ich wusste nur nicht, für wen.«|»Genau nach Maß«, sagte {pal}, »ich wusste nur nicht, für wen.«}`,
  bed: `Im Bett war wieder Platz.~+, und~ Auf dem Stuhl lagen zwei Nadeln nebeneinander. Draußen im Dunkeln war der Schal, blau und warm.~,~ Und daran, ganz klein, ein Ende.`,
};

const MITTE = `»Strich für das Kinn und Strich für die Nas,\nund in der Mitte, was ist das?«`;
export const wonder: ArcTelling = {
  title: `{Title}, {name} und das letzte Blatt Papier`,
  want: [
    `Über dem Bett von {name} hing ein goldener Rahmen mit nichts drin.~, und~ Dafür sollte ein Bild her, das gut genug war. [Boot, Stiefel und Ei waren es nicht gewesen.] Morgen bekam eine Kusine den Rahmen.~+, und~ Es gab nur noch ein Blatt Papier.`,
    `Ein Boot, ein Stiefel, ein Ei: Das alles hatte {name} gemalt. Für den Rahmen war keins gut genug.~+, denn~ Er war aus Gold und hing da und war leer. Morgen ging er an eine Kusine.~, und~ Ein Blatt war noch übrig, und was malt man auf ein letztes Blatt?`,
  ],
  setoff: `{»Das ist was für den Rahmen«, sagte {name}. »Wenn keiner sagen kann, wie es ist, muss es jemand malen.«|»Das ist was für den Rahmen«, sagte {name}, »wenn keiner sagen kann, wie es ist, muss es jemand malen.«} Stift und Blatt wurden eingepackt.~+, und~ Die Mäntel wurden zugemacht. »Und wenn es zu groß ist?«, fragte {pal}. »Dann male ich es klein und schreibe *groß* darunter.«`,
  stay: `»Das gehört in den Rahmen«, sagte {name}. »Sagen kann es keiner, also wird es gemalt.« Im Schlafanzug setzten sie sich an den Rand vom Lampenlicht, mit Stift und Blatt. »Und wenn es zu groß ist?« »Dann male ich es klein«, sagte {name}, »und schreibe *groß* dazu.«`,
  remind: `»Mal mich«, sagte {pal}, »zum Aufwärmen.« Es gab aber nur das eine Blatt.~+,~ Also malte {name} in die Luft, mit dem verkehrten Ende vom Stift. »Sehe ich so aus?«, fragte {pal}. {»Eben noch«, sagte {name}. »Du hättest es sehen sollen.«|»Eben noch«, sagte {name}, »du hättest es sehen sollen.«}`,
  refrain: {
    first: `So malt man etwas, und {name} sang es, so weit es ging:\n${MITTE}`,
    again: `Sie malten dem Dunkel ein Gesicht, beide zugleich, jeder von einer Seite:\n${MITTE}`,
    third: `Der Stift war da, nur zu malen gab es noch nichts, also sang {name}:\n${MITTE}`,
    last: `Sie schauten hin und sangen es fast ohne Stimme, und ein Wort war nicht mehr dasselbe:\n»Strich für das Kinn und Strich für die Nas,\nund in der Mitte, da ist das.«`,
  },
  try: `{name} malte {being.acc}, ließ nichts weg und hielt das Bild hoch. {Being} sah es lange an. »Sehr gut getroffen.« »Nicht wahr?«, sagte {name} und war ein bisschen stolz. {»Ja«, sagte {being}. »Genau so wenig ist es.«|»Ja«, sagte {being}, »genau so wenig ist es.«}`,
  easy: `»Denk dir doch was aus«, sagte {pal}, »groß, mit Strahlen dran.« [Es würde gut aussehen in Gold.~+, und~ Fertig malen ließe es sich im warmen Bett.] Bloß wäre es nicht {being}.~+, und~ {name} hatte schon ein Auge zugekniffen, um zu sehen, wie groß.`,
  resolve: `Zum Malen war {being} zu viel.~,~ Also malte {name}<tried:  auf die Rückseite|>, was ringsherum war: Strich fürs Kinn, Strich für die Nase, lauter Gesichter, die hereinschauten. In der Mitte blieb es weiß. »Man sieht *genau*, wie es war«, sagte {pal}. »Das ist gut genug«, sagte {name}.`,
  bed: `Im Rahmen war ein Bild, und in der Mitte war es weiß. Ringsum waren Gesichter, Kinn an Kinn. Die wurden dunkel. Die Mitte, weil sie so weiß war, blieb noch ein wenig.~+, und~ Dann ging sie auch.`,
};
