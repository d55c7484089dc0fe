// People who are not the hero: smaller, a little rounder, each with a coat, a hat and something to hold.
import { mix } from '../color.ts';
import type { Point } from '../path.ts';
import type { Pen } from '../pen.ts';
import type { FigureMood } from './figure.ts';
import { creatureFace, dreams } from './creature-face.ts';

interface Townsperson {
  skin: string;
  coat: string;
  /** Color of hem and buttons. */
  trim: string;
  shoes: string;
  /** Where the hands are; elbows find themselves. */
  left?: Point;
  right?: Point;
  /** Under the coat's hem: trousers or stockings. */
  legs?: string;
  /** Drawn behind everything. */
  behind?: () => void;
  /** Hair and hat, around the head's middle, which is 0,0; the head is 84 x 78. */
  hair?: () => void;
  hat?: () => void;
  /** Drawn over the coat, under the arms. */
  apron?: () => void;
  /** What the right hand holds, over everything but the hand. */
  held?: () => void;
  /** Where dreams rise when asleep: left (-1) or right of the head; left out: nowhere. */
  dreams?: -1 | 1;
  /** Troubled when calm; else cheerful. */
  troubled?: boolean;
}

const HEAD_Y = -134;
const FIGURE = { material: 'figure' } as const;

/** About 176 high with bare head; feet at 0,0. */
export function townsperson(pen: Pen, mood: FigureMood, who: Townsperson): void {
  const { skin, coat, trim, shoes, left = [-46, -48], right = [46, -48], legs = mix(coat, '#241a4a', 0.4) } = who;
  who.behind?.();
  for (const s of [-1, 1]) {
    pen.limb(
      [
        [s * 15, -30],
        [s * 15, -8],
      ],
      17,
      legs,
    );
    pen.ellipse(s * 17, -6, 18, 9, shoes, { ...FIGURE, shade: 0.4, rim: 0.6 });
  }
  pen.shape('M-27 -104Q-37 -62 -45 -20Q0 -8 45 -20Q37 -62 27 -104Q0 -112 -27 -104Z', coat, {
    ...FIGURE,
    shade: 1,
    rim: 1,
  });
  pen.line('M-43 -24Q0 -12 43 -24', trim, 6);
  who.apron?.();
  arm(pen, -1, left, coat, skin);
  pen.at(0, HEAD_Y, 1, () => {
    for (const s of [-1, 1]) pen.ellipse(s * 41, 6, 9, 10, skin, { material: 'skin', shade: 0.2 });
    pen.ellipse(0, 0, 42, 39, skin, { material: 'skin', shade: 0.8, rim: 0.8 });
    who.hair?.();
    creatureFace(pen, mood, {
      y: 6,
      apart: 15.8,
      size: 0.66,
      mouth: 16.8,
      calm: who.troubled ? 'troubled' : 'content',
    });
    who.hat?.();
  });
  who.held?.();
  arm(pen, 1, right, coat, skin);
  if (mood === 'asleep' && who.dreams) dreams(pen, who.dreams * 60, -148);
}

function arm(pen: Pen, s: 1 | -1, hand: Point, coat: string, skin: string): void {
  const shoulder: Point = [s * 28, -90];
  const elbow: Point = [(shoulder[0] + hand[0]) / 2 + s * 7, (shoulder[1] + hand[1]) / 2 + 7];
  pen.ellipse(hand[0], hand[1], 10.5, 10.5, skin, { material: 'skin', shade: 0.3 });
  pen.limb(
    [shoulder, elbow, [hand[0] + (shoulder[0] - hand[0]) * 0.12, hand[1] + (shoulder[1] - hand[1]) * 0.12]],
    19,
    coat,
  );
}
