import type { ThemeTelling } from '../../bank.ts';

export const friendship: ThemeTelling<'friendship'> = {
  restless: {
    title: ['{name} and the {Title}', 'One Good Night Left Over', 'A Good Night in a Tin'],
    want: [
      `{name} had one good night left over. {It was for a friend. The friend had moved|It had always gone to a friend, and on Friday the friend had moved away|It had gone every evening to the same friend, and on Friday the friend, with bed and boots and all, had moved away}. {You can't swallow it. It won't keep either|You can't swallow one, and it doesn't keep till morning|You can't swallow a good night, however small it is, and it doesn't keep till morning}. So {name} had said it into a tin. {Who was to have it?|Now who was to have it?}`,
      `In a tin by {name}'s bed there was a good night. {A friend used to get it. The friend moved away on Friday|It used to go to a friend, but the friend had moved away on Friday|It used to go every evening to a friend, but since Friday the friend had lived so far away that it couldn't get there}. [You couldn't hear it, because of the lid.] {It would not keep till morning|A good night doesn't keep till morning}. {Who could use one?|Was there anybody who could use one?}`,
    ],
    setoff: `“Somebody's up,” said {name}. “I don't believe anybody's told them good night.” “Perhaps they've got one,” said {pal}. “Nobody who has got one sounds like that,” said {name}. {They put coats on. They held the tin flat|So they put on their coats and set out, with the tin held flat|So they put on their coats over their pajamas and set out, holding the tin flat, in case it was the kind of thing that runs}.`,
    stay: `“Somebody's up,” said {name}, “and has had no good night.” {They sat down where the lamplight stops, in pajamas|In their pajamas they sat down where the lamplight stops, with the tin between them|In their pajamas they sat down side by side where the lamplight stops, with the tin between them, its lid on tight}. “Shout that you have one over,” said {pal}. “It's not for shouting,” said {name}. “{They must come for it|They'll have to come for it}.”`,
    remind: `“Is it still in there?” asked {pal}. {name} held the tin to one ear. “I can't hear a thing.” “Then it's gone.” “Then it's *good*,” said {name}. {A bad one would rattle|It's only the bad ones that rattle}. {All the same, one thumb stayed on the lid|All the same, from there on, one thumb was kept on the lid|All the same, wherever they went from there, there was always one thumb, or at the least a finger, on the lid}.`,
    refrain: {
      first: [
        `They counted them up, to be quite sure, and it came out like this:\n“Good night to you, and good night to you,\nand one left over, and what shall I do?”`,
        `{pal} wanted to hear the sum, and {name} sang it:\n“Good night to you, and good night to you,\nand one left over, and what shall I do?”`,
      ],
      again: [
        `They gave one each to the dark, to be friendly, and it came out the same:\n“Good night to you, and good night to you,\nand one left over, and what shall I do?”`,
        `{name} weighed the tin in one hand, and it was no lighter:\n“Good night to you, and good night to you,\nand one left over, and what shall I do?”`,
      ],
      third: `Nobody here could stop for long enough to be given one, so they sang it:\n“Good night to you, and good night to you,\nand one left over, and what shall I do?”`,
      last: `They went over the sum again in a whisper, and this time it came out even:\n“Good night to you, and good night to you,\nand none left over, and that will do.”`,
    },
    try: `{name} held out the tin, close up, and opened it. {A good night is small. The noise was big|A good night is small, and it came out in the middle of all that|A good night out of a tin is a small thing, and it came out when there was already a great deal going on}. “Did you get it?” asked {name}. “Something went by,” said {being}. “Was it for me?” {They quickly shut in the rest|Quickly they shut in the rest|They put the lid back on as quickly as they could, and shut in the rest}.`,
    resolve: `“Good night,” said {name}, close up, without any tin. {Then, from far in, came “Good night.”|For a while nothing came, and then, from nearly asleep, “Good night.”|For a while nothing whatever came out, and then it did, from a long way in and already nearly asleep: “Good night.”} Nobody had expected change. “Whose is that?” asked {pal}. “Mine,” said {name}, and shut it in the tin.`,
    bed: `The tin stood by the bed. {There was a good night in it. It was {name}'s own|The good night in it was {name}'s own|There was a good night in it again, and this time it wasn't left over from anyone, but {name}'s own}. {{name} took off the lid and lay down|{name} took off the lid and lay down at once, so as to be there}. {It was only small|It was only small}. Under the blanket {there was room|there was just room for it}.`,
  },
  wonder: {
    title: ['{name} and the {Title}', 'Only a Cork', 'Wrapped Three Times'],
    want: [
      `In {name}'s pocket there was a present for a friend. {It was wrapped three times. Inside was a cork|It was wrapped three times, and inside it was a cork|It was wrapped in three sheets of paper, one over the other, and inside the third there was a cork}, with a face on. {What if it was only a cork?|For a week it had stayed there, because what's a cork?} {Now its nose had come through|But tonight the nose was coming through the paper|But paper wears out, in a pocket, and tonight the end of the nose had begun to come through}.`,
      `A cork with a face on it, wrapped three times: that was the present for {name}'s friend. {It had been in a pocket all week|{name} had carried it about for a week|{name} had carried it about for a whole week now, without having once dared to take it out of the pocket}. What if all that came was, “Oh. A cork”? {But the paper was wearing out|But the paper was wearing out}. {You could see the nose|Tonight you could see the nose|Through the hole at the corner, since tonight, you could see the nose}.`,
    ],
    setoff: `“If they'll all be looking at that,” said {name}, “then nobody will be looking at anything else.” {It was the right night for giving things|It was just the night to give somebody something|It was, when you came to think of it, exactly the right sort of night for giving somebody something}. “What's in your pocket?” asked {pal}. “A hand,” said {name}. {They put on coats, and went|So they put on their coats and went|So they put on their coats over their pajamas and went to look at it, too}[, and the hand stayed where it was].`,
    stay: `“When everyone's looking at that,” said {name}, “they won't be looking at anything else.” {They sat down in pajamas where the lamplight stops|In their pajamas they sat down where the lamplight stops, quite close together|In their pajamas they sat down where the lamplight stops, as close together as two can who have a pocket between them}. “You're sitting on something,” said {pal}. “I'm sitting *beside* something,” said {name}. “{Look out there|You look out there}.”`,
    remind: `“You're rustling,” said {pal}. “It's the pajamas,” said {name}. {But one paper was through. So was the next|But one paper had gone through, and now the second was going|But the first of the three papers had worn right through, and by the feel of it the second was going the same way}. “Do pajamas do that?” “When they're {glad|looking forward to something}.” [{pal} listened to {pal.his} own for a while, but they weren't.]`,
    refrain: {
      first: [
        `{name} had a song that went with the pocket, and only the pocket was left out of it:\n“Shall I, or shan't I? Now, or not?\nIt isn't much, but it's all I've got.”`,
        `“What's that you keep humming?” asked {pal}, so {name} sang it, all but what it was about:\n“Shall I, or shan't I? Now, or not?\nIt isn't much, but it's all I've got.”`,
      ],
      again: [
        `By now {pal} knew it too, without knowing what it was about:\n“Shall I, or shan't I? Now, or not?\nIt isn't much, but it's all I've got.”`,
        `The hand had gone back into the pocket, and so they sang it:\n“Shall I, or shan't I? Now, or not?\nIt isn't much, but it's all I've got.”`,
      ],
      third: `There were two of them now who didn't dare, so it was sung for both:\n“Shall I, or shan't I? Now, or not?\nIt isn't much, but it's all I've got.”`,
      last: `It was sung once more, under the breath, and somewhere in it somebody had decided:\n“Yes, I shall, and it's now. Why not?\nIt isn't much, but it's all I've got.”`,
    },
    try: `{name} went up close and let {being} see the nose. “I don't dare, either,” said {name}. “You do yours, then I do mine.” “You first,” said {being}. “I'll watch how it goes.” “So will I,” said {name}. {They both waited, very politely|So each waited for the other to begin|So there they were, each waiting politely for the other to begin, and each of them willing to wait till breakfast}.`,
    resolve: `Then {name} took the present out, and gave it to {pal}. “It's only a cork,” said {name}. {{pal} looked at it from both sides|{pal} looked at it from both sides|{pal} looked at it for a long while, first from in front and then, very carefully, from the side}. “It's me,” said {pal}. {It had two dots and a line. But it was|It had only two dots and a line, but there was no doubt about it|It had only two dots and a line to do it with, and a nose, but there was no doubt about it at all}.`,
    bed: `Nothing rustled now. {The three papers lay flat in the pocket|In the pocket lay three papers, smoothed flat, with a hole in each|In the empty pocket lay three papers, smoothed out flat, and in each of them there was a hole for a nose}. {The cork stood by {pal}, looking out|The cork was with {pal}, and had its eyes open, since it had been made so|The cork was with {pal}, and still had its eyes open, both of them, since that was how it had been made}. {Other eyes could shut. One pair did, and then the next|All the other eyes there could shut, and, one pair after the other, they did}.`,
  },
  sound: {
    title: ['{name} and the {Title}', 'What the Spoon Said', 'A Joke for Somebody New'],
    want: [
      `{name} had a joke, about a spoon and a stew. {It was good. At home they all knew it|It was a good one, but at home they had all heard it|It was a good one, but at home they had all heard it, and some of them joined in before the end}. A joke wants a friend who doesn't know it yet. {It won't keep. By breakfast it would be flat|And it won't keep, so by breakfast it would be flat|And a joke isn't a thing that will keep, so that by breakfast, very likely, it would be flat}. {Who was left?|Was anybody left?}`,
      `“What did the spoon say to the stew?” asked {name} at supper. “We know it,” they said{. That is the end of a joke|, and that's usually the end of a joke|, all of them at once and with their mouths full, and that's usually the end of a joke}. This one needed a friend who hadn't heard it. {It needed one tonight|And it needed one tonight}. {By breakfast it would be flat|By breakfast it would have gone flat}.`,
    ],
    setoff: `“Whoever that is,” said {name}, “hasn't heard my joke.” “I have,” said {pal}. “Nine times,” said {name}. “You can carry the spoon.” {They put coats on and went|So they put coats on over their pajamas and went|So they put coats on over their pajamas, fetched a spoon to go with it, and went}, {and nobody said the end out loud|and the whole way nobody said the end of it out loud}.`,
    stay: `“Whoever that is,” said {name}, “hasn't heard my joke.” {In pajamas they sat down where the lamplight stops|In pajamas they sat down where the lamplight stops, with a spoon to go with it|In pajamas they sat down where the lamplight stops, and {name} had brought a spoon along to tell it with}. “Shall I laugh?” asked {pal}. “Not before the end,” said {name}. “{You laughed too soon, last time|Last time, you did it before the beginning}.”`,
    remind: `“Say it over,” said {pal}, “or you'll lose it.” {So {name} said it over, inside|So {name} said it over without a sound, and {pal} watched|So {name} said it over, inside, without a sound, and {pal} watched it go by from one ear to the other}. Then {pal} began to laugh. “You can't have heard that!” said {name}. “I saw it coming.” {So it was still good|So it was still good}.`,
    refrain: {
      first: [
        `You can sing the front half of a joke and not use it up:\n“What did the spoon say to the stew?\nWe know it. But who can we say it to?”`,
        `“Only the front half,” said {name}, “and mind the end.” So they sang the front half:\n“What did the spoon say to the stew?\nWe know it. But who can we say it to?”`,
      ],
      again: [
        `The end of it was still safe. They sang the rest:\n“What did the spoon say to the stew?\nWe know it. But who can we say it to?”`,
        `The sound had stopped, as if someone might be listening, so they asked it:\n“What did the spoon say to the stew?\nWe know it. But who can we say it to?”`,
      ],
      third: `Somebody has to say “What?” and nobody had, so they tried it once more:\n“What did the spoon say to the stew?\nWe know it. But who can we say it to?”`,
      last: `And now there was somebody to ask, so they asked, and it ended another way:\n“What did the spoon say to the stew?\nWe know it, and now we can say it to you.”`,
    },
    try: `“I've got a joke,” said {name}, and held up the spoon. But {pal} knew the end and laughed too soon. {{Being} went quiet|At that {being} went quiet|At that {being}, who had not heard any joke so far, went perfectly quiet}. “That was at me,” said {being}. “It was at the spoon!” said {name}. “{They always say that|They always say it was something else}.” [And you can't tell a joke to somebody who is counting who laughs.]`,
    resolve: `“What did the spoon say to the stew?” asked {name}. “What?” said {being}. “*Don't go away. I'll be right back.*” {Nothing happened. It went on happening|Nothing happened for quite a time|Nothing happened, for about as long as a spoon takes to go up to somebody's mouth and down}. Then {being} began to laugh, {a bit rusty|like somebody who's out of practice}. “Another,” said {being}.`,
    bed: `By the bed lay the spoon. *I'll be right back*, it had said. {At home nobody wanted to hear that. But one friend did|At home there was nobody who wanted to hear it, but out there was one|At home there was still nobody who wanted to hear it, but out there was one friend now who did, from the beginning}. {name} thought of the end of it, and smiled into the pillow. {It would keep|It would keep till tomorrow, after all}.`,
  },
  shy: {
    title: ['{name} and the {Title}', 'Room on the Step', 'Somebody to Say Oh'],
    want: [
      `The bean game takes three hats, two spoons, and one bean. One sends the bean over. One catches it. {The third sits in the middle and says oh|The third sits on the step in between, and says oh|And the third, who is the most important, sits on the step in between and says oh}. {name} had them all. {But nobody said oh|But every evening the oh was missing}. {Would it be missing tonight?|What if it was missing for always?}`,
      `There was a step at {name}'s place, wide enough for three, and that's where the bean game was played. {There were three hats, two spoons and a bean. In the middle sits somebody who says oh|It takes three hats, two spoons, a bean, and somebody in the middle to say oh|It takes three hats, two spoons, one bean, and, in the middle of the step, somebody to say oh when it goes over}. [The middle was kept swept.] {Would it be empty tonight too?|What if nobody ever came to be somebody?}`,
    ],
    setoff: `“Somebody wants to come,” said {name}, “and doesn't dare. {So we go to them. We leave room|So we'll go, and we'll leave some room in between}.” {In one pocket were bean and spoons. In the other was the third hat|Bean and spoons went into one pocket, and the third hat into the other|The bean and the spoons went into one pocket of the coat, and the third hat, folded small, into the other}. {pal} practiced leaving room. [{It went quite well|It went quite well, once you got used to talking across it}.]`,
    stay: `On the step sat {name} and {pal} in pajamas, one at each end. {In the middle they put the third hat|In the middle, where somebody could find it, they put the third hat}. “Now we look the other way,” said {name}. {They waited. Something was coming|They waited, the hat waited, and something was coming}.`,
    remind: `Now and then they saw {a bit of somebody. Then it was gone|a bit of somebody, just going, and then only the place where it had been|a bit of somebody, just going, and, if they were too late for that, the place where somebody had been}. {name} did not run. {You don't run after a shy thing|You don't, after a shy thing|You don't run after a shy thing, any more than after a soap bubble}. The third hat was taken out and put where it could be seen. [The next time they looked, it had gone.]`,
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
      `“Hello!” cried {pal}. “What's your name? Do you like beans? {Where do you live?|Where do you live, and for how long?}” {It was too much hello. {Being} was gone|It was far too much hello, and {being} was gone|It was far too much hello for one evening, and where {being} had been there was only a surprised sort of gap}. “{Sorry|I had it all saved up},” said {pal}. {After a time somebody looked out|After a time somebody looked out again}.`,
      `{name} put the bean and the spoons down in between, and turned away, and got busy with one sleeve. {Being} came and looked at the spoons, {nearer, and nearer still|nearer, and nearer, until one of them rang|nearer, and nearer still, until, which no one had planned, one of them rang}. {Ting! There was nobody there|Ting! And there was nobody there}. “Nobody's cross,” said {name} to the sleeve. [“Spoons do that.”]`,
    ],
    resolve: `They played until nobody could see the bean{. It got lost nineteen times|. It was lost nineteen times, and laughed at nineteen times|, and it was lost nineteen times, and found eighteen, and laughed at every time}. {Being} wore the third hat. [{It was the wrong size. It was just right|It was quite the wrong size, and it was perfect}.] Then the bean went over, high and slow, right past the middle. {“Oh,” said {being}.|And from the middle somebody said, “Oh.”}`,
    bed: `Two hats hung on the end of {name}'s bed, and somewhere out in the dark there was a third. [{The bean lay under the pillow|The bean had been found, and lay under the pillow|The bean, which had turned up in the end in a sleeve, lay under the pillow}.] {The bean would be sent across tomorrow|Tomorrow the bean would go across again}, and in the middle, {somebody would say oh|very likely, somebody would say oh}. {name} said it now, for practice, to the dark. Oh.`,
  },
};
