import type { EpisodeTelling } from '../bank.ts';
import { a, o, type PortugueseNoun } from './noun.ts';

export const button: EpisodeTelling<PortugueseNoun> = {
  trouble: `Pelo caminho vinha um botão, a andar.~+, e~ Debaixo dele estava {helper.um}. «Escusas de dizer», disse {helper}. «Dizem todos: olha, um botão. Desde que peguei nisto, nunca mais ninguém me deu as boas-noites.»`,
  help: `«Não precisas de ir por baixo», disse {name}, e pôs o botão de pé.~, e~ Agora era uma roda, com alguém ao lado. «Uma boa noite para ti», disse {pal}. «Boa noite», disse {helper}, e parou para saborear. [«Dizes outra vez?»]`,
  gift: `«Vai ser a minha mesa», disse {helper}, «mas as visitas só vêm mais tarde. Até lá, podes levá-lo.» Era um botão castanho comum, com quatro furos. «O quarto furo é novo», disse {helper}. «Se escurecer, eu espreitava por ele.»`,
  back: `À chegada já {helper} esperava, com quatro migalhas. {name} deitou o botão em cima delas.~+, e~ Era uma mesa. «Boa noite», disseram à volta. «Boa noite», disse {helper}, «e até amanhã.» E pôs os pés para cima.`,
  object: {
    noun: o('botão'),
    use: `{name} virou o botão. Três furos tinham linha velha, e o quarto nunca tinha sido usado. «Então esse ainda não se gastou», disse {pal}.~+,~ E dele, fina como uma palhinha, saiu luz. [Apontaram-na à vez.]`,
  },
};

export const tape: EpisodeTelling<PortugueseNoun> = {
  trouble: `Ao lado de uma fita métrica estava {helper.um}, em sentido. «Chiu, é a minha medida», disse {helper}. «Dou exatamente um.» «Um o quê?», perguntou {name}. {Helper} levantou-se. «Esse é o problema. Foi a parte que se apagou.»`,
  help: `«Um de ti», disse {name}. «É assim que ela mede.» E foram medir coisas. Um polegar dava dois.~+, e~ {name} de ponta a ponta dava noventa e pouco. «E eu dou exatamente um», disse {helper}. «Bem me parecia.»`,
  gift: `«Fica com ela», disse {helper}. «Eu já sei o que sou.» Era uma fita métrica do comprimento de um polegar, e já não tinha número nenhum. «Não parece grande coisa», disse {pal}. «Quando é preciso, é mais comprida», disse {helper}.`,
  back: `A fita métrica correu para casa, *zip*, até ao finzinho, e parou. {Helper} deitou-se ao lado, em linha reta. «E de noite, quanto dás?», perguntou {name}. «De noite também dou um», disse {helper}, quase a dormir.`,
  object: {
    noun: a('fita métrica'),
    use: `Saiu a ponta da fita métrica, e {name} soltou.~, mas~ Em vez de entrar, ela subiu. Ficou de pé, dura como uma régua.~+, e~ O gancho prendeu-se. [«Quanto marca?», perguntou {pal}. «Lá em cima», disse {name}.] Agarraram-se, ela enrolou-se, e foi tudo atrás.`,
  },
};

