// The places of stories in space.
import { mix } from '../../color.ts';
import { curve, ellipse, num, polygon, puff, roundedRect, sparkle, star, type Point } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import { contactShadow, type View } from '../../view.ts';
import { behindGround } from './horizon.ts';
import { boulder, crystals, lantern, planet } from './space-things.ts';
import { beside } from './wayside.ts';

const FIGURE = { material: 'figure' } as const;
const GLOW = { material: 'glow' } as const;

/** The *Teapot*: a round ship with a lid, a handle, and a spout for a door. */
export function teapot(view: View): void {
  const { pen, hero, side } = view;
  contactShadow(view, hero.x + side * 310, 668, 120, 0.3);
  beside(view, 310, 668, () => {
    const enamel = '#f4efe4';
    const coral = '#ee7f6c';
    pen.limb(
      [
        [96, -180],
        [176, -206],
        [182, -110],
        [104, -78],
      ],
      24,
      coral,
    );
    for (const x of [-62, 0, 62]) {
      pen.shape(
        polygon([
          [x - 13, -30],
          [x + 13, -30],
          [x + 19, 0],
          [x - 19, 0],
        ]),
        '#8a86b8',
        { ...FIGURE, shade: 0.4 },
      );
      pen.ellipse(x, 0, 24, 7, '#6f6aa6', FIGURE);
    }
    pen.shape('M-86 -160C-128 -156 -128 -226 -176 -236L-188 -206C-150 -196 -150 -90 -78 -84Z', enamel, {
      ...FIGURE,
      shade: 1,
      rim: 0.8,
    });
    pen.ellipse(-182, -221, 12, 19, coral, { ...FIGURE, shade: 0.3 });
    pen.glow(-182, -221, 46, '#ffe08a', 0.9);
    pen.ellipse(-184, -221, 7, 13, '#ffe9a8', { ...GLOW, ink: 0.5 });
    const body = ellipse(0, -122, 124, 106);
    pen.shape(body, enamel, { ...FIGURE, shade: 2, rim: 1.2 });
    pen.clip(body, () => {
      pen.line('M-130 -70Q0 -34 130 -70', coral, 20);
      for (let i = -4; i <= 4; i++) pen.ellipse(i * 27, -55 - i * i * 0.9, 5, 5, '#fff4dc', { ...FIGURE, ink: 0 });
      for (const [x, y] of [
        [-84, -150],
        [80, -166],
        [62, -106],
        [-60, -104],
      ] as const)
        pen.shape(star(x, y, 8), '#f7c3a0', { ...FIGURE, ink: 0.3 });
    });
    teapotLid(pen, coral);
    teapotWindow(pen);
  });
}

function teapotLid(pen: Pen, coral: string): void {
  pen.shape('M-74 -204C-64 -250 64 -250 74 -204Q0 -182 -74 -204Z', coral, { ...FIGURE, shade: 0.8, rim: 1 });
  pen.line('M-70 -205Q0 -184 70 -205', '#fff0d8', 5, { opacity: 0.9 });
  pen.glow(0, -252, 60, '#8df5e4', 0.8);
  pen.shape(roundedRect(-6, -246, 12, 12, 3), '#8a86b8', FIGURE);
  pen.ellipse(0, -256, 13, 13, '#b8fff0', { ...GLOW, ink: 0.7 });
  for (const [x, y, size] of [
    [-208, -262, 12],
    [-226, -296, 17],
    [-196, -330, 11],
  ] as const)
    pen.ellipse(x, y, size, size * 0.8, '#ffffff', { ink: 0, opacity: 0.32 });
}

