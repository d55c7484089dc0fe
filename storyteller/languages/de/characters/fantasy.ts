import type { PalTelling } from '../../bank.ts';
import { called, type GermanNoun } from '../noun.ts';

export const bramble: PalTelling<GermanNoun> = {
  noun: called('Zottel', 'm'),
  intro: `Zottel war ein Troll, nicht höher als ein Tisch, und mit {name} befreundet. Haare hatte er rundherum.~+, und~ Keiner wusste, wo vorn war. »Guten Abend, Zottel«, sagte {name}. »Das ist mein Rücken«, sagte Zottel freundlich. [»Aber er freut sich sehr.«]`,
  quirk: `An Zottel blieb alles hängen. Er stahl nichts, er ging nur vorbei.~+, und~ Dann kam es mit. {name} zog eine halbe Waffel heraus. »Und was ist das, so gelb und warm?« {»Etwas Lampenlicht«, sagte Zottel. »Die Lampe war an, ich muss sie gestreift haben.«|»Etwas Lampenlicht«, sagte Zottel, »die Lampe war an, ich muss sie gestreift haben.«}`,
  again: `{»Ich habe aufgepasst«, sagte Zottel. »Ich bin um alles außen herum gegangen.«|»Ich habe aufgepasst«, sagte Zottel, »ich bin um alles außen herum gegangen.«} {»Da steckt ein Kamm in dir«, sagte {name} und ging außen um Zottel herum. »Der ist von dem Tag, als sie mich kämmen wollten.«|»Da steckt ein Kamm in dir«, sagte {name} und ging außen um Zottel herum, »der ist von dem Tag, als sie mich kämmen wollten.«} [Weiter drin lag {tiny.ein} wie in einer Hängematte. {»Das hängt nicht fest«, sagte Zottel würdevoll. »Das ist Besuch.«|»Das hängt nicht fest«, sagte Zottel würdevoll, »das ist Besuch.«}]`,
  try: `»Vielleicht ist hier was dabei«, sagte Zottel und schüttelte sich vor {being.dat}. Heraus flogen neun Knöpfe, eine Pfeife und eine Waffel. [Die Waffel stand auf und rollte davon.] »Davon ist es leider nichts«, sagte {being}.`,
  payoff: `»Zottel, an wie vielen Lampen bist du vorbeigegangen?«, fragte {name}. »Verzeihung, an allen.« {name} griff in die Haare, und heraus kamen Lampenlicht und etwas Sonntag. Sie steckten es wieder an, nur außen.~+, und~ Zottel leuchtete wie ein Laden vor Ladenschluss. »Das ist mein Vorn«, sagte er.`,
  proud: `Zottel steckte alles Licht wieder ein, bis zum letzten bisschen Lampe, und summte, und zwar von vorn.`,
  asleep: `Zottel rollte sich neben dem Bett zusammen wie ein Teppich, der atmet. »Gute Nacht, Zottel«, sagte {name}. »Das ist wieder mein Rücken«, murmelte er. <quirk: Tief in den Haaren war ein letztes bisschen Lampe angeblieben. Es wurde kleiner und brauner und schlief|Ringsherum gingen die Haare hoch und langsam wieder herunter>.`,
};

export const mugwort: PalTelling<GermanNoun> = {
  noun: called('Beifuß', 'f'),
  intro: `Beifuß war mit {name} befreundet, <toddler: und sie war vor allem Hut, mit Stiefeln zum Herumtragen|und sie war eine Zauberin von der Sorte, die vor allem Hut ist>. Der war schwarz und hoch und knickte oben ab. »Einen Keks?«, fragte {name}. »Danke, für mich nicht«, sagte Beifuß.~+, und~ Langsam neigte sich die Spitze zum Teller. [»Lass das«, sagte Beifuß.]`,
  quirk: `Der Hut verriet Beifuß.~+, denn~ Er zeigte immer auf das, was sie wollte. »Ich habe gar keinen Hunger«, sagte sie, und die Spitze ging geradewegs auf eine Tasche zu. »Da ist eine Rosine drin«, sagte {name}. »Nein, danke«, sagte Beifuß, sehr rosa, und zog den Hut gerade; er bog sich wieder.`,
  again: `Beifuß hatte die Hutspitze mit einem Schnürsenkel festgebunden. »Jetzt weiß niemand, was ich will.« Der Senkel spannte sich, der ganze Hut drehte sich um und zeigte auf ihren Schuh. {»Also gut«, sagte Beifuß. »Ich hätte gern den Senkel wieder.«|»Also gut«, sagte Beifuß, »ich hätte gern den Senkel wieder.«}`,
  try: `»Ich frage den Hut«, sagte Beifuß und hielt ihn vor {being.acc}. Die Spitze kreiste und kreiste.~+, und~ Dann landete sie auf ihrer eigenen Nase. »Er kennt nur mich«, sagte sie und nieste. »Die Nase ist sehr nett«, sagte {being} und lachte, »aber ich möchte sie nicht.«`,
  payoff: `»Was willst du, Beifuß?«, fragte {name}. {»Danke, nichts«, sagte sie und sah auf die Stiefel. »Ich will den Weg finden. Sehr sogar.«|»Danke, nichts«, sagte sie und sah auf die Stiefel, »ich will den Weg finden. Sehr sogar.«} Da bog sich der Hut, streckte sich und zeigte. »Dann ist das unserer«, sagte {name}.`,
  proud: `»Ja, bitte«, sagte Beifuß von da an, und der Hut stand ganz still.`,
  asleep: `Der Hut von Beifuß lag am Fußende. »Möchtest du noch etwas?«, fragte {name}. »Nein, danke«, sagte sie, schon fast weg. Langsam, mit einem langen weichen Knarren, neigte sich die Spitze zum Kissen.~+, und~ Da blieb sie liegen.`,
};
