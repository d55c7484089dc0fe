// Who helps in the forest: the hedgehog, the spider, the badger, the squirrel; and the beetle, the smallest.
import { mix } from '../../color.ts';
import { curve, num, roundedRect, type Point } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import { leaf } from '../../settings/parts/plants.ts';
import type { Figure, FigureMood } from '../figure.ts';
import { drawCheek } from '../rig/face.ts';
import { creatureEye, creatureFace, dreams } from '../creature-face.ts';
import { BODY, LIMB, MARK } from './finishes.ts';

/** Very small, with a web between two twigs; it sits in the middle. */
export const spider: Figure = {
  width: 170,
  height: 184,
  draw(pen, mood) {
    pen.limb(
      [
        [-62, 0],
        [-68, -80],
        [-82, -176],
      ],
      10,
      '#7a5a4a',
    );
    pen.limb(
      [
        [60, 0],
        [70, -70],
        [66, -176],
      ],
      11,
      '#7a5a4a',
    );
    for (const [x, y, angle] of [
      [-76, -150, -150],
      [-80, -172, -60],
      [66, -174, -120],
      [70, -60, 10],
      [-66, -60, 160],
    ] as const)
      leaf(pen, x, y, 28, angle, '#5fae6a');
    const ring = (share: number): Point[] =>
      Array.from({ length: 9 }, (_, i): Point => {
        const angle = (i / 9) * 6.2832 - 1.2;
        return [Math.cos(angle) * 68 * share, -98 + Math.sin(angle) * 72 * share];
      });
    let web = '';
    for (const [x, y] of ring(1)) web += `M0 -98L${num(x)} ${num(y)}`;
    for (const share of [0.34, 0.58, 0.82]) {
      const points = ring(share);
      points.forEach(([x, y], i) => {
        // a hole, until it is mended
        if (mood === 'calm' && share > 0.4 && (i === 0 || i === 1)) return;
        const [nx, ny] = points[(i + 1) % 9] ?? [x, y];
        web += `M${num(x)} ${num(y)}Q${num((x + nx) * 0.44)} ${num((y + ny) * 0.44 - 12)} ${num(nx)} ${num(ny)}`;
      });
    }
    pen.line(web, '#f4f8ff', 2.2, { material: 'glow', opacity: 0.85 });
    if (mood === 'calm') leaf(pen, 20, -142, 34, 30, '#e0a04a');
    const y = mood === 'asleep' ? -86 : -94;
    for (const side of [-1, 1])
      for (const [knee, top, foot, end] of [
        [38, -34, 54, -40],
        [44, -16, 62, -12],
        [42, 2, 58, 18],
        [32, 16, 42, 42],
      ] as const)
        pen.line(`M${side * 18} ${y + top * 0.3}L${side * knee} ${y + top}L${side * foot} ${y + end}`, '#5a4a78', 5);
    pen.ellipse(0, y, 29, 27, '#7a68a8', { ...BODY, shade: 0.9 });
    for (const [dx, dy] of [
      [-10, -18],
      [0, -21],
      [10, -18],
    ] as const)
      pen.ellipse(dx, y + dy, 3, 2.4, '#b9a8e0', MARK);
    creatureFace(pen, mood, { x: -2, y: y - 1, apart: 11, size: 0.6, mouth: 11 });
    if (mood === 'asleep') dreams(pen, 24, -132);
  },
};

