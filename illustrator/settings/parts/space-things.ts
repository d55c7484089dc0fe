// What is found in space: planets, rocks, crystals, craters and rockets.
import { mix } from '../../color.ts';
import { curve, ellipse, num, polygon, roundedRect, type Point } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import type { View } from '../../view.ts';

/** A banded planet. @param ring color of its ring, when it has one */
export function planet(
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  color: string,
  band: string,
  ring?: string,
): void {
  const at = (dx: number, dy: number) => `${num(x + dx * radius)} ${num(y + dy * radius)}`;
  const land = { material: 'land' } as const;
  if (ring)
    pen.line(
      `M${at(-1.8, 0.35)}Q${at(-1.2, -0.5)} ${at(0, -0.42)}Q${at(1.4, -0.7)} ${at(1.8, -0.35)}`,
      ring,
      radius * 0.13,
      {
        ...land,
        opacity: 0.75,
      },
    );
  const disc = ellipse(x, y, radius, radius);
  pen.shape(disc, color, { shade: radius / 22, rim: 1, toward: mix(color, band, 0.7) });
  pen.clip(disc, () => {
    for (const [share, width] of [
      [-0.68, 0.06],
      [-0.42, 0.14],
      [0, 0.12],
      [0.22, 0.05],
      [0.4, 0.14],
      [0.7, 0.08],
    ] as const)
      pen.line(`M${at(-1, share)}Q${at(0, share + 0.22)} ${at(1, share - 0.06)}`, band, radius * width, {
        ...land,
        opacity: 0.5,
      });
    pen.ellipse(x + radius * 0.34, y + radius * 0.2, radius * 0.17, radius * 0.1, mix(band, '#ffffff', 0.25), {
      ink: 0,
      opacity: 0.7,
    });
  });
  if (!ring) return;
  const front = `M${at(-1.8, 0.35)}Q${at(-0.4, 0.6)} ${at(1, 0.12)}Q${at(1.7, -0.1)} ${at(1.8, -0.35)}`;
  pen.line(front, ring, radius * 0.15, land);
  pen.line(front, mix(ring, '#ffffff', 0.6), radius * 0.035, { ...land, opacity: 0.8 });
}

/** A round rocket that stands on its fins, about 230 high. */
export function rocket(pen: Pen, x: number, y: number, scale: number, color: string, lamp: string, turn = 0): void {
  const figure = { material: 'figure' } as const;
  pen.at(
    x,
    y,
    scale,
    () => {
      for (const s of [-1, 1]) {
        const fin: Point[] = [
          [s * 34, -70],
          [s * 74, -30],
          [s * 70, 6],
          [s * 34, -18],
        ];
        pen.shape(curve(fin, true, 0.1), color, { ...figure, shade: 0.5, rim: 0.8 });
      }
      pen.shape('M-42 -14C-58 -90 -40 -176 0 -214C40 -176 58 -90 42 -14Z', '#f6f2fb', {
        ...figure,
        shade: 1.4,
        rim: 1,
      });
      pen.shape('M-31 -160C-24 -184 -12 -203 0 -214C12 -203 24 -184 31 -160Q0 -148 -31 -160Z', color, {
        ...figure,
        shade: 0.6,
      });
      pen.line('M-44 -62Q0 -50 44 -62', mix(color, '#ffffff', 0.5), 5, { material: 'land', opacity: 0.8 });
      pen.glow(0, -112, 54, lamp, 0.7);
      pen.ellipse(0, -112, 25, 25, '#5f6fb8', figure);
      pen.ellipse(0, -112, 17, 17, lamp, { material: 'glow', ink: 0.6 });
      for (let i = 0; i < 8; i++)
        pen.ellipse(Math.cos(i * 0.785) * 21, -112 + Math.sin(i * 0.785) * 21, 1.9, 1.9, '#cfd6f6', { ink: 0 });
      pen.shape(roundedRect(-28, -18, 56, 14, 5), '#8a86b8', { ...figure, shade: 0.3 });
      pen.shape(roundedRect(-15, -58, 30, 42, 12), mix(color, '#ffffff', 0.3), { ...figure, shade: 0.4 });
      pen.ellipse(0, -218, 5, 5, '#ffe9a8', { material: 'glow', ink: 0.5 });
    },
    turn,
  );
}

