// Whom the stories of the far north are about.
import { mix } from '../color.ts';
import { BIT, BODY, PART, PLAIN } from '../companions/parts.ts';
import { curve, ellipse, num, roundedRect, sparkle } from '../path.ts';
import type { Pen } from '../pen.ts';
import { arcticHelpers } from './arctic-helpers.ts';
import type { Figure, FigureMood } from './figure.ts';
import { creatureEye, creatureFace, dreams } from './creature-face.ts';
import { drawCheek, INK } from './rig/face.ts';

/** A rooster on an oil barrel, who calls for a sun that sleeps all winter. */
function rooster(pen: Pen, mood: FigureMood): void {
  pen.shape('M-50 -2L-50 -92L50 -92L50 -2Q0 12 -50 -2Z', '#5f7fa8', BODY);
  pen.line('M-52 -30Q0 -18 52 -30M-52 -62Q0 -50 52 -62', '#46628c', 6);
  pen.ellipse(0, -92, 50, 11, '#7f9cc4', PART);
  pen.shape(
    'M-50 -94C-40 -104 -10 -100 0 -102C20 -106 44 -104 50 -92Q30 -84 20 -90Q0 -82 -16 -90Q-34 -82 -50 -94Z',
    '#f7fbff',
    { ...BIT, ink: 0.5 },
  );
  pen.at(0, -96, 1, () => roosterBody(pen, mood));
}

function roosterBody(pen: Pen, mood: FigureMood): void {
  const [orange, dark, red] = ['#f29a4a', '#b8543a', '#e0483f'];
  for (const side of [-1, 1])
    pen.line(
      `M${side * 10} -22L${side * 11} -2M${side * 11} -2L${side * 11 - 9} 2M${side * 11} -2L${side * 11 + 8} 2`,
      '#e8b04a',
      4.6,
    );
  for (const [x, y, color] of [
    [62, -122, '#3f7f8f'],
    [74, -98, '#5f4a9a'],
    [72, -76, dark],
  ] as const)
    pen.shape(`M24 -50C40 -80 50 -${-y + 6} ${x} ${y}C${x + 10} ${y + 20} 62 -42 34 -30Z`, color, PART);
  pen.shape('M-34 -96C-52 -70 -48 -24 -4 -18C34 -16 52 -40 46 -72C30 -66 18 -76 14 -96Z', orange, BODY);
  if (mood === 'asleep') {
    // his head is under his wing, comb and all
    pen.shape('M-34 -96C-40 -112 6 -116 16 -96Q0 -84 -34 -96Z', orange, PART);
    pen.shape('M6 -100Q14 -118 24 -104Q36 -110 34 -94Q22 -86 8 -92Z', red, BIT);
    pen.shape('M-24 -84C0 -104 44 -96 48 -66C36 -40 2 -38 -14 -54C-26 -62 -32 -74 -24 -84Z', dark, BODY);
    pen.line('M4 -62Q18 -54 32 -60M8 -76Q22 -68 38 -74', mix(dark, '#ffffff', 0.35), 3.4, { opacity: 0.8 });
    dreams(pen, 34, -112);
    return;
  }
  pen.shape('M-6 -74C16 -86 40 -78 44 -60C34 -44 12 -40 0 -50C-8 -56 -12 -68 -6 -74Z', dark, PART);
  pen.line('M8 -54Q20 -48 32 -54M12 -66Q24 -60 36 -64', mix(dark, '#ffffff', 0.35), 3.4, { opacity: 0.8 });
  const up = mood === 'calm' ? 14 : 0;
  pen.at(-16, -92, 1, () => roosterHead(pen, mood, orange, red), up);
  if (mood === 'calm')
    pen.line('M-66 -142L-82 -148M-70 -128L-88 -128M-64 -156L-78 -166', '#fff3d0', 4, { opacity: 0.8 });
}

function roosterHead(pen: Pen, mood: FigureMood, orange: string, red: string): void {
  pen.shape('M-14 -44C-22 -62 -10 -66 -6 -56C-6 -72 10 -72 10 -56C16 -68 28 -60 20 -44Z', red, PART);
  pen.line('M-10 -60L-8 -56M4 -66L4 -60M18 -60L16 -54', '#eaf6ff', 5);
  pen.shape(
    'M-24 8C-30 -36 -18 -50 4 -50C26 -50 34 -30 32 8Q18 0 8 10Q-4 2 -24 8Z',
    mix(orange, '#ffcf7a', 0.45),
    BODY,
  );
  if (mood === 'calm') {
    pen.shape('M-20 -30L-48 -34Q-40 -24 -22 -22Z', '#ffd36b', BIT);
    pen.shape('M-22 -22L-42 -14Q-30 -10 -18 -14Z', '#f2b54a', BIT);
  } else pen.shape('M-20 -28L-42 -22Q-32 -16 -18 -16Z', '#ffd36b', BIT);
  pen.ellipse(-16, -4, 7, 10, red, BIT);
  creatureEye(pen, mood, -2, -28, { size: 0.86 });
  drawCheek(pen, 10, -14, { size: 0.63 });
}

