import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { das, der, die, type GermanNoun } from '../noun.ts';

export const setting: FirstSetting<'school', GermanNoun> = {
  tiny: { noun: der('der Marienkäfer', 'den Marienkäfer', 'dem Marienkäfer', 'ein Marienkäfer', 'einen Marienkäfer', 'einem Marienkäfer') },
  home: [
    `Die meisten gehen von der Schule nach Hause.~+, doch~ {name} ging nach oben.~, und~ Ganz oben auf der Schule war noch ein Stockwerk, mit Vorhängen und Küche. Abends waren darunter alle Klassenzimmer dunkel.`,
    `{name} wohnte im obersten Stock einer Schule.~+, und~ Das Schlafzimmer war einmal Raum 31 gewesen. Die Tafel hing noch da. Jeden Abend schrieb jemand mit Kreide *Gute Nacht* darauf, genau über das Kissen.`,
  ],
  back: `Nach Hause ging es hinauf.~, und~ Jedes Stockwerk roch anders: das erste nach Kleister, das zweite nach nassen Mänteln, das dritte nach Äpfeln. Nach den Äpfeln, wenn man weiterstieg, kam Suppe.~+, und~ Die Suppe war die Küche von {name}.`,
  night: {
    dark: `Tief unten ging ein Schlüsselbund spazieren: Klick, war der erste Stock dunkel.~+, und~ Klick, war es der zweite. Über der Fluchttür rannte das grüne Männchen.~, und~ Es rennt die ganze Nacht und ist noch nie hinausgekommen. [Es roch nach Bohnerwachs und einem vergessenen Apfel.]`,
    deep: `In der ganzen Schule waren nur noch die Stühle hochgestellt. [Mondlicht ging an den Spinden entlang und machte keinen auf.] An einem Fenster löste sich ein Papierstern. Er ließ sich Zeit.~+, und~ Auf der Fensterbank blieb er liegen.`,
  },
  hush: {
    one: `Zuerst ging der Putzwagen. Er hat ein schlechtes Rad, und irk, machte er, irk, irk, den ganzen Flur hinunter. Dann ging eine Tür zu.~+, und~ Das Irk war bei den Besen aufgeräumt.`,
    two: `Danach hörten die Heizkörper auf. Tick, sagte der an der Treppe. Tack, sagte der bei der Bücherei. Jeder wollte das letzte Wort.~+, und~ Darum wartete jeder. Langsam kühlten sie ab und vergaßen, welches es war.`,
    three: `Ganz zuletzt kam der Kreidestaub herunter. [Seit dem Morgen war er in der Luft gewesen.] Er legte sich auf die Tische und auf die letzte Rechnung des Tages, so leise wie Mehl.~+, und~ Danach war nichts mehr zu hören.`,
  },
  facts: {
    one: `An einem Finger von {name} war Kreide. »Die lag vielleicht mal am Meeresgrund«, sagte {pal}. »Es gibt ganze Berge aus Kreide, und alles daran sind Schalen, jede zu klein zum Sehen. Die sind hinuntergesunken, vor langer Zeit.« {name} hielt den Finger ans Ohr, falls es rauschte.`,
    two: `»Ha!«, sagte {name}, und »ha«, sagte der Flur. [»Am Tag macht er das nicht.«] »Am Tag hängt er voller Mäntel«, sagte {pal}. »Weiche Sachen schlucken den Schall. Jetzt sind da nur nackte Wände, und er springt zurück.« Sie sagten dem Flur gute Nacht, und er war so höflich, es auch zu sagen.`,
    three: `»In einem Bleistift ist gar kein Blei«, sagte {pal}. »Das ist Graphit, und der ist so weich, dass er auf dem Papier hängen bleibt.« [{name} dachte darüber nach.] »Dann ist mein Name also ein Stück Bleistift, das dageblieben ist.«`,
  },
  places: {
    gym: {
      noun: die('die Turnhalle', 'der Turnhalle', 'eine Turnhalle', 'einer Turnhalle'),
      arrive: `Die Turnhalle war so groß, dass sie eine Stimme hatte. »Hallo«, sagte {name}.~+, und~ »Lo«, sagte sie.~+, und~ Der Boden war voller Linien, jede der Rand von einem anderen Spiel. Sie blieben auf den blauen. [Es roch nach Gummi und nach allen, die je mit einem Tor verloren hatten.]`,
    },
    library: {
      noun: die('die Schulbücherei', 'der Schulbücherei', 'eine Schulbücherei', 'einer Schulbücherei'),
      arrive: `Nachts muss in der Bücherei keiner pst sagen, das machen die Bücher selbst.~, und~ Sie standen in Reihen mit dem Rücken nach vorn, nur eins lag auf dem Gesicht. {name} fuhr mit einem Finger an den Rücken entlang: trrrrr.`,
    },
    cloakroom: {
      noun: die('die Garderobe', 'der Garderobe', 'eine Garderobe', 'einer Garderobe'),
      arrive: `Die ganze Garderobenwand entlang gingen Haken.~+, und~ Über jedem war ein Bild: Schnecke, Drachen, Birne. Alle Mäntel waren nach Hause gegangen, nur die Birne hatte noch einen Regenhut. Plitsch, sagte der Hut.`,
    },
    artRoom: {
      noun: der('der Malsaal', 'den Malsaal', 'dem Malsaal', 'ein Malsaal', 'einen Malsaal', 'einem Malsaal'),
      arrive: `Im Malsaal war eine ganze Klasse zum Trocknen aufgehängt: sechsundzwanzig Bilder an einer Schnur, alle von derselben Kuh. [Bei den Beinen war man sich nicht einig.] Die Tür ging zu.~+, und~ Alle Kühe drehten sich ein wenig, um zu gucken.`,
    },
  },
  helpers: {
    hamster: {
      noun: die('die Hamsterin', 'der Hamsterin', 'eine Hamsterin', 'einer Hamsterin'),
      trouble: `Aus Raum 5 kam ein Quietschen, rundherum. Es war die Hamsterin im Rad.~, und~ Sie hielt an und sah heraus. »Elf Kilometer bin ich heute gelaufen«, sagte sie, »und ich bin bei der Wasserflasche. Gestern waren es zwölf, und wisst ihr, wo das war?«`,
      help: `An der Wand hing ein gemalter Strand, auf einer Rolle. {name} ließ ihn auf der einen Seite vom Rad ab.~+, und~ {pal} wickelte ihn auf der anderen auf. Die Hamsterin lief, und vorbei kamen ein Krebs, ein Hafen und ein Leuchtturm. »Ich kann es riechen«, sagte sie.`,
      gift: `»Ich war am Meer«, sagte die Hamsterin und schob einen Schuhkarton vom Regal. Darin lagen vier Kartoffeln, mit Draht verbunden, und ein Birnchen, nicht größer als eine Linse. »Das ist eine Lampe. Man steckt den letzten Draht hinein.« Es sah aus wie ein gefesseltes Mittagessen.`,
      back: `In Raum 5 lag die Hamsterin im Rad, die Füße oben. {name} zog einen Draht aus der letzten Kartoffel.~+, und~ Da ging die Lampe aus. »Wie weit bist du gelaufen?« {»Nirgendwohin«, sagte die Hamsterin. »Ich habe Ferien.«|»Nirgendwohin«, sagte die Hamsterin, »ich habe Ferien.«}`,
      comes: `Bong, machte eine durchsichtige Kugel am Türrahmen.~+, und~ Darin saß die Hamsterin aus Raum 5. Sie leerte eine Backe, und heraus kam ein halber Kern, für {being.acc}. [»Die gute Hälfte«, sagte sie.] Es half nicht.~+, und~ So setzte sie sich und sah zu.`,
      bye: `Die Hamsterin rief aus der Kugel gute Nacht, im Schritt, bong, und noch einmal, bong, etwas weiter weg.`,
    },
    tortoise: {
      noun: die('die Schildkröte', 'der Schildkröte', 'eine Schildkröte', 'einer Schildkröte'),
      trouble: `Mitten auf dem Flur trafen sie eine Schildkröte mit einer 7 aus Papier auf dem Panzer. {»Nicht aufhalten«, sagte sie. »Ich bin im Rennen.«|»Nicht aufhalten«, sagte sie, »ich bin im Rennen.«} »In welchem denn?« »Dem vom Juni. Es lief gut, nur haben sie das Ziel weggeräumt.«`,
      help: `»Ich könnte dich tragen«, sagte {name}. »Dann werde ich disqualifiziert.« Also hielten sie Klopapier quer über den Flur, drei Schritte weiter vorn, und jubelten, bis sie da war. [Es war ein langer Jubel, und sie wechselten sich ab.] Mit einem sehr kleinen Ritsch riss das Papier. »Erste«, sagte die Schildkröte.`,
      gift: `Die Schildkröte lächelte, und das dauerte. »Das durfte ich tragen«, sagte sie, »die Glocke für die letzte Runde.« Sie war aus Messing und mit einem Staubtuch ausgestopft.~, und~ {name} schüttelte sie. Fupp, sagte sie. [»Das Tuch erst herausnehmen, wenn sich wirklich jemand beeilen muss.«]`,
      back: `Am Trinkbrunnen trafen sie die Schildkröte auf der Ehrenrunde.~+, und~ {name} stopfte das Tuch wieder in die Glocke: fupp. »Musste sich jemand beeilen?« »Einmal.« »Das ist reichlich«, sagte die Schildkröte und gähnte von einem Ende zum anderen.`,
      comes: `Langsam kam die Schildkröte, eine 7 aus Papier auf dem Panzer. »Ich bin sofort los, als ich es hörte«, sagte sie und legte {being.dat} ein Salatblatt hin. [Es half nicht.] »Na ja. Beim Losgehen war es frisch«, sagte sie und blieb.`,
      bye: `Die Schildkröte, immer noch mit der 7, sagte sehr langsam »Gute Nacht« und schlief beim »Nacht«.`,
    },
    mitten: {
      noun: der('der rote Fäustling', 'den roten Fäustling', 'dem roten Fäustling', 'ein roter Fäustling', 'einen roten Fäustling', 'einem roten Fäustling'),
      trouble: `Aus einer Kiste mit der Aufschrift FUNDSACHEN sah ein roter Fäustling. »Wir sind neunzehn Handschuhe hier drin«, sagte er, »und kein Paar. Jeder ist der andere von irgendwas. Nachts hört man uns beim Versuch zu klatschen.«`,
      help: `{name} kippte die Kiste aus: ein blauer, ein gestreifter, einer mit Bär am Daumen. »Ein Paar«, sagte {name}, »das sind bloß zwei, die zusammen gehen. Also geht.« So kam Rot zu Gestreift.~+, und~ Zum Bären kam Blau. Da klatschte jemand, weich und wollig.`,
      gift: `»Nehmt das«, sagte der rote Fäustling.~, und~ Es war ein Springseil, lang und grau, mit nur einem Griff. »Wozu ist es gut, mit einem?«, fragte {name}. »Zum Festhalten. Darin ist es das Beste in der Kiste, und ich bin ein Fäustling, ich muss es wissen.«`,
      back: `In der Kiste schliefen die Handschuhe zu zweit, Daumen über Daumen.~, und~ {name} legte das Springseil dazu, und der rote Fäustling nahm es. »Verloren«, murmelte er, »oder gefunden?« »Gefunden«, sagte {name}. »Oh, gut. Dann sind es alle.«`,
      comes: `»Fundsachen«, sagte ein roter Fäustling und hüpfte auf dem Daumen heran. »Ich muss das fragen: verloren oder gefunden?« Bei {being.dat} war sich keiner sicher.~+,~ Also tat er, was Fäustlinge tun, und hielt das nächste Stück davon fest.`,
      bye: `Der rote Fäustling klatschte gute Nacht, und weil er nur einer war, hörte man davon nichts.`,
    },
  },
  objects: {
    potatoes: {
      noun: die('die Kartoffellampe', 'der Kartoffellampe', 'eine Kartoffellampe', 'einer Kartoffellampe'),
      use: `{name} machte den Schuhkarton auf. [Die vier Kartoffeln lagen da und waren Kartoffeln.] Der letzte Draht kam hinein. Nichts. »Lasst ihnen Zeit«, sagte {name}. »Eigentlich sollten sie Suppe werden.« Dann ging das Birnchen an, klein und rot wie eine Beere.`,
    },
    bell: {
      noun: die('die Messingglocke', 'der Messingglocke', 'eine Messingglocke', 'einer Messingglocke'),
      use: `Das Staubtuch kam heraus.~+, und~ {name} schwang die Glocke für die letzte Runde mit beiden Händen. Bimmelbimmelbim! Es war keine, die einen hereinruft. Sie sagte: *gleich geschafft, lauf, lauf!* [Sogar die eigenen Füße musste man festhalten.]`,
    },
    rope: {
      noun: das('das Springseil', 'dem Springseil', 'ein Springseil', 'einem Springseil'),
      use: `{name} nahm das Seil am Ende ohne Griff, schwang und hielt fest. Hoch flog der Griff und legte sich um etwas.~+, und~ Da blieb er. So ging es hinauf, Hand über Hand. [Es war wie Seilspringen mit einem einzigen, sehr langen Sprung.]`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Hier bog der Flur ab, und die Fenster hörten auf. Es war dunkel wie in einem Mäppchen. An der Decke hing so eine Lampe, die sieht, wenn man vorbeigeht.~+, und~ {name} ging vorbei. [{name} ging noch mal vorbei, mit beiden Armen.] »Die ist wohl auf Lehrer eingestellt«, sagte {pal}.`,
        after: `Das hing da also an den Wänden! Es waren Klassenfotos, von jeder Klasse, die es je gegeben hatte, und jedes Gesicht sah sie an. Auf jedem Bild hatte einer, nur einer, geblinzelt.~+, und~ Seitdem blinzelte er. [Sie gingen auf Zehenspitzen vorbei.]`,
      },
    },
    reach: {
      one: {
        meet: `FRISCH GEWISCHT, sagte ein gelbes Schild.~, und~ Dahinter hatte jemand alle Stühle gestapelt, von Wand zu Wand und beinahe bis an die Lampen. [Herum ging es nicht.~+, und~ Hindurch ging es auch nicht.] »Wer sitzt denn wohl auf dem obersten?«, fragte {pal}.`,
        after: `Oben, unter der Decke, lag alles, was jemals geworfen worden war: neun Papierflieger, ein Hausschuh und ein Brötchen. {name} suchte den besten Flieger aus und ließ ihn los. Den ganzen Flur hinunter flog er, lautlos.~+, und~ Sie kletterten hinterher.`,
      },
    },
    call: {
      one: {
        meet: `Eine weiße Linie ging quer über den Flur. HIER AUF DEN LOTSEN WARTEN, stand daneben.~+, und~ Der Lotse war eine Gans mit orangefarbener Weste, weit weg und schlafend. »Entschuldigung!«, rief {name}.~+, aber~ Der Kopf steckte unter dem Flügel, und der Flügel hörte nicht.`,
        after: `»Zu zweit! Nicht rennen!«, rief die Gans und rannte. [Sie hielt ihre Kelle hoch.] Es kam nichts.~+, und~ Seit halb vier war auch nichts gekommen. Sie gingen über die Linie, und hinter ihnen winkte die Gans das Nichts weiter.`,
      },
    },
    soft: {
      one: {
        meet: `Genau in der Mitte einer Tür stand ein Küken aus dem Brutkasten. [Es war noch feucht und zitterte.] »Das hier ist eine Schlange«, sagte es. »Ich bin vorn, und ich bin hinten. Es kommt keiner durch, bis sie sich bewegt, und dafür ist ihr zu kalt.«`,
        after: `»Die Schlange bewegt sich«, sagte das Küken und gähnte. Sie bewegte sich durch die Tür, bis zum Brutkasten.~,~ Da lagen elf andere auf einem Haufen, wie eine gelbe Mütze.~+, und~ Das Küken stellte sich hinten an.`,
      },
    },
    way: {
      one: {
        meet: `Hier waren die Türen frisch gestrichen, sechs Stück, grün.~+, und~ Ihre Nummern lagen auf einem Haufen am Boden. {name} hob eine auf.~, und~ Es war eine Sechs, bis {pal} sie umdrehte. »Dann haben wir sieben Türen«, sagte {name}, »wenn man die doppelt zählt.«`,
        after: `Die vierte war es, und ein Klassenzimmer war es nie gewesen. Dahinter ging eine kleine Treppe, immer rundherum. Das Geländer glänzte golden.~+, denn~ Hundert Jahre lang waren Leute auf dem Hosenboden daran hinuntergerutscht. [Zwei kamen noch dazu.]`,
      },
    },
  },
};

export const restless: SeenTelling<GermanNoun> = {
  noun: der('der Kopierer', 'den Kopierer', 'dem Kopierer', 'ein Kopierer', 'einen Kopierer', 'einem Kopierer'),
  title: 'der Kopierer',
  sign: `Tschak-a-surr! Tschak-a-surr! Irgendwo in der dunklen Schule lief eine Maschine.~+, und~ Dann kam ein Blatt Papier unter der Tür durch, noch warm. *Liebe Familie*, stand darauf.~+, und~ Danach wusste es nichts mehr. [In allen Klassenzimmern setzten sich die Meerschweinchen auf.]`,
  trace: `Auf einem Bord in der Schule standen zwei Ablagen. AUSGANG, sagte die eine und war voll Papier. EINGANG, sagte die andere und war leer. Staub lag aber keiner darin. »Die wird jeden Tag gewischt«, sagte {pal}. »Wozu, wenn nie was drin ist?«, fragte {name}.`,
  found: `Der Boden vom Schulbüro war weiß von Papier.~+, und~ Mittendrin stand der Kopierer. [Sein Deckel klappte, sein grünes Licht lief hin und her.] Tschak-a-surr! »Liebe Familie«, sagte er. »Verzeihung, tretet ruhig darauf. Liebe Familie.«`,
  near: `Tschak-a-surr! Gleich vor der Tür stand der Kopierer aus dem Schulbüro.~, und~ Unter dem Deckel lief ein grünes Licht hin und her. [Ein Blatt kam heraus und noch eins.] »Liebe Familie, liebe Familie«, sagte er. »Ich habe die Lampe gesehen. Ist da jemand auf?«`,
  first: `»Es muss einen Stecker geben«, sagte {pal}.~+, und~ Sie sahen hinter dem Kopierer nach. Da lag der Stecker auf dem Boden und steckte in nichts. {»Ich weiß«, sagte der Kopierer. »Er ist schon den ganzen Abend draußen. Liebe Familie. Ich mache das leider von selbst.«|»Ich weiß«, sagte der Kopierer, »er ist schon den ganzen Abend draußen. Liebe Familie. Ich mache das leider von selbst.«}`,
  second: `»Dann kopier etwas anderes«, sagte {name} zum Kopierer und legte einen Ellbogen aufs Glas. Heraus kam ein Bild von einem Ellbogen, dann noch neun. »Liebe Familie«, sagte der Kopierer, »Ellbogen. Ich bitte um Verzeihung. Es kommt überall mit hinein.«`,
  why: `»Alle Briefe nach Hause kommen aus mir«, sagte der Kopierer. »*Liebe Familie, bitte Stiefel mitgeben.* *Liebe Familie, es sind wieder Läuse.* Elftausend waren es, und keiner hat je geantwortet. Also mache ich weiter, für alle Fälle. Denn wenn ich aufhöre, ist da niemand.«`,
  settled: `Der Kopierer ließ ein letztes Blatt heraus, ein leeres, und schob es {name} hin. <toddler: Da kam mit Wachsstift ein Kreis darauf, mit zwei Augen und einem Mund.|*Lieber Kopierer*, kam darauf, *danke für deinen Brief. Gute Nacht.*> Das Blatt ging hinein, und das grüne Licht las es, nicht schnell. Dann war es aus. Kopiert hatte er nichts.~+, denn~ Das Original wollte er behalten.`,
};

export const wonder: SeenTelling<GermanNoun> = {
  noun: der('der Papiermond', 'den Papiermond', 'dem Papiermond', 'ein Papiermond', 'einen Papiermond', 'einem Papiermond'),
  title: 'der Papiermond',
  sign: `In der Schule, über der Bühne, hängt ein Mond aus Papier und Pappe. In der Nacht vor dem Schultheater steigt er von allein auf und leuchtet. Nur Mäuse haben es gesehen.~+, und~ Wenn man sie fragt, halten sie sich den Schwanz. Morgen war Theater.`,
  trace: `Auf dem Boden lag ein Programm, nicht größer als eine Briefmarke. »*Heute*«, las {name}. »*Nummer eins: Der Mond geht auf.*« »Und Nummer zwei?«, fragte {pal}.~+, und~ Eine Nummer zwei gab es nicht. Darunter aber hatte jemand mit zittrigem Bleistift ein Wort geschrieben: *vielleicht*.`,
  found: `In der Aula war vor der Bühne jeder Platz besetzt: Mäuse, Motten, hinten ein Besen.~,~ Doch der Papiermond war nicht oben.~+, denn~ Er stand halb hinter dem Vorhang. »Ist es voll da draußen?«, fragte er. »Ziemlich voll«, sagte {name}. [»Ojemine«, sagte der Papiermond.]`,
  near: `Vor der Tür, hinter den Schulmänteln, stand der Papiermond.~+, und~ Auf allen Stufen saßen Mäuse, um ihn aufgehen zu sehen. »Ich war schon unterwegs nach oben«, sagte er, »aber dann waren es so viele.«`,
  first: `»Ich ziehe dich hoch«, sagte {pal} und nahm die Schnur vom Papiermond. Die Schnur kam, bis ein Haufen davon dalag.~, und~ Der Mond hatte sich nicht gerührt. »Wie viel Schnur ist das denn?«, fragte {pal}. {»Eine Menge«, sagte der Mond. »Ich habe mehr bestellt.«|»Eine Menge«, sagte der Mond, »ich habe mehr bestellt.«}`,
  second: `»Geh für eine einzige Maus auf«, sagte {name} zum Papiermond.~+,~ Also kam eine Maus und saß da allein.~, und~ Er linste. »Das ist die aus der ersten Reihe.« »Sie ist doch nur klein.« »Aber sie hat einen Bleistift«, sagte der Mond.`,
  why: `»Alle wollen einen Mond sehen«, sagte der Papiermond. »Aber bevor ich Mond war, war ich ein Karton, mit einem Herd darin. Auf meinem Rücken steht es noch, ganz schwarz. Und an der Schnur dreht man sich. Dann sagen sie: Ach. Bloß ein Karton.«`,
  settled: `Der Papiermond schüttelte seine Schnur aus.~, und~ Hoch ging er, ganz von allein, und schien auf jede Nase. Dann drehte er sich.~+, und~ Auf dem Rücken standen die Worte: HIER OBEN. Also sahen alle nach oben, und »Ah«, sagten die Mäuse. Kein anderer Mond hat je eine Gebrauchsanweisung gehabt.`,
};
