import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'self-confidence'> = {
  humming: {
    plant: `Quando ninguém ouvia, {name} zumbia. Música não era, era uma nota só, muito grave, com um zum lá dentro. Agora tinha começado outra vez, e {pal} virou-se. «Foste tu?» «Não», disse {name}. O zum recolheu-se.~+, e~ Os dentes fecharam-se em cima dele.`,
    turn: {
      restless: `Mas atrás dos dentes de {name} o zum já zumbia. {name} chegou perto {being.de} e deixou-o sair, e as orelhas arderam. «O que é isso?», perguntou {pal}. «Sou eu», disse {name}. «Podes parar. Enquanto zumbir, estou aqui. Se falhar, é só para respirar.»`,
      wonder: `«Foste tu?», perguntou {pal}, porque alguma coisa zumbiu.~, e~ Desta vez {name} foi até {being} e, à frente de todos, soltou o zum: uma nota só, como uma abelha numa chávena. «Só tenho isto, e escondo-o», disse {name}. «Mas é meu, e queria ver o teu.»`,
    },
    bed: `{name} zumbiu na almofada, e não era para esconder. A almofada zumbia também, e a cama também. «Foste tu?», perguntou {pal}. «Mm», disse {name}, na mesma nota, e era.`,
  },
  ears: {
    plant: `Quando {name} escutava com força, as orelhas mexiam-se.~:~ Subiam e desciam por sua conta, como num coelho.~+, e~ Por isso {name} usava um chapéu enterrado até às sobrancelhas. «Tens frio?», perguntou {pal}. «Não», disse {name}. «Gosto dele assim.»`,
    turn: {
      restless: `«O teu chapéu está a fazer aquilo», disse {pal}. «Eu sei», disse {name}, e tirou-o, mesmo diante {being.de}. As orelhas subiam e desciam. «Fazem isto quando escuto alguém», disse {name}, «e esse alguém és tu. Podes parar, que elas continuam, vês? Também escutam o silêncio.»`,
      wonder: `Então, em cima das sobrancelhas de {name}, o chapéu subiu e desceu. Desta vez {name} foi até {being} e tirou-o.~+, e~ As orelhas subiram e desceram. «É só isso que elas fazem», disse {name}. «Agora queria ver o teu, nem que seja só um bocadinho.»`,
    },
    bed: `O chapéu ficou aos pés da cama, e dentro dele nada se mexia. Na almofada, sim. «O que estás a escutar?», perguntou {pal}. «A tua respiração», disse {name}. As orelhas subiam, desciam, e cada vez um pouco mais devagar.`,
  },
};
