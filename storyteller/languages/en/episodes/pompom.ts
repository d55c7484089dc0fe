import type { EpisodeTelling } from '../../bank.ts';
import { noun, type EnglishNoun } from '../noun.ts';

export const pompom: EpisodeTelling<EnglishNoun> = {
  object: {
    noun: noun('the pompom', 'a pompom'),
    use: `{name} held out the pompom to the small cold one. “You tell it things,” said {name}. “What you had for supper, say.” {So the pompom heard about supper. Each word came out warmer|So the pompom heard about supper, and each word came out warmer than the last|So the pompom was told, in between the shivers, all about supper, and each word came out a little warmer than the last}. {By the pudding nobody shook|By the time they got to the pudding, nobody was shaking}. [“It's a very good listener,” said {pal}.]`,
  },
  trouble: `{Here sat {helper.a}, next to a red pompom|Beside a red pompom sat {helper.a}, looking the other way|Beside a red pompom, but with some space between, and looking the other way, sat {helper.a}}. “I've just been told,” said {helper}, “that it's a pompom. {It's off a hat|It came off a hat}. {I told it all about me|I've talked to it all week, and I told it everything}.”`,
  help: `“Did it laugh when you told it?” asked {name}. “No,” said {helper}. “{Has it told anybody?|And has it told anybody?}” {{Helper} thought|{Helper} thought about the whole week|{Helper} thought back through the whole of the week, beginning on Monday}. “Nobody,” said {helper}, and moved {a bit nearer|a bit nearer to it}. “{So it can keep a secret|Then it's better at it than most},” said {name}.`,
  gift: `“Take it with you,” said {helper}. “{It never gets out|It never gets out}.” {It was flat on one side. It had fluff on it|It was flat on one side, where somebody had leaned, and full of crumbs|It was flat on one side, where somebody had leaned on it for a week, and rather full of crumbs}. {name} put it in a pocket, {and the pocket was warm|and the pocket grew warm}. “{All that talk|That'll be the talking},” said {helper}.`,
  back: `“Did it say anything?” asked {helper}. “{Not a word|Not one word, to anybody},” said {name}, and {set it down|set the pompom down|set the pompom down carefully, flat side outward}. {{Helper} leaned on it. It was as warm as ever|{Helper} leaned against it, in the old place, and it was still warm|{Helper} leaned against it, in the old flat place, and found that it was still warm}. “I'll tell you about my evening,” said {helper}. “{I met two people|First, I met two people}. Then…” [But that was as far as the evening got.]`,
};
