import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'cozy'> = {
  open: [
    `A manta boa, a da pontinha macia, tinha acabado de sair de ao pé do fogão.~+ e~ Cheirava a torradas. «Quem ficou com a pontinha?», perguntaram. «Eu», disse {name}. A pontinha era do tamanho exato de um nariz.~, e~ Foi no nariz que ficou.`,
    `«Ainda não os calces», disseram.~+, porque~ Os chinelos de {name} ainda estavam a aquecer na caixa do pão, ao lado do fogão. «Já estão cozidos?» Alguém lá meteu um dedo, a ver. «Estão no ponto.» {name} enfiou os pés.~+, e~ Foi como calçar duas broas.`,
    `«Depressa, que arrefece!», chamaram do fogão. O pijama vinha do aquecedor, quentinho como um pão. {name} mergulhou de cabeça.~+, e~ Por um bocado só se viu um alto morno no meio da cozinha. «Sais daí?», perguntaram. «Não», disse o alto. «Agora moro aqui.»`,
  ],
  outside: `O casaco tinha passado a tarde em cima do aquecedor.~+, e~ Lá por dentro parecia uma cama. «Cabe aí um bocado de mim?», perguntou {pal}. {name} abriu um lado.~, e~ {pal} mudou-se para lá. [Os cotovelos é que demoraram a arranjar lugar.] «Assim, sim», disse o casaco, a duas vozes.`,
  rest: `Chegou a hora de descansar.~+, que~ Ali queria dizer encostar. Primeiro encostou-se {name} {pal.ao}.~+, e~ Depois encostou-se {pal}. «Estou a pesar muito?», perguntou {pal}. [A pergunta era boa e merecia um minuto.] «Não», disse {name}, lá de baixo. «Pesas a conta certa.»`,
  doorstep: `A cozinha tinha guardado o calor para quem chegasse.~+, e~ Cheirava a torradas. Foi-se o casaco, vieram os chinelos, quentes do fogão. «Como vão esses dedos?», perguntou alguém. «Acabaram de chegar», disse {name}, e mexeu os dez, um por um, para os apresentar.`,
  close: [
    `No escuro, o nariz saiu à procura da pontinha macia. Não demorou, {que ela andava à procura dele|porque também a pontinha andava à procura dele}. Ainda cheirava a torradas e a lã.~, e~ Já tinha um cheirinho de {name}.`,
    `Na caixa do pão dormiam dois chinelos, com um pano por cima.~+, que~ Só ao pequeno-almoço estariam cozidos. Na cama, debaixo do outro pano, estava {name}. {Pelo cheiro, já estava no ponto|E ali, a julgar pelo cheiro, já estava tudo no ponto}.`,
    `No meio da cama havia um alto morno. «Sais daí?», perguntaram baixinho. Ninguém disse que não. O alto subia devagar.~ e~ Devagar descia. Agora morava ali.`,
  ],
  links: [
    `{name} e {pal} iam lado a lado, como dois pãezinhos no mesmo saco.`,
    `Lá foram {name} e {pal}, com duas mãos quentes num bolso só.`,
    `{name} parou para apertar um botão, e {pal} chegou-se, para aproveitar o quente.`,
    `No sítio onde {name} se encostava {pal.ao}, ainda era um bocadinho a cozinha.`,
    `{pal} pegou na mão fria de {name}, aqueceu-a bem e devolveu-a.`,
    `«Estás com calor?», perguntou {pal}. «Do teu lado», disse {name}, e trocaram de lado.`,
  ],
  threads: {
    flask: {
      one: `Alguém tinha enchido a garrafa-termos de leite quente com mel.~:~ Dava para três copos. O primeiro bebeu-se ali mesmo, a goles pequenos.~, e~ O quente desceu até aos dedos dos pés. «Já vai no pé esquerdo», disse {name}. «Agora já vai nos dois.»`,
      two: `«Segundo copo», disse {pal}.~+, e~ A garrafa suspirou ao abrir, como quem se senta ao fim do dia. [Quem não bebia segurava na tampa.] «Chegou ao quente bom», disse {name}, «àquele que é para pôr a cara por cima.» Então pôs-se a cara por cima.~, primeiro~ Uma, e depois a outra.`,
      three: `Ainda havia um copo na garrafa.~+, e~ Espreitaram os dois narizes lá para dentro. «Este é o da cama», disse {name}, e abraçou a garrafa.~, e~ {pal} abraçou {name}, um quente dentro do outro. [Lá no fundo ouvia-se o mel a andar.] «Por fora também aquece?», perguntou {name}. «Por fora», disse {pal}, «está-se que é um regalo.»`,
      end: `O último copo bebeu-se na cama, a meias. Já não queimava.~:~ Estava morno como uma mão. O mel tinha ido todo para o fundo, à espera de quem lá chegasse. [{pal} ficou com a tampa.]`,
    },
    patch: {
      one: `{name} levava na manga um pedacinho de manta velha, mais pequeno do que uma mão. [Era o que restava dela.] De tão macio, ia sozinho ter ao nariz. «Posso?», perguntou {pal}. «Podes, mas só a puxar o ar para dentro», disse {name}. «Se sopras, fica húmido.»`,
      two: `«Tenho o nariz gelado», disse {pal}. Então o pedacinho de manta saiu da manga de {name}.~ e~ Ficou ali encostado um bom bocado. «Está melhor?» «Bmm», disse {pal}.~+, que~ Foi só o que conseguiu passar pela lã. Quando voltou para a manga, o trapinho levava o calor de dois.`,
      three: `«De quem é a vez?», perguntou {name}. «É tua.» «Julgava que era tua.» [Nisto se esteve um bocado, com muita educação.] Cada qual queria que fosse o outro a ficar com o trapinho. Até que as cabeças se juntaram, cara com cara, com ele no meio.~, e~ Chegou muito bem para duas.`,
      end: `A manta boa estava gasta num sítio, mesmo por cima dos pés. {name} pôs lá o pedacinho velho.~+, e~ Nem que o tivessem cortado à medida. «É para os dedos», disse {name}. {Os dedos já dormiam|Mas os dedos, a essa hora, já dormiam}.`,
    },
  },
};
