import type { ThemeTelling } from '../../bank.ts';

export const friendship: ThemeTelling<'friendship'> = {
  restless: {
    title: ['{name} and the {Title}', 'One Good Night Left Over', 'A Good Night in a Tin'],
    want: [
      `{name} had one good night left over. {It was for a friend. The friend had moved away|It had always gone to a friend, and on Friday the friend had moved away|It had gone every evening to the same friend, and on Friday the friend, with bed and boots and all, had moved away}. {{name} had said it into a tin, to keep it|So {name} had said it into a tin, and shut the lid|So {name} had said it into a tin, and shut the lid, to save it for somebody else}. {What if nobody else wanted it?|But what if nobody else wanted it?}`,
      `In a tin by {name}'s bed there was a good night. {A friend used to get it. The friend moved away on Friday|It used to go to a friend, but the friend had moved away on Friday|It used to go every evening to a friend, but since Friday the friend had lived so far away that it couldn't get there}. [You couldn't hear it, because of the lid.] {{name} wanted to give it to somebody|{name} wanted to give it to somebody tonight, while it was fresh}. {What if nobody wanted it?|But what if nobody wanted it?}`,
    ],
    setoff: `“Somebody's still up,” said {name}. “I don't believe anybody's told them good night.” “Perhaps somebody did,” said {pal}. “Then they wouldn't sound like that,” said {name}. {They put coats on. They took them the tin|So they put on their coats and went to bring the tin, held flat|So they put on their coats over their pajamas and set out to bring the tin, held flat, in case a good night is the kind of thing that runs}.`,
    stay: `“Somebody's still up,” said {name}, “and has had no good night.” {They sat down where the lamplight stops, in pajamas. The tin came too|In their pajamas they sat down where the lamplight stops, with the tin between them|In their pajamas they sat down side by side where the lamplight stops, with the tin between them, its lid on tight}. “Shout that you have one over,” said {pal}. “A good night isn't for shouting,” said {name}. “{They must come for it|They'll have to come for it}.”`,
    remind: `“Is the good night still in there?” asked {pal}. {name} held the tin to one ear. “I can't hear a thing.” “Then it's gone.” “Then it's *good*,” said {name}. {A bad one would rattle|It's only the bad ones that rattle}. {All the same, one thumb stayed on the lid|All the same, from there on, one thumb was kept on the lid|All the same, wherever they went from there, there was always one thumb, or at the least a finger, on the lid}.`,
    refrain: {
      first: [
        `They counted up the good nights, to be quite sure, and it came out like this:\n“Good night to you, and good night to you,\nand one left over, and what shall I do?”`,
        `{pal} wanted to hear the sum, and {name} sang it:\n“Good night to you, and good night to you,\nand one left over, and what shall I do?”`,
      ],
      again: [
        `They gave the dark a good night each, to be friendly, and there was still one over:\n“Good night to you, and good night to you,\nand one left over, and what shall I do?”`,
        `{name} weighed the tin in one hand, and it was no lighter:\n“Good night to you, and good night to you,\nand one left over, and what shall I do?”`,
      ],
      third: `Nobody here could stop for long enough to be given a good night, so they sang:\n“Good night to you, and good night to you,\nand one left over, and what shall I do?”`,
      last: `They went over the sum again in a whisper, and this time it came out even:\n“Good night to you, and good night to you,\nand none left over, and that will do.”`,
    },
    try: `{name} held out the tin, close up, and opened it. {The good night in it was small. The noise was big|A good night is small, and it came out in the middle of all that noise|A good night out of a tin is a small thing, and it came out when there was already a great deal of noise going on}. “Did you get it?” asked {name}. “Something went by,” said {being}. “Was it for me?” {{name} quickly shut in the rest|Quickly {name} shut the lid on what was left of it|{name} put the lid back on as quickly as can be, and shut in what was left}.`,
    resolve: `“Good night,” said {name}, close up, <tried:with the last of it|straight> out of the tin. {Then {being} said it too. “Good night.”|For a while nothing came, and then {being} said, nearly asleep, “Good night.”|For a while nothing whatever came back, and then it did, from a long way in and already nearly asleep: “Good night,” said {being}.} {So now there was one over again|Nobody had expected to get one back}. “Whose is that?” asked {pal}. “Mine,” said {name}, and shut it in the tin.`,
    bed: [
      `The tin stood by the bed, with the lid on. {In it was {name}'s own good night|There was a good night in it, {name}'s own}. It didn't rattle. So it was a good one, and lay still.`,
      `By the bed the tin stood open. {Out came the good night|Over the edge came the good night}. It was small, and had only as far to go as the pillow. There it lay down, close to one ear.`,
    ],
  },
  wonder: {
    title: ['{name} and the {Title}', 'Only a Cork', 'Wrapped Three Times'],
    want: [
      `In {name}'s pocket there was a present for a friend. {It was wrapped three times. Inside was a cork with a face|It was wrapped three times, and inside it was a cork with a face|It was wrapped in three sheets of paper, one over the other, and inside the third was a cork with a face}. {{name} wanted to give it tonight|{name} wanted to give it tonight, for the nose had come through|{name} wanted to give it tonight, because paper wears out in a pocket, and the nose had come through}. {But what if it was only a cork?|But what if the friend said, “Oh. A cork”?}`,
      `A cork with a face on it, wrapped three times: that was the present for {name}'s friend. {It had been in a pocket all week|{name} had carried it about for a week|{name} had carried it about for a whole week now, without having once dared to take it out of the pocket}. {Tonight {name} wanted to give it|Tonight {name} wanted to give it, because the paper had a hole|Tonight it must be given, because the paper had worn through, and the nose looked out}. {What if all that came was, “Oh”?|But what if all that came was, “Oh. A cork”?}`,
    ],
    setoff: `“Everybody will be looking at that,” said {name}, “so nobody will look at me.” {It was the right night to give a present|It was just the right night to give somebody a present|It was, when you came to think of it, exactly the right sort of night for giving somebody a present}. “What's in your pocket?” asked {pal}. “A hand,” said {name}. {They put coats on, and went to see|So they put on their coats and went to look, too|So they put on their coats over their pajamas and went to look, too}[, and the hand stayed where it was].`,
    stay: `“Everybody will be looking at that,” said {name}, “so nobody will look at me.” {They sat down in pajamas where the lamplight stops|In their pajamas they sat down where the lamplight stops, quite close together|In their pajamas they sat down where the lamplight stops, as close together as two can who have a full pocket between them}. “You're sitting on something,” said {pal}. “I'm sitting *beside* something,” said {name}. “{Look out there|You look out there}.”`,
    remind: `“You're rustling,” said {pal}. “It's the pajamas,” said {name}. {It was the present. Two of its papers were worn through|But it was the present, and two of its papers had worn through|But it was the present in the pocket, and two of the three papers round it had by now worn right through}. “Do pajamas rustle?” asked {pal}. “When they're {glad|looking forward to something},” said {name}. [{pal} listened to {pal.his} own for a while, but they weren't.]`,
    refrain: {
      first: [
        `{name} had a song that went with the pocket, and only the pocket was left out of it:\n“Shall I, or shan't I? Now, or not?\nIt isn't much, but it's all I've got.”`,
        `“What's that you keep humming?” asked {pal}, so {name} sang it, all but what it was about:\n“Shall I, or shan't I? Now, or not?\nIt isn't much, but it's all I've got.”`,
      ],
      again: [
        `By now {pal} knew the song too, without knowing what it was about:\n“Shall I, or shan't I? Now, or not?\nIt isn't much, but it's all I've got.”`,
        `{name}'s hand went into the pocket, and out again, and they sang:\n“Shall I, or shan't I? Now, or not?\nIt isn't much, but it's all I've got.”`,
      ],
      third: `Now {name} didn't dare, and {being} didn't dare, so they sang for both:\n“Shall I, or shan't I? Now, or not?\nIt isn't much, but it's all I've got.”`,
      last: `They sang the song once more, under the breath, and somewhere in it {name} decided:\n“Yes, I shall, and it's now. Why not?\nIt isn't much, but it's all I've got.”`,
    },
    try: `{name} went up close and let {being} see the present, with its nose out. “I don't dare give it,” said {name}. “You do yours, then I'll do mine.” “You first,” said {being}. “I'll watch how it goes.” “{So will I|I was going to watch you},” said {name}. {They both waited, very politely|So each waited for the other to begin|So there they were, each waiting politely for the other to begin, and each of them willing to wait till breakfast}.`,
    resolve: `Then {name} took the present out, and gave it to {pal}. “It's only a cork,” said {name}. {{pal} looked at its face from both sides|{pal} unwrapped it, and looked at its face from both sides|{pal} unwrapped it, and looked for a long while at its face, first from in front and then, very carefully, from the side}. “It's me,” said {pal}. {It had only two dots and a nose. But it was {pal}|It had only two dots, a line and a nose, but it was {pal}|It had only two dots and a line to do it with, and a nose, but there was no doubt about it at all}.`,
    bed: [
      `In the pocket nothing rustled now. Three papers lay there, {flat|smoothed out flat}, each with a hole for a nose. Close by {pal} lay the cork, and its two dots looked into the dark.`,
      `The cork stood by {pal}. It couldn't shut its eyes, for they were only dots. {But with the light out it could not see|But when the light went out it couldn't see}, and that is nearly asleep.`,
    ],
  },
  sound: {
    title: ['{name} and the {Title}', 'What the Spoon Said', 'A Joke for Somebody New'],
    want: [
      `{name} had a joke, about a spoon and a stew. {It was good. But at home they all knew it|It was a good one, but at home they had all heard it|It was a good one, but at home they had all heard it, and some of them joined in before the end}. {{name} wanted to tell it to somebody new|{name} wanted a friend to tell it to, who didn't know it yet|What {name} wanted was a friend to tell it to, somebody who didn't know the end yet}. {What if everybody knew it?|But what if there was nobody left?}`,
      `“What did the spoon say to the stew?” asked {name} at supper. “We know,” they said{. They knew all of {name}'s joke|, and so much for {name}'s joke|, all at once and with full mouths, and so much for {name}'s joke}. {{name} wanted to tell it to a new friend|{name} wanted to tell it to a new friend, tonight, while it was good|{name} wanted to tell it to a friend who had never heard it, and tonight, because a joke goes flat}. {What if there was none?|But where was there one?}`,
    ],
    setoff: `“Whoever makes that sound,” said {name}, “hasn't heard my joke.” “I have,” said {pal}. “Nine times,” said {name}. “You can carry the spoon.” {They put coats on. They went to tell it|So they put coats on over their pajamas, and went to tell it|So they put coats on over their pajamas, fetched a spoon to tell it with, and went}, {and nobody said the end out loud|and the whole way nobody said the end of it out loud}.`,
    stay: `“Whoever makes that sound,” said {name}, “hasn't heard my joke.” {In pajamas they sat down where the lamplight stops|In pajamas they sat down where the lamplight stops, with a spoon to tell it with|In pajamas they sat down where the lamplight stops, and {name} had brought a spoon along to tell it with}. “Shall I laugh?” asked {pal}. “Not before the end,” said {name}. “{You laughed too soon, last time|Last time, you did it before the beginning}.”`,
    remind: `“Say your joke over,” said {pal}, “or you'll lose it.” {So {name} said it over, inside|So {name} said it over without a sound, and {pal} watched|So {name} said it over, inside, without a sound, and {pal} watched it go by from one ear to the other}. Then {pal} began to laugh. “You can't have heard that!” said {name}. “{I saw it coming|I saw it go past},” said {pal}. {So it was still good|So it was still good}.`,
    refrain: {
      first: [
        `You can sing the front half of a joke and not use it up:\n“What did the spoon say to the stew?\nWe know it. But who can we say it to?”`,
        `“Only the front half,” said {name}, “and mind the end.” So they sang the front half:\n“What did the spoon say to the stew?\nWe know it. But who can we say it to?”`,
      ],
      again: [
        `The end of the joke was still safe. They sang the rest:\n“What did the spoon say to the stew?\nWe know it. But who can we say it to?”`,
        `The sound had stopped, as if someone might be listening, so they asked the dark:\n“What did the spoon say to the stew?\nWe know it. But who can we say it to?”`,
      ],
      third: `Somebody has to say “What?” and nobody had, so they tried it once more:\n“What did the spoon say to the stew?\nWe know it. But who can we say it to?”`,
      last: `And now there was somebody to ask, so they asked, and it ended another way:\n“What did the spoon say to the stew?\nWe know it, and now we can say it to you.”`,
    },
    try: `“I've got a joke,” said {name}, and held up the spoon. But {pal} knew the end and laughed too soon. {{Being} went quiet|At that {being} went quiet|At that {being}, who had not heard any joke so far, went perfectly quiet}. “{pal} laughed at me,” said {being}. “At the spoon!” said {name}. “{They always say that|They always say it was something else},” said {being}. [And you can't tell a joke to somebody who is counting who laughs.]`,
    resolve: `“What did the spoon say to the stew?” asked {name}. “What?” said {being}. “*Don't go away. I'll be right back*,” said {name}. {Nothing happened. It went on happening|Nothing happened for quite a time|Nothing happened, for about as long as a spoon takes to go up to somebody's mouth and down}. Then {being} began to laugh, {a bit rusty|like somebody who's out of practice}. “Once more,” said {being}. {{name} told it again|So {name} told it again, and that made eleven}.`,
    bed: [
      `By the bed lay the spoon, and had nothing more to say. *I'll be right back*, it always said, but not before tomorrow. A little light lay in it{|, as much as a spoon holds}, and then none.`,
      `All the other spoons lay in their drawer. {One lay here. It was the one from the joke|One lay here, and that was the one out of the joke}. It lay on its back, with its face up, quiet.`,
    ],
  },
  shy: {
    title: ['{name} and the {Title}', 'Room on the Step', 'Somebody to Say Oh'],
    want: [
      `{name}'s bean game needs three. {One sends over the bean|One sends a bean over with a spoon}, one catches it, and one {sits in between|sits on the step in between, in the third hat,} and says “oh.” {But there were only two. {name} wanted a third|But there were only ever two of them, and {name} wanted somebody for the oh|But there were only ever two of them, and the third hat hung on its nail, and {name} wanted somebody for the oh}. {What if nobody ever came?|What if nobody ever came?}`,
      `On the step at {name}'s place there was room for three. {There they played the bean game. It needs two spoons and three hats|There they played the bean game, which needs two spoons, a bean, and three hats|There, of an evening, they played the bean game, for which you need two spoons, a bean, and three hats}. The one in the middle says “oh.” {But the middle was empty. {name} wanted somebody there|But the middle was always empty, and {name} wanted somebody there}. {What if nobody came?|What if nobody ever came?}`,
    ],
    setoff: `“Somebody watches us every evening,” said {name}, “and doesn't dare to be the third. {Let's go and ask|So let's go and ask}.” {Coats went on. Bean and spoons went in a pocket|Coats went on, bean and spoons went into one pocket, and the third hat into the other|Coats went on over the pajamas, the bean and the spoons went into one pocket, and the third hat, folded small, into the other}{. The third hat came too|}. “{Leave room|Leave some room},” said {name}, and they went, with a place in the middle.`,
    stay: `On the step sat {name} and {pal} in pajamas, one at each end. {In the middle they put the third hat|In the middle, where somebody could find it, they put the third hat}. “It's for whoever watches us,” said {name}. “Now we look the other way.” {They waited. Something was coming|They waited, the hat waited, and something was coming}.`,
    remind: `{name} took out the third hat and put it where it could be seen. {“Don't run after somebody shy,” said {name}.|“You don't run after somebody shy,” said {name}.} {They looked away, and counted to ten|So they looked the other way, and counted to ten|So they looked the other way, both of them, and counted to ten, as slowly as you count the last buns}. {Then they looked back. The hat was gone|When they turned round, the third hat was gone}.`,
    refrain: {
      first: [
        `{name} hummed, and the humming had words, in case anyone should be listening:\n“Come if you like, or stay where you are,\nwe'll wait where it's neither too near nor too far.”`,
        `“Don't sing it at anybody,” said {name}. “Sing it past them.” So they sang it past:\n“Come if you like, or stay where you are,\nwe'll wait where it's neither too near nor too far.”`,
      ],
      again: [
        `They left a space between them, and sang it to the space:\n“Come if you like, or stay where you are,\nwe'll wait where it's neither too near nor too far.”`,
        `And, not looking at anyone in particular, they sang it over again:\n“Come if you like, or stay where you are,\nwe'll wait where it's neither too near nor too far.”`,
      ],
      third: `Nobody answered. But it was a listening sort of nobody, so they sang to it:\n“Come if you like, or stay where you are,\nwe'll wait where it's neither too near nor too far.”`,
      last: `Later they sang it all three together, and one of them was new, and sang it best:\n“Stay if you like, now you've come from so far,\nthere's room in the night for us all as we are.”`,
    },
    try: [
      `“Hello!” cried {pal}. “What's your name? Do you like beans? {Where do you live?|Where do you live, and for how long?}” {It was too much hello. {Being} was gone|It was far too much hello, and {being} was gone|It was far too much hello for one evening, and where {being} had been there was only a surprised sort of gap}. “{Sorry|I had it all saved up},” said {pal}. {After a time {being} looked out again|After a time {being} looked out again}.`,
      `{name} put the bean and the spoons down in between, and turned away, and got busy with one sleeve. {Being} came and looked at the spoons, {nearer, and nearer still|nearer, and nearer, until one of them rang|nearer, and nearer still, until, which no one had planned, one of them rang}. {Ting, went a spoon, and {being} was gone|Ting! And there was nobody there}. “Nobody's cross,” said {name} to the sleeve. [“Spoons do that.”]`,
    ],
    resolve: `They played the bean game until nobody could see the bean{. It got lost nineteen times|. It was lost nineteen times, and laughed at nineteen times|, and it was lost nineteen times, and found eighteen, and laughed at every time}. {Being} had the third hat. [{It was the wrong size. It was just right|It was quite the wrong size, and it was perfect}.] Then the bean went over, high and slow, right past the middle. {“Oh,” said {being}.|And from the middle {being} said, “Oh.”}`,
    bed: [
      `Two hats hung on the end of {name}'s bed, and out in the dark there was the third. In the left one lay the bean. {Tomorrow it would go over|Tomorrow it would go over again}. Oh, it was quiet.`,
      `The bean lay in a spoon, with the other spoon on top. The step was empty now. But in the middle, {where somebody had sat|where a third one had been}, it was still a little warm.`,
    ],
  },
};
