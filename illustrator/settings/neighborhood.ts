import { neighborhoodFigures } from '../figures/neighborhood.ts';
import { neighborhoodNeighbors } from '../figures/neighborhood-neighbors.ts';
import { polygon } from '../path.ts';
import { WIDTH, type View } from '../view.ts';
import { house } from './parts/buildings.ts';
import { canopy, cornerBushes, flower, groundCurve, hill, roundTree, tuft } from './parts/plants.ts';
import { postLibrary } from './parts/street-library.ts';
import { boardFence, numberNine, sidewalk, streetEnd } from './parts/street-places.ts';
import { cornerStore, laundromat, playground } from './parts/street-shops.ts';
import { alley, beanGarden } from './parts/street-yards.ts';
import type { SettingArt } from './setting-art.ts';

const WALLS = ['#e8b48a', '#8fb8c8', '#d89aa8', '#b8a8d8', '#e8cf9a', '#9ac4a0'] as const;
const ROOFS = ['#b85a52', '#5a5f9a', '#8a5a7a', '#4f7f7a', '#a8664a', '#6a5a9a'] as const;

function row(view: View): void {
  const { pen, palette, through, hero, light } = view;
  const random = view.stream('row');
  const crest = hill(view, random, 530, 12, 400, palette.mid, 0.4);
  for (let i = 0; i < 8; i++) {
    const x = i * 140 + 20 + random.between(-30, 30);
    roundTree(
      pen,
      random,
      x,
      crest.at(x) + 14,
      random.between(120, 170),
      through('#5a4a5a', 0.4),
      through('#3f8a78', 0.42),
    );
  }
  // the same houses on every page of a story
  const built = view.stream('houses', 'story');
  for (let i = 0; i < 6; i++)
    house(
      view,
      40 + i * 190 + built.between(-12, 12),
      592,
      built.between(140, 168),
      built.between(100, 150),
      WALLS[i] ?? '#e8b48a',
      ROOFS[i] ?? '#b85a52',
      built,
      0.16,
    );
  pen.glow(hero.x, 560, 280, light.halo, 0.35, 190);
}

function details(view: View): void {
  const { pen, hero, side, through } = view;
  const random = view.stream('details');
  const white = through('#f6efe6', 0.05);
  const end = side > 0 ? 0 : WIDTH;
  for (let i = 0; i < 8; i++) {
    const x = end + side * (10 + i * 30);
    if (side * (hero.x - x) < 240) break;
    pen.shape(
      polygon([
        [x - 11, 656],
        [x - 11, 604],
        [x, 591],
        [x + 11, 604],
        [x + 11, 656],
      ]),
      white,
      { shade: 0.4 },
    );
    pen.line(`M${x - 15} 622L${x + 15} 622M${x - 15} 642L${x + 15} 642`, through('#e0d6cc', 0), 6, {
      material: 'land',
      cap: 'butt',
    });
  }
  for (let i = 0; i < 12; i++) {
    const [x, y, scale] = [random.between(0, WIDTH), random.between(690, 740), random.between(0.6, 0.9)];
    if (i % 2) flower(pen, x, y, scale, random.pick(['#ff9fbe', '#ffd36b', '#fff4ea', '#b9a0f0']), '#f2a541');
    else tuft(pen, random, x, y, scale, through(random.pick(['#6fb07a', '#4f9a66']), 0.05));
  }
}

export const neighborhood: SettingArt = {
  particles: 'fireflies',
  back: [
    [0.8, (view) => hill(view, view.stream('far hills'), 430, 40, 300, view.palette.far, 0.7)],
    [0.5, row],
  ],
  ground: (view) => groundCurve(view, 600, view.palette.ground, view.palette.lower, 8),
  details,
  front: (view) => {
    cornerBushes(view, view.palette.frame);
    canopy(view, view.palette.frame, 6);
  },
  pieces: {
    home: numberNine,
    way: sidewalk,
    gate: boardFence,
    being: streetEnd,
    alley,
    store: cornerStore,
    playground,
    garden: beanGarden,
    library: postLibrary,
    laundromat,
  },
  figures: { ...neighborhoodFigures, ...neighborhoodNeighbors },
};
