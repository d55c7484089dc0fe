import type { PalTelling } from '../../bank.ts';
import { called, type ItalianNoun } from '../noun.ts';

export const zib: PalTelling<ItalianNoun> = {
  noun: called('Zib', 'm'),
  intro: `L’amico di {name} era Zib, che veniva da un altro pianeta e aveva tre occhi, una valigetta verde e i piedi girati al contrario. «Buonasera» disse Zib, con due gomiti.~+, e~ {name} rispose con uno.`,
  quirk: `Il primo giorno sulla Terra Zib aveva mangiato un campanello.~+, e~ Adesso, quando rideva, suonava. «Toc toc» disse {name}. Zib rise. *Din don!* Qualcuno andò a vedere chi era. «Sono solo io» disse Zib, diventando celeste.`,
  again: `Per non ridere Zib pensava a una cosa triste: l’ultimo pisello nel piatto, che rotola.~+, ma~ Non bastò. *Din don.* «Arrivo!» gridò qualcuno, e si sentirono pantofole. «Facciamo che non c’eravamo» disse Zib.`,
  try: `{name} raccontò {being.a} la barzelletta del calzino, e Zib rise prima della fine. *Din don!* «Avanti» disse {being}.~+, e~ Si voltarono tutti, ed era solo Zib. «Bella serata» disse {being}, «ma non aiuta.»`,
  payoff: `«Potresti ridere» disse {name}. «Ma si alza qualcuno!» disse Zib. «Appunto» disse {name}, e raccontò quella del calzino. La risata partì dai piedi: *DIN DON!* Chi dormiva saltò su.~+, perché~ Un campanello può sempre essere per te.`,
  proud: `«Sono io» diceva Zib a tutto quel che incontrava, e non era più celeste. *Din.*`,
  asleep: `Zib si stese con la valigetta per cuscino.~, e~ Si chiuse un occhio, poi il secondo.~+, poi~ Il terzo. In fondo al sonno doveva averne sentita una buona: *din*, fece, e il *don* lo tenne per la mattina.`,
};

export const foom: PalTelling<ItalianNoun> = {
  noun: called('Madama Fum', 'f'),
  intro: `Anche quella sera c’era Madama Fum, amica di {name}, venuta da un altro pianeta col pelo d’argento e una grande borsetta. «Questa che cosa fa?» chiese. «È una sedia» disse {name}. «Ci si siede.» «E *lei* lo permette?»`,
  quirk: `«Lì dentro che c’è?» chiese Madama Fum, indicando una manica. «Un braccio» disse {name}. «Uno intero!» disse Madama Fum.~+,~ E *FUM*, le si rizzò il pelo.~+:~ Era grossa il triplo e tonda come un panino. «Mi succede con le sorprese.»`,
  again: `«Da adesso» disse Madama Fum, lisciandosi il pelo, «non mi sorprende più nulla.» Passò {tiny.un}, e disse buonasera. «*Parla*» disse Madama Fum. *FUM.* «E dov’è finita la voce?» «Mi sa che è nel tuo pelo» disse {name}.`,
  try: `«È proprio {being}? In persona?» chiese Madama Fum. *FUM!* Era così larga che dovettero spostarsi, e risero tutti. «La metto sulla cartolina» disse. «Gentile» disse {being}. «Però una cartolina non aiuta.»`,
  payoff: `«Quello che cosa fa?» chiese Madama Fum. «Trema» disse {name}. «Ha freddo, e trema per scaldarsi.» «Tutto da *sé*?» disse Madama Fum. *FUM*, si rizzò il pelo.~+, e~ Il piccolo ci si infilò, come un uovo nella paglia.`,
  proud: `Madama Fum scriveva camminando: «Cari tutti, oggi sono servita a qualcosa. È stata una sorpresa.»`,
  asleep: `«E adesso che succede?» chiese Madama Fum. «Si chiudono gli occhi, ed è domani» disse {name}. «Basta chiuderli?» Il pelo, pianissimo, fece *fum*.~+, poi~ Andò su e giù, sempre più adagio.`,
};
