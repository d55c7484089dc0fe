import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name}, {title} e a brincadeira de estátua`,
  want: [
    `{name} jogava estátua, que é ficar sem mexer um fio, feito colher na gaveta, enquanto alguém conta até cem.~+, e~ O recorde era sessenta e um. [Depois veio uma coceira.] A partida era amanhã.~+, e~ {name} queria chegar ao cem hoje.~,~ E se uma sobrancelha mexesse?`,
    `“Sessenta e um!” Era o recorde de {name} na estátua, o jogo de não se mexer.~, mas~ Os outros chegavam ao cem.~+, e~ A partida era amanhã. [Pode piscar. Coçar não pode.] Hoje {name} queria o cem, mas sobrancelha é bicho traiçoeiro.`,
  ],
  setoff: `“Sessenta e um”, contava {pal}, “sessenta e dois.” Então veio aquele barulho, e {name} deu um pulo. “Assim não há estátua que aguente!” “Quem faz isso também precisa de treino”, disse {pal}.~, e~ Vestiram os casacos.~+ e~ Foram lá ensinar.`,
  stay: `“Sessenta e dois”, ia dizendo {pal}, quando o barulho fez {name} pular. De pijama, sentaram-se onde termina a luz do abajur, para mostrar como se faz uma estátua.~, e~ Ficaram que nem duas colheres.~+, e~ O barulho foi chegando. [“Isso foi só a minha boca”, disse {pal}.]`,
  remind: `“Vamos treinar”, disse {name}, e parou onde estava. {pal} parou também, com um pé no ar. Contaram por dentro.~+, e~ No trinta e três o pé desceu. “Mexeu”, disse {name}. “Se você viu, foi porque mexeu os olhos”, disse {pal}. [Ficou combinado que era empate.]`,
  refrain: {
    first: `Diz-se no começo de cada partida, e na última palavra ninguém mais se mexe:\n“Estátua de pau, estátua de pé,\nmexeu a sobrancelha! De quem é que é?”`,
    again: `Era movimento demais para uma noite só, então pararam e disseram:\n“Estátua de pau, estátua de pé,\nmexeu a sobrancelha! De quem é que é?”`,
    third: `O cem nunca tinha estado tão longe, mas tomaram posição e recomeçaram:\n“Estátua de pau, estátua de pé,\nmexeu a sobrancelha! De quem é que é?”`,
    last: `Tudo estava parado, e mal mexeram os lábios para dizer:\n“Estátua de pau, estátua de pé,\nninguém mexeu nada, da cabeça ao pé.”`,
  },
  try: `“O segredo da estátua”, disse {name}, “é olhar para uma coisa que não sai do lugar.” {Being} procurou uma. “Mas está tudo indo embora”, disse {being}, “ou de olho fechado.” Então foi preciso continuar procurando em volta.~+, e~ Isso não é estátua.`,
  easy: `“Encoste em mim e feche os olhos”, disse {pal}. “É só uma piscada comprida.” Estava quentinho.~+, e~ O cem viria sem esforço nenhum. {Being} continuaria, continuaria, e ninguém veria. Um olho de {name} ainda estava aberto, mas pouco.`,
  resolve: `“Mais uma vez”, disse {pal}, e contou. {name} virou colher e ficou olhando para {being}.~+, porque~ Não havia nada mais parado no mundo. Passou o sessenta e um, passou o sessenta e dois. “E cem”, disse {pal}, baixinho. [{name} esqueceu de parar e foi até cento e nove.]`,
  bed: `Na cama o cem é fácil. {name} era uma colher na gaveta, e no doze não se mexia mais nem uma sobrancelha. Um pouco depois, a contagem também se deitou.`,
};

export const wonder: ArcTelling = {
  title: `{name}, {title} e o bilboquê`,
  want: [
    `{name} tinha um bilboquê: a bola subia no barbante e, *tup*, caía dentro do copinho.~+,~ Mas, se alguém olhasse, ela fazia *toque*, do lado de fora. Hoje {name} queria um *tup* com gente olhando, nem que fosse um só.~+,~ E se ele não viesse nunca?`,
    `*Tup*, fazia a bola no barbante, bem dentro do copinho de {name}.~,~ Mas era só alguém olhar, que ela batia por fora, *toque*. Hoje {name} queria acertar uma vez, com plateia. Será que existem coisas que só dão certo quando ninguém vê?`,
  ],
  setoff: `“Hoje à noite, com todo mundo olhando!”, disse {name}. “Quem consegue isso deve saber como se faz, e eu vou perguntar.” A bola foi para o copinho.~+, e~ O copinho foi para o casaco. *Toque*, fez lá dentro, porque {pal} olhou.~+, e~ Depois disso lá se foram.`,
  stay: `“Aquilo vai ser na frente de todo mundo”, disse {name}. “Vou perguntar como se consegue.” De pijama, sentaram-se com o bilboquê onde termina a luz do abajur.~, e~ Quando {pal} olhava, a bola fazia *toque*.~+, e~ Quando {pal} olhava para o lado, fazia *tup*.`,
  remind: `“Jogue agora”, disse {pal}. “Eu fecho os olhos.” *Tup*, fez a bola. “Você olhou?” “Não.” *Tup*. “Mas agora estou olhando.” *Toque*. Tentaram com um olho só.~+, e~ A bola correu uma volta na borda e se sentou ali, pensando. [“Ela é tímida”, disse {pal}.]`,
  refrain: {
    first: `Diz-se junto com o balanço, e na última palavra se descobre:\n“Sobe a bolinha, que roda no ar,\nninguém adivinha onde vai parar.”`,
    again: `Jogaram de novo, para não perder a mão, com {pal} olhando o outro lado:\n“Sobe a bolinha, que roda no ar,\nninguém adivinha onde vai parar.”`,
    third: `Ninguém dizia toque, só pensavam, e para disfarçar disseram bem baixo:\n“Sobe a bolinha, que roda no ar,\nninguém adivinha onde vai parar.”`,
    last: `Depois disseram o verso, e agora ele terminava de outro jeito:\n“Sobe a bolinha, que roda no ar,\ntodo mundo viu onde foi parar.”`,
  },
  try: `“Como se faz”, perguntou {name}, “com todo mundo olhando?” “Eu ia perguntar isso para você”, disse {being}. Para mostrar que era fácil, {name} balançou a bola.~+, e~ Na frente de todos ela fez *toque*. “Ah”, disse todo mundo. “Pronto”, disse {being}. “É essa palavra mesmo.”`,
  easy: `“Ponha com a mão”, cochichou {pal}. “Eu digo *tup*.” Todos virariam e bateriam palmas.~+, e~ {name} teria ganhado. Mas aí não sobraria ninguém para {being}. A bola já estava entre dois dedos, e o sorriso já estava pronto.`,
  resolve: `Todo mundo ainda olhava para {being}.~, mas~ Então, lá atrás, {name} pegou o copinho e balançou a bola.~+, e~ Ela fez *tup*. “Eu vi!”, disse {being}. “De novo!” Viraram-se todos para olhar, e ela fez *tup*.`,
  bed: `O copinho ficou ao lado da cama, com a bola dentro. Tinham olhado para ela, e ela continuava lá. Atrás dos olhos de {name} ela subiu outra vez, devagar, entrou, e ficou.`,
};
