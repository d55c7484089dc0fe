// Behind the houses of the neighborhood: the alley and the bean gardens.
import { mix } from '../../color.ts';
import { curve, num, polygon, puff, roundedRect, type Point } from '../../path.ts';
import type { View } from '../../view.ts';
import { litWindow } from './buildings.ts';
import { fern, leaf } from './plants.ts';
import { beside } from './wayside.ts';

/** Behind the houses: a sofa with a fern, trash cans in pairs, a hoop that leans over. */
export function alley(view: View): void {
  const { pen, palette, through } = view;
  beside(view, 288, 648, () => {
    const brick = through('#b0705e', 0.1);
    pen.shape(roundedRect(-150, -226, 410, 226, 4), brick, { shade: 0.8, rim: 0.8 });
    let rows = '';
    for (let row = 0; row < 9; row++) {
      rows += `M-148 ${-202 + row * 24}L258 ${-202 + row * 24}`;
      for (let i = 0; i < 8; i++)
        rows += `M${-130 + i * 52 + (row % 2) * 26} ${-202 + row * 24}L${-130 + i * 52 + (row % 2) * 26} ${-180 + row * 24}`;
    }
    pen.line(rows, mix(brick, '#2a1a4a', 0.3), 2.4, { material: 'land', opacity: 0.55 });
    pen.shape(roundedRect(-158, -240, 426, 18, 4), mix(brick, '#ffe0c0', 0.3), { rim: 1 });
    litWindow(view, -92, -158, 46, true, through('#6a4a5a', 0), 0.05);
    litWindow(view, 74, -164, 46, false, through('#6a4a5a', 0), 0.05);
    pen.shape(roundedRect(-24, -142, 62, 146, 5), through('#4f7fa0', 0.03), { shade: 0.6, rim: 0.5 });
    pen.shape(roundedRect(-14, -130, 42, 40, 5), palette.lamp, { material: 'glow', ink: 0.6 });
    pen.glow(8, -108, 100, palette.lamp, 0.5);
    pen.shape(roundedRect(-38, -4, 90, 14, 3), through('#a8a0a8', 0), { shade: 0.3, rim: 0.8 });
    for (const [x, color] of [
      [-26, '#f2b541'],
      [-8, '#f2b541'],
      [24, '#4fb0a0'],
    ] as const)
      pen.shape(`M${x} -22L${x + 11} -22L${x + 11} -10L${x + 18} -8Q${x + 20} -3 ${x + 17} -3L${x} -3Z`, color, {
        material: 'figure',
        shade: 0.4,
        rim: 0.6,
        ink: 0.6,
      });
    hoop(view, 196, 8);
    sofa(view, -128, 22);
    trashCan(view, 88, 22);
    trashCan(view, 140, 24);
  });
}

function hoop({ pen, through }: View, x: number, y: number): void {
  pen.limb(
    [
      [x, y],
      [x + 4, y - 150],
      [x - 22, y - 232],
    ],
    11,
    through('#3a4470', 0.04),
    'land',
  );
  pen.at(
    x - 30,
    y - 232,
    1,
    () => {
      pen.shape(roundedRect(-44, -36, 80, 62, 8), through('#f6efe6', 0.03), { shade: 0.5, rim: 0.8 });
      pen.line('M-22 14L-22 -14L14 -14L14 14', '#e8635a', 4, { material: 'land' });
      pen.line('M-24 24L-18 54M-4 26L-6 56M16 24L6 54M-22 38Q-4 46 12 38', '#fff8ee', 3, {
        material: 'land',
        opacity: 0.8,
      });
      pen.shape('M-32 18Q-6 28 24 18Q22 28 -6 32Q-30 28 -32 18Z', '#f2843f', { rim: 0.5 });
    },
    -12,
  );
}

function sofa({ pen, through }: View, x: number, y: number): void {
  pen.at(x, y, 1, () => {
    const cloth = through('#9a6ab0', 0.03);
    for (const angle of [-146, -120, -92, -64, -38])
      fern(pen, 0, -60, 66 - Math.abs(angle + 92) * 0.2, angle, through('#6fbf72', 0.02));
    pen.shape(roundedRect(-66, -74, 132, 60, 20), cloth, { shade: 0.8, rim: 1 });
    pen.shape(roundedRect(-54, -36, 108, 30, 10), mix(cloth, '#ffffff', 0.14), { shade: 0.5, rim: 0.8 });
    pen.line('M0 -36L0 -10', mix(cloth, '#2a1a4a', 0.4), 2.6, { material: 'land' });
    for (const side of [-1, 1]) {
      pen.shape(roundedRect(side > 0 ? 46 : -74, -54, 28, 52, 12), mix(cloth, '#2a1a4a', 0.12), {
        shade: 0.5,
        rim: 0.8,
      });
      pen.shape(roundedRect(side * 56 - 5, -4, 10, 10, 3), through('#6a4a3f', 0), { ink: 0.6 });
    }
    pen.line('M-4 -62L4 -54M4 -62L-4 -54', mix(cloth, '#ffffff', 0.4), 2.4, { material: 'land' });
  });
}

