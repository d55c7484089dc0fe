// Who helps in space, and the smallest creature there.
import { curve, num, puff, roundedRect, sparkle, star } from '../path.ts';
import type { Pen } from '../pen.ts';
import { Random } from '../random.ts';
import type { Figure, FigureMood } from './figure.ts';
import { creatureFace, dreams } from './creature-face.ts';
import { townsperson } from './townsfolk.ts';

const FIGURE = { material: 'figure' } as const;
const GLOW = { material: 'glow' } as const;

/** He goes by upside down, until somebody stops him. */
const postman: Figure = {
  width: 150,
  height: 190,
  floats: true,
  draw: (pen, mood) => {
    if (mood === 'calm') pen.at(0, -186, 1, () => postmanUpright(pen, mood), 180);
    else postmanUpright(pen, mood);
  },
};

function postmanUpright(pen: Pen, mood: FigureMood): void {
  townsperson(pen, mood, {
    skin: '#e8b890',
    coat: '#4f74c4',
    trim: '#f2c14e',
    shoes: '#5a4470',
    dreams: 1,
    right: mood === 'glad' ? [56, -122] : [50, -70],
    left: [-44, -44],
    apron: () => {
      pen.line('M24 -102L-34 -40', '#8a5a3a', 6);
      for (const y of [-84, -66, -48]) pen.ellipse(4, y, 3.4, 3.4, '#f2c14e', { ...FIGURE, ink: 0.5 });
      pen.at(-14, -58, 1, () => envelope(pen), -16);
      pen.at(-38, -66, 1, () => envelope(pen), 12);
      pen.shape(roundedRect(-62, -60, 58, 44, 10), '#b8784a', { ...FIGURE, shade: 0.6, rim: 0.8 });
      pen.shape('M-62 -52Q-33 -24 -4 -52L-4 -60L-62 -60Z', '#d0935f', { ...FIGURE, shade: 0.3 });
      pen.ellipse(-33, -38, 4, 4, '#f2c14e', { ...FIGURE, ink: 0.5 });
    },
    hair: () => {
      for (const s of [-1, 1]) pen.ellipse(s * 38, -8, 8, 14, '#8a5a3c', { ...FIGURE, shade: 0.3 });
    },
    hat: () => {
      pen.shape('M-41 -16C-46 -48 -20 -50 0 -50C20 -50 46 -48 41 -16Q0 -30 -41 -16Z', '#3f5fae', {
        ...FIGURE,
        shade: 0.6,
        rim: 1,
      });
      pen.shape('M-42 -18Q0 -32 42 -18L44 -10Q0 -24 -44 -10Z', '#f2c14e', { ...FIGURE, ink: 0.6 });
      pen.shape('M-34 -14Q-50 -4 -56 -8Q-46 -22 -20 -21Z', '#2f4686', { ...FIGURE, shade: 0.2 });
      pen.shape(star(0, -37, 8), '#ffe9a0', { ...FIGURE, ink: 0.4 });
      pen.shape('M-20 19Q-10 10 0 16Q10 10 20 19Q12 25 0 21Q-12 25 -20 19Z', '#8a5a3c', { ...FIGURE, ink: 0.5 });
    },
    held: () => pen.at(mood === 'glad' ? 58 : 54, mood === 'glad' ? -132 : -80, 1.1, () => envelope(pen), 10),
  });
}

function envelope(pen: Pen): void {
  pen.shape(roundedRect(-16, -11, 32, 22, 3), '#fff8ea', { ...FIGURE, shade: 0.2, rim: 0.6 });
  pen.line('M-15 -10L0 3L15 -10', '#c9b090', 2.2);
  pen.ellipse(0, 3, 4, 4, '#e8635a', { ...FIGURE, ink: 0.3 });
}

