import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'diversity'> = {
  knot: {
    plant: `No cordão do <toddler: pijama|casaco> de {name} havia um nó. {name} puxava.~+, e~ O nó só apertava. «O meu começo-o pela outra ponta», disse {pal}. «Os nós só têm uma maneira», disse {name}, e puxou outra vez, até ficar duro como uma noz.`,
    turn: {
      restless: `Então o polegar de {name} deu com o nó, duro como uma noz. {name} tentou pela outra ponta.~+, e~ Ele abriu-se. «Bom dia», disse {name} {being.ao}. «É de noite», disse {pal}. «Comecei pela outra ponta», disse {name}. «Agora tenho de estar aqui quando o dia chegar, e tu podes parar.»`,
      wonder: `Mas debaixo do polegar de {name} o nó ainda estava fechado. {name} tentou pela outra ponta, e ele abriu-se. «Então vou ver também do outro lado», disse {name}, e deu a volta até {being}. «Ena! Daqui são só olhos. Mostra só o que tiveres, que eu fico contigo.»`,
    },
    bed: `Atou-se outra vez o cordão para a noite, e desta vez {name} começou pela outra ponta. «Está ao contrário», disse {pal}. «Só para quem olha daí», disse {name}.~+, e~ Deu um laço bom e macio, dos que ficam fechados até de manhã.`,
  },
  backward: {
    plant: `{pal} tinha a mania de sair de costas.~, e~ Foi assim que se despediu hoje da mesa do jantar, com um aceno comprido. «Está ao contrário», disse {name}. «Ficas com a cara para trás.» «É onde as pessoas estão», disse {pal}. [Nisto houve um baque, e era {name}.]`,
    turn: {
      restless: `«Espera», disse {name}. «Quando nos vamos embora, o que vês?» «Costas», disse {being}.~, e~ {name} lembrou-se {pal.de}, que sai de costas, e experimentou: um pé para trás, um braço para cima. «É assim que vou», disse {being.ao}. «Podes parar, que eu vou a olhar o caminho todo.»`,
      wonder: `Mas {pal} tinha-se virado ao contrário outra vez. «Deixa-me tentar à tua maneira», disse {name}.~+,~ E até {being}, à frente de todos, chegaram as costas de {name}. «Este é o meu lado errado, e não tem quase nada. Começa pelo teu também. É esse que quero ver.»`,
    },
    bed: `{name} foi para a cama de costas.~, e~ Demorou, porque a almofada não estava onde costumava. «Está ao contrário», ainda disse {pal}. «Ainda não tinha acabado de olhar», disse {name}, e olhou até ficar escuro de mais.`,
  },
};
