import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'playful'> = {
  open: [
    `Naquela noite um cobertor andava pela casa, com dois pés descalços, que eram de {name}. “Aqui não tem ninguém”, disse o cobertor. “Eu sou só um morro, dando um passeio.” Então ele trombou na cama e pediu desculpa.`,
    `Na perna esquerda do pijama um pé se escondia. “Lá vou eu”, disse {name}. “Está no joelho?” Não estava.~+, mas~ Bem no fim espiava um dedo. “Achei!” E ele entrou de novo, para mais uma rodada.`,
    `“Boa noite”, disse a mão esquerda de {name}. “A gente se conhece?” “Do jantar”, disse a direita. “Você era a do pão.” Cumprimentaram-se.~+, e~ Cada uma tinha uma manga de pijama para atravessar. “Ah, é você!”, disseram do outro lado.`,
  ],
  outside: `“Aqui fora a gente precisa de uma regra”, disse {pal}. “Quem levar susto diz bu primeiro”, disse {name}. “Para quem?”, perguntou {pal}. “Para o susto.” {pal} experimentou um bu educado. {name} fez outro, e o escuro não respondeu.`,
  rest: `“Quem se mexer primeiro perde”, disse {name}, e sentaram. Por um tempo não se mexeu nem um botão. “Você respirou”, disse {pal}. “Respirar vale”, disse {name}. “Você sorriu!” “E como é que você sabe”, disse {name}, “se não estava olhando?”`,
  doorstep: `Jogaram o jogo chamado Cama, em que quem faz barulho começa de novo. Um <toddler: chinelo|sapato> saiu, e ninguém ouviu.~+, e~ O outro foi posto de lado como se dormisse. Aí {pal} deu uma risadinha. “De novo”, soprou {name}, e os dois <toddler: chinelos|sapatos> voltaram para o pé.`,
  close: [
    `O morro tinha dado o seu passeio e estava na cama. Subia e descia, cada vez um pouco menos, e no fim tinha um nariz.`,
    `O pé se escondeu de novo, bem lá no fundo da cama, e agora o outro se escondeu também. Ninguém disse lá vou eu, ninguém procurou, e assim os dois ganharam.`,
    `“A gente se conhece?”, resmungou a mão esquerda, debaixo do travesseiro. “Acho que sim”, resmungou a direita. Seguraram uma na outra, para ter certeza, e logo nenhuma sabia qual das duas era.`,
  ],
  links: [
    `{name} e {pal} andaram um pedaço que nem ratos, e o seguinte que nem vacas.`,
    `Aí era a vez de {pal} ser a locomotiva, e {name} era o trem.`,
    `{name} foi um trecho de costas, e {pal} tinha de adivinhar onde estavam.`,
    `De três em três passos era preciso pular, e quem esquecia pulava duas vezes.`,
    `“Aposto uma corrida”, disse {name}, e deu empate.`,
    `Por um tempo {name} e {pal} foram um bicho comprido só, e {pal} era o rabo.`,
  ],
  threads: {
    guess: {
      one: `“Pensei numa coisa”, disse {pal}. “É maior que um pão?”, perguntou {name}. “Não.” “É menor que um pão?” “Não.” {name} pensou com força, de olhos apertados. “É um pão?” {pal} ficou um instante sem falar. “Você espiou.”`,
      two: `“Minha vez”, disse {name}. “Pensei numa coisa.” “É um pão?”, perguntou {pal}. “Não.” “Está longe?” “Estava, mas chegou mais perto para perguntar.” {pal} olhou para trás e para os lados. “Agora está se virando”, disse {name}. “Então”, disse {pal}, “sou eu.”`,
      three: `“Tenho uma coisa na cabeça”, disse {pal}. “Está perto?” “Nem tanto.” “É macia?” “Muito.” “Tem penas?” “Só por dentro.” Era uma cama.~+, mas~ {name} não disse nada, porque aí dá vontade de estar nela.`,
      end: `“Pensei em mais uma”, disse {name}, de olhos fechados. “É macia?”, perguntou {pal}. “É.” “Tem penas?” “Mm.” “No fim das contas é um pão?” “Mm-mm.” “Sua cabeça está em cima?” Mas a essa não veio resposta, então {pal} ganhou.`,
    },
    tag: {
      one: `“Está com você”, disse {name}, e encostou um dedo em {pal}. “O que eu faço com isso?”, perguntou {pal}. “Passa para alguém.” {pal} olhou o lugar.~+, e~ Não havia nada para ver. “Vou guardar um pouco”, disse {pal}.`,
      two: `“O que é isso na sua manga?”, perguntou {pal}. {name} olhou, e {pal} se inclinou e encostou. “Agora está com *você*.” “Eu não estava jogando!” “Você não disse que parou”, respondeu {pal}. [E isso, pensando bem, era verdade.]`,
      three: `“Ainda está com você”, disse {pal}. “Não, eu devolvi”, disse {name}, “na hora do seu bocejo.” “E eu devolvi *durante* o bocejo.” Fizeram as contas, e ninguém sabia com quem estava. “Vai ver que caiu”, disse {pal}.`,
      end: `Um dedo veio devagar pelo cobertor. “É com você”, disse {name}. “Não pode ser”, disse {pal}. “Estou na cama, e cama é pique.” {name} pensou bem, e também estava na cama. “Então está com quem?” Não estava com ninguém, pela primeira vez desde o jantar.`,
    },
  },
};
