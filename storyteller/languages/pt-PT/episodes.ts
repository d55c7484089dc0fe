import type { EpisodeTelling } from '../bank.ts';
import { a, o, type PortugueseNoun } from './noun.ts';

export const button: EpisodeTelling<PortugueseNoun> = {
  trouble: `Vinha um botão pelo caminho fora, a andar. Debaixo dele vinha {helper.um}. «Escusam de dizer», disse {helper}. «É o que dizem todos: olha, um botão. Desde que ando com isto, nunca mais ninguém me deu as boas-noites.»`,
  help: `«Não tens de andar por baixo», disse {name}, e pôs o botão em pé. Agora era uma roda, com alguém ao lado. «Muito boa noite», disse {pal}. «Boa noite», disse {helper}, e parou, para saborear. [«Dizes outra vez?»]`,
  gift: `«Há de ser a minha mesa», disse {helper}, «mas as visitas só vêm mais tarde. Até lá, podes levá-lo.» Era um botão castanho, dos vulgares, com quatro buracos. «O quarto é novo», disse {helper}. «Se escurecer, eu espreitava por ele.»`,
  back: `À chegada já {helper} estava à espera, com quatro migalhas. {name} deitou-lhes o botão por cima.~+, e~ Ficou uma mesa. «Boa noite», disseram em volta. «Boa noite», disse {helper}, «e até amanhã.» Depois pôs os pés em cima da mesa, que era sua.`,
  object: {
    noun: o('botão'),
    use: `{name} virou o botão de um lado e do outro. Três buracos tinham linha velha, e o quarto nunca fora usado. «Então esse ainda está cheio», disse {pal}. E dele, fina como uma palhinha, saiu luz. [Apontaram-na à vez.]`,
  },
};

export const tape: EpisodeTelling<PortugueseNoun> = {
  trouble: `Ao lado de uma fita métrica estava {helper.um}, em sentido. «Chiu, que me estou a medir», disse {helper}. «Tenho exatamente um.» «Um quê?», perguntou {name}. {Helper} tornou a sentar-se. «Esse é que é o problema. Foi a parte que se apagou.»`,
  help: `«Um de ti», disse {name}. «É assim que ela mede.» Puseram-se então a medir coisas. Um polegar tinha dois.~+, e~ {name}, de ponta a ponta, tinha noventa e tal. «E eu tenho exatamente um», disse {helper}. «Bem me queria parecer.»`,
  gift: `«Fica com ela», disse {helper}. «Eu já sei o que sou.» Era uma fita métrica do comprimento de um polegar, e já não tinha número nenhum. «Não parece grande coisa», disse {pal}. «Quando é preciso, é mais comprida», disse {helper}.`,
  back: `A fita métrica correu para casa, *zip*, até ao finzinho, e parou. {Helper} deitou-se ao lado, em linha reta. «E de noite, quanto dás?», perguntou {name}. «De noite também dou um», disse {helper}, quase a dormir.`,
  object: {
    noun: a('fita métrica'),
    use: `Saiu a ponta da fita métrica, e {name} soltou.~+, mas~ Em vez de entrar, ela subiu. Ficou de pé, dura como uma régua.~+, e~ O gancho prendeu-se. [«Quanto marca?», perguntou {pal}. «Lá em cima», disse {name}.] Agarraram-se, ela enrolou-se, e foi tudo atrás.`,
  },
};

