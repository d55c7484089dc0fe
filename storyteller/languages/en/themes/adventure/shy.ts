import type { ArcTelling } from '../../../bank.ts';

export const shy: ArcTelling = {
  title: ['{name} and the {Title}', 'As Far as a Button', 'How Far Is Far?'],
  want: [
    `A button had come off {name}'s coat. {Hold a button out, far off. It hides your whole <home: room|home>|From far enough off, a button you hold out will hide your whole <home: room|home>|If you go far enough away, they say, and hold a button out in front of you, it will hide your whole <home: room|home>}. {{name} wanted to go that far. From bed it only hid a spoon|{name} wanted to get that far, for from bed it hid one spoon|{name} wanted to get as far as that, because from bed, with one eye shut, all that it hid was one spoon}. {Tomorrow it would be sewn on. So it must be tonight|But tomorrow it would be sewn on, so it was tonight or not at all}.`,
    `“How far is far?” {name} had asked. “Far is when a button hides your whole <home: room|home>,” they said. {{name} had a button, off a coat. From bed it hid one cup|{name} had a button, just off a coat, and from bed it hid one cup|{name} had a button, which had come off a coat that morning, but held out from the bed it hid one cup}. {{name} had to go farther. Tomorrow the button would be sewn on|{name} wanted to go farther, and it had to be tonight, for tomorrow they would sew the button on}.`,
  ],
  setoff: `“Somebody watches us every evening,” said {name}, “and always from far off. {They know how far is far|They must know how far is far}.” {They left a light on, to hide it later. They took the button, and coats|They left a light on, to have something to hide, put on coats, and took the button|They left a light on behind them, so as to have something to hide, did up all the other buttons, and took that one}. “And when we get there?” asked {pal}. “Then we look back,” said {name}, and {they went|off they went}.`,
  stay: `“Somebody watches us every evening,” said {name}, “from far off. I want to see how far.” {They sat where the lamplight stops. {name} held out the button|In pajamas they sat down where the lamplight stops, and {name} held out the button|In pajamas they sat down as far off as the lamplight goes, and {name} shut one eye and held out the button}. It hid {pal}'s nose. “That's a start,” said {pal}, {behind it|from behind it}.`,
  remind: `{name} shut one eye and held out the button. {<home: The room|Home> stuck out on both sides|<home: The room|Home> still stuck out on the left|It was better than the last time, but <home: the room|home> still stuck out, most of it on the left}. “Too near,” said {name}. “Are we too near, or is the button?” asked {pal}. {They thought about that|Neither of them could say, not even when they had changed eyes}.`,
  refrain: {
    first: [
      `They asked the button aloud, as there was nobody to mind:\n“How far is far? We'd like to know.\nAs far as a button, and still to go.”`,
      `{name} held the button up like a tiny lamp, and sang:\n“How far is far? We'd like to know.\nAs far as a button, and still to go.”`,
    ],
    again: [
      `One eye shut, one eye open, they tried the button again:\n“How far is far? We'd like to know.\nAs far as a button, and still to go.”`,
      `“Are we far yet?” asked {pal}. So they sang that:\n“How far is far? We'd like to know.\nAs far as a button, and still to go.”`,
    ],
    third: `Close as they were, it was still too far, so they sang to the button:\n“How far is far? We'd like to know.\nAs far as a button, and still to go.”`,
    last: `They sang the song side by side, looking back, and it had an answer:\n“How far is far? By now we know.\nAs far as a button, and home to go.”`,
  },
  try: `{name} held the button out toward {being}. “I'm only seeing how far you are.” {One eye shut. The button was in front|One eye shut, and the button went exactly in front|One eye shut, the button moved a little to the left, and then it was exactly in front}. “Am I gone?” asked {being}. “All of you,” said {name}. “Oh, good,” said {being}. “{Leave it there, please.|Could you just leave it there?}”`,
  resolve: `“This is where I look from,” said {being}. {name} shut one eye. <toddler:{Close to the other, the button hid everything|Held close to the other eye, the button hid everything|Held close up to the other eye, by two fingers, the button hid everything}, <home: room|home> and all.|{Far back was their light. The button hid it, <home: room|home> and all|Far back was the light that they had left on, and the button hid it, <home: room|home> and all|Far back was the light that they had left on, and it went in behind the button, and all the <home: room|home> went with it}.> “Now you try,” said {name}. “I'd rather not,” said {being}. “I come to *see* it.”`,
  bed: [
    `The button lay on the coat, beside its own thread. It hid nothing now, only one round bit of coat, {as big as a button|just as big as a button}. There it was warm and dark.`,
    `From far off, a button can hide a light. {From near you just put it out|From near, you only have to put it out}. So the button lay round and still on its coat, with four holes full of dark.`,
  ],
};
