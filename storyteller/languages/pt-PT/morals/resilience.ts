import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'resilience'> = {
  tower: {
    plant: `{name} tirou do bolso cinco cubos e empilhou-os na palma da mão. «Olhem!», disse {name}. Olhou a cozinha inteira.~+, e~ A torre <weightless: espalhou-se|caiu>. As orelhas de {name} ficaram da cor do cubo de cima. «Outra vez?», perguntou {pal}. «Com gente a ver, não», disse {name}, e guardou tudo.`,
    turn: {
      restless: `Nisto o bolso virou-se, e lá foram os cinco cubos, diante de toda a gente. As orelhas de {name} puseram-se vermelhas. Depois deu-lhe vontade de rir.~, e~ {name} sentou-se ao pé {being.de} e recomeçou por baixo. «Fico aqui a construir até adormeceres», disse {name}. «Se <weightless: se espalhar|cair>, faço outra, e cá continuo.»`,
      wonder: `«Espera», disse {name} {being.ao}. «Vou eu primeiro.» Empilhou na palma os cinco cubos. Ao quinto, a torre <weightless: espalhou-se|caiu>, diante de toda a gente.~+, e~ Só lá ficou um. «Agora é desta altura», disse {name}, a rir, de orelhas quentes. «E, como vês, ninguém se foi embora. Com um já se começa.»`,
    },
    bed: `Ao pé da cama havia outra vez uma torre, mas não das de dizer «olhem». Tinha três cubos em baixo e dois em cima. Continuava de pé quando o escuro já não deixava ver.`,
  },
  tada: {
    plant: `«Olhem!», disse {name}. «Só num pé!» Olhou a cozinha inteira.~, e~ Então já não era pé nenhum. «Esqueceste-te de dizer tcharã», disse {pal}. «Só se diz quando sai bem», disse {name}, de orelhas vermelhas. «Eu digo sempre», disse {pal}.`,
    turn: {
      restless: `{name} virou-se para {being}, depressa de mais, só num pé, e <weightless: lá foi pelo ar, de pés para a frente|lá se estatelou>, à vista de todos. Fez-se silêncio. Depois abriram-se dois braços. «Tcharã», disse {name}, com o riso na boca. «Só vinha dizer que estou aqui. E estou, só que um bocado mais <weightless: acima|abaixo>.»`,
      wonder: `«Tcharã», disse {pal}, quando ainda não tinha acontecido nada. {name} riu-se e pôs-se num pé só, diante de toda a gente. Estava lindo.~, e depois~ {name} <weightless: foi pelo ar, de pernas para cima|estatelou-se>. «Era só isto, tcharã», disse {name} {being.ao}. «Foi curto, tu viste, e não fez mal nenhum. O teu, via-o da mesma maneira.»`,
    },
    bed: `{name} entrou na cama só num pé, e por pouco não saiu bem. «Tcharã», disse baixinho. «Desta vez conseguiste?», perguntou {pal}. «Não», disse {name}, de braços e pernas abertos.~, e~ Ficou assim, da largura da cama.`,
  },
};
