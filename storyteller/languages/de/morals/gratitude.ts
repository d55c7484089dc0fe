import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'gratitude'> = {
  thanks: {
    plant: `In der Tasche von {name} war ein warmes Brötchen.~+, und~ Jemand hatte es hineingesteckt, für später, ohne ein Wort. {name} drehte sich zur Küche um und sagte: »Danke.« »Zu wem denn?«, fragte {pal}. »Keine Ahnung. Aber es ist Butter drauf.«`,
    turn: {
      restless: `Da stieß in der Tasche von {name} das Brötchen an, und es war noch warm. {name} drehte sich ganz zu {being.dat} um. »Danke.« »Wofür denn?«, fragte {pal}. »Fürs Wachhalten. Wärst du still gewesen, wäre ich nie gekommen. Und wenn du still bist, kenne ich dich genauso.«`,
      wonder: `»Danke«, sagte {name} zu {being.dat}. »Es hat doch nicht angefangen«, sagte {pal}.~, und~ Da holte {name} das Brötchen heraus, und das Danke dafür war schon vor dem ersten Bissen gesagt. »Für mich schon«, sagte {name}. »Ich freue mich seit dem Frühstück. Mehr braucht es nicht zu sein. Ich würde es nur gern sehen.«`,
    },
    bed: `Das Brötchen wurde im Bett gegessen, so viel noch da war. [In der Mitte war es immer noch weich.] »Danke«, sagte {name} wieder, ins Dunkel hinein.~+, und~ Zwei Zimmer weiter sagte jemand: »Gern geschehen.«`,
  },
  cake: {
    plant: `Im Frühling hatte Großtante Odile einen Kuchen geschickt.~, und~ Der war in einem Tag weg.~+, aber~ Die Dankeskarte brauchte länger. Sie wohnte in einer Tasche und war bis zu einem halben Kuchen gekommen. »Ist es nicht zu spät?«, fragte {pal}. »Ich fürchte, ja«, sagte {name}.`,
    turn: {
      restless: `Etwas raschelte. Es war die Karte in der Tasche von {name}, so spät, wie eine Karte sein kann.~, und~ {name} ging ganz nah zu {being.dat}. »Ich habe vergessen, danke zu sagen. Ich lag wach, und dann warst du da. Jetzt bin ich da, und wir sind wieder zwei.«`,
      wonder: `»Ist die fertig?«, fragte {pal}.~+, und~ Aus der Tasche von {name} sah die Karte mit dem halben Kuchen. »Nein.« {name} hielt sie {being.dat} hin. »Sie sollte gut werden, also habe ich nicht weitergemalt. [Da hatte keiner was davon.] Ein halber wäre auch schön gewesen. Danke also für genau das, was du hast.«`,
    },
    bed: `Am Bett lag die Karte, und nun war ein ganzer Kuchen darauf. [Die neue Hälfte war schiefer als die alte.] »Ist es immer noch zu spät?«, fragte {pal}. {»Es ist sehr spät«, sagte {name} mit geschlossenen Augen. »Aber es ist ein ganzer.«|»Es ist sehr spät«, sagte {name} mit geschlossenen Augen, »aber es ist ein ganzer.«}`,
  },
};
