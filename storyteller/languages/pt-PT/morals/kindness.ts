import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'kindness'> = {
  beetle: {
    plant: `À mesa da cozinha {tiny} remava de costas, sem sair do lugar. Não havia tempo.~+, mas~ {name} esticou um dedo.~, e~ Foi só agarrar-se, e pronto, estava de pé outra vez. «Porque é que fizeste isso?», perguntou {pal}. «Tinha um dedo livre», disse {name}.`,
    turn: {
      restless: `Mas um dedo de {name} não quis ir. Era aquele em que {tiny} se tinha agarrado, depois de remar e remar sem ninguém por perto. E {name} chegou ali perto, esticou o dedo.~+ e~ Nunca mais o mexeu. «É para ti», disse {name}. «Eu fico aqui na outra ponta até adormeceres.»`,
      wonder: `«Com {tiny} foi mais depressa», disse {pal}. «Bastou um dedo.» Nisto {name} parou.~+, e~ Depois, de muito perto, ergueu aquele dedo e um polegar, quase fechados. «{Tiny} é deste tamanho», disse {name} {being.ao}, «e eu parei por isso. Se for só isto, por ti eu paro também.»`,
    },
    bed: `Quem tinha entrado no quarto era {tiny}.~, e~ Estava no candeeiro, do lado certo para cima. Podia ser qualquer um, mas olhava para {name} como se já se conhecessem.`,
  },
  hiccup: {
    plant: `«Pois então», começou {pal}, à mesa da cozinha, e «hic». Era um soluço.~+, e~ {pal} olhou à volta, para ver se alguém tinha ouvido. «Hic», disse {name}, e esse era de mentira. «Tu também?», perguntou {pal}. «Também», disse {name}. «Anda por aí.»`,
    turn: {
      restless: `«Hic», fez {pal} outra vez, porque tinha voltado. «Hic», disse {name}, sem pensar, e parou. Só custa enquanto é a um só.~, e~ {name} chegou muito perto {being.de} e arregalou os olhos. «Agora eu também não durmo. Estou a olhar para ti, e paramos ao mesmo tempo.»`,
      wonder: `«{Being} está com soluço?», perguntou {pal}. «É quase isso», disse {name}, a pensar.~+,~ E, naquele silêncio todo, {name} disse «hic». Viraram-se todas as cabeças.~+, e~ Era só um hic pequeno. «Só tenho esse», disse {name} {being.ao}. «O teu quero vê-lo, seja como for.»`,
    },
    bed: `No escuro alguém fez «hic». Esse era a sério, e era de {name}. «Hic», fez {pal} logo, sem ter nenhum. Na cama esperaram pelo seguinte, mas tinha adormecido.`,
  },
};
