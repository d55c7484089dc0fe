// As big as a bread box, with one wheel, two arms that do not match, and a drawer full of string.
import { mix } from '../../color.ts';
import type { Figure, FigureMood } from '../../figures/figure.ts';
import { num, roundedRect, type Point } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import { BIT, BODY, knob, pairs, PART, PLAIN } from '../parts.ts';

const SCREEN = '#24305c';
const BEAM = '#8df5e4';

/** A face of light on dark glass. */
function screenFace(pen: Pen, mood: FigureMood, x: number, y: number, apart: number, size = 1): void {
  for (const side of [-1, 1]) {
    const at = (dx: number, dy: number) => `${num(x + side * apart + dx * size)} ${num(y + dy * size)}`;
    if (mood === 'glad') pen.line(`M${at(-10, 4)}Q${at(0, -13)} ${at(10, 4)}`, BEAM, 5 * size, { material: 'glow' });
    else if (mood === 'asleep')
      pen.line(`M${at(-10, -2)}Q${at(0, 8)} ${at(10, -2)}`, mix(BEAM, SCREEN, 0.3), 5 * size, { material: 'glow' });
    else {
      pen.ellipse(x + side * apart, y, 9 * size, 12 * size, BEAM, { material: 'glow', ink: 0 });
      pen.ellipse(x + side * apart + 2.6 * size, y - 4 * size, 3.4 * size, 3.8 * size, '#ffffff', {
        material: 'glow',
        ink: 0,
      });
    }
    pen.ellipse(x + side * (apart + 15 * size), y + 16 * size, 7 * size, 4.6 * size, '#ff8fa8', {
      material: 'glow',
      ink: 0,
      opacity: 0.75,
    });
  }
  const [width, drop] = mood === 'glad' ? [12, 20] : mood === 'asleep' ? [7, 7] : [11, 10];
  pen.line(
    `M${num(x - width * size)} ${num(y + 15 * size)}Q${num(x)} ${num(y + (15 + drop) * size)} ${num(x + width * size)} ${num(y + 15 * size)}${mood === 'glad' ? 'Z' : ''}`,
    mood === 'asleep' ? mix(BEAM, SCREEN, 0.3) : BEAM,
    4.4 * size,
    { material: 'glow' },
  );
}

const PIM = {
  shell: '#5fbcae',
  deep: '#3f938c',
  light: '#8edccb',
  metal: '#c9d3e2',
  dark: '#566086',
  drawer: '#f2a65a',
};

/** As big as a bread box, and the same shape. */
function drawPim(pen: Pen, mood: FigureMood): void {
  const sunk = mood === 'asleep' ? 8 : 0;
  wheel(pen);
  pen.at(0, sunk, 1, () => {
    pimArms(pen, mood);
    pen.limb(pairs([20, -146, 22, -160]), 5, PIM.dark);
    if (mood !== 'asleep') pen.glow(22, -166, 30, '#ffd95e', 0.9);
    pen.ellipse(22, -166, 9, 9, mood === 'asleep' ? '#b98f4a' : '#ffdf6b', BIT);
    pen.shape(
      'M-66 -36L-66 -96C-66 -132 -42 -148 0 -148C42 -148 66 -132 66 -96L66 -36Q66 -26 56 -26L-56 -26Q-66 -26 -66 -36Z',
      PIM.shell,
      { ...BODY, toward: PIM.deep },
    );
    pen.line('M-52 -116C-44 -132 -26 -138 -4 -139', '#ffffff', 5, { opacity: 0.5 });
    for (const x of [-57, 57]) for (const y of [-38, -80]) pen.ellipse(x, y, 3, 3, PIM.deep, PLAIN);
    pen.shape(roundedRect(-48, -130, 96, 52, 22), SCREEN, { material: 'figure', ink: 0.7 });
    pen.line('M-34 -122Q-20 -126 -6 -126', '#ffffff', 3.4, { opacity: 0.22 });
    screenFace(pen, mood, 0, -110, 20, 0.86);
    if (mood === 'glad') drawerOpen(pen);
    else drawerShut(pen, mood);
  });
}