/** The kitchen, lit, with a cup on the sill. */
function teapotWindow(pen: Pen): void {
  pen.glow(-4, -138, 96, '#ffd76a', 0.8);
  pen.ellipse(-4, -138, 46, 46, '#8a86b8', { ...FIGURE, shade: 0.3 });
  const glass = ellipse(-4, -138, 36, 36);
  pen.shape(glass, '#ffd76a', { ...GLOW, ink: 0.6 });
  pen.clip(glass, () => {
    pen.shape(roundedRect(-46, -116, 90, 30, 2), '#c9803f', { ...FIGURE, ink: 0.4 });
    pen.shape('M-18 -134L2 -134Q2 -116 -8 -116Q-18 -116 -18 -134Z', '#f4efe4', { ...FIGURE, ink: 0.5 });
    pen.line('M2 -130Q10 -128 2 -121', '#f4efe4', 3);
    pen.line('M-12 -140Q-16 -146 -11 -151M-3 -140Q-7 -146 -2 -151', '#ffffff', 2.4, { opacity: 0.8 });
    pen.line('M18 -174L18 -154', '#8a5a3a', 2.4);
    pen.shape('M8 -146Q18 -162 28 -146Z', '#ee7f6c', { ...FIGURE, ink: 0.5 });
  });
  for (let i = 0; i < 8; i++)
    pen.ellipse(-4 + Math.cos(i * 0.785 + 0.4) * 41, -138 + Math.sin(i * 0.785 + 0.4) * 41, 2.2, 2.2, '#cfd6f6', {
      ink: 0,
    });
}

/** A moon of nothing but dust: a soft hill, steps that lead over it, and the clouds they sent up. */
export function dustyMoon(view: View): void {
  const { pen, palette, through } = view;
  const dust = through(mix(palette.ground, '#fff1f6', 0.35), 0);
  const dim = mix(dust, '#5a4a9a', 0.35);
  behindGround(view, 604, 12, () => {
    const x = view.hero.x + view.side * 220;
    planet(pen, x, 560, 118, '#5fb4d8', '#3f7fc0');
    for (const [dx, dy, rx] of [
      [-40, -60, 34],
      [34, -36, 26],
      [-10, -18, 20],
    ] as const)
      pen.ellipse(x + dx, 560 + dy, rx, rx * 0.6, '#7fcf9a', { ink: 0.3 });
  });
  beside(view, 360, 690, () => {
    const hill: Point[] = [
      [-260, 10],
      [-190, -60],
      [-90, -150],
      [20, -186],
      [130, -160],
      [220, -60],
      [300, 20],
      [0, 40],
    ];
    pen.shape(curve(hill), dust, { shade: 2.6, rim: 1.2, toward: dim });
    for (const [x, y, rx] of [
      [70, -120, 30],
      [-40, -70, 22],
      [130, -60, 36],
    ] as const) {
      pen.ellipse(x, y, rx, rx * 0.34, dim, { ink: 0.4 });
      pen.ellipse(x + 2, y + 3, rx * 0.8, rx * 0.22, mix(dim, '#3a2f7a', 0.3), { ink: 0 });
    }
    for (let i = 0; i < 9; i++) {
      const t = i / 8;
      const [x, y, size] = [-230 + 226 * t + 22 * t * t, 6 - 150 * t - 24 * t * t, 1 - t * 0.55];
      for (const foot of [-1, 1])
        pen.ellipse(x + foot * 8 * size, y + foot * 5 * size, 9 * size, 5 * size, mix(dim, '#3a2f7a', 0.25), {
          ink: 0,
        });
    }
    const random = view.stream('dust');
    for (const [x, y, size] of [
      [-196, -92, 34],
      [-140, -150, 29],
      [-78, -204, 24],
      [-18, -244, 18],
      [34, -268, 13],
    ] as const)
      pen.shape(puff(x, y, size, size * 0.62, 9, random), mix(dust, '#ffffff', 0.4), {
        ink: 0.6,
        shade: 0.5,
        rim: 0.6,
        opacity: 0.85,
      });
  });
}

