import type { ArcTelling } from '../../bank.ts';

const BIS = `»Ist er denn aus, ist er aus, der Tag?\nNicht, solang da wer noch mag!«`;
export const restless: ArcTelling = {
  title: `{Title}, {name} und das Ende vom Tag`,
  want: [
    `{name} hatte eine Fahne.~+, und~ Es war eine linke Socke an einem Löffel. Die sollte ans Ende vom Tag, wo noch nie jemand etwas aufgestellt hat. [Da schlafen nämlich alle.] Heute wollte {name} dort sein, und zwar wach.~, doch~ Was, wenn der Schlaf schneller war?`,
    `»Wo ist das Ende vom Tag?«, hatte {name} gefragt. »Das kommt, wenn du schläfst«, hieß es.~,~ Also hatte dort noch nie eine Fahne gestanden.~+, und~ Darum gab es nun eine: die linke Socke am längsten Löffel. Was aber, wenn der Schlaf zuerst da war, wie immer?`,
  ],
  setoff: `{»Da ist noch jemand auf«, sagte {name}. »Dann ist der Tag nicht aus. Das Ende muss gleich hinter dem Lärm sein.«|»Da ist noch jemand auf«, sagte {name}, »dann ist der Tag nicht aus. Das Ende muss gleich hinter dem Lärm sein.«} Der Mantel kam über den Schlafanzug.~+, und~ Die Fahne kam nach vorn. »Ist es weit?«, fragte {pal}. »Etwas weiter als die Schlafenszeit«, sagte {name}, und sie gingen los.`,
  stay: `{»Es ist noch wer auf«, sagte {name}. »Dann kann der Tag nicht ausgehen.«|»Es ist noch wer auf«, sagte {name}, »dann kann der Tag nicht ausgehen.«} Sie setzten sich im Schlafanzug dahin, wo das Lampenlicht aufhört, {name}, {pal} und die Fahne. »Ist das das Ende vom Tag?« »Das ist nur der Rand. Das Ende ist hinter dem Lärm.«`,
  remind: `[Eine Zeit lang durfte {pal} die Fahne tragen.] »Wer wohnt am Ende vom Tag?«, fragte {pal}. {»Niemand«, sagte {name}. »Daran erkennt man es.«|»Niemand«, sagte {name}, »daran erkennt man es.«} Sie horchten.~+, und~ Da war ganz deutlich jemand. »Dann ist es weitergerückt«, sagte {pal}. »Das tut es«, sagte {name}, »solange keine Fahne drinsteckt.«`,
  refrain: {
    first: `Wie spät es war, konnte man im Dunkeln nicht sehen, also fragten sie eben:\n${BIS}`,
    again: `Vielleicht war der Tag ja inzwischen ausgegangen. Sie hoben die Fahne und fragten:\n${BIS}`,
    third: `Der Tag ging und ging immer weiter, und das sagten sie ihm auch:\n${BIS}`,
    last: `Noch einmal fragten sie nach dem Tag, so leise es ging, und es kam eine andere Antwort:\n»Ist er denn aus, ist er aus, der Tag?\nJa. Da ist keiner, der noch mag.«`,
  },
  try: `{name} hob die Fahne, damit man es auch sah. »Das hier ist das Ende vom Tag.« {»Ach so«, sagte {being}. »Und was kommt danach?«|»Ach so«, sagte {being}, »und was kommt danach?«} »Nur der nächste«, sagte {name}. »Oh, gut«, sagte {being} und fing auf der Stelle mit dem an.`,
  easy: `»Steck die Fahne hier rein und mach die Augen zu«, sagte {pal}. »Das ist dann das Ende.« [Es wäre dunkel und weich, und noch vor allen anderen.] Nur {being} hätte immer noch keins.~+, und~ Das Ja lag {name} schon auf der Zunge.`,
  resolve: `Jetzt war sonst niemand mehr auf, also war es das: das Ende vom Tag.~, und~ {name} war wach und steckte die Fahne neben {being.acc}. »Ich hatte es mir größer gedacht«, sagte {pal}. »Größer geht nicht«, sagte {name}. »Gleich hinter dem Löffel fängt morgen an.«`,
  bed: `Eine Socke hatte {name} an.~+, und~ Die andere hing als Fahne am Löffel, am Ende vom Tag. Dahinter lag, ganz, ganz still, das Morgen.`,
};

