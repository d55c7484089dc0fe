import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name}, {title} e o décimo boa-noite`,
  want: [
    `Na família de {name} se diziam dez boas-noites antes de apagar a luz.~, e~ {name} contava nos dez dedos.~+, e~ Hoje, depois do nono, um dedo continuava de pé. [Alguns vinham de dentro da escova de dentes.] Faltava o décimo, e a luz não ia esperar muito.`,
    `Nove dedos deitados e um de pé: assim {name} contava os boas-noites da família, que tinham de ser dez até apagar a luz. [Já tinham vindo o comprido, o resmungado e o da escova de dentes.] Só faltava um.~+, mas~ De quem era, e será que vinha?`,
  ],
  setoff: `“Deixem a luz acesa!”, pediu {name} à família toda. “Estão ouvindo isso? É o nosso décimo, e ninguém deu boa-noite para ele.” No décimo dedo foi posta uma luva, para ele não cair.~, e~ Nove pessoas desejaram boa sorte.~+, e~ {name} saiu com {pal}.`,
  stay: `“Não apaguem ainda”, disse {name}. “Esse barulho aí é o décimo, e está de pé.” De pijama, com um dedo levantado, {name} foi se sentar onde termina a luz do abajur. [{pal} sentou junto.] “Seja quem for”, disse {pal}, “não está longe.”`,
  remind: `“Já disseram o décimo?”, gritou alguém, lá atrás. “Ainda não!”, gritou {name}.~, porque~ Em casa a luz continuava acesa.~+, e~ Ninguém se deitava direito. {name} levantou o décimo dedo, e ele ficou bem reto, apontando para a frente.`,
  refrain: {
    first: `Diz-se para o escuro, de todos os lados, para ninguém ficar de fora:\n“Boa noite pra perto, boa noite pra lá,\nboa noite pra alguém, onde for que está.”`,
    again: `O dedo continuava de pé, então disseram de novo, um pouco mais longe:\n“Boa noite pra perto, boa noite pra lá,\nboa noite pra alguém, onde for que está.”`,
    third: `Existe uma coisa que se diz quando não se sabe o que dizer, e disseram:\n“Boa noite pra perto, boa noite pra lá,\nboa noite pra alguém, onde for que está.”`,
    last: `E então veio pela décima vez, bem de perto, e não precisou mais procurar:\n“Boa noite pra perto, boa noite pra lá,\nboa noite pra você, aí onde está.”`,
  },
  try: `Na família de {name} o bocejo passa de mão em mão, como travessa no jantar.~+, e~ {name} pegou um bem grande e passou adiante. {Being} olhou de perto. “É muita bondade”, disse, “mas não cabe mais.” Assim o bocejo voltou por onde veio[, e {name} teve de bocejar duas vezes].`,
  easy: `“Eu digo o meu duas vezes”, disse {pal}. “Dá dez, e pode apagar.” Enfim aquele dedo cansado poderia se deitar.~, mas~ Só {being} continuaria, sem boa-noite nenhum. “Boa…”, começou {pal}, e o dedo já ia dobrando.`,
  resolve: `“Esse foi o seu boa-noite”, disse {name} para {being}, “e é o décimo.” O décimo dedo se deitou na mesma hora. “Agora somos dez”, disse {name}. “Vai ter mesa maior?”, perguntou {pal}. [E em casa nove pessoas fecharam o olho que tinham deixado aberto.]`,
  bed: `Dez boas-noites estavam deitados no escuro, cada um no seu lugar. Agora a luz podia apagar, e apagou. Em cima do cobertor havia dez dedos, e nenhum de pé.`,
};

export const wonder: ArcTelling = {
  title: `{name}, {title} e o chapéu do tio-avô`,
  want: [
    `Havia uma coisa para se ver naquela noite, e o tio-avô até tinha escovado o chapéu.~+,~ Mas os joelhos dele disseram que não. “Então eu levo o chapéu”, disse {name}, “e trago um pouco para todo mundo.” Tinha de vir cheio até a aba.~+, e~ Se voltasse vazio, que vergonha.`,
    `A família ia sair para ver, mas os joelhos do tio-avô disseram que não.~+, e~ Então todos se sentaram de novo, menos {name}. “Eu trago no chapéu do tio-avô”, disse {name}, que queria o chapéu cheio até a aba.~+,~ E se voltasse sem nada? [Naquele chapéu cabia muita cabeça.]`,
  ],
  setoff: `“É hoje!”, disse {name}, com o chapéu do tio-avô até as sobrancelhas. “Olhe direitinho até o fim”, recomendaram das cadeiras. “Trago cheio até a aba”, disse {name}.~, e~ Então {pal} pegou numa manga.~+, e~ Lá se foram.`,
  stay: `O chapéu do tio-avô foi posto de boca para cima onde termina a luz do abajur, e ao lado dele se sentaram de pijama. “Agora é só encher”, disse {name}. “De casa dá para ver a gente”, disse {pal}, e acenou. [Alguém acenou de volta, com um bebê dormindo no ombro.]`,
  remind: `“O que já temos aí?”, perguntou {pal}.~+, e~ {name} tirou o chapéu do tio-avô e olhou dentro. Havia um pouco de escuro.~+, e~ Cheirava à cabeça do tio-avô. “Vão gostar”, disse {name}. “Isso é o passeio.” [E o chapéu voltou depressa para a cabeça, para não derramar nenhum passeio.]`,
  refrain: {
    first: `Era o que se dizia na família quando uns iam e outros ficavam:\n“Vai um pela estrada, fica um no sofá,\ntraz um pouquinho de tudo que há.”`,
    again: `O chapéu escorregou até as orelhas de {name}, e lá dentro quase se ouvia:\n“Vai um pela estrada, fica um no sofá,\ntraz um pouquinho de tudo que há.”`,
    third: `O chapéu ainda estava vazio, então {name} disse lá para dentro:\n“Vai um pela estrada, fica um no sofá,\ntraz um pouquinho de tudo que há.”`,
    last: `A essa hora alguém em casa perguntava, e agora {name} podia responder:\n“Vai um pela estrada, fica um no sofá,\nlevo um pouquinho de tudo pra lá.”`,
  },
  try: `{name} estendeu o chapéu, de boca para cima. “É do meu tio-avô. Basta um chapéu cheio, para a família.” {Being} olhou dentro. “Escovaram”, disse {being}. “Desde segunda-feira”, disse {name}. “Por minha causa? E se eu não valer a escovada?” [Todos disseram que não, não, não, o que é não demais.]`,
  easy: `“Diga que era de ouro”, disse {pal}, “e do tamanho de uma casa.” O tio-avô faria que sim com a cabeça.~+, e~ Ficaria contente.~,~ E ninguém teria visto o que {being} tinha para mostrar. “Era de ouro”, disse {name}, só para experimentar.`,
  resolve: `{name} ergueu o chapéu do tio-avô para {being}, com a boca na frente, tão alto quanto dois braços alcançam.~, e~ Agora estava cheio.~+, e~ Dava para sentir o peso. [Por cima foi posta uma mão, de tampa.] “Chega para a família toda?”, perguntou {pal}. “Está transbordando”, disse {name}.`,
  bed: `O tio-avô olhou muito tempo para dentro do chapéu e disse: “Então é assim que é.” Depois ele passou de cadeira em cadeira. Agora estava no gancho, tão cheio quanto antes.`,
};
