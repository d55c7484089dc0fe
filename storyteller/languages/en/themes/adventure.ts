import type { ThemeTelling } from '../../bank.ts';

export const adventure: ThemeTelling<'adventure'> = {
  restless: {
    title: ['{name} and the {Title}', 'The End of the Day', 'A Flag for the End of the Day'],
    want: [
      `{{name} had seen the end of the soap. The end of the day was harder. It came when one was asleep|{name} had seen the end of the soap and the end of the bread, but to the end of the day one only gets asleep|{name} had seen the end of the soap and the end of the bread, but the end of the day is a place that people only ever get to when they're asleep}. Tonight {name} would be there awake, with a flag. {It was a sock on a spoon|It was a left sock on a spoon|It was only a left sock tied to a spoon, but held up high it was a flag}. What if the day ended first?`,
      `“Where's the end of the day?” {name} had asked. “It's after you're asleep,” they said. {So nobody had ever seen it. There was no flag there|So nobody had ever been there to put up a flag|So it seemed that nobody had ever been there awake, and that in all this time nobody had put up so much as a flag}. Tonight {name} would. {The flag was a sock on a spoon|The flag was {name}'s left sock, on a spoon|The flag was {name}'s own left sock, tied by the heel to the longest spoon in the kitchen}. {But what if the day ended first?|But what if it ended first?}`,
    ],
    setoff: `“So that's why we never get to the end of it,” said {name}. “Somebody's still using the day.” {On went a coat. Up went the flag|On went a coat over the pajamas, and up went the flag|On went a coat over the pajamas, up went the flag, and one bare foot got into its <indoors: slipper|boot> without a sock}. “Where are we going?” asked {pal}. “To the end,” said {name}. “{It's behind the noise|It's just behind the noise}.”`,
    stay: `“So that's why the day can't end,” said {name}. “It's still in use.” {They sat down where the lamplight stops. The flag sat too|In pajamas they sat down where the lamplight stops, {name} and {pal} and the flag|In a row and in pajamas they sat down where the lamplight stops, {name} and {pal} and, in between, the flag}. “Is this the end?” asked {pal}. “It's only the edge,” said {name}. “{The end is farther back|The end's behind that noise}.”`,
    remind: `[{pal} carried the flag for a while.] “Who lives there, at the end of the day?” “Nobody,” said {name}. “That's how you know it.” {They listened. Somebody did|They listened, and just now somebody plainly did|They listened, and it was perfectly plain to both of them that, just at present, somebody did}. “{Then it has moved|It's moved along},” said {pal}. “It will do that,” said {name}, “without a flag.”`,
    refrain: {
      first: [
        `It was too dark to see how late it was, so they asked:\n“Is it the end of the day out there?\nNot with somebody up somewhere!”`,
        `With a flag one needs something to sing, and {name} held it up and began:\n“Is it the end of the day out there?\nNot with somebody up somewhere!”`,
      ],
      again: [
        `It might have ended in the meantime. They held up the flag and asked:\n“Is it the end of the day out there?\nNot with somebody up somewhere!”`,
        `“Ask it again,” said {pal}, who had the next line ready:\n“Is it the end of the day out there?\nNot with somebody up somewhere!”`,
      ],
      third: `{The day went on and on. They sang to it|The day was going on and on, and they told it so|The day was going on and on as if it had only just been opened, and they told it so}:\n“Is it the end of the day out there?\nNot with somebody up somewhere!”`,
      last: `They asked once more, as low as they could, and for the first time there was another answer:\n“Is it the end of the day out there?\nYes, there's nobody up anywhere.”`,
    },
    try: `{name} held up the flag{|, to show that it was all over now|, and held it quite still, to show everybody that it was all over now}. “This is the end of the day.” “Is it?” said {being}. “What comes after it?” “Only the next one,” said {name}. “Oh, good,” said {being}, {and began on that|and, there and then, began on that}.`,
    resolve: `{Nobody was using the day. This was the end of it|Nobody was using it any more, so this was it, the end of the day|There was nobody using it any more, not on any side, so this was it at last, the end of the day}. {name} was awake, and there, and put up the flag beside {being}. {“It's small,” said {pal}.|“I thought that it would be bigger,” said {pal}.} “It can't be,” said {name}. “{It has to fit in front of tomorrow|Tomorrow starts right behind it}.”`,
    bed: `One of {name}'s feet had a sock on, and the other had none{. Its sock was far away. It was a flag|, because its sock was a long way off, being a flag|, because its sock was a long way off in the dark, where it was the flag at the end of the day}. {The bare foot found the warm one|By and by the bare foot found the warm one|By and by, when it had felt about for a while under the blanket, the bare foot found the warm one}. The day was over, {and nobody was using it|on every side, and nobody was using it}.`,
  },
  wonder: {
    title: ['{name} and the {Title}', 'A Little Bit Farther', 'Farther Than Far Enough'],
    want: [
      `Every evening {name} set out, and every evening a voice called from behind: “That's far enough!” {It was only eleven steps|It came after eleven steps|It always came at the eleventh step, no matter how quietly the eleventh was taken}. Tonight {name} wanted to go one step farther than far enough. {But what if the legs ran out first?|But what if a pair of short legs ran out first?}`,
      `What comes after far enough? {name} had asked everybody. {“Bed,” they said|“Bed comes after it,” they said}, and that was that. {It was eleven steps to far enough. Tonight there would be one more|It was eleven steps to far enough, and tonight there was going to be a twelfth|It was eleven steps to far enough, as {name} knew by heart, and tonight, for the first time, there was going to be a twelfth}. [“It's only one,” {name} told the legs.] But what if the legs ran out?`,
    ],
    setoff: `A note was left on the pillow: *Gone a little farther. Back by bed.* {Then they counted eleven steps. There they stopped|Then they counted out eleven steps, and there they stopped|Then they counted out the eleven steps, aloud and in order, and at the eleventh they stopped, from habit}. “Far enough,” said {name}, and waited. Nobody called. {So out went one foot, and that was twelve|So one foot went out, all by itself, and felt about, and that was twelve}.`,
    stay: `In pajamas, with {pal} close behind, {name} went as far as the lamplight goes. {That was eleven steps|It was eleven steps, exactly}. {Then one big toe went over the edge. That was twelve|Then one big toe went over the edge, and that was twelve}. “Far enough,” said {pal}. “We'll see it from here.”`,
    remind: `“Are we late?” asked {pal}. {It was not late yet. But it was not early|It wasn't late yet, but it had stopped being early|It wasn't late yet, but it had, without their noticing, stopped being early}, and others were hurrying the same way in the dark, with cushions. {They did not stop to talk|They hadn't any time to talk}. [“It won't wait, you know,” said one of them in passing.] “Legs?” said {name}. {The legs said yes|“Still here,” the legs seemed to say}.`,
    refrain: {
      first: [
        `<toddler: You sing it with one toe over the edge|It is a walking song, and it goes on two legs>:\n“A little bit farther, a little bit more,\nwe've never been this far before!”`,
        `{pal} began it, and {name} came in on “more”:\n“A little bit farther, a little bit more,\nwe've never been this far before!”`,
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
    resolve: `So that was what comes after far enough. {The legs had not run out|The legs had not run out|The legs, short as they were, had not run out, and stood there looking rather pleased with themselves}. {name} tried to think how to tell it at home, and held two hands apart, so, and then a little closer, and gave up. “You had to be there,” said {pal}.`,
    bed: `The legs lay side by side under the blanket, {and they were very tired|and were pleasantly tired, from the hip to the toe|and a good kind of tired ran all the way down them, from the hip to the littlest toe}. How far was it to sleep? {name} took one step, with both eyes shut{. It was far enough|. Then one more. That was far enough|, and then, quite slowly, one more, and that was far enough}.`,
  },
  sound: {
    title: ['{name} and the {Title}', 'The White Part of the Map', 'In We Go'],
    want: [
      `{name} was making a map. {The bed was on it, and the kitchen. One side was all white|The bed was on it, and the kitchen, but one side was all white, because nobody had been there|The bed was on it, and the kitchen, and the way between them, but one whole side was white, because nobody had ever been there to look}. Tonight {name} was going. The blue crayon was as short as a tooth. {What if it ran out?|What if it ran out first, and the white stayed white?}`,
      `The blue crayon was as short as a tooth. {It would do for one more thing. {name}'s map had a white side|It would do for one more thing on {name}'s map, which had one white side|It would just do for one more thing on {name}'s map, which was finished except for one side, and that was white}. Nobody had been there. {Tonight {name} was going|Tonight {name} was going to}. {A map with a hole can't be hung up|You can't hang up a map with a hole}.`,
    ],
    setoff: `{name} turned the map until it lay right. “It comes from there,” said {name}. {The finger was right in the white|The finger lay right in the white|And when they bent to see where the finger had come down, it was in the very middle of the white}. “There's nothing there,” said {pal}. “Not *yet*,” said {name}. {They took coats, map and crayon. In they went|So on went the coats, the crayon came too, and in they went|So the coats went on over the pajamas, the blue crayon went into the safest of the pockets, and in they went}.`,
    stay: `{Where the lamplight ended, {name} put down the map. That was where the white began|{name} laid the map down where the lamplight ends, and just there, on the map, the white began|{name} laid the map down flat, just where the lamplight ends, and it turned out that just there, on the map, the white began}. They sat at the edge of both, in pajamas. “Do we go in?” asked {pal}. “We wait,” said {name}, with the crayon. “It's coming out to be drawn.”`,
    remind: `They stopped to put down what there was so far. “That's where I yawned,” said {pal}, and {name} made a small blue cross. “And I yawned there, too.” {The crayon was very short now|By now the crayon had to be held with two fingernails|By now there was so little left of the crayon that it could only be held between two fingernails}. “No more yawns,” said {name}.`,
    refrain: {
      first: [
        `They stood with their toes against the white. There's a thing you say first:\n“This is the part of the map we know,\nand that is the white, and in we go!”`,
        `{name} held one side of the map, and {pal} held the other:\n“This is the part of the map we know,\nand that is the white, and in we go!”`,
      ],
      again: [
        `The white was bigger than it looked on paper. They said it louder:\n“This is the part of the map we know,\nand that is the white, and in we go!”`,
        `{pal} found the place on the map, and {name} said where it ended:\n“This is the part of the map we know,\nand that is the white, and in we go!”`,
      ],
      third: `There was still nothing to draw. They smoothed the map out, and said it to the white:\n“This is the part of the map we know,\nand that is the white, and in we go!”`,
      last: `They said it very low, over the map, and the end of it was different now:\n“This is the part of the map we know,\nand none of it's white, and home we go.”`,
    },
    try: `“Who shall I say lives here?” asked {name}, with the crayon ready. “Nobody,” said {being}. So {name} wrote *Nobody*. “And who makes the sound?” “The same,” said {being}. {{Being} thought about it|{Being} looked at it, there on the map|{Being} read it over, there on the map, and did not seem to be quite easy about it even now}. “Could you add an arrow, {|pointing }to somewhere else?”`,
    resolve: `<tried:*Nobody* was crossed out, and into the white|Into the white> went {being}, with the last of the blue{. Then went the sound. It was a long wavy line|, and then the sound, in a wavy line, on and on|, and after that the sound itself, in a long wavy line, that went on and on to the edge of the paper}. “{Is that all me?|All that's me?}” asked {being}. “That's how far you can be heard,” said {name}. {The white was full|And there was no white left, and no crayon|And when that was drawn there was no white left anywhere, and no crayon either}.`,
    bed: `The map hung over the bed. {There was no white on it|It had nothing white left on it|There was nothing white left on it anywhere, not even enough to put the tip of a toe on}. {name} went over it with a finger, {out and back|out to the wavy line, and slowly back}. Here was the kitchen. Here was the bed. {There the finger stopped|The finger got as far as the bed, and got in|The finger came slowly back along the way, got as far as the bed, and got in}.`,
  },
  shy: {
    title: ['{name} and the {Title}', 'As Far as a Button', 'How Far Is Far?'],
    want: [
      `A button had come off {name}'s coat. {Go far away, and hold it out. It hides your whole home|From far enough away, a button will hide a whole home|If you go far enough away, they say, and hold a button out in front of you, it will hide the whole of your home}. How far was that? {From bed it hid a spoon|{name} had tried from the bed, and it hid one spoon|{name} had tried it from as far away as the bed, and all that it would hide was one spoon}. Tomorrow it would be sewn on again. {So it had to be tonight|It was tonight or not at all}.`,
      `“How far is far?” asked {name}. “It's when a button hides your whole home,” they said. {A button had just come off a coat. From bed it hid a cup|There was a button, just off a coat, and from the bed it hid one cup|There was a button, which had come off a coat that morning, but from the bed it only hid one cup}. {{name} had to go farther|So farther it must be, and tonight}. Tomorrow it would be sewn on.`,
    ],
    setoff: `“Somebody looks at us from out there, every evening,” said {name}. “They'll know if it's far enough.” {So they left a light on at home. It was for hiding|They left a light on at home, to have something to hide|They left a light on at home, so as to have something to hide, and did up all the buttons that there were}. “And then?” asked {pal}. “Then we look back,” said {name}.`,
    stay: `“Somebody looks at us from out there, every evening,” said {name}. “I want to see it too.” {They sat where the lamplight stops. {name} held out the button|In pajamas they sat down where the lamplight stops, and {name} held out the button|In pajamas they sat down as far off as the lamplight goes, and {name} shut one eye and held out the button}. It hid {pal}'s nose. “That's a start,” said {pal}, {behind it|from the other side}.`,
    remind: `{name} held out the button and shut one eye. {Home stuck out on both sides|There was still some home sticking out on the left|It was better than the last time, but there was still some home sticking out on the left, and a little on the right}. “Too near,” said {name}. “Are we, or is the button?” asked {pal}. {They thought about that|Neither of them could say, not even when they had changed eyes}.`,
    refrain: {
      first: [
        `They asked it aloud, as there was nobody to mind:\n“How far is far? We'd like to know.\nAs far as a button, and still to go.”`,
        `{name} held the button up like a tiny lamp, and sang:\n“How far is far? We'd like to know.\nAs far as a button, and still to go.”`,
      ],
      again: [
        `One eye shut, one eye open, they tried it again:\n“How far is far? We'd like to know.\nAs far as a button, and still to go.”`,
        `“Are we far yet?” asked {pal}. So they sang that:\n“How far is far? We'd like to know.\nAs far as a button, and still to go.”`,
      ],
      third: `They were near, and it was far all the same, so they sang it:\n“How far is far? We'd like to know.\nAs far as a button, and still to go.”`,
      last: `They sang it side by side, looking back, and it had an answer:\n“How far is far? By now we know.\nAs far as a button, and home to go.”`,
    },
    try: `{name} held the button out toward {being}. “I'm only seeing how far you are.” {One eye shut. The button was in front|One eye shut, and the button went exactly in front|One eye shut, the button moved a little to the left, and then it was exactly in front}. “Am I gone?” asked {being}. “All of you,” said {name}. “Oh, good,” said {being}. “{Leave it there|Could you just leave it there}?”`,
    resolve: `“This is where I look from,” said {being}. {name} held out the button, and shut one eye. <toddler:{The button was close to the other. It hid everything|Close up to the other it hid everything|Held close up to the other one, by two fingers, it hid everything}, home and all.|{Far back was their light. It went in behind the button|Far back was their light, and it went in behind the button, home and all|Far back was the light that they had left on, and it went in behind the button, and all of home with it}.> “Now you,” said {name}. “No, thank you,” said {being}. “I come to *see* it.”`,
    bed: `The button lay on the coat, beside its own thread. {From bed home was too near to hide|From in here home was much too near to hide|From in here home was much too near to hide behind anything, for it went all the way around}. {name} shut one eye, to try. Then, slowly, {the other one shut|the other one shut as well}, {and that hid everything|and that hid all of it, button too}.`,
  },
};
