// Who the stories of the jungle are about: the young toucan, the sloth at her piano, the pink dolphin.
import { mix } from '../../color.ts';
import { curve, ellipse, num, roundedRect, type Point } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import { leaf } from '../../settings/parts/plants.ts';
import type { Figure, FigureMood } from '../figure.ts';
import { drawCheek } from '../rig/face.ts';
import { creatureEye, creatureFace, dreams } from '../creature-face.ts';
import { BODY, LIMB, MARK } from './finishes.ts';
import { note } from './note.ts';

/** His beak is nearly as long as the rest of him, and he does not know where to put it for the night. */
export const toucan: Figure = {
  width: 250,
  height: 232,
  draw(pen, mood) {
    const black = '#3c3a5a';
    pen.limb(
      [
        [112, 0],
        [96, -36],
        [40, -56],
        [-50, -58],
        [-112, -72],
      ],
      20,
      '#7a5a4a',
    );
    for (const [x, y, length, angle] of [
      [-92, -72, 46, -140],
      [-96, -66, 44, 150],
      [82, -46, 50, -30],
      [100, -18, 42, 20],
      [28, -52, 40, 60],
    ] as const)
      leaf(pen, x, y, length, angle, '#5fae6a');
    const rests = mood !== 'calm';
    pen.shape(rests ? 'M40 -74L92 -150L104 -122L70 -60Z' : 'M44 -74L104 -50L92 -34L40 -56Z', black, BODY);
    pen.shape(
      curve([
        [-44, -66],
        [-56, -110],
        [-40, -160],
        [0, -176],
        [42, -154],
        [60, -104],
        [44, -64],
        [0, -54],
      ]),
      black,
      { ...BODY, shade: 1.2 },
    );
    pen.shape(
      curve([
        [-40, -86],
        [-46, -122],
        [-28, -150],
        [2, -150],
        [8, -112],
        [-14, -82],
      ]),
      '#fff2d8',
      MARK,
    );
    pen.shape(
      curve([
        [-38, -80],
        [-24, -72],
        [-6, -80],
        [-14, -68],
        [-30, -64],
      ]),
      '#e8635a',
      MARK,
    );
    for (const x of [-20, 16]) {
      for (const dx of [-7, 0, 7]) pen.ellipse(x + dx, -56, 5, 7.4, '#6f9ad8', { material: 'figure', ink: 0.6 });
    }
    if (rests) settledHead(pen, mood, black);
    else slippingHead(pen, black);
    pen.shape(
      curve([
        [20, -148],
        [54, -128],
        [62, -84],
        [44, -62],
        [24, -86],
        [14, -120],
      ]),
      mix(black, '#8a86c0', 0.22),
      LIMB,
    );
    pen.line('M28 -112Q36 -92 46 -80M38 -122Q48 -104 54 -92', mix(black, '#b8b4e0', 0.4), 2.6, { opacity: 0.7 });
    if (mood === 'asleep') dreams(pen, 12, -206);
  },
};

const BEAK = 'M0 -26C-44 -34 -96 -24 -110 14C-112 24 -104 26 -98 20C-64 8 -30 14 0 16Z';

function beak(pen: Pen): void {
  pen.shape(BEAK, '#f9b23c', { ...BODY, shade: 1 });
  pen.clip(BEAK, () => {
    pen.shape('M-70 -40L-46 -40Q-58 0 -54 30L-76 30Q-80 0 -70 -40Z', '#f2843f', { ...MARK, opacity: 0.9 });
    pen.shape('M-120 30L-84 30Q-98 0 -88 -30L-120 -30Z', '#4a3a5a', MARK);
  });
  pen.line('M-2 -4C-38 -10 -74 -4 -98 14', '#c8762f', 3);
  pen.line('M-14 -20Q-40 -26 -62 -20', '#ffe2a0', 4, { opacity: 0.8 });
}

/** The beak has slid off to the left, and the head went with it. */
function slippingHead(pen: Pen, black: string): void {
  pen.at(-14, -178, 1, () => {
    pen.ellipse(0, 0, 44, 42, black, { ...BODY, shade: 1 });
    pen.at(-26, 8, 0.9, () => beak(pen), -22);
    pen.ellipse(6, -4, 27, 26, '#bfe0f2', LIMB);
    creatureEye(pen, 'calm', 4, -4, { size: 1.1 });
    pen.line('M-8 -30Q4 -36 20 -28', '#bfe0f2', 3.4);
    drawCheek(pen, 14, 18, { size: 0.7 });
    pen.line('M20 -40Q30 -54 42 -50M12 -42Q16 -54 26 -58', black, 5);
  });
}

/** Turned right round to the back: it fits like a spoon in a drawer. */
function settledHead(pen: Pen, mood: FigureMood, black: string): void {
  pen.at(-4, -170, 1, () => {
    pen.ellipse(0, 0, 44, 42, black, { ...BODY, shade: 1 });
    pen.at(22, 10, 0.86, () => beak(pen), 24, true);
    pen.ellipse(-4, -2, 27, 25, '#bfe0f2', LIMB);
    creatureEye(pen, mood, -4, -2, { size: 1.05 });
    drawCheek(pen, -18, 18, { size: 0.7 });
  });
}

