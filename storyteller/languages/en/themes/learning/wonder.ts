import type { ArcTelling } from '../../../bank.ts';

export const wonder: ArcTelling = {
  title: ['{name} and the {Title}', 'Round as an O', 'By Bedtime, Said {name}'],
  want: [
    `{name} could not whistle. The kettle could, {all by itself|and nobody had ever shown it how}. {{name} made a round mouth and blew. It was only <underwater: bubbles|air>|{name} made a round mouth, and blew, and out came <underwater: bubbles|air>|{name} made the mouth as round as it would go, and blew, and time after time what came out was only <underwater: bubbles|air>}. “By bedtime,” {name} had told the kettle, “I'll whistle too.” {Now it was nearly bedtime|And it was nearly bedtime}. What if the kettle won?`,
    `“By bedtime,” {name} had said to the kettle at breakfast, “I'll whistle too.” {The kettle could. Nobody had shown it how|The kettle did it without ever having had a lesson|The kettle did it every morning, without ever having had a lesson, with its eyes shut, you might say}. {name} had practiced all day. {Only <underwater: bubbles|air> came out|Nothing had come out but <underwater: bubbles|air>}. {Now it was nearly bedtime. What if the kettle won?|And now it was nearly bedtime, and what if the kettle won?}`,
  ],
  setoff: `“Tonight it's going to happen,” said {name}. “I try all day, and nothing happens. I want to see how it's done.” {{pal} did up the coat. {name}'s mouth was busy|{pal} did up the coats, since {name} was busy with a round mouth|{pal} did up both the coats over both the pajamas, since {name} was busy with a round mouth and needed both hands for it}. Out came <underwater: a bubble|some air>. “Nearly a whistle,” said {pal}, and {they went|off they went to see}.`,
  stay: `“Tonight it's going to happen,” said {name}. “I try all day, and nothing happens. I want to see how it's done.” {They sat down in pajamas where the lamplight stops|So in pajamas they sat down where the lamplight stops, to see|So in pajamas they sat down where the lamplight stops, in the front row, you might say, to see how}. {name} made a round mouth, to be ready. Out came <underwater: bubbles|air>. “Nearly a whistle,” said {pal}.`,
  remind: `“Think of the kettle,” said {pal}. {{name} did. Both cheeks got hot. Out came <underwater: bubbles|air>|{name} thought of it until both cheeks were hot, and out came <underwater: bubbles|air>|{name} thought of it so hard that both cheeks grew hot, and the ears as well, and out came a good deal of <underwater: bubbles|air>}. “Now you're boiling,” said {pal}. “{That is half of it|That's the first half of it}.” “What's the other half?” asked {name}. “{The whistle|The part that you hear},” said {pal}.`,
  refrain: {
    first: [
      `{pal} wanted to learn to whistle too, so {name} passed on what there was:\n“Round as an O, and not too wide.\nBlow, and the whistle stays inside.”`,
      `There are rules for whistling, and {name} knew them all by heart:\n“Round as an O, and not too wide.\nBlow, and the whistle stays inside.”`,
    ],
    again: [
      `They both tried to whistle, and twice as much nothing came out, so they said:\n“Round as an O, and not too wide.\nBlow, and the whistle stays inside.”`,
      `Their lips were tired from not whistling, so they said, to rest them:\n“Round as an O, and not too wide.\nBlow, and the whistle stays inside.”`,
    ],
    third: `{name} couldn't get it out, and no more could {being}, and this was for both:\n“Round as an O, and not too wide.\nBlow, and the whistle stays inside.”`,
    last: `Everyone's mouth was round already, so they breathed the words, and they had turned themselves about:\n“Round as an O, and very wide.\nLook, there is nothing that stays inside.”`,
  },
  try: `“There's nothing to it,” said {name}. “You only have to let it out.” {Then {name} showed how, and blew|And {name} made the round mouth, and blew|And to show {being} how easy it was, {name} made the round mouth, took the longest breath of the day, and blew}. <underwater: Bubbles|Air>. {Being} waited. “And then it comes?” “No,” said {name}. “That's all, so far.” “{I was afraid of that|That's just what I thought it would be like},” said {being}.`,
  resolve: `{name} wasn't trying to whistle now. {All the mouths were round from looking. {name}'s was the roundest|All round them mouths had gone round from looking, and {name}'s was the roundest|All about them mouths had gone round, simply from looking, and of all those mouths {name}'s was quite the roundest}. {{name} only breathed. And there was a whistle|It only breathed, and there it was, thin and clear, a whistle|It only breathed, as you breathe when there's nothing to say, and there it was, thin and clear, a whistle}. {Everyone looked round for a kettle|People turned to see who had brought a kettle|Here and there people turned round to see who could have brought a kettle with them}. “{It's bedtime. You won|Well, you did say by bedtime},” said {pal}.`,
  bed: [
    `In the kitchen stood the kettle, cold, with nothing to say. In bed there was a mouth, still nearly round. {The whistle was asleep in it|Somewhere in it lay the whistle}, as small as a thread, and stayed inside.`,
    `Till breakfast the kettle would be quiet, and the new whistle would be, too. It lay behind two lips, {a little warm|and was still a little warm}. Slowly the round mouth closed over it, like a purse.`,
  ],
};
