import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name}, {title} e o décimo boa-noite`,
  want: [
    `Na família de {name} diziam-se dez boas-noites antes de apagar a luz. {name} contava nos dez dedos.~+, e~ Hoje, depois do nono, um dedo continuava de pé. [Alguns vinham de dentro da escova de dentes.] Faltava o décimo, e a luz não ia esperar muito.`,
    `Nove dedos deitados e um de pé: assim {name} contava os boas-noites da família, que tinham de ser dez até apagar a luz. [Já tinham vindo o comprido, o resmungado e o da escova de dentes.] Só faltava um.~+, mas~ De quem era, e será que vinha?`,
  ],
  setoff: `«Deixem a luz acesa!», pediu {name} à família toda. «Estão a ouvir isso? É o nosso décimo, e ninguém lhe deu as boas-noites.» No décimo dedo pôs-se uma luva, para ele não cair. Nove pessoas desejaram boa sorte.~+, e~ {name} saiu com {pal}.`,
  stay: `«Não apaguem ainda», disse {name}. «Esse barulho aí é o décimo, e está a pé.» De pijama, com um dedo levantado, {name} foi sentar-se onde acaba a luz do candeeiro. [{pal} sentou-se ao lado.] «Seja quem for», disse {pal}, «não está longe.»`,
  remind: `«Já disseram o décimo?», gritou alguém, lá atrás. «Ainda não!», gritou {name}. Em casa a luz continuava acesa.~+, e~ Ninguém se deitava direito. {name} levantou o décimo dedo, e ele ficou muito direito, a apontar para a frente.`,
  refrain: {
    first: `Diz-se para o escuro, de todos os lados, para ninguém ficar de fora:\n«Boa noite aqui, boa noite acolá,\nboa noite a alguém, esteja onde está.»`,
    again: `O dedo continuava de pé, por isso disseram outra vez, um pouco mais longe:\n«Boa noite aqui, boa noite acolá,\nboa noite a alguém, esteja onde está.»`,
    third: `Há uma coisa que se diz quando não se sabe o que dizer, e disseram:\n«Boa noite aqui, boa noite acolá,\nboa noite a alguém, esteja onde está.»`,
    last: `E então veio pela décima vez, bem de perto, e já não foi preciso procurar:\n«Boa noite aqui, boa noite acolá,\nboa noite a ti, que afinal estás cá.»`,
  },
  try: `Na família de {name} o bocejo passa de mão em mão, como a travessa ao jantar.~+, e~ {name} agarrou num bem grande e passou-o. {Being} olhou de perto. «É muita bondade», disse, «mas já não cabe.» Assim o bocejo voltou por onde veio[, e {name} teve de bocejar duas vezes].`,
  easy: `«Eu digo o meu duas vezes», disse {pal}. «Ficam dez, e podem apagar.» E aquele dedo cansado podia enfim deitar-se.~, mas~ Só {being} continuava, sem boa-noite nenhum. «Boa…», começou {pal}, e o dedo já se dobrava.`,
  resolve: `«Esse foi o teu boa-noite», disse {name} {being.ao}, «e é o décimo.» O décimo dedo deitou-se logo. «Agora somos dez», disse {name}. «E a mesa, chega?», perguntou {pal}. [E em casa nove pessoas fecharam o olho que tinham deixado aberto.]`,
  bed: `Dez boas-noites estavam deitados no escuro, cada um no seu lugar. Agora a luz podia apagar-se, e apagou-se. Em cima do cobertor havia dez dedos, e nenhum de pé.`,
};

export const wonder: ArcTelling = {
  title: `{name}, {title} e o chapéu do tio-avô`,
  want: [
    `Havia uma coisa para se ver naquela noite, e o tio-avô até tinha escovado o chapéu.~+,~ Mas os joelhos dele disseram que não. «Então levo eu o chapéu», disse {name}, «e trago um bocado para todos.» Tinha de vir cheio até à aba.~+, e~ Se voltasse vazio, que vergonha.`,
    `A família ia sair para ver aquilo, mas os joelhos do tio-avô disseram que não.~+, e~ Todos se sentaram outra vez, menos {name}. «Trago eu um bocado no chapéu do tio-avô», disse {name}, que queria o chapéu cheio até à aba.~+,~ E se voltasse sem nada? [Naquele chapéu cabia muita cabeça.]`,
  ],
  setoff: `«É hoje!», disse {name}, com o chapéu do tio-avô até às sobrancelhas. «Olha como deve ser até ao fim», recomendaram das cadeiras. «Trago-o cheio até à aba», disse {name}. {pal} deu-lhe a manga.~+, e~ Lá foram.`,
  stay: `O chapéu do tio-avô foi posto de boca para cima onde acaba a luz do candeeiro, e ao lado dele sentaram-se de pijama. «Agora é só encher», disse {name}. «De casa veem-nos», disse {pal}, e acenou. [Alguém acenou também, com um bebé a dormir no ombro.]`,
  remind: `«O que já temos aí?», perguntou {pal}.~+, e~ {name} tirou o chapéu do tio-avô e olhou dentro. Havia um pouco de escuro.~+, e~ Cheirava à cabeça do tio-avô. «Vão gostar», disse {name}. «Isso é o passeio.» [E o chapéu voltou depressa para a cabeça, para não derramar nenhum passeio.]`,
  refrain: {
    first: `Era o que se dizia na família quando uns iam e outros ficavam:\n«Vai um pela estrada, fica um no sofá,\ntraz um bocadinho de tudo o que há.»`,
    again: `O chapéu escorregou até às orelhas de {name}, e lá dentro quase se ouvia:\n«Vai um pela estrada, fica um no sofá,\ntraz um bocadinho de tudo o que há.»`,
    third: `O chapéu ainda estava vazio, e {name} disse lá para dentro:\n«Vai um pela estrada, fica um no sofá,\ntraz um bocadinho de tudo o que há.»`,
    last: `A essa hora alguém em casa perguntava, e agora {name} podia responder:\n«Vai um pela estrada, fica um no sofá,\nlevo um bocadinho de tudo para lá.»`,
  },
  try: `{name} estendeu o chapéu, de boca para cima. «É do meu tio-avô. Basta um chapéu cheio, para a família.» {Being} olhou dentro. «Foi escovado», disse {being}. «Desde segunda-feira», disse {name}. «Por minha causa? E se não valer tanta escova?» [Disseram todos que não, não, não, que é não a mais.]`,
  easy: `«Diz que era de ouro», disse {pal}, «e do tamanho de uma casa.» O tio-avô acenava que sim.~+, e~ Ficava contente.~,~ E ninguém teria visto o que {being} tinha para mostrar. «Era de ouro», disse {name}, só para experimentar.`,
  resolve: `{name} ergueu o chapéu do tio-avô para {being}, com a boca à frente, tão alto quanto chegam dois braços. Agora estava cheio.~+, e~ Sentia-se o peso. [Por cima pôs-se uma mão, de tampa.] «Chega para a família toda?», perguntou {pal}. «Está a transbordar», disse {name}.`,
  bed: `O tio-avô olhou muito tempo para dentro do chapéu e disse: «Então é assim que é.» Depois passou-o de cadeira em cadeira. Agora estava no gancho, tão cheio quanto antes.`,
};
