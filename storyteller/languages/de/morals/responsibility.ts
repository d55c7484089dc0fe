import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'responsibility'> = {
  latch: {
    plant: `Bei {name} hat der Keksschrank einen Riegel, und den macht immer {name} zu.~, und~ Ein Schubs reicht nicht, man muss auf das Klick warten. »Der ist zu«, sagte {pal}. »Komm.« »Es hat nicht geklickt.« [Ohne Klick werden die Kekse weich.] Klick.`,
    turn: {
      restless: `»Klick«, sagte {pal}, um nachzuhelfen.~, und~ {name} horchte, und es war bloß {pal} gewesen. Weggehen ist nur ein Schubs, und hier hatte nichts geklickt.~+,~ Also ging {name} zu {being.dat} und stand still. »Ich habe dich gehört, also ist das jetzt meine Sache. Ich bleibe, bis es klickt.«`,
      wonder: `Was es auch war, geklickt hatte es nicht, und ohne Klick geht {name} nicht.~,~ Also kam ein Ohr nah zu {being.dat}. »Viel brauche ich nicht«, sagte {name}. »Zu Hause warte ich bloß auf ein Klick. Das ist nicht größer als ein Krümel, und dann freue ich mich.« [Und {name} hielt einen Atem an.]`,
    },
    bed: `Im Bett, schon warm, fiel {name} der Riegel ein. [Keiner würde es merken, die Kekse sagten nichts.] Trotzdem kamen zwei nackte Füße heraus.~+, und~ Der Schrank bekam einen Schubs und ein Ohr. Klick.~+, und~ Das Bett hatte den Platz warm gehalten.`,
  },
  count: {
    plant: `Abends zählt {name} nach, wer da ist, das gehört dazu. »Einer fehlt.« [Sie sahen unter dem Deckel vom großen Topf nach.] »Zähl noch mal«, sagte {pal}. Es war immer noch einer zu wenig. »Hast du dich gezählt?« Das war es gewesen.~+, und~ Nun stimmte es.`,
    turn: {
      restless: `»Eins«, sagte {name}, denn vor dem Gehen wird gezählt. »Zwei«, das war {pal}. [Es stimmte wie immer und kam einem vor wie einer zu wenig.] Da ging {name} näher und sah {being.acc} lange an. »Und drei. Das bist du, und ohne dich stimmt es jetzt nicht mehr. Ich muss dich jede Nacht mitzählen.«`,
      wonder: `»Sind wir alle da?«, fragte {pal}.~, und~ Das weiß immer {name}, also wurde gezählt. »Eins, zwei.« Noch ein Finger ging hoch, ganz nah bei {being.dat}. »Und drei. Ich zähle nicht, wie groß einer ist oder wie hell. Du musst nur einer sein, und das bist du.«`,
    },
    bed: `»Eins«, sagte {name} im Dunkeln, weil es sein musste. »Zwei.« Jetzt gab es einen mehr, der etwas weiter weg schlief. »Drei. Das sind alle.« »Du hast dich vergessen«, sagte {pal}. {»Ich war eins«, sagte {name}. »Ich bin jetzt immer eins.«|»Ich war eins«, sagte {name}, »ich bin jetzt immer eins.«}`,
  },
};
