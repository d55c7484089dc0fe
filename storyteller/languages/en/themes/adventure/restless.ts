import type { ArcTelling } from '../../../bank.ts';

export const restless: ArcTelling = {
  title: ['{name} and the {Title}', 'The End of the Day', 'A Flag for the End of the Day'],
  want: [
    `{name} had a flag, {a sock on a spoon|a left sock tied to a spoon}. {It was for the end of the day|It was to be put up at the end of the day|It was to be put up at the very end of the day, where nobody has ever put up anything}. {Everybody is asleep by then. {name} would be awake|Everybody is asleep by then, but tonight {name} would be there awake|Everybody is always asleep by the time the end comes, so tonight {name} meant to be there, wide awake, with the spoon}. {But what if {name} fell asleep first?|But what if {name} fell asleep first?}`,
    `“Where's the end of the day?” {name} had asked. “It's after you're asleep,” they said. {So nobody had put up a flag there. {name} had made one|So nobody had ever put up a flag there, and {name} had made one|So nobody had ever been awake there to put up a flag, and {name} had made one}. {It was a sock on a spoon|It was a left sock on the longest spoon|It was {name}'s own left sock, tied by the heel to the longest spoon in the kitchen}. {But what if {name} fell asleep first?|But what if {name} fell asleep first, like everybody?}`,
  ],
  setoff: `“Somebody's still up,” said {name}, “so the day isn't over. {The end is behind that noise|The end of it must be right behind that noise}.” {On went a coat. {name} took the flag|On went a coat over the pajamas, and {name} held up the flag|On went a coat over the pajamas, one bare foot got into its <indoors: slipper|boot> without a sock, and {name} held up the flag}. “Is it far?” asked {pal}. “It's after bedtime,” said {name}, and {they went|off they went to find it}.`,
  stay: `“Somebody's still up,” said {name}, “so the day can't end.” {They sat down where the lamplight stops. The flag sat too|In pajamas they sat down where the lamplight stops, {name} and {pal} and the flag|In a row and in pajamas they sat down where the lamplight stops, {name} and {pal} and, in between, the flag}. “Is this the end of the day?” asked {pal}. “It's only the edge,” said {name}. “{The end is behind that noise|The end's behind that noise}.”`,
  remind: `[{pal} carried the flag for a while.] “Who lives there, at the end of the day?” asked {pal}. “Nobody,” said {name}. “That's how you know it.” {They listened. Somebody was up, all right|They listened, and there was plainly somebody|They listened, and it was perfectly plain to both of them that, just at present, there was somebody}. “{Then it isn't here yet|Then it's moved along},” said {pal}. “{It will come|It will do that},” said {name}, “{for|without} a flag.”`,
  refrain: {
    first: [
      `It was too dark to see how late it was, so they asked:\n“Is it the end of the day out there?\nNot with somebody up somewhere!”`,
      `With a flag you need something to sing, and {name} held it up and began:\n“Is it the end of the day out there?\nNot with somebody up somewhere!”`,
    ],
    again: [
      `The day might have ended in the meantime. They held up the flag and asked:\n“Is it the end of the day out there?\nNot with somebody up somewhere!”`,
      `“Ask if it's over yet,” said {pal}, who had the next line ready:\n“Is it the end of the day out there?\nNot with somebody up somewhere!”`,
    ],
    third: `{The day went on and on. They sang to it|The day was going on and on, and they told it so|The day was going on and on as if it had only just been opened, and they told it so}:\n“Is it the end of the day out there?\nNot with somebody up somewhere!”`,
    last: `They asked about the day once more, as low as they could, and for the first time there was another answer:\n“Is it the end of the day out there?\nYes, there's nobody up anywhere.”`,
  },
  try: `{name} held up the flag{|, to show that it was all over now|, and held it quite still, to show everybody that it was all over now}. “This is the end of the day.” “Is it?” said {being}. “What comes after it?” “Only the next one,” said {name}. “Oh, good,” said {being}, {and began on that|and, there and then, began on that}.`,
  resolve: `{Now nobody else was up. So this was the end of the day|Now nobody else was up, so this was it, the end of the day|Now there was nobody else up any more, on any side, so this was it at last, the end of the day}. {name} was awake, and put up the flag beside {being}. {“The end is very small,” said {pal}.|“I thought the end would be bigger,” said {pal}.} “It can't be bigger,” said {name}. “{Tomorrow starts right there|Tomorrow starts right behind the spoon}.”`,
  bed: [
    `{name} had one sock on. The other was a flag. It hung from its spoon at the end of the day, where nothing moved it. Behind it, {quite still|as still as still}, lay tomorrow.`,
    `At the end of the day stood a flag. {Everybody was asleep|Nobody saw it, for everybody was asleep}. It hung down from its spoon, as a sock does, with its toe in the dark.`,
  ],
};
