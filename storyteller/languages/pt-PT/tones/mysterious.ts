import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'mysterious'> = {
  open: [
    `Atrás da mesa do jantar sentavam-se as sombras. {name} contou as pessoas e depois as sombras.~+, e~ Sobrava uma. «De quem é essa?», perguntou {name}. Viraram-se todos para olhar, e ela virou-se também. «De ninguém», disseram.`,
    `{name} sentou-se na poltrona grande, e o assento estava quente. «Quem se sentou aqui?» «Ninguém», disseram.~,~ Mas havia uma cova muito redonda, pequena de mais para qualquer deles.~+, e~ Dentro dela havia um pouco de farinha.`,
    `«Quem virou a minha chávena?», perguntou {name}.~, mas~ Ninguém a tinha virado. A asa estava à esquerda, e agora apontava para o escuro. {name} pô-la no lugar, olhou para o outro lado e contou até três.~+, e~ Apontava outra vez.`,
  ],
  outside: `O escuro começava mesmo onde a luz acabava, e {name} pôs nele uma mão, até à manga. «Como é?», perguntou {pal}. «Fresco», disse {name}, às apalpadelas. «E está a arranjar-nos lugar.»`,
  rest: `«Não olhes agora», disse {pal}, então {name} não olhou.~+, e~ Cada qual tratou dos seus joelhos. «Ainda está aí?», perguntou {name}. «Não», disse {pal}. «Foi-se embora quando falei.» «E como era?» {pal} pensou bastante. «Muito educado.»`,
  doorstep: `A chávena do jantar estava onde sempre esteve, ainda quente por dentro e por fora. «Mas andámos horas», disse {pal}. «Pois andámos», disse {name}. «Mas cá dentro, não.» Tirou-se o casaco, e ninguém perguntou nada.`,
  close: [
    `Então a luz apagou-se, e todas as sombras do jantar se fizeram uma só. Deitou-se por cima de {name} e de toda a gente.~+, e~ Não sobrou nenhuma.`,
    `Na poltrona grande, debaixo de um pano, estava a massa do pão, na sua cova redonda. A massa cresce no escuro, quando ninguém olha.~+, e~ Debaixo do cobertor {name} fazia o mesmo.`,
    `A chávena agora estava ao lado da cama, com água, e a asa apontava mesmo para {name}. {name} olhou para o outro lado e contou até três, e desta vez ninguém foi ver.`,
  ],
  links: [
    `Num lugar o escuro estava quente, da largura de alguém que acabou de se levantar.`,
    `O escuro chegou-se para o lado, para {name} e {pal} passarem.`,
    `{pal} olhou para trás uma vez e não disse para quê.`,
    `{name} contou quantos eram, à cautela, e por um instante deu três.`,
    `«Sim?», disse {name}, mas {pal} não tinha falado.`,
    `Alguma coisa que vinha ao lado de {name} e {pal} passou à frente, sem barulho.`,
  ],
  threads: {
    chalk: {
      one: `Foi {pal} quem viu: ali, muito baixo, havia uma estrelinha branca, feita a giz. {name} passou o dedo.~+, e~ Saía, portanto era nova. «Quem esteve aqui antes de nós?», perguntou {name}.~, mas~ {pal} parecia estar a olhar outra coisa.`,
      two: `E ali estava a segunda, e era a mesma estrela, com a mesma perna comprida de mais. «Vai alguém à nossa frente?», perguntou {name}. «Ninguém», disse {pal}[, e era verdade]. Só então {name} se lembrou de que também se pode olhar para trás.`,
      three: `A terceira estrela era tão fresca que ainda soltava pó. «Quem faz isso está perto», disse {name}, «e quer que encontremos alguma coisa.» À volta, quando olharam, só havia {pal}. {pal} tossiu.~+, e~ A tosse era branca.`,
      end: `Quando {name} puxou o cobertor, do lado {pal.de} rebolou um toco de giz muito curto. «Eras tu», disse {name}. «Desenhaste as estrelas, nas minhas costas.» «Alguém», disse {pal}, «tinha de se lembrar de onde ficava a casa.» [Guardou-se o giz no chinelo, para a próxima.]`,
    },
    notes: {
      one: `No bolso de {name} havia um papel, dobrado muito pequeno. Ao jantar ele não estava ali, e dizia: *Na volta*. «Na volta, o quê?», perguntou {pal}. {name} virou o papel.~+, e~ Só havia um cheiro a sopa.`,
      two: `«Há uma coisa no teu outro bolso», disse {pal}.~+,~ E havia: um papel, dobrado igual ao primeiro. *Procura*, dizia, e era só o que dizia. Então procuraram em tudo, uma coisa depois da outra.~+, e~ De todo o lado alguma coisa espreitou. [«Não diz onde», disse {pal}.]`,
      three: `O terceiro caiu da manga de {name}. *Debaixo da*, dizia. «Debaixo de quê?», perguntou {pal}. {name} pôs os três em fila: *Na volta procura debaixo da*, e ali parava. «Quem escreveu», disse {name}, «quer que voltemos.»`,
      end: `Procuraram debaixo do cobertor, procuraram debaixo da cama.~+,~ E ali, quando {name} se chegou para o lado, estava o último papel, que dizia *almofada*. Atrás, com cheiro a sopa, alguém tinha escrito: *Ainda bem. Cá estás*.`,
    },
  },
};
