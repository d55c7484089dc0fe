// Space: a small moon of one's own, with a ringed planet in the sky.
import { mix } from '../color.ts';
import { curve, num, sparkle, type Point } from '../path.ts';
import { spaceNeighbors } from '../figures/space-neighbors.ts';
import { spaceFigures } from '../figures/space.ts';
import { drawMoon } from '../sky.ts';
import { contactShadow, HEIGHT, WIDTH, type View } from '../view.ts';
import { groundCurve, hill } from './parts/plants.ts';
import { nightMarket } from './parts/space-market.ts';
import { beadRock, busStop, dustyMoon, glassGarden, lookout, lostThings, ring, teapot } from './parts/space-places.ts';
import { boulder, crater, crystals, planet, rocket } from './parts/space-things.ts';
import { beside } from './parts/wayside.ts';
import type { SettingArt } from './setting-art.ts';

/** Clouds of colored light, the moon and the planets. */
function heavens(view: View): void {
  const { pen, hero, moon, side } = view;
  pen.glow(240, 230, 380, '#c86ad8', 0.4, 240);
  pen.glow(780, 330, 400, '#4f9be8', 0.36, 220);
  pen.glow(520, 480, 420, '#ff8fb0', 0.3, 160);
  drawMoon(view, moon.x, moon.y, 64);
  planet(pen, WIDTH - moon.x + side * 20, 190, 92, '#f2a56b', '#d8705a', '#ffe0b0');
  planet(pen, hero.x - side * 230, 352, 25, '#6fd0c0', '#3f9a9a');
  planet(pen, hero.x + side * 60, 90, 22, '#ff9fbe', '#d8708f');
  pen.line(`M${num(hero.x - 300)} 60L${num(hero.x - 150)} 120`, '#ffffff', 4, { material: 'glow', opacity: 0.6 });
  pen.shape(sparkle(hero.x - 146, 122, 20), '#fff6d0', { material: 'glow', ink: 0 });
}

function farHills(view: View): void {
  hill(view, view.random, 560, 34, 200, view.palette.mid, 0.35);
  view.pen.glow(view.hero.x, 580, 320, '#b8a8ff', 0.5, 200);
}

const CRATERS = [
  [140, 660, 62],
  [330, 726, 46],
  [610, 742, 66],
  [840, 656, 54],
  [930, 726, 76],
  [60, 736, 50],
] as const;

function ground(view: View): void {
  const { pen, palette, random } = view;
  groundCurve(view, 604, palette.ground, palette.lower, 12);
  for (const [x, y, radius] of CRATERS) crater(view, x, y, radius);
  for (let i = 0; i < 14; i++) {
    const size = random.between(3, 8);
    pen.ellipse(random.between(0, WIDTH), random.between(640, 750), size, size * 0.7, view.through(palette.lower, 0), {
      ink: 0.5,
      rim: 0.6,
    });
  }
}

function details(view: View): void {
  const { pen } = view;
  beside(view, -300, 654, () => {
    crystals(view, 10, -4, 0.62);
    boulder(pen, -62, 6, 66, 46, view.through('#9a8cd4', 0));
  });
}

/** The rocket, landed, with its ladder out. */
function landing(view: View): void {
  const { pen, hero, side, palette } = view;
  contactShadow(view, hero.x + side * 300, 654, 110, 0.3);
  rocket(pen, hero.x + side * 300, 652, 1.42, palette.accent, palette.lamp, side * 5);
  beside(view, 236, 660, () => {
    pen.line('M-34 12L10 -86M-14 16L28 -80', '#cfd0f0', 4.5);
    for (let i = 0; i < 5; i++)
      pen.line(`M${-30 + i * 9.4} ${4 - i * 20}L${-11 + i * 9.4} ${8 - i * 20}`, '#cfd0f0', 4);
  });
  beside(view, 420, 664, () => crystals(view, 0, 0, 0.95));
}

function front(view: View): void {
  const { pen, palette, side } = view;
  const color = palette.frame;
  for (const s of [-1, 1]) {
    const edge = s < 0 ? 0 : WIDTH;
    const rock: Point[] = [
      [edge, 560],
      [edge - s * 60, 600],
      [edge - s * 96, 690],
      [edge - s * 170, 740],
      [edge - s * 200, 800],
      [edge + s * 60, 800],
      [edge + s * 60, 560],
    ];
    pen.shape(curve(rock, true, 0.1), color, { rim: 1.4 });
    pen.ellipse(edge - s * 46, 694, 22, 12, mix(color, '#7a5fe0', 0.22), { ink: 0 });
    pen.ellipse(edge - s * 96, 744, 16, 8, mix(color, '#7a5fe0', 0.22), { ink: 0 });
  }
  crystals(view, side > 0 ? 120 : WIDTH - 120, HEIGHT + 2, 1.2, mix(color, '#7a5fe0', 0.4));
  const sill: Point[] = [
    [-20, 748],
    [200, 760],
    [500, 776],
    [820, 758],
    [WIDTH + 20, 740],
    [WIDTH + 20, 810],
    [-20, 810],
  ];
  pen.shape(curve(sill, true, 0.12), color, { rim: 0.8 });
}

export const space: SettingArt = {
  sky: { stars: 170, clouds: 0, moon: false },
  particles: 'sparkles',
  back: [
    [0.9, heavens],
    [0.5, farHills],
  ],
  ground,
  details,
  front,
  pieces: {
    home: teapot,
    way: landing,
    gate: beadRock,
    being: lookout,
    shelf: dustyMoon,
    ring,
    yard: lostThings,
    market: nightMarket,
    busstop: busStop,
    greenhouse: glassGarden,
  },
  figures: { ...spaceFigures, ...spaceNeighbors },
};
