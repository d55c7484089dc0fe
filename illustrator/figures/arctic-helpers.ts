// Whom one meets on the way in the far north.
import { mix } from '../color.ts';
import { BIT, BODY, PART, PLAIN } from '../companions/parts.ts';
import { ellipse, roundedRect } from '../path.ts';
import type { Pen } from '../pen.ts';
import type { Figure, FigureMood } from './figure.ts';
import { creatureFace, dreams } from './creature-face.ts';

/** A round face with a knitted cap, around 0,0. */
function warmHead(pen: Pen, mood: FigureMood, skin: string, cap: string, hair: string): void {
  pen.ellipse(0, 4, 40, 34, hair, { material: 'figure', shade: 0.5 });
  pen.ellipse(0, 0, 37, 34, skin, { material: 'skin', shade: 0.6, rim: 0.7 });
  creatureFace(pen, mood, {
    y: 2,
    apart: 14,
    size: 0.84,
    mouth: 15,
    mouthSize: 0.65,
    cheeks: { apart: 24 },
    calm: 'unsure',
  });
  pen.shape('M-39 -8C-42 -44 -18 -52 0 -52C18 -52 42 -44 39 -8Q0 -22 -39 -8Z', cap, PART);
  pen.shape('M-42 -6Q-42 -20 -36 -20Q0 -32 36 -20Q42 -20 42 -6Q0 -20 -42 -6Z', mix(cap, '#fff3dc', 0.55), BIT);
  pen.ellipse(0, -54, 10, 10, mix(cap, '#fff3dc', 0.7), PART);
}

/** A woman in nine sweaters, frozen to her bucket. */
function iceFisher(pen: Pen, mood: FigureMood): void {
  pen.ellipse(-58, -2, 26, 8, '#274a86', { ...PLAIN, opacity: 0.95 });
  pen.line(ellipse(-58, -3, 26, 8), '#eaf6ff', 4);
  pen.shape('M-20 0L-26 -46L50 -46L44 0Q12 8 -20 0Z', '#8f9cb8', BODY);
  pen.line('M-24 -34Q12 -26 48 -34', '#6f7c9c', 4);
  if (mood === 'calm')
    pen.shape('M-30 -46L54 -46L50 -34L44 -20L38 -34L28 -38L20 -22L12 -38L2 -36L-6 -18L-12 -36L-22 -32Z', '#d8f0ff', {
      ...BIT,
      opacity: 0.9,
    });
  const sweaters = [
    ['#e8635a', 56, -46],
    ['#f2a541', 54, -58],
    ['#5fb08a', 51, -70],
    ['#5f8fd0', 47, -82],
    ['#b07ad0', 42, -94],
  ] as const;
  for (const [color, half, y] of sweaters)
    pen.shape(
      `M${12 - half} ${y + 4}Q${12 - half - 6} ${y - 16} ${12 - half + 10} ${y - 24}L${12 + half - 10} ${y - 24}Q${12 + half + 6} ${y - 16} ${12 + half} ${y + 4}Q12 ${y + 12} ${12 - half} ${y + 4}Z`,
      color,
      PART,
    );
  for (const x of [-8, 34]) pen.shape(roundedRect(x - 13, -16, 26, 17, 7), '#6a4436', BIT);
  pen.limb(
    [
      [-30, -86],
      [-50, -68],
      [-40, -56],
    ],
    19,
    '#5f8fd0',
    'figure',
  );
  pen.limb(
    [
      [54, -86],
      [66, -68],
      [52, -56],
    ],
    19,
    '#5f8fd0',
    'figure',
  );
  pen.line('M-36 -54L-70 -112', '#a5703f', 5);
  pen.line('M-70 -112Q-62 -60 -58 -4', '#f7fbff', 2);
  pen.ellipse(-38, -56, 9, 9, '#f2b48a', { material: 'skin', ink: 0.6 });
  pen.ellipse(52, -56, 9, 9, '#f2b48a', { material: 'skin', ink: 0.6 });
  pen.at(12, -136, 0.9, () => warmHead(pen, mood, '#f4c59c', '#e8635a', '#d8d4e0'));
  if (mood === 'asleep') dreams(pen, 44, -170);
}

