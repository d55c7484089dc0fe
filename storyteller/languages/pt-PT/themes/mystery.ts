import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name}, {title} e a última adivinha`,
  want: [
    `A melhor adivinha do livro era a última: *Precisa de dois. Vem no fim. Sozinho não dá.* [{name} já tinha tentado *sapato* e *cotovelo*.] Mas a página da resposta estava rasgada.~+, e~ O livro ia-se embora amanhã. {name} queria a resposta hoje, e se ninguém soubesse nunca?`,
    `Ninguém adivinhava a adivinha do livro de {name}: *Precisa de dois. Vem no fim. Sozinho não dá.* [«Sobremesa», disse um.] A última folha tinha sido arrancada.~+, e~ Amanhã o livro ia ser devolvido. A resposta tinha de aparecer hoje, porque, senão, quem é que ia saber?`,
  ],
  setoff: `«Com este barulho não se pode pensar», disse {name}, a fechar o livro com um dedo dentro. «Mas isso quer dizer que há alguém acordado, e a esse ainda não perguntei.» Vestiu-se o casaco.~+, e~ O livro entrou nele, e lá foram, atrás do barulho.`,
  stay: `«Não consigo pensar com isso», disse {name}. «Mas, já que há alguém a pé, vou fazer a minha adivinha.» De pijama, sentaram-se onde acaba a luz do candeeiro, com o livro aberto. «Nem é preciso chamar», disse {pal}, «ouve só.» O barulho já tinha chegado mais perto.`,
  remind: `«É *meia*?», perguntou {pal}. «Meias são precisas duas.» «Não, porque se pode ter só uma», disse {name}. [«Vem no fim… pode ser *dedo do pé*.»] «E *zanga*?» «Zangas tenho eu sem ninguém.» {name} foi ver no livro.~+, e~ No lugar onde podia estar escrito *zanga* só havia o rasgado.`,
  refrain: {
    first: `As adivinhas correm melhor em voz alta, por isso disseram, uma linha para cada voz:\n«Precisa de dois, e no fim é que vem.\nSozinho não dá. O que é, meu bem?»`,
    again: `Perguntaram outra vez, porque nunca se sabe quem escuta e tem a resposta:\n«Precisa de dois, e no fim é que vem.\nSozinho não dá. O que é, meu bem?»`,
    third: `{name} abriu o livro mais uma vez no rasgado, e só restava dizer a adivinha:\n«Precisa de dois, e no fim é que vem.\nSozinho não dá. O que é, meu bem?»`,
    last: `O silêncio era tanto que a adivinha saiu quase sem ar, e o fim dela tinha voltado:\n«Precisa de dois, e no fim é que vem.\nAgora já temos. Boa noite, meu bem.»`,
  },
  try: `{name} abriu o livro e leu a adivinha, e {being} adorou que lhe perguntassem. «Precisa de dois? Então sou eu, e depois eu outra vez!» [E logo fez o segundo.] «Isso ainda é um só», disse {name}. «Eu sei», disse {being}, sem parar. «Já reparei muitas vezes nisso.»`,
  easy: `«*Luvas!*», disse {name}. «São duas, e ficam no fim de nós.» Quase servia.~+, e~ A adivinha ficava resolvida. {Being} continuava a noite toda, sem ninguém para fazer pergunta nenhuma.~+, e~ {name} já tinha molhado o lápis.`,
  resolve: `«*Boa noite!*», disse {name}, baixinho. «É isso! É o que vem no fim, e precisa de dois.» {pal} testou sem companhia: «Boa noite.» «Boa noite», disse {name}, e então já eram duas vozes. [«Fugiu-me», disse {pal}.] E a resposta foi para o livro, na borda do rasgado.`,
  bed: `O livro de adivinhas ficou fechado, com a resposta outra vez dentro dele. Precisa de dois, quem diz e quem escuta. Vem no fim, e este era o fim.`,
};

export const wonder: ArcTelling = {
  title: `{name}, {title} e o retrato que faltava`,
  want: [
    `No álbum de {name} havia um quadrado vazio: quatro cantinhos de papel e nenhum retrato.~+, e~ Em baixo, a tinta antiga, lia-se *A melhor noite de todas*. Quem tinha tirado o retrato? {name} queria saber hoje. [Havia uma pista só, e era cola.] Ou o quadrado ia ficar vazio para sempre?`,
    `«Quem tirou o retrato?», perguntava {name}.~, mas~ Ninguém sabia.~+, e~ No álbum só restava um quadrado vazio, com quatro cantinhos. *A melhor noite de todas*, dizia em baixo. [Já não se suspeitava {tiny.de}.] {name} queria descobrir ainda hoje, porque um quadrado vazio não espera a vida inteira.`,
  ],
  setoff: `«*A melhor noite de todas*», disse {name}. «Só pode ser hoje! É esse o retrato que falta.» A página saiu do álbum e entrou no casaco. «Perguntamos lá, um a um, quem foi que tirou», disse {name}, e saíram[, com {pal} a caçar pistas].`,
  stay: `«Aqui está escrito *a melhor noite*», disse {name}, «e isso é hoje!» De pijama, foram sentar-se onde acaba a luz do candeeiro, com a página dos quatro cantinhos no colo. «Agora vemos quem tira o retrato», disse {name}. «Por enquanto não vejo ninguém», disse {pal}.`,
  remind: `{name} interrogou quem passava. «Foste tu que tiraste o retrato?» «Ia tirar», disse um, «mas depois reparei que estava de boca aberta.» {name} anotou: *boca aberta*. [O seguinte estava a segurar a mão de alguém.] «Estão a esconder alguma coisa», disse {pal}. «Não», disse {name}. «Acho que estão a contar.»`,
  refrain: {
    first: `Todo o caso tem a sua pergunta, e é bom repetir, para ela não fugir:\n«Quem tirou o retrato? Quem estava lá?\nNo quadrado vazio, o que é que há?»`,
    again: `Por essa altura já havia uma pista ou duas, mas nenhuma cabia em quatro cantinhos:\n«Quem tirou o retrato? Quem estava lá?\nNo quadrado vazio, o que é que há?»`,
    third: `Toda a gente olhava para o mesmo lado, e ainda assim ninguém sabia dizer:\n«Quem tirou o retrato? Quem estava lá?\nNo quadrado vazio, o que é que há?»`,
    last: `Depois de muito tempo alguém tinha de falar, e foi {name}, que resolveu o caso:\n«Ninguém tirou nada. Estávamos lá.\nNo quadrado vazio, é isso que há.»`,
  },
  try: `«Desenho-te eu», disse {name}, com a página e um lápis, «e pronto, já não fica vazio.» {Being} olhou para os quatro cantinhos. «E fico com esta cara para sempre?» «É só fazeres a melhor que tiveres.» Pronto, acabou-se.~+, porque~ {Being} já não sabia qual era. [O lápis esperou, e foi guardado.]`,
  easy: `«Põe-me a mim no quadrado», disse {pal}. «Não pisco.» O álbum ficava completo.~+, e~ Já ninguém precisava de esperar.~,~ Mas o que {being} guardava, isso nunca se via. «Queixo para cima», disse {name}, e o lápis saiu.`,
  resolve: `A página do álbum estava na mão de {name}, com o quadrado ainda vazio. «Esqueci-me de desenhar», disse {name}, «porque fiquei a olhar.» Trocaram um olhar, e ali estava a resposta. «Então foi isso», disse {pal}. «Ninguém tirou o retrato, porque ninguém parava de olhar.» [«E de boca aberta.»]`,
  bed: `A página voltou para o álbum, e os quatro cantinhos não seguravam nada.~+,~ Só que, para quem tinha ido, não parecia vazio. {name} fechou os olhos, e lá estava, seguro pelos quatro cantos.`,
};