/** The striped planet, near, and its ring of ice, on which everybody stands. */
export function ring(view: View): void {
  const { pen, hero, side, random } = view;
  behindGround(view, 604, 12, () => planet(pen, hero.x + side * 310, 545, 176, '#f2a56b', '#d8705a', '#ffe6c0'));
  const ice = ['#e6f6ff', '#c2e2fa', '#d9d2ff', '#ffffff'] as const;
  pen.line(`M${num(hero.x - side * 640)} 742Q${num(hero.x)} 716 ${num(hero.x + side * 640)} 622`, '#e6f2ff', 96, {
    material: 'land',
    opacity: 0.3,
  });
  for (let i = 0; i < 46; i++) {
    const t = random.between(-1, 1);
    const x = hero.x + side * t * 600;
    const y = 694 - t * 46 - t * t * 12 + random.between(-44, 46);
    const size = random.between(7, 19) * (1 - t * 0.25);
    const outline: Point[] = [];
    for (let corner = 0; corner < 6; corner++) {
      const angle = corner * 1.047 + random.between(-0.25, 0.25);
      outline.push([x + Math.cos(angle) * size, y + Math.sin(angle) * size * 0.62]);
    }
    pen.shape(polygon(outline), view.through(ice[i % 4] ?? ice[0], 0.05), { shade: 0.5, rim: 0.8, ink: 0.7 });
    if (i % 6 === 0) pen.shape(sparkle(x, y - size * 0.4, 9), '#ffffff', { ...GLOW, ink: 0, opacity: 0.9 });
  }
}

/** Everything that was ever dropped, turning slowly; small things go around big ones. */
export function lostThings(view: View): void {
  const { pen } = view;
  const orbit = (x: number, y: number, rx: number, ry: number) =>
    pen.add(
      `<path d="${ellipse(x, y, rx, ry)}" fill="none" stroke="${pen.color('#ffffff', 'glow')}" stroke-width="2" stroke-dasharray="3 9" stroke-linecap="round" opacity=".5"/>`,
    );
  beside(view, 320, 560, () => {
    orbit(0, -30, 140, 40);
    pen.at(0, 0, 1, () => piano(pen), 9);
    pen.at(-96, -176, 0.9, () => umbrella(pen), -22);
    pen.at(112, 14, 0.8, () => glove(pen, '#5bb8a8'), 30);
    pen.at(-128, -58, 0.7, () => glove(pen, '#f2b541'), -40);
    pen.at(130, -64, 0.8, () => spoon(pen), 60);
  });
  beside(view, -352, 330, () => {
    orbit(0, -4, 112, 34);
    pen.at(0, 0, 0.86, () => bathtub(pen), -8);
    for (const [x, y, turn] of [
      [-110, -2, 20],
      [-60, 30, 60],
      [30, 34, 100],
      [104, 8, 150],
    ] as const)
      pen.at(x, y, 0.62, () => spoon(pen), turn);
  });
  beside(view, 96, 330, () => {
    orbit(0, 0, 44, 15);
    pen.at(0, 4, 0.9, () => sock(pen), 14);
    pen.ellipse(-42, 4, 8, 8, '#f27f8f', { ...FIGURE, shade: 0.3 });
    for (const x of [-44, -40]) pen.ellipse(x, 4, 1.4, 1.4, '#7a2f4a', { ...FIGURE, ink: 0 });
  });
}

function piano(pen: Pen): void {
  const wood = '#7a4a5a';
  for (const x of [-72, 72])
    pen.shape(roundedRect(x - 7, 10, 14, 44, 4), mix(wood, '#2a1438', 0.3), { ...FIGURE, shade: 0.3 });
  pen.shape(
    polygon([
      [-92, -66],
      [92, -66],
      [84, -118],
      [-84, -118],
    ]),
    mix(wood, '#ffffff', 0.1),
    { ...FIGURE, shade: 0.6, rim: 1 },
  );
  pen.shape(roundedRect(-96, -70, 192, 90, 8), wood, { ...FIGURE, shade: 1.2, rim: 1 });
  pen.shape(roundedRect(-96, -20, 192, 16, 4), mix(wood, '#ffffff', 0.16), FIGURE);
  pen.shape(roundedRect(-88, -34, 176, 18, 3), '#fff8ea', { ...FIGURE, ink: 0.6 });
  for (let i = 0; i < 15; i++) {
    const x = -78 + i * 11.4;
    pen.line(`M${num(x)} -33L${num(x)} -18`, '#c9bfae', 1.2);
    if (i % 7 !== 2 && i % 7 !== 6) pen.shape(roundedRect(x - 3, -34, 6, 10, 1.5), '#3a2440', { ...FIGURE, ink: 0 });
  }
  pen.shape(roundedRect(-30, -62, 60, 22, 3), '#fff8ea', { ...FIGURE, ink: 0.5 });
  pen.line('M-24 -55L24 -55M-24 -48L24 -48', '#9a8fb0', 1.6);
  pen.shape('M38 -118Q30 -140 44 -146L60 -146Q74 -140 66 -118Z', '#5fb8d0', { ...FIGURE, shade: 0.4, rim: 0.6 });
  pen.line('M50 -146Q44 -162 40 -170M54 -146Q60 -162 66 -168', '#5fae7a', 3.4);
  for (const [x, y, color] of [
    [38, -174, '#f27f8f'],
    [68, -172, '#ffd36b'],
    [53, -164, '#ffffff'],
  ] as const)
    pen.shape(star(x, y, 11, 5), color, { ...FIGURE, ink: 0.5 });
}

