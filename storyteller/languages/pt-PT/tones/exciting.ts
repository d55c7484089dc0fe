import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'exciting'> = {
  open: [
    `Um braço entrou! Mas onde está a outra manga? {name} girou, e lá ia ela pelo ar, e já tinha desaparecido! «Já tens o pijama?», gritaram. «Metade!», gritou {name}. Uma volta, uma volta para o outro lado, e zás, agarrada!`,
    `«Três!» {name} abaixou-se, de joelhos dobrados e braços para trás! Os chinelos estavam lá longe, e os dois pés tinham de cair dentro! «Vens?», gritaram. «Quase!», gritou {name}. «Dois! Um e meio! Um!» Lá vai! *Vump!* Dentro!`,
    `Ficou escuro! Ficou apertado! {name} estava dentro da camisola, e a saída tinha desaparecido! «Queres ajuda?», gritaram. «Mmf!» Puxa, e puxa, e puxa! *Pop!* Lá estava {name}, com o cabelo todo em pé!`,
  ],
  outside: `«Olhos?», gritou {name}. «Abertos!» «Orelhas?» «De pé!» «Joelhos?» «A tremer!» «Os meus também!», disse {name}.~, e~ Não faltava nada na lista. «Então <toddler: olha|vamos>!» E, antes que os joelhos tivessem tempo de pensar, <toddler: já se olhava com toda a força|já eram dez passos>!`,
  rest: `«Para!», disse {name}, sem ar. «Respira!» Respiraram, dentro, fora, dentro, com os corações a bater como duas colheres na mesma panela. «Dez respirações», disse {name}, «e em frente!» «Só tenho seis!» «Então seis!» À quarta já se conseguia falar, e à sexta já estavam de pé!`,
  doorstep: `Fora com os <toddler: chinelos|sapatos>, esquerdo, direito! Só faltava a última corrida, a da cama.~+, e~ {name} andou. «E esta não corres?», perguntou {pal}. «Corria», disse {name}, «mas as pernas foram à frente.» E lá estavam elas, já na cama.`,
  close: [
    `Um braço dentro, e outro braço dentro. A manga que deu tanto trabalho a apanhar estava em cima do cobertor. A mão largou-a, e nada fugiu.`,
    `Três. Os chinelos estavam ao lado da cama, muito juntos. Dois. Os pés tinham chegado e estavam debaixo do cobertor. Um e meio, um e um quarto.~, e~ {name} soltou o ar, muito comprido. Um.`,
    `De todos os fios de cabelo de {name}, um ainda estava em pé, em cima da almofada. Olhou a ver se vinha mais alguma coisa, inclinou-se um pouco e deitou-se.`,
  ],
  links: [
    `«Esquerda!», gritou {name}. «Direita!», gritou {pal}, e esbarraram, e foram pela esquerda!`,
    `{name} e {pal} correram até não haver mais fôlego para falar, e daí em diante só apontaram!`,
    `«Depressa!», gritou {pal}. «Isto é depressa!», gritou {name}. «Mais!», gritou {pal}.`,
    `Ora à frente ia {name}, ora {pal}, ora {name} por um nariz!`,
    `*Tlac!* {name} e {pal} ficaram de pedra! Mas era só um botão no casaco, e toca a correr!`,
    `{name} e {pal} sustiveram a respiração, agarraram-se bem e foram!`,
  ],
  threads: {
    sand: {
      one: `Da cozinha {name} tinha trazido o relógio de cozer ovos.~+, que~ Tem forma de ovo e anda para trás sozinho, tique, tique, tique! «Quando ele tocar», disse {name}, «é hora de dormir, estejamos onde estivermos!» «Ovo quente ou ovo cozido?», gritou {pal}. «Cozido!» «Então depressa!»`,
      two: `{name} ergueu o ovo que fazia tique, e metade já tinha ido, mas metade da noite não! <toddler: Então as costas ficaram mais retas, e olharam com o dobro de força|Então saltaram o que dava para saltar, e passaram por baixo do resto>! «Ai!», gritou {pal}, que dera uma topada. «Não há tempo!», gritou {name}. «Diz amanhã!»`,
      three: `«Quanto falta?», gritou {pal}.~+, e~ {name} olhou para o ovo. «Três tiques! Dois! Um!» Fecharam os olhos e esperaram.~+, mas~ Não tocou, porque lhe tinha entrado uma migalha de torrada. «Não sacudas», soprou {pal}.`,
      end: `Debaixo da almofada mexeu-se alguma coisa. Era o ovo, já sem a migalha.~+, e~ Tocou, muito pequenino: plim. «É hora de dormir, estejamos onde estivermos», disse {name}. «E onde estamos?», perguntou {pal}. Olharam à volta, e era na cama, à hora certa.`,
    },
    hiccup: {
      one: `«Chiu!», soprou {name}. «Nem um som!» «Hic», disse {pal}.~+, e~ Dois olhares encontraram-se, muito grandes. «Isso não foi… hic!», disse {pal}. «Sustém a respiração! Conta até nove!» As bochechas {pal.de} cresceram: cinco, seis! «Oito… hic!»`,
      two: `«Hic!» Lá estava ele outra vez, na pior hora! «Tu precisas de um susto», disse {name}, e foi por trás. «Bu!» {pal} subiu como tampa de panela, e escutaram, e nenhum som! {name} ergueu os braços. «Consegui…» «Hic», disse {pal}.`,
      three: `Sustiveram a respiração ao mesmo tempo, dez, vinte, até os ouvidos zumbirem! Trinta! Soltaram e esperaram o soluço, e ele não veio! «Passou!», gritou {pal}. «Viva!», gritou {name}. «Hic!» E desta vez foi {name}!`,
      end: `Ficaram na cama, a esperar o soluço, e ele não vinha. «Está contigo?», perguntou {pal}. «Não», disse {name}. «E contigo?» Apalparam, e lá dentro estava tudo sossegado. «Então adormeceu», disse {pal}, e ninguém se mexeu, para ele não acordar.`,
    },
  },
};