const CRYSTALS = [
  [-34, 64, 17, '#8fd8f2'],
  [30, 80, 18, '#c8a8ff'],
  [0, 116, 22, '#8df5e4'],
] as const;

/** Three crystals. @param dark their color when they belong to the frame, and do not shine */
export function crystals({ pen, palette }: View, x: number, y: number, scale: number, dark?: string): void {
  if (!dark) pen.glow(x, y - 40, 130 * scale, palette.lamp, 0.6);
  pen.at(x, y, scale, () => {
    for (const [at, height, width, color] of CRYSTALS) {
      const outline: Point[] = [
        [at - width, 0],
        [at - width * 0.9, -height * 0.72],
        [at + width * 0.1, -height],
        [at + width, -height * 0.66],
        [at + width * 0.9, 0],
      ];
      pen.shape(polygon(outline), dark ?? color, { material: 'figure', shade: 0.9, rim: 1.4 });
      pen.line(`M${num(at + width * 0.1)} ${-height}L${num(at - width * 0.1)} 0`, '#ffffff', 2.6, {
        opacity: dark ? 0.2 : 0.6,
      });
    }
  });
}

/** A flat crater. @param radius half of its width */
export function crater({ pen, palette, side, through }: View, x: number, y: number, radius: number): void {
  const rim = through(palette.lower, 0);
  pen.ellipse(x, y, radius, radius * 0.3, rim);
  pen.ellipse(x + side * 3, y + 4, radius * 0.86, radius * 0.22, through(mix(palette.lower, '#3a2f7a', 0.4), 0), {
    ink: 0,
  });
  pen.line(
    `M${num(x - radius * 0.8)} ${num(y - radius * 0.2)}Q${num(x)} ${num(y - radius * 0.38)} ${num(x + radius * 0.8)} ${num(y - radius * 0.2)}`,
    mix(rim, '#ffffff', 0.4),
    2.4,
    { material: 'land', opacity: 0.5 },
  );
}

/** A round boulder with dimples, its foot at x,y. */
export function boulder(pen: Pen, x: number, y: number, width: number, height: number, color: string): void {
  const [w, h] = [width / 2, height];
  const outline: Point[] = [
    [x - w, y],
    [x - w * 0.94, y - h * 0.5],
    [x - w * 0.5, y - h * 0.92],
    [x + w * 0.1, y - h],
    [x + w * 0.7, y - h * 0.74],
    [x + w, y - h * 0.3],
    [x + w * 0.9, y],
    [x, y + h * 0.06],
  ];
  const body = curve(outline, true, 0.15);
  pen.shape(body, color, { shade: Math.min(2.6, width / 70), rim: 1 });
  pen.clip(body, () => {
    for (const [dx, dy, share] of [
      [-0.46, 0.55, 0.2],
      [0.3, 0.72, 0.15],
      [0.5, 0.28, 0.18],
      [-0.12, 0.2, 0.12],
    ] as const) {
      pen.ellipse(x + dx * w, y - dy * h, w * share, h * share * 0.7, mix(color, '#241a55', 0.28), { ink: 0 });
      pen.ellipse(x + dx * w - 2, y - dy * h + 3, w * share * 0.76, h * share * 0.46, mix(color, '#ffffff', 0.08), {
        ink: 0,
      });
    }
  });
}

/** A small paper lantern that hangs from a string. @param y of the string */
export function lantern({ pen, palette }: View, x: number, y: number, color: string): void {
  pen.glow(x, y + 24, 52, palette.lamp === '#8df5e4' ? '#ffe0a0' : palette.lamp, 0.75);
  pen.line(`M${num(x)} ${num(y)}L${num(x)} ${num(y + 10)}`, '#4a3a78', 2.4);
  pen.ellipse(x, y + 25, 14, 15, color, { material: 'glow', ink: 0.6, shade: 0.2 });
  pen.line(`M${num(x - 6)} ${num(y + 12)}Q${num(x - 10)} ${num(y + 25)} ${num(x - 6)} ${num(y + 38)}`, '#fff6dc', 2, {
    opacity: 0.6,
  });
  for (const dy of [10, 38])
    pen.shape(roundedRect(x - 7, y + dy - 2, 14, 4.4, 2), '#8a5a4a', { material: 'figure', ink: 0.5 });
}
