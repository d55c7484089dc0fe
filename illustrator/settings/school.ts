// A school at night, and the kitchen on top of it where the hero lives: papered walls, floorboards, plain curtains in front.
import { schoolFigures } from '../figures/school.ts';
import { schoolNeighbors } from '../figures/school-neighbors.ts';
import { WIDTH } from '../view.ts';
import { bunting, curtains } from './parts/buildings.ts';
import { boards, rug, wall } from './parts/rooms.ts';
import { gym, scienceRoom } from './parts/school-halls.ts';
import { artRoom, cloakroom, library, nurseRoom } from './parts/school-places.ts';
import { classroom, clockKitchen, corridor, doubleDoor } from './parts/school-rooms.ts';
import type { SettingArt } from './setting-art.ts';

export const school: SettingArt = {
  sky: { clouds: 2 },
  particles: 'motes',
  back: [[0, (view) => wall(view, '#6f9aa8', '#557f94')]],
  ground: (view) => {
    boards(view, 600);
    rug(view, view.hero.x, 678, 260, '#8fb8c8', '#b4d4d8');
  },
  details: (view) => bunting(view, -20, 50, WIDTH + 20, 60, 60, 'flag'),
  front: (view) => curtains(view, '#3f5a8a'),
  pieces: {
    home: clockKitchen,
    way: corridor,
    gate: doubleDoor,
    being: classroom,
    gym,
    library,
    cloakroom,
    artRoom,
    scienceRoom,
    nurse: nurseRoom,
  },
  figures: { ...schoolFigures, ...schoolNeighbors },
};