/** A reindeer with his head on one side, because of an antler; then without either. */
function reindeer(pen: Pen, mood: FigureMood): void {
  const [coat, cream, dark] = ['#a57a5c', '#f2e4d0', '#6a4a40'];
  for (const x of [-18, 2, 40, 58]) {
    pen.shape(roundedRect(x - 7, -52, 14, 50, 6), mix(coat, dark, 0.3), PART);
    pen.shape(roundedRect(x - 8, -12, 16, 12, 4), dark, BIT);
  }
  pen.shape('M70 -84Q84 -92 82 -74Q76 -66 66 -70Z', cream, BIT);
  pen.shape(
    'M-34 -70C-34 -98 0 -98 20 -96C52 -96 76 -88 74 -62C72 -38 40 -34 16 -34C-12 -34 -34 -42 -34 -70Z',
    coat,
    BODY,
  );
  pen.shape('M-38 -110C-44 -76 -32 -50 -10 -46C8 -56 4 -90 -4 -110Z', cream, PART);
  pen.at(
    -24,
    -116,
    1,
    () => {
      if (mood === 'calm') {
        pen.line('M14 -24C26 -42 24 -58 12 -66M22 -44C34 -48 42 -56 42 -64M20 -52L8 -56', '#d8b48a', 8);
      } else pen.ellipse(12, -27, 6, 4, '#d8b48a', BIT);
      pen.ellipse(-12, -27, 6, 4, '#d8b48a', BIT);
      for (const side of [-1, 1])
        pen.shape(`M${side * 20} -22Q${side * 44} -34 ${side * 46} -18Q${side * 38} -6 ${side * 22} -10Z`, coat, PART);
      pen.shape(
        'M-30 -10C-30 -32 -14 -36 0 -36C14 -36 30 -32 30 -10C30 14 20 30 0 30C-20 30 -30 14 -30 -10Z',
        coat,
        BODY,
      );
      pen.ellipse(-1, 16, 19, 15, cream, { ...PART, shade: 0.4 });
      pen.ellipse(-1, 9, 8, 6, '#3a2433', BIT);
      pen.ellipse(-4, 7, 2.6, 1.6, '#ffffff', { ...PLAIN, opacity: 0.7 });
      const cheeks = { apart: 24, size: 0.7 };
      creatureFace(pen, mood, { y: -9, apart: 14, size: 0.84, mouth: 30, mouthSize: 0.5, cheeks, calm: 'unsure' });
    },
    mood === 'calm' ? 24 : 0,
  );
  pen.shape('M-46 -86Q-20 -72 8 -86L10 -74Q-20 -60 -46 -74Z', '#e8635a', PART);
  pen.shape('M-2 -72L14 -44L-2 -40L-14 -68Z', '#e8635a', PART);
  if (mood === 'asleep') dreams(pen, 10, -156);
}

/** A fox as white as the snow, all but one ear. */
function whiteFox(pen: Pen, mood: FigureMood): void {
  const [white, blue] = ['#f4f8ff', '#c4d6ee'];
  const ear = mood === 'calm' ? '#9a6844' : white;
  pen.shape('M34 -10C70 0 92 -28 84 -66C80 -84 62 -84 60 -66C58 -48 46 -40 34 -40Z', white, BODY);
  pen.shape('M60 -66C62 -84 80 -84 84 -66Q74 -54 60 -66Z', blue, BIT);
  pen.shape('M-32 -2C-40 -50 -20 -84 4 -84C34 -84 52 -44 46 -2Q6 8 -32 -2Z', white, BODY);
  for (const x of [-16, 14]) pen.shape(`M${x - 12} 2Q${x - 14} -14 ${x} -16Q${x + 14} -14 ${x + 12} 2Z`, white, PART);
  pen.shape('M-26 -70Q0 -44 30 -70Q24 -34 0 -30Q-22 -36 -26 -70Z', blue, { ...PLAIN, opacity: 0.6 });
  pen.shape('M-44 -124C-50 -150 -42 -160 -36 -160C-22 -152 -12 -140 -10 -130Z', white, PART);
  pen.shape('M-36 -130Q-40 -146 -36 -150Q-26 -142 -20 -132Z', '#f2b8c0', PLAIN);
  pen.shape('M44 -124C50 -150 42 -160 36 -160C22 -152 12 -140 10 -130Z', ear, PART);
  pen.shape('M36 -130Q40 -146 36 -150Q26 -142 20 -132Z', mood === 'calm' ? '#d8a080' : '#f2b8c0', PLAIN);
  pen.shape(
    'M0 -138C-30 -140 -48 -122 -48 -102C-60 -96 -64 -88 -62 -82C-46 -66 -22 -60 0 -60C22 -60 46 -66 62 -82C64 -88 60 -96 48 -102C48 -122 30 -140 0 -138Z',
    white,
    BODY,
  );
  pen.ellipse(0, -78, 6, 4.6, '#3a2a40', PLAIN);
  creatureFace(pen, mood, { y: -100, apart: 21, size: 0.95, mouth: 32, mouthSize: 0.58, calm: 'unsure' });
  if (mood === 'asleep') dreams(pen, 52, -146);
}

