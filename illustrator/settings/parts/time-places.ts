// The places of Back Lane, where all the years stand side by side.
import { mix } from '../../color.ts';
import { curve, ellipse, num, polygon, roundedRect } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import type { Random } from '../../random.ts';
import { contactShadow, type View } from '../../view.ts';
import { house } from './buildings.ts';
import { bush, fern } from './plants.ts';
import { gear, hourglass, lampOfYears } from './time-things.ts';
import { beside } from './wayside.ts';

const FIGURE = { material: 'figure' } as const;
const GLOW = { material: 'glow' } as const;

/** The house at the top of the lane, its hedge and its green gate. */
export function greenGate(view: View): void {
  const { pen, hero, side } = view;
  const random = view.stream('hedge', 'story');
  contactShadow(view, hero.x + side * 330, 660, 170, 0.24);
  beside(view, 350, 656, () => {
    house(view, 20, 0, 190, 130, '#f2d9b0', '#c8606e', random, 0.02);
    lampOfYears(view, 118, 8, 200, 2);
  });
  beside(view, 246, 664, () => {
    bush(pen, random, 88, 4, 130, view.through('#4f9a74', 0));
    for (const x of [-46, 46]) {
      pen.shape(roundedRect(x - 9, -118, 18, 120, 5), '#f6ead8', { ...FIGURE, shade: 0.4, rim: 0.6 });
      pen.ellipse(x, -122, 12, 10, '#f6ead8', { ...FIGURE, shade: 0.3 });
    }
    pen.line('M-46 -118Q0 -182 46 -118', '#4fa86f', 11);
    for (const [x, y] of [
      [-34, -136],
      [0, -150],
      [34, -136],
      [-18, -146],
      [18, -146],
    ] as const)
      pen.ellipse(x, y, 7, 7, x % 4 ? '#f29fbf' : '#ffe08a', { ...FIGURE, ink: 0.5 });
    const gate = 'M-37 -2L-37 -86Q0 -116 37 -86L37 -2Z';
    pen.shape(gate, '#3fa06c', { ...FIGURE, shade: 0.9, rim: 1 });
    for (const x of [-22, -7, 8, 23]) pen.line(`M${x} -96L${x} -4`, '#2a7a54', 2.6);
    pen.line('M-36 -28L36 -28M-36 -74L36 -74', '#67c48c', 6);
    pen.ellipse(26, -50, 5, 5, '#ffd95e', { ...GLOW, ink: 0.6 });
  });
}

/** A lamp of every age along the lane, and the hourglass that measures it. */
export function lampLane(view: View): void {
  const { pen, hero, side } = view;
  contactShadow(view, hero.x + side * 246, 664, 74, 0.3);
  gear(pen, hero.x + side * 392, 650, 66, view.through('#8f7fd0', 0));
  beside(view, 246, 664, () => pen.at(0, 0, 1.28, () => hourglass(pen)));
  beside(view, 0, 0, () => {
    lampOfYears(view, 146, 606, 150, 0);
    lampOfYears(view, 340, 640, 206, 1);
    lampOfYears(view, 448, 672, 260, 2);
  });
  beside(view, -372, 644, () => lampOfYears(view, 0, 0, 230, 3));
}

