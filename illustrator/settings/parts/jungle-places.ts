// What stands at the places of the jungle: the house, the way, the doorway, the still river, the great tree.
import { mix } from '../../color.ts';
import { curve, num, polygon, puff, roundedRect, star, type Point } from '../../path.ts';
import type { View } from '../../view.ts';
import { fern, leaf, monstera, palm, palmLeaf, tuft } from './plants.ts';
import { beside, footpath } from './wayside.ts';

const WOOD = '#a5744a';

/** A bend of the brown river, from the moon's edge to about the hero. Drawn in a stage. */
export function river(view: View, reach = 250): void {
  const { pen, through, light } = view;
  const water = curve(
    [
      [260, -34],
      [60, -32],
      [-reach * 0.5, -20],
      [-reach, 6],
      [-reach * 0.6, 36],
      [40, 48],
      [280, 54],
    ],
    true,
    0.16,
  );
  pen.shape(water, through('#4f8a8a', 0.08), { rim: 1, toward: through('#2b5a6a', 0) });
  pen.clip(water, () => {
    pen.glow(10, -6, 110, light.moon, 0.75, 30);
    for (const [x, y, w] of [
      [-160, 6, 70],
      [-90, 26, 90],
      [40, -18, 80],
      [-20, 10, 60],
      [90, 30, 110],
      [150, -6, 70],
    ] as const)
      pen.line(
        `M${x} ${y}Q${x + w * 0.25} ${y - 5} ${x + w * 0.5} ${y}Q${x + w * 0.75} ${y + 5} ${x + w} ${y}`,
        '#d8f4ea',
        3,
        {
          material: 'land',
          opacity: 0.5,
        },
      );
  });
}

/** A house on legs above the river, under a roof of big leaves, lit from below. */
export function stiltHouse(view: View): void {
  const { pen, palette, through } = view;
  footpath(view, through('#d8b880', 0.05));
  beside(view, 300, 640, () => {
    river(view, 170);
    const wood = through(WOOD, 0.05);
    const dark = mix(wood, '#2a1a3a', 0.35);
    for (const x of [-92, -56, -18, 20, 58, 94]) {
      pen.shape(roundedRect(x - 6, -92, 12, 100 + (x % 3) * 4, 4), dark, { shade: 0.4 });
      pen.line(`M${x - 14} 10Q${x} 15 ${x + 14} 10`, '#d8f4ea', 2.4, { material: 'land', opacity: 0.6 });
    }
    pen.line('M-92 -30L-18 -80M94 -30L20 -80', dark, 5, { material: 'land' });
    pen.glow(-20, 14, 90, palette.lamp, 0.7, 24);
    pen.shape(roundedRect(-96, -186, 192, 94, 10), through('#e2b27a', 0.03), { shade: 1.3, rim: 0.6 });
    for (const y of [-164, -140, -116])
      pen.line(`M-92 ${y}L92 ${y}`, through('#b98650', 0), 2.4, { material: 'land', opacity: 0.6 });
    for (const x of [-62, 66]) porthole(view, x, -142, 20);
    pen.glow(2, -134, 90, palette.lamp, 0.6);
    pen.shape('M-20 -92L-20 -148Q2 -172 24 -148L24 -92Z', palette.lamp, { material: 'glow', ink: 0.8 });
    pen.shape('M2 -92L2 -158Q18 -158 24 -148L24 -92Z', through('#c9744f', 0.02), { shade: 0.4, ink: 0.7 });
    pen.shape(roundedRect(-124, -98, 248, 15, 5), wood, { shade: 0.3, rim: 1 });
    leafRoof(view);
    const rope = through('#d9b070', 0);
    for (const x of [-114, -88]) pen.line(`M${x} -86L${x - 20} 8`, rope, 5, { material: 'land' });
    for (let i = 0; i < 5; i++)
      pen.line(`M${-118 - i * 4} ${-68 + i * 17}L${-92 - i * 4} ${-68 + i * 17}`, rope, 4.4, { material: 'land' });
    pen.line('M112 -98L112 -128M112 -126L40 -126', dark, 4, { material: 'land', opacity: 0.7 });
    pen.glow(-112, -116, 50, palette.lamp, 0.8);
    pen.shape(roundedRect(-120, -128, 17, 22, 6), palette.lamp, { material: 'glow', ink: 0.7 });
  });
}

export function porthole({ pen, palette, through }: View, x: number, y: number, radius: number): void {
  pen.glow(x, y, radius * 2.4, palette.lamp, 0.55);
  pen.ellipse(x, y, radius, radius, through('#c79a4a', 0), { rim: 0.6, ink: 0.8 });
  pen.ellipse(x, y, radius * 0.76, radius * 0.76, palette.lamp, { material: 'glow', ink: 0.5 });
  pen.line(
    `M${num(x - radius * 0.4)} ${num(y - radius * 0.36)}L${num(x + radius * 0.1)} ${num(y - radius * 0.5)}`,
    '#ffffff',
    3,
    {
      material: 'glow',
      opacity: 0.8,
    },
  );
}

