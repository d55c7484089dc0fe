import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'resilience'> = {
  tower: {
    plant: `Do bolso de {name} saíram cinco cubos, que foram subindo em cima de uma mão. “Olhem!”, disse {name}.~, e~ A cozinha inteira olhou.~+, e~ A torre <weightless: se espalhou|caiu>. As orelhas de {name} ficaram da cor do cubo de cima. “De novo?”, perguntou {pal}. “Com gente olhando, não”, disse {name}, e guardou tudo.`,
    turn: {
      restless: `Nessa hora o bolso de {name} virou, e saíram os cinco cubos, na frente de todos. As orelhas ficaram vermelhas.~+, e depois~ {name} teve de rir.~, e~ Sentou-se perto {being.de} e recomeçou por baixo. “Vou ficar aqui construindo até você dormir”, disse {name}. “Se <weightless: se espalhar|cair>, eu recomeço, e continuo aqui.”`,
      wonder: `“Espere”, disse {name} para {being}. “Eu vou primeiro.” Subiram os cinco cubos, na palma da mão. No quinto a torre <weightless: se espalhou|caiu>, na frente de todo mundo.~+, e~ Só ficou um. “Agora é desta altura”, disse {name}, rindo, de orelhas quentes. “E veja, ninguém foi embora. Um basta para começar.”`,
    },
    bed: `Perto da cama havia outra vez uma torre, e não era das de dizer “olhem”. Tinha três cubos na base e dois em cima. Ainda estava de pé quando já era escuro demais para ver.`,
  },
  tada: {
    plant: `“Olhem!”, disse {name}. “Estou numa perna só!” A cozinha inteira olhou, e aí já não era perna nenhuma. “Você esqueceu de dizer tcharam”, disse {pal}. “Só se diz quando dá certo”, disse {name}, de orelhas vermelhas. “Eu digo sempre”, disse {pal}.`,
    turn: {
      restless: `Então {name} se virou para {being}, depressa demais, numa perna só, e <weightless: saiu flutuando de pés para a frente|tombou de lado>, e todos viram. Fez-se um silêncio, e depois dois braços se abriram. “Tcharam”, disse {name}, com vontade de rir. “Eu só queria dizer que estou aqui. Continuo, só que mais <weightless: em cima|embaixo>.”`,
      wonder: `“Tcharam”, disse {pal}, quando ainda não tinha acontecido nada.~+, e~ {name} riu e ficou numa perna só, na frente de todos. Estava lindo.~+, e depois~ {name} <weightless: saiu flutuando de ponta-cabeça|tombou>. “Era só isso, tcharam”, disse {name} para {being}. “Foi curto, você olhou e não achou ruim. O seu eu ia olhar assim também.”`,
    },
    bed: `{name} entrou na cama numa perna só, e quase deu certo. “Tcharam”, disse, bem baixinho. “Dessa vez deu?”, perguntou {pal}. “Não”, disse {name}, e esticou os braços e as pernas, e ficou ali, da largura da cama.`,
  },
};
