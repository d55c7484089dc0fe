import type { ThemeTelling } from '../../bank.ts';

export const adventure: ThemeTelling<'adventure'> = {
  restless: {
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
  },
  wonder: {
    title: ['{name} and the {Title}', 'A Little Bit Farther', 'Farther Than Far Enough'],
    want: [
      `Every evening {name} set out, and every evening, {at step eleven|at the eleventh step}, somebody called, “That's far enough!” {Tonight {name} wanted to take one step more|Tonight {name} wanted to go one step farther than far enough|Tonight, for once, and whoever called, {name} wanted to go one step farther than far enough}. {But both legs were short. What if they got too tired?|But it would have to be done on two short legs, and what if they got too tired?}`,
      `“That's far enough!” they always called, when {name} had gone eleven steps. {What comes after far enough? {name} wanted to see it|Tonight {name} wanted to see what comes after far enough|Tonight {name} wanted to take the twelfth, and all the others behind it, and see what comes after far enough}. “Bed comes after it,” they said. [“It's only one more,” {name} told both legs.] {The legs were short. What if they got too tired?|But the legs were short ones, and what if they got too tired?}`,
    ],
    setoff: `“To see that,” said {name}, “you have to go farther than far enough.” {They put coats on. They counted eleven steps|They put on coats, counted eleven steps, and stopped|They put on coats over their pajamas, counted eleven steps, aloud and in order, and there they stopped, from habit}. Nobody called. {So out went one foot. That was twelve|So one foot went out, and felt about, and that was twelve}. “{One more|Now the next one},” said {pal}, and on they went.`,
    stay: `In pajamas, with {pal} close behind, {name} went as far as the lamplight goes. {That was eleven steps|It was eleven steps, exactly}. {Then one big toe went over the edge. That was twelve|Then one big toe went over the edge, and that was twelve}. “Far enough,” said {pal}. “We'll see it from here.”`,
    remind: `“Are we late?” asked {pal}. {It was not late yet. But it was not early|It wasn't late yet, but it had stopped being early|It wasn't late yet, but it had, without their noticing, stopped being early}, and others were hurrying the same way in the dark, with cushions. {They did not stop to talk|They hadn't any time to talk}. [“It won't wait, you know,” said one of them in passing.] “How are the legs?” asked {pal}. {“Short,” said {name}. “But there are two.”|“Short,” said {name}, “but there are two of them.”}`,
    refrain: {
      first: [
        `<toddler: You sing it with one toe over the edge|It is a walking song, and it goes on two legs>:\n“A little bit farther, a little bit more,\nwe've never been this far before!”`,
        `{pal} began the song, and {name} came in on “more”:\n“A little bit farther, a little bit more,\nwe've never been this far before!”`,
      ],
      again: [
        `“Again,” said {pal}, and this time they did the “more” very loud:\n“A little bit farther, a little bit more,\nwe've never been this far before!”`,
        `It's a song that can't keep still, so <toddler: they bounced to it|on they went>:\n“A little bit farther, a little bit more,\nwe've never been this far before!”`,
      ],
      third: `It wasn't the legs that were tired now but the hoping, so they sang to that:\n“A little bit farther, a little bit more,\nwe've never been this far before!”`,
      last: `And they sang the song under their breath, keeping quite still, and it came out differently:\n“A little bit slower, a little bit more,\nwe've never been this near before.”`,
    },
    try: [
      `“It needs cheering on,” said {pal}. {So they cheered. Then everybody cheered|So everybody cheered}: hip, hip, hooray. {That did not help. {Being} drew back into the dark|It was no help, for at every hooray {being} drew back a little|It was no help at all, for with each hooray, and there were a good many, {being} drew farther back into the dark}. “Stop,” said {name}. “{I'd hide too|If you all shouted at me like that, I'd go in again as well}.”`,
      `“Nobody look,” said {name}. So everybody turned round and looked the other way, and hummed{. They looked at the dark. They looked at each other|. They looked at the dark, and at each other, and at nothing much|, and they looked at the dark, and at each other, and, when that ran out, at nothing much}. {Somebody peeped|Somebody, of course, peeped}. “Somebody peeped,” said {being}. And that was the end of that.`,
    ],
    resolve: `“That's far enough,” said somebody. {{pal} looked round. It was {name} who had said it|{pal} looked round to see who it was, and it was {name}|{pal} looked round to see who could have come all this way just to call that, and it was {name}}. {{name} had never said that before|In all those evenings {name} had never once said it}. {At once both legs sat down. They had only waited for the word|And both legs sat down at once, as if they had only been waiting for the word|And both the legs sat down at once, since they hadn't been too tired at all, only waiting for the word}.`,
    bed: [
      `Side by side lay two short legs, tired all the way down. One foot{| was nearly dreaming, and} took one more step. It was no longer than a toe, and that was far enough.`,
      `The eleventh step lay in the dark. The twelfth was darker, and nobody stood there now. {Both legs were home|Both the legs were home again}, left and right, and lay quite still.`,
    ],
  },
  sound: {
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
  },
  shy: {
    title: ['{name} and the {Title}', 'As Far as a Button', 'How Far Is Far?'],
    want: [
      `A button had come off {name}'s coat. {Hold a button out, far off. It hides your whole <home: room|home>|From far enough off, a button you hold out will hide your whole <home: room|home>|If you go far enough away, they say, and hold a button out in front of you, it will hide your whole <home: room|home>}. {{name} wanted to go that far. From bed it only hid a spoon|{name} wanted to get that far, for from bed it hid one spoon|{name} wanted to get as far as that, because from bed, with one eye shut, all that it hid was one spoon}. {Tomorrow it would be sewn on. So it must be tonight|But tomorrow it would be sewn on, so it was tonight or not at all}.`,
      `“How far is far?” {name} had asked. “Far is when a button hides your whole <home: room|home>,” they said. {{name} had a button, off a coat. From bed it hid one cup|{name} had a button, just off a coat, and from bed it hid one cup|{name} had a button, which had come off a coat that morning, but held out from the bed it hid one cup}. {{name} had to go farther. Tomorrow the button would be sewn on|{name} wanted to go farther, and it had to be tonight, for tomorrow they would sew the button on}.`,
    ],
    setoff: `“Somebody watches us every evening,” said {name}, “and always from far off. {They know how far is far|They must know how far is far}.” {They left a light on, to hide it later. They took the button, and coats|They left a light on, to have something to hide, put on coats, and took the button|They left a light on behind them, so as to have something to hide, did up all the other buttons, and took that one}. “And when we get there?” asked {pal}. “Then we look back,” said {name}, and {they went|off they went}.`,
    stay: `“Somebody watches us every evening,” said {name}, “from far off. I want to see how far.” {They sat where the lamplight stops. {name} held out the button|In pajamas they sat down where the lamplight stops, and {name} held out the button|In pajamas they sat down as far off as the lamplight goes, and {name} shut one eye and held out the button}. It hid {pal}'s nose. “That's a start,” said {pal}, {behind it|from behind it}.`,
    remind: `{name} shut one eye and held out the button. {<home: The room|Home> stuck out on both sides|<home: The room|Home> still stuck out on the left|It was better than the last time, but <home: the room|home> still stuck out, most of it on the left}. “Too near,” said {name}. “Are we too near, or is the button?” asked {pal}. {They thought about that|Neither of them could say, not even when they had changed eyes}.`,
    refrain: {
      first: [
        `They asked the button aloud, as there was nobody to mind:\n“How far is far? We'd like to know.\nAs far as a button, and still to go.”`,
        `{name} held the button up like a tiny lamp, and sang:\n“How far is far? We'd like to know.\nAs far as a button, and still to go.”`,
      ],
      again: [
        `One eye shut, one eye open, they tried the button again:\n“How far is far? We'd like to know.\nAs far as a button, and still to go.”`,
        `“Are we far yet?” asked {pal}. So they sang that:\n“How far is far? We'd like to know.\nAs far as a button, and still to go.”`,
      ],
      third: `Close as they were, it was still too far, so they sang to the button:\n“How far is far? We'd like to know.\nAs far as a button, and still to go.”`,
      last: `They sang the song side by side, looking back, and it had an answer:\n“How far is far? By now we know.\nAs far as a button, and home to go.”`,
    },
    try: `{name} held the button out toward {being}. “I'm only seeing how far you are.” {One eye shut. The button was in front|One eye shut, and the button went exactly in front|One eye shut, the button moved a little to the left, and then it was exactly in front}. “Am I gone?” asked {being}. “All of you,” said {name}. “Oh, good,” said {being}. “{Leave it there, please.|Could you just leave it there?}”`,
    resolve: `“This is where I look from,” said {being}. {name} shut one eye. <toddler:{Close to the other, the button hid everything|Held close to the other eye, the button hid everything|Held close up to the other eye, by two fingers, the button hid everything}, <home: room|home> and all.|{Far back was their light. The button hid it, <home: room|home> and all|Far back was the light that they had left on, and the button hid it, <home: room|home> and all|Far back was the light that they had left on, and it went in behind the button, and all the <home: room|home> went with it}.> “Now you try,” said {name}. “I'd rather not,” said {being}. “I come to *see* it.”`,
    bed: [
      `The button lay on the coat, beside its own thread. It hid nothing now, only one round bit of coat, {as big as a button|just as big as a button}. There it was warm and dark.`,
      `From far off, a button can hide a light. {From near you just put it out|From near, you only have to put it out}. So the button lay round and still on its coat, with four holes full of dark.`,
    ],
  },
};
