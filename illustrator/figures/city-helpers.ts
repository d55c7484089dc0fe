// The helpers of the city: the baker, the pigeon without her glasses, the window cleaner, the doorman.
import { curve, ellipse, polygon, roundedRect, star } from '../path.ts';
import type { Pen } from '../pen.ts';
import type { Figure, FigureMood } from './figure.ts';
import { creatureFace } from './creature-face.ts';
import { drawPerson, type Carried } from './rig/person.ts';
import type { Build, Person } from './rig/traits.ts';
import { STANCES, type Stance } from './rig/poses.ts';

const FIGURE = { material: 'figure' } as const;
const SOFT = { material: 'figure', shade: 0.5, rim: 0.8 } as const;
/** A small round grown-up. */
const GROWN: Build = { wide: 1.08, tall: 1.04, head: 0.86 };
const SIZE = 0.6;

const BAKER: Person = {
  skin: '#f4c59c',
  hair: 'fringe',
  hairColor: '#8a5a3f',
  build: { ...GROWN, wide: 1.24 },
  clothes: {
    cut: 'coat',
    top: '#fbf8f2',
    bottom: '#7f9ac8',
    shoes: '#8a5a4a',
    trimmings: (pen) => {
      for (const s of [-1, 1])
        for (const y of [-120, -98, -76]) pen.ellipse(s * 12, y, 3.4, 3.4, '#8f9ad0', { ...FIGURE, ink: 0.4 });
      pen.shape('M-26 -152Q0 -134 26 -152Q18 -138 0 -130Q-18 -138 -26 -152Z', '#e8635a', {
        ...FIGURE,
        shade: 0.3,
        ink: 0.6,
      });
    },
  },
  onFace: (pen) =>
    pen.shape(
      curve(
        [
          [-26, 26],
          [-14, 18],
          [0, 22],
          [14, 18],
          [26, 26],
          [12, 30],
          [0, 27],
          [-12, 30],
        ],
        true,
        0.15,
      ),
      '#8a5a3f',
      { ...FIGURE, ink: 0.5 },
    ),
  hat: { brim: -34, draw: (pen) => paperHat(pen) },
};

function paperHat(pen: Pen): void {
  pen.shape(
    curve([
      [-58, -46],
      [-76, -86],
      [-48, -112],
      [-16, -104],
      [6, -120],
      [40, -108],
      [72, -92],
      [58, -46],
    ]),
    '#ffffff',
    { ...FIGURE, shade: 0.6, rim: 1 },
  );
  pen.shape(roundedRect(-64, -56, 128, 26, 9), '#f0ecf6', { ...FIGURE, shade: 0.3, rim: 1 });
}

const loaf: Carried = {
  hand: 'right',
  draw: (pen) => {
    pen.shape(
      curve([
        [-34, 2],
        [-28, -22],
        [10, -32],
        [44, -20],
        [48, 4],
        [8, 12],
      ]),
      '#d9904e',
      { ...FIGURE, shade: 0.6, rim: 1 },
    );
    pen.line('M-12 -14L-2 -24M8 -14L18 -26M28 -10L36 -20', '#fbe0b0', 4.4);
  },
};

/** On his flour sack, white to the eyelashes. */
function baker(pen: Pen, mood: FigureMood): void {
  const sitting = mood !== 'glad';
  if (sitting) {
    pen.shape(
      curve(
        [
          [-64, 0],
          [-72, -46],
          [-50, -68],
          [50, -68],
          [72, -46],
          [64, 0],
        ],
        true,
        0.13,
      ),
      '#e0cba8',
      { ...FIGURE, shade: 0.8, rim: 1 },
    );
    pen.line('M-50 -50Q0 -38 50 -50', '#b59a72', 3);
    for (const [x, y, r] of [
      [-74, -4, 12],
      [70, -3, 15],
      [88, -2, 8],
    ] as const)
      pen.ellipse(x, y, r, r * 0.5, '#ffffff', { ...FIGURE, ink: 0.3 });
  }
  const stance: Stance =
    mood === 'glad' ? STANCES.hold : mood === 'asleep' ? STANCES.doze : { ...STANCES.sit, mouth: 'o' };
  pen.at(0, sitting ? -16 : 0, SIZE * (sitting ? 0.98 : 0.94), () =>
    drawPerson(
      pen,
      BAKER,
      mood === 'glad' ? { ...stance, eyes: 'happy', mouth: 'open' } : stance,
      mood === 'glad' ? [loaf] : [],
    ),
  );
}

