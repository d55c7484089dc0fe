// The hero in bed: a nest of a pillow and a blanket, which can lie in every setting.
import { mix } from '../../color.ts';
import { curve } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import { motif, type Print } from './body.ts';
import { drawHairBehind } from './hair.ts';
import { drawHead } from './head.ts';
import { teddy } from './held.ts';
import type { Person } from './traits.ts';

const FIGURE = { material: 'figure' } as const;
const PILLOW = curve([
  [-176, -6],
  [-186, -52],
  [-138, -84],
  [-60, -86],
  [-6, -56],
  [-16, -6],
]);
const BLANKET = curve([
  [-130, -2],
  [-118, -38],
  [-60, -54],
  [-10, -74],
  [60, -90],
  [134, -78],
  [186, -42],
  [202, -2],
  [30, 8],
]);
const HEM = curve([
  [-142, 2],
  [-126, -44],
  [-62, -63],
  [-8, -84],
  [6, -62],
  [-50, -40],
  [-96, -20],
  [-104, 10],
]);
const HEAD = 'transform="translate(-86 -96) rotate(-12) scale(.92)"';

interface Blanket {
  color: string;
  print: Print;
  printColor: string;
}

export function drawAsleep(pen: Pen, person: Person, blanket: Blanket): void {
  pen.shape(PILLOW, '#fff6ea', { ...FIGURE, shade: 1, rim: 1 });
  pen.line('M-158 -42Q-148 -64 -124 -68M-166 -22Q-160 -30 -152 -32', '#e6d2c6', 4);
  // braids end where the ground begins
  pen.clip('M-320 -320L320 -320L320 2L-320 2Z', () => pen.group(HEAD, () => drawHairBehind(pen, person)));
  pen.limb(
    [
      [-62, -40],
      [-30, -34],
      [0, -30],
    ],
    60,
    person.clothes.top,
  );
  pen.group(HEAD, () => drawHead(pen, person, { eyes: 'asleep', mouth: 'calm' }));
  pen.at(30, -92, 0.82, () => teddy(pen, true), 16);
  drawBlanket(pen, blanket);
  pen.limb(
    [
      [-58, -46],
      [-30, -52],
      [-8, -66],
    ],
    24,
    person.clothes.sleeve ?? person.clothes.top,
  );
  pen.ellipse(4, -73, 13, 12, person.skin, { material: 'skin' });
}

function drawBlanket(pen: Pen, { color, print, printColor }: Blanket): void {
  pen.shape(BLANKET, color, { ...FIGURE, shade: 1.2, rim: 1.2 });
  const kind = print === 'stripes' ? 'stars' : print;
  pen.clip(BLANKET, () => {
    for (let row = 0; row < 4; row++)
      for (let x = -120 + (row % 2) * 20; x < 210; x += 40)
        pen.shape(motif(kind, x, -78 + row * 28, 1.06), printColor, { ...FIGURE, ink: 0 });
    pen.line('M70 -88Q92 -54 84 -6M128 -78Q146 -46 142 -4', mix(color, '#2a1d3f', 0.3), 3.6, { opacity: 0.4 });
    pen.shape(HEM, mix(color, '#ffffff', 0.55), { ...FIGURE, ink: 0.5, shade: 0.5 });
  });
}
