// Between the years: a floor like a clock's face under broken rings of light.
import { mix } from '../color.ts';
import { timeTravelNeighbors } from '../figures/time-travel-neighbors.ts';
import { timeTravelFigures } from '../figures/time-travel.ts';
import { WIDTH, type View } from '../view.ts';
import { groundCurve, hill } from './parts/plants.ts';
import { chainedLibrary, frostFair, photographGarden, steamStation } from './parts/time-fairs.ts';
import { betweenYears, fernYear, greenGate, lampLane, pictureStreet, townWall } from './parts/time-places.ts';
import { castleIsland, clock, gear, pyramidIsland, timePortal } from './parts/time-things.ts';
import type { SettingArt } from './setting-art.ts';

function portal(view: View): void {
  timePortal(view, 512 + view.side * 120, 250);
  clock(view.pen, view.hero.x - view.side * 150, 226, 30, '#f27f8f', 2.1);
  clock(view.pen, view.hero.x - view.side * 60, 76, 22, '#5fc4b8', 4);
}

function islands(view: View): void {
  const { hero, side, pen } = view;
  pyramidIsland(view, hero.x + side * 410, 222, 0.72);
  castleIsland(view, hero.x - side * 292, 366, 0.86);
  hill(view, view.random, 570, 26, 220, view.palette.mid, 0.3);
  pen.glow(hero.x, 580, 300, '#f6dcff', 0.45, 190);
}

/** The ground is a clock's face, and the hero stands at its middle. */
function ground(view: View): void {
  const { pen, palette, hero, through } = view;
  groundCurve(view, 606, palette.ground, palette.lower, 6);
  pen.ellipse(hero.x, 690, 300, 58, through('#e0b45f', 0), { shade: 0.5, rim: 1 });
  pen.ellipse(hero.x, 688, 262, 46, through('#f6e6c4', 0), { ink: 0.7 });
  pen.ellipse(hero.x, 688, 190, 31, through('#ecd6b0', 0), { ink: 0.4 });
  for (let i = 0; i < 12; i++) {
    const angle = (i / 12) * 6.2832;
    const [rx, ry] = i % 3 ? [6, 3.4] : [11, 6];
    pen.ellipse(hero.x + Math.cos(angle) * 226, 688 + Math.sin(angle) * 38.5, rx, ry, through('#8a5fa0', 0), {
      ink: 0,
    });
  }
}

function details(view: View): void {
  const { pen, hero, side, through } = view;
  gear(pen, hero.x - side * 440, 664, 74, through('#c98a5a', 0));
}

function front(view: View): void {
  const { pen, palette, side } = view;
  const color = palette.frame;
  const edge = (s: number, inset: number) => (side * s > 0 ? inset : WIDTH - inset);
  gear(pen, edge(1, 10), 740, 170, color, 12);
  gear(pen, edge(1, 190), 800, 100, mix(color, '#6a4fb0', 0.2), 10);
  gear(pen, edge(-1, 0), 770, 150, color, 12);
  gear(pen, edge(-1, 10), 20, 120, color, 12);
}

export const timeTravel: SettingArt = {
  sky: { moon: false, clouds: 0, stars: 120 },
  particles: 'sparkles',
  back: [
    [0.95, portal],
    [0.5, islands],
  ],
  ground,
  details,
  front,
  pieces: {
    home: greenGate,
    way: lampLane,
    gate: townWall,
    being: betweenYears,
    street: pictureStreet,
    station: steamStation,
    ferns: fernYear,
    fair: frostFair,
    photograph: photographGarden,
    books: chainedLibrary,
  },
  figures: { ...timeTravelFigures, ...timeTravelNeighbors },
};
