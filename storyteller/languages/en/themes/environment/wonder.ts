import type { ArcTelling } from '../../../bank.ts';

export const wonder: ArcTelling = {
  title: ['{name} and the {Title}', 'One Light Left Over', 'Put It Away and Put It Out'],
  want: [
    `Each night {name} did the round. {Every light that nobody needed was put out|Every lid went on, and every light that nobody needed was put out}. But one light was always left over. [{You lay down, and there it was, winking|You lay in bed, and there it was, under the curtain or behind the jug, winking}.] {{name} wanted to get them all tonight|Tonight {name} wanted to get them all|Just once, and why should it not be tonight, {name} wanted to come to the end of the round and have got them all}. {What if it never got dark?|What if the dark never got to be dark?}`,
    `There was always one light left over. {{name} went round at night. Each light that nobody needed went out|Every night {name} went round and put out each light that nobody needed|Every night {name} went round with one finger out, and put out each light that was on for nobody}. {Then {name} lay down, and there was one more|And then, in bed, there was one more|And then, through the eyelids, when all was done and the pillow was turned, there was one more}. {Tonight {name} wanted to get them all. What if it never got dark?|Tonight {name} wanted to get them all. What if the dark never got to be dark?}`,
  ],
  setoff: `“A thing like that wants the dark,” said {name}, “and look at it out there!” {One light was on for nobody, and there was one more|Here a light was on for nobody, and there another|Here something blinked at nobody, and there something shone on and on, where somebody had left it and gone off}. “{We'll do the round on the way|So we'll do the round on the way}.” {They took a bag, and a tea cozy for lights, and went|They took a bag, and a tea cozy for anything that shone, and went|They took a bag for anything dropped, and a tea cozy for anything that shone, and went}.`,
  stay: `{name} did the round once more in pajamas, and {pal} came behind. [This was put out, and that was shut.] One small lamp came with them, turned down {until it was hardly on|until it was no more than a crumb}. {Then they sat. There was a lot of dark|There they sat, and let the dark come up|There they sat, as still as two chairs, where the lamplight would have stopped, and let the dark come up}. {There was more in it than before|There was more in it than you'd think}.`,
  remind: `The round went well. {A light was left on, and they put it out|Every light that was left on for nobody was put out, and what had been dropped went into the bag|Whatever had been left on for nobody was put out, and whatever had been dropped by somebody went into the bag, with a small clink}. {One light had no switch. The tea cozy went over it|One light had no switch, so it wore the tea cozy|One light, which had no switch at all, was given the tea cozy to wear, and looked like somebody's aunt}. “{Look back|Now look behind us},” said {name}. {It was dark, all the way|All the way back, it was dark}.`,
  refrain: {
    first: [
      `There's a verse for the round, and it's said with one finger out, for the switch:\n“Put it away and put it out.\nWhat is the dark, then, all about?”`,
      `{name} said the putting away, and {pal} said the putting out:\n“Put it away and put it out.\nWhat is the dark, then, all about?”`,
    ],
    again: [
      `One thing more went out, and over it they said:\n“Put it away and put it out.\nWhat is the dark, then, all about?”`,
      `They said it with their voices turned down, too, as low as they'd go:\n“Put it away and put it out.\nWhat is the dark, then, all about?”`,
    ],
    third: `Was there still something on? They looked all about, and said it again to be sure:\n“Put it away and put it out.\nWhat is the dark, then, all about?”`,
    last: `Then it was the last verse of the round, and there was no question left in it:\n“Put it away and put it out.\nThat's what the dark is all about.”`,
  },
  try: `“It isn't dark enough,” said {name}, and sent word along the rows. {Out went the lamps, one by one. Now nobody could see|Out went all their little lamps, until nobody could see a thing|Out went all the little lamps they had brought to find their places by, row after row, until not one of them could have found their own knees}. {“Are they still there?” asked {being}. “I can't see their faces.”|“Are they still there?” asked {being}. “Only, now I can't see if they look kind.”} [So {one lamp was lit again|somebody had to light one again, to show a face}.]`,
  resolve: `{name} looked all round, as you do at the end of a round. {No light was on that nobody needed|There wasn't a light on that nobody needed|Near and far, wherever you looked, there wasn't one light on that somebody didn't need}. {“That's all of them,” said {name}|“I've got them all,” said {name}}. {One thing still shone. It was {being}|Only one thing still shone, and it was {being}|Only one thing still shone, the one left over, and this time it was {being}}. {“Leave that one on,” said {pal}.|“Leave that one,” said {pal}. “That's what it's dark for.”}`,
  bed: [
    `{The round was done. {name} lay and waited for the light that is left over|The round was done, and {name} lay and waited for the light that's always left over|The round was done, and {name} lay and waited for the light that's always left over}. {Nothing winked. The dark was dark, all through|Nothing winked, and the dark was dark all through, like a plum}. It was soft all round.`,
    `{There was no light under the curtain. There was none behind the jug|No light was left under the curtain, and none behind the jug|No light was left under the curtain, and none behind the jug}. {One, far off, was left on. It was the right one|One was left on, far off, and it was the right one}. {Here it was dark, as it should be, and quiet|Here it was as dark as it's meant to be, and quiet}.`,
  ],
};
