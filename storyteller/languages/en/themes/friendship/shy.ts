import type { ArcTelling } from '../../../bank.ts';

export const shy: ArcTelling = {
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
};
