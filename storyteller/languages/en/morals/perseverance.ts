import type { MoralTelling } from '../../bank.ts';

export const perseverance: MoralTelling<'perseverance'> = {
  whistle: {
    plant: `{name} was learning to whistle. You push out your lips. You blow. {What comes out is puff|And what comes out, as a rule, is puff}. “Fff,” went {name}<toddler: , and waited, and went “Fff” again| on the way out, and “Fff” a bit farther on>[{. It had been puff since Sunday|. It had been nothing but puff since a week ago Sunday|; it had been nothing but puff since a week ago Sunday}]. “Perhaps you're not the whistling kind,” said {pal}. {“Not yet,” said {name}. “Fff.”|“Not yet I'm not,” said {name}. “Fff.”}`,
    tempt: `Nobody could think of anything. {“We did try,” said {pal}. “Nobody could say we didn't.”|“Nobody could say that we didn't try,” said {pal}, who was tired.} {It was true. There is a nice flat way to bed from there|It was true, and there's a nice flat road that leads off to bed from *we did try*}. {name} had turned around{. One foot was already on it|. One foot was already pointing that way|; one foot was already pointing that way}.`,
    choose: `“Once more,” said {name}. {There was nothing new to do. So {name} did an old thing|And since there was nothing new left to try, {name} tried an old thing}: lips out, and blow. Fff. “What's that?” asked {being}. “It's a whistle,” said {name}. “{It comes out wrong|So far it comes out wrong}.” Fff. Fff. And then, thin and wobbly as a newborn thing, {there it was: one real note|came one real note}. {Nobody moved. It hung there like a small lamp|Nobody moved while it hung there, like a small lamp}.`,
    bed: `“Once more,” said {name}, under the blanket.~and~ Out came the note{. It was better. It was nearly two notes|, and it was nearly two notes}. “{In the morning|We'll have the other half tomorrow},” said {pal}. “{Yes|Or the day after},” said {name}.~;~ There was no hurry.`,
  },
};
