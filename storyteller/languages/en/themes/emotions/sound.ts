import type { ArcTelling } from '../../../bank.ts';

export const sound: ArcTelling = {
  title: ['{name} and the {Title}', 'What {name} Could Do with One Ear', 'It Wouldn\'t Stay In'],
  want: [
    `Since breakfast {name} could wiggle one ear. {“Look!” said {name}. “Not now,” they all said.|“Look!” said {name}, and they all said, “Not now.”} {So the glad feeling went down into the tummy. It pushed|So the glad feeling about it went down into the tummy, and there it pushed|So the feeling about it, which was a large and glad one, had to go down into the tummy, and there it pushed}. {{name} wanted to show somebody tonight. What if the feeling went flat?|{name} wanted to show the ear to somebody tonight. What if the feeling went flat?}`,
    `{{name} could wiggle one ear. Nobody had looked|Since breakfast {name} could wiggle one ear, and nobody had looked|Since breakfast {name} could wiggle one ear, and not one person in the whole kitchen had looked}. [There had been milk boiling over.] {Now a glad feeling pushed in the tummy|So the glad feeling about it was shut up in {name}'s tummy, and pushed|So the glad feeling about it was shut up in {name}'s tummy, where it pushed, and came up as far as the collar}. {name} wanted to show somebody tonight. {What if the feeling went flat?|What if by morning the feeling had gone flat?}`,
  ],
  setoff: `“Somebody out there has got a glad feeling, too,” said {name}. “{It's getting out|That's the sound of it, getting out}.” {“How do you know?” said {pal}.|“How can you tell?” asked {pal}.} {name} pointed to the middle button, {where it pushed|where the other one pushed}. {“I'll show them my ear.” So they went|“They won't say *not now*.” So they went, to show the ear}.`,
  stay: `“Somebody out there has got a glad feeling, too, and it's getting out.” So they sat down in pajamas, where the lamplight stops, {and {name}'s own feeling pushed|and {name} kept one hand on the tummy, to hold the other one in}. {“We'll show them your ear,” said {pal}.|“We'll show them your ear,” said {pal}.} [{Somebody was very near|Whoever had the other feeling was near}.]`,
  remind: `“Is it hiccups?” asked {pal}. “No. It's gladder,” said {name}. “Then it's *ate too fast*.” {“I hardly ate,” said {name}. “There was no room.”|“I hardly ate at all,” said {name}, “there wasn't room.”} {They went on. The glad feeling got up to the top button|The glad feeling had got up to the top button by now|The glad feeling had begun at the bottom button, and by now, as you could tell from how {name} walked, it had got up to the top}. “{Just a bit longer|Tell it to hold on},” said {pal}. [One ear went, all by itself, {and nobody saw|and of course nobody saw}.]`,
  refrain: {
    first: [
      `{{name} held on to the buttons, and they said it|With a hand on every button they said it, so that no more than the words should get out}:\n“It wants to come out, and it's told to stay in,\nit's up to my collar, it's up to my chin.”`,
      `“If you say it, it doesn't push so,” said {name}. So they said it together:\n“It wants to come out, and it's told to stay in,\nit's up to my collar, it's up to my chin.”`,
    ],
    again: [
      `It had not gone flat at all. It had grown, and they had to say it again:\n“It wants to come out, and it's told to stay in,\nit's up to my collar, it's up to my chin.”`,
      `{pal} took the collar and {name} took the chin, and that held it for a while:\n“It wants to come out, and it's told to stay in,\nit's up to my collar, it's up to my chin.”`,
    ],
    third: `{Both were full of it. They said it very low|There they were, each of them full of it, and none of it was getting out, and they said it very low}:\n“It wants to come out, and it's told to stay in,\nit's up to my collar, it's up to my chin.”`,
    last: `{Now it could come out. {name} let go, and they said it|There was nothing to hold in any longer, so {name} let go of the buttons, and they said it}:\n“It wanted to come, and it didn't stay in,\nit's over my collar, it's over my chin.”`,
  },
  try: `“I'll do mine first,” said {name}, “and then you do yours.” And {name}, holding on tight to both sleeves, wiggled the ear. {“Did you see?”|“Did you see it?”} “{I didn't,” said {being}. “I looked away|Of course not,” said {being}. “I looked the other way}. {I know how it is|I know what it's like}[, and it's only manners].”`,
  resolve: `“Now look at mine,” said {name}, and wiggled the ear. {{Being} looked. “Again!” said {being}.|{Being} looked, and went on looking, and said, “Again!”} [It went up. It went down.] {“What is the feeling called, that pushes?” asked {name}.|“What's the feeling called,” asked {name}, “that pushes?”} {“Proud,” said {being}. “I just found out.”|“Proud,” said {being}. “I've only just found out.”} {It was out, and not a bit flat|And it was out, and not a bit flat|And it was out, and not a bit flat, and in the tummy there was room again for supper}.`,
  bed: [
    `{{name} lay with the one ear on top|In the dark {name} lay with the one ear on top}. {The proud feeling had come out. A little was left, and it was warm|The proud feeling had come out, and only a little was left, at the bottom, warm}. {The ear went once. Nobody had to look|The ear went, once, and nobody had to look}.`,
    `{In the tummy it was quiet. Nothing pushed|In {name}'s tummy it was quiet, and nothing pushed|In {name}'s tummy it was quiet, and nothing pushed any more at any button}. {The feeling had been seen. Now it could sleep|The feeling had been looked at, and could go to sleep}. {Last of all the ear went, up and down. Then it lay still|Last of all the one ear went, up and down, and then it, too, lay still}.`,
  ],
};
