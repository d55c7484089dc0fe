import type { ArcTelling } from '../../../bank.ts';

export const shy: ArcTelling = {
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
};
