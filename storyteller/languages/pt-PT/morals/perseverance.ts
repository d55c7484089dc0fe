import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'perseverance'> = {
  whistle: {
    plant: `{name} andava a aprender a assobiar. Põe-se a boca em bico, sopra-se.~, e~ O que sai quase sempre é fff. «Fff», fez {name} para uma manga, e «fff» para a outra. «Se calhar não nasceste para isso», disse {pal}. «Neste minuto ainda não», disse {name}. «Fff.»`,
    turn: {
      restless: `Então alguém fez «fff», e era {name}. «Agora não», disse {pal}. «Só mais uma vez», disse {name}, e chegou-se ao pé. Pôs a boca em bico: fff, fff.~, e~ Lá saiu, fininha e a tremer, uma nota a sério, que foi direita {being.ao}. «Fui eu», disse {name}. «Respondo-te. Estou aqui mesmo.»`,
      wonder: `«Só mais uma vez», disse {name}, e curvou-se para o ouvido {pal.de}. Pôs a boca em bico.~+, mas~ Saiu fff, embora um fff morninho. {pal} fechou os olhos, de consolo. «Por agora é o que tenho», disse {name} {being.ao}, «e {pal} gosta. O teu pode vir como calhar.»`,
    },
    bed: `«Só mais uma vez», disse {name}, debaixo da manta. A nota saiu melhor.~:~ Eram quase duas. «Amanhã fazemos a outra metade», disse {pal}. «Ou depois de amanhã», disse {name}. Pressa não havia nenhuma.`,
  },
  string: {
    plant: `À mesa, {name} tinha um cordel nos dez dedos: por cima, por baixo, larga. «Pronto, um berço», disse {name}. «É um nó», disse {pal}. «Diz antes que é uma teia, que fica feita.» «É que ainda não acabei», disse {name}.~, e~ Meteu-o ao bolso, com nó e tudo.`,
    turn: {
      restless: `Então um dedo de {name} prendeu-se numa coisa, e era o cordel. {name} sentou-se e desatou o nó. Por cima, por baixo, larga.~+, e~ Saiu um berço, com uma janela ao meio. Pela janela {name} ficou a olhar para {being}. «Estou a ver-te. Seguro nele até adormeceres.»`,
      wonder: `«É um *berço*», disse {name} ao cordel. [{pal} nem tinha aberto a boca.] E ali, diante {being.de}, desfez o nó, volta por volta, por cima, por baixo, e largou devagar. Era um berço: quatro fios, e o resto buracos. «Não é quase nada», disse {name}, «e vê como aguenta. De ti também não quero mais do que há.»`,
    },
    bed: `O cordel ficou ao pé da almofada, cansadíssimo. Voltara a ser um cordel.~+, mas~ Já tinha uns vincos. «Está a lembrar-se», disse {name}. «Então não era teia», disse {pal}, a bocejar.`,
  },
};
