import type { ArcTelling } from '../../bank.ts';

const TUN = `»Was wissen wir, und was können wir tun?\nEiner will hier noch nicht ruhn.«`;
export const restless: ArcTelling = {
  title: `{Title}, {name} und Nummer sieben auf der Liste`,
  want: [
    `{name} schrieb Listen. Auf der von heute standen sieben Dinge.~+, und~ Sechs waren durchgestrichen, sogar die Wahrheit über die Marmelade. Übrig war Nummer sieben: *Alle schlafen*. Das musste heute weg.~+, denn~ Die Liste für morgen war voll. Und wenn jemand wach blieb?`,
    `Sieben Dinge standen auf der Liste von {name}, und sechs hatten schon einen Strich. [Auch das heikle war erledigt, das mit der Marmelade und der Wahrheit.] Nummer sieben hieß *Alle schlafen*.~+, und~ Heute sollte auch da der Strich durch.~, doch~ Was, wenn einer nicht mitmachte?`,
  ],
  setoff: `»Dann ist Nummer sieben nicht fertig«, sagte {name} und nahm ein neues Blatt.~, und~ Links, unter WAS WIR WISSEN, kam *Jemand ist wach*. Rechts, unter WAS WIR TUN KÖNNEN, kam *Hingehen*. »Kurze Liste«, sagte {pal}. »Nur die kann man tragen«, sagte {name}, schon halb im Mantel.`,
  stay: `»Dann ist Nummer sieben nicht fertig«, sagte {name}, im Schlafanzug, im letzten Lampenlicht.~, und~ Links auf ein Blatt kam, unter WAS WIR WISSEN, *Jemand ist wach*. Rechts kam, unter WAS WIR TUN KÖNNEN, *Hier sitzen und schauen*. [So hielt jeder einen Rand, und sie sahen oben drüber.] »Es ist nah«, sagte {pal}. Das kam nach links.`,
  remind: `{name} hielt die Liste hoch. *Jemand ist wach* stand da, auf der linken Seite. Inzwischen wussten sie mehr.~+, und~ Dazu kamen *Der Lärm ist näher* und *Er wird nicht müde*. »Aber wir werden es«, sagte {pal}. [Das wurde auch aufgeschrieben.]`,
  refrain: {
    first: `Es war eine Liste, die man singen konnte, also sangen sie sie, zum Auswendiglernen:\n${TUN}`,
    again: `Ein Finger fuhr die Liste hinunter, und sie sangen, was darauf stand:\n${TUN}`,
    third: `Sie strichen wieder etwas, das nicht geholfen hatte, und übrig blieb dies:\n${TUN}`,
    last: `Sie lasen die Liste noch einmal, so leise wie Papier, und die zweite Zeile war neu:\n»Was wissen wir, und was können wir tun?\nAlle wollen jetzt hier ruhn.«`,
  },
  try: `*Höflich fragen*, schrieb {name} auf die Liste.~+,~ Also wurde gefragt, mit einem Bitte vorn und einem hinten. »Danke der Nachfrage«, sagte {being}. »Sehr gern würde ich schlafen. Ich kann nicht.« [Alle fanden, das sei sehr schön gesagt worden.] Dann strich {name} *Höflich fragen*.`,
  easy: `»Schreib *fast* davor«, sagte {pal}. »*Fast alle schlafen.* Dann stimmt es, und fertig.« [Platz war da, und dahinter kam ein warmes Bett.] Übrig blieb nur {being}, hellwach. {name} leckte am Stift.~+, und~ Ein F stand schon da.`,
  resolve: `{name} horchte nach links.~+, und~ Dann ging das Ohr nach rechts. Alle schliefen.~,~ Also kam der Strich durch Nummer sieben. {»Das stimmt noch nicht«, sagte {pal}. »Wir sind ja auf.«|»Das stimmt noch nicht«, sagte {pal}, »wir sind ja auf.«} »Dann machen wir es lieber wahr«, sagte {name} und sah den Strich an.`,
  bed: `Die Liste lag am Bett, mit sieben Dingen darauf und sieben dünnen Strichen. *Alle schlafen* hieß das letzte.~+, und~ Es war nun keiner mehr wach, der es lesen konnte.`,
};

