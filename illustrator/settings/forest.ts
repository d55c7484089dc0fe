import { forestFigures } from '../figures/forest.ts';
import { forestNeighbors } from '../figures/forest-neighbors.ts';
import { mix } from '../color.ts';
import { curve } from '../path.ts';
import { HEIGHT, WIDTH, type View } from '../view.ts';
import { beeTree, hollow, mushroomRing, oak } from './parts/forest-haunts.ts';
import { clearing, cottage, rootTunnel, treehouse } from './parts/forest-places.ts';
import { pond, steppingStones } from './parts/forest-water.ts';
import { canopy, fern, groundCurve, hill, mushroom, pine, roundTree, tuft } from './parts/plants.ts';
import type { SettingArt } from './setting-art.ts';

function farFirs(view: View): void {
  const { pen, palette, through } = view;
  const random = view.stream('far firs');
  const crest = hill(view, random, 440, 40, 260, palette.far, 0.8);
  for (let i = 0; i < 22; i++) {
    const x = i * 50 + random.between(-18, 18);
    pine(pen, x, crest.at(x) + 14, random.between(80, 140), through(palette.far, 0.72), { shade: 0, rim: 0 });
  }
}

function nearTrees(view: View): void {
  const { pen, palette, through, hero, light } = view;
  const random = view.stream('near trees');
  const crest = hill(view, random, 520, 26, 300, palette.mid, 0.46);
  for (let i = 0; i < 12; i++) {
    const x = i * 92 + random.between(-30, 30);
    const [fir, tall, tint] = [
      random.chance(0.55),
      random.between(170, 260),
      random.pick([palette.mid, '#3f8a6a', '#4f7f9a']),
    ];
    if (Math.abs(x - hero.x) < 120) continue;
    if (fir) pine(pen, x, crest.at(x) + 18, tall, through(palette.mid, 0.4), { shade: 0 });
    else roundTree(pen, random, x, crest.at(x) + 16, tall, through('#6b4a4a', 0.35), through(tint, 0.36));
  }
  pen.glow(hero.x, 520, 330, light.halo, 0.5, 240);
}

function ground(view: View): void {
  const { pen, hero, side, through, palette } = view;
  const random = view.stream('ground tree');
  roundTree(pen, random, hero.x - side * 310, 640, 320, through('#5a3f44', 0.15), through('#2f7a63', 0.12));
  groundCurve(view, 596, palette.ground, palette.lower);
}

function details(view: View): void {
  const { pen, hero, side, through } = view;
  const random = view.stream('details');
  for (let i = 0; i < 4; i++)
    mushroom(
      pen,
      hero.x - side * (250 + i * 56 + random.between(-12, 12)),
      random.between(640, 672),
      random.between(0.55, 0.9),
      random.pick(['#e8635a', '#f2a541', '#c98ad8']),
    );
  for (let i = 0; i < 18; i++) {
    const [x, y, scale] = [random.between(0, WIDTH), random.between(650, 730), random.between(0.5, 0.9)];
    tuft(pen, random, x, y, scale, through(random.pick(['#6fb07a', '#3f7f62', '#8cc07a']), 0.05));
  }
}

/** A trunk at the moon's edge, with an owl's hole in it. */
function darkTrunk(view: View): void {
  const { pen, palette, side } = view;
  const color = palette.frame;
  pen.at(
    side > 0 ? WIDTH - 24 : 24,
    0,
    1,
    () => {
      pen.shape(
        curve(
          [
            [-97, 800],
            [-67, 640],
            [-54, 400],
            [-59, 150],
            [-97, -20],
            [103, -20],
            [54, 130],
            [45, 300],
            [54, 480],
            [60, 620],
            [97, 720],
            [162, 800],
          ],
          true,
          0.14,
        ),
        color,
        { rim: 2 },
      );
      for (const [x, y] of [
        [-11, 270],
        [22, 470],
        [-22, 560],
      ] as const)
        pen.line(`M${x} ${y}Q${x + 8} ${y + 50} ${x - 4} ${y + 100}`, mix(color, '#5f8a9a', 0.3), 3.4, {
          material: 'land',
          opacity: 0.6,
        });
      pen.ellipse(14, 392, 28, 36, mix(color, '#5f8a9a', 0.22), { ink: 0.4 });
      pen.ellipse(14, 392, 24, 32, mix(color, '#000000', 0.45), { ink: 0.5 });
      for (const eye of [4, 24]) {
        pen.ellipse(eye, 388, 8.5, 9.5, '#ffe39a', { material: 'glow', ink: 0 });
        pen.ellipse(eye, 389, 4.2, 5.2, '#1c1440', { material: 'eye', ink: 0 });
        pen.ellipse(eye - 1.6, 387, 1.6, 1.6, '#ffffff', { material: 'eye', ink: 0 });
      }
      pen.shape('M10 398L18 398L14 405Z', '#f2a541', { material: 'glow', ink: 0 });
    },
    0,
    side > 0,
  );
}

function front(view: View): void {
  const { palette, pen } = view;
  darkTrunk(view);
  canopy(view, palette.frame, 11);
  for (const [x, angle, length] of [
    [30, -60, 150],
    [60, -30, 170],
    [10, -85, 130],
    [WIDTH - 30, -120, 150],
    [WIDTH - 60, -150, 170],
    [WIDTH - 6, -95, 130],
  ] as const)
    fern(pen, x, HEIGHT + 7, length, angle, mix(palette.frame, palette.near, 0.35));
}

export const forest: SettingArt = {
  particles: 'fireflies',
  back: [
    [0.8, farFirs],
    [0.5, nearTrees],
  ],
  ground,
  details,
  front,
  pieces: {
    home: cottage,
    way: treehouse,
    gate: rootTunnel,
    being: clearing,
    pond,
    hollow,
    oak,
    stones: steppingStones,
    mushrooms: mushroomRing,
    bees: beeTree,
  },
  figures: { ...forestFigures, ...forestNeighbors },
};
