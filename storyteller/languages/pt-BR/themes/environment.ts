import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name}, {title} e o pires de migalhas`,
  want: [
    `Toda noite {name} deixava um pires de migalhas para os pequenininhos, para {tiny} e para os outros. Eles só vêm quando está quieto.~+, e~ Hoje o pires continuava cheio.~, mas~ {name} queria ver o pires limpo, mas será que alguém teria coragem de vir?`,
    `O pires estava cheio de migalhas, e a essa hora já devia estar vazio. {name} o punha ali toda noite, para {tiny} e os outros pequenininhos. Eles só comem no silêncio.~+, e~ Ninguém tinha aparecido. Aquele jantar precisava ser comido. Mas quem ia se atrever?`,
  ],
  setoff: `“É esse barulho!”, disse {name}. “Quem é que sai para jantar com isso?” Carinhas espiaram de debaixo das coisas.~+ e~ Sumiram de novo. “Vamos ver se dá para abaixar”, disse {pal}. Saíram, e o pires foi também, com um prato de tampa.`,
  stay: `“Com esse barulho ninguém sai para comer”, disse {name}.~, e~ De pijama, puseram o pires bem onde termina a luz do abajur. Umas carinhas apareceram debaixo das coisas.~+, mas~ Não demoraram nada. “E agora o barulho vem vindo para cá”, disse {pal}, “para a mesa.”`,
  remind: `Pararam e tiraram a tampa do pires.~, e~ Alguém bem pequeno vinha andando atrás.~+, e~ Era {tiny}, que tomava conta do jantar. “Pode começar”, disse {name}. Nisso o barulho voltou, e {tiny} se enfiou debaixo da beirada. [“A gente sabe”, disse {pal}.]`,
  refrain: {
    first: `É assim que se chamam os pequenininhos na casa de {name}, pouco mais alto que respirar:\n“Saiam, saiam, que a noite caiu,\ntem um jantarzinho que ninguém viu.”`,
    again: `Entre um barulho e outro, só havia tempo de dizer:\n“Saiam, saiam, que a noite caiu,\ntem um jantarzinho que ninguém viu.”`,
    third: `{name} juntou as migalhas que restavam, arrumou tudo de novo e chamou:\n“Saiam, saiam, que a noite caiu,\ntem um jantarzinho que ninguém viu.”`,
    last: `Quase não era preciso dizer nada, porque todos já estavam ali, e foi dito ao contrário:\n“Entrem, entrem, que a noite caiu,\nfoi-se o jantarzinho, e ninguém ouviu.”`,
  },
  try: `{name} pôs o pires no lugar. “Os pequenininhos vêm quando ninguém faz barulho.” “Vem alguém?”, disse {being}, e a alegria escapou: “JANTAR!” Num instante não se via mais carinha nenhuma. “Ninguém responde”, disse {being}. [“Nunca respondem.”]`,
  easy: `“Um pouco adiante está quieto”, disse {pal}. Lá os pequenininhos viriam.~+ e~ Comeriam até o pires brilhar. Aqui {being} continuaria, sem ninguém por perto.~+, e~ {name} já tinha erguido o pires e enchido o peito para chamar.`,
  resolve: `Enfim estava quieto o bastante, e quem chegou na frente foi {tiny}. Depois vieram todos.~+, e~ O silêncio era tanto que se ouviam os pequenininhos mastigar. “Foram se sentar bem encostados {being.em}”, cochichou {pal}.`,
  bed: `O pires estava no lugar, e em cima só havia uma migalha. Estava bem no meio, para agradecer. Os pequenininhos tinham entrado, cheios de jantar, e o escuro ficou limpo e quieto.`,
};

export const wonder: ArcTelling = {
  title: `{name}, {title} e a última luz acesa`,
  want: [
    `Toda noite {name} fazia a ronda e apagava cada luz de que ninguém precisava.~+,~ Mas sempre sobrava uma. [Já na cama, lá estava ela, debaixo da cortina ou atrás da jarra, piscando.] Hoje {name} queria pegar todas.~+, porque~ Assim o escuro nunca chegava a ser escuro.`,
    `Sempre sobrava uma luz.~, e~ {name} fazia a ronda da casa e apagava todas as que estavam acesas para ninguém.~+, e depois~ Da cama se via mais uma. Hoje tinham de ser todas.~+,~ E se o escuro não conseguisse nunca ficar escuro?`,
  ],
  setoff: `“Uma coisa daquelas gosta de escuro”, disse {name}, “e veja só isso aí fora!” Aqui havia uma luz acesa para ninguém, ali mais outra. “Vamos fazendo a ronda pelo caminho.” Pegaram um saco e um abafador de bule, para o que fosse forte demais.~+, e~ Lá se foram.`,
  stay: `{name} fez a ronda mais uma vez, de pijama, com {pal} atrás. [Isto se apagou, aquilo se fechou.] Só uma lampadinha veio junto, tão baixa que parecia uma migalha. Ali se sentaram.~+ e~ Deixaram o escuro subir. Havia nele mais do que se pensa.`,
  remind: `A ronda ia bem: cada luz acesa para ninguém foi apagada, e o que estava caído entrou no saco.~, mas~ Uma luz sem botão ficou usando o abafador de bule. “Agora olhe para trás”, disse {name}.~+, e~ O caminho inteiro, até o começo, estava no escuro.`,
  refrain: {
    first: `A ronda tem um verso, que se diz com um dedo esticado para o botão:\n“Guarda e recolhe, apaga e apagou.\nPra que serve o escuro, quando chegou?”`,
    again: `Mais uma coisa se apagou, e por cima dela, no escuro novinho, disseram:\n“Guarda e recolhe, apaga e apagou.\nPra que serve o escuro, quando chegou?”`,
    third: `Será que ainda havia alguma acesa? Olharam em volta e, para ter certeza, disseram:\n“Guarda e recolhe, apaga e apagou.\nPra que serve o escuro, quando chegou?”`,
    last: `Era o último verso da ronda, e nele não havia mais pergunta:\n“Guarda e recolhe, apaga e apagou.\nPra isso é o escuro, quando chegou.”`,
  },
  try: `“Ainda não está escuro o bastante”, disse {name}, e mandou passar o recado. As lampadinhas foram se apagando, até não se ver mais nada. “Ainda estão aí?”, perguntou {being}. “É que agora não vejo se a cara é boa.” [Foi preciso acender uma, para mostrar uma cara.]`,
  easy: `Se {being} continuasse no escuro, a ronda estaria completa.~, e~ Não sobraria uma luz sequer.~+, e~ {name} teria pegado todas.~, mas~ Todo mundo iria embora sem ver o que {being} tinha. “Bom, então boa…”, disse {name}, para quem estava ali.`,
  resolve: `{name} olhou em volta, como se olha no fim da ronda.~, e~ Não havia acesa nenhuma luz de que ninguém precisasse. “Peguei todas”, disse {name}.~, mas~ Só uma coisa ainda brilhava.~+, e~ Era {being}. “Essa deixa”, disse {pal}. “É para isso que está escuro.”`,
  bed: `A ronda estava feita, e {name} esperou pela luz que sempre sobra. Não piscou nada. O escuro estava escuro por inteiro, como uma jabuticaba, e macio em toda a volta.`,
};
