import type { PalTelling } from '../../bank.ts';
import { called, type PortugueseNoun } from '../noun.ts';

export const wren: PalTelling<PortugueseNoun> = {
  noun: called('Mangas', 'f'),
  intro: `{name} tinha uma amiga a quem chamavam Mangas, por causa da camisola. Herdara-a de um irmão enorme.~+, e~ As mangas davam-lhe abaixo dos joelhos. «Ainda hei de crescer», disse Mangas, pisou a esquerda e caiu sentada.`,
  quirk: `Uma das mangas tinha ficado presa.~+, e~ Quanto mais Mangas andava, mais comprida ela ficava. [«É a lã», disse Mangas, toda inclinada. «Nos casamentos faz o mesmo.»] *Fuip*, a lã encolheu de uma vez, e lá estava Mangas no ponto de partida. «Escusas de contar a alguém», disse ela.`,
  again: `«Olha», disse Mangas. «Mãos.» Tinha enrolado as mangas onze vezes cada uma.~+, e~ Ficaram-lhe nos braços como dois pães. «São mãos muito bonitas», disse {name}. Mangas abanou as mãos, e plaf, caiu a manga esquerda, e plaf, a direita. «Eram, não eram?», disse Mangas.`,
  try: `«Eu dou um abraço», disse Mangas. «Mangas não me faltam.» Uma delas deu a volta inteira.~+, e~ Mangas terminou com um laço. No meio do laço, {being} desatou a rir, porque parecia aniversário. «Está melhor?», perguntou Mangas. «Não», disse {being}, «mas o embrulho ficou lindo.»`,
  payoff: `«É alto de mais», disse {name}, «para um braço.» «Braço de quem?», disse Mangas. Desenrolou uma manga e atirou-a muito alto.~+, e~ A manga prendeu-se lá em cima. «Agora abraça-me», disse ela. *Fuip*, a lã encolheu-se com abraço e tudo, e as barrigas chegaram um pouco depois.`,
  proud: `Mangas nunca mais enrolou as mangas, e abanou as duas, como sinos.`,
  asleep: `Mangas dormiu de camisola, claro, com uma manga para cada lado da cama. Lá no fundo, onde ninguém via, duas mãos quentes estavam muito juntas.`,
};

export const onion: PalTelling<PortugueseNoun> = {
  noun: called('Repolho', 'm'),
  intro: `{name} tinha um amigo a quem chamavam Repolho, por causa da roupa. Quem o vestia era a avó, que pensava em tudo: duas camisolas interiores, três camisolas e um casaco. «Não está frio», disse {name}. «Pois não», disse Repolho, «mas não vá arrefecer.» [Quis encolher os ombros, e não mexeu nada.]`,
  quirk: `Repolho tropeçou em coisa nenhuma e desatou a rebolar. Rebolou um bom bocado.~+, e~ Com tanta camisola era tudo macio. «Qual é o lado de cima?» «Por enquanto, o do lado», disse {name}, e segurou Repolho, que era quente como pão. «Não conheço mais ninguém que rebole», disse ele.`,
  again: `Repolho tinha contado as camadas. «Há uma camisola a mais», disse. Foram ver.~+, e~ A quinta era um abafador de bule. «Isso explica o bico», disse {name}. «Bem me parecia a manga curta», disse Repolho, e continuou com ela, não vá arrefecer.`,
  try: `«Talvez {being} precise de um cachecol», disse Repolho.~, e~ Começou a puxar um do pescoço, e ele não parava de sair. [Toda a gente ajudou.] «Isso não acaba?», perguntou {being}, a rir. «Nunca cheguei lá», disse Repolho. Tornaram a enrolar tudo.~+, e~ Ficou tudo igual.`,
  payoff: `«Repolho», disse {name}, «está aqui alguém com frio.» Ele olhou, e lá foi o casaco, à volta de quem tremia. Depois foi uma camisola.~+, e~ Depois dela foram as outras. «Agora, sim», disse uma voz lá dentro. «Então o não-vá-arrefecer», disse Repolho, «era *tu*.»`,
  proud: `Repolho seguiu só de camisola, a abanar os dois braços.`,
  asleep: `A roupa de Repolho ficou na cadeira, camada por camada, ainda quente. Na cama estava Repolho, e não era muito. «Boa noite», disse ele, a puxar o cobertor até ao queixo, não vá arrefecer.`,
};