function wheel(pen: Pen): void {
  pen.shape('M-16 -34L16 -34L9 -14L-9 -14Z', PIM.dark, PART);
  pen.ellipse(0, -15, 17, 15, '#474f74', PART);
  pen.ellipse(0, -15, 9, 8, PIM.metal, BIT);
  pen.ellipse(0, -15, 3, 3, PIM.dark, PLAIN);
  pen.line('M20 -22Q26 -18 25 -11M26 -27Q34 -20 32 -10', '#ffffff', 2.6, { opacity: 0.6 });
}

/** They don't match: a short one with a mitten, a longer one with a hook. */
function pimArms(pen: Pen, mood: FigureMood): void {
  const glad = mood === 'glad';
  pen.limb(glad ? pairs([-64, -88, -82, -96, -84, -110]) : pairs([-64, -88, -80, -78, -80, -66]), 12, PIM.metal);
  pen.ellipse(glad ? -84 : -80, glad ? -118 : -58, 12, 12, '#e8635a', PART);
  pen.ellipse(glad ? -75 : -70, glad ? -112 : -62, 5.5, 5, '#e8635a', BIT);
  const long: readonly Point[] = glad ? pairs([64, -88, 86, -110, 82, -148]) : pairs([64, -88, 86, -76, 84, -34]);
  pen.limb(long, 9, PIM.metal);
  const [x, y] = long[2] ?? [84, -34];
  for (const step of [0.35, 0.7])
    pen.ellipse(64 + (x - 62) * Math.sqrt(step), -88 + (y + 88) * step * step, 6, 6, PIM.dark, PLAIN);
  const turn = glad ? -1 : 1;
  pen.line(
    `M${x} ${y}L${x} ${y + turn * 6}M${x - 10} ${y + turn * 8}Q${x - 10} ${y + turn * 22} ${x + 1} ${y + turn * 22}M${x - 10} ${y + turn * 8}Q${x} ${y + turn * 2} ${x + 9} ${y + turn * 10}`,
    '#9aa3c4',
    5,
  );
}

function drawerShut(pen: Pen, mood: FigureMood): void {
  pen.shape(roundedRect(-42, -70, 84, 36, 8), PIM.drawer, { ...PART, toward: '#d5813a' });
  pen.shape(roundedRect(-36, -64, 72, 24, 6), mix(PIM.drawer, '#ffffff', 0.22), PLAIN);
  knob(pen, 0, -52, 6, '#fff3d6');
  pen.line('M-26 -36Q-32 -24 -24 -18Q-18 -14 -22 -11', '#e8434e', 3);
  if (mood === 'calm') pen.line('M18 -36Q26 -28 20 -20Q14 -14 20 -10', '#e6d3a4', 3);
}

/** It's later: out comes all the string. */
function drawerOpen(pen: Pen): void {
  pen.shape(roundedRect(-44, -72, 88, 22, 7), '#7a4a2a', { material: 'figure', ink: 0.8 });
  for (const [d, color] of [
    ['M-28 -62C-50 -84 -10 -92 -24 -70C-34 -56 4 -84 -2 -64', '#e8434e'],
    ['M0 -62C-8 -92 26 -88 14 -70C8 -58 34 -80 30 -62', '#f3e2b4'],
    ['M-16 -60C-6 -78 6 -76 4 -62M22 -60C40 -84 52 -74 40 -62', '#7d7be0'],
  ] as const)
    pen.line(d, color, 4.4);
  pen.shape(roundedRect(-48, -60, 96, 36, 9), PIM.drawer, { ...PART, toward: '#d5813a' });
  pen.shape(roundedRect(-41, -54, 82, 24, 6), mix(PIM.drawer, '#ffffff', 0.22), PLAIN);
  knob(pen, 0, -42, 6.6, '#fff3d6');
  pen.line('M-36 -58Q-50 -44 -44 -30Q-38 -18 -46 -8', '#e8434e', 4);
  pen.line('M36 -58Q50 -46 42 -32Q36 -20 44 -12', '#f3e2b4', 4);
}

export const pim: Figure = { width: 200, height: 178, draw: drawPim };
