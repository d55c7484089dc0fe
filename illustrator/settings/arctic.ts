import { mix } from '../color.ts';
import { arcticNeighbors } from '../figures/arctic-neighbors.ts';
import { arcticFigures } from '../figures/arctic.ts';
import { curve } from '../path.ts';
import { drawMoon } from '../sky.ts';
import { WIDTH, type View } from '../view.ts';
import {
  boneArch,
  frozenLake,
  iceBay,
  iceShip,
  iglooWay,
  redHouse,
  signpost,
  snowGate,
  warmSpring,
  weatherHut,
} from './parts/ice-places.ts';
import { aurora, icePeak } from './parts/ice.ts';
import { groundCurve, hill, pine } from './parts/plants.ts';
import { ripples } from './parts/ripples.ts';
import type { SettingArt } from './setting-art.ts';

function lights(view: View): void {
  aurora(view);
  drawMoon(view, view.moon.x, view.moon.y, 64);
}

function peaks(view: View): void {
  const { random } = view;
  for (let i = 0; i < 7; i++)
    icePeak(view, i * 170 + random.between(-40, 40), 530, random.between(110, 220), random.between(120, 190));
}

function snowyPines(view: View): void {
  const { pen, random, palette, hero } = view;
  const crest = hill(view, random, 540, 26, 320, palette.near, 0.34);
  for (let i = 0; i < 11; i++) {
    const x = i * 100 + random.between(-30, 30);
    if (Math.abs(x - hero.x) < 120) continue;
    pine(pen, x, crest.at(x) + 14, random.between(110, 190), view.through('#3f7f94', 0.3), {
      snow: view.through('#f4faff', 0.12),
    });
  }
  pen.glow(hero.x, 540, 300, '#eaffff', 0.4, 200);
}

function snow(view: View): void {
  groundCurve(view, 600, view.palette.ground, view.palette.lower, 12);
  ripples(view, 7, 660, 13, '#b6cfe8', 36);
}

/** Small stones that look out of the snow, and the tracks of a hare. */
function tracks(view: View): void {
  const { pen, hero, side } = view;
  const random = view.stream('tracks');
  for (let i = 0; i < 5; i++) {
    const x = hero.x - side * (150 + i * 44);
    const y = 714 - i * 9;
    for (const [dx, dy] of [
      [0, 0],
      [9, -3],
      [16, 4],
      [20, -2],
    ] as const)
      pen.ellipse(x + side * dx, y + dy, 4, 2.4, view.through('#9ab8dc', 0), { ink: 0, opacity: 0.8 });
  }
  for (let i = 0; i < 3; i++) {
    const [x, y] = [random.between(160, 880), random.between(706, 734)];
    if (Math.abs(x - hero.x) < 130) continue;
    pen.ellipse(x, y, 15, 9, view.through('#8f9cb8', 0), { shade: 0.4, rim: 0.6 });
    pen.shape(
      `M${Math.round(x) - 14} ${Math.round(y) - 2}Q${Math.round(x)} ${Math.round(y) - 16} ${Math.round(x) + 14} ${Math.round(y) - 2}Q${Math.round(x)} ${Math.round(y) - 7} ${Math.round(x) - 14} ${Math.round(y) - 2}Z`,
      '#f7fbff',
      { ink: 0.4 },
    );
  }
}

function frontPines({ pen, palette }: View): void {
  const color = palette.frame;
  for (const side of [-1, 1]) {
    const edge = side < 0 ? -10 : WIDTH + 10;
    pine(pen, edge, 820, 560, mix(color, '#2f6a84', 0.3), { snow: mix(color, '#ffffff', 0.55) });
    pine(pen, edge - side * 110, 830, 300, mix(color, '#2f6a84', 0.4), { snow: mix(color, '#ffffff', 0.6) });
  }
  pen.shape(
    curve(
      [
        [-20, 716],
        [150, 736],
        [400, 772],
        [700, 770],
        [900, 730],
        [WIDTH + 20, 708],
        [WIDTH + 20, 820],
        [-20, 820],
      ],
      true,
      0.12,
    ),
    mix(color, '#a8cdec', 0.5),
    { rim: 1.6 },
  );
}

export const arctic: SettingArt = {
  sky: { clouds: 0, moon: false },
  particles: 'snow',
  back: [
    [0.95, lights],
    [0.8, peaks],
    [0.5, snowyPines],
  ],
  ground: snow,
  details: tracks,
  front: frontPines,
  pieces: {
    home: redHouse,
    way: iglooWay,
    gate: snowGate,
    being: iceBay,
    arch: boneArch,
    spring: warmSpring,
    station: weatherHut,
    lake: frozenLake,
    signpost,
    ship: iceShip,
  },
  figures: { ...arcticFigures, ...arcticNeighbors },
};
