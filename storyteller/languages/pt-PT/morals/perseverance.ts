import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'perseverance'> = {
  whistle: {
    plant: `{name} estava a aprender a assobiar. Estica-se a boca e sopra-se.~+, e~ O que sai, em geral, é fff. «Fff», fez {name} numa manga, e «fff» na outra. «Se calhar não és de assobiar», disse {pal}. «Neste minuto, não», disse {name}. «Fff.»`,
    turn: {
      restless: `Então alguém fez «fff», e era {name}. «Agora não», disse {pal}. «Só mais uma», disse {name}, e chegou ali perto. A boca esticou-se, fff, fff.~+, e~ Saiu, fina e trémula, uma nota a sério, que foi direita {being.ao}. «Fui eu», disse {name}. «Respondo-te, e estou mesmo aqui.»`,
      wonder: `«Só mais uma», disse {name}, e curvou-se até ao ouvido {pal.de}. A boca esticou-se, e era fff outra vez, mas morno. {pal} fechou os olhos, a saborear. «Por enquanto é o que tenho», disse {name} {being.ao}, «e {pal} gosta. O teu pode vir como vier.»`,
    },
    bed: `«Só mais uma», disse {name}, debaixo do cobertor.~+, e~ A nota saiu melhor, era quase duas. «Amanhã fazemos a outra metade», disse {pal}. «Ou depois de amanhã», disse {name}. Não havia pressa.`,
  },
  string: {
    plant: `À mesa {name} tinha um cordel em dez dedos: por cima, por baixo, solta. «Pronto, um berço», disse {name}. «É um nó», disse {pal}. «Diz que é uma teia, é mais rápido.» «É que ainda não acabou», disse {name}.~+,~ E ele foi para o bolso, com nó e tudo.`,
    turn: {
      restless: `Então um dedo prendeu-se em qualquer coisa, e era o cordel. Ali ao pé, {name} abriu o nó. Por cima, por baixo, solta.~, e~ Ali pendia um berço, com uma abertura no meio. Pela abertura {name} olhou para {being}, e continuou a olhar. «Estou a ver-te. Fico a segurá-lo até adormeceres.»`,
      wonder: `«É um *berço*», disse {name} ao cordel. [{pal} não tinha dito nada.] Ali ao pé, diante {being.de}, abriu volta por volta, por cima, por baixo, e soltou devagar. E era um berço: quatro fios, e o resto furo. «Não há nada», disse {name}, «e vê, aguenta. Eu não quero mais do que há.»`,
    },
    bed: `O cordel ficou perto da almofada, muito cansado. Era outra vez só uma volta, mas agora tinha umas dobras. «Está a lembrar-se», disse {name}. «Então não era uma teia», disse {pal}, e bocejou.`,
  },
};
