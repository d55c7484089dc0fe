import type { ArcTelling } from '../../../bank.ts';

export const wonder: ArcTelling = {
  title: ['{name} and the {Title}', 'The Last Thing You See', 'Not the Mug Again'],
  want: [
    `The last thing {name} saw every night was the mug, {brown, by the bed|which stood by the bed, brown, with one ear}. {What you see last, you dream of. So {name} always dreamed of the mug|What you see last you dream of, and so {name} always dreamed of the mug|And since what you see last stays in your eyes till morning, {name} had now dreamed of that mug for a whole year}. {Tonight {name} wanted to see something better|Tonight {name} wanted something better}. {What if it was the mug again?|But what if it was the mug again?|But what if, after all that, it was only the mug again?}`,
    `“What did you dream of?” they asked at breakfast. “The mug,” said {name}. {It stood by the bed. It was the last thing {name} saw|It stood by the bed, and was the last thing that {name} saw|It was always the mug, because it stood by the bed with its one ear, and was the last thing that {name} saw}. {Tonight {name} wanted to see something better|Tonight {name} wanted something better to fall asleep on}. {What if it was the mug again?|But what if it was the mug again?}`,
  ],
  setoff: `“*That's* what I'll fall asleep on,” said {name}. “{I'll go and look|We'll go and look till I'm full}.” {The mug was turned round, to be kind|The mug was turned round, to spare its feelings, and coats went on|First the mug was turned to look the other way, to spare its feelings, and then the coats went on over the pajamas}. “What if you blink on the way home?” asked {pal}. “Blinks don't count,” said {name}. “{Only the long one|Only the last one, the long one}.” {And they went|And off they went}.`,
  stay: `“*That's* what I'll fall asleep on,” said {name}. In pajamas they sat down where the lamplight stops, {and looked|with all four eyes wide open}. “What if you blink?” asked {pal}. “Blinks don't count,” said {name}. “{Only the long one|Only the last one counts, the long one}.”`,
  remind: `“Look at me,” said {pal}. {name} looked hard at {pal}, and shut both eyes. “Am I in there?” asked {pal}. “No. It's still the mug.” {{name} had seen the mug so often. It would not go|The mug had been put in too often to go out|The mug had been put in there so often, one night after the other, that by now it no longer took the trouble to go out}. “Then you need something big,” said {pal}, “{for in front of it|to stand in front of it}.”`,
  refrain: {
    first: [
      `{They tried their eyes. They shut|They tried their eyes, to be sure that they shut|They tried their eyes, first the one and then the other, so as to be sure that they shut}:\n“Shut your eyes, and what's to see?\nOnly the mug, looking back at me.”`,
      `{You can sing this with shut eyes|You can sing this with eyes or without, and they sang it without|You can sing this with eyes or without, just as you happen to feel, and they sang it without}:\n“Shut your eyes, and what's to see?\nOnly the mug, looking back at me.”`,
    ],
    again: [
      `“Has the mug gone yet?” asked {pal}. They shut their eyes and looked:\n“Shut your eyes, and what's to see?\nOnly the mug, looking back at me.”`,
      `{They shut their eyes and looked|They shut their eyes once more, in case it had changed|They shut their eyes once more, and kept them shut for a while, in case anything had changed}:\n“Shut your eyes, and what's to see?\nOnly the mug, looking back at me.”`,
    ],
    third: `{The mug was still in front. They sang|There was still nothing to put in front of the mug, so they sang|As there was still nothing, big or small, that they could put in front of the mug, they sang}:\n“Shut your eyes, and what's to see?\nOnly the mug, looking back at me.”`,
    last: `{They looked till they were full, and sang|They looked till they were full, and shut their eyes, and sang what was in there|They looked and looked till they were quite full, and then they shut their eyes, and sang what was in there}:\n“Shut your eyes, and what's to see?\nAll of it, all of it, looking at me.”`,
  },
  try: `“I only need a quick look,” said {name}. “I shut my eyes on you, and keep you.” “For how long?” asked {being}. “Till breakfast,” said {name}. “All *night*?” {{Being} had been afraid of one minute|So far {being} had been afraid of one minute|Up to that moment {being} had only been afraid of being looked at for about one minute}{. Now it was all night|, and now there was a whole night|, and now there was a whole night}.`,
  resolve: `{name} looked at {being}, and shut both eyes{|, like a lid|, carefully, as you put on a lid}. “Is it all in?” asked {pal}. “Right up to the edges,” said {name}. “And no mug?” {{name} looked again, inside. There was one thing in front|{name} looked round inside, and at the front there was one other thing|{name} looked round in there, and right at the front, where you have the best view, there was one other thing}. “The mug came too,” said {name}. “{It wanted to see|It wanted to see something better}.”`,
  bed: [
    `By the bed stood the mug, turned round, {to look the same way as {name}|so that it looked the same way as {name}}. {It was full of dark. Then came the long blink|It was full of dark, up to the edge, when the long blink came, and stayed|It had filled with dark, up to the very edge, by the time the long blink came, and stayed}.`,
    `{The lids were down. Behind the mug was {being}|The lids were down, and in front sat the mug, and behind it, up to the edges, was {being}|The lids were down, and in front sat the mug, brown and small, and behind it, right up to the edges, was {being}}. {It was all in|All of it was in}, and would keep till morning. Nobody blinked.`,
  ],
};
