import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'silly'> = {
  open: [
    `“Desculpe”, disse {name} à perna esquerda do pijama.~, porque~ Os dois pés tinham descido pela direita. “Venha jantar!”, chamaram. “A gente já vai!”, gritou {name}, pulando.~, e~ A perna vazia veio atrás.~+, e~ Ganhou uma almofada.`,
    `“Alguém viu a calça do meu pijama?”, gritou {name}. “Já olhou na sopa?”, responderam. {name} olhou, e só havia sopa. “Então está na sua cabeça”, disseram.~,~ E estava mesmo.~+, por isso~ {name} tomou mais um prato.`,
    `No jantar havia ervilhas. “Com licença?”, disse {name} à primeira.~+, e~ Ela não se importou, nem as dezessete seguintes.~,~ Mas a décima nona era outro tipo de ervilha. “Ela diz que prefere não”, disse {name}, e lhe deu um copinho de ovo para se sentar.`,
  ],
  outside: `“Seu casaco está de cabeça para baixo”, disse {pal}<toddler: |, três passos adiante>. “Não está”, disse {name}. “Quem está sou eu.” Viraram {name}, e aí as botas é que estavam erradas. “Cadê os meus pés?” “Aqui em cima”, disse {pal}. “Dizem que dá para ver tudo.”`,
  rest: `“A gente já está lá?”, perguntou {pal}. “Não”, disse {name}. “A gente está aqui.” “Como você sabe?” “Porque a gente está dentro”, disse {name}. “Então, se a gente for para lá”, disse {pal}, “lá também vira aqui.” Depois disso foi preciso se sentar.`,
  doorstep: `Por engano, quem foi para a cama foram as botas, e {name} ficou de pé no capacho. “Boa noite, durmam bem”, disseram às botas.~+, e~ Ninguém notou, até que elas não pediram água. “Essas aí não são {name}”, disseram.`,
  close: [
    `As pernas estavam nas pernas, uma em cada, o que levou a noite inteira, e ninguém mais precisava pedir desculpa. {name} se deitou em ambas de uma vez, e não havia mais onde cair, a não ser no sono.`,
    `“Alguém viu o meu sono?”, gritou {name}. “Já olhou no travesseiro?” {name} olhou, com uma orelha e os olhos fechados, e ali estava. A calça estava nas pernas, e não havia mais o que procurar.`,
    `No copinho de ovo dormia a décima nona ervilha, com um guardanapo até o queixo. “Posso?”, perguntou alguém a quem estava na cama, com a mão no abajur. Pelo que se ouvia, {name} não se importava.`,
  ],
  links: [
    `{name} saiu de frente e {pal} saiu de costas, para ver os dois lados.`,
    `{name} e {pal} foram em fila, revezando-se no meio.`,
    `{name} e {pal} marcharam, para parecer que eram doze.`,
    `“Depois de você”, disse {pal}. “Depois de você”, disse {name}, e foram de lado.`,
    `{pal} tropeçou no nada, pediu desculpa a ele, e {name} o pôs no lugar.`,
    `{name} estava com a bota esquerda no pé direito, e por um tempo só conseguiu andar em roda.`,
  ],
  threads: {
    sock: {
      one: `“Pare”, disse {name}. “Só tenho uma meia.” Foram ver, e era verdade: num pé havia meia, no outro havia dedos.~, e~ {pal} olhou dentro da meia que estava lá. “Aqui não está”, disse {pal}. “É pé até o fundo.”`,
      two: `“Você está usando a minha meia!”, disse {name}. “Não estou”, disse {pal}, com a meia na cabeça. “É um chapéu.” “Tem calcanhar.” “Os melhores têm.” Então ela foi apresentada como chapéu. “Muito prazer”, disse {name}, e o calcanhar fez que sim.`,
      three: `{name} contou as meias: uma no pé esquerdo, um chapéu e uma no pé direito. “Dá três. Eu sempre tive duas.” “Pois é, elas passaram a noite fora”, disse {pal}, debaixo do chapéu. “Essas coisas acontecem.”`,
      end: `Três meias estavam ao lado da cama, e {name} olhou bem para a terceira, que era bem pequena. “E você, de quem é?” {pal} a vestiu no nariz.~+, e~ Serviu certinho. Assim ficou resolvido, e ninguém tinha frio em lugar nenhum.`,
    },
    spoon: {
      one: `“Por que você trouxe uma colher?”, perguntou {pal}. “Vai que tem sopa”, disse {name}. Olharam em volta, e não havia sopa. “É por isso que é só *vai que*.” “Então eu devia ter trazido uma escada”, disse {pal}. “Vai que ela está no alto.”`,
      two: `{pal} olhou na colher de {name}. “Tem alguém aqui, de ponta-cabeça.” “Quem?”, perguntou {name}. “Não sei, mas está com o meu nariz.” Por educação, {pal} também ficou de ponta-cabeça. “Agora virou do outro jeito”, disse {pal}. “Nada agrada.”`,
      three: `“Pergunte à colher quanto falta”, disse {pal}.~+, e~ Então {name} perguntou ao alguém que havia nela, muito pequeno e de ponta-cabeça. “E o que ele diz?” “Ele diz: *quanto falta?*”, disse {name}. “Então também não sabe”, disse {pal}.`,
      end: `Na cama {name} olhou a colher, e havia alguém nela, de ponta-cabeça na cama. “Você vai cair”, disse {name}, e virou a colher.~, mas~ Nas costas dela estava tudo do lado certo. “Assim, sim”, disse {name}, e quatro olhos se fecharam.`,
    },
  },
};
