import type { Figure } from '../figures/figure.ts';
import { gus } from './dinosaur/gus.ts';
import { plod } from './dinosaur/plod.ts';
import { trudy } from './dinosaur/trudy.ts';

export const dinosaur: Readonly<Record<string, Figure>> = { gus, trudy, plod };
