// Who helps in the jungle: the boa, the armadillo, the parrot, the tree frog; and the leafcutter ant, the smallest.
import { mix } from '../../color.ts';
import { curve, ellipse, num, roundedRect, type Point } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import { leaf } from '../../settings/parts/plants.ts';
import type { Figure } from '../figure.ts';
import { drawCheek } from '../rig/face.ts';
import { creatureEye, creatureFace, dreams } from '../creature-face.ts';
import { BODY, LIMB, MARK } from './finishes.ts';

const PLATES = '#b99a78';

/** Shut to a crack, because of a dreadful clop. */
export const armadillo: Figure = {
  width: 168,
  height: 138,
  draw(pen, mood) {
    if (mood === 'calm') {
      const ball = ellipse(0, -58, 64, 58);
      pen.shape(ball, PLATES, { ...BODY, shade: 1.3 });
      let bands = '';
      for (const dx of [-44, -24, -2, 22, 44]) bands += `M${dx} -112Q${num(dx * 1.4)} -58 ${dx} -4`;
      pen.clip(ball, () => {
        pen.line(bands, mix(PLATES, '#4a3048', 0.4), 3.4, { opacity: 0.7 });
        for (const [x, y] of [
          [12, -96],
          [34, -84],
          [48, -62],
          [34, -28],
          [10, -18],
          [-34, -100],
        ] as const)
          pen.ellipse(x, y, 6, 5, mix(PLATES, '#fff0d8', 0.4), MARK);
        pen.shape('M-80 -82Q-20 -78 26 -60Q-20 -38 -80 -34Z', mix(PLATES, '#fff0d8', 0.4), MARK);
        pen.shape('M-80 -76Q-20 -74 16 -60Q-20 -43 -80 -40Z', '#3a2c40', MARK);
      });
      creatureCrack(pen);
      return;
    }
    pen.limb(
      [
        [60, -26],
        [82, -20],
        [80, -42],
      ],
      10,
      mix(PLATES, '#e8b8a8', 0.4),
    );
    for (const x of [-30, 34]) pen.ellipse(x, -6, 16, 8, '#d9a890', LIMB);
    pen.shape(
      curve([
        [-46, -8],
        [-54, -56],
        [-22, -96],
        [28, -98],
        [64, -64],
        [68, -14],
        [10, -6],
      ]),
      PLATES,
      { ...BODY, shade: 1.2 },
    );
    let bands = '';
    for (const x of [-12, 8, 28]) bands += `M${x - 8} -98Q${x + 18} -54 ${x - 4} -8`;
    pen.line(bands, mix(PLATES, '#4a3048', 0.4), 4, { opacity: 0.7 });
    for (const [x, y] of [
      [-28, -72],
      [-34, -48],
      [48, -70],
      [54, -46],
      [50, -24],
    ] as const)
      pen.ellipse(x, y, 6, 5, mix(PLATES, '#fff0d8', 0.4), MARK);
    const droop = mood === 'asleep' ? 14 : 0;
    pen.at(-46, -62 + droop, 1, () => {
      for (const side of [-1, 1]) {
        pen.shape(
          `M${side * 10} -22Q${side * 12} -58 ${side * 26} -58Q${side * 36} -40 ${side * 24} -14Z`,
          '#d9a890',
          LIMB,
        );
        pen.shape(
          `M${side * 15} -26Q${side * 17} -46 ${side * 25} -46Q${side * 29} -36 ${side * 22} -20Z`,
          '#f2c8bc',
          MARK,
        );
      }
      pen.shape(
        curve([
          [-38, 16],
          [-34, -8],
          [-14, -30],
          [16, -30],
          [32, -6],
          [26, 20],
          [0, 30],
          [-26, 28],
        ]),
        '#e8c4a4',
        BODY,
      );
      pen.shape(
        curve([
          [-24, -14],
          [-10, -32],
          [14, -32],
          [28, -12],
          [2, -20],
        ]),
        PLATES,
        LIMB,
      );
      creatureFace(pen, mood, { x: -2, y: -1, apart: 15, size: 0.66 });
      pen.ellipse(-33, 17, 8, 7, '#f08a90', LIMB);
      pen.line('M-20 20Q-10 27 0 19', '#6a3f44', 2.6);
    });
    if (mood === 'asleep') dreams(pen, -6, -116);
  },
};

