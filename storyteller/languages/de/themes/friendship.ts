import type { ArcTelling } from '../../bank.ts';

const UEBRIG = `»Gute Nacht du, und du, gute Nacht,\nund eine bleibt übrig. Was wird da gemacht?«`;
export const restless: ArcTelling = {
  title: `{Title}, {name} und eine Gutenacht zu viel`,
  want: [
    `{name} hatte eine Gutenacht übrig. Sonst hatte sie immer jemand von nebenan bekommen.~+, aber~ Am Freitag war der Umzug gewesen.~,~ Also hatte {name} sie in eine Dose gesagt und den Deckel zugemacht. Was aber, wenn sonst keiner sie wollte?`,
    `In einer Dose am Bett von {name} lag eine Gutenacht. Sie gehörte nach nebenan.~+, aber~ Dort wohnte seit Freitag niemand mehr. [Man hörte sie nicht, wegen des Deckels.] Heute, solange sie frisch war, sollte sie jemand bekommen.~,~ Und wenn keiner sie mochte?`,
  ],
  setoff: `{»Da ist noch wer auf«, sagte {name}. »Ich glaube, dem hat keiner gute Nacht gesagt.«|»Da ist noch wer auf«, sagte {name}, »ich glaube, dem hat keiner gute Nacht gesagt.«} {»Vielleicht doch«, sagte {pal}. »Dann würde es nicht so klingen.«|»Vielleicht doch«, sagte {pal}, »dann würde es nicht so klingen.«} So zogen sie die Mäntel an.~+, und~ Sie brachten die Dose hin, schön waagerecht.`,
  stay: `»Da ist noch wer auf«, sagte {name}, »und hat keine Gutenacht gekriegt.« Im Schlafanzug setzten sie sich an den Rand vom Lampenlicht, die Dose in der Mitte. »Ruf doch, dass du eine übrig hast«, sagte {pal}. »Eine Gutenacht ruft man nicht«, sagte {name}. »Die muss man sich abholen.«`,
  remind: `»Ist sie noch drin, die Gutenacht?«, fragte {pal}.~+, und~ {name} hielt die Dose ans Ohr. »Ich höre nichts.« »Dann ist sie weg.« »Dann ist sie *gut*«, sagte {name}.~,~ Nur die schlechten klappern.~,~ Aber von da an lag immer ein Daumen auf dem Deckel.`,
  refrain: {
    first: `Sie zählten die Gutenächte durch, zur Sicherheit, und heraus kam das:\n${UEBRIG}`,
    again: `Jeder gab dem Dunkel eine, aus Freundlichkeit, und trotzdem stimmte es nicht:\n${UEBRIG}`,
    third: `Hier hielt niemand lange genug still, um eine Gutenacht zu nehmen, also sangen sie:\n${UEBRIG}`,
    last: `Flüsternd rechneten sie noch einmal nach, und diesmal ging es auf:\n»Gute Nacht du, und du, gute Nacht,\nund keine bleibt übrig. So wird das gemacht.«`,
  },
  try: `{name} hielt die Dose nah heran und machte sie auf. Eine Gutenacht ist klein.~+, und~ Sie kam mitten in den ganzen Lärm heraus. »Hast du sie?«, fragte {name}. »Etwas ist vorbeigekommen«, sagte {being}. »War das für mich?« Schnell klappte {name} den Deckel über den Rest.`,
  easy: `»Ich könnte die Gutenacht nehmen«, sagte {pal}. »Ich habe Platz für zwei.« [Sie würde warm hinunterrutschen wie ein zweites Brötchen.] Nur {being} ginge leer aus. »Gute …«, fing {name} an.~+, und~ Der Deckel war schon offen.`,
  resolve: `»Gute Nacht«, sagte {name}, ganz nah, <tried: mit dem Rest aus der Dose|geradewegs aus der Dose>. Erst kam nichts.~+, und~ Dann sagte {being}, schon fast im Schlaf: »Gute Nacht.« [Dass eine zurückkam, damit hatte keiner gerechnet.] »Wem gehört die?«, fragte {pal}. »Mir«, sagte {name} und machte die Dose darüber zu.`,
  bed: `Die Dose stand am Bett, mit Deckel.~+, und~ Drinnen lag eine eigene Gutenacht. Sie klapperte nicht, also war es eine gute.`,
};

