import type { PalTelling } from '../../bank.ts';
import { called, type GermanNoun } from '../noun.ts';

export const gus: PalTelling<GermanNoun> = {
  noun: called('Rumpel', 'm'),
  intro: `Rumpel war ein Dinosaurier und mit {name} befreundet, groß wie ein Sofa und etwa so wild wie ein Brötchen. Er war grün.~+, und~ Sein Schwanz kam immer etwas später an. Beim Gehen sagte er Verzeihung. »Verzeihung, Krümel. Verzeihung, Knopf.« [Und kam der Schwanz vorbei, sagte er alles noch einmal.]`,
  quirk: `{name} lehnte sich an Rumpel, nur ganz kurz.~, und~ Das war ein Fehler.~+, denn~ So eine Seite ist warm wie Brot und geht auf und ab. »{name}?«, sagte Rumpel. »Verzeihung. Ich glaube, du bist zugegangen.« [»Ich habe nur die Lider von innen angesehen.«]`,
  again: `»Darf ich lehnen?«, fragte {tiny.ein} im Vorbeigehen. »Da schläft man aber ein«, sagte Rumpel. Es wurde gelehnt.~+, und~ Dann kam ein Schnarcher, nicht länger als eine Wimper. »Ich würde gern etwas Nützliches können«, sagte er. »Ich kann bloß wärmen.«`,
  try: `»Lehn dich ruhig an«, sagte Rumpel zu {being.dat}. »Verzeihung. Das tun alle.« So lehnte auf der einen Seite {being} und auf der anderen {name}.~, und~ Bald schnarchte jemand, und das war Rumpel. »Habe ich geholfen?«, fragte er später. »Noch nicht«, sagte {being}.`,
  payoff: `»Rumpel«, sagte {name}, »leg dich mal hin.« »Verzeihung«, sagte Rumpel und legte sich im Kreis, oder beinahe. [In der Mitte war es wie in einem warmen Kuchen.] Das kleine Kalte lehnte sich an und seufzte lang. »Ist das nützlich?«, flüsterte Rumpel. »Schhh«, sagte {name}.`,
  proud: `Rumpel ging erhobenen Kopfes weiter, vergaß bei elf Krümeln die Verzeihung und kehrte dann noch einmal um.`,
  asleep: `Rumpel legte sich neben das Bett, und das ganze Haus machte uff. »Verzeihung, Haus«, sagte Rumpel. [Seine Seite ging auf und ab und auf.] {name} streckte einen Fuß unter der Decke hervor.~+, und~ Da lag er, wo es warm war wie Brot.`,
};

export const trudy: PalTelling<GermanNoun> = {
  noun: called('Trudel', 'f'),
  intro: `Trudel war ein Dinosaurier und mit {name} befreundet. Unten war ein bisschen Trudel.~+, und~ Alles andere war Hals. Sie trug ihn gebogen wie ein Fragezeichen, um nicht aufzufallen. »Vorsicht, die Lampe«, sagte sie und stieß daran. [Dong.]`,
  quirk: `»Wie ist das Wetter da oben?«, rief jemand im Vorbeigehen. [Trudel wurde rot, von unten an.] Sie faltete den Hals einmal, dann noch einmal und legte das Kinn auf die Zehen. »Jetzt habe ich die richtige Größe.« Dann nieste sie.~+, und~ Alles ging wieder auf. Dong.`,
  again: `»Was siehst du da unten?«, fragte {name}. »Zehen«, sagte Trudel, das Kinn darauf.~+,~ Also ging der Kopf hoch, ein wenig, dann noch ein wenig. {»Ich sehe deinen Scheitel«, rief sie. »Und ich glaube, ich sehe morgen.«|»Ich sehe deinen Scheitel«, rief sie, »und ich glaube, ich sehe morgen.«} [Schnell kam sie herunter, bevor jemand nach dem Wetter fragte.]`,
  try: `»Ich könnte mir {being.acc} von oben ansehen«, sagte Trudel. Bogen um Bogen stieg der Hals und stieß an etwas: dong. »Ich habe einen Löffel gefunden!« Der Löffel kam herunter und Trudel auch, rot bis in die Spitzen. »Aber von oben«, sagte sie, »sieht man den Kummer nicht.«`,
  payoff: `»Wie hoch ist es?«, fragte {name}. Trudel sah auf ihre Zehen. »Ungefähr einen Hals«, sagte sie.~+, und~ Hinauf ging es, immer höher, bis das Kinn oben lag wie eine Katze. {name} kletterte von Buckel zu Buckel. »Herrlich ist es hier oben!«, rief Trudel.`,
  proud: `Danach trug Trudel den Hals ganz gerade und sagte ungefragt, wie das Wetter war.`,
  asleep: `Trudel lag ganz um das Bett herum: die Füße auf einer Seite, die Mitte auf der anderen, das Kinn am Ende. »Gute Nacht, da unten«, sagte sie. »Gute Nacht, da oben«, sagte {name}, ausnahmsweise höher.~+, und~ Zum ersten Mal am Tag machte nichts dong.`,
};
