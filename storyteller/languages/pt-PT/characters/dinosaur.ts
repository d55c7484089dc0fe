import type { PalTelling } from '../../bank.ts';
import { called, type PortugueseNoun } from '../noun.ts';

export const gus: PalTelling<PortugueseNoun> = {
  noun: called('Tuco', 'm'),
  intro: `Tuco, amigo de {name}, era um dinossauro do tamanho de um sofá e tão feroz como um pão de leite. Era verde, e a cauda chegava sempre depois dele. Por onde andava, pedia desculpa. «Desculpa, migalha. Desculpa, botão.» [Quando passava a cauda, dizia tudo outra vez, em nome dela.]`,
  quirk: `{name} encostou-se a Tuco, só um instantinho.~, e~ Foi um erro. Tuco tinha um lado quente como um forno.~+, que~ Subia e descia. «{name}?», disse Tuco. «Desculpa. Acho que te fechaste.» [«Eu só estava a olhar por dentro», disse {name}, a dar um salto.]`,
  again: `«Posso encostar-me?», perguntou {tiny}, de passagem. «Olha que dá sono», disse Tuco.~, e~ Bastou encostar-se, e já vinha um ronco do tamanho de uma pestana. [Tuco esperou em três pernas.] «Queria servir para alguma coisa», disse ele. «Só aqueço.»`,
  try: `«Encosta-te a mim, se quiseres», disse Tuco {being.ao}. «Desculpa. As pessoas encostam-se.» E {being} encostou-se de um lado, e {name} do outro. Dali a pouco alguém roncava.~+, e~ Era Tuco. [Fazia cócegas, e riram-se.] «Ajudei?», perguntou ele, mais tarde. «Ainda não», disse {being}.`,
  payoff: `«Tuco», disse {name}, «deita-te.» «Desculpa», disse Tuco, e deitou-se à roda, ou quase. No meio era como dentro de um bolo.~+, e~ O pequeno encostou-se e deu um suspiro comprido. «Isso serve para alguma coisa?», segredou Tuco. «Chiu», disse {name}.`,
  proud: `Tuco seguiu de cabeça erguida, esqueceu-se de pedir desculpa a onze migalhas e teve de voltar.`,
  asleep: `Tuco deitou-se ao lado da cama, e a casa inteira disse uf. «Desculpa, casa», disse Tuco.~+, e~ O lado dele subia, descia, subia. {name} pôs um pé para fora da roupa e encostou-o ali, onde era quente como forno de pão.`,
};

export const trudy: PalTelling<PortugueseNoun> = {
  noun: called('Espiga', 'f'),
  intro: `Espiga, amiga de {name}, era uma dinossaura. Em baixo havia um pouco de Espiga.~+, e~ O resto era pescoço. Trazia-o dobrado, como um ponto de interrogação, para não dar nas vistas. «Cuidado com o candeeiro», disse ela, e foi contra ele. [Dom.]`,
  quirk: `«Como está o tempo aí em cima?», gritou alguém que passava.~+, e~ Espiga ficou vermelha de baixo para cima. Dobrou o pescoço em dois, depois em três.~+, e~ Pôs o queixo nos pés. «Agora tenho o tamanho certo.» Então espirrou e desdobrou-se. Dom. [Nem era um candeeiro, mas fez dom.]`,
  again: `«O que é que vês aí em baixo?», perguntou {name}. «Dedos dos pés», disse Espiga, que tinha o queixo neles.~, e~ A cabeça subiu um pouco, e mais um pouco. «Vejo o alto da tua cabeça», gritou ela. «E acho que vejo amanhã.» [Desceu logo, antes que perguntassem do tempo.]`,
  try: `«Eu podia ver {being} de cima», disse Espiga.~, e~ O pescoço subiu, dobra por dobra, e bateu em alguma coisa: dom. «Encontrei uma colher!» Desceu a colher.~+, e~ Desceu Espiga, vermelha até à ponta. [{Being} riu-se, e os outros também.] «Mas de cima», disse ela, «o problema não aparece.»`,
  payoff: `«Que altura tem?», perguntou {name}.~+, e~ Espiga olhou para os pés. «Mais ou menos um pescoço», disse ela.~,~ E subiu, e subiu.~+, até que~ O queixo deitou-se lá no alto, como um gato.~, e~ {name} escalou de bossa em bossa. «Aqui em cima está um tempo lindo!», gritou Espiga.`,
  proud: `Depois disso Espiga andou de pescoço direito e falava do tempo sem ninguém lhe perguntar.`,
  asleep: `Espiga deitou-se à volta da cama: os pés de um lado, o meio do outro, o queixo na ponta. «Boa noite aí em baixo», disse ela. «Boa noite aí em baixo», disse {name}, que desta vez estava mais acima.~+, e~ Pela primeira vez no dia, nada fez dom.`,
};
