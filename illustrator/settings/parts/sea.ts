// What grows and swims in the sea.
import { mix } from '../../color.ts';
import { creatureEye } from '../../figures/creature-face.ts';
import { curve, num, reflect, roundedRect, star, type Point } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import type { Random } from '../../random.ts';
import type { View } from '../../view.ts';

/** A coral tree: every branch forks three times. */
export function coral(pen: Pen, random: Random, x: number, y: number, height: number, color: string): void {
  const branches: { path: readonly Point[]; width: number }[] = [];
  const branch = (fromX: number, fromY: number, angle: number, length: number, width: number, forks: number) => {
    const [toX, toY] = [fromX + Math.cos(angle) * length, fromY + Math.sin(angle) * length];
    const bend = random.between(-4, 4);
    branches.push({
      path: [
        [fromX, fromY],
        [(fromX + toX) / 2 + bend, (fromY + toY) / 2],
        [toX, toY],
      ],
      width,
    });
    if (forks === 0) return;
    for (const side of [-1, 1])
      branch(
        toX,
        toY,
        angle + side * random.between(0.3, 0.62),
        length * random.between(0.62, 0.8),
        width * 0.74,
        forks - 1,
      );
  };
  branch(x, y, -1.57, height * 0.36, height * 0.13, 3);
  const { ink } = pen.style;
  if (!ink) {
    for (const { path, width } of branches) pen.limb(path, width, color, 'land');
    return;
  }
  // one outline around all of it: lines around every twig would leave no room for the color
  const fill = pen.color(color, 'land');
  const stroke = (tint: string, more: number, opacity = 1) => {
    for (const { path, width } of branches)
      pen.add(
        `<path d="${curve(path, false)}" fill="none" stroke="${tint}" stroke-width="${num(width + more)}" stroke-linecap="round"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}/>`,
      );
  };
  stroke(ink.color(fill), ink.width, ink.opacity);
  stroke(fill, -ink.width * 0.3);
}

/** A stem of weed with leaves to both sides. */
export function kelp(pen: Pen, random: Random, x: number, y: number, height: number, color: string): void {
  const joints = 7;
  const phase = random.between(0, 6);
  const stemAt = (t: number) => x + Math.sin(phase + t * 5) * height * 0.05 * (1 + t);
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= joints; i++) {
    const t = i / joints;
    const half = Math.min(13, height * 0.045) * (1 - t * 0.85);
    left.push([stemAt(t) - half, y - height * t]);
    right.unshift([stemAt(t) + half, y - height * t]);
  }
  pen.shape(curve([...left, ...right]), color, { rim: 0.5 });
  const reach = Math.min(height, 330);
  for (let i = 1; i < joints; i++) {
    const [sx, sy, side] = [stemAt(i / joints), y - (height * i) / joints, i % 2 ? 1 : -1];
    pen.shape(
      `M${num(sx)} ${num(sy)}Q${num(sx + side * reach * 0.08)} ${num(sy - reach * 0.06)} ${num(sx + side * reach * 0.13)} ${num(sy - reach * 0.13)}` +
        `Q${num(sx + side * reach * 0.02)} ${num(sy - reach * 0.1)} ${num(sx)} ${num(sy)}Z`,
      color,
      { rim: 0.4 },
    );
  }
}

/** A fish that looks to the left, about 100 long. */
export function fish(pen: Pen, x: number, y: number, scale: number, color: string, mirrored = false): void {
  const draw = () => {
    const light = mix(color, '#ffffff', 0.25);
    pen.shape('M30 0Q42 -16 58 -22Q50 -8 54 0Q50 10 58 22Q42 16 30 0Z', light, { material: 'figure', rim: 0.6 });
    pen.shape('M-10 -20Q6 -40 26 -16Z', light, { material: 'figure', ink: 0.8 });
    pen.shape('M-40 0C-38 -16 -22 -25 -6 -24C14 -23 30 -10 36 0C30 10 14 23 -6 24C-22 25 -38 16 -40 0Z', color, {
      material: 'figure',
      shade: 0.6,
      rim: 1,
    });
    pen.line('M-8 -20Q0 0 -8 20M10 -17Q17 0 10 17', mix(color, '#ffffff', 0.55), 5);
    pen.shape('M-4 4Q10 0 14 12Q2 16 -4 4Z', light, { material: 'figure', ink: 0.6 });
    pen.ellipse(-24, -5, 4.6, 5, '#241a3f', { material: 'eye', ink: 0 });
    pen.ellipse(-25, -7, 1.8, 1.8, '#ffffff', { material: 'eye', ink: 0 });
    pen.line('M-36 6Q-31 11 -26 8', '#241a3f', 2, { material: 'eye', opacity: 0.7 });
  };
  pen.at(x, y, scale, draw, 0, mirrored);
}

