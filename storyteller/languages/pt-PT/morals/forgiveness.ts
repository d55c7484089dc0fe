import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'forgiveness'> = {
  elbow: {
    plant: `{name} tinha uma bolacha para a noite inteira. Mas {pal} virou-se, veio um cotovelo.~, e~ Da bolacha ficaram as migalhas. «Desculpa!», disse {pal}, e riu-se, porque ela tinha dado um pulo. «Não foi nada», disse {name}. Mas tinha sido.~:~ Na ilharga, onde o cotovelo bateu, ficou um sítio quente.`,
    turn: {
      restless: `«Agora vais-te embora como os outros», disse {being}. E {name} foi, com aquele sítio quente na ilharga.~+, mas~ Ao terceiro passo virou-se. «Partiste-me a bolacha e ainda te riste», disse {pal.ao}. «Desculpa», disse {pal}. Então {name} voltou e sentou-se ao lado {being.de}. «É assim que eu me vou embora. Volto.»`,
      wonder: `{name} deu com uma migalha na manga, a última da bolacha. «Tu riste-te», disse {pal.ao}. «Desculpa ter-me rido», disse {pal}. {name} partiu a migalha em duas.~+, e~ Deu metade {pal.ao}. «Mm. Está cá tudo», disse {pal}. «Vês?», disse {name} {being.ao}. «De ti também chega um bocadinho.»`,
    },
    bed: `{name} tornou a sentir alguma coisa na ilharga.~:~ Era um cotovelo, ou coisa parecida. «Desculpa», disse {pal}, do escuro. «Deixa estar», disse {name}. Calhara mesmo no sítio quente.~+, e~ Agora só aquecia.`,
  },
  red: {
    plant: `{pal} tinha pedido emprestado o lápis de cera vermelho de {name}, o comprido.~, e~ O lápis voltou em dois. «Ficas com dois», disse {pal}. «Eu tinha um comprido», disse {name}. «Dois é mais», disse {pal}. As metades foram para o bolso.~+, onde~ Ficaram a bater uma na outra.`,
    turn: {
      restless: `Clique, fez o lápis partido, no bolso de {name}. «Partiste-mo», disse {name} {pal.ao}. «Desculpa», disse {pal}, muito baixinho. {name} deu-lhe uma das metades.~+ e~ Sentou-se ao lado {being.de}. «Andei com uma zanga toda a noite», disse {name}, «e não me fui embora. Agora, que já passou, é que não vou.»`,
      wonder: `Mas no bolso de {name} também havia uma coisa curta, que era o lápis vermelho. «Era comprido, até {pal} o pisar», disse {name} {being.ao}. «Desculpa», disse {pal}. Com uma das metades, {name} pintou um anel no polegar.~:~ Saiu vermelho como sempre. «É curto, mas é vermelho até ao fim», disse {name}. «O teu também pode ser curto.»[ {pal} teve direito a um anel.]`,
    },
    bed: `À cabeceira havia dois vermelhos, um de cada lado. «É pena não ser comprido», disse {pal}, no escuro. {name} empurrou um deles.~+, até que~ Encontrou o outro. «Daqui parece», disse {name}. Clique, fez o lápis, e adormeceu.`,
  },
};
