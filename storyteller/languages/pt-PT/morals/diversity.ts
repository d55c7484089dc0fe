import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'diversity'> = {
  knot: {
    plant: `No cordão do <toddler: pijama|casaco> de {name} havia um nó. Quanto mais {name} puxava, mais ele apertava. «Eu começo os meus pela outra ponta», disse {pal}. «Os nós só se desatam de uma maneira», disse {name}, e puxou outra vez.~+, até que~ Ficou duro como uma noz.`,
    turn: {
      restless: `Então o polegar de {name} deu com o nó, que continuava duro como uma noz. {name} pegou-lhe pela outra ponta.~+, e~ Ele abriu-se. «Bom dia», disse {name} {being.ao}. «É de noite», disse {pal}. «Comecei pela outra ponta», disse {name}. «Agora tenho de cá estar quando o dia chegar. Podes parar, que eu espero contigo.»`,
      wonder: `Mas o nó continuava fechado debaixo do polegar de {name}. {name} experimentou pela outra ponta.~+, e~ Ele abriu-se. «Então também vou ver pelo outro lado», disse {name}, e deu a volta a {being.def}. «Olha! Daqui, são só olhos à espera. Mostra o que tiveres, que eu fico aqui contigo.»`,
    },
    bed: `O cordão tornou a atar-se para a noite.~+, e~ Desta vez {name} começou pela outra ponta. «Está ao contrário», disse {pal}. «Só para quem olha daí», disse {name}. Deu um laço gordo e macio, dos que só se desfazem de manhã.`,
  },
  backward: {
    plant: `{pal} tinha a mania de sair às arrecuas.~:~ Assim se despediu hoje da mesa do jantar, com muitos adeuses. «Isso é ao contrário», disse {name}. «Ficas com a cara para trás.» «É onde estão as pessoas», disse {pal}. [Nisto ouviu-se um trambolhão, e era {name} a experimentar.]`,
    turn: {
      restless: `«Espera», disse {name}. «Quando a gente se vai embora, tu vês o quê?» «Costas», disse {being}. {name} lembrou-se {pal.de}, que sai sempre às arrecuas.~, e~ Experimentou: um pé para trás, um braço no ar. «Vou-me embora assim», disse {being.ao}. «Podes parar, que eu vou a olhar para ti o caminho todo.»`,
      wonder: `Mas {pal} já se tinha virado ao contrário, como de costume. «Deixa-me fazer à tua maneira», disse {name}.~, e~ Chegou {being.ao}, diante de toda a gente, de costas. «Este é o meu lado errado, e não tem quase nada. Começa tu também pelo errado. É esse que eu quero ver.»`,
    },
    bed: `{name} foi às arrecuas para a cama.~+, o que~ Demorou, porque a almofada nunca estava onde devia. «É ao contrário», disse ainda {pal}. «É que ainda não tinha acabado de ver», disse {name}, e olhou até o escuro não deixar.`,
  },
};
