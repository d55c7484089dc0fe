import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'exciting'> = {
  open: [
    `Um braço entrou! Mas cadê a outra manga? {name} girou, e lá ia ela pelo ar, e já tinha sumido! “Está de pijama?”, gritaram. “Metade!”, gritou {name}. Uma volta, uma volta para o outro lado, e zupt, agarrada!`,
    `“Três!” {name} se abaixou, de joelhos dobrados e braços para trás! Os chinelos estavam lá longe, e os dois pés tinham de cair dentro! “Você vem?”, gritaram. “Quase!”, gritou {name}. “Dois! Um e meio! Um!” Lá vai! *Vump!* Dentro!`,
    `Ficou escuro! Ficou apertado! {name} estava dentro da blusa, e a saída tinha sumido! “Quer ajuda?”, gritaram. “Mmf!” Puxa, e puxa, e puxa! *Pop!* Lá estava {name}, de cabelo todinho em pé!`,
  ],
  outside: `“Olhos?”, gritou {name}. “Abertos!” “Orelhas?” “De pé!” “Joelhos?” “Tremendo!” “Os meus também!”, disse {name}.~, e~ Não havia mais nada na lista. “Então <toddler: olhe|vamos>!” E, antes que os joelhos tivessem tempo de pensar, <toddler: já se olhava com toda a força|já eram dez passos>!`,
  rest: `“Pare!”, disse {name}, sem ar. “Respire!” Respiraram, dentro, fora, dentro, com os corações batendo como duas colheres na mesma panela. “Dez respirações”, disse {name}, “e em frente!” “Só tenho seis!” “Então seis!” Na quarta já dava para falar, e na sexta já estavam de pé!`,
  doorstep: `Fora os <toddler: chinelos|sapatos>, esquerdo, direito! Só faltava a última corrida, a da cama.~+, e~ {name} foi andando. “Essa você não corre?”, perguntou {pal}. “Eu correria”, disse {name}, “mas as pernas foram na frente.” E lá estavam elas, já na cama.`,
  close: [
    `Um braço dentro, e outro braço dentro. A manga que deu tanto trabalho para pegar estava em cima do cobertor. A mão lá dentro soltou, e nada fugiu.`,
    `Três. Os chinelos estavam ao lado da cama, bem juntinhos. Dois. Os pés tinham chegado e estavam debaixo do cobertor. Um e meio, um e um quarto.~, e~ Então {name} soltou o ar, bem comprido. Um.`,
    `De todos os fios de cabelo de {name}, um ainda estava em pé, em cima do travesseiro. Olhou para ver se vinha mais alguma coisa, se inclinou um pouco e se deitou.`,
  ],
  links: [
    `“Esquerda!”, gritou {name}. “Direita!”, gritou {pal}, e trombaram, e foram pela esquerda!`,
    `{name} e {pal} correram até não haver mais fôlego para falar, e daí em diante só apontaram!`,
    `“Depressa!”, gritou {pal}. “Isto é depressa!”, gritou {name}. “Mais!”, gritou {pal}.`,
    `Ora na frente ia {name}, ora {pal}, ora {name} por um nariz!`,
    `*Tlac!* {name} e {pal} viraram pedra! Mas era só um botão no casaco, e toca a correr!`,
    `{name} e {pal} prenderam o fôlego, seguraram firme e foram!`,
  ],
  threads: {
    sand: {
      one: `Da cozinha {name} tinha trazido o relógio de cozinhar ovo.~+, que~ Tem forma de ovo e volta sozinho, tique, tique, tique! “Quando ele tocar”, disse {name}, “é hora de dormir, esteja a gente onde estiver!” “Ovo mole ou duro?”, gritou {pal}. “Duro!” “Então depressa!”`,
      two: `{name} ergueu o ovo que fazia tique, e metade já tinha ido, mas metade da noite não! <toddler: Então as costas ficaram mais retas, e olharam com o dobro de força|Então pularam o que dava para pular, e passaram por baixo do resto>! “Ai!”, gritou {pal}, dando uma topada. “Não dá tempo!”, gritou {name}. “Diga amanhã!”`,
      three: `“Quanto falta?”, gritou {pal}.~+, e~ {name} olhou o ovo. “Três tiques! Dois! Um!” Fecharam os olhos e esperaram.~+, mas~ Ele não tocou, porque uma migalha de torrada tinha entrado. “Não sacuda”, soprou {pal}.`,
      end: `Debaixo do travesseiro alguma coisa se mexeu. Era o ovo, já sem a migalha.~+, e~ Ele tocou, bem pequeno: plim. “É hora de dormir, esteja a gente onde estiver”, disse {name}. “E onde a gente está?”, perguntou {pal}. Olharam em volta, e era na cama, na hora exata.`,
    },
    hiccup: {
      one: `“Psiu!”, soprou {name}. “Nem um som!” “Hic”, disse {pal}.~+, e~ Dois olhares se encontraram, muito grandes. “Isso não foi… hic!”, disse {pal}. “Prenda o ar! Conte até nove!” As bochechas de {pal} foram crescendo: cinco, seis! “Oito… hic!”`,
      two: `“Hic!” Lá estava ele de novo, na pior hora! “Você precisa de um susto”, disse {name}, e foi por trás. “Bu!” {pal} subiu como tampa de panela, e escutaram, e nenhum som! {name} ergueu os braços. “Consegui…” “Hic”, disse {pal}.`,
      three: `Prenderam o ar ao mesmo tempo, dez, vinte, até os ouvidos zumbirem! Trinta! Soltaram e esperaram o soluço, e ele não veio! “Passou!”, gritou {pal}. “Viva!”, gritou {name}. “Hic!” E dessa vez foi {name}!`,
      end: `Ficaram na cama, esperando o soluço, e ele não vinha. “Está com você?”, perguntou {pal}. “Não”, disse {name}. “E com você?” Apalparam, e lá dentro estava quieto. “Então dormiu”, disse {pal}, e ninguém se mexeu, para ele não acordar.`,
    },
  },
};
