import type { ArcTelling } from '../../bank.ts';

const PST = `»Pst, bis der Zeiger ist einmal herum!\nWas ist zu hören, bleibt alles stumm?«`;
export const restless: ArcTelling = {
  title: `{Title}, {name} und eine Minute Stille`,
  want: [
    `{name} maß Stille, mit einer alten Uhr. Sie hatte einen roten Zeiger, der in einer Minute herumgeht. Elf Sekunden war die längste Stille gewesen.~+, denn~ Danach hatte jemand geniest.~, und~ Heute sollte es eine ganze Minute sein. Gab es denn irgendwo so viel davon?`,
    `Auf einem Blatt stand: *4 Sekunden (Tasse)*, und darunter: *11 Sekunden (Niesen)*. So maß {name} die Stille, mit einer alten Uhr. Ihr roter Zeiger brauchte eine Minute für einmal herum.~+, und~ Eine solche Runde Stille sollte es heute werden. Und wenn es keine gab?`,
  ],
  setoff: `Neun Sekunden war es still, dann kam wieder der Lärm.~+, und~ {name} schrieb ihn auf: *9 (das da)*. »So wird es nie eine Minute. Wir sehen nach, wer das ist.« [Was einen Versuch stört, sagte {name}, muss untersucht werden.] So nahmen sie Uhr und Blatt und gingen hinaus.`,
  stay: `{»Neun Sekunden Stille«, sagte {name} und schrieb es auf. »Und wieder der Lärm!«|»Neun Sekunden Stille«, sagte {name} und schrieb es auf, »und wieder der Lärm!«} Also setzten sie sich im Schlafanzug an den Rand vom Lampenlicht, mit der Uhr. [{pal} atmete ein, um leise zu sein, und musste dann doch ausatmen.] Lange suchen mussten sie nicht.~+, denn~ Der Lärm kam zu ihnen.`,
  remind: `Sie hielten an, zum Messen.~+, und~ Der rote Zeiger kletterte hinauf und kam über die Spitze. »Zweiundzwanzig, dreiundzwanzig«, zählte {name} nach innen. »Läuft es nicht gut?«, sagte {pal}.~+, und~ {name} schrieb: *23 ({pal})*. [»Ich habe es nur gesagt, weil es so still war«, sagte {pal}.]`,
  refrain: {
    first: `Bevor man misst, sagt man etwas, damit der letzte Lärm hinaus ist:\n${PST}`,
    again: `Wenn es schiefgeht, fängt man von vorn an, und vorn ist hier:\n${PST}`,
    third: `Der rote Zeiger war oft herumgegangen und nie in Ruhe. Sie fragten es trotzdem:\n${PST}`,
    last: `{name} sah auf die Uhr, dann tat niemand irgendetwas, und dann konnten sie es sagen:\n»Pst, denn der Zeiger ist einmal herum.\nDas ist zu hören, bleibt alles stumm.«`,
  },
  try: `{»Es ist nur eine Minute«, sagte {name} und hielt die Uhr hin. »Du hörst auf, bis der rote Zeiger wieder oben ist.«|»Es ist nur eine Minute«, sagte {name} und hielt die Uhr hin, »du hörst auf, bis der rote Zeiger wieder oben ist.«} »Da drin ist ja einer wie ich!«, rief {being}. »Der hört auch nicht auf!« Und eine ganze Minute lang leisteten sie einander Gesellschaft.`,
  easy: `»Steck in jedes Ohr einen Finger«, sagte {pal}. »Da hast du deine Minute.« {name} probierte es mit einem.~+, und~ Auf der Seite war es weich wie im Kissen. {Being} machte dann eben weiter, ohne dass einer zuhörte. »Fertig«, sagte {name}, viel zu laut.`,
  resolve: `Der rote Zeiger war ganz herum: eine Minute Stille. {»Es war aber was drin«, sagte {pal}. »In mir hat es poch-poch gemacht.«|»Es war aber was drin«, sagte {pal}, »in mir hat es poch-poch gemacht.«} {name} fühlte nach, und hier war auch eins. *Stille, 1 Minute*, kam auf das Blatt. *Sie besteht aus Herzen.*`,
  bed: `Die Uhr lag am Bett, und der rote Zeiger ging. [Er maß eine Minute Stille und legte die nächste daneben.] Mitten in jeder schlug ein Herz, poch-poch.~+, und~ Es störte gar nicht.`,
};

