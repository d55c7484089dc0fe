// More places of Back Lane: those with machines, ice, pictures and books.
import { mix } from '../../color.ts';
import { curve, num, polygon, puff, roundedRect, sparkle, type Point } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import { contactShadow, type View } from '../../view.ts';
import { bunting } from './buildings.ts';
import { bush } from './plants.ts';
import { clock, lampOfYears } from './time-things.ts';
import { beside } from './wayside.ts';

const FIGURE = { material: 'figure' } as const;
const GLOW = { material: 'glow' } as const;

/** A station inside its own cloud, with something large and black that breathes. */
export function steamStation(view: View): void {
  const { pen } = view;
  const random = view.stream('steam');
  beside(view, 318, 676, () => {
    pen.line('M-190 4L320 4', '#5a4a80', 9, { material: 'land' });
    for (let x = -180; x < 300; x += 44) pen.shape(roundedRect(x, 6, 26, 10, 3), '#8a5f68', { shade: 0.2 });
    for (const [x, y, r] of [
      [-66, -300, 30],
      [-30, -334, 40],
      [26, -346, 34],
      [-104, -280, 20],
    ] as const)
      pen.shape(puff(x, y, r, r * 0.8, 9, random), view.through('#f0e8fa', 0.1), {
        shade: 0.7,
        rim: 0.8,
        opacity: 0.92,
        ink: 0.7,
      });
    engine(pen, view.palette.lamp);
    for (const [x, y, r] of [
      [-140, -14, 34],
      [-92, 0, 26],
      [176, -10, 40],
      [60, 4, 24],
    ] as const)
      pen.shape(puff(x, y, r * 1.4, r * 0.7, 9, random), view.through('#f4eefc', 0.05), {
        shade: 0.6,
        rim: 0.8,
        opacity: 0.9,
        ink: 0.7,
      });
  });
  beside(view, -372, 646, () => {
    pen.shape(roundedRect(-8, -230, 16, 232, 5), '#4a4a7c', { shade: 0.4, rim: 0.6 });
    pen.line('M0 -196Q40 -200 44 -236M0 -196Q-40 -200 -44 -236', '#4a4a7c', 6);
    clock(pen, 0, -262, 46, '#c9803f', -1.2);
    pen.shape(roundedRect(-24, -10, 48, 14, 5), '#4a4a7c', { shade: 0.3 });
  });
}

/** A friendly steam engine, seen from the side; it looks to the hero. */
function engine(pen: Pen, lamp: string): void {
  const iron = '#4a4a86';
  const red = '#e0605a';
  pen.shape(roundedRect(60, -212, 130, 180, 8), red, { ...FIGURE, shade: 1.2, rim: 1 });
  pen.shape(roundedRect(48, -228, 160, 22, 9), iron, { ...FIGURE, shade: 0.3, rim: 0.8 });
  pen.glow(120, -160, 70, lamp, 0.7);
  pen.shape(roundedRect(88, -192, 62, 60, 12), lamp, { ...GLOW, ink: 0.8 });
  pen.shape(roundedRect(-112, -152, 178, 102, 40), iron, { ...FIGURE, shade: 1.4, rim: 1.2 });
  for (const x of [-56, 0]) pen.line(`M${x} -150L${x} -52`, '#e0a94e', 7);
  pen.ellipse(-104, -101, 31, 50, mix(iron, '#ffffff', 0.2), { ...FIGURE, shade: 0.6, rim: 0.8 });
  pen.ellipse(-108, -101, 22, 38, mix(iron, '#241a4a', 0.3), { ...FIGURE, ink: 0.4 });
  pen.shape(
    polygon([
      [-92, -150],
      [-46, -150],
      [-36, -222],
      [-102, -222],
    ]),
    iron,
    { ...FIGURE, shade: 0.6, rim: 1 },
  );
  pen.shape(roundedRect(-112, -236, 86, 17, 8), '#e0a94e', { ...FIGURE, shade: 0.3, rim: 0.8 });
  pen.shape('M8 -150Q10 -184 32 -184Q54 -184 56 -150Z', '#e0a94e', { ...FIGURE, shade: 0.5, rim: 0.8 });
  pen.shape(roundedRect(-130, -58, 326, 26, 8), red, { ...FIGURE, shade: 0.4 });
  pen.glow(-128, -124, 60, lamp, 0.9);
  pen.ellipse(-128, -124, 14, 16, '#fff3c0', { ...GLOW, ink: 0.8 });
  pen.shape('M-126 -34L-172 2L-100 2Z', '#e0a94e', { ...FIGURE, shade: 0.4 });
  for (const [x, r] of [
    [-72, 28],
    [0, 34],
    [80, 34],
    [152, 34],
  ] as const) {
    pen.ellipse(x, -r, r, r, mix(iron, '#1a1438', 0.2), { ...FIGURE, shade: 0.3, rim: 0.6 });
    pen.ellipse(x, -r, r * 0.68, r * 0.68, red, { ...FIGURE, ink: 0.6 });
    for (let i = 0; i < 4; i++)
      pen.line(
        `M${num(x + Math.cos(i * 0.785) * r * 0.62)} ${num(-r + Math.sin(i * 0.785) * r * 0.62)}L${num(x - Math.cos(i * 0.785) * r * 0.62)} ${num(-r - Math.sin(i * 0.785) * r * 0.62)}`,
        '#f6c8a0',
        3,
      );
    pen.ellipse(x, -r, r * 0.2, r * 0.2, '#e0a94e', { ...FIGURE, ink: 0.5 });
  }
  pen.line('M0 -30L152 -30', '#c9cbe6', 8);
}

