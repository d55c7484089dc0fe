// Two places of the forest by the water: the pond and the stepping stones.
import { curve, num, roundedRect, type Point } from '../../path.ts';
import type { View } from '../../view.ts';
import { leaf } from './plants.ts';
import { beside, pool } from './wayside.ts';

/** Black water with the whole moon in it, a frog who said one word, and a duck asleep. */
export function pond(view: View): void {
  const { pen, through } = view;
  beside(view, 272, 662, () => {
    const green = through('#6fb07a', 0);
    for (const [x, tall] of [
      [-218, 96],
      [-200, 74],
      [196, 84],
      [216, 118],
      [232, 90],
    ] as const) {
      pen.line(`M${x} 6Q${x + 4} ${-tall * 0.5} ${x + 2} ${-tall}`, through('#4f8a62', 0), 5, { material: 'land' });
      pen.shape(roundedRect(x - 5, -tall - 26, 13, 38, 6), through('#8a5a3f', 0), { shade: 0.3, rim: 0.4 });
    }
    pool(view, 470, 92, through('#5f9ac8', 0.1), through('#274f8a', 0.1));
    for (const [x, y, w] of [
      [-120, 8, 28],
      [-70, 22, 21],
      [130, 4, 26],
      [84, 26, 18],
    ] as const)
      lilyPad(view, x, y, w, green);
    for (const angle of [-150, -120, -90, -60, -30]) leaf(pen, 126, -2, 24, angle, '#ffc4d8', '#ffe6ee');
    frog(view, -122, 2);
    sleepingDuck(view, 34, -2);
    leaf(pen, -238, 12, 44, -40, through('#5a9a62', 0.02));
    leaf(pen, 250, 8, 44, -140, through('#5a9a62', 0.02));
  });
}

function lilyPad({ pen }: View, x: number, y: number, w: number, color: string): void {
  pen.shape(
    `M${num(x)} ${num(y)}L${num(x + w)} ${num(y - w * 0.2)}Q${num(x + w * 0.4)} ${num(y - w * 0.6)} ${num(x - w * 0.6)} ${num(y - w * 0.3)}` +
      `Q${num(x - w * 1.2)} ${num(y)} ${num(x - w * 0.5)} ${num(y + w * 0.3)}Q${num(x + w * 0.5)} ${num(y + w * 0.5)} ${num(x + w)} ${num(y + w * 0.16)}Z`,
    color,
    { rim: 0.6, shade: 0.3 },
  );
}

function frog({ pen }: View, x: number, y: number): void {
  pen.at(x, y, 1, () => {
    const green = '#8cc94f';
    for (const side of [-1, 1]) pen.ellipse(side * 13, -5, 8, 5, '#6fae46', { material: 'figure', ink: 0.5 });
    pen.shape('M-16 -4C-18 -22 -10 -30 0 -30C10 -30 18 -22 16 -4Q0 2 -16 -4Z', green, {
      material: 'figure',
      shade: 0.5,
      rim: 0.7,
      ink: 0.6,
    });
    for (const side of [-1, 1]) {
      pen.ellipse(side * 8, -29, 6, 6, green, { material: 'figure', ink: 0.5 });
      pen.ellipse(side * 8, -30, 3.4, 4, '#241a3f', { material: 'eye', ink: 0 });
      pen.ellipse(side * 8 - 1.2, -31.4, 1.3, 1.3, '#ffffff', { material: 'eye', ink: 0 });
    }
    pen.line('M-9 -17Q0 -10 9 -17', '#3f6a2f', 2.2);
  });
}

function sleepingDuck({ pen }: View, x: number, y: number): void {
  pen.at(x, y, 1, () => {
    for (const [rx, opacity] of [
      [52, 0.5],
      [72, 0.3],
    ] as const)
      pen.line(
        curve([
          [-rx, 0],
          [0, -rx * 0.18],
          [rx, 0],
          [0, rx * 0.18],
        ]),
        '#e8f4ff',
        2,
        { material: 'glow', opacity },
      );
    pen.shape(
      curve([
        [-34, -14],
        [-40, -26],
        [-22, -20],
        [6, -26],
        [30, -18],
        [32, -4],
        [10, 4],
        [-20, 2],
      ]),
      '#f6efe0',
      { material: 'figure', shade: 0.6, rim: 0.8, ink: 0.6 },
    );
    pen.ellipse(16, -24, 13, 11, '#f6efe0', { material: 'figure', shade: 0.4, ink: 0.6 });
    pen.shape(
      curve([
        [-20, -16],
        [4, -24],
        [20, -14],
        [4, -4],
        [-16, -4],
      ]),
      '#e2d3bd',
      { material: 'figure', shade: 0.3, ink: 0.5 },
    );
    pen.shape('M6 -25Q-6 -26 -10 -19Q0 -16 8 -19Z', '#f2a541', { material: 'figure', ink: 0.4 });
    pen.line('M13 -26Q17 -22 21 -26', '#4a3440', 2.2);
  });
}

