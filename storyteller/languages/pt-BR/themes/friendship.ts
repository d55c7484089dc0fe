import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name}, {title} e a lata de boa-noite`,
  want: [
    `Na casa de {name} sobrava um boa-noite.~, e~ Era sempre de um amigo.~+, mas~ Na sexta-feira o amigo se mudou. Então {name} disse o boa-noite dentro de uma lata e fechou a tampa.~+,~ E se ninguém mais quisesse ficar com ele?`,
    `Perto da cama de {name} havia uma lata com um boa-noite dentro. Antes ele ia para um amigo.~+, só que~ O amigo tinha se mudado na sexta. [Por causa da tampa, não se ouvia nada.] Hoje {name} queria dar o boa-noite a alguém, enquanto estava fresco. Mas e se ninguém quisesse?`,
  ],
  setoff: `“Alguém está de pé”, disse {name}, “e aposto que não ganhou boa-noite.” “Vai ver que ganhou”, disse {pal}. “Quem ganha não faz esse barulho”, disse {name}.~, e~ Vestiram os casacos e foram entregar a lata.~+, que~ Ia bem na horizontal, para não derramar.`,
  stay: `“Alguém ficou acordado sem boa-noite”, disse {name}.~, e~ De pijama, sentaram-se onde termina a luz do abajur, com a lata no meio. “Grite que está sobrando um”, disse {pal}. “Boa-noite não é coisa de gritar”, disse {name}. “Quem quiser vai ter de vir buscar.”`,
  remind: `“Ele ainda está aí?”, perguntou {pal}.~+, e~ {name} encostou a lata na orelha. “Não escuto nada.” “Então fugiu.” “Então é *dos bons*”, disse {name}.~+, porque~ Só boa-noite ruim chacoalha. Mesmo assim, dali em diante um dedo ficou em cima da tampa.`,
  refrain: {
    first: `Fizeram a conta dos boas-noites, por segurança, e deu isto:\n“Um boa-noite aqui, um boa-noite lá,\nsobrou mais um, e pra quem será?”`,
    again: `Deram um boa-noite ao escuro, por simpatia, e continuava sobrando:\n“Um boa-noite aqui, um boa-noite lá,\nsobrou mais um, e pra quem será?”`,
    third: `Ali ninguém parava quieto o bastante para receber um boa-noite, e cantaram:\n“Um boa-noite aqui, um boa-noite lá,\nsobrou mais um, e pra quem será?”`,
    last: `Refizeram a conta, cochichando, e dessa vez deu certinho:\n“Um boa-noite aqui, um boa-noite lá,\nnenhum sobrou, e assim bom está.”`,
  },
  try: `{name} chegou perto com a lata e abriu a tampa. Boa-noite é coisa pequena.~+, e~ Aquele saiu bem no meio da barulheira. “Pegou?”, perguntou {name}. “Passou uma coisinha”, disse {being}. “Era para mim?” Mais que depressa, {name} tampou o que ainda restava.`,
  easy: `“Eu podia ficar com o seu boa-noite”, disse {pal}. “Em mim cabem dois.” Desceria quentinho, como um segundo pão.~+,~ Só que {being} ficaria sem nenhum. “Boa…”, começou {name}, e a tampa já estava levantada.`,
  resolve: `“Boa noite”, disse {name}, bem de perto, <tried: com o que restava na lata|direto da lata>. Por um tempo não veio nada.~+, até que~ {Being}, quase dormindo, disse: “Boa noite.” Ninguém esperava ganhar um de volta. “De quem é esse?”, perguntou {pal}. “Meu”, disse {name}, e o fechou na lata.`,
  bed: `Ao lado da cama ficou a lata, tampada, com o boa-noite de {name} dentro. Não chacoalhava, porque era dos bons.`,
};

export const wonder: ArcTelling = {
  title: `{name}, {title} e a rolha`,
  want: [
    `No bolso de {name} ia um presente, embrulhado três vezes.~+, e~ Dentro havia uma rolha com cara. Era para alguém amigo.~+, e~ Tinha de ser hoje, porque o nariz já furava o papel.~,~ Mas e se a resposta fosse: “Ah. Uma rolha”?`,
    `Uma rolha com cara, embrulhada em três papéis: era esse o presente. {name} já andava com ele fazia uma semana.~+, e~ Hoje queria entregar, porque o papel tinha furado. [Quem espiasse já veria um nariz.] Mas e se só viesse um “ah, uma rolha”?`,
  ],
  setoff: `“Todo mundo vai olhar para aquilo”, disse {name}, “e ninguém vai olhar para mim.” Era a noite certa para dar um presente. “O que você tem no bolso?”, perguntou {pal}. “A mão”, disse {name}.~+, e~ Vestiram os casacos e foram ver também[.~, e~ A mão ficou onde estava].`,
  stay: `“Hoje ninguém vai reparar em mim”, disse {name}, “com aquilo para se ver.” De pijama, sentaram-se juntinho, onde termina a luz do abajur. “Tem uma coisa debaixo de você”, disse {pal}. “É do *meu lado*”, disse {name}. “E você, olhe para lá.”`,
  remind: `“Você está farfalhando”, disse {pal}. “É o pijama”, disse {name}.~+, mas~ Era o presente, que já tinha gastado dois papéis. “Pijama farfalha?”, perguntou {pal}. “Quando está ansioso por alguma coisa.” [{pal} pôs a orelha na própria roupa, que não esperava nada.]`,
  refrain: {
    first: `{name} tinha uma música para o bolso, e só o bolso não aparecia nela:\n“Dou ou não dou? É já ou depois?\nÉ bem pouquinho, mas dá pra dois.”`,
    again: `A essa altura {pal} também sabia a música, sem saber do que falava:\n“Dou ou não dou? É já ou depois?\nÉ bem pouquinho, mas dá pra dois.”`,
    third: `Agora {name} não tinha coragem, {being} também não, e cantaram por todo mundo:\n“Dou ou não dou? É já ou depois?\nÉ bem pouquinho, mas dá pra dois.”`,
    last: `Cantaram de novo, num fio de voz, e no meio do caminho {name} decidiu:\n“Dou, sim, eu dou! Por que ser depois?\nÉ bem pouquinho, mas dá pra dois.”`,
  },
  try: `{name} chegou perto e mostrou o presente, só o nariz. “Não tenho coragem de dar”, disse {name}. “Faça o seu, que eu faço o meu.” “Primeiro você”, disse {being}. “Eu olho como é.” “Mas quem ia olhar era eu”, disse {name}.~+,~ E assim ficou cada qual esperando a vez.`,
  easy: `Todos os olhos estavam {being.em}.~+, e~ Nenhum cuidava de {name}. Dava para largar o presente ali, e ninguém diria “ah”. Só {being} ficaria tendo de mostrar alguma coisa.~, e~ Do bolso, o nariz espiava.`,
  resolve: `Então {name} tirou o presente do bolso e deu para {pal}. “É só uma rolha”, disse {name}.~+, e~ {pal} desembrulhou a rolha e olhou a cara dela dos dois lados. “Sou eu”, disse {pal}.~, e~ Eram só dois pontos, um risco e um nariz.~+, mas~ Era {pal} sem tirar nem pôr.`,
  bed: `No bolso já não farfalhava nada. Três papéis ali se deitaram, bem alisados, cada um com seu furo para o nariz. Pertinho de {pal} ficou a rolha, e os dois pontos dela olhavam o escuro.`,
};
