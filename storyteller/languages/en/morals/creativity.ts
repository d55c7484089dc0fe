import type { MoralTelling } from '../../bank.ts';

export const creativity: MoralTelling<'creativity'> = {
  spoon: {
    plant: `One ought to have a rope, for a night like this, and a lantern, and a book that says how. {name} looked. {There was one spoon|What there was, was a spoon|What there was, when it had all been looked for properly, was one soup spoon}. {It went in a pocket|So {name} put the spoon in a pocket}. “That's for soup,” said {pal}. “{It's for soup if there's soup|It's only for soup,” said {name}, “when there's soup}.” [So far tonight it had been a shoehorn.]`,
    tempt: `There must be a thing for this. {One could buy it, in a box|Surely one could buy it, in a box, with a booklet in nine languages}. “We'll come back,” said {pal}, “when we've got {the right thing|the proper thing for it}.” [{It was true that they didn't have it|It was no use pretending that they had it}.] {Nobody could ask you to do it with a spoon|Nobody could be expected to do anything about it with a spoon}. {name} was almost glad{.|, and nearly said so.}`,
    choose: `{But {name} held up the spoon|But {name} took out the spoon, and breathed on it, and rubbed it, and held it up}. “Look in,” said {name}. {And there they were, very small: {being}, and {name}, and {pal}|And there they all were, very small, {being} and {name} and {pal}, with the whole of the night behind them}. “We're upside down,” said {being}. {“All of us,” said {name}. “And there's still room.”|“Every one of us,” said {name}. “And it's a small spoon, and there's still room.”}`,
    bed: `The spoon lay by the bed. {In it was a very small lamp, upside down|In the hollow of it hung a very small lamp, upside down}, and under the lamp a very small bed. {Somebody was in it. Somebody was nearly asleep|Somebody was lying in it, no bigger than a crumb, and was nearly asleep}.`,
  },
};
