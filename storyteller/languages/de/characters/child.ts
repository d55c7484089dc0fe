import type { PalTelling } from '../../bank.ts';
import { called, type GermanNoun } from '../noun.ts';

export const wren: PalTelling<GermanNoun> = {
  noun: called('Ärmel', 'f'),
  intro: `Mit {name} befreundet war ein Mädchen, das alle Ärmel nannten, wegen des Pullovers. Er kam von einem riesigen Bruder.~+, und~ Die Ärmel gingen ihr bis über die Knie. »Da wachse ich rein«, sagte Ärmel, trat auf den linken und saß. [Sie wuchs schon seit zwei Jahren.]`,
  quirk: `Einer der Ärmel war hängen geblieben.~+, und~ Beim Weitergehen wurde er länger und länger. [{»Das ist die Wolle«, sagte Ärmel und lehnte sich nach vorn. »Das macht sie auch auf Hochzeiten.«|»Das ist die Wolle«, sagte Ärmel und lehnte sich nach vorn, »das macht sie auch auf Hochzeiten.«}] *Flipp*, zog sich alles zusammen, und sie stand wieder da, wo sie losgegangen war. »Das musst du keinem sagen.«`,
  again: `»Guck«, sagte Ärmel. »Hände.« Sie hatte die Ärmel hochgerollt, jeden elfmal, bis sie wie Brötchen auf den Armen saßen. »Sehr schöne Hände«, sagte {name}. Ärmel schwenkte sie.~+, und~ Flapp, kam der linke herunter, und flapp, der rechte. »Nicht wahr?«, sagte sie. »Sie waren schön.«`,
  try: `»Da hilft Umarmen«, sagte Ärmel. [»Ich habe genug Ärmel.«] Einer ging um {being.acc} herum, und am Ende kam eine Schleife. Mittendrin fing {being} zu lachen an. »Ist es besser?«, fragte sie. »Nein«, sagte {being}, »aber sehr hübsch verpackt.«`,
  payoff: `»Für einen Arm ist es zu hoch«, sagte {name}. »Für welchen Arm?«, fragte Ärmel, rollte einen Ärmel ab und ließ ihn fliegen. Oben hing er fest. »Jetzt umarm mich.« *Flipp*, zog sich die Wolle kurz, mit ihnen daran.~+, und~ Die Bäuche kamen etwas später nach.`,
  proud: `Danach rollte Ärmel sie nicht mehr hoch, sondern ließ sie schwingen wie Glocken.`,
  asleep: `Ärmel schlief natürlich im Pullover, auf jeder Seite hing einer über die Bettkante.~, und~ Irgendwo tief drin, wo keiner sie sah, lagen zwei warme Hände ineinander.`,
};

export const onion: PalTelling<GermanNoun> = {
  noun: called('Zwiebel', 'm'),
  intro: `Mit {name} befreundet war ein Junge, der hieß Zwiebel, weil er so angezogen war. Das machte seine Großmutter.~+, und~ Sie dachte an alles. Er hatte zwei Hemden an, drei Jacken und einen Mantel. »Es ist gar nicht kalt«, sagte {name}. »Nein«, sagte Zwiebel, »nur für alle Fälle.«`,
  quirk: `Zwiebel war über nichts gestolpert, und nun rollte er. [Er rollte recht weit.~+, denn~ Durch die Jacken war alles weich.] »Wie herum bin ich?« »Seitwärts«, sagte {name} und hielt ihn fest, warm wie ein Laib Brot. »Sonst rollt keiner, den ich kenne«, sagte Zwiebel.`,
  again: `Zwiebel hatte sich nachgezählt. »Da ist eine Jacke zu viel«, sagte er. Sie sahen nach.~+, und~ Die fünfte war eine Kaffeemütze. »Das erklärt die Tülle«, sagte {name}. »Der Ärmel kam mir gleich kurz vor«, sagte Zwiebel und ließ sie an, für alle Fälle.`,
  try: `»Vielleicht fehlt {being.dat} ein Schal«, sagte Zwiebel.~, und~ Er zog einen am Hals heraus, und es kam immer mehr. »Ist der mal zu Ende?«, fragte {being} und lachte. [»So weit bin ich nie gekommen«, sagte Zwiebel.] Sie wickelten alles wieder auf, und besser war nichts.`,
  payoff: `»Zwiebel«, sagte {name}, »hier friert wer.« Er sah hin, und schon war der Mantel ab und um das kleine Kalte herum.~,~ Dann kam eine Jacke.~+, und~ Dann kam die nächste. »Schon besser«, sagte es da drin. »Dann bist also *du* der Fall«, sagte Zwiebel.`,
  proud: `Zwiebel ging in einem einzigen Hemd weiter und schwenkte beide Arme.`,
  asleep: `Die Sachen von Zwiebel lagen auf dem Stuhl, eine über der anderen, und waren noch warm. Im Bett lag Zwiebel.~+, und~ Viel war nicht von ihm da. »Gute Nacht«, sagte er und zog die Decke bis ans Kinn, für alle Fälle.`,
};
