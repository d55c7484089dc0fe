import type { PalTelling } from '../../bank.ts';
import { called, type PortugueseNoun } from '../noun.ts';

export const moss: PalTelling<PortugueseNoun> = {
  noun: called('Cafua', 'm'),
  intro: `Cafua era toupeira e o melhor amigo de {name}. Não via para lá dos bigodes, e nunca isso lhe fizera falta. Usava um colete de um botão só e tinha o nariz mais fino de uma família de narizes finos. «Boa noite», disse Cafua. «Vejo que alguém comeu ovo.»`,
  quirk: `Cafua lia cheiros como os avós leem o jornal. «Sopa na quinta-feira», anunciou, de nariz para cima, embora ninguém tivesse perguntado. «Queijo velho, não é nosso. Funga-funga, e aqui perto alguém chorou por causa de uma luva.» [«E o que fazemos com isso?», perguntou {name}. «Nada. São só as notícias.»]`,
  again: `«Funga-funga», disse Cafua. «Ora esta. <toddler: Há horas que cheiramos a torrada|Andamos a deixar um rasto de torrada desde a porta de casa>.» {name} fungou, fungou outra vez.~+ e~ Só lhe cheirou a noite. «Está na última página», disse Cafua, «em letra miúda.»`,
  try: `«Com licença», disse Cafua, e encostou o nariz {being.em}. «Um pouco de poeira», leu. «Página dois, torrada. Página três, cócegas, do lado esquerdo.» {Being} riu-se de todo o lado esquerdo. [Depois disso toda a gente se quis dar a ler.] «Só não diz o que fazer», disse Cafua.`,
  payoff: `Cafua abriu o botão do colete, como fazia para cheirar a sério.~+, e~ O nariz girou como um ponteiro de relógio. «Funga-funga. Para lá, não: sopa fria. [Para lá também não: só passou alguém na terça-feira, e voltou.] Mas para cá…» O nariz parou.~+, e~ Tremia na pontinha. «Primeira página», disse Cafua. «É por aqui.»`,
  proud: `Cafua fechou o botão do colete, e precisou de três tentativas, de tão contente.`,
  asleep: `Cafua pendurou o colete na cadeira. «Notícias de amanhã», murmurou, a virar o nariz para o cobertor. «Papa em pequena quantidade, com passas mais tarde.» E assim o jornal dobrou-se.~+, e~ Cafua dormiu.`,
};

export const dot: PalTelling<PortugueseNoun> = {
  noun: called('Pituca', 'f'),
  intro: `{name} tinha uma pata, ou melhor, a pata é que tinha {name}. Chamava-se Pituca, e sabia-se sempre onde ela andava. «Aonde vamos?», perguntava Pituca, um passo atrás. «Só buscar um copo», dizia {name}. «Também vou, que pode ser pesado.» [O cesto da roupa era dela.]`,
  quirk: `Pituca treinava todos os dias, mas havia uma coisa que não conseguia, que era falar em segredo. «Assim», disse {name}, muito baixinho. «Assim», disse Pituca, de pescoço encolhido e olhos fechados. «QUÁ!» [Muito longe dali alguém deixou cair uma colher, e logo a seguir as outras.] «Quase», disse {name}.`,
  again: `«Vou dizer uma coisa em segredo», avisou Pituca. «Preparar.» {name} preparou as mãos, uma em cada orelha. [Pituca pensou em coisas macias, em lã, em pão, em chinelos por dentro.] «Quá», disse ela. Foi mais pequeno, justiça lhe seja feita. «Desta vez só o senti num pé», disse {name}.`,
  try: `Pituca chegou-se {being.ao}, para segredar uma gentileza, e encolheu-se toda, a começar pela cauda. «QUÁ!» Toda a gente caiu sentada, a rir. «O que foi que disseste?», perguntou {being}. «Não se ouviu nada», disse Pituca, «eu estava a falar muito alto.»`,
  payoff: `«Alguém tem de falar muito alto», disse {name}, «e eu não consigo.» «Eu conseguia», disse Pituca, «mas tenho-me esforçado tanto por não conseguir.» [«Pituca», disse {name}, «por favor.»] Pituca fincou os dois pés. QUÁ! O grito bateu no fim da noite.~+, e~ Quem dormia sentou-se.`,
  proud: `Pituca andou atrás de {name}, com a cauda para lá e para cá, calada em voz alta.`,
  asleep: `Pituca deu três voltas ao cesto de roupa. <quirk: «Boa noite», disse ela. E foi um segredo, um dos autênticos, macio como pena a cair, mas já ninguém escutava para dizer como tinha ficado bom.|«Boa noite», disse ela, debaixo da própria asa. Um pé chato e amarelo ficou para fora, bateu uma vez no cesto e dormiu.>`,
};
