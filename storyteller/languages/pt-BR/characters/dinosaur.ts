import type { PalTelling } from '../../bank.ts';
import { called, type BrazilianNoun } from '../noun.ts';

export const gus: PalTelling<BrazilianNoun> = {
  noun: called('Tuco', 'm'),
  intro: `Tuco, amigo de {name}, era um dinossauro do tamanho de um sofá e bravo como um pão doce. Era verde, com um rabo que sempre chegava depois.~, e~ Quando andava, pedia desculpa. “Desculpe, farelo. Desculpe, botão.” [E, quando passava o rabo, dizia tudo de novo em nome do rabo.]`,
  quirk: `{name} se encostou em Tuco, só um instantinho.~, e~ Foi um erro. Tuco tinha um lado quente como forno.~+, que~ Subia e descia. “{name}?”, disse Tuco. “Desculpe. Acho que você fechou.” [“Eu só estava olhando por dentro”, disse {name}, dando um pulo.]`,
  again: `“Posso me encostar?”, perguntou {tiny}, de passagem. “Olhe que dá sono”, disse Tuco.~, e~ Bastou encostar, e já vinha um ronco do tamanho de um cílio. [Tuco esperou em três pernas.] “Queria servir para alguma coisa”, disse ele. “Eu só esquento.”`,
  try: `“Encoste em mim, se quiser”, disse Tuco para {being}. “Desculpe. As pessoas encostam.” Então {being} se encostou de um lado, e {name} do outro. Dali a pouco alguém roncava.~+, e~ Era Tuco. [Fazia cócegas, e riram.] “Ajudei?”, perguntou ele, mais tarde. “Ainda não”, disse {being}.`,
  payoff: `“Tuco”, disse {name}, “deite.” “Desculpe”, disse Tuco, e se deitou em roda, ou quase. No meio era como dentro de um bolo.~+, e~ O pequeno se encostou e deu um suspiro comprido. “Isso serve para alguma coisa?”, cochichou Tuco. “Psiu”, disse {name}.`,
  proud: `Tuco seguiu de cabeça erguida, esqueceu de pedir desculpa a onze farelos e teve de voltar.`,
  asleep: `Tuco se deitou ao lado da cama, e a casa inteira disse uf. “Desculpe, casa”, disse Tuco.~+, e~ O lado dele subia, descia, subia. {name} pôs um pé para fora da coberta e o encostou ali, onde era quente como forno de pão.`,
};

export const trudy: PalTelling<BrazilianNoun> = {
  noun: called('Espiga', 'f'),
  intro: `Espiga era uma dinossaura, amiga de {name}. Embaixo havia um pouco de Espiga.~+, e~ O resto era pescoço. Ela o levava dobrado, feito ponto de interrogação, para não dar na vista. “Cuidado com o lustre”, disse, e bateu nele. [Dom.]`,
  quirk: `“Como está o tempo aí em cima?”, gritou alguém que passava.~+, e~ Espiga ficou vermelha de baixo para cima. Dobrou o pescoço em dois, depois em três.~+, e~ Pôs o queixo nos pés. “Agora tenho o tamanho certo.” Aí espirrou e se desdobrou. Dom. [Nem era um lustre, mas fez dom.]`,
  again: `“O que você vê aí embaixo?”, perguntou {name}. “Dedos do pé”, disse Espiga, que tinha o queixo neles.~, e~ Então a cabeça subiu um pouco, e mais um pouco. “Vejo o alto da sua cabeça”, gritou ela. “E acho que vejo amanhã.” [Desceu logo, antes que perguntassem do tempo.]`,
  try: `“Eu podia olhar {being} de cima”, disse Espiga.~, e~ O pescoço subiu, dobra por dobra, e bateu em alguma coisa: dom. “Achei uma colher!” Desceu a colher.~+, e~ Desceu Espiga, vermelha até a ponta. [{Being} riu, e todo mundo também.] “Mas de cima”, disse ela, “o problema não aparece.”`,
  payoff: `“Que altura tem?”, perguntou {name}.~+, e~ Espiga olhou para os pés. “Mais ou menos um pescoço”, disse ela.~,~ E subiu, e subiu.~+, até que~ O queixo se deitou lá no alto, feito gato.~, e~ {name} foi escalando de calombo em calombo. “Aqui em cima está um tempo lindo!”, gritou Espiga.`,
  proud: `Depois disso Espiga andou de pescoço reto e contava do tempo sem ninguém perguntar.`,
  asleep: `Espiga se deitou em volta da cama: os pés de um lado, o meio do outro, o queixo na ponta. “Boa noite aí embaixo”, disse ela. “Boa noite aí embaixo”, disse {name}, que dessa vez estava mais no alto.~+, e~ Pela primeira vez no dia, nada fez dom.`,
};
