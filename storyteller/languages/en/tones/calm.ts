import type { ToneTelling } from '../../bank.ts';

export const calm: ToneTelling<'calm'> = {
  open: [
    `The day was nearly used up.~and~ It had been a good one{. Now it was getting thin at the edges|, and now it was wearing thin at the edges}. {name} sat and watched it go{: first the corners, then the middle|, first out of the corners, and then, slowly, out of the middle}. {Nothing was in a hurry. The cup stood by the spoon|Nothing was in a hurry, least of all the cup, which stood beside its spoon and cooled}.`,
    `There's a time that has no name{. It is after supper. It is before the lamp|. It comes after supper and before the lamp|, and it comes after supper and before the lamp}.~;~ The chairs stand where they were left. {The day goes out. Nobody pushes it|The last of the day goes out by itself, and nobody pushes}. {name} liked that time best, and {sat quite still in it|used to sit quite still in it, as one sits in a bath}.`,
  ],
  close: [
    `The blanket was heavy, and smooth{. It came up to the chin|, and came up just as far as the chin}. {One long breath went out. One long breath came in|One long breath went out, and after a while one long breath came in}. There was nothing more to do today, and {nowhere else to be|no other place in the world to be}. Good night, {name}.`,
    `Now the day was all used up, to the last bit. {All round the bed the dark lay, soft and deep|All round the bed lay the dark, soft and deep on every side}, as smooth as sand that nobody has walked on. {Sleep came over it. It made no tracks|Over it, leaving no tracks, came sleep}. Good night, {name}.`,
  ],
  links: [
    `They had the whole evening.`,
    `They went on, and nobody said anything, and it was nice.`,
    `A while went by.`,
    `They went slowly, looking at things.`,
    `On they went, side by side.`,
    `The night came along with them.`,
  ],
  threads: {
    listen: {
      one: `They stood still for a while, for no reason. {First {name} heard the near things: a sleeve, a breath|At first {name} heard only the near things: a sleeve, a button, a breath|At first {name} heard only the things that were near: a sleeve, a button that ticked against a button, a breath}. {They got quiet. Under them was something else|When those were quiet there was something else, underneath}.~and~ It was slow and low. {It had been there all the time|It must have been there all along, with nobody listening}.`,
      two: `Again they stood still{. The near things went first. Then the low thing went|. The near things went away first, and after them the low thing|, and the near things went away first, and after them, though it took its time, the low thing}. {Under that there was a third one. It was very far off|And underneath it, very far down, was a third}: long, and long again, like somebody turning over {in bed|in an enormous bed}. {“What's that?” “That's the night,” said {pal}.|“What is that?” asked {name}, not loudly. “I think that's just the night,” said {pal}.}`,
      three: `Now they didn't have to try. {The third sound came by itself. They stayed in it|The third sound came by itself, and they stayed in it as one stays in a bath|The third sound came by itself, and it was all round them, as warm water is when you lie in it up to the ears}. {It was long. Then it was long again|It was long, and then it was long again}. [{pal} said nothing, and went on saying it.] {name} noticed something: {the breath was going at the same speed|every breath in and every breath out, without being asked, had begun to go at that speed}.`,
      end: `{name} listened once more{. The near things: a sheet, a pillow|. There were the near things, the sheet and the pillow|, and there were the near things, the sheet, and the pillow, and one hair on the pillow}.~;~ There was the low thing, and the far thing, long, and long again. {And then one more, under them all. It was {name}, breathing|And beneath all of them there was one more, the nearest of any, and that was {name}, breathing}.`,
    },
  },
};