/** A river frozen so hard that the town moved out onto it. */
export function frostFair(view: View): void {
  const { pen, hero, side } = view;
  const ice = (dx: number, y: number) => `${num(hero.x + side * dx)} ${y}`;
  pen.shape(
    `M${ice(-660, 640)}C${ice(-300, 660)} ${ice(-120, 622)} ${ice(80, 618)}C${ice(260, 616)} ${ice(420, 626)} ${ice(660, 608)}L${ice(660, 800)}L${ice(-660, 800)}Z`,
    view.through('#d6ecfa', 0.03),
    {
      rim: 1.2,
      toward: view.through('#9fc4ea', 0),
    },
  );
  for (const [x, y, w] of [
    [-210, 700, 90],
    [60, 734, 130],
    [190, 660, 70],
    [-340, 668, 60],
    [330, 716, 100],
  ] as const)
    pen.line(`M${ice(x, y)}L${ice(x + w, y - 6)}`, '#ffffff', 4, { material: 'land', opacity: 0.7 });
  beside(view, 392, 632, () => fairStall(pen, 170, '#e8635a', '#fff0d8'));
  beside(view, 232, 650, () => fairStall(pen, 150, '#4fa88f', '#fff6e0'));
  bunting(view, hero.x + side * 140, 420, hero.x + side * 520, 400, 34, 'flag');
  beside(view, 250, 654, () => gingerbread(pen));
  beside(view, -330, 640, () => rowingBoat(pen), 0.8);
}

function fairStall(pen: Pen, width: number, color: string, stripe: string): void {
  const w = width / 2;
  pen.ellipse(0, 2, w + 14, 9, '#7f9cc8', { ink: 0, opacity: 0.5 });
  for (const x of [-w + 6, w - 6])
    pen.shape(roundedRect(x - 5, -150, 10, 152, 4), '#8a5f48', { ...FIGURE, shade: 0.3 });
  pen.glow(0, -90, 90, '#ffd98a', 0.8);
  pen.shape(roundedRect(-w + 6, -140, width - 12, 70, 3), '#7a5070', { ...FIGURE, ink: 0.5 });
  pen.shape(roundedRect(-w, -74, width, 76, 6), color, { ...FIGURE, shade: 1, rim: 0.8 });
  for (let x = -w + 20; x < w - 8; x += 30)
    pen.shape(roundedRect(x, -66, 14, 62, 3), stripe, { ...FIGURE, ink: 0.3, opacity: 0.8 });
  pen.shape(roundedRect(-w - 8, -82, width + 16, 13, 5), '#e0b080', { ...FIGURE, shade: 0.3, rim: 0.8 });
  const roof: Point[] = [
    [-w - 20, -138],
    [0, -236],
    [w + 20, -138],
  ];
  const tent = `${polygon(roof, false)}Q${num(w * 0.7)} -122 ${num(w * 0.46)} -138Q${num(w * 0.2)} -122 0 -138Q${num(-w * 0.2)} -122 ${num(-w * 0.46)} -138Q${num(-w * 0.7)} -122 ${num(-w - 20)} -138Z`;
  pen.shape(tent, color, { ...FIGURE, shade: 1, rim: 1 });
  pen.shape(`M0 -236L${num(w * 0.46)} -138Q${num(w * 0.2)} -122 0 -138Z`, stripe, { ...FIGURE, ink: 0.4 });
  pen.shape(`M0 -236L${num(-w - 20)} -138Q${num(-w * 0.7)} -122 ${num(-w * 0.46)} -138Z`, stripe, {
    ...FIGURE,
    ink: 0.4,
  });
  pen.shape(`M-44 -182Q-16 -226 0 -238Q18 -222 42 -184Q26 -194 18 -180Q4 -196 -10 -182Q-26 -196 -44 -182Z`, '#ffffff', {
    ink: 0.5,
    shade: 0.4,
  });
  pen.line('M0 -236L0 -262', '#8a5f48', 4);
  pen.shape('M1 -262L28 -254L1 -246Z', '#f2b541', { ...FIGURE, ink: 0.6 });
}

