import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'courage'> = {
  second: {
    plant: `Havia só uma coisa: {name} tinha medo do escuro.~+, e por isso~ Ia sempre em segundo lugar. Em segundo lugar vai-se atrás de umas costas.~+, e~ O escuro chega primeiro nelas. «Podes ir à frente», disse {name}. «Eu outra vez?», disse {pal}.`,
    turn: {
      restless: `«E quem fica com {being}?», perguntou {pal}. {name} olhou.~+, e~ Eram três passos, todos escuros. «Tenho medo do escuro», disse {name}, em voz alta.~+,~ Mas foi um pé, e o outro foi atrás. À frente não havia costas, só {being}. «Cheguei primeiro», disse {name}, «e vou ficar.»[ A dois, o escuro é menos.]`,
      wonder: `«Não vai chegar», disse {being} muito baixo, para ninguém.~, mas~ {name} ouviu, e até lá eram três passos. «Tenho medo do escuro à mesma», disse {name}. Foi um, e dois, e três. «Só tinha coragem para três», disse {name} {being.ao}, «e chegou à justa. O que tu tens também há de chegar.»`,
    },
    bed: `Depois de se apagar a luz, alguém tinha de atravessar o quarto no escuro. {name} foi à frente, sem costas para seguir, e cada um dos sete passos era só o quarto.`,
  },
  hood: {
    plant: `Quando olhavam para {name}, as orelhas de {name} aqueciam.~, e~ Por isso até para a mesa ia de capuz, com os cordões puxados. «Vês alguma coisa aí dentro?», perguntou {pal}. «Só para a frente», disse o capuz. «Mas ninguém me vê, e isso é que é bom.»`,
    turn: {
      restless: `Então as orelhas de {name} aqueceram dentro do capuz. Era {being}, a olhar mesmo lá para dentro. «Tenho medo quando olham para mim», disse {name}.~,~ Mas o capuz foi para trás.~, e~ Ali estavam as orelhas, vermelhas. «Sou assim. Podes olhar quanto quiseres, que eu fico aqui e olho para ti.»`,
      wonder: `«Está toda a gente a olhar», disse {being}.~+, e~ Estava mesmo. «Também eu tenho medo disso», disse {name}, de dentro do capuz. Ele foi para trás.~+, e~ Saíram duas orelhas vermelhas. Olharam, e ninguém pediu mais. «Cá por baixo é só isto», disse {name}, «e agora queria ver-te só a ti.»`,
    },
    bed: `O capuz ficou pendurado aos pés da cama, vazio, e na cama estava {name}, com as orelhas para fora. «Estou a olhar para ti», disse {pal}, no escuro. «Bem sinto», disse {name}. «Podes continuar.» As orelhas ficaram fresquinhas.`,
  },
};
