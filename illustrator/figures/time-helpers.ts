// Who helps in Back Lane, and the smallest creature there.
import { mix } from '../color.ts';
import { curve, ellipse, num, roundedRect, star } from '../path.ts';
import type { Pen } from '../pen.ts';
import type { Figure, FigureMood } from './figure.ts';
import { creatureFace } from './creature-face.ts';
import { townsperson } from './townsfolk.ts';

const FIGURE = { material: 'figure' } as const;

/** She taps on windows at five, with a very long pole. */
const waker: Figure = {
  width: 150,
  height: 190,
  draw: (pen, mood) => {
    townsperson(pen, mood, {
      skin: '#f2c8a8',
      coat: '#4f8a8c',
      trim: '#d8ece0',
      shoes: '#6a4a4a',
      dreams: -1,
      legs: '#e8dcc8',
      right: [50, -76],
      left: [-40, -50],
      behind: () => pen.ellipse(30, -158, 17, 15, '#b8683f', { ...FIGURE, shade: 0.5, rim: 0.8 }),
      apron: () => {
        pen.shape('M-30 -104Q-44 -82 -38 -62Q0 -44 38 -62Q44 -82 30 -104Q0 -116 -30 -104Z', '#e07a6a', {
          ...FIGURE,
          shade: 0.7,
          rim: 0.8,
        });
        for (const x of [-28, -14, 0, 14, 28])
          pen.line(`M${x} ${-54 - Math.abs(x) * 0.2}L${x} ${-44 - Math.abs(x) * 0.2}`, '#f8c8b0', 3);
        pen.ellipse(0, -92, 5, 5, '#ffd95e', { ...FIGURE, ink: 0.5 });
      },
      hair: () =>
        pen.shape(
          'M-43 4C-46 -38 -14 -44 2 -44C28 -44 46 -30 43 4Q38 -16 20 -22Q-4 -12 -30 -24Q-40 -10 -43 4Z',
          '#b8683f',
          { ...FIGURE, shade: 0.5, rim: 0.8 },
        ),
      hat: () => {
        pen.shape('M-40 -20C-44 -56 44 -56 40 -20Q0 -34 -40 -20Z', '#fff4e4', { ...FIGURE, shade: 0.5, rim: 1 });
        pen.shape(
          'M-44 -18Q-38 -28 -30 -22Q-22 -32 -14 -25Q-6 -34 2 -26Q10 -34 18 -25Q26 -32 32 -22Q40 -28 44 -18Q0 -30 -44 -18Z',
          '#ffffff',
          { ...FIGURE, shade: 0.2 },
        );
      },
      held: () => {
        pen.line('M48 -8L56 -188', '#d8b468', 6);
        for (const y of [-44, -96, -146])
          pen.line(`M${num(46 - (y + 8) * 0.044)} ${y}L${num(54 - (y + 8) * 0.044)} ${y}`, '#9a7a3f', 3);
        pen.line('M56 -186Q66 -190 68 -180', '#8a90a8', 3);
      },
    });
  },
};

/** A goose under each arm. */
const gooseman: Figure = {
  width: 168,
  height: 188,
  draw: (pen, mood) => {
    townsperson(pen, mood, {
      skin: '#d8a078',
      coat: '#7f9a5a',
      trim: '#d8cf9a',
      shoes: '#6a4a3a',
      dreams: 1,
      legs: '#8a6a4a',
      left: [-50, -46],
      right: [50, -46],
      apron: () => {
        pen.shape(roundedRect(-16, -104, 32, 72, 8), '#e8d4a8', { ...FIGURE, shade: 0.4 });
        pen.line('M-10 -86L10 -80M10 -86L-10 -80', '#a5704f', 3);
      },
      hair: () => {
        for (const s of [-1, 1]) pen.ellipse(s * 36, -10, 11, 16, '#e0b060', { ...FIGURE, shade: 0.3 });
        pen.shape('M-14 33Q0 26 14 33Q8 44 0 44Q-8 44 -14 33Z', '#e0b060', { ...FIGURE, ink: 0.5 });
      },
      hat: () => {
        pen.shape('M-28 -26C-26 -56 26 -56 28 -26Z', '#c98a4a', { ...FIGURE, shade: 0.5, rim: 1 });
        pen.shape('M-58 -20Q0 -40 58 -20Q0 -14 -58 -20Z', '#dca463', { ...FIGURE, shade: 0.3, rim: 0.8 });
        pen.line('M-28 -30Q0 -38 28 -30', '#8a4a3a', 5);
        pen.shape('M20 -34Q30 -60 40 -60Q38 -42 26 -30Z', '#ffffff', { ...FIGURE, shade: 0.2 });
      },
      held: () => {
        for (const s of [-1, 1]) pen.at(s * 52, -56, 1, () => smallGoose(pen, mood), 0, s > 0);
      },
    });
  },
};

