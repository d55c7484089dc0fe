import type { ArcTelling } from '../../../bank.ts';

export const wonder: ArcTelling = {
  title: ['{name} and the {Title}', 'The Lid That Would Not', 'Step Four'],
  want: [
    `The plum jar would not open. {name} took it in steps. Step one was to twist it. Two was to tap it with a spoon. Three was to ask. {The lid got tighter each time|Each time the lid got tighter|After each of them, as far as you could tell, the lid sat on the jar a little tighter than before}. {{name} wanted plums for breakfast. But what was step four?|{name} wanted plums for breakfast, but what was step four?}`,
    `{name} wanted plums for breakfast, and the plum jar would not open. Step one was to twist it. Step two was to tap it with a spoon.~and~ Step three was to ask it nicely. {{name} had done them all. The lid was still on|The lid was still on|{name} had done all of them twice, in the right order and in the wrong one, and still the lid was on}. {What was step four? What if there was none?|What if there was no step four?}`,
  ],
  setoff: `“Tonight that happens all by itself,” said {name}. “And nobody twists it! I want to see how it's done.” {The spoon went in a coat pocket. {pal} took the jar|With coats on, and jar and spoon, they set out|The spoon went into a pocket of the coat that was put on over the pajamas, and {pal} took the plum jar}. “{The jar can learn it too|I'll hold it so that it can see},” said {pal}. {And they went|And off they went, the jar with its lid to the front}.`,
  stay: `“Tonight that happens all by itself,” said {name}. “And nobody twists it! I want to see how it's done.” {They sat down where the lamplight stops, in pajamas. So did the plum jar|In pajamas they sat down where the lamplight stops, with the plum jar between them|In pajamas they sat down where the lamplight stops, and put the plum jar down in between, with its lid to the front}. {“Can the jar see from there?” asked {pal}.|“It's so that the jar can see,” said {pal}.}`,
  remind: `“Let me try the jar,” said {pal}. “I'm fresh.” And {pal} took it and twisted. “It moved! Something moved!” {They looked. It was {pal} who had moved|They looked, and the one who had moved was {pal}|They looked into it carefully, and found that the lid was where it had been, and the one who had moved was {pal}}. “Step one,” said {name}, “{has been done by everyone now|has now been done by everybody}.”`,
  refrain: {
    first: [
      `They went through the steps from the top, in case one had been left out:\n“Twist it, tap it, pull it about.\nWhat is the trick of it, getting it out?”`,
      `{name} had the steps in a song, so as not to lose any:\n“Twist it, tap it, pull it about.\nWhat is the trick of it, getting it out?”`,
    ],
    again: [
      `“There's one step that we haven't thought of,” said {name}, and they went over it again:\n“Twist it, tap it, pull it about.\nWhat is the trick of it, getting it out?”`,
      `They sang to the jar, which kept its lid on:\n“Twist it, tap it, pull it about.\nWhat is the trick of it, getting it out?”`,
    ],
    third: `The jar would not, and neither would somebody else, so they sang to both:\n“Twist it, tap it, pull it about.\nWhat is the trick of it, getting it out?”`,
    last: `Nobody had been doing anything at all. They sang the steps so low that the air hardly moved:\n“Don't twist, don't tap, don't pull it about.\nThat is the trick of it. Let it come out.”`,
  },
  try: `{{name} took the spoon for step two. {name} tapped close by|“Step two,” said {name}, and tapped three times with the spoon, close by|“Step two,” said {name}, and tapped with the spoon, close by, three small polite taps, as you would at a door}. “What's that for?” asked {being}. “To loosen you,” said {name}. “It's doing the other thing,” said {being}. So {name} asked, nicely. “{That does too|So does that},” said {being}.`,
  resolve: `So step four was to stop. {They left the plum jar alone. {name} laid one finger on the lid|They left the plum jar all by itself, and {name} only laid one finger on the lid|They let the plum jar stand all by itself, with nobody holding it, and {name} only laid one finger on the lid}. {The lid went round the other way, and came off|The lid went round by itself, the other way, and came off|Round it went, all by itself, the other way from the way they'd always turned it, and the lid came off}. “Then all day long,” said {pal}, “we've been {shutting it|helping it shut}.”`,
  bed: [
    `In the kitchen stood the plum jar, with its lid beside it. Nobody twisted it, and nobody tapped. {The plums sat in a ring|The plums lay in it, round and close together}. In the dark you could smell them, very sweet.`,
    `In bed there was only step four, and it was easy. {{name} held on to nothing|There was nothing left to hold on to}. In the kitchen the lid lay beside its jar, and on the blanket lay one open hand.`,
  ],
};
