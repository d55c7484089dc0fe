import type { ArcTelling } from '../../../bank.ts';

export const sound: ArcTelling = {
  title: ['{name} and the {Title}', 'Too Quiet to Sleep', 'The Bed That Lost Its Eek'],
  want: [
    `{name}'s bed went *eek*. {It did it when you turned over|It went *eek* to the left and *eek* to the right|It did it once when you turned over to the left, and once when you turned back to the right}, and on that {name} fell asleep. Today somebody had oiled it. {{name} wanted an *eek*. A spoon on a cup made one|{name} wanted an *eek* back, and a spoon rubbed on a cup made one|{name} wanted to have an *eek* again, and a spoon rubbed on a cup made a fair one}. {But who rubs it while you sleep?|But who was to rub it?}`,
    `Somebody kind had oiled the bed. Before, it went *eek* when you turned over, and {name} fell asleep on that. {Now it was too quiet to sleep|Now it was too quiet to sleep|Now it didn't, however often you turned, and it was much too quiet to sleep}. {{name} wanted the *eek* back. A spoon on a cup made one|{name} wanted an *eek* back, and made one, with a spoon on a cup}. {But you can't rub it asleep|But you can't do that asleep}.`,
  ],
  setoff: `The sound stopped, and it was quieter than before. “{That sound might do for an *eek*|There's somebody who might do my *eek*},” said {name}. “It isn't an *eek*,” said {pal}. “It may be willing to learn,” said {name}. {They took cup and spoon along, and coats. They went to ask|So with coats on, and spoon and cup, they went to ask|So, with the spoon and the cup, and with coats on over their pajamas, they went out to ask}.`,
  stay: `The sound stopped, and it was quieter than before. “{That sound might do for an *eek*|There's somebody who might do my *eek*},” said {name}. {They sat down where the lamplight stops, in pajamas|In pajamas they sat down where the lamplight stops|In their pajamas they sat down where the lamplight stops, and got out what they had brought}.~and~ {name} rubbed the spoon on the cup. “That's what we need,” said {name}, {to the dark|in case somebody was listening}.`,
  remind: `“I could say *eek* for you,” said {pal}. “I could say it all night. You shut your eyes.” {name} shut them. “Eek,” said {pal}. {It was a good eek|It was a very fair one|It was a very fair one, though perhaps a little high, and {name} gave it every chance}. “Eek. Eek. Is it working? Are you asleep? Eek.” “It's the *asking*,” said {name}.`,
  refrain: {
    first: [
      `The sound had stopped, and it was so quiet that they sang into the quiet:\n“It's much too quiet, it's quiet all through.\nEek, please, somebody. Somebody, do.”`,
      `{pal} kept time, with the spoon on the cup:\n“It's much too quiet, it's quiet all through.\nEek, please, somebody. Somebody, do.”`,
    ],
    again: [
      `The sound stopped again, and this is what they put in the gap:\n“It's much too quiet, it's quiet all through.\nEek, please, somebody. Somebody, do.”`,
      `They asked as politely as you can when it's long past bedtime:\n“It's much too quiet, it's quiet all through.\nEek, please, somebody. Somebody, do.”`,
    ],
    third: `It was quieter just here than it had been anywhere, and they said so:\n“It's much too quiet, it's quiet all through.\nEek, please, somebody. Somebody, do.”`,
    last: `They waited for the very end of the sound, and then they sang, no louder than breathing:\n“It isn't too quiet, it's right all through.\nMore, please, somebody. Somebody, do.”`,
  },
  try: `{name} rubbed the spoon on the cup: *eek*. “Can you do that, till I'm asleep?” “I only do it when nobody's listening,” said {being}. “I'll only listen till I'm asleep.” “Then you sleep first,” said {being}, “and I'll start.” {They thought about that. It did not work|They thought that over from both ends|They both thought that over, first from the one end and then, as it hadn't come out, from the other}.`,
  resolve: `“How does your *eek* go?” asked {being}. {name} showed it, spoon on cup. {Then {being} did the whole sound again|Then {being} did the whole sound again, from the front|Then {being} did the whole sound over again, from the front, in no hurry, and with everybody listening}. And at the end, very small, there was an *eek*. “{Is that it?|Like that?}” asked {being}. “I'm up every night.”`,
  bed: [
    `The spoon lay still in the cup. Then, far off, {came an *eek*|over all that quiet, came an *eek*}. {name} turned to the left, to be ready for the next. It came. But by then {name} was asleep.`,
    `The spoon lay in the cup. {Somebody else had the *eek* now|Somebody else had the *eek* to do now}, out in the dark. It came when you turned left. It came when you turned right. Then nobody turned.`,
  ],
};
