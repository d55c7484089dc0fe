import type { SettingTelling } from '../../bank.ts';
import { noun, type EnglishNoun } from '../noun.ts';

export const underwater: SettingTelling<'underwater', EnglishNoun> = {
  tiny: { noun: noun('the little crab', 'a little crab') },
  home: [
    `{{name}'s house was made of glass. It stood at the bottom of the sea. You could breathe there|{name}'s house was made of glass, and stood at the bottom of the sea, where you could breathe as well as in bed|{name}'s house was round and made of glass, and it stood at the bottom of the sea, where you could breathe as easily as in bed}. {In the evening fish looked in at the supper|In the evening the fish looked in at what was for supper|In the evening the fish came up to the kitchen, and looked in at what was for supper}.`,
    `{name} lived in a round house {in the sea. In that sea you could breathe|at the bottom of a sea in which you could breathe|with a blue front door, at the bottom of a sea in which everybody could breathe}. {In the evening the kitchen was lit. You had to hold on to your soup|In the evening the kitchen lamp was lit, and you had to hold on to your soup|In the evening the kitchen lamp was lit, and everybody sat down at the table, and had to hold on to the soup}.`,
    `{The roof over {name}'s bed was glass. The house stood at the bottom of the sea|The roof over {name}'s bed was glass, and the house stood at the bottom of the sea|The roof over {name}'s bed was made of glass, because the house stood at the bottom of the sea, where there's a lot to look at}. {In the evening the last boats went over. Then came the fish|In the evening the last boats went home overhead, and left the roof to the fish|In the evening the last boats went home overhead, one after another, and after that the roof was left to the fish}.`,
  ],
  back: [
    `They went home along the sea floor, with long slow steps.~and~ The sand took each foot and {gave it back|gave it back again}. {Far ahead there was a round light. It was {name}'s house|Far ahead shone something round and yellow, like a fried egg, and it was {name}'s house}. [Nobody said so. They only walked a bit more slowly, to have it longer.]`,
    `The tide had turned, and it was going their way{. It carried them. They only had to lift their feet|. They only had to lift their feet now and then, and it carried them|, and they only had to lift their feet now and then, and it carried them}, over the sand, over the weed, to {name}'s blue front door.`,
    `The fish were asleep already, {eyes open. Fish can't shut them|with their eyes open, because a fish has nothing to shut them with|with their eyes wide open, as always, because a fish has been given nothing to shut them with}. “Good night,” said {name} to each, in case. {The last one slept by {name}'s blue front door|The last of them was sleeping right under the bell of {name}'s blue front door|The very last of them, a small yellow one, was sleeping right under the bell of {name}'s blue front door}.`,
  ],
  night: {
    dark: [
      `Now the light went up. {That's how evening comes, in the sea|In the sea that's how the evening comes|In the sea that is how the evening comes, every day, without anybody's having to see to it}: it goes up and up, until it's only a silver coin on top. {Down here it was blue, then dark blue|Down below it went blue, and dark blue, and after that there's no word}. [One by one, on their own little stalks, the lantern fish came on.]`,
      `{In the sea the colors go to bed|In the sea the colors go to bed one at a time}.~;~ {First the red coral was gray|First the red went out of the coral|The red is always the first to go, and it went quietly out of the coral}. {Then the yellow fish were gray fish|Then the yellow fish turned into gray fish, and swam on|Then the yellow fish, in the middle of what they were doing, became gray fish, and went on with it}. {Blue stayed up. It lives there|Only the blue stayed up, because it lives there}. [Somewhere a shell said click, and was shut.]`,
    ],
    deep: [
      `The sea breathed in its sleep.~;~ {It went out a long way. It came back a long way|A long way out it went, and a long way back}.~and~ The weed leaned with it, this side, and that side. [Even the crabs had put down what they were carrying.]`,
      `{Moonlight lay on the sand|A little moonlight had come all the way down, and lay on the sand|A little moonlight had come all the way down, and lay on the sand like a sheet}. {Nobody walked on it|Nobody would walk on it till morning|Nobody had walked on it yet, and until the morning nobody would}. {Now and then one bubble went up. It went up slowly|Now and then some sleeper let go of one bubble, and it went up slowly|Now and then somebody, deep in the weed, let go of one bubble without waking, and it went slowly up}.`,
    ],
  },
  hush: {
    one: [
      `First the snapping shrimp left off.~;~ {They had clicked all day|They'd been clicking away all day|Thousands of them had been clicking on the reef since breakfast}, like something frying. {Now there were ten clicks. Then there were three|Now there were only ten clicks, and then three|Now there were only ten clicks, which you could have counted, and then there were three}, and then one, {which was late|which came late, and was sorry}.`,
      `The boats went first, up on the roof of the sea: tuck-a-tuck, tuck-a-tuck. {They went home one by one|One after another they had gone home to supper|All evening, one after another, they had been going home to their suppers, each with its small light}. {The last one coughed. Tuck|The last of them coughed, and went on, tuck by tuck|The last of them, which was old, coughed in the middle, and went on, tuck by tuck}. {Then it was home, too|Then that one, too, was tied to something}.`,
    ],
    two: [
      `Next went the bubbles: blup, and blup, and nobody heard where they stopped. {A shell had rolled to and fro all evening|On the sand lay a shell that had rolled to and fro the whole evening|On the sand lay a small striped shell that had been rolling to and fro the whole evening, like somebody deciding}. {Now it rolled to. It did not roll fro|Now it rolled to, and did not roll fro}.`,
      `Next the parrotfish stopped eating.~;~ {All day they had crunched the reef like toast|All day they had been crunching at the reef, like people with toast|All day long they had been crunching away at the reef, like a large family that has toast for every meal}. {Crunch, said one. It was the last|Crunch, said one, and then it remembered its manners}. {Each blew a bubble to sleep in, and got in|Then each of them blew itself a bubble, as they do, and went to bed in it}.`,
    ],
    three: [
      `Under all that was the sea, {very low|which never stops, but can be very low|which never stops, not even at night, but which can be very low when it wants to}. {It said one word, with *shh* in it|It said one word, and only *shh* was in it|Over and over it said the same one word, in which there was only *shh*}, {far out. Then it said it close by, but less|far out, and close by, and each time a little less of it}.`,
      `In the end you could hear the sand.~;~ {A grain rolled over. Tss|One grain rolled over, tss, and bumped the next|One grain rolled over, tss, because it wasn't comfortable, and bumped against the next one}. {The next one rolled, too. Tss|So that one had to roll over, too, tss|So that one had to roll over as well, tss, and so it went along the bottom}, {and the next, a bit slower|and so on, always a little slower}. {Then they all lay right|By and by they were all lying right}.`,
    ],
  },
  facts: {
    one: [
      `“Do you know who made the sand?” asked {pal}. “{Waves|The waves}?” “Partly. {And partly fish. Parrotfish bite the rock. It comes out as sand|But a good deal of it was made by parrotfish, who bite off bits of coral, and grind them up, and let them go again as sand}.” {name} lifted one foot and looked at it. “So this beach…” “{Yes|Quite},” said {pal}. “{All of it was lunch|Somebody's lunch}.”`,
      `{Two seahorses held on to a weed by their tails|Two seahorses hung on to a weed by their tails|Two seahorses had wound their tails around a weed, as you do here if you don't want to drift}. “The round one's the mother,” said {pal}. “The father,” said {name}. “{He keeps the eggs in a pocket|She gives him the eggs, and he keeps them in a pocket}.” [“How many?” “Hundreds, sometimes.”] The father {looked down. He was counting|looked as if he had just lost count|looked down at it, like somebody who has just lost count and must begin again}.`,
    ],
    two: [
      `They met an octopus who was the color of a stone, and then the color of weed. “{How does it do that?|How does it choose?}” asked {name}. “Little bags of color, in the skin,” said {pal}. {“It opens them. It shuts them.”|“It pulls them open and lets them shut, thousands of them, faster than you can blink.”} “And it has three hearts.” {“Three!” said {name}. The octopus went pink|“Three!” said {name}, and the octopus, hearing itself talked about, went pink}.`,
      `“We've been seen,” said {pal}. {A fish in the weed was staring|In the weed hung a fish, staring straight at them|In among the weed, without so much as moving a fin, hung a fish that stared straight at them}. “It's asleep,” said {name}. “{It can't shut its eyes. It has no lids|Hardly any fish have lids to shut}.” {They went by on tiptoe|So they went by on tiptoe}, and {pal} wished it good night{, and good evening, in case| and, in case, good evening|, and then, in case it was only being polite, good evening}.`,
    ],
    three: [
      `Something long and low went through the water, and through their ribs as well. “A whale,” said {pal}. “{It may be very far off|It could be a hundred miles away}. {Sound goes far in water|Water carries a song much farther than air does, and more than four times as fast}.” {name} put one hand on the place where it had gone through. [“So if I say good night down here…” “Somebody a long way off will get it.”]`,
      `“Who put the salt in?” asked {pal}. “Rivers,” said {name}. “{They bring it out of the stones|They wash it out of the stones}. {Just a pinch at a time|Only a pinch at a time, too little to taste, but they've never stopped}.” {{pal} put out a tongue, and tried the sea|{pal} tried a little of the sea|{pal} put out the tip of a tongue, and tried a little of the sea, and thought about it}. “{I'd have stopped|I'd have stopped sooner}.”`,
    ],
  },
  places: {
    kelp: {
      noun: noun('the kelp wood', 'a kelp wood'),
      arrive: [
        `They came into the kelp wood{. It went up and up. It all leaned one way|. The kelp went up and up, and all of it leaned one way|, and the kelp went up and up, and all of it leaned one way}, and thought, and all of it leaned the other. [Between the stems it was green and gold, like the inside of a bottle.] {Walking there made you lean as well|You couldn't walk there without leaning too|You couldn't walk in there for long without beginning to lean a little, too}.`,
        `{High in the kelp wood hung somebody brown|In the kelp wood somebody brown hung far up, by the roof of the sea|In the kelp wood, so far up that it was nearly in the air, somebody brown was hanging by the middle}. {It was an otter, asleep|It was an otter, asleep, with a strand around her|It was an otter, asleep on her back, with a strand of kelp wound twice around her}. “Who tied her up?” asked {pal}. “She did,” said {name}. “{She wants to wake up here|It's so that she wakes up here}.”`,
      ],
    },
    steps: {
      noun: noun('the coral steps', 'some coral steps'),
      arrive: [
        `The coral went down in steps, pink and orange and {a color like toes|one that can only be called toe}. {On every step somebody lived|Somebody lived on every step|On every one of the steps, and under it, and round at the side, somebody lived}. {Doors opened as they came by. Doors shut. Eyes looked out on stalks|Small doors opened as they came by, eyes looked out on stalks, and small doors shut}. [“Evening,” said {name}, all the way down. “Evening. Evening. Evening.”]`,
        `{A sea urchin was going up the coral steps|On the third of the coral steps they met a sea urchin, going up}. “{Have you come far?|Have you come a long way?}” asked {name}. “From the second,” said the sea urchin. “I set out in March. Is it nice up there?” [They looked up.] “Very,” said {name}.`,
      ],
    },
    wreck: {
      noun: noun('the wreck', 'a wreck'),
      arrive: [
        `There lay the old ship on its side, with its mast in the sand. {It had been asleep for a hundred years|For a hundred years it had been lying there as if asleep|For a hundred years it had been lying there on one cheek, as if it were asleep}. {Anemones grew on it. A fish hung in every window, like a curtain|It was grown all over with anemones, and in every window hung a fish, like a curtain}. [Somewhere inside, a door went to and fro: eek. And eek.]`,
        `At the front of the wreck a wooden lady leaned out{.| over the sand.| over the sand, as if the ship were still going somewhere.} {A starfish sat on her head, as a hat|On her head, for a hat, sat a starfish}. “Good evening,” said {pal}, and waited. “She's made of wood,” said {name}. “{But it's evening|She's still having an evening},” said {pal}. [So {name} said it, too.]`,
      ],
    },
    plain: {
      noun: noun('the white sand', 'the white sand'),
      arrive: [
        `Then there was nothing but sand, white and wide and combed by the water. {Nobody had walked there. There were only their own steps|Nobody had walked on it, and when they looked back there were only their own steps}, coming after them in pairs. [A flatfish, which had been the ground, got up and went to be the ground somewhere else.]`,
        `On the white sand {name} drew a line with one toe.{| It was the only thing to be seen there.| In all that white it was the only thing to be seen, whichever way they looked.} “What's the line?” asked {pal}. “The start.” {They ran. Running is slow there. They both won|So they ran, and as running is slow down there, there was time for both to win}.`,
      ],
    },
    eels: {
      noun: noun('the eel garden', 'an eel garden'),
      arrive: [
        `{Out of the sand stood hundreds of eels|Out of the sand stood hundreds of thin gray eels, bent like question marks}. {They saw {name}. Down they went|When they saw {name} they went down, all together|As soon as they caught sight of {name} they went down into the sand, all together, as though somebody had blown them out}. “Have they gone?” asked a voice. “Nearly,” said {name}. {Behind them every eel came up again|Behind their backs every one came up again, to look|And behind their backs, when they had gone by on tiptoe, every single one came up again to look}.`,
        `{The eels in the garden all looked left|In the eel garden stood hundreds of eels, looking left|In the eel garden hundreds of eels were standing up out of the sand, and every one of them was looking left}. {name} looked left. {pal} looked left. “What's coming?” asked {name}. “Supper,” said the nearest. “{It comes from there|It always comes from the left}.” {A crumb came by. It did not get far|And a crumb came along, but it didn't get far|And a crumb did come along just then, on the stream, and it got as far as the third eel}.`,
      ],
    },
    wash: {
      noun: noun('the washing place', 'a washing place'),
      arrive: [
        `At the washing place everybody stood in line.~and~ {A big fish had his mouth open. Small blue fish cleaned his teeth|In front a big fish held his mouth open, and two small blue ones cleaned his teeth|At the front a big fish was holding his mouth open, while two small blue ones went in and cleaned his teeth}. “Ang you,” he said, {and went|and went off shining}. “Next!” said the blue fish, and looked at {name}. [{name} said that it had been done at home.]`,
        `At the washing place a turtle was having her back scrubbed.~;~ {Nine yellow fish did it|Nine yellow fish were at it|Nine yellow fish were at it, in rows, beginning at the front, where most of the green was}. “{Left. No, left|Left a bit}. Aah,” said the turtle. “And behind the ears?” asked {name}. “{I have no ears|I haven't any},” said the turtle. “{It saves time|It saves no end of time}.”`,
      ],
    },
  },
  helpers: {
    crab: {
      noun: noun('the hermit crab', 'a hermit crab'),
      comes: [
        `Along came the hermit crab. “{I think|In my experience},” he told {being}, “it's the shell. It pinches.” {He held out a bottle top, for a hat|He held out a bottle top, his best hat|He took off a bottle top, which was the best hat he had, and held it out}. It slid off.~and~ {So he put it on and sat down|So the crab wore it himself, and sat down to wait}.`,
        `{Along came the hermit crab, moving house|Along came the hermit crab, on his way to a bigger shell}. “{Try my old one|You might like the old one},” he told {being}, and {put it down|stepped out of it}. {It was much too small|It was much too small|They tried it on {being.him} in every direction, but it was a great deal too small}. “It pinches,” said {name}. “{I know|I've said so all week},” said the crab, and sat in it.`,
      ],
      trouble: `“Turn round, please,” said a voice. {“I am not dressed.”|“I'm not dressed.”} So they turned around[, and talked to some weed]. It was a hermit crab who spoke{. He had grown. His old shell pinched|, a crab who had grown, and whose shell had begun to pinch}. “{I got out,” he said. “Now I can't find a new one|So I got out, and there is no other, and it's drafty},” he said. [“And people keep coming by.”]`,
      help: `{name} turned out both pockets, backwards, without looking: a button, a cork, and {a doll's cup|the cup from a doll's tea set}. {“Too flat. Too corky. Oh,” said the crab. “That has a handle.”|“Too flat,” said the crab. “Too corky. Oh. It's got a handle.”} {There was a scratching, and a plop|Then came a scratching, and a plop|Behind them there was a scratching and a shuffling, as of somebody moving house, and then a plop}. “{You can look|You may look}.” [He looked like a small gentleman carrying himself.]`,
      gift: `“You must take the old one,” said the hermit crab. “It was my grandmother's.” {It was a long shell, pink inside|It was as long as a hand, and pink inside as a cat's mouth|It was as long as a hand, worn smooth by other hands, and inside it was as pink as a cat's mouth}. “{Blow in it. They can hear it in the next sea|If you blow in the little end, they can hear it in the next sea}. [She used it when it was time for soup.]”`,
      back: `The hermit crab was {at his door|holding his door by the handle}. {They gave back the old shell. He listened at it|They gave him back his grandmother's shell, and he listened at it|They gave him back his grandmother's shell, and for a long time he listened at it with his eyes drawn in}. “She's still in there,” he said. “Saying what?” asked {name}. “Soup.” {He took it to bed|And he took it to bed, to be sure of breakfast}.`,
      bye: [
        `{The hermit crab said good night at his own front door, and went in. It pinched|The hermit crab said good night at his own front door, wiped all his feet, one after another, and went in to himself}.`,
        `The hermit crab pulled in all his legs but one, waved good night with that, and pulled it in after the others.`,
      ],
    },
    seahorse: {
      noun: noun('the seahorse', 'a seahorse'),
      comes: [
        `A seahorse came by, from stalk to stalk. “The thing is to hold on,” she said, and gave {being} her stalk{. So the water took her|, so the water took her|, which left her nothing to hold on to, so that the water took her}. “Oh,” she said, going by backward. {{name} held one finger out. She stayed on that|{name} held out a finger, and she stayed on that|{name} held out a finger as she went by, and she put her tail around it, twice, and stayed}.`,
        `A seahorse came by, off to her sister's. “{Bow first|You have to bow first},” she told {being}, and bowed. {Nobody bowed back. She bowed lower|Nothing bowed back, so she went lower|As nothing bowed back, she bowed again, and lower, and lower still, until she stood on her head}. “Did it help?” {she asked, upside down|she asked, by now upside down|she asked}. “{Not yet|It's too soon to say},” said {name}. {The seahorse stayed like that|So the seahorse stayed like that}.`,
      ],
      trouble: `{A seahorse hung on a stalk, eyes shut|A seahorse hung on a stalk by her tail, with her eyes shut}. “Is it still moving?” she asked. “What is?” asked {name}. “{All of it|Everything},” said the seahorse. “{My sister is over there. But when I let go, the water takes me away|I only want to cross to my sister, but whenever I let go, the water puts me somewhere else}.”`,
      help: `{name} crooked one little finger. “{Hold on to that. It comes with me|You hold on to this},” said {name}, “{it's easy|it goes wherever I do}.” The seahorse put her tail round it, twice{. It felt like a ring|. It felt like a ring that is thinking|, and it felt like a ring that is thinking}{. They walked across so slowly that nothing got spilled|. They went over so slowly that nothing in her was spilled|; they went over so slowly, heel and toe, that not one thing in her was spilled}. [“I've opened one eye,” she said, halfway.]`,
      gift: `{There hung her sister. They bowed. Seahorses do|There hung her sister, and they bowed to one another, three times|There hung her sister, who had been looking out for her all day, and they bowed to one another three times}. “Take our ribbon,” they said, and unwound it: silver weed, as long as a house is high. {“We hold on to it at night. But now we have each other.”|“We hold on to it at night. But now there's two of us.”}`,
      back: `{The two seahorses hung tail in tail|The two seahorses hung tail in tail|Tail in tail hung the two seahorses, and leaned whichever way the tide was leaning}. {{name} tied the ribbon around them|{name} wound the silver ribbon around them both, and made a bow|Around the stalk and around the two of them {name} wound the silver ribbon, quite loosely, and tied it in a bow}. “Is it still moving?” asked the first one, {eyes shut|with her eyes shut}. “Everything,” said {name}. “{Oh, good|Oh, well},” said the seahorse. “{We're not|Let it}.”`,
      bye: [
        `{The seahorse bowed good night. Then she bowed again, asleep|The seahorse held on to a stalk and bowed, and bowed again, and the second bow was also her falling asleep}.`,
        `The seahorse wound her tail around a stalk, good night, and around again, good night, until it was all used up.`,
      ],
    },
    octopus: {
      noun: noun('the octopus', 'an octopus'),
      comes: [
        `Along came the octopus with a cushion under every arm{. That makes eight|, which makes eight}. “{Hard or soft|Does {being.he} like them hard or soft}?” she asked. {They tried them all|They tried all eight|They tried the red, and the blue, and the one with the buttons that leave a print}. {It was not about cushions|It wasn't a cushion kind of trouble}.~and~ So the octopus sat down on {them all|them all herself}.`,
        `{Along came the octopus with her knitting|Along came the octopus, on her way home, knitting}. “{You're cold|It's the draft},” she told {being}, and {knitted with all eight arms|knitted, all eight arms at once}. {Soon she had a scarf. It had eight ends|Soon there was a scarf with eight ends}.~but~ {It was no help|It didn't help}. “{It's too short|I'll do the middle, then},” said the octopus, and {sat down to do more|sat down to it}.`,
      ],
      trouble: `{The octopus had tied a bow. She could not get out|The octopus had tied a bow, with herself in it, and couldn't get out|The octopus had tied a bow, and it was a very good one, but she'd tied it with herself}. “I was wrapping a present,” she said. {“I have eight arms and I lost count|“With eight arms you lose count}. Is this mine?” “I think that's weed,” said {name}. “And this?” “That's my leg.”`,
      help: `“Don't pull,” said {name}, “tickle.” {They tickled one arm. It let go|So they tickled the first arm, and it let go|So they began with the first arm, which giggled all the way down and let go of the second}. {They did the next, and the next|They tickled the third, and the fifth, and one that was nobody's|They tickled the third, and the fifth, and then, by mistake, one that turned out to be nobody's}. By the seventh the octopus was laughing so much that {she went spotted|she went spotted, and then striped}. [The eighth came undone by itself, so as not to be left out.]`,
      gift: `Inside the bow was the present[, rather flat]: a quilt{. She had sewn it out of old sails|, sewn out of old sails by eight arms at once|, which had been sewn out of old sails by eight arms at once, as you could tell from the corners}. “It's for whoever untied me,” said the octopus. {“It's thin. But it is as warm as four.”|“It folds up as small as a sandwich, and it's as warm as four.”}`,
      back: `The octopus had fallen asleep over her wrapping. {They put the quilt on her. Four arms stuck out|They laid the quilt over her, as warm as four, and four arms stuck out|They laid the quilt over her, but it was only as warm as four, and the other four arms stuck out}. {“Once more,” said {pal}.|“Unfold it once more,” said {pal}.} {Now it was warm as eight|They did, and then it was as warm as eight|So they unfolded it once more, until it was as warm as eight and nothing of her was left outside}.`,
      bye: [
        `{The octopus waved with one arm. Seven tucked her in|The octopus waved with one arm, and tucked herself in with the other seven}.`,
        `The octopus shook hands with all of them at the same time, so that one good night was enough.`,
      ],
    },
    pufferfish: {
      noun: noun('the pufferfish', 'a pufferfish', 'he'),
      comes: [
        `Along came the pufferfish. “Watch this,” he told {being}, and held his breath{. He was round as a ball|, until he was as round as a ball|, and went on holding it until he was as round as a ball and a good deal pricklier}. [Everyone said how round he was.] It didn't help. “It's all I do,” said the pufferfish, and let it out, fweee, {and stayed|and stayed to see}.`,
        `Along came the pufferfish, off to bed. “{Boo helps|My brother says boo helps},” he told {being}. “Boo.” {Nobody jumped. Only he did|Nobody jumped but the pufferfish}.~and~ {Now he was round|Now he was as round as a ball|Now he was as round as a ball, with every prickle standing, and his eyes very wide}. “Did it work?” “{On you it did|Only on you},” said {name}. “{I'll stay till I'm flat|Then I'll stay till I'm flat}.”`,
      ],
      trouble: `{In a gap in the reef sat something round. It was a pufferfish, and he was stuck|In a gap in the reef, like a worried cork, was a pufferfish, stuck|In a gap in the reef, which he fitted exactly as a cork fits a bottle, sat a pufferfish with a worried face}. “My brother said boo,” he told them, “and I puffed. {Now I can't puff down|I see now that it was a joke, but I can't get down again}.”`,
      help: `“Don't push,” said {name}. “Yawn.” [“I'm too upset to,” said the pufferfish.] {So {name} yawned. Then {pal} did|So {name} yawned, as wide as a drawer, and {pal} caught it|So {name} gave a yawn as wide as a kitchen drawer, and {pal}, who stood beside it, caught it}. {The pufferfish's mouth shook|And the pufferfish's mouth began to shake|The pufferfish looked from one to the other, and slowly the corners of his mouth began to shake}. *Fweee!* {Off he shot. He came back thin|Twice around the reef he shot, and came back as thin as a glove}.`,
      gift: `“Take my lamp,” said the pufferfish, and held out a jar. “It's {just water|water},” said {name}. “It's *sea*,” said the pufferfish. “{There are lights in it, asleep. You shake it|It's full of lights, and they're asleep until you shake them}. {Let them out after. They've got a bedtime|But let them out again afterward. They've got a bedtime, too}.”`,
      back: `The pufferfish hung in the gap, with room to spare.~;~ {{name} opened the jar. The lights came out|{name} opened the jar, and out came the lights, one by one|{name} unscrewed the lid of the jar, as he had asked, and one after another the small blue lights came out}. {They went to bed along his doorstep|They settled along his doorstep, and dimmed|They settled down along his doorstep in a row, and one after another, beginning with the smallest, they dimmed}. “Boo,” said somebody around the corner. The pufferfish only yawned.`,
      bye: [
        `{The pufferfish yawned once more, fweee. Now he was flat, and went to bed|The pufferfish yawned once more, fweee, until he was flat enough to be put to bed between two shells}.`,
        `The pufferfish, still a little round, bobbed home on his back, and said good night to what was above him.`,
      ],
    },
  },
  objects: {
    shell: { noun: noun('the old shell', 'an old shell'), use: `“The little end,” said {pal}, so {name} turned the old shell around, and blew. {First came bubbles. Then came one long round note|First came bubbles, and then one long round note, as pink as the shell}. {It went out in a ring|It went out in a ring, and the ring grew|It went out in a ring, as when you drop a stone, and the ring grew until you couldn't see the other side}, and wherever it touched, {somebody said, “Soup?”|someone said, “Soup?”}` },
    ribbon: { noun: noun('the silver ribbon', 'a silver ribbon'), use: `“The ribbon,” said {name}{. It wanted to float. So they let it|. It wanted to float, so they let it float|. Since it wanted to float, and had been wanting to for some time, they let it float}, {up and up. Its end lay up there, where they couldn't reach, and held|up and up, all silver, till the end of it was lying over the very thing they couldn't reach}. [It went around once, the way a seahorse's tail does. It was used to holding on.] {They climbed it slowly, as you climb in dreams|And up it they climbed, hardly heavier than a dream|And up it they climbed, as you do climb in the sea, where people are hardly heavier than a dream}.` },
    quilt: { noun: noun('the sailcloth quilt', 'a sailcloth quilt'), use: `{name} unfolded the quilt, and unfolded it, and went on unfolding{. It was as small as a sandwich. Now it was as big as a bed|. What had been as small as a sandwich was now as big as a bed|, and what had been as small as a sandwich was now as big as a bed}{. They put it round the small cold one, and tucked it in under the edges|. It went twice round the small cold one, and then they tucked in the edges|; it went twice round the small cold one, and then they tucked in the edges}. [It had been a sail once. It still remembered how to hold a lot of something warm.]` },
    jar: { noun: noun('the jar of sea', 'a jar of sea water'), use: `{name} shook the jar. {One blue dot woke. It bumped the next|One blue dot woke, and bumped the next|Right in the middle of the water one blue dot woke, rolled over, and bumped into the one beside it}. “Is it morning?” asked the jar, in many voices. “No,” said {name}, “it's dark, and we can't see.” “Oh, *that*,” they said, and {they all lit up|they all lit up, blue as noon|all of them, down to the very smallest, lit up together, as blue as noon}.` },
  },
  gates: {
    light: {
      one: {
        meet: `Here the only way went through a cave.~and~ {Inside was no blue at all|There was no blue in there at all|There was no blue in there at all, neither in front of them nor on either side}. {name} put in one arm, and {the arm was gone|there was an end of the arm}. “It's still on,” said {name}. “{I feel it|I can feel it being there}.”`,
        after: `So they walked through, and saw what nobody sees{. The walls were red. Nobody knew. There had never been a light|. The cave was red from end to end, as red as a theater, and nobody had ever known, because nobody had ever brought a light|, and the cave was red from end to end, as red as a theater, and nobody had ever known, because nobody had ever brought a light}. [“Thank you,” said the cave, or it was only water, going out.]`,
      },
      two: {
        meet: `{It was black dark under the weed here|Here the weed closed overhead, and it was dark|Here the weed closed so thickly overhead that underneath it there was no light left at all}. {name} lifted one foot. “Mind us!” called the dark. “Where are you?” “{Down here|All over},” said many small voices. “{We're urchins. We've got prickles|We're urchins. We're mostly prickles}.” {name} stood on one leg. “We don't mean it,” they said.`,
        after: `There they {were, the urchins. They all wore hats|were, hundreds of urchins, each with something on for a hat|were, hundreds upon hundreds of urchins, and each wore something on its head for a hat}: a pebble, a shell, half a button. {They took off their hats. They made room|In the light they took them off, politely, and shuffled to the side|Now that there was light to do it in, they took them off, politely, and shuffled aside to make a path}. [“So *that's* what you've got on,” said one to his neighbor.]`,
      },
    },
    reach: {
      one: {
        meet: `Here stood a wall of rock, and the way went on at the top. {They swam. They sank|They swam up, and, being people who walk, sank down again|They swam up as far as they could, and then, being people who walk, they sank down again}. The wall was smooth.~;~ {Limpets sat on it. They did not want to be steps|There were limpets on it, but they said they were not steps|There were limpets on it, all the way up, but when they were asked they said they were not steps}.`,
        after: `{On top of the wall was a ledge. They sat down, feet in the blue|On top of the wall there was a ledge like a windowsill, and they sat down on it, with their feet hanging in the blue}. {Fish went by below, like birds|Below them fish went by like birds|A long way below them, in twos and threes, fish went by as birds go by under a bridge}. [“I always thought that up was the other way,” said {pal}.]`,
      },
      two: {
        meet: `{Here stood a lighthouse, under the sea|Here stood a lighthouse that had gone down with its island}. {The way went in at the door|The way went in at its door|It had gone down standing up, a long time ago, and the only way on was in at its door}. {But the door was high up. The ladder had floated off|But the door was high up, and the ladder had floated off|But in a lighthouse the door is a long way up, on account of the waves, and the ladder, being wood, had floated off}. “{There's a doormat|I can see a doormat},” said {name}.`,
        after: `{They went in and wiped their feet|They went in and wiped their feet|They went in, and because there was a doormat they stood on it and wiped their feet}. {Stairs went down inside, round and round|Inside, the stairs went round and round, down to a back door|Inside, a stair went down, round and round and round, until it came out at a back door at the very bottom}. {A fish was coming up|They met a fish, going up}. “Is it still lit?” he asked. “No,” said {name}. “Then {I'll go to bed|I can go to bed},” said the fish.`,
      },
    },
    call: {
      one: {
        meet: `Across the deep blue gap goes the ray, who is the ferry. {But the ray was far out. It flew in circles. It was dreaming|But the ray was far out, turning slow circles in its sleep[, like a tablecloth in a breeze]}. They waved.~but~ {The ray did not see|But a wave is not much to look at, in the sea|It is not much use, when you are in the sea, to stand there and give somebody a wave}.`,
        after: `The ray came gliding in and lay down at their feet. “{All aboard|All aboard, and mind the edges},” it said{. They sat on its back. Like a slow bird it flew them over|. They sat on its back, which went up at the edges and down at the edges, and so they were carried over|, and they sat on its back, which went up at the edges and down at the edges, and so they were carried over}. [“Mind the drop,” said the ray, as they got off.]`,
      },
      two: {
        meet: `{Here lay a great clam, and it was shut|Here a great clam lay across the way, and it was shut}. PLEASE RING, it said on the outside. {There was nothing to ring|But there was nothing to ring|They felt all along it, from one end to the other, but somebody had forgotten to put anything there to ring}. {name} knocked.~but~ {It was like knocking on a hill. Somebody snored|It was like knocking on a hill, and deep inside it somebody snored|It was about as much use as knocking on a hill, and deep inside somebody rolled over and went on snoring}.`,
        after: `“I wasn't asleep,” said the clam, opening. “I was closed.” {They walked through him, over something soft|They walked through the middle of him, over something soft|They had to walk right through the middle of him, on tiptoe, over something soft that he asked them not to look at}. “You might ring first.” “Ring what?” asked {name}. {The clam thought|The clam thought about it, right up to his edges}. “{So that's why nobody comes|That would explain it},” he said.`,
      },
    },
    soft: {
      one: {
        meet: `{A small seal held on to the gate of the reef. It shook|At the gate of the reef a very small seal was holding on, and shaking|To the gate of the reef, with both its flippers, a very small seal was holding on, and it shook}. “I'm waiting for my mother,” it said. “She said, hold on to this. {If I let go, I'll cry|And if I let go I'll cry}.” {The sea is cold when you wait in it|The sea is a cold thing to wait in}.`,
        after: `“There,” said the seal, “I've let go, and I didn't cry.” {The gate swung open|And the gate, with nobody holding it, swung open|And the gate, now that there was nobody holding on to it, swung slowly open by itself}. {Just then came a big seal, calling a name|Just then came a big seal through the blue, very fast, upside down, calling a name}. {It was the right name|And it was the right one}. [There was a good deal of spinning.]`,
      },
      two: {
        meet: `{On a narrow plank sat a very small turtle. It shook|On the plank across the deep sat a turtle no bigger than a cookie, and shook|On the narrow plank across the deep sat a turtle, no bigger than a cookie, shaking till it clicked}. “I'm going to be a hundred,” it said, “but I only started today, and {it's cold|nobody said it was cold}.” {There was no room to pass|There was no room to pass|And the plank was so narrow that there was no getting past it, small as it was}.`,
        after: `“I've stopped shaking,” said the turtle, and looked at its four feet to make sure. “Now I can do the {rest|rest of the hundred}.” And off it went{, rowing|, rowing with all of them at once|, rowing hard with all four of them, though it hadn't quite decided yet in which order}. {The plank was free|The plank lay free and straight in front of them}. [“See you in the middle,” it called.]`,
      },
    },
    way: {
      one: {
        meet: `Here the reef broke up into lanes: left lanes, right lanes, {lanes going down|and one going straight down}. {They all looked the same. They all had the same fish in them|All of them looked alike, and in all of them hung the same striped fish[, who said that he was new]}. “{Somebody must know|The current knows},” said {pal}, “but it isn't saying.”`,
        after: `The right lane was the third, the narrow one with the bend.~;~ {At the bend there was another bend. Then it was wide again|After the bend there came another bend, and after that all the sea stood open in front of them}. [“Oh, *that's* where it goes,” said the striped fish, coming along behind.]`,
      },
      two: {
        meet: `{Five currents met here|Here five currents met, and each went off another way}. {All of them pulled a little|All of them pulled at {name}'s sleeves, politely|Every one of them took hold of a sleeve or a hem and pulled, very politely, in its own direction}. A fish came by in each. “This is the quickest!” they called. “Quickest to where?” called {name}. {But they had gone by|But they were gone already, because it was true|But they were too far off to answer by then, because every one of them had been telling the truth}.`,
        after: `{The right current was the slow one in the middle|The right current was the slow one in the middle|Of all the five it was the slow one, which had been waiting in the middle}. {They sat down in it. It carried them|They sat down on it as on a sofa, and it put them down on clean sand|They sat down on it as on a sofa, and it carried them along, and put them down on clean sand}. “Was that the quickest?” asked {pal}. “No,” said {name}. “{It was ours|Only the right one}.”`,
      },
    },
  },
};
