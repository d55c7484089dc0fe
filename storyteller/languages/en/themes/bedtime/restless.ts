import type { ArcTelling } from '../../../bank.ts';

export const restless: ArcTelling = {
  title: ['{name} and the {Title} Who Could Not Sleep', 'Nobody Is Asleep, Said {name}', 'The Night That Would Not Stop'],
  want: [
    `Tomorrow there would be pancakes. {The batter stood in its bowl|The batter was in its bowl already, under a plate|The batter stood ready in its bowl, under a plate, with the big spoon lying beside it so as not to be late}. {{name} wanted to fall asleep early. That is the short way to pancakes|{name} wanted to be asleep by eight, since that's the short way to pancakes|{name} meant to be asleep by eight, because that's the short way: you shut your eyes, and open them, and there's syrup}. {But what if sleep did not come?|But what if sleep wouldn't come?|But what if, tonight of all nights, sleep wouldn't come?}`,
    `The batter stood under its plate, and tomorrow it would be pancakes. {{name} had gone to bed early, to get there sooner|{name} had gone to bed early, to get there sooner|{name} had gone to bed early, and quite willingly, so as to get there sooner}. {Sleep is the short way: shut your eyes, and there is syrup|Sleep is the short way: you shut your eyes, and open them, and there's syrup}. {What if {name} could not sleep?|But what if tonight {name} couldn't sleep?}`,
  ],
  setoff: `“With that going on, nobody can sleep,” said {name}. “And then it's never tomorrow.” “And the pancakes?” asked {pal}. {They put coats on, fast|They were in their coats at once|They were both in their coats at once, over the pajamas, and four bare feet were in <indoors: slippers|boots>}. {“We'll find who it is,” said {name}. “We'll put them to bed.” They went|“We'll find out who it is,” said {name}, “and put them to bed,” and off they went}.`,
  stay: `“With that going on, nobody can sleep,” said {name}, “and then it's never tomorrow.” “And the pancakes?” asked {pal}. {They went to where the lamplight stops, in pajamas|In pajamas they went as far as the lamplight goes, both of them|In pajamas they went as far as the lamplight goes, and there, on the very edge of it, they sat down and listened}. “It's close,” said {name}. “It's very close,” said {pal}. {They sat down and waited|So they sat down, and waited for it}.`,
  remind: `{They listened. The noise was nearer now|They stopped to listen for the noise, and it was nearer than before|They stopped to listen for the noise, which hadn't stopped for anybody, and it was nearer than before}. {Everybody in bed was sitting up. They looked at {name}.|All round them, everybody who should have been asleep was sitting up and looking at {name}.|All round them, everybody who should have been asleep was sitting up, looking at {name} as if to say: well, are you doing something about it?} “We're on our way,” {name} told them. [“Keep your pillows warm.”]`,
  refrain: {
    first: [
      `{They made up a song. It was short|To keep the dark company, they made up a song, and it was a short one|To keep the dark company, since they were both up anyhow, they made up a song, and it was a short one}:\n“Who is awake? Who is awake?\nSomebody is, for goodness' sake!”`,
      `“If we sing it low,” said {name}, “then it isn't noise.” So they sang it low:\n“Who is awake? Who is awake?\nSomebody is, for goodness' sake!”`,
    ],
    again: [
      `{The noise was still bad. They sang again|They listened, and the noise was exactly as bad as before, so they sang again|They listened, and as the noise was exactly as bad as it had been before, there was nothing for it but to sing}:\n“Who is awake? Who is awake?\nSomebody is, for goodness' sake!”`,
      `{Now it was the song's turn|The song had been waiting for its turn, and here it was|The song had been waiting all this while for its turn to come round, and now here it was}:\n“Who is awake? Who is awake?\nSomebody is, for goodness' sake!”`,
    ],
    third: `{name} looked at {pal}, and {pal} looked at {name}, and they hardly had the breath left for it:\n“Who is awake? Who is awake?\nSomebody is, for goodness' sake!”`,
    last: `Then, so softly that it was mostly air, they sang the song for the last time, and it had changed:\n“Who is awake? Who is awake?\nNobody is, for goodness' sake.”`,
  },
  try: [
    `“Counting,” said {pal}, “makes you sleepy.” So they counted for {being}: one, two, three, in a slow and boring way. {At forty {name} yawned. At fifty {pal} yawned|At forty {name} yawned, and at fifty {pal}|By the time they got to forty {name} was yawning, and by fifty, which nobody had meant to reach, so was {pal}}. {{Being} did not yawn|{Being} did not yawn, but wanted to know what comes after a million|{Being} did not yawn even once, but only wanted to know what it is that comes after a million}.`,
    `{name} sang the song about the boat, the one that always works at home. {It has four verses. Each is slower than the last|It has four verses, each slower than the one before|It has four verses, each of them slower than the one before, and in the fourth there's hardly any boat left}. {Being} listened to the very end. {“I know that one! Now I'll do it fast!”|“Oh, I know that one! Only, I know it much faster!”} And {being} did.`,
  ],
  easy: `“{With fingers in our ears we could sleep|With a finger in each ear we could sleep},” said {pal}, “{and there's syrup|and the next thing is pancakes}.” {{name} tried it. It was soft as under a blanket|{name} tried it, and it went as soft as under a blanket|{name} tried it, and the whole night went soft, as it does when the blanket's over your head}. {One foot turned round, to bed|One foot was already turning round to bed|One foot, which could smell the syrup, was already turning round to bed}.`,
  resolve: `Now it was so quiet that they could hear a yawn coming. {name} had it first, and then {pal} had it{| as well|, and then somebody else quite far off}. “How far is it to pancakes?” asked {pal}. {“Three yawns,” said {name}. “That was one.”|“About three yawns,” said {name}, “and that was the first.”} {Sleep was coming after all|So sleep was on its way, after all}.`,
  bed: [
    `In the kitchen stood the batter, under its plate{. One bubble came up, and sat on top|, and one bubble came up, very slowly, and sat there, round and thin|, and one bubble came up through it, very slowly, and sat there on the top, round and thin}. Then it lay down, {and the batter was flat|without a sound, and the batter was smooth}.`,
    `Three yawns lay between the bed and the pancakes. {The first was long. The second was longer|The first was long, and the second was longer|The first of them was long, and the second, which came some time after, was longer}. In the kitchen the big spoon lay {by the bowl|still beside the bowl}. Before the third had ended, it was dark.`,
  ],
};
