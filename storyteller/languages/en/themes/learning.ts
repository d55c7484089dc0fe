import type { ThemeTelling } from '../../bank.ts';

export const learning: ThemeTelling<'learning'> = {
  restless: {
    title: ['{name} and the {Title}', 'The Pea on the Spoon', 'Learning to Keep Still'],
    want: [
      `{name} was learning to keep still. {Tomorrow they would all be in a picture|Tomorrow they were all going to be in a picture|Tomorrow somebody was coming to take a picture of them all, and that takes as long as it takes to count to three}. {In the last one {name} had three noses|In the last one {name} had three noses}. You practice with a pea on a spoon. {Count to three. At nearly three it went|And always, at nearly three, off it went|And always, however hard one looked at it, at nearly three it went}. It must be learned tonight.`,
      `One, two, and off went the pea. {name} put it back on the spoon, and was as still as a cupboard. One, two. {You need three for a picture|You have to keep still until three for a picture|You have to be able to keep still until three, if you're going to have your picture taken}. {It was tomorrow. Last time {name} had three noses|It was tomorrow, and last time {name} had had three noses|It was to be taken tomorrow, and in the last one that they took {name} had come out with three noses}.`,
    ],
    setoff: `“Somebody else can't do it,” said {name}. “Do what?” asked {pal}. “Keep still. Listen, they don't even get to one.” {The pea went on the spoon. Coats went on|The pea went on the spoon, the coats went on over the pajamas, and they set out|The pea was laid on the spoon, the coats went on over the pajamas, and they set out to see who it was}. “There it goes,” said {pal}.`,
    stay: `“Somebody else can't keep still,” said {name}. “Listen, they don't even get to one.” {In pajamas {name} carried the pea to the edge of the lamplight|In pajamas, very upright, {name} carried the pea on its spoon to where the lamplight stops|In pajamas, very upright and breathing only through the nose, {name} carried the pea on its spoon to where the lamplight stops}. {They sat down|There they sat down, a little too hard}. “Pea,” said {pal}, and {picked it up|felt about for it}.`,
    remind: `“Let me,” said {pal}, and took the spoon. {{pal} kept very still. One, two|{pal} kept still from top to bottom. One, two|{pal} kept still from top to bottom, and held {pal.his} breath, and thought of nothing but cupboards. One, two}. “It's looking at me,” said {pal}, {and off it went|and of course off it went}. They felt about for it in the dark. “It's the pea that can't,” said {pal}.`,
    refrain: {
      first: [
        `It helps to say it aloud, and it helps more if there are two of you:\n“One for the spoon, and two for the pea,\nand off it goes at nearly three!”`,
        `They held all the breath that they didn't need for counting:\n“One for the spoon, and two for the pea,\nand off it goes at nearly three!”`,
      ],
      again: [
        `The pea went back on the spoon, and they counted it in:\n“One for the spoon, and two for the pea,\nand off it goes at nearly three!”`,
        `{name} said it as you must, out of one corner of the mouth:\n“One for the spoon, and two for the pea,\nand off it goes at nearly three!”`,
      ],
      third: `There was nobody there now who could keep still, so they counted for everyone:\n“One for the spoon, and two for the pea,\nand off it goes at nearly three!”`,
      last: `They looked at the spoon, and scarcely dared to count, and counted:\n“One for the spoon, and two for the pea,\nand there it stays, and that was three.”`,
    },
    try: `“You look at the pea,” said {name}, “and do what it does.” {{Being} looked at it very hard|{Being} looked at it very hard indeed|{Being} looked at it as hard as anybody can ever have looked at one pea on one spoon}. For a moment nothing moved. “Is it going to do something?” asked {being}. {That was one and a half. Off it went|At one and a half off it went}, {and so did {being}|and {being} along with it}.`,
    resolve: `There lay the pea, {still on its spoon|and it had lain there for who knows how long}. {Nobody was keeping it still|Nobody had thought of keeping still|All that time nobody had so much as thought of a cupboard, or of keeping still at all}. “How did you do that?” asked {pal}. “I was looking at {being},” said {name}. “{It's easy then|It's no trouble then}.” “{One nose tomorrow|Tomorrow it'll be one nose},” said {pal}.`,
    bed: `The pea lay in the spoon.~and~ The spoon lay by the bed, {and nobody held it|and nobody was holding it}. One for the spoon. Two for the pea. {{name}'s one nose lay on the pillow. It was still too|On the pillow lay {name}'s nose, just the one, and that was still too|On the pillow lay {name}'s nose, and it was only the one, and without any practice at all that kept still too}. {Three could take its time|Three was coming, and could take its time|Three was on its way, no doubt, and tonight it could take all the time that it liked}.`,
  },
  wonder: {
    title: ['{name} and the {Title}', 'Round as an O', 'By Bedtime, Said {name}'],
    want: [
      `{name} could not whistle. The kettle could, {all by itself|and nobody had ever shown it how}. {{name} made a round mouth and blew. It was only <underwater: bubbles|air>|{name} made a round mouth, and blew, and out came <underwater: bubbles|air>|{name} made the mouth as round as it would go, and blew, and time after time what came out was only <underwater: bubbles|air>}. “By bedtime,” {name} had told the kettle, “so will I.” {Now it was nearly bedtime|And it was nearly bedtime}. What if the kettle won?`,
      `“By bedtime,” {name} had said to the kettle at breakfast, “I'll be able to do that too.” {It was a whistle. Now it was nearly bedtime|That was whistling, and now it was nearly bedtime|What the kettle did was whistle, without ever having had a lesson, and now it was very nearly bedtime}. {name} had practiced all day. {Only <underwater: bubbles|air> came out|Nothing had come out but <underwater: bubbles|air>}. Nobody likes to be beaten by a kettle.`,
    ],
    setoff: `“Once a year!” said {name}. “I try it all day, and nothing comes. I want to see how somebody else gets it out.” {{pal} did up the coat. {name}'s mouth was busy|{pal} did up the coat, since {name}'s mouth was busy|{pal} did up both the coats over both the pajamas, since {name} was busy with the mouth and needed both hands for it}. Out came <underwater: a bubble|some air>. “Nearly,” said {pal}, and {they went|off they went to learn}.`,
    stay: `“Once a year!” said {name}. “I try it all day, and nothing comes. I want to see how it's done.” {They sat down in pajamas where the lamplight stops|So in pajamas they sat down where the lamplight stops, to learn|So in pajamas they sat down where the lamplight stops, in the front row, you might say, to learn how}. {name} made a round mouth, to be ready. Out came <underwater: bubbles|air>. “It's coming,” said {pal}.`,
    remind: `“Think of the kettle,” said {pal}. {{name} did. Both cheeks got hot. Out came <underwater: bubbles|air>|{name} thought of it until both cheeks were hot, and out came <underwater: bubbles|air>|{name} thought of it so hard that both cheeks grew hot, and the ears as well, and out came a good deal of <underwater: bubbles|air>}. “Now you're boiling,” said {pal}. “{That is the first half|That's the first half of it}.” “What's the other half?” “{The noise|The part that you hear},” said {pal}.`,
    refrain: {
      first: [
        `{pal} wanted to learn it too, so {name} passed on what there was:\n“Round as an O, and not too wide.\nBlow, and the whistle stays inside.”`,
        `There are rules for whistling, and {name} knew them all by heart:\n“Round as an O, and not too wide.\nBlow, and the whistle stays inside.”`,
      ],
      again: [
        `They did it together, and twice as much nothing came out, so they said:\n“Round as an O, and not too wide.\nBlow, and the whistle stays inside.”`,
        `Their lips were tired. They said it, to give them a rest:\n“Round as an O, and not too wide.\nBlow, and the whistle stays inside.”`,
      ],
      third: `There were two of them now who couldn't get it out, and this was for both:\n“Round as an O, and not too wide.\nBlow, and the whistle stays inside.”`,
      last: `Everyone's mouth was round already, so they breathed it, and it had turned itself about:\n“Round as an O, and very wide.\nLook, there is nothing that stays inside.”`,
    },
    try: `“There's nothing to it,” said {name}. “You only have to let it out.” {Then {name} showed how, and blew|And {name} made the round mouth, and blew|And to show {being} how easy it was, {name} made the round mouth, took the longest breath of the day, and blew}. <underwater: Bubbles|Air>. {Being} waited. “And then it comes?” “No,” said {name}. “That's all, so far.” “{I was afraid of that|That's just what I thought it would be like},” said {being}.`,
    resolve: `{name} wasn't trying anything. {All the mouths were round from looking. {name}'s was the roundest|All round them mouths had gone round from looking, and {name}'s was the roundest|All about them mouths had gone round, simply from looking, and of all those mouths {name}'s was quite the roundest}. {{name} only breathed. And there it was|It only breathed, and out it came|It only breathed, as you breathe when there's nothing to say, and there it was}, thin and clear: a whistle. {Everyone looked round for a kettle|People turned to see who had brought a kettle|Here and there people turned round to see who could have brought a kettle with them}. “{You said by bedtime|Well, you did say by bedtime},” said {pal}.`,
    bed: `In the kitchen stood the kettle, {cold and quiet|cold, and with nothing to say}. In bed {name} made the mouth round, not to do it, but to feel that it was there. {A breath went out. A breath came in|A breath went out, and came in, and each was slower|Out through it went a breath, and in it came again, and each one was a little slower and rounder than the last}. {The whistle could stay inside till morning|Till morning the whistle could stay inside}.`,
  },
  sound: {
    title: ['{name} and the {Title}', 'Not Quite Yet', 'One Eye at a Time'],
    want: [
      `{name} could not wink. Everybody else could, at supper, over the bread. {When {name} tried, both eyes shut. That is only a blink|With {name} both eyes went, and that's only a blink|But when {name} tried it, with the whole face helping, both eyes shut at once, and that is nothing but a blink}. {So {name} practiced in bed, under the blanket|It was practiced where nobody saw, under the blanket}. Tonight it must work. {What if somebody winked tomorrow?|What if somebody winked tomorrow, and all that {name} had was a blink?}`,
      `Under the blanket somebody was pulling faces. {It was {name}, learning to wink|It was {name}, learning to wink|It was {name}, who was learning to wink, and who would rather have been caught with a whole cake than doing it}. One eye shut. So did the other{. That makes a blink|, and two of them make a blink}. {Anyone can blink. A potato can, nearly|A potato can do that}. It had to be learned tonight. {What if somebody winked tomorrow?|What if tomorrow, over the bread, somebody winked?}`,
    ],
    setoff: `“I want to see who it is,” said {name}. “I want to see {if they do it better|how somebody else does the not-yet part}.” So it was coat, and <indoors: slippers|boots>, and one last try at the wink. {Both eyes shut. {name} walked into {pal}|Both eyes shut, and {name} walked into {pal}|Both eyes shut, as usual, and {name}, who was already under way, walked straight into {pal}}. “{Not yet|Nearly},” said {pal}.`,
    stay: `{name} crept in pajamas to where the lamplight stops, and {pal} crept after. It was still going, and stopping, and going. {“Somebody's learning something,” said {name}. “Shh. Let's see.”|“Somebody's learning something,” said {name}, “and thinks that nobody hears.”} {They made themselves small. It was close|They put their heads down and listened, and it was close}.`,
    remind: `They kept still.~and~ There it went, as far as the hard part, and there it stopped. {{name} knew that stop. It is where the faces begin|{name} knew that kind of stop, for it is where the faces begin|{name} knew that kind of stop from the inside, for it's just there that the faces begin}. [“Go on,” said {name} under one breath. {It went on|And it did go on}.] {name} tried another wink, {since nobody was looking|while {pal} was looking ahead}. {A blink|Blink}.`,
    refrain: {
      first: [
        `Somebody had to be on the side of whoever it was, so they said, in time with it:\n“Not quite yet, and not quite right.\nOnce again, and then good night.”`,
        `There's a thing you say under the blanket, and {name} taught it to {pal}:\n“Not quite yet, and not quite right.\nOnce again, and then good night.”`,
      ],
      again: [
        `It had stopped. They said it together, to help it over the hard part:\n“Not quite yet, and not quite right.\nOnce again, and then good night.”`,
        `{name} blinked, and {pal} pretended that it was a wink, and they said:\n“Not quite yet, and not quite right.\nOnce again, and then good night.”`,
      ],
      third: `So that was not it either. They looked at one another, and said it:\n“Not quite yet, and not quite right.\nOnce again, and then good night.”`,
      last: `And when it was over nobody said “not quite,” because it wasn't so any more:\n“There you are, and that was right.\nOnce again, and then good night.”`,
    },
    try: [
      `“That was beautiful!” cried {pal}. “It was the best I ever heard! It was perfect!” {{Being} looked at {pal} for a while|{Being} thought about that|{Being} turned that over for a while, the way you turn over a coin with two heads}. {“It was wrong in the middle,” said {being}.|“There's a mistake in the middle,” said {being}, “as big as a bucket.”} {Then nobody believed {pal} any more|And after that nobody believed {pal} any more|And after that {pal} could have said anything, and it wouldn't have counted}.`,
      `“I'd go slower,” said {pal}. “I'd go faster,” said {name}, who was only trying to help. [“A little higher?” “And then lower.”] {{Being} did it all|{Being} did everything that they said|{Being}, who was obliging, did everything that they said, in the order in which they'd said it}. {It was dreadful|When it was over there was a pause}. {“Which part was mine?” asked {being}.|“I don't seem to know any more,” said {being}, “which part of that was mine.”}`,
    ],
    resolve: `“Watch this,” said {name}, and there was no blanket over it this time. {One eye shut. The other one thought about it|One eye shut, and the other one shook, and thought about it|One eye shut, and the other one shook all over, like somebody on a very high wall, and thought about it}. {It stayed open|And it stayed open, just, by the width of a hair}. “{That was one|I saw that. That was one},” said {being}. [It may have been {a small one|the smallest wink ever winked}, but {it was not a blink|there was only one eye in it}.]`,
    bed: `In bed {name} did it again, with the blanket down. {One eye shut. It stayed shut|One eye shut, and was so comfortable that it stayed that way|One eye shut, as neatly as a box, and found it so comfortable in there that it stayed}. [That's a wink.] {Then the other eye shut too|Then, after some time, the other one shut as well}. {That's not a blink. That is sleep|And that isn't a blink at all, if you do it slowly, but sleep}.`,
  },
  shy: {
    title: ['{name} and the {Title}', 'Only a Hello', 'Mmf'],
    want: [
      `{name} could say hello to a cup, and to a spoon. {With somebody new it came out as *mmf*|But if there was somebody new at the other end, it came out as *mmf*|But as soon as there was somebody at the other end of it, and somebody new, it came out as *mmf*}. And tomorrow somebody new was coming to breakfast. {It had to be learned tonight|So it must be learned tonight}. {What if it was *mmf*?|Who passes the butter to an *mmf*?}`,
      `“Hello,” said {name} to the cup, and it came out whole. “Hello,” to the spoon. But they weren't new. {With new people {name} said *mmf*|To anybody new, what {name} always said was *mmf*|To anybody new, however well it had gone with the cups and the spoons, what {name} always said was *mmf*}. {Tomorrow somebody new would be at breakfast|And tomorrow, at breakfast, there'd be somebody new|And tomorrow at breakfast, right across the table, there was going to be somebody new}. {There was only tonight|There was only tonight to learn it in}.`,
    ],
    setoff: `“They come, and they're gone before the hello,” said {name}. “I know why. {They have an *mmf*|I think they've got an *mmf*, too}.” “Then who's to start?” asked {pal}. “Somebody who practices,” said {name}, and {said hello to a coat. They went|said hello to the coat, put it on over the pajamas, and they went|said hello to the coat, and to both sleeves of it, put it on over the pajamas, and they went}.`,
    stay: `“They come, and they're gone before the hello,” said {name}. “I think they've got an *mmf*.” {In pajamas they sat down where the lamplight stops|So in pajamas they sat down where the lamplight stops, to practice|So in pajamas they sat down just where the lamplight stops, so as to get some practice in first}. {name} said hello to both knees, and to {pal}. “That doesn't count,” said {pal}. “We've met.”`,
    remind: `“Practice on me,” said {pal}. “You're not new,” said {name}. {So {pal} went away a bit. Then {pal} came back as somebody else|So {pal} went a few steps off, and came back as somebody else|So {pal} went a few steps off into the dark, turned round there, and came back as somebody else altogether}. {name} swallowed. “Mmf,” said {name}. {pal} was delighted. “It was only me!”`,
    refrain: {
      first: [
        `“Sing it,” said {pal}, “for nobody says *mmf* in a song.” So they sang about it:\n“It's only a hello, it's only small,\nand out comes *mmf*, or nothing at all.”`,
        `It was a thing you could sing, even when you couldn't say it:\n“It's only a hello, it's only small,\nand out comes *mmf*, or nothing at all.”`,
      ],
      again: [
        `{name} said hello to one thumb, and that went so well that they sang:\n“It's only a hello, it's only small,\nand out comes *mmf*, or nothing at all.”`,
        `They wished the dark a hello, and it didn't say one either:\n“It's only a hello, it's only small,\nand out comes *mmf*, or nothing at all.”`,
      ],
      third: `So far nobody had said a thing that could be answered. They sang it, low:\n“It's only a hello, it's only small,\nand out comes *mmf*, or nothing at all.”`,
      last: `It was some time before anybody noticed, and then they sang it like this:\n“It's only a hello, it's only small,\nand we met without it, after all.”`,
    },
    try: `{name} went up to {being}. “Mmf,” said {name}. “Mmf,” said {being}, {very glad|much relieved}. {They liked each other at once|They liked each other at once|Nothing in the world could have been clearer, and from that moment on they liked each other very much}. But after *mmf* there isn't anything. {They waited for the next word. There was none|They waited for the next word, and there was none|They both waited, quite willingly, for the word that would come next, and there wasn't one}, {and {being} began to go|and bit by bit {being} began not to be there}.`,
    resolve: `“We forgot the hello,” said {name}. “I've had mine ready all week,” said {being}. {They put it in at the end. There was room|So they put it in at the end|So, as there had been no room for it at the beginning, they put it in now, at the end}. “Hello,” said {name}. “Hello,” said {being}. {Both were whole|Both of them came out whole}. “{I'll say that at breakfast|That's the one I'll have at breakfast},” said {name}.`,
    bed: `There was a hello left over for breakfast, and it lay ready. {{name} said it to the spoon, with no sound|{name} said it once to the spoon and once to the blanket, without any sound|{name} said it over once to the spoon and once to the edge of the blanket, without making any sound at all}, and it came out whole. {Only the pillow said *mmf*|The only one that said *mmf* was the pillow}, {when a head lay down|with a head on it}.`,
  },
};
