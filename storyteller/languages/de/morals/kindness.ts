import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'kindness'> = {
  beetle: {
    plant: `Auf dem Küchentisch lag {tiny.ein} auf dem Rücken und ruderte[, ohne von der Stelle zu kommen]. Eigentlich war keine Zeit, doch {name} hielt einen Finger hin. Der wurde gefasst.~+, und~ Schon standen alle Beine wieder unten. »Wozu war das?«, fragte {pal}. »Ein Finger war gerade frei«, sagte {name}.`,
    turn: {
      restless: `Doch ein Finger von {name} blieb, wo er war.~+, und~ An dem hatte sich {tiny} festgehalten, nach all dem Rudern. Also hielt {name} ihn ganz nah zu {being.dat}, und er wackelte nicht. »Der ist für dich. Am anderen Ende bin ich, und ich bleibe, bis du schläfst.«`,
      wonder: `»Mit {tiny.dat} ging es schneller«, sagte {pal}. [»Da war nur ein Finger nötig.«] Da blieb {name} stehen und hielt den Finger und einen Daumen hoch, fast zu. »So groß war {tiny}«, sagte {name} zu {being.dat}, »und ich bin stehen geblieben. Für dich bleibe ich auch stehen, selbst wenn das alles ist.«`,
    },
    bed: `Da war doch {tiny.ein} hereingekommen und saß auf der Lampe am Bett, richtig herum. Es konnte irgendwer von denen sein.~+, aber~ So guckt man nur, wenn man sich kennt.`,
  },
  hiccup: {
    plant: `»Also dann«, fing {pal} am Küchentisch an, und »hick«. Es war ein Schluckauf. [{pal} sah sich um, ob es jemand gehört hatte.] »Hick«, sagte {name}. Das war nicht echt. »Hast du ihn auch?«, fragte {pal}. {»Ja«, sagte {name}. »Er geht um.«|»Ja«, sagte {name}, »er geht um.«}`,
    turn: {
      restless: `»Hick«, machte {pal} noch einmal. »Hick«, sagte {name}, ohne nachzudenken, und hielt an. Schlimm ist es nur, solange man der einzige Mensch ist, der es hat.~, und~ Darum ging {name} zu {being.dat} und machte beide Augen weit auf. »Jetzt bin ich auch hellwach. Ich gucke dich an, und dann hören wir zusammen auf.«`,
      wonder: `»Hat {being} Schluckauf?«, fragte {pal}. »So ähnlich«, sagte {name}.~+,~ Und ganz nah, in all dem Stillen, sagte {name}: »Hick.« Alle sahen her. »Mehr habe ich nicht«, sagte {name} zu {being.dat}, »und keiner ist heimgegangen. Ich würde gern deins sehen, so wie es ist.«`,
    },
    bed: `Im Dunkeln machte jemand »hick«. Diesmal war es echt.~+, und~ Es kam von {name}. »Hick«, sagte {pal} sofort, ganz ohne Schluckauf. Sie lagen da und warteten auf das nächste, und das war eingeschlafen.`,
  },
};
