import type { ThemeTelling } from '../../bank.ts';

export const bedtime: ThemeTelling<'bedtime'> = {
  restless: {
    title: ['{name} and the {Title} Who Could Not Sleep', 'Nobody Is Asleep, Said {name}', 'The Night That Would Not Stop'],
    want: [
      `Tomorrow there would be pancakes. {The batter stood in its bowl|The batter was in its bowl already, under a plate|The batter stood ready in its bowl, under a plate, with the big spoon beside it}. {{name} wanted to fall asleep early. That is the short way to pancakes|{name} wanted to be asleep by eight, since that's the short way to pancakes|{name} meant to be asleep by eight, because that's the short way: you shut your eyes, and open them, and there's syrup}. {But what if sleep did not come?|But what if sleep wouldn't come?}`,
      `The batter stood under its plate, and tomorrow it would be pancakes. {{name} had gone to bed early, to get there sooner|{name} had gone to bed early, to get there sooner|{name} had gone to bed early, and quite willingly, so as to get there sooner}. {Sleep is the short way: shut your eyes, and there is syrup|Sleep is the short way: you shut your eyes, and open them, and there's syrup}. {What if {name} could not sleep?|But what if tonight {name} couldn't sleep?}`,
    ],
    setoff: `“With that going on, nobody can sleep,” said {name}. “And then it's never tomorrow.” “And the pancakes?” asked {pal}. {They put coats on, fast|They were in their coats at once|They were both in their coats at once, over the pajamas, and four bare feet were in <indoors: slippers|boots>}. {“We'll find who it is,” said {name}. “We'll put them to bed.” They went|“We'll find out who it is,” said {name}, “and put them to bed,” and off they went}.`,
    stay: `“With that going on, nobody can sleep,” said {name}, “and then it's never tomorrow.” “And the pancakes?” asked {pal}. {They went to where the lamplight stops, in pajamas|In pajamas they went as far as the lamplight goes, both of them|In pajamas they went as far as the lamplight goes, and there, on the very edge of it, they sat down and listened}. “It's close,” said {name}. “It's very close,” said {pal}. {They sat down and waited|So they sat down, and waited for it}.`,
    remind: `They stopped to listen for the noise. {It was still there. It was nearer|It hadn't stopped, and it was nearer}. {Everybody in bed was sitting up. They looked at {name}.|All round them, everybody who should have been asleep was sitting up and looking at {name}.|All round them, everybody who should have been asleep was sitting up, looking at {name} as if to say: well, are you doing something about it?} “We're on our way,” {name} told them. [“Keep your pillows warm.”]`,
    refrain: {
      first: [
        `To keep the dark company, they made up a song. It was a short one:\n“Who is awake? Who is awake?\nSomebody is, for goodness' sake!”`,
        `“If we sing it low,” said {name}, “then it isn't noise.” So they sang it low:\n“Who is awake? Who is awake?\nSomebody is, for goodness' sake!”`,
      ],
      again: [
        `They listened. The noise was exactly as bad as before, so they sang again:\n“Who is awake? Who is awake?\nSomebody is, for goodness' sake!”`,
        `The song had been waiting for its turn:\n“Who is awake? Who is awake?\nSomebody is, for goodness' sake!”`,
      ],
      third: `{name} looked at {pal}, and {pal} looked at {name}, and they hardly had the breath left for it:\n“Who is awake? Who is awake?\nSomebody is, for goodness' sake!”`,
      last: `Then, so softly that it was mostly air, they sang the song for the last time, and it had changed:\n“Who is awake? Who is awake?\nNobody is, for goodness' sake.”`,
    },
    try: [
      `“Counting,” said {pal}, “makes you sleepy.” So they counted for {being}: one, two, three, in a slow and boring way. {At forty {name} yawned. At fifty {pal} yawned|At forty {name} yawned, and at fifty {pal}|By the time they got to forty {name} was yawning, and by fifty, which nobody had meant to reach, so was {pal}}. {Being} did not yawn. {Being.he} wanted to know what comes after a million.`,
      `{name} sang the song about the boat, the one that always works at home. {It has four verses. Each is slower than the last|It has four verses, each slower than the one before|It has four verses, each of them slower than the one before, and in the fourth there's hardly any boat left}. {Being} listened to the very end. {“I know that one! Now I'll do it fast!”|“Oh, I know that one! Only, I know it much faster!”} And {being} did.`,
    ],
    resolve: `Now it was so quiet that they could hear a yawn coming. {name} had it first, and then {pal} had it{| as well|, and then somebody else quite far off}. “How far is it to pancakes?” asked {pal}. {“Three yawns,” said {name}. “That was one.”|“About three yawns,” said {name}, “and that was the first.”} {Sleep was coming after all|So sleep was on its way, after all}.`,
    bed: [
      `In the kitchen stood the batter, under its plate. One bubble came up, very slowly, and sat {on top|there on the top}, round and thin. Then it lay down, {and the batter was flat|without a sound, and the batter was smooth}.`,
      `Three yawns lay between the bed and the pancakes. The first was long. The second was longer. In the kitchen the big spoon lay {by the bowl|still beside the bowl}. Before the third had ended, it was dark.`,
    ],
  },
  wonder: {
    title: ['{name} and the {Title}', 'The Last Thing You See', 'Not the Mug Again'],
    want: [
      `The last thing {name} saw every night was the mug, {brown, by the bed|which stood by the bed, brown, with one ear}. {What you see last, you dream of. So {name} always dreamed of the mug|What you see last you dream of, and so {name} always dreamed of the mug|And since what you see last stays in your eyes till morning, {name} had now dreamed of that mug for a whole year}. {Tonight {name} wanted to see something better|Tonight {name} wanted something better}. {What if it was the mug again?|But what if it was the mug again?}`,
      `“What did you dream of?” they asked at breakfast. “The mug,” said {name}. {It stood by the bed. It was the last thing {name} saw|It stood by the bed, and was the last thing that {name} saw|It was always the mug, because it stood by the bed with its one ear, and was the last thing that {name} saw}. {Tonight {name} wanted to see something better|Tonight {name} wanted something better to fall asleep on}. {What if it was the mug again?|But what if it was the mug again?}`,
    ],
    setoff: `“*That's* what I'll fall asleep on,” said {name}. “{I'll go and look|We'll go and look till I'm full}.” {The mug was turned round, to be kind|The mug was turned round, to spare its feelings, and coats went on|First the mug was turned to look the other way, to spare its feelings, and then the coats went on over the pajamas}. “What if you blink on the way home?” asked {pal}. “Blinks don't count,” said {name}. “{Only the long one|Only the last one, the long one}.” {And they went|And off they went}.`,
    stay: `“*That's* what I'll fall asleep on,” said {name}. In pajamas they sat down where the lamplight stops, {and looked|with all four eyes wide open}. “What if you blink?” asked {pal}. “Blinks don't count,” said {name}. “{Only the long one|Only the last one counts, the long one}.”`,
    remind: `“Look at me,” said {pal}. {name} looked hard at {pal}, and shut both eyes. “Am I in there?” asked {pal}. “No. It's still the mug.” {{name} had seen the mug so often. It would not go|The mug had been put in too often to go out|The mug had been put in there so often, one night after the other, that by now it no longer took the trouble to go out}. “Then you need something big,” said {pal}, “{for in front of it|to stand in front of it}.”`,
    refrain: {
      first: [
        `They tried their eyes, to be sure that they shut:\n“Shut your eyes, and what's to see?\nOnly the mug, looking back at me.”`,
        `You can sing this with eyes or without, and they sang it without:\n“Shut your eyes, and what's to see?\nOnly the mug, looking back at me.”`,
      ],
      again: [
        `“Has the mug gone yet?” asked {pal}. They shut their eyes and looked:\n“Shut your eyes, and what's to see?\nOnly the mug, looking back at me.”`,
        `They shut their eyes once more, in case it had changed:\n“Shut your eyes, and what's to see?\nOnly the mug, looking back at me.”`,
      ],
      third: `There was still nothing to put in front of the mug, so they sang:\n“Shut your eyes, and what's to see?\nOnly the mug, looking back at me.”`,
      last: `They looked till they were full, and shut their eyes, and sang what was in there:\n“Shut your eyes, and what's to see?\nAll of it, all of it, looking at me.”`,
    },
    try: `“I only need a quick look,” said {name}. “I shut my eyes on you, and keep you.” “For how long?” asked {being}. “Till breakfast,” said {name}. “All *night*?” {{Being} had been afraid of one minute|So far {being} had been afraid of one minute|Up to that moment {being} had only been afraid of being looked at for about one minute}. {Now it was the whole night|Now there was a whole night}.`,
    resolve: `{name} looked at {being}, and shut both eyes{|, like a lid|, carefully, as you put on a lid}. “Is it all in?” asked {pal}. “Right up to the edges,” said {name}. “And no mug?” {{name} looked again, inside. There was one thing in front|{name} looked round inside, and at the front there was one other thing|{name} looked round in there, and right at the front, where you have the best view, there was one other thing}. “The mug came too,” said {name}. “{It wanted to see|It wanted to see something better}.”`,
    bed: [
      `By the bed stood the mug, turned round, {to look the same way as {name}|so that it looked the same way as {name}}. It was full of dark, up to the edge. Then came the long blink, and stayed.`,
      `The lids were down. In front sat the mug, brown and small, and behind it, right up to the edges, was {being}. {It was all in|All of it was in}, and would keep till morning. Nobody blinked.`,
    ],
  },
  sound: {
    title: ['{name} and the {Title}', 'Too Quiet to Sleep', 'The Bed That Lost Its Eek'],
    want: [
      `{name}'s bed went *eek*. {It did it when you turned over|It went *eek* to the left and *eek* to the right|It did it once when you turned over to the left, and once when you turned back to the right}, and on that {name} fell asleep. Today somebody had oiled it. {{name} wanted an *eek*. A spoon on a cup made one|{name} wanted an *eek* back, and a spoon rubbed on a cup made one|{name} wanted to have an *eek* again, and a spoon rubbed on a cup made a fair one}. {But who rubs it while you sleep?|But who was to rub it?}`,
      `Somebody kind had oiled the bed. Before, it went *eek* when you turned over, and {name} fell asleep on that. {Now it was too quiet to sleep|Now it was too quiet to sleep|Now it didn't, however often you turned, and it was much too quiet to sleep}. {{name} wanted the *eek* back. A spoon on a cup made one|{name} wanted an *eek* back, and made one, with a spoon on a cup}. {But you can't rub it asleep|But you can't do that asleep}.`,
    ],
    setoff: `The sound stopped, and it was quieter than before. “{That sound might do for an *eek*|There's somebody who might do my *eek*},” said {name}. “It isn't an *eek*,” said {pal}. “It may be willing to learn,” said {name}. {They took cup and spoon along, and coats. They went to ask|So with coats on, and spoon and cup, they went to ask|So, with the spoon and the cup, and with coats on over their pajamas, they went out to ask}.`,
    stay: `The sound stopped, and it was quieter than before. “{That sound might do for an *eek*|There's somebody who might do my *eek*},” said {name}. {They sat down where the lamplight stops, in pajamas|In pajamas they sat down where the lamplight stops|In their pajamas they sat down where the lamplight stops, and got out what they had brought}.~and~ {name} rubbed the spoon on the cup. “That's what we need,” said {name}, {to the dark|in case somebody was listening}.`,
    remind: `“I could say *eek* for you,” said {pal}. “I could say it all night. You shut your eyes.” {name} shut them. “Eek,” said {pal}. {It was a good eek|It was a very fair one|It was a very fair one, though perhaps a little high, and {name} gave it every chance}. “Eek. Eek. Is it working? Are you asleep? Eek.” “It's the *asking*,” said {name}.`,
    refrain: {
      first: [
        `The sound had stopped, and it was so quiet that they sang into the quiet:\n“It's much too quiet, it's quiet all through.\nEek, please, somebody. Somebody, do.”`,
        `{pal} kept time, with the spoon on the cup:\n“It's much too quiet, it's quiet all through.\nEek, please, somebody. Somebody, do.”`,
      ],
      again: [
        `The sound stopped again, and this is what they put in the gap:\n“It's much too quiet, it's quiet all through.\nEek, please, somebody. Somebody, do.”`,
        `They asked as politely as you can when it's long past bedtime:\n“It's much too quiet, it's quiet all through.\nEek, please, somebody. Somebody, do.”`,
      ],
      third: `It was quieter just here than it had been anywhere, and they said so:\n“It's much too quiet, it's quiet all through.\nEek, please, somebody. Somebody, do.”`,
      last: `They waited for the very end of the sound, and then they sang, no louder than breathing:\n“It isn't too quiet, it's right all through.\nMore, please, somebody. Somebody, do.”`,
    },
    try: `{name} rubbed the spoon on the cup: *eek*. “Can you do that, till I'm asleep?” “I only do it when nobody's listening,” said {being}. “I'll only listen till I'm asleep.” “Then you sleep first,” said {being}, “and I'll start.” {They thought about that. It did not work|They thought that over from both ends|They both thought that over, first from the one end and then, as it hadn't come out, from the other}.`,
    resolve: `“How does your *eek* go?” asked {being}. {name} showed it, spoon on cup. {Then {being} did the whole sound again|Then {being} did the whole sound again, from the front|Then {being} did the whole sound over again, from the front, in no hurry, and with everybody listening}. And at the end, very small, there was an *eek*. “{Is that it?|Like that?}” asked {being}. “I'm up every night.”`,
    bed: [
      `The spoon lay still in the cup. Then, far off, {came an *eek*|over all that quiet, came an *eek*}. {name} turned to the left, to be ready for the next. It came. But by then {name} was asleep.`,
      `The spoon lay in the cup. {Somebody else had the *eek* now|Somebody else had the *eek* to do now}, out in the dark. It came when you turned left. It came when you turned right. Then nobody turned.`,
    ],
  },
  shy: {
    title: ['{name} and the {Title}', 'Somebody to Watch', 'What Happens When You Sleep'],
    want: [
      `By {name}'s bed stood a chair with a cushion on it. It was for somebody to watch. {{name} wanted to know: what do you do, asleep? You shut your eyes, and it's morning|{name} wanted to know what you do when you're asleep|What {name} wanted to know was what you do, all night, when you're asleep and can't see it}. {The chair was always empty. Would it be empty tonight?|But the chair was always empty, and what if nobody ever came?}`,
      `“What do I do when I'm asleep?” {name} had asked. Nobody knew. {They were all asleep too|At that time they were all asleep too|At that time, they said, they were all asleep themselves}. {So {name} put a chair by the bed, with a cushion. Somebody was to sit there and watch|So {name} had put a chair by the bed, with a cushion, for somebody to watch|So {name} had put a chair by the bed, with a cushion, for somebody to sit on and watch}. {It was still empty. What if nobody came?|But it was still empty, and what if nobody ever came?}`,
    ],
    setoff: `“Somebody watches us every evening,” said {name}, “and then leaves at bedtime. {I'm only just beginning then!|That's just when I begin!}” {They put coats on. They took the cushion, and went to ask|So the cushion came along, coats went on, and they went to ask|So the cushion was taken off its chair and put under one arm, the coats went on over the pajamas, and they went to ask}. “What do we say?” asked {pal}. “{That there's a seat|That there's a seat free},” said {name}.`,
    stay: `“Somebody watches us every evening,” said {name}, “and then leaves at bedtime. That's just when I begin!” {They put the cushion where the lamplight stops. They sat on each side of it|So, in pajamas, they put the cushion down where the lamplight stops, and sat beside it|So, in pajamas, they laid the cushion down where the lamplight stops, where it could be seen, and sat beside it}. “Shall I sit on it?” asked {pal}. “It's taken,” said {name}.`,
    remind: `“I did watch you sleep, once,” said {pal}. “You yawned, and then it was morning.” “And what had I done?” asked {name}. {{pal} thought hard. There was only the yawn|{pal} thought hard, but there was only the yawn|{pal} thought as hard as {pal.he} could, but wherever {pal.he} looked, there was only the yawn}. “{It was a very good one|But it was a very good yawn},” said {pal}[, and did it over, and they both had to wait till it was finished].`,
    refrain: {
      first: [
        `They asked the dark, since somebody there might be free:\n“Who's going to sit there, and who's going to see\nwhat I am like when I'm not being me?”`,
        `{name} held up the cushion, so that it could be seen, and sang:\n“Who's going to sit there, and who's going to see\nwhat I am like when I'm not being me?”`,
      ],
      again: [
        `Somewhere, somebody was good at watching, so they asked again:\n“Who's going to sit there, and who's going to see\nwhat I am like when I'm not being me?”`,
        `{pal} said that watching all night was a lot to ask. They asked as nicely as they could:\n“Who's going to sit there, and who's going to see\nwhat I am like when I'm not being me?”`,
      ],
      third: `There lay the cushion with nobody on it, and they sang to that:\n“Who's going to sit there, and who's going to see\nwhat I am like when I'm not being me?”`,
      last: `They sang it once more, softly, and now it wasn't a question at all:\n“You're going to sit there, and you're going to see\nwhat I am like when I'm not being me.”`,
    },
    try: `“Now watch me sleep,” said {name}, and lay down on the cushion, with both eyes shut. {There was even a snore|It had a snore in it|It was very well done, with a twitch of one foot, and a snore that went up in the middle}. {Being} came nearer to see. {name} wanted to see that, and opened one eye. Nobody was there. “You looked,” said {being}, farther off. “I can't watch you watch.”`,
    resolve: `“I've seen you asleep,” said {being}. “It was last week. {You sat there. Your head went down on your knees|You were sitting there, and your head went down on your knees}.” “And what did I look like?” asked {name}. {{Being} thought|{Being} thought about it|{Being} thought for some time, because it had to be exactly right}. “Like somebody who puts down a heavy bag.” {So now {name} knew. “Keep the cushion,” said {name}.|“Keep the cushion,” said {name}.}`,
    bed: [
      `The chair had no cushion on it. {That was out in the dark, with somebody on it|The cushion was out in the dark, and somebody was on it}. {name} put down the day like a heavy bag, first one side, and then, very softly, the other.`,
      `Nobody sat on the chair. But somebody, out in the dark on a cushion, knew what there was to see: a head on a pillow, and one hand. {The hand opened|Slowly the hand opened}. It had put everything down.`,
    ],
  },
};
