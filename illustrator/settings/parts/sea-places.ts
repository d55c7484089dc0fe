// The places of the stories in the sea.
import { mix } from '../../color.ts';
import { creatureEye } from '../../figures/creature-face.ts';
import { ellipse, num, roundedRect } from '../../path.ts';
import type { View } from '../../view.ts';
import { behindGround } from './horizon.ts';
import { anemone, coral, fish, kelp, seaCastle, seaFan, seaStone, starfish, turtle } from './sea.ts';
import { beside } from './wayside.ts';

const SOLID = { shade: 1, rim: 0.9 } as const;
const SMALL = { shade: 0.4, rim: 0.6 } as const;

/** The round house of glass, with a blue front door and a bell, and the kitchen lit. */
export function glassHouse(view: View): void {
  const { pen, palette } = view;
  beside(
    view,
    286,
    646,
    () => {
      const dome = 'M-128 0C-138 -96 -84 -170 0 -170C84 -170 138 -96 128 0Z';
      pen.glow(0, -80, 220, '#ffdf9a', 0.75);
      pen.shape(dome, view.through('#f6cf86', 0.06), { rim: 1, toward: view.through('#e8a05f', 0.04) });
      pen.clip(dome, () => {
        pen.shape(roundedRect(-140, -44, 280, 60, 0), view.through('#a5683f', 0.04), { ink: 0.6 });
        // the table with the soup, and the lamp over it
        pen.line('M38 -170L38 -122', '#7a4a3a', 3, { material: 'land' });
        pen.glow(38, -104, 70, '#fff3c0', 0.9);
        pen.shape('M16 -104Q20 -124 38 -124Q56 -124 60 -104Z', view.through(palette.accent, 0), SMALL);
        pen.shape(roundedRect(4, -52, 78, 9, 4), '#7f4f35', SMALL);
        pen.line('M16 -44L12 -14M70 -44L74 -14', '#7f4f35', 7, { material: 'land' });
        pen.shape('M24 -64L58 -64Q54 -52 41 -52Q28 -52 24 -64Z', '#f4f0ff', SMALL);
        pen.line('M34 -70Q30 -78 35 -86M46 -70Q50 -78 46 -88', '#ffffff', 3, { opacity: 0.7 });
        // the bed under the glass roof
        pen.shape(roundedRect(-116, -96, 74, 16, 8), '#6fa8d8', SMALL);
        pen.ellipse(-106, -98, 15, 9, '#fff6e4', SMALL);
        pen.line('M-110 -80L-110 -44M-48 -80L-48 -44', '#7f4f35', 6, { material: 'land' });
      });
      pen.line('M0 -170Q-70 -130 -78 0M0 -170Q70 -130 78 0M-124 -56Q0 -34 124 -56', '#ffffff', 3, {
        material: 'land',
        opacity: 0.55,
      });
      pen.line(dome, '#e4fbff', 5, { material: 'land', opacity: 0.85 });
      pen.line('M-106 -68Q-92 -126 -44 -148', '#ffffff', 8, { material: 'land', opacity: 0.8 });
      pen.shape('M-142 4Q-140 -14 -120 -14L120 -14Q140 -14 142 4Q0 18 -142 4Z', view.through('#c9a98f', 0.02), SOLID);
      pen.shape('M-70 2L-70 -66Q-42 -100 -14 -66L-14 2Z', view.through('#e8dcc8', 0), SOLID);
      pen.shape('M-62 2L-62 -62Q-42 -86 -22 -62L-22 2Z', '#3f7fd0', { shade: 0.7, rim: 0.8 });
      pen.ellipse(-42, -52, 9, 9, '#ffe6a0', { material: 'glow', ink: 0.7 });
      pen.ellipse(-29, -26, 3.4, 3.4, '#ffd36b', { ink: 0.5 });
      pen.line('M-42 -100L-42 -90', '#6b4436', 3, { material: 'land' });
      pen.shape('M-52 -88Q-50 -104 -42 -104Q-34 -104 -32 -88Z', '#ffcf5f', SMALL);
      pen.shape('M-8 -170Q-4 -190 0 -194Q6 -188 8 -170Z', view.through('#f27f8f', 0), SMALL);
      starfish(pen, 96, -8, 16, view.through('#f2846b', 0), -70);
      anemone(pen, 138, 6, 0.8, view.through('#b48be0', 0.04));
      // who looks in at the supper
      fish(pen, 150, -78, 0.5, '#ffd95e');
      fish(pen, 122, -136, 0.38, '#5fc4b8');
    },
    1.12,
  );
}

