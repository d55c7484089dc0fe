// Two large rooms of the school: the gym and the science room.
import { mix } from '../../color.ts';
import { curve, ellipse, num, polygon, roundedRect } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import { WIDTH, type View } from '../../view.ts';
import { window } from './buildings.ts';
import { block, bookRow, littleGlobe, standing, wall } from './rooms.ts';

/** Lines of red, blue and yellow, each the edge of another game; one rope was not tied up. */
export function gym(view: View): void {
  const { pen, hero, side } = view;
  wall(view, '#d8a878', '#b88868', 588);
  const line = (path: string, color: string) => pen.line(path, color, 7, { material: 'land', opacity: 0.85 });
  line(`M-20 640L${WIDTH + 20} 640`, '#4f9bdc');
  line(ellipse(hero.x, 700, 300, 62), '#e8635a');
  line(
    `M${num(hero.x + side * 330)} 604L${num(hero.x + side * 470)} 780M${num(hero.x - side * 330)} 604L${num(hero.x - side * 470)} 780`,
    '#ffd24e',
  );
  standing(view, -322, 600, () => wallBars(view));
  standing(view, 330, 330, () => hoop(view));
  standing(view, 330, 640, () => matsAndBalls(view));
  standing(view, 186, 0, () => {
    pen.line('M-6 0Q30 250 2 470', '#c9a070', 14);
    pen.line('M-6 0Q30 250 2 470', '#e8cc9a', 4, { opacity: 0.6 });
    pen.ellipse(2, 478, 15, 19, '#b5844f', { material: 'figure', shade: 0.5, rim: 1 });
  });
}

function wallBars(view: View): void {
  const { pen } = view;
  for (let i = 0; i < 9; i++)
    block(pen, -92, -34 - i * 44, 184, 13, view.through('#e0b07a', 0), { radius: 6, shade: 0.3, rim: 0.8 });
  for (const x of [-100, -8, 84])
    block(pen, x, 0, 17, 420, view.through('#a5683f', 0), { radius: 5, shade: 0.5, rim: 0.8 });
}

function hoop(view: View): void {
  const { pen } = view;
  block(pen, -84, 0, 168, 118, view.through('#fbf6ee', 0), { radius: 8, shade: 0.4, rim: 1 });
  pen.line(roundedRect(-34, -74, 68, 52, 3), '#e8635a', 6);
  pen.line('M-34 18L-22 74M34 18L22 74M-14 22L-8 76M14 22L8 76M-30 36Q0 48 30 36M-26 56Q0 66 26 56', '#fff8f0', 3.4);
  pen.line(ellipse(0, 14, 40, 10), '#f2843f', 8);
}

function matsAndBalls(view: View): void {
  const { pen } = view;
  for (let i = 0; i < 3; i++) {
    block(
      pen,
      -96 + i * 5,
      -i * 30,
      230 - i * 8,
      30,
      view.through(['#4f7fc0', '#5aa090', '#4f7fc0'][i] ?? '#4f7fc0', 0),
      { radius: 8, shade: 0.4, rim: 1 },
    );
  }
  for (const [x, y, size, color] of [
    [-50, -118, 29, '#e8635a'],
    [12, -114, 25, '#f2b541'],
    [84, -122, 32, '#b48be0'],
  ] as const) {
    pen.ellipse(x, y, size, size, color, { material: 'figure', shade: 0.8, rim: 1 });
    pen.line(
      `M${num(x - size * 0.8)} ${y}Q${x} ${num(y + size * 0.5)} ${num(x + size * 0.8)} ${y}`,
      mix(color, '#fff4e0', 0.5),
      4,
    );
  }
}

/** Twenty-six beans lean at the glass; a magnet makes the pins stand up. */
export function scienceRoom(view: View): void {
  const { pen, moon, side } = view;
  wall(view, '#7f9ac0', '#6480ac', 588);
  window(view, moon.x, 218, 250, 240, {});
  for (let i = 0; i < 6; i++) bean(pen, moon.x - side * 120 + side * i * 48, 336, i === 4, side);
  standing(view, 316, 650, () => labBench(view));
  standing(view, -330, 622, () => {
    block(pen, -92, 0, 184, 250, view.through('#a5744f', 0), { radius: 6, shade: 0.5, rim: 0.8 });
    for (const y of [-20, -136])
      block(pen, -80, y, 160, 100, view.through('#5f4458', 0), { radius: 4, shade: 0.2, rim: 0 });
    for (const [x, y, color] of [
      [-52, -22, '#6fc0e6'],
      [0, -22, '#8fd08a'],
      [50, -22, '#f2a0c0'],
    ] as const)
      flask(pen, x, y, color);
    bookRow(view, -70, -138, 150, 76, 'science');
    littleGlobe(pen, 30, -250, 0.9);
    pen.shape(
      curve(
        [
          [-66, -250],
          [-70, -290],
          [-50, -314],
          [-30, -290],
          [-34, -250],
        ],
        true,
        0.12,
      ),
      '#9adcc0',
      { material: 'figure', shade: 0.5, rim: 1 },
    );
  });
  standing(view, -130, 210, () => planetChart(view));
}

