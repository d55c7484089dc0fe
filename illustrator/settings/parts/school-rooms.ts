// Rooms of the school: the kitchen behind the big clock, the corridor, the doors, the classroom.
import { mix } from '../../color.ts';
import { curve, ellipse, num, polygon, roundedRect, star } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import type { View } from '../../view.ts';
import { window } from './buildings.ts';
import { block, lampShade, littleGlobe, pottedPlant, roundWindow, standing, wall } from './rooms.ts';

/** The hero lives on top: the window is the school's clock, seen from behind; over the pillow hangs a blackboard. */
export function clockKitchen(view: View): void {
  const { pen, moon, hero, side } = view;
  wall(view, '#8a7ab0', '#6a5f9c', 588);
  clockWindow(view, moon.x, 236, 148);
  standing(view, -322, 622, () => cosyBed(view));
  standing(view, -330, 350, () => {
    block(pen, -96, 0, 192, 138, view.through('#a5703f', 0), { radius: 8, shade: 0.2, rim: 1 });
    block(pen, -84, -12, 168, 114, view.through('#2f5f52', 0), { radius: 5, shade: 0, rim: 0 });
    pen.line('M20 -104C-8 -104 -8 -44 20 -44C-4 -56 -4 -92 20 -104Z', '#ffe9a0', 4, { material: 'glow', opacity: 0.9 });
    for (const [x, y, size] of [
      [-46, -84, 12],
      [-34, -44, 9],
      [54, -52, 10],
      [56, -92, 7],
    ] as const)
      pen.line(star(x, y, size), '#f2f6ea', 3, { material: 'glow', opacity: 0.85 });
  });
  standing(view, 318, 632, () => supperTable(view));
  pen.glow(hero.x + side * 130, 250, 120, view.palette.lamp, 0.3);
}

/** @param x,y its middle; its hands go round the wrong way, as it is seen from the inside */
function clockWindow(view: View, x: number, y: number, radius: number): void {
  const { pen } = view;
  roundWindow(view, x, y, radius, 20, [34, -34], () => {
    const random = view.stream('clock window', 'story');
    for (let i = 0; i < 14; i++)
      pen.shape(
        star(x + random.between(-radius, radius), y + random.between(-radius, radius), random.between(3, 6)),
        '#fff1c0',
        { material: 'glow', ink: 0 },
      );
    for (const [left, tall] of [
      [-120, 40],
      [-84, 58],
      [-40, 34],
      [0, 50],
      [44, 66],
      [88, 42],
    ] as const) {
      pen.shape(
        polygon([
          [x + left, y + radius],
          [x + left, y + radius - tall - 20],
          [x + left + 20, y + radius - tall - 42],
          [x + left + 40, y + radius - tall - 20],
          [x + left + 40, y + radius],
        ]),
        view.through('#3f5a94', 0.2),
        { ink: 0.5, rim: 0.6 },
      );
      pen.shape(roundedRect(x + left + 14, y + radius - tall - 10, 11, 14, 3), view.palette.lamp, {
        material: 'glow',
        ink: 0.3,
      });
    }
  });
  const brass = view.through('#4a3a70', 0);
  for (let i = 0; i < 12; i++) {
    const angle = (i * Math.PI) / 6;
    const [from, to] = [radius - 22, radius - (i % 3 ? 38 : 50)];
    pen.line(
      `M${num(x + Math.cos(angle) * from)} ${num(y + Math.sin(angle) * from)}` +
        `L${num(x + Math.cos(angle) * to)} ${num(y + Math.sin(angle) * to)}`,
      brass,
      i % 3 ? 6 : 11,
      { material: 'land' },
    );
  }
  pen.line(`M${num(x)} ${num(y)}L${num(x - 42)} ${num(y - 58)}`, brass, 11, { material: 'land' });
  pen.line(`M${num(x)} ${num(y)}L${num(x + 88)} ${num(y + 22)}`, brass, 8, { material: 'land' });
  pen.ellipse(x, y, 15, 15, '#e0a94e', { material: 'figure', shade: 0.4, rim: 1 });
}

