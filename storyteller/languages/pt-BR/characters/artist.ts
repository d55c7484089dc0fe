import type { PalTelling } from '../../bank.ts';
import { called, type BrazilianNoun } from '../noun.ts';

export const smudge: PalTelling<BrazilianNoun> = {
  noun: called('Borrão', 'm'),
  intro: `{name} tinha um amigo artista chamado Borrão, e a maçaneta mostrava por quê. Tinha um giz de cera gordo, laranja, e um polegar que tinha pegado a cor. “Não vou encostar em nada”, disse Borrão, coçando o nariz. [Então o nariz ficou laranja.]`,
  quirk: `“Desenhe uma coisa com quina”, disse {name}.~, e~ Borrão desenhou um tijolo, depois esfregou um pouco com o polegar.~+, e~ Agora era um pão. “Amoleceu. Amolecem todos”, disse, escondendo o polegar. “Artista de verdade tem quina.” [Uma vez desenhou um cacto, e alguém lhe deu leite.]`,
  again: `“Vou deixar o polegar no bolso”, disse Borrão.~, e~ Sem ele, desenhou uma cerca toda de pontas. “Ficou muito boa”, disse {name}. “Parece que está com frio”, disse Borrão.~+, e~ O polegar saiu, só por um segundo. “Agora é uma moita”, disse {name}, “com alguma coisa dormindo nela.”`,
  try: `“Vou desenhar você”, disse Borrão para {being}, “e vai melhorar.” Foram todos ver.~+, e~ Não havia dúvida: era um pão. {Being} riu tanto que ninguém mais parou. “Eu melhorava”, disse {being}, “se desse para comer.”`,
  payoff: `“Falta um casaco em você”, disse Borrão a quem tremia ali.~, e~ Com o giz gordo, bem por cima da tremedeira, desenhou um casaco. Depois esfregou com polegar e manga.~+, até que~ Não houve mais quina, só quentinho. [“Tem capuz?”, perguntou alguém lá dentro. “Agora tem”, disse Borrão.]`,
  proud: `Borrão andava com o polegar erguido, como quem leva uma vela que não pode apagar.`,
  asleep: `Borrão tinha prometido não encostar no travesseiro.~, e~ Amanhã, já se sabia, haveria nele uma orelha laranja. [Bocejou, esfregou os olhos, e eles também ficaram sem quina.] Por último, com um polegar lento, esfregou o escuro até ficar macio.`,
};

export const yolk: PalTelling<BrazilianNoun> = {
  noun: called('Madame Gema', 'f'),
  intro: `Madame Gema, amiga de {name}, era pintora, com um pincel comprido e um chapéu alto. Tinha um único tubo de tinta, que era amarelo. “Minhas cores!”, exclamou, e {name} lhe deu o tubo. “Não”, disse Madame Gema, “quero o outro.” [Outro não havia.]`,
  quirk: `“Até hoje não consegui pintar uma noite”, disse Madame Gema.~, e~ Pegou o pincel e pintou uma.~+, e~ Saiu meio-dia. Brilhava tanto que foi preciso apertar os olhos.~, e~ Ela tapou com o chapéu, corando. [“Pintei minha tia dormindo”, disse, “e ela se levantou.”]`,
  again: `“Vou pintar de olhos fechados”, disse Madame Gema, “aí tem de sair escuro.” Deu três pinceladas.~+, e~ Nisso {tiny} passou, bocejando. “Já é de manhã?”, perguntou. “Sou só eu. Volte para a cama”, disse Madame Gema, e pôs o chapéu.`,
  try: `“Não se mexa”, disse Madame Gema para {being}, “que escorre.” Pintou, deu um passo para trás.~+, e~ O que havia era um ovo frito. [Riram até chorar.] “É você, numa luz boa.” “Que gentileza”, disse {being}, “mas eu já jantei.”`,
  payoff: `“Pinte aquilo”, disse {name}. “Aquilo o quê?”, disse Madame Gema. “Não vejo nada.” “O escuro.” Ela esticou o pincel e deu uma pincelada bem em cima dele.~+, e~ Saiu meio-dia.~, e~ A seguinte também, até se ver o caminho inteiro. [“Está dando tudo errado”, disse ela. “Não pare”, disse {name}.]`,
  proud: `Madame Gema seguiu sem chapéu, avisando a todos que era meio-dia e meia.`,
  asleep: `Madame Gema fechou o tubo e pendurou o chapéu na cama. “Vou pintar você dormindo”, disse para {name}.~+, e~ O pincel deu uma pincelada no escuro, das pequenas. Saiu noite.`,
};
