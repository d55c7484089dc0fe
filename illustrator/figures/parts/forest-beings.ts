// Who the stories of the forest are about: the small owl, the moon flower, the old hare, the fawn.
import { mix } from '../../color.ts';
import { curve, roundedRect } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import { leaf } from '../../settings/parts/plants.ts';
import type { Figure, FigureMood } from '../figure.ts';
import { INK } from '../rig/face.ts';
import { creatureEye, creatureFace, dreams } from '../creature-face.ts';
import { BODY, LIMB, MARK } from './finishes.ts';

/** Round, as if it had been knitted, and mostly eyes. It stands on a stump. */
export const owlet: Figure = {
  width: 190,
  height: 236,
  draw(pen, mood) {
    stump(pen);
    const [wool, pale] = ['#b98a66', '#f2dcc0'];
    for (const side of [-1, 1])
      pen.shape(
        `M${side * 26} -196Q${side * 46} -232 ${side * 60} -224Q${side * 62} -198 ${side * 52} -176Z`,
        wool,
        LIMB,
      );
    pen.ellipse(0, -134, 72, 70, wool, { ...BODY, shade: 1.3 });
    pen.ellipse(0, -112, 45, 45, pale, { ...MARK, shade: 0.4 });
    // rows of stitches
    for (let row = 0; row < 4; row++)
      for (let i = -2; i <= 2; i++) {
        const [x, y] = [i * 15 + (row % 2) * 7 - 3, -116 + row * 14];
        if (Math.abs(x) < 34) pen.line(`M${x - 5} ${y}L${x} ${y + 6}L${x + 5} ${y}`, mix(wool, pale, 0.3), 2.6);
      }
    const lifted = mood === 'calm';
    for (const side of [-1, 1]) {
      pen.shape(
        lifted
          ? `M${side * 64} -140Q${side * 104} -150 ${side * 92} -108Q${side * 84} -86 ${side * 62} -104Z`
          : `M${side * 62} -148Q${side * 88} -110 ${side * 62} -76Q${side * 46} -96 ${side * 50} -130Z`,
        mix(wool, '#5a3448', 0.25),
        LIMB,
      );
      pen.ellipse(side * 30, -152, 34, 34, pale, { ...LIMB, shade: 0.3 });
      if (mood === 'calm') {
        pen.ellipse(side * 28, -152, 23, 24, '#ffd95e', { material: 'figure', ink: 0.5 });
        pen.ellipse(side * 27, -152, 16, 18, INK, { material: 'eye', ink: 0 });
        pen.ellipse(side * 27 - 6, -159, 6, 6.5, '#ffffff', { material: 'eye', ink: 0 });
        pen.ellipse(side * 27 + 5, -144, 3, 3, '#ffffff', { material: 'eye', ink: 0 });
      } else creatureEye(pen, mood, side * 28, -150, { size: 1.5 });
      pen.ellipse(side * 54, -124, 10, 6, '#ff8f7d', { ...MARK, opacity: 0.5 });
      for (const dx of [-8, 0, 8])
        pen.ellipse(side * 22 + dx, -64, 5.4, 7, '#f2a541', { material: 'figure', ink: 0.6 });
    }
    pen.shape('M-10 -134Q0 -142 10 -134Q8 -120 0 -114Q-8 -120 -10 -134Z', '#f2a541', LIMB);
    if (mood === 'calm')
      pen.shape('M-7 -118Q0 -108 7 -118Q4 -104 0 -103Q-4 -104 -7 -118Z', '#c8673f', { material: 'figure', ink: 0.6 });
    if (mood === 'asleep') dreams(pen, 70, -188);
  },
};

function stump(pen: Pen): void {
  pen.shape(
    curve(
      [
        [-84, 2],
        [-62, -14],
        [-60, -60],
        [60, -60],
        [62, -14],
        [86, 2],
        [0, 8],
      ],
      true,
      0.12,
    ),
    '#80594a',
    { ...BODY, material: 'land' },
  );
  pen.ellipse(0, -60, 60, 15, '#d8b48a', { material: 'land', rim: 0.6 });
  pen.line(
    `${curve([
      [-36, -60],
      [0, -68],
      [36, -60],
      [0, -52],
    ])}${curve([
      [-16, -60],
      [0, -64],
      [16, -60],
      [0, -56],
    ])}`,
    '#a87f5c',
    2.6,
    { material: 'land' },
  );
  pen.line('M-40 -44Q-44 -20 -52 -6M8 -42Q4 -20 10 -2M40 -44Q44 -24 52 -8', '#5a3b38', 3, {
    material: 'land',
    opacity: 0.6,
  });
  pen.shape(
    curve([
      [40, 0],
      [48, -18],
      [70, -16],
      [86, 2],
      [62, 8],
    ]),
    '#5fae72',
    { material: 'land', rim: 0.7 },
  );
}

