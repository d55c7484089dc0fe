import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name}, {title} e a coisa na barriga`,
  want: [
    `Quando os primos foram embora, alguma coisa começou a rodar na barriga de {name}.~, mas~ Fome não era.~+, porque~ Tinha havido jantar. {name} queria saber ainda hoje o nome daquilo, e tinha uma etiqueta de papel para escrever.~+,~ E se rodasse a noite inteira?`,
    `O carro dos primos partiu, e na mesma hora uma coisa entrou na barriga de {name} e rodou, rodou. “Que nome tem isto?”, perguntava {name}, mas ninguém sabia. [Já tinham tentado *fome* e *feijão*.] De um botão pendia uma etiqueta de papel, à espera do nome, e a noite ia passando.`,
  ],
  setoff: `{name} parou, com uma mão na barriga. “Esse barulho roda igualzinho à coisa aqui dentro.” “E ele sabe o nome dele?”, perguntou {pal}. “É isso que eu vou perguntar.” Veio o casaco, com a etiqueta pendurada na frente.~+, e~ Lá se foram.`,
  stay: `De pijama, {name} levou a etiqueta até onde termina a luz do abajur e ali se sentou. “Esse barulho dá voltas, que nem a minha barriga.” “Então ele deve saber o nome”, disse {pal}.~, e~ Nem foi preciso chamar.~+, pois~ O barulho já vinha sem convite.`,
  remind: `“Uma vez eu tive uma coisa dessas”, disse {pal}, “e o nome era *vontade de ir ao banheiro*.” {name} apalpou a barriga. “Não é isso.” “Ou então *quase aniversário*.” {name} apalpou de novo, e parecia um pouco, só que do avesso. [Na etiqueta não se escreveu nada, mas já estava quente.]`,
  refrain: {
    first: `Dá para cantar para a barriga, quando se curva bem, e {name} curvou-se e cantou:\n“Coisa que roda, qual nome tem?\nRoda a barriga, que vai e que vem.”`,
    again: `Já tinha dado onze voltas desde a última vez, e na décima segunda perguntaram:\n“Coisa que roda, qual nome tem?\nRoda a barriga, que vai e que vem.”`,
    third: `Agora havia uma coisa aqui dentro e outra lá fora, e perguntaram para as duas:\n“Coisa que roda, qual nome tem?\nRoda a barriga, que vai e que vem.”`,
    last: `{name} curvou-se e cantou para a barriga, e pela primeira vez não era pergunta:\n“Coisa que roda, seu nome eu sei.\nFoi bom que veio, e eu já guardei.”`,
  },
  try: `{name} mostrou a etiqueta. “Qual é a sua? Fome?” “Pode muito bem ser”, disse {being}. “Ou raiva? [Ou pé doendo?]” “Acho que isso também. Posso ter todas?” E foi tudo de novo, uma vez para cada nome.`,
  easy: `“Ponha *fome*”, disse {pal}, “e ganhe pão com geleia.” Seria doce.~+, e~ A coisa se deitaria um pouco. {Being} não ganharia geleia nenhuma e continuaria.~+, e~ A boca de {name} já estava aberta, para a palavra ou para o pão.`,
  resolve: `“É *saudade*”, disse {name}. “Estou com saudade dos primos. É esse o nome.” “E por isso fica rodando?”, perguntou {pal}. “Ela roda até alguém dizer.” Então *saudade* foi escrita na etiqueta.~+, e~ Na barriga de {name} a coisa se sentou. [Ela só não queria ser confundida com *fome*.]`,
  bed: `A etiqueta ficou pendurada na cama, com uma palavra só. Na barriga de {name}, a saudade parou de rodar e se enrolou feito gato. Longe dali, cada um na sua cama, os primos fizeram o mesmo.`,
};

export const wonder: ArcTelling = {
  title: `{name}, {title} e o botão de duas caras`,
  want: [
    `Desde o café da manhã {name} tinha uma coisa na barriga, na pontinha dos pés. Era um oba ou era um opa? Havia um botão para perguntar, com uma cara de oba e uma cara de opa.~, e~ {name} queria saber hoje. E se fosse opa?`,
    `A coisa na barriga de {name} estava na ponta dos pés, e das duas, uma: ou era um oba ou era um opa. Para isso existia um botão, com cara de oba na frente e cara de opa atrás.~, e~ Era para saber ainda hoje.~+, só que~ Talvez, depois de tudo, desse opa.`,
  ],
  setoff: `“É por causa daquilo! A minha coisa é por causa daquilo!”, disse {name}, e virou o botão. Deu oba, e depois deu opa. “Ele também não sabe”, disse {pal}. “Só indo lá para ver.” Então saíram, de casaco e na ponta dos pés.`,
  stay: `“Já sei! É daquilo que a minha barriga está falando”, disse {name}. De pijama, sentaram-se com o botão onde termina a luz do abajur. Deu oba.~+, e aí~ {pal} virou, e deu opa. [“Nem o botão sabe.”] Na barriga, a coisa ficou na ponta do dedão.`,
  remind: `“Como está a sua coisa?”, perguntou {pal}. {name} consultou o botão, e deu oba. “Agora está num pé só”, disse {name}. “Eu também tenho uma”, disse {pal}, “e ela pula. Acho que foi o almoço.” Viraram o botão para {pal}, e deu opa. [“Até que eu gosto”, disse {pal}.]`,
  refrain: {
    first: `Pula-se uma vez no oba e uma vez no opa, ou então quem pula é a barriga:\n“Será que é oba? Será que é opa?\nPula, barriga, que nem pipoca!”`,
    again: `A coisa crescia com o caminho, e para soltar um pouquinho cantaram:\n“Será que é oba? Será que é opa?\nPula, barriga, que nem pipoca!”`,
    third: `Todo mundo ali já estava com aquilo, via-se pelos pés, e cantaram bem baixo:\n“Será que é oba? Será que é opa?\nPula, barriga, que nem pipoca!”`,
    last: `E depois, descendo da ponta dos pés, cantaram do jeito certo:\n“Era um oba, e também um opa.\nPousa, barriga, que nem pipoca.”`,
  },
  try: `“Você também tem uma coisa dessas”, disse {name}. “Pergunte ao botão.” Chacoalharam com as mãos em concha, para {being}, e deu opa. Melhor de três: opa. Fizeram melhor de onze.~+, e~ Foram onze opas. “Ele tem bastante certeza”, disse {being}. [{pal} achava que o botão tinha emperrado.]`,
  easy: `Viraram o botão, e deu opa. “Pronto, agora já se sabe”, disse {pal}.~, e~ A barriga podia descer da ponta dos pés.~+, e~ Ninguém esperava mais.~,~ Mas o que {being} tinha guardado, isso não se veria. “Opa”, disse {name}, para ver como ficava.`,
  resolve: `{name} procurou o botão no bolso, e ele estava de pé, na beirada. Um lado era oba, o outro era opa.~+, e~ Dava para ver as duas caras. “São os dois!”, disse {name}. “Era oba e opa desde cedo. É um botão só.” [“O meu também”, disse {pal}.]`,
  bed: `Ao lado da cama ficou o botão, com um oba em cima e um opa embaixo. Na barriga de {name}, a coisa desceu da ponta dos pés, um pé de cada vez, e se deitou.`,
};
