import type { PalTelling } from '../../../bank.ts';
import { called, type EnglishNoun } from '../../noun.ts';

export const thimble: PalTelling<EnglishNoun> = {
  noun: called('Old Thimble', 'he'),
  intro: [
    `Old Thimble was a pirate, and {name}'s friend, {with a beard and a gold tooth|with a beard like a doormat, and one gold tooth|and he had a beard like a doormat, and one gold tooth for biting off the wool}. {He knitted as he walked. The wool came out of his boot|He knitted as he walked, and the wool ran up out of his boot|He knitted as he walked, and as he ate, and the wool ran up out of his boot}. “Arr,” said Old Thimble, counting, “two, four, arr, six.” [He had been at sea for forty years, and it is cold at sea.]`,
    `“Lost at sea,” said Old Thimble the pirate, “arr.” {Out of his boot came a red thread|Up out of his boot came the end of a red thread|Up out of his boot, where other pirates keep a spoon, came the end of a red thread}. “It's only a dropped stitch,” said {name}. {He was {name}'s friend. He had a gold tooth, and he knitted|He was {name}'s friend, with a gold tooth, and he knitted day and night|He was {name}'s friend, with a gold tooth and a beard like a doormat, and he knitted day and night}. [“Two, four,” he counted, “arr, there she is.”]`,
  ],
  quirk: [
    `“What are you knitting?” asked {name}. {Old Thimble held it up. It was red and wide|Old Thimble held up his knitting, and it was red, and wide|Old Thimble held up his knitting, and it was red, and wide, and it had neither arms nor legs}. “Arr,” he said, and his ears went as red as the wool, “it hasn't told me.” Click, went the needles. [He had once knitted a sock for a chimney.]`,
    `“That's a fine flag,” said {name}, for Old Thimble's knitting was red, and wide. “Arr. It's not a flag,” he said. “Is it a bag?” asked {name}. “It won't say. I keep on till it speaks.” {His ears were red too|His ears had gone as red as the wool|His ears, on both sides of the beard, had gone as red as the wool}. Click, click. [He made a glove once, and it was for a duck.]`,
  ],
  again: `Click, click, click.~and~ The red thing had grown down to Old Thimble's knees. [{name} held up one end, so that he wouldn't trip.] “Has it said anything?” asked {name}. “It cleared its throat,” said Old Thimble. {He looked at it for a long time|He looked at it with his head on one side}. “Arr. It's for somebody small.” {Click|Click, click}.`,
  try: `Old Thimble held his knitting up against {being}. {It was too wide|It was too wide, and, turned around, it was too long|It was too wide, and then, when he turned it around, it was a good deal too long}. “Arr. Are you a duck?” “Not that I know of,” said {being}. [At that nobody could keep a straight face.] “Then it isn't you it's for,” said Old Thimble, {and knitted|and knitted on}.`,
  payoff: [
    `Old Thimble's needles stopped. “It's told me what it is,” he said, and bit off the wool with the gold tooth. {The red thing was the size of the small one who shivered|The red thing was exactly the size of the one who was shivering there|He held the red thing up, and it was exactly the size of the one who was shivering there}. {On it went. Two eyes looked out|On it went, until only two eyes were looking out}. “I'm warm,” said a voice. [“It took its time,” said Old Thimble.]`,
    `“Is it finished?” asked {name}, for Old Thimble's needles had stopped. “Arr,” he said, very low. “It's for that one.” {He put the red thing around the one who shivered|He laid the red thing around the one who was shivering there|He bit off the wool, and laid the red thing, two times around, about the one who was shivering there}. {It fitted. It had just enough for the nose|It fitted to the last stitch, with just enough over for the nose}. [“What is it?” asked the nose. “Yours,” said Old Thimble.]`,
  ],
  proud: `Old Thimble blew his nose on his beard, and said that it was only a bit of wool in his eye.`,
  asleep: `Old Thimble sat down by the bed with a new ball, a blue one. “What's it going to be?” asked {name}, nearly gone. “Arr. It hasn't said,” said Old Thimble. Click, went the needles, slower. Click. {The wool slid off his knee|And the wool slid off his knee and lay still}.`,
};
