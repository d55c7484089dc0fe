import type { PalTelling } from '../../bank.ts';
import { called, o, type PortugueseNoun } from '../noun.ts';

export const cog: PalTelling<PortugueseNoun> = {
  noun: called('Rosca', 'f'),
  intro: `Rosca, amiga de {name}, era inventora, com um lápis espetado no cabelo e outro para procurar o primeiro. «A minha máquina está pronta!», disse ela. «Arrefece a sopa sem ninguém soprar.» «Já disseste isso na segunda-feira», disse {name}. «Na segunda-feira», disse Rosca, «ela ainda era redonda.» [A mala dela fazia tique.]`,
  quirk: `«Esta máquina levanta o chapéu por ti», disse Rosca, a carregar num botão. A máquina fez clique, o chapéu não se mexeu.~+, e~ Acendeu-se uma luz. [Rosca desligou-a mais que depressa.] «Todas fazem isso», disse, muito baixo. «Ponho uma peça de ajudar, e não ajudam, só brilham.»`,
  again: `Pararam, porque Rosca estava a ter uma ideia, e ouvia-se o tique. «Há um fio ali dentro que brilha», disse ela. Puxou o fio da máquina, olhou bem para ele.~+ e~ Tornou a pô-lo. «Fez uma cara tão desiludida», disse Rosca.`,
  try: `«Esta máquina faz cócegas com uma pena», disse Rosca {being.ao}. Fez clique, a pena caiu.~+, e~ A máquina, naturalmente, acendeu-se. Ficou tudo amarelo, e riu-se tudo. «Não está a ajudar», disse {being}, «mas é um amarelo lindo.»`,
  payoff: `«Rosca», disse {name}, «tens alguma máquina que não funcione?» «Uma mala cheia», disse ela. Olhou para o escuro, e o lápis caiu do cabelo. Clique, fizeram as máquinas, e nenhuma funcionou.~+, mas~ Ficou claro como um pequeno-almoço. «Saiu tudo mal», disse Rosca, «melhor do que nunca.»`,
  proud: `Rosca pegou num lápis e escreveu Candeeiro em cada uma das máquinas.`,
  asleep: `A mala de Rosca ficou pendurada na cama, a fazer tique. «Amanhã», disse ela, de olhos fechados, «vou inventar um candeeiro. Só queria saber o que ele vai fazer em vez disso.» «Arrefecer sopa», disse {name}. Rosca sorriu, porque era provável, e tique, fez a mala, e muito depois, tique.`,
};

export const hinge: PalTelling<PortugueseNoun> = {
  noun: o('Professor Dobradiça'),
  intro: `O Professor Dobradiça, amigo de {name}, era um inventor de colete todo bolsos, com coisas dobradas lá dentro. «Neste bolso», disse ele, «está uma mesa.» «Com pernas?», perguntou {name}. «Em teoria», disse o Professor Dobradiça. Meteu lá dois dedos.~+, e~ A mesa mordeu-o. [«É muito mexida.»]`,
  quirk: `«Vou só me sentar», disse o Professor Dobradiça. Sacudiu uma coisa espalmada, e claque, era um banquinho, e claque, uma cadeira. Claque por claque, depressa ficou da altura de um armário. «Não consigo parar as minhas coisas», gritou, vermelho. [«Acena», disse {name}, e ele acenou.]`,
  again: `«O meu colete está apertado», disse o Professor Dobradiça. Fez-se um claque.~+, e~ Num dos bolsos abriu-se alguma coisa. «Pense numa coisa espalmada», disse {name}. O professor pensou em papel, em panquecas, e claque, aquilo dobrou-se. «Em teoria», disse ele, «isto não funciona.» [«Gosta de panquecas», disse {name}.]`,
  try: `«Um abraço dobrável», disse o Professor Dobradiça, «para {being}. Em teoria é pequeno.» Claque, tinha dois braços, depois quatro.~+, e depois~ Apanhou-os a todos. [«Acabou?», perguntou {name}. «Não sei dizer», disse o professor.] {Being} riu-se lá no meio, mas de resto não ajudou.`,
  payoff: `«Professor», disse {name}, «tem aí uma cadeira?» «Tenho, mas não para», disse ele. «Conto com isso», disse {name}. Sentaram-se lado a lado.~+, e~ Subiram, claque por claque, até ao alto. «Em teoria», disse o professor, «isto era uma cadeira.»`,
  proud: `«Na *prática*», disse o Professor Dobradiça com os seus botões, e deu palmadinhas no colete.`,
  asleep: `O Professor Dobradiça tinha trazido uma cama dobrável, mas achou melhor não abrir.~, e~ Dormiu na poltrona, com o colete pendurado em cima. «Dobra-se muito bem», pensou {name}. Claque, disse um bolso, como de muito longe, e ficou espalmado.`,
};
