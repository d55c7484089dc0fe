import type { Figure } from './figure.ts';
import { skyBeings } from './sky-beings.ts';
import { skyHelpers } from './sky-helpers.ts';

/** Beings, helpers and the smallest creature of the sky. */
export const skyFigures: Readonly<Record<string, Figure>> = { ...skyBeings, ...skyHelpers };
