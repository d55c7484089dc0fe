import type { PalTelling } from '../../bank.ts';
import { called, type ItalianNoun } from '../noun.ts';

export const smudge: PalTelling<ItalianNoun> = {
  noun: called('Sbaffo', 'm'),
  intro: `{name} aveva per amico un artista. Si chiamava Sbaffo, e a guardare la maniglia si capiva perché: aveva un grosso pastello arancione.~+, e~ Il pollice uguale. «Non tocco niente» disse Sbaffo, grattandosi il naso.`,
  quirk: `«Disegna una cosa con gli spigoli» disse {name}. Sbaffo disegnò un mattone, lo sfregò col pollice.~+, ed~ Era un panino. «Mi diventa tutto morbido» disse, nascondendo il pollice. «I veri artisti hanno gli spigoli.»`,
  again: `«Il pollice lo tengo in tasca» disse Sbaffo, e disegnò uno steccato, tutto punte. «Ma ha così freddo» disse.~+, e~ Il pollice uscì un momento solo. «Adesso» disse {name} «è una siepe, con dentro qualcosa che dorme.»`,
  try: `«Ti faccio il ritratto» disse Sbaffo {being.a}, «così stai meglio.» Vennero tutti a guardare.~+, e~ Non c’era dubbio, era un panino. {Being} rise, e risero tutti. «Starei meglio» disse {being} «se si mangiasse.»`,
  payoff: `«A te serve un cappotto» disse Sbaffo a chi tremava.~,~ E col pastello, sopra i brividi, disegnò un cappotto.~+, poi~ Lo sfregò finché non ebbe più spigoli, solo caldo. «C’è il cappuccio?» chiese una voce, là in fondo.`,
  proud: `Sbaffo camminava col pollice davanti, come chi porta una candela.`,
  asleep: `Sbaffo aveva promesso di non toccare il cuscino.~, ma~ La mattina ci sarebbe stato un orecchio arancione.~+, e~ Lo sapevano tutti. Per ultimo, con un pollice lento, sfregò il buio finché fu morbido.`,
};

export const yolk: PalTelling<ItalianNoun> = {
  noun: called('Madame Tuorlo', 'f'),
  intro: `L’amica di {name} era una pittrice, Madame Tuorlo, con un pennello lungo, un cappello alto e un tubetto solo, giallo. «I miei colori!» gridò, e {name} le porse il tubetto. «No» disse Madame Tuorlo. «L’altro.»`,
  quirk: `«Una sera non mi è mai venuta» disse Madame Tuorlo.~, e~ Ne dipinse una.~+, e~ Le venne mezzogiorno, così forte che dovettero strizzare gli occhi. Ci mise sopra il cappello, tutta rosa in faccia.`,
  again: `«Dipingo a occhi chiusi» disse Madame Tuorlo, «così è buio per forza.» Diede tre pennellate, e passò {tiny.un}, sbadigliando. «È già mattina?» chiese. «Sono soltanto io» disse Madame Tuorlo.~+, e~ Si rimise il cappello.`,
  try: `«Non ti muovere» disse Madame Tuorlo {being.a}, «o coli.» Dipinse, si fece indietro.~+, ed~ Era un uovo al tegame.~, e~ Risero tutti. «Sei tu, con la luce buona.» «Grazie» disse {being}, «ma ho già cenato.»`,
  payoff: `«Dipingi quello» disse {name}. «Ma non vedo niente» disse Madame Tuorlo. «Il buio» disse {name}. Madame Tuorlo diede una pennellata proprio lì, e venne mezzogiorno.~+, e~ Anche con la seconda, finché si vide tutta la strada.`,
  proud: `Madame Tuorlo andava senza cappello, e diceva a tutti che era mezzogiorno e mezzo.`,
  asleep: `Madame Tuorlo appese il cappello al letto. «Ti ritraggo mentre dormi» disse. Il pennello diede un solo tocco al buio.~+, e~ Venne sera.`,
};
