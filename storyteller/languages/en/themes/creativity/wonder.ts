import type { ArcTelling } from '../../../bank.ts';

export const wonder: ArcTelling = {
  title: ['{name} and the {Title}', 'A Picture for the Frame', 'The Frame with Nothing in It'],
  want: [
    `By {name}'s bed hung a gold frame with nothing in it. {{name} wanted a picture for it|{name} wanted to draw a picture good enough for it|{name} wanted to put a picture in it, but it would have to be good enough, for it was a very gold frame}. {There was a boat, a boot, and an egg. They were not good enough|A boat, a boot and an egg had not been good enough|A boat, a boot, and an egg in a cup had been held up to it, and it looked down on them}. {Tomorrow a cousin got the frame. One sheet of paper was left|Tomorrow it would go to a cousin, and there was one sheet of paper left}.`,
    `A boat, a boot, an egg: {name} had drawn them all.~and~ None was good enough for the frame. {It was a gold one. It hung empty|It was gold, and hung there empty|It was a gold one, and it hung there by the bed, and looked down on everything that was held up to it}. {Tomorrow a cousin would get it. One sheet of paper was left|Tomorrow a cousin would get it, and there was one sheet of paper left|Tomorrow it would be given to a cousin, who had a picture, and there was one sheet of paper left}. {What could {name} draw?|What was there to draw on it?}`,
  ],
  setoff: `“That's for the frame,” said {name}. “{Nobody can say what it looks like, so I'll draw it|If nobody can really say what it's like, somebody must draw it}.” {They took the pencil, the last sheet, and coats. They went|So pencil and paper were packed, coats went on, and they went|So the pencil was sharpened, the last sheet was rolled up, the coats went on over the pajamas, and they went}. “What if it's too big?” asked {pal}. “Then I'll draw it small,” said {name}, “and write *big* {|under it}.”`,
  stay: `“That's for the frame,” said {name}. “{Nobody can say what it looks like, so I'll draw it|If nobody can really say what it's like, somebody must draw it}.” {They sat down in pajamas where the lamplight stops|In pajamas, with pencil and paper, they sat down where the lamplight stops|In pajamas, with a sharp pencil and the last sheet of paper, they sat down where the lamplight stops}. “What if it's too big?” asked {pal}. “I'll draw it small,” said {name}, “and write *big* {under it|underneath}.”`,
  remind: `“Draw me,” said {pal}, “to warm up.” But there was only one sheet of paper. {So {name} drew on the air, with the pencil's wrong end|So {name} drew on the air, with the wrong end of the pencil|So {name} drew on the air, with the wrong end of the pencil, and {pal} kept still for it to the tip of the nose}. “Is it like me?” asked {pal}. “It was,” said {name}. “{It's gone now|You should have seen it}.”`,
  refrain: {
    first: [
      `{{name} sang how you draw|This is how you draw a thing, and {name} sang it as far as it goes}:\n“A line for the chin, and a line for the nose,\nand what's in the middle, nobody knows.”`,
      `{It's done like this, sang {name}|{pal} wanted to know how it's done, and it's done like this}:\n“A line for the chin, and a line for the nose,\nand what's in the middle, nobody knows.”`,
    ],
    again: [
      `{They drew a face on the dark|They drew a face on the dark, both of them, each from one side|They drew a face on the dark with one finger, both of them at once, each from one side}:\n“A line for the chin, and a line for the nose,\nand what's in the middle, nobody knows.”`,
      `{The paper was still white. They sang|The paper was still white, so they sang to the paper|As the paper was still as white as it had been all evening, they sang to the paper}:\n“A line for the chin, and a line for the nose,\nand what's in the middle, nobody knows.”`,
    ],
    third: `{{name} had nothing to draw yet, and sang|{name} held the pencil, and had nothing yet to draw, and sang|{name} held the pencil, which was ready, and since there was nothing yet to draw with it they sang}:\n“A line for the chin, and a line for the nose,\nand what's in the middle, nobody knows.”`,
    last: `{They sang it low, and a word changed|They looked, and they sang the song under their breath, and a word of it had changed}:\n“A line for the chin, and a line for the nose,\nand what's in the middle, everyone knows.”`,
  },
  try: `{{name} drew {being}, and held it up|{name} drew {being}, leaving nothing out, and held it up|With the tip of the tongue out {name} drew {being}, with nothing left out and nothing put in, and held it up}. {Being} looked at it for a long time. “It's very like,” said {being}. “Isn't it?” said {name}, who was rather proud. “{It's just as little as I thought|Yes. That's exactly how little it is},” said {being}.`,
  resolve: `{Being} was too much to draw. {So <tried:on the back of the paper >{name} drew what was around it|So <tried:on the back of the paper >{name} drew what was round it|So <tried:the paper was turned over, and >{name} drew everything that there was round about}: a line for a chin, a line for a nose, {and all the faces looking in|face after face, looking in}. {The middle stayed white|In the middle it stayed white}. “You can see *exactly* what it was like,” said {pal}. “{Then it goes in the frame|It'll do for the frame},” said {name}.`,
  bed: [
    `There was a picture in the frame, white in the middle. All round it were faces{|, chin by chin and nose by nose}. The faces went dark. {The middle|The middle, being so white,} stayed a little, and then went, too.`,
    `{The pencil lay there, as short as a thumb|Under the frame lay the pencil, with its point worn round, and nothing more to draw|Under the frame lay the pencil, with its point worn quite round, since there was nothing more for it to draw}.  In the middle of the picture it was white, and all the faces looked there, and made no sound.`,
  ],
};
