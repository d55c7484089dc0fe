// A kettle with a dial on his front. He boils when he looks forward.
import type { Figure, FigureMood } from '../../figures/figure.ts';
import { curve, num, sparkle, type Point } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import { BIT, BODY, knob, pairs, PART, PLAIN } from '../parts.ts';
import { creatureFace } from '../../figures/creature-face.ts';

const KETTLE = { tin: '#d2deec', deep: '#8ea3c8', copper: '#e0905a', dark: '#6a6796', dial: '#fff8e6' };

function drawSpout(pen: Pen, mood: FigureMood): void {
  const glad = mood === 'glad';
  for (const x of [-28, 28]) {
    pen.limb(
      [
        [x, -24],
        [x, -10],
      ],
      13,
      KETTLE.dark,
    );
    pen.ellipse(x + 2, -8, 19, 8.4, KETTLE.copper, PART);
  }
  if (glad) steam(pen, 84, -136, 1);
  // the nose, curved up like the neck of a swan
  pen.shape(
    'M42 -76C62 -72 66 -88 66 -104C66 -120 74 -128 88 -126L86 -112C80 -112 80 -104 80 -94C80 -64 64 -46 40 -46Z',
    KETTLE.tin,
    { ...PART, toward: KETTLE.deep },
  );
  pen.line('M86 -126L85 -112', KETTLE.copper, 6);
  pen.limb(pairs([-50, -118, -52, -164, -8, -182, 38, -164, 38, -118]), 10, KETTLE.dark);
  pen.limb(pairs([-26, -176, -8, -181, 12, -177]), 15, KETTLE.copper);
  const raised = glad ? -12 : 0;
  pen.ellipse(-6, -128, 36, 9, '#465078', PLAIN);
  pen.shape(
    `M-42 ${-126 + raised}C-36 ${-146 + raised} 24 ${-146 + raised} 30 ${-126 + raised}C14 ${-118 + raised} -26 ${-118 + raised} -42 ${-126 + raised}Z`,
    KETTLE.tin,
    { ...PART, toward: KETTLE.deep },
  );
  knob(pen, -6, -148 + raised, 8, KETTLE.copper);
  const belly = curve(pairs([-6, -132, -46, -122, -70, -80, -62, -36, -6, -18, 50, -36, 58, -80, 34, -122]));
  pen.shape(belly, KETTLE.tin, { ...BODY, shade: 1.2, toward: KETTLE.deep });
  pen.clip(belly, () => {
    pen.line('M-80 -34Q-6 -14 70 -34', KETTLE.copper, 10);
    pen.line('M-58 -92Q-56 -110 -42 -120', '#ffffff', 7, { opacity: 0.7 });
    pen.ellipse(-56, -76, 4, 7, '#ffffff', { ...PLAIN, opacity: 0.6 });
  });
  const cheeks = { apart: 40, below: 16, color: glad ? '#ff4f5d' : '#ff6f7d' };
  creatureFace(pen, mood, { x: -6, y: -96, apart: 23, size: 0.9, mouth: 12, mouthSize: 0.72, cheeks, calm: 'content' });
  dial(pen, -6, -50, glad ? 58 : mood === 'asleep' ? -62 : -22);
  const hand: Point = glad ? [-84, -108] : [-76, -40];
  pen.limb([[-64, -70], [-81, -70], hand], 9, KETTLE.deep);
  pen.ellipse(hand[0], hand[1], 8.4, 8.4, KETTLE.copper, BIT);
  if (mood === 'asleep') pen.line('M88 -132Q82 -142 88 -150Q94 -158 88 -168', '#ffffff', 3.6, { opacity: 0.7 });
}

/** @param turn of the needle, degrees */
function dial(pen: Pen, x: number, y: number, turn: number): void {
  pen.ellipse(x, y, 22, 21, KETTLE.copper, PART);
  pen.ellipse(x, y, 17, 16, KETTLE.dial, { material: 'figure', ink: 0.5 });
  for (const angle of [-120, -80, -40, 0, 40, 80, 120]) {
    const [dx, dy] = [Math.sin((angle * Math.PI) / 180), -Math.cos((angle * Math.PI) / 180)];
    pen.line(
      `M${num(x + dx * 11)} ${num(y + dy * 11)}L${num(x + dx * 14)} ${num(y + dy * 14)}`,
      angle > 60 ? '#e8434e' : KETTLE.dark,
      2.2,
    );
  }
  pen.at(x, y, 1, () => pen.line('M0 2L0 -11', '#e8434e', 3.2), turn * 1.4);
  pen.ellipse(x, y, 3, 3, KETTLE.dark, PLAIN);
}

/** *Phweeet!* */
function steam(pen: Pen, x: number, y: number, scale: number): void {
  pen.at(x, y, scale, () => {
    for (const [dx, dy, r, opacity] of [
      [2, -4, 6, 0.9],
      [-4, -18, 9, 0.8],
      [4, -34, 11, 0.65],
      [-10, -46, 9, 0.5],
    ] as const)
      pen.ellipse(dx, dy, r, r * 0.9, '#ffffff', { ...PLAIN, opacity });
    pen.shape(sparkle(-26, -34, 8), '#fff3c9', { material: 'glow', ink: 0 });
  });
}

export const spout: Figure = { width: 200, height: 192, draw: drawSpout };
