import type { ArcTelling } from '../../../bank.ts';

export const sound: ArcTelling = {
  title: ['{name} and the {Title}', 'Still Good', 'The Cushion Nobody Wanted'],
  want: [
    `{name} had a box, and on it stood STILL GOOD. {There were old things in it. {name} found homes for them|What somebody had thrown away went in there, until {name} had found a new home for it}. [Cork, jar and string were gone.] {One thing was left, an old flat cushion|Now only one thing was left, a flat old cushion|Now there was only one thing left in it, a cushion that was old, and as flat as if somebody had just got up from it}. {{name} wanted a home for it tonight. Tomorrow it was trash|{name} wanted somebody for it tonight, or tomorrow it was trash}.`,
    `The box said STILL GOOD, and {name} had found a new home for everything in it. [The cork lived in a bottle now, and the one mitten on a teapot.] {Only an old flat cushion was left. Nobody wanted it|Only an old flat cushion was left, and nobody wanted that|Only a cushion was left, which was old, and as flat as if somebody had just got up from it, and nobody wanted that}. {{name} wanted a home for it tonight. Or else it was trash|{name} wanted somebody who needed it, tonight, for tomorrow it was trash}.`,
  ],
  setoff: `“Who's making that sound?” said {name}. “There's somebody we haven't asked.” {They had asked everybody else about the cushion|Everybody else had been asked about the cushion, some of them twice|Everybody else for miles around had been asked about the cushion, some of them twice, and one in the bath}. “{I hope they've got a chair|Let's hope they've got a chair},” said {pal}. {The cushion went under one arm, and they went|Under one arm went the flat old cushion, and out they went|So under one arm went the flat old cushion, and out they went after the sound}.`,
  stay: `“Who's making that sound?” said {name}. “There's somebody we haven't asked.” So out came the flat old cushion{. They sat down by it in pajamas. Nobody sat on it|, and they sat down beside it in pajamas, just where the lamplight stops|, and they sat down beside it in pajamas, just where the lamplight stops, and left it free}. {“They're near,” said {pal}.|“They sound,” said {pal}, “as if they hadn't got one.”}`,
  remind: `“This cushion's good for something,” said {name}. {They tried it as a hat. It was a bad hat|They tried it as a hat, and it slid off|They tried the cushion as a hat, as a tray, and, with some trouble, as a wing}. {“It's good at being flat,” said {pal}.|“What it's good at,” said {pal}, “is being flat.”} “Somebody needs flat,” said {name}. [They asked the next one they met, who {said no, but nicely|thought about it, and said not just now}.]`,
  refrain: {
    first: [
      `Before you throw a thing out you say this to it, and look it in the face:\n“Still good, still good, don't throw it away,\nsomebody needs it. Who did you say?”`,
      `“We ask wherever there's somebody up,” said {name}, “and we ask like this.”\n“Still good, still good, don't throw it away,\nsomebody needs it. Who did you say?”`,
    ],
    again: [
      `They asked a bit louder{|, in case it was somebody who lived farther in|, in case whoever needed it was somebody who lived farther in}:\n“Still good, still good, don't throw it away,\nsomebody needs it. Who did you say?”`,
      `It had been carried under one arm, and now under the other, and it was time to ask again:\n“Still good, still good, don't throw it away,\nsomebody needs it. Who did you say?”`,
    ],
    third: `{There it lay, no use to anyone. They said|There it lay, no use to anyone, and {name} gave it a pat, and they said|There it lay, no use to anyone, and {name} gave it a pat, and it let out some dust, and they said}:\n“Still good, still good, don't throw it away,\nsomebody needs it. Who did you say?”`,
    last: `Now you could see what it was still good for, and so they said it once more:\n“Still good, still good, don't throw it away,\nsomebody's on it, and here it can stay.”`,
  },
  try: `“Could you use a cushion?” asked {name}. “It's still good.” {“Oh, yes,” said {being}. “To be behind.”|“It's just what I need,” said {being}, “to be behind.”} {So they held it up in front. It didn't work|They held it up in front, and it didn't work|They held it up in front, a little to the left, and then a little to the right, and it was no use}. {“Can you tell who it is?” asked the cushion. “Yes,” said {name}.|“Can you tell who it is?” asked the cushion. They could.} [It was good for a great many things, but not for that.]`,
  resolve: `{name} was sitting on the old cushion. {You can listen on it for hours|You can listen on it, it turned out, for as long as you like|It turned out that on a cushion as flat as that a person can sit and listen for as long as there's anything to hear}. {“It's not for me,” said {being}. “It's for who comes to listen.”|“Then it isn't for me at all,” said {being}. “It's for whoever comes to listen.”} {So there it stayed. It was a front row|So there it stayed, for nobody throws away a front row|So there it stayed, for all along it had only been a front row without a show}.`,
  bed: [
    `{The box STILL GOOD was empty|The box said STILL GOOD, and there was nothing in it}.~;~ {The old flat cushion was out in the dark. Somebody needed it there|Out in the dark lay the old flat cushion}. {In it was a dent where {name} had sat. It kept the place|In it was a dent, where {name} had sat, and it was keeping the place warm|In it was a dent that was exactly {name}, and it was keeping the place warm}.`,
    `{Far out lay a cushion, old and flat. It was not trash|Far out in the dark lay a cushion, as old and flat as ever, and it wasn't trash|Far out in the dark lay a cushion, as old and flat as ever, and it wasn't trash}. {It was a seat, and it waited for tomorrow|Tomorrow somebody would want it}.~but~ {Tonight it was still good, and still|Tonight nobody sat on it, and it was still good, and still}.`,
  ],
};
