import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'resilience'> = {
  tower: {
    plant: `Aus der Tasche von {name} kamen fünf Klötze und stellten sich auf eine Hand. »Guckt mal!« Die ganze Küche guckte.~+, und~ Der Turm <weightless: flog auseinander|fiel um>. [Zwei Ohren wurden rot wie der oberste Klotz.] »Noch mal?«, fragte {pal}. »Nicht, wenn alle gucken«, sagte {name} und räumte sie weg.`,
    turn: {
      restless: `Da fielen alle fünf Klötze heraus, und jeder sah es. {name} bekam rote Ohren und lachte.~, und~ Dicht bei {being.dat} fing der Turm unten wieder an. »Ich sitze hier und baue, bis du schläfst«, sagte {name}. »<weightless: Fliegt er weg|Fällt er um>, fange ich von vorn an, und ich bin immer noch da.«`,
      wonder: `»Warte«, sagte {name} zu {being.dat}, »ich zuerst.« Hoch kamen die Klötze.~, doch~ Beim fünften <weightless: flog der Turm auseinander|fiel der Turm um>, und zwar vor allen. Die Ohren brannten, und ein Klotz war noch da. »Jetzt ist er so hoch«, sagte {name} und lachte. »Und keiner ist gegangen. Einer reicht zum Anfangen.«`,
    },
    bed: `Am Bett stand wieder ein Turm, keiner zum Guckt-mal-Sagen. Unten war er drei Klötze breit.~+, und~ Die anderen zwei saßen obendrauf. Als es zum Sehen zu dunkel wurde, stand er noch.`,
  },
  tada: {
    plant: `»Guckt mal!«, rief {name}. »Ich stehe auf einem Bein!« [Die ganze Küche guckte.] Dann stand {name} auf gar keinem mehr. »Du hast tadaa vergessen«, sagte {pal}. »Das sagt man nur, wenn es klappt.« »Ich sage es immer«, sagte {pal}.`,
    turn: {
      restless: `{name} drehte sich auf einem Bein zu {being.dat} und <weightless: trieb davon, Füße voran|kippte um>. Es war sehr still, und dann gingen beide Arme auf. »Tadaa«, sagte {name} und musste lachen. »Ich wollte nur sagen, dass ich da bin. Das bin ich noch, bloß <weightless: weiter oben|weiter unten>.«`,
      wonder: `»Tadaa«, sagte {pal}, als noch gar nichts geschehen war.~+, und~ {name} lachte und stellte sich vor allen auf ein Bein. Dann <weightless: ging es kopfüber davon|kippte es>. »Das war alles, tadaa«, sagte {name} zu {being.dat}, mit heißen Ohren. »Du hast geguckt. So würde ich bei dir auch gucken.«`,
    },
    bed: `Auf einem Bein stieg {name} ins Bett, und es klappte fast. »Tadaa«, ganz leise. »Hat es diesmal funktioniert?«, fragte {pal}. »Nein«, sagte {name}, streckte beide Arme aus und beide Beine und lag da, so breit wie das Bett.`,
  },
};
