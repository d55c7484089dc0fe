import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'forgiveness'> = {
  elbow: {
    plant: `{name} tinha uma bolacha para a noite inteira.~, mas~ {pal} virou-se, veio um cotovelo.~+, e~ Depois só havia migalha. «Desculpa!», disse {pal}, a rir, porque a bolacha tinha saltado. «Não foi nada», disse {name}.~,~ Mas foi.~+, e~ No lado de {name} o cotovelo deixou um lugar quente.`,
    turn: {
      restless: `«Agora também te vais embora», disse {being}. {name} foi mesmo, com aquele lugar quente, e virou-se. «Partiste a minha bolacha e ainda te riste», disse {pal.ao}. «Desculpa», disse {pal}.~+, e~ {name} voltou e sentou-se ao lado {being.de}. «É assim que me vou embora. Volto.»`,
      wonder: `E {name} viu na manga uma migalha, a última da bolacha. «Riste-te», disse {pal.ao}. «Desculpa ter-me rido», disse {pal}.~+, e~ {name} partiu a migalha e deu metade {pal.ao}. «Mm. Está tudo aqui dentro», disse {pal}. «Vês?», disse {name} {being.ao}. «De ti também basta um bocadinho.»`,
    },
    bed: `No lado de {name} havia outra vez alguma coisa, e era um cotovelo, ou coisa parecida. «Desculpa», disse {pal}, do escuro. «Deixa estar», disse {name}. Estava mesmo onde era o lugar quente, e só aquecia.`,
  },
  red: {
    plant: `{pal} tinha pedido emprestado o giz vermelho de {name}, o comprido.~+, e~ Voltou em dois. «Agora tens dois», disse {pal}. «Tinha um comprido», disse {name}. «Dois é mais», disse {pal}.~+, e~ As metades foram para o bolso, onde ficaram a bater.`,
    turn: {
      restless: `Clique, fez o giz partido no bolso de {name}. «Partiste-o», disse {name} {pal.ao}. «Desculpa», disse {pal}, muito baixo.~+, e~ {name} deu uma metade {pal.ao} e sentou-se ao lado {being.de}. «Andei com uma zanga a noite toda», disse {name}, «e não me fui embora. Agora é que não vou.»`,
      wonder: `Mas no bolso de {name} também havia uma coisa curta, o giz vermelho. «Era comprido, até {pal} o pisar», disse {name} {being.ao}. «Desculpa», disse {pal}. Com uma metade {name} desenhou um anel no polegar.~+, e~ Era vermelho como sempre. «É curto, e é vermelho inteiro», disse {name}. «O teu pode ser curto.»[ {pal} recebeu um anel também.]`,
    },
    bed: `Ao lado da cama havia dois vermelhos, um de cada lado. «Pena não ser comprido», disse {pal}, no escuro.~+, e~ {name} empurrou um, até ele encontrar o outro. «Daqui é», disse {name}. Clique, fez, muito baixinho, e ficou.`,
  },
};
