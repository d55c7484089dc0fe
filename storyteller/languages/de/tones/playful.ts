import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'playful'> = {
  open: [
    `An dem Abend lief eine Decke umher, auf zwei nackten Füßen, und die gehörten {name}. {»Hier ist keiner«, sagte die Decke. »Ich bin nur ein Hügel beim Spazierengehen.«|»Hier ist keiner«, sagte die Decke, »ich bin nur ein Hügel beim Spazierengehen.«} Dann lief sie gegen das Bett.~+, und~ Sie sagte Entschuldigung.`,
    `Im linken Bein vom Schlafanzug versteckte sich ein Fuß. »Ich komme«, sagte {name}. »Bist du im Knie?« Da war er nicht, aber am Ende guckte ein Zeh heraus. »Gefunden!« Hinein ging er, noch einmal von vorn.`,
    `»Guten Abend«, sagte die linke Hand von {name}. »Kennen wir uns?« »Vom Abendbrot«, sagte die rechte. [»Du hattest das Brot.«] Sie gaben sich die Hand, dann musste jede durch einen Ärmel. »Ach, du bist es!«, sagten sie auf der anderen Seite.`,
  ],
  outside: `»Hier draußen brauchen wir eine Regel«, sagte {pal}. »Wer sich erschreckt, sagt zuerst buh«, sagte {name}. »Zu wem?« »Zu dem Schreck.« {pal} versuchte ein recht höfliches Buh. {name} machte auch eins.~+, und~ Das Dunkel sagte keins zurück.`,
  rest: `»Wer sich zuerst bewegt, hat verloren«, sagte {name}, und sie setzten sich hin. Eine Weile rührte sich nicht mal ein Knopf. »Du hast geatmet«, sagte {pal}. »Atmen darf man.« »Du hast gelächelt!« »Woher willst du das wissen«, sagte {name}, »wenn du nicht geguckt hast?«`,
  doorstep: `Sie spielten das Spiel Bett, bei dem von vorn anfängt, wer einen Laut macht. Ein <toddler: Hausschuh|Schuh> ging vom Fuß, und keiner hörte es.~+, und~ Der andere wurde hingestellt, als schliefe er schon. Dann kicherte {pal}. »Von vorn«, hauchte {name}.~, und~ Beide wurden wieder angezogen.`,
  close: [
    `Der Hügel war spazieren gewesen und lag im Bett. Er ging auf und ab, jedes Mal etwas weniger.~+, und~ Am Ende hatte er eine Nase.`,
    `Der Fuß versteckte sich wieder, ganz unten im Bett, und jetzt tat es der andere auch. Keiner sagte »ich komme«, und keiner suchte.~+, und~ So hatten beide gewonnen.`,
    `»Kennen wir uns?«, murmelte die linke Hand unter dem Kissen. »Ich glaube schon«, murmelte die rechte. Zur Sicherheit hielten sie sich fest.~+, und~ Bald wusste keine mehr, welche sie war.`,
  ],
  links: [
    `Das nächste Stück gingen {name} und {pal} wie Mäuse und das danach wie Kühe.`,
    `Dann durfte {pal} die Lokomotive sein, und {name} war der Zug.`,
    `{name} ging das nächste Stück rückwärts, und {pal} musste raten, wo sie waren.`,
    `Jeder dritte Schritt musste ein Sprung sein, und wer es vergaß, sprang zweimal.`,
    `»Wer zuerst da ist«, sagte {name}, und {name} und {pal} gewannen beide.`,
    `Eine Zeit lang waren {name} und {pal} ein langes Tier, und {pal} war der Schwanz.`,
  ],
  threads: {
    guess: {
      one: `»Ich denke an etwas«, sagte {pal}. »Größer als ein Brötchen?«, fragte {name}. »Nein.« »Kleiner als ein Brötchen?« »Nein.« {name} dachte mit zugekniffenen Augen. »Ist es ein Brötchen?« {pal} schwieg einen Moment. »Du hast geguckt.«`,
      two: `{»Ich bin dran«, sagte {name}. »Ich denke an etwas.«|»Ich bin dran«, sagte {name}, »ich denke an etwas.«} »Ist es ein Brötchen?«, fragte {pal}. »Nein.« »Ist es weit?« »War es, aber es ist zum Fragen näher gekommen.« {pal} sah nach hinten und nach beiden Seiten. »Jetzt dreht es sich um.« »Dann«, sagte {pal}, »bin ich es.«`,
      three: `»Mir ist was eingefallen«, sagte {pal}. »Ist es nah?« »Nicht sehr.« »Ist es weich?« »Sehr.« »Hat es Federn?« »Nur innen.« Es war ein Bett.~+, aber~ Das sagte {name} nicht, denn dann will man hinein.`,
      end: `»Ich denke an etwas«, sagte {name}, die Augen schon zu. »Ist es weich?«, fragte {pal}. »Ja.« »Hat es Federn?« »Mm.« »Ist es am Ende doch ein Brötchen?« »Mm-mm.« »Liegt dein Kopf drauf?« Darauf kam keine Antwort mehr.~+, und~ So hatte {pal} gewonnen.`,
    },
    tag: {
      one: `»Du bist«, sagte {name} und tippte {pal} mit einem Finger an. »Was mache ich damit?«, fragte {pal}. »Du gibst es weiter.« {pal} besah sich die Stelle.~+, aber~ Zu sehen war nichts. »Ich behalte es noch ein bisschen.«`,
      two: `»Was hast du da am Ärmel?«, fragte {pal}. {name} sah hin.~+, und~ {pal} beugte sich vor und tippte darauf. »*Du* bist.« »Ich habe gar nicht mitgespielt!« »Du hast nie gesagt, dass du aufgehört hast«, sagte {pal}.`,
      three: `»Du bist immer noch«, sagte {pal}. »Nein, ich habe es zurückgegeben«, sagte {name}, »als du gegähnt hast.« »Und ich dir, *mitten* im Gähnen.« Sie rechneten nach.~+, und~ Keiner wusste mehr, wer war. »Vielleicht haben wir es verloren«, sagte {pal}.`,
      end: `Ein Finger kam langsam über die Decke. »Du bist«, sagte {name}. {»Geht nicht«, sagte {pal}. »Ich liege im Bett, und Bett ist Haus.«|»Geht nicht«, sagte {pal}, »ich liege im Bett, und Bett ist Haus.«} {name} dachte nach und lag auch im Bett. »Wer ist dann?« Keiner war, zum ersten Mal seit dem Abendbrot.`,
    },
  },
};