/** He had a second supper; the door had not. */
export const badger: Figure = {
  width: 168,
  height: 186,
  draw(pen, mood) {
    const fur = '#6f7084';
    const stuck = mood === 'calm';
    if (!stuck) {
      for (const x of [-26, 28]) pen.ellipse(x, -8, 22, 10, '#3f3f52', LIMB);
      pen.shape(
        curve([
          [-58, -14],
          [-62, -64],
          [-38, -104],
          [38, -104],
          [62, -64],
          [58, -14],
          [0, -6],
        ]),
        fur,
        { ...BODY, shade: 1.3 },
      );
      pen.ellipse(0, -46, 36, 38, '#c9c6d0', { ...MARK, shade: 0.3 });
      pen.limb(
        [
          [-46, -86],
          [-66, -62],
          [-44, -44],
        ],
        19,
        '#3f3f52',
      );
      pen.limb(
        [
          [46, -86],
          [66, -66],
          [44, -48],
        ],
        19,
        '#3f3f52',
      );
      if (mood === 'glad') {
        pen.shape('M-40 -52C-14 -34 16 -38 34 -74L46 -66C34 -20 -18 -14 -48 -36Z', '#a8703f', LIMB);
        pen.ellipse(40, -70, 10, 7, '#e8c890', { material: 'figure', ink: 0.6 });
      }
      badgerHead(pen, mood, 0, -128);
      if (mood === 'asleep') dreams(pen, 46, -156);
      return;
    }
    pen.shape(
      curve(
        [
          [-84, 2],
          [-74, -44],
          [-36, -78],
          [20, -84],
          [66, -56],
          [84, 2],
          [0, 8],
        ],
        true,
        0.15,
      ),
      '#7f6048',
      { ...BODY, material: 'land' },
    );
    pen.ellipse(-4, -32, 58, 30, '#3f2c34', { material: 'land', ink: 0.6 });
    pen.shape(
      curve([
        [-54, -22],
        [-50, -62],
        [-30, -88],
        [28, -88],
        [46, -62],
        [48, -22],
        [-4, -10],
      ]),
      fur,
      { ...BODY, shade: 1 },
    );
    pen.shape(
      curve(
        [
          [-84, 4],
          [-60, -18],
          [0, -12],
          [60, -18],
          [84, 4],
          [0, 10],
        ],
        true,
        0.15,
      ),
      '#8f6f52',
      { ...BODY, material: 'land' },
    );
    for (const side of [-1, 1]) {
      pen.ellipse(-4 + side * 42, -20, 15, 11, '#3f3f52', LIMB);
      for (const dx of [-7, 0, 7]) pen.line(`M${-4 + side * 42 + dx} -14L${-4 + side * 42 + dx} -8`, '#e8e4ea', 3);
    }
    for (const [x, y, angle] of [
      [60, -46, -60],
      [68, -40, -20],
      [-66, -44, -130],
    ] as const)
      leaf(pen, x, y, 30, angle, '#6fae5a', '#a8d88a');
    badgerHead(pen, mood, -4, -108);
  },
};

function badgerHead(pen: Pen, mood: FigureMood, x: number, y: number): void {
  pen.at(x, y, 1, () => {
    for (const side of [-1, 1]) {
      pen.ellipse(side * 42, -30, 14, 13, '#3f3f52', LIMB);
      pen.ellipse(side * 42, -29, 7, 6, '#e8e4ea', MARK);
    }
    pen.ellipse(0, 0, 54, 46, '#f2eef0', { ...BODY, shade: 0.9 });
    for (const side of [-1, 1])
      pen.shape(
        `M${side * 12} -44Q${side * 34} -42 ${side * 40} -24Q${side * 44} 6 ${side * 26} 28Q${side * 14} 14 ${side * 12} -10Z`,
        '#3f3f52',
        MARK,
      );
    for (const side of [-1, 1]) {
      pen.ellipse(side * 24, -2, 12, 14, '#fbf8f8', MARK);
      creatureEye(pen, mood, side * 24, -2, { size: 0.74 });
      drawCheek(pen, side * 38, 18, { size: 0.7 });
    }
    pen.ellipse(0, 16, 11, 8, '#2f2438', { material: 'figure', ink: 0 });
    pen.ellipse(-3, 13, 3, 2, '#ffffff', { material: 'figure', ink: 0, opacity: 0.8 });
    pen.line(mood === 'calm' ? 'M-9 33Q0 28 9 33' : 'M-12 28Q-6 35 0 29Q6 35 12 28', '#4a3040', 2.8);
  });
}

