import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name}, {title} e o cachecol sem fim`,
  want: [
    `{name} tricotava um cachecol azul. Na terça já estava comprido, mas ninguém lhe tinha dito como se para. Por isso cresceu.~+, e~ Agora ocupava a cama. {name} queria um fim para o cachecol ainda hoje. E se não houvesse?`,
    `Entra, enlaça, passa e puxa: foi assim que {name} começou um cachecol.~+, e~ A parte de parar, ninguém lha tinha ensinado. Desde segunda-feira crescia, azul.~+, e~ Já cobria a cama inteira. {name} precisava de um fim para hoje, mas onde é que se arranja um fim?`,
  ],
  setoff: `«Quem faz esse barulho também não sabe parar», disse {name}. «Só aprendeu o começo, como eu.» Deram onze voltas de cachecol no casaco.~+, e~ O resto deu-se à volta {pal.de}. «Vês alguma coisa?», perguntou {name}. «Azul», disse {pal}.~+,~ E foram descobrir como se para.`,
  stay: `«Esse aí também não aprendeu a parte de parar», disse {name}, a apurar o ouvido. De pijama, sentaram-se onde acaba a luz do candeeiro.~+, e~ O cachecol veio atrás. «Já veio todo?», perguntou {pal}. «Uma parte ainda não chegou», disse {name}.`,
  remind: `{name} fez mais umas carreiras do cachecol, para aquecer os dedos. «E parar no fim da carreira?», perguntou {pal}. «Ali já é o começo da outra», disse {name}. {pal} foi procurar o lugarzinho entre as duas.~+, e~ Lá estava ele, mas era muito pequeno.`,
  refrain: {
    first: `{name} tricotava, {pal} segurava o fio, e é isto que se diz:\n«Entra e enlaça, passa e puxa.\nComo é que acaba esta coisa gorducha?»`,
    again: `Lá vinha outra carreira, e ela ia igual à anterior:\n«Entra e enlaça, passa e puxa.\nComo é que acaba esta coisa gorducha?»`,
    third: `O cachecol não parava, já ninguém parava, e cantaram:\n«Entra e enlaça, passa e puxa.\nComo é que acaba esta coisa gorducha?»`,
    last: `Cantaram devagar, depois mais devagar, as agulhas foram atrás, e então:\n«Entra e enlaça, passa e puxa.\nPronto, acabou-se a coisa gorducha.»`,
  },
  try: `«Fazer malha dá sono», disse {name}, a pegar nas agulhas. «Olha até ao fim da carreira e para.» {Being} olhou até ao fim. «E na próxima, o que acontece?», perguntou. «A mesma coisa», disse {name}. «A *mesma*?», disse {being}. «Então não pares!» E agora faltavam dois fins.`,
  easy: `«Podias cortar o fio com os dentes», disse {pal}. Era um fiozinho macio.~+, e~ Depois já se cabia na cama. Só que {being}, que não tem fio para cortar, continuava.~+, e~ {name} levantou o fio e abriu bem a boca.`,
  resolve: `As agulhas tinham parado sozinhas.~, e~ {name} passou o fio por dentro e puxou. Ali estava um fim, pequeno como uma ervilha.~, e~ Puseram o cachecol à volta {being.de}, até onde dava. «Fizeste-o à medida», disse {pal}. «Só não sabia para quem», disse {name}.`,
  bed: `Havia lugar na cama outra vez, e na cadeira dormiam duas agulhas, lado a lado. Lá no escuro estava o cachecol, azul e quente, e nele, muito pequeno, um fim.`,
};

export const wonder: ArcTelling = {
  title: `{name}, {title} e a moldura dourada`,
  want: [
    `Ao lado da cama de {name} havia uma moldura dourada sem nada dentro.~, e~ {name} queria fazer um desenho que a merecesse.~+, mas~ Um barco, uma bota e um ovo não tinham servido. Amanhã ia para casa de um primo.~+, e~ Só restava uma folha de papel.`,
    `Um barco, uma bota, um ovo: {name} já tinha desenhado tudo isso. Nada estava à altura da moldura dourada.~+, que~ Continuava na parede, vazia. Amanhã ia para casa de um primo, e restava uma folha só. O que é que se desenha numa folha só?`,
  ],
  setoff: `«Aquilo é para a moldura», disse {name}. «Se ninguém sabe contar como é, alguém tem de a desenhar.» O papel e o lápis entraram no casaco. «E se for grande de mais?», perguntou {pal}. «Desenho em ponto pequeno e escrevo *grande* em baixo», disse {name}, já na saída.`,
  stay: `«É isso que falta na moldura», disse {name}. «Hoje desenho-o.» De pijama, com papel e lápis, sentaram-se onde acaba a luz do candeeiro. «E se não couber na folha?», perguntou {pal}. «Então faço-o miudinho», disse {name}, «e ponho em baixo: *é grande*.»`,
  remind: `«Desenha-me a mim», disse {pal}, «para aquecer.» Mas só havia uma folha.~+, e por isso~ {name} desenhou no ar, com o lado errado do lápis. «Ficou parecido comigo?», perguntou {pal}. «Estava tal e qual», disse {name}. «Havias de ter visto.»`,
  refrain: {
    first: `É assim que se desenha uma coisa, e {name} cantou até onde sabia:\n«Um risco é o queixo, um risco é o nariz,\ne o que vai no meio, ninguém me diz.»`,
    again: `Desenharam uma cara no escuro, a começar pelos dois lados:\n«Um risco é o queixo, um risco é o nariz,\ne o que vai no meio, ninguém me diz.»`,
    third: `{name} segurava o lápis, ainda sem nada para desenhar, e cantou:\n«Um risco é o queixo, um risco é o nariz,\ne o que vai no meio, ninguém me diz.»`,
    last: `Olharam, cantaram num fio de voz, e o fim tinha mudado:\n«Um risco é o queixo, um risco é o nariz,\ne o que vai no meio, o meio é que diz.»`,
  },
  try: `{name} desenhou {being} sem lhe faltar nada e mostrou o papel. {Being} ficou a olhar durante muito tempo. «Está muito parecido», disse afinal. «Não está?», disse {name}, com uma ponta de orgulho. «Está. É exatamente esse pouquinho que sou», disse {being}.`,
  easy: `«Podias inventar», disse {pal}, «muito grande, com raios a sair.» Ficava lindo no dourado.~+, e~ Acabava-se na cama quente. Só que aquilo não era {being}.~+, e~ {name} já fechava um olho, para medir o tamanho.`,
  resolve: `{Being} era de mais para um desenho. Então <tried: no verso do papel |>{name} desenhou o que estava à volta: um risco de queixo, um risco de nariz, cara após cara, todos a olhar.~+, e~ No meio ficou branco. «Vê-se *mesmo* como foi», disse {pal}. «Serve para a moldura», disse {name}.`,
  bed: `Na moldura havia um desenho, branco no meio. À volta, queixo por queixo e nariz por nariz, os rostos escureceram. O meio, de tão branco, ainda ficou um pouco, e depois foi-se também.`,
};
