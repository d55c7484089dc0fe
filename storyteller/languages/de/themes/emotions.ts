import type { ArcTelling } from '../../bank.ts';

const DING = `»Ding in dem Bauch, wie heißt denn du?\nRundherum, und gibst nicht Ruh!«`;
export const restless: ArcTelling = {
  title: `{Title}, {name} und das Ding im Bauch`,
  want: [
    `Als die Vettern abgefahren waren, fing im Bauch etwas an zu kreisen. [Hunger war es nicht, es hatte Abendbrot gegeben.] {name} wollte heute noch wissen, wie das Gefühl heißt.~+, und~ Ein Zettel dafür lag bereit. Und wenn es nun die ganze Nacht herumging?`,
    `Kaum waren die Vettern fort, kam ein Gefühl in den Bauch von {name} und drehte Runden. »Wie heißt das?« Keiner wusste es. [*Hunger* hatten sie probiert, und *Soße*.] An einem Knopf hing ein Zettel.~+, und~ Da sollte heute der Name drauf. Was, wenn es bis morgen kreiste?`,
  ],
  setoff: `{name} blieb stehen, eine Hand auf dem Bauch. »Der Lärm geht genauso rundherum wie das da drin.« »Weiß der auch, wie er heißt?«, fragte {pal}. »Das werde ich fragen.« Der Mantel kam über den Schlafanzug, den Zettel nach vorn, und sie gingen.`,
  stay: `{name} setzte sich im Schlafanzug an den Rand vom Lampenlicht, mit dem Zettel. »Der Lärm da draußen geht rundherum wie mein Bauch.« {»Dann weiß er, wie es heißt«, sagte {pal}. »Wir fragen.«|»Dann weiß er, wie es heißt«, sagte {pal}, »wir fragen.«} Rufen mussten sie nicht.~+, denn~ Er kam ohnehin.`,
  remind: `»Ich kannte mal eins«, sagte {pal}, »das hieß *Ich muss mal*.« {name} fühlte nach, mit flacher Hand. »Nein, das nicht.« »Oder *Bald habe ich Geburtstag*.« {name} fühlte wieder.~+, und~ Ein bisschen war es so, nur verkehrt herum. [Auf dem Zettel stand noch nichts, doch es wurde wärmer.]`,
  refrain: {
    first: `Einem Bauch kann man vorsingen, wenn man sich bückt. {name} bückte sich und sang:\n${DING}`,
    again: `Elfmal war es seit dem letzten Mal herumgegangen, und beim zwölften fragten sie:\n${DING}`,
    third: `Eins ging hier drinnen rundherum und eins dort draußen, also fragten sie beide:\n${DING}`,
    last: `{name} bückte sich und sang es dem Bauch, und es war keine Frage mehr:\n»Ding in dem Bauch, ich kenn dich, du.\nRundherum, und jetzt ist Ruh.«`,
  },
  try: `{name} hielt den Zettel hin. »Welches ist es? Hunger?« »Gut möglich«, sagte {being}. »Oder Wut?[ Oder drückt der Schuh?]« »Das wohl auch. Darf ich alles zusammen sein?« Und {being.er} machte es gleich noch einmal, für jedes ein Mal.`,
  easy: `»Nenn es einfach *Hunger*«, sagte {pal}. »Dann kriegst du ein Marmeladenbrot.« [Das wäre süß, und das Gefühl legte sich hin.] {Being} bekäme keine Marmelade und machte weiter und weiter. Der Mund von {name} stand schon offen, für das Wort oder für das Brot.`,
  resolve: `»Es heißt *Vermissen*«, sagte {name}. »Ich vermisse die Vettern.« »Und darum geht es rundherum?« »Es geht rundherum, bis es einer sagt.« So kam *Vermissen* auf den Zettel.~+, und~ Da setzte sich das Ding im Bauch. [Es hatte nur nicht mit *Hunger* verwechselt werden wollen.]`,
  bed: `Auf dem Zettel stand *Vermissen*. Im Bauch lag das Gefühl, das so hieß.~+, und~ Es hatte sich zusammengerollt. Jetzt, wo es einen Namen hatte, brauchte es nicht mehr zu laufen.`,
};

