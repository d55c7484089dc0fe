import type { ArcTelling } from '../../../bank.ts';

export const sound: ArcTelling = {
  title: ['{name} and the {Title}', 'What the Spoon Said', 'A Joke for Somebody New'],
  want: [
    `{name} had a joke, about a spoon and a stew. {It was good. But at home they all knew it|It was a good one, but at home they had all heard it|It was a good one, but at home they had all heard it, and some of them joined in before the end}. {{name} wanted to tell it to somebody new|{name} wanted a friend to tell it to, who didn't know it yet|What {name} wanted was a friend to tell it to, somebody who didn't know the end yet}. {What if everybody knew it?|But what if there was nobody left?}`,
    `“What did the spoon say to the stew?” asked {name} at supper. “We know,” they said{. They knew all of {name}'s joke|, and so much for {name}'s joke|, all at once and with full mouths, and so much for {name}'s joke}. {{name} wanted to tell it to a new friend|{name} wanted to tell it to a new friend, tonight, while it was good|{name} wanted to tell it to a friend who had never heard it, and tonight, because a joke goes flat}. {What if there was none?|But where was there one?}`,
  ],
  setoff: `“Whoever makes that sound,” said {name}, “hasn't heard my joke.” “I have,” said {pal}. “Nine times,” said {name}. “You can carry the spoon.” {They put coats on. They went to tell it|So they put coats on over their pajamas, and went to tell it|So they put coats on over their pajamas, fetched a spoon to tell it with, and went}, {and nobody said the end out loud|and the whole way nobody said the end of it out loud}.`,
  stay: `“Whoever makes that sound,” said {name}, “hasn't heard my joke.” {In pajamas they sat down where the lamplight stops|In pajamas they sat down where the lamplight stops, with a spoon to tell it with|In pajamas they sat down where the lamplight stops, and {name} had brought a spoon along to tell it with}. “Shall I laugh?” asked {pal}. “Not before the end,” said {name}. “{You laughed too soon, last time|Last time, you did it before the beginning}.”`,
  remind: `“Say your joke over,” said {pal}, “or you'll lose it.” {So {name} said it over, inside|So {name} said it over without a sound, and {pal} watched|So {name} said it over, inside, without a sound, and {pal} watched it go by from one ear to the other}. Then {pal} began to laugh. “You can't have heard that!” said {name}. “{I saw it coming|I saw it go past},” said {pal}, {So it was still good|so it was still good}.`,
  refrain: {
    first: [
      `{They sang the front half of the joke|You can sing the front half of a joke and not use it up|You can sing the front half of a joke as often as you like, and not use up the rest}:\n“What did the spoon say to the stew?\nWe know it. But who can we say it to?”`,
      `“Only the front half,” said {name}, “and mind the end.” So they sang the front half:\n“What did the spoon say to the stew?\nWe know it. But who can we say it to?”`,
    ],
    again: [
      `{The end was still safe. They sang the rest|The end of the joke was still safe, so they sang the rest|As the end of the joke was still safe, as far as anybody could tell, they sang the rest}:\n“What did the spoon say to the stew?\nWe know it. But who can we say it to?”`,
      `{The sound had stopped. They asked the dark|The sound had stopped, as if someone might be listening, so they asked the dark|Because the sound had stopped just then, as if someone might be listening, they turned and asked the dark}:\n“What did the spoon say to the stew?\nWe know it. But who can we say it to?”`,
    ],
    third: `{Nobody had said “What?” yet. They tried again|Somebody has to say “What?” and nobody had, so they tried it once more}:\n“What did the spoon say to the stew?\nWe know it. But who can we say it to?”`,
    last: `{Now there was somebody to ask. They asked|And now there was somebody to ask, so they asked, and it ended another way|And now that there was somebody to ask, who had never heard it before, they asked, and it ended another way}:\n“What did the spoon say to the stew?\nWe know it, and now we can say it to you.”`,
  },
  try: `“I've got a joke,” said {name}, and held up the spoon. But {pal} knew the end and laughed too soon. {{Being} went quiet|At that {being} went quiet|At that {being}, who had not heard any joke so far, went perfectly quiet}. “{pal} laughed at me,” said {being}. “At the spoon!” said {name}. “{They always say that|They always say it was something else},” said {being}. [And you can't tell a joke to somebody who is counting who laughs.]`,
  resolve: `“What did the spoon say to the stew?” asked {name}. “What?” said {being}. “*Don't go away. I'll be right back*,” said {name}. {Nothing happened. It went on happening|Nothing happened for quite a time|Nothing happened, for about as long as a spoon takes to go up to somebody's mouth and down}. Then {being} began to laugh, {a bit rusty|like somebody who's out of practice}. “Once more,” said {being}. {{name} told it again|So {name} told it again, and that made eleven}.`,
  bed: [
    `{The spoon had nothing more to say|By the bed lay the spoon, and had nothing more to say|By the bed lay the spoon, which had said all that it knew, and had nothing more to say}. *I'll be right back*, it always said, but not before tomorrow. A little light lay in it{|, as much as a spoon holds}, and then none.`,
    `{One spoon was out of the drawer. It was the joke's|All the other spoons lay in their drawer, but one lay here, the one out of the joke|All the other spoons lay side by side in their drawer, but one lay here, and that was the one out of the joke}{. It lay quiet, face up|, and lay on its back, quiet|, and it lay there on its back, with its face up, quiet}.`,
  ],
};
