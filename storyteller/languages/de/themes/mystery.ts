import type { ArcTelling } from '../../bank.ts';

const ZWEI = `»Es braucht zwei, und es kommt zum Schluss.\nSag mir doch einer, wie’s heißen muss!«`;
export const restless: ArcTelling = {
  title: `{Title}, {name} und das letzte Rätsel`,
  want: [
    `Das letzte Rätsel im Rätselbuch war das beste: *Es braucht zwei. Es kommt zum Schluss. Allein kann man es nicht haben.* [{name} hatte es mit *Schuhen* versucht, und mit *Ellbogen*.] Die Seite mit der Lösung fehlte.~+, und~ Morgen musste das Buch zurück. Sollte es denn keiner je erfahren?`,
    `Niemand konnte das Rätsel lösen: *Es braucht zwei. Es kommt zum Schluss. Allein kann man es nicht haben.* [»Soße«, riet jemand.] Die letzte Seite im Buch war herausgerissen.~+, und~ Morgen musste es zurück. {name} wollte die Lösung noch heute.~, denn~ Wer weiß, sonst vielleicht nie.`,
  ],
  setoff: `»Bei dem Lärm kann ich nicht denken«, sagte {name} und klappte das Rätselbuch über einem Finger zu. »Aber es heißt, dass da draußen jemand wach ist, den ich noch nicht gefragt habe.« Der Mantel wurde zugeknöpft, mit dem Buch darin.~+, und~ Sie gingen dem Lärm nach.`,
  stay: `»Bei dem Lärm kann ich nicht denken«, sagte {name}. »Aber es ist jemand auf. Den frage ich.« Also setzten sie sich im Schlafanzug an den Rand vom Lampenlicht, das Rätselbuch aufgeschlagen. »Du musst nicht mal rufen«, sagte {pal}. »Horch.« Da war der Lärm schon näher.`,
  remind: `»Sind es *Socken*?«, fragte {pal}. »Es braucht zwei.« »Nein. Eine Socke kann man gut allein haben.« [»Es kommt zum Schluss. Vielleicht *Zehen*?«] »*Ein Streit*?« »Den kann ich ganz allein.« {name} sah im Rätselbuch nach.~, und~ Wo *Streit* hätte stehen können, war nur die ausgerissene Kante.`,
  refrain: {
    first: `Ein Rätsel geht leichter, wenn man es laut sagt, also sagten sie es, jeder eine Zeile:\n${ZWEI}`,
    again: `Sie fragten es noch einmal, denn man weiß nie, wer zuhört und die Lösung hat:\n${ZWEI}`,
    third: `{name} sah wieder an der ausgerissenen Stelle nach, und zu versuchen blieb nur das Rätsel selbst:\n${ZWEI}`,
    last: `Jetzt war es so still, dass ein Hauch für das Rätsel reichte, und der Schluss war wieder da:\n»Es braucht zwei, und es kommt zum Schluss.\nGute Nacht sagt, wer schlafen muss.«`,
  },
  try: `{name} las das Rätsel vor.~+, und~ {Being} freute sich über die Frage. »Es braucht zwei? Dann bin ich es, und dann ich noch einmal!« [Das zweite Mal kam sofort.] »Das ist trotzdem nur einer«, sagte {name}. {»Ich weiß«, sagte {being} und hörte nicht auf. »Das fällt mir auch immer auf.«|»Ich weiß«, sagte {being} und hörte nicht auf, »das fällt mir auch immer auf.«}`,
  easy: `»*Handschuhe!*«, sagte {name}. »Die sind zu zweit und am Ende von einem dran.« [Es passte beinahe, und das Rätsel wäre erledigt.] {Being} machte dann die ganze Nacht weiter, und keiner fragte {being.ihn} mehr etwas.~+, und~ Der Bleistift war schon angeleckt.`,
  resolve: `»*Gute Nacht!*«, flüsterte {name}. »Das ist es! Es kommt zuletzt, und es braucht zwei.« {pal} probierte es allein. »Gute Nacht.« »Gute Nacht«, sagte {name}.~+, und~ Da waren es zwei. [»Es ist mir weggelaufen«, sagte {pal}.] So kam es ins Rätselbuch, an die ausgerissene Kante.`,
  bed: `Das Rätselbuch lag zu, und die Lösung lag wieder darin. Es braucht zwei: einen, der es sagt, und einen, der es hört. Es kommt zum Schluss.~+, und~ Das hier war der Schluss.`,
};

