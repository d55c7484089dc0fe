import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'inspiring'> = {
  open: [
    `Aos pés da cama de {name} havia riscos de lápis, feitos no dia dos anos, para medir a altura. O mais baixo de todos mal passava do joelho. [«Já fui deste tamanho?» «Já.»] «Nem dei por crescer», disse {name}. «Ninguém dá», disseram. «É coisa que se faz a dormir.»`,
    `Desde segunda-feira que {name} recortava estrelas de papel. A primeira saiu com três pontas.~+ e~ A segunda saiu com nove.~, mas~ A de hoje tinha cinco. «E não te zangaste com as outras?», perguntaram. «Não», disse {name}. «Elas é que me disseram onde ficava o meio.» Guardaram-se as três.`,
    `O pijama de {name} tinha os botões todos brancos, menos um, que era verde. «Quem pregou o verde?», perguntaram. «Eu», disse {name}. Tinha levado um domingo inteiro. Os brancos andavam sempre a cair.~+, mas~ O verde nunca caíra.`,
  ],
  outside: `«E se for difícil de mais para nós?», perguntou {pal}<toddler: |, três passos adiante>. {name} estava a apertar o botão teimoso, o de cima, que sempre tinha sido tarefa de gente crescida. À terceira tentativa lá entrou.~, e~ Ficaram a admirá-lo. «Na semana passada também não era capaz», disse {name}.`,
  rest: `Ao lado de {name} e {pal} seguia {tiny}, à velocidade de uma manga por hora. «Assim nunca mais lá chega», disse {pal}.~+, e~ Descansaram um bom bocado. Quando acabaram de descansar, {tiny} já ia lá adiante. «Hm», fez {pal}, e nunca mais disse nunca.`,
  doorstep: `Descalçaram-se os sapatos. «<toddler: Estiveram connosco o tempo todo|Foram lá e voltaram>», disse {pal}, «e nem se gabam.» Pareciam só sapatos, com um atacador desatado. «É assim que se conhecem os bons», disse {name}, e pô-los muito direitos, lado a lado.`,
  close: [
    `Aos pés da cama havia lugar para mais um risco.~+, mas~ Esse fazia-se de manhã. Agora eram horas de crescer.~, e~ {name}, de olhos fechados, não dava por nada.`,
    `Por cima da cama, no mesmo fio, estavam as estrelas de papel, a de três, a de nove e a de cinco. No escuro, rodavam devagarinho. Vistas da almofada de {name}, eram todas estrelas.`,
    `Algures debaixo da roupa, mais um botão branco se tinha soltado. O verde segurava os dois lados do quente, sem dar parte de fraco. O domingo de {name} havia de durar até de manhã.`,
  ],
  links: [
    `{name} pôs um pé à frente e depois o outro, que andar é só isso.`,
    `{name} e {pal} já iam mais longe do que alguma vez tinham ido.`,
    `{name} olhou para trás, e o sítio da partida era do tamanho de um botão.`,
    `«É longe de mais», disse {pal}, e daí a muito tornou a dizê-lo, já muito adiante.`,
    `O que parecia o fim era só o meio, e então {name} e {pal} fizeram a outra metade.`,
    `{pal} estava a pensar em voltar para trás, mas, com tanto andar, não teve vagar.`,
  ],
  threads: {
    smallest: {
      one: `«É noite a mais para mim», disse {pal}. Ora, na cozinha havia um cartão que dizia *Começa pelo bocado mais pequeno.* {name} procurou o mais pequeno<toddler: . Era uma respiração, e {name} respirou.| que havia. Era do comprimento de um pé, e {name} pôs lá um pé.> «É só isso?», disse {pal}. «Esse já está», disse {name}.`,
      two: `«Continua a ser noite a mais», disse {pal}, e deitou-se mesmo ali.~, e~ {name} deitou-se também. «Qual é o bocado mais pequeno disto?» {pal} pensou. «Meio levantar.» «Então é só esse.» Assim fizeram.~+, e~ O bocado a seguir também era pequeno.`,
      three: `{name} olhou para trás, e lá estava tudo o que já tinham feito, bocado atrás de bocado. «Quem é que fez aquilo tudo?», perguntou {pal}. «Ninguém», disse {name}. «Fizemos sempre só o que vinha a seguir.» E lá vinha outro, do mesmo tamanho que os outros.`,
      end: `Havia muita noite pela frente, para quem a quisesse toda de uma vez. {name} procurou o bocado mais pequeno.~:~ Era uma pálpebra. Depois, está claro, havia a outra. [O resto fez-se sozinho.]`,
    },
    yet: {
      one: `«Uma noite inteira não sou capaz», disse {pal}. «Comeste o fim da frase», disse {name}. «Lá em casa dizemos *ainda*.» {pal} experimentou. «Uma noite inteira não sou capaz, ainda.» Era a mesma coisa, e soava muito melhor.`,
      two: `«Não vale a pena», disse {pal}. {name} ficou à espera. «Quer dizer», disse {pal}, «não vale a pena *ainda*.» «E assim, que tal?» {pal} virou a frase de um lado e do outro, como se vira uma concha. «Assim fica aberta na ponta», disse {pal}. «Dantes fechava.»`,
      three: `«Já não consigo andar», disse {name}, e sentou-se. Fez-se um grande silêncio. {pal} esperava, com os olhos postos na boca de {name}, que é por onde ela sai. «É das pequeninas», disse {pal}. «Ainda», disse {name}, quase sem voz, e levantou-se atrás da palavra.`,
      end: `«Não consigo dormir», disse {name}. «Ainda», disse {pal}. Ficaram à espera, lado a lado. É uma palavra pequena.~, e~ Não demorou nada. [{pal} tinha mais uma coisa para dizer, e ainda não a disse.]`,
    },
  },
};