/** As high as the hero; its one bud is shut, until it is the color of the moon. */
export const moonFlower: Figure = {
  width: 220,
  height: 268,
  draw(pen, mood) {
    const green = '#4f9a6a';
    for (const [x, angle, length] of [
      [-4, -158, 84],
      [4, -24, 88],
      [0, -130, 62],
      [2, -48, 66],
    ] as const)
      leaf(pen, x, -4, length, angle, green);
    pen.limb(
      [
        [0, 0],
        [-9, -70],
        [6, -130],
        [0, -172],
      ],
      13,
      green,
    );
    leaf(pen, -4, -88, 66, -150, mix(green, '#bfe88a', 0.2));
    leaf(pen, 4, -116, 60, -34, mix(green, '#bfe88a', 0.1));
    if (mood === 'calm') shutBud(pen, green);
    else openBloom(pen, mood, green);
    beetleOnChair(pen, mood);
  },
};

function shutBud(pen: Pen, green: string): void {
  pen.shape('M0 -262C44 -226 50 -178 0 -160C-50 -178 -44 -226 0 -262Z', '#f0e6c8', BODY);
  pen.shape('M0 -262C22 -230 20 -186 4 -162C44 -176 46 -226 0 -262Z', '#fbf4dc', { ...LIMB, opacity: 0.9 });
  for (const side of [-1, 1])
    pen.shape(
      `M0 -158C${side * 38} -160 ${side * 48} -190 ${side * 34} -222C${side * 14} -206 ${side * 4} -186 0 -158Z`,
      green,
      LIMB,
    );
  pen.shape('M0 -156C-20 -168 -18 -184 0 -194C18 -184 20 -168 0 -156Z', mix(green, '#bfe88a', 0.25), LIMB);
  creatureFace(pen, 'calm', { y: -212, apart: 13, size: 0.56, mouth: 10 });
}

function openBloom(pen: Pen, mood: FigureMood, green: string): void {
  const awake = mood === 'glad';
  const drop = awake ? 0 : 10;
  pen.glow(0, -188, awake ? 150 : 100, '#fff2c4', awake ? 0.9 : 0.5);
  for (const [angle, length] of [
    [-180, 92],
    [-150, 92],
    [-120, 84],
    [-90, 80],
    [-60, 84],
    [-30, 92],
    [0, 92],
  ] as const)
    leaf(pen, 0, -178 + drop, length * (awake ? 1 : 0.8), angle, '#efe2b8', '#fffbe8');
  for (const [angle, length] of [
    [-165, 76],
    [-135, 74],
    [-105, 70],
    [-75, 70],
    [-45, 74],
    [-15, 76],
  ] as const)
    leaf(pen, 0, -178 + drop, length * (awake ? 1 : 0.8), angle, '#fff6d6', '#fffef4');
  pen.shape(`M-34 ${-172 + drop}Q0 ${-138 + drop} 34 ${-172 + drop}Q0 ${-180 + drop} -34 ${-172 + drop}Z`, green, LIMB);
  pen.ellipse(0, -194 + drop, 34, 30, '#fff2b8', { ...LIMB, shade: 0.4 });
  creatureFace(pen, mood, { y: -197 + drop, apart: 14, size: 0.62, mouth: 11 });
}

/** He wanted to sit while he waited. */
function beetleOnChair(pen: Pen, mood: FigureMood): void {
  pen.at(-84, 0, 0.92, () => {
    pen.line('M-16 0L-14 -24M14 0L13 -24M-16 -24L16 -24M-15 -24L-19 -52', '#c98a52', 5);
    pen.shape(roundedRect(-24, -58, 9, 22, 4), '#d99a5c', LIMB);
    pen.ellipse(0, -38, 15, 17, '#4f6fc0', BODY);
    pen.line('M1 -54L1 -24', '#2f3f86', 2.4);
    pen.ellipse(5, -60, 11, 10, '#3a4a86', LIMB);
    creatureFace(pen, mood, { x: 6, y: -61, apart: 4.6, size: 0.28, cheeks: false });
    pen.line('M1 -69Q-4 -80 -10 -80M9 -69Q13 -80 20 -80', '#2f3a6a', 2.2);
  });
}
