// What keeps the time: clocks, gears, an hourglass, and islands out of other years.
import { mix } from '../../color.ts';
import { ellipse, num, num2, polygon, roundedRect, type Point } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import type { View } from '../../view.ts';
import { floatingSoil } from './sky-things.ts';

const FIGURE = { material: 'figure' } as const;
const GLOW = { material: 'glow' } as const;

/** A cog wheel. */
export function gear(pen: Pen, x: number, y: number, radius: number, color: string, teeth = 10): void {
  const rim: Point[] = [];
  for (let i = 0; i < teeth * 4; i++) {
    const angle = (i / (teeth * 4)) * 6.2832;
    const r = i % 4 < 2 ? radius : radius * 0.84;
    rim.push([x + Math.cos(angle) * r, y + Math.sin(angle) * r]);
  }
  pen.shape(polygon(rim), color, { shade: 0.8, rim: 0.8 });
  pen.ellipse(x, y, radius * 0.56, radius * 0.56, mix(color, '#ffffff', 0.12), { ink: 0.4 });
  pen.ellipse(x, y, radius * 0.48, radius * 0.48, mix(color, '#20164a', 0.45));
  for (let i = 0; i < 5; i++) {
    const angle = i * 1.2566 + 0.3;
    pen.line(
      `M${num(x)} ${num(y)}L${num(x + Math.cos(angle) * radius * 0.5)} ${num(y + Math.sin(angle) * radius * 0.5)}`,
      color,
      radius * 0.1,
      { material: 'land' },
    );
  }
  pen.ellipse(x, y, radius * 0.18, radius * 0.18, mix(color, '#ffffff', 0.3), { ink: 0.6 });
}

/** A round clock without digits. @param turn of its long hand, radians */
export function clock(pen: Pen, x: number, y: number, radius: number, rim: string, turn: number): void {
  pen.glow(x, y, radius * 1.7, '#ffe6a0', 0.5);
  pen.ellipse(x, y, radius, radius, rim, { shade: 0.5, rim: 1 });
  pen.ellipse(x, y, radius * 0.82, radius * 0.82, '#fff5dc', { ink: 0.6 });
  const spoke = (angle: number, from: number, to: number) =>
    `M${num(x + Math.cos(angle) * radius * from)} ${num(y + Math.sin(angle) * radius * from)}` +
    `L${num(x + Math.cos(angle) * radius * to)} ${num(y + Math.sin(angle) * radius * to)}`;
  for (let i = 0; i < 12; i++) pen.line(spoke((i / 12) * 6.2832, i % 3 ? 0.68 : 0.6, 0.74), '#5a3f7a', radius * 0.06);
  pen.line(spoke(turn, -0.08, 0.56), '#4a2f6a', radius * 0.07);
  pen.line(spoke(turn * 2.3, 0, 0.38), '#d8434e', radius * 0.08);
  pen.ellipse(x, y, radius * 0.08, radius * 0.08, '#4a2f6a', { ...FIGURE, ink: 0 });
}

/** Broken rings of light around a clock: the way through the years. */
export function timePortal(view: View, x: number, y: number): void {
  const { pen } = view;
  for (let i = 8; i >= 0; i--) {
    const r = 60 + i * 46;
    const color = pen.color(mix('#fff0b0', i % 2 ? '#c86ae8' : '#5fa8f2', Math.min(1, 0.25 + i * 0.09)), 'glow');
    pen.add(
      `<path d="${ellipse(x, y, r, r * 0.92)}" transform="rotate(${i * 23} ${num(x)} ${num(y)})" fill="none" stroke="${color}"` +
        ` stroke-width="${num(9 - i * 0.5)}" stroke-dasharray="${num(r * 1.6)} ${num(r * 0.5)} ${num(r * 0.7)} ${num(r * 0.3)}"` +
        ` stroke-linecap="round" opacity="${num2(0.85 - i * 0.07)}"/>`,
    );
  }
  pen.glow(x, y, 260, '#fff0c0', 0.9);
  clock(pen, x, y, 76, '#e0a94e', 0.8 + view.page);
}

/** A pyramid on an island of its own. */
export function pyramidIsland(view: View, x: number, y: number, scale: number): void {
  const { pen, palette, through } = view;
  pen.at(x, y, scale, () => {
    floatingSoil(view, 120);
    pen.shape('M-76 -10L0 -120L76 -10Z', through('#f0c070', 0.2), { shade: 3, rim: 1 });
    pen.line('M-58 -36L58 -36M-38 -66L38 -66M-20 -92L20 -92', through('#b8824a', 0.2), 3, {
      material: 'land',
      opacity: 0.6,
    });
    pen.shape('M-12 -10L-12 -30Q0 -42 12 -30L12 -10Z', palette.lamp, { ...GLOW, ink: 0.6 });
  });
}

/** A castle on an island of its own. */
export function castleIsland(view: View, x: number, y: number, scale: number): void {
  view.pen.at(x, y, scale, () => floatingSoil(view, 120));
  view.pen.at(x, y - 8, scale * 0.62, () => castle(view, 0.2));
}

