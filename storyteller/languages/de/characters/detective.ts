import type { PalTelling } from '../../bank.ts';
import { called, type GermanNoun } from '../noun.ts';

export const inspector: PalTelling<GermanNoun> = {
  noun: called('Kommissar Krümel', 'm'),
  intro: `{name} war mit einem Detektiv befreundet, und das war Kommissar Krümel. Er hatte einen langen Mantel, eine Lupe und für jeden eine Frage. »Schöner Abend«, sagte {name}. »Ach ja?«, sagte Kommissar Krümel. »Und wer kann das bezeugen?« [Gefangen hatte er noch keinen, aber gefragt hatte er alle.]`,
  quirk: `Kommissar Krümel beugte sich über einen Löffel und hob die Lupe. »Wo waren Sie zur Essenszeit?« Der Löffel schwieg.~+, und~ Kommissar Krümel wurde rosa. »Ich kann das Fragen nicht lassen«, sagte er. »Sogar meine Tante habe ich gefragt, woher sie den Kuchen hat. Sie hatte ihn gebacken. Für mich.«`,
  again: `»Ich frage nichts mehr«, sagte Kommissar Krümel, »so lange es geht.« Sein Gesicht wurde rot, und der Hut hob sich. »Und wo wollen *Sie* hin?«, rief er, als {tiny.ein} vorbeikam. »Heim, wenn es recht ist.« [»Das waren fast neun Sekunden«, sagte {name}.]`,
  try: `Kommissar Krümel hob die Lupe. »So«, sagte er zu {being.dat}. »Wo haben Sie das Lachen zuletzt gesehen?« Sein Auge war groß wie eine Untertasse.~+, und~ Als es blinzelte, mussten alle lachen. »Jetzt ist es wieder weg«, sagte {being}, ehe er es aufschreiben konnte.`,
  payoff: `»Fragen Sie die Wege«, sagte {name}, »alle.« Von einem zum anderen ging Kommissar Krümel mit der Lupe. »Und wo gehen *Sie* hin?« Sie sahen ihm fest ins Auge, alle bis auf einen. »Aha«, sagte er. »Der verbirgt etwas. Nämlich, wohin!«`,
  proud: `Kommissar Krümel schrieb *Gelöst* in das Notizbuch und fragte, wie man das schreibt, nur weil er so gern fragt.`,
  asleep: `»Eine letzte Frage«, sagte Kommissar Krümel unter dem Hut. »Ja?«, sagte {name}. »Die hat Zeit.« [Von allen seinen Fragen war es die erste, die Zeit hatte.] Auf der Brust, unter der Lupe, ging ein mondgroßer Knopf auf und ab.`,
};

export const hush: PalTelling<GermanNoun> = {
  noun: called('Frau Leise', 'f'),
  intro: `Frau Leise war Detektivin und mit {name} befreundet. Sie trug einen grauen Mantel, graue Handschuhe und einen grauen Hut, um nicht aufzufallen. {»Ihr habt mich nie gesehen«, sagte sie unter dem Küchentisch. »Ich ermittle, wer die Krümel fallen lässt.«|»Ihr habt mich nie gesehen«, sagte sie unter dem Küchentisch, »ich ermittle, wer die Krümel fallen lässt.«} »Ich«, sagte {name}.`,
  quirk: `»Jetzt gehen wir ohne einen Laut«, sagte Frau Leise, und *quiek* machte der Schuh. Sie ging auf Zehenspitzen, und er machte *quiiek*.~+, und~ Unter dem grauen Hut wurde sie rot. »Das tun alle meine Schuhe. Die Diebe hören mich eine Straße weiter«, sagte sie, »und winken.«`,
  again: `Frau Leise hatte um jeden Schuh einen Schal gebunden. Sie machte einen Schritt.~+, und~ Es quietschte kaum noch, es machte nur *mmf*. »Wer hat denn da eine Maus drin?«, fragte {tiny.ein} im Vorbeigehen. »Das hast du nie gehört«, sagte Frau Leise.`,
  try: `{»Das mache ich«, sagte Frau Leise. »Ich schleiche mich mit einer Überraschung heran.«|»Das mache ich«, sagte Frau Leise, »ich schleiche mich mit einer Überraschung heran.«} *Quiek.* »Ich höre dich«, sagte {being}. [Eine Weile stand sie auf einem Bein, dann, *quiek*, auf dem anderen.] »Was ist die Überraschung?« »Das wäre ich gewesen«, sagte Frau Leise.`,
  payoff: `»Könnten Sie schleichen?«, fragte {name}. »So leise es geht?« »Aber da sind die Schuhe am schlimmsten.« »Habe ich gehört«, sagte {name}.~,~ Also schlich sie auf der Stelle, ganz, ganz sacht, *quiek … quiiek … QUIIIEK*. Da saß der Schlafende senkrecht.~+, denn~ Bei so viel Leise schläft keiner.`,
  proud: `»Ihr habt mich gehört«, sagte Frau Leise zu allen. *Quiek.* »Doch, oder? Habt ihr?«`,
  asleep: `Frau Leise zog die Schuhe aus und stellte sie unters Bett. Auf Socken ging sie zum Kissen.~+, und~ Man hörte überhaupt nichts. »Ihr habt mich nie gehört«, sagte sie.~+, und~ Diesmal war das wahr.`,
};
