import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { der, die, type GermanNoun } from '../noun.ts';

export const setting: FirstSetting<'city', GermanNoun> = {
  tiny: { noun: der('der Nachtfalter', 'den Nachtfalter', 'dem Nachtfalter', 'ein Nachtfalter', 'einen Nachtfalter', 'einem Nachtfalter') },
  home: [
    `{name} wohnte in der Stadt, im fünften Stock von einem hohen Haus. Abends brummte tief unten die Straße.~+, und~ Vom Bett aus sah man neun Dächer und ein Stück Mond.`,
    `Fünf Stockwerke unter dem Küchenfenster von {name} lag die Stadt. Abends gingen alle Lichter an.~+, und~ In jedem gelben Fenster aß jemand Abendbrot. [Der Mann, der immer turnte, aß es im Stehen.]`,
  ],
  back: `[Die Straßen gehörten ihnen ganz allein.] Für niemand sprang die Ampel von Rot auf Grün.~, und~ Von den Mauern kamen ihre Schritte zurück, tipp, tapp. Im Haus von {name} wartete der Fahrstuhl. »Tür schließt«, sagte er, beinahe zärtlich.`,
  night: {
    dark: `Nun gingen die Laternen an, den ganzen Berg hinab, wie wenn jemand mit dem Finger übers Klavier fährt. Die Läden ließen ihre eisernen Lider herunter.~+, und~ Oben in den Leuchtbuchstaben steckten sich die Tauben zurecht. [Das O ist immer zuerst belegt.]`,
    deep: `Auch die Stadt hatte nun ihr Bett gefunden. [Die Dächer lagen Schulter an Schulter, wie Bücher im Regal.] Fenster um Fenster ging aus.~+, und~ Irgendwo, sehr weit weg, drehte sich ein Zug im Schlaf um und fuhr weiter.`,
  },
  hush: {
    one: `Die Busse gingen zuerst. Der letzte hielt, seufzte und ließ die Stufe herunter, für niemand.~+, und~ Dann zog er sie wieder ein. [Weit weg sagte ein Auto einmal tut.~, und~ Es schämte sich gleich dafür.]`,
    two: `Danach kamen die Rollläden herunter, ein Rasseln nach dem anderen, die ganze Straße lang. [Jemand übte Klavier, kam an die schwere Stelle und machte den Deckel zu.] Auf dem Sims sagten die Tauben guru, jede zur nächsten.~+, und~ Die letzte behielt es.`,
    three: `Übrig blieb das Summen der Stadt selbst, so tief, dass es nur noch eine Wärme war. Es kam durch die Wände herauf, ins Bett und ins Kissen.~+, und~ Es klang, als summte jemand im Zimmer nebenan, bei angelehnter Tür.`,
  },
  facts: {
    one: `»Leg mal das Ohr daran«, sagte {pal}. Es war ein Laternenpfahl.~+, und~ Er summte. »Das ist der Strom. Der fließt nicht wie ein Fluss, der schaukelt, fünfzig oder sechzig Mal in der Sekunde.« [{name} lauschte.] »Dann schaukeln die Lampen also immer.«`,
    two: `Auf einem Sims ging eine Taube und nickte. »Warum sagt sie immerzu ja?«, fragte {name}. »Sie hält den Kopf in der Luft still, und der Körper geht hinterher«, sagte {pal}, »damit nichts wackelt beim Gucken.« So gingen sie dann auch, die ganze Straße lang.`,
    three: `Zwischen zwei Steinen hatte ein Löwenzahn für die Nacht zugemacht. »Wie kam der hierher?«, fragte {name}. »Durch die Luft«, sagte {pal}. »Jeder Samen hat einen Fallschirm. Mit gutem Wind geht es quer über die Stadt, und dann reicht eine Ritze.« [Sie stiegen mit langen Beinen darüber.]`,
  },
  places: {
    bakery: {
      noun: die('die Bäckerei', 'der Bäckerei', 'eine Bäckerei', 'einer Bäckerei'),
      arrive: `Unter der Straße war Licht.~+, und~ Ein warmer Wind kam durch den Gehweg herauf. Das war die Bäckerei, in der schon morgen ist. Durchs Glas sahen sie weiße Arme, die Teig rollten. »Da könnte ich schlafen«, sagte {pal}. [Es roch so gut, dass sie sich aneinander festhielten.]`,
    },
    square: {
      noun: der('der Platz', 'den Platz', 'dem Platz', 'ein Platz', 'einen Platz', 'einem Platz'),
      arrive: `Der Platz war leer.~+, und~ Davon war er doppelt so groß. In der Mitte stand der Brunnen, abgestellt, und zählte seine Münzen. [Das alles gehörte dem Mond.] »Ha«, sagte {name}.~, und~ »Ha«, sagten die Häuser, wie eine Reihe Onkel.`,
    },
    steps: {
      noun: die('die Büchereitreppe', 'der Büchereitreppe', 'eine Büchereitreppe', 'einer Büchereitreppe'),
      arrive: `Die Treppe der Bücherei ist so breit, dass die Leute darauf Eis essen. Nachts sitzen da nur die zwei steinernen Löwen.~+, und~ Einer guckt nach links, der andere nach rechts. Hinter der Tür waren all die Bücher, und man spürte, wie voll sie waren. [Ein Nachtfalter stieg zu Fuß hinauf.]`,
    },
    bridge: {
      noun: die('die Brücke', 'der Brücke', 'eine Brücke', 'einer Brücke'),
      arrive: `Sie kamen auf die Brücke hinaus, und überall war Luft. Unten ging der Fluss, nahm die Lichter auseinander und setzte sie wieder zusammen. Ein Boot glitt durch.~+, und~ Darauf briet ein Mann ein einziges Ei. »Gute Nacht, Ei«, sagte {pal}.`,
    },
  },
  helpers: {
    baker: {
      noun: der('der Bäcker', 'den Bäcker', 'dem Bäcker', 'ein Bäcker', 'einen Bäcker', 'einem Bäcker'),
      trouble: `Der Bäcker saß auf einem Mehlsack, weiß bis in die Wimpern. »Eine Sache muss noch rein, und die ist mir aus dem Kopf gefallen. Mehl, Wasser, Hefe, und dann macht meine Hand etwas. [Seit dreißig Jahren backe ich diese Brötchen.] Heute habe ich hingesehen, und da wurde sie schüchtern.«`,
      help: `»Nicht dran denken«, sagte {name}. »Denk an deinen Hund. Wie heißt er?« »Bruno«, sagte der Bäcker. »Was mag er?« »Füße. Er schläft auf meinen. Er ist so warm wie ein …« Da war seine Hand in einem Topf gewesen und hatte eine Prise genommen. »Salz!«, rief der Bäcker.`,
      gift: `[Sie mussten warten, bis es gebacken war.~+, aber~ Einen besseren Ort zum Warten gibt es nicht.] Heraus kam der erste Laib, groß wie ein Kissen und heiß wie eine Katze. »Den tragt ihr unter dem Mantel«, sagte der Bäcker. »So einer kann mehr als gegessen werden.«`,
      back: `»Und, war das Brot gut?«, fragte der Bäcker an seiner Klappe. »Gut zum Halten«, sagte {name} und gab zurück, was übrig war, den Kanten.~, und~ Der Bäcker tat eine Prise Salz darauf, ganz in Gedanken. »Siehst du«, sagte er. »Die Hand weiß es.«`,
      comes: `Der Bäcker kam vorbei, ein Blech auf dem Kopf. »Ein Brötchen wollen alle«, sagte er und hielt {being.dat} eins hin. Es wurde aber keins gewünscht.~, und~ Vor Staunen musste sich der Bäcker setzen. »Das gab es in dreißig Jahren nicht.« [Er blieb, falls noch mehr geschah.]`,
      bye: `Der Bäcker beugte sich mit seiner Papiermütze heraus und sagte ihnen gute Nacht und dem Teig guten Morgen.`,
    },
    pigeon: {
      noun: die('die Brieftaube', 'der Brieftaube', 'eine Brieftaube', 'einer Brieftaube'),
      trouble: `Eine Taube ging im Kreis um einen Laternenpfahl. »Ich bin die Post«, sagte sie. »Neun Jahre fliege ich diese Stadt, und heute habe ich die Brille vergessen. Dass das eine Straße ist, sehe ich. Sie sehen sich nur alle so ähnlich.« [{pal} wurde gefragt, ob das hier das Rathaus sei.]`,
      help: `Die Taube hatte einen Brief.~+, und~ {name} las vor: *Frau Blum, blaue Tür*. Also setzte sie sich auf den Kopf von {name}, und von da ging es weiter. »Rote Tür. Grüne Tür. Tür mit Fahrrad. Blau!« Die Klappe machte klapp, und drinnen sagte jemand: »Endlich!«`,
      gift: `»Geld habe ich nicht«, sagte die Taube, »aber das hier, und lesen kann ich es ja nicht.« Unter dem Flügel zog sie einen Stadtplan hervor, ganz klein gefaltet. Er war von oben gezeichnet, ohne Namen, nur Dächer und Krümel. »Wenn ihr nicht weiterwisst: immer den Krümeln nach.«`,
      back: `Im O von einem Ladenschild saß die Taube, mit Brille. [Die war die ganze Zeit oben auf ihrem Kopf gewesen.] {name} gab den Stadtplan zurück.~+, und~ Nun konnte sie ihn lesen. {»Das sind ja lauter Krümel«, sagte die Taube. »Wie gut ich ausgesucht habe.«|»Das sind ja lauter Krümel«, sagte die Taube, »wie gut ich ausgesucht habe.«}`,
      comes: `Eine Taube landete, ohne Brille, und verbeugte sich vor {being.dat}. »Guten Abend, Herr Bürgermeister. Was hier fehlt, ist eine Rede.« Sie hielt eine, die bestand ganz aus guru. [Es änderte nichts.] »Keine Ursache«, sagte die Taube und blieb, falls man noch eine wünschte.`,
      bye: `Oben auf einem Ladenschild sagte die Taube ohne Brille ihnen gute Nacht, dachte sie, doch in Wahrheit war es ein Schornstein.`,
    },
    cleaner: {
      noun: die('die Fensterputzerin', 'der Fensterputzerin', 'eine Fensterputzerin', 'einer Fensterputzerin'),
      trouble: `Im Dunkeln stand jemand auf einer Leiter, mit Eimer: eine Fensterputzerin. [Sie rieb und rieb immer an derselben Stelle.] »Vierzig Stockwerke habe ich«, sagte sie, »und das da geht nicht ab. Rund und weiß. Ich habe Seife genommen, und dann die andere Seife.«`,
      help: `{name} kletterte hinauf und legte einen Finger auf den Fleck. Der war gar nicht auf dem Glas.~+, denn~ Er war dahinter, und zwar ein gutes Stück. »Das ist der Mond«, sagte {name}. [»So sauber ist das Fenster.«] {»Ach je«, sagte die Fensterputzerin. »Und ich habe ihn geschrubbt.«|»Ach je«, sagte die Fensterputzerin, »und ich habe ihn geschrubbt.«}`,
      gift: `Die Fensterputzerin lachte, bis der Eimer klang. »Das war mein letztes Fenster. Nehmt ihr die kleine Leiter. Man faltet sie wie eine Zeitung. Sie hat mich in all den Jahren nur heruntergelassen, wenn ich wollte.«`,
      back: `»Sie hat uns beide getragen«, sagte {name} und gab die Leiter zurück. Die Fensterputzerin saß auf ihrer Haustreppe, beide Füße im Eimer.~+, und~ In dem Wasser lag der Mond, rund und weiß. »Den lasse ich dran«, sagte sie.`,
      comes: `Die Fensterputzerin kam mit dem leeren Eimer vorbei und sah {being.acc} an. »Schlieren. Es sind fast immer Schlieren.« Ganz sanft, mit der weichen Seite vom Lappen, wischte sie einmal drüber. Schlieren waren es nicht. [Da setzte sie sich auf den Eimer, um zu sehen, was es war.]`,
      bye: `Die Fensterputzerin fuhr auf dem Rad vorbei, winkte mit dem Lappen und wischte dabei ein bisschen Dunkel weg.`,
    },
  },
  objects: {
    loaf: {
      noun: der('der Laib Brot', 'den Laib Brot', 'dem Laib Brot', 'ein Laib Brot', 'einen Laib Brot', 'einem Laib Brot'),
      use: `{name} machte den Mantel auf.~,~ Erst kam ein warmer Duft.~+, und~ Dann kam der Laib vom Bäcker. »Der ist nicht zum Essen, jedenfalls nicht gleich. Den hält man nur.« So legten sich zwei kleine Arme darum, und eine Backe lag auf der Kruste. [Er tickte leise, wie Brot beim Abkühlen.]`,
    },
    map: {
      noun: der('der Taubenplan', 'den Taubenplan', 'dem Taubenplan', 'ein Taubenplan', 'einen Taubenplan', 'einem Taubenplan'),
      use: `Sie breiteten den Plan der Taube auf dem Boden aus und knieten sich auf zwei Ecken. Kein Name stand darauf, nur Dächer und Krümel. »Da ist ein Krümel, und da, und das war mal ein Brötchen.« Wenn man sie verband, wurde es ein Strich. »So geht es also!«`,
    },
    ladder: {
      noun: die('die kleine Leiter', 'der kleinen Leiter', 'eine kleine Leiter', 'einer kleinen Leiter'),
      use: `{name} schüttelte die Leiter, und klack, klack, klack ging sie auf, wie jemand sehr Dünnes, der aufsteht. [Elf Sprossen hatte sie.~+, und~ Elf brauchten sie.] {»Achtung, die sechste«, sagte {pal}. »Die wackelt.«|»Achtung, die sechste«, sagte {pal}, »die wackelt.«} So stiegen sie über die sechste weg, und schon waren sie oben.`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Hier ging die Straße unter der Bahn durch.~+, und~ Die Lampe darin war kaputt. Es war schwarz wie in einem Hut. Etwas machte plitsch, und ihre eigenen Schritte kamen viel zu groß zurück. [»Wir sind zu zweit«, sagte {name} laut. »Zu zweit«, sagte jemand.]`,
        after: `An der Wand, jetzt sah man es, war ein Bild.~, und~ Jemand hatte den ganzen Tunnel blau gemalt, mit einem Wal darin. Die ganze Zeit war er dort gewesen und im Dunkeln geschwommen.~+, und~ So gingen sie den Rest sehr langsam.`,
      },
    },
    reach: {
      one: {
        meet: `Hier war die Feuertreppe.~+, doch~ Sie fing erst ein gutes Stück weiter oben an. [Das ist so gemacht, damit keiner hinaufsteigt, und es klappt.] {name} stand auf einer Mülltonne.~+, und~ {pal} stand auf {name}. Nach einer Weile setzte sich die Mülltonne.`,
        after: `So stiegen sie die Feuertreppe hinauf, rundherum, an allen Schlafzimmern vorbei.~+, und~ Oben kamen sie aufs Dach hinaus. Von da war die Straße ein dünner Strich Licht, wie unter einer Tür.`,
      },
    },
    call: {
      one: {
        meet: `Hier war der Fluss, und das Nachtboot lag drüben. Der Bootsmann schlief darin, die Füße oben, das Radio an. »Hallo!«, rief {name}.~+, aber~ Genau da fuhr ein Bus über die Brücke. [Die Zeitung auf dem Gesicht ging auf und ab.]`,
        after: `»Ihr hättet doch läuten können!«, rief der Bootsmann und ruderte herüber. »Womit denn?«, fragte {name}. »Die Glocke habe ich weggeräumt. Sie war so laut.« Er brachte sie hinüber, für nichts als die Gesellschaft.`,
      },
    },
    soft: {
      one: {
        meet: `Auf der untersten Stufe, da, wo sie hinaufmussten, saß ein sehr kleiner Hund an einer langen Leine. [Am anderen Ende war niemand.] Er zitterte.~+, und~ Sein Knurren kam als Piepsen heraus.`,
        after: `Vorn hörte der kleine Hund zu zittern auf, und nach einer Weile auch hinten. Um die Ecke lief eine Dame, den Hut verkehrt herum. »Tiger!«, rief sie. Tiger bellte einmal, und zwar gewaltig.~+, und~ Dann ließ er sie vorbei.`,
      },
    },
    way: {
      one: {
        meet: `Hier liefen alle Straßen zusammen und gleich wieder auseinander. [Neun waren es.~+, und~ Ihre Namen hingen oben im Dunkeln.] In der Mitte saß eine Katze, putzte sich, wusste es und sagte nichts. »Links«, sagte {pal}. »Links gibt es vier«, sagte {name}.`,
        after: `Der richtige Weg war keine der großen Straßen. Es war der Spalt zwischen zwei Häusern, so breit wie eine Person von der Seite. Dahinter lag ein Hof mit einem Baum und mit Hemden auf der Leine. [»Dass du das hier drin hast«, sagte {name} zur Stadt.]`,
      },
    },
  },
};

export const restless: SeenTelling<GermanNoun> = {
  noun: die('die letzte Straßenbahn', 'der letzten Straßenbahn', 'eine letzte Straßenbahn', 'einer letzten Straßenbahn'),
  title: 'die letzte Straßenbahn',
  sign: `Bimmelim! Unten in der Stadt fuhr eine Straßenbahn, und Straßenbahnen sind um neun im Bett. [Den Berg hinunter, am Fluss herum und wieder hinauf fuhr sie.] Bimmelim! Die ganze Straße entlang drehten sich die Leute in ihren Betten um.`,
  trace: `Zwischen den Schienen lag ein Fahrschein, dann noch einer, eine ganze Reihe. [Alle waren neu.~+, und~ Alle waren ordentlich gelocht.] »*Nach*«, las {name}. »Wohin nach?«, fragte {pal}. »Steht nicht da. Da steht nur *nach*.«`,
  found: `Bim. Da stand sie auf ihren Schienen, ganz am Ende der Stadt, die letzte Straßenbahn. Sie war gelb wie Butter, in jedem Fenster brannte Licht.~+, und~ Niemand saß darin, nicht mal ein Fahrer. »Oh, schön!«, sagte sie. »Einsteigen! Wohin? Irgendwohin? Ich fahre auch zweimal.«`,
  near: `Bim! Die letzte Straßenbahn hatte genau vor dem Haus gehalten, wo gar keine Haltestelle ist. [Sie war gelb wie Butter, hell erleuchtet und leer.] »Jemand nach irgendwo?«, fragte sie.~+, und~ Es wollte niemand. »Dann warte ich nur und bimmle«, sagte sie und tat es.`,
  first: `Die letzte Straßenbahn hatte eine Kurbel für ihr Schild. »Da sollte BETT stehen«, sagte {name} und drehte. HAFEN, sagte das Schild. »O ja, fahren wir!«, rief die Bahn.~+, und~ {name} drehte wieder. ZOO. »Sehr gern!« Ein BETT gab es nirgends.~+, und~ Alles andere wollte sie sofort.`,
  second: `»Wir machen die Glocke leiser«, sagte {pal} und stopfte der letzten Straßenbahn ein Taschentuch hinein. *Dmpf*, machte es. »Habt ihr gehört? Ich bin erkältet!« Elfmal läutete sie, um sich zu räuspern.~+, und~ Beim zwölften Mal schoss das Taschentuch heraus. »Besser. Bim!«`,
  why: `»Den ganzen Tag habe ich Leute in mir«, sagte die letzte Straßenbahn. »Sie lesen und summen und erzählen mir ihre Einkäufe. Dann kommt die Endstation. Alle steigen aus, und keiner schaut sich um. Also fahre ich noch eine Runde. Wenn ich anhalte, ist ja keiner mehr da.«`,
  settled: `<toddler: Die letzte Straßenbahn rollte vor die Haustür.|Die letzte Straßenbahn rollte mit ihnen heim in den Schuppen.> »Endstation«, sagte sie, und ihre Stimme zitterte. <toddler: Da standen sie, winkten und schauten nicht weg|Sie stiegen aus, sahen sich um und winkten>. »Ach«, sagte die Bahn. »Ist ja doch jemand da.« Ein Fenster nach dem anderen ging aus. Bim, sagte sie noch, im Schlaf.`,
};

export const wonder: SeenTelling<GermanNoun> = {
  noun: der('der Lampionbaum', 'den Lampionbaum', 'dem Lampionbaum', 'ein Lampionbaum', 'einen Lampionbaum', 'einem Lampionbaum'),
  title: 'der Lampionbaum',
  sign: `Auf dem höchsten Dach der Stadt wächst der Lampionbaum. Gepflanzt hat ihn niemand.~+, und~ In einer Nacht im Jahr macht er eigene Lampen an. [Im sechsten Stock haben sie schon einen Schein an der Decke gesehen.] Immer war es die letzte warme Nacht, und die war heute.`,
  trace: `Auf dem Gehweg lag ein grauer Papierlampion, nicht länger als ein Daumen.~+, und~ {name} hielt ihn unter die Laterne. »Bloß grau«, sagte {pal}.~,~ Aber in zwei Händen, fest zugemacht, war er golden. »Er leuchtet im Dunkeln«, sagte {name}.`,
  found: `Hoch auf dem Dach, neben einem Schornstein, wuchs der Lampionbaum, dünn und rußig. An seinen Zweigen hingen sieben Papierlampions, grau und geschlossen. Auf allen Dächern der Stadt saßen Leute in Hausschuhen auf Küchenstühlen.~+, und~ Nicht eine Lampe brannte.`,
  near: `In einem Blumentopf auf dem Balkon stand ein dünnes, rußiges Bäumchen mit sieben grauen Papierlampions. Es war der Lampionbaum.~+, und~ Er war vom Dach heruntergekommen, um Ruhe zu haben. Aber auf allen Balkons der Stadt stellten die Leute schon Stühle auf. »O nein«, sagte der Baum.`,
  first: `»Es muss einen Schalter geben«, sagte {name} und tastete den Lampionbaum ab. Hinten, unter einem Zweig, saß ein runder Knopf.~, und~ {name} drückte. »Aus!«, sagte der Knopf. Es war eine Schnecke. [»Verzeihung«, sagte {name}. »Das will ich meinen.«] Und keine einzige Lampe war angegangen.`,
  second: `»Ungefähr so«, sagte {pal} zum Lampionbaum, stellte sich hin und dachte an Lampen. »Leuchte ich?« »Ein bisschen«, sagte {name}, »am Rand.« [Der Baum musterte {pal} von oben bis unten.] »Sehr hübsch«, sagte er.~+, und~ Seine Lampen machte er noch fester zu.`,
  why: `{»Hier war früher Dunkel«, sagte der Lampionbaum. »Ich hatte sieben Lampen, und alle setzten sich und sagten oh. Und jetzt seht.«|»Hier war früher Dunkel«, sagte der Lampionbaum, »ich hatte sieben Lampen, und alle setzten sich und sagten oh. Und jetzt seht.«} Da lag die Stadt mit ihren Millionen Lichtern. »Nun kommen sie mit Stühlen, und ich habe immer noch bloß sieben. Was, wenn sie sagen: Ist das alles?«`,
  settled: `Ein Lampion ging auf, fingerbreit. »Es ist nur einer«, sagte der Lampionbaum. »Ich sehe ihn«, sagte {name}.~, und~ Am nächsten Fenster machte jemand das Licht aus, um ihn besser zu sehen, dann am nächsten, und am nächsten. Und im Dunkeln, am Baum, kamen golden alle sieben.~+, und~ Alle sagten oh.`,
};