function trashCan({ pen, through }: View, x: number, y: number): void {
  const metal = through('#8a9ab0', 0.04);
  pen.shape(
    polygon([
      [x - 23, y - 60],
      [x + 23, y - 60],
      [x + 18, y],
      [x - 18, y],
    ]),
    metal,
    { shade: 0.7, rim: 0.9 },
  );
  pen.line(
    `M${x - 10} ${y - 52}L${x - 8} ${y - 6}M${x} ${y - 52}L${x} ${y - 6}M${x + 10} ${y - 52}L${x + 8} ${y - 6}`,
    mix(metal, '#1a2450', 0.35),
    3,
    { material: 'land', opacity: 0.7 },
  );
  pen.shape(
    `M${x - 27} ${y - 58}Q${x} ${y - 84} ${x + 27} ${y - 58}Q${x} ${y - 52} ${x - 27} ${y - 58}Z`,
    mix(metal, '#ffffff', 0.16),
    { shade: 0.4, rim: 0.9 },
  );
  pen.line(`M${x - 7} ${y - 72}Q${x} ${y - 82} ${x + 7} ${y - 72}`, mix(metal, '#1a2450', 0.4), 4, {
    material: 'land',
  });
}

/** Beans as far as poles go, tomatoes, a pumpkin, and a scarecrow who scares nobody. */
export function beanGarden(view: View): void {
  const { pen, through } = view;
  beside(view, 288, 648, () => {
    const soil = through('#7a5444', 0.04);
    pen.shape(
      curve(
        [
          [-176, -20],
          [0, -36],
          [190, -26],
          [240, 10],
          [180, 34],
          [-120, 34],
          [-210, 8],
        ],
        true,
        0.14,
      ),
      soil,
      { rim: 0.8, shade: 0.5 },
    );
    for (const x of [128, 172, 216]) beanPole(view, x, -10, 210 - Math.abs(x - 172) * 0.5);
    for (const x of [-130, -94]) tomato(view, x, 4);
    scarecrow(view, 20, 6);
    for (const [x, w] of [
      [-158, 1],
      [96, 0.9],
    ] as const)
      pen.at(x, 24, w, () => {
        pen.shape(roundedRect(-2, -34, 5, 36, 2), through('#a5744f', 0), { ink: 0.6 });
        pen.shape(roundedRect(-19, -52, 38, 22, 4), through('#f0dcb4', 0), { shade: 0.3, rim: 0.5 });
        pen.line('M-12 -44L10 -44M-12 -37L2 -37', through('#8a6a5a', 0), 2.6, { material: 'land', opacity: 0.7 });
      });
    pumpkin(view, -66, 34, 1.1);
    pumpkin(view, 150, 34, 0.8);
    pen.line('M-40 26Q0 8 40 26Q80 40 116 28', through('#4f9a5a', 0), 5, { material: 'land' });
    for (const [x, y, angle] of [
      [-10, 18, -50],
      [50, 28, -120],
      [90, 34, -60],
    ] as const)
      leaf(pen, x, y, 34, angle, through('#6fb85f', 0.02));
  });
}

function beanPole({ pen, through }: View, x: number, y: number, height: number): void {
  pen.line(`M${x} ${y}L${x + 4} ${num(y - height)}`, through('#b98a5f', 0.05), 6, { material: 'land' });
  const twine: Point[] = [];
  for (let i = 0; i <= 8; i++) twine.push([x + (i % 2 ? 9 : -8), y - (height * i) / 8.4]);
  pen.line(curve(twine, false), through('#4f9a5a', 0.04), 4.4, { material: 'land' });
  for (let i = 1; i < 8; i++) {
    leaf(pen, x, y - (height * i) / 8.4, 32, i % 2 ? -24 : -156, through(i % 3 ? '#5fae62' : '#7cc06a', 0.04));
    if (i % 2)
      pen.line(
        `M${x - 8} ${num(y - (height * i) / 8.4)}Q${x - 14} ${num(y - (height * i) / 8.4 + 12)} ${x - 10} ${num(y - (height * i) / 8.4 + 24)}`,
        through('#a8d86a', 0),
        5,
        { material: 'land' },
      );
  }
}

