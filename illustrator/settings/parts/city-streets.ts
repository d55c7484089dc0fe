// Streets of the city: the roof at home, the shops, the railway arch, the bridge and the station.
import { mix } from '../../color.ts';
import { curve, ellipse, num, polygon, roundedRect, star } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import { WIDTH, type View } from '../../view.ts';
import { litWindow, streetlamp } from './buildings.ts';
import { block, pottedPlant, standing } from './rooms.ts';

const IRON = '#3a3560';

/** The roof of the tall house: parapet, chimney with smoke, pots, and the lit kitchen window. */
export function roofTerrace(view: View): void {
  const { pen, palette, hero, side, sky } = view;
  pen.shape(roundedRect(-20, 566, WIDTH + 40, 36, 4), view.through(mix(palette.ground, '#8a4a50', 0.4), 0), {
    shade: 0.4,
  });
  pen.shape(roundedRect(-20, 560, WIDTH + 40, 20, 6), view.through(mix(palette.ground, '#ffe0c0', 0.45), 0), {
    rim: 1,
    shade: 0.4,
  });
  kitchenDormer(view);
  standing(view, 320, 580, () => {
    for (const [x, y, size] of [
      [18, -236, 15],
      [34, -268, 21],
      [58, -310, 28],
    ] as const)
      pen.ellipse(x, y, size, size * 0.85, mix(sky[3], '#ffffff', 0.4), { material: 'sky', opacity: 0.45, ink: 0 });
    block(pen, -52, 0, 104, 160, view.through('#a55a52', 0.04), { shade: 1.2, rim: 0.8 });
    for (let i = 0; i < 6; i++)
      pen.line(`M-50 ${-136 + i * 24}L50 ${-136 + i * 24}`, view.through('#7d3f48', 0), 3, {
        material: 'land',
        opacity: 0.6,
      });
    block(pen, -62, -152, 124, 24, view.through('#c47a68', 0), { shade: 0, rim: 1 });
    for (const x of [-24, 24])
      block(pen, x - 14, -172, 28, 38, view.through('#8a4a48', 0), { radius: 5, shade: 0.4, rim: 0.5 });
  });
  pottedPlant(view, hero.x + side * 215, 606, 1);
}

/** Where the stairs come out: a little house on the roof, opposite the moon. */
function kitchenDormer(view: View): void {
  const { pen, palette } = view;
  standing(view, -370, 600, () => {
    block(pen, -80, 0, 150, 190, view.through('#c98a72', 0), { radius: 4, shade: 1.2, rim: 0.8 });
    pen.shape(
      curve(
        [
          [-98, -180],
          [-60, -226],
          [50, -226],
          [88, -180],
          [80, -172],
          [-90, -172],
        ],
        true,
        0.1,
      ),
      view.through('#5f4a80', 0),
      { shade: 0.5, rim: 1 },
    );
    pen.glow(0, -110, 110, palette.lamp, 0.7);
    block(pen, -42, -70, 84, 84, view.through('#f2e2cf', 0), { radius: 5, shade: 0.3 });
    pen.shape(roundedRect(-35, -147, 70, 70, 4), palette.lamp, { material: 'glow', ink: 0.7 });
    pen.shape('M-35 -147L-6 -147Q-14 -116 -35 -104Z', '#e8635a', { material: 'figure', shade: 0.3, ink: 0.6 });
    pen.shape('M35 -147L6 -147Q14 -116 35 -104Z', '#e8635a', { material: 'figure', shade: 0.3, ink: 0.6 });
    pen.ellipse(2, -88, 14, 11, '#5bb8a8', { material: 'figure', shade: 0.3 });
    pen.line('M14 -92L24 -98', '#5bb8a8', 5);
    block(pen, -48, -66, 96, 11, view.through('#fff0dc', 0), { radius: 4, shade: 0.2 });
    for (const x of [-30, -8, 16, 36])
      pen.ellipse(x, -84, 9, 8, ['#f27f8f', '#f2b541'][x % 4 ? 0 : 1] ?? '#f27f8f', {
        material: 'figure',
        shade: 0.2,
        ink: 0.6,
      });
  });
}

