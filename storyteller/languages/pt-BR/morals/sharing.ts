import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'sharing'> = {
  scarf: {
    plant: `De noite esfria nas beiradas, e {name} pôs o cachecol. Era novo, vermelho, e dava três voltas. “Tem lugar para mim aí?”, perguntou {pal}. “Só dá certinho para uma pessoa”, disse {name}[, e deu mais uma volta na ponta].`,
    turn: {
      restless: `Então {name} sentiu o cachecol, e como faz frio sem ninguém do lado. De pertinho, foi desenrolando, uma volta, duas, três. Uma ponta ficou.~+, e~ A outra foi parar bem ao lado {being.de}. “Essa ponta é sua”, disse {name}, “e eu fico aqui nesta, até você dormir.”`,
      wonder: `“Está esfriando”, disse {pal}, e quem esperava disse o mesmo. Então {name} parou e desenrolou o cachecol vermelho, uma volta, duas, três. Ele foi passando pela fila, e cada um segurou um pedaço. “É pouquinho para cada um”, disse {name} para {being}. “Um pouquinho de você também basta.”`,
    },
    bed: `O cachecol ficou no pé da cama. Tinham puxado pelas duas pontas, e estava mais comprido do que novo. {name} mediu. “Agora dá a volta em três”, disse para {pal}. “Contei você.”`,
  },
  cushion: {
    plant: `“Para que a almofada?”, perguntou {pal}. “Para sentar, se for preciso esperar”, disse {name}. Era pequena e azul. {pal} experimentou numa cadeira.~+, e~ Sobrou dos lados. “Nela só cabe uma pessoa”, disse {name}, e a pôs debaixo do braço.`,
    turn: {
      restless: `Então, flof, a almofada azul desceu para pertinho {being.de}, com {name} em cima. Depois {name} foi para a beirada, onde a costura é dura.~+, e~ Metade ficou livre. “Este lado é seu”, disse {name}. “Eu fico no outro, e daqui olho para você até você dormir.”`,
      wonder: `“Posso ter *um* lado da almofada?”, perguntou {pal}. Ela desceu bem ao lado {being.de}, e ficou alguém em cada beirada. No meio restou um pedaço do tamanho de uma xícara. “Esse é para você”, disse {name} para {being}. “É o melhor. Foi por você que a gente veio.”`,
    },
    bed: `A almofada ficou ao lado da cama. Antes tinha um amassado, agora tinha dois. “Algum é meu?”, perguntou {pal}. “Estão ocupados”, disse {name}. “Mas você pode ficar com metade do travesseiro.”`,
  },
};
