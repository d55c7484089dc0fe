import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'calm'> = {
  open: [
    `Der Tag war fast aufgebraucht.~+, und~ {name} sah in der Küche zu, wie er ging. [Erst ging er aus den Ecken.~, und~ Danach ging er aus den Tassen.] »War das alles davon?«, fragte jemand. »Auf dem Löffel ist noch ein bisschen«, sagte {name}.`,
    `Nach dem Abendbrot und vor der Lampe gibt es eine Zeit, die keinen Namen hat. Darin saß {name}, ganz still, beide Hände offen. »Was hältst du da?«, fragte jemand. {»Nichts«, sagte {name}. »Es ist heute sehr leicht.«|»Nichts«, sagte {name}, »es ist heute sehr leicht.«}`,
    `Das Abendbrot war vorbei.~+, und~ Noch war niemand aufgestanden. »War noch etwas?«, fragte jemand. »Nein«, sagte {name} und blieb. Die Löffel lagen, wie sie hingelegt worden waren.~, und~ Der Abend kam über sie, zuerst über die Stiele.`,
  ],
  outside: `Im Dunkeln tasteten sie ihre Knöpfe hinunter, sechs für jeden.~+, und~ Alle sechs waren zu. »Sind wir früh dran?«, fragte {pal}. »Wofür?«, fragte {name}.~+, und~ {pal} wusste es nicht. Das Dunkel stand da, wo es jeden Abend steht.~+, und~ <toddler: Sie blieben ein wenig bei ihm|Sie gingen langsam weiter hinein>.`,
  rest: `Sie setzten sich, und lange sagte keiner etwas; ein Atem ging hinaus, dann noch einer. {pal} sah sich um. »Hast du was gesagt?« »Nein«, sagte {name}. »Es war schön«, sagte {pal}.~+, und~ Sie machten damit noch etwas weiter.`,
  doorstep: `Der Mantel kam zurück an den Haken.~+, und~ Dort bewegte er sich noch ein wenig, als ginge er weiter. »Ist Schlafenszeit?«, fragte {pal}. »Beinahe«, sagte {name}. Sie sahen zu, bis er ganz still hing.~, und~ Dann gingen sie ins Bett.`,
  close: [
    `Auch vom Löffel war der Tag gegangen und ganz aufgebraucht. In der dunklen Küche lag der Löffel.~+, und~ Im dunklen Bett, und wärmer, lag {name}.`,
    `Auf der Decke lagen beide Hände offen, wie nach dem Abendbrot.~,~ Jetzt war nichts darin als das Dunkel.~+, und~ Das war auch sehr leicht.`,
    `Wie über die Löffel kam die Nacht langsam über das Bett.~, und~ Zuerst nahm sie die Füße, dann die Knie, dann die Hände, bis ans Kinn. Sonst war nichts mehr.`,
  ],
  links: [
    `Eine Weile sagten {name} und {pal} nichts, und keinem von beiden fehlte es.`,
    `{name} ging langsam, die Hände offen, und {pal} ging auch nicht schneller.`,
    `Das Dunkel ging neben {name} und {pal} her und machte keinen Laut.`,
    `Ein Ärmel von {name} strich über den Mantel, mehr war nicht zu hören.`,
    `{name} zählte zehn langsame Atemzüge und vergaß dann weiterzuzählen.`,
    `»Es eilt nicht«, sagte {pal}, und sie wurden noch ein wenig langsamer.`,
  ],
  threads: {
    listen: {
      one: `Eine Weile hielten sie still, ohne Grund.~+, und~ {name} hörte das Nahe: einen Ärmel, einen Knopf, einen Atem.~, und~ Darunter war noch etwas, langsam und tief. »War das schon die ganze Zeit da?«, fragte {name}. {»Ja«, sagte {pal}. »Es drängelt nicht.«|»Ja«, sagte {pal}, »es drängelt nicht.«}`,
      two: `Wieder hielten sie still.~+, und~ Zuerst ging das Nahe weg, dann das Tiefe. Darunter war ein Drittes, sehr weit fort: lang und wieder lang, wie jemand, der sich in einem riesigen Bett umdreht. »Was ist das?«, fragte {name}. »Das ist wohl nur die Nacht«, sagte {pal}.`,
      three: `Jetzt mussten sie kaum noch horchen.~+, denn~ Das Weite kam von selbst, lang und wieder lang. [Jeder Atemzug ging schon so langsam.] »Machst du das?«, fragte {pal}. {»Nein«, sagte {name}. »Es macht uns.«|»Nein«, sagte {name}, »es macht uns.«}`,
      end: `Noch einmal horchte {name}, erst auf das Laken, dann auf das Kissen.~, und~ Da war das Tiefe, und da war das Weite, lang und wieder lang. Unter alldem war noch eins, das allernächste.~+, und~ Das war {name} beim Atmen.`,
    },
    fold: {
      one: `Aus einer Tasche kam ein Taschentuch, gefaltet zu einem kleinen dicken Viereck.~+, und~ {name} faltete es einmal auf, mehr nicht. »Was ist drin?«, fragte {pal}. »Die andere Hälfte«, sagte {name}. [Sie sahen es an, weiß, mit einem Strich in der Mitte.] Dann kam es in die Tasche zurück.`,
      two: `Noch einmal kam das Taschentuch heraus.~+, und~ {name} faltete es um eins weiter auf. [Nun war es so groß wie ein Buch, mit einem Kreuz in der Mitte.] »Es ist immer noch nichts drin«, sagte {pal}. {»Nein«, sagte {name}. »Aber es ist mehr davon da.«|»Nein«, sagte {name}, »aber es ist mehr davon da.«}`,
      three: `Langsam machte {name} die letzte Falte vom Taschentuch auf.~+, und~ Es war so weit, dass jeder zwei Ecken nahm. [In der Mitte hob es sich ein wenig und sank.] »Ist das alles davon?«, fragte {pal}. »Das ist alles«, sagte {name}.`,
      end: `Das Taschentuch lag ausgebreitet auf dem Kissen, und darauf lag {name}. Die Falten waren noch da.~+, doch~ Unter einer warmen Backe gingen sie aus, eine nach der anderen. »Ist es schon glatt?«, fragte {pal}. »Beinahe«, sagte {name}.`,
    },
  },
};
