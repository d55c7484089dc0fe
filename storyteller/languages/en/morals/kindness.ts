import type { MoralTelling } from '../../bank.ts';

export const kindness: MoralTelling<'kindness'> = {
  beetle: {
    plant: `<toddler: Close by lay|On the way out they passed> {tiny.a} on its back, {rowing with its legs|rowing with all its legs and getting nowhere}. {There was no time. {name} went to it all the same|There was no time for that, but {name} went over to it all the same}, and held out one finger. {It took hold, and was {tiny.a} again|{tiny} took hold of it, and turned over, and was {tiny.a} again}. “What did you do that for?” asked {pal}. “It was on my way,” said {name}[, which it nearly was].`,
    tempt: `Now, it was late. {Everyone was tired, and it was this one's fault|Everyone was tired, and you could say that it was this one's fault}. {name} could have said so{. The words were ready. They were sharp and short|. The words were all ready, short and sharp and in a row|, and the words were all ready, short and sharp and in a row}: *<shy,wonder: <toddler: We sat and waited|We came all this way>, and now you won't.|You've kept us all awake.>* {pal} would have nodded.~;~ It would have been quite {true|true, too}.`,
    choose: `But {name} thought of {tiny}, {rowing and rowing|and how it is to row and row, with nobody's finger near}. So {name} did not say the words. {{name} held out one finger, and kept it there|What {name} did was to hold out one finger, a little way off, and keep it there}. “What's that for?” asked {being}. {“It's for you,” said {name}. “You're on my way.”|“It's for you,” said {name}. “There's no hurry. You're on my way.”} [{Being} looked at it for a long time. It's odd, how much one finger can hold up.]`,
    bed: `{Tiny.a} had got in.~and~ It sat on the lamp by the bed{. It was the right way up|, the right way up}, and {it looked at {name}|it might have been any one of them, but it looked at {name} as if they had met}.`,
  },
};
