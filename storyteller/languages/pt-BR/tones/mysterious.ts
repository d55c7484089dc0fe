import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'mysterious'> = {
  open: [
    `Atrás da mesa do jantar sentavam-se as sombras.~, e~ {name} contou as pessoas e depois as sombras.~+, e~ Sobrava uma. “De quem é essa?”, perguntou {name}. Todos se viraram para olhar, e ela se virou junto. “De ninguém”, disseram.`,
    `{name} se sentou na poltrona grande, e o assento estava quente. “Quem sentou aqui?” “Ninguém”, disseram.~,~ Mas havia um afundado bem redondo, pequeno demais para qualquer um deles.~+, e~ Nele havia um pouco de farinha.`,
    `“Quem virou a minha xícara?”, perguntou {name}.~, mas~ Ninguém tinha virado. A asa estava à esquerda, e agora apontava para o escuro. {name} a pôs no lugar, olhou para o outro lado e contou até três.~+, e~ Ela apontava outra vez.`,
  ],
  outside: `O escuro começava bem onde a luz acabava, e {name} pôs nele uma mão, até a manga. “Como é?”, perguntou {pal}. “Fresco”, disse {name}, tateando. “E está abrindo espaço para a gente.”`,
  rest: `“Não olhe agora”, disse {pal}, então {name} não olhou.~+, e~ Cada um cuidou dos próprios joelhos. “Ainda está aí?”, perguntou {name}. “Não”, disse {pal}. “Foi embora quando eu falei.” “E como era?” {pal} pensou bastante. “Muito educado.”`,
  doorstep: `A xícara do jantar estava onde sempre esteve, ainda quente por dentro e por fora. “Mas a gente levou horas”, disse {pal}. “Levou”, disse {name}. “Só que aqui dentro, não.” O casaco foi tirado, e ninguém perguntou nada.`,
  close: [
    `Então a luz se apagou, e todas as sombras do jantar viraram uma só. Ela se deitou por cima de {name} e de todo mundo.~+, e~ Não sobrou nenhuma.`,
    `Na poltrona grande, debaixo de um pano, estava a massa do pão, no seu afundado redondo. Massa cresce no escuro, quando ninguém olha.~+, e~ Debaixo do cobertor {name} fazia o mesmo.`,
    `A xícara agora estava ao lado da cama, com água, e a asa apontava direto para {name}. {name} olhou para o outro lado e contou até três, e dessa vez ninguém conferiu.`,
  ],
  links: [
    `Num lugar o escuro estava quente, da largura de alguém que acabou de se levantar.`,
    `O escuro chegou para o lado, para {name} e {pal} passarem.`,
    `{pal} olhou para trás uma vez e não disse para quê.`,
    `{name} contou quantos eram, por segurança, e por um instante deu três.`,
    `“Sim?”, disse {name}, mas {pal} não tinha falado.`,
    `Alguma coisa que vinha ao lado de {name} e {pal} passou na frente, sem barulho.`,
  ],
  threads: {
    chalk: {
      one: `Foi {pal} quem viu: ali, bem baixo, havia uma estrelinha branca, feita a giz.~, e~ {name} passou o dedo.~+, e~ Ela saiu, então era nova. “Quem esteve aqui antes de nós?”, perguntou {name}.~, mas~ {pal} parecia estar olhando outra coisa.`,
      two: `E ali estava a segunda, e era a mesma estrela, com a mesma perna comprida demais. “Vai alguém na nossa frente?”, perguntou {name}. “Ninguém”, disse {pal}[, e era verdade]. Só agora {name} se deu conta de que também se pode olhar para trás.`,
      three: `A terceira estrela era tão fresca que ainda soltava pó. “Quem faz isso está perto”, disse {name}, “e quer que a gente ache alguma coisa.” Em volta, quando olharam, só havia {pal}. {pal} tossiu.~+, e~ A tosse era branca.`,
      end: `Quando {name} puxou o cobertor, do lado de {pal} rolou um toco de giz bem curto. “Era você”, disse {name}. “Você desenhou as estrelas, nas minhas costas.” “Alguém”, disse {pal}, “tinha de lembrar onde ficava a casa.” [O giz foi guardado no chinelo, para a próxima.]`,
    },
    notes: {
      one: `No bolso de {name} havia um papel, dobrado bem pequeno. No jantar ele não estava ali, e dizia: *Na volta*. “Na volta, o quê?”, perguntou {pal}.~, e~ {name} virou o papel.~+, e~ Só havia um cheiro de sopa.`,
      two: `“Tem uma coisa no seu outro bolso”, disse {pal}.~+,~ E tinha: um papel, dobrado igual ao primeiro. *Olhe*, dizia, e era só o que dizia. Então olharam para tudo, uma coisa depois da outra.~+, e~ Tudo olhou de volta. [“Não diz para onde”, disse {pal}.]`,
      three: `O terceiro caiu da manga de {name}. *Debaixo do*, dizia. “Debaixo do quê?”, perguntou {pal}. {name} pôs os três em fila: *Na volta olhe debaixo do*, e ali parava. “Quem escreveu”, disse {name}, “quer que a gente volte.”`,
      end: `Procuraram debaixo do cobertor, procuraram debaixo da cama.~+,~ E ali, quando {name} chegou para o lado, estava o último papel, que dizia *travesseiro*. Atrás, com cheiro de sopa, alguém tinha escrito: *Que bom. Chegou direitinho*.`,
    },
  },
};
