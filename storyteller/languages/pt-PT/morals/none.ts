import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'none'> = {
  bet: {
    plant: `<toddler: «Qual das mãos?», perguntou {name}, com as duas fechadas. Era um jogo de botão: um escondia, o outro procurava. «Esta», disse {pal}. A mão abriu-se, e estava vazia. O botão estava na outra. «Outra vez», disse {pal}.|«Aposto o botão que é sopa», tinha dito {pal} ao jantar, e era. Agora o botão era {pal.de}, e não havia outro. «Aposto que o ganho outra vez», disse {name}. «Apostas o quê?», perguntou {pal}. «O botão», disse {name}.>`,
    turn: {
      restless: `<toddler: Só que na mão de {name} estava o botão. E {name} chegou perto {being.de} e estendeu as mãos fechadas. «Qual?» {Being} olhou para uma, e estava vazia. «Desapareceu», disse {being}. E a outra abriu-se, e lá estava o botão. «Ninguém o via, e estava cá. Eu sou como ele. Podes parar, que eu ainda estou aqui.»|«Aposto o botão que agora te vais embora», disse {pal}. «Aposto que não», disse {name}, e chegou perto {being.de}. «Quando olhares, estou aqui. Não posso ir agora, que é o único botão.» E {name} olhou para {being}, e estava ali.>`,
      wonder: `<toddler: Mas {pal} estendia as mãos fechadas. «Qual?» {name} escolheu uma, depois a outra, e lá estava o botão. «Oh!», disse {name}, feliz como sempre, e chegou até {being} para mostrar. «É pequeno, e tem dois furos. E sempre que aparece dizemos *oh*. Agora é a tua vez, e vamos dizer *oh*.»|«Aposto o botão», disse {name} {pal.ao}, «que vai sair bem.» «Nem viste», disse {pal}. «Não, mas sei quanto queria.» E {name} chegou até {being} e ergueu o botão. «Tanto assim. É pequeno, e no meio é quase só furo. Apostei em ti, tal como és.»>`,
    },
    bed: `<toddler: «Qual das mãos?», disse {name}, na cama. Em cima do cobertor havia duas mãos fechadas. {pal} pensou muito tempo, de olhos fechados. «É essa», disse {pal}. Era mesmo, e o botão nela estava quentinho. «Amanhã, outra vez», disse {name}.|«Aposto o botão», disse {pal}, «que adormeço primeiro.» {name} pensou. «Então não podes vir buscá-lo.» Por isso ele ficou no meio, com um dedo de cada lado. Ali aqueceu, e ainda ninguém tinha ganho.>`,
  },
  potato: {
    plant: `«O que tem pescoço e não tem cabeça?», perguntou {pal}, que adora adivinhas. «A batata», disse {name}. «Não, a garrafa.» {name} respondia isso a todas as adivinhas, e nunca tinha acertado. «Um dia vai ser batata», disse {name}, «e eu hei de estar a postos.»`,
    turn: {
      restless: `E {name} chegou-se {being.ao}. «O que é que fica aqui», perguntou, «e olha para ti?» «A batata», disse {pal}, para variar. «Não, sou eu, e amanhã também.» E {name} ficou ali, a olhar só para {being}, e era a resposta.`,
      wonder: `«O que é que ainda ninguém viu?», perguntou {name}. «A batata», disse {pal}. «Quase», disse {name}, e chegou-se {being.ao}. «Das batatas não se sabe o tamanho até as arrancar, e nunca devolvi nenhuma. Mas hoje és tu.» E {name} esperou, de mãos abertas[, como quem gosta de batata].`,
    },
    bed: `«Mais uma», disse {pal}, no escuro. «O que é que tem olho, fica no escuro e não vê?» {name} pensou durante muito tempo, de olhos fechados. «Então sou eu», disse {name}.~+, e~ Fez-se um silêncio. «Era a batata», disse {pal}.`,
  },
};