/** Looks to the left. */
function smallGoose(pen: Pen, mood: FigureMood): void {
  pen.shape('M18 -6L32 -14L28 4Z', '#e8e4f0', { ...FIGURE, shade: 0.2 });
  pen.ellipse(2, 2, 23, 17, '#fdfaff', { ...FIGURE, shade: 0.6, rim: 0.9 });
  pen.line('M-2 2Q10 10 20 2', '#c9c2dc', 2.6);
  pen.limb(
    [
      [-12, -4],
      [-18, -26],
      [-14, -40],
    ],
    12,
    '#fdfaff',
  );
  pen.ellipse(-16, -44, 11, 10, '#fdfaff', { ...FIGURE, shade: 0.2, rim: 0.6 });
  pen.shape('M-24 -46L-33 -41L-23 -38Z', '#f2a541', { ...FIGURE, ink: 0.6 });
  if (mood === 'asleep') pen.line('M-21 -45Q-18 -42 -15 -45', '#2a1d3f', 2, { material: 'eye' });
  else pen.ellipse(-18, -46, 2.2, 2.8, '#2a1d3f', { material: 'eye', ink: 0 });
}

/** A brown hood with a cat in it, and ink on his nose. */
const scribe: Figure = {
  width: 150,
  height: 190,
  draw: (pen, mood) => {
    townsperson(pen, mood, {
      skin: '#d09a70',
      coat: '#7a5a50',
      trim: '#c9a070',
      shoes: '#5a4038',
      dreams: -1,
      right: [44, -78],
      left: [-30, -66],
      behind: () => {
        pen.shape(
          curve([
            [-50, -128],
            [-40, -172],
            [0, -186],
            [40, -172],
            [50, -128],
            [38, -94],
            [-38, -94],
          ]),
          '#5f4640',
          { ...FIGURE, shade: 0.8, rim: 1 },
        );
      },
      apron: () => {
        pen.line('M-36 -60Q0 -52 36 -60', '#f0e0c0', 5);
        pen.line('M8 -57L12 -36M2 -57L0 -34', '#f0e0c0', 4);
      },
      hair: () => {
        pen.shape(
          'M-46 14C-54 -44 -22 -50 0 -50C22 -50 54 -44 46 14Q46 -18 28 -28Q0 -38 -28 -28Q-46 -18 -46 14Z',
          '#6f544c',
          { ...FIGURE, shade: 0.6, rim: 1 },
        );
        pen.shape('M-20 -28Q-8 -14 2 -27Q10 -16 20 -28Q0 -36 -20 -28Z', '#4a2f2a', { ...FIGURE, ink: 0.5 });
        pen.ellipse(3, 17, 3.4, 2.8, '#34347a', { ...FIGURE, ink: 0 });
        pen.at(46, -20, 1, () => hoodCat(pen, mood));
      },
      held: () => {
        pen.at(
          -16,
          -62,
          1,
          () => {
            pen.shape(roundedRect(-26, -20, 48, 38, 4), '#fff6e0', { ...FIGURE, shade: 0.4, rim: 0.8 });
            pen.shape(roundedRect(-21, -15, 13, 13, 2), '#d8434e', { ...FIGURE, ink: 0.3 });
            pen.line('M-3 -12L16 -12M-3 -5L16 -5M-20 4L16 4M-20 11L8 11', '#6a5a7a', 2);
          },
          -8,
        );
        pen.shape('M42 -82Q44 -118 64 -132Q66 -106 48 -78Z', '#dfeafc', { ...FIGURE, shade: 0.3, rim: 0.6 });
        pen.line('M40 -68Q48 -100 62 -128', '#8f9ac0', 2.4);
      },
    });
  },
};

function hoodCat(pen: Pen, mood: FigureMood): void {
  for (const s of [-1, 1]) pen.shape(`M${s * 5} -12L${s * 15} -21L${s * 17} -3Z`, '#5a5470', { ...FIGURE, ink: 0.7 });
  pen.ellipse(0, 0, 18, 15, '#5a5470', { ...FIGURE, shade: 0.4, rim: 0.8 });
  for (const s of [-1, 1])
    if (mood === 'asleep') pen.line(`M${s * 7 - 4} -1Q${s * 7} 3 ${s * 7 + 4} -1`, '#f2e08a', 2, { material: 'eye' });
    else {
      pen.ellipse(s * 7, -2, 4, 4.6, '#f2e08a', { material: 'eye', ink: 0 });
      pen.ellipse(s * 7, -2, 1.5, 3.6, '#1a1438', { material: 'eye', ink: 0 });
    }
  pen.shape('M-3 4L3 4L0 7Z', '#f2a0b0', { ...FIGURE, ink: 0 });
}

