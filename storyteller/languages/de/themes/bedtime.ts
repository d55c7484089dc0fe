import type { ArcTelling } from '../../bank.ts';

const WACH = `»Wer ist noch wach? Wer ist noch wach?\nIrgendwer macht hier noch Krach!«`;
export const restless: ArcTelling = {
  title: `{name} und die große Frage: Wann schläft {title}?`,
  want: [
    `Morgen sollte es Pfannkuchen geben.~+, und~ Der Teig stand schon in der Schüssel, mit einem Teller obendrauf. {name} wollte um acht schlafen.~+, denn~ Das ist die Abkürzung zum Pfannkuchen.~, doch~ Was, wenn der Schlaf nicht kam?`,
    `Unter einem Teller stand der Teig, und morgen war er Pfannkuchen. [{name} lag extra früh im Bett, um eher dort zu sein.] Schlafen ist der kürzeste Weg: Man macht die Augen zu, dann wieder auf, und schon gibt es Apfelmus.~,~ Und wenn es heute nicht klappte?`,
  ],
  setoff: `»Bei so was kann ja keiner schlafen«, sagte {name}. »Und dann wird es nie morgen.« »Und die Pfannkuchen?«, fragte {pal}.~+, und~ Da waren die Mäntel im Nu an. »Wir sehen nach, wer das ist«, sagte {name}, »und dann kommt es ins Bett.« Und los ging es.`,
  stay: `»Bei so was kann ja keiner schlafen«, sagte {name}, »und dann wird es nie morgen.« »Und was wird aus den Pfannkuchen?«, fragte {pal}.~+, und~ Im Schlafanzug gingen sie so weit, wie das Lampenlicht reicht. »Es ist nah.« »Es ist sehr nah.« Also setzten sie sich hin und warteten darauf.`,
  remind: `Sie hielten an und horchten.~+, und~ Der Lärm war näher als vorhin. Ringsum saßen alle, die längst schlafen sollten, und sahen {name} an. »Wir sind schon unterwegs«, sagte {name} zu ihnen. [»Haltet die Kissen warm.«]`,
  refrain: {
    first: `Damit das Dunkel etwas zu hören hatte, dachten sie sich ein Lied aus, ein kurzes:\n${WACH}`,
    again: `Sie horchten wieder, und der Lärm war kein bisschen kleiner, also sangen sie noch einmal:\n${WACH}`,
    third: `{name} sah {pal} an, und {pal} sah {name} an, und die Luft reichte eben noch dafür:\n${WACH}`,
    last: `Zum letzten Mal sangen sie ihr Lied, fast nur noch mit Luft, und es war ein anderes geworden:\n»Wer ist noch wach? Wer ist noch wach?\nKeiner macht hier nochmal Krach.«`,
  },
  try: `»Zählen macht müde«, sagte {pal}.~,~ Also zählten sie für {being.acc}, eins, zwei, drei, recht langsam und langweilig. Bei vierzig gähnte {name}.~+, und~ Bei fünfzig gähnte {pal}. {Being} gähnte nicht.~,~ Aber {being.er} wollte wissen, was nach einer Million kommt.`,
  easy: `»Mit einem Finger in jedem Ohr könnten wir schlafen«, sagte {pal}, »und dann kommen die Pfannkuchen.« {name} probierte es, und alles wurde weich wie unter der Decke.~, und~ {Being} machte weiter.~+, aber~ Es hörte keiner mehr zu. »Gut so?« Der Kopf von {name} nickte schon.`,
  resolve: `Nun war es so leise, dass man ein Gähnen kommen hörte. Zuerst hatte es {name}.~+, und~ Danach hatte es auch {pal}. »Wie weit ist es noch bis zu den Pfannkuchen?« »Ungefähr drei Gähner«, sagte {name}, »und das war der erste.« [Der Schlaf war also doch unterwegs.]`,
  bed: `In der Küche stand der Teig unter dem Teller.~+, und~ Eine Blase stieg darin auf, ganz langsam, rund und dünn. Dann legte sie sich hin, ohne einen Laut.~+, und~ Der Teig war glatt.`,
};

