import type { EpisodeTelling } from '../../bank.ts';
import { noun, type EnglishNoun } from '../noun.ts';

export const pebble: EpisodeTelling<EnglishNoun> = {
  object: {
    noun: noun('the gray pebble', 'a gray pebble'),
    use: `Out in front {name} held the pebble{, this way and that|, this way and that|, which hadn't done a thing so far, first one way and then another}. “Cold,” said {name}. [“Very cold.”] “What are you doing?” asked {pal}. “Playing,” said {name}. “Warm. Warmer.” {The pebble was as warm as a bun now|By now the pebble was like a warm bun in the hand|By now the pebble lay in the hand like a bun that has only just been let out}. {So they went where it was warm|So they went where it was warmest}.`,
  },
  trouble: `{{Helper.a} sat on a pebble|On top of a gray pebble, in full view, sat {helper.a}|On top of a gray pebble, in full view of everybody, and holding quite still, sat {helper.a}}. “You can't see me,” said {helper}. “I'm hiding.” “Who's looking?” asked {name}. {Helper} {said nothing|was quiet for a moment}. “{I've been so good at it|I've been so good at it, since Thursday},” said {helper}, “that {I don't know|I'm not sure}.”`,
  help: `With both eyes shut {name} counted to ten. {Then {name} looked in a sleeve, and behind {pal}|Then {name} looked in a sleeve, and a pocket, and behind {pal}|Then {name} looked everywhere: in the left sleeve, in the right sleeve, in all the pockets, and behind {pal}}. “Not here.” {The pebble giggled|Something on the pebble giggled}. “There you are!” “At last!” said {helper}. “{I was hard to find|Was I very difficult}?” “{Ten out of ten|The hardest yet},” said {name}.`,
  gift: `“You can have my hiding place,” said {helper}. “{You know it now|You know it now}.” {It was a gray pebble. It was cold|It was a gray pebble, and a rather cold one|It was a gray pebble, the same in front as behind, and it was rather cold}. “What does it do?” asked {pal}. “{It plays|It plays along},” said {helper}. “{Cold is no. Warm is yes|Cold, it says, and warm, and warmer}.”`,
  back: `Back went the pebble{, still warm|, and it was still warm|, in the very same place, and it was still as warm as supper}. {Helper} sat down on it, {and hid|in full view, and hid}. {They did not look. That would have been finding|They took care not to look, because that would have been finding|They took great care not to look that way, because looking would have been finding}. “Good night, pebble,” said {name}. “Good night,” said the pebble, {half asleep|in a small warm voice}.`,
};
