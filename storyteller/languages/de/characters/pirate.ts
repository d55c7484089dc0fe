import type { PalTelling } from '../../bank.ts';
import { called, type GermanNoun } from '../noun.ts';

export const marigold: PalTelling<GermanNoun> = {
  noun: called('Kapitänin Ringelblume', 'f'),
  intro: `{name} kannte eine Piratin im blauen Mantel, die hieß Kapitänin Ringelblume. Im Gürtel steckte ein Kochlöffel.~+, und~ Ein Schiff hatte sie nicht, es wurde gerade geflickt. »Potz Knopf und Kragen, was geht?«, fragte sie. »Ein Schuh«, sagte {name}, und das war ihr Witz.`,
  quirk: `»Halt«, rief Kapitänin Ringelblume, und der Stift kam heraus, denn sie zeichnete Karten. »Das sind wir, das ist ein Krümel, und das bin ich, über ihm.« »Und der Schatz?«, fragte {name}.~+, und~ Sie sah auf ihre Stiefel. »Ich zeichne nur, was da ist.« So kam die Karte in den Hut.`,
  again: `»Halt!«, rief Kapitänin Ringelblume.~+, und~ Diesmal zeichnete sie eine Ecke, einen Krümel und einen komischen Geruch. »Warum den Geruch?« »Weil er da war, potz Knopf und Kragen.« Der Hut war so voll Karten, dass er schon ganz hoch saß. [Er sah aus wie eine Torte auf einem Ständer.]`,
  try: `»Stillhalten«, rief Kapitänin Ringelblume, »ich zeichne.« Aufs Blatt kamen {being} und {name}.~+, und~ Dazwischen kam eine Reihe Punkte. »Wozu die Punkte?« »So weit ist es«, sagte die Kapitänin. »Aber wie komme ich da rüber?«, fragte {being}.`,
  payoff: `Kapitänin Ringelblume nahm den Hut ab und schüttelte ihn. Heraus fielen die Karten: Frühstück, der Krümel, letzter Dienstag. {name} legte sie Kante an Kante.~+, und~ Eine passte an die andere. Durch alle hindurch ging ein einziger Weg. »Ich habe nur gezeichnet, was da war.«`,
  proud: `Kapitänin Ringelblume trug den Hut jetzt tiefer, und das sah recht verwegen aus.`,
  asleep: `Kapitänin Ringelblume stellte die Stiefel nebeneinander und zeichnete eine letzte Karte, ganz klein. Darauf war ein Bett. »Hier ist der Schatz«, sagte sie und fing auf dem Kissen ein Kreuz an.~+, und~ Noch vor dem zweiten Strich schlief sie.`,
};

export const thimble: PalTelling<GermanNoun> = {
  noun: called('Opa Fingerhut', 'm'),
  intro: `Opa Fingerhut war Pirat und mit {name} befreundet, mit einem Bart wie eine Fußmatte und einem goldenen Zahn. Beim Gehen strickte er.~+, und~ Die Wolle lief ihm aus dem Stiefel. »Arr«, sagte Opa Fingerhut und zählte, »zwei, vier, arr, sechs.« [Vierzig Jahre fuhr er zur See, und auf See ist es kalt.]`,
  quirk: `»Was wird das?«, fragte {name}. Opa Fingerhut hielt das Strickzeug hoch, rot und breit. »Arr«, sagte er.~+, und~ Seine Ohren wurden so rot wie die Wolle. »Es hat es mir nicht gesagt.« Klick, machten die Nadeln. [Einmal hatte er eine Socke für einen Schornstein gestrickt.]`,
  again: `Klick, klick, klick.~, und~ Das rote Ding ging Opa Fingerhut schon bis an die Knie. »Hat es was gesagt?«, fragte {name}. »Geräuspert hat es sich.« Er sah es mit schiefem Kopf an. »Arr. Es ist für jemand Kleines.« Klick, klick.`,
  try: `Opa Fingerhut hielt das Strickzeug an {being.acc} an. Es war zu breit.~+, und~ Andersherum war es zu lang. »Arr. Bist du eine Ente?« »Nicht dass ich wüsste«, sagte {being}. »Dann bist du nicht gemeint«, sagte Opa Fingerhut und strickte weiter.`,
  payoff: `Die Nadeln von Opa Fingerhut standen still. »Jetzt hat es gesagt, was es ist«, sagte er und biss die Wolle mit dem Goldzahn ab. Das rote Ding war so groß wie das kleine Kalte. Darüber kam es.~+, und~ Nur noch zwei Augen sahen heraus. »Ich bin warm«, sagte es.`,
  proud: `Opa Fingerhut schnäuzte sich in den Bart und sagte, er habe bloß etwas Wolle im Auge.`,
  asleep: `Opa Fingerhut setzte sich ans Bett, mit einem neuen Knäuel, einem blauen. »Und was ist das?«, murmelte {name}, schon fast fort. »Arr. Hat nichts gesagt.« Klick, machten die Nadeln, langsamer. Klick. Die Wolle rutschte ihm vom Knie.~+, und~ Da lag sie still.`,
};
