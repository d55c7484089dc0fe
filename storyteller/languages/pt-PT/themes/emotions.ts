import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name}, {title} e a coisa na barriga`,
  want: [
    `Quando os primos se foram embora, alguma coisa começou a rodar na barriga de {name}.~, mas~ Fome não era.~+, porque~ Já tinha havido jantar. {name} queria saber ainda hoje o nome daquilo, e tinha uma etiqueta de papel para escrever.~+,~ E se rodasse a noite inteira?`,
    `O carro dos primos partiu, e logo uma coisa entrou na barriga de {name} e rodou, rodou. «Que nome tem isto?», perguntava {name}, mas ninguém sabia. [Já tinham tentado *fome* e *feijão*.] De um botão pendia uma etiqueta de papel, à espera do nome, e a noite passava.`,
  ],
  setoff: `{name} parou, com uma mão na barriga. «Esse barulho roda tal e qual a coisa aqui dentro.» «E ele sabe o nome dele?», perguntou {pal}. «É isso que lhe vou perguntar.» Veio o casaco, com a etiqueta pendurada à frente.~+, e~ Lá foram.`,
  stay: `De pijama, {name} levou a etiqueta até onde acaba a luz do candeeiro e ali se sentou. «Esse barulho dá voltas, como a minha barriga.» «Então ele deve saber o nome», disse {pal}.~, e~ Nem foi preciso chamar.~+, pois~ O barulho já vinha sem convite.`,
  remind: `«Uma vez tive uma coisa dessas», disse {pal}, «e o nome era *vontade de ir à casa de banho*.» {name} apalpou a barriga. «Não é isso.» «Ou então *quase aniversário*.» {name} apalpou outra vez, e parecia um pouco, só que do avesso. [Na etiqueta não se escreveu nada, mas já estava quente.]`,
  refrain: {
    first: `Pode-se cantar à barriga, desde que se dobre bem, e {name} dobrou-se e cantou:\n«Coisa que roda, que nome tens?\nRoda a barriga, que vais e que vens.»`,
    again: `Já tinha dado onze voltas desde a última vez, e à décima segunda perguntaram:\n«Coisa que roda, que nome tens?\nRoda a barriga, que vais e que vens.»`,
    third: `Agora havia uma coisa aqui dentro e outra lá fora, e perguntaram às duas:\n«Coisa que roda, que nome tens?\nRoda a barriga, que vais e que vens.»`,
    last: `{name} dobrou-se e cantou à barriga, e pela primeira vez não era pergunta:\n«Coisa que roda, o teu nome eu sei.\nVieste por bem, e eu já te guardei.»`,
  },
  try: `{name} mostrou a etiqueta. «Qual é a tua? Fome?» «Pode muito bem ser», disse {being}. «Ou zanga? [Ou dores nos pés?]» «Acho que isso também. Posso ter todas?» E foi tudo outra vez, uma vez para cada nome.`,
  easy: `«Põe *fome*», disse {pal}, «e comes pão com doce.» Sabia bem.~+, e~ A coisa deitava-se um pouco. {Being} ficava sem doce nenhum e continuava.~+, e~ A boca de {name} já estava aberta, para a palavra ou para o pão.`,
  resolve: `«São *saudades*», disse {name}. «Tenho saudades dos primos. É esse o nome.» «E por isso é que rodam?», perguntou {pal}. «Rodam até alguém as dizer.» Então escreveu-se *saudades* na etiqueta.~+, e~ Na barriga de {name} a coisa sentou-se. [Ela só não queria ser confundida com *fome*.]`,
  bed: `A etiqueta ficou pendurada na cama, com uma palavra só. Na barriga de {name}, as saudades deixaram de rodar e enrolaram-se como um gato. Longe dali, cada um na sua cama, os primos fizeram o mesmo.`,
};

export const wonder: ArcTelling = {
  title: `{name}, {title} e o botão de duas caras`,
  want: [
    `Desde o pequeno-almoço {name} tinha uma coisa na barriga, em bicos de pés. Era um viva ou era um ai-ai? Havia um botão para perguntar, com uma cara de viva e uma cara de ai-ai.~, e~ {name} queria saber hoje. E se fosse ai-ai?`,
    `A coisa na barriga de {name} estava em bicos de pés, e das duas, uma: ou era um viva ou era um ai-ai. Para isso existia um botão, com cara de viva à frente e cara de ai-ai atrás.~, e~ Era para saber ainda hoje.~+, só que~ Talvez, no fim de contas, desse ai-ai.`,
  ],
  setoff: `«É por causa daquilo! A minha coisa é por causa daquilo!», disse {name}, e virou o botão. Deu viva, e depois deu ai-ai. «Também não sabe», disse {pal}. «Só lá indo ver.» Então saíram, de casaco e em bicos de pés.`,
  stay: `«Já sei! É daquilo que a minha barriga está a falar», disse {name}. De pijama, sentaram-se com o botão onde acaba a luz do candeeiro. Deu viva.~+, e então~ {pal} virou, e deu ai-ai. [«Nem o botão sabe.»] Na barriga, a coisa ficou na ponta do dedo.`,
  remind: `«Como está a tua coisa?», perguntou {pal}. {name} consultou o botão, e deu viva. «Agora está num pé só», disse {name}. «Eu também tenho uma», disse {pal}, «e ela salta. Acho que foi o almoço.» Viraram o botão para {pal}, e deu ai-ai. [«Mas eu até gosto», disse {pal}.]`,
  refrain: {
    first: `Salta-se uma vez no viva e uma vez no ai-ai, ou então quem salta é a barriga:\n«Será que é viva? Será que é ai?\nSalta, barriga, que o lume aí vai!»`,
    again: `A coisa crescia com o caminho, e para soltar um bocadinho cantaram:\n«Será que é viva? Será que é ai?\nSalta, barriga, que o lume aí vai!»`,
    third: `Toda a gente ali já estava com aquilo, via-se pelos pés, e cantaram muito baixo:\n«Será que é viva? Será que é ai?\nSalta, barriga, que o lume aí vai!»`,
    last: `E depois, a descer dos bicos dos pés, cantaram como devia ser:\n«Era um viva, e também um ai.\nPousa, barriga, que a noite já cai.»`,
  },
  try: `«Tu também tens uma coisa dessas», disse {name}. «Pergunta ao botão.» Abanaram-no nas mãos em concha, por {being}, e deu ai-ai. À melhor de três: ai-ai. Foram à melhor de onze.~+, e~ Foram onze ai-ais. «Ele tem bastante certeza», disse {being}. [{pal} achava que o botão tinha emperrado.]`,
  easy: `Viraram o botão, e deu ai-ai. «Pronto, agora já se sabe», disse {pal}. A barriga podia descer dos bicos dos pés.~+, e~ Ninguém esperava mais.~,~ Mas o que {being} tinha guardado, isso não se via. «Ai-ai», disse {name}, para ver como ficava.`,
  resolve: `{name} procurou o botão no bolso, e ele estava de pé, na borda. Um lado era viva, o outro era ai-ai.~+, e~ Viam-se as duas caras. «São os dois!», disse {name}. «Era viva e ai-ai desde manhã. É um botão só.» [«O meu também», disse {pal}.]`,
  bed: `Ao lado da cama ficou o botão, com um viva em cima e um ai-ai em baixo. Na barriga de {name}, a coisa desceu dos bicos dos pés, um pé de cada vez, e deitou-se.`,
};
