import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'responsibility'> = {
  latch: {
    plant: `Em casa de {name}, o armário das bolachas tem um trinco.~, e~ Quem o fecha é {name}. Empurrar não chega.~:~ Tem de se ouvir o clique. «Já está fechado», disse {pal}. «Vamos.» «Não fez clique», disse {name}. [E as bolachas moles não prestam.] Clique.`,
    turn: {
      restless: `«Clique», disse {pal}, a ver se ajudava. {name} apurou o ouvido.~+, mas~ Tinha sido só {pal}. Ir-se embora, ali, era só empurrar.~+, e~ Nada tinha feito clique. {name} chegou-se {being.ao} e parou. «Ouvi-te», disse {name}, «e por isso agora és comigo. Não saio daqui sem fazer clique.»`,
      wonder: `Fosse lá o que fosse, ainda não tinha feito clique.~, e~ Sem clique {name} não se vai embora. Chegou-se então {being.ao}, de orelha à frente. «Lá em casa espero só por um clique», disse {name}, «que é do tamanho de uma migalha, e já fico feliz.» E ali esperou[, sem respirar].`,
    },
    bed: `Já no quente da cama, {name} lembrou-se do trinco. Ninguém ia saber, que as bolachas não contam nada a ninguém. Mas dois pés descalços saíram para o frio.~, e~ Foram empurrar o armário e esperar. Clique. A cama tinha-lhes guardado o lugar.`,
  },
  count: {
    plant: `À noite, quem conta se estão todos é {name}. «Falta um», disse {name}. Procurou-se por toda a parte, até debaixo da tampa da panela. «Conta outra vez», disse {pal}.~+, mas~ Continuava a faltar um. «E contaste contigo?», perguntou {pal}. Não tinha contado.~:~ Afinal estavam todos.`,
    turn: {
      restless: `«Um», disse {name}, que, antes de ir embora, conta-se. «Dois», e esse era {pal}. A conta batia certa, como sempre.~+, mas~ Parecia que faltava um. {name} chegou-se perto e olhou bem para {being}. «E três. És tu. Agora tenho de te contar todas as noites.»`,
      wonder: `«Estamos todos?», perguntou {pal}. Quem tem de saber isso é {name}. «Um», disse {name}, «dois.» Levantou-se mais um dedo, mesmo ao pé {being.de}. «E três. Não conto se é grande, nem conto se brilha. Só é preciso ser um, e um és tu.»`,
    },
    bed: `«Um», disse {name} às escuras, que tinha de ser. «Dois.» Agora havia mais um, a dormir um bocado mais longe. «Três. Estamos todos.» «Esqueceste-te de ti», disse {pal}. «O um sou eu», disse {name}. «Agora sou sempre eu.»`,
  },
};