const WEITER = `»Ein bisschen weiter, ein bisschen mehr,\nhier war noch keiner von uns vorher!«`;
export const wonder: ArcTelling = {
  title: `{Title}, {name} und ein Schritt zu weit`,
  want: [
    `Jeden Abend zog {name} aus.~+, und~ Beim elften Schritt rief es jedes Mal: »Das ist weit genug!« Heute wollte {name} einen Schritt weiter als weit genug. Gehen mussten das aber zwei kurze Beine.~,~ Und wenn die nun zu müde wurden?`,
    `»Das ist weit genug!«, riefen sie zu Hause, immer nach elf Schritten.~, und~ Heute wollte {name} sehen, was nach weit genug kommt. »Danach kommt das Bett«, hieß es. [»Es ist nur einer mehr«, sagte {name} zu den Beinen.] Die Beine waren kurz.~+, und~ Was, wenn sie zu müde wurden?`,
  ],
  setoff: `»Um das zu sehen«, sagte {name}, »muss man weiter als weit genug.« [Im Mantel blieben sie noch einmal stehen und horchten, doch keiner rief.] »Wie viele Schritte sind das?«, fragte {pal}. »Elf, und dann noch einer.« So gingen sie los, mit dem linken Fuß zuerst.`,
  stay: `Im Schlafanzug, mit {pal} dicht dahinter, ging {name} so weit, wie das Lampenlicht geht.~, und~ Das waren genau elf Schritte. Dann kam ein großer Zeh über den Rand.~+, und~ Das war der zwölfte. {»Weit genug«, sagte {pal}. »Von hier sehen wir es.«|»Weit genug«, sagte {pal}, »von hier sehen wir es.«}`,
  remind: `»Sind wir spät dran?«, fragte {pal}. Spät war es nicht, es hatte nur aufgehört, früh zu sein.~, und~ Im Dunkeln eilten andere in dieselbe Richtung, mit Kissen. [»Es wartet nicht, wisst ihr«, sagte jemand im Vorbeigehen.] »Was machen die Beine?« »Kurz sind sie«, sagte {name}, »aber zwei.«`,
  refrain: {
    first: `<toddler: Man singt es mit einem Zeh über dem Rand|Es ist ein Lied zum Gehen, und gehen tut es auf zwei Beinen>:\n${WEITER}`,
    again: `»Noch mal«, sagte {pal}, und diesmal sangen sie das »mehr« besonders laut:\n${WEITER}`,
    third: `Müde waren jetzt nicht die Beine, müde war das Hoffen, und dem sangen sie zu:\n${WEITER}`,
    last: `Das Lied sangen sie nun ganz leise und ganz ohne Beine, und da kam es anders heraus:\n»Ein bisschen leiser, ein bisschen mehr,\nso nah war noch keiner von uns vorher.«`,
  },
  try: `»Da muss man anfeuern«, sagte {pal}.~,~ Also riefen alle: hipp, hipp, hurra. Es half nicht.~+, denn~ Bei jedem Hurra rückte {being} ein Stück zurück. {»Aufhören«, sagte {name}. »Wenn ihr mich so anschreit, gehe ich auch wieder rein.«|»Aufhören«, sagte {name}, »wenn ihr mich so anschreit, gehe ich auch wieder rein.«}`,
  easy: `»Das war ein Schritt weiter als weit genug«, sagte {pal}. »Wir könnten ins Bett.« [Den Beinen, warm und schwer wie Brot, gefiel das sehr.] Wenn für {being.acc} der Moment kam, schauten eben zwei weniger zu.~+, und~ {name} sah sich schon nach dem Heimweg um.`,
  resolve: `»Das ist weit genug«, sagte jemand.~+, und~ {pal} sah sich um, wer es war. Es war {name} gewesen, und das zum allerersten Mal. Die Beine setzten sich sofort hin, als hätten sie auf das Wort nur gewartet.`,
  bed: `Seite an Seite lagen zwei kurze Beine, müde bis ganz unten. Ein Fuß träumte schon beinahe.~+, und~ Er tat noch einen Schritt. Der war nicht länger als ein Zeh, und das war weit genug.`,
};
