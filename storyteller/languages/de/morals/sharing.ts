import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'sharing'> = {
  scarf: {
    plant: `Nächte können am Rand kalt sein, darum nahm {name} den Schal. Er war neu und rot und ging dreimal herum. »Ist da für mich noch Platz?«, fragte {pal}. »Er reicht gerade für einen«, sagte {name}[ und wickelte das Ende noch einmal herum].`,
    turn: {
      restless: `Da spürte {name} den Schal, und wie kalt es ist, wenn nebenan keiner ist. Dicht bei {being.dat} ging er ab, einmal, zweimal, dreimal.~, und~ Ein Ende blieb dran, und das andere kam daneben. »Das Ende ist deins. Ich bin hier an dem, bis du schläfst.«`,
      wonder: `»Es wird kalt«, sagten alle, die warteten.~+, und~ Da wickelte {name} den roten Schal ab. Der Schal ging die Reihe entlang, und jeder hielt ein Stück. »Es ist für jeden nur ein bisschen«, sagte {name} zu {being.dat}, »und keiner will mehr. Über ein Stück von dir freuen wir uns auch.«`,
    },
    bed: `Der Schal hing am Bettende. An beiden Enden war gezogen worden.~+, und~ Nun war er länger als neu. [{name} maß nach.] »Er geht jetzt um drei Leute herum«, sagte {name} zu {pal}. »Dich habe ich mitgezählt.«`,
  },
  cushion: {
    plant: `»Wofür ist das Kissen?«, fragte {pal}. »Zum Sitzen, falls wir warten müssen«, sagte {name}.~, und~ Es war klein und blau. [{pal} probierte es auf einem Küchenstuhl und rutschte seitlich herunter.] »Es reicht gerade für einen«, sagte {name} und klemmte es unter den Arm.`,
    turn: {
      restless: `Flump, lag das blaue Kissen da, dicht bei {being.dat}, und obendrauf saß {name}. Dann rückte {name} an den Rand, wo die Naht hart ist.~, und~ Eine Hälfte war nun frei. [Die bekam zwei Klapse mit der flachen Hand.] »Die Seite ist deine. Ich habe die andere, und von hier sehe ich dich, bis du schläfst.«`,
      wonder: `»Kriege ich *eine* Seite vom Kissen?«, fragte {pal}. Hin kam es, neben {being.acc}, und jeder nahm einen Rand. In der Mitte war noch etwas frei, so groß wie eine Tasse. {»Das ist für dich«, sagte {name}. »Es ist das beste Stück. Wir wollten nur dich, und nicht mehr.«|»Das ist für dich«, sagte {name}, »es ist das beste Stück. Wir wollten nur dich, und nicht mehr.«}`,
    },
    bed: `Das Kissen lag am Bett. Früher hatte es eine Delle gehabt.~+, und~ Jetzt hatte es zwei. »Ist eine davon meine?«, fragte {pal}. »Beide sind besetzt«, sagte {name}. »Vom Kopfkissen kannst du die Hälfte haben.«`,
  },
};
