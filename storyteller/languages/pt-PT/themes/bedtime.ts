import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name} e {title} que não dormia`,
  want: [
    `Amanhã havia sonhos ao pequeno-almoço, dos de comer, com açúcar e canela. A massa já estava na tigela, debaixo de um prato. {name} queria dormir antes das oito.~+, porque~ A dormir chega-se mais depressa aos sonhos. [Não há outro atalho.] Mas e se o sono não viesse?`,
    `A massa dos sonhos descansava na tigela, tapada com um prato, para fritar de manhã.~, e~ {name} foi cedo para a cama, só para lá chegar mais depressa. Dormir é um atalho: fecham-se os olhos, abrem-se os olhos, e já cheira a canela. Mas e se hoje eles não quisessem fechar-se?`,
  ],
  setoff: `«Com isto ninguém prega olho», disse {name}, «e assim nunca mais é amanhã.» «E os sonhos?», perguntou {pal}.~, e~ Num instante os casacos estavam vestidos. «Vemos quem é», disse {name}, «deitamo-lo e deitamo-nos também.» [Era um bom plano, pois acabava na cama.] Lá foram.`,
  stay: `«Com esta barulheira ninguém prega olho», disse {name}, «e assim nunca mais é amanhã.» «Pobres sonhos», disse {pal}. Foram de pijama até onde chega a luz do candeeiro. «Vem perto», disse {name}. «Vem pertíssimo», disse {pal}.~, e~ Sentaram-se à espera.`,
  remind: `Pararam a escutar. O barulho já se ouvia mais perto.~, e~ De toda a parte espreitava gente que devia estar a dormir, a ver se {name} dava conta do recado. «Já lá vamos», disse {name}. [«Não deixem arrefecer a almofada.»]`,
  refrain: {
    first: `Para o escuro não se sentir só, inventaram uma cantiga, das pequenas:\n«Quem não dormiu? Quem é? Quem é?\nHá gente aí que ainda está a pé!»`,
    again: `O barulho continuava na mesma. Foi preciso cantar outra vez:\n«Quem não dormiu? Quem é? Quem é?\nHá gente aí que ainda está a pé!»`,
    third: `{name} olhou para {pal}, {pal} olhou para {name}, e mal houve fôlego para a cantiga:\n«Quem não dormiu? Quem é? Quem é?\nHá gente aí que ainda está a pé!»`,
    last: `E então, tão baixinho que era quase só respirar, cantaram a última vez. A cantiga tinha mudado:\n«Quem não dormiu? Quem é? Quem é?\nAqui já ninguém está a pé.»`,
  },
  try: `«Contar faz sono», disse {pal}.~, e~ Puseram-se a contar para {being}: um, dois, três, com uma voz muito maçada. Aos quarenta, bocejou {name}. Aos cinquenta, bocejou {pal}. {Being} é que não.~+, porque~ Queria por força saber o que vem depois do milhão.`,
  easy: `«Com um dedo em cada ouvido já se dorme», disse {pal}, «e depois, sonhos.» {name} experimentou.~+, e~ Ficou tudo fofo, como debaixo de uma manta. {Being} continuava, sem ninguém que ouvisse. «Que tal?», perguntou {pal}. A cabeça de {name} já ia a dizer que sim.`,
  resolve: `O silêncio era tão grande que se ouviu chegar um bocejo. Passou primeiro por {name}.~ e~ Depois foi morar {pal.em}. «Ainda falta muito para os sonhos?», perguntou {pal}. «Uns três bocejos», disse {name}, «e um já lá vai.» [Afinal, o sono vinha a caminho.]`,
  bed: `Na cozinha, debaixo do prato, a massa dos sonhos deu um suspiro. Subiu nela uma bolha, redonda e fininha, e ali se deixou ficar. Depois baixou, sem ruído, e ficou tudo liso.`,
};

export const wonder: ArcTelling = {
  title: `{name}, {title} e a caneca`,
  want: [
    `A última coisa que {name} via todas as noites era uma caneca castanha, de uma asa só, que morava à cabeceira. Ora, sonha-se com aquilo que se viu por último.~+, e por isso~ Os sonhos eram todos de caneca. Hoje {name} queria melhor. E se saísse caneca outra vez?`,
    `«Então, sonhaste com quê?», perguntavam ao pequeno-almoço. «Com a caneca», dizia {name}. Estava à cabeceira.~, e~ Era a última coisa que se via antes de fechar os olhos. Hoje {name} queria adormecer a olhar para outra coisa. [De preferência, com duas asas.] E se desse caneca na mesma?`,
  ],
  setoff: `«Hoje vou adormecer com *aquilo* nos olhos», disse {name}. «Olhamos até estarem cheios.» Viraram a caneca para a parede, por delicadeza.~+, e~ Vestiram os casacos. «E se piscares os olhos à vinda?», perguntou {pal}. «Piscar não conta. Só conta a última vez, a comprida.» [Era bom saber.] Lá foram.`,
  stay: `«Vou adormecer a olhar para *aquilo*», disse {name}.~, e~ Sentaram-se de pijama onde acaba a luz do candeeiro, de olhos muito abertos. «E se piscares?», perguntou {pal}. «Piscar não conta», disse {name}. «O que conta é a última vez, a muito comprida.»`,
  remind: `«Olha para mim», disse {pal}. {name} olhou com toda a força e fechou os olhos. «Já lá estou?» «Não. Ainda é a caneca.» De tantas noites, já nem precisava de bater à porta. [Devia ter lá prateleira.] «Então tem de ser uma coisa grande», disse {pal}, «para pôr à frente dela.»`,
  refrain: {
    first: `Experimentaram os olhos, a ver se fechavam bem:\n«Fecha os olhinhos, o que vês aí?\nSó a caneca, a olhar para ti.»`,
    again: `«E a caneca, já saiu?», perguntou {pal}. Fecharam os olhos e foram ver:\n«Fecha os olhinhos, o que vês aí?\nSó a caneca, a olhar para ti.»`,
    third: `Para pôr à frente da caneca, por enquanto, não havia nada:\n«Fecha os olhinhos, o que vês aí?\nSó a caneca, a olhar para ti.»`,
    last: `Olharam até os olhos estarem cheios, fecharam-nos e cantaram o que lá havia:\n«Fecha os olhinhos, o que vês aí?\nTudo, tudinho, a olhar para ti.»`,
  },
  try: `«Basta uma espreitadela», disse {name}. «Fecho logo os olhos e fico com ela guardada.» «Por quanto tempo?», perguntou {being}. «Até ao pequeno-almoço.» «A noite *inteira*?» Até ali, {being} só tinha medo de um minuto. Agora eram muitos.`,
  easy: `«Isto já é bem melhor do que a caneca», disse {pal}. E era. Bastava fechar os olhos, bem fechados, e estava guardado. Só que, quando {being} se enchesse de coragem, os olhos de {name} não estariam lá. As pálpebras já vinham a descer.~+ e~ Já iam a meio.`,
  resolve: `{name} olhou bem para {being} e fechou os olhos, como quem põe o testo na panela. «Coube tudo?», perguntou {pal}. «Até à beira.» «E a caneca?» {name} foi ver, lá dentro.~+, e~ Na primeira fila já havia alguém. «A caneca também veio», disse {name}. «Queria ver melhor do que eu.»`,
  bed: `A caneca estava à cabeceira, virada para o mesmo lado que {name}. Tinha-se enchido de escuro até à beira. Foi então que os olhos se fecharam, da vez comprida, e assim ficaram.`,
};