function cosyBed(view: View): void {
  const { pen } = view;
  block(pen, -112, 0, 30, 170, view.through('#b5784a', 0), { radius: 14, shade: 0.5, rim: 1 });
  block(pen, -100, -14, 220, 66, view.through('#c98d5a', 0), { radius: 12, shade: 0.5 });
  block(pen, 98, 4, 22, 108, view.through('#b5784a', 0), { radius: 10, shade: 0.5, rim: 1 });
  pen.shape(
    curve([
      [-86, -78],
      [-78, -112],
      [-34, -118],
      [-18, -96],
      [-20, -76],
    ]),
    '#fff6ea',
    { material: 'figure', shade: 0.6, rim: 1 },
  );
  const quilt = curve(
    [
      [-40, -16],
      [-38, -84],
      [0, -98],
      [70, -98],
      [102, -82],
      [104, -16],
    ],
    true,
    0.13,
  );
  pen.shape(quilt, '#e8808a', { material: 'figure', shade: 1, rim: 1 });
  pen.clip(quilt, () => {
    for (let row = 0; row < 3; row++)
      for (let i = 0; i < 5; i++)
        pen.ellipse(-24 + i * 34 + (row % 2) * 17, -82 + row * 28, 7, 7, '#ffe6a0', { material: 'figure', ink: 0 });
  });
}

/** The table with the soup. */
function supperTable(view: View): void {
  const { pen } = view;
  for (const x of [-104, 92]) block(pen, x, 14, 18, 112, view.through('#8a5a3a', 0), { radius: 4 });
  block(pen, -124, -86, 250, 24, view.through('#d09a5f', 0), { radius: 7, shade: 0.3, rim: 1 });
  pen.shape('M-60 -108L60 -108L48 -66L36 -80L24 -66L12 -80L0 -66L-12 -80L-24 -66L-36 -80L-48 -66Z', '#fff4ea', {
    material: 'figure',
    shade: 0.3,
  });
  pen.shape(
    curve(
      [
        [-42, -112],
        [-44, -150],
        [-30, -160],
        [30, -160],
        [44, -150],
        [42, -112],
      ],
      true,
      0.1,
    ),
    '#4f8fc8',
    { material: 'figure', shade: 0.8, rim: 1 },
  );
  pen.shape('M-46 -158C-40 -178 40 -178 46 -158Z', '#6fa8d8', { material: 'figure', shade: 0.4, rim: 1 });
  pen.ellipse(0, -178, 8, 6, '#ffd95e', { material: 'figure' });
  pen.line('M-22 -192Q-32 -206 -22 -218M18 -194Q10 -210 20 -224', '#ffffff', 5, { material: 'glow', opacity: 0.4 });
  pen.shape('M74 -130Q78 -108 94 -108Q110 -108 114 -130Z', '#f2b541', { material: 'figure', shade: 0.5 });
}

/** The corridor: lockers, a notice board, the fountain to drink from. */
export function corridor(view: View): void {
  const { pen } = view;
  wall(view, '#7aa88f', '#5f8f86', 588);
  standing(view, 300, 622, () => {
    const paints = ['#4f9bdc', '#e8808a', '#5bb8a8', '#f2b541', '#8f86d0'];
    for (let i = 0; i < 5; i++) locker(view, -124 + i * 66, paints[i % 5] ?? '#4f9bdc', i === 2);
    block(pen, -132, -262, 346, 14, view.through('#e8e4f2', 0), { radius: 4, shade: 0.2, rim: 1 });
    block(pen, 24, -274, 86, 40, '#c9935f', { radius: 4, shade: 0.5 });
    littleGlobe(pen, -64, -274, 0.62);
  });
  standing(view, -320, 380, () => noticeBoard(view));
  standing(view, -300, 622, () => {
    block(pen, -34, 0, 68, 130, view.through('#b8c8dc', 0), { radius: 8, shade: 0.8, rim: 0.8 });
    pen.shape('M-50 -142L50 -142L40 -112L-40 -112Z', view.through('#dce8f2', 0), { shade: 0.4, rim: 1 });
    pen.line('M-26 -142L-26 -158', '#8a98b8', 7);
    pen.line('M-22 -160Q2 -182 16 -146', '#9fdcff', 5, { material: 'glow', opacity: 0.9 });
  });
  for (const distance of [-120, 150]) standing(view, distance, 132, () => lampShade(view, 0, 0, 120, 34));
}

function locker(view: View, x: number, color: string, open: boolean): void {
  const { pen } = view;
  const paint = view.through(color, 0.02);
  const groove = view.through(mix(color, '#2a2050', 0.35), 0);
  block(pen, x, 0, 62, 262, paint, { radius: 5, shade: 0.6, rim: 0.7 });
  if (open) {
    block(pen, x + 6, -8, 50, 244, view.through('#3a3868', 0), { radius: 4, shade: 0, rim: 0 });
    pen.line(`M${x + 8} -186L${x + 54} -186`, groove, 5, { material: 'land' });
    pen.shape(
      curve(
        [
          [x + 20, -176],
          [x + 14, -100],
          [x + 46, -100],
          [x + 42, -176],
        ],
        true,
        0.1,
      ),
      '#e8635a',
      { material: 'figure', shade: 0.5 },
    );
    for (const [dx, tint] of [
      [12, '#f2b541'],
      [24, '#5bb8a8'],
      [36, '#b48be0'],
    ] as const)
      block(pen, x + dx, -190, 11, 36, tint, { radius: 2, shade: 0.3 });
    pen.shape(
      polygon([
        [x + 62, -262],
        [x + 84, -250],
        [x + 84, 8],
        [x + 62, 0],
      ]),
      groove,
      { shade: 0.3, rim: 0.6 },
    );
    return;
  }
  for (const y of [-236, -226, -216]) pen.line(`M${x + 16} ${y}L${x + 46} ${y}`, groove, 3.4, { material: 'land' });
  pen.ellipse(x + 50, -132, 5, 5, '#ffe6a0', { material: 'figure', ink: 0.6 });
  pen.shape(star(x + 31, -176, 11), mix(color, '#ffffff', 0.5), { material: 'figure', ink: 0.5 });
}

