// The child of every story: as the parent chose it, in pajamas.
import type { HeroLook } from '#contract/hero-look';
import { mix } from '../color.ts';
import type { Pose } from '../composition.ts';
import { num } from '../path.ts';
import type { Pen } from '../pen.ts';
import { Random } from '../random.ts';
import { drawAsleep } from './rig/asleep.ts';
import type { Print } from './rig/body.ts';
import { HAIR, IRISES, PAJAMA, SKIN } from './rig/colors.ts';
import { book, lantern, teddy } from './rig/held.ts';
import { drawPerson, type Carried } from './rig/person.ts';
import type { Person } from './rig/traits.ts';
import { STANCES } from './rig/poses.ts';

export interface Hero {
  look: HeroLook;
  print: Print;
  person: Person;
}

const PRINTS: readonly Print[] = ['stars', 'stripes', 'dots'];

/** What the look leaves open has a stream of its own each: a new choice for one changes no other. */
export function heroFrom(look: HeroLook, seed: string): Hero {
  const of = (name: string) => new Random(`${seed}|hero|${name}`);
  const [top, bottom, accent] = PAJAMA[look.pajamas];
  const print = of('pattern').pick(PRINTS);
  const person: Person = {
    skin: SKIN[look.skin],
    hair: look.hair,
    hairColor: HAIR[look.hair_color],
    trim: accent,
    scarf: mix(top, '#ffffff', 0.12),
    iris: of('eyes').pick(IRISES),
    glasses: look.glasses,
    freckles: of('freckles').chance(0.3),
    clothes: {
      cut: 'shirt',
      top,
      bottom,
      shoes: accent,
      print: { kind: print, color: accent },
      buttoned: true,
      pompons: true,
    },
  };
  return { look, print, person };
}

export function drawHero(pen: Pen, { person, print }: Hero, pose: Pose): void {
  const { top, shoes } = person.clothes;
  if (pose === 'sleep') return drawAsleep(pen, person, { color: top, print, printColor: shoes });
  const carried: Partial<Record<Pose, Carried>> = {
    lantern: { draw: lantern, hand: 'right' },
    hold: { draw: (held) => held.at(0, -10, 0.92, () => flowers(held, shoes)), hand: 'right' },
    hug: { draw: teddy, hand: 'both' },
    read: { draw: (held) => held.at(0, 16, 1.22, () => book(held, top)), hand: 'both' },
  };
  const thing = carried[pose];
  drawPerson(pen, person, STANCES[pose], thing ? [thing] : []);
}

/** A small bunch from the wayside. */
function flowers(pen: Pen, color: string): void {
  const heads = [
    [-16, -34, '#ff9fbe'],
    [4, -46, color],
    [20, -30, '#b9a0f0'],
  ] as const;
  for (const [x, y] of heads) pen.line(`M0 14Q${num(x * 0.2)} ${num(y * 0.4)} ${x} ${y}`, '#4f9a5a', 4.4);
  pen.ellipse(-11, -6, 4, 9, '#67b06a', { material: 'figure', ink: 0.5 });
  for (const [x, y, petals] of heads) {
    for (let i = 0; i < 5; i++) {
      const angle = (i * 72 * Math.PI) / 180;
      pen.ellipse(x + Math.cos(angle) * 8.5, y + Math.sin(angle) * 8.5, 7, 7, petals, { material: 'figure', ink: 0.5 });
    }
    pen.ellipse(x, y, 6, 6, petals === '#ffd66b' ? '#fff6d8' : '#ffd95e', { material: 'figure', ink: 0.5 });
  }
}
