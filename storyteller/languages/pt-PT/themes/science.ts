import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name}, {title} e o minuto de silêncio`,
  want: [
    `{name} tinha um cronómetro velho para medir o silêncio, com um ponteiro vermelho que dá a volta num minuto. Até hoje, o maior silêncio tinha onze segundos.~+, porque~ Depois alguém espirrou. {name} queria um minuto inteiro, ainda esta noite. Haveria tanto silêncio no mundo?`,
    `{name} media o silêncio com um cronómetro velho e apontava tudo numa folha: *4 segundos (chávena)*, *11 segundos (espirro)*. O ponteiro vermelho leva um minuto a dar a volta.~, e~ Hoje {name} queria uma volta inteira sem um ruído. E se não a houvesse?`,
  ],
  setoff: `Houve nove segundos de silêncio.~+, e~ Depois veio aquele barulho. {name} apontou: *9 (aquilo)*. «Assim nunca mais chego ao minuto. Vamos ver quem é.» [O que estraga uma experiência, disse {name}, tem de ser estudado.] Levaram o cronómetro.~+ e~ Levaram a folha. Lá foram.`,
  stay: `«Nove segundos de silêncio», disse {name}, a apontar, «e depois aquilo!» Sentaram-se de pijama, com o cronómetro, onde acaba a luz do candeeiro, a ver quem era. [{pal} susteve a respiração, para ajudar, e depois teve de a deitar toda fora.] Nem foi preciso ir procurar.~+, que~ O barulho já lá vinha.`,
  remind: `Pararam para medir. O ponteiro vermelho subiu por um lado.~+ e~ Passou o cimo.~, e~ {name} contava por dentro: vinte e dois, vinte e três. «Está a correr muito bem, não está?», disse {pal}. {name} apontou: *23 ({pal})*. [«Só falei porque estava tudo tão caladinho», disse {pal}.]`,
  refrain: {
    first: `Antes de medir diz-se isto, para sair o último barulho:\n«Chiu, ponteirinho, sempre a girar,\no que é que se ouve se tudo calar?»`,
    again: `Quando corre mal, volta-se ao princípio, e o princípio é este:\n«Chiu, ponteirinho, sempre a girar,\no que é que se ouve se tudo calar?»`,
    third: `Já o ponteiro vermelho tinha dado muitas voltas, nenhuma em sossego. Perguntaram na mesma:\n«Chiu, ponteirinho, sempre a girar,\no que é que se ouve se tudo calar?»`,
    last: `{name} olhou para o cronómetro. Ninguém fez nada, e só depois se disse:\n«Chiu, ponteirinho, podes girar,\né isto que se ouve se tudo calar.»`,
  },
  try: `«É só um minuto», disse {name}, e mostrou o cronómetro. «Não fazes nada até o ponteiro voltar ao cimo.» [{Being} olhou e ficou de boca aberta.] «Mas aí dentro está alguém como eu!», disse {being}. «Também nunca para!» E, durante um minuto inteiro, fizeram companhia um ao outro.`,
  easy: `«Um dedo em cada ouvido», disse {pal}, «e aí tens o teu minuto.» {name} experimentou num.~+, e~ Desse lado ficou tudo fofo como uma almofada. {Being} continuava, sem ninguém a ouvir. «Pronto!», disse {name}, alto de mais.`,
  resolve: `O ponteiro vermelho tinha dado a volta toda.~:~ Era um minuto inteiro de silêncio. «Mas ouvia-se uma coisa lá dentro», disse {pal}. «Fazia tum-tum, em mim.» {name} pôs a mão no peito.~+, e~ Ali também havia um. *Silêncio, 1 minuto*, escreveu {name}. *É feito de corações.*`,
  bed: `O cronómetro ficou à cabeceira, com o ponteiro vermelho às voltas. Media um minuto de silêncio.~ e~ Punha-lhe outro ao lado. E dentro de cada um, tum-tum, sem estragar nada, ia um coração.`,
};

export const wonder: ArcTelling = {
  title: `{name}, {title} e a última linha`,
  want: [
    `{name} tinha um caderno chamado O QUE É.~+, onde~ Só entrava aquilo que {name} vira com os próprios olhos. [Dizia, por exemplo, *A torrada faz mais barulho do que o pão*.] O lápis já não dava para mais do que uma linha. {name} queria pôr nela uma coisa verdadeira, e hoje. E se a estragasse?`,
    `O lápis estava na última linha. [Já era mais pequeno do que um dente.] {name} queria escrevê-la hoje, no caderno chamado O QUE É.~+, em que~ Só entra o que se viu com os próprios olhos. [A de cima dizia *A colher põe-nos de pernas para o ar*.] E se a gastasse com uma coisa que não era?`,
  ],
  setoff: `«Falam todos daquilo», disse {name}, «mas vê-lo, quem é que o viu? Pois hoje vejo eu, com estes dois.» O QUE É foi para debaixo do braço.~+, e~ O lápis foi para trás da orelha. E lá foram, com quatro olhos muito abertos.`,
  stay: `Onde acaba a luz do candeeiro, de pijama, {name} abriu o caderno e pôs o lápis atrás da orelha. «Não se diz logo o que é», disse {name}. «Primeiro vê-se, e depois diz-se.» [Então viram, {name} com dois olhos e {pal} com mais dois.] E havia muito que ver.`,
  remind: `Iam outros pelo mesmo caminho, e todos já sabiam como era. «É azul», disse um. [«É do tamanho de uma casa.» «E zumbe.»] {name} tirou o lápis de trás da orelha e tornou a pô-lo. «E já o viram?», perguntou. «Ver, não vimos», responderam, com muita pressa, «mas toda a gente sabe.»`,
  refrain: {
    first: `Para quem quer saber há uns versos, que se dizem de olhos abertos:\n«Será que é ou não é? Será, será?\nQuem tem dois olhos é que dirá.»`,
    again: `Saber, não se sabia ainda, e enquanto não se sabe diz-se:\n«Será que é ou não é? Será, será?\nQuem tem dois olhos é que dirá.»`,
    third: `{name} abriu uma página em branco e, como suspirar não adiantava, disseram:\n«Será que é ou não é? Será, será?\nQuem tem dois olhos é que dirá.»`,
    last: `Já ninguém perguntava. Disseram-no outra vez, baixinho, só para ouvir que era verdade:\n«Pois é o que é, e é o que há.\nQuem tem dois olhos é que dirá.»`,
  },
  try: `Diante de toda a gente, {name} encostou o lápis ao papel. «O que diz aí?», perguntou {being}. «Por enquanto, nada», disse {name}, e era verdade. [«Então diz *nada*.» «Nem isso diz.»] {Being} encolheu-se mais um bocado. «Não quero entrar num livro como nada», disse.`,
  easy: `«Escreve *Veio toda a gente*», disse {pal}. «Isso é.» E era.~, e~ O QUE É ficava completo, e pronto. Para {being} é que já não sobrava linha.~+, mas~ O lápis tinha saído de trás da orelha de {name}.`,
  resolve: `Depois de ter visto tudo, {name} abriu O QUE É e escreveu uma linha. Não era comprida. No ponto final acabou-se o lápis. «Lê lá», disse {pal}. «*É verdade*», leu {name}, «*e eu vi.*»`,
  bed: `O QUE É ficou fechado, com a última linha lá dentro. Já não havia lápis.~, e~ Já não era preciso escrever mais nada. O que era, continuou a ser, no escuro, sem a ajuda de ninguém.`,
};
