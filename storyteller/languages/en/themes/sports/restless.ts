import type { ArcTelling } from '../../../bank.ts';

export const restless: ArcTelling = {
  title: ['{name} and the {Title}', 'Still as a Spoon', 'A Hundred Without a Wobble'],
  want: [
    `{{name}'s game was Statues. You stand as still as a spoon. Somebody counts to a hundred|{name}'s game was Statues, where you stand as still as a spoon while somebody counts to a hundred|{name}'s game was Statues, in which you stand as still as a spoon while somebody counts to a hundred, and only eyes may blink}. {{name} had got to sixty-one|So far {name} had got to sixty-one}. [Then there had been an itch.] {The match was tomorrow. {name} wanted the hundred tonight. What if an eyebrow moved?|The match was tomorrow, and {name} wanted the hundred tonight. What if an eyebrow moved?}`,
    `“Sixty-one!” That was {name}'s best at Statues, {the game of not moving|which is the game of not moving|which is the game where somebody counts and you stand as still as a spoon}. {The others could all do a hundred. The match was tomorrow|The others could do a hundred, and the match was tomorrow|All the others, as far as anybody knew, could do a hundred, and the match was tomorrow}. {name} wanted a hundred tonight. [Blinking is allowed. Scratching is not.] {What if an eyebrow moved?|What if, in front of them all, an eyebrow moved?}`,
  ],
  setoff: `“Sixty-one,” counted {pal}, “sixty-two.” Then came that noise, and {name} jumped. “{You can't do Statues with that|Nobody can be a statue with that}!” {“Whoever it is needs practice,” said {pal}.|“They want some practice themselves,” said {pal}.} {So they put on coats, and went to teach them Statues|So on went the coats, and they went to show them|So on went the coats over the pajamas, and out they went to show somebody how a thing is stopped}.`,
  stay: `“Sixty-one,” counted {pal}, “sixty-two.” Then came that noise, and {name} jumped. {So they sat down in pajamas. They would show it how to be a statue|So they sat down in pajamas, where the lamplight stops, to show it how to be a statue}. {They sat very still. The noise was coming nearer|They sat as still as two spoons, and the noise came nearer|They sat there, as still as two spoons in a drawer, while the noise came nearer}. [“{I didn't move,” said {pal}|That was only my mouth,” said {pal}}.]`,
  remind: `“Let's train,” said {name}, and stopped dead. {pal} stopped as well, with one foot in the air. {They counted. At thirty-three the foot came down|They counted inside, and at thirty-three the foot came down|They counted, each of them inside, and at about thirty-three the foot, which had grown heavy, came down by itself}. “You moved,” said {name}. {“So did your eyes,” said {pal}.|“Then your eyes did,” said {pal}, “to see that.”} [They agreed that it was a draw.]`,
  refrain: {
    first: [
      `{You say it at the start, and then you mustn't stir|It's said at the start of every game, and at the last word you mustn't stir}:\n“Still as a spoon and still as a chair,\nwho moved an eyebrow? Who moved a hair?”`,
      `“You say it, and then you freeze,” said {name}. They said it, and froze, and then went on:\n“Still as a spoon and still as a chair,\nwho moved an eyebrow? Who moved a hair?”`,
    ],
    again: [
      `{They had moved enough. They stood still, and said|That had been a good deal of moving about, so they stood still for once, and said}:\n“Still as a spoon and still as a chair,\nwho moved an eyebrow? Who moved a hair?”`,
      `{pal} said it with no lips at all, for practice:\n“Still as a spoon and still as a chair,\nwho moved an eyebrow? Who moved a hair?”`,
    ],
    third: `A hundred had never been so far off. They took their places, and tried it from the top:\n“Still as a spoon and still as a chair,\nwho moved an eyebrow? Who moved a hair?”`,
    last: `Everything was still, and they hardly moved their lips to say it:\n“Still as a spoon and still as a chair,\nnobody, nobody, moved a hair.”`,
  },
  try: `“The trick of Statues,” said {name}, “is to look at one thing {that stays there|that stays where it is}.” {Being} looked for one. {“Everything leaves,” said {being}, “or it shuts its eyes.”|“But everything's leaving,” said {being}, “or it's shut its eyes.”} {So {being.he} went on looking, all round. That is not Statues|So {being.he} had to go on looking, all round, and that isn't Statues|So {being.he} had to go on looking, this way and that and round the back, which is as far from Statues as you can get}.`,
  resolve: `“Once more,” said {pal}, and counted. {{name} stood as still as a spoon, and looked at {being}. Nothing was so still|{name} stood as still as a spoon, and looked at {being}, for there was nothing so still|{name} stood as still as a spoon and looked at one thing, and it was {being}, for nothing far and wide was so still}. {Sixty-one went by. So did sixty-two|Sixty-one went by, and so did sixty-two|Sixty-one went by, and sixty-two, at which a person might have jumped, went by just as quietly}. {“A hundred,” said {pal}.|“And a hundred,” whispered {pal}.} [{name} forgot to stop, and got to a hundred and nine.]`,
  bed: [
    `{A hundred is easy in bed. {name} lay as still as a spoon|A hundred is easy in bed, where {name} lay as still as a spoon in its drawer|In bed a hundred is easy, and {name} lay as still as a spoon in its drawer, and counted}. {At eleven nothing moved. At twelve no eyebrow moved|By twelve not an eyebrow had moved}. {A bit later the counting lay still, too|A little after that the counting lay still, too}.`,
    `{In the drawer lay the spoons, all statues. {name} lay stiller|In the drawer the spoons lay still, and {name} lay stiller|In the drawer lay the spoons, every one a statue, and {name} lay stiller}. {No eyebrow moved, and no hair. Nobody counted|No eyebrow moved, and no hair, and nobody was counting}. {It was a hundred, and then more, and nobody had to stop|It came to a hundred, and past it, and nobody had to stop}.`,
  ],
};
