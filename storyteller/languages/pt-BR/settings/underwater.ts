import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { a, as, o, type BrazilianNoun } from '../noun.ts';

export const setting: FirstSetting<'underwater', BrazilianNoun> = {
  tiny: { noun: o('sirizinho') },
  home: [
    `A casa de {name} era de vidro e ficava no fundo do mar, onde se respirava tão bem quanto na cama. De noite os peixes vinham espiar, para ver o que havia de jantar.`,
    `{name} morava numa casa redonda, no fundo de um mar em que dava para respirar. De noite se acendia a luz da cozinha.~+, e~ Era preciso segurar a sopa no prato.`,
  ],
  back: `Voltaram pelo fundo do mar, com passos lentos e compridos. A areia pegava cada pé e depois devolvia.~+, e~ Lá longe brilhava uma coisa redonda e amarela, como ovo frito, que era a casa de {name}. [Ninguém disse nada. Só andaram mais devagar, para durar.]`,
  night: {
    dark: `Agora a luz foi subindo. No mar a noite vem assim: o claro sobe, sobe, até ser só uma moeda de prata lá em cima. Embaixo fica azul, azul-escuro, e depois uma cor sem nome. [Um por um, nas hastezinhas deles, os peixes-lanterna se acenderam.]`,
    deep: `O mar respirava dormindo. Ia para longe, bem longe, e depois voltava.~+, e~ As algas iam com ele, para um lado e para o outro. [Até os siris tinham largado o que carregavam.]`,
  },
  hush: {
    one: `Primeiro pararam os camarões-estalo.~, que~ Tinham crepitado o dia todo, como alguma coisa na frigideira.~+, e~ Agora eram só dez estalos, depois três, depois um, que chegou atrasado e pediu desculpa.`,
    two: `Depois foram as bolhas: blup, e blup, e ninguém ouviu onde acabaram. Na areia havia uma concha que tinha rolado a noite toda, para lá e para cá.~+, e~ Agora ela rolou para lá, e não rolou para cá.`,
    three: `Debaixo de tudo ficava o mar, que não para nunca, mas sabe falar baixinho. Dizia uma palavra só, feita de *xiii*, ora longe, ora perto.~+, e~ A cada vez um pouco menos.`,
  },
  facts: {
    one: `“Sabe quem fez a areia?”, perguntou {pal}. “As ondas?” “Uma parte. Outra foi o peixe-papagaio, que morde o coral, mói e solta em forma de areia.” {name} levantou um pé e olhou. “Então esta praia…” “Pois é”, disse {pal}. “O almoço de alguém.”`,
    two: `Passou um polvo da cor da pedra, e logo depois da cor da alga. “Como ele escolhe?”, perguntou {name}. “Tem saquinhos de cor na pele”, disse {pal}, “e abre e fecha milhares, mais depressa que uma piscada. E tem três corações.” “Três!”, disse {name}.~+, e~ O polvo, ouvindo falar dele, ficou cor-de-rosa.`,
    three: `Um som comprido e baixo passou pela água, e pelas costelas também. “É baleia”, disse {pal}. “Pode estar a cem quilômetros. A água leva o canto muito mais longe que o ar, e quatro vezes mais depressa.” {name} pôs uma mão no lugar por onde ele tinha passado.`,
  },
  places: {
    kelp: { noun: o('bosque de algas'), arrive: `Entraram no bosque de algas. Elas subiam, subiam.~+, e~ Inclinavam-se para um lado, pensavam, e se inclinavam para o outro. [Entre os talos era verde e dourado, como dentro de uma garrafa.] Ali só se andava inclinando junto.` },
    steps: { noun: as('escadas de coral'), arrive: `O coral descia em degraus, rosa, laranja e um que só pode ser chamado de cor de dedão. Em cada degrau morava alguém.~+, e~ Portinhas se abriam, olhos espiavam na ponta de uma haste, portinhas se fechavam. [“Boa noite”, dizia {name} a cada degrau, até lá embaixo.]` },
    wreck: { noun: o('navio naufragado'), arrive: `Ali estava o navio velho, deitado de lado, com o mastro na areia.~, e~ Fazia cem anos que parecia dormir.~+, e~ Estava todo coberto de anêmonas. Em cada janela havia um peixe, como cortina. [Lá dentro uma porta ia e vinha: nhéc. E nhéc.]` },
    plain: { noun: a('areia branca'), arrive: `Depois não havia mais nada, só areia, larga, branca e penteada pela água. Ninguém tinha pisado ali.~+, e~ Para trás só se viam as pegadas de agora, que vinham vindo aos pares. [Um linguado, que até então era o chão, foi ser chão em outro lugar.]` },
  },
  helpers: {
    crab: {
      noun: o('caranguejo-ermitão'),
      trouble: `“Virem de costas, por favor”, disse uma voz. “Não estou vestido.” Viraram-se[, e conversaram com uma alga]. Era um caranguejo-ermitão que tinha crescido, e a concha começou a apertar. “Aí eu saí”, disse ele, “mas não tem outra, e faz um frio. [E toda hora passa gente.]”`,
      help: `De costas, sem olhar, {name} virou os bolsos do avesso: um botão, uma rolha e uma xícara de boneca. “Chato demais”, disse o caranguejo. “Rolha demais. Oh. Esta tem asa.” Ouviu-se um arranhado e um ploc. “Podem olhar.” [Parecia um senhor pequeno carregando a si mesmo.]`,
      gift: `“Leve a velha”, disse o caranguejo-ermitão. “Era da minha avó.” Era uma concha do tamanho de uma mão, rosada por dentro como boca de gato. “Soprando na ponta fina, escutam no outro mar. [Ela soprava na hora da sopa.]”`,
      back: `O caranguejo-ermitão segurava a porta pela asa.~, e~ Devolveram a concha da avó.~+, e~ Ele a encostou no ouvido. “Ela ainda está aí dentro”, disse. “Dizendo o quê?”, perguntou {name}. “Sopa.” E levou a concha para a cama, para não perder o café da manhã.`,
      comes: `Veio o caranguejo-ermitão. “Pela minha experiência”, disse para {being}, “é a concha. Aperta.” E ofereceu uma tampinha de garrafa, o melhor chapéu que tinha.~, mas~ Ela escorregou.~+, então~ O caranguejo mesmo a usou, e sentou para esperar.`,
      bye: `O caranguejo-ermitão deu boa-noite na porta de casa, limpou um pé depois do outro e entrou em si mesmo.`,
    },
    seahorse: {
      noun: o('cavalo-marinho'),
      trouble: `Um cavalo-marinho estava pendurado num talo pela cauda, de olhos fechados. “Ainda está mexendo?”, perguntou ele. “O quê?”, disse {name}. “Tudo”, disse o cavalo-marinho. “Eu só queria ir até a casa do meu irmão, mas é soltar, e a água me põe noutro lugar.”`,
      help: `{name} curvou o dedo mindinho. “Segure aqui”, disse {name}. “Ele vai aonde eu for.” O cavalo-marinho deu duas voltas com a cauda.~+, e~ Parecia um anel que pensa.~, e~ Atravessaram tão devagar que nada dele se derramou. [“Abri um olho”, disse ele no meio do caminho.]`,
      gift: `Lá estava o irmão, e houve três cumprimentos de cada lado. “Leve a nossa fita”, disseram, e desenrolaram uma alga de prata, tão comprida quanto uma casa é alta. “De noite a gente segura nela. Mas agora somos dois.”`,
      back: `Os dois cavalos-marinhos estavam de cauda na cauda.~, e~ {name} enrolou em volta deles a fita de prata.~+ e~ Deu um laço. “Ainda está mexendo?”, perguntou o primeiro, de olhos fechados. “Tudo”, disse {name}. “Pois que mexa”, disse o cavalo-marinho.`,
      comes: `Um cavalo-marinho veio de talo em talo. “O importante é segurar”, disse, e deu o talo dele para {being}.~+, e com isso~ A água o levou. “Ih”, disse ele, passando de costas. {name} esticou um dedo, e ele ficou ali.`,
      bye: `O cavalo-marinho segurou num talo e fez uma reverência, e depois outra, e a outra já era ele dormindo.`,
    },
    octopus: {
      noun: o('polvo'),
      trouble: `O polvo tinha dado um laço com ele mesmo dentro, e não conseguia sair. “Eu embrulhava um presente”, disse ele. “Com oito braços a gente se perde. Este aqui é meu?” “Acho que é alga”, disse {name}. “E este?” “Essa é a minha perna.”`,
      help: `“Não puxe”, disse {name}, “faça cócegas.” Fizeram cócegas no primeiro braço, e ele soltou. Fizeram no terceiro, no quinto, e num que não era de ninguém.~+, e~ No sétimo o polvo ria tanto que ficou de bolinha e depois listrado. [O oitavo soltou-se por conta própria, para não ficar de fora.]`,
      gift: `Dentro do laço estava o presente[, meio achatado]: uma colcha de velas antigas, costurada com oito braços de uma vez. “É para quem me desamarrou”, disse o polvo. “Dobrada, fica do tamanho de um sanduíche, e esquenta por quatro.”`,
      back: `O polvo tinha dormido em cima dos embrulhos.~, e~ Puseram a colcha por cima, que esquenta por quatro.~+, e~ Quatro braços ficaram de fora. “Desdobre mais uma vez”, disse {pal}. Desdobraram, e então ela esquentou por oito.`,
      comes: `Veio o polvo com uma almofada debaixo de cada braço, o que dá oito. “{being?m:Ele|f:Ela} gosta dura ou macia?”, perguntou.~, e~ Experimentaram as oito.~+, mas~ O problema não era de almofada.~, e~ Então o polvo se sentou nelas todas.`,
      bye: `O polvo acenou com um braço e se cobriu com os outros sete.`,
    },
  },
  objects: {
    shell: { noun: a('concha velha'), use: `“Ponta fina”, disse {pal}, então {name} virou a concha velha e soprou.~, e~ Primeiro vieram bolhas.~+, e depois~ Uma nota redonda e comprida, rosada como a concha. Saiu num anel, e o anel foi crescendo.~+, e~ Onde ele encostava alguém perguntava: “Sopa?”` },
    ribbon: { noun: a('fita de prata'), use: `“A fita”, disse {name}.~, e~ Ela queria flutuar, então deixaram que flutuasse, para cima, toda de prata.~+, até que~ A ponta se deitou justo onde ninguém alcançava. [Deu uma volta, como cauda de cavalo-marinho. Estava acostumada a segurar.] E por ela subiram, com pouco mais peso que um sonho.` },
    quilt: { noun: a('colcha de velas'), use: `{name} desdobrou a colcha, e desdobrou, e continuou desdobrando. O que era um sanduíche agora era uma cama.~+, e~ Deu duas voltas em quem estava com frio, com as beiradas bem enfiadas. [Já tinha sido vela de barco, e ainda sabia segurar um monte de coisa quente.]` },
  },
  gates: {
    light: { one: {
      meet: `Ali o único caminho passava por uma caverna, onde não existia azul nenhum.~, e~ {name} pôs um braço lá dentro.~+, e~ O braço acabou. “Ainda está no lugar”, disse {name}. “Estou sentindo que está.”`,
      after: `Então atravessaram e viram o que ninguém vê. A caverna era vermelha de ponta a ponta, como um teatro.~+, e~ Nunca ninguém soube, porque nunca ninguém tinha trazido luz. [“Que bom”, disse a caverna, ou era só a água saindo.]`,
    } },
    reach: { one: {
      meet: `Ali havia uma parede de pedra, e o caminho continuava em cima. Nadaram para o alto e, como eram gente de andar, afundaram outra vez. A parede era lisa. Tinha uns mexilhões, mas eles disseram que não eram degraus.`,
      after: `No alto da parede havia um parapeito, e ali se sentaram com os pés pendurados no azul. Lá embaixo os peixes passavam como passarinhos. [“Sempre achei que para cima fosse do outro lado”, disse {pal}.]`,
    } },
    call: { one: {
      meet: `Quem atravessa o vão azul é a raia, que é a barca.~+,~ Mas a raia estava longe, dando voltas lentas, dormindo[, como toalha na brisa]. Acenaram com as mãos.~+, só que~ No mar um aceno quase não se nota.`,
      after: `A raia veio deslizando e se deitou bem ali. “Subam, e cuidado com as beiradas”, disse. Sentaram-se nas costas dela, que subiam de um lado e desciam do outro.~+, e~ Assim foi a travessia. [“Olhem o degrau”, disse a raia na chegada.]`,
    } },
    soft: { one: {
      meet: `No portão do recife uma foca muito pequena se segurava, tremendo. “Estou esperando minha mãe”, disse ela. “Ela mandou segurar aqui. E se eu largar vou chorar.” O mar é um lugar gelado para se esperar.`,
      after: `“Pronto”, disse a foca, “larguei e não chorei.” O portão, sem ninguém que o segurasse, se abriu.~+, e~ Nisso veio pelo azul uma foca grande, bem depressa, de barriga para cima, chamando um nome.~,~ E era o nome certo. [Rodaram bastante.]`,
    } },
    way: { one: {
      meet: `Ali o recife se partia em vielas: umas à esquerda, outras à direita.~+ e~ Uma descia reto. Eram todas iguais, e em todas havia o mesmo peixe listrado[, que disse que era novo ali]. “A corrente sabe”, disse {pal}, “mas não conta.”`,
      after: `A viela certa era a terceira, a estreita, com uma curva. Depois da curva vinha outra curva.~+, e~ Depois dela o mar inteiro se abria. [“Ah, então é *aqui* que dá”, disse o peixe listrado, que vinha atrás.]`,
    } },
  },
};

