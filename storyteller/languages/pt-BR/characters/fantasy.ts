import type { PalTelling } from '../../bank.ts';
import { called, type BrazilianNoun } from '../noun.ts';

export const bramble: PalTelling<BrazilianNoun> = {
  noun: called('Carrapicho', 'm'),
  intro: `Carrapicho era um trol, dos que não passam da altura de uma mesa, e amigo de {name}. Tinha cabelo em toda a volta.~+, e~ Ninguém sabia que lado era a frente. “Boa noite, Carrapicho”, disse {name}. “Você está falando com as minhas costas”, disse Carrapicho, sem se ofender. [“Mas elas gostaram muito.”]`,
  quirk: `As coisas grudavam em Carrapicho.~, mas~ Não era roubo.~+, porque~ Ele só passava, e elas vinham junto. {name} catou uma colher e meio biscoito. “E isto aqui, amarelo e quente?” “Um pouco de luz de abajur”, disse Carrapicho. “Ele estava aceso, e eu devo ter encostado.”`,
  again: `“Tomei cuidado”, disse Carrapicho. “Dei a volta por fora de tudo.” “Tem um pente em você”, disse {name}, dando a volta por fora de Carrapicho. “É do dia em que tentaram me pentear.” “E aqui, numa espécie de rede, {tiny.um}.” “Isso não grudou”, disse Carrapicho, com dignidade. “Isso está hospedado.”`,
  try: `“Vai ver que aqui tem alguma coisa para {being}”, disse Carrapicho, e se sacudiu. Voaram nove botões, um apito e um biscoito.~+, e~ O biscoito se levantou e saiu rolando. “Não é nada disso”, disse {being}. [Então Carrapicho passou por tudo uma vez, e não havia mais nada.]`,
  payoff: `“Carrapicho, por quantas luzes você já passou?”, perguntou {name}. “Desculpe, por todas.” {name} enfiou a mão naquele cabelo.~+, e~ Saiu luz de abajur, e saiu um pouco de domingo. Grudaram tudo de novo, mas do lado de fora.~, e~ Carrapicho brilhava feito loja. “Essa é a minha frente”, disse ele.`,
  proud: `Carrapicho guardou a luz de novo, até o último restinho, e cantarolou, pela frente.`,
  asleep: `Carrapicho se enrolou ao lado da cama, e era como ter um tapete que respira. “Durma bem”, disse {name}. “São as minhas costas de novo”, murmurou ele. <quirk: No fundo do cabelo uma última luz tinha ficado acesa. Foi diminuindo, foi escurecendo, e dormiu|Em toda a volta o cabelo subia e devagar descia>.`,
};

export const mugwort: PalTelling<BrazilianNoun> = {
  noun: called('Losna', 'f'),
  intro: `Losna, amiga de {name}, era <toddler: quase só chapéu, com botas para carregar|uma bruxa, das que são quase só chapéu>. Ele era preto e alto, dobrado onde começa a ponta. “Quer um biscoito?”, perguntou {name}. “Não, fico sem”, disse Losna.~+,~ Mas a ponta do chapéu se inclinou devagar para o prato. [“Pare com isso”, disse Losna.]`,
  quirk: `O chapéu de Losna a entregava, porque apontava para tudo o que ela queria. “Não estou com fome nenhuma”, disse ela, e a ponta foi direto para o bolso de {name}. “Aqui tem uma uva-passa”, disse {name}. “Não quero, não”, disse Losna, corando.~, e~ Endireitou o chapéu.~+, e~ Ele se dobrou de novo.`,
  again: `Losna tinha amarrado a ponta do chapéu com um cadarço. “Agora ninguém sabe o que eu quero”, disse. “E o que você quer?”, perguntou {name}. “Nada.” O cadarço se esticou, o chapéu inteiro girou.~+ e~ Apontou para o sapato dela. “Bem, quero”, disse Losna. “Quero o meu cadarço.”`,
  try: `“Vou perguntar ao chapéu o que falta para {being}”, disse Losna, e o ergueu. A ponta rodou, rodou.~+, e~ Desceu no nariz da própria Losna. “Ele só conhece a mim”, disse ela, e espirrou. “É um ótimo nariz”, disse {being}, rindo, “mas não é o que me falta.”`,
  payoff: `“O que você quer, Losna?”, perguntou {name}. “Nada, não se incomode”, disse ela, olhando as botas. [“Mesmo?”] “Quero achar o caminho. Quero muito.” Nisso o chapéu se dobrou, se esticou.~+ e~ Apontou. “Então é por ali”, disse {name}.`,
  proud: `“Quero, sim”, passou a dizer Losna, e o chapéu ficava quieto.`,
  asleep: `O chapéu de Losna ficou no pé da cama. “Quer alguma coisa?”, perguntou {name}. “Não, fico bem assim”, disse Losna, já quase indo.~+, e~ Devagar, com um rangido comprido e macio, a ponta se curvou para o travesseiro, deitou-se e ficou.`,
};
