import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'self-confidence'> = {
  humming: {
    plant: `Wenn keiner zuhörte, brummte {name}. Es war kein Lied, es war ein einziger tiefer Ton, in dem etwas surrte. Jetzt hatte es wieder angefangen.~+, und~ {pal} drehte sich um. »Warst du das?« »Nein«, sagte {name}. Das Brummen ging hinein, und die Zähne gingen zu.`,
    turn: {
      restless: `Hinter den Zähnen von {name} fing das Brummen wieder an.~, und~ Nah bei {being.dat} durfte es heraus, und beide Ohren brannten. »Was ist das?«, fragte {pal}. »Das bin ich. Du kannst aufhören, und solange es brummt, hörst du, dass ich da bin. Und wenn nicht, dann atme ich nur ein.«`,
      wonder: `»Warst du das?«, fragte {pal}, denn es hatte gebrummt. [Diesmal sagte {name} nicht nein.] Vor allen Leuten, nah bei {being.dat}, kam es heraus: ein tiefer Ton, wie eine Biene in der Tasse. »Mehr ist es nicht, und ich verstecke es. Aber das habe ich, und ich würde gern sehen, was du hast.«`,
    },
    bed: `{name} brummte ins Kissen, doch nicht zum Verstecken. [Das Kissen brummte mit.~+, und~ Das Bett tat es auch.] »Warst du das?«, fragte {pal}. »Mm«, sagte {name}, im selben Ton, und so war es.`,
  },
  ears: {
    plant: `Wenn {name} genau zuhörte, wackelten beide Ohren.~+, und~ Von allein gingen sie auf und ab, wie bei einem Kaninchen. Darum saß die Mütze fest, bis über die Augenbrauen. »Ist dir kalt?«, fragte {pal}. {»Nein«, sagte {name}. »Ich mag es nur eng.«|»Nein«, sagte {name}, »ich mag es nur eng.«}`,
    turn: {
      restless: `»Deine Mütze macht es wieder«, sagte {pal}. »Ich weiß«, sagte {name} und nahm sie ab, dicht vor {being.dat}.~, und~ Auf und ab gingen die Ohren. »Das machen sie, wenn ich jemandem zuhöre, und das bist du. Du kannst aufhören, sie machen weiter, das siehst du ja.«`,
      wonder: `Da ging über den Augenbrauen die Mütze auf und ab. Diesmal ging {name} damit zu {being.dat} und nahm sie ab. [Die Ohren wackelten.] »Das ist alles, was sie können. Viel ist es nicht, und ich habe es versteckt. Nun würde ich gern deins sehen, und wenn es auch nur so viel ist.«`,
    },
    bed: `Die Mütze hing am Bettende, und darin wackelte nichts. Auf dem Kissen aber schon. »Worauf hörst du?«, fragte {pal}. »Auf dich, wie du atmest«, sagte {name}.~+, und~ Auf gingen sie und ab, jedes Mal etwas langsamer.`,
  },
};