/** A shop with an awning. @param x,y its lower left corner */
function shopFront(
  view: View,
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  awning: string,
): void {
  const { pen, palette } = view;
  block(pen, x, y, width, height, view.through(color, 0.04), { radius: 3, shade: 1, rim: 0.7 });
  block(pen, x - 8, y - height + 14, width + 16, 18, view.through(mix(color, '#ffe8c8', 0.4), 0.02), {
    radius: 4,
    shade: 0.3,
  });
  pen.glow(x + width * 0.4, y - 70, width * 0.6, palette.lamp, 0.5);
  pen.shape(roundedRect(x + 12, y - 112, width * 0.56, 88, 6), palette.lamp, { material: 'glow', ink: 0.8 });
  block(pen, x + width * 0.7, y, width * 0.22, 112, view.through(mix(color, '#2a2050', 0.5), 0), {
    radius: 5,
    shade: 0.4,
  });
  pen.shape(roundedRect(x + width * 0.73, y - 102, width * 0.16, 48, 4), palette.lamp, { material: 'glow', ink: 0.6 });
  const stripes = Math.round(width / 24);
  for (let i = 0; i < stripes; i++) {
    const [left, step] = [x + (i * width) / stripes, width / stripes];
    pen.shape(
      `M${num(left)} ${num(y - 150)}L${num(left + step)} ${num(y - 150)}L${num(left + step)} ${num(y - 118)}` +
        `Q${num(left + step / 2)} ${num(y - 104)} ${num(left)} ${num(y - 118)}Z`,
      i % 2 ? '#fff2de' : awning,
      { material: 'figure', shade: 0.2, ink: 0.6 },
    );
  }
  const bars = view.through(mix(color, '#2a2050', 0.5), 0);
  for (let row = 0; y - 196 - row * 62 > y - height + 30; row++)
    for (const share of [0.22, 0.5, 0.78])
      litWindow(view, x + width * share, y - 190 - row * 62, 30, (row + share * 10) % 3 > 1, bars, 0.04);
}

/** The street of shops, a lamp and a traffic light that changes for nobody. */
export function shopStreet(view: View): void {
  const { hero, side } = view;
  standing(view, 170, 598, () => {
    shopFront(view, 0, 0, 152, 250, '#7f6fb0', '#e8635a');
    shopFront(view, 160, 0, 176, 286, '#b5738a', '#5bb8a8');
  });
  standing(view, -250, 598, () => shopFront(view, -190, 0, 160, 232, '#6a83b8', '#f2b541'));
  streetlamp(view, hero.x - side * 236, 640, 250, view.through(IRON, 0));
  standing(view, 208, 646, trafficLight);
}

function trafficLight(pen: Pen): void {
  pen.glow(0, -176, 70, '#7df2a0', 0.6);
  block(pen, -4, 0, 8, 130, IRON, { radius: 3 });
  block(pen, -13, 0, 26, 12, IRON, { radius: 4 });
  block(pen, -17, -126, 34, 92, IRON, { radius: 10, rim: 1 });
  for (const [y, color] of [
    [-200, '#7d3a4a'],
    [-172, '#7d6a3a'],
  ] as const)
    pen.ellipse(0, y, 10, 10, color, { material: 'figure' });
  pen.ellipse(0, -144, 10, 10, '#7df2a0', { material: 'glow' });
}

