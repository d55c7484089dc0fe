import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'kindness'> = {
  beetle: {
    plant: `Na mesa da cozinha estava {tiny}, a remar de costas, sem sair do sítio. Não havia tempo a perder. Mesmo assim, {name} estendeu um dedo.~:~ Foi só agarrar-se, dar meia-volta, e pronto. «Para que foi isso?», perguntou {pal}. «Tinha um dedo livre», disse {name}.`,
    turn: {
      restless: `Mas um dos dedos de {name} não quis ir. Era aquele a que {tiny} se tinha agarrado, depois de tanto remar sem ninguém ao pé. {name} voltou atrás.~, e~ Estendeu o dedo, e nunca mais o mexeu. «É para ti», disse {name}. «Eu fico nesta ponta até adormeceres.»`,
      wonder: `«Com {tiny} foi mais rápido», disse {pal}. «Bastou um dedo.» {name} parou a meio de um passo.~, e~ Foi mostrar, de muito perto, aquele dedo e o polegar, quase fechados. «{Tiny} é deste tamanho», disse {name} {being.ao}, «e foi quanto bastou para eu parar. Se for só isto, por ti também paro.»`,
    },
    bed: `Tinha entrado alguém no quarto, e era {tiny}. Estava no candeeiro, do lado certo para cima. Podia ser outro qualquer.~+, mas~ Olhava para {name} como quem diz: a gente conhece-se.`,
  },
  hiccup: {
    plant: `«Pois então…», começou {pal}, à mesa da cozinha, e «hic». Era um soluço.~+, e~ {pal} olhou em volta, com vergonha, a ver se alguém dera por isso. «Hic», disse {name}, e esse era a fingir. «Tu também?», perguntou {pal}. «Também», disse {name}. «É o que mais anda por aí.»`,
    turn: {
      restless: `«Hic», fez {pal}, porque o soluço tinha voltado. «Hic», disse {name}, sem pensar, e parou. Um soluço só custa enquanto é de um só.~+, e~ {name} chegou-se muito {being.ao} e arregalou os olhos. «Agora também eu não durmo. Ficamos a olhar, e paramos ao mesmo tempo.»`,
      wonder: `«{Being} está com soluços?», perguntou {pal}. «É quase isso», disse {name}, a pensar. E, no meio daquele silêncio todo, disse: «Hic.» Viraram-se as cabeças todas.~+, mas~ Era só um hic dos pequenos. «Só tenho este», disse {name} {being.ao}. «O teu também o quero ver, venha como vier.»`,
    },
    bed: `No escuro alguém fez «hic». Esse era a sério, e era de {name}. «Hic», fez logo {pal}, sem ter nenhum. Na cama ficaram à espera do seguinte.~+, mas~ O seguinte já dormia.`,
  },
};
