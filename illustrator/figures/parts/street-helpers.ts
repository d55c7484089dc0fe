// Who helps in the neighborhood: the gnome, the raccoon, the pigeon, the old bicycle; and the pill bug, the smallest.
import { mix } from '../../color.ts';
import { curve, polygon, roundedRect } from '../../path.ts';
import { flower } from '../../settings/parts/plants.ts';
import type { Figure } from '../figure.ts';
import { drawCheek, INK } from '../rig/face.ts';
import { creatureEye, creatureFace, dreams } from '../creature-face.ts';
import { BODY, LIMB, MARK } from './finishes.ts';

/** Sixty years of fishing in a flower bed. */
export const gnome: Figure = {
  width: 168,
  height: 188,
  draw(pen, mood) {
    for (const [x, scale, tint] of [
      [-76, 0.7, '#f58fa8'],
      [-60, 0.56, '#b9a0f0'],
      [70, 0.6, '#ffd36b'],
    ] as const)
      flower(pen, x, 2, scale, tint);
    for (const x of [-14, 26])
      pen.shape(
        curve([
          [x - 20, 0],
          [x - 18, -14],
          [x + 2, -18],
          [x + 14, -10],
          [x + 14, 0],
        ]),
        '#6a4a3f',
        LIMB,
      );
    pen.shape(
      curve([
        [-34, -14],
        [-38, -50],
        [-22, -84],
        [34, -84],
        [50, -50],
        [46, -14],
        [6, -8],
      ]),
      '#4f7fb8',
      { ...BODY, shade: 1.1 },
    );
    pen.shape(roundedRect(-36, -40, 84, 12, 4), '#5a3f3a', LIMB);
    pen.shape(roundedRect(-3, -43, 18, 18, 4), '#f2c14f', LIMB);
    pen.ellipse(6, -94, 37, 33, '#f2c29a', { material: 'skin', shade: 0.6, rim: 0.8 });
    creatureFace(pen, mood, { x: 4, y: -100, apart: 15, size: 0.66 });
    pen.shape(
      curve([
        [-32, -90],
        [-12, -84],
        [6, -80],
        [24, -84],
        [44, -90],
        [40, -56],
        [22, -36],
        [6, -30],
        [-10, -36],
        [-26, -56],
      ]),
      '#fbf6f0',
      { ...BODY, shade: 0.6 },
    );
    pen.line('M-12 -62Q-8 -52 -4 -46M8 -66Q8 -54 8 -44M26 -62Q22 -52 18 -46', '#d8cfd8', 3);
    pen.shape(
      curve([
        [-18, -78],
        [6, -88],
        [30, -78],
        [20, -70],
        [6, -76],
        [-8, -70],
      ]),
      '#ffffff',
      LIMB,
    );
    pen.ellipse(5, -88, 9, 8, '#f0967f', { material: 'skin', shade: 0.3, rim: 0.6 });
    pen.shape(
      curve(
        [
          [-38, -112],
          [-22, -140],
          [10, -186],
          [28, -182],
          [36, -142],
          [50, -112],
          [6, -104],
        ],
        true,
        0.14,
      ),
      '#e0484a',
      { ...BODY, shade: 1 },
    );
    pen.line('M-34 -112Q6 -102 46 -112', '#c23a44', 6);
    pen.limb(
      [
        [-26, -68],
        [-46, -54],
        [-40, -36],
      ],
      16,
      '#4f7fb8',
    );
    const tip = mood === 'asleep' ? -92 : -124;
    pen.line(`M-34 -30Q-50 -70 -66 ${tip}`, '#a5744f', 4.6);
    pen.line(`M-66 ${tip}Q-74 -60 -72 -12`, '#ffffff', 1.8, { material: 'glow', opacity: 0.9 });
    pen.ellipse(-40, -36, 9, 9, '#f2c29a', { material: 'skin', shade: 0.3 });
    if (mood === 'glad') {
      pen.shape('M-84 -18L-58 -18L-62 -2L-80 -2Z', '#8fb8d8', LIMB);
      pen.ellipse(-71, -18, 13, 4, '#4f9ad0', { material: 'figure', ink: 0.5 });
      pen.ellipse(-70, -30, 8, 6, '#f58fa8', LIMB);
    }
    if (mood === 'asleep') dreams(pen, 50, -146);
  },
};