/** An old woman with a broom for the Milky Way. */
const sweeper: Figure = {
  width: 150,
  height: 190,
  draw: (pen, mood) => {
    townsperson(pen, mood, {
      skin: '#c98f68',
      coat: '#8a5fa8',
      trim: '#f6d9a0',
      shoes: '#6a4a5a',
      dreams: -1,
      right: [50, -78],
      left: [-40, -52],
      behind: () => pen.ellipse(0, -176, 19, 16, '#dcd8e6', { ...FIGURE, shade: 0.5, rim: 0.8 }),
      apron: () => {
        pen.shape('M-19 -86L19 -86Q32 -50 34 -26Q0 -16 -34 -26Q-32 -50 -19 -86Z', '#f6ead2', { ...FIGURE, shade: 0.5 });
        for (const [x, y, r] of [
          [-14, -60, 7],
          [12, -46, 8],
          [-10, -36, 6],
          [10, -70, 5],
        ] as const)
          pen.shape(star(x, y, r), '#f2c14e', { ...FIGURE, ink: 0.3 });
      },
      hair: () =>
        pen.shape(
          'M-43 2C-44 -34 -16 -42 0 -42C16 -42 44 -34 43 2Q34 -18 12 -24Q-18 -24 -32 -12Q-40 -6 -43 2Z',
          '#dcd8e6',
          { ...FIGURE, shade: 0.5, rim: 0.8 },
        ),
      hat: () => {
        pen.shape('M-43 -6C-46 -42 -18 -48 0 -48C18 -48 46 -42 43 -6Q28 -30 0 -31Q-28 -30 -43 -6Z', '#e8707a', {
          ...FIGURE,
          shade: 0.5,
          rim: 1,
        });
        for (const [x, y] of [
          [-22, -36],
          [0, -41],
          [23, -35],
        ] as const)
          pen.ellipse(x, y, 3.6, 3.6, '#fff0d8', { ...FIGURE, ink: 0 });
        pen.add('<g opacity=".85">');
        for (const s of [-1, 1]) pen.line(`M${s * 15 - 10} 6Q${s * 15} 17 ${s * 15 + 10} 6`, '#a5704f', 2);
        pen.add('</g>');
      },
      held: () => {
        pen.line('M46 -150L56 -30', '#b8834f', 7);
        pen.shape('M42 -34L72 -36L84 2Q60 10 38 4Z', '#f0cf7a', { ...FIGURE, shade: 0.6, rim: 0.8 });
        pen.line('M50 -26L48 2M58 -28L60 4M66 -28L72 2', '#c99a4a', 2.4, { opacity: 0.8 });
        pen.line('M43 -34L72 -36', '#e8635a', 6);
        for (const [x, y, r] of [
          [30, -8, 6],
          [20, -18, 5],
          [86, -16, 5],
        ] as const)
          pen.shape(sparkle(x, y, r), '#fff4c8', { ...GLOW, ink: 0 });
      },
    });
  },
};

/** The moon goat, all wool. */
const kettle: Figure = {
  width: 168,
  height: 170,
  draw: (pen, mood) => {
    pen.at(5, 0, 0.94, () => woollyGoat(pen, mood));
  },
};

function woollyGoat(pen: Pen, mood: FigureMood): void {
  const random = new Random('moon goat');
  const wool = '#faf4ff';
  for (const x of [-36, -8, 22, 46]) {
    pen.shape(roundedRect(x - 8, -34, 16, 30, 6), '#e2d4e8', { ...FIGURE, shade: 0.3 });
    pen.shape(roundedRect(x - 9, -9, 18, 10, 4), '#6a5a7a', { ...FIGURE, ink: 0.7 });
  }
  pen.shape(puff(74, -84, 13, 12, 7, random), wool, { ...FIGURE, shade: 0.4, rim: 0.8 });
  pen.shape(puff(8, -68, 64, 48, 12, random), wool, { ...FIGURE, shade: 1.4, rim: 1.1 });
  for (const [x, y] of [
    [-6, -60],
    [24, -82],
    [44, -54],
    [14, -40],
    [52, -80],
  ] as const)
    pen.line(`M${x - 9} ${y}Q${x} ${y - 12} ${x + 9} ${y}Q${x + 5} ${y + 7} ${x} ${y + 1}`, '#cdbfe0', 3.4);
  for (const s of [-1, 1]) {
    pen.line(s < 0 ? 'M-56 -136Q-66 -160 -52 -166' : 'M-26 -136Q-12 -158 -24 -168', '#c9a878', 10);
    pen.line(s < 0 ? 'M-61 -150L-54 -150M-60 -158L-53 -157' : 'M-22 -148L-15 -148M-20 -157L-14 -158', '#9a7a55', 2);
    pen.shape(
      curve([
        [-40 + s * 30, -116],
        [-40 + s * 50, -122],
        [-40 + s * 54, -108],
        [-40 + s * 36, -104],
      ]),
      '#f0dce8',
      { ...FIGURE, shade: 0.3, rim: 0.6 },
    );
  }
  pen.shape(
    curve([
      [-70, -116],
      [-62, -138],
      [-40, -142],
      [-18, -138],
      [-10, -116],
      [-22, -82],
      [-40, -70],
      [-58, -82],
    ]),
    '#fdf2f6',
    { ...FIGURE, shade: 0.8, rim: 1 },
  );
  pen.ellipse(-40, -84, 17, 12, '#f6cfd8', { ...FIGURE, ink: 0.3 });
  for (const s of [-1, 1]) pen.ellipse(-40 + s * 6, -87, 2.2, 2.8, '#8a5a6a', { ...FIGURE, ink: 0 });
  creatureFace(pen, mood, { x: -40, y: -112, apart: 14.6, size: 0.56, mouth: 29.4, calm: 'content' });
  // nobody has combed her yet: she cannot see out
  pen.shape(
    puff(-40, mood === 'calm' ? -120 : -138, mood === 'calm' ? 30 : 26, mood === 'calm' ? 25 : 12, 9, random),
    wool,
    { ...FIGURE, shade: 0.4, rim: 0.8 },
  );
  pen.shape('M-48 -74Q-40 -48 -32 -74Z', wool, { ...FIGURE, shade: 0.2 });
  if (mood === 'asleep') dreams(pen, 14, -128);
}

