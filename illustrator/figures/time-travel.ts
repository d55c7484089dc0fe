import type { Figure } from './figure.ts';
import { timeBeings } from './time-beings.ts';
import { timeHelpers } from './time-helpers.ts';

/** Beings, helpers and the smallest creature of Back Lane. */
export const timeTravelFigures: Readonly<Record<string, Figure>> = { ...timeBeings, ...timeHelpers };
