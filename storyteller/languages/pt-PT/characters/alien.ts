import type { PalTelling } from '../../bank.ts';
import { called, type PortugueseNoun } from '../noun.ts';

export const zib: PalTelling<PortugueseNoun> = {
  noun: called('Zibe', 'm'),
  intro: `Zibe, amigo de {name}, vinha de outro planeta e tinha três olhos, uma malinha verde e os pés virados para trás. «Boa noite», disse Zibe, com os dois cotovelos. «Boa noite», disse {name}, só com um. [É preciso treino.]`,
  quirk: `No dia em que chegou, Zibe comera uma campainha.~+, e~ Desde então tocava sempre que se ria. «Truz-truz», disse {name}. «Quem é?», disse Zibe, e desatou a rir. *Dlim-dlão*. Alguém foi ver quem estava à porta. «Sou só eu», disse Zibe, e fez-se azul-claro.`,
  again: `Para não se rir e não tocar, Zibe pensava numa coisa triste. Era a última ervilha num prato, a rolar para lá e para cá.~+,~ Mas então teve de se rir. *Dlim-dlão.* «Já vai!», gritou alguém, e ouviram-se chinelos. «Vamos fazer de conta que não estivemos aqui», disse Zibe.`,
  try: `{name} contou {being.ao} a piada da meia, e Zibe riu-se antes do fim. *Dlim-dlão!* «Podes entrar», disse {being}. Todos olharam para ver quem era.~+, e~ Era só Zibe. [Foi tão engraçado que tocou outra vez.] «Foi o melhor da noite», disse {being}, «mas não resolve.»`,
  payoff: `«Podias rir-te», disse {name}. «Mas alguém se levanta!», disse Zibe. «Pois é», disse {name}, e contou a piada da meia. O riso começou nos pés de Zibe, sacudiu a malinha e saiu: *DLIM-DLÃO!* Quem dormia sentou-se.~+, porque~ Uma campainha pode ser para nós.`,
  proud: `«Sou eu», dizia Zibe a tudo por que passava, e nunca mais ficou azul-claro. «Sou só eu!» *Dlim.*`,
  asleep: `Zibe deitou-se com a malinha a fazer de almofada. Fechou um olho, fechou o outro.~ e~ Fechou o terceiro. Lá no fundo do sono alguém devia ter contado uma boa piada. *Dlim*, fez Zibe, muito baixinho, e guardou o dlão para amanhã.`,
};

export const foom: PalTelling<PortugueseNoun> = {
  noun: called('Dona Fum', 'f'),
  intro: `Dona Fum, amiga de {name}, vinha de outro planeta.~+, e~ Trazia o pelo prateado, uma mala grande e uma lista de coisas para ver. «O que é que isto faz?», perguntou ela. «É uma cadeira», disse {name}. «Serve para a gente se sentar.» «E ela *deixa*?», disse Dona Fum. [«A qualquer pessoa?»]`,
  quirk: `«O que tem aí dentro?», perguntou Dona Fum, a apontar para a manga de {name}. «Um braço», disse {name}, a puxar a manga. «Inteiro!», disse ela, e *FUM*, o pelo ficou de pé.~, e~ Dona Fum tinha o triplo do tamanho e era redonda como um pão. «Acontece-me quando me espanto.»`,
  again: `«De agora em diante», disse Dona Fum, a alisar o pelo, «já nada me espanta.» Nisto {tiny} passou e deu as boas-noites. «Isso *fala*», disse Dona Fum. *FUM.* «E onde foi parar?», perguntou. «Acho que está no teu pelo», disse {name}. [«Está-se aqui muito bem», disse {tiny}, lá do fundo.]`,
  try: `«Ali está {being}?», perguntou Dona Fum. «De verdade?» *FUM!* Ficou tão larga que todos tiveram de se chegar para lá.~+, e~ O riso foi geral. «Vou pôr no meu postal», disse ela. «É muita gentileza», disse {being}, «mas acho que um postal não ajuda.»`,
  payoff: `«O que está aquilo a fazer?», perguntou Dona Fum. «A tremer», disse {name}. «Está com frio e treme para aquecer.» «Como, *por conta própria*?», disse Dona Fum, e *FUM*, o pelo subiu. [Nunca ninguém se espantou tanto.] O pequeno entrou ali.~+, e~ Ficou quente como um ovo na palha.`,
  proud: `Dona Fum ia a andar e a escrever um postal. «Queridos», dizia, «hoje fui útil. Foi um espanto.»`,
  asleep: `«E agora, o que acontece?», perguntou Dona Fum. «Fechamos os olhos e já é amanhã», disse {name}. «Só com isso?», disse Dona Fum, e o pelo fez *fum*, ao de leve. Depois subia e descia, prateado, cada vez mais devagar.`,
};