/** She has one long arm, and it is coming down. */
export const sloth: Figure = {
  width: 262,
  height: 256,
  draw(pen, mood) {
    piano(pen);
    const [fur, pale] = ['#9aa088', '#efe4cc'];
    pen.shape(roundedRect(34, -44, 78, 13, 5), '#8a5a44', LIMB);
    pen.line('M46 -34L40 -2M100 -34L106 -2', '#6f4638', 8);
    pen.shape(
      curve([
        [104, -42],
        [112, -92],
        [92, -148],
        [56, -150],
        [36, -100],
        [42, -44],
      ]),
      fur,
      { ...BODY, shade: 1.3 },
    );
    pen.shape(
      curve([
        [64, -48],
        [50, -60],
        [48, -104],
        [66, -122],
        [82, -96],
        [84, -54],
      ]),
      mix(fur, pale, 0.55),
      MARK,
    );
    pen.limb(
      [
        [62, -50],
        [34, -44],
        [24, -18],
      ],
      24,
      fur,
    );
    for (const dx of [0, 7]) pen.line(`M${14 + dx} -10Q${10 + dx} 0 ${16 + dx} 2`, '#f6ecd8', 4.4);
    const [hx, hy] = mood === 'asleep' ? [56, -162] : [66, -180];
    slothHead(pen, mood, hx, hy, fur, pale);
    const arm: readonly Point[] =
      mood === 'calm'
        ? [
            [52, -122],
            [6, -140],
            [-24, -196],
          ]
        : mood === 'glad'
          ? [
              [52, -122],
              [14, -90],
              [-26, -96],
            ]
          : [
              [52, -116],
              [20, -96],
              [-18, -92],
            ];
    pen.limb(arm, 23, fur);
    const [x, y] = arm[2] ?? [0, 0];
    for (const dx of [-8, 0, 8])
      pen.line(
        mood === 'calm'
          ? `M${x + dx * 0.7} ${y - 6}Q${x + dx - 5} ${y - 18} ${x + dx - 13} ${y - 18}`
          : `M${x - 6} ${y + dx * 0.5}Q${x - 18 + dx} ${y} ${x - 18 + dx} ${y + 10}`,
        '#f6ecd8',
        4.6,
      );
    if (mood === 'glad') {
      note(pen, -30, -196, 10);
      note(pen, 0, -226, 9);
      note(pen, -70, -214, 8);
    }
    if (mood === 'asleep') dreams(pen, 96, -214);
  },
};

function slothHead(pen: Pen, mood: FigureMood, x: number, y: number, fur: string, pale: string): void {
  pen.at(x, y, 1, () => {
    pen.ellipse(0, 0, 48, 44, fur, { ...BODY, shade: 1 });
    pen.ellipse(-6, 4, 38, 34, pale, { ...MARK, shade: 0.3 });
    for (const side of [-1, 1])
      pen.shape(
        `M${-6 + side * 6} -4Q${-6 + side * 22} -14 ${-6 + side * 38} 10Q${-6 + side * 30} 20 ${-6 + side * 12} 10Z`,
        '#8a7a68',
        MARK,
      );
    creatureFace(pen, mood, { x: -6, y: 1, apart: 18, size: 0.64 });
    pen.ellipse(-6, 14, 8, 6, '#4a3a40', { material: 'figure', ink: 0 });
    pen.line(mood === 'calm' ? 'M-14 26Q-6 23 2 26' : 'M-20 22Q-6 34 8 22', '#4a3a40', 2.8);
    pen.line('M-20 -38Q-8 -52 2 -40M-4 -42Q8 -54 16 -40', mix(fur, '#4a5a3a', 0.3), 5);
    leaf(pen, 20, -34, 26, -40, '#7fc06a');
  });
}

function piano(pen: Pen): void {
  const wood = '#7a4a58';
  pen.shape(roundedRect(-122, -152, 78, 152, 7), wood, { ...BODY, shade: 1.2 });
  pen.shape(roundedRect(-128, -162, 90, 14, 5), mix(wood, '#ffffff', 0.18), LIMB);
  pen.shape(roundedRect(-112, -136, 56, 40, 5), mix(wood, '#2a1d3f', 0.25), { material: 'figure', ink: 0.6 });
  pen.shape(roundedRect(-100, -178, 40, 30, 3), '#fbf3e0', LIMB);
  pen.line('M-94 -168L-66 -168M-94 -160L-72 -160', '#8a7a8a', 2.4);
  pen.shape(roundedRect(-60, -92, 62, 14, 4), mix(wood, '#ffffff', 0.1), LIMB);
  pen.shape(roundedRect(-52, -98, 52, 8, 2), '#fffaf0', { material: 'figure', ink: 0.6 });
  for (const x of [-45, -37, -25, -17, -9]) pen.shape(roundedRect(x, -99, 4, 5, 1), '#2a2040', MARK);
  pen.line('M-8 -78L-8 -4', mix(wood, '#2a1d3f', 0.2), 9);
  pen.limb(
    [
      [-118, -2],
      [-134, -70],
      [-112, -120],
      [-122, -168],
    ],
    6,
    '#4f8f5a',
  );
  for (const [x, y, angle] of [
    [-126, -50, 20],
    [-124, -86, 160],
    [-112, -120, 10],
    [-116, -146, -150],
  ] as const)
    leaf(pen, x, y, 24, angle, '#6fb85f');
}

