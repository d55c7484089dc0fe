import type { ArcTelling } from '../../../bank.ts';

export const shy: ArcTelling = {
  title: ['{name} and the {Title}', 'One Cup Too Many', 'The Cup with No Name'],
  want: [
    `{Every cup in {name}'s family had a name on it. One had none|Every cup in {name}'s family had a name on it, but for one}. {“Whose is it?” {name} asked. “We'll see,” they said.|“Whose is it?” {name} asked, and they said, “We'll see.”} {On Sundays they filled it. Nobody came|On Sundays it was filled, and nobody came|On Sundays it was filled like all the rest, and steamed, and went cold, because nobody came}. {{name} wanted to know tonight. What if it was put away?|{name} wanted to know tonight whose it was. What if it was put away?}`,
    `{There was one cup too many again at supper|Again at supper there was one cup too many|Again at supper there was one cup too many, and it wasn't a mistake}. {All the family's cups had a name. This one had none|All the cups in {name}'s family had a name on, except this one|All the cups in {name}'s family had somebody's name on them, and this was the one that hadn't}. “{We'll see whose it is|We'll see who comes},” they said. [It had waited nine breakfasts.] {{name} wanted to know tonight. What if it was put away?|{name} wanted to know tonight whose it was. What if it was put away?}`,
  ],
  setoff: `“That's whose it is!” said {name}, and took down the cup with no name. “{Somebody comes, and stops. They don't know there's a cup|Somebody comes each evening, and nobody ever told them there's a cup}.” {It went into the coat, in a sock|Into the coat it went, in a sock|It went into the coat, inside a sock to be safe, and inside the sock it went, very softly, ting}. {“Walk as if it was full,” said {pal}. So they went|“We'll walk as if it was full,” said {pal}, and so they went}.`,
  stay: `“That's whose it is!” said {name}, {and took down the cup with no name|and took down the cup with no name}. {In pajamas they put out three cups|So they sat down in pajamas, where the lamplight stops, and put out three cups}: {one for {name}, one for {pal}, and that one|one each, and that one|one for each of them, and, a little farther out, that one}. {“Don't say whose it is,” said {name}.|“We won't say whose it is,” said {name}, “or they'll think they have to.”} [Somebody had begun to look at it.]`,
  remind: `“It might be mine,” said {pal}, “that cup.” “{Yours has the chip|Yours is the one with the chip},” said {name}. “I see,” said {pal}. “{That's my chip|So that's on purpose}?” {They looked into the cup with no name. There was dust in it|They looked into the one without a name, and there was dust in it|They took it out again to look into it, the one without a name, and at the bottom there was dust}. [So {name} wiped it with a sleeve.]`,
  refrain: {
    first: [
      `It's what they said at home when they hung up the cups, so it's what {name} said:\n“A cup for you, and a cup for me,\nand one for whoever it's going to be.”`,
      `“Say it so that it can be heard a little way off,” said {name}. They said it a little way off:\n“A cup for you, and a cup for me,\nand one for whoever it's going to be.”`,
    ],
    again: [
      `They counted it off on three fingers, and left the third one up for a while:\n“A cup for you, and a cup for me,\nand one for whoever it's going to be.”`,
      `Somebody might be just near enough to hear by now, so they said it over:\n“A cup for you, and a cup for me,\nand one for whoever it's going to be.”`,
    ],
    third: `{name} turned the cup so that its handle was on the other side, the side away from them:\n“A cup for you, and a cup for me,\nand one for whoever it's going to be.”`,
    last: `{Later all three of them said it|Later the three of them said it, though only two had known the words before}:\n“A cup for you, and a cup for me,\nand this is whoever it's going to be.”`,
  },
  try: `Halfway across, {name} put down the cup, and went back. “That's for you.” {“Whose is it?” asked {being}. “It has no name on.”|“But whose is it?” asked {being}. “There's no name on it.”} “It's nobody's.” {“Nobody's!” said {being}. “Then they'll want it back.”|“Oh, if it's Nobody's,” said {being}, “they'll be wanting it back.”} {And the cup stayed there|And the cup stayed where it was|And the cup, with its handle held out to one side, stayed exactly where it was}.`,
  resolve: `{name} took a pencil, and wrote on the bottom of the cup. {Being} looked. {It was {being}'s own name|It was a name, and there was no doubt whose|It was a name, in capitals, and there could be no doubt whose}. {“Now it's my cup?” asked {being}. “It always was,” said {name}|“So it's mine now,” said {being}. “It always was,” said {name}}. “{We didn't know how to spell it|We just didn't know what to put}.” [At home they'd be right with the cups, for once, and {nobody over|nobody left over}.]`,
  bed: [
    `{All the cups hung on their hooks. Each one had a name|On their hooks hung all the cups, with a name on every one}. {The last one still swung a bit|The last in the row still swung a little}. {On Sunday somebody would come for it. It swung less. It hung still|On Sunday somebody would come for it, but now it swung less, and hung still}.`,
    `{There was no cup too many now|There was not one cup too many now on the hooks}. {The last one had a name on the bottom. Only the dark could read it|The last had its name on the bottom, where nobody could read it}. {It did not matter. The cup knew whose it was|It didn't matter, because the cup knew whose it was}.`,
  ],
};
