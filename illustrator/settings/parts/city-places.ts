// Places of the city where people come by day: the bakery, the square, the library steps, the laundromat.
import { mix } from '../../color.ts';
import { curve, ellipse, num, polygon, roundedRect } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import { type View } from '../../view.ts';
import { house, litWindow, streetlamp } from './buildings.ts';
import { block, standing } from './rooms.ts';

/** Light comes up through a glass in the ground, and forty gingerbread men cool at the open door. */
export function bakery(view: View): void {
  const { pen, palette } = view;
  standing(view, 300, 604, () => {
    block(pen, -150, 0, 420, 280, view.through('#d09a78', 0.03), { radius: 4, shade: 1, rim: 0.8 });
    block(pen, -164, -268, 450, 22, view.through('#f2d8b8', 0), { radius: 6, shade: 0.3, rim: 1 });
    const bars = view.through('#7a4a50', 0);
    for (const x of [-104, -36, 32, 100, 168]) litWindow(view, x, -222, 34, x !== 32 && x !== -104, bars, 0.03);
    shopWindow(view);
    openDoor(view);
    for (let i = 0; i < 14; i++) {
      const left = -158 + i * 30;
      pen.shape(
        `M${left} -186L${left + 30} -186L${left + 28} -148Q${left + 14} -132 ${left} -148Z`,
        i % 2 ? '#fff4e2' : '#e8635a',
        { material: 'figure', shade: 0.3, ink: 0.6 },
      );
    }
    pretzelSign(pen);
  });
  standing(view, 190, 690, () => {
    pen.glow(0, 0, 130, palette.lamp, 0.7, 50);
    pen.shape(
      polygon([
        [-62, -14],
        [52, -14],
        [66, 14],
        [-56, 14],
      ]),
      palette.lamp,
      { material: 'glow' },
    );
    pen.line('M-30 -14L-20 14M8 -14L20 14M-60 0L60 0', view.through('#7d4450', 0), 4, { material: 'land' });
  });
}

function shopWindow(view: View): void {
  const { pen, palette } = view;
  pen.glow(-50, -90, 150, palette.lamp, 0.7);
  block(pen, -136, -18, 176, 122, view.through('#8a5040', 0), { radius: 6, shade: 0.3 });
  pen.shape(roundedRect(-128, -132, 160, 106, 4), palette.lamp, { material: 'glow', ink: 0.6 });
  for (const y of [-78, -28]) pen.line(`M-126 ${y}L30 ${y}`, '#a5683f', 6);
  for (const [x, y] of [
    [-106, -30],
    [-68, -30],
    [-30, -30],
    [8, -30],
  ] as const) {
    pen.shape(
      curve(
        [
          [x - 18, y],
          [x - 14, y - 22],
          [x, y - 28],
          [x + 14, y - 22],
          [x + 18, y],
        ],
        true,
        0.14,
      ),
      '#d9904e',
      { material: 'figure', shade: 0.4, rim: 1, ink: 0.7 },
    );
    pen.line(`M${x - 8} ${y - 16}L${x - 2} ${y - 22}M${x + 2} ${y - 14}L${x + 8} ${y - 20}`, '#fbe0b0', 3);
  }
  for (const x of [-100, -64, -28, 8])
    pen.ellipse(x, -90, 15, 10, x % 3 ? '#c9783f' : '#e8b070', { material: 'figure', shade: 0.4, ink: 0.7 });
}

/** The door stands open for the heat; on a rack lie the gingerbread men, who have no faces yet. */
function openDoor(view: View): void {
  const { pen, palette } = view;
  pen.glow(110, -70, 130, palette.lamp, 0.6);
  block(pen, 58, 0, 112, 150, view.through('#8a5040', 0), { radius: 6, shade: 0.3 });
  pen.shape(roundedRect(67, -142, 94, 142, 4), mix(palette.lamp, '#f2a05a', 0.35), { material: 'glow', ink: 0.6 });
  for (const y of [-98, -50, -4]) {
    pen.line(`M70 ${y}L158 ${y}`, '#3f3050', 7);
    for (const x of [84, 112, 140]) gingerbreadMan(pen, x, y - 4);
  }
}

function gingerbreadMan(pen: Pen, x: number, y: number): void {
  pen.at(x, y, 1, () => {
    pen.shape(
      curve(
        [
          [-9, 0],
          [-5, -12],
          [-13, -18],
          [-11, -24],
          [0, -22],
          [11, -24],
          [13, -18],
          [5, -12],
          [9, 0],
          [0, -6],
        ],
        true,
        0.14,
      ),
      '#a5602f',
      { material: 'figure', ink: 0.5 },
    );
    pen.ellipse(0, -29, 8, 8, '#a5602f', { material: 'figure', ink: 0.5, shade: 0.2 });
    pen.ellipse(0, -16, 1.6, 1.6, '#fff0d0', { material: 'figure', ink: 0 });
  });
}

