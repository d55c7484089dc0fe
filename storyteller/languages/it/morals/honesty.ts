import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'honesty'> = {
  pea: {
    plant: `«E se stanotte c’è qualcuno nei guai?» chiese {pal}. «Ne ho già aiutati cento» disse {name}.~+, ma~ Era una bugia.~+:~ Era stato un coleottero, a pancia in su. La bugia stava nella pancia, fredda come un pisello surgelato.`,
    turn: {
      restless: `Il pisello surgelato si girò. «Ho detto cento, ed era una bugia» disse {name}. «Era un coleottero.» E si sedette vicino {being.a}, come chi ha tutta la notte. «Come si fa a far dormire qualcuno non lo so. So soltanto come si resta.»`,
      wonder: `«Ne ha aiutati cento» disse {pal} {being.a}. Il pisello surgelato rotolò. {name} alzò un dito solo. «Era una bugia.~+:~ Era un coleottero. Mi pareva che uno non bastasse.~+,~ Ma a lui uno bastava, e a me basti tu.»`,
    },
    bed: `{name} cercò il pisello surgelato, fino in fondo.~+:~ Là dentro c’era soltanto la cena. «Adesso quanti ne hai aiutati?» chiese {pal}. {name} contò. «Due» disse, «col coleottero.»`,
  },
  jam: {
    plant: `Sulla manica di {name} c’era marmellata, di un vasetto proibito.~+, e perciò~ Il braccio stava dietro. «Che ha il tuo braccio?» chiese {pal}. «Niente» disse {name}. «Gli piace stare in fondo.»`,
    turn: {
      restless: `«Perché ti giri sempre?» chiese {pal}. {name} si fermò, e uscì il braccio. «È marmellata, e l’ho presa io. Giravo perché non si vedesse.» E stette davanti {being.a}, a braccia aperte. «Sono qui. Smetti anche tu, e ci sono ancora.»`,
      wonder: `Ma una manica si appiccicava, quella.~, e~ È difficile farsi belli così.~+, e~ {name} tirò fuori il braccio da dietro. «È marmellata, rubata da me.~+, e~ Con tutto quanto addosso, io sono questo. Non serve la bellezza.~+, e~ Vorrei solo vederti.»`,
    },
    bed: `La manica pendeva dal letto, dal lato della marmellata. «Di che era?» chiese {pal}, dopo un po’. «Prugne» disse {name}.~+, e~ Le due braccia stavano una accanto all’altra, sopra la coperta.`,
  },
};
