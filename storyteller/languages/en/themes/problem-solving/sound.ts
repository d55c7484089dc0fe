import type { ArcTelling } from '../../../bank.ts';

export const sound: ArcTelling = {
  title: ['{name} and the {Title}', 'Cup, String, Cup', 'Nobody Speaking'],
  want: [
    `Cup, string, cup: {name} had made a speaking machine. {You talk in here. It comes out there. But it didn't|You talk in at one end and it comes out at the other, but it didn't|You talk in at the one end, and it comes out at the other end, or it should have, but it didn't}. {{name} had checked both cups, and the string|{name} checked it in steps, this cup, that cup, and the string}. {It had to talk tonight. At breakfast they needed the cups|And it had to talk tonight, for by breakfast they'd be cups again}.`,
    `Out of two cups and a string {name} had made a speaking machine. {But it did not speak|But nobody had ever spoken in it|But, although you talked in at the one end as loud as you liked, nothing came out at the other}. {{name} looked in both cups, and along the string. They were good|First {name} looked into one cup, then into the other, then along the string}. {It had to speak tonight. At breakfast they needed the cups|It had to be tonight, for by breakfast they'd be plain cups again}.`,
  ],
  setoff: `{name} held one of the cups to one ear. “There's that sound! The machine works!” “I've got the other end,” said {pal}, “and I'm not speaking.” “Then we'll see who is,” said {name}. {They put on coats. They took cup, string, cup, and went|They rolled up the string, put coats on, and went|So they rolled up the string, put on their coats over their pajamas, and set out with a cup each}.`,
  stay: `{name} held one of the cups to one ear. “There's that sound! The machine works!” “I've got the other end,” said {pal}, “and I'm not speaking.” {They took it to the edge of the lamplight, in pajamas|So in pajamas they took it to where the lamplight stops, and sat down|So in pajamas they carried it, cup and string and cup, to where the lamplight stops, and sat down}. “Then we'll see who is,” said {name}. [And the other cup was put out into the dark.]`,
  remind: `“Hello?” said {pal} into one cup. “Yes?” said {name} into the other, a whole string away. “Who is it?” asked {pal}. “It's me.” “I can see you,” said {pal}. {That was what was wrong with the machine|And that was what was wrong with the machine, up to now|And that was it exactly, that was what had been wrong with the machine from the very beginning}: {they always knew who it was|you always knew who it was}.`,
  refrain: {
    first: [
      `{They went over the machine, end to end|They went over the machine, from one end to the other, and it came out like this}:\n“Cup, string, cup, and nothing's wrong.\nWhy is there nobody, all night long?”`,
      `{{name} sang into it. {pal} held the other|{name} sang into one cup, and {pal} held the other, to see if it got there}:\n“Cup, string, cup, and nothing's wrong.\nWhy is there nobody, all night long?”`,
    ],
    again: [
      `{They checked the machine again|You check a machine again before you give up, so they checked it again|You check a machine once more before you give it up, so they began at one cup and checked it again}:\n“Cup, string, cup, and nothing's wrong.\nWhy is there nobody, all night long?”`,
      `{They listened, each in a cup|They listened, each in a cup, and heard each other listening|They listened for a while, each of them in a cup, and all they heard was each other listening}:\n“Cup, string, cup, and nothing's wrong.\nWhy is there nobody, all night long?”`,
    ],
    third: `{The string was empty. They said|The string hung there between them with nothing in it, and they said}:\n“Cup, string, cup, and nothing's wrong.\nWhy is there nobody, all night long?”`,
    last: `{They checked it low. There was a mistake|They checked the machine for the last time, very low, and there was a mistake in it now}:\n“Cup, string, cup, and nothing's wrong.\nNow there is somebody, all night long.”`,
  },
  try: `{{name} left one cup with {being}. Then {name} went off and listened|{name} left one cup with {being}, went off as far as the string, and listened}. {It was very quiet|For a while it was quiet|For a while it was as quiet in there as it can only be in a cup}. “Who's speaking, please?” asked {name}. “Nobody,” said {being} in the cup. “I can hear you quite clearly!” said {name}. “I was just leaving,” said {the cup|the cup}.`,
  easy: `“{Hide one cup here|Hide one of the cups here},” said {pal}, low. “{Then it talks, and nobody knows it's us|Then the machine talks, and nobody knows we're in it}.” {In bed {name} would have the sound in one ear, all warm|In bed {name} would have the sound in one ear, all warm|In bed, with the cup on the pillow, {name} would have the sound in one ear, all warm, and nobody to thank for it}. {One cup went down behind {name}'s back|One cup was already going down behind {name}'s back}.`,
  resolve: `{{Being} made the sound into one cup. {name} listened at the other. It was all there|Then {being} made the sound right into one cup, and {name}, at the other, had an ear full|Then {being} made the sound once more, right into one cup, and at the other end of the string {name} had an ear full of it}. “Now you listen,” said {name}, and said good night into the cup. {The machine worked, but nothing came back|The machine worked, but for a while nothing came back|The machine was working, there was no doubt of that, but for a while nothing came back}. “There's somebody *in* here,” said {being}.`,
  bed: [
    `{The cups stood in the kitchen. {name} held the string|The cups stood in the kitchen, but {name} had kept the string, and held one end|The cups stood ready in the kitchen for breakfast, but {name} had kept the string, and was holding one end}. The other went {out into the dark|down over the blanket, into the dark}. Something came along it, and it was quiet.`,
    `Cup, and no string, and cup. They stood {on the shelf|side by side in the kitchen}, upside down. {In each was a bit of a good night|In each was a little of a good night, which went round once, and lay down|In each there was still a little of a good night, which went round once, as a dog does, and lay down}.`,
  ],
};
