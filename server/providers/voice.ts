// How the house tells, in examples: what a word like "cozy" means is shown, never described. From the golden tales' guide;
// `{name}` is the child.
import type { Difficulty, Moral, Setting, Theme, Tone } from '#contract/options';

/** One moment, told eight ways: {name} lifts the lid of the old teapot in the shed, and a dormouse sleeps inside. */
export const TONE_EXAMPLES: Readonly<Record<Tone, string>> = {
  playful:
    'Knock, knock, went {name} on the teapot, and as nobody said come in, {name} opened the roof. Out came a snore no bigger than a button, and at the back of the snore lay a dormouse.',
  calm: '{name} lifted the lid and laid it down without a sound. In the round brown shade of the pot somebody small was sleeping, and the shed was quiet, and so was {name}.',
  exciting:
    'The lid stuck, the lid shook, the lid flew off with a pop, and {name} jumped back against the wall. Fur! There was fur in there, and it was going up and down!',
  educational:
    'Inside lay a dormouse, rolled up tight with its tail over its nose, for a ball is the shape that keeps its warmth the longest. {name} saw it breathe once and counted, slowly, for the next, because a dormouse asleep for the winter saves even its breaths.',
  mysterious:
    'The teapot had been cold that morning, and now it was warmer than the shed. {name} raised the lid by the width of a finger, and out of the dark, slow and even, came somebody else’s breath.',
  inspiring:
    'Moss lay under its chin, a whole potful, carried in by a mouth that could hold one thread at a time. {name} thought of all those journeys, and looked again at the kite on the bench, which only wanted a tail.',
  cozy: 'Under the lid it was all moss and fur, and it smelled of hay and a little of tea. {name} put the lid back the way you pull up a blanket, and left it open just enough for a nose.',
  silly:
    'There was a dormouse in the teapot, with both feet down the spout. “One lump or two?” asked {name}, and the dormouse, fast asleep, held up three toes.',
};

/** One paragraph on three rungs. */
export const DIFFICULTY_EXAMPLES: Readonly<Record<Difficulty, string>> = {
  simple:
    'The kite was up in the tree. {name} pulled the string. Flap, said the kite, but it did not come down. {name} pulled again, and the tree pulled back.',
  moderate:
    'The kite had landed at the very top of the tree, where it flapped its tail as if it liked the view. {name} gave the string a tug, and then a harder one. Each time the branch bowed down politely, and each time it took the kite back up.',
  advanced:
    'By the time {name} reached the tree, the kite had settled into the topmost fork and looked as much at home there as a bird. The string was long enough to pull, but the branch was a springy one, and whatever {name} won from it with one hand it took back, without any ill will, as soon as that hand grew tired.',
};

/** A moral is a choice: the easy way must be truly nice, something follows, and nobody makes a speech. */
export const MORAL_CHOICES: Readonly<Record<Moral, string>> = {
  kindness: 'Cold feet, one blanket, and somebody unseen who may need it; it stays folded, and comes back warmer.',
  honesty: 'A crow is about to take the blame, and the hero speaks before being asked; the stuck thing comes down.',
  perseverance: 'It would do as it is; the hero unpicks the bad row, and that row is the one that has to hold.',
  sharing: 'There is just enough for one, cut so that it is for three; the third brings the spoon.',
  courage: 'Knees shaking, the hero says “I’m scared” out loud, takes one step, and holds a hand out behind.',
  responsibility:
    'In pajamas already, and the rabbit’s door may be open; nobody would know; boots go on over bare feet.',
  creativity:
    'Wait until the right tool can be bought, or use the wrong one well; the sieve makes a lantern full of stars.',
  patience: 'Look at the picture of it now, or start the twenty minutes again; only slow eyes see the green.',
  gratitude: 'Late already, and back up the hill goes the hero to say thank you; so the ferryman waits.',
  resilience: 'Everyone saw it fall; stamp off, or laugh, keep the one good brick, and begin wider.',
  diversity: 'The newcomer does it backwards; correct it, or ask to be shown; from the other side the knot comes open.',
  'self-confidence':
    'Let someone better do it, or bring out the very thing one hides; it was the thing that was needed.',
  forgiveness: 'Winning and leaving hot, or saying what stung and staying one more minute; sorry is said twice.',
  none: 'Nothing is weighed; the joke is finished, the pancakes are hot, all go to bed.',
};

/** A want that is small, and what is lost if it fails. */
export const THEME_WANTS: Readonly<Record<Theme, string>> = {
  adventure: 'to see where the stream goes; the bridge is drawn up at six',
  friendship: 'tonight’s good night from over the lane; someone has run off with the string',
  learning: 'to whistle like the others; the parade is tomorrow and only air comes out',
  bedtime: 'to sleep; somebody little is still up, with no blanket',
  'problem-solving': 'to be home for pancakes; something enormous lies across the road',
  creativity: 'to finish the verse for Grandfather; the voice that made it must then sing it',
  mystery: 'to have the street’s hum back; there is something the hero hasn’t said',
  science: 'to see it with one’s own eyes; the plane leaves in the morning',
  sports: 'to swim to the far wall; last time the legs stopped in the middle, and everyone saw',
  family: 'all of them at one table for one supper; the last chair’s train is late',
  emotions: 'to be rid of the stone in the tummy; it gets heavier whenever someone asks nicely',
  environment: 'to get the toads over the road to their pond; it is raining, and tonight they walk',
};

/** Sound, smell, touch and light; and how night falls there. */
export const SETTING_SENSES: Readonly<Record<Setting, string>> = {
  forest:
    'A twig that ticks after the step; mushroom and bark; moss that keeps your hand’s shape. Night comes up from the roots.',
  city: 'Brakes and pigeons; rain on warm stone; rails that hum under a palm. Night is switched on, window by window.',
  space:
    'The ship’s own fridge-purr; hot dust and metal; a sleeve that floats. Night is a turn of the window, and someone dims the hall.',
  underwater: 'Clicks, far and near; salt and cucumber; cold that strokes. Night goes from green to blue to lamp-fish.',
  home: 'Pipes, cups, a stair that tells; toast and wool; the cool side. Night is the rooms going out one by one.',
  school:
    'Chairs after everybody has gone; chalk, apple, wet coats; a desk with a name in it. Night is the caretaker’s keys.',
  sky: 'Wind with nothing to blow against; cold tin; wet cotton that isn’t there. Night is the ground going dark first.',
  neighborhood:
    'Gates, a ball, one piano; cut grass and supper; sun left in a wall. Night is names called in to supper, then not.',
  jungle:
    'A drip with a long way to go; sweet rot and orchids; leaves like wet hands. Night drops, and the frogs are let in.',
  arctic:
    'Squeaking steps; the clean smell of nothing; a scarf with beads. Night has been there all day and only deepens.',
  desert:
    'Sand that sings a little; dust, sage, hot tin; stone warm behind the knees. Night runs over the ground as a blue edge.',
  'time-travel':
    'Each year has its engine and its stove; camphor, coal, ink; cloth coarser the farther back. Night is the same moon, younger.',
};