/** He has been pulling since Tuesday. */
const fisher: Figure = {
  width: 168,
  height: 190,
  draw: (pen, mood) => {
    townsperson(pen, mood, {
      skin: '#f0c3a0',
      coat: '#f2c14e',
      trim: '#d89a3a',
      shoes: '#3f7f8c',
      dreams: -1,
      legs: '#4f6a9a',
      right: [42, -74],
      left: [-38, -66],
      apron: () => {
        for (const y of [-80, -60, -40]) pen.ellipse(0, y, 4, 4, '#8a5a3a', { ...FIGURE, ink: 0.5 });
      },
      hair: () =>
        pen.shape('M-41 8C-44 50 -20 60 0 60C20 60 44 50 41 8Q34 24 18 22Q0 14 -18 22Q-34 24 -41 8Z', '#f4f2fa', {
          ...FIGURE,
          shade: 0.7,
          rim: 0.8,
        }),
      hat: () => {
        pen.shape('M-30 -26C-30 -56 30 -56 30 -26Z', '#e0a83a', { ...FIGURE, shade: 0.5, rim: 1 });
        pen.shape('M-56 -14Q-30 -34 0 -34Q30 -34 56 -14Q30 -22 0 -22Q-30 -22 -56 -14Z', '#f2c14e', {
          ...FIGURE,
          shade: 0.3,
          rim: 0.8,
        });
        pen.shape('M-12 18Q-6 12 0 17Q6 12 12 18Q6 22 0 20Q-6 22 -12 18Z', '#f4f2fa', { ...FIGURE, ink: 0.4 });
      },
      held: () => {
        pen.line('M26 -54Q50 -120 78 -182', '#8a5a3a', 5.4);
        pen.line('M78 -182Q84 -120 74 -58', '#f6f2ff', 1.8, { opacity: 0.9 });
        pen.ellipse(40, -80, 8, 8, '#c9cbe6', { ...FIGURE, shade: 0.3 });
        if (mood === 'glad') pen.glow(74, -46, 40, '#ffe9a0', 0.9);
        pen.shape(star(74, -46, 13), mood === 'asleep' ? '#d8c890' : '#ffe08a', { ...GLOW, ink: 0.6 });
      },
    });
  },
};

/** The star bug: six legs, and a small star for a lantern. */
const tiny: Figure = {
  width: 60,
  height: 58,
  draw: (pen, mood) => {
    pen.glow(4, -26, 36, '#ffe9a0', mood === 'asleep' ? 0.4 : 0.8);
    for (const x of [-12, 2, 16]) pen.line(`M${x} -8L${x - 3} 0`, '#4a3f7c', 3);
    pen.ellipse(6, -20, 22, 17, '#7f6fd0', { ...FIGURE, shade: 0.6, rim: 1 });
    pen.line('M6 -37Q9 -20 6 -4', '#5a4fa8', 2.4);
    pen.shape(star(8, -22, 11), '#ffe9a0', { ...GLOW, ink: 0.5 });
    pen.ellipse(-14, -22, 13, 12, '#a89af0', { ...FIGURE, shade: 0.4, rim: 0.8 });
    for (const [x, top] of [
      [-19, -50],
      [-8, -51],
    ] as const) {
      pen.line(`M${num(-14 + (x + 14) * 0.4)} -32Q${x} -40 ${x} ${top + 3}`, '#4a3f7c', 2.4);
      pen.ellipse(x, top, 3.6, 3.6, '#fff2b0', { ...GLOW, ink: 0.4 });
    }
    creatureFace(pen, mood, { x: -15, y: -23, apart: 5.4, size: 0.3, mouth: 5.5, cheeks: false, calm: 'content' });
  },
};

export const spaceHelpers: Readonly<Record<string, Figure>> = { postman, sweeper, kettle, fisher, tiny };
