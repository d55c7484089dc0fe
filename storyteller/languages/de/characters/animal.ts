import type { PalTelling } from '../../bank.ts';
import { called, type GermanNoun } from '../noun.ts';

export const moss: PalTelling<GermanNoun> = {
  noun: called('Grummel', 'm'),
  intro: `Grummel war ein Maulwurf, und niemand stand {name} näher. Er sah nicht weiter als die eigenen Barthaare.~+, doch~ Das hatte ihn nie gestört. Er hatte eine Weste mit einem Knopf und die feinste Nase in einer Familie voll feiner Nasen. {»Guten Abend«, sagte Grummel. »Wie ich sehe, gab es Eier.«|»Guten Abend«, sagte Grummel, »wie ich sehe, gab es Eier.«}`,
  quirk: `Grummel las Gerüche, wie Großväter die Zeitung lesen. »Donnerstag Suppe«, verkündete er, obwohl niemand gefragt hatte. »Alter Käse, nicht unserer. Schnuff-schnuff, und nicht weit von hier hat wer um einen Handschuh geweint.« [»Damit können wir wenig anfangen, Grummel.« »Nein«, sagte er, »es sind bloß die Nachrichten.«]`,
  again: `»Schnuff-schnuff«, sagte Grummel. »Sieh mal an. <toddler: Du und ich, wir haben den ganzen Abend Toast herumliegen lassen|Du und ich, wir haben von zu Hause bis hierher Toast verloren>.« {name} schnupperte und schnupperte und roch nur Nacht. »Es steht hinten, klein gedruckt«, sagte Grummel freundlich.`,
  try: `»Gestatten«, sagte Grummel und hielt {being.dat} die Nase hin. »Etwas Staub«, las er vor. »Seite zwei, Toast. Seite drei, ein Kitzel, links.« {Being} lachte, die ganze linke Seite hinunter. »Nur steht nicht da«, sagte Grummel, »was man machen soll.«`,
  payoff: `Grummel machte den einen Knopf auf, wie immer beim ernsten Riechen.~+, und~ Seine Nase ging herum wie ein Uhrzeiger. »Schnuff-schnuff, hier nicht: kalte Suppe. Hier …« Die Nase hielt an, zeigte, und ihre Spitze bebte. {»Titelseite«, sagte Grummel. »Das ist unser Weg.«|»Titelseite«, sagte Grummel, »das ist unser Weg.«}`,
  proud: `Grummel machte den Knopf wieder zu und brauchte drei Versuche dafür, weil er sich so freute.`,
  asleep: `Grummel hängte die Weste über den Stuhl. {»Die Nachrichten von morgen«, murmelte er, die Nase in der Decke. »Ein wenig Haferbrei, später Rosinen.«|»Die Nachrichten von morgen«, murmelte er, die Nase in der Decke, »ein wenig Haferbrei, später Rosinen.«} Damit war die Zeitung zusammengefaltet, und Grummel schlief.`,
};

export const dot: PalTelling<GermanNoun> = {
  noun: called('Dotter', 'f'),
  intro: `{name} hatte eine Ente, oder, genau genommen, die Ente hatte {name}. Sie hieß Dotter.~+, und~ Man hörte sie immer. »Wo gehen wir hin?«, fragte Dotter einen Schritt dahinter. »Nur eine Tasse holen.« »Dann komme ich mit, falls sie schwer ist.« [Der Wäschekorb gehörte ihr.]`,
  quirk: `Eins konnte Dotter nicht, obwohl sie jeden Tag übte: flüstern. »So«, sagte {name} ganz leise. »So«, sagte Dotter, den Hals unten, die Augen zu, alles an ihr klein gedrückt: »QUAAK.« [Weit weg fiel ein Löffel herunter, und dann auch die anderen.] »Fast«, sagte {name}.`,
  again: `»Ich sage jetzt etwas«, sagte Dotter, »und zwar geflüstert. Fertig?« {name} machte sich fertig, mit beiden Händen auf den Ohren. [Dotter dachte an Weiches, an Wolle und Klöße.] »Quaak«, sagte sie. Kleiner war es, das musste man zugeben. »Diesmal habe ich es nur in einem Fuß gespürt.«`,
  try: `Dotter ging ganz nah an {being.acc}, um etwas Nettes zu flüstern, und drückte sich klein, vom Bürzel an. »QUAAK.« Alle setzten sich hin, wo sie waren, und lachten. »Was hast du gesagt?«, fragte {being}. {»Ich habe es nicht gehört«, sagte Dotter. »Ich war zu laut.«|»Ich habe es nicht gehört«, sagte Dotter, »ich war zu laut.«}`,
  payoff: `»Da muss jemand sehr laut sein«, sagte {name}, »und ich kann es nicht.« »Ich schon«, sagte Dotter, »nur gebe ich mir solche Mühe, es nicht zu sein.« Dann stellte sie beide Füße hin, und QUAAK! Es kam am anderen Ende der Nacht an.~, und~ Alle, die schliefen, saßen aufrecht.`,
  proud: `Dotter ging hinterher, den Bürzel von einer Seite zur anderen, und sagte nichts, und zwar laut.`,
  asleep: `Dotter drehte sich im Wäschekorb dreimal um. <quirk: »Gute Nacht«, sagte sie. Es war ein Flüstern, ein echtes, so weich wie eine fallende Feder, nur hörte keiner mehr, wie gut es war.|»Gute Nacht«, sagte sie unter dem eigenen Bürzel hervor. Ein flacher gelber Fuß hing noch über den Rand, klatschte einmal an den Korb und schlief.>`,
};
