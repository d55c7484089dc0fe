import type { ArcTelling } from '../../bank.ts';

const DREI = `»Eins ist der Löffel, die Erbse ist zwei,\nund weg ist sie immer kurz vor drei!«`;
export const restless: ArcTelling = {
  title: `{Title}, {name} und die Erbse auf dem Löffel`,
  want: [
    `{name} lernte stillhalten. Morgen sollten alle auf ein Foto.~+, und~ Auf dem letzten hatte {name} gewackelt und drei Nasen gehabt. Darum wurde geübt, mit einer Erbse auf dem Löffel.~,~ Aber immer kurz vor drei rollte sie hinunter.`,
    `Eins, zwei, und weg war die Erbse. {name} legte sie zurück auf den Löffel und hielt so still wie ein Schrank. [Eins, zwei, wieder weg.] Bis drei muss man es für ein Foto schaffen.~+, und~ Morgen kam das Foto. Beim letzten waren es drei Nasen gewesen.`,
  ],
  setoff: `»Da draußen kann auch jemand nicht stillhalten«, sagte {name}. »Hört mal, der schafft nicht mal die Eins.« Sie fuhren in die Mäntel.~+, und~ Die Erbse kam auf den Löffel. »Da rollt sie«, sagte {pal}. Sie wurde aufgehoben und zurückgelegt, und so gingen sie los, sehr aufrecht.`,
  stay: `»Stillhalten ist auch für den da draußen schwer«, sagte {name}. »Hört mal!« Im Schlafanzug, sehr aufrecht, trug {name} den Löffel mit der Erbse bis an den Rand vom Lampenlicht. [Dort setzten sie sich, etwas zu fest.] »Erbse«, sagte {pal} und tastete danach.`,
  remind: `»Lass mich mal mit der Erbse«, sagte {pal} und nahm den Löffel.~, und~ Von oben bis unten hielt {pal} still. Eins, zwei. »Sie guckt mich an«, sagte {pal}.~+, und~ Natürlich rollte sie da weg. [Im Dunkeln tasteten sie herum.] »Es liegt an der Erbse. Die kann das nicht.«`,
  refrain: {
    first: `Laut zählen hilft, und zu zweit hilft es noch mehr:\n${DREI}`,
    again: `Die Erbse kam zurück auf den Löffel, und sie zählten sie hinauf:\n${DREI}`,
    third: `Stillhalten konnte hier keiner, also zählten sie für alle miteinander:\n${DREI}`,
    last: `Sie sahen den Löffel an, wagten kaum zu zählen und zählten doch:\n»Eins ist der Löffel, die Erbse ist zwei,\nund da liegt sie still, und das war drei.«`,
  },
  try: `»Sieh die Erbse an«, sagte {name}, »und halt so still wie sie.« {Being} sah sehr genau hin.~+, und~ Einen Moment lang bewegte sich nichts. [»Macht sie gleich etwas?«] Bei eineinhalb rollte die Erbse los, und {being} gleich hinterher.`,
  easy: `{»Leg doch den Daumen drauf«, sagte {pal}. »Dann bleibt sie bis drei.«|»Leg doch den Daumen drauf«, sagte {pal}, »dann bleibt sie bis drei.«} [Das stimmte, und sie könnten ins Bett, fertig mit allem.] Wie man aufhört, wüsste {being} dann immer noch nicht. {name} sah den Daumen an.~+, und~ Er sah bereit aus.`,
  resolve: `Da lag die Erbse auf dem Löffel und rührte sich nicht.~+, denn~ {name} hatte sie gehalten und das Versuchen vergessen. »Wie hast du das gemacht?«, fragte {pal}. »Ich habe zu {being.dat} geguckt. Morgen gucke ich zu dir.« »Dann wird es eine Nase«, sagte {pal}.`,
  bed: `Am Bett lag der Löffel, und darauf lag die Erbse, ohne dass jemand hielt. Auf dem Kissen lag eine einzige Nase, genauso still. Eins, zwei. Nach langer Zeit kam drei.~+, und~ Nichts bewegte sich.`,
};

