import type { MoralTelling } from '../../bank.ts';

export const patience: MoralTelling<'patience'> = {
  middle: {
    plant: `{name} was not good at waiting. {Ask {name} to count to a hundred. It went like this|When {name} had to count to a hundred, it went like this}: “One, two, skip a few, ninety-nine, a hundred.” [Toast was eaten before it was toast.] {Seeds were dug up to see how they were|Seeds were dug up every morning and asked how they were getting on}. “The trouble is,” said {name}, “that there's so much middle.”`,
    tempt: `They waited. Nothing happened{. They waited some more. Some more nothing happened|. They waited some more, and some more nothing happened|, and they waited some more, and some more nothing happened}. {name}'s feet were full of ants. {One good push would do it. One loud shout|One good push would do it, or one loud “Now!”}, {and they could all go to bed|and then they'd know, and they could all go to bed}. {name} had already breathed in.`,
    choose: `And {name} let the breath out again, slowly, and sat down. “One,” said {name}. “Two. Three.” {It was real counting. Nothing was skipped|It was real counting, with every number in it}. [Somewhere in the thirties {name}'s feet went quiet{. In the fifties it was quite nice|. In the fifties it grew quite comfortable|, and in the fifties it grew quite comfortable}.] {In the eighties {being} was counting, too|In the eighties you could hear that {being} was counting, too}. {“Ninety-eight,” said {being}. “Ninety-nine.”|“Ninety-eight,” said {being}. “I know this part. Ninety-nine.”} And they said a hundred {together|both together}.`,
    bed: `It takes a while to fall asleep. {There is a lot of middle in it|There's a great deal of middle in it}. {name} lay and looked at the middle, {and it was soft, and there was no need to skip any|and found that it was soft, and that there was no need to skip a single bit}.`,
  },
};
