import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name}, {title} e a bandeira`,
  want: [
    `{name} tinha uma bandeira, que era uma meia esquerda atada a uma colher. Ia ser espetada no fim do dia, onde nunca ninguém espetou nada.~+, porque~ A essa hora toda a gente já dorme. Hoje {name} chegaria lá de olhos abertos.~+,~ E se o sono chegasse primeiro?`,
    `«Onde fica o fim do dia?», perguntava {name}. «Depois de adormeceres», respondiam.~, e~ Nunca lá houve bandeira.~+, e por isso~ {name} fez uma, com uma meia esquerda e a colher mais comprida. Mas e se o sono viesse antes, como vem para toda a gente?`,
  ],
  setoff: `«Há alguém a pé», disse {name}, «então o dia não acabou. O fim deve estar logo atrás desse barulho.» Vestiu-se o casaco por cima do pijama.~+, e~ A bandeira foi para o alto. «É longe?», perguntou {pal}. «É a seguir à hora de dormir», disse {name}.~+, e~ Foi para lá que partiram.`,
  stay: `«Com alguém a pé, o dia não pode acabar», disse {name}. De pijama, sentaram-se onde acaba a luz do candeeiro, {name}, {pal} e a bandeira. «O fim do dia é aqui?», perguntou {pal}. «Aqui é só a beira», disse {name}. «O fim fica atrás do barulho.»`,
  remind: `[{pal} levou a bandeira um bocado.] «Quem mora no fim do dia?», perguntou {pal}. «Ninguém», disse {name}. «É assim que se reconhece o lugar.» Escutaram.~+, e~ Ali, de certeza absoluta, havia alguém. «Então mudou de sítio», disse {pal}. «Muda mesmo», disse {name}, «enquanto não tem bandeira.»`,
  refrain: {
    first: `Estava escuro de mais para ver que horas eram, por isso perguntaram:\n«Ó fim do dia, já aí vens?\nAinda não, que acordou alguém!»`,
    again: `O dia podia ter acabado entretanto, e ergueram a bandeira para perguntar:\n«Ó fim do dia, já aí vens?\nAinda não, que acordou alguém!»`,
    third: `O dia continuava, continuava, e disseram-lho na cara:\n«Ó fim do dia, já aí vens?\nAinda não, que acordou alguém!»`,
    last: `Perguntaram ao dia mais uma vez, muito baixinho, e pela primeira vez a resposta foi outra:\n«Ó fim do dia, já aí vens?\nJá vim, que aqui não há ninguém.»`,
  },
  try: `{name} levantou a bandeira para mostrar que tinha acabado. «Aqui é o fim do dia.» «É mesmo?», disse {being}. «E depois dele, o que vem?» «Só o dia seguinte», disse {name}. «Ainda bem», disse {being}.~+, e~ Ali mesmo começou o dia seguinte.`,
  easy: `«Põe aqui a bandeira e fecha os olhos», disse {pal}. «Pronto, fim do dia.» Ficaria escuro e macio.~+, e~ {name} chegaria em primeiro lugar.~, mas~ Só {being} continuaria sem fim nenhum. O sim já estava na ponta da língua de {name}.`,
  resolve: `Agora já ninguém estava a pé.~+, portanto~ Era ali o fim do dia. De olhos bem abertos, {name} espetou a bandeira ao lado {being.de}. «Julguei que o fim fosse maior», disse {pal}. «Não pode», disse {name}. «Logo atrás da colher já começa amanhã.»`,
  bed: `Um pé de {name} tinha meia.~+, e~ A outra meia era uma bandeira, pendurada na colher, lá no fim do dia. Atrás dela, quietinho, quietinho, estava amanhã.`,
};

export const wonder: ArcTelling = {
  title: `{name}, {title} e o passo a mais`,
  want: [
    `Todas as tardes {name} saía a andar.~+, e~ Ao décimo primeiro passo alguém gritava: «Já está longe!» Hoje {name} queria dar um passo para lá do longe.~, mas~ Só tinha duas pernas, e das curtas. E se elas se cansassem?`,
    `«Já está longe!», gritavam, sempre que {name} dava onze passos.~+, e~ Hoje {name} queria ver o que existe depois de longe. «Depois vem a cama», diziam. [«É só um a mais», avisou {name} às duas pernas.] Mas eram pernas curtas.~+, e~ E se elas se cansassem a meio?`,
  ],
  setoff: `«Para ver aquilo», disse {name}, «é preciso ir mais longe do que longe.» Vestiram os casacos e pararam para escutar.~+, mas~ Ninguém gritou nada. «Quantos passos são?», perguntou {pal}. «Onze, e mais um», disse {name}.~, e~ O pé esquerdo foi à frente.`,
  stay: `De pijama, com {pal} logo atrás, {name} foi até onde vai a luz do candeeiro, a onze passos certos. Um dedo grande passou da borda.~+, e~ Com ele foram doze. «Já está longe», disse {pal}. «Daqui vemos.»`,
  remind: `«Será que é tarde?», perguntou {pal}. Ainda não era tarde, mas já tinha deixado de ser cedo.~+, e~ Outros passavam depressa no escuro, com almofadas. [«Aquilo não espera por ninguém», disse um deles ao passar.] «E as pernas?», perguntou {pal}. «São curtas», disse {name}, «mas são duas.»`,
  refrain: {
    first: `<toddler: Canta-se com um dedo grande para fora da borda|É uma música de andar, e anda com duas pernas>:\n«Um pouco mais longe, mais um passinho,\né novo para nós este cantinho!»`,
    again: `«Outra vez», disse {pal}, e desta vez o «mais» saiu muito alto:\n«Um pouco mais longe, mais um passinho,\né novo para nós este cantinho!»`,
    third: `Agora não eram as pernas que cansavam, era a espera, e cantaram para ela:\n«Um pouco mais longe, mais um passinho,\né novo para nós este cantinho!»`,
    last: `E cantaram sem sair do sítio, com um fio de voz, e saiu diferente:\n«Um pouco mais lento, mais um passinho,\ntão perto de nós ficou o caminho.»`,
  },
  try: `«O que isto precisa é de claque», disse {pal}.~+, e~ Toda a gente puxou por aquilo: hip, hip, hurra. Não adiantou.~+, porque~ A cada hurra {being} recuava um pouco. «Parem», disse {name}. «Se me gritassem assim, eu também voltava para dentro.»`,
  easy: `«Já é um passo para lá do longe», disse {pal}. «Podíamos estar na cama.» As duas pernas, quentes e pesadas como pão, gostaram da ideia.~+,~ Mas à hora {being.de} faltaria alguém para olhar.~, e~ {name} já procurava com os olhos o caminho de casa.`,
  resolve: `«Já está longe», disse alguém. {pal} virou-se para ver quem era.~+, e~ Era {name}. Em todas aquelas noites, {name} nunca tinha dito isso.~+, e~ As duas pernas sentaram-se logo, porque só esperavam por essa palavra.`,
  bed: `Lado a lado estavam duas pernas curtas, cansadas até em baixo.~, e~ Um pé, quase a sonhar, deu mais um passo. Foi do tamanho de um dedo, e já estava longe.`,
};