function umbrella(pen: Pen): void {
  pen.line('M0 -60L0 34Q0 50 16 48Q26 44 24 34', '#8a5a3a', 6);
  pen.shape(
    'M-82 -30C-74 -100 74 -100 82 -30Q66 -44 54 -30Q40 -44 27 -30Q13 -44 0 -30Q-13 -44 -27 -30Q-40 -44 -54 -30Q-66 -44 -82 -30Z',
    '#e8635a',
    { ...FIGURE, shade: 1, rim: 1 },
  );
  pen.shape('M-27 -30C-30 -62 -12 -82 0 -83C12 -82 30 -62 27 -30Q13 -44 0 -30Q-13 -44 -27 -30Z', '#ffd1a0', {
    ...FIGURE,
    ink: 0.5,
  });
  pen.ellipse(0, -86, 5, 6, '#8a5a3a', FIGURE);
}

function glove(pen: Pen, color: string): void {
  for (const [x, turn] of [
    [-13, -14],
    [-4, -4],
    [5, 5],
    [14, 15],
  ] as const)
    pen.at(x, -34, 1, () => pen.shape(roundedRect(-5, -20, 10, 26, 5), color, { ...FIGURE, shade: 0.3 }), turn);
  pen.at(22, -10, 1, () => pen.shape(roundedRect(-6, -20, 12, 26, 6), color, { ...FIGURE, shade: 0.3 }), 48);
  pen.shape(roundedRect(-20, -40, 40, 44, 14), color, { ...FIGURE, shade: 0.6, rim: 0.8 });
  pen.shape(roundedRect(-21, -2, 42, 14, 6), mix(color, '#ffffff', 0.35), { ...FIGURE, shade: 0.3 });
}

function spoon(pen: Pen): void {
  pen.line('M0 4L0 46', '#d4dcf0', 6);
  pen.ellipse(0, -10, 11, 16, '#e6ecf8', { ...FIGURE, shade: 0.4, rim: 1 });
  pen.ellipse(1, -10, 6, 10, '#b8c2e0', { ...FIGURE, ink: 0, opacity: 0.7 });
}

function bathtub(pen: Pen): void {
  for (const x of [-58, 58]) pen.ellipse(x, 40, 12, 10, '#f2b541', { ...FIGURE, shade: 0.3 });
  pen.shape('M-96 -30Q-92 38 -50 40L50 40Q92 38 96 -30Z', '#f6f2fb', { ...FIGURE, shade: 1.2, rim: 1 });
  pen.shape(roundedRect(-104, -40, 208, 16, 8), '#ffffff', { ...FIGURE, shade: 0.3 });
  for (const [x, y, r] of [
    [-50, -44, 13],
    [-30, -54, 10],
    [-12, -44, 14],
    [14, -50, 9],
    [40, -44, 11],
  ] as const)
    pen.ellipse(x, y, r, r, '#dff4ff', { ink: 0.5, opacity: 0.9 });
  pen.line('M70 -40L70 -66Q70 -76 58 -76L52 -76', '#f2b541', 7);
}

