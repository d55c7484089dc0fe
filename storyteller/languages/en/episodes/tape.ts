import type { EpisodeTelling } from '../../bank.ts';
import { noun, type EnglishNoun } from '../noun.ts';

export const tape: EpisodeTelling<EnglishNoun> = {
  object: {
    noun: noun('the tape measure', 'a tape measure'),
    use: `Out came the end of the little tape measure, and {name} let it go. {It didn't go in. It went up|It went up instead of in|But it was a tape that had been waiting for something tall, and it went up instead of in}. {It stood straight. Far up it hooked on|Up it stood, as stiff as a ruler, until its hook took hold|Up it stood, all by itself and as stiff as a ruler, until far above them its hook took hold of something}. [“What number is it?” asked {pal}. “Up,” said {name}.] {They held on. It pulled them up|They held on, and it wound itself in, and them with it}.`,
  },
  trouble: `{Here lay {helper.a} beside a tape measure, very straight|Beside a tape measure lay {helper.a}, very straight|Beside a tape measure no longer than a thumb, very straight, with closed eyes, lay {helper.a}}. “Ssh, I'm being measured,” said {helper}. “{I'm one|I come to exactly one}.” “One what?” asked {name}. {Helper} sat up. “{That's the bit that's rubbed off|That's the trouble. That's the part that's rubbed off}.”`,
  help: `“One of you,” said {name}. “That's what it measures in.” {So they measured things|So they tried it out on things|So, to see whether it worked, they began to try it out on whatever they had with them}. {A thumb was two. A sleeve was twenty|A thumb was two, and a whole {name} was ninety and a bit|A thumb came to two, and the whole of {name}, lying down, came to ninety and a bit}. “{And I'm one|And I'm exactly one},” said {helper}. “{I thought so|I always felt I was}.”`,
  gift: `“You have it,” said {helper}. “{I know now|I know what I am now}.” {The tape was as long as a thumb. It had no numbers|It was a tape measure as long as a thumb, and it had no numbers left|All in all the tape was as long as a thumb, and it had been pulled so often that it had no numbers left}. “It doesn't look like much,” said {pal}. “{It can be long|It's longer when it has to be},” said {helper}.`,
  back: `Home ran the tape measure, *zip*, {and lay still|to the very end, and lay still}. {{Helper} lay down by it|{Helper} lay down beside it, very straight|Beside it, where everybody could see how well it came out, {helper} lay down straight}. “What are you at night?” asked {name}. “{Still one|I'm one at night, too},” said {helper}{. Then {helper.he} slept.|, already half asleep.|, who was by that time already half asleep.}`,
};
