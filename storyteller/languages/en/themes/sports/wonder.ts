import type { ArcTelling } from '../../../bank.ts';

export const wonder: ArcTelling = {
  title: ['{name} and the {Title}', 'Where the Ball Comes Down', 'Nine Times in Ten'],
  want: [
    `{{name} had a cup, with a ball on a string. Up went the ball. *Tup*, it went into the cup|{name} had a cup with a ball on a string, and up went the ball, and *tup*, into the cup|{name} had a wooden cup with a ball on a string, and nine times out of ten, when the ball was swung up, it went *tup*, into the cup}. {But when somebody looked it went *tock*, on the outside|But if anybody looked, it went *tock*, on the outside}. {{name} wanted one *tup* tonight, with people looking. What if it never came?|Tonight {name} wanted one *tup* with people looking. What if it never came?}`,
    `*Tup*, went the ball on its string, into {name}'s cup. {Then somebody looked. *Tock*, it went, and hit the outside|But let anyone look, and it went *tock* on the outside|But somebody had only to put a head in and look, and it went *tock* on the outside, and hung there}. {{name} wanted one *tup* tonight, with people looking|{name} wanted to do it tonight, just once, with people looking}. {What if it only went in when nobody saw?|What if it was the kind of thing that only goes right when nobody sees?}`,
  ],
  setoff: `“Tonight, with everybody looking!” said {name}. “{Whoever does that can tell me how. Let's ask|Anybody who can do that must know how. We'll go and ask}.” {The ball went into the cup. The cup went into the coat|The ball went into the cup, and the cup went into the coat|The ball went into the cup, and the cup went into the coat, and both of them were told to keep quiet in there}. {{pal} looked at it. *Tock*, it went. So they went, too|*Tock*, it went in there, because {pal} looked, and they went, too}.`,
  stay: `“Tonight, with everybody looking!” said {name}. “Whoever does that must know how. We'll ask.” So they sat down in pajamas, where the lamplight stops, with the ball and the cup. {{pal} looked at it. *Tock*. {pal} looked at nothing. *Tup*|{pal} looked, and it went *tock*, and {pal} looked away, and it went *tup*}.`,
  remind: `“Do it now,” said {pal}. “I'll shut my eyes.” {*Tup*. “Did you look?” “No.” *Tup*. “Now I looked a bit.” *Tock*|*Tup*, it went. “Did you look?” “No,” said {pal}. *Tup*. “But now I am.” *Tock*}. They tried it with one eye, and {it went round the edge and sat there|the ball ran once around the edge and sat there, thinking|the ball ran once around the edge of the cup, and there it sat, as if it couldn't say}. [“It's shy,” said {pal}.]`,
  refrain: {
    first: [
      `It's said with the swing, and at the last word you find out:\n“Up it goes, and round it goes,\nand where it lands there's nobody knows.”`,
      `“You have to say it, or you pull too early,” said {name}. So they said it, and pulled:\n“Up it goes, and round it goes,\nand where it lands there's nobody knows.”`,
    ],
    again: [
      `Once more, to keep the hand in, and with {pal} looking at the other side:\n“Up it goes, and round it goes,\nand where it lands there's nobody knows.”`,
      `It's a good thing to say when you're on your way to something and don't know how it'll be:\n“Up it goes, and round it goes,\nand where it lands there's nobody knows.”`,
    ],
    third: `Nobody said tock. They only thought it. So, very low, to cover it up:\n“Up it goes, and round it goes,\nand where it lands there's nobody knows.”`,
    last: `{Then they said the verse. It had a new end|Afterward they said the verse, and now it had another end}:\n“Up it goes, and round it goes,\nand where it lands now somebody knows.”`,
  },
  try: `“How do you do it,” asked {name}, “with all of them looking?” “{I don't know|I was going to ask you},” said {being}. To show how easy it was, {name} swung the ball. {They all looked. *Tock*|With everybody looking, *tock*, it went|As every one of them turned to look, it went *tock*, and the ball hung down and swung}. “Oh,” said everybody. {“That is what they say,” said {being}.|“There,” said {being}. “That's the very word.”}`,
  resolve: `{Everybody was still looking at {being}|Everybody was still looking at {being}|Everybody was still looking at {being}, all of them, the way you go on looking after}. {So {name} took out the cup, behind them, and swung the ball|So {name}, behind them, took out the cup, and swung the ball|And so it was behind all their backs that {name} took out the cup, and swung up the ball}. *Tup*. {“I saw that,” said {being}. “It went in. Again!”|“I saw that,” said {being}. “Again!”} {They all turned and looked. *Tup*|They all turned round to look, and it went *tup*|At that every one of them turned round to look, and it went *tup*}.`,
  bed: [
    `{The cup stood by the bed. The ball was in it|The cup stood by the bed with the ball in it|Beside the bed stood the cup with the ball in it}. {People had looked at it. It was still in|It had been looked at, and it was still in}. {Behind {name}'s eyes it went up once more, and came down slowly, and stayed in|Behind {name}'s eyes it went up once more, slowly, and in, and stayed}.`,
    `{Up went the ball, in {name}'s head, and round, and in|Up it went, the ball on its string, behind {name}'s eyes, and round, and in}. {Each time it was slower. Each *tup* was lower|Each time it was slower, and each *tup* was lower}. {Then it stayed in the cup. The string hung down|Then it stayed in the cup, and the string hung down|Then it stayed in the cup, and the string hung down beside it, quite still}.`,
  ],
};
