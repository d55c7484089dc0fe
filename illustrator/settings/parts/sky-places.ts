// The places of stories in the sky.
import { mix } from '../../color.ts';
import { curve, num, polygon, roundedRect, star, type Point } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import type { View } from '../../view.ts';
import { house } from './buildings.ts';
import { bank, hotAirBalloon, ladder, toyBalloon, tuftCloud } from './sky-things.ts';
import { beside } from './wayside.ts';

const FIGURE = { material: 'figure' } as const;
const GLOW = { material: 'glow' } as const;

/** The house on its cloud, held by striped balloons, with a rope down to the village. */
export function cloudHouse(view: View): void {
  const { pen } = view;
  const random = view.stream('cloud house', 'story');
  beside(view, 300, 668, () => {
    const knot: Point = [0, -206];
    const balloons: readonly (readonly [number, number, number, string])[] = [
      [-92, -318, 22, '#5bb8a8'],
      [92, -316, 23, '#b48be0'],
      [-54, -352, 24, '#f2b541'],
      [56, -350, 23, '#4f9bdc'],
      [0, -366, 26, '#e8635a'],
      [-28, -300, 25, '#f29fbf'],
      [34, -298, 24, '#8fd0a0'],
    ];
    for (const [x, y, size] of balloons)
      pen.line(`M${x} ${y + size}Q${x * 0.5} -240 ${knot[0]} ${knot[1]}`, '#fff0d8', 2, { opacity: 0.85 });
    for (const [x, y, size, color] of balloons) {
      pen.at(0, 0, 1, () => toyBalloon(pen, x, y, size, color, 0));
      pen.line(
        `M${x - 6} ${y - size}Q${x - 14} ${y} ${x - 3} ${y + size}M${x + 7} ${y - size}Q${x + 16} ${y} ${x + 4} ${y + size}`,
        '#fff6e0',
        3,
        { opacity: 0.6 },
      );
    }
    house(view, 0, -36, 150, 92, '#f6dcb8', '#d8606a', random, 0.02);
    pen.line('M-128 -20C-176 10 -150 60 -190 110', '#e8c98a', 5, { material: 'land' });
    bank(view, random, 0, -20, 290, 54);
    bank(view, random, -120, 4, 120, 26);
    bank(view, random, 122, 0, 130, 30);
    for (const x of [-66, 62]) flowerPot(pen, x, -46);
  });
}

function flowerPot(pen: Pen, x: number, y: number): void {
  pen.shape(
    polygon([
      [x - 12, y - 18],
      [x + 12, y - 18],
      [x + 9, y],
      [x - 9, y],
    ]),
    '#d8785a',
    { ...FIGURE, shade: 0.3 },
  );
  for (const [dx, dy, color] of [
    [-8, -26, '#f29fbf'],
    [8, -26, '#ffd36b'],
    [0, -33, '#ffffff'],
  ] as const) {
    pen.ellipse(x + dx, y + dy, 7, 7, color, { ...FIGURE, ink: 0.5 });
    pen.ellipse(x + dx, y + dy, 2.4, 2.4, '#f2a541', { ...FIGURE, ink: 0 });
  }
}

/** A balloon has landed at the edge of a cloud. */
export function balloonLanding(view: View): void {
  const { pen } = view;
  const random = view.stream('landing');
  beside(view, 316, 560, () => {
    hotAirBalloon(pen, 0, -20, 1.42, '#e8635a', '#ffd36b');
    pen.line('M-24 84Q-70 96 -96 92', '#e8c98a', 4, { material: 'land' });
    pen.shape(roundedRect(-106, 66, 12, 34, 4), '#a5683f', { ...FIGURE, shade: 0.3 });
  });
  bank(view, random, view.hero.x + view.side * 330, 690, 330, 66);
}

