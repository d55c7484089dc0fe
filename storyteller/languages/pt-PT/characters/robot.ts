import type { PalTelling } from '../../bank.ts';
import { called, type PortugueseNoun } from '../noun.ts';

export const pim: PalTelling<PortugueseNoun> = {
  noun: called('Pim', 'm'),
  intro: `Pim, amigo de {name}, era um robô do tamanho e do feitio de uma caixa do pão. Ao meio, onde os outros têm barriga, tinha uma gaveta. Dizia «pip» para sim, «pip-pip» para não, e «hmm» para tudo o que fica entre os dois. [O preferido era o «hmm».]`,
  quirk: `Alguém tinha deixado cair um cordel. «Ah, Pim», disse {name}, «mais um, não.» Mas a gaveta abriu-se.~+, e~ O cordel foi para cima dos outros: vermelho, de embrulho, com doce. «Para que serve?», perguntou {name}.~+, e~ A luzinha de Pim rodou. «Para mais tarde», disse Pim. [Mais tarde nunca tinha chegado.]`,
  again: `A gaveta de Pim não fechava.~, e~ Tinha uma ponta de cordel a mais. [{name} empurrou, Pim pensou numa coisa fina, e fez clique.] «Já é mais tarde?», perguntou {name}. Pim olhou para a frente, para trás e, com a luz a rodar, para dentro da gaveta. «Ainda não», disse, «mas está a chegar.»`,
  try: `Pim rodou uma vez à volta {being.de} e abriu a gaveta. Saiu um cordel vermelho.~+, e~ Pim atou-o à volta {being.de} com um laço. Todos se riram e disseram que estava muito elegante. «Pip?», perguntou Pim. «Pip-pip», disse {being}. [«Mas com o laço eu fico.»]`,
  payoff: `A luz de Pim rodava, cada vez mais depressa. «{name}», disse Pim, «é mais tarde.» A gaveta saltou, e saiu de lá o cordel todo: do vermelho, do de embrulho, do que tinha doce. Ataram-no ponta com ponta.~+, e~ O braço mais comprido de Pim atirou-o ao ar. Voou, prendeu-se, e por ele subiram.`,
  proud: `A gaveta de Pim abria-se a toda a hora, como uma boca que tenta não sorrir.`,
  asleep: `A rodinha de Pim deixou de chiar. Na gaveta, sozinho, havia um cordel novo, dos curtinhos. «Para mais tarde», disse Pim, e a luz rodou devagar, mais devagar, e parou.`,
};

export const tilda: PalTelling<PortugueseNoun> = {
  noun: called('Latilda', 'f'),
  intro: `Latilda, amiga de {name}, era uma robô alta e fina, tão bem-educada que agradecia às cadeiras. De cada lado da cabeça tinha uma orelha, como um pires de vidro. «Espero não ter vindo cedo de mais», disse Latilda, que morava ali. [«Depois de ti», disse {name}. «Não, depois de ti.» Era assim que iam jantar.]`,
  quirk: `«Latilda, estás tão bonita», disse {name}. «Ai», disse Latilda. «Ai, não.» As orelhas ficaram coradas e depois acenderam-se como candeeiros. Puxou o chapéu para baixo.~+, e~ Agora o chapéu brilhava. «Não olhes, por favor», disse Latilda. «Quando me elogiam, acendo-me. São só os fios.»`,
  again: `«Boa noite», disse {tiny} para Latilda, de passagem, «que pés elegantes.» As orelhas ficaram cor-de-rosa, depois vermelhas.~+, e~ Durante um bocado {tiny} não viu nada. «Dava o cotovelo esquerdo», disse Latilda, «para ser um robô sem graça.» [«Eu não», disse {name}.]`,
  try: `«Muito prazer», disse Latilda {being.ao}. «Que orelhas bonitas», disse {being}. Ficaram cor-de-rosa, com chapéu e tudo, e depois vermelhas. Naquela luz todos tinham cara de tomate. [«Peço mil desculpas», disse Latilda.] «É muito bonito», disse {being}, «mas não resolve.»`,
  payoff: `«Latilda», disse {name}, «tens os pés mais limpos que já vi, e és minha amiga.» «Por favor», disse Latilda.~, e~ As orelhas ficaram vermelhas, depois de ouro.~+, depois~ Brancas como o meio-dia.~, e~ O escuro levantou-se e foi para outro lugar. [«Ah!», disse Latilda, a olhar à volta, à sua própria luz. «Mas isto é útil.»]`,
  proud: `Latilda nunca mais pôs o chapéu, nem quando alguém lhe dava as boas-noites.`,
  asleep: `Latilda dobrou-se em quatro ao lado da cama. «Agradeço muito a hospedagem», disse. «De nada, e volta sempre», disse {name}. No escuro as orelhas ficaram cor-de-rosa, um cor-de-rosa pequenino, bom para se dormir ao pé.`,
};
