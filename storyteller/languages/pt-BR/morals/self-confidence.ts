import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'self-confidence'> = {
  humming: {
    plant: `Quando ninguém escutava, {name} zumbia. Música não era, era uma nota só, bem grave, com um zum dentro. Agora tinha começado de novo, e {pal} se virou. “Foi você?” “Não”, disse {name}.~, e~ O zum entrou.~+, e~ Os dentes se fecharam em cima dele.`,
    turn: {
      restless: `Mas atrás dos dentes de {name} o zum já zumbia. {name} chegou perto {being.de} e o deixou sair, e as orelhas arderam. “O que é isso?”, perguntou {pal}. “Sou eu”, disse {name}. “Pode parar, que, enquanto zumbir, eu estou aqui. Quando falhar, é só porque puxei o ar.”`,
      wonder: `“Foi você?”, perguntou {pal}, porque alguma coisa zumbiu.~, e~ Dessa vez {name} foi até {being} e, na frente de todos, soltou o zum: uma nota só, como abelha na xícara. “É só isso que eu tenho, e eu escondo”, disse {name}. “Mas é meu, e eu queria ver o seu.”`,
    },
    bed: `{name} zumbiu no travesseiro, e não era para esconder. O travesseiro zumbia junto, e a cama também. “Foi você?”, perguntou {pal}. “Mm”, disse {name}, na mesma nota, e era.`,
  },
  ears: {
    plant: `Quando {name} escutava com força, as orelhas se mexiam.~, e~ Subiam e desciam por conta delas, como num coelho.~+, e~ Por isso {name} usava um chapéu enterrado até as sobrancelhas. “Está com frio?”, perguntou {pal}. “Não”, disse {name}. “Gosto dele apertado.”`,
    turn: {
      restless: `“Seu chapéu está fazendo aquilo”, disse {pal}. “Eu sei”, disse {name}, e o tirou, bem diante {being.de}. As orelhas subiam e desciam. “Elas fazem isso quando escuto alguém”, disse {name}, “e esse alguém é você. Pode parar, que elas continuam, veja só. Elas escutam silêncio também.”`,
      wonder: `Então, em cima das sobrancelhas de {name}, o chapéu subiu e desceu. Dessa vez {name} foi até {being} e o tirou.~+, e~ As orelhas subiram e desceram. “É só isso que elas fazem”, disse {name}. “Agora eu queria ver o seu, nem que seja só desse tanto.”`,
    },
    bed: `O chapéu ficou no pé da cama, e dentro dele nada se mexia. No travesseiro, sim. “O que você está escutando?”, perguntou {pal}. “Você respirar”, disse {name}. As orelhas subiam, desciam, e cada vez um pouco mais devagar.`,
  },
};
