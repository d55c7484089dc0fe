import type { ArcTelling } from '../../../bank.ts';

export const sound: ArcTelling = {
  title: ['{name} and the {Title}', 'The White Part of the Map', 'In We Go'],
  want: [
    `{name} was making a map. {The bed was on it, and the kitchen. One side was all white|The bed was on it, and the kitchen, but one side was all white, because nobody had been there|The bed was on it, and the kitchen, and the way between them, but one whole side was white, because nobody had been there to look}. {Tonight {name} wanted to go and draw it|Tonight {name} was going there to draw it}. {But the blue crayon was as short as a tooth. What if it ran out?|But the only crayon, a blue one, was as short as a tooth, and what if it ran out?}`,
    `The blue crayon was as short as a tooth. {It was the last one, and {name}'s map was not done|It was the last one, and it had to finish {name}'s map|It was the last crayon in the tin, and {name}'s map was finished but for one side}. {One side was white. Nobody had been there. Tonight {name} was going|One side was all white, because nobody had been there, and tonight {name} was going|That side was all white, because nobody had ever been there to look, and tonight {name} was going}. {But what if the crayon ran out?|But what if the crayon ran out first?}`,
  ],
  setoff: `{name} laid a finger on the map. “That sound comes from here.” {The finger was right in the white|The finger lay right in the white part|When they bent to see where the finger had come down, it was in the very middle of the white part}. “There's nothing there,” said {pal}. “Not *yet*,” said {name}. {They took coats, map and crayon. They went to draw it|So on went the coats, the crayon came too, and they went to draw it|So the coats went on over the pajamas, the blue crayon went into the safest of the pockets, and they went to draw it}.`,
  stay: `{{name} put the map down where the lamplight stops. There the white part began|{name} laid the map down where the lamplight stops, and just there, on the map, the white part began|{name} laid the map down flat where the lamplight stops, and it turned out that just there, on the map, the white part began}. They sat down at the edge, in pajamas. “Do we go in?” asked {pal}. “We wait,” said {name}, with the crayon. “{That sound is coming out to be drawn|Whoever makes that sound is coming out to be drawn}.”`,
  remind: `They stopped to put on the map what there was so far. “That's where I yawned,” said {pal}, and {name} made a small blue cross. “And I yawned there, too.” {The crayon was very short now|By now the crayon had to be held with two fingernails|By now there was so little left of the crayon that it could only be held between two fingernails}. “No more yawns,” said {name}.`,
  refrain: {
    first: [
      `They stood with their toes against the white. There's a thing you say first:\n“This is the part of the map we know,\nand that is the white, and in we go!”`,
      `{name} held one side of the map, and {pal} held the other:\n“This is the part of the map we know,\nand that is the white, and in we go!”`,
    ],
    again: [
      `The white was bigger than it looked on paper. They said to it, rather loud:\n“This is the part of the map we know,\nand that is the white, and in we go!”`,
      `{pal} found the place on the map, and {name} said where it ended:\n“This is the part of the map we know,\nand that is the white, and in we go!”`,
    ],
    third: `There was still nothing to draw. They smoothed the map out, and said to the white:\n“This is the part of the map we know,\nand that is the white, and in we go!”`,
    last: `They said the words very low, over the map, and the end was different now:\n“This is the part of the map we know,\nand none of it's white, and home we go.”`,
  },
  try: `“Who shall I say lives here?” asked {name}, with the map and the crayon. “Nobody,” said {being}. So {name} wrote *Nobody* on the white. “And who makes the sound?” “Nobody again,” said {being}. {{Being} thought about it|{Being} looked at the word, there on the map|{Being} read the word over, there on the map, and did not seem to be quite easy about it even now}. “Could you add an arrow,” asked {being}, “to somewhere else?”`,
  resolve: `<tried:{name} crossed out *Nobody*, and drew|On the white part of the map {name} drew> {being}, and then the sound. {It was one long wavy line, in blue|It went on and on, in one long wavy line|The sound went on and on, in one long wavy line, until it had come to the edge of the paper}. “{Is that all me?|All that's me?}” asked {being}. “That's how far you can be heard,” said {name}. {Nothing was white now. And the crayon was all used up|Now there was no white left, and not a crumb of crayon either|And when that was drawn there was no white left anywhere, and of the crayon not a crumb}.`,
  bed: [
    `Over the bed hung the map, and nothing on it was white. Across it ran one long wavy line. Toward the edge it was thinner, {and paler|and paler, as the crayon got shorter}, and nearly gone.`,
    `Of the blue crayon only the paper was left, empty and curled. All the blue lay on the map, out to the very edge. {Even|There even} the wavy line lay still.`,
  ],
};
