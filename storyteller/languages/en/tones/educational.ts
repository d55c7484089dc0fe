import type { ToneTelling } from '../../bank.ts';

export const educational: ToneTelling<'educational'> = {
  open: [
    `Here is a true thing to begin with. Your eyes shut at night, but your ears don't{. They stay up|; they stay up}, like the night porter in a hotel, {and listen|and they go on listening till morning}. {name}'s ears were good ones{. They sat up first|. So it was the ears that sat up first|, so it was the ears that sat up first}, and then the rest of {name}.`,
    `Here is a true thing to begin with: a yawn is catching. {One yawns, and the next one does. Even dogs catch it|People catch it from people, and a dog can catch it from the person whose dog it is}. {Nobody is quite sure why|Those who have looked into it all their lives are still not sure why, and have yawned a good deal}. {name} was just going to look into it{. But then something else came up|, with a mirror and an open mouth, when something else came up}.`,
  ],
  close: [
    `And here is one more true thing, the last. While you sleep, your head tidies up{. It puts the day away. It keeps the good parts|. It goes through the whole day, puts it in order, and keeps what you'll want again|, and it goes through the whole day, puts it in order, and keeps what you'll want again}. {In {name}'s head there was a lot to keep|In {name}'s there was a good deal to keep, tonight}.~and~ It began at once. Good night, {name}.`,
    `And here is one more true thing, the last. {When you sleep, your heart goes slower|In sleep your heart slows down}, and so does your breath, {all by itself|and nobody has to tell them}. {You can't feel where it starts|Just where it begins nobody has ever felt, because they were asleep by then}. {{name} tried to feel it|{name} meant to find out, and lay still, and paid attention}. Good night, {name}.`,
  ],
  links: [
    `They counted their steps as they went: it was a hundred and twelve.`,
    `They went on with their eyes open, as that's how one finds things out.`,
    `“Left,” said {name}, who had been counting the turns.`,
    `A bit farther on there was something to look at.`,
    `They stopped to see where they had come from, which is how you find the way back.`,
    `On they went, noticing.`,
  ],
  threads: {
    facts: {
      one: `{name} knew one true thing more.`,
      two: `{name} knew one true thing more.`,
      three: `{name} knew one true thing more.`,
      end: `“I know three things that I didn't know at supper,” said {name}. {In the morning they would be known better. Sleep does that|They would be known better still in the morning, and that's true as well: what you learn by day is fastened on at night, while you sleep}. {So {name} lay still, and let it.|So {name} lay still, so as not to be in the way of it, and said them over: one, and two, and th…}`,
    },
  },
};
