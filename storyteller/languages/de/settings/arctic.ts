import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { das, der, die, type GermanNoun } from '../noun.ts';

export const setting: FirstSetting<'arctic', GermanNoun> = {
  tiny: { noun: der('der Lemming', 'den Lemming', 'dem Lemming', 'ein Lemming', 'einen Lemming', 'einem Lemming') },
  home: [
    `Das Haus von {name} war rot und stand auf acht kurzen Beinen im Schnee. Abends ging der Wind unten durch.~+, und~ Oben in der Küche war es warm und gelb.`,
    `Vier Drähte hielten das Haus von {name} auf dem Schnee fest, an jeder Ecke einer. Abends zog man einen roten Vorhang vor das Bett.~+, und~ Dahinter hörte man zu, wie der Wind vorbeiging.`,
  ],
  back: `Heim gingen sie in der eigenen Spur.~+, denn~ Der Schnee hatte sie aufgehoben. [Quietsch, machte jeder Schritt, und keiner hatte ihn inzwischen benutzt.] Weit vorn leuchtete ein gelbes Fenster, klein wie eine Briefmarke.~, und~ Das war die Küche von {name}.`,
  night: {
    dark: `Im Winter sieht dort oben keiner die Sonne untergehen, sie war ja nicht auf. Es gibt nur einen blauen Streifen im Süden, dünn wie ein Band.~, und~ Jetzt zog jemand das Band heraus. Die Kälte kam einen Schritt näher.~+, und~ Die Sterne kamen zwei.`,
    deep: `Nun war die Nacht so tief, wie sie geht. [Die Hügel lagen weiß unter den Sternen und rührten sich nicht.] Hoch über der Bucht hing ein grünes Licht und faltete sich, breit und langsam, wie ein großes Laken, das jemand wegräumt.`,
  },
  hush: {
    one: `Die Schlittenhunde waren als Erste still. Den ganzen Abend hatten neun gesungen.~, und~ Nun hörte einer auf, dann zwei, dann fünf. Der letzte sang noch allein weiter.~+, und~ Dann merkte er es. [Neun Nasen kamen unter neun Schwänze.]`,
    two: `Danach kam das Eis. Eis ächzt ein bisschen, wenn es wächst, wie Beine auch: *umm*, draußen in der Bucht, und *umm*. [Einmal stieß es nach links, einmal nach rechts.] *Umm.* Dann hatte es allen Platz, den es brauchte.`,
    three: `Ganz zuletzt kam der Frost am Fenster. [Er zeichnet nachts.~+, und~ Man kann es hören.] Er zeichnete einen Farn, an den Farn einen Farn und daran einen so kleinen, dass kein Platz mehr war. Da legte er den Stift hin.`,
  },
  facts: {
    one: `»Welche Farbe hat ein Eisbär?«, fragte {pal}. »Weiß«, sagte {name}. »Kein einziges Haar. Jedes ist durchsichtig wie Glas und innen hohl, und unter dem Glas ist die Haut schwarz.« »Also ein schwarzer Bär im Glasmantel«, sagte {name} und ging ein Stück, als hätte man einen an.`,
    two: `An einem runden Loch im Schnee blieb {name} stehen. »Ist es da unten nicht kalt?« »Nirgends ist es besser«, sagte {pal}. »Schnee ist voll Luft, und Luft, die stillhält, ist eine Decke. Ganz unten wohnen den Winter über die Lemminge und kriegen Kinder.« [Auf Zehenspitzen gingen sie weiter, wegen der Zimmerdecken.]`,
    three: `»Im Sommer haben Rentiere goldene Augen«, sagte {pal}. »Hinten, wo sie glänzen. Im Winter wird das Gold blau, weil Blau das Dunkel besser einsammelt.« {name} machte beide Augen auf, so weit es ging. »Welche Farbe haben meine?« {pal} sah lange hin. »Müde.«`,
  },
  places: {
    arch: {
      noun: der('der Walknochenbogen', 'den Walknochenbogen', 'dem Walknochenbogen', 'ein Walknochenbogen', 'einen Walknochenbogen', 'einem Walknochenbogen'),
      arrive: `Zwei alte Kieferknochen von einem Wal standen im Schnee, Spitze an Spitze, wie ein Tor. [Daneben war keine Mauer.~+, und~ Dahinter war kein Garten.] Trotzdem gingen sie hindurch, denn außen herum wäre unhöflich gewesen.`,
    },
    spring: {
      noun: die('die warme Quelle', 'der warmen Quelle', 'eine warme Quelle', 'einer warmen Quelle'),
      arrive: `Vor ihnen rauchte der Schnee. Mitten darin lag eine warme Quelle, nicht größer als eine Badewanne.~+, und~ Sie roch ein wenig nach Eiern. {name} hielt zehn kalte Finger hinein und zog zehn warme heraus. [Am anderen Ende saß ein weißer Vogel. »Besetzt«, sagte er.]`,
    },
    station: {
      noun: die('die Wetterhütte', 'der Wetterhütte', 'eine Wetterhütte', 'einer Wetterhütte'),
      arrive: `Im Schnee stand ein weißer Kasten, in dem Leute das Wetter aufheben.~, und~ Drinnen zeichnete eine Nadel die Kälte auf eine Papierrolle. {name} hauchte sie an.~+, und~ Hoch sprang die Nadel. Irgendwer würde sich noch fragen, wer da so warm gewesen war.`,
    },
    lake: {
      noun: der('der zugefrorene See', 'den zugefrorenen See', 'dem zugefrorenen See', 'ein zugefrorener See', 'einen zugefrorenen See', 'einem zugefrorenen See'),
      arrive: `Der See war so dick gefroren wie eine Mauer.~+, und~ Man sah tief hinein. [Blasen standen im Eis übereinander wie Münzen.] {name} ließ einen Stiefel gleiten. *Pjuu*, sagte der See. Es begann unter dem Stiefel und hörte am anderen Ufer auf.`,
    },
  },
  helpers: {
    fisher: {
      noun: die('die Eisfischerin', 'der Eisfischerin', 'eine Eisfischerin', 'einer Eisfischerin'),
      trouble: `An einem runden Loch im Eis saß eine Frau in neun Pullovern auf einem Eimer. »Ich würde ja aufstehen und guten Abend sagen«, sagte sie, »aber ich fürchte, der Eimer auch.« Kurz vor dem Abendbrot war sie angefroren. [»Bitte nichts den Fischen sagen. Sie haben immer zu mir aufgesehen.«]`,
      help: `{name} zog an der Frau, {pal} zog am Eimer.~+, und~ Alle fuhren im Kreis. »Was ist in der Kanne?«, fragte {name}. »Tee, für zu Hause.« Also gossen sie den Tee rings um den Rand. *Knick*, sagte der Eimer und ließ höflich los.`,
      gift: `Aus dem Schnee nahm die Eisfischerin das runde Stück, das in ihr Loch gehörte, klar wie Wasser. »Das ist doch Eis«, sagte {name}. »Schon. Aber Licht geht auf der Seite dünn hinein, und auf der kommt es dick heraus.«`,
      back: `Da stand die Eisfischerin auf den eigenen zwei Beinen. {name} gab das runde Eis zurück, nun so dünn wie eine Münze.~+, und~ Es passte ins Loch wie ein Knopf. »Gute Nacht, Fische«, sagte sie und ging, sie ging wirklich, nach Hause.`,
      comes: `Die Eisfischerin kam mit ihrem Eimer vorbei. »Hilft ein Fisch?«, fragte sie {being.acc} und hielt einen hin, steif wie ein Lineal. Er half nicht.~+, und~ So setzte sie sich auf den Eimer, um zu sehen, was denn sonst.`,
      bye: `Die Eisfischerin sagte den Fischen gute Nacht, durch das Loch, dann allen hier oben, und hängte den Eimer an den Nagel.`,
    },
    reindeer: {
      noun: das('das Rentier', 'dem Rentier', 'ein Rentier', 'einem Rentier'),
      trouble: `Ein Rentier stand da, den Kopf schief wie eine Frage. »Uns geht es gut, danke«, sagte {name}. »Ich habe gar nicht gefragt«, sagte das Rentier. »Das halbe Geweih ist abgefallen, und die andere Hälfte will nicht. So hängt der Kopf, und alle erzählen mir etwas.«`,
      help: `»Juckt es?«, fragte {name}, denn ein Wackelzahn juckt. »Wo du es sagst«, sagte das Rentier.~,~ Also rieb {name} unten am Geweih mit einer Handvoll Schnee. [»Links. Tiefer. Oh, *da*.«] *Tock.* Ab fiel es.~+, und~ Der Kopf kam hoch.`,
      gift: `»Behaltet es«, sagte das Rentier. »Mir wachsen jedes Jahr zwei neue. Wie Fingernägel.« Es war besenlang und braun, mit einem Haken am Ende.~, und~ Zum Tragen war es schlecht, denn es hielt alles fest. [{»Es hakt«, sagte das Rentier. »An manchen Tagen ist das gerade das Gute.«|»Es hakt«, sagte das Rentier, »an manchen Tagen ist das gerade das Gute.«}]`,
      back: `Das Rentier lag mit geradem Kopf da. »Den ganzen Abend hat mir keiner was erzählt«, murmelte es. {name} legte das Geweih daneben.~+, und~ Zwei Augen gingen zu, beide auf gleicher Höhe.`,
      comes: `Ein Rentier kam vorbei, den Kopf schief. An seinem halben Geweih hing das Abendbrot.~+, und~ Das legte es {being.dat} hin. [Nichts geschah.] »Dann bleibt mehr für mich«, sagte das Rentier und kaute und schaute zu.`,
      bye: `<toddler: Das Rentier sagte mit schiefem Kopf gute Nacht, und alle hielten es für eine Frage und sagten ja.|Das Rentier sagte mit geradem Kopf gute Nacht, und wen es auch traf, keiner erzählte ihm etwas.>`,
    },
    fox: {
      noun: die('die Polarfüchsin', 'der Polarfüchsin', 'eine Polarfüchsin', 'einer Polarfüchsin'),
      trouble: `Über den Schnee kam ein Ohr, ein braunes, ohne jemand darunter.~, und~ Von Nahem war eine ganze Füchsin daran, weiß wie der Schnee. {»Jeder sieht mich«, sagte sie. »Ich bin für den Winter weiß geworden, bis auf dieses Ohr. Das hat nicht zugehört.«|»Jeder sieht mich«, sagte sie, »ich bin für den Winter weiß geworden, bis auf dieses Ohr. Das hat nicht zugehört.«}`,
      help: `Sie versuchten es mit Schnee.~+, aber~ Der Schnee rutscht von einem Ohr.~,~ Da fiel {name} der Atem ein. *Haaa*, auf die Spitze, und *haaa*, auf die Rückseite. Die Kälte nahm jeden Hauch, und Haar um Haar wurde das Ohr zu Reif.`,
      gift: `Die Füchsin grub und kam mit einem Ball brauner Wolle herauf, mit einem Zweig darin. »Mein Sommerfell«, sagte sie. »Vor Juni brauche ich es nicht. Verzeiht die Farbe.« Es sah aus wie das, was hinterm Bett wohnt. [»Es ist mehr, als man denkt. Man zieht an den Rändern.«]`,
      back: `»’n Abend«, sagte der Schnee. {name} legte das Sommerfell davor.~+, und~ Ein Stück Schnee stand auf, drehte sich dreimal und legte sich darauf. [Zwei Ohren gingen herunter, und beide hätten Schnee sein können.]`,
      comes: `Eine weiße Füchsin kam vorbei. »Ich könnte meinen Schwanz leihen«, sagte sie zu {being.dat}. Es war ein prächtiger Schwanz, nur kitzelte er bloß.~,~ Also wickelte sie ihn wieder um die eigenen Füße und blieb.`,
      bye: `<toddler: Die Füchsin sagte gute Nacht, und noch lange sah man ein braunes Ohr allein nach Hause gehen.|Die Füchsin sagte von ganz nah gute Nacht, und zu ihrer Freude wusste niemand, von wo.>`,
    },
  },
  objects: {
    pane: {
      noun: die('die runde Eisscheibe', 'der runden Eisscheibe', 'eine runde Eisscheibe', 'einer runden Eisscheibe'),
      use: `{name} hielt das runde Eis hoch und drehte es, bis ein Stern hineinfiel. Dünn ging er hinein.~+, und~ Dick kam er heraus und machte einen weißen Fleck wie einen Teller Milch. [Wohin sie ihn auch hielten, da war etwas zu sehen.]`,
    },
    antler: {
      noun: das('das Rentiergeweih', 'dem Rentiergeweih', 'ein Rentiergeweih', 'einem Rentiergeweih'),
      use: `Hinauf ging das Geweih, den Haken voran.~, und~ Beim ersten Versuch hakte es oben ein.~+, denn~ Einhaken war sein Beruf. [Dann stiegen sie hoch, von Zacke zu Zacke.] Zum Tragen war es schlecht gewesen, weil es eine Leiter war.`,
    },
    coat: {
      noun: das('das Sommerfell der Füchsin', 'dem Sommerfell der Füchsin', 'ein Sommerfell der Füchsin', 'einem Sommerfell der Füchsin'),
      use: `Heraus kam das Sommerfell, samt Zweig.~+, und~ Sie zogen an den Rändern, bis es so breit war wie eine Decke. Zweimal kam es um das kleine Kalte und ließ nur eine Nase frei. »Es riecht nach Juli«, sagte die Nase. [»Was ist Juli?«]`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Hier war ein Gletscher vom Berg gekommen.~+, und~ Der Weg ging darunter hinein. [An der Tür war er blau und dahinter schwarz.] »Hallo«, rief {name}. »Hallo?«, sagte das Dunkel. »Es klingt wie du«, sagte {pal}, »nur nicht so sicher.«`,
        after: `An den Wänden waren Blasen in Reihen, nicht größer als Mohnkörner.~+, und~ Darin war tausend Jahre alte Luft. Eine ging neben dem Ohr von {name} auf. *Tipp.* Sie roch genau wie heute Abend.~+, und~ Dann kam das andere Ende, rund und mit Sternen darin.`,
      },
    },
    reach: {
      one: {
        meet: `Hier hatte das Meer sein Eis ans Land geschoben, Block auf Block, bis es eine Mauer war. Sie war doppelt mannshoch.~+, und~ Jede Ecke war glatt. [Sie stiegen auf einen Block und kamen sitzend wieder herunter.] »Im Sommer ist sie niedriger«, sagte {pal} und sah hinauf.`,
        after: `Von der Mauer sahen sie die eigene Spur, und die wackelte. [»Ich dachte, wir sind geradeaus gegangen«, sagte {name}.] Auf der anderen Seite hatte der Wind einen Hang aus Schnee gebaut. Oben setzten sie sich hin.~+, und~ Den Rest machte der Hang.`,
      },
    },
    call: {
      one: {
        meet: `Zwischen zwei Eisklippen war eine Lücke.~+, und~ Darin lag ein Hügel. Er war weiß, hatte Pfoten und ging langsam auf und ab. [»Entschuldigung bitte«, sagte {name}.] Der Hügel war ein Bär, schlief und lächelte, doch nur über etwas in einem Traum.`,
        after: `Ein kleines Auge ging auf. »Ist es Frühstück?«, fragte der Bär. »Noch lange nicht«, sagte {name}.~+, und~ Da merkte er, dass er in einer Tür lag. Er rollte sich hinüber, samt Pfoten, wie jemand einen Teppich aufrollt.~+, und~ Da war die Lücke.`,
      },
    },
    soft: {
      one: {
        meet: `Hier war die Spur nur so breit wie ein Schlitten.~+, und~ In der Mitte saß ein Welpe im Geschirr, an dem alle Glöckchen klingelten. »Ich muss hier auf meinen Schlitten warten«, sagte er. »Schlittenhunden ist nie kalt. Das sind die Glöckchen, die zittern.«`,
        after: `»Die Glöckchen sind müde«, sagte der Welpe, und wirklich klingelte keins mehr. [Er rückte beiseite, um genau einen Welpen.] Dann kamen eine Lampe, ein Schlitten und eine Hundemutter.~+, und~ Die wusch ihn gleich zweimal.`,
      },
    },
    way: {
      one: {
        meet: `Neun Stangen hatten hier gestanden, um den Weg über die Ebene zu zeigen. Der Wind hatte sie herausgezogen.~+, und~ Nun lagen sie wie verschüttete Stifte da, und jede zeigte woandershin. »Welches von all dem Weiß ist unseres?«, fragte {name}.`,
        after: `Zweihundert Schritte weiter stand eine zehnte Stange, die hatte der Wind übersehen. Obendrauf saß ein verlorener Fäustling. Danach kam eine Schlittenspur, hart wie eine Straße.~+, und~ Ihre Füße freuten sich darüber. [Der Fäustling winkte sie weiter.]`,
      },
    },
  },
};

export const restless: SeenTelling<GermanNoun> = {
  noun: der('der Hahn', 'den Hahn', 'dem Hahn', 'ein Hahn', 'einen Hahn', 'einem Hahn'),
  title: 'der Hahn',
  sign: `*Kikeri-kiii!* Draußen auf dem Schnee rief ein Hahn.~, und~ So weit im Norden hält keiner Hähne, aber dieser war aus Versehen gekommen, in einer Kiste, auf der ZWIEBELN stand. Seitdem rief er jede Nacht nach dem Morgen.~+, und~ Der kam nicht. [Weit und breit konnte niemand schlafen.]`,
  trace: `Im Schnee waren Fußspuren mit drei Zehen, und zwar paarweise: zwei, dann lange nichts, dann zwei. »Ein Hahn geht doch«, sagte {pal}. »Links, rechts.« »Der hier geht hoch«, sagte {name}, »und etwas später kommt er runter.«`,
  found: `Draußen auf dem Eis, auf einer Öltonne, stand der Hahn, das einzige Orangefarbene auf tausend Kilometer.~, und~ Er füllte sich bis zu den Augen. *Kikeri-kiii!* [Beide Füße hoben von der Tonne ab.] Dann sah er zum Himmel.~+, und~ Der war höchstens dunkler geworden.`,
  near: `Auf dem Treppengeländer saß ein Hahn, klein und orange, mit Eis am Kamm. Er holte Luft, bis die Augen rund wurden. *Kikeri-kiii!* Dann sah er das Dunkel an, und es war noch dunkel. »Verzeihung«, sagte der Hahn. [»Einen Moment bitte.«]`,
  first: `»Legt man ein Tuch über einen Vogel«, sagte {pal}, »dann hält er es für Nacht.« Also kam der Schal von {name} über den Hahn. »Hier drin ist es jetzt dunkel«, sagte er. »Da draußen auch. Wo bleibt der Morgen?« *Kikeri-kiii!* Fort flog der Schal.`,
  second: `»Geht es auch leiser?«, fragte {name}. »Gewiss«, sagte der Hahn und füllte sich bloß bis zu den Knien. »Ki«, sagte er, »ki.« Dann sah er überrascht aus. »Verzeihung. Da ist noch was übrig.« *KERIIII!* [Es war aufgehoben worden und das lauteste bisher.]`,
  why: `»Wo ich herkomme«, sagte der Hahn, »da rief ich, und die Sonne kam, und als Erstes sah sie mich an. Hier kommt nichts.« Er sah auf seine Füße. »Wenn ich aufhöre, dann ist in dem ganzen Dunkel niemand, der mich überhaupt anguckt.«`,
  settled: `Der Hahn schüttelte sich das Eis vom Kamm und rief nicht. »Ihr habt mich angeguckt«, sagte er. {»Ja«, sagte {name}. »Die Sonne schläft. Sie steht von allein auf.«|»Ja«, sagte {name}, »die Sonne schläft. Sie steht von allein auf.«} »Sie *schläft*?«, sagte der Hahn. »Und ich *brülle*!« Leise, um sie nicht zu wecken, steckte er den Kopf unter den Flügel.`,
};

export const wonder: SeenTelling<GermanNoun> = {
  noun: der('der Eisberg', 'den Eisberg', 'dem Eisberg', 'ein Eisberg', 'einen Eisberg', 'einem Eisberg'),
  title: 'der Eisberg',
  sign: `In einer Nacht im Jahr dreht sich der alte Eisberg in der Bucht um, und das war heute. Was oben war, geht dann hinunter.~+, und~ Was unten war, kommt herauf. Unten ist er blau, sagen die Leute.~, und~ {name} kannte bloß die Oberseite, und die ist weiß wie alles andere.`,
  trace: `Von weit vorn kam ein Ton, tief und breit. *Ooh.* Vierzig Schritte später kam er wieder. *Ooh.* »Da staunt wer«, sagte {name}. {»Da staunen sehr viele«, sagte {pal}. »Aber wer staunt alle vierzig Schritte über dasselbe?«|»Da staunen sehr viele«, sagte {pal}, »aber wer staunt alle vierzig Schritte über dasselbe?«}`,
  found: `Im schwarzen Wasser der Bucht lag der Eisberg, weiß wie ein Zahn.~, und~ Der ganze Norden war da: vorn die Robben, auf den Robben die Möwen, hinten ein Rentier, wegen des Geweihs. Der Eisberg neigte sich, alle sagten »ooh«.~+, und~ Dann richtete er sich wieder auf.`,
  near: `Dicht unter dem Haus lag der Eisberg, weiß wie ein Zahn.~, und~ In einer Reihe davor saßen Robben, das Kinn oben. Er neigte sich ein wenig, die Robben sagten »ooh«.~+, und~ Er richtete sich wieder auf. »Noch nicht«, sagte er. »Ich überlege.«`,
  first: `»Mit Zählen geht es leichter«, sagte {name}. »Eins. Zwei. Drei!« Der Eisberg neigte sich, alle neigten sich mit, und er hielt an. »Geht es *bei* drei los«, fragte er, »oder *nach* drei?« Das wurde besprochen.~+, und~ Da stand er schon wieder gerade.`,
  second: `»Das ist wie im Bett umdrehen«, sagte {name} und legte sich in den Schnee, um es zu zeigen: Knie, Ellbogen, herum.~, und~ Der Eisberg schaute genau zu und wollte es noch einmal sehen. [Beim elften Mal war in beiden Ohren Schnee.] »Sehr schön«, sagte er. »Und was ist ein Knie?«`,
  why: `»Hier oben bin ich weiß, und Weiß mögen alle«, sagte der Eisberg ganz tief. »Aber unten habe ich lauter Beulen. Nun sind sie da, und was, wenn ich mich umdrehe und sie sagen, die alte Seite war schöner? Zurück kann man nicht.«`,
  settled: `Der Eisberg atmete aus und neigte sich, und diesmal richtete er sich nicht auf. [Hinüber ging es, so langsam, wie sich jemand im Bett umdreht.] Da war die Unterseite, so blau, dass die Sterne durchschienen. »Mehr«, sagte die kleinste Robbe.`,
};
