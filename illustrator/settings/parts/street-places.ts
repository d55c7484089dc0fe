// What stands in the neighborhood: number nine, the sidewalk, the fence, the end of the street, the alley, the gardens.
import { mix } from '../../color.ts';
import { curve, polygon, puff, roundedRect } from '../../path.ts';
import type { View } from '../../view.ts';
import { litWindow, streetlamp } from './buildings.ts';
import { bush, flower, tuft } from './plants.ts';
import { beside, footpath } from './wayside.ts';

const PAVING = '#d8cfc4';

/** Number nine: four brick steps, a porch lamp, and the blue gate. */
export function numberNine(view: View): void {
  const { pen, palette, through } = view;
  footpath(view, through(PAVING, 0.05));
  beside(view, 300, 636, () => {
    const random = view.stream('number nine', 'story');
    const wood = through('#8a4a4a', 0.03);
    pen.shape(roundedRect(-78, -258, 28, 66, 4), through('#a5604f', 0.05), { shade: 0.5 });
    pen.shape(roundedRect(-83, -264, 38, 12, 3), through('#c47a64', 0.05), { rim: 0.4 });
    pen.shape(
      polygon([
        [-104, 4],
        [-104, -142],
        [0, -226],
        [104, -142],
        [104, 4],
      ]),
      through('#f0cf9c', 0.04),
      { shade: 1.4, rim: 0.6 },
    );
    for (const y of [-110, -82, -54, -26])
      pen.line(`M-100 ${y}L100 ${y}`, through('#d8ac78', 0.03), 2.2, { material: 'land', opacity: 0.55 });
    pen.shape(
      curve(
        [
          [-134, -122],
          [-70, -184],
          [0, -252],
          [70, -184],
          [134, -122],
          [114, -116],
          [0, -212],
          [-114, -116],
        ],
        true,
        0.08,
      ),
      through('#c8584f', 0.03),
      { shade: 0.9, rim: 1.2 },
    );
    litWindow(view, 0, -158, 34, true, wood, 0.03);
    for (const x of [-62, 64]) {
      litWindow(view, x, -88, 42, true, wood, 0.03);
      pen.shape(roundedRect(x - 30, -60, 60, 12, 4), through('#5a8a62', 0), { ink: 0.6 });
      for (const dx of [-18, 0, 18]) pen.ellipse(x + dx, -64, 7, 7, dx ? '#ff9fbe' : '#ffd36b', { ink: 0.4 });
    }
    pen.shape(
      polygon([
        [-36, -112],
        [0, -134],
        [36, -112],
      ]),
      through('#c8584f', 0),
      { shade: 0.4, rim: 0.8 },
    );
    pen.shape(roundedRect(-24, -112, 48, 76, 6), through('#4f86c0', 0.02), { shade: 0.5, rim: 0.6 });
    pen.shape(roundedRect(-14, -102, 28, 22, 5), palette.lamp, { material: 'glow', ink: 0.6 });
    pen.ellipse(16, -66, 3.4, 3.4, '#ffd95e', { material: 'glow', ink: 0 });
    // the 9 has lost a screw, and hangs upside down
    // (a number is never mirrored)
    pen.at(
      0,
      0,
      1,
      () =>
        pen.line(
          'M-4 -58Q-9 -64 -3 -68M-3 -54Q-10 -60 -4 -68M-4 -54C4 -50 6 -60 -1 -61C-6 -61 -8 -56 -4 -54',
          '#ffe9b0',
          2.6,
          { material: 'glow' },
        ),
      0,
      view.side < 0,
    );
    pen.glow(36, -96, 60, palette.lamp, 0.85);
    pen.shape(roundedRect(30, -106, 13, 19, 5), palette.lamp, { material: 'glow', ink: 0.6 });
    for (let i = 0; i < 4; i++)
      pen.shape(
        roundedRect(-34 - i * 7, -38 + i * 12, 68 + i * 14, 13, 3),
        through(i % 2 ? '#b06a58' : '#c07a64', 0.02),
        { shade: 0.3, rim: 0.7 },
      );
    bush(pen, random, -92, 6, 84, through('#3f8a62', 0.04));
    bush(pen, random, 96, 6, 74, through('#4a9a66', 0.04));
    blueGate(view);
  });
}

function blueGate({ pen, through }: View): void {
  const [white, blue] = [through('#f6efe6', 0.05), through('#4f86c0', 0.02)];
  for (const x of [-176, -156, -136, 74, 94, 114, 134, 154, 174, 194])
    pen.shape(
      polygon([
        [x - 7, 30],
        [x - 7, -12],
        [x, -20],
        [x + 7, -12],
        [x + 7, 30],
      ]),
      white,
      { shade: 0.35, ink: 0.7 },
    );
  pen.line('M-184 -2L-128 -2M-184 18L-128 18M66 -2L202 -2M66 18L202 18', mix(white, '#8a86a0', 0.25), 5, {
    material: 'land',
  });
  pen.shape('M-118 32L-118 -14Q-90 -44 -62 -14L-62 32Z', blue, { shade: 0.5, rim: 0.9 });
  pen.line('M-104 30L-104 -22M-90 30L-90 -29M-76 30L-76 -22', mix(blue, '#1a2a5a', 0.4), 3, {
    material: 'land',
    opacity: 0.7,
  });
  pen.ellipse(-68, 6, 3.4, 3.4, '#ffd95e', { material: 'glow', ink: 0 });
}

