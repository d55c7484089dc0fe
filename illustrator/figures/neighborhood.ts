import type { Figure } from './figure.ts';
import { bicycle } from './parts/bicycle.ts';
import { grassFirefly } from './parts/firefly.ts';
import { truck } from './parts/ice-cream-truck.ts';
import { carpenter, fog } from './parts/street-beings.ts';
import { gnome, pigeon, pillBug, raccoon } from './parts/street-helpers.ts';

/** By their ids in the storyteller's catalogue: beings, helpers, the smallest. */
export const neighborhoodFigures: Readonly<Record<string, Figure>> = {
  truck,
  firefly: grassFirefly,
  carpenter,
  fog,
  gnome,
  raccoon,
  pigeon,
  bicycle,
  tiny: pillBug,
};
