import type { ThemeTelling } from '../../bank.ts';

export const problemSolving: ThemeTelling<'problem-solving'> = {
  restless: {
    title: ['{name} and the {Title} on the List', 'Number Seven', 'What We Know and What We Can Try'],
    want: [
      `{name} made lists. Today's had seven things on it, and six were crossed off, even {the jam|the truth about the jam}. {Only number seven was left. It said *Everybody sleep*|Only number seven was left, and number seven said *Everybody sleep*}. {{name} wanted to cross it off tonight|{name} wanted to cross it off tonight, for tomorrow's list was full|{name} wanted to cross it off tonight, since tomorrow's list was already full to the edges}. {But what if somebody stayed awake?|But what if somebody stayed awake?}`,
      `There were seven things on {name}'s list, and six of them were crossed off. {Even the one about the jam was done|Even the awkward one was done, about the truth and the jam}. {Number seven said *Everybody sleep*. {name} wanted to cross that off too|Number seven said *Everybody sleep*, and {name} wanted to cross that off tonight|Number seven said *Everybody sleep*, and {name} wanted to cross that off tonight, as there was no room on tomorrow's list}. {But what if somebody stayed awake?|But what if somebody didn't?}`,
    ],
    setoff: `“Then number seven isn't done,” said {name}, and took a clean page. {On the left {name} wrote *Somebody is awake*. On the right {name} wrote *Go and see*|On the left, under WHAT WE KNOW, {name} wrote *Somebody is awake*, and on the right, under WHAT WE CAN TRY, *Go and see*}. “{That is a short list|It's a short list},” said {pal}. {“Then we can carry it,” said {name}. They put coats on, and went|“They're the only kind you can carry,” said {name}, doing up a coat, and they went}.`,
    stay: `“Then number seven isn't done,” said {name}, and took a clean page, in pajamas, by the last of the lamplight. {On the left {name} wrote *Somebody is awake*. On the right {name} wrote *Sit here and see*|On the left, under WHAT WE KNOW, {name} wrote *Somebody is awake*, and on the right, under WHAT WE CAN TRY, *Sit here and see*}. [{So they sat, and looked out over the top of the page|So {pal} held one edge and {name} the other, and over the top of it they looked out}.] “It's close,” said {pal}. {{name} wrote that down|That went down on the left}.`,
    remind: `{name} held up the list in what light there was. *Somebody is awake*, it said on the left. {Now they knew more. *The noise is nearer*, wrote {name}|By now they knew more, and {name} added *The noise is nearer* and *It is not getting tired*|By now they knew a little more than that, so {name} put down *The noise is nearer*, and also, with a sigh, *It is not getting tired*}. “{But we are tired|But we are},” said {pal}. {{name} wrote that down, too|That went down too}.`,
    refrain: {
      first: [
        `It was a list that you could sing, so they sang it, to learn it by heart:\n“What do we know, and what can we try?\nSomebody's awake, and we don't know why.”`,
        `“Read it to me,” said {pal}. It went like this:\n“What do we know, and what can we try?\nSomebody's awake, and we don't know why.”`,
      ],
      again: [
        `{name} ran one finger down the list, and they sang what was on it:\n“What do we know, and what can we try?\nSomebody's awake, and we don't know why.”`,
        `They went back to the top of the list, and sang it down:\n“What do we know, and what can we try?\nSomebody's awake, and we don't know why.”`,
      ],
      third: `They crossed out one more thing they had tried, and this was left:\n“What do we know, and what can we try?\nSomebody's awake, and we don't know why.”`,
      last: `They read the list through once more, as low as paper, and one line was different now:\n“What do we know, and what can we try?\nNobody's awake, and we do know why.”`,
    },
    try: [
      `*Ask politely*, {name} put on the list. {So {name} asked, with please|So {name} asked, with a please at both ends|So {name} asked, with a please at the beginning, another at the end, and one in the middle where the pause was}. “Please would you go to sleep, please?” “Thank you for asking,” said {being}. {“No, I can't.”|“I'd like to very much. I can't.”} [They all agreed that it had been done very nicely.] {{name} crossed it out|And {name} crossed out *Ask politely*}.`,
      `*Find out what's wrong*, {name} put on the list. {“Are you too hot? Too cold? Is there a crumb?” asked {name}. It was none of those|“Are you too hot? Too cold? Is it a crumb?” asked {name}, and it was none of them|“Are you too hot? Too cold? Is it a crumb?” asked {name}, reading down from the top, and to each of them the answer was no}. “Are you too awake?” “{Yes!|That's the one!}” said {being}, so pleased that {the noise got louder|for a while the noise got worse}.`,
    ],
    resolve: `On the left {name} listened, and then on the right. {Everybody was asleep. So {name} crossed off number seven|Everybody was asleep, and so {name} took the pencil and crossed off number seven|There wasn't anybody up on either side, and so, with one thin careful line, {name} crossed off number seven}. “{But I'm awake|It isn't true yet},” said {pal}. “{So are you|We're still up}.” {name} looked at the line. {It was a good line|It was such a good line}. “{We'd better hurry|Then we'd better go and make it true},” said {name}.`,
    bed: [
      `The list lay by the bed. There were seven things on it, and seven {lines|thin lines} through them. *Everybody sleep*, said the last of them, and {|by now }nobody was awake to read it.`,
      `Tomorrow's list lay underneath, and could wait. On top lay today's, {with all of it crossed off|with nothing on it now but lines}. Across it lay the pencil, like one line more, quite straight, asleep.`,
    ],
  },
  wonder: {
    title: ['{name} and the {Title}', 'The Lid That Would Not', 'Step Four'],
    want: [
      `The plum jar would not open. {name} took it in steps. Step one was to twist it. Two was to tap it with a spoon. Three was to ask. {The lid got tighter each time|Each time the lid got tighter|After each of them, as far as you could tell, the lid sat on the jar a little tighter than before}. {{name} wanted plums for breakfast. But what was step four?|{name} wanted plums for breakfast, but what was step four?}`,
      `{name} wanted plums for breakfast, and the plum jar would not open. Step one was to twist it. Step two was to tap it with a spoon.~and~ Step three was to ask it nicely. {{name} had done them all. The lid was still on|The lid was still on|{name} had done all of them twice, in the right order and in the wrong one, and still the lid was on}. {What was step four? What if there was none?|What if there was no step four?}`,
    ],
    setoff: `“Tonight that happens all by itself,” said {name}. “And nobody twists it! I want to see how it's done.” {The spoon went in a coat pocket. {pal} took the jar|With coats on, and jar and spoon, they set out|The spoon went into a pocket of the coat that was put on over the pajamas, and {pal} took the plum jar}. “{The jar can learn it too|I'll hold it so that it can see},” said {pal}. {And they went|And off they went, the jar with its lid to the front}.`,
    stay: `“Tonight that happens all by itself,” said {name}. “And nobody twists it! I want to see how it's done.” {They sat down where the lamplight stops, in pajamas. So did the plum jar|In pajamas they sat down where the lamplight stops, with the plum jar between them|In pajamas they sat down where the lamplight stops, and put the plum jar down in between, with its lid to the front}. {“Can the jar see from there?” asked {pal}.|“It's so that the jar can see,” said {pal}.}`,
    remind: `“Let me try the jar,” said {pal}. “I'm fresh.” And {pal} took it and twisted. “It moved! Something moved!” {They looked. It was {pal} who had moved|They looked, and the one who had moved was {pal}|They looked into it carefully, and found that the lid was where it had been, and the one who had moved was {pal}}. “Step one,” said {name}, “{has been done by everyone now|has now been done by everybody}.”`,
    refrain: {
      first: [
        `They went through the steps from the top, in case one had been left out:\n“Twist it, tap it, pull it about.\nWhat is the trick of it, getting it out?”`,
        `{name} had the steps in a song, so as not to lose any:\n“Twist it, tap it, pull it about.\nWhat is the trick of it, getting it out?”`,
      ],
      again: [
        `“There's one step that we haven't thought of,” said {name}, and they went over it again:\n“Twist it, tap it, pull it about.\nWhat is the trick of it, getting it out?”`,
        `They sang to the jar, which kept its lid on:\n“Twist it, tap it, pull it about.\nWhat is the trick of it, getting it out?”`,
      ],
      third: `The jar would not, and neither would somebody else, so they sang to both:\n“Twist it, tap it, pull it about.\nWhat is the trick of it, getting it out?”`,
      last: `Nobody had been doing anything at all. They sang the steps so low that the air hardly moved:\n“Don't twist, don't tap, don't pull it about.\nThat is the trick of it. Let it come out.”`,
    },
    try: `{{name} took the spoon for step two. {name} tapped close by|“Step two,” said {name}, and tapped three times with the spoon, close by|“Step two,” said {name}, and tapped with the spoon, close by, three small polite taps, as you would at a door}. “What's that for?” asked {being}. “To loosen you,” said {name}. “It's doing the other thing,” said {being}. So {name} asked, nicely. “{That does too|So does that},” said {being}.`,
    resolve: `So step four was to stop. {They left the plum jar alone. {name} laid one finger on the lid|They left the plum jar all by itself, and {name} only laid one finger on the lid|They let the plum jar stand all by itself, with nobody holding it, and {name} only laid one finger on the lid}. {The lid went round the other way, and came off|The lid went round by itself, the other way, and came off|Round it went, all by itself, the other way from the way they'd always turned it, and the lid came off}. “Then all day long,” said {pal}, “we've been {shutting it|helping it shut}.”`,
    bed: [
      `In the kitchen stood the plum jar, with its lid beside it. Nobody twisted it, and nobody tapped. {The plums sat in a ring|The plums lay in it, round and close together}. In the dark you could smell them, very sweet.`,
      `In bed there was only step four, and it was easy. {{name} held on to nothing|There was nothing left to hold on to}. In the kitchen the lid lay beside its jar, and on the blanket lay one open hand.`,
    ],
  },
  sound: {
    title: ['{name} and the {Title}', 'Cup, String, Cup', 'Nobody Speaking'],
    want: [
      `Cup, string, cup: {name} had made a speaking machine. {You talk in here. It comes out there. But it didn't|You talk in at one end and it comes out at the other, but it didn't|You talk in at the one end, and it comes out at the other end, or it should have, but it didn't}. {{name} had checked both cups, and the string|{name} checked it in steps, this cup, that cup, and the string}. {It had to talk tonight. At breakfast they needed the cups|And it had to talk tonight, for by breakfast they'd be cups again}.`,
      `Out of two cups and a string {name} had made a speaking machine. {But it did not speak|But nobody had ever spoken in it|But, although you talked in at the one end as loud as you liked, nothing came out at the other}. {{name} looked in both cups, and along the string. They were good|First {name} looked into one cup, then into the other, then along the string}. {It had to speak tonight. At breakfast they needed the cups|It had to be tonight, for by breakfast they'd be plain cups again}.`,
    ],
    setoff: `{name} held one of the cups to one ear. “There's that sound! The machine works!” “I've got the other end,” said {pal}, “and I'm not speaking.” “Then we'll see who is,” said {name}. {They put on coats. They took cup, string, cup, and went|They rolled up the string, put coats on, and went|So they rolled up the string, put on their coats over their pajamas, and set out with a cup each}.`,
    stay: `{name} held one of the cups to one ear. “There's that sound! The machine works!” “I've got the other end,” said {pal}, “and I'm not speaking.” {They took it to the edge of the lamplight, in pajamas|So in pajamas they took it to where the lamplight stops, and sat down|So in pajamas they carried it, cup and string and cup, to where the lamplight stops, and sat down}. “Then we'll see who is,” said {name}. [And the other cup was put out into the dark.]`,
    remind: `“Hello?” said {pal} into one cup. “Yes?” said {name} into the other, a whole string away. “Who is it?” asked {pal}. “It's me.” “I can see you,” said {pal}. {That was what was wrong with the machine|And that was what was wrong with the machine, up to now|And that was it exactly, that was what had been wrong with the machine from the very beginning}: {they always knew who it was|you always knew who it was}.`,
    refrain: {
      first: [
        `They went over the machine, from one end to the other, and it came out like this:\n“Cup, string, cup, and nothing's wrong.\nWhy is there nobody, all night long?”`,
        `{name} sang into one cup, and {pal} held the other, to see if it got there:\n“Cup, string, cup, and nothing's wrong.\nWhy is there nobody, all night long?”`,
      ],
      again: [
        `You check a machine again before you give up, so they checked it again:\n“Cup, string, cup, and nothing's wrong.\nWhy is there nobody, all night long?”`,
        `They listened, each in a cup, and heard each other listening:\n“Cup, string, cup, and nothing's wrong.\nWhy is there nobody, all night long?”`,
      ],
      third: `The string hung there between them with nothing in it, and they said:\n“Cup, string, cup, and nothing's wrong.\nWhy is there nobody, all night long?”`,
      last: `They checked the machine for the last time, very low, and there was a mistake in it now:\n“Cup, string, cup, and nothing's wrong.\nNow there is somebody, all night long.”`,
    },
    try: `{{name} left one cup with {being}. Then {name} went off and listened|{name} left one cup with {being}, went off as far as the string, and listened}. {It was very quiet|For a while it was quiet|For a while it was as quiet in there as it can only be in a cup}. “Who's speaking, please?” asked {name}. “Nobody,” said {being} in the cup. “I can hear you quite clearly!” said {name}. “I was just leaving,” said {the cup|the cup}.`,
    resolve: `{{Being} made the sound into one cup. {name} listened at the other. It was all there|Then {being} made the sound right into one cup, and {name}, at the other, had an ear full|Then {being} made the sound once more, right into one cup, and at the other end of the string {name} had an ear full of it}. The machine worked. “Now you listen,” said {name}, and said good night into the cup. {First nothing came back|For a while nothing came back}. “There's somebody *in* here,” said {being}.`,
    bed: [
      `The cups stood in the kitchen, for breakfast. But {name} had kept the string, and held one end. The other went {out into the dark|down over the blanket, into the dark}. Something came along it, and it was quiet.`,
      `Cup, and no string, and cup. They stood {on the shelf|side by side in the kitchen}, upside down. In each was a little of a good night. It went round once, and lay down.`,
    ],
  },
  shy: {
    title: ['{name} and the {Title}', 'Three Into Two', 'One Marble Left Over'],
    want: [
      `{name}'s game had three marbles and two players, so it never came out fair. {They had hidden the blue marble. They had sat on it|They'd tried hiding the blue marble, sharing it, and sitting on it|They had gone at it in steps, first hiding the blue marble, then having it turn and turn about, and then sitting on it}. {Still there was one left over|There was always one left over}. {{name} wanted it to be fair tonight. Or the game went back in the drawer|If it didn't come out fair tonight, the game went back in the drawer}.`,
      `One, and one, and one left over. {{name}'s game had three marbles for two players. It was never fair|Three marbles for two players: {name}'s game had never once been fair|Three marbles have to go between two players in {name}'s game, and in all this time it had never once come out fair}. {They had hidden the blue one. They had sat on it|They'd tried hiding the blue one, and sitting on it|They had tried hiding the blue one, and they had tried sharing it, and each of them had sat on it}. {{name} wanted it fair tonight, or it went in the drawer|Tonight it had to be solved, or it went back in the drawer}.`,
    ],
    setoff: `“Somebody watches our game every evening,” said {name}. “Whoever watches sees best. They'll know what we do wrong.” “What if it's me?” asked {pal}. “Then we'll know.” {They put coats on, to go and ask. One marble went in each pocket|They put on coats to go and ask, with a marble in each pocket|They put on coats over the pajamas to go and ask, and into each of the pockets there went a marble}. There were two pockets, and{|, of course,} three marbles.`,
    stay: `“Somebody watches our game every evening,” said {name}. “Whoever watches sees best. {They'll know|They'll know what we do wrong}.” {They put the marbles where the lamplight stops. They sat down beside them|In pajamas they sat down where the lamplight stops, with the marbles in a row|In pajamas they sat down where the lamplight stops, and laid the marbles in a row, where anybody could count them}. “Which is one too many?” asked {pal}. {{name} didn't know|They all looked as if they belonged}.`,
    remind: `“We could lose one,” said {pal}, “by accident.” {They looked at the blue marble. It looked back|They looked at the blue marble, and it looked back|They both looked at the blue marble, which had never been allowed to stay with anybody, and it looked back}. “It hasn't done anything,” said {name}. {So they took turns to carry it|So it was carried, first by one and then by the other|So from there on it was carried by each of them in turn, ten steps by one and ten by the other}, {which was fair|and so far that was fair}.`,
    refrain: {
      first: [
        `Marbles are a sum, and they did it aloud, to see where it went wrong:\n“Three into two, and it will not go.\nWhere's our mistake? We want to know.”`,
        `{name} counted, and {pal} counted after, and they got the same:\n“Three into two, and it will not go.\nWhere's our mistake? We want to know.”`,
      ],
      again: [
        `They began the sum from the other end this time, with the blue marble:\n“Three into two, and it will not go.\nWhere's our mistake? We want to know.”`,
        `Perhaps somebody was listening who was better at it, so they said it clearly:\n“Three into two, and it will not go.\nWhere's our mistake? We want to know.”`,
      ],
      third: `Nobody could say who the third marble was for, so they sang, rather low:\n“Three into two, and it will not go.\nWhere's our mistake? We want to know.”`,
      last: `They did the sum over, one, and one, and one, and then all together:\n“Three into three, and of course it will go.\nThere's no mistake, and now we know.”`,
    },
    try: `Where {being} could see, {name} laid down the marbles. “What are we doing wrong?” {{Being} began to count|{Being} began to count|{Being} had wanted to be asked that for a long time, and began at once to count}. “One for you. One for {pal}. And one for...” There {being} stopped. “For whom?” asked {name}. “I've lost count,” said {being}, and went back a bit.`,
    resolve: `Now {name} gave the marbles out again. {One was for {name}. One was for {pal}. The blue one was for {being}|One was {name}'s, one was {pal}'s, and the blue one was for {being}|One was {name}'s, one was {pal}'s, and the blue one, which had never had anywhere to go, was for {being}}. Nothing was left over. {They counted again. It stayed fair|They counted again, and it stayed fair|They counted it over twice, from both ends, because in all the time they'd played it this had never happened}. “It wasn't one marble too many,” said {name}. “We were one too few.”`,
    bed: [
      `One marble lay in {name}'s slipper. {pal} had one, and out in the dark somebody had the blue one. {name} counted them, one, and one, and one. {It was fair|Nothing was left over}, and all three lay still.`,
      `The drawer was empty tonight. One marble was here, and one was near, and out in the dark was the blue one. {All of them had somebody|Each of them was with somebody}, and none of them rolled.`,
    ],
  },
};