/** The line where weather is put out to dry: a fog, three mists and a gray sleeve. */
export function washingLine(view: View): void {
  const { pen } = view;
  const random = view.stream('line');
  beside(view, 290, 680, () => {
    for (const [x, height] of [
      [-158, 318],
      [190, 330],
    ] as const) {
      pen.shape(roundedRect(x - 7, -height, 14, height, 5), '#b8835a', { shade: 0.4, rim: 0.6 });
      pen.shape(roundedRect(x - 34, -height + 6, 68, 11, 5), '#b8835a', { shade: 0.3 });
    }
    pen.line('M-158 -306Q10 -262 190 -318', '#fff4dc', 3.4, { material: 'land' });
    sheet(pen, -92, -286, 122, 176, '#cfd6ea');
    sheet(pen, 42, -280, 46, 76, '#f2e4f6');
    sheet(pen, 94, -288, 38, 60, '#e2ecfa');
    sheet(pen, 138, -298, 30, 46, '#f6f0fb');
    pen.shape('M-146 -300L-112 -296L-116 -214Q-130 -206 -142 -214Z', '#9aa0ba', { shade: 0.5, rim: 0.6 });
    pen.line('M-141 -224L-117 -224', '#c2c8dc', 4, { material: 'land' });
    for (const x of [-146, -114, -90, -32, 27, 44, 66, 88, 96, 128, 140, 164])
      pen.shape(roundedRect(x - 3, lineAt(x) - 8, 7, 20, 3), x % 4 ? '#f2b541' : '#e8635a', { ...FIGURE, ink: 0.6 });
    tuftCloud(pen, random, -158, -2, 50, 24, view.through('#f4e8f6', 0));
    tuftCloud(pen, random, 190, -2, 58, 28, view.through('#f4e8f6', 0));
  });
  beside(view, 360, 690, () => sunriseBasket(pen));
}

/** Height of the washing line at x. */
const lineAt = (x: number) => {
  const t = (x + 158) / 348;
  return (1 - t) ** 2 * -306 + 2 * t * (1 - t) * -262 + t * t * -318;
};

/** A cloth of fog with its hem fraying. */
function sheet(pen: Pen, x: number, y: number, width: number, height: number, color: string): void {
  const [left, right, bottom] = [x - width / 2, x + width / 2 + 12, y + height];
  const step = width / 4;
  let hem = '';
  for (let i = 4; i > 0; i--)
    hem += `Q${num(left + step * (i - 0.5))} ${num(bottom + height * 0.16)} ${num(left + step * (i - 1))} ${num(bottom - (i % 2) * 6)}`;
  pen.shape(
    `M${num(left)} ${num(y)}Q${num(x)} ${num(y + 10)} ${num(right)} ${num(y - 2)}L${num(left + width)} ${num(bottom)}${hem}Z`,
    color,
    {
      shade: 0.9,
      rim: 1,
      opacity: 0.92,
    },
  );
  for (const share of [0.3, 0.62])
    pen.line(
      `M${num(left + width * share)} ${num(y + 14)}Q${num(left + width * share - 8)} ${num(y + height * 0.5)} ${num(left + width * share + 2)} ${num(bottom - 14)}`,
      '#8f97b8',
      3,
      {
        material: 'land',
        opacity: 0.4,
      },
    );
}

/** Tomorrow's sunrise, folded with the pink side in. */
function sunriseBasket(pen: Pen): void {
  pen.glow(0, -66, 110, '#ffb08a', 0.8);
  pen.shape('M-54 -58Q-50 -100 -10 -94Q10 -112 34 -94Q60 -92 56 -56Z', '#ff9fa0', {
    ...FIGURE,
    shade: 0.6,
    rim: 1,
    toward: '#ffd98a',
  });
  pen.line('M-46 -68Q0 -84 50 -66M-34 -82Q0 -94 40 -80', '#ffe6b0', 5, { opacity: 0.9 });
  pen.shape('M-70 -60L70 -60L56 0Q0 10 -56 0Z', '#c98f56', { ...FIGURE, shade: 0.9, rim: 0.8 });
  for (const y of [-44, -28, -12])
    pen.line(`M${-66 - y * 0.04} ${y}Q0 ${y + 9} ${66 + y * 0.04} ${y}`, '#8f5f34', 3, { opacity: 0.7 });
  for (let i = -4; i <= 4; i++) pen.line(`M${i * 14} -56L${num(i * 12)} 2`, '#e0ac70', 2.4, { opacity: 0.6 });
  pen.shape(roundedRect(-76, -68, 152, 14, 7), '#dca66a', { ...FIGURE, shade: 0.3 });
}