/** A pencil behind her ear, a list of nine hundred acorns somewhere. */
export const squirrel: Figure = {
  width: 168,
  height: 186,
  draw(pen, mood) {
    const [fur, pale] = ['#c8743f', '#f8e2c4'];
    pen.shape(
      curve([
        [20, -16],
        [62, -20],
        [84, -70],
        [72, -132],
        [36, -150],
        [18, -124],
        [40, -112],
        [46, -80],
        [22, -52],
      ]),
      mix(fur, '#8a3f34', 0.2),
      { ...BODY, shade: 1.2 },
    );
    pen.line(
      curve(
        [
          [48, -34],
          [68, -76],
          [56, -124],
          [36, -134],
        ],
        false,
      ),
      '#e8a068',
      5,
      { opacity: 0.8 },
    );
    for (const x of [-28, 16]) pen.ellipse(x, -6, 21, 9, fur, LIMB);
    pen.shape(
      curve([
        [-38, -10],
        [-42, -50],
        [-28, -84],
        [18, -84],
        [34, -48],
        [30, -10],
        [-4, -4],
      ]),
      fur,
      { ...BODY, shade: 1 },
    );
    pen.ellipse(-8, -38, 24, 30, pale, { ...MARK, shade: 0.3 });
    pen.at(-8, -118, 1, () => {
      for (const side of [-1, 1]) {
        pen.shape(`M${side * 18} -30Q${side * 26} -66 ${side * 42} -62Q${side * 48} -38 ${side * 40} -16Z`, fur, LIMB);
        pen.shape(
          `M${side * 26} -30Q${side * 30} -50 ${side * 38} -50Q${side * 40} -36 ${side * 36} -22Z`,
          '#eeb08a',
          MARK,
        );
      }
      pen.ellipse(0, 0, 47, 41, fur, { ...BODY, shade: 0.9 });
      pen.ellipse(-2, 15, 33, 22, pale, MARK);
      creatureFace(pen, mood, { x: -2, y: -2, apart: 20, size: 0.82 });
      pen.ellipse(-2, 13, 6, 4.4, '#6a3440', { material: 'figure', ink: 0 });
      pen.line(mood === 'calm' ? 'M-10 27Q-2 23 6 27' : 'M-12 22Q-7 28 -2 22Q3 28 8 22', '#6a3440', 2.6);
      if (mood === 'glad') pen.shape(roundedRect(-7, 25, 10, 8, 2), '#ffffff', { material: 'figure', ink: 0.5 });
      pen.line('M32 -26L58 -42', '#f2b541', 6);
      pen.line('M58 -42L64 -46', '#4a3040', 4);
    });
    pen.limb(
      [
        [-34, -70],
        [-42, -48],
        [-22, -44],
      ],
      15,
      fur,
    );
    pen.limb(
      [
        [20, -70],
        [26, -48],
        [8, -44],
      ],
      15,
      fur,
    );
    pen.shape('M-20 -46Q-20 -22 -7 -16Q6 -22 6 -46Z', '#d9a05a', LIMB);
    pen.shape('M-24 -42Q-22 -60 -7 -60Q8 -60 10 -42Q-7 -36 -24 -42Z', '#8a5a38', LIMB);
    if (mood === 'asleep') dreams(pen, 26, -168);
  },
};

/** The smallest of the forest. */
export const beetle: Figure = {
  width: 62,
  height: 50,
  draw(pen, mood) {
    for (const x of [-14, 2, 18]) pen.line(`M${x} -8L${x - 4} 0`, '#2f3a6a', 3.6);
    pen.shape('M-12 -6C-14 -34 8 -42 22 -32C32 -24 32 -10 28 -6Z', '#3f8a9a', { ...BODY, shade: 0.5 });
    pen.line('M8 -38Q14 -20 10 -7', '#23566a', 2.2);
    pen.ellipse(21, -24, 3, 3, '#8fd0d8', MARK);
    pen.ellipse(-16, -18, 13, 12, '#3a4a86', { ...LIMB, shade: 0.3 });
    creatureFace(pen, mood, { x: -18, y: -19, apart: 5, size: 0.36, cheeks: false });
    pen.line('M-20 -29Q-24 -40 -30 -40M-12 -30Q-12 -42 -6 -44', '#2f3a6a', 2.4);
  },
};
