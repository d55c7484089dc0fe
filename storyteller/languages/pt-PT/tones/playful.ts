import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'playful'> = {
  open: [
    `Naquela noite andava uma manta pela casa, em cima de dois pés descalços. Os pés eram de {name}. «Aqui não está ninguém», disse a manta. «Sou só um monte que foi dar uma volta.» Depois o monte foi contra a cama e pediu desculpa.`,
    `Na perna esquerda do pijama estava um pé escondido. «Lá vou eu!», disse {name}. «Está no joelho?» Não estava.~+, mas~ Lá no fim espreitou um dedo. «Cucu, cá está ele!» E o pé entrou outra vez, para mais uma rodada.`,
    `«Boa noite», disse a mão esquerda de {name}. «A gente não se conhece?» «Do jantar», disse a direita. «Tu eras a do pão.» Deram um aperto.~+, e~ Depois cada uma seguiu pela sua manga de pijama. «Olha, és tu!», disseram do lado de lá.`,
  ],
  outside: `«Cá fora faz falta uma regra», disse {pal}. «Quem apanhar um susto diz bu primeiro», disse {name}. «A quem?», perguntou {pal}. «Ao susto.» {pal} ensaiou um bu, dos bem-educados. {name} fez outro, já mais descarado.~, e~ O escuro não respondeu a nenhum.`,
  rest: `«Quem se mexer primeiro perde», disse {name}, e sentaram-se. Durante um bocado não mexeu nem um botão. «Respiraste», disse {pal}. «Respirar vale», disse {name}. «Riste-te!» «E como é que tu sabes», disse {name}, «se não estavas a olhar?»`,
  doorstep: `Jogou-se ao jogo da Cama, em que quem faz barulho volta à casa da partida. O primeiro <toddler: chinelo|sapato> saiu sem ninguém ouvir.~+, e~ O segundo deitou-se de lado, como quem dorme. Então {pal} desatou a rir. «Do princípio», soprou {name}, e os dois <toddler: chinelos|sapatos> voltaram para os pés.`,
  close: [
    `O monte já tinha dado a sua volta e estava na cama. Subia e descia, de cada vez um bocadinho menos. Por fim só lhe ficou um nariz.`,
    `O pé tornou a esconder-se, mesmo lá no fundo da cama.~, e~ Desta vez o outro foi com ele. Ninguém disse lá vou eu. Ninguém foi à procura.~+, e por isso~ Ganharam ambos.`,
    `«A gente não se conhece?», resmungou a mão esquerda, debaixo da almofada. «Acho que sim», resmungou a direita. Agarraram-se bem, para ter a certeza.~+, e~ Daí a nada já nenhuma sabia qual era.`,
  ],
  links: [
    `{name} e {pal} foram um bocado como ratos, e o bocado a seguir como vacas.`,
    `Depois calhou {pal.ao} ser a locomotiva, e {name} era o comboio.`,
    `{name} foi um bocado às arrecuas, e {pal} tinha de adivinhar onde estavam.`,
    `De três em três passos dava-se um pulo, e quem se esquecesse dava dois.`,
    `«Vamos ver quem chega primeiro», disse {name}, e chegaram ao mesmo tempo.`,
    `Durante um bocado {name} e {pal} foram um bicho só, muito comprido, e {pal} era a cauda.`,
  ],
  threads: {
    guess: {
      one: `«Pensei numa coisa», disse {pal}. «É maior do que um pão?», perguntou {name}. «Não.» «É mais pequena do que um pão?» «Também não.» {name} pensou com muita força, de olhos apertados. «É um pão?» {pal} esteve um bom bocado sem dizer nada. «Assim não vale. Espreitaste.»`,
      two: `«Agora sou eu», disse {name}. «Pensei numa coisa.» «É um pão?», perguntou {pal}. «Não.» «Está longe?» «Estava, mas chegou-se cá para perguntar.» {pal} olhou para trás, e depois para os lados. «Agora está a virar-se», disse {name}. «Então», disse {pal}, «devo ser eu.»`,
      three: `«Tenho uma coisa na ideia», disse {pal}. «Está perto?» «Nem por isso.» «É fofa?» «Muito.» «Tem penas?» «Só por dentro.» Era uma cama, já se vê.~+, mas~ {name} não disse, porque, quando se diz, fica-se logo com vontade dela.`,
      end: `«Pensei em mais uma», disse {name}, já de olhos fechados. «É fofa?», perguntou {pal}. «É.» «Tem penas?» «Mm.» «Não será um pão?» «Mm-mm.» «Tens a cabeça em cima dela?» A essa ninguém respondeu. Ganhou {pal}.`,
    },
    tag: {
      one: `«Apanhei-te», disse {name}, e tocou com um dedo {pal.em}. «E agora, o que é que eu faço a isto?», perguntou {pal}. «Pegas a outro.» {pal} olhou para o sítio.~+, mas~ Não havia nada para ver. «Vou ficar com ele um bocadinho», disse {pal}.`,
      two: `«O que é isso na tua manga?», perguntou {pal}. {name} olhou, e {pal}, muito à socapa, estendeu um dedo. «Agora estás *tu* a apanhar.» «Eu não estava a jogar!» «Ninguém te ouviu dizer que paravas», respondeu {pal}. [E, bem vistas as coisas, era verdade.]`,
      three: `«Ainda estás a apanhar», disse {pal}. «Não estou, que to devolvi», disse {name}, «quando tu bocejavas.» «E eu peguei-to outra vez a *meio* do bocejo.» Fizeram as contas, e já ninguém sabia quem é que o tinha. «Se calhar caiu», disse {pal}.`,
      end: `Um dedo veio pela manta fora, muito devagar. «Apanhei-te», disse {name}. «Não vale», disse {pal}. «Estou na cama, e a cama é coito.» {name} pensou bem, e também lá estava. «Então quem é que fica a apanhar?» Não ficou ninguém, pela primeira vez desde o jantar.`,
    },
  },
};
