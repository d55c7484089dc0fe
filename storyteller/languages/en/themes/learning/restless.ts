import type { ArcTelling } from '../../../bank.ts';

export const restless: ArcTelling = {
  title: ['{name} and the {Title}', 'The Pea on the Spoon', 'Learning to Keep Still'],
  want: [
    `{name} was learning to keep still. {Tomorrow they would all be in a picture|Tomorrow they were all going to be in a picture|Tomorrow somebody was coming to take a picture of them all, and that takes as long as it takes to count to three}. {In the last one {name} had three noses|In the last one {name} had moved, and had three noses}. {So {name} practiced with a pea on a spoon|So {name} practiced, with a pea on a spoon}. {But at nearly three it always fell off|But always, at nearly three, off it went|But always, however hard one looked at it, at nearly three off it went}.`,
    `One, two, and off went the pea. {name} put it back on the spoon, and kept as still as a cupboard. One, two{. It fell off again|, and off it went again}. {Tomorrow they would all be in a picture|You have to keep still until three for a picture|You have to be able to keep still until three, if you're going to have your picture taken}. {Last time {name} moved, and had three noses|It would be taken tomorrow, and last time {name} had three noses|It was to be taken tomorrow, and in the last one that they took {name} had moved, and come out with three noses}.`,
  ],
  setoff: `“Somebody out there can't keep still either,” said {name}. “{Listen! I want to see who|Listen, they don't even get to one}.” {They put coats on. The pea went on the spoon|Coats went on, the pea went on the spoon, and they set out to see|The coats went on over the pajamas, the pea was laid on the spoon, and they set out, very upright, to see who it was}. “There it goes,” said {pal}. {They picked it up, and went|They hadn't gone far, so it was only a short way back to the pea}.`,
  stay: `“Somebody out there can't keep still either,” said {name}. “Listen!” {In pajamas {name} carried the pea to the edge of the lamplight|In pajamas, very upright, {name} carried the pea on its spoon to where the lamplight stops|In pajamas, very upright and breathing only through the nose, {name} carried the pea on its spoon to where the lamplight stops}. {They sat down|There they sat down, a little too hard}. “Pea,” said {pal}, and {picked it up|felt about for it}.`,
  remind: `“Let me try with the pea,” said {pal}, and took the spoon. {{pal} kept very still. One, two|{pal} kept still from top to bottom. One, two|{pal} kept still from top to bottom, and held {pal.his} breath, and thought of nothing but cupboards. One, two}. “It's looking at me,” said {pal}, {and off it went|and of course off it went}. They felt about for it in the dark. “It's the pea that can't,” said {pal}.`,
  refrain: {
    first: [
      `It helps to count aloud, and it helps more if there are two of you:\n“One for the spoon, and two for the pea,\nand off it goes at nearly three!”`,
      `They held all the breath that they didn't need for counting:\n“One for the spoon, and two for the pea,\nand off it goes at nearly three!”`,
    ],
    again: [
      `The pea went back on the spoon, and they counted it in:\n“One for the spoon, and two for the pea,\nand off it goes at nearly three!”`,
      `{name} counted as you must, out of one corner of the mouth:\n“One for the spoon, and two for the pea,\nand off it goes at nearly three!”`,
    ],
    third: `Nobody there could keep still, so they counted for everyone:\n“One for the spoon, and two for the pea,\nand off it goes at nearly three!”`,
    last: `They looked at the spoon, and scarcely dared to count, and counted:\n“One for the spoon, and two for the pea,\nand there it stays, and that was three.”`,
  },
  try: `“You look at the pea,” said {name}, “and keep as still as it does.” {{Being} looked at it very hard|{Being} looked at it very hard indeed|{Being} looked at it as hard as anybody can ever have looked at one pea on one spoon}. For a moment nothing moved. “Is it going to do something?” asked {being}. {That was one and a half. Off went the pea|At one and a half off went the pea}, {and so did {being}|and {being} along with it}.`,
  resolve: `There lay the pea, {still on its spoon|on its spoon, quite still}. {{name} had held it, and had forgotten to try|{name} had been holding it all this time, and had forgotten to try|{name} had been holding it all that time, and hadn't so much as thought of a cupboard, or of keeping still at all}. “How did you do that?” asked {pal}. “I was looking at {being},” said {name}. “Tomorrow I'll look at you.” “{One nose, then|Then it'll be one nose},” said {pal}.`,
  bed: [
    `By the bed lay the spoon, and on it lay the pea, and nobody held it. On the pillow lay one nose{|, and kept as still}. One, two. {Then came three|After a long time came three}, and nothing moved.`,
    `One for the spoon. Two for the pea. {Then nothing happened for a long time|Then came a long time, in which the pea lay in the hollow of the spoon and did nothing}. It was so easy now. Three.`,
  ],
};
