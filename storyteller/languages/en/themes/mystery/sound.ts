import type { ArcTelling } from '../../../bank.ts';

export const sound: ArcTelling = {
  title: ['{name} and the {Title}', 'What Did You Hear, {name}?', 'The Case of the {Title}'],
  want: [
    `Under the bed {name} kept a notebook for MYSTERIES. Five were solved{. It had been {tiny}, all five times|, and each time it had been {tiny}}. [Once it was a sock, but {tiny} was in it.] {{name} wanted a real mystery tonight, for page six|{name} wanted a real mystery for page six tonight|Page six was empty, and what {name} wanted for it tonight was a real mystery}. {Tomorrow the book was for shopping. What if page six said *onions*?|Tomorrow the notebook was for shopping lists, and what if page six said *onions*?}`,
    `“One more mystery tonight,” they said at home, “or that notebook's for shopping.” {name} turned to page six. {The first five mysteries had all been {tiny}|The first five mysteries had all turned out to be {tiny}|It was so empty that you could have slipped on it, and the first five mysteries had all turned out to be {tiny}}. {{name} wanted a real one. What if page six said *onions*?|{name} wanted a real one tonight, for what if page six ended up as *onions*?}`,
  ],
  setoff: `“Did you hear that? It's page six!” said {name}, and took the notebook. “{We find out who it is|We'll find out who it is}. Rule one: on tiptoe. Rule two: ask everybody. Rule three…” {The pencil waited|The pencil waited in the air}. “Come home,” said {pal}. {{name} wrote that down, and they went|{name} wrote that down, [and drew a line under it,] and they went}.`,
  stay: `“Did you hear that? It's page six!” {{name} sat down in pajamas, with the notebook|In pajamas {name} sat down, just where the lamplight stops, with the notebook open}. “Rule one: we keep still. Rule two: we listen. Rule three…” {The pencil waited|The pencil waited, point up}. “{It comes to us|We let it come to us},” whispered {pal}. [That was the best of the three.]`,
  remind: `They kept still{. There was the sound! Then it was gone|, and there was the sound, and there it wasn't|, to listen, and there was the sound, and there it wasn't, and, just as they gave it up, there it was again}. {name} wrote down what they knew so far. {It came to half a page|It came to half a page, with a drawing}. {“It's a smaller mystery now,” said {name}.|“It's a smaller mystery,” said {name}, “now that we know some of it.”} [{pal} looked behind them, {just in case|twice}.]`,
  refrain: {
    first: [
      `Detectives have a rhyme for when it's dark. It is said <toddler: with one finger up|on tiptoe>:\n“Listen, listen, what do you hear?\nIs it far, or is it near?”`,
      `“We need something to say,” whispered {pal}, “so that it's not so quiet.” So they said:\n“Listen, listen, what do you hear?\nIs it far, or is it near?”`,
    ],
    again: [
      `{name} said the rhyme again, and {pal} did the face that goes with it:\n“Listen, listen, what do you hear?\nIs it far, or is it near?”`,
      `They put their heads together, and said it very small:\n“Listen, listen, what do you hear?\nIs it far, or is it near?”`,
    ],
    third: `There was something still to find out, so they said it, with nearly no voice at all:\n“Listen, listen, what do you hear?\nIs it far, or is it near?”`,
    last: `There was only the rhyme left to finish, and now they knew how it ended:\n“Listen, listen, what do you hear?\nNothing is far, and home is near.”`,
  },
  try: [
    `{name} opened the notebook and read it all out: what it was, and where, and how long each night. {It was a very good page|It was a good clear page, with arrows|It was the best page that {name} had ever written, with arrows, and with one word underlined twice}. {“You know all about me,” said {being}. “I don't know one thing about you.”|“You know all that about me,” said {being}, [when it was done,] “and I don't know one single thing about you.”}`,
    `{name} turned to page six and licked the pencil. “We won't tell,” said {pal} at once, “about anything.” That made it worse. {“So it is a bad thing,” said {being}.|“Then it's a thing that people would tell about,” said {being}.} {Then nobody knew what to say. The pencil stayed where it was|And after that nobody knew what to say, or what to write|And after that nobody knew what to say, or where to look, or what in the world you put down on a page six}.`,
  ],
  resolve: `{{name} opened the notebook at page six, and wrote it all down|Open went the notebook at page six, and {name} wrote it all down}: who, and where, and why. {And for once it was not {tiny}|For once, it hadn't been {tiny}|For once, and they had looked into it from all sides, it hadn't been {tiny}}. {Then came the tick|Then came the tick, the largest in the book}. “{No onions,” said {name}|There'll be no onions on this page,” said {name}}. [And {pal} signed it, as a witness.]`,
  bed: [
    `{The notebook lay under the bed. It had six ticks now|Under the bed lay the notebook, with six ticks in it now}. {Five of them were {tiny}. The sixth was somebody far off|Five of them were {tiny}, and the sixth was somebody far off in the dark}. {All the questions in it were asleep|All its questions were asleep|All its questions, one under the other, were asleep}.`,
    `{Very far off was a sound. It was not a mystery any more|Very far off was a sound, and it wasn't a mystery any more|Very far off and very small was a sound, which had given up being a mystery}. {{name} knew who it was. It was on page six, with a tick|{name} knew whose it was, for it stood on page six, with a tick}. {The notebook lay shut in the dark|Under the bed lay the notebook, shut|Under the bed, with its pencil in it, the notebook had gone quiet}.`,
  ],
};
