import type { PalTelling } from '../../bank.ts';
import { called, type PortugueseNoun } from '../noun.ts';

export const bramble: PalTelling<PortugueseNoun> = {
  noun: called('Carrapito', 'm'),
  intro: `Carrapito, amigo de {name}, era um trol, dos que dão pela altura de uma mesa. Tinha cabelo a toda a volta.~+, e~ Ninguém sabia onde era a frente. «Boa noite, Carrapito», disse {name}. «Estás a falar para as minhas costas», disse Carrapito, sem se ofender. [«Mas elas gostaram muito.»]`,
  quirk: `As coisas pegavam-se a Carrapito. Não era roubo.~:~ Ele passava, elas vinham atrás. {name} tirou-lhe do cabelo uma colher e meia bolacha. «E isto, amarelo e quente?» «É um bocado de luz de candeeiro», disse Carrapito. «Estava aceso, e devo ter-me encostado.»`,
  again: `«Tomei cuidado», disse Carrapito. «Dei a volta por fora de tudo.» «Tens um pente em ti», disse {name}, a dar a volta por fora de Carrapito. «É do dia em que me tentaram pentear.» «E aqui, numa espécie de rede, {tiny.um}.» «Isso não colou», disse Carrapito, com dignidade. «Isso está hospedado.»`,
  try: `«Se calhar há aqui alguma coisa para {being}», disse Carrapito, e sacudiu-se. Voaram nove botões, um apito e uma bolacha.~+, e~ A bolacha levantou-se e desatou a rolar. «Não é nada disso», disse {being}. [Carrapito tornou a passar por tudo, e não ficou nada para trás.]`,
  payoff: `«Carrapito, por quantas luzes já passaste?», perguntou {name}. «Desculpa, por todas.» {name} enfiou a mão naquele cabelo.~+, e~ Saiu luz de candeeiro, e saiu um pouco de domingo. Colaram tudo outra vez, mas do lado de fora.~, e~ Carrapito brilhava como uma loja. «Essa é a minha frente», disse ele.`,
  proud: `Carrapito guardou a luz outra vez, até ao último restinho, e cantarolou, pela frente.`,
  asleep: `Carrapito enrolou-se ao lado da cama, e era como ter um tapete que respira. «Dorme bem», disse {name}. «São as minhas costas outra vez», murmurou ele. <quirk: No fundo do cabelo uma última luz tinha ficado acesa. Ficou mais pequena, escureceu, e dormiu|Em toda a volta o cabelo subia e devagar descia>.`,
};

export const mugwort: PalTelling<PortugueseNoun> = {
  noun: called('Losna', 'f'),
  intro: `Losna, amiga de {name}, era <toddler: quase só chapéu, com umas botas por baixo|uma bruxa, das que são quase só chapéu>. O chapéu era preto e alto, com a ponta dobrada. «Queres uma bolacha?», perguntou {name}. «Não, estou muito bem», disse Losna. Mas a ponta do chapéu inclinou-se, devagarinho, para o prato. [«Está quieto», disse Losna.]`,
  quirk: `O chapéu de Losna denunciava-a, porque apontava para tudo o que ela queria. «Não estou com fome nenhuma», disse ela, e a ponta foi direitinha ao bolso de {name}. «Tenho aqui uma passa», disse {name}. «Não quero nada», disse Losna, a corar. Endireitou o chapéu.~+, e~ Ele dobrou-se outra vez.`,
  again: `Losna tinha atado a ponta do chapéu com um atacador. «Agora ninguém sabe o que eu quero», disse. «E o que queres?», perguntou {name}. «Nada.» O atacador esticou-se, o chapéu inteiro girou.~+ e~ Apontou para o sapato dela. «Bem, quero», disse Losna. «Quero o meu atacador.»`,
  try: `«Vou perguntar ao chapéu o que falta para {being}», disse Losna, e ergueu-o. A ponta rodou, rodou.~+, e~ Pousou no nariz da própria Losna. «Só me conhece a mim», disse ela, e espirrou. «É um ótimo nariz», disse {being}, a rir, «mas não é o que me falta.»`,
  payoff: `«O que é que tu queres, Losna?», perguntou {name}. «Nada, não te incomodes», disse ela, a olhar para as botas. [«A sério?»] «Quero encontrar o caminho. Quero muito.» Nisso o chapéu dobrou-se, esticou-se.~+ e~ Apontou. «Então é por ali», disse {name}.`,
  proud: `«Quero, pois», passou a dizer Losna, e o chapéu ficava quieto.`,
  asleep: `O chapéu de Losna ficou aos pés da cama. «Queres alguma coisa?», perguntou {name}. «Não, fico bem assim», disse Losna, já quase a dormir.~+, e~ Devagar, com um rangido comprido e macio, a ponta curvou-se para a almofada, deitou-se e ficou.`,
};
