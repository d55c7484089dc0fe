import type { PalTelling } from '../../bank.ts';
import { called, type GermanNoun } from '../noun.ts';

export const quill: PalTelling<GermanNoun> = {
  noun: called('Pfeil', 'f'),
  intro: `Pfeil war Forscherin und mit {name} befreundet. Sie hatte ein Netz am Hut.~+, und~ Ihre Stiefel waren schon überall gewesen. »Mir nach!«, rief Pfeil und marschierte in den Kleiderschrank. »Er ist größer, als man denkt.« [Einmal war sie zum Nordpol aufgebrochen und hatte eine Bäckerei entdeckt.]`,
  quirk: `Pfeil ging immer danach, was ihr linkes Knie sagte. »Euer Haus ist dort drüben«, sagte sie und zeigte mit dem ganzen Arm. Das Haus war hinter ihr, wie meistens. {»Ich bin mir immer sicher«, sagte Pfeil und wurde rot. »Das ist das Traurige. Angekommen bin ich noch nie.«|»Ich bin mir immer sicher«, sagte Pfeil und wurde rot, »das ist das Traurige. Angekommen bin ich noch nie.«}`,
  again: `*Heute einen Knopf entdeckt*, schrieb Pfeil ins Logbuch. {»Das ist meiner«, sagte {name}. »Er ist an mir dran.«|»Das ist meiner«, sagte {name}, »er ist an mir dran.«} *Der Knopf gehört schon jemandem*, schrieb Pfeil.~+, und~ Etwas betrübt klappte sie das Buch zu.`,
  try: `{»Das übernehme ich«, sagte Pfeil. »Ich gehe hin und sage das Richtige.«|»Das übernehme ich«, sagte Pfeil, »ich gehe hin und sage das Richtige.«} Sie marschierte los und sagte es sehr herzlich zu einem Eimer. »Ich bin hier drüben«, sagte {being} und lachte. Dem Eimer hatte es gutgetan, sonst keinem.`,
  payoff: `»Wo lang?«, fragte {name}, und Pfeil fragte das Knie. »Da!« »Das Knie hat nie recht«, sagte {name} und strich diesen Weg. »Da!« Auch der fiel weg.~+, und~ Am Ende war es nur noch einer. »Na, der jedenfalls nicht«, sagte Pfeil.~,~ Also nahmen sie den und sahen voll Achtung auf das Knie.`,
  proud: `Pfeil hinkte ein wenig, damit die Leute nach dem Knie fragten.`,
  asleep: `Pfeil brach zu ihrem Bett auf und entdeckte den Teppich. »Hier hat noch nie jemand geschlafen«, sagte sie und legte sich hin, mit Stiefeln. Neben ihr lag das Logbuch.~+, und~ *Angekommen*, hieß die letzte Zeile, in sehr müden Buchstaben.`,
};

export const bristle: PalTelling<GermanNoun> = {
  noun: called('Major Borste', 'm'),
  intro: `Major Borste war Forscher und mit {name} befreundet. Er hatte eine große Stimme und einen Bart wie ein Busch. »Guten Abend!«, donnerte er. »Nicht ihr, meine Lieben«, sagte er zu dem Bart. »Wer ist da drin?« »Kein Mensch«, sagte der Major. [Hinter dem Kinn kicherte etwas.]`,
  quirk: `Im Bart von Major Borste ging ein Licht an. »Licht aus, meine Lieben!«, sagte er.~+, und~ Da ging ein anderes an. »Herr Major, was *ist* das?« »Glühwürmchen«, sagte er und wurde rot. »Vierzig, vom Fluss Um. Ich bringe es nicht übers Herz, ihnen zu sagen, dass es ein Bart ist.«`,
  again: `Major Borste summte in den Bart, einen Finger hoch. »Schlafen sie?«, fragte {name}. »Neununddreißig«, sagte der Major.~, und~ Ein Licht brannte noch, das fürchtete sich im Dunkeln. »Ein *Glühwürmchen*?« »Das ist sehr schwer für so eins«, sagte der Major.`,
  try: `»Meine Glühwürmchen heitern jeden auf«, sagte Major Borste zu {being.dat}. »Tanzen, meine Lieben!« Vierzig Lichter liefen im Bart herum und ein Ohr hinauf. [»Das kitzelt!«, donnerte der Major.] »Sehr hübsch«, sagte {being}, als das Lachen vorbei war.~+, und~ Sonst war alles beim Alten.`,
  payoff: `»Es ist recht schwarz«, sagte Major Borste mit kleiner Stimme. »Aber Sie haben vierzig Glühwürmchen«, sagte {name}. [Da schwieg er.] »Meine Lieben«, sagte er, »heute dürft ihr lesen, so lange ihr wollt.« Eins ging an, hinter dem Kinn.~+, und~ Dann gingen alle vierzig an.`,
  proud: `»Das sind meine Lieben«, sagte Major Borste zu jedem, der vorbeikam.`,
  asleep: `Major Borste legte sich hin, den Bart über der Decke. »Licht aus, meine Lieben.« <quirk: Eins nach dem anderen ging aus, von den Ohren abwärts. Nur eins blieb an, für jemanden, der sich im Dunkeln fürchtete. »Das darf«, sagte der Major.|Etwas darin gähnte, dann gähnte noch etwas. »Gute Nacht, Herr Major«, sagte {name}. »Still. Sie sind gerade erst eingeschlafen.«>`,
};