/** It is only the face. She has a pie dish. */
export const raccoon: Figure = {
  width: 168,
  height: 184,
  draw(pen, mood) {
    const [fur, dark, pale] = ['#9a9aa8', '#4a4860', '#f2eef0'];
    const tail = curve([
      [28, -14],
      [66, -16],
      [82, -60],
      [70, -104],
      [50, -96],
      [54, -64],
      [40, -40],
    ]);
    pen.shape(tail, fur, { ...BODY, shade: 1 });
    pen.clip(tail, () => {
      for (const [x, y, turn] of [
        [66, -36, 30],
        [68, -64, 8],
        [60, -90, -14],
      ] as const)
        pen.at(x, y, 1, () => pen.shape(roundedRect(-26, -6, 52, 12, 4), dark, MARK), turn);
    });
    for (const x of [-28, 18]) pen.ellipse(x, -7, 21, 9, dark, LIMB);
    pen.shape(
      curve([
        [-44, -12],
        [-48, -54],
        [-30, -90],
        [22, -90],
        [42, -54],
        [38, -12],
        [-4, -4],
      ]),
      fur,
      { ...BODY, shade: 1 },
    );
    pen.ellipse(-6, -40, 26, 30, pale, { ...MARK, shade: 0.3 });
    pen.at(-6, -122, 1, () => {
      for (const side of [-1, 1]) {
        pen.shape(`M${side * 18} -32Q${side * 34} -60 ${side * 48} -50Q${side * 52} -28 ${side * 42} -10Z`, fur, LIMB);
        pen.shape(`M${side * 27} -30Q${side * 36} -46 ${side * 43} -42Q${side * 45} -28 ${side * 38} -18Z`, pale, MARK);
      }
      pen.shape(
        curve([
          [0, -42],
          [36, -32],
          [54, 4],
          [40, 28],
          [0, 38],
          [-40, 28],
          [-54, 4],
          [-36, -32],
        ]),
        fur,
        { ...BODY, shade: 0.9 },
      );
      pen.shape(
        curve([
          [0, -18],
          [30, -22],
          [46, -2],
          [36, 30],
          [0, 37],
          [-36, 30],
          [-46, -2],
          [-30, -22],
        ]),
        pale,
        MARK,
      );
      for (const side of [-1, 1])
        pen.shape(
          `M${side * 5} -10Q${side * 24} -24 ${side * 44} -6Q${side * 46} 12 ${side * 28} 14Q${side * 10} 14 ${side * 5} -10Z`,
          dark,
          MARK,
        );
      for (const side of [-1, 1]) {
        pen.ellipse(side * 22, -1, 11.6, 11.6, '#fbf8f8', MARK);
        creatureEye(pen, mood, side * 22, -1, { size: 0.7 });
        drawCheek(pen, side * 38, 20, { size: 0.66 });
      }
      pen.ellipse(0, 16, 8, 6, '#2f2438', { material: 'figure', ink: 0 });
      pen.line(mood === 'calm' ? 'M-7 30Q0 26 7 30' : 'M-10 26Q-5 32 0 26Q5 32 10 26', '#4a3040', 2.6);
    });
    const y = mood === 'asleep' ? -34 : -50;
    pen.limb(
      [
        [-40, -74],
        [-54, -58],
        [-32, y],
      ],
      16,
      fur,
    );
    pen.limb(
      [
        [30, -74],
        [42, -58],
        [22, y],
      ],
      16,
      fur,
    );
    pen.ellipse(-5, y - 4, 40, 10, '#cfe4f4', LIMB);
    pen.shape(
      polygon([
        [-45, y - 3],
        [35, y - 3],
        [25, y + 15],
        [-35, y + 15],
      ]),
      '#8fc0e0',
      LIMB,
    );
    if (mood === 'glad') pen.shape(`M-34 ${y - 6}Q-5 ${y - 34} 26 ${y - 6}Z`, '#e8b070', LIMB);
    for (const x of [-35, 25]) pen.ellipse(x, y + 2, 8, 8, dark, LIMB);
    if (mood === 'asleep') dreams(pen, 36, -160);
  },
};

