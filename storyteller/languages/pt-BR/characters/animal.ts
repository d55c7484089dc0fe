import type { PalTelling } from '../../bank.ts';
import { called, type BrazilianNoun } from '../noun.ts';

export const moss: PalTelling<BrazilianNoun> = {
  noun: called('Cafuá', 'm'),
  intro: `Cafuá era toupeira e melhor amigo de {name}.~, e~ Não enxergava além dos próprios bigodes.~+, e~ Nunca tinha se importado. Usava um colete de um botão só e tinha o nariz mais fino de uma família de narizes finos. “Boa noite”, disse Cafuá. “Vejo que alguém comeu ovo.”`,
  quirk: `Cafuá lia cheiros como os avôs leem jornal. “Sopa na quinta-feira”, anunciou, de nariz para cima, embora ninguém tivesse perguntado. “Queijo velho, não é nosso. Funga-funga, e aqui perto alguém chorou por causa de uma luva.” [“E o que a gente faz com isso?”, perguntou {name}. “Nada. É só o noticiário.”]`,
  again: `“Funga-funga”, disse Cafuá. “Olhe só que coisa. <toddler: Nós dois espalhamos cheiro de torrada a noite inteira|Nós dois deixamos um rastro de torrada desde a porta de casa>.” {name} fungou, fungou outra vez.~+ e~ Só cheirou noite. “Está na última página”, disse Cafuá, “em letra miúda.”`,
  try: `“Com licença”, disse Cafuá, e encostou o nariz {being.em}. “Um pouco de poeira”, leu. “Página dois, torrada. Página três, uma cócega, do lado esquerdo.” {Being} riu do lado esquerdo inteiro. [Depois disso todo mundo quis ser lido.] “Só não diz o que fazer”, disse Cafuá.`,
  payoff: `Cafuá abriu o botão do colete, como fazia para cheirar a sério.~+, e~ O nariz girou feito ponteiro de relógio. “Funga-funga. Para lá, não: sopa fria. [Para lá também não: só passou alguém na terça, e voltou.] Mas para cá…” O nariz parou.~+, e~ Tremia na pontinha. “Primeira página”, disse Cafuá. “É por aqui.”`,
  proud: `Cafuá fechou o botão do colete, e precisou de três tentativas, de tão contente.`,
  asleep: `Cafuá pendurou o colete na cadeira. “Notícias de amanhã”, murmurou, virando o nariz para o cobertor. “Mingau em pequena quantidade, com passas mais tarde.” E assim o jornal se dobrou.~+, e~ Cafuá dormiu.`,
};

export const dot: PalTelling<BrazilianNoun> = {
  noun: called('Pituca', 'f'),
  intro: `{name} tinha uma pata, ou melhor, a pata tinha {name}.~, e~ Chamava-se Pituca.~+, e~ Sempre se ouvia onde ela estava. “Aonde a gente vai?”, perguntava Pituca, um passo atrás. “Só pegar um copo”, dizia {name}. “Então eu vou, que pode estar pesado.” [O cesto de roupa era dela.]`,
  quirk: `Pituca treinava todo dia, mas uma coisa ela não conseguia, que era cochichar. “Assim”, disse {name}, bem baixinho. “Assim”, disse Pituca, de pescoço encolhido e olhos fechados. “QUÁ!” [Bem longe dali alguém deixou cair uma colher, e logo depois as outras.] “Quase”, disse {name}.`,
  again: `“Vou dizer uma coisa cochichando”, avisou Pituca. “Preparar.” {name} preparou as mãos, uma em cada orelha. [Pituca pensou em coisas macias, em lã, em pão, em chinelo por dentro.] “Quá”, disse ela. Foi menor, sendo justo. “Dessa vez só senti num pé”, disse {name}.`,
  try: `Pituca chegou pertinho {being.de}, para cochichar uma gentileza, e se encolheu toda, começando pelo rabo. “QUÁ!” Todo mundo caiu sentado, rindo. “O que foi que você disse?”, perguntou {being}. “Não deu para ouvir”, disse Pituca, “eu estava falando muito alto.”`,
  payoff: `“Alguém precisa falar muito alto”, disse {name}, “e eu não consigo.” “Eu conseguia”, disse Pituca, “mas venho me esforçando tanto para não conseguir.” [“Pituca”, disse {name}, “por favor.”] Ela firmou os dois pés no lugar. QUÁ! O grito bateu no fim da noite.~+, e~ Quem dormia se sentou.`,
  proud: `Pituca foi andando atrás de {name}, com o rabo para lá e para cá, calada em voz alta.`,
  asleep: `Pituca deu três voltas no cesto de roupa. <quirk: “Boa noite”, disse ela. E foi um cochicho, um de verdade, macio como pena caindo, mas ninguém mais escutava para dizer como tinha ficado bom.|“Boa noite”, disse ela, debaixo do próprio rabo. Um pé chato e amarelo ficou para fora, bateu uma vez no cesto e dormiu.>`,
};
