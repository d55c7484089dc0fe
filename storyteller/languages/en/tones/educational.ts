import type { ToneTelling } from '../../bank.ts';

export const educational: ToneTelling<'educational'> = {
  open: [
    `Here is a true thing: you can shut an eye, but not an ear. {It has no lid. So it stays up all night and listens|It has no lid, so it listens all night|It hasn't got a lid, so it has to stay up all night and listen, like the porter in a hotel}. “What do mine do with it all?” asked {name}. “They send most of it away,” said somebody, “and wake you for the rest.”`,
    `Here is a true thing: a yawn is catching. {People catch it from people. Even dogs catch it|People catch it from people, and even a dog can catch it|People catch it from people, and a dog can catch it from the person whose dog it is}. “Why?” asked {name}. “Nobody's quite sure,” said somebody, yawning. {{name} looked into it, mouth wide open|So {name} was looking into it, with an open mouth|So {name} was looking into it, with a spoon for a mirror and a wide open mouth}.`,
    `“I'm upside down in the spoon,” said {name}, at supper, “but only in the front of it.” {It's true. A spoon is a hollow mirror|And so you are, because a spoon is a hollow mirror|And so you are, in any spoon, because the front of it is a hollow mirror}. {What comes from the top is sent to the bottom|Whatever comes from above, it sends down|Whatever comes to it from above it sends downward, and whatever comes from below it sends up}. {name} turned it over. “And here I'm all nose.”`,
    `With a hand over each ear, {name} was eating a crust. “Is it good?” asked somebody. {{name} could not hear that. But the crust was thunder|{name} couldn't hear a word of it, but the crust was thunder|{name}, who couldn't hear a word of it, was listening to the crust, which was pure thunder}. {Sound can go through bone. Teeth are near ears|Sound travels in bone as well, and it isn't far from a tooth to an ear|Sound doesn't only come in from outside but travels in bone as well, and it isn't far from a tooth to an ear}. [“Very *loud*,” said {name}.]`,
    `“My hands are hot,” said {name}, as on every evening. “That's so that you can cool down,” said somebody. [{It sounds wrong. It is true|It sounds the wrong way round, but it's true}. ]{At night the warm goes out by hands and feet. Your middle gets cooler. Then you get sleepy|The body lets its warmth out by hands and feet, and as the middle cools, you get sleepy|In the evening the body lets its warmth out by the hands and feet, and when the middle of you has cooled a little, you get sleepy}.`,
  ],
  outside: [
    `“I can't see a thing,” said {pal}. “Wait,” said {name}. “They're opening.” {In the dark your pupils get big. They let in more light|In the dark the black of an eye gets wide, to let light in|In the dark the black spot in the middle of your eye grows wide, in order to let more light in}. {That's quick. The rest takes half an hour|That part is quick, and the rest takes half an hour|That part is quick, but behind it the eye goes on getting better at it for half an hour}. “I can see a thing now,” said {pal}. [“Which thing?” “You.”]`,
    `“You've got bumps,” said {pal}, and so {name} had, all up one arm. {Each bump is a hair, standing up|On each there's a small hair standing up|At the top of every bump, if you look closely, there is one small hair standing up}. {Animals do it in the cold. It makes fur thicker|Animals do it in the cold, because it makes the fur thicker|An animal does the same when it's cold, because fur that stands up is thicker and keeps it warmer}. “I've hardly any left,” said {name}, “but nobody has told the skin.”`,
    `“This coat's cold,” said {pal}. “A coat doesn't heat,” said {name}. “You do.” {It's true. A body gives off warmth, like an old bulb|A body gives off about as much heat as an old light bulb|It's true, for all day long a body gives off about as much warmth as an old light bulb}, and {the coat only keeps it in|the coat only stops it from leaving}. They waited. “I've come on,” said {pal}.`,
  ],
  rest: [
    `They sat down, and {name} counted heartbeats, ninety in a minute. “A mouse's is six times as fast,” said {name}. “A whale's isn't.” “Why?” asked {pal}. {Small things get cold fast. They must burn more|Whoever is small cools sooner, and has to burn more|Whoever is small loses heat sooner, and has to burn more to keep warm, so everything must be brought round quicker}. “Then I'm halfway to a whale,” said {pal}[, and lay back].`,
    `“My foot's gone to sleep,” said {name}, who had been sitting on it. “Shh, then,” said {pal}. {It's not asleep. It sends news up a nerve. That was squashed|It isn't really asleep, but it sends its news up a nerve, and that had been squashed|It isn't really asleep, but it sends its news to the head along a nerve, and somebody had been sitting on the nerve}. “Now it's all coming at once,” said {name}. “It says ow.”`,
    `“What color is my sleeve?” asked {name}. “Gray,” said {pal}. “And by day?” “By day it's red.” {The sleeve was still red. Eyes have two ways to see|It was still red, but an eye has two ways of seeing|The sleeve was still as red as it ever was, but there are two ways of seeing in an eye}. {One does colors, but needs light|The one for colors needs a good light|The one that does the colors can't work without a good light}, and {the other is for the dark. It only has gray|the other, for the dark, has only gray}.`,
  ],
  doorstep: [
    `“It smells of you,” said {pal}, from the pillow. “It doesn't smell,” said {name}, and then, “Oh. It does.” {It always does. But noses only tell you news|It always does, but a nose only tells you what's new|It always does, but a nose stops reporting whatever is always there, and only tells you what's new}. {So you must go away and come back|So you have to go away first, and come back}.`,
    `“Why do we turn the lamp down?” asked {pal}. “To tell my head it's night,” said {name}. {A head is dark inside. It asks the eyes|It's always dark inside a head, so it asks the eyes|Inside a head it's dark at every hour of the day, so it has to ask the eyes}. {If they say bright, it stays up|While they see light, it stays up}. {The lamp went low. The head began at once|So the lamp went low, and the head began at once|So the lamp went low, and the head, as soon as it was told, began at once}.`,
    `“Why do you brush them at night,” asked {pal}, “when nobody's looking?” {name} did the back ones first. {By day your mouth rinses your teeth|All day long your mouth rinses your teeth by itself|All day long, without being asked, your mouth rinses your teeth by itself}. {When you sleep, it mostly stops|When you sleep, it hardly does|But when you go to sleep it goes to sleep as well, and hardly does}. “So I do it a favor,” said {name}[, and put the brush to bed in its cup].`,
  ],
  close: [
    `And here is one more true thing. While you sleep, your head tidies up{. It puts the day away. It keeps the best|: it goes through the day and keeps what you'll want|: it goes through the day and keeps what you'll want}. {In {name}'s there was a lot to keep|In {name}'s there was plenty to keep}. Good night, {name}.`,
    `And here is one more true thing. {In sleep your heart goes slower, and so does your breath|In sleep your heart slows down, and your breath slows down with it}. {Nobody has felt it start. They were asleep|Nobody has ever felt it begin, because by then they were asleep}. Good night, {name}.`,
    `And here is one more true thing. {In your sleep you still hear. It hardly wakes you|Asleep, you still hear, and hardly anything wakes you}. But you know your own name, even then, so {it is said softly|it has to be said softly}. Good night, {name}.`,
    `And here is one more true thing. Falling asleep takes about ten minutes, and {trying makes it longer. You must be awake to try|if you try, it takes longer, because trying is a way of being awake}. So {name} didn't try. Good night, {name}.`,
    `And here is one more true thing. {Eyes move in a dream. They move under the lids|When you dream, your eyes move under their lids}, {as if there was much to see|as though there were a great deal to look at}. {name}'s lay still for now. Good night, {name}.`,
  ],
  links: [
    `They counted their steps as they went, and got to a hundred and twelve.`,
    `“Left,” said {name}, who had been counting the turns.`,
    `They stopped to see where they had come from, which is how you find the way back.`,
    `They looked a little past things, because in the dark the edge of your eye sees more than the middle.`,
    `They said nothing for a while, because the noise nearest to your ears is always your own.`,
    `{name} kept one eye shut, so that, if a light came, that one would still be used to the dark.`,
    `“How long was that?” asked {pal}, and {name}, who had counted slowly, said, “Two hundred.”`,
    `{name} felt ahead with ten fingertips, which notice more than any other skin but the lips.`,
  ],
  threads: {
    facts: {
      end: [
        `“I know three things that I didn't know at supper,” said {name}. “Will you know them tomorrow?” asked {pal}. “Better,” said {name}, and it's true. {You learn by day. At night it is fastened on|What you learn by day is fastened on at night, while you sleep|Whatever you learn by day is fastened on at night, when you are asleep and can't feel it done}. [{So {name} lay still for it|So {name} lay still, so as not to be in the way of it}.]`,
        `“Tell me the first thing again,” said {pal}, in bed, and {name} did. The second {was told slower|was told with both eyes shut}. {What you tell, you keep|Telling a thing is how you keep it|There's no better way to keep a thing in your head than to take it out and tell it}. “And the third?” {It was only one word now. It was the right word|Of that there was only one word, but it was the right one}.`,
        `{name} held up three fingers, for three new things, and {folded them in, slowly|folded them in again, the last one slowly}. “Won't they get lost?” asked {pal}. “Not if I sleep right after.” {It's true. New things rub out old ones. Asleep, you get no new ones|It's true: new things rub out the last ones, and asleep you get none|It's quite true, because what rubs out the things you have learned is mostly other new things, and asleep you don't get any}.`,
      ],
    },
  },
};
