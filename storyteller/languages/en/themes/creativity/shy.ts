import type { ArcTelling } from '../../../bank.ts';

export const shy: ArcTelling = {
  title: ['{name} and the {Title}', 'The Third Act', 'Who Is Coming?'],
  want: [
    `{name} had made a play in a shoebox, {with a fork and a spoon|for a fork and a spoon}. In act one Fork asks who's coming. In act two Spoon doesn't know. {Then it stopped. {name} did not know, either|And there it stopped, for {name} didn't know, either|And there it stopped every evening, for {name} didn't know, either}. {They tried the cup. It was only a cup|They had tried the cup, and it stayed a cup}. {{name} wanted an act three tonight. Who could it be?|{name} wanted an act three tonight, but who could it be?}`,
    `“Who is coming?” asks Fork, in the play that {name} had made in a shoebox. {“I don't know,” says Spoon. {name} did not know either|“I don't know,” says Spoon, and no more did {name}|“I don't know,” says Spoon, and there it had stopped every evening, since no more did {name}}. {The cup had tried. It was still a cup|The cup had tried out for it, and it was still a cup|The cup had tried out for it, with a handkerchief on, and had been, from start to finish, a cup}. {{name} wanted an act three. But who could come?|Tonight {name} wanted an act three, but who was there to come?}`,
  ],
  setoff: `“Somebody watches our play every evening,” said {name}, “and leaves before act three. {They may know who's coming|Perhaps they know who's coming}.” {{pal} took the box. Fork and Spoon went in a coat pocket|{pal} took the box, and Fork and Spoon went into a coat pocket|{pal} took the box under one arm, and Fork and Spoon went, head first, into the pocket of a coat}. {They went to ask. Ting, said Fork and Spoon|They went to ask, and in the pocket Fork and Spoon talked it over, ting}.`,
  stay: `“Somebody watches our play every evening,” said {name}, “and leaves before act three.” {They put the box where the lamplight stops. They sat down in pajamas|In pajamas they put the box down where the lamplight stops, and themselves behind it|In pajamas they put the box down where the lamplight stops, with its open side to the dark, and themselves behind it}. “Do we begin?” asked {pal}. “{Somebody's still coming in|Not till they've found a place},” said {name}.`,
  remind: `“It could be me who's coming in act three,” said {pal}. “You hold the box,” said {name}. “I could hold it, *and* come,” said {pal}. {They tried it. The box came too. Fork fell on Spoon|They tried it, and when {pal} came so did the box, and Fork fell on Spoon|So they tried it there and then, and when {pal} came in, so did the box, and Fork fell over backward on Spoon}. “That isn't act three yet,” said {name}.`,
  refrain: {
    first: [
      `Fork and Spoon had to practice, so it was done in two voices:\n“Who is coming? asks Fork of Spoon.\nSomebody is, says Spoon, and soon.”`,
      `“How does it go so far?” asked {pal}. So far it went like this:\n“Who is coming? asks Fork of Spoon.\nSomebody is, says Spoon, and soon.”`,
    ],
    again: [
      `They changed over, and now {pal} held Fork:\n“Who is coming? asks Fork of Spoon.\nSomebody is, says Spoon, and soon.”`,
      `Fork had to know, and asked it louder than before:\n“Who is coming? asks Fork of Spoon.\nSomebody is, says Spoon, and soon.”`,
    ],
    third: `There was still no act three, so they went back to the beginning:\n“Who is coming? asks Fork of Spoon.\nSomebody is, says Spoon, and soon.”`,
    last: `They held Fork and Spoon up high, and now three of them said it together:\n“Who has come? asks Fork of Spoon.\nSomebody has, and not too soon.”`,
  },
  try: `They put up the box and played act one and act two. {{Being} came near to see|{Being} came quite near to see|{Being} came so near to see that it was hard to go on being a fork and not look}. “And now?” asked {being}. “Somebody comes,” said {name}. “You could.” “I'm watching,” said {being}. “Who'd watch?” {Nobody knew. So there was no act three|Nobody knew, and act three went by, empty|Nobody had thought of that, and while they were thinking of it act three went by, empty}.`,
  resolve: `So there was an act three. {{name} held the box up. Behind it was {being}|{name} held up the open box, and there in it, when you looked through, was {being}|{name} held up the box with its front open, and when you looked through it, there, where there had never been anybody, was {being}}. “It's you!” said Spoon. {That was not in the play|It wasn't written down anywhere}. {Fork fell over|Fork fell over with surprise}. [“Who's going to clap?” asked {pal}.] {Then both clapped, ting, ting|Then Fork and Spoon clapped, ting, ting}.`,
  bed: [
    `By the bed stood the box, and in it lay Fork and Spoon. Who is coming? asked Fork, {very low|very low, from habit}. {They had all come|Everybody had come}. Spoon didn't answer. Spoon was asleep.`,
    `The lid was on the box. Inside it Fork lay down, and Spoon lay down{|, round side under}. Nobody asked who was coming. A little light came in at the edge, {and was gone|looked at them, and was gone}.`,
  ],
};