/** A town wall whose gate was shut at sundown; the guards' stockings dry on top. */
export function townWall(view: View): void {
  const { pen, hero, side, palette } = view;
  contactShadow(view, hero.x + side * 340, 664, 200, 0.26);
  beside(view, 330, 664, () => {
    const stone = view.through('#a99ac8', 0.03);
    pen.shape(roundedRect(-170, -220, 420, 226, 4), stone, { shade: 2, rim: 0.8, toward: mix(stone, '#4a3f88', 0.35) });
    for (let i = 0; i < 8; i++) pen.shape(roundedRect(-178 + i * 54, -256, 36, 42, 5), stone, { shade: 0.6, rim: 1 });
    pen.shape(roundedRect(-184, -222, 440, 15, 5), mix(stone, '#ffffff', 0.2), { shade: 0.3, rim: 0.8 });
    for (const [x, y, w] of [
      [-150, -180, 46],
      [-96, -150, 38],
      [-158, -96, 40],
      [-152, -40, 44],
      [92, -176, 48],
      [140, -128, 40],
      [96, -74, 44],
      [150, -48, 48],
      [112, -24, 30],
    ] as const)
      pen.shape(roundedRect(x, y, w, 20, 6), mix(stone, y % 4 ? '#ffffff' : '#4a3f88', 0.16), { ink: 0.4 });
    pen.shape('M-86 4L-86 -112Q-8 -214 70 -112L70 4Z', mix(stone, '#ffffff', 0.26), { ink: 0.7, shade: 0.4 });
    pen.shape('M-70 4L-70 -108Q-8 -188 54 -108L54 4Z', '#7a4f44', { shade: 0.9, rim: 0.6 });
    for (const x of [-46, -22, 2, 28])
      pen.line(`M${x} -${140 - Math.abs(x + 8) * 0.5}L${x} 0`, '#54302e', 3, { material: 'land' });
    for (const y of [-94, -30]) {
      pen.line(`M-68 ${y}L52 ${y}`, '#4a4a6c', 9, { material: 'land', cap: 'butt' });
      for (const x of [-58, -8, 42]) pen.ellipse(x, y, 3.4, 3.4, '#c9cbe6', { ink: 0 });
    }
    pen.ellipse(-20, -62, 11, 11, '#4a4a6c', { ink: 0.6 });
    pen.ellipse(-20, -62, 5, 5, '#7a4f44', { ink: 0 });
    for (const x of [-112, 100]) {
      pen.glow(x, -128, 70, palette.lamp, 0.8);
      pen.shape(roundedRect(x - 8, -142, 16, 26, 5), palette.lamp, { ...GLOW, ink: 0.8 });
      pen.shape(
        polygon([
          [x - 13, -141],
          [x, -156],
          [x + 13, -141],
        ]),
        '#4a4a6c',
        { ink: 0.6 },
      );
    }
    stockings(pen);
  });
}

function stockings(pen: Pen): void {
  pen.line('M-112 -278Q-20 -262 80 -280', '#fff0d8', 3);
  for (const [x, y, color] of [
    [-84, -273, '#e8635a'],
    [-48, -270, '#e8635a'],
    [6, -270, '#4f9bdc'],
    [40, -273, '#4f9bdc'],
  ] as const) {
    pen.shape(
      `M${x - 8} ${y}L${x + 8} ${y}L${x + 7} ${y + 34}Q${x + 22} ${y + 40} ${x + 18} ${y + 48}L${x - 8} ${y + 48}Z`,
      color,
      { ...FIGURE, shade: 0.3 },
    );
    for (const dy of [8, 20, 32]) pen.line(`M${x - 7} ${y + dy}L${x + 7} ${y + dy}`, '#fff2dc', 4.4);
    pen.ellipse(x, y, 4, 5, '#c98a5a', { ...FIGURE, ink: 0.5 });
  }
}

/** A street whose signs are pictures: a boot, a fish, a key, a bun. */
export function pictureStreet(view: View): void {
  const { pen } = view;
  const random = view.stream('street', 'story');
  beside(view, 420, 640, () => timberHouse(view, 180, '#e8c9a8', '#8a5a78', random));
  beside(view, 262, 656, () => timberHouse(view, 170, '#f4e2c4', '#c8606e', random));
  beside(view, 262, 656, () => {
    sign(pen, -104, -196, () => {
      pen.shape('M-12 -20L8 -20L8 4Q26 6 24 20L-14 20Z', '#a5683f', { ...FIGURE, shade: 0.4 });
      pen.line('M-12 -12L8 -12', '#e0b070', 4);
    });
    sign(pen, 76, -236, () => {
      pen.shape(
        curve([
          [-20, 0],
          [-4, -12],
          [12, -6],
          [22, -12],
          [20, 0],
          [22, 12],
          [12, 6],
          [-4, 12],
        ]),
        '#5fb8d0',
        { ...FIGURE, shade: 0.4 },
      );
      pen.ellipse(-11, -3, 2.6, 2.6, '#241a3f', { material: 'eye', ink: 0 });
    });
    sign(pen, 196, -190, () => {
      pen.shape('M-22 4Q-18 -18 0 -18Q18 -18 22 4Q20 16 0 16Q-20 16 -22 4Z', '#e8b060', { ...FIGURE, shade: 0.5 });
      pen.line('M-12 -8L-4 2M2 -12L8 -2', '#fff0c8', 3.4);
    });
  });
  beside(view, -366, 640, () => {
    pen.shape(roundedRect(-8, -250, 16, 250, 5), '#8a5f48', { shade: 0.4 });
    sign(pen, 0, -226, () => {
      pen.add(
        `<path d="${ellipse(0, -10, 10, 10)}" fill="none" stroke="${pen.color('#d89a3a', 'figure')}" stroke-width="6"/>`,
      );
      pen.line('M0 0L0 24M0 16L10 16M0 23L8 23', '#d89a3a', 6);
    });
  });
}

