import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'honesty'> = {
  pea: {
    plant: `“E se hoje alguém precisar de ajuda?”, perguntou {pal}. “Eu já ajudei cem pessoas”, disse {name}. “É fácil.” Era mentira. Tinha sido um besouro, de pernas para o ar.~+, e~ A mentira ficou na barriga de {name}, fria como ervilha congelada.`,
    turn: {
      restless: `Então, na barriga de {name}, a ervilha gelada se virou. “Eu disse que já ajudei cem”, disse {name}, “e era mentira. Foi um besouro.” E {name} se sentou perto {being.de}, como quem tem a noite toda. “Fazer dormir eu não sei. Só sei é ficar.”`,
      wonder: `“{name} já ajudou cem pessoas”, disse {pal} para {being}. “Então o que é mais um?”, disse {being}. Na barriga de {name} a ervilha gelada se virou.~+, e~ {name} ergueu um dedo. “Era mentira. Foi um besouro só. Mas ele gostou, e eu gosto do que você tiver.”`,
    },
    bed: `{name} procurou com cuidado, até lá embaixo, pela ervilha gelada.~+, e~ Ali dentro só havia jantar. “Quantos você já ajudou?”, perguntou {pal}, no escuro.~+, e~ {name} contou. “Dois”, disse {name}, “com o besouro.” E a conta estava certinha.`,
  },
  jam: {
    plant: `Na manga de {name} havia geleia. Vinha de um vidro que não era para abrir, por isso o braço andava para trás. “O que tem o seu braço?”, perguntou {pal}. “Nada”, disse {name}. “Ele gosta de ficar no fundo.”`,
    turn: {
      restless: `“Por que você vira tanto?”, perguntou {pal}. {name} parou, e o braço apareceu. “É geleia, e fui eu”, disse {name}. “Passei a noite virando, para ninguém ver.” E {name} chegou perto {being.de} e parou, de braços abertos. “Estou aqui. Pode parar também, que eu continuo aqui.”`,
      wonder: `Mas aí grudou uma manga de {name}, a da geleia. É difícil ficar elegante com uma manga assim.~+, e~ Então, de bem perto, o braço saiu de trás. “Fui eu que peguei a geleia”, disse {name}. “Eu sou assim, com tudo o que tenho em cima. Eu só queria ver você.”`,
    },
    bed: `A manga pendia no pé da cama, com a geleia para fora. “Era de quê?”, perguntou {pal}, depois de um tempo. “De ameixa”, disse {name}.~+,~ E os braços ficaram lado a lado, por cima do cobertor.`,
  },
};
