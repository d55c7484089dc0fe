import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name}, {title} e a ervilha`,
  want: [
    `{name} estava aprendendo a ficar sem se mexer.~, porque~ Amanhã ia ter retrato de todo mundo.~+, e~ No último {name} se mexeu e saiu com três narizes. O treino era com uma ervilha na colher.~+,~ Mas sempre, no quase três, lá ia ela.`,
    `Um, dois, e lá se foi a ervilha. {name} a pôs de volta na colher e parou feito um armário.~+, mas~ Um, dois, ela rolou de novo. Para o retrato é preciso aguentar até três. Era amanhã, e da última vez {name} saiu com três narizes.`,
  ],
  setoff: `“Lá fora tem alguém que também não para”, disse {name}. “Escute, não chega nem no um.” Vestiram-se os casacos.~+, e~ A ervilha subiu na colher. “Lá vai ela”, disse {pal}.~, e~ Então a ervilha foi catada e posta de volta.~+, e~ Saíram de pescoço bem reto.`,
  stay: `“Lá fora alguém não sabe parar”, disse {name}. “Que nem eu.” De pijama e pescoço reto, {name} levou a colher com a ervilha até onde termina a luz do abajur.~, e~ Ali se sentaram, um pouco forte demais. “Ervilha”, avisou {pal}, e foi apalpar em volta.`,
  remind: `“Agora eu com a ervilha”, disse {pal}, e pegou a colher. {pal} parou de cima a baixo. Um, dois. “Ela está olhando para mim”, disse {pal}. Lá foi ela, claro.~, e~ Procuraram no escuro, tateando. “Quem não consegue é a ervilha”, disse {pal}.`,
  refrain: {
    first: `Contar em voz alta ajuda, e mais ainda com duas vozes:\n“Um, a colher, e dois, a ervilha,\nno quase três ela pula e brilha!”`,
    again: `A ervilha voltou para a colher, e contaram para ela:\n“Um, a colher, e dois, a ervilha,\nno quase três ela pula e brilha!”`,
    third: `Ali ninguém conseguia parar, e contaram por todos:\n“Um, a colher, e dois, a ervilha,\nno quase três ela pula e brilha!”`,
    last: `Olharam para a colher, quase sem coragem de contar, e contaram:\n“Um, a colher, e dois, a ervilha,\ne deu o três, e dormiu a ervilha.”`,
  },
  try: `“Olhe para a ervilha”, disse {name}, “e fique que nem ela.” {Being} olhou com toda a força.~+, e~ Por um instante nada se mexeu. “Ela vai fazer alguma coisa?”, perguntou {being}. No um e meio lá foi a ervilha.~+, e~ {Being} foi junto.`,
  easy: `“Ponha o dedão em cima da ervilha”, disse {pal}. “Assim ela fica até o três.” Ficaria mesmo.~+, e~ Dava para ir dormir com a lição pronta. Só {being} continuaria sem saber como se para. {name} olhou para o dedão, e o dedão parecia disposto.`,
  resolve: `A ervilha estava na colher, quieta de tudo.~+, porque~ {name} a segurava e tinha se esquecido de tentar. “Como você conseguiu?”, perguntou {pal}. “Eu olhava para {being}”, disse {name}. “Amanhã vou olhar para você.” “Então vai sair um nariz só”, disse {pal}.`,
  bed: `Ao lado da cama ficou a colher, e nela a ervilha, sem ninguém segurar. No travesseiro havia um nariz só, igualmente quieto. Um, dois. Depois de muito tempo veio o três, e nada se mexeu.`,
};

export const wonder: ArcTelling = {
  title: `{name}, {title} e o assobio`,
  want: [
    `{name} não sabia assobiar, mas a chaleira sabia, e ninguém tinha ensinado. {name} fez a boca redonda e soprou.~+, mas~ Só saiu <underwater: bolha|ar>. “Até a hora de dormir eu também assobio”, tinha dito {name} à chaleira. Já era quase hora. E se ela ganhasse?`,
    `“Até a hora de dormir”, disse {name} para a chaleira no café da manhã, “eu também assobio.” A chaleira assobiava sem nunca ter tido aula.~, e~ O dia todo foi de treino.~+, e~ Não saiu nada além de <underwater: bolha|ar>. Faltava pouco para dormir. E se desse chaleira?`,
  ],
  setoff: `“Hoje aquilo acontece”, disse {name}. “Eu tento o dia inteiro e nada. Quero ver como se faz.” {pal} abotoou os casacos.~+, porque~ {name} estava de boca ocupada, fazendo um O. Saiu <underwater: uma bolha|um pouco de ar>. “Quase um assobio”, disse {pal}, e foram ver.`,
  stay: `“É hoje que acontece”, disse {name}, “e eu quero aprender como se faz.” De pijama, sentaram-se onde termina a luz do abajur.~, e~ {name} fez a boca redonda, para já ir adiantando.~+, e~ Saiu <underwater: bolha|ar>. “Foi um assobio por dentro”, disse {pal}.`,
  remind: `“Pense na chaleira”, disse {pal}.~, e~ {name} pensou até as bochechas ferverem.~+, e~ Saiu <underwater: bolha|ar>. “Agora você está no ponto de fervura”, disse {pal}. “Essa é a primeira metade.” “E a segunda?”, perguntou {name}. “A segunda é a parte que se ouve.”`,
  refrain: {
    first: `{pal} também queria aprender a assobiar, então {name} ensinou o que havia:\n“Boca de O, e não abre demais.\nSopra, e o assobio não sai jamais.”`,
    again: `Tentaram em dupla e saiu o dobro de nada, então disseram:\n“Boca de O, e não abre demais.\nSopra, e o assobio não sai jamais.”`,
    third: `{name} não conseguia, {being} também não, e isto foi para todos:\n“Boca de O, e não abre demais.\nSopra, e o assobio não sai jamais.”`,
    last: `Todas as bocas já estavam redondas, então só respiraram as palavras, e elas se viraram do avesso:\n“Boca de O, e se abre demais.\nOlha, que nada se esconde mais.”`,
  },
  try: `“É fácil”, disse {name}. “É só deixar sair.” E fez a boca redonda, e soprou. <underwater: Bolhas|Ar>. {Being} esperou. “E depois vem?” “Não”, disse {name}. “Por enquanto é isso.” “Era bem assim que eu imaginava que ia ser”, disse {being}.`,
  easy: `“Eu ponho a chaleira no fogo”, disse {pal}. “Você faz a boca, e todo mundo acha que foi você.” Haveria um assobio antes de dormir, e vapor quentinho.~, mas~ De {name} e {pal}, {being} só veria as costas.~+, e~ A boca de {name} já estava armada.`,
  resolve: `{name} nem tentava mais assobiar.~, e~ Em volta, as bocas tinham ficado redondas de tanto olhar.~+, e~ A de {name} era a mais redonda. Ela só respirou.~, e~ Lá estava ele, fininho e claro, um assobio. Procuraram quem tinha trazido chaleira. “Bem que você disse que era até a hora de dormir”, disse {pal}.`,
  bed: `Na cozinha estava a chaleira, fria, e na cama uma boca, ainda quase redonda. Dentro dela dormia o assobio, fino como um fio, e não saiu mais.`,
};
