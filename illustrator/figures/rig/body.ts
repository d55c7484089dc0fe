// Clothes on a body, in the rig's units.
import { mix } from '../../color.ts';
import { ellipse, num, star } from '../../path.ts';
import type { Pen } from '../../pen.ts';

export type Print = 'stars' | 'stripes' | 'dots' | 'hearts';
export type Cut = keyof typeof CUTS;

export interface Clothes {
  /** `shirt` ends at the hips, `coat` above the knees, `robe` at the feet. */
  cut: Cut;
  top: string;
  bottom: string;
  shoes: string;
  /** Left out: as the top. */
  sleeve?: string;
  /** Of hands that wear gloves. */
  gloves?: string;
  print?: { kind: Print; color: string };
  /** With the collar and the buttons of pajamas. */
  buttoned?: boolean;
  /** Tailor's work over the plain cut; in the rig's units, nothing is clipped. */
  trimmings?: (pen: Pen) => void;
  /** Behind everything: a pack, a cape. */
  behind?: (pen: Pen) => void;
  /** High boots, or slippers with a ball of wool. */
  boots?: boolean;
  pompons?: boolean;
  /** Drawn on both legs, in place of the legs of a child: bare, or in socks. */
  socks?: { leg: string; stripe: string };
}

export const CUTS = {
  shirt: 'M-28 -150C-44 -126 -52 -84 -50 -48C-32 -38 32 -38 50 -48C52 -84 44 -126 28 -150C14 -158 -14 -158 -28 -150Z',
  coat: 'M-30 -150C-48 -118 -58 -66 -60 -32C-36 -22 36 -22 60 -32C58 -66 48 -118 30 -150C14 -158 -14 -158 -30 -150Z',
  robe: 'M-28 -150C-46 -118 -62 -60 -66 -22C-40 -10 40 -10 66 -22C62 -60 46 -118 28 -150C14 -158 -14 -158 -28 -150Z',
} as const;
const FIGURE = { material: 'figure' } as const;

export function drawBody(pen: Pen, clothes: Clothes): void {
  const { cut, top, print } = clothes;
  const path = CUTS[cut];
  pen.shape(path, top, { ...FIGURE, shade: 0.9, rim: 0.8 });
  if (print) drawPrint(pen, path, print.kind, print.color, -150, cut === 'shirt' ? -36 : -12);
  if (clothes.buttoned) drawCollar(pen, top);
  clothes.trimmings?.(pen);
}

function drawCollar(pen: Pen, top: string): void {
  pen.shape(
    'M-30 -150C-20 -132 -8 -130 0 -140C8 -130 20 -132 30 -150C20 -158 10 -148 0 -146C-10 -148 -20 -158 -30 -150Z',
    mix(top, '#ffffff', 0.55),
    FIGURE,
  );
  pen.line('M0 -136L0 -48', mix(top, '#2a1d3f', 0.3), 2.4, { opacity: 0.45 });
  for (const y of [-116, -92, -68]) pen.ellipse(0, y, 4.2, 4.2, '#fff8e6', { ...FIGURE, ink: 0.3 });
}

/** A print that stays within an outline. */
export function drawPrint(pen: Pen, path: string, kind: Print, color: string, from: number, to: number): void {
  pen.clip(path, () => {
    if (kind === 'stripes') {
      for (let y = from + 12; y < to; y += 22) pen.line(`M-90 ${num(y)}Q0 ${num(y + 12)} 90 ${num(y)}`, color, 8);
      return;
    }
    let row = 0;
    for (let y = from + 14; y < to; y += 26, row++)
      for (let x = -78 + (row % 2) * 16; x < 90; x += 32) pen.shape(motif(kind, x, y), color, { ...FIGURE, ink: 0 });
  });
}

/** One of a print. */
export function motif(kind: Exclude<Print, 'stripes'>, x: number, y: number, scale = 1): string {
  if (kind === 'stars') return star(x, y, 8.5 * scale);
  return kind === 'hearts' ? heart(x, y, scale) : ellipse(x, y, 5.4 * scale);
}

/** A heart, 14 wide. */
export function heart(x: number, y: number, scale = 1): string {
  const at = (dx: number, dy: number) => `${num(x + dx * scale)} ${num(y + dy * scale)}`;
  return `M${at(0, 7)}C${at(-12, -2)} ${at(-5, -10)} ${at(0, -3)}C${at(5, -10)} ${at(12, -2)} ${at(0, 7)}Z`;
}
