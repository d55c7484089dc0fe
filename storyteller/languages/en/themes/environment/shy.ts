import type { ArcTelling } from '../../../bank.ts';

export const shy: ArcTelling = {
  title: ['{name} and the {Title}', 'Nine Rooms to Let', 'The Hotel for Small Guests'],
  want: [
    `{name} had built a hotel, for {tiny} and the other small ones. {It was a box, with nine straws for rooms|It was an old box, with nine straws for rooms|It was made out of a box that had been going to be thrown away, with nine straws for rooms}. VACANT, it said in front. [For nine days nobody had moved in.] {{name} wanted one guest tonight. What if nobody ever came?|Tonight {name} wanted just one guest. What if nobody ever came, and it was only a box?}`,
    `{VACANT, it said on {name}'s box. It was a hotel for {tiny} and the other small ones|VACANT, it said on {name}'s box, which was a hotel, for {tiny} and the other small ones|VACANT, it said on {name}'s box, which was a hotel for {tiny} and the other small ones, who have such trouble finding a place these days}. {Nine straws were the rooms. Each had a bed of fluff|The rooms were nine straws, with a bed of fluff in each}. [{name} looked in every hour.] {{name} wanted one guest tonight. What if nobody came?|{name} wanted one guest tonight. What if nobody came, and it was only a box?}`,
  ],
  setoff: `“That's a guest!” said {name}. “Somebody comes, and looks, and doesn't like to ask. {We'll take them the hotel|We'll bring them the hotel}.” {They took the hotel by its string|They picked it up by its string, all nine rooms}. “{They can have two rooms|They can have room five}.” {It swung a bit, and they went|So they went, and it swung, but nobody in it was seasick|So they went, and the hotel swung a good deal on its string, but since all nine rooms were empty there was nobody to be seasick}.`,
  stay: `“That's a guest!” said {name}. “Somebody comes, and looks, and doesn't like to ask.” {In pajamas they put the hotel down|In pajamas they put the hotel down, just where the lamplight stops, with its rooms to the dark}. Then they sat and looked at it. {“Don't look so hard,” said {pal}.|“Don't look so hard,” said {pal}, looking.}`,
  remind: `They put the hotel down, to rest the string. {{name} looked in at room one, and room two|Into room one looked {name}, and into room two|Into room one, and room two, and all along to room nine, looked {name}, with one eye}. Nobody was in. “{Something small was going in just now|I did see something going in},” said {pal}. {“Then you looked. It was gone.”|“But then you looked in from the other end.”} “{I only wanted to say welcome|I was only going to say welcome},” said {name}. [“That's a big eye, though,” said {pal}, “for a welcome.”]`,
  refrain: {
    first: [
      `That's what it says in a hotel, if you put your ear to the rooms:\n“Knock, knock, nobody, nobody's in.\nRoom for the small and the shy and the thin.”`,
      `Guests have to be told that there's room, so they told them as they went:\n“Knock, knock, nobody, nobody's in.\nRoom for the small and the shy and the thin.”`,
    ],
    again: [
      `One finger did the knocking, on the roof, as gently as it's done for someone asleep:\n“Knock, knock, nobody, nobody's in.\nRoom for the small and the shy and the thin.”`,
      `They held the hotel up to the dark, with its sign in front, and sang the sign:\n“Knock, knock, nobody, nobody's in.\nRoom for the small and the shy and the thin.”`,
    ],
    third: `All nine rooms were still free, and whoever wanted one was still outside. They said it very low:\n“Knock, knock, nobody, nobody's in.\nRoom for the small and the shy and the thin.”`,
    last: `{name} put one ear to the roof, and held up a finger, and they could only just be heard:\n“Knock, knock, somebody, somebody's in.\nHush for the small and the shy and the thin.”`,
  },
  try: `“There are nine rooms,” said {name}, and held out the hotel. {{Being} looked at all nine|{Being} looked along all nine of them|{Being} looked along all nine of them, and back along all nine}. “{Who else is in|Who else has taken one}?” “Nobody yet.” {“Then I don't know which is wrong,” said {being}.|“Then I can't tell which are the wrong ones,” said {being}.} [“There isn't a wrong one.” “{There is if I take it|There will be, when I've picked it}.”]`,
  resolve: `{Nobody had looked into the hotel for some time. {name} looked now, with half an eye|Nobody had looked into the hotel for quite some time, and {name} looked now, with half an eye}. {In room five was {tiny}. It had gone in by itself|In room five, quite at home, was {tiny}|In room five, with its feet up, and quite as if it had always lived there, was {tiny}}. {“It came past me,” whispered {being}. “It wasn't afraid.”|“It went in right past me,” whispered {being}, “and it wasn't even afraid.”} “{You don't stare|That's because you don't stare},” said {name}[, and turned the sign round].`,
  bed: [
    `{The hotel stood in the dark. It had a guest|The hotel stood in the dark, and it had a guest}. {Nobody looked in. That is what the small ones like|Nobody looked in, and that's how the small ones like it|Nobody looked in at it with one eye, or knocked, or said welcome, and that's how the small ones like it}. {In room five somebody lay on a bed of fluff, and slept|In room five, on a very little fluff, somebody lay asleep}.`,
    `{There were nine straws in the dark, and in one of them was {tiny}|Nine straws lay side by side in the dark, and in the fifth of them was {tiny}}. {The sign was turned round|The sign had been turned round}. {It was night in the hotel. All nine rooms were quiet|It was night in the hotel, and all nine rooms were quiet}.`,
  ],
};
