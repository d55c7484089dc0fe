import type { EpisodeTelling } from '../../bank.ts';
import { noun, type EnglishNoun } from '../noun.ts';

export const shoelace: EpisodeTelling<EnglishNoun> = {
  object: {
    noun: noun('the shoelace', 'an old shoelace'),
    use: `Up went the shoelace, good end first. {It knew what to do|Laces know what to do|It was an old lace, but there are things that laces don't forget}. {It went left. It went right. It went up like that, crisscross|Left it went, and right, and left, crisscross, all the way up|Left it went, and right, and left again, crisscross, as if somebody were doing up an enormous boot}. “Hold on,” said {name}, “{now it gets pulled tight|the next thing's the pulling tight}.” {And up they went|And it was, and up they went}.`,
  },
  trouble: `{{Helper.a} was pulling at a shoelace|Along came {helper.a}, backward, pulling at a shoelace|Along the way, backward, with a good many grunts and very little way to show for them, came {helper.a}, pulling at a shoelace}. “I can't talk,” said {helper}. “{Someone has the other end|There's somebody on the other end}. {He's as strong as I am|We've been at it since noon, and he's every bit as strong as I am}.”`,
  help: `“Let's see who it is,” said {name}, and followed the lace with one finger. {It went out. It went round. It came back to {helper}|It went out, and around, and came back to {helper}|It went out a little way, and around, and then it came straight back, to {helper}}. The other end was tied to {helper.his} own {leg|third leg}. [Nobody said anything.] “{So I was winning|Then I was winning},” said {helper}, “the whole time.”`,
  gift: `“{Take it. I have no one to beat|You'd better take it. There's nobody left to beat},” said {helper}. {The lace was gray. One end was a brush|The lace was gray, and one of its ends had come apart like a brush|The lace was short and gray, and one of its two ends had come apart until it looked like a brush}. “It's only a shoelace,” said {pal}. “{But it pulls|But it pulls},” said {helper}, “{believe me|and I should know}.”`,
  back: `“Who won?” asked {helper}. “{It did. It pulled us up|The lace did. It pulled us both up},” said {name}, and tied the {ends|two ends} in a bow. {Now no one had an end|Now there wasn't any other end|So now there wasn't any other end for anybody to be on}. {{Helper} lay down in the ring|In the middle of the ring {helper} lay down}, and for the first time since noon nobody pulled.`,
};
