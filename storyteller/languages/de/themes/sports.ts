import type { ArcTelling } from '../../bank.ts';

const STILL = `»Still wie ein Löffel und still wie ein Stein,\nwer zuckt mit der Braue? Wer wackelt am Bein?«`;
export const restless: ArcTelling = {
  title: `{Title}, {name} und das Denkmalspiel`,
  want: [
    `{name} spielte Denkmal: Man steht so still wie ein Löffel, und jemand zählt bis hundert. Bis einundsechzig ging es schon. [Dann war ein Jucken gekommen.] Morgen war das Turnier.~+, und~ Darum mussten die hundert heute her.~, doch~ Was, wenn eine Augenbraue zuckte?`,
    `»Einundsechzig!« Weiter war {name} bei *Denkmal* nie gekommen, dem Spiel, bei dem man sich nicht rührt. Die anderen schafften hundert.~+, und~ Morgen war Turnier. [Blinzeln darf man. Kratzen nicht.] Heute sollten es hundert werden, wenn nur die Augenbrauen hielten.`,
  ],
  setoff: `»Einundsechzig«, zählte {pal}, »zweiundsechzig.« Dann kam der Lärm.~+, und~ {name} fuhr zusammen. »Dabei kann ja niemand Denkmal sein!« [»Da fehlt jemandem die Übung«, sagte {pal}.] Also zogen sie die Mäntel an und gingen, um es vorzumachen.`,
  stay: `»Neunundfünfzig«, zählte {pal}, »sechzig.« Da ging der Lärm los.~+, und~ {name} zuckte. So setzten sie sich im Schlafanzug an den Rand vom Lampenlicht, um dem Lärm Denkmal vorzumachen. Sie saßen so still wie zwei Löffel, und er kam näher. [»Das war bloß mein Mund«, sagte {pal}.]`,
  remind: `»Training«, sagte {name} und hielt mitten im Schritt. {pal} hielt auch, mit einem Fuß in der Luft.~, und~ Sie zählten nach innen, und bei dreiunddreißig kam der Fuß herunter. »Du hast gewackelt.« »Und du hast geguckt«, sagte {pal}, »sonst wüsstest du es nicht.« [Sie einigten sich auf unentschieden.]`,
  refrain: {
    first: `So fängt jedes Spiel an, und beim letzten Wort darf sich nichts mehr rühren:\n${STILL}`,
    again: `Das war nun viel Bewegung gewesen, darum standen sie einmal still und sagten:\n${STILL}`,
    third: `So weit weg waren die hundert noch nie, aber sie stellten sich auf und fingen von vorn an:\n${STILL}`,
    last: `Alles war still, und sie rührten kaum die Lippen dafür:\n»Still wie ein Löffel und still wie ein Stein,\nkeiner, keiner wackelt am Bein.«`,
  },
  try: `»Der Trick beim Denkmal«, sagte {name}, »ist, etwas anzusehen, das an seinem Platz bleibt.« [{Being} suchte danach.] »Aber alles geht ja, oder es macht die Augen zu.« Also musste {being} weiter herumschauen, und Denkmal ist das nicht.`,
  easy: `{»Lehn dich an mich, Augen zu«, sagte {pal}. »Dann ist es ein einziges langes Blinzeln.«|»Lehn dich an mich, Augen zu«, sagte {pal}, »dann ist es ein einziges langes Blinzeln.«} [Es war warm.~+, und~ Die hundert kämen von selbst.] {Being} würde dann weitermachen, ohne dass es jemand sah.~, und~ Ein Auge von {name} war noch offen, viel war es nicht.`,
  resolve: `»Noch einmal«, sagte {pal} und zählte.~, und~ {name} stand wie ein Löffel und sah {being.acc} an.~+, denn~ Etwas Stilleres gab es hier nicht. Einundsechzig ging vorbei, und zweiundsechzig auch. »Und hundert«, flüsterte {pal}. [{name} vergaß aufzuhören und kam bis hundertneun.]`,
  bed: `Im Bett sind hundert leicht.~+, und~ Da lag {name}, still wie ein Löffel in der Schublade. Bei zwölf hatte noch keine Braue gezuckt.~, aber~ Etwas danach lag auch das Zählen still.`,
};

