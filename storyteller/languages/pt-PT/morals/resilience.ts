import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'resilience'> = {
  tower: {
    plant: `Do bolso de {name} saíram cinco cubos, que subiram em cima de uma mão. «Olhem!», disse {name}. A cozinha inteira olhou.~+, e~ A torre <weightless: espalhou-se|caiu>. As orelhas de {name} ficaram da cor do cubo de cima. «Outra vez?», perguntou {pal}. «Com gente a ver, não», disse {name}, e guardou tudo.`,
    turn: {
      restless: `Nisto o bolso de {name} virou-se, e saíram os cinco cubos, à frente de todos. As orelhas ficaram vermelhas.~+, e depois~ {name} teve de se rir.~, e~ Sentou-se perto {being.de} e recomeçou por baixo. «Vou ficar aqui a construir até adormeceres», disse {name}. «Se <weightless: se espalhar|cair>, recomeço, e continuo aqui.»`,
      wonder: `«Espera», disse {name} {being.ao}. «Eu vou primeiro.» Subiram os cinco cubos, na palma da mão. No quinto a torre <weightless: espalhou-se|caiu>, à frente de toda a gente.~+, e~ Só ficou um. «Agora é desta altura», disse {name}, a rir, de orelhas quentes. «E vê, ninguém se foi embora. Um basta para começar.»`,
    },
    bed: `Perto da cama havia outra vez uma torre, e não era das de dizer «olhem». Tinha três cubos na base e dois em cima. Ainda estava de pé quando já era escuro de mais para ver.`,
  },
  tada: {
    plant: `«Olhem!», disse {name}. «Estou num pé só!» A cozinha inteira olhou, e então já não era pé nenhum. «Esqueceste-te de dizer tcharã», disse {pal}. «Só se diz quando sai bem», disse {name}, de orelhas vermelhas. «Eu digo sempre», disse {pal}.`,
    turn: {
      restless: `E {name} virou-se para {being}, depressa de mais, num pé só, e <weightless: saiu a flutuar de pés para a frente|tombou de lado>, e todos viram. Fez-se um silêncio, e depois dois braços abriram-se. «Tcharã», disse {name}, com vontade de rir. «Só queria dizer que estou aqui. Continuo, só que mais <weightless: em cima|em baixo>.»`,
      wonder: `«Tcharã», disse {pal}, quando ainda não tinha acontecido nada.~+, e~ {name} riu-se e ficou num pé só, à frente de todos. Estava lindo.~+, e depois~ {name} <weightless: saiu a flutuar de pernas para o ar|tombou>. «Era só isso, tcharã», disse {name} {being.ao}. «Foi curto, tu olhaste e não fez mal. O teu também o via assim.»`,
    },
    bed: `{name} entrou na cama num pé só, e quase lhe saiu bem. «Tcharã», disse, muito baixinho. «Desta vez saiu?», perguntou {pal}. «Não», disse {name}, e esticou os braços e as pernas, e ficou ali, da largura da cama.`,
  },
};