function pretzelSign(pen: Pen): void {
  pen.line('M-160 -228L-206 -228M-194 -228L-194 -212', '#3a3560', 5);
  pen.line(
    'M-218 -146C-206 -164 -182 -164 -172 -178C-164 -192 -172 -206 -184 -204C-192 -202 -194 -194 -194 -188' +
      'C-194 -194 -198 -202 -206 -204C-218 -206 -226 -192 -218 -178C-208 -164 -184 -164 -172 -146',
    '#c9783f',
    10,
  );
  pen.line('M-212 -184L-208 -190M-180 -188L-176 -182M-196 -160L-190 -162', '#fff0d0', 3);
}

/** The fountain counts its pennies, houses like a row of uncles, and a hopscotch that goes past ten. */
export function square(view: View): void {
  const random = view.stream('square', 'story');
  standing(view, 0, 600, () => {
    for (const [x, width, wall, roof] of [
      [-420, 110, '#e0b48a', '#8a4a6a'],
      [-300, 104, '#9aa8d8', '#5a4a98'],
      [176, 104, '#d89a9a', '#6a4a88'],
      [292, 116, '#e6c890', '#8a4a5a'],
      [418, 110, '#9ac0b8', '#4a5a98'],
    ] as const)
      house(view, x, 0, width, 108, wall, roof, random, 0.2);
  });
  hopscotch(view);
  standing(view, 300, 656, () => fountain(view));
  for (const distance of [-236, 446])
    streetlamp(view, view.hero.x + view.side * distance, 630, 200, view.through('#3a3560', 0));
}

function fountain(view: View): void {
  const { pen } = view;
  const stone = view.through('#b8aed0', 0);
  const light = view.through('#dcd4ea', 0);
  pen.shape(
    curve(
      [
        [-30, -34],
        [-20, -96],
        [-30, -128],
        [30, -128],
        [20, -96],
        [30, -34],
      ],
      true,
      0.1,
    ),
    stone,
    { shade: 0.8, rim: 1 },
  );
  pen.shape('M-74 -136Q-60 -104 0 -104Q60 -104 74 -136Z', stone, { shade: 0.6, rim: 1 });
  pen.ellipse(0, -137, 76, 13, light, { shade: 0.2 });
  pen.ellipse(0, -136, 62, 8, view.through('#4f7fc0', 0), { ink: 0.6 });
  pen.shape(
    curve(
      [
        [-16, -140],
        [-10, -172],
        [-16, -192],
        [16, -192],
        [10, -172],
        [16, -140],
      ],
      true,
      0.1,
    ),
    stone,
    { shade: 0.6, rim: 1 },
  );
  stoneFish(pen, stone);
  pen.shape('M-136 -48Q-132 8 -110 14L110 14Q132 8 136 -48Z', stone, { shade: 0.9, rim: 1 });
  pen.ellipse(0, -48, 138, 24, light, { shade: 0.3 });
  pen.ellipse(0, -46, 118, 17, view.through('#3f6fb8', 0), { ink: 0.7 });
  pen.line('M-74 -46L-30 -46M10 -40L70 -40M-10 -54L36 -54', '#dff0ff', 3, { material: 'glow', opacity: 0.6 });
  for (const [x, y] of [
    [-60, -38],
    [-20, -34],
    [30, -50],
    [66, -46],
    [0, -42],
  ] as const)
    pen.ellipse(x, y, 6, 3, '#ffd06a', { material: 'figure', ink: 0.4 });
  for (const x of [-70, 0, 70]) pen.line(ellipse(x, -14, 14, 14), light, 4, { material: 'land', opacity: 0.6 });
}

/** The fish that would spout, if the fountain were not switched off. */
function stoneFish(pen: Pen, stone: string): void {
  pen.shape(
    curve([
      [-8, -192],
      [-20, -208],
      [-14, -232],
      [10, -240],
      [24, -226],
      [14, -212],
      [20, -194],
    ]),
    stone,
    { shade: 0.5, rim: 1 },
  );
  pen.shape(
    curve(
      [
        [8, -236],
        [16, -258],
        [0, -252],
        [-10, -262],
        [-4, -236],
      ],
      true,
      0.13,
    ),
    stone,
    { shade: 0.3, rim: 1 },
  );
  pen.line('M6 -222Q10 -217 15 -221', '#5a5080', 3);
}

