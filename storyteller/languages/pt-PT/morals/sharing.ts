import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'sharing'> = {
  scarf: {
    plant: `À noite arrefecem as pontas do corpo.~+, e por isso~ {name} pôs o cachecol. Era novo, era vermelho e dava três voltas. «Há aí lugar para mim?», perguntou {pal}. «Isto só dá para uma pessoa», disse {name}[, e enrolou mais um bocado].`,
    turn: {
      restless: `{name} sentiu o quente do cachecol e pensou no frio que faz sem ninguém ao lado. Então desenrolou-o, uma volta, duas, três. Ficou com uma ponta.~+ e~ Deixou a outra mesmo ao pé {being.de}. «Essa é tua», disse {name}, «e eu fico cá nesta, até adormeceres.»`,
      wonder: `«Estou a ficar com frio», disse {pal}, e à volta toda a gente batia o dente. Então {name} desenrolou o cachecol vermelho, uma volta, duas, três. Passou de mão em mão, um bocado para cada um. «Calha pouco a cada um», disse {name} {being.ao}, «e aquece na mesma. De ti também basta um pouco.»`,
    },
    bed: `O cachecol ficou aos pés da cama. De tanto o puxarem pelas pontas, estava mais comprido do que em novo. {name} mediu-o. «Agora dá a volta a três», disse {pal.ao}. «Contei contigo.»`,
  },
  cushion: {
    plant: `«Para que é a almofada?», perguntou {pal}. «Para a pessoa se sentar, se tiver de esperar», disse {name}. Era azul e pequena. {pal} experimentou-a.~+ e~ Sobrava dos dois lados. «Só dá para uma pessoa», disse {name}, e meteu-a debaixo do braço.`,
    turn: {
      restless: `Então, flof, a almofada azul foi ao chão, ao pé {being.de}, e {name} sentou-se nela. Depois chegou-se para a beira, onde a costura é dura.~, e~ Metade ficou vaga. «Esse lado é teu», disse {name}. «Eu fico neste, a olhar por ti até adormeceres.»`,
      wonder: `«Posso ficar com *um* lado da almofada?», perguntou {pal}. Puseram-na mesmo ao pé {being.de}, e ficou alguém em cada beira. Ao meio sobrava um bocado do tamanho de uma chávena. «Esse é para ti», disse {name} {being.ao}. «É o mais fofo. Foi por tua causa que viemos.»`,
    },
    bed: `A almofada azul ficou ao lado da cama. Dantes tinha uma cova, agora tinha duas. «Alguma delas é minha?», perguntou {pal}. «Estão as duas a dormir», disse {name}. «Mas dou-te metade desta, que é da cama.»`,
  },
};
