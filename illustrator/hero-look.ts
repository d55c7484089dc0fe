// The look that a story's seed gives a hero whose parent chose none.
import { HAIR_COLORS, SKIN_TONES, type HeroLook } from '#contract/hero-look';
import { Random } from './random.ts';

/**
 * What a story gives by itself is what nobody has to explain to a child: no scarf of a faith, and hair and colors that most
 * children could have. Everything else is there for who chooses.
 */
const HAIR = ['short', 'bob', 'afro', 'curly', 'spiky'] as const;
const PAJAMAS = ['red', 'amber', 'teal', 'violet', 'blue', 'yellow', 'green'] as const;
/** Deep skins come with dark hair unless somebody chooses otherwise. */
const DARK_HAIR = ['black', 'brown', 'blue-black'] as const;

/** Every attribute has a stream of its own, so that a new option for one changes no other. */
export function lookFromSeed(seed: string): HeroLook {
  const of = (name: string) => new Random(`${seed}|hero|${name}`);
  const skin = of('skin').pick(SKIN_TONES);
  const deep = SKIN_TONES.indexOf(skin) > 2;
  return {
    skin,
    hair: of('hair').pick(HAIR),
    hair_color: of('hair color').pick(deep ? DARK_HAIR : HAIR_COLORS),
    glasses: of('glasses').chance(0.18),
    pajamas: of('pajamas').pick(PAJAMAS),
  };
}
