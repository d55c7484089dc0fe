import { mix } from '../color.ts';
import { underwaterNeighbors } from '../figures/underwater-neighbors.ts';
import { underwaterFigures } from '../figures/underwater.ts';
import { curve, num } from '../path.ts';
import { WIDTH, type View } from '../view.ts';
import { groundCurve, hill } from './parts/plants.ts';
import { ripples } from './parts/ripples.ts';
import {
  castleWay,
  coralSteps,
  eelGarden,
  glassHouse,
  kelpWood,
  openReef,
  reefGate,
  washingPlace,
  whiteSand,
  wreck,
} from './parts/sea-places.ts';
import { coral, farWhale, fish, jellyfish, kelp, starfish } from './parts/sea.ts';
import type { SettingArt } from './setting-art.ts';

const CORALS = ['#f27f8f', '#f2a541', '#b48be0', '#ff9fbe', '#5fc4b8'] as const;

/** Light falls in from the moon's side. */
function rays({ pen, moon }: View): void {
  for (let i = 0; i < 6; i++) {
    const [top, foot] = [moon.x + (i - 2.5) * 46, moon.x + (i - 2.5) * 120];
    const fill = pen.linear(
      [
        [0, '#ffffff', 0.42],
        [1, '#ffffff', 0],
      ],
      'glow',
    );
    pen.add(
      `<path d="M${num(top)} -20L${num(top + 40)} -20L${num(foot + 110)} 640L${num(foot - 40)} 640Z" fill="${fill}" opacity="${pen.style.pencil ? 0.2 : 0.55}"/>`,
    );
  }
}

function farSea(view: View): void {
  rays(view);
  hill(view, view.random, 430, 60, 190, view.palette.far, 0.7);
  if (view.stream('whale').chance(0.6)) farWhale(view, WIDTH - view.moon.x - view.side * 10, 190);
  else
    for (let i = 0; i < 7; i++)
      fish(
        view.pen,
        WIDTH - view.moon.x + (i % 3) * 62 - 60,
        170 + Math.floor(i / 3) * 40 + (i % 2) * 14,
        0.34,
        view.through('#8fc8d8', 0.5),
        view.side > 0,
      );
}

function weeds(view: View): void {
  const { pen, random, palette, hero } = view;
  hill(view, random, 520, 50, 170, palette.mid, 0.4);
  for (let i = 0; i < 9; i++) {
    const x = i * 120 + random.between(-30, 30);
    if (Math.abs(x - hero.x) < 130) continue;
    kelp(
      pen,
      random,
      x,
      620,
      random.between(150, 260),
      view.through(random.pick(['#3f9a7a', '#2f8a8a', '#5aa86a']), 0.36),
    );
  }
  pen.glow(hero.x, 500, 300, '#d8fff6', 0.45, 230);
}

function seabed(view: View): void {
  const { pen, palette, hero, side } = view;
  groundCurve(view, 600, palette.ground, palette.lower, 14);
  ripples(view, 7, 640, 18, mix(palette.ground, '#8a6a5a', 0.4), 40);
  fish(pen, hero.x - side * 322, 330, 0.7, '#ffd95e', side > 0);
  jellyfish(pen, hero.x - side * 350, 440, 0.9, '#e0a8f2');
  jellyfish(pen, hero.x + side * 130, 170, 0.55, '#a8d8f8');
}

function seabedDetails(view: View): void {
  const { pen, hero, side } = view;
  const random = view.stream('seabed');
  for (const x of [70, 172, 960])
    coral(
      pen,
      random,
      side > 0 ? x : WIDTH - x,
      random.between(650, 684),
      random.between(100, 150),
      view.through(random.pick(CORALS), 0.06),
    );
  for (let i = 0; i < 4; i++) {
    const [x, y, turn] = [random.between(200, 860), random.between(694, 730), random.between(0, 90)];
    if (Math.abs(x - hero.x) > 130) starfish(pen, x, y, 18, view.through('#f2846b', 0), turn);
  }
}

function frontReef(view: View): void {
  const { pen, palette } = view;
  const random = view.stream('front');
  const color = palette.frame;
  for (const [x, height] of [
    [24, 470],
    [76, 330],
    [-6, 560],
    [WIDTH - 20, 500],
    [WIDTH - 80, 340],
    [WIDTH + 10, 600],
  ] as const)
    kelp(pen, random, x, 790, height, mix(color, palette.near, 0.15));
  pen.shape(
    curve(
      [
        [-20, 700],
        [90, 690],
        [170, 750],
        [420, 776],
        [700, 772],
        [860, 740],
        [950, 690],
        [WIDTH + 20, 700],
        [WIDTH + 20, 810],
        [-20, 810],
      ],
      true,
      0.12,
    ),
    color,
    { rim: 1 },
  );
  for (const x of [150, WIDTH - 160]) coral(pen, random, x, 786, 130, mix(color, '#c05a8a', 0.35));
}

export const underwater: SettingArt = {
  sky: { moon: false, stars: 0, clouds: 0 },
  particles: 'bubbles',
  back: [
    [0.95, farSea],
    [0.5, weeds],
  ],
  ground: seabed,
  details: seabedDetails,
  front: frontReef,
  pieces: {
    home: glassHouse,
    way: castleWay,
    gate: reefGate,
    being: openReef,
    kelp: kelpWood,
    steps: coralSteps,
    wreck,
    plain: whiteSand,
    eels: eelGarden,
    wash: washingPlace,
  },
  figures: { ...underwaterFigures, ...underwaterNeighbors },
};
