import type { ArcTelling } from '../../../bank.ts';

export const shy: ArcTelling = {
  title: ['{name} and the {Title}', 'Somebody to Watch', 'What Happens When You Sleep'],
  want: [
    `By {name}'s bed stood a chair with a cushion on it. It was for somebody to watch. {{name} wanted to know: what do you do, asleep? You shut your eyes, and it's morning|{name} wanted to know what you do when you're asleep|What {name} wanted to know was what you do, all night, when you're asleep and can't see it}. {The chair was always empty. Would it be empty tonight?|But the chair was always empty, and what if nobody ever came?}`,
    `“What do I do when I'm asleep?” {name} had asked. Nobody knew. {They were all asleep too|At that time they were all asleep too|At that time, they said, they were all asleep themselves}. {So {name} put a chair by the bed, with a cushion. Somebody was to sit there and watch|So {name} had put a chair by the bed, with a cushion, for somebody to watch|So {name} had put a chair by the bed, with a cushion, for somebody to sit on and watch}. {It was still empty. What if nobody came?|But it was still empty, and what if nobody ever came?}`,
  ],
  setoff: `“Somebody watches us every evening,” said {name}, “and then leaves at bedtime. {I'm only just beginning then!|That's just when I begin!}” {They put coats on. They took the cushion, and went to ask|So the cushion came along, coats went on, and they went to ask|So the cushion was taken off its chair and put under one arm, the coats went on over the pajamas, and they went to ask}. “What do we say?” asked {pal}. “{That there's a seat|That there's a seat free},” said {name}.`,
  stay: `“Somebody watches us every evening,” said {name}, “and then leaves at bedtime. That's just when I begin!” {They put the cushion where the lamplight stops. They sat on each side of it|So, in pajamas, they put the cushion down where the lamplight stops, and sat beside it|So, in pajamas, they laid the cushion down where the lamplight stops, where it could be seen, and sat beside it}. “Shall I sit on it?” asked {pal}. “It's taken,” said {name}.`,
  remind: `“I did watch you sleep, once,” said {pal}. “You yawned, and then it was morning.” “And what had I done?” asked {name}. {{pal} thought hard. There was only the yawn|{pal} thought hard, but there was only the yawn|{pal} thought as hard as {pal.he} could, but wherever {pal.he} looked, there was only the yawn}. “{It was a very good one|But it was a very good yawn},” said {pal}[, and did it over, and they both had to wait till it was finished].`,
  refrain: {
    first: [
      `They asked the dark, since somebody there might be free:\n“Who's going to sit there, and who's going to see\nwhat I am like when I'm not being me?”`,
      `{name} held up the cushion, so that it could be seen, and sang:\n“Who's going to sit there, and who's going to see\nwhat I am like when I'm not being me?”`,
    ],
    again: [
      `Somewhere, somebody was good at watching, so they asked again:\n“Who's going to sit there, and who's going to see\nwhat I am like when I'm not being me?”`,
      `{pal} said that watching all night was a lot to ask. They asked as nicely as they could:\n“Who's going to sit there, and who's going to see\nwhat I am like when I'm not being me?”`,
    ],
    third: `There lay the cushion with nobody on it, and they sang to that:\n“Who's going to sit there, and who's going to see\nwhat I am like when I'm not being me?”`,
    last: `They sang it once more, softly, and now it wasn't a question at all:\n“You're going to sit there, and you're going to see\nwhat I am like when I'm not being me.”`,
  },
  try: `“Now watch me sleep,” said {name}, and lay down on the cushion, with both eyes shut. {There was even a snore|It had a snore in it|It was very well done, with a twitch of one foot, and a snore that went up in the middle}. {Being} came nearer to see. {name} wanted to see that, and opened one eye. Nobody was there. “You looked,” said {being}, farther off. “I can't watch you watch.”`,
  resolve: `“I've seen you asleep,” said {being}. “It was last week. {You sat there. Your head went down on your knees|You were sitting there, and your head went down on your knees}.” “And what did I look like?” asked {name}. {{Being} thought|{Being} thought about it|{Being} thought for some time, because it had to be exactly right}. “Like somebody who puts down a heavy bag.” {So now {name} knew. “Keep the cushion,” said {name}.|“Keep the cushion,” said {name}.}`,
  bed: [
    `The chair had no cushion on it. {That was out in the dark, with somebody on it|The cushion was out in the dark, and somebody was on it}. {name} put down the day like a heavy bag, first one side, and then, very softly, the other.`,
    `Nobody sat on the chair. But somebody, out in the dark on a cushion, knew what there was to see: a head on a pillow, and one hand. {The hand opened|Slowly the hand opened}. It had put everything down.`,
  ],
};