/** Seven flat stones across the stream, and an eighth that breathes. */
export function steppingStones(view: View): void {
  const { pen, through, light } = view;
  beside(view, 246, 640, () => {
    const stream = curve(
      [
        [60, -46],
        [150, -44],
        [120, -24],
        [40, 4],
        [70, 40],
        [170, 84],
        [230, 150],
        [-150, 150],
        [-150, 90],
        [-130, 40],
        [-90, 2],
        [0, -26],
      ],
      true,
      0.15,
    );
    pen.shape(stream, through('#5f9fd0', 0.06), { rim: 1, toward: through('#2f64a2', 0) });
    pen.clip(stream, () => {
      for (const [x, y, w] of [
        [60, -30, 50],
        [-30, 2, 56],
        [-60, 42, 80],
        [30, 66, 90],
        [-60, 96, 110],
        [90, 112, 120],
      ] as const)
        pen.line(
          `M${x} ${y}Q${x + w * 0.3} ${y - 6} ${x + w * 0.55} ${y}Q${x + w * 0.8} ${y + 5} ${x + w} ${y}`,
          '#d8f0ff',
          3,
          { material: 'land', opacity: 0.5 },
        );
      pen.glow(60, -20, 70, light.moon, 0.8, 26);
    });
    const stones: readonly Point[] = [
      [-152, 52],
      [-110, 42],
      [-66, 36],
      [-20, 36],
      [26, 30],
      [70, 34],
      [112, 34],
    ];
    stones.forEach(([x, y], i) => {
      const tilt = i === 4 ? 5 : 0;
      pen.ellipse(x, y + 8, 25, 10, '#24406e', { ink: 0, opacity: 0.5 });
      pen.shape(
        curve([
          [x - 24, y + 2 - tilt],
          [x - 14, y - 9 - tilt],
          [x + 12, y - 9 + tilt],
          [x + 24, y + 2 + tilt],
          [x + 12, y + 10 + tilt],
          [x - 14, y + 10],
        ]),
        through(i % 2 ? '#a8a4b4' : '#bab4bc', 0.03),
        { shade: 0.6, rim: 1 },
      );
      pen.line(`M${x - 8} ${y - 2}Q${x} ${y + 1} ${x + 7} ${y - 3}`, through('#7f7a90', 0), 2.2, {
        material: 'land',
        opacity: 0.6,
      });
    });
    toad(view, 156, 32);
    for (const [x, y] of [
      [176, -24],
      [190, -12],
      [-136, -4],
      [-152, 8],
    ] as const) {
      pen.line(`M${x} ${y}Q${x + 4} ${y - 34} ${x + 2} ${y - 62}`, through('#4f8a62', 0.02), 4.4, { material: 'land' });
      pen.shape(roundedRect(x - 3, y - 84, 11, 30, 5), through('#8a5a3f', 0), { shade: 0.3 });
    }
    leaf(pen, -160, 18, 46, -24, through('#5fa868', 0.02));
  });
}

function toad({ pen }: View, x: number, y: number): void {
  pen.at(x, y, 1, () => {
    const skin = '#a89a86';
    pen.ellipse(0, 8, 28, 9, '#24406e', { ink: 0, opacity: 0.5 });
    pen.shape(
      curve([
        [-28, 4],
        [-24, -14],
        [-6, -24],
        [14, -22],
        [28, -6],
        [28, 6],
        [0, 11],
      ]),
      skin,
      { material: 'figure', shade: 0.8, rim: 1 },
    );
    for (const [dx, dy] of [
      [-10, -12],
      [2, -16],
      [12, -8],
      [-18, -3],
    ] as const)
      pen.ellipse(dx, dy, 3, 2.4, '#c4b79e', { material: 'figure', ink: 0 });
    for (const dx of [-16, 4]) {
      pen.ellipse(dx, -22, 6.4, 6, skin, { material: 'figure', ink: 0.6 });
      pen.line(`M${dx - 4} -22Q${dx} -19 ${dx + 4} -22`, '#3f3440', 2.2);
    }
    pen.line('M-20 -6Q-6 2 8 -6', '#5a4a4f', 2.2);
  });
}
