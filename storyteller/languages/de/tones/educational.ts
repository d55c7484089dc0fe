import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'educational'> = {
  open: [
    `{name} machte beide Augen zu und hörte trotzdem die Tassen. Das stimmt: Ein Ohr hat keinen Deckel.~+, und~ Darum horcht es die ganze Nacht. »Was machen meine mit dem Lärm?«, fragte {name}. »Sie lassen ihn vorbei«, hieß es, »meistens.«`,
    `Am Tisch gähnte jemand.~+, und~ {name} steckte sich an. Das stimmt: Gähnen springt von Mensch zu Mensch und sogar auf Hunde. »Warum?« »Das weiß keiner so genau«, sagten sie und gähnten.~, und~ Da ging es noch einmal herum.`,
    `»Im Löffel stehe ich auf dem Kopf«, sagte {name} beim Essen, »aber nur vorn.« So ist es auch.~+, denn~ Ein Löffel ist ein hohler Spiegel, und was von oben kommt, schickt er nach unten. {name} drehte ihn um. »Und hier bin ich ganz Nase.«`,
  ],
  outside: `»Ich sehe gar nichts«, sagte {pal}. »Unsere Augen gehen noch auf«, sagte {name}. »Im Dunkeln wird das Schwarze im Auge weit und lässt Licht herein.« [Eine halbe Stunde lang werden Augen besser darin.] »Jetzt sehe ich dich«, sagte {pal}.`,
  rest: `Sie setzten sich, und {name} zählte Herzschläge, neunzig in der Minute. »Bei einer Maus geht es sechsmal so schnell«, sagte {name}. »Beim Wal geht es langsam.« »Warum?« Wer klein ist, kühlt eher aus.~+, und~ Darum muss er mehr verbrennen. »Dann bin ich auf halbem Weg zum Wal«, sagte {pal}.`,
  doorstep: `»Das Kissen riecht nach dir«, sagte {pal} und legte sich hin. »Es riecht nach nichts«, sagte {name} und schnupperte. »Oh. Doch.« Das tut es immer.~+, aber~ Eine Nase meldet nur, was neu ist. <toddler: Man muss sich erst eine Weile wegdrehen|Man muss erst fortgehen und wiederkommen>.`,
  close: [
    `Alle Deckel waren zu.~+, nur~ Zwei Ohren, die keine haben, waren noch auf.~, und~ Den Lärm ließen sie vorbei. Seinen Namen aber kennt man auch im Schlaf.~, und~ Deshalb sagt man ihn leise.`,
    `Eins ist noch wahr: Um sich mit Gähnen anzustecken, muss man keins sehen.~+, denn~ Davon hören reicht. Das vom Abendbrot, das bei {name} war, ist also vielleicht schon hier.`,
    `Eins ist noch wahr: Im Auge steht alles kopfüber wie im Löffel, und der Kopf dreht es um. Hinter den Lidern war nun nichts mehr zum Umdrehen.`,
  ],
  links: [
    `{name} sah sich an jeder Biegung um, weil derselbe Weg beim Heimgehen ganz anders aussieht.`,
    `{name} guckte an den Dingen ein wenig vorbei, weil im Dunkeln der Rand vom Auge mehr sieht als die Mitte.`,
    `{name} und {pal} blieben dicht zusammen, weil zwei, die sich berühren, weniger Wärme verlieren.`,
    `{name} hielt eine Hand hinters Ohr, weil ein größeres Ohr mehr Töne fängt.`,
    `{name} hielt ein Auge zu, damit es, falls ein Licht kam, ans Dunkel gewöhnt blieb.`,
    `{name} und {pal} hörten auf zu reden, weil ein naher Laut alle fernen zudeckt.`,
  ],
  threads: {
    facts: {
      end: `»Ich weiß drei Dinge, die ich beim Abendbrot noch nicht wusste«, sagte {name}. »Weißt du sie morgen noch?«, fragte {pal}. »Besser sogar«, sagte {name}, und das stimmt. Was man am Tag lernt, wird nachts im Schlaf angenäht. [Also lag {name} still, um nicht zu stören.]`,
    },
  },
};