/** The sunken castle, with a lane of flat stones that leads past it. */
export function castleWay(view: View): void {
  behindGround(view, 600, 14, () => seaCastle(view, view.hero.x + view.side * 310, 624, 1.12, 0.24));
  beside(view, 300, 650, () => {
    for (const [x, y, rx] of [
      [-60, -26, 22],
      [-30, -6, 26],
      [-46, 20, 30],
      [-100, 44, 36],
    ] as const)
      view.pen.ellipse(x, y, rx, rx * 0.32, view.through('#b8a890', 0.02), { shade: 0.3, rim: 0.8 });
  });
}

/** An arch of living rock across the way. */
export function reefGate(view: View): void {
  const { pen, palette, random } = view;
  beside(
    view,
    306,
    652,
    () => {
      const rock = view.through('#8a74a8', 0.1);
      pen.glow(0, -80, 150, palette.lamp, 0.7);
      pen.shape('M-62 0C-66 -90 -44 -140 0 -142C46 -140 66 -90 62 0Z', view.through('#5fc8d0', 0.2), {
        ink: 0,
        opacity: 0.55,
      });
      pen.shape(
        'M-150 6C-166 -50 -150 -120 -136 -166C-112 -226 -50 -236 -4 -228C60 -240 122 -214 138 -160C156 -112 162 -50 150 6L64 6' +
          'C74 -60 64 -136 2 -140C-62 -136 -72 -60 -62 6Z',
        rock,
        { shade: 1.6, rim: 1.2 },
      );
      pen.line(
        'M-120 -60Q-104 -72 -92 -60M-128 -130Q-108 -142 -94 -128M96 -50Q112 -62 126 -50M88 -140Q108 -152 124 -138M-30 -196Q-6 -206 18 -196',
        mix(rock, '#ffffff', 0.3),
        4,
        { material: 'land', opacity: 0.6 },
      );
      for (const [x, y, r] of [
        [-112, -96, 9],
        [110, -98, 11],
        [-70, -186, 8],
        [66, -188, 9],
      ] as const)
        pen.ellipse(x, y, r, r * 0.9, mix(rock, '#1f2a5c', 0.45), { ink: 0.4 });
      coral(pen, random, -84, -212, 76, view.through('#f27f8f', 0.06));
      coral(pen, random, 76, -214, 66, view.through('#f2a541', 0.06));
      anemone(pen, 0, -226, 0.9, view.through('#5fc4b8', 0.04));
      for (const side of [-1, 1]) {
        // shells with a light in them hang to both sides of the way
        pen.line(`M${side * 40} -126L${side * 40} -104`, '#3a4a6a', 2.6, { material: 'land' });
        pen.glow(side * 40, -88, 44, '#ffe6a0', 0.9);
        pen.shape(
          `M${side * 40 - 15} -84Q${side * 40 - 16} -106 ${side * 40} -106Q${side * 40 + 16} -106 ${side * 40 + 15} -84Q${side * 40} -74 ${side * 40 - 15} -84Z`,
          '#ffe9b0',
          { material: 'glow', ink: 0.6 },
        );
        pen.line(
          `M${side * 40} -104L${side * 40} -80M${side * 40 - 8} -102L${side * 40 - 10} -82M${side * 40 + 8} -102L${side * 40 + 10} -82`,
          '#f2a541',
          2.2,
          { opacity: 0.7 },
        );
      }
      seaStone(pen, -128, 10, 0.7, view.through('#7a86a8', 0.06));
      seaStone(pen, 132, 12, 0.8, view.through('#7a86a8', 0.06));
      kelp(pen, random, 112, 4, 110, view.through('#3f9a7a', 0.08));
    },
    1.12,
  );
}

