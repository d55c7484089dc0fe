import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name}, {title} e o cachecol sem fim`,
  want: [
    `{name} fazia um cachecol azul de tricô. Na terça ele já estava comprido, mas como se para, isso ninguém tinha dito. Então ele foi crescendo.~+, e~ Agora ocupava a cama. {name} queria um fim para o cachecol ainda hoje. E se não houvesse?`,
    `Entra, enlaça, passa e puxa: foi assim que {name} começou um cachecol.~+, e~ O jeito de parar ninguém tinha ensinado. Desde segunda ele crescia, azul.~+, e~ Já cobria a cama inteira. {name} precisava de um fim para hoje, mas onde é que se arranja um fim?`,
  ],
  setoff: `“Quem faz esse barulho também não sabe parar”, disse {name}. “Só aprendeu o começo, como eu.” Deram onze voltas de cachecol no casaco.~+, e~ O resto foi em volta de {pal}. “Dá para enxergar?”, perguntou {name}. “Azul”, disse {pal}.~+,~ E foram descobrir como se para.`,
  stay: `“Esse aí também não aprendeu a parte de parar”, disse {name}, apurando o ouvido. De pijama, sentaram-se onde termina a luz do abajur.~+, e~ O cachecol veio vindo atrás. “Já veio inteiro?”, perguntou {pal}. “Uma parte ainda não chegou”, disse {name}.`,
  remind: `{name} fez mais umas carreiras do cachecol, para esquentar os dedos. “E parar no fim da carreira?”, perguntou {pal}. “Ali já é o começo da outra”, disse {name}.~, e~ {pal} foi procurar o lugarzinho entre as duas.~+, e~ Ele existia, mas era muito pequeno.`,
  refrain: {
    first: `{name} tricotava, {pal} segurava o fio, e é isto que se diz:\n“Entra e enlaça, passa e puxa.\nComo é que para essa coisa fofucha?”`,
    again: `Lá vinha outra carreira, e ela ia igual à anterior:\n“Entra e enlaça, passa e puxa.\nComo é que para essa coisa fofucha?”`,
    third: `O cachecol não parava, mais ninguém parava, e então cantaram:\n“Entra e enlaça, passa e puxa.\nComo é que para essa coisa fofucha?”`,
    last: `Cantaram devagar, depois mais devagar, as agulhas foram atrás, e aí:\n“Entra e enlaça, passa e puxa.\nPronto, parou essa coisa fofucha.”`,
  },
  try: `“Tricô dá sono”, disse {name}, pegando as agulhas. “Olhe até o fim da carreira e pare.” {Being} olhou até o fim. “E na próxima, o que acontece?”, perguntou. “A mesma coisa”, disse {name}. “A *mesma*?”, disse {being}. “Não pare, não!” E agora a falta de fim era em dobro.`,
  easy: `“Você podia cortar o fio com o dente”, disse {pal}. Era um fiozinho macio.~+, e~ Depois sobraria lugar na cama. Só que {being}, que não tem fio para cortar, continuaria.~+, e~ {name} levantou o fio e abriu bem a boca.`,
  resolve: `As agulhas tinham parado sozinhas.~, e~ {name} passou o fio por dentro e puxou. Ali estava um fim, pequeno como uma ervilha.~, e~ Puseram o cachecol em volta {being.de}, até onde dava. “Você fez sob medida”, disse {pal}. “Só não sabia para quem”, disse {name}.`,
  bed: `Havia lugar na cama de novo, e na cadeira dormiam duas agulhas, lado a lado. Lá no escuro estava o cachecol, azul e quente, e nele, bem pequeno, um fim.`,
};

export const wonder: ArcTelling = {
  title: `{name}, {title} e a moldura dourada`,
  want: [
    `Ao lado da cama de {name} havia uma moldura dourada sem nada dentro.~, e~ {name} queria fazer um desenho que a merecesse.~+, mas~ Um barco, uma bota e um ovo não tinham servido. Amanhã ela iria para um primo.~+, e~ Restava uma única folha de papel.`,
    `Um barco, uma bota, um ovo: {name} já tinha desenhado tudo isso. Nada era bom o bastante para a moldura dourada.~+, que~ Continuava na parede, vazia. Amanhã ela ia para um primo, e restava uma folha só. O que é que se desenha numa folha só?`,
  ],
  setoff: `“Aquilo é para a moldura”, disse {name}. “Se ninguém sabe contar como é, alguém precisa desenhar.” O papel e o lápis entraram no casaco. “E se for grande demais?”, perguntou {pal}. “Eu desenho pequeno e escrevo *grande* embaixo”, disse {name}, já na saída.`,
  stay: `“É isso que falta na moldura”, disse {name}. “Hoje eu desenho.” De pijama, com papel e lápis, sentaram-se onde termina a luz do abajur. “Mas e se não couber na folha?”, perguntou {pal}. “Aí eu faço miúdo”, disse {name}, “e ponho embaixo: *é grande*.”`,
  remind: `“Desenhe eu”, disse {pal}, “para aquecer.” Mas só havia uma folha.~+, e por isso~ {name} desenhou no ar, com o lado errado do lápis. “Ficou parecido comigo?”, perguntou {pal}. “Estava igualzinho”, disse {name}. “Você tinha que ter visto.”`,
  refrain: {
    first: `É assim que se desenha uma coisa, e {name} cantou até onde sabia:\n“Um risco é o queixo, um risco é o nariz,\ne o que vai no meio, ninguém me diz.”`,
    again: `Desenharam uma cara no escuro, começando pelos dois lados:\n“Um risco é o queixo, um risco é o nariz,\ne o que vai no meio, ninguém me diz.”`,
    third: `{name} segurava o lápis, ainda sem nada para desenhar, e cantou:\n“Um risco é o queixo, um risco é o nariz,\ne o que vai no meio, ninguém me diz.”`,
    last: `Olharam, cantaram num fio de voz, e o fim tinha mudado:\n“Um risco é o queixo, um risco é o nariz,\ne o que vai no meio, o meio é que diz.”`,
  },
  try: `{name} desenhou {being} sem esquecer nadinha e mostrou o papel. {Being} ficou olhando por muito tempo. “Está bem parecido”, disse afinal. “Não está?”, disse {name}, com uma ponta de orgulho. “Está. É exatamente esse pouquinho que eu sou”, disse {being}.`,
  easy: `“Você podia inventar”, disse {pal}, “bem grande, com raios saindo.” Ficaria lindo no dourado.~+, e~ Dava para terminar na cama quente. Só que aquilo não seria {being}.~+, e~ {name} já fechava um olho, para medir o tamanho.`,
  resolve: `{Being} era demais para um desenho. Então <tried: no verso do papel |>{name} desenhou o que estava em volta: um risco de queixo, um risco de nariz, rosto depois de rosto, todos olhando.~+, e~ No meio ficou branco. “Dá para ver *direitinho* como foi”, disse {pal}. “Serve para a moldura”, disse {name}.`,
  bed: `Na moldura havia um desenho, branco no meio. Em volta, queixo por queixo e nariz por nariz, os rostos foram escurecendo. O meio, de tão branco, ainda ficou um pouco, e depois se foi também.`,
};
