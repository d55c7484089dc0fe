import type { ToneTelling } from '../../bank.ts';

export const playful: ToneTelling<'playful'> = {
  open: [
    `If you had looked in that evening you would have seen one blanket walking about. {It had feet under it. They were {name}'s feet|It had two bare feet under it, and the feet were {name}'s}. “There's nobody here,” said the blanket. “I'm only a hill, going for a walk.” {That was how it began|And that's how the whole thing began}, with a hill.`,
    `In the middle of {name}'s bed there was a hill. {It had not been there at supper|It certainly hadn't been there at supper}. “Where's {name}?” asked somebody, coming in. “Not here,” said the hill. “{There's only me|I'm a hill. I have always been here}.” {Then it sneezed. Hills do|Then it sneezed, as hills will, and out at one end of it came five toes}.`,
  ],
  close: [
    `“I'm not sleepy,” said the blanket with {name} in it. “I'm a hill, and hills don't.” The hill went up.~and~ The hill went down. {Up, and down. Then it was only a very small hill|It went up and down more and more slowly, until it was quite a small hill, with a nose}. Good night, hill. Good night, {name}.`,
    `{There was a hill in the bed again|In the bed there was a hill again}, with {name} somewhere underneath. {Nobody had to look for anybody|Nobody called, and nobody had to be found}. It drew in its five toes at the one end, and at the other {it shut both its eyes|it shut, one after the other, both its eyes}. Good night, hill. Good night, {name}.`,
  ],
  links: [
    `They went the next part on tiptoe, and the part after that on their heels.`,
    `They raced to the next corner, and both of them won.`,
    `Then it was {pal}'s turn to go in front.`,
    `They went the next bit backward, to see where they'd been.`,
    `Anyone they met had to be bowed to.`,
    `Every third step was a jump.`,
  ],
  threads: {
    guess: {
      one: `“I'm thinking of something,” said {pal}. “Is it bigger than a bun?” asked {name}. “No.” “Is it smaller than a bun?” “No.” {name} thought. {“Is it round?” “Very.”|“Is it round, and does one have it with butter?” “One might.”} “Is it, by any chance, a bun?” {“You looked,” said {pal}.|{pal} was quiet for a moment. “You looked,” said {pal}.} [“You can't look,” said {name}. “It's in your head.”]`,
      two: `“My turn,” said {name}. “I'm thinking of something.” “Is it a bun, too?” “{No|You can't just say bun}.” “Is it soft?” “{A bit|In places}.” “Is it far off?” “It was, but it's come nearer to ask.” {pal} looked behind, and all about. “And now,” said {name}, “it's turning round.” {pal} stopped. “Oh! It's me,” said {pal}. [That one was worth two buns.]`,
      three: `“I'm thinking of something,” said {pal}, for the third time. “Is it near?” “Not very.” “Is it warm?” “Very.” “Does it have feathers?” “Only on the inside.” {{name} knew. But {name} did not say it|{name} knew what it was. But {name} didn't say it|{name} knew quite well what it was, and opened a mouth to say it, and shut it again}, because {they both wanted to be in it|once you've said it you want to be in it}.`,
      end: `“I'm thinking of something,” said {name}, with both eyes shut. “Is it soft?” asked {pal}. “Yes.” “Has it got feathers in it?” “{Yes|Mm}.” “Is it, after all, a bun?” “{No|Mm-mm}.” “Is your head on it?” {But there was no answer to that one|And to that one there came no answer}, so {pal} won.`,
    },
  },
};
