import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name} e {title} que não dormia`,
  want: [
    `Amanhã ia haver panquecas.~+, e~ A massa já estava na tigela, debaixo de um prato. {name} queria dormir antes das oito.~+, porque~ A dormir chega-se mais depressa às panquecas. [Não há melhor atalho.] Mas e se o sono não viesse?`,
    `A massa descansava debaixo do prato.~+, e~ Amanhã seriam panquecas.~, e~ {name} foi cedo para a cama, só para chegar antes. Dormir é um atalho: fecham-se os olhos, abrem-se os olhos, e lá está o mel.~+,~ Mas e hoje eles não quisessem fechar?`,
  ],
  setoff: `«Com isso ninguém dorme», disse {name}. «E então nunca chega amanhã.» «E as panquecas?», perguntou {pal}.~, e~ Num instante os casacos estavam vestidos. «Descobrimos quem é», disse {name}, «deitamo-lo e deitamo-nos também.» [Era um bom plano, porque acabava deitado.] E lá foram.`,
  stay: `«Com esta barulheira não há sono», disse {name}, «e assim nunca é amanhã.» «Coitadas das panquecas», disse {pal}.~, e~ De pijama, foram até onde chega a luz do candeeiro. «Está perto», disse {name}. «Está pertíssimo», disse {pal}.~+, e~ Ali sentaram-se para esperar.`,
  remind: `Pararam para escutar o barulho.~+, e~ Já se ouvia mais perto.~, e~ À volta, quem devia estar a dormir estava de orelha em pé, a olhar para {name}. «Já lá vamos», avisou {name}. [«Não deixem arrefecer a almofada.»]`,
  refrain: {
    first: `Para fazer companhia ao escuro, inventaram uma música, e era curtinha:\n«Quem não dormiu? Quem é? Quem é?\nHá gente aí que ainda está a pé!»`,
    again: `O barulho continuava na mesma, por isso cantaram outra vez:\n«Quem não dormiu? Quem é? Quem é?\nHá gente aí que ainda está a pé!»`,
    third: `{name} olhou para {pal}, {pal} olhou para {name}, e mal sobrou fôlego para cantar:\n«Quem não dormiu? Quem é? Quem é?\nHá gente aí que ainda está a pé!»`,
    last: `Então, tão baixinho que era quase só ar, cantaram pela última vez, e a música tinha mudado:\n«Quem não dormiu? Quem é? Quem é?\nJá ninguém aqui está a pé.»`,
  },
  try: `«Contar dá sono», disse {pal}.~+, e~ Contaram para {being}: um, dois, três, com uma voz muito aborrecida. Aos quarenta {name} bocejou.~+, e~ Aos cinquenta foi a vez {pal.de}. {Being} não bocejou.~+, porque~ Queria saber o que vem a seguir ao milhão.`,
  easy: `«Com um dedo em cada orelha já se dorme», disse {pal}, «e depois, panquecas.» {name} experimentou.~+, e~ Tudo ficou fofo, como debaixo de um cobertor. {Being} continuava, sem ninguém para ouvir. «Assim está bem?», perguntou {pal}.~+, e~ A cabeça de {name} já começava a dizer que sim.`,
  resolve: `O silêncio era tanto que se ouviu chegar um bocejo.~, que~ Passou primeiro por {name}.~+ e~ Depois foi morar {pal.em}. «Falta muito para as panquecas?», perguntou {pal}. «Uns três bocejos», disse {name}, «e esse já foi um.» [Afinal, o sono já vinha a caminho.]`,
  bed: `Na cozinha, debaixo do prato, subiu uma bolha na massa.~, e~ Ficou ali, redonda e fininha. Depois deitou-se, sem barulho, e a massa ficou lisa.`,
};

export const wonder: ArcTelling = {
  title: `{name}, {title} e a caneca`,
  want: [
    `A última coisa que {name} via todas as noites era a caneca. Morava ao lado da cama.~+;~ Era castanha e tinha uma asa só. Sonha-se com aquilo que se vê por último.~+, e por isso~ Os sonhos eram todos de caneca. Hoje {name} queria coisa melhor.~+,~ E se saísse caneca outra vez?`,
    `«Sonhaste com quê?», perguntavam ao pequeno-almoço. «Com a caneca», dizia {name}. Ficava perto da cama.~+ e~ Era a última coisa que se via.~, mas~ Hoje {name} queria adormecer a olhar para outra coisa. [De preferência, com duas asas.] E se fosse a caneca outra vez?`,
  ],
  setoff: `«É com *aquilo* que eu vou adormecer», disse {name}. «Olhamos até encher.» Viraram a caneca de costas, por delicadeza.~+, e~ Vestiram os casacos. «E se piscares à vinda?», perguntou {pal}. «Piscar não conta. Só conta a última, a comprida.» [Era bom saber.] E lá foram.`,
  stay: `«Vou adormecer a olhar para *aquilo*», disse {name}.~, e~ De pijama, foram sentar-se onde acaba a luz do candeeiro, com os quatro olhos arregalados. «E se piscares?», perguntou {pal}. «Piscar não conta», disse {name}. «A que vale é a última, a muito comprida.»`,
  remind: `«Olha para mim», disse {pal}. {name} olhou com força para {pal}.~+ e~ Fechou os olhos. «Estou aí dentro?» «Não. Ainda é a caneca.» De tanto entrar, já não sabia sair. [Até já lá tinha prateleira.] «Então falta uma coisa grande», disse {pal}, «para pôr à frente dela.»`,
  refrain: {
    first: `Experimentaram os olhos, para ver se fechavam bem:\n«Fecha os olhinhos, o que vês aí?\nSó a caneca, a olhar para ti.»`,
    again: `«A caneca já saiu?», perguntou {pal}. Fecharam os olhos para ver:\n«Fecha os olhinhos, o que vês aí?\nSó a caneca, a olhar para ti.»`,
    third: `Ainda não havia nada para pôr à frente da caneca, e cantaram:\n«Fecha os olhinhos, o que vês aí?\nSó a caneca, a olhar para ti.»`,
    last: `Olharam até encher, fecharam os olhos e cantaram o que havia lá dentro:\n«Fecha os olhinhos, o que vês aí?\nTudo, tudinho, a olhar para ti.»`,
  },
  try: `«Basta uma espreitadela», disse {name}. «Eu fecho os olhos e guardo.» «Por quanto tempo?», perguntou {being}. «Até ao pequeno-almoço.» «A noite *inteira*?» Até ali {being} só tinha medo de um minuto.~+, e~ Agora eram tantos.`,
  easy: `«Já é bem melhor do que a caneca», disse {pal}.~,~ E era. Com um piscar comprido e morno, ficava guardado. Só que, quando {being} ganhasse coragem, os olhos de {name} estariam fechados. As pálpebras vinham a descer.~+, e~ Já vinham a meio.`,
  resolve: `{name} olhou bem para {being} e fechou os olhos, como quem tampa uma panela. «Coube tudo?», perguntou {pal}. «Até à borda.» «E a caneca?» {name} procurou lá dentro.~+, e~ Na primeira fila havia mais alguém. «A caneca também veio», disse {name}. «Queria ver melhor do que eu.»`,
  bed: `Ao lado da cama estava a caneca, virada para o mesmo lado que {name}. Estava cheia de escuro até à borda quando veio o piscar comprido, e ficou.`,
};
