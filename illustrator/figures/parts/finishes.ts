// How the parts of a creature are finished: a large one, a smaller one, a mark on either.
import type { Finish } from '../../pen.ts';

export const BODY: Finish = { material: 'figure', shade: 0.8, rim: 1 };
export const LIMB: Finish = { material: 'figure', shade: 0.4, rim: 0.7, ink: 0.8 };
export const MARK: Finish = { material: 'figure', ink: 0 };
