import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name}, {title} e a lata de boa-noite`,
  want: [
    `Em casa de {name} andava um boa-noite a mais. Era o que se dava a uma pessoa amiga.~+, mas~ Na sexta-feira ela mudou de terra. Então {name} disse o boa-noite para dentro de uma lata e fechou a tampa. E se mais ninguém o quisesse?`,
    `Ao pé da cama de {name} estava uma lata com um boa-noite lá dentro. Dantes tinha dono.~+, só que~ O dono mudou de terra na sexta-feira. [Com a tampa, não se ouvia nada.] Hoje {name} queria dá-lo a alguém, enquanto estava fresco. E se ninguém o quisesse?`,
  ],
  setoff: `«Está alguém a pé», disse {name}, «e aposto que não teve boa-noite.» «Se calhar teve», disse {pal}. «Quem o tem não faz aquele barulho», disse {name}. Vestiram os casacos e foram entregar a lata.~+, que~ Ia muito direita, para não entornar.`,
  stay: `«Há alguém a pé sem boa-noite», disse {name}. Sentaram-se de pijama onde acaba a luz do candeeiro, com a lata no meio. «Grita que temos um a mais», disse {pal}. «Um boa-noite não se grita», disse {name}. «Quem o quiser, que o venha cá buscar.»`,
  remind: `«Ainda aí está?», perguntou {pal}. {name} encostou a lata ao ouvido. «Não ouço nada.» «Então fugiu.» «Então é *dos bons*», disse {name}.~+, porque~ Só os maus é que chocalham. Dali em diante, pelo sim, pelo não, foi com um dedo em cima da tampa.`,
  refrain: {
    first: `Fizeram a conta aos boas-noites, e a conta deu assim:\n«Um boa-noite aqui, um boa-noite lá,\nsobrou mais um, e para quem será?»`,
    again: `Deram um ao escuro, por simpatia, e mesmo assim sobrava:\n«Um boa-noite aqui, um boa-noite lá,\nsobrou mais um, e para quem será?»`,
    third: `Ali ninguém parava o bastante para receber um boa-noite:\n«Um boa-noite aqui, um boa-noite lá,\nsobrou mais um, e para quem será?»`,
    last: `Tornaram a fazer a conta, muito em segredo, e desta vez bateu certo:\n«Um boa-noite aqui, um boa-noite lá,\nnenhum sobrou, bem entregue está.»`,
  },
  try: `{name} chegou-se com a lata e abriu a tampa. Um boa-noite é coisa pequena.~, e~ Aquele saiu mesmo para o meio da barulheira. «Apanhaste-o?», perguntou {name}. «Passou por aqui uma coisinha», disse {being}. «Era para mim?» {name} tapou depressa o que ainda havia.`,
  easy: `«E se eu ficasse com ele?», disse {pal}. «Em mim cabem dois.» Escorregava quentinho, como um segundo pão.~+, mas~ {Being} ficava sem nenhum. «Boa…», começou {name}, e a tampa já ia no ar.`,
  resolve: `«Boa noite», disse {name}, de muito perto, <tried: com o resto que havia na lata|mesmo à boca da lata>. Por um bocado não veio nada. Depois {being}, já quase a dormir, disse: «Boa noite.» Com um de volta é que ninguém contava. «E esse, de quem é?», perguntou {pal}. «É meu», disse {name}, e fechou-o na lata.`,
  bed: `Ao pé da cama estava a lata, bem fechada, com o boa-noite de {name} lá dentro. Não chocalhava nada, que era dos bons.`,
};

export const wonder: ArcTelling = {
  title: `{name}, {title} e a rolha`,
  want: [
    `{name} levava no bolso um presente, embrulhado três vezes. Era uma rolha com cara, para alguém que está sempre por perto.~+, e~ Tinha de ser hoje, que o nariz já furava o papel. E se a resposta fosse: «Ah. Uma rolha»?`,
    `Uma rolha com cara, embrulhada em três papéis: era este o presente. Havia uma semana que {name} o trazia no bolso.~, e~ De hoje não podia passar, que o papel já estava roto. [Quem espreitasse via um nariz.] E se a resposta fosse só «ah, uma rolha»?`,
  ],
  setoff: `«Vai estar tudo a olhar para aquilo», disse {name}, «e ninguém olha para mim.» Para dar um presente, não havia noite melhor. «Que tens no bolso?», perguntou {pal}. «A mão», disse {name}. Vestiram os casacos e foram também ver[.~, e~ A mão deixou-se ficar onde estava].`,
  stay: `«Com aquilo para ver», disse {name}, «hoje ninguém repara em mim.» Sentaram-se de pijama, muito chegados, onde acaba a luz do candeeiro. «Estás em cima de qualquer coisa», disse {pal}. «Está do *meu* lado», disse {name}. «Tu olha para ali.»`,
  remind: `«Estás a restolhar», disse {pal}. «É o pijama», disse {name}. Era o presente, que já ia no terceiro papel. «E os pijamas restolham?», perguntou {pal}. «Quando estão à espera de alguma coisa.» [{pal} pôs-se a escutar a sua própria roupa, que não esperava nada.]`,
  refrain: {
    first: `{name} tinha uma cantiga para o bolso, em que só o bolso não entrava:\n«Dou ou não dou? É já ou depois?\nÉ pouco, é pouquinho, mas dá para dois.»`,
    again: `Por essa altura já {pal} a cantava também, sem saber de que falava:\n«Dou ou não dou? É já ou depois?\nÉ pouco, é pouquinho, mas dá para dois.»`,
    third: `{name} não tinha coragem, {being} também não, e foi por ambas as partes que cantaram:\n«Dou ou não dou? É já ou depois?\nÉ pouco, é pouquinho, mas dá para dois.»`,
    last: `Cantaram outra vez, num fio de voz, e a meio da cantiga {name} resolveu-se:\n«Dou, sim, já dou! Porquê só depois?\nÉ pouco, é pouquinho, mas dá para dois.»`,
  },
  try: `{name} chegou-se e mostrou um bocadinho do presente, só o nariz. «Não tenho coragem de o dar», disse {name}. «Se tu fizeres o teu, eu faço o meu.» «Primeiro tu», disse {being}, «que eu vejo como é.» «Mas quem vinha ver era eu», disse {name}. E ali ficaram, cada qual à espera da vez do outro.`,
  easy: `Os olhos estavam todos postos {being.em}.~+, e~ Em {name} não havia nenhum. Podia-se largar ali o presente, como quem não quer a coisa, e ninguém dizia «ah». Só {being} é que teria mesmo de se mostrar.~, e~ O nariz espreitava do bolso, à espera.`,
  resolve: `Então {name} tirou o presente do bolso e deu-o {pal.ao}. «É só uma rolha», disse {name}. {pal} desembrulhou-a e olhou para a cara dela, de frente e de lado. «Sou eu», disse {pal}. Eram dois pontos, um risco e um nariz.~+, mas~ Era {pal}, sem tirar nem pôr.`,
  bed: `No bolso já nada restolhava. Lá estavam três papéis, muito alisados, cada um com o seu buraco para o nariz. A rolha ficou ao pé {pal.de}, com os dois pontos abertos para o escuro, de guarda.`,
};