/** The white stripe an airplane left, and the plane, very small, at its end. */
export function airplaneRoad(view: View): void {
  const { pen, hero, side } = view;
  const at = (dx: number, y: number) => `${num(hero.x + side * dx)} ${num(y)}`;
  pen.shape(
    `M${at(-620, 756)}C${at(-300, 716)} ${at(120, 640)} ${at(392, 330)}L${at(404, 336)}C${at(220, 640)} ${at(-60, 740)} ${at(-560, 812)}Z`,
    '#ffffff',
    { material: 'sky', ink: 0.6, toward: '#f2e6fa', shade: 0.8, rim: 1 },
  );
  const random = view.stream('vapor');
  for (let i = 0; i < 13; i++) {
    const t = i / 12;
    const dx = -420 + 800 * t ** 0.8;
    const y = 752 - 90 * t - 310 * t ** 3.2;
    const size = 30 * (1 - t) + 6;
    tuftCloud(
      pen,
      random,
      hero.x + side * (dx - 30 + 20 * t),
      y - 12 * (1 - t),
      size,
      size * 0.6,
      mix('#ffffff', view.sky[3], 0.06),
    );
  }
  for (let i = 0; i < 7; i++) {
    const t = i / 6;
    pen.ellipse(
      hero.x + side * (150 + 150 * t),
      668 - 100 * t - 30 * t * t + (i % 2) * 7,
      10 - 6 * t,
      5 - 3 * t,
      '#b8a6d8',
      { ink: 0, opacity: 0.8 },
    );
  }
  beside(view, 420, 306, () => airplane(pen));
}

function airplane(pen: Pen): void {
  pen.at(
    0,
    0,
    0.74,
    () => {
      pen.shape('M-56 -6L-82 -44L-64 -44L-34 -10Z', '#e8635a', { ...FIGURE, shade: 0.3 });
      pen.shape('M6 -8L-22 -62L2 -62L40 -10Z', '#cfd8ee', { ...FIGURE, shade: 0.3 });
      pen.shape('M-74 -8Q-20 -24 44 -20Q78 -16 84 -2Q78 10 44 12Q-20 16 -74 4Z', '#f8f4fb', {
        ...FIGURE,
        shade: 0.9,
        rim: 1,
      });
      pen.line('M-70 0Q0 8 80 0', '#e8635a', 4.4);
      for (const x of [-30, -10, 10, 30]) pen.ellipse(x, -8, 5, 5.4, '#ffe08a', { ...GLOW, ink: 0.5 });
      pen.shape('M56 -16Q70 -14 76 -6L54 -6Z', '#8fc8e8', { ...FIGURE, ink: 0.5 });
      pen.shape('M2 4L-36 56L-12 58L38 8Z', '#dfe6f6', { ...FIGURE, shade: 0.4 });
    },
    -34,
  );
}

/** The tip of a mountain with a spoon of snow, a thistle and a book for those who climbed it. */
export function mountainTop(view: View): void {
  const { pen } = view;
  const random = view.stream('peak');
  beside(view, 310, 694, () => {
    const stone = view.through('#8a84a8', 0.02);
    const tip: Point[] = [
      [-190, 20],
      [-140, -90],
      [-92, -150],
      [-66, -224],
      [-34, -292],
      [-6, -308],
      [22, -288],
      [66, -196],
      [118, -120],
      [190, 20],
    ];
    pen.shape(curve(tip, true, 0.12), stone, { shade: 3, rim: 1.4, toward: mix(stone, '#4a3f78', 0.4) });
    pen.line('M-30 -236L-52 -170L-24 -126L-60 -60M40 -200L24 -140L60 -84L40 -30', mix(stone, '#3a2f68', 0.4), 3.6, {
      material: 'land',
      opacity: 0.6,
    });
    pen.shape(
      'M-68 -224C-50 -262 -42 -312 -6 -312C24 -312 38 -252 60 -212Q40 -224 28 -202Q12 -232 -4 -202Q-18 -230 -34 -200Q-46 -224 -68 -224Z',
      '#ffffff',
      { shade: 0.9, rim: 1 },
    );
    pen.at(84, -158, 1, () => thistle(pen), 24);
    pen.ellipse(-66, -98, 66, 16, mix(stone, '#ffffff', 0.2), { shade: 0.4, rim: 0.8 });
    pen.at(-66, -98, 1, () => tinBox(pen), -4);
    bank(view, random, -60, 16, 330, 46);
    bank(view, random, 130, 26, 220, 40);
  });
}

