// Where the companions are: one module a character, loaded when a picture needs it.
import type { HeroLook } from '#contract/hero-look';
import type { Character } from '#contract/options';
import type { Figure } from '../figures/figure.ts';

type Folk = Readonly<Record<string, Figure>>;
interface Hero {
  seed: string;
  look: HeroLook;
}

const FOLK: Readonly<Record<Character, (hero: Hero) => Promise<Folk>>> = {
  alien: async () => (await import('./alien.ts')).alien,
  animal: async () => (await import('./animal.ts')).animal,
  artist: async () => (await import('./artist.ts')).artist,
  athlete: async () => (await import('./athlete.ts')).athlete,
  child: async () => (await import('./child.ts')).child,
  detective: async () => (await import('./detective.ts')).detective,
  dinosaur: async () => (await import('./dinosaur.ts')).dinosaur,
  explorer: async () => (await import('./explorer.ts')).explorer,
  // family looks like the hero
  family: async ({ seed, look }) => (await import('./family.ts')).family(seed, look),
  fantasy: async () => (await import('./fantasy.ts')).fantasy,
  inventor: async () => (await import('./inventor.ts')).inventor,
  pirate: async () => (await import('./pirate.ts')).pirate,
  robot: async () => (await import('./robot.ts')).robot,
};
const NOBODY: Figure = { width: 1, height: 1, draw: () => {} };

/** All of a character, by their ids. */
export const companionsOf = (character: Character, hero: Hero): Promise<Folk> => FOLK[character](hero);

/** @returns the first of the character where the id is unknown */
export async function companionFor(character: Character, id: string, hero: Hero): Promise<Figure> {
  const folk = await companionsOf(character, hero);
  return folk[id] ?? Object.values(folk)[0] ?? NOBODY;
}
