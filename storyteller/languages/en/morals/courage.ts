import type { MoralTelling } from '../../bank.ts';

export const courage: MoralTelling<'courage'> = {
  second: {
    plant: `There was one thing, though. {name} did not go first. {{name} went second. Second was a good place|{name} went second, through doors and round corners and into rooms with the light off}. {Somebody else's back was in front|When you are second, there's always somebody's back in front}. “After you,” said {name} to {pal}. “{Again?|What, again?}” said {pal}.`,
    tempt: `One thing nobody had done yet. Nobody had gone right up to {being}, {as close as you go to tell a secret|as close as you'd have to be to tell somebody a secret}. {{pal} looked at {name}. There was no back in front|{pal} looked at {name}, and for once there was no back in front}. {{name}'s knees talked to each other. They said: second is nice|{name}'s knees had begun to talk to each other, and what they said was that second is a very good place}. [{Nobody would have minded|Nobody would have said a word about it}.]`,
    choose: `“I'm afraid,” said {name}, {out loud|out loud, so that it was out in the open}, “and I'm going.” {It was one step. Then it was two|One foot went, and, because it didn't like to be alone, the other}. [It was an odd thing, but with each step there was one step less of the dark.] {“Nobody ever came first before,” said {being}.|“You came first,” said {being}. “Nobody's come first before.”} {{name} put out a hand. It shook, but it stayed|{name} held out a hand, and it shook, but it stayed where it was}.`,
    bed: `When it was time to put out the light, somebody had to cross the room in the dark. {{name} went first. There were no backs|{name} went first, with no back in front}{. It was only the room|. It was seven steps, and every one of them was only the room|, and it was seven steps, and every one of them was only the room}.`,
  },
};
