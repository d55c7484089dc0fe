import type { EpisodeTelling } from '../bank.ts';
import { das, der, die, type GermanNoun } from './noun.ts';

export const button: EpisodeTelling<GermanNoun> = {
  trouble: `Über den Weg kam ein Knopf gelaufen.~+, und~ Darunter war {helper.ein}. »Sag es nicht«, sagte {helper}. »Alle sagen: Guck mal, ein Knopf. Keiner hat mir guten Abend gewünscht, seit ich ihn aufgehoben habe.«`,
  help: `»Du musst ja nicht drunter sein«, sagte {name} und stellte den Knopf auf die Kante. Nun war er ein Rad.~+, und~ Daneben stand jemand. »Einen guten Abend«, sagte {pal}. »Guten Abend«, sagte {helper} und blieb stehen, um es auszukosten. [»Könntet ihr das noch mal sagen?«]`,
  gift: `»Das wird mein Tisch«, sagte {helper}, »aber Besuch kommt erst später. Bis dahin könnt ihr ihn haben.« Es war ein einfacher brauner Knopf mit vier Löchern. {»Das vierte Loch ist neu«, sagte {helper}. »Da würde ich nachsehen, wenn es dunkel wird.«|»Das vierte Loch ist neu«, sagte {helper}, »da würde ich nachsehen, wenn es dunkel wird.«}`,
  back: `Da wartete {helper} mit vier Krümeln. {name} legte den Knopf obendrauf.~+, und~ Es war ein Tisch. »Guten Abend«, sagten sie ringsherum. »Guten Abend«, sagte {helper}, »und gute Nacht«, und legte die Füße hoch.`,
  object: {
    noun: der('der Knopf', 'den Knopf', 'dem Knopf', 'ein Knopf', 'einen Knopf', 'einem Knopf'),
    use: `{name} drehte den Knopf um.~, und~ In drei Löchern war alter Faden.~+, doch~ Das vierte hatte noch niemand benutzt. »Das ist also noch nicht aufgebraucht«, sagte {pal}.~+, und~ Heraus kam, dünn wie ein Strohhalm, Licht. [Abwechselnd durften sie damit zeigen.]`,
  },
};

export const tape: EpisodeTelling<GermanNoun> = {
  trouble: `Neben einem Maßband lag {helper.ein}, ganz gerade. {»Schhh, ich werde gemessen«, sagte {helper}. »Ich bin genau eins.«|»Schhh, ich werde gemessen«, sagte {helper}, »ich bin genau eins.«} »Ein was?«, fragte {name}.~+, und~ Da war es mit dem Liegen vorbei. »Das ist ja der Kummer. Genau das ist abgerieben.«`,
  help: `»Eins von dir«, sagte {name}. »Darin misst es.« Also probierten sie es aus. Ein Daumen war zwei.~+, und~ {name} war neunzig und ein bisschen. {»Und ich bin genau eins«, sagte {helper}. »Das hatte ich immer im Gefühl.«|»Und ich bin genau eins«, sagte {helper}, »das hatte ich immer im Gefühl.«}`,
  gift: `{»Nehmt es«, sagte {helper}. »Ich weiß ja jetzt, was ich bin.«|»Nehmt es«, sagte {helper}, »ich weiß ja jetzt, was ich bin.«} Das Maßband war daumenlang und hatte keine Zahlen mehr. »Nach viel sieht es nicht aus«, sagte {pal}. »Es ist länger, wenn es sein muss«, sagte {helper}.`,
  back: `Das Maßband lief heim, *zipp*, bis ganz ans Ende, und lag still. {Helper} legte sich daneben, sehr gerade. »Und was bist du nachts?«, fragte {name}. »Nachts bin ich auch eins«, sagte {helper}, halb im Schlaf.`,
  object: {
    noun: das('das Maßband', 'dem Maßband', 'ein Maßband', 'einem Maßband'),
    use: `Das Ende vom kleinen Maßband kam heraus, und {name} ließ es los.~,~ Statt hinein ging es hinauf.~+, und~ Da stand es, steif wie ein Lineal, bis oben der Haken saß. [Sie hielten sich fest.] Es wickelte sich ein.~+, und~ Sie wickelten sich mit.`,
  },
};

