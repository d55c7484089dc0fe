import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name}, {title} e a ervilha`,
  want: [
    `{name} andava a aprender a estar sem se mexer.~+, porque~ Amanhã era dia de tirar o retrato. No último tinha saído com três narizes. Treinava com uma ervilha na colher. Mas, ali por alturas do quase três, lá ia ela sempre a rebolar.`,
    `Um, dois, e lá foi a ervilha. {name} tornou a pô-la na colher e ficou como um armário. Um, dois, lá foi outra vez. Para o retrato é preciso aguentar até três.~, e~ O retrato era amanhã. No último, {name} tinha três narizes.`,
  ],
  setoff: `«Há ali alguém que também não sabe estar», disse {name}. «Ouve lá, nem chega ao um.» Vestiram os casacos.~+, e~ A ervilha subiu para a colher. «Olha ela», disse {pal}. Foi preciso apanhá-la do escuro.~, e depois~ Saíram, de pescoço muito direito.`,
  stay: `«Há ali alguém que não sabe estar», disse {name}. «É cá dos meus.» De pijama e de pescoço direito, {name} levou a ervilha na colher até onde acaba a luz do candeeiro. Ali sentaram-se, com força de mais. «Ervilha», avisou {pal}, e pôs-se a apalpar o chão.`,
  remind: `«Deixa ver a mim», disse {pal}, e pegou na colher. Ficou de pedra, da cabeça aos pés. Um, dois. «Ela está a olhar para mim», disse {pal}. Claro que a ervilha lá foi.~, e~ Tiveram de a procurar às apalpadelas. «Quem não consegue é ela», disse {pal}.`,
  refrain: {
    first: `Ajuda muito contar em voz alta, e com duas vozes mais ainda:\n«Um é a colher, dois é a ervilha,\nao quase três salta a maravilha!»`,
    again: `A ervilha voltou à colher, e contaram-lhe:\n«Um é a colher, dois é a ervilha,\nao quase três salta a maravilha!»`,
    third: `Ali ninguém sabia estar, e contaram por todos:\n«Um é a colher, dois é a ervilha,\nao quase três salta a maravilha!»`,
    last: `Olharam para a colher, mal se atreveram a contar, e contaram:\n«Um é a colher, dois é a ervilha,\nao três certinho dormiu a maravilha.»`,
  },
  try: `«Olha para a ervilha», disse {name}, «e faz como ela.» {Being} olhou com toda a força.~, e~ Por um instante nada mexeu. «E agora, o que acontece?», perguntou {being}. No um e meio lá foi a ervilha. {Being} foi atrás dela.`,
  easy: `«Põe-lhe o polegar em cima», disse {pal}. «Assim aguenta até ao três.» Aguentava.~+, e~ Podia-se ir para a cama com a lição sabida. {Being} é que continuava sem saber estar. {name} olhou para o polegar.~, e~ O polegar não disse que não.`,
  resolve: `A ervilha estava na colher, muito quieta. {name} segurava nela e já nem se lembrava de tentar. «Como é que conseguiste?», perguntou {pal}. «Estava a olhar para {being}», disse {name}. «Amanhã, olho para ti.» «Então sai só um nariz», disse {pal}.`,
  bed: `A colher ficou à cabeceira, com a ervilha dentro, sem ninguém a segurar. Na almofada havia um nariz, um só, e tão quieto como ela. Um. Dois. Daí a muito tempo veio o três, e não mexeu nada.`,
};

export const wonder: ArcTelling = {
  title: `{name}, {title} e o assobio`,
  want: [
    `{name} não sabia assobiar, mas a chaleira sabia, e ninguém a tinha ensinado. {name} fez a boca redonda e soprou.~+, e~ Só saiu <underwater: uma bolha|ar>. «Até à hora da cama também hei de assobiar», dissera {name} à chaleira. Eram quase horas. E se ela ganhasse?`,
    `«Até à hora da cama», disse {name} à chaleira, logo ao pequeno-almoço, «também hei de assobiar.» A chaleira assobiava sem nunca ter andado em lições. Já {name} treinara o dia inteiro.~, e~ Da boca redonda só saía <underwater: bolha|ar>. Faltava pouco para a cama, e se ganhasse a chaleira?`,
  ],
  setoff: `«Hoje é que aquilo acontece», disse {name}. «Eu tento desde manhã, e nada. Quero ver como se faz.» Foi {pal} quem abotoou os casacos.~+, porque~ {name} tinha a boca ocupada, a fazer um O. Saiu <underwater: uma bolha|um sopro>. «Foi quase um assobio», disse {pal}, e foram ver.`,
  stay: `«É hoje que acontece», disse {name}, «e eu quero aprender como se faz.» Sentaram-se de pijama onde acaba a luz do candeeiro. {name} pôs já a boca redonda, para adiantar.~, e~ Saiu <underwater: uma bolha|ar>. «Esse foi assobiado para dentro», disse {pal}.`,
  remind: `«Pensa na chaleira», disse {pal}. {name} pensou até lhe ferverem as bochechas.~+, e~ Saiu <underwater: uma bolha|ar>. «Já estás a ferver», disse {pal}. «Essa é metade.» «E a outra metade?», perguntou {name}. «A outra é a que se ouve.»`,
  refrain: {
    first: `{pal} também queria aprender a assobiar, e {name} ensinou o que sabia:\n«Boquinha redonda, e sopra bem,\nque o assobio, esse, é que não vem.»`,
    again: `Experimentaram os dois sopros ao mesmo tempo, e não saiu nada a dobrar:\n«Boquinha redonda, e sopra bem,\nque o assobio, esse, é que não vem.»`,
    third: `{name} não conseguia, {being} também não, e esta foi por todos:\n«Boquinha redonda, e sopra bem,\nque o assobio, esse, é que não vem.»`,
    last: `As bocas já estavam todas redondas, e as palavras só se respiraram. Saíram do avesso:\n«Boquinha redonda, não sopra ninguém,\ne olha o assobio, que assim é que vem.»`,
  },
  try: `«É facílimo», disse {name}. «É só deixar sair.» Fez a boca redonda e soprou. <underwater: Bolhas|Ar>. {Being} ficou à espera. «E depois é que vem?» «Não», disse {name}. «Por agora é isto.» «Era mesmo isso que eu julgava que me ia acontecer», disse {being}.`,
  easy: `«Eu ponho a chaleira ao lume», disse {pal}. «Tu fazes a boca, e julgam que foste tu.» Havia assobio antes da cama, e um vaporzinho quente.~+, mas~ {Being} ficava sem ninguém à frente. A boca de {name} já estava feita.`,
  resolve: `{name} já nem pensava em assobiar. De tanto olhar, todas as bocas se tinham feito redondas.~, e~ A mais redonda era a de {name}. Só respirou.~+, e~ Lá veio ele, fininho e claro, um assobio. Procurou-se quem tinha trazido chaleira. «Bem tinhas dito que era antes da cama», disse {pal}.`,
  bed: `Na cozinha estava a chaleira, fria. Na cama estava uma boca, ainda quase redonda. Lá dentro dormia o assobio, fino como uma linha, e não tornou a sair.`,
};
