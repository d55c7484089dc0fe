import type { ArcTelling } from '../../../bank.ts';

export const restless: ArcTelling = {
  title: ['{name} and the {Title}', 'The Scarf That Could Not Stop', 'One More Row'],
  want: [
    `{name} was knitting a scarf, a blue one. {On Tuesday it was long enough. But how do you stop?|On Tuesday it had been long enough, but how you stop, nobody had said|On Tuesday, when {name} tried it on, it had been quite long enough, but how you stop, nobody had ever said}. {So it grew, and now it filled the bed|So it went on, and now it filled the bed|So on it went, past Wednesday and over the blanket, and now it filled the bed}. {{name} wanted an end. What if it had none?|{name} wanted an end on it tonight, and what if it never had one?}`,
    `In, and over, and round, and through: that's how {name} had begun a scarf. {But nobody had said how you stop|How one stops, nobody had told {name}|How one stops is another matter, and that nobody had told {name}}. {The scarf was blue. Now it was all over the bed|The scarf was blue, and since Monday it had grown all over the bed|The scarf was blue, and had been growing since Monday, and now it lay all over the bed, needles and all}. {{name} wanted an end tonight. What if it had none?|{name} wanted an end on it tonight, but where does one get an end?}`,
  ],
  setoff: `“Whoever that is can't stop, either,” said {name}. “{They only know the beginning|They've only learned the beginning, like me}.” {The scarf had to come too. It went round the coat eleven times|The scarf was wound round the coat, eleven times, and the rest round {pal}|The scarf, since it couldn't be left, was wound round the coat, eleven times, and what there was over was wound round {pal}}. “Can you see?” asked {name}. “{It's blue|Blue},” said {pal}. {So they went to look for an end|So they went to find out how you stop}.`,
  stay: `“Whoever that is can't stop, either,” said {name}. “{They only know the beginning|They've only learned the beginning, like me}.” {They sat where the lamplight stops. The scarf came out behind them|In pajamas they sat down where the lamplight stops, and the scarf came out after them|In their pajamas they sat down where the lamplight stops, and after them, a bit at a time, out came the scarf}. “All of it?” asked {pal}. “{It's still coming|Some of it isn't here yet},” said {name}.`,
  remind: `{name} knitted a few rows of the scarf, to keep warm. “Couldn't you stop at the end of a row?” asked {pal}. “That's the beginning of the next,” said {name}. {{pal} looked for the gap between two rows|{pal} looked for the place between the two|{pal} bent down over the scarf, and looked for the place between the one row and the next}. {It was very small|It was there, but it was very small}.`,
  refrain: {
    first: [
      `{name} knitted and {pal} held the wool, and this is what you say to it:\n“In, and over, and round, and through.\nHow do you stop it? I wish I knew.”`,
      `{name} had begun the scarf on Monday, and it went like this, over and over:\n“In, and over, and round, and through.\nHow do you stop it? I wish I knew.”`,
    ],
    again: [
      `Here came another row, and it went like the last:\n“In, and over, and round, and through.\nHow do you stop it? I wish I knew.”`,
      `“We could sing the scarf to its end,” said {pal}. They sang it as far as there was:\n“In, and over, and round, and through.\nHow do you stop it? I wish I knew.”`,
    ],
    third: `The scarf couldn't stop, and nobody else could, and so they sang:\n“In, and over, and round, and through.\nHow do you stop it? I wish I knew.”`,
    last: `They sang of the scarf slower, and slower than that, and the needles went slower, and then:\n“In, and over, and round, and through.\nThat's how you stop it. I never knew.”`,
  },
  try: `“Knitting makes you sleepy,” said {name}, and took up the needles. “Watch till the row's done, and stop.” {{Being} watched the row to the end|{Being} watched it to the end|{Being} had never watched anything so closely, from the first stitch of the row to the last}. “What happens in the next row?” asked {being}. “The same,” said {name}. “The *same*?” said {being}. “Oh, go on!” {Now two could not stop|And now there were two of them}.`,
  resolve: `The needles had stopped by themselves. {{name} pulled the wool through. There was an end, like a pea|{name} pulled the wool through, and there, small as a pea, was an end|{name} pulled the wool through the very last of the scarf, and there, as small as a pea, it was, an end}. {They put the scarf round {being}|They put the scarf round {being}, as far as it would go|They put the scarf round {being}, round and round as far as it would go, and tucked in the end}. It wasn't too long. “You made it to measure,” said {pal}. “{I didn't know for whom|But I didn't know for whom},” said {name}.`,
  bed: [
    `There was room in the bed again. On the chair two needles lay side by side, {with no wool on them|with nothing to do}. Out in the dark was the scarf, blue and warm, and on it, very small, an end.`,
    `A bit of blue wool was left, no longer than a finger. It lay {on the blanket|on the blanket, in a curl}. It went in, and over, and round, and through, and ended in the dark.`,
  ],
};