function creatureCrack(pen: Pen): void {
  for (const x of [-42, -14]) {
    pen.ellipse(x, -59, 8.6, 9.6, '#fff6e0', { material: 'eye', ink: 0 });
    pen.ellipse(x - 1, -58, 4.8, 6, '#2a1d3f', { material: 'eye', ink: 0 });
    pen.ellipse(x - 2.6, -61, 1.8, 1.8, '#ffffff', { material: 'eye', ink: 0 });
  }
  pen.ellipse(-29, -48, 8, 5.4, '#f2b0a8', { material: 'figure', ink: 0.5 });
}

/** Green; she lost a sentence of her own, and likes figs. */
export const parrot: Figure = {
  width: 160,
  height: 188,
  draw(pen, mood) {
    const green = '#5fbf6a';
    pen.limb(
      [
        [-78, -22],
        [-10, -26],
        [50, -22],
        [76, -34],
      ],
      14,
      '#7a5a4a',
    );
    pen.limb(
      [
        [8, -24],
        [14, -8],
        [6, 2],
      ],
      13,
      '#7a5a4a',
    );
    leaf(pen, 70, -32, 34, -40, '#4f9f62');
    leaf(pen, -70, -24, 34, 160, '#4f9f62');
    pen.shape(
      curve([
        [8, -44],
        [30, -40],
        [46, 0],
        [30, 2],
        [12, -24],
      ]),
      '#3f9ad0',
      BODY,
    );
    pen.shape(
      curve([
        [-38, -46],
        [-44, -96],
        [-26, -140],
        [14, -140],
        [38, -96],
        [36, -46],
        [2, -28],
      ]),
      green,
      { ...BODY, shade: 1.2 },
    );
    pen.ellipse(-10, -70, 24, 32, '#c8ec8a', { ...MARK, shade: 0.3 });
    const wing: readonly Point[] =
      mood === 'glad'
        ? [
            [14, -116],
            [62, -150],
            [78, -120],
            [56, -84],
            [24, -80],
          ]
        : [
            [14, -116],
            [42, -100],
            [46, -62],
            [30, -44],
            [14, -74],
          ];
    pen.shape(curve(wing), '#3f9a6a', BODY);
    pen.line(
      mood === 'glad'
        ? 'M38 -112Q54 -116 64 -122M36 -98Q50 -100 60 -104'
        : 'M24 -88Q30 -74 34 -62M32 -96Q38 -82 40 -72',
      '#f2c14f',
      5,
    );
    for (const x of [-18, 12])
      for (const dx of [-6, 0, 6]) pen.ellipse(x + dx, -27, 4.4, 6.4, '#8a8aa0', { material: 'figure', ink: 0.6 });
    pen.at(-10, -144, 1, () => {
      pen.ellipse(0, 0, 41, 37, green, { ...BODY, shade: 0.8 });
      pen.shape('M-8 -34Q-6 -52 6 -50Q2 -42 8 -34M6 -34Q14 -50 24 -44Q18 -38 18 -30', '#f2c14f', LIMB);
      for (const side of [-1, 1]) {
        pen.ellipse(-6 + side * 18, -3, 14, 14, '#fff6e4', MARK);
        creatureEye(pen, mood, -6 + side * 18, -3, { size: 0.74 });
        drawCheek(pen, -6 + side * 30, 13, { size: 0.6 });
      }
      pen.shape('M-20 4Q-6 -6 8 4Q8 22 -8 32Q-10 26 -16 22Q-22 14 -20 4Z', '#f2a04a', LIMB);
      pen.line('M-17 16Q-8 20 4 16', '#b9702f', 2.4);
    });
    pen.limb(
      [
        [-30, -58],
        [-52, -66],
        [-58, -82],
      ],
      8,
      '#8a8aa0',
    );
    pen.ellipse(-60, -94, 14, 15, '#7a4a8a', { ...BODY, shade: 0.4 });
    pen.line('M-60 -108L-58 -116', '#5f8f4a', 4);
    if (mood === 'asleep') dreams(pen, 24, -172);
  },
};

