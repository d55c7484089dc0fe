import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'honesty'> = {
  pea: {
    plant: `«E se hoje alguém precisar de ajuda?», perguntou {pal}. «Eu já ajudei cem pessoas», disse {name}. «É fácil.» Era mentira.~:~ Tinha sido um escaravelho, virado de costas. A mentira desceu à barriga de {name}.~+ e~ Lá ficou, fria como uma ervilha congelada.`,
    turn: {
      restless: `Então, na barriga de {name}, a ervilha gelada deu uma volta. «Disse que tinha ajudado cem», disse {name}, «e era mentira. Foi só um escaravelho.»~+ E~ {name} sentou-se ao pé {being.de}, como quem tem a noite toda. «Adormecer os outros, não sei. Sei é ficar.»`,
      wonder: `«{name} já ajudou cem pessoas», disse {pal} {being.ao}. «Então mais uma, que diferença faz?», disse {being}. Na barriga de {name} a ervilha gelada deu uma volta.~+, e~ {name} levantou um dedo. «Era mentira. Foi um escaravelho, e mais nada. Mas ele gostou. E eu vou gostar do que tiveres.»`,
    },
    bed: `{name} procurou a ervilha gelada com todo o cuidado, até lá ao fundo.~+, mas~ Na barriga só havia jantar. «Afinal, quantos já ajudaste?», perguntou {pal}, no escuro. {name} contou pelos dedos. «Dois», disse, «com o escaravelho.» E a conta batia certa.`,
  },
  jam: {
    plant: `{name} tinha doce na manga. Era de um frasco que não se podia abrir.~+, e por isso~ Aquele braço andava sempre atrás das costas. «O que tem o teu braço?», perguntou {pal}. «Nada», disse {name}. «Gosta de andar aí atrás.»`,
    turn: {
      restless: `«Porque é que andas sempre às voltas?», perguntou {pal}. {name} parou.~+, e~ O braço apareceu. «É doce, e fui eu», disse {name}. «Passei a noite às voltas, para ninguém ver.» Depois chegou-se {being.ao} e ficou ali, de braços abertos. «Eu já parei. Podes parar também, que daqui não saio.»`,
      wonder: `Mas então a manga de {name}, a do doce, ficou colada {being.ao}. Não há maneira de fazer boa figura com uma manga assim.~, e~ O braço lá saiu de trás das costas. «O doce fui eu que o tirei», disse {name}. «Sou assim, com tudo o que trago agarrado. Só te queria ver.»`,
    },
    bed: `A manga ficou aos pés da cama, com o doce à vista. «Era de quê?», perguntou {pal}, daí a um bocado. «De ameixa», disse {name}. E os dois braços ficaram lado a lado, por cima do cobertor.`,
  },
};