function thistle(pen: Pen): void {
  pen.line('M0 0Q4 -30 0 -54', '#4f9a74', 5, { material: 'land' });
  for (const [y, s] of [
    [-16, 1],
    [-28, -1],
  ] as const)
    pen.shape(`M0 ${y}L${s * 14} ${y - 12}L${s * 12} ${y - 3}L${s * 24} ${y - 4}L${s * 12} ${y + 5}Z`, '#5fae80', {
      ink: 0.5,
    });
  for (const turn of [-40, -20, 0, 20, 40])
    pen.at(0, -66, 1, () => pen.shape('M-4 0L0 -24L4 0Z', '#c87fe0', { ...FIGURE, ink: 0.4 }), turn);
  pen.ellipse(0, -62, 13, 13, '#6fb088', { ...FIGURE, shade: 0.4 });
}

function tinBox(pen: Pen): void {
  pen.shape(roundedRect(-34, -34, 68, 36, 5), '#7fa0c8', { ...FIGURE, shade: 0.5, rim: 0.8 });
  pen.shape(
    polygon([
      [-34, -34],
      [34, -34],
      [42, -58],
      [-26, -58],
    ]),
    '#a8c2e0',
    { ...FIGURE, shade: 0.3, rim: 0.8 },
  );
  pen.shape('M-26 -38Q-10 -48 2 -39Q16 -50 30 -40L26 -27Q14 -35 2 -26Q-10 -35 -24 -25Z', '#fff6e4', {
    ...FIGURE,
    ink: 0.6,
  });
  pen.line('M-18 -37L-6 -37M8 -38L20 -40', '#9a8fb0', 1.8);
  pen.line('M34 -28Q50 -24 46 -8', '#c9a06a', 2);
  pen.line('M46 -8L42 10', '#f2b541', 4.4);
}

/** The balloons that anybody ever let go of, under one high cloud. */
export function lostBalloons(view: View): void {
  const { pen } = view;
  const random = view.stream('lost');
  beside(view, 300, 320, () => {
    bank(view, random, 10, -10, 360, 50, 0.1);
    for (const [x, y, size, color] of [
      [-126, 64, 30, '#e8635a'],
      [-8, 54, 30, '#f27f8f'],
      [120, 60, 29, '#e8635a'],
      [-92, 150, 27, '#f2b541'],
      [150, 152, 26, '#8fd0a0'],
    ] as const)
      toyBalloon(pen, x, y, size, color, 120);
    pen.at(-64, 88, 1, () => fishBalloon(pen), -6);
    pen.at(56, 76, 1, () => fourBalloon(pen), 6);
    pen.at(70, 178, 1, () => silverStar(pen), -8);
    pen.line('M-64 112Q-74 170 -60 220M56 126Q48 190 60 236M70 206Q78 250 68 286', '#fff4e0', 2, { opacity: 0.8 });
  });
  beside(view, -344, 420, () => {
    toyBalloon(pen, 0, 0, 28, '#b48be0', 110);
    toyBalloon(pen, 52, -46, 24, '#5bb8a8', 130);
  });
}

function fishBalloon(pen: Pen): void {
  pen.shape(
    curve(
      [
        [34, 0],
        [62, -24],
        [56, 0],
        [62, 24],
      ],
      true,
      0.1,
    ),
    '#8fc8f2',
    { ...FIGURE, shade: 0.3 },
  );
  pen.shape(
    curve([
      [-42, 0],
      [-18, -28],
      [20, -22],
      [40, 0],
      [20, 22],
      [-18, 28],
    ]),
    '#4f9bdc',
    { ...FIGURE, shade: 0.9, rim: 1 },
  );
  pen.line('M-6 -24Q4 0 -6 24M14 -20Q22 0 14 20', '#bfe0fa', 4);
  pen.ellipse(-24, -6, 5, 6, '#241a3f', { material: 'eye', ink: 0 });
  pen.ellipse(-22, -8, 2, 2, '#ffffff', { material: 'eye', ink: 0 });
  pen.line('M-38 6Q-32 11 -26 7', '#241a3f', 2.6, { material: 'eye' });
}

