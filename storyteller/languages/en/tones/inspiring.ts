import type { ToneTelling } from '../../bank.ts';

export const inspiring: ToneTelling<'inspiring'> = {
  open: [
    `By {name}'s bed was a row of pencil lines, to show how high {name} had been. {Each was above the last|Each one stood a little above the last}.~and~ Nobody ever sees it happen. {You go to bed, and in the night you grow|It's done at night, in the dark, by lying down}. {But some evenings it starts early|But now and then, on some evenings, it's done before bedtime}.`,
    `{name} was not the tallest, and there was a pencil line by the bed to prove it. {Not the fastest either. But there is a sort of person whose feet get up|Nor was {name} the fastest, but there's a sort of person who, when a thing needs doing, is already standing up}. {You can't tell by the face. You have to watch the feet|You can't tell them by looking at their faces; you have to watch their feet}. Watch {name}'s.`,
  ],
  close: [
    `In the morning somebody would stand {name} beside the pencil lines and draw a new one. {It would be a bit higher|It would be higher, by about the thickness of the pencil}. “When did that happen?” they would ask. {But that's a thing you do lying down|But {name} had begun on it already, lying down}. Good night, {name}.`,
    `Two feet lay side by side at the end of the blanket with their toes up{. They had done a lot. They were not big|. They weren't large, for all that they had done|, and they weren't large, for all that they had done}. {They could rest now|They were allowed to rest now}. Whatever needed doing next would still need it tomorrow, and {they would be there|they would be there, and perhaps a bit bigger}. Good night, feet. Good night, {name}.`,
  ],
  links: [
    `One foot went, and then the other, and that's all that going is.`,
    `They were farther than they had ever been on their own.`,
    `On they went, a bit taller than before.`,
    `It was more than they'd thought, and on they went.`,
    `Nobody had told them they could do it, so nobody had told them they couldn't.`,
    `They went on.`,
  ],
  threads: {
    smallest: {
      one: `It looked like a great deal{. It looked too much for two|. It looked, in fact, too much for the two that there were|, and it looked, in fact, like too much for just the two that there were}. But at home, over the sink, hung a card in somebody's old handwriting: *Begin with the smallest bit.* {name} looked for the smallest bit. <toddler: {It was keeping still. So {name} kept still|It was keeping still for as long as one breath, so {name} did that one}.|{It was one foot. So {name} put it down|It was about the length of one foot, so {name} put one there}.>`,
      two: `“It's too much,” said {pal}, and lay down in the middle of it. {name} lay down too, to see. “What's the smallest bit of it?” {pal} thought. “{Getting up|Getting half up}.” “{Then just do that|Then let's not do the rest. Let's only do that}.” {So they did that. After that the next bit was small too|They did that, and then the next bit was small as well|They did just that, and when it was done, somehow, the next bit had turned out small as well}.`,
      three: `{name} looked back, and there it all was, the whole long evening, {lying there done|done, and lying there as quiet as string}. {“Who did all that?” asked {pal}. “We did. A bit at a time.”|“Who did all of that?” asked {pal}, quite surprised. “Nobody,” said {name}. “We only ever did the next bit.”} [{pal} looked at it from the other side.] {There was one more bit to do|And there lay the one after that, no bigger than the others}.`,
      end: `There was a great deal of night to get through, if you looked at it all at once. {So {name} looked for the smallest bit. It was one eyelid|{name} looked for the smallest bit of it, and that was one eyelid}. {Then there was the other|And then, of course, there was the other}. [After that it did itself.]`,
    },
  },
};
