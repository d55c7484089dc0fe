import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'self-confidence'> = {
  humming: {
    plant: `Quando ninguém estava a ouvir, {name} zumbia. Cantiga não era.~:~ Era uma nota só, muito grossa, com um zum lá dentro. Lá vinha ela outra vez, e {pal} virou-se. «Foste tu?» «Não», disse {name}.~, e~ Os dentes fecharam-se por cima do zum.`,
    turn: {
      restless: `Mas o zum já zumbia atrás dos dentes de {name}. {name} sentou-se ao pé {being.de} e deixou-o sair.~, e~ As orelhas puseram-se a arder. «O que é isso?», perguntou {pal}. «Sou eu», disse {name}. «Podes parar. Enquanto zumbir, estou cá. E, se falhar, é só para tomar ar.»`,
      wonder: `«Foste tu?», perguntou {pal}, porque alguma coisa tinha zumbido. Desta vez {name} foi até {being} e, diante de toda a gente, soltou o zum: uma nota só, como uma abelha dentro de uma chávena. «Só tenho isto, e ando a escondê-lo», disse {name}. «Mas é meu. Gostava de ver o teu.»`,
    },
    bed: `{name} zumbiu para a almofada, e não era para esconder. A almofada zumbiu também.~+, e~ Depois zumbiu a cama. «Foste tu?», perguntou {pal}. «Mm», disse {name}, na mesma nota. E tinha sido.`,
  },
  ears: {
    plant: `Quando {name} escutava com muita atenção, mexiam-se-lhe as orelhas. Subiam e desciam sozinhas, como as dos coelhos.~+, e por isso~ {name} andava de gorro até às sobrancelhas. «Tens frio?», perguntou {pal}. «Não», disse {name}. «Gosto dele assim.»`,
    turn: {
      restless: `«O teu gorro está outra vez a mexer-se», disse {pal}. «Bem sei», disse {name}, e tirou-o, mesmo diante {being.de}. As orelhas subiam e desciam. «Elas fazem isto quando escuto alguém», disse {name}, «e hoje és tu. Podes parar, que elas continuam, vês? O silêncio também o escutam.»`,
      wonder: `Então, por cima das sobrancelhas de {name}, o gorro subiu e desceu. Desta vez {name} foi até {being} e tirou-o da cabeça. As orelhas subiram. As orelhas desceram. «Não sabem fazer mais nada», disse {name}. «E agora gostava de ver o que fazes tu, nem que seja só um bocadinho.»`,
    },
    bed: `O gorro ficou aos pés da cama, e nada se mexia lá dentro. Na almofada, sim. «O que estás a escutar?», perguntou {pal}. «A tua respiração», disse {name}. As orelhas subiam, desciam, e de cada vez mais devagar.`,
  },
};