/** A ring of coral; its middle is somebody's. */
export function openReef(view: View): void {
  const { pen, random } = view;
  behindGround(view, 600, 14, () => {
    beside(view, 270, 620, () => {
      pen.glow(0, -120, 230, '#d8fff6', 0.35, 190);
      pen.shape(
        'M-210 20C-200 -40 -150 -62 -100 -50C-60 -90 0 -78 30 -56C80 -96 150 -70 170 -40C220 -50 260 -10 270 20Z',
        view.through('#7a74b0', 0.36),
        { shade: 1, rim: 0.8 },
      );
      seaFan(pen, -130, -30, 0.72, view.through('#e87f9d', 0.3));
      seaFan(pen, 190, -20, 0.9, view.through('#b48be0', 0.26));
      anemone(pen, -40, -56, 0.9, view.through('#f2a541', 0.26));
      anemone(pen, 90, -62, 1, view.through('#5fc4b8', 0.26));
    });
  });
  beside(view, 440, 660, () => {
    coral(pen, random, -6, 0, 170, view.through('#f27f8f', 0.06));
    seaStone(pen, 30, 14, 0.9, view.through('#7a86a8', 0.06));
  });
  beside(view, -300, 646, () => seaFan(pen, 0, 0, 1, view.through('#f2a541', 0.12)), 0.8);
}

/** Kelp up to the roof of the sea, and an otter asleep in it. */
export function kelpWood(view: View): void {
  const { pen } = view;
  const random = view.stream('kelp wood');
  const greens = ['#5f9a4a', '#3f8a6a', '#8aa84a', '#2f7a6a'];
  for (const [away, height] of [
    [140, 560],
    [190, 660],
    [256, 700],
    [320, 690],
    [376, 640],
    [430, 700],
    [-190, 600],
    [-250, 660],
    [-310, 640],
  ] as const)
    kelp(
      pen,
      random,
      view.hero.x + view.side * away,
      640 + random.between(0, 14),
      height,
      view.through(random.pick(greens), 0.16),
    );
  beside(
    view,
    250,
    340,
    () => {
      const fur = '#8a5a42';
      pen.shape('M76 2Q116 -14 138 14Q112 20 78 18Z', fur, { material: 'figure', shade: 0.5, rim: 0.8 });
      pen.shape('M-44 -14C-20 -34 60 -30 84 -6C88 18 60 30 20 30C-20 30 -40 18 -44 -14Z', fur, {
        material: 'figure',
        shade: 0.9,
        rim: 1,
      });
      pen.shape('M-34 -14C-10 -26 44 -24 66 -8C40 4 -14 4 -34 -14Z', '#c99a74', { material: 'figure', ink: 0.4 });
      for (const side of [-1, 1]) pen.ellipse(-70 + side * 24, -38, 8, 8, fur, { material: 'figure', shade: 0.3 });
      pen.ellipse(-70, -14, 33, 30, fur, { material: 'figure', shade: 0.7, rim: 1 });
      pen.ellipse(-72, -4, 19, 14, '#e4c4a0', { material: 'figure', ink: 0.4 });
      pen.ellipse(-73, -11, 5.5, 4, '#3a2433', { material: 'figure', ink: 0.3 });
      pen.line('M-80 -2Q-73 4 -66 -2', '#3a2433', 2.6, { material: 'eye' });
      creatureEye(pen, 'asleep', -85, -20, { size: 0.7 });
      creatureEye(pen, 'asleep', -58, -20, { size: 0.7 });
      for (const x of [-24, -8]) pen.ellipse(x, -20, 11, 8, '#7a4c38', { material: 'figure', shade: 0.3 });
      for (const x of [74, 88]) pen.ellipse(x, -14, 10, 8, '#7a4c38', { material: 'figure', shade: 0.3 });
      for (const x of [14, 36])
        pen.line(`M${x} -34Q${x + 10} 0 ${x - 6} 34`, view.through('#5f9a4a', 0.06), 10, { material: 'land' });
      pen.line('M22 -30Q60 -120 30 -260M4 34Q-10 110 20 220', view.through('#5f9a4a', 0.06), 10, { material: 'land' });
    },
    1.1,
  );
}

