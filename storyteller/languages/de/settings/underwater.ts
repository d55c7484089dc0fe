import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { das, der, die, type GermanNoun } from '../noun.ts';

export const setting: FirstSetting<'underwater', GermanNoun> = {
  tiny: { noun: der('der kleine Krebs', 'den kleinen Krebs', 'dem kleinen Krebs', 'ein kleiner Krebs', 'einen kleinen Krebs', 'einem kleinen Krebs') },
  home: [
    `Das Haus von {name} war aus Glas und stand auf dem Meeresgrund.~+, und~ Atmen konnte man dort so gut wie im Bett. Abends sahen die Fische herein, was es zu essen gab.`,
    `{name} wohnte in einem runden Haus auf dem Grund von einem Meer, in dem man atmen konnte. Abends ging die Küchenlampe an.~+, und~ Die Suppe musste man festhalten.`,
  ],
  back: `Sie gingen über den Meeresgrund heim, mit langen langsamen Schritten. [Der Sand nahm jeden Fuß und gab ihn wieder her.] Weit vorn leuchtete etwas Rundes, Gelbes, wie ein Spiegelei.~, und~ Das war das Haus von {name}.`,
  night: {
    dark: `Nun ging das Licht nach oben.~, und~ So kommt im Meer der Abend: Es steigt und steigt, bis es ganz oben nur noch eine Silbermünze ist. Unten wurde es blau, dann dunkelblau.~+, und~ Danach gibt es kein Wort mehr. [Einer nach dem anderen gingen die Laternenfische an.]`,
    deep: `Das Meer atmete im Schlaf. Weit hinaus ging es.~+, und~ Weit kam es wieder herein. Der Tang neigte sich mit, nach hier und nach da. [Sogar die Krebse hatten abgestellt, was sie trugen.]`,
  },
  hush: {
    one: `Zuerst hörten die Knallkrebschen auf. [Den ganzen Tag hatten sie geklickt, wie etwas in der Pfanne.] Nun gab es noch zehn Klicks, dann drei.~+, und~ Dann kam noch einer, zu spät, und der entschuldigte sich.`,
    two: `Danach gingen die Blasen: blupp und blupp.~+, und~ Keiner hörte, wo sie blieben. Auf dem Sand lag eine Muschel, die den ganzen Abend hin- und hergerollt war. Nun rollte sie hin und nicht mehr her.`,
    three: `Unter alldem war das Meer, das nie aufhört, aber sehr leise sein kann. Es sagte ein Wort, darin war nur *schhh*, weit draußen und ganz nah.~+, und~ Jedes Mal war etwas weniger davon da.`,
  },
  facts: {
    one: `»Weißt du, wer den Sand gemacht hat?«, fragte {pal}. »Die Wellen?« »Auch. Aber viel ist von Papageifischen. Die beißen Korallen ab, zermahlen sie und lassen sie als Sand wieder fallen.« {name} hob einen Fuß und sah ihn an. »Dann ist der Strand also …« »Genau. Von jemandem das Mittagessen.«`,
    two: `Sie trafen einen Tintenfisch, erst steinfarben und dann tangfarben. »Wie sucht er die aus?«, fragte {name}. »Säckchen mit Farbe, in der Haut«, sagte {pal}. »Die zieht er auf und lässt sie zu, schneller, als man blinzelt. Und er hat drei Herzen.« [»Drei!«] Da wurde der Tintenfisch rosa.`,
    three: `Etwas Langes, Tiefes ging durchs Wasser und durch ihre Rippen. »Ein Wal«, sagte {pal}. »Der ist vielleicht hundert Kilometer weit. Wasser trägt ein Lied viel weiter als Luft, und mehr als viermal so schnell.« [{name} legte eine Hand dahin, wo es durchgegangen war.]`,
  },
  places: {
    kelp: {
      noun: der('der Tangwald', 'den Tangwald', 'dem Tangwald', 'ein Tangwald', 'einen Tangwald', 'einem Tangwald'),
      arrive: `Sie kamen in den Tangwald. Der Tang ging hoch und höher.~+, und~ Alles davon neigte sich zur einen Seite, überlegte und neigte sich zur anderen. Durchgehen konnte man dort nur, wenn man sich mitneigte.`,
    },
    steps: {
      noun: die('die Korallentreppe', 'der Korallentreppe', 'eine Korallentreppe', 'einer Korallentreppe'),
      arrive: `In Stufen ging die Koralle hinab, rosa, orange und eine, die man nur zehenfarben nennen kann. [Auf jeder wohnte jemand.] Kleine Türen gingen auf, Augen auf Stielen sahen heraus.~+, und~ Dann gingen die kleinen Türen zu.`,
    },
    wreck: {
      noun: das('das Wrack', 'dem Wrack', 'ein Wrack', 'einem Wrack'),
      arrive: `Da lag das alte Schiff auf der Seite, den Mast im Sand. Seit hundert Jahren lag es da wie im Schlaf. Überall wuchsen Seeanemonen.~+, und~ In jedem Fenster hing ein Fisch wie ein Vorhang. [Irgendwo drinnen ging eine Tür hin und her: iek. Und iek.]`,
    },
    plain: {
      noun: der('der weiße Sand', 'den weißen Sand', 'dem weißen Sand', 'der weiße Sand', 'den weißen Sand', 'dem weißen Sand'),
      arrive: `Dann war da nichts als Sand, weiß, weit und vom Wasser gekämmt. [Noch niemand war darauf gegangen.] Als sie sich umsahen, waren da nur die eigenen Schritte, die ihnen paarweise nachkamen.`,
    },
  },
  helpers: {
    crab: {
      noun: der('der Einsiedlerkrebs', 'den Einsiedlerkrebs', 'dem Einsiedlerkrebs', 'ein Einsiedlerkrebs', 'einen Einsiedlerkrebs', 'einem Einsiedlerkrebs'),
      trouble: `{»Bitte umdrehen«, sagte jemand. »Ich bin nicht angezogen.«|»Bitte umdrehen«, sagte jemand, »ich bin nicht angezogen.«} Also drehten sie sich um. Es war ein Einsiedlerkrebs, der gewachsen war.~+, und~ Sein Gehäuse hatte gekniffen. »Da bin ich raus, und ein anderes gibt es nicht, und es zieht«, sagte er.`,
      help: `{name} leerte rückwärts, ohne hinzusehen, beide Taschen: ein Knopf, ein Korken und die Tasse von einem Puppengeschirr. {»Zu flach«, sagte der Krebs. »Zu korkig. Oh. Die hat ja einen Henkel.«|»Zu flach«, sagte der Krebs, »zu korkig. Oh. Die hat ja einen Henkel.«} Es kratzte.~+, und~ Dann machte es plopp. »Ihr könnt gucken.«`,
      gift: `»Ihr müsst das alte nehmen«, sagte der Einsiedlerkrebs. [»Es gehörte meiner Großmutter.«] Handlang war es und innen rosa wie ein Katzenmaul. »Wenn man ins kleine Ende bläst, hören sie es bis ins nächste Meer.«`,
      back: `Der Einsiedlerkrebs hielt seine Tür am Henkel. Sie gaben ihm das Gehäuse der Großmutter.~+, und~ Er horchte hinein. »Sie ist noch drin.« »Was sagt sie?«, fragte {name}. »Suppe.« Damit ging er ins Bett, des Frühstücks wegen.`,
      comes: `Der Einsiedlerkrebs kam. »Meiner Erfahrung nach«, sagte er zu {being.dat}, »ist es das Gehäuse. Das kneift.« Er bot einen Kronkorken an, seinen besten Hut.~+, und~ Der rutschte herunter. Also trug er ihn selbst und setzte sich zum Warten.`,
      bye: `Der Einsiedlerkrebs sagte an der Haustür gute Nacht, trat sich alle Füße ab, einen nach dem anderen, und ging in sich.`,
    },
    seahorse: {
      noun: das('das Seepferdchen', 'dem Seepferdchen', 'ein Seepferdchen', 'einem Seepferdchen'),
      trouble: `An einem Halm hing ein Seepferdchen, den Schwanz darum, die Augen zu. »Bewegt es sich noch?«, fragte es. »Was denn?«, fragte {name}. »Alles. Ich will bloß zu meiner Schwester hinüber, aber sooft ich loslasse, stellt mich das Wasser woandershin.«`,
      help: `{name} krümmte einen kleinen Finger. »Halt dich daran. Er geht immer mit mir.« Das Seepferdchen legte den Schwanz darum, zweimal. [Es war wie ein Ring, der denkt.] Sie gingen sehr langsam hinüber.~+, und~ In ihm wurde nichts verschüttet.`,
      gift: `Da hing die Schwester.~+, und~ Sie verneigten sich dreimal voreinander. »Nehmt unser Band«, sagten sie und wickelten es ab: silberner Tang, so lang, wie ein Haus hoch ist. »Nachts halten wir uns daran fest. Aber jetzt sind wir ja zwei.«`,
      back: `Die zwei Seepferdchen hingen Schwanz in Schwanz.~+, und~ {name} legte das silberne Band um beide und band eine Schleife. »Bewegt es sich noch?«, fragte das erste mit geschlossenen Augen. »Alles«, sagte {name}. »Na dann«, sagte es. »Soll es.«`,
      comes: `Ein Seepferdchen kam von Halm zu Halm vorbei. »Man muss sich festhalten«, sagte es und gab {being.dat} den Halm.~+, und~ Da nahm das Wasser es mit. »Oh«, sagte es und trieb rückwärts.~, und~ {name} hielt einen Finger hin, und an dem blieb es.`,
      bye: `Das Seepferdchen hielt einen Halm, verneigte sich und noch einmal, und das zweite war auch schon das Einschlafen.`,
    },
    octopus: {
      noun: die('die Krakin', 'der Krakin', 'eine Krakin', 'einer Krakin'),
      trouble: `Eine Krakin hatte eine Schleife gebunden, mit sich selbst darin, und kam nicht mehr heraus. »Ich habe ein Geschenk eingepackt«, sagte sie. »Bei acht Armen verzählt man sich. Ist das meiner?« »Das ist wohl Tang«, sagte {name}. »Und das?« »Das ist mein Bein.«`,
      help: `»Nicht ziehen«, sagte {name}, »kitzeln.« Sie kitzelten den ersten Arm.~+, und~ Der ließ los. Sie kitzelten den dritten, den fünften und einen, der keinem gehörte. Beim siebten lachte die Krakin so, dass sie Punkte bekam und danach Streifen.`,
      gift: `In der Schleife war das Geschenk[, ziemlich platt]: eine Decke, aus alten Segeln genäht, von acht Armen zugleich. »Sie ist für den, der mich aufknotet«, sagte die Krakin. »Klein wie ein Butterbrot kann man sie falten, und warm ist sie wie vier.«`,
      back: `Die Krakin war über dem Einpacken eingeschlafen. Sie breiteten die Decke darüber, warm wie vier.~+, und~ Vier Arme guckten noch heraus. »Falt sie noch mal auf«, sagte {pal}.~+, und~ Da war sie warm wie acht.`,
      comes: `Die Krakin kam mit einem Kissen unter jedem Arm, und das macht acht. »Lieber hart oder lieber weich?«, fragte sie {being.acc}. [Sie probierten alle durch.] Mit Kissen hatte der Kummer nichts zu tun.~+,~ Also setzte sie sich selbst auf alle acht.`,
      bye: `Die Krakin winkte mit einem Arm und deckte sich mit den anderen sieben zu.`,
    },
  },
  objects: {
    shell: {
      noun: das('das alte Schneckenhaus', 'dem alten Schneckenhaus', 'ein altes Schneckenhaus', 'einem alten Schneckenhaus'),
      use: `»Ins kleine Ende«, sagte {pal}, also drehte {name} das alte Gehäuse um und blies. Erst kamen Blasen, dann ein langer runder Ton, rosa wie die Innenseite. Als Ring ging er hinaus, und der Ring wuchs.~+, und~ Wo er ankam, sagte jemand: »Suppe?«`,
    },
    ribbon: {
      noun: das('das silberne Band', 'dem silbernen Band', 'ein silbernes Band', 'einem silbernen Band'),
      use: `»Das Band«, sagte {name}. Es wollte schweben.~+, und~ So ließen sie es schweben, hoch und höher, ganz silbern. Schließlich lag sein Ende über dem, woran sie nicht kamen.~+, und~ Daran kletterten sie hinauf, kaum schwerer als ein Traum.`,
    },
    quilt: {
      noun: die('die Segeltuchdecke', 'der Segeltuchdecke', 'eine Segeltuchdecke', 'einer Segeltuchdecke'),
      use: `{name} faltete die Decke auf, und noch einmal auf, und hörte nicht auf zu falten. Das Butterbrot war jetzt so groß wie ein Bett. Zweimal ging es um das kleine Kalte.~+, und~ Dann stopften sie die Ränder fest.`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Hier ging der einzige Weg durch eine Höhle. [Blau gab es darin gar nicht mehr.] {name} steckte einen Arm hinein.~+, und~ Da war der Arm zu Ende. {»Er ist noch dran«, sagte {name}. »Ich spüre, wie er da ist.«|»Er ist noch dran«, sagte {name}, »ich spüre, wie er da ist.«}`,
        after: `So gingen sie hindurch und sahen, was niemand sieht. Die Höhle war rot von einem Ende zum anderen, rot wie ein Theater. Keiner hatte es gewusst.~+, denn~ Es hatte nie jemand ein Licht mitgebracht.`,
      },
    },
    reach: {
      one: {
        meet: `Hier stand eine Felswand.~+, und~ Oben ging der Weg weiter. Sie schwammen hoch, und weil sie zum Gehen gebaut waren, sanken sie wieder. [Die Wand war glatt.] Napfschnecken saßen daran, aber sie sagten, sie seien keine Stufen.`,
        after: `Oben war ein Sims wie eine Fensterbank.~+, und~ Sie setzten sich darauf, die Füße im Blauen. Unter ihnen zogen Fische vorbei wie Vögel. [»Ich dachte immer, oben wäre andersherum«, sagte {pal}.]`,
      },
    },
    call: {
      one: {
        meet: `Über den tiefen blauen Graben fährt der Rochen, der die Fähre ist. Er war aber weit draußen und drehte im Schlaf langsame Kreise. Sie winkten.~+,~ Nur ist so ein Winken im Meer nichts Besonderes.`,
        after: `Der Rochen kam herangeglitten und legte sich ihnen vor die Füße. [»Alles einsteigen, und Vorsicht an den Rändern«, sagte er.] Sie saßen auf seinem Rücken.~+, und~ Der ging an den Rändern auf und ab, und so kamen sie hinüber.`,
      },
    },
    soft: {
      one: {
        meet: `Am Tor zum Riff hielt sich eine sehr kleine Robbe fest und zitterte. »Ich warte auf meine Mutter«, sagte sie. »Halt dich hier fest, hat sie gesagt. Und wenn ich loslasse, weine ich.« [Das Meer ist zum Warten ziemlich kalt.]`,
        after: `»Da«, sagte die Robbe, »ich habe losgelassen, und ich habe nicht geweint.« Das Tor, das jetzt keiner mehr hielt, ging auf. Im selben Moment kam eine große Robbe durchs Blau, sehr schnell, kopfüber, und rief einen Namen.~+, und~ Es war der richtige.`,
      },
    },
    way: {
      one: {
        meet: `Hier zerfiel das Riff in Gassen: linke Gassen, rechte Gassen und eine, die ging nach unten. Alle sahen gleich aus.~+, und~ In jeder hing derselbe gestreifte Fisch. »Die Strömung weiß es«, sagte {pal}, »aber sie sagt nichts.«`,
        after: `Die dritte Gasse war es, die schmale mit der Biegung. Nach der Biegung kam noch eine.~+, und~ Danach stand das ganze Meer offen. [»Ach, *da* geht das hin«, sagte der gestreifte Fisch, der hinterherkam.]`,
      },
    },
  },
};

export const restless: SeenTelling<GermanNoun> = {
  noun: der('der junge Wal', 'den jungen Wal', 'dem jungen Wal', 'ein junger Wal', 'einen jungen Wal', 'einem jungen Wal'),
  title: 'der junge Wal',
  sign: `Die Tassen zitterten am Haken. Bummm, machte es irgendwo draußen im Meer, dann rauschten Blasen, und wieder: bummm. Etwas sehr Großes drehte sich da im Bett um und drehte sich zurück. [Am ganzen Riff gingen die Türchen auf, und alle sahen in Nachtmützen heraus.]`,
  trace: `Im Sand vom Meeresgrund war eine runde glatte Mulde, so lang wie eine Straße. {»Ein Bett«, sagte {pal}. »Hier ist noch eins, und da noch eins.«|»Ein Bett«, sagte {pal}, »hier ist noch eins, und da noch eins.«} »Jemand braucht Übergröße«, sagte {name}, »und mag keins davon.«`,
  found: `Da, im offenen Meer, war ein junger Wal, nicht länger als eine Straße.~, und~ Er legte sich auf die linke Seite, auf die rechte und dann auf den Kopf: bummm. »Oh, hallo«, sagte er verkehrt herum. »Sagt, dass es Morgen ist.«`,
  near: `Durchs Meer kam ein Schatten, ein junger Wal.~+, und~ Er legte sich vors Haus. Er drehte sich nach links, bummm, und nach rechts, bummm, und jedes Fenster war voll Wal. »Hallo«, sagte er, ein Auge am Glas. »Ist schon Morgen?«`,
  first: `»Zähl doch etwas«, sagte {name}.~+,~ Also zählte der junge Wal Krabben. »Eins. Zwei. Drei. Viiier.« Er stockte. »Das Letzte habe ich ziemlich breit gesagt. Jetzt sind keine mehr da.« Wach war er wie zuvor.`,
  second: `»Er braucht eine Decke«, sagte {pal}.~,~ Also legten sie Tang über den jungen Wal, zwei Arme voll.~, und~ Er reichte für ein Auge. »Schön ist das, auf dem Auge«, sagte der Wal. »Wann kommt der Rest?« Dann drehte er sich um, bummm.~+, und~ Die Decke hatte {pal}.`,
  why: `»Es ist meine erste Nacht für mich allein«, sagte der junge Wal. »Immer habe ich neben Mutter geschlafen, und wenn ich mich umdrehte, war sie da. Hier drehe ich mich links und rechts, um an wen zu stoßen. Wenn ich stillliege, ist da niemand.« [Eine große Träne stieg auf wie ein Ballon.]`,
  settled: `Der junge Wal drehte sich noch einmal um, ganz langsam, und stieß an {name}. »Also ist doch jemand da«, sagte er. »Jemand Kleines.« »Aber mit Bleiben«, sagte {name}.~,~ Da lag er still und machte ein Auge zu, groß wie ein Teller.~+, und~ Am ganzen Riff gingen die Türchen zu.`,
};

export const wonder: SeenTelling<GermanNoun> = {
  noun: der('der Perlenbaum', 'den Perlenbaum', 'dem Perlenbaum', 'ein Perlenbaum', 'einen Perlenbaum', 'einem Perlenbaum'),
  title: 'der Perlenbaum',
  sign: `Auf dem Meeresgrund steht der Perlenbaum, grau wie ein Stock. In einer Nacht im Jahr leuchtet er.~+, und~ Heute war die Nacht. »Wie ist das?«, hatte {name} die Krebse gefragt. [Die hatten die Scheren hingelegt und überlegt.] »Tja«, sagten sie.`,
  trace: `Im Sand vom Meeresgrund stand ein Schild. NICHT ANLEHNEN, sagte es. Sie sahen sich um, aber da war nichts zum Anlehnen.~, und~ Weiter vorn stand ein zweites: AUCH NICHT EIN BISSCHEN. »Das gilt jemand Großem«, sagte {name}.`,
  found: `Da stand auf dem Meeresgrund der Perlenbaum.~+, und~ Auf jedem grauen Zweig saß eine Auster, fest zu. Ringsum warteten Krabben, dann Robben, dann ein Wal, der versprochen hatte, sich nicht anzulehnen. Nicht eine Schale ging auf.`,
  near: `Draußen auf dem Meeresgrund stand der Perlenbaum.~+, denn~ Er war mit der Flut gekommen.~, und~ Auf jedem grauen Zweig saß eine Auster, fest zu. [Dahinter kam ein Wal, der versprochen hatte, nicht zu lehnen.] »Noch nicht«, sagten vierzig kleine Stimmen.`,
  first: `{name} klopfte beim Perlenbaum an die unterste Schale. »Keiner da«, sagte ein Stimmchen. »Und wer war das dann?« [Der ganze Baum überlegte.] »Die nebenan«, sagte die Schale.~,~ Also klopfte {name} nebenan.~+, und~ Nebenan sagte, oben sei vielleicht jemand.`,
  second: `»Wenn sie lachen, gehen sie auf«, sagte {pal}. »Warum ist das Meer so freundlich?« »Warum?«, fragten vierzig Stimmen aus dem Perlenbaum. »Es winkt allen mit den Wellen.« Jeder Zweig bebte.~+, und~ Es kamen Blasen heraus, mmf, mmf, mmf. Aber Austern können mit geschlossenem Mund lachen.`,
  why: `»In einer Schale ist es dunkel«, sagte der Perlenbaum mit vierzig Stimmen. »Das ganze Jahr hat jede an einer Perle gemacht, und keine hat hingesehen. Man bekommt ja nur ein Körnchen Sand. Und nun sind alle da. Was, wenn wir aufgehen, und es ist immer noch bloß Sand?«`,
  settled: `Die unterste Schale ging auf, klick, nicht weiter als ein Zwinkern.~, und~ Heraus kam ein Licht, rund wie die Mitte vom Wort *Mond*. »Sand ist das nicht«, sagte {name}. Klick, klick ging es den Baum hinauf, wie wenn in einer Stadt die Lampen angehen.~+, und~ Selbst der Wal hielt den Atem an.`,
};
