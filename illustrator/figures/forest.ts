import type { Figure } from './figure.ts';
import { fawn } from './parts/fawn.ts';
import { moonFlower, owlet } from './parts/forest-beings.ts';
import { badger, beetle, spider, squirrel } from './parts/forest-helpers.ts';
import { hare } from './parts/hare.ts';
import { hedgehog } from './parts/hedgehog.ts';

/** By their ids in the storyteller's catalogue: beings, helpers, the smallest. */
export const forestFigures: Readonly<Record<string, Figure>> = {
  owlet,
  flower: moonFlower,
  hare,
  fawn,
  hedgehog,
  spider,
  badger,
  squirrel,
  tiny: beetle,
};