const NIE = `»Soll ich denn jetzt? Oder soll ich erst dann?\nViel ist es nicht, nur das, was ich kann.«`;
export const wonder: ArcTelling = {
  title: `{Title}, {name} und das Ding in der Tasche`,
  want: [
    `In der Tasche von {name} steckte ein Geschenk, dreimal eingewickelt.~, und~ Innen war ein Korken mit Gesicht. Heute musste es überreicht werden.~+, denn~ Die Nase war schon durchs Papier gekommen. Was aber, wenn es dann hieß: »Ach. Ein Korken«?`,
    `Ein Korken mit Gesicht, dreimal in Papier gewickelt: Das war ein Geschenk, und zwar für jemand ganz Bestimmtes. [{name} trug es seit einer Woche herum.] Heute sollte es so weit sein.~+, denn~ Das Papier hatte ein Loch. Und wenn nichts kam als: »Ach. Ein Korken«?`,
  ],
  setoff: `»Da gucken dann alle hin«, sagte {name}, »und keiner guckt mich an.« Das war genau der richtige Abend, um etwas zu verschenken. »Was hast du in der Tasche?«, fragte {pal}. »Eine Hand«, sagte {name}.~, und~ So zogen sie die Mäntel an und gingen auch gucken[, und die Hand blieb, wo sie war].`,
  stay: `»Gleich schauen alle dahin«, sagte {name}, »und mich sieht keiner.« Im Schlafanzug setzten sie sich dicht zusammen an den Rand vom Lampenlicht. »Du sitzt auf etwas«, sagte {pal}. »Ich sitze *neben* etwas«, sagte {name}. »Guck du mal da raus.«`,
  remind: `»Du knisterst«, sagte {pal}. »Das ist der Schlafanzug«, sagte {name}. Es war aber das Geschenk.~+, denn~ Zwei Papiere waren durchgewetzt. »Knistert so ein Schlafanzug?« »Wenn er sich auf was freut.« [{pal} horchte am eigenen, doch der freute sich auf nichts.]`,
  refrain: {
    first: `Zu der Tasche gab es ein Lied, nur die Tasche selber kam darin nicht vor:\n${NIE}`,
    again: `Inzwischen konnte es {pal} auch, ohne zu wissen, worum es ging:\n${NIE}`,
    third: `Nun traute sich {name} nicht, und {being} traute sich nicht, also sangen sie für beide:\n${NIE}`,
    last: `Noch einmal sangen sie es, ganz leise, und irgendwo mittendrin fasste sich {name} ein Herz:\n»Ja, ich soll jetzt, und ich soll nicht erst dann.\nViel ist es nicht, nur das, was ich kann.«`,
  },
  try: `{name} ging nah heran und ließ {being.acc} das Geschenk sehen, die Nase voran. »Ich traue mich nicht. Mach du deins, dann mache ich meins.« {»Du zuerst«, sagte {being}. »Ich sehe zu, wie es geht.«|»Du zuerst«, sagte {being}, »ich sehe zu, wie es geht.«} »Ich wollte bei dir zusehen.« So wartete jeder, dass der andere anfing.`,
  easy: `Alle sahen zu {being.dat} hin, und keiner achtete auf {name}. [Man könnte das Geschenk einfach hinlegen.~+, und~ Niemand würde »ach« sagen.] Dann müsste nur {being} etwas zeigen, und sonst keiner.~, und~ Aus der Tasche guckte die Nase.`,
  resolve: `Da holte {name} das Geschenk heraus und gab es {pal}. »Ist nur ein Korken.« {pal} wickelte es aus und besah sich das Gesicht von beiden Seiten. »Das bin ja ich.« Es waren bloß zwei Punkte, ein Strich und eine Nase.~+, aber~ Es war {pal}.`,
  bed: `In der Tasche knisterte nichts mehr. [Drei Papiere lagen da, glatt gestrichen, jedes mit einem Loch für die Nase.] Dicht bei {pal} lag der Korken.~+, und~ Seine zwei Punkte sahen ins Dunkel.`,
};
