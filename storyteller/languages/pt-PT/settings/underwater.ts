import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { a, as, o, type PortugueseNoun } from '../noun.ts';

export const setting: FirstSetting<'underwater', PortugueseNoun> = {
  tiny: { noun: o('caranguejinho') },
  home: [
    `A casa de {name} era de vidro e ficava no fundo do mar, onde se respirava tão bem como na cama. À noite vinham os peixes à janela, a ver o que era o jantar.`,
    `{name} morava numa casa redonda, no fundo de um mar em que se podia respirar. À noite acendia-se a luz da cozinha.~, e~ Era preciso segurar a sopa no prato.`,
  ],
  back: `Voltaram pelo fundo do mar, com passos lentos e compridos. A areia prendia cada pé e depois devolvia-o. Lá longe brilhava uma coisa redonda e amarela, como um ovo estrelado.~:~ Era a casa de {name}. [Ninguém disse nada. Puseram-se só a andar mais devagar, para durar.]`,
  night: {
    dark: `Agora a luz ia-se embora para cima. No mar a noite vem assim: o claro sobe, sobe, até não ser mais do que uma moeda de prata. Cá em baixo fica azul, azul-escuro, e depois uma cor que não tem nome. [Um a um, na ponta das suas hastes, acenderam-se os peixes-lanterna.]`,
    deep: `O mar respirava a dormir. Ia para longe, muito longe.~ e~ Depois voltava. As algas iam com ele, para um lado e para o outro. [Até os caranguejos tinham pousado o que traziam.]`,
  },
  hush: {
    one: `Os camarões que estalam foram os primeiros a parar. Tinham crepitado o dia todo, como se alguém fritasse peixe. Agora eram dez estalos, depois três.~, e~ Depois um, que chegou tarde e pediu desculpa.`,
    two: `A seguir foram as bolhas: blup, e blup, e ninguém ouviu a última. Na areia havia uma concha que tinha rebolado a noite inteira, para lá e para cá. Rebolou para lá.~, e~ Não rebolou para cá.`,
    three: `Por baixo de tudo ficava o mar, que nunca se cala, mas sabe falar baixinho. Dizia uma palavra só, feita de *chiii*, ora longe, ora perto.~, e~ De cada vez um nadinha menos.`,
  },
  facts: {
    one: `«Sabes quem fez a areia?», perguntou {pal}. «As ondas?» «Uma parte. A outra foi o peixe-papagaio, que morde o coral, mói-o e deita-o fora em areia.» {name} levantou um pé e olhou. «Então esta praia…» «Pois é», disse {pal}. «O almoço de alguém.»`,
    two: `Passou um polvo da cor da pedra, e logo depois da cor da alga. «Como é que ele escolhe?», perguntou {name}. «Tem saquinhos de cor na pele», disse {pal}, «e abre e fecha milhares, mais depressa do que um piscar de olhos. E tem três corações.» «Três!», disse {name}.~+, e~ O polvo, ao ouvir falar de si, ficou cor-de-rosa.`,
    three: `Um som comprido e baixo passou pela água, e pelas costelas também. «É uma baleia», disse {pal}. «Pode estar a cem quilómetros. A água leva o canto muito mais longe do que o ar, e quatro vezes mais depressa.» {name} pôs uma mão no sítio por onde o canto tinha passado.`,
  },
  places: {
    kelp: { noun: o('bosque de algas'), arrive: `Entraram no bosque de algas. Subiam tanto que não se lhes via o fim. Inclinavam-se para um lado, pensavam, inclinavam-se para o outro. [Entre os caules era verde e dourado, como dentro de uma garrafa.] Para passar, era preciso fazer como elas.` },
    steps: { noun: as('escadas de coral'), arrive: `O coral descia em degraus, cor-de-rosa, cor de laranja e de uma cor a que só se pode chamar cor de calcanhar. Em cada degrau morava alguém. Abriam-se portinhas, espreitavam olhos na ponta de uma haste, fechavam-se portinhas. [«Boa noite», disse {name} a cada degrau, até lá abaixo.]` },
    wreck: { noun: o('navio naufragado'), arrive: `Ali estava o navio velho, deitado de lado, com o mastro na areia. Havia cem anos que parecia dormir, todo coberto de anémonas. Em cada janela estava um peixe, a fazer de cortina. [Lá dentro ia e vinha uma porta: nhec. E nhec.]` },
    plain: { noun: a('areia branca'), arrive: `Depois não havia nada, só areia, larga, branca e penteada pela água. Nunca ninguém ali tinha posto os pés. Para trás, só se viam as pegadas de quem vinha, aos pares. [Um linguado, que até então era o chão, foi ser chão para outro lado.]` },
  },
  helpers: {
    crab: {
      noun: o('caranguejo-ermitão'),
      trouble: `«Virem-se de costas, por favor», disse uma voz. «Não estou vestido.» Viraram-se[, e puseram-se a conversar com uma alga]. Era um caranguejo-ermitão que tinha crescido, e a concha apertava-lhe. «Então saí», disse ele, «mas outra não há, e está um frio. [E passa sempre gente.]»`,
      help: `De costas, sem olhar, {name} despejou os bolsos: um botão, uma rolha e uma chávena de boneca. «Muito chato», disse o caranguejo. «Muito rolha. Oh. Esta tem asa.» Ouviu-se raspar, e depois um ploc. «Já podem ver.» [Parecia um senhor pequenino a levar-se às costas.]`,
      gift: `«Leva a velha», disse o caranguejo-ermitão. «Era da minha avó.» Era uma concha do tamanho de uma mão, corada por dentro como a boca de um gato. «Sopra-se na ponta fina, e ouve-se no outro mar. [Ela soprava à hora da sopa.]»`,
      back: `O caranguejo-ermitão segurava a porta pela asa. Devolveram a concha da avó.~+, e~ Ele encostou-a ao ouvido. «Ainda está aqui dentro», disse. «A dizer o quê?», perguntou {name}. «Sopa.» E levou a concha para a cama, para não perder o pequeno-almoço.`,
      comes: `Veio o caranguejo-ermitão. «Cá para mim», disse ele {being.ao}, «é da concha. Aperta.» E ofereceu uma carica, o melhor chapéu que tinha. A carica escorregou. Então pô-la ele na cabeça e sentou-se à espera.`,
      bye: `O caranguejo-ermitão deu as boas-noites à porta de casa, limpou um pé depois do outro e entrou em si.`,
    },
    seahorse: {
      noun: o('cavalo-marinho'),
      trouble: `Um cavalo-marinho estava preso pela cauda a um caule, de olhos fechados. «Ainda está a mexer?», perguntou ele. «O quê?», disse {name}. «Tudo», disse o cavalo-marinho. «Eu só queria ir a casa do meu irmão, mas, mal me largo, a água põe-me noutro sítio.»`,
      help: `{name} dobrou o dedo mindinho. «Segura-te aqui», disse {name}. «Ele vai para onde eu for.» O cavalo-marinho enrolou a cauda duas vezes e ficou a parecer um anel muito pensativo. Foram tão devagar que dele não se entornou nada. [«Abri um olho», disse ele, a meio do caminho.]`,
      gift: `Lá estava o irmão, e houve três cumprimentos de cada lado. «Leva a nossa fita», disseram, e desenrolaram uma alga cor de prata, da altura de uma casa. «À noite agarramo-nos a ela. Mas agora somos dois.»`,
      back: `Os dois cavalos-marinhos estavam de cauda dada. {name} enrolou-lhes a fita de prata e fez um laço. «Ainda está a mexer?», perguntou o primeiro, de olhos fechados. «Tudo», disse {name}. «Pois que mexa», disse o cavalo-marinho.`,
      comes: `Um cavalo-marinho veio de caule em caule. «O importante é segurar-se», disse, e deu o seu caule {being.ao}.~+, e com isso~ A água levou-o. «Ai», disse ele, a passar de costas. {name} esticou um dedo, e ele ficou ali.`,
      bye: `O cavalo-marinho agarrou-se a um caule e fez uma vénia, e depois outra, e a outra já era ele a dormir.`,
    },
    octopus: {
      noun: o('polvo'),
      trouble: `O polvo tinha dado um laço consigo lá dentro, e agora não se desatava. «Estava a embrulhar um presente», disse ele. «Com oito braços, uma pessoa perde-se. Este aqui é meu?» «Acho que é alga», disse {name}. «E este?» «Essa é a minha perna.»`,
      help: `«Não se puxa», disse {name}, «faz-se cócegas.» Fizeram cócegas ao primeiro braço, e soltou-se. Fizeram ao terceiro, ao quinto e a um que não era de ninguém. Ao sétimo, o polvo já ria tanto que ficou às bolinhas, e depois às riscas. [O oitavo soltou-se sozinho, para não ficar de fora.]`,
      gift: `Dentro do laço estava o presente[, um bocado amachucado]: uma colcha feita de velas de barco, cosida com oito braços ao mesmo tempo. «É para quem me desatou», disse o polvo. «Dobrada, é do tamanho de uma sandes, e aquece por quatro.»`,
      back: `O polvo tinha adormecido em cima dos embrulhos. Estenderam-lhe a colcha, que aquece por quatro.~+, mas~ Ficaram quatro braços de fora. «Desdobra mais uma vez», disse {pal}. Desdobraram, e então já aquecia por oito.`,
      comes: `Veio o polvo com uma almofada debaixo de cada braço, o que dá oito. «{being?m:Ele|f:Ela} gosta dura ou macia?», perguntou.~, e~ Experimentaram as oito.~+, mas~ O problema não era de almofada.~, e~ O polvo sentou-se nelas todas.`,
      bye: `O polvo acenou com um braço e cobriu-se com os outros sete.`,
    },
  },
  objects: {
    shell: { noun: a('concha velha'), use: `«Ponta fina», disse {pal}, e {name} virou a concha velha e soprou. Primeiro vieram bolhas. Depois veio uma nota redonda e comprida, corada como a concha. Saiu num anel, o anel cresceu.~+, e~ Onde ele tocava, perguntava alguém: «Sopa?»` },
    ribbon: { noun: a('fita de prata'), use: `«A fita», disse {name}.~, e~ Queria flutuar, e deixaram-na flutuar, para cima, toda de prata.~+, até que~ A ponta foi deitar-se mesmo onde ninguém chegava. [Deu uma volta, como uma cauda de cavalo-marinho. Estava habituada a segurar.] E por ela subiram, com pouco mais peso do que um sonho.` },
    quilt: { noun: a('colcha de velas'), use: `{name} desdobrou a colcha, e desdobrou, e tornou a desdobrar. O que era uma sandes já era uma cama. Dava duas voltas a quem estava com frio, de bordas bem metidas. [Tinha sido vela de barco, e ainda sabia segurar coisas no vento.]` },
  },
  gates: {
    light: { one: {
      meet: `Ali o único caminho atravessava uma gruta, e na gruta não havia azul nenhum. {name} meteu lá um braço.~, e~ O braço acabou. «Ainda cá está», disse {name}. «Sinto que está.»`,
      after: `Passaram então, e viram o que nunca ninguém vê. A gruta era vermelha de ponta a ponta, como um teatro, e não se sabia, porque nunca ninguém lá tinha levado luz. [«Ainda bem», disse a gruta, ou então era a água a sair.]`,
    } },
    reach: { one: {
      meet: `Ali havia um paredão de pedra, e o caminho continuava lá em cima. Nadaram para o alto e, como era gente de andar, vieram outra vez ao fundo. O paredão era liso. Tinha uns mexilhões, mas disseram que não eram degraus.`,
      after: `No alto da parede havia um parapeito, e ali sentaram-se com os pés pendurados no azul. Lá em baixo os peixes passavam como passarinhos. [«Sempre julguei que para cima fosse do outro lado», disse {pal}.]`,
    } },
    call: { one: {
      meet: `Quem atravessa o vão azul é a raia, que faz de barca. Mas a raia andava longe, às voltas, a dormir[, como uma toalha na corda]. Acenaram-lhe com as mãos.~+, mas~ No mar, um aceno quase não se nota.`,
      after: `A raia veio pela água fora e deitou-se mesmo ali. «Subam, e cuidado com as bordas», disse ela. Sentaram-se nas costas da raia, que subiam de um lado e desciam do outro, e assim se fez a travessia. [«Atenção ao degrau», disse ela à chegada.]`,
    } },
    soft: { one: {
      meet: `No portão do recife estava agarrada uma foca muito pequena, a tremer. «Estou à espera da minha mãe», disse ela. «Mandou-me segurar aqui. E, se largar, choro.» O mar é um sítio gelado para se esperar.`,
      after: `«Pronto», disse a foca, «larguei, e não chorei.» O portão, sem ninguém que o segurasse, abriu-se. Nisto veio pelo azul uma foca grande, muito depressa, de barriga para cima, a chamar por um nome, e era o nome certo. [Andaram à roda um bom bocado.]`,
    } },
    way: { one: {
      meet: `Ali o recife dividia-se em vielas: umas para a esquerda, outras para a direita, uma a direito para baixo. Eram todas iguais, e em todas estava o mesmo peixe às riscas[, que disse que era novo ali]. «A corrente sabe», disse {pal}, «mas não diz.»`,
      after: `A viela certa era a terceira, a estreita, com uma curva. Atrás da curva vinha outra, e atrás dessa abria-se o mar inteiro. [«Ah, então é *aqui* que isto vem dar», disse o peixe às riscas, que vinha atrás.]`,
    } },
  },
};