const RUND = `»Rund wie ein O und nicht zu breit,\npuste, und drin bleibt’s die ganze Zeit.«`;
export const wonder: ArcTelling = {
  title: `{Title}, {name} und der pfeifende Kessel`,
  want: [
    `{name} konnte nicht pfeifen. Der Kessel konnte es.~+, und~ Ihm hatte es nicht mal jemand gezeigt. {name} machte den Mund rund und pustete, und heraus kam <underwater: eine Blase|Luft>. »Bis heute Abend«, bekam der Kessel zu hören, »pfeife ich auch.« [Nun war es fast Abend.] Was, wenn der Kessel gewann?`,
    `»Bis heute Abend«, hatte {name} beim Frühstück zum Kessel gesagt, »pfeife ich auch.« [Der Kessel konnte es ganz ohne Unterricht.] {name} hatte den Tag über geübt.~+, und~ Es war nichts gekommen als <underwater: Blasen|Luft>. Gleich war Schlafenszeit. Sollte etwa der Kessel recht behalten?`,
  ],
  setoff: `»Heute passiert es«, sagte {name}. »Ich versuche es seit früh, und nichts passiert. Ich will sehen, wie man das macht.« {pal} knöpfte die Mäntel zu.~+, denn~ {name} hatte mit dem runden Mund zu tun. <underwater: Eine Blase|Etwas Luft> kam. »Fast ein Pfiff«, sagte {pal}.`,
  stay: `»Heute kommt der Pfiff«, sagte {name}. »Ich sehe mir an, wie so etwas herauskommt.« Also setzten sie sich im Schlafanzug an den Rand vom Lampenlicht, den Mund schon einmal rund. Es kam <underwater: eine Blase|ein wenig Luft>. »Beinahe ein Pfiff«, sagte {pal}.`,
  remind: `»Denk an den Kessel«, sagte {pal}. {name} dachte, bis beide Backen heiß waren.~+, und~ Dann kam <underwater: eine Blase|Luft>. »Jetzt kochst du«, sagte {pal}. »Das ist schon die halbe Sache.« »Und die andere Hälfte?« »Die ist das, was man hört.«`,
  refrain: {
    first: `{pal} wollte auch pfeifen lernen, und {name} gab weiter, was da war:\n${RUND}`,
    again: `Sie versuchten zu zweit zu pfeifen, es kam doppelt so viel nichts, und sie sagten:\n${RUND}`,
    third: `{name} brachte es nicht heraus, {being} brachte es nicht heraus, und dies war für beide:\n${RUND}`,
    last: `Rund war der Mund schon bei allen, und die Worte, nur gehaucht, hatten sich umgedreht:\n»Rund wie ein O und herrlich breit,\nda bleibt nichts drin zu dieser Zeit.«`,
  },
  try: `»Das ist ganz leicht«, sagte {name}. »Man muss es nur rauslassen.« Der Mund wurde rund und pustete. <underwater: Eine Blase|Luft>. [{Being} wartete.] »Und dann kommt es?« »Nein«, sagte {name}. »Bis jetzt war das alles.« »Genau so habe ich es mir vorgestellt«, sagte {being}.`,
  easy: `{»Ich setze den Kessel auf«, sagte {pal}. »Du machst den Mund, und alle denken, du bist es.«|»Ich setze den Kessel auf«, sagte {pal}, »du machst den Mund, und alle denken, du bist es.«} [Ein Pfiff vor dem Schlafengehen, und warmer Dampf dazu.] {Being} bekäme von ihnen nur zwei Rücken zu sehen.~+, und~ Der Mund war schon rund.`,
  resolve: `Ans Pfeifen dachte {name} gar nicht mehr. Ringsum war jeder Mund rund vom Schauen, und der von {name} war der rundeste. Er atmete bloß.~+, und~ Da war er, dünn und klar, ein Pfiff. [Leute sahen sich nach einem Kessel um.] »Vor dem Schlafengehen, hast du gesagt«, sagte {pal}.`,
  bed: `In der Küche stand der Kessel und war kalt.~+, und~ Im Bett war ein Mund, noch immer beinahe rund. Irgendwo darin lag der Pfiff, so dünn wie ein Faden, und blieb drin.`,
};