export function jellyfish(pen: Pen, x: number, y: number, scale: number, color: string): void {
  pen.glow(x, y, 90 * scale, color, 0.6);
  pen.at(x, y, scale, () => {
    for (let i = -2; i <= 2; i++)
      pen.line(
        `M${i * 13} 8Q${i * 15 + 8} 34 ${i * 12} 54Q${i * 9 - 8} 74 ${i * 14} 92`,
        mix(color, '#ffffff', 0.3),
        4,
        { opacity: 0.8 },
      );
    pen.shape(
      'M-42 12C-44 -34 -20 -48 0 -48C20 -48 44 -34 42 12Q28 2 21 12Q10 2 0 12Q-10 2 -21 12Q-28 2 -42 12Z',
      color,
      { material: 'figure', shade: 0.5, rim: 1, opacity: 0.92 },
    );
    pen.line('M-28 -20Q-22 -38 -4 -40', '#ffffff', 4, { opacity: 0.5 });
    for (const side of [-1, 1]) pen.ellipse(side * 12, -12, 3.4, 4.4, '#2a1d4f', { material: 'eye', ink: 0 });
    pen.line('M-5 -4Q0 1 5 -4', '#2a1d4f', 2.6, { material: 'eye' });
  });
}

export function starfish(pen: Pen, x: number, y: number, radius: number, color: string, turn = -90): void {
  pen.shape(star(x, y, radius, 5, 0.55, turn), color, { shade: 0.3, rim: 0.6 });
  for (const [dx, dy] of [
    [-0.2, -0.1],
    [0.2, -0.1],
    [0, 0.2],
  ] as const)
    pen.ellipse(x + dx * radius, y + dy * radius, radius * 0.09, radius * 0.09, mix(color, '#ffffff', 0.5), { ink: 0 });
}

/** A tuft of soft arms with round tips. */
export function anemone(pen: Pen, x: number, y: number, scale: number, color: string): void {
  pen.at(x, y, scale, () => {
    for (const [dx, height] of [
      [-22, 26],
      [-12, 36],
      [0, 40],
      [12, 36],
      [22, 26],
    ] as const) {
      pen.line(`M${dx * 0.4} 0Q${dx * 0.5} ${-height * 0.6} ${dx} ${-height}`, color, 8, { material: 'land' });
      pen.ellipse(dx, -height, 5.5, 5.5, mix(color, '#ffffff', 0.45), { ink: 0.4 });
    }
    pen.shape('M-18 2Q-16 -12 0 -12Q16 -12 18 2Z', mix(color, '#3a2050', 0.25), { shade: 0.3, rim: 0.6 });
  });
}

/** A fan of coral, like lace. */
export function seaFan(pen: Pen, x: number, y: number, scale: number, color: string): void {
  pen.at(x, y, scale, () => {
    pen.shape(
      'M-8 0Q-6 -20 -10 -30C-66 -40 -84 -110 -46 -146C-20 -170 26 -168 50 -144C84 -108 64 -42 12 -30Q6 -20 10 0Z',
      color,
      {
        shade: 1,
        rim: 1,
      },
    );
    const vein = mix(color, '#ffffff', 0.35);
    pen.line(
      'M0 -28Q-22 -70 -46 -92M0 -28Q-12 -90 -24 -142M0 -28Q8 -90 18 -150M0 -28Q26 -70 50 -94M-22 -70Q-50 -66 -60 -72M-12 -86Q2 -110 -2 -150M24 -70Q46 -62 58 -70M10 -84Q34 -104 42 -130',
      vein,
      3,
      { material: 'land', opacity: 0.7 },
    );
  });
}

/** A round stone with weed on it. */
export function seaStone(pen: Pen, x: number, y: number, scale: number, color: string): void {
  pen.at(x, y, scale, () => {
    pen.shape('M-60 4C-66 -26 -40 -52 -8 -50C30 -52 62 -30 58 4Z', color, { shade: 1, rim: 1 });
    pen.line('M-30 -30Q-20 -38 -8 -38M14 -16Q26 -20 34 -14', mix(color, '#ffffff', 0.3), 3, {
      material: 'land',
      opacity: 0.6,
    });
    pen.shape('M-20 -48Q-2 -60 24 -47Q10 -38 -20 -48Z', mix(color, '#4fb08a', 0.5), { ink: 0.5 });
  });
}