const GLAS = `»Drehen und klopfen und bitten, und dann?\nWas ist der Trick, dass es aufgehen kann?«`;
export const wonder: ArcTelling = {
  title: `{Title}, {name} und das Pflaumenglas`,
  want: [
    `Das Pflaumenglas ging nicht auf. Schritt eins war Drehen, Schritt zwei war Klopfen mit dem Löffel, Schritt drei war Bitten. [Bei jedem saß der Deckel fester.] {name} wollte Pflaumen zum Frühstück.~+, aber~ Was war Schritt vier?`,
    `{name} wollte Pflaumen zum Frühstück.~+, doch~ Das Glas blieb zu. Gedreht hatten sie schon, das war Schritt eins. Geklopft hatten sie auch, mit dem Löffel, und nett gebeten. Der Deckel saß.~,~ Und wenn es Schritt vier gar nicht gab?`,
  ],
  setoff: `»Das heute geht ganz von selbst«, sagte {name}. »Und keiner dreht! Ich will wissen, wie man das macht.« [Im Mantel, mit Glas und Löffel, zogen sie los.] »Ich halte es so, dass es was sieht«, sagte {pal}.~, und~ So kam auch das Pflaumenglas mit, den Deckel nach vorn.`,
  stay: `»Da geht etwas auf, ganz allein«, sagte {name}. »Und keiner dreht! Das will ich sehen.« Im Schlafanzug setzten sie sich an den Rand vom Lampenlicht, das Pflaumenglas in der Mitte. »Damit es gut sieht«, sagte {pal}.`,
  remind: `»Lass mich mal an das Glas«, sagte {pal}, noch ganz ausgeruht, nahm es und drehte. »Es hat sich bewegt! Etwas hat sich bewegt!« Sie sahen nach.~+, und~ Bewegt hatte sich {pal}. »Schritt eins«, sagte {name}, »haben jetzt wirklich alle gemacht.«`,
  refrain: {
    first: `Sie gingen die Schritte von vorn durch, falls einer fehlte:\n${GLAS}`,
    again: `»An einen Schritt haben wir nicht gedacht«, sagte {name}, und sie gingen noch einmal alle durch:\n${GLAS}`,
    third: `Das Pflaumenglas wollte nicht, und jemand anders wollte auch nicht, also sangen sie beiden:\n${GLAS}`,
    last: `Getan hatte nun gar keiner etwas, und darum sangen sie die Schritte ganz leise:\n»Nicht drehn und nicht klopfen, nicht bitten, und dann:\nDas ist der Trick, dass es aufgehen kann.«`,
  },
  try: `»Schritt zwei«, sagte {name} und klopfte dreimal mit dem Löffel, ganz in der Nähe. »Wozu ist das?«, fragte {being}. »Zum Lockern.« »Es macht das Gegenteil.« Also bat {name} schön. »Das auch«, sagte {being}.`,
  easy: `»Schritt vier ist vielleicht jemand Großes«, sagte {pal}. »Das gilt nicht, aber es gibt Pflaumen.« [Einmal gedreht, und schon läuft süßer Saft übers Kinn.] Wenn {being} dann so weit war, saßen sie daheim und kauten.~, und~ {name} hatte das Glas schon unter dem Arm.`,
  resolve: `Schritt vier war also: aufhören. Sie ließen das Pflaumenglas ganz in Frieden.~+, nur~ Ein Finger von {name} lag auf dem Deckel.~, und~ Da drehte sich der Deckel von selbst, und zwar andersherum, und ging ab. »Dann haben wir ihm den ganzen Tag beim Zubleiben geholfen«, sagte {pal}.`,
  bed: `In der Küche stand das Pflaumenglas, und der Deckel lag daneben. [Niemand drehte.~+, und~ Niemand klopfte.] Rund und eng lagen die Pflaumen beieinander, und man roch sie im Dunkeln, sehr süß.`,
};