function sock(pen: Pen): void {
  pen.shape('M-14 -40L14 -40L13 -4Q30 2 28 14Q24 26 4 22Q-14 20 -14 2Z', '#4f8fdc', { ...FIGURE, shade: 0.6, rim: 1 });
  pen.line('M-13 -22L13 -22M-13 -10L13 -10', '#bfe0ff', 4);
  pen.shape(roundedRect(-16, -44, 32, 12, 5), '#dff0ff', { ...FIGURE, shade: 0.2 });
}

/** A rock as big as a rug with a bench, a sign and a timetable on it; a scarf hangs over its edge. */
export function busStop(view: View): void {
  const { pen, hero, side } = view;
  contactShadow(view, hero.x + side * 310, 684, 130, 0.24);
  beside(view, 310, 640, () => {
    const rock = view.through('#8f80c8', 0);
    const under: Point[] = [
      [-150, -84],
      [150, -84],
      [128, -40],
      [70, 0],
      [10, 24],
      [-60, 2],
      [-124, -36],
    ];
    pen.shape(curve(under, true, 0.12), mix(rock, '#241a55', 0.25), { shade: 1.6, rim: 0.8 });
    pen.ellipse(0, -84, 158, 27, rock, { shade: 0.6, rim: 1 });
    busSign(pen);
    bench(pen);
    pen.at(98, -88, 1, () => boulder(pen, 36, 0, 46, 34, mix(rock, '#ffffff', 0.12)));
  });
}

/** The pole has a picture of a bus, and a timetable without an end. */
function busSign(pen: Pen): void {
  pen.shape(roundedRect(78, -300, 9, 216, 4), '#5a5a8c', { ...FIGURE, shade: 0.3 });
  pen.shape(roundedRect(52, -206, 62, 66, 6), '#fff6e4', { ...FIGURE, shade: 0.5 });
  for (let i = 0; i < 6; i++) pen.line(`M60 ${-196 + i * 10}L${i % 2 ? 94 : 104} ${-196 + i * 10}`, '#9a8fc0', 2.6);
  pen.ellipse(82, -274, 41, 41, '#f2b541', { ...FIGURE, shade: 0.6, rim: 1 });
  pen.ellipse(82, -274, 32, 32, '#3d4f9a', { ...FIGURE, ink: 0.4 });
  pen.shape(roundedRect(59, -290, 46, 27, 7), '#fff6e4', { ...FIGURE, ink: 0.3 });
  for (const x of [64, 77, 90]) pen.shape(roundedRect(x, -285, 10, 9, 2), '#3d4f9a', { ...FIGURE, ink: 0 });
  for (const x of [70, 94]) pen.ellipse(x, -262, 5.4, 5.4, '#fff6e4', { ...FIGURE, ink: 0.3 });
  pen.glow(82, -274, 80, '#ffe0a0', 0.4);
}

function bench(pen: Pen): void {
  const wood = '#c98a5a';
  for (const x of [-112, -8]) pen.shape(roundedRect(x, -128, 11, 48, 4), '#6a5a8c', { ...FIGURE, shade: 0.3 });
  for (const y of [-178, -158]) pen.shape(roundedRect(-124, y, 138, 14, 6), wood, { ...FIGURE, shade: 0.3, rim: 0.6 });
  pen.shape(roundedRect(-128, -134, 146, 15, 6), mix(wood, '#ffffff', 0.12), { ...FIGURE, shade: 0.3, rim: 0.8 });
  pen.line('M-70 -140Q-96 -142 -112 -130Q-134 -116 -132 -60Q-130 -10 -146 30', '#e8635a', 21);
  for (const [x1, y1, x2, y2] of [
    [-96, -149, -93, -131],
    [-134, -108, -114, -104],
    [-142, -70, -122, -70],
    [-142, -34, -122, -32],
    [-148, 6, -128, 10],
  ] as const)
    pen.line(`M${x1} ${y1}L${x2} ${y2}`, '#ffe6c0', 5);
  pen.ellipse(-58, -146, 17, 15, '#e8635a', { ...FIGURE, shade: 0.5 });
  pen.line('M-70 -150Q-58 -158 -48 -146M-70 -142Q-58 -150 -50 -138', '#ffb0a0', 2.4);
  pen.line('M-76 -166L-44 -128M-42 -166L-70 -130', '#f6ead8', 3.6);
}

