import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'creativity'> = {
  spoon: {
    plant: `Para uma noite assim, o que fazia falta era uma corda e um livro que explicasse. {name} procurou na cozinha, e só havia uma colher.~+, por isso~ Foi ela para o bolso. «Isso é de sopa», disse {pal}. «Só quando há sopa», disse {name}. [Naquele dia ela já tinha sido calçadeira.]`,
    turn: {
      restless: `*Tim.* Era a colher de sopa no bolso de {name}, que bateu num botão. {name} tirou a colher, chegou-se {being.ao} e bateu outra vez. *Tim.* «Sou eu», disse {name}. «Enquanto ouvires isto, estou aqui. Podes parar, que eu continuo.» *Tim.*`,
      wonder: `Alguma coisa tinha saído do bolso por vontade própria, e era a colher de sopa. {name} esfregou-a.~+, e~ Nela estava a noite inteira, muito pequena.~, e~ {name} chegou-se {being.ao} e ergueu-a. «Coube tudo», disse {name}, «e é só uma colher. De ti também não preciso de mais.»`,
    },
    bed: `A colher ficou ao lado da cama, e no fundo dela havia um candeeiro muito pequeno, de pernas para o ar, e em baixo do candeeiro uma cama pequenina. Alguém do tamanho de uma migalha estava nela, e quase dormia.`,
  },
  funnel: {
    plant: `O que {name} queria era um capacete, e o que havia na cozinha era um funil. Foi para a cabeça, caiu da cabeça.~+ e~ Foi para o bolso. «Isso é de garrafa», disse {pal}. «Pode aparecer uma garrafa», disse {name}. [A ponta ficava para fora e, quando {name} andava, apitava uma musiquinha.]`,
    turn: {
      restless: `«Espera», disse {name}. «Até agora só ouvi o barulho.» Saiu do bolso o funil, que é de garrafa, com a ponta fina para a orelha.~+, e~ {name} chegou ali perto e virou o lado largo para {being}. «Agora ouço-te aí dentro, e escuto até adormeceres. Boa noite, aí dentro.»`,
      wonder: `{name} quis olhar uma última vez, pelo funil, que é de garrafa. Por ele só se vê um pedacinho do tamanho de uma ervilha.~+, e~ Era um pedacinho {being.de}. «Ah», disse {name}, a chegar muito perto. «Gosto deste bocado. É uma ervilha, e eu ficava a noite toda a olhar.»`,
    },
    bed: `O funil ficou pendurado na cama, como um chapéu. «Mas continua a ser de garrafa», disse {pal}. «Amanhã de manhã», disse {name}. De noite escutava, e o que ouvia era respiração.`,
  },
};
