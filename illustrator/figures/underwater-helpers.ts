// Whom one meets on the way in the sea.
import { mix } from '../color.ts';
import { BIT, BODY, PART, PLAIN } from '../companions/parts.ts';
import { curve, ellipse, num, roundedRect } from '../path.ts';
import type { Pen } from '../pen.ts';
import type { Figure, FigureMood } from './figure.ts';
import { bubbles, creatureEye, creatureFace, creatureMouth, dreams } from './creature-face.ts';
import { drawCheek, INK } from './rig/face.ts';

/** A hermit crab: undressed behind a leaf of weed, then at home in a doll's cup. */
function hermitCrab(pen: Pen, mood: FigureMood): void {
  const skin = '#f2a07f';
  if (mood === 'calm') {
    pen.at(58, 0, 1, () => {
      pen.shape('M-26 0C-34 -26 -14 -46 6 -44C30 -40 32 -12 22 0Q0 6 -26 0Z', '#e8c4b8', PART);
      pen.line('M16 -10C20 -28 2 -34 -6 -24C-10 -16 0 -10 4 -18', '#c08a88', 3.4);
    });
    pen.shape('M2 -14C30 -20 46 -36 40 -52C24 -60 2 -52 -6 -36Z', mix(skin, '#ffd8d0', 0.5), PART);
  } else {
    pen.shape('M66 -54C92 -60 96 -24 66 -20L66 -30C80 -32 78 -46 66 -44Z', '#f4f0ff', PART);
    pen.shape('M-20 -78L72 -78Q70 -8 46 -2L6 -2Q-16 -8 -20 -78Z', '#f4f0ff', BODY);
    pen.ellipse(26, -78, 46, 10, '#dcd4ee', BIT);
    pen.line('M-16 -54Q26 -42 68 -54', '#6f9fe0', 6);
    for (const x of [0, 26, 50]) pen.ellipse(x, -32, 6, 6, '#f28fa0', PLAIN);
  }
  const inside = mood === 'asleep';
  for (const [dx, dy] of [
    [-40, 0],
    [-24, 2],
    [-4, 1],
  ] as const)
    pen.line(`M${dx * 0.5 - 8} -22Q${dx - 12} -24 ${dx - 14} ${dy - 3}`, skin, 7.5);
  pen.ellipse(-20, -32, 30, 23, skin, BODY);
  for (const side of [-1, 1]) {
    const lift = inside ? 14 : 0;
    pen.line(`M${-22 + side * 10} -50L${-22 + side * 13} ${-64 + lift}`, skin, 6);
    const [x, y] = [-22 + side * 14, -68 + lift];
    if (mood === 'calm') pen.ellipse(x, y, 12, 13, '#fff6ea', { material: 'eye', ink: 0.5 });
    else pen.ellipse(x, y, 12, 13, mix(skin, '#ffffff', 0.3), BIT);
    creatureEye(pen, mood, x, y, { size: 0.76 });
  }
  for (const side of [-1, 1]) drawCheek(pen, -22 + side * 18, -32, { size: 0.62 });
  creatureMouth(pen, mood, { x: -22, y: -28, size: 0.64, calm: 'unsure' });
  pen.shape(
    'M-52 -30C-76 -36 -84 -58 -68 -70C-66 -58 -58 -56 -54 -60C-40 -54 -42 -36 -52 -30Z',
    mix(skin, '#d0504a', 0.25),
    PART,
  );
  if (mood === 'calm') {
    pen.shape('M-34 2C-22 -24 10 -34 40 -22C46 -10 30 4 0 6Z', '#5fb08a', PART);
    pen.line('M-28 -1Q4 -16 36 -18', mix('#5fb08a', '#ffffff', 0.4), 3);
  } else if (inside) dreams(pen, 40, -96);
}

