import type { ThemeTelling } from '../../bank.ts';

export const bedtime: ThemeTelling<'bedtime'> = {
  restless: {
    title: ['{name} and the {Title} Who Could Not Sleep', 'Nobody Is Asleep, Said {name}', 'The Night That Would Not Stop'],
    want: [
      `Tomorrow there would be pancakes, and {name} meant to be asleep by eight. {That is how you get to pancakes. First you sleep through tonight|You can't have tomorrow, with pancakes in it, until you have slept through tonight|You can't have tomorrow, with pancakes in it, until you have slept all the way through tonight, and there is no way round}. [That's the rule.] {But what if tonight would not stop?|But what happens to the pancakes, if tonight won't stop?}`,
      `The batter stood under its plate, and tomorrow it would be pancakes. {name} had gone to bed early, to get there sooner. {Sleep is the shortest way to pancakes|Sleep is the shortest way: you shut your eyes, and open them, and there's syrup}. [{name} had never once gone the long way.] {But what if tonight never stopped?|But what if tonight got stuck, and never turned into tomorrow?}`,
    ],
    setoff: `Tonight couldn't stop with that going on. {So {name} put a coat on. Two bare feet went into two <indoors: slippers|boots>|So {name} put a coat on over the pajamas, and two bare feet into two <indoors: slippers|boots>}. {“We'll find out who it is,” said {name}. “Then we'll put them to bed.”|“We'll find out who it is,” said {name}, “and put them to bed, and then go to bed ourselves.”} [It was a very good plan. {It had three parts|It was short, and it had a bed at the end of it}.]`,
    stay: `Tonight couldn't stop with that going on. So {name}, in pajamas, went as far as the lamplight goes, and {pal} came too. {They sat down on the very edge of it. They listened|There, on the very edge of it, they sat down and listened}. “It's close,” said {name}. “It's very close,” said {pal}.`,
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
    try: [
      `“Counting,” said {pal}, “is the thing.” So they counted for {being}: one, two, three, in a slow and boring way. {At forty {name} yawned. At fifty {pal} yawned|At forty {name} yawned, and at fifty {pal}|By the time they got to forty {name} was yawning, and by fifty, which nobody had meant to reach, so was {pal}}. {Being} did not yawn. {Being.he} wanted to know what comes after a million.`,
      `{name} sang the song about the boat, the one that always works at home. {It has four verses. Each is slower than the last|It has four verses, each slower than the one before|It has four verses, each of them slower than the one before, and in the fourth there's hardly any boat left}. {Being} listened to the very end. {“I know that one! Now I'll do it fast!”|“Oh, I know that one! Only, I know it much faster!”} And {being.he} did.`,
    ],
    resolve: `So tonight could stop after all. {It was so quiet that they could hear it|It was so quiet that you could hear it, spreading out from the middle, like butter|And it was quiet, so quiet that you could hear it spreading, from the middle out to the edges, like butter}. [One after another, everybody who had been sitting up lay down.] {name} listened for somebody awake{. There were only two|, and found only two}. “{Pancakes|Tomorrow, then},” said {name}. “{Tomorrow|With pancakes},” said {pal}.`,
    bed: `In bed the pillow was cool on both sides. {Tomorrow was on its way, with a pan|Somewhere, not far off now, tomorrow was getting out its pan|Somewhere, not so very far off now, tomorrow was getting out its pan and looking for the spoon}. {But there was still some quiet left|But between now and then there was a good long piece of quiet}, the best bit, and it was all for {name}.`,
  },
  wonder: {
    title: ['{name} and the {Title}', 'The Last Thing You See', 'Not the Mug Again'],
    want: [
      `The last thing you see at night stays in your eyes till morning. {With {name} it was the mug. It was brown|With {name} it was always the mug, brown, with one ear|With {name} it was always the mug, which stood by the bed, brown, with one ear, and looked straight ahead}. {name} had slept on that mug for a year. {Tonight it must be something else|Tonight it should be something better|Tonight, just for once, {name} wanted something better in there}. {But what?|But what was there?}`,
      `“What did you dream of?” they asked at breakfast. “The mug,” said {name}. {It was always the mug. It stood by the bed|It was always the mug, because it stood by the bed|It was always the mug, because that stood by the bed, and was the last thing to be seen before both eyes shut}. {What you see last, you keep|What you see last you keep until morning}. {Tonight {name} wanted something better|Tonight {name} wanted to fall asleep on something better|Tonight, for the first time since last year, {name} wanted to have something better to fall asleep on}.`,
    ],
    setoff: `“*That's* what I'll fall asleep on,” said {name}. {The mug was turned round, to be kind. They went|The mug was turned round, to spare its feelings, and off they went|First the mug was turned to look the other way, to spare its feelings, and then the coats went on over the pajamas}. “What if you blink on the way home?” asked {pal}. “Blinks don't count,” said {name}. “{Only the long one|Only the last one, the long one}.”`,
    stay: `“*That's* what I'll fall asleep on,” said {name}. In pajamas they sat down where the lamplight stops, {and looked|with all four eyes wide open}. “What if you blink?” asked {pal}. “Blinks don't count,” said {name}. “{Only the long one|Only the last one counts, the long one}.”`,
    remind: `{name} tried it out, looked hard at {pal}, and shut both eyes. “Am I in?” asked {pal}. “No. It's still the mug.” {It had been there so often. It had not gone|It had been put in too often to go out|It had been put in there so often, one night after the other, that by day it no longer took the trouble to go out}. “Then you want something big,” said {pal}, “{for in front of it|to stand in front of it}.”`,
    refrain: {
      first: [
        `They tried their eyes, to be sure that they shut:\n“Shut your eyes, and what's to see?\nOnly the mug, looking back at me.”`,
        `You can sing this with eyes or without, and they sang it without:\n“Shut your eyes, and what's to see?\nOnly the mug, looking back at me.”`,
      ],
      again: [
        `“Has it gone yet?” asked {pal}. They looked inside:\n“Shut your eyes, and what's to see?\nOnly the mug, looking back at me.”`,
        `It was dark without, so they tried it within:\n“Shut your eyes, and what's to see?\nOnly the mug, looking back at me.”`,
      ],
      third: `There was still nothing to put in the place of it, so they sang:\n“Shut your eyes, and what's to see?\nOnly the mug, looking back at me.”`,
      last: `They looked till they were full, and shut their eyes, and sang what was in there:\n“Shut your eyes, and what's to see?\nAll of it, all of it, looking at me.”`,
    },
    try: `“I only need a quick one,” said {name}. “I shut my eyes on it, and it's all mine.” “For how long?” asked {being}. “Till breakfast,” said {name}. “All *night*?” {{Being} had been afraid of one minute|So far it had been one minute to be afraid of|Up to that moment {being} had only been afraid of being looked at for about one minute}. {Now it was the whole night|Now there was a whole night}.`,
    resolve: `{name} looked till it was all in, and shut both eyes{|, like a lid|, carefully, as you put on a lid}. “Is it there?” asked {pal}. “Right up to the edges,” said {name}. {There was one other thing. It was in front|There was only one other thing in there, at the front|There was only one other thing in there, right at the front, where you have the best view}. “The mug came, too,” said {name}.`,
    bed: `{name} turned the mug, so that they both faced the same way. {Then came the long blink|Then both eyes shut, the long one|Then, slowly, first the left and then the right, both the eyes shut, and that was the long one}. {It was all there. It had room|There it all was, up to the edges}. {In front sat somebody with one ear|In front of it, brown and quiet, somebody with one ear sat looking|In front of it, brown and quiet and with the best view of all, somebody with one ear sat looking}, {until it got dark|and then only that one}.`,
  },
  sound: {
    title: ['{name} and the {Title}', 'Too Quiet to Sleep', 'The Bed That Lost Its Eek'],
    want: [
      `{name}'s bed went *eek*. {It did it on the left. It did it on the right|It did it on the left and it did it on the right|It did it once when you turned over to the left, and once when you turned back to the right}, and on that one fell asleep. Today somebody had oiled it. {Now it was too quiet to sleep|Now it was too quiet to sleep}. {A spoon on a cup could squeak. But not by itself|A spoon on a cup could do it, but not by itself|A spoon rubbed on a cup could do it nearly as well, but somebody had to be awake to rub it}.`,
      `Somebody kind had oiled the bed. Before, it went *eek* when you turned over, and {name} fell asleep on that. {Now there was no eek. Who can sleep in that?|Now it didn't, and nobody can sleep on nothing|Now it didn't, however often you turned, and nobody alive can go to sleep on nothing}. {A spoon on a cup made one|A spoon rubbed on a cup would do it|If you rubbed a spoon along the edge of a cup it would do it, nearly}, but {not in your sleep|you can't do that in your sleep}.`,
    ],
    setoff: `It stopped, and it was even quieter. “That's a sound,” said {name}, “{and nobody uses it|and I don't think anybody's using it}.” “It isn't an *eek*,” said {pal}. “It may be willing to learn,” said {name}. {They took cup and spoon along, and coats|So with coats on, and spoon and cup, they went to ask|So, with the spoon and the cup, and with coats on over their pajamas, they went out to ask it}.`,
    stay: `It stopped, and it was even quieter. “That's a sound,” said {name}, “and nobody's using it.” {They sat down where the lamplight stops, in pajamas|In pajamas they sat down where the lamplight stops|In their pajamas they sat down where the lamplight stops, and got out what they had brought}.~and~ {name} rubbed the spoon on the cup. “That's what we need,” said {name}, {to the dark|in case it was listening}.`,
    remind: `“I could say it,” said {pal}. “I could say it all night. You shut your eyes.” {name} shut them. “Eek,” said {pal}. {It was a good eek|It was a very fair one|It was a very fair one, though perhaps a little high, and {name} gave it every chance}. “Eek. Eek. Is it working? Are you asleep? Eek.” “It's the *asking*,” said {name}.`,
    refrain: {
      first: [
        `It had stopped, and they could hear the whole night at once, so they sang into it:\n“It's much too quiet, it's quiet all through.\nEek, please, somebody. Somebody, do.”`,
        `{pal} kept time, with the spoon on the cup:\n“It's much too quiet, it's quiet all through.\nEek, please, somebody. Somebody, do.”`,
      ],
      again: [
        `There was a gap again, and this is what they put in it:\n“It's much too quiet, it's quiet all through.\nEek, please, somebody. Somebody, do.”`,
        `They asked as politely as you can when it's long past bedtime:\n“It's much too quiet, it's quiet all through.\nEek, please, somebody. Somebody, do.”`,
      ],
      third: `It was quieter just here than it had been anywhere, and they said so:\n“It's much too quiet, it's quiet all through.\nEek, please, somebody. Somebody, do.”`,
      last: `They waited for the very end of it, and then they sang, no louder than breathing:\n“It isn't too quiet, it's right all through.\nMore, please, somebody. Somebody, do.”`,
    },
    try: `{name} rubbed the spoon along the cup. “Something like this, till I'm asleep.” “I only do it when nobody's listening,” said {being}. “I'll only listen till I'm asleep.” “Then you sleep first,” said {being}, “and I'll start.” {They thought about that. It did not work|They thought that over from both ends|They both thought that over, first from the one end and then, as it hadn't come out, from the other}.`,
    resolve: `“How did it go, your *eek*?” asked {being}. {name} showed it, spoon on cup. {Then {being} did it all again|Then {being} did it all again, from the front|Then {being} did the whole of it over again, from the front, in no hurry, and with everybody listening}. And at the end, very small, there was an *eek*. “I'm up every night,” said {being}.`,
    bed: `{name} turned to the left, and the bed said nothing. The spoon lay still in its cup. {Then it came, from far off|Then, from far off, it came, over all that quiet|Then from far off, all the way over the quiet, it came, the whole of it, from the front to the end}, and at the end of it was an *eek*. {{name} waited for one more|{name} was going to listen for the next|{name} was going to stay awake a little longer, and listen for the next}.`,
  },
  shy: {
    title: ['{name} and the {Title}', 'Somebody to Watch', 'What Happens When You Sleep'],
    want: [
      `What do you do, when you're asleep? {name} had never seen it. {You shut your eyes, and it's morning|You shut your eyes, and then it's morning|You shut your eyes, and the next thing is that it's morning, and the blanket is somewhere else}. Somebody had to watch. {By the bed stood a chair with a cushion on. It was empty|By the bed stood a chair for it, with a cushion, and nobody on it|By the bed there stood a chair for just that, with a good thick cushion, and night after night nobody on it}. {Would it be empty tonight?|Would tonight be missed, too?}`,
      `By {name}'s bed stood a chair with a cushion on it. {It was for somebody to watch. What do you do, asleep?|It was for somebody to sit and watch what you do in your sleep|It was for anybody who would sit there and watch what {name} did when {name} was asleep, and tell it in the morning}. {{name} had never seen it|{name} had always been there, and had missed it every time|It was a strange thing, but {name} had always been there, and every single time had missed it}. {The chair was still empty|But on the chair sat nobody, and it was nearly bedtime}.`,
    ],
    setoff: `“Somebody watches every evening,” said {name}, “and then leaves at bedtime. {I'm only just beginning then!|That's just when I begin!}” {The cushion went with them, under a coat|So the cushion came along, and coats went on|So the cushion was taken off its chair and put under one arm, and the coats went on over the pajamas}. “What do we tell them?” asked {pal}. “That they're good at it,” said {name}, “and {there's a seat|that there's a seat free}.”`,
    stay: `“Somebody watches every evening,” said {name}, “and then leaves at bedtime. That's just when I begin!” {They put the cushion where the lamplight stops. They sat on each side of it|So, in pajamas, they put the cushion down where the lamplight stops, and sat beside it|So, in pajamas, they laid the cushion down where the lamplight stops, where it could be seen, and sat beside it}. “Shall I sit on it?” asked {pal}. “It's taken,” said {name}.`,
    remind: `“I did watch you, once,” said {pal}. “You yawned, and then it was morning.” “And what had I done?” {{pal} thought hard. There was only the yawn|{pal} thought hard, but there was only the yawn|{pal} thought as hard as {pal.he} could, but wherever {pal.he} looked, there was only the yawn}. “{It was a very good one|But it was a very good yawn},” said {pal}[, and did it over, and they both had to wait till it was finished].`,
    refrain: {
      first: [
        `They put it to the dark, since somebody there might be free:\n“Who's going to sit there, and who's going to see\nwhat I am like when I'm not being me?”`,
        `{name} held up the cushion, so that it could be seen, and sang:\n“Who's going to sit there, and who's going to see\nwhat I am like when I'm not being me?”`,
      ],
      again: [
        `Somewhere, somebody was good at this, so they asked again:\n“Who's going to sit there, and who's going to see\nwhat I am like when I'm not being me?”`,
        `{pal} said it was a lot to ask. They asked it as nicely as they could:\n“Who's going to sit there, and who's going to see\nwhat I am like when I'm not being me?”`,
      ],
      third: `There lay the cushion with nobody on it, and they sang to that:\n“Who's going to sit there, and who's going to see\nwhat I am like when I'm not being me?”`,
      last: `They sang it once more, softly, and now it wasn't a question at all:\n“You're going to sit there, and you're going to see\nwhat I am like when I'm not being me.”`,
    },
    try: `“Now watch,” said {name}, and lay down on the cushion, and slept. {There was even a snore|It had a snore in it|It was very well done, with a twitch of one foot, and a snore that went up in the middle}. {Being} came nearer to see. {name} wanted to see that, and opened one eye. Nobody was there. “You looked,” said {being}, farther off. “I can't watch you watch.”`,
    resolve: `“I have seen you do it,” said {being}. “Last week, in the middle of the game. {You put your head down|Your head went down on your knees}.” “And what did I look like?” {{Being} thought|{Being} thought about it|{Being} thought for some time, because it had to be exactly right}. “Like somebody putting down a bag.” “Keep the cushion,” said {name}.`,
    bed: `The chair by the bed had no cushion on it. {That was out there, in use|That was out there, in use|That was out there somewhere in the dark, and tonight for the first time it was in use}. {name} lay and put things down, one after the other, {the day, and the knees, and the question|first the day, and then both knees, and then the question}. {Maybe somebody was watching|Perhaps somebody was watching}. It looked like this.`,
  },
};
