import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name}, {title} e o jogo das estátuas`,
  want: [
    `{name} jogava às estátuas, em que se fica como uma colher na gaveta, enquanto alguém conta até cem. O recorde ia em sessenta e um. [Depois veio uma comichão.] O jogo era amanhã.~+, e~ {name} queria chegar ao cem ainda hoje. E se mexesse uma sobrancelha?`,
    `«Sessenta e um!» Era o recorde de {name} nas estátuas, em que ninguém se pode mexer. Os outros chegavam ao cem.~, e~ O jogo era amanhã. [Piscar vale. Coçar não.] Hoje {name} queria o cem, custasse o que custasse. Mas uma sobrancelha é bicho manhoso.`,
  ],
  setoff: `«Sessenta e um», contava {pal}, «sessenta e dois.» Nisto veio aquele barulho, e {name} deu um pulo. «Assim não há estátua que aguente!» «Quem faz aquilo também anda a precisar de treino», disse {pal}. Vestiram os casacos.~ e~ Foram lá dar-lho.`,
  stay: `«Sessenta e dois», dizia {pal}, quando o barulho fez {name} dar um pulo. Sentaram-se de pijama onde acaba a luz do candeeiro, para ensinar como se faz uma estátua. Ficaram como duas colheres.~, e~ O barulho lá veio. [«Isto foi só a minha boca», disse {pal}.]`,
  remind: `«Vamos treinar», disse {name}, e ficou onde estava. {pal} ficou também, com um pé no ar. Contaram por dentro. Aos trinta e três, o pé desceu. «Mexeste-te», disse {name}. «Se viste, é porque mexeste os olhos», disse {pal}. [Deram por empate.]`,
  refrain: {
    first: `Diz-se ao princípio de cada jogo, e à última palavra já ninguém se mexe:\n«Estátua de pau, estátua de pé,\nmexeu a sobrancelha! De quem é que é?»`,
    again: `Era mexer de mais para uma noite só, e por isso pararam e disseram:\n«Estátua de pau, estátua de pé,\nmexeu a sobrancelha! De quem é que é?»`,
    third: `Nunca o cem estivera tão longe. Puseram-se em posição e recomeçaram:\n«Estátua de pau, estátua de pé,\nmexeu a sobrancelha! De quem é que é?»`,
    last: `Estava tudo quieto, e foi quase sem mexer os lábios que disseram:\n«Estátua de pau, estátua de pé,\nninguém mexe nada, da cabeça ao pé.»`,
  },
  try: `«O truque», disse {name}, «é olhar para uma coisa que não saia do sítio.» {Being} procurou uma. «Mas vai tudo embora», disse {being}, «ou então fecha os olhos.» Teve de continuar a procurar por todos os lados.~, e~ Assim não há estátua.`,
  easy: `«Encosta-te a mim e fecha os olhos», disse {pal}. «É só piscar muito comprido.» Estava-se bem ali.~+, e~ O cem vinha de graça. {Being} não parava, não parava, e ninguém via. {name} ainda tinha um olho aberto, mas pouco.`,
  resolve: `«Mais uma vez», disse {pal}, e pôs-se a contar. {name} fez-se colher e ficou a olhar para {being}.~+, que~ Não havia no mundo coisa mais quieta. Passou o sessenta e um. Passou o sessenta e dois. «E cem», disse {pal}, baixinho. [{name} esqueceu-se de acabar e foi até aos cento e nove.]`,
  bed: `Na cama, o cem é fácil. {name} era uma colher na gaveta.~, e~ Aos doze já não mexia nem uma sobrancelha. Um bocadinho depois, deitou-se também a conta.`,
};

export const wonder: ArcTelling = {
  title: `{name}, {title} e o bilboqué`,
  want: [
    `{name} tinha um bilboqué: a bola ia pelo ar, presa ao cordel, e *tup*, caía dentro do copinho. Mas bastava alguém olhar para ela fazer *toque*, do lado de fora. Hoje {name} queria um *tup* com gente a ver, nem que fosse um só. E se nunca o conseguisse?`,
    `*Tup*, fazia a bola do bilboqué, mesmo dentro do copinho de {name}. Mas era olharem para ela, e batia logo por fora, *toque*. Hoje {name} queria acertar à vista de todos, ao menos uma vez. Ou haverá coisas que só saem bem quando ninguém vê?`,
  ],
  setoff: `«Vai ser hoje, com toda a gente a ver!», disse {name}. «Quem consegue uma coisa dessas há de ter um segredo. Vou perguntar-lho.» A bola foi para o copinho.~+, e~ O copinho foi para o casaco. *Toque*, fez ele lá dentro, porque {pal} olhou. Então foram.`,
  stay: `«Aquilo vai ser diante de toda a gente», disse {name}. «Hei de lhe perguntar como se faz.» Sentaram-se de pijama onde acaba a luz do candeeiro, com o bilboqué. Quando {pal} olhava, a bola fazia *toque*.~+, e~ Quando {pal} virava a cara, fazia *tup*.`,
  remind: `«Atira agora», disse {pal}. «Eu fecho os olhos.» *Tup*, fez a bola. «Olhaste?» «Não.» *Tup*. «Mas agora estou a olhar.» *Toque*. Experimentaram só com um olho.~, e~ A bola deu uma volta à borda, muito devagar, e ali se sentou, a pensar. [«É envergonhada», disse {pal}.]`,
  refrain: {
    first: `Isto diz-se enquanto a bola anda no ar, e à última palavra logo se vê:\n«Sobe a bolinha, que roda no ar,\nninguém adivinha onde vai parar.»`,
    again: `Jogaram outra vez, para não perder a mão, e {pal} olhou para outro lado:\n«Sobe a bolinha, que roda no ar,\nninguém adivinha onde vai parar.»`,
    third: `*Toque*: ninguém o dizia, só se pensava, e por cima do pensamento disseram baixinho:\n«Sobe a bolinha, que roda no ar,\nninguém adivinha onde vai parar.»`,
    last: `E depois tornaram a dizê-lo, e agora acabava de outra maneira:\n«Sobe a bolinha, que roda no ar,\ntoda a gente viu onde foi parar.»`,
  },
  try: `«Como é que tu fazes», perguntou {name}, «com toda a gente a olhar?» «Ia perguntar-te eu», disse {being}. Para mostrar que era fácil, {name} atirou a bola.~, e~ À vista de todos ela fez *toque*. «Ah», disse toda a gente. «Pronto», disse {being}. «É essa, a tal palavra.»`,
  easy: `«Põe-na lá com a mão», segredou {pal}, «que eu digo *tup*.» Viravam-se todos e batiam palmas. {name} ganhava o jogo. Só que já ninguém tinha olhos para {being}.~, e~ A bola estava entre dois dedos, e o sorriso já estava pronto.`,
  resolve: `Toda a gente olhava ainda para {being}. Cá atrás, {name} pegou no copinho e atirou a bola.~+, e~ Ela fez *tup*. «Essa eu vi!», disse {being}. «Faz outra vez!» Viraram-se todos para ver.~, e~ A bola fez *tup*.`,
  bed: `O copinho ficou à cabeceira, com a bola lá dentro. Tinha estado toda a gente a olhar para ela, e ela ficara. Por trás das pálpebras de {name} subiu outra vez, devagarinho, caiu, e adormeceu no fundo.`,
};