const BECHER = `»Augen zu, und was ist da?\nNur der Becher, ganz, ganz nah.«`;
export const wonder: ArcTelling = {
  title: `{Title}, {name} und der braune Becher`,
  want: [
    `Jeden Abend sah {name} als Letztes den Becher. Er stand am Bett, war braun, und sein Henkel sah aus wie ein Ohr. Was man zuletzt sieht, davon träumt man.~+, und~ So träumte {name} immer vom Becher.~, doch~ Heute sollte es etwas Besseres sein. Was, wenn es wieder der Becher war?`,
    `»Und, was hast du geträumt?«, hieß es beim Frühstück. »Den Becher«, sagte {name}. Er stand am Bett.~+, und~ Nach ihm kamen nur noch die Augendeckel. Heute wollte {name} auf etwas Besserem einschlafen.~,~ Und wenn sich der Becher wieder vordrängelte?`,
  ],
  setoff: `»*Darauf* schlafe ich ein«, sagte {name}. »Wir gehen hin und gucken, bis ich voll bin.« Der Becher wurde umgedreht, aus Rücksicht, und die Mäntel wurden zugeknöpft. »Und wenn du auf dem Heimweg blinzelst?« {»Blinzeln zählt nicht«, sagte {name}. »Nur das letzte, das lange.«|»Blinzeln zählt nicht«, sagte {name}, »nur das letzte, das lange.«}`,
  stay: `»*Das* wird heute mein Letztes«, sagte {name}.~, und~ Im Schlafanzug setzten sie sich dahin, wo das Lampenlicht endet, mit vier offenen Augen. »Und wenn du mal blinzelst?«, fragte {pal}. »Das zählt nicht. Nur das letzte Mal zählt, das lange.«`,
  remind: `»Guck mich an«, sagte {pal}.~+, und~ {name} guckte fest hin und machte die Augen zu. »Bin ich drin?« »Nein. Immer noch der Becher.« [Er war zu oft hineingestellt worden.~+, und~ Nun ging er nicht mehr raus.] »Du brauchst etwas Großes«, sagte {pal}, »zum Davorstellen.«`,
  refrain: {
    first: `Sie probierten die Augen aus, ob sie auch gut schlossen:\n${BECHER}`,
    again: `»Ist er jetzt weg, der Becher?«, fragte {pal}, und sie machten zu und sahen nach:\n${BECHER}`,
    third: `Noch immer gab es nichts, was man vor den Becher stellen konnte. Also sangen sie:\n${BECHER}`,
    last: `Sie sahen sich satt, machten die Augen zu und sangen, was darin war:\n»Augen zu, und was ist da?\nAlles, alles, ganz, ganz nah.«`,
  },
  try: `{»Ich brauche nur einen Blick«, sagte {name}. »Dann mache ich die Augen zu und behalte dich.«|»Ich brauche nur einen Blick«, sagte {name}, »dann mache ich die Augen zu und behalte dich.«} »Wie lange denn?«, fragte {being}. »Bis zum Frühstück.« »Die *ganze* Nacht?« Bisher war es nur um eine Minute gegangen.~+, und~ Nun ging es um eine ganze Nacht.`,
  easy: `»Das ist schon besser als ein Becher«, sagte {pal}. [Da war etwas dran, und ein langes warmes Blinzeln würde es festhalten.] Nur wären die Augen von {name} zu, wenn {being} sich dann traute. Die Deckel sanken.~+, und~ Sie waren schon auf der Hälfte.`,
  resolve: `{name} sah {being.acc} an und machte die Augen zu wie einen Deckel. »Ist alles drin?«, fragte {pal}. »Bis an den Rand.« »Und kein Becher?« {name} schaute drinnen nach, und ganz vorn war noch etwas. »Doch, der ist mitgekommen. Er wollte auch mal was Besseres sehen.«`,
  bed: `Am Bett stand der Becher, umgedreht.~+, und~ Nun sah er in dieselbe Richtung wie {name}. Er war voll Dunkel bis zum Rand.~, und~ Da kam das lange Blinzeln, und es blieb.`,
};
