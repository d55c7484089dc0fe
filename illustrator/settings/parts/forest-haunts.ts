// The six places of the forest where somebody lives.
import { mix } from '../../color.ts';
import { curve, puff, type Point } from '../../path.ts';
import type { View } from '../../view.ts';
import { birch } from './forest-places.ts';
import { fern, leaf, mushroom, tuft } from './plants.ts';
import { beside } from './wayside.ts';

/** Ferns higher than a hat; the young ones are still rolled up. */
export function hollow(view: View): void {
  const { pen, palette, through } = view;
  beside(view, 300, 656, () => {
    const [dark, mid, fresh] = [through('#2f7a58', 0.12), through('#4f9a62', 0.06), through('#7cc06a', 0.03)];
    pen.shape(
      curve([
        [-190, 14],
        [-120, -22],
        [0, -34],
        [130, -26],
        [230, 10],
        [60, 34],
        [-90, 32],
      ]),
      through('#2a5a50', 0.05),
      { ink: 0.5 },
    );
    pen.glow(10, -60, 150, palette.lamp, 0.35, 90);
    for (const [x, length, angle] of [
      [-20, 250, -118],
      [10, 270, -96],
      [40, 260, -70],
      [90, 250, -48],
      [-60, 220, -140],
    ] as const)
      fern(pen, x, 0, length, angle, dark);
    for (const [x, length, angle] of [
      [-50, 210, -128],
      [-10, 240, -104],
      [60, 230, -62],
      [110, 210, -34],
      [20, 220, -82],
    ] as const)
      fern(pen, x, 12, length, angle, mid);
    for (const [x, tall, turn] of [
      [-116, 120, 1],
      [-82, 84, 1],
      [150, 136, -1],
      [116, 92, -1],
      [190, 84, -1],
    ] as const)
      fiddlehead(view, x, 20, tall, turn, fresh);
    for (const [x, length, angle] of [
      [-30, 120, -150],
      [0, 110, -40],
      [70, 120, -150],
      [100, 120, -20],
    ] as const)
      fern(pen, x, 26, length, angle, fresh);
  });
}

/** A fern that has not opened yet. @param turn 1: it rolls to the right */
function fiddlehead({ pen }: View, x: number, y: number, tall: number, turn: 1 | -1, color: string): void {
  const r = tall * 0.2;
  const [hx, hy] = [x + turn * r, y - tall];
  const spiral: Point[] = [
    [x, y],
    [x - turn * 3, y - tall * 0.5],
    [x, y - tall],
  ];
  for (let i = 1; i < 13; i++) {
    const angle = Math.PI + (turn * i * Math.PI) / 4;
    const radius = r * (1 - i / 15);
    spiral.push([
      hx + Math.cos(turn > 0 ? angle : angle - Math.PI) * radius,
      hy + Math.sin(turn > 0 ? angle : angle + Math.PI) * radius * (turn > 0 ? 1 : -1),
    ]);
  }
  pen.limb(spiral, tall * 0.085, color, 'land');
}

