import type { MoralTelling } from '../../bank.ts';

export const selfConfidence: MoralTelling<'self-confidence'> = {
  humming: {
    plant: `When no one was listening, {name} hummed. {It was not a tune. It was one low note|It wasn't a tune, it was one low note with a buzz in it|It could not be called a tune, for it was only one low note, and that had a buzz in it}, like a bee in a cup. {{name} did it now. {pal} turned around|{name} was doing it now, and had forgotten about {pal}, who turned around}. “Was that you?” asked {pal}. “No,” said {name}. {And in went the hum|And the hum went back in, and {name} shut the teeth on it}.`,
    tempt: `Something ought to be done now, and done beautifully. {“Someone should sing,” said {pal}. “Someone good.”|“Somebody ought to sing,” said {pal}. “Somebody who can, I mean, with a voice.”} {Yes, thought {name}. I could clap|That would be best, thought {name}, who is good at clapping}. And something buzzed, low down, behind the teeth. {It was only the hum. It could not be meant|But that was only the hum, and nobody can have meant the hum}.`,
    choose: `There wasn't anybody else. So {name} let it out: {one low note|one low note, with a buzz}. {name}'s ears burned. [{It did not get pretty. It got steady|It did not grow any prettier, but it did grow steady}.] You felt it in the knees, and then in all there was to stand next to, {and {being} felt it, too|and {being} felt it all the way through}. {“So that was you,” said {pal}.|“So it *was* you, before,” said {pal}.} “Yes,” said {name}{. Then {name} took a breath, and did it again|, and took a breath, and did it again}.`,
    bed: `{name} hummed into the pillow, {and not to hide it|but not so as to hide it, only because it's a good place for it}. {The pillow hummed. So did the bed|The pillow hummed along, and so did the bed}. “Was that you?” asked {pal}, {nearly asleep|who was very nearly asleep}. {“Mm,” said {name}. It was.|“Mm,” said {name}, on the same note, and it was.}`,
  },
};
