import type { PalTelling } from '../../bank.ts';
import { called, type BrazilianNoun } from '../noun.ts';

export const wren: PalTelling<BrazilianNoun> = {
  noun: called('Mangas', 'f'),
  intro: `{name} tinha uma amiga chamada Mangas, por causa da blusa. Era herança de um irmão enorme.~+, e~ As mangas passavam dos joelhos dela. “Eu ainda vou crescer”, disse Mangas, que pisou na esquerda e caiu sentada.`,
  quirk: `Uma das mangas tinha ficado presa.~+, e~ Quanto mais Mangas andava, mais comprida ela ficava. [“É a lã”, disse Mangas, toda inclinada. “Em casamento ela também faz isso.”] *Fuip*, a lã encolheu de uma vez, e lá estava Mangas no ponto de partida. “Não precisa contar para ninguém”, disse ela.`,
  again: `“Olhe”, disse Mangas. “Mãos.” Tinha enrolado as mangas onze vezes cada.~+, até que~ Elas ficaram nos braços como dois pães. “São mãos muito bonitas”, disse {name}. Mangas abanou as mãos, e plaf, caiu a manga esquerda, e plaf, a direita. “Eram, não eram?”, disse Mangas.`,
  try: `“Eu abraço {being}”, disse Mangas. “Manga não me falta.” Uma delas deu a volta inteira.~+, e~ Mangas terminou com um laço. No meio do laço, {being} começou a rir, porque parecia aniversário. “Melhorou?”, perguntou Mangas. “Não”, disse {being}, “mas o embrulho ficou lindo.”`,
  payoff: `“É alto demais”, disse {name}, “para um braço.” “Braço de quem?”, disse Mangas.~, e~ Desenrolou uma manga e jogou bem alto.~+, e~ Ela se prendeu lá em cima. “Agora me abrace”, disse ela. *Fuip*, a lã se encolheu com abraço e tudo, e as barrigas chegaram um pouco depois.`,
  proud: `Mangas não enrolou mais as mangas, e foi balançando as duas, feito sinos.`,
  asleep: `Mangas dormiu de blusa, claro, com uma manga para cada lado da cama. Lá no fundo, onde ninguém via, duas mãos quentes estavam juntinhas.`,
};

export const onion: PalTelling<BrazilianNoun> = {
  noun: called('Repolho', 'm'),
  intro: `{name} tinha um amigo chamado Repolho, por causa da roupa. Era a avó que o vestia.~+, e~ Ela pensava em tudo: duas camisetas, três blusas e um casaco. “Não está frio”, disse {name}. “Não”, disse Repolho, “mas vai que fica.” [Quis dar de ombros, mas nada se mexeu.]`,
  quirk: `Repolho tropeçou em nada e saiu rolando. Rolou um bom pedaço.~+, e~ Com tanta blusa era tudo macio. “Que lado é o de cima?” “Por enquanto, o do lado”, disse {name}, e segurou Repolho, que era quente como pão. “Não conheço mais ninguém que role”, disse ele.`,
  again: `Repolho tinha contado as camadas. “Tem uma blusa a mais”, disse.~, e~ Foram ver.~+, e~ A quinta era um abafador de bule. “Isso explica o bico”, disse {name}. “Bem que achei a manga curta”, disse Repolho, e continuou com ela, vai que fica frio.`,
  try: `“Talvez {being} precise de um cachecol”, disse Repolho.~, e~ Começou a puxar um do pescoço, e ele não parava de sair. [Todo mundo ajudou.] “Isso tem fim?”, perguntou {being}, rindo. “Nunca cheguei lá”, disse Repolho.~, e~ Então enrolaram tudo de volta.~+, e~ Ficou tudo igual.`,
  payoff: `“Repolho”, disse {name}, “tem alguém com frio aqui.” Ele olhou, e lá se foi o casaco, em volta de quem tremia. Depois foi uma blusa.~+, e~ Depois dela foram as outras. “Agora, sim”, disse uma voz lá dentro. “Então o vai-que-fica”, disse Repolho, “era *você*.”`,
  proud: `Repolho seguiu só de camiseta, balançando os dois braços.`,
  asleep: `A roupa de Repolho ficou na cadeira, camada por camada, ainda quente. Na cama estava Repolho, e não era muito. “Boa noite”, disse ele, puxando o cobertor até o queixo, vai que fica frio.`,
};
