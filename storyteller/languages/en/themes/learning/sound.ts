import type { ArcTelling } from '../../../bank.ts';

export const sound: ArcTelling = {
  title: ['{name} and the {Title}', 'Not Quite Yet', 'One Eye at a Time'],
  want: [
    `{name} could not wink. Everybody else could, at supper, over the bread. {When {name} tried, both eyes shut. That is only a blink|With {name} both eyes went, and that's only a blink|But when {name} tried it, with the whole face helping, both eyes shut at once, and that is nothing but a blink}. {So {name} practiced in bed, under the blanket|So it was practiced in bed, under the blanket, where nobody saw}. {It must work tonight. What if somebody winked tomorrow?|It had to work tonight, for what if somebody winked at breakfast?}`,
    `Under the blanket somebody was pulling faces. {It was {name}, learning to wink|It was {name}, learning to wink|It was {name}, who was learning to wink, and who would rather have been caught with a whole cake than doing it}. One eye shut. So did the other{. That is a blink|, and two of them make a blink}. {Anyone can blink. A potato can, nearly|A potato can do that}. {What if somebody winked tomorrow? It must work tonight|Tomorrow somebody was sure to wink, so it had to work tonight}.`,
  ],
  setoff: `“That sound stops at the hard part,” said {name}, “like me. Somebody's practicing. {I want to see how|I want to see how they do it}.” So it was coat, and <indoors: slippers|boots>, and one more try at a wink. {Both eyes shut. {name} walked into {pal}|Both eyes shut, and {name} walked into {pal}|Both eyes shut, as usual, and {name}, who was already under way, walked straight into {pal}}. “{You blinked|That was a blink},” said {pal}, {and they went|and they went to see}.`,
  stay: `“That sound stops at the hard part,” said {name}, “like me. Somebody's practicing.” {They crept to where the lamplight stops, in pajamas|In pajamas they crept to where the lamplight stops, and listened|In pajamas they crept to where the lamplight stops, one behind the other, and put their heads down and listened}. {name} tried a wink. {Both eyes shut|Both eyes shut, as usual}. “That was a blink,” said {pal}. {“Not yet,” said {name}. “Shh.”|“I'm not at the end yet,” said {name}. “Shh.”}`,
  remind: `The sound went on as far as the hard part, and there it stopped. {{name} knew that stop. It is where the faces begin|{name} knew that kind of stop, for it is where the faces begin|{name} knew that kind of stop from the inside, for it's just there that the faces begin}. [“Go on,” said {name} under one breath. {It went on|And it did go on}.] {{pal} was looking ahead. {name} tried another wink|While {pal} was looking ahead, {name} tried another wink}. {It was a blink|Blink}.`,
  refrain: {
    first: [
      `Somebody had to be on the side of whoever was practicing, so they said:\n“Not quite yet, and not quite right.\nOnce again, and then good night.”`,
      `There's a thing you say under the blanket, and {name} taught it to {pal}:\n“Not quite yet, and not quite right.\nOnce again, and then good night.”`,
    ],
    again: [
      `The sound had stopped. They said this together, to help it over the hard part:\n“Not quite yet, and not quite right.\nOnce again, and then good night.”`,
      `{name} blinked, and {pal} pretended that it was a wink, and they said:\n“Not quite yet, and not quite right.\nOnce again, and then good night.”`,
    ],
    third: `That had not gone right either. They looked at one another, and said:\n“Not quite yet, and not quite right.\nOnce again, and then good night.”`,
    last: `And when {being} was done nobody said “not quite,” because it wasn't so any more:\n“There you are, and that was right.\nOnce again, and then good night.”`,
  },
  try: [
    `“That was beautiful!” cried {pal}. “It was the best I ever heard! It was perfect!” {{Being} looked at {pal} for a while|{Being} thought about that|{Being} turned that over for a while, the way you turn over a coin with two heads}. {“It was wrong in the middle,” said {being}.|“There's a mistake in the middle,” said {being}, “as big as a bucket.”} {Then nobody believed {pal} any more|And after that nobody believed {pal} any more|And after that {pal} could have said anything, and it wouldn't have counted}.`,
    `“I'd go slower,” said {pal}. “I'd go faster,” said {name}, who was only trying to help. [“A little higher?” “And then lower.”] {{Being} did it all|{Being} did everything that they said|{Being}, who was obliging, did everything that they said, in the order in which they'd said it}. {It was dreadful|When it was over there was a pause}. {“Which part was mine?” asked {being}.|“I don't seem to know any more,” said {being}, “which part of that was mine.”}`,
  ],
  resolve: `“Now watch me,” said {name}, and there was no blanket over it this time. {One eye shut. The other one thought about it|One eye shut, and the other one shook, and thought about it|One eye shut, and the other one shook all over, like somebody on a very high wall, and thought about it}. {It stayed open|And it stayed open, just, by the width of a hair}. “{That was a wink|I saw that. It was a wink},” said {being}[, and tried to give it back, and {that was a blink|that was only a blink}].`,
  bed: [
    `One eye shut, and the other looked on for a while. That was a wink{. It was for the dark|, and it was only for the dark}. Then, very slowly, the other eye came down as well, and stayed.`,
    `A wink lay ready for breakfast, tucked in at the corner of the left eye, {under the lid|with the lid over it}. In the right eye there was nothing. Over that, too, lay a lid, and was still.`,
  ],
};
