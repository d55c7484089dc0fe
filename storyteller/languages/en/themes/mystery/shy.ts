import type { ArcTelling } from '../../../bank.ts';

export const shy: ArcTelling = {
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
};