/** A board that hangs from an iron arm. @param picture drawn around the board's middle */
function sign(pen: Pen, x: number, y: number, picture: () => void): void {
  pen.line(
    `M${x + 44} ${y - 44}L${x - 34} ${y - 44}M${x + 40} ${y - 20}Q${x + 24} ${y - 44} ${x} ${y - 44}`,
    '#3a3560',
    5,
  );
  pen.line(`M${x - 20} ${y - 44}L${x - 20} ${y - 28}M${x + 20} ${y - 44}L${x + 20} ${y - 28}`, '#3a3560', 2.6);
  pen.shape(roundedRect(x - 34, y - 30, 68, 60, 12), '#8a5f48', { ...FIGURE, shade: 0.5, rim: 1 });
  pen.shape(roundedRect(x - 28, y - 24, 56, 48, 8), '#fff0d2', { ...FIGURE, ink: 0.4 });
  pen.at(x, y, 1, picture);
}

/** A narrow house of timber and plaster, its upper floor leaning out. */
function timberHouse(view: View, width: number, wall: string, roof: string, random: Random): void {
  const { pen, palette, through } = view;
  const w = width / 2;
  const beam = through('#6f4a48', 0);
  const tone = through(wall, 0.02);
  pen.shape(roundedRect(-w + 8, -130, width - 16, 132, 3), tone, { shade: 1.2, rim: 0.6 });
  pen.shape(roundedRect(-w - 4, -246, width + 8, 120, 3), mix(tone, '#ffffff', 0.12), { shade: 1.2, rim: 0.6 });
  pen.shape(
    curve(
      [
        [-w - 22, -236],
        [-w * 0.4, -300],
        [0, -344],
        [w * 0.4, -300],
        [w + 22, -236],
        [w, -240],
        [0, -258],
        [-w, -240],
      ],
      true,
      0.08,
    ),
    through(roof, 0.02),
    { shade: 1, rim: 1 },
  );
  pen.line(
    `M${-w - 2} -246L${-w - 2} -128M${w + 2} -246L${w + 2} -128M${-w - 6} -130L${w + 6} -130M${-w * 0.3} -246L${-w * 0.3} -128M${w * 0.36} -246L${w * 0.36} -128`,
    beam,
    8,
    { material: 'land', cap: 'butt' },
  );
  pen.line(`M${num(-w + 6)} -134L${num(-w * 0.36)} -240M${num(w - 4)} -134L${num(w * 0.42)} -240`, beam, 6, {
    material: 'land',
    cap: 'butt',
  });
  for (const [x, y] of [
    [0, -190],
    [-w * 0.46, -70],
  ] as const) {
    const lit = random.chance(0.9);
    if (lit) pen.glow(x, y, 56, palette.lamp, 0.6);
    pen.shape(roundedRect(x - 19, y - 24, 38, 48, 6), lit ? palette.lamp : through('#4a5a98', 0), {
      ...GLOW,
      ink: 0.8,
    });
    pen.line(`M${num(x)} ${y - 24}L${num(x)} ${y + 24}M${num(x - 19)} ${y}L${num(x + 19)} ${y}`, beam, 3, {
      material: 'land',
    });
  }
  pen.shape(
    `M${num(w * 0.12)} 2L${num(w * 0.12)} -70Q${num(w * 0.42)} -104 ${num(w * 0.72)} -70L${num(w * 0.72)} 2Z`,
    through('#7a5068', 0),
    { shade: 0.4, rim: 0.6 },
  );
  pen.ellipse(w * 0.26, -36, 3.4, 3.4, '#ffd95e', { ...GLOW, ink: 0 });
}

/** Open ground for somebody large, between an old year and a new one. */
export function betweenYears(view: View): void {
  const { pen, hero, side } = view;
  const random = view.stream('field');
  pen.glow(hero.x + side * 260, 680, 210, '#ffe9b8', 0.5, 54);
  beside(view, 0, 0, () => {
    lampOfYears(view, 128, 600, 170, 0);
    lampOfYears(view, 436, 628, 230, 2);
    bush(pen, random, 470, 690, 150, view.through('#4f8f74', 0), '#ffd36b');
    const grass = view.through('#7fb08a', 0);
    for (const x of [150, 214, 300, 372, 420])
      for (const lean of [-7, 0, 7])
        pen.line(`M${x + lean} 700Q${x + lean} 690 ${x + lean * 2} 682`, grass, 3.4, { material: 'land' });
  });
}

