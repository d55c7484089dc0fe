import type { PalTelling } from '../../bank.ts';
import { called, type BrazilianNoun } from '../noun.ts';

export const marigold: PalTelling<BrazilianNoun> = {
  noun: called('Capitã Cravina', 'f'),
  intro: `{name} conhecia uma pirata de casaco azul, chamada Capitã Cravina. Tinha uma colher de pau no cinto.~+, e~ Não tinha navio, porque estava no conserto. “Com mil botões, quem vem lá?”, dizia ela. “Um sapato”, dizia {name}, “e outro logo atrás.” Era sempre a mesma piada.`,
  quirk: `“Alto!”, gritou Capitã Cravina, e sacou o lápis, porque desenhava mapas. “Aqui estamos nós, aqui tem um farelo, e aqui estou eu, tropeçando nele.” “E o tesouro?”, perguntou {name}.~+, e~ A capitã olhou para as botas. “Só desenho o que existe.” E o mapa foi para dentro do chapéu[, com os outros].`,
  again: `“Alto!”, gritou a capitã.~, e~ O lápis saiu.~+, e~ Ela desenhou uma esquina, um farelo e um cheiro esquisito. “Por que o cheiro?”, perguntou {name}. “Porque existia, com mil botões”, disse Capitã Cravina. De tão cheio de mapas, o chapéu dela já estava bem alto. [Parecia bolo em prato de pé.]`,
  try: `“Não se mexa”, gritou Capitã Cravina para {being}, “que é um retrato.” Desenhou {being}, desenhou {name}.~+ e~ No meio pôs uma fila de pontinhos. “E os pontinhos?”, perguntou {being}. “É a distância”, disse a capitã. [Todo mundo riu, pois eram dois passos.] “Mas como é que eu atravesso?”, perguntou {being}.`,
  payoff: `Capitã Cravina tirou o chapéu e sacudiu.~, e~ Caíram os mapas: o café da manhã, o farelo, a terça passada. {name} os pôs lado a lado.~+, e~ Um encaixava no outro. Por dentro de todos ia um só caminho. “Eu só desenhei o que existia”, disse a capitã.`,
  proud: `Capitã Cravina agora usava o chapéu mais enterrado, e parecia até perigosa.`,
  asleep: `Capitã Cravina pôs as botas lado a lado e desenhou um último mapa, bem pequeno.~, e~ Nele havia uma cama. “O tesouro está aqui”, disse, fazendo um xis no travesseiro, e dormiu antes do segundo risco.`,
};

export const thimble: PalTelling<BrazilianNoun> = {
  noun: called('Velho Dedal', 'm'),
  intro: `Velho Dedal, amigo de {name}, era um pirata de barba de capacho e um dente de ouro. Tricotava andando.~+, e~ O fio subia de dentro da bota. “Arr”, dizia Velho Dedal, contando, “dois, quatro, arr, seis.” [Eram quarenta anos de mar, e no mar faz frio.]`,
  quirk: `“O que está tricotando?”, perguntou {name}.~+, e~ Velho Dedal ergueu o tricô, que era vermelho e largo. “Arr”, disse, de orelhas vermelhas como o fio, “ele ainda não me contou.” Clique, fizeram as agulhas. [Uma vez tinha feito uma meia para uma chaminé.]`,
  again: `Clique, clique.~+, e~ O tricô vermelho já chegava aos joelhos de Velho Dedal. “Já disse alguma coisa?”, perguntou {name}. “Limpou a garganta”, disse ele, e olhou o tricô de cabeça torta. “Arr. É para alguém pequeno.”`,
  try: `Velho Dedal encostou o tricô {being.em}.~, mas~ De um lado era largo demais.~+, e~ Do outro era comprido demais. “Arr. Por acaso é um pato?” “Que se saiba, não”, disse {being}. [Ninguém mais aguentou o riso.] “Então não é para cá”, disse Velho Dedal, e continuou.`,
  payoff: `As agulhas de Velho Dedal pararam. “Ele me contou o que é”, disse, e cortou o fio com o dente de ouro. A coisa vermelha era do tamanho exato de quem tremia ali.~, e~ Foi vestida.~+, até que~ Só dois olhos apareciam. “Esquentou”, disse uma voz. [“Demorou para dizer”, disse Velho Dedal.]`,
  proud: `Velho Dedal assoou o nariz na barba e disse que era só um fiapo no olho.`,
  asleep: `Velho Dedal se sentou perto da cama com um novelo novo, azul. “O que vai ser?”, perguntou {name}, quase indo. “Arr. Ele não disse”, respondeu.~+, e~ Clique, fizeram as agulhas, mais devagar. Clique. O fio escorregou do joelho e se deitou.`,
};
