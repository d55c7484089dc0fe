import type { ThemeTelling } from '../../bank.ts';

export const sports: ThemeTelling<'sports'> = {
  restless: {
    title: ['{name} and the {Title}', 'Still as a Spoon', 'A Hundred Without a Wobble'],
    want: [
      `The match was tomorrow, and the game was Statues. {You stand as still as a spoon. Somebody counts to a hundred|You stand as still as a spoon, and somebody counts to a hundred|You stand as still as a spoon while somebody counts to a hundred, and only eyes may blink}. {name} had got as far as sixty-one. [Then there had been an itch.] {Tonight {name} wanted the hundred. What if there was none?|{name} wanted the hundred tonight. What if there wasn't one in there?|By tonight {name} wanted the whole hundred, and what if there wasn't a hundred in there?}`,
      `Sixty-one: that was {name}'s best at Statues, which is the game of not moving. {The others could all do a hundred. The match was tomorrow|The others could do a hundred, and the match was tomorrow|As the match was tomorrow, and as all the others could do a hundred, sixty-one was not enough}. {name} wanted a hundred tonight. [Blinking is allowed. Scratching is not.] {What if an eyebrow moved?|What if, in front of them all, an eyebrow moved?}`,
    ],
    setoff: `At sixty-two it made {name} jump. “That's twice,” said {name}, coming down. “You can't be a statue next to that.” {“Then it wants some practice,” said {pal}.|“Whoever it is,” said {pal}, “they want some practice themselves.”} {So they put on coats and went to teach it|On went the coats, and they went to show it how|On went the coats over the pajamas, and out they went to show somebody how a thing is stopped}.`,
    stay: `At sixty-two it made {name} jump. “You can't be a statue next to that,” said {name}. So they sat down in pajamas, where the lamplight stops, to show it how. {They sat very still. It was coming nearer|They sat as still as two spoons, and it came nearer|They sat there, as still as two spoons in a drawer, while it came nearer}. [“{I didn't move,” said {pal}|That was only my mouth,” said {pal}}.]`,
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
      third: `It had never been so far from a hundred. They took their places, and tried it from the top:\n“Still as a spoon and still as a chair,\nwho moved an eyebrow? Who moved a hair?”`,
      last: `There was no one left to tell, and they hardly moved their lips to say it:\n“Still as a spoon and still as a chair,\nnobody, nobody, moved a hair.”`,
    },
    try: `“The trick of it,” said {name}, “is to look at one thing {that stays there|that stays where it is}.” {Being} looked for one. {“That one is going home. That one's shutting its eyes.”|“That one's just leaving,” said {being}, “and those have shut their eyes.”} {It had to go on looking, all round, and that is not standing still|So {being.he} had to go on looking, and that isn't Statues|So {being.he} had to go on looking, this way and that and round the back, which is as far from Statues as you can get}.`,
    resolve: `“Now,” said {pal}, and counted. {{name} looked at one thing. It was {being}. Nothing for miles was so still|{name} picked {being} to look at, because for miles around there was nothing so still|For the one thing to look at {name} picked {being}, because nothing for miles around stayed so well where it was}. {Sixty-one went by. So did sixty-two|Sixty-one went by, and so did sixty-two|Sixty-one went by, and sixty-two, at which a person might have jumped, went by just as quietly}. {“A hundred,” said {pal}.|“And a hundred,” whispered {pal}.} [{name} forgot to stop, and got to a hundred and nine.]`,
    bed: `In bed a hundred is easy. {You lie as still as a spoon. Only the blanket goes up and down|You lie as still as a spoon, and only the blanket goes up and down|You lie there as still as a spoon in its drawer, and all that moves is the blanket, which goes up a little, and down}. {That is allowed|That's allowed}. {name} began to count, and {got to eleven|had got as far as eleven when the counting stopped}.`,
  },
  wonder: {
    title: ['{name} and the {Title}', 'Where the Ball Comes Down', 'Nine Times in Ten'],
    want: [
      `{There was a cup, with a ball on a string. {name} swung the ball, and caught it|There was a cup, with a ball on a string, and {name} swung up the ball and caught it}. {It went in, *tup*|*Tup*, it went|*Tup*, it went, into the cup, as often as nine times out of ten}. {But if one person looked it went *tock*|Only, if there was anybody looking, it went *tock*}. [*Tock* is the outside of a cup.] {Tonight {name} wanted one *tup* with people looking. What if it never came?|Tonight it was to go *tup* with people looking, and what if it couldn't?}`,
      `*Tup*, went the ball on its string, into {name}'s cup. {Then somebody looked, and it went *tock*, and hit the outside|But let anyone look, and it went *tock* on the outside|But somebody had only to put a head in and look, and it went *tock* on the outside, and hung there}. {name} wanted to do it tonight, just once, in front of people. {What if it was only good when nobody saw?|What if it was the kind of thing that's only good when nobody sees?}`,
    ],
    setoff: `“Once a year, and they all look!” said {name}. “{Whoever does that must know how|Anybody who can do that must know how it's done}.” {The ball went into the cup. The cup went into the coat|The ball went into the cup, and the cup went into the coat|The ball went into the cup, and the cup went into the coat, and both of them were told to keep quiet in there}. {“We'll ask them,” said {name}.|“We'll go and ask them,” said {name}.} {*Tock*, it went, against a button|*Tock*, it went in there, as {pal} looked}.`,
    stay: `“With everybody looking!” said {name}. “Whoever does that must know how.” So they sat down in pajamas, where the lamplight stops, with the ball and the cup. {{pal} looked at it. *Tock*. {pal} looked at nothing. *Tup*|{pal} looked, and it went *tock*, and {pal} looked away, and it went *tup*}. [“We'll ask,” said {name}.]`,
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
      last: `{It had come down where it should. So they said|Now that it had gone up, and had come down where it should, they said it over}:\n“Up it goes, and round it goes,\nand where it lands now somebody knows.”`,
    },
    try: `“How do you do it,” asked {name}, “with all of them looking?” “{I don't know|I was going to ask you},” said {being}. To show how easy it was, {name} swung the ball. {They all looked. *Tock*|With everybody looking, *tock*, it went|As every one of them turned to look, it went *tock*, and the ball hung down and swung}. “Oh,” said everybody. {“That is what they say,” said {being}.|“There,” said {being}. “That's the very word.”}`,
    resolve: `{They were all still looking|They were still looking, all of them, the way you go on looking after}. {Nobody looked at {name}. So {name} took out the cup, and swung|So {name}, behind them, took out the ball and the cup, and swung|And so it was behind all their backs that {name} took out the ball and the cup, and swung}. *Tup*. {“I saw that,” said {being}. “It went in.”|“I saw that,” said {being}, who was the only one looking the other way. “It went in.”} [“Again,” said {being}. *Tup*.]`,
    bed: `{The cup stood by the bed. The ball was in it|The cup stood by the bed with the ball in it|Beside the bed, where it could be reached but needn't be, stood the cup with the ball in it}. {It had been looked at. It was still in|It had been looked at, and it was still in|It had been looked at by somebody who knew about such things, and it was still in}. {Up it went, in {name}'s head, and round, and in|Behind {name}'s eyes it went up, and round, and in, and up}, each time a little slower. {There was no tock in it anywhere|Nowhere in it was there a tock}.`,
  },
  sound: {
    title: ['{name} and the {Title}', 'Warm, Warmer, Got You', 'The Game with the Scarf'],
    want: [
      `You play it with a scarf round your eyes, and you catch somebody by ear. {name} had never caught anybody. {It had been a coat. It had been a coat again. Once it was a lamp|So far it had been coats|So far it had been a coat, and another coat, and for one happy moment a lamp}. {name} wanted to catch somebody tonight, before the big game. {What if it was a coat again?|What if it was coats again, with everybody there?}`,
      `“Got you!” said {name}, and took off the scarf, and it was a coat. {That is the game. You tie up your eyes, and your ears do it|It's a game for the ears, with a scarf tied over the eyes|It's a game for the ears, with a scarf tied over the eyes, and whatever moves or breathes you catch}. {name} wanted one real catch tonight, before tomorrow's game. [The score so far was coats four, people none.] {What if {name}'s ears were only for hats?|What if some ears are only for holding up a hat?}`,
    ],
    setoff: `{name} stood still with the scarf on. “It's that way! {A coat doesn't do that|I never met a coat that could do that}.” {“So we catch it?” said {pal}. “By ear,” said {name}.|“And you want to catch it,” said {pal}. “By ear,” said {name}.} {The scarf went into a pocket, till it was time|And the scarf went into the coat, until it should be wanted}.`,
    stay: `“It's that way!” said {name}, under the scarf. “{A coat doesn't do that|I never met a coat that could do that}.” They sat down in pajamas, where the lamplight stops, {name} and the scarf and {pal}. {“Warm,” said {name}. “Warmer.”|“That's warm,” said {name}. “Now it's warmer.”} [It wasn't any coat.]`,
    remind: `“Try it here,” said {pal}, and on went the scarf. {name} listened, and turned, and went three steps with both arms out. “Got you!” {“That's me,” said {pal}. “I can hear,” said {name}. “You breathe.”|“But that's me,” said {pal}. “I can hear,” said {name}. “It's how you breathe in.”} {It was a catch, but it did not count|It was a catch, only it didn't count|As a catch it was the best so far, only that {pal} had been holding the other end of the scarf}.`,
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
    bed: `{The scarf hung by the coat|The scarf hung on the bed, and near it the coat|The scarf hung over the end of the bed, and beside it, on its own hook, hung the coat}. {Nobody was going to catch it|Tonight nobody would take it for anybody}. {{name}'s eyes were shut. The ears were still open|With both eyes shut, {name} lay and let the ears stay open a little|With both eyes shut there was nothing left for {name} to do but leave both ears open a little}. Far off, very small, was somebody. {Warm, said the ears. Warm|Warm, said the ears, and warm, and warm}.`,
  },
  shy: {
    title: ['{name} and the {Title}', 'Off, On, and Home', 'The Race for Three'],
    want: [
      `It takes three for a relay: one is Off, one is On, and one is Home. You hand on a clothespin. {{name} could be Off. Somebody could be Home. But nobody was On|{name} was Off, and there was a Home, but nobody was On|{name} was a very fast Off, and a Home had been found without trouble, but in the middle, where the pin gets handed over, nobody was On}. {name} wanted an On tonight. {What if the pin just stopped there?|[The relay was tomorrow.] What if the pin stopped in the middle?}`,
      `Nobody took the clothespin that {name} held out, and that was the trouble with the relay. {It has an Off, an On, and a Home|It has an Off, an On, and a Home, and a pin that's handed on|A relay has an Off and an On and a Home, and the pin is handed from the one to the next}. {name} wanted an On tonight. {What if nobody took it?|What if the pin never got past the middle?}`,
    ],
    setoff: `“Somebody's been watching us,” said {name}, “and knows all of it by now. {That could be our On|Why shouldn't that be our On}?” The clothespin was clipped on one sleeve. “We won't race,” said {name}. “We'll just go.” {That is hard for an Off. {name} was too fast at once|That's hard for an Off, and twice {name} had to come back|That isn't an easy thing for an Off to do, and twice, out of pure habit, {name} got too far ahead and had to come back}. [“{False start|That's two false starts},” said {pal}.]`,
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
    resolve: `Then they did it properly. Off went {name}, with the pin. {It went from {name} to {being}. {Being} was On|In the middle it went over, from {name} to {being}, and {being} was On|In the middle, where there had never been anything but air, it went over, from {name} to {being}, and {being} was On}. {It went from {being} to {pal}. {pal} was Home|From {being} it went over to {pal}, who brought it home}. [“{Again!|Was that what it's like?}” said {being}. {“Tomorrow,” said {name}.|“Tomorrow it's like that with people watching,” said {name}.}]`,
    bed: `The clothespin was clipped to the edge of {name}'s blanket, and it held, as pins do. {Tomorrow it had three to go to|Tomorrow it had three places to go|Tomorrow it had three places to go, and for every one of them there was somebody}.~;~ Now it had none. {Off was lying down. On was lying down, out there in the dark|Off was lying down, and so, somewhere out there in the dark, was On}. {And Home was where they were|And everyone, for once, was Home}.`,
  },
};
