import type { ArcTelling } from '../../../bank.ts';

export const restless: ArcTelling = {
  title: ['{name} and the {Title}', 'The Tenth Good Night', 'One Good Night Too Few'],
  want: [
    `{In {name}'s family there were ten good nights. Then the lamp went out|In {name}'s family ten good nights had to be said before the lamp went out|In {name}'s family there were ten good nights, large and small, and they all had to be said before the lamp went out}. {{name} counted them on ten fingers. Nine came. One finger stayed up|{name} counted them on ten fingers, and tonight, after nine, one finger was still up}. [Some came through a toothbrush.] {{name} wanted the tenth. What if the lamp went out too soon?|{name} wanted the tenth one. What if the lamp went out too soon?}`,
    `Nine fingers were down, and one was up. That was how {name} counted the family's good nights{. There had to be ten. Then the lamp went out|, and there had to be ten before the lamp went out}. [{The long one was said. The mumbled one was said|The long one had been said, and the mumbled one, and the one through a toothbrush}.] {{name} wanted the tenth tonight. Whose was it? What if it never came?|{name} wanted the tenth tonight. Whose was it, and what if it never came?}`,
  ],
  setoff: `“Leave the lamp on!” {name} told everybody. “{Hear that? That's our tenth. It's still up|Do you hear that? That's our tenth, and nobody has said good night to it}.” {The tenth finger went into a mitten, to stay up|Over the tenth finger, so that it should stay up, went a mitten|Over the tenth finger, so that it couldn't by any mistake go down before its time, went a whole mitten}. {Nine people said good luck, and they went|Nine people, most of them in bed, said good luck, and they went}.`,
  stay: `“Leave the lamp on,” said {name}. “{Hear that? That's our tenth, still up|Do you hear that? That's our tenth, and it's still up}.” And in pajamas, with the tenth finger held up, {name} sat down where the lamplight stops. [{pal} sat there too.] {“It's not far,” said {pal}.|“Whoever it is,” said {pal}, “is not far off.”}`,
  remind: `“Is the tenth one said?” somebody called, far behind. “Not yet!” called {name}. {The lamp was still on, at home. They could feel it|At home the lamp was still on, and nobody there would lie down properly|At home the lamp was still burning, and nine people lay under it with one eye open, so as not to begin without them}. {name} held up the tenth finger. {It stood up straight|It stood up straight and pointed on ahead}.`,
  refrain: {
    first: [
      `You say it to the dark on all sides, so as not to leave anyone out:\n“Good night to the near ones, good night to the far,\ngood night to somebody, wherever you are.”`,
      `“How does it go, in your family?” asked {pal}. It went like this:\n“Good night to the near ones, good night to the far,\ngood night to somebody, wherever you are.”`,
    ],
    again: [
      `The finger was still up, so they said it again, a little farther out:\n“Good night to the near ones, good night to the far,\ngood night to somebody, wherever you are.”`,
      `They tried it in the other direction:\n“Good night to the near ones, good night to the far,\ngood night to somebody, wherever you are.”`,
    ],
    third: `There's a thing you say when you don't know what to say, and they said it:\n“Good night to the near ones, good night to the far,\ngood night to somebody, wherever you are.”`,
    last: `And then it was said for the tenth time, quite close, and it didn't have to go looking any more:\n“Good night to the near ones, good night to the far,\ngood night to you, just there where you are.”`,
  },
  try: `In {name}'s family a yawn is passed round, like a dish at supper. {name} took a large one, and passed it on. {{Being} looked at it|{Being} looked at it closely|{Being} looked at it closely, the way you look at a pudding that you have not met}. {“I couldn't,” said {being}. “I'm full.”|“Very kind,” said {being}, “but I couldn't, really. I'm full.”} [{And the yawn came back to {name}|So it went back the way it had come, and {name} had to have it twice}.]`,
  resolve: `“That was your good night,” {name} told {being}, “and it's the tenth.” {{name} looked at the tenth finger. It went down by itself|And the tenth finger went down by itself|And the tenth finger, which had been up since supper, went down by itself}. {“Now we're ten,” said {name}|“Now there are ten of us,” said {name}}. {“Is the table big enough?” asked {pal}.|“Are we having a longer table?” asked {pal}.} [And at home {nine people shut an eye|nine people shut the eye that they had kept open}.]`,
  bed: [
    `{Ten good nights lay about in the dark, each in its place|Ten good nights lay about in the dark, each where it belonged}. {Now the lamp could go out, and it went|Now the lamp could go out, and it went|Now, and not a moment before, the lamp could go out, and somebody reached over, and it went}. {On the blanket lay ten fingers. Not one was up|On the blanket lay ten fingers, and not one of them was up}.`,
    `{Nine good nights had been said at home. One was said far away|Nine good nights had been said at home, and one a long way off|Nine good nights had been said at home, some of them through a toothbrush, and one had been said a long way off}. {The lamp had waited for that one. Now it was out|For that one the lamp had waited, and now it was out}. {{name}'s tenth finger lay down by the nine. They were all asleep|Beside the other nine lay {name}'s tenth finger, asleep already}.`,
  ],
};