const VIERECK = `»Wer hat’s geknipst? Und wer war dabei?\nWarum ist das Viereck frei?«`;
export const wonder: ArcTelling = {
  title: `{Title}, {name} und das leere Viereck`,
  want: [
    `Im Album von {name} war ein leeres Viereck: vier Fotoecken und dazwischen nichts. Darunter stand in alter Tinte *Die beste Nacht von allen*. Wer hatte das Bild geknipst? Heute sollte es herauskommen. [Es gab nur eine Spur, und die war aus Leim.] Sonst blieb das Viereck womöglich für immer leer.`,
    `»Wer hat das Bild geknipst?«, fragte {name}.~, und~ Keiner wusste es.~+, denn~ Im Album war nur ein leeres Viereck mit vier Ecken. *Die beste Nacht von allen* stand darunter. [{Tiny} war inzwischen nicht mehr verdächtig.] Der Fall musste heute gelöst werden.~,~ Und wenn das Viereck frei blieb?`,
  ],
  setoff: `»*Die beste Nacht von allen*«, sagte {name}. »Das muss heute sein! Das ist das Bild, das fehlt.« Die Seite kam aus dem Album in den Mantel. »Wir fragen alle, die da sind, wer geknipst hat.« So gingen sie hinaus[, und {pal} suchte den Weg nach Spuren ab].`,
  stay: `»Heute ist sie, die beste Nacht!«, sagte {name}.~,~ Also setzten sie sich im Schlafanzug an den Rand vom Lampenlicht und hielten die Albumseite zwischen sich. »Jetzt sehen wir gleich, wer knipst.« »Ich sehe noch keinen«, sagte {pal}.`,
  remind: `{name} verhörte alle, die vorbeikamen. »Haben Sie das Bild geknipst?« »Ich wollte«, sagte jemand, »aber da stand mir der Mund offen.« {name} schrieb auf: *Mund offen*. [Der Nächste hatte eine Hand gehalten.] »Die verbergen etwas«, sagte {pal}. »Nein. Ich glaube, sie sagen es uns gerade.«`,
  refrain: {
    first: `Jeder Fall hat seine Frage, und man sagt sie am besten auf, damit sie nicht entwischt:\n${VIERECK}`,
    again: `Ein, zwei Spuren hatten sie nun, und keine passte in vier Ecken:\n${VIERECK}`,
    third: `Alle sahen in dieselbe Richtung, und trotzdem hätte es keiner sagen können:\n${VIERECK}`,
    last: `Lange sagte niemand etwas, und dann sagte es {name}, denn der Fall war gelöst:\n»Keiner hat’s geknipst, wir war’n dabei.\nDarum ist das Viereck frei.«`,
  },
  try: `»Ich zeichne dich«, sagte {name}, mit Albumseite und Stift, »dann ist es nicht mehr leer.« {Being} sah die vier Ecken an. »Bin ich dann für immer so?« »Du musst nur gut aussehen.« Da war es aus.~+, denn~ Nun wusste {being} nicht mehr, wie das geht. [Der Stift wartete und wurde weggesteckt.]`,
  easy: `{»Tu doch mich ins Viereck«, sagte {pal}. »Ich halte still.«|»Tu doch mich ins Viereck«, sagte {pal}, »ich halte still.«} [Das Album wäre voll.~+, und~ Das Warten hätte ein Ende.] Was {being} hatte, das sähe nie jemand. »Kinn hoch«, sagte {name}, und der Stift kam heraus.`,
  resolve: `Da war die Albumseite in der Hand, und das Viereck war leer. »Ich habe das Zeichnen vergessen«, sagte {name}. »Ich musste gucken.« Sie sahen sich an.~+, und~ Da hatten sie es. {»Darum hat keiner geknipst«, sagte {pal}. »Die mussten alle gucken.«|»Darum hat keiner geknipst«, sagte {pal}, »die mussten alle gucken.«} [»Und allen stand der Mund offen.«]`,
  bed: `Die Seite war wieder im Album.~+, und~ Ihre vier Ecken hielten nichts. [Nur sah es nicht leer aus, wenn man dabei gewesen war.] {name} machte die Augen zu.~,~ Da war es, und alle vier Ecken hielten es fest.`,
};