const BALL = `»Hoch geht der Ball, und dann kommt er runter,\nund keiner weiß, drüber oder drunter!«`;
export const wonder: ArcTelling = {
  title: `{Title}, {name} und der Ball an der Schnur`,
  want: [
    `{name} hatte einen Becher mit einem Ball an der Schnur.~, und~ Hoch ging der Ball, und *tupp*, war er im Becher. Wenn aber jemand hinsah, machte er *tock*, außen dran.~, und~ Heute sollte es einmal *tupp* werden, vor allen Leuten. Und wenn es immer beim *Tock* blieb?`,
    `*Tupp*, machte der Ball an der Schnur und saß im Becher. Kaum sah einer hin, machte er *tock* und hing daneben.~, und~ {name} wollte heute ein *Tupp* mit Zuschauern, nur ein einziges. Oder gehörte das zu den Dingen, die bloß gelingen, wenn keiner guckt?`,
  ],
  setoff: `»Heute, wenn alle hinsehen!«, sagte {name}. »Wer das kann, der muss es wissen. Den fragen wir.« Der Ball kam in den Becher.~+, und~ Der Becher kam in den Mantel. *Tock*, machte es da drin, weil {pal} hinsah, und so gingen sie los.`,
  stay: `»Diesmal mit Zuschauern!«, sagte {name}. [»Wie das geht, das fragen wir.«] Also setzten sie sich im Schlafanzug an den Rand vom Lampenlicht, mit Ball und Becher. Sah {pal} hin, machte es *tock*.~+, und~ Sah {pal} weg, machte es *tupp*.`,
  remind: `{»Jetzt«, sagte {pal}. »Ich mache die Augen zu.«|»Jetzt«, sagte {pal}, »ich mache die Augen zu.«} *Tupp*. »Hast du geguckt?« »Nein«, sagte {pal}. *Tupp*. »Jetzt aber.« *Tock*. Sie probierten es mit einem Auge.~+, und~ Da lief der Ball einmal um den Rand und blieb sitzen und dachte nach. [»Er ist schüchtern«, sagte {pal}.]`,
  refrain: {
    first: `Man sagt es im Schwung, und beim letzten Wort stellt es sich heraus:\n${BALL}`,
    again: `Noch einmal, um in Übung zu bleiben, und {pal} sah dabei zur anderen Seite:\n${BALL}`,
    third: `Keiner sagte tock, sie dachten es nur, und um das zu überdecken, sagten sie tief:\n${BALL}`,
    last: `Nachher sagten sie den Vers wieder auf, und er ging anders aus:\n»Hoch ging der Ball, und dann kam er runter,\nund alle sahen: drin und nicht drunter.«`,
  },
  try: `»Wie machst du das«, fragte {name}, »wenn alle hinsehen?« »Das wollte ich dich fragen«, sagte {being}.~+, und~ Um zu zeigen, wie leicht es ist, schwang {name} den Ball.~, und~ Alle sahen hin. *Tock*. »Oh«, machten alle. {»Da«, sagte {being}. »Genau dieses Wort.«|»Da«, sagte {being}, »genau dieses Wort.«}`,
  easy: `{»Steck ihn mit der Hand rein«, flüsterte {pal}. »Ich sage *tupp*.«|»Steck ihn mit der Hand rein«, flüsterte {pal}, »ich sage *tupp*.«} [Alle würden sich umdrehen und klatschen, und gewonnen wäre es auch.] Nur hätte {being} dann keinen mehr zum Zeigen. Der Ball war zwischen zwei Fingern.~+, und~ Das Lächeln war schon fertig.`,
  resolve: `Noch immer sahen alle zu {being.dat}.~, und~ Da holte {name} hinter ihnen den Becher heraus, schwang den Ball, und es machte *tupp*. »Das habe ich gesehen«, sagte {being}. »Noch mal!« Nun drehten sich alle um.~+, und~ Es machte *tupp*.`,
  bed: `Der Becher stand am Bett, und der Ball war drin. [Angesehen hatten sie ihn, und er war trotzdem dringeblieben.] Hinter den Augen ging er noch einmal hoch, langsam, und hinein.~+, und~ Da blieb er.`,
};
