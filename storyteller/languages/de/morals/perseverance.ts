import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'perseverance'> = {
  whistle: {
    plant: `{name} lernte pfeifen.~,~ Man spitzt den Mund und bläst.~+, und~ Heraus kommt meistens Puste. »Fff«, machte {name} in einen Ärmel, und »fff« in den anderen. »Vielleicht bist du nicht fürs Pfeifen gemacht«, sagte {pal}. »Gerade nicht«, sagte {name}. »Fff.«`,
    turn: {
      restless: `Da machte jemand »fff«, und das war {name}. [»Nicht jetzt«, sagte {pal}.] »Noch einmal«, sagte {name} und ging nah heran. Der Mund wurde spitz, fff, fff, und dann kam dünn und wacklig ein echter Ton und ging geradewegs zu {being.dat}. »Das war ich. Ich antworte, und ich bin genau hier.«`,
      wonder: `»Noch einmal«, sagte {name} und beugte sich zum Ohr von {pal}.~, und~ Der Mund wurde spitz, fff, und es war wieder Puste, aber warme, wie für Kakao. [{pal} machte die Augen zu wie in der Wanne.] »Mehr habe ich noch nicht«, sagte {name} zu {being.dat}, »und es gefällt. Deins darf auch einfach so kommen.«`,
    },
    bed: `»Noch einmal«, sagte {name} unter der Decke.~, und~ Der Ton kam, und er war besser.~+, denn~ Es waren beinahe zwei. »Die andere Hälfte nehmen wir morgen«, sagte {pal}. »Oder übermorgen«, sagte {name}. [Es eilte nicht.]`,
  },
  string: {
    plant: `Am Tisch hatte {name} eine Schnur um zehn Finger, drüber, drunter, loslassen. »Da, eine Wiege.« »Ein Knoten«, sagte {pal}. »Sag, es ist ein Netz, das geht schneller.« »Sie ist nicht fertig«, sagte {name}.~+, und~ So kam sie in die Tasche, Knoten und alles.`,
    turn: {
      restless: `Da blieb ein Finger von {name} an etwas hängen, und das war die Schnur. Nah bei {being.dat} ging der Knoten endlich auf. Drüber, drunter, loslassen, und da hing die Wiege, mit einer Lücke in der Mitte. [Durch die Lücke sah {name} hin.] »Ich sehe dich. Ich halte sie offen, bis du schläfst.«`,
      wonder: `»Es ist eine *Wiege*«, sagte {name} zu der Schnur.~, und~ Nah bei {being.dat} ging der Knoten auf, Schlaufe um Schlaufe. Drüber, drunter, ganz langsam loslassen.~, und~ Da war sie: vier Stücke Schnur, der Rest war Loch. »Mehr ist nicht dran, und sieh, sie hält. Ich will nicht mehr, als da ist.«`,
    },
    bed: `Die Schnur lag am Kissen und war ganz müde. Eine Schlaufe war sie wieder.~+, aber~ Es waren Knicke darin. »Sie erinnert sich«, sagte {name}. »Dann war es kein Netz«, sagte {pal} und gähnte.`,
  },
};
