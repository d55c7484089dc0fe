import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'mysterious'> = {
  open: [
    `Atrás da mesa do jantar, sentadas na parede, estavam as sombras. {name} contou as pessoas.~+ e~ Contou as sombras.~, e~ Sobrava uma. «De quem é aquela?», perguntou {name}. Viraram-se todos para ver.~+, e~ Ela virou-se também. «De ninguém», disseram.`,
    `{name} sentou-se no cadeirão.~, e~ O assento estava quente. «Quem é que esteve aqui?» «Ninguém», disseram. Mas lá estava uma cova muito redonda, pequena de mais para qualquer deles.~+, e~ Dentro da cova havia um nadinha de farinha.`,
    `«Quem é que virou a minha chávena?», perguntou {name}. Ninguém lhe tinha tocado. A asa estava para a esquerda, e agora apontava para o escuro. {name} endireitou a chávena, olhou para outro lado e contou até três. Lá estava a asa a apontar outra vez.`,
  ],
  outside: `O escuro começava mesmo onde a luz acabava.~, e~ {name} meteu lá uma mão, até à manga, como quem experimenta a água. «Que tal?», perguntou {pal}. «Fresco», disse {name}, às apalpadelas. «E está a arranjar-nos lugar.»`,
  rest: `«Não olhes agora», disse {pal}. {name} não olhou.~, e~ Cada qual se pôs a tratar dos seus joelhos. «Ainda aí está?», perguntou {name}. «Não», disse {pal}. «Foi-se embora quando falei.» «E como era?» {pal} pensou muito antes de responder. «Bem-educado.»`,
  doorstep: `A chávena do jantar estava onde sempre estivera.~+, e~ Ainda vinha dela um fio de vapor. «Mas nós andámos horas por fora», disse {pal}. «Pois andámos», disse {name}. «Cá dentro é que não.» O casaco foi para o cabide, e ninguém perguntou nada.`,
  close: [
    `Então apagou-se a luz, e as sombras do jantar fizeram-se uma só. Deitou-se por cima de {name}. Deitou-se por cima de toda a gente.~+, e~ Desta vez não sobrava nenhuma.`,
    `No cadeirão, debaixo de um pano, estava a massa do pão, na sua cova redonda. A massa cresce às escuras, quando ninguém olha. Debaixo da manta, {name} fazia a mesma coisa.`,
    `A chávena estava agora à cabeceira, com água, e a asa apontava para {name}. {name} olhou para outro lado e contou até três.~+, mas~ Desta vez ninguém foi ver.`,
  ],
  links: [
    `Num sítio o escuro estava quente, da largura de alguém que se levantou há pouco.`,
    `O escuro chegou-se para lá, e {name} e {pal} passaram.`,
    `{pal} olhou uma vez para trás, e não disse porquê.`,
    `{name} contou quantos eram, pelo sim, pelo não, e por um instante deu três.`,
    `«Sim?», disse {name}, mas {pal} não tinha chamado.`,
    `Alguma coisa que vinha ao lado de {name} e {pal} passou adiante, sem um ruído.`,
  ],
  threads: {
    chalk: {
      one: `Quem viu foi {pal}: ali, rente ao chão, estava uma estrelinha branca, feita a giz. {name} passou-lhe o dedo.~+, e~ Saía, portanto era de fresco. «Quem é que esteve aqui antes de nós?», perguntou {name}.~+, mas~ {pal}, por acaso, estava a olhar para outro lado.`,
      two: `E ali estava a segunda estrela, igualzinha, com a mesma perna comprida de mais. «Vai alguém à nossa frente?», perguntou {name}. «Ninguém», disse {pal}[, e era verdade]. Só então {name} se lembrou de que também se pode olhar para trás.`,
      three: `A terceira estrela era tão fresca que ainda deitava pó. «Quem faz isto está perto», disse {name}, «e quer que a gente encontre alguma coisa.» Olharam em volta.~+, mas~ Não havia mais ninguém. {pal} tossiu.~+, e~ A tosse era branca.`,
      end: `Quando {name} puxou a manta, do lado {pal.de} rebolou um coto de giz. «Então eras tu», disse {name}. «Desenhaste as estrelas nas minhas costas.» «Alguém», disse {pal}, «tinha de se lembrar do caminho para casa.» [O giz ficou dentro do chinelo, para a próxima.]`,
    },
    notes: {
      one: `No bolso de {name} havia um papelinho muito dobrado. Ao jantar não estava lá.~+, e~ Dizia: *À volta*. «À volta, o quê?», perguntou {pal}. {name} virou o papel.~+, mas~ Do outro lado só vinha um cheirinho a sopa.`,
      two: `«Tens uma coisa no outro bolso», disse {pal}. E tinha mesmo: um papel, dobrado como o primeiro. *Procura*, dizia, e não dizia mais nada. Então procuraram por todo o lado, uma coisa de cada vez.~+, e~ De todo o lado alguém espreitava. [«Não diz onde», disse {pal}.]`,
      three: `O terceiro papel caiu da manga de {name}. *Debaixo da*, dizia. «Debaixo da quê?», perguntou {pal}. {name} pôs os três em fila: *À volta procura debaixo da*, e ali se acabava. «Quem escreveu isto», disse {name}, «quer ver-nos de volta.»`,
      end: `Procuraram debaixo da manta, procuraram debaixo da cama. Ora, quando {name} se chegou para o lado, lá estava o último papel.~+, que~ Dizia *almofada*. Nas costas, a cheirar a sopa, alguém tinha escrito: *Ainda bem. Cá estás*.`,
    },
  },
};