/** Boxes of chalk from the front to the back, far past ten. */
function hopscotch(view: View): void {
  const { pen } = view;
  standing(view, 214, 762, () => {
    for (let i = 0; i < 7; i++) {
      const [y, next] = [-i * 13, -(i + 1) * 13];
      const [x, nextX] = [i * i * 0.7, (i + 1) * (i + 1) * 0.7];
      const [half, nextHalf] = [30 - i * 2.6, 30 - (i + 1) * 2.6];
      const double = i % 3 === 2 ? 2 : 1;
      pen.line(
        polygon([
          [x - half * double, y],
          [x + half * double, y],
          [nextX + nextHalf * double, next],
          [nextX - nextHalf * double, next],
        ]),
        i % 2 ? '#ffe0f0' : '#fff6e0',
        3.4,
        { material: 'land', opacity: 0.8 },
      );
      if (double === 2) pen.line(`M${x} ${y}L${nextX} ${next}`, '#fff6e0', 3, { material: 'land', opacity: 0.8 });
    }
  });
}

/** Wide steps, tall doors behind columns, two stone lions, and a slot for books that come home late. */
export function librarySteps(view: View): void {
  const { pen, palette } = view;
  const stone = view.through('#cfc4dc', 0.02);
  const shadow = view.through('#9a8cb8', 0);
  standing(view, 300, 612, () => {
    pen.shape(
      polygon([
        [-200, -262],
        [60, -352],
        [320, -262],
      ]),
      stone,
      { shade: 0.8, rim: 1 },
    );
    pen.ellipse(60, -292, 22, 22, shadow, { shade: 0.3 });
    openBook(pen, 60, -290);
    block(pen, -206, -246, 540, 24, stone, { radius: 4, shade: 0.3, rim: 1 });
    block(pen, -176, -70, 480, 180, shadow, { radius: 0, shade: 0.3, rim: 0 });
    pen.glow(60, -120, 120, palette.lamp, 0.5);
    pen.shape('M18 -70L18 -180Q60 -216 102 -180L102 -70Z', view.through('#7a4a50', 0), { shade: 0.5 });
    pen.line('M60 -198L60 -70', view.through('#4a2f48', 0), 4, { material: 'land' });
    for (const x of [52, 68]) pen.ellipse(x, -126, 4, 6, '#ffd95e', { material: 'figure', ink: 0.5 });
    for (const x of [-160, -70, 128, 218]) column(pen, x, stone);
    bookSlot(view);
    for (let i = 0; i < 4; i++)
      block(pen, -196 - i * 22, -52 + i * 20, 560 + i * 44, 20, mix(stone, shadow, i * 0.18), {
        radius: 3,
        shade: 0.2,
        rim: 1,
      });
    for (const x of [-176, 172]) statue(pen, x, -30, stone, shadow);
  });
}

function column(pen: Pen, x: number, stone: string): void {
  pen.shape(
    polygon([
      [x + 4, -72],
      [x + 8, -236],
      [x + 32, -236],
      [x + 36, -72],
    ]),
    stone,
    { shade: 0.8, rim: 1 },
  );
  for (const dx of [14, 21, 28])
    pen.line(`M${x + dx} -228L${x + dx} -86`, mix(stone, '#6a5a90', 0.4), 2, { material: 'land', opacity: 0.5 });
  block(pen, x - 2, -66, 44, 14, stone, { radius: 4, shade: 0.2 });
  block(pen, x, -234, 40, 14, stone, { radius: 4, shade: 0.2 });
}

function openBook(pen: Pen, x: number, y: number): void {
  pen.shape(
    `M${x} ${y + 8}Q${x - 8} ${y} ${x - 18} ${y + 3}L${x - 18} ${y - 10}Q${x - 8} ${y - 13} ${x} ${y - 6}` +
      `Q${x + 8} ${y - 13} ${x + 18} ${y - 10}L${x + 18} ${y + 3}Q${x + 8} ${y} ${x} ${y + 8}Z`,
    '#fff4dc',
    { material: 'figure', ink: 0.6 },
  );
}

function bookSlot(view: View): void {
  const { pen } = view;
  block(pen, -108, -92, 24, 76, view.through('#e8635a', 0), { radius: 5, shade: 0.4, rim: 0.8 });
  pen.line('M-104 -148L-88 -148', '#3a2040', 6);
  pen.shape(roundedRect(-104, -130, 16, 12, 2), '#fff4dc', { material: 'figure', ink: 0.5 });
}

