import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'perseverance'> = {
  whistle: {
    plant: `{name} estava aprendendo a assobiar. Estica-se a boca e sopra-se.~+, e~ O que sai, em geral, é fff. “Fff”, fez {name} numa manga, e “fff” na outra. “Vai ver que você não é de assobiar”, disse {pal}. “Neste minuto, não”, disse {name}. “Fff.”`,
    turn: {
      restless: `Então alguém fez “fff”, e era {name}. “Agora não”, disse {pal}. “Só mais uma”, disse {name}, e chegou pertinho. A boca se esticou, fff, fff.~+, e~ Saiu, fina e bamba, uma nota de verdade, que foi direto para {being}. “Fui eu”, disse {name}. “Eu respondo, e estou bem aqui.”`,
      wonder: `“Só mais uma”, disse {name}, e se curvou até o ouvido de {pal}. A boca se esticou, e era fff outra vez, mas morno. {pal} fechou os olhos, feliz da vida. “Por enquanto é o que tenho”, disse {name} para {being}, “e {pal} gosta. O seu pode vir como vier.”`,
    },
    bed: `“Só mais uma”, disse {name}, debaixo do cobertor.~+, e~ A nota saiu melhor, era quase duas. “Amanhã fazemos a outra metade”, disse {pal}. “Ou depois de amanhã”, disse {name}. Não havia pressa.`,
  },
  string: {
    plant: `Na mesa {name} tinha um barbante em dez dedos: por cima, por baixo, solta. “Pronto, um berço”, disse {name}. “É um nó”, disse {pal}. “Diga que é uma teia, é mais rápido.” “É que ainda não acabou”, disse {name}.~+,~ E ele foi para o bolso, com nó e tudo.`,
    turn: {
      restless: `Então um dedo se prendeu em alguma coisa, e era o barbante. De pertinho, {name} foi abrindo o nó. Por cima, por baixo, solta.~, e~ Ali pendia um berço, com um vão no meio. Pelo vão {name} olhou para {being}, e continuou olhando. “Estou vendo você. Vou segurar aberto até você dormir.”`,
      wonder: `“É um *berço*”, disse {name} ao barbante. [{pal} não tinha dito nada.] De pertinho, diante {being.de}, foi abrindo volta por volta, por cima, por baixo, e soltou devagar. E era um berço: quatro fios, e o resto furo. “Não tem mais nada”, disse {name}, “e veja, segura. Eu não quero mais do que há.”`,
    },
    bed: `O barbante ficou perto do travesseiro, bem cansado. Era de novo só uma volta, mas agora tinha umas dobras. “Ele está lembrando”, disse {name}. “Então não era teia”, disse {pal}, e bocejou.`,
  },
};