/** A glass ball with beans that grow every way, a lamp, and water that never came down. */
export function glassGarden(view: View): void {
  const { pen, hero, side } = view;
  contactShadow(view, hero.x + side * 318, 676, 110, 0.26);
  beside(view, 318, 520, () => {
    pen.glow(0, -20, 210, '#d8ffe0', 0.55);
    const ball = ellipse(0, -20, 150, 150);
    pen.shape(ball, '#bdeee6', { ink: 0.6, opacity: 0.32 });
    pen.clip(ball, () => {
      pen.shape('M-160 84Q0 60 160 84L160 150L-160 150Z', '#7a4f4a', { shade: 0.5 });
      pen.line('M-160 84Q0 60 160 84', '#a8735f', 7, { material: 'land' });
    });
    pen.glow(0, -60, 90, '#fff0a8', 0.9);
    pen.line('M0 -170L0 -82', '#e0e6f8', 3);
    pen.shape('M-26 -64Q0 -104 26 -64Z', '#f2b541', { ...FIGURE, shade: 0.4 });
    pen.ellipse(0, -60, 13, 11, '#fff6c8', { ...GLOW, ink: 0.5 });
    beans(pen);
    for (const [x, y, r] of [
      [-40, 22, 13],
      [34, -6, 10],
      [-104, -30, 9],
      [104, -66, 12],
      [66, 32, 7],
    ] as const) {
      pen.ellipse(x, y, r, r, '#9fdcff', { ink: 0.5, opacity: 0.8 });
      pen.ellipse(x - r * 0.3, y - r * 0.3, r * 0.3, r * 0.3, '#ffffff', { ink: 0 });
    }
    pen.line('M-122 -64Q-98 -124 -42 -146', '#ffffff', 9, { opacity: 0.7 });
    pen.line('M-130 -34L-132 -22', '#ffffff', 8, { opacity: 0.6 });
    pen.add(`<path d="${ball}" fill="none" stroke="${pen.color('#eafffb', 'glow')}" stroke-width="5" opacity=".75"/>`);
    pen.shape('M-84 118Q0 148 84 118L72 152Q0 172 -72 152Z', '#8a86b8', { ...FIGURE, shade: 0.6, rim: 1 });
  });
}

function beans(pen: Pen): void {
  const stalk = '#3f9a6a';
  for (const [path, leaves] of [
    [
      'M-70 78C-110 20 -30 -10 -66 -50C-76 -66 -50 -84 -34 -70',
      [
        [-82, 40],
        [-62, 4],
        [-70, -46],
      ],
    ],
    [
      'M-10 72C20 40 -30 10 -8 -14C0 -26 12 -34 6 -44',
      [
        [2, 46],
        [-18, 12],
      ],
    ],
    [
      'M64 78C130 40 60 0 104 -28C116 -44 70 -84 36 -68',
      [
        [94, 46],
        [88, 0],
        [98, -56],
      ],
    ],
  ] as const) {
    pen.line(path, stalk, 6, { material: 'land' });
    leaves.forEach(([x, y], i) =>
      pen.at(
        x,
        y,
        1,
        () =>
          pen.shape('M0 0C6 -20 26 -22 34 -6C26 8 8 10 0 0Z', i % 2 ? '#6fc48a' : '#57b07a', { ink: 0.6, shade: 0.3 }),
        i % 2 ? 200 : -20,
      ),
    );
  }
  for (const [x, y] of [
    [-30, 58],
    [118, 14],
  ] as const) {
    pen.ellipse(x, y, 16, 15, '#ee5f55', { ...FIGURE, shade: 0.5, rim: 0.8 });
    pen.shape(star(x, y - 13, 10, 5), '#4fa86f', { ...FIGURE, ink: 0.5 });
  }
}