const JUHU = `»Ist’s ein Juhu? Oder ist’s ein Oh?\nAuf den Zehen steht es so.«`;
export const wonder: ArcTelling = {
  title: `{Title}, {name} und der Knopf mit zwei Gesichtern`,
  want: [
    `Seit dem Frühstück stand im Bauch von {name} ein Gefühl auf Zehenspitzen. War es ein Juhu oder ein Oh? Zum Fragen gab es einen Knopf, vorn mit einem Juhu-Gesicht, hinten mit einem Oh-Gesicht.~+, und~ Heute wollte {name} es wissen.~, doch~ Was, wenn es ein Oh war?`,
    `Das Gefühl stand auf Zehenspitzen, mitten im Bauch.~+, und~ Entweder war es ein Juhu oder ein Oh. {name} hatte für solche Fälle einen Knopf, vorn Juhu, hinten Oh. Heute musste es sich zeigen.~,~ Und wenn es nach alledem ein Oh wurde?`,
  ],
  setoff: `»Das ist heute! Davon handelt mein Gefühl!«, sagte {name} und drehte den Knopf. Er sagte juhu.~+, und~ Gleich danach sagte er oh. »Er weiß es auch nicht«, sagte {pal}. [»Da müssen wir wohl nachsehen.«] So gingen sie hinaus, im Mantel und auf Zehenspitzen.`,
  stay: `»Das ist heute! Davon handelt mein Gefühl!«, sagte {name}.~+, und~ Sie setzten sich im Schlafanzug an den Rand vom Lampenlicht. Der Knopf sagte juhu.~+, und~ Dann drehte ihn {pal}, und er sagte oh. [»Er weiß es auch nicht.«] Im Bauch stand das Gefühl auf den Zehen.`,
  remind: `»Wie steht es?«, fragte {pal}.~, und~ {name} sah auf den Knopf, und der zeigte juhu. »Jetzt auf einem Bein.« {»Meins auch«, sagte {pal}. »Es hüpft. Das wird das Mittagessen sein.«|»Meins auch«, sagte {pal}, »es hüpft. Das wird das Mittagessen sein.«} Sie drehten den Knopf für {pal}.~+, und~ Es wurde ein Oh. [»Es gefällt mir ganz gut«, sagte {pal}.]`,
  refrain: {
    first: `Einmal hüpft man für das Juhu und einmal für das Oh, oder der Bauch hüpft allein:\n${JUHU}`,
    again: `Beim Näherkommen wuchs es, und ein bisschen davon musste heraus, also sangen sie:\n${JUHU}`,
    third: `Inzwischen hatten es alle, man sah es an den Füßen, und so sangen sie ganz tief:\n${JUHU}`,
    last: `Nachher, beim Heruntersteigen von den Zehen, sangen sie es so, wie es gehört:\n»War ein Juhu, und war ein Oh,\nvon den Zehen steigt man so.«`,
  },
  try: `{»Du hast auch eins«, sagte {name}. »Frag den Knopf.«|»Du hast auch eins«, sagte {name}, »frag den Knopf.«} Er wurde für {being.acc} geschüttelt, mit beiden Händen, und sagte oh. »Dreimal gilt.« Oh.~,~ Dann galt es elfmal.~+, und~ Elfmal kam oh. »Er ist sich recht sicher«, sagte {being}. [{pal} meinte, er klemme wohl.]`,
  easy: `Sie drehten den Knopf, und er sagte oh. »Dann weißt du es ja«, sagte {pal}. [Der Bauch könnte von den Zehen steigen.~+, und~ Sie könnten aufhören zu warten.] Nur was {being} zu zeigen hatte, sähe dann niemand. »Oh«, sagte {name}, um es anzuprobieren.`,
  resolve: `{name} tastete nach dem Knopf, und der stand auf der Kante. Da war das Juhu, und da war das Oh, alle beide auf einmal. »Es ist beides!«, sagte {name}. »Es war die ganze Zeit beides. Es ist ja auch nur ein Knopf.« [»Bei mir ebenso«, sagte {pal}.]`,
  bed: `Am Bett lag der Knopf, oben juhu und unten oh. Das Gefühl im Bauch kam von den Zehenspitzen herunter, einen Fuß nach dem anderen.~+, und~ Es legte sich hin.`,
};
