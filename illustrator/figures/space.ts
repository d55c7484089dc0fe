import type { Figure } from './figure.ts';
import { spaceBeings } from './space-beings.ts';
import { spaceHelpers } from './space-helpers.ts';

/** Beings, helpers and the smallest creature of space. */
export const spaceFigures: Readonly<Record<string, Figure>> = { ...spaceBeings, ...spaceHelpers };
