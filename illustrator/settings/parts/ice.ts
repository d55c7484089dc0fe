// What belongs to the far north: light in the sky, mountains of ice, and who lives between them.
import { mix } from '../../color.ts';
import { curve, num, polygon, type Point } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import type { Random } from '../../random.ts';
import { WIDTH, type View } from '../../view.ts';

/** Three ribbons of northern light. */
export function aurora({ pen, stream }: View): void {
  const random = stream('aurora', 'story');
  const ribbons = ['#7df2c0', '#6ac8ff', '#c88aff'];
  ribbons.forEach((color, i) => {
    const base = 140 + i * 62;
    const hem: Point[] = [];
    const top: Point[] = [];
    for (let x = -40; x <= WIDTH + 80; x += 90) {
      const y = base + Math.sin(x / 150 + i * 2 + random.between(0, 0.6)) * 42;
      hem.push([x, y]);
      top.unshift([x, y - 130 - random.between(0, 60)]);
    }
    const path = curve([...hem, ...top], true, 0.14);
    const soft = pen.style.gradients || pen.style.volume === true;
    const fill = pen.style.pencil
      ? '#e9e2d4'
      : soft
        ? pen.linear(
            [
              [0, color, 0],
              [0.7, color, 0.5],
              [1, color, 0.75],
            ],
            'glow',
          )
        : pen.color(color, 'glow');
    pen.add(`<path d="${path}" fill="${fill}" opacity="${soft ? 0.75 : 0.4}"/>`);
  });
}

/** A mountain of ice with a bright and a dark flank. */
export function icePeak(view: View, x: number, y: number, height: number, width: number): void {
  const { pen, palette } = view;
  const outline = polygon([
    [x - width, y],
    [x - width * 0.45, y - height * 0.66],
    [x - width * 0.1, y - height],
    [x + width * 0.3, y - height * 0.72],
    [x + width, y],
  ]);
  pen.shape(outline, view.through(palette.far, 0.55), { shade: 2.6, rim: 1.2, toward: view.through('#6fa0cc', 0.4) });
  pen.clip(outline, () =>
    pen.line(
      `M${num(x - width * 0.1)} ${num(y - height)}L${num(x)} ${num(y - height * 0.6)}L${num(x - width * 0.1)} ${num(y - height * 0.34)}` +
        `M${num(x - width * 0.45)} ${num(y - height * 0.66)}L${num(x - width * 0.38)} ${num(y - height * 0.3)}`,
      view.through('#ffffff', 0.5),
      4,
      { material: 'land', opacity: 0.5 },
    ),
  );
}

/** A house of snow, lit inside. */
export function igloo(view: View): void {
  const { pen, palette } = view;
  const joint = view.through('#a9c4e4', 0);
  const dome = 'M-120 0C-120 -84 -66 -124 0 -124C66 -124 120 -84 120 0Z';
  pen.shape(dome, view.through('#f2f8ff', 0.05), { shade: 1.6, rim: 1.2 });
  pen.clip(dome, () => {
    for (const y of [-32, -64, -94]) pen.line(`M-130 ${y}Q0 ${y - 12} 130 ${y}`, joint, 3, { material: 'land' });
    for (const [x, y] of [
      [-70, 0],
      [-88, -34],
      [-40, -38],
      [-60, -68],
      [0, -100],
      [70, -2],
      [88, -36],
      [44, -40],
      [54, -70],
      [-10, -70],
    ] as const)
      pen.line(`M${x} ${y}L${num(x * 0.94)} ${y - 30}`, joint, 3, { material: 'land' });
  });
  pen.glow(0, -14, 110, palette.lamp, 0.8);
  pen.shape('M-44 2C-44 -50 -24 -64 0 -64C24 -64 44 -50 44 2Z', view.through('#dcebf8', 0), { shade: 0.5, rim: 0.8 });
  pen.shape('M-30 2C-30 -36 -16 -48 0 -48C16 -48 30 -36 30 2Z', palette.lamp, { material: 'glow' });
  pen.line('M-120 2Q-60 10 0 6Q60 10 122 2', view.through('#ffffff', 0), 9, { material: 'land' });
}

/** A puffin, about 108 high, who looks to the left. */
export function puffin(pen: Pen, x: number, y: number, scale: number): void {
  pen.at(x, y, scale, () => {
    for (const side of [-1, 1]) pen.ellipse(side * 13, -4, 14, 7, '#f28a4a', { material: 'figure', shade: 0.2 });
    pen.shape('M22 -70C40 -60 46 -40 40 -20Q28 -26 24 -40Z', '#28325c', { material: 'figure', rim: 0.6 });
    pen.shape(
      'M0 -108C-26 -108 -36 -84 -36 -52C-36 -24 -28 -6 0 -4C28 -6 36 -24 36 -52C36 -84 26 -108 0 -108Z',
      '#34406e',
      { material: 'figure', shade: 0.6, rim: 1 },
    );
    pen.shape(
      'M-4 -62C-24 -66 -32 -46 -28 -28C-26 -14 -14 -9 -2 -9C14 -9 22 -22 20 -38C18 -54 10 -60 -4 -62Z',
      '#fdf8f0',
      { material: 'figure', ink: 0.4 },
    );
    pen.ellipse(-8, -80, 20, 18, '#f4f2f6', { material: 'figure', ink: 0.4 });
    pen.shape('M-22 -92C-44 -92 -52 -78 -50 -68C-40 -66 -28 -68 -20 -72Z', '#f2a541', {
      material: 'figure',
      shade: 0.3,
      rim: 0.5,
    });
    pen.line('M-32 -91Q-38 -80 -34 -69', '#e8635a', 5);
    pen.ellipse(-9, -84, 4.4, 5.4, '#241a3f', { material: 'eye', ink: 0 });
    pen.ellipse(-7.6, -86, 1.7, 1.8, '#ffffff', { material: 'eye', ink: 0 });
    pen.ellipse(-4, -72, 6, 4, '#ff8f9d', { material: 'glow', ink: 0, opacity: 0.6 });
  });
}

