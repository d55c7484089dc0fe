import type { ThemeTelling } from '../../bank.ts';

export const mystery: ThemeTelling<'mystery'> = {
  restless: {
    title: ['{name} and the {Title}', 'The Riddle with No Last Page', 'What Takes Two?'],
    want: [
      `{The last riddle in {name}'s book was the best|The last riddle in {name}'s book was the best|In the riddle book that {name} had borrowed, the very last riddle was the best}: *It takes two. It comes at the end. You can't have it alone.* [{name} had tried *shoes*, and *elbows*.] {But the page with the answer was gone. Tomorrow the book went back. {name} wanted the answer tonight|But the page with the answer was torn out, and the book went back tomorrow, so {name} wanted the answer tonight|But the page with the answer had been torn out, and as the book had to go back in the morning, {name} wanted the answer tonight}. {What if nobody ever knew?|What if nobody ever knew?}`,
      `{Nobody could answer {name}'s riddle|Nobody could answer the riddle in {name}'s book|Nobody could answer the riddle in {name}'s book, though by now everybody had been asked, some of them in the bath}: *It takes two. It comes at the end. You can't have it alone.* [“Gravy,” said one.] {The answer was torn out. Tomorrow the book went back. {name} wanted the answer tonight. What if nobody ever knew?|The last page was torn out, and the book went back tomorrow. {name} wanted the answer tonight. What if nobody ever knew?|The page with the answer had been torn out, and tomorrow the book went back, so {name} wanted the answer tonight. What if nobody ever knew?}`,
    ],
    setoff: `“I can't think with that noise,” said {name}, {and shut the riddle book|and shut the riddle book on one finger}. “But {somebody is awake out there. I haven't asked them my riddle|it means that somebody's awake out there, and I haven't asked them my riddle yet}.” {The coat went on. The book went in. They went after the noise|On went the coat, in went the book, and out they went after the noise|On went the coat, and in went the book, and out they went after the noise, which was not at all easy to lose}.`,
    stay: `“I can't think with that noise,” said {name}. “But somebody's up. I'll ask them my riddle.” {So they sat down in pajamas. The riddle book was open|So they sat down in pajamas, where the lamplight stops, with the riddle book open}. {“You won't have to call,” said {pal}. “Listen.”|“You won't even have to call them,” said {pal}. “Listen.”} {The noise was nearer already|The noise was nearer already|Already the noise was a good deal nearer than it had been}.`,
    remind: `“Is it *socks*?” asked {pal}. “It takes two.” “{You can have one sock|No, because you can have one sock},” said {name}. [“It comes at the end, so it might be *toes*.”] “*A quarrel*?” “I can do that by myself.” {name} looked in the riddle book again. {There was only the torn edge|Where it might have said *quarrel* there was only the torn edge|In the place where it might have said *quarrel*, or anything else, there was only the torn edge}.`,
    refrain: {
      first: [
        `{They said the riddle out loud, one line each|A riddle goes down better if you say it aloud, so they said it, one line each|A riddle goes down a good deal better if you say it out loud, so they said it, with one line for each of them}:\n“It takes two, and it comes at the end.\nOne can't have it. What is it, friend?”`,
        `“You have to ask it nicely,” said {name}, “or it won't come out.” So, nicely, they asked:\n“It takes two, and it comes at the end.\nOne can't have it. What is it, friend?”`,
      ],
      again: [
        `{They asked it again, in case somebody was listening|They asked it again, since you never know who's listening and has the answer|They asked it again, since you never know who might be listening in the dark and have the answer on them}:\n“It takes two, and it comes at the end.\nOne can't have it. What is it, friend?”`,
        `{pal} had forgotten the middle, or said so, and they had to do it over:\n“It takes two, and it comes at the end.\nOne can't have it. What is it, friend?”`,
      ],
      third: `{{name} opened the book at the torn place, and they asked|{name} opened the book once more at the torn place, and there was only the riddle left to try}:\n“It takes two, and it comes at the end.\nOne can't have it. What is it, friend?”`,
      last: `{It was quiet now. The riddle had its end back|It was so quiet now that the riddle could be said with hardly any breath, and its end had come back}:\n“It takes two, and it comes at the end.\nNow we have it. Good night, friend.”`,
    },
    try: `Out came the book, and {name} read the riddle. {{Being} was glad to be asked|{Being} was delighted to be asked|{Being}, whom nobody had asked anything all night, was delighted}. “It takes two? {Then it's me, and me again|Then it's me, and then me once more}!” [And at once {being.he} did the second one.] “That's still only one,” said {name}. {“So it is,” said {being}. “That's the trouble with it.”|“I know,” said {being}, not stopping. “I've often noticed that about it.”}`,
    resolve: `“*Good night!*” whispered {name}. “That's it! It comes at the end, and it takes two.” {pal} tried it alone. “Good night,” said {pal}. “Good night,” said {name}{. That made two|, and that made two|, before anybody could stop it, and that made two}. [“It got away,” said {pal}.] {So {name} wrote the answer in the riddle book|So into the riddle book it went, at the torn edge|So the answer went into the riddle book, right along the torn edge, for whoever should borrow it next}.`,
    bed: [
      `{The riddle book lay shut. Its answer was in it again|The riddle book lay shut, with its answer in it again|By the bed lay the riddle book, shut, with its answer in it again}. {It takes two: one says it, and one hears it|It takes two, the one who says it and the one it's said to}. {And it comes at the end. This was the end|And it comes at the end, and this was the end}.`,
      `{The riddle book was shut. In the dark it had its answer|The riddle book was shut, and at its torn edge stood the answer|The riddle book was shut, and along its torn edge, in {name}'s own pencil, stood the answer}. {It takes two. Well, there were two|It takes two, and there were two}. {It comes at the end, and it is said quite low|It comes at the end, and had only to be said, quite low}.`,
    ],
  },
  wonder: {
    title: ['{name} and the {Title}', 'Who Took the Picture?', 'The Empty Square'],
    want: [
      `{In {name}'s album was an empty square. It had four paper corners and no picture|In {name}'s album was an empty square, four paper corners with no picture in them|On the last page of {name}'s album was an empty square, four paper corners with no picture in them}. {Under it was written *The best night of all*|Under it, in old ink, stood *The best night of all*}. {Who took the picture? {name} wanted to know tonight|Who took the picture? {name} wanted to know tonight|Who took the picture? {name}, who had already questioned {tiny}, wanted to know tonight}. [There was one clue, and it was glue.] {What if the square stayed empty?|What if the square stayed empty for good?}`,
      `“Who took the picture?” asked {name}. {Nobody knew. There was a square in the album, and it was empty|Nobody knew, and in the album was only an empty square, with four paper corners|Nobody knew, and where the picture should have been in the album there was only an empty square, with four paper corners}. {Under it was written *The best night of all*|*The best night of all*, it said underneath}. {{name} wanted to know tonight|{name} wanted to find out tonight}. [By now {tiny} was no longer a suspect.] {What if it stayed empty?|What if the square stayed empty for good?}`,
    ],
    setoff: `“*The best night of all*,” said {name}. “{That's tonight! That's the picture|That must be tonight! It's the picture that's missing}.” {The page with the four corners went into the coat|Out of the album came the page, and into the coat it went|Out of the album came the page with the four corners, and into the coat it went, to be near the heart of the matter}. “{Let's ask everybody who took it|We'll ask everybody there who took it},” said {name}, and they went[, {pal} looking for clues].`,
    stay: `“*The best night of all*,” said {name}. “That's tonight!” {So they sat down in pajamas. They had the page with the four corners|So they sat down in pajamas, where the lamplight stops, and held the page with the four corners between them}. “Now we'll see who takes the picture,” said {name}. {“It's dark,” said {pal}. “I see nobody.”|“I can't see anybody yet,” said {pal}.}`,
    remind: `{name} questioned all they met. “Did you ever take the picture?” “I meant to,” said one, “{but I had my mouth open|only I found that my mouth was open}.” {name} wrote it down: *mouth open*. [The next one had been holding somebody's hand.] {“They're hiding something,” said {pal}. “No,” said {name}. “They're telling us.”|“They're hiding something,” said {pal}. “No,” said {name}, “I think they're telling us.”}`,
    refrain: {
      first: [
        `{Every case has its question, and this was it|Every case has its question, and it's best to say it over, so that it can't get away}:\n“Who took the picture? Who was there?\nWhat goes into the empty square?”`,
        `{name} held up the page, looked through the place where the picture wasn't, and asked:\n“Who took the picture? Who was there?\nWhat goes into the empty square?”`,
      ],
      again: [
        `{They had some clues by now, and none of them fitted|They had a clue or two by now, and none of them fitted yet into four corners}:\n“Who took the picture? Who was there?\nWhat goes into the empty square?”`,
        `“Ask it again,” said {pal}. “It was just going to tell us.” So they asked it again:\n“Who took the picture? Who was there?\nWhat goes into the empty square?”`,
      ],
      third: `{Everybody looked, and still nobody could say|All of them were looking the same way, and still nobody could have said}:\n“Who took the picture? Who was there?\nWhat goes into the empty square?”`,
      last: `{After a long while {name} said something. It was solved|After a long while somebody had to say something, and it was {name}, who had solved it}:\n“Nobody took it. We were there.\nThat goes into the empty square.”`,
    },
    try: `“I'll draw you,” said {name}, with the page and a pencil, “then it won't be empty.” {Being} looked at the four corners. “{Is that all of me, for always|Would I be like that for always}?” “{Just look your best|Just look your best, please}.” {Now {being} could not think how|That finished it, for now {being} couldn't think how|That finished it, for {being}, who had never been told how that was done, tried to think, and couldn't}. [The pencil waited, and was put away.]`,
    resolve: `{The page was in {name}'s hand. It was empty|There was the album page, in {name}'s hand, and the square was empty|There was the album page in {name}'s hand, and in the square, after all that, there was nothing whatever}. “I forgot to draw,” said {name}. “I was looking.” {They looked at each other. They had solved it|They looked at each other, and they had it|They looked at each other, and in the same moment both of them had solved it}. “So that's who took the picture,” said {pal}. “Nobody. {We were all looking|They were all too busy looking}.” [“And they all had their mouths open.”]`,
    bed: [
      `{The page was back in the album. Its four corners held nothing|The page was back in the album, and its four corners held nothing}. {But the square was not empty, if you had been there|Only, it didn't look empty if you had been there}. {{name} shut both eyes. There it was, and all four corners held it|{name} shut both eyes, and there it was, with all four corners holding it|When {name} shut both eyes there it was, and all four corners held it}.`,
      `Nobody took the picture, {so nobody could lose it|and so it could never be lost}. {In the album, in the dark, was an empty square|In the shut album four paper corners held a square of dark}. {{name} knew what went into it. It was in there now, quite still|{name} knew what went in there, and by now it lay still}.`,
    ],
  },
  sound: {
    title: ['{name} and the {Title}', 'What Did You Hear, {name}?', 'The Case of the {Title}'],
    want: [
      `Under the bed {name} kept a notebook for MYSTERIES. Five were solved{. It had been {tiny}, all five times|, and each time it had been {tiny}}. [Once it was a sock, but {tiny} was in it.] {{name} wanted a real mystery tonight, for page six|{name} wanted a real mystery for page six tonight|Page six was empty, and what {name} wanted for it tonight was a real mystery}. {Tomorrow the book was for shopping. What if page six said *onions*?|Tomorrow the notebook was for shopping lists, and what if page six said *onions*?}`,
      `“One more mystery tonight,” they said at home, “or that notebook's for shopping.” {name} turned to page six. {The first five mysteries had all been {tiny}|The first five mysteries had all turned out to be {tiny}|It was so empty that you could have slipped on it, and the first five mysteries had all turned out to be {tiny}}. {{name} wanted a real one. What if page six said *onions*?|{name} wanted a real one tonight, for what if page six ended up as *onions*?}`,
    ],
    setoff: `“Did you hear that? It's page six!” said {name}, and took the notebook. “{We find out who it is|We'll find out who it is}. Rule one: on tiptoe. Rule two: ask everybody. Rule three…” {The pencil waited|The pencil waited in the air}. “Come home,” said {pal}. {{name} wrote that down, and they went|{name} wrote that down, [and drew a line under it,] and they went}.`,
    stay: `“Did you hear that? It's page six!” {{name} sat down in pajamas, with the notebook|In pajamas {name} sat down, just where the lamplight stops, with the notebook open}. “Rule one: we keep still. Rule two: we listen. Rule three…” {The pencil waited|The pencil waited, point up}. “{It comes to us|We let it come to us},” whispered {pal}. [That was the best of the three.]`,
    remind: `They kept still{. There was the sound! Then it was gone|, and there was the sound, and there it wasn't|, to listen, and there was the sound, and there it wasn't, and, just as they gave it up, there it was again}. {name} wrote down what they knew so far. {It came to half a page|It came to half a page, with a drawing}. {“It's a smaller mystery now,” said {name}.|“It's a smaller mystery,” said {name}, “now that we know some of it.”} [{pal} looked behind them, {just in case|twice}.]`,
    refrain: {
      first: [
        `Detectives have a rhyme for when it's dark. It is said <toddler: with one finger up|on tiptoe>:\n“Listen, listen, what do you hear?\nIs it far, or is it near?”`,
        `“We need something to say,” whispered {pal}, “so that it's not so quiet.” So they said:\n“Listen, listen, what do you hear?\nIs it far, or is it near?”`,
      ],
      again: [
        `{name} said the rhyme again, and {pal} did the face that goes with it:\n“Listen, listen, what do you hear?\nIs it far, or is it near?”`,
        `They put their heads together, and said it very small:\n“Listen, listen, what do you hear?\nIs it far, or is it near?”`,
      ],
      third: `There was something still to find out, so they said it, with nearly no voice at all:\n“Listen, listen, what do you hear?\nIs it far, or is it near?”`,
      last: `There was only the rhyme left to finish, and now they knew how it ended:\n“Listen, listen, what do you hear?\nNothing is far, and home is near.”`,
    },
    try: [
      `{name} opened the notebook and read it all out: what it was, and where, and how long each night. {It was a very good page|It was a good clear page, with arrows|It was the best page that {name} had ever written, with arrows, and with one word underlined twice}. {“You know all about me,” said {being}. “I don't know one thing about you.”|“You know all that about me,” said {being}, [when it was done,] “and I don't know one single thing about you.”}`,
      `{name} turned to page six and licked the pencil. “We won't tell,” said {pal} at once, “about anything.” That made it worse. {“So it is a bad thing,” said {being}.|“Then it's a thing that people would tell about,” said {being}.} {Then nobody knew what to say. The pencil stayed where it was|And after that nobody knew what to say, or what to write|And after that nobody knew what to say, or where to look, or what in the world you put down on a page six}.`,
    ],
    resolve: `{{name} opened the notebook at page six, and wrote it all down|Open went the notebook at page six, and {name} wrote it all down}: who, and where, and why. {And for once it was not {tiny}|For once, it hadn't been {tiny}|For once, and they had looked into it from all sides, it hadn't been {tiny}}. {Then came the tick|Then came the tick, the largest in the book}. “{No onions,” said {name}|There'll be no onions on this page,” said {name}}. [And {pal} signed it, as a witness.]`,
    bed: [
      `{The notebook lay under the bed. It had six ticks now|Under the bed lay the notebook, with six ticks in it now}. {Five of them were {tiny}. The sixth was somebody far off|Five of them were {tiny}, and the sixth was somebody far off in the dark}. {All the questions in it were asleep|All its questions were asleep|All its questions, one under the other, were asleep}.`,
      `{Very far off was a sound. It was not a mystery any more|Very far off was a sound, and it wasn't a mystery any more|Very far off and very small was a sound, which had given up being a mystery}. {{name} knew who it was. It was on page six, with a tick|{name} knew whose it was, for it stood on page six, with a tick}. {The notebook lay shut in the dark|Under the bed lay the notebook, shut|Under the bed, with its pencil in it, the notebook had gone quiet}.`,
    ],
  },
  shy: {
    title: ['{name} and the {Title}', 'The Laugh That Came After', 'Three Laughs for Two'],
    want: [
      `{Every evening {name} played Jokes. You read one out of the joke book|Every evening {name} played Jokes, which goes with a joke book|The game that {name} played every evening was Jokes, for which you need a joke book and a loud voice}. {After the joke somebody laughed. There was nobody there|And after each joke somebody laughed, a little late, and nobody was there}. [The laugh had a hand over it.] {The book had one joke left. {name} wanted to know tonight who laughed|The book had only one joke left, so {name} wanted to know tonight who it was|Now the book had only one joke left in it, so {name} wanted to know tonight whose laugh it was}. {What if the laugh never came back?|What if the laugh never came back?}`,
      `Somebody laughed each evening when {name} played Jokes. {The laugh came after the joke. There was nobody there|The laugh came a little after the joke, and there was nobody there|It came a little after the joke was over, from a place where there was quite certainly nobody}. {Now the joke book had one joke left|Now there was only one joke left in the joke book}. [It wasn't {name}'s own laugh, which is shorter.] {{name} wanted to know tonight who laughed. What if the laugh never came back?|{name} wanted to find out tonight who it was. What if the laugh never came back?}`,
    ],
    setoff: `“That's who laughs!” said {name}. “{Somebody watches. Somebody laughs|Somebody watches me play, and somebody laughs}. It's the same somebody.” {The joke book went into the coat|The joke book, with its last joke, went into the coat|The joke book was shut at once, with the last joke still in it, and went into the coat}. “{We'll find them. But we don't run|We'll find them, but you can't run after a laugh}.” “Then I'll walk funnily,” said {pal}{. So they went|, and so they went}.`,
    stay: `“That's who laughs!” said {name}. “Somebody watches me play, and somebody laughs. It's the same somebody.” {They sat down in pajamas, with the joke book|They sat down in pajamas where the lamplight stops, with the joke book|They sat down in pajamas at the very place where the lamplight stops, with the joke book between them}. {“Don't tell the last joke yet,” said {pal}.|“Don't tell the last one yet,” said {pal}.} {Somebody near was trying not to laugh|Quite near, somebody was trying not to laugh}.`,
    remind: `{pal} tripped over nothing. {Somebody laughed, off to one side. Then it was quiet|At once there was a laugh, off to one side, and then quiet}. {name} wrote on the joke book: *laughs at tripping*. {“I could trip again,” said {pal}.|“I could do it again,” said {pal}, “for the case.”} {{pal} tripped again, even better|And {pal} tripped again, even better|And {pal} tripped again, for the case, so well that it took some time to get untied}.`,
    refrain: {
      first: [
        `{name} laughed, to show how it went, and {pal} laughed, and then they listened for the rest of it:\n“Ha, said one, and ha, said two,\nand ha, said somebody. Who are you?”`,
        `“This is all we have to go on,” said {name}, and it went like this:\n“Ha, said one, and ha, said two,\nand ha, said somebody. Who are you?”`,
      ],
      again: [
        `They tried it again and stopped before the end, but the end wouldn't say:\n“Ha, said one, and ha, said two,\nand ha, said somebody. Who are you?”`,
        `{pal} did the one and {name} did the two, and they left a good wide place for the third:\n“Ha, said one, and ha, said two,\nand ha, said somebody. Who are you?”`,
      ],
      third: `{Nobody was laughing now. They said it low|Nobody was laughing, least of all the one who was meant to, so they said it low}:\n“Ha, said one, and ha, said two,\nand ha, said somebody. Who are you?”`,
      last: `{Then they did it once more. The third was not far off|And then they did it once more, and when it came to the third it wasn't late, and it wasn't far off}:\n“Ha, said one, and ha, said two,\nand ha, said somebody. Oh, it's you!”`,
    },
    try: `“We know it's you who laughs,” said {name}, with the book open at the last joke. “Ready?” {“Is it now?” asked {being}, and laughed. It wasn't|“Is it now?” asked {being}, and laughed, and it wasn't}. [“Sorry. Now?”] {They had not come to the hat yet|They hadn't even come to the hat|They hadn't even got as far as the hat, and without the hat there isn't a joke}. “{I only do it after|I've only done it afterward},” said {being}, “when nobody can tell.”`,
    resolve: `Then {name} told the last joke in the book. “What did one hat say to the other? *You stay here. I'll go on a head.*” {{Being} laughed. It was the very same laugh, and it was not late|{Being} laughed, and it was the very same laugh, only that it wasn't late|{Being} laughed, and it was the very same laugh, only that it came exactly on time, and went right on to the end}. {{name} shut the joke book. “Solved,” said {name}.|“Solved,” said {name}, and shut the book.} [“Tell it again,” said {being}.]`,
    bed: [
      `The joke book lay shut, with no joke left in it. {Out in the dark somebody thought of a hat. There was one laugh, a bit late, and very low|Far out in the dark somebody thought of a hat, and laughed, a little late, and very low}.`,
      `{Ha, said somebody, very far off, and a bit late|Ha, said somebody, far off in the dark, and a little late}. {It was only a hat going on a head|It was only the hat again, going on a head|It was only the hat again, going on a head}. {The joke book heard it, and stayed shut. It was all told|The joke book, which was shut, had nothing to add, for it was all told}.`,
    ],
  },
};
