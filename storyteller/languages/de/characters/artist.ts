import type { PalTelling } from '../../bank.ts';
import { called, type GermanNoun } from '../noun.ts';

export const smudge: PalTelling<GermanNoun> = {
  noun: called('Klecks', 'm'),
  intro: `{name} kannte einen Künstler. Er hieß Klecks.~+, und~ An der Türklinke sah man, warum. Er hatte eine dicke orange Kreide und einen Daumen, auf den sie abgefärbt hatte. »Ich fasse nichts an«, sagte Klecks und kratzte sich an der Nase. [Da war die auch orange.]`,
  quirk: `»Mal etwas mit Ecken«, sagte {name}.~,~ Also malte Klecks einen Ziegelstein.~,~ Dann rieb er ein bisschen mit dem Daumen.~+, und~ Nun war es ein Brötchen. »Jetzt ist er weich. Das werden sie alle«, sagte er und versteckte den Daumen. [»Richtige Künstler haben Kanten.«]`,
  again: `»Der Daumen bleibt in der Tasche«, sagte Klecks. Ohne ihn malte er einen Zaun, lauter Spitzen. »Er sieht so kalt aus«, sagte er dann.~+, und~ Der Daumen kam heraus, bloß kurz. »Jetzt ist es eine Hecke«, sagte {name}, »und es schläft etwas drin.«`,
  try: `»Ich male dich«, sagte Klecks zu {being.dat}, »dann geht es dir besser.« Alle kamen gucken, und es gab keinen Zweifel: Es war ein Brötchen. [{Being} lachte so, dass alle lachen mussten.] »Besser ginge es mir«, sagte {being}, »wenn man es essen könnte.«`,
  payoff: `»Dir fehlt ein Mantel«, sagte Klecks zum kleinen Kalten, das da zitterte.~, und~ Mit der dicken Kreide malte er einen, einfach über das Zittern. Dann rieb er mit Daumen und Ärmeln.~+, und~ Am Ende war nirgends eine Kante mehr, nur noch warm.`,
  proud: `Klecks ging mit dem Daumen vor sich her, wie jemand mit einer Kerze, die nicht ausgehen darf.`,
  asleep: `Klecks hatte versprochen, das Kissen nicht anzufassen. Morgen früh, das wussten beide, war darauf ein oranges Ohr. Ganz zuletzt rieb er mit einem langsamen Daumen am Dunkel.~+, und~ Das wurde davon weich.`,
};

export const yolk: PalTelling<GermanNoun> = {
  noun: called('Madame Eigelb', 'f'),
  intro: `Madame Eigelb war Malerin und mit {name} befreundet. Sie besaß einen langen Pinsel, einen hohen Hut und eine Tube Farbe, die war gelb. »Meine Farben!«, rief sie, und {name} reichte ihr die Tube. »Nein«, sagte Madame Eigelb, »die andere bitte.« [Eine andere gab es nicht.]`,
  quirk: `»Einen Abend habe ich noch nie hinbekommen«, sagte Madame Eigelb. Sie nahm den Pinsel und malte einen.~+, und~ Es wurde Mittag. Er schien so, dass sie beide blinzeln mussten.~+, und~ Da setzte sie den Hut darüber und wurde rosa. [»Ich habe meine Tante im Schlaf gemalt«, sagte sie, »und sie ist aufgestanden.«]`,
  again: `»Ich male mit geschlossenen Augen«, sagte Madame Eigelb, »dann muss es dunkel werden.« [Drei Striche machte sie.] Da kam {tiny.ein} vorbei und gähnte. »Schon Morgen?« »Das bin nur ich. Geh wieder ins Bett«, sagte Madame Eigelb und setzte den Hut auf.`,
  try: `»Nicht bewegen«, sagte Madame Eigelb zu {being.dat}, »sonst verläufst du.« Sie malte, trat zurück, und es war ein Spiegelei. »Das bist du, in gutem Licht.« »Vielen Dank«, sagte {being}, »aber ich hatte schon Abendbrot.«`,
  payoff: `»Malen Sie das«, sagte {name}. »Was denn?«, sagte Madame Eigelb. »Ich sehe nichts.« »Das Dunkel.« Da streckte sie den Pinsel aus und setzte einen Strich mitten darauf. Es wurde Mittag.~+, und~ Beim nächsten auch, bis man den ganzen Weg sah.`,
  proud: `Madame Eigelb ging ohne Hut weiter und sagte allen, es sei halb eins.`,
  asleep: `Madame Eigelb schraubte die Tube zu und hängte den Hut an den Bettpfosten. »Ich male dich im Schlaf«, sagte sie. Ihr Pinsel machte einen Strich ins Dunkel, einen kleinen.~+, und~ Es wurde Abend.`,
};
