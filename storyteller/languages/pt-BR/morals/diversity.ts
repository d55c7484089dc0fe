import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'diversity'> = {
  knot: {
    plant: `No cordão do <toddler: pijama|casaco> de {name} havia um nó. {name} puxava.~+, e~ Ele só apertava. “O meu eu começo pela outra ponta”, disse {pal}. “Nó só tem um jeito”, disse {name}, e puxou de novo, até ficar duro como noz.`,
    turn: {
      restless: `Então o polegar de {name} achou o nó, duro como noz. {name} tentou pela outra ponta.~+, e~ Ele se abriu. “Bom dia”, disse {name} para {being}. “É de noite”, disse {pal}. “Comecei pela outra ponta”, disse {name}. “Agora tenho de estar aqui quando o dia chegar, e você pode parar.”`,
      wonder: `Mas debaixo do polegar de {name} o nó ainda estava fechado. {name} tentou pela outra ponta, e ele se abriu. “Então vou olhar do outro lado também”, disse {name}, e deu a volta até {being}. “Nossa! Daqui são só olhos. Mostre só o que tiver, que eu fico com você.”`,
    },
    bed: `O cordão foi amarrado de novo para a noite, e dessa vez {name} começou pela outra ponta. “Está ao contrário”, disse {pal}. “Só para quem olha daí”, disse {name}.~+, e~ Deu um laço bom e macio, dos que ficam fechados até de manhã.`,
  },
  backward: {
    plant: `{pal} tinha mania de sair de costas.~, e~ Foi assim que se despediu hoje da mesa do jantar, com um aceno comprido. “Está ao contrário”, disse {name}. “Você fica com a cara para trás.” “É onde as pessoas estão”, disse {pal}. [Nisso houve um baque, e era {name}.]`,
    turn: {
      restless: `“Espere”, disse {name}. “Quando a gente vai embora, o que você vê?” “Costas”, disse {being}.~, e~ {name} pensou em {pal}, que sai de costas, e experimentou: um pé para trás, um braço para cima. “É assim que eu vou”, disse para {being}. “Pode parar, que eu olho o caminho todo.”`,
      wonder: `Mas {pal} tinha virado ao contrário outra vez. “Deixe eu tentar o seu jeito”, disse {name}.~+,~ E até {being}, na frente de todos, chegaram as costas de {name}. “Este é o meu lado errado, e nele não tem quase nada. Comece pelo seu também. É esse que eu quero ver.”`,
    },
    bed: `{name} foi para a cama de costas.~, e~ Demorou, porque o travesseiro não estava onde costumava. “Está ao contrário”, ainda disse {pal}. “Eu não tinha acabado de olhar”, disse {name}, e olhou até ficar escuro demais.`,
  },
};
