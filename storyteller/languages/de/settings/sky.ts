import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { das, der, die, viele, type GermanNoun } from '../noun.ts';

export const setting: FirstSetting<'sky', GermanNoun> = {
  tiny: { noun: der('der Marienkäfer', 'den Marienkäfer', 'dem Marienkäfer', 'ein Marienkäfer', 'einen Marienkäfer', 'einem Marienkäfer') },
  home: [
    `Das Haus von {name} stand auf einer kleinen weißen Wolke.~+, und~ Ein Seil hielt sie an einem Dorf tief unten fest. Abends waren alle Fenster rosa.~, und~ Die Küche roch nach Toast.`,
    `Das Haus von {name} hing an neun Ballons im Himmel, mit einer Wolke an der Hintertür. Abends schaukelte es ein wenig.~+, und~ Beim Essen lehnte sich die Suppe hinaus und kam wieder zurück.`,
  ],
  back: `Sie gingen von Wolke zu Wolke heim.~+, und~ Jede gab ein bisschen nach, wie ein Bett. [Tief unten lag das Land, ganz dunkel, hier und da ein Licht.] Vorn aber, klein und gelb, war das Fenster von {name}.`,
  night: {
    dark: `Im Himmel kommt die Nacht von unten.~,~ Erst wurden die Täler dunkel.~+, und~ Dann wurden es die Hügel. [Wo sie standen, war noch Abend, und dann nicht mehr.] Ein Stern war schon da, wie jemand, der zu früh zum Fest kommt.`,
    deep: `Nun war der ganze Himmel dunkel. [Die Wolken lagen dicht beieinander und rührten sich nicht.] Der Mond ging darüber hin und ließ auf jedem Rücken etwas Licht.~+, und~ Weit unten ging eine Lampe aus.`,
  },
  hush: {
    one: `Die Gänse hörten zuerst auf.~, und~ Den ganzen Tag hatten sie einander gesagt: links halten. Jetzt setzten sie sich in zwei Reihen und wünschten sich gute Nacht, und das dauerte.~,~ Dann waren es nur noch zwei.~+, und~ Dann war es keine.`,
    two: `Danach wurden die Seile still. Die Wolken hatten sich hingelegt.~+, und~ Die Seile hingen schlaff. »Iek«, sagte eins, weit weg, und überlegte es sich anders. [Da war nur noch die kühle Seite vom Kissen.]`,
    three: `Nun war noch ein Ton übrig, der kleinste im Himmel.~, und~ Am Rand einer Wolke wächst ein Tautropfen und lässt los. [Er hat so weit zu fallen.] {name} lag da und horchte, wann er ankam, und horchte.~+, und~ Dann horchte niemand mehr.`,
  },
  facts: {
    one: `»Eine gewöhnliche weiße Wolke wiegt so viel wie hundert Elefanten«, sagte {pal}. »Oben bleibt sie, weil ihre Tropfen so klein sind, dass die Luft sie tragen kann.« Über die nächste ging {name} auf Zehenspitzen.`,
    two: `»Warum wird die Sonne abends rot?«, fragte {name}. {»Sie hat es dann weiter«, sagte {pal}. »Das Licht muss lange durch die Luft, und die zerstreut das Blau. Was ankommt, ist Rot.«|»Sie hat es dann weiter«, sagte {pal}, »das Licht muss lange durch die Luft, und die zerstreut das Blau. Was ankommt, ist Rot.«} »Dann muss der Malkasten beim Losgehen aber sehr voll gewesen sein.«`,
    three: `»Es gibt Vögel, die beim Fliegen schlafen«, sagte {pal}. »Der Fregattvogel tut das, über dem Meer, immer ein paar Sekunden.« [Das schien {name} nützlich.] Die nächsten zehn Schritte gingen sie beide mit der linken Hälfte im Schlaf.`,
  },
  places: {
    laundry: {
      noun: die('die Wetterleine', 'der Wetterleine', 'eine Wetterleine', 'einer Wetterleine'),
      arrive: `Zwischen zwei Wolken hing die Leine, auf der das Wetter trocknet. Ein Nebel war an den Ecken angeklammert.~+, und~ Daneben hingen drei kleine Dunstschleier. Sie bückten sich darunter durch. Es war, als würde man von Handtüchern geküsst.`,
    },
    trail: {
      noun: die('die Flugzeugstraße', 'der Flugzeugstraße', 'eine Flugzeugstraße', 'einer Flugzeugstraße'),
      arrive: `Ein weißer Streifen ging quer über den Himmel. [Ein Flugzeug hatte ihn gemacht und war gegangen.] Sie schauten links, rechts und wieder links, dann gingen sie hinüber. Als sie sich umdrehten, war er wegradiert, bis auf das Stück mit ihren Fußspuren.`,
    },
    peak: {
      noun: der('der Berggipfel', 'den Berggipfel', 'dem Berggipfel', 'ein Berggipfel', 'einen Berggipfel', 'einem Berggipfel'),
      arrive: `Aus all den Wolken stand ein Stück Berg heraus, die äußerste Spitze.~, und~ Darauf waren ein Löffel Schnee und eine Distel. Sie stellten sich drauf.~+, und~ Weil es weit und breit der einzige Boden war, traten sie sich beim Heruntersteigen die Füße ab.`,
    },
    balloons: {
      noun: viele('die verlorenen Ballons', 'den verlorenen Ballons', 'verlorene Ballons', 'verlorenen Ballons'),
      arrive: `Hierher kommen die Ballons, wenn jemand loslässt.~, und~ Sie wippten in Reihen unter einer hohen Wolke: rote, ein blauer Fisch und eine 4, die von ihrem Geburtstag fortgegangen war. Die Reise, sagten sie, sei schön gewesen, nur das Weinen am Anfang nicht.`,
    },
  },
  helpers: {
    goose: {
      noun: die('die Wildgans', 'der Wildgans', 'eine Wildgans', 'einer Wildgans'),
      trouble: `Auf einer grauen Wolke zählte eine Gans Gänse. {»Neunzehn«, sagte sie. »Wir waren zwanzig.«|»Neunzehn«, sagte sie, »wir waren zwanzig.«} Sie fing am anderen Ende an.~+, und~ Es waren neunzehn. »Eine habe ich verloren, und das Schlimmste ist, mir fällt nicht ein, wen.«`,
      help: `»Ich tippe«, sagte {name}, »und du machst die Augen zu.« Die Reihe entlang ging es, tipp, tipp, und jede Gans sagte ihre Nummer. »Neunzehn«, sagte die letzte.~+, und~ Ein Rücken war noch übrig. »Zwanzig«, sagte die Gans. »Oh! *Mich* habe ich vergessen.«`,
      gift: `»Nimm die«, sagte die Gans und zog eine Feder heraus, grau und in der Mitte geknickt. »Sieht aus wie eine Feder«, sagte {name}. »Ist sie auch. Aber sie ist elfmal hin- und hergeflogen. Man bringt sie nicht mehr vom Weg ab.«`,
      back: `Die Gans zählte ihre Reihen. {name} hielt die Feder hin.~+, und~ Sie drehte sich und zeigte auf sie. »Da bist du ja wieder«, sagte die Gans. »Neunzehn, die liegen, und eine, die zählt.« Dann legte sie sich ans Ende, und das machte zwanzig.`,
      comes: `Eine Gans kam zu Fuß vorbei. »Du solltest im Keil gehen«, sagte sie zu {being.dat}. »Ich bin vorn.« Sie war vorn und wartete. »Zu einer ist es eher ein Punkt«, sagte die Gans und setzte sich hin, um ein Punkt zu sein.`,
      bye: `Die Gans zählte sie im Vorbeigehen, dann den Mond, und zur Sicherheit sich selbst zweimal.`,
    },
    swift: {
      noun: der('der Mauersegler', 'den Mauersegler', 'dem Mauersegler', 'ein Mauersegler', 'einen Mauersegler', 'einem Mauersegler'),
      trouble: `Auf der Wolke lag etwas wie ein heruntergefallener Kleiderbügel. »Ich bin ein Mauersegler«, sagte es, »und ich bin gelandet. Ich esse und schlafe sonst in der Luft. Ich habe einen Sonnenuntergang angesehen und danebengezielt. Geht bitte vorbei, als wäre ich ein Stock.«`,
      help: `{name} legte sich flach hin und sah nach. Die Flügel waren sehr lang.~+, und~ Die Beine waren kaum Beine. Also trug {name} ihn an den Rand der Wolke und machte beide Hände auf. Er fiel wie ein Löffel, und auf halbem Weg war der Löffel ein Mauersegler.`,
      gift: `Der Mauersegler kam zurück. »Hände auf!«, rief er und ließ ein Büschel grauen Flaum fallen. »Das ist alles Weiche, das ich je getroffen habe. Man muss ziehen.« Dann flog er nach Afrika oder zum Abendbrot, bei Mauerseglern weiß man das nie.`,
      back: `Der Mauersegler glitt vorüber, ein Auge zu. »Mein Flaum?«, murmelte er. »Da schläft jemand drin«, sagte {name}. [»Gut«, sagte er und kam herum.] Dann zog er hinaus, wo meilenweit nichts zum Stehen ist.~+, und~ Da machte er auch das andere zu.`,
      comes: `Ein Mauersegler flog vorbei, denn Mauersegler halten nicht an. »Was du brauchst«, rief er, »ist«, da war er weg und kam herum, »Flaum!« Ein Stück wie eine Erbse fiel herab. »Ich will nur«, sagte er und kam herum, »bleiben und sehen.«`,
      bye: `Der Mauersegler zog noch einmal über sie hin, die Flügel ausgebreitet, und sagte nichts, weil er schon schlief.`,
    },
    kite: {
      noun: der('der rote Drachen', 'den roten Drachen', 'dem roten Drachen', 'ein roter Drachen', 'einen roten Drachen', 'einem roten Drachen'),
      trouble: `Auf einer Wolke saß ein roter Drachen, in die eigene Schnur verschnürt wie ein Paket. »Ich flog einen Looping«, sagte er. »Keiner sah hin, also flog ich sieben. Dann sah man mich vor Schnur nicht mehr. Verloren bin ich nicht. Man hat mich bloß losgelassen.«`,
      help: `{name} ließ die Knoten sein und setzte sich davor, wie jemand mit Eintrittskarte. »Kannst du sieben Loopings andersherum?« »Guckst du dann?«, fragte der Drachen. Ab kam die Schnur.~+, und~ Sie klatschten so sehr, dass es noch einen achten gab.`,
      gift: `{»Nehmt meinen Schwanz«, sagte der Drachen. »Ich bin ihm entwachsen.«|»Nehmt meinen Schwanz«, sagte der Drachen, »ich bin ihm entwachsen.«} Es war nur eine lange Schnur mit Zeitungsknoten.~, und~ {name} las vor: »*Donnerstag Schauer.*« »Er ist stärker, als er aussieht«, sagte der Drachen. »Jahrelang hat er mich zurückgehalten.«`,
      back: `Der rote Drachen hing über dem Weg und wedelte. »Haltet mich bitte zurück«, sagte er. »Ich komme aus den Loopings nicht mehr heraus.« Also band {name} ihm den Schwanz an. [Einmal zog er, dann stand er still.] »Seht«, sagte er. »Kein Looping.« Sie sahen sich jeden an.`,
      comes: `Ein roter Drachen kam zu {being.dat} herunter. »Ein Looping muntert jeden auf«, sagte er. »Pass auf.« Er flog einen sehr guten. »Und jetzt du.« Es kam keiner. »Dann fliege ich deinen«, sagte der Drachen, tat es und blieb.`,
      bye: `Der Drachen winkte mit einer Ecke gute Nacht und dann mit der nächsten, bis es alle vier waren und er von vorn anfangen musste.`,
    },
  },
  objects: {
    feather: {
      noun: die('die Gänsefeder', 'der Gänsefeder', 'eine Gänsefeder', 'einer Gänsefeder'),
      use: `{name} hielt die Feder der Gans hoch und ließ los. Statt zu fallen, drehte sie sich einmal und zeigte. {name} schob sie etwas nach links.~+, und~ Zurück kam sie und sah leicht gekränkt aus. [Also glaubten sie ihr.]`,
    },
    fluff: {
      noun: das('das Büschel Flaum', 'dem Büschel Flaum', 'ein Büschel Flaum', 'einem Büschel Flaum'),
      use: `Heraus kam das Büschel Flaum, und {name} zog. Es wurde und wurde mehr: Distelwolle, Schafwolle und ein halber Löwenzahn. [Es war ein Kissen.~+, und~ Dann war es eine Decke.] Das kleine Kalte kam hinein, und aus der Mitte kam ein Seufzer.`,
    },
    tail: {
      noun: der('der Drachenschwanz', 'den Drachenschwanz', 'dem Drachenschwanz', 'ein Drachenschwanz', 'einen Drachenschwanz', 'einem Drachenschwanz'),
      use: `{name} schwang den Schwanz vom Drachen zweimal und warf. Hinauf flog er, mit raschelnder Zeitung, und hakte fest.~, und~ Sie kletterten hoch, Hand über Knoten, durch eine Woche Wetter. Montag war Schauer. »Was steht auf dem obersten?«, rief {pal}. »*Schön*«, las {name}.`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Hier ging der Weg in eine Wolke hinein, so hoch wie der Himmel.~, und~ Drinnen war es grau und dick wie ein Kissen. {name} tat einen Schritt.~+, und~ Beide Füße waren weg. [Es roch nach Regen, der noch nicht gebraucht worden ist.]`,
        after: `Hier also wird der Regen aufgehoben.~, und~ Die Tropfen hingen in Reihen, und jede hatte einen Zettel: *Niesel. Schauer. Picknick.* Seitwärts gingen sie hindurch, die Ellbogen eng. Ein Tropfen fiel {name} auf die Nase.~+, und~ Irgendein Picknick wurde um ihn trockener.`,
      },
    },
    reach: {
      one: {
        meet: `Hier hörte der Weg auf.~+, aber~ Er ging auf einer anderen Wolke weiter, so hoch wie ein Dach. {name} sprang.~+, aber~ Eine Wolke gibt nach.~, und~ Mit jedem Sprung sank ihre tiefer, und die andere sah höher aus. {»Hör auf«, sagte {pal}. »Du machst sie größer.«|»Hör auf«, sagte {pal}, »du machst sie größer.«}`,
        after: `Oben legten sie sich an den Rand und sahen hinunter.~,~ Da lagen die Felder wie eine Flickendecke.~+, und~ Darauf lag ein Dorf wie Krümel. {name} winkte dem kleinsten Licht von allen. Das Licht ging aus und wieder an.`,
      },
    },
    call: {
      one: {
        meet: `Hier war eine Lücke.~+, und~ Die Brücke lag drüben, aufgerollt. Daneben schlief ein Pelikan, den Hut über die Ohren gebunden. »Die Brücke bitte!«, rief {name} und winkte.~, und~ Im Schlaf winkte der Pelikan zurück, erst mit einem Flügel, dann mit dem anderen.`,
        after: `»Die Brücke!«, sagte der Pelikan und band den Hut auf. [»Und ich träume: Was für nette Leute.«] Herunter kam sie, Brett für Brett, und sie gingen hinüber. »Was macht das?«, fragte {name}. »Nichts. Ich hatte ja das Winken.«`,
      },
    },
    soft: {
      one: {
        meet: `Auf dem Weg saß eine sehr kleine Wolke und zitterte. Immer wenn sie zitterte, schneite es.~+, und~ So kam keiner vorbei. {»Verzeihung«, sagte sie. »Ich war ganz oben, wo es kalt ist. Wetten, du traust dich nicht, hat jemand gesagt.«|»Verzeihung«, sagte sie, »ich war ganz oben, wo es kalt ist. Wetten, du traust dich nicht, hat jemand gesagt.«} »Wer denn?« »Ich«, sagte die Wolke.`,
        after: `»Mir ist warm«, sagte die kleine Wolke. »Warm bis an die Ränder.« Unten wurde sie rosa und ging vom Weg auf wie Teig.~+, und~ Der Schnee lief in Bächen davon. Ein Tropfen kam noch heraus. »Kümmert euch nicht drum. Der heißt nur danke.«`,
      },
    },
    way: {
      one: {
        meet: `Hier fiel der Weg in fünf weiße Gassen auseinander, gleich wie Kissen. Ein Wegweiser zeigte nach links, bis ein Lüftchen kam, und dann nach rechts.~, und~ Dann zeigte er auf {pal}. »Ich glaube nicht, dass ich es bin«, sagte {pal}.`,
        after: `Die dünnste Gasse war es, durch die man das Dunkel sah. Keinen Spatz schien sie zu halten.~+, und~ Sie hielt alle beide. Hinter ihnen zeigte der Wegweiser jetzt genau richtig, und keiner war mehr da, um ihn zu lesen.`,
      },
    },
  },
};

export const restless: SeenTelling<GermanNoun> = {
  noun: der('der kleine Wind', 'den kleinen Wind', 'dem kleinen Wind', 'ein kleiner Wind', 'einen kleinen Wind', 'einem kleinen Wind'),
  title: 'der kleine Wind',
  sign: `Zur Schlafenszeit kam oben in den Wolken ein Wind auf.~, und~ Er rüttelte an den Läden, läutete die Löffel, kam zum Schlüsselloch herein und ging zum Schornstein hinaus. »Huiii«, machte er. »Hui. *Huiiii?*« Rund ums Haus ging das, und keiner konnte schlafen.`,
  trace: `Am Rand einer Wolke lag ein Ring aus Krümeln und Fäden, rund und ordentlich wie ein Teller. »Hier ist jemand im Kreis gegangen«, sagte {name}. »Ohne Füße«, sagte {pal}.~, und~ Auf der nächsten Wolke lag noch so einer, und der drehte sich.`,
  found: `Hoch oben, in einer Ecke zwischen zwei Wolken, ging ein sehr kleiner Wind im Kreis.~, und~ Man sah nur, was er trug: einen Fahrschein und einen Papierhut. {»Nur noch einmal herum«, rief er und tat es. »Das eben hat nicht gezählt.«|»Nur noch einmal herum«, rief er und tat es, »das eben hat nicht gezählt.«}`,
  near: `Gleich draußen ging ein sehr kleiner Wind ums Haus, immer im Kreis.~, und~ Man erkannte ihn am Papierhut, der mitfuhr. »Huiii«, sagte er am Fenster vorbei.~+, und~ Dann kam er sich selbst entgegen. »Hoppla«, sagte er.`,
  first: `»Leg dich in meinen Ärmel«, sagte {name} und hielt ihn auf. Der kleine Wind ging hinein, einen Arm hoch, den anderen herunter.~+, und~ Da war er wieder draußen. »Ein netter Ärmel«, sagte er. »Er hat bloß zwei Türen, und bei Türen kann ich nicht anders.«`,
  second: `»Nimm den Hut ab, dann kannst du ruhen«, sagte {pal}.~+, und~ Der kleine Wind legte ihn hin. Nun gab es nichts mehr, woran man ihn sah. »Hast du aufgehört?«, fragte {pal} nach links. »Nein«, sagte er von rechts.~,~ Also gaben sie ihm den Hut zurück.`,
  why: `Der kleine Wind ließ den Hut fallen. »Wenn ich aufhöre, bin ich kein Wind mehr. Ein Wind, der liegt, ist bloß Luft, und davon gibt es so viel. Keiner wüsste, welches Stück ich bin. Zu einem Wind sagt man gute Nacht. Zu Luft sagt es keiner.«`,
  settled: `Der kleine Wind drehte sich einmal um und legte sich {name} unters Kinn. Beim Einatmen ging er hinein.~+, und~ Beim Ausatmen war er immer noch da. {»Oh«, sagte er, ein und aus. »Ich liege, und ich gehe.«|»Oh«, sagte er, ein und aus, »ich liege, und ich gehe.«} »Die ganze Nacht. Gute Nacht, Wind«, sagte {name}. »Das Stück da bist du.«`,
};

export const wonder: SeenTelling<GermanNoun> = {
  noun: der('der Mondbogen', 'den Mondbogen', 'dem Mondbogen', 'ein Mondbogen', 'einen Mondbogen', 'einem Mondbogen'),
  title: 'der Mondbogen',
  sign: `In einer Nacht im Jahr, wenn auf einer Seite der Wolken ein runder Mond steht und auf der anderen der Regen, kommt der Mondbogen. [Er ist ein Regenbogen, nur im Dunkeln.] Heute war die Nacht.~+, und~ Ganz leise zog der Regen schon an seinen Platz.`,
  trace: `Tief im Dunst hatte jemand angefangen, einen Bogen zu zeichnen, blass und nicht höher als ein Schuh. Er war wieder weggewischt.~, und~ Daneben war einer, kniehoch, auch weggewischt. »Da fängt wer immer an«, sagte {name}. »Und hört auf«, sagte {pal}.`,
  found: `Hoch in den Wolken hing der Regen.~+, und~ Der runde Mond schien ihn an, so fest er konnte. Auf jeder Wolke saß jemand, um zu gucken. Ganz unten im Regen war ein blasses Stückchen Bogen. Es sah sie alle und ging aus.`,
  near: `An der Hintertür stand der Fuß von einem Mondbogen. [Man sah die Stufe durch ihn hindurch.] Der Rest hätte hinauf, hinüber und hinab gehen sollen. Bis zum Fenster kam er und sah alle auf den Wolken warten.~+, und~ Da hielt er an.`,
  first: `»Wir gucken nicht«, sagte {name}, und sie drehten sich um. [Es blieb so dunkel wie zuvor.] »Bist du draußen?« »Geht nicht«, sagte der Mondbogen. »Einen Bogen gibt es nur, wenn jemand hinsieht. Ihr habt euch umgedreht, und ich war nirgends.«`,
  second: `»Ich sage ihm etwas Nettes ins Ohr«, sagte {name} und ging auf den Mondbogen zu.~, und~ Mit jedem Schritt war er einen Schritt weiter weg. »Kannst du nicht stillstehen?« »Tue ich doch. An einen Bogen kommt keiner heran.« Also ging {name} zurück, und er kam wieder mit.`,
  why: `»Ihr kennt ja den vom Tag«, sagte der Mondbogen, so blass, dass es fast nur Regen war. »Der hat Rot. Der hat *Orange*. Ich bin nur aus Mondlicht, und das ist aus zweiter Hand. Nun warten alle auf mehr. Und auf dem Heimweg sagen sie: Das war alles?«`,
  settled: `Der Mondbogen setzte einen Fuß in den Regen, ging hinauf und hinüber, alles in einem. Er war nur weiß.~+, doch~ Niemand sah weg. Da war das Rot, dünn wie ein Faden, da war das Grün, und ein Blau, das man am Tag nie trifft. Keiner sagte: *Das war alles*.`,
};
