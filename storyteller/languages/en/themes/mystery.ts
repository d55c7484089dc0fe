import type { ThemeTelling } from '../../bank.ts';

export const mystery: ThemeTelling<'mystery'> = {
  restless: {
    title: ['{name} and the {Title}', 'The Riddle with No Last Page', 'What Takes Two?'],
    want: [
      `It was a good riddle: *It takes two. It comes at the end. One can't have it.* {The answer was on the last page. That was torn out|The last page, with the answer, was torn out|The answer was on the last page, as it always is, and somebody had torn the last page out}. [{name} had tried *shoes*, and *elbows*.] {Tomorrow the book went back. {name} wanted the answer tonight|The book went back in the morning, so {name} wanted it tonight|As the book had to go back in the morning, {name} wanted the answer tonight}. {What if nobody ever knew?|And what if it stayed a riddle?}`,
      `There was nobody who could answer {name}'s riddle{. They had all been asked|, though everybody had been asked|, although by now everybody in the house had been asked, some of them in the bath}. *It takes two. It comes at the end. One can't have it.* [“Gravy,” said one.] {The last page was torn out. Tomorrow the book went back|The last page of the book was torn out, and tomorrow it went back|Somebody had torn the last page out of the book, and by breakfast the rest of it had to go back to where it was borrowed}. {{name} wanted the answer tonight. What if it stayed a riddle?|Tonight {name} wanted the answer, or it would stay a riddle.}`,
    ],
    setoff: `“I can't think in that,” said {name}, {and shut the riddle book|and shut the riddle book on one finger}. “But it means that somebody's up, and I haven't asked them yet.” {The coat went on. The book went in. Out they went|On went the coat, in went the book, and out they went along the noise|On went the coat, and in went the book, and out they went along the noise, which was one that nobody could lose}.`,
    stay: `“I can't think in that,” said {name}. “But somebody's up. I'll ask them.” {So they sat down in pajamas. The riddle book was open|So they sat down in pajamas, where the lamplight stops, with the riddle book open}. {“You won't have to call,” said {pal}. “Listen.”|“You won't even have to call them,” said {pal}. “Listen.”} {It was nearer already|It was nearer already than it had been}.`,
    remind: `“Is it *socks*?” asked {pal}. “It takes two.” “{You can have one sock|No, because one can have one sock},” said {name}. [“It comes at the end, so it might be *toes*.”] “*A quarrel*?” “I can do that by myself.” {name} looked in the riddle book again. {There was only the torn edge|Where it might have said *quarrel* there was only the torn edge|In the place where it might have said *quarrel*, or anything else, there was only the torn edge}.`,
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
    try: `Out came the book, and {name} read the riddle. {{Being} was glad to be asked|{Being} was delighted to be asked|{Being}, whom nobody had asked anything all night, was delighted}. “It takes two? {Then it's me, and me again|Then it's me, and then me once more}!” [And at once {being.he} did the second one.] “That's still only one,” said {name}. {“I know,” said {being}. “That's what's wrong with it.”|“I know,” said {being}, not stopping. “I've often noticed that about it.”}`,
    resolve: `“*Good night!*” said {name}, and sat up. “That's it. {It takes two|It comes at the end, and it takes two}, and nobody can have one alone.” {name} looked at {being}, {and there it was|who was as good as a last page|who had been, all this time, as good as a last page}. {So it was written in the book, at the torn edge|So into the book it went, right at the torn edge|So into the book it went, right along the torn edge, for whoever should borrow the riddle next}. [“I'd have got there,” said {pal}.]`,
    bed: `{The riddle book lay shut. Its answer was in it|The riddle book lay shut by the bed, with its answer in it|By the bed lay the riddle book, shut, as it could be now that its answer was in it}. {It takes two, and it had two: one to say it, and one to say it back|One of them said it, and one of them said it back, and that made two}. {And it had come at the end, where it belongs|And it came, as it should, right at the end|And it had come, as the riddle always said it would, at the very end, when everything else was done}.`,
  },
  wonder: {
    title: ['{name} and the {Title}', 'Who Took the Picture?', 'The Empty Square'],
    want: [
      `{{name}'s album had an empty page. It had four paper corners|There was a page in {name}'s album with four paper corners and no picture|There was a page in {name}'s album that had four paper corners on it, and inside the corners there was no picture}. {Under them it said *The best night of the year*|Under them, in old ink, it said *The best night of the year*}. {Who took the picture? {name} wanted to know tonight|Who had taken it? {name} wanted to know tonight|Somebody must have taken the picture, and {name}, who had already questioned {tiny}, wanted to know tonight who that was}. [There was one clue, and it was glue.] {What if the square stayed empty?|What if the square stayed empty for good?}`,
      `*The best night of the year*, it said in the album, under four paper corners and no picture. {Somebody had taken it. {name} wanted to know who, tonight|Somebody had taken it, and tonight {name} wanted to know who|Somebody must have taken it, and {name}, who had already looked under the bed, meant to know tonight who that was}. [By now {tiny} was no longer a suspect.] {What if they all forgot what went there?|What if everybody who remembered what went there forgot it first?}`,
    ],
    setoff: `“*The best night of the year*,” said {name}. “That's this one! It's what is missing from the album.” {Out came the page with the four corners. It went into the coat|Out came the page with the four corners, and into the coat it went|Out of the album came the page with its four corners, and into the coat it went, to be near the heart of the matter}. “{There'll be clues|There are bound to be clues},” said {pal}[, hurrying].`,
    stay: `“*The best night of the year*,” said {name}. “That's this one!” {So they sat down in pajamas, where the lamplight stops. They had the page with the four corners|So they sat down in pajamas, where the lamplight stops, with the page with the four corners}. “We'll see who takes it,” said {name}. {“Takes what?” asked {pal}. “We'll see that too.”|“Takes what?” asked {pal}. “We'll see that as well,” said {name}.}`,
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
    resolve: `There was the page, in {name}'s hand{. It was empty|, and there was nothing on it|, and on it, after all that, there was nothing whatever}. “I forgot to draw it,” said {name}. “I was looking.” {They looked at each other. They had solved it|They looked at each other, and then they had it|They looked at each other, and in the same moment both of them had solved it}. “So that's who took the picture,” said {pal}. “Nobody.” [“Nobody could. They all had their mouths open.”]`,
    bed: `{The page was back in the album. Its corners held nothing, as before|The page was back in the album, and its four corners held on to nothing, as before}. {It was not empty, though|Only, it didn't look empty any more|Only, it didn't look empty any more to somebody who had been there}. {{name} shut both eyes, and there it was|{name} shut both eyes, and there it was|When {name} shut both eyes, first the one and then the other, there it was}, {as big as it really is|exactly as big as it really is, and all its corners held}.`,
  },
  sound: {
    title: ['{name} and the {Title}', 'What Did You Hear, {name}?', 'The Case of the {Title}'],
    want: [
      `Under the bed {name} kept a notebook with MYSTERIES on the cover. Five had been solved. (It was {tiny}. [It was {tiny} again. It was a sock.] It was {tiny}, in the sock[. It was {tiny}].) {Page six was empty. Tonight was its last night|Page six was empty, and it had only until tonight|Page six, however, was empty, and it had only until tonight to be anything else}. {Then the notebook was for shopping. It would say *onions*|After that it was wanted for shopping lists, beginning with *onions*}.`,
      `“One more mystery tonight,” they said, “or we'll need that notebook for the shopping.” {name} turned to page six{. It was clean and white|. Nobody could have called it full|, which was so empty that one could have slipped on it}. [{The first five had all been {tiny}|The first five, as it turned out, had all been {tiny}}.] {What if page six said *onions*?|What if page six, of all the pages, ended up as *onions*?}`,
    ],
    setoff: `“There's page six,” said {name}, and took the notebook. “Rule one: we go on tiptoe. Rule two: we ask everybody. Rule three…” {The pencil waited|The pencil waited in the air}. “We come home,” said {pal}. {“Rule three,” wrote {name}.|“Rule three,” wrote {name}, [and drew a line under it,] and they went.}`,
    stay: `{name} sat down in pajamas, just where the lamplight stops, with the notebook open. “Rule one,” said {name}. “We keep still. Rule two: we listen. Rule three…” {The pencil waited|The pencil waited, point up}. “{It comes to us|We let it come to us},” whispered {pal}. [That was the best of the three.]`,
    remind: `They kept still, to listen{. There it was! And there it wasn't|. There it was, and there it wasn't, and there it was again|, and there it was, and there it wasn't, and, just as they gave it up, there it was again}. {name} wrote down what they knew so far. {It came to half a page|It came to half a page, with a drawing}. {“It's smaller than it was,” said {name}.|“It's smaller than it was,” said {name}, “now that we know some of it.”} [{pal} looked behind them, {just in case|twice}.]`,
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
      `{name} turned to page six and licked the pencil. “We won't tell,” said {pal} at once, “about anything.” That made it worse. {“So it is a bad thing,” said {being}.|“Then it's a thing that people would tell about,” said {being}.} {Then nobody knew what to say. The pencil stayed where it was|And after that nobody knew what to say, or what to write|And after that nobody knew what to say, or where to look, or what in the world one puts down on a page six}.`,
    ],
    resolve: `Open went the notebook at page six, and {name} wrote it all down: who, and where, and why. {And it was not {tiny}, for once|For once, it hadn't been {tiny}|For once, and they had looked into it from all sides, it hadn't been {tiny}}. {Then came the tick|Then came the tick, the largest in the book}. “{No onions,” said {name}|There'll be no onions on this one,” said {name}}. [And {pal} signed it, as a witness.]`,
    bed: `In bed {name} lay and listened.~and~ It was very far away now, and very small. {It was not a noise. It was a friend|It wasn't a noise any more, only a friend|It had stopped being a noise, and become what it must have been all along, somebody that one knows}. The notebook lay under the pillow with its six ticks. {Nothing in it was awake|All its questions were asleep}.`,
  },
  shy: {
    title: ['{name} and the {Title}', 'The Laugh That Came After', 'Three Laughs for Two'],
    want: [
      `Each evening {name} told a joke out of the joke book. {Then somebody laughed. There was no one there|And each evening, a little later, somebody laughed, and there was no one there|And each evening, a little later than anybody should, somebody laughed, and there was never anyone there}. [The laugh had a hand over it.] {The book had one joke left. {name} wanted to know tonight who it was|Now, with one joke left, {name} had to know tonight who laughed|Now there was only one joke left in the book, so {name} wanted to know tonight whose laugh it was}. {What if it never laughed again?|What would it laugh at, after that?}`,
      `It was a case with one clue, and the clue was a laugh. {It came after each of {name}'s jokes. There was nobody there|It came every evening after {name}'s joke, from where there was nobody|It came every evening, just after {name} had told a joke from the joke book, from a place where there was nobody}. But the book had one joke left. {{name} had to catch the laugh tonight|So tonight {name} had to find out whose it was}. [It wasn't {name}'s own, which is shorter.] {What if it was never solved?|What would it laugh at tomorrow?}`,
    ],
    setoff: `“That's our laugh,” said {name}. “Somebody watches, and somebody laughs, and it's the same somebody.” {The joke book was shut. The last joke was in it|The joke book was shut, with the last joke still in it|The joke book was shut at once, with the last joke still in it, and went into the coat}. “{We don't chase it|You can't catch a laugh by running}.” “Then I'll walk funnily,” said {pal}, and did.`,
    stay: `“That's our laugh,” said {name}. “Somebody watches, and somebody laughs, and it's the same somebody.” {They sat down in pajamas. The lamplight stopped there|They sat down in pajamas where the lamplight stops, with the joke book|They sat down in pajamas at the very place where the lamplight stops, with the joke book between them}. {“Don't tell it yet,” said {pal}.|“Don't tell the last one yet,” said {pal}.} {Somebody near was trying not to laugh|Quite near, somebody was trying not to}.`,
    remind: `{pal} tripped over nothing, and there it was, off to one side: a laugh, quickly shut. {name} wrote it on the joke book: *laughs at tripping*. {“I could trip again,” said {pal}.|“I could do it again,” said {pal}, “for the case.”} {It was done. It was even better|And it was done, even better than the first time|And it was done, for the case, so well that {pal} took some time to get untied}.`,
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
    resolve: `Then {name} told the last joke. “What did one hat say to the other? *You stay here. I'll go on a head.*” {{Being} laughed. It was not late. It was the very same laugh|It was the very same laugh, only that it wasn't late any more|It was the very same laugh, only that it came exactly on time, and that {being} let it go right on to the end}. {{name} shut the book. “Solved,” said {name}.|“Solved,” said {name}, and shut the book.} [“Tell it again,” said {being}.]`,
    bed: `The joke book lay on the blanket, with nothing left in it to tell. {It did not matter. They knew who laughed|It didn't matter, now that they knew who it was}. {Somewhere somebody thought of a hat|Somewhere in the dark somebody thought of a hat}, and laughed, {a bit late|a little late, the way it used to|a little late, as in the old days, and so low that it was mostly breath}. [{name} heard it, and turned over.]`,
  },
};
