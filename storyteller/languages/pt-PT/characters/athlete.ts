import type { PalTelling } from '../../bank.ts';
import { called, type PortugueseNoun } from '../noun.ts';

export const bounce: PalTelling<PortugueseNoun> = {
  noun: called('Mola', 'm'),
  intro: `Mola, amigo de {name}, era um atleta de meias às riscas, que saltava o dia inteiro. Só não sabia estar parado. Na fotografia da equipa dele há dez pessoas e um risco. «O risco sou eu», disse Mola, à subida. [«Vê-se pelas meias», disse, à descida.]`,
  quirk: `«Fica parado um pouco», disse {name}.~+, e~ Mola ficou. Durou até os calcanhares subirem.~+, e~ O resto subiu com eles. Boing. «Eu esforço-me», disse Mola, a passar, de orelhas vermelhas. «São os joelhos.» [Uma vez recebeu uma taça, e precisaram de três tentativas para lha entregar.]`,
  again: `Para saltar menos, Mola tinha calçado uns sapatos por cima dos outros. Boing, ploc. «Está melhor?», perguntou. «Agora subes até aqui», disse {name}, a mostrar o queixo. «É mesmo onde eu queria estar», disse Mola.`,
  try: `«Um bom salto alegra qualquer um», disse Mola {being.ao}. Deu a mão e puxou.~+, e~ Foram para cima, para baixo e para cima. Todas as cabeças foram atrás, {being} também, até que o riso não coube mais. «Já melhorou?», gritou Mola. «Para dizer a verdade, não», disse {being}.`,
  payoff: `Mola segurava os joelhos com as mãos. «Larga-os», disse {name}, «e dá-me a mão.» Boing, e foi baixo de mais.~,~ Mas o boing seguinte tinha um ano inteiro de ficar parado dentro dele.~+, e~ Mesmo no alto foi só dar um passo, como quem desce na paragem.`,
  proud: `«Lá no alto», dizia Mola pelo caminho, «mesmo no cimo, acho que parei.»`,
  asleep: `Mola deitou-se, e a cama fez boing, depois outra vez, mais baixo, e mais uma, mais baixo ainda. «Olha», disse ele. «Estou parado.» «Estás deitado», disse {name}. «É a mesma coisa», disse Mola, «só que mais comprida.»`,
};

export const catchpole: PalTelling<PortugueseNoun> = {
  noun: called('Goleta', 'f'),
  intro: `Goleta, amiga de {name}, era guarda-redes, com umas luvas gordas como almofadas. Agarrava tudo o que viesse pelo ar: bolas, chapéus e, ao jantar, ervilhas. «Minha!», dizia Goleta, mal alguém espirrava. [O espirro também o agarrara, mas não o mostrava a ninguém.]`,
  quirk: `{name} atirou uma côdea de pão. «Agarrei!», disse Goleta. «Agora atira-a para cá», disse {name}. Goleta olhou para a côdea, deitada ali no quente.~+, e~ Fechou a luva devagar. «Não consigo», disse, a corar. «Ainda por cima depois de ela se ter ajeitado.» [Em casa tinha onze bolas, todas cobertas.]`,
  again: `«O que tens aí?», perguntou {name}, porque uma luva de Goleta estava fechada. «Nada», disse ela.~+, e~ A luva roncou. Goleta abriu uma fresta.~, e~ Lá dentro, a sorrir, dormia {tiny.um}. «Esbarrou em mim», disse Goleta. «Quem está a sorrir não se larga.»`,
  try: `«Agarrei», disse Goleta, com uma luva de cada lado {being.de}, e começou a cantarolar. Passado um bocado alguém dormia.~+, e~ Era Goleta. [Tiveram todos de se rir, {being} também.] «Ajudou?», perguntou ela, a acordar. «A música era boa», disse {being}.`,
  payoff: `«Ninguém te atirou», disse Goleta a quem tremia ali, «mas posso agarrar?» Pôs uma luva em baixo, como colchão, e a outra em cima.~, mas~ No começo as duas luvas tremiam.~+, e depois~ Ficaram quentes e só respiravam. [«Vais atirar-me outra vez?», perguntou uma voz. «Não», disse Goleta. «Nunca atiro.»]`,
  proud: `«Essa», disse Goleta, e ergueu as luvas para quem as quisesse ver, «foi a defesa da minha vida.»`,
  asleep: `Goleta deitou-se, com uma luva em cima da outra.~+, e~ {name} deu um bocejo, dos grandes. «Agarrei», disse Goleta, e fechou o polegar. Depois só havia as luvas, a subir e a descer, com um bocejo dentro.`,
};
