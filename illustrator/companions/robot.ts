import type { Figure } from '../figures/figure.ts';
import { pim } from './robot/pim.ts';
import { spout } from './robot/spout.ts';
import { tilda } from './robot/tilda.ts';

export const robot: Readonly<Record<string, Figure>> = { pim, tilda, spout };