function gingerbread(pen: Pen): void {
  for (const [x, turn] of [
    [-44, -8],
    [-6, 4],
    [34, -4],
  ] as const)
    pen.at(
      x,
      -96,
      0.9,
      () => {
        pen.shape('M0 14C-22 -2 -18 -20 -8 -20Q-2 -20 0 -13Q2 -20 8 -20C18 -20 22 -2 0 14Z', '#b8723f', {
          ...FIGURE,
          shade: 0.4,
          rim: 0.6,
        });
        pen.line('M0 8C-14 -3 -13 -14 -7 -14Q-2 -13 0 -7Q2 -13 7 -14C13 -14 14 -3 0 8', '#fff4e0', 2.2);
      },
      turn,
    );
}

/** The boat that is rowed nowhere, beautifully. */
function rowingBoat(pen: Pen): void {
  pen.ellipse(0, 4, 104, 12, '#7f9cc8', { ink: 0, opacity: 0.5 });
  pen.line('M-20 -30L-96 -78M24 -30L104 -70', '#c98a5a', 7);
  for (const [x, y, turn] of [
    [-100, -80, 34],
    [108, -72, -28],
  ] as const)
    pen.at(x, y, 1, () => pen.ellipse(0, 0, 19, 8, '#e0b080', { ...FIGURE, shade: 0.2 }), turn);
  pen.shape('M-100 -46Q0 -28 100 -46Q86 2 44 4L-44 4Q-86 2 -100 -46Z', '#4f86c8', { ...FIGURE, shade: 1, rim: 1 });
  pen.line('M-92 -30Q0 -12 92 -30', '#fff0d8', 5);
  pen.shape('M-100 -46Q0 -28 100 -46Q0 -58 -100 -46Z', '#8a5f48', { ...FIGURE, ink: 0.6 });
  pen.shape(roundedRect(-26, -48, 52, 10, 4), '#c98a5a', { ...FIGURE, shade: 0.2 });
}

/** A camera under a black cloth that has five legs: three of wood, two with shoes on. */
export function photographGarden(view: View): void {
  const { pen, hero, side } = view;
  const random = view.stream('garden');
  contactShadow(view, hero.x + side * 250, 672, 90, 0.28);
  beside(view, 330, 640, () => {
    const hedge = view.through('#4f9a78', 0.05);
    bush(pen, random, -70, 10, 200, hedge, '#f29fbf');
    bush(pen, random, 110, 14, 240, mix(hedge, '#ffffff', 0.08), '#ffe08a');
    roseArch(pen);
  });
  beside(view, 250, 676, () => camera(pen));
  beside(view, 396, 690, () => photoDog(pen));
  beside(view, -368, 646, () => lampOfYears(view, 0, 0, 190, 2));
}

/** An arch of roses with a garden chair under it. */
function roseArch(pen: Pen): void {
  pen.line('M20 4L20 -170Q20 -264 92 -264Q164 -264 164 -170L164 4', '#f6ead8', 9);
  pen.line('M36 4L36 -168Q36 -246 92 -246Q148 -246 148 -168L148 4', '#e2d2ba', 6);
  for (let i = 0; i < 17; i++) {
    const t = i / 16;
    const angle = Math.PI * (1 + t);
    const onLeg = i < 4 || i > 12;
    const x = onLeg ? (i < 4 ? 28 : 156) + (i % 2 ? 7 : -7) : 92 + Math.cos(angle) * 66;
    const y = onLeg ? (i < 4 ? -40 - i * 36 : -40 - (16 - i) * 36) : -172 + Math.sin(angle) * 84;
    pen.ellipse(x - 9, y + 6, 10, 6, '#5fae80', { ink: 0.4 });
    pen.ellipse(x, y, 11, 11, i % 3 ? '#f28fa8' : '#ffd1dc', { ...FIGURE, ink: 0.6, shade: 0.3 });
    pen.line(`M${num(x - 4)} ${num(y)}Q${num(x)} ${num(y - 5)} ${num(x + 4)} ${num(y)}`, '#b84a6a', 2, {
      opacity: 0.7,
    });
  }
  pen.shape(roundedRect(62, -110, 60, 70, 18), '#8fc8c0', { ...FIGURE, shade: 0.6, rim: 0.8 });
  pen.shape(roundedRect(54, -54, 76, 17, 8), '#a8dcd2', { ...FIGURE, shade: 0.3, rim: 0.8 });
  for (const x of [60, 116]) pen.shape(roundedRect(x, -38, 8, 42, 4), '#8a5f48', { ...FIGURE, shade: 0.2 });
}

