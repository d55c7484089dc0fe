import type { ThemeTelling } from '../../bank.ts';

export const creativity: ThemeTelling<'creativity'> = {
  restless: {
    title: ['{name} and the {Title}', 'The Scarf That Could Not Stop', 'One More Row'],
    want: [
      `{name} was knitting a scarf. {It was blue, and it was long|It was blue, and on Tuesday it had been long enough|It was a blue one, and on Tuesday, when you tried it on, it had been quite long enough}. But how you stop, nobody had said. {So it filled the bed|So it went on, and now it filled the bed|So on it went, past Wednesday and over the blanket, and now it filled the bed}. {It had to end tonight|Tonight it must have an end|Tonight, before there was any more of it, it must have an end}.`,
      `In, and over, and round, and through: that's how you begin a scarf. {How you stop, {name} did not know|How one stops, nobody had told {name}|How one stops is another matter, and that nobody had told {name}}. It was blue. {It had grown since Monday. Now it was all over the bed|It had been growing since Monday, and now it was all over the bed|It had been growing ever since Monday, and now it lay all over the bed, with its needles on the pillow}. {It must stop tonight|Tonight it had to have an end}.`,
    ],
    setoff: `“They can't stop, either,” said {name}. “That's how it sounds when you've only learned the beginning.” {The scarf had to come too. It went round the coat eleven times|The scarf was wound round the coat, eleven times, and the rest round {pal}|The scarf, since it couldn't be left, was wound round the coat, eleven times, and what there was over was wound round {pal}}. “Can you see?” asked {name}. “{It's blue|Blue},” said {pal}. {They went|So they went}.`,
    stay: `“They can't stop, either,” said {name}. “They've only learned the beginning.” {They sat where the lamplight stops. The scarf came out behind them|In pajamas they sat down where the lamplight stops, and the scarf came out after them|In their pajamas they sat down where the lamplight stops, and after them, a bit at a time, out came the scarf}. “All of it?” asked {pal}. “{It's still coming|Some of it isn't here yet},” said {name}.`,
    remind: `{name} did a few rows, to keep warm. “Couldn't you stop at the end of a row?” asked {pal}. “That's the beginning of the next,” said {name}. {{pal} looked for a gap|{pal} looked for the place between the two|{pal} bent down over the scarf, and looked for the place between the one row and the next}. {It was very small|It was there, but it was very small}.`,
    refrain: {
      first: [
        `It's what you say to yourself, when you knit, and {pal} held the wool:\n“In, and over, and round, and through.\nHow do you stop it? I wish I knew.”`,
        `{name} had begun it on Monday, and it went like this, over and over:\n“In, and over, and round, and through.\nHow do you stop it? I wish I knew.”`,
      ],
      again: [
        `Here came another row, and it went like the last:\n“In, and over, and round, and through.\nHow do you stop it? I wish I knew.”`,
        `“We could sing it to the end,” said {pal}. They sang it as far as there was:\n“In, and over, and round, and through.\nHow do you stop it? I wish I knew.”`,
      ],
      third: `That made three who couldn't stop, with the scarf:\n“In, and over, and round, and through.\nHow do you stop it? I wish I knew.”`,
      last: `They sang it slower, and slower than that, and the needles went slower, and then:\n“In, and over, and round, and through.\nThat's how you stop it. I never knew.”`,
    },
    try: `“Knitting makes you tired,” said {name}. “Watch till the row's done, and stop.” {{Being} watched the row to the end|{Being} watched it to the end|{Being} had never watched anything so closely, from the first stitch of the row to the last}. “What happens in the next one?” asked {being}. “The same.” “The *same*?” said {being}. “Oh, go on!” {Now two could not stop|And now there were two of them}.`,
    resolve: `The needles had stopped by themselves. {{name} pulled the wool through. That was an end|{name} pulled the wool through, and that was an end|{name} pulled the wool through the very last of it, and there, as small as a pea, it was, an end}. {They put the scarf round {being}|They put the scarf round {being}, as far as it would go|They put the scarf round {being}, round and round as far as it would go, and tucked in the end}. It wasn't too long. “You made it to measure,” said {pal}. “I didn't know for whom,” said {name}.`,
    bed: `There was room in the bed again, {right down to the feet|all the way down to the feet}. {Two needles lay side by side|Two needles lay side by side, with nothing to do|On the edge of the bed two needles lay side by side, and between them there was nothing at all to do}. In, went {name}'s breath, and over, and round, and through. {Then it was through again, slower|The next row was slower}. {Somewhere it had an end|Somewhere down there it had an end}.`,
  },
  wonder: {
    title: ['{name} and the {Title}', 'A Picture for the Frame', 'The Frame with Nothing in It'],
    want: [
      `By {name}'s bed there was a frame with nothing in it. {{name} had drawn a boat, a boot, and an egg. They were not good enough|{name} had drawn a boat for it, and a boot, and an egg, but they weren't good enough|{name} had already drawn a boat for it, and a boot, and an egg in a cup, but it was a gold frame, and looked down on them}. {One sheet of paper was left|There was one sheet left}. {Tomorrow a cousin got the frame|Tomorrow the frame would go to a cousin|Tomorrow the frame would have to go to a cousin, who had a picture}. {It had to be drawn tonight|So tonight, then}.`,
      `A boat, a boot, an egg: {name} had drawn them all.~and~ None was good enough for the frame. {It was a gold one. It hung empty|It was gold, and hung there empty|It was a gold one, and it hung there by the bed, and looked down on everything that was held up to it}. {Tomorrow a cousin would get it|Tomorrow it would go to a cousin, who had a picture|Tomorrow it would be given to a cousin, who had a picture that only wanted a frame}. {There was one sheet left, and one night|There was one sheet of paper left, and tonight}.`,
    ],
    setoff: `“That's for the frame,” said {name}. “If nobody can say what it's like, somebody must draw it.” {The pencil came, and the last sheet, and coats|So pencil and paper were packed, and coats went on|So the pencil was sharpened, the last sheet was rolled up, and the coats went on over the pajamas}. “What if it's too big?” asked {pal}. “Then I'll draw it small,” said {name}, “and write *big* {|under it}.”`,
    stay: `“That's for the frame,” said {name}. “If nobody can say what it's like, somebody must draw it.” {They sat down in pajamas where the lamplight stops|In pajamas, with pencil and paper, they sat down where the lamplight stops|In pajamas, with a sharp pencil and the last sheet of paper, they sat down where the lamplight stops}. “What if it's too big?” asked {pal}. “I'll draw it small,” said {name}, “and write *big* {under it|underneath}.”`,
    remind: `“Draw me,” said {pal}, “to warm up.” But there was only the one sheet. {So {name} drew on the air, with the wrong end|So {name} drew on the air, with the wrong end of the pencil|So it was done on the air, with the wrong end of the pencil, and {pal} kept still for it to the tip of the nose}. “Is it like me?” asked {pal}. “It was, for a bit,” said {name}. “{It's gone now|You should have seen it}.”`,
    refrain: {
      first: [
        `This is how you draw a thing, and {name} sang it as far as it goes:\n“A line for the chin, and a line for the nose,\nand what's in the middle, nobody knows.”`,
        `{pal} wanted to know how it's done, and it's done like this:\n“A line for the chin, and a line for the nose,\nand what's in the middle, nobody knows.”`,
      ],
      again: [
        `They drew it on the dark again, both of them, each from one side:\n“A line for the chin, and a line for the nose,\nand what's in the middle, nobody knows.”`,
        `The paper was still white. They sang it to the paper:\n“A line for the chin, and a line for the nose,\nand what's in the middle, nobody knows.”`,
      ],
      third: `{name} held the pencil, and there was nothing to hold it to:\n“A line for the chin, and a line for the nose,\nand what's in the middle, nobody knows.”`,
      last: `They looked, and they sang it under their breath, and a word of it had changed:\n“A line for the chin, and a line for the nose,\nand what's in the middle, everyone knows.”`,
    },
    try: `{{name} drew {being}, and held it up|{name} drew {being}, leaving nothing out, and held it up|With the tip of the tongue out {name} drew {being}, with nothing left out and nothing put in, and held it up}. {Being} looked at it for a long time. “It's very like,” said {being}. “Isn't it?” said {name}, who was rather proud. “{It's just as little as I thought|Yes. That's exactly how little it is},” said {being}.`,
    resolve: `It was too much to draw. {So <tried:on the other side >{name} drew what was around it|So <tried:on the other side >{name} drew what was round it|So <tried:the paper was turned over, and >{name} drew everything that there was round about it}: a line for the chin, a line for the nose, {and all the faces looking in|face after face, looking in}. {The middle stayed white|In the middle it stayed white}. “You can see *exactly* what it was like,” said {pal}. [“It'll do for the frame,” said {name}.]`,
    bed: `There was a picture in the frame. {All round were faces. The middle was white|All round were faces, and in the middle it was white|All round the edge of it were faces, large and small, and in the middle, where they looked, it was white}. {{name} looked too|From the pillow {name} looked, as they did, into the middle|From the pillow {name} looked, as they were all of them doing, into the middle of it}. {It grew too dark to see|It grew too dark to see}, {and both eyes shut|and then both eyes were shut}.`,
  },
  sound: {
    title: ['{name} and the {Title}', 'Over and Over and Dum-di-dum-dum', 'The Song with a Hole in It'],
    want: [
      `{name} had made a song. It was two lines long, and the second had a hole at the end. {You can fill a hole with dum-di-dum. But it isn't the words|You can fill it up with dum-di-dum, but that isn't words|For the time being the hole had been filled up with dum-di-dum, but that's only what you put where the words aren't}. [They had been looked for all day, even in the bread bin.] {name} wanted them tonight. {What if a song with no end can't stop?|What if a song with no end can't stop?|A song without an end can't get out of your head, and what if it stayed there?}`,
      `Dum-di-dum-dum. That was as far as {name}'s song went, and it had been that far since breakfast. {It had a good first line. It had half of a second|It had one whole good line, and the front half of another|It had one whole line, which was a good one, and of the second line it had everything but the end}. [{The end was not there|The end had simply not come}.] {name} wanted the end before bed. {What if it went round and round all night?|What if it went round and round all night?|What happens to you in the night, with a song in you that can't find the way out?}`,
    ],
    setoff: `“That came in right at the hole,” said {name}, doing up a coat over the pajamas. “Bring the song.” “I can't,” said {pal}. “You've got it.” {It was so. It had been going round all this time|And it had been going round in there the whole time|And it was so, for all through the buttons it had been going round in there, dum-di-dum-dum, like a marble in a bowl}. They went to look for {the end|where it ended}.`,
    stay: `“That came in right at the hole,” said {name}. They sat down in pajamas where the lamplight stops. {name} sang, and stopped at the hole, and held it open. [{“Like a gate,” said {name}. {pal} held it open too|“You have to hold it open,” said {name}, “like a gate,” and {pal} helped to hold}.] {Something was coming through|And something, not far off now, was coming up to it}.`,
    remind: `“How far has it got?” asked {pal}. {name} listened inside. {“As far as dum,” said {name}|“It's got as far as dum, and turned round,” said {name}}. They tried some words in the hole, to see. {“Over and over, and pickled plum.” “Over and over, and somebody's thumb.”|“Over and over, and pickled plum,” sang {pal}. “Over and over, and somebody's thumb.”} [{They were good words. They were not the right ones|There was nothing the matter with any of them, only that they came out again}.]`,
    refrain: {
      first: [
        `This is the song, as far as it went:\n“Evening, evening, where do you go?\nOver and over, and dum-di-dum-dum.”`,
        `“Sing it to me,” said {pal}, “with the hole.” So {name} sang it with the hole:\n“Evening, evening, where do you go?\nOver and over, and dum-di-dum-dum.”`,
      ],
      again: [
        `They took a run at it this time, but at the same place it went the same way:\n“Evening, evening, where do you go?\nOver and over, and dum-di-dum-dum.”`,
        `It had gone round so often that it was smooth, all but the end:\n“Evening, evening, where do you go?\nOver and over, and dum-di-dum-dum.”`,
      ],
      third: `Nobody meant to sing it. It got out by itself, and the hole was as big as ever:\n“Evening, evening, where do you go?\nOver and over, and dum-di-dum-dum.”`,
      last: `They sang it to {being}, from the beginning, and when they came to the hole there was something in it:\n“Evening, evening, where do you go?\nOver and over, and home, and slow.”`,
    },
    try: [
      `“We've come for the end of my song,” said {name}, and sang what there was of it, {loud and clear|as well as it could be sung}. {{Being} listened|{Being} listened carefully|{Being} listened with the greatest attention, and went on listening for a while after it was over}. {“That's a proper one,” said {being}. “Mine's only a noise.”|“Yours is a proper one,” said {being}. “I wouldn't like to put mine in. You'd see the join.”} [{And {being.he} would not make another sound|After that there wasn't another sound out of {being.him}}.]`,
      `“It goes like this,” said {pal}, and did the noise, to be helpful. {It was a bit like it. It was more like a drain|It was a little like it, and a good deal more like a drain|It was a little like it, as a puddle is like the sea, and a good deal more like a drain}. {“Is that what I sound like?” asked {being}.|“Oh,” said {being}, after some time. “I didn't know that I sounded like that.”} [“No, no,” said {name}, and did it as well, {and it was worse|which made two drains}.]`,
    ],
    resolve: `*Home, and slow.* Nobody had thought of it. {It had come up out of the quiet|It had come up by itself, out of what {being} had put there|It had come up by itself, out of what {being} had put there, as a stair is there in the dark when your foot needs it}. {name} sang it through inside, to test it. {It went in. It went round once. It found the end, and stopped|It went round once, and came to the end, and stopped|It went round once, and came to the end, and stopped, as quietly as a marble in a corner}. [“{It's out|It got out},” said {name}.]`,
    bed: `In {name}'s head it was quiet, {for the first time since breakfast|as it hadn't been since breakfast}.~and~ The song lay there in two whole lines, one above the other, {like two in a bunk|like two people in a bunk|like two people in a bunk who have said all that they had to say}. [{You could sing it. You did not have to|You could have sung it, but you didn't have to}.] Over and over, it breathed, and home{. And slow|, and, some way after that, slow}.`,
  },
  shy: {
    title: ['{name} and the {Title}', 'The Third Act', 'Who Is Coming?'],
    want: [
      `{name} had made a play, in a shoebox, {with a fork and a spoon|for fork and spoon}. In act one Fork asks who's coming. In act two Spoon doesn't know. {There was no act three. Who could it be?|There was no act three, for who could it be?|Act three was missing, although it was played every evening up to there, for who could it be?} {They tried the cup. It was only a cup|They tried the cup, and it stayed a cup|They had tried having it be the cup, but whatever it wore, it stayed a cup}. {It had to be made tonight|Tonight there must be}.`,
      `“Who is coming?” asks Fork, in the play that {name} had made in a shoebox. {Spoon doesn't know. {name} did not know either|“I don't know,” says Spoon, and no more did {name}|“I don't know,” says Spoon, and there it had stopped every evening, since no more did {name}}. {The cup had tried to be it. It was still a cup|The cup had tried out for it, and it was still a cup|The cup had tried out for it, with a handkerchief on, and had been, from start to finish, a cup}. Tonight there must be an act three.`,
    ],
    setoff: `“Somebody's come every evening,” said {name}, “and always leaves before act three. Perhaps they know who's coming.” {{pal} took the box. Fork and Spoon went in a coat pocket|{pal} took the box, and Fork and Spoon went into a coat pocket|{pal} took the box under one arm, and Fork and Spoon went, head first, into the pocket of a coat}. {There they talked it over, ting|On the way you could hear them talking it over}.`,
    stay: `“Somebody's come every evening,” said {name}, “and always leaves before act three.” {They put the box where the lamplight stops. They sat down in pajamas|In pajamas they put the box down where the lamplight stops, and themselves behind it|In pajamas they put the box down where the lamplight stops, with its open side to the dark, and themselves behind it}. “Do we begin?” asked {pal}. “{Somebody's still coming in|Not till they've found a place},” said {name}.`,
    remind: `“It could be me,” said {pal}, “who's coming.” “You hold the box,” said {name}. “I could hold it, *and* come.” {They tried it. The box came too. Fork fell on Spoon|They tried it, and when {pal} came so did the box, and Fork fell on Spoon|So they tried it there and then, and when {pal} came in, so did the box, and Fork fell over backward on Spoon}. “It isn't an ending yet,” said {name}.`,
    refrain: {
      first: [
        `Fork and Spoon had to practice, so it was done in two voices:\n“Who is coming? asks Fork of Spoon.\nSomebody is, says Spoon, and soon.”`,
        `“How does it go so far?” asked {pal}. So far it went like this:\n“Who is coming? asks Fork of Spoon.\nSomebody is, says Spoon, and soon.”`,
      ],
      again: [
        `They changed over, and {pal} was Fork:\n“Who is coming? asks Fork of Spoon.\nSomebody is, says Spoon, and soon.”`,
        `Fork had to know, and asked it louder than before:\n“Who is coming? asks Fork of Spoon.\nSomebody is, says Spoon, and soon.”`,
      ],
      third: `Act three was as empty as ever, and they went back to the beginning:\n“Who is coming? asks Fork of Spoon.\nSomebody is, says Spoon, and soon.”`,
      last: `They held Fork and Spoon up high, and three of them said it now:\n“Who has come? asks Fork of Spoon.\nSomebody has, and not too soon.”`,
    },
    try: `They put up the box and played it, act one and act two. {{Being} came near to see|{Being} came quite near to see|{Being} came so near to see that it was hard to go on being a fork and not look}. “And now?” asked {being}. “Somebody comes,” said {name}. “You could.” “I'm watching,” said {being}. “Who'd watch?” {Nobody knew. So act three went by|Nobody knew, and act three went by, empty|Nobody had thought of that, and while they were thinking of it act three went by, empty}.`,
    resolve: `So there was an act three. {{name} held the box up. Behind it was {being}|{name} held up the open box, and there in it, where nobody had ever been, was {being}|{name} held up the box with its front open, and when you looked through it, there, where there had never been anybody, was {being}}. “It's you!” said Spoon. {That was not in the play|It wasn't written down anywhere}. {Fork fell over|Fork fell over with surprise}. [“Who's going to clap?” asked {pal}.] {Then both clapped, ting, ting|Then Fork and Spoon clapped, ting, ting}.`,
    bed: `{The box was by the bed. In it lay Fork and Spoon|By the bed stood the box, and in it, side by side, lay Fork and Spoon|By the bed stood the box with its front open, and in it, side by side, after such a long evening, lay Fork and Spoon}. Who is coming? asked Fork, very low, {from habit|only out of habit}. Nobody was, not tonight. {They had all come|Everybody had come}. {Spoon was asleep|Spoon didn't answer, and was asleep}.`,
  },
};