/** The street goes under the railway, and an iron gate is shut; above it stands a lit train. */
export function archway(view: View): void {
  const { pen, palette } = view;
  const brick = view.through('#a5605c', 0.05);
  standing(view, 300, 606, () => {
    lateTrain(view);
    block(pen, -250, 0, 620, 250, brick, { radius: 2, shade: 0.8, rim: 0.9 });
    const joint = view.through('#6f3a4c', 0);
    for (let row = 0; row < 8; row++) {
      pen.line(`M-248 ${-28 - row * 28}L368 ${-28 - row * 28}`, joint, 2.4, { material: 'land', opacity: 0.4 });
      for (let i = 0; i < 9; i++) {
        const x = -220 + i * 70 + (row % 2) * 35;
        pen.line(`M${x} ${-2 - row * 28}L${x} ${-26 - row * 28}`, joint, 2.4, { material: 'land', opacity: 0.35 });
      }
    }
    block(pen, -264, -242, 648, 24, view.through('#d09a86', 0), { radius: 5, shade: 0.3, rim: 1 });
    for (let i = 0; i < 15; i++) {
      const angle = Math.PI * (1 - i / 14);
      pen.at(
        Math.cos(angle) * 126,
        -92 - Math.sin(angle) * 118,
        1,
        () => block(pen, -15, 12, 30, 26, view.through('#e0b49a', 0), { radius: 4, shade: 0.3 }),
        90 - (angle * 180) / Math.PI,
      );
    }
    pen.shape('M-112 0L-112 -92C-112 -236 112 -236 112 -92L112 0Z', view.through('#231d48', 0), { ink: 0.8 });
    pen.glow(0, -60, 90, palette.lamp, 0.3);
    ironGate(view);
  });
  streetlamp(view, view.hero.x - view.side * 300, 636, 236, view.through(IRON, 0));
}

function lateTrain(view: View): void {
  const { pen, palette } = view;
  block(pen, -190, -262, 470, 62, view.through('#5f86b8', 0.04), { radius: 16, shade: 0.7, rim: 1 });
  for (let i = 0; i < 8; i++) {
    pen.shape(roundedRect(-168 + i * 56, -310, 38, 26, 7), palette.lamp, { material: 'glow', ink: 0.7 });
  }
  pen.line('M-184 -272L272 -272', '#f6e6c8', 5, { material: 'figure' });
}

function ironGate(view: View): void {
  const { pen } = view;
  const iron = view.through('#5a6290', 0);
  for (let i = -4; i <= 4; i++) {
    const x = i * 24;
    const top = -92 - Math.sqrt(Math.max(0, 1 - (x / 112) ** 2)) * 74;
    pen.line(`M${x} 0L${x} ${num(top)}`, iron, 6, { material: 'land' });
    pen.shape(
      curve(
        [
          [x - 6, top],
          [x, top - 15],
          [x + 6, top],
        ],
        true,
        0.1,
      ),
      iron,
      { ink: 0.6 },
    );
  }
  for (const y of [-20, -84]) pen.line(`M-110 ${y}L110 ${y}`, iron, 7, { material: 'land' });
  for (const x of [-34, 34]) pen.line(ellipse(x, -52, 22, 22), iron, 5, { material: 'land' });
  pen.shape(roundedRect(-15, -68, 30, 34, 8), '#e0a94e', { material: 'figure', shade: 0.5, rim: 1 });
  pen.ellipse(0, -54, 4, 5, '#5a3a30', { material: 'figure', ink: 0 });
}

/** The end of the city: old low houses, and the rails that stop here. The middle is left for somebody. */
export function quietStreet(view: View): void {
  const { pen, hero, side } = view;
  standing(view, 0, 600, () => {
    for (const [x, width, height, color, roof] of [
      [150, 104, 150, '#c98a8a', '#6a4a80'],
      [262, 96, 186, '#8f9ad0', '#4f5a98'],
      [366, 120, 160, '#d0a878', '#8a5070'],
      [-330, 104, 156, '#8f8ac0', '#5a4a88'],
      [-440, 104, 180, '#c48a78', '#7a4a70'],
    ] as const)
      gabledHouse(view, x, width, height, color, roof);
  });
  const rail = view.through('#8f9ac8', 0);
  for (const y of [628, 648]) {
    pen.line(`M-10 ${y + 4}L${WIDTH + 10} ${y + 4}`, view.through('#5a3048', 0), 5, { material: 'land', opacity: 0.6 });
    pen.line(`M-10 ${y}L${WIDTH + 10} ${y}`, rail, 4, { material: 'land' });
  }
  streetlamp(view, hero.x + side * 436, 650, 230, view.through(IRON, 0));
  streetlamp(view, hero.x - side * 268, 618, 190, view.through(IRON, 0.05));
}

