// Where every story ends: the hero's own room, in the colors of the story's setting, with a bed to lie in.
import type { Setting } from '#contract/options';
import { mix } from '../color.ts';
import { roundedRect } from '../path.ts';
import type { View } from '../view.ts';
import { curtains, window } from './parts/buildings.ts';
import { drawersWithLamp } from './parts/home-rooms.ts';
import { block, boards, bookShelf, rug, standing, wall } from './parts/rooms.ts';
import type { SettingArt } from './setting-art.ts';

/** There are no hills outside. */
const WITHOUT_HILLS: ReadonlySet<Setting> = new Set<Setting>(['space', 'underwater', 'sky', 'time-travel', 'city']);
const nothing = () => {};

function room(view: View): void {
  const { hero, side, moon, palette, setting } = view;
  const outside = WITHOUT_HILLS.has(setting) ? { outside: nothing } : {};
  window(view, moon.x, 240, 250, 290, { curtain: palette.accent, ...outside });
  bookShelf(view, hero.x - side * 120, 190, 250);
  standing(view, 330, 640, () => drawersWithLamp(view));
}

export const nightRoom: SettingArt = {
  sky: { clouds: 0 },
  particles: 'motes',
  back: [[0, (view) => wall(view, mix(view.palette.mid, '#4f4a92', 0.6), mix(view.palette.near, '#35306e', 0.66))]],
  ground: (view) => {
    boards({ ...view, palette: { ...view.palette, ground: '#c98d62', lower: '#8f5d45' } }, 604);
    rug(view, 512, 690, 350, view.palette.accent, mix(view.palette.accent, '#fff2dc', 0.6));
  },
  details: nothing,
  front: (view) => curtains(view, mix(view.palette.frame, '#5a2f66', 0.4)),
  pieces: { home: room, way: room, gate: room, being: room },
  figures: {},
};

/** How high the mattress is. */
export const BED_HEIGHT = 78;

/** A bed around 0,0, the middle of its feet on the ground; its head is on the left. */
export function drawBed(view: View): void {
  const { pen } = view;
  const wood = view.through('#b5784a', 0);
  const dark = view.through('#8f5a38', 0);
  block(pen, -244, 0, 40, 210, wood, { radius: 18, shade: 0.7, rim: 1 });
  pen.shape(roundedRect(-228, -96, 456, 62, 22), '#fff6ea', { material: 'figure', shade: 0.9, rim: 0.8 });
  block(pen, -236, -14, 472, 46, view.through('#c98d5a', 0), { radius: 14, shade: 0.8, rim: 0.6 });
  block(pen, 210, 0, 36, 132, wood, { radius: 16, shade: 0.7, rim: 1 });
  for (const x of [-226, 196]) block(pen, x, 8, 24, 24, dark, { radius: 6 });
}
