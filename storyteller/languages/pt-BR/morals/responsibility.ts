import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'responsibility'> = {
  latch: {
    plant: `Na casa de {name} o armário dos biscoitos tem um trinco, e quem fecha é {name}.~, mas~ Empurrar não basta.~+,~ É preciso esperar o clique. “Está fechado”, disse {pal}. “Vamos.” “Não fez clique”, disse {name}. [Senão os biscoitos amolecem.] Clique.`,
    turn: {
      restless: `“Clique”, disse {pal}, para ajudar. {name} escutou com atenção, e era só {pal}. Ir embora é só empurrar.~+, e~ Ali nada tinha feito clique.~, e~ Então {name} chegou pertinho {being.de} e parou. “Eu ouvi você”, disse {name}, “então a tarefa é minha. Fico até fazer clique.”`,
      wonder: `Fosse o que fosse, ainda não tinha feito clique, e sem clique {name} não vai embora. Então {name} chegou pertinho {being.de}, com uma orelha na frente. “Em casa espero só por um clique”, disse {name}, “do tamanho de um farelo, e já fico feliz.” E esperou ali[, prendendo o fôlego].`,
    },
    bed: `Já na cama, no quente, {name} se lembrou do trinco. Ninguém ia saber, e biscoito não conta, mas dois pés descalços saíram da coberta.~, e~ O armário foi empurrado, vigiado e escutado. Clique. E a cama tinha guardado o lugar quente.`,
  },
  count: {
    plant: `De noite é {name} quem conta se está todo mundo. “Falta um”, disse {name}.~+, e~ Procuraram até debaixo da tampa da panela grande. “Conte de novo”, disse {pal}.~+, e~ Continuava faltando. “Você contou você?”, perguntou {pal}. Não tinha contado, e aí deu certo.`,
    turn: {
      restless: `“Um”, disse {name}, porque antes de ir se conta. “Dois”, e esse era {pal}.~, e~ A conta deu certo, como sempre.~+, mas~ Parecia faltar um. Então {name} chegou perto e olhou bem {being}. “E três. É você, e vou ter de contar você toda noite.”`,
      wonder: `“Está todo mundo?”, perguntou {pal}. Saber disso é tarefa de {name}. “Um”, disse {name}, “dois.” Mais um dedo se ergueu, e {name} chegou com ele pertinho {being.de}. “E três. Eu não conto quanto cada um tem de grande ou de brilho. É só ser um, e você é.”`,
    },
    bed: `“Um”, disse {name} no escuro, porque era preciso. “Dois.” Havia agora mais um, que dormia um pouco mais longe. “Três. Está todo mundo.” “Você esqueceu você”, disse {pal}. “O um era eu”, disse {name}. “Agora é sempre eu.”`,
  },
};