/** A narrow old house with a stepped gable, standing at y 0. */
function gabledHouse(view: View, x: number, width: number, height: number, color: string, roof: string): void {
  const { pen } = view;
  const step = width / 6;
  const top = -height;
  pen.shape(
    polygon([
      [x, 0],
      [x, top],
      [x + step, top],
      [x + step, top - 22],
      [x + step * 2, top - 22],
      [x + step * 2, top - 44],
      [x + step * 4, top - 44],
      [x + step * 4, top - 22],
      [x + step * 5, top - 22],
      [x + step * 5, top],
      [x + width, top],
      [x + width, 0],
    ]),
    view.through(color, 0.12),
    { shade: 1, rim: 0.9 },
  );
  const dark = view.through(mix(roof, '#2a2050', 0.3), 0.08);
  block(pen, x + width * 0.38, 0, width * 0.26, 58, dark, { radius: 10, shade: 0.3 });
  const rows = Math.floor((height - 70) / 48);
  for (let row = 0; row < rows; row++)
    for (const share of [0.24, 0.76])
      litWindow(
        view,
        x + width * share,
        -84 - row * 48,
        24,
        (row + Math.round(share * 4) + Math.round(x)) % 3 !== 0,
        dark,
        0.12,
      );
  litWindow(view, x + width / 2, top - 4, 22, Math.round(x) % 2 === 0, dark, 0.12);
  pen.line(`M${num(x - 2)} ${num(top + 4)}L${num(x + width + 2)} ${num(top + 4)}`, dark, 4, {
    material: 'land',
    opacity: 0.5,
  });
}

/** On the bridge, over the river that takes all the lights apart. */
export function bridge(view: View): void {
  const { pen, palette } = view;
  const stone = view.through('#b09ac0', 0);
  pen.shape(roundedRect(-20, 470, WIDTH + 40, 180, 0), view.through('#2f4a86', 0.1), {
    toward: view.through('#1f2f68', 0),
  });
  const random = view.stream('river');
  for (let i = 0; i < 34; i++) {
    const [x, y] = [random.between(0, WIDTH), 480 + i * 3.2];
    const half = random.between(8, 34);
    pen.line(`M${num(x - half)} ${num(y)}L${num(x + half)} ${num(y)}`, i % 3 ? palette.lamp : view.light.moon, 3, {
      material: 'glow',
      opacity: 0.5,
    });
  }
  standing(view, 300, 560, () => houseboat(view));
  for (let x = -10; x < WIDTH; x += 46) {
    pen.shape(
      curve([
        [x + 12, 640],
        [x + 6, 616],
        [x + 14, 596],
        [x + 32, 596],
        [x + 40, 616],
        [x + 34, 640],
      ]),
      stone,
      { shade: 0.7, rim: 0.8 },
    );
  }
  pen.shape(roundedRect(-20, 574, WIDTH + 40, 22, 6), view.through('#d0bcd8', 0), { shade: 0.4, rim: 1 });
  pen.shape(roundedRect(-20, 632, WIDTH + 40, 24, 4), view.through('#a58ab8', 0), { shade: 0.3, rim: 0.8 });
  standing(view, 0, 656, () => {
    pen.line('M128 2L164 112', '#e0b45a', 8, { material: 'figure' });
    pen.line('M130 2L164 106', '#ffe6a0', 2.5, { material: 'glow', opacity: 0.8 });
  });
  for (const distance of [-300, 176, 420]) bridgeLamp(view, distance);
}

