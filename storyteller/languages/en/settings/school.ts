import type { SettingTelling } from '../../bank.ts';
import { noun, type EnglishNoun } from '../noun.ts';

export const school: SettingTelling<'school', EnglishNoun> = {
  tiny: { noun: noun('the ladybug', 'a ladybug') },
  home: [
    `Most people go home from school{. {name} went upstairs|, but {name} went upstairs|, but {name}, whose family looked after the keys, only went upstairs}. {On top of the school was a kitchen. In the evening the classrooms below were dark|On top of the school was one more floor, with curtains and a kitchen, and in the evening all the classrooms below were dark|On top of the school was one more floor, with curtains and a kitchen, and in the evening all the classrooms below it were dark}.`,
    `{{name} lived on the top floor of a school. The bedroom had been Room 31|{name} lived on the top floor of a school, and the bedroom had once been Room 31|{name} lived on the top floor of a school, in a kitchen and three rooms, and the bedroom had once been Room 31}. {It still had a blackboard. In the evening it said *Good night*|It still had its blackboard, and in the evening somebody chalked *Good night* on it, over the pillow|It still had its blackboard, and in the evening somebody chalked *Good night* on it in capitals, just over the pillow}.`,
    `{name} lived at the top of a school.~and~ {The kitchen window was the clock, from behind|Up there the window of the kitchen was the big clock, seen from behind|Up there, where the coats hung and the soup was cooked, the window was the big clock, seen from behind}. {In the evening its hands went round the wrong way|In the evening its hands went round the wrong way, over everybody's supper|In the evening its two hands went slowly round the wrong way, over everybody's supper, like a person stirring}.`,
  ],
  back: [
    `Home was up.~and~ {Each floor had its own smell|Each floor they climbed to had its own smell|Each floor, as they climbed, had a smell of its own}: {paste, then wet coats, then apples|paste on the first, wet coats on the second, and apples on the third}. {After the apples came soup. Soup was {name}'s kitchen|After the apples, if you kept on, came soup, and soup was {name}'s kitchen|And after the apples, if you kept on to the very end of the stairs, came soup, and soup was {name}'s kitchen}. [They took them one at a time, since nobody was late for anything.]`,
    `They went back past all the doors.~;~ {Behind them the chairs stood on their heads|Behind each one the chairs were standing on their heads|Behind each of them, in the dark, the chairs were standing on their heads}, and did not tip. [The lockers had shut their mouths.] At the very top a line of yellow lay under {name}'s door.~;~ {Somebody had left a lamp on|Somebody had left the lamp on for them|Somebody, who had known that they would be coming up late, had left the lamp on for them}.`,
    `Sixty stairs is a lot when it's late.~;~ {At twenty {pal} yawned. At forty {name} did|At twenty {pal} yawned, and at forty {name} did|At twenty it was {pal} who yawned, and at forty {name}, who had caught it on the second floor}. {At fifty-nine they stopped|At fifty-nine they stood still, to have one left|At fifty-nine they both stood still for a moment, so as to have one left}. The sixtieth had {name}'s doormat on it.`,
  ],
  night: {
    dark: [
      `{A bunch of keys went for its walk. Click, and the first floor was dark. Click, and so was the second|Far below them a bunch of keys went for its walk: click, and the first floor was dark, and click, the second|Far below them a bunch of keys went for its walk, and at each floor it stopped to say click, and that floor went dark}. {Over the fire door the green man was running|Over the fire door the little green man was running|Over the fire door, where he has his place, the little green man was running, as he always is}.~;~ {He runs all night|He runs all night, and he has never once got out}. [The air smelled of floor wax, and of an apple forgotten in a desk.]`,
      `{The blackboards went dark first|In the classrooms the blackboards went dark first, because they had a head start}.~and~ {Then the walls went|Then the walls went, and the maps on the walls|Then the walls went after them, and the maps on the walls, beginning with the seas}. {Only the chalk stayed. Seven and five hung in the dark|Only the chalk stayed, so that a seven and a five hung there by themselves|Only the chalk stayed where it was, so that a seven and a five hung there in the dark by themselves}, making twelve.`,
    ],
    deep: [
      `In all the school nothing was left up but the chairs.~and~ {Moonlight went along the lockers. It opened none|Moonlight went along the lockers and did not open any|Moonlight went slowly along the lockers, trying none of the doors}. On one window a paper star came unstuck.~;~ {It came down slowly. It lay on the sill|It took its time coming down, and lay on the sill|It took its time coming down, and when it got there it lay on the sill}. [There it stayed, on its back, looking at the others.]`,
      `{The lockers breathed through their slots|The lockers stood shoulder to shoulder and breathed through their slots}.~and~ {The hall clock swallowed a minute: tock|Now and then the hall clock swallowed a minute: tock|Every now and then, a good way off, the big clock in the hall swallowed another minute: tock}. {Nobody was late. Nobody was early|At that hour nobody in the building was late, and nobody early|It was the one hour of the day at which nobody in the building can be late, and nobody early}.`,
    ],
  },
  hush: {
    one: [
      `The mop cart was the first to go.~;~ {It has one bad wheel. Irk, irk, it went|It has one bad wheel, and irk, it went, irk, irk|It has one bad wheel, which said irk, irk, irk}, all the way down the hall. {A door shut. The irk was put away with the mops|Then a door shut, and the irk was put away with the mops}.`,
      `The big doors went first.~;~ {All day they had swung: whup, whup|All day they had been swinging behind somebody, whup, whup|All day long, behind one person after another, they had been swinging to and fro, whup, whup}. {The last one out had an apple|The last person out had an apple in each pocket|The last person out had had an apple in each pocket and no hand free, so they swung wide}. Whup, and whup, and {then a small one|each time less}.~and~ {Then they met in the middle, and stopped|Then they met in the middle, and left it at that}.`,
    ],
    two: [
      `Then the radiators stopped.~;~ Tick, said the one by the stairs.~and~ Tack, said the one by the library. {Each wanted the last word. Each one waited|Each of them wanted to have the last word, so each of them waited|Each of them had always wanted the last word, and so each of them waited for the other to be done}. Slowly they cooled, and forgot what it was.`,
      `Next it was the pencils.~;~ {All day they had rolled off the desks: tick-a-tick-a-tack|All day they had been rolling off the desks, tick-a-tick-a-tack|All day long they had been rolling off the desks, tick-a-tick-a-tack, as soon as anybody looked out at the window}. {Now the last one began to roll. Tick-a-tick|Now, upstairs, the last one set off, tick-a-tick|Now, on a desk in the third row, the last one set off all by itself, tick-a-tick}. {It came to the edge. It looked down. It stayed|At the edge it looked over, and it stayed}.`,
    ],
    three: [
      `Last of all, the chalk dust came down.~;~ {It had been up since morning|It had been in the air since morning|It had hung in the air since the first lesson of the morning}. It came down on the desks, and on the day's last sum, {so softly|as softly as flour}. After that there was nothing left to hear.`,
      `In the end you could hear the pictures on the walls. {Each hung by a pin. They went frrr|Each hung by one pin, and lifted a corner, frrr|Every one of them hung by a single pin, and as the warm air went by it lifted a corner, frrr}. First it was a house, and then a cow.~but~ {Then the air had gone by. They all lay flat|When the air had gone by they lay flat, and were looked at by nobody}.`,
    ],
  },
  facts: {
    one: [
      `There was chalk on {name}'s finger. “That might have been at the bottom of the sea,” said {pal}. “{Whole hills are made of chalk. It's shells|There are whole white hills made of chalk, and all of it is shells|There are whole white hills of chalk, and what they're made of is shells}, {too small to see|each too small to see}. They sank down, a long time ago.” {name} held the finger up to one ear, {in case|in case of waves}.`,
      `“You can't fold a page eight times,” said {name}. “It gets twice as thick each time.” {{pal} tried. Five was stiff. Six was hard work|{pal} tried, and the sixth was hard work|{pal} tried it with a whole big sheet, and the fifth was stiff, and for the sixth they both had to sit on it}. “Sixty-four sheets,” said {name}. {pal} looked at the small fat lump. “{It's a book|We've made a book}.”`,
    ],
    two: [
      `“Ha!” said {name}, and “ha,” said the hall. “It doesn't do that in the daytime.” “It's full of coats, in the daytime,” said {pal}. “{Soft things soak up sound|Soft things soak up sound|Coats are soft, and anything soft soaks up sound}. {Now there are only walls. It bounces|Now there's nothing but bare walls, so it bounces back}.” They said good night to it, and it was polite enough to {answer|say so too}.`,
      `“A baby has about three hundred bones,” said {name}{.|, who had it from a poster.|, who had it from a poster that hung beside how to wash your hands.} “A grown-up has only two hundred and six.” {{pal} looked along the hall, low down|{pal} looked along the hall, low down, by the wall|{pal} looked along the hall, low down, where things roll to when they have been dropped}. “Where do they lose them?” “{They grow together|The small ones grow together}.” {pal} stopped looking.`,
    ],
    three: [
      `“The lead in a pencil isn't lead,” said {pal}. “{It's graphite. It's so soft that it comes off in flakes|It's graphite, which is so soft that it comes off on the paper|It never was; it's graphite, and graphite is so soft that it comes off in flakes on the paper}.” {name} thought about that. “So when I write my name,” said {name}, “{that's a bit of pencil that stayed there|what you're reading is a bit of the pencil that stayed behind}.”`,
      `{On the board were the nines|Somebody had left the nine times table on the board|Somebody had been kept in, and had left the whole nine times table on the board}. “Take eighteen,” said {name}. “One and eight?” “Nine,” said {pal}. “Take twenty-seven. Two and seven?” “Nine again!” {They did them all, down to ninety|They tried them all, down to ninety|They tried them all, the whole way down to ninety, and there was no row that missed}. “It's nines all through,” said {pal}, “like a carrot.”`,
    ],
  },
  places: {
    gym: {
      noun: noun('the gym', 'a gym'),
      arrive: [
        `The gym was so big that it had a voice. {“Hello,” said {name}. “Lo,” said the gym|“Hello,” said {name}, and “Lo,” said the gym|“Hello,” said {name}, and “Lo,” said the gym, from up where the ropes are tied}. {Red, blue and yellow lines ran over the floor|The floor was all lines, and each was the edge of some other game|All over the floor ran lines, red, blue and yellow, and each was the edge of some other game}.~;~ They kept to the blue ones. [It smelled of rubber, and of everybody who had ever lost by one.]`,
        `In the gym {one rope hung down|one rope hadn't been tied up}.~and~ {It swung a bit|It was still swinging|It was still swinging, a very little, as if somebody had only just let go of it}. {name} took hold{. Off it flew over the lines, red, blue and yellow|, and flew over the red line, the blue, and the yellow}. “How was it?” asked {pal}. “{It was three games|I was in three games},” said {name}. “Who won?” asked {pal}.`,
      ],
    },
    library: {
      noun: noun('the library', 'a library'),
      arrive: [
        `Nobody has to say hush in the library at night.~;~ {The books do it|The books see to it themselves|The books have been saying it for so many years that they see to it themselves}. {They stood with their backs turned. One lay on its face|They stood in rows with their backs turned, all but one, which lay on its face|They stood in rows with their backs turned, all but one, which lay on its face to keep somebody's page}.~and~ {name} ran a finger along the spines: trrrrr. [Somewhere among the Ws a page turned over in its sleep.]`,
        `At the back of a library book there's a page of stamps. {name} counted.~;~ {The book had been out forty times|It had been out forty times|It had gone out forty times, and every time somebody had stamped it, some straighter than others}. “And it came back?” asked {pal}. “{Each time. Once with jam|Forty times. Once with jam on},” said {name}. [It was plum.] “{That was its best time|That must have been the best one},” said {pal}.`,
      ],
    },
    cloakroom: {
      noun: noun('the cloakroom', 'a cloakroom'),
      arrive: [
        `{All along the cloakroom wall were hooks. Each had a picture|All along the cloakroom wall went the hooks, and over each hook was a picture}{: a snail, a kite, a pear|: a snail, a kite, a pear|: a snail, a kite, a pear, so that you could find yourself before you could read}. {The coats had gone home. Only the pear had a hat|The coats had all gone home, and only the pear still had a rain hat|The coats had all gone home by now, and only the pear, which must have been in a hurry, had left its rain hat behind}. [It smelled of wet wool down there.] Plip, said the hat.`,
        `Under the cloakroom bench stood two rubber boots with their toes to the wall. “What did they do?” asked {pal}. “{They ran in the hall|Running in the hall, I should think},” said {name}. [They looked as though they had been sorry for hours.] {And {name} turned them round|And {name} turned them around}. “{Walk|From now on, walk},” {said {pal}|{pal} told them}.`,
      ],
    },
    artRoom: {
      noun: noun('the art room', 'an art room'),
      arrive: [
        `In the art room a whole class had been hung up to dry.~;~ {It was twenty-six cows on a string. They were all the same cow|They were twenty-six pictures, on a string, of the same cow|Twenty-six pictures hung along a string by clothespins, and they were all of the same cow}. {No two had the same legs|No two agreed about the legs|Nobody, it seemed, had been able to agree about the legs, or on how many}. [The air was thick with paste and poster paint.] When the door closed, all the cows swung round a little, to look.`,
        `In the art room something clay had been left to dry.~;~ {It had four legs and a hump|It had four legs, more or less, and a hump|It had four legs, or three and a thumbprint, and something at one end that was either up or down}. “It's a horse,” said {pal}. “{No, a teapot|A teapot},” said {name}. {They looked underneath. *Chair*, it said|Underneath, somebody had scratched: *Chair*|They lifted it, with four hands, and underneath it somebody had scratched with a pin: *Chair*}. “{It looks comfy|It does look comfortable},” said {pal}.`,
      ],
    },
    scienceRoom: {
      noun: noun('the science room', 'a science room'),
      arrive: [
        `{On the sill stood twenty-six beans in cups|On the sill of the science room stood twenty-six beans, in cups|All along the windowsill of the science room, in paper cups, stood the twenty-six beans of Room 5}. {They all leaned at the glass, to look out|They all leaned toward the glass, as if somebody were going by|Every one of them leaned toward the glass, like people on a bus when somebody is going by}. “This one hasn't come up,” said {pal}. “Whose is it?” {name} read the cup. “{The teacher's|It's the teacher's}.”`,
        `In the science room {name} held a magnet over {some|a box of} pins.~and~ {Up stood the pins|All the pins stood up|There was a rustle, like a class that has heard the door, and all the pins stood up}. “{They think you're the teacher|They take you for the teacher},” said {pal}. [{name} moved it left, and they bowed to the left.] “{Sit, please|You may sit down},” said {name}, and took it away, {and they sat|and down they sat}.`,
      ],
    },
    nurse: {
      noun: noun("the nurse's room", "a nurse's room"),
      arrive: [
        `{The nurse's room had one bed, very flat|In the nurse's room stood one very flat bed|In the nurse's room there was one bed, made up so flat that it seemed to be holding its breath}. On the wall hung the letters for eyes, {big to small|from loaves down to ants}. “What's the last line?” asked {pal}. “*If you can read this,*” read {name}, “*go back to class.*”`,
        `In the nurse's room hung a paper giraffe[, with numbers up its neck].~and~ {name} stood against it. “You come up to its elbow,” said {pal}. {Its ears were folded over|High up, its ears were folded|They looked up, to where the wall came to an end, and there its ears had had to be folded}. “{It's too tall|It's outgrown the wall},” said {pal}. “{It's still at school|And it's only in first grade},” said {name}.`,
      ],
    },
  },
  helpers: {
    hamster: {
      noun: noun('the hamster', 'a hamster', 'she'),
      comes: [
        `Bonk, went a clear plastic ball on the doorframe.~and~ In it sat the hamster from Room 5. {She emptied one cheek. Out came half a seed|She emptied one cheek, and out came half a seed, for {being}|She looked at {being}, and emptied one cheek, and out came one half of a sunflower seed}. “It's the good half,” she said. {It was no use. She|It was no use, so she} sat down to see.`,
        `Bonk, came a plastic ball, and in it the hamster, off for a run. “{I just run|It helps to run},” she said. {She ran around {being}, nine times|So she ran nine times around {being}|So she ran nine times around {being}, with her head down, as fast as a ball will go}. “Are we there?” “{You're where you began|You're where you started},” said {name}. “{That's where it always is|That's generally where it is},” said the hamster, and {sat|sat to see}.`,
      ],
      trouble: `From Room 5 came a squeak, round and round.~;~ {It was the hamster in her wheel|It was the hamster in her wheel|It was the hamster, who was running in her wheel with her head down}. {She stopped. There was her water bottle|She stopped, and looked out|She stopped, and looked out, and beside her, where it had been at the start, was her water bottle}. “{I ran eleven miles tonight|I've run eleven miles tonight},” she said, “and I'm at the water bottle. {Yesterday I did twelve. Where was that|Yesterday I did twelve, and do you know where that was}?”`,
      help: `{Along one wall hung a painted seaside. It was on a roll|Along one wall hung a painted seaside, on a roll|Along one wall hung the seaside, which Room 5 had painted on a long, long roll}. {{name} let it out. {pal} wound it up|{name} let it out on one side of the wheel, and {pal} wound it up on the other}. {The hamster ran. Past went a crab. Past went a harbor|The hamster ran, and past her went a crab, a harbor, and a lighthouse|And the hamster ran, and past her, one after another, went a crab, a harbor, and a lighthouse with its lamp lit}. [At the ice-cream stand she asked if they could slow down.] “I can smell it,” said the hamster.`,
      gift: `“I've been to the sea,” said the hamster, and {pushed a shoebox off the shelf|pushed a shoebox off the shelf|with her nose, because her paws were tired, she pushed a shoebox off the shelf}. {In it were four potatoes, some wire, and a very small bulb|In it lay four potatoes, joined up with wire, and a bulb no bigger than a lentil}. “It's a lamp. [Room 5 made it.] You push in the last wire.” It looked like lunch, tied up[ so that it couldn't get away].`,
      back: `{In Room 5 the hamster lay with her feet up|In Room 5 the hamster lay in her wheel, with her feet up}. {{name} pulled the wire out. The lamp went out|{name} pulled one wire out of the last potato, and the lamp went out|{name} set the shoebox back on its shelf and pulled one wire out of the last potato, and the little lamp went out}. “How far did you run?” asked {name}. “Nowhere,” said the hamster. “I'm on vacation.”`,
      bye: [
        `{The hamster called good night from her ball. Bonk|The hamster called good night from her plastic ball, at a walk, bonk, and once more, bonk, a little farther off}.`,
        `The hamster had stuffed both her cheeks with straw, to make her bed, and so her good night came out sideways.`,
      ],
    },
    tortoise: {
      noun: noun('the tortoise', 'a tortoise', 'he'),
      comes: [
        `Along, slowly, came the tortoise, with a paper 7 on his shell. “I came as soon as I heard,” he said, and put a lettuce leaf before {being}.~but~ {That did not help|It didn't help}. “{It was fresh when I set out|Ah, well. It was fresh when I set out},” he said, and stayed.`,
        `The tortoise came by, on his way to the finish[, with a paper 7 on his shell]. “{Count to ten|It helps to count to ten},” he told {being}. “One.” {They waited and waited|They waited|They waited, and looked at him, and at each other, for a very considerable time}. “{What comes next|And then}?” asked {name}. “{Don't rush me|Don't rush me. It's no good if you rush}. Two,” said the tortoise. [So they all sat down.]`,
      ],
      trouble: `{In the hall they met a tortoise. On his shell was a paper 7|In the middle of the hall they met a tortoise with a paper 7 on his shell|In the middle of the hall they met a tortoise, who had a paper 7 on his shell and was leaning forward}. “Don't stop me,” he said. “I'm in a race.” [They looked up the hall, and then they looked down it.] “Which race?” asked {name}. “{Sports day|The one in June},” said the tortoise. “{But they have put away the finish|I was doing well, but they've put away the finish}.”`,
      help: `“I could carry you,” said {name}. “{That's cheating|I should be disqualified},” said the tortoise. {So {name} got some toilet paper. They held it across the hall. They cheered till he got there|So they held some toilet paper across the hall, three steps ahead, and cheered till he got there|So {name} fetched a roll of paper from the washroom, and they held it across the hall, three steps ahead of him, and cheered till he got there}. [It was a long cheer, and they took it in turns.] {The paper tore|The paper tore with a very small rip|And when he had leaned on it for a while, the paper tore, with a very small rip}. “First,” said the tortoise.`,
      gift: `The tortoise smiled{. That took a while|, which took a while|, and on a tortoise that takes a while to get all the way round}. “They gave me this to carry,” he said. “{It's the last-lap bell|It's the last-lap bell. They thought I'd have the time}.” {It was brass, with a cloth in it|It was brass, and stuffed with a dust cloth|It was made of brass, and somebody who liked quiet had stuffed it with a dust cloth}. {name} shook it.~and~ Fup, it said. [“Take out the cloth,” said the tortoise, “when you really need somebody to hurry.”]`,
      back: `{Here came the tortoise, on his lap of honor|By the fountain they met the tortoise, on his lap of honor}. {{name} put the cloth back in the bell. Fup|{name} stuffed the cloth back into the bell: fup|So that it shouldn't wake anyone, {name} stuffed the cloth back into the bell before giving it to him: fup}. “Did you need anybody to hurry?” asked the tortoise. “Once,” said {name}. “{That's enough|That's plenty},” said the tortoise, {and yawned|and yawned, from end to end|and began to yawn, and they wished him good night at both ends of it}.`,
      bye: [
        `The tortoise, still wearing his 7, said “Good night” very slowly, and was asleep by the “night.”`,
        `The tortoise put away his head, and then his feet, in the order in which they had come in, and his good night was still on its way.`,
      ],
    },
    mitten: {
      noun: noun('the red mitten', 'a red mitten', 'she'),
      comes: [
        `“Lost and Found,” said a red mitten, hopping up on her thumb. “{Is {being.he} lost, or found?|I have to ask: is {being.he} lost, or found?}” Nobody was sure.~;~ {So she held on|So she did what mittens do, and held on} to the nearest bit of {being}.`,
        `{A red mitten hopped by on her thumb|A red mitten came by on her thumb, hopping home to her box}. “{You wave|You start by waving},” she told {being}, and waved. {She waved and waved. It did not help|She waved and waved, and it didn't help|She waved for a good long while, up and down and from side to side, and nothing came of it}. “{I may be the wrong hand|It may need a left hand},” she said[, “and I'm a right”]. {She stayed to see|She stayed to see}.`,
      ],
      trouble: `{A red mitten looked out of a box|A red mitten looked out of a box that said LOST AND FOUND|A red mitten looked out over the edge of a box, on which somebody had painted the words LOST AND FOUND}. “{There are nineteen of us|There are nineteen of us mittens in here},” she said, “and not one pair. {We're all the other one|Each of us is the other one of something}. {Some nights we try to clap|At night you can hear us trying to clap}.”`,
      help: `{name} tipped out the box: a blue one, stripes, {one with a bear|one with a bear on the thumb}. “A pair,” said {name}, “is just two who go together. {So go|Well then, go}.” {Red went by stripes. Blue went by the bear|So red was put next to stripes, and blue next to the bear|So red was put next to stripes, and blue, who had always been rather shy, next to the bear}. [There was one left over, so one of the pairs was three.] And somebody, soft and woolly, clapped.`,
      gift: `“Take this,” said the red mitten. It was a jump rope, {long and gray, with one handle|long and gray, with only one handle|long and gray, and in all its years in the box it had only ever had one handle}. “What's it for, with one?” asked {name}. “Holding on,” said the mitten. “It's the best in the box at it, {after me|and I'm a mitten, so I'd know}.”`,
      back: `In the box the mittens slept {in pairs|two by two, thumb over thumb}. {{name} put the rope in beside them|{name} laid the jump rope in beside them|{name} wound up the old jump rope and laid it in beside them, in a ring, with the handle on top}. The red mitten took hold of it[, asleep or nearly]. “Lost,” she murmured, “or found?” “Found,” said {name}. “{Good|Oh, good}. That's everybody.”`,
      bye: [
        `{The red mitten clapped good night. By herself she made no noise|The red mitten clapped good night, which, as there was only one of her, made no noise at all}.`,
        `The red mitten folded down her thumb, which is how a mitten shuts its eyes, and said good night into her own cuff.`,
      ],
    },
    globe: {
      noun: noun('the globe', 'a globe'),
      comes: [
        `{Along came the globe on its one foot|The globe came hopping along on its brass foot|The globe came hopping along on its brass foot, ringing at every hop}. “{I'm sure to have the answer|The answer's generally on me somewhere},” it said, and turned around for {being}. {They looked all over it. It was mostly sea|They looked, but a good deal of it was sea|They went over it from the top to the bottom, but a good deal of it was sea, and the rest was mountains}. “{I'll wait|Well, it may come around again},” said the globe[, and waited].`,
        `{The globe hopped by on its brass foot|The globe came by on its brass foot, hopping}. “{Far round, it's tomorrow|On my other side it's tomorrow},” it told {being}, “and {all is well|it has all come right}.” “{How?|How did they do it?}” asked {name}. {The globe turned and looked|The globe turned and looked|So the globe turned itself around, all the way to the other side, and had a good look}. “They're too small to see,” it said, and stayed.`,
      ],
      trouble: `{A globe leaned there, eyes shut|Against the wall leaned a globe, with its eyes shut}. “Has the wall stopped?” it asked. “{It never moved|It wasn't moving},” said {name}. “{They all spin me|They all want to see where they live},” said the globe, “{twenty-six of them|so they spin me, all twenty-six, and always to the right}.{ Always to the right.|}”`,
      help: `“If it's always to the right,” said {name}, “you want unwinding.” {One finger pushed it slowly to the left|With one finger on the equator {name} pushed it, slowly, to the left}. {Round went the sea, and came again|Round it went, twenty-six times|Round it went, the sea and the land and then the sea again, a full twenty-six times, and not too fast}. {The globe looked|The globe opened its eyes|The globe, which had not dared to look for years, opened its eyes}. “Oh,” it said. “So *that's* where you live.”`,
      gift: `“There's something on my arm,” said the globe. {It was a bit of wood. HALL PASS, it said|It was a bit of wood on a string, and HALL PASS, it said|From the brass arm, on a loop of string, hung a piece of wood, with the words HALL PASS burned into it}. “Somebody left it[, on the way to the washroom]. Show it around. {One has to let you by|There's always one that has to let you through}.”`,
      back: `{The globe stood quite still|The globe stood quite still|The globe stood so still that you could have counted the islands}. {{name} hung the pass on its arm|{name} hung the pass on its arm|{name} hung the hall pass on its brass arm again, where the next one would be sure to find it}. “Where are we now?” asked {name}. “{It's night here|You're at the back, where it's night},” said the globe. “On my front they're getting up.” {They listened. It was very soft|They listened, but it was being done very softly|They held their breath and listened for it, but on the front side it was being done very softly}.`,
      bye: [
        `{The globe turned its darkest sea to the front. Somewhere it was morning, but not here|The globe turned its darkest sea to the front, and said that somewhere it was morning, but that nobody needed to know}.`,
        `The globe began to say good night in the language of every country, by the alphabet, and was asleep before the end of the B's.`,
      ],
    },
  },
  objects: {
    potatoes: { noun: noun('the potato lamp', 'a potato lamp'), use: `{name} opened the shoebox.~and~ {The potatoes lay there and were potatoes|The four potatoes lay there, being potatoes|The four potatoes lay there side by side and went on being potatoes}. {One wire was loose. {name} pushed it in|{name} pushed in the last wire|The end of the last wire was bright, and {name} took hold of it and pushed it in}. Nothing. “Give them a moment,” said {name}. “{They're not used to it|They were brought up to be soup}.” {Then the bulb lit, red as a berry|Then the bulb lit, small and red as a berry|Then, as if one of them had thought of it and told the rest, the bulb lit, small and red as a berry}[, and showed one step ahead, and, when they took it, one more].` },
    bell: { noun: noun('the last-lap bell', 'a brass bell'), use: `Out came the dust cloth, and {name} swung the last-lap bell with both hands. {Ding-a-ding-a-ding! It was not the sort that says come in|Ding-a-ding-a-ding! It wasn't at all the sort of bell that tells you to come in|Ding-a-ding-a-ding! It was not in the least like the sort of bell that tells you to come in and sit down}. It said: *nearly there, run, run!* [{Their own feet wanted to run|Even their own feet had to be held back}.] [Far off, somebody who had not been in a race jumped up, and was.]` },
    rope: { noun: noun('the jump rope', 'a jump rope'), use: `{{name} swung the rope, and let go of one end|{name} took the rope by the end without a handle, and swung, and kept hold|{name} took the rope by the end which had never had a handle, and swung it, once and twice}. {Up flew the handle. It went round something. It held on|Up flew the handle, and round something, and there it held on|Up into the dark flew the handle, went once around something, tucked itself under, and held on}. [They pulled. It held on harder.] {Then up they went|And so they went up, hand over hand}, and it was like jumping rope{, but just one jump|, with a single very long jump}.` },
    hallPass: { noun: noun('the hall pass', 'a hall pass'), use: `{{name} showed the first way the hall pass|{name} held the hall pass up to the first way}. “Reason?” it asked, and didn't budge. {The second way asked, too|The second did the same|The second way of them asked the same thing, in the same voice, and so did the one after that}. {Then one read it twice, and sighed|Then one read the pass, twice, and sighed|Then there was one that read the pass through, twice, on both its sides, and sighed}. “{Well, go on|That seems to be in order},” it said, “{but walk|but no running}.”` },
  },
  gates: {
    light: {
      one: {
        meet: `Here the hall bent, and the windows stopped.~and~ {It was as dark as a pencil case|It was as dark as a pencil case|In front of them it was as dark as it must be inside a pencil case}. {There was a lamp that sees you and comes on|Overhead was one of those lamps that see you walk by|Overhead was one of those lamps that come on by themselves as soon as they notice somebody walking by}. {name} walked by. [{name} walked by again, with both arms.] {It did not come on|It didn't come on}. “{It only knows teachers|I think it's set for teachers},” said {pal}.`,
        after: `So that was what hung on the walls in there! {It was class pictures. There were hundreds of faces|It was class pictures, every class there had ever been|It was class pictures, row upon row, every class that there had ever been}, and every face was looking at them. [{The front rows sat with their legs crossed|In each of them the front row sat with crossed legs}.] And in each one somebody, just one, had {both eyes shut|blinked, and been blinking ever since}. They went by on tiptoe.`,
      },
      two: {
        meet: `{The way went through the music room. It was dark|Here the way went through the music room, and it was pitch-dark|Here the way led through the music room, where the blinds were down and it was pitch-dark}. {name} took one step. *Boing.* “That's a cello,” said {pal}, and took one, too. *Tish.* [They stood still.] “How many are there?” asked {name}. “{All of them|The whole orchestra},” said {pal}, “{asleep|and it's asleep}.”`,
        after: `There lay the whole orchestra.~;~ {The violins lay in their beds. The drum had a blanket on|The violins lay in their cases, and the drum had its blanket on|The violins lay on their backs in their cases, each in blue velvet, and over the drum somebody had laid a blanket}. {They went between them on tiptoe|They went between them on tiptoe, with both elbows in|Between them, on tiptoe, with all elbows in and nobody breathing out, went {name} and {pal}}. {They touched nothing. Last came the triangle|They touched nothing, not even the triangle|They touched nothing at all, not even the triangle, which hangs by a thread}. *Ting,* it said, all the same.`,
      },
    },
    reach: {
      one: {
        meet: `{Behind a yellow sign was a wall of chairs|WET FLOOR, said a yellow sign. Behind it somebody had stacked up all the chairs|WET FLOOR, said a yellow sign, and behind it, so that the floor could be polished, somebody had stacked up all the chairs}. The chairs went from wall to wall and nearly up to the lamps. [{There was no way round|There was no way round them, and no way through|There was no way round them, and there was no way through, not even for somebody thin}.] [Even the lowest seat was higher than a hat.] “Who is it,” asked {pal}, “{who sits up there|that sits in the top one}?”`,
        after: `Up there, under the ceiling, lay everything that had ever been thrown{. There were nine paper planes and a bun|: nine paper planes, one slipper, and a bun|, which came to nine paper planes, one slipper, and a bun as hard as history}. {name} chose the best plane and let it go.~and~ {It flew right down the hall|Down the whole hall it went, without a sound|Down the hall it went, the whole length of it, as if it had been waiting to do that for years}. They climbed down the far side, and followed.`,
      },
      two: {
        meet: `{The door was locked|Here the door was locked, and a note said: BACK AT EIGHT|Here the door was locked for the night, and a note that was stuck on it said: BACK AT EIGHT}. {Over it was a little window, open|But over the door was a little window, and it was open|But right over the door there was a little window, which somebody had left open for the air}.~and~ {It was as high as two teachers|It was as high up as two teachers}. “{We'd need two teachers|If we only had some teachers},” said {pal}.`,
        after: `{They went in at the little window, feet first|They went in at the little window, feet first|They went in at the little window feet first, because that's the end you'd like to land on}. {Inside hung a long raincoat|Inside hung somebody's long raincoat|On the inside, from a hook at the very top of the door, hung somebody's long yellow raincoat}. {They climbed down it by the buttons|They climbed down it, button by button, to the hem}.~and~ In the last pocket {was|{name} found} the key. “{Now we get it|That's a good place for it},” said {pal}. [They left it there, since it was doing no harm.]`,
      },
    },
    call: {
      one: {
        meet: `A white line ran across the hall. WAIT FOR THE GUARD, {it said|it said beside it}.~and~ {The guard was a goose. She sat a long way off, asleep|The guard was a goose in an orange vest, a long way off, asleep|The guard, it seemed, was the goose in the orange vest who sat on a chair at the far, far end, asleep}. “Excuse me!” called {name}. {Her head was under her wing|But her head was under her wing, and the wing didn't hear|But her head was tucked away under her wing, and a wing, however near it is, doesn't hear}.`,
        after: `“Two by two! No running!” cried the goose, who was running. {She held up her STOP sign. Nothing was coming|She held up her STOP sign. Nothing was coming, and nothing had come since half past three|She held up her STOP sign, although there was nothing coming, and nothing had come since half past three}. [“{Now|Now, please, and hands},” said the goose.] They crossed the line, and behind them she waved the nothing on.`,
      },
      two: {
        meet: `Here a shutter was down.~but~ {Through it you could see the cord that pulls it up|Through its slats you could see the cord that pulls it up|Through its slats, if you put one eye to them, you could see the cord by which it is pulled up}. {Beside it sat the parrot from Room 9, asleep|Beside the cord, on his perch, slept the parrot from Room 9}. “Parrot!” called {name}. “Absent,” said the parrot, {asleep|in his sleep}.`,
        after: `“Present!” cried the parrot, and {pulled the cord|fell off his perch, holding on to the cord}. {Up went the shutter|Up went the shutter, rattling|Up went the shutter, rattling, and at the top of it, by the beak, hung the parrot}. “You're late,” he said. “What for?” asked {name}. {The parrot looked it up|The parrot thought it over}. “No,” he said, “{you're early|I beg your pardon. You're early}.”`,
      },
    },
    soft: {
      one: {
        meet: `{In a doorway stood a chick from the warm box|In the exact middle of a doorway stood a chick from the warm box|In the exact middle of a doorway stood a chick, which should have been in the warm box in kindergarten}. [It had been out of its egg since lunch.] {It was damp. It shook|It was still damp, and it shook|It was still damp at the edges, and it shook till its feet pattered}. “This is a line,” said the chick. “{I'm the front. I'm the back, too|I'm the front of it, and the back}. Nobody passes until it moves, and it's too cold to.”`,
        after: `“The line is moving,” said the chick{. It yawned|, and yawned}. It moved through the doorway{, to the warm box|, all the way to the warm box|, one step, and one more, all the way to the warm box}. {Eleven others lay in there in a heap|In there lay eleven others, in a heap, like one yellow hat|In there, under the lamp, lay eleven others, all in a heap, like one large yellow hat}. {The chick went in at the back|The chick went in at the back of it|The chick, who by now knew all about lines, went in at the back of it}. [“Next,” it told {name}, from underneath.]`,
      },
      two: {
        meet: `{In the doorway stood a small clay bird|In the doorway stood a small clay bird, not yet dry|In the doorway, on a board that reached across it, stood a small clay bird which was not yet dry}.~and~ {It shook|It shook till its beak had begun to slip}. “I'm not done,” it said. “{I'm cold all through|I'm baked tomorrow. Till then I'm cold}. {Don't go by! My beak will come off|Please don't go by, or I'll be a bird with no front}.”`,
        after: `“I've stopped,” said the clay bird. “Is my beak straight?” {They had a good look|They looked}. {It was nearly straight|It was very nearly straight|It was as nearly straight as a beak needs to be that is mostly for looking at}. “Then you can go by,” it told them. {On its back was a thumbprint|In the middle of its back they saw a thumbprint|In the middle of its back, as they went by it sideways, they saw the print of a thumb}. “That's who made me,” said the bird. “{She comes at nine|She's back at nine}.”`,
      },
    },
    way: {
      one: {
        meet: `Here the doors had just been painted, six of them, green.~;~ {The numbers lay on the floor in a heap|Their numbers lay on the floor in a heap|To paint them somebody had taken off the numbers, and had left these on the floor in a heap}. {name} picked one up.~and~ {It was a six, or a nine|It was a six, until {pal} turned it round|It was a six, until {pal} turned it round, and after that it was a nine}. “So,” said {name}, “{which door is ours?|we've got seven doors, if you count that one twice.}”`,
        after: `The right door was the fourth, and it had not been a classroom at all. {It was a small back stair|Behind it was a small back stair, which turned and turned|Behind it a small back stair went round and round on itself, like a thought}. {Its railing shone from a hundred years of trousers|The railing was bright gold, from a hundred years of people sliding down on their trousers}. [They added two more pairs.] [At the bottom {name} still had green on one thumb.]`,
      },
      two: {
        meet: `{Five stairs met here, each with a sign|Here five stairs met, and at the foot of each hung a sign}. UP ONLY, said one. DOWN ONLY. KEEP LEFT. NOT THIS ONE. {The fifth sign had gum on it|On the fifth the words were under some gum|On the fifth there must have been something useful, but somebody had put gum on it}. {“So which?” said {pal}.|“I'd trust the gum,” said {pal}.}`,
        after: `The right stair was NOT THIS ONE.~;~ {It went up, around, and out|It went up, around, and out|It went up once and around twice, as good as gold, and came out exactly where they wanted to be}. {name} turned over the sign.~and~ On the back {it said|was written}: *till the paint is dry. June.* {They wiped off the NOT|{name} rubbed away the NOT with a sleeve|It took some rubbing with a sleeve, but in the end {name} got the NOT to come off}. “{That's better|There},” said {pal}.`,
      },
    },
  },
};