/** A mail carrier on skis that do not agree. */
function mailCarrier(pen: Pen, mood: FigureMood): void {
  const far = mood === 'calm' ? 40 : 17;
  const blue = '#4a70b8';
  for (const side of [-1, 1]) {
    const turn = mood === 'calm' ? side * 7 : 0;
    pen.limb(
      [
        [side * 15, -60],
        [side * (far * 0.7 + 8), -34],
        [side * far, -10],
      ],
      22,
      '#3a4a7a',
      'figure',
    );
    pen.at(
      side * far,
      -4,
      1,
      () => {
        pen.shape('M-44 2Q-52 -2 -50 -12Q-44 -6 -36 -4L34 -4Q38 -2 34 2Z', '#f2a541', { ...PART, rim: 1 });
        pen.shape(roundedRect(-13, -18, 26, 15, 6), '#6a4436', BIT);
      },
      turn,
    );
  }
  pen.shape('M-36 -54C-42 -96 -28 -124 0 -124C28 -124 42 -96 36 -54Q0 -44 -36 -54Z', blue, BODY);
  pen.line('M0 -122L0 -54', mix(blue, '#ffffff', 0.35), 3);
  for (const y of [-100, -84, -68]) pen.ellipse(7, y, 3, 3, '#ffd36b', PLAIN);
  pen.line('M-26 -118L30 -66', '#8a5a3a', 7);
  pen.shape(roundedRect(14, -78, 46, 38, 7), '#b87848', PART);
  pen.shape('M14 -72Q37 -48 60 -72L60 -78L14 -78Z', mix('#b87848', '#ffffff', 0.2), BIT);
  pen.shape('M24 -92L48 -96L50 -78L26 -78Z', '#fff6e4', BIT);
  pen.limb(
    [
      [-30, -104],
      [-50, -90],
      [-54, -74],
    ],
    17,
    blue,
    'figure',
  );
  pen.limb(
    [
      [30, -104],
      [50, -92],
      [54, -80],
    ],
    17,
    blue,
    'figure',
  );
  pen.line('M-56 -96L-62 -2', '#8f9cb8', 4);
  pen.line('M-70 -12L-53 -10', '#8f9cb8', 4);
  pen.ellipse(-56, -74, 9.5, 9.5, '#e8635a', BIT);
  pen.ellipse(54, -78, 9.5, 9.5, '#e8635a', BIT);
  pen.shape('M-30 -122Q0 -108 30 -122L28 -110Q0 -98 -28 -110Z', '#ffd36b', PART);
  pen.at(0, -142, 0.86, () => warmHead(pen, mood, '#a06a48', '#4a70b8', '#3a2433'));
  if (mood === 'asleep') dreams(pen, 36, -168);
}

export const arcticHelpers: Readonly<Record<string, Figure>> = {
  fisher: { width: 166, height: 190, draw: iceFisher },
  reindeer: { width: 168, height: 186, draw: reindeer },
  fox: { width: 170, height: 164, draw: whiteFox },
  mailwoman: { width: 172, height: 190, draw: mailCarrier },
};
