import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'inspiring'> = {
  open: [
    `No pé da cama de {name} havia riscos de lápis, de quando se mediu a altura.~+, e~ O mais baixo agora não passava do joelho. [“Eu já fui desse tamanho?” “Foi.”] “Nem percebi”, disse {name}. “Ninguém percebe”, disseram. “Cresce-se na cama.”`,
    `Desde segunda {name} recortava estrelas de papel.~, e~ A primeira saiu com três pontas.~+, e~ A outra saiu com nove.~, mas~ A de hoje tinha cinco. “Não deu raiva?”, perguntaram. “Não”, disse {name}. “Elas me mostraram onde é o meio.” Então as três foram guardadas.`,
    `No pijama de {name} um botão era verde, e os outros eram brancos. “Quem pregou o verde?”, perguntaram. “Eu”, disse {name}. Tinha levado um domingo inteiro. Os brancos caíam muito.~+, e~ O verde nunca tinha caído.`,
  ],
  outside: `“E se for difícil demais para nós?”, perguntou {pal}<toddler: |, três passos adiante>. {name} abotoou o botão duro, o de cima, que sempre foi coisa de adulto. No terceiro empurrão ele passou, e admiraram o resultado. “Semana passada eu também não conseguia isso”, disse {name}.`,
  rest: `Ao lado de {name} e {pal} ia {tiny}, mais ou menos uma manga por hora. “Assim não chega nunca”, disse {pal}.~+, e~ Descansaram bastante. Quando o descanso acabou, {tiny} já ia bem na frente. “Hm”, disse {pal}, e de nunca não falou mais.`,
  doorstep: `Saíram os sapatos. “<toddler: Ficaram com a gente esse tempo todo|Foram e voltaram>”, disse {pal}, “e nem fazem pose.” Pareciam só sapatos, com um cadarço solto. “É assim que se vê”, disse {name}, e os pôs lado a lado.`,
  close: [
    `No pé da cama havia lugar para mais um risco, que seria feito de manhã. Agora era hora de crescer, na cama, e {name}, de olhos fechados, não percebia.`,
    `Em cima da cama, num fio só, pendiam as estrelas de papel, a de três, a de nove e a de cinco. No escuro elas giravam.~+, e~ Do travesseiro de {name} todas eram estrelas.`,
    `Em algum lugar do cobertor mais um botão branco tinha se soltado. O verde segurava os dois lados quentes, para que o domingo de {name} durasse até de manhã.`,
  ],
  links: [
    `{name} pôs um pé na frente, depois o outro, e andar é só isso.`,
    `{name} e {pal} já estavam mais longe do que jamais tinham ido.`,
    `{name} olhou para trás, e o lugar da partida era do tamanho de um botão.`,
    `“É longe demais”, disse {pal}, e disse de novo bem mais adiante.`,
    `O que parecia o fim era só o meio, então {name} e {pal} fizeram a outra metade.`,
    `{pal} pretendia voltar mais ou menos ali, mas estava sem tempo, de tanto seguir.`,
  ],
  threads: {
    smallest: {
      one: `“É noite demais”, disse {pal}. Mas num cartão da cozinha estava escrito *Comece pelo menor pedaço.* {name} procurou o menor<toddler: , e era uma respiração, sem sair do lugar, então {name} respirou.|, e era do comprimento de um pé, então {name} pôs um pé ali.> “Só isso?”, disse {pal}. “Já está feito”, disse {name}.`,
      two: `“Continua sendo noite demais”, disse {pal}, e se deitou no meio.~, e~ {name} se deitou também. “Qual é o menor pedaço disso?” {pal} pensou. “Levantar pela metade.” “Então vamos fazer só isso.” Fizeram.~+, e depois~ O pedaço seguinte também era pequeno.`,
      three: `{name} olhou para trás, e lá estava tudo o que já tinha sido feito, pedaço atrás de pedaço. “Quem fez isso tudo?”, perguntou {pal}. “Ninguém”, disse {name}. “A gente só fez sempre o seguinte.” E ali estava outro, não maior que os demais.`,
      end: `Havia muita noite pela frente, para quem olhasse tudo de uma vez.~, e~ {name} procurou o menor pedaço.~+, e~ Era uma pálpebra. Depois, é claro, havia a outra. [O resto se fez sem ajuda.]`,
    },
    yet: {
      one: `“Eu não consigo uma noite inteira”, disse {pal}. “Você deixou de fora o fim da frase”, disse {name}. “Lá em casa a gente diz *ainda*.” {pal} experimentou. “Eu não consigo uma noite inteira, ainda.” Era a mesma coisa, e soava bem diferente.`,
      two: `“Não adianta”, disse {pal}.~+, e~ {name} esperou. “Quer dizer”, disse {pal}, “não adianta *ainda*.” “Melhorou?” {pal} virou a frase de um lado e do outro, como uma coisa de bolso. “Agora ela está aberta no fim”, disse {pal}. “Antes eu tinha fechado.”`,
      three: `“Não consigo mais andar”, disse {name}, e se sentou. Fez-se uma pausa comprida.~+, e~ {pal} esperava, de olho na boca de {name}, que é por onde sai. “É curtinha”, disse {pal}. “Ainda”, disse {name}, sem muita voz, e se levantou atrás dela.`,
      end: `“Não consigo dormir”, disse {name}. “Ainda”, disse {pal}.~+, e~ Ficaram lado a lado, esperando. É uma palavra curta.~+, e~ Não demorou. [{pal} tinha mais uma coisa a dizer, e ainda não disse.]`,
    },
  },
};