/** An iceberg in its water, who leans and thinks; settled, it has turned its blue side up. */
function iceberg(pen: Pen, mood: FigureMood): void {
  pen.ellipse(0, -10, 128, 20, '#274a86', { ...PLAIN, opacity: 0.95 });
  pen.line(ellipse(0, -12, 112, 14), '#8fc0e8', 3, { opacity: 0.7 });
  if (mood === 'calm') {
    pen.at(
      0,
      -10,
      1,
      () => {
        pen.shape(
          'M-98 2C-104 -40 -84 -70 -80 -110L-52 -150L-44 -196L-8 -238L16 -206L44 -212L58 -150L86 -118C84 -76 104 -40 96 2Q0 18 -98 2Z',
          '#f2f8ff',
          BODY,
        );
        pen.shape('M16 -206L44 -212L58 -150L86 -118C84 -76 104 -40 96 2Q80 6 60 7C66 -50 40 -90 40 -140Z', '#c0d8f0', {
          ...PLAIN,
          opacity: 0.8,
        });
        pen.line('M-80 -110L-56 -96M-44 -196L-24 -180M-88 -40L-66 -34M40 -60L64 -54', '#a8c8e8', 4, { opacity: 0.8 });
        creatureFace(pen, mood, { x: -14, y: -104, apart: 26, size: 1.15, mouth: 29, mouthSize: 0.96, calm: 'unsure' });
      },
      6,
    );
  } else {
    const side =
      'M-104 -8C-118 -50 -108 -96 -84 -120C-90 -160 -50 -186 -20 -172C0 -196 50 -190 58 -162C92 -160 108 -120 94 -98C116 -76 114 -36 100 -8Q0 10 -104 -8Z';
    pen.glow(0, -96, 150, '#9fe4ff', 0.6);
    pen.shape(side, '#5fb8e8', { ...BODY, toward: '#2f7fc8' });
    pen.clip(side, () => {
      pen.shape('M-90 -20C-104 -70 -80 -110 -60 -120C-50 -150 -20 -160 0 -150C-40 -120 -60 -70 -40 -8Z', '#a8e4fa', {
        ...PLAIN,
        opacity: 0.5,
      });
      for (const [x, y, r] of [
        [-60, -140, 9],
        [34, -160, 11],
        [74, -116, 8],
        [-84, -72, 7],
        [64, -48, 9],
        [0, -28, 6],
        [-52, -30, 7],
      ] as const)
        pen.shape(sparkle(x, y, r), '#ffffff', { material: 'glow', ink: 0 });
      pen.line('M-70 -100Q-56 -112 -40 -104M30 -130Q46 -142 62 -132M54 -76Q68 -84 82 -76', '#d4f4ff', 4, {
        opacity: 0.7,
      });
    });
    creatureFace(pen, mood, {
      x: -8,
      y: -92,
      apart: 26,
      size: 1.15,
      lid: '#17386e',
      mouth: 27,
      mouthSize: 1.06,
      calm: 'unsure',
    });
    if (mood === 'asleep') dreams(pen, 60, -196);
  }
  for (const [x, y, rx] of [
    [-92, -2, 24],
    [88, 0, 28],
    [0, 4, 40],
  ] as const) {
    pen.ellipse(x, y - 2, rx, 6, '#dff2ff', { ...BIT, ink: 0.5, opacity: 0.85 });
  }
  pen.line('M-60 -16Q-40 -22 -20 -16M30 -16Q50 -22 70 -16', '#ffffff', 3, { opacity: 0.7 });
}

