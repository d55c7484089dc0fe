import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { das, der, die, type GermanNoun } from '../noun.ts';

export const setting: FirstSetting<'neighborhood', GermanNoun> = {
  tiny: { noun: die('die Kellerassel', 'der Kellerassel', 'eine Kellerassel', 'einer Kellerassel') },
  home: [
    `{name} wohnte in der Murmelgasse neun, hinter einem blauen Gartentor. Abends ging an jedem Haus die Lampe über der Tür an.~+, und~ Drinnen deckte überall jemand den Tisch.`,
    `Vor dem Haus von {name} in der Murmelgasse waren vier Stufen aus Ziegeln. Abends waren sie noch warm von der Sonne.~+, und~ Man roch, was es in elf Küchen zu essen gab.`,
  ],
  back: `An den Gartentoren vorbei gingen sie heim. [Alle waren zugeklinkt und hatten gesagt, was zu sagen war.] Dann kam die Lampe und darunter die Treppe von {name}.~, und~ Als sie sich setzten, hatten die Ziegel ein bisschen Sonne aufgehoben.`,
  night: {
    dark: `Die Gasse entlang wurden Namen zum Essen gerufen, lange und kurze, und einer musste dreimal gerufen werden. Türen gingen zu.~+, und~ Auf einer Wiese blieb ein Ball liegen. [Es roch nach gemähtem Gras und Bratzwiebeln.] Dann rief niemand mehr jemanden.~, und~ Es war Nacht.`,
    deep: `Nun hatte die Murmelgasse nichts mehr zu tun. Alle Autos waren abgekühlt.~+, und~ Jeder Schlauch lag aufgerollt. Eine Katze ging mitten auf der Straße, wie man das um diese Zeit darf. [Die Laternen standen da und sahen auf ihre Füße.]`,
  },
  hush: {
    one: `Zuerst hörte der Rasenmäher auf. Er gehörte dem Mann von Nummer sechs, der immer zu spät anfängt. Romm, machte er, romm, dann hustete er zweimal.~+, denn~ Ihm fiel ein, dass er leer war. [Das halbe Gras würde bis Samstag länger sein als das andere.]`,
    two: `Danach kam das Klavier hinter der Hecke. Es kann nur ein halbes Lied.~+, und~ Es spielte genau bis dahin, wo es immer aufhört. In allen Betten summte jemand den nächsten Ton dazu. [Dann ging der Deckel zu.]`,
    three: `Nun waren die Grillen dran.~+, und~ Erst waren es viele, dann ein paar, dann zwei, die sich abwechselten. Zirp, sagte die an der Treppe. Nach einer Weile sagte die am Tor: zirp.~+, und~ Danach wusste keine mehr, wer dran war.`,
  },
  facts: {
    one: `{name} lehnte sich an eine Gartenmauer, und sie war warm. »Aber die Sonne ist doch weg.« »Das weiß die Mauer noch nicht«, sagte {pal}. »Ziegel brauchen den ganzen Tag zum Warmwerden und die halbe Nacht zum Abkühlen.« Also lehnten sie beide und verbrauchten den Rest von zwei Uhr.`,
    two: `»Riechst du das?«, fragte {pal}. »Da hat wer gemäht.« [»Es riecht grün«, sagte {name}.] »So ruft das Gras. Eine Pflanze, die geschnitten wird, riecht so, und ihre Nachbarn merken es und machen sich bereit.« {name} bückte sich zur nächsten Wiese und sagte, sie sehe sehr gut aus, wie sie sei.`,
    three: `{»Zähl die Grillen«, sagte {pal}. »Ich sage, wann.«|»Zähl die Grillen«, sagte {pal}, »ich sage, wann.«} Also standen sie still und zählten. »Und was weiß ich jetzt?« »Wie warm es ist. Je wärmer der Abend, desto schneller zirpt eine Grille.« [{name} horchte.] »Dann haben die da drüben gerade die Pullover ausgezogen.«`,
  },
  places: {
    alley: {
      noun: der('der Hinterweg', 'den Hinterweg', 'dem Hinterweg', 'ein Hinterweg', 'einen Hinterweg', 'einem Hinterweg'),
      arrive: `Hinter den Häusern lief der Hinterweg, wo die Gasse aufhebt, was sie vorn nicht zeigt.~, und~ Da stand ein Sofa, in dem ein Farn wuchs. Von hinten sahen die Häuser aus wie Leute ohne Schuhe. [Ein Basketballkorb beugte sich vor, um zu sehen, wer kam.]`,
    },
    store: {
      noun: der('der Eckladen', 'den Eckladen', 'dem Eckladen', 'ein Eckladen', 'einen Eckladen', 'einem Eckladen'),
      arrive: `Der Eckladen war zu.~+, aber~ Im Bett war er noch nicht.~, und~ Hinten brummte eine Kühltruhe und beleuchtete die Milch. Im Schaufenster saß die Katze, die nachts Dienst hat, zwischen den Melonen und war eine. [BIN GLEICH ZURÜCK, sagte die Tür, und jemand hatte dazugeschrieben: *wann?*]`,
    },
    playground: {
      noun: der('der Spielplatz', 'den Spielplatz', 'dem Spielplatz', 'ein Spielplatz', 'einen Spielplatz', 'einem Spielplatz'),
      arrive: `Auf dem Spielplatz schwangen die Schaukeln noch, ganz wenig, mit niemand darauf.~, und~ Im Sand hatte jemand ein Loch bis zur anderen Seite der Welt gegraben.~+, aber~ Kurz vor dem Ziel hatte es Abendbrot gegeben.`,
    },
    garden: {
      noun: der('der Bohnengarten', 'den Bohnengarten', 'dem Bohnengarten', 'ein Bohnengarten', 'einen Bohnengarten', 'einem Bohnengarten'),
      arrive: `Zwischen den letzten zwei Häusern lagen die Gärten, jeder ein Viereck mit Schnur darum. Bohnen stiegen an Stangen hoch.~+, und~ Die Tomaten lehnten an allem, was stillhielt. [Jedes Viereck hatte ein Schild: Herr Bo, Frau Lund und *Noch nicht*.] Ein Kürbis war unter dem Zaun durchgeklettert.`,
    },
  },
  helpers: {
    gnome: {
      noun: der('der Gartenzwerg', 'den Gartenzwerg', 'dem Gartenzwerg', 'ein Gartenzwerg', 'einen Gartenzwerg', 'einem Gartenzwerg'),
      trouble: `Auf einer Wiese saß ein Gartenzwerg mit roter Mütze und angelte im Blumenbeet. »Beißen sie?«, fragte {name}. »Sechzig Jahre sind es diesen Frühling«, sagte der Zwerg. »Ich erwähne es ungern, aber ich glaube, da ist kein Wasser.«`,
      help: `Neben der Treppe lag ein Schlauch. {name} füllte den Hundenapf.~+, und~ Sie stellten ihn zwischen die Petunien, genau unter den Haken. Ein Blütenblatt fiel hinein, fuhr im Kreis und hing fest. [Die Schnur zuckte.] »Keiner rührt sich«, sagte der Zwerg.`,
      gift: `Der Zwerg hatte ein Blütenblatt gefangen. [Er maß es zweimal.] »Nehmt meine andere Angel. Wer so fängt, braucht keine zwei.« Sie war etwa so lang wie ein Löffel, mit einer krummen Nadel am Ende. »Man kann sie ausziehen«, sagte der Zwerg.`,
      back: `{name} schob die Angel zusammen und gab sie zurück. {»Still«, sagte der Zwerg. »Da beißt einer.«|»Still«, sagte der Zwerg, »da beißt einer.«} In seinem Napf mit Wasser lag der Mond. »Heute schon zum dritten Mal«, sagte er.~+, und~ Ganz vorsichtig ließ er ihn wieder frei.`,
      comes: `Tock, tock, tock kam ein Gartenzwerg mit der Angel herauf und besah sich {being.acc} unter der Mütze hervor. »Vielleicht beißt was«, sagte er und ließ die Schnur hinunter. [Alle warteten, und nichts biss.] »Das bin ich gewohnt«, sagte er und setzte sich.`,
      bye: `Der Gartenzwerg sah nicht von der Angel auf, aber er hob die Mütze, am Haken, und ließ sie wieder herab.`,
    },
    raccoon: {
      noun: die('die Waschbärin', 'der Waschbärin', 'eine Waschbärin', 'einer Waschbärin'),
      trouble: `Unter einer Hecke saß eine Waschbärin, eine Kuchenform auf den Knien. »Ich bin keine Einbrecherin«, sagte sie. »Das ist nur das Gesicht. Die haben das weggeworfen, und ich will es zurückgeben. Drei Nächte bin ich hingeschlichen, und dreimal haben sie geschrien.«`,
      help: `Die Waschbärin machte vor, wie sie es tat: auf dem Bauch. »Hast du es schon in der Mitte probiert«, fragte {name}, »und mit Klopfen?« Also ging sie auf zwei Beinen den Plattenweg hinauf und klopfte. »Meine Kuchenform!«, rief jemand. »Kommen Sie doch herein.«`,
      gift: `Die Waschbärin kam mit Kuchen an der Maske heraus. »Das ist für euch[. Ich wasche sie jeden Abend].« Es war eine Teemütze, gestreift wie eine Biene, mit einem Loch für die Tülle. »Wir haben keine Kanne«, sagte {name}. »Ich auch nicht. Aber fühl mal: Sie hält warm, für alle Fälle.«`,
      back: `In einem hellen Fenster saß die Waschbärin mit Serviette. »Meine Mütze?«, rief sie. »Da ist gerade jemand drin«, sagte {name}. »Guckt zur Tülle ein Ohr heraus?« »Eins.« »Dann sitzt sie richtig. Am Donnerstag bin ich wieder eingeladen.«`,
      comes: `Um die Ecke kam eine Waschbärin und sah {being.acc} von vorn und von hinten an. »Bei uns würde man das erst mal waschen.« Sie holte eine Untertasse Wasser und wusch die Luft daneben. »Na, sauberer ist es«, sagte sie und blieb.`,
      bye: `Die Waschbärin wusch sich im Dunkeln die Hände, erst die eine, dann die andere, und winkte mit beiden gute Nacht.`,
    },
    pigeon: {
      noun: der('der Tauberich', 'den Tauberich', 'dem Tauberich', 'ein Tauberich', 'einen Tauberich', 'einem Tauberich'),
      trouble: `Auf einem Auto stand ein Tauberich mit einer Nummer am Bein. »Ich bin eine Brieftaube«, sagte er. »Lasst mich fünfhundert Kilometer weit weg frei, und zum Mittag bin ich daheim.« »Und was fehlt dir dann?« Er sprach leiser. »Sagt es nicht den anderen. Ich habe mich verlaufen.«`,
      help: `»Da ist ein grünes Dach«, sagte der Tauberich und blickte in die Ferne, »und ein Mann, der pfeift.« {name} nahm ihn bei den Schultern und drehte ihn um. Nebenan war ein grünes Dach. »Ach du liebe Zeit. Sie haben uns immer nur *weit* beigebracht.«`,
      gift: `Der Tauberich ging zu Fuß heim, elf Schritte, und kam mit einer Feder wieder. »Die ist ein bisschen krumm«, sagte {name}. »Das ist der Teil, der es weiß«, sagte er. »Legt sie flach auf die Hand. Sie dreht sich zu dem hin, der auf euch wartet.«`,
      back: `Auf dem grünen Dach saß der Tauberich. »Hat sie sich gedreht?« »Jedes Mal«, sagte {name} und hielt die Feder hoch. Sie drehte sich, zeigte auf ihn und lag still.~, und~ Drinnen pfiff ein Mann. {»Das gilt mir«, sagte der Tauberich. »Auf mich wird gewartet.«|»Das gilt mir«, sagte der Tauberich, »auf mich wird gewartet.«}`,
      comes: `Auf dem Geländer landete ein Tauberich, sehr gerade. »Ich befördere Nachrichten«, sagte er. »An wen geht die hier?« Er versuchte, {being.acc} hochzuheben, und vom Boden hob nur er selbst ab. »Ich warte«, sagte er, »auf die Briefmarke.«`,
      bye: `Der Tauberich sagte vom eigenen Dach gute Nacht, sehr gerade, und schlief schon, bevor er krumm wurde.`,
    },
  },
  objects: {
    rod: {
      noun: die('die sehr kleine Angel', 'der sehr kleinen Angel', 'eine sehr kleine Angel', 'einer sehr kleinen Angel'),
      use: `»Man kann sie ausziehen«, sagte {name} und nahm die kleine Angel an beiden Enden. Sie ging auseinander und noch weiter, bis man die Nadel nicht mehr sah. Dann hakte sie weit oben ein, mit einem Klick. Sie kurbelten.~+, und~ Hinauf kamen sie selbst.`,
    },
    cozy: {
      noun: die('die Teemütze', 'der Teemütze', 'eine Teemütze', 'einer Teemütze'),
      use: `{name} holte die gestreifte Mütze heraus, so warm, als käme sie eben von einer Kanne. Über den kleinen kalten Kopf ging sie.~+, und~ Zum Tüllenloch kam ein Ohr heraus. In den Streifen sagte jemand »Mmm«, wie ein Topf, der abgestellt wird.`,
    },
    feather: {
      noun: die('die krumme Feder', 'der krummen Feder', 'eine krumme Feder', 'einer krummen Feder'),
      use: `{name} legte die Feder auf die flache Hand. [Erst lag sie da wie irgendeine.] Dann hob sich das krumme Ende, schwenkte etwas nach links, etwas nach rechts, wie ein Hund an der Leine. »Da wartet also jemand«, sagte {pal}.`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Hier waren zwei Hecken über dem Weg zusammengewachsen, samt der Laterne.~, und~ So dunkel war es darin, dass eine Katze herauskam, die zwei war. »Du siehst doch im Dunkeln«, sagte {name} zur zweiten. »In dem da nicht«, sagte die Katze.`,
        after: `Hier also kommen die verlorenen Bälle hin! [Die ganze Hecke war voll davon: Tennisbälle und ein roter mit Zahnspuren.] Auf dem Weg hindurch rollten sie hinaus, was sie fanden.~+, und~ Hinter ihnen, den Hang hinab, bekam die Gasse ihre Sommer zurück.`,
      },
    },
    reach: {
      one: {
        meet: `Quer im Weg stand ein Bretterzaun, doppelt so hoch wie irgendwer.~, und~ Er hatte kein Tor und nicht einmal ein Astloch. BITTE NICHT, sagte oben ein Schild. [Den Rest hatte der Regen abgewaschen.] {name} sprang hoch und sah dabei recht gut noch mehr Zaun.`,
        after: `Vom Zaun aus sah man alle Hinterhöfe zugleich.~, und~ Von vorn waren die Häuser genau gleich.~+, doch~ Von hier waren nicht zwei wie das andere. In einem Hof tanzte unter einer Lichterkette ein Mann langsam mit einem Hund. [Sie kletterten leise hinunter.]`,
      },
    },
    call: {
      one: {
        meet: `Hier waren die Rasensprenger an, sieben in einer Reihe, quer über den Gehweg.~, und~ Weit oben auf der Terrasse, beim Hahn, saß eine alte Dame mit Kreuzworträtsel und schlief. »Entschuldigung!«, rief {name}. *Zipp, zipp, zipp*, machten die sieben.`,
        after: `»Ich schlafe nicht, ich denke!«, rief die alte Dame und drehte zu.~+, und~ Die sieben Sprenger verbeugten sich und legten sich hin. »Wo ihr schon da seid: neun Buchstaben. *Für die Nacht.*« {name} überlegte. »*Kopfkissen*, zu lang. *Bettdecke*!« Sie zählte mit dem Bleistift. »Na, sieh einer an.«`,
      },
    },
    soft: {
      one: {
        meet: `Auf dem Gehweg stand ein Welpe mit einer großen Hundemarke.~+, und~ Er war so nass und zitterte so, dass sie ping-ping-ping machte. »Ich bin ein Wachhund«, sagte er. »Hier geht keiner vorbei. Ich zittere, weil ich wild bin. Ist kalt auch wild?«`,
        after: `[Die Marke war verstummt.] »Ich hätte euch gebissen«, sagte der Welpe mit geschlossenen Augen, »aber bloß in den Schnürsenkel.« Den Weg herunter kam ein Mann in einem Pantoffel und knöpfte den Wachhund in den Bademantel.~+, und~ So wurde der hineingetragen, rückwärts, wachend.`,
      },
    },
    way: {
      one: {
        meet: `Hier trafen sich fünf Straßen: Pflaumenstraße, Pflaumenweg, Pflaumenhof, Pflaumenplatz und eine, die hieß nur Pflaume. Unter den Schildern stand ein Junge mit einer Pizza auf dem Rad. »Ich komme jeden Abend her«, sagte er. »Heiß habe ich noch keine hingebracht.«`,
        after: `Der Pflaumenhof war es. [Die Häuser standen im Kreis, und jeder Briefkasten war dasselbe Haus in Klein.] »Ihr habt uns gefunden!«, sagte ein Mann und gab beiden die Hand.~, und~ Hinter ihnen kam zum ersten Mal überhaupt die Pizza, und zwar heiß.`,
      },
    },
  },
};

export const restless: SeenTelling<GermanNoun> = {
  noun: der('der Eiswagen', 'den Eiswagen', 'dem Eiswagen', 'ein Eiswagen', 'einen Eiswagen', 'einem Eiswagen'),
  title: 'der Eiswagen',
  sign: `Klimper-klim-klong, fuhr der Eiswagen die Murmelgasse hinunter. Es war dunkel und längst keine Zeit für Eis.~, aber~ Er fuhr um den Block.~+, und~ Dann kam er wieder. [Alle Hunde sangen mit.] Klimper-klim-klong! »Das war elfmal«, sagte jemand mit Lockenwicklern und machte noch ein Fenster zu.`,
  trace: `Auf der Straße war ein Tropfen, grün, kalt, klebrig und süß. Sie gingen den Tropfen nach, um eine Ecke und noch eine, bis dahin, wo sie angefangen hatten. {»Er fährt im Kreis«, sagte {name}. »Was ist grün und süß?«|»Er fährt im Kreis«, sagte {name}, »was ist grün und süß?«} »Erbsen, zur Not«, sagte {pal}.`,
  found: `Um die letzte Ecke der Murmelgasse kam der Eiswagen, ganz allein. [Als er sie sah, bremste er so, dass alle Waffeltüten hüpften.] »Eis?«, sagte er. »Ihr seid herausgekommen! Sonst laufen sie jetzt nur noch an die Fenster.«`,
  near: `Klimper-klim-klong! Dicht vor dem Gartentor stand der Eiswagen. [Elfmal war er um den Block gefahren.] »Seid ihr auf?«, fragte er. »Oh, gut. Alle anderen haben ein Fenster zum Zumachen.« Klim, machte das Horn auf dem Dach. »Verzeihung. Das kommt von selbst.«`,
  first: `»Das Lied muss drinbleiben«, sagte {name} und stopfte eine Socke ins Horn auf dem Dach. Der Eiswagen wurde still und fing an zu schwellen. [*Mmpf*, machte die Haube.] Dann flog die Socke heraus. »Irgendwo muss es raus«, sagte er.`,
  second: `»Spiel das Lied zu Ende«, sagte {pal}, »und dann hör auf.« »Wo ist denn das Ende?«, fragte der Eiswagen. Er spielte, und sie horchten. »Jetzt!«, sagte {pal}.~+, und~ Da war es schon wieder der Anfang. »Es ist auf einer Walze«, sagte er. »Es geht rundherum, wie die Wäsche.«`,
  why: `»Eins habe ich noch, das Pistazieneis«, sagte der Eiswagen. »Vorher kann ich nicht heim. Also fahre ich herum und spiele. Früher kamen sie gerannt, und jetzt machen sie zu. Wenn ich aufhöre, guckt überhaupt keiner mehr hinaus.«`,
  settled: `Der Eiswagen hielt sein Lied an und schob das Fensterchen auf.~,~ Da lag das letzte Eis, grün. »Wir sind wegen dir hier«, sagte {name}. »Drei Löffel bitte.« [Es schmeckte nach Nüssen, nach Schnee und nach Grün.] Dann hängte er ein Schild heraus, ALLES WEG.~+, und~ Seine Lampen gingen halb zu.`,
};

export const wonder: SeenTelling<GermanNoun> = {
  noun: das('das erste Glühwürmchen', 'dem ersten Glühwürmchen', 'ein erstes Glühwürmchen', 'einem ersten Glühwürmchen'),
  title: 'das erste Glühwürmchen',
  sign: `An einem Abend im Jahr kommen am Ende der Gasse die Glühwürmchen aus dem hohen Gras. Eins muss das erste sein.~+, und~ Dann fangen alle an. Heute war es so weit.~+, und~ {name} hatte es schon in vier verschiedenen Schlafanzügen verschlafen.`,
  trace: `In einer Hecke hielt jemand eine Rede. »Guten Abend. Nein. Guten Abend *allerseits*.« Sie bogen die Zweige auseinander, und niemand war da. [Ein Blatt wippte noch.] {name} fasste es an. »Warm, wie eine Lampe, die gerade ausgemacht worden ist.«`,
  found: `Wo der Gehweg aufhört, fing das hohe Gras an.~+, und~ Da saß die ganze Murmelgasse in Reihen, auf Gartenstühlen, im Bademantel, mit Popcorn. Auf dem höchsten Halm saß ein Glühwürmchen und hatte beide Flügel über die Lampe geklappt.`,
  near: `Auf dem Treppengeländer saß ein Glühwürmchen, die Lampe aus. [Es war das erste, das anfangen muss.] Draußen auf der Wiese saß schon die ganze Gasse auf Stühlen und wartete. »Sagt nicht, dass ihr mich gesehen habt«, sagte es.`,
  first: `»Probier dein Licht hier drin«, sagte {name} und machte aus zwei Händen ein Dunkel.~, und~ Hinein ging das Glühwürmchen. Ein winziges Licht ging an.~+, und~ Alle Finger wurden rot. »Alles rot!«, rief es und ging aus. »Das sind bloß Finger.« [»Vorher waren es keine.«]`,
  second: `»Leuchte bei drei«, sagte {pal}. »Eins, zwei, drei.« [Nichts, kein Funke.] »Vor der Drei oder nach der Drei?«, fragte das Glühwürmchen. »Bei der Drei.« »Die ist recht lang. Da ist das *Dr*, und da ist das *ei*.« Sie einigten sich auf das *ei*. »Eins, zwei«, sagte {pal}. »Was kommt jetzt?«`,
  why: `»Die anderen gehen an und aus«, sagte das Glühwürmchen. »Meins hat ein Loch. Ich mache blink-blink, dann kommt das Loch, dann blink. Sie sind alle da, mit Stühlen und Popcorn, und mehr habe ich nicht. Was, wenn ich es zeige, und es bleibt einfach dunkel?«`,
  settled: `Das erste Glühwürmchen nahm die Flügel von der Lampe. Blink-blink, machte es.~+, und~ Da war das Loch. Blink. [Kein Stuhl knarrte.] Es blieb dunkel.~+, und~ Dann, weit drüben beim letzten Briefkasten: blink-blink. Ein Loch. Blink.~,~ Dann leuchtete das ganze Gras, und jedes Blinken hatte ein Loch.`,
};
