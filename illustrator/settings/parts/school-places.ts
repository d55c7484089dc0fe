// Places of the school that are stranger at night: the library, the cloakroom, the art room, the nurse's room.
import { curve, ellipse, num, polygon, roundedRect } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import type { View } from '../../view.ts';
import { window } from './buildings.ts';
import { block, bookRow, lampShade, pottedPlant, standing, wall } from './rooms.ts';

/** The books stand with their backs turned, all but one, which lies on its face to keep the page. */
export function library(view: View): void {
  const { pen } = view;
  wall(view, '#7a6a9c', '#5f5288', 588);
  standing(view, 318, 622, () => bookcase(view, 'right'));
  standing(view, -338, 622, () => bookcase(view, 'left'));
  standing(view, 196, 636, () => {
    pen.line('M-26 0L18 -400M30 0L62 -396', view.through('#c98d5a', 0), 10, { material: 'land' });
    for (let i = 1; i < 9; i++)
      pen.line(`M${num(-26 + i * 4.9)} ${-i * 44}L${num(30 + i * 3.6)} ${-i * 44}`, view.through('#e0b07a', 0), 8, {
        material: 'land',
      });
  });
  standing(view, -30, 0, () => {
    pen.line('M0 20L0 110', view.through('#3a2a58', 0), 4, { material: 'land' });
    lampShade(view, 0, 176, 130, 64);
  });
  standing(view, 330, 700, () => readingTable(view));
}

function bookcase(view: View, name: string): void {
  const { pen } = view;
  block(pen, -140, 0, 290, 480, view.through('#8a5a3f', 0), { radius: 6, shade: 0.4, rim: 0.8 });
  for (let row = 0; row < 5; row++) {
    const y = -18 - row * 92;
    block(pen, -126, y, 262, 80, view.through('#4f3350', 0), { radius: 3, shade: 0.2, rim: 0 });
    const end = bookRow(view, -122, y, row % 2 ? 210 : 256, 70, `${name} ${row}`);
    if (row % 2)
      pen.shape(
        polygon([
          [end + 2, y],
          [end + 16, y],
          [end + 36, y - 58],
          [end + 24, y - 62],
        ]),
        '#e8808a',
        { material: 'figure', shade: 0.3 },
      );
    block(pen, -140, y + 12, 290, 13, view.through('#b5784a', 0), { radius: 3, shade: 0.2, rim: 1 });
  }
}

function readingTable(view: View): void {
  const { pen } = view;
  for (const x of [-84, 86]) block(pen, x, 4, 16, 74, view.through('#6f4434', 0), { radius: 4 });
  block(pen, -108, -66, 230, 20, view.through('#c98d5a', 0), { radius: 8, shade: 0.3, rim: 1 });
  pen.shape(
    polygon([
      [-64, -86],
      [-8, -112],
      [48, -86],
      [36, -86],
      [-8, -104],
      [-52, -86],
    ]),
    '#fff6e2',
    { material: 'figure', ink: 0.7 },
  );
  pen.shape(
    polygon([
      [-70, -88],
      [-8, -118],
      [54, -88],
      [44, -94],
      [-8, -124],
      [-60, -94],
    ]),
    '#4f9bdc',
    { material: 'figure', shade: 0.4, rim: 1 },
  );
  block(pen, 74, -84, 34, 10, '#e0a94e', { radius: 5 });
  pen.line('M90 -90L90 -132', '#e0a94e', 7);
  pen.shape('M56 -128C58 -164 122 -164 124 -128Z', '#5bb88a', { material: 'figure', shade: 0.5, rim: 1 });
  pen.glow(90, -116, 70, view.palette.lamp, 0.7);
}

