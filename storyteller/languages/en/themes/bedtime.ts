import type { ThemeTelling } from '../../bank.ts';

export const bedtime: ThemeTelling<'bedtime'> = {
  awake: {
    title: ['{name} and the {Title} Who Could Not Sleep', 'Nobody Is Asleep, Said {name}', 'The Night That Would Not Stop'],
    want: [
      `Tomorrow there would be pancakes, and {name} meant to be asleep by eight. {That is how you get to pancakes. First you sleep through tonight|You can't have tomorrow, with pancakes in it, until you have slept through tonight|You can't have tomorrow, with pancakes in it, until you have slept all the way through tonight, and there is no way round}. [That's the rule.] {But what if tonight would not stop?|But what happens to the pancakes, if tonight won't stop?}`,
      `The batter stood under its plate, and tomorrow it would be pancakes. {name} had gone to bed early, to get there sooner. {Sleep is the shortest way to pancakes|Sleep is the shortest way there is to pancakes: you shut your eyes, and when you open them there's syrup}. [{name} had never once gone the long way.] {But what if tonight never stopped?|But what if tonight got stuck, and never turned into tomorrow?}`,
    ],
    problem: `So nobody slept.~and~ The pillow was hot on both sides. {{name} counted to a hundred. {pal} counted too, and got lost at thirty|{name} counted up to a hundred, and {pal}, who was helping, got lost at thirty|{name} counted up to a hundred, and {pal}, who was helping, got lost at thirty and had to go back for it}. “It won't stop by itself,” said {name}. “{Somebody should do something|Somebody really ought to do something}.” They both looked round for somebody.`,
    setoff: `<problem:There was nobody else. >So {name} put a coat on over the pajamas, and stuck two bare feet into two <indoors: slippers|boots>. {“We'll find out who it is,” said {name}. “Then we'll put them to bed.”|“We'll find out who it is,” said {name}, “and we'll put them to bed, and then we'll go to bed ourselves.”} [It was a very good plan. {It had three parts|It was short, and it had a bed at the end of it}.]`,
    stay: `<problem:There was nobody else. >So {name}, in pajamas, went as far as the lamplight goes, and {pal} came too. {They sat down on the very edge of it. They listened|There, on the very edge of it, they sat down and listened}. “It's close,” said {name}. {“It's very close,” said {pal}.|“I'd say that it's about as close as it can be,” said {pal}.}`,
    remind: `They stopped to listen{. It was still there. It was nearer|. It hadn't stopped, and it was nearer|, and it hadn't stopped, and it was nearer}. All round them, everybody who should have been asleep was sitting up, {looking at {name} as if to say: well?|looking at {name} as if to say: well, are you doing something about it?} “We're on our way,” {name} told them. [“Keep your pillows warm.”]`,
    refrain: {
      first: [
        `To keep the dark company, they made up a song. It was a short one:\n“Who is awake? Who is awake?\nSomebody is, for goodness' sake!”`,
        `“If we sing it low,” said {name}, “then it isn't noise.” So they sang it low:\n“Who is awake? Who is awake?\nSomebody is, for goodness' sake!”`,
      ],
      again: [
        `They listened. It was exactly as bad as before, so they sang it again:\n“Who is awake? Who is awake?\nSomebody is, for goodness' sake!”`,
        `The song had been waiting for its turn:\n“Who is awake? Who is awake?\nSomebody is, for goodness' sake!”`,
      ],
      third: `{name} looked at {pal}, and {pal} looked at {name}, and they hardly had the breath left for it:\n“Who is awake? Who is awake?\nSomebody is, for goodness' sake!”`,
      last: `Then, so softly that it was mostly air, they sang the song for the last time, and it had changed:\n“Who is awake? Who is awake?\nNobody is, for goodness' sake.”`,
    },
    first: `“Counting,” said {pal}, “is the thing.” So they counted for {being}: one, two, three, in a slow and boring way. {At forty {name} yawned. At fifty {pal} yawned|At forty {name} yawned, and at fifty {pal} yawned|By the time they got to forty {name} was yawning, and by fifty, which nobody had meant to reach, so was {pal}}. {Being} did not yawn. {{Being.he} wanted to know what comes after a million|{Being.he} had grown interested, and wanted to know what comes after a million}.`,
    second: `So {name} sang the song about the boat, the one that always works at home. {It has four verses. Each is slower than the last|It has four verses, and each is slower than the one before|It has four verses, each of them slower than the one before, and in the fourth there's hardly any boat left}. {Being} listened to the very end. {“I know that one! Now I'll do it fast!”|“Oh, I know that one! Only, the way I know it, it goes much faster!”} And it did.`,
    third: `So {name} showed how it is done. You lie down.~and~ You close your eyes. {You breathe out, and in|You breathe the way that the sea does, out, and in|You breathe the way that the sea does, out, and a long time afterward in}. {name} did it so well that {pal} had to {wake {name} up|come and knock}. “That was very good,” said {being}. “{Do it again.|Could you show me the beginning again?}”`,
    heart: `[{name} did not sing and did not count.] {name} came up close and stayed there, and for a while they both looked at the night. {“It is big,” said {being}. “Yes,” said {name}. “I'll look at it with you.”|“It's big, isn't it?” said {being}. “Yes,” said {name}, “it's too big to look at by yourself. Shall I look at it with you?”} {They did that. Nobody told anybody to sleep|So they looked at it together, and nobody told anybody to go to sleep}.`,
    resolve: `So tonight could stop after all. {It was so quiet that they could hear it|It was so quiet that you could hear it, spreading out from the middle, like butter|And it was quiet, so quiet that you could hear it spreading, from the middle out to the edges, like butter}. [One after another, everybody who had been sitting up lay down.] {name} listened for somebody awake{. There were only two|, and found only two}. “{Pancakes|Tomorrow, then},” said {name}. “{Tomorrow|With pancakes},” said {pal}.`,
    bed: `In bed the pillow was cool on both sides. {Tomorrow was on its way, with a pan|Somewhere, not far off now, tomorrow was getting out its pan|Somewhere, not so very far off now, tomorrow was getting out its pan and looking for the spoon}. {But there was still some quiet left|But between now and then there was a good long piece of quiet}, the best bit, and it was all for {name}.`,
  },
};
