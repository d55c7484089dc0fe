import type { MoralTelling } from '../../bank.ts';

export const gratitude: MoralTelling<'gratitude'> = {
  thanks: {
    plant: `In {name}'s pocket there was a hot roll. {Nobody had said a thing. It was just there|Nobody had said a word about it, somebody had just put it in|Nobody had said a word about it; somebody had simply put it in, and gone about the rest of the evening}. <toddler: {name} got up again|{name} had gone four steps already, and turned>, and went back in, and said, “Thank you.” “{Who to?|Who was that to?}” asked {pal}. “I don't know,” said {name}, “but it's {hot|got butter in it}.”`,
    tempt: `Nobody knew what to say to that. {There's a thing you say then. You say good night|When one doesn't know what to say, there's always one thing, and that is good night}. [It's polite. {It's short. And then you can go|It's short, and when you've said it you're allowed to go}.] {It was late already|It was late already, and somewhere there was a bed with its corner turned down}. {name} breathed in, and got as far as “good.”`,
    choose: `But {name}'s hand was in the pocket, and there was the roll, {and it was still a bit warm|with still some warm in the middle}. “Not good night,” said {name}. “The other one. Thank you.” “{For what?|What for?}” asked {being}. [{name} had to think how it went.] {“For tonight. I'd have been in bed, and I'd have missed it|“For tonight. If it hadn't been for you I'd have been in bed, and I'd have missed it, the whole of it}. And I'd have missed you.”`,
    bed: `The roll was eaten in bed, {half and half|half and half, and very little was said}. It had been put in a pocket hot, and {it was still soft|even now it was soft in the middle}. “Thank you,” said {name} again, into the dark, {to whoever it was|to the house in general}. {“You're welcome,” said somebody, two rooms off.|And from two rooms off somebody said, “You're welcome.”}`,
  },
};
