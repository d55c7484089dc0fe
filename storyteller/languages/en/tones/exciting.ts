import type { ToneTelling } from '../../bank.ts';

export const exciting: ToneTelling<'exciting'> = {
  open: [
    `Three minutes to bedtime! {name} had one sock on, one sock off, and both ears open. {Something was going to happen|Something was about to happen}.~and~ There's a feeling that you get just before{. It goes up your arms|, and it goes up both arms to the neck}. Two minutes! {The sock could wait|The second sock would have to wait}. One!`,
    `“Ten, nine, eight…” Every evening {name} counted down the day, out loud, and at zero it was bedtime. {“Seven! Six! Five!”|“Seven! Six! Five!” It went like clockwork.} {At four, {name} stopped. One ear had gone up|At four, {name} stopped, with one hand in the air}. {Zero would have to wait|There was something about this evening, and zero would have to wait}.`,
  ],
  close: [
    `{name}'s heart had been running all evening. Now it walked{. It sat down|. Then it found a place and sat down|, and then it found a good place and sat down}. Both feet were in, the blanket was up, and nothing, nothing at all was about to happen. {It was the best kind of nothing|It was the very best kind of nothing, and there was a whole night of it}. Good night, {name}.`,
    `Was there anything else? {name} listened, with the last ear that was open. {No bang. No whoosh. Just the bed, not moving|There was no bang, and no whoosh, only a bed that stayed exactly where it was}. {Three, two, one. Then that ear shut too|Three, two, one… and so the last ear shut as well}. Good night, {name}.`,
  ],
  links: [
    `On! There was no time to lose.`,
    `Quick, round the corner!`,
    `They went on until they had no breath to talk with.`,
    `And then, just as it was going well…`,
    `Not a moment too soon.`,
    `Faster!`,
  ],
  threads: {
    sand: {
      one: `From the kitchen {name} had brought the egg, the one that ticks. {You turn its top, and off it goes|You turn the top half round as far as it goes, and it ticks its way back}. Tick, tick, tick! “When it rings,” said {name}, “it's bedtime, wherever we are.” “{Is that a long egg?|Is it a long egg or a short egg?}” asked {pal}. {“It's hard-boiled.” “Quick, then!”|“Hard-boiled.” “Then quick!” cried {pal}.} [Tick, tick, tick, went the egg, not waiting for anyone.]`,
      two: `{name} held the egg up. Half! {Half of the egg was gone, and not half of the night|Half of the egg had ticked away, but not half of the night}. <toddler: They sat up straighter! They looked as hard as they could!|Faster! They jumped what could be jumped, and ducked under the rest!> {pal} {fell over|went head over heels}, rolled, and was up again. Tick, tick, tick! {There was no time to say ow|Ow would have to be said tomorrow}.`,
      three: `“How much is there left?” cried {pal}. {name} looked. “Three ticks. {Two. One and a half!|Two! One and a half!}” They held their breath! {They shut their eyes, and waited for the ring|They shut their eyes, and pulled up their shoulders, and waited for the ring}… {No ring came. A crumb had got in. The egg was stuck|But no ring came, for a crumb of toast, which must have been in there since breakfast, had got in between the one and the nothing, and the egg had stuck}. “{Good crumb|Don't shake it},” whispered {pal}.`,
      end: `Under the pillow something moved. {It was the egg. The crumb fell out|It was the egg, and the crumb, at long last, had fallen out}. Tick, it went, once, and half a tick more.~and~ Then it rang, very small, as one rings when nobody's late: ping. “{Bedtime|It's bedtime, wherever we are},” said {name}. “{Where are we?|And where are we?}” asked {pal}. {They were in bed|They looked about them, and they were in bed, exactly on time}.`,
    },
  },
};
