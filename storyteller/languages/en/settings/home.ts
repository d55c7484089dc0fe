import type { SettingTelling } from '../../bank.ts';
import { noun, type EnglishNoun } from '../noun.ts';

export const home: SettingTelling<'home', EnglishNoun> = {
  tiny: { noun: noun('the moth', 'a moth') },
  home: [
    `{name} lived in a tall thin house, with {coats in the hall|coats in the hall and a great many stairs|a hall full of coats, a kitchen at the bottom, and a great many stairs}. {By day it was a plain house. In the evening it seemed larger|By day it was an ordinary house, but in the evening it seemed to be much larger|By day it was an ordinary house, but in the evening, when the lamps were lit, it seemed to be much larger}.`,
    `{{name}'s bed was at the top of the house. The kitchen was at the bottom|{name}'s bed was at the top of the house, and the kitchen was at the bottom|{name}'s bed was at the very top of the house, and the kitchen, with the supper in it, was at the very bottom}. {In between were stairs. The third one said eek|In between were the stairs, and every evening, on the way up, the third one said eek|In between were the stairs, and every evening, whoever went up to bed by them, the third one said eek}.`,
    `{name} lived in an old house {with eleven doors|with two flights of stairs and eleven doors|with two flights of stairs, and with eleven doors that anyone knew of}. {In the evening there was a lamp in the kitchen. The hall was long and dim|In the evening there was a lamp in the kitchen, and a long dim hall between supper and bed|In the evening there was a lamp in the kitchen, and then, between supper and bed, a long dim hall with everybody's coats in it}.`,
  ],
  back: [
    `They went up to bed by the stairs, and the third one said eek{. It said it very softly|. But it said it softly this time, as you do to a friend|, but it said it very softly this time, as you say it to a friend}. {The house was getting small again, step by step|Step by step the house was shrinking to its proper size|Step by step the house was shrinking to its proper size, and the hall ended just where it should}.~and~ {At the top was {name}'s door|And at the top was {name}'s door|At the top was {name}'s door}.`,
    `It's never far to bed when you're in the house already. {But they made it last|All the same they made it last, the way you do with toffee}: along the hall, round the post, and up with one hand on the rail, to {name}'s room. [The rail was still warm from all the hands.]`,
    `They went up past all the bedroom doors.~and~ {Somebody breathed behind each one|Behind every one of them somebody was breathing|Behind every one of them, high or low, slow or with a whistle, somebody was breathing}. {Behind the last it was quiet. That was {name}'s room|Only behind the last it was quiet, because that was {name}'s room|Only behind the last one it was quiet, because those who were going to breathe in there were still outside}.~and~ {name} turned the knob {slowly|as slowly as it turns}.`,
  ],
  night: {
    dark: [
      `Downstairs somebody put out the last lamp{. The dark came up one stair at a time. It sat down next to them|. The dark came up, one stair at a time, and sat down beside them|, and the dark came up, one stair at a time, and sat down beside them}{. A chair let go of the person who'd sat in it|. In the kitchen a chair creaked, letting go of the person who'd sat in it|; in the kitchen a chair creaked as it let go of the person who had been sitting in it}. [It smelled of floor polish and of cold potatoes.]`,
      `Under each door lay a yellow line.~and~ {One by one they went out|One by one they were taken in: the bathroom, the study, the stairs|One by one, as people thought of it, they were taken in for the night: the bathroom's, the study's, the one on the stairs}. {Only the kitchen's was left, thin as string|Then there was only the kitchen's, as thin as string|In the end there was only the kitchen's, far down there, as thin as a piece of string}.~and~ {Then somebody pulled it in|Then somebody pulled that in, too}.`,
    ],
    deep: [
      `Now all the boards had said their word{. The pipes were cool. The stove ticked as it shrank|. The pipes had gone cool, and the stove ticked now and then as it shrank|, and the pipes had gone cool, and the stove ticked now and then as it shrank}. {The house lay round them like two hands|Round the whole of them lay the house, like two hands round a match}.`,
      `Only the furniture was still on its feet.~;~ {The chairs stood around the table|The chairs stood around the table, as if somebody had been about to speak|The chairs stood around the table with their arms at their sides, as if somebody had been just about to speak}. {The moon looked in by a keyhole|The moon looked in at one keyhole, and saw another|The moon bent down and looked in at a keyhole, and what it saw there was another keyhole}. [Under the stove a marble lay in its own dust, and was a planet.]`,
    ],
  },
  hush: {
    one: [
      `First the kitchen went quiet.~;~ {The last pan was hung up. Ting, it said|The last pan was hung on its hook, and said ting, and thought about it}. {Then the fridge shook itself, like a wet dog, and was still|Then the fridge gave a shudder, as it does, like a dog who's been in the river, and was still}. [Somebody put out the light in there, and even the crumbs were off duty.]`,
      `The bath went first.~;~ Glug, it said, and a good deal more than that, in one breath. {It went round and round|Round and round it went, talking with its mouth full|Round and round it went, like somebody telling the whole of a long story with his mouth full}. {Then came the last bit. It was rude|Then came the last of it, which was rude|Then came the very last of it, down where the plug had been, and that was rude}. “Pardon,” said the bath.`,
    ],
    two: [
      `Next it was the stairs.~;~ {Somebody came up. Eek, they said|Somebody came up them, and they said eek, and then somebody's door was shut}. One slipper dropped.~and~ {The house waited. It waited some more|The whole house lay and waited for the other|In every bed in the house somebody lay with open eyes and waited for the other}. {Then the other one dropped|At last it dropped, and everybody could breathe out|At last it dropped, and from the attic down to the cellar everybody could breathe out}.`,
      `Next it was the lamps, from room to room: click. Click. {Each had somebody's hand on it|At every click there was a hand, and then there wasn't|At every click there was somebody's hand on a lamp, and afterward you couldn't see that there was}. {One lamp said it twice. Somebody had a page left|One lamp said it twice, for somebody had a page to go|One lamp said it twice, and again after a while, since somebody had a page to go}. Click.`,
    ],
    three: [
      `Then there was only the tap, far down.~;~ Plip, it said{. It was a long time. Plip|, and when you had quite forgotten it, plip}. {It had one more drop. It was round and bright|It had one more drop, at the very end of its nose|It had one more drop, round and bright, which hung at the very end of its nose}. {But it kept that for the morning|But it kept that one for the morning|But it thought about it, and decided that it would keep that one for the morning}.`,
      `Last of all it was the wicker chair.~;~ {All evening it had been sat in|It had been sat in all evening|It had been sat in the whole evening, by one person after another}, and {it had not said a word|it hadn't liked to say anything}. {Now it let go of them. Crick, it said|Now it let go of them, crick, and of each button, crick|Now, crick by crick, it let go of them all, the elbows and the buttons and the knees}. {Crick. Then it was only a chair|Then it was only a chair, and empty, and light}.`,
    ],
  },
  facts: {
    one: [
      `“Why do the stairs creak at night, and not in the day?” asked {name}. “They do it in the day too,” said {pal}. “You can't hear them. {But at night the wood gets cold. Then it shrinks a bit|And besides, when it gets colder the wood shrinks, only by a hair, and each board has to shift}.” {name} stepped on one. Eek. “{So it's just getting comfy|So it's only turning over},” said {name}.`,
      `“The refrigerator doesn't make any cold,” said {name}. “{It takes the warm out of the milk. It puts it at the back|It takes the warm out of the milk, and puts it out at the back}.” {{pal} went round and felt|{pal} went round behind it to feel|{pal}, who liked to be sure about such things, went round behind it to feel}. “It's as warm as a cat here!” “{That's the milk's|That's what used to be in the milk},” said {name}.`,
    ],
    two: [
      `{name} stood before the dark window, and there was {name}. {“By day I can see the garden in it. Where did that go?”|“By day there's a garden in this window, and at night there's me. Why?”} “The glass always shows you,” said {pal}. “{By day it's too bright out there to see it|But in the daytime what's outside is so bright that it washes you out}.” {They waved. They waved back|So they waved at the two who are always there, and the two waved back}.`,
      `*Tock*, went a pipe in the wall. “{Somebody's in there|There's somebody in there},” said {pal}. “It's only growing,” said {name}. “{Pipes get longer when they're warm|With hot water in it a pipe gets longer}, {and short when they're cold|and when it's cold, shorter}.” {{pal} thought of bed|{pal} thought about beds|{pal} thought about beds, and how different they are before and after}. “{I do that|I'm exactly the same},” said {pal}.`,
    ],
    three: [
      `A spider sat over the door, quite still. “{Is she asleep?|How does she know when there's supper?}” asked {name}. “{She's listening. With her feet|She's got one foot on the thread, and she listens with it},” said {pal}. {“She can tell a fly from a leaf|“It shakes differently for a fly and for a leaf, and she can tell which}.” {name} touched the wall of the house with one bare foot, and {it hummed|felt it, far down, humming}.`,
      `{name} held an empty cup to one ear, {and in it was the sea|and in the cup was the sea|and in the cup, a long way off, was the sea, going in and out}. “It's only the house,” said {name}. “{The cup makes small noises big|The cup picks out the small noises, and makes them bigger}.” {{pal} got a cup too|{pal} took another cup, and listened|{pal} took another cup from its hook, and put it on like an earmuff, and listened}. “What's it saying?” “{Shhh|Shhh, mostly}.”`,
    ],
  },
  places: {
    landing: {
      noun: noun('the landing', 'a landing'),
      arrive: [
        `The landing was somewhere else at night{. The rug was a lake. The lamp was a tall thin lady with a hat|. The rug had turned into a lake, and the lamp stood beside it like a tall thin lady in a hat|, and the rug had turned into a lake, and the lamp stood beside it like a tall thin lady in a hat}{. All the doors were a bit open. Behind each one somebody breathed|. Behind every door somebody was breathing|; all the doors stood open by the width of a hand, and behind each there was somebody's breathing}. [One of them whistled on the way out.]`,
        `On the landing stood the laundry basket, and out of it hung a pajama leg. {{pal} tucked it in. Out came the other leg|{pal} tucked it in, and out came the other leg|{pal} tucked it in, and pressed down the lid, and on the far side out came the other leg}. [They tucked in that, and there was a sleeve.] “{It wants to get up|It won't stay in bed},” said {pal}. “I know how it feels,” said {name}.`,
      ],
    },
    kitchen: {
      noun: noun('the kitchen', 'a kitchen'),
      arrive: [
        `{The moon lay on the kitchen floor, in squares|In the kitchen the moon had got in, and was lying on the floor in squares}. {The pans hung in a row, big to small|The pans hung in a row, from the father down to the baby|Over the stove the pans hung in a row, from the big black father down to the baby}. {It smelled of bread. Plip, said the tap|It smelled of tomorrow's bread, which was rising under a cloth|It smelled of tomorrow's bread, which was rising by itself, in a bowl, under a checked cloth}. [When they looked again the cloth was higher.]`,
        `In the kitchen the table was laid for breakfast.~and~ {The cups stood on their heads|The cups stood on their heads|All the cups were standing on their heads, so that they shouldn't see it before the time}. {pal} sat down and held a spoon. “What are we having?” “{Nothing. It's not tomorrow|Nothing. It isn't tomorrow yet},” said {name}. {They tried a bit|They each had some}. “It's good,” said {pal}.`,
      ],
    },
    cupboard: {
      noun: noun('the cupboard under the stairs', 'a cupboard'),
      arrive: [
        `{The cupboard under the stairs had a small door. Behind it was a lot|The cupboard under the stairs had a very small door, and behind it was more than there should be}. {There were skates. There was a drum. There was a tent, breathing|There were skates, and a drum, and a tent that sighed when they came in|There were skates, and a drum, and a tent that slid down by an inch, with a sigh, when they came in}.~and~ It smelled of {rubber boots|rubber boots and old summers}. [Overhead, whoever went upstairs walked over the sky.]`,
        `In the cupboard lay the vacuum cleaner[, its trunk around its feet]. “Is it asleep?” asked {pal}. “{It's unplugged|Only unplugged},” said {name}, and gave it a pat. {Something rolled about in there|Inside, something small went rolling about|Deep in its inside, where nobody ever goes, something small and round went rolling about}. “{It ate my marble|That's my marble},” said {name}. “{It's keeping it nice|It seems to like it},” said {pal}.`,
      ],
    },
    attic: {
      noun: noun('the attic', 'an attic'),
      arrive: [
        `You came up into the attic head first, like a cork{. The roof was so low that it touched your hair|. There the roof came down on both sides as far as the floor|, and there the roof came down on both sides as far as the floor}. {Trunks stood about with their lids shut. A rocking horse looked out of the little window|A rocking horse looked out of the window, as he'd done since somebody grew up|Trunks stood about with shut lids, and a rocking horse looked out of the small window, as he'd done since somebody grew up}. [The dust was so thick that it had paths.]`,
        `{Somebody tall stood in the attic, in a sheet|In the attic stood somebody tall, under a sheet}. “Good evening,” said {pal}, to be safe. {{name} lifted up one corner|{name} took hold of a corner, and lifted it|{name}, who had to know, took hold of one corner of it, between two fingers, and lifted it}. {There were feet. They had no shoes on|Under it were feet, without any shoes on|Under it they saw feet, a whole row of feet, without any shoes on}. It was a mirror, and the feet were theirs. “{They're up late, too|They ought to be in bed},” said {pal}.`,
      ],
    },
    bathroom: {
      noun: noun('the bathroom', 'a bathroom'),
      arrive: [
        `{In the bathroom the tub stood on its paws|In the bathroom the tub stood on its four paws, like something going for a walk|In the bathroom the big white tub was standing on its four paws, like something that is about to go for a walk}. {The toothbrushes had been talking|The toothbrushes had their heads together, and stopped talking|In the mug the toothbrushes had had their heads together, and left off talking rather too fast}. “Don't mind us,” said {name}. “We were only saying,” said the green one, “how late it was.”`,
        `On the edge of the tub sat the rubber duck, looking in.~but~ {There was no water|There wasn't any water|There wasn't any water in there, only a plug on its chain, and a good way down}. “What's it waiting for?” asked {pal}. “Saturday,” said {name}. {That was a long time|They thought about how long that was|They stood there for a little and thought of all the days that there are before Saturday}. {So they turned it round, to see the door|Then they turned the duck around, so that it had the door to look at}.`,
      ],
    },
    pantry: {
      noun: noun('the pantry', 'a pantry'),
      arrive: [
        `In the pantry stood all last summer, in jars.~;~ {There were cherries and plums|There were cherries, and plums with their eyes shut|There were cherries and beans, and a whole row of plums, which seemed to have their eyes shut against the dark}. Every jar had a label. “*Plumbs*,” read {name}. “{I wrote that when I was small|I wrote that, when I was younger}.” “When was that?” asked {pal}. “{In August|August},” said {name}. [It smelled of cloves and of clean shelves.]`,
        `In the pantry was a box of potatoes, {and they had eyes|with their eyes open}. “They're looking at us,” said {pal}. “{They want spring|They're looking for spring},” said {name}. “{They only see us|All they can see is us}.” {{pal} bent down to them|{pal} bent down to the box|So {pal}, who didn't want them to sit up all night for it, bent down to the box}. “Not yet,” {said {pal}|{pal} told them}[, and pulled up the newspaper].`,
      ],
    },
  },
  helpers: {
    mouse: {
      noun: noun('the mouse', 'a mouse'),
      comes: [
        `A mouse came along by the wall. “{Cheese|Have you tried cheese}?” he asked, and laid a crumb in front of {being}.~but~ Nothing happened. “It was only an idea,” said the mouse, and sat down beside it. {Soon there was just the mouse|The next time they looked there was only mouse|The next time that anybody looked there was no longer any cheese, and only mouse}.`,
        `A mouse came by on his way home. “{I sing to mine|I sing to mine, at night},” he said, and sang. {His mouth went. They heard nothing|His mouth went, and they heard nothing|They saw how his mouth went, wide and then narrow, and none of them heard anything}. “Too high?” he asked. “{A bit|Rather},” said {name}. “That was the low part,” said the mouse, and sat down.`,
      ],
      trouble: `A mouse was pulling at a cheese rind.~and~ {At his front door it stuck|At his front door it stuck|He'd get it as far as his front door, and there, because it was wider than the door, it stuck}. {“There are six at home,” said the mouse. “They can smell it from in there|“There are six of them in there,” said the mouse, “and they can all smell it, and they're singing}.” [{name} put one ear to the wall, and it was true.]`,
      help: `{They tried the rind flat. They tried it on end|They tried the rind flat, and they tried it on its end|They tried the rind flat, and on its end, and with everybody breathing in, but it was as wide as ever}. [“They've got the scissors,” said the mouse.] “All six are in there,” said {name}, “and the cheese is out here. {Call them out|Why don't they come out to it}?” {Six small mice sat down to eat on {name}'s foot|So six small mice had their supper on {name}'s bare foot, in a row|So the house was turned inside out, and six small mice had their supper on {name}'s bare foot, in a row}.`,
      gift: `“All these years,” said the mouse, “I've brought things *in*.” {He gave them a matchbox|He went in, and came out backwards with a matchbox|He went in, and after some bumping about he came out again backwards, with a matchbox}. In it lay a {bit|crumb} of candle and a {bit|splinter} of mirror. “{I call it a much-light. It's small, but it's much|I call it a much-light. It's one small light, told twice}.”`,
      back: `The mouse was at his door, counting heads.~;~ {{name} gave back the matchbox. He lit it|{name} gave back the matchbox, and he lit it, to be sure of them|{name} gave back the matchbox, and as it was rather dark to count in, the mouse lit it}. “Twelve!” he said. [“There were six at supper,” said {name}.] {He looked in the mirror. He blew out the light|Then he looked at the mirror, and blew it out|The mouse looked for a while at the bit of mirror, scratched himself behind one ear, and blew out the light}. “Six,” he said, {and in they went|and let them in to bed}.`,
      bye: [
        `{Behind the wall the mouse counted his children: six. Then he counted again|Behind the wall the mouse was counting his children, and came to six, and then, to be on the safe side, he counted them again}.`,
        `The mouse said good night in at his hole, and six times over, each time smaller, it was said back.`,
      ],
    },
    coat: {
      noun: noun('the old overcoat', 'an old overcoat'),
      comes: [
        `Along came the old overcoat, with nobody in it. “{Here|I may have something},” it said, and out of its pocket came a peppermint.~;~ But {being} did not eat peppermints. “{I don't either|No more do I},” said the overcoat, and hung itself on {the door|a doorknob, to watch}.`,
        `The old overcoat came by, off to its hook. “{Just flop|It helps to flop},” it told {being}. {It flopped on a doorknob. It did it well|And it flopped over the doorknob, and did it beautifully|And it flopped over the doorknob, and let go of everything it had, down to the hem}. “Is it any better?” “{Only for you|For you it is},” said {name}. “{I'll wait here, then|Then I'll stay like this},” said the overcoat.`,
      ],
      trouble: `“Psst,” said the overcoat on the last hook{. It was Grandfather's. Nobody wore it|. It had been Grandfather's, and nobody could bear to give it away|, which had been Grandfather's, so that nobody wore it and nobody could bear to give it away}. {“There's something in my sleeve. I can't reach|“There's been something up my left sleeve since it last rained, and I can't reach}. {I've only got arms|I've only got arms, you see},” it said.`,
      help: `{Up the sleeve went {name}'s arm, to the shoulder|{name} put one arm up the sleeve, as far as the shoulder}.~and~ {Out came a glove, on a string|Out came a glove, and the string that goes from one glove to the other}. {Up the other sleeve was the other one|And the other glove, of course, was up the other sleeve|And the other glove, as you might have guessed from the string, was up the other sleeve}. [For a moment the coat had somebody in it again, and it stood up quite straight.]`,
      gift: `“That's better,” said the overcoat, and let down its shoulders. “{Take the umbrella. It's mine. It has a crook|Take my umbrella, there in the stand. It's black, and the handle's a crook}. {Grandfather hooked apples with it|Grandfather used to get the high apples with it}. {And the bus|And once, when he was late, the bus}.” [{name} buttoned the top button, so that it wouldn't be cold.]`,
      back: `The old overcoat hung {on the last hook|on the last hook, a glove in each sleeve}. {{name} put the umbrella on its arm|{name} hung the umbrella over its arm|{name} hung Grandfather's umbrella over its arm again, and turned up the collar, because that was how it had always looked}. “You look as if you're going out,” said {name}. “{I am not|No, no},” said the overcoat, quite warm with it. “But I could be.”`,
      bye: [
        `{The overcoat waved one empty sleeve. Good night, it meant|The overcoat said good night with one empty sleeve, and its pockets were full of the evening}.`,
        `The old overcoat did itself up to the chin, and out of the top buttonhole, because that was all there was left, came its good night.`,
      ],
    },
    cat: {
      noun: noun('the cat', 'a cat'),
      comes: [
        `The cat sat down with her back to {being}. “I'm helping,” said the cat. “{I'm not looking|By not looking. Most things come right if I don't look|By not looking. Most things, if I take no notice of them, come right by themselves}.” {It did not help|This one didn't}.~but~ {The cat turned one ear around, so as to see|The cat turned one ear around, so as to miss nothing, and stayed}.`,
        `The cat{| came by, on her way to a lap, and} rubbed along {being}. “It's mine now,” said the cat. “Does that help?” asked {name}. “{Mine are always all right|Things that are mine are all right}.” {They looked. It was not|They looked, and it wasn't|They looked, and so did she, out of the side of one eye, and it wasn't}. “It takes a minute,” said the cat, and sat.`,
      ],
      trouble: `The cat was sitting in front of a cushion, not on it. {“It's taken,” said the cat. They looked. A button lay on it|“It's taken,” said the cat bitterly. On it lay a button|“It's taken,” said the cat bitterly, and when they looked, there lay on it one small button}. “You could push it off,” said {name}. {“I'm a cat. I push things off that belong there. I don't tidy.”|“I push off what belongs there. That's sport,” said the cat. “What doesn't belong there, that's housework.”}`,
      help: `{{name} put the button on a shelf. It was near the edge|{name} put the button on a shelf, quite near the edge|{name} took the button and put it on a shelf, quite near the edge, as if it had always stood there}. “That belongs there,” said {name}. {The cat looked. Out came one paw. Tick, went the button on the floor|Out went one paw, slow as honey, and tick, tick, tick, went the button down the stairs|The cat looked at the button as though she'd never seen it, and out went one paw, slow as honey, and tick, tick, tick, it went, down all the stairs}. “{I feel better|I'm quite myself again},” said the cat, and got on the cushion.`,
      gift: `“I don't give presents,” said the cat, “but I've no use for this bell. {It tells everyone that I'm coming. Take it off|It has spoiled more good evenings than rain has}.” It was small and silver, {with a clear voice|and its voice went in at one ear and all the way down}.`,
      back: `The cat lay on her cushion, all over it. “Your bell,” said {name}. “On the shelf,” said the cat, eyes shut. {{name} did|{name} did|Up there, beside the clothes brush, {name} found a place for it}. “Nearer to the edge.” {It went nearer|So it went nearer|So {name} moved it nearer, until half of it stood on nothing}. “That's for the morning,” said the cat.`,
      bye: [
        `{The cat did not say good night. She just lay down on their feet|As for the cat, she didn't say good night to anyone, but she said it on their feet}.`,
        `The cat counted them with half an eye, found that they were all hers, and shut it.`,
      ],
    },
    teapot: {
      noun: noun('the teapot', 'a teapot', 'she'),
      comes: [
        `Along came the teapot, clink, clink. “There's nothing,” she said, “that isn't better after tea.” {She bowed. Out came one drop|She bowed, and out came one drop and half a leaf|And so she made a low bow from where her waist would be, and out of her spout came one drop, and half a leaf}. {Being} didn't drink tea. “{I'll wait|It wants to stand first},” said the teapot, and stood.`,
        `Along came the teapot, clink, off to the kitchen. “{Warm it first|You have to warm it first},” she said, and leaned on {being}. {But she was cold herself|But she was as cold as a spoon|But it was hours since anybody had put tea in her, and she was as cold as a doorknob}. “Is it warmer?” asked {name}. “{I am|I am, thank you},” said the teapot, and stayed there.`,
      ],
      trouble: `Clink. {Something in a hat walked into the wall|Something round in a knitted hat had walked into the wall|Something round in a knitted hat walked into the wall, turned, begged its pardon, and walked into the other one}. It was the teapot. “I'm looking for the house,” she said. “{They carry me through it each morning|They carry me through it every morning, to a bedroom}. {I've never seen it. It's always dark|They say it's pretty. All I see is wool}.”`,
      help: `“It's your cozy,” said {name}. “It's over your eyes.” “That's where they *put* it,” said the teapot. {{name} pulled. Off it came|{name} pulled it off, and she stood there and looked|{name} took hold of the bobble and pulled, and off it came, and the teapot stood there in her painted flowers and looked}. “There's a *rug*,” she said. “{There are walls|And flowers on the walls}. {They match me|They go with mine}!”`,
      gift: `“Take it,” said the teapot, and pushed the cozy over. “{I want to look|I won't need it while I'm looking}.” {It was like a hat with two holes|It looked like a hat with both its ears missing|It was thick and brown, and it looked like a hat for somebody whose ears had been put in the wrong place}. “{It keeps things warm|It'll keep anything warm}. But bring it back. {I'm on at seven|I have to be warm by seven}.”`,
      back: `On the bottom stair sat the teapot. “I've seen it all,” she said. “{I liked the mat best|There's a mat that says *welcome*}.” {Back on went the cozy|Back on went the cozy, but with a hole in front|Back on went the cozy, right down to the feet, but turned by a quarter, so that one hole came in front}. “{I can still see it|I can see it from in here},” said the teapot, growing warm.`,
      bye: [
        `{The teapot said good night with her lid: clink. Inside her the last leaf lay down|The teapot said good night with her lid, clink, and inside her, in the dark, the last leaf lay down}.`,
        `The teapot said good night to the cups, one after another, down to the one without a handle, who got it twice.`,
      ],
    },
  },
  objects: {
    matchbox: { noun: noun('the much-light', 'a much-light'), use: `{name} {lit the bit of candle|slid open the matchbox and lit the crumb of candle}.~;~ {It was no brighter than a freckle|It was no brighter than a freckle|It was no brighter than a freckle would be, if freckles were in the habit of shining}. {Then the mirror saw it and said it again. The candle said it back|But the mirror saw it and said it again, and the candle said it back}. {So it went on. The light grew|So they went on, until the whole place was gold|So they went on, to and fro, like two people agreeing, until the whole place was gold}.` },
    umbrella: { noun: noun("Grandfather's umbrella", 'an umbrella'), use: `“This gets apples,” said {name}, “and the bus.” {Up went Grandfather's umbrella. It was just long enough. The crook caught|Up went Grandfather's umbrella, at the end of one arm and ten toes, and the crook caught|Up went Grandfather's umbrella, at the end of one arm and ten toes, until the crook found something and caught hold}. {They pulled, and what was up came down to them. They climbed|They hung on it, both of them, and it was like being lifted by a tall old man}. [It smelled, just there, of peppermint.]` },
    bell: { noun: noun("the cat's bell", 'a small bell'), use: `{name} held up the bell by its ribbon, and moved one finger. Ting{. It was a small sound. But everybody knows it|. It was the smallest of sounds, but there's nobody, in any house, who doesn't know it|. It was the smallest of sounds that you can hold in two fingers, but there's nobody, in any house, who doesn't know it}. {“The cat!” cried the sleeper, and woke up with a bump|“The cat!” said somebody who had been asleep, and there was a bump|“The cat!” said somebody far away, and there was a bump, as of somebody who has got up before waking}.` },
    cozy: { noun: noun('the tea cozy', 'a tea cozy'), use: `{name} held the tea cozy open.~and~ {It went on over the small cold one|Down it went over the small cold one, right to the feet|Down it went over the small cold one, past the ears and past the shivers and all the way to the feet}. {Soon somebody looked out of the spout hole|Then an eye looked out at the hole for the spout}. “How long must I stay in?” asked somebody. “{Till you're done|Four minutes, mostly},” said {name}.` },
  },
  gates: {
    light: {
      one: {
        meet: `Here was the passage where the bulb had gone. {It was eleven steps long by day|By day it's eleven steps long}.~but~ {At night nobody knew. Something there said drip|At night nobody had counted, and at the far end something said drip|At night, when it was dark, nobody had ever counted them, and at the far end something said drip}. “If you run,” said {pal}, “it's shorter.” “If you run,” said {name}, “you miss it.”`,
        after: `Eleven steps. {name} counted{, and they were through. What dripped at the end was an umbrella, into a boot|. What had said drip was only an umbrella, telling a boot about the rain|, and what had said drip was only an umbrella, telling a boot about the rain}. {And on the wall was a picture that they'd never seen. It was the house, by night, with its windows lit|And halfway along there hung a picture, which they'd never seen for the dark: it was of this house, at night, with every window lit}.`,
      },
      two: {
        meet: `{Here the way went through a wardrobe|By night the way goes straight through the wardrobe|By night, for some reason of its own, the way goes straight through the big wardrobe, and so they climbed in}. {It was all dark and sleeves|In there it was dark, and all sleeves}. “Is this you?” asked {name}. “{No, I'm over here|I think I'm the one behind that},” said {pal}. “{Then whose arm is it|Then who have I been holding hands with}?”`,
        after: `{The arm was only a bathrobe's|The arm was a bathrobe's, and it looked as surprised as they did|The arm turned out to belong to a bathrobe, which in the light looked every bit as surprised as they did}. {At the back hung the smallest coat of all|And right at the back hung the smallest coat in the house|And right at the back, behind the furs and the raincoats, hung the smallest coat in the house}. {It had names in its collar|In its collar were six names, one under the other}.~and~ {The last one was {name}'s|The last of them was {name}'s}. Behind that was the way out.`,
      },
    },
    reach: {
      one: {
        meet: `Here the way went on through a hatch{. It was right up in the ceiling|, right up in the ceiling}.~and~ It had a ring to pull. {The ring was higher than a chair|The ring hung higher than {name} on a chair}.~and~ {It was higher than a chair on a box|It hung higher than {name} on a chair on a box|It hung, as they found out, higher than {name} on a chair on a box, and that was the end of the boxes}. [“People must have been taller,” said {pal}.]`,
        after: `Up they came through the floor of upstairs, hair first{. It was warm up there. All the day's warm had gone up, and nobody had used it|. All the warmth of the day had gone up there, and nobody had used it|, and all the warmth of the day had gone up there, as it does, and nobody had used it}. [They sat in it for a moment with their legs hanging down into the cold.] {From here the house was quite small|Down there lay the rest of the house, quite small, like one that opens at the front}.`,
      },
      two: {
        meet: `Here the stairs had been growing.~;~ {One was as high as a table. One was higher|The fifth was as high as a table, and the sixth went past the lamp|The fifth of them was already as high as a kitchen table, and the sixth went straight up, past the lamp}. “They do it at night,” said {name}. “They like to stretch, when nobody's on them.” “{They can stop now|That will do},” said {pal}.`,
        after: `{On top the high stair was only a stair|On top the high stair was only a stair, with a carpet and a crumb}. {They sat down on it|They sat down there to get their breath|They sat down on it side by side, to get their breath and see how far they had come}. {Under them, the stairs went small again. Eek. Eek|Beneath them the others let themselves down, eek, eek, eek|Beneath them, eek, eek, eek, the others let themselves down again, like people who have stood on their toes to see}. [“Pardon,” said the sixth.]`,
      },
    },
    call: {
      one: {
        meet: `Here the door was bolted on the other side. {Behind it was the old dog. He was deaf in one ear. He slept on the other|Behind it slept the old dog, who does the bolts, lying on his one good ear|Behind it slept the old dog, who could do bolts with his nose, but he was deaf in one ear and lay on the good one}. They knocked{. He only snored. He had a lot of snore|. What came back was a snore, with a whistle at the end|, and what came back was a snore, with a whistle at the end}.`,
        after: `Click, went claws.~and~ {Snuff, went a nose. Then the bolt went, wetly, and the door was open|Snuff, went a nose at the crack of the door, and then the bolt, slowly and rather wetly, and the door was open}. {The old dog wagged all of himself. He lay down on the other ear|The old dog wagged everything he had, and lay down again, on the other ear this time|The old dog wagged everything he had, and then lay down again, on the other ear this time, in case there was more}.`,
      },
      two: {
        meet: `{Here the way up was the little lift for the plates|Here the only way up was the little lift for the plates|Here the only way up was the little lift in the wall which takes the plates up and brings the crumbs down}. {It was up. So was the nutcracker, who winds it|It was up, and so was the nutcracker, who winds it|It was up at the top of the house, and so was the nutcracker, whose work it is to wind it}. {But he slept, with his mouth open|But he'd gone to sleep on his feet, with his mouth open|But the nutcracker, as you could see from here, had gone to sleep on his feet, with his mouth open}. “Hello?” said {name}, up the shaft. {It came back: lo|“Lo,” said the shaft}.`,
        after: `“Plates or persons?” cried the nutcracker, with all his teeth. “Persons,” said {name}. “Persons are heavy,” he said, {and began to wind|but he was already winding}. {Crack, crack, crack. Up they went|Crack, crack, and up they went, side by side, like plates|Crack, crack, crack, went the handle, and up they went through the inside of the wall, stacked one beside the other like plates}. “Mind your rims,” said the nutcracker at the top.`,
      },
    },
    soft: {
      one: {
        meet: `In the doorway sat the baby's bear, who had {fallen out|fallen out of the crib}. {He was guarding the door. He was also cold|He had decided to guard the door, but he was cold right through his stuffing|He had decided to guard the door, since he was there, but the floor was stone and he was only stuffed}. “Halt,” he said. “{Don't step over me. Pick me up|Nobody's to step over me. Somebody's meant to pick me up}.”`,
        after: `“You may pass,” said the bear. {“I was guarding. You can tell them I was guarding.”|“If anybody asks, I was guarding, and I did not once say mama.”} {They put him back in the crib|They put him back in the crib on the way|On their way they put him back in the crib, where there was a bear-shaped place}. {A small hand took him by the leg|A small hand came out, asleep, and took him by the leg|Out between the bars came a small fat hand, in its sleep, and took him by the leg}.`,
      },
      two: {
        meet: `{On the bath mat stood the knitted lamb|In the doorway stood the knitted lamb, out of the wash|In the doorway, on a mat, stood the smallest knitted lamb in the house, straight out of the wash}.~and~ {It dripped. It shook|It dripped, and shook at all four knees}. “They said they'd hang me up,” it said, “{and forgot|and then the telephone rang}. {Don't step over me. You'll get wet, too|You can't step over me. You'd get it all down your leg}.”`,
        after: `“I'm fluffy,” said the lamb. “{I forgot that I was|I'd quite forgotten that I go fluffy}.” {It stepped off the mat. They could go by|It stepped off the mat, to let them by|It stepped off the mat, one foot at a time, and bowed a little to let them by}. “I'm wanted in the crib,” it said. “{Someone can't sleep without me|There's somebody in there who can't sleep without me}.” [It would not be carried, but went by itself, bouncing a little.]`,
      },
    },
    way: {
      one: {
        meet: `Here the hall had too many doors. {By day there were three|By day there were three|In the daytime, as anyone who lives there can tell you, there were three of them}.~but~ Now there were eight, {all white|with {name}'s face in every knob|all of them white, with {name}'s face in every knob}. {“One is right. One is the broom cupboard,” said {pal}|“One of them's ours, and one's the broom cupboard,” said {pal}}. {“I know the other six. They're night doors,” said {name}.|“And the other six,” said {name}, “aren't there in the morning.”}`,
        after: `The right door was the fifth{. It opened, and in they went. The other doors looked like wall again|. It opened without a sound, and when they turned to look, the others had already gone back to being wall|, and it opened without a sound, and when they turned to look, the others had already gone back to being wall}. [All except the broom cupboard, which fell open, and they said sorry to the brooms.]`,
      },
      two: {
        meet: `{At night the big carpet was all roads|Here lay the big carpet, and at night its pattern was roads}. {There were red roads and gold roads|There were red ones, and gold ones|There were red roads and there were gold ones, and they all went winding in and out among the blue flowers}. {name} followed one with a toe.~and~ {It came back to the toe|It came all the way back to the toe}. “{They're all like that|They can't all go round},” said {pal}.`,
        after: `The right road was the one with no color left.~;~ {All the feet in the house had worn it off|Everybody in the house had always walked there, and had worn it off|For a hundred years everybody in the house had walked just there, and between them they had worn it off}. {It went straight over|It went straight across, and out by the fringe|It went straight across, with a small bend around something that wasn't there any more, and out by the fringe}. “{We made that|I've helped with that},” said {name}.`,
      },
    },
  },
};
