import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'courage'> = {
  second: {
    plant: `Só havia uma coisa: {name} tinha medo do escuro.~+, e por isso~ Ia sempre em segundo lugar. Quem vai em segundo tem umas costas na frente.~+, e~ O escuro chega primeiro nelas. “Pode ir na frente”, disse {name}. “Eu de novo?”, disse {pal}.`,
    turn: {
      restless: `“E quem fica com {being}?”, perguntou {pal}.~, e~ {name} olhou.~+, e~ Eram três passos, todos escuros. “Eu tenho medo do escuro”, disse {name}, bem alto.~+,~ Mas foi um pé, e o outro foi atrás. Na frente não havia costas, só {being}. “Cheguei primeiro”, disse {name}, “e vou ficar.”[ Em dois o escuro é menos.]`,
      wonder: `“Não vai chegar”, disse {being} bem baixo, para ninguém.~, mas~ {name} ouviu, e até lá eram três passos. “Tenho medo de escuro”, disse {name}. Foi um, e dois, e três. “Coragem, eu só tinha para três”, disse {name} para {being}, “e deu certinho. O que você tem vai dar também.”`,
    },
    bed: `Na hora de apagar a luz, alguém tinha de atravessar o quarto no escuro. {name} foi na frente, sem costas para seguir, e cada um dos sete passos era só o quarto.`,
  },
  hood: {
    plant: `Quando olhavam para {name}, as orelhas de {name} esquentavam.~, e~ Por isso até na mesa ia de capuz, com os cordões puxados. “Dá para enxergar aí dentro?”, perguntou {pal}. “Só para a frente”, disse o capuz. “Mas ninguém me vê, e isso é que é bom.”`,
    turn: {
      restless: `Então as orelhas de {name} esquentaram dentro do capuz. Era {being}, olhando bem lá para dentro. “Eu tenho medo quando olham para mim”, disse {name}.~,~ Mas o capuz foi para trás.~, e~ Ali estavam as orelhas, vermelhas. “Sou assim. Pode olhar o quanto quiser, que eu fico aqui e olho você.”`,
      wonder: `“Está todo mundo olhando”, disse {being}.~+, e~ Estava mesmo. “Eu também tenho medo disso”, disse {name}, de dentro do capuz.~, e~ Então ele foi para trás.~+, e~ Saíram duas orelhas vermelhas. Olharam, e ninguém pediu mais. “Aqui embaixo é só isso”, disse {name}, “e agora eu queria ver só você.”`,
    },
    bed: `O capuz ficou pendurado no pé da cama, vazio, e na cama estava {name}, com as orelhas para fora. “Estou olhando para você”, disse {pal}, no escuro. “Eu sei, estou sentindo”, disse {name}. “Pode continuar.” As orelhas ficaram fresquinhas.`,
  },
};
