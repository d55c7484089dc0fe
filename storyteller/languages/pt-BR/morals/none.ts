import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'none'> = {
  bet: {
    plant: `<toddler: “Qual das mãos?”, perguntou {name}, com ambas fechadas. Era um jogo de botão: um escondia, o outro achava. “Essa”, disse {pal}. A mão se abriu, e estava vazia. O botão estava na outra. “De novo”, disse {pal}.|“Aposto o botão que é sopa”, tinha dito {pal} no jantar, e era. Agora o botão era de {pal}, e não existia outro. “Aposto que eu ganho de volta”, disse {name}. “Aposta o quê?”, perguntou {pal}. “O botão”, disse {name}.>`,
    turn: {
      restless: `<toddler: Só que na mão de {name} estava o botão. Então {name} chegou perto {being.de} e estendeu as mãos fechadas. “Qual?” {Being} olhou uma, e estava vazia. “Sumiu”, disse {being}. Então a outra se abriu, e lá estava o botão. “Ninguém via, e ele estava aqui. Eu sou que nem ele. Pode parar, que eu ainda estou aqui.”|“Aposto o botão que agora você vai embora”, disse {pal}. “Aposto que não”, disse {name}, e chegou perto {being.de}. “Quando você olhar, eu estou aqui. Não posso ir agora, que é o único botão.” E {name} olhou para {being}, e estava ali.>`,
      wonder: `<toddler: Mas {pal} estendia as mãos fechadas. “Qual?” {name} escolheu uma, depois a outra, e lá estava o botão. “Oh!”, disse {name}, feliz como sempre, e chegou até {being} para mostrar. “É pequeno, e tem dois furos. E toda vez que aparece a gente diz *oh*. Agora é a sua vez, e a gente vai dizer *oh*.”|“Aposto o botão”, disse {name} para {pal}, “que vai dar certinho.” “Você nem viu”, disse {pal}. “Não, mas sei quanto eu queria.” E {name} chegou até {being} e ergueu o botão. “Tanto assim. É pequeno, e no meio é quase só furo. Apostei em você, do jeito que você é.”>`,
    },
    bed: `<toddler: “Qual das mãos?”, disse {name}, na cama. Em cima do cobertor havia duas mãos fechadas. {pal} pensou muito tempo, de olhos fechados. “É essa”, disse {pal}. Era mesmo, e o botão nela estava quentinho. “Amanhã, de novo”, disse {name}.|“Aposto o botão”, disse {pal}, “que eu durmo primeiro.” {name} pensou. “Aí não dá para vir buscar.” Então ele ficou no meio, com um dedo de cada lado. Ali foi esquentando, e ninguém tinha ganhado ainda.>`,
  },
  potato: {
    plant: `“O que tem pescoço e não tem cabeça?”, perguntou {pal}, que adora adivinha. “A batata”, disse {name}. “Não, a garrafa.” {name} respondia isso a toda adivinha, e nunca tinha acertado. “Um dia vai ser batata”, disse {name}, “e eu vou estar a postos.”`,
    turn: {
      restless: `Então {name} chegou pertinho {being.de}. “O que é que fica aqui”, perguntou, “e olha para você?” “A batata”, disse {pal}, para variar. “Não, sou eu, e amanhã também.” E {name} ficou ali, olhando só para {being}, e era a resposta.`,
      wonder: `“O que é que ninguém viu ainda?”, perguntou {name}. “A batata”, disse {pal}. “Quase”, disse {name}, e chegou pertinho {being.de}. “De batata não se sabe o tamanho até arrancar, e eu nunca devolvi nenhuma. Mas hoje é você.” E {name} esperou, de mãos abertas[, como quem gosta de batata].`,
    },
    bed: `“Mais uma”, disse {pal}, no escuro. “O que é que tem olho, fica no escuro e não vê?” {name} pensou por muito tempo, de olhos fechados. “Então sou eu”, disse {name}.~+, e~ Fez-se um silêncio. “Era a batata”, disse {pal}.`,
  },
};
