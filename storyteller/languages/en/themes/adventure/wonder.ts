import type { ArcTelling } from '../../../bank.ts';

export const wonder: ArcTelling = {
  title: ['{name} and the {Title}', 'A Little Bit Farther', 'Farther Than Far Enough'],
  want: [
    `Every evening {name} set out, and every evening, {at step eleven|at the eleventh step}, somebody called, “That's far enough!” {Tonight {name} wanted to take one step more|Tonight {name} wanted to go one step farther than far enough|Tonight, for once, and whoever called, {name} wanted to go one step farther than far enough}. {But both legs were short. What if they got too tired?|But it would have to be done on two short legs, and what if they got too tired?}`,
    `“That's far enough!” they always called, when {name} had gone eleven steps. {What comes after far enough? {name} wanted to see it|Tonight {name} wanted to see what comes after far enough|Tonight {name} wanted to take the twelfth, and all the others behind it, and see what comes after far enough}. “Bed comes after it,” they said. [“It's only one more,” {name} told both legs.] {The legs were short. What if they got too tired?|But the legs were short ones, and what if they got too tired?}`,
  ],
  setoff: `“To see that,” said {name}, “you have to go farther than far enough.” {They put coats on. They counted eleven steps|They put on coats, counted eleven steps, and stopped|They put on coats over their pajamas, counted eleven steps, aloud and in order, and there they stopped, from habit}. Nobody called. {So out went one foot. That was twelve|So one foot went out, and felt about, and that was twelve}. “{One more|Now the next one},” said {pal}, and on they went.`,
  stay: `In pajamas, with {pal} close behind, {name} went as far as the lamplight goes. {That was eleven steps|It was eleven steps, exactly}. {Then one big toe went over the edge. That was twelve|Then one big toe went over the edge, and that was twelve}. “Far enough,” said {pal}. “We'll see it from here.”`,
  remind: `“Are we late?” asked {pal}. {It was not late yet. But it was not early|It wasn't late yet, but it had stopped being early|It wasn't late yet, but it had, without their noticing, stopped being early}, and others were hurrying the same way in the dark, with cushions. {They did not stop to talk|They hadn't any time to talk}. [“It won't wait, you know,” said one of them in passing.] “How are the legs?” asked {pal}. {“Short,” said {name}. “But there are two.”|“Short,” said {name}, “but there are two of them.”}`,
  refrain: {
    first: [
      `<toddler: You sing it with one toe over the edge|It is a walking song, and it goes on two legs>:\n“A little bit farther, a little bit more,\nwe've never been this far before!”`,
      `{pal} began the song, and {name} came in on “more”:\n“A little bit farther, a little bit more,\nwe've never been this far before!”`,
    ],
    again: [
      `“Again,” said {pal}, and this time they did the “more” very loud:\n“A little bit farther, a little bit more,\nwe've never been this far before!”`,
      `It's a song that can't keep still, so <toddler: they bounced to it|on they went>:\n“A little bit farther, a little bit more,\nwe've never been this far before!”`,
    ],
    third: `It wasn't the legs that were tired now but the hoping, so they sang to that:\n“A little bit farther, a little bit more,\nwe've never been this far before!”`,
    last: `And they sang the song under their breath, keeping quite still, and it came out differently:\n“A little bit slower, a little bit more,\nwe've never been this near before.”`,
  },
  try: [
    `“It needs cheering on,” said {pal}. {So they cheered. Then everybody cheered|So everybody cheered}: hip, hip, hooray. {That did not help. {Being} drew back into the dark|It was no help, for at every hooray {being} drew back a little|It was no help at all, for with each hooray, and there were a good many, {being} drew farther back into the dark}. “Stop,” said {name}. “{I'd hide too|If you all shouted at me like that, I'd go in again as well}.”`,
    `“Nobody look,” said {name}. So everybody turned round and looked the other way, and hummed{. They looked at the dark. They looked at each other|. They looked at the dark, and at each other, and at nothing much|, and they looked at the dark, and at each other, and, when that ran out, at nothing much}. {Somebody peeped|Somebody, of course, peeped}. “Somebody peeped,” said {being}. And that was the end of that.`,
  ],
  resolve: `“That's far enough,” said somebody. {{pal} looked round. It was {name} who had said it|{pal} looked round to see who it was, and it was {name}|{pal} looked round to see who could have come all this way just to call that, and it was {name}}. {{name} had never said that before|In all those evenings {name} had never once said it}. {At once both legs sat down. They had only waited for the word|And both legs sat down at once, as if they had only been waiting for the word|And both the legs sat down at once, since they hadn't been too tired at all, only waiting for the word}.`,
  bed: [
    `Side by side lay two short legs, tired all the way down. One foot{| was nearly dreaming, and} took one more step. It was no longer than a toe, and that was far enough.`,
    `The eleventh step lay in the dark. The twelfth was darker, and nobody stood there now. {Both legs were home|Both the legs were home again}, left and right, and lay quite still.`,
  ],
};
