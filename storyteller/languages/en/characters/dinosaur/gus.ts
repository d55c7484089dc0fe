import type { PalTelling } from '../../../bank.ts';
import { called, type EnglishNoun } from '../../noun.ts';

export const gus: PalTelling<EnglishNoun> = {
  noun: called('Gus', 'he'),
  intro: [
    `{name}'s friend Gus was a dinosaur, {as big as a sofa and kind|as big as a sofa and about as fierce as a bun}. {He was green. His tail got there later|He was green, with a tail that always arrived a little later|He was green all over, with a tail so long that it always arrived a little later}. When he walked, he said sorry. “Sorry, crumb. Sorry, button.” [And when his tail came by, he said it all again for the tail.]`,
    `“Sorry,” said Gus the dinosaur to the chair, and sat down next to it, so as not to scare it. {He was {name}'s friend, green, and as big as a sofa|He was {name}'s friend, green all over, and as big as a sofa|He was {name}'s friend, green from one end to the other, and about as big as a sofa}. “Is your tail coming in, too?” asked {name}. “{Soon|It'll be along},” said Gus. [“Sorry. It stopped to let somebody by.”]`,
  ],
  quirk: [
    `{name} leaned against Gus, just for a moment.~and~ It was a mistake. {Gus was as warm as bread|Gus had a side as warm as a loaf, and it went up and down|Gus had a side as warm as a loaf, which went up and down, up and down, and nobody had ever leaned on it and stayed awake}. “{name}?” said Gus. “Sorry. {Your eyes are shut|I think you've shut}.” [“I was only looking at the inside,” said {name}, jumping up.]`,
    `“Why does nobody sit with you at the concert?” asked {name}. “They do, to begin with,” said Gus. “Sorry. They lean.” {{name} leaned, to see. He was as warm as bread|{name} leaned, to see, and he was as warm as a loaf|{name} leaned on his green side, just to see how it was, and it was as warm as a loaf}. “And {then|what then}?” {“They sleep,” said Gus, “like you. Sorry.”|“They snore,” said Gus, “as you're doing now.”}`,
  ],
  again: `“May I lean?” asked {tiny.a}, going by. “You'll drop off, you know,” said Gus. {It leaned. There was a tiny snore|It leaned, and there was a snore no longer than an eyelash|It leaned on him anyhow, low down, and there was a snore no longer than an eyelash}. [Gus stood on three legs until it woke.] “I wish I did something useful,” he said. “{I only warm|All I do is warm}.”`,
  try: `“Lean on me, if you like,” said Gus to {being}. “Sorry. People do.” {So {being} leaned on one side, and {name} on the other|So {being} leaned on one side, and {name} on the other|So {being} leaned on one side, and {name}, to be fair to both of his sides, on the other}. {Somebody began to snore. It was Gus|By and by somebody began to snore, and it was Gus|By and by, somewhere between the two of them, somebody began to snore, and it was Gus}. [It tickled, and they laughed.] “{Did it help?|Did I help?}” he asked, later. “Not yet,” said {being}.`,
  payoff: [
    `“Gus,” said {name}, “lie down.” “Sorry,” said Gus, and lay down {in a ring|in a ring, or nearly|in a ring, or as much of a ring as there was room for, and waited for his tail}. {In the middle it was warm as a muffin|In the middle it was like the inside of a muffin|In the middle, where the small one who was shivering was, it was like the inside of a muffin}. The small one leaned{. It stopped shaking|, and gave one long sigh}. “Is this useful?” whispered Gus. “Shh,” said {name}.`,
    `“You could lean on me,” said Gus to the one who was shivering there. “Sorry. You'd drop off.” [“I'm shaking too much to drop off.”] But it leaned. {Gus was as warm as a stove. The shaking stopped|His side was as warm as an oven door, and the shaking slowed, and stopped|His side was as warm as an oven with buns in it, and the shaking slowed, and slowed, and stopped}. “Is it asleep?” whispered Gus. “{Just warm|Only warm, all through},” said {name}.`,
  ],
  proud: `Gus walked on with his head up, and forgot to say sorry to eleven crumbs, and then went back.`,
  asleep: `Gus lay down beside the bed, and the whole house said oof. “Sorry, house,” said Gus. {His side went up and down|His side went up, and down, and up}. {name} put one foot out from under the cover to rest it there, where it was {warm|warm as bread}.`,
};
