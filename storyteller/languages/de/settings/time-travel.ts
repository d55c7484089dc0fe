import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { das, der, die, type GermanNoun } from '../noun.ts';

export const setting: FirstSetting<'time-travel', GermanNoun> = {
  tiny: { noun: die('die Grille', 'der Grille', 'eine Grille', 'einer Grille') },
  home: [
    `Hinter dem Haus von {name}, gleich nach dem grünen Tor, lief die Hintergasse, in der alle Jahre nebeneinanderstehen. Abends machte jedes Jahr seine Lampe an.~+, und~ Von der Küche aus sah man sie alle.`,
    `{name} wohnte oben an der Hintergasse, die durch ein grünes Tor in andere Jahre führt. Abends lag man im Bett.~+, und~ Man roch, was es in jedem Jahr zu essen gab.`,
  ],
  back: `Sie gingen heim.~+, und~ Die Jahre gingen andersherum vorbei. [Es roch nach Kohle, dann nach Heu, dann nach nicht viel, und das war jetzt.] Oben, hinter dem Haus von {name}, stand das grüne Tor offen.~, und~ Etwas von heute war hinausgelaufen.`,
  night: {
    dark: `In allen Jahren wurde es zugleich Abend. Hier ging eine Lampe mit einem Schalter an, dort mit einem Streichholz.~+, und~ Ganz unten pusteten zwei noch auf einen Zweig. Dann kam der Mond. Es war derselbe, nur jünger. [Die Gasse roch nach Tinte und fremder Suppe.]`,
    deep: `Nun war in allen Jahren Nacht.~+, und~ Man konnte keins vom anderen unterscheiden. [Manche Betten waren aus Stroh, manche aus Federn, und eins war ein Regalbrett.] Aber alle Leute hatten dasselbe Gesicht an, das, in dem jeder schläft.`,
  },
  hush: {
    one: `Zuerst hörten die Maschinen auf.~, und~ In einem Jahr ließ ein Zug den Dampf heraus, pahhh, wie eine Tante, die sich setzt. Im nächsten brachten sie einen Karren zu Bett, ein Rad nach dem anderen. [Sogar das Jahr mit den Trommeln hängte einen Mantel darüber.]`,
    two: `Danach ließen es die Tiere. Die Pferde traten nicht mehr von einem Fuß auf den anderen.~+, und~ Die Hunde hatten jeder noch ein Wuff und behielten es. [Sehr weit unten schluckte etwas mit langem Hals, und das brauchte eine Weile.]`,
    three: `Nun waren nur noch die Lampen da. Die weißen wurden ausgeschaltet, die gelben ausgepustet, puuh.~+, und~ Auf das letzte Feuer legte jemand Asche wie eine Decke. Es blieb der Mond, und der hat noch nie einen Laut gemacht.`,
  },
  facts: {
    one: `Über einer Tür hing eine Uhr mit nur einem Zeiger. »Wo ist der andere?«, fragte {name}. »Den hat noch keiner erfunden«, sagte {pal}. [»Hunderte Jahre zeigten die Uhren bloß die Stunde.«] »Dann kam also nie einer fünf Minuten zu spät?« »Nie. Nur gleich eine ganze Stunde.«`,
    two: `»Womit haben die Leute radiert«, fragte {name}, »bevor es Radiergummis gab?« {»Mit Brot«, sagte {pal}. »Man rollt das Weiche zu einer Kugel und reibt, und der Bleistift geht ab.«|»Mit Brot«, sagte {pal}, »man rollt das Weiche zu einer Kugel und reibt, und der Bleistift geht ab.«} »Und danach?« »Danach haben sie ihre Fehler wohl gegessen.«`,
    three: `Sie blieben stehen und sahen zum Mond, weil es derselbe war wie zu Hause. »Hier ist er etwas näher«, sagte {pal}. »Jedes Jahr rückt er ein Stückchen fort, ungefähr so viel, wie Fingernägel wachsen.« {name} sah zehn Nägel an. »Dann winken wir besser, solange er nah ist.«`,
  },
  places: {
    street: {
      noun: die('die Bilderstraße', 'der Bilderstraße', 'eine Bilderstraße', 'einer Bilderstraße'),
      arrive: `In diesem Jahr standen auf den Schildern keine Wörter.~+, denn~ Es konnte kaum jemand lesen.~, und~ Über einer Tür hing ein Stiefel, über der nächsten ein Fisch. »Stiefel«, las {name}. »Fisch. Schlüssel. Brezel.« Das Letzte war ein Zahn, und sie gingen etwas schneller.`,
    },
    station: {
      noun: der('der Dampfbahnhof', 'den Dampfbahnhof', 'dem Dampfbahnhof', 'ein Dampfbahnhof', 'einen Dampfbahnhof', 'einem Dampfbahnhof'),
      arrive: `Hier stand ein Bahnhof aus der Dampfzeit, und zwar ganz in einer Wolke. [Es roch nach Kohle und nassem Eisen.] In der Mitte atmete etwas Großes, Schwarzes. »Vorsicht, Stufe«, sagte die Wolke.`,
    },
    ferns: {
      noun: das('das Farnjahr', 'dem Farnjahr', 'ein Farnjahr', 'einem Farnjahr'),
      arrive: `Dieses Jahr war so lange her, dass seine Zahl nicht auf den Pfosten passte. [Es gab nur Farne, hoch wie Häuser.] Eine Libelle kam, breit wie ein Tablett.~+, und~ Sie hing da und guckte, denn ein Knie hatte sie noch nie gesehen.`,
    },
    fair: {
      noun: der('der Eisjahrmarkt', 'den Eisjahrmarkt', 'dem Eisjahrmarkt', 'ein Eisjahrmarkt', 'einen Eisjahrmarkt', 'einem Eisjahrmarkt'),
      arrive: `In diesem Jahr war der Fluss so fest gefroren, dass die Stadt auf ihn hinausgezogen war. [Es gab Buden und Schaukeln und den Geruch von Lebkuchen.] Ein Mann druckte Namen auf Karten.~+, und~ Dazwischen wärmte er die Tinte unter dem Arm.`,
    },
  },
  helpers: {
    waker: {
      noun: die('die Weckfrau', 'der Weckfrau', 'eine Weckfrau', 'einer Weckfrau'),
      trouble: `An einer Laterne lehnte eine Frau mit einer sehr langen Stange und hielt sich die Augen auf. »Ich bin die Weckfrau«, sagte sie. »Wecker gibt es nicht, also klopfe ich um fünf an die Fenster. Aber wer klopft an meins? Ich traue mich nicht ins Bett.«`,
      help: `»Wer ist um fünf noch auf, vom Abend davor?«, fragte {name}. »Katzen. Und der Laternenmann, der die Lampen ausmacht.« »Und womit macht er sie aus?« Die Weckfrau öffnete den Mund, und er blieb offen. »Er hat eine Stange«, sagte sie.`,
      gift: `»Nehmt meine hohe«, sagte die Weckfrau. [»Die ist für vierte Stockwerke.«] Es war eine Bambusstange in drei Teilen mit einem krummen Draht an der Spitze. »Sind nur Stöcke. Aber einmal haben sie einen Richter aus dem Bett geholt.«`,
      back: `Unter dem Fenster der Weckfrau stand der Laternenmann mit einer Liste: *fünf Uhr, Weckfrau*. {name} legte die Bambusstange auf die Schwelle.~+, und~ Hoch ging das Fenster. »Ist es fünf?« »Noch nicht.« »Oh, *gut*«, sagte die Weckfrau, und zu ging es.`,
      comes: `Die Gasse herauf kam eine Frau mit einer sehr langen Stange. »Ich bin die Weckfrau. Ich wecke Leute.« Ganz sanft tippte sie {being.acc} an. »Ich bin wach«, sagte {being}. »Oh«, sagte die Weckfrau. »Mehr kann ich nicht.«`,
      bye: `Die Weckfrau lehnte die lange Stange an die eigene Wand, die gab dem Fenster einen kleinen Tipp, und das war die gute Nacht.`,
    },
    gooseman: {
      noun: der('der Gänsemann', 'den Gänsemann', 'dem Gänsemann', 'ein Gänsemann', 'einen Gänsemann', 'einem Gänsemann'),
      trouble: `Die Gasse war voller Gänse, und in der Mitte saß ein Mann und schlief. »Neun«, sagte er, als sie ihn rüttelten. »Zehn. El…« Sie rüttelten wieder. »Ich muss sie zählen«, sagte der Gänsemann, »und davon schlafe ich ein. Also sage ich allen, ich habe elf.«`,
      help: `»Fang bei hundert an«, sagte {name}, »und zähl rückwärts.« So gingen die Gänse vorbei.~+, und~ Der Gänsemann zählte. Bei elf gähnte er, aber da waren nur noch elf übrig. »Eins!«, sagte er zum letzten Bürzel. »Ich habe hundert Gänse!«`,
      gift: `»Was schenkt man jemandem«, sagte der Gänsemann, »für neunundachtzig Gänse?« Er hielt ihnen einen Sack hin, und sie ließen ihn fast fallen, weil er nichts wog. [Daunen waren darin.] Den Arm hineinzustecken war, als griffe man in den Sonntagmorgen.`,
      back: `Der Gänsemann schlief in der Gasse zwischen allen Gänsen. {pal} hob ihm den Kopf.~+, und~ {name} schob den Daunensack darunter. Eine Gans machte ein Auge auf und sah ihn an. *Eins*, sagte sie und machte es wieder zu.`,
      comes: `Der Gänsemann kam die Gasse herauf, unter jedem Arm eine Gans.~+, und~ Er sah {being.acc} an, und die Gänse taten es auch. »Eine Gans zum Danebensitzen«, sagte er und setzte eine ab. Sie biss niemanden.~+, und~ Sie änderte auch nichts.`,
      bye: `Der Gänsemann legte sich mitten in die Gänse und sagte der ersten gute Nacht, und der zweiten, und der drit…`,
    },
    scribe: {
      noun: der('der Schreiber', 'den Schreiber', 'dem Schreiber', 'ein Schreiber', 'einen Schreiber', 'einem Schreiber'),
      trouble: `An einem offenen Fenster saß ein Mann in brauner Kapuze. »Elf Wochen sitze ich an dieser Seite«, sagte der Schreiber, »und jetzt ist die Katze darübergelaufen.« So war es: An einer Ecke ging sie hinein, mit Tinte an den Füßen, an der anderen hinaus.`,
      help: `{name} legte einen Finger neben eine Pfote: ein runder Klecks und vier kleine. »Da fehlt nur ein Stiel.« Also malte der Schreiber einen.~+, und~ Es stand eine Blume da. [Sie machten es bei allen, bis ein Blumenweg quer über die Seite ging.]`,
      gift: `Vom Nagel nahm der Schreiber eine Laterne.~+, und~ Sie hatte vier Fenster, keins aus Glas. »Glas ist für Bischöfe«, sagte er. »Das ist Kuhhorn.« Drinnen lag eine Flamme, klein wie eine Bohne. »Eine Leseflamme. Sie liegt, bis man die Tür aufmacht.«`,
      back: `Die Blumenseite war fertig.~+, und~ Auf der nächsten schlief die Katze. »Ich muss warten, bis sie aufsteht«, flüsterte der Schreiber.~+, und~ {name} hängte die Laterne an den Nagel. Er machte ihr Türchen zu, und die Flamme legte sich hin.`,
      comes: `Der Schreiber kam die Gasse herauf, Tinte an der Nase.~+, und~ Er sah {being.acc} an und schrieb {being.ihn} auf. »Jetzt stehst du in einem Buch«, sagte er, »und das hilft meistens.« Diesmal nicht.~,~ Also setzte er sich und wartete auf den nächsten Satz.`,
      bye: `Der Schreiber schrieb *gute Nacht* auf eine eigene Seite, mit langem Schwanz am g, und saß dabei, bis es trocken war.`,
    },
  },
  objects: {
    pole: {
      noun: die('die Bambusstange', 'der Bambusstange', 'eine Bambusstange', 'einer Bambusstange'),
      use: `»Die Stange für den vierten Stock!«, sagte {name}. Sie steckten die drei Teile zusammen.~+, und~ Hinauf ging sie. [Der Draht an der Spitze machte tipp, tipp, dann hakte er fest.] Einmal zogen sie, es hielt, und sie kletterten los.`,
    },
    down: {
      noun: der('der Daunensack', 'den Daunensack', 'dem Daunensack', 'ein Daunensack', 'einen Daunensack', 'einem Daunensack'),
      use: `{name} schüttelte den Sack.~+, und~ Er plusterte sich auf, bis er groß wie ein Bett war. Das kleine Kalte stieg hinein und sank, bis nur noch ein Gesicht da war. »Sie ist weg«, sagte das Gesicht. »Wer denn?« »Die Kälte. Eben war sie noch hier.«`,
    },
    lantern: {
      noun: die('die Hornlaterne', 'der Hornlaterne', 'eine Hornlaterne', 'einer Hornlaterne'),
      use: `{name} machte das Türchen der Hornlaterne auf.~+, und~ Die Flamme setzte sich auf, sah sich um und stand. Aus den vier Fenstern kam ein Licht wie Honig. Das Dunkel hat nie lesen gelernt.~+, und~ So trat es einen Schritt zurück.`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Hier hörten die Lampen auf. [Das nächste Jahr hatte nie welche gehabt.] Es war Dunkel von der alten Sorte.~+, und~ Es fing gleich vor den Zehen an. Heraus kam Atmen, und zwar sehr viel davon. »Wer ist da?«, fragte {name}.~+, und~ Da hielt das Atmen die Luft an.`,
        after: `Jetzt sahen sie, dass das Dunkel voller Leute war, die auf ihren Schwellen saßen. »’n Abend«, sagten die. Lampen gab es hier nicht, also erzählten sie sich Geschichten. Still waren sie nur gewesen, weil gerade der Bär kam. »Lasst euch nicht stören«, sagte {name}.`,
      },
    },
    reach: {
      one: {
        meet: `Hier ging eine Stadtmauer quer über die Gasse.~+, und~ Das Tor war zu, wie in diesem Jahr immer nach Sonnenuntergang. So hoch war die Mauer wie vier Leute übereinander. »Wir sind zwei«, sagte {pal}.`,
        after: `Oben lief ein Gang, und die gestreiften Strümpfe der Wachen hingen da zum Trocknen. [Von hier sah man alle Jahre auf einmal.] Dann gingen sie drüben eine bequeme Treppe hinab, unter den Strümpfen durch.`,
      },
    },
    call: {
      one: {
        meet: `Hier stand die Nachtkutsche in der Gasse, von Hecke zu Hecke.~+, und~ Vorbei ging es nicht. [Ihre vier Pferde schliefen im Stehen.] Drinnen schliefen sechs Leute aufeinander. »Entschuldigung«, sagte {name}.~+, und~ Ein Hut rutschte über eine Nase.`,
        after: `Alle wachten zugleich auf.~+, und~ Die Kutsche zog sich aus den Hecken wie ein Fuß aus dem Stiefel. Aus den Fenstern kamen sechs Köpfe. »Sind wir da?«, fragten sie. »Ihr seid näher«, sagte {name}. Das stimmte, um einen Schritt.`,
      },
    },
    soft: {
      one: {
        meet: `Hier war ein Schlagbaum.~+, und~ Daneben saß ein Dodoküken. »Es kostet einen Pfennig«, sagte das Küken, »und den muss ich zählen.« Aber ihm war so kalt, dass der Schnabel klapperte. »Eins. Nein. Eins. Ich zähle an den Füßen, und die spüre ich nicht.«`,
        after: `»Eins!«, rief das Dodoküken. »Sie sind wieder da! Eins!« Der Schlagbaum ging hoch.~,~ Dann kam eine große graue Tante gerannt, und das geht bei Dodos meist seitwärts. »Hast du richtig gezählt?« »Zweimal. Beide Male war es eins.«`,
      },
    },
    way: {
      one: {
        meet: `Hier teilte sich die Gasse in sechs, mit einem Pfosten an jeder.~, und~ Die Jahre standen aber auf römische Art darauf: lauter M und X und hinterher Striche. »Das hier heißt *mix*«, sagte {pal}, »und das da *mmm*.«`,
        after: `Das richtige Jahr war das mit den Rillen.~, und~ So viele Karren waren darin gefahren, dass zwei Spuren im Stein waren. Jeder nahm eine, wie zwei Züge. »Hier waren schon alle«, sagte {pal}. »Dann führt es irgendwohin«, sagte {name}.`,
      },
    },
  },
};

export const restless: SeenTelling<GermanNoun> = {
  noun: die('die ausgerissene Stunde', 'der ausgerissenen Stunde', 'eine ausgerissene Stunde', 'einer ausgerissenen Stunde'),
  title: 'die ausgerissene Stunde',
  sign: `Kling, platsch, schrubb-schrubb.~, und~ Über das grüne Tor kam Lärm aus der Hintergasse, wo die Jahre stehen, und fing gleich wieder von vorn an. Es waren Abendbrot, Bad und Zähneputzen. Die ganze Gasse entlang saßen sie aufrecht im Bett, auch die Könige. »Das Kind ist doch sauber«, sagten sie.`,
  trace: `Auf den Steinen der Gasse war ein warmer nasser Fleck, der nach Seife roch.~, und~ Weiter vorn war noch einer.~+, aber~ Es gab keine Fußspuren. »Da ist jemand in der Wanne unterwegs«, sagte {name}. »Auf diesen kleinen Füßen, die Wannen haben?«, fragte {pal}.`,
  found: `In der Hintergasse, zwischen zwei Jahren, hing etwas Rundes, gelb wie ein Lampenschirm. Es war eine Stunde.~+, und~ Man konnte hineinsehen: ein winziges Abendbrot, ein winziges Bad, eine winzige Zahnbürste. »Ich bin sieben bis acht«, keuchte sie. »Ich bin ausgerissen. Sagt es nicht der Acht!«`,
  near: `Etwas Rundes, Gelbes stieß ans grüne Tor. Es war eine Stunde.~, und~ Darin gab es ein winziges Abendbrot, ein winziges Bad und eine winzige Zahnbürste. {»Ich bin die Badezeit«, sagte sie. »Ich bin raus, und ich gehe nicht zurück.«|»Ich bin die Badezeit«, sagte sie, »ich bin raus, und ich gehe nicht zurück.«} [Kling, platsch, schrubb-schrubb.]`,
  first: `{name} probierte bei der Stunde ein Gähnen, ein großes.~+, und~ {pal} fing es auf und gab es zurück. »Was ist das?«, fragte die Stunde. »So eins habe ich nicht. Das kommt wohl nach acht.« Platsch! Schon war sie wieder beim Abendbrot.`,
  second: `»Setz dich nur fünf Minuten hin«, sagte {name} zur Stunde. »Gern. Welche fünf? Ich habe sechzig.« Sie überlegten und nahmen die fünf im warmen Handtuch. »Die waren schön«, sagte die Stunde. »Gerade sind sie vorbei.« Kling, platsch, schrubb-schrubb.`,
  why: `»Ich habe ein Bad in mir und eine Geschichte«, sagte die ausgerissene Stunde. »Aber gerade, wenn es am schönsten ist, kommt die Acht, und ich bin um. Morgen kriegt eine neue meinen Namen. Wenn ich aufhöre, weiß keiner mehr, dass ich da war.«`,
  settled: `Die ausgerissene Stunde hörte auf zu planschen. »Wenn eine Stunde um ist«, sagte {name}, »dann kommt sie in die Gasse. Wir kennen sie alle mit Namen.« Zwischen den Jahren war eine Lücke.~+, und~ Die Stunde passte hinein. Kling, sagte sie ganz leise, und die Acht kam auf Zehenspitzen.`,
};

export const wonder: SeenTelling<GermanNoun> = {
  noun: der('der Papierballon', 'den Papierballon', 'dem Papierballon', 'ein Papierballon', 'einen Papierballon', 'einem Papierballon'),
  title: 'der Papierballon',
  sign: `In der Hintergasse, wo die Jahre sind, gibt es einen Abend, der nur einmal im Jahr kommt. Dann steigt ein großer Ballon aus Papier.~+, und~ Das war heute. Die alte Dame von nebenan hat ihn einmal gesehen. »Ein Schaf war darin«, sagte sie und sonst nichts.`,
  trace: `Oben an einer Laterne, höher als jede Hand, hing ein Flöckchen Wolle. »Das ist vom Schaf«, sagte {pal}. »Ein Schaf klettert nicht«, sagte {name}.~+, und~ An der nächsten hing eine Entenfeder. »Es sei denn, es war hinter der Ente her«, sagte {pal}.`,
  found: `In einem alten Jahr der Hintergasse hing der Papierballon über dem Gras, blau mit goldenen Sonnen und runzlig wie eine Backpflaume. Im Korb standen ein Schaf, eine Ente und ein Hahn. Ringsum saßen Leute aus jedem Jahr, das es gibt.~+, aber~ Der Ballon blieb, wo er war.`,
  near: `Über das grüne Tor lehnte etwas Riesiges, blau mit goldenen Sonnen. Es war der Papierballon.~+, und~ Im Korb stand ein Schaf. »Ist das hier oben?«, fragte er. »Nein, das ist das Tor«, sagte {name}.~+, und~ Aus jedem Jahr waren Leute da und warteten.`,
  first: `»Vielleicht ist das Schaf zu schwer«, sagte {name}, und sie hoben es heraus. [Der Papierballon beugte sich vor.] »Habt ihr mein Schaf? Ich dachte, wir wollten alle zusammen.« Also stellten sie das Schaf wieder an seinen Platz.`,
  second: `»Du musst bloß *rauf*«, sagte {name} und machte einen Sprung, um es zu zeigen. [Der Papierballon sah zu.] »Und dann?« »Dann ist man wieder unten.« »Danke«, sagte er. »Ich glaube, damit habe ich alles gesehen.«`,
  why: `»Ich bin aus Tapete«, sagte der Papierballon. »Ich sollte in ein Esszimmer, hinter einen Schrank, wo einen keiner anguckt. Und nun sind alle da, und manche kennen Raketen. Was, wenn ich so hoch steige wie ein Schrank, und mehr Hoch habe ich nicht?«`,
  settled: `Der Papierballon holte Luft.~+, und~ Er stieg so hoch wie ein Stuhl. Er stieg so hoch wie ein Schrank und hielt an.~+, und~ Keiner lachte. [Jemand nahm den Hut ab.] Da ging es weiter, an den Bäumen vorbei. »Mäh«, sagte das Schaf, schon weit oben.`,
};
