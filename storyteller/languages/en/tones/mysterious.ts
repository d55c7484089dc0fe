import type { ToneTelling } from '../../bank.ts';

export const mysterious: ToneTelling<'mysterious'> = {
  open: [
    `Nobody saw it begin. {It was after the last spoon of supper. It was before the first yawn|Somewhere between the last spoon of supper and the first yawn}, something out in the dark changed its mind. {The curtain moved. Nobody was near it|The curtain moved, though there was nobody near it}. {Only {name} looked up|Nobody looked up but {name}}.`,
    `There are evenings with a gap in them. You can't see it. {You only feel the cool that comes out|You only feel, round your ankles, the cool that comes out of it}. {name} stood quite still and felt it now{. It smelled of somewhere else|, and it smelled of somewhere else}. The curtain moved. {“It's open,” {name} said.|“It's open,” said {name}, though nobody had asked.}`,
  ],
  close: [
    `The curtain moved once, and hung still. {Whatever it was, it had gone by|Whatever had been there had gone by, and shut the evening behind it as softly as a drawer}. {name} knew now. {It is good to know. It is also good that nobody else does|It's good to know a thing, and nearly as good that nobody else does}. Good night, curtain. Good night, {name}.`,
    `There was a thin place left in the dark, no wider than a thread, where the evening had been open. {It got thinner|It grew thinner, and thinner than that}.~and~ The curtain hung down over it, without moving. {On this side there was only a bed|On this side of it there was only a bed, and somebody warm}. Good night, {name}.`,
  ],
  links: [
    `Nobody saw them go by.`,
    `It was so still that they could hear their sleeves.`,
    `Something had been here just before them.`,
    `They did not look round.`,
    `The dark moved over to let them through.`,
    `It was just as if they were expected.`,
  ],
  threads: {
    chalk: {
      one: `It was {pal} who saw it. {There was a star. It was small and white|There, low down, was a small white star|There, so low down that you might have gone by it all your life, was a small white star}, drawn in chalk. {name} touched it{. The chalk came off. It was new|. It came off on the finger, so it was new|, and it came off on the finger, so it was new}. “Who was here before us?” asked {name}. {pal} {looked away|seemed to be looking at something else}.`,
      two: `And here was a second one{. It was the same star, with the same long leg|. It was the same star, with the same one leg too long|, and it was the same star, by the same hand, with the same one leg too long}. <toddler: {It had not been here before supper|It had certainly not been there before supper}.|{It was just where they had to turn|It had been put exactly where you might have gone wrong}.> Nobody was ahead of them. {{name} had been looking|{name} had been looking ahead the whole time}. {{name} had not looked behind|It only now struck {name} that one might have looked behind}.`,
      three: `The third star was so fresh that the dust still came off it. {name} stood quite still. {“It's somebody near,” {name} said. “And they want us to see it.”|“Whoever it is, is near,” said {name}, “and wants us to find something.”} {Nobody was about. There was only {pal}|There was nobody about, when they looked, but {pal}}. {pal} coughed{. It was a small white cough|, and the cough was a white one|, and hung there for a moment, and the cough, oddly enough, was white}.`,
      end: `When {name} pulled up the blanket, {a bit of chalk|a very short piece of chalk} rolled out from {pal}'s side. {name} looked at it, and then at {pal}. “It was you. {You drew them all|You drew every one of them, behind my back}.” {“I drew them so we could find home,” said {pal}.|“Somebody,” said {pal}, “had to think about where home was.”} [The chalk was put in the slipper, for next time.]`,
    },
  },
};
