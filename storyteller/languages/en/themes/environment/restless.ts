import type { ArcTelling } from '../../../bank.ts';

export const restless: ArcTelling = {
  title: ['{name} and the {Title}', 'Supper for the Small Ones', 'A Saucer of Crumbs'],
  want: [
    `{Every evening {name} put out a saucer of crumbs for the small ones|Every evening {name} put out a saucer of crumbs for the small ones, for {tiny} and all the others|Every evening {name} put out a saucer of crumbs for the small ones, for {tiny} and all the others, who live out there under things}. {They only come if it's quiet|They only come when it's quiet}. {Tonight the saucer was still full|But tonight the saucer was still full}. {name} wanted it eaten{. What if nobody dared to come?|, and what if nobody dared to come?}`,
    `{The saucer was full of crumbs. It should have been empty|The saucer was full of crumbs, and it should have been empty}. {{name} put it out each evening for {tiny} and the other small ones|{name} put it out each evening for {tiny} and the other small ones|{name} put it out each evening for {tiny} and all the other small ones, who don't come to the table unless it's quiet}. {They eat when it's quiet. Tonight no one came|They eat only when it's quiet, and tonight nobody had come|But tonight, though it was long past suppertime, not one of them had come}. {{name} wanted them to eat. What if nobody dared?|{name} wanted it eaten. What if nobody dared?}`,
  ],
  setoff: `“It's that noise!” said {name}. “Who'd come out to supper in that?” {Small faces looked out from under things. They went in again|Small faces looked out from under things, and went in again|From under this and from behind that, small faces looked out at the saucer, and went in again}. “{Let's turn it down|We'll see if it turns down},” said {pal}. {So they went, with the saucer. It had a lid on|So they went, and the saucer came too, with a plate on top|So, with a plate on top to keep the crumbs in, the saucer went along, and they went with it}.`,
  stay: `“It's that noise!” said {name}. “Who'd come out to supper in that?” In pajamas they put the saucer down, just where the lamplight stops. {Small faces looked out, and went in again|Small faces looked out from under things, and went in again}. {“The noise is coming here,” said {pal}.|“And now the noise is coming here,” said {pal}, “to the table.”}`,
  remind: `They stopped, and took the lid off the saucer. Somebody very small was walking behind them. {It was {tiny}, who had come along with the crumbs|It was {tiny}, who had come along to keep an eye on it|It was {tiny}, who had followed the saucer all the way, not liking to let it out of sight}. “{You can eat now|Do start},” said {name}. {The noise came again. {tiny} got under the rim|Just then the noise came again, and {tiny} got in under the rim}. [“We know,” said {pal}.]`,
  refrain: {
    first: [
      `That's how the small ones are called in {name}'s house, and it's hardly louder than breathing:\n“Come out, come out, it is dark and it's late,\nthere's everyone's supper on somebody's plate.”`,
      `“They'll know it's us if we say the words,” said {name}. So they said them, toward under things:\n“Come out, come out, it is dark and it's late,\nthere's everyone's supper on somebody's plate.”`,
    ],
    again: [
      `Between one noise and the next there was just room to say it:\n“Come out, come out, it is dark and it's late,\nthere's everyone's supper on somebody's plate.”`,
      `Something had rustled. They bent down, and said it as small as it was:\n“Come out, come out, it is dark and it's late,\nthere's everyone's supper on somebody's plate.”`,
    ],
    third: `{name} gathered up what crumbs there were, and set them out once more, and called:\n“Come out, come out, it is dark and it's late,\nthere's everyone's supper on somebody's plate.”`,
    last: `They hardly needed to say it, for there they all were, and so it was said the other way:\n“Come in, come in, it is quiet and late,\nand nobody's supper is left on the plate.”`,
  },
  try: `{name} set down the saucer. “The small ones come when nobody makes a sound.” {“Somebody is coming?” said {being}.|“Somebody's coming?” said {being}.} {{Being} was so glad that it had to be said. “SUPPER!”|And {being} was so glad that it got out. “SUPPER!”} {All the small ones ran in again|At once there wasn't a small face to be seen|Wherever in all that dark there had been a small face looking out there wasn't one any more}. “They don't answer,” said {being}. [“They never do.”]`,
  resolve: `{Now it was quiet enough. First to the saucer came {tiny}|It was quiet enough at last, and first of all to the saucer came {tiny}|Then it was quiet enough, even for the very smallest ears, and first of all, over the rim of the saucer, came {tiny}}. {Then they all came. You could hear them chew|Then they all came, and it was so quiet that you could hear the small ones chew|Then all the small ones came, from under things and out from behind, and the quiet was so large and so good that you could hear them chew}. {“They sit right by {being},” whispered {pal}.|“They've sat down right up against {being},” whispered {pal}.}`,
  bed: [
    `{The saucer stood in its place. One crumb was on it|The saucer stood in its place, with nothing on it but one crumb|The saucer stood where it always stands, with nothing left on it but one crumb}. {It lay in the middle. It said thank you|It lay in the middle, for thank you}. {The small ones had gone in, full of supper. The dark was clean and quiet|The small ones had gone in, full of supper, and the dark was clean and quiet}.`,
    `{Somebody very small was last at the saucer|Last of all somebody very small had been to the saucer}. {In the middle there was one crumb now|Now there was one crumb in the middle|Now in the middle, as if it had been measured, there was one crumb}. {It was for thank you. Nobody would eat it. It lay there and was quiet|It was for thank you, so nobody would eat it, and it lay there and was quiet}.`,
  ],
};