export const cap: EpisodeTelling<PortugueseNoun> = {
  trouble: `Veio uma tampa de caneta, a esbarrar nas coisas. «É de noite?», perguntou ela. «Quase», disse {name}. «Quem está aí dentro?» Era {helper.um}. «É um chapéu novo. Disseram que me ficava bem, e ficou, até aos pés.»`,
  help: `«Como é que entraste?», perguntou {name}. «De frente», disse o chapéu. «Desde então tento sair de frente.» «Tenta de costas.» Fez-se um pequeno silêncio.~+, e~ Do chapéu saiu {helper}. «Então também há de costas», disse {helper}.`,
  gift: `«Fiquem com o chapéu», disse {helper}. «Têm mais cabeça para lhe meter dentro.» A tampa não cabia em cabeça nenhuma, e a ponta estava mordida. «Mas é boa para se falar lá para dentro», disse {helper}. «Só disse ai, ai, e ouviram-me todos.»`,
  back: `A tampa de caneta voltou e deitou-se de lado. {Helper} olhou pela ponta larga. «Para chapéu é grande de mais», disse {helper}. «Agora para cama…» E lá para dentro, de frente, foi {helper}. «Fica-me bem», disse a cama, «até aos pés.»`,
  object: {
    noun: a('tampa de caneta'),
    use: `«Com licença», disse {name} na ponta larga da tampa de caneta. As palavras entraram macias e redondas.~+, e~ Pela ponta mordida saíram finas como alfinetes: *fiiiiu!* {pal} deu um salto. «E tu que falaste com tanta educação», disse {pal}.`,
  },
};

export const pompom: EpisodeTelling<PortugueseNoun> = {
  trouble: `Ao lado de um pompom vermelho estava {helper.um}, a olhar para o outro lado. «Acabam de me dizer», disse {helper}, «que isto é um pompom. Caiu de um gorro. Falei com ele a semana toda, e contei-lhe tudo.»`,
  help: `«E ele riu-se, quando lhe contaste?», perguntou {name}. «Não», disse {helper}. «E foi contar a alguém?» {Helper} pensou na semana inteira. «A ninguém», disse {helper}, e chegou-se um pouco mais. «Então é melhor nisso do que muita gente», disse {name}.`,
  gift: `«Leva-o contigo», disse {helper}. «Nunca sai de casa.» De um lado estava amachucado, de alguém se encostar, e estava cheio de migalhas. {name} pô-lo no bolso.~+, e~ O bolso aqueceu. «Deve ser a conversa», disse {helper}.`,
  back: `«Ele disse alguma coisa?», perguntou {helper}. «Nem uma palavra, a ninguém», disse {name}, e pôs o pompom no lugar. {Helper} encostou-se no lugar de sempre, ainda quente. «Vou contar a minha noite», disse {helper}. «Primeiro veio um, depois veio mais um. E então…»`,
  object: {
    noun: o('pompom'),
    use: `{name} estendeu o pompom a quem estava com frio. «Conta-lhe coisas», disse {name}. «O que foi o jantar, por exemplo.» E o pompom ouviu o jantar.~+, e~ Cada palavra saía mais quente.~, e~ Quando chegou à sobremesa, já ninguém tremia. [«Ouve muito bem», disse {pal}.]`,
  },
};

export const ticket: EpisodeTelling<PortugueseNoun> = {
  trouble: `No caminho estava {helper.um}, de bilhete erguido. «Sem empurrar, por favor», disse {helper}. «Aqui há fila.» «Onde?», perguntou {name}. «Eu», disse {helper}. «Sou o número quatro, e desde manhã nem o um chamaram.»`,
  help: `«Um!», chamou {name}[, com cara de balcão]. Não veio ninguém. «Dois!» Esse também não. «Três? E quatro?» «Aqui!», gritou {helper}. «Queria sentar-me.» «O seguinte», disse {name}.`,
  gift: `«Do bilhete já não preciso», disse {helper}, já com lugar sentado. De tanto andar na mão, estava mole.~+, e~ Alguém tinha feito nele um furo. «Está furado», disse {pal}. «Essa é a parte por onde se olha», disse {helper}.`,
  back: `Ali estava {helper}, ainda a gozar o lugar.~+, e~ O bilhete ficou por cima, como uma colcha, com um pé a sair pelo furo. «Isso é fila?», perguntou {pal}. «É a do sono», disse {helper}. «Acho que já sou eu.»`,
  object: {
    noun: o('bilhete'),
    use: `«É só olhar por aqui», disse {name}, com um olho no furo do bilhete.~+, e~ Num furo só cabe uma coisa de cada vez. «Não é para lá», disse {name}, e tornou-se um pouco. «É para lá.» «Como é que tu sabes?», perguntou {pal}. «Cabe no furo.»`,
  },
};
