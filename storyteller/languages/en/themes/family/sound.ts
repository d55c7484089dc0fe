import type { ArcTelling } from '../../../bank.ts';

export const sound: ArcTelling = {
  title: ['{name} and the {Title}', 'Everybody\'s Noise', 'The Noise That Was Left Over'],
  want: [
    `{Everybody in {name}'s family made a noise. {name} had a list|In {name}'s family everybody had a noise, and {name} had the list}. {*Hums to the soup*, it said. *Sings in the bath, only “potato”*|*Hums to the soup*, it said, and *sings in the bath, but only “potato”*}. {One noise had no name. It came at night|But one noise, at night, had no name|But one noise, the one that came at night, still had no name beside it}. {{name} wanted it tonight. What if somebody was left out?|{name} wanted the name tonight. What if somebody was left out?}`,
    `{There was a list of {name}'s family, by noises|There was a list of {name}'s family, noise by noise|There was a list of {name}'s whole family, noise by noise, for reading out at breakfast}. {*Hums to the soup*, it said. *Sings in the bath, only “potato”*|*Hums to the soup*, it said, and *sings in the bath, but only “potato”*}. [There was *sneezes in threes*.] {The last noise came at night. It had no name|Only the last noise, at night, had no name|Only the last noise, which came at night, had no name beside it}. {{name} wanted it tonight. What if somebody was left out?|{name} wanted the name tonight. What if somebody was left out?}`,
  ],
  setoff: `“There's the last noise!” said {name}, and ran a finger down the list. “{It isn't the soup. It isn't *potato*|It's not the soup, and it isn't *potato*}. {One of us is out there|There must be one more of us out there}.” {The list went into the coat. So did a pencil, and they went|Into the coat went the list, and a pencil for the name, and off they went|Into the coat, over the pajamas, went the list, and a pencil to write the name with when they had it, and off they went}.`,
  stay: `“There's the last noise!” said {name}, and ran a finger down the list. {So they sat down in pajamas. They had a pencil|So they sat down in pajamas, where the lamplight stops, with a pencil|So they sat down in pajamas, just where the lamplight stops, with a pencil to write down the name}. {Behind them somebody hummed to the soup|Behind them, at home, somebody hummed to the soup}. {“That's on the list,” said {name}. “Now listen.”|“That one's on the list,” said {name}. “Now listen for the other.”}`,
  remind: `“Have I got a noise?” asked {pal}. {name} looked down the list. “{You say *ah* when you sit|You say *ah* when you sit down}.” {{pal} sat down to see. “Ah.”|“I don't,” said {pal}, and sat down to prove it. “Ah.”} {It was on the list|It was there on the list, between the soup and *potato*|It was there on the list in black and white, between the soup and *potato*, with a name and a tick}. [“And they all know?” “We like it,” said {name}.]`,
  refrain: {
    first: [
      `{They went through the list, and it came out like a song|They went through the list as they went along, and the end of it came out like a song}:\n“One of us hums, and one of us snores,\none is left over. Is it yours?”`,
      `“It's a thing we say at supper,” said {name}, “when there's a noise and nobody will own up.”\n“One of us hums, and one of us snores,\none is left over. Is it yours?”`,
    ],
    again: [
      `{They asked everybody. Everybody said no|Everybody they met was asked, in case, and they all said the same, and it was no}:\n“One of us hums, and one of us snores,\none is left over. Is it yours?”`,
      `{pal} did the hum and the snore, both rather well, and {name} did the asking:\n“One of us hums, and one of us snores,\none is left over. Is it yours?”`,
    ],
    third: `Nobody at home had ever needed so long to own up. They said it as kindly as it can be said:\n“One of us hums, and one of us snores,\none is left over. Is it yours?”`,
    last: `{name} held up the list to say it, and the last line of it wasn't asking any more:\n“One of us hums, and one of us snores,\nnone is left over. This is yours.”`,
  },
  try: `“We've all got a noise,” said {name}, and read out the list. {“*Sings in the bath. One word*.” “Which?” asked {being}. “*Potato*.”|“*Sings in the bath, but only one word.*” “Which?” asked {being}. “*Potato*.”} {Being} laughed out loud. {Then the laugh stopped|Then, halfway through, the laugh stopped|Then, halfway through, as if it had bumped into something, the laugh stopped}. {“You see,” said {being}. “You do laugh.”|“You see,” said {being}. “People don't mean to, but they laugh.”}`,
  resolve: `{There was room on the family's list. {name} wrote the new name in|Beside the last noise on the family's list {name} wrote in the name|Beside the last noise on the family's list there was just room for a name, and {name} wrote it in}. {“Read it,” said {being}. So {name} did, from the soup on|“Read it out,” said {being}, so {name} did, from the soup right down to the end|“Read it all out,” said {being}, so {name} did, from the soup right down to the end, where there wasn't a gap}. {“I come after *potato*,” said {being}.|“I'm the one after *potato*,” said {being}.}`,
  bed: [
    `{The list lay ready. Each noise had a name|The list lay ready, with a name at every noise}. {They came up out of the dark, one by one|One by one they came up out of the dark}: {the hum, and one low *potato*|the hum, and one low *potato*}. {Then came the one from far off. That was all the family|Then, from far off, came the other, and that was everybody}.`,
    `{At the bottom of the list stood a new name|At the bottom of the list stood the new name, in pencil, and dry|At the bottom of the list, in pencil, right under *potato*, stood the new name}. {Somewhere in the dark its noise came, once|Somewhere out in the dark there was its noise, once|Somewhere out in the dark, no louder than it had to be, there was its noise, once}. {“That's one of us,” said somebody at home, half asleep|“That's one of ours,” said somebody at home, more than half asleep}.`,
  ],
};