/** A 4 that left its birthday. */
function fourBalloon(pen: Pen): void {
  pen.shape(
    'M14 -46Q22 -46 22 -38L22 8L32 8Q40 8 40 16Q40 24 32 24L22 24L22 40Q22 48 12 48Q2 48 2 40L2 24L-30 24Q-42 22 -34 8L2 -40Q8 -46 14 -46ZM2 -12L-14 8L2 8Z',
    '#f2a541',
    {
      ...FIGURE,
      shade: 0.8,
      rim: 1,
    },
  );
  pen.line('M-20 12L4 -22', '#fff0c8', 4, { opacity: 0.7 });
}

function silverStar(pen: Pen): void {
  pen.shape(star(0, 0, 34, 5, 0.56), '#d8def0', { ...FIGURE, shade: 0.9, rim: 1.2 });
  pen.line('M-8 -12L-2 -22M10 -4L18 -6', '#ffffff', 4, { opacity: 0.9 });
}

/** The village's smoke comes up through the cloud, a stalk for every chimney. */
export function smokeGarden(view: View): void {
  const { pen } = view;
  const stalks: readonly (readonly [number, number, number, string])[] = [
    [-120, -6, 250, '#a8bce8'],
    [-40, -40, 330, '#b8c8f0'],
    [40, 0, 280, '#9fb4e4'],
    [112, -34, 340, '#c2cef2'],
    [176, 2, 220, '#8f98b8'],
  ];
  beside(view, 296, 668, () => {
    for (const [x, y, height, color] of stalks) smokeStalk(pen, x, y, height, color);
  });
  beside(view, -350, 676, () => {
    smokeStalk(pen, -30, 0, 210, '#b8c8f0');
    smokeStalk(pen, 40, 10, 270, '#a8bce8');
  });
}

/** A chimney's top and a curl of smoke over it, like a fern. */
function smokeStalk(pen: Pen, x: number, y: number, height: number, color: string): void {
  pen.ellipse(x, y + 4, 34, 11, '#b9a2d8', { ink: 0.6 });
  pen.shape(roundedRect(x - 15, y - 22, 30, 28, 4), '#c8705f', { shade: 0.4, rim: 0.6 });
  pen.shape(roundedRect(x - 19, y - 30, 38, 12, 4), '#de8f78', { shade: 0.2 });
  pen.glow(x, y - 30, 40, '#ffc27a', 0.6);
  const top = y - height;
  const path = `M${x} ${y - 32}C${x - 22} ${y - height * 0.4} ${x + 18} ${y - height * 0.6} ${x - 4} ${top + 30}C${x - 12} ${top - 8} ${x + 34} ${top - 16} ${x + 34} ${top + 12}C${x + 34} ${top + 34} ${x + 8} ${top + 32} ${x + 12} ${top + 16}`;
  pen.line(path, mix(color, '#4a4a88', 0.35), 19, { material: 'land', opacity: 0.35 });
  pen.line(path, color, 14, { material: 'land', opacity: 0.92 });
  pen.line(path, mix(color, '#ffffff', 0.6), 4, { material: 'land', opacity: 0.6 });
  for (const [share, s] of [
    [0.42, 1],
    [0.6, -1],
  ] as const) {
    const [lx, ly] = [x + s * 4, y - height * share];
    pen.line(
      `M${num(lx)} ${num(ly)}Q${num(lx + s * 18)} ${num(ly - 4)} ${num(lx + s * 24)} ${num(ly - 22)}Q${num(lx + s * 14)} ${num(ly - 30)} ${num(lx + s * 11)} ${num(ly - 18)}`,
      color,
      7,
      { material: 'land', opacity: 0.9 },
    );
  }
}

