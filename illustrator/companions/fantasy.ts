import type { Figure } from '../figures/figure.ts';
import { bramble } from './fantasy/bramble.ts';
import { flannel } from './fantasy/flannel.ts';
import { mugwort } from './fantasy/mugwort.ts';

export const fantasy: Readonly<Record<string, Figure>> = { bramble, mugwort, flannel };
