import type { Sky } from '../palette.ts';
import type { PenStyle } from '../pen.ts';
import type { View } from '../view.ts';

export type Layer = 'sky' | 'back' | 'stage' | 'cast' | 'front';

/** How a picture is rendered. Every style draws the same scene. */
export interface Style extends PenStyle {
  /** A pool of warm light around the hero. */
  keyLight: boolean;
  clouds?: { width?: number; height?: number; opacity?: number; shade?: number };
  /** Changes to the four stops of the sky, before anything is drawn. */
  tintSky?: (sky: Sky, underwater: boolean) => Sky;
  /** Its own ground for the sky; a plain gradient when left out. */
  sky?: (view: View) => void;
  /** Drawn over the sky, before the stars. */
  skyLines?: (view: View) => void;
  /** Drawn after the moon. */
  overMoon?: (view: View) => void;
  /** Between the far layers and the stage. */
  air?: (view: View) => void;
  /** Filters, and which layer goes through which. */
  filters?: (view: View) => { definitions: string; of: (layer: Layer, depth: number) => string | undefined };
  /** Paper, grain, frame, vignette: the whole picture from its body. */
  finish: (view: View, body: string) => string;
}