/** Hooks with a picture each, so that you find yourself before you can read. Only the pear still has a hat. */
export function cloakroom(view: View): void {
  const { pen } = view;
  wall(view, '#7fae98', '#649484', 588);
  standing(view, 0, 330, () => {
    block(pen, -470, 0, 330, 20, view.through('#b5784a', 0), { radius: 5, shade: 0.2, rim: 1 });
    block(pen, 140, 0, 350, 20, view.through('#b5784a', 0), { radius: 5, shade: 0.2, rim: 1 });
    const pictures = [snail, kite, pear, fish, pear, kite, snail];
    [-420, -320, -220, 190, 270, 350, 430].forEach((x, i) => {
      block(pen, x - 32, -34, 64, 64, '#fff6e6', { radius: 8, shade: 0.2 });
      pen.at(x, -66, 1, () => (i === 4 ? pear : (pictures[i] ?? pear))(pen));
      pen.line(`M${x} -6L${x} 14Q${x} 26 ${x + 14} 22`, '#e0b04e', 7);
    });
    rainHat(pen, 272, 22);
    satchel(pen, -318, 26);
  });
  standing(view, 320, 640, () => bench(view));
  standing(view, -330, 640, () => bench(view));
  standing(view, 292, 664, () => bootsToTheWall(pen));
}

function snail(pen: Pen): void {
  pen.shape(
    curve([
      [-22, 16],
      [-16, 8],
      [10, 10],
      [20, -10],
      [24, 8],
      [18, 16],
    ]),
    '#f2c98a',
    { material: 'figure', ink: 0.7 },
  );
  pen.ellipse(-2, 0, 14, 14, '#e8808a', { material: 'figure', ink: 0.7, shade: 0.3 });
  pen.line('M-2 6C-10 4 -8 -8 0 -6C6 -4 2 2 -2 0', '#a83a5a', 3);
}
function kite(pen: Pen): void {
  pen.shape(
    polygon([
      [0, -24],
      [16, -4],
      [0, 16],
      [-16, -4],
    ]),
    '#4f9bdc',
    { material: 'figure', ink: 0.7, shade: 0.3 },
  );
  pen.line('M0 -24L0 16M-16 -4L16 -4', '#fff2c0', 2.6);
  pen.line('M0 16Q10 20 4 26', '#e8635a', 3);
}
function pear(pen: Pen): void {
  pen.shape(
    curve([
      [0, -20],
      [8, -10],
      [17, 8],
      [0, 20],
      [-17, 8],
      [-8, -10],
    ]),
    '#b8d05a',
    { material: 'figure', ink: 0.7, shade: 0.4 },
  );
  pen.line('M0 -18L3 -27', '#7a5030', 4);
}
function fish(pen: Pen): void {
  pen.shape(
    polygon([
      [10, 0],
      [24, -12],
      [24, 12],
    ]),
    '#f2a541',
    { material: 'figure', ink: 0.6 },
  );
  pen.ellipse(-4, 0, 18, 12, '#f2b541', { material: 'figure', ink: 0.7, shade: 0.3 });
  pen.ellipse(-12, -3, 2.4, 2.8, '#241a3f', { material: 'eye', ink: 0 });
}

/** It says plip. */
function rainHat(pen: Pen, x: number, y: number): void {
  pen.at(x, y, 1, () => {
    pen.shape(
      curve(
        [
          [-30, 30],
          [-24, 4],
          [0, -12],
          [24, 4],
          [30, 30],
        ],
        true,
        0.14,
      ),
      '#ffd24e',
      { material: 'figure', shade: 0.7, rim: 1 },
    );
    pen.shape(
      curve(
        [
          [-50, 44],
          [-30, 26],
          [30, 26],
          [50, 44],
          [0, 36],
        ],
        true,
        0.14,
      ),
      '#f2b52e',
      { material: 'figure', shade: 0.4, rim: 1 },
    );
    pen.shape('M34 62C28 72 30 80 35 80C41 80 42 72 34 62Z', '#8fd0ff', { material: 'glow', ink: 0.5 });
  });
}

function satchel(pen: Pen, x: number, y: number): void {
  pen.at(x, y, 1, () => {
    pen.line('M-26 36C-26 -14 26 -14 26 36', '#7a4a3a', 6);
    pen.shape(roundedRect(-36, 30, 72, 62, 10), '#c9783f', { material: 'figure', shade: 0.8, rim: 1 });
    pen.shape('M-38 32L38 32Q38 66 0 66Q-38 66 -38 32Z', '#e0985a', { material: 'figure', shade: 0.4, rim: 1 });
    pen.shape(roundedRect(-8, 58, 16, 18, 4), '#ffd95e', { material: 'figure', ink: 0.7 });
  });
}