export const restless: SeenTelling<PortugueseNoun> = {
  noun: o('baleote'),
  title: `o baleote`,
  sign: `Tremeram as chávenas nos ganchos. Buuum, fez qualquer coisa lá no mar, depois muitas bolhas, e outra vez: buuum. Virava-se na cama alguém muito grande.~, e~ Desvirava-se logo a seguir. [No recife todo abriram-se as portinhas, e de cada uma espreitava um barrete de dormir.]`,
  trace: `Na areia do fundo estava uma cova redonda, do comprimento de uma rua. «É uma cama», disse {pal}. «Olha outra, e mais outra.» [{name} apalpou a areia.] «É alguém que veste um tamanho grande», disse {name}, «e que não gostou de nenhuma.»`,
  found: `Ali, no mar alto, estava um baleote, que não era maior do que uma rua. Deitou-se para a esquerda. Deitou-se para a direita. Depois pôs-se de cabeça para baixo: buuum. «Ah, olá», disse ele, assim mesmo. «Digam-me que já é de manhã.»`,
  near: `Veio pelo mar uma sombra, e era um baleote, que se deitou diante da casa. Virou-se para a esquerda, buuum.~ e~ Virou-se para a direita, buuum. As janelas estavam todas cheias de baleia. «Olá», disse ele, com um olho no vidro. «Já amanheceu?»`,
  first: `«Experimenta contar alguma coisa», disse {name}.~, e~ O baleote pôs-se a contar camarões. «Um. Dois. Três. Quaaatro.» Parou. «O último disse-o de boca muito aberta», explicou. «Agora já não há nenhum.» O sono também não tinha vindo.`,
  second: `«O que lhe falta é um cobertor», disse {pal}. Taparam o baleote com duas braçadas de algas.~+, que~ Deram para um olho. «No olho está-se lindamente», disse ele. «E o resto, quando é que vem?» Depois virou-se, buuum, e quem ficou com o cobertor foi {pal}.`,
  why: `«É a minha primeira noite num quarto só para mim», disse o baleote. «Dantes dormia ao lado da minha mãe, e, se me virava, lá estava ela. Aqui viro-me, torno a virar-me, e não toco em ninguém. Se eu parar, é que não há mesmo.» Uma lágrima grande subiu, redonda como um balão.`,
  settled: `O baleote virou-se mais uma vez, muito devagarinho, e encostou-se. «Então sempre há alguém», disse ele. «É um alguém muito pequenino.» «Mas dos que ficam», disse {name}. O baleote fechou um olho, do tamanho de um prato.~, e~ No recife todo fecharam-se as portinhas.`,
};