/** A rock with a hole through it, like a bead; crystals wait in the dark, and a rope hangs across. */
export function beadRock(view: View): void {
  const { pen, hero, side } = view;
  contactShadow(view, hero.x + side * 330, 660, 170, 0.26);
  beside(view, 330, 664, () => {
    const rock = view.through('#8577c4', 0.05);
    boulder(pen, 6, 0, 350, 330, rock);
    const mouth = curve(
      [
        [-92, 4],
        [-98, -90],
        [-58, -166],
        [4, -188],
        [66, -160],
        [100, -84],
        [92, 4],
      ],
      true,
      0.15,
    );
    pen.shape(mouth, mix(rock, '#ffffff', 0.2), { ink: 0.6 });
    const hole = curve(
      [
        [-76, 6],
        [-82, -84],
        [-48, -146],
        [4, -166],
        [54, -142],
        [84, -80],
        [76, 6],
      ],
      true,
      0.15,
    );
    pen.shape(hole, '#231a52', { ink: 0.6, toward: '#3a2f7a' });
    pen.clip(hole, () => {
      pen.at(-62, 4, 0.5, () => crystals(view, 0, 0, 1, '#5a4fa8'));
      pen.at(56, 4, 0.6, () => crystals(view, 0, 0, 1, '#5a6fb8'));
      for (const [x, y] of [
        [-34, -110],
        [20, -134],
        [46, -76],
        [-12, -60],
        [8, -100],
      ] as const)
        pen.shape(sparkle(x, y, 7), '#cfe8ff', { ...GLOW, ink: 0, opacity: 0.8 });
    });
    pen.line('M-92 -66Q0 -14 92 -66', '#f2b541', 7);
    for (const x of [-96, 96]) {
      pen.shape(roundedRect(x - 8, -84, 16, 88, 6), '#e8635a', { ...FIGURE, shade: 0.4, rim: 0.6 });
      for (const y of [-66, -36]) pen.shape(roundedRect(x - 8, y, 16, 12, 1), '#fff2dc', { ...FIGURE, ink: 0 });
      pen.ellipse(x, -88, 11, 10, '#ffd36b', { ...GLOW, ink: 0.6 });
    }
    lantern(view, 0, -176, '#ffdf8a');
  });
  // on the other side, so that it is seen whole
  beside(view, -372, 650, () => manyArms(view));
}

/** A signpost on which every arm points elsewhere. */
function manyArms({ pen }: View): void {
  pen.shape(roundedRect(-7, -220, 14, 224, 5), '#8a6a9a', { shade: 0.4, rim: 0.6 });
  for (const [y, turn, flip, color] of [
    [-60, 6, false, '#8fc8d8'],
    [-96, -8, true, '#f2b541'],
    [-132, 12, false, '#ee8f7c'],
    [-166, -4, true, '#a8d8a0'],
    [-198, -10, false, '#c8a8f2'],
  ] as const)
    pen.at(
      0,
      y,
      1,
      () => pen.shape('M-26 -14L58 -14L80 0L58 14L-26 14Z', color, { ...FIGURE, shade: 0.4, rim: 0.6 }),
      turn,
      flip,
    );
  pen.shape(star(0, -232, 15), '#ffe08a', GLOW);
}

/** Open ground for somebody large; far behind, those who came to see hang their lanterns on a rope. */
export function lookout(view: View): void {
  const { pen, hero, side } = view;
  beside(view, 290, 330, () => {
    pen.line('M-150 -16Q20 84 240 4', '#4a3a88', 3.4);
    for (const [t, color] of [
      [0.1, '#ffd36b'],
      [0.28, '#ff9f8a'],
      [0.46, '#9fe8d0'],
      [0.64, '#ffd36b'],
      [0.82, '#c8a8ff'],
    ] as const) {
      const x = (1 - t) ** 2 * -150 + 2 * t * (1 - t) * 20 + t * t * 240;
      const y = (1 - t) ** 2 * -16 + 2 * t * (1 - t) * 84 + t * t * 4;
      lantern(view, x, y, color);
    }
  });
  pen.glow(hero.x + side * 260, 676, 190, '#cfc4ff', 0.5, 44);
  beside(view, 452, 690, () => boulder(pen, 0, 0, 150, 120, view.through('#8f80c8', 0)));
  beside(view, 408, 716, () => crystals(view, 0, 0, 0.62));
}
