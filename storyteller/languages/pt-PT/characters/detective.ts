import type { PalTelling } from '../../bank.ts';
import { called, o, type PortugueseNoun } from '../noun.ts';

export const inspector: PalTelling<PortugueseNoun> = {
  noun: o('Inspetor Migalha'),
  intro: `{name} tinha um amigo detetive, o Inspetor Migalha, que usava casaco comprido e lupa e fazia perguntas a tudo. «Está uma bela noite», disse {name}. «Ai está?», disse o inspetor. «E quem é que a viu?» [Nunca tinha prendido ninguém, mas não lhe escapava nada sem ser perguntado.]`,
  quirk: `O inspetor curvou-se sobre uma colher e ergueu a lupa. «Onde estava a senhora à hora do jantar?» A colher não disse nada.~+, e~ Ele corou. «Não consigo parar de perguntar», disse. «Até perguntei à minha tia onde arranjou o bolo. Foi ela que o fez. Para mim.»`,
  again: `«Não vou perguntar nada», disse o inspetor, «enquanto aguentar.» O rosto ficou vermelho, e o chapéu começou a subir. «E *tu*, onde pensas que vais?», gritou, quando {tiny} passou. «Para casa», foi a resposta, «se for permitido.» [«Quase nove segundos», disse {name}.]`,
  try: `O inspetor ergueu a lupa. «Muito bem», disse {being.ao}. «Onde viste o teu riso pela última vez?» O olho dele era do tamanho de um pires.~+, e~ Quando piscou, foi impossível não rirem. [«Cá está ele!»] «Agora desapareceu outra vez», disse {being}, antes que ele anotasse.`,
  payoff: `«Pergunta aos caminhos», disse {name}, «a todos.» Lá foi o inspetor, um a um, com a lupa. «E *tu*, vais para onde?» Todos o olharam de frente, menos um. «Ah-ah», disse ele. «Esse está a esconder alguma coisa. Para onde vai dar!»`,
  proud: `O inspetor escreveu *Resolvido* no caderninho e perguntou como se escreve, só pelo gosto de perguntar.`,
  asleep: `«Uma última pergunta», disse o inspetor, debaixo do chapéu. «Sim?», disse {name}. «Pode esperar», disse ele. De todas as que tinha, era a primeira que podia. No peito dele, dentro da lupa, um botão do tamanho de uma laranja subia devagar, e descia devagar.`,
};

export const hush: PalTelling<PortugueseNoun> = {
  noun: called('Dona Chiu', 'f'),
  intro: `Dona Chiu, amiga de {name}, era detetive.~+, e~ Andava de casaco cinzento, luvas cinzentas e chapéu cinzento, para ninguém dar por ela. «Não me viste», disse, debaixo da mesa da cozinha. «Ando a descobrir quem deixa cair as migalhas.» «Sou eu», disse {name}. [«Então também não me ouviste.»]`,
  quirk: `«Agora vamos sem nenhum ruído», disse Dona Chiu, e *nhic*, fez o sapato dela. Foi em bicos de pés.~+, e~ Ele fez *nhiiic*. Debaixo do chapéu cinzento ficou vermelha. «Todos os meus sapatos fazem isto. O ladrão ouve-me da outra rua», disse, «e acena.»`,
  again: `Dona Chiu tinha atado um lenço em cada sapato. Deu um passo.~+, e~ Já não era um rangido, era só um *mmf*. «Quem está a levar um rato aí dentro?», perguntou {tiny}, de passagem. «Não ouviste nada», disse Dona Chiu. [*Mmf*, disse o esquerdo.]`,
  try: `«Deixa {being} comigo», disse Dona Chiu. «Vou chegar por trás com uma boa surpresa.» *Nhic.* «Estou a ouvir», disse {being}.~, e~ Ela ficou um tempo num pé só, e depois, *nhic*, no outro. «Qual é a surpresa?», perguntou {being}. «Era só eu», disse Dona Chiu.`,
  payoff: `«É capaz de andar de mansinho?», perguntou {name}. «Mas é quando os meus sapatos são piores», disse Dona Chiu. «Bem sei», disse {name}. Então ela andou de mansinho, sem sair do sítio, *nhic… nhiic… NHIIIC*. Quem dormia sentou-se.~+, que~ Não há quem durma com alguém a fazer silêncio.`,
  proud: `«Vocês ouviram-me», dizia Dona Chiu a toda a gente. *Nhic.* «Ouviram. Não ouviram?»`,
  asleep: `Dona Chiu tirou os sapatos e pô-los lado a lado debaixo da cama.~, e~ De meias foi até à almofada, sem som nenhum. «Não me ouviste», disse ela.~+,~ E desta vez {name} não tinha ouvido.`,
};