/** As big as a thumb; enormous in a bamboo. */
export const treeFrog: Figure = {
  width: 150,
  height: 176,
  draw(pen, mood) {
    const [green, bamboo] = ['#7fcf5a', '#c9b45a'];
    pen.shape(roundedRect(-12, -84, 56, 86, 8), bamboo, { ...BODY, material: 'land', shade: 1 });
    for (const y of [-58, -22]) {
      pen.shape(roundedRect(-16, y, 64, 9, 4), mix(bamboo, '#fff0b0', 0.35), { material: 'land', rim: 0.6 });
      pen.line(`M-12 ${y + 11}L44 ${y + 11}`, mix(bamboo, '#4a5a2a', 0.5), 2.6, { material: 'land', opacity: 0.7 });
    }
    pen.ellipse(16, -84, 28, 9, mix(bamboo, '#4a3a2a', 0.5), { material: 'land', ink: 0.6 });
    pen.shape(roundedRect(-62, -46, 34, 48, 6), mix(bamboo, '#5f8f3f', 0.35), { ...BODY, material: 'land' });
    pen.ellipse(-45, -46, 17, 6, mix(bamboo, '#4a3a2a', 0.4), { material: 'land', ink: 0.6 });
    for (const [x, y, angle] of [
      [44, -52, -30],
      [46, -18, -10],
      [-60, -30, -160],
    ] as const)
      leaf(pen, x, y, 40, angle, '#6fae5a');
    const [x, y] = [16, -92];
    for (const side of [-1, 1]) {
      pen.limb(
        [
          [x + side * 22, y - 4],
          [x + side * 42, y - 22],
          [x + side * 34, y + 12],
        ],
        11,
        green,
      );
      for (const dx of [-6, 0, 6])
        pen.ellipse(x + side * 35 + dx, y + 14, 4.6, 4.6, '#f2a04a', { material: 'figure', ink: 0.5 });
    }
    pen.shape(
      curve([
        [x - 36, y + 4],
        [x - 32, y - 34],
        [x, y - 52],
        [x + 32, y - 34],
        [x + 36, y + 4],
        [x, y + 12],
      ]),
      green,
      { ...BODY, shade: 0.9 },
    );
    pen.ellipse(x, y - 8, 22, 17, '#eef6b0', { ...MARK, shade: 0.3 });
    const shut = mood !== 'calm';
    for (const side of [-1, 1]) {
      pen.ellipse(x + side * 21, y - 50, 17, 17, green, LIMB);
      if (shut) creatureEye(pen, mood, x + side * 21, y - 50, { size: 0.8 });
      else {
        pen.ellipse(x + side * 21, y - 51, 13, 13, '#f2613f', { material: 'figure', ink: 0.5 });
        creatureEye(pen, 'calm', x + side * 21, y - 51, { size: 0.82 });
      }
      drawCheek(pen, x + side * 28, y - 26, { size: 0.7 });
    }
    pen.line(
      mood === 'calm'
        ? `M${x - 10} ${y - 25}Q${x} ${y - 29} ${x + 10} ${y - 25}`
        : `M${x - 18} ${y - 30}Q${x} ${y - 14} ${x + 18} ${y - 30}`,
      '#3f6a34',
      3,
    );
    if (mood === 'asleep') dreams(pen, x + 26, y - 66);
  },
};

/** The smallest of the jungle. */
export const leafcutter: Figure = {
  width: 70,
  height: 62,
  draw(pen, mood) {
    const body = '#a8503f';
    for (const x of [-8, 4, 16])
      pen.line(`M${x} -12Q${x - 6} -8 ${x - 6} 0M${x} -12Q${x + 8} -8 ${x + 8} 0`, '#7a3434', 3.2);
    pen.ellipse(20, -16, 13, 10, body, { ...BODY, shade: 0.4 });
    pen.ellipse(3, -14, 8, 7, body, LIMB);
    pen.ellipse(-15, -19, 15, 13, body, { ...BODY, shade: 0.4 });
    creatureFace(pen, mood, { x: -17, y: -20, apart: 6, size: 0.4, cheeks: false });
    pen.line('M-22 -30Q-28 -36 -33 -34M-12 -31Q-12 -38 -8 -42M-2 -20L4 -34', '#7a3434', 2.6);
    if (mood === 'asleep') leaf(pen, -26, -8, 56, -8, '#7fc06a');
    else leaf(pen, -20, -44, 52, -6, '#7fc06a');
  },
};