export const cap: EpisodeTelling<GermanNoun> = {
  trouble: `Ein Stiftdeckel kam daher und stieß überall an. »Ist es Nacht?«, fragte er. {»Fast«, sagte {name}. »Wer ist da drin?«|»Fast«, sagte {name}, »wer ist da drin?«} Drin war {helper.ein}. »Das ist ein neuer Hut. Er steht mir, hat man gesagt, und das tut er, bis auf die Füße.«`,
  help: `»Wie bist du reingegangen?«, fragte {name}. »Vorwärts«, sagte der Hut. »Seitdem versuche ich es mit vorwärts.« »Versuch mal rückwärts.« Erst war es still.~+, und~ Dann kam {helper} aus dem Hut. »Rückwärts gibt es also auch«, sagte {helper}.`,
  gift: `{»Behaltet den Hut«, sagte {helper}. »Ihr habt mehr Kopf dafür.«|»Behaltet den Hut«, sagte {helper}, »ihr habt mehr Kopf dafür.«} Der Deckel passte auf keinen Kopf.~+, und~ Am Ende war er angekaut. »Zum Reden ist er aber gut. Ich habe nur ach je gesagt, und alle haben es gehört.«`,
  back: `Der Stiftdeckel kam zurück und legte sich auf die Seite. [{Helper} sah ins weite Ende hinein.] »Als Hut ist er zu groß. Als Bett dagegen …« Und hinein ging es, vorwärts. »Steht mir«, sagte das Bett, »bis auf die Füße.«`,
  object: {
    noun: der(
      'der Stiftdeckel',
      'den Stiftdeckel',
      'dem Stiftdeckel',
      'ein Stiftdeckel',
      'einen Stiftdeckel',
      'einem Stiftdeckel',
    ),
    use: `»Entschuldigung«, sagte {name} in das weite Ende vom Stiftdeckel.~+, und~ Ganz weich und rund gingen die Worte hinein. Aus dem angekauten Ende kamen sie so dünn wie eine Nadel: *fiiiiep!* {pal} fuhr zusammen. »Dabei hast du es so nett gesagt.«`,
  },
};

export const pompom: EpisodeTelling<GermanNoun> = {
  trouble: `Neben einer roten Bommel saß {helper.ein} und schaute in die andere Richtung. »Eben hat man mir gesagt«, sagte {helper}, »dass das eine Bommel ist. Von einer Mütze. Ich habe die ganze Woche mit ihr geredet, und ich habe ihr alles erzählt.«`,
  help: `»Hat sie gelacht dabei?«, fragte {name}. »Nein«, sagte {helper}. »Und hat sie es weitererzählt?« {Helper} dachte an die ganze Woche. »Niemandem«, sagte {helper} und rückte etwas näher an die Bommel. »Dann kann sie es besser als die meisten«, sagte {name}.`,
  gift: `»Nehmt sie mit«, sagte {helper}. [»Sie kommt nie raus.«] Auf einer Seite war die Bommel platt, weil da jemand gelehnt hatte. {name} steckte sie in eine Tasche.~+, und~ Die Tasche wurde warm. »Das kommt vom Reden«, sagte {helper}.`,
  back: `»Hat sie was gesagt?«, fragte {helper}. »Kein Wort, zu niemandem«, sagte {name} und setzte die Bommel ab.~, und~ Wie früher lehnte sich {helper} daran, und sie war noch warm. »Ich erzähle dir von meinem Abend. Zuerst kamen zwei Leute. Dann …«`,
  object: {
    noun: die('die rote Bommel', 'der roten Bommel', 'eine rote Bommel', 'einer roten Bommel'),
    use: `{name} hielt dem kleinen Kalten die Bommel hin. »Der erzählt man Sachen. Zum Beispiel, was es zu essen gab.« Also hörte die Bommel vom Abendbrot.~+, und~ Jedes Wort kam wärmer heraus als das davor. Beim Nachtisch zitterte keiner mehr.`,
  },
};

export const ticket: EpisodeTelling<GermanNoun> = {
  trouble: `Auf dem Weg stand {helper.ein} und hielt eine Karte hoch. {»Bitte nicht drängeln«, sagte {helper}. »Hier ist eine Schlange.«|»Bitte nicht drängeln«, sagte {helper}, »hier ist eine Schlange.«} »Wo?«, fragte {name}. »Ich. Ich bin Nummer vier, und seit heute früh haben sie nicht mal die Eins gerufen.«`,
  help: `»Eins!«, rief {name}.~, und~ Es kam keiner. »Zwei!« Es kam auch keiner. »Drei? Und vier?« »Hier!«, rief {helper}. »Ich würde mich gern hinsetzen.« »Der Nächste«, sagte {name}.`,
  gift: `»Die Karte brauche ich ja nicht mehr«, sagte {helper}, schon im Sitzen. Vom Halten war sie ganz weich.~+, und~ Jemand hatte ein Loch hineingeknipst. »Da ist ein Loch drin«, sagte {pal}. »Das ist der Teil zum Durchgucken«, sagte {helper}.`,
  back: `Da saß {helper} und hatte immer noch Freude daran.~, und~ Wie eine Decke kam die Karte darüber, mit einem Fuß aus dem Loch. »Stehst du in einer Schlange?«, fragte {pal}. {»Zum Schlaf«, sagte {helper}. »Ich glaube, gleich komme ich dran.«|»Zum Schlaf«, sagte {helper}, »ich glaube, gleich komme ich dran.«}`,
  object: {
    noun: die(
      'die alte Eintrittskarte',
      'der alten Eintrittskarte',
      'eine alte Eintrittskarte',
      'einer alten Eintrittskarte',
    ),
    use: `»Man guckt hindurch«, sagte {name}, ein Auge am Loch in der Karte.~, und~ In einem Loch ist immer nur für eins Platz. »Da nicht«, sagte {name} und drehte sich ein wenig. »Da.« »Woher weißt du das?«, fragte {pal}. »Es passt ins Loch.«`,
  },
};
