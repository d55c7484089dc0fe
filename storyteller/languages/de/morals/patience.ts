import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'patience'> = {
  middle: {
    plant: `Warten war etwas, das {name} schnell machte.~, und~ Wenn jemand bis hundert gezählt haben wollte, hieß es: »Eins, zwei, und so weiter, neunundneunzig, hundert.« »Da waren noch ein paar dazwischen«, sagte {pal}. »Das war nur die Mitte«, sagte {name}.`,
    turn: {
      restless: `»Eins, zwei, und so weiter«, sagte {pal}. An {being.dat} gingen alle so weiter. »Eins«, sagte {name} und kehrte um. »Zwei. Drei. Ich gucke dich die ganzen hundert an. Dann fange ich von vorn an. Vier.« [Es war richtiges Zählen mit Mitte, und bei sechzig war {name} immer noch da.]`,
      wonder: `Aber das war ja bloß eins, zwei, und so weiter, ohne jede Mitte. {name} hielt zehn Finger hoch, wo {being} sie sehen konnte. »Eins.« Einer bog sich um, ganz langsam. »Das soll dich nicht hetzen. Ich warte, mit Mitte und allem, auf genau das, was du hast. Zwei.«`,
    },
    bed: `Einschlafen dauert eine Weile.~+, und~ Darin ist sehr viel Mitte. {name} lag da und sah sich die Mitte an, und sie war weich.~, und~ Man musste kein Stück davon auslassen.`,
  },
  duck: {
    plant: `{name} hatte die Holzente gelb gestrichen. »Ist sie trocken?«, fragte {name}, und zwar mit dem Daumen. Sie war es nicht. »Jetzt ist ein Daumen drin«, sagte {pal}.~+, und~ Zum dritten Mal wurde der Daumen überstrichen. »Das ist aber auch eine langsame Ente.«`,
    turn: {
      restless: `Der Daumen von {name} war gelb, von einer Ente, die nicht in Ruhe gelassen wurde. Er kam in die Faust, und {name} ging nah zu {being.dat} und blieb. »Du musst nicht fertig sein. Ich gucke nur. Und ich gucke auch noch, wenn du es bist.« [Das war eine lange gelbe Weile, und {name} guckte sie ganz.]`,
      wonder: `»Du hast Ente an dir«, sagte {pal}.~, und~ Die war an einem Daumen von {name}, und er kam in die Faust. »Ich konnte bei der Ente nicht warten«, sagte {name} zu {being.dat}, »und habe immer nur Daumen gesehen. Deins möchte ich sehen, wie es kommt. Viel muss es nicht sein.« [Dann durfte es langsam gehen.]`,
    },
    bed: `Die Ente stand am Bett, gelb von vorn bis hinten. »Ist sie trocken?«, fragte {pal}. »Ich denke schon«, sagte {name}.~+, und~ Beide Daumen blieben unter der Decke. Im Dunkeln trocknete die Ente von allein weiter.`,
  },
};
