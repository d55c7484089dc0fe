import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'silly'> = {
  open: [
    `«Desculpa», disse {name} à perna esquerda do pijama.~, porque~ Os dois pés tinham descido pela direita. «Vem jantar!», chamaram. «Já vamos!», gritou {name}, ao pé-coxinho. A perna vazia veio atrás.~+, e~ Deram-lhe uma almofada.`,
    `«Alguém viu as minhas calças do pijama?», gritou {name}. «Já viste na sopa?», responderam. {name} olhou, e só havia sopa. «Então estão na tua cabeça», disseram.~,~ E estavam mesmo.~+, por isso~ {name} comeu mais um prato.`,
    `Ao jantar havia ervilhas. «Com licença?», disse {name} à primeira.~+, e~ Não se importou, nem as dezassete seguintes.~,~ Mas a décima nona era outra qualidade de ervilha. «Diz que prefere não», disse {name}, e deu-lhe um copinho de ovo, para ela se sentar.`,
  ],
  outside: `«Tens o casaco de pernas para o ar», disse {pal}<toddler: |, três passos adiante>. «Não tenho», disse {name}. «Quem está de pernas para o ar sou eu.» Viraram {name}, e então as botas é que estavam erradas. «E os meus pés?» «Cá em cima», disse {pal}. «Dizem que daqui se vê tudo.»`,
  rest: `«Já lá estamos?», perguntou {pal}. «Não», disse {name}. «Estamos aqui.» «Como é que sabes?» «Porque estamos cá dentro», disse {name}. «Então, se formos para lá», disse {pal}, «lá também passa a ser aqui.» Depois disso foi preciso sentar-se.`,
  doorstep: `Por engano, quem foi para a cama foram as botas, e {name} ficou de pé no tapete da porta. «Boa noite, durmam bem», disseram às botas.~+, e~ Ninguém deu por isso, até não pedirem água. «Estas não são {name}», disseram.`,
  close: [
    `As pernas estavam nas pernas, uma em cada, o que levou a noite inteira, e já ninguém precisava de pedir desculpa. {name} deitou-se em ambas de uma vez, e não havia mais onde cair, a não ser no sono.`,
    `«Alguém viu o meu sono?», gritou {name}. «Já viste na almofada?» {name} olhou, com uma orelha e os olhos fechados, e ali estava. As calças estavam nas pernas, e não havia nada para procurar.`,
    `No copinho de ovo dormia a décima nona ervilha, com um guardanapo até ao queixo. «Posso?», perguntou alguém a quem estava na cama, com a mão no candeeiro. Pelo que se ouvia, {name} não se importava.`,
  ],
  links: [
    `{name} saiu de frente e {pal} saiu de costas, para ver os dois lados.`,
    `{name} e {pal} foram em fila, e revezavam-se no meio.`,
    `{name} e {pal} marcharam, para parecer que eram doze.`,
    `«Depois de ti», disse {pal}. «Depois de ti», disse {name}, e foram de lado.`,
    `{pal} tropeçou em coisa nenhuma, pediu-lhe desculpa, e {name} pô-la no lugar.`,
    `{name} estava com a bota esquerda no pé direito, e durante um bocado só conseguiu andar à roda.`,
  ],
  threads: {
    sock: {
      one: `«Para», disse {name}. «Só tenho uma meia.» Foram ver, e era verdade: num pé havia meia, no outro havia dedos.~, e~ {pal} olhou dentro da meia que estava lá. «Aqui não está», disse {pal}. «É pé até ao fundo.»`,
      two: `«Trazes a minha meia!», disse {name}. «Não trago», disse {pal}, com a meia na cabeça. «É um chapéu.» «Tem calcanhar.» «Os melhores têm.» Então foi apresentada como chapéu. «Muito prazer», disse {name}, e o calcanhar fez que sim.`,
      three: `{name} contou as meias: uma no pé esquerdo, um chapéu e uma no pé direito. «Dá três. Sempre tive duas.» «Pois, é que passaram a noite fora», disse {pal}, debaixo do chapéu. «Essas coisas acontecem.»`,
      end: `Três meias estavam ao lado da cama, e {name} olhou bem para a terceira, que era muito pequena. «E tu, de quem és?» {pal} vestiu-a no nariz.~+, e~ Servia mesmo. Assim ficou resolvido, e ninguém tinha frio em lado nenhum.`,
    },
    spoon: {
      one: `«Porque é que trouxeste uma colher?», perguntou {pal}. «Para o caso de haver sopa», disse {name}. Olharam à volta, e não havia sopa. «Por isso é que é só *para o caso*.» «Então eu devia ter trazido um escadote», disse {pal}. «Para o caso de estar alta.»`,
      two: `{pal} olhou na colher de {name}. «Está aqui alguém, de pernas para o ar.» «Quem?», perguntou {name}. «Não sei, mas está com o meu nariz.» Por educação, {pal} também ficou de pernas para o ar. «Agora virou-se ao contrário», disse {pal}. «Nada lhe agrada.»`,
      three: `«Pergunta à colher quanto falta», disse {pal}.~+, e~ {name} perguntou ao alguém que havia nela, muito pequeno e de pernas para o ar. «E o que diz ele?» «Diz: *quanto falta?*», disse {name}. «Então também não sabe», disse {pal}.`,
      end: `Na cama {name} olhou a colher, e havia alguém nela, de pernas para o ar na cama. «Ainda cais», disse {name}, e virou a colher.~, mas~ Nas costas dela estava tudo do lado certo. «Assim, sim», disse {name}, e quatro olhos fecharam-se.`,
    },
  },
};
