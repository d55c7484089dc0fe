import type { PalTelling } from '../../bank.ts';
import { called, type BrazilianNoun } from '../noun.ts';

export const pim: PalTelling<BrazilianNoun> = {
  noun: called('Pim', 'm'),
  intro: `Pim, amigo de {name}, era um robô do tamanho e da forma de uma lata de pão.~, e~ No meio, onde os outros têm barriga, Pim tinha uma gaveta. Dizia “pip” para sim, “pip-pip” para não e “hmm” para tudo o que fica entre os dois. [“Hmm” era o preferido.]`,
  quirk: `Alguém tinha deixado cair um barbante. “Ah, Pim”, disse {name}, “mais um, não.” Mas a gaveta se abriu.~+, e~ O barbante foi para cima dos outros: vermelho, de embrulho, com geleia. “Para que serve?”, perguntou {name}.~+, e~ A luzinha de Pim rodou. “Para mais tarde”, disse Pim. [Mais tarde nunca tinha chegado.]`,
  again: `A gaveta de Pim não fechava.~, e~ Tinha uma ponta de barbante a mais. [{name} empurrou, Pim pensou numa coisa fina, e fez clique.] “Já é mais tarde?”, perguntou {name}. Pim olhou para a frente, para trás e, com a luz rodando, para dentro da gaveta. “Ainda não”, disse, “mas está chegando.”`,
  try: `Pim rodou uma vez em volta {being.de} e abriu a gaveta.~, e~ Saiu um barbante vermelho.~+, e~ Pim o amarrou {being.em} com um laço. Todos riram e disseram que estava muito elegante. “Pip?”, perguntou Pim. “Pip-pip”, disse {being}. [“Mas com o laço eu fico.”]`,
  payoff: `A luz de Pim rodava cada vez mais depressa. “{name}”, disse Pim, “é mais tarde.” A gaveta saltou, e saiu o barbante todo: vermelho, de embrulho, de geleia. Foi amarrado ponta com ponta.~+, e~ O braço mais comprido de Pim jogou. Ele voou, segurou, e por ele subiram.`,
  proud: `A gaveta de Pim se abria toda hora, como uma boca que tenta não sorrir.`,
  asleep: `A rodinha de Pim parou de chiar. Na gaveta, sem mais ninguém, havia um barbante novo, dos curtos. “Para mais tarde”, disse Pim, e a luzinha rodou devagar, mais devagar, e parou.`,
};

export const tilda: PalTelling<BrazilianNoun> = {
  noun: called('Latilda', 'f'),
  intro: `Uma robô chamada Latilda era amiga de {name}. Era alta, fina e tão educada que agradecia às cadeiras.~+, e~ De cada lado da cabeça tinha uma orelha feito um pires de vidro. “Espero não ter vindo cedo demais”, disse Latilda, que morava ali. [“Depois de você”, disse {name}. “Não, depois de você.” Era sempre assim que entravam para jantar.]`,
  quirk: `“Latilda, você está bonita”, disse {name}. “Ai”, disse Latilda. “Ai, não.” As orelhas ficaram rosadas e depois se acenderam como abajures. Ela puxou o chapéu.~+, e~ Agora o chapéu brilhava. “Não olhe, por favor”, disse Latilda. “Quando me elogiam, eu acendo. São só os fios.”`,
  again: `“Boa noite”, disse {tiny} para Latilda, de passagem, “que pés elegantes.” As orelhas ficaram rosa, depois vermelhas.~+, e~ Por um tempo {tiny} não enxergou nada. “Eu daria o cotovelo esquerdo”, disse Latilda, “para ser um robô sem graça.” [“Eu não”, disse {name}.]`,
  try: `“Muito prazer”, disse Latilda para {being}. “Que orelhas bonitas”, disse {being}. Elas ficaram rosa, com chapéu e tudo, e depois vermelhas. Naquela luz todos tinham cara de tomate. [“Peço mil desculpas”, disse Latilda.] “É bem bonito”, disse {being}, “mas não resolve.”`,
  payoff: `“Latilda”, disse {name}, “você tem os pés mais limpos que já vi, e é minha amiga.” “Por favor”, disse Latilda.~, e~ As orelhas ficaram vermelhas, depois de ouro.~+, depois~ Brancas como o meio-dia.~, e~ O escuro se levantou e foi para outro lugar. [“Ah!”, disse Latilda, olhando em volta na própria luz. “Mas isso é útil.”]`,
  proud: `Latilda não pôs mais o chapéu, nem quando alguém lhe dava boa-noite.`,
  asleep: `Latilda se dobrou em quatro ao lado da cama. “Fico grata por me receberem”, disse. “De nada, e volte sempre”, disse {name}. No escuro as orelhas ficaram rosa, um rosa bem pequeno, bom de se dormir perto.`,
};
