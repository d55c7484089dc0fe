import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name}, {title} e o pires de migalhas`,
  want: [
    `Todas as noites {name} deixava um pires de migalhas para os pequeninos, que são {tiny} e os outros. Eles só vêm quando está tudo em silêncio.~, e~ Hoje o pires continuava cheio. {name} queria vê-lo limpo antes de dormir. E se ninguém tivesse coragem de vir?`,
    `O pires estava cheio de migalhas, quando àquela hora já devia estar rapado. {name} punha-o ali todas as noites, para {tiny} e os outros pequeninos.~+, que~ Só comem em silêncio. Hoje não aparecera ninguém. Aquela ceia tinha de ser comida, mas quem é que se ia atrever?`,
  ],
  setoff: `«É do barulho!», disse {name}. «Quem é que sai de casa para cear com isto?» Debaixo das coisas espreitaram umas carinhas.~, e~ Sumiram-se logo. «Vamos ver se o baixam um bocadinho», disse {pal}. Lá foram, e o pires também foi, com um prato a fazer de testo.`,
  stay: `«Com este barulho ninguém vem à ceia», disse {name}.~, e~ Puseram o pires mesmo onde acaba a luz do candeeiro, e sentaram-se ao pé, de pijama. Espreitaram umas carinhas. Não se demoraram nada. «E agora vem para aqui o barulho», disse {pal}, «direitinho à mesa.»`,
  remind: `Pararam e destaparam o pires. Vinha alguém atrás, muito pequeno.~:~ Era {tiny}, de guarda à sua ceia. «Podes começar», disse {name}. Nesse instante voltou o barulho.~, e~ {Tiny} sumiu-se debaixo da borda. [«A gente sabe», disse {pal}.]`,
  refrain: {
    first: `Em casa de {name} é assim que se chamam os pequeninos, pouco mais alto do que respirar:\n«Saiam, saiam, que a noite caiu,\nhá uma ceiazinha que ninguém viu.»`,
    again: `Entre dois barulhos, só houve tempo para dizer:\n«Saiam, saiam, que a noite caiu,\nhá uma ceiazinha que ninguém viu.»`,
    third: `{name} juntou as migalhas todas, compôs o monte e tornou a chamar:\n«Saiam, saiam, que a noite caiu,\nhá uma ceiazinha que ninguém viu.»`,
    last: `Já quase não era preciso, que estavam lá todos, e disse-se ao contrário:\n«Entrem, entrem, que a noite caiu,\nfoi-se a ceiazinha, e ninguém ouviu.»`,
  },
  try: `{name} pôs o pires no chão. «Os pequeninos vêm quando não há barulho.» «Vem *gente*?», disse {being}, e a alegria fugiu-lhe pela boca: «PARA A CEIA!» Num instante não havia carinha à vista. «Ninguém responde», disse {being}. [«É o costume.»]`,
  easy: `«Mais ali adiante está sossegado», disse {pal}. Lá, os pequeninos vinham.~ e~ Comiam até o pires luzir. Aqui ficava {being}, sem ninguém ao pé. {name} já tinha levantado o pires e enchido o peito para os chamar.`,
  resolve: `Enfim havia silêncio que chegasse, e a primeira cara a aparecer foi {tiny}. Depois vieram os outros.~, e~ Estava tudo tão quieto que se ouviam mastigar. «Olha onde se foram sentar», segredou {pal}. «Encostados {being.ao}.»`,
  bed: `O pires estava no seu lugar, com uma migalha só, mesmo ao meio. Era a dizer bem haja. Os pequeninos tinham recolhido de barriga cheia.~, e~ O escuro ficou limpo e sossegado, como uma toalha sacudida.`,
};

export const wonder: ArcTelling = {
  title: `{name}, {title} e a última luz acesa`,
  want: [
    `Todas as noites {name} fazia a ronda da casa e apagava as luzes que já ninguém queria.~+, mas~ Sobrava sempre uma. [Já na cama, lá estava ela, por baixo da cortina ou atrás da jarra, a piscar.] Hoje {name} queria apanhá-las todas. Assim o escuro nunca chegava a ser escuro.`,
    `Sobrava sempre uma luz. {name} fazia a ronda da casa e apagava tudo o que estava aceso para ninguém.~, e depois~ Da cama via-se mais uma. Hoje tinham de ser todas. E se o escuro nunca conseguisse ser escuro?`,
  ],
  setoff: `«Uma coisa daquelas gosta de escuro», disse {name}, «e olha-me para isto!» Aqui estava uma luz acesa para ninguém, ali estava outra. «Fazemos a ronda pelo caminho.» Levaram um saco.~+ e~ Levaram o abafador do bule, para as que fossem teimosas. Lá foram.`,
  stay: `{name} fez a ronda mais uma vez, de pijama, com {pal} atrás. [Apagou-se isto, correu-se aquilo.] Só ficou uma luzinha, tão baixa como uma migalha.~, e~ Sentaram-se ao pé dela, a deixar subir o escuro. Tem mais coisas lá dentro do que se julga.`,
  remind: `A ronda corria bem.~:~ Cada luz acesa para ninguém foi apagada, e o que andava caído foi para o saco. Uma delas não tinha botão, e enfiou-se-lhe o abafador do bule. «Agora olha para trás», disse {name}. O caminho todo, desde o princípio, estava às escuras.`,
  refrain: {
    first: `A ronda tem uma cantiga, que se canta de dedo esticado para o botão:\n«Ronda, rondinha, e a luz se apagou.\nPara que é o escuro, agora que entrou?»`,
    again: `Apagou-se mais uma, e por cima dela, no escuro acabado de fazer, cantaram:\n«Ronda, rondinha, e a luz se apagou.\nPara que é o escuro, agora que entrou?»`,
    third: `Haveria ainda alguma acesa? Olharam em volta, pelo sim, pelo não:\n«Ronda, rondinha, e a luz se apagou.\nPara que é o escuro, agora que entrou?»`,
    last: `Foi a última cantiga da ronda, e já não era pergunta:\n«Ronda, rondinha, e a luz se apagou.\nPara isto é o escuro: olha o que brilhou.»`,
  },
  try: `«O que falta é mais escuro», disse {name}, e mandou passar palavra. As luzinhas apagaram-se todas, até não se ver um palmo. «Ainda aí estão?», perguntou {being}. «É que assim não vejo se estão com boa cara.» [Teve de se acender uma, para lhe mostrar.]`,
  easy: `Se {being} não se mostrasse, a ronda ficava completa. Não sobrava nem uma luz.~:~ {name} tinha-as apanhado a todas. Mas toda a gente ia para casa sem ver o que {being} guardava. «Pois então, boa…», começou {name}, já a despedir-se.`,
  resolve: `{name} olhou em volta, como se olha no fim de uma ronda. Não havia acesa nem uma luz que ninguém quisesse. «Apanhei-as todas», disse {name}. Só uma coisa ainda brilhava.~:~ Era {being}. «Essa fica», disse {pal}. «É para isso que serve o escuro.»`,
  bed: `A ronda estava feita. {name} ficou à espera da luz que sobra sempre.~+, mas~ Nada piscou. O escuro estava escuro até ao fundo, como uma amora madura, e era macio de todos os lados.`,
};
