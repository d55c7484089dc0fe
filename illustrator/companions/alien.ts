import type { Figure } from '../figures/figure.ts';
import { foom } from './alien/foom.ts';
import { ip } from './alien/ip.ts';
import { zib } from './alien/zib.ts';

export const alien: Readonly<Record<string, Figure>> = { zib, foom, ip };
