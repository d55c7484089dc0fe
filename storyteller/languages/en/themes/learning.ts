import type { ThemeTelling } from '../../bank.ts';

export const learning: ThemeTelling<'learning'> = {
  restless: {
    title: ['{name} and the {Title}', 'The Pea on the Spoon', 'Learning to Keep Still'],
    want: [
      `{name} was learning to keep still. {Tomorrow they would all be in a picture|Tomorrow they were all going to be in a picture|Tomorrow somebody was coming to take a picture of them all, and that takes as long as it takes to count to three}. {In the last one {name} had three noses|In the last one {name} had moved, and had three noses}. {So {name} practiced with a pea on a spoon|So {name} practiced, with a pea on a spoon}. {But at nearly three it always fell off|But always, at nearly three, off it went|But always, however hard one looked at it, at nearly three off it went}.`,
      `One, two, and off went the pea. {name} put it back on the spoon, and kept as still as a cupboard. One, two{. It fell off again|, and off it went again}. {Tomorrow they would all be in a picture|You have to keep still until three for a picture|You have to be able to keep still until three, if you're going to have your picture taken}. {Last time {name} moved, and had three noses|It would be taken tomorrow, and last time {name} had three noses|It was to be taken tomorrow, and in the last one that they took {name} had moved, and come out with three noses}.`,
    ],
    setoff: `“Somebody out there can't keep still either,” said {name}. “{Listen! I want to see who|Listen, they don't even get to one}.” {They put coats on. The pea went on the spoon|Coats went on, the pea went on the spoon, and they set out to see|The coats went on over the pajamas, the pea was laid on the spoon, and they set out, very upright, to see who it was}. “There it goes,” said {pal}. {They picked it up, and went|They hadn't gone far, so it was only a short way back to the pea}.`,
    stay: `“Somebody out there can't keep still either,” said {name}. “Listen!” {In pajamas {name} carried the pea to the edge of the lamplight|In pajamas, very upright, {name} carried the pea on its spoon to where the lamplight stops|In pajamas, very upright and breathing only through the nose, {name} carried the pea on its spoon to where the lamplight stops}. {They sat down|There they sat down, a little too hard}. “Pea,” said {pal}, and {picked it up|felt about for it}.`,
    remind: `“Let me try with the pea,” said {pal}, and took the spoon. {{pal} kept very still. One, two|{pal} kept still from top to bottom. One, two|{pal} kept still from top to bottom, and held {pal.his} breath, and thought of nothing but cupboards. One, two}. “It's looking at me,” said {pal}, {and off it went|and of course off it went}. They felt about for it in the dark. “It's the pea that can't,” said {pal}.`,
    refrain: {
      first: [
        `It helps to count aloud, and it helps more if there are two of you:\n“One for the spoon, and two for the pea,\nand off it goes at nearly three!”`,
        `They held all the breath that they didn't need for counting:\n“One for the spoon, and two for the pea,\nand off it goes at nearly three!”`,
      ],
      again: [
        `The pea went back on the spoon, and they counted it in:\n“One for the spoon, and two for the pea,\nand off it goes at nearly three!”`,
        `{name} counted as you must, out of one corner of the mouth:\n“One for the spoon, and two for the pea,\nand off it goes at nearly three!”`,
      ],
      third: `Nobody there could keep still, so they counted for everyone:\n“One for the spoon, and two for the pea,\nand off it goes at nearly three!”`,
      last: `They looked at the spoon, and scarcely dared to count, and counted:\n“One for the spoon, and two for the pea,\nand there it stays, and that was three.”`,
    },
    try: `“You look at the pea,” said {name}, “and keep as still as it does.” {{Being} looked at it very hard|{Being} looked at it very hard indeed|{Being} looked at it as hard as anybody can ever have looked at one pea on one spoon}. For a moment nothing moved. “Is it going to do something?” asked {being}. {That was one and a half. Off went the pea|At one and a half off went the pea}, {and so did {being}|and {being} along with it}.`,
    resolve: `There lay the pea, {still on its spoon|on its spoon, quite still}. {{name} had held it, and had forgotten to try|{name} had been holding it all this time, and had forgotten to try|{name} had been holding it all that time, and hadn't so much as thought of a cupboard, or of keeping still at all}. “How did you do that?” asked {pal}. “I was looking at {being},” said {name}. “Tomorrow I'll look at you.” “{One nose, then|Then it'll be one nose},” said {pal}.`,
    bed: [
      `By the bed lay the spoon, and on it lay the pea, and nobody held it. On the pillow lay one nose{|, and kept as still}. One, two. {Then came three|After a long time came three}, and nothing moved.`,
      `One for the spoon. Two for the pea. {Then nothing happened for a long time|Then came a long time, in which the pea lay in the hollow of the spoon and did nothing}. It was so easy now. Three.`,
    ],
  },
  wonder: {
    title: ['{name} and the {Title}', 'Round as an O', 'By Bedtime, Said {name}'],
    want: [
      `{name} could not whistle. The kettle could, {all by itself|and nobody had ever shown it how}. {{name} made a round mouth and blew. It was only <underwater: bubbles|air>|{name} made a round mouth, and blew, and out came <underwater: bubbles|air>|{name} made the mouth as round as it would go, and blew, and time after time what came out was only <underwater: bubbles|air>}. “By bedtime,” {name} had told the kettle, “I'll whistle too.” {Now it was nearly bedtime|And it was nearly bedtime}. What if the kettle won?`,
      `“By bedtime,” {name} had said to the kettle at breakfast, “I'll whistle too.” {The kettle could. Nobody had shown it how|The kettle did it without ever having had a lesson|The kettle did it every morning, without ever having had a lesson, with its eyes shut, you might say}. {name} had practiced all day. {Only <underwater: bubbles|air> came out|Nothing had come out but <underwater: bubbles|air>}. {Now it was nearly bedtime. What if the kettle won?|And now it was nearly bedtime, and what if the kettle won?}`,
    ],
    setoff: `“Tonight it's going to happen,” said {name}. “I try all day, and nothing happens. I want to see how it's done.” {{pal} did up the coat. {name}'s mouth was busy|{pal} did up the coats, since {name} was busy with a round mouth|{pal} did up both the coats over both the pajamas, since {name} was busy with a round mouth and needed both hands for it}. Out came <underwater: a bubble|some air>. “Nearly a whistle,” said {pal}, and {they went|off they went to see}.`,
    stay: `“Tonight it's going to happen,” said {name}. “I try all day, and nothing happens. I want to see how it's done.” {They sat down in pajamas where the lamplight stops|So in pajamas they sat down where the lamplight stops, to see|So in pajamas they sat down where the lamplight stops, in the front row, you might say, to see how}. {name} made a round mouth, to be ready. Out came <underwater: bubbles|air>. “Nearly a whistle,” said {pal}.`,
    remind: `“Think of the kettle,” said {pal}. {{name} did. Both cheeks got hot. Out came <underwater: bubbles|air>|{name} thought of it until both cheeks were hot, and out came <underwater: bubbles|air>|{name} thought of it so hard that both cheeks grew hot, and the ears as well, and out came a good deal of <underwater: bubbles|air>}. “Now you're boiling,” said {pal}. “{That is half of it|That's the first half of it}.” “What's the other half?” asked {name}. “{The whistle|The part that you hear},” said {pal}.`,
    refrain: {
      first: [
        `{pal} wanted to learn to whistle too, so {name} passed on what there was:\n“Round as an O, and not too wide.\nBlow, and the whistle stays inside.”`,
        `There are rules for whistling, and {name} knew them all by heart:\n“Round as an O, and not too wide.\nBlow, and the whistle stays inside.”`,
      ],
      again: [
        `They both tried to whistle, and twice as much nothing came out, so they said:\n“Round as an O, and not too wide.\nBlow, and the whistle stays inside.”`,
        `Their lips were tired from not whistling, so they said, to rest them:\n“Round as an O, and not too wide.\nBlow, and the whistle stays inside.”`,
      ],
      third: `{name} couldn't get it out, and no more could {being}, and this was for both:\n“Round as an O, and not too wide.\nBlow, and the whistle stays inside.”`,
      last: `Everyone's mouth was round already, so they breathed the words, and they had turned themselves about:\n“Round as an O, and very wide.\nLook, there is nothing that stays inside.”`,
    },
    try: `“There's nothing to it,” said {name}. “You only have to let it out.” {Then {name} showed how, and blew|And {name} made the round mouth, and blew|And to show {being} how easy it was, {name} made the round mouth, took the longest breath of the day, and blew}. <underwater: Bubbles|Air>. {Being} waited. “And then it comes?” “No,” said {name}. “That's all, so far.” “{I was afraid of that|That's just what I thought it would be like},” said {being}.`,
    resolve: `{name} wasn't trying to whistle now. {All the mouths were round from looking. {name}'s was the roundest|All round them mouths had gone round from looking, and {name}'s was the roundest|All about them mouths had gone round, simply from looking, and of all those mouths {name}'s was quite the roundest}. {{name} only breathed. And there was a whistle|It only breathed, and there it was, thin and clear, a whistle|It only breathed, as you breathe when there's nothing to say, and there it was, thin and clear, a whistle}. {Everyone looked round for a kettle|People turned to see who had brought a kettle|Here and there people turned round to see who could have brought a kettle with them}. “{It's bedtime. You won|Well, you did say by bedtime},” said {pal}.`,
    bed: [
      `In the kitchen stood the kettle, cold, with nothing to say. In bed there was a mouth, still nearly round. {The whistle was asleep in it|Somewhere in it lay the whistle}, as small as a thread, and stayed inside.`,
      `Till breakfast the kettle would be quiet, and the new whistle would be, too. It lay behind two lips, {a little warm|and was still a little warm}. Slowly the round mouth closed over it, like a purse.`,
    ],
  },
  sound: {
    title: ['{name} and the {Title}', 'Not Quite Yet', 'One Eye at a Time'],
    want: [
      `{name} could not wink. Everybody else could, at supper, over the bread. {When {name} tried, both eyes shut. That is only a blink|With {name} both eyes went, and that's only a blink|But when {name} tried it, with the whole face helping, both eyes shut at once, and that is nothing but a blink}. {So {name} practiced in bed, under the blanket|So it was practiced in bed, under the blanket, where nobody saw}. {It must work tonight. What if somebody winked tomorrow?|It had to work tonight, for what if somebody winked at breakfast?}`,
      `Under the blanket somebody was pulling faces. {It was {name}, learning to wink|It was {name}, learning to wink|It was {name}, who was learning to wink, and who would rather have been caught with a whole cake than doing it}. One eye shut. So did the other{. That is a blink|, and two of them make a blink}. {Anyone can blink. A potato can, nearly|A potato can do that}. {What if somebody winked tomorrow? It must work tonight|Tomorrow somebody was sure to wink, so it had to work tonight}.`,
    ],
    setoff: `“That sound stops at the hard part,” said {name}, “like me. Somebody's practicing. {I want to see how|I want to see how they do it}.” So it was coat, and <indoors: slippers|boots>, and one more try at a wink. {Both eyes shut. {name} walked into {pal}|Both eyes shut, and {name} walked into {pal}|Both eyes shut, as usual, and {name}, who was already under way, walked straight into {pal}}. “{You blinked|That was a blink},” said {pal}, {and they went|and they went to see}.`,
    stay: `“That sound stops at the hard part,” said {name}, “like me. Somebody's practicing.” {They crept to where the lamplight stops, in pajamas|In pajamas they crept to where the lamplight stops, and listened|In pajamas they crept to where the lamplight stops, one behind the other, and put their heads down and listened}. {name} tried a wink. {Both eyes shut|Both eyes shut, as usual}. “That was a blink,” said {pal}. {“Not yet,” said {name}. “Shh.”|“I'm not at the end yet,” said {name}. “Shh.”}`,
    remind: `The sound went on as far as the hard part, and there it stopped. {{name} knew that stop. It is where the faces begin|{name} knew that kind of stop, for it is where the faces begin|{name} knew that kind of stop from the inside, for it's just there that the faces begin}. [“Go on,” said {name} under one breath. {It went on|And it did go on}.] {{pal} was looking ahead. {name} tried another wink|While {pal} was looking ahead, {name} tried another wink}. {It was a blink|Blink}.`,
    refrain: {
      first: [
        `Somebody had to be on the side of whoever was practicing, so they said:\n“Not quite yet, and not quite right.\nOnce again, and then good night.”`,
        `There's a thing you say under the blanket, and {name} taught it to {pal}:\n“Not quite yet, and not quite right.\nOnce again, and then good night.”`,
      ],
      again: [
        `The sound had stopped. They said this together, to help it over the hard part:\n“Not quite yet, and not quite right.\nOnce again, and then good night.”`,
        `{name} blinked, and {pal} pretended that it was a wink, and they said:\n“Not quite yet, and not quite right.\nOnce again, and then good night.”`,
      ],
      third: `That had not gone right either. They looked at one another, and said:\n“Not quite yet, and not quite right.\nOnce again, and then good night.”`,
      last: `And when {being} was done nobody said “not quite,” because it wasn't so any more:\n“There you are, and that was right.\nOnce again, and then good night.”`,
    },
    try: [
      `“That was beautiful!” cried {pal}. “It was the best I ever heard! It was perfect!” {{Being} looked at {pal} for a while|{Being} thought about that|{Being} turned that over for a while, the way you turn over a coin with two heads}. {“It was wrong in the middle,” said {being}.|“There's a mistake in the middle,” said {being}, “as big as a bucket.”} {Then nobody believed {pal} any more|And after that nobody believed {pal} any more|And after that {pal} could have said anything, and it wouldn't have counted}.`,
      `“I'd go slower,” said {pal}. “I'd go faster,” said {name}, who was only trying to help. [“A little higher?” “And then lower.”] {{Being} did it all|{Being} did everything that they said|{Being}, who was obliging, did everything that they said, in the order in which they'd said it}. {It was dreadful|When it was over there was a pause}. {“Which part was mine?” asked {being}.|“I don't seem to know any more,” said {being}, “which part of that was mine.”}`,
    ],
    resolve: `“Now watch me,” said {name}, and there was no blanket over it this time. {One eye shut. The other one thought about it|One eye shut, and the other one shook, and thought about it|One eye shut, and the other one shook all over, like somebody on a very high wall, and thought about it}. {It stayed open|And it stayed open, just, by the width of a hair}. “{That was a wink|I saw that. It was a wink},” said {being}[, and tried to give it back, and {that was a blink|that was only a blink}].`,
    bed: [
      `One eye shut, and the other looked on for a while. That was a wink{. It was for the dark|, and it was only for the dark}. Then, very slowly, the other eye came down as well, and stayed.`,
      `A wink lay ready for breakfast, tucked in at the corner of the left eye, {under the lid|with the lid over it}. In the right eye there was nothing. Over that, too, lay a lid, and was still.`,
    ],
  },
  shy: {
    title: ['{name} and the {Title}', 'Only a Hello', 'Mmf'],
    want: [
      `{name} could say hello to a cup, and to a spoon. {With somebody new it came out as *mmf*|But if there was somebody new at the other end, it came out as *mmf*|But as soon as there was somebody at the other end of it, and somebody new, it came out as *mmf*}. {Tomorrow somebody new was coming to breakfast|And tomorrow somebody new was coming to breakfast}. {{name} had to learn it tonight. What if it was *mmf*?|So it must be learned tonight, for who passes the butter to an *mmf*?}`,
      `“Hello,” said {name} to the cup, and it came out whole. “Hello,” to the spoon. {But with somebody new it was always *mmf*|But to anybody new, what {name} always said was *mmf*|But to anybody new, however well it had gone with the cups and the spoons, what {name} always said was *mmf*}. {Somebody new was coming to breakfast|And tomorrow, at breakfast, there'd be somebody new|And tomorrow at breakfast, right across the table, there was going to be somebody new}. {{name} had only tonight to learn hello|There was only tonight to learn hello in}.`,
    ],
    setoff: `“Somebody comes every evening,” said {name}, “and is gone before the hello. {They have an *mmf* too|I think they've got an *mmf*, too}.” “Then who's to start?” asked {pal}. “Somebody who practices,” said {name}, and {said hello to a coat. They went to find them|said hello to the coat, put it on over the pajamas, and they went to find them|said hello to the coat, and to both sleeves of it, put it on over the pajamas, and they went to find them}.`,
    stay: `“Somebody comes every evening,” said {name}, “and is gone before the hello. They have an *mmf*, too.” {In pajamas they sat down where the lamplight stops|So in pajamas they sat down where the lamplight stops, to practice|So in pajamas they sat down just where the lamplight stops, so as to get some practice in first}. {name} said hello to both knees, and to {pal}. “That doesn't count,” said {pal}. “We've met.”`,
    remind: `“Say hello to me,” said {pal}. “You're not new,” said {name}. {So {pal} went away a bit. Then {pal} came back as somebody else|So {pal} went a few steps off, and came back as somebody else|So {pal} went a few steps off into the dark, turned round there, and came back as somebody else altogether}. {name} swallowed. “Mmf,” said {name}. {pal} was delighted. “It was only me!”`,
    refrain: {
      first: [
        `“Sing it,” said {pal}, “for nobody says *mmf* in a song.” So they sang about it:\n“It's only a hello, it's only small,\nand out comes *mmf*, or nothing at all.”`,
        `A hello was a thing you could sing about, even when you couldn't say it:\n“It's only a hello, it's only small,\nand out comes *mmf*, or nothing at all.”`,
      ],
      again: [
        `{name} said hello to one thumb, and that went so well that they sang:\n“It's only a hello, it's only small,\nand out comes *mmf*, or nothing at all.”`,
        `They wished the dark a hello, and the dark didn't say one either:\n“It's only a hello, it's only small,\nand out comes *mmf*, or nothing at all.”`,
      ],
      third: `So far nobody had said a thing that could be answered. They sang it, low:\n“It's only a hello, it's only small,\nand out comes *mmf*, or nothing at all.”`,
      last: `It was some time before anybody noticed, and then they sang like this:\n“It's only a hello, it's only small,\nand we met without it, after all.”`,
    },
    try: `{name} went up to {being}. “Mmf,” said {name}. “Mmf,” said {being}, {very glad|much relieved}. {They liked each other at once|They liked each other at once|Nothing in the world could have been clearer, and from that moment on they liked each other very much}. {But then they needed a next word. There was none|But they both waited for the next word, and there was none|But they both waited, quite willingly, for the word that would come next, and there wasn't one}, {and {being} began to go|and bit by bit {being} began not to be there}.`,
    resolve: `“We forgot to say hello,” said {name}. “I've had mine ready all week,” said {being}. {So they said it at the end. There was room|So, as the beginning was over, they put it in at the end|So, as there had been no room for it at the beginning, they put it in now, at the end}. “Hello,” said {name}. “Hello,” said {being}. {Nobody said *mmf*|Both of them came out whole}. “{I'll say that at breakfast|That's the one I'll have at breakfast},” said {name}.`,
    bed: [
      `A hello lay ready for breakfast, between the cup and the spoon. It had been used only once, {and was whole|and was still quite whole}. A head lay down. The pillow said, very softly, *mmf*.`,
      `The cup stood in the dark, and the spoon lay beside it. Between them there was room for one more. {Nobody said hello|Nobody said hello now, for it was late}. *Mmf*, went the blanket, and was still.`,
    ],
  },
};
