import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name}, {title} e a ervilha`,
  want: [
    `{name} estava a aprender a ficar sem se mexer.~, porque~ Amanhã havia retrato de toda a gente.~+, e~ No último {name} mexeu-se e saiu com três narizes. O treino era com uma ervilha na colher.~+,~ Mas sempre, no quase três, lá ia ela.`,
    `Um, dois, e lá foi a ervilha. {name} pô-la outra vez na colher e parou como um armário.~+, mas~ Um, dois, rebolou outra vez. Para o retrato é preciso aguentar até três. Era amanhã, e da última vez {name} saiu com três narizes.`,
  ],
  setoff: `«Lá fora há alguém que também não para», disse {name}. «Ouve, nem ao um chega.» Vestiram-se os casacos.~+, e~ A ervilha subiu para a colher. «Lá vai ela», disse {pal}. Apanhou-se a ervilha do escuro.~+, e~ Saíram de pescoço muito direito.`,
  stay: `«Lá fora alguém não sabe parar», disse {name}. «Como eu.» De pijama e pescoço direito, {name} levou a colher com a ervilha até onde acaba a luz do candeeiro.~, e~ Ali sentaram-se, com força a mais. «Ervilha», avisou {pal}, e pôs-se a apalpar.`,
  remind: `«Agora eu com a ervilha», disse {pal}, e pegou na colher. Parou de alto a baixo. Um, dois. «Ela está a olhar para mim», disse {pal}. Lá foi ela, claro.~, e~ Procuraram no escuro, às apalpadelas. «Quem não consegue é a ervilha», disse {pal}.`,
  refrain: {
    first: `Contar em voz alta ajuda, e mais ainda com duas vozes:\n«Um, a colher, e dois, a ervilha,\nno quase três ela salta e brilha!»`,
    again: `A ervilha voltou para a colher, e contaram-lhe:\n«Um, a colher, e dois, a ervilha,\nno quase três ela salta e brilha!»`,
    third: `Ali ninguém conseguia parar, e contaram por todos:\n«Um, a colher, e dois, a ervilha,\nno quase três ela salta e brilha!»`,
    last: `Olharam para a colher, quase sem coragem de contar, e contaram:\n«Um, a colher, e dois, a ervilha,\ne deu o três, e dormiu a ervilha.»`,
  },
  try: `«Olha para a ervilha», disse {name}, «e fica como ela.» {Being} olhou com toda a força.~+, e~ Por um instante nada se mexeu. «Vai acontecer alguma coisa?», perguntou {being}. Ao um e meio lá foi a ervilha.~+, e~ {Being} foi atrás.`,
  easy: `«Põe o dedo grande em cima da ervilha», disse {pal}. «Assim ela fica até ao três.» E ficava.~+, e~ Podia-se ir dormir com a lição pronta. Só {being} continuava sem saber como se para. {name} olhou para o dedo grande, e o dedo grande não dizia que não.`,
  resolve: `A ervilha estava na colher, muito quieta.~+, porque~ {name} segurava-a e tinha-se esquecido de tentar. «Como é que conseguiste?», perguntou {pal}. «Estava a olhar para {being}», disse {name}. «Amanhã vou olhar para ti.» «Então vai sair um nariz só», disse {pal}.`,
  bed: `Ao lado da cama ficou a colher, e nela a ervilha, sem ninguém a segurar. Na almofada havia um nariz só, igualmente quieto. Um, dois. Depois de muito tempo veio o três, e nada se mexeu.`,
};

export const wonder: ArcTelling = {
  title: `{name}, {title} e o assobio`,
  want: [
    `{name} não sabia assobiar, mas a chaleira sabia, e ninguém a tinha ensinado. {name} fez a boca redonda e soprou.~+, mas~ Só saiu <underwater: bolha|ar>. «Até à hora de dormir também eu hei de assobiar», tinha dito {name} à chaleira. Era quase a hora, e se ela ganhasse?`,
    `«Até à hora de dormir», disse {name} à chaleira, ao pequeno-almoço, «eu também hei de assobiar.» A chaleira assobiava sem nunca ter tido lições. O dia todo foi de treino.~+, e~ Não saiu nada senão <underwater: bolha|ar>. Faltava pouco para dormir, e se ganhasse a chaleira?`,
  ],
  setoff: `«Hoje aquilo acontece», disse {name}. «Tento o dia inteiro, e nada. Quero ver como se faz.» {pal} abotoou os casacos.~+, porque~ {name} estava de boca ocupada, a fazer um O. Saiu <underwater: uma bolha|um pouco de ar>. «Quase um assobio», disse {pal}, e foram ver.`,
  stay: `«É hoje que acontece», disse {name}, «e eu quero aprender como se faz.» De pijama, sentaram-se onde acaba a luz do candeeiro. {name} fez a boca redonda, para adiantar trabalho.~+, e~ Saiu <underwater: bolha|ar>. «Foi um assobio por dentro», disse {pal}.`,
  remind: `«Pensa na chaleira», disse {pal}. {name} pensou até as bochechas ferverem.~+, e~ Saiu <underwater: bolha|ar>. «Agora estás no ponto de fervura», disse {pal}. «Essa é a primeira metade.» «E a segunda?», perguntou {name}. «A segunda é a parte que se ouve.»`,
  refrain: {
    first: `{pal} também queria aprender a assobiar, por isso {name} ensinou o que havia:\n«Boca de O, e não abras de mais.\nSopra, e o assobio não sai jamais.»`,
    again: `Tentaram em dueto e saiu o dobro de nada, por isso disseram:\n«Boca de O, e não abras de mais.\nSopra, e o assobio não sai jamais.»`,
    third: `{name} não conseguia, {being} também não, e isto foi para todos:\n«Boca de O, e não abras de mais.\nSopra, e o assobio não sai jamais.»`,
    last: `Todas as bocas já estavam redondas, por isso só respiraram as palavras, e as palavras viraram-se do avesso:\n«Boca de O, e abriu-se de mais.\nOlha, que nada se esconde mais.»`,
  },
  try: `«É fácil», disse {name}. «É só deixar sair.» E fez a boca redonda, e soprou. <underwater: Bolhas|Ar>. {Being} esperou. «E depois vem?» «Não», disse {name}. «Por enquanto é isso.» «Era mesmo isso que eu julgava que ia ser», disse {being}.`,
  easy: `«Eu ponho a chaleira ao lume», disse {pal}. «Tu fazes a boca, e toda a gente acha que foste tu.» Havia um assobio antes de dormir, e vapor quentinho.~, mas~ De {name} e {pal}, {being} só via as costas.~+, e~ A boca de {name} já estava armada.`,
  resolve: `{name} já nem tentava assobiar. À volta, as bocas tinham ficado redondas de tanto olhar.~+, e~ A de {name} era a mais redonda. Só respirou.~, e~ Lá estava ele, fininho e claro, um assobio. Procuraram quem tinha trazido chaleira. «Bem disseste que era até à hora de dormir», disse {pal}.`,
  bed: `Na cozinha estava a chaleira, fria, e na cama uma boca, ainda quase redonda. Dentro dela dormia o assobio, fino como um fio, e não saiu mais.`,
};
