import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'diversity'> = {
  knot: {
    plant: `In der Schnur <toddler: vom Schlafanzug|vom Mantel> war ein Knoten. {name} zog daran.~+, und~ Er wurde fester. »Ich nehme immer das andere Ende«, sagte {pal}. »Einen Knoten macht man nur so auf«, sagte {name} und zog wieder, bis er hart war wie eine Nuss.`,
    turn: {
      restless: `Da stieß der Daumen von {name} an den Knoten, hart wie eine Nuss.~, und~ {name} probierte das andere Ende, und er ging auf. »Guten Morgen«, sagte {name} zu {being.dat}. [»Es ist Nacht«, sagte {pal}.] »Ich fange am anderen Ende an. Guten Morgen ist gesagt, also muss ich dann da sein, und du kannst aufhören.«`,
      wonder: `Doch da war noch der Knoten von {name}, und am anderen Ende ging er auf. »Dann gucke ich auch mal von der anderen Seite«, sagte {name} und stellte sich neben {being.acc}. »Oh! [Von hier sind es lauter Augen.] Ich bleibe und werde mit angeguckt. Mach so viel, wie du hast.«`,
    },
    bed: `Für die Nacht wurde die Schnur wieder gebunden.~+, und~ Diesmal fing {name} am anderen Ende an. »Das ist verkehrt herum«, sagte {pal}. »Nur von dir aus.« Es wurde eine gute weiche Schleife, von denen, die die Nacht über zubleiben.`,
  },
  backward: {
    plant: `{pal} ging immer rückwärts weg, auch heute vom Abendbrottisch, mit langem Winken. {»Das ist falsch herum«, sagte {name}. »Du hast ja das Gesicht hinten.«|»Das ist falsch herum«, sagte {name}, »du hast ja das Gesicht hinten.«} »Da sind sie doch alle«, sagte {pal}. [Dann machte es bums, und das war {name}.]`,
    turn: {
      restless: `{»Warte«, sagte {name}. »Was siehst du, wenn wir gehen?«|»Warte«, sagte {name}, »was siehst du, wenn wir gehen?«} »Rücken«, sagte {being}.~+, und~ Da fiel {name} ein, dass {pal} immer rückwärts geht und winkt. [Also einen Fuß nach hinten und einen Arm hoch.] {»So gehe ich dann«, sagte {name}. »Du kannst aufhören, und ich gucke dich den ganzen Weg lang an.«|»So gehe ich dann«, sagte {name}, »du kannst aufhören, und ich gucke dich den ganzen Weg lang an.«}`,
      wonder: `{pal} hatte sich wieder falsch herum gedreht. »Darf ich deins mal versuchen?«, fragte {name}.~+,~ Und vor allen Leuten kam zu {being.dat} ein Rücken. »Das ist meine verkehrte Seite, viel ist nicht darauf. Du kannst auch mit deiner anfangen. Die würde ich gern sehen.«`,
    },
    bed: `Rückwärts stieg {name} ins Bett. Es dauerte.~+, denn~ Das Kissen war nicht da, wo es sonst war. »Das ist falsch herum«, sagte {pal}. »Ich war noch nicht fertig mit Gucken«, sagte {name} und guckte, bis es dafür zu dunkel war.`,
  },
};
