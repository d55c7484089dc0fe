import type { MoralTelling } from '../../bank.ts';

export const sharing: MoralTelling<'sharing'> = {
  scarf: {
    plant: `Nights can be cold round the edges, so {name} put on the scarf.~and~ It was new, and red, {and very long. It went round three times|and so long that it went three times round}. “Is there room in it for me?” asked {pal}. “{No|It's only just enough for one},” said {name}, and wrapped the end round once more{.|, so that there was none left over.}`,
    tempt: `There's a cold that comes of having nobody next to you, {and {being} had it|and {being} had it all down one side|and {being}, as anyone could see, had it all down one side}. {name} pulled the scarf up over nose and ears{. It was so warm in there. It smelled of home|. It was so warm in there, and it smelled of home|, and it was so warm in there, and it smelled of home}, and a scarf that goes round three times, {if two are in it, is not so long|once it's shared, goes round one and a half}. [{name} thought about that sum.]`,
    choose: `Then {name} unwound it, once, and twice, and three times{. The cold came in|. The cold came in at the neck|, and the cold came in at the neck}. [“Here,” said {name}. “It's long.”] One end stayed where it was, and the other went to {being}, {as far as it would go|and round as much of {being.him} as it could}. {And it was warmer than before|And with two in it, it was warmer than it had been with one}. “{There's somebody in it|That's because there's somebody in it},” said {being}.`,
    bed: `The scarf hung over the end of the bed{. It was longer. It had been pulled at both ends|. It had been pulled at both ends, and it was longer than when it was new|, and it had been pulled at both ends, and it was longer than when it was new}. {name} measured it. {“There's room for three now,” said {name}.|“It goes round three people now,” {name} told {pal}. “I counted you.”}`,
  },
};
