// Who somebody is: what a person of the rig is made of.
import type { HairStyle } from '#contract/hero-look';
import type { Pen } from '../../pen.ts';
import type { Clothes } from './body.ts';
import type { Expression } from './face.ts';

export type HairCut = HairStyle | 'bald' | 'fringe';

export interface Hat {
  draw: (pen: Pen) => void;
  /** Height of its brim: hair shows only below. Left out: it lies on the hair and hides none (a headband, goggles). */
  brim?: number;
}

/** Factors of a child's measures. */
export interface Build {
  wide: number;
  tall: number;
  head: number;
  /** Longer legs, in the rig's units: so much higher is the rest. */
  legs?: number;
}
export const CHILD: Build = { wide: 1, tall: 1, head: 1 };
export const ADULT: Build = { wide: 1.1, tall: 1.24, head: 0.82 };

export interface Person {
  skin: string;
  hair: HairCut;
  hairColor: string;
  /** Of hair ties and beads. */
  trim?: string;
  /** Of a head scarf. */
  scarf?: string;
  iris?: string;
  glasses?: boolean;
  freckles?: boolean;
  build?: Build;
  clothes: Clothes;
  hat?: Hat;
  /** Between eyes and mouth: a beard, paint on a nose. In the head's units. */
  onFace?: (pen: Pen, expression: Expression) => void;
  /** Over everything of the head: an earring, a pencil in the hair. */
  onHead?: (pen: Pen, expression: Expression) => void;
}
