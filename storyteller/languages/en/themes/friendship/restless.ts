import type { ArcTelling } from '../../../bank.ts';

export const restless: ArcTelling = {
  title: ['{name} and the {Title}', 'One Good Night Left Over', 'A Good Night in a Tin'],
  want: [
    `{name} had one good night left over. {It was for a friend. The friend had moved away|It had always gone to a friend, and on Friday the friend had moved away|It had gone every evening to the same friend, and on Friday the friend, with bed and boots and all, had moved away}. {{name} had said it into a tin, to keep it|So {name} had said it into a tin, and shut the lid|So {name} had said it into a tin, and shut the lid, to save it for somebody else}. {What if nobody else wanted it?|But what if nobody else wanted it?}`,
    `In a tin by {name}'s bed there was a good night. {A friend used to get it. The friend moved away on Friday|It used to go to a friend, but the friend had moved away on Friday|It used to go every evening to a friend, but since Friday the friend had lived so far away that it couldn't get there}. [You couldn't hear it, because of the lid.] {{name} wanted to give it to somebody|{name} wanted to give it to somebody tonight, while it was fresh}. {What if nobody wanted it?|But what if nobody wanted it?}`,
  ],
  setoff: `“Somebody's still up,” said {name}. “I don't believe anybody's told them good night.” “Perhaps somebody did,” said {pal}. “Then they wouldn't sound like that,” said {name}. {They put coats on. They took them the tin|So they put on their coats and went to bring the tin, held flat|So they put on their coats over their pajamas and set out to bring the tin, held flat, in case a good night is the kind of thing that runs}.`,
  stay: `“Somebody's still up,” said {name}, “and has had no good night.” {They sat down where the lamplight stops, in pajamas. The tin came too|In their pajamas they sat down where the lamplight stops, with the tin between them|In their pajamas they sat down side by side where the lamplight stops, with the tin between them, its lid on tight}. “Shout that you have one over,” said {pal}. “A good night isn't for shouting,” said {name}. “{They must come for it|They'll have to come for it}.”`,
  remind: `“Is the good night still in there?” asked {pal}. {name} held the tin to one ear. “I can't hear a thing.” “Then it's gone.” “Then it's *good*,” said {name}. {A bad one would rattle|It's only the bad ones that rattle}. {All the same, one thumb stayed on the lid|All the same, from there on, one thumb was kept on the lid|All the same, wherever they went from there, there was always one thumb, or at the least a finger, on the lid}.`,
  refrain: {
    first: [
      `They counted up the good nights, to be quite sure, and it came out like this:\n“Good night to you, and good night to you,\nand one left over, and what shall I do?”`,
      `{pal} wanted to hear the sum, and {name} sang it:\n“Good night to you, and good night to you,\nand one left over, and what shall I do?”`,
    ],
    again: [
      `They gave the dark a good night each, to be friendly, and there was still one over:\n“Good night to you, and good night to you,\nand one left over, and what shall I do?”`,
      `{name} weighed the tin in one hand, and it was no lighter:\n“Good night to you, and good night to you,\nand one left over, and what shall I do?”`,
    ],
    third: `Nobody here could stop for long enough to be given a good night, so they sang:\n“Good night to you, and good night to you,\nand one left over, and what shall I do?”`,
    last: `They went over the sum again in a whisper, and this time it came out even:\n“Good night to you, and good night to you,\nand none left over, and that will do.”`,
  },
  try: `{name} held out the tin, close up, and opened it. {The good night in it was small. The noise was big|A good night is small, and it came out in the middle of all that noise|A good night out of a tin is a small thing, and it came out when there was already a great deal of noise going on}. “Did you get it?” asked {name}. “Something went by,” said {being}. “Was it for me?” {{name} quickly shut in the rest|Quickly {name} shut the lid on what was left of it|{name} put the lid back on as quickly as can be, and shut in what was left}.`,
  resolve: `“Good night,” said {name}, close up, <tried:with the last of it|straight> out of the tin. {Then {being} said it too. “Good night.”|For a while nothing came, and then {being} said, nearly asleep, “Good night.”|For a while nothing whatever came back, and then it did, from a long way in and already nearly asleep: “Good night,” said {being}.} {So now there was one over again|Nobody had expected to get one back}. “Whose is that?” asked {pal}. “Mine,” said {name}, and shut it in the tin.`,
  bed: [
    `The tin stood by the bed, with the lid on. {In it was {name}'s own good night|There was a good night in it, {name}'s own}. It didn't rattle. So it was a good one, and lay still.`,
    `By the bed the tin stood open. {Out came the good night|Over the edge came the good night}. It was small, and had only as far to go as the pillow. There it lay down, close to one ear.`,
  ],
};
