import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'sharing'> = {
  scarf: {
    plant: `Di notte, ai bordi, può far freddo.~+, e~ {name} si mise la sciarpa, nuova, rossa, tre giri. «C’è posto per me?» chiese {pal}. «Basta appena per uno» disse {name}.`,
    turn: {
      restless: `{name} sentì la sciarpa, e quanto è fredda senza nessuno accanto.~, e~ Vicino {being.a} la srotolò, un giro, due, tre.~+:~ Un capo restò dov’era, l’altro andò di là. «Quel capo è tuo» disse {name}. «Io sono a questo, finché non dormi.»`,
      wonder: `«Si fa freddo» disse {pal}, e lo dicevano tutti. {name} si fermò, e srotolò la sciarpa rossa: passò lungo la fila, un pezzo per uno. «È un pezzetto a testa» disse {name} {being.a}, «e nessuno ne chiede di più.~+, e~ Di un pezzetto di te saremmo contenti uguale.»`,
    },
    bed: `La sciarpa pendeva dal letto. L’avevano tirata da tutti e due i capi.~+, ed~ Era più lunga di quand’era nuova. {name} la misurò. «Ora fa il giro di tre» disse. «Ho contato te.»`,
  },
  cushion: {
    plant: `«A che serve il cuscino?» chiese {pal}. «A sedersi, se si aspetta» disse {name}. Era piccolo e blu. {pal} provò, su una sedia, e scivolò giù. «Basta giusto per uno» disse {name}.`,
    turn: {
      restless: `*Flump*, scese il cuscino blu, vicino {being.a}, con {name} sopra.~, e~ Poi {name} si spostò sul bordo, dove la cucitura è dura.~+, e~ Metà restò libera. «Questa parte è tua. Io ho l’altra, e di qui posso guardarti finché non dormi.»`,
      wonder: `«Posso avere *una* parte di cuscino?» chiese {pal}.~, e~ Scese vicino {being.a}, un bordo per uno.~+, e~ In mezzo restò un pezzo come una tazza. «È per te» disse {name}. «È il pezzo migliore.~+:~ Siamo qui per te, e nient’altro.»`,
    },
    bed: `Accanto al letto stava il cuscino. Una volta aveva una conca.~+, e~ Adesso ne aveva due. «Una è mia?» chiese {pal}. «Sono occupate tutte e due» disse {name}. «Puoi avere mezzo guanciale.»`,
  },
};
