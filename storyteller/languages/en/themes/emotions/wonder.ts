import type { ArcTelling } from '../../../bank.ts';

export const wonder: ArcTelling = {
  title: ['{name} and the {Title}', 'A Yay or an Oh', 'Tiptoe, Tummy'],
  want: [
    `Since breakfast {name} had had a feeling in the tummy, up on tiptoe. {Was it a yay? Was it an oh?|Was it a yay, or an oh?} {There was a button to ask. It had a yay face and an oh face|There was a button to ask, with a yay face and an oh face|There was an old coat button to ask, with a yay face scratched on the front of it and an oh face behind}. {name} wanted to know tonight. What if it was an oh?`,
    `{A feeling stood on tiptoe in {name}'s tummy|The feeling stood on tiptoe in {name}'s tummy, and it was either a yay or an oh|The feeling stood on tiptoe in {name}'s tummy, and it was either a yay or an oh, though there was no telling which, not even after supper}. {Was it a yay or an oh? {name} had a button to ask. It had a yay face and an oh face|{name} had a button for that, with a yay face in front and an oh face behind|To find out, {name} had an old coat button, with a yay face in front and an oh face behind}. {name} wanted to know tonight. {What if it was an oh?|What if, after all that, it was an oh?}`,
  ],
  setoff: `“That's tonight! That's what my feeling's about!” said {name}, and turned the button over. {Yay, it said. Then it said oh|It said yay, and then it said oh|It said yay, and when it was turned again it said oh}. {“It doesn't know,” said {pal}. “Let's go and see.”|“It doesn't know either,” said {pal}. “We'll have to go and see.”} {So they went, on tiptoe|So they went, in coats and on tiptoe|So, over the pajamas, on went the coats, and on tiptoe, all three of them if you count the tummy, they went}.`,
  stay: `“That's tonight! That's what my feeling's about!” said {name}. So they sat down in pajamas, where the lamplight stops, with the button. {It said yay. {pal} turned it. It said oh|It said yay, and {pal} turned it over, and it said oh}. [“It doesn't know either.”] {In {name}'s tummy the feeling went up on its toes|And in {name}'s tummy the feeling stood on its toes}.`,
  remind: `“How's it standing?” asked {pal}. {name} looked at the button. Yay, it said. “{On one foot|On one leg, now},” said {name}. {“Mine's hopping,” said {pal}. “I thought it was lunch.”|“I've got one too,” said {pal}. “It's hopping. I'd put it down to lunch.”} {They asked the button for {pal}. It said oh|They turned the button over for {pal}, and it was an oh|They turned the button over for {pal} as well, and looked, and what {pal} had was an oh}. [“I quite like it,” said {pal}.]`,
  refrain: {
    first: [
      `You hop once for the yay and once for the oh, or your tummy does:\n“Is it a yay, or is it an oh?\nTiptoe, tiptoe, I don't know.”`,
      `The button was turned over, and over, and this was what it went to:\n“Is it a yay, or is it an oh?\nTiptoe, tiptoe, I don't know.”`,
    ],
    again: [
      `It grew as they got nearer, and they had to let a little of it out, so they sang:\n“Is it a yay, or is it an oh?\nTiptoe, tiptoe, I don't know.”`,
      `{pal} was all for yay, and {name} was nearly all for oh, and between them it came out so:\n“Is it a yay, or is it an oh?\nTiptoe, tiptoe, I don't know.”`,
    ],
    third: `{They all had it by now. It was sung quite low|Everybody there had it by now, as you could tell by their feet, so it was sung quite low}:\n“Is it a yay, or is it an oh?\nTiptoe, tiptoe, I don't know.”`,
    last: `{Then they came down off their toes, and sang|And afterward, coming down off their toes, they sang it as it ought to go}:\n“It was a yay, and it was an oh.\nTiptoe, tiptoe, now I know.”`,
  },
  try: `“You've got one too,” said {name}. “Ask the button.” It was shaken in both hands, for {being}, and they looked. It said oh. “Best of three.” Oh. {“Best of eleven!” Oh, oh, oh|They made it best of eleven, and it was oh eleven times}. {“It is quite sure, isn't it?” said {being}.|“It does seem quite sure,” said {being}.} [{pal} said that the button {must be stuck|had most likely got stuck}.]`,
  resolve: `{name} felt for the button, and it was standing on its edge. {There was the yay. There was the oh. Both were there at once|There was the yay, and there was the oh, both at once|There on this side was the yay, and there on that side was the oh, and so long as it stood like that you could have the two of them at once}. “It's both!” said {name}. “My feeling was both the whole time. {It's one button|It's only one button}.” [“So's mine,” said {pal}.]`,
  bed: [
    `{The button lay by the bed. It had a yay and an oh|By the bed lay the button, with a yay above and an oh below|By the bed lay the button, with a yay on one side and an oh on the other}. {Nobody turned it over|Nobody turned it over to see}. {In {name}'s tummy the feeling came down from tiptoe. First came one foot, and then the other|In {name}'s tummy the feeling came down from tiptoe, one foot at a time, and lay down}.`,
    `{The feeling was not on tiptoe any more. It had sat down|In {name}'s tummy nobody stood on tiptoe any more}. {The yay was asleep. The oh was asleep behind it|The yay was asleep, and so was the oh, back to back}. {They were one button. It lay in the dark, and did not turn|They were only one button, and it lay in the dark, and didn't turn}.`,
  ],
};