/** An opening to the next cloud, with the bridge rolled up; a rope ladder hangs from above. */
export function rolledBridge(view: View): void {
  const { pen } = view;
  const random = view.stream('bridge');
  beside(view, 330, 690, () => {
    const gap = '#6f78c0';
    pen.shape('M-176 -60Q-120 -78 -70 -58L-96 120L-190 120Z', view.through(gap, 0.1), {
      material: 'sky',
      ink: 0,
      toward: view.through('#9fb0e8', 0.2),
    });
    for (const x of [-54, 134]) {
      pen.shape(roundedRect(x - 9, -190, 18, 160, 6), '#a5683f', { shade: 0.5, rim: 0.8 });
      pen.ellipse(x, -196, 15, 13, '#c98a5a', { shade: 0.3 });
    }
    pen.line('M-54 -150Q40 -116 134 -150', '#e8c98a', 5, { material: 'land' });
    bridgeRoll(pen);
    bank(view, random, 40, -6, 330, 60);
    bank(view, random, -40, 26, 190, 34);
    pen.glow(134, -224, 80, '#ffe08a', 0.8);
    pen.shape(roundedRect(122, -240, 24, 32, 8), '#ffe6a0', { ...GLOW, ink: 0.8 });
    pen.shape('M116 -240Q134 -258 152 -240Z', '#8a5a3a', { ...FIGURE, ink: 0.7 });
  });
  beside(view, -346, 640, () => {
    bank(view, random, 8, -330, 210, 50, 0.08);
    ladder(pen, [-4, 6], [14, -330], 54, 9);
    bank(view, random, -4, 22, 150, 34);
  });
}

function bridgeRoll(pen: Pen): void {
  const wood = '#c98a5a';
  for (const [x, y] of [
    [-16, -48],
    [98, -48],
  ] as const)
    pen.ellipse(x, y, 14, 44, mix(wood, '#4a2a2a', 0.3), { ...FIGURE, shade: 0.3 });
  pen.shape(roundedRect(-16, -92, 114, 88, 12), wood, { ...FIGURE, shade: 1, rim: 1 });
  for (const y of [-76, -58, -40, -22]) pen.line(`M-14 ${y}L96 ${y}`, mix(wood, '#4a2a2a', 0.4), 3.4, { opacity: 0.8 });
  for (const x of [6, 76]) pen.shape(roundedRect(x - 4, -95, 9, 94, 4), '#f6dca0', { ...FIGURE, ink: 0.6 });
}

/** A corner between two clouds, left free; those who came to see sit around it. */
export function cloudCorner(view: View): void {
  const { pen, hero, side } = view;
  const random = view.stream('corner');
  bank(view, random, hero.x + side * 470, 600, 300, 230, 0.12);
  beside(view, 290, 350, () => {
    pen.line('M-130 10Q40 52 220 -8', '#7f78b8', 3, { material: 'land' });
    [-92, -62, -34, 30, 58, 120].forEach((x, i) => {
      const t = (x + 130) / 350;
      swallow(pen, x, (1 - t) ** 2 * 10 + 2 * t * (1 - t) * 52 + t * t * -8, i % 3 === 1);
    });
  });
  pen.glow(hero.x + side * 260, 664, 210, '#fff6e0', 0.6, 60);
  bank(view, random, hero.x + side * 462, 690, 240, 96);
}

function swallow(pen: Pen, x: number, y: number, mirrored: boolean): void {
  pen.at(
    x,
    y,
    1,
    () => {
      pen.shape('M6 -8L20 8L10 4L12 14Z', '#3a4078', { ...FIGURE, ink: 0.5 });
      pen.ellipse(0, -13, 10, 13, '#4a5298', { ...FIGURE, ink: 0.6, shade: 0.3 });
      pen.ellipse(-3, -9, 6, 9, '#f6ead8', { ...FIGURE, ink: 0 });
      pen.ellipse(-2, -25, 8, 8, '#4a5298', { ...FIGURE, ink: 0.6 });
      pen.shape('M-9 -26L-16 -23L-8 -21Z', '#f2b541', { ...FIGURE, ink: 0 });
      pen.ellipse(-4, -27, 1.7, 2, '#1a1438', { material: 'eye', ink: 0 });
    },
    0,
    mirrored,
  );
}
