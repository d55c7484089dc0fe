import type { PalTelling } from '../../bank.ts';
import { called, type BrazilianNoun } from '../noun.ts';

export const inspector: PalTelling<BrazilianNoun> = {
  noun: called('Inspetor Farelo', 'm'),
  intro: `{name} tinha amizade com um detetive chamado Inspetor Farelo.~, e~ Usava casaco comprido e lupa.~+, e~ Tinha uma pergunta para cada um. “Bonita noite”, disse {name}. “É mesmo?”, disse Inspetor Farelo. “E quem mais viu?” [Nunca tinha prendido ninguém, mas não havia um a quem não tivesse perguntado.]`,
  quirk: `Inspetor Farelo se curvou sobre uma colher e ergueu a lupa. “Onde a senhora estava na hora do jantar?” A colher não disse nada.~+, e~ Ele ficou rosado. “Não consigo parar de perguntar”, disse. “Perguntei até à minha tia onde ela arranjou aquele bolo. Ela tinha feito. Para mim.”`,
  again: `“Não vou perguntar nada”, disse Inspetor Farelo, “enquanto aguentar.” O rosto foi ficando vermelho, e o chapéu começou a subir. “E *você*, aonde pensa que vai?”, gritou, quando {tiny} passou. “Para casa”, foi a resposta, “se for permitido.” [“Quase nove segundos”, disse {name}.]`,
  try: `Inspetor Farelo ergueu a lupa. “Muito bem”, disse para {being}. “Onde você viu o seu riso pela última vez?” O olho dele era do tamanho de um pires.~+, e~ Quando piscou, foi impossível não rir. [“Achei!”] “Agora sumiu de novo”, disse {being}, antes que ele anotasse.`,
  payoff: `“Pergunte aos caminhos”, disse {name}, “a todos.” De um em um foi Inspetor Farelo, com a lupa. “E *você*, vai para onde?” Todos o olharam de frente, menos um. “A-há”, disse ele. “Esse está escondendo alguma coisa. Aonde vai dar!”`,
  proud: `Inspetor Farelo escreveu *Resolvido* no caderninho e perguntou como se escreve, só pelo gosto de perguntar.`,
  asleep: `“Uma última pergunta”, disse Inspetor Farelo, debaixo do chapéu. “Sim?”, disse {name}. “Pode esperar”, disse ele. De todas as que tinha, era a primeira que podia. No peito dele, dentro da lupa, um botão do tamanho de uma laranja subia devagar, e descia devagar.`,
};

export const hush: PalTelling<BrazilianNoun> = {
  noun: called('Dona Psiu', 'f'),
  intro: `Dona Psiu, amiga de {name}, era detetive, de casaco cinza, luvas cinza e chapéu cinza, para ninguém notar. “Você não me viu”, disse ela, debaixo da mesa da cozinha. “Estou descobrindo quem derruba os farelos.” “Sou eu”, disse {name}. [“Então você também não me ouviu.”]`,
  quirk: `“Agora vamos sem nenhum ruído”, disse Dona Psiu, e *nhic*, fez o sapato dela.~, e~ Foi na ponta dos pés.~+, e~ Ele fez *nhiiic*. Debaixo do chapéu cinza ela ficou vermelha. “Todos os meus sapatos fazem isso. O ladrão me ouve da outra rua”, disse, “e acena.”`,
  again: `Dona Psiu tinha amarrado um lenço em cada sapato.~, e~ Deu um passo.~+, e~ Já não era um rangido, era só um *mmf*. “Quem está levando um rato aí dentro?”, perguntou {tiny}, de passagem. “Você não ouviu nada”, disse Dona Psiu. [*Mmf*, disse o esquerdo.]`,
  try: `“Deixe {being} comigo”, disse Dona Psiu. “Vou chegar por trás com uma boa surpresa.” *Nhic.* “Estou ouvindo”, disse {being}. Ela ficou um tempo num pé só, e depois, *nhic*, no outro. “Qual é a surpresa?”, perguntou {being}. “Era só eu mesma”, disse Dona Psiu.`,
  payoff: `“Dá para andar bem de mansinho?”, perguntou {name}. “Mas é aí que os meus sapatos são piores”, disse Dona Psiu. “Ouvi dizer”, disse {name}. Então ela andou de mansinho, sem sair do lugar, *nhic… nhiic… NHIIIC*. Quem dormia se sentou.~+, porque~ Não há quem durma com alguém fazendo silêncio.`,
  proud: `“Vocês me ouviram”, dizia Dona Psiu para todo mundo. *Nhic.* “Ouviram. Não ouviram?”`,
  asleep: `Dona Psiu tirou os sapatos e os pôs lado a lado debaixo da cama.~, e~ De meias foi até o travesseiro, sem som nenhum. “Você não me ouviu”, disse ela.~+,~ E dessa vez {name} não tinha ouvido.`,
};