/** Nine hundred summers wide, with a hole as big as a door. */
export function oak(view: View): void {
  const { pen, through } = view;
  const random = view.stream('oak', 'story');
  beside(
    view,
    318,
    648,
    () => {
      const bark = through('#7f5a4a', 0.06);
      const dark = through('#4a323a', 0);
      for (const [x, y, rx, ry, share] of [
        [-110, -330, 120, 84, 0.2],
        [120, -340, 130, 90, 0.16],
        [0, -400, 150, 90, 0.1],
      ] as const)
        pen.shape(puff(x, y, rx, ry, 12, random), through(mix('#3f8a5f', '#1a3a5a', share), 0.1), {
          shade: 1.8,
          rim: 1,
        });
      pen.limb(
        [
          [-40, -220],
          [-90, -270],
          [-136, -290],
        ],
        38,
        bark,
        'land',
      );
      pen.limb(
        [
          [40, -220],
          [90, -280],
          [150, -296],
        ],
        42,
        bark,
        'land',
      );
      pen.shape(
        curve(
          [
            [-172, 14],
            [-118, -34],
            [-92, -140],
            [-80, -260],
            [-20, -330],
            [40, -330],
            [90, -260],
            [98, -140],
            [126, -34],
            [186, 14],
            [60, 22],
            [-60, 22],
          ],
          true,
          0.15,
        ),
        bark,
        { shade: 1.6, rim: 1.4 },
      );
      for (const path of [
        'M-66 -210Q-84 -120 -74 -40',
        'M66 -230Q84 -150 78 -60',
        'M100 -60Q112 -20 138 4',
        'M-96 -50Q-112 -16 -136 4',
        'M10 -290Q0 -250 16 -220',
      ])
        pen.line(path, dark, 4, { material: 'land', opacity: 0.55 });
      pen.shape('M-54 16C-62 -70 -42 -142 2 -144C46 -142 66 -70 58 16Z', mix(bark, '#ffffff', 0.12), { ink: 0.6 });
      pen.shape('M-42 16C-48 -62 -32 -126 2 -128C36 -126 52 -62 46 16Z', '#2a1c36', { ink: 0.6 });
      pen.glow(2, -20, 70, '#ffcf7a', 0.4, 60);
      pen.line('M-14 -112Q2 -100 18 -112M-20 -92Q2 -78 24 -92', '#5a3a44', 3, { material: 'land', opacity: 0.6 });
      for (const [x, y, rx, ry] of [
        [-60, -350, 92, 62],
        [84, -372, 104, 66],
      ] as const)
        pen.shape(puff(x, y, rx, ry, 11, random), through('#4f9a66', 0.06), { shade: 1.6, rim: 1.2 });
      for (const [x, y] of [
        [-76, -280],
        [-20, -290],
        [70, -296],
        [120, -272],
        [104, 10],
        [70, 20],
      ] as const)
        acorn(view, x, y);
      mushroom(pen, -130, 16, 0.55, '#e8635a');
      tuft(pen, random, 150, 18, 0.8, through('#6fb07a', 0.03));
    },
    0.8,
  );
}

function acorn({ pen }: View, x: number, y: number): void {
  pen.shape(`M${x - 7} ${y}Q${x - 7} ${y + 14} ${x} ${y + 18}Q${x + 7} ${y + 14} ${x + 7} ${y}Z`, '#d99a4e', {
    ink: 0.5,
    rim: 0.5,
  });
  pen.shape(
    `M${x - 9} ${y + 2}Q${x - 8} ${y - 9} ${x} ${y - 9}Q${x + 8} ${y - 9} ${x + 9} ${y + 2}Q${x} ${y + 5} ${x - 9} ${y + 2}Z`,
    '#8a5a38',
    { ink: 0.5 },
  );
}

/** Twenty mushrooms in a ring, with a gap for a gate. */
export function mushroomRing(view: View): void {
  const { pen, palette, light } = view;
  birch(view, view.hero.x + view.side * 410, 612, 290, 0.16);
  birch(view, view.hero.x + view.side * 180, 606, 262, 0.3);
  beside(view, 282, 664, () => {
    const caps = ['#e8635a', '#f2a541', '#c98ad8', '#e88a9a'] as const;
    const ring = Array.from({ length: 20 }, (_, i) => {
      const angle = ((i + 0.5) / 20) * 6.2832;
      return { i, x: Math.cos(angle) * 148, y: Math.sin(angle) * 40 };
    }).sort((a, b) => a.y - b.y);
    pen.glow(0, 0, 190, mix(palette.lamp, light.halo, 0.4), 0.5, 66);
    pen.ellipse(0, 2, 138, 36, '#a8d88a', { ink: 0, opacity: 0.28 });
    for (const { i, x, y } of ring) {
      // the gap for a gate
      if (i === 6) continue;
      const late = i === 3;
      mushroom(pen, x, y + 6, late ? 0.4 : 0.56 + (y + 40) / 190 + (i % 3) * 0.05, caps[i % 4] ?? '#e8635a');
      if (late) leaf(pen, x - 14, y - 18, 32, -8, '#8cc94f');
    }
    const random = view.stream('ring');
    for (let i = 0; i < 6; i++) tuft(pen, random, random.between(-100, 100), random.between(-14, 20), 0.5, '#8cc07a');
  });
}

