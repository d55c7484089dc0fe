import type { MoralTelling } from '../../bank.ts';

export const resilience: MoralTelling<'resilience'> = {
  tower: {
    plant: `That day {name} had built a tower, the tallest yet. {It stood as long as it takes to say “Look.”|It stood for about as long as it takes to say “Look,” and everybody looked.} Then it fell down, all of it. [{{name} went red|{name} turned as red as the top block}.] Afterward one block was picked out of the heap, and went into a pocket. “{Why that one?|What's that one for?}” asked {pal}. {“It's the good one,” said {name}.|“It's the good one,” said {name}. “It goes at the bottom of the next.”}`,
    tempt: `{name} had had such a good plan. {Now it came down, all of it|And now, like the tower, the whole of it came down}, and everybody had looked. [{name}'s ears were hot.] {There's a way to go then. You stamp. You say: I never wanted to|There's a way of going off when a thing comes down: you stamp, and you say that you never wanted it to stand}. {The first three stamps are nice|For the first three stamps it feels very good indeed}. One foot was already up.`,
    choose: `The foot came down without a stamp. “Well, that fell over,” said {name}, and it was so true that {name} had to laugh. Then out came the block, and was put where {being} could see it. “{This is the good one. Now we go wider|This is the good one. We start there, and this time we go wider}.” “With what?” asked {being}. {“With us,” said {name}.|“With me,” said {name}, “and with you.”} [And {name} sat down, at the bottom, where one starts.]`,
    bed: `By the bed there was a tower again, {and it was not tall|and it wasn't one to say “Look” about}. {It was wide at the bottom. It had only one block at the top|It was five wide at the bottom and one at the top, and the good one was in the middle of the five}. [{pal} blew at it, to see. {It did not mind|It stood there and didn't mind}.] It was still standing when {nobody could see it|it was too dark to see it}.`,
  },
};
