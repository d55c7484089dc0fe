import type { ThemeTelling } from '../../bank.ts';

export const problemSolving: ThemeTelling<'problem-solving'> = {
  restless: {
    title: ['{name} and the {Title} on the List', 'Number Seven', 'What We Know and What We Can Try'],
    want: [
      `{name} made lists. Today's had seven things on it, and six were crossed off, even the truth about the jam. {Only number seven was left. It said *Everybody sleep*|Only number seven was left, and number seven said *Everybody sleep*}. {It had to be crossed off tonight. There was no more room, for|It had to be crossed off tonight, for|It would have to be crossed off tonight, since what's left over is carried across to tomorrow, and} tomorrow's list was {full|already full to the edges}.`,
      `A thing on a list is a thing half done. That was what {name} always said. {Today six things were crossed off, even the one about the jam|By supper six of today's seven had been crossed off, even the jam|By supper six of today's seven had been crossed off, even the awkward one, which was about the truth and the jam}. Number seven was easy: *Everybody sleep.* {But what if it wasn't?|But what if it was left over, and tomorrow's list was full?}`,
    ],
    setoff: `On a clean page {name} drew a line down the middle.~;~ On the left it said WHAT WE KNOW, and on the right, WHAT WE CAN TRY. {On the left {name} wrote *Somebody is awake*. On the right went *Go and see*|Under the first {name} wrote *Somebody is awake*, and under the second *Go and see*}. [“That's a short list,” said {pal}. {“That's why we can carry it,” said {name}.|“They're the only kind you can carry,” said {name}, and they went.}]`,
    stay: `On a clean page {name} drew a line down the middle, in pajamas, by the last of the lamplight. On the left: WHAT WE KNOW. On the right: WHAT WE CAN TRY. {*Sit here and see*, wrote {name}|On the right {name} wrote *Sit here and see*}. [{So they sat, and looked out over the top of the page|So {pal} held one edge and {name} the other, and over the top of it they looked out}.] And it was quite close.`,
    remind: `{name} held up the list in what light there was. *Somebody is awake*, it said on the left. {Now they knew more. *It is nearer*, wrote {name}|By now they knew more, and {name} added *It is nearer* and *It is not getting tired*|By now they knew a little more than that, so {name} put down *It is nearer*, and also, with a sigh, *It is not getting tired*}. “{We are|But we are},” said {pal}. {That went down as well|That went down too}.`,
    refrain: {
      first: [
        `It was a list that you could sing, so they sang it, to learn it by heart:\n“What do we know, and what can we try?\nSomebody's awake, and we don't know why.”`,
        `“Read it to me,” said {pal}. It went like this:\n“What do we know, and what can we try?\nSomebody's awake, and we don't know why.”`,
      ],
      again: [
        `{name} ran one finger down the list, and they sang what was on it:\n“What do we know, and what can we try?\nSomebody's awake, and we don't know why.”`,
        `When you get no further you go back to the top, so they did:\n“What do we know, and what can we try?\nSomebody's awake, and we don't know why.”`,
      ],
      third: `One thing more could be crossed out, and that left them with this:\n“What do we know, and what can we try?\nSomebody's awake, and we don't know why.”`,
      last: `They read the list through once more, as low as paper, and one line was different now:\n“What do we know, and what can we try?\nNobody's awake, and we do know why.”`,
    },
    try: [
      `*Ask politely*, it said on the right. {So {name} asked, with please|So {name} asked, with a please at both ends|So {name} asked, with a please at the beginning, another at the end, and one in the middle where the pause was}. “Please would you go to sleep, please?” “Thank you for asking,” said {being}. {“No, I can't.”|“I'd like to very much. I can't.”} [They all agreed that it had been done very nicely.] {{name} crossed it out|And {name} crossed out *Ask politely*}.`,
      `*Find out what's wrong*, it said on the right. {“Are you too hot? Too cold? Is there a crumb?” asked {name}. It was none of those|“Are you too hot? Too cold? Is it a crumb?” asked {name}, and it was none of them|“Are you too hot? Too cold? Is it a crumb?” asked {name}, reading down from the top, and to each of them the answer was no}. “Are you too awake?” “{Yes!|That's the one!}” said {being}, so pleased that {it was louder than before|for a while it was worse than before}.`,
    ],
    resolve: `{name} listened on the left, and then on the right. {Nobody was up. So number seven could be crossed off|Nobody was up, and so number seven was crossed off|There wasn't anybody up on either side, and so, with one thin careful line, number seven was crossed off}. {“What about us?” said {pal}. “We're still here.”|“It isn't everybody yet,” said {pal}. “We're still here.”} {name} looked at the line. “{We'd better hurry|Then we'd better go and make it true},” said {name}.`,
    bed: `The list lay by the bed, with the pencil asleep in the fold. {There were seven things on it, and seven lines through them|On it stood seven things, and through each of the seven ran a line|On it stood seven things, the shoelace and the letter and the jam and all of them, and through each of the seven ran a line}. {Nothing was carried over|There was nothing to carry over}. *Everybody sleep*, said the last of them, {and that was nearly true|and it grew truer with every breath}.`,
  },
  wonder: {
    title: ['{name} and the {Title}', 'The Lid That Would Not', 'Step Four'],
    want: [
      `The plum jar would not open. {name} took it in steps. Step one was to twist it. Two was to tap it with a spoon. Three was to ask. {The lid got tighter each time|Each time the lid got tighter|After each of them, as far as you could tell, the lid sat on the jar a little tighter than before}. {There had to be a step four|Tonight there must be a step four}, or {no plums|no plums for breakfast}.`,
      `Step one was to twist it. Step two was to tap it with a spoon.~and~ Step three was to ask it nicely. {{name} had done them all. The lid was still on the plum jar|The lid was still on the plum jar|{name} had done all of them twice, in the right order and in the wrong one, and still the lid sat on the plum jar}. {Tonight there must be a step four|There had to be a step four, tonight}, or breakfast was {without plums|plums to look at}.`,
    ],
    setoff: `“Once a year, all by itself,” said {name}, “and nobody twists it! I want to see how that's done.” {The spoon went in a coat pocket. {pal} took the jar|With coats on, and jar and spoon, they set out|The spoon went into a pocket of the coat that was put on over the pajamas, and {pal} took the jar}. “What if the jar is once a year, too?” asked {pal}. {They went a bit faster|They went a bit faster}.`,
    stay: `“Once a year, all by itself,” said {name}, “and nobody twists it! I want to see how that's done.” {They sat down where the lamplight stops, in pajamas. So did the jar|In pajamas they sat down where the lamplight stops, with the jar between them|In pajamas they sat down where the lamplight stops, and put the jar down in between, with its lid to the front}. “{Can it see from there?|It's so that the jar can see},” {asked|said} {pal}.`,
    remind: `“Let me,” said {pal}. “I'm fresh.” And {pal} took the jar and twisted. “It moved! Something moved!” {They looked. It was {pal} who had moved|They looked, and the one who had moved was {pal}|They looked into it carefully, and found that the lid was where it had been, and the one who had moved was {pal}}. “Step one,” said {name}, “{has been done by everyone now|has now been done by everybody}.”`,
    refrain: {
      first: [
        `They went through it from the top, in case a step had been left out:\n“Twist it, tap it, pull it about.\nWhat is the trick of it, getting it out?”`,
        `{name} had the steps in a song, so as not to lose any:\n“Twist it, tap it, pull it about.\nWhat is the trick of it, getting it out?”`,
      ],
      again: [
        `“There's one step that we haven't thought of,” said {name}, and they went over it again:\n“Twist it, tap it, pull it about.\nWhat is the trick of it, getting it out?”`,
        `They sang it to the jar, which kept it to itself:\n“Twist it, tap it, pull it about.\nWhat is the trick of it, getting it out?”`,
      ],
      third: `There were two things now that wouldn't, and they looked from one to the other:\n“Twist it, tap it, pull it about.\nWhat is the trick of it, getting it out?”`,
      last: `Nobody had been doing anything at all. They sang it so low that it hardly moved:\n“Don't twist, don't tap, don't pull it about.\nThat is the trick of it. Let it come out.”`,
    },
    try: `Twisting was out of the question. {So it was step two. {name} tapped close by|So it was step two, and {name} tapped three times with the spoon, close by|So {name} began with step two, and tapped with the spoon, close by, three small polite taps, as you would at a door}. “What's that for?” asked {being}. “To loosen you.” “It's doing the other thing,” said {being}. So {name} asked, nicely. “{That too|So does that},” said {being}.`,
    resolve: `So step four was to stop. {The jar was left alone. {name} laid one finger on the lid|The jar was left all by itself, and {name} only laid one finger on the lid|The jar was let stand all by itself, with nobody holding it, and {name} only laid one finger on the lid}. {It went the other way. The lid came off|It went round by itself, the other way, and the lid came off|Round it went, all by itself, the other way from the way they'd always turned it, and the lid came off}. “Then all day long,” said {pal}, “we've been {shutting it|helping it shut}.”`,
    bed: `The jar stood in the kitchen, with the lid beside it. {In bed nothing was twisted. Nothing was tapped|In bed nothing was twisted, nothing was tapped, and nobody was asked|In bed nothing was twisted and nothing was tapped, not even the pillow, and nobody was asked for anything}. {name} stopped holding the day, first with both hands, and then with both knees. {Sleep came by itself|Then all the rest came by itself|Then all the rest of it came off by itself, as lids do, when nobody is holding them}.`,
  },
  sound: {
    title: ['{name} and the {Title}', 'Cup, String, Cup', 'Nobody Speaking'],
    want: [
      `Cup, string, cup: {name} had made a speaking machine. {You talk in here. It comes out there. But it didn't|You talk in at one end and it comes out at the other, but it didn't|You talk in at the one end, and it comes out at the other end, or it should have, but it didn't}. {name} checked it in steps. This cup was good. That cup was good. So was the string. {It must talk by breakfast. The cups were needed|By breakfast they'd be cups again}.`,
      `{{name} looked into both cups, and along the string|First {name} looked into one cup, then into the other, and then along the string}. {It was a machine to talk with. It did not talk|It was a machine to talk with, and it didn't talk|It was a machine to talk with, by way of the string, from the one cup to the other, and it didn't talk}. {Each bit was good|In every part there was nothing wrong with it}. {By breakfast they would be plain cups again|If it wasn't solved tonight they'd be plain cups again, for breakfast}.`,
    ],
    setoff: `{name} held one of the cups to one ear. “It works! It's coming from the other end!” “I've got the other end,” said {pal}. “Step four,” said {name}. “Find out who it is.” {They put on coats, and went|The string was rolled up, coats went on, and off they went|So they rolled up the string, put on their coats over their pajamas, and set out with a cup each}.`,
    stay: `{name} held one of the cups to one ear. “It works! Somebody's on it!” “I've got the other end,” said {pal}. {They took it to the edge of the lamplight, in pajamas|So in pajamas they took it to where the lamplight stops, and sat down|So in pajamas they carried it, cup and string and cup, to where the lamplight stops, and sat down}. “Step four,” said {name}. “{Who is it?|Find out who that is.}” [And the other cup was put out into the dark.]`,
    remind: `“Hello?” said {pal} into one cup. “Yes?” said {name} into the other, a whole string away. “Who is it?” “It's me.” “I can see that,” said {pal}. {That was what was wrong|And that was what was wrong with it, up to now|And that was it exactly, that was what had been wrong with the thing from the very beginning}: {they always knew who it was|you always knew}.`,
    refrain: {
      first: [
        `They went over it, from one end to the other, and it came out like this:\n“Cup, string, cup, and nothing's wrong.\nWhy is there nobody, all night long?”`,
        `{name} said it into one cup, and {pal} held the other, to see if it got there:\n“Cup, string, cup, and nothing's wrong.\nWhy is there nobody, all night long?”`,
      ],
      again: [
        `You check it again before you give up, so they checked it again:\n“Cup, string, cup, and nothing's wrong.\nWhy is there nobody, all night long?”`,
        `They listened, each in a cup, and heard each other listening:\n“Cup, string, cup, and nothing's wrong.\nWhy is there nobody, all night long?”`,
      ],
      third: `The string hung there between them with nothing in it, and they said:\n“Cup, string, cup, and nothing's wrong.\nWhy is there nobody, all night long?”`,
      last: `They checked it for the last time, very low, and there was a mistake in it now:\n“Cup, string, cup, and nothing's wrong.\nNow there is somebody, all night long.”`,
    },
    try: `{{name} left one cup with {being}. Then {name} went off and listened|{name} left one cup with {being}, went off as far as the string, and listened}. {It was very quiet|For a while it was quiet|For a while it was as quiet in there as it can only be in a cup}. “Who's speaking, please?” asked {name}. “Nobody,” it said in the cup. “I can hear you quite clearly!” said {name}. “I was just leaving,” it said.`,
    resolve: `{{Being} did it into the cup. {name} listened at the other end. It was all there|Then {being} did it right into the cup, and {name}, at the other end, had an ear full|Then {being} did it once more, right into the cup, and at the other end of the string {name} had an ear full of it}. “Now you listen,” said {name}, and said good night into the cup. {First nothing came back|For a while nothing came back}. “There's somebody *in* here,” said {being}.`,
    bed: `The two cups stood in the kitchen, for breakfast. {name} had kept the string, {and held one end of it|and lay with one end of it in one hand|and lay with one end of it in one hand, while the other end went down over the blanket and out of sight}. {It was a good string|There was nothing the matter with it}. {All that came along it was quiet|Nothing came along it now but quiet|Nothing came along it now, from one end to the other, but quiet}, {from both ends|and that came from both ends at once}.`,
  },
  shy: {
    title: ['{name} and the {Title}', 'Three Into Two', 'One Marble Left Over'],
    want: [
      `{name}'s game had three marbles and two players.~and~ It never came out fair. {They had tried it in steps. They hid the blue one. They sat on it|They'd tried hiding the blue one, sharing it, and sitting on it|They had gone at it in steps, first hiding the blue one, then having it turn and turn about, and then sitting on it}. {Still there was one left over|There was always one left over}. {It must come out tonight|It had to come out tonight|So tonight, one way or another, it would have to come out}, or {it went back in the drawer|it went back in the drawer}.`,
      `One, and one, and one left over. {{name}'s game had three marbles and two players. It was never fair|Three marbles between two players: {name}'s game had never once been fair|Three marbles have to go between two players in {name}'s game, and in all this time it had never once come out fair}. {They had tried hiding the blue one|They'd tried hiding the blue one, and sitting on it|They had tried hiding the blue one, and they had tried sharing it, and each of them had sat on it}. Tonight it had to be solved, {or put away|or it went back in the drawer}.`,
    ],
    setoff: `“Whoever looks on from outside sees best,” said {name}. “They'll know what we do wrong.” “What if it's me?” asked {pal}. “Then we'll know.” {They put coats on. One marble went in each pocket|Coats went on, and a marble into each pocket|The coats went on over the pajamas, and into each of the pockets there went a marble}. There were two pockets, and, {|of course,} three marbles.`,
    stay: `“Whoever looks on from outside sees best,” said {name}. “They'll know what we do wrong.” {They put the marbles where the lamplight stops. They sat down beside them|In pajamas they sat down where the lamplight stops, with the marbles in a row|In pajamas they sat down where the lamplight stops, and laid the marbles in a row, where anybody could count them}. “Which is the one too many?” asked {pal}. {{name} didn't know|They all looked as if they belonged}.`,
    remind: `“We could lose one,” said {pal}, “by accident.” {They looked at the blue marble. It looked back|They looked at the blue marble, and it looked back|They both looked at the blue marble, which had never been allowed to stay with anybody, and it looked back}. “It hasn't done anything,” said {name}. {So they took turns to carry it|So it was carried, first by one and then by the other|So from there on it was carried by each of them in turn, ten steps by one and ten by the other}, {which was fair|and so far that was fair}.`,
    refrain: {
      first: [
        `It's a sum, and they did it aloud, to see where it went wrong:\n“Three into two, and it will not go.\nWhere's our mistake? We want to know.”`,
        `{name} counted, and {pal} counted after, and they got the same:\n“Three into two, and it will not go.\nWhere's our mistake? We want to know.”`,
      ],
      again: [
        `They began from the other end this time, with the blue one:\n“Three into two, and it will not go.\nWhere's our mistake? We want to know.”`,
        `Perhaps somebody was listening who was better at it, so they said it clearly:\n“Three into two, and it will not go.\nWhere's our mistake? We want to know.”`,
      ],
      third: `Nobody could say it, so they sang it, rather low:\n“Three into two, and it will not go.\nWhere's our mistake? We want to know.”`,
      last: `They did it over, one, and one, and one, and then all together:\n“Three into three, and of course it will go.\nThere's no mistake, and now we know.”`,
    },
    try: `{name} laid down the marbles where {being} could see. “What are we doing wrong?” {{Being} began to count|{Being} began to count|{Being} had wanted to be asked that for a long time, and began at once to count}. “One for you. One for {pal}. And one for...” There it stopped. “For whom?” asked {name}. “I've lost count,” said {being}, and went back a bit.`,
    resolve: `{name} gave them out again. {One was for {name}. One was for {pal}. The blue one was for {being}|One was {name}'s, one was {pal}'s, and the blue one was for {being}|One was {name}'s, one was {pal}'s, and the blue one, which had never had anywhere to go, was for {being}}. Nothing was left over. {They counted again. It stayed fair|They counted again, and it stayed fair|They counted it over twice, from both ends, because in all the time they'd played it this had never happened}. “It wasn't one marble too many,” said {name}. “We were one too few.”`,
    bed: `One marble lay in {name}'s slipper.~and~ {pal} had one, and the blue one was out there {with somebody|with somebody who was looking after it}. {{name} counted them one way. Then {name} counted the other way|{name} counted them one way, and then, slower, the other|{name} counted them, lying quite still, once in one direction, and then, a good deal slower, in the other}. There was one each. {Nothing was over|It came out, and nothing was left over}.`,
  },
};
