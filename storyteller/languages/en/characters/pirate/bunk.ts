import type { PalTelling } from '../../../bank.ts';
import { called, type EnglishNoun } from '../../noun.ts';

export const bunk: PalTelling<EnglishNoun> = {
  noun: called('Bosun Bunk', 'she'),
  intro: [
    `{name}'s friend Bosun Bunk was a pirate, with {a striped shirt and a hammock|a striped shirt, a brass earring, and a hammock over one shoulder|a striped shirt, one brass earring, and a hammock, which she carried over her shoulder in case}. “All hands on deck!” she shouted. “I've only got two,” said {name}. “{Then both hands|Then both hands on deck}!” said Bosun Bunk, and sat down, {and shut her eyes|and went off watch}.`,
    `“I'm on watch,” said Bosun Bunk the pirate, with her eyes shut. {She was {name}'s friend. She lay in her hammock, in a striped shirt|She was {name}'s friend, and she lay in her hammock, in a striped shirt|She was {name}'s friend, in a striped shirt, and she was lying in her hammock, which she took everywhere}. “What can you see?” asked {name}. “All hands well,” said Bosun Bunk. “And with your eyes open?” asked {name}. “{One moment|One thing at a time},” she said.`,
  ],
  quirk: [
    `“All hands,” began Bosun Bunk, and had to yawn. *Boo-OOO-ah!* {It was like a ship in fog|It was the sound that a big ship makes in fog|It was just the sound that a big ship makes in fog, and it went on for about as long}. [A good way off, somebody answered.] “Beg pardon,” she said, as red as a buoy. “I was brought up in a lighthouse. On board I had to {use a bucket|do it in a bucket}.”`,
    `“Don't be sleepy,” said Bosun Bunk, “or I'll catch it.” {But {name} had a yawn, a small one|But one got out of {name}, a small one|But though {name} pressed both lips together, one got out at the side, a very small one}. Then Bosun Bunk opened her mouth. *Boo-OOO-ah!* [Somewhere a row of spoons fell down.] “Beg pardon,” she said, as red as a buoy. “I'm from a lighthouse. On board they gave me {a bucket|a bucket for it}.”`,
  ],
  again: `“I'll yawn with my mouth shut,” said Bosun Bunk, “and nobody will know.” {Her cheeks went round. Her eyes went round|It came, and her cheeks went round, and her eyes went round|It came up slowly, and her cheeks grew round, and her eyes grew round, and her earring began to hum}. *Mmmm-boo.* It came out at the ears. “Aye aye!” said {tiny.a}, {and stood still|saluting}. “As you were,” said Bosun Bunk.`,
  try: `“Let's all be sleepy together,” said Bosun Bunk to {being}. *Boo-OOO-ah!* {They all caught it. It went all around|They all caught it, one after another, and it went round|They all caught it, and passed it on, so that it went around three times and came back to her bigger}. They had to laugh, in the middle of it. “Are you sleepy now?” she asked. “{No. It was too loud|I was, until you yawned},” said {being}.`,
  payoff: [
    `“Yawn, Bosun,” said {name}. “There's no bucket,” said Bosun Bunk. “No,” said {name}. “All the way out.” {And {name} yawned first, a long one|And {name} showed her how, with a long, slow one|And {name}, to begin it, gave a yawn as long and as slow as a yawn can be}. {Bosun Bunk caught it. *BOO-OOOO-AAAH!*|Bosun Bunk caught it, as anyone would. *BOO-OOOO-AAAH!*} {The sleeper sat up. A ship was coming in|And up sat the sleeper, sure that a ship was coming in}.`,
    `“All hands asleep,” said Bosun Bunk, “and I'm so tired myself.” She looked about for a bucket. “Let it come,” said {name}. {It came from her boots. *BOO-OOOO-AAAH!*|It came from down in her boots, past the belt. *BOO-OOOO-AAAH!*} {It was like a big ship. The sleepers sat up|It sailed into every dream, like a ship, and the sleepers sat up|It sailed like a ship, with all its lights on, right into the middle of every dream, and the sleepers sat up}. [“Oh,” said Bosun Bunk, “that was a good one.”]`,
  ],
  proud: `Bosun Bunk yawned twice more as they went, once to the left and once to the right, with no hand in front of it.`,
  asleep: `Bosun Bunk hung her hammock by the bed. “All hands below,” she said, and {name} put them there, both. {Then she yawned. It was as low as a ship far out|Then came one more, long and low, like a ship that's already a good way out|Then came one last yawn, long and low, like a ship that is already a good way out and getting smaller}. *Boo… ooo… ah.*`,
};