function noticeBoard(view: View): void {
  const { pen } = view;
  block(pen, -110, 0, 220, 150, view.through('#a5703f', 0), { radius: 6, shade: 0.2, rim: 1 });
  block(pen, -99, -11, 198, 128, view.through('#d8b080', 0), { radius: 3, shade: 0.2, rim: 0 });
  for (const [x, y, color, width, height, turn] of [
    [-84, -70, '#fff8ea', 50, 48, -5],
    [-20, -78, '#ffe9a0', 44, 38, 4],
    [36, -66, '#cfe8ff', 52, 56, 3],
    [-70, -20, '#ffc9d6', 40, 34, 6],
    [-12, -22, '#d8f4d0', 46, 40, -3],
  ] as const)
    pen.at(
      x + width / 2,
      y,
      1,
      () => {
        pen.shape(roundedRect(-width / 2, -height / 2, width, height, 2), color, {
          material: 'figure',
          shade: 0.2,
          ink: 0.6,
        });
        pen.line(
          `M${-width / 2 + 9} ${-2}L${width / 2 - 9} ${-2}M${-width / 2 + 9} 9L${width / 2 - 16} 9`,
          '#8a98b8',
          2.6,
        );
        pen.ellipse(0, -height / 2 + 5, 4, 4, '#e8635a', { material: 'figure', ink: 0.5 });
      },
      turn,
    );
}

/** Two doors with round windows, shut; the chairs are stacked, and the floor is wet. */
export function doubleDoor(view: View): void {
  const { pen, palette } = view;
  wall(view, '#8f8ab8', '#6f6aa4', 588);
  standing(view, 300, 622, () => {
    block(pen, -152, 0, 304, 350, view.through('#f2e2cf', 0), { radius: 8, shade: 0.4, rim: 1 });
    for (const s of [-1, 1]) {
      block(pen, s < 0 ? -136 : 3, 0, 133, 334, view.through('#d8785a', 0), { radius: 4, shade: 0.8, rim: 0.7 });
      pen.glow(s * 70, -236, 80, palette.lamp, 0.5);
      pen.ellipse(s * 70, -236, 40, 40, view.through('#f2d0a8', 0), { shade: 0.4, rim: 1 });
      pen.ellipse(s * 70, -236, 30, 30, palette.lamp, { material: 'glow', ink: 0.6 });
      block(pen, s < 0 ? -126 : 13, -8, 113, 46, view.through('#c8b0a0', 0), { radius: 4, shade: 0.3, rim: 0.6 });
      block(pen, s < 0 ? -30 : 16, -126, 14, 62, '#e0c070', { radius: 7, shade: 0.4 });
    }
    pen.line('M-40 -150C-20 -110 20 -110 40 -150', '#8a98b8', 8);
    pen.shape(roundedRect(-17, -126, 34, 36, 8), '#ffd95e', { material: 'figure', shade: 0.5, rim: 1 });
    pen.ellipse(0, -110, 4, 5, '#5a3a30', { material: 'figure', ink: 0 });
  });
  standing(view, 176, 700, wetFloor);
  standing(view, -320, 640, () => chairStack(view));
}

function wetFloor(pen: Pen): void {
  pen.ellipse(6, 4, 66, 12, '#bfe4ff', { material: 'glow', opacity: 0.5, ink: 0 });
  pen.shape(
    polygon([
      [-8, -74],
      [14, -74],
      [40, 0],
      [24, 2],
    ]),
    '#d99a2e',
    { material: 'figure', shade: 0.3 },
  );
  pen.shape(
    polygon([
      [-14, -76],
      [12, -76],
      [30, 2],
      [-38, 2],
    ]),
    '#ffcf4a',
    { material: 'figure', shade: 0.4, rim: 1 },
  );
  pen.shape('M-4 -54C-18 -36 -18 -22 -4 -20C10 -22 8 -38 -4 -54Z', '#4f9bdc', { material: 'figure', ink: 0.7 });
}

