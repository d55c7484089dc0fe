import type { MoralTelling } from '../../bank.ts';

export const diversity: MoralTelling<'diversity'> = {
  knot: {
    plant: `There was a knot in {name}'s <toddler: pajama string|coat string>. {{name} pulled. It got tighter|{name} pulled at it, and it got tighter|{name} pulled at it, as one does, and, as they do, it got tighter}. “I do mine from the other end,” said {pal}. “{That's wrong|That's backward},” said {name}. “There's only one way to do a knot.” {name} pulled again, the one way. {It got as hard as a nut|By now the knot was as small and hard as a nut}. [“I only thought,” said {pal}.]`,
    tempt: `So that was how {being} saw it. {And it was all the wrong way around|And from where {name} stood it was all the wrong way around}. {Anyone could say so. It would take one word|It could be put right in half a sentence[, and it would even be a help]}: *no, look, it goes like this*. {pal} was nodding already. {name}, who knew how things go, {opened a mouth to say it|had opened one mouth to tell how this one went}.`,
    choose: `But farther down there was the knot. “Show me,” said {name}. {“From your side.”|“How does it go from your side?”} And {name} came round, all the way, {and looked from where {being} looked|until there was nothing to see but what {being} saw}. [It was the same night, and every bit of it was somewhere else.] {name}'s fingers had found the string, {and from here there was a loop|which from here turned out to have a loop}. {One pull. It came open|One small pull, and it came open}. “Oh,” said {name}. “*That's* how it goes.”`,
    bed: `The string was tied again for the night, {from the other end|and this time {name} began at the other end}. “That's backward,” said {pal}. “{Only if you stand there|Only from where you are},” said {name}. {It was a good soft bow|It made a good soft bow, of the sort that stays shut all night and comes open in the morning}.`,
  },
};
