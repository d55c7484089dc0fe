import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'exciting'> = {
  open: [
    `Ein Arm war drin! Aber wo war der andere Ärmel? {name} fuhr herum, da flog er, und weg war er wieder! »Bist du im Schlafanzug?«, rief es. »Halb!«, rief {name}. Rundherum, andersherum, und zack, gefangen!`,
    `»Drei!« Knie gebeugt, Arme nach hinten! Weit draußen standen die Hausschuhe.~+, und~ Da mussten beide Füße hinein! »Kommst du?«, rief es. »Gleich!«, rief {name}. »Zwei! Eineinhalb! Eins!« Hoch, rüber! *Wumm!* Drin!`,
    `Es wurde dunkel! Es wurde eng! {name} steckte im Pullover.~+, und~ Der Ausgang war weg! »Brauchst du Hilfe?«, rief es. »Mmf!« Ziehen, ziehen, ziehen! *Plopp!* Heraus kam {name}, und jedes Haar stand in die Höhe!`,
  ],
  outside: `»Augen?«, rief {name}. »Weit!« »Ohren?« »Offen!« »Knie?« »Zittern!« »Meine auch!«, sagte {name}.~+, und~ Mehr stand nicht auf der Liste. »Dann <toddler: gucken|los>!« Und ehe die Knie darüber nachdenken konnten, <toddler: guckten sie, so fest es ging|waren sie schon zehn Schritte weit>!`,
  rest: `»Halt!«, keuchte {name}. »Atmen!« Sie atmeten, ein, aus, ein, und die Herzen klopften wie zwei Löffel auf einem Topf. »Zehnmal«, sagte {name}, »und weiter!« »Ich habe nur noch sechs!« »Dann sechs!« Bei vier ging das Reden wieder.~+, und~ Bei sechs waren sie auf und davon!`,
  doorstep: `<toddler: Hausschuhe|Schuhe> aus, links, rechts! Blieb noch der letzte Lauf, der ins Bett.~+, und~ Den machte {name} im Schritt. »Rennst du den nicht?«, fragte {pal}. »Würde ich ja, aber meine Beine sind schon vorgegangen.« Und da waren sie beide, im Bett.`,
  close: [
    `Ein Arm drin und noch ein Arm drin. Der Ärmel, der sich so schwer hatte fangen lassen, lag auf der Decke. Die Hand darin ließ los.~+, und~ Nichts lief davon.`,
    `Drei. Die Hausschuhe standen am Bett, einer neben dem anderen. Zwei. Beide Füße waren gelandet und lagen unter der Decke. Eineinhalb, einviertel. Dann kam ein Ausatmen, ein langes. Eins.`,
    `Von allen Haaren stand eins noch hoch, über dem Kissen. Es sah nach, ob noch etwas kam.~+, und~ Dann neigte es sich und legte sich hin.`,
  ],
  links: [
    `»Links!«, rief {name}. »Rechts!«, rief {pal}, und sie stießen zusammen und nahmen links!`,
    `{name} und {pal} liefen, bis keine Luft zum Reden mehr da war, und dann zeigten sie nur noch!`,
    `»Schnell!«, rief {pal}. »Ich bin schnell!«, rief {name}. »Schneller!«, rief {pal}.`,
    `Mal lag {name} vorn, mal {pal}, und dann {name} um eine Nase!`,
    `*Schnapp!* {name} und {pal} erstarrten! Aber es war nur ein Knopf am Mantel, und weiter ging es!`,
    `{name} und {pal} hielten die Luft an, hielten einander fest, und los!`,
  ],
  threads: {
    sand: {
      one: `Aus der Küche hatte {name} die Eieruhr dabei: Man dreht sie auf, und sie tickt sich zurück, tick, tick, tick! »Wenn sie klingelt«, sagte {name}, »ist Schlafenszeit, egal wo wir sind!« »Weich oder hart?«, rief {pal}. »Hart!« »Dann schnell!«`,
      two: `{name} hielt die tickende Eieruhr hoch.~+, und~ Die Hälfte war weg, aber nicht die halbe Nacht! <toddler: Also saßen sie aufrechter und guckten doppelt so fest|Also sprangen sie über alles und duckten sich unter dem Rest durch>! »Au!«, rief {pal}. »Keine Zeit!«, rief {name}. »Sag es morgen!«`,
      three: `»Wie viel noch?«, rief {pal}.~+, und~ {name} sah auf die Eieruhr. »Drei Ticks! Zwei! Einer!« Sie machten die Augen zu und warteten.~+, aber~ Es klingelte nicht, denn ein Krümel Toast war drin. »Nicht schütteln«, hauchte {pal}.`,
      end: `Unter dem Kissen rührte sich etwas. Es war die Eieruhr, ihren Krümel los.~+, und~ Sie klingelte, sehr klein: pling. »Schlafenszeit, egal wo wir sind«, sagte {name}. »Und wo sind wir?«, fragte {pal}. Sie sahen nach, und sie waren im Bett, genau pünktlich.`,
    },
    hiccup: {
      one: `»Schhh!«, hauchte {name}. »Keinen Ton!« »Hicks«, sagte {pal}. [Sie sahen sich mit sehr großen Augen an.] »Das war nicht, hicks!«, sagte {pal}. »Luft anhalten! Bis neun zählen!« Runder und runder wurde {pal}: fünf, sechs! »Acht, hicks!«`,
      two: `»Hicks!« Da war er wieder, im allerdümmsten Moment! »Da hilft Erschrecken«, sagte {name} und schlich nach hinten. »Buh!« {pal} ging hoch wie ein Deckel.~+, und~ Sie horchten, und es war nichts zu hören! »Geschafft!«, rief {name}. »Hicks«, sagte {pal}.`,
      three: `Alle beide hielten die Luft an, zehn, zwanzig, bis die Ohren summten! Dreißig! Sie ließen los und warteten auf den Schluckauf.~+, und~ Er kam nicht. »Weg!«, rief {pal}. »Hurra!«, rief {name}. »Hicks!« Und diesmal kam es von {name}.`,
      end: `Sie lagen da und warteten auf den Schluckauf.~+, und~ Er kam nicht. »Hast du ihn?«, fragte {pal}. »Nein«, sagte {name}. »Du?« Sie fühlten beide nach, und es war still da drin. »Dann schläft er«, sagte {pal}, und sie lagen ganz ruhig, um ihn nicht zu wecken.`,
    },
  },
};
