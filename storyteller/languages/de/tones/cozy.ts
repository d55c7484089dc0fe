import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'cozy'> = {
  open: [
    `Die gute Decke kam frisch vom Ofen. Sie roch nach Toast.~+, und~ An einer Ecke war sie so weich wie ein Ohr. »Wer hat die Ecke?«, fragte es aus der Küche. »Ich«, sagte {name}.~+, denn~ Die Ecke war genau so groß wie eine Nase. [Da kam sie auch hin.]`,
    `»Noch nicht reinsteigen!«, hieß es.~+, und~ Auf dem Brotkasten am Ofen standen die Hausschuhe von {name}. Jemand steckte einen Finger hinein, wie man einen Kuchen prüft. »Jetzt.« Also stieg {name} ein.~+, und~ Es war, als hätte man an jedem Fuß ein Brötchen.`,
    `»Schnell«, rief es vom Ofen her, »bevor er kalt wird!« Der Schlafanzug hing auf dem warmen Rohr. {name} tauchte hinein, mit dem Kopf voran.~+, und~ Eine Weile war da nur ein warmer Knubbel. »Kommst du da wieder raus?« {»Nein«, sagte der Knubbel. »Ich wohne jetzt hier.«|»Nein«, sagte der Knubbel, »ich wohne jetzt hier.«}`,
  ],
  outside: `Der Mantel kam gerade vom warmen Rohr.~+, und~ Er war so gut wie ein Bett mit Knöpfen. »Passt von mir auch etwas rein?«, fragte {pal}. {name} hielt eine Seite auf.~+, und~ Da zog {pal} ein. »Schon besser«, sagte der Mantel mit zwei Stimmen.`,
  rest: `Sie machten eine Pause und lehnten.~,~ Erst lehnte {name} an {pal}.~+, und~ Dann lehnte {pal} an {name}. »Bin ich zu schwer?«, fragte {pal}. {»Nein«, sagte {name} von unten. »Du bist genau schwer genug.«|»Nein«, sagte {name} von unten, »du bist genau schwer genug.«}`,
  doorstep: `Die Küche hatte sich für sie warm gehalten.~+, und~ Sie roch noch immer nach Toast. [Der Mantel kam an den Haken, die Füße kamen in die Hausschuhe.] »Und was machen die Zehen?«, fragte jemand. »Die sind gerade nach Hause gekommen«, sagte {name} und bewegte sie, alle zehn.`,
  close: [
    `Im Dunkeln ging die Nase die weiche Ecke suchen. Es dauerte nicht lange.~+, denn~ Die weiche Ecke suchte auch. Sie roch immer noch nach Toast, nach Wolle, und ein bisschen nach {name}.`,
    `Die Hausschuhe standen auf dem Brotkasten, mit einem Tuch darüber.~+, und~ Bis zum Frühstück würden sie gut sein. Unter dem anderen Tuch, im Bett, lag {name}.~, und~ Das war schon jetzt gut.`,
    `Mitten im Bett war ein warmer Knubbel. »Kommst du noch mal raus?«, fragte jemand ganz leise.~+, und~ Keiner sagte nein. Der Knubbel ging langsam hoch.~+, und~ Er ging langsam runter.~+, und~ Er wohnte jetzt da.`,
  ],
  links: [
    `{name} und {pal} gingen dicht beieinander, Seite an Seite, wie zwei Brötchen in einer Tüte.`,
    `{name} und {pal} zogen weiter, so warm wie zwei Hände in einer Tasche.`,
    `{name} blieb stehen und machte einen Knopf zu, und {pal} rückte nach, ins Warme.`,
    `Da, wo {name} und {pal} sich berührten, war es noch ein bisschen wie in der Küche.`,
    `{pal} borgte sich eine kalte Hand von {name} und gab sie warm wieder zurück.`,
    `»Ist dir warm?«, fragte {pal}. »Auf deiner Seite«, sagte {name}, und so tauschten sie die Seiten.`,
  ],
  threads: {
    flask: {
      one: `Jemand hatte ihnen die Kanne gefüllt. Drei Becher heiße Milch mit Honig waren darin. Den ersten tranken sie gleich, immer abwechselnd.~+, und~ Er lief hinunter bis in die Zehen. {»Jetzt ist er im linken Fuß«, sagte {name}. »Jetzt in beiden.«|»Jetzt ist er im linken Fuß«, sagte {name}, »jetzt in beiden.«}`,
      two: `»Zweiter Becher«, sagte {pal}.~+, und~ Die Kanne seufzte beim Öffnen, wie jemand, der sich hinsetzt. [Wer gerade nicht trank, der durfte den Deckel halten.] »Jetzt ist sie richtig heiß«, sagte {name}. »So, dass man das Gesicht drinlassen kann.« Also ließen sie die Gesichter drin, erst eins, dann das andere.`,
      three: `Ein Becher war noch in der Kanne.~+, und~ Sie sahen ihn beide an. »Der ist fürs Bett«, sagte {name}. So drückte {name} die Kanne.~+, und~ {pal} drückte {name}, ein Warmes um das andere. »Ist es außen auch warm?« »Außen«, sagte {pal}, »geht es sehr gut.«`,
      end: `Der letzte Becher wurde im Bett getrunken, halb und halb. Heiß war er nicht mehr, nur noch so warm wie eine Hand. Der ganze Honig lag unten am Grund.~+, und~ Da hatte er gewartet. [Den Deckel durfte {pal} ausschlecken.]`,
    },
    patch: {
      one: `Im Ärmel von {name} steckte ein Stück alte Decke, nicht größer als eine Hand. [Von der ganzen Decke war nur das noch da.] Es war so weich, dass es von allein zur Nase fand. »Darf ich?«, fragte {pal}. »Aber nur einatmen«, sagte {name}. »Vom Ausatmen wird es feucht.«`,
      two: `»Meine Nase ist kalt«, sagte {pal}.~+, und~ Da kam das Stückchen Decke aus dem Ärmel und wurde davorgehalten. »Besser so?« »Mmb«, sagte {pal}.~+, denn~ Mehr kam da nicht durch.~, und~ Als es in den Ärmel zurückging, war es warm von zweien.`,
      three: `»Wer ist dran?«, fragte {name}. »Du«, sagte {pal}. »Ich dachte, du.« [Jeder hätte es viel lieber dem anderen gegeben.] Also legten sie Wange an Wange, mit dem Stückchen Decke dazwischen.~+, und~ So reichte es für zwei.`,
      end: `Die gute Decke hatte eine dünne Stelle, genau über den Füßen. Darauf legte {name} das kleine alte Stück.~+, und~ Es passte wie dafür zugeschnitten. »Das ist für die Zehen«, sagte {name}.~,~ Aber die Zehen schliefen schon.`,
    },
  },
};
