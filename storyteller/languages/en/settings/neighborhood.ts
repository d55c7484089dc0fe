import type { SettingTelling } from '../../bank.ts';
import { noun, type EnglishNoun } from '../noun.ts';

export const neighborhood: SettingTelling<'neighborhood', EnglishNoun> = {
  tiny: { noun: noun('the pill bug', 'a pill bug') },
  home: [
    `The house was the one with the blue gate. {All the gates on Marble Street talked|Every gate on Marble Street had something to say|Every gate on Marble Street had something to say, and you could tell by ear who was home}. Number nine went *clack*. {The blue one said two things|The blue one said one thing when you went out and another when you came in}: *oh?* and *ah*. [{name} had never let anybody oil it.]`,
    `From the front steps you could see eleven porches. {You could hear one piano. It knew half of one song|You could hear one piano, which knew half of one song|You could hear one piano, somewhere behind a hedge, which knew the first half of one song}. {name}'s steps were brick, and the sun that had lain on them all day was still in them. [Everybody who came past sat down for a minute.]`,
    `The house was number nine, but the 9 had lost its top screw, and hung upside down. {So it was a 6. It got the letters for number six|So the house was a 6 as well, and got the letters for number six|So it was a 6 as well, and every letter for the people at number six came here first}. Each evening {name} carried them across, {and stayed a bit|and was paid in news}. [Nobody had ever looked very hard for the screw.]`,
  ],
  back: [
    `They walked home past the gates. {The gates were shut. They had said it all|They were all latched, and had said what they had to say|All of them were latched by now, and whatever they had had to say that day was said}. [One sprinkler went round in the dark, *tsip, tsip, tsip*.] {There was the lamp. There were the steps|Then there was the lamp, and under it the front steps|Then, past the last of the hedges, there was the lamp, and under the lamp were the front steps}, and when {name} sat down on them, they {were still warm|had kept a little of the sun}.`,
    `Going home, you count the porches the other way: {the one with boots, the one with a fern|the one with the boots, the one with the fern}, and the one where a newspaper had gone to sleep on somebody. [Behind a hedge a piano played half a song, and stopped, and played it again.] Then came the porch with the lamp on.`,
    `The streetlamps passed them along, from one to the next. {Under each lamp their shadows got short. Then they came out in front, long and tired|At each lamp the shadows slid in under their feet, and came out in front, long and tired|At every lamp the shadows drew in, slid under whoever was walking, and came out on the other side, long and tired}. “Mine's nearly there,” said {pal}. {It was. It lay on the front steps|And it lay down first on the front steps}.`,
  ],
  night: {
    dark: [
      `Up and down the street, names were called in to supper{, long ones and short ones|, long ones and short ones, and one that had to be called three times}. {Doors shut. A ball was left on a lawn|Doors shut, and on one lawn a ball was left|Doors shut one after another, and on one lawn a ball was left to get used to the dark}. [It smelled of cut grass and fried onions.] Then nobody called anybody, and it was night.`,
      `Up and down the street they couldn't see the ball any more, and threw it {twice more, by ear|two more times, by ear}. {Then they could not see who had missed it|Then they couldn't see who had missed it|Then they couldn't see who it was that had missed it, and nobody was going to say}. “One more,” said somebody. [“You said that,” said somebody else.] The streetlamps buzzed, {and were pink, and were on|turned pink, thought about it, and were on}.`,
    ],
    deep: [
      `Now Marble Street had nothing left to do. {Every car was cool. Every hose was rolled up|Every car had cooled, and every hose lay rolled up|Every car had cooled and ticked its last tick, and every hose lay rolled up, with one last drop in it}. A cat walked down the middle of the road, {because it could|as you can at that hour}. {The streetlamps looked at their feet|The streetlamps stood and looked at their feet}.`,
      `At the end of the street the traffic light went green, and nobody came. {It went red. Nobody waited|It went red, and nobody waited|It went yellow, for nobody to be careful, and then it went red, and nobody waited}. It didn't mind{. It went on being fair|; it went on being fair to everybody}. [A moth crossed on the red.] {All the houses had shut their eyes|All down the street the houses had shut their eyes}.`,
    ],
  },
  hush: {
    one: `First the lawn mower stopped. {It was the man at number six. He always starts too late|It belonged to the man at number six, who always begins too late|It belonged to the man at number six, who begins every evening just when everyone else has finished}. Rowm, it went, rowm, and then it coughed, twice, {and was out of gas|and remembered that it was out of gas}. [Half of his grass would be longer than the other half till Saturday.]`,
    two: `Next it was the piano behind the hedge. It knows only half of a song. {It played up to where it always stops|It played right up to where it always stops|It played that half, a little more slowly than before, right up to the place where it always stops}. All down the street, people in bed {hummed one more note|hummed the next note for it}. Then the lid came down.`,
    three: `Then there were the crickets. {There were a lot of them. Then there were two|There were a great many, then a few, then two, who took turns}. Crick, said the one by the steps. {Crick, said the one by the gate|And after a while the one by the gate said crick}. {Then one of them forgot|Then nobody remembered whose turn it was}.`,
  },
  facts: {
    one: [
      `{name} leaned on a garden wall, and it was warm. “But the sun has gone down,” said {name}. “The wall doesn't know that yet,” said {pal}. “{Bricks warm up slowly. They cool slowly, too|Bricks take all day to warm up, and then they take half the night to cool}.” {So they both leaned on it|They both stood there for a bit with their backs against it}, using up {the last of the afternoon|what was left of two o'clock}.`,
      `{A cat put its face to a gap in a fence. In it went|At a gap in a fence a cat put its face in, waited, and followed it|At a gap in a fence a cat put in its face, waited as if for an answer, and went in after it}. “It was measuring,” said {name}. “{Its whiskers are as wide as the cat|Its whiskers are about as wide as the rest of it}.” “And people?” asked {pal}. “People get stuck,” said {name}, “{and then they know|and that's how they know}.”`,
    ],
    two: [
      `“Smell that?” said {pal}. “Somebody's mowed.” “It smells green,” said {name}. “{That's the grass. It's calling out|That's the grass calling out}. {When it's cut, it lets out a smell, and other plants can tell|A plant that's been cut lets out a smell like that, and the plants next to it can tell, and get ready}.” {name} bent down to the next lawn along, and {told it not to worry|told it that it looked very nice the way it was}.`,
      `{A yellow flower opened by a gate. You could see it move|By a gate a yellow flower was opening, so fast that you could see it|By somebody's gate, at the end of the day, a yellow flower was opening so fast that you could watch it}. “It's got the time wrong,” said {pal}. “{It's for the moths. They only get up now|It's an evening primrose. It opens when the moths get up},” said {name}. [“The bees have plenty to go to.”] “{The night shop|Late shift},” said {pal}, and wished it a good one.`,
    ],
    three: [
      `“Count the crickets,” said {pal}. “I'll say when.” {They counted|So they stood still and counted}. “Now what do I know?” asked {name}. “How warm it is. {Crickets sing fast when it's warm|The warmer the evening, the faster a cricket sings|The warmer the evening, the faster a cricket sings, and when it gets cool they all slow down}.” {name} listened again. “Then they've just taken {their sweaters off|off their sweaters, over by the hedge},” said {name}.`,
      `{The ice-cream truck went by. Its tune went high. Then it sank|Along the next street went the ice-cream truck, and as it passed, its tune drooped|Along the next street, going home, went the ice-cream truck, and just as it passed them its tune drooped}. “Is it sad?” asked {pal}. “It's leaving,” said {name}. “{In front the sound gets squeezed. Behind it gets stretched|In front the sound gets squeezed, and behind it gets stretched}.” “{Bye|Good-bye},” said {pal}, the second half {lower|lower than the first}.`,
    ],
  },
  places: {
    alley: {
      noun: noun('the alley', 'an alley'),
      arrive: `Behind the houses ran the alley, where the street keeps what it doesn't show in front. There was {a sofa|a sofa with a fern in it|a sofa with a fern growing out of it, between the trash cans, which stood in pairs, like people at a dance}. {From the back the houses had their shoes off|From the back the houses looked like people with their shoes off}. [A basketball hoop leaned over to see who it was.]`,
    },
    store: {
      noun: noun('the corner store', 'a corner store'),
      arrive: `The corner store was shut, but it hadn't gone to bed. {One cooler hummed in the back. It lit up the milk|At the back one cooler hummed and lit up the milk|At the back, behind the brooms, one cooler went on humming to itself and lighting up the milk}. In the window sat {a cat|the cat who does the nights}, between the melons, {being one|being one}. [BACK SOON, said the door. Someone had added: *when?*]`,
    },
    playground: {
      noun: noun('the playground', 'a playground'),
      arrive: `At the playground the swings were still going, {a little|just a little, with nobody on them|only a very little by now, with nobody on them, like people who can't stop telling a story}. [The slide was cold at the top and, where everyone had landed, still warm at the bottom.] In the sand someone had dug a hole to the other side of the world, and {gone home|stopped for supper nearly there|been called in to supper when there was hardly any of the way to go}.`,
    },
    garden: {
      noun: noun('the bean gardens', 'a bean garden'),
      arrive: `Between the last two houses lay the gardens, one square each, with string. {Beans went up poles. Tomatoes leaned on things|Beans went up poles, and tomatoes leaned on anything that stood still|Beans had gone up their poles as far as poles go, and tomatoes leaned, sighing, on anything that stood still}. [Every square had a name on a stick: Mr. Bo, Mrs. Lund, and *Not Yet*.] A pumpkin {had got out|had climbed out under the fence|had climbed out under the fence and got as far as the sidewalk before it grew too fat to go on}.`,
    },
    library: {
      noun: noun('the library on the post', 'a library on a post'),
      arrive: `On a post by the sidewalk stood a library, as big as a birdhouse. {It had three books|In it leaned three books|In it, with plenty of room to lean over in, stood three books}. {In one the last page was gone|In the one about the stolen cake the last page was missing}. *Sorry*, said a slip. *{I'm still reading it|I'm a slow reader, and I'm still on it}.* [“That's fair,” said {pal}.]`,
    },
    laundromat: {
      noun: noun('the laundromat', 'a laundromat'),
      arrive: `The laundromat had left one lamp on, and one dryer. {Round in it went a sock. It was red|Round in it, all by itself, went one red sock|Round and round in it, all by itself, like the only one who has come to the carnival, went one red sock}. [The bench was warm.] “It's waving,” said {name}. “Wave back,” said {pal}. {They did, each time|And they did, every time it came round, till the dryer stopped}.`,
    },
  },
  helpers: {
    gnome: {
      noun: noun('the garden gnome', 'a garden gnome', 'he'),
      comes: `Tock, tock, tock, up came a garden gnome with his fishing rod, {and looked at {being}|and looked {being} over from under his hat|and for some time he looked {being} over from under his hat}. “It might bite,” he said, and let down his line. {Nobody bit|They all waited, and nobody bit}. “I'm used to that,” he said, and sat down.`,
      trouble: `On a lawn sat a garden gnome in a red hat, fishing in a flower bed. “Any luck?” asked {name}. “{It's been sixty years|Sixty years this spring},” said the gnome. “{I don't like to mention it. But I don't think there is any water|I don't like to mention it, but I don't believe there is any water}.”`,
      help: `{By the steps was a hose. {name} filled a dog's dish. They set it down under the hook|Beside the steps was a hose, so {name} filled the dog's dish, and they set it among the petunias, right under the hook|When {name} had filled the dog's dish at the hose, they carried it over, not spilling much, and set it down among the petunias, right under the hook}. [The gnome looked at it for a long time.] {A petal fell in, and went round|A petal fell in, and went round, and caught}. The line twitched. “Don't anybody move,” said the gnome.`,
      gift: `He had caught a petal. [He measured it twice.] “Take my other rod. {I won't need two|A man who's catching like this doesn't need two}.” {It was as long as a spoon. It had a pin|It was about as long as a spoon, with a bent pin on the end}. “It's very nice,” said {name}. “It pulls out,” said the gnome.`,
      back: `{name} pushed the rod together and gave it back. “Don't move,” said the gnome. “I've a bite.” {In his dish lay the moon|There in his dish of water lay the moon|There in the middle of his dish of water, round and yellow and not quite still, lay the moon}. “That's three times tonight,” he said{. He let it go again|, and, very gently, he let it go}.`,
      bye: `The gnome didn't look up from his water, but he lifted his hat, on a hook, and let it down again.`,
    },
    raccoon: {
      noun: noun('the raccoon', 'a raccoon', 'she'),
      comes: `Round the corner came a raccoon, and looked at {being}, front and back. “{I'd wash it|In my family we'd wash it first}.” {She got a saucer. She washed the air next to {being}|So she fetched a saucer of water, and washed the air next to {being}|So she fetched a saucer of water, and washed as much of {being} as would fit, which was nearly none}. “Well, it's cleaner,” said the raccoon, and stayed.`,
      trouble: `Under a hedge sat a raccoon with a pie dish on her knees. “I'm not a burglar,” she said. “{It's just my face|It's only the face}. {They threw this out. I want to give it back|They threw this out, and I'm trying to give it back}. {Each night I creep up there. Each night they yell|Three nights I've crept up there, and three nights they've yelled}.”`,
      help: `{The raccoon showed them how she crept|The raccoon showed them how she did it, on her stomach|The raccoon showed them how she did it, which was on her stomach, in the shadow, looking left and right}. “{Try the front|Have you tried the middle},” said {name}, “and knocking?” {Up the front walk went the raccoon. She knocked|So up the front walk went the raccoon, on two legs, and knocked|So up the front walk went the raccoon, on two legs, in the full light of the lamp, and at the top of it she knocked}. [Nobody yelled.] “My pie dish!” said a voice{.|, and then, “Do come in.”}`,
      gift: `She came out with pie on her mask. “This is for you[. I wash it every night].” It was a tea cozy, striped like a bee, with a hole for the spout{||, and another, which had been darned, for the handle}. “We don't have a teapot,” said {name}. “{Nor do I. But feel. It's warm|No more do I. But feel: it's been keeping warm, in case}.”`,
      back: `In a lit window sat the raccoon in a napkin. “My cozy?” she called. “There's somebody asleep in it,” said {name}. “{Is the ear out?|Is there an ear out at the spout?}” “One,” said {name}. “{Good|Then it's on right}. They've asked me for Thursday, too.” [And she went back to the dishes, and washed them all twice.]`,
      bye: `The raccoon waved from the front walk, on two legs, in the light, as anybody might.`,
    },
    pigeon: {
      noun: noun('the homing pigeon', 'a homing pigeon', 'he'),
      comes: `A pigeon came down on the rail, with a very straight back. “I carry messages,” he said. “{Who is this one to?|Who's this one addressed to?}” {He tried to lift {being}. Nothing left the ground but the pigeon|He tried to lift {being}, and nothing left the ground but the pigeon|He tried to lift {being}, politely, by the edge, and nothing left the ground but the pigeon}. “I'll wait,” he said{.|, “for a stamp.”}`,
      trouble: `On a car stood a pigeon with a number on his leg. [He looked far to the left, and far to the right.] “I'm a homing pigeon. {I can get home from anywhere|Let me go four hundred miles off, and I'd be home for lunch}.” “Then what's wrong?” asked {name}. {The pigeon came closer|He lowered his voice}. “{I'm lost|Don't tell the others. I'm lost}.”`,
      help: `“There's a green roof,” said the pigeon, looking at the hills, “and a man who whistles.” {{name} turned him round|{name} took him by the shoulders and turned him round|{name} took him by the shoulders, as you do with a grandfather, and turned him the whole way round}. There was a green roof, next door. [Somebody was whistling.] “{Oh. They only taught us far|Oh, dear. They only ever taught us far},” said the pigeon.`,
      gift: `{He went home, eleven steps, and came back with a feather|He went home on foot, since it was eleven steps, and came back with a feather}. {“It's a bit bent,” said {name}.|“It's a little bent, isn't it?” said {name}.} “That's the part that knows,” said the pigeon. “Lay it flat on your hand. {It turns to whoever is waiting|It turns toward whoever's waiting for you}.” [He coughed. “It's pointed next door since lunch, if I'd looked.”]`,
      back: `On the green roof sat the pigeon. “Did it turn?” he asked. “Each time,” said {name}, and held up the feather. {It pointed at him. It lay still|It turned, and pointed at him, and lay still|On the open hand it turned, pointed straight at him, and lay down again as if it were tired}. {A man whistled, inside|Inside, a man was whistling}. “That's me,” said the pigeon. “{He waited|I'm being waited for}.”`,
      bye: `The pigeon said good night from under the green roof, where he was doing eleven steps again, for practice.`,
    },
    bicycle: {
      noun: noun('the old bicycle', 'an old bicycle'),
      comes: `An old red bicycle came rolling up by itself. “You might sit on my rack,” it told {being}. {It held still. But a bicycle can't. It fell over|It held still for {being} to get on, which a bicycle can't, and it fell over}. “I'll wait lying down,” it said.`,
      trouble: `Against a fence leaned an old red bicycle with a card on it: FREE. “I can read,” it said. “{I'm free. I can go anywhere|I'm free, so I may go anywhere I like}. {But I start, and I fall over|Only, each time I set off, I fall over}. [To the left, mostly.] {Somebody up there knew how|There was always somebody up there who knew how}.”`,
      help: `“I'll hold on to your saddle,” said {name}, “and run along, and I won't let go.” {Off they went, and it wobbled|Off they went, with a wobble, from lamp to lamp|Off they went down the middle of the street, with a terrible wobble, past one lamp and then another}. “Are you holding?” called the bicycle. “Yes!” [“And are you still?” it called, from the corner.] {name} {was not|hadn't been, since number four}.`,
      gift: `Round the block came the bicycle, with nobody's hands on it. “Take my lamp,” it said. The lamp was {round and dark|round and dusty and quite dark}. “It's out,” said {name}. “You're standing still,” said the bicycle. “{It shines when you go|It only shines when somebody is going somewhere}.” [“And when we stop?” “Then it thinks that you've arrived.”]`,
      back: `On a porch leaned the bicycle, with a new card, in wobbly letters: MINE. “She can't ride yet,” it said. “I'm going to hold her and not let go.” [“And then?” asked {name}. “Then I'll let go.”] {name} put back the lamp. {Nobody was going anywhere. It went out|Nobody was going anywhere now, so it went out}.`,
      bye: `Past the gate went the bicycle, tick, tick, tick, with nobody on it, showing off only a little.`,
    },
  },
  objects: {
    rod: {
      noun: noun('the gnome’s rod', 'a very small fishing rod'),
      use: `“It pulls out,” said {name}, and took the little rod by both ends. {It pulled out. It pulled out again|It pulled out, and out again|It pulled out, and out again, and every piece that came from inside the last one had another piece inside it}, until {name} couldn't see the pin. {Far up there something clicked|Then, far up, the pin took hold, with a click}. {They wound. It was they who came up|They wound, and it was they who came up}.`,
    },
    cozy: {
      noun: noun('the tea cozy', 'a tea cozy'),
      use: `{name} took out the striped cozy. {It was warm|It was as warm as if it had just left a teapot|It was as warm as if it had just left a teapot, although it had never in its life met one}. {Over the small cold one it went. One ear came out of the spout hole|Down it went over the small cold head, and out of the spout hole came one ear}. {Somebody in there said, “Mm.”|Inside the stripes somebody said “Mm,” like a pot put down.}`,
    },
    feather: {
      noun: noun('the bent feather', 'a bent feather'),
      use: `{name} laid the feather on one open hand. {It did nothing. Then|At first it lay there like any feather. Then|At first it lay there like any feather, doing nothing, and then} the bent end lifted. {It went a bit to the left. It went a bit to the right|It swung a little left, and a little right, like a dog on a leash|It swung a little left, and a little right, as a dog does at the end of a leash}. “{Somebody is waiting there|Then that's where somebody's waiting},” said {pal}. [{name} closed one hand over it, so that it shouldn't get there first.]`,
    },
    lamp: {
      noun: noun('the bicycle lamp', 'a bicycle lamp'),
      use: `{name} held out the dark lamp, and took a step. {It lit. They took one more. It lit up more|It lit, a little, and with the next it lit some more|It lit, as brown as tea, and with the next step it was gold, and with the next it was white}. {They stopped. It went out|When they stopped, it went out}. So they walked, and the dark walked backward {ahead of them|in front of them}.`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Here two hedges had grown over the path{. They had shut in the streetlamp, too|, streetlamp and all|, until they had shut in even the streetlamp that was meant to light it}. {It was so dark that a cat came out, and then was two cats|It was so dark in there that a cat came out, and turned out to have been two|It was so dark in there that a cat came out, and only afterward turned out to have been two}. “You can see in the dark,” said {name} to the second one. “Not in that,” said the cat.`,
        after: `So this was where they went! {The hedge was full of balls|All along, the hedge was full of lost balls}: tennis balls, [eleven Ping-Pong balls, like eggs,] and a red one with teeth marks. [In all these years nobody had dared to come in and look.] They rolled out as many as they met{. The street was getting its summers back|, and behind them, down the slope, the street was getting its summers back}.`,
      },
      two: {
        meet: `Here the path went under the railroad, and the lamp in there had burned out. {It was black in there. It went tock|Something said *tock*|It was as black in there as the inside of a boot, and somewhere in the middle of it something said *tock*}. {name} put a foot in and found a puddle. {pal} {found it too|put one in, to help, and found the same one}.`,
        after: `Both walls were covered with chalk. {People had stood here in the rain. They had drawn|Everybody who had waited here for the rain to stop had drawn something:|Everybody who had ever had to wait here for the rain to stop had picked up the chalk and drawn something:} [a cat, a boat, and] {a train as long as the rain|a train that had got very long, one wet spring}. On a ledge lay the chalk. So it got {one more car|one more car, with two at the window}.`,
      },
    },
    reach: {
      one: {
        meet: `A board fence stood across the way, twice as high as anybody. {There was no gate. There was no hole|It had no gate in it, and not even a knothole|From one end to the other there was no gate in it, nor, when they felt along the boards, so much as a knothole}. PLEASE DO NOT, said a sign at the top. [The rest had washed off. “We could ask what,” said {pal}.] {name} jumped, and {saw more fence|got a good view of more fence}.`,
        after: `From the top of the fence you could see all the backyards at once. {In front the houses were all the same. Not here|From the front those houses were exactly alike, and from here no two were}. [One yard had a bathtub of goldfish.] {In one a man danced with a dog|In one, under a string of bulbs, a man was slowly dancing with a dog}. [They climbed down quietly.]`,
      },
      two: {
        meet: `The street went on up there, at the top of a wall. {There had been steps. They were gone to be mended|The steps had been taken away to be mended|There had always been steps, but somebody had taken them away, all twenty, in order to mend them}. BACK MONDAY, said a card. “What's today?” asked {pal}. “Not Monday,” said {name}. The wall was as high as a house.`,
        after: `On top of the wall sat all the cats of the neighborhood, in one row, {looking down|as you do in a movie theater}. {They moved over|They moved over|Without taking their eyes off it, each of them moved over a very little, and at the end that made two places}. A car went by{. All the heads turned|, and all the heads turned after it}. “This is the good part,” said a cat.`,
      },
    },
    call: {
      one: {
        meet: `Here the sprinklers were on, seven in a row, right across the sidewalk. {By the tap, on a porch, sat an old lady. She was asleep|Far up on a porch, by the tap, sat an old lady with a crossword, asleep|A long, wet way off, on a porch, beside the tap, an old lady had fallen asleep in the middle of her crossword}. “Excuse me!” called {name}. *Tsip, tsip, tsip,* went {the water|the seven sprinklers}.`,
        after: `“Not asleep!” cried the old lady. “Thinking!” {She turned the tap. The water lay down|She turned the tap, and the seven sprinklers bowed and lay down|She turned the tap, and one after another, from her end to theirs, the seven sprinklers bowed and lay down}. “Since you're here, seven letters. *Before bed.*” {name} thought. “*Pajamas.*” {The old lady counted the squares|The old lady counted the squares with her pencil}. “Well, I'll be,” she said. [She had had it down as *sardine*.]`,
      },
      two: {
        meet: `The little park was locked. {Far inside sat its keeper. He had a radio on|Far inside, in a lighted hut, its keeper was listening to the ball game|Far inside, in a hut with a lamp and a kettle, its keeper sat with his back to them, listening to the ball game}. “Hello!” called {name}. “He's out!” cried the radio. [The keeper groaned.] “HELLO!” called {name}. “{A long, long ball|It's a long, long ball},” said the radio.`,
        after: `“Locked?” said the park keeper. “No wonder! {I sat here and nobody came|I've asked myself why nobody came}.” He let them in{. There was a pond. There was a moon on it|, and there was the pond, with the moon on it|, and there in the middle lay the pond, without a ripple, and on the pond lay the moon}. “I've had it on all evening,” he said. [They looked at it for a while, to make it up to him.]`,
      },
    },
    soft: {
      one: {
        meet: `On the sidewalk stood a puppy{ with a tag. It was wet and it shook. The tag went ting| with a large tag, so wet and shaking so hard that the tag went ting-ting-ting|, square in the middle, so wet, and shaking so hard, that its tag, which was much too big, went ting-ting-ting}. “I'm a guard dog,” said the puppy. “Nobody goes by. I'm shaking because I'm fierce. {Is it cold out, or is it just fierce?|Is it cold at all, or is that also fierce?}”`,
        after: `The tag had stopped. “I'd have bitten you,” said the puppy, with its eyes shut, “{on the shoelace|though only on the shoelace}.” Down the walk came a man in one slipper{. He put the guard dog in his robe|, and buttoned the guard dog into his bathrobe|, who bent down with a grunt and buttoned the guard dog into the front of his bathrobe}. And it {was carried in|was carried in, backward, guarding}.`,
      },
      two: {
        meet: `The gate wouldn't open, because up against the back of it lay a kitten. {It was wet. It shook from nose to tail|It was wet, and shaking from nose to tail|It had been under somebody's sprinkler, and it was wet through, and shaking from its nose to its tail}. “I can't move. I've got this bit nearly warm. {If I move, I must start again|If I move over, I'll have to start on another}.”`,
        after: `“Oh,” said the kitten. “Now *I'm* the warm bit.” The gate came open. “You may have my bit of path,” it said{.|, with its eyes closing.} They stood on it, {to be polite|to be polite|one after the other, since it would have been rude not to, after all that work}. {It was a tiny bit warm|And you could tell: it was the least bit warm}.`,
      },
    },
    way: {
      one: {
        meet: `Here five streets met, {Plum Street, Plum Lane, Plum Court, Plum Place, and Plum|Plum Street, Plum Lane, Plum Court, Plum Place, and one that was just Plum}. {A boy stood there on a bike, with a pizza|Under the signs stood a boy on a bicycle, holding a pizza|Under the five signs, looking from one to the next, stood a boy on a bicycle, holding a pizza}. “I come here every night,” he said. “{It's always cold by now|I've never yet brought it hot}.”`,
        after: `It was Plum Court. {The houses stood in a ring. Each mailbox was a small house|Its houses stood round in a ring, and each mailbox was the same house, only small}. “You found us!” said a man{. He shook their hands|, and shook hands with them both|, and put down his watering can, and shook hands with them both, twice, wet as he was}. [“We haven't had a letter since a year ago May.”] {Behind them came the pizza. It was hot|And behind them, for the first time ever, came the pizza, hot}.`,
      },
      two: {
        meet: `The sidewalk had been dug up, and there were six signs. {DETOUR, they all said. They pointed six ways|They all said DETOUR, and pointed six ways|All of them said DETOUR, and no two pointed the same way, and one pointed at the man who was putting them up}. “Which is right?” asked {name}. “{One is|One of them will be},” said the man in the vest. “{I put up what I'm given|They give me six, I put up six}.”`,
        after: `It was the way behind the cement mixer. {There lay the new sidewalk. It was still wet|There lay the new sidewalk, wet and smooth as pudding|And there lay the new sidewalk, so gray and wet and smooth that it looked like a pudding for a whole school}. Nobody had put a name in it yet. “Don't,” said {pal}. “I wasn't,” said {name}. {A sparrow had|But down the middle went a sparrow's feet}.`,
      },
    },
  },
  beings: {
    restless: {
      noun: noun('the ice-cream truck', 'an ice-cream truck'),
      title: 'Ice-Cream Truck',
      sign: `Tinkle-tink-a-tonk, went the ice-cream truck. {It was night|It was dark, and long past ice cream|It was dark by now, and long past the time when anybody ought to have ice cream}. {It went away. It came back|It went off down the hill, and then it came round again|It went off down the hill, and people had just laid their heads back on their pillows when round it came again}. [All the dogs sang along.] Tinkle-tink-a-tonk! {“Eleven,” said somebody at a window|“That's eleven times,” said somebody in curlers, and shut another window}.`,
      trace: `In the road was a drop of something green, {cold, and sweet|cold, and sticky, and sweet}. They followed the drops {round and round, and came back|round a corner, and another, to where they'd begun|round one corner, and another, and one more, and came out at the very drop where they had begun}. “It's going round,” said {name}. “What's green and sweet?” “{Not peas|Peas, in a pinch},” said {pal}.`,
      found: `Round the last corner it came, the ice-cream truck, all by itself. {It saw them. It stopped so hard that the cones jumped|When it saw them it stopped so hard that all the cones jumped|When it saw that somebody was out there on purpose, it stopped so hard that all of the cones jumped}. “Ice cream?” it said. “{You came out! They used to come running|You came out! They run the other way, now, to the windows}.” [Tinkle-tink, went the horn on its roof, before it could be stopped.]`,
      near: `Tinkle-tink-a-tonk! Right up against the front gate stood the ice-cream truck. {It had gone round the block all night|It had been round the block eleven times}. “Are you up?” it asked. “{Oh, good|Oh, good. Everyone else has a window to shut}.” Tink, went its roof. “Sorry. {It does that|It gets out by itself}.”`,
      first: `“Let's keep it in,” said {name}, and took off a sock, and stuffed it into the truck's horn. {The truck got quiet. It got fat|The truck was quiet, and began to swell|For a moment the truck was perfectly quiet, and then, from the wheels upward, it began to swell}. *Mmf*, went the hood. [*Monk*, went something at the back.] Then out flew the sock. “It has to come out somewhere,” said the truck. [“And now I taste wool.”]`,
      second: `“Play it to the end,” said {pal}, “and then stop.” “Which is the end?” asked the truck. It played{. They listened|, and they listened|, and they put their heads on one side and listened hard}. “Now!” said {pal}. {But that was the beginning|But that was already the beginning}. “It's on a drum,” said the truck. “{It goes round|It goes straight round, like the wash}.”`,
      why: `“I can't go home,” said the ice-cream truck. “There's a sign to hang out when you're done. It says ALL GONE. {But I've got one left. It's pistachio|But I've always one left, and it's always the pistachio}. {So I go round and I play. Everyone hears. Nobody wants the last one|So round I go, and play, and they all hear, and there's nobody, not in any house, who wants the last one}.”`,
      settled: `Up went the little window in the truck's side. There it lay, the last one, green[, with a wafer in it like an ear]. “We'll take it,” said {name}, “and three spoons.” {It was good. It tasted like the color green|It tasted of nuts, and snow, and the color green|It tasted of nuts, and snow, and the color green, and it was a good deal better than anyone had thought}. Then out came the sign: ALL GONE. {Its lamps went half shut|And slowly, like two eyes, the lamps went down}.`,
    },
    wonder: {
      noun: noun('the first firefly', 'a firefly'),
      title: 'First Firefly',
      sign: `On one evening of the year the fireflies come up out of the long grass down the street. {The first one has to begin. Then they all do|One has to be first, and then they all begin|One of them has to be the first, and when that one lights, the dark comes undone like a coat}. {It was tonight|And it was tonight}. {name} had slept through it {every time|in four different sets of pajamas}.`,
      trace: `In a hedge somebody was making a speech. “Good evening. No. Good evening, *all*.” {They held back the leaves. Nobody was there|They parted the twigs, and nobody was there|They parted the twigs as quietly as they could, and there was nobody in there at all}. One leaf still rocked. {name} felt it. “It's warm,” said {name}, {“like a lamp.”|“like a lamp that has just been switched off.”}`,
      found: `The sidewalk stopped, and there was the long grass, and there in rows sat Marble Street. {They had lawn chairs and bathrobes and popcorn|They sat in lawn chairs, in bathrobes, with popcorn|They sat in lawn chairs and kitchen chairs, in bathrobes, with popcorn, and all of them were facing the dark}. On the tallest blade of grass sat one firefly, {with its wings over its lamp|with both wings folded down over its lamp[, like somebody sitting on a letter]}.`,
      near: `On the rail of the front steps sat a firefly. {It was not lit. It was the first one|It was the first one, the one that has to begin|It was the first one, the one that has to begin, and it had got as far as here and gone out}. Out on the grass {they sat in chairs, waiting|the whole street sat waiting in chairs}. “{Don't tell them|Don't tell them you saw me},” said the firefly.`,
      first: `“Try it in here,” said {name}, and made a dark place out of both hands. In it went. {A tiny light came on. All the fingers went red|A tiny light came on, and all the fingers went red|Then, for as long as it takes to be sorry, a tiny light came on in there, and all of the fingers went red}. “I've set you on fire!” it cried, and went out. “That's only fingers,” said {name}. [“They weren't before,” said the firefly.]`,
      second: `“On three,” said {pal}. “One. Two. Three.” {Nothing lit|Nothing lit, not a spark}. “Before the three, or after?” asked the firefly. “On it.” “It's quite long. There's the *thr*, and the *ee*.” {They chose the *ee*|So they settled on the *ee*|So they talked it over, and settled on the *ee*, and everybody nodded who had a head to nod}. “One. Two.” “What comes now?” asked the firefly.`,
      why: `“I do it wrong,” said the first firefly. “{Everyone I know goes on, and off|Everyone else goes on, and off; on, and off}. {I go blink-blink, and then nothing, and then blink|I go blink-blink, and then there's a hole, and then blink, and I can't help it}. {What if I ask, and it's just dark?|The first one asks, you see, and the others answer. What if I ask it my way, and it just stays dark?}”`,
      settled: `The first firefly took its wings off its lamp. Blink-blink, it went. There was a hole. Blink. {All of Marble Street sat still|Not a chair creaked}. {It stayed dark|It stayed dark, for about as long as a mouthful of popcorn}. Then, far over by the last mailbox: blink-blink. A hole. Blink. {And then the grass lit up, all of it|And then the whole grass answered, every way there is}. [Nobody in the chairs said a word.]`,
    },
    sound: {
      noun: noun('the carpenter', 'a carpenter', 'she'),
      title: 'Wobbly Ooo',
      sign: `Ooo-wee-ooo. Over the back fences it came, thin and wobbly, <toddler: like an uncle with a cold|{like a ghost with a cold|like a ghost who has a cold and is making the best of it}>. {The dogs did not know whether to join in|The dogs sat up, and for once didn't know whether to join in}. It stopped{. Then it began again, lower down|, and began again, lower down|, and began again, lower down, as if it had gone back to do that part better}. [The glasses in the kitchen rang a little by themselves.]`,
      clue: {
        one: `<helped:|They asked a cat on a mailbox.> “The ooo? {It's after supper, every night|That's every night, when the plates are done}. {When a car comes by, it stops|If a car comes by, it stops, till the car has gone}.” {name} put that away to think about: *it stops for cars.* {A ghost doesn't mind a car|A ghost wouldn't mind a car}.`,
        two: `There was sawdust on the sidewalk. [It smelled of lemons and pencils.] In it were the marks of two big boots, {and the boots had danced a bit|and at every third step one of them had tapped}. “It has feet,” said {name}. “{Ghosts don't|Write down feet},” said {pal}.`,
        three: `{name} picked a thin strip of wood out of the ditch{. Held on a post and flicked, it went wubba-ubba-ooo|, held one end of it against a post, and flicked the other: wubba-ubba-ooo}. [The whole fence trembled.] “It's something bending,” said {name}. “{Like that|Like that, only a lot longer, and sadder, and in tune}.”`,
      },
      think: `{name} sat down on the curb to think. “It's every night, and it goes back to do the hard part better,” said {name}, “so it isn't a ghost. <clue1: It stops for cars, so it minds who's listening.> <clue2: It has boots, and it saws things.> <clue3: And it's long, and it bends.> {It's practicing! I just don't know what|That's practicing, that is, and all I can't think of is what on earth anybody would be practicing on}.”`,
      found: `Behind the last house was a garage, with its door {nearly down|pulled nearly down}. {Yellow light came out. So did the ooo|Out came yellow light, and the ooo|Out of the crack, in a long flat stripe along the ground, came yellow light, and with it came the ooo}. They lay down to look, and there sat the carpenter, {playing a saw with a bow|drawing a fiddle bow across a saw}. “{Is that a car?|Is that somebody, or is it a car?}” {she said|said the carpenter}.`,
      near: `Ooo-wee-ooo. Behind the trash cans, {just over the fence|just on the other side of the fence}, sat the carpenter from number twenty. {She held a saw between her knees. She played it with a bow|She had a saw between her knees, and was playing it with a fiddle bow}. “Oh!” said the carpenter, and {hid it|tried to saw a trash can}.`,
      first: `“Was that you, playing?” asked {name}. “I'm sawing,” said the carpenter, and she sawed, {hard|hard, to prove it}, at the first wood there was. {It was her box. She was sitting on it|That was the box that she was sitting on|That was a box, and she only remembered that she was sitting on it when it came in two}. “{You see?|There, you see?}” she said, from lower down.`,
      second: `{name} hummed it: ooo-wee-ooo, with the last one wrong, on purpose. Then {name} hummed it wrong again. {The carpenter's boots curled up|The carpenter's toes curled up inside her boots|You could see the carpenter's toes curl up, right through the leather, inside those big boots}. “*Down*,” she said. “It goes down there.” “What does?” asked {name}. “The price of nails,” said the carpenter.`,
      why: `“When I was seven, we sang in a row,” said the carpenter. “The teacher stopped at me. {*You just move your lips, dear*, she said|*You, dear,* she said, *you just move your lips*}. {So I did. I did it for fifty years|So I did, for fifty years|So I moved my lips, and I've gone on moving them for fifty years, at birthdays and at weddings}. Then I dropped a saw, and it sang. {A saw has no lips. But I still hide|Well, a saw hasn't got lips. But I still make sure that nobody's there}.”`,
      settled: `The carpenter tucked the saw between her boots, and played. {She did not stop for the car. The car stopped for her|A car came by, and she didn't stop, and then it was the car that stopped|When a car came by she didn't stop for it, and it was the car, with its window down, that stopped for her}. Ooo-wee-ooo! {name} sang along, {out loud|out loud, with the ooo and everything}. {All down the street people stood at their windows|All down the street people had come to their windows}, and they weren't just moving their lips.`,
    },
    shy: {
      noun: noun('the small fog', 'a small fog'),
      title: 'Small Fog',
      sign: `There it was again, by the mailboxes: a bit of white, about as big as a bed. {It came each evening when the game began|It came every evening, when the game began, and stayed over there}. {name} waved. {Then there was nothing there. But the mailboxes were wet|Then there was nothing there, only four wet mailboxes|Then there was nothing there at all, but only the four mailboxes, with the drops running down them}. [And once, in the morning, there were drops on the latch of the gate.]`,
      trace: `A parked car had one window misted over, on the outside. {Somebody had written on it: four to three|In the mist somebody had kept a score, four to three|In the mist somebody had kept a score, one drop for every point, and it stood at four to three}. “That's our game, yesterday,” said {name}. “But it went to nine,” said {pal}. {Somebody had not stayed|Somebody hadn't stayed to the end}.`,
      found: `In the ditch behind the bus bench, folded up small, lay a fog. {It had made itself as flat as a sheet|It had made itself as flat as a sheet, and pulled the grass up over one edge}. “There's nobody here,” it said[, in a low, damp voice]. “There's only a kind of gray. {You can't even see it|You can hardly even see it}.”`,
      near: `On the bottom step lay something white, like a pillow. {name} put a hand on it, and the hand went in. “Oh,” said the pillow. {It was a small fog|It was a small fog|It wasn't a pillow at all, it was a small fog that had been trying to look like one}. “I only came to see the game. {I'll go now|I'm practically gone},” it said.`,
      first: `“Catch,” said {name}, and threw the fog a ball. {In it went. Out it came at the back, wet|In it went at the front, and out it came at the back, wet through|In it went at the front, and for a moment it was nowhere, and then out it came at the back, wet through}. “You dropped it,” said {name}. “I had it all the way,” said the fog. “{I just didn't keep it|It's just the keeping that I don't do}.”`,
      second: `“Let's give it a face,” said {pal}, so {name} drew two eyes on the fog, and a mouth. {They were good. Then the mouth floated off|They were good, until the mouth floated off|They were very good, and all in the right places, until the mouth began to float away}. “Is it like me?” asked the fog, {by {pal}'s knee|from down beside {pal}'s knee}. {The eyes went to look|Then the eyes went off to look for it}.`,
      why: `“I've never seen the end of a game,” said the small fog. “{I come up close to watch|I see it start, and I come nearer|I can see it start, and so I come nearer, because I want to know how it goes on}. {Then they all say: look, it's foggy. And they go in|And as soon as I'm near enough, somebody says, *it's come up foggy,* and they all go in}. {It's me. I come, and it's over|I thought it was bad luck. But it's me. What ends the game is that I've come}.”`,
      settled: `The small fog came out, an edge at a time, and all round {name}, until there was only white. {No one went in|And nobody went in}. “Where are you?” called {name}. “Here,” said the fog. “Everywhere.” “Then it's hide-and-seek,” said {name}, “and you're the hiding.” The game {went on and on|got longer and longer}, and the fog was there to the end.`,
    },
  },
};
