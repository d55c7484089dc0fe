// Who the stories of the neighborhood are about: the ice-cream truck, the carpenter with her saw, the small fog.
import { mix } from '../../color.ts';
import { curve, polygon, roundedRect, type Point } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import { tuft } from '../../settings/parts/plants.ts';
import { Random } from '../../random.ts';
import type { Figure, FigureMood } from '../figure.ts';
import { creatureFace, dreams } from '../creature-face.ts';
import { BODY, LIMB } from './finishes.ts';
import { note } from './note.ts';

/** She plays a saw with a bow, when no car comes by. */
export const carpenter: Figure = {
  width: 232,
  height: 256,
  draw(pen, mood) {
    const [skin, blue, wood] = ['#d9a078', '#4f7fb8', '#c99a66'];
    pen.shape(roundedRect(-56, -62, 112, 60, 5), wood, BODY);
    pen.line('M-54 -42L54 -42M-54 -22L54 -22M-44 -60L-44 -4M44 -60L44 -4', mix(wood, '#4a2a3a', 0.35), 3);
    for (const side of [-1, 1]) {
      pen.limb(
        [
          [side * 20, -66],
          [side * 52, -64],
          [side * 44, -22],
        ],
        31,
        blue,
      );
      pen.shape(
        curve([
          [side * 26, -8],
          [side * 28, -30],
          [side * 58, -30],
          [side * 66, -10],
          [side * 62, 2],
          [side * 28, 2],
        ]),
        '#8a5a3f',
        LIMB,
      );
      pen.line(`M${side * 30} -6L${side * 62} -6`, '#5a3a34', 4);
    }
    pen.shape(
      curve([
        [-44, -56],
        [-46, -104],
        [-30, -134],
        [30, -134],
        [46, -104],
        [44, -56],
      ]),
      '#f0c24f',
      { ...BODY, shade: 1 },
    );
    pen.shape(
      curve(
        [
          [-32, -56],
          [-30, -110],
          [30, -110],
          [32, -56],
        ],
        true,
        0.08,
      ),
      blue,
      LIMB,
    );
    for (const side of [-1, 1]) {
      pen.line(`M${side * 26} -108L${side * 22} -132`, blue, 9);
      pen.ellipse(side * 25, -106, 4.4, 4.4, '#ffd95e', { material: 'figure', ink: 0.5 });
    }
    pen.shape(roundedRect(-14, -92, 28, 24, 5), mix(blue, '#1d2a5a', 0.2), { material: 'figure', ink: 0.6 });
    pen.line('M6 -70L10 -98', '#e8635a', 4);
    carpenterHead(pen, mood, skin);
    sawAndBow(pen, mood, skin);
    if (mood === 'glad') {
      note(pen, 84, -176, 10);
      note(pen, 100, -216, 8);
      note(pen, -96, -206, 9);
    }
    if (mood === 'asleep') dreams(pen, 66, -204);
  },
};

function carpenterHead(pen: Pen, mood: FigureMood, skin: string): void {
  pen.at(0, -184, 1, () => {
    const gray = '#cfc9d6';
    pen.ellipse(6, -56, 22, 19, gray, BODY);
    pen.ellipse(0, -6, 60, 54, gray, BODY);
    for (const side of [-1, 1]) pen.ellipse(side * 55, 6, 9, 11, skin, { material: 'skin', shade: 0.3, ink: 0.8 });
    pen.ellipse(0, 4, 53, 48, skin, { material: 'skin', shade: 0.8, rim: 0.8 });
    pen.shape(
      'M-54 0C-56 -44 -22 -54 4 -50C36 -48 56 -30 54 0C44 -22 22 -30 -8 -30C-30 -28 -46 -18 -54 0Z',
      gray,
      LIMB,
    );
    pen.line('M-30 -40Q-8 -46 12 -38M-40 -26Q-20 -38 4 -36', '#ffffff', 2.6, { opacity: 0.6 });
    creatureFace(pen, mood, { y: 8, apart: 22, size: 0.86, mouth: 23 });
    for (const side of [-1, 1])
      pen.line(
        curve([
          [side * 22 - 17, 8],
          [side * 22, -9],
          [side * 22 + 17, 8],
          [side * 22, 25],
        ]),
        '#7a4a5a',
        2.6,
      );
    pen.line('M-5 6Q0 2 5 6', '#7a4a5a', 2.6);
    pen.ellipse(0, 18, 5, 4, mix(skin, '#b8504a', 0.3), { material: 'skin', ink: 0 });
    // a pencil behind her ear
    pen.line('M42 -22L66 -36', '#f2b541', 6);
    pen.line('M66 -36L72 -40', '#4a3040', 4);
  });
}