/** The sidewalk: a lamp, four mailboxes, a hedge, a white fence. */
export function sidewalk(view: View): void {
  const { pen, through } = view;
  footpath(view, through(PAVING, 0.05));
  beside(view, 290, 646, () => {
    const random = view.stream('sidewalk', 'story');
    for (const x of [-10, 62, 140, 210])
      pen.shape(puff(x, -44, 56, 48, 9, random), through(x % 4 ? '#3f8a66' : '#4a9a6a', 0.06), { shade: 1, rim: 1 });
    for (let i = 0; i < 9; i++) {
      const x = -20 + i * 30;
      pen.shape(
        polygon([
          [x - 10, 10],
          [x - 10, -44],
          [x, -56],
          [x + 10, -44],
          [x + 10, 10],
        ]),
        through('#f6efe6', 0.05),
        { shade: 0.4 },
      );
    }
    pen.line('M-34 -26L240 -26M-34 -4L240 -4', through('#e0d6cc', 0), 6, { material: 'land' });
    streetlamp(view, -62, 14, 280, through('#2b3560', 0));
    const tints = ['#e8635a', '#4f9bdc', '#f2b541', '#6fbf8a'] as const;
    tints.forEach((tint, i) => mailbox(view, 32 + i * 46, 24, tint, i === 2));
    pen.shape(roundedRect(-116, 16, 20, 26, 8), through('#e8635a', 0), { shade: 0.6, rim: 0.7 });
    pen.ellipse(-106, 14, 12, 8, through('#f0786a', 0), { rim: 0.6 });
    pen.line('M-120 24L-92 24', through('#c84a4a', 0), 6, { material: 'land' });
    for (const [x, color] of [
      [-140, '#ffd36b'],
      [-84, '#fff4ea'],
      [232, '#ff9fbe'],
    ] as const)
      flower(pen, x, 34, 0.7, color);
  });
}

function mailbox({ pen, through }: View, x: number, y: number, color: string, flag: boolean): void {
  const tint = through(color, 0.02);
  pen.shape(roundedRect(x - 4, y - 44, 8, 46, 2), through('#7a5a4a', 0), { shade: 0.3 });
  pen.shape(
    `M${x - 19} ${y - 42}L${x - 19} ${y - 60}Q${x - 19} ${y - 76} ${x} ${y - 76}Q${x + 19} ${y - 76} ${x + 19} ${y - 60}L${x + 19} ${y - 42}Z`,
    tint,
    { shade: 0.6, rim: 0.9 },
  );
  pen.line(`M${x - 10} ${y - 60}L${x + 8} ${y - 60}`, mix(tint, '#1a1440', 0.5), 4, { material: 'land' });
  pen.line(
    flag ? `M${x + 20} ${y - 52}L${x + 20} ${y - 80}L${x + 30} ${y - 76}` : `M${x + 20} ${y - 52}L${x + 32} ${y - 52}`,
    '#e8635a',
    4,
    { material: 'land' },
  );
}

/** A board fence twice as high as anybody, with cats along the top and a string of bulbs behind. */
export function boardFence(view: View): void {
  const { pen, palette, through } = view;
  footpath(view, through(PAVING, 0.05));
  beside(view, 290, 642, () => {
    const random = view.stream('fence', 'story');
    pen.shape(puff(-60, -256, 70, 46, 10, random), through('#3f8a78', 0.24), { shade: 1, rim: 0.6 });
    pen.shape(puff(140, -262, 84, 52, 11, random), through('#3f8a78', 0.24), { shade: 1, rim: 0.6 });
    pen.line('M-126 -300Q20 -230 220 -296', through('#2b3560', 0.1), 3, { material: 'land' });
    for (const [x, y] of [
      [-90, -284],
      [-44, -268],
      [4, -258],
      [54, -256],
      [104, -262],
      [156, -274],
    ] as const) {
      pen.glow(x, y + 12, 36, palette.lamp, 0.8);
      pen.ellipse(x, y + 12, 7, 9, palette.lamp, { material: 'glow', ink: 0.6 });
    }
    for (let i = 0; i < 11; i++) {
      const x = -136 + i * 33;
      const top = -236 + random.between(-5, 5);
      pen.shape(roundedRect(x, top, 31, 246, 5), through(['#b98a68', '#a87a5c', '#c0936e'][i % 3] ?? '#b98a68', 0.06), {
        shade: 0.5,
        rim: 0.8,
      });
      for (const y of [-186, -44]) pen.ellipse(x + 15, y, 2.6, 2.6, through('#5a3f3a', 0), { ink: 0 });
    }
    for (const [x, y] of [
      [-70, -116],
      [96, -150],
      [192, -80],
    ] as const) {
      pen.ellipse(x, y, 7, 9, through('#7a5444', 0), { ink: 0.4 });
      pen.line(`M${x - 12} ${y + 2}Q${x} ${y - 20} ${x + 12} ${y + 2}`, through('#8a604c', 0), 2.4, {
        material: 'land',
        opacity: 0.7,
      });
    }
    pen.shape(roundedRect(-6, -214, 96, 40, 6), through('#fbf3e2', 0.03), { shade: 0.3, rim: 0.6 });
    pen.line('M8 -200L74 -200M8 -188L44 -188', through('#8a86a0', 0.03), 4, { material: 'land', opacity: 0.7 });
    cat(view, -96, -232, '#e8a05a', 1);
    cat(view, -40, -234, '#5a5470', 0.9);
    cat(view, 130, -232, '#f0e4d4', 1);
    cat(view, 182, -234, '#8a7a8a', 0.86);
    bush(pen, random, -118, 12, 96, through('#3f8a62', 0.04));
    bush(pen, random, 190, 12, 110, through('#4a9a66', 0.04), '#e8635a');
    pen.ellipse(44, 18, 15, 15, '#f2d94f', { shade: 0.5, rim: 0.8 });
    pen.line('M31 12Q44 18 40 32M50 4Q46 16 58 22', '#ffffff', 2.6, { material: 'land' });
  });
}