/** A seahorse, who holds on. */
function seahorse(pen: Pen, mood: FigureMood): void {
  const [gold, fin] = ['#f2c45f', '#f29a6a'];
  pen.line('M44 2Q30 -50 46 -92Q56 -130 42 -176', '#5fa87a', 9);
  for (const [x, y, side] of [
    [38, -56, 1],
    [50, -112, 1],
    [40, -30, -1],
    [46, -150, -1],
  ] as const)
    pen.shape(
      `M${x} ${y}Q${x + side * 16} ${y - 12} ${x + side * 24} ${y - 30}Q${x + side * 4} ${y - 22} ${x} ${y}Z`,
      '#5fa87a',
      BIT,
    );
  pen.shape('M14 -98Q40 -104 40 -76Q28 -70 16 -72Z', fin, PART);
  pen.line('M-2 -50C0 -22 20 -10 40 -22C54 -32 46 -48 34 -44', gold, 15);
  pen.line('M34 -44C28 -42 28 -34 34 -32', gold, 10);
  pen.shape('M-18 -128C-40 -110 -42 -66 -16 -44C-2 -34 14 -40 16 -58C18 -80 8 -96 14 -122Z', gold, BODY);
  pen.line('M-30 -96Q-14 -90 4 -96M-32 -80Q-14 -74 6 -80M-28 -64Q-12 -58 8 -64', mix(gold, '#c0703a', 0.5), 3, {
    opacity: 0.7,
  });
  for (const x of [-26, -12, 2])
    pen.shape(`M${x - 8} -160Q${x - 4} -180 ${x + 4} -180Q${x + 12} -172 ${x + 8} -156Z`, fin, BIT);
  pen.shape('M-32 -146C-64 -146 -80 -138 -77 -128C-71 -117 -52 -116 -32 -116Z', gold, PART);
  pen.shape('M-46 -136C-44 -164 -20 -172 0 -164C20 -156 24 -130 10 -118C-8 -106 -44 -110 -46 -136Z', gold, BODY);
  // until she dares to look she keeps her eyes shut
  creatureEye(pen, mood === 'glad' ? 'glad' : 'asleep', -20, -140, { size: 1 });
  if (mood === 'calm') pen.line('M-32 -156Q-22 -162 -12 -158', INK, 3.2, { material: 'eye' });
  drawCheek(pen, -8, -124, { size: 0.8 });
  pen.line(mood === 'calm' ? 'M-70 -124Q-66 -128 -62 -124' : 'M-72 -126Q-66 -120 -60 -124', INK, 2.8, {
    material: 'eye',
  });
  bubbles(pen, -66, -150, 0.6);
  if (mood === 'asleep') dreams(pen, 8, -174);
}

/** An octopus: tied up in her own bow, then with all arms free. */
function octopus(pen: Pen, mood: FigureMood): void {
  const color = '#b48be0';
  const arms = [
    [
      [-28, -44],
      [-58, -34],
      [-74, -10],
      [-58, -4],
    ],
    [
      [-18, -38],
      [-36, -18],
      [-44, -2],
      [-28, -2],
    ],
    [
      [18, -38],
      [36, -18],
      [44, -2],
      [28, -2],
    ],
    [
      [28, -44],
      [58, -34],
      [74, -10],
      [58, -4],
    ],
  ] as const;
  for (const arm of arms) pen.limb(arm, 17, color, 'figure');
  if (mood === 'glad')
    for (const side of [-1, 1]) {
      pen.limb(
        [
          [side * 34, -60],
          [side * 62, -66],
          [side * 74, -96],
        ],
        15,
        color,
        'figure',
      );
      pen.shape(roundedRect(side * 74 - 16, -126, 32, 28, 10), side < 0 ? '#e8635a' : '#5fa8d8', { ...PART, rim: 1 });
    }
  pen.shape('M-48 -56C-62 -104 -44 -152 0 -152C44 -152 62 -104 48 -56C30 -36 -30 -36 -48 -56Z', color, BODY);
  for (const [x, y, r] of [
    [-26, -128, 7],
    [-10, -138, 5],
    [26, -126, 6],
  ] as const)
    pen.ellipse(x, y, r, r * 0.85, mix(color, '#ffffff', 0.4), PLAIN);
  creatureFace(pen, mood, { y: -94, apart: 20, mouth: 21, mouthSize: 0.77, calm: 'unsure' });
  if (mood === 'calm') {
    const ribbon = '#f28fa0';
    pen.line('M-56 -44Q0 -26 56 -44M-50 -22Q0 -6 50 -24', ribbon, 13);
    pen.shape('M0 -36C-20 -70 -56 -64 -56 -42C-56 -22 -22 -20 0 -36Z', ribbon, PART);
    pen.shape('M0 -36C20 -70 56 -64 56 -42C56 -22 22 -20 0 -36Z', ribbon, PART);
    pen.shape('M-4 -30L-20 2L-4 -4L2 4L12 -30Z', mix(ribbon, '#a03a6a', 0.25), BIT);
    pen.ellipse(0, -36, 12, 11, mix(ribbon, '#a03a6a', 0.2), PART);
  } else if (mood === 'asleep') {
    pen.shape('M-66 4C-70 -36 -48 -52 0 -50C48 -52 70 -36 66 4Q0 16 -66 4Z', '#f4e0b8', PART);
    pen.line('M-64 -20Q0 -8 64 -20M-30 -46Q-34 -20 -30 6M30 -46Q34 -20 30 6', '#c86a6a', 3, { opacity: 0.8 });
    dreams(pen, 44, -146);
  } else pen.line('M-30 -154Q-34 -164 -28 -170M32 -152Q38 -162 34 -168', '#ffffff', 3.4, { opacity: 0.7 });
}

