import type { ToneTelling } from '../../bank.ts';

export const cozy: ToneTelling<'cozy'> = {
  open: [
    `The soup was gone and the bread was only crumbs. {name} had the good blanket, the one with the soft corner{. It had been on the warm pipe. The whole evening smelled of toast|. It had been hung up to warm, and the whole evening smelled of toast|, which had been hung up to warm, and the whole evening smelled of toast}. [{There was no better place to be. {name} knew that|There was nowhere better to be, and {name} knew it, and put the soft corner where the nose goes}.]`,
    `It was a two-blanket evening. {One was for {name}'s feet. The good one, with the soft corner, was for the rest|One was for the feet, and the good one, with the soft corner, was for the rest of {name}}. [Milk was warming in the small pan{. It ticked at the edges|, ticking a little at the edges}.] The slippers had been warmed, so that {they were hot inside|to step into them was like stepping into two buns}.`,
  ],
  close: [
    `The cup was washed, the crumbs were gone{. The soft corner of the blanket was just under {name}'s nose|, and the soft corner of the good blanket was just below {name}'s nose|, and the soft corner of the good blanket had found its way, all by itself, to just below the nose}. {It smelled of toast and sleep|It smelled of toast, and wool, and a little of sleep}. Good night, {name}.`,
    `All the warm things were in one place now: the blanket, the pillow, the soft corner, {and {name} in the middle|and {name}, like the jam, in the middle}. {Somebody came in on socks and pulled it straight|Somebody came in on stockinged feet and pulled everything straight, and went out again}. The dark came in, and it was warm as well. Good night, {name}.`,
  ],
  links: [
    `They kept close together, one side against another.`,
    `Where they touched, it was still a bit like home.`,
    `They went on, warm as two buns in a bag.`,
    `{name} had the one side of the evening, and {pal} had the other.`,
    `They stopped to do up a button.`,
    `On they went, smelling of toast.`,
  ],
  threads: {
    flask: {
      one: `Somebody had filled the flask, and put a sock round it. {It was hot milk with honey. There were three cups in it|It held hot milk with honey, three cups of it|It held hot milk with honey, three cups of it, if nobody took a large one}. They had the first cup now, close together{. They held it by turns. It went all the way to the toes|. They held it in turns, and the warm went down as far as the toes|, holding it in turns, and the warm went down, past the buttons, past the knees, and got as far as the toes}. [“It's in the left one,” said {name}. “Now it's in both.”]`,
      two: `“Second cup,” said {pal}. {The flask gave a small sigh|The flask sighed when it was opened, like somebody sitting down}. They leaned on each other, and whoever wasn't drinking held the lid. {It was not too hot now. It was exactly right|It had come down, by now, from the hot that you sip|It had come down, by now, from the kind of hot that you have to sip, with your lips pulled in}. {“This is the good hot,” said {name}.|“It's got to the good hot,” said {name}, “where you can leave your face in it.”} [{pal} left a face in it.]`,
      three: `There was one cup left{. They did not drink it|. They could have drunk it, and they didn't|, and they could have drunk it, and they looked at each other, and they didn't}. {It was for bed|“That's for bed,” said {name}}. So {name} hugged the flask, and {pal} hugged {name}, and there they were, {one warm thing inside another|like a set of pans, each warm thing inside the next}. [The sock went back on, and was pulled up.] {Nothing got cold|And none of it got cold, not even the outside one}.`,
      end: `The last cup was drunk in bed, half and half{. It was not hot. It was as warm as a hand|. It had stopped being hot, and was exactly as warm as a hand|, and it had stopped being hot by now, and was exactly as warm as a hand}. {The honey was all at the bottom|All the honey had gone to the bottom, where it had been waiting for somebody}. [{pal} got the lid.]`,
    },
  },
};
