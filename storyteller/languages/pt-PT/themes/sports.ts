import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name}, {title} e o jogo das estátuas`,
  want: [
    `{name} jogava às estátuas, que é ficar sem mexer um fio, como uma colher na gaveta, enquanto alguém conta até cem.~+, e~ O recorde era sessenta e um. [Depois veio uma comichão.] O jogo era amanhã.~+, e~ {name} queria chegar ao cem hoje.~,~ E se mexesse uma sobrancelha?`,
    `«Sessenta e um!» Era o recorde de {name} nas estátuas, o jogo de não se mexer.~, mas~ Os outros chegavam ao cem.~+, e~ O jogo era amanhã. [Piscar vale. Coçar não.] Hoje {name} queria o cem, mas uma sobrancelha é bicho traiçoeiro.`,
  ],
  setoff: `«Sessenta e um», contava {pal}, «sessenta e dois.» Então veio aquele barulho, e {name} deu um salto. «Assim não há estátua que aguente!» «Quem faz isso também precisa de treino», disse {pal}. Vestiram os casacos.~+ e~ Foram lá ensinar.`,
  stay: `«Sessenta e dois», dizia {pal}, quando o barulho fez {name} saltar. De pijama, sentaram-se onde acaba a luz do candeeiro, para mostrar como se faz uma estátua. Ficaram como duas colheres.~+, e~ O barulho chegou. [«Isso foi só a minha boca», disse {pal}.]`,
  remind: `«Vamos treinar», disse {name}, e parou onde estava. {pal} parou também, com um pé no ar. Contaram por dentro.~+, e~ Aos trinta e três o pé desceu. «Mexeste», disse {name}. «Se viste, é porque mexeste os olhos», disse {pal}. [Ficou combinado que era empate.]`,
  refrain: {
    first: `Diz-se no começo de cada jogo, e na última palavra já ninguém se mexe:\n«Estátua de pau, estátua de pé,\nmexeu a sobrancelha! De quem é que é?»`,
    again: `Era movimento a mais para uma noite só, por isso pararam e disseram:\n«Estátua de pau, estátua de pé,\nmexeu a sobrancelha! De quem é que é?»`,
    third: `O cem nunca tinha estado tão longe, mas tomaram posição e recomeçaram:\n«Estátua de pau, estátua de pé,\nmexeu a sobrancelha! De quem é que é?»`,
    last: `Tudo estava parado, e mal mexeram os lábios para dizer:\n«Estátua de pau, estátua de pé,\nninguém mexeu nada, da cabeça ao pé.»`,
  },
  try: `«O segredo da estátua», disse {name}, «é olhar para uma coisa que não sai do lugar.» {Being} procurou uma. «Mas vai-se tudo embora», disse {being}, «ou de olho fechado.» Então foi preciso continuar a procurar à volta.~+, e~ Assim não há estátua.`,
  easy: `«Encosta-te a mim e fecha os olhos», disse {pal}. «É só um piscar comprido.» Estava-se quente.~+, e~ O cem vinha sem esforço nenhum. {Being} continuava, continuava, e ninguém via. Um olho de {name} ainda estava aberto, mas pouco.`,
  resolve: `«Mais uma vez», disse {pal}, e contou. {name} fez-se colher e ficou a olhar para {being}.~+, porque~ Não havia nada mais parado no mundo. Passou o sessenta e um, passou o sessenta e dois. «E cem», disse {pal}, baixinho. [{name} esqueceu-se de parar e foi até cento e nove.]`,
  bed: `Na cama o cem é fácil. {name} era uma colher na gaveta, e aos doze já nem uma sobrancelha mexia. Um pouco depois, a contagem também se deitou.`,
};

export const wonder: ArcTelling = {
  title: `{name}, {title} e o bilboquê`,
  want: [
    `{name} tinha um bilboquê: a bola subia no cordel e, *tup*, caía dentro do copinho.~+,~ Mas, se alguém olhasse, ela fazia *toque*, do lado de fora. Hoje {name} queria um *tup* com gente a olhar, nem que fosse um só.~+,~ E se ele não viesse nunca?`,
    `*Tup*, fazia a bola no cordel, mesmo dentro do copinho de {name}.~,~ Mas era só alguém olhar, que ela batia por fora, *toque*. Hoje {name} queria acertar uma vez, com público. Será que existem coisas que só saem bem quando ninguém vê?`,
  ],
  setoff: `«Hoje à noite, com toda a gente a olhar!», disse {name}. «Quem consegue aquilo há de saber como se faz, e eu vou perguntar-lhe.» A bola foi para o copinho.~+, e~ O copinho foi para o casaco. *Toque*, fez lá dentro, porque {pal} olhou.~+, e~ Depois disso lá foram.`,
  stay: `«Aquilo vai ser à frente de toda a gente», disse {name}. «Vou perguntar como se consegue.» De pijama, sentaram-se com o bilboquê onde acaba a luz do candeeiro. Quando {pal} olhava, a bola fazia *toque*.~+, e~ Quando {pal} olhava para o lado, fazia *tup*.`,
  remind: `«Atira agora», disse {pal}. «Eu fecho os olhos.» *Tup*, fez a bola. «Olhaste?» «Não.» *Tup*. «Mas agora estou a olhar.» *Toque*. Tentaram com um olho só.~+, e~ A bola correu uma volta à borda e sentou-se ali, a pensar. [«Ela é tímida», disse {pal}.]`,
  refrain: {
    first: `Diz-se enquanto a bola baloiça, e na última palavra descobre-se:\n«Sobe a bolinha, que roda no ar,\nninguém adivinha onde vai parar.»`,
    again: `Jogaram outra vez, para não perder a mão, com {pal} a olhar para o outro lado:\n«Sobe a bolinha, que roda no ar,\nninguém adivinha onde vai parar.»`,
    third: `Ninguém dizia toque, só o pensavam, e para disfarçar disseram muito baixo:\n«Sobe a bolinha, que roda no ar,\nninguém adivinha onde vai parar.»`,
    last: `Depois disseram o verso, e agora ele terminava de outra maneira:\n«Sobe a bolinha, que roda no ar,\ntoda a gente viu onde foi parar.»`,
  },
  try: `«Como é que se faz», perguntou {name}, «com toda a gente a olhar?» «Ia eu perguntar-te isso a ti», disse {being}. Para mostrar que era fácil, {name} abanou a bola.~+, e~ À frente de todos ela fez *toque*. «Ah», disse toda a gente. «Pronto», disse {being}. «É mesmo essa palavra.»`,
  easy: `«Põe com a mão», segredou {pal}. «Eu digo *tup*.» Viravam-se todos e batiam palmas.~+, e~ {name} tinha ganho. Mas então não sobrava ninguém para {being}. A bola já estava entre dois dedos, e o sorriso já estava pronto.`,
  resolve: `Toda a gente ainda olhava para {being}.~, mas~ Lá atrás, {name} pegou no copinho e abanou a bola.~+, e~ A bola fez *tup*. «Eu vi!», disse {being}. «Outra vez!» Viraram-se todos para olhar, e ela fez *tup*.`,
  bed: `O copinho ficou ao lado da cama, com a bola dentro. Tinham olhado para ela, e ela continuava lá. Atrás dos olhos de {name} ela subiu outra vez, devagar, entrou, e ficou.`,
};
