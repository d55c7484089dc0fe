import type { FigureMood } from '../composition.ts';
import type { Pen } from '../pen.ts';

export type { FigureMood };

/**
 * Somebody in a picture, drawn around 0,0, where the feet are; up is negative. The hero is 290 high. Every mood keeps within
 * the size, so that nobody is drawn over somebody else's face.
 */
export interface Figure {
  width: number;
  height: number;
  /** Hangs in the air: no shadow at the feet. */
  floats?: boolean;
  draw: (pen: Pen, mood: FigureMood) => void;
}
