import type { PalTelling } from '../../bank.ts';
import { called, type BrazilianNoun } from '../noun.ts';

export const quill: PalTelling<BrazilianNoun> = {
  noun: called('Trilha', 'f'),
  intro: `Trilha era exploradora e amiga de {name}, com um véu no chapéu e botas que já tinham ido a toda parte. “Sigam-me!”, disse ela, e marchou direto para dentro do armário. “É maior do que parece”, gritou de lá. [Uma vez partiu para o Polo Norte e descobriu uma padaria.]`,
  quirk: `Trilha se guiava sempre pelo joelho esquerdo. “A sua casa fica ali”, disse ela, apontando com o braço todo.~, mas~ A casa ficava bem atrás, como de costume. [“Tem certeza?” “Nunca tive tanta.”] “Certeza eu sempre tenho”, disse Trilha, corando. “Essa é a parte triste. Chegar, nunca cheguei.”`,
  again: `*Hoje descobri um botão*, escreveu Trilha no diário de bordo. “Esse é meu”, disse {name}. “Veio comigo.” *O botão já mora em alguém*, escreveu Trilha, e fechou o diário, um pouco murcha.~+,~ Mas logo ergueu o queixo e marchou para a esquerda. [“Trilha, a outra esquerda”, chamou {name}. *Descobri uma segunda esquerda*, escreveu ela.]`,
  try: `“Deixe {being} comigo”, disse Trilha. “Vou chegar e dizer a coisa certa.” Lá foi ela, e disse, com muito carinho, para um balde. “Estou aqui”, disse {being}, rindo.~, e~ Ao balde aquilo fez bem.~+, mas~ A mais ninguém.`,
  payoff: `“Para que lado?”, perguntou {name}, e Trilha consultou o joelho. “Aquele!” “Esse joelho nunca acerta”, disse {name}, e riscou aquele caminho. “E agora?” “Aquele!” Foi riscado também.~+, até que~ Só restou um. “Bem, esse é que não é”, disse Trilha. Foi por ele que seguiram, olhando para o joelho com respeito.`,
  proud: `Trilha mancava um pouquinho, para que perguntassem pelo joelho.`,
  asleep: `Trilha partiu para a cama e descobriu o tapete. “Aqui ninguém jamais dormiu”, disse, e se deitou de botas. O véu ia e vinha. Ao lado estava o diário, e na última linha, em letra de muito sono, lia-se: *Cheguei.*`,
};

export const bristle: PalTelling<BrazilianNoun> = {
  noun: called('Major Barba', 'm'),
  intro: `Major Barba, amigo de {name}, era um explorador de voz grossa, com uma barba que parecia moita. “Boa noite!”, trovejou. “Não é com vocês, queridos”, disse para a barba. “Quem está aí dentro?”, perguntou {name}. “Absolutamente ninguém”, disse o major. [Atrás do queixo alguma coisa deu uma risadinha.]`,
  quirk: `Na barba de Major Barba se acendeu uma luz. “Apaguem, queridos!”, disse ele. Ela se apagou, e se acendeu outra. “O que é *isso*?”, perguntou {name}. “Vaga-lumes”, disse ele, corando. “São quarenta, do rio Um, e leem de noite. Não tenho coragem de contar que isto é uma barba.”`,
  again: `Major Barba cantarolava para dentro da barba, com um dedo erguido. “Os seus vaga-lumes já dormiram?”, perguntou {name}. “Trinta e nove”, disse o major.~, mas~ Uma luz ainda ardia.~+, porque~ O dono dela tinha medo do escuro. “Um *vaga-lume*?”, disse {name}. “Para ele é difícil”, disse o major. [“Os outros todos sabem.”]`,
  try: `“Meus vaga-lumes vão alegrar você”, disse Major Barba para {being}. “Dancem, queridos!” Quarenta luzes correram pela barba.~+ e~ Subiram por uma orelha. “Faz cócegas!”, trovejou o major. “Muito bonito”, disse {being}, quando acabou o riso, mas nada tinha mudado.`,
  payoff: `“Está meio preto”, disse Major Barba, com voz miúda. “Mas e os quarenta vaga-lumes?”, perguntou {name}. [Ele se calou.] “Queridos”, disse, “hoje podem ler até a hora que quiserem.” Acendeu-se um, atrás do queixo.~+, e depois~ Os quarenta. Na luz do major dava para enfiar linha em agulha.`,
  proud: `“Conheçam os meus queridos”, dizia Major Barba a quem passasse.`,
  asleep: `Major Barba se deitou com a barba por fora do cobertor. “Apaguem, queridos”, disse. <quirk: Foram se apagando um por um, das orelhas para baixo. Só ficou uma luz, de alguém com medo do escuro. “Esse pode”, disse o major.|Lá dentro alguém bocejou, e depois outro alguém. “Boa noite, major”, disse {name}. “Psiu. Acabaram de pegar no sono”, disse ele.>`,
};
