import type { ArcTelling } from '../../bank.ts';

const NACHT = `»Gute Nacht hier und gute Nacht da,\ngute Nacht, wer du auch bist, fern oder nah.«`;
export const restless: ArcTelling = {
  title: `{Title}, {name} und der zehnte Finger`,
  want: [
    `In der Familie von {name} mussten zehn Gutenächte gesagt sein, bevor die Lampe ausging. {name} zählte an den Fingern mit.~+, und~ Heute stand nach neun noch einer oben. [Manche kamen durch eine Zahnbürste.] Die zehnte musste her.~,~ Und wenn die Lampe zu früh ausging?`,
    `Neun Finger waren unten.~+, und~ Einer war oben. So zählte {name} die Gutenächte der Familie, und zehn mussten es sein, bevor die Lampe ausging. [Die lange war da, die gemurmelte und die durch die Zahnbürste.] Wem gehörte die zehnte? Was, wenn sie nie kam?`,
  ],
  setoff: `»Lasst die Lampe an!«, sagte {name} zu allen. »Hört ihr das? Das ist unser Zehntes, und niemand hat ihm gute Nacht gesagt.« Der zehnte Finger bekam einen Fäustling, damit er oben blieb. Neun Leute wünschten Glück.~+, und~ {name} und {pal} gingen hinaus.`,
  stay: `»Lasst die Lampe an«, sagte {name}. »Hört ihr? Das ist unser Zehntes, und es ist noch auf.« Im Schlafanzug, mit dem zehnten Finger in der Luft, ging es bis zum Rand vom Lampenlicht. [Da saß auch {pal}.] »Wer es auch ist«, sagte {pal}, »weit weg ist es nicht.«`,
  remind: `»Ist die zehnte gesagt?«, rief jemand, weit hinten. »Noch nicht!«, rief {name}. [Zu Hause brannte also die Lampe.~+, und~ Keiner dort legte sich richtig hin.] {name} hielt den zehnten Finger hoch.~+, und~ Er stand kerzengerade und zeigte nach vorn.`,
  refrain: {
    first: `Man sagt es in das Dunkel nach allen Seiten, damit niemand ausgelassen wird:\n${NACHT}`,
    again: `Der Finger stand noch, also sagten sie es wieder, ein Stück weiter hinaus:\n${NACHT}`,
    third: `Wenn man nicht mehr weiß, was man sagen soll, dann sagt man das:\n${NACHT}`,
    last: `Und dann wurde es zum zehnten Mal gesagt, ganz nah, und musste nicht mehr suchen gehen:\n»Gute Nacht hier und gute Nacht da,\ngute Nacht dir, denn nun bist du nah.«`,
  },
  try: `In der Familie von {name} wird ein Gähnen herumgereicht wie eine Schüssel.~, und~ {name} nahm ein großes und gab es weiter. {Being} sah es sich genau an. »Sehr freundlich. Aber ich kann nicht mehr, ich bin satt.« [So ging es denselben Weg zurück, und {name} musste es zweimal nehmen.]`,
  easy: `{»Ich sage meine zweimal«, sagte {pal}. »Das macht zehn, und die Lampe kann aus.«|»Ich sage meine zweimal«, sagte {pal}, »das macht zehn, und die Lampe kann aus.«} [Endlich dürfte der müde Finger sich hinlegen.] Nur {being} bliebe übrig, ohne gute Nacht. »Gute …«, fing {pal} schon an.~+, und~ Der Finger fing an zu nicken.`,
  resolve: `»Das war deine gute Nacht«, sagte {name} zu {being.dat}, »und das ist die zehnte.« Da ging der Finger von selbst nach unten. »Jetzt sind wir zehn.« »Kriegen wir einen längeren Tisch?«, fragte {pal}. [Zu Hause gingen neun Augen zu, die dafür offen geblieben waren.]`,
  bed: `Zehn Gutenächte lagen im Dunkeln umher, jede da, wo sie hingehörte. Nun durfte die Lampe ausgehen.~+, und~ Sie ging. Auf der Decke lagen zehn Finger, und keiner stand.`,
};

