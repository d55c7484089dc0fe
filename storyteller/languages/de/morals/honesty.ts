import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'honesty'> = {
  pea: {
    plant: `»Und wenn heute Nacht jemand Kummer hat?«, fragte {pal}. »Ich habe schon hundert Leuten geholfen«, sagte {name}. [»Das ist leicht.«] Das war geflunkert. Es war ein Käfer auf dem Rücken gewesen.~+, und~ Das Geflunkerte lag im Bauch, kalt wie eine gefrorene Erbse.`,
    turn: {
      restless: `Da rollte im Bauch von {name} die gefrorene Erbse. »Ich habe gesagt, ich hätte hundert geholfen. Das war geflunkert. Es war ein Käfer.« Und {name} setzte sich dicht zu {being.dat}. »Ich weiß nicht, wie man jemanden zum Schlafen bringt. Ich weiß nur, wie man bleibt.«`,
      wonder: `»{name} hat schon hundert Leuten geholfen«, sagte {pal} zu {being.dat}. »Was ist dann einer mehr?« Im Bauch von {name} rollte die gefrorene Erbse. [Ein Finger ging hoch.] »Das war geflunkert. Es war ein einziger Käfer. Aber der Käfer hat sich über einen gefreut, und ich freue mich über dich.«`,
    },
    bed: `{name} fühlte vorsichtig nach der gefrorenen Erbse, bis ganz hinunter.~+, und~ Da war nur noch Abendbrot. »Wie vielen hast du jetzt geholfen?«, fragte {pal} im Dunkeln. »Zwei«, sagte {name}, »mit dem Käfer.« [Das stimmte genau.]`,
  },
  jam: {
    plant: `Am Ärmel von {name} war Marmelade. Sie kam aus einem Glas, das zubleiben sollte.~+, und~ Darum blieb der Arm hinten. »Was ist mit deinem Arm?«, fragte {pal}. {»Nichts«, sagte {name}. »Er ist nur gern hinten.«|»Nichts«, sagte {name}, »er ist nur gern hinten.«}`,
    turn: {
      restless: `»Warum drehst du dich immerzu um?«, fragte {pal}.~, und~ {name} hielt an, und der Arm kam hervor. »Das ist Marmelade, und die habe ich genommen.[ Ich drehe mich die ganze Nacht, damit es keiner sieht.]« Nah bei {being.dat} blieb {name} stehen, beide Arme offen. »Ich bin da. Du kannst auch aufhören, und ich bin immer noch da.«`,
      wonder: `Da klebte der Marmeladenärmel von {name}. [So ein Ärmel sieht nicht schön aus.] Trotzdem kam der Arm nach vorn, ganz nah zu {being.dat}. »Das ist Marmelade, die habe ich genommen. So bin ich also, mit allem dran. Du musst nicht schön sein. Ich würde dich nur gern sehen.«`,
    },
    bed: `Der Ärmel hing über dem Bettende, die Marmelade nach außen. »Welche war es?«, fragte {pal} nach einer Weile. »Pflaume«, sagte {name}.~+, und~ Beide Arme lagen nebeneinander oben auf der Decke.`,
  },
};