/** Pink from end to end, behind a branch no thicker than a finger. She lies in a water of her own. */
export const dolphin: Figure = {
  width: 264,
  height: 190,
  floats: true,
  draw(pen, mood) {
    const pink = mood === 'calm' ? '#f29ab4' : '#f7a3bb';
    pen.ellipse(0, -18, 132, 30, '#4f9aa8', { material: 'land', toward: '#2f6a86', rim: 1 });
    pen.line('M-112 -16Q-92 -24 -72 -16M60 -8Q84 -16 108 -8M-40 2Q-14 -6 14 2', '#d8f6f4', 3, {
      material: 'land',
      opacity: 0.7,
    });
    const lift = mood === 'calm' ? 8 : mood === 'glad' ? -8 : 4;
    pen.clip('M-200 -300L200 -300L200 -14Q100 -2 0 -2Q-100 -2 -200 -14Z', () =>
      pen.at(0, lift, 1, () => {
        pen.shape(
          curve(
            [
              [84, -48],
              [112, -96],
              [130, -92],
              [112, -66],
              [130, -44],
              [118, -34],
              [92, -34],
            ],
            true,
            0.14,
          ),
          pink,
          LIMB,
        );
        pen.shape('M20 -118Q44 -152 66 -146Q56 -124 64 -98Z', mix(pink, '#c8607f', 0.16), LIMB);
        const body =
          'M-122 -50C-126 -58 -112 -66 -92 -68C-88 -104 -54 -128 -6 -126C52 -122 96 -84 112 -44C100 10 -30 22 -76 -10C-90 -24 -108 -42 -122 -50Z';
        pen.shape(body, pink, { ...BODY, shade: 1.6 });
        pen.clip(body, () => pen.ellipse(-24, -2, 84, 36, '#ffe0e6', { ...MARK, opacity: 0.8 }));
        pen.line('M-118 -52Q-98 -48 -80 -58', '#b8546f', 3);
        creatureEye(pen, mood, -50, -78, { size: 1 });
        if (mood === 'calm') pen.line('M-62 -100Q-52 -104 -40 -96', '#8a3a58', 3.4, { material: 'eye', opacity: 0.8 });
        drawCheek(pen, -34, -58, { size: 1 });
        drawCheek(pen, -74, -66, { size: 0.6 });
        pen.shape('M-4 -44Q30 -34 34 0Q4 -2 -14 -26Z', mix(pink, '#c8607f', 0.16), LIMB);
      }),
    );
    for (const [rx, opacity] of [
      [118, 0.8],
      [128, 0.45],
    ] as const)
      pen.line(`M${-rx} -12Q0 ${num(16 + rx * 0.02)} ${rx} -12`, '#e6fbf8', 3.4, { material: 'land', opacity });
    if (mood === 'calm') thinBranch(pen);
    else if (mood === 'glad') leafBoat(pen);
    else dreams(pen, 30, -142);
  },
};

/** Nobody could hide behind it. */
function thinBranch(pen: Pen): void {
  pen.limb(
    [
      [-96, 0],
      [-84, -70],
      [-92, -140],
      [-80, -178],
    ],
    8,
    '#7a5a4a',
  );
  for (const [x, y, length, angle] of [
    [-86, -70, 34, -20],
    [-90, -120, 34, 190],
    [-90, -140, 36, -24],
    [-80, -176, 32, -70],
    [-82, -172, 30, -150],
  ] as const)
    leaf(pen, x, y, length, angle, '#5fae6a');
}

function leafBoat(pen: Pen): void {
  pen.at(196, 6, 1, () => sailingLeaf(pen));
  for (const [x, y, r] of [
    [-12, -160, 5],
    [4, -174, 6],
    [22, -168, 4.4],
    [-26, -172, 4],
    [8, -152, 3.4],
  ] as const)
    pen.line(ellipse(x, y, r, r), '#e6fbf8', 2.4, { material: 'glow' });
  pen.line('M-2 -136Q-6 -150 -16 -154M4 -136Q8 -150 18 -154', '#e6fbf8', 4, { material: 'glow', opacity: 0.9 });
}

function sailingLeaf(pen: Pen): void {
  pen.shape(
    curve([
      [-128, -14],
      [-104, -22],
      [-82, -14],
      [-104, -4],
    ]),
    '#7fc06a',
    LIMB,
  );
  pen.line('M-104 -14L-104 -44', '#6f4f3f', 3.4);
  pen.shape('M-104 -46Q-86 -34 -102 -22Z', '#fff2d8', LIMB);
}
