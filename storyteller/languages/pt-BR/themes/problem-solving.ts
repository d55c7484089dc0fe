import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name}, {title} e o número sete da lista`,
  want: [
    `{name} fazia listas, e a de hoje tinha sete coisas. Seis já estavam riscadas, até a verdade sobre a geleia.~+, e~ Só faltava o número sete, que dizia *Todo mundo dormir*. {name} queria riscar esse hoje.~+, porque~ A lista de amanhã já estava cheia.~,~ Mas e se alguém ficasse de pé?`,
    `Na lista de {name} havia sete coisas para fazer, e seis já estavam riscadas. Até a mais chata já tinha ido, *Contar a verdade sobre a geleia*.~+, mas~ O número sete dizia *Todo mundo dormir*. {name} queria dar esse último risco ainda hoje. Mas e se alguém não dormisse?`,
  ],
  setoff: `“Então o sete não está pronto”, disse {name}, abrindo uma folha limpa. De um lado, em O QUE A GENTE SABE, escreveu *Alguém está de pé*.~, e~ Do outro, em O QUE DÁ PARA TENTAR, escreveu *Ir ver*. “É curta”, disse {pal}. “Só lista curta dá para carregar”, disse {name}, e foram.`,
  stay: `De pijama, na última pontinha da luz do abajur, {name} abriu uma folha limpa para o número sete. À esquerda, em O QUE A GENTE SABE, foi posto *Tem alguém de pé*.~+, e~ À direita, em O QUE DÁ PARA TENTAR, *Sentar aqui e ver*. [{name} segurou uma beirada, {pal} a outra, e por cima dela olharam para fora.] “Está perto”, disse {pal}, e foi anotado.`,
  remind: `{name} levantou a lista, que à esquerda dizia que alguém estava de pé. Agora já se sabia mais coisa.~+, e~ {name} escreveu embaixo *O barulho está mais perto*, e depois *Ele não se cansa*. “Mas a gente se cansa”, disse {pal}, e foi preciso escrever isso também.`,
  refrain: {
    first: `Era uma lista que dava para cantar, então cantaram, para decorar:\n“O que se sabe? O que se tenta?\nTem gente acordada que não se aguenta!”`,
    again: `{name} desceu a lista com um dedo, e cantaram o que estava escrito:\n“O que se sabe? O que se tenta?\nTem gente acordada que não se aguenta!”`,
    third: `Riscaram mais uma coisa que já tinham tentado, e o que restou foi isto:\n“O que se sabe? O que se tenta?\nTem gente acordada que não se aguenta!”`,
    last: `Leram a lista de novo, com voz de papel, e uma linha tinha mudado:\n“O que se sabe? O que se tenta?\nJá dormem todos, e a noite é lenta.”`,
  },
  try: `*Pedir com educação*, escreveu {name} na lista.~+, e~ Então {name} pediu, com um por favor em cada ponta: “Por favor, dá para dormir, por favor?” “Que bom que perguntou”, disse {being}, “porque eu quero muito, só que não consigo.” [Todo mundo concordou que o pedido tinha sido lindo.] E {name} riscou *Pedir com educação*.`,
  easy: `“Ponha *quase* na frente”, disse {pal}. “*Quase todo mundo dormir.* Aí fica pronto, e é verdade.” Cabia direitinho, e depois vinha a cama quente.~+, só que~ {Being} ficaria sobrando, de olho aberto.~, e~ {name} molhou o lápis na língua e escreveu um Q.`,
  resolve: `{name} escutou do lado esquerdo e depois do direito.~+, e~ Todo mundo dormia, então pegou o lápis e riscou o número sete. “Ainda não é verdade”, disse {pal}, “porque a gente está de pé.” “Então é melhor ir para a cama e fazer virar verdade”, disse {name}, admirando o risco.`,
  bed: `A lista ficou ao lado da cama, com sete coisas e sete risquinhos finos. *Todo mundo dormir*, dizia a última, e já não havia ninguém de pé para ler.`,
};

export const wonder: ArcTelling = {
  title: `{name}, {title} e o vidro de ameixas`,
  want: [
    `O vidro de ameixas não queria abrir.~:~ O passo um era girar, o dois era bater com uma colher e o três era pedir.~+, mas~ A cada passo a tampa apertava mais. {name} queria ameixas no café da manhã, e qual seria o passo quatro?`,
    `{name} queria ameixas no café da manhã, mas o vidro não abria. Já tinha dado o passo um, que é girar, o dois, que é bater com a colher, e o três, que é pedir.~+, e~ A tampa continuava lá. E se não existisse passo quatro?`,
  ],
  setoff: `“Hoje aquilo se abre sozinho”, disse {name}, “e ninguém fica girando! Quero ver como se faz.” De casaco, com o vidro e a colher, foram saindo. “Deixe que eu levo”, disse {pal}, “para ele enxergar bem.” E lá se foram, com a tampa do vidro virada para a frente.`,
  stay: `“Hoje aquilo acontece sem ninguém torcer nada”, disse {name}. “Quero ver qual é o jeito.” De pijama, sentaram-se onde termina a luz do abajur, com o vidro de ameixas no meio. “É para o vidro ver também”, disse {pal}.`,
  remind: `“Deixe eu tentar”, disse {pal}, que ainda tinha força nova, e agarrou o vidro e girou. “Mexeu! Alguma coisa mexeu!” Foram olhar.~+, e~ Quem tinha mexido era {pal}. “O passo um”, disse {name}, “agora já foi feito por todo mundo.”`,
  refrain: {
    first: `Repassaram os passos desde o começo, para o caso de ter faltado algum:\n“Gira e batuca, puxa e cutuca,\nqual é o jeitinho dessa cumbuca?”`,
    again: `“Tem um passo em que ninguém pensou”, disse {name}, e repassaram tudo:\n“Gira e batuca, puxa e cutuca,\nqual é o jeitinho dessa cumbuca?”`,
    third: `O vidro não queria, e mais alguém também não, e cantaram para ambos:\n“Gira e batuca, puxa e cutuca,\nqual é o jeitinho dessa cumbuca?”`,
    last: `Fazia tempo que ninguém fazia nada, e os passos saíram bem baixinhos:\n“Nem se batuca, nem se cutuca,\nquietinha se abre qualquer cumbuca.”`,
  },
  try: `“Passo dois”, disse {name}, e bateu três vezes com a colher, ali pertinho. “Para que é isso?”, perguntou {being}. “É para soltar.” “Pois está fazendo o contrário”, disse {being}.~, e~ Então {name} pediu com jeitinho.~+, e~ {Being} achou que isso apertava do mesmo jeito.`,
  easy: `“O passo quatro podia ser um braço grande”, disse {pal}. “Não vale, mas dá ameixa.” Uma torcida só, e o caldo doce escorre pelo queixo.~+, mas~ Quando {being} quisesse, ali já não haveria ninguém olhando.~, e~ {name} já estava com o vidro debaixo do braço.`,
  resolve: `Então o passo quatro era parar. Deixaram o vidro de ameixas em paz.~+, e~ {name} só pousou um dedo na tampa.~, mas~ Ela girou sozinha, para o outro lado, e saiu. “Quer dizer que o dia inteiro”, disse {pal}, “a gente só ajudou a fechar.”`,
  bed: `Na cozinha estava o vidro de ameixas, com a tampa ao lado, e ninguém girava, e ninguém batia. Lá dentro as ameixas dormiam, redondas e juntinhas. No escuro dava para sentir o cheiro, bem doce.`,
};