function tomato({ pen, through, stream }: View, x: number, y: number): void {
  pen.line(`M${x} ${y}L${x} ${y - 92}`, through('#b98a5f', 0.04), 5, { material: 'land' });
  pen.shape(puff(x, y - 54, 27, 40, 9, stream(`tomato ${num(x)}`, 'story')), through('#4f9a5a', 0.05), {
    shade: 0.8,
    rim: 0.8,
  });
  for (const [dx, dy] of [
    [-12, -70],
    [11, -60],
    [-8, -38],
    [13, -30],
  ] as const) {
    pen.ellipse(x + dx, y + dy, 8.4, 8, '#e8523f', { ink: 0.5, shade: 0.4, rim: 0.6 });
    pen.ellipse(x + dx - 2.6, y + dy - 3, 2.2, 1.6, '#ffffff', { ink: 0, opacity: 0.6 });
  }
}

function pumpkin({ pen }: View, x: number, y: number, scale: number): void {
  pen.at(x, y, scale, () => {
    pen.line('M0 -38Q2 -50 12 -52', '#4f8a4a', 6, { material: 'land' });
    for (const dx of [-20, 20]) pen.ellipse(dx, -18, 18, 20, '#e0782f', { shade: 0.5, rim: 0.6, ink: 0.7 });
    for (const dx of [-10, 10]) pen.ellipse(dx, -19, 17, 22, '#ec8838', { shade: 0.4, rim: 0.6, ink: 0.7 });
    pen.ellipse(0, -19, 13, 23, '#f59a4a', { shade: 0.4, rim: 0.9, ink: 0.7 });
  });
}

/** A bucket for a hat, somebody's wedding suit, and three sparrows on each arm. */
function scarecrow({ pen, through }: View, x: number, y: number): void {
  pen.at(x, y, 1, () => {
    const [wood, suit, straw] = [through('#b98a5f', 0.03), through('#4a5490', 0.03), '#f2d27a'];
    pen.line('M0 0L0 -90', wood, 9, { material: 'land' });
    pen.line('M-84 -122L84 -122', wood, 8, { material: 'land' });
    pen.shape(
      curve(
        [
          [-78, -134],
          [-20, -140],
          [20, -140],
          [78, -134],
          [78, -110],
          [26, -104],
          [34, -46],
          [0, -40],
          [-34, -46],
          [-26, -104],
          [-78, -110],
        ],
        true,
        0.1,
      ),
      suit,
      { shade: 0.9, rim: 1 },
    );
    pen.shape('M-12 -138L0 -92L12 -138Z', through('#fbf3e6', 0.02), { ink: 0.6 });
    pen.shape('M-9 -126L0 -121L9 -126L9 -114L0 -119L-9 -114Z', '#e8635a', { ink: 0.5 });
    for (const side of [-1, 1])
      for (const dy of [-7, 0, 7])
        pen.line(`M${side * 78} ${-122 + dy * 0.6}L${side * 96} ${-122 + dy}`, straw, 4, { material: 'land' });
    pen.ellipse(0, -162, 25, 25, through('#f0d8a8', 0.02), { shade: 0.6, rim: 0.9 });
    for (const side of [-1, 1]) {
      pen.ellipse(side * 9, -163, 3.6, 4.4, '#2a2040', { material: 'eye', ink: 0 });
      pen.ellipse(side * 16, -154, 5, 3.6, '#e88a7a', { ink: 0, opacity: 0.6 });
    }
    pen.line('M-8 -152Q0 -145 8 -152', '#5a3f44', 2.6);
    pen.shape('M-27 -174L-20 -212L20 -212L27 -174Q0 -166 -27 -174Z', through('#8fa8bc', 0.02), { shade: 0.7, rim: 1 });
    pen.line('M-22 -176Q0 -236 22 -176', through('#5f7488', 0), 3, { material: 'land', opacity: 0.5 });
    for (const px of [-66, -48, -31, 33, 50, 67]) sparrow(pen, px, -136);
  });
}

function sparrow(pen: View['pen'], x: number, y: number): void {
  pen.shape(
    curve([
      [x - 8, y],
      [x - 7, y - 12],
      [x, y - 18],
      [x + 8, y - 12],
      [x + 9, y],
      [x, y + 3],
    ]),
    '#a8785a',
    { material: 'figure', shade: 0.4, rim: 0.5, ink: 0.5 },
  );
  pen.ellipse(x, y - 4, 4.4, 5, '#f0dcc4', { material: 'figure', ink: 0 });
  pen.line(
    `M${x - 4} ${y - 11}Q${x - 2.4} ${y - 9.4} ${x - 1} ${y - 11}M${x + 1.4} ${y - 11}Q${x + 3} ${y - 9.4} ${x + 4.4} ${y - 11}`,
    '#3a2430',
    1.5,
  );
}
