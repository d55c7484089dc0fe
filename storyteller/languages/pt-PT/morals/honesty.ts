import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'honesty'> = {
  pea: {
    plant: `«E se hoje alguém precisar de ajuda?», perguntou {pal}. «Já ajudei cem pessoas», disse {name}. «É fácil.» Era mentira. Tinha sido um escaravelho, de pernas para o ar.~+, e~ A mentira ficou na barriga de {name}, fria como uma ervilha congelada.`,
    turn: {
      restless: `Então, na barriga de {name}, a ervilha gelada virou-se. «Disse que tinha ajudado cem», disse {name}, «e era mentira. Foi um escaravelho.» E {name} sentou-se perto {being.de}, como quem tem a noite toda. «Fazer dormir não sei. Só sei ficar.»`,
      wonder: `«{name} já ajudou cem pessoas», disse {pal} {being.ao}. «Então o que é mais um?», disse {being}. Na barriga de {name} a ervilha gelada virou-se.~+, e~ {name} ergueu um dedo. «Era mentira. Foi um escaravelho só. Mas ele gostou, e eu gosto do que tiveres.»`,
    },
    bed: `{name} procurou com cuidado, até lá ao fundo, a ervilha gelada.~+, e~ Ali dentro só havia jantar. «Quantos já ajudaste?», perguntou {pal}, no escuro.~+, e~ {name} contou. «Dois», disse {name}, «com o escaravelho.» E a conta estava certa.`,
  },
  jam: {
    plant: `Na manga de {name} havia doce. Vinha de um frasco que não era para abrir, por isso o braço andava para trás. «O que tem o teu braço?», perguntou {pal}. «Nada», disse {name}. «Gosta de ir lá para trás.»`,
    turn: {
      restless: `«Porque é que te viras tanto?», perguntou {pal}. {name} parou, e o braço apareceu. «É doce, e fui eu», disse {name}. «Passei a noite às voltas, para ninguém ver.» E {name} chegou perto {being.de} e parou, de braços abertos. «Estou aqui. Podes parar também, que eu daqui não saio.»`,
      wonder: `Mas então ficou colada a manga de {name}, a do doce. É difícil ficar elegante com uma manga assim.~+, e~ Então, de muito perto, o braço saiu de trás. «Fui eu que tirei o doce», disse {name}. «Sou assim, com tudo o que trago em cima. Só queria ver-te.»`,
    },
    bed: `A manga pendia aos pés da cama, com o doce para fora. «Era de quê?», perguntou {pal}, passado um bocado. «De ameixa», disse {name}.~+,~ E os braços ficaram lado a lado, por cima do cobertor.`,
  },
};