function bridgeLamp(view: View, distance: number): void {
  standing(view, distance, 640, (pen) =>
    block(pen, -24, 0, 48, 76, view.through('#c0a8cc', 0), { radius: 5, shade: 0.7, rim: 1 }),
  );
  streetlamp(view, view.hero.x + view.side * distance, 570, 176, view.through(IRON, 0));
}

/** A boat with a lamp, and a pan on the stove. */
function houseboat(view: View): void {
  const { pen, palette } = view;
  pen.glow(4, -54, 120, palette.lamp, 0.6);
  block(pen, -46, -30, 96, 44, view.through('#5bb8a8', 0), { radius: 8, shade: 0.6, rim: 1 });
  block(pen, -56, -70, 116, 12, view.through('#e8635a', 0), { radius: 6, shade: 0.3, rim: 1 });
  for (const x of [-28, 4]) pen.shape(roundedRect(x, -64, 24, 22, 6), palette.lamp, { material: 'glow', ink: 0.7 });
  block(pen, 30, -80, 12, 30, view.through('#5a4a80', 0), { radius: 3 });
  pen.line('M36 -116Q28 -128 38 -138Q46 -148 38 -160', '#ffffff', 5, { material: 'glow', opacity: 0.35 });
  pen.shape(
    curve(
      [
        [-112, -44],
        [-80, -32],
        [0, -30],
        [80, -32],
        [116, -48],
        [96, -4],
        [0, 4],
        [-92, -4],
      ],
      true,
      0.13,
    ),
    view.through('#8a5a4a', 0),
    { shade: 0.7, rim: 1 },
  );
  pen.line('M-100 -30Q0 -14 104 -32', view.through('#e0b48a', 0), 4, { material: 'land' });
  pen.line('M-84 -36L-84 -70', '#4a4068', 4);
  pen.ellipse(-84, -76, 10, 10, palette.lamp, { material: 'glow' });
}

/** The hall of the station: an iron and glass roof, the clock, and one train asleep. */
export function station(view: View): void {
  const { pen, hero, side } = view;
  const iron = view.through('#5a5f98', 0.05);
  pen.shape('M-20 -20L1044 -20L1044 150Q512 -150 -20 150Z', view.through('#2a2a66', 0), { opacity: 0.5, ink: 0 });
  // high enough to leave the moon its disc
  for (const y of [150, 105, 60])
    pen.line(`M-20 ${y}Q512 ${y - 300} 1044 ${y}`, iron, y === 150 ? 14 : 6, { material: 'land' });
  for (let i = 0; i <= 12; i++) {
    const x = -20 + i * 88.7;
    const t = i / 12;
    const arch = (edge: number) => (1 - t) ** 2 * edge + 2 * t * (1 - t) * (edge - 300) + t * t * edge;
    pen.line(`M${num(x)} ${num(arch(150))}L${num(x)} ${num(arch(60))}`, iron, 5, { material: 'land' });
  }
  for (const x of [hero.x - side * 400, hero.x + side * 440]) {
    pen.shape(
      polygon([
        [x - 12, 600],
        [x - 8, 118],
        [x + 8, 118],
        [x + 12, 600],
      ]),
      iron,
      { shade: 0.6, rim: 1 },
    );
    pen.line(
      `M${num(x)} 210Q${num(x + 6)} 160 ${num(x + 46)} 128M${num(x)} 210Q${num(x - 6)} 160 ${num(x - 46)} 132`,
      iron,
      7,
      { material: 'land' },
    );
  }
  standing(view, 10, 0, () => departures(view));
  standing(view, -230, 250, () => stationClock(view));
  standing(view, 300, 640, () => sleepingTrain(view));
}