/** A whale far off on the side away from the light, who swims toward the hero. */
export function farWhale(view: View, x: number, y: number): void {
  const { pen, side } = view;
  const draw = () => {
    const color = view.through('#4f7fb8', 0.42);
    const finish = { shade: 1, rim: 1 };
    pen.shape('M100 -4Q124 -40 176 -52Q160 -24 160 -16Q166 4 176 18Q150 20 100 10Z', color, finish);
    const body = curve([
      [-130, 4],
      [-110, -44],
      [-40, -62],
      [40, -40],
      [110, -8],
      [112, 8],
      [40, 40],
      [-60, 46],
      [-116, 30],
    ]);
    pen.shape(body, color, finish);
    pen.clip(body, () => {
      pen.shape(
        curve([
          [-140, 10],
          [-60, 22],
          [40, 20],
          [120, 4],
          [60, 60],
          [-100, 60],
        ]),
        view.through('#cfe4f2', 0.35),
        { ink: 0.4 },
      );
      pen.line('M-90 26Q-70 34 -40 34M-84 36Q-60 44 -30 42', color, 2.4, { material: 'land', opacity: 0.6 });
    });
    pen.ellipse(-84, -6, 5, 6, '#1c2448', { material: 'eye', ink: 0 });
    pen.ellipse(-86, -8, 2, 2, '#ffffff', { material: 'eye', ink: 0 });
    pen.line('M-108 14Q-92 24 -78 14', '#1c2448', 3, { material: 'land', opacity: 0.7 });
    pen.shape('M-30 26Q-26 58 -6 74Q14 62 4 28Z', color, finish);
  };
  pen.at(x, y, 1, draw, side * 4, side > 0);
}

/** A sunken castle with four towers. */
export function seaCastle(view: View, x: number, y: number, scale: number, depth: number): void {
  const { pen, palette } = view;
  const [wall, roof] = [view.through('#b89ad8', depth), view.through('#e87f9d', depth)];
  const towers = [
    [-70, 150, 40],
    [70, 170, 40],
    [-24, 210, 40],
    [30, 240, 36],
  ] as const;
  pen.at(x, y, scale, () => {
    for (const [at, height, width] of towers) {
      pen.shape(roundedRect(at - width / 2, -height, width, height, 4), wall, { shade: 0.8, rim: 0.6 });
      pen.shape(
        `M${num(at - width * 0.68)} ${-height}Q${at - 4} ${num(-height - width * 0.6)} ${at} ${num(-height - width * 1.7)}` +
          `Q${at + 4} ${num(-height - width * 0.6)} ${num(at + width * 0.68)} ${-height}Z`,
        roof,
        { shade: 0.6, rim: 0.8 },
      );
      pen.ellipse(at, -height - width * 1.7, 3.6, 3.6, palette.lamp, { material: 'glow', ink: 0.4 });
      pen.glow(at, -height + 34, 26, palette.lamp, 0.6);
      pen.shape(roundedRect(at - 6, -height + 24, 12, 22, 6), palette.lamp, { material: 'glow', ink: 0.6 });
    }
    pen.shape(
      'M-92 0L-92 -96L-74 -96L-74 -106L-56 -106L-56 -96L-18 -96L-18 -106L0 -106L0 -96L38 -96L38 -106L56 -106L56 -96L92 -96L92 0Z',
      wall,
      {
        shade: 1,
        rim: 0.6,
      },
    );
    pen.shape('M-22 0L-22 -36Q0 -66 22 -36L22 0Z', palette.lamp, { material: 'glow', ink: 0.7 });
    for (const side of [-1, 1])
      pen.shape(reflect('M52 -66Q58 -76 64 -66L64 -48L52 -48Z', side < 0 ? 0 : 58), palette.lamp, {
        material: 'glow',
        ink: 0.5,
      });
    pen.line('M-80 -20Q-70 -30 -64 -60M-84 -10Q-70 -14 -58 -34', view.through('#3f9a7a', depth), 5, {
      material: 'land',
    });
  });
}

/** A turtle who looks to the left, about 150 long. */
export function turtle(pen: Pen, x: number, y: number, scale: number, shell: string): void {
  const skin = '#8fbf7a';
  pen.at(x, y, scale, () => {
    pen.shape('M46 -18Q84 -14 92 10Q64 14 40 0Z', skin, { material: 'figure', shade: 0.4, rim: 0.6 });
    pen.shape('M-34 -14Q-42 26 -20 44Q2 30 -4 -4Z', skin, { material: 'figure', shade: 0.4, rim: 0.6 });
    pen.shape('M-60 -44C-92 -54 -110 -36 -104 -18C-98 -2 -70 -4 -56 -16Z', skin, {
      material: 'figure',
      shade: 0.5,
      rim: 0.8,
    });
    pen.shape('M-66 -12C-62 -58 -20 -76 8 -74C44 -72 66 -44 70 -10C30 6 -30 6 -66 -12Z', shell, {
      material: 'figure',
      shade: 1,
      rim: 1,
    });
    pen.line(
      'M-36 -54Q-30 -24 -36 -6M0 -72Q6 -34 2 0M36 -60Q42 -30 36 -4M-58 -30Q0 -16 66 -28',
      mix(shell, '#ffffff', 0.35),
      3.6,
      { opacity: 0.7 },
    );
    creatureEye(pen, 'asleep', -88, -32, { size: 0.6 });
    pen.line('M-100 -18Q-94 -12 -86 -16', '#3a4a3a', 2.6, { material: 'eye' });
  });
}
