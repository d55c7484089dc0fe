// Arms and legs, in the rig's units.
import { mix } from '../../color.ts';
import { num, roundedRect, type Point } from '../../path.ts';
import type { Material, Pen } from '../../pen.ts';
import type { Clothes } from './body.ts';
import type { Arm, Legs } from './poses.ts';

const FIGURE = { material: 'figure' } as const;
const FEET: Record<Exclude<Legs, 'sit'>, readonly [Point, Point]> = {
  stand: [
    [-21, 0],
    [21, 0],
  ],
  walk: [
    [-30, 0],
    [24, -6],
  ],
  jump: [
    [-34, -40],
    [36, -30],
  ],
};

/** @param sink how far the hips are lowered */
export function drawLegs(pen: Pen, clothes: Clothes, legs: Exclude<Legs, 'sit'>, sink: number): void {
  const [left, right] = FEET[legs];
  for (const [side, [x, y]] of [
    [-1, left],
    [1, right],
  ] as const) {
    const ankle: Point = [x, y - 18];
    pen.limb([[side * 20, -62 + sink], ankle], 34, clothes.socks?.leg ?? clothes.bottom);
    if (clothes.socks) drawRings(pen, [side * 20, -62 + sink], ankle, clothes.socks.stripe);
    if (clothes.boots) drawBoot(pen, x, y, side, clothes.shoes);
    else drawShoe(pen, x, y, side, clothes);
  }
}

function drawShoe(pen: Pen, x: number, y: number, side: number, { shoes, bottom, pompons }: Clothes): void {
  pen.line(
    `M${num(x - 15)} ${num(y - 22)}Q${num(x)} ${num(y - 17)} ${num(x + 15)} ${num(y - 22)}`,
    mix(bottom, '#ffffff', 0.4),
    5,
    { opacity: 0.6 },
  );
  pen.ellipse(x + side * 4, y - 11, 25, 13, shoes, { ...FIGURE, shade: 0.3 });
  pen.line(
    `M${num(x + side * 4 - 21)} ${num(y - 5)}Q${num(x + side * 4)} ${num(y + 4)} ${num(x + side * 4 + 21)} ${num(y - 5)}`,
    mix(shoes, '#2a1d3f', 0.35),
    3,
    { opacity: 0.5 },
  );
  if (pompons) pen.ellipse(x + side * 9, y - 18, 6.5, 6, mix(shoes, '#ffffff', 0.7), { ...FIGURE, ink: 0.5 });
}

function drawBoot(pen: Pen, x: number, y: number, side: number, color: string): void {
  pen.shape(roundedRect(x - 19, y - 48, 38, 42, 9), color, { ...FIGURE, shade: 0.4 });
  pen.ellipse(x + side * 5, y - 11, 27, 13, color, { ...FIGURE, shade: 0.3 });
  pen.shape(roundedRect(x - 21, y - 50, 42, 11, 5), mix(color, '#ffffff', 0.25), FIGURE);
  pen.line(
    `M${num(x + side * 5 - 22)} ${num(y - 4)}L${num(x + side * 5 + 22)} ${num(y - 4)}`,
    mix(color, '#160c22', 0.5),
    4,
  );
}

/** Stripes around a straight leg. */
function drawRings(pen: Pen, [fromX, fromY]: Point, [toX, toY]: Point, color: string): void {
  for (const share of [0.4, 0.62, 0.84]) {
    const [x, y] = [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share];
    pen.line(`M${num(x - 15)} ${num(y - 2)}Q${num(x)} ${num(y + 4)} ${num(x + 15)} ${num(y - 2)}`, color, 6, {
      cap: 'butt',
    });
  }
}

/** Legs of one who sits on the ground; drawn over the body. */
export function drawCrossedLegs(pen: Pen, clothes: Clothes): void {
  const { bottom, shoes } = clothes;
  for (const side of [-1, 1]) {
    pen.limb(
      [
        [side * 24, -54],
        [side * 40, -52],
      ],
      36,
      clothes.socks?.leg ?? bottom,
    );
    pen.ellipse(side * 46, -45, 21, 23, shoes, { ...FIGURE, shade: 0.4 });
    pen.ellipse(side * 46, -43, 11, 12, mix(shoes, '#2a1d3f', 0.16), { ...FIGURE, ink: 0 });
  }
}

/** @param side -1 the left arm of the picture */
export function drawArm(pen: Pen, side: -1 | 1, [elbow, hand]: Arm, clothes: Clothes, skin: string): void {
  const { top, sleeve = top, gloves } = clothes;
  const wrist: Point = [hand[0] + (elbow[0] - hand[0]) * 0.25, hand[1] + (elbow[1] - hand[1]) * 0.25];
  if (gloves) pen.ellipse(hand[0], hand[1], 15, 15, gloves, { ...FIGURE, shade: 0.3 });
  else {
    pen.ellipse(hand[0], hand[1], 13.5, 13.5, skin, { material: 'skin' });
    // a thumb, on the side of the body
    pen.ellipse(hand[0] - side * 9, hand[1] - 6, 5.5, 6.5, skin, { material: 'skin', ink: 0.5 });
  }
  pen.limb([[side * 34, -132], elbow, wrist], 25, sleeve);
  const [dx, dy] = [hand[0] - wrist[0], hand[1] - wrist[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / length) * 9, (dx / length) * 9];
  const [x, y] = [wrist[0] + (dx / length) * 7, wrist[1] + (dy / length) * 7];
  pen.line(`M${num(x - nx)} ${num(y - ny)}L${num(x + nx)} ${num(y + ny)}`, mix(sleeve, '#ffffff', 0.45), 5, {
    opacity: 0.7,
  });
}

/** A thin limb: the line of a style comes around it, where it would eat it up. */
export function stem(
  pen: Pen,
  points: readonly Point[],
  width: number,
  color: string,
  material: Material = 'figure',
): void {
  pen.limb(points, width + (pen.style.ink?.width ?? 0), color, material);
}