/** The lady in goggles, with the horn of one of the very first automobiles. */
const motorist: Figure = {
  width: 150,
  height: 190,
  draw: (pen, mood) => {
    townsperson(pen, mood, {
      skin: '#f0c09a',
      coat: '#d8b98a',
      trim: '#8a6a4a',
      shoes: '#7a4a3a',
      dreams: 1,
      right: [46, -66],
      left: [-44, -50],
      behind: () => {
        const fly =
          mood === 'asleep'
            ? 'M-10 -106Q-34 -92 -40 -60L-54 -54Q-52 -92 -24 -112Z'
            : 'M-10 -108Q-46 -116 -70 -94L-74 -110Q-48 -130 -10 -120Z';
        pen.shape(fly, '#5fb8a8', { ...FIGURE, shade: 0.4 });
        pen.shape(
          curve([
            [-46, -136],
            [-36, -172],
            [36, -172],
            [46, -136],
            [48, -104],
            [-48, -104],
          ]),
          '#8a4a3a',
          { ...FIGURE, shade: 0.6, rim: 0.8 },
        );
      },
      apron: () => {
        for (const y of [-82, -62, -42])
          for (const x of [-10, 10]) pen.ellipse(x, y, 3.6, 3.6, '#8a6a4a', { ...FIGURE, ink: 0.5 });
        pen.shape('M-30 -104Q0 -82 30 -104Q26 -88 0 -84Q-26 -88 -30 -104Z', '#5fb8a8', {
          ...FIGURE,
          shade: 0.4,
          rim: 0.8,
        });
      },
      hair: () =>
        pen.shape(
          'M-43 4C-46 -38 -14 -44 0 -44C14 -44 46 -38 43 4Q36 -16 16 -20Q-16 -20 -30 -16Q-40 -8 -43 4Z',
          '#8a4a3a',
          { ...FIGURE, shade: 0.4 },
        ),
      hat: () => {
        pen.shape('M-44 -18C-46 -50 46 -50 44 -18Q0 -34 -44 -18Z', '#c98a5a', { ...FIGURE, shade: 0.5, rim: 1 });
        pen.line('M-44 -20Q0 -36 44 -20', '#6a4a3a', 7);
        for (const s of [-1, 1]) {
          pen.ellipse(s * 17, -28, 16, 13, '#8a6a4a', { ...FIGURE, shade: 0.3, rim: 0.6 });
          pen.ellipse(s * 17, -28, 11, 9, '#8fdcc0', { ...FIGURE, ink: 0.4 });
          pen.line(`M${s * 17 - 6} -31Q${s * 17 - 3} -35 ${s * 17 + 2} -35`, '#ffffff', 2.4, { opacity: 0.9 });
        }
        pen.ellipse(0, -29, 4, 3, '#6a4a3a', { ...FIGURE, ink: 0 });
      },
      held: () => horn(pen),
    });
  },
};

/** Like a trumpet with an onion in it. */
function horn(pen: Pen): void {
  pen.at(
    44,
    -76,
    1,
    () => {
      pen.ellipse(-22, 8, 13, 11, '#3f3a5a', { ...FIGURE, shade: 0.5, rim: 1 });
      pen.line('M-10 4L12 -6', '#e0a94e', 8);
      pen.shape('M8 -14L30 -28Q38 -10 34 2L12 2Z', '#f2c76a', { ...FIGURE, shade: 0.5, rim: 1 });
      pen.shape(ellipse(32, -13, 5, 16), '#c98a3a', { ...FIGURE, ink: 0.6 });
    },
    -10,
  );
}

/** The cricket, with a fiddle not much larger than a seed. */
const tiny: Figure = {
  width: 60,
  height: 60,
  draw: (pen, mood) => {
    const green = '#7fbf6a';
    const dark = mix(green, '#1f4a3a', 0.45);
    pen.line('M16 -16L28 -34L30 -2M8 -12L2 0M-6 -12L-12 0', dark, 3.4);
    pen.shape(
      curve([
        [-12, -24],
        [6, -28],
        [28, -18],
        [30, -10],
        [4, -6],
        [-12, -10],
      ]),
      green,
      { ...FIGURE, shade: 0.5, rim: 1 },
    );
    pen.line('M-4 -20Q12 -24 26 -14', '#c8eeb0', 3, { opacity: 0.8 });
    pen.ellipse(-14, -28, 13, 13, green, { ...FIGURE, shade: 0.4, rim: 0.8 });
    pen.line('M-18 -40Q-26 -52 -28 -54M-10 -41Q-4 -54 4 -56', dark, 2.2);
    creatureFace(pen, mood, { x: -16, y: -30, apart: 5.8, size: 0.32, mouth: 5.9, cheeks: false, calm: 'content' });
    if (mood === 'asleep') return;
    pen.at(
      -14,
      -12,
      1,
      () => {
        pen.ellipse(0, 0, 8, 5.6, '#b8683f', { ...FIGURE, shade: 0.3 });
        pen.line('M7 -1L17 -5', '#8a4a2f', 2.4);
        pen.line('M-8 -9L10 7', '#fff4e0', 1.6);
      },
      -14,
    );
    if (mood === 'glad') pen.shape(star(24, -46, 6), '#fff2b0', { material: 'glow', ink: 0.3 });
  },
};

export const timeHelpers: Readonly<Record<string, Figure>> = { waker, gooseman, scribe, motorist, tiny };
