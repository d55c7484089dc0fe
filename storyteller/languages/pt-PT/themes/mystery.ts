import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name}, {title} e a última adivinha`,
  want: [
    `A melhor adivinha do livro era a última: *Precisa de dois. Vem no fim. Sozinho não dá.* [{name} já tinha experimentado *sapato* e *cotovelo*.] Mas a página da resposta estava rasgada.~, e~ Amanhã o livro ia ser devolvido. {name} queria saber ainda hoje. E se já ninguém soubesse?`,
    `Não havia quem adivinhasse a adivinha do livro de {name}: *Precisa de dois. Vem no fim. Sozinho não dá.* [«A sobremesa», disse um.] A última folha tinha sido arrancada.~+, e~ Amanhã o livro tinha de ser devolvido. Se a resposta não aparecesse hoje, quem é que a ia saber?`,
  ],
  setoff: `«Com este barulho não há quem pense», disse {name}, e fechou o livro com um dedo lá dentro. «Mas então está alguém a pé, e a esse ainda não perguntei.» Vestiram os casacos.~+, e~ Dentro do de {name} ia o livro. Foram atrás do barulho.`,
  stay: `«Com isto não se pode pensar», disse {name}. «Mas, se há alguém a pé, também se lhe pode fazer a adivinha.» Sentaram-se de pijama onde acaba a luz do candeeiro, com o livro aberto. «Nem é preciso chamar», disse {pal}. «Ouve.» O barulho já vinha mais perto.`,
  remind: `«Será a *meia*?», perguntou {pal}. «Meias são sempre duas.» «Não, que também se pode ter só uma», disse {name}. [«Vem no fim… é o *dedo do pé*.»] «E a *zanga*?» «Zangas sei eu ter sem ninguém.» {name} foi ver ao livro.~+, mas~ No sítio da resposta só havia rasgão.`,
  refrain: {
    first: `As adivinhas rendem mais em voz alta, e foi uma linha para cada voz:\n«Precisa de dois, e no fim é que vem.\nSozinho não dá. O que é, meu bem?»`,
    again: `Tornaram a perguntar, que nunca se sabe quem está a ouvir:\n«Precisa de dois, e no fim é que vem.\nSozinho não dá. O que é, meu bem?»`,
    third: `{name} abriu outra vez o livro no rasgão, e não havia que fazer senão perguntar:\n«Precisa de dois, e no fim é que vem.\nSozinho não dá. O que é, meu bem?»`,
    last: `Ficou tanto silêncio que a adivinha se disse quase sem ar, e trazia o fim consigo:\n«Precisa de dois, e no fim é que vem.\nAgora já há. Boa noite, meu bem.»`,
  },
  try: `{name} abriu o livro e leu a adivinha.~, e~ {Being} gostou muito de que lhe perguntassem. «Precisa de dois? Então sou eu, e eu outra vez!» [E fez logo o segundo.] «Isso é só um», disse {name}. «Eu sei», disse {being}, sem parar. «Já tenho reparado.»`,
  easy: `«São as *luvas!*», disse {name}. «São duas e ficam na ponta.» Quase que servia.~+, e~ A adivinha ficava arrumada. {Being} ficava a noite inteira por perguntar.~+, mas~ {name} já tinha molhado o lápis na língua.`,
  resolve: `«É *boa noite!*», disse {name}, baixinho. «É o que vem no fim, e precisa de dois.» {pal} quis ter a certeza e disse: «Boa noite.» «Boa noite», disse {name}, e já lá estavam os dois. [«Escapou-me», disse {pal}.] A resposta foi para o livro, encostada ao rasgão.`,
  bed: `O livro das adivinhas ficou fechado, e já com a resposta dentro. Precisa de dois, quem diga e quem ouça. Vem no fim, e o fim era este.`,
};

export const wonder: ArcTelling = {
  title: `{name}, {title} e o retrato que faltava`,
  want: [
    `No álbum de {name} havia um quadrado vazio: quatro cantinhos de papel e retrato nenhum. Por baixo, numa tinta já velha, lia-se *A melhor noite de todas*. Quem tinha tirado o retrato? {name} queria saber hoje. [Pistas, só uma, que era cola.] Ou ia ficar vazio para sempre?`,
    `«Quem é que tirou o retrato?», perguntava {name}, e ninguém sabia. No álbum só havia um quadrado vazio e quatro cantinhos.~+, e~ Por baixo dizia *A melhor noite de todas*. [De {tiny} já ninguém suspeitava.] {name} queria descobrir ainda hoje. Há perguntas que não podem esperar por amanhã.`,
  ],
  setoff: `«*A melhor noite de todas*», disse {name}. «Só pode ser hoje! É este o retrato que falta.» A página saiu do álbum e foi para dentro do casaco. «Perguntamos a todos, um por um, quem foi que o tirou», disse {name}.~, e~ Puseram-se a caminho[, com {pal} atrás das pistas].`,
  stay: `«Diz aqui *a melhor noite*», disse {name}, «e a melhor noite é hoje!» Sentaram-se de pijama onde acaba a luz do candeeiro, com a página ao colo. «Agora é só ver quem tira o retrato», disse {name}. «Por enquanto não vejo ninguém», disse {pal}.`,
  remind: `{name} interrogou quem passava. «Foste tu que tiraste o retrato?» «Ainda ia para tirar», disse um, «mas depois reparei que estava de boca aberta.» {name} tomou nota: *boca aberta*. [O seguinte estava de mão dada com alguém.] «Estes escondem qualquer coisa», disse {pal}. «Não», disse {name}. «Acho que estão a contá-la.»`,
  refrain: {
    first: `Cada caso tem a sua pergunta, que é preciso repetir, não vá ela fugir:\n«Quem tirou o retrato? Quem estava lá?\nNo quadrado vazio, o que é que há?»`,
    again: `Pistas já havia uma ou duas, mas nenhuma cabia em quatro cantinhos:\n«Quem tirou o retrato? Quem estava lá?\nNo quadrado vazio, o que é que há?»`,
    third: `Estavam todos a olhar para o mesmo lado, e nem assim alguém sabia dizer:\n«Quem tirou o retrato? Quem estava lá?\nNo quadrado vazio, o que é que há?»`,
    last: `Daí a muito tempo, alguém tinha de falar. Foi {name}, e estava resolvido o caso:\n«Ninguém tirou nada. Estávamos lá.\nNo quadrado vazio, é isso que há.»`,
  },
  try: `«Eu desenho-te», disse {name}, de página e lápis na mão, «e já não fica vazio.» {Being} olhou para os quatro cantinhos. «E fico com esta cara para sempre?» «Basta pores a melhor que tiveres.» Pronto, foi pior: {being} já não sabia qual era. [O lápis esperou, e depois foi guardado.]`,
  easy: `«Põe-me a mim no quadrado», disse {pal}. «Eu não pisco.» O álbum ficava completo.~+ e~ Já ninguém precisava de esperar. Mas nunca se ia ver o que {being} guardava. «Queixo para cima», disse {name}, e tirou o lápis.`,
  resolve: `{name} tinha na mão a página do álbum, com o quadrado ainda vazio. «Esqueci-me de desenhar», disse {name}, «porque estava a olhar.» Então {pal} olhou para a página, e percebeu. «Foi isso que aconteceu», disse {pal}. «Ninguém tirou o retrato, porque ninguém tirava os olhos.» [«Nem fechava a boca.»]`,
  bed: `A página voltou para o álbum. Os quatro cantinhos não seguravam nada.~+, mas~ Quem lá tinha estado não o achava vazio. {name} fechou os olhos, e cá estava ele, seguro pelos quatro cantos.`,
};