/** A seal's head and shoulders, chin up, who looks to the left. */
export function sealHead(pen: Pen, x: number, y: number, scale: number, color: string): void {
  pen.at(x, y, scale, () => {
    pen.shape('M-34 6C-40 -20 -36 -50 -14 -60C10 -66 30 -46 36 6Z', color, { material: 'figure', shade: 0.7, rim: 1 });
    pen.ellipse(-26, -42, 13, 10, mix(color, '#ffffff', 0.4), { material: 'figure', ink: 0.3 });
    pen.ellipse(-34, -47, 5, 4, '#2a2440', { material: 'figure', ink: 0 });
    pen.ellipse(-12, -48, 4.6, 5.6, '#241a3f', { material: 'eye', ink: 0 });
    pen.ellipse(-13.4, -50, 1.8, 1.8, '#ffffff', { material: 'eye', ink: 0 });
    pen.line('M-28 -36Q-22 -32 -18 -36M-22 -40L-8 -36M-22 -43L-6 -42', '#4a4668', 1.8, { opacity: 0.7 });
    pen.ellipse(12, -24, 4, 3, mix(color, '#2a3050', 0.35), { ink: 0 });
    pen.ellipse(18, -10, 3, 3, mix(color, '#2a3050', 0.35), { ink: 0 });
  });
}

/** A gull that sits and looks to the left, about 50 high. */
export function gull(pen: Pen, x: number, y: number, scale: number, asleep = false): void {
  pen.at(x, y, scale, () => {
    pen.line('M-4 -6L-4 4M8 -6L8 4', '#f2a541', 4);
    pen.shape('M-20 -40C-26 -20 -14 -4 8 -4C30 -4 46 -14 58 -20C46 -32 20 -34 4 -30Z', '#f7f8fc', {
      material: 'figure',
      shade: 0.6,
      rim: 1,
    });
    pen.shape('M8 -26C26 -30 44 -26 60 -18C40 -8 18 -10 8 -26Z', '#a8b8d4', { material: 'figure', shade: 0.4 });
    pen.ellipse(-12, -42, 15, 14, '#f7f8fc', { material: 'figure', shade: 0.4, rim: 0.8 });
    pen.shape('M-24 -44L-42 -38Q-34 -34 -24 -36Z', '#f2a541', { material: 'figure', ink: 0.6 });
    if (asleep) pen.line('M-21 -44Q-17 -40 -13 -44', '#241a3f', 2.4, { material: 'eye' });
    else {
      pen.ellipse(-17, -45, 3, 3.8, '#241a3f', { material: 'eye', ink: 0 });
      pen.ellipse(-16, -46.4, 1.2, 1.2, '#ffffff', { material: 'eye', ink: 0 });
    }
  });
}

/** A heap of snow. */
export function snowHeap(view: View, x: number, y: number, width: number, depth = 0.04): void {
  const w = width;
  view.pen.shape(
    `M${num(x - w)} ${y}C${num(x - w * 0.7)} ${num(y - w * 0.3)} ${num(x - w * 0.3)} ${num(y - w * 0.36)} ${x} ${num(y - w * 0.34)}` +
      `C${num(x + w * 0.4)} ${num(y - w * 0.4)} ${num(x + w * 0.7)} ${num(y - w * 0.2)} ${num(x + w)} ${y}Q${x} ${num(y + w * 0.16)} ${num(x - w)} ${y}Z`,
    view.through('#f4faff', depth),
    { shade: 0.8, rim: 1.2, toward: view.through('#c4daee', depth) },
  );
}

/** Needles of ice that stand together. */
export function iceNeedles(view: View, x: number, y: number, scale: number): void {
  const { pen } = view;
  pen.at(x, y, scale, () => {
    for (const [at, height, half, color] of [
      [-40, 84, 20, '#a8d4f0'],
      [36, 104, 22, '#bcdff4'],
      [0, 150, 26, '#d4ecfa'],
    ] as const) {
      const tint = view.through(color, 0.06);
      pen.shape(
        polygon([
          [at - half, 4],
          [at - half * 0.8, -height * 0.7],
          [at + half * 0.1, -height],
          [at + half * 0.9, -height * 0.64],
          [at + half, 4],
        ]),
        tint,
        { shade: 1, rim: 1.2, toward: mix(tint, '#4f8fc8', 0.4) },
      );
      pen.line(`M${num(at + half * 0.1)} ${-height}L${num(at - half * 0.1)} -10`, '#ffffff', 2.6, {
        material: 'land',
        opacity: 0.6,
      });
    }
  });
}

/** Smoke or steam that rises in puffs. */
export function steam(pen: Pen, random: Random, x: number, y: number, height: number, color: string): void {
  for (let i = 0; i < 5; i++) {
    const t = i / 4;
    const radius = 8 + t * 17;
    pen.ellipse(x + Math.sin(t * 5) * 12 + random.between(-3, 3), y - height * t, radius, radius * 0.86, color, {
      ink: 0,
      opacity: 0.5 - t * 0.34,
    });
  }
}
