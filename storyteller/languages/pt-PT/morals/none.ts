import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'none'> = {
  bet: {
    plant: `<toddler: «Em que mão está?», perguntou {name}, com as duas fechadas. Era o jogo do botão: um esconde, o outro procura. «Nesta», disse {pal}. A mão abriu-se, e estava vazia. O botão estava na outra. «Outra vez», disse {pal}.|«Aposto o botão em como é sopa», tinha dito {pal} ao jantar, e era. Agora o botão era {pal.de}, e não havia outro. «Aposto em como o ganho outra vez», disse {name}. «Apostas o quê?», perguntou {pal}. «O botão», disse {name}.>`,
    turn: {
      restless: `<toddler: Mas era {name} quem tinha o botão. {name} chegou-se {being.ao} e estendeu as mãos fechadas. «Em qual está?» {Being} apontou para uma, e estava vazia. «Fugiu», disse {being}. Então abriu-se a outra, e lá estava o botão. «Não se via, mas estava cá. Eu sou como ele. Podes parar, que eu cá estou.»|«Aposto o botão em como agora te vais embora», disse {pal}. «Aposto em como não», disse {name}, e chegou-se {being.ao}. «Quando olhares, estou aqui. Ir-me embora não posso, que é o único botão.» E {name} ficou a olhar para {being}, e ali estava.>`,
      wonder: `<toddler: Mas {pal} já estendia as mãos fechadas. «Em qual está?» {name} bateu numa, bateu na outra, e lá estava o botão. «Oh!», disse {name}, com a alegria de sempre, e foi mostrá-lo {being.ao}. «É pequeno e tem dois furos. E, sempre que aparece, a gente diz *oh*. Agora és tu, e a gente vai dizer *oh*.»|«Aposto o botão», disse {name} {pal.ao}, «em como vai sair bem.» «Ainda nem viste», disse {pal}. «Pois não, mas sei quanto queria.» {name} chegou-se {being.ao} e mostrou o botão. «Tanto como isto. É pequeno, e no meio é quase só furos. Apostei em ti, tal como és.»>`,
    },
    bed: `<toddler: «Em que mão está?», disse {name}, na cama. Em cima da manta havia duas mãos fechadas. {pal} pensou muito, de olhos fechados também. «Nessa», disse {pal}. E estava, quentinho. «Amanhã, mais», disse {name}.|«Aposto o botão», disse {pal}, «em como adormeço primeiro.» {name} pensou. «E depois, como é que o vens buscar?» Por isso ficou ao meio, com um dedo de cada lado. Ali aqueceu, e ninguém tinha ganhado ainda.>`,
  },
  potato: {
    plant: `«O que é que tem pescoço e não tem cabeça?», perguntou {pal}, que adorava adivinhas. «A batata», disse {name}. «Não, a garrafa.» {name} respondia batata a tudo.~, e~ Nunca acertara uma única vez. «Um dia há de ser batata», disse {name}, «e eu vou estar a postos.»`,
    turn: {
      restless: `{name} chegou-se {being.ao}. «O que é», perguntou, «que daqui não sai e não tira os olhos de ti?» «A batata», disse {pal}, para variar. «Não, sou eu. E amanhã também sou.» {name} sentou-se, com os olhos postos {being.em}, e estava dada a resposta.`,
      wonder: `«O que é que nunca ninguém viu?», perguntou {name}. «A batata», disse {pal}. «Quase», disse {name}, e chegou-se {being.ao}. «Uma batata, antes de a arrancarem, ninguém lhe sabe o tamanho. Nunca deitei nenhuma fora. Mas hoje és tu.» E {name} ficou à espera, de mãos abertas[, como quem gosta de batatas].`,
    },
    bed: `«Só mais uma», disse {pal}, no escuro. «O que é que tem olhos, está às escuras e não vê?» {name} pensou durante muito tempo, de olhos fechados. «Então sou eu», disse {name}. Houve um silêncio. «Era a batata», disse {pal}.`,
  },
};