const HIER = `»Ihr geht hin, und wir bleiben hier,\nbringt uns was mit, das wünschen wir.«`;
export const wonder: ArcTelling = {
  title: `{Title}, {name} und der Hut vom Großonkel`,
  want: [
    `Heute gab es etwas zu sehen.~+, und~ Der Großonkel hatte schon den Hut gebürstet. Da sagten beide Knie nein. »Dann nehme ich den Hut«, sagte {name}, »und bringe euch allen etwas mit.« Er sollte voll sein bis zur Krempe.~, doch~ Was, wenn er leer nach Hause kam?`,
    `Alle hatten heute hinausgehen und schauen wollen.~+, aber~ Die Knie vom Großonkel sagten nein.~, und~ So setzten sie sich wieder, alle bis auf {name}. »Ich bringe es im Hut mit, bis an die Krempe.« Und wenn nichts hineinging? [In den Hut passte sonst sehr viel Kopf.]`,
  ],
  setoff: `»Das ist heute!«, sagte {name}, mit dem Großonkelhut bis über die Augenbrauen. [»Guckt ja bis zum Schluss«, riefen sie von den Stühlen.] »Ich bringe den Hut randvoll.« Dann nahm {pal} einen Ärmel.~+, und~ Sie gingen hinaus.`,
  stay: `»Das ist heute!«, sagte {name}.~, und~ Der Hut vom Großonkel wurde dahin gestellt, wo das Lampenlicht aufhört, mit der Öffnung nach oben. Daneben saßen sie im Schlafanzug. »Nun muss er nur noch voll werden.« »Von zu Hause sehen sie uns«, sagte {pal} und winkte. [Ein Ärmel winkte zurück.]`,
  remind: `»Was haben wir bis jetzt?«, fragte {pal}.~+, und~ {name} nahm den Hut vom Großonkel ab und sah hinein. Etwas Dunkel war drin.~+, und~ Es roch nach Großonkelkopf. {»Das wird sie freuen«, sagte {name}. »Das ist der Weg.«|»Das wird sie freuen«, sagte {name}, »das ist der Weg.«} [Schnell kam der Hut wieder auf, damit vom Weg nichts verschüttet wurde.]`,
  refrain: {
    first: `Das sagten sie in der Familie immer, wenn die einen gingen und die anderen saßen:\n${HIER}`,
    again: `Der Hut rutschte über die Ohren, und da drin hörte man es fast noch:\n${HIER}`,
    third: `Leer war er immer noch, also sagte {name} es in den Hut hinein:\n${HIER}`,
    last: `Zu Hause fragte jetzt bestimmt jemand, und diesmal gab es eine Antwort:\n»Wir gingen hin, und ihr bliebt hier,\nund mitgebracht, das haben wir.«`,
  },
  try: `{name} hielt den Hut hin, Öffnung nach vorn. »Der gehört meinem Großonkel. Ein Hutvoll würde reichen, für alle.« {Being} sah hinein. »Der ist ja gebürstet.« »Seit Montag.« »Für mich? Und wenn ich das Bürsten gar nicht wert bin?« [Alle riefen nein, was für einmal Nein zu viel ist.]`,
  easy: `»Sag doch, es war golden«, sagte {pal}, »und groß wie ein Haus.« [Der Großonkel würde in den Hut hinein nicken und sich freuen.] Was {being} hatte, das hätte keiner gesehen. »Es war golden«, sagte {name}, nur zur Probe.`,
  resolve: `{name} hob den Hut vom Großonkel zu {being.dat} hin, so hoch, wie zwei Arme gehen. Jetzt war er voll.~+, und~ Das konnte man spüren. [Obendrauf kam eine Hand.] »Reicht es für die ganze Familie?«, fragte {pal}. »Es läuft schon über«, sagte {name}.`,
  bed: `Der Großonkel hatte lange in den Hut gesehen. [»So ist das also«, hatte er gesagt.] Dann war der Hut von Stuhl zu Stuhl gegangen.~+, und~ Nun hing er am Haken, so voll wie zuvor.`,
};
