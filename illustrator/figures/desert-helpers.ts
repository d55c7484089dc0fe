// Whom one meets on the way in the desert.
import { mix } from '../color.ts';
import { BIT, BODY, PART, PLAIN } from '../companions/parts.ts';
import type { Pen } from '../pen.ts';
import type { Figure, FigureMood } from './figure.ts';
import { creatureEye, creatureFace, dreams } from './creature-face.ts';

/** A sidewinder, who looks at one thing and arrives beside it. */
function sidewinder(pen: Pen, mood: FigureMood): void {
  const [skin, mark] = ['#d8a868', '#a5643f'];
  const body =
    mood === 'asleep'
      ? 'M40 -10C70 -6 70 -34 30 -34C-20 -34 -60 -30 -56 -14C-50 4 30 4 20 -16'
      : 'M72 -8C40 6 26 -10 40 -24C52 -38 20 -50 6 -34C-8 -16 -34 6 -48 -16C-56 -34 -40 -50 -46 -72';
  pen.line(body, mix(skin, '#5a3040', 0.3), 29);
  pen.line(body, skin, 25);
  pen.line(body, mix(skin, '#fff3d0', 0.4), 7, { opacity: 0.7 });
  const marks =
    mood === 'asleep'
      ? ([
          [-40, -24],
          [-10, -34],
          [24, -34],
          [-30, -4],
          [0, 2],
        ] as const)
      : ([
          [40, -10],
          [34, -34],
          [8, -36],
          [-20, -10],
          [-46, -30],
        ] as const);
  for (const [x, y] of marks) pen.ellipse(x, y, 6.5, 5, mark, PLAIN);
  for (const [dx, r] of [
    [0, 7],
    [9, 6],
    [16, 5],
  ] as const)
    pen.ellipse((mood === 'asleep' ? 50 : 72) + dx * 0.9, mood === 'asleep' ? -8 : -8 - dx * 0.5, r, r, '#f2d8a0', BIT);
  const [x, y] = mood === 'asleep' ? [-18, -46] : [-46, -92];
  pen.at(x, y, 1, () => {
    if (mood !== 'asleep') pen.line('M-34 14L-48 18M-48 18L-56 14M-48 18L-54 24', '#e8635a', 3);
    pen.shape('M-42 8C-44 -18 -22 -30 2 -30C28 -30 42 -14 40 6C36 28 -36 28 -42 8Z', skin, BODY);
    pen.shape('M-14 -28Q2 -16 18 -28Q4 -36 -14 -28Z', mark, PLAIN);
    for (const side of [-1, 1])
      pen.shape(`M${-2 + side * 10} -26L${-2 + side * 19} -36L${-2 + side * 26} -24Z`, mix(skin, mark, 0.4), BIT);
    creatureFace(pen, mood, { x: -4, y: -6, apart: 18, size: 0.9, mouth: 17, mouthSize: 0.67, calm: 'unsure' });
  });
  if (mood === 'asleep') dreams(pen, 26, -76);
}

/** A camel on his knees, who has forgotten which end gets up first. */
function camel(pen: Pen, mood: FigureMood): void {
  const [coat, light, dark] = ['#d8a870', '#f2d8a8', '#a5744a'];
  const up = mood === 'glad';
  const y = up ? -44 : 0;
  if (up)
    for (const x of [-32, -12, 38, 58]) {
      pen.shape(`M${x - 8} -60L${x - 7} -8L${x + 7} -8L${x + 8} -60Z`, mix(coat, dark, 0.35), PART);
      pen.ellipse(x - 1, -5, 11, 6, dark, BIT);
    }
  pen.at(0, y, up ? 0.9 : 1, () => {
    pen.line('M74 -50Q86 -40 82 -22', dark, 5);
    pen.ellipse(82, -18, 5, 8, dark, BIT);
    pen.shape(
      'M-54 -30C-60 -62 -36 -74 -18 -72C-14 -106 12 -108 18 -78C24 -108 52 -104 54 -70C78 -66 84 -36 74 -10C50 2 -30 2 -54 -30Z',
      coat,
      BODY,
    );
    pen.shape('M-24 -74Q0 -66 22 -76Q40 -66 58 -70Q62 -44 48 -38Q16 -28 -18 -40Q-28 -56 -24 -74Z', '#c8504f', PART);
    pen.line('M-20 -52Q16 -42 52 -52', '#ffd36b', 5);
    for (const x of [-14, 4, 22, 40]) pen.line(`M${x} -36L${x} -26`, '#ffd36b', 4);
    if (!up)
      for (const [x, width] of [
        [-36, 30],
        [46, 34],
      ] as const) {
        pen.ellipse(x, -9, width, 11, mix(coat, dark, 0.3), PART);
        pen.ellipse(x - width + 4, -6, 9, 6, dark, BIT);
      }
    pen.shape('M-32 -50C-52 -48 -76 -62 -74 -110L-50 -116C-50 -86 -42 -74 -22 -70Z', coat, PART);
    pen.shape('M-66 -64Q-54 -44 -36 -46Q-46 -30 -56 -42Q-66 -46 -66 -64Z', dark, BIT);
    pen.at(-60, -122, 1, () => camelHead(pen, mood, coat, light, dark));
  });
  if (mood === 'asleep') dreams(pen, -22, -140);
}