const CLEANER: Person = {
  skin: '#a06a48',
  hair: 'bun',
  hairColor: '#3a2a34',
  build: GROWN,
  clothes: {
    cut: 'coat',
    top: '#4fa8b8',
    bottom: '#3f6a98',
    shoes: '#f2b541',
    boots: true,
    trimmings: (pen) => {
      pen.shape('M-30 -112L30 -112L36 -44Q0 -34 -36 -44Z', '#f6ecd8', { ...FIGURE, shade: 0.3, ink: 0.7 });
      pen.line('M-28 -112L-22 -148M28 -112L22 -148', '#f6ecd8', 6);
      pen.shape(roundedRect(-14, -84, 28, 24, 5), '#e0d0b0', { ...FIGURE, ink: 0.6 });
    },
  },
  onHead: (pen) => {
    pen.shape('M-76 -22C-66 -58 -30 -70 0 -70C30 -70 66 -58 76 -22C50 -44 -50 -44 -76 -22Z', '#f2b541', {
      ...FIGURE,
      shade: 0.4,
      rim: 1,
    });
    pen.shape(
      curve(
        [
          [52, -52],
          [78, -76],
          [84, -56],
          [96, -44],
          [66, -40],
        ],
        true,
        0.14,
      ),
      '#f2b541',
      { ...FIGURE, shade: 0.3 },
    );
  },
};
const wiper: Carried = {
  hand: 'right',
  draw: (pen) => {
    pen.line('M0 18L0 -40', '#e0a94e', 8);
    pen.shape(roundedRect(-32, -54, 64, 15, 5), '#6a74b8', { ...FIGURE, shade: 0.3 });
    pen.line('M-30 -56L30 -56', '#3a3560', 5);
  },
};

/** With a bucket, and a moon that will not come off the glass. */
function cleaner(pen: Pen, mood: FigureMood): void {
  const sitting = mood === 'asleep';
  bucket(pen, -62, 0, mood === 'glad');
  const stance: Stance =
    mood === 'glad'
      ? { ...STANCES.wave, tilt: -3 }
      : sitting
        ? STANCES.doze
        : {
            ...STANCES.point,
            eyes: 'up',
            mouth: 'calm',
          };
  pen.at(14, 0, SIZE * 0.98, () => drawPerson(pen, CLEANER, stance, mood === 'calm' ? [wiper] : []));
}

function bucket(pen: Pen, x: number, y: number, moon: boolean): void {
  pen.at(x, y, 1, () => {
    pen.line('M-22 -40C-22 -70 22 -70 22 -40', '#8a98c8', 4);
    pen.shape(
      polygon([
        [-25, -42],
        [25, -42],
        [18, 0],
        [-18, 0],
      ]),
      '#7f9ae0',
      { ...FIGURE, shade: 0.8, rim: 1 },
    );
    pen.ellipse(0, -42, 25, 8, '#cfe8ff', { ...FIGURE, shade: 0.2 });
    if (moon) {
      pen.glow(0, -43, 30, '#fff3c8', 0.8);
      pen.ellipse(0, -43, 10, 5, '#fff3c8', { material: 'glow', ink: 0.4 });
    } else
      for (const [dx, r] of [
        [-12, 7],
        [0, 9],
        [12, 6],
      ] as const)
        pen.ellipse(dx, -46, r, r, '#f4fcff', { material: 'glow', ink: 0.4 });
  });
}

const DOORMAN: Person = {
  skin: '#83543a',
  hair: 'fade',
  hairColor: '#8a8298',
  build: GROWN,
  clothes: {
    cut: 'coat',
    top: '#c8404e',
    bottom: '#3a3560',
    shoes: '#2a2448',
    gloves: '#fff8ee',
    trimmings: (pen) => {
      for (const s of [-1, 1]) {
        for (const y of [-128, -104, -80, -56])
          pen.ellipse(s * 15, y, 4.6, 4.6, '#ffd24e', { ...FIGURE, ink: 0.5, shade: 0.2 });
        pen.shape(roundedRect(s * 38 - 13, -148, 26, 11, 5), '#ffd24e', { ...FIGURE, shade: 0.3, ink: 0.7 });
      }
      pen.line('M0 -140L0 -40', '#8f2a44', 3);
      pen.line('M-58 -44Q0 -30 58 -44', '#ffd24e', 5);
    },
  },
  hat: {
    brim: -36,
    draw: (pen) => {
      pen.shape(
        curve(
          [
            [-68, -44],
            [-62, -92],
            [62, -92],
            [68, -44],
          ],
          true,
          0.1,
        ),
        '#c8404e',
        { ...FIGURE, shade: 0.6, rim: 1 },
      );
      pen.line('M-68 -56L68 -56', '#ffd24e', 9);
      pen.shape('M-70 -44Q0 -20 70 -44Q56 -26 0 -22Q-56 -26 -70 -44Z', '#3a2448', { ...FIGURE, rim: 1 });
      pen.shape(star(0, -74, 11), '#ffd24e', { ...FIGURE, ink: 0.5 });
    },
  },
  onFace: (pen) =>
    pen.shape(
      curve(
        [
          [-30, 22],
          [-14, 17],
          [0, 22],
          [14, 17],
          [30, 22],
          [14, 29],
          [0, 26],
          [-14, 29],
        ],
        true,
        0.15,
      ),
      '#d8d0e0',
      { ...FIGURE, ink: 0.5 },
    ),
};