/** A walrus in a hole in the ice, who sings like a bell when he thinks himself alone. */
function walrus(pen: Pen, mood: FigureMood): void {
  const [hide, muzzle] = ['#b0806a', '#dcb49a'];
  pen.shape(
    'M-130 -14C-110 -44 -40 -52 0 -50C60 -52 116 -40 130 -14C118 4 60 8 0 8C-60 8 -118 4 -130 -14Z',
    '#eaf5fd',
    { ...PART, rim: 1 },
  );
  pen.ellipse(0, -24, 100, 19, '#274a86', PLAIN);
  pen.shape('M-92 -22C-100 -96 -66 -170 0 -172C66 -170 100 -96 92 -22Q0 4 -92 -22Z', hide, BODY);
  pen.line(
    'M-74 -50Q-60 -42 -48 -50M74 -50Q60 -42 48 -50M-60 -70Q-54 -66 -48 -70M-20 -156Q0 -150 20 -156',
    mix(hide, '#5a3040', 0.4),
    3.6,
    { opacity: 0.6 },
  );
  creatureFace(pen, mood, { y: -122, apart: 27, cheeks: { apart: 56, below: 22, size: 1.3 } });
  // a small mouth, as of a bell
  if (mood === 'calm') pen.ellipse(0, -62, 8, 9, '#6a2f44', BIT);
  else if (mood === 'glad') {
    pen.ellipse(0, -60, 21, 19, '#6a2f44', BIT);
    pen.ellipse(0, -50, 13, 7, '#ff8a94', PLAIN);
  } else pen.line('M-9 -62Q0 -54 9 -62', INK, 3.4, { material: 'eye' });
  for (const side of [-1, 1])
    pen.shape(
      `M${side * 20} -68L${side * 38} -68Q${side * 37} -28 ${side * 27} -14Q${side * 19} -36 ${side * 20} -68Z`,
      '#fffaf0',
      { ...PART, rim: 1 },
    );
  for (const side of [-1, 1]) pen.ellipse(side * 24, -84, 31, 23, muzzle, { ...PART, shade: 0.6 });
  pen.ellipse(0, -103, 15, 10, '#5a3444', BIT);
  pen.ellipse(-4, -106, 4, 2.4, '#ffffff', { ...PLAIN, opacity: 0.6 });
  for (const side of [-1, 1]) {
    for (const [x, y] of [
      [14, -86],
      [26, -80],
      [24, -94],
      [38, -88],
    ] as const)
      pen.ellipse(side * x, y, 2, 2, '#8a5f50', PLAIN);
    pen.line(
      `M${side * 20} -76Q${side * 30} -62 ${side * 46} -56M${side * 30} -74Q${side * 44} -64 ${side * 60} -64M${side * 38} -80Q${side * 54} -74 ${side * 68} -76`,
      '#fff3dc',
      3,
    );
    pen.shape(
      `M${side * 100} -30C${side * 96} -50 ${side * 62} -50 ${side * 56} -30C${side * 58} -16 ${side * 96} -16 ${side * 100} -30Z`,
      mix(hide, '#5a3040', 0.16),
      PART,
    );
  }
  pen.line('M-114 -14Q-80 -2 -44 -4M44 -4Q80 -2 114 -14', '#ffffff', 5, { opacity: 0.9 });
  if (mood !== 'asleep') bellNotes(pen, mood === 'glad' ? 1 : 0.7);
  else dreams(pen, 50, -168);
}

/** Rings, as of a small bell that has been struck. */
function bellNotes(pen: Pen, scale: number): void {
  for (const [x, y] of [
    [-98, -132],
    [100, -144],
  ] as const)
    pen.at(x, y, scale, () => {
      pen.shape('M-13 8Q-10 4 -10 -6Q-8 -17 0 -17Q8 -17 10 -6Q10 4 13 8Q0 13 -13 8Z', '#ffd36b', { ...PART, rim: 1 });
      pen.ellipse(0, 12, 4, 4, '#e0a540', BIT);
      pen.line('M-20 -8Q-24 0 -20 8M20 -8Q24 0 20 8', '#fff3c0', 3, { opacity: 0.8 });
    });
}

