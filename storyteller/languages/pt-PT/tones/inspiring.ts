import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'inspiring'> = {
  open: [
    `Aos pés da cama de {name} havia riscos de lápis, de quando se media a altura.~+, e~ O mais baixo agora mal passava do joelho. [«Já fui deste tamanho?» «Já.»] «Não dei por nada», disse {name}. «Ninguém dá», disseram. «Cresce-se na cama.»`,
    `Desde segunda-feira {name} recortava estrelas de papel.~:~ A primeira saiu com três pontas.~+, e~ A segunda saiu com nove.~, mas~ A de hoje tinha cinco. «E não te zangaste?», perguntaram. «Não», disse {name}. «Mostraram-me onde é o meio.» E guardaram-se as três.`,
    `No pijama de {name} um botão era verde, e os outros eram brancos. «Quem pregou o verde?», perguntaram. «Eu», disse {name}. Tinha levado um domingo inteiro. Os brancos estavam sempre a cair.~+, e~ O verde nunca tinha caído.`,
  ],
  outside: `«E se for difícil de mais para nós?», perguntou {pal}<toddler: |, três passos adiante>. {name} abotoou o botão duro, o de cima, que sempre foi coisa de gente crescida. Ao terceiro empurrão lá entrou, e ficaram a admirá-lo. «Na semana passada também não conseguia isto», disse {name}.`,
  rest: `Ao lado de {name} e {pal} ia {tiny}, mais ou menos uma manga por hora. «Assim não chega nunca», disse {pal}.~+, e~ Descansaram bastante. Quando o descanso acabou, {tiny} já ia mesmo em frente. «Hm», disse {pal}, e nunca mais disse nunca.`,
  doorstep: `Saíram os sapatos. «<toddler: Ficaram connosco esse tempo todo|Foram e voltaram>», disse {pal}, «e nem se gabam.» Pareciam só sapatos, com um atacador solto. «É assim que se vê», disse {name}, e pô-los lado a lado.`,
  close: [
    `Aos pés da cama havia lugar para mais um risco, que seria feito de manhã. Agora era hora de crescer, na cama, e {name}, de olhos fechados, não dava por nada.`,
    `Em cima da cama, num fio só, pendiam as estrelas de papel, a de três, a de nove e a de cinco. No escuro elas giravam.~+, e~ Da almofada de {name} todas eram estrelas.`,
    `Algures no cobertor mais um botão branco se tinha soltado. O verde segurava os dois lados quentes, para que o domingo de {name} durasse até de manhã.`,
  ],
  links: [
    `{name} pôs um pé à frente, depois o outro, e andar é só isso.`,
    `{name} e {pal} já estavam mais longe do que jamais tinham ido.`,
    `{name} olhou para trás, e o lugar da partida era do tamanho de um botão.`,
    `«É longe de mais», disse {pal}, e disse-o outra vez muito mais adiante.`,
    `O que parecia o fim era só o meio, então {name} e {pal} fizeram a outra metade.`,
    `{pal} tencionava voltar mais ou menos ali, mas não teve tempo, de tanto andar.`,
  ],
  threads: {
    smallest: {
      one: `«É noite de mais», disse {pal}. Mas num cartão da cozinha estava escrito *Começa pelo bocado mais pequeno.* {name} procurou o mais pequeno<toddler: , e era uma respiração, sem sair do lugar, e {name} respirou.|, e era do comprimento de um pé, e {name} pôs um pé ali.> «É só isso?», disse {pal}. «Já está feito», disse {name}.`,
      two: `«Continua a ser noite de mais», disse {pal}, e deitou-se no meio.~, e~ {name} deitou-se também. «Qual é o bocado mais pequeno disto?» {pal} pensou. «Meio levantar.» «Então é só isso.» Assim fizeram.~+, e depois~ O bocado seguinte também era pequeno.`,
      three: `{name} olhou para trás, e lá estava tudo o que já tinha sido feito, bocado atrás de bocado. «Quem fez isso tudo?», perguntou {pal}. «Ninguém», disse {name}. «Só fizemos sempre o seguinte.» E ali estava outro, não maior do que os outros.`,
      end: `Havia muita noite pela frente, para quem olhasse tudo de uma vez. {name} procurou o bocado mais pequeno.~+, e~ Era uma pálpebra. Depois, é claro, havia a outra. [O resto fez-se sem ajuda.]`,
    },
    yet: {
      one: `«Não sou capaz de uma noite inteira», disse {pal}. «Comeste o fim da frase», disse {name}. «Lá em casa dizemos *ainda*.» {pal} experimentou. «Não sou capaz de uma noite inteira, ainda.» Era a mesma coisa, e soava muito diferente.`,
      two: `«Não vale a pena», disse {pal}.~+, e~ {name} esperou. «Quer dizer», disse {pal}, «não vale a pena *ainda*.» «Ficou melhor?» {pal} virou a frase de um lado e do outro, como uma coisa que se tira do bolso. «Agora fica aberta no fim», disse {pal}. «Antes fechava.»`,
      three: `«Já não consigo andar», disse {name}, e sentou-se. Fez-se uma pausa comprida.~+, e~ {pal} esperava, de olho na boca de {name}, que é por onde sai. «É curtinha», disse {pal}. «Ainda», disse {name}, sem muita voz, e levantou-se atrás dela.`,
      end: `«Não consigo dormir», disse {name}. «Ainda», disse {pal}.~+, e~ Ficaram lado a lado, a esperar. É uma palavra curta.~+, e~ Não demorou. [{pal} tinha mais uma coisa a dizer, e ainda não disse.]`,
    },
  },
};
