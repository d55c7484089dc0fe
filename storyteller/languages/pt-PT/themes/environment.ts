import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name}, {title} e o pires de migalhas`,
  want: [
    `Todas as noites {name} deixava um pires de migalhas para os pequeninos, para {tiny} e para os outros. Só vêm quando está tudo sossegado.~+, e~ Hoje o pires continuava cheio. {name} queria ver o pires limpo, mas teria alguém coragem de vir?`,
    `O pires estava cheio de migalhas, e a essa hora já devia estar vazio. {name} punha-o ali todas as noites, para {tiny} e os outros pequeninos. Só comem em silêncio.~+, e~ Ninguém tinha aparecido. Aquele jantar tinha de ser comido, mas quem é que se ia atrever?`,
  ],
  setoff: `«É esse barulho!», disse {name}. «Quem é que sai para jantar com isso?» Carinhas espreitaram de debaixo das coisas.~+ e~ Desapareceram outra vez. «Vamos ver se o baixam», disse {pal}. Saíram, e o pires foi também, com um prato por tampa.`,
  stay: `«Com esse barulho ninguém sai para comer», disse {name}.~, e~ De pijama, puseram o pires mesmo onde acaba a luz do candeeiro. Umas carinhas apareceram debaixo das coisas.~+, mas~ Não demoraram nada. «E agora o barulho vem para cá», disse {pal}, «para a mesa.»`,
  remind: `Pararam e tiraram a tampa do pires. Vinha alguém muito pequeno atrás.~+, e~ Era {tiny}, que vinha a guardar o jantar. «Podes começar», disse {name}. Nisso o barulho voltou, e {tiny} meteu-se debaixo da borda. [«Já sabemos», disse {pal}.]`,
  refrain: {
    first: `É assim que se chamam os pequeninos na casa de {name}, pouco mais alto que respirar:\n«Saiam, saiam, que a noite caiu,\nhá um jantarzinho que ninguém viu.»`,
    again: `Entre um barulho e outro, só havia tempo de dizer:\n«Saiam, saiam, que a noite caiu,\nhá um jantarzinho que ninguém viu.»`,
    third: `{name} juntou as migalhas que restavam, arrumou tudo outra vez e chamou:\n«Saiam, saiam, que a noite caiu,\nhá um jantarzinho que ninguém viu.»`,
    last: `Quase não era preciso dizer nada, porque todos já estavam ali, e foi dito ao contrário:\n«Entrem, entrem, que a noite caiu,\nfoi-se o jantarzinho, e ninguém ouviu.»`,
  },
  try: `{name} pôs o pires no lugar. «Os pequeninos vêm quando ninguém faz barulho.» «Vem alguém?», disse {being}, e a alegria fugiu-lhe: «JANTAR!» Num instante não se via mais carinha nenhuma. «Ninguém responde», disse {being}. [«Nunca respondem.»]`,
  easy: `«Mais adiante está sossegado», disse {pal}. Lá vinham os pequeninos.~+ e~ Comiam até o pires brilhar. Aqui {being} continuava, sem ninguém por perto.~+, e~ {name} já tinha erguido o pires e enchido o peito para chamar.`,
  resolve: `Estava, enfim, sossego bastante, e quem chegou à frente foi {tiny}. Depois vieram todos.~+, e~ O silêncio era tanto que se ouviam os pequeninos mastigar. «Foram sentar-se bem encostados {being.em}», segredou {pal}.`,
  bed: `O pires estava no lugar, e em cima só havia uma migalha. Estava mesmo ao meio, a agradecer. Os pequeninos tinham entrado, cheios de jantar, e o escuro ficou limpo e quieto.`,
};

export const wonder: ArcTelling = {
  title: `{name}, {title} e a última luz acesa`,
  want: [
    `Todas as noites {name} fazia a ronda e apagava cada luz de que ninguém precisava.~+,~ Mas sobrava sempre uma. [Já na cama, lá estava ela, debaixo da cortina ou atrás da jarra, a piscar.] Hoje {name} queria apanhá-las todas.~+, porque~ Assim o escuro nunca chegava a ser escuro.`,
    `Sobrava sempre uma luz.~, e~ {name} fazia a ronda da casa e apagava todas as que estavam acesas para ninguém.~+, e depois~ Da cama via-se mais uma. Hoje tinham de ser todas.~+,~ E se o escuro não conseguisse nunca ficar escuro?`,
  ],
  setoff: `«Uma coisa daquelas gosta de escuro», disse {name}, «e olha só para isto!» Aqui havia uma luz acesa para ninguém, ali mais outra. «Fazemos a ronda pelo caminho.» Levaram um saco e um abafador de bule, para o que fosse forte de mais.~+, e~ Lá foram.`,
  stay: `{name} fez a ronda mais uma vez, de pijama, com {pal} atrás. [Isto apagou-se, aquilo fechou-se.] Só veio atrás uma luzinha, tão baixa que parecia uma migalha. Ali sentaram-se.~+ e~ Deixaram o escuro subir. Havia nele mais do que se pensa.`,
  remind: `A ronda ia bem: cada luz acesa para ninguém foi apagada, e o que estava caído entrou no saco.~, mas~ Uma luz sem botão ficou com o abafador de bule. «Agora olha para trás», disse {name}.~+, e~ O caminho inteiro, até ao começo, estava no escuro.`,
  refrain: {
    first: `A ronda tem um verso, que se diz com um dedo esticado para o botão:\n«Guarda e recolhe, apaga e apagou.\nPara que serve o escuro, quando chegou?»`,
    again: `Mais uma coisa apagou-se, e por cima dela, no escuro acabado de fazer, disseram:\n«Guarda e recolhe, apaga e apagou.\nPara que serve o escuro, quando chegou?»`,
    third: `Será que ainda havia alguma acesa? Olharam à volta e, para ter a certeza, disseram:\n«Guarda e recolhe, apaga e apagou.\nPara que serve o escuro, quando chegou?»`,
    last: `Era o último verso da ronda, e nele não havia mais pergunta:\n«Guarda e recolhe, apaga e apagou.\nPara isso é o escuro, quando chegou.»`,
  },
  try: `«Ainda não está escuro o bastante», disse {name}, e mandou passar o recado. As luzinhas apagaram-se, até não se ver mais nada. «Ainda estão aí?», perguntou {being}. «É que agora não vejo se a cara é boa.» [Foi preciso acender uma, para mostrar uma cara.]`,
  easy: `Se {being} continuasse no escuro, a ronda estava completa. Não sobrava uma luz sequer.~+, e~ {name} tinha-as apanhado todas.~, mas~ Iam-se todos embora sem ver o que {being} tinha. «Bom, então boa…», disse {name}, para quem estava ali.`,
  resolve: `{name} olhou à volta, como se olha no fim da ronda.~, e~ Não havia acesa nenhuma luz de que ninguém precisasse. «Apanhei-as todas», disse {name}.~, mas~ Só uma coisa ainda brilhava.~+, e~ Era {being}. «Essa fica», disse {pal}. «É para isso que está escuro.»`,
  bed: `A ronda estava feita, e {name} esperou pela luz que sobra sempre. Não piscou nada. O escuro estava escuro por inteiro, como uma amora, e macio em toda a volta.`,
};
