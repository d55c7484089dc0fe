import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { das, der, die, viele, type GermanNoun } from '../noun.ts';

export const setting: FirstSetting<'forest', GermanNoun> = {
  tiny: { noun: der('der Käfer', 'den Käfer', 'dem Käfer', 'ein Käfer', 'einen Käfer', 'einem Käfer') },
  home: [
    `Das Haus von {name} stand da, wo die Straße aufhört und der Wald anfängt. Abends wurden die Bäume ringsum schwarz.~+, und~ Die Küchenlampe schien hinaus auf die ersten Farne und machte sie noch einmal grün.`,
    `{name} wohnte so nah am Wald, dass sich eine Tanne ans Schlafzimmerfenster lehnte. Abends waren ihre Nadeln grün vom Lampenlicht.~+, und~ Das Kopfkissen roch nach ihnen.`,
  ],
  back: `Der Heimweg war kürzer, wie immer.~+, denn~ Er kannte ihre Füße jetzt. [Farne strichen ihnen um die Knie.] Weit vorn, zwischen den Stämmen, war die Küchenlampe von {name} zu sehen, nicht größer als ein Apfelkern.`,
  night: {
    dark: `Nun ging das Grün aus den Dingen.~,~ Erst wurde das Moos grau.~+, und~ Dann wurden es die Farne. Eine Fledermaus kam heraus und nähte den Himmel von einem Baum zum nächsten. [Es roch nach Pilzen und nach kalten Steinen.]`,
    deep: `Tief im Wald war die Nacht ganz unten angekommen. Die Blätter hingen still.~+, und~ Die Wurzeln tranken langsam im Dunkeln. Weit weg fiel ein Tropfen in einen Teich. [Danach war auch der Teich still.]`,
  },
  hush: {
    one: `Zuerst hörten die Frösche auf, alle zugleich, als hätte jemand einen Deckel daraufgelegt.~, und~ Dann legten die Grillen ihre Beine weg, hier ein Paar und da ein Paar. Eine geigte weiter.~+, denn~ Ihr hatte es keiner gesagt.~, und~ Schließlich hörte sie sich selbst und ließ es.`,
    two: `Danach knarrten die Bäume nicht mehr. Sie hatten den Abend lang gerückt wie Leute auf einer harten Bank.~+, und~ Nun saß jeder richtig. [Nur die Tanne kratzte noch einmal am Fenster, um ihr Wort zu Ende zu schreiben.] Ein Nachtfalter flog noch, und zwar heim.`,
    three: `Ganz zuletzt war der Bach dran. Er erzählte den Steinen seine lange Geschichte, die sie schon kannten, leiser und leiser. Dann kam er zu der Stelle, an der nichts passiert.~+, und~ Die erzählte er am langsamsten.`,
  },
  facts: {
    one: `»Die Bäume halten sich an den Händen«, sagte {pal}. »Unter der Erde verbinden feine Pilzfäden ihre Wurzeln, und darin wandert allerlei von Baum zu Baum.« [{name} legte eine Hand an den nächsten Stamm.~+, denn~ So sagte man allen auf einmal guten Abend.]`,
    two: `{»Wartet«, sagte {pal}. »Kein Licht. Nur schauen.«|»Wartet«, sagte {pal}, »kein Licht. Nur schauen.«} Zuerst war alles schwarz.~,~ Dann kamen einer nach dem anderen die Stämme heraus.~+, und~ Danach kamen die Blätter. »Augen gehen langsam auf«, sagte {pal}. »Bis sie im Dunkeln am besten sehen, brauchen sie etwa eine halbe Stunde.«`,
    three: `»Warum hört man die Eule nicht, wenn sie fliegt?«, fragte {name}. »Weiche Ränder«, sagte {pal}. »Ihre Federn haben Fransen wie ein Schultertuch. Die kämmen die Luft, damit sie nicht pfeift.« [Die nächsten zwanzig Schritte gingen sie mit weichen Rändern.]`,
  },
  places: {
    pond: {
      noun: der('der Teich', 'den Teich', 'dem Teich', 'ein Teich', 'einen Teich', 'einem Teich'),
      arrive: `Sie kamen an den Teich. Er lag flach und schwarz da, mit dem ganzen Mond darin.~+, und~ Nicht eine Falte war zu sehen. Ein Frosch sagte ein Wort. [Er überlegte es sich und sagte es noch einmal.]`,
    },
    hollow: {
      noun: die('die Farnmulde', 'der Farnmulde', 'eine Farnmulde', 'einer Farnmulde'),
      arrive: `Der Boden sank ein, und sie waren in einer Mulde voller Farn. So hoch stand er, dass er sich über dem Kopf schloss wie ein grüner Schirm. [Hier unten war es warm.~+, und~ Es roch nach Erde und Pfeffer.]`,
    },
    oak: {
      noun: die('die alte Eiche', 'der alten Eiche', 'eine alte Eiche', 'einer alten Eiche'),
      arrive: `Die alte Eiche stand für sich allein.~, und~ Einmal ganz um sie herum, das waren einunddreißig Schritte. {name} wusste es genau.~+, denn~ {name} war gerade herumgegangen. [Hoch oben hatte der Wind zu tun, aber hier unten rührte sich nicht eine Eichel.]`,
    },
    stones: {
      noun: viele('die Trittsteine', 'den Trittsteinen', 'Trittsteine', 'Trittsteinen'),
      arrive: `Über den Bach führten sieben flache Steine. Sechs lagen still.~+, und~ Der fünfte machte klonk. »Klonk«, sagte er unter {name}. »Klonk«, sagte er unter {pal}. [Darunter lief das Wasser und erzählte dieselbe lange Geschichte wie den ganzen Tag.]`,
    },
  },
  helpers: {
    hedgehog: {
      noun: die('die Igelfrau', 'der Igelfrau', 'eine Igelfrau', 'einer Igelfrau'),
      trouble: `Hinter einem Baumstamm brummelte es. Das war eine Igelfrau.~+, und~ Sie war durch die Brombeeren gerollt. Nun trug sie neun Blätter, eine Feder, zwei Kletten und ein halbes Brötchenpapier. {»Nicht hinsehen«, sagte sie. »Ich bin eingeladen, und ich sehe aus wie eine Hecke.«|»Nicht hinsehen«, sagte sie, »ich bin eingeladen, und ich sehe aus wie eine Hecke.«}`,
      help: `{name} kniete sich hin.~+, und~ Erst kamen die Blätter ab, dann die Feder, dann ganz langsam die Kletten. [»Au«, sagte die Igelfrau. »Nein, nicht au. Ich sage es nur auf Vorrat.«] Das Papier kam zuletzt.~+, und~ Darunter war eine sehr hübsche Igelfrau.`,
      gift: `»Das hier nehmt ihr«, sagte die Igelfrau. [»Es war für das Fest, aber die haben schon Kuchen.«] Sie rollte ein Glas hervor, mit Löchern im Deckel.~+, und~ Darin saßen drei Glühwürmchen und schliefen. »Morgen früh müsst ihr sie rauslassen. Die haben Arbeit.«`,
      back: `»Ist es schon Morgen?«, fragte {name}. »Auf der Seite dort«, sagte die Igelfrau, die mit Zuckerguss an der Nase heimkam. So kam der Deckel vom Glas.~+, und~ Die Glühwürmchen stiegen aus und gingen zur Arbeit. Ein Blatt trug sie noch. »Das wollten alle haben«, sagte sie.`,
      comes: `Eine Igelfrau kam vorbei, auf dem Weg zu einem Fest, und sah {being.acc} an. »Hilft vielleicht ein Blatt? Ich habe offenbar neun an.« Sie legte eins daneben.~+, aber~ Es half überhaupt nicht. »Ich bleibe und sehe zu«, sagte die Igelfrau. [»Das Fest hat Kuchen, und Kuchen kann warten.«]`,
      bye: `Die Igelfrau, mit Zuckerguss an der Nase, sagte allen gute Nacht und auch dem Spiegelbild in der Pfütze.`,
    },
    spider: {
      noun: die('die kleine Spinne', 'der kleinen Spinne', 'eine kleine Spinne', 'einer kleinen Spinne'),
      trouble: `Zwischen zwei Zweigen hing ein Netz mit einem Loch, so groß wie eine Pflaume.~, und~ Mittendrin saß eine sehr kleine Spinne, alle Arme verschränkt. »Ein Blatt ist draufgefallen. Ich flicke es. Dann fällt wieder ein Blatt.« [»Da seht ihr, wie meine Abende sind.«]`,
      help: `{name} sah nach oben statt auf das Netz.~+, und~ Da hing ein Ast voll mit allen übrigen Blättern. Also schüttelte {name} den Ast, ganz sacht, und stand im Blätterregen, bis keins mehr zu fallen hatte. [»Ach«, sagte die Spinne. »Ans andere Ende vom Blatt habe ich nie gedacht.«]`,
      gift: `Das Loch flickte die Spinne in einer Minute und summte dabei.~,~ Dann machte sie weiter, immer um ein Eichelhütchen herum.~+, und~ Es wurde ein Knäuel, nicht größer als eine Erbse. »Es sieht nach nichts aus«, sagte sie, »aber es trägt euch beide samt Wocheneinkauf.«`,
      back: `Da hing das Netz, ganz und heil, mit dem Mond als Knopf. »Hat er gehalten, der Faden?«, fragte die Spinne. »Uns beide«, sagte {name} und gab den Rest zurück. [Sie webte ihn vorn ein, wo Besuch zuerst hinsieht.] Kein Blatt kam.~+, und~ Sie legte die Arme schlafen, Paar um Paar.`,
      comes: `Eine sehr kleine Spinne kam an einem Faden herunter. »Festhalten hilft«, sagte sie zu {being.dat} und ließ das Ende herab. Es war so dünn, dass keiner es fand. »Ich versichere euch, es ist da«, sagte die Spinne, hängte sich daran und sah zu.`,
      bye: `Die kleine Spinne winkte mit einem Arm nach dem anderen, und das dauerte seine Zeit.`,
    },
    badger: {
      noun: der('der Dachs', 'den Dachs', 'dem Dachs', 'ein Dachs', 'einen Dachs', 'einem Dachs'),
      trouble: `Aus einem Loch kam ein gestreiftes Gesicht und blieb da. {»Ich scheine festzustecken«, sagte der Dachs. »Ich habe zweimal zu Abend gegessen. Die Tür nicht.«|»Ich scheine festzustecken«, sagte der Dachs, »ich habe zweimal zu Abend gegessen. Die Tür nicht.«} Höflich sah er hoch. »Ich sehe, ihr habt zu tun. Aber ich sehe auch, dass ihr nicht feststeckt.«`,
      help: `Ziehen half nichts. Schieben half auch nichts, außer dass es kitzelte.~,~ Also grub {name}, nicht am Dachs, sondern an der Tür, eine Handvoll Erde nach der anderen. [»Das ist meine Schwelle«, sagte der Dachs betrübt. »Das war deine Schwelle«, sagte {name}.] Plopp.`,
      gift: `»Na so was!«, sagte der Dachs und schüttelte sich, bis er doppelt so dick war. Hinter der Tür holte er ein Kuhhorn hervor, braun und blank. »Das ist von meinem Großvater, zum Frühstückrufen. Man bläst ins dünne Ende. Die Leute fangen immer beim dicken an.«`,
      back: `Da saß der Dachs in der neuen breiten Tür.~+, und~ {name} gab ihm das Horn. »Ins dünne Ende?« »Am Ende ja.« Er hielt es sich ans Ohr. »Noch warm«, sagte er, »wie eine Teekanne.« Dann ging er mit abgespreizten Ellbogen ins Bett, weil das jetzt ging.`,
      comes: `Ein Dachs kam mit dem zweiten Abendbrot im Tuch vorbei.~+, und~ Er sah {being.acc} an.~+, und~ Dann sah er das Abendbrot an. »Du kannst die Rinde haben.« Um Rinde ging es aber nicht. »Oh, gut«, sagte der Dachs, setzte sich, aß sie selbst und sah zu.`,
      bye: `Der Dachs rief von der Haustür gute Nacht und nahm dann, weil es schon da war, noch ein kleines Abendbrot.`,
    },
  },
  objects: {
    jar: {
      noun: das('das Glas mit Glühwürmchen', 'dem Glas mit Glühwürmchen', 'ein Glas mit Glühwürmchen', 'einem Glas mit Glühwürmchen'),
      use: `»Das Glas!«, sagte {name}. Ein Glühwürmchen wachte auf, danach das zweite.~+, und~ Das dritte gähnte und leuchtete vom falschen Ende an. Es wurde ein kleines grünes Licht.~,~ Aber es lief vor ihnen her wie ein Hündchen.`,
    },
    thread: {
      noun: das('das Knäuel Spinnenfaden', 'dem Knäuel Spinnenfaden', 'ein Knäuel Spinnenfaden', 'einem Knäuel Spinnenfaden'),
      use: `{name} holte das Knäuel heraus, das nach nichts aussah. Ein Wurf.~+, und~ Hinauf flog es und glänzte. [Sie zogen daran, und es hielt.] So kamen sie hoch, Hand über Hand, an einem Seil, das man kaum sehen konnte.`,
    },
    horn: {
      noun: das('das Kuhhorn', 'dem Kuhhorn', 'ein Kuhhorn', 'einem Kuhhorn'),
      use: `{name} hob das Horn vom Dachs und blies. Es kam nur Spucke. »Dünnes Ende«, sagte {pal}.~,~ Also wurde umgedreht und geblasen, mit der größten Luft des Tages.~+, und~ Heraus kam ein langer brauner Ton, wie eine Kuh, die nachdenkt.`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Hier ging der Weg unter den Wurzeln von einem umgestürzten Baum durch. Es war ein Tunnel, so dunkel wie das Innere von einem Stiefel. [{name} hielt eine Hand hoch und fand sie nicht.] »Geht das lange so?«, fragte {pal}.~+, aber~ Der Tunnel sagte nichts.`,
        after: `Geduckt gingen sie hindurch. Es war nicht lang.~+, und~ Ein Stiefel war es auch nicht. Es war ein Hausflur, sauber gefegt, mit einer Reihe Eichelhüte am Haken. [Beim Hinausgehen traten sie sich die Füße ab.]`,
      },
    },
    reach: {
      one: {
        meet: `Hier stieß der Weg an eine Wand aus Erde, haushoch.~, und~ Oben wuchsen gute feste Wurzeln.~+, doch~ Unten war nichts zum Festhalten. {name} sprang. {name} sprang mit Anlauf. Die Wand blieb genauso hoch.`,
        after: `Oben legten sie sich auf den Bauch und schauten hinunter. Was eine Wand gewesen war, war nun eine Aussicht. Unter ihnen lag der ganze Wald und wurde von Grün zu Blau. [{»Da unten waren wir«, sagte {pal}. »Wir waren ziemlich klein.«|»Da unten waren wir«, sagte {pal}, »wir waren ziemlich klein.«}]`,
      },
    },
    call: {
      one: {
        meet: `Hier war der Bach breit, und es gab eine Fähre: ein Floß, ein Seil, eine Kröte. Das Floß lag drüben.~+, und~ Drüben lag auch die Kröte, den Hut über den Augen. »Entschuldigung«, rief {name}.~+, und~ Der Bach war lauter. [»Entschuldigung!« Der Hut ging auf und ab, auf und ab.]`,
        after: `Da flog der Krötenhut hoch. »Komme schon! Ich schlafe nicht! Ich sehe mir nur den Hut von innen an!« Sie zog das Floß herüber und setzte sie über.~+, und~ Es kostete einen Witz. {name} wusste einen guten, mit einer Schnecke. [Als sie winkten, grübelte die Kröte noch.]`,
      },
    },
    soft: {
      one: {
        meet: `Mitten auf dem Weg stand ein Mäusekind, so neu, dass es noch keine Barthaare hatte. [Es war kalt und zitterte.] »Ich bin die Wache«, sagte es. »Ich darf keinen durchlassen, bis ich warm bin. Das hat meine Mutter gesagt. Oder so ähnlich.«`,
        after: `»Ich glaube, jetzt bin ich warm«, sagte das Mäusekind und gähnte, dass man das Abendbrot sah. »Ihr könnt durch. Wenn ihr meine Mutter trefft, sagt ihr, ich war grimmig.« Da kam schon eine große graue Maus gelaufen.~+, und~ Sie trug die Wache am Kragen heim.`,
      },
    },
    way: {
      one: {
        meet: `Hier trafen sich fünf Wege.~, und~ Einer war breit, einer schmal, einer hatte eine Pfütze, und zwei waren genau gleich. Ein Schild gab es.~+, aber~ Die Schnecken hatten die Wörter gegessen. [Übrig war nur ein Komma.] »Wenn du der richtige wärst«, sagte {name}, »welcher wärst du?«`,
        after: `Der mit der Pfütze war es. [Der ist es sehr oft.] Sie sprangen hinüber, erst der eine, dann der andere.~+, und~ Der Weg lief weiter, weich und gerade, zwischen den Birken hindurch, als hätte er sie erwartet.`,
      },
    },
  },
};

export const restless: SeenTelling<GermanNoun> = {
  noun: der('der kleine Kauz', 'den kleinen Kauz', 'dem kleinen Kauz', 'ein kleiner Kauz', 'einen kleinen Kauz', 'einem kleinen Kauz'),
  title: 'der kleine Kauz',
  sign: `Draußen im Wald rief jemand. »Hu?«, rief es, und dann, als hätte das nicht gezählt: »Hu? Hu? HUUU?« Es kam den Schornstein herab, durchs Schlüsselloch herein und von unten durch die Dielen.~, und~ In den Bäumen hielten sich die Eichhörnchen den Schwanz über die Ohren. [Da war jemand hellwach und sagte es allen.]`,
  trace: `Im Moos neben dem Weg waren Dellen, rund wie Brötchen.~+, und~ In jeder steckte ein Fluselchen. »Hier hat jemand gesessen«, sagte {pal}. [{name} fühlte, wie tief sie waren.] »Sehr fest«, sagte {name}, »und rückwärts, alle zehn Schritte.«`,
  found: `Da, tief im Wald, auf einem Baumstumpf im Mondlicht, stand ein sehr kleiner Kauz. Er war rund und flauschig und bestand vor allem aus Augen. »Hu?«, rief er.~+, und~ Der Ruf warf ihn glatt nach hinten um. [Er stand auf, schüttelte einen Fuß und holte tief Luft.]`,
  near: `Genau auf der Türschwelle, am Waldrand, stand ein sehr kleiner Kauz. »Hu?«, fragte er den linken Stiefel. »Hu?«, fragte er den rechten. [Keiner von beiden gab Auskunft.] »HUUU?«, rief er.~+, und~ Der Ruf warf ihn nach hinten um.`,
  first: `{»Zähl doch Schafe«, sagte {name} zum kleinen Kauz. »Ein Schaf …«|»Zähl doch Schafe«, sagte {name} zum kleinen Kauz, »ein Schaf …«} »Wer?«, fragte der Kauz. »Ein Schaf. Es springt übers Gatter. Zwei Schafe …« »Wer?« [Von jedem einzelnen wollte er mehr wissen.] Nach neun Schafen waren sie alle drei wacher als vorher.`,
  second: `{name} hielt dem kleinen Kauz die Augen zu, damit es dunkel wurde. »Bei Kanarienvögeln klappt das«, sagte {pal}. »Oh, schönes Dunkel!«, rief der Kauz darunter. [»Und so dick!«] Er war eben ein Kauz.~+, und~ So wurde er davon erst richtig wach. »Hu? HUUU?«`,
  why: `Der kleine Kauz sah auf seine Füße. »Alle gehen ins Bett«, sagte er. »Gerade wenn ich aufstehe, rufen sie gute Nacht, und weg sind sie. Also rufe ich hu, und nie ruft einer zurück, dass er es ist. Und wenn ich aufhöre zu fragen, dann ist überhaupt keiner da.«`,
  settled: `»Hu?«, fragte der kleine Kauz, ganz leise. »Ich«, sagte {name}.~,~ Da machte er ein Auge zu und sah mit dem anderen nach.~+, und~ {name} war noch da. So machte er beide zu und sagte »hu«, und es war keine Frage mehr. [Die Eichhörnchen nahmen den Schwanz von den Ohren.]`,
};

export const wonder: SeenTelling<GermanNoun> = {
  noun: die('die Mondblume', 'der Mondblume', 'eine Mondblume', 'einer Mondblume'),
  title: 'die Mondblume',
  sign: `Tief im Wald wächst die Mondblume. In einer Nacht im Jahr geht sie auf.~+, und~ Diese Nacht war heute. Wer es einmal gesehen hat, hält die Hände auseinander, so, und gibt auf. »Man muss dabei gewesen sein«, heißt es dann.~+, und~ {name} war nie dabei gewesen.`,
  trace: `Am Weg entlang lief eine Rehspur und daneben eine Mäusespur.~,~ Dann hörte die Mäusespur auf.~+, und~ Die vom Reh ging allein weiter, ein bisschen tiefer. »Wo ist die Maus hin?«, fragte {pal}. »Aufs Reh«, sagte {name}.`,
  found: `Da, tief im Wald, in einem Kreis von Birken, wuchs die Mondblume: ein Stängel, so hoch wie {name}, und eine Knospe, fest zu. Ringsum warteten Rehe, Mäuse auf den Rehen und ein Käfer auf einem Stuhl.~+,~ Doch die Knospe blieb zu.`,
  near: `Am Waldrand, gleich gegenüber von der Stufe, war seit dem Abendbrot die Mondblume gewachsen: ein Stängel, so hoch wie {name}, und eine Knospe, fest zu. Mäuse waren da, um zuzusehen.~+, und~ Ein Käfer hatte einen Stuhl dabei. »Bitte lieber nicht gucken«, sagte die Knospe.`,
  first: `{pal} bückte sich und hauchte die Knospe der Mondblume an, wie man kalte Finger anhaucht. »Tut sich was?« »Sie wird rosa«, sagte {name}. [Die Knospe seufzte und zog die Blätter höher.] Nun war sie eine warme Knospe.~+, aber~ Zu war sie wie vorher.`,
  second: `{»Wir gucken nicht«, sagte {name} zur Mondblume. »Wir sind nur zufällig zwei mit dem Rücken zu dir.«|»Wir gucken nicht«, sagte {name} zur Mondblume, »wir sind nur zufällig zwei mit dem Rücken zu dir.«} Sie drehten sich um und summten ein wenig. [Hinter ihnen knarrte der Stängel.] Sie linsten.~+, und~ Da hatte die Knospe ihnen höflich auch den Rücken zugedreht.`,
  why: `»Ich kann nicht«, flüsterte die Knospe und zog die Blätter bis ans Kinn. »Alle sind gekommen. Stühle haben sie mitgebracht. Ein Jahr haben sie gewartet, und alle denken, in mir ist etwas Schönes. Was ist, wenn ich aufgehe, und drinnen ist nur noch mehr Grün?«`,
  settled: `Die Knospe ließ ihre Blätter los.~+, und~ Ein Blütenblatt kam herunter, dann noch eins, dann alle. Innen war es grün, ungefähr einen Daumen breit.~+, und~ Der ganze Rest war mondfarben. Alle holten zugleich Luft, und der Käfer lieh sich ein Blatt für die Augen.`,
};