function camelHead(pen: Pen, mood: FigureMood, coat: string, light: string, dark: string): void {
  for (const side of [-1, 1])
    pen.shape(`M${side * 16} -20Q${side * 26} -40 ${side * 32} -26Q${side * 30} -14 ${side * 18} -12Z`, coat, PART);
  pen.shape('M-26 -8C-28 -28 -14 -32 0 -32C14 -32 28 -28 26 -8C26 18 16 30 0 30C-16 30 -26 18 -26 -8Z', coat, BODY);
  pen.shape('M-14 -30Q-6 -44 0 -36Q6 -46 14 -30Q0 -22 -14 -30Z', dark, BIT);
  pen.ellipse(0, 16, 22, 15, light, { ...PART, shade: 0.5 });
  for (const side of [-1, 1]) pen.ellipse(side * 7, 10, 2.6, 3.2, dark, PLAIN);
  const cheeks = { apart: 22, size: 0.6 };
  creatureFace(pen, mood, { y: -8, apart: 13, size: 0.8, mouth: 28, mouthSize: 0.58, cheeks, calm: 'unsure' });
}

/** A weaver bird before a nest of a hundred doors, who cannot find his own. */
function weaver(pen: Pen, mood: FigureMood): void {
  const [straw, bird] = ['#d8b468', '#a0704a'];
  pen.line('M52 2C50 -60 66 -120 60 -188M60 -170Q20 -190 -50 -176M60 -140Q80 -150 84 -164', '#6a4a40', 9);
  pen.line('M20 -182L16 -192M-14 -184L-20 -194M40 -178L46 -190M57 -60L68 -66M57 -100L46 -108', '#6a4a40', 4);
  pen.shape(
    'M-66 -104C-70 -148 -40 -178 -4 -178C34 -178 52 -146 48 -104C44 -80 20 -72 -8 -74C-36 -72 -62 -82 -66 -104Z',
    straw,
    BODY,
  );
  let blades = '';
  for (const [x, y] of [
    [-54, -120],
    [-38, -150],
    [-10, -164],
    [20, -152],
    [36, -122],
    [-24, -128],
    [10, -132],
    [-46, -92],
    [26, -94],
    [-10, -92],
  ] as const)
    blades += `M${x} ${y}Q${x + 7} ${y - 7} ${x + 16} ${y - 5}M${x + 2} ${y + 6}Q${x + 8} ${y + 1} ${x + 15} ${y + 4}`;
  pen.line(blades, mix(straw, '#8a5a3a', 0.5), 2.8, { opacity: 0.8 });
  for (const [x, y] of [
    [-44, -106],
    [-16, -112],
    [14, -110],
    [-30, -138],
    [2, -142],
    [30, -132],
    [-4, -88],
  ] as const) {
    pen.ellipse(x, y, 9.5, 10, mix(straw, '#4a2f3a', 0.75), BIT);
    pen.line(`M${x - 10} ${y - 1}Q${x} ${y - 15} ${x + 10} ${y - 1}`, mix(straw, '#fff3d0', 0.4), 3.4);
  }
  for (const x of [-48, -30, 14, 32]) pen.line(`M${x} -78Q${x - 2} -70 ${x + 3} -64`, mix(straw, '#8a5a3a', 0.3), 3);
  if (mood === 'asleep') {
    pen.ellipse(-16, -110, 12, 11, bird, PART);
    creatureEye(pen, mood, -20, -112, { size: 0.5 });
    creatureEye(pen, mood, -10, -112, { size: 0.5 });
    pen.shape('M-18 -107L-12 -107L-15 -102Z', '#f2b54a', BIT);
    dreams(pen, -60, -150);
    return;
  }
  pen.at(-44, -36, 1, () => {
    pen.line('M-4 24L-6 34M8 24L8 34', '#f2b54a', 4);
    pen.shape('M24 2Q48 -6 54 6Q42 14 22 14Z', mix(bird, '#4a2f3a', 0.3), PART);
    pen.shape('M-30 -2C-34 -26 -16 -38 2 -36C24 -34 34 -14 30 6C26 22 8 28 -6 26C-20 24 -28 14 -30 -2Z', bird, BODY);
    pen.ellipse(-8, 12, 17, 12, '#f2dcb8', PLAIN);
    const wing =
      mood === 'glad' ? 'M12 -6C32 -34 48 -30 44 -12C36 8 20 10 12 -6Z' : 'M8 -4C28 -12 36 0 32 12C20 18 8 12 8 -4Z';
    pen.shape(wing, mix(bird, '#4a2f3a', 0.25), PART);
    creatureFace(pen, mood, { x: -9, y: -13, apart: 11, size: 0.72, cheeks: { apart: 18, size: 0.5 } });
    pen.shape('M-15 -5L-2 -5L-9 5Z', '#f2b54a', BIT);
  });
}

