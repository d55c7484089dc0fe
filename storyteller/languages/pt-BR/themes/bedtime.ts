import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name} e {title} que não dormia`,
  want: [
    `Amanhã ia ter panqueca.~+, e~ A massa já estava na tigela, debaixo de um prato. {name} queria dormir antes das oito.~+, porque~ Dormindo se chega mais rápido nas panquecas. [Não existe atalho melhor.] Mas e se o sono não viesse?`,
    `A massa descansava debaixo do prato.~+, e~ Amanhã seria panqueca.~, e~ {name} foi cedo para a cama, só para chegar antes. Dormir é um atalho: fecham-se os olhos, abrem-se os olhos, e lá está o mel.~+,~ Mas e se hoje eles não quisessem fechar?`,
  ],
  setoff: `“Com isso ninguém dorme”, disse {name}. “E aí nunca chega amanhã.” “E as panquecas?”, perguntou {pal}.~, e~ Num instante os casacos estavam vestidos. “A gente acha quem é”, disse {name}, “põe na cama e vai para a cama também.” [Era um bom plano, porque acabava deitado.] E lá se foram.`,
  stay: `“Com essa barulheira não tem sono”, disse {name}, “e assim nunca é amanhã.” “Coitadas das panquecas”, disse {pal}.~, e~ De pijama, foram até onde chega a luz do abajur. “Está perto”, disse {name}. “Está pertíssimo”, disse {pal}.~+, e~ Ali se sentaram para esperar.`,
  remind: `Pararam para escutar o barulho.~+, e~ Ele já soava mais perto.~, e~ Em volta, quem devia estar dormindo estava de orelha em pé, olhando para {name}. “Já estamos indo”, avisou {name}. [“Não deixem o travesseiro esfriar.”]`,
  refrain: {
    first: `Para fazer companhia ao escuro, inventaram uma música, e era curtinha:\n“Quem não dormiu? Quem é? Quem é?\nTem gente aí, e está de pé!”`,
    again: `O barulho continuava igualzinho, então cantaram outra vez:\n“Quem não dormiu? Quem é? Quem é?\nTem gente aí, e está de pé!”`,
    third: `{name} olhou para {pal}, {pal} olhou para {name}, e mal sobrou fôlego para cantar:\n“Quem não dormiu? Quem é? Quem é?\nTem gente aí, e está de pé!”`,
    last: `Então, tão baixinho que era quase só ar, cantaram pela última vez, e a música tinha mudado:\n“Quem não dormiu? Quem é? Quem é?\nNinguém aqui está de pé.”`,
  },
  try: `“Contar dá sono”, disse {pal}.~+, e~ Então contaram para {being}: um, dois, três, com uma voz bem chata. No quarenta {name} bocejou.~+, e~ No cinquenta foi a vez de {pal}. {Being} não bocejou.~+, porque~ Queria saber o que vem depois do milhão.`,
  easy: `“Com um dedo em cada orelha dá para dormir”, disse {pal}, “e depois, panqueca.” {name} experimentou.~+, e~ Tudo ficou fofo, como debaixo de um cobertor. {Being} continuava, sem ninguém para ouvir. “Assim está bom?”, perguntou {pal}.~+, e~ A cabeça de {name} já começava a dizer que sim.`,
  resolve: `O silêncio era tanto que dava para ouvir um bocejo chegando.~, e~ Passou primeiro por {name}.~+ e~ Depois foi morar em {pal}. “Falta muito para as panquecas?”, perguntou {pal}. “Uns três bocejos”, disse {name}, “e esse já foi um.” [No fim das contas, o sono vinha vindo.]`,
  bed: `Na cozinha, debaixo do prato, subiu uma bolha na massa.~, e~ Ficou ali, redonda e fininha. Depois se deitou, sem barulho, e a massa ficou lisa.`,
};

export const wonder: ArcTelling = {
  title: `{name}, {title} e a caneca`,
  want: [
    `A última coisa que {name} via toda noite era a caneca. Ela morava ao lado da cama.~+, e~ Era marrom e tinha uma orelha só. A gente sonha com o que vê por último.~+, e por isso~ Todo sonho era de caneca. Hoje {name} queria coisa melhor.~+,~ Mas e se desse caneca de novo?`,
    `“Sonhou com quê?”, perguntavam no café da manhã. “Com a caneca”, dizia {name}. A caneca ficava perto da cama.~+ e~ Era a última coisa que se via.~, mas~ Hoje {name} queria dormir olhando outra coisa. [De preferência, com duas orelhas.] Mas e se fosse a caneca outra vez?`,
  ],
  setoff: `“É *com isso* que eu vou dormir”, disse {name}. “A gente olha até encher.” Viraram a caneca de costas, por delicadeza.~+, e~ Vestiram os casacos. “E se você piscar na volta?”, perguntou {pal}. “Piscada não conta. Só conta a última, a comprida.” [Era bom saber.] E lá se foram.`,
  stay: `“Vou dormir olhando *aquilo*”, disse {name}.~, e~ De pijama, foram se sentar onde acaba a luz do abajur, com os quatro olhos arregalados. “E se você piscar?”, perguntou {pal}. “Piscada não conta”, disse {name}. “A que vale é a última, a compridona.”`,
  remind: `“Olhe para mim”, disse {pal}.~, e~ {name} olhou com força para {pal}.~+ e~ Fechou os olhos. “Estou aí dentro?” “Não. Ainda é a caneca.” De tanto entrar, ela não sabia mais sair. [Já tinha até prateleira.] “Então falta uma coisa grande”, disse {pal}, “para pôr na frente dela.”`,
  refrain: {
    first: `Testaram os olhos, para ver se fechavam direito:\n“Fecha o olhinho, o que é que se vê?\nSó a caneca, olhando você.”`,
    again: `“A caneca já saiu?”, perguntou {pal}. Fecharam os olhos para ver:\n“Fecha o olhinho, o que é que se vê?\nSó a caneca, olhando você.”`,
    third: `Ainda não havia nada para pôr na frente da caneca, e cantaram:\n“Fecha o olhinho, o que é que se vê?\nSó a caneca, olhando você.”`,
    last: `Olharam até encher, fecharam os olhos e cantaram o que havia lá dentro:\n“Fecha o olhinho, o que é que se vê?\nTudo, tudinho, olhando você.”`,
  },
  try: `“Basta uma espiada”, disse {name}. “Eu fecho os olhos e guardo.” “Por quanto tempo?”, perguntou {being}. “Até o café da manhã.” “A noite *inteira*?” Até ali {being} só tinha medo de um minuto.~+, e~ Agora eram tantos.`,
  easy: `“Já é bem melhor que caneca”, disse {pal}.~,~ E era. Com uma piscada comprida e morna, ficava guardado. Só que, quando {being} tomasse coragem, os olhos de {name} estariam fechados.~, e~ As pálpebras vinham descendo.~+, e~ Estavam na metade.`,
  resolve: `{name} olhou bem para {being} e fechou os olhos, como quem tampa uma panela. “Coube tudo?”, perguntou {pal}. “Até a beirada.” “E a caneca?” {name} procurou lá dentro.~+, e~ Na primeira fila havia mais alguém. “A caneca veio também”, disse {name}. “Queria ver coisa melhor.”`,
  bed: `Ao lado da cama estava a caneca, virada para o mesmo lado que {name}. Estava cheia de escuro até a borda quando veio a piscada comprida, e ficou.`,
};
