import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'exciting'> = {
  open: [
    `Um braço já lá está! E a outra manga? {name} deu meia-volta, e lá ia ela pelo ar, e já tinha desaparecido! «Já vestiste o pijama?», gritaram. «Metade!», gritou {name}. Uma volta para cá, uma volta para lá, e zás! Está apanhada!`,
    `«Três!» {name} dobrou os joelhos e atirou os braços para trás! Os chinelos estavam lá ao longe, e os pés tinham de cair mesmo lá dentro, e os dois ao mesmo tempo! «Então, vens?», gritaram. «É já!», gritou {name}. «Dois! Um e meio! Um!» Upa! *Pumba!* Em cheio!`,
    `Ficou tudo escuro! Ficou tudo apertado! {name} estava dentro da camisola, e a saída tinha desaparecido! «Precisas de ajuda?», gritaram. «Mmf!» Puxa, e puxa, e torna a puxar! *Pop!* Cá está {name}, com o cabelo todo em pé!`,
  ],
  outside: `«Olhos?», gritou {name}. «Abertos!» «Orelhas?» «No ar!» «Joelhos?» «A tremer!» «Os meus também!», disse {name}.~, e~ Não faltava nada na lista. «Então, <toddler: toca a olhar|toca a andar>!» E, antes que os joelhos tivessem tempo de pensar, <toddler: já se olhava com quantos olhos havia|já lá iam dez passos>!`,
  rest: `«Alto!», disse {name}, sem fôlego. «Respira!» Respiraram, para dentro, para fora, com os corações a bater como duas colheres no mesmo tacho. «Dez respirações», disse {name}, «e ala!» «A mim só me restam seis!» «Pois sejam seis!» À quarta já se podia falar, e à sexta já estavam de pé!`,
  doorstep: `Fora com os <toddler: chinelos|sapatos>, o esquerdo, o direito! Só faltava a última corrida, a da cama.~+, e~ {name} foi a passo. «Essa não a corres?», perguntou {pal}. «Corria», disse {name}, «mas as pernas foram à frente.» E lá estavam elas, já deitadas.`,
  close: [
    `Um braço metido, o outro braço metido. A manga, que tanto trabalho deu a apanhar, estava em cima do cobertor. A mão largou-a.~+, e~ Nada fugiu.`,
    `Três. Os chinelos estavam ao pé da cama, muito chegados. Dois. Os pés tinham caído em cheio e estavam debaixo do cobertor. Um e meio, um e um quarto. {name} deitou o ar todo fora, muito devagar. Um.`,
    `De todos os cabelos de {name}, um ainda estava em pé, no alto da almofada. Esperou, a ver se vinha mais alguma coisa. Não veio.~+, e~ Ele inclinou-se, pouco a pouco, e deitou-se.`,
  ],
  links: [
    `«À esquerda!», gritou {name}. «À direita!», gritou {pal}, e deram um encontrão, e foram pela esquerda!`,
    `{name} e {pal} correram até não terem fôlego para falar, e daí em diante foi só apontar!`,
    `«Depressa!», gritou {pal}. «Isto já é depressa!», gritou {name}. «Então mais!», gritou {pal}.`,
    `Ora ia à frente {name}, ora ia {pal}, ora {name} por um nariz!`,
    `*Tlac!* {name} e {pal} ficaram de pedra! Mas era só um botão do casaco, e toca a correr!`,
    `{name} e {pal} encheram o peito, deram as mãos e ala!`,
  ],
  threads: {
    sand: {
      one: `{name} tinha trazido da cozinha o relógio de cozer ovos.~+, que~ É mesmo em forma de ovo e anda sozinho para trás, tique, tique, tique! «Quando tocar», disse {name}, «são horas de dormir, seja onde for!» «Ovo quente ou ovo cozido?», gritou {pal}. «Cozido!» «Então depressa!»`,
      two: `{name} levantou o ovo dos tiques: metade já lá ia, e da noite nem por isso! <toddler: Então endireitaram as costas e olharam com o dobro da força|Saltaram o que era de saltar e passaram por baixo do resto>! «Ai!», gritou {pal}, que tinha dado uma topada. «Não há tempo!», gritou {name}. «Diz isso amanhã!»`,
      three: `«Quanto falta?», gritou {pal}.~, e~ {name} olhou para o ovo. «Três tiques! Dois! Um!» Fecharam os olhos e esperaram pela campainha.~+, mas~ Não tocou, porque se lhe tinha metido dentro uma migalha de torrada. «Não o abanes», soprou {pal}.`,
      end: `Debaixo da almofada mexeu-se alguma coisa. Era o ovo, já livre da migalha.~+, e~ Tocou muito pequenino: plim. «São horas de dormir, seja onde for», disse {name}. «E onde é que estamos?», perguntou {pal}. Foram ver, e estavam na cama, à hora marcada.`,
    },
    hiccup: {
      one: `«Chiu!», soprou {name}. «Nem um pio!» «Hic», disse {pal}.~, e~ Ficaram a olhar-se com uns olhos enormes. «Não fui… hic!», disse {pal}. «Não respires! Conta até nove!» As bochechas {pal.de} cresceram, cresceram: cinco, seis! «Oito… hic!»`,
      two: `«Hic!» Cá estava ele outra vez, e na pior altura! «O que te faz falta é um susto», disse {name}, e foi por trás. «Bu!» {pal} saltou como a tampa de uma panela! Puseram-se à escuta, e nem um pio! {name} levantou os braços. «Já pass…» «Hic», disse {pal}.`,
      three: `Fecharam a boca ao mesmo tempo, dez, vinte, até os ouvidos começarem a zumbir! Trinta! Deitaram o ar fora e esperaram pelo soluço, e nada! «Passou!», gritou {pal}. «Viva!», gritou {name}. «Hic!» E desta vez era de {name}!`,
      end: `Na cama, ficaram à espera do soluço.~+, mas~ Ele não vinha. «Está contigo?», perguntou {pal}. «Não», disse {name}. «E contigo?» Apalparam a barriga, e lá dentro estava tudo sossegado. «Se calhar adormeceu», disse {pal}.~+, e~ Ninguém se mexeu, para não o acordar.`,
    },
  },
};
