import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'forgiveness'> = {
  elbow: {
    plant: `{name} hatte einen Keks für die Nacht.~, und~ Dann drehte {pal} sich um, es gab einen Ellbogen, und dann gab es Krümel. »Entschuldigung!«, sagte {pal} und lachte, weil er gehüpft war. »Macht nichts«, sagte {name}. Es machte aber was.~+, und~ An der Seite war eine heiße Stelle vom Ellbogen.`,
    turn: {
      restless: `»Jetzt geht ihr auch«, sagte {being}.~, und~ {name} ging zwei Schritte, mit der heißen Stelle, und drehte um. »Du hast meinen Keks zerbrochen und gelacht.« »Das tut mir leid«, sagte {pal}.~+, und~ Da setzte sich {name} zwischen {pal} und {being.acc}. »So gehe ich weg. Ich komme wieder.«`,
      wonder: `Da sah {name} auf dem Ärmel einen Krümel, den letzten vom Keks. »Du hast ihn zerbrochen und gelacht.« »Das Lachen tut mir leid«, sagte {pal}.~, und~ {name} biss den Krümel entzwei, und {pal} bekam eine Hälfte. [»Mmm. Da ist alles drin.«] »Siehst du?«, sagte {name} zu {being.dat}. »Ein bisschen von dir reicht.«`,
    },
    bed: `An der Seite von {name} war schon wieder etwas, ein Ellbogen oder so ungefähr. »Entschuldigung«, sagte {pal} im Dunkeln. »Nein, lass ihn da«, sagte {name}.~, und~ Er lag genau auf der heißen Stelle, und sie war nur noch warm.`,
  },
  red: {
    plant: `{pal} hatte sich von {name} den roten Stift geborgt, den langen.~+, und~ Er kam zu zweit zurück. »Jetzt hast du zwei«, sagte {pal}. »Ich hatte einen langen.« »Na, zwei sind mehr.« Beide Hälften kamen in eine Tasche, und da klickten sie.`,
    turn: {
      restless: `Klick, machte in einer Tasche der zerbrochene Stift. »Du hast ihn zerbrochen.« »Es tut mir leid«, sagte {pal} sehr leise.~+, und~ Da gab {name} eine Hälfte her und setzte sich zu {being.dat}. »Den ganzen Abend hatte ich Wut und bin nicht weggegangen. Jetzt gehe ich erst recht nicht.«`,
      wonder: `In einer Tasche war auch etwas Kurzes, der rote Stift. »Er war lang, bis {pal} kam«, sagte {name} zu {being.dat}. »Es tut mir leid«, sagte {pal}.~+, und~ Mit einer Hälfte malte {name} einen Ring um einen Daumen. »Er ist kurz und noch ganz rot. Deins darf auch kurz sein.«`,
    },
    bed: `Am Bett lagen zwei Rote, auf jeder Seite einer. »Schade, dass er nicht mehr lang ist«, sagte {pal} im Dunkeln.~, und~ {name} schob die eine Hälfte hinüber, bis sie an die andere kam. »Von hier aus schon.« [Klick, machte es ganz leise.]`,
  },
};
