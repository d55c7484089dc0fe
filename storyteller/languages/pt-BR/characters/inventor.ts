import type { PalTelling } from '../../bank.ts';
import { called, type BrazilianNoun } from '../noun.ts';

export const cog: PalTelling<BrazilianNoun> = {
  noun: called('Rosca', 'f'),
  intro: `Rosca, amiga de {name}, era inventora, com um lápis no cabelo e outro para procurar o primeiro. “Minha máquina ficou pronta!”, disse ela. “Esfria a sopa sem ninguém soprar.” “Você disse isso na segunda”, disse {name}. “Na segunda”, disse Rosca, “ela ainda era redonda.” [A bolsa dela fazia tique.]`,
  quirk: `“Esta máquina levanta o chapéu por você”, disse Rosca, apertando um botão. Ela fez clique, o chapéu não se mexeu.~+, e~ A máquina se acendeu. [Rosca a desligou mais que depressa.] “Todas fazem isso”, disse, bem baixo. “Ponho uma peça de ajudar, e elas não ajudam, só brilham.”`,
  again: `Pararam, porque Rosca estava tendo uma ideia, e dava para ouvir o tique. “Tem um fio ali dentro que brilha”, disse ela.~, e~ Puxou o fio da máquina, olhou bem para ele.~+ e~ Pôs de volta. “Ele fez uma cara tão decepcionada”, disse Rosca.`,
  try: `“Esta máquina faz cócegas com uma pena”, disse Rosca para {being}. Ela fez clique, a pena caiu.~+, e~ A máquina, naturalmente, se acendeu. Todo mundo ficou amarelo, e todo mundo riu. “Não está ajudando”, disse {being}, “mas é um amarelo lindo.”`,
  payoff: `“Rosca”, disse {name}, “você tem alguma máquina que não funciona?” “Uma bolsa cheia”, disse ela. Olhou para o escuro, e o lápis caiu do cabelo. Clique, fizeram as máquinas, e nenhuma funcionou.~+, mas~ Ficou claro como um café da manhã. “Deu tudo errado”, disse Rosca, “melhor que nunca.”`,
  proud: `Rosca pegou um lápis e escreveu ABAJUR em cada uma das máquinas.`,
  asleep: `A bolsa de Rosca ficou pendurada na cama, fazendo tique. “Amanhã”, disse ela, de olhos fechados, “vou inventar um abajur. Só queria saber o que ele vai fazer em vez disso.” “Esfriar sopa”, disse {name}. Rosca sorriu, porque era provável, e tique, fez a bolsa, e muito depois, tique.`,
};

export const hinge: PalTelling<BrazilianNoun> = {
  noun: called('Professor Dobradiça', 'm'),
  intro: `Professor Dobradiça, amigo de {name}, era um inventor de colete todo em bolsos, com coisas dobradas dentro. “Neste bolso”, disse ele, “há uma mesa.” “Com pernas?”, perguntou {name}. “Em teoria”, disse Professor Dobradiça.~, e~ Enfiou dois dedos.~+, e~ A mesa o mordeu. [“Ela é muito disposta.”]`,
  quirk: `“Vou só me sentar”, disse Professor Dobradiça. Sacudiu uma coisa chata, e claque, era um banquinho, e claque, uma cadeira. Claque por claque, logo estava da altura de um armário. “Não consigo parar as minhas coisas”, gritou, vermelho. [“Acene”, disse {name}, e ele acenou.]`,
  again: `“Meu colete está apertado”, disse Professor Dobradiça.~, e~ Fez-se um claque.~+, e~ Num dos bolsos alguma coisa se abriu. “Pense em coisa chata”, disse {name}. O professor pensou em papel, em panqueca, e claque, aquilo se dobrou. “Em teoria”, disse ele, “isso não funciona.” [“Ela gosta de panqueca”, disse {name}.]`,
  try: `“Um abraço dobrável”, disse Professor Dobradiça, “para {being}. Em teoria é pequeno.” Claque, tinha dois braços, depois quatro.~+, e depois~ Pegou todo mundo. [“Acabou?”, perguntou {name}. “Não sei dizer”, disse o professor.] {Being} riu lá no meio, mas fora isso não ajudou.`,
  payoff: `“Professor”, disse {name}, “tem uma cadeira aí?” “Tenho, mas ela não para”, disse ele. “Estou contando com isso”, disse {name}.~, e~ Então se sentaram lado a lado.~+, e~ Foram subindo, claque por claque, até o alto. “Em teoria”, disse o professor, “isso era uma cadeira.”`,
  proud: `“Na *prática*”, disse Professor Dobradiça com os próprios botões, e deu tapinhas no colete.`,
  asleep: `Professor Dobradiça tinha trazido uma cama dobrável, mas achou melhor não abrir.~, e~ Dormiu na poltrona, com o colete pendurado em cima. “Ele dobra bem pequeno”, pensou {name}. Claque, disse um bolso, como de muito longe, e ficou chato.`,
};