/** A year with nothing but ferns as tall as houses, a dragonfly, and a fish that thinks it over. */
export function fernYear(view: View): void {
  const { pen, hero, side } = view;
  const random = view.stream('ferns');
  contactShadow(view, hero.x + side * 350, 650, 90, 0.24);
  const treeFern = (x: number, y: number, height: number, color: string) => {
    pen.shape(
      `M${x - 15} ${y}Q${x - 6} ${y - height * 0.5} ${x - 9} ${y - height}L${x + 9} ${y - height}Q${x + 8} ${y - height * 0.5} ${x + 17} ${y}Z`,
      '#7a5a68',
      { shade: 0.6, rim: 0.6 },
    );
    for (let i = 1; i < 8; i++)
      pen.line(
        `M${x - 10} ${num(y - (height * i) / 8)}Q${x} ${num(y - (height * i) / 8 + 7)} ${x + 10} ${num(y - (height * i) / 8)}`,
        '#54405a',
        3,
        { material: 'land', opacity: 0.7 },
      );
    for (const angle of [-176, -148, -118, -90, -62, -32, -4])
      fern(pen, x, y - height, random.between(104, 136), angle, angle < -90 ? color : mix(color, '#ffffff', 0.12));
    pen.line(
      `M${x} ${y - height}Q${x - 4} ${y - height - 40} ${x + 14} ${y - height - 44}Q${x + 26} ${y - height - 36} ${x + 14} ${y - height - 28}`,
      mix(color, '#ffffff', 0.3),
      6,
      { material: 'land' },
    );
  };
  beside(view, 0, 0, () => {
    treeFern(396, 650, 240, '#4fae7c');
    treeFern(-372, 646, 210, '#3f9a78');
    for (const [x, y, length, angle] of [
      [204, 664, 96, -130],
      [212, 664, 110, -96],
      [218, 664, 92, -58],
      [224, 666, 70, -24],
    ] as const)
      fern(pen, x, y, length, angle, '#6fc48a');
  });
  beside(view, 312, 690, () => fishPool(pen));
  beside(view, 176, 372, () => dragonfly(pen));
}

function fishPool(pen: Pen): void {
  pen.ellipse(0, 0, 116, 27, '#5a4a80');
  const water = ellipse(0, -2, 106, 22);
  pen.shape(water, '#5fc0d0', { ink: 0.6, toward: '#3f7fb8' });
  pen.line('M-70 -4L-36 -4M30 6L74 6M40 -10L66 -10', '#e6fbff', 3, { material: 'land', opacity: 0.8 });
  pen.shape('M-30 0C-34 -40 -18 -56 0 -56C18 -56 32 -40 28 0Q0 8 -30 0Z', '#f2a56b', { ...FIGURE, shade: 0.7, rim: 1 });
  pen.shape('M-4 -56Q6 -72 16 -54Z', '#e8835a', { ...FIGURE, shade: 0.3 });
  for (const s of [-1, 1]) {
    pen.shape(
      curve([
        [s * 20, -12],
        [s * 44, -20],
        [s * 50, -8],
        [s * 26, 0],
      ]),
      '#e8835a',
      { ...FIGURE, shade: 0.3 },
    );
    pen.ellipse(s * 12, -36, 6, 7.4, '#241a3f', { material: 'eye', ink: 0 });
    pen.ellipse(s * 12 + 2, -39, 2.2, 2.4, '#ffffff', { material: 'eye', ink: 0 });
  }
  pen.line('M-8 -22Q0 -17 8 -22', '#8c2f45', 3, { material: 'eye' });
}

function dragonfly(pen: Pen): void {
  pen.at(
    0,
    0,
    1,
    () => {
      for (const [turn, length] of [
        [-24, 84],
        [14, 76],
        [-156, 84],
        [166, 76],
      ] as const)
        pen.at(
          0,
          -4,
          1,
          () =>
            pen.shape(`M4 0Q${length * 0.5} -20 ${length} -5Q${length * 0.7} 13 4 5Z`, '#d8f4ff', {
              ink: 0.6,
              opacity: 0.75,
              rim: 0.6,
            }),
          turn,
        );
      pen.limb(
        [
          [0, -8],
          [6, 34],
          [0, 76],
        ],
        11,
        '#3fa0b0',
      );
      for (const y of [16, 34, 52]) pen.line(`M-3 ${y}L9 ${y}`, '#8fe0d8', 3);
      pen.ellipse(0, -8, 13, 17, '#4fb8b8', { ...FIGURE, shade: 0.5, rim: 0.8 });
      for (const s of [-1, 1]) {
        pen.ellipse(s * 9, -27, 9.4, 10, '#6a4f9a', { ...FIGURE, shade: 0.3 });
        pen.ellipse(s * 9 + 2, -30, 3, 3.4, '#ffffff', { material: 'eye', ink: 0 });
      }
    },
    16,
  );
}
