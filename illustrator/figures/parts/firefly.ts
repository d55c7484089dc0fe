// The first firefly, who has to begin: on a twig in the jungle, on a blade of grass in the neighborhood.
import { mix } from '../../color.ts';
import { num } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import { leaf } from '../../settings/parts/plants.ts';
import type { Figure, FigureMood } from '../figure.ts';
import { creatureFace } from '../creature-face.ts';
import { BODY, LIMB, MARK } from './finishes.ts';

const SHELL = '#6a5a9a';
const LAMP = '#ffe76a';

/**
 * The bug itself around 0,0, about 100 high.
 * @param hides how it hides its lamp while it is afraid: with the wings, or behind its back
 */
function bug(pen: Pen, mood: FigureMood, hides: 'wings' | 'behind'): void {
  const lit = mood === 'glad' ? 1 : mood === 'asleep' ? 0.45 : 0.14;
  if (mood !== 'calm' || hides === 'behind') pen.glow(18, -20, 40 + 110 * lit, LAMP, 0.35 + 0.6 * lit);
  pen.ellipse(20, -24, 27, 33, mood === 'calm' ? mix(LAMP, '#7a6a6a', 0.62) : mix('#fff6b0', LAMP, 1 - lit), {
    ...LIMB,
    shade: mood === 'calm' ? 0.6 : 0,
  });
  if (mood !== 'calm') pen.ellipse(20, -20, 15, 19, '#fffbe0', { material: 'glow', ink: 0, opacity: 0.4 + lit * 0.5 });
  pen.line('M-3 -14Q18 -4 44 -16M-2 -30Q20 -20 46 -32', mix(SHELL, '#2a1d3f', 0.3), 2.4, { opacity: 0.5 });
  for (const y of [-34, -18])
    pen.limb(
      [
        [-8, y],
        [-24, y + 8],
        [-30, y + 20],
      ],
      5,
      mix(SHELL, '#2a1d3f', 0.35),
    );
  pen.ellipse(2, -48, 26, 28, SHELL, BODY);
  const over = mood === 'calm' && hides === 'wings';
  for (const side of [-1, 1])
    pen.shape(
      over
        ? `M${4 + side * 4} -66C${4 + side * 44} -54 ${22 + side * 46} 2 ${22 + side * 6} 16C${10 + side * 10} -10 ${side * 8} -36 ${4 + side * 4} -66Z`
        : side < 0
          ? 'M2 -66C-34 -104 -66 -86 -56 -62C-46 -48 -14 -48 2 -58Z'
          : 'M8 -66C40 -108 78 -94 68 -66C58 -48 22 -48 8 -58Z',
      over ? mix(SHELL, '#d0c4f0', 0.3) : '#dfe6ff',
      { ...LIMB, ...(over ? {} : { opacity: 0.82 }) },
    );
  if (over) pen.line('M12 -50Q20 -20 22 12', mix(SHELL, '#2a1d3f', 0.4), 2.6);
  pen.line('M-26 -112Q-38 -130 -50 -128M-10 -114Q-6 -134 8 -136', '#4a3f78', 4);
  for (const [x, y] of [
    [-51, -128],
    [9, -136],
  ] as const)
    pen.ellipse(x, y, 5, 5, mood === 'calm' ? '#8a7fb8' : LAMP, { material: 'figure', ink: 0.5 });
  pen.ellipse(-14, -86, 37, 33, mix(SHELL, '#b9a0e8', 0.3), BODY);
  pen.ellipse(-18, -80, 29, 23, '#f3dcc2', MARK);
  creatureFace(pen, mood, { x: -18, y: -86, apart: 14, size: 0.66, mouth: 14 });
}

/** A small light somewhere: off while everybody waits. */
function spark(pen: Pen, mood: FigureMood, x: number, y: number): void {
  if (mood === 'calm') {
    pen.ellipse(x, y, 4, 4, '#5a5480', { material: 'figure', ink: 0.5 });
    return;
  }
  pen.glow(x, y, mood === 'glad' ? 26 : 14, LAMP, mood === 'glad' ? 0.9 : 0.5);
  pen.ellipse(x, y, 4.4, 4.4, '#fffbd0', { material: 'glow', ink: 0.4 });
}

export const twigFirefly: Figure = {
  width: 236,
  height: 240,
  draw(pen, mood) {
    const bark = '#7a5a4a';
    pen.limb(
      [
        [108, 0],
        [92, -60],
        [40, -96],
        [-40, -98],
        [-98, -112],
      ],
      17,
      bark,
    );
    pen.limb(
      [
        [84, -76],
        [100, -130],
        [92, -196],
      ],
      11,
      bark,
    );
    pen.limb(
      [
        [-40, -98],
        [-70, -72],
        [-92, -66],
      ],
      8,
      bark,
    );
    for (const [x, y, length, angle] of [
      [98, -130, 58, -14],
      [94, -162, 60, -164],
      [92, -196, 60, -60],
      [92, -196, 54, -130],
      [-92, -66, 50, 150],
      [-80, -106, 44, -170],
      [60, -86, 52, 40],
      [104, -40, 50, -20],
    ] as const)
      leaf(pen, x, y, length, angle, x > 90 ? '#4f9f62' : '#5fb06a');
    pen.at(0, -100, 1, () => bug(pen, mood, 'behind'));
    for (const [x, y] of [
      [106, -182],
      [66, -152],
      [-80, -52],
      [88, -50],
      [-104, -132],
      [52, -206],
    ] as const)
      spark(pen, mood, x, y);
  },
};

export const grassFirefly: Figure = {
  width: 230,
  height: 256,
  draw(pen, mood) {
    const green = '#5aa868';
    const blades = [
      [-84, -96, -14],
      [-58, -134, 8],
      [-30, -92, -10],
      [34, -104, 14],
      [62, -150, -10],
      [90, -108, 14],
    ] as const;
    for (const [x, top, bend] of blades)
      pen.shape(
        `M${x - 8} 0Q${num(x - 4 + bend * 0.3)} ${num(top * 0.6)} ${x + bend * 2} ${top}Q${num(x + 6 + bend * 0.5)} ${num(top * 0.55)} ${x + 8} 0Z`,
        x % 4 ? green : mix(green, '#c9e87a', 0.25),
        LIMB,
      );
    // the tallest blade bends a little under its weight
    pen.shape('M-12 0Q-14 -70 6 -112Q22 -146 56 -150Q34 -128 24 -104Q12 -60 12 0Z', mix(green, '#a8dc7a', 0.3), {
      ...BODY,
      shade: 0.5,
    });
    pen.at(2, -112, 1, () => bug(pen, mood, 'wings'));
    for (const [x, y] of [
      [-106, -110],
      [-50, -150],
      [84, -152],
      [104, -96],
      [54, -60],
      [-74, -52],
    ] as const)
      spark(pen, mood, x, y);
  },
};
