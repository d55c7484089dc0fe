// A tall thin house full of stairs: papered walls, floorboards, curtains in front.
import { homeFigures } from '../figures/home.ts';
import { homeNeighbors } from '../figures/home-neighbors.ts';
import { WIDTH } from '../view.ts';
import { bunting, curtains } from './parts/buildings.ts';
import { cupboard, kitchen, pantry } from './parts/home-places.ts';
import { bedroom, boxCorner, closedDoor, coatHall, landing } from './parts/home-rooms.ts';
import { attic, bathroom } from './parts/home-upstairs.ts';
import { boards, rug, wall } from './parts/rooms.ts';
import type { SettingArt } from './setting-art.ts';

export const home: SettingArt = {
  sky: { clouds: 2 },
  particles: 'motes',
  back: [[0, (view) => wall(view, '#5f5aa6', '#4a4690')]],
  ground: (view) => {
    boards(view, 604);
    rug(view, view.hero.x, 676, 330, '#e8a0a8', '#f6d0b8');
  },
  details: (view) => bunting(view, -20, 60, WIDTH + 20, 60, 60, 'star'),
  front: (view) => curtains(view, '#6a2f5a'),
  pieces: {
    home: bedroom,
    way: coatHall,
    gate: closedDoor,
    being: boxCorner,
    landing,
    kitchen,
    cupboard,
    attic,
    bathroom,
    pantry,
  },
  figures: { ...homeFigures, ...homeNeighbors },
};