/** @param lean which way the window is */
function bean(pen: Pen, x: number, y: number, late: boolean, lean: number): void {
  pen.shape(
    polygon([
      [x - 15, y - 30],
      [x + 15, y - 30],
      [x + 11, y],
      [x - 11, y],
    ]),
    '#fff4e6',
    { material: 'figure', shade: 0.4, ink: 0.8 },
  );
  pen.line(`M${num(x - 13)} ${y - 22}L${num(x + 13)} ${y - 22}`, '#e8808a', 4);
  if (late) return;
  const tip = x + lean * 10;
  pen.line(`M${num(x)} ${y - 30}Q${num(x - lean * 4)} ${y - 52} ${num(tip)} ${y - 64}`, '#6fb85a', 4.4);
  pen.shape(
    curve(
      [
        [tip, y - 64],
        [tip - 16, y - 74],
        [tip - 4, y - 80],
      ],
      true,
      0.2,
    ),
    '#7fc86a',
    { material: 'figure', ink: 0.6 },
  );
  pen.shape(
    curve(
      [
        [tip, y - 64],
        [tip + 16, y - 76],
        [tip + 18, y - 62],
      ],
      true,
      0.2,
    ),
    '#8fd87a',
    { material: 'figure', ink: 0.6 },
  );
}

function flask(pen: Pen, x: number, y: number, color: string): void {
  pen.shape(
    `M${x - 7} ${y - 64}L${x + 7} ${y - 64}L${x + 7} ${y - 42}L${x + 23} ${y - 6}` +
      `Q${x + 24} ${y} ${x + 16} ${y}L${x - 16} ${y}Q${x - 24} ${y} ${x - 23} ${y - 6}L${x - 7} ${y - 42}Z`,
    '#e4f4fb',
    { material: 'figure', shade: 0.4, rim: 1, ink: 0.8 },
  );
  pen.shape(
    `M${x - 15} ${y - 24}L${x + 15} ${y - 24}L${x + 22} ${y - 6}` +
      `Q${x + 22} ${y - 2} ${x + 16} ${y - 2}L${x - 16} ${y - 2}Q${x - 22} ${y - 2} ${x - 22} ${y - 6}Z`,
    color,
    { material: 'figure', ink: 0.3 },
  );
  for (const [dx, dy] of [
    [-6, -12],
    [6, -18],
    [2, -36],
  ] as const)
    pen.ellipse(x + dx, y + dy, 3, 3, '#ffffff', { material: 'glow', ink: 0, opacity: 0.8 });
}

function labBench(view: View): void {
  const { pen } = view;
  block(pen, -126, 0, 270, 104, view.through('#8a9ac4', 0), { radius: 5, shade: 0.8, rim: 0.5 });
  block(pen, -140, -102, 300, 22, view.through('#3f4a78', 0), { radius: 6, shade: 0.2, rim: 1 });
  for (const x of [-60, 70])
    block(pen, x - 44, -14, 88, 70, view.through('#a8b4d8', 0), { radius: 5, shade: 0.3, rim: 0.6 });
  for (let i = 0; i < 9; i++)
    pen.line(`M${-96 + i * 9} -124L${num(-92 + i * 8.2)} ${-142 - (i % 3) * 4}`, '#dfe8f6', 3);
  pen.at(-60, -190, 1, () => {
    pen.line('M-24 34L-24 4C-24 -34 24 -34 24 4L24 34', '#e8504a', 17);
    for (const x of [-24, 24]) pen.line(`M${x} 30L${x} 36`, '#e8eef6', 17, { cap: 'butt' });
  });
  microscope(pen, 74, -124);
}

function microscope(pen: Pen, x: number, y: number): void {
  pen.at(x, y, 1, () => {
    pen.shape(roundedRect(-36, -12, 76, 13, 6), '#4a4478', { material: 'figure', shade: 0.4 });
    pen.line('M20 -12C48 -40 40 -78 8 -92', '#5a5a98', 12);
    pen.shape(roundedRect(-26, -40, 44, 9, 4), '#6a6ab0', { material: 'figure' });
    pen.at(
      0,
      -78,
      1,
      () => {
        block(pen, -10, 30, 20, 62, '#f2f0fa', { radius: 6, shade: 0.5 });
        block(pen, -7, -30, 14, 16, '#4a4478', { radius: 3 });
      },
      -18,
    );
    pen.ellipse(22, -60, 8, 8, '#ffd95e', { material: 'figure', shade: 0.3 });
  });
}

function planetChart(view: View): void {
  const { pen } = view;
  block(pen, -116, 64, 232, 128, '#3a3f80', { radius: 4, shade: 0.2, rim: 0.5 });
  for (const y of [-66, 60])
    block(pen, -126, y + 8, 252, 12, view.through('#c98d5a', 0), { radius: 6, shade: 0.2, rim: 1 });
  pen.ellipse(-100, 0, 24, 34, '#ffd24e', { material: 'figure', ink: 0.6 });
  for (const [x, size, color] of [
    [-54, 7, '#c9a0a0'],
    [-30, 10, '#f2a56b'],
    [-2, 12, '#5aa5dc'],
    [28, 9, '#e8705a'],
    [64, 20, '#e0b48a'],
    [100, 12, '#8fd0e0'],
  ] as const)
    pen.ellipse(x, 0, size, size, color, { material: 'figure', shade: 0.4, ink: 0.6 });
}
