import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'creativity'> = {
  spoon: {
    plant: `Para uma noite assim, o certo era ter uma corda e um livro que explicasse. {name} procurou na cozinha, e só havia uma colher.~+, então~ A colher foi para o bolso. “Isso é de sopa”, disse {pal}. “Só quando tem sopa”, disse {name}. [Naquele dia ela já tinha sido calçadeira.]`,
    turn: {
      restless: `*Tim.* Era a colher de sopa no bolso de {name}, que bateu num botão. {name} tirou a colher e chegou pertinho {being.de} e bateu de novo. *Tim.* “Sou eu”, disse {name}. “Enquanto você ouvir isso, eu estou aqui. Pode parar, que eu continuo.” *Tim.*`,
      wonder: `Alguma coisa tinha saído do bolso por vontade própria, e era a colher de sopa. {name} a esfregou.~+, e~ Nela estava a noite inteira, bem pequena.~, e~ Então {name} chegou pertinho {being.de} e a ergueu. “Coube tudo”, disse {name}, “e é só uma colher. De você eu também não preciso de mais.”`,
    },
    bed: `A colher ficou ao lado da cama, e no fundo dela havia um abajur bem pequeno, de cabeça para baixo, e embaixo do abajur uma cama pequenina. Alguém do tamanho de um farelo estava nela, e quase dormia.`,
  },
  funnel: {
    plant: `O que {name} queria era um capacete, e o que havia na cozinha era um funil. Foi para a cabeça, caiu da cabeça.~+ e~ Foi para o bolso. “Isso é de garrafa”, disse {pal}. “Pode aparecer uma garrafa”, disse {name}. [A ponta ficava para fora e, quando {name} andava, apitava uma musiquinha.]`,
    turn: {
      restless: `“Espere”, disse {name}. “Até agora eu só ouvi o barulho.” Saiu do bolso o funil, que é de garrafa, com a ponta fina para a orelha.~+, e~ {name} chegou pertinho e virou o lado largo para {being}. “Agora ouço você aí dentro, e escuto até você dormir. Boa noite, aí dentro.”`,
      wonder: `{name} quis olhar uma última vez, pelo funil, que é de garrafa. Por ele só se vê um pedacinho do tamanho de uma ervilha.~+, e~ Era um pedacinho {being.de}. “Ah”, disse {name}, chegando bem perto. “Gosto desse pedaço. É uma ervilha, e eu ficaria a noite toda olhando.”`,
    },
    bed: `O funil ficou pendurado na cama, feito chapéu. “Ele continua sendo de garrafa, viu?”, disse {pal}. “Amanhã cedo”, disse {name}. De noite ele escutava, e o que ouvia era respiração.`,
  },
};
