import type { PalTelling } from '../../bank.ts';
import { called, type GermanNoun } from '../noun.ts';

export const zib: PalTelling<GermanNoun> = {
  noun: called('Zipp', 'm'),
  intro: `Zipp kam von einem anderen Planeten und war mit {name} befreundet. Er hatte drei Augen und einen kleinen grünen Koffer.~+, und~ Seine Füße zeigten nach hinten. »Guten Abend«, sagte Zipp mit beiden Ellbogen. »Guten Abend«, sagte {name} mit einem. [Man braucht Übung dafür.]`,
  quirk: `Am ersten Tag hier hatte Zipp eine Türklingel gegessen.~+, und~ Seitdem klingelte er beim Lachen. »Klopf, klopf«, sagte {name}. »Wer da?«, fragte Zipp und lachte. *Ding-dong*, machte es, und jemand ging nachsehen. »Nur ich«, sagte Zipp und wurde hellblau.`,
  again: `Um nicht mehr zu lachen, dachte Zipp an etwas Trauriges. Es war die letzte Erbse auf einem Teller, ganz allein am Rollen.~+, doch~ Er musste trotzdem lachen. *Ding-dong.* [»Ich komme!«, rief jemand, und Pantoffeln schlurften.] »Tun wir, als wären wir nie hier gewesen«, sagte Zipp.`,
  try: `{name} erzählte {being.dat} den Witz mit der Socke.~+, und~ Zipp lachte schon vor dem Ende. *Ding-dong!* »Herein«, sagte {being}.~+, und~ Alle sahen sich um, wer da geklingelt hatte. »Das war der größte Spaß heute«, sagte {being}, »nur half er nichts.«`,
  payoff: `»Du könntest lachen«, sagte {name}. »Aber dann steht ja jemand auf!«, sagte Zipp. »Ja«, sagte {name} und erzählte den Witz mit der Socke.~, und~ In den Füßen fing es an, schüttelte den Koffer und kam heraus: *DING-DONG!* Da saß der Schlafende senkrecht.~+, denn~ Es könnte ja für einen sein.`,
  proud: `»Ich bin’s«, sagte Zipp zu allem, woran sie vorbeikamen, und wurde nie mehr hellblau. »Nur ich!« *Ding.*`,
  asleep: `Zipp legte sich hin, den Koffer unterm Kopf. [Ein Auge ging zu, dann das nächste, dann das dritte.] Im Schlaf hörte er wohl noch einen guten Witz. *Ding*, machte er, sehr tief.~+, und~ Das Dong hob er für morgen auf.`,
};

export const foom: PalTelling<GermanNoun> = {
  noun: called('Frau Fumm', 'f'),
  intro: `Frau Fumm kam von einem anderen Planeten und war mit {name} befreundet. Sie hatte silbernes Fell, eine große Handtasche und eine Liste von Sehenswürdigkeiten. »Was kann das da?«, fragte sie. {»Das ist ein Stuhl«, sagte {name}. »Da setzt man sich drauf.«|»Das ist ein Stuhl«, sagte {name}, »da setzt man sich drauf.«} »Und der *lässt* einen?«`,
  quirk: `»Was ist da drin?«, fragte Frau Fumm und zeigte auf einen Ärmel. »Ein Arm«, sagte {name} und schob ihn hoch. »Ein ganzer!«, rief Frau Fumm, und *FUMM* stand ihr das Fell. [Sie war dreimal so groß und rund wie ein Brötchen.] »Das kommt vom Staunen«, sagte sie.`,
  again: `»Ab jetzt staune ich über nichts mehr«, sagte Frau Fumm und strich sich das Fell glatt. Da kam {tiny.ein} vorbei und sagte guten Abend. »Das *spricht* ja«, sagte Frau Fumm. *FUMM.* »Und wo ist {tiny.er} jetzt?« »Ich glaube, in Ihrem Fell«, sagte {name}. [»Hier ist es sehr hübsch«, rief {tiny} von innen.]`,
  try: `»Ist das {being}?«, fragte Frau Fumm. »In echt?« *FUMM!* So breit war sie, dass alle rücken mussten.~+, und~ Da lachten sie. »Du kommst auf meine Postkarte.« »Sehr freundlich«, sagte {being}, »aber ich glaube, eine Postkarte hilft da nicht.«`,
  payoff: `»Was macht der da?«, fragte Frau Fumm. »Zittern«, sagte {name}. »Wem kalt ist, der zittert, damit ihm warm wird.« »Wie, ganz *von selbst*?«, sagte Frau Fumm, und *FUMM* stand ihr das Fell. Das kleine Kalte kroch hinein.~+, und~ Da lag es warm wie ein Ei im Stroh.`,
  proud: `Frau Fumm schrieb im Gehen eine Postkarte: »Ihr Lieben, heute war ich zu etwas nütze. Ich habe gestaunt.«`,
  asleep: `»Und was passiert jetzt?«, fragte Frau Fumm. »Wir machen die Augen zu, und dann ist es morgen«, sagte {name}. »Vom Zumachen?«, sagte Frau Fumm, und ganz leise machte das Fell *fumm*. Auf und ab ging es, silbern, langsam, langsamer.`,
};