export const cap: EpisodeTelling<PortugueseNoun> = {
  trouble: `Veio uma tampa de caneta, aos encontrões. «É de noite?», perguntou ela. «Quase», disse {name}. «Quem está aí dentro?» Era {helper.um}. «É um chapéu novo. Disseram que me ficava bem, e ficou, até aos pés.»`,
  help: `«Como é que entraste?», perguntou {name}. «De frente», disse o chapéu. «E desde então tento sair de frente.» «Experimenta de costas.» Fez-se um silenciozinho.~+, e~ Do chapéu saiu {helper}. «Ah, então também há de costas», disse {helper}.`,
  gift: `«Fiquem com o chapéu», disse {helper}. «Têm mais cabeça para lhe meter dentro.» A tampa não cabia em cabeça nenhuma, e a ponta estava mordida. «Mas é boa para se falar lá para dentro», disse {helper}. «Só disse ai, ai, e ouviram-me todos.»`,
  back: `A tampa de caneta voltou e deitou-se de lado. {Helper} olhou pela ponta larga. «Para chapéu é grande de mais», disse {helper}. «Agora para cama…» E lá para dentro, de frente, foi {helper}. «Fica-me bem», disse a cama, «até aos pés.»`,
  object: {
    noun: a('tampa de caneta'),
    use: `«Com licença», disse {name} na ponta larga da tampa de caneta. As palavras entraram macias e redondas.~+, e~ Pela ponta mordida saíram finas como alfinetes: *fiiiiu!* {pal} deu um salto. «E tu que falaste com tanta educação», disse {pal}.`,
  },
};

export const pompom: EpisodeTelling<PortugueseNoun> = {
  trouble: `Ao lado de um pompom vermelho estava {helper.um}, a olhar para o outro lado. «Acabam de me dizer», disse {helper}, «que isto é um pompom. Caiu de um gorro. E eu falei com ele a semana toda. Contei-lhe tudo.»`,
  help: `«E ele riu-se, quando lhe contaste?», perguntou {name}. «Não», disse {helper}. «E foi contar a alguém?» {Helper} pensou na semana inteira. «A ninguém», disse {helper}, e chegou-se um pouco mais. «Então é melhor nisso do que muita gente», disse {name}.`,
  gift: `«Leva-o contigo», disse {helper}. «Nunca sai de casa.» De um lado estava amachucado, de alguém se encostar, e estava cheio de migalhas. {name} pô-lo no bolso.~+, e~ O bolso aqueceu. «Deve ser a conversa», disse {helper}.`,
  back: `«Ele disse alguma coisa?», perguntou {helper}. «Nem uma palavra a ninguém», disse {name}, e pôs o pompom no seu lugar. {Helper} encostou-se ao sítio do costume, que ainda estava quente. «Agora conto-te a minha noite», disse {helper}. «Primeiro veio um, e depois veio outro. E então…»`,
  object: {
    noun: o('pompom'),
    use: `{name} estendeu o pompom a quem estava com frio. «Conta-lhe coisas», disse {name}. «O que foi o jantar, por exemplo.» E o pompom ouviu o jantar.~+, e~ Cada palavra saía mais quente.~, e~ Quando chegou à sobremesa, já ninguém tremia. [«Ouve muito bem», disse {pal}.]`,
  },
};

export const ticket: EpisodeTelling<PortugueseNoun> = {
  trouble: `No caminho estava {helper.um}, de bilhete no ar. «Não empurrem, por favor», disse {helper}. «Aqui há fila.» «Onde?», perguntou {name}. «Sou eu», disse {helper}. «Tenho o quatro, e desde manhã ainda nem chamaram o um.»`,
  help: `«Um!», chamou {name}[, com cara de repartição]. Não veio ninguém. «Dois!» Também não. «Três? Quatro?» «Aqui!», gritou {helper}. «Eu só me queria sentar.» «O seguinte», disse {name}.`,
  gift: `«O bilhete já não me faz falta», disse {helper}, e sentou-se. De tanto andar na mão, estava mole.~+, e~ Alguém lhe tinha feito um furo. «Está furado», disse {pal}. «Essa é a parte por onde se vê», disse {helper}.`,
  back: `Lá estava {helper}, ainda a gozar o lugar. O bilhete ficou por cima, como uma colcha, com um pé a sair pelo furo. «Isso é alguma fila?», perguntou {pal}. «É a do sono», disse {helper}. «Acho que já é a minha vez.»`,
  object: {
    noun: o('bilhete'),
    use: `«É só espreitar por aqui», disse {name}, com um olho no furo do bilhete. Num furo só cabe uma coisa de cada vez. «Não é para ali», disse {name}, e virou-se um nadinha. «É para ali.» «Como é que sabes?», perguntou {pal}. «Cabe no furo.»`,
  },
};