/** The board that says the same on every line. */
function departures(view: View): void {
  const { pen } = view;
  pen.line('M-84 0L-84 170M84 0L84 170', view.through(IRON, 0), 6, { material: 'land' });
  block(pen, -124, 296, 248, 134, view.through('#2f2a5a', 0), { radius: 8, shade: 0.3, rim: 1 });
  for (let row = 0; row < 4; row++) {
    pen.shape(roundedRect(-110, 174 + row * 29, 220, 22, 4), view.through('#1f1c44', 0), { ink: 0.4 });
    pen.ellipse(-96, 185 + row * 29, 6, 6, '#7df2a0', { material: 'glow', ink: 0.4 });
    for (let i = 0; i < 8; i++)
      pen.shape(roundedRect(-78 + i * 16, 179 + row * 29, 11, 12, 2), '#ffd25a', {
        material: 'glow',
        ink: 0,
        opacity: 0.85,
      });
    pen.shape(ellipse(88, 185 + row * 29, 7, 7), '#fff3c8', { material: 'glow', ink: 0.4 });
  }
}

function stationClock(view: View): void {
  const { pen } = view;
  pen.line('M0 -250L0 -70', view.through(IRON, 0), 8, { material: 'land' });
  pen.glow(0, 0, 150, view.palette.lamp, 0.55);
  pen.ellipse(0, 0, 78, 78, '#b5784a', { material: 'figure', shade: 0.8, rim: 1 });
  pen.ellipse(0, 0, 65, 65, '#fff3d6', { material: 'glow', ink: 0.7 });
  for (let i = 0; i < 12; i++) {
    const angle = (i * Math.PI) / 6;
    const reach = i % 3 ? 52 : 47;
    pen.line(
      `M${num(Math.cos(angle) * reach)} ${num(Math.sin(angle) * reach)}L${num(Math.cos(angle) * 58)} ${num(Math.sin(angle) * 58)}`,
      '#5a4068',
      i % 3 ? 3 : 5,
    );
  }
  pen.line('M0 0L-20 -28M0 0L10 -48', '#3a2a58', 6);
  pen.ellipse(0, 0, 6, 6, '#e8635a', { material: 'figure' });
  pen.shape(star(0, -96, 13), '#ffd95e', { material: 'figure', shade: 0.3 });
}

/** A round-nosed train with its nose against the buffers, breathing. It comes in from the edge. */
function sleepingTrain(view: View): void {
  const { pen, palette } = view;
  block(pen, -190, 12, 520, 24, view.through('#8a7aa8', 0), { radius: 3, shade: 0.4, rim: 0.9 });
  block(pen, -178, -12, 34, 62, view.through('#e8635a', 0), { radius: 5, shade: 0.6, rim: 1 });
  for (const y of [-62, -34]) block(pen, -150, y, 26, 12, view.through('#4a4478', 0), { radius: 4 });
  pen.shape('M340 -24L340 -258L20 -258C-70 -254 -116 -180 -120 -24Z', view.through('#4f8f9a', 0), {
    shade: 1.3,
    rim: 1,
  });
  pen.shape('M340 -24L340 -70L-118 -70L-120 -24Z', view.through('#2f5f78', 0), { shade: 0.3, ink: 0.7 });
  pen.line('M-112 -96L340 -96', '#ffe6a0', 8);
  pen.shape('M-88 -146C-76 -196 -44 -220 -8 -224L-8 -146Z', view.through('#9fc4e0', 0.1), { shade: 0.4, rim: 1 });
  for (const x of [30, 116, 202])
    pen.shape(roundedRect(x, -220, 62, 66, 12), palette.lamp, { material: 'glow', ink: 0.8, opacity: 0.75 });
  pen.line('M-72 -118Q-60 -108 -48 -118M-30 -118Q-18 -108 -6 -118', '#241a4a', 5, { material: 'eye' });
  pen.ellipse(-108, -52, 9, 11, '#ffe9b0', { material: 'glow' });
  for (const x of [-70, 20, 110, 200])
    pen.ellipse(x, -14, 22, 22, view.through('#3a3560', 0), { shade: 0.5, rim: 0.8 });
  pen.line('M-146 -110Q-160 -130 -148 -146M-164 -128Q-178 -150 -164 -168', '#ffffff', 5, {
    material: 'glow',
    opacity: 0.4,
  });
}
