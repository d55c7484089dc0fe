// Three eyes on three things, feet that point the other way, and a doorbell eaten by mistake.
import { mix } from '../../color.ts';
import type { Figure, FigureMood } from '../../figures/figure.ts';
import { curve, num, roundedRect, sparkle } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import { BIT, BODY, pairs, PART, PLAIN, spots } from '../parts.ts';
import { creatureEye, creatureMouth } from '../../figures/creature-face.ts';
import { drawCheek } from '../../figures/rig/face.ts';

const ZIB = { skin: '#c0a4f4', deep: '#8f74d2', belly: '#e3d6fb', foot: '#6fbf6a', bag: '#4fa36a', bell: '#ffd66b' };

function drawZib(pen: Pen, mood: FigureMood): void {
  if (mood === 'asleep') {
    zibAsleep(pen);
    return;
  }
  const glad = mood === 'glad';
  for (const x of [-18, 22]) {
    pen.limb(
      [
        [x, -36],
        [x + 2, -14],
      ],
      15,
      ZIB.deep,
    );
    wrongFoot(pen, x, 0);
  }
  zibArm(pen, -1, glad);
  if (!glad) suitcase(pen, -72, -2);
  const body = curve(pairs([0, -132, -38, -118, -54, -74, -46, -32, 0, -20, 46, -32, 54, -74, 38, -118]));
  zibStalks(pen);
  pen.shape(body, ZIB.skin, { ...BODY, toward: ZIB.deep });
  pen.clip(body, () => {
    pen.ellipse(0, -40, 34, 34, ZIB.belly, { ...PLAIN, opacity: 0.9 });
    spots(pen, [-40, -98, 6, -46, -84, 4, 40, -100, 5, 46, -56, 6], ZIB.deep, 0.5);
  });
  doorbell(pen, 0, -44, glad);
  zibEyes(pen, mood);
  zibSmile(pen, mood, 0, -92, 35);
  zibArm(pen, 1, glad);
  if (glad) suitcase(pen, -72, -2);
}

/** They point the other way: where Zib has been. */
function wrongFoot(pen: Pen, x: number, y: number): void {
  pen.shape(
    curve([
      [x + 13, y - 16],
      [x - 6, y - 19],
      [x - 28, y - 12],
      [x - 32, y - 3],
      [x - 10, y],
      [x + 12, y - 1],
    ]),
    ZIB.foot,
    { ...PART, toward: '#4a9a58' },
  );
  for (const dx of [-26, -19, -12]) pen.ellipse(x + dx, y - 7, 3, 3.4, '#d6f0c0', PLAIN);
}

/** All elbow, for saying good evening. */
function zibArm(pen: Pen, side: number, glad: boolean): void {
  const [elbowX, elbowY, x, y] = glad ? [78, -100, 60, -130] : side > 0 ? [82, -92, 56, -62] : [72, -72, 70, -52];
  pen.limb(
    [
      [side * 44, -86],
      [side * elbowX, elbowY],
      [side * x, y],
    ],
    13,
    ZIB.skin,
  );
  pen.ellipse(side * x, y, 9, 9, mix(ZIB.skin, '#ffffff', 0.2), BIT);
}

/** What the eyes are on. */
function zibStalks(pen: Pen): void {
  for (const [x, y] of [
    [-33, -136],
    [33, -136],
    [0, -150],
  ] as const)
    pen.limb(
      [
        [x * 0.7, -112],
        [x, y],
      ],
      13,
      ZIB.skin,
    );
}

function zibSmile(pen: Pen, mood: FigureMood, x: number, y: number, apart: number): void {
  for (const side of [-1, 1]) drawCheek(pen, x + side * apart, y, { size: 0.82 });
  creatureMouth(pen, mood, { x, y: y - 2, size: 0.94, lips: '#54305f', calm: 'content' });
}

/** Every eye is on a different thing. */
function zibEyes(pen: Pen, mood: FigureMood): void {
  for (const [x, y, lookX, lookY] of [
    [-37, -144, -5, 3],
    [37, -144, 5, 2],
    [0, -164, 1, -5],
  ] as const) {
    const open = mood === 'calm';
    pen.ellipse(x, y, 19, 19, open ? '#ffffff' : mix(ZIB.skin, '#ffffff', 0.22), { ...BIT, shade: 0.3 });
    creatureEye(pen, mood, x + (open ? lookX : 0), y + (open ? lookY : 1), { size: 0.96 });
  }
}

/** It took it for a cookie. */
function doorbell(pen: Pen, x: number, y: number, ringing: boolean): void {
  pen.glow(x, y, ringing ? 56 : 30, ZIB.bell, ringing ? 0.9 : 0.45);
  pen.ellipse(x, y, 12, 12, mix(ZIB.bell, ZIB.belly, ringing ? 0 : 0.4), { ...BIT, ink: 0.5 });
  pen.ellipse(x, y, 5.4, 5.4, '#fff8e0', { ...PLAIN, opacity: ringing ? 1 : 0.8 });
  if (!ringing) return;
  for (const side of [-1, 1])
    for (const r of [20, 29])
      pen.line(
        `M${num(x + side * r * 0.8)} ${num(y - r * 0.62)}Q${num(x + side * r * 1.2)} ${num(y)} ${num(x + side * r * 0.8)} ${num(y + r * 0.62)}`,
        '#f0b63c',
        3.4,
      );
}

function suitcase(pen: Pen, x: number, y: number): void {
  pen.line(`M${x - 9} ${y - 40}Q${x - 8} ${y - 52} ${x} ${y - 52}Q${x + 8} ${y - 52} ${x + 9} ${y - 40}`, '#2f6b4a', 5);
  pen.shape(roundedRect(x - 25, y - 41, 50, 41, 8), ZIB.bag, { ...PART, toward: '#37805a' });
  for (const side of [-1, 1]) {
    pen.line(`M${x + side * 13} ${y - 39}L${x + side * 13} ${y - 2}`, '#2f6b4a', 4);
    pen.shape(roundedRect(x + side * 13 - 4, y - 27, 8, 8, 2), ZIB.bell, { ...BIT, ink: 0.5 });
  }
  pen.at(x, y - 13, 1, () => pen.shape(sparkle(0, 0, 8), '#ffe9a8', PLAIN), 20);
}

/** The suitcase is the pillow. */
function zibAsleep(pen: Pen): void {
  pen.at(-56, 0, 1.1, () => suitcase(pen, 0, 0));
  for (const x of [70, 84]) wrongFoot(pen, x, x > 80 ? 0 : -6);
  pen.limb(pairs([44, -22, 62, -14, 76, -12]), 15, ZIB.deep);
  const body = curve(pairs([-48, -46, -20, -76, 28, -72, 62, -44, 60, -10, 10, -2, -34, -10]));
  pen.shape(body, ZIB.skin, { ...BODY, toward: ZIB.deep });
  pen.clip(body, () => pen.ellipse(44, -14, 26, 22, ZIB.belly, { ...PLAIN, opacity: 0.8 }));
  doorbell(pen, 40, -26, false);
  pen.limb(pairs([10, -20, -6, -14, -22, -14]), 13, mix(ZIB.skin, '#ffffff', 0.08));
  pen.at(0, 92, 1, () => {
    pen.at(-16, 0, 0.94, () => {
      zibStalks(pen);
      zibEyes(pen, 'asleep');
    });
    zibSmile(pen, 'asleep', -14, -120, 27);
  });
}

export const zib: Figure = { width: 200, height: 186, draw: drawZib };
