import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'playful'> = {
  open: [
    `Naquela noite um cobertor andava pela casa, com dois pés descalços, que eram de {name}. «Aqui não há ninguém», disse o cobertor. «Sou só um monte, a dar um passeio.» Depois esbarrou na cama e pediu desculpa.`,
    `Na perna esquerda do pijama um pé escondia-se. «Lá vou eu», disse {name}. «Está no joelho?» Não estava.~+, mas~ Bem no fim espreitava um dedo. «Cá está!» E o pé entrou outra vez, para mais uma ronda.`,
    `«Boa noite», disse a mão esquerda de {name}. «Conhecemo-nos?» «Do jantar», disse a direita. «Tu eras a do pão.» Apertaram-se.~+, e~ Cada uma tinha uma manga de pijama para atravessar. «Ah, és tu!», disseram do outro lado.`,
  ],
  outside: `«Cá fora faz falta uma regra», disse {pal}. «Quem apanhar um susto diz bu primeiro», disse {name}. «Para quem?», perguntou {pal}. «Para o susto.» {pal} experimentou um bu educado. {name} fez outro, e o escuro não respondeu.`,
  rest: `«Quem se mexer primeiro perde», disse {name}, e sentaram-se. Durante um bocado não se mexeu nem um botão. «Tu respiraste», disse {pal}. «Respirar vale», disse {name}. «Riste-te!» «E como é que sabes», disse {name}, «se não estavas a olhar?»`,
  doorstep: `Jogaram ao jogo da Cama, em que quem faz barulho volta ao princípio. Um <toddler: chinelo|sapato> saiu, e ninguém ouviu.~+, e~ O outro pôs-se de lado como quem dorme. E {pal} riu-se. «Outra vez», soprou {name}, e os dois <toddler: chinelos|sapatos> voltaram para o pé.`,
  close: [
    `O monte tinha dado o seu passeio e estava na cama. Subia e descia, cada vez um pouco menos, e no fim tinha um nariz.`,
    `O pé escondeu-se outra vez, lá mesmo no fundo da cama, e agora o outro escondeu-se também. Ninguém disse aí vou eu, ninguém procurou, e assim os dois ganharam.`,
    `«Conhecemo-nos?», resmungou a mão esquerda, debaixo da almofada. «Acho que sim», resmungou a direita. Agarraram-se uma à outra, para ter a certeza, e logo nenhuma sabia qual das duas era.`,
  ],
  links: [
    `{name} e {pal} fizeram um bocado como ratos, e o seguinte como vacas.`,
    `Depois foi a vez {pal.de} de ser a locomotiva, e {name} era o comboio.`,
    `{name} fez um bocado de costas, e {pal} tinha de adivinhar onde estavam.`,
    `De três em três passos era preciso saltar, e quem esquecia saltava duas vezes.`,
    `«Vamos ver quem chega primeiro», disse {name}, e deu empate.`,
    `Durante um bocado {name} e {pal} foram um único bicho comprido, e {pal} era a cauda.`,
  ],
  threads: {
    guess: {
      one: `«Pensei numa coisa», disse {pal}. «É maior do que um pão?», perguntou {name}. «Não.» «É mais pequeno do que um pão?» «Não.» {name} pensou com força, de olhos apertados. «É um pão?» {pal} ficou um instante sem falar. «Tu espreitaste.»`,
      two: `«Agora eu», disse {name}. «Pensei numa coisa.» «É um pão?», perguntou {pal}. «Não.» «Está longe?» «Estava, mas chegou mais perto para perguntar.» {pal} olhou para trás e para os lados. «Agora está a virar-se», disse {name}. «Então», disse {pal}, «sou eu.»`,
      three: `«Tenho uma coisa na cabeça», disse {pal}. «Está perto?» «Nem tanto.» «É macia?» «Muito.» «Tem penas?» «Só por dentro.» Era uma cama.~+, mas~ {name} não disse nada, porque nomeá-la dá vontade de lá estar.`,
      end: `«Pensei em mais uma», disse {name}, de olhos fechados. «É macia?», perguntou {pal}. «É.» «Tem penas?» «Mm.» «Afinal é um pão?» «Mm-mm.» «Tens a cabeça em cima dela?» Mas a essa não veio resposta, então {pal} ganhou.`,
    },
    tag: {
      one: `«Apanhei-te», disse {name}, e tocou com um dedo {pal.em}. «E o que faço com isso?», perguntou {pal}. «Passas a outro.» {pal} olhou para o sítio.~+, e~ Não havia nada para ver. «Vou guardar um pouco», disse {pal}.`,
      two: `«O que é isso na tua manga?», perguntou {pal}. {name} olhou, e {pal} inclinou-se e encostou. «Agora está *contigo*.» «Não estava a jogar!» «Não disseste que tinhas parado», respondeu {pal}. [E, bem vistas as coisas, era verdade.]`,
      three: `«Ainda está contigo», disse {pal}. «Não, devolvi-o», disse {name}, «na altura do teu bocejo.» «E eu devolvi-o *durante* o bocejo.» Fizeram as contas, e ninguém sabia com quem estava. «Se calhar caiu», disse {pal}.`,
      end: `Um dedo veio devagar pelo cobertor. «É contigo», disse {name}. «Não pode ser», disse {pal}. «Estou na cama, e a cama é coito.» {name} pensou bem, e também estava na cama. «Então está com quem?» Não estava com ninguém, pela primeira vez desde o jantar.`,
    },
  },
};