/** A castle of four towers, around 0,0. */
function castle({ pen, palette, through }: View, depth: number): void {
  const stone = through('#b89ad8', depth);
  const roof = through('#e87f9d', depth);
  for (const [x, height, width] of [
    [-70, 150, 40],
    [70, 170, 40],
    [-24, 210, 40],
    [30, 240, 36],
  ] as const) {
    pen.shape(roundedRect(x - width / 2, -height, width, height, 4), stone, { shade: 0.8, rim: 0.6 });
    pen.shape(
      `M${num(x - width * 0.68)} ${-height}Q${x - 4} ${num(-height - width * 0.6)} ${x} ${num(-height - width * 1.7)}Q${x + 4} ${num(-height - width * 0.6)} ${num(x + width * 0.68)} ${-height}Z`,
      roof,
      { shade: 0.6, rim: 0.8 },
    );
    pen.glow(x, -height + 34, 26, palette.lamp, 0.6);
    pen.shape(roundedRect(x - 6, -height + 24, 12, 22, 6), palette.lamp, { ...GLOW, ink: 0.6 });
  }
  pen.shape(roundedRect(-92, -96, 184, 96, 4), stone, { shade: 1, rim: 0.6 });
  pen.shape('M-22 0L-22 -36Q0 -66 22 -36L22 0Z', palette.lamp, { ...GLOW, ink: 0.7 });
}

/** An hourglass, 142 high, around 0,0. */
export function hourglass(pen: Pen): void {
  pen.glow(0, -70, 110, '#ffe6a0', 0.5);
  for (const x of [-38, 38]) pen.shape(roundedRect(x - 4, -134, 8, 128, 4), '#8f5a3a', { ...FIGURE, shade: 0.3 });
  pen.shape('M-34 -130L34 -130Q32 -86 6 -70Q32 -54 34 -10L-34 -10Q-32 -54 -6 -70Q-32 -86 -34 -130Z', '#d8f0fb', {
    ...FIGURE,
    shade: 0.6,
    rim: 1,
  });
  pen.shape('M-26 -112L26 -112Q22 -88 0 -72Q-22 -88 -26 -112Z', '#ffc95e', { ...FIGURE, ink: 0.4 });
  pen.shape('M-28 -12Q0 -48 28 -12Z', '#ffc95e', { ...FIGURE, ink: 0.4 });
  pen.line('M0 -72L0 -30', '#ffc95e', 4);
  pen.line('M-24 -116Q-24 -96 -14 -84', '#ffffff', 4, { opacity: 0.8 });
  for (const y of [-142, -12])
    pen.shape(roundedRect(-46, y, 92, 15, 6), '#a5683f', { ...FIGURE, shade: 0.4, rim: 0.6 });
}

/** A lamp out of one of four ages: a torch, a candle lantern, a gas lamp, an electric bulb; its foot is 0,0. */
export function lampOfYears(view: View, x: number, y: number, height: number, age: 0 | 1 | 2 | 3): void {
  const { pen, palette } = view;
  const wood = age < 2 ? '#8a5f48' : '#4a4a7c';
  pen.at(x, y, 1, () => {
    pen.glow(0, -height, 90, age === 3 ? '#fff6d8' : age === 0 ? '#ffb060' : palette.lamp, 0.85);
    pen.shape(
      polygon([
        [-6, 0],
        [-4, -height + 16],
        [4, -height + 16],
        [6, 0],
      ]),
      wood,
      { shade: 0.3, rim: 0.6 },
    );
    if (age > 1) pen.shape(roundedRect(-13, -13, 26, 14, 4), wood, { shade: 0.3 });
    const top = -height;
    if (age === 0) {
      pen.shape(`M-12 ${top + 22}L12 ${top + 22}L15 ${top}L-15 ${top}Z`, '#a5754f', { shade: 0.3 });
      pen.shape(
        `M-14 ${top}C-22 ${top - 20} -4 ${top - 26} -2 ${top - 46}C16 ${top - 32} 20 ${top - 14} 14 ${top}Z`,
        '#ff9a4a',
        { ...GLOW, ink: 0.7 },
      );
      pen.shape(
        `M-7 ${top}C-10 ${top - 12} 0 ${top - 16} 1 ${top - 28}C10 ${top - 18} 10 ${top - 8} 7 ${top}Z`,
        '#ffe9a0',
        { ...GLOW, ink: 0 },
      );
    } else if (age === 3) {
      pen.line(`M0 ${top + 16}Q0 ${top - 30} -28 ${top - 30}Q-44 ${top - 30} -44 ${top - 16}`, wood, 6);
      pen.shape(`M-62 ${top - 2}Q-44 ${top - 30} -26 ${top - 2}Z`, '#e8635a', { ...FIGURE, shade: 0.3, rim: 0.6 });
      pen.ellipse(-44, top + 4, 11, 11, '#fffbe0', { ...GLOW, ink: 0.6 });
    } else {
      pen.shape(
        polygon([
          [-11, top + 18],
          [-17, top - 16],
          [17, top - 16],
          [11, top + 18],
        ]),
        palette.lamp,
        { ...GLOW, ink: 0.8 },
      );
      pen.shape(
        polygon([
          [-21, top - 15],
          [0, top - 34],
          [21, top - 15],
        ]),
        wood,
        { shade: 0.3 },
      );
      pen.ellipse(0, top - 35, 4, 4, wood);
      if (age === 1) pen.line(`M0 ${top + 16}L0 ${top + 2}`, '#fff6e4', 8);
      pen.line(`M0 ${top - 15}L0 ${top + 18}`, wood, 2.4, { opacity: 0.5 });
    }
  });
}
