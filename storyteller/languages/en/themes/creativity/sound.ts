import type { ArcTelling } from '../../../bank.ts';

export const sound: ArcTelling = {
  title: ['{name} and the {Title}', 'Over and Over and Dum-di-dum-dum', 'The Song with a Hole in It'],
  want: [
    `{name} had made a song. It was two lines long, and the second had a hole at the end. {You can fill a hole with dum-di-dum. But it isn't words|For now the hole was filled with dum-di-dum, but that isn't words|For the time being the hole was filled up with dum-di-dum, but that's only what you put where the words aren't}. {{name} wanted the words tonight. What if the song went round all night?|{name} wanted the words tonight, or would the song go round till morning?}`,
    `Dum-di-dum-dum. That was as far as {name}'s song went, and it had been that far since breakfast. {It had one good line. It had half of a second|It had one whole good line, and the front half of another|It had one whole line, which was a good one, and of the second line it had everything but the end}. {{name} wanted the end before bed. What if it went round all night?|{name} wanted the end before bed, or it would go round all night.}`,
  ],
  setoff: `“That sound came in right at the hole in my song,” said {name}. {“That's where the end is. Bring the song.”|“Perhaps it's got the end. Bring the song.”} “I can't,” said {pal}. “You've got it.” {It was so. It went round and round in {name}'s head|And it was so, for it had been going round in {name}'s head all the time|And it was so, for all through the doing up of coats it had been going round in {name}'s head, like a marble in a bowl}. {They went to look for the end|So they went to look for the end}.`,
  stay: `“That sound came in right at the hole in my song,” said {name}. {They sat down in pajamas where the lamplight stops|So in pajamas they sat down where the lamplight stops, to hear more}. {name} sang the song, and stopped at the hole, and held it open. [{“Like a gate,” said {name}. {pal} held it open too|“You have to hold it open,” said {name}, “like a gate,” and {pal} helped to hold}.] {Something was coming through|And something, not far off now, was coming up to it}.`,
  remind: `“How far has the song got?” asked {pal}. {name} listened inside. {“As far as dum,” said {name}|“It's got as far as dum, and turned round,” said {name}}. They tried some words in the hole, to see. {“Over and over, and pickled plum,” sang {pal}. Out it came again.|“Over and over, and pickled plum,” sang {pal}. “Over and over, and somebody's thumb.”} [{They were good words. They were not the right ones|There was nothing the matter with any of them, only that they came out again}.]`,
  refrain: {
    first: [
      `This is the song, as far as it went:\n“Evening, evening, where do you go?\nOver and over, and dum-di-dum-dum.”`,
      `“Sing it to me,” said {pal}, “with the hole.” So {name} sang it with the hole:\n“Evening, evening, where do you go?\nOver and over, and dum-di-dum-dum.”`,
    ],
    again: [
      `They took a run at the song this time, but at the hole it went the same way:\n“Evening, evening, where do you go?\nOver and over, and dum-di-dum-dum.”`,
      `The song had gone round so often that it was smooth, all but the end:\n“Evening, evening, where do you go?\nOver and over, and dum-di-dum-dum.”`,
    ],
    third: `Nobody meant to sing. The song got out by itself, and the hole was as big as ever:\n“Evening, evening, where do you go?\nOver and over, and dum-di-dum-dum.”`,
    last: `They sang the song to {being}, from the beginning, and when they came to the hole there was something in it:\n“Evening, evening, where do you go?\nOver and over, and home, and slow.”`,
  },
  try: [
    `“We've come for the end of my song,” said {name}, and sang what there was of it, {loud and clear|as well as it could be sung}. {{Being} listened|{Being} listened carefully|{Being} listened with the greatest attention, and went on listening for a while after it was over}. {“Yours is a real song,” said {being}. “Mine's only a noise.”|“Yours is a real song,” said {being}. “I wouldn't like to put mine in. You'd see the join.”} [{And {being.he} would not make another sound|After that there wasn't another sound out of {being.him}}.]`,
    `“The sound goes like this,” said {pal}, and did it, to be helpful. {It was a bit like it. It was more like a drain|It was a little like it, and a good deal more like a drain|It was a little like it, as a puddle is like the sea, and a good deal more like a drain}. {“Is that what I sound like?” asked {being}.|“Oh,” said {being}, after some time. “I didn't know that I sounded like that.”} [“No, no,” said {name}, and did it as well, {and it was worse|which made two drains}.]`,
  ],
  resolve: `*Home, and slow.* {The song had an end|So the song had an end}. {It had come by itself, out of the sound {being} made|It had come up by itself, out of the sound that {being} had put there|It had come up by itself, out of the sound that {being} had put there, as your slipper is there in the dark when your foot needs it}. {name} sang it through inside, to test it. {It went round once. It found the end, and stopped|It went round once, and came to the end, and stopped|It went round once, and came to the end, and stopped, as quietly as a marble in a corner}. “{It got out|It's found the way out},” said {name}.`,
  bed: [
    `In {name}'s head it was quiet. The song lay there in two whole lines, one above the other, {like two in a bunk|like two people in a bunk}. Over and over, went the upper. Home, went the lower, and slow.`,
    `There was no hole in the song now. It went {round once more|round once more, on tiptoe}, as far as the end, and the end was there. Home, it went. Then, after a long time: slow.`,
  ],
};
