import type { EpisodeTelling } from '../bank.ts';
import { a, o, type BrazilianNoun } from './noun.ts';

export const button: EpisodeTelling<BrazilianNoun> = {
  trouble: `Pelo caminho vinha um botão, andando.~+, e~ Debaixo dele estava {helper.um}. “Nem diga”, disse {helper}. “Todo mundo diz: olhe, um botão. Desde que eu peguei isto, ninguém mais me deu boa-noite.”`,
  help: `“Não precisa ir embaixo”, disse {name}, e pôs o botão de pé.~, e~ Agora era uma roda, com alguém do lado. “Uma boa noite para você”, disse {pal}. “Boa noite”, disse {helper}, e parou para aproveitar. [“Dá para dizer outra vez?”]`,
  gift: `“Vai ser a minha mesa”, disse {helper}, “mas as visitas só vêm mais tarde. Até lá pode ficar.” Era um botão marrom comum, com quatro furos. “O quarto furo é novo”, disse {helper}. “Se escurecer, eu olharia nele.”`,
  back: `Na chegada {helper} já esperava, com quatro migalhas.~, e~ {name} deitou o botão em cima delas.~+, e~ Era uma mesa. “Boa noite”, disseram em volta. “Boa noite”, disse {helper}, “e até amanhã.” E pôs os pés para cima.`,
  object: {
    noun: o('botão'),
    use: `{name} virou o botão. Três furos tinham linha velha, e o quarto nunca tinha sido usado. “Então esse ainda não gastou”, disse {pal}.~+,~ E dele, fina como um canudo, saiu luz. [Revezaram-se para apontar.]`,
  },
};

export const tape: EpisodeTelling<BrazilianNoun> = {
  trouble: `Ao lado de uma fita métrica estava {helper.um}, em posição de sentido. “Psiu, é a minha medida”, disse {helper}. “Dou exatamente um.” “Um o quê?”, perguntou {name}. {Helper} se levantou. “Esse é o problema. Foi a parte que apagou.”`,
  help: `“Um de você”, disse {name}. “É nisso que ela mede.” Então experimentaram nas coisas.~, e~ Um polegar dava dois.~+, e~ {name} de ponta a ponta dava noventa e pouco. “E eu dou exatamente um”, disse {helper}. “Eu bem que achava.”`,
  gift: `“Pode ficar”, disse {helper}. “Eu já sei o que sou.” Era uma fita métrica do comprimento de um polegar, e não tinha mais número nenhum. “Não parece grande coisa”, disse {pal}. “Quando precisa, é mais comprida”, disse {helper}.`,
  back: `A fita métrica correu para casa, *zip*, até o finzinho, e parou. {Helper} se deitou do lado, em linha reta. “E de noite, quanto você dá?”, perguntou {name}. “De noite também dou um”, disse {helper}, quase dormindo.`,
  object: {
    noun: a('fita métrica'),
    use: `Saiu a ponta da fita métrica, e {name} soltou.~, mas~ Em vez de entrar, ela subiu. Ficou de pé, dura como régua.~+, até que~ O gancho se prendeu. [“Que número deu?”, perguntou {pal}. “Lá em cima”, disse {name}.] Seguraram, ela se enrolou, e tudo foi junto.`,
  },
};

