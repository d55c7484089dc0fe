import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { das, der, die, type GermanNoun } from '../noun.ts';

export const setting: FirstSetting<'home', GermanNoun> = {
  tiny: { noun: die('die Motte', 'der Motte', 'eine Motte', 'einer Motte') },
  home: [
    `{name} wohnte in einem hohen, schmalen Haus mit Mänteln im Flur und sehr vielen Stufen.~, und~ Am Tag war es ein gewöhnliches Haus.~+, aber~ Abends schien es viel größer zu sein.`,
    `Das Bett von {name} war ganz oben im Haus, die Küche war ganz unten. Dazwischen ging die Treppe.~+, und~ Jeden Abend, beim Hinaufgehen, sagte die dritte Stufe knarz.`,
  ],
  back: `Sie gingen die Treppe hinauf ins Bett.~+, und~ Die dritte Stufe sagte knarz. [Diesmal sagte sie es aber leise, wie man mit Freunden spricht.] Stufe um Stufe schrumpfte das Haus auf seine richtige Größe.~, und~ Ganz oben war die Tür von {name}.`,
  night: {
    dark: `Unten machte jemand die letzte Lampe aus. Das Dunkel kam herauf, eine Stufe nach der anderen.~+, und~ Es setzte sich neben sie. In der Küche knackte ein Stuhl und ließ den los, der darauf gesessen hatte. [Es roch nach Bohnerwachs und kalten Kartoffeln.]`,
    deep: `[Nun hatten alle Dielen ihr Wort gesagt.] Die Rohre waren kühl geworden.~+, und~ Der Ofen tickte noch dann und wann beim Kleinerwerden. Um sie alle lag das Haus wie zwei Hände um ein Streichholz.`,
  },
  hush: {
    one: `Zuerst wurde die Küche still.~+, und~ Die letzte Pfanne kam an den Haken, sagte kling und dachte darüber nach. Dann schüttelte sich der Kühlschrank wie ein Hund, der im Fluss war.~+, und~ Danach war Ruhe. [Jemand machte dort das Licht aus, und sogar die Krümel hatten frei.]`,
    two: `Danach war die Treppe dran.~, und~ Jemand kam herauf, sie sagte knarz, und eine Tür ging zu. Ein Pantoffel fiel. Das ganze Haus lag da und wartete auf den anderen.~+, und~ Endlich fiel er, und alle konnten ausatmen.`,
    three: `Übrig war nur der Wasserhahn, tief unten. Plitsch, sagte er.~+, und~ Wenn man es ganz vergessen hatte, plitsch. Einen Tropfen hatte er noch, vorn an der Nase.~, und~ Den hob er sich für morgen auf.`,
  },
  facts: {
    one: `»Warum knarrt die Treppe nachts und am Tag nicht?«, fragte {name}. »Tut sie, man hört es nur nicht«, sagte {pal}. »Und wenn es kühler wird, schrumpft das Holz um ein Haar, und jedes Brett muss rücken.« {name} trat auf eins. Knarz. »Es dreht sich also nur um.«`,
    two: `{name} stand vor dem dunklen Fenster und war auch darin. »Am Tag ist da ein Garten. Warum bin jetzt ich da?« {»Du bist immer drin«, sagte {pal}. »Aber am Tag ist es draußen so hell, dass es dich wegwäscht.«|»Du bist immer drin«, sagte {pal}, »aber am Tag ist es draußen so hell, dass es dich wegwäscht.«} Also winkten sie den beiden, die immer da sind.`,
    three: `Über der Tür saß eine Spinne, ganz still. »Wie merkt die, dass es Essen gibt?«, fragte {name}. »Sie hat einen Fuß am Faden«, sagte {pal}, »und damit hört sie. Eine Fliege zittert anders als ein Blatt.« {name} legte einen nackten Fuß ans Haus und fühlte es weit unten summen.`,
  },
  places: {
    landing: {
      noun: der('der Treppenabsatz', 'den Treppenabsatz', 'dem Treppenabsatz', 'ein Treppenabsatz', 'einen Treppenabsatz', 'einem Treppenabsatz'),
      arrive: `Der Treppenabsatz war nachts ganz woanders. Aus dem Teppich war ein See geworden.~+, und~ Die Lampe stand am Ufer wie eine lange dünne Dame mit Hut. Hinter jeder Tür atmete jemand. [Einer pfiff beim Ausatmen.]`,
    },
    kitchen: {
      noun: die('die Küche', 'der Küche', 'eine Küche', 'einer Küche'),
      arrive: `In die Küche war der Mond gekommen und lag in Quadraten auf dem Boden. Die Pfannen hingen in einer Reihe, vom Vater bis zum Baby. Es roch nach dem Brot von morgen.~+, und~ Das ging gerade auf, unter einem Tuch. [Als sie wieder hinsahen, war das Tuch höher.]`,
    },
    cupboard: {
      noun: die('die Kammer unter der Treppe', 'der Kammer unter der Treppe', 'eine Kammer unter der Treppe', 'einer Kammer unter der Treppe'),
      arrive: `Die Kammer unter der Treppe hatte eine winzige Tür.~+, und~ Dahinter war mehr, als hineinging. Da waren Schlittschuhe, eine Trommel und ein Zelt, das seufzte, als sie kamen. [Es roch nach Gummistiefeln und alten Sommern.]`,
    },
    attic: {
      noun: der('der Dachboden', 'den Dachboden', 'dem Dachboden', 'ein Dachboden', 'einen Dachboden', 'einem Dachboden'),
      arrive: `Auf den Dachboden kam man mit dem Kopf zuerst, wie ein Korken.~, und~ Dort reichte das Dach auf beiden Seiten bis auf die Dielen. Ein Schaukelpferd sah aus dem Fenster.~+, denn~ Das tat es, seit jemand groß geworden war. [Der Staub lag so dick, dass er Wege hatte.]`,
    },
  },
  helpers: {
    mouse: {
      noun: der('der Mäuserich', 'den Mäuserich', 'dem Mäuserich', 'ein Mäuserich', 'einen Mäuserich', 'einem Mäuserich'),
      trouble: `Ein Mäuserich zog an einer Käserinde.~+, und~ Vor seiner Haustür klemmte sie. »Da drin sind sechs«, sagte er, »und die riechen das alle, und sie singen.« [{name} legte ein Ohr an die Wand, und es war so.]`,
      help: `Sie versuchten es flach, und sie versuchten es hochkant. »Die sechs sind drinnen«, sagte {name}, »und der Käse ist draußen. Warum kommen sie nicht heraus?« So aßen sechs kleine Mäuse ihr Abendbrot auf einem nackten Fuß, alle in einer Reihe.`,
      gift: `»Immer habe ich alles *hinein*getragen«, sagte der Mäuserich.~+, und~ Er verschwand und kam rückwärts mit einer Streichholzschachtel wieder. Darin lagen ein Kerzenkrümel und ein Splitter Spiegel. »Ich nenne es ein Viellicht. Es ist ein kleines Licht, zweimal erzählt.«`,
      back: `Der Mäuserich stand an der Tür und zählte Köpfe. {name} gab ihm die Schachtel.~+, und~ Er zündete sie an, zur Sicherheit. »Zwölf!«, sagte er.~+, und~ Dann sah er den Spiegel und blies sie aus. »Sechs«, sagte er und ließ sie hinein ins Bett.`,
      comes: `An der Wand entlang kam ein Mäuserich. »Schon mal Käse probiert?«, fragte er und legte {being.dat} einen Krümel hin.~+, und~ Es geschah nichts. [»Es war nur so ein Gedanke.«] Er setzte sich daneben.~+, und~ Als sie wieder hinsahen, war da nur noch Mäuserich.`,
      bye: `Hinter der Wand zählte der Mäuserich seine Kinder, kam auf sechs und zählte, um sicherzugehen, noch einmal.`,
    },
    coat: {
      noun: der('der alte Mantel', 'den alten Mantel', 'dem alten Mantel', 'ein alter Mantel', 'einen alten Mantel', 'einem alten Mantel'),
      trouble: `»Pst«, sagte der Mantel am letzten Haken. Er hatte Großvater gehört.~+, und~ Keiner brachte es fertig, ihn wegzugeben. »In meinem linken Ärmel steckt etwas, seit es zuletzt geregnet hat. Ich komme nicht hin. Ich habe ja nur Ärmel.«`,
      help: `{name} fuhr mit dem Arm hinein, bis zur Schulter. Heraus kamen ein Handschuh und die Schnur, die von einem Handschuh zum anderen geht.~+, und~ Der andere steckte natürlich im anderen Ärmel. [Einen Moment lang hatte der Mantel wieder jemanden drin und stand ganz aufrecht.]`,
      gift: `»So ist es besser«, sagte der alte Mantel und ließ die Schultern sinken. »Nehmt meinen Schirm, da im Ständer. Schwarz, mit krummem Griff. Großvater hat damit die hohen Äpfel geholt. Und einmal, als es spät war, den Bus.«`,
      back: `Der alte Mantel hing am letzten Haken, in jedem Ärmel einen Handschuh.~, und~ {name} hängte ihm den Schirm über den Arm. »Du siehst aus, als wolltest du weg.« {»Nein, nein«, sagte der Mantel, und ihm wurde ganz warm. »Aber ich könnte.«|»Nein, nein«, sagte der Mantel, und ihm wurde ganz warm, »aber ich könnte.«}`,
      comes: `Der alte Mantel kam daher, mit niemand darin. »Vielleicht habe ich etwas«, sagte er.~+, und~ Aus der Tasche kam ein Pfefferminz. Aber {being} aß kein Pfefferminz. »Ich auch nicht«, sagte der Mantel und hängte sich an eine Türklinke, um zuzusehen.`,
      bye: `Der alte Mantel winkte mit einem leeren Ärmel gute Nacht und hatte die Taschen voll Abend.`,
    },
    cat: {
      noun: die('die Katze', 'der Katze', 'eine Katze', 'einer Katze'),
      trouble: `Die Katze saß vor einem Kissen statt darauf. »Besetzt«, sagte sie bitter.~+, und~ Es lag ein Knopf darauf. »Du könntest ihn hinunterschubsen«, sagte {name}. »Ich schubse, was da hingehört. Das ist Sport«, sagte die Katze. »Was da nicht hingehört, das ist Hausarbeit.«`,
      help: `{name} legte den Knopf auf ein Regalbrett, recht nah an die Kante. »Da gehört er hin.« Eine Pfote kam hervor, langsam wie Honig.~+, und~ Tick, tick, tick sprang der Knopf die Treppe hinab. »Jetzt bin ich wieder ich«, sagte die Katze und stieg auf das Kissen.`,
      gift: `»Geschenke mache ich nicht«, sagte die Katze, »aber diese Schelle brauche ich nicht. Sie hat mir mehr schöne Abende verdorben als der Regen.« Klein und silbern war sie.~+, und~ Ihr Ton ging in ein Ohr hinein und ganz hinunter.`,
      back: `Die Katze lag auf dem Kissen, und zwar auf allem davon. »Deine Schelle«, sagte {name}. »Aufs Brett«, sagte die Katze mit geschlossenen Augen.~+, und~ {name} legte sie hin. »Näher an die Kante.« Sie kam näher. »Das ist für morgen früh.«`,
      comes: `Die Katze setzte sich mit dem Rücken zu {being.dat}. »Ich helfe«, sagte sie, »indem ich nicht hinsehe. Das meiste wird gut, wenn ich nicht hinsehe.« Dies hier nicht.~,~ Da drehte sie ein Ohr herum, um nichts zu verpassen, und blieb.`,
      bye: `Die Katze sagte keinem gute Nacht, aber sie sagte es auf ihren Füßen.`,
    },
  },
  objects: {
    matchbox: {
      noun: das('das Viellicht', 'dem Viellicht', 'ein Viellicht', 'einem Viellicht'),
      use: `{name} schob die Schachtel auf, und der Kerzenkrümel ging an. [Heller als eine Sommersprosse war er nicht.] Aber der Spiegel sah ihn und sagte ihn noch einmal.~+, und~ Die Kerze sagte ihn zurück. So ging es weiter, bis alles golden war.`,
    },
    umbrella: {
      noun: der('der Schirm', 'den Schirm', 'dem Schirm', 'ein Schirm', 'einen Schirm', 'einem Schirm'),
      use: `»Der holt Äpfel«, sagte {name}, »und den Bus.« Der Schirm von Großvater ging hoch, am Ende von einem Arm und zehn Zehen.~+, und~ Der krumme Griff hakte ein. [Sie hängten sich beide daran.] Es war, als würde man von einem langen alten Mann hochgehoben.`,
    },
    bell: {
      noun: die('die kleine Schelle', 'der kleinen Schelle', 'eine kleine Schelle', 'einer kleinen Schelle'),
      use: `{name} hielt die Schelle am Band und bewegte einen Finger. Pling. Es war der kleinste aller Töne.~+, aber~ In so einem Haus kennt ihn jeder. »Die Katze!«, sagte jemand, der geschlafen hatte, und dann machte es bums.`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Hier war der Gang mit der kaputten Birne.~+, und~ Am Tag ist er elf Schritte lang. [Nachts hatte ihn noch keiner gezählt.~+, und~ Am anderen Ende sagte etwas plitsch.] »Wenn man rennt, ist er kürzer«, sagte {pal}. »Wenn man rennt, verpasst man ihn«, sagte {name}.`,
        after: `[Es waren elf Schritte.] Das Plitsch war bloß ein Schirm, der einem Stiefel vom Regen erzählte.~, und~ Auf halber Strecke hing ein Bild, das sie vor lauter Dunkel nie gesehen hatten: dieses Haus, bei Nacht, Licht in jedem Fenster.`,
      },
    },
    reach: {
      one: {
        meet: `Hier ging es durch eine Luke weiter, oben in der Decke.~+, und~ Sie hatte einen Ring zum Ziehen. Der Ring hing höher als {name} auf einem Stuhl.~, und~ Er hing höher als {name} auf einem Stuhl auf einer Kiste. [»Früher waren die Leute wohl länger«, sagte {pal}.]`,
        after: `Mit den Haaren voran kamen sie oben durch den Boden. [Die ganze Wärme des Tages war hier heraufgezogen.~+, und~ Niemand hatte sie benutzt.] Unten lag das übrige Haus, ganz klein, wie eins, das man vorn aufklappen kann.`,
      },
    },
    call: {
      one: {
        meet: `Hier war die Tür von drüben verriegelt.~, und~ Dahinter schlief der alte Hund, der für die Riegel da ist, und zwar auf dem einen guten Ohr. Sie klopften.~+, aber~ Zurück kam nur ein Schnarchen mit einem Pfeifen am Ende.`,
        after: `Klick, machten Krallen. Schnuff, machte eine Nase am Türspalt.~+, und~ Dann ging langsam und ziemlich nass der Riegel auf. Der alte Hund wedelte mit allem, was er hatte, und legte sich wieder hin, diesmal aufs andere Ohr.`,
      },
    },
    soft: {
      one: {
        meet: `In der Tür saß der Bär vom Baby, der aus dem Gitterbett gefallen war. Er hatte beschlossen, die Tür zu bewachen.~+, aber~ Er war kalt bis in die Füllung. »Halt«, sagte er. »Über mich wird nicht drübergestiegen. Mich soll wer aufheben.«`,
        after: `{»Ihr könnt durch«, sagte der Bär. »Wenn jemand fragt: Ich habe Wache gehalten und kein Mal Mama gesagt.«|»Ihr könnt durch«, sagte der Bär, »wenn jemand fragt: Ich habe Wache gehalten und kein Mal Mama gesagt.«} Im Vorbeigehen legten sie ihn zurück ins Gitterbett.~, und~ Eine kleine Hand kam heraus, im Schlaf, und nahm ihn am Bein.`,
      },
    },
    way: {
      one: {
        meet: `Hier hatte der Flur zu viele Türen. Am Tag waren es drei.~+, aber~ Jetzt waren es acht, und aus jeder Klinke sah {name} heraus. »Eine ist unsere, und eine ist die Besenkammer«, sagte {pal}. »Und die anderen sechs«, sagte {name}, »sind morgen früh nicht da.«`,
        after: `Die fünfte war die richtige. Sie ging auf ohne einen Laut.~+, und~ Als sie sich umsahen, waren die anderen schon wieder Wand. [Nur die Besenkammer fiel auf, und sie sagten zu den Besen Entschuldigung.]`,
      },
    },
  },
};

export const restless: SeenTelling<GermanNoun> = {
  noun: die('die Standuhr', 'der Standuhr', 'eine Standuhr', 'einer Standuhr'),
  title: 'die Standuhr',
  sign: `Bong! Irgendwo unten im Haus schlug eine Uhr, dass die Zahnputzbecher klirrten. [Bong, bong!] »Das war sechsundzwanzig«, sagte jemand hinter einer Tür, »und sechsundzwanzig gibt es nicht.« Das Baby wurde wach, der Hund sagte wuff.~+, und~ Das Baby sagte auch wuff.`,
  trace: `Auf einem Bord stand ein Wecker, Watte in beiden Ohren. »Das Gebonge ist meine Kusine«, sagte er, »und sie fragt mich die ganze Nacht dasselbe.« »Was fragt sie denn?«, fragte {name}. {»Bong«, sagte der Wecker. »Und was soll man darauf sagen?«|»Bong«, sagte der Wecker, »und was soll man darauf sagen?«}`,
  found: `Unten im Hausflur stand die Standuhr, groß und braun, beide Zeiger vor dem Gesicht. [Das Pendel ging auf und ab wie jemand in einem kleinen Zimmer.] »Bong«, sagte sie. »Ach je. Ich bin herausgekommen, und jetzt muss ich immer weiter. Bong.«`,
  near: `Bong! Es war genau vor der Schlafzimmertür.~,~ Da stand die Standuhr des Hauses.~+, denn~ Sie war alle Stufen heraufgekommen. [Beide Zeiger hielt sie vors Gesicht.] »Bong. Ach je. Bong. Weiß hier oben irgendjemand, wann es ist?«`,
  first: `»Wir stecken etwas Weiches hinein«, sagte {name}.~, und~ In der Standuhr saß ein Hämmerchen, das für das Bong da war, und darüber kam eine Socke. *Bung*, machte die Uhr. »Das bin ich nicht. Das ist jemand im Sack.« Also kam die Socke wieder herunter. »*Bong*«, sagte sie. [»Verbindlichsten Dank.«]`,
  second: `{»Zähl rückwärts«, sagte {pal} zur Standuhr. »Dann muss es ein Ende geben.«|»Zähl rückwärts«, sagte {pal} zur Standuhr, »dann muss es ein Ende geben.«} Alle zählten mit. »Drei.« Bong. »Zwei.« Bong. »Eins.« Bong. »Siehst du, und jetzt ist es null.« »Und was kommt unter der Null?«, fragte die Uhr. »Bong.«`,
  why: `»Ich sage allen, wann es Zeit ist«, sagte die Standuhr. »Dann gehen sie hinauf, gute Nacht, gute Nacht, und das Licht ist aus. In hundertneun Jahren hat es mir keiner gesagt. Also frage ich immerzu: Bong? Und wenn ich nicht mehr frage, ist gar keiner da.«`,
  settled: `Die Standuhr ließ die Zeiger sinken, gerade so weit, dass sie etwas sah. »Wann ist denn für mich Zeit?« »Jetzt«, sagte {name}. »Gute Nacht, Uhr.« »Dann *ist* da ja wer.« Tick, sagte sie. Tack, sagte sie, wie jemand, der im Dunkeln lächelt.`,
};

export const wonder: SeenTelling<GermanNoun> = {
  noun: das('das bunte Fenster', 'dem bunten Fenster', 'ein buntes Fenster', 'einem bunten Fenster'),
  title: 'das bunte Fenster',
  sign: `Hoch oben im Haus, unter dem Dach, ist ein rundes Fenster aus buntem Glas. In einer Nacht im Jahr steht der Mond dahinter.~+, und~ Dann wacht es auf. Die älteste Tante hat es einmal gesehen, und alles, was sie davon sagt, ist: »Ah.« Die Nacht war heute.`,
  trace: `Auf dem Boden lag eine Eintrittskarte, klein wie ein Fingernagel. [Eine Ecke war abgebissen, das hieß bezahlt.] »*Hutschachtel zwei, Platz vier*«, las {name}. »Wer guckt sich denn eine Hutschachtel an?«, fragte {pal}. »Auf der sitzt man. Aber was guckt man dann?«`,
  found: `Da, unter dem Hausdach, war das bunte Fenster, dunkel wie ein Brunnen.~, und~ Davor saßen auf Hutschachteln neun Mäuse, eine Motte und das Schaukelpferd. Der Mond stand genau dahinter.~+, aber~ Das Fenster blieb dunkel, mit Absicht.`,
  near: `Gleich vor dem Schlafzimmer ist ein rundes Fenster aus buntem Glas.~, und~ Heute wollten alle sehen, wie es aufwacht: zwei Mäuse, eine Motte und ein Pantoffel. [Der Mond stand genau dahinter.] Doch das Fenster blieb dunkel. »Seht doch lieber den Teppich an«, sagte es.`,
  first: `»Wir machen alle die Augen zu«, sagte {name} zum bunten Fenster, »und du gehst einfach an.« [Alle machten zu, manche mit Pfote davor.] »Da guckt wer«, sagte das Fenster. »Wer denn?« »Die Motte.« »Ich habe keine Lider«, sagte die Motte.~+, und~ So blieb es dunkel.`,
  second: `»Nur eine Ecke«, sagte {pal} zum bunten Fenster. »Mach die rote, dann gehen wir ins Bett.« [Es überlegte.] »Gern, nur hängt sie am Gelben.« »Dann mach die beiden.« »Und das Gelbe«, sagte das Fenster, »hängt an allem.«`,
  why: `»Nicht hinsehen«, sagte das bunte Fenster mit hoher dünner Stimme. »Ich habe jetzt einen Sprung, quer durch das Blau. Das war der Hagel. Alle sind gekommen, mit Karten, um etwas Ganzes zu sehen. Wenn ich leuchte, sehen sie nur den Sprung.«`,
  settled: `Das bunte Fenster ließ einen roten Fleck herein, so groß wie eine Kirsche.~,~ Dann kam das Gold.~+, und~ Dann kam das Blau mit dem Sprung darin. [Der leuchtete wie ein Fluss.] Alle sahen ihn zuerst, und alle sagten »ah«, so wie die Tante. Eine Hand hielt {name} hinein.~+, und~ Sie wurde blau.`,
};
