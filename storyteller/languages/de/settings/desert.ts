import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { das, der, die, viele, type GermanNoun } from '../noun.ts';

export const setting: FirstSetting<'desert', GermanNoun> = {
  tiny: { noun: die('die Silberameise', 'der Silberameise', 'eine Silberameise', 'einer Silberameise') },
  home: [
    `Das Haus von {name} in der Wüste war aus Lehm, mit blauer Tür und sehr dicken Wänden.~, und~ Abends wurde draußen der Sand kalt.~+, doch~ In der Küche war es noch warm.`,
    `Vor langer Zeit war das Haus von {name} in der Wüste ein Bahnhof gewesen. Abends kam das Essen aus dem Fahrkartenschalter.~+, und~ Das Bett stand im Wartesaal. [Dort wartet es sich gut, wenn man auf den Schlaf wartet.]`,
  ],
  back: `Der Sand war nun kühl.~+, und~ Er lief ihnen wie Wasser über die Zehen. Sie rochen das Haus, bevor sie es sahen: Minze und Ziege[, dazu Brot aus der Asche]. Dann ging ein Stern auf, tiefer als die anderen.~, und~ Das war die Küchenlampe von {name}.`,
  night: {
    dark: `Im Osten kam ein blauer Rand über den Sand. Das war die Nacht.~+, und~ Sie rannte. [Eine Düne rannte sie hinab, die nächste hinauf.] Das letzte Stück Tag lag auf einem Hügel, nicht größer als ein Hut.`,
    deep: `[Alle heißen Steine hatten ihre Wärme zurückgegeben.] Die Dünen lagen auf der Seite, den Rücken zum Mond. So viele Sterne waren da, dass das Dunkel kaum dazwischenpasste.~+, und~ Ganz tief und langsam atmete der Sand den Tag aus.`,
  },
  hush: {
    one: `Die Ziegen hörten zuerst auf.~, und~ Den ganzen Tag hatte jede gesagt, was sie dachte, mit dem Maul und mit der Glocke. Nun legten sie sich eine nach der anderen hin, klonk und klonk.~+, und~ Die älteste hatte das letzte Wort. [Es war *mäh*.]`,
    two: `Danach kamen die Grillen. Sie hatten den Abend über an etwas Großem genäht: *sirr* und *sirr*. Jetzt waren sie an der letzten Ecke und machten einen kleinen Stich. *Sirr*.~+, und~ Dann biss jemand den Faden ab.`,
    three: `Nun war nur noch der Sand da. Fertig ist der nie: Ein Korn rollt, tippt ein anderes an, und das lehnt sich ans nächste. Eins hört man nicht.~, aber~ Ein ganzer Hügel klingt wie eine Hand auf dem Laken. [Glatt strich sie und glatt, und es war keine Falte mehr da.]`,
  },
  facts: {
    one: `»Was hat ein Kamel im Höcker?«, fragte {pal}. »Wasser«, sagte {name}, denn so heißt es. »Nein, Fett«, sagte {pal}. »Das ist der Reiseproviant. Gibt es lange nichts zu essen, lebt das Kamel davon, und der Höcker wird schlapp.«`,
    two: `»Wie läuft ein Mistkäfer im Dunkeln geradeaus?«, fragte {pal}. »Er steigt auf seine Kugel und sieht nach oben. Dann richtet er sich nach der Milchstraße.« [Sie sahen beide hinauf, auf die lange blasse Straße.] »Das alles«, sagte {name}, »damit ein Käfer geradeaus läuft.«`,
    three: `»Wo ist die Wärme hin?«, fragte {name}. »Geradewegs nach oben«, sagte {pal}. »Wolken sind eine Decke, und über der Wüste sind meistens keine.« »Dann strampelt die Wüste sich also jede Nacht bloß«, sagte {name}. »Das mache ich auch.«`,
  },
  places: {
    well: {
      noun: der('der alte Brunnen', 'den alten Brunnen', 'dem alten Brunnen', 'ein alter Brunnen', 'einen alten Brunnen', 'einem alten Brunnen'),
      arrive: `Am Weg stand ein alter Brunnen mit einem Rad.~+, und~ Das klagte bei jeder Drehung: *iek*. Sie tranken aus einem Blechbecher an einer Kette.~+, und~ So kalt war das Wasser, dass man spürte, wie es hinunterlief. [Ein Tropfen fiel zurück, und bei sieben sagte er *plitsch*.]`,
    },
    bus: {
      noun: der('der alte Bus', 'den alten Bus', 'dem alten Bus', 'ein alter Bus', 'einen alten Bus', 'einem alten Bus'),
      arrive: `Im Sand stand ein alter Bus, bis an die Fenster eingesunken. [Vor Jahren hatte er hier angehalten, um abzukühlen.] Auf den Sitzen saßen Geckos und sahen nach vorn. {name} drückte die Klingel.~+, und~ Ganz hinten stand ein Gecko auf und stieg aus.`,
    },
    palms: {
      noun: viele('die drei Palmen', 'den drei Palmen', 'drei Palmen', 'drei Palmen'),
      arrive: `Drei Palmen standen um einen Teich, nicht breiter als ein Küchentisch.~+, und~ Hoch oben klatschten die Blätter wie Regen. Der Mond lag im Teich.~+, und~ Mitten im Mond saß ein Frosch. »Besetzt«, sagte er. [Sie tranken am Rand.]`,
    },
    salt: {
      noun: die('die Salzebene', 'der Salzebene', 'eine Salzebene', 'einer Salzebene'),
      arrive: `Dann war der Sand zu Ende, und alles wurde weiß und flach. Es war der Grund von einem See.~+, doch~ Der See war gegangen und hatte das Salz dagelassen. [Knirsch, machten die Schritte.] {name} leckte an einem Finger, und er schmeckte nach dem Anfang von Suppe.`,
    },
  },
  helpers: {
    sidewinder: {
      noun: die('die Seitenwinderschlange', 'der Seitenwinderschlange', 'eine Seitenwinderschlange', 'einer Seitenwinderschlange'),
      trouble: `Eine Schlange kam vorbei, seitwärts.~+, und~ Dann kam sie zurück und noch einmal vorbei. »Ich bin zum Essen eingeladen, da am Felsen. Ich bin ein Seitenwinder, und so sehe ich genau hin und komme daneben an. Die sehen mich, und sie winken schon.«`,
      help: `Links vom Felsen wuchs ein Busch.~+, und~ Auf den zeigte {name}. »Geh dorthin.« [»Beim Busch bin ich nicht eingeladen.« »Da kommst du ja auch nicht hin.«] So sah die Schlange fest auf den Busch, zog los und stieß mit der Nase an den Felsen.`,
      gift: `»Meine Rassel vom letzten Jahr«, sagte die Schlange und schob sie herüber. »Ich wollte damit immer nur guten Tag sagen, und alle nehmen es falsch auf.« Sie sah aus wie vom Teller übrig. »Man schüttelt aus dem Ellbogen«, sagte die Schlange.`,
      back: `Die Schlange kam vom Essen heim[, in der Mitte rund]. »Zum Nachtisch war ich da«, sagte sie. Sie bekam die Rassel wieder.~+, und~ *Tss*, sagte die, ganz leise. Dann sah die Schlange fest auf einen Stein und kam in dem Loch daneben an.`,
      comes: `Eine Schlange kam vorbei[, eine von denen, die seitwärts gehen]. »Ich kann zeigen, wie man im Kreis liegt«, sagte sie zu {being.dat}. Sie machte es wunderschön, und es half gar nichts. »Also *ich* liege gut«, sagte die Schlange und blieb.`,
      bye: `Die Schlange hielt auf die linke Seite vom Mond zu, rief gute Nacht und kam so sicher ins Bett.`,
    },
    camel: {
      noun: das('das Kamel', 'dem Kamel', 'ein Kamel', 'einem Kamel'),
      trouble: `Ein Kamel kniete da. »Ich stecke nicht fest«, sagte es. »Ich habe mich am Dienstag hingekniet. [Es ging sehr gut, jemand hat geklatscht.] Nun sollte ich aufstehen, und ein Ende muss zuerst.« Es sah eins an.~+, und~ Dann sah es das andere an. »Mir lag auf der Zunge, welches.«`,
      help: `{name} kniete sich auch hin.~, und~ Vorn zuerst, das wurde nichts. Also hinten zuerst: Hoch ging der Po.~+, und~ Dann kam der Rest. »Das sieht albern aus«, sagte das Kamel und machte es, wie ein Tisch, der die Treppe hinaufgetragen wird.`,
      gift: `Von seinem Zaum biss das Kamel eine rote Quaste ab. »Seit dreißig Jahren ist sie mit mir durch die Wüste gezogen. Sie neigt sich immer noch dahin, wo die Leute hingingen. Haltet sie hoch, und nicht atmen.« [Eine Fliege flog heraus, in keine bestimmte Richtung.]`,
      back: `Da kniete das Kamel, mit beiden Enden. [»Hinten zuerst«, sagte es vor sich hin.] {name} band ihm die rote Quaste an den Zaum. Sie warteten, wohin sie sich neigte, und sie hing gerade herunter.~+, denn~ Hierher hatte sie gewollt.`,
      comes: `Ein Kamel kam vorbei und sah {being.acc} an[, immer nur mit einem Auge]. Aus der Backe holte es eine Distel und legte sie hin.~, und~ Eine Distel, zeigte sich, wollte niemand. »Dann kaue ich sie selbst«, sagte das Kamel und blieb zum Zusehen.`,
      bye: `Das Kamel kniete sich für die Nacht hin, vorn zuerst, und bat alle, es morgen an das andere Ende zu erinnern.`,
    },
    weaver: {
      noun: der('der Webervogel', 'den Webervogel', 'dem Webervogel', 'ein Webervogel', 'einen Webervogel', 'einem Webervogel'),
      trouble: `In einem Dornbaum hing ein Nest, groß wie ein Heuhaufen, mit hundert runden Türen.~, und~ Davor flog ein kleiner brauner Vogel. »Wir haben es zusammen gebaut, und ich finde mein Zimmer nicht. An elf Türen habe ich mich schon entschuldigt.«`,
      help: `{»Nicht aufmachen«, sagte {name}. »Nur klopfen und horchen.«|»Nicht aufmachen«, sagte {name}, »nur klopfen und horchen.«} So klopfte er, und »Wer ist da?«, sagte die erste Tür. [»Wer ist es *jetzt*?«, sagte die nächste.] An der einunddreißigsten sagte niemand etwas. {»Das ist deine«, sagte {name}. »Du bist nicht da.«|»Das ist deine«, sagte {name}, »du bist nicht da.«}`,
      gift: `Der Webervogel kam mit einem Fusselball heraus, groß wie eine Pflaume. »Mein Gästebett. Ich habe es gemacht, falls ich draußen schlafen muss.« Es war sehr klein.~+, und~ Es reichte gerade für eine halbe Nase. [»Es ist ja auch noch zusammengefaltet«, sagte der Vogel.]`,
      back: `An der einunddreißigsten Tür saß der Webervogel.~+, und~ {name} gab ihm das Gästebett. »Gerade rechtzeitig«, sagte er. »Es hat einer geklopft, der seine Tür nicht findet. Nun bleibt er.« Hinein ging es damit.~+, und~ Bald schnarchte es zweimal, ganz klein.`,
      comes: `Ein Webervogel kam mit einem Halm im Schnabel. »Ich könnte etwas bauen.« Er musterte {being.acc} und legte den Halm obendrauf. [Das änderte nichts.] »Es fehlen noch zweihundert«, sagte der Webervogel und setzte sich, um zuzusehen.`,
      bye: `Der Webervogel sagte an der eigenen Tür gute Nacht und zur Sicherheit auch an denen daneben, und jemand sagte es zurück.`,
    },
  },
  objects: {
    rattle: {
      noun: die('die alte Rassel', 'der alten Rassel', 'eine alte Rassel', 'einer alten Rassel'),
      use: `{name} hielt die alte Rassel hoch und schüttelte sie höflich. [*Tss*, sagte sie.] »Aus dem Ellbogen«, sagte {pal}.~,~ Also kam der Ellbogen dazu.~+, und~ Hinter dem kam die Schulter. *TSCHRRRR!* Es war, als schüttete jemand allen Reis der Welt auf einmal aus.`,
    },
    tassel: {
      noun: die('die rote Quaste', 'der roten Quaste', 'eine rote Quaste', 'einer roten Quaste'),
      use: `{name} hielt die alte rote Quaste zwischen zwei Fingern. [Erst hing sie gerade und überlegte.] Dann rührte sich ein Faden, dann noch einer.~+, und~ Am Ende neigte sie sich ganz zur Seite. »Da sind die Leute hin«, sagte {name}, »dreißig Jahre lang.«`,
    },
    nest: {
      noun: das('das Gästebett vom Webervogel', 'dem Gästebett vom Webervogel', 'ein Gästebett vom Webervogel', 'einem Gästebett vom Webervogel'),
      use: `Das Gästebett vom Webervogel sah aus wie eine Pflaume. {name} zog am richtigen Halm.~+, und~ Da ging es auf. Es ging noch einmal auf und noch einmal, bis es eine tiefe runde Schüssel aus Flaum war. Das kleine Kalte stieg hinein, drehte sich um und passte.`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Hier stand ein roter Felsen quer, mit einem Spalt, breit wie eine Person. Da ging der Weg hinein.~+, und~ Es war dunkel. {name} streckte einen Arm hinein, und er war bis zur Schulter weg. [»Hast du ihn noch?« »Ich glaube«, sagte {name} und wackelte mit etwas, vermutlich dem Daumen.]`,
        after: `Innen waren die Wände bemalt.~,~ Da waren Kühe, Giraffen und Leute, die schwammen.~+, und~ Weit unten war der Abdruck von einer Hand, nicht größer als von einem Kind. {name} legte eine Hand auf die alte.~+, und~ Sie passte.`,
      },
    },
    reach: {
      one: {
        meet: `Hier stand ein flacher Felsen im Weg wie ein Tisch.~+, und~ Obendrauf ging der Weg weiter. Der Wind hatte die Seiten glatt gerieben wie einen Krug. {name} nahm Anlauf und rutschte zurück, den Mund voll Sand. [»Was da fehlt«, sagte {pal}, »ist ein Henkel.«]`,
        after: `Oben war der Fels noch warm, wie ein Teller, von dem gerade jemand gegessen hat.~, und~ In der Mitte lag eine Eidechse, alle Füße in der Luft. »Ihr könnt vorbei«, sagte sie, »wenn ihr die Wärme nicht rauslasst.«`,
      },
    },
    call: {
      one: {
        meet: `Hier war die Straße zu, mit einer Stange quer darüber. STEINBOCK RUFEN stand auf einem Schild.~+, und~ Da lag er auch und schlief, hoch oben in der Wand, den Rücken zu ihnen. »Hallo, bitte!«, riefen sie.~+, und~ Er schlief zur anderen Seite weiter.`,
        after: `»Ich komme!«, rief der Steinbock und kam herunter wie eine Besteckschublade. »Wie viele seid ihr?« »Zwei«, sagte {name}. [*Zwei, zwei*, sagte der Fels.] »Zwei und zwei und zwei«, sagte der Steinbock, der gut rechnen konnte. Er hielt die Stange hoch, bis alle sechs durch waren.`,
      },
    },
    soft: {
      one: {
        meet: `Hier lag ein Brett über einem Graben.~+, und~ In der Mitte stand eine sehr junge Ziege. [Sie zitterte, und das Brett zitterte mit.] »Ich habe die Wärme verloren«, sagte sie. »Zu Mittag hatte ich sie noch. Ich bleibe da stehen, wo ich sie zuletzt hatte, damit sie mich findet.«`,
        after: `»Da ist sie ja!«, sagte die junge Ziege. »Sie war innen. Da habe ich gar nicht nachgesehen.« Über das Brett lief sie zu ihrer Mutter, die eine Ziege suchte.~+, und~ Das Brett lag still und ließ sie hinüber.`,
      },
    },
    way: {
      one: {
        meet: `Hier fingen die Dünen an, vierzig, alle gleich wie Brote. Zwischen je zweien ging ein Weg.~+, und~ Jeder sah richtig aus. Auf einem waren noch Fußspuren, aber hinter denen ging schon der Wind mit dem Lappen her.`,
        after: `Der Weg ging um die Schulter einer Düne und um den Fuß der nächsten.~,~ Da stand unter vier Stöcken ein Krug mit Wasser und einem Becher. Von da an war es leicht.~+, denn~ Niemand stellt Wasser an einen falschen Weg.`,
      },
    },
  },
};

export const restless: SeenTelling<GermanNoun> = {
  noun: der('der kleine Wirbelwind', 'den kleinen Wirbelwind', 'dem kleinen Wirbelwind', 'ein kleiner Wirbelwind', 'einen kleinen Wirbelwind', 'einem kleinen Wirbelwind'),
  title: 'der kleine Wirbelwind',
  sign: `*Wirra-wirra-klonk.* Etwas war aus der Wüste gekommen, lief ums Haus und läutete jeden Topf auf der Leine. Es war ein kleiner Wirbelwind, von denen, die mit der Sonne schlafen gehen. Dieser war aufgeblieben.~+, und~ So konnte keiner schlafen. [*Wirra-wirra-klonk.*]`,
  trace: `Im Sand lag eine Wäscheklammer, dann noch eine.~+, und~ Von Klammer zu Klammer lief ein Strich. Der ging in Schleifen: *eeeeeeee*. »Da lernt jemand schreiben«, sagte {name}. »Aber nur den einen Buchstaben«, sagte {pal}.~+, und~ Bis zum *f* kam der Strich nie.`,
  found: `Draußen in der Wüste, auf blankem Sand, drehte sich der kleine Wirbelwind. Er war so hoch wie eine Tür und aus Staub.~+, und~ In ihm kreisten ein Löffel und ein Kopfkissenbezug. »Guten Abend guten Abend guten Abend«, sagte er, sooft er vorn vorbeikam.`,
  near: `Um die Hausecke kam ein kleiner Wirbelwind aus Staub.~+, und~ Er hatte die Wäsche an, vorn ein Hemd, hinten einen Kissenbezug. »Guten Abend«, sagte er im Vorbeifahren. [Er fuhr ums Haus.] »Guten Abend«, sagte er auf der anderen Seite.`,
  first: `Der kleine Wirbelwind hielt nicht an.~+, und~ So lief {name} mit ihm herum, neun Runden, und musste dann stehen bleiben. »Du hast ja aufgehört!«, sagte der Wirbelwind. »Wie ist das so?« {»Weiß ich noch nicht«, sagte {name} vom Sand her. »Es dreht sich noch alles.«|»Weiß ich noch nicht«, sagte {name} vom Sand her, »es dreht sich noch alles.«}`,
  second: `Der Kissenbezug vom kleinen Wirbelwind kam vorbei.~+, und~ {name} nahm ihn wie eine Hand. {pal} hielt {name} fest. [Es war ein starker Bezug, und alle fuhren sie herum.] »Höre ich auf?«, fragte der Wirbelwind. {»Eigentlich nicht«, rief {name}. »Wir haben angefangen.«|»Eigentlich nicht«, rief {name}, »wir haben angefangen.«} Da ließen sie los.`,
  why: `»Als die Sonne ging, haben sich die anderen Wirbelwinde hingelegt«, sagte der kleine. »Ich bin hin, und da lag nur ein bisschen Staub. Ich sagte gute Nacht, und keiner sagte was. Wenn ich aufhöre, ist niemand mehr da, und niemand weiß meinen Namen.«`,
  settled: `Der kleine Wirbelwind kam näher und lehnte sich an. »Hörst *du* denn auf?« »Jede Nacht«, sagte {name}. »Jemand sagt gute Nacht, und morgens bin ich immer noch ich. Gute Nacht, Wirbelwind.« Er wurde langsam und stellte alles ab.~+, und~ Dann legte er sich ihnen um die Füße, Korn für Korn.`,
};

export const wonder: SeenTelling<GermanNoun> = {
  noun: der('der Fluss', 'den Fluss', 'dem Fluss', 'ein Fluss', 'einen Fluss', 'einem Fluss'),
  title: 'der Fluss',
  sign: `Am Haus vorbei, durch die Wüste, ging ein Fluss ohne Fluss. Er hatte ein Ufer und noch ein Ufer.~+, und~ Dazwischen lag Sand. In einer Nacht im Jahr aber kommt der Fluss, und die war heute. [Zuerst, heißt es, kommt der Geruch.] {name} kannte bloß den Sand.`,
  trace: `Über den trockenen Sand lief eine Rinne, gerade wie ein Lineal, mit Fußspuren links und rechts. »Das war ein Pflug«, sagte {pal}. »Das war ein Boot«, sagte {name}. [»Jemand hat es gezogen.«] »Über Sand? Dann weiß der etwas«, sagte {pal}.`,
  found: `An den Ufern vom trockenen Wüstenfluss saßen Ziegen, Frösche und ein Mann in einem Boot. Alle schauten auf die letzte Biegung. {name} ging hin und sah herum.~+, und~ Da stand der Fluss, dünn wie ein Band. [Er war stehen geblieben, und vorn zitterte er.]`,
  near: `Am Tor lag etwas Nasses.~, und~ Das war das vordere Ende vom Fluss, dünn wie ein Band. Den ganzen Weg war es gekommen.~+, und~ Nun stand es. [Auf der Mauer saßen Frösche und warteten.] Der Fluss streckte einen Tropfen vor und nahm ihn zurück.`,
  first: `»Sie warten alle auf dich«, sagte {name} und rief aus, wie auf dem Jahrmarkt: »Hier kommt der Fluss!« [Alle Frösche klatschten.] Da drehte sich der Fluss um, um zu sehen, wer kam. »Wo denn?«, fragte er und machte Platz. »Ist es ein großer?«`,
  second: `{»Von hier geht es nur bergab«, sagte {name} zum Fluss. »Du musst bloß rollen.«|»Von hier geht es nur bergab«, sagte {name} zum Fluss, »du musst bloß rollen.«} Zum Vormachen rollte {name} einen Kiesel. Drei Schritte weit rollte er, dann blieb er liegen.~+, und~ Alle sahen ihn an. »Siehst du?«, sagte der Fluss. »Genau so ist es bei mir.«`,
  why: `»Am Anfang war ich groß«, sagte der Fluss. »Ich habe einen Baum geschoben. Aber es ist weit, und der Sand hat so nett gebeten. Was ihr hier seht, ist der Rest. Die alle kennen mich größer. Was, wenn ich komme und sie nur sagen: Da hat wer was verschüttet?«`,
  settled: `Der Fluss holte Atem und kam. Er war so breit wie eine Hand, füllte eine Fußspur von {name} und dann die nächste. Ein Frosch hielt einen Fuß hinein und machte die Augen zu. »Oh«, sagte er, »das ist ja nass bis *unten*.« Da wurde der Fluss ein bisschen breiter.`,
};