/** Sits with its tail hanging down. */
export function cat({ pen }: View, x: number, y: number, color: string, scale: number): void {
  pen.at(x, y, scale, () => {
    pen.limb(
      [
        [13, -8],
        [22, 10],
        [16, 32],
      ],
      8,
      color,
    );
    pen.shape(
      curve([
        [-15, 2],
        [-13, -20],
        [0, -28],
        [13, -20],
        [16, 2],
        [0, 5],
      ]),
      color,
      { material: 'figure', shade: 0.5, rim: 0.7, ink: 0.6 },
    );
    pen.shape('M-17 -34L-17 -54L-6 -46Q0 -48 6 -46L17 -54L17 -34Q14 -20 0 -20Q-14 -20 -17 -34Z', color, {
      material: 'figure',
      shade: 0.4,
      rim: 0.7,
      ink: 0.6,
    });
    for (const side of [-1, 1]) {
      pen.ellipse(side * 7, -36, 3, 3.8, '#241a3f', { material: 'eye', ink: 0 });
      pen.ellipse(side * 7 - 1, -37.4, 1.2, 1.2, '#ffffff', { material: 'eye', ink: 0 });
    }
    pen.line('M-4 -28Q-2 -25 0 -28Q2 -25 4 -28', mix(color, '#241a3f', 0.7), 1.8);
    pen.ellipse(0, -30, 2.2, 1.6, '#e88a8a', { material: 'figure', ink: 0 });
  });
}

/** Where the sidewalk stops: long grass, the last lamp, a bench. Its middle is free. */
export function streetEnd(view: View): void {
  const { pen, through, light } = view;
  beside(view, 270, 640, () => {
    const random = view.stream('street end', 'story');
    for (let i = 0; i < 26; i++) {
      const x = -150 + i * 15;
      tuft(
        pen,
        random,
        x,
        -22 + random.between(-6, 6),
        random.between(1.6, 2.5),
        through(random.pick(['#3f8a5f', '#5aa868', '#74b86a']), 0.12),
      );
    }
    streetlamp(view, 176, 10, 250, through('#2b3560', 0.04));
    const wood = through('#a5744f', 0.05);
    for (const y of [-66, -50]) pen.shape(roundedRect(-130, y, 116, 11, 4), wood, { shade: 0.3, rim: 0.8 });
    pen.shape(roundedRect(-134, -32, 124, 11, 4), mix(wood, '#ffffff', 0.1), { shade: 0.3, rim: 0.8 });
    for (const x of [-120, -26]) pen.shape(roundedRect(x - 4, -66, 8, 68, 3), through('#3a4470', 0.03), { shade: 0.3 });
    pen.glow(0, 40, 220, light.halo, 0.4, 54);
    pen.shape(
      curve(
        [
          [-190, 96],
          [-150, 46],
          [-60, 30],
          [60, 28],
          [170, 40],
          [250, 66],
          [250, 110],
          [0, 120],
        ],
        true,
        0.14,
      ),
      through(PAVING, 0.04),
      { rim: 0.8, ink: 0.7, opacity: 0.85 },
    );
    for (const [x, scale] of [
      [-156, 1.1],
      [-132, 0.9],
      [206, 1.2],
      [226, 1],
    ] as const)
      tuft(pen, random, x, 40, scale, through('#5aa868', 0.03));
    for (const [x, y, color] of [
      [-170, 44, '#fff4ea'],
      [190, 50, '#ffd36b'],
      [216, 62, '#b9a0f0'],
    ] as const)
      flower(pen, x, y, 0.7, color);
  });
}
