import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name}, {title} e a bandeira`,
  want: [
    `{name} tinha uma bandeira, que era uma meia esquerda amarrada numa colher. Ela ia ser fincada no fim do dia, onde ninguém nunca fincou nada.~+, porque~ A essa hora todo mundo já dorme. Hoje {name} chegaria lá de olho aberto.~+,~ Mas e se o sono chegasse primeiro?`,
    `“Onde fica o fim do dia?”, perguntava {name}. “Depois que você dorme”, respondiam.~, e~ Nunca houve bandeira lá.~+, e por isso~ {name} fez uma, com uma meia esquerda e a colher mais comprida. Mas e se o sono viesse antes, como vem para todo mundo?`,
  ],
  setoff: `“Tem alguém de pé”, disse {name}, “então o dia não acabou. O fim deve estar logo atrás desse barulho.” O casaco foi por cima do pijama.~+, e~ A bandeira foi para o alto. “É longe?”, perguntou {pal}. “É depois da hora de dormir”, disse {name}.~+, e~ Foi para lá que foram.`,
  stay: `“Com alguém de pé, o dia não pode acabar”, disse {name}. De pijama, sentaram-se onde termina a luz do abajur, {name}, {pal} e a bandeira. “O fim do dia é aqui?”, perguntou {pal}. “Aqui é só a beirada”, disse {name}. “O fim fica atrás do barulho.”`,
  remind: `[{pal} levou a bandeira um pouco.] “Quem mora no fim do dia?”, perguntou {pal}. “Ninguém”, disse {name}. “É assim que se reconhece o lugar.” Escutaram.~+, e~ Ali, com toda a certeza, havia alguém. “Então ele mudou de lugar”, disse {pal}. “Muda mesmo”, disse {name}, “enquanto não tem bandeira.”`,
  refrain: {
    first: `Estava escuro demais para ver que horas eram, então perguntaram:\n“Ô fim do dia, você já vem?\nAinda não, que acordou alguém!”`,
    again: `O dia podia ter acabado nesse meio-tempo, e ergueram a bandeira para perguntar:\n“Ô fim do dia, você já vem?\nAinda não, que acordou alguém!”`,
    third: `O dia continuava, continuava, e disseram isso na cara dele:\n“Ô fim do dia, você já vem?\nAinda não, que acordou alguém!”`,
    last: `Perguntaram ao dia mais uma vez, bem baixo, e pela primeira vez a resposta foi outra:\n“Ô fim do dia, você já vem?\nJá vim, que aqui não tem mais ninguém.”`,
  },
  try: `{name} levantou a bandeira para mostrar que tinha acabado. “Aqui é o fim do dia.” “É mesmo?”, disse {being}. “E depois dele, o que vem?” “Só o dia seguinte”, disse {name}. “Ah, que bom”, disse {being}.~+, e~ Ali mesmo já foi começando o dia seguinte.`,
  easy: `“Ponha a bandeira aqui e feche os olhos”, disse {pal}. “Pronto, fim do dia.” Ficaria escuro e macio.~+, e~ {name} chegaria em primeiro lugar.~, mas~ Só {being} continuaria sem fim nenhum. O “sim” já estava na ponta da língua de {name}.`,
  resolve: `Agora ninguém mais estava de pé.~+, portanto~ Era ali o fim do dia. De olhos bem abertos, {name} fincou a bandeira ao lado {being.de}. “Pensei que o fim fosse maior”, disse {pal}. “Não tem como”, disse {name}. “Logo atrás da colher já começa amanhã.”`,
  bed: `Um pé de {name} estava de meia.~+, e~ A outra meia era uma bandeira, pendurada na colher, lá no fim do dia. Atrás dela, quietinho, quietinho, estava amanhã.`,
};

export const wonder: ArcTelling = {
  title: `{name}, {title} e o passo a mais`,
  want: [
    `Toda tardinha {name} saía andando.~+, e~ No décimo primeiro passo alguém gritava: “Já está longe!” Hoje {name} queria dar um passo a mais do que longe.~,~ Só que ele teria de ser dado com duas pernas curtas.~+, e~ Será que elas não iam se cansar?`,
    `“Já está longe!”, gritavam, sempre que {name} dava onze passos.~+, e~ Hoje {name} queria ver o que existe depois de longe. “Depois vem a cama”, diziam. [“É só um a mais”, avisou {name} às duas pernas.] Mas eram pernas curtas.~+, e~ O que fazer se elas se cansassem?`,
  ],
  setoff: `“Para ver aquilo”, disse {name}, “é preciso ir mais longe que longe.” Vestiram os casacos e pararam para escutar.~+, mas~ Ninguém gritou nada. “Quantos passos são?”, perguntou {pal}. “Onze, e mais um”, disse {name}.~, e~ O pé esquerdo foi na frente.`,
  stay: `De pijama, com {pal} logo atrás, {name} foi até onde vai a luz do abajur, que dava onze passos certinhos.~, e~ Então um dedão passou da beirada.~+, e~ Com ele foram doze. “Já está longe”, disse {pal}. “Daqui a gente vê.”`,
  remind: `“Será que é tarde?”, perguntou {pal}. Ainda não era tarde, mas já tinha deixado de ser cedo.~+, e~ Outros passavam depressa no escuro, com almofadas. [“Aquilo não espera, viu?”, disse um deles ao passar.] “E as pernas?”, perguntou {pal}. “São curtas”, disse {name}, “mas são duas.”`,
  refrain: {
    first: `<toddler: Canta-se com um dedão para fora da beirada|É uma música de andar, e anda com duas pernas>:\n“Um pouco mais longe, mais um pouquinho,\né novo pra nós este pedacinho!”`,
    again: `“De novo”, disse {pal}, e dessa vez o “mais” saiu bem alto:\n“Um pouco mais longe, mais um pouquinho,\né novo pra nós este pedacinho!”`,
    third: `Agora não eram as pernas que cansavam, era a espera, e cantaram para ela:\n“Um pouco mais longe, mais um pouquinho,\né novo pra nós este pedacinho!”`,
    last: `E cantaram sem sair do lugar, com um fio de voz, e saiu diferente:\n“Um pouco mais lento, mais um pouquinho,\ntão perto de nós ficou o caminho.”`,
  },
  try: `“Isso precisa é de torcida”, disse {pal}.~+, e~ Então todo mundo torceu: hip, hip, hurra. Não adiantou.~+, porque~ A cada hurra {being} recuava um pouco. “Parem”, disse {name}. “Se gritassem assim comigo, eu também voltava para dentro.”`,
  easy: `“Já é um passo a mais que longe”, disse {pal}. “Podíamos estar na cama.” As duas pernas, quentes e pesadas como pão, gostaram da ideia.~+,~ Mas na hora {being.de} faltaria alguém para olhar.~, e~ {name} já procurava com os olhos o caminho de casa.`,
  resolve: `“Já está longe”, disse alguém.~, e~ {pal} virou-se para ver quem era.~+, e~ Era {name}. Em todas aquelas noites, {name} nunca tinha dito isso.~+, e~ As duas pernas se sentaram na mesma hora, porque só esperavam essa palavra.`,
  bed: `Lado a lado estavam duas pernas curtas, cansadas até embaixo.~, e~ Um pé, quase sonhando, deu mais um passo. Foi do tamanho de um dedo, e já estava longe.`,
};
