// A city at night: three lit skylines behind a paved street, strings of lamps over it.
import { cityFigures } from '../figures/city.ts';
import { cityNeighbors } from '../figures/city-neighbors.ts';
import { adjust, mix } from '../color.ts';
import { num, roundedRect } from '../path.ts';
import { WIDTH, type View } from '../view.ts';
import { bunting } from './parts/buildings.ts';
import { bakery, laundromat, librarySteps, square } from './parts/city-places.ts';
import { archway, bridge, quietStreet, roofTerrace, shopStreet, station } from './parts/city-streets.ts';
import { pottedPlant } from './parts/rooms.ts';
import type { SettingArt } from './setting-art.ts';

/** Houses shoulder to shoulder. @param base where their feet would be @param low,high how tall they are */
function skyline(
  view: View,
  base: number,
  color: string,
  depth: number,
  [low, high]: readonly [number, number],
  lit: boolean,
): void {
  const { pen, sky } = view;
  const random = view.stream(`skyline ${base}`);
  for (let left = -20; left < WIDTH + 20;) {
    const [width, height] = [random.between(62, 118), random.between(low, high)];
    const paint = view.through(
      adjust(color, { lighter: random.between(-0.03, 0.03), hue: random.between(-14, 14) }),
      depth,
    );
    const top = base - height;
    const right = left + width;
    pen.shape(`M${num(left)} 800${roofline(random.int(0, 3), left, top, width)}L${num(right)} 800Z`, paint, {
      shade: depth < 0.6 ? 0.9 : 0,
      rim: 0.7,
      toward: mix(paint, sky[3], 0.25),
    });
    if (lit)
      for (let y = top + 22; y < base + 40; y += 36)
        for (let x = left + 14; x < right - 22; x += 26)
          if (random.chance(0.5))
            pen.shape(roundedRect(x, y, 13, 19, 4), view.palette.lamp, {
              material: 'glow',
              ink: 0.5,
              opacity: random.pick([1, 0.85, 0.6]),
            });
    left = right + random.between(-2, 12);
  }
}

/** Flat, gabled, round, or with a step. */
function roofline(kind: number, left: number, top: number, width: number): string {
  const right = left + width;
  const start = `L${num(left)} ${num(top)}`;
  const end = `L${num(right)} ${num(top)}`;
  const middle = num(left + width / 2);
  if (kind === 1) return `${start}L${middle} ${num(top - width * 0.5)}${end}`;
  if (kind === 2) return `${start}Q${middle} ${num(top - width * 0.7)} ${num(right)} ${num(top)}`;
  if (kind === 3) {
    const [a, b] = [num(left + width * 0.25), num(left + width * 0.75)];
    return `${start}L${a} ${num(top)}L${a} ${num(top - 26)}L${b} ${num(top - 26)}L${b} ${num(top)}${end}`;
  }
  return start + end;
}

/** Bricks underfoot, and the edge of the sidewalk. */
function paving(view: View): void {
  const { pen, palette } = view;
  pen.shape(roundedRect(-20, 596, WIDTH + 40, 200, 0), view.through(palette.ground, 0.04), {
    toward: view.through(palette.lower, 0),
  });
  const joint = view.through(mix(palette.ground, '#3a1f40', 0.3), 0);
  for (let row = 0; row < 5; row++) {
    const y = 640 + row * 30;
    pen.line(`M0 ${y}L${WIDTH} ${y}`, joint, 3, { material: 'land', opacity: 0.5 });
    for (let i = 0; i < 9; i++) {
      const x = i * 128 + (row % 2) * 64 + 20;
      pen.line(`M${x} ${y - 28}L${x} ${y - 2}`, joint, 3, { material: 'land', opacity: 0.4 });
    }
  }
  pen.shape(roundedRect(-20, 590, WIDTH + 40, 14, 5), view.through(mix(palette.ground, '#ffe0c0', 0.45), 0), {
    rim: 1,
    shade: 0.3,
  });
}

/** A dandelion that has shut for the night, in a crack. */
function dandelion(view: View, distance: number, y: number): void {
  const { pen, hero, side } = view;
  pen.at(hero.x + side * distance, y, 1, () => {
    pen.line('M0 0Q-4 -16 2 -30', view.through('#5fa06a', 0), 4, { material: 'land' });
    pen.shape('M0 0C-20 -14 -30 -6 -34 2C-20 6 -8 6 0 0Z', view.through('#5fa06a', 0), { rim: 0.5, ink: 0.6 });
    pen.shape('M0 0C16 -16 28 -8 32 0C20 6 8 6 0 0Z', view.through('#4f9060', 0), { rim: 0.5, ink: 0.6 });
    pen.ellipse(2, -35, 6, 9, '#f2c541', { material: 'figure', shade: 0.2 });
  });
}

export const city: SettingArt = {
  sky: { clouds: 2 },
  particles: 'none',
  back: [
    [0.8, (view) => skyline(view, 470, view.palette.far, 0.74, [60, 200], false)],
    [0.5, (view) => skyline(view, 560, view.palette.mid, 0.4, [90, 260], true)],
    [
      0.2,
      (view) => {
        skyline(view, 640, view.palette.near, 0.15, [90, 190], true);
        view.pen.glow(view.hero.x, 540, 300, view.light.halo, 0.35, 220);
      },
    ],
  ],
  ground: (view) => {
    bunting(view, -20, 180, WIDTH + 20, 150, 120, 'lamp');
    paving(view);
  },
  details: (view) => dandelion(view, -286, 622),
  front: (view) => {
    const { frame } = view.palette;
    pottedPlant(view, view.side > 0 ? 60 : WIDTH - 60, 800, 2.4, frame);
    pottedPlant(view, view.side > 0 ? WIDTH - 20 : 20, 800, 1.9, frame);
  },
  pieces: {
    home: roofTerrace,
    way: shopStreet,
    gate: archway,
    being: quietStreet,
    bakery,
    square,
    steps: librarySteps,
    bridge,
    laundromat,
    station,
  },
  figures: { ...cityFigures, ...cityNeighbors },
};
