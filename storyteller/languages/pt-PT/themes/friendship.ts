import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name}, {title} e a lata de boa-noite`,
  want: [
    `Na casa de {name} sobrava um boa-noite.~, e~ Era sempre de um amigo.~+, mas~ Na sexta-feira o amigo mudou-se. E {name} disse o boa-noite dentro de uma lata e fechou a tampa.~+,~ E se mais ninguém o quisesse?`,
    `Perto da cama de {name} havia uma lata com um boa-noite dentro. Dantes era para um amigo.~+, só que~ O amigo tinha-se mudado na sexta-feira. [Por causa da tampa, não se ouvia nada.] Hoje {name} queria dar o boa-noite a alguém, enquanto estava fresco. E se ninguém o quisesse?`,
  ],
  setoff: `«Alguém está a pé», disse {name}, «e aposto que não recebeu boa-noite.» «Se calhar recebeu», disse {pal}. «Quem recebe não faz esse barulho», disse {name}.~, e~ Vestiram os casacos e foram entregar a lata.~+, que~ Ia bem direita, para não entornar.`,
  stay: `«Alguém ficou acordado sem boa-noite», disse {name}.~, e~ De pijama, sentaram-se onde acaba a luz do candeeiro, com a lata no meio. «Grita que está a sobrar um», disse {pal}. «Um boa-noite não se grita», disse {name}. «Quem quiser vai ter de vir buscar.»`,
  remind: `«Ainda aí está?», perguntou {pal}.~+, e~ {name} encostou a lata à orelha. «Não ouço nada.» «Então fugiu.» «Então é *dos bons*», disse {name}.~+, porque~ Só os maus é que chocalham. Mesmo assim, dali em diante um dedo ficou em cima da tampa.`,
  refrain: {
    first: `Fizeram a conta dos boas-noites, à cautela, e deu isto:\n«Um boa-noite aqui, um boa-noite lá,\nsobrou mais um, e para quem será?»`,
    again: `Deram um boa-noite ao escuro, por simpatia, e continuava a sobrar:\n«Um boa-noite aqui, um boa-noite lá,\nsobrou mais um, e para quem será?»`,
    third: `Ali ninguém parava o bastante para receber um boa-noite, e cantaram:\n«Um boa-noite aqui, um boa-noite lá,\nsobrou mais um, e para quem será?»`,
    last: `Refizeram a conta, em segredo, e desta vez bateu certo:\n«Um boa-noite aqui, um boa-noite lá,\nnenhum sobrou, bem entregue está.»`,
  },
  try: `{name} chegou perto com a lata e abriu a tampa. Um boa-noite é coisa pequena.~+, e~ Aquele saiu mesmo no meio da barulheira. «Apanhaste-o?», perguntou {name}. «Passou uma coisinha», disse {being}. «Era para mim?» Mais que depressa, {name} tapou o que ainda restava.`,
  easy: `«Eu podia ficar com o teu boa-noite», disse {pal}. «Em mim cabem dois.» Descia quentinho, como um segundo pão.~+,~ Só que {being} ficava sem nenhum. «Boa…», começou {name}, e a tampa já estava levantada.`,
  resolve: `«Boa noite», disse {name}, bem de perto, <tried: com o que restava na lata|mesmo da lata>. Durante um bocado não veio nada.~+, mas por fim~ {Being}, quase a dormir, disse: «Boa noite.» Ninguém contava receber um de volta. «De quem é esse?», perguntou {pal}. «Meu», disse {name}, e fechou-o na lata.`,
  bed: `Ao lado da cama ficou a lata, fechada, com o boa-noite de {name} dentro. Não chocalhava, porque era dos bons.`,
};

export const wonder: ArcTelling = {
  title: `{name}, {title} e a rolha`,
  want: [
    `No bolso de {name} ia um presente, embrulhado três vezes.~+, e~ Dentro havia uma rolha com cara. Era para alguém amigo.~+, e~ Tinha de ser hoje, porque o nariz já furava o papel.~,~ Mas e se a resposta fosse: «Ah. Uma rolha»?`,
    `Uma rolha com cara, em três papéis: era esse o presente. {name} andava com ele há uma semana.~+, e~ Hoje queria entregá-lo, porque o papel tinha furado. [Quem espreitasse já veria um nariz.] E se só viesse um «ah, uma rolha»?`,
  ],
  setoff: `«Toda a gente vai olhar para aquilo», disse {name}, «e ninguém vai olhar para mim.» Era a noite certa para dar um presente. «Que tens no bolso?», perguntou {pal}. «A mão», disse {name}.~+, e~ Vestiram os casacos e foram ver também[.~, e~ A mão ficou onde estava].`,
  stay: `«Hoje ninguém vai reparar em mim», disse {name}, «com aquilo para ver.» De pijama, sentaram-se muito perto, onde acaba a luz do candeeiro. «Há uma coisa debaixo de ti», disse {pal}. «É do *meu lado*», disse {name}. «E tu, olha para ali.»`,
  remind: `«Estás a restolhar», disse {pal}. «É o pijama», disse {name}.~+, mas~ Era o presente, que já tinha gastado dois papéis. «E os pijamas restolham?», perguntou {pal}. «Quando estão à espera de alguma coisa.» [{pal} escutou a sua própria roupa, que não esperava nada.]`,
  refrain: {
    first: `{name} tinha uma música para o bolso, e só o bolso não aparecia nela:\n«Dou ou não dou? É já ou depois?\nÉ pouco, é pouquinho, mas dá para dois.»`,
    again: `Por essa altura {pal} também sabia a música, sem saber do que falava:\n«Dou ou não dou? É já ou depois?\nÉ pouco, é pouquinho, mas dá para dois.»`,
    third: `Agora {name} não tinha coragem, {being} também não, e cantaram por toda a gente:\n«Dou ou não dou? É já ou depois?\nÉ pouco, é pouquinho, mas dá para dois.»`,
    last: `Cantaram outra vez, num fio de voz, e no meio do caminho {name} decidiu:\n«Dou, sim, já dou! Porquê só depois?\nÉ pouco, é pouquinho, mas dá para dois.»`,
  },
  try: `{name} chegou perto e mostrou o presente, só o nariz. «Não tenho coragem de dar», disse {name}. «Faz tu a tua parte, que eu faço a minha.» «Primeiro tu», disse {being}. «Eu vejo como é.» «Mas quem ia olhar era eu», disse {name}.~+,~ E assim ficou cada qual a esperar a vez.`,
  easy: `Todos os olhos estavam {being.em}.~+, e~ Nenhum reparava em {name}. Podia-se largar o presente ali, e ninguém dizia «ah». Só {being} é que ficava a ter de mostrar alguma coisa.~, e~ Do bolso, o nariz espreitava.`,
  resolve: `E {name} tirou o presente do bolso e deu-o {pal.ao}. «É só uma rolha», disse {name}.~+, e~ {pal} desembrulhou a rolha e olhou-lhe a cara dos dois lados. «Sou eu», disse {pal}. Eram só dois pontos, um risco e um nariz.~+, mas~ Era {pal} sem tirar nem pôr.`,
  bed: `No bolso já não restolhava nada. Três papéis lá se deitaram, bem alisados, cada um com o seu furo de nariz. Ali perto {pal.de} ficou a rolha, e os dois pontos dela olhavam o escuro.`,
};