function bench(view: View): void {
  const { pen } = view;
  for (const x of [-120, 108]) block(pen, x, 0, 18, 66, view.through('#8a5a3a', 0), { radius: 4 });
  block(pen, -138, -60, 282, 20, view.through('#d09a5f', 0), { radius: 7, shade: 0.3, rim: 1 });
}

function bootsToTheWall(pen: Pen): void {
  for (const x of [-24, 26]) {
    pen.shape(
      curve(
        [
          [x - 18, -60],
          [x + 18, -60],
          [x + 19, -10],
          [x + 15, 2],
          [x - 15, 2],
          [x - 19, -10],
        ],
        true,
        0.1,
      ),
      '#4f9bdc',
      { material: 'figure', shade: 0.8, rim: 1 },
    );
    pen.ellipse(x, -60, 18, 6, '#2f5f98', { material: 'figure' });
    pen.line(`M${x - 17} -42L${x + 17} -42`, '#fff2c0', 6);
    pen.line(`M${x - 15} 0L${x + 15} 0`, '#2f5f98', 6);
  }
}

/** A whole class has been hung up to dry: pictures of the same cow, with no two the same legs. */
export function artRoom(view: View): void {
  const { pen, moon } = view;
  wall(view, '#a890b8', '#86709f', 588);
  window(view, moon.x, 236, 200, 220, { curtain: '#5bb8a8' });
  pen.line('M-20 150Q512 250 1044 150', view.through('#3a2a58', 0), 3, { material: 'land' });
  standing(view, 0, 0, () => {
    for (const [x, y, legs] of [
      [-400, 186, 4],
      [-304, 196, 3],
      [-208, 202, 5],
      [-112, 204, 4],
      [-16, 206, 6],
      [80, 204, 3],
    ] as const)
      cowPicture(pen, x, y, legs);
  });
  standing(view, 310, 640, () => easel(view));
  standing(view, -326, 640, () => clayTable(view));
}

function cowPicture(pen: Pen, x: number, y: number, legs: number): void {
  pen.at(
    x,
    y,
    1,
    () => {
      pen.shape(roundedRect(-40, 4, 80, 64, 3), '#fff8ea', { material: 'figure', shade: 0.3, ink: 0.7 });
      pen.shape('M-36 64L-36 52Q0 42 36 52L36 64Z', '#9fd08a', { material: 'figure', ink: 0 });
      for (let i = 0; i < legs; i++)
        pen.line(`M${num(-18 + (i * 34) / (legs - 1))} 40L${num(-20 + (i * 38) / (legs - 1))} 58`, '#8a6a5a', 4);
      pen.ellipse(0, 35, 22, 13, '#f4efe8', { material: 'figure', ink: 0.6 });
      for (const [dx, dy] of [
        [-8, 32],
        [9, 38],
      ] as const)
        pen.ellipse(dx, dy, 6, 5, '#6a4a4a', { material: 'figure', ink: 0 });
      pen.ellipse(-22, 25, 9, 9, '#f4efe8', { material: 'figure', ink: 0.6 });
      pen.ellipse(-25, 29, 6, 4, '#f2a0a8', { material: 'figure', ink: 0 });
      for (const dx of [-20, -25]) pen.ellipse(dx, 22, 1.3, 1.6, '#241a3f', { material: 'eye', ink: 0 });
      for (const dx of [-24, 24]) block(pen, dx - 4, 12, 8, 20, '#e0b07a', { radius: 2, shade: 0.2 });
    },
    (x % 3) * 2 - 1,
  );
}