/** A very straight back, a ring on his leg, and no idea where home is. */
export const pigeon: Figure = {
  width: 156,
  height: 180,
  draw(pen, mood) {
    const gray = '#9fb0cc';
    for (const x of [-12, 14]) {
      pen.line(`M${x} -30L${x} -6M${x} -6L${x - 11} -1M${x} -6L${x} 0M${x} -6L${x + 10} -1`, '#e8788a', 5);
      if (x > 0) pen.shape(roundedRect(x - 6, -22, 12, 9, 3), '#f2c14f', LIMB);
    }
    pen.shape(
      curve(
        [
          [34, -48],
          [74, -30],
          [70, -14],
          [30, -26],
        ],
        true,
        0.12,
      ),
      mix(gray, '#4a5580', 0.45),
      LIMB,
    );
    pen.shape(
      curve([
        [-44, -56],
        [-48, -96],
        [-24, -124],
        [16, -116],
        [46, -78],
        [44, -38],
        [4, -22],
        [-30, -30],
      ]),
      gray,
      { ...BODY, shade: 1.2 },
    );
    pen.shape(
      curve([
        [-40, -92],
        [-30, -122],
        [2, -128],
        [14, -108],
        [-8, -92],
        [-30, -84],
      ]),
      '#7fb89a',
      LIMB,
    );
    pen.shape(
      curve([
        [-36, -98],
        [-20, -110],
        [10, -112],
        [0, -100],
        [-26, -90],
      ]),
      '#b088c8',
      { ...MARK, opacity: 0.7 },
    );
    pen.shape(
      curve([
        [0, -96],
        [40, -82],
        [58, -44],
        [40, -36],
        [10, -56],
      ]),
      mix(gray, '#ffffff', 0.2),
      BODY,
    );
    pen.line('M22 -64Q36 -56 48 -48M30 -80Q42 -66 52 -56', mix(gray, '#3a4470', 0.6), 5);
    pen.at(-16, -138, 1, () => {
      pen.ellipse(0, 0, 36, 34, mix(gray, '#6a7aa8', 0.3), { ...BODY, shade: 0.7 });
      for (const side of [-1, 1]) {
        pen.ellipse(-4 + side * 15, -2, 12, 12, '#fff2e0', MARK);
        creatureEye(pen, mood, -4 + side * 15, -2, { size: 0.66 });
        drawCheek(pen, -4 + side * 25, 13, { size: 0.56 });
      }
      if (mood === 'calm') pen.line('M-26 -20L-14 -24M6 -24L18 -20', INK, 3, { material: 'eye' });
      pen.shape('M-13 8Q-4 2 5 8Q3 20 -5 26Q-11 20 -13 8Z', '#f2a85a', LIMB);
      pen.ellipse(-4, 8, 8, 4, '#fbf6f0', { material: 'figure', ink: 0.5 });
      // a cap, as for somebody who carries messages
      pen.shape('M-30 -18Q-28 -44 0 -44Q28 -44 30 -18Q0 -28 -30 -18Z', '#3f5fa8', LIMB);
      pen.shape('M-32 -16Q-16 -28 2 -25Q-10 -12 -30 -11Z', '#2f4a88', LIMB);
      pen.ellipse(2, -35, 5, 5, '#f2c14f', { material: 'figure', ink: 0.5 });
    });
    pen.shape(roundedRect(-46, -70, 30, 21, 3), '#fff6e4', LIMB);
    pen.line('M-44 -68L-31 -58L-18 -68', '#c8a88a', 2.4);
    pen.ellipse(-31, -57, 3.6, 3.6, '#e8635a', { material: 'figure', ink: 0.4 });
    if (mood === 'asleep') dreams(pen, 18, -158);
  },
};

/** The smallest of the neighborhood. */
export const pillBug: Figure = {
  width: 62,
  height: 46,
  draw(pen, mood) {
    const gray = '#8a92ac';
    if (mood === 'asleep') {
      pen.ellipse(0, -20, 22, 20, gray, { ...BODY, shade: 0.5 });
      pen.line('M-12 -35Q-18 -20 -12 -5M0 -39Q-4 -20 0 -1M12 -36Q10 -20 12 -5', '#5f6684', 2.4);
      return;
    }
    for (const x of [-8, 2, 12, 22]) pen.line(`M${x} -6L${x - 3} 0`, '#5f6684', 3);
    const back = curve([
      [-14, -5],
      [-16, -24],
      [0, -36],
      [20, -30],
      [30, -8],
      [10, -3],
    ]);
    pen.shape(back, gray, { ...BODY, shade: 0.5 });
    pen.clip(back, () => pen.line('M-4 -40Q-10 -20 -4 0M8 -40Q4 -20 8 0M18 -38Q18 -20 18 0', '#5f6684', 2.4));
    pen.ellipse(-17, -16, 12, 11, mix(gray, '#ffffff', 0.2), { ...LIMB, shade: 0.3 });
    creatureFace(pen, mood, { x: -18, y: -17, apart: 5, size: 0.36, cheeks: false });
    pen.line('M-22 -26Q-26 -34 -31 -33M-14 -26Q-14 -36 -9 -38', '#5f6684', 2.4);
  },
};
