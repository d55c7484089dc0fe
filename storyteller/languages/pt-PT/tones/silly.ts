import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'silly'> = {
  open: [
    `«Desculpa lá», disse {name} à perna esquerda do pijama.~+, porque~ Os dois pés tinham ido pela direita. «Vem jantar!», chamaram. «Já lá vamos!», gritou {name}, aos saltos. A perna vazia veio a reboque.~+, e~ À mesa deram-lhe uma almofada, para chegar ao prato.`,
    `«Alguém viu as minhas calças do pijama?», gritou {name}. «Já viste na sopa?», responderam. {name} foi ver.~+, mas~ Na sopa só havia couves. «Então estão na tua cabeça», disseram. E estavam. {name}, já que ali estava a sopa, comeu mais um prato.`,
    `Ao jantar havia ervilhas. «Dá licença?», disse {name} à primeira. Ela não se importou, nem ela nem as dezassete seguintes.~+, mas~ A décima nona saiu de outra qualidade. «Diz que prefere não», disse {name}, e arranjou-lhe um copinho de ovo, para ela se sentar.`,
  ],
  outside: `«Tens o casaco de pernas para o ar», disse {pal}<toddler: |, três passos adiante>. «Não tenho», disse {name}. «De pernas para o ar estou eu.» Toca de virar {name}.~+, mas~ Então as botas é que ficaram ao contrário. «E os meus pés?» «Cá em cima», disse {pal}. «Mandam dizer que têm uma rica vista.»`,
  rest: `«Já lá estamos?», perguntou {pal}. «Não», disse {name}. «Estamos cá.» «Como é que sabes?» «Porque é cá que a gente está», disse {name}. «E se formos para lá», disse {pal}, «lá passa a ser cá.» Depois desta, foi preciso sentar.`,
  doorstep: `Por engano meteram as botas na cama.~+, e~ {name} ficou de pé no tapete da entrada, a escorrer. «Boa noite, durmam bem», disseram às botas. Ninguém deu por nada, a não ser que elas nunca mais pediam água. «Estas não são {name}», disseram por fim.`,
  close: [
    `As pernas estavam nas pernas, uma em cada, o que levara a noite inteira.~+, e~ Já ninguém precisava de pedir desculpa. {name} deitou-se nas duas ao mesmo tempo. Dali já não se podia cair em lado nenhum, só no sono.`,
    `«Alguém viu o meu sono?», gritou {name}. «Já viste na almofada?» {name} foi ver, com uma orelha e de olhos fechados.~, e~ Lá estava ele. As calças, essas, estavam nas pernas, e não faltava procurar mais nada.`,
    `No copinho de ovo dormia a décima nona ervilha, com um guardanapo até ao queixo. «Dá licença?», perguntou alguém a quem estava na cama, já com a mão no candeeiro. Ao que parece, {name} não se importava.`,
  ],
  links: [
    `{name} ia de frente e {pal} ia de costas, para ver os dois lados.`,
    `{name} e {pal} iam em fila, e à vez ficavam no meio.`,
    `{name} e {pal} marcharam com muita força, para parecerem doze.`,
    `«Faz favor», disse {pal}. «Ora essa, faz favor», disse {name}, e passaram de lado.`,
    `{pal} tropeçou em coisa nenhuma e pediu-lhe desculpa, e {name} tornou a pô-la no sítio.`,
    `{name} tinha a bota esquerda no pé direito, e por um bocado só conseguiu andar à roda.`,
  ],
  threads: {
    sock: {
      one: `«Alto», disse {name}. «Só tenho uma meia.» Foram ver, e era verdade: num pé havia uma meia, no outro havia dedos.~, e~ {pal} foi espreitar dentro da meia que estava. «Aqui não», disse {pal}. «Aqui é pé até ao fundo.»`,
      two: `«Essa meia é minha!», disse {name}. «Qual meia?», disse {pal}, com ela na cabeça. «Isto é um chapéu.» «Tem calcanhar.» «Os bons têm.» Não houve remédio senão apresentá-la como chapéu. «Muito prazer», disse {name}, e o calcanhar fez que sim.`,
      three: `{name} contou as meias: uma no pé esquerdo, um chapéu e uma no pé direito. «São três. Eu sempre tive duas.» «Pois, mas elas passaram a noite fora de casa», disse {pal}, debaixo do chapéu. «São coisas que acontecem.»`,
      end: `Ao pé da cama estavam três meias.~+, e~ {name} olhou bem para a terceira, que era muito pequenina. «E tu, menina, és de quem?» {pal} enfiou-a no nariz, e servia que nem uma luva. Ficou o caso arrumado, e ninguém tinha frio em parte nenhuma.`,
    },
    spoon: {
      one: `«Para que é que trouxeste uma colher?», perguntou {pal}. «Para o caso de haver sopa», disse {name}. Olharam em volta.~+, mas~ Sopa não se via. «Por isso é que eu disse *para o caso*.» «Então eu devia ter trazido um escadote», disse {pal}. «Para o caso de a sopa estar alta.»`,
      two: `{pal} espreitou para a colher de {name}. «Está aqui alguém, de pernas para o ar.» «Quem é?», perguntou {name}. «Não sei, mas tem o meu nariz.» Por boa educação, {pal} pôs-se também de pernas para o ar. «Agora virou-se ao contrário», disse {pal}. «Não há nada que lhe sirva.»`,
      three: `«Pergunta à colher quanto falta», disse {pal}.~, e~ {name} fez a pergunta a quem lá estava dentro, muito pequeno e de pernas para o ar. «E o que é que ele diz?» «Diz: *quanto falta?*», disse {name}. «Olha, também não sabe», disse {pal}.`,
      end: `Na cama, {name} olhou para a colher, e lá dentro alguém, de pernas para o ar, também se deitava. «Ainda cais daí», disse {name}, e virou-a.~+, e~ Nas costas da colher ficou tudo direito. «Assim, sim», disse {name}.~, e~ Fecharam-se quatro olhos.`,
    },
  },
};
