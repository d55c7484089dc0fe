import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name}, {title} e o número sete da lista`,
  want: [
    `{name} fazia listas.~+, e~ A de hoje tinha sete coisas. Seis já estavam riscadas, até a verdade sobre o doce. Faltava o número sete: *Toda a gente a dormir*. {name} queria riscá-lo ainda hoje.~+, porque~ Na lista de amanhã já não cabia mais nada. Mas e se alguém ficasse a pé?`,
    `Na lista de {name} havia sete coisas para fazer, e seis estavam riscadas. Até a mais custosa já lá ia, a da verdade sobre o doce. Só restava o número sete, que dizia *Toda a gente a dormir*. {name} queria dar-lhe o risco ainda hoje. E se houvesse quem não dormisse?`,
  ],
  setoff: `«Assim o sete não está feito», disse {name}, e abriu uma folha limpa. De um lado, em O QUE SE SABE, escreveu *Está alguém a pé*.~+, e~ Do outro, em O QUE SE TENTA, escreveu *Ir ver*. «É curta», disse {pal}. «Só as curtas é que cabem no bolso», disse {name}, e foram.`,
  stay: `Onde acaba a luz do candeeiro, de pijama, {name} abriu uma folha limpa para o número sete. Em O QUE SE SABE ficou *Está alguém a pé*.~+, e~ Em O QUE SE TENTA ficou *Sentar e ver*. [{name} segurava numa ponta, {pal} segurava na outra, e espreitavam por cima.] «Já está perto», disse {pal}, e escreveu-se isso também.`,
  remind: `{name} tirou a lista, que de um lado dizia que estava alguém a pé. Agora já se sabia mais. Por baixo, {name} escreveu *O barulho está mais perto*.~ e~ Depois escreveu *Não se cansa*. «Mas nós cansamo-nos», disse {pal}, e foi preciso escrever isso também.`,
  refrain: {
    first: `Era uma lista das que se cantam, e cantaram-na, para a saber de cor:\n«O que se sabe? O que se tenta?\nHá gente acordada, e a noite é lenta!»`,
    again: `{name} seguiu a lista com o dedo, e cantaram o que lá estava:\n«O que se sabe? O que se tenta?\nHá gente acordada, e a noite é lenta!»`,
    third: `Riscaram mais uma coisa das tentadas, e o que sobrou foi isto:\n«O que se sabe? O que se tenta?\nHá gente acordada, e a noite é lenta!»`,
    last: `Leram a lista outra vez, com voz de papel, e uma linha tinha mudado:\n«O que se sabe? O que se tenta?\nJá dormem todos, e a noite é lenta.»`,
  },
  try: `*Pedir com bons modos*, escreveu {name} na lista, e pediu, com um por favor em cada ponta: «Por favor, podias dormir, por favor?» «Ainda bem que mo pedes», disse {being}, «que eu bem queria, mas não sou capaz.» [Toda a gente achou o pedido muito bem feito.] {name} riscou *Pedir com bons modos*.`,
  easy: `«Põe-lhe *quase* antes», disse {pal}. «*Quase toda a gente a dormir.* Fica feito, e é verdade.» Ainda lá cabia, à justa.~+, e~ Depois era a cama quente. Só {being} ficava de fora, de olho aberto.~, e~ {name} molhou o lápis na língua e escreveu um Q.`,
  resolve: `{name} escutou à esquerda.~ e~ Depois escutou à direita. Dormia toda a gente.~+, e~ O lápis riscou, enfim, o número sete. «Ainda não é verdade», disse {pal}. «Faltamos nós.» «Então vamos lá fazer com que seja», disse {name}, a admirar o risco.`,
  bed: `A lista ficou à cabeceira, com sete coisas e sete riscos muito fininhos. *Toda a gente a dormir*, dizia a última. E, para a ler, já não havia ninguém a pé.`,
};

export const wonder: ArcTelling = {
  title: `{name}, {title} e o frasco de ameixas`,
  want: [
    `O frasco das ameixas em calda não se queria abrir. O passo um era rodar, o passo dois era bater-lhe com a colher, o passo três era pedir por favor. De cada vez, a tampa apertava mais. {name} queria ameixas ao pequeno-almoço. Qual seria o passo quatro?`,
    `{name} queria ameixas em calda ao pequeno-almoço.~+, mas~ O frasco não abria. Já lá iam o passo um, que é rodar, o passo dois, que é bater com a colher, e o passo três, que é pedir por favor. A tampa não se comovia. E se não houvesse passo quatro?`,
  ],
  setoff: `«Hoje aquilo abre-se por si», disse {name}, «sem ninguém a rodar! Tenho de ver qual é o jeito.» Saíram de casaco, com o frasco e a colher. «Deixa, que eu levo-o ao colo», disse {pal}, «para ele ver bem.» E lá foram, com a tampa virada para a frente.`,
  stay: `«Hoje acontece aquilo, e sem ninguém rodar nada», disse {name}. «Quero ver qual é o jeito.» Sentaram-se de pijama onde acaba a luz do candeeiro, com o frasco das ameixas ao meio. «É para ele ver também», disse {pal}.`,
  remind: `«Dá cá», disse {pal}, que ainda tinha a força toda por estrear, e agarrou-se ao frasco e rodou. «Mexeu! Alguma coisa mexeu!» Foram ver.~+, e~ Quem tinha mexido era {pal}. «O passo um», disse {name}, «já não volta a ser preciso.»`,
  refrain: {
    first: `Passaram os passos todos desde o princípio, não fosse ter faltado algum:\n«Roda que roda, bate e sacode,\nabrir a tampa, quem é que pode?»`,
    again: `«Há de haver um em que ninguém pensou», disse {name}, e tornaram a passá-los:\n«Roda que roda, bate e sacode,\nabrir a tampa, quem é que pode?»`,
    third: `O frasco não queria, e não era só o frasco que não queria. Cantaram por todos:\n«Roda que roda, bate e sacode,\nabrir a tampa, quem é que pode?»`,
    last: `Havia muito que ninguém fazia nada, e os passos saíram muito baixinho:\n«Nem se roda, nem se sacode,\ne abre-se a tampa, que agora já pode.»`,
  },
  try: `«Passo dois», disse {name}, e deu três pancadinhas com a colher, ali ao pé. «Isso é para quê?», perguntou {being}. «Para soltar.» «Pois a mim aperta-me», disse {being}. {name} pediu então por favor.~, e~ {Being} achou que isso ainda apertava mais.`,
  easy: `«O passo quatro podia ser um braço de gente grande», disse {pal}. «Não vale, mas dá ameixas.» Era um estalinho, e a calda a escorrer pelo queixo. Só que, quando {being} quisesse, já ali não havia ninguém.~, e~ {name} já tinha o frasco debaixo do braço.`,
  resolve: `Então o passo quatro era parar. Deixaram o frasco em sossego.~+, e~ {name} só lhe pousou um dedo na tampa. E a tampa rodou por si, para o outro lado, e saiu. «Quer dizer», disse {pal}, «que o dia todo só a ajudámos a fechar-se.»`,
  bed: `Na cozinha estava o frasco, com a tampa ao lado. Ninguém rodava, ninguém batia, ninguém pedia nada. As ameixas dormiam lá dentro, redondas e encostadas.~, e~ No escuro, muito doce, andava o cheiro delas.`,
};
