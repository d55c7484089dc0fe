import type { PalTelling } from '../../bank.ts';
import { called, type BrazilianNoun } from '../noun.ts';

export const gran: PalTelling<BrazilianNoun> = {
  noun: called('Vovó', 'f'),
  intro: `Naquela noite estava lá Vovó, de cachos brancos, com a bolsa em que havia de tudo. “Tem um lápis aí?”, perguntou {name}. “Ora, ora”, disse Vovó, abrindo o fecho. “Grosso, fino ou roxo?” [Quando Vovó dizia “ora, ora”, alguma coisa ia acontecer.]`,
  quirk: `Na bolsa de Vovó havia um sanduíche de outro dia, e debaixo dele um envelope. Dentro estavam todas as velinhas dos bolos de {name}. “Mas já foram sopradas”, disse {name}. “Soprada não quer dizer gasta”, disse Vovó, corando um pouco, e cheirou uma delas. “Esta foi a do bolo de limão.”`,
  again: `Vovó se sentou na bolsa, para descansar, e lá dentro alguma coisa fez crec. “Minhas velinhas!” Foram ver.~+, e~ Duas estavam tortas, mas nenhuma quebrada. “Essa é do bolo que caiu no cachorro”, disse {name}. “E nesta”, disse Vovó, “cabia o seu nome inteiro, mas foi preciso dar a volta pelo lado.”`,
  try: `“Ora, ora”, disse Vovó para {being}, “e quando é o seu aniversário?” “Nunca me disseram”, disse {being}. “Então fica sendo hoje”, disse Vovó. No sanduíche velho foi espetada uma velinha.~+, e~ Todos sopraram, riram e bateram palmas. “É um ótimo aniversário”, disse {being}, “mas não resolve.”`,
  payoff: `“Ora, ora”, disse Vovó.~+, e~ Espetaram no sanduíche as velinhas antigas e cantaram parabéns. Na hora do nome acendeu-se a do bolo de limão, sem fósforo nem nada.~+, e~ Depois se acenderam todos os anos que havia.~, e~ O escuro teve de tirar o chapéu. [“Estavam só descansando”, disse Vovó.]`,
  proud: `Vovó ia balançando a bolsa, o que na idade dela, dizia, já é permitido.`,
  asleep: `Vovó se sentou na cadeira ao lado da cama, sem sapatos. “Vou fechar os olhos só para fazer companhia”, disse. Do lado ficou a bolsa, também de boca fechada, e cheirava bem de leve a <quirk: bolo de limão e vela soprada|sabonete e hortelã>.`,
};

export const jojo: PalTelling<BrazilianNoun> = {
  noun: called('Jojô', 'm'),
  intro: `É claro que Jojô, o primo pequeno de {name}, de quase quatro anos e um curativo em cada joelho, também queria <toddler: ficar de pé|ir>. Segurava a manga de {name}.~+, e~ Aonde ia a manga ia Jojô. <toddler: “Eu vou ficar”, disse Jojô. “Já estou ficando, olhe. Já fiquei.”|“Eu vou”, disse Jojô. “Já estou indo, olhe. Já fui.”>`,
  quirk: `Jojô cantarolava uma música só, de três notas: dum, dá, di.~, e~ Cantarolava no banho e de boca cheia.~+, e~ Nunca sabia. “Jojô, você está cantarolando”, disse {name}. “Não estou”, disse Jojô, bem vermelho.~+, e~ Dum, dá, di. [Depois de um tempo aquilo entrava nos joelhos.]`,
  again: `Dum, dá, di, fazia Jojô, dum, dá, di. “Se eu lhe der minha última uva-passa”, disse {name}, “você para?” Jojô pegou a passa.~+, e~ O silêncio foi tão comprido que deu saudade. “Acabou”, disse Jojô, e engoliu. Dum, dá, di.`,
  try: `Jojô olhou para {being} e cantarolou, dum, dá, di. “Você está cantarolando”, disse {being}. “Estou olhando”, disse Jojô.~, e~ Dum, dá, di, fez {being}, sem querer.~+, e logo~ Todo mundo fazia, até rir. O resto continuou igual. [“Não fui eu”, disse Jojô.]`,
  payoff: `Chamar não servia, mas no silêncio se ouvia Jojô, baixinho e sem parar: dum, dá, di. “Jojô”, disse {name}, “isso que você não está fazendo, não pare.” [“Eu não estou fazendo nada.”] E lá longe, onde chamado nenhum chegava, quem dormia se sentou.~+ e~ Cantarolou também.`,
  proud: `“Fui eu que fiz”, dizia Jojô para todo mundo, uma porção de vezes, “com o meu não-cantarolar.”`,
  asleep: `Jojô ia ficar acordado para sempre. Tinha avisado todo mundo. <quirk: Dum, fez, de olhos fechados. Dá. {name} esperou pela última, mas ele a levou junto.|“Ainda estou de pé”, disse, de olhos fechados. “Ainda estou.” {name} esperou pelo resto, mas ele o levou junto.>`,
};
