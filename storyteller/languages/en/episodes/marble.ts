import type { EpisodeTelling } from '../../bank.ts';
import { noun, type EnglishNoun } from '../noun.ts';

export const marble: EpisodeTelling<EnglishNoun> = {
  object: {
    noun: noun('the cloudy marble', 'a cloudy marble'),
    use: `Up and down one sleeve {name} rubbed the marble, and nothing happened. “It wants the other sleeve,” said {pal}. {So the other sleeve did it|So the other sleeve had its turn|So the marble was changed over, politely, from hand to hand, and rubbed on the other sleeve}. {The cloud in it went pink. It went gold|Inside it the cloud went pink, and then gold|Inside the glass the cloud went pink at the edges, and then gold in the middle, like a cloud at breakfast}. {It was a lamp|It was a lamp, and it fitted in a fist}.`,
  },
  trouble: `{Here stood {helper.a}, hugging a marble|Here stood {helper.a}, hugging a marble|In the middle of the path, leaning a little to one side, stood {helper.a}, hugging a marble}. “I'm busy,” said {helper}. “{If I let go, it runs off|The minute I let go, it's off}. {It's lovely. But I can't have supper|I wanted it for years, and I haven't had supper since I got it}.”`,
  help: `Out of one pocket {name} pulled a bit of string, {made a ring of it|laid it in a ring|laid it in a small ring, with the ends tucked in}, and set the marble in the middle. “Now let go.” {{Helper} let go. The marble stayed|{Helper} let go, a little at a time, and the marble stayed|{Helper} let go a little, and waited, and let go a little more, and still the marble stayed where it was}. “{It only wanted a plate|So it only wanted a plate},” said {helper}.`,
  gift: `{Helper} had supper, {slowly|a long one|slowly, and twice, as it ought to be had}. Then {helper.he} rolled the marble over to {name}. “{You hold it for a bit|I've held it enough for this week}.” {The marble was gray inside, like old milk|It was no color at all, with a cloud in it|It was a marble of no color at all, with a chip, and inside it hung one gray cloud}. “{You have to rub it|It's better than it looks, once it's rubbed},” said {helper}.`,
  back: `“Did it run off?” asked {helper}. “Not once,” said {name}, and set it back in its ring of string. {Its gold went pink. Its pink went gray|Its gold went down to pink, and its pink to gray|Slowly the gold in it went down to pink, and slowly the pink went down to gray}. {Helper} leaned on it, {with nothing to hold|holding on to nothing}, and was asleep.`,
};