export const cap: EpisodeTelling<BrazilianNoun> = {
  trouble: `Veio uma tampa de caneta, trombando nas coisas. “É de noite?”, perguntou ela. “Quase”, disse {name}. “Quem está aí dentro?” Era {helper.um}. “É um chapéu novo. Disseram que me caía bem, e caiu, até os pés.”`,
  help: `“Por onde foi a entrada?”, perguntou {name}. “De frente”, disse o chapéu. “Desde então eu tento de frente.” “Tente de costas.” Fez-se um pequeno silêncio.~+, e~ Do chapéu saiu {helper}. “Então também existe de costas”, disse {helper}.`,
  gift: `“O chapéu fica para vocês”, disse {helper}. “Têm mais cabeça para pôr nele.” A tampa não cabia em cabeça nenhuma, e a ponta estava mordida. “Mas é boa de falar dentro”, disse {helper}. “Eu só disse ai, ai, e todo mundo ouviu.”`,
  back: `A tampa de caneta voltou e se deitou de lado. {Helper} olhou pela ponta larga. “Como chapéu é grande demais”, disse {helper}. “Já como cama…” E lá dentro, de frente, foi parar {helper}. “Me cai bem”, disse a cama, “até os pés.”`,
  object: {
    noun: a('tampa de caneta'),
    use: `“Com licença”, disse {name} na ponta larga da tampa de caneta.~, e~ As palavras entraram macias e redondas.~+, e~ Pela ponta mordida saíram finas como alfinete: *fiiiiu!* {pal} deu um pulo. “E você falou com tanta educação”, disse {pal}.`,
  },
};

export const pompom: EpisodeTelling<BrazilianNoun> = {
  trouble: `Ao lado de um pompom vermelho estava {helper.um}, olhando para o outro lado. “Acabam de me contar”, disse {helper}, “que isto é um pompom. Caiu de um gorro. Conversei com ele a semana toda, e contei tudo.”`,
  help: `“E ele riu, quando você contou?”, perguntou {name}. “Não”, disse {helper}. “Passou adiante?” {Helper} pensou na semana inteira. “Para ninguém”, disse {helper}, e chegou um pouco mais perto dele. “Então é melhor nisso que muita gente”, disse {name}.`,
  gift: `“Leve com você”, disse {helper}. “Ele nunca sai.” De um lado era amassado, onde alguém se encostou, e estava cheio de migalhas. {name} o pôs no bolso.~+, e~ O bolso esquentou. “Deve ser a conversa”, disse {helper}.`,
  back: `“Ele disse alguma coisa?”, perguntou {helper}. “Nem uma palavra, a ninguém”, disse {name}, e pôs o pompom no lugar. {Helper} se encostou no lugar de sempre, ainda quente. “Vou contar a minha noite”, disse {helper}. “Primeiro veio um, depois veio mais um. Aí…”`,
  object: {
    noun: o('pompom'),
    use: `{name} estendeu o pompom a quem estava com frio. “Conte coisas para ele”, disse {name}. “O que teve de jantar, por exemplo.” Então o pompom ouviu o jantar.~+, e~ Cada palavra saía mais quente.~, e~ Quando chegou a sobremesa, ninguém mais tremia. [“Ele escuta muito bem”, disse {pal}.]`,
  },
};

export const ticket: EpisodeTelling<BrazilianNoun> = {
  trouble: `No caminho estava {helper.um}, de bilhete erguido. “Sem empurrar, por favor”, disse {helper}. “Aqui tem fila.” “Onde?”, perguntou {name}. “Eu”, disse {helper}. “Sou o número quatro, e desde cedo não chamaram nem o um.”`,
  help: `“Um!”, chamou {name}[, com pose de balcão]. Não veio ninguém. “Dois!” Para esse também não. “Três? E quatro?” “Aqui!”, gritou {helper}. “Eu queria me sentar.” “O próximo”, disse {name}.`,
  gift: `“Do bilhete eu não preciso mais”, disse {helper}, já no assento. De tanto ser segurado, ele estava mole.~+, e~ Alguém tinha feito nele um furo. “Está furado”, disse {pal}. “Essa é a parte por onde se olha”, disse {helper}.`,
  back: `Ali estava {helper}, ainda aproveitando o assento.~+, e~ O bilhete foi posto por cima, como colcha, com um pé saindo pelo furo. “Isso é fila?”, perguntou {pal}. “É a do sono”, disse {helper}. “Acho que já é a minha vez.”`,
  object: {
    noun: o('bilhete'),
    use: `“É só olhar por aqui”, disse {name}, com um olho no furo do bilhete.~+, e~ Num furo só cabe uma coisa de cada vez. “Não é para lá”, disse {name}, e virou um pouco. “É para lá.” “Como você sabe?”, perguntou {pal}. “Cabe no furo.”`,
  },
};
