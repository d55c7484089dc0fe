// The sky: banks of cloud to walk on, an island with a house, balloons far off.
import { mix } from '../color.ts';
import { cloud } from '../path.ts';
import { skyNeighbors } from '../figures/sky-neighbors.ts';
import { skyFigures } from '../figures/sky.ts';
import { HEIGHT, WIDTH, type View } from '../view.ts';
import { cloudClass } from './parts/sky-class.ts';
import {
  airplaneRoad,
  balloonLanding,
  cloudCorner,
  cloudHouse,
  lostBalloons,
  mountainTop,
  rolledBridge,
  smokeGarden,
  washingLine,
} from './parts/sky-places.ts';
import { hangingStar, hotAirBalloon, island } from './parts/sky-things.ts';
import type { SettingArt } from './setting-art.ts';

function farBanks(view: View): void {
  const { pen, palette, random, moon, side } = view;
  for (let i = 0; i < 4; i++)
    pen.shape(
      cloud(random.between(0, WIDTH), 430 + i * 26, random.between(340, 520), random.between(70, 120), random),
      view.through(palette.far, 0.62),
      { material: 'sky', toward: view.through(palette.far, 0.3), rim: 0.8, shade: 1, ink: 0.5 },
    );
  // the banks end flat, and nothing of the horizon shall show under them
  const below = view.through(palette.far, 0.3);
  pen.shape(cloud(512, 510, 1360, 74, random), view.through(palette.far, 0.5), {
    material: 'sky',
    toward: below,
    rim: 0.8,
    shade: 0.8,
    ink: 0.5,
  });
  pen.shape('M-20 508L1044 508L1044 790L-20 790Z', below, { material: 'sky', ink: 0 });
  island(view, view.stream('island', 'story'), WIDTH - moon.x + side * 10, 300, 0.95);
}

function nearBanks(view: View): void {
  const { pen, palette, random, hero, side } = view;
  hotAirBalloon(pen, hero.x - side * 60, 150, 0.5, '#5bb8a8', '#fff0c9');
  hotAirBalloon(pen, hero.x + side * 118, 250, 0.36, '#b48be0', '#ffd1e6');
  for (let i = 0; i < 6; i++)
    pen.shape(
      cloud(i * 190 + random.between(-40, 40), 600, random.between(280, 420), random.between(80, 130), random),
      view.through(palette.mid, 0.3),
      { material: 'sky', toward: view.through(palette.lower, 0.2), rim: 1, shade: 1.2, ink: 0.7 },
    );
  const below = view.through(palette.lower, 0.2);
  pen.shape(cloud(512, 620, 1500, 64, random), view.through(palette.mid, 0.2), {
    material: 'sky',
    toward: below,
    rim: 1,
    shade: 0.8,
    ink: 0.6,
  });
  pen.shape('M-20 624L1044 624L1044 790L-20 790Z', below, { material: 'sky', ink: 0 });
  pen.glow(hero.x, 560, 320, '#fff6e0', 0.5, 200);
}

function ground(view: View): void {
  const { pen, palette } = view;
  const random = view.stream('cloud ground');
  const lower = view.through('#d9c6ec', 0);
  pen.shape(cloud(512, 700, 1240, 96, random), view.through(palette.ground, 0.05), {
    material: 'sky',
    toward: lower,
    rim: 1.4,
    shade: 1.2,
  });
  pen.shape('M-20 690L1044 690L1044 790L-20 790Z', lower, { material: 'sky', ink: 0 });
}

function details(view: View): void {
  const random = view.stream('cloud details');
  for (const [x, y, width] of [
    [150, 694, 260],
    [880, 706, 300],
    [520, 744, 380],
  ] as const)
    view.pen.shape(cloud(x, y, width, 40, random), view.through('#f4e8f6', 0), {
      material: 'sky',
      rim: 1.2,
      shade: 0.8,
      ink: 0.6,
    });
}

function front(view: View): void {
  const { pen, palette, sky } = view;
  const random = view.stream('front', 'story');
  for (const [x, y, width, height] of [
    [20, HEIGHT + 10, 420, 110],
    [WIDTH - 10, HEIGHT + 10, 460, 130],
    [500, HEIGHT + 32, 520, 40],
  ] as const)
    pen.shape(cloud(x, y, width, height, random), mix(palette.frame, sky[1], 0.3), {
      material: 'sky',
      rim: 1.4,
      shade: 1,
    });
  for (const [x, length] of [
    [70, 190],
    [150, 96],
    [WIDTH - 84, 150],
    [WIDTH - 164, 70],
  ] as const) {
    // a star that hung before the moon would look like a mistake
    if (Math.abs(x - view.moon.x) < 110 && Math.abs(length - view.moon.y) < 130) continue;
    hangingStar(view, x, length);
  }
}

export const sky: SettingArt = {
  sky: { clouds: 4 },
  particles: 'sparkles',
  back: [
    [0.8, farBanks],
    [0.5, nearBanks],
  ],
  ground,
  details,
  front,
  pieces: {
    home: cloudHouse,
    way: balloonLanding,
    gate: rolledBridge,
    being: cloudCorner,
    laundry: washingLine,
    trail: airplaneRoad,
    peak: mountainTop,
    balloons: lostBalloons,
    smoke: smokeGarden,
    class: cloudClass,
  },
  figures: { ...skyFigures, ...skyNeighbors },
};
