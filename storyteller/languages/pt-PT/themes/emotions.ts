import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name}, {title} e a coisa na barriga`,
  want: [
    `Quando os primos se foram embora, alguma coisa começou a dar voltas na barriga de {name}. Fome não era, que já se tinha jantado. {name} queria saber hoje como se chamava aquilo.~, e~ Até tinha uma etiqueta de papel para lhe pôr o nome. E se desse voltas a noite inteira?`,
    `Mal o carro dos primos dobrou a esquina, entrou uma coisa na barriga de {name} e pôs-se às voltas. «Como é que isto se chama?», perguntava {name}, e ninguém sabia. [Já tinham experimentado *fome* e *feijão*.] De um botão pendia uma etiqueta, à espera do nome, e a noite a passar.`,
  ],
  setoff: `{name} parou, com a mão na barriga. «Aquele barulho anda às voltas, tal e qual a minha coisa.» «E saberá como se chama?», perguntou {pal}. «É o que eu lhe vou perguntar.» Vestiram os casacos.~, e~ Por fora do de {name} pendia a etiqueta. Lá foram.`,
  stay: `{name} levou a etiqueta até onde acaba a luz do candeeiro e ali se sentou, de pijama. «Aquele barulho anda às voltas, como a minha barriga.» «Então há de saber o nome», disse {pal}.~, e~ Nem foi preciso chamar. O barulho vinha por seu pé.`,
  remind: `«Uma vez tive uma coisa dessas», disse {pal}, «e chamava-se *vontade de ir à casa de banho*.» {name} apalpou a barriga. «Não é essa.» «Ou então *quase dia dos anos*.» {name} tornou a apalpar.~:~ Era parecida, mas do avesso. [A etiqueta continuava em branco, só que já quente.]`,
  refrain: {
    first: `À barriga pode-se cantar, desde que a gente se dobre bem, e {name} dobrou-se:\n«Coisa que roda, que nome tens?\nRoda a barriga, que vais e que vens.»`,
    again: `Já tinha dado onze voltas desde a última vez. À décima segunda perguntaram:\n«Coisa que roda, que nome tens?\nRoda a barriga, que vais e que vens.»`,
    third: `Agora havia uma coisa cá dentro e outra lá fora, e perguntaram às duas:\n«Coisa que roda, que nome tens?\nRoda a barriga, que vais e que vens.»`,
    last: `{name} dobrou-se e cantou à barriga, e pela primeira vez não era para perguntar:\n«Coisa que roda, o teu nome já sei.\nVieste por bem, e por bem te guardei.»`,
  },
  try: `{name} mostrou a etiqueta. «A tua qual é? Fome?» «Pode muito bem ser», disse {being}. «Ou zanga? [Ou dores de pés?]» «Essa também a devo ter. Posso ficar com todas?» E voltou tudo ao princípio, uma vez por cada nome.`,
  easy: `«Põe lá *fome*», disse {pal}, «e comes pão com marmelada.» Sabia que era um consolo.~+, e~ A coisa deitava-se um bocadinho. {Being} é que ficava sem marmelada e sem nome.~+, mas~ A boca de {name} já estava aberta, para a palavra ou para o pão.`,
  resolve: `«São *saudades*», disse {name}. «Tenho saudades dos primos. É assim que se chama.» «E é por isso que dão voltas?», perguntou {pal}. «Dão voltas até alguém as dizer.» Escreveu-se *saudades* na etiqueta.~+, e~ A coisa sentou-se na barriga de {name}. [Só não gostava que lhe chamassem *fome*.]`,
  bed: `A etiqueta ficou pendurada na cama, com uma palavra só. Na barriga de {name}, as saudades deram mais uma volta, como os gatos, e enrolaram-se. Muito longe dali, cada um na sua cama, os primos tinham das mesmas.`,
};

export const wonder: ArcTelling = {
  title: `{name}, {title} e o botão de duas caras`,
  want: [
    `Desde o pequeno-almoço que {name} tinha uma coisa na barriga, em bicos de pés. Era um viva ou era um ai-ai? Para perguntar havia um botão, com cara de viva de um lado e cara de ai-ai do outro.~, e~ {name} queria saber hoje. E se fosse ai-ai?`,
    `A coisa na barriga de {name} estava em bicos de pés. Das duas, uma: ou era um viva, ou era um ai-ai. Para isso é que servia o botão, com cara de viva à frente e cara de ai-ai atrás. Tinha de se saber ainda hoje.~+, só que~ Podia sair ai-ai.`,
  ],
  setoff: `«É daquilo! A minha coisa é por causa daquilo!», disse {name}, e atirou o botão ao ar. Deu viva. Atirou outra vez, e deu ai-ai. «Ele também não sabe», disse {pal}. «O melhor é irmos lá ver.» E foram, de casaco, em bicos de pés.`,
  stay: `«Já sei! É daquilo que a minha barriga está a falar», disse {name}. Sentaram-se de pijama, com o botão, onde acaba a luz do candeeiro. Deu viva.~+, mas~ {pal} virou-o, e deu ai-ai. [«Nem ele sabe.»] Na barriga de {name}, a coisa esticou-se mais um bocadinho.`,
  remind: `«E a tua coisa, como vai?», perguntou {pal}. {name} consultou o botão, e deu viva. «Agora está só num pé», disse {name}. «Eu também tenho uma», disse {pal}, «e dá pulos. Devem ser os feijões.» Viraram o botão para {pal}, e deu ai-ai. [«E eu que gosto tanto de feijões», disse {pal}.]`,
  refrain: {
    first: `Salta-se uma vez no viva, salta-se outra no ai, e quem não salta tem barriga que o faça:\n«Será um viva? Será um ai?\nSalta, barriga, a ver o que sai!»`,
    again: `A coisa crescia com o caminho, e, para a aliviar, cantaram:\n«Será um viva? Será um ai?\nSalta, barriga, a ver o que sai!»`,
    third: `Ali todos tinham daquilo, via-se bem pelos pés, e cantaram baixinho:\n«Será um viva? Será um ai?\nSalta, barriga, a ver o que sai!»`,
    last: `Depois desceram dos bicos dos pés e cantaram como devia ser:\n«Era um viva e era um ai.\nPousa, barriga, que a noite já cai.»`,
  },
  try: `«Tu também tens uma dessas», disse {name}. «Pergunta ao botão.» Abanaram-no entre as mãos, por conta {being.de}, e deu ai-ai. À melhor de três: ai-ai. Foram à melhor de onze.~, e~ Deram onze ai-ais. «Ele parece ter a certeza», disse {being}. [{pal} achava que o botão estava encravado.]`,
  easy: `Atiraram o botão ao ar, e deu ai-ai. «Pronto, já se sabe», disse {pal}. A barriga podia pousar os pés.~+ e~ Já ninguém tinha de esperar. Mas o que {being} trazia guardado, isso, ficava por ver. «Ai-ai», disse {name}, a experimentar a palavra.`,
  resolve: `{name} procurou o botão no bolso.~+, e~ Lá estava ele, de pé, em cima da beirinha. De um lado era viva, do outro era ai-ai, e viam-se as duas caras. «São ambos!», disse {name}. «Desde manhã que é viva e ai-ai. É um botão só.» [«O meu também», disse {pal}.]`,
  bed: `O botão ficou à cabeceira, com um viva para cima e um ai-ai para baixo. Na barriga de {name}, a coisa pousou um pé. Depois pousou o outro.~ e~ Por fim deitou-se.`,
};