const AUGEN = `»Ist es nun so, oder ist es das nicht?\nAlle Augen auf im Gesicht!«`;
export const wonder: ArcTelling = {
  title: `{Title}, {name} und das Buch WAS SO IST`,
  want: [
    `{name} hatte ein Buch, das hieß WAS SO IST.~+, und~ Hinein kam nur, was mit beiden Augen gesehen worden war. [Da stand zum Beispiel *Toast ist lauter als Brot*, und *Im Löffel steht man kopf*.] Der Bleistift war jetzt so kurz, dass noch eine Zeile in ihm steckte.~+, und~ Die sollte heute etwas Gutes bekommen. Was, wenn sie verschwendet wurde?`,
    `Im Bleistift steckte noch genau eine Zeile. [Er war nicht länger als ein Zahn.] Die wollte {name} heute schreiben, in das Buch WAS SO IST.~+, und~ Darin stand nur, was beide Augen gesehen hatten. [Die letzte Zeile war *Toast ist lauter als Brot*.] Und wenn nun etwas hineinkam, das gar nicht so war?`,
  ],
  setoff: `»Alle reden davon«, sagte {name}, »und wer hat es gesehen? Ich, heute, mit beiden Augen.« Unter den Arm kam WAS SO IST.~+, und~ Der kurze Bleistift kam hinters Ohr. Dann gingen sie hinaus, mit allen vier Augen offen.`,
  stay: `Im Schlafanzug saß {name} im allerletzten Lampenlicht, das Buch offen, den Bleistift hinterm Ohr. {»Wir sagen nicht, was es ist«, sagte {name}. »Wir gucken, und dann sagen wir es.«|»Wir sagen nicht, was es ist«, sagte {name}, »wir gucken, und dann sagen wir es.«} [Also guckten sie, {name} mit zwei Augen und {pal} mit noch zweien.] Und da gab es etwas zu sehen.`,
  remind: `Andere gingen denselben Weg.~+, und~ Alle wussten, wie es aussieht. »Blau«, sagte einer. [»So groß wie eine Scheune.« »Es brummt.«] {name} nahm den Bleistift heraus und steckte ihn wieder zurück. »Haben Sie es gesehen?« »Gesehen direkt nicht«, riefen sie und eilten weiter, »aber man weiß es ja.«`,
  refrain: {
    first: `Wer etwas wissen will, hat dafür einen Vers, und man sagt ihn mit weit offenen Augen:\n${AUGEN}`,
    again: `Noch wussten sie es nicht, und solange man es nicht weiß, sagt man es weiter:\n${AUGEN}`,
    third: `{name} schlug ein leeres Blatt auf, und weil Bedauern nichts half, sagten sie:\n${AUGEN}`,
    last: `Es fragte niemand mehr, sie sagten es nur noch zueinander, um zu hören, dass es stimmte:\n»Es ist nun so, und anders ist’s nicht.\nAlle Augen war’n auf im Gesicht.«`,
  },
  try: `Vor allen Leuten setzte {name} den Bleistift aufs Papier. »Was hast du geschrieben?«, fragte {being}. »Noch nichts.« Das war die Wahrheit. [»Da steht also *nichts*.« »Nein. Da steht nur nichts.«] {Being} wurde noch stiller als zuvor. »Ich will nicht als Nichts in ein Buch.«`,
  easy: `»Schreib doch *Wir waren alle da*«, sagte {pal}. [»Das ist so.«] So war es, und WAS SO IST wäre voll, und sie wären fertig. Eine Zeile für {being.acc} gäbe es dann nicht mehr.~+, und~ Hinter dem Ohr steckte schon kein Bleistift mehr.`,
  resolve: `Als sie genug gesehen hatten, schlug {name} WAS SO IST auf und schrieb eine Zeile, keine lange. [Mit dem letzten Punkt war der Bleistift zu Ende.] »Lies vor«, sagte {pal}. »*Es ist so*«, las {name}, »*und ich war dabei.*«`,
  bed: `WAS SO IST lag zu, mit der letzten Zeile drin. Der Bleistift war aufgebraucht.~+, und~ Mehr musste nicht geschrieben werden. Was so war, das war weiter so, ganz von allein, im Dunkeln.`,
};
