import type { ArcTelling } from '../../../bank.ts';

export const sound: ArcTelling = {
  title: ['{name} and the {Title}', 'Warm, Warmer, Got You', 'The Game with the Scarf'],
  want: [
    `{The game was Ears. You tie a scarf over your eyes. You catch somebody by ear|The game was Ears, with a scarf tied over your eyes, and you catch somebody by the sound|The game was called Ears, in which you have a scarf tied over your eyes and catch somebody only by the sound they make}. {{name} had never caught anybody. It was always a coat|{name} had never caught anybody but coats|So far {name} had caught a coat, and another coat, and for one happy moment a lamp}. {{name} wanted to catch somebody tonight. What if it was a coat again?|{name} wanted to catch somebody tonight, before the big game. What if it was coats again?}`,
    `“Got you!” said {name}, and took off the scarf, and it was a coat. {The game was Ears. You tie a scarf over your eyes, and listen|The game was Ears, with a scarf over your eyes, and you catch by the sound|The game was called Ears, in which you have a scarf tied over your eyes and catch somebody only by the sound they make}. [The score so far was coats four, people none.] {{name} wanted a real catch tonight. What if it was coats again?|{name} wanted one real catch tonight, before tomorrow's game. What if it was coats again?}`,
  ],
  setoff: `{name}, with the scarf on, heard that sound again. “It's over there! {A coat doesn't do that|No coat does that}.” {“So we catch it?” said {pal}. “By ear,” said {name}.|“And you want to catch it,” said {pal}. “By ear,” said {name}.} {The scarf went into the coat, and they went|So the scarf went into the coat, and they went|So the scarf went into the coat until it should be wanted, and off they went}.`,
  stay: `{name} had the scarf on, and heard that sound again. “{A coat doesn't do that|I never met a coat that could do that}!” They sat down in pajamas, where the lamplight stops, {name} and the scarf and {pal}. {“Warm,” said {name}. “Warmer.”|“That's warm,” said {name}. “Now it's warmer.”} [It wasn't any coat.]`,
  remind: `“Try it here,” said {pal}, and on went the scarf. {name} listened, and went three steps with both arms out. “Got you!” {“That's me,” said {pal}. “I know,” said {name}. “You breathe.”|“That's me,” said {pal}. “I know,” said {name}. “It's how you breathe in.”} {It was a catch, but it did not count|It was a catch, only it didn't count|As a catch it was the best so far, only that {pal} had been holding the other end of the scarf}.`,
  refrain: {
    first: [
      `{You turn round three times in the scarf, and say|You turn round three times with the scarf on, and this is what you say to it}:\n“Eyes tied up, and ears untied,\nwhere does somebody, somebody hide?”`,
      `{pal} did the turning, and {name} did the asking, and both of them got a bit giddy:\n“Eyes tied up, and ears untied,\nwhere does somebody, somebody hide?”`,
    ],
    again: [
      `They stood and shut their eyes, and let their ears go on ahead:\n“Eyes tied up, and ears untied,\nwhere does somebody, somebody hide?”`,
      `It was warm, and getting warmer. It was time to ask it again:\n“Eyes tied up, and ears untied,\nwhere does somebody, somebody hide?”`,
    ],
    third: `{There was not a sound now. Still, they asked|So near, and not a sound now! They had never had to ask it of somebody they could see|They had come so near that they could see who it was, and never before had they had to ask it like that}:\n“Eyes tied up, and ears untied,\nwhere does somebody, somebody hide?”`,
    last: `{The scarf hung round {name}'s neck while they said it|Nobody wanted the scarf any more, and it hung round {name}'s neck while they said it}:\n“Eyes untied, and ears untied,\nno more does somebody, somebody hide.”`,
  },
  try: `“You do it, and I'll catch you,” said {name}, and tied on the scarf. {“With you listening?” asked {being}. There was no more sound|“What, with everyone listening?” said {being}, and from there on there wasn't a sound|“What, with everyone listening?” said {being}, and after that there wasn't a sound to go by, neither far nor near}. {{name} went three steps, arms out|{name} went three steps, arms out|With both arms out {name} went three steps, and then another three, round the other way}. “Got you!” {That was {pal}. “Got you!” It was {pal} once more|It was {pal}, and then it was {pal} again|It was {pal}, and the next time, round the other way, it was {pal} again}. [“It's how you breathe,” said {name}.]`,
  resolve: `“Once more,” said {name}, and tied the scarf on. {{Being} did it, out loud. {name} went straight there, with both arms out|So {being} did it again, out loud, and {name} went straight there, with both arms out|So {being} did it once again, out loud, for anyone to hear, and {name} went straight there, with both arms out}. “Got you!” {Off came the scarf. It was not a coat|Off came the scarf, and it wasn't a coat}. {“You have,” said {being}.|“So you have,” said {being}.} [That was coats four, people one.]`,
  bed: [
    `{The scarf hung by the coat, on one hook|The scarf hung beside the coat, on the same hook|On one hook, side by side, hung the scarf and the coat}. {Nobody would catch the coat tonight|Tonight nobody would catch the coat}. {{name}'s eyes were shut. Far off, very small, was somebody. Warm, said the ears|With both eyes shut {name} heard somebody, far off and small, and warm, said the ears, and warm}.`,
    `{{name} needed no scarf now. Both eyes were shut|Nobody needs a scarf in bed, where eyes shut by themselves}. {The ears were open a bit longer. They heard the coat hang still|The ears stayed open a little longer, and heard the coat hang still}. {They heard somebody, far off. It was somebody they knew. Then they let go|They heard somebody they had once caught, far off, and gently let go|They heard somebody they had once caught, far off in the dark, and very gently they let go}.`,
  ],
};
