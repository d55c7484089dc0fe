import type { EpisodeTelling } from '../../bank.ts';
import { noun, type EnglishNoun } from '../noun.ts';

export const button: EpisodeTelling<EnglishNoun> = {
  object: {
    noun: noun('the button', 'a button'),
    use: `{name} turned the button over. {Three of its holes had old thread in them. The fourth had none|Three of its holes had old thread in them, and the fourth had never been used|Three of its holes were stuffed with old thread, but through the fourth nobody had ever pulled a needle}. “So that one isn't used up,” said {pal}. {Out of it came light. It was as thin as a straw|And out of it, as thin as a straw, came light|And out of it, when {name} held it up in front, as thin as a straw and as straight, came light}. [They took turns at pointing it.]`,
  },
  trouble: `{A button came along, walking|Along the way came a button, walking|Along the way toward them, in no great hurry and a little to one side, came a button, walking}. Under it was {helper.a}. “Don't say it,” said {helper}. “{They all say, look, a button|Everybody says, oh look, a button}. {Nobody says good evening|Nobody has wished me a good evening since I picked it up}.”`,
  help: `“{Don't go under it|You needn't be under it},” said {name}, and stood the button on its edge. {Now it was a wheel|Now it was a wheel, with somebody beside it|Now it was a wheel, and beside the wheel, for all the world to see, there was somebody walking}. “A good evening to you,” said {pal}. “Good evening,” said {helper}, {and stopped|and stopped, to enjoy it}. [“{Again, please|Could you say that again}?”]`,
  gift: `“It's going to be my table,” said {helper}, “but {there's no supper yet|I'm not having people in till later}. {You take it|You can have it till then}.” {It was a brown button. It had four holes|It was a plain brown button with four holes|It was a plain brown button, of the sort that comes off, and it had four holes}. “{One hole is new|The fourth hole is new},” said {helper}. “{That's the good part|I'd look there, if it gets dark}.”`,
  back: `{Helper} was waiting with four crumbs. {name} laid the button on top of them, {and it was a table|and it was a table|and it stood there, quite level, and was a table}. {They all said good evening|“Good evening,” they said, around it|“Good evening,” they all said, one after another, all the way around it}. “Good evening,” said {helper}, “and good night,” and put {helper.his} feet up.`,
};
