import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name}, {title} e o minuto de silêncio`,
  want: [
    `{name} tinha um relógio velho de medir silêncio, com um ponteiro vermelho que dá a volta num minuto.~, e~ O maior silêncio até agora era de onze segundos.~+, porque~ Depois alguém espirrou. Hoje {name} queria um minuto inteiro, mas haveria tanto silêncio no mundo?`,
    `{name} media silêncio com um relógio velho e uma folha. *4 segundos (chávena)*, estava escrito ali, e *11 segundos (espirro)*. O ponteiro vermelho leva um minuto para dar a volta.~+, e~ Hoje {name} queria uma volta inteira de silêncio.~,~ E se não houvesse nenhuma?`,
  ],
  setoff: `Houve silêncio durante nove segundos, e depois veio aquele barulho. {name} anotou: *9 (isso)*. «Assim nunca vou ter um minuto inteiro. Vamos ver quem faz.» [O que estraga uma experiência, disse {name}, tem de ser estudado.] Levaram o relógio e a folha.~+, e~ Lá foram.`,
  stay: `«Nove segundos de silêncio», disse {name}, a anotar, «e depois isso!» De pijama, sentaram-se com o relógio onde acaba a luz do candeeiro, para ver quem era. [{pal} susteve a respiração, para fazer menos barulho, e teve de a soltar.] Não foi preciso procurar longe.~+, porque~ O barulho já lá vinha.`,
  remind: `Pararam para medir. O ponteiro vermelho subiu de um lado e passou do cimo.~+, e~ {name} contava por dentro: vinte e dois, vinte e três. «Está a correr bem, não está?», disse {pal}.~+, e~ {name} anotou: *23 ({pal})*. [«Só falei porque estava tudo tão sossegado», disse {pal}.]`,
  refrain: {
    first: `Antes de medir diz-se uma coisa, para o último barulho sair:\n«Chiu, ponteirinho, a rodar no ar,\no que é que se ouve se nada soar?»`,
    again: `Quando corre mal, volta-se ao princípio, e o princípio é este:\n«Chiu, ponteirinho, a rodar no ar,\no que é que se ouve se nada soar?»`,
    third: `O ponteiro vermelho já tinha dado muitas voltas, nenhuma em paz. Mesmo assim perguntaram:\n«Chiu, ponteirinho, a rodar no ar,\no que é que se ouve se nada soar?»`,
    last: `{name} olhou o relógio, depois ninguém fez nada, e só depois deu para dizer:\n«Chiu, ponteirinho, podes parar,\né isto que se ouve se nada soar.»`,
  },
  try: `«É só um minuto», disse {name}, a mostrar o relógio. «Ficas sem fazer nada até o ponteiro vermelho voltar ao cimo.» [{Being} olhou e adorou.] «Mas está alguém como eu aí dentro!», disse {being}. «E também não para!» Por um minuto inteiro, um fez companhia ao outro.`,
  easy: `«Um dedo em cada orelha», disse {pal}, «e aí tens o teu minuto.» {name} experimentou um.~+, e~ Daquele lado ficou macio como uma almofada. {Being} continuava na mesma, sem ninguém a escutar. «Pronto!», disse {name}, alto de mais.`,
  resolve: `O ponteiro vermelho tinha dado a volta toda: um minuto inteiro de silêncio. «Mas tinha lá dentro alguma coisa», disse {pal}. «Fazia tum-tum, dentro de mim.» {name} pôs a mão no peito, e ali havia um também. *Silêncio, 1 minuto*, escreveu {name}. *É feito de corações.*`,
  bed: `O relógio ficou ao lado da cama, com o ponteiro vermelho a dar voltas. Media um minuto de silêncio e punha outro ao lado. No meio de cada um, tum-tum, sem estragar nada, ia um coração.`,
};

export const wonder: ArcTelling = {
  title: `{name}, {title} e a última linha`,
  want: [
    `{name} tinha um caderno chamado O QUE É, e nele só entrava o que {name} via com os dois olhos. [Dizia, por exemplo, *As torradas fazem mais barulho do que o pão*.] O lápis já estava tão curto que só chegava para mais uma linha.~+, e~ {name} queria nela uma coisa verdadeira, hoje.~,~ E se a linha fosse desperdiçada?`,
    `O lápis estava na última linha. [Já era mais pequeno do que um dente.] {name} queria escrever essa linha hoje, no caderno chamado O QUE É.~+, onde~ Só entra aquilo que se viu com os próprios olhos. [A linha de cima era *A colher põe-nos de pernas para o ar*.] E se fosse gasta com alguma coisa que não é?`,
  ],
  setoff: `«Toda a gente fala daquilo», disse {name}, «mas ver, quem é que viu? Hoje vejo eu, com os dois olhos.» O QUE É foi para debaixo do braço.~+, e~ O lápis curto foi para trás da orelha. Lá foram então, com os quatro olhos bem abertos.`,
  stay: `De pijama, na última luz do candeeiro, {name} abriu o caderno e pôs o lápis atrás da orelha. «Não vamos dizer o que é», disse {name}. «Primeiro olhamos, e depois dizemos.» [Então olharam, {name} com dois olhos e {pal} com mais dois.] E havia mesmo o que olhar.`,
  remind: `Outros iam para o mesmo lado, e todos já sabiam como ia ser. «É azul», disse um. [«É do tamanho de uma casa.» «E zumbe.»] {name} tirou o lápis da orelha e tornou a pô-lo. «E já viram?», perguntou. «Ver, não vimos», responderam, com pressa, «mas é sabido.»`,
  refrain: {
    first: `Quem quer saber tem um verso, que se diz de olhos bem abertos:\n«Será que é ou não é? Será, será?\nQuem tem dois olhos é que dirá.»`,
    again: `Ainda não se sabia, e enquanto não se sabe diz-se:\n«Será que é ou não é? Será, será?\nQuem tem dois olhos é que dirá.»`,
    third: `{name} abriu uma página limpa e, já que suspirar não adiantava, disseram:\n«Será que é ou não é? Será, será?\nQuem tem dois olhos é que dirá.»`,
    last: `Já ninguém perguntava, e só disseram outra vez, baixinho, para ouvir que era verdade:\n«Pois é o que é, e é o que há.\nQuem tem dois olhos é que dirá.»`,
  },
  try: `À frente de todos, {name} encostou a ponta do lápis ao papel. «O que está escrito aí?», perguntou {being}. «Por enquanto, nada», disse {name}, e era verdade. [«Então está escrito *nada*.» «Não está escrito nem isso.»] {Being} encolheu-se ainda mais. «Não quero entrar num livro como nada», disse.`,
  easy: `«Escreve *Toda a gente veio*», disse {pal}. «Isso é.» E era mesmo. Assim O QUE É ficava completo, e pronto.~,~ Só que não sobrava linha para {being}.~+, e~ Atrás da orelha de {name} já não havia lápis nenhum.`,
  resolve: `Depois de olhar o bastante, {name} abriu O QUE É e escreveu uma linha, que não era comprida. Com o ponto final, o lápis acabou. «Lê», disse {pal}. «*É verdade*», leu {name}, «*e eu vi.*»`,
  bed: `O QUE É ficou fechado, com a última linha dentro. O lápis tinha acabado, e nada mais precisava de ser escrito. O que era continuou a ser, sem ajuda de ninguém, no escuro.`,
};