/** A well digger, who has only ever thought about down. */
function wellDigger(pen: Pen, mood: FigureMood): void {
  if (mood === 'calm') {
    pen.shape('M-80 2C-70 -22 -40 -26 0 -26C40 -26 70 -22 80 2C60 16 -60 16 -80 2Z', '#e0a870', PART);
    pen.ellipse(0, -8, 56, 17, '#6a4450', BIT);
    pen.clip('M-90 -140L90 -140L90 -4Q0 18 -90 -4Z', () => diggerHead(pen, mood, -30));
    pen.shape('M-58 -6Q0 22 58 -6Q64 6 44 12Q0 20 -44 12Q-64 6 -58 -6Z', '#e8b47a', PART);
    for (const side of [-1, 1])
      pen.shape(
        `M${side * 52} -2C${side * 50} -18 ${side * 34} -18 ${side * 32} -4C${side * 36} 6 ${side * 48} 6 ${side * 52} -2Z`,
        '#c1845a',
        { material: 'skin', shade: 0.3, ink: 0.7 },
      );
    return;
  }
  for (const x of [-14, 14]) {
    pen.shape(`M${x - 11} -54L${x - 11} -8L${x + 11} -8L${x + 11} -54Z`, '#5f6a9a', PART);
    pen.ellipse(x - 3, -5, 15, 7, '#6a4436', BIT);
  }
  pen.shape('M-34 -44C-40 -84 -26 -104 0 -104C26 -104 40 -84 34 -44Q0 -34 -34 -44Z', '#f2e4cc', BODY);
  pen.shape('M-34 -56Q0 -46 34 -56L34 -44Q0 -34 -34 -44Z', '#c8504f', BIT);
  pen.line('M-16 -102L-20 -58M16 -102L20 -58', '#5f6a9a', 7);
  pen.limb(
    [
      [-28, -90],
      [-48, -76],
      [-56, -62],
    ],
    17,
    '#f2e4cc',
    'figure',
  );
  pen.limb(
    [
      [28, -90],
      [48, -80],
      [56, -70],
    ],
    17,
    '#f2e4cc',
    'figure',
  );
  pen.line('M60 -124L58 -22', '#a5703f', 6);
  pen.shape('M46 -28L72 -28Q74 -2 59 4Q44 -2 46 -28Z', '#a8b4cc', PART);
  for (const [x, y] of [
    [-57, -60],
    [58, -70],
  ] as const)
    pen.ellipse(x, y, 9.5, 9.5, '#c1845a', { material: 'skin', ink: 0.7 });
  diggerHead(pen, mood, -112);
  if (mood === 'asleep') dreams(pen, 44, -164);
}

function diggerHead(pen: Pen, mood: FigureMood, y: number): void {
  pen.at(0, y, 1, () => {
    pen.ellipse(0, -12, 36, 33, '#c1845a', { material: 'skin', shade: 0.6, rim: 0.7 });
    creatureFace(pen, mood, { y: -14, apart: 14, size: 0.82, cheeks: { size: 0.7 }, calm: 'content' });
    pen.ellipse(0, -4, 7, 6, mix('#c1845a', '#a04a3a', 0.3), { material: 'skin', ink: 0.5 });
    pen.shape('M0 0C-10 -4 -22 2 -28 -2C-26 12 -8 14 0 7C8 14 26 12 28 -2C22 2 10 -4 0 0Z', '#e8e0e4', PART);
    if (mood === 'glad') pen.ellipse(0, 14, 8, 5, '#8c2f45', BIT);
    pen.shape('M-72 -30C-50 -42 50 -42 72 -30C50 -18 -50 -18 -72 -30Z', '#d8b064', { ...PART, rim: 1 });
    pen.shape('M-32 -34C-32 -66 -18 -72 0 -66C18 -72 32 -66 32 -34Q0 -26 -32 -34Z', '#d8b064', BODY);
    pen.shape('M-33 -42Q0 -32 33 -42L33 -34Q0 -24 -33 -34Z', '#c8504f', BIT);
    pen.line(`M-58 -31Q-40 -35 -36 -34M58 -31Q40 -35 36 -34`, mix('#d8b064', '#8a5a3a', 0.5), 2.4);
  });
}

export const desertHelpers: Readonly<Record<string, Figure>> = {
  sidewinder: { width: 176, height: 130, draw: sidewinder },
  camel: { width: 180, height: 190, draw: camel },
  weaver: { width: 170, height: 190, draw: weaver },
  digger: { width: 160, height: 186, draw: wellDigger },
};