export const wonder: SeenTelling<PortugueseNoun> = {
  noun: a('árvore de pérolas'),
  title: `a árvore de pérolas`,
  sign: `No fundo do mar está a árvore de pérolas, parda como um pau. Uma noite por ano, acende-se.~, e~ A noite era aquela. «Como é que ela é?», perguntara {name} aos caranguejos. Eles baixaram as pinças e puseram-se a pensar. «Bem», disseram.`,
  trace: `Havia uma tabuleta espetada na areia do fundo. PROIBIDO ENCOSTAR-SE, dizia. Olharam em volta, e não havia a quê. «Eu nem fazia tenções», disse {pal}. Mais adiante vinha outra: NEM UM BOCADINHO. «Isto é para alguém muito grande», disse {name}.`,
  found: `Ali, no fundo do mar, estava a árvore de pérolas, e em cada ramo pardo tinha uma ostra bem fechada. À volta esperavam os camarões.~, e~ A seguir as focas.~, e~ A seguir uma baleia que jurara não tocar em nada. Concha nenhuma se abria.`,
  near: `Diante da casa, no fundo do mar, estava a árvore de pérolas, que a maré tinha trazido. Em cada ramo havia uma ostra fechada. Atrás dela vinha uma baleia, que jurara não tocar em nada. «Ainda não», disseram quarenta vozinhas.`,
  first: `{name} bateu à concha mais baixa da árvore de pérolas. «Não está ninguém», disse uma vozinha. «Então quem é que falou?», perguntou {name}. A árvore inteira ficou a pensar. «Foi a vizinha», disse a concha. {name} bateu à vizinha.~, e~ A vizinha disse que era no andar de cima.`,
  second: `«Se elas se rissem, abriam-se», disse {pal}. «O que disse o mar à areia?» «O que foi?», perguntaram quarenta vozes na árvore de pérolas. «Nada. Fez ondas», disse {pal}. Tremeram os ramos, subiram bolhas, mmf, mmf.~+, mas~ As ostras sabem rir de boca fechada.`,
  why: `«Dentro da concha é escuro», disse a árvore de pérolas, com quarenta vozes. «Andámos o ano inteiro, cada uma a fazer a sua pérola, sem nunca a ver. Só nos deram um grão de areia. E agora vieram todos, até a baleia. E se a gente se abre, e ainda é areia?»`,
  settled: `A concha mais baixa abriu-se, clique, não mais do que um pestanejar. Saiu dela uma luz redonda e branca, como o *o* da palavra *sono*. «Não é areia», disse {name}. Clique, clique, subiu a luz pela árvore, como se acendem os candeeiros numa rua.~, e~ Até a baleia susteve a respiração.`,
};
