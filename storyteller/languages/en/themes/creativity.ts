import type { ThemeTelling } from '../../bank.ts';

export const creativity: ThemeTelling<'creativity'> = {
  restless: {
    title: ['{name} and the {Title}', 'The Scarf That Could Not Stop', 'One More Row'],
    want: [
      `{name} was knitting a scarf, a blue one. {On Tuesday it was long enough. But how do you stop?|On Tuesday it had been long enough, but how you stop, nobody had said|On Tuesday, when {name} tried it on, it had been quite long enough, but how you stop, nobody had ever said}. {So it grew, and now it filled the bed|So it went on, and now it filled the bed|So on it went, past Wednesday and over the blanket, and now it filled the bed}. {{name} wanted an end. What if it had none?|{name} wanted an end on it tonight, and what if it never had one?}`,
      `In, and over, and round, and through: that's how {name} had begun a scarf. {But nobody had said how you stop|How one stops, nobody had told {name}|How one stops is another matter, and that nobody had told {name}}. {The scarf was blue. Now it was all over the bed|The scarf was blue, and since Monday it had grown all over the bed|The scarf was blue, and had been growing since Monday, and now it lay all over the bed, needles and all}. {{name} wanted an end tonight. What if it had none?|{name} wanted an end on it tonight, but where does one get an end?}`,
    ],
    setoff: `“Whoever that is can't stop, either,” said {name}. “{They only know the beginning|They've only learned the beginning, like me}.” {The scarf had to come too. It went round the coat eleven times|The scarf was wound round the coat, eleven times, and the rest round {pal}|The scarf, since it couldn't be left, was wound round the coat, eleven times, and what there was over was wound round {pal}}. “Can you see?” asked {name}. “{It's blue|Blue},” said {pal}. {So they went to look for an end|So they went to find out how you stop}.`,
    stay: `“Whoever that is can't stop, either,” said {name}. “{They only know the beginning|They've only learned the beginning, like me}.” {They sat where the lamplight stops. The scarf came out behind them|In pajamas they sat down where the lamplight stops, and the scarf came out after them|In their pajamas they sat down where the lamplight stops, and after them, a bit at a time, out came the scarf}. “All of it?” asked {pal}. “{It's still coming|Some of it isn't here yet},” said {name}.`,
    remind: `{name} knitted a few rows of the scarf, to keep warm. “Couldn't you stop at the end of a row?” asked {pal}. “That's the beginning of the next,” said {name}. {{pal} looked for the gap between two rows|{pal} looked for the place between the two|{pal} bent down over the scarf, and looked for the place between the one row and the next}. {It was very small|It was there, but it was very small}.`,
    refrain: {
      first: [
        `{name} knitted and {pal} held the wool, and this is what you say to it:\n“In, and over, and round, and through.\nHow do you stop it? I wish I knew.”`,
        `{name} had begun the scarf on Monday, and it went like this, over and over:\n“In, and over, and round, and through.\nHow do you stop it? I wish I knew.”`,
      ],
      again: [
        `Here came another row, and it went like the last:\n“In, and over, and round, and through.\nHow do you stop it? I wish I knew.”`,
        `“We could sing the scarf to its end,” said {pal}. They sang it as far as there was:\n“In, and over, and round, and through.\nHow do you stop it? I wish I knew.”`,
      ],
      third: `The scarf couldn't stop, and nobody else could, and so they sang:\n“In, and over, and round, and through.\nHow do you stop it? I wish I knew.”`,
      last: `They sang of the scarf slower, and slower than that, and the needles went slower, and then:\n“In, and over, and round, and through.\nThat's how you stop it. I never knew.”`,
    },
    try: `“Knitting makes you sleepy,” said {name}, and took up the needles. “Watch till the row's done, and stop.” {{Being} watched the row to the end|{Being} watched it to the end|{Being} had never watched anything so closely, from the first stitch of the row to the last}. “What happens in the next row?” asked {being}. “The same,” said {name}. “The *same*?” said {being}. “Oh, go on!” {Now two could not stop|And now there were two of them}.`,
    resolve: `The needles had stopped by themselves. {{name} pulled the wool through. There was an end, like a pea|{name} pulled the wool through, and there, small as a pea, was an end|{name} pulled the wool through the very last of the scarf, and there, as small as a pea, it was, an end}. {They put the scarf round {being}|They put the scarf round {being}, as far as it would go|They put the scarf round {being}, round and round as far as it would go, and tucked in the end}. It wasn't too long. “You made it to measure,” said {pal}. “{I didn't know for whom|But I didn't know for whom},” said {name}.`,
    bed: [
      `There was room in the bed again. On the chair two needles lay side by side, {with no wool on them|with nothing to do}. Out in the dark was the scarf, blue and warm, and on it, very small, an end.`,
      `A bit of blue wool was left, no longer than a finger. It lay {on the blanket|on the blanket, in a curl}. It went in, and over, and round, and through, and ended in the dark.`,
    ],
  },
  wonder: {
    title: ['{name} and the {Title}', 'A Picture for the Frame', 'The Frame with Nothing in It'],
    want: [
      `By {name}'s bed hung a gold frame with nothing in it. {{name} wanted a picture for it|{name} wanted to draw a picture good enough for it|{name} wanted to put a picture in it, but it would have to be good enough, for it was a very gold frame}. {There was a boat, a boot, and an egg. They were not good enough|A boat, a boot and an egg had not been good enough|A boat, a boot, and an egg in a cup had been held up to it, and it looked down on them}. {Tomorrow a cousin got the frame. One sheet of paper was left|Tomorrow it would go to a cousin, and there was one sheet of paper left}.`,
      `A boat, a boot, an egg: {name} had drawn them all.~and~ None was good enough for the frame. {It was a gold one. It hung empty|It was gold, and hung there empty|It was a gold one, and it hung there by the bed, and looked down on everything that was held up to it}. {Tomorrow a cousin would get it. One sheet of paper was left|Tomorrow a cousin would get it, and there was one sheet of paper left|Tomorrow it would be given to a cousin, who had a picture, and there was one sheet of paper left}. {What could {name} draw?|What was there to draw on it?}`,
    ],
    setoff: `“That's for the frame,” said {name}. “{Nobody can say what it looks like, so I'll draw it|If nobody can really say what it's like, somebody must draw it}.” {They took the pencil, the last sheet, and coats. They went|So pencil and paper were packed, coats went on, and they went|So the pencil was sharpened, the last sheet was rolled up, the coats went on over the pajamas, and they went}. “What if it's too big?” asked {pal}. “Then I'll draw it small,” said {name}, “and write *big* {|under it}.”`,
    stay: `“That's for the frame,” said {name}. “{Nobody can say what it looks like, so I'll draw it|If nobody can really say what it's like, somebody must draw it}.” {They sat down in pajamas where the lamplight stops|In pajamas, with pencil and paper, they sat down where the lamplight stops|In pajamas, with a sharp pencil and the last sheet of paper, they sat down where the lamplight stops}. “What if it's too big?” asked {pal}. “I'll draw it small,” said {name}, “and write *big* {under it|underneath}.”`,
    remind: `“Draw me,” said {pal}, “to warm up.” But there was only one sheet of paper. {So {name} drew on the air, with the pencil's wrong end|So {name} drew on the air, with the wrong end of the pencil|So {name} drew on the air, with the wrong end of the pencil, and {pal} kept still for it to the tip of the nose}. “Is it like me?” asked {pal}. “It was,” said {name}. “{It's gone now|You should have seen it}.”`,
    refrain: {
      first: [
        `This is how you draw a thing, and {name} sang it as far as it goes:\n“A line for the chin, and a line for the nose,\nand what's in the middle, nobody knows.”`,
        `{pal} wanted to know how it's done, and it's done like this:\n“A line for the chin, and a line for the nose,\nand what's in the middle, nobody knows.”`,
      ],
      again: [
        `They drew a face on the dark, both of them, each from one side:\n“A line for the chin, and a line for the nose,\nand what's in the middle, nobody knows.”`,
        `The paper was still white. They sang to the paper:\n“A line for the chin, and a line for the nose,\nand what's in the middle, nobody knows.”`,
      ],
      third: `{name} held the pencil, and had nothing yet to draw:\n“A line for the chin, and a line for the nose,\nand what's in the middle, nobody knows.”`,
      last: `They looked, and they sang the song under their breath, and a word of it had changed:\n“A line for the chin, and a line for the nose,\nand what's in the middle, everyone knows.”`,
    },
    try: `{{name} drew {being}, and held it up|{name} drew {being}, leaving nothing out, and held it up|With the tip of the tongue out {name} drew {being}, with nothing left out and nothing put in, and held it up}. {Being} looked at it for a long time. “It's very like,” said {being}. “Isn't it?” said {name}, who was rather proud. “{It's just as little as I thought|Yes. That's exactly how little it is},” said {being}.`,
    resolve: `{Being} was too much to draw. {So <tried:on the back of the paper >{name} drew what was around it|So <tried:on the back of the paper >{name} drew what was round it|So <tried:the paper was turned over, and >{name} drew everything that there was round about}: a line for a chin, a line for a nose, {and all the faces looking in|face after face, looking in}. {The middle stayed white|In the middle it stayed white}. “You can see *exactly* what it was like,” said {pal}. “{Then it goes in the frame|It'll do for the frame},” said {name}.`,
    bed: [
      `There was a picture in the frame, white in the middle. All round it were faces{|, chin by chin and nose by nose}. The faces went dark. The middle, being so white, stayed a little, and then went, too.`,
      `Under the frame lay the pencil, {as short as a thumb|with its point worn round}. It had nothing more to draw. In the middle of the picture it was white, and all the faces looked there, and made no sound.`,
    ],
  },
  sound: {
    title: ['{name} and the {Title}', 'Over and Over and Dum-di-dum-dum', 'The Song with a Hole in It'],
    want: [
      `{name} had made a song. It was two lines long, and the second had a hole at the end. {You can fill a hole with dum-di-dum. But it isn't words|For now the hole was filled with dum-di-dum, but that isn't words|For the time being the hole was filled up with dum-di-dum, but that's only what you put where the words aren't}. {{name} wanted the words tonight. What if the song went round all night?|{name} wanted the words tonight, or would the song go round till morning?}`,
      `Dum-di-dum-dum. That was as far as {name}'s song went, and it had been that far since breakfast. {It had one good line. It had half of a second|It had one whole good line, and the front half of another|It had one whole line, which was a good one, and of the second line it had everything but the end}. {{name} wanted the end before bed. What if it went round all night?|{name} wanted the end before bed, or it would go round all night.}`,
    ],
    setoff: `“That sound came in right at the hole in my song,” said {name}. {“That's where the end is. Bring the song.”|“Perhaps it's got the end. Bring the song.”} “I can't,” said {pal}. “You've got it.” {It was so. It went round and round in {name}'s head|And it was so, for it had been going round in {name}'s head all the time|And it was so, for all through the doing up of coats it had been going round in {name}'s head, like a marble in a bowl}. {They went to look for the end|So they went to look for the end}.`,
    stay: `“That sound came in right at the hole in my song,” said {name}. {They sat down in pajamas where the lamplight stops|So in pajamas they sat down where the lamplight stops, to hear more}. {name} sang the song, and stopped at the hole, and held it open. [{“Like a gate,” said {name}. {pal} held it open too|“You have to hold it open,” said {name}, “like a gate,” and {pal} helped to hold}.] {Something was coming through|And something, not far off now, was coming up to it}.`,
    remind: `“How far has the song got?” asked {pal}. {name} listened inside. {“As far as dum,” said {name}|“It's got as far as dum, and turned round,” said {name}}. They tried some words in the hole, to see. {“Over and over, and pickled plum,” sang {pal}. Out it came again.|“Over and over, and pickled plum,” sang {pal}. “Over and over, and somebody's thumb.”} [{They were good words. They were not the right ones|There was nothing the matter with any of them, only that they came out again}.]`,
    refrain: {
      first: [
        `This is the song, as far as it went:\n“Evening, evening, where do you go?\nOver and over, and dum-di-dum-dum.”`,
        `“Sing it to me,” said {pal}, “with the hole.” So {name} sang it with the hole:\n“Evening, evening, where do you go?\nOver and over, and dum-di-dum-dum.”`,
      ],
      again: [
        `They took a run at the song this time, but at the hole it went the same way:\n“Evening, evening, where do you go?\nOver and over, and dum-di-dum-dum.”`,
        `The song had gone round so often that it was smooth, all but the end:\n“Evening, evening, where do you go?\nOver and over, and dum-di-dum-dum.”`,
      ],
      third: `Nobody meant to sing. The song got out by itself, and the hole was as big as ever:\n“Evening, evening, where do you go?\nOver and over, and dum-di-dum-dum.”`,
      last: `They sang the song to {being}, from the beginning, and when they came to the hole there was something in it:\n“Evening, evening, where do you go?\nOver and over, and home, and slow.”`,
    },
    try: [
      `“We've come for the end of my song,” said {name}, and sang what there was of it, {loud and clear|as well as it could be sung}. {{Being} listened|{Being} listened carefully|{Being} listened with the greatest attention, and went on listening for a while after it was over}. {“Yours is a real song,” said {being}. “Mine's only a noise.”|“Yours is a real song,” said {being}. “I wouldn't like to put mine in. You'd see the join.”} [{And {being.he} would not make another sound|After that there wasn't another sound out of {being.him}}.]`,
      `“The sound goes like this,” said {pal}, and did it, to be helpful. {It was a bit like it. It was more like a drain|It was a little like it, and a good deal more like a drain|It was a little like it, as a puddle is like the sea, and a good deal more like a drain}. {“Is that what I sound like?” asked {being}.|“Oh,” said {being}, after some time. “I didn't know that I sounded like that.”} [“No, no,” said {name}, and did it as well, {and it was worse|which made two drains}.]`,
    ],
    resolve: `*Home, and slow.* {The song had an end|So the song had an end}. {It had come by itself, out of the sound {being} made|It had come up by itself, out of the sound that {being} had put there|It had come up by itself, out of the sound that {being} had put there, as your slipper is there in the dark when your foot needs it}. {name} sang it through inside, to test it. {It went round once. It found the end, and stopped|It went round once, and came to the end, and stopped|It went round once, and came to the end, and stopped, as quietly as a marble in a corner}. “{It got out|It's found the way out},” said {name}.`,
    bed: [
      `In {name}'s head it was quiet. The song lay there in two whole lines, one above the other, {like two in a bunk|like two people in a bunk}. Over and over, went the upper. Home, went the lower, and slow.`,
      `There was no hole in the song now. It went {round once more|round once more, on tiptoe}, as far as the end, and the end was there. Home, it went. Then, after a long time: slow.`,
    ],
  },
  shy: {
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
  },
};
