// The face of somebody who is no person: a clock, a tram, a lion.
import type { Pen } from '../../pen.ts';
import type { FigureMood } from '../figure.ts';
import { drawFace, expressionOf, type Expression, type FaceShape } from '../rig/face.ts';

export const WORRIED: Expression = { eyes: 'open', mouth: 'calm' };
export const STARTLED: Expression = { eyes: 'up', mouth: 'o' };

/** @param x,y its middle @param calm how it looks in its trouble; left out: it smiles */
export function faceAt(
  pen: Pen,
  x: number,
  y: number,
  scale: number,
  mood: FigureMood,
  shape: FaceShape = {},
  calm: Expression = { eyes: 'open', mouth: 'smile' },
): void {
  pen.at(x, y, scale, () => drawFace(pen, mood === 'calm' ? calm : expressionOf(mood), shape));
}
