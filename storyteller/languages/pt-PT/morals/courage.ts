import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'courage'> = {
  second: {
    plant: `Havia só um senão: {name} tinha medo do escuro.~+, e por isso~ Nunca ia à frente. Quem vai em segundo lugar tem sempre umas costas adiante.~+, e~ O escuro chega primeiro a elas. «Passa tu», disse {name}. «Outra vez eu?», disse {pal}.`,
    turn: {
      restless: `«E quem é que fica com {being}?», perguntou {pal}. {name} mediu o caminho.~:~ Eram três passos, todos eles escuros. «Tenho medo do escuro», disse {name}, em voz alta. Mas foi um pé.~+ e~ O outro foi atrás. À frente não havia costas nenhumas, só {being}. «Cheguei primeiro», disse {name}, «e vou ficar.»[ A dois, o escuro é mais pequeno.]`,
      wonder: `«Não vai chegar», disse {being}, muito baixinho, para ninguém. {name} ouviu.~+, mas~ Até lá eram três passos, e todos escuros. «Continuo com medo do escuro», disse {name}. Deu um, deu dois, deu três. «Eu só tinha coragem para três», disse {name} {being.ao}, «e chegou à justa. O que tu tens também há de chegar.»`,
    },
    bed: `Depois de se apagar a luz, alguém tinha de atravessar o quarto às escuras. Foi {name}, sem costas para seguir. Eram sete passos.~+, e~ Cada um deles, afinal, era só o quarto.`,
  },
  hood: {
    plant: `Quando olhavam para {name}, punham-se-lhe as orelhas a ferver.~+, e por isso~ Até à mesa {name} ia de capuz, com os cordões bem puxados. «Consegues ver daí de dentro?», perguntou {pal}. «Só para a frente», disse o capuz. «Mas a mim ninguém me vê, que é o que se quer.»`,
    turn: {
      restless: `Então as orelhas de {name} puseram-se a ferver dentro do capuz.~:~ Era {being}, a olhar mesmo lá para o fundo. «Tenho medo quando olham para mim», disse {name}. Mesmo assim, o capuz foi para trás.~+, e~ Ali estavam elas, encarnadas. «Sou assim. Olha o tempo que quiseres, que eu fico aqui a olhar para ti.»`,
      wonder: `«Está tudo a olhar», disse {being}. E estava. «Disso também eu tenho medo», disse {name}, lá de dentro do capuz.~, e~ Puxou-o para trás. Apareceram duas orelhas encarnadas. Toda a gente olhou.~+, e~ Ninguém pediu mais. «Cá por baixo é só isto», disse {name}, «e agora gostava de te ver só a ti.»`,
    },
    bed: `O capuz ficou pendurado aos pés da cama, vazio.~+, e~ Na cama estava {name}, de orelhas ao léu. «Olha que estou a ver-te», disse {pal}, no escuro. «Bem sinto», disse {name}. «Podes continuar.» E as orelhas ficaram fresquinhas.`,
  },
};
