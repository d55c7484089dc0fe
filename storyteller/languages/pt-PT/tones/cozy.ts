import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'cozy'> = {
  open: [
    `O cobertor bom, o da pontinha macia, tinha acabado de sair de ao pé do fogão.~+ e~ Cheirava a torrada. «Quem ficou com a pontinha?», perguntaram. «Eu», disse {name}. A pontinha era do tamanho exato de um nariz.~+, e~ Foi no nariz que ficou.`,
    `«Não calces já», disseram.~, e~ Na caixa do pão, ao lado do fogão, aqueciam os chinelos de {name}. «Já estão cozidos?» Alguém meteu lá um dedo. «Agora.» E {name} meteu os pés.~+, e~ Foi como calçar dois pãezinhos.`,
    `«Depressa», chamaram do fogão, «que arrefece!» O pijama vinha quentinho do radiador. {name} mergulhou de cabeça.~+, e~ Durante um bocado só se viu um alto morno. «Sais daí?», perguntaram. «Não», disse o alto. «Agora moro aqui.»`,
  ],
  outside: `O casaco tinha estado em cima do radiador.~+, e~ Cá fora parecia uma cama. «Cabe aí um bocado de mim?», perguntou {pal}. {name} abriu um lado.~+, e~ {pal} mudou-se lá para dentro. [Os cotovelos levaram tempo a encontrar lugar.] «Assim, sim», disse o casaco, com duas vozes.`,
  rest: `Era hora de descansar.~+, e~ Descansar, ali, era encostar. Primeiro {name} encostou-se {pal.ao}.~+, e depois~ Foi a vez de se encostar {pal}. «Estou a pesar muito?», perguntou {pal}. [Era uma boa pergunta, e merecia um minuto.] «Não», disse {name}, lá de baixo. «Pesas a conta certa.»`,
  doorstep: `A cozinha tinha guardado o calor para quem voltava.~+, e~ Cheirava a torrada. Tirou-se o casaco.~+, e~ Vieram os chinelos, quentes do fogão. «Como vão os dedos?», perguntou alguém. «Acabaram de chegar», disse {name}, e mexeu-os todos, os dez.`,
  close: [
    `No escuro, o nariz saiu a procurar a pontinha macia. Não demorou, {porque ela também o procurava|porque a pontinha também andava à procura dele}. Ainda cheirava a torrada e a lã, e tinha um pouco de {name}.`,
    `Os chinelos dormiam lado a lado na caixa do pão, com um pano por cima.~+, e~ Ao pequeno-almoço estariam cozidos. Na cama, debaixo do outro pano, estava {name}. {E ali tudo já estava no ponto|E ali, pelo cheiro, tudo já estava no ponto}.`,
    `No meio da cama havia um alto morno. «Sais daí?», perguntaram baixinho.~+, e~ Ninguém disse que não. O alto subia devagar.~+ e~ Devagar descia. Agora morava ali.`,
  ],
  links: [
    `{name} e {pal} iam lado a lado, como dois pãezinhos no mesmo saco.`,
    `Assim foram {name} e {pal}, no quente de duas mãos num bolso só.`,
    `{name} parou para fechar um botão, e {pal} chegou perto, para aproveitar o quente.`,
    `No sítio onde {name} se encostava {pal.ao}, ainda era um pouco a cozinha.`,
    `{pal} pegou na mão fria de {name}, guardou-a um bocado e devolveu-a quente.`,
    `«Estás com calor?», perguntou {pal}. «Do teu lado», disse {name}, e trocaram de lado.`,
  ],
  threads: {
    flask: {
      one: `Alguém tinha enchido a garrafa-termos com leite quente e mel.~, e~ Dava para três copos. O primeiro bebeu-se ali mesmo, um gole de cada vez.~+, e~ O quente desceu até aos dedos dos pés. «Já está no pé esquerdo», disse {name}. «Agora nos dois.»`,
      two: `«Segundo copo», disse {pal}.~+, e~ A garrafa suspirou ao abrir, como quem se senta finalmente. [Quem não bebia segurava a tampa.] «Chegou ao quente bom», disse {name}, «aquele de ficar com a cara lá dentro.» Então a cara lá ficou.~+, primeiro~ Uma, depois a outra.`,
      three: `Ainda havia um copo na garrafa.~+, e~ Duas cabeças espreitaram. «Este é o da cama», disse {name}. {name} abraçou a garrafa.~+, e~ {pal} abraçou {name}, um quente dentro do outro. [Lá no fundo ouvia-se o mel andar.] «Por fora também aquece?», perguntou {name}. «Por fora», disse {pal}, «está-se ótimo.»`,
      end: `O último copo bebeu-se na cama, a meias.~+, e~ Já não queimava. Estava morno como uma mão.~+, e~ O mel tinha ido todo para o fundo, à espera de alguém. [{pal} ficou com a tampa.]`,
    },
    patch: {
      one: `Dentro da manga, {name} levava um pedaço de cobertor velho, mais pequeno do que uma mão. [Era o único que restava.] De tão macio, ia sozinho para o nariz. «Posso?», perguntou {pal}. «Só a inspirar», disse {name}. «Se sopras, fica húmido.»`,
      two: `«Tenho o nariz frio», disse {pal}. Da manga de {name} saiu o pedacinho de cobertor.~+, e~ Ficou um bom tempo encostado ali. «Está melhor?» «Bmm», disse {pal}.~+, e~ Foi só isso que atravessou o pano.~, mas~ Quando voltou para a manga, levava o calor de dois.`,
      three: `«De quem é a vez?», perguntou {name}. «Tua.» «Pensei que era tua.» [Foi assim por um bocado, com muita educação.] Cada qual queria que o trapinho ficasse com o outro.~, mas~ As cabeças juntaram-se, cara com cara, com o trapinho no meio.~+, e~ Chegou para todos.`,
      end: `O cobertor bom tinha um sítio gasto, mesmo em cima dos pés. {name} pôs ali o pedacinho velho.~+, e~ Parecia cortado à medida. «É para os dedos», disse {name}. {Os dedos já dormiam|Mas os dedos já tinham adormecido}.`,
    },
  },
};
