import type { Figure } from '../figures/figure.ts';
import { dot } from './animal/dot.ts';
import { inkwell } from './animal/inkwell.ts';
import { moss } from './animal/moss.ts';

export const animal: Readonly<Record<string, Figure>> = { moss, dot, inkwell };
