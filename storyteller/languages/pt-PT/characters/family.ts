import type { PalTelling } from '../../bank.ts';
import { a, called, type PortugueseNoun } from '../noun.ts';

export const gran: PalTelling<PortugueseNoun> = {
  noun: a('Avó'),
  intro: `Naquela noite lá em casa estava a Avó, de caracóis brancos, com a mala onde havia de tudo. «Haverá aí um lápis?», perguntou {name}. «Ora deixa cá ver», disse a Avó, a abrir o fecho. «Grosso, fino ou roxo?» [Quando a Avó dizia «ora deixa cá ver», alguma coisa ia acontecer.]`,
  quirk: `Na mala da Avó havia uma sande de outro dia, e debaixo dela um envelope. Dentro estavam todas as velinhas dos bolos de {name}. «Mas já foram sopradas», disse {name}. «Sopradas não quer dizer gastas», disse a Avó, a corar um pouco, e cheirou uma delas. «Esta foi a do bolo de limão.»`,
  again: `A Avó sentou-se na mala, para descansar, e lá dentro alguma coisa fez crec. «As minhas velinhas!» Foram ver.~+, e~ Duas estavam tortas, mas nenhuma partida. «Esta é do bolo que caiu em cima do cão», disse {name}. «E nesta», disse a Avó, «cabia o teu nome inteiro, mas foi preciso dar a volta pelos lados.»`,
  try: `«Ora deixa cá ver», disse a Avó {being.ao}, «quando é que fazes anos?» «Nunca me disseram», disse {being}. «Então fica a ser hoje», disse a Avó. Espetou-se uma velinha na sande velha.~+, e~ Todos sopraram, riram e bateram palmas. «Foi uma linda festa», disse {being}, «mas o mal continua.»`,
  payoff: `«Ora deixa cá ver», disse a Avó. Espetaram na sande as velinhas todas e cantaram os parabéns. Mal se chegou ao nome, acendeu-se a do bolo de limão, sem fósforo nem nada.~+, e~ Atrás dela acenderam-se todos os anos que havia. O escuro teve de tirar o chapéu. [«Estavam só a descansar», disse a Avó.]`,
  proud: `A Avó baloiçava a mala, o que na idade dela, dizia, já não fica mal.`,
  asleep: `A Avó sentou-se na cadeira ao lado da cama e descalçou os sapatos. «Vou só fechar os olhos, para te fazer companhia», disse. Ao pé dela ficou a mala, também de boca fechada, a cheirar de levezinho a <quirk: bolo de limão e a vela soprada|sabonete e a alfazema>.`,
};

export const jojo: PalTelling<PortugueseNoun> = {
  noun: called('Jojó', 'm'),
  intro: `Está visto que Jojó, o primo pequeno de {name}, de quase quatro anos e um penso em cada joelho, também queria <toddler: ficar a pé|ir>. Agarrava-se à manga de {name}.~+, e~ Aonde fosse a manga, ia Jojó. <toddler: «Eu fico», disse Jojó. «Já estou a ficar, olha. Já fiquei.»|«Eu vou», disse Jojó. «Já vou, olha. Já fui.»>`,
  quirk: `Jojó cantarolava uma música só, de três notas: dum, dá, di.~, que~ Cantarolava no banho e de boca cheia.~+, e~ Nunca dava por isso. «Jojó, estás a cantarolar», disse {name}. «Não estou», disse Jojó, muito vermelho.~+, e~ Dum, dá, di. [Passado um bocado aquilo entrava nos joelhos.]`,
  again: `Dum, dá, di, fazia Jojó, dum, dá, di. «Se eu te der a minha última passa», disse {name}, «tu paras?» Jojó pegou na passa.~+, e~ O silêncio foi tão comprido que até fez saudades. «Acabou», disse Jojó, e engoliu. Dum, dá, di.`,
  try: `Jojó olhou para {being} e cantarolou, dum, dá, di. «Tu estás a cantarolar», disse {being}. «Estou a olhar», disse Jojó.~, e~ Dum, dá, di, fez {being}, sem querer.~+, e logo~ Todos faziam o mesmo, a rir.~, e~ O resto ficou na mesma. [«Não fui eu», disse Jojó.]`,
  payoff: `Chamar não servia, mas no silêncio ouvia-se Jojó, baixinho e sem parar: dum, dá, di. «Jojó», disse {name}, «isso que não estás a fazer, não pares.» [«Eu não estou a fazer nada.»] E lá longe, onde chamar não chegava, quem dormia sentou-se.~+ e~ Cantarolou também.`,
  proud: `«Fui eu que fiz», dizia Jojó a toda a gente, muitas vezes, «com o meu não-cantarolar.»`,
  asleep: `Jojó ia ficar acordado para sempre, e tinha avisado toda a gente. <quirk: Dum, fez, de olhos fechados. Dá. {name} ficou à espera da última, mas ele levou-a consigo.|«Ainda estou a pé», disse, de olhos fechados. «Ainda est…» {name} ficou à espera do resto, mas ele levou-o consigo.>`,
};
