import type { CharacterTelling } from '../../bank.ts';
import { called, type EnglishNoun } from '../noun.ts';

export const alien: CharacterTelling<'alien', EnglishNoun> = {
  zib: {
    noun: called('Zib'),
    intro: `{name}'s friend Zib was not from here. {Zib was from far away|Zib was from a long way past the last stop|Zib was from a place a long way past the last stop of anything that stops}. Zib had three eyes, {green feet, and a small suitcase|a small green suitcase with nothing in it, and feet that pointed the other way}. “Good evening,” said Zib, with both elbows, because {that's how it's done there|where Zib came from, that's what elbows are for}. [“Good evening,” said {name}, with one. It takes practice.]`,
    quirk: `On its first day here Zib had eaten a doorbell[, because it looked so like a cookie]. And since then, when Zib laughed, it rang. “Knock, knock,” said {name}. “Who's there?” said Zib, {and laughed|and laughed already, because it loved that one}. *Ding-dong.* {All around, people got up to see|Somewhere a spoon was put down, and somebody went to see who was there}. “It's nobody,” said Zib, turning pale blue. “{It's just me|It's always only me}.”`,
    again: `To be on the safe side, Zib was thinking of something sad. {It was the last pea on a plate|It was the last pea on a plate, rolling about and calling for the others}. [{name} thought of it, too. {It was not sad enough|It wasn't as sad as one would have hoped}.] *Ding-dong.* “Coming!” called somebody, a good way off, {in slippers|and there was a sound of slippers}. “{Don't breathe|Let's not have been here},” said Zib.`,
    try: `{name} told {being} the one about the sock, and Zib began to laugh before the end. *Ding-dong!* “Come in,” said {being}. {They all looked. It was only Zib|They all looked to see who it was, and it was only Zib}. [That was so funny that it rang again.] {It was great fun, and no help|It was the best fun all evening, and no help at all}.`,
    payoff: `“You could laugh,” said {name}. “Here?” said Zib. “{They'll get up!|But then somebody will get up and come!}” “Yes,” said {name}, and told Zib the one about the sock, and then the one about the other sock[, which is longer]. {It came up from the feet|It began in the feet, and shook the suitcase, and came up}: *DING-DONG!* {You can sleep through a shout|There are people who can sleep through any amount of shouting}. But a doorbell is different. {It might be for you|It might be for them}.`,
    proud: `“It's me,” said Zib to everything they passed, and was never again pale blue about it. “It's only me!” *Ding.*`,
    asleep: `Zib lay down with the suitcase for a pillow. One eye shut, and then the next, and then, {after a look around|after one last look around the room}, the third. {In its sleep it heard a good one|Somewhere far down in its sleep it must have heard the one about the sock}. *Ding*, it went, very low, {and no dong|and kept the dong for morning}.`,
  },
};
