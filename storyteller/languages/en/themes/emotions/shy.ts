import type { ArcTelling } from '../../../bank.ts';

export const shy: ArcTelling = {
  title: ['{name} and the {Title}', 'How Much Nothing Weighs', 'The Stone That Stayed for Supper'],
  want: [
    `There was a stone in {name}'s tummy. {It came when they all laughed. {name} had not been joking|It had got in when everybody laughed, and {name} hadn't been joking|It had got in during the afternoon, when {name} said something, and everybody laughed, and it hadn't been a joke}. {“What's the matter?” they asked. “Nothing,” said {name}. The stone got heavier|“What's the matter?” they asked. “Nothing,” said {name}, and the stone got heavier}. [It's surprising, how much nothing weighs.] {{name} wanted it out tonight. What if it grew?|{name} wanted it out tonight. What if it stayed, and grew?}`,
    `At supper there was a stone, and it was in {name}'s tummy. {It had been there since they all laughed. {name} had not been joking|It had been there since they all laughed, and {name} hadn't been joking|It had been there since the middle of the afternoon, when {name} said something, and they all laughed, and it hadn't been a joke}. {{name} wanted to be rid of it tonight|{name} wanted to be rid of it tonight}. But somebody had only to ask, “Is anything wrong?” and the stone got heavier. [What if they asked all night?]`,
  ],
  setoff: `“Did you see who that was?” said {name}. “{They've got a stone, too|That's how you go when you've got a stone, too}.” {They put on coats, and went to see. The stone came along|So they went to see, in coats, and the stone came along|So on went a coat, and they went to see, and the stone came along, since nobody can leave that at home}. [{It was heavy at first. Then it swung a bit|For the first few steps it was hard going, and then they found the swing of it}.] {“I won't ask how it is,” said {pal}.|“I'm not asking how it is,” said {pal}.}`,
  stay: `“That's how you go when you've got a stone, too,” said {name}, and sat down in pajamas where the lamplight stops. [The stone sat down as well.] “We don't call, and we don't ask. {We only sit|We only sit here with mine}.” {And somebody came a bit nearer|And nearer, a bit at a time, came somebody}.`,
  remind: `Somebody was coming along beside them, not near, {and often stopped|and stopped often, as with something heavy}. {“Ask them if they need help,” said {pal}. “No,” said {name}.|“Oughtn't we to help?” said {pal}. “No,” said {name}, “that makes it heavier.”} {So they stopped when somebody stopped|So they stopped when that somebody stopped, and went on when somebody went|So they only stopped whenever that somebody stopped, and went on again when somebody went on}. [{It was slow. It was good company|They got on slowly, and in good company}.]`,
  refrain: {
    first: [
      `A stone has its own song. It's a low one, and it's hummed from about the middle button:\n“Heavy, heavy, what have you got?\nNothing, nothing. It weighs a lot.”`,
      `“If nobody asks you,” said {name}, “you can sing it.” So they sang it:\n“Heavy, heavy, what have you got?\nNothing, nothing. It weighs a lot.”`,
    ],
    again: [
      `{name} sang the heavy, and {pal} sang the nothing:\n“Heavy, heavy, what have you got?\nNothing, nothing. It weighs a lot.”`,
      `It had turned over and got comfortable in there, so they hummed it down again:\n“Heavy, heavy, what have you got?\nNothing, nothing. It weighs a lot.”`,
    ],
    third: `Now there were two stones, and neither was getting lighter, so they tried the song:\n“Heavy, heavy, what have you got?\nNothing, nothing. It weighs a lot.”`,
    last: `{{name} still had a stone. So they gave the song a new end|{Being} was lighter by a stone, and {name} still had one, so the song was given a new end}:\n“Heavy, heavy, what have you got?\nSay it, say it. It won't weigh a lot.”`,
  },
  try: `“Hello,” said {pal}, as nicely as anything. “Is something the matter?” {“Nothing,” said {being}.|“Nothing,” said {being}, and you could hear it land.} {{name} felt the stone get heavier, and it was not even {name}'s turn|{name}'s own stone grew heavier, and it hadn't even been asked|{name}'s own stone grew heavier from just standing near, and nobody had so much as asked it}. “Are you sure?” said {pal}. [{“Quite sure,” said {being}, very low.|“Quite,” said {being}, and sounded as if from under a wardrobe.}]`,
  resolve: `Then, looking at nobody, {name} said it. “They all laughed, and I wasn't being funny.” {“Oh,” said {being}. “That's a big one.”|“Oh,” said {being}. “That's a big one. You carried that?”} {And nobody said it was nothing|And nobody said it was nothing|And neither then nor later did anyone tell {name} that it was nothing}. {name} felt for the stone. {It was gone|Where it should have been there was only supper}. [“It came out with the words,” said {name}{.|, surprised.}]`,
  bed: [
    `{{name} lay on the front. You can do that with no stone|{name} lay flat on the front, which you can do when there's no stone|For once {name} lay flat on the front, as you can when there's no stone}. {There was only a tummy in there, as light as a tummy|There was nothing in there but a tummy, and it weighed what a tummy weighs}. {The dark asked nothing, and nothing got heavier|The dark asked nothing, and nothing got heavier}.`,
    `{Where the stone had been was a smooth, warm place|Where the stone had been there was a smooth warm place}. {Nobody asked what the matter was|Nobody asked whether anything was the matter}. {There was nothing in there. It was the light kind of nothing|There was nothing in there, and it was the light kind of nothing}.`,
  ],
};