/** Terraces of coral, pink, orange and the color of toes, with small doors. */
export function coralSteps(view: View): void {
  const { pen, random, palette } = view;
  const steps = [
    ['#e8a08a', 210, 0],
    ['#f27f8f', 168, -52],
    ['#f2a541', 124, -104],
    ['#f2b8a0', 82, -154],
    ['#e86f9d', 46, -200],
  ] as const;
  beside(view, 318, 656, () => {
    for (const [color, half, y] of [...steps].toReversed()) {
      const tint = view.through(color, 0.06);
      pen.shape(
        `M${-half} ${y + 8}L${-half} ${y - 40}Q${-half} ${y - 56} ${-half + 20} ${y - 56}L${half + 40} ${y - 56}L${half + 60} ${y + 8}Z`,
        tint,
        { shade: 0.8, rim: 1.2 },
      );
      for (let x = -half + 24; x < half + 20; x += 42)
        pen.line(`M${x} ${y - 50}Q${x + 16} ${y - 44} ${x + 30} ${y - 50}`, mix(tint, '#ffffff', 0.45), 4, {
          material: 'land',
          opacity: 0.7,
        });
    }
    for (const [x, y, color] of [
      [-176, 6, '#3f7fb8'],
      [-96, 6, '#7a5fc0'],
      [-132, -46, '#4fa088'],
      [-50, -46, '#c85a7a'],
      [-90, -98, '#3f7fb8'],
      [-48, -148, '#7a5fc0'],
    ] as const) {
      pen.shape(`M${x - 11} ${y}L${x - 11} ${y - 18}Q${x} ${y - 34} ${x + 11} ${y - 18}L${x + 11} ${y}Z`, color, SMALL);
      pen.ellipse(x, y - 17, 3.6, 3.6, palette.lamp, { material: 'glow', ink: 0.4 });
    }
    // eyes on stalks look out, and one door is open
    for (const [x, y] of [
      [-150, -56],
      [14, -108],
      [-16, 2],
    ] as const)
      for (const side of [-1, 1]) {
        pen.line(`M${x + side * 3} ${y}Q${x + side * 4} ${y - 10} ${x + side * 8} ${y - 18}`, '#f2c4a0', 4);
        pen.ellipse(x + side * 8, y - 22, 6, 6.6, '#fff6ea', { material: 'eye', ink: 0.5 });
        pen.ellipse(x + side * 8 - 1.6, y - 22, 3, 3.8, '#241a3f', { material: 'eye', ink: 0 });
      }
    urchin(view, -110, -160, 15);
    anemone(pen, -6, -254, 0.9, view.through('#b48be0', 0.04));
    coral(pen, random, 60, -250, 80, view.through('#f27f8f', 0.08));
    coral(pen, random, 130, -150, 90, view.through('#ffcf7a', 0.08));
    anemone(pen, 60, -56, 0.8, view.through('#5fc4b8', 0.04));
  });
}

