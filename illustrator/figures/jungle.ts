import type { Figure } from './figure.ts';
import { boa } from './parts/boa.ts';
import { twigFirefly } from './parts/firefly.ts';
import { dolphin, sloth, toucan } from './parts/jungle-beings.ts';
import { armadillo, leafcutter, parrot, treeFrog } from './parts/jungle-helpers.ts';

/** By their ids in the storyteller's catalogue: beings, helpers, the smallest. */
export const jungleFigures: Readonly<Record<string, Figure>> = {
  toucan,
  firefly: twigFirefly,
  sloth,
  dolphin,
  boa,
  armadillo,
  parrot,
  frog: treeFrog,
  tiny: leafcutter,
};
