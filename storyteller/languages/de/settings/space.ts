import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { das, der, die, type GermanNoun } from '../noun.ts';

export const setting: FirstSetting<'space', GermanNoun> = {
  tiny: { noun: der('der Sternkäfer', 'den Sternkäfer', 'dem Sternkäfer', 'ein Sternkäfer', 'einen Sternkäfer', 'einem Sternkäfer') },
  home: [
    `{name} wohnte in einem Raumschiff namens *Teekanne*.~+, denn~ Es war rund und hatte eine Tülle.~, und~ Abends in der Küche fing man das Essen mit dem Löffel, wenn es vorüberschwebte.`,
    `Hinter dem letzten Planeten hing ein gelbes Licht.~, und~ Das war die *Teekanne*, das Raumschiff von {name}. Abends im Bett machte man einen Gurt zu.~+, denn~ Sonst schwebte man vom Kissen.`,
  ],
  back: `Heim nahmen sie den langen Weg, zwischen den Sternen, ohne zu reden. [Auf dem Heimweg muss keiner gucken, wohin er geht.] Vorn wuchs einem kleinen Licht eine Tülle.~+, und~ Da war es die *Teekanne*.`,
  night: {
    dark: `Im Weltraum ist den ganzen Tag Nacht.~+, und~ Den Abend muss man suchen. Er kommt, wenn der blaue Stern hinter den Planeten rutscht. Die fernen Sterne, die gewartet haben, kommen dann näher. [Es riecht nach kaltem Blech und ein wenig nach Apfelsinen.]`,
    deep: `Nun war es so still, dass man fast die Sterne hörte. Sie machen keinen Laut.~+, aber~ Es ist ein weicher, so wie Schnee keinen macht. [Ein Staubkorn zog vorüber, tausend Jahre zu spät und ohne Eile.]`,
  },
  hush: {
    one: `Als Erstes ging das große Brummen aus. Den ganzen Tag hatte es gebrummt.~+, und~ Keiner hatte es gehört, bis es aufhörte. »Was war das?«, fragte der Kessel. Es war nichts gewesen, das erste Nichts des Abends.`,
    two: `Dann tickten die Rohre beim Abkühlen, von vorn nach hinten durchs Schiff: tick, tick, tick.~, und~ Ein Löffel war beim Essen entkommen. Er schwebte vorbei, sagte kling zu einer Tasse und legte sich auf die Luft.`,
    three: `Übrig blieben ein Atem, der aus und ein ging, und der kleine Fächer, der die Luft dreht, etwas langsamer als eine Uhr. Draußen war das viele Dunkel ohne Laut.~+, und~ Es blieb da und leistete ihnen Gesellschaft.`,
  },
  facts: {
    one: `»Siehst du den Stern da?«, fragte {pal}. »So sieht er jetzt gar nicht aus. Das Licht, das dir gerade ins Auge geht, ist losgelaufen, bevor du geboren wurdest.« {name} stand ganz still, beide Augen weit offen, um es hereinzulassen.`,
    two: `Sie sprangen über einen Spalt und hingen da und hingen noch ein bisschen. »Das kommt, weil es klein ist«, sagte {pal}. »Kleines zieht nicht so. Auf unserem Mond spränge man über den Küchentisch, ohne sich Mühe zu geben.« {name} gab sich keine Mühe, und es klappte sofort.`,
    three: `Ein Felsbrocken rollte wie Donner vorbei, nur ohne Donner. »Warum macht er keinen Krach?«, fragte {name}. {»Weil den nichts trägt«, sagte {pal}. »Ein Ton muss auf etwas laufen, auf Luft oder Wasser oder Wand.«|»Weil den nichts trägt«, sagte {pal}, »ein Ton muss auf etwas laufen, auf Luft oder Wasser oder Wand.«} So zog der Brocken vorüber wie auf Socken.`,
  },
  places: {
    shelf: {
      noun: der('der staubige Mond', 'den staubigen Mond', 'dem staubigen Mond', 'ein staubiger Mond', 'einen staubigen Mond', 'einem staubigen Mond'),
      arrive: `Sie landeten auf einem Mond, der bloß aus Staub war, weich bis ans Schienbein. Jeder Schritt schickte ein Wölkchen hoch.~+, und~ Die Wölkchen blieben hängen. So sah man hinter sich den ganzen Weg wie eine Reihe Schafe.`,
    },
    ring: {
      noun: der('der Ring', 'den Ring', 'dem Ring', 'ein Ring', 'einen Ring', 'einem Ring'),
      arrive: `Um den großen Planeten geht ein Ring.~+, und~ Auf dem kann man rutschen. Er ist aus Eis, aus lauter Stücken, die in dieselbe Richtung ziehen. Sie glitten von einem zum nächsten, und es klang: ting, tang.`,
    },
    yard: {
      noun: der('der Hof der verlorenen Dinge', 'den Hof der verlorenen Dinge', 'dem Hof der verlorenen Dinge', 'ein Hof verlorener Dinge', 'einen Hof verlorener Dinge', 'einem Hof verlorener Dinge'),
      arrive: `Alles, was im Weltraum jemals fallen gelassen wurde, schwebt am Ende an denselben Ort.~, und~ Da waren Handschuhe, Löffel und ein offener Schirm. [Ein Klavier drehte sich langsam um, wie jemand im Bett.] {»Nicht anfassen«, sagte {pal}. »Das wird noch gesucht.«|»Nicht anfassen«, sagte {pal}, »das wird noch gesucht.«}`,
    },
    market: {
      noun: der('der Nachtmarkt', 'den Nachtmarkt', 'dem Nachtmarkt', 'ein Nachtmarkt', 'einen Nachtmarkt', 'einem Nachtmarkt'),
      arrive: `Der Nachtmarkt machte gerade zu. [Die Buden waren aneinandergebunden, damit keine wegtrieb.] Es roch nach heißem Zucker. »Das letzte Mondhörnchen!«, rief jemand. Sie kauften es.~+, und~ Das meiste daran war Luft.`,
    },
  },
  helpers: {
    postman: {
      noun: der('der Weltraumbriefträger', 'den Weltraumbriefträger', 'dem Weltraumbriefträger', 'ein Weltraumbriefträger', 'einen Weltraumbriefträger', 'einem Weltraumbriefträger'),
      trouble: `Ein Mann mit Tasche zog kopfüber vorbei.~+, und~ Dann zog er noch einmal vorbei. »Guten Abend! Ich bin die Post«, sagte er. »Ich hielte ja an, wenn ich könnte. Beim Kometen musste ich niesen, und hier draußen, wenn man mal angefangen hat …« Schon war er wieder herum.`,
      help: `{name} dachte eine ganze Runde lang nach. »Niesen Sie nächstes Mal in die andere Richtung!« »Einfach so? Mit Absicht?« Also warfen sie ihm eine Prise Pfeffer zu. Ha-*tschi!* Da stand er, ordentlich wie eine Briefmarke.`,
      gift: `»Einundvierzig Runden«, sagte der Briefträger und spürte seine Füße. [»Ihr habt die Abendpost gerettet.«] Unter den Briefen holte er einen alten Kompass mit krummer Nadel hervor. »Norden kann er nicht, hier ist ja keiner. Er zeigt dahin, wo man erwartet wird.«`,
      back: `Richtig herum und im Schritt kam der Briefträger. {name} gab ihm den Kompass.~+, und~ Die Nadel zeigte an ihm vorbei, nach Hause. »Er sagt, ihr werdet erwartet«, sagte er.~, und~ Ein Brief war noch in der Tasche, und der war an ihn.`,
      comes: `Der Weltraumbriefträger kam kopfüber vorbei und sah {being.acc} an. »Oft fehlt einfach ein Brief.« Er hatte keinen, also schrieb er einen: *Hallo. Dein Briefträger.* Es änderte nichts.~+, und~ Da band er sich an ein Geländer, um zuzusehen.`,
      bye: `Der Briefträger kam kopfüber vorbei, fand in der Tasche doch für jeden eine gute Nacht und stellte sie zu.`,
    },
    sweeper: {
      noun: die('die Sternkehrerin', 'der Sternkehrerin', 'eine Sternkehrerin', 'einer Sternkehrerin'),
      trouble: `Eine alte Frau saß auf ihrem Besen, aber nicht auf die fliegende Art. »Ich mache die Sterne«, sagte sie, »und einen habe ich aus Versehen mit aufgekehrt. Einen kleinen. Er ist in einem von denen.« Da standen neun Säcke, alle voll, alle grau, alle zugebunden.`,
      help: `»Wenn wir sie aufmachen«, sagte {name}, »fliegt alles heraus. Wir legen nur eine Hand darauf.« Einer nach dem anderen war kalt.~, doch~ Der neunte war warm wie ein Brötchen durch Papier. Sie banden eine Ecke auf.~+, und~ Heraus flog der Stern, niesend, an seinen Platz.`,
      gift: `»So«, sagte die Sternkehrerin, »jetzt fehlt keiner.« Sie langte in den Sack und kratzte. »Er hat Staub dagelassen, das tun sie immer.« Den schüttelte sie in ein Marmeladenglas.~+, und~ Dort glitzerte er leise weiter. [»Es ist keine große Lampe. Aber ausmachen kann man sie nicht.«]`,
      back: `»Mein Marmeladenglas«, sagte die Sternkehrerin und hielt es hoch. Der Staub darin war matt und müde geworden.~, und~ Sie schüttelte ihn neben dem kleinen Stern aus. »Alle da«, sagte sie.~+, und~ Diesmal zählte sie nicht.`,
      comes: `Die Sternkehrerin kam mit dem Besen, sah {being.acc} an und dann darunter. »Es ist meistens Staub.« Sie kehrte ringsherum und bekam ein kleines Häufchen.~, und~ Sonst war alles wie vorher. »Na«, sagte sie, auf den Besen gelehnt, »man sieht es jetzt besser.«`,
      bye: `Die Sternkehrerin lehnte den Besen ans Dunkel, zählte die Sterne noch einmal und sagte jedem gute Nacht.`,
    },
    kettle: {
      noun: die('die Mondziege', 'der Mondziege', 'eine Mondziege', 'einer Mondziege'),
      trouble: `Auf einem Felsen, groß wie ein Tisch, stand eine Mondziege, weiß und sehr wollig. »Es ist die Wolle«, sagte sie. »Seit der letzten Finsternis hat mich keiner gekämmt. Vielleicht habe ich eine Aussicht, vielleicht nicht.« [Sie drehte sich zu ihnen, aber es war das falsche Ende.]`,
      help: `Einen Kamm hatten sie nicht, doch {name} hatte zehn Finger. [Von den Hufen aufwärts kämmten sie, und es war wie auspacken.] Aus der Wolle kamen ein Löffel und ein Handschuh, zuletzt zwei gelbe Augen. {»Sieh an«, sagte die Ziege. »Ich habe eine. Sie ist vor allem Himmel.«|»Sieh an«, sagte die Ziege, »ich habe eine. Sie ist vor allem Himmel.«}`,
      gift: `[Da lag die Wolle, ein Haufen wie ein Stuhl.] Die Ziege nahm zwei Büschel Wolle zwischen die Zähne und drehte.~+, und~ Es wurde ein Fäustling, groß genug zum Schlafen. {»Einen zweiten gibt es nicht«, sagte sie. »Er ist nicht für eine Hand. Er ist für alles, was friert.«|»Einen zweiten gibt es nicht«, sagte sie, »er ist nicht für eine Hand. Er ist für alles, was friert.«}`,
      back: `Da stand die Ziege auf ihrem Felsen, gekämmt, beide Augen auf der Aussicht. »Und der Fäustling?« »Da ist jemand drin«, sagte {name}.~+, und~ Aus dem letzten bisschen Wolle hatte sie noch einen gemacht, einen ganz kleinen. »Es hilft, wenn man sieht, was man tut.«`,
      comes: `Die Mondziege kam, ganz Wolle, und stieß überall an. »Ich bin weich, heißt es, falls das was nützt.« Also lehnten sich alle an, und weich war sie.~+,~ Nur war es nicht so ein Kummer. »Ich bleibe und gucke«, sagte die Ziege und guckte in die andere Richtung.`,
      bye: `Die Mondziege sagte gute Nacht, stieß ans Dunkel, fand es weich und legte sich hinein.`,
    },
  },
  objects: {
    compass: {
      noun: der('der krumme Kompass', 'den krummen Kompass', 'dem krummen Kompass', 'ein krummer Kompass', 'einen krummen Kompass', 'einem krummen Kompass'),
      use: `{name} legte den krummen Kompass flach auf einen Handschuh. [Die Nadel zitterte, lief nach links und kam wieder.] »Wo werden wir gebraucht?«, fragte {name} ihn höflich.~+, und~ Da schwang sie herum, zeigte und hielt still. {»Dort«, sagte {pal}. »So eine Art Ecke herum.«|»Dort«, sagte {pal}, »so eine Art Ecke herum.«}`,
    },
    dustlamp: {
      noun: das('das Glas Sternenstaub', 'dem Glas Sternenstaub', 'ein Glas Sternenstaub', 'einem Glas Sternenstaub'),
      use: `{name} hob das Marmeladenglas und schüttelte. [Der Sternenstaub wirbelte herum wie in einer Schneekugel, nur hell.] Erst war da ein Glas, dann eine Hand, die es hielt.~+, und~ Nach und nach war alles da.`,
    },
    mitten: {
      noun: der('der große weiße Fäustling', 'den großen weißen Fäustling', 'dem großen weißen Fäustling', 'ein großer weißer Fäustling', 'einen großen weißen Fäustling', 'einem großen weißen Fäustling'),
      use: `Heraus kam der Fäustling, erst die eine Seite, dann die andere. Sie hielten ihn auf.~+, und~ Das kleine Kalte kletterte hinein bis an die Nase. [Es war still, dann schnurrte es.] »Hier hat wer einen Daumen vergessen«, sagte es. »Den nehme ich für die Füße.«`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Hier führte der Weg durch den Schatten vom großen Planeten. [Kein Stern schien darin.~+, und~ Er fing ganz auf einmal an, wie eine Wand.] {name} steckte einen Stiefel hinein.~+, und~ Da war kein Stiefel mehr. »Wenn da jemand ist«, sagte {pal}, »sieht er uns auch nicht.«`,
        after: `Im Schatten war doch etwas. Graue Nachtfalter hingen da und schliefen, die Füße auf nichts. Im Licht drehten sie sich um und träumten weiter.~+, und~ Dann kamen der Rand und die Sterne.`,
      },
    },
    reach: {
      one: {
        meet: `Hier schwebte der nächste Felsen, zu hoch, um einen halben Sprung.~, und~ {name} sprang, hing da und kam langsam wieder herunter. {»Das war der ganze«, sagte {pal}. »Jetzt noch der halbe.«|»Das war der ganze«, sagte {pal}, »jetzt noch der halbe.«} [Ein halber Sprung ist schwer zu finden.]`,
        after: `Da waren sie, auf dem oberen Felsen.~+, und~ Der war warm, weil er die Morgensonne hat. Unten fuhr der Felsen ab, auf dem sie gestanden hatten, wie ein Bus. »Er hätte warten können«, sagte {pal}. »Hat er doch«, sagte {name}.`,
      },
    },
    call: {
      one: {
        meet: `Hier war die Brücke, aber sie war oben. Drüben im Glaskasten saß der Brückenwärter und schlief, die Füße auf dem Hebel, Kopfhörer auf den Ohren. [Sie winkten mit beiden Armen.] Er nickte im Schlaf, doch das galt der Musik.`,
        after: `Der Brückenwärter fuhr so hoch, dass die Kopfhörer dablieben. »Kundschaft!«, rief er und zog den Hebel. Die Brücke kam herunter, klank für klank. [Zweimal gab er jedem die Hand und einmal auf gut Glück.] »Seit dem Umzug war sie nicht mehr unten.«`,
      },
    },
    soft: {
      one: {
        meet: `Auf der letzten Stufe vor dem Tor saß ein sehr junger Stern, blau und zitternd. [Er hielt den Schlüssel, der machte ting ting ting.] »Ich soll leuchten«, sagte er, »und aufs Tor aufpassen. Nur bin ich noch nicht heiß. Ich wurde erst heute früh angezündet.«`,
        after: `Der junge Stern wurde aus Blau weiß und aus Weiß golden. »So fühlt sich das also an«, sagte er und vergaß zu zittern. Gleich beim ersten Mal ging der Schlüssel hinein.~+, und~ Das Tor ging ohne einen Laut auf.`,
      },
    },
    way: {
      one: {
        meet: `Hier gingen sieben Sternenwege in sieben Richtungen. [Weiß waren sie alle.~+, und~ Schön waren sie auch alle.] Früher gab es einen Pfeil, der zeigte jetzt auf sich selbst. »Ene, mene«, sagte {pal}. »Nein«, sagte {name}.`,
        after: `Der blasseste Weg war es, den man nur sah, wenn man danebenguckte.~+, und~ Er hielt. Hinter ihnen leuchteten ihre Schritte noch eine Weile weiter.`,
      },
    },
  },
};

export const restless: SeenTelling<GermanNoun> = {
  noun: der('der kleinste Mond', 'den kleinsten Mond', 'dem kleinsten Mond', 'ein kleiner Mond', 'einen kleinen Mond', 'einem kleinen Mond'),
  title: 'der kleinste Mond',
  sign: `»Huiiii!«, machte das Küchenradio, und draußen im Weltraum kreiselte etwas Rundes am Fenster vorbei. Ehe jemand leiser drehen konnte, war es wieder da: »Huiiii!« Niemand konnte hier oben schlafen.~+, und~ Die Kometen zogen sich den Schweif über den Kopf.`,
  trace: `Ein Picknickkorb kam kreiselnd angeschwebt.~+, und~ Hinterher kam eine Tasse, auch kreiselnd. »Da hat jemand Picknick gemacht«, sagte {pal}. »Wo denn?« Es folgten ein Löffel und ein halbes Brötchen. »Auf etwas, das sich dreht«, sagte {name}.`,
  found: `Da hing er im schwarzen Weltraum, der kleinste Mond von allen, nicht größer als ein Schuppen. Wie ein Kreisel drehte er sich.~+, und~ Sein einziger Krater war ein Streifen geworden. »Ich kann nicht«, sagte er, als das Gesicht vorbeikam, dann kam es wieder, »aufhööören.«`,
  near: `Huiiii! Am Luftschleusentor machte es bums.~, und~ Auf der Stufe war der kleinste Mond von allen, nicht größer als ein Schuppen, und drehte sich wie ein Kreisel. »Ich kann«, sagte er, als das Gesicht vorbeikam, und beim nächsten Mal: »nicht aufhööören.«`,
  first: `»Einen Globus hält man mit einem Finger an«, sagte {name} und fasste den kleinsten Mond.~, und~ Der Mond hielt nicht, und {name} hatte nicht losgelassen. »Ich kann nicht aufhööören«, sagte der Mond im Vorbeifahren. »Ich auch nicht«, sagte {name}, bis {pal} einen Stiefel erwischte.`,
  second: `»Er ist aufgezogen«, sagte {pal}, »da muss man ihn abziehen. Mal andersherum!« Sie schoben, der kleinste Mond wurde langsamer und zitterte.~+, und~ Dann ging es nach links los. »Ist es besser?«, rief {name}. »Genau dasselbe«, sagte der Mond, »nur rüüückwärts.«`,
  why: `»Die großen Monde halten das Gesicht immer zu ihrem Planeten«, sagte der kleinste Mond. »So schlafen sie ein, und jemand guckt sie an. Meiner hat neun, und neun kann keiner angucken. Also drehe ich mich und suche ein Gesicht. Wenn ich aufhöre, guckt keiner.«`,
  settled: `Der kleinste Mond kam noch einmal herum.~+, und~ Da war das Gesicht von {name} und schaute. Er kam herum … und … herum, und es war immer noch da. [Dann stand er, den einen Krater wie ein Grübchen nach vorn.] »Oh«, sagte er. »Da bist du ja.« Überall ließen die Kometen den Schweif los.`,
};

export const wonder: SeenTelling<GermanNoun> = {
  noun: der('der Hundertjahrkomet', 'den Hundertjahrkometen', 'dem Hundertjahrkometen', 'ein Hundertjahrkomet', 'einen Hundertjahrkometen', 'einem Hundertjahrkometen'),
  title: 'der Hundertjahrkomet',
  sign: `Alle hundert Jahre kommt der große Komet aus dem Weltraum zurück, mit einem Schweif, so breit wie der Himmel. Letztes Mal hat man eine Ururgroßmutter hochgehalten. Sie hat es allen erzählt.~+, aber~ Sie war noch ein Baby, also erzählte sie: »Ba.« Heute war er dran.`,
  trace: `Durch den Sternenstaub, der dort draußen hängt, lief eine Spur, breit wie ein Bus.~, und~ Erst ging sie geradeaus, dann im Kreis und im Kreis und im Kreis. »Wer läuft denn so?«, fragte {pal}. »Ein Hund«, sagte {name}, »der seinen Schwanz sucht.«`,
  found: `Alles, was im Weltraum wohnt, wartete an Seilen, mit Laternen.~, und~ Hinter einer Staubwolke aber, wo ihn keiner sah, hing der Hundertjahrkomet. Er war ein grauer Eisball, groß wie ein Bus, und er hatte keinen Schweif.~+, und~ Er kam nicht heraus.`,
  near: `Das Luftschleusentor ging kaum auf.~+, denn~ Draußen lehnte etwas daran. Es war der Hundertjahrkomet, ein grauer Eisball ohne Schweif. »Ist das hier hinten?«, fragte er. »Ich wäre so viel lieber hinten.« Nach ihm kamen, mit Kissen, alle.`,
  first: `{»Wir zählen für dich«, sagte {name} zum Kometen. »Bei drei kommst du.«|»Wir zählen für dich«, sagte {name} zum Kometen, »bei drei kommst du.«} Sie zählten im Chor, schön langsam, und bei drei kam nichts. »Ich komme bei vier.« Also zählten sie bis vier. {»Nicht bei der Vier«, sagte der Komet. »Bei der nächsten.«|»Nicht bei der Vier«, sagte der Komet, »bei der nächsten.«}`,
  second: `»Ich schubse ein bisschen«, sagte {pal} und schob am Kometen. Etwas bewegte sich.~+, und~ Das war {pal}. »Es geht!«, rief {pal} und wurde kleiner.~, und~ {name} musste hinterher und {pal.acc} zurückholen. {»Danke«, sagte der Komet. »Das habe ich deutlich gespürt.«|»Danke«, sagte der Komet, »das habe ich deutlich gespürt.«}`,
  why: `»Ich finde meinen Schweif nicht«, sagte der Komet und schaute hinter sich. »Letztes Mal haben alle gesagt, wie schön er ist. Ich sah ihn nie, er war ja hinten, und ich glaube, er ist ab. Hundert Jahre haben sie gewartet, und nun gibt es bloß das hier.«`,
  settled: `Langsam kam der Komet vor allen heraus, so wie er war. Das Sternenlicht fiel auf ihn.~+, und~ Hinten rollte sich etwas aus: ein Faden, dann ein Schal, dann ein ganzer Himmel voll Silber. »Reicht das?«, fragte der Komet.~+, und~ Keiner konnte sprechen, also nickten sie und nickten immer weiter.`,
};