function urchin({ pen }: View, x: number, y: number, radius: number): void {
  let spines = '';
  for (let i = 0; i < 13; i++) {
    const angle = (i / 12) * Math.PI + Math.PI;
    spines += `M${num(x)} ${num(y)}L${num(x + Math.cos(angle) * radius * 1.7)} ${num(y + Math.sin(angle) * radius * 1.6)}`;
  }
  pen.line(spines, '#5a3f8a', 3.4);
  pen.shape(ellipse(x, y - 2, radius, radius * 0.9), '#6f4fa8', { material: 'figure', shade: 0.4, rim: 0.8 });
  for (const side of [-1, 1]) pen.ellipse(x + side * 5, y - 4, 2.6, 3.2, '#ffffff', { material: 'eye', ink: 0 });
}

/** The old ship on its side, with fish in the windows and a wooden lady at the front. */
export function wreck(view: View): void {
  const { pen } = view;
  const [wood, dark, light] = [
    view.through('#8a6248', 0.12),
    view.through('#5f4038', 0.12),
    view.through('#b08a62', 0.12),
  ];
  beside(
    view,
    354,
    652,
    () => {
      pen.limb(
        [
          [10, -120],
          [-40, -250],
          [-78, -350],
        ],
        15,
        wood,
        'land',
      );
      pen.line('M-100 -262L10 -306', wood, 9, { material: 'land' });
      pen.shape(
        'M-92 -262L4 -300Q2 -250 -22 -214Q-30 -236 -44 -220Q-54 -236 -72 -214Q-88 -236 -92 -262Z',
        view.through('#e4dccc', 0.2),
        { shade: 1, rim: 0.8 },
      );
      pen.shape('M-72 -322L-40 -334L-36 -316L-66 -304Z', dark, SMALL);
      kelp(pen, view.random, 30, -110, 150, view.through('#3f9a7a', 0.12));
      pen.shape(
        'M-190 -60C-182 -116 -160 -150 -140 -164L150 -118Q196 -104 200 -62Q198 -20 150 10L-110 14C-160 2 -186 -28 -190 -60Z',
        wood,
        { shade: 1.6, rim: 1.2 },
      );
      pen.shape('M-146 -168L156 -124Q170 -120 164 -106L-152 -150Q-158 -164 -146 -168Z', light, SMALL);
      pen.line('M-176 -104L184 -68M-182 -66L190 -32M-172 -26L170 -2', dark, 3, { material: 'land', opacity: 0.7 });
      pen.shape('M96 -60L140 -56L136 -8L92 -8Z', mix(dark, '#101838', 0.4), { ink: 0.6 });
      for (const [x, y, color] of [
        [-112, -92, '#ffd95e'],
        [-44, -84, '#f27f8f'],
        [28, -76, '#5fc4b8'],
      ] as const) {
        pen.ellipse(x, y, 26, 26, light, SMALL);
        pen.ellipse(x, y, 19, 19, mix(dark, '#101838', 0.35), { ink: 0.5 });
        pen.clip(ellipse(x, y, 19, 19), () => fish(pen, x + 4, y, 0.4, color));
      }
      for (const [x, y, size, color] of [
        [-8, -146, 0.7, '#f27f8f'],
        [74, -132, 0.8, '#b48be0'],
        [-100, -160, 0.6, '#f2a541'],
        [150, 6, 0.9, '#5fc4b8'],
        [-76, 14, 0.8, '#f27f8f'],
      ] as const)
        anemone(pen, x, y, size, view.through(color, 0.06));
      woodenLady(view, light);
    },
    0.98,
  );
}