/** A pufferfish who cannot puff down, and then can. */
function pufferfish(pen: Pen, mood: FigureMood): void {
  const [yellow, belly] = ['#f2c85f', '#fff4dc'];
  if (mood === 'calm') {
    let spikes = '';
    for (let i = 0; i < 18; i++) {
      const angle = (i / 18) * 6.2832;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      spikes += `M${num(c * 62 - s * 7)} ${num(-74 + s * 62 + c * 7)}L${num(c * 77)} ${num(-74 + s * 77)}L${num(c * 62 + s * 7)} ${num(-74 + s * 62 - c * 7)}Z`;
    }
    pen.shape(spikes, mix(yellow, '#c07a3a', 0.35), BIT);
    pen.shape('M60 -86Q80 -104 84 -92Q80 -74 84 -60Q76 -54 60 -66Z', mix(yellow, '#f28a4a', 0.5), PART);
    pen.ellipse(0, -74, 65, 65, yellow, BODY);
    pen.clip(ellipse(0, -74, 65, 65), () => pen.ellipse(-4, -32, 60, 36, belly, PLAIN));
    for (const [x, y, r] of [
      [10, -126, 8],
      [34, -108, 7],
      [-22, -124, 6],
      [46, -82, 6],
    ] as const)
      pen.ellipse(x, y, r, r * 0.8, mix(yellow, '#a0603a', 0.4), PLAIN);
    creatureFace(pen, mood, { x: -10, y: -86, apart: 26, size: 1.15, mouth: 27, mouthSize: 0.87, calm: 'unsure' });
    pen.shape('M48 -60Q68 -58 66 -40Q54 -38 44 -48Z', mix(yellow, '#f28a4a', 0.5), BIT);
    return;
  }
  const y = mood === 'asleep' ? -34 : -56;
  pen.at(0, y, 1, () => {
    pen.shape('M42 -4Q68 -30 80 -26Q72 -6 80 16Q64 20 42 6Z', mix(yellow, '#f28a4a', 0.5), PART);
    pen.shape('M-10 -28Q10 -46 30 -22Z', mix(yellow, '#f28a4a', 0.5), BIT);
    pen.shape(
      curve([
        [-72, 2],
        [-54, -26],
        [-10, -36],
        [36, -20],
        [50, 2],
        [34, 20],
        [-12, 28],
        [-56, 22],
      ]),
      yellow,
      BODY,
    );
    pen.shape('M-70 6C-40 14 10 14 46 8C30 22 0 28 -14 28C-44 28 -62 20 -70 6Z', belly, PLAIN);
    for (const [x, dy, r] of [
      [6, -22, 6],
      [24, -14, 5],
      [-14, -27, 5],
    ] as const)
      pen.ellipse(x, dy, r, r * 0.8, mix(yellow, '#a0603a', 0.4), PLAIN);
    creatureFace(pen, mood, { x: -40, y: -6, apart: 16, size: 0.86, mouth: 14, mouthSize: 0.58, calm: 'unsure' });
    pen.shape('M4 6Q22 8 22 22Q8 24 0 14Z', mix(yellow, '#f28a4a', 0.5), BIT);
  });
  if (mood === 'asleep') dreams(pen, -10, -80);
  else bubbles(pen, -70, -84, 0.8);
}

export const seaHelpers: Readonly<Record<string, Figure>> = {
  crab: { width: 172, height: 92, draw: hermitCrab },
  seahorse: { width: 150, height: 186, draw: seahorse },
  octopus: { width: 170, height: 174, draw: octopus },
  pufferfish: { width: 170, height: 156, floats: true, draw: pufferfish },
};
