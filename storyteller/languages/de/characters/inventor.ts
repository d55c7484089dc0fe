import type { PalTelling } from '../../bank.ts';
import { called, type GermanNoun } from '../noun.ts';

export const cog: PalTelling<GermanNoun> = {
  noun: called('Schraube', 'f'),
  intro: `Schraube war Erfinderin und mit {name} befreundet. Einen Bleistift hatte sie im Haar.~+, und~ Einen hatte sie, um den ersten zu suchen. »Meine Maschine ist fertig!«, sagte Schraube. »Sie kühlt Suppe ganz ohne Pusten.« »Das hast du am Montag auch gesagt.« »Am Montag«, sagte Schraube, »war sie noch rund.«`,
  quirk: `»Diese Maschine lüftet einem den Hut«, sagte Schraube und stellte sie hin. Es klickte, der Hut blieb, wo er war.~+, und~ Die Maschine leuchtete. {»Das machen alle«, sagte sie ganz leise. »Ich baue ein Teil zum Helfen ein, und dann helfen sie nicht, sie leuchten.«|»Das machen alle«, sagte sie ganz leise, »ich baue ein Teil zum Helfen ein, und dann helfen sie nicht, sie leuchten.«}`,
  again: `Sie hielten an, weil Schraube einen Gedanken hatte, und man hörte ihn ticken. »Da ist ein Draht drin, der leuchtet«, sagte sie.~, und~ Sie zog ihn aus der Maschine, sah ihn an und tat ihn wieder zurück. »Er sah so enttäuscht aus.«`,
  try: `»Diese Maschine kitzelt mit einer Feder«, sagte Schraube zu {being.dat}. Es klickte, die Feder fiel ab.~+, und~ Natürlich leuchtete die Maschine. [Alle wurden gelb, und alle lachten.] »Es hilft nicht«, sagte {being}, »aber es ist ein wunderbares Gelb.«`,
  payoff: `»Schraube«, sagte {name}, »hast du eine Maschine, die nicht funktioniert?« »Eine Tasche voll.« [Sie sah ins Dunkel, und der Bleistift fiel ihr aus dem Haar.] Klick, machten die Maschinen, nicht eine funktionierte.~+, und~ Es war hell wie beim Frühstück. »Alles misslungen«, sagte Schraube, »und besser denn je.«`,
  proud: `Schraube schrieb LAMPE auf jede ihrer Maschinen und leckte dann den Bleistift ab.`,
  asleep: `Die Tasche von Schraube hing am Bettpfosten und tickte. »Morgen«, sagte sie mit geschlossenen Augen, »erfinde ich eine Lampe. Ich bin gespannt, was die dann macht.« »Suppe kühlen«, sagte {name}. [Das war gut möglich.] Tick, machte die Tasche.~+, und~ Viel später machte sie noch einmal tick.`,
};

export const hinge: PalTelling<GermanNoun> = {
  noun: called('Professor Klapp', 'm'),
  intro: `Professor Klapp war Erfinder und mit {name} befreundet. Seine Weste bestand aus Taschen.~+, und~ Darin steckte lauter Zusammengefaltetes. »Hier habe ich einen Tisch«, sagte er. »Mit Beinen?« »In der Theorie«, sagte Professor Klapp, fasste hinein, und der Tisch biss ihn. [»Er ist etwas übereifrig«, sagte er.]`,
  quirk: `»Ich setze mich nur kurz«, sagte Professor Klapp. Er schüttelte etwas Flaches aus, klack, war es ein Hocker, und klack, ein Stuhl. Klack für Klack saß er bald so hoch wie ein Kleiderschrank. »Meine Sachen hören nicht auf«, rief er und war rot.`,
  again: `»Die Weste spannt«, sagte Professor Klapp. Klack, in einer Tasche war etwas aufgegangen. »Denken Sie flach«, sagte {name}. Der Professor dachte an Papier und Pfannkuchen.~+, und~ Klack, faltete es sich zusammen. »In der Theorie«, sagte er, »kann das nicht gehen.«`,
  try: `»Eine Faltumarmung«, sagte Professor Klapp zu {being.dat}. »In der Theorie ist sie klein.« Klack, hatte sie zwei Arme, dann vier, dann hatte sie alle.~, und~ Mittendrin lachte {being}.~+, doch~ Abgesehen davon half es nicht.`,
  payoff: `»Herr Professor«, sagte {name}, »haben Sie einen Stuhl?« »Schon, aber er hört nicht auf.« »Damit rechne ich.« Also setzten sie sich nebeneinander, hoch ging es, Klack für Klack.~+, und~ Oben stiegen sie ab. »In der Theorie«, sagte der Professor, »war das ein Stuhl.«`,
  proud: `»In der *Praxis*«, sagte Professor Klapp zu sich und klopfte auf seine Weste.`,
  asleep: `Professor Klapp hatte ein Faltbett dabei, doch er machte es lieber nicht auf. Er schlief im Sessel.~+, und~ Darüber hing die Weste. Er faltet sich recht klein zusammen, dachte {name}. Klack, sagte eine Tasche wie von weit weg, dann lag sie flach.`,
};