/** The saw stands between her boots, bent; the bow goes across. Nobody should see it while she is afraid. */
function sawAndBow(pen: Pen, mood: FigureMood, skin: string): void {
  const steel = '#d4dce8';
  const sleeve = '#f0c24f';
  const wood = '#c99a66';
  if (mood === 'glad') {
    const blade = 'M-18 -34C-20 -84 -48 -122 -106 -146L-98 -128C-54 -106 8 -84 22 -34Z';
    pen.shape(blade, steel, BODY);
    pen.line(
      'M-92 -122L-84 -124L-78 -114L-69 -114L-63 -104L-53 -103L-47 -93L-36 -90L-30 -80L-19 -75L-15 -65L-4 -59L0 -49L10 -42',
      '#9aa6bc',
      2.6,
    );
    pen.shape(roundedRect(-20, -42, 44, 30, 10), '#a5683f', LIMB);
    pen.ellipse(2, -27, 10, 7, mix(wood, '#4a2a3a', 0.4), { material: 'figure', ink: 0.5 });
    pen.limb(
      [
        [-38, -116],
        [-70, -108],
        [-100, -134],
      ],
      21,
      sleeve,
    );
    pen.ellipse(-103, -138, 11, 11, skin, { material: 'skin', shade: 0.3, ink: 0.8 });
    pen.line('M-96 -66L74 -94', '#8a5a3f', 5);
    pen.line('M-92 -58L72 -85', '#fffaf0', 2.4);
    pen.limb(
      [
        [38, -116],
        [68, -114],
        [70, -92],
      ],
      21,
      sleeve,
    );
    pen.ellipse(70, -91, 11, 11, skin, { material: 'skin', shade: 0.3, ink: 0.8 });
    return;
  }
  // flat across her lap
  const dx = mood === 'calm' ? 6 : 0;
  pen.shape(
    polygon([
      [-86 + dx, -66],
      [58 + dx, -78],
      [58 + dx, -50],
      [-84 + dx, -54],
    ]),
    steel,
    LIMB,
  );
  const teeth: Point[] = Array.from({ length: 23 }, (_, i): Point => [
    -84 + dx + i * 6.4,
    (i % 2 ? -48 : -54) + i * 0.16,
  ]);
  pen.line(polygon(teeth, false), '#9aa6bc', 2.4);
  pen.shape(roundedRect(56 + dx, -82, 34, 36, 10), '#a5683f', LIMB);
  for (const side of [-1, 1]) {
    pen.limb(
      [
        [side * 38, -116],
        [side * 58, -92],
        [side * 30, -68],
      ],
      21,
      sleeve,
    );
    pen.ellipse(side * 28, -66, 11, 11, skin, { material: 'skin', shade: 0.3, ink: 0.8 });
  }
}

/** Big as a bed when it dares, and flat as a sheet when it does not. */
export const fog: Figure = {
  width: 262,
  height: 190,
  floats: true,
  draw(pen, mood) {
    const white = '#f0f4fb';
    const soft = { material: 'figure', shade: 1.2, rim: 1.2, ink: 0.8 } as const;
    const shape: readonly Point[] =
      mood === 'calm'
        ? [
            [-112, -8],
            [-122, -34],
            [-98, -52],
            [-64, -64],
            [-34, -78],
            [4, -70],
            [40, -76],
            [72, -58],
            [104, -48],
            [122, -26],
            [108, -6],
            [40, 2],
            [-50, 2],
          ]
        : mood === 'glad'
          ? [
              [-104, -12],
              [-126, -50],
              [-112, -96],
              [-80, -116],
              [-62, -156],
              [-18, -178],
              [28, -170],
              [62, -146],
              [96, -128],
              [122, -88],
              [124, -44],
              [98, -10],
              [30, 2],
              [-48, 0],
            ]
          : [
              [-104, -8],
              [-120, -40],
              [-104, -72],
              [-66, -84],
              [-30, -102],
              [14, -100],
              [54, -90],
              [94, -80],
              [118, -48],
              [110, -14],
              [40, 2],
              [-46, 2],
            ];
    pen.glow(0, -60, 150, '#eaf2ff', 0.45, 110);
    for (const side of [-1, 1])
      pen.ellipse(side * 96, -14, 42, 18, white, { material: 'figure', ink: 0, opacity: 0.45 });
    pen.shape(curve(shape, true, 0.22), white, { ...soft, opacity: 0.94 });
    const top = mood === 'glad' ? -138 : mood === 'calm' ? -56 : -76;
    for (const [x, y, w] of [
      [-70, 24, 40],
      [44, 14, 46],
      [-10, -14, 36],
    ] as const)
      pen.line(`M${x} ${top + y + 20}Q${x + w / 2} ${top + y} ${x + w} ${top + y + 18}`, '#c3cfe6', 4, {
        opacity: 0.8,
      });
    if (mood === 'glad')
      for (const side of [-1, 1])
        pen.shape(
          curve([
            [side * 96, -74],
            [side * 126, -104],
            [side * 130, -84],
            [side * 112, -56],
          ]),
          white,
          { ...LIMB, opacity: 0.94 },
        );
    creatureFace(pen, mood, {
      x: -8,
      y: mood === 'glad' ? -92 : mood === 'calm' ? -38 : -46,
      apart: 28,
      size: 0.96,
      mouth: 23,
    });
    if (mood === 'calm') {
      // being nervous, it drips, and it has pulled the grass up over one edge
      for (const [x, y] of [
        [-60, 8],
        [20, 12],
        [74, 6],
      ] as const)
        pen.shape(`M${x} ${y - 14}Q${x + 8} ${y - 2} ${x} ${y + 2}Q${x - 8} ${y - 2} ${x} ${y - 14}Z`, '#9fd0f0', LIMB);
      const random = new Random('fog');
      for (const [x, scale] of [
        [62, 1.3],
        [88, 1.6],
        [112, 1.3],
      ] as const)
        tuft(pen, random, x, 2, scale, '#5fae6a');
    }
    if (mood === 'glad') {
      pen.ellipse(84, -146, 14, 14, '#e8635a', BODY);
      pen.line('M72 -150Q84 -142 96 -148', '#fff4e0', 3);
    }
    if (mood === 'asleep') dreams(pen, 60, -110);
  },
};
