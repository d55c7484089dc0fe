// What all human companions have in common: they stand with what is theirs in hand, wave when they are glad, and doze under
// a blanket where they sat.
import type { Pen } from '../pen.ts';
import type { Figure, FigureMood } from '../figures/figure.ts';
import { lapBlanket } from '../figures/rig/held.ts';
import { drawPerson, type Carried } from '../figures/rig/person.ts';
import { ADULT, CHILD, type Build, type Person } from '../figures/rig/traits.ts';
import { STANCES, type Arm, type Stance } from '../figures/rig/poses.ts';

export { ADULT, CHILD };
export const FIGURE = { material: 'figure' } as const;
export const ROUND = { ...FIGURE, shade: 0.5, rim: 0.8 } as const;
export const PLAIN = { ...FIGURE, ink: 0 } as const;
export const SIDES = [-1, 1] as const;

/** The left hand of the picture, raised. */
export const LEFT_UP: Arm = [
  [-74, -128],
  [-92, -178],
];
export const LEFT_DOWN: Arm = STANCES.stand.left;
export const RIGHT_OUT: Arm = STANCES.hold.right;

export interface Companion {
  person: Person;
  /** Left out: as an adult or a child needs. */
  width?: number;
  height?: number;
  /** Even asleep. */
  stands?: boolean;
  /** In whichever hand, when awake. */
  carries?: (mood: FigureMood) => readonly Carried[];
  /** What is other than in everybody's stance. */
  stance?: Partial<Record<FigureMood, Partial<Stance>>>;
  /** Color and print of the blanket; null: sleeps without. */
  blanket?: readonly [string, string] | null;
  /** Behind and in front of the whole figure. */
  behind?: (pen: Pen, mood: FigureMood) => void;
  before?: (pen: Pen, mood: FigureMood) => void;
  /** Dressed for the night. */
  asleep?: Person;
}

export function figureOf(companion: Companion): Figure {
  const { person, carries, stance, blanket = ['#7d8fd0', '#ffe9a8'], behind, before } = companion;
  const { build = CHILD } = person;
  const draw = (pen: Pen, mood: FigureMood) => {
    const carried = carries?.(mood) ?? [];
    const full = carried.some(({ hand }) => hand === 'right');
    const who = mood === 'asleep' ? (companion.asleep ?? person) : person;
    // one who sits spreads to below the feet: lifted, all of it lies on the ground
    pen.at(0, mood === 'asleep' && !companion.stands ? -11 * build.tall : 0, 1, () => {
      behind?.(pen, mood);
      drawPerson(pen, who, { ...usual(mood, full), ...stance?.[mood] }, carried);
      if (mood === 'asleep' && blanket) drawBlanket(pen, build, blanket);
      before?.(pen, mood);
    });
  };
  return {
    width: companion.width ?? Math.round(204 * Math.max(build.wide, build.head)),
    height: companion.height ?? Math.round(150 * build.tall + 150 * build.head),
    draw,
  };
}

/** @param full the right hand holds something, so that the left one waves */
function usual(mood: FigureMood, full: boolean): Stance {
  if (mood === 'asleep') return STANCES.doze;
  if (mood === 'calm') return full ? STANCES.hold : STANCES.stand;
  return full ? { ...STANCES.wave, left: LEFT_UP, right: RIGHT_OUT, tilt: 4 } : STANCES.wave;
}

function drawBlanket(pen: Pen, { wide, tall }: Build, [color, dots]: readonly [string, string]): void {
  pen.at(0, -62 * tall, tall, () => lapBlanket(pen, color, dots, Math.min(112, 84 * wide) / tall));
}

/** Laugh lines and a softer brow, for those who have been around for long. */
export function laughLines(pen: Pen, color: string): void {
  for (const side of SIDES) {
    pen.line(`M${side * 50} 2L${side * 58} -2M${side * 50} 8L${side * 59} 9`, color, 2.4, { opacity: 0.6 });
    pen.line(`M${side * 24} 24Q${side * 27} 32 ${side * 22} 38`, color, 2.4, { opacity: 0.45 });
  }
}