function easel(view: View): void {
  const { pen } = view;
  pen.line('M-8 -240L-66 4M8 -240L70 4M0 -220L0 -10', view.through('#b5784a', 0), 11, { material: 'land' });
  block(pen, -88, -66, 180, 138, '#fff8ea', { radius: 3, shade: 0.2, rim: 0.5 });
  pen.shape('M-80 -74L-80 -110Q-30 -150 20 -112Q50 -132 84 -112L84 -74Z', '#7fb8a0', { material: 'figure', ink: 0.5 });
  pen.ellipse(42, -160, 20, 20, '#ffd24e', { material: 'figure', ink: 0.5 });
  pen.line('M-58 -172Q-40 -184 -22 -172M-46 -158Q-34 -166 -22 -158', '#6fa8e0', 6);
  block(pen, -100, -56, 204, 13, view.through('#c98d5a', 0), { radius: 5, shade: 0.2, rim: 1 });
  for (const [x, color] of [
    [112, '#e8635a'],
    [150, '#f2b541'],
    [188, '#4f9bdc'],
  ] as const) {
    block(pen, x - 17, 4, 34, 40, '#e8f0f8', { radius: 6, shade: 0.3 });
    pen.shape(roundedRect(x - 15, -22, 30, 24, 5), color, { material: 'figure', ink: 0.4 });
  }
  pen.line('M150 -34L164 -74', '#b5784a', 6);
  pen.ellipse(166, -80, 7, 11, '#f2b541', { material: 'figure', ink: 0.7 });
}

/** Something of clay, with four legs and a hump. It is a chair. */
function clayTable(view: View): void {
  const { pen } = view;
  for (const x of [-96, 82]) block(pen, x, 8, 18, 116, view.through('#8a5a3a', 0), { radius: 4 });
  block(pen, -118, -100, 236, 24, view.through('#d09a5f', 0), { radius: 6, shade: 0.3, rim: 1 });
  for (const x of [-56, -26, 22]) block(pen, x, -122, 19, 30, '#c98a6a', { radius: 8, shade: 0.4 });
  pen.ellipse(46, -128, 15, 11, '#c98a6a', { material: 'figure', shade: 0.4 });
  pen.shape(
    curve([
      [-70, -142],
      [-60, -172],
      [-30, -168],
      [-4, -196],
      [22, -170],
      [58, -178],
      [66, -148],
      [44, -134],
      [-52, -134],
    ]),
    '#d89a78',
    { material: 'figure', shade: 0.9, rim: 1 },
  );
  for (const [x, y] of [
    [-38, -154],
    [4, -166],
    [36, -154],
  ] as const)
    pen.ellipse(x, y, 8, 6, '#b57858', { material: 'figure', ink: 0, opacity: 0.7 });
  pottedPlant(view, 88, -122, 0.7);
}

/** One bed, very flat; the letters for eyes; and a paper giraffe that has outgrown the wall. */
export function nurseRoom(view: View): void {
  const { pen } = view;
  wall(view, '#9ac4c0', '#7aaab0', 588);
  standing(view, 326, 650, () => flatBed(view));
  standing(view, 320, 330, () => eyeChart(view));
  standing(view, -330, 620, () => giraffe(pen));
  standing(view, -196, 240, () => {
    block(pen, -46, 60, 92, 96, '#fbfaff', { radius: 10, shade: 0.4, rim: 1 });
    for (const [w, h] of [
      [16, 50],
      [50, 16],
    ] as const)
      pen.shape(roundedRect(-w / 2, 12 - h / 2, w, h, 4), '#e8635a', { material: 'figure', ink: 0.4 });
  });
}

function flatBed(view: View): void {
  const { pen } = view;
  for (const x of [-142, 132]) {
    pen.line(`M${x} 0L${x} ${x < 0 ? -104 : -150}`, '#dfe6f4', 11);
    pen.ellipse(x, 2, 9, 9, '#6a78a8', { material: 'figure' });
    pen.ellipse(x, x < 0 ? -110 : -156, 9, 9, '#ffd95e', { material: 'figure', shade: 0.3 });
  }
  pen.line('M132 -136L132 -60', '#dfe6f4', 20);
  block(pen, -150, -44, 290, 22, '#c8d4ea', { radius: 5, shade: 0.4 });
  block(pen, -146, -62, 282, 24, '#ffffff', { radius: 8, shade: 0.3, rim: 0.6 });
  block(pen, 58, -84, 72, 22, '#fff2f6', { radius: 10, shade: 0.4, rim: 1 });
  pen.shape(
    curve(
      [
        [-152, -28],
        [-150, -86],
        [-120, -90],
        [24, -90],
        [40, -82],
        [38, -28],
      ],
      true,
      0.08,
    ),
    '#8fb8e6',
    { material: 'figure', shade: 0.6, rim: 1 },
  );
  pen.line('M22 -90L22 -30', '#ffffff', 9);
}