function leafRoof({ pen, palette, through }: View): void {
  const green = through('#3f9a5a', 0.04);
  pen.shape(
    polygon([
      [-108, -180],
      [-40, -262],
      [40, -262],
      [108, -180],
    ]),
    mix(green, '#12303a', 0.4),
    { ink: 0.6 },
  );
  for (let row = 0; row < 3; row++)
    for (let i = -3 + row; i <= 3 - row; i++) {
      const [x, y] = [i * 32, -258 + (2 - row) * 22];
      const tint = mix(green, (i + row) % 2 ? '#c9e87a' : '#1f5a4a', 0.18);
      leaf(pen, x, y, 54 - row * 4, 90 + i * -13, tint);
    }
  pen.glow(0, -190, 110, palette.lamp, 0.28, 30);
  palmLeaf(pen, 0, -262, 74, -150, green);
  palmLeaf(pen, 0, -262, 74, -34, green);
}

/** The path between two palms, with a swing of vine, and a parrot on it. */
export function palmWay(view: View): void {
  const { pen, through } = view;
  footpath(view, through('#d8b880', 0.05));
  beside(view, 290, 640, () => {
    const random = view.stream('palms', 'story');
    palm(pen, random, 96, 6, 300, through('#8a6a4c', 0.08), through('#3f9a62', 0.05), 26);
    palm(pen, random, -54, -4, 236, through('#8a6a4c', 0.1), through('#4fae62', 0.05), -34);
    pen.line('M-92 -186Q10 -60 116 -210', through('#3f7a4a', 0.02), 6, { material: 'land' });
    for (const [x, y, angle] of [
      [-64, -156, 40],
      [-34, -132, 120],
      [54, -138, 60],
      [88, -172, 140],
      [74, -160, 20],
    ] as const)
      leaf(pen, x, y, 34, angle, through('#6fbf62', 0.03));
    parrot(view, 8, -132, 0.86);
    for (const [x, y, scale, color] of [
      [-108, 14, 1, '#ff7f9d'],
      [-86, 24, 0.8, '#ffb84f'],
      [150, 16, 1.05, '#e06ad0'],
    ] as const) {
      for (const angle of [-150, -90, -30]) leaf(pen, x, y + 6, 46, angle, through('#3f8f5a', 0.03));
      hibiscus(view, x, y - 10, scale, color);
    }
  });
}

/** Sits around 0,0 with the feet about 40 below. */
export function parrot({ pen }: View, x: number, y: number, scale: number): void {
  pen.at(x, y, scale, () => {
    const look = { material: 'figure', shade: 0.4, rim: 1 } as const;
    pen.shape(
      curve([
        [-8, 30],
        [10, 30],
        [4, 84],
        [-10, 90],
      ]),
      '#4f9bdc',
      look,
    );
    pen.shape(
      curve([
        [0, -40],
        [-26, -20],
        [-24, 24],
        [0, 44],
        [22, 22],
        [22, -22],
      ]),
      '#e8635a',
      look,
    );
    pen.shape(
      curve([
        [8, -10],
        [26, 4],
        [16, 44],
        [4, 30],
      ]),
      '#ffd36b',
      look,
    );
    pen.line('M12 8Q18 14 16 24', '#4f9bdc', 5);
    pen.ellipse(-10, -20, 11, 11, '#fff4e6', { material: 'figure', ink: 0 });
    pen.ellipse(-10, -20, 4.6, 5.6, '#241a3f', { material: 'eye', ink: 0 });
    pen.ellipse(-11.6, -22, 1.7, 1.7, '#ffffff', { material: 'eye', ink: 0 });
    pen.shape('M-24 -22C-42 -20 -42 -2 -34 2C-32 -8 -28 -10 -20 -10Z', '#ffb84f', look);
    for (const dx of [-6, 6]) pen.line(`M${dx} 42L${dx - 3} 49M${dx} 42L${dx + 3} 49`, '#f2a541', 3);
  });
}

export function hibiscus({ pen }: View, x: number, y: number, scale: number, color: string): void {
  pen.at(x, y, scale, () => {
    for (let i = 0; i < 5; i++) {
      const angle = ((i * 72 - 90) * Math.PI) / 180;
      pen.ellipse(Math.cos(angle) * 17, Math.sin(angle) * 17, 15, 15, color, { shade: 0.3, rim: 0.5 });
    }
    pen.shape(star(0, 0, 15, 5, 0.5), mix(color, '#8a2f5f', 0.6), { ink: 0 });
    pen.limb(
      [
        [0, 0],
        [7, -8],
        [13, -17],
      ],
      5,
      '#ffe07a',
      'land',
    );
  });
}

