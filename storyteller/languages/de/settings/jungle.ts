import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { das, der, die, type GermanNoun } from '../noun.ts';

export const setting: FirstSetting<'jungle', GermanNoun> = {
  tiny: { noun: die('die Blattschneiderameise', 'der Blattschneiderameise', 'eine Blattschneiderameise', 'einer Blattschneiderameise') },
  home: [
    `Das Haus von {name} stand auf zwölf Beinen im Dschungel, an einem breiten braunen Fluss. Abends fingen die Frösche an.~+, und~ Das Licht aus der Küche lag lang und gelb auf dem Wasser.`,
    `Das Haus von {name} im Dschungel war einmal ein Boot gewesen und stand jetzt auf Pfählen. Die runden Fenster hatte es behalten.~+, und~ Abends schienen sie gelb auf den braunen Fluss.`,
  ],
  back: `Der Heimweg war aus Blättern.~+, und~ Jedes wischte sie im Vorbeigehen ab, kühl und nass. [Die Frösche hielten inne, bis sie vorbei waren, und machten hinter ihnen weiter.] Dann kam der Fluss, und darin lag gelb das Fenster von {name}.`,
  night: {
    dark: `Im Dschungel fällt die Nacht nicht langsam, sie plumpst. Eben waren die Blätter noch grün.~+, und~ Schon waren sie schwarz. [Die Wärme blieb, wo sie war, und roch nach süßem Schlamm.] Dann wurden die Frösche hereingelassen: ein Kling, ein Klonk, ein rostiges Tor, ein sehr kleines Motorrad.`,
    deep: `Tief in der Nacht reichten auch die Blätter nichts mehr herunter. Die Lianen hingen gerade.~+, und~ Der Fluss glitt ohne ein Wort vorbei. [Auf einer Blüte saß ein Falter.] Der ganze Dschungel atmete aus, warm und langsam.`,
  },
  hush: {
    one: `Zuerst hörten die Brüllaffen auf. [Abends brüllen sie, und das heißt bloß: Wir sind hier, wo seid ihr?] Dann legten sich elf Affen auf einen Ast.~+, und~ Hier und da hing ein Arm herunter, schaukelte und hing still.`,
    two: `Danach gingen die Frösche heim.~,~ Erst die rostigen Tore, dann die mit dem Kling.~+, und~ Zuletzt fuhr nur noch das sehr kleine Motorrad um den Teich. Es hustete. Ein Stückchen rollte es ohne Motor. [Geparkt wurde es unter einem Blatt.]`,
    three: `Am Ende war da ein Tropfen.~, und~ Er kam vom Wipfel des höchsten Baums und hatte es weit: von Blatt zu tieferem Blatt. [Jedes verbeugte sich und kam wieder hoch.] Er kam am Fenster vorbei und endlich ins Moos.~+, und~ Da lag er.`,
  },
  facts: {
    one: `Ameisen kamen vorbei und trugen Blätter. »Die essen sie nicht«, sagte {pal}. »Das sind Gärtner. Sie kauen daraus ein Beet, und darauf ziehen sie einen Pilz, und den essen sie.« [{name} stand still, bis die letzte vorbei war.]`,
    two: `»Wie oft kommt das Faultier von seinem Baum?«, fragte {name}. »Etwa einmal in der Woche«, sagte {pal}. »Wozu denn?« [{pal} sah sich um, ob jemand zuhörte.] »Zum Klo.« »Den ganzen Weg?« »Warum, weiß keiner genau«, sagte {pal}, »und fragen solltest du lieber nicht.«`,
    three: `»Hier unten ist es sogar mittags dunkel«, sagte {pal}. »Die Blätter nehmen alles. Von hundert Stückchen Sonne kommen nur etwa zwei auf dem Boden an.« [{name} klopfte dem Boden auf die Schulter.] »Dann wächst alles Kleine hier unten von den Resten.«`,
  },
  places: {
    kapok: {
      noun: der('der Kapokbaum', 'den Kapokbaum', 'dem Kapokbaum', 'ein Kapokbaum', 'einen Kapokbaum', 'einem Kapokbaum'),
      arrive: `Der Kapokbaum stand auf Wurzeln wie Wände, jede höher als eine Tür. [Zwischen zweien war ein Zimmer mit Blättern als Teppich.] {name} klopfte an die Wand: *dum*.~+, und~ Weit weg dachte jemand, er sei gemeint, und klopfte zurück.`,
    },
    ants: {
      noun: die('die Ameisenstraße', 'der Ameisenstraße', 'eine Ameisenstraße', 'einer Ameisenstraße'),
      arrive: `Eine Straße kreuzte den Weg, nicht breiter als ein Gürtel.~+, und~ Es war viel los. Hunderte Ameisen gingen heim, jede unter einem Stück grünem Blatt.~, und~ Eine hatte ein Blütenblatt und ging ein wenig abseits von den anderen.`,
    },
    lilies: {
      noun: der('der Seerosenteich', 'den Seerosenteich', 'dem Seerosenteich', 'ein Seerosenteich', 'einen Seerosenteich', 'einem Seerosenteich'),
      arrive: `Auf schwarzem Wasser lagen die Blätter der Riesenseerosen, rund wie Tische.~, und~ {name} setzte einen Fuß auf das erste, und es hielt. So gingen sie von Teller zu Teller und sagten überall Verzeihung.~+, und~ Nichts wurde verschüttet.`,
    },
    mud: {
      noun: die('die Schlammbank', 'der Schlammbank', 'eine Schlammbank', 'einer Schlammbank'),
      arrive: `Am Fluss lag eine Bank aus glattem Schlamm, auf der hatten alle unterschrieben. [Da waren Vögel, Schweine und etwas mit Schwanz.] Warm war der Schlamm.~+, und~ {name} drückte eine Hand hinein. Nun stand da, dass auch sie hier gewesen waren.`,
    },
  },
  helpers: {
    boa: {
      noun: die('die Boa', 'der Boa', 'eine Boa', 'einer Boa'),
      trouble: `Zwischen zwei Bäumen hing eine Boa.~+, und~ An ihr hingen elf kleine Hemden. »Ich hatte mich zum Nickerchen ausgestreckt, und beim Aufwachen war ich voll Wäsche.« »Hast du denn nichts gesagt?« »Sie waren schon bei den Socken. Nach den Socken kann man nichts mehr sagen.«`,
      help: `{name} fand eine Liane, so lang wie eine Boa und genauso grün. Die banden sie an und hängten die Wäsche um, das Kleinste zuerst. Mit der letzten Socke ließ sich die Boa hinunter, Schlinge um Schlinge.~+, und~ Keiner würde je merken, dass sie so unhöflich gewesen war zu gehen.`,
      gift: `»Nehmt das«, sagte die Boa. [Es war blass und dünn und sehr, sehr lang.] »Meine Haut vom letzten Jahr. Ich bin herausgewachsen und habe sie selbst geflochten. Sie hält.« »Wie denn, ohne Hände?«, fragte {name}. »Langsam«, sagte die Boa.`,
      back: `{name} reichte die alte Haut zum Ast der Boa hinauf. »Du hast sie ausgeleiert«, sagte sie erfreut und hängte sie da auf, wo eine Leine fehlte. »Dann denken sie, das bin ich.« Sie wurde überall schlaff.~+, und~ Sie hatte kein einziges Hemd an.`,
      comes: `Eine Boa kam vorbei und hörte nicht auf vorbeizukommen. »Ich kann Hängematte«, sagte sie zu {being.dat}.~+, und~ Sie hängte sich an beiden Enden auf und schaukelte. {Being} stieg nicht ein. »Also *hier drin* ist es nett«, sagte die Boa.`,
      bye: `Die Boa hängte sich als Hängematte zwischen zwei Bäume, mit sich selbst darin, und sagte aus der Mitte gute Nacht.`,
    },
    armadillo: {
      noun: das('das Gürteltier', 'dem Gürteltier', 'ein Gürteltier', 'einem Gürteltier'),
      trouble: `Auf dem Weg lag ein Gürteltier, zu bis auf einen Spalt. »Geschlossen«, sagte es. »Ich habe ein furchtbares Geräusch gehört, da bin ich zugegangen.« »Was für eins?« »Ein Klopp. Ich warte, bis der weg ist, der das war. Das war beim Frühstück.«`,
      help: `{name} legte sich hin und sprach in den Spalt. »Geh mal auf und wieder zu, und hör hin.« Auf ging die Kugel. *Klopp.* »Da ist es wieder!«, sagte das Gürteltier.~+, und~ Dann war es still. »Oh.« Heraus kam eine Nase, deutlich röter, als Nasen sind.`,
      gift: `»Das werdet ihr brauchen«, sagte das Gürteltier und brachte eine runde braune Nuss. »Was kann sie denn?« »Rollen. Ich bin gerollt, und sie hat zugesehen. Jetzt rollt sie dahin, wo sie soll, und keiner redet es ihr aus.« [»Anfangs ist sie schüchtern.«]`,
      back: `Die Nuss lief voraus, langsamer und langsamer, und blieb vor den Zehen vom Gürteltier liegen. »War sie brav?« »Den ganzen Weg«, sagte {name}.~+, und~ Da nahm es sie in die Arme und ging zu. *Klopp*. »Das war nur ich«, sagte die Kugel zu jemand Kleinerem da drin.`,
      comes: `Ein Gürteltier kam zu {being.dat} getrabt. »Schon mal versucht, Kugel zu sein?« Und klopp, war es eine. »Hilft es?«, fragte die Kugel nach einer Weile. Noch nicht, hieß es.~+, und~ So schaute sie durch einen Spalt weiter zu.`,
      bye: `Das Gürteltier rief gute Nacht, ging mit einem Klopp zu und sagte von innen auch dem Klopp gute Nacht.`,
    },
    parrot: {
      noun: der('der grüne Papagei', 'den grünen Papagei', 'dem grünen Papagei', 'ein grüner Papagei', 'einen grünen Papagei', 'einem grünen Papagei'),
      trouble: `»Geht es dir gut?«, fragte {name}. »Geht es dir gut?«, sagte ein grüner Papagei und schüttelte ärgerlich den Kopf. »Ich hatte einen eigenen Satz, noch jemand Tee, früher mal. [*Onkel!* Verzeihung.] Ich habe so viele fremde gesagt, dass ich ihn nicht mehr finde.«`,
      help: `Keiner wusste etwas zu sagen.~+, und~ Genau das, fand {name}, half vielleicht. [Ein Finger ging hoch.] So lange waren sie still, dass eine Schnecke vorbeikam.~+, und~ Da gab es nichts mehr nachzusprechen. {»Ich«, sagte der Papagei. »Ich mag Feigen.«|»Ich«, sagte der Papagei, »ich mag Feigen.«}`,
      gift: `»Ich mag Feigen!«, rief der Papagei. »Das ist meiner! Ihr müsst etwas haben.« Aus dem Baumloch holte er einen Pilz. »Der sieht recht alt aus«, sagte {name}. »Urteilt nicht bei Tag. Er geht nur im Dunkeln an, wenn er denkt, es guckt keiner.«`,
      back: `»Dein Pilz«, sagte {name}. »Ich mag Feigen«, sagte der Papagei und setzte sich mit dem Rücken davor. Grünes Licht kam rings um ihn heraus, Feder für Feder. »Mir ist noch einer eingefallen«, sagte er. »*Es ist spät, und das mag ich auch.*«`,
      comes: `Ein grüner Papagei kam herunter, um sich {being.acc} anzusehen. »Du darfst meine Feige angucken.« Er hielt sie hoch, drehte sie, und alle guckten. [Es geschah nichts, außer dass die Feige kleiner wurde.] »*Mir* hilft es«, sagte der Papagei und blieb, um sie aufzuessen.`,
      bye: `»Gute Nacht, Papagei«, sagte {name}, und »Gute Nacht«, sagte der Papagei, und darauf war er selbst gekommen.`,
    },
  },
  objects: {
    skin: {
      noun: die('die geflochtene Schlangenhaut', 'der geflochtenen Schlangenhaut', 'eine geflochtene Schlangenhaut', 'einer geflochtenen Schlangenhaut'),
      use: `{name} holte die alte Haut der Boa heraus und schüttelte sie ganz aus. Ein Wurf.~+, und~ Hoch flog sie, schlang sich zweimal um etwas da oben und hielt. So stiegen sie hinauf, an etwas, aus dem jemand herausgewachsen war.`,
    },
    nut: {
      noun: die('die rollende Nuss', 'der rollenden Nuss', 'eine rollende Nuss', 'einer rollenden Nuss'),
      use: `{name} legte die Nuss hin.~+, und~ Da lag sie. »Sie ist schüchtern«, sagte {name}.~+, und~ Da sahen sie beide woandershin. *Trr*, machte es, und die Nuss rollte. [Sie probierte ein bisschen hier und ein bisschen da.] Dann wackelte sie nicht mehr und meinte es ernst.`,
    },
    mushroom: {
      noun: der('der Nachtpilz', 'den Nachtpilz', 'dem Nachtpilz', 'ein Nachtpilz', 'einen Nachtpilz', 'einem Nachtpilz'),
      use: `{name} holte den Pilz vom Papagei heraus.~+, und~ Er sah aus wie ein Brötchen, auf dem wer gesessen hat. »Guckt ja keiner«, sagte {name} und guckte weg.~, und~ Als sie sich umdrehten, leuchtete der Pilz, grün, und zwar von unten. [Das Dunkel trat näher, um es sich anzusehen.]`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Hier stand ein steinernes Tor, und auf dem saß ein Baum. Der Weg führte hinein.~+, und~ Da drin war es schwarz. {name} rief: »Hallo?« [»Lo«, sagte es.] Es roch nach Kellern und alten Fledermäusen.`,
        after: `In dem Gang war ein Jaguar. Er war aus Stein und hatte Farne als Schnurrhaare.~, und~ Seine Nase glänzte.~+, denn~ Seit tausend Jahren hatte jeder sie gestreichelt. [Das taten sie auch.] Am anderen Ende, zwischen den Blättern, standen Sterne.`,
      },
    },
    reach: {
      one: {
        meet: `Hier endete der Weg an einer Wand aus roter Erde, nass und glatt wie eine Badewanne. [Oben ging er weiter.] {name} kam drei Schritte hinauf und rutschte vier zurück. »Runter«, sagte {pal}, »sind wir schneller als rauf.«`,
        after: `Hier oben war gar kein Dschungel, nur sein Dach, lauter Buckel wie Brokkoli, mit Nebel in den Ritzen. Unter ihnen flog ein Ara heim.~+, und~ Er blieb blau, bis er so klein war wie eine Erbse. [»Einen Vogel von oben hatte ich noch nie«, sagte {name}.]`,
      },
    },
    call: {
      one: {
        meet: `Hier war der Fluss, und mittendrin die Fähre, eine Schildkröte. Der Kopf, soweit man sehen konnte, war drin.~, und~ Auf dem Panzer stand *Bitte rufen*. »Hallo?«, rief {name}.~+, aber~ Der Fluss redete auch, und zwar lauter. [Ein Falter ging über den Panzer, sonst rührte sich nichts.]`,
        after: `Der Kopf kam heraus, und er war hundert Jahre alt. »Da hat jemand gerufen«, sagte die Schildkröte. [»Wie überaus nett.«] Sie trug sie hinüber, ohne zu spritzen. »Vorsicht beim Aussteigen«, sagte sie am anderen Ufer, »da bin ich älter.«`,
      },
    },
    soft: {
      one: {
        meet: `Auf einer Lianenbrücke saß ein sehr kleines Äffchen, nass, und hielt sich mit allen fünf Enden fest. Es zitterte.~+, und~ Davon zitterte die ganze Brücke. »Ich bin reingefallen«, sagte es. »Ich ließe euch durch, aber die Hände gehen erst auf, wenn sie warm sind.«`,
        after: `Eine Hand ging auf, dann die anderen, zuletzt der Schwanz, Kringel für Kringel. {»Ich bin trocken«, sagte das Äffchen. »Ich werde flauschig.«|»Ich bin trocken«, sagte das Äffchen, »ich werde flauschig.«} Alle gingen hinüber.~+, und~ Drüben reichte eine Familie es von Schoß zu Schoß und stellte fest, dass es ihres war.`,
      },
    },
    way: {
      one: {
        meet: `Hier waren fünf Lücken im Grün, in jeder ein Pfad.~, und~ Einen Wegweiser hatte es gegeben.~+, aber~ Er hatte Wurzeln geschlagen. Jetzt war er ein Baum, und jeder Arm zeigte anderswohin. »Er hat sich gemacht«, sagte {name}, »nur hilft es nicht viel.«`,
        after: `Die richtige Lücke war die niedrigste, von der man gesagt hätte, sie sei für Schweine.~+, und~ Sie gingen gebückt hinein. Drinnen aber konnte man gerade stehen, in einem grünen Saal.~+, und~ Die Schweine hatten ihn sehr sauber gehalten.`,
      },
    },
  },
};

export const restless: SeenTelling<GermanNoun> = {
  noun: der('der junge Tukan', 'den jungen Tukan', 'dem jungen Tukan', 'ein junger Tukan', 'einen jungen Tukan', 'einem jungen Tukan'),
  title: 'der junge Tukan',
  sign: `*Klack.* Einen Moment war es still, dann kam ein Bums.~+, und~ Eine Stimme im Dschungel sagte: »Verzeihung.« *Klack-a-klack.* »Verzeihung!« [Alle da draußen waren gerade eingeschlafen und setzten sich wieder auf.] Jemand drehte sich im Bett herum, und das Bett war ein Baum.`,
  trace: `In einer Baumrinde war eine Delle, wie von einem sehr großen Löffel.~+, und~ Darunter hatte jemand ganz klein eingeritzt: *Verzeihung*. Am nächsten Baum waren zwei Dellen und darunter: *Verzeihung, Verzeihung*. »Da hat jemand sehr gute Manieren«, sagte {pal}.`,
  found: `Auf einem Ast im Dschungel ging ein junger Tukan zu Bett. Er legte den großen Schnabel nach links, und der rutschte ab. *Klack.* [»Verzeihung«, sagte er zum Baum.] Er legte ihn nach rechts und ging gleich mit. *Bums.* »Es ist fast bequem«, sagte er beim Heraufklettern.`,
  near: `Im Baum am Haus saß ein junger Tukan. Er probierte den sehr großen Schnabel links, und der rutschte ab. *Klack.* Er probierte ihn rechts.~+, und~ Da ging er gleich mit. *Bums.* »Verzeihung«, sagte der Tukan vom Geländer her.`,
  first: `{name} faltete ein großes weiches Blatt und schob es dem Tukan unter den Schnabel. Einen Augenblick lag er still, dann rutschte er. *Klack*, genau auf {pal}. {»Verzeihung«, sagte der Tukan. »Ich esse so viel Papaya. Davon wird so ein Schnabel glatt.«|»Verzeihung«, sagte der Tukan, »ich esse so viel Papaya. Davon wird so ein Schnabel glatt.«}`,
  second: `»Ich halte das Ende vom Schnabel«, sagte {pal}, »und du schläfst.« Der Tukan machte die Augen zu und schlief auch gleich und schnarchte: *klack-a-klack-a-klack*. [{pal} klapperte mit, von oben bis unten.] »Verzeihung«, sagte der Tukan im Aufwachen. »Habt ihr etwas gehört?«`,
  why: `»Die anderen sagen gute Nacht, Flügel an Flügel«, sagte der Tukan, »und stecken den Kopf darunter. Bei mir kommt der Schnabel hinten wieder raus. *Klack*, macht er, und *pst*, sagen sie. Wenn ich aufhöre, sagt mir überhaupt keiner mehr etwas.«`,
  settled: `Der Tukan drehte den Kopf ganz nach hinten, um zu sehen, wer da war. »Gute Nacht, Tukan«, sagte {name}. Da legte sich der Schnabel in die Mulde zwischen den Flügeln.~+, und~ Er passte wie ein Löffel in die Schublade. Der Schwanz klappte sich darüber, und niemand sagte Verzeihung.`,
};

export const wonder: SeenTelling<GermanNoun> = {
  noun: das('das erste Glühwürmchen', 'dem ersten Glühwürmchen', 'ein erstes Glühwürmchen', 'einem ersten Glühwürmchen'),
  title: 'das erste Glühwürmchen',
  sign: `In einer Nacht im Jahr füllt sich der große Baum am anderen Ufer mit Glühwürmchen.~+, und~ Das war heute. An und aus geht er dann, der ganze Baum auf einmal. Eins aber muss anfangen, und das ist das erste Glühwürmchen. [Der Dschungel war schon dunkel.~, und~ Der Baum war es auch.]`,
  trace: `Weit vorn ging ein Licht wie eine Stecknadel an und wieder aus. »Hast du das gesehen?«, fragte {name}. »Ich habe geblinzelt«, sagte {pal}.~+, und~ Dann blinzelten sie beide und erwischten gerade noch das Ende. »Es wartet, bis keiner guckt«, sagte {name}.`,
  found: `Am Fuß des großen Dschungelbaums saßen sie alle und sahen hoch: Affen, Wildschweine und ein Tapir mit Schultertuch. Unter jedem Blatt wartete ein Glühwürmchen im Dunkeln.~+, und~ Auf dem untersten Zweig saß das erste und hielt sein Licht hinter dem Rücken.`,
  near: `Auf dem Geländer, gleich an der Tür, saß ein Glühwürmchen im Dunkeln. Es war das erste, auf das alle anderen warten. [Unten saßen Affen und Schweine und warteten auch.] Es leuchtete wie ein Nadelstich und sah sich um.~+, und~ Dann setzte es sich auf sein Licht.`,
  first: `»Wir machen die Augen zu«, sagte {name}, »und du probierst es.« Sie machten zu. »Sind sie auch zu?«, fragte das Glühwürmchen. »Sieh doch nach.« Es sah nach, so fest es konnte. »Geht nicht. Um das zu sehen, müsste ich leuchten.«`,
  second: `»Ich fange an«, sagte {pal} und stellte sich gerade hin. »So. Ich bin an.« Das Glühwürmchen ging einmal um {pal} herum. »Das ist an?« »Ja. Und jetzt bin ich aus.« [Der Unterschied war nicht groß.] »Sehr gut gemacht«, sagte es. »Man sieht kaum die Naht.«`,
  why: `»Der ganze Baum wartet auf mich«, sagte das Glühwürmchen. »Fang nur an, sagen sie, wir machen dann mit. Aber ich habe bloß ein kleines Licht. Alle sind da, und das Dunkel ist so groß. Wenn nun keiner merkt, dass es an ist?« Es legte zwei Füße darüber.`,
  settled: `Das erste Glühwürmchen nahm beide Füße weg und leuchtete. Ein kleines Licht war es, und ringsum war das ganze Dunkel. [Dann war daneben noch eins.] Dann leuchtete der Zweig.~+, und~ Der Ast leuchtete auch, und mit einem Schwung der Baum. {»Ach«, sagte das Glühwürmchen. »Eins war genug.«|»Ach«, sagte das Glühwürmchen, »eins war genug.«}`,
};
