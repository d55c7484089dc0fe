import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'none'> = {
  bet: {
    plant: `<toddler: »Welche Hand?«, fragte {name} und hielt beide hin, zu. So ging das Spiel: Einer versteckt den Knopf, einer rät. »Die da«, riet {pal}. Sie ging auf, und sie war leer.~+, denn~ Der Knopf war in der anderen. »Noch mal«, sagte {pal}.|»Ich wette um den Knopf, es gibt Suppe«, hatte {pal} gesagt, und es gab Suppe. Nun hatte {pal} den Knopf, den einzigen, den sie besaßen. »Ich wette, ich gewinne ihn zurück«, sagte {name}. »Um was?«, fragte {pal}. »Um den Knopf.«>`,
    turn: {
      restless: `<toddler: Nur war in einer Hand von {name} noch der Knopf. {name} ging nah zu {being.dat} und hielt zwei geschlossene Hände hin. »Welche?« Die erste war leer. »Weg«, sagte {being}. Da ging die andere auf, und da lag der Knopf. »Du hast ihn nicht gesehen, und er war da. So bin ich auch. Du kannst aufhören, und ich bin da.«|»Ich wette um den Knopf, du gehst jetzt«, sagte {pal}. »Ich wette, nein«, sagte {name} und ging nah zu {being.dat}. »Immer wenn du guckst, bin ich da.« »Wie lange?«, fragte {pal} und holte den Knopf heraus. »Bis keiner mehr guckt. Ich kann gar nicht weg, es ist unser einziger.«>`,
      wonder: `<toddler: Aber {pal} hielt schon zwei geschlossene Hände hin. »Welche?« {name} nahm die eine, dann die andere, und da war der Knopf. »Oh!« Damit ging {name} zu {being.dat}. »Er ist nur klein. [Er hat zwei Löcher.] Und jedes Mal, wenn wir ihn sehen, sagen wir *oh*. Jetzt bist du dran, und wir sagen *oh*.«|»Ich wette um den Knopf«, sagte {name} zu {pal}, »dass es genau genug ist. Ich weiß, wie viel ich möchte.« Und {name} hielt {being.dat} den Knopf hin. »So viel. Er ist klein, und in der Mitte ist er vor allem Loch. Ich habe auf dich gewettet, wie du bist.«>`,
    },
    bed: `<toddler: »Welche Hand?«, sagte {name} im Bett. Auf der Decke lagen zwei geschlossene. {pal} überlegte sehr lange, mit geschlossenen Augen. »Die.« Sie war es, und der Knopf darin war ganz warm. »Morgen noch mal«, sagte {name}.|»Ich wette um den Knopf«, sagte {pal}, »ich schlafe zuerst.« »Dann kannst du ihn dir nicht abholen«, sagte {name}. Also kam er zwischen sie, von jeder Seite ein Finger darauf.~+, und~ Da wurde er warm, und keiner hatte ihn gewonnen.>`,
  },
  potato: {
    plant: `»Was hat einen Hals und keinen Kopf?«, fragte {pal}, denn {pal} liebte Rätsel. »Eine Kartoffel«, sagte {name}. »Nein, eine Flasche.« Das sagte {name} bei jedem Rätsel.~+, und~ Gestimmt hatte es noch nie. »Eines Tages ist es eine Kartoffel«, sagte {name}, »und dann weiß ich es.«`,
    turn: {
      restless: `»Was geht ins Bett und schaut nicht zurück?«, fragte {pal}. »Eine Kartoffel«, sagte {name}. »Nein, ich.« Da ging {name} nah zu {being.dat}. »Und was ist hier und guckt dich an und bleibt?« [»Noch eine Kartoffel«, sagte {pal}.] »Noch mal ich, und morgen auch.« Und {name} blieb und war die Lösung.`,
      wonder: `»Keiner hat es gesehen, und ich bliebe die ganze Nacht dafür auf«, sagte {name}. »Was ist das?« »Eine Kartoffel«, sagte {pal}. »Fast«, sagte {name} und ging zu {being.dat}. »Wie groß so eine ist, weiß man erst, wenn sie raus ist. Zurückgetan habe ich noch keine. Heute bist es du.«`,
    },
    bed: `{»Eins noch«, sagte {pal} im Dunkeln. »Was hat Augen und liegt im Dunkeln und sieht nichts?«|»Eins noch«, sagte {pal} im Dunkeln, »was hat Augen und liegt im Dunkeln und sieht nichts?«} Lange dachte {name} nach, beide Augen zu. »Dann bin ich das.« Es war still. »Es war eine Kartoffel«, sagte {pal}.`,
  },
};
