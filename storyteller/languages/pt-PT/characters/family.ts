import type { PalTelling } from '../../bank.ts';
import { a, called, type PortugueseNoun } from '../noun.ts';

export const gran: PalTelling<PortugueseNoun> = {
  noun: a('Avó'),
  intro: `Naquela noite estava lá a avó, a quem todos chamavam Avó, de caracóis brancos, com a mala em que havia de tudo. «Há aí um lápis?», perguntou {name}. «Ora, ora», disse a Avó, a abrir o fecho. «Grosso, fino ou roxo?» [Quando a Avó dizia «ora, ora», alguma coisa ia acontecer.]`,
  quirk: `Na mala da Avó havia uma sande de outro dia, e debaixo dela um envelope. Dentro estavam todas as velinhas dos bolos de {name}. «Mas já foram sopradas», disse {name}. «Sopradas não quer dizer gastas», disse a Avó, a corar um pouco, e cheirou uma delas. «Esta foi a do bolo de limão.»`,
  again: `A Avó sentou-se na mala, para descansar, e lá dentro alguma coisa fez crec. «As minhas velinhas!» Foram ver.~+, e~ Duas estavam tortas, mas nenhuma partida. «Esta é do bolo que caiu em cima do cão», disse {name}. «E nesta», disse a Avó, «cabia o teu nome inteiro, mas foi preciso dar a volta pelos lados.»`,
  try: `«Ora, ora», disse a Avó {being.ao}, «e quando é o teu aniversário?» «Nunca me disseram», disse {being}. «Então fica a ser hoje», disse a Avó. Na sande velha foi espetada uma velinha.~+, e~ Todos sopraram, riram-se e bateram palmas. «É um ótimo aniversário», disse {being}, «mas não resolve.»`,
  payoff: `«Ora, ora», disse a Avó.~+, e~ Espetaram na sande as velinhas antigas e cantaram os parabéns. Logo ao nome acendeu-se a do bolo de limão, sem fósforo nem nada.~+, e~ Depois acenderam-se todos os anos que havia.~, e~ O escuro teve de tirar o chapéu. [«Estavam só a descansar», disse a Avó.]`,
  proud: `A Avó baloiçava a mala, o que na idade dela, dizia, já não fica mal.`,
  asleep: `A Avó sentou-se na cadeira ao lado da cama, sem sapatos. «Vou fechar os olhos só para fazer companhia», disse. Ao lado ficou a mala, também de boca fechada, e cheirava ao de leve a <quirk: bolo de limão e vela soprada|sabonete e hortelã>.`,
};

export const jojo: PalTelling<PortugueseNoun> = {
  noun: called('Jojó', 'm'),
  intro: `É claro que Jojó, o primo pequeno de {name}, de quase quatro anos e um penso em cada joelho, também queria <toddler: ficar a pé|ir>. Segurava a manga de {name}.~+, e~ Onde ia a manga ia Jojó. <toddler: «Eu vou ficar», disse Jojó. «Já estou a ficar, olha. Já fiquei.»|«Eu vou», disse Jojó. «Já vou, olha. Já fui.»>`,
  quirk: `Jojó cantarolava uma música só, de três notas: dum, dá, di.~, que~ Cantarolava no banho e de boca cheia.~+, e~ Nunca dava por isso. «Jojó, estás a cantarolar», disse {name}. «Não estou», disse Jojó, muito vermelho.~+, e~ Dum, dá, di. [Passado um bocado aquilo entrava nos joelhos.]`,
  again: `Dum, dá, di, fazia Jojó, dum, dá, di. «Se eu te der a minha última passa», disse {name}, «tu paras?» Jojó pegou na passa.~+, e~ O silêncio foi tão comprido que até fez saudades. «Acabou», disse Jojó, e engoliu. Dum, dá, di.`,
  try: `Jojó olhou para {being} e cantarolou, dum, dá, di. «Tu estás a cantarolar», disse {being}. «Estou a olhar», disse Jojó.~, e~ Dum, dá, di, fez {being}, sem querer.~+, e logo~ Todos faziam o mesmo, a rir.~, e~ O resto ficou na mesma. [«Não fui eu», disse Jojó.]`,
  payoff: `Chamar não servia, mas no silêncio ouvia-se Jojó, baixinho e sem parar: dum, dá, di. «Jojó», disse {name}, «isso que não estás a fazer, não pares.» [«Eu não estou a fazer nada.»] E lá longe, onde chamar não chegava, quem dormia sentou-se.~+ e~ Cantarolou também.`,
  proud: `«Fui eu que fiz», dizia Jojó a toda a gente, muitas vezes, «com o meu não-cantarolar.»`,
  asleep: `Jojó ia ficar acordado para sempre. Tinha avisado toda a gente. <quirk: Dum, fez, de olhos fechados. Dá. {name} esperou pela última, mas ele levou-a consigo.|«Ainda estou a pé», disse, de olhos fechados. «Ainda estou.» {name} esperou pelo resto, mas ele levou-o consigo.>`,
};
