// A person of the rig: who it is, and the order in which one is drawn. Feet at 0,0; a child is 290 high.
import { mix } from '../../color.ts';
import { num, type Point } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import { drawBody } from './body.ts';
import { drawHairBehind } from './hair.ts';
import { drawHead } from './head.ts';
import { drawArm, drawCrossedLegs, drawLegs } from './limbs.ts';
import { sinkOf, type Stance } from './poses.ts';
import { CHILD, type Build, type Person } from './traits.ts';

/** What is carried: drawn around the hand (or between both hands). */
export interface Carried {
  draw: (pen: Pen) => void;
  /** `both`: in front of the body, the hands over it; `lap` is the same, the hands behind it. */
  hand: 'left' | 'right' | 'both' | 'lap';
}

/** Draws somebody in a stance. */
export function drawPerson(pen: Pen, person: Person, stance: Stance, carried: readonly Carried[] = []): void {
  const { clothes, build = CHILD } = person;
  const sink = sinkOf(stance.legs) - (stance.legs === 'sit' ? 0 : (build.legs ?? 0));
  const whole = (draw: () => void) => pen.group(`transform="scale(${build.wide} ${build.tall})"`, draw);
  const sunk = (draw: () => void) =>
    pen.group(`transform="translate(0 ${num(sink * build.tall)}) scale(${build.wide} ${build.tall})"`, draw);
  const onNeck = (draw: () => void) => atHead(pen, build, sink, stance.tilt, draw);
  const held = (hand: Carried['hand'], [x, y]: Point) => {
    for (const thing of carried)
      if (thing.hand === hand) pen.at(x * build.wide, (y + sink) * build.tall, 1, () => thing.draw(pen));
  };
  const both = carried.some(({ hand }) => hand === 'both');

  const { behind } = clothes;
  if (behind) sunk(() => behind(pen));
  onNeck(() => drawHairBehind(pen, person));
  sunk(() => pen.ellipse(0, -148, 22, 16, mix(person.skin, '#7a2f3f', 0.18), { material: 'skin' }));
  const { legs } = stance;
  if (legs !== 'sit') whole(() => drawLegs(pen, clothes, legs, sink));
  sunk(() => {
    drawBody(pen, clothes);
    if (legs === 'sit') drawCrossedLegs(pen, clothes);
  });
  if (!both) {
    held('left', stance.left[1]);
    sunk(() => drawArm(pen, -1, stance.left, clothes, person.skin));
  }
  onNeck(() => drawHead(pen, person, stance));
  held('both', [0, -96]);
  if (both) sunk(() => drawArm(pen, -1, stance.left, clothes, person.skin));
  held('right', stance.right[1]);
  sunk(() => drawArm(pen, 1, stance.right, clothes, person.skin));
  held('lap', [0, -70]);
}

/** The head's units, tilted about the neck. */
function atHead(pen: Pen, { tall, head }: Build, sink: number, tilt: number, draw: () => void): void {
  const y = (sink - 150) * tall - 56 * head;
  pen.group(`transform="translate(0 ${num(y)}) scale(${head}) rotate(${num(tilt)} 0 60)"`, draw);
}
