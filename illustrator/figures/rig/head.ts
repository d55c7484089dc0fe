// A person's head: 144 x 136 around 0,0.
import { mix } from '../../color.ts';
import { ellipse } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import { SKINS } from './colors.ts';
import { drawEyes, drawMouth, type Expression, type FaceShape } from './face.ts';
import { drawHair } from './hair.ts';
import type { Person } from './traits.ts';

const SKULL = 'M-72 0C-74 -46 -42 -70 0 -70C42 -70 74 -46 72 0C74 40 40 66 0 66C-40 66 -74 40 -72 0Z';
const VEIL = 'M-70 62C-92 10 -88 -88 0 -90C88 -88 92 10 70 62C50 92 -50 92 -70 62Z';
const VEILED = 'M-58 0C-58 -38 -32 -54 0 -54C32 -54 58 -38 58 0C60 40 32 60 0 60C-32 60 -60 40 -58 0Z';
const SKIN = { material: 'skin' } as const;
const FIGURE = { material: 'figure' } as const;

export function drawHead(pen: Pen, person: Person, expression: Expression): void {
  const { skin, hair, scarf = '#7d7be0' } = person;
  if (hair === 'hijab') {
    pen.shape(VEIL, scarf, { ...FIGURE, shade: 0.6, rim: 1 });
    pen.line('M-60 46Q-30 86 22 80', mix(scarf, '#2a1d3f', 0.3), 3.4, { opacity: 0.5 });
    pen.line('M-64 -34Q-40 -76 8 -78', mix(scarf, '#ffffff', 0.5), 4, { opacity: 0.5 });
    pen.shape(VEILED, skin, { ...SKIN, shade: 0.7 });
  } else {
    drawEars(pen, skin);
    pen.shape(SKULL, skin, { ...SKIN, shade: 1, rim: 0.8 });
  }
  drawFeatures(pen, person, expression);
  if (hair !== 'hijab') drawHair(pen, person);
  person.hat?.draw(pen);
  person.onHead?.(pen, expression);
}

function drawEars(pen: Pen, skin: string): void {
  for (const side of [-1, 1]) {
    pen.ellipse(side * 72, 8, 13, 15, skin, SKIN);
    pen.ellipse(side * 73, 9, 6, 8, mix(skin, '#a0453f', 0.35), { ...SKIN, ink: 0 });
  }
}

function drawFeatures(pen: Pen, person: Person, expression: Expression): void {
  const { skin, hairColor, iris, hair } = person;
  const deep = SKINS.indexOf(skin) > 3;
  const shape: FaceShape = {
    apart: hair === 'hijab' ? 24 : 27,
    brow: mix(hairColor, '#2a1d3f', 0.2),
    blush: deep ? '#f0505f' : '#ff6f7d',
    lips: deep ? '#5e1f30' : '#7a2f3f',
    ...(iris ? { iris } : {}),
  };
  drawEyes(pen, expression.eyes, shape, expression.wink);
  if (person.freckles) drawFreckles(pen, skin);
  pen.line('M-4 19Q0 23 4 19', mix(skin, '#5a2a2a', 0.45), 3);
  if (person.glasses) drawGlasses(pen, shape.apart ?? 27);
  person.onFace?.(pen, expression);
  drawMouth(pen, expression.mouth, shape);
}

function drawFreckles(pen: Pen, skin: string): void {
  for (const [x, y] of [
    [38, 20],
    [46, 25],
    [32, 26],
  ] as const)
    for (const side of [-1, 1]) pen.ellipse(side * x, y, 1.9, 1.9, mix(skin, '#8a4a2a', 0.55), { ...SKIN, ink: 0 });
}

export function drawGlasses(pen: Pen, apart: number, color = '#5b3f6b'): void {
  for (const side of [-1, 1]) {
    pen.add(`<path d="${ellipse(side * apart, 6, 19, 18)}" fill="#ffffff" opacity=".16"/>`);
    pen.line(ellipse(side * apart, 6, 19, 18), color, 3.4);
    pen.line(`M${side * (apart + 19)} 4L${side * 68} 0`, color, 3);
  }
  pen.line(`M${19 - apart} 4Q0 -2 ${apart - 19} 4`, color, 3.4);
}
