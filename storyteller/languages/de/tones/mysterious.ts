import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'mysterious'> = {
  open: [
    `Hinter dem Abendbrottisch saßen die Schatten. {name} zählte die Leute und dann die Schatten.~+, und~ Es war einer zu viel. »Wem gehört der?«, fragte {name}. Alle drehten sich um.~, und~ Der Schatten drehte sich mit. »Niemand«, sagten sie.`,
    `{name} setzte sich in den großen Sessel, und der war warm. »Wer hat hier gesessen?« »Niemand«, hieß es.~,~ Aber da war eine Delle, ganz rund und für alle zu klein.~+, und~ In der Delle lag ein wenig Mehl.`,
    `»Wer hat meine Tasse umgedreht?«, fragte {name}. [Es war niemand gewesen.] Der Henkel hatte nach links gezeigt.~+, und~ Nun zeigte er ins Dunkel. {name} drehte ihn zurück, sah weg, zählte bis drei und sah wieder hin.~, und~ Da zeigte er.`,
  ],
  outside: `Das Dunkel fing gleich da an, wo die Lampe aufhört.~+, und~ {name} steckte eine Hand hinein, bis an den Ärmel. »Wie ist es?«, fragte {pal}. {»Kühl«, sagte {name} und tastete darin herum. »Und es macht uns Platz.«|»Kühl«, sagte {name} und tastete darin herum, »und es macht uns Platz.«}`,
  rest: `»Jetzt nicht hinsehen«, sagte {pal}, also sah {name} nicht hin.~, und~ Sie saßen da und schauten fest auf die eigenen Knie. »Ist es noch da?« {»Nein«, sagte {pal}. »Es ist gegangen, als ich das sagte.«|»Nein«, sagte {pal}, »es ist gegangen, als ich das sagte.«} »Was war es denn?« [{pal} überlegte eine Weile.] »Höflich.«`,
  doorstep: `Die Abendbrottasse stand, wo sie immer stand.~+, und~ Sie war noch warm, innen und außen. »Aber wir haben Stunden gebraucht«, sagte {pal}. {»Stimmt«, sagte {name}. »Nur hier drin nicht.«|»Stimmt«, sagte {name}, »nur hier drin nicht.«} Der Mantel kam an den Haken.~, und~ Niemand fragte.`,
  close: [
    `Dann ging die Lampe aus.~+, und~ Alle Schatten vom Abendbrot liefen zu einem zusammen. Der legte sich über {name} und über alle, und es blieb keiner übrig.`,
    `Im großen Sessel, unter einem Tuch, saß der Brotteig in der eigenen runden Delle. Teig wächst im Dunkeln, wenn keiner hinsieht.~+, und~ Unter der Decke wuchs auch {name}.`,
    `Die Tasse stand jetzt am Bett, mit Wasser darin, und der Henkel zeigte genau auf {name}. {name} sah weg und zählte bis drei.~+, und~ Diesmal sah niemand wieder hin.`,
  ],
  links: [
    `An einer Stelle war das Dunkel warm, genau so breit wie jemand, der eben aufgestanden ist.`,
    `Das Dunkel rückte beiseite und ließ {name} und {pal} hindurch.`,
    `{pal} sah sich einmal um und sagte nicht, wonach.`,
    `{name} zählte zur Sicherheit durch, und einen Moment lang waren es drei.`,
    `»Ja?«, sagte {name}, aber {pal} hatte gar nichts gesagt.`,
    `Etwas, das mit {name} und {pal} Schritt gehalten hatte, ging leise voraus.`,
  ],
  threads: {
    chalk: {
      one: `{pal} sah es zuerst: Ganz unten war ein kleiner weißer Stern, mit Kreide gemalt. {name} fasste hin.~+, und~ Er färbte ab, also war er neu. »Wer war vor uns hier?«, fragte {name}.~+, und~ {pal} schien gerade woandershin zu schauen.`,
      two: `Und hier war der zweite, derselbe Stern, und wieder mit einem zu langen Bein. »Ist jemand vor uns?«, fragte {name}. »Keine Menschenseele«, sagte {pal}[, und das stimmte]. Jetzt erst fiel {name} ein, dass man auch nach hinten sehen kann.`,
      three: `Der dritte Stern war so frisch, dass er noch staubte. »Wer das auch ist, ist in der Nähe«, sagte {name}, »und will, dass wir etwas finden.« Weit und breit war keiner da außer {pal}. {pal} hustete.~+, und~ Es war ein weißer Husten.`,
      end: `Als {name} die Decke hochzog, rollte ein sehr kurzes Stück Kreide heraus, auf der Seite von {pal}. »Du warst das«, sagte {name}. [»Die ganzen Sterne, hinter meinem Rücken.«] »Irgendwer«, sagte {pal}, »musste daran denken, wo es nach Hause geht.«`,
    },
    notes: {
      one: `In der Tasche von {name} steckte ein Zettel, klein gefaltet. Beim Abendbrot war er noch nicht da gewesen.~+, und~ *Wenn ihr zurück seid* stand darauf. »Wenn wir zurück sind, was dann?«, fragte {pal}.~+, und~ {name} drehte ihn um. Da war nur ein Geruch nach Suppe.`,
      two: `»In deiner anderen Tasche ist auch etwas«, sagte {pal}.~+, und~ So war es: ein Zettel, genauso klein gefaltet. *Schaut*, sagte er, und mehr sagte er nicht.~,~ Also schauten sie alles an, eins nach dem anderen.~+, und~ Alles schaute zurück.`,
      three: `Der dritte fiel {name} aus dem Ärmel. *Unter das*, stand darauf. »Unter das was?«, fragte {pal}.~, und~ {name} legte alle drei in eine Reihe: *Wenn ihr zurück seid, schaut unter das*, und da hörte es auf. »Wer das schrieb, der will, dass wir zurückkommen.«`,
      end: `Sie schauten unter die Decke, und sie schauten unter das Bett. Als {name} rückte, lag unter dem Kissen der letzte Zettel, und *Kissen* stand darauf. Hinten, und es roch nach Suppe, hatte jemand geschrieben: *Gut. Da seid ihr ja*.`,
    },
  },
};
