import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'creativity'> = {
  spoon: {
    plant: `Für so eine Nacht bräuchte man ein Seil und ein Buch, in dem steht, wie es geht. In der Küche fand {name} einen Löffel.~+, und~ Der kam in die Tasche. »Der ist für Suppe«, sagte {pal}. »Nur, wenn es Suppe gibt«, sagte {name}. [Heute war er schon ein Schuhlöffel gewesen.]`,
    turn: {
      restless: `*Ting.* In der Tasche von {name} war der Suppenlöffel an einen Knopf gestoßen.~, und~ {name} ging damit nah zu {being.dat} und schlug noch einmal an. *Ting.* »Das bin ich. Solange du das hörst, bin ich da. Du kannst aufhören, und ich mache weiter.« *Ting.*`,
      wonder: `Aus der Tasche von {name} war etwas von allein herausgekommen, der Suppenlöffel.~, und~ {name} rieb ihn blank, und da war die ganze Nacht darin, sehr klein. Also hielt {name} ihn {being.dat} hin. »Es passt alles rein, und es ist nur ein Löffel. Mehr brauche ich von dir auch nicht.«`,
    },
    bed: `Der Löffel lag am Bett.~, und~ In der Mulde hing eine winzige Lampe, kopfüber, und darunter ein winziges Bett. Jemand lag darin, nicht größer als ein Krümel.~+, und~ Der schlief schon fast.`,
  },
  funnel: {
    plant: `{name} suchte einen Helm, und in der Küche gab es einen Trichter. Er kam auf den Kopf, fiel herunter und kam in die Tasche. »Der ist für Flaschen«, sagte {pal}. »Vielleicht treffen wir eine«, sagte {name}. [Das Ende guckte heraus und pfiff beim Gehen ein bisschen.]`,
    turn: {
      restless: `»Warte«, sagte {name}. [»Bis jetzt habe ich nur den Lärm gehört.«] Der Trichter kam heraus, der für Flaschen ist, das dünne Ende ans Ohr. Das weite hielt {name} ganz nah zu {being.dat}. »Jetzt höre ich dich da drin. Und ich höre zu, bis du schläfst. Gute Nacht, du da drin.«`,
      wonder: `Einen letzten Blick warf {name} durch den Trichter, der für Flaschen ist.~, und~ Da sieht man nur ein Stück, so groß wie eine Erbse, und das war ein Stück von {being.dat}. {»Oh«, sagte {name} und ging näher. »Das mag ich. Ich könnte es die ganze Nacht angucken.«|»Oh«, sagte {name} und ging näher, »das mag ich. Ich könnte es die ganze Nacht angucken.«}`,
    },
    bed: `Der Trichter hing am Bettpfosten wie ein Hut. »Er ist immer noch für Flaschen«, sagte {pal}. »Morgen früh«, sagte {name}. Nachts horchte er.~+, und~ Er hörte Atmen.`,
  },
};
