import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'creativity'> = {
  spoon: {
    plant: `Numa noite destas, o que fazia falta era uma corda e um livro que ensinasse a usá-la. {name} deu volta à cozinha e só encontrou uma colher.~+, e por isso~ Meteu ao bolso a colher. «Isso é para a sopa», disse {pal}. «Só quando há sopa», disse {name}. [De manhã já tinha servido de calçadeira.]`,
    turn: {
      restless: `*Tim.* Era a colher da sopa, no bolso de {name}, a bater num botão. {name} tirou-a para fora, chegou-se {being.ao} e tornou a bater. *Tim.* «Sou eu», disse {name}. «Enquanto ouvires isto, é porque cá estou. Podes parar tu, que eu continuo.» *Tim.*`,
      wonder: `Do bolso de {name} tinha saído uma coisa, e era a colher da sopa. {name} limpou-a à manga.~+, e~ Lá dentro estava a noite toda, muito pequenina.~, então~ {name} foi mostrá-la de perto {being.ao}. «Coube tudo», disse {name}, «e é só uma colher. De ti também não preciso de mais.»`,
    },
    bed: `A colher ficou à cabeceira. Lá no fundo havia um candeeiro pequenino, de pernas para o ar.~+, e~ Por baixo do candeeiro havia uma cama. Alguém do tamanho de uma migalha estava deitado nela e já quase dormia.`,
  },
  funnel: {
    plant: `O que {name} queria era um capacete.~+, mas~ Na cozinha só havia um funil. Pô-lo na cabeça, deixou-o cair, meteu-o ao bolso. «Isso é para as garrafas», disse {pal}. «Pode ser que apareça uma garrafa», disse {name}. [O bico ficava de fora e, a cada passo, assobiava.]`,
    turn: {
      restless: `«Espera», disse {name}. «Até agora só ouvi o barulho.» Do bolso saiu o funil, que é para as garrafas.~, e~ O bico foi para a orelha. {name} chegou-se bem e virou o lado largo para {being}. «Assim já te ouço a ti, aí dentro. E fico à escuta até adormeceres. Boa noite, aí dentro.»`,
      wonder: `{name} quis ver só mais uma coisa, pelo funil, que é para as garrafas. Por ali não se vê senão um bocadinho, do tamanho de uma ervilha.~, e~ Aquele bocadinho era {being.de}. «Ah», disse {name}, e chegou-se muito. «Gosto deste. É do tamanho de uma ervilha, e eu ficava a noite inteira a olhar para ele.»`,
    },
    bed: `O funil ficou enfiado no poste da cama, como um chapéu. «Mas ainda é para as garrafas», disse {pal}. «De manhã outra vez», disse {name}. De noite era para ouvir.~+, e~ O que ouvia era alguém a respirar.`,
  },
};
