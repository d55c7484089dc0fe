import type { PalTelling } from '../../bank.ts';
import { a, called, type PortugueseNoun } from '../noun.ts';

export const smudge: PalTelling<PortugueseNoun> = {
  noun: called('Borrão', 'm'),
  intro: `{name} tinha um amigo artista, chamado Borrão, e bastava ver as maçanetas. Trazia um lápis de cera gordo, cor de laranja.~+, e~ Tinha um polegar a que as cores se afeiçoavam. «Não vou mexer em nada», disse Borrão, a coçar o nariz. [O nariz ficou cor de laranja.]`,
  quirk: `«Desenha uma coisa com esquinas», disse {name}. Borrão desenhou um tijolo e passou-lhe um bocadinho com o polegar. Já era um pão. «Amoleceu. Amolecem-me todos», disse ele, e escondeu o polegar. «Um artista a sério tem esquinas.» [Uma vez desenhou um cato, e houve quem lhe desse leite.]`,
  again: `«Vou deixar o polegar no bolso», disse Borrão.~, e~ Sem ele, desenhou uma cerca toda de pontas. «Está muito boa», disse {name}. «Parece que tem frio», disse Borrão.~+, e~ O polegar saiu, só por um segundo. «Agora é um arbusto», disse {name}, «com alguma coisa lá dentro a dormir.»`,
  try: `«Vou desenhar-te», disse Borrão {being.ao}, «e vais ver que passa.» Foram todos ver.~+, e~ Não havia dúvida: era um pão. {Being} riu-se tanto que o riso se pegou. «E passava», disse {being}, «se fosse de comer.»`,
  payoff: `«Falta-te um casaco», disse Borrão a quem tremia ali.~, e~ Com o giz gordo, mesmo por cima da tremedeira, desenhou um casaco.~, e~ Depois esfregou-o com o polegar e a manga.~+, até que~ Não houve mais esquinas, só quentinho. [«Tem capuz?», perguntou alguém lá dentro. «Agora tem», disse Borrão.]`,
  proud: `Borrão andava com o polegar erguido, como quem leva uma vela que não pode apagar.`,
  asleep: `Borrão tinha prometido não tocar na almofada.~+, mas~ Amanhã, já se sabia, haveria nela uma orelha cor de laranja. [Bocejou, esfregou os olhos, e também eles ficaram sem esquinas.] Por último, com um polegar lento, esfregou o escuro até ficar macio.`,
};

export const yolk: PalTelling<PortugueseNoun> = {
  noun: a('Madame Gema'),
  intro: `A Madame Gema, amiga de {name}, era pintora, de pincel comprido e chapéu alto. Tinha um tubo de tinta, um só, que era amarelo. «As minhas cores!», exclamou ela, e {name} passou-lhe o tubo. «Não», disse a Madame Gema, «o outro.» [Outro não havia.]`,
  quirk: `«Até hoje não consegui pintar uma noite», disse a Madame Gema. Pegou no pincel e pintou uma.~+, e~ Saiu meio-dia. Brilhava tanto que foi preciso apertar os olhos.~, e~ Tapou-a com o chapéu, a corar. [«Pintei a minha tia a dormir», disse, «e ela levantou-se.»]`,
  again: `«Vou pintar de olhos fechados», disse a Madame Gema, «assim tem de sair escuro.» Deu três pinceladas.~+, e~ Nisso {tiny} passou, a bocejar. «Já é de manhã?», perguntou. «Sou só eu. Volta para a cama», disse a Madame Gema, e pôs o chapéu.`,
  try: `«Não te mexas», disse a Madame Gema {being.ao}, «que escorre.» Pintou, deu um passo para trás.~+, e~ O que havia era um ovo frito. [Riram-se até às lágrimas.] «És tu, numa luz boa.» «Que gentileza», disse {being}, «mas eu já jantei.»`,
  payoff: `«Pinta aquilo», disse {name}. «Aquilo o quê?», disse a Madame Gema. «Não vejo nada.» «O escuro.» A pintora esticou o pincel e deu uma pincelada mesmo em cima dele.~+, e~ Saiu meio-dia.~, e~ A seguinte também, até se ver o caminho inteiro. [«Está a sair tudo mal», disse ela. «Não pares», disse {name}.]`,
  proud: `A Madame Gema seguiu sem chapéu, a avisar toda a gente de que era meio-dia e meia.`,
  asleep: `A Madame Gema fechou o tubo e pendurou o chapéu na cama. «Vou pintar quem dorme», disse.~+, e~ O pincel deu uma pincelada no escuro, das pequenas. Saiu noite.`,
};
