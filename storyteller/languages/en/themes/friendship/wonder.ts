import type { ArcTelling } from '../../../bank.ts';

export const wonder: ArcTelling = {
  title: ['{name} and the {Title}', 'Only a Cork', 'Wrapped Three Times'],
  want: [
    `{{name}'s pocket held a present for a friend|In {name}'s pocket there was a present for a friend}. {It was wrapped three times. Inside was a cork with a face|It was wrapped three times, and inside it was a cork with a face|It was wrapped in three sheets of paper, one over the other, and inside the third was a cork with a face}. {{name} wanted to give it tonight|{name} wanted to give it tonight, for the nose had come through|{name} wanted to give it tonight, because paper wears out in a pocket, and the nose had come through}. {But what if it was only a cork?|But what if the friend said, “Oh. A cork”?}`,
    `A cork with a face on it, wrapped three times: that was the present for {name}'s friend. {It had been in a pocket all week|{name} had carried it about for a week|{name} had carried it about for a whole week now, without having once dared to take it out}. {Tonight {name} wanted to give it|Tonight {name} wanted to give it, because the paper had a hole|Tonight it must be given, because the paper had worn through, and the nose looked out}. {What if all that came was, “Oh”?|But what if all that came was, “Oh. A cork”?}`,
  ],
  setoff: `“Everybody will be looking at that,” said {name}, “so nobody will look at me.” {It was the night for a present|It was just the right night to give somebody a present|It was, when you came to think of it, exactly the right sort of night for giving somebody a present}. “What's in your pocket?” asked {pal}. “A hand,” said {name}. {They put coats on, and went to see|So they put on their coats and went to look, too|So they put on their coats over their pajamas and went to look, too}[, and the hand stayed where it was].`,
  stay: `“Everybody will be looking at that,” said {name}, “so nobody will look at me.” {They sat down where the lamplight stops|In their pajamas they sat down where the lamplight stops, quite close together|In their pajamas they sat down where the lamplight stops, as close together as two can who have a full pocket between them}. “You're sitting on something,” said {pal}. “I'm sitting *beside* something,” said {name}. “{Look out there|You look out there}.”`,
  remind: `“You're rustling,” said {pal}. “It's the pajamas,” said {name}. {It was the present. Two of its papers were worn through|But it was the present, and two of its papers had worn through|But it was the present in the pocket, and two of the three papers round it had by now worn right through}. “Do pajamas rustle?” asked {pal}. “When they're {glad|looking forward to something},” said {name}. [{pal} listened to {pal.his} own for a while, but they weren't.]`,
  refrain: {
    first: [
      `{{name} had a song about the pocket|{name} had a song that went with the pocket, and only the pocket was left out of it}:\n“Shall I, or shan't I? Now, or not?\nIt isn't much, but it's all I've got.”`,
      `“What's that you keep humming?” asked {pal}, so {name} sang it, all but what it was about:\n“Shall I, or shan't I? Now, or not?\nIt isn't much, but it's all I've got.”`,
    ],
    again: [
      `{By now {pal} knew the song too|By now {pal} knew the song too, without knowing what it was about}:\n“Shall I, or shan't I? Now, or not?\nIt isn't much, but it's all I've got.”`,
      `{{name}'s hand went in, and out again|{name}'s hand went into the pocket, and out again, and they sang}:\n“Shall I, or shan't I? Now, or not?\nIt isn't much, but it's all I've got.”`,
    ],
    third: `{Two didn't dare now. They sang for both|Now {name} didn't dare, and {being} didn't dare, so they sang for both}:\n“Shall I, or shan't I? Now, or not?\nIt isn't much, but it's all I've got.”`,
    last: `{They sang it low, and {name} decided|They sang the song once more, under the breath, and somewhere in it {name} decided}:\n“Yes, I shall, and it's now. Why not?\nIt isn't much, but it's all I've got.”`,
  },
  try: `{name} went up close and let {being} see the present, with its nose out. “I don't dare give it,” said {name}. “You do yours, then I'll do mine.” “You first,” said {being}. “I'll watch how it goes.” “{So will I|I was going to watch you},” said {name}. {They both waited, very politely|So each waited for the other to begin|So there they were, each waiting politely for the other to begin, and each of them willing to wait till breakfast}.`,
  easy: `{They all looked at {being}. Nobody saw {name}|All eyes were on {being}, and nobody was watching {name}|They were all watching {being}, and there was nobody, not even {pal}, who was watching {name}}. {You could put the present down, and run. Nobody says “oh.”|The present could just be put down, and nobody says “oh.”|The present could be put down somewhere very softly, still warm, and then nobody says “oh.”} {Then only {being} would have to show something|Then {being} would be the only one who had to show something}. {The cork's nose was out|Out of the pocket looked the nose|Out of the pocket, to see how things stood, looked the nose}.`,
  resolve: `Then {name} took the present out, and gave it to {pal}. “It's only a cork,” said {name}. {{pal} looked at its face from both sides|{pal} unwrapped it, and looked at its face from both sides|{pal} unwrapped it, and looked for a long while at its face, first from in front and then, very carefully, from the side}. “It's me,” said {pal}. {It had only two dots and a nose. But it was {pal}|It had only two dots, a line and a nose, but it was {pal}|It had only two dots and a line to do it with, and a nose, but there was no doubt about it at all}.`,
  bed: [
    `In the pocket nothing rustled now. Three papers lay there, {flat|smoothed out flat}, each with a hole for a nose. {The cork looked into the dark|Close by {pal} lay the cork, and its two dots looked into the dark}.`,
    `The cork stood by {pal}. It couldn't shut its eyes, for they were only dots. {But with the light out it could not see|But when the light went out it couldn't see}, and that is nearly asleep.`,
  ],
};
