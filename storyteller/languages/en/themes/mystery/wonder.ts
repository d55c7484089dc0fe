import type { ArcTelling } from '../../../bank.ts';

export const wonder: ArcTelling = {
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
};
