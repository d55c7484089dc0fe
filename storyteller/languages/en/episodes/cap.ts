import type { EpisodeTelling } from '../../bank.ts';
import { noun, type EnglishNoun } from '../noun.ts';

export const cap: EpisodeTelling<EnglishNoun> = {
  object: {
    noun: noun('the pen cap', 'a pen cap'),
    use: `“Excuse me,” said {name}, into the wide end of the pen cap. {In went the words. They were round and soft|In went the words, quite soft and round|In went the words, at the wide end, as soft and as round as two dumplings}. {Out of the chewed end they came, as thin as a pin|Out of the chewed end they came, as thin as a pin|Through the hole in the chewed end they came out again, as thin and as long as a knitting needle}: *feeeee!* {pal} jumped. “{That was you|And you said it so nicely},” said {pal}.`,
  },
  trouble: `{A pen cap came along, bump, bump|Along came a pen cap, bumping into things|Along the way came a blue pen cap, standing up, bumping into one thing after another}. “Is it night?” it asked. “Nearly,” said {name}. “Who's in there?” Inside was {helper.a}. “{It's my new hat|It's a new hat}. {They said it would suit me|I was told it would suit me, and it does, down to the feet}.”`,
  help: `[One of {name}'s hands went out, and went back in its pocket.] “{How did you get in?|Which way did you go in?}” asked {name}. “Forward,” said the hat. “{I've tried forward a lot|I've been trying forward ever since}.” “Try backward.” {The hat stood still. Out came {helper}|There was a short silence, and out of the hat came {helper}|There was a short silence, such as there is while somebody thinks, and then out of the hat came {helper}}. “{Backward|So there's backward, too},” said {helper}.`,
  gift: `“You have the hat,” said {helper}. “{You have more head|You've got more head to put in it}.” {The cap would not go on. It had been chewed|The cap fitted nobody's head, and the end had been chewed|The cap fitted none of the heads they had with them, and its end had been chewed by somebody doing sums}. “{It's good for talking in|But it's good for talking in},” said {helper}. “{It goes thin|I only said oh dear, and everybody heard}.”`,
  back: `Back came the pen cap, and lay on its side. {{Helper} looked in|{Helper} looked in at the wide end|{Helper} walked around it once, and stopped, and looked in at the wide end}. “As a hat it's too big,” said {helper}. “{But as a bed?|As a bed, I wonder…}” {In {helper.he} went, forward|And in {helper.he} went, forward}. “{Just right|It suits me},” said the bed, “{good night|down to the feet}.”`,
};
