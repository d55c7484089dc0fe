import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name}, {title} e o décimo boa-noite`,
  want: [
    `Na família de {name} davam-se dez boas-noites antes de apagar a luz.~, e~ {name} contava-os pelos dedos. Hoje, depois do nono, ainda havia um dedo em pé. [Alguns vinham por entre a espuma da escova de dentes.] Faltava o décimo, e a luz não ia ficar à espera a noite toda.`,
    `Nove dedos deitados, um em pé: {name} contava os boas-noites da família, que tinham de ser dez antes de se apagar a luz. [Já cá estavam o comprido, o resmungado e o da escova de dentes.] Faltava um. De quem seria, e será que ainda vinha?`,
  ],
  setoff: `«Não apaguem a luz!», pediu {name} à família toda. «Ouvem aquilo? É o nosso décimo, e ninguém lhe deu as boas-noites.» Calçaram uma luva ao dedo que faltava, para ele não desanimar. Nove pessoas desejaram boa sorte.~, e~ {name} saiu com {pal}.`,
  stay: `«Não apaguem já», disse {name}. «Aquele barulho é o décimo, e está a pé.» De dedo no ar, {name} foi sentar-se onde acaba a luz do candeeiro, de pijama. [{pal} sentou-se ao lado.] «Seja lá quem for», disse {pal}, «já não está longe.»`,
  remind: `«Então, esse décimo?», gritou alguém lá de trás. «Ainda não!», gritou {name}. Em casa continuava a luz acesa.~+, e~ Ninguém se deitava como deve ser. {name} levantou o dedo da luva, e ele pôs-se muito direito, a apontar para a frente.`,
  refrain: {
    first: `Isto diz-se ao escuro, para todos os lados, que ninguém fique esquecido:\n«Boa noite cá, boa noite lá,\nboa noite a alguém, que não sei onde está.»`,
    again: `O dedo continuava em pé, e tornaram a dizer, um bocado mais para longe:\n«Boa noite cá, boa noite lá,\nboa noite a alguém, que não sei onde está.»`,
    third: `Há uma coisa que se diz quando não se sabe que dizer, e foi essa que disseram:\n«Boa noite cá, boa noite lá,\nboa noite a alguém, que não sei onde está.»`,
    last: `E à décima vez, ali de tão perto, já não foi preciso procurar:\n«Boa noite cá, boa noite lá,\nboa noite a ti, que afinal estás cá.»`,
  },
  try: `Na família de {name}, um bocejo passa-se de uns para os outros, como a travessa do arroz.~, e~ {name} arranjou um bem grande e estendeu-o. {Being} olhou para ele. «É muita bondade», disse, «mas estou sem lugar.» E o bocejo voltou por onde viera[, de maneira que {name} teve de bocejar duas vezes].`,
  easy: `«Eu dou o meu duas vezes», disse {pal}. «São dez, e já podem apagar.» O dedo cansado deitava-se, enfim, ao lado dos outros. Só {being} ficava a pé, sem boa-noite nenhum. «Boa…», começou {pal}, e o dedo já se dobrava.`,
  resolve: `«Esse foi o teu boa-noite», disse {name} {being.ao}, «e faz dez.» O dedo da luva deitou-se logo. «Agora somos dez», disse {name}. «E cadeiras, há?», perguntou {pal}. [Lá em casa, nove pessoas fecharam o olho que tinham deixado aberto.]`,
  bed: `No escuro estavam dez boas-noites, cada um deitado no seu lugar. A luz já se podia apagar.~, e~ Apagou-se. Em cima da manta ficaram dez dedos, e nenhum em pé.`,
};

export const wonder: ArcTelling = {
  title: `{name}, {title} e o chapéu do tio-avô`,
  want: [
    `Naquela noite havia uma coisa para ver, e o tio-avô até tinha escovado o chapéu. Mas os joelhos dele disseram que não. «Então levo eu o chapéu», disse {name}, «e trago um bocado para todos.» Tinha de vir cheio até à aba.~+, que~ De chapéu vazio não se entra em casa.`,
    `A família estava toda pronta para ir ver aquilo, quando os joelhos do tio-avô disseram que não.~, e~ Tornaram a sentar-se todos, menos {name}. «Eu trago um bocado no chapéu do tio-avô», disse {name}, «cheio até à aba.» [Era um chapéu onde cabia muito.] E se viesse vazio?`,
  ],
  setoff: `«É hoje!», disse {name}, com o chapéu do tio-avô enfiado até às sobrancelhas. «Olha tudo muito bem, até ao fim», recomendaram das cadeiras. «Trago-o cheio até à aba», disse {name}. {pal} deu a mão à manga de {name}.~+, e~ Lá foram.`,
  stay: `O chapéu do tio-avô ficou de boca para cima onde acaba a luz do candeeiro.~+, e~ Sentaram-se ao lado dele, de pijama. «Agora é só encher», disse {name}. «Estão a ver-nos lá de dentro», disse {pal}, e disse adeus. [Alguém disse adeus também, com um bebé a dormir ao ombro.]`,
  remind: `«O que é que já aí temos?», perguntou {pal}. {name} tirou o chapéu do tio-avô e espreitou. Tinha um bocadinho de escuro.~+ e~ Cheirava à cabeça do tio-avô. «Vão gostar», disse {name}. «Isto é do passeio.» [Depressa o tornou a enfiar, para o passeio não se entornar.]`,
  refrain: {
    first: `Era o que se dizia na família, quando uns iam e outros ficavam:\n«Vai um pela estrada, fica um no sofá,\ntraz um bocadinho de tudo o que há.»`,
    again: `O chapéu escorregou até às orelhas de {name}, e lá dentro quase se ouvia:\n«Vai um pela estrada, fica um no sofá,\ntraz um bocadinho de tudo o que há.»`,
    third: `O chapéu continuava vazio, e {name} disse-lho para dentro da copa:\n«Vai um pela estrada, fica um no sofá,\ntraz um bocadinho de tudo o que há.»`,
    last: `Àquela hora, em casa, alguém perguntava, e agora {name} já podia responder:\n«Vai um pela estrada, fica um no sofá,\nlevo um bocadinho de tudo para lá.»`,
  },
  try: `{name} estendeu o chapéu, de boca para cima. «É do meu tio-avô. Basta enchê-lo, que é para a família.» {Being} espreitou lá para dentro. «Foi escovado», disse {being}. «Na segunda-feira», disse {name}. «Por minha causa? E se eu não valer tanta escova?» [Disseram todos que não, não, não, e foi um não a mais.]`,
  easy: `«Diz-lhes que era de ouro», disse {pal}, «e do tamanho de uma casa.» O tio-avô acenava que sim.~+ e~ Ficava contente. Mas ninguém teria visto o que {being} tinha para mostrar. «Era de ouro», disse {name}, a ver como soava.`,
  resolve: `{name} levantou o chapéu do tio-avô para {being}, de boca para a frente, tão alto quanto lhe davam os braços. Encheu-se. Sentia-se bem o peso.~, e~ {name} tapou-o com a mão. «Chega para a família toda?», perguntou {pal}. «Vai a deitar por fora», disse {name}.`,
  bed: `O tio-avô olhou muito tempo para dentro do chapéu e disse: «Ah, então é assim.» Depois passou-o à cadeira do lado. Agora estava no gancho, depois de toda a família ter olhado.~, e~ Continuava cheio.`,
};
