import type { PalTelling } from '../../bank.ts';
import { called, type GermanNoun } from '../noun.ts';

export const bounce: PalTelling<GermanNoun> = {
  noun: called('Hopser', 'm'),
  intro: `Hopser war Sportler, hatte geringelte Socken an und war mit {name} befreundet. Den ganzen Tag sprang er.~+, denn~ Das Stillstehen war das Einzige, was er nicht konnte. Auf dem Foto seiner Mannschaft sind zehn Leute und ein Strich. »Der Strich bin ich«, sagte Hopser auf dem Weg nach oben.`,
  quirk: `»Steh mal still«, sagte {name}. Hopser stand. Das ging, bis die Fersen hochkamen.~+, und~ Der Rest von ihm ging mit. Boing. {»Ich gebe mir ja Mühe«, sagte Hopser mit roten Ohren, als er vorbeikam. »Es sind die Knie.«|»Ich gebe mir ja Mühe«, sagte Hopser mit roten Ohren, als er vorbeikam, »es sind die Knie.«}`,
  again: `Um unten zu bleiben, hatte Hopser ein zweites Paar Schuhe über das erste gezogen. [Boing, wumm.] »Ist es besser so?«, fragte er. »Jetzt kommst du nur noch bis hierher«, sagte {name}. »Genau da«, sagte Hopser, »wäre ich gern.«`,
  try: `»Ein guter Sprung macht fröhlich«, sagte Hopser zu {being.dat}. Er nahm {name} an die Hand, und hoch ging es und runter und hoch. Alle sahen hinauf und hinunter.~+, und~ Am Ende mussten sie lachen, {being} auch. »Ist es schon besser?« »Eigentlich nicht.«`,
  payoff: `Hopser hielt die Knie mit beiden Händen fest. »Lass sie los«, sagte {name}, »und nimm meine Hand.« Boing, das war zu niedrig. Im nächsten Boing aber war ein Jahr Stillstehen drin.~+, und~ Ganz oben stiegen sie aus, wie Leute an der Haltestelle.`,
  proud: `»Ganz oben«, sagte Hopser den ganzen Weg lang, »gerade da, ganz oben, ich glaube, da stand ich.«`,
  asleep: `Hopser legte sich hin.~+, und~ Das Bett machte boing, dann noch einmal, tiefer, und noch tiefer. »Guckt«, sagte er. »Ich stehe still.« »Du liegst«, sagte {name}. »Das ist dasselbe«, sagte Hopser, »nur länger.« Am ganzen Hopser ging nichts mehr hoch.`,
};

export const catchpole: PalTelling<GermanNoun> = {
  noun: called('Fanni Fang', 'f'),
  intro: `Fanni Fang stand im Tor und war mit {name} befreundet. Ihre Handschuhe waren dick wie Kissen.~+, und~ Sie fing, was durch die Luft kam: Bälle, Hüte, beim Essen die Erbsen. »Hab ich«, sagte Fanni Fang, wenn jemand auch nur nieste. [Das Niesen hatte sie auch, sagte sie, aber sie zeigte es nicht.]`,
  quirk: `{name} warf eine Brotrinde. »Hab ich!«, sagte Fanni Fang. [»Nun wirf zurück.«] Fanni Fang sah die Rinde an, wie sie da im Warmen lag.~+, und~ Langsam ging der Handschuh zu. »Ich kann nicht«, sagte sie und wurde rot. »Nicht, wenn es darin einmal gemütlich ist.«`,
  again: `»Was ist da drin?«, fragte {name}, denn ein Handschuh war zu. »Nichts«, sagte Fanni Fang.~+, und~ Der Handschuh schnarchte. Sie machte ihn einen Spalt auf.~+, und~ Darin schlief {tiny.ein} und lächelte. »So jemanden kann man doch nicht fallen lassen«, sagte Fanni Fang.`,
  try: `»Hab dich«, sagte Fanni Fang zu {being.dat}, links ein Handschuh, rechts ein Handschuh, und fing an zu summen. Nach einer Weile schlief jemand, und das war Fanni Fang. »Hat es was genützt?«, fragte sie beim Aufwachen. »Das Summen war schön«, sagte {being}.`,
  payoff: `»Geworfen hat dich keiner«, sagte Fanni Fang zum kleinen Kalten, »aber darf ich dich fangen?« Einen Handschuh legte sie als Matratze hin.~+, und~ Der andere kam obendrauf. Erst zitterten beide, dann waren sie warm und atmeten nur noch.`,
  proud: `»Das«, sagte Fanni Fang und hielt beide Handschuhe hoch, »war die Parade meines Lebens.«`,
  asleep: `Fanni Fang lag da, einen Handschuh auf dem anderen.~, und~ {name} gähnte, und zwar groß. »Hab ich«, sagte sie und machte den Daumen darüber zu. Danach gingen nur noch die Handschuhe auf und ab, mit einem Gähnen darin.`,
};