function chairStack(view: View): void {
  const { pen } = view;
  for (let i = 0; i < 5; i++) {
    const y = -i * 50;
    const color = ['#e8808a', '#4f9bdc', '#f2b541', '#5bb8a8', '#b48be0'][i] ?? '#e8808a';
    pen.line(`M-52 ${y}L-44 ${y - 52}M44 ${y}L40 ${y - 52}`, '#8a98b8', 7);
    block(pen, -58, y - 48, 112, 16, color, { radius: 7, shade: 0.3, rim: 1 });
    pen.shape(
      curve(
        [
          [-60, y - 58],
          [-68, y - 116],
          [-54, y - 120],
          [-42, y - 62],
        ],
        true,
        0.12,
      ),
      color,
      { material: 'figure', shade: 0.4, rim: 1 },
    );
  }
}

/** The classroom, left ready for the morning. The middle is free for somebody. */
export function classroom(view: View): void {
  const { pen, hero, side, moon, palette } = view;
  window(view, moon.x, 240, 230, 270, { curtain: palette.accent });
  blackboard(view, hero.x - side * 70);
  standing(view, -310, 666, () => teacherDesk(view));
  const x = hero.x + side * 214;
  pen.shape(
    polygon([
      [x, 330],
      [x + side * 70, 300],
      [x + side * 34, 352],
      [x + side * 26, 336],
    ]),
    '#fff8ea',
    { material: 'figure', shade: 0.4 },
  );
  pen.shape(
    polygon([
      [x, 330],
      [x + side * 70, 300],
      [x + side * 26, 336],
    ]),
    '#d8e4f4',
    { material: 'figure', ink: 0.6 },
  );
  pottedPlant(view, hero.x + side * 448, 660, 1.5);
}

function blackboard(view: View, x: number): void {
  const { pen } = view;
  pen.shape(roundedRect(x - 230, 140, 460, 260, 10), view.through('#a5703f', 0), { rim: 1 });
  pen.shape(roundedRect(x - 214, 156, 428, 228, 6), view.through('#2f5f52', 0));
  const chalk = (path: string, color: string, opacity = 0.85) =>
    pen.line(path, color, 5, { material: 'glow', opacity });
  chalk(
    `M${num(x - 180)} 330Q${num(x - 140)} 240 ${num(x - 100)} 330Q${num(x - 60)} 420 ${num(x - 20)} 330`,
    '#f2f6ea',
  );
  chalk(star(x + 120, 230, 42), '#ffe9a0', 0.9);
  chalk(ellipse(x - 120, 220, 34, 34), '#ffc9d6');
  chalk(
    `M${num(x + 40)} 340L${num(x + 40)} 306L${num(x + 80)} 270L${num(x + 120)} 306` +
      `L${num(x + 120)} 340ZM${num(x + 68)} 340L${num(x + 68)} 312L${num(x + 92)} 312L${num(x + 92)} 340`,
    '#cfe8ff',
  );
  chalk(`M${num(x - 30)} 200L${num(x + 60)} 200M${num(x - 30)} 230L${num(x + 30)} 230`, '#f2f6ea', 0.7);
  pen.shape(roundedRect(x - 200, 384, 400, 14, 4), view.through('#8a5a34', 0));
  for (const [dx, color] of [
    [-120, '#ffffff'],
    [-96, '#ffc9d6'],
    [130, '#ffe9a0'],
  ] as const)
    pen.shape(roundedRect(x + dx, 377, 20, 8, 3), color, { material: 'figure', ink: 0.5 });
}

function teacherDesk(view: View): void {
  const { pen } = view;
  for (const x of [-100, 86]) block(pen, x, 0, 16, 104, view.through('#8a5a3a', 0), { radius: 4 });
  block(pen, -120, -102, 240, 24, view.through('#d09a5f', 0), { shade: 0.3, rim: 1 });
  for (let i = 0; i < 4; i++)
    pen.shape(
      roundedRect(-96 + i * 3, -146 - i * 19, 96 - i * 6, 19, 4),
      ['#e8635a', '#4f9bdc', '#f2b541', '#5bb8a8'][i] ?? '#e8635a',
      { material: 'figure', shade: 0.3 },
    );
  pen.shape(
    curve([
      [-66, -218],
      [-60, -240],
      [-44, -236],
      [-30, -240],
      [-24, -218],
      [-36, -202],
      [-54, -202],
    ]),
    '#e8504a',
    { material: 'figure', shade: 0.5, rim: 1 },
  );
  pen.line('M-45 -236Q-44 -246 -38 -250', '#6a4030', 4);
  littleGlobe(pen, 60, -126, 1);
}