function camera(pen: Pen): void {
  pen.line('M-30 -120L-62 0M-24 -120L-20 6M-14 -120L16 2', '#a5683f', 8);
  for (const x of [44, 74]) {
    pen.line(`M${x} -60L${x} -10`, '#5a5a8c', 15);
    pen.shape(`M${x - 26} 4Q${x - 26} -14 ${x - 6} -14L${x + 9} -14L${x + 9} 4Z`, '#7a4a3a', {
      ...FIGURE,
      shade: 0.3,
      rim: 0.6,
    });
  }
  pen.shape(
    curve(
      [
        [-6, -192],
        [40, -206],
        [84, -176],
        [104, -110],
        [104, -44],
        [76, -52],
        [50, -40],
        [24, -52],
        [2, -60],
        [-8, -110],
      ],
      true,
      0.13,
    ),
    '#3f3a6c',
    { ...FIGURE, shade: 1.4, rim: 1.2 },
  );
  pen.line('M36 -196Q44 -120 30 -58M70 -180Q84 -120 78 -56', '#2a2654', 4, { opacity: 0.7 });
  pen.shape(
    polygon([
      [-56, -196],
      [-8, -204],
      [-8, -104],
      [-56, -112],
    ]),
    '#6a4a5a',
    { ...FIGURE, shade: 0.4 },
  );
  for (const x of [-46, -34, -22]) pen.line(`M${x} -196L${x} -112`, '#4a3048', 3);
  pen.shape(roundedRect(-72, -192, 20, 78, 5), '#c98a5a', { ...FIGURE, shade: 0.5, rim: 0.8 });
  pen.shape(roundedRect(-100, -172, 32, 38, 8), '#e0b060', { ...FIGURE, shade: 0.4, rim: 0.8 });
  pen.ellipse(-100, -153, 9, 19, '#3f5a9a', { ...FIGURE, ink: 0.6 });
  pen.ellipse(-102, -159, 3, 6, '#cfe8ff', { ...GLOW, ink: 0 });
  pen.line('M104 -90Q126 -70 118 -34', '#e8635a', 4);
  pen.ellipse(118, -26, 9, 12, '#e8635a', { ...FIGURE, shade: 0.3 });
}

/** In the picture it will have no tail at all. */
function photoDog(pen: Pen): void {
  const fur = '#e8c090';
  for (const opacity of [0.35, 0.55])
    pen.line(`M30 -28Q${opacity > 0.4 ? 54 : 46} -38 ${opacity > 0.4 ? 56 : 36} -58`, fur, 8, { opacity });
  pen.shape(
    curve([
      [-26, 2],
      [-24, -40],
      [0, -54],
      [26, -36],
      [34, 2],
    ]),
    fur,
    { ...FIGURE, shade: 0.8, rim: 1 },
  );
  for (const x of [-16, 10]) pen.ellipse(x, 0, 11, 7, mix(fur, '#ffffff', 0.3), { ...FIGURE, shade: 0.2 });
  pen.ellipse(-12, -64, 25, 22, fur, { ...FIGURE, shade: 0.5, rim: 0.8 });
  for (const s of [-1, 1])
    pen.shape(
      curve([
        [-12 + s * 18, -82],
        [-12 + s * 34, -70],
        [-12 + s * 30, -48],
        [-12 + s * 20, -60],
      ]),
      '#a5704a',
      { ...FIGURE, shade: 0.3 },
    );
  pen.ellipse(-14, -54, 13, 10, '#fff0dc', { ...FIGURE, ink: 0.4 });
  pen.ellipse(-14, -59, 5, 4, '#3a2438', { material: 'eye', ink: 0 });
  for (const x of [-22, -3]) pen.ellipse(x, -68, 3.4, 4.2, '#2a1d3f', { material: 'eye', ink: 0 });
  pen.line('M-20 -50Q-14 -46 -8 -50', '#5a2f3a', 2.4, { material: 'eye' });
  pen.line('M-24 -44Q-10 -36 4 -44', '#e8635a', 6);
}

