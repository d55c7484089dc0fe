import type { ArcTelling } from '../../../bank.ts';

export const shy: ArcTelling = {
  title: ['{name} and the {Title}', 'Off, On, and Home', 'The Race for Three'],
  want: [
    `{The game was Relay. You hand on a clothespin. One is Off, one is On, and one is Home|The game was Relay: one is Off, one is On, and one is Home, and you hand on a clothespin|The game was Relay, in which one is Off, and one is On, and one is Home, and what is handed on from the one to the next is a clothespin}. {{name} was Off. There was a Home. But nobody was On|{name} was Off, and there was a Home, but nobody was On}. {name} wanted an On tonight. {What if the pin stopped in the middle?|What if the pin always stopped in the middle?}`,
    `{name} held out the clothespin, and nobody took it. {The game was Relay. One is Off, one is On, and one is Home|The game was Relay, which has an Off, an On, and a Home, who hand on the pin|The game was Relay, which has an Off and an On and a Home, and the pin is handed on from the one to the next}. {There was no On|There wasn't any On}. {{name} wanted one tonight. What if nobody ever took the pin?|{name} wanted one tonight. What if the pin never got past the middle?}`,
  ],
  setoff: `“Somebody watches when we play,” said {name}, “{and knows it all. That's our On|and must know all of it by now. That could be our On}!” The clothespin was clipped on one sleeve. {“We don't race,” said {name}. “We just go.”|“Only, we won't race there. We'll just go.”} {They went. {name} was too fast at once|So they went, and twice {name}, who was Off, had to come back|So they went, and twice, out of pure habit, {name}, who was Off, got too far ahead and had to come back}. [“{False start|That's two false starts},” said {pal}.]`,
  stay: `{name}, in pajamas, held out the clothespin as far as an arm will go, over the edge of the lamplight. {“You hold it still,” said {name}. “So they see it.”|“You hold it quite still,” said {name}, “so that they can look first.”} [{pal} held {name}.] {They waited. Nobody took it. But somebody had seen|Nobody took it, but somebody out there had seen}.`,
  remind: `Somebody was keeping up with them. {When they went, it went. When they stopped, it stopped|When they went on it went on, off to one side, and when they stopped it stopped|When they went on, it went on too, a little off to one side, and when they stopped it had already stopped}. “{That's a good On|They'd make a good On},” said {name}, not too loudly. [“You never hear them start.”] Nothing answered, {but it was pleased|but in a pleased sort of way}.`,
  refrain: {
    first: [
      `This is what you say before the start, and it's said to all three, even when you're two:\n“One goes off and one goes on,\nand one goes home when the day is gone.”`,
      `“I'll do the off, you do the home,” said {name}, “and we leave out the on.” But you can't leave it out:\n“One goes off and one goes on,\nand one goes home when the day is gone.”`,
    ],
    again: [
      `They said it again, and this time they stopped after the “on,” in case:\n“One goes off and one goes on,\nand one goes home when the day is gone.”`,
      `It keeps you in step, so they said it, {name} and {pal} and the gap between them:\n“One goes off and one goes on,\nand one goes home when the day is gone.”`,
    ],
    third: `So it was back to the start, and this is how a start goes:\n“One goes off and one goes on,\nand one goes home when the day is gone.”`,
    last: `Then all three said it, and there wasn't any gap in it, and it was over:\n“One went off and one went on,\nand all go home, for the day is gone.”`,
  },
  try: `“It's simple,” said {name}, and held out the clothespin. “You take it and you go. [Ready?] Go!” {And {being} went. It was a very good start|And {being} went, and it was a splendid start|And {being} went, and of all the starts that they had seen, and some of them had been their own, it was the best}. {It was only the wrong way|It was only that it was in the other direction}, and without the pin. “{Was that it|Did I win}?” asked {being}[, from far off].`,
  resolve: `Then they ran it properly. Off went {name}, with the clothespin. {It went from {name} to {being}. {Being} was On|In the middle it went over to {being}, and {being} was On|In the middle, where there had never been anything but air, it went over, from {name} to {being}, and {being} was On}. {It went from {being} to {pal}. {pal} was Home|From {being} it went to {pal}, who was Home}. {“Is that all?” said {being}. “Again!”|“Was that it?” said {being}. “Was that me in the middle?”} [“{That was you|You were the whole middle},” said {name}.]`,
  bed: [
    `{The clothespin was clipped to {name}'s blanket|The clothespin was clipped to the edge of {name}'s blanket}. {Tomorrow it had three to go to. Now it had none|Tomorrow it had three places to go, and now none}. {Off was lying down. On was lying down, far out in the dark. And everyone was Home|Off was lying down, and so, far out in the dark, was On, and everyone was Home}.`,
    `{One went off, and one went on, and that was over|One had gone off, and one had gone on}. {The clothespin lay by the bed. It had stopped, but not in the middle|The clothespin had stopped, though not in the middle, and lay by the bed|The clothespin had come to a stop, though not in the middle, and lay by the bed}. {Nobody had to hand it on. It was Home|Nobody had to hand it on, for it was home}.`,
  ],
};
