import type { PalTelling } from '../../bank.ts';
import { called, type GermanNoun } from '../noun.ts';

export const gran: PalTelling<GermanNoun> = {
  noun: called('Oma', 'f'),
  intro: `An diesem Abend war Oma da, mit grauen Locken und der Tasche, in der es alles gab. »Hast du einen Bleistift da drin?«, fragte {name}. »Na dann«, sagte Oma und machte den Verschluss auf. »Dick, dünn oder lila?« [Wenn Oma »na dann« sagte, passierte gleich etwas.]`,
  quirk: `In der Tasche von Oma war ein Butterbrot von einem anderen Tag, darunter ein Umschlag.~, und~ Darin lagen alle Kerzen von allen Geburtstagskuchen. »Die sind doch ausgepustet«, sagte {name}. »Ausgepustet ist nicht aufgebraucht«, sagte Oma, ein bisschen rosa, und roch an einer. »Das war der Zitronenkuchen.«`,
  again: `Oma setzte sich zum Ausruhen auf die Tasche.~+, und~ Drinnen machte es knack. »Meine Kerzen!« [Zwei waren krumm, keine war zerbrochen.] »Das war der Kuchen, der auf den Hund fiel«, sagte {name}. »Und auf dem hier«, sagte Oma, »stand dein ganzer Name, drum musste er außen herum.«`,
  try: `»Na dann«, sagte Oma zu {being.dat}, »wann hast du Geburtstag?« »Das hat mir nie jemand gesagt.« »Dann sagen wir, jetzt.« In das alte Butterbrot kam eine Kerze, alle pusteten und lachten und ließen hochleben. »Ein sehr schöner Geburtstag«, sagte {being}, »nur hilft er nicht.«`,
  payoff: `»Na dann«, sagte Oma.~+, und~ Sie steckten die alten Kerzen ins Butterbrot und sangen das Geburtstagslied. Beim Namen ging die vom Zitronenkuchen an, ganz von allein.~+, und~ Dann gingen alle Jahre an, die es gab. Da musste das Dunkel den Hut abnehmen.`,
  proud: `Oma schwenkte beim Gehen die Tasche, und das, sagte sie, sei in ihrem Alter erlaubt.`,
  asleep: `Oma saß im Sessel am Bett, die Schuhe aus. »Ich mache nur die Augen zu, zur Gesellschaft«, sagte sie.~, und~ Daneben saß die Tasche, auch mit geschlossenem Mund, und roch ganz schwach nach <quirk: Zitronenkuchen und ausgepusteten Kerzen|Seife und Pfefferminz>.`,
};

export const jojo: PalTelling<GermanNoun> = {
  noun: called('Jojo', 'm'),
  intro: `Natürlich wollte auch Jojo <toddler: aufbleiben|mit>, der kleine Vetter, fast vier, ein Pflaster auf jedem Knie. Er hielt den Ärmel von {name} fest, wie immer.~, denn~ Wo der Ärmel hinging, ging Jojo auch hin. <toddler: »Ich bleibe auf«, sagte er. »Ich bleibe schon, guck. Ich bin geblieben.«|»Ich komme mit«, sagte er. »Ich komme schon, guck. Ich bin gekommen.«>`,
  quirk: `Jojo summte ein Lied, und es hatte drei Töne: dumm, da, di. Er summte es in der Wanne und mit vollem Mund.~+, und~ Er merkte es nie. »Jojo, du summst«, sagte {name}. »Summe nicht«, sagte Jojo, ganz rot. Dumm, da, di. [Hörte man lange genug zu, kam es in die Knie.]`,
  again: `Dumm, da, di, machte Jojo, dumm, da, di. »Wenn ich dir die letzte Rosine gebe«, sagte {name}, »hörst du dann auf?« Jojo nahm sie, und es blieb so lange still, dass etwas fehlte. »Fertig«, sagte Jojo und schluckte. Dumm, da, di.`,
  try: `Jojo sah {being.acc} an und summte, dumm, da, di. »Du summst«, sagte {being}. »Ich gucke«, sagte Jojo. Dumm, da, di, machte da auch {being}, ganz ohne Absicht.~, und~ Dann taten es alle und lachten.~+, doch~ Geändert hatte sich sonst nichts.`,
  payoff: `Rufen half nichts, doch in die Stille hinein summte Jojo, klein und stetig: dumm, da, di. »Jojo«, sagte {name}, »was du da nicht machst, hör nicht damit auf.« Da drüben, wo kein Rufen ankam, setzte sich der Schlafende auf und summte mit.`,
  proud: `»Das war ich«, sagte Jojo mehrmals zu allen, »mit meinem Nichtsummen.«`,
  asleep: `Jojo wollte für immer wach bleiben, das hatte er allen gesagt. <quirk: Dumm, machte er mit geschlossenen Augen. Da. {name} wartete auf den letzten Ton, aber den hatte er mitgenommen.|»Ich bin noch auf«, sagte er mit geschlossenen Augen. »Ich bin noch.« {name} wartete auf den Rest, aber den hatte er mitgenommen.>`,
};
