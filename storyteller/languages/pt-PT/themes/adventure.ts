import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name}, {title} e a bandeira`,
  want: [
    `{name} tinha uma bandeira, feita de uma meia esquerda atada a uma colher. Era para espetar no fim do dia, onde nunca ninguém pôs bandeira nenhuma.~+, porque~ A essa hora toda a gente dorme. Hoje {name} havia de lá chegar de olhos abertos. E se o sono chegasse primeiro?`,
    `«Onde fica o fim do dia?», perguntava {name}. «A seguir a adormeceres», respondiam. Por isso é que ainda lá não havia bandeira.~, e~ {name} fez uma, com uma meia esquerda e a colher mais comprida da gaveta. Mas e se o sono viesse antes, como vem a toda a gente?`,
  ],
  setoff: `«Se há alguém a pé», disse {name}, «o dia ainda não acabou. O fim deve estar logo atrás daquele barulho.» O casaco foi por cima do pijama.~+, e~ A bandeira foi para o alto. «É longe?», perguntou {pal}. «É a seguir à hora de dormir», disse {name}. Puseram-se a caminho.`,
  stay: `«Com alguém a pé, o dia não pode acabar», disse {name}. Sentaram-se de pijama onde acaba a luz do candeeiro, {name}, {pal} e a bandeira. «O fim do dia é aqui?», perguntou {pal}. «Aqui é só a beira», disse {name}. «O fim está atrás do barulho.»`,
  remind: `[{pal} levou a bandeira um bocado.] «E quem é que mora no fim do dia?», perguntou {pal}. «Ninguém», disse {name}. «É assim que se sabe que é lá.» Escutaram.~+, mas~ Ali, pelo que se ouvia, morava gente. «Então o fim mudou-se», disse {pal}. «Muda-se muito», disse {name}, «enquanto não lhe puserem a bandeira.»`,
  refrain: {
    first: `Estava escuro de mais para ver as horas, e por isso perguntaram:\n«Ó fim do dia, já aí vens?\nAinda não, que acordou alguém!»`,
    again: `Podia ser que o dia tivesse acabado entretanto. Levantaram a bandeira e perguntaram:\n«Ó fim do dia, já aí vens?\nAinda não, que acordou alguém!»`,
    third: `O dia é que não havia meio de acabar, e disseram-lho na cara:\n«Ó fim do dia, já aí vens?\nAinda não, que acordou alguém!»`,
    last: `Perguntaram outra vez, quase sem voz, e pela primeira vez a resposta mudou:\n«Ó fim do dia, já aí vens?\nJá vim, que aqui não há ninguém.»`,
  },
  try: `{name} espetou a bandeira à frente de todos, para se ver que tinha acabado. «Aqui é o fim do dia.» «É mesmo?», disse {being}. «E a seguir, o que há?» «A seguir há só o dia de amanhã», disse {name}. «Ah, ainda bem», disse {being}, e começou-o logo ali.`,
  easy: `«Espeta já aqui a bandeira e fecha os olhos», disse {pal}. «Pronto, é o fim do dia.» Ficava tudo escuro e fofo.~+, e~ {name} chegava em primeiro lugar.~, mas~ Só {being} ficava sem fim nenhum. {name} já tinha o sim na ponta da língua.`,
  resolve: `Agora já não estava ninguém a pé. Era ali, portanto, o fim do dia.~, e~ {name}, de olhos bem abertos, espetou a bandeira ao lado {being.de}. «Julgava que o fim era maior», disse {pal}. «Não pode ser», disse {name}. «Logo atrás da colher já começa amanhã.»`,
  bed: `Um dos pés de {name} tinha meia. A outra meia estava longe, atada a uma colher, lá mesmo no fim do dia. E atrás dela, sem fazer barulho, esperava o dia de amanhã.`,
};

export const wonder: ArcTelling = {
  title: `{name}, {title} e o passo a mais`,
  want: [
    `Todas as tardes {name} saía a caminhar.~+, mas~ Ao décimo primeiro passo havia sempre alguém que gritava: «Já vais longe!» Hoje {name} queria dar um passo para lá do longe. Só tinha duas pernas, e das curtas. E se elas se cansassem?`,
    `«Já vais longe!», gritavam de casa, mal {name} dava onze passos.~, e~ Hoje {name} queria ver o que há a seguir a longe. «A seguir há a cama», diziam. [«É só um passo a mais», prometeu {name} às duas pernas.] Mas eram umas pernas curtas. E se se cansassem a meio?`,
  ],
  setoff: `«Para ver aquilo», disse {name}, «é preciso ir mais longe do que longe.» Vestiram os casacos e ficaram à escuta.~+, mas~ Desta vez ninguém gritou. «Quantos passos são?», perguntou {pal}. «Onze, mais um», disse {name}, e o pé esquerdo foi à frente.`,
  stay: `De pijama, com {pal} atrás, {name} foi até onde chega a luz do candeeiro, que são onze passos certos. Um dedo do pé passou para o lado de lá.~, e~ Com ele fizeram-se doze. «Já vais longe», disse {pal}. «E daqui vê-se.»`,
  remind: `«Será tarde?», perguntou {pal}. Tarde ainda não era, mas cedo já tinha deixado de ser. Passavam outros no escuro, a correr, com almofadas. [«Aquilo não espera por ninguém», avisou um.] «E essas pernas?», perguntou {pal}. «São curtas», disse {name}, «mas são duas.»`,
  refrain: {
    first: `<toddler: Canta-se com um dedo do pé para lá da luz|É uma cantiga de andar, e anda com as pernas que houver>:\n«Mais um passinho, mais um bocadinho,\nque o longe mora no fim do caminho!»`,
    again: `«Outra vez», disse {pal}, e desta vez o «mais» saiu aos gritos:\n«Mais um passinho, mais um bocadinho,\nque o longe mora no fim do caminho!»`,
    third: `Já não eram as pernas que se cansavam, era a espera, e foi para ela que cantaram:\n«Mais um passinho, mais um bocadinho,\nque o longe mora no fim do caminho!»`,
    last: `E cantaram sem dar um passo, num fio de voz, e saiu diferente:\n«Mais um passinho, e devagarinho,\nque o longe veio ter ao nosso caminho.»`,
  },
  try: `«O que isto quer é que puxem por ele», disse {pal}.~, e~ Toda a gente puxou: viva, viva, hurra! Pois foi pior. A cada hurra, {being} recuava um bocadinho. «Parem», disse {name}. «Se gritassem assim por mim, também eu voltava para dentro.»`,
  easy: `«Já demos o passo para lá do longe», disse {pal}. «A esta hora estávamos na cama.» As duas pernas, pesadas e quentes como broas, acharam muito bem. Mas, quando {being} se decidisse, não haveria ninguém a olhar.~, e~ {name} já procurava com os olhos o caminho de casa.`,
  resolve: `«Já vamos longe», disse alguém. {pal} virou-se para ver quem era.~+, e~ Era {name}. Em tantas noites, nunca se lhe ouvira uma coisa dessas.~, e~ As duas pernas sentaram-se logo, que não esperavam por outra palavra.`,
  bed: `Na cama estavam duas pernas curtas, lado a lado, cansadas até lá abaixo. Um dos pés, já quase a sonhar, ainda deu um passo. Foi do tamanho de um dedo, e chegou muito longe.`,
};