/** His arm has gone to sleep without the rest of him, holding the door. */
function doorman(pen: Pen, mood: FigureMood): void {
  const stance: Stance =
    mood === 'glad'
      ? {
          ...STANCES.wave,
          right: [
            [66, -128],
            [58, -186],
          ],
        }
      : mood === 'asleep'
        ? STANCES.doze
        : {
            ...STANCES.stand,
            left: [
              [-72, -128],
              [-98, -128],
            ],
            eyes: 'up',
            mouth: 'o',
          };
  pen.at(8, 0, SIZE * 0.92, () => drawPerson(pen, DOORMAN, stance));
}

/** A round post pigeon; her glasses are on top of her head. */
function pigeon(pen: Pen, mood: FigureMood): void {
  const gray = '#9aa4c8';
  const dark = '#7480b0';
  for (const x of [-14, 14]) pen.line(`M${x} -20L${x} -2M${x - 10} 0L${x + 8} 0M${x} -3L${x - 4} 2`, '#f2806a', 5);
  pen.shape(
    curve(
      [
        [40, -70],
        [84, -34],
        [74, -20],
        [30, -36],
      ],
      true,
      0.13,
    ),
    dark,
    SOFT,
  );
  pen.shape(
    curve([
      [-48, -54],
      [-44, -104],
      [-8, -122],
      [34, -104],
      [56, -60],
      [34, -22],
      [-22, -20],
    ]),
    gray,
    { ...FIGURE, shade: 1, rim: 1 },
  );
  pen.shape(
    curve([
      [-46, -66],
      [-40, -112],
      [-6, -118],
      [16, -104],
      [-4, -76],
      [-30, -56],
    ]),
    '#8fc4b0',
    { ...FIGURE, shade: 0.4, ink: 0.5, opacity: 0.8 },
  );
  pen.shape(
    mood === 'glad'
      ? curve(
          [
            [2, -82],
            [40, -130],
            [82, -138],
            [76, -96],
            [44, -66],
          ],
          true,
          0.15,
        )
      : curve(
          [
            [-2, -84],
            [36, -88],
            [64, -50],
            [40, -36],
            [8, -50],
          ],
          true,
          0.15,
        ),
    dark,
    SOFT,
  );
  if (mood !== 'glad') pen.line('M14 -58Q34 -50 50 -54M16 -70Q36 -64 52 -66', '#5a6498', 3);
  pen.ellipse(-14, -138, 44, 40, gray, { ...FIGURE, shade: 0.8, rim: 1 });
  creatureFace(pen, mood, { x: -18, y: -140.6, apart: 15.7, size: 0.56, calm: { eyes: 'up', mouth: 'none' } });
  pen.shape(
    curve(
      [
        [-30, -130],
        [-18, -138],
        [-6, -130],
        [-18, -114],
      ],
      true,
      0.13,
    ),
    '#f2b06a',
    { ...FIGURE, shade: 0.3 },
  );
  pen.ellipse(-18, -135, 9, 5, '#fff6ee', { ...FIGURE, ink: 0.5 });
  for (const x of [-30, 2]) pen.line(ellipse(x, -174, 13, 11), '#c8703f', 3.6);
  pen.line('M-17 -175Q-14 -179 -11 -175M15 -172L26 -158', '#c8703f', 3.4);
  satchel(pen);
}

function satchel(pen: Pen): void {
  pen.line('M-44 -98Q-6 -64 30 -40', '#a5683f', 6);
  pen.shape(roundedRect(4, -52, 42, 32, 6), '#c98a4e', { ...FIGURE, shade: 0.5, rim: 0.8 });
  pen.shape(
    polygon([
      [8, -56],
      [40, -60],
      [42, -44],
      [10, -40],
    ]),
    '#fff8ea',
    { ...FIGURE, ink: 0.6 },
  );
  pen.ellipse(26, -50, 4, 4, '#e8635a', { ...FIGURE, ink: 0.4 });
  pen.shape('M4 -42L46 -42L46 -34Q26 -20 4 -34Z', '#b5743f', { ...FIGURE, shade: 0.3, ink: 0.7 });
}

export const cityHelpers: Readonly<Record<string, Figure>> = {
  baker: { width: 160, height: 190, draw: baker },
  pigeon: { width: 150, height: 190, draw: pigeon },
  cleaner: { width: 170, height: 190, draw: cleaner },
  doorman: { width: 150, height: 190, draw: doorman },
};