/** A library that keeps every book on a chain, as one keeps a dog. */
export function chainedLibrary(view: View): void {
  const { pen, hero, side } = view;
  contactShadow(view, hero.x + side * 340, 668, 160, 0.28);
  beside(view, 350, 664, () => {
    const wood = view.through('#9a6a58', 0);
    pen.shape(roundedRect(-130, -350, 280, 356, 10), wood, { shade: 1.8, rim: 1 });
    pen.shape('M-140 -344Q10 -396 160 -344L160 -330L-140 -330Z', mix(wood, '#ffffff', 0.14), { shade: 0.4, rim: 1 });
    for (const top of [-318, -214, -110]) shelf(view, top, wood);
  });
  beside(view, 214, 672, () => lectern(pen));
  beside(view, -366, 648, () => lampOfYears(view, 0, 0, 200, 1));
}

/** A shelf of books from 0,top down, with a chain for each. */
function shelf(view: View, top: number, wood: string): void {
  const { pen } = view;
  const random = view.stream(`books ${top}`, 'story');
  const colors = ['#c8606e', '#4f8fa8', '#d89a4a', '#6f9a6a', '#8a6ab8', '#b8784a', '#e0c8a0'] as const;
  pen.shape(roundedRect(-116, top, 252, 92, 5), mix(wood, '#2a1438', 0.5), { ink: 0.6 });
  let x = -110;
  while (x < 104) {
    const width = random.between(17, 31);
    const height = random.between(56, 80);
    const color = random.pick(colors);
    pen.shape(roundedRect(x, top + 88 - height, width, height, 3), color, { ...FIGURE, shade: 0.5, rim: 0.6 });
    pen.line(
      `M${num(x + 4)} ${num(top + 102 - height)}L${num(x + width - 4)} ${num(top + 102 - height)}M${num(x + 4)} ${num(top + 76)}L${num(x + width - 4)} ${num(top + 76)}`,
      '#ffe6b0',
      2.4,
      { opacity: 0.8 },
    );
    if (random.chance(0.8)) {
      const [from, to] = [x + width / 2, x + width / 2 + random.between(6, 18)];
      const middle = top + 126;
      pen.add(
        `<path d="M${num(from)} ${num(top + 60)}Q${num(from + 3)} ${num(middle)} ${num(to)} ${num(top + 94)}" fill="none" stroke="${pen.color('#cfd3ea', 'figure')}" stroke-width="3.6" stroke-linecap="round" stroke-dasharray="3 4.4"/>`,
      );
    }
    x += width + 3;
  }
  pen.shape(roundedRect(-124, top + 88, 268, 13, 4), mix(wood, '#ffffff', 0.2), { shade: 0.3, rim: 0.8 });
}

/** One book lies open, on the longest chain of all. */
function lectern(pen: Pen): void {
  pen.shape(
    polygon([
      [-9, -110],
      [9, -110],
      [14, 0],
      [-14, 0],
    ]),
    '#8a5f48',
    { ...FIGURE, shade: 0.4 },
  );
  pen.shape(roundedRect(-36, -10, 72, 14, 6), '#8a5f48', { ...FIGURE, shade: 0.3, rim: 0.6 });
  pen.shape(
    polygon([
      [-58, -104],
      [58, -104],
      [44, -138],
      [-44, -138],
    ]),
    '#a5704f',
    { ...FIGURE, shade: 0.4, rim: 0.8 },
  );
  pen.glow(0, -136, 70, '#ffe9b0', 0.6);
  pen.shape('M0 -116Q-26 -132 -54 -118L-42 -150Q-20 -162 0 -148Q20 -162 42 -150L54 -118Q26 -132 0 -116Z', '#fff6e0', {
    ...FIGURE,
    shade: 0.4,
    rim: 0.8,
  });
  pen.line(
    'M0 -116L0 -148M-40 -140Q-22 -148 -8 -140M-44 -130Q-24 -138 -8 -130M10 -130Q28 -138 44 -130',
    '#b89f80',
    2.2,
  );
  pen.ellipse(24, -142, 10, 7, '#ffffff', { ...FIGURE, ink: 0.6 });
  pen.ellipse(15, -143, 4.4, 4, '#5a4a6a', { ...FIGURE, ink: 0.3 });
  pen.add(
    `<path d="M56 -116Q100 -40 66 0Q110 -20 132 -60" fill="none" stroke="${pen.color('#cfd3ea', 'figure')}" stroke-width="4" stroke-linecap="round" stroke-dasharray="3.4 5"/>`,
  );
  pen.shape(sparkle(-20, -176, 10), '#fff2c0', { ...GLOW, ink: 0 });
}
