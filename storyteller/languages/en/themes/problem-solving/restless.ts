import type { ArcTelling } from '../../../bank.ts';

export const restless: ArcTelling = {
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
};
