import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'sharing'> = {
  scarf: {
    plant: `De noite arrefece nas pontas, e {name} pôs o cachecol. Era novo, vermelho, e dava três voltas. «Há aí lugar para mim?», perguntou {pal}. «Só chega para uma pessoa», disse {name}[, e deu mais uma volta à ponta].`,
    turn: {
      restless: `E {name} sentiu o cachecol, e o frio que faz sem ninguém ao lado. Ali ao pé, desenrolou, uma volta, duas, três. Uma ponta ficou.~+, e~ A outra ficou mesmo ao lado {being.de}. «Essa ponta é tua», disse {name}, «e eu fico aqui com esta, até adormeceres.»`,
      wonder: `«Está a arrefecer», disse {pal}, e quem esperava disse o mesmo. E {name} parou e desenrolou o cachecol vermelho, uma volta, duas, três. Passou de mão em mão, e cada um segurou um bocado. «É pouco para cada um», disse {name} {being.ao}. «De ti também basta um pouco.»`,
    },
    bed: `O cachecol ficou aos pés da cama. Tinham puxado pelas duas pontas, e estava mais comprido do que quando era novo. {name} mediu. «Agora dá a volta a três», disse {pal.ao}. «Contei contigo.»`,
  },
  cushion: {
    plant: `«Para que é a almofada?», perguntou {pal}. «Para uma pessoa se sentar, se for preciso esperar», disse {name}. Era pequena e azul. {pal} experimentou-a numa cadeira.~+, e~ Sobrou dos lados. «Nela só cabe uma pessoa», disse {name}, e meteu-a debaixo do braço.`,
    turn: {
      restless: `Então, flof, a almofada azul desceu para ao pé {being.de}, com {name} em cima. Depois {name} foi para a borda, onde a costura é dura.~+, e~ Metade ficou livre. «Este lado é teu», disse {name}. «Eu fico no outro, e daqui olho para ti até adormeceres.»`,
      wonder: `«Posso ficar com *um* lado da almofada?», perguntou {pal}. Ela desceu mesmo ao lado {being.de}, e ficou alguém em cada borda. No meio restou um pedaço do tamanho de uma chávena. «Esse é para ti», disse {name} {being.ao}. «É o melhor. Foi por ti que viemos.»`,
    },
    bed: `A almofada ficou ao lado da cama. Antes tinha uma cova, agora tinha duas. «Alguma é minha?», perguntou {pal}. «Estão ocupadas», disse {name}. «Mas podes ficar com metade da almofada da cama.»`,
  },
};
