import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'responsibility'> = {
  latch: {
    plant: `Da {name} la credenza dei biscotti ha un fermo, e lo deve chiudere {name}. Spingere non basta, bisogna sentire il clic. «È chiusa» disse {pal}. «Andiamo.» «Non ha fatto clic» disse {name}. *Clic.*`,
    turn: {
      restless: `«Clic» disse {pal}, per dare una mano. {name} ascoltò, ed era stato solo {pal}. Andarsene è una spinta.~+, e~ Qui non aveva fatto clic niente. {name} si avvicinò {being.a}. «Ho sentito, quindi tocchi a me.~+, e~ Resto finché non fa clic.»`,
      wonder: `Qualunque cosa fosse, non aveva fatto clic, e senza clic {name} non va via.~+, così~ Si avvicinò {being.a}, a orecchio teso. «Non me ne serve tanto» disse {name}. «A casa aspetto un clic.~+:~ È come una briciola, e poi sono in pace.»`,
    },
    bed: `A letto, al caldo, {name} ripensò al fermo. Nessuno l’avrebbe saputo.~+, ma~ Uscirono due piedi nudi.~, e~ La credenza fu spinta, e ascoltata. *Clic.* Il letto aveva tenuto il posto in caldo.`,
  },
  count: {
    plant: `La sera è {name} che conta chi c’è. «Ne manca uno» disse {name}. Guardarono sotto il coperchio della pentola. «Riconta» disse {pal}.~, ma~ Mancava sempre. «E tu, nel conto?» chiese {pal}. Non c’era, e adesso tornava.`,
    turn: {
      restless: `«Uno» disse {name}, perché prima di andare si conta. «Due» era {pal}. Tornava, come sempre, e sembrava uno di meno. {name} guardò a lungo {being}. «E tre. Sei tu, e senza di te adesso non torna.~+, e~ Dovrò contarti ogni sera.»`,
      wonder: `«Ci siamo tutti?» chiese {pal}. {name} deve saperlo, e quindi si contò. «Uno. Due.» Si alzò ancora un dito, vicino {being.a}. «E tre. Non conto quanto uno è grande, o chiaro.~+:~ Basta essere uno, e tu lo sei.»`,
    },
    bed: `«Uno» disse {name} al buio, perché andava fatto. «Due.» E ora c’era uno in più, che dormiva un po’ più in là. «Tre. Ecco tutti.» «Hai scordato te» disse {pal}. «Ero l’uno» disse {name}.`,
  },
};
