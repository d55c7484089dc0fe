import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'kindness'> = {
  beetle: {
    plant: `Na mesa da cozinha {tiny.um} remava de costas, sem sair do lugar. Não dava tempo.~+, mas~ {name} esticou um dedo.~, e~ Foi só agarrar nele, e pronto, estava de pé outra vez. “Por que você fez isso?”, perguntou {pal}. “Eu tinha um dedo livre”, disse {name}.`,
    turn: {
      restless: `Mas um dedo de {name} não quis ir. Era aquele em que {tiny} tinha se agarrado, depois de remar e remar sem ninguém por perto. Então {name} chegou bem pertinho e esticou o dedo.~+, e~ Dali não o tirou mais. “É para você”, disse {name}. “Eu fico aqui na outra ponta até você dormir.”`,
      wonder: `“Com {tiny} foi mais rápido”, disse {pal}. “Bastou um dedo.” Nisso {name} parou.~+, e~ Depois, de bem perto, ergueu aquele dedo e um polegar, quase fechados. “{Tiny} é deste tamanho”, disse {name} para {being}, “e eu parei por isso. Por você eu paro também, mesmo que seja só isto.”`,
    },
    bed: `Quem tinha entrado no quarto era {tiny}.~, e~ Estava no abajur, do lado certo para cima. Podia ser qualquer um, mas olhava para {name} como se já se conhecessem.`,
  },
  hiccup: {
    plant: `“Pois então”, começou {pal}, na mesa da cozinha, e “hic”. Era um soluço.~+, e~ {pal} olhou em volta, para ver se alguém tinha ouvido. “Hic”, disse {name}, e esse era de mentira. “Você também?”, perguntou {pal}. “Também”, disse {name}. “Deu em todo mundo.”`,
    turn: {
      restless: `“Hic”, fez {pal} outra vez, porque tinha voltado. “Hic”, disse {name}, sem pensar, e parou. Só é ruim enquanto acontece com um só.~, e~ Então {name} chegou bem perto {being.de} e arregalou os olhos. “Agora eu também não durmo. Estou olhando para você, e a gente para junto.”`,
      wonder: `“{Being} está com soluço?”, perguntou {pal}. “É quase isso”, disse {name}, pensando.~+,~ E, naquele silêncio todo, {name} disse “hic”. Todas as cabeças se viraram.~+, e~ Era só um hic pequeno. “Só tenho esse”, disse {name} para {being}. “O seu eu queria ver do jeito que for.”`,
    },
    bed: `No escuro alguém fez “hic”. Esse era de verdade, e era de {name}. “Hic”, fez {pal} na mesma hora, sem ter nenhum. Na cama esperaram pelo seguinte, mas ele tinha dormido.`,
  },
};
