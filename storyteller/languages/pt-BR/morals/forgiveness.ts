import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'forgiveness'> = {
  elbow: {
    plant: `{name} tinha um biscoito para a noite inteira.~, mas~ Então {pal} se virou, veio um cotovelo.~+, e~ Depois só havia farelo. “Desculpe!”, disse {pal}, rindo, porque ele tinha quicado. “Não foi nada”, disse {name}.~,~ Mas foi.~+, e~ No lado de {name} o cotovelo deixou um lugar quente.`,
    turn: {
      restless: `“Agora você vai embora também”, disse {being}. {name} foi mesmo, com aquele lugar quente, e se virou. “Você quebrou o meu biscoito e ainda riu”, disse para {pal}. “Desculpe”, disse {pal}.~+, e~ Então {name} voltou e se sentou ao lado {being.de}. “É assim que eu vou embora. Eu volto.”`,
      wonder: `Então {name} viu na manga uma migalha, a última do biscoito. “Você riu”, disse para {pal}. “Desculpe por ter rido”, disse {pal}.~+, e~ {name} partiu a migalha e deu metade para {pal}. “Mm. Está tudo aqui dentro”, disse {pal}. “Viu?”, disse {name} para {being}. “Um pouquinho de você já basta.”`,
    },
    bed: `No lado de {name} havia de novo alguma coisa, e era um cotovelo, ou coisa parecida. “Desculpe”, disse {pal}, do escuro. “Não, pode deixar”, disse {name}. Estava bem onde era o lugar quente, e só esquentava.`,
  },
  red: {
    plant: `{pal} tinha pegado emprestado o giz vermelho de {name}, o comprido.~+, e~ Ele voltou em dois. “Agora você tem dois”, disse {pal}. “Eu tinha um comprido”, disse {name}. “Dois é mais”, disse {pal}.~+, e~ As metades foram para o bolso, onde ficaram batendo.`,
    turn: {
      restless: `Clique, fez o giz quebrado no bolso de {name}. “Você quebrou”, disse {name} para {pal}. “Desculpe”, disse {pal}, bem baixo.~+, e~ Então {name} deu uma metade para {pal} e se sentou ao lado {being.de}. “Tive raiva a noite toda”, disse {name}, “e não fui embora. Agora é que não vou.”`,
      wonder: `Mas no bolso de {name} também havia uma coisa curta, o giz vermelho. “Era comprido, até {pal} pisar”, disse {name} para {being}. “Desculpe”, disse {pal}. Com uma metade {name} desenhou um anel no polegar.~+, e~ Era vermelho como sempre. “É curto, e é vermelho inteiro”, disse {name}. “O seu pode ser curto.”[ {pal} ganhou um anel também.]`,
    },
    bed: `Ao lado da cama havia dois vermelhos, um de cada lado. “Pena que não é comprido”, disse {pal}, no escuro.~+, e~ {name} empurrou um, até ele encontrar o outro. “Daqui é”, disse {name}. Clique, fez, bem baixinho, e ficou.`,
  },
};