/** An old stone doorway with a tree sitting on it; its roots hold it like a hand. */
export function stoneDoor(view: View): void {
  const { pen, through } = view;
  footpath(view, through('#d8b880', 0.05));
  beside(view, 290, 640, () => {
    const random = view.stream('stone door', 'story');
    pen.shape(puff(6, -296, 150, 66, 13, random), through('#3f8f62', 0.1), { shade: 1.8, rim: 1 });
    pen.shape(puff(-66, -270, 74, 46, 10, random), through('#55a862', 0.06), { shade: 1.2, rim: 0.9 });
    pen.shape(puff(84, -272, 80, 48, 10, random), through('#4a9a5c', 0.06), { shade: 1.2, rim: 0.9 });
    const stone = through('#a8a090', 0.06);
    pen.shape(roundedRect(-118, -176, 70, 182, 10), stone, { shade: 1, rim: 1 });
    pen.shape(roundedRect(48, -176, 70, 182, 10), stone, { shade: 1, rim: 1 });
    pen.shape('M-60 6L-60 -120Q0 -176 60 -120L60 6Z', '#16203a', { ink: 0.6 });
    pen.glow(0, -40, 60, '#8fe0b0', 0.35, 70);
    pen.shape(roundedRect(-136, -208, 272, 44, 12), mix(stone, '#ffffff', 0.08), { shade: 0.7, rim: 1.2 });
    for (const [x, y, w] of [
      [-110, -130, 50],
      [-106, -84, 44],
      [-110, -40, 50],
      [58, -126, 50],
      [60, -76, 46],
      [58, -36, 50],
    ] as const)
      pen.line(`M${x} ${y}L${x + w} ${y + 2}`, mix(stone, '#2a2a4a', 0.4), 3, { material: 'land', opacity: 0.6 });
    sunFace(view, stone);
    const bark = through('#80604a', 0.04);
    pen.limb(
      [
        [0, -300],
        [-2, -250],
        [-10, -206],
      ],
      58,
      bark,
      'land',
    );
    const roots: readonly (readonly Point[])[] = [
      [
        [-20, -222],
        [-80, -206],
        [-88, -140],
        [-80, -60],
        [-100, 2],
      ],
      [
        [20, -222],
        [76, -204],
        [92, -130],
        [80, -66],
        [102, 0],
      ],
      [
        [-14, -214],
        [-52, -180],
        [-56, -120],
        [-60, -70],
      ],
      [
        [12, -214],
        [48, -176],
        [54, -124],
        [64, -84],
      ],
    ];
    roots.forEach((root, i) => pen.limb(root, i < 2 ? 20 : 13, bark, 'land'));
    for (const [x, y, angle] of [
      [-128, -10, -120],
      [-122, 4, -60],
      [124, 0, -70],
      [112, 8, -120],
    ] as const)
      fern(pen, x, y + 6, 60, angle, through('#5fb062', 0.03));
    for (const [x, y, angle] of [
      [-60, -108, 110],
      [70, -110, 70],
      [96, -150, 60],
      [-96, -160, 120],
    ] as const)
      leaf(pen, x, y, 26, angle, through('#7cc06a', 0.02));
  });
}

/** A stone face that is asleep. */
function sunFace({ pen }: View, stone: string): void {
  const dark = mix(stone, '#2a2a4a', 0.5);
  pen.ellipse(0, -186, 26, 19, mix(stone, '#ffffff', 0.2), { shade: 0.4, rim: 0.5, ink: 0.6 });
  pen.line('M-14 -189Q-9 -184 -4 -189M4 -189Q9 -184 14 -189M-6 -179Q0 -175 6 -179', dark, 2.6, { material: 'land' });
}

/** Where the river lies still, between great leaves; somebody is in the middle. */
export function stillRiver(view: View): void {
  const { pen, through, light } = view;
  beside(view, 270, 636, () => {
    for (const [x, y, length, angle] of [
      [-110, -14, 150, -104],
      [-70, -20, 170, -80],
      [20, -30, 180, -98],
      [80, -24, 190, -70],
      [150, -20, 200, -110],
      [190, -10, 180, -74],
    ] as const)
      leaf(pen, x, y, length, angle, through(x % 20 ? '#3f8f5a' : '#2f7f5a', 0.22));
    river(view, 190);
    pen.glow(0, 34, 210, light.moon, 0.4, 44);
    const random = view.stream('still river');
    for (const [x, y] of [
      [-186, 16],
      [-150, 34],
      [196, 40],
      [172, 52],
    ] as const) {
      tuft(pen, random, x, y, 0.9, through('#6fb35a', 0.03));
      pen.ellipse(x + 22, y + 6, 16, 7, through('#9a948a', 0.03), { shade: 0.4, rim: 0.6 });
    }
    monstera(pen, 216, 30, 130, -116, through('#3f9a5a', 0.04));
    monstera(pen, 200, 36, 100, -58, through('#5aae5a', 0.04));
  });
}
