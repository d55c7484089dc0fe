import type { PalTelling } from '../../../bank.ts';
import { called, type EnglishNoun } from '../../noun.ts';

export const tilda: PalTelling<EnglishNoun> = {
  noun: called('Tilda', 'she'),
  intro: [
    `A robot named Tilda was {name}'s friend. {She was tall and thin and polite|She was tall, and thin, and so polite that she thanked the chairs|She was tall and thin, and she was so polite that before she sat down she asked the chair}. {She had ears like glass saucers|On each side of her head was an ear like a glass saucer}. “I hope I'm not too early,” said Tilda, who lived there. [“After you,” said {name}. “No, after you.” It was how they always came in to supper.]`,
    `“If it isn't too much trouble,” said Tilda the robot to the butter, “might I?” {She was {name}'s friend, tall and thin. She had ears like glass saucers|She was {name}'s friend, tall and thin and polite, with ears like glass saucers|She was {name}'s friend, tall and thin and polite, with very clean feet, and ears like a pair of glass saucers}. “It's only butter,” said {name}. “{It was here first|Yes, but it was here first},” said Tilda. [She thanked it, afterwards.]`,
  ],
  quirk: [
    `“Tilda, you look nice,” said {name}. “Oh,” said Tilda. “Oh, no.” {Her ears went pink, then red. They lit up|Her ears went pink, and then they lit up like lamps|Her ears went pink, and then red, and then they lit up, so that you could have read a book by them}. {She put her hat on. The hat glowed|She pulled down her hat, and now the hat glowed}. “Please don't look,” said Tilda. “When I'm praised, I {shine|shine. It's only my wires}.”`,
    `“Thank you for waiting,” said {name}, and it was a mistake. {Pink went both her ears. Then they lit up|Tilda's glass ears went pink, and red, and lit up like two lamps|Tilda's glass ears went pink, and then red, and then, as they do when anyone is nice to her, they lit up like lamps}. “Don't look,” said Tilda, with a hand over each. [The light came out between her fingers.] “One kind word, and I'm a {lamp|hall lamp}.”`,
  ],
  again: `“Good evening,” said {tiny.a}, coming by, to Tilda, “what elegant feet.” {Pink, went Tilda's ears. Red|Pink, went Tilda's ears, and then red}. {{Tiny} shut its eyes|For a time {tiny} couldn't see a thing|For quite some time afterwards {tiny} couldn't see a thing, and had to be turned the right way round}. “I would give my left elbow,” said Tilda, “to be a robot who is plain.” [“I wouldn't,” said {name}.]`,
  try: `“How do you do,” said Tilda to {being}. “What nice ears,” said {being}. {Her ears went pink. Then they were red|Tilda's ears went pink, right through the hat, and then red}. {Everyone looked like a tomato|In that light everyone had a face like a tomato|In that light every one of them had a face like a tomato, and each laughed at all the others}. [“I do beg your pardon,” said Tilda.] {“It's pretty,” said {being}. “But it doesn't help.”|“It's very pretty,” said {being}, “but it doesn't help.”}`,
  payoff: [
    `“Tilda,” said {name}, “you have the cleanest feet I ever saw. And you're my friend.” “Please,” said Tilda. {Red went her ears. Then gold. Then white|Red went her ears, then gold, then white as noon|Red went her two glass ears, and then they went gold, and then they were as white as noon}.~and~ {They could see the way. The dark left|The dark picked itself up and went elsewhere|The dark picked itself up and went to stand somewhere else}. [“Oh!” said Tilda, looking around in her own light. “Oh, but that's useful.”]`,
    `“Put your hat away,” said {name}, “and listen. You never forgot my birthday.” Tilda's ears turned pink. “{You say sorry to chairs|You said sorry to my chair}.” Red. “And I like you as much when you're off.” {Then her ears were white. It was like noon|White went her ears, and it was like noon|White went her ears, whiter than they had ever been, and it was like noon on a plate}. {The dark said sorry and left|“After you,” said Tilda to the dark, and it went}.`,
  ],
  proud: `Tilda did not put her hat back on, not even when somebody said good evening.`,
  asleep: `Tilda folded herself in four beside the bed. “Thank you for having me,” she said. “Thank you for being had,” said {name}. {Tilda's ears went pink in the dark, and then dim|In the dark Tilda's ears went pink, a very small pink, good enough to sleep by}.`,
};
