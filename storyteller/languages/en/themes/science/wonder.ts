import type { ArcTelling } from '../../../bank.ts';

export const wonder: ArcTelling = {
  title: ['{name} and the {Title}', 'Is It So?', 'What {name} Saw with Two Eyes'],
  want: [
    `{name} had a book called WHAT IS SO. Nothing got in that {name} hadn't seen with both eyes. [{*Toast is louder than bread*, it said. *A spoon turns you upside down*|It said, for example, *Toast is louder than bread*, and *A spoon turns you upside down*}.] {The pencil was short. It had one line left|Now the pencil was so short that it had just one line left in it|Now the pencil, which was as short as a tooth, had just one line left in it}. {{name} wanted a true one, tonight. What if the line was wasted?|{name} wanted something true for it tonight. What if the line was wasted?}`,
    `The pencil was down to its last line. [It was no longer than a tooth.] {{name} wanted to write that line tonight, in a book|{name} wanted to write that line tonight, in the book called WHAT IS SO|{name} wanted that line written tonight, in the book that was called WHAT IS SO}. {It was WHAT IS SO. In it was only what {name} had seen with both eyes|In there went only what {name} had seen with both eyes|Into that book went only such things as {name} had seen, and seen with both eyes}. [The line above it was *Toast is louder than bread*.] {What if the line was wasted?|What if it was wasted on something that wasn't so?}`,
  ],
  setoff: `“They all talk about it,” said {name}, “and who's seen it? {Tonight I'll see it, with both eyes|Tonight I will, with both eyes}.” {WHAT IS SO went under one arm. The pencil went behind one ear|Under one arm went WHAT IS SO, and behind one ear the short pencil}. {Then they went. They looked at everything|Then they went, looking at everything for practice|Then they went, and to get into practice they looked at everything they passed}[, and most of it was so].`,
  stay: `{name} sat in pajamas on the very last of the lamplight, with the book open and the pencil behind one ear. {“We don't say what it is yet,” said {name}. “First we look.”|“We won't say what it is,” said {name}. “We'll look, and then we'll say.”} [So they looked, {name} with two eyes and {pal} with two more.] {And there was something there|And there was something to see}.`,
  remind: `Others were going the same way, and all of them knew how it would look. “It's blue,” said one. [“It's as big as a barn.” “It hums.”] {{name} did not write that in the book|{name} took the pencil out, and put it back again|At each of these {name} took out the pencil, looked at how much there was of it, and put it back}. “Have you seen it?” {name} asked them. {“No,” they said. “But everybody knows.”|“Not to say seen,” they said, hurrying on, “but it's known.”}`,
  refrain: {
    first: [
      `People who want to know have a rhyme for it. You say it with your eyes wide open:\n“Is it so, or is it not?\nWe'll look with all the eyes we've got.”`,
      `{name} said the first line, and {pal} came in on the eyes:\n“Is it so, or is it not?\nWe'll look with all the eyes we've got.”`,
    ],
    again: [
      `They still didn't know, and as long as you don't know you go on saying it:\n“Is it so, or is it not?\nWe'll look with all the eyes we've got.”`,
      `“I nearly guessed just then,” said {pal}. So they said it, against guessing:\n“Is it so, or is it not?\nWe'll look with all the eyes we've got.”`,
    ],
    third: `{name} turned to a clean page. It was no good being sorry, so they said:\n“Is it so, or is it not?\nWe'll look with all the eyes we've got.”`,
    last: `Nobody asked it any more. They only said it to each other, quite low, to hear that it was true:\n“It is so. It's so, is it not?\nWe looked with all the eyes we've got.”`,
  },
  try: `In front of everybody {name} put the point of the pencil to the paper. {“What are you writing?” asked {being}. “Nothing yet,” said {name}|“What have you written?” asked {being}. “Nothing yet,” said {name}, which was so}. [“So it says *nothing*.” “{No. It doesn't say anything|It doesn't say that. It just doesn't say anything}.”] {{Being} grew very still|{Being} grew stiller than before|{Being}, who had been still to begin with, grew stiller than that}. “{I'd sooner not be in a book as nothing|I don't want to be in a book as nothing},” {being.he} said.`,
  resolve: `When they had looked enough, {name} opened WHAT IS SO, and wrote. {It was one short line|It was one line, and not a long one|It was one line, and it came out shorter than you'd have thought, because most of it wouldn't go into words}. {Then the pencil was gone|With the last dot the pencil came to an end}. {“What does it say?” asked {pal}.|“Read it out,” said {pal}.} {“*It is so*,” read {name}. “*I was there.*”|“*It is so*,” {name} read, “*and I was there.*”}`,
  bed: [
    `{WHAT IS SO lay shut. Its last line was in it|WHAT IS SO lay shut, with its last line in it}. {The pencil was used up. Nothing more had to be written|The pencil was used up, so nothing more had to be written|The pencil was used up, so nothing more had to be written}. {What was so was still so, all by itself in the dark|What was so went on being so, all by itself in the dark|What was so went on being so, as it always has, all by itself in the dark}.`,
    `{Both of {name}'s eyes had looked. Both could shut now|Both of {name}'s eyes had looked, and both could shut now|Both of {name}'s eyes had looked, and both could shut now}. {Beside the bed lay the pencil. It was a crumb|Beside the bed lay a crumb of pencil}. {It lay on WHAT IS SO. In there it was dark, and still so|It lay on WHAT IS SO, and in there, in the dark, it was all still so}.`,
  ],
};
