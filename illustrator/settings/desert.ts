import { mix } from '../color.ts';
import { desertNeighbors } from '../figures/desert-neighbors.ts';
import { desertFigures } from '../figures/desert.ts';
import { curve } from '../path.ts';
import { WIDTH, type View } from '../view.ts';
import { groundCurve, hill, leaf } from './parts/plants.ts';
import { ripples } from './parts/ripples.ts';
import {
  campWay,
  clayGate,
  clayHouse,
  highDune,
  mailbox,
  oldWell,
  saltFlat,
  sleepingBus,
  stoneStack,
  threePalms,
} from './parts/sand-places.ts';
import { boulder, dryGrass, farCamel, mesa } from './parts/sand.ts';
import type { SettingArt } from './setting-art.ts';

function tableMountains(view: View): void {
  const { random, palette, hero, side } = view;
  hill(view, random, 450, 44, 260, palette.far, 0.6);
  mesa(view, hero.x + side * 410, 500, 0.94);
  mesa(view, hero.x - side * 110, 500, 0.6);
}

function dunes(view: View): void {
  const { pen, random, palette, hero, side } = view;
  hill(view, random, 530, 40, 420, palette.mid, 0.34, { rough: 0 });
  farCamel(view, hero.x - side * 250, 528, 0.5);
  hill(view, random, 570, 30, 380, palette.near, 0.2, { rough: 0 });
  pen.glow(hero.x, 560, 300, '#ffe6c0', 0.45, 180);
}

function sand(view: View): void {
  const { palette } = view;
  groundCurve(view, 604, palette.ground, palette.lower, 18);
  ripples(view, 8, 650, 14, mix(palette.ground, '#a8604a', 0.4), 60);
}

function pebbles(view: View): void {
  const { hero } = view;
  const random = view.stream('pebbles');
  for (let i = 0; i < 5; i++) {
    const [x, y, size] = [random.between(150, 880), random.between(702, 736), random.between(8, 15)];
    if (Math.abs(x - hero.x) > 130) boulder(view, x, y, size, 0);
  }
  dryGrass(view, Math.round(hero.x - view.side * 250), 706, 0.8);
}

function agaves(view: View): void {
  const { pen, palette, side } = view;
  const color = palette.frame;
  const plants =
    side > 0
      ? ([
          [50, 210],
          [WIDTH - 60, 150],
        ] as const)
      : ([
          [WIDTH - 50, 210],
          [60, 150],
        ] as const);
  for (const [x, length] of plants)
    for (const angle of [-168, -146, -124, -104, -84, -62, -40, -16])
      leaf(
        pen,
        x,
        790,
        length * (1 - Math.abs(angle + 90) / 260),
        angle,
        mix(color, '#4f7a7a', 0.25),
        mix(color, '#8fb0a0', 0.3),
      );
  pen.shape(
    curve(
      [
        [-20, 690],
        [160, 724],
        [420, 774],
        [640, 776],
        [880, 716],
        [WIDTH + 20, 690],
        [WIDTH + 20, 820],
        [-20, 820],
      ],
      true,
      0.12,
    ),
    mix(color, '#8a4a5a', 0.25),
    { rim: 1.4 },
  );
}

export const desert: SettingArt = {
  sky: { clouds: 1 },
  particles: 'motes',
  back: [
    [0.8, tableMountains],
    [0.5, dunes],
  ],
  ground: sand,
  details: pebbles,
  front: agaves,
  pieces: {
    home: clayHouse,
    way: campWay,
    gate: clayGate,
    being: highDune,
    well: oldWell,
    bus: sleepingBus,
    palms: threePalms,
    salt: saltFlat,
    mailbox,
    stack: stoneStack,
  },
  figures: { ...desertFigures, ...desertNeighbors },
};
