import type { ThemeTelling } from '../../bank.ts';

export const emotions: ThemeTelling<'emotions'> = {
  restless: {
    title: ['{name} and the {Title}', 'What Is It Called?', 'The Thing That Went Round'],
    want: [
      `{Something went round in {name}'s tummy. It came at four, when the cousins left|Something had gone round in {name}'s tummy since four, when the cousins went home|Since four o'clock, when the cousins had gone home, there had been something going round and round in {name}'s tummy}. {It was not hungry. It had had supper|It couldn't be hungry, after supper|It couldn't be called hungry, because it had had the same supper as everybody else}. {{name} had a paper label. The name had to go on it tonight|{name} had a paper label, and wanted the thing's name on it tonight}. {What if it never lay down?|What if it never lay down?}`,
      `“What's it called?” they asked {name}. {Something went round in {name}'s tummy. It came at four, when the cousins left|It was going round in {name}'s tummy, and it had come at four, when the cousins went|It had come into {name}'s tummy at four, just as the cousins went off home, and there it went round, and round}. [They had tried *hungry*, and *gravy*.] {There was a paper label, with no name on it|A paper label hung from one button, with nothing on it}. {{name} wanted the name tonight. What if it never lay down?|{name} wanted the name tonight. What if the thing never lay down?}`,
    ],
    setoff: `{name} stopped, with one hand on the tummy. “That noise goes round just like this thing in here.” {“What is it called?” asked {pal}.|“And does that one know what it's called?” asked {pal}.} “{Let's ask|I'm going to ask}.” {They put on coats. The label hung out, and they went|On went the coat, with the label hanging out, and they went|Over the pajamas went the coat, with the label hanging out in front, in case they should meet the name on the way, and they went}.`,
    stay: `In pajamas {name} sat down where the lamplight stops, with the label. “That noise out there goes round just like this in my tummy.” {“Then we'll ask it,” said {pal}.|“Then it'll know what it's called,” said {pal}. “We'll ask.”} {They did not have to call. The noise was coming|They didn't have to call, since the noise was coming in any case}.`,
    remind: `“I knew one once,” said {pal}, “that was called *wanting the bathroom*.” {name} felt. “{It's not that|No, it isn't that}.” “Or else it's *nearly my birthday*.” {{name} felt again. It was a bit like that, the wrong way round|{name} felt again, and it was a little like that, only the wrong way round|{name} felt once more, for longer, and it was really a little like that, only the wrong way round}. [Nothing went on the label, but {they'd got warmer|they were getting warm}.]`,
    refrain: {
      first: [
        `{You can sing to a tummy. {name} bent down and sang|You can sing to a tummy, if you bend down, and {name} bent down and sang}:\n“Thing in my tummy, what's your name?\nRound you go, and it's always the same.”`,
        `“You must ask it politely,” said {pal}, “it's a stranger.” So, politely, they asked:\n“Thing in my tummy, what's your name?\nRound you go, and it's always the same.”`,
      ],
      again: [
        `It had gone round eleven times since the last time. They asked it on the twelfth:\n“Thing in my tummy, what's your name?\nRound you go, and it's always the same.”`,
        `{Perhaps it had been thinking. They asked again|{name} pulled the label straight, and they asked again, in case it had been thinking}:\n“Thing in my tummy, what's your name?\nRound you go, and it's always the same.”`,
      ],
      third: `{Now there was one in here and one out there. They asked them both|Now there was one in here and one out there, and they both went on, so they asked the two of them|Now that there was one in here and one out there, and both of them went on, there was only the one thing to ask}:\n“Thing in my tummy, what's your name?\nRound you go, and it's always the same.”`,
      last: `{{name} sang it to the tummy, and it was not a question|{name} bent down and sang it to the tummy, and for the first time it wasn't a question}:\n“Thing in my tummy, I know your name.\nRound you came, and I'm glad that you came.”`,
    },
    try: `{name} held out the label. “Which is it? Hungry?” {“I may be,” said {being}. “Yes!”|“I might well be,” said {being}.} “Or cross? [Or is it a sore foot?]” “{That too!|I expect I'm that as well.} May I be all of them?” {{Being.he} had to do it once for each|And {being.he} had to do it over again, once for each|And {being}, who until then had only had the one thing to go on about, had to do it all over again, once for each}.`,
    resolve: `“It's *missing*,” said {name}. “I'm missing the cousins. That's its name.” {“And it goes round?” asked {pal}|“And that's why it goes round?” asked {pal}}. “{Until you say it|It goes round until somebody says it}.” {{name} wrote it on the label. At once the thing in the tummy sat down|So *missing* went down on the label, and in {name}'s tummy the thing sat down|So *missing* went down on the label in capitals, and in {name}'s tummy the thing that had been going round since four sat down}. [It had only wanted to be told apart from *hungry*.]`,
    bed: [
      `{The label hung on the bed. *Missing*, it said|The label hung on the bed, with one word on it|From the end of the bed hung the label, with one word on it}. {In {name}'s tummy the thing lay curled up|In {name}'s tummy *missing* lay curled up, like a cat that has been called in}. {It was still there. It was only lying down, as the cousins were, far off|It had only lain down, and so, far off, had the cousins}.`,
      `{The thing in the tummy did not go round any more. It had a name|The thing in {name}'s tummy had its name, and didn't go round}. {It lay where it was, no bigger than a cousin's hand, and warm|It lay where it was, no bigger than a cousin's hand, and warm|It lay just where it was, no bigger than a cousin's hand, and quite as warm}. {On the bed hung the label. Nobody had to read it|From the bed hung the label, and didn't turn}.`,
    ],
  },
  wonder: {
    title: ['{name} and the {Title}', 'A Yay or an Oh', 'Tiptoe, Tummy'],
    want: [
      `Since breakfast {name} had had a feeling in the tummy, up on tiptoe. {Was it a yay? Was it an oh?|Was it a yay, or an oh?} {There was a button to ask. It had a yay face and an oh face|There was a button to ask, with a yay face and an oh face|There was an old coat button to ask, with a yay face scratched on the front of it and an oh face behind}. {name} wanted to know tonight. What if it was an oh?`,
      `{A feeling stood on tiptoe in {name}'s tummy|The feeling stood on tiptoe in {name}'s tummy, and it was either a yay or an oh|The feeling stood on tiptoe in {name}'s tummy, and it was either a yay or an oh, though there was no telling which, not even after supper}. {Was it a yay or an oh? {name} had a button to ask. It had a yay face and an oh face|{name} had a button for that, with a yay face in front and an oh face behind|To find out, {name} had an old coat button, with a yay face in front and an oh face behind}. {name} wanted to know tonight. {What if it was an oh?|What if, after all that, it was an oh?}`,
    ],
    setoff: `“That's tonight! That's what my feeling's about!” said {name}, and turned the button over. {Yay, it said. Then it said oh|It said yay, and then it said oh|It said yay, and when it was turned again it said oh}. {“It doesn't know,” said {pal}. “Let's go and see.”|“It doesn't know either,” said {pal}. “We'll have to go and see.”} {So they went, on tiptoe|So they went, in coats and on tiptoe|So, over the pajamas, on went the coats, and on tiptoe, all three of them if you count the tummy, they went}.`,
    stay: `“That's tonight! That's what my feeling's about!” said {name}. So they sat down in pajamas, where the lamplight stops, with the button. {It said yay. {pal} turned it. It said oh|It said yay, and {pal} turned it over, and it said oh}. [“It doesn't know either.”] {In {name}'s tummy the feeling went up on its toes|And in {name}'s tummy the feeling stood on its toes}.`,
    remind: `“How's it standing?” asked {pal}. {name} looked at the button. Yay, it said. “{On one foot|On one leg, now},” said {name}. {“Mine's hopping,” said {pal}. “I thought it was lunch.”|“I've got one too,” said {pal}. “It's hopping. I'd put it down to lunch.”} {They asked the button for {pal}. It said oh|They turned the button over for {pal}, and it was an oh|They turned the button over for {pal} as well, and looked, and what {pal} had was an oh}. [“I quite like it,” said {pal}.]`,
    refrain: {
      first: [
        `You hop once for the yay and once for the oh, or your tummy does:\n“Is it a yay, or is it an oh?\nTiptoe, tiptoe, I don't know.”`,
        `The button was turned over, and over, and this was what it went to:\n“Is it a yay, or is it an oh?\nTiptoe, tiptoe, I don't know.”`,
      ],
      again: [
        `It grew as they got nearer, and they had to let a little of it out, so they sang:\n“Is it a yay, or is it an oh?\nTiptoe, tiptoe, I don't know.”`,
        `{pal} was all for yay, and {name} was nearly all for oh, and between them it came out so:\n“Is it a yay, or is it an oh?\nTiptoe, tiptoe, I don't know.”`,
      ],
      third: `{They all had it by now. It was sung quite low|Everybody there had it by now, as you could tell by their feet, so it was sung quite low}:\n“Is it a yay, or is it an oh?\nTiptoe, tiptoe, I don't know.”`,
      last: `{Then they came down off their toes, and sang|And afterward, coming down off their toes, they sang it as it ought to go}:\n“It was a yay, and it was an oh.\nTiptoe, tiptoe, now I know.”`,
    },
    try: `“You've got one too,” said {name}. “Ask the button.” It was shaken in both hands, for {being}, and they looked. It said oh. “Best of three.” Oh. {“Best of eleven!” Oh, oh, oh|They made it best of eleven, and it was oh eleven times}. {“It is quite sure, isn't it?” said {being}.|“It does seem quite sure,” said {being}.} [{pal} said that the button {must be stuck|had most likely got stuck}.]`,
    resolve: `{name} felt for the button, and it was standing on its edge. {There was the yay. There was the oh. Both were there at once|There was the yay, and there was the oh, both at once|There on this side was the yay, and there on that side was the oh, and so long as it stood like that you could have the two of them at once}. “It's both!” said {name}. “My feeling was both the whole time. {It's one button|It's only one button}.” [“So's mine,” said {pal}.]`,
    bed: [
      `{The button lay by the bed. It had a yay and an oh|By the bed lay the button, with a yay above and an oh below|By the bed lay the button, with a yay on one side and an oh on the other}. {Nobody turned it over|Nobody turned it over to see}. {In {name}'s tummy the feeling came down from tiptoe. First came one foot, and then the other|In {name}'s tummy the feeling came down from tiptoe, one foot at a time, and lay down}.`,
      `{The feeling was not on tiptoe any more. It had sat down|In {name}'s tummy nobody stood on tiptoe any more}. {The yay was asleep. The oh was asleep behind it|The yay was asleep, and so was the oh, back to back}. {They were one button. It lay in the dark, and did not turn|They were only one button, and it lay in the dark, and didn't turn}.`,
    ],
  },
  sound: {
    title: ['{name} and the {Title}', 'What {name} Could Do with One Ear', 'It Wouldn\'t Stay In'],
    want: [
      `Since breakfast {name} could wiggle one ear. {“Look!” said {name}. “Not now,” they all said.|“Look!” said {name}, and they all said, “Not now.”} {So the glad feeling went down into the tummy. It pushed|So the glad feeling about it went down into the tummy, and there it pushed|So the feeling about it, which was a large and glad one, had to go down into the tummy, and there it pushed}. {{name} wanted to show somebody tonight. What if the feeling went flat?|{name} wanted to show the ear to somebody tonight. What if the feeling went flat?}`,
      `{{name} could wiggle one ear. Nobody had looked|Since breakfast {name} could wiggle one ear, and nobody had looked|Since breakfast {name} could wiggle one ear, and not one person in the whole kitchen had looked}. [There had been milk boiling over.] {Now a glad feeling pushed in the tummy|So the glad feeling about it was shut up in {name}'s tummy, and pushed|So the glad feeling about it was shut up in {name}'s tummy, where it pushed, and came up as far as the collar}. {name} wanted to show somebody tonight. {What if the feeling went flat?|What if by morning the feeling had gone flat?}`,
    ],
    setoff: `“Somebody out there has got a glad feeling, too,” said {name}. “{It's getting out|That's the sound of it, getting out}.” {“How do you know?” said {pal}.|“How can you tell?” asked {pal}.} {name} pointed to the middle button, {where it pushed|where the other one pushed}. {“I'll show them my ear.” So they went|“They won't say *not now*.” So they went, to show the ear}.`,
    stay: `“Somebody out there has got a glad feeling, too, and it's getting out.” So they sat down in pajamas, where the lamplight stops, {and {name}'s own feeling pushed|and {name} kept one hand on the tummy, to hold the other one in}. {“We'll show them your ear,” said {pal}.|“We'll show them your ear,” said {pal}.} [{Somebody was very near|Whoever had the other feeling was near}.]`,
    remind: `“Is it hiccups?” asked {pal}. “No. It's gladder,” said {name}. “Then it's *ate too fast*.” {“I hardly ate,” said {name}. “There was no room.”|“I hardly ate at all,” said {name}, “there wasn't room.”} {They went on. The glad feeling got up to the top button|The glad feeling had got up to the top button by now|The glad feeling had begun at the bottom button, and by now, as you could tell from how {name} walked, it had got up to the top}. “{Just a bit longer|Tell it to hold on},” said {pal}. [One ear went, all by itself, {and nobody saw|and of course nobody saw}.]`,
    refrain: {
      first: [
        `{{name} held on to the buttons, and they said it|With a hand on every button they said it, so that no more than the words should get out}:\n“It wants to come out, and it's told to stay in,\nit's up to my collar, it's up to my chin.”`,
        `“If you say it, it doesn't push so,” said {name}. So they said it together:\n“It wants to come out, and it's told to stay in,\nit's up to my collar, it's up to my chin.”`,
      ],
      again: [
        `It had not gone flat at all. It had grown, and they had to say it again:\n“It wants to come out, and it's told to stay in,\nit's up to my collar, it's up to my chin.”`,
        `{pal} took the collar and {name} took the chin, and that held it for a while:\n“It wants to come out, and it's told to stay in,\nit's up to my collar, it's up to my chin.”`,
      ],
      third: `{Both were full of it. They said it very low|There they were, each of them full of it, and none of it was getting out, and they said it very low}:\n“It wants to come out, and it's told to stay in,\nit's up to my collar, it's up to my chin.”`,
      last: `{Now it could come out. {name} let go, and they said it|There was nothing to hold in any longer, so {name} let go of the buttons, and they said it}:\n“It wanted to come, and it didn't stay in,\nit's over my collar, it's over my chin.”`,
    },
    try: `“I'll do mine first,” said {name}, “and then you do yours.” And {name}, holding on tight to both sleeves, wiggled the ear. {“Did you see?”|“Did you see it?”} “{I didn't,” said {being}. “I looked away|Of course not,” said {being}. “I looked the other way}. {I know how it is|I know what it's like}[, and it's only manners].”`,
    resolve: `“Now look at mine,” said {name}, and wiggled the ear. {{Being} looked. “Again!” said {being}.|{Being} looked, and went on looking, and said, “Again!”} [It went up. It went down.] {“What is the feeling called, that pushes?” asked {name}.|“What's the feeling called,” asked {name}, “that pushes?”} {“Proud,” said {being}. “I just found out.”|“Proud,” said {being}. “I've only just found out.”} {It was out, and not a bit flat|And it was out, and not a bit flat|And it was out, and not a bit flat, and in the tummy there was room again for supper}.`,
    bed: [
      `{{name} lay with the one ear on top|In the dark {name} lay with the one ear on top}. {The proud feeling had come out. A little was left, and it was warm|The proud feeling had come out, and only a little was left, at the bottom, warm}. {The ear went once. Nobody had to look|The ear went, once, and nobody had to look}.`,
      `{In the tummy it was quiet. Nothing pushed|In {name}'s tummy it was quiet, and nothing pushed|In {name}'s tummy it was quiet, and nothing pushed any more at any button}. {The feeling had been seen. Now it could sleep|The feeling had been looked at, and could go to sleep}. {Last of all the ear went, up and down. Then it lay still|Last of all the one ear went, up and down, and then it, too, lay still}.`,
    ],
  },
  shy: {
    title: ['{name} and the {Title}', 'How Much Nothing Weighs', 'The Stone That Stayed for Supper'],
    want: [
      `There was a stone in {name}'s tummy. {It came when they all laughed. {name} had not been joking|It had got in when everybody laughed, and {name} hadn't been joking|It had got in during the afternoon, when {name} said something, and everybody laughed, and it hadn't been a joke}. {“What's the matter?” they asked. “Nothing,” said {name}. The stone got heavier|“What's the matter?” they asked. “Nothing,” said {name}, and the stone got heavier}. [It's surprising, how much nothing weighs.] {{name} wanted it out tonight. What if it grew?|{name} wanted it out tonight. What if it stayed, and grew?}`,
      `At supper there was a stone, and it was in {name}'s tummy. {It had been there since they all laughed. {name} had not been joking|It had been there since they all laughed, and {name} hadn't been joking|It had been there since the middle of the afternoon, when {name} said something, and they all laughed, and it hadn't been a joke}. {{name} wanted to be rid of it tonight|{name} wanted to be rid of it tonight}. But somebody had only to ask, “Is anything wrong?” and the stone got heavier. [What if they asked all night?]`,
    ],
    setoff: `“Did you see who that was?” said {name}. “{They've got a stone, too|That's how you go when you've got a stone, too}.” {They put on coats, and went to see. The stone came along|So they went to see, in coats, and the stone came along|So on went a coat, and they went to see, and the stone came along, since nobody can leave that at home}. [{It was heavy at first. Then it swung a bit|For the first few steps it was hard going, and then they found the swing of it}.] {“I won't ask how it is,” said {pal}.|“I'm not asking how it is,” said {pal}.}`,
    stay: `“That's how you go when you've got a stone, too,” said {name}, and sat down in pajamas where the lamplight stops. [The stone sat down as well.] “We don't call, and we don't ask. {We only sit|We only sit here with mine}.” {And somebody came a bit nearer|And nearer, a bit at a time, came somebody}.`,
    remind: `Somebody was coming along beside them, not near, {and often stopped|and stopped often, as with something heavy}. {“Ask them if they need help,” said {pal}. “No,” said {name}.|“Oughtn't we to help?” said {pal}. “No,” said {name}, “that makes it heavier.”} {So they stopped when somebody stopped|So they stopped when that somebody stopped, and went on when somebody went|So they only stopped whenever that somebody stopped, and went on again when somebody went on}. [{It was slow. It was good company|They got on slowly, and in good company}.]`,
    refrain: {
      first: [
        `A stone has its own song. It's a low one, and it's hummed from about the middle button:\n“Heavy, heavy, what have you got?\nNothing, nothing. It weighs a lot.”`,
        `“If nobody asks you,” said {name}, “you can sing it.” So they sang it:\n“Heavy, heavy, what have you got?\nNothing, nothing. It weighs a lot.”`,
      ],
      again: [
        `{name} sang the heavy, and {pal} sang the nothing:\n“Heavy, heavy, what have you got?\nNothing, nothing. It weighs a lot.”`,
        `It had turned over and got comfortable in there, so they hummed it down again:\n“Heavy, heavy, what have you got?\nNothing, nothing. It weighs a lot.”`,
      ],
      third: `Now there were two stones, and neither was getting lighter, so they tried the song:\n“Heavy, heavy, what have you got?\nNothing, nothing. It weighs a lot.”`,
      last: `{{name} still had a stone. So they gave the song a new end|{Being} was lighter by a stone, and {name} still had one, so the song was given a new end}:\n“Heavy, heavy, what have you got?\nSay it, say it. It won't weigh a lot.”`,
    },
    try: `“Hello,” said {pal}, as nicely as anything. “Is something the matter?” {“Nothing,” said {being}.|“Nothing,” said {being}, and you could hear it land.} {{name} felt the stone get heavier, and it was not even {name}'s turn|{name}'s own stone grew heavier, and it hadn't even been asked|{name}'s own stone grew heavier from just standing near, and nobody had so much as asked it}. “Are you sure?” said {pal}. [{“Quite sure,” said {being}, very low.|“Quite,” said {being}, and sounded as if from under a wardrobe.}]`,
    resolve: `Then, looking at nobody, {name} said it. “They all laughed, and I wasn't being funny.” {“Oh,” said {being}. “That's a big one.”|“Oh,” said {being}. “That's a big one. You carried that?”} {And nobody said it was nothing|And nobody said it was nothing|And neither then nor later did anyone tell {name} that it was nothing}. {name} felt for the stone. {It was gone|Where it should have been there was only supper}. [“It came out with the words,” said {name}{.|, surprised.}]`,
    bed: [
      `{{name} lay on the front. You can do that with no stone|{name} lay flat on the front, which you can do when there's no stone|For once {name} lay flat on the front, as you can when there's no stone}. {There was only a tummy in there, as light as a tummy|There was nothing in there but a tummy, and it weighed what a tummy weighs}. {The dark asked nothing, and nothing got heavier|The dark asked nothing, and nothing got heavier}.`,
      `{Where the stone had been was a smooth, warm place|Where the stone had been there was a smooth warm place}. {Nobody asked what the matter was|Nobody asked whether anything was the matter}. {There was nothing in there. It was the light kind of nothing|There was nothing in there, and it was the light kind of nothing}.`,
    ],
  },
};