/** A musk ox: a rock with hair and snow on it, and at last with feet. */
function muskOx(pen: Pen, mood: FigureMood): void {
  const [hair, dark] = ['#7f5a48', '#5a3f3c'];
  const shown = mood !== 'calm';
  if (shown)
    for (const x of [-72, -36, 44, 80]) {
      pen.shape(roundedRect(x - 12, -34, 24, 34, 8), '#efe0cc', PART);
      pen.shape(`M${x - 13} 0L${x - 12} -12Q${x} -17 ${x + 12} -12L${x + 13} 0Z`, '#4a3440', BIT);
    }
  const hem = shown ? -20 : 2;
  let coat = `M-108 ${hem}C-124 -70 -110 -130 -60 -150C-20 -176 40 -172 78 -146C116 -124 124 -66 112 ${hem}`;
  for (let x = 112; x > -108; x -= 22)
    coat += `Q${x - 7} ${hem + 9} ${num(x - 11)} ${hem - 5}Q${x - 15} ${hem + 9} ${Math.max(-108, x - 22)} ${hem}`;
  pen.shape(`${coat}Z`, hair, { ...BODY, shade: 1.3 });
  let strands = '';
  for (const [x, top] of [
    [-92, -90],
    [-70, -60],
    [44, -120],
    [66, -92],
    [88, -104],
    [100, -60],
    [24, -70],
    [-20, -40],
    [6, -30],
  ] as const)
    strands += `M${x} ${top}Q${x - 8} ${num(top * 0.6)} ${x - 3} ${num(top * 0.3 + hem * 0.6)}`;
  pen.line(strands, mix(hair, '#e8c49a', 0.35), 3.4, { opacity: 0.6 });
  // the face looks out of the hair
  pen.shape(
    'M-88 -66C-90 -110 -70 -124 -42 -124C-12 -124 8 -108 6 -66C4 -34 -14 -22 -42 -22C-68 -22 -86 -36 -88 -66Z',
    mix(hair, '#3a2433', 0.28),
    PART,
  );
  pen.ellipse(-42, -42, 27, 19, '#c49a84', { ...PART, shade: 0.5 });
  for (const side of [-1, 1]) pen.ellipse(-42 + side * 8, -47, 3.4, 2.6, dark, PLAIN);
  creatureFace(pen, mood, {
    x: -42,
    y: -80,
    apart: 22,
    size: 0.95,
    iris: '#f7e6cc',
    lid: '#fbeedd',
    cheeks: { below: 20 },
    mouth: 44,
    mouthSize: 0.75,
    lips: dark,
    calm: 'unsure',
  });
  for (const side of [-1, 1])
    pen.shape(
      `M${-42 + side * 6} -130C${-42 + side * 34} -138 ${-42 + side * 56} -116 ${-42 + side * 52} -86C${-42 + side * 56} -74 ${-42 + side * 66} -72 ${-42 + side * 70} -78C${-42 + side * 68} -58 ${-42 + side * 46} -60 ${-42 + side * 42} -82C${-42 + side * 40} -104 ${-42 + side * 28} -112 ${-42 + side * 4} -112Z`,
      '#e8d4b4',
      { ...PART, rim: 1 },
    );
  pen.shape(
    'M-70 -118C-66 -146 -20 -148 -14 -118Q-22 -104 -30 -112Q-36 -98 -44 -110Q-52 -98 -58 -108Q-66 -104 -70 -118Z',
    hair,
    PART,
  );
  if (!shown) {
    pen.shape(
      'M-78 -142C-50 -174 46 -180 88 -138C76 -128 66 -140 54 -132C40 -142 26 -130 10 -138C-8 -128 -22 -142 -40 -134C-54 -128 -66 -136 -78 -142Z',
      '#f7fbff',
      { ...PART, rim: 1 },
    );
    pen.shape('M-58 -52Q-42 -64 -26 -52Q-42 -46 -58 -52Z', '#f7fbff', BIT);
  } else if (mood === 'asleep') dreams(pen, 40, -176);
}

/** The smallest there is in the north. */
function lemming(pen: Pen, mood: FigureMood): void {
  const fur = '#d8a060';
  for (const side of [-1, 1]) pen.ellipse(side * 11, -3, 9, 4.6, '#f2c4a8', BIT);
  pen.shape(
    curve([
      [0, -52],
      [-20, -46],
      [-29, -26],
      [-25, -6],
      [0, -2],
      [25, -6],
      [29, -26],
      [20, -46],
    ]),
    fur,
    BODY,
  );
  pen.ellipse(0, -16, 17, 14, '#fff0dc', { ...PLAIN, opacity: 0.95 });
  pen.shape('M-7 -52Q0 -40 7 -52Q8 -30 0 -30Q-8 -30 -7 -52Z', '#6a4438', PLAIN);
  for (const side of [-1, 1]) {
    pen.ellipse(side * 18, -47, 7, 7, fur, BIT);
    pen.ellipse(side * 18, -46, 3.8, 3.8, '#f2b4a0', PLAIN);
    pen.ellipse(side * 12, -15, 6, 5, '#f2c4a8', BIT);
  }
  const cheeks = { apart: 18, size: 0.5 };
  creatureFace(pen, mood, { y: -35, apart: 11, size: 0.62, mouth: 10, mouthSize: 0.4, cheeks, calm: 'content' });
  pen.ellipse(0, -30, 3.4, 2.6, '#5a3040', PLAIN);
}

export const arcticFigures: Readonly<Record<string, Figure>> = {
  rooster: { width: 184, height: 264, draw: rooster },
  iceberg: { width: 256, height: 256, floats: true, draw: iceberg },
  walrus: { width: 260, height: 180, floats: true, draw: walrus },
  ox: { width: 240, height: 184, draw: muskOx },
  ...arcticHelpers,
  tiny: { width: 62, height: 58, draw: lemming },
};
