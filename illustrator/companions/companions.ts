// Who a companion is: the storyteller's individuals, each drawn as the words say.
import type { HeroLook } from '#contract/hero-look';
import type { Character } from '#contract/options';
import type { Figure } from '../figures/figure.ts';
import { alien } from './alien.ts';
import { animal } from './animal.ts';
import { artist } from './artist.ts';
import { athlete } from './athlete.ts';
import { child } from './child.ts';
import { detective } from './detective.ts';
import { dinosaur } from './dinosaur.ts';
import { explorer } from './explorer.ts';
import { family } from './family.ts';
import { fantasy } from './fantasy.ts';
import { inventor } from './inventor.ts';
import { pirate } from './pirate.ts';
import { robot } from './robot.ts';

type Folk = Readonly<Record<string, Figure>>;

const FOLK: Readonly<Record<Exclude<Character, 'family'>, Folk>> = {
  alien,
  animal,
  artist,
  athlete,
  child,
  detective,
  dinosaur,
  explorer,
  fantasy,
  inventor,
  pirate,
  robot,
};
const NOBODY: Figure = { width: 1, height: 1, draw: () => {} };

interface Hero {
  seed: string;
  look: HeroLook;
}

/** All of a character, by their ids; family looks like the hero. */
export const companionsOf = (character: Character, { seed, look }: Hero): Folk =>
  character === 'family' ? family(seed, look) : FOLK[character];

/** @returns the first of the character where the id is unknown */
export function companionFor(character: Character, id: string, hero: Hero): Figure {
  const folk = companionsOf(character, hero);
  return folk[id] ?? Object.values(folk)[0] ?? NOBODY;
}
