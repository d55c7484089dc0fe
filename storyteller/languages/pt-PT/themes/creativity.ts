import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name}, {title} e o cachecol sem fim`,
  want: [
    `{name} andava a tricotar um cachecol azul. Na terça-feira já dava duas voltas.~+, mas~ Ninguém lhe tinha ensinado como se acaba. Por isso continuou sempre a crescer.~ e~ Agora enchia a cama. {name} queria um fim para ele ainda hoje. E se não houvesse?`,
    `Entra, enlaça, passa e puxa: assim começara {name} o cachecol, e o acabar ficou para outro dia. Desde segunda-feira que ele crescia, muito azul.~, e~ Hoje já não deixava lugar na cama. {name} precisava de um fim ainda esta noite. Mas onde é que se arranja um fim?`,
  ],
  setoff: `«Quem faz aquele barulho também não sabe acabar», disse {name}. «Só lhe ensinaram o princípio, como a mim.» Por cima do casaco deram-se onze voltas de cachecol.~, e~ O que sobrou foi para {pal}. «Vês alguma coisa?», perguntou {name}. «Azul», disse {pal}. E foram saber como se acaba.`,
  stay: `«Aquele ali também não aprendeu a acabar», disse {name}, de ouvido à escuta. Sentaram-se de pijama onde acaba a luz do candeeiro.~+, e~ O cachecol veio atrás. «Já cá está todo?», perguntou {pal}. «Uma parte ainda vem a caminho», disse {name}.`,
  remind: `{name} tricotou mais umas carreiras, para aquecer os dedos. «E se parasses no fim de uma carreira?», perguntou {pal}. «Aí já é o princípio da outra», disse {name}. {pal} procurou o sítio entre as duas.~+, e~ Lá estava ele, mas não dava para lhe meter um dedo.`,
  refrain: {
    first: `{name} fazia malha, {pal} segurava no fio, e é isto que se diz:\n«Entra e enlaça, passa e puxa.\nComo é que acaba esta coisa gorducha?»`,
    again: `Veio mais uma carreira, em tudo igual à de trás:\n«Entra e enlaça, passa e puxa.\nComo é que acaba esta coisa gorducha?»`,
    third: `Não parava o cachecol, não parava ninguém, e cantaram:\n«Entra e enlaça, passa e puxa.\nComo é que acaba esta coisa gorducha?»`,
    last: `Cantaram devagar, depois mais devagar, e as agulhas foram atrás:\n«Entra e enlaça, passa e puxa.\nPronto, acabou-se a coisa gorducha.»`,
  },
  try: `«Fazer malha dá sono», disse {name}, de agulhas na mão. «Olha até ao fim da carreira e para.» {Being} olhou até ao fim. «E na outra, o que acontece?», perguntou. «O mesmo», disse {name}. «O *mesmo*?», disse {being}. «Então não pares!» Agora faltavam dois fins.`,
  easy: `«Podias cortar o fio com os dentes», disse {pal}. Era um fio macio.~+, e~ Depois já se cabia na cama. Só {being}, que não tem fio para cortar, ficava como estava.~, e~ {name} levou o fio à boca e abriu os dentes.`,
  resolve: `As agulhas tinham parado por si. {name} passou o fio por dentro e puxou.~+, e~ Ali estava um fim, pequenino como uma ervilha. Enrolaram o cachecol à volta {being.de}, até onde dava. «Fizeste-o à medida», disse {pal}. «Só não sabia de quem», disse {name}.`,
  bed: `Já havia lugar na cama. Na cadeira dormiam duas agulhas, muito encostadas. Longe dali, no escuro, estava o cachecol, azul e quente.~, e~ Lá na ponta, pequenino, tinha um fim.`,
};

export const wonder: ArcTelling = {
  title: `{name}, {title} e a moldura dourada`,
  want: [
    `Em casa de {name} havia uma moldura dourada, sem nada dentro.~, e~ {name} queria fazer um desenho que a merecesse. Um barco, uma bota e um ovo já tinham ficado pelo caminho. A moldura ia-se amanhã embora, para casa de um primo.~+, e~ Só restava uma folha de papel.`,
    `Um barco, uma bota, um ovo: {name} já tinha desenhado isso tudo, e nada chegava aos calcanhares da moldura dourada.~+, que~ Continuava na parede, vazia. Amanhã ia-se embora, para casa de um primo. Restava uma folha. O que é que se desenha quando só há uma folha?`,
  ],
  setoff: `«Aquilo é que é para a moldura», disse {name}. «Se ninguém sabe contar como é, alguém tem de o desenhar.» O papel e o lápis foram para dentro do casaco. «E se for grande de mais?», perguntou {pal}. «Desenho-o pequeno e escrevo *grande* por baixo», disse {name}, já a sair.`,
  stay: `«É aquilo que falta na moldura», disse {name}, «e é hoje.» Sentaram-se de pijama onde acaba a luz do candeeiro, com o papel e o lápis. «E se não couber na folha?», perguntou {pal}. «Faço-o miudinho», disse {name}, «e por baixo escrevo: *é grande*.»`,
  remind: `«Desenha-me a mim», disse {pal}, «para aquecer a mão.» Mas só havia uma folha.~+, e por isso~ {name} desenhou no ar, com o lado do lápis que não escreve. «Ficou parecido?», perguntou {pal}. «Tal e qual», disse {name}. «Havias de ter visto.»`,
  refrain: {
    first: `É assim que se desenha uma cara, e {name} cantou até onde sabia:\n«Um risco é o queixo, um risco é o nariz,\ne o que vai no meio, ninguém me diz.»`,
    again: `Desenharam uma cara no escuro, a começar pelos lados:\n«Um risco é o queixo, um risco é o nariz,\ne o que vai no meio, ninguém me diz.»`,
    third: `O lápis estava pronto, o que desenhar é que não vinha:\n«Um risco é o queixo, um risco é o nariz,\ne o que vai no meio, ninguém me diz.»`,
    last: `Ficaram a olhar, e a cantiga, num fio de voz, teve outro fim:\n«Um risco é o queixo, um risco é o nariz,\ne o que vai no meio, o meio é que diz.»`,
  },
  try: `{name} desenhou {being} com todos os pormenores e mostrou a folha. {Being} olhou muito tempo para ela. «Está muito parecido», disse por fim. «Não está?», disse {name}, com a sua pontinha de orgulho. «Está. É este nadinha, sem tirar nem pôr, que eu sou», disse {being}.`,
  easy: `«Podias inventar», disse {pal}, «muito grande, a deitar raios.» No dourado ficava um primor.~+, e~ Depois era só cama. Mas aquilo não era {being}.~, e~ {name} já fechava um olho, para tirar as medidas.`,
  resolve: `{Being} não cabia em desenho nenhum. Então <tried: nas costas da folha |>{name} desenhou o que havia à volta: um risco de queixo, um risco de nariz, cara atrás de cara, todas a olhar. O meio ficou em branco. «Vê-se *mesmo* como foi», disse {pal}. «Este, sim, é para a moldura», disse {name}.`,
  bed: `Na moldura dourada havia um desenho, branco no meio. À volta, nariz a nariz e queixo a queixo, as caras escureceram. O meio, de tão branco, demorou mais um bocadinho. Depois foi atrás delas.`,
};
