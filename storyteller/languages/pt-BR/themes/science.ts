import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name}, {title} e o minuto de silêncio`,
  want: [
    `{name} tinha um relógio velho de medir silêncio, com um ponteiro vermelho que dá a volta num minuto.~, e~ O maior silêncio até agora era de onze segundos.~+, porque~ Depois alguém espirrou. Hoje {name} queria um minuto inteiro, mas será que existia tanto silêncio no mundo?`,
    `{name} media silêncio com um relógio velho e uma folha. *4 segundos (xícara)*, estava escrito ali, e *11 segundos (espirro)*. O ponteiro vermelho leva um minuto para dar a volta.~+, e~ Hoje {name} queria uma volta inteira de silêncio.~,~ E se não houvesse nenhuma?`,
  ],
  setoff: `Fez silêncio por nove segundos, e então veio aquele barulho. {name} anotou: *9 (isso)*. “Assim nunca vou ter um minuto inteiro. Vamos ver quem faz.” [O que estraga uma experiência, disse {name}, precisa ser estudado.] Pegaram o relógio e a folha.~+, e~ Lá se foram.`,
  stay: `“Nove segundos de silêncio”, disse {name}, anotando, “e depois isso!” De pijama, sentaram-se com o relógio onde termina a luz do abajur, para ver quem era. [{pal} puxou o ar, para fazer menos barulho, e teve de soltar.] Não foi preciso procurar longe.~+, porque~ O barulho vinha vindo.`,
  remind: `Pararam para medir. O ponteiro vermelho subiu de um lado e passou do topo.~+, e~ {name} contava por dentro: vinte e dois, vinte e três. “Está indo bem, não está?”, disse {pal}.~+, e~ {name} anotou: *23 ({pal})*. [“Só falei porque estava tão quieto”, disse {pal}.]`,
  refrain: {
    first: `Antes de medir se diz uma coisa, para o último barulho sair:\n“Psiu, ponteirinho, rodando no ar,\no que é que se ouve se nada soar?”`,
    again: `Quando dá errado, recomeça-se do começo, e o começo é este:\n“Psiu, ponteirinho, rodando no ar,\no que é que se ouve se nada soar?”`,
    third: `O ponteiro vermelho já tinha dado muitas voltas, nenhuma em paz. Mesmo assim perguntaram:\n“Psiu, ponteirinho, rodando no ar,\no que é que se ouve se nada soar?”`,
    last: `{name} olhou o relógio, depois ninguém fez nada, e só depois deu para dizer:\n“Psiu, ponteirinho, cansou de rodar,\né isso que se ouve se nada soar.”`,
  },
  try: `“É só um minuto”, disse {name}, mostrando o relógio. “Você fica sem nada até o ponteiro vermelho voltar ao topo.” [{Being} olhou e adorou.] “Mas tem alguém como eu aí dentro!”, disse {being}. “E também não para!” Por um minuto inteiro, um fez companhia ao outro.`,
  easy: `“Um dedo em cada orelha”, disse {pal}, “e está aí o seu minuto.” {name} experimentou um.~+, e~ Daquele lado ficou macio como travesseiro. {Being} continuaria igual, sem ninguém escutando. “Pronto!”, disse {name}, alto demais.`,
  resolve: `O ponteiro vermelho tinha dado a volta toda: um minuto inteiro de silêncio. “Mas tinha alguma coisa nele”, disse {pal}. “Fazia tum-tum, dentro de mim.” {name} pôs a mão no peito, e ali havia um também. *Silêncio, 1 minuto*, escreveu {name}. *É feito de corações.*`,
  bed: `O relógio ficou ao lado da cama, com o ponteiro vermelho dando voltas. Media um minuto de silêncio e punha outro do lado. No meio de cada um, tum-tum, sem estragar nada, ia um coração.`,
};

export const wonder: ArcTelling = {
  title: `{name}, {title} e a última linha`,
  want: [
    `{name} tinha um caderno chamado O QUE É, e nele só entrava o que {name} via com os dois olhos. [Dizia, por exemplo, *Torrada faz mais barulho que pão*.] O lápis já estava tão curto que só dava para mais uma linha.~+, e~ {name} queria nela uma coisa verdadeira, hoje.~,~ E se a linha fosse desperdiçada?`,
    `O lápis estava na última linha. [Já era menor que um dente.] {name} queria escrever essa linha hoje, no caderno chamado O QUE É.~+, onde~ Só entra aquilo que se viu com os próprios olhos. [A linha de cima era *A colher põe a gente de cabeça para baixo*.] E se fosse gasta com alguma coisa que não é?`,
  ],
  setoff: `“Todo mundo fala daquilo”, disse {name}, “mas ver mesmo, quem viu? Hoje eu vejo, com os dois olhos.” O QUE É foi para debaixo do braço.~+, e~ O lápis curto foi para trás da orelha. Lá se foram então, com os quatro olhos bem abertos.`,
  stay: `De pijama, na última luz do abajur, {name} abriu o caderno e pôs o lápis atrás da orelha. “Não vamos dizer o que é”, disse {name}. “Primeiro a gente olha, e depois diz.” [Então olharam, {name} com dois olhos e {pal} com mais dois.] E havia mesmo o que olhar.`,
  remind: `Outros iam para o mesmo lado, e todos já sabiam como ia ser. “É azul”, disse um. [“É do tamanho de uma casa.” “E zumbe.”] {name} tirou o lápis da orelha e pôs de volta. “E já viram?”, perguntou. “Ver, não vimos”, responderam, com pressa, “mas é sabido.”`,
  refrain: {
    first: `Quem quer saber tem um verso, que se diz de olhos bem abertos:\n“Será que é ou não é? Será, será?\nQuem tem dois olhos é que dirá.”`,
    again: `Ainda não se sabia, e enquanto não se sabe vai-se dizendo:\n“Será que é ou não é? Será, será?\nQuem tem dois olhos é que dirá.”`,
    third: `{name} abriu uma página limpa e, já que suspirar não adiantava, disseram:\n“Será que é ou não é? Será, será?\nQuem tem dois olhos é que dirá.”`,
    last: `Ninguém mais perguntava, e só disseram de novo, baixinho, para ouvir que era verdade:\n“Pois é o que é, e é o que há.\nQuem tem dois olhos é que dirá.”`,
  },
  try: `Na frente de todos, {name} encostou a ponta do lápis no papel. “O que está escrito aí?”, perguntou {being}. “Por enquanto, nada”, disse {name}, e era verdade. [“Então está escrito *nada*.” “Não está escrito nem isso.”] {Being} ficou ainda mais sem jeito. “Não quero entrar num livro como nada”, disse.`,
  easy: `“Escreva *Todo mundo veio*”, disse {pal}. “Isso é.” E era mesmo. Assim O QUE É ficaria completo, e acabou-se.~,~ Só que não sobraria linha para {being}.~+, e~ Atrás da orelha de {name} já não havia lápis nenhum.`,
  resolve: `Depois de olhar o bastante, {name} abriu O QUE É e escreveu uma linha, que não era comprida. Com o ponto final, o lápis acabou. “Leia”, disse {pal}. “*É verdade*”, leu {name}, “*e eu vi.*”`,
  bed: `O QUE É ficou fechado, com a última linha dentro. O lápis tinha acabado, e nada mais precisava ser escrito. O que era continuou sendo, sem ajuda de ninguém, no escuro.`,
};
