import type { ToneTelling } from '../../bank.ts';

export const silly: ToneTelling<'silly'> = {
  open: [
    `It began with the pajamas. {name} put both legs in one leg, hopped, fell over a slipper, and said sorry to it. “Granted,” said nobody{. Then the pants went on {name}'s head. They looked good there|. Then the pants went on the head, where they looked so well that they stayed|, and then the pants went on the head, where they looked so well that they stayed}. {It was going to be that kind of evening|You could see what kind of evening it was going to be}.`,
    `“Has anybody seen my pajama pants?” called {name}. {They were not in the bed. They were not in the soup|They weren't in the bed, and they weren't in the drawer, and they weren't in the soup}. [The soup was looked into twice.] {name} shook a head, {and a leg fell over one eye|and a striped leg came down over one eye}. {The pants were on it|They were on it}. {So they were not lost|So that was where they were, and there, since they were comfortable, they stayed}.`,
  ],
  close: [
    `The pants were on the legs.~and~ The legs were in the bed. {Even the slipper had been kissed good night, to be fair to it|The slipper had been kissed good night, to be fair to it, and so had the other slipper, to be fair to that}. {There was nothing left to fall over|There was nothing more to fall over, except asleep}. So that's what happened. Good night, {name}.`,
    `On the pillow was {name}'s head, with no pants on it. {They had gone down to the legs. They live there|They had gone down to the legs, where they live}. {“Good night, pants,” said the head.|“Good night down there,” said the head, quite politely.} {They did not answer. They were asleep|There was no answer from the pants, for they had both dropped off, the left one first}. Good night, {name}.`,
  ],
  links: [
    `Off they went, one of them backward.`,
    `They both said sorry to nobody, to be on the safe side.`,
    `They went in a line, though there were only two of them.`,
    `Then they all fell over, and there were only two of them.`,
    `They marched, to look more like twelve.`,
    `{pal} fell over nothing, and they went back to see what kind of nothing it was.`,
  ],
  threads: {
    sock: {
      one: `“Stop,” said {name}. “I've only got one sock.” {They looked. There was one foot with a sock. There was one foot with toes|They looked, and it was so: one foot had a sock on it, and the other had a draft}. {{pal} looked inside the sock that was there|{pal} thought for a while, and then looked inside the sock that was there}. “It's not in here,” said {pal}. “{It's just foot|It's foot, as far as I can see. It's foot all the way down}.” [{pal} looked under {tiny}, too, who got up to let {pal.him}.]`,
      two: `It was then that {name} saw it. {The sock was on {pal}'s head. It had been there all along|The sock was on {pal}'s head, and from the look of it had been there all along}. “You're wearing it!” “I'm not,” said {pal}. “{This is my hat|It's a hat. It came to me}.” “It's got a heel.” “{It's that kind of hat|All the good ones have},” said {pal}. {So the sock was a hat now|So there was nothing for it but to say hello to the hat|So there was nothing for it, since it was a hat now, but to be introduced}. [“How do you do?” said {name}. The heel nodded.]`,
      three: `Now here's a strange thing. {name} counted{. There was a sock on the left foot. There was a hat. And there was a sock on the right foot|. There was one sock on the left foot, one hat, and, no doubt about it, one sock on the right|, and there was one sock on the left foot, one hat, and, no doubt about it, one sock on the right}. “That makes three,” said {name}. “{I only had two|I've only ever had two}.” “{They've had a baby|Well, they've been up all night},” said {pal}, from under the hat. “{It happens|These things happen}.”`,
      end: `Three socks lay beside the bed.~and~ The third was quite small. {name} looked at it for some time. “{Who do you belong to?|Well, whose are you?}” {pal} put it on {pal.his} own nose, and it fitted{. So that was that|, so that was settled, and nobody was cold anywhere}.`,
    },
  },
};
