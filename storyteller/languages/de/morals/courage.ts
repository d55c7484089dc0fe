import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'courage'> = {
  second: {
    plant: `Eins gab es allerdings: {name} fürchtete sich im Dunkeln und ging darum immer hinterher. Wer hinterhergeht, hat vorn einen Rücken.~+, und~ Den erwischt das Dunkel zuerst. »Nach dir«, sagte {name}. »Wie, schon wieder?«, fragte {pal}.`,
    turn: {
      restless: `»Und wer bleibt da?«, fragte {pal}.~+, und~ {name} sah zu {being.dat} hin, es waren drei Schritte, alle dunkel. »Ich habe Angst im Dunkeln«, sagte {name} ganz laut.~,~ Dann ging ein Fuß, und der andere kam nach. [Vorn war kein Rücken mehr.] »Ich bin vorgegangen, und ich bleibe. Zu zweit ist es nicht so dunkel.«`,
      wonder: `»Es ist nicht genug«, sagte {being} sehr leise zu niemandem.~, und~ {name} hörte es doch, und bis dahin waren es drei dunkle Schritte. »Ich habe Angst im Dunkeln«, sagte {name} laut. [Dann kamen eins, zwei und drei.] »Ich hatte nur drei mutige Schritte, und die waren genug. Deins ist auch genug.«`,
    },
    bed: `Als das Licht ausgehen sollte, musste jemand im Dunkeln durchs Zimmer.~+, und~ {name} ging voran, ohne einen Rücken davor. Jeder der sieben Schritte war bloß das Zimmer.`,
  },
  hood: {
    plant: `Wenn jemand guckte, bekam {name} heiße Ohren.~+, und~ Darum war sogar am Tisch die Kapuze oben, beide Schnüre zugezogen. »Siehst du da drin überhaupt was?«, fragte {pal}. {»Nur vorn«, sagte die Kapuze. »Aber keiner sieht mich, und das ist das Gute daran.«|»Nur vorn«, sagte die Kapuze, »aber keiner sieht mich, und das ist das Gute daran.«}`,
    turn: {
      restless: `Da wurden in der Kapuze beide Ohren heiß.~+, denn~ Jemand sah geradewegs hinein, und das war {being}. »Ich habe Angst, wenn man mich ansieht«, sagte {name} laut.~,~ Aber die Kapuze ging zurück, und da waren zwei rote Ohren. »So bin ich. [Du kannst gucken, solange du willst.] Ich bleibe und gucke dich an.«`,
      wonder: `»Alle gucken«, sagte {being}.~, und~ So war es, und ein paar guckten auf {name}. »Ich habe davor auch Angst«, sagte es aus der Kapuze.~,~ Dann ging sie zurück, und heraus kamen zwei rote Ohren. [Keiner wollte mehr sehen als das.] »Mehr ist nicht drunter. Und jetzt will ich nur noch dich sehen.«`,
    },
    bed: `Die Kapuze hing leer am Bettende.~+, und~ Im Bett lagen beide Ohren draußen. »Ich gucke dich an«, sagte {pal} im Dunkeln. »Ich weiß, ich spüre es«, sagte {name}. [»Mach nur.«] Die Ohren blieben ganz kühl.`,
  },
};
