import type { PalTelling } from '../../bank.ts';
import { called, o, type PortugueseNoun } from '../noun.ts';

export const quill: PalTelling<PortugueseNoun> = {
  noun: called('Vereda', 'f'),
  intro: `Vereda, amiga de {name}, era exploradora, com um véu no chapéu e umas botas que já tinham ido a toda a parte. «Sigam-me!», disse ela, e marchou direitinha para dentro do armário. «É maior do que parece», gritou de lá. [Uma vez foi ao Polo Norte e descobriu uma padaria.]`,
  quirk: `Vereda guiava-se sempre pelo joelho esquerdo. «A tua casa fica ali», disse ela, a apontar com o braço todo.~+, mas~ A casa ficava mesmo atrás, como de costume. [«Tens a certeza?» «Nunca tive tanta.»] «Certeza tenho sempre», disse Vereda, a corar. «É isso o pior. Chegar, nunca cheguei.»`,
  again: `*Hoje descobri um botão*, escreveu Vereda no diário de bordo. «Esse é meu», disse {name}. «Veio comigo.» *O botão já mora em alguém*, escreveu Vereda, e fechou o diário, um pouco murcha.~+,~ Mas logo ergueu o queixo e marchou para a esquerda. [«Vereda, a outra esquerda», chamou {name}. *Descobri uma segunda esquerda*, escreveu ela.]`,
  try: `«Deixa {being} comigo», disse Vereda. «Vou chegar e dizer a coisa certa.» Lá foi ela, e disse-a, com muito carinho, a um balde. «Estou aqui», disse {being}, a rir.~, e~ Ao balde aquilo fez bem.~+, mas~ A mais ninguém.`,
  payoff: `«Para que lado?», perguntou {name}, e Vereda consultou o joelho. «Aquele!» «Esse joelho nunca acerta», disse {name}, e riscou aquele caminho. «E agora?» «Aquele!» Foi riscado também.~+, até que~ Só restou um. «Bem, esse é que não é de certeza», disse Vereda. Foi por ele que seguiram, a olhar para o joelho com respeito.`,
  proud: `Vereda mancava um bocadinho, para que perguntassem pelo joelho.`,
  asleep: `Vereda partiu para a cama e descobriu o tapete. «Aqui nunca ninguém dormiu», disse, e deitou-se de botas. O véu ia e vinha. Ao lado estava o diário, e na última linha, em letra de muito sono, lia-se: *Cheguei.*`,
};

export const bristle: PalTelling<PortugueseNoun> = {
  noun: o('Major Barba'),
  intro: `O Major Barba, amigo de {name}, era um explorador de voz grossa, com uma barba que parecia um silvado. «Boa noite!», trovejou ele. «Não é com vocês, queridos», disse à barba. «Quem é que está aí dentro?», perguntou {name}. «Absolutamente ninguém», disse o major. [Atrás do queixo, alguma coisa riu-se.]`,
  quirk: `Na barba do Major Barba acendeu-se uma luz. «Apaguem, queridos!», disse ele. Ela apagou-se, e acendeu-se outra. «O que é *isso*?», perguntou {name}. «Pirilampos», disse ele, a corar. «São quarenta, do rio Um, e leem de noite. Não tenho coragem de lhes dizer que isto é uma barba.»`,
  again: `O Major Barba cantarolava para dentro da barba, com um dedo erguido. «Os teus pirilampos já adormeceram?», perguntou {name}. «Trinta e nove», disse o major.~, mas~ Uma luz ainda ardia.~+, porque~ O dono dela tinha medo do escuro. «Um *pirilampo*?», disse {name}. «Para ele é difícil», disse o major. [«Os outros todos sabem.»]`,
  try: `«Os meus pirilampos vão alegrar-te», disse o Major Barba {being.ao}. «Dancem, queridos!» Quarenta luzes correram pela barba.~+ e~ Subiram-lhe por uma orelha. «Faz cócegas!», trovejou o major. «Muito bonito», disse {being}, quando acabou o riso, mas nada tinha mudado.`,
  payoff: `«Está um bocado preto», disse o Major Barba, com voz miúda. «Mas e os quarenta pirilampos?», perguntou {name}. [Ele calou-se.] «Queridos», disse, «hoje podem ler até à hora que quiserem.» Acendeu-se um, atrás do queixo.~+, e depois~ Os quarenta.~, e~ À luz do major podia-se enfiar uma agulha.`,
  proud: `«Conheçam os meus queridos», dizia o Major Barba a quem passasse.`,
  asleep: `O Major Barba deitou-se com a barba por fora do cobertor. «Apaguem, queridos», disse. <quirk: Apagaram-se um a um, das orelhas para baixo. Só ficou uma luz, de alguém com medo do escuro. «Esse pode», disse o major.|Lá dentro alguém bocejou, e depois outro alguém. «Boa noite, major», disse {name}. «Chiu. Acabaram de adormecer», disse ele.>`,
};