/** A sitting lion of stone on a block. */
function statue(pen: Pen, x: number, y: number, stone: string, shadow: string): void {
  pen.at(x, y, 0.9, () => {
    block(pen, -42, 0, 84, 38, stone, { radius: 4, shade: 0.5, rim: 1 });
    pen.shape(
      curve(
        [
          [-28, -38],
          [-26, -84],
          [0, -96],
          [26, -78],
          [34, -38],
        ],
        true,
        0.13,
      ),
      stone,
      { shade: 0.7, rim: 1 },
    );
    for (const dx of [-16, 6]) block(pen, dx, -36, 15, 42, stone, { radius: 7, shade: 0.3 });
    pen.ellipse(0, -104, 32, 32, mix(stone, shadow, 0.5), { shade: 0.7, rim: 1 });
    pen.ellipse(0, -102, 21, 20, stone, { shade: 0.3 });
    pen.line('M-12 -106Q-7 -101 -3 -106M4 -106Q8 -101 13 -106M-4 -94Q0 -90 4 -94', '#5a5080', 3);
  });
}

/** The only lit window in the street: nine round eyes, and a red sock that goes round. */
export function laundromat(view: View): void {
  const { pen, palette } = view;
  standing(view, 300, 604, () => {
    block(pen, -160, 0, 440, 292, view.through('#6f7fc0', 0.04), { radius: 4, shade: 1, rim: 0.8 });
    const bars = view.through('#3f4488', 0);
    for (const x of [-110, -30, 50, 130, 210]) litWindow(view, x, -246, 34, false, bars, 0.06);
    pen.glow(50, -100, 250, '#d8f4ff', 0.6, 160);
    block(pen, -134, -6, 372, 172, view.through('#4a4f98', 0), { radius: 8, shade: 0.3 });
    pen.shape(roundedRect(-126, -172, 356, 160, 5), '#e4f4f4', { material: 'glow', ink: 0.6 });
    block(pen, -148, -182, 400, 34, view.through('#5bb8a8', 0), { radius: 8, shade: 0.4, rim: 1 });
    for (let i = 0; i < 7; i++)
      pen.ellipse(-110 + i * 54, -199, i % 2 ? 7 : 11, i % 2 ? 7 : 11, '#f4fcff', { material: 'glow', ink: 0.5 });
    for (let i = 0; i < 9; i++) washer(view, -96 + (i % 5) * 68 + (i > 4 ? 34 : 0), i > 4 ? -14 : -92, i === 3);
    block(pen, -172, 6, 476, 12, view.through('#b8a0c0', 0), { radius: 3, shade: 0.2 });
  });
  standing(view, 172, 690, (at) => laundryBasket(at));
  pen.glow(view.hero.x + view.side * 300, 640, 230, palette.lamp, 0.35, 60);
}

function washer(view: View, x: number, y: number, running: boolean): void {
  const { pen } = view;
  block(pen, x - 30, y, 60, 74, '#c4d4ec', { radius: 7, shade: 0.3, rim: 0.5 });
  pen.line(`M${x - 20} ${y - 64}L${x + 2} ${y - 64}`, '#8a98c8', 4);
  pen.ellipse(x + 18, y - 64, 4, 4, running ? '#7df2a0' : '#8a98c8', { material: 'figure', ink: 0.3 });
  pen.ellipse(x, y - 31, 23, 23, '#f4f8ff', { material: 'figure', shade: 0.2, ink: 0.7 });
  const glass = ellipse(x, y - 31, 17, 17);
  pen.shape(glass, running ? '#7fb8e6' : '#4f5a98', { material: 'figure', ink: 0.6 });
  if (!running) pen.line(`M${x - 9} ${y - 36}Q${x - 6} ${y - 43} ${x + 1} ${y - 44}`, '#b8c8f0', 3);
  else
    pen.clip(glass, () => {
      for (const [dx, dy, r] of [
        [-12, 12, 9],
        [2, 15, 10],
        [13, 9, 7],
      ] as const)
        pen.ellipse(x + dx, y - 31 + dy, r, r, '#f4fcff', { material: 'glow', ink: 0 });
      pen.line(`M${x - 4} ${y - 42}L${x - 2} ${y - 30}Q${x} ${y - 26} ${x + 9} ${y - 27}`, '#e8504a', 8);
    });
}

function laundryBasket(pen: Pen): void {
  pen.shape(
    curve(
      [
        [-40, -46],
        [-30, -66],
        [-6, -58],
        [14, -72],
        [40, -50],
      ],
      true,
      0.14,
    ),
    '#f6e6f0',
    { material: 'figure', shade: 0.4 },
  );
  pen.shape(
    curve(
      [
        [2, -48],
        [16, -64],
        [38, -46],
      ],
      true,
      0.14,
    ),
    '#f2b541',
    { material: 'figure', shade: 0.4 },
  );
  pen.shape(
    polygon([
      [-46, -48],
      [46, -48],
      [36, 0],
      [-36, 0],
    ]),
    '#d0a070',
    { material: 'figure', shade: 0.7, rim: 1 },
  );
  for (const y of [-34, -18]) pen.line(`M${num(-44 - y * 0.06)} ${y}L${num(44 + y * 0.06)} ${y}`, '#a5743f', 3);
}