export const restless: SeenTelling<BrazilianNoun> = {
  noun: o('filhote de baleia'),
  title: `o filhote de baleia`,
  sign: `As xícaras tremeram nos ganchos. Buuum, fez alguma coisa lá no mar, depois um monte de bolhas, e outra vez: buuum. Algo muito grande se virava na cama.~+, e~ Depois se desvirava. [Pelo recife todo as portinhas se abriram, e cada um espiou de touca de dormir.]`,
  trace: `Na areia do fundo havia um amassado redondo, do comprimento de uma rua. “É uma cama”, disse {pal}. “Aqui tem outra, e mais outra.” [{name} apalpou a areia.] “Alguém usa tamanho grande”, disse {name}, “e não gostou de nenhuma.”`,
  found: `Ali no mar aberto estava um filhote de baleia, que não era maior que uma rua. Deitou-se para a esquerda, deitou-se para a direita.~+, e depois~ De cabeça para baixo: buuum. “Ah, oi”, disse ele assim mesmo. “Digam que já é de manhã.”`,
  near: `Pelo mar veio vindo uma sombra, e era um filhote de baleia, que se deitou na frente da casa. Virou para a esquerda, buuum, virou para a direita, buuum.~+, e~ Toda janela estava cheia de baleia. “Oi”, disse, com um olho no vidro. “Já amanheceu?”`,
  first: `“Tente contar alguma coisa”, disse {name}.~+, e~ Então o filhote de baleia contou camarões. “Um. Dois. Três. Quaaatro.” Parou. “O último eu falei com a boca muito aberta”, disse. “Agora não tem mais nenhum.” O sono também não tinha vindo.`,
  second: `“Falta um cobertor”, disse {pal}.~, e~ Cobriram o filhote de baleia com duas braçadas de alga.~+, e~ Deu para um olho. “No olho está ótimo”, disse ele. “E o resto, quando chega?” Aí se virou, buuum, e {pal} ficou com o cobertor.`,
  why: `“É a minha primeira noite num quarto só meu”, disse o filhote de baleia. “Eu dormia do lado da minha mãe, e, se me virava, lá estava ela. Aqui eu viro e viro, e não encosto em ninguém. Se eu parar, aí é que não tem mesmo.” Uma lágrima grande subiu feito balão.`,
  settled: `O filhote de baleia se virou mais uma vez, bem devagar, e encostou em {name}. “Então tem alguém”, disse. “É um alguém bem pequeno.” “Mas que fica”, disse {name}. A baleia sossegou e fechou um olho, do tamanho de um prato.~+, e~ Pelo recife todo as portinhas se fecharam.`,
};

