import type { PalTelling } from '../../bank.ts';
import { called, type BrazilianNoun } from '../noun.ts';

export const zib: PalTelling<BrazilianNoun> = {
  noun: called('Zibe', 'm'),
  intro: `Zibe, amigo de {name}, vinha de outro planeta, com três olhos, uma malinha verde e os pés virados para trás. “Boa noite”, disse Zibe, com os dois cotovelos. “Boa noite”, disse {name}, com um só. [É preciso treinar.]`,
  quirk: `No primeiro dia aqui, Zibe tinha comido uma campainha.~+, e~ Agora tocava sempre que ria. “Toc, toc”, disse {name}. “Quem é?”, disse Zibe, e riu. *Din-don*, fez ele.~+, e~ Alguém foi ver quem estava na porta. “Sou só eu”, disse Zibe, ficando azul-claro.`,
  again: `Para não rir e não tocar, Zibe pensava numa coisa triste. Era a última ervilha num prato, rolando para lá e para cá.~+,~ Mas aí teve de rir. *Din-don.* “Já vai!”, gritou alguém, e ouviram-se chinelos. “Vamos fazer de conta que não estivemos aqui”, disse Zibe.`,
  try: `{name} contou para {being} a piada da meia, e Zibe riu antes do fim. *Din-don!* “Pode entrar”, disse {being}.~, e~ Todos olharam para ver quem era.~+, e~ Era só Zibe. [Foi tão engraçado que tocou de novo.] “Foi o melhor da noite”, disse {being}, “mas não resolve.”`,
  payoff: `“Você podia rir”, disse {name}. “Mas aí alguém levanta!”, disse Zibe. “Pois é”, disse {name}, e contou a piada da meia. O riso começou nos pés de Zibe, sacudiu a malinha e saiu: *DIN-DON!* Quem dormia se sentou.~+, porque~ Campainha pode ser para a gente.`,
  proud: `“Sou eu”, dizia Zibe a tudo por que passava, e nunca mais ficou azul-claro. “Sou só eu!” *Din.*`,
  asleep: `Zibe se deitou com a malinha de travesseiro.~, e~ Fechou-se um olho, depois outro, depois o terceiro.~+, e~ Lá no fundo do sono devia haver uma boa piada. *Din*, fez Zibe, bem baixinho, e guardou o don para amanhã.`,
};

export const foom: PalTelling<BrazilianNoun> = {
  noun: called('Dona Fum', 'f'),
  intro: `Dona Fum, amiga de {name}, vinha de outro planeta.~, e~ Tinha pelo prateado, uma bolsa grande e uma lista de coisas para ver. “O que este aqui faz?”, perguntou ela. “É uma cadeira”, disse {name}. “Serve para sentar.” “E ela *deixa*?”, disse Dona Fum. [“Qualquer um?”]`,
  quirk: `“O que tem aí dentro?”, perguntou Dona Fum, apontando a manga de {name}. “Um braço”, disse {name}, puxando a manga. “Inteiro!”, disse ela, e *FUM*, o pelo ficou de pé.~, e~ Dona Fum tinha o triplo do tamanho e era redonda como um pão. “Acontece quando eu me espanto.”`,
  again: `“De agora em diante”, disse Dona Fum, alisando o pelo, “nada mais me espanta.” Nisso {tiny} passou e disse boa noite. “Isso *fala*”, disse Dona Fum. *FUM.* “E onde foi parar?”, perguntou. “Acho que está no seu pelo”, disse {name}. [“Aqui é ótimo”, disse {tiny}, lá do fundo.]`,
  try: `“Ali está {being}?”, perguntou Dona Fum. “De verdade?” *FUM!* Ficou tão larga que todo mundo teve de chegar para lá.~+, e~ O riso foi geral. “Vou pôr no meu cartão-postal”, disse ela. “É muita gentileza”, disse {being}, “mas acho que cartão-postal não ajuda.”`,
  payoff: `“O que aquilo está fazendo?”, perguntou Dona Fum. “Tremendo”, disse {name}. “Está com frio e treme para esquentar.” “Como, *por conta própria*?”, disse Dona Fum, e *FUM*, o pelo subiu. [Nunca ninguém se espantou tanto.] O pequeno entrou ali.~+, e~ Ficou quente como ovo na palha.`,
  proud: `Dona Fum foi andando e escrevendo um postal. “Queridos”, dizia, “hoje eu fui útil. Foi um espanto.”`,
  asleep: `“E agora, o que acontece?”, perguntou Dona Fum. “A gente fecha os olhos e já é amanhã”, disse {name}. “Só de fechar?”, disse Dona Fum, e o pelo fez *fum*, bem de leve. Depois subia e descia, prateado, cada vez mais devagar.`,
};
