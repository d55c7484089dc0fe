import type { PalTelling } from '../../bank.ts';
import { called, type GermanNoun } from '../noun.ts';

export const pim: PalTelling<GermanNoun> = {
  noun: called('Pimm', 'm'),
  intro: `Pimm war ein Roboter und mit {name} befreundet, so groß wie ein Brotkasten und genauso geformt. Wo andere den Bauch haben, hatte Pimm eine Schublade. »Pip« hieß bei ihm ja, »pip-pip« hieß nein.~+, und~ »Hmm« hieß alles dazwischen. [»Hmm« mochte er am liebsten.]`,
  quirk: `Jemand hatte ein Stück Schnur verloren. »Ach, Pimm«, sagte {name}, »nicht noch eins.« Aber Pimm machte die Schublade auf.~+, und~ Hinein kam es, zu den anderen: rote Schnur, Paketschnur, Schnur mit Marmelade. »Wofür denn?« Das Lämpchen ging im Kreis. »Für später«, sagte Pimm.`,
  again: `Die Schublade von Pimm ging nicht zu.~+, denn~ Ein Ende Schnur zu viel hing heraus. {name} drückte, Pimm dachte an etwas Dünnes.~+, und~ Dann klickte es. »Ist jetzt später?«, fragte {name}. Pimm sah nach vorn und nach hinten. {»Nicht ganz später«, sagte Pimm. »Aber es geht darauf zu.«|»Nicht ganz später«, sagte Pimm, »aber es geht darauf zu.«}`,
  try: `Pimm rollte einmal um {being.acc} herum und machte die Schublade auf. Heraus kam eine rote Schnur, und daraus wurde eine Schleife.~, und~ Alle lachten und fanden es schick. »Pip?«, fragte Pimm. »Pip-pip«, sagte {being}. [»Aber die Schleife möchte ich behalten.«]`,
  payoff: `Das Lämpchen von Pimm ging im Kreis, schneller und schneller. »{name}«, sagte Pimm, »jetzt ist später.« Heraus schoss die Schublade, mit aller Schnur: rot, vom Paket und mit Marmelade. Sie knoteten Ende an Ende, und Pimm warf. Oben hielt es.~+, und~ Daran kletterten sie hinauf.`,
  proud: `Die Schublade von Pimm sprang immer wieder von allein auf, wie ein Mund, der nicht grinsen will.`,
  asleep: `Das Rad von Pimm quietschte nicht mehr.~+, und~ In der Schublade lag, ganz allein, ein neues Stück Schnur, ein kurzes. »Für später«, sagte Pimm.~+, und~ Das Lämpchen ging langsam im Kreis, noch langsamer, und stand.`,
};

export const tilda: PalTelling<GermanNoun> = {
  noun: called('Blinka', 'f'),
  intro: `Mit {name} befreundet war Blinka, ein Roboter, lang und dünn. Sie war so höflich, dass sie sich bei Stühlen bedankte. Auf jeder Seite saß ein Ohr wie eine Untertasse aus Glas. »Ich bin hoffentlich nicht zu früh«, sagte Blinka, die hier wohnte. [»Nach dir«, sagte {name}. »Nein, nach dir.«]`,
  quirk: `»Blinka, du siehst hübsch aus«, sagte {name}. »Oh«, sagte Blinka. »O nein.« Ihre Ohren wurden rosa.~+, und~ Dann leuchteten sie wie Lampen. Sie zog den Hut darüber, und nun leuchtete der Hut. »Bitte nicht hinsehen. Wenn man mich lobt, leuchte ich. Das sind nur die Drähte.«`,
  again: `»Guten Abend«, sagte {tiny.ein} im Vorbeigehen zu Blinka, »was für elegante Füße.« Rosa wurden die Ohren, dann rot.~+, und~ Eine Zeit lang sah {tiny} gar nichts mehr. »Ich gäbe den linken Ellbogen dafür«, sagte Blinka, »ein unscheinbarer Roboter zu sein.«`,
  try: `»Sehr erfreut«, sagte Blinka zu {being.dat}. »Was für hübsche Ohren«, sagte {being}.~+, und~ Sie wurden rosa, mitten durch den Hut, dann rot. In dem Licht hatten alle ein Gesicht wie eine Tomate. »Sehr schön«, sagte {being}, »aber es hilft nicht.«`,
  payoff: `»Blinka«, sagte {name}, »du hast die saubersten Füße, die ich kenne. Und du bist mit mir befreundet.« »Bitte«, sagte Blinka. Rot wurden die Ohren, dann golden, dann weiß wie Mittag. Da stand das Dunkel auf.~+, und~ Es ging woandershin.`,
  proud: `Blinka setzte den Hut nicht wieder auf, auch nicht, als ihr jemand guten Abend sagte.`,
  asleep: `Blinka faltete sich neben dem Bett viermal zusammen. »Danke, dass ich da sein durfte«, sagte sie. »Danke fürs Dasein«, sagte {name}. Im Dunkeln wurden die Ohren rosa, ein sehr kleines Rosa.~+, und~ Dabei ließ sich gut schlafen.`,
};