export const wonder: SeenTelling<BrazilianNoun> = {
  noun: a('árvore de pérolas'),
  title: `a árvore de pérolas`,
  sign: `No fundo do mar fica a árvore de pérolas, cinzenta como um graveto.~, e~ Uma noite por ano ela se ilumina.~+, e~ A noite tinha chegado. “Como é que é?”, tinha perguntado {name} aos siris.~+, e~ Os siris baixaram as pinças e pensaram. “Bem”, disseram.`,
  trace: `Uma placa estava fincada na areia do fundo. PROIBIDO ENCOSTAR, dizia.~, e~ Olharam em volta.~+, mas~ Não havia em que encostar. “Eu nem ia”, disse {pal}.~+, e~ Adiante vinha outra placa: NEM UM POUQUINHO. “É para alguém muito grande”, disse {name}.`,
  found: `Ali, no fundo do mar, estava a árvore de pérolas, e em cada galho cinzento havia uma ostra bem fechada. Em roda esperavam os camarões, depois as focas.~+ e depois~ Uma baleia que tinha prometido não encostar. Nenhuma concha se abria.`,
  near: `Na frente da casa, no fundo do mar, estava a árvore de pérolas, trazida pela maré. Em cada galho havia uma ostra fechada.~, e~ Atrás vinha uma baleia, que prometeu não encostar em nada. “Ainda não”, disseram quarenta vozinhas.`,
  first: `{name} bateu na concha mais baixa da árvore de pérolas. “Não tem ninguém”, disse uma vozinha. “Então quem falou?”, perguntou {name}.~+, e~ A árvore toda pensou. “A vizinha”, disse a concha.~, e~ {name} bateu na vizinha.~+, e~ A vizinha mandou tentar no andar de cima.`,
  second: `“Se rissem, as conchas se abriam”, disse {pal}. “O que o mar disse para a areia?” “O quê?”, perguntaram quarenta vozes na árvore de pérolas. “Nada. Fez onda”, disse {pal}.~, e~ Os galhos tremeram, subiram bolhas, mmf, mmf.~+, mas~ Ostra sabe rir de boca fechada.`,
  why: `“Dentro da concha é escuro”, disse a árvore de pérolas, com quarenta vozes. “Cada uma fez uma pérola o ano inteiro, e nunca olhou. A gente só recebe um grão de areia. E agora veio todo mundo, até a baleia. E se a gente abrir, e for areia ainda?”`,
  settled: `A concha mais baixa se abriu, clique, da largura de uma piscada.~, e~ Saiu uma luz, redonda e branca como o *o* da palavra *sono*. “Não é areia”, disse {name}. Clique, clique, foi subindo pela árvore, como postes que acendem numa cidade.~+, e~ Até a baleia prendeu o fôlego.`,
};
