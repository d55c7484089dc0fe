import type { PalTelling } from '../../bank.ts';
import { a, o, type PortugueseNoun } from '../noun.ts';

export const marigold: PalTelling<PortugueseNoun> = {
  noun: a('Capitã Cravina'),
  intro: `{name} conhecia uma pirata de casaco azul, a Capitã Cravina, que trazia uma colher de pau à cinta. Navio não tinha, que andava a arranjar. «Com mil botões, quem vem lá?», dizia ela. «Um sapato», dizia {name}, «e outro logo atrás.» Era sempre a mesma piada.~+, e~ Riam-se sempre.`,
  quirk: `«Alto!», gritou a Capitã Cravina, e puxou do lápis, porque desenhava mapas. «Aqui estamos nós, aqui há uma migalha, e aqui estou eu, a tropeçar nela.» «E o tesouro?», perguntou {name}.~+, e~ A capitã olhou para as botas. «Só desenho o que existe.» E o mapa foi para dentro do chapéu[, com os outros].`,
  again: `«Alto!», gritou a capitã. O lápis saiu.~+, e~ Desenhou uma esquina, uma migalha e um cheiro esquisito. «Porquê o cheiro?», perguntou {name}. «Porque existia, com mil botões», disse a Capitã Cravina. De tão cheio de mapas, o chapéu já ia muito alto. [Parecia um bolo num prato de pé.]`,
  try: `«Não te mexas», gritou a Capitã Cravina {being.ao}, «que é um retrato.» Desenhou {being}, desenhou {name}.~+ e~ No meio pôs uma fila de pontinhos. «E os pontinhos?», perguntou {being}. «É a distância», disse a capitã. [Riram-se todos, porque eram dois passos.] «E como é que atravesso?», perguntou {being}.`,
  payoff: `A Capitã Cravina tirou o chapéu e sacudiu.~, e~ Caíram os mapas: o pequeno-almoço, a migalha, a terça-feira passada. {name} pô-los lado a lado.~+, e~ Encaixavam uns nos outros. Por dentro de todos ia um só caminho. «Eu só desenhei o que existia», disse a capitã.`,
  proud: `A Capitã Cravina agora trazia o chapéu mais enterrado, e parecia até perigosa.`,
  asleep: `A Capitã Cravina pôs as botas lado a lado e desenhou um último mapa, muito pequeno.~, e~ Nele havia uma cama. «O tesouro está aqui», disse, a fazer uma cruz na almofada, e dormiu antes do segundo risco.`,
};

export const thimble: PalTelling<PortugueseNoun> = {
  noun: o('Velho Dedal'),
  intro: `O Velho Dedal, amigo de {name}, era um pirata de barba de tapete e um dente de ouro. Fazia malha a andar.~+, e~ O fio subia-lhe de dentro da bota. «Arr», dizia o Velho Dedal, a contar as malhas, «duas, quatro, arr, seis.» [Eram quarenta anos de mar, e no mar faz frio.]`,
  quirk: `«Que está a fazer?», perguntou {name}.~+, e~ O Velho Dedal ergueu a malha, que era vermelha e larga. «Arr», disse, de orelhas vermelhas como o fio, «ainda não mo disse.» Clique, fizeram as agulhas. [Uma vez tinha feito uma meia para uma chaminé.]`,
  again: `Clique, clique.~+, e~ A malha vermelha já chegava aos joelhos do Velho Dedal. «Já disse alguma coisa?», perguntou {name}. «Limpou a garganta», disse ele, e olhou para a malha de cabeça inclinada. «Arr. É para alguém pequeno.»`,
  try: `O Velho Dedal encostou a malha {being.em}.~, mas~ De um lado era larga de mais.~+, e~ Do outro era comprida de mais. «Arr. Por acaso é um pato?» «Que se saiba, não», disse {being}. [Já ninguém conteve o riso.] «Então não é para cá», disse o Velho Dedal, e continuou.`,
  payoff: `As agulhas do Velho Dedal pararam. «Já me disse o que é», disse ele, e cortou o fio com o dente de ouro. A coisa vermelha era à medida de quem ali tremia. Enfiaram-lha, até só se verem dois olhos. «Já aqueci», disse uma voz. [«Levou tempo a dizer», disse o Velho Dedal.]`,
  proud: `O Velho Dedal assoou o nariz na barba e disse que era só um fiapo no olho.`,
  asleep: `O Velho Dedal sentou-se perto da cama com um novelo novo, azul. «O que vai ser?», perguntou {name}, quase a dormir. «Arr. Não disse», respondeu.~+, e~ Clique, fizeram as agulhas, mais devagar. Clique. O fio escorregou do joelho e deitou-se.`,
};
