import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'responsibility'> = {
  latch: {
    plant: `Na casa de {name} o armário das bolachas tem um trinco, e quem fecha é {name}.~, mas~ Empurrar não basta.~+;~ É preciso esperar pelo clique. «Está fechado», disse {pal}. «Vamos.» «Não fez clique», disse {name}. [Senão as bolachas amolecem.] Clique.`,
    turn: {
      restless: `«Clique», disse {pal}, para ajudar. {name} escutou com atenção, e era só {pal}. Ir embora é só empurrar.~+, e~ Ali nada tinha feito clique.~, e~ {name} chegou-se {being.ao} e parou. «Ouvi-te», disse {name}, «e agora é comigo. Fico até fazer clique.»`,
      wonder: `Fosse o que fosse, ainda não tinha feito clique, e sem clique {name} não se vai embora. E {name} chegou-se {being.ao}, com uma orelha à frente. «Em casa espero só por um clique», disse {name}, «do tamanho de uma migalha, e já fico feliz.» E esperou ali[, sem respirar].`,
    },
    bed: `Já na cama, no quente, {name} lembrou-se do trinco. Ninguém ia saber, e as bolachas não contam, mas dois pés descalços saíram da cama.~, e~ Empurrou-se, vigiou-se e escutou-se o armário. Clique. E a cama tinha guardado o lugar quente.`,
  },
  count: {
    plant: `De noite é {name} quem conta se está toda a gente. «Falta um», disse {name}.~+, e~ Procuraram até debaixo da tampa da panela grande. «Conta outra vez», disse {pal}.~+, e~ Continuava a faltar. «E contaste contigo?», perguntou {pal}. Não tinha contado, e então bateu certo.`,
    turn: {
      restless: `«Um», disse {name}, porque antes de ir se conta. «Dois», e esse era {pal}.~, e~ A conta bateu certo, como sempre.~+, mas~ Parecia faltar um.~, e~ {name} chegou perto e olhou bem para {being}. «E três. És tu, e agora tenho de te contar todas as noites.»`,
      wonder: `«Está toda a gente?», perguntou {pal}. Saber disso é tarefa de {name}. «Um», disse {name}, «dois.» Mais um dedo ergueu-se, e {name} chegou com ele ali perto {being.de}. «E três. Não conto se é grande nem se brilha. É só preciso ser um, e tu és.»`,
    },
    bed: `«Um», disse {name} no escuro, porque era preciso. «Dois.» Havia agora mais um, que dormia um pouco mais longe. «Três. Está toda a gente.» «Esqueceste-te de ti», disse {pal}. «O um era eu», disse {name}. «Agora é sempre eu.»`,
  },
};
