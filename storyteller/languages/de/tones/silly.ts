import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'silly'> = {
  open: [
    `»Entschuldigung«, sagte {name} zum linken Bein vom Schlafanzug.~+, denn~ Beide Füße waren ins rechte gegangen. »Essen!«, rief es. »Wir kommen!«, rief {name} und hüpfte. Das leere Bein kam hinterher.~+, und~ Es bekam ein Kissen.`,
    `»Hat jemand meine Schlafanzughose gesehen?«, rief {name}. »Hast du in der Suppe nachgesehen?«, rief es zurück.~+, und~ Da war nur Suppe. »Dann hast du sie auf dem Kopf.« So war es auch.~+, und~ Darauf aß {name} noch einen Teller.`,
    `Es gab Erbsen. »Darf ich?«, sagte {name} zur ersten. Sie hatte nichts dagegen, und die nächsten siebzehn auch nicht.~, doch~ Die neunzehnte war eine andere Sorte. »Sie möchte lieber nicht«, sagte {name}.~+, und~ Sie bekam einen Eierbecher zum Sitzen.`,
  ],
  outside: `»Dein Mantel ist verkehrt herum«, sagte {pal}<toddler: |, drei Schritte weiter>. »Nein«, sagte {name}. »Das bin ich.« Also wurde {name} umgedreht, und da waren die Stiefel falsch. »Wo sind meine Füße?« »Hier oben«, sagte {pal}. »Sie sagen, man sieht alles.«`,
  rest: `»Sind wir da?«, fragte {pal}. {»Nein«, sagte {name}. »Wir sind hier.«|»Nein«, sagte {name}, »wir sind hier.«} »Woran merkst du das?« »Daran, dass wir drin sind.« [{pal} sah sich um, und es stimmte.] »Also wenn wir nach da gehen«, sagte {pal}, »wird das auch zu hier.« Danach mussten sie sich setzen.`,
  doorstep: `Aus Versehen wurden die Stiefel ins Bett gebracht.~+, und~ {name} kam auf die Fußmatte. »Gute Nacht, schlaft schön«, sagten sie zu den Stiefeln.~+, und~ Niemand merkte etwas, bis die kein Wasser wollten. »Das ist nicht {name}«, sagten sie da.`,
  close: [
    `Die Beine waren in den Beinen, in jedem eins.~+, und~ Das hatte den ganzen Abend gedauert. [Niemand musste Entschuldigung sagen.] {name} legte sich mit beiden zugleich hin.~, und~ Fallen konnte man nun höchstens noch in den Schlaf.`,
    `»Hat jemand meinen Schlaf gesehen?«, rief {name}. »Hast du im Kissen nachgesehen?« {name} sah nach, mit einem Ohr und zwei geschlossenen Augen, und da war er. Die Hose war an den Beinen.~+, und~ Mehr gab es nicht zu suchen.`,
    `Im Eierbecher lag die neunzehnte Erbse, eine Serviette bis ans Kinn. »Darf ich?«, fragte jemand, eine Hand an der Lampe. Soweit man hören konnte, hatte {name} nichts dagegen.`,
  ],
  links: [
    `{name} ging vorwärts los und {pal} rückwärts, damit sie beide Seiten sahen.`,
    `{name} und {pal} gingen in einer Reihe und waren abwechselnd die Mitte.`,
    `{name} und {pal} stampften beim Gehen, damit es nach zwölf Leuten klang.`,
    `»Nach dir«, sagte {pal}. »Nach dir«, sagte {name}, und so gingen beide seitwärts.`,
    `{pal} stolperte über nichts und sagte Entschuldigung, und {name} legte das Nichts wieder hin.`,
    `{name} hatte den linken Stiefel am rechten Fuß und kam eine Weile nur im Kreis voran.`,
  ],
  threads: {
    sock: {
      one: `{»Halt«, sagte {name}. »Ich habe nur eine Socke.«|»Halt«, sagte {name}, »ich habe nur eine Socke.«} Sie sahen nach.~+, und~ An einem Fuß war eine Socke, am anderen waren Zehen. {pal} schaute in die, die da war. »Hier drin ist sie nicht. Das ist Fuß bis ganz unten.«`,
      two: `»Du hast meine Socke an!«, sagte {name}. {»Nein«, sagte {pal}, die Socke auf dem Kopf. »Das ist ein Hut.«|»Nein«, sagte {pal}, die Socke auf dem Kopf, »das ist ein Hut.«} »Mit Ferse?« »Alle guten haben eine.« Also wurde sie als Hut vorgestellt. »Sehr erfreut«, sagte {name}.~+, und~ Die Ferse nickte.`,
      three: `{name} zählte die Socken: eine am linken Fuß, ein Hut und eine am rechten Fuß. »Das sind drei. Ich hatte immer bloß zwei.« »Na ja, sie waren die ganze Nacht auf«, sagte {pal} unter dem Hut hervor. [»Da kommt so was vor.«]`,
      end: `Drei Socken lagen am Bett.~+, und~ {name} sah sich die dritte genau an, die recht klein war. »Und wem gehörst du?« {pal} zog sie über die eigene Nase, und sie passte. Damit war das geklärt.~, und~ Keiner hatte irgendwo kalt.`,
    },
    spoon: {
      one: `»Warum hast du einen Löffel dabei?«, fragte {pal}. »Falls es Suppe gibt«, sagte {name}.~, und~ Beide sahen sich um, und es gab keine. »Darum ja auch nur *falls*.« »Dann hätte ich eine Leiter mitnehmen sollen«, sagte {pal}. »Falls sie hoch oben ist.«`,
      two: `{pal} sah in den Löffel. »Da ist jemand drin, verkehrt herum.« »Wer?«, fragte {name}. »Weiß nicht, aber meine Nase ist dabei.« Aus Höflichkeit stellte sich {pal} auch auf den Kopf. »Nun ist er wieder andersherum. Dem kann man es nicht recht machen.«`,
      three: `»Frag den Löffel, wie weit es noch ist«, sagte {pal}.~,~ Also fragte {name} den Jemand darin, der sehr klein war und kopfstand. »Was sagt er?« »Er sagt: *Wie weit ist es noch?*« »Dann weiß er es auch nicht«, sagte {pal}.`,
      end: `Im Bett sah {name} in den Löffel, und da lag jemand kopfüber im Bett. »Du fällst noch heraus«, sagte {name} und drehte den Löffel um.~, und~ Auf der Rückseite war alles richtig. »Schon besser.« Vier Augen gingen zu.`,
    },
  },
};