/** A linden with a crack no wider than a letter slot, gold inside, and a bee come home late. */
export function beeTree(view: View): void {
  const { pen, through } = view;
  const random = view.stream('linden', 'story');
  beside(
    view,
    300,
    646,
    () => {
      const bark = through('#8a6a5a', 0.06);
      for (const [x, y, rx, ry, tint] of [
        [-90, -320, 110, 92, '#5a9a52'],
        [110, -330, 116, 96, '#5a9a52'],
      ] as const)
        pen.shape(puff(x, y, rx, ry, 11, random), through(tint, 0.14), { shade: 1.6, rim: 0.8 });
      pen.shape(
        curve(
          [
            [-110, 12],
            [-66, -40],
            [-54, -150],
            [-62, -300],
            [62, -300],
            [58, -150],
            [70, -40],
            [122, 12],
            [0, 20],
          ],
          true,
          0.15,
        ),
        bark,
        { shade: 1.3, rim: 1.2 },
      );
      pen.shape(puff(10, -372, 150, 96, 13, random), through('#7fb45f', 0.06), { shade: 2, rim: 1.2 });
      for (const [x, y] of [
        [-70, -300],
        [-20, -316],
        [50, -304],
        [100, -330],
        [-100, -350],
        [20, -400],
        [70, -390],
      ] as const)
        for (const dx of [-6, 2, 9]) pen.ellipse(x + dx, y + Math.abs(dx), 4.4, 4.4, '#fff0a8', { ink: 0.3 });
      for (const path of ['M-36 -250Q-46 -170 -40 -60', 'M40 -240Q50 -150 44 -50', 'M-70 -30Q-80 -10 -98 4'])
        pen.line(path, through('#5a4048', 0), 4, { material: 'land', opacity: 0.5 });
      pen.glow(2, -150, 120, '#ffb83f', 0.85);
      pen.shape('M0 -214C18 -190 20 -120 4 -84C-14 -112 -16 -186 0 -214Z', through('#5a3a34', 0), { ink: 0.8 });
      pen.shape('M1 -200C11 -180 12 -126 4 -100C-8 -124 -9 -178 1 -200Z', '#ffc84f', { material: 'glow', ink: 0.3 });
      pen.shape('M2 -104Q-6 -84 0 -62Q6 -50 10 -64Q13 -84 8 -106Z', '#f2a02f', {
        material: 'glow',
        ink: 0.4,
        rim: 0.5,
      });
      for (const [x, y, scale, angle] of [
        [-50, -196, 0.9, -14],
        [58, -170, 1.1, 12],
        [-70, -128, 0.75, 10],
        [96, -226, 0.7, -8],
        [18, -126, 0.8, 70],
        [66, -100, 0.8, -20],
      ] as const)
        bee(view, x, y, scale, angle);
      for (const [x, y] of [
        [-90, 16],
        [126, 14],
      ] as const)
        tuft(pen, random, x, y, 0.8, through('#6fb07a', 0.03));
    },
    0.82,
  );
}

function bee({ pen }: View, x: number, y: number, scale: number, angle: number): void {
  pen.at(
    x,
    y,
    scale,
    () => {
      for (const dx of [-3, 5]) pen.ellipse(dx, -12, 6, 9, '#e8f4ff', { ink: 0.4, opacity: 0.85 });
      pen.ellipse(0, 0, 15, 10.5, '#ffd04f', { material: 'figure', ink: 0.6, rim: 0.6, shade: 0.3 });
      pen.line('M1 -9Q4 0 1 9M8 -8Q11 0 8 8', '#4a3038', 4);
      pen.ellipse(-9, -2, 2.2, 2.8, '#241a3f', { material: 'eye', ink: 0 });
      pen.line('M-12 4Q-9 7 -6 4', '#4a3038', 1.6);
    },
    angle,
  );
}