function woodenLady({ pen }: View, wood: string): void {
  pen.shape('M-150 -120C-186 -116 -206 -130 -214 -156C-222 -136 -220 -96 -184 -74Z', '#6fa0b8', {
    material: 'figure',
    shade: 0.6,
    rim: 0.8,
  });
  pen.limb(
    [
      [-190, -110],
      [-200, -92],
      [-214, -92],
    ],
    9,
    wood,
    'figure',
  );
  pen.shape('M-240 -176Q-244 -206 -220 -208Q-194 -206 -196 -172Q-194 -152 -184 -146Q-206 -140 -212 -158Z', '#a5673f', {
    material: 'figure',
    rim: 0.6,
  });
  pen.ellipse(-222, -176, 18, 19, '#e8c49a', { material: 'figure', shade: 0.4, rim: 0.8 });
  pen.line('M-233 -178Q-229 -174 -225 -178M-220 -178Q-216 -174 -212 -178', '#5a3a33', 2.4, { material: 'eye' });
  pen.line('M-228 -166Q-223 -162 -218 -166', '#a5504a', 2.6, { material: 'eye' });
  starfish(pen, -222, -202, 20, '#f2846b', -96);
}

/** Nothing but combed sand, two pairs of footprints and a flatfish. */
export function whiteSand(view: View): void {
  const { pen } = view;
  const line = view.through('#fff6e0', 0);
  for (let i = 0; i < 6; i++) {
    const y = 622 + i * 17 + i * i * 1.4;
    let path = `M-20 ${num(y)}`;
    for (let x = -20; x < 1040; x += 130)
      path += `Q${x + 32} ${num(y - 9)} ${x + 65} ${num(y)}Q${x + 98} ${num(y + 9)} ${x + 130} ${num(y)}`;
    pen.line(path, line, 3.4, { material: 'land', opacity: 0.5 });
  }
  beside(view, 0, 0, () => {
    for (let i = 0; i < 9; i++)
      for (const foot of [-1, 1])
        pen.ellipse(
          140 + i * 30 + foot * 5,
          690 - i * 9 + foot * (6 - i * 0.5),
          9 - i * 0.6,
          4.4 - i * 0.3,
          view.through('#b09a80', 0),
          { ink: 0.3, opacity: 0.75 },
        );
  });
  beside(view, 310, 668, () => {
    pen.shape(
      'M-74 4C-50 -22 40 -26 62 0Q78 -12 92 -14Q84 2 92 16Q76 12 62 6C30 22 -46 22 -74 4Z',
      view.through('#d8b98a', 0.02),
      { shade: 0.6, rim: 1 },
    );
    pen.line('M-40 -8Q0 -20 44 -6M-40 12Q0 20 40 10', view.through('#b09068', 0), 2.6, {
      material: 'land',
      opacity: 0.7,
    });
    for (const [x, y] of [
      [-14, 0],
      [10, -6],
      [22, 6],
      [-2, 9],
    ] as const)
      pen.ellipse(x, y, 4.4, 3, view.through('#f0dcb4', 0), { ink: 0 });
    for (const x of [-52, -36]) {
      pen.ellipse(x, -12, 8, 8, view.through('#e8cfa0', 0), { ink: 0.7 });
      pen.ellipse(x - 1, -14, 3.8, 4.4, '#241a3f', { material: 'eye', ink: 0 });
      pen.ellipse(x - 2, -16, 1.5, 1.5, '#ffffff', { material: 'eye', ink: 0 });
    }
    pen.line('M-66 2Q-60 6 -54 3', '#7a4a3a', 2.6, { material: 'eye' });
  });
  beside(view, 430, 640, () => starfish(pen, 0, 0, 17, view.through('#f2846b', 0.04), -70));
}

/** Eels out of the sand, bent like question marks, who all look the same way. */
export function eelGarden(view: View): void {
  const random = view.stream('eels');
  const rows = [
    [618, 0.62, 0.3],
    [640, 0.8, 0.16],
    [664, 1, 0.04],
  ] as const;
  for (const [y, size, depth] of rows)
    beside(view, 0, y, () => {
      for (let away = 132 + (1 - size) * 60; away < 440; away += 68 * size)
        eel(view, away + random.between(-8, 8), random.between(-6, 6), size * random.between(0.8, 1.15), depth);
      for (let away = -210; away > -360; away -= 56 * size)
        eel(view, away + random.between(-8, 8), random.between(-6, 6), size * random.between(0.7, 1), depth);
    });
}

