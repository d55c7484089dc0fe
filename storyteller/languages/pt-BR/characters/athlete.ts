import type { PalTelling } from '../../bank.ts';
import { called, type BrazilianNoun } from '../noun.ts';

export const bounce: PalTelling<BrazilianNoun> = {
  noun: called('Mola', 'm'),
  intro: `Mola, amigo de {name}, era um atleta de meias listradas.~, e~ Pulava o dia inteiro.~+, porque~ A única coisa que não sabia era ficar parado. Na foto do time dele há dez pessoas e um risco. “O risco sou eu”, disse Mola, subindo. [“Dá para ver”, disse, descendo, “pelas meias.”]`,
  quirk: `“Fique parado um pouco”, disse {name}.~+, e~ Mola ficou. Durou até os calcanhares subirem.~+, e~ O resto subiu com eles. Boing. “Eu me esforço”, disse Mola, passando, de orelhas vermelhas. “São os joelhos.” [Uma vez ganhou uma taça, e precisaram de três tentativas para entregar.]`,
  again: `Para pular menos, Mola tinha posto um par de sapatos em cima do outro. Boing, ploc. “Melhorou?”, perguntou. “Agora você sobe até aqui”, disse {name}, mostrando o queixo. “É bem onde eu queria estar”, disse Mola.`,
  try: `“Um bom pulo alegra qualquer um”, disse Mola para {being}.~, e~ Pegou {name} pela mão.~+, e~ Foram para cima, para baixo e para cima. Todas as cabeças foram junto, {being} também, até que o riso não coube mais. “Já melhorou?”, gritou Mola. “Para dizer a verdade, não”, disse {being}.`,
  payoff: `Mola segurava os joelhos com as mãos. “Solte”, disse {name}, “e me dê a mão.” Boing, e foi baixo demais.~,~ Mas o boing seguinte tinha um ano inteiro de ficar parado dentro dele.~+, e~ Bem no alto foi só dar um passo, como quem desce no ponto.`,
  proud: `“Lá no alto”, dizia Mola pelo caminho, “bem no altinho, acho que eu parei.”`,
  asleep: `Mola se deitou, e a cama fez boing, depois outra vez, mais baixo, e mais uma, mais baixo ainda. “Olhe”, disse ele. “Estou parado.” “Está deitado”, disse {name}. “É a mesma coisa”, disse Mola, “só que mais comprida.”`,
};

export const catchpole: PalTelling<BrazilianNoun> = {
  noun: called('Goleta', 'f'),
  intro: `Goleta, amiga de {name}, era goleira e tinha luvas gordas como travesseiros.~, e~ Pegava tudo o que vinha pelo ar: bolas, chapéus e, no jantar, as ervilhas. “Peguei”, dizia Goleta, quando alguém só espirrava. [O espirro ela também tinha pegado, mas não mostrava.]`,
  quirk: `{name} jogou uma casquinha de pão. “Peguei!”, disse Goleta. “Agora jogue de volta”, disse {name}.~, e~ Goleta olhou a casquinha, deitada ali no quente.~+, e~ Fechou a luva devagar. “Não consigo”, disse, corando. “Ainda mais depois que a coisa se ajeitou.” [Em casa tinha onze bolas, todas cobertas.]`,
  again: `“O que tem aí?”, perguntou {name}, porque uma luva de Goleta estava fechada. “Nada”, disse ela.~+, e~ A luva roncou. Goleta abriu uma fresta.~, e~ Lá dentro, sorrindo, dormia {tiny.um}. “Trombou em mim”, disse Goleta. “Quem está sorrindo a gente não larga.”`,
  try: `“Peguei”, disse Goleta, com uma luva de cada lado {being.de}, e começou a cantarolar. Depois de um tempo alguém dormia.~+, e~ Era Goleta. [Todo mundo teve de rir, {being} também.] “Ajudou?”, perguntou ela, acordando. “A música era boa”, disse {being}.`,
  payoff: `“Ninguém jogou você”, disse Goleta a quem tremia ali, “mas posso pegar?” Pôs uma luva embaixo, como colchão, e a outra em cima.~, mas~ No começo as duas luvas tremiam.~+, e depois~ Ficaram quentes e só respiravam. [“Vai me jogar de volta?”, perguntou uma voz. “Não”, disse Goleta. “Nunca jogo.”]`,
  proud: `“Essa”, disse Goleta, e ergueu as luvas para quem quisesse ver, “foi a defesa da minha vida.”`,
  asleep: `Goleta se deitou, com uma luva em cima da outra.~+, e~ {name} deu um bocejo, dos grandes. “Peguei”, disse Goleta, e fechou o polegar. Depois só havia as luvas, subindo e descendo, com um bocejo dentro.`,
};
