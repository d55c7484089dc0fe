import type { ThemeTelling } from '../../bank.ts';

export const sports: ThemeTelling<'sports'> = {
  restless: {
    title: ['{name} and the {Title}', 'Still as a Spoon', 'A Hundred Without a Wobble'],
    want: [
      `{{name}'s game was Statues. You stand as still as a spoon. Somebody counts to a hundred|{name}'s game was Statues, where you stand as still as a spoon while somebody counts to a hundred|{name}'s game was Statues, in which you stand as still as a spoon while somebody counts to a hundred, and only eyes may blink}. {{name} had got to sixty-one|So far {name} had got to sixty-one}. [Then there had been an itch.] {The match was tomorrow. {name} wanted the hundred tonight. What if an eyebrow moved?|The match was tomorrow, and {name} wanted the hundred tonight. What if an eyebrow moved?}`,
      `“Sixty-one!” That was {name}'s best at Statues, {the game of not moving|which is the game of not moving|which is the game where somebody counts and you stand as still as a spoon}. {The others could all do a hundred. The match was tomorrow|The others could do a hundred, and the match was tomorrow|All the others, as far as anybody knew, could do a hundred, and the match was tomorrow}. {name} wanted a hundred tonight. [Blinking is allowed. Scratching is not.] {What if an eyebrow moved?|What if, in front of them all, an eyebrow moved?}`,
    ],
    setoff: `“Sixty-one,” counted {pal}, “sixty-two.” Then came that noise, and {name} jumped. “{You can't do Statues with that|Nobody can be a statue with that}!” {“Whoever it is needs practice,” said {pal}.|“They want some practice themselves,” said {pal}.} {So they put on coats, and went to teach them Statues|So on went the coats, and they went to show them|So on went the coats over the pajamas, and out they went to show somebody how a thing is stopped}.`,
    stay: `“Sixty-one,” counted {pal}, “sixty-two.” Then came that noise, and {name} jumped. {So they sat down in pajamas. They would show it how to be a statue|So they sat down in pajamas, where the lamplight stops, to show it how to be a statue}. {They sat very still. The noise was coming nearer|They sat as still as two spoons, and the noise came nearer|They sat there, as still as two spoons in a drawer, while the noise came nearer}. [“{I didn't move,” said {pal}|That was only my mouth,” said {pal}}.]`,
    remind: `“Let's train,” said {name}, and stopped dead. {pal} stopped as well, with one foot in the air. {They counted. At thirty-three the foot came down|They counted inside, and at thirty-three the foot came down|They counted, each of them inside, and at about thirty-three the foot, which had grown heavy, came down by itself}. “You moved,” said {name}. {“So did your eyes,” said {pal}.|“Then your eyes did,” said {pal}, “to see that.”} [They agreed that it was a draw.]`,
    refrain: {
      first: [
        `{You say it at the start, and then you mustn't stir|It's said at the start of every game, and at the last word you mustn't stir}:\n“Still as a spoon and still as a chair,\nwho moved an eyebrow? Who moved a hair?”`,
        `“You say it, and then you freeze,” said {name}. They said it, and froze, and then went on:\n“Still as a spoon and still as a chair,\nwho moved an eyebrow? Who moved a hair?”`,
      ],
      again: [
        `{They had moved enough. They stood still, and said|That had been a good deal of moving about, so they stood still for once, and said}:\n“Still as a spoon and still as a chair,\nwho moved an eyebrow? Who moved a hair?”`,
        `{pal} said it with no lips at all, for practice:\n“Still as a spoon and still as a chair,\nwho moved an eyebrow? Who moved a hair?”`,
      ],
      third: `A hundred had never been so far off. They took their places, and tried it from the top:\n“Still as a spoon and still as a chair,\nwho moved an eyebrow? Who moved a hair?”`,
      last: `Everything was still, and they hardly moved their lips to say it:\n“Still as a spoon and still as a chair,\nnobody, nobody, moved a hair.”`,
    },
    try: `“The trick of Statues,” said {name}, “is to look at one thing {that stays there|that stays where it is}.” {Being} looked for one. {“Everything leaves,” said {being}, “or it shuts its eyes.”|“But everything's leaving,” said {being}, “or it's shut its eyes.”} {So {being.he} went on looking, all round. That is not Statues|So {being.he} had to go on looking, all round, and that isn't Statues|So {being.he} had to go on looking, this way and that and round the back, which is as far from Statues as you can get}.`,
    resolve: `“Once more,” said {pal}, and counted. {{name} stood as still as a spoon, and looked at {being}. Nothing was so still|{name} stood as still as a spoon, and looked at {being}, for there was nothing so still|{name} stood as still as a spoon and looked at one thing, and it was {being}, for nothing far and wide was so still}. {Sixty-one went by. So did sixty-two|Sixty-one went by, and so did sixty-two|Sixty-one went by, and sixty-two, at which a person might have jumped, went by just as quietly}. {“A hundred,” said {pal}.|“And a hundred,” whispered {pal}.} [{name} forgot to stop, and got to a hundred and nine.]`,
    bed: [
      `{A hundred is easy in bed. {name} lay as still as a spoon|A hundred is easy in bed, where {name} lay as still as a spoon in its drawer|In bed a hundred is easy, and {name} lay as still as a spoon in its drawer, and counted}. {At eleven nothing moved. At twelve no eyebrow moved|By twelve not an eyebrow had moved}. {A bit later the counting lay still, too|A little after that the counting lay still, too}.`,
      `{In the drawer lay the spoons, all statues. {name} lay stiller|In the drawer the spoons lay still, and {name} lay stiller|In the drawer lay the spoons, every one a statue, and {name} lay stiller}. {No eyebrow moved, and no hair. Nobody counted|No eyebrow moved, and no hair, and nobody was counting}. {It was a hundred, and then more, and nobody had to stop|It came to a hundred, and past it, and nobody had to stop}.`,
    ],
  },
  wonder: {
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
  },
  sound: {
    title: ['{name} and the {Title}', 'Warm, Warmer, Got You', 'The Game with the Scarf'],
    want: [
      `{The game was Ears. You tie a scarf over your eyes. You catch somebody by ear|The game was Ears, with a scarf tied over your eyes, and you catch somebody by the sound|The game was called Ears, in which you have a scarf tied over your eyes and catch somebody only by the sound they make}. {{name} had never caught anybody. It was always a coat|{name} had never caught anybody but coats|So far {name} had caught a coat, and another coat, and for one happy moment a lamp}. {{name} wanted to catch somebody tonight. What if it was a coat again?|{name} wanted to catch somebody tonight, before the big game. What if it was coats again?}`,
      `“Got you!” said {name}, and took off the scarf, and it was a coat. {The game was Ears. You tie a scarf over your eyes, and listen|The game was Ears, with a scarf over your eyes, and you catch by the sound|The game was called Ears, in which you have a scarf tied over your eyes and catch somebody only by the sound they make}. [The score so far was coats four, people none.] {{name} wanted a real catch tonight. What if it was coats again?|{name} wanted one real catch tonight, before tomorrow's game. What if it was coats again?}`,
    ],
    setoff: `{name}, with the scarf on, heard that sound again. “It's over there! {A coat doesn't do that|No coat does that}.” {“So we catch it?” said {pal}. “By ear,” said {name}.|“And you want to catch it,” said {pal}. “By ear,” said {name}.} {The scarf went into the coat, and they went|So the scarf went into the coat, and they went|So the scarf went into the coat until it should be wanted, and off they went}.`,
    stay: `{name} had the scarf on, and heard that sound again. “{A coat doesn't do that|I never met a coat that could do that}!” They sat down in pajamas, where the lamplight stops, {name} and the scarf and {pal}. {“Warm,” said {name}. “Warmer.”|“That's warm,” said {name}. “Now it's warmer.”} [It wasn't any coat.]`,
    remind: `“Try it here,” said {pal}, and on went the scarf. {name} listened, and went three steps with both arms out. “Got you!” {“That's me,” said {pal}. “I know,” said {name}. “You breathe.”|“That's me,” said {pal}. “I know,” said {name}. “It's how you breathe in.”} {It was a catch, but it did not count|It was a catch, only it didn't count|As a catch it was the best so far, only that {pal} had been holding the other end of the scarf}.`,
    refrain: {
      first: [
        `{You turn round three times in the scarf, and say|You turn round three times with the scarf on, and this is what you say to it}:\n“Eyes tied up, and ears untied,\nwhere does somebody, somebody hide?”`,
        `{pal} did the turning, and {name} did the asking, and both of them got a bit giddy:\n“Eyes tied up, and ears untied,\nwhere does somebody, somebody hide?”`,
      ],
      again: [
        `They stood and shut their eyes, and let their ears go on ahead:\n“Eyes tied up, and ears untied,\nwhere does somebody, somebody hide?”`,
        `It was warm, and getting warmer. It was time to ask it again:\n“Eyes tied up, and ears untied,\nwhere does somebody, somebody hide?”`,
      ],
      third: `{There was not a sound now. Still, they asked|So near, and not a sound now! They had never had to ask it of somebody they could see|They had come so near that they could see who it was, and never before had they had to ask it like that}:\n“Eyes tied up, and ears untied,\nwhere does somebody, somebody hide?”`,
      last: `{The scarf hung round {name}'s neck while they said it|Nobody wanted the scarf any more, and it hung round {name}'s neck while they said it}:\n“Eyes untied, and ears untied,\nno more does somebody, somebody hide.”`,
    },
    try: `“You do it, and I'll catch you,” said {name}, and tied on the scarf. {“With you listening?” asked {being}. There was no more sound|“What, with everyone listening?” said {being}, and from there on there wasn't a sound|“What, with everyone listening?” said {being}, and after that there wasn't a sound to go by, neither far nor near}. {{name} went three steps, arms out|{name} went three steps, arms out|With both arms out {name} went three steps, and then another three, round the other way}. “Got you!” {That was {pal}. “Got you!” It was {pal} once more|It was {pal}, and then it was {pal} again|It was {pal}, and the next time, round the other way, it was {pal} again}. [“It's how you breathe,” said {name}.]`,
    resolve: `“Once more,” said {name}, and tied the scarf on. {{Being} did it, out loud. {name} went straight there, with both arms out|So {being} did it again, out loud, and {name} went straight there, with both arms out|So {being} did it once again, out loud, for anyone to hear, and {name} went straight there, with both arms out}. “Got you!” {Off came the scarf. It was not a coat|Off came the scarf, and it wasn't a coat}. {“You have,” said {being}.|“So you have,” said {being}.} [That was coats four, people one.]`,
    bed: [
      `{The scarf hung by the coat, on one hook|The scarf hung beside the coat, on the same hook|On one hook, side by side, hung the scarf and the coat}. {Nobody would catch the coat tonight|Tonight nobody would catch the coat}. {{name}'s eyes were shut. Far off, very small, was somebody. Warm, said the ears|With both eyes shut {name} heard somebody, far off and small, and warm, said the ears, and warm}.`,
      `{{name} needed no scarf now. Both eyes were shut|Nobody needs a scarf in bed, where eyes shut by themselves}. {The ears were open a bit longer. They heard the coat hang still|The ears stayed open a little longer, and heard the coat hang still}. {They heard somebody, far off. It was somebody they knew. Then they let go|They heard somebody they had once caught, far off, and gently let go|They heard somebody they had once caught, far off in the dark, and very gently they let go}.`,
    ],
  },
  shy: {
    title: ['{name} and the {Title}', 'Off, On, and Home', 'The Race for Three'],
    want: [
      `{The game was Relay. You hand on a clothespin. One is Off, one is On, and one is Home|The game was Relay: one is Off, one is On, and one is Home, and you hand on a clothespin|The game was Relay, in which one is Off, and one is On, and one is Home, and what is handed on from the one to the next is a clothespin}. {{name} was Off. There was a Home. But nobody was On|{name} was Off, and there was a Home, but nobody was On}. {name} wanted an On tonight. {What if the pin stopped in the middle?|What if the pin always stopped in the middle?}`,
      `{name} held out the clothespin, and nobody took it. {The game was Relay. One is Off, one is On, and one is Home|The game was Relay, which has an Off, an On, and a Home, who hand on the pin|The game was Relay, which has an Off and an On and a Home, and the pin is handed on from the one to the next}. {There was no On|There wasn't any On}. {{name} wanted one tonight. What if nobody ever took the pin?|{name} wanted one tonight. What if the pin never got past the middle?}`,
    ],
    setoff: `“Somebody watches when we play,” said {name}, “{and knows it all. That's our On|and must know all of it by now. That could be our On}!” The clothespin was clipped on one sleeve. {“We don't race,” said {name}. “We just go.”|“Only, we won't race there. We'll just go.”} {They went. {name} was too fast at once|So they went, and twice {name}, who was Off, had to come back|So they went, and twice, out of pure habit, {name}, who was Off, got too far ahead and had to come back}. [“{False start|That's two false starts},” said {pal}.]`,
    stay: `{name}, in pajamas, held out the clothespin as far as an arm will go, over the edge of the lamplight. {“You hold it still,” said {name}. “So they see it.”|“You hold it quite still,” said {name}, “so that they can look first.”} [{pal} held {name}.] {They waited. Nobody took it. But somebody had seen|Nobody took it, but somebody out there had seen}.`,
    remind: `Somebody was keeping up with them. {When they went, it went. When they stopped, it stopped|When they went on it went on, off to one side, and when they stopped it stopped|When they went on, it went on too, a little off to one side, and when they stopped it had already stopped}. “{That's a good On|They'd make a good On},” said {name}, not too loudly. [“You never hear them start.”] Nothing answered, {but it was pleased|but in a pleased sort of way}.`,
    refrain: {
      first: [
        `This is what you say before the start, and it's said to all three, even when you're two:\n“One goes off and one goes on,\nand one goes home when the day is gone.”`,
        `“I'll do the off, you do the home,” said {name}, “and we leave out the on.” But you can't leave it out:\n“One goes off and one goes on,\nand one goes home when the day is gone.”`,
      ],
      again: [
        `They said it again, and this time they stopped after the “on,” in case:\n“One goes off and one goes on,\nand one goes home when the day is gone.”`,
        `It keeps you in step, so they said it, {name} and {pal} and the gap between them:\n“One goes off and one goes on,\nand one goes home when the day is gone.”`,
      ],
      third: `So it was back to the start, and this is how a start goes:\n“One goes off and one goes on,\nand one goes home when the day is gone.”`,
      last: `Then all three said it, and there wasn't any gap in it, and it was over:\n“One went off and one went on,\nand all go home, for the day is gone.”`,
    },
    try: `“It's simple,” said {name}, and held out the clothespin. “You take it and you go. [Ready?] Go!” {And {being} went. It was a very good start|And {being} went, and it was a splendid start|And {being} went, and of all the starts that they had seen, and some of them had been their own, it was the best}. {It was only the wrong way|It was only that it was in the other direction}, and without the pin. “{Was that it|Did I win}?” asked {being}[, from far off].`,
    resolve: `Then they ran it properly. Off went {name}, with the clothespin. {It went from {name} to {being}. {Being} was On|In the middle it went over to {being}, and {being} was On|In the middle, where there had never been anything but air, it went over, from {name} to {being}, and {being} was On}. {It went from {being} to {pal}. {pal} was Home|From {being} it went to {pal}, who was Home}. {“Is that all?” said {being}. “Again!”|“Was that it?” said {being}. “Was that me in the middle?”} [“{That was you|You were the whole middle},” said {name}.]`,
    bed: [
      `{The clothespin was clipped to {name}'s blanket|The clothespin was clipped to the edge of {name}'s blanket}. {Tomorrow it had three to go to. Now it had none|Tomorrow it had three places to go, and now none}. {Off was lying down. On was lying down, far out in the dark. And everyone was Home|Off was lying down, and so, far out in the dark, was On, and everyone was Home}.`,
      `{One went off, and one went on, and that was over|One had gone off, and one had gone on}. {The clothespin lay by the bed. It had stopped, but not in the middle|The clothespin had stopped, though not in the middle, and lay by the bed|The clothespin had come to a stop, though not in the middle, and lay by the bed}. {Nobody had to hand it on. It was Home|Nobody had to hand it on, for it was home}.`,
    ],
  },
};