function eel(view: View, x: number, y: number, scale: number, depth: number): void {
  const { pen } = view;
  const skin = view.through('#b4bccc', depth);
  pen.at(x, y, scale, () => {
    pen.ellipse(0, 0, 17, 5, view.through('#a98f78', depth), { ink: 0.4, opacity: 0.7 });
    pen.limb(
      [
        [0, 0],
        [6, -40],
        [14, -84],
        [4, -116],
        [-16, -116],
      ],
      15,
      skin,
      'land',
    );
    pen.line('M4 -20L8 -22M7 -40L12 -42M11 -60L16 -62M14 -80L18 -82', mix(skin, '#ffffff', 0.6), 4, {
      material: 'land',
    });
    pen.ellipse(-18, -114, 12, 9.5, skin, { ink: 0.6 });
    pen.ellipse(-20, -117, 3.6, 4.2, '#241a3f', { material: 'eye', ink: 0 });
    pen.ellipse(-21.4, -118.6, 1.4, 1.4, '#ffffff', { material: 'eye', ink: 0 });
    pen.line('M-28 -110Q-24 -107 -20 -109', '#4a4a66', 2, { material: 'eye' });
  });
}

/** A big fish has his teeth cleaned, and behind him a turtle her back. */
export function washingPlace(view: View): void {
  const { pen } = view;
  beside(view, 400, 640, () => seaStone(pen, 20, 14, 1.5, view.through('#7a86a8', 0.1)));
  beside(
    view,
    352,
    492,
    () => {
      turtle(pen, 0, 0, 1, '#5f8a5a');
      for (const [x, y] of [
        [-50, -74],
        [-20, -92],
        [14, -98],
        [48, -86],
        [76, -60],
      ] as const)
        fish(pen, x, y, 0.3, '#ffd95e', x < 0);
    },
    0.86,
  );
  beside(
    view,
    252,
    604,
    () => {
      const skin = view.through('#e88f6b', 0.02);
      pen.shape(
        'M76 -30Q110 -76 142 -84Q128 -48 132 -30Q130 -8 142 22Q108 14 76 -16Z',
        view.through('#f2b06b', 0.02),
        SOLID,
      );
      pen.shape('M-20 -92Q20 -140 66 -76Z', view.through('#f2b06b', 0.02), SMALL);
      // the mouth is open to the left
      pen.shape(
        'M-88 -56C-70 -92 -24 -104 16 -96C60 -88 90 -54 92 -28C84 12 46 40 4 42C-34 44 -66 32 -82 10Q-40 -2 -38 -22Q-42 -46 -88 -56Z',
        skin,
        { material: 'figure', shade: 1, rim: 1.2 },
      );
      pen.shape('M-88 -56Q-42 -46 -38 -22Q-40 -2 -82 10Q-56 -6 -58 -24Q-60 -44 -88 -56Z', '#7a3048', {
        material: 'figure',
        ink: 0.6,
      });
      pen.line('M-80 -52L-58 -44M-74 6L-56 -2', '#fff8ee', 7);
      pen.line('M26 -90Q44 -30 26 36M50 -76Q64 -30 50 24', mix(skin, '#ffffff', 0.45), 7, { opacity: 0.8 });
      pen.shape('M0 0Q30 -16 44 14Q18 30 0 0Z', view.through('#f2b06b', 0.02), SMALL);
      creatureEye(pen, 'glad', -18, -62, { size: 1.1 });
      fish(pen, -74, -20, 0.34, '#5fa8f2', true);
      fish(pen, -106, -38, 0.3, '#5fa8f2', true);
      pen.line('M-120 0L-108 -4M-118 -66L-108 -60', '#ffffff', 3, { opacity: 0.6 });
    },
    1.05,
  );
  beside(view, 214, 650, () => seaStone(pen, 0, 20, 0.7, view.through('#9a86a8', 0.04)));
}