/** Rows of signs from loaves down to ants: not letters, which could be read. */
function eyeChart(view: View): void {
  const { pen } = view;
  block(pen, -66, 0, 132, 178, view.through('#c98d5a', 0), { radius: 6, shade: 0.2, rim: 1 });
  block(pen, -57, -9, 114, 160, '#fffaf0', { radius: 3, shade: 0, rim: 0 });
  const ink = '#3a3458';
  pen.shape(
    curve(
      [
        [-26, -130],
        [-28, -150],
        [-14, -162],
        [14, -162],
        [28, -150],
        [26, -130],
      ],
      true,
      0.12,
    ),
    ink,
    { material: 'figure', ink: 0 },
  );
  for (const x of [-26, 0, 26]) pen.line(ellipse(x, -104, 9, 9), ink, 5.4);
  for (const x of [-36, -12, 12, 36])
    pen.shape(
      polygon([
        [x - 8, -66],
        [x, -80],
        [x + 8, -66],
      ]),
      ink,
      { material: 'figure', ink: 0 },
    );
  for (let i = -3; i <= 3; i++) pen.ellipse(i * 13, -43, 4, 4, ink, { material: 'figure', ink: 0 });
  for (let i = -5; i <= 5; i++) pen.ellipse(i * 9, -22, 2, 2, ink, { material: 'figure', ink: 0 });
}

/** Of paper, against the wall, with its ears folded at the ceiling. */
function giraffe(pen: Pen): void {
  const hide = '#ffcf6a';
  const spot = '#d98a3f';
  for (const [x, foot] of [
    [-46, -54],
    [-26, -28],
    [26, 28],
    [44, 52],
  ] as const)
    pen.limb(
      [
        [x, -110],
        [(x + foot) / 2, -50],
        [foot, -6],
      ],
      17,
      hide,
    );
  pen.shape(
    curve([
      [-62, -130],
      [-40, -170],
      [40, -176],
      [62, -140],
      [46, -102],
      [-48, -98],
    ]),
    hide,
    { material: 'figure', shade: 0.7, rim: 0.8 },
  );
  pen.shape(
    curve(
      [
        [14, -150],
        [26, -300],
        [34, -440],
        [64, -444],
        [62, -300],
        [60, -140],
      ],
      true,
      0.1,
    ),
    hide,
    { material: 'figure', shade: 0.6, rim: 0.8 },
  );
  for (const [x, y, size] of [
    [-36, -140, 13],
    [0, -148, 15],
    [-14, -118, 11],
    [34, -134, 12],
    [42, -200, 11],
    [44, -256, 12],
    [46, -314, 11],
    [50, -372, 10],
  ] as const)
    pen.ellipse(x, y, size, size * 0.85, spot, { material: 'figure', ink: 0.4 });
  for (let i = 0; i < 7; i++) pen.line(`M66 ${-190 - i * 34}L${i % 2 ? 82 : 92} ${-190 - i * 34}`, '#8a5a3f', 4);
  for (const x of [44, 64]) pen.line(`M${x} -470L${x} -490`, spot, 7);
  pen.shape(
    curve([
      [20, -474],
      [46, -486],
      [76, -474],
      [96, -446],
      [86, -428],
      [58, -430],
      [28, -446],
    ]),
    hide,
    { material: 'figure', shade: 0.5, rim: 1 },
  );
  pen.ellipse(88, -438, 15, 12, '#fff0d0', { material: 'figure', ink: 0.5 });
  pen.line('M54 -458Q60 -452 66 -458', '#241a3f', 4, { material: 'eye' });
  pen.shape(
    curve([
      [22, -470],
      [4, -478],
      [2, -462],
      [20, -458],
    ]),
    spot,
    { material: 'figure', ink: 0.7 },
  );
}
