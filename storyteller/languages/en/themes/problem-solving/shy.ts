import type { ArcTelling } from '../../../bank.ts';

export const shy: ArcTelling = {
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
};
