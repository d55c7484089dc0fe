import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name}, {title} e o número sete da lista`,
  want: [
    `{name} fazia listas, e a de hoje tinha sete coisas. Seis já estavam riscadas, até a verdade sobre o doce.~+, e~ Só faltava o número sete, que dizia *Toda a gente a dormir*. {name} queria riscar esse hoje.~+, porque~ A lista de amanhã já estava cheia.~,~ Mas e se alguém ficasse a pé?`,
    `Na lista de {name} havia sete coisas para fazer, e seis já estavam riscadas. Até a mais maçadora se tinha ido embora, a da verdade e do doce.~+, mas~ O número sete dizia *Toda a gente a dormir*. {name} queria dar esse último risco ainda hoje, mas e se alguém não dormisse?`,
  ],
  setoff: `«Assim o sete não está feito», disse {name}, a abrir uma folha limpa. De um lado, em O QUE SE SABE, escreveu *Alguém está a pé*.~, e~ Do outro, em O QUE SE TENTA, escreveu *Ir ver*. «É curta», disse {pal}. «Só as curtas é que se levam», disse {name}, e foram.`,
  stay: `De pijama, na última pontinha da luz do candeeiro, {name} abriu uma folha limpa para o número sete. À esquerda, em O QUE SE SABE, ficou *Há alguém a pé*.~+, e~ À direita, em O QUE SE TENTA, *Sentar aqui e ver*. [{name} segurou uma borda, {pal} a outra, e por cima dela olharam para fora.] «Está perto», disse {pal}, e foi anotado.`,
  remind: `{name} levantou a lista, que à esquerda dizia que alguém estava a pé. Agora já se sabia mais.~+, e~ {name} escreveu em baixo *O barulho está mais perto*, e depois *Ele não se cansa*. «Mas nós cansamo-nos», disse {pal}, e foi preciso escrever isso também.`,
  refrain: {
    first: `Era uma lista que se podia cantar, e cantaram-na, para a decorar:\n«O que se sabe? O que se tenta?\nHá gente acordada que não se aguenta!»`,
    again: `{name} desceu a lista com um dedo, e cantaram o que estava escrito:\n«O que se sabe? O que se tenta?\nHá gente acordada que não se aguenta!»`,
    third: `Riscaram mais uma coisa que já tinham tentado, e o que restou foi isto:\n«O que se sabe? O que se tenta?\nHá gente acordada que não se aguenta!»`,
    last: `Leram a lista outra vez, com voz de papel, e uma linha tinha mudado:\n«O que se sabe? O que se tenta?\nJá dormem todos, e a noite é lenta.»`,
  },
  try: `*Pedir com educação*, escreveu {name} na lista.~+, e~ {name} pediu, com um por favor em cada ponta: «Por favor, podias dormir, por favor?» «Ainda bem que perguntas», disse {being}, «porque quero muito, só que não consigo.» [Toda a gente concordou que tinha sido um lindo pedido.] E {name} riscou *Pedir com educação*.`,
  easy: `«Põe *quase* à frente», disse {pal}. «*Quase toda a gente a dormir.* Assim fica feito, e é verdade.» Cabia à justa, e depois vinha a cama quente.~+, só que~ {Being} ficava a sobrar, de olho aberto.~, e~ {name} molhou o lápis na língua e escreveu um Q.`,
  resolve: `{name} escutou à esquerda e depois à direita.~+, e~ Toda a gente dormia, por isso pegou no lápis e riscou o número sete. «Ainda não é verdade», disse {pal}, «porque estamos a pé.» «Então é melhor irmos fazer com que seja», disse {name}, a admirar o risco.`,
  bed: `A lista ficou ao lado da cama, com sete coisas e sete risquinhos finos. *Toda a gente a dormir*, dizia a última, e já não havia ninguém a pé para ler.`,
};

export const wonder: ArcTelling = {
  title: `{name}, {title} e o frasco de ameixas`,
  want: [
    `O frasco de ameixas não queria abrir-se.~, e~ O passo um era girar, o dois era bater com uma colher e o três era pedir.~+, mas~ A cada passo a tampa apertava mais. {name} queria ameixas ao pequeno-almoço, e qual seria o passo quatro?`,
    `{name} queria ameixas ao pequeno-almoço, mas o frasco não abria. Já tinha dado o passo um, que é girar, o dois, que é bater com a colher, e o três, que é pedir.~+, e~ A tampa continuava lá. E se não existisse passo quatro?`,
  ],
  setoff: `«Hoje aquilo abre-se sozinho», disse {name}, «e ninguém fica a girar! Quero ver como se faz.» De casaco, com o frasco e a colher, saíram. «Deixa, que levo eu», disse {pal}, «para ele ver bem.» E lá foram, com a tampa do frasco virada para a frente.`,
  stay: `«Hoje aquilo acontece sem ninguém girar nada», disse {name}. «Quero ver que jeito lhe dão.» De pijama, sentaram-se onde acaba a luz do candeeiro, com o frasco de ameixas no meio. «É para o frasco ver também», disse {pal}.`,
  remind: `«Deixa-me tentar», disse {pal}, que tinha a força por estrear, e agarrou no frasco e girou. «Mexeu! Alguma coisa mexeu!» Foram olhar.~+, e~ Quem tinha mexido era {pal}. «O passo um», disse {name}, «agora já está mais do que dado.»`,
  refrain: {
    first: `Repassaram os passos desde o começo, para o caso de ter faltado algum:\n«Roda que roda, bate e sacode,\nabrir a tampa, quem é que pode?»`,
    again: `«Há um passo em que ninguém pensou», disse {name}, e repassaram tudo:\n«Roda que roda, bate e sacode,\nabrir a tampa, quem é que pode?»`,
    third: `O frasco não queria, e mais alguém também não, e cantaram para ambos:\n«Roda que roda, bate e sacode,\nabrir a tampa, quem é que pode?»`,
    last: `Há muito que ninguém fazia nada, e os passos saíram muito baixinhos:\n«Nem se roda, nem se sacode,\ne abre-se a tampa, que agora já pode.»`,
  },
  try: `«Passo dois», disse {name}, e bateu três vezes com a colher, ali perto. «Para que é isso?», perguntou {being}. «É para soltar.» «Pois está a fazer o contrário», disse {being}. {name} pediu com bons modos.~+, e~ {Being} achou que isso apertava na mesma.`,
  easy: `«O passo quatro podia ser um braço grande», disse {pal}. «Não vale, mas dá ameixas.» Bastava um claque, e a calda doce pelo queixo abaixo.~+, mas~ Quando {being} quisesse, já ali não havia ninguém a olhar.~, e~ {name} já estava com o frasco debaixo do braço.`,
  resolve: `Então o passo quatro era parar. Deixaram o frasco de ameixas em paz.~+, e~ {name} só pousou um dedo na tampa.~, e~ A tampa girou sozinha, para o outro lado, e saiu. «Quer dizer que o dia inteiro», disse {pal}, «só a ajudámos a fechar.»`,
  bed: `Na cozinha estava o frasco de ameixas, com a tampa ao lado, e ninguém girava, e ninguém batia. Lá dentro as ameixas dormiam, redondas e juntinhas. No escuro sentia-se o cheiro, muito doce.`,
};
