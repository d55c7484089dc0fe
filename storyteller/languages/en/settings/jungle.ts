import type { SettingTelling } from '../../bank.ts';
import { noun, type EnglishNoun } from '../noun.ts';

export const jungle: SettingTelling<'jungle', EnglishNoun> = {
  tiny: { noun: noun('the leafcutter ant', 'a leafcutter ant') },
  home: [
    `The house stood on twelve legs by the brown river. {In the wet months the river came under it|In the rains the river came in underneath|When it had rained for a month the river came in underneath, to look around}, and the fish could hear what was for supper. [It was mostly plantains.] Behind it {leaned the jungle|leaned the jungle, and every morning one more leaf had got in}.`,
    `The house had been a boat, until it was put on posts and told to stay. {It still had a bell|It had kept its bell|It had kept its bell, and its round windows, and a way of creaking as if it were about to leave}. {name}'s bed stood where the fish used to be. [You could still smell them.] The jungle sent in a vine, {and it was sent out again|and every Sunday it was sent out again}.`,
    `The house by the river had a roof of leaves, and nobody had told the leaves. {They still grew. Once a year they bloomed|They went on growing, and once a year the whole roof was in bloom|They went straight on growing, and once a year, for a week, the whole of the roof was in bloom}. On Saturdays a man {gave it a trim|came and gave it a trim}. [“Short over the ears?” he always asked.]`,
  ],
  back: [
    `The way home was made of leaves, and each one wiped them as they passed, {cool and wet|cool and wet|cool and wet, like the hand of somebody who has been washing up}. {The frogs went quiet for them. Then they began again|The frogs stopped to let them by, and went on behind them|The frogs broke off, as people do in a doorway, to let them by, and then went on behind them}. [It smelled of orchids.] Then there was the river, with their own window lying in it, all yellow.`,
    `They followed the water home, because water knows{||, and because this water had been going that way for a very long time and was in no hurry}. Now and then a fig let go of its branch and went *plup*. [“Good night, fig,” said {pal}.] The house stood where they had left it, with {a lamp lit|a lamp hung out for them}.`,
    `They walked home by ear. {First came the crickets. Then came the pond|First there was the place with crickets, and after that the pond|First they came through the place with crickets, and then past the pond, where something plopped and apologized}, and then a place with nothing. [“I like this one,” said {pal}.] And then it came, *tunk, tunk*, slow and wooden: {their own boat|their own boat at home}, bumping its nose on its post.`,
  ],
  night: {
    dark: [
      `In the jungle night doesn't fall, it drops. {The leaves were green. Then they were black|One moment the leaves were green, and the next they were black|One moment there were ten thousand greens, and the next, as if somebody had put down a lid, there was one black}. [The warm stayed where it was and smelled of sweet mud.] And the frogs were let in: a clink, a clonk, a rusty gate, a very small motorbike. [They might have been waiting behind a door all day.]`,
      `The last two parrots flew home across the river, arguing. {Behind them the green went out|Behind them, tree by tree, the green went out|Behind them, as if they were pulling it away by one corner, the green slid off the trees}. [The flowers that open opened, and it smelled of warm cake.] “Wok,” said a frog, meaning *night*, and {the others said so too|the whole pond thought so as well}.`,
    ],
    deep: [
      `Deep in the night even the leaves stopped handing things down. {The vines hung straight. The river slid by|The vines hung straight, and the river slid by without a word|The vines hung straight down, and the river slid past below them without saying one word}. A moth sat on a flower{. Neither of them moved|, and neither of them moved}. The whole jungle breathed out, warm and slow.`,
      `In the deep of the night the mist came up out of the river and went in among the trees. {It came up to their knees. They stood in it, as in a bath|It rose as high as their knees, and they stood in it as you stand in a bath|It rose to their knees, and there they all stood in the warm white of it, as you stand in a bath, in no hurry to wash}. [A leaf let go, and floated.] Nobody said a word.`,
    ],
  },
  hush: {
    one: `The howler monkeys stopped first. {They roar at night. It means: we are here. Where are you|They roar in the evening, which only means: we're here, where are you|They roar like a bus in a cave, and all that it means is: we're here, and where are you}? [One of them told it again, to be thorough.] Then eleven monkeys lay down on one branch, and an arm hung from it, here and there, and {that was that|swung, and hung still}.`,
    two: `Next the frogs went home. {First the creaky ones went. Then the clinking ones did|First went the rusty gates, and then the ones that clink|First went the ones like rusty gates, then the ones that clink, and then the ones that only clonk}, until there was just the very small motorbike, going round the pond. It coughed. {It ran out|It rolled a little way without its engine}. [It was parked under a leaf.] Nobody had anywhere to go tonight.`,
    three: `In the end there was a drip. {It started at the top of the highest tree|It had started from the top of the highest tree|It had started out from the top of the highest tree when the rain stopped}, and it had a long way to come: {from leaf to leaf|from leaf to lower leaf|from a leaf to a lower leaf, and from that to a lower one still}. [Each leaf bowed, and was let up again.] It came down past the window, and at last to the moss. It lay there.`,
  },
  facts: {
    one: [
      `Some ants went by, carrying leaves. “They don't eat those,” said {pal}. “They're gardeners. {They chew the leaves up and grow a mushroom on them. They eat that|They chew them into a bed, and on it they grow a kind of mushroom, and that's what they eat|They chew them up into a soft bed, deep underground, and on the bed they grow a kind of mushroom, which is what they really eat}.” {name} stood still until the last one had gone by. [You don't step between a gardener and a garden.]`,
      `{Up a tree went a red frog. She had a passenger|Up a trunk went a small red frog with a passenger|Up a trunk, hand over hand, went a frog no bigger than a strawberry, and on her back rode a passenger}. “That's her tadpole,” said {name}. “{She takes it up to a plant with water in it|She takes it up to a plant with a cup of rain in it}. {They get one pool each|Each of her children gets its own}.” “Each?” said {pal}. “{I had to share|I've always had to share}.”`,
    ],
    two: [
      `“How often does the sloth come down from its tree?” asked {name}. “About once a week,” said {pal}. “What for?” {pal} looked round to see who was listening. “For the toilet.” [They walked on for a while, thinking about it.] “All that way?” said {name}. “{Nobody knows why|Nobody is quite sure why},” said {pal}, “and I don't think you should ask.”`,
      `{Each leaf had a long point, like a nose|Every leaf here had a long thin point, like a nose|Nearly every leaf that they came to had a long thin point at the end of it, like a nose}. “What's that for?” asked {pal}. “Drying,” said {name}. “{The water runs off. Else they'd get moss on them|If the rain didn't run off, they'd have moss growing on them}.” {A leaf dried itself on {pal}|Just then a leaf dried itself, on {pal}|Just then, with one fat drop, the leaf right above them dried itself, on {pal}}.`,
    ],
    three: [
      `“It's dark down here even at noon,” said {pal}. “{The leaves catch the sunshine. If a hundred bits come down, only two reach the ground|The leaves take it all. Out of every hundred bits of sunshine, only about two get down to the ground|All those leaves are out catching sunshine, and of every hundred bits that fall on the top, only about two ever get down to the ground}.” {name} patted the ground. [It was cool.] “Then everything small down here,” said {name}, “is growing on leftovers.”`,
      `“What do hummingbirds do at night?” asked {pal}. “They nearly switch off,” said {name}. “{Their hearts go slow. In the morning they shiver till they're warm|They go cold, with the heart hardly beating, and in the morning they shiver till they're warm}.” {{pal} breathed out, slowly|{pal} breathed out, slowly, all the way down|{pal} breathed out very slowly, as if going down in an elevator, all the way to the bottom}. “{I can do the first half|I could do the first half}.”`,
    ],
  },
  places: {
    kapok: {
      noun: noun('the kapok tree', 'a kapok tree'),
      arrive: `The kapok tree stood on roots like walls, {higher than a door|each of them higher than a door}. {Between two roots was a room. It had a floor of leaves|Between two roots there was a room, with leaves for a floor|Between each root and the next there was a room, with leaves for a carpet and no ceiling until the sky}. {name} knocked on the wall, *dum*. [{pal} knocked on another, *dom*.] Far off somebody {knocked back|thought it was for them, and knocked back}.`,
    },
    ants: {
      noun: noun('the ants’ road', 'an ants’ road'),
      arrive: `A road crossed the path, no wider than a belt, and it was busy. {Ants went home on it. Each ant held up a bit of leaf|Hundreds of ants were going home on it, each under a bit of green leaf|Hundreds of ants were going home along it, and each held a bit of leaf over its head, like people caught out in the rain}. [{name} and {pal} waited for a gap.] One ant had a petal{. It looked pleased|, and walked a little apart from the others}.`,
    },
    lilies: {
      noun: noun('the lily pool', 'a lily pool'),
      arrive: `On a black pool lay the leaves of the giant lilies, {as round as tables|as round as tables}. {{name} put a foot on one. It held|{name} put one foot on the first, and it held|{name} put one foot on the first, and it held, giving a little, as a drum might if you stood on it in your socks}. So they crossed, from plate to plate. [A small brown bird was having its supper on the fourth.] They said excuse me, and nothing was spilled.`,
    },
    mud: {
      noun: noun('the mudbank', 'a mudbank'),
      arrive: `Along the river ran a bank of smooth mud, where everyone had signed. {There were bird feet. There were pig feet|There were birds in it, and pigs, and something with a tail|There were birds, in small neat writing, and pigs, and one long wavy line from somebody with a tail}. {{name} put in one hand|It was warm, and {name} put in one hand}. [{pal} signed next to it.] Now it said that they'd been here too.`,
    },
    steamboat: {
      noun: noun('the steamboat in the tree', 'a steamboat in a tree'),
      arrive: `High up in a tree sat a steamboat. {The river had put it there. Then the river had gone|A flood had left it there, and never come back for it|A flood had lifted it up there once, set it down among the branches, and never come back to fetch it}. Out of its funnel grew a fig. {name} pulled the bell rope, *dang*. “Tickets, please,” said {somebody|something in the cabin}. [They walked on rather quickly.]`,
    },
    flower: {
      noun: noun('the night flower', 'a night flower'),
      arrive: `{A white flower would soon open. Moths stood in line|A white flower was about to open, and eleven moths stood in line|On a tree trunk a white flower was about to open, and eleven moths stood in line before it}. “Is it good?” {pal} asked the last. “You have to book,” said the moth. {Then the flower opened, *pff*. It was like a plate|*Pff*, went the flower, and was as wide as a plate|*Pff*, went the flower, as softly as somebody blowing on soup, and lay open, as wide as a plate}. It smelled {of sugar|of sugar and soap}. [They were each let in for a sniff.]`,
    },
  },
  helpers: {
    boa: {
      noun: noun('the boa', 'a boa', 'he'),
      comes: `A boa came along, and went on coming. “I can be a hammock,” he told {being}. {He hung himself up at both ends|He hung himself up by both ends and swung a little|He hung himself up by both ends, sagged in the middle in a comfortable way, and began to swing a little}. {Being} did not get in. “Well, it's nice in here,” said the boa.`,
      trouble: `Between two trees hung a boa, and on him hung eleven small shirts. {“I lay down for a nap. I woke up full of laundry.”|“I stretched out for a nap, and I woke up full of laundry.”} “Didn't you say so?” asked {name}. “They'd got as far as the socks. {It was too late|After the socks you can't speak up}.” [He had been there since Tuesday.]`,
      help: `{name} found a vine, {as long as a boa|as long as a boa and just as green}. {They tied it next to him. They moved the shirts over|They tied it up and moved the laundry across|They tied it up right beside him, and moved the laundry across, a peg at a time}, smallest first. [“Mind, I'm ticklish at the fourth,” said the boa.] With the last sock he let himself down, {loop by loop|loop after loop}. {Nobody would know that he had left|Nobody would know that he had been rude enough to leave}.`,
      gift: `“Take this,” said the boa. It was pale and thin and very, very long. “{It's my old skin. I grew out of it. I plaited it. It's strong|It's last year's skin. I grew out of it, and I plaited it myself, so it's strong}.” “How, without hands?” asked {name}. “Slowly,” said the boa.`,
      back: `{name} held the old skin up to the boa's branch. “You've stretched it,” said the boa, pleased. {He hung it up, for the socks|And he hung it up, where a line was wanted|And he tied it up between two trees, just where a person with socks would want a line}. “They'll think it's me.” Then he went slack all over, {with no shirt on him|without a shirt on him}.`,
      bye: `The boa was hanging between two other trees, and had put up a small notice: *Not a line. Good night.*`,
    },
    armadillo: {
      noun: noun('the armadillo', 'an armadillo', 'he'),
      comes: `An armadillo trotted up to {being}. “Have you tried being a ball?” he asked. {Clop, he was a ball|And, clop, he was a ball}. {“Is it helping?” asked the ball. It was not|“Is it helping?” asked the ball, after a while, and was told not yet}. So he watched through a crack.`,
      trouble: `On the path lay an armadillo, shut to a crack. “Closed,” he said. “{I heard a noise, so I shut. Clop|I heard a dreadful noise, so I shut}.” “What sort of noise?” asked {name}. “A sort of clop. I'm waiting till whoever it was has gone. {It's been all day|That was at breakfast}.”`,
      help: `{name} lay down and spoke into the crack. “Could you open, and shut, and listen?” [There was some thinking in there.] Open, went the ball. *Clop.* “There it is again!” said the armadillo. Then came a silence. “Oh.” And out came a nose, {rather pink|a good deal pinker than noses are}.`,
      gift: `“You'll want this,” said the armadillo. It was a nut. “What does it do?” asked {name}. “It rolls. I rolled, and it watched. Now it goes {the right way|where it ought to, and no one can talk it out of it}.” [The nut lay there. “It's shy at first,” said the armadillo.]`,
      back: `The nut ran ahead, slower and slower, and stopped at the armadillo's toes. “Did it behave?” he asked. “All the way,” said {name}. {He took it in his arms and shut. *Clop*|He took it in his arms, and shut. *Clop*}. “That was only me,” said the ball, {to somebody inside|to somebody smaller, inside}.`,
      bye: `The armadillo called good night, shut himself with a clop, and, from inside, said good night to the clop.`,
    },
    parrot: {
      noun: noun('the parrot', 'a parrot', 'she'),
      comes: `A green parrot came down to look at {being}. “You may look at my fig,” she said. {She held it up. Everyone looked|She held it up in one foot, and turned it, and everyone looked|She held it up in one foot and turned it slowly round, so that everyone could look at every side}. [Nothing happened, except that the fig got smaller.] {“I like figs,” said the parrot. She stayed|“It helps *me*,” said the parrot, and stayed to finish}.`,
      trouble: `“Are you all right?” asked {name}. “Are you all right?” said a green parrot{. She shook her head|, and shook her head crossly}. “I had a sentence of my own, any more tea, once,” she said. “[*Uncle!* I beg your pardon.] {I've said everyone's but mine|I've said so many other people's that I can't find it}.”`,
      help: `Nobody knew what to say, and {name} saw that this was it. {name} put one finger up{. They were quiet. It went on and on|. They were quiet for so long that a snail went by|, and they were quiet for so long that a snail came into sight, went by, and was gone}. [“Mind the,” said the parrot, and stopped.] There was nothing left to repeat. “I,” said the parrot. “I like figs.”`,
      gift: `“I like figs!” cried the parrot. “It's mine! You must have something.” {It was a mushroom|Out of her hole she brought a mushroom}. “It looks rather old,” said {name}. “Don't judge it by day. {It's a night mushroom|It only comes on in the dark, when it thinks nobody's looking}.” [Then she said “Uncle,” and clapped a wing to her beak.]`,
      back: `“Your mushroom,” said {name}. “I like figs,” said the parrot. She sat down in front of it, with her back turned. {Green came out round her edges|Green light came out all round her, feather by feather|Green light came out all round the edges of her, until she looked like a parrot cut out of paper}. “I've thought of another one,” she said. “*It's late, and I like that too.*”`,
      bye: `“Good night,” said {name}. “Good night,” said the parrot, and she had thought of that one by herself.`,
    },
    frog: {
      noun: noun('the tree frog', 'a tree frog', 'he'),
      comes: `Up hopped a tree frog, as big as a thumb. “GOOD EVENING,” he said to {being}, through a bit of bamboo. “That's me,” said the frog. “{I'm enormous in here|I'm only enormous in there}.” And he stayed, {in case they needed somebody big|in case anyone should care to be impressed}.`,
      trouble: `“WHO GOES THERE?” said a stem of bamboo. In it sat a tree frog, {as big as a thumb|no bigger than a thumb}. “Don't look. {It's just the bamboo. They think I'm huge|It's only the bamboo. They all think I'm huge}. {Now the big frogs want me on their rock|And tonight the big frogs have asked me on their rock}. {They'll see|And then they'll see}.”`,
      help: `“I'll go first,” said {name}, and went to look at the big frogs. {On the rock stood eleven stems of bamboo. They boomed|On their rock stood eleven stems of bamboo, booming|On their rock, in a ring, stood eleven stems of bamboo, and very deep remarks were coming out of them}. {Under one sat a frog like a thumb|Under the first sat a frog no bigger than a thumb}. “Don't look!” said the frog. “{They asked someone huge|We've got somebody enormous coming}.”`,
      gift: `“Have mine,” said the tree frog. “I'm sitting without, now.” {It was bamboo. It was open at both ends|It was only bamboo, and open at both ends}. “It's empty,” said {name}. “That's where you go in. {Talk in at the thin end|You put your voice in at the thin end}. {It comes out at the other, fat|It comes out at the other well fed}.” [He tried it once more. “GOODBYE,” it said.]`,
      back: `On the rock sat twelve tiny frogs, {with no bamboo|their bamboo all stacked away}, and {name} laid the last stem on the pile. “Tunk,” said one of them. “That's Bruno,” said the tree frog. “{He's our biggest|He's the biggest of us}.” {Bruno was like a thumb. He bowed|Bruno, as big as a thumb, bowed|Bruno, who was as big as a thumb, or possibly a thumb and a half, made them a bow}. [“Tink,” said everyone, lower and lower.]`,
      bye: `The frog said good night without his bamboo, so small that they had to ask him to say it again.`,
    },
  },
  objects: {
    skin: {
      noun: noun('the plaited snakeskin', 'a plaited snakeskin'),
      use: `{name} took out the boa's old skin, {and shook it|and shook it out, all of it}. {name} threw. {It flew up. It went round something, twice, and held on|Up it flew, twice round something up there, and held on|Up it flew, went twice round something up there, and held on, just as if the boa were still in it}. [It was smooth and dry and a bit ticklish.] So up they went, on what somebody had grown out of.`,
    },
    nut: {
      noun: noun('the rolling nut', 'a rolling nut'),
      use: `{name} put the nut down. It lay there. “It's shy,” said {name}, so they looked the other way. {*Trr*. The nut was rolling|*Trr*, went something, and the nut was rolling}. {It went left. It came back. It went straight on|It tried a bit of this and a bit of that|It tried a little of this, and a little of that, like somebody in front of a cake shop}, and then it stopped wobbling, and meant it. [“After it,” said {pal}.]`,
    },
    mushroom: {
      noun: noun('the night mushroom', 'a night mushroom'),
      use: `{name} brought out the parrot's mushroom. {It looked old. It looked like a bad bun|It looked like a bun that has been sat on}. “Nobody's looking,” said {name}, and looked the other way. {Then the dark went green. The mushroom shone|When they turned round, the mushroom was shining, green, from underneath|When they turned round again, the mushroom was shining, all green, from underneath, as a tent does when someone is reading in it}. [The dark came a step closer, to have a look.]`,
    },
    bamboo: {
      noun: noun('the hollow bamboo', 'a hollow bamboo'),
      use: `{name} lifted the frog's bamboo, thin end first, and said into it, “Hello?” {In it went, like a bean|In it went, about as big as a bean|In it went, about as big as a bean, and for a moment they could hear it getting fatter}. Out it came, {green and huge|green and round and as big as a house}: “*HELLO?*” [They both turned round to see who it was.] {Over there they heard it|Over there nobody could not hear it}.`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Here stood a stone doorway with a tree sitting on it. [The roots held it like a hand.] {The path went in. It was black|The path went in, and it was black in there}. {name} called in, “Hello?” [“Lo,” it said.] It smelled of cellars and old bats.`,
        after: `The passage had a jaguar in it. {It was a stone one. It sat by the wall|It was a stone one, with ferns for whiskers|It was a stone one, very old, sitting up straight beside the wall, with a fern growing where the whiskers go}. Its nose was shiny{. Everyone had stroked it|, because for a thousand years everyone had stroked it}. They stroked it too. [It was cool as a spoon.] Out at the other end, {there were stars|between the leaves, there were stars}.`,
      },
      two: {
        meet: `Here lay a hollow tree, and the path went in at the end. {It was black in there|Inside, it was as black as a boot|Inside, where the heart of the tree had been, it was as black as the toe of a boot}. {name} took two steps in. “Mind the head,” said somebody. “Thank you, I am,” said {name}. “{Mine, I mean|I mean mine},” said the voice.`,
        after: `Now they could see an agouti, a sort of tall guinea pig, in her own house. {She had a shelf. She had nuts on it, in rows|It had a shelf, and on the shelf were nuts, in rows|It had a bed of leaves and a long shelf, and along the shelf lay nuts, in rows, by size}. “So that's it,” said the agouti, looking round. “{It's brown!|It's *brown*.} {I've always done it by feel|All these years I've done it by feel}.”`,
      },
    },
    reach: {
      one: {
        meet: `Here the path ended at a cliff of red earth, {all wet|wet and smooth as a bathtub}. {It went on at the top. You could see it up there|It went on again at the top|At the top it went on, and you could see the beginning of it up there, looking over the edge}. {name} got up three steps, and slid down four. “We're going down,” said {pal}, “faster than we're going up.”`,
        after: `{There was no jungle up here. There was just its roof|Up here there wasn't any jungle, only the roof of it|Up here there was no jungle left, but only the roof of it, and it went on to the edge of the world}, all in lumps, like broccoli, with mist in the cracks. A macaw flew home below them, and it went on being blue {for a long time|until it was as small as a pea}. [“I've never seen the top of a bird,” said {name}.]`,
      },
      two: {
        meet: `The path went on up there, over planks, from treetop to treetop. {There had been a ladder. Now there was dust|There had been a ladder, and now there was dust|There had been a ladder up to it, and where the ladder had been was a heap of yellow dust}. On it lay a termite. “Is any of it left?” asked {name}. “{A nail|I kept you a nail},” said the termite.`,
        after: `Up here, in the forks of the trees, sat plants like bowls, and every bowl held water. {Each was a tiny pond. Each had a moon in it|Each was a pond, with a small moon in it|Each of them was a pond, complete with a frog on the rim of it and a moon no bigger than a plate}. They counted. “Nine moons,” said {pal}. “Ten,” said {name}, and {pointed up|pointed straight up}.`,
      },
    },
    call: {
      one: {
        meet: `Here was the river, and out in the middle was the ferry, which was a turtle. {Its head was in|Its head, as far as they could tell, was in|It lay there as big and round as a table, and, as far as they could tell, its head was in}. On the shell was painted *Please call*. {“Hello?” called {name}. The river ran on|“Hello?” called {name}, but the river was talking too, and louder}. [A butterfly walked across the shell. That was all that moved.]`,
        after: `Out came the head, and it was a hundred years old. “Somebody called,” said the turtle. “{How nice|How very nice}.” {It took them over. It did not splash|It took them over, and it did not splash|It took them across the brown water, without one splash, as you would carry a full bowl}. [Halfway, everyone was asked to look at the moon, since it was included.] “Mind your step,” it said on the other side, “I'm older there.”`,
      },
      two: {
        meet: `On a rope over the gorge hung a basket, on the other side. {A capybara winds it. She was asleep|The capybara who winds it over sat there asleep|The capybara who winds it over for people sat there beside the handle, as square as a suitcase, asleep}. “Hello!” called {name}. “*Oh, oh, oh*,” said the gorge, softly. {She slept better|And the capybara slept a little deeper}.`,
        after: `“I wasn't asleep,” said the capybara. “I was being calm.” Out they sailed in the basket{. In the middle it stopped|, and in the middle it stopped}. “Why have we stopped?” called {name}. “{For the view|That's the view},” called the capybara. {The river lay down there like a ribbon|Far down lay the river, like a ribbon|Far down under the basket lay the river, with the moon on it, like a ribbon that somebody had dropped}. [Then, very calmly, she wound on.]`,
      },
    },
    soft: {
      one: {
        meet: `On a vine bridge sat a very small monkey, wet, holding on with all five ends. {It shook, and so the bridge shook|It was shaking, and so the whole bridge shook|It was shaking so hard that the bridge shook too, right out to both the banks}. “I fell in,” it said. “{I can't let go till I'm warm|I'd let you by, but my hands won't undo until they're warm}. They do everything together.”`,
        after: `One hand came undone, and then the others, {and last of all the tail|and the tail last of all, curl by curl}. “I'm dry,” said the small monkey. “{I'm fluffy|I'm getting fluffy}.” On the far side {a family kept it|a family passed it from lap to lap, and found that it was theirs}.`,
      },
      two: {
        meet: `On the path, {narrow as a shelf|no wider here than a shelf}, sat an otter. {It was wet. It shook. It hummed|It was wet, and shaking so hard that it hummed|It was wet from its whiskers to the tip of its tail, and shaking so hard that it hummed}. “I'm an otter, so I like it,” it said. “{It's cold in there|Only it turns out that it's cold in there}. I'll get up when I'm dry.”`,
        after: `“I've stopped humming,” said the otter. “Is water always wet?” “I think so,” said {name}. “Then I'll be the other kind. {I'll be a land otter|There must be land otters}.” And it {went first|trotted ahead}. {It held back the ferns|At each fern it stopped, and held it back for them|At each fern it stopped, stood up straight, and held it back for them, like a doorman}. [“Mind the drops,” it said.]`,
      },
    },
    way: {
      one: {
        meet: `Here were five gaps in the green, with a path in each. {There had been a signpost. It had taken root|There had been a signpost, but it had taken root|There had been a signpost once, but it had been left standing in the rain so long that it had taken root}. Now it was a tree{. Its arms pointed at the sky|, and each arm pointed at a different bit of sky}. [A few of the leaves still had letters on.] “It's done well,” said {name}, “but it isn't much help.”`,
        after: `It was the lowest gap, the one you'd have said was for pigs. {They bent down and went in|They went in bent double}. {Inside it was high. It was a green hall|But inside you could stand up straight, in a green hall|But inside it rose, and rose, until they stood up straight in a long green hall}, and the pigs had kept it very clean. [“I'm sorry about what I said,” said {pal}, to any pigs.]`,
      },
      two: {
        meet: `Here the stream came apart into six, each with a row of stones. {A heron stood in the middle, on one leg|In the middle, on one leg, stood a heron|In the middle of it all, on one leg, with his eyes almost shut, stood a gray heron}. “Which of them goes across?” asked {name}. “{They all do|They all go across},” said the heron. “Most of them come back.”`,
        after: `It was the row with the smallest stones. {They stepped on one, and two, and three|They went over on their toes, one stone at a time|They went over on the tips of their toes, from one stone to the next, with their arms held out}. “Good evening,” said the fourth stone, which was a toad. “I'm so sorry,” said {name}. “{I thought you were rain|Don't be. I took you for rain}.” [And they crossed the rest of the way still lighter.]`,
      },
    },
  },
  beings: {
    restless: {
      noun: noun('the young toucan', 'a young toucan', 'he'),
      title: 'Toucan',
      sign: `*Clack.* {Then there was a thud|It was quiet for a moment, and then there was a thud}, and a voice said, “Sorry.” *Clack-a-clack.* “Sorry!” {All over the jungle they sat up|All over the jungle they had just dropped off, and now they sat up|All over the jungle they had just that minute dropped off, and now they sat up again with leaves in their hair}. [The howler monkeys howled for quiet, which was no help at all.] Somebody was turning over in bed, and the bed was a tree.`,
      trace: `In the bark of a tree was a dent, {like a spoon's|as if from a very large spoon}. Under it, quite small, somebody had scratched: *sorry*. {The next tree had two dents|On the next tree were two dents, and under them: *sorry, sorry*|On the next tree, rather lower down, there were two dents side by side, and under them: *sorry, sorry*}. “{Somebody hits trees, and is sorry|Somebody has very nice manners},” said {pal}.`,
      found: `On a branch, in the moonlight, a young toucan was going to bed. {He put his beak on the left. It slid off|He laid his beak on the left, and it slid off|He laid his beak on the left, with great care, and for a moment it stayed there, and then it slid off and hit the tree}. *Clack.* “Sorry,” he told the tree. {He laid it on the right. *Thud.*|He laid it on the right, and went with it. *Thud.*} [“Sorry,” he told the ground.] “I'm nearly comfortable,” he said, climbing back up.`,
      near: `In the tree beside the house sat a young toucan. {He had a large beak. He tried it on the left|He was trying his very large beak on the left|He had a very large beak, nearly as long as the rest of him, and he was trying it on the left}. It slid off. *Clack.* He tried it on the right{. *Thud*|, and went with it. *Thud*}. “Sorry,” said the toucan, from the railing.`,
      first: `{name} folded up a big soft leaf, and laid it under the toucan's beak. {Then the beak began to slide|For a moment the beak lay still, and then it slid|For a moment he lay there with a blissful look, and then, inch by inch, the beak began to slide}. *Clack*, it went, on {pal}. “Sorry,” said the toucan. “It's the papaya. {It gives a shine|It gives you such a shine}.”`,
      second: `“I'll hold the end up,” said {pal}, “and you drop off.” The toucan shut his eyes. {He slept. Then he snored|In no time he was asleep, and snoring|In no time at all he was asleep, and then, since a beak like that is hollow, he was snoring}: *clack-a-clack-a-clack*. {pal} {shook like a spoon|rattled with it from end to end}. [A long way off somebody called for quiet.] “Sorry,” said the toucan, waking up. “Did you hear a noise?”`,
      why: `The toucan looked along his beak. “The others put their heads under a wing,” he said. “{I do, too. It comes out the other side|When I do it, it comes out on the other side}. They say good night, and there I am with {it|all this}. They were all shown where theirs goes. I think I was made with some left over.”`,
      settled: `The toucan sighed, so long that his head went with it, right round to the back. {The beak lay down. It lay between his wings|There the beak lay down, in the dip between his wings|And there, in the dip between his wings, where he had never once looked, the beak lay down}. It fit like a spoon in a drawer. [“Oh,” said the toucan, “so that's where.”] Up came his tail and folded over the top. Nothing was left over, and nobody said sorry.`,
    },
    wonder: {
      noun: noun('the first firefly', 'a firefly'),
      title: 'First Firefly',
      sign: `One night in the year the big tree on the river fills with fireflies. {On, off. On, off. The whole tree does it|On and off it goes, on and off, the whole tree at once|On it goes and off it goes, from the roots up to the top, the whole tree at once}. {But one has to begin. That is the first firefly|But one has to begin, and that is the first firefly}. [{name} had only been told.] Across the river, {all was nearly dark|all was getting ready to be dark}.`,
      trace: `{Far off was a light, like a pin. It was on, and off|Far ahead a light like a pin went on, and off|Far ahead, low down, a light as small as the point of a pin went on, and off again}. “Did you see that?” asked {name}. “I blinked,” said {pal}. {Then they both blinked. It did it again|Then they both blinked, and just caught the end of it}. “It waits till we're not looking,” said {name}.`,
      found: `There they all sat, looking up at the tree: {monkeys, and pigs, and a tapir in a shawl|monkeys and wild pigs, and a tapir who had brought a shawl}. {The tree was dark. Every leaf had a firefly under it. They waited|Under every leaf a firefly waited in the dark|High up and low down in the tree, under every leaf, sat a firefly in the dark, and waited for the first}. And on the lowest twig was the first firefly, holding its light behind its back.`,
      near: `On the rail, right by the door, sat a firefly, in the dark. {It was the first one. All the others wait for it|It was the first one, which all the others wait for|It was the first firefly, the very one that all the others wait for before they light up so much as a leaf}. [They were waiting now, a whole tree of them.] {It lit up, just a bit. It looked round|It lit, no more than a pinprick, and looked round|It lit, no more than a pinprick, and looked round to see whether there was anyone to see}. Then it sat on its light.`,
      first: `“We'll shut our eyes,” said {name}, “and you can try it.” They shut them. “Are they shut?” asked the firefly. “Look and see,” said {name}. {It looked|It looked as hard as it could|It looked as hard as it could, first from the one side and then from the other}. “I can't,” said the firefly. “{It's too dark. I'd need a light|To see whether they're shut I'd have to light up}.”`,
      second: `“I'll be first,” said {pal}, and stood up straight. “There. I'm on.” The firefly walked all round. “Is that on?” “Yes. And now I'm off.” {Nothing had changed|There wasn't much difference|There was, as far as anybody could tell, not a great deal of difference}. “It's very good,” said the firefly. “{Your on is so like your off|You can hardly see the join}. [I couldn't do it like that.]”`,
      why: `“They say, just begin, and we'll all come in,” said the firefly. “{But what if I light up, and then nobody does?|But what if I light up, and I look round, and nobody has?} {I'd be the only one on|Then I'd be on, in the middle of all that dark, and everybody looking}.” It put two feet over its light. “I couldn't ever go off small enough.”`,
      settled: `The first firefly took both feet away, and lit. {It was one light. It was very small. The dark was very big|It was one small light, and all round it was the whole of the dark|It was one light, as small as a seed, with the whole of the dark standing round it}. Then there was one beside it. Then the twig was lit, and the branch, {and the tree|and, with a rush, the tree}. [On, off, it went. On, off.] “They did,” said the firefly. “They only wanted somebody to.”`,
    },
    sound: {
      noun: noun('the sloth', 'a sloth', 'she'),
      title: 'Note in the Night',
      sign: `*Plim.* {It came over the water. It was one note|Over the water it came, one single note|Over the water it came, one single note, round as a drop}, and it hung there until the frogs had all turned their heads. After that came nothing. Everyone forgot, and had just shut their eyes: *plam.* [“That was a different one,” said {pal}.] {Now they had to wait for the next|And now, of course, nobody could sleep for waiting}.`,
      clue: {
        one: `<helped:|They asked a moth who worked nights.> “The plim? {Every night. And it isn't always plim|Every night, and it isn't only plim}. It's plim, and plam, and plom, {and last week there was a plum|and once, last week, a plum}.” {name} put that away to think about: *it changes.* [A drip wouldn't.] {A drip just says one thing|A drip has only one thing to say}.`,
        two: `On a root were {three long scratches|three long scratches, side by side}. {They were not deep. Somebody had held on there|They weren't deep, only careful, as if somebody had held on for a long time}. In one hung a tuft of green hair. {“Green hair,” said {pal}.|“Three claws,” said {name}. “And green hair,” said {pal}.} [A tiny moth walked out of it, and walked in again.]`,
        three: `Under a fern lay a piece of paper. {It had five lines, with dots on|On it were five lines, and on the lines sat dots with tails|On it were five lines, as straight as a fence, and on the lines, like sparrows, sat dots with tails}. By the first dot someone had written *Monday*, and by the next, *Tuesday*. [“It's a calendar,” said {pal}.] “{It's a slow song|It's a very slow song},” said {name}.`,
      },
      think: `{name} sat down on a root to think, and {pal} sat on the rest of the root. “A drip would have come by now,” said {name}, “so it isn't one. <clue1: It's a different note each time.> <clue2: It has three claws, and it holds on.> <clue3: It has music.> {Maybe the notes go together. It's a tune. It's practicing|{pal}, what if the notes go together, and nobody has ever stayed for two? It's practicing}!”`,
      found: `On a bank stood a piano [that had fallen off a boat]. {On the stool sat a sloth. Her arm was in the air|On the stool sat a sloth with one long arm in the air|On the stool, bent over the keys, sat a gray-green sloth, with one long arm in the air}. It was coming down. {They waited. It was still coming down|They waited, and it was still coming down}. Then she saw them, and the arm stopped. “It's not,” said the sloth. [They waited.] “Anything.”`,
      near: `Below the house stood a piano with a vine through it. {A sloth sat at it. Her arm was in the air|At the piano sat a sloth with one long arm in the air|At the piano, with her back very straight, sat a sloth, and she had one long arm up in the air}. It came down, and down, and down. *Plim.* {Then she saw {name}|Then, by and by, she saw {name}}. “Oh,” said the sloth, “dear.”`,
      first: `“Was that you, playing?” asked {name}. They waited. {A leaf came down|A leaf let go, and came down|High up a leaf let go, and took its time, and came down, and was on the piano}. “Shall we ask you later?” They waited. “No,” said the sloth. “To which?” asked {name}. The sloth opened her mouth. {By then they had forgotten|By the time it was open, nobody could remember}.`,
      second: `To help, {name} pushed down a key: *plonk*. {The sloth turned her head. It took a bit|The sloth turned her head, which took a while|The sloth turned her head, and on the way, which was a long one, she shut her mouth}. “That one,” said the sloth, “isn't until Thursday.” And she {put|laid} one long arm over Thursday. “What's on Thursday?” asked {name}. “Nothing,” said the sloth{.|, by and by.}`,
      why: `“It's a waltz,” said the sloth. {You had to wait between the words|There was room between the words to sit down in}. [She put her claws in her lap, first one, then two, then three.] “{It takes me all night|If I hurry, I'm done by morning}. People come. They hear one note, and they say, how nice, and they go. Nobody has ever stayed for the next.”`,
      settled: `The sloth put up one arm, and let it come down. *Plim.* And nobody went. {The frogs kept time|To fill the gap the frogs kept time|So that the gap should not get cold, the frogs came in from the pond and kept time}: clink clink, clink clink. *Plam.* Clink clink. *Plom.* {It was a waltz. You could rock to it|It was a waltz, and a whole jungle was rocking to it}. [“There's more,” said the sloth. “We know,” they said.] And she smiled, which took {all night|her the rest of the night}.`,
    },
    shy: {
      noun: noun('the pink dolphin', 'a pink dolphin', 'she'),
      title: 'One in the River',
      sign: `Every evening, when {name} played by the river, a row of bubbles came. {It came as far as the post, and it stopped|It came in as far as the first post, and stopped}. {name} waved. {The bubbles went away|Back went the bubbles|Back went the bubbles, out to the middle of the river, twice as fast as they had come}. [“Fish don't watch,” said {pal}. “They only look.”] But for a moment {the brown water had been pink|there had been a pink place in the brown water, like a cheek}.`,
      trace: `Just under the water somebody had drawn lines in the sand, with something like a nose. “That's our game,” said {name}. {There was one more spot. It was big and smooth|But there was one more place, big and smooth|A bit to the side, just outside the last line, there was one more place, big and smooth and much lain in}. “{Who's that?|Then who's that?}” asked {pal}.`,
      found: `Where the river lies still someone had hidden behind a branch. {It was a thin branch. It was a big pink dolphin|The branch was as thin as a finger, and the someone was a pink dolphin|The branch was no thicker than a finger, and the someone was a river dolphin, a large one, and pink from end to end}. “You can't see me,” said the dolphin. “A little,” said {name}. “{Which end?|Which part?}” said the dolphin, and put that under.`,
      near: `Right under the house, behind one of its posts, somebody was hiding. {The post was thin. The somebody was a dolphin|The post was thin, and the somebody was a dolphin, with a little pink|The post was a thin one, and the somebody was a river dolphin, gray from end to end, with just a little pink}. {name} waved. {Pink she went, all over|She went pink right down to the tail}. “I'm a log,” said the dolphin, and lay like one.`,
      first: `“Hide under this, and watch,” said {name}, and put a big leaf on the dolphin. {They could not see her|You'd have thought there was nobody there|It was really very good, and there was nothing more to be seen of her than of any pond}. But a dolphin has to breathe. *Pfff!* Up went the leaf, and down on {pal}. “{It does that with hats|It does that with any hat},” said the dolphin.`,
      second: `“Pip, pip, eee,” said {name}, since that's how dolphins talk. The dolphin went under. {After a bit she came up|After a time up she came|After a time, during which there were a good many bubbles, she came up again}. “You said that your grandmother was a canoe.” “Is that rude?” asked {name}. “{No. But it's a lot to take in|No, no. It's just a good deal to take in},” said the dolphin.`,
      why: `The dolphin let up one bubble, and then some words. “I wanted to play,” she said. “{But when I want something, I go pink|But when I want a thing very much I go pink}, {and everybody can see|so that everybody can see how much}. [Other people can keep it inside, and look as if they were just passing.] If you said no,” said the dolphin, “there I'd be. Pink, in front of everyone.”`,
      settled: `The dolphin came out from where she was{. First came her nose. Then came the rest|, first the nose, and then, since it was coming anyway, the rest|, first the nose, and then, since there was no stopping it now, all the rest of her}. She was so pink that the water was pink. [A moth came down to see if she was a flower.] “I want to just as much,” said {name}. “Mine doesn't show.” “It does, you know,” said the dolphin. “{It's in your ears|It's coming out at your ears}.”`,
    },
  },
};
