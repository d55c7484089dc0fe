// Rooms of the house: the bed at the top of it, the hall with everybody's coats, the landing, the door that is shut.
import { mix } from '../../color.ts';
import { curve, ellipse, num, polygon, roundedRect, star } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import type { View } from '../../view.ts';
import { window } from './buildings.ts';
import { block, bookShelf, lampShade, panelDoor, standing, wall } from './rooms.ts';

/** The hero's own room: window, bed, lamp on the drawers, blocks and a teddy. */
export function bedroom(view: View): void {
  const { hero, side, moon, palette } = view;
  window(view, moon.x, 250, 260, 300, { curtain: palette.accent });
  bookShelf(view, hero.x - side * 40, 190, 250);
  standing(view, -330, 620, () => drawersWithLamp(view));
  standing(view, 330, 660, () => bed(view));
  standing(view, -244, 690, toys);
}

export function drawersWithLamp(view: View): void {
  const { pen } = view;
  block(pen, -70, 0, 140, 120, view.through('#a5683f', 0), { radius: 10, shade: 0.8, rim: 0.8 });
  const groove = view.through('#6f4028', 0);
  for (const y of [-112, -56]) pen.line(`M-60 ${y + 48}L60 ${y + 48}`, groove, 4, { material: 'land' });
  for (const y of [-90, -34]) pen.ellipse(0, y, 6, 6, '#ffd95e');
  block(pen, -7, -118, 14, 82, '#e0a94e', { radius: 5, shade: 0.3 });
  block(pen, -30, -118, 60, 12, '#e0a94e', { shade: 0.3 });
  lampShade(view, 0, -188, 132, 82);
  block(pen, 36, -120, 24, 30, '#9fd0e0', { radius: 5, shade: 0.3 });
}

/** Seen from the side, its head towards the edge. */
function bed(view: View): void {
  const { pen } = view;
  pen.shape(
    curve(
      [
        [86, -10],
        [84, -190],
        [110, -230],
        [140, -230],
        [150, -190],
        [150, -10],
      ],
      true,
      0.1,
    ),
    view.through('#b5784a', 0),
    { shade: 0.6, rim: 1 },
  );
  block(pen, -170, -12, 300, 80, view.through('#c98d5a', 0), { radius: 16, shade: 0.6 });
  for (const x of [-160, 118]) block(pen, x, 6, 18, 22, view.through('#8f5a38', 0), { radius: 5 });
  pen.shape(
    curve([
      [20, -100],
      [30, -140],
      [90, -150],
      [116, -120],
      [110, -92],
    ]),
    '#fff6ea',
    { material: 'figure', shade: 0.6, rim: 1 },
  );
  const quilt = curve([
    [-176, -24],
    [-174, -96],
    [-90, -122],
    [10, -124],
    [44, -100],
    [40, -24],
  ]);
  pen.shape(quilt, '#6f6ad8', { material: 'figure', shade: 1, rim: 1 });
  pen.clip(quilt, () => {
    for (let row = 0; row < 3; row++)
      for (let i = 0; i < 6; i++)
        pen.shape(star(-154 + i * 40 + (row % 2) * 20, -98 + row * 32, 9), '#ffe6a0', { material: 'figure', ink: 0 });
  });
  pen.line('M18 -122Q36 -112 40 -92', '#fff6ea', 9);
}

function toys(pen: Pen): void {
  const fur = '#c48d5a';
  block(pen, 26, -4, 38, 38, '#e8635a', { shade: 0.5 });
  pen.shape(star(45, -23, 11), '#ffe6a0', { material: 'figure', ink: 0.5 });
  block(pen, -60, 16, 38, 38, '#5bb8a8', { shade: 0.5 });
  pen.ellipse(-41, -3, 9, 9, '#fff0d0', { material: 'figure', ink: 0.5 });
  for (const s of [-1, 1]) {
    pen.ellipse(s * 14, -66, 8, 8, fur, { material: 'figure' });
    pen.ellipse(s * 15, -6, 11, 9, fur, { material: 'figure', shade: 0.3 });
  }
  pen.ellipse(0, -20, 21, 21, fur, { material: 'figure', shade: 0.6, rim: 0.8 });
  pen.ellipse(0, -50, 21, 19, '#d29e6b', { material: 'figure', shade: 0.5, rim: 0.8 });
  pen.ellipse(0, -44, 10, 7, '#f3d9b8', { material: 'figure', ink: 0 });
  for (const s of [-1, 1]) pen.ellipse(s * 8, -53, 2.8, 3.2, '#2a1d3f', { material: 'eye', ink: 0 });
  pen.ellipse(0, -47, 3.4, 2.6, '#2a1d3f', { material: 'eye', ink: 0 });
}

/** Stairs that go up into the wall. @param steps from the foot at 0,0 upward, to the right */
function staircase(view: View, steps: number, run: number, rise: number): void {
  const { pen } = view;
  for (let i = steps - 1; i >= 0; i--) {
    block(pen, i * run, 0, run * (steps - i) + 40, rise * (i + 1), view.through(i % 2 ? '#a5744f' : '#b08058', 0), {
      radius: 3,
      shade: 0.2,
      rim: 0.9,
    });
    block(pen, i * run - 6, -rise * (i + 1) + 10, run + 10, 12, view.through('#d9a878', 0), { radius: 4, shade: 0.2 });
    pen.shape(roundedRect(i * run + run * 0.34, -rise * (i + 1) - 1, run * 0.5, 12, 2), view.through('#c85a6a', 0), {
      ink: 0.5,
    });
  }
  const rail = view.through('#8f5a38', 0);
  for (let i = 0; i < steps; i++) {
    const x = i * run + run / 2;
    pen.line(`M${num(x)} ${num(-rise * (i + 1))}L${num(x)} ${num(-rise * (i + 1) - 78)}`, rail, 6, {
      material: 'land',
    });
  }
  pen.line(`M${num(run / 2)} ${num(-rise - 80)}L${num(run * (steps - 0.5))} ${num(-rise * steps - 80)}`, rail, 12, {
    material: 'land',
  });
  block(pen, run / 2 - 10, -rise, 20, 104, rail, { radius: 5, shade: 0.4, rim: 1 });
  pen.ellipse(run / 2, -rise - 110, 15, 15, view.through('#c98d5a', 0), { shade: 0.4, rim: 1 });
}

/** The long dim hall with everybody's coats, and the stairs, of which the third says eek. */
export function coatHall(view: View): void {
  const { pen } = view;
  wall(view, '#8a5f8e', '#6a4a80', 588);
  standing(view, 190, 622, () => staircase(view, 6, 56, 40));
  standing(view, -330, 620, () => panelDoor(view, 0, 0, 130, 270, '#4f8f8a'));
  standing(view, -334, 320, () => {
    pen.shape('M-64 0C-60 -60 60 -60 64 0Z', view.light.halo, { material: 'glow', ink: 0.8 });
    pen.line('M0 0L0 -44M0 0L-44 -26M0 0L44 -26', view.through('#f2e2cf', 0), 6, { material: 'land' });
  });
  standing(view, 40, 300, () => coatHooks(view));
  standing(view, 128, 330, () => {
    pen.line('M60 -260L60 -190', view.through('#3a2a58', 0), 4, { material: 'land' });
    lampShade(view, 60, -130, 96, 60);
  });
}

function coatHooks(view: View): void {
  const { pen } = view;
  block(pen, -260, -10, 330, 22, view.through('#a5683f', 0), { shade: 0.3, rim: 1 });
  for (const [x, color, length] of [
    [-220, '#e8635a', 128],
    [-146, '#f2b541', 96],
    [-68, '#4f8fc8', 150],
    [18, '#7fb07a', 84],
  ] as const) {
    coat(pen, x, -18, color, length);
    pen.ellipse(x, -20, 7, 7, '#ffd95e', { material: 'figure', shade: 0.2 });
  }
}

function coat(pen: Pen, x: number, y: number, color: string, length: number): void {
  const dark = mix(color, '#2a1a4a', 0.35);
  pen.at(x, y, 1, () => {
    for (const s of [-1, 1])
      pen.shape(
        curve(
          [
            [s * 14, 8],
            [s * 32, 22],
            [s * 38, length * 0.62],
            [s * 26, length * 0.64],
            [s * 16, 30],
          ],
          true,
          0.12,
        ),
        color,
        { material: 'figure', shade: 0.5, rim: 0.8 },
      );
    pen.shape(
      curve(
        [
          [-14, 4],
          [-26, 24],
          [-30, length],
          [30, length],
          [26, 24],
          [14, 4],
        ],
        true,
        0.1,
      ),
      color,
      { material: 'figure', shade: 0.8, rim: 0.8 },
    );
    pen.shape(
      polygon([
        [-14, 4],
        [0, 26],
        [14, 4],
        [0, 9],
      ]),
      dark,
      { material: 'figure', ink: 0.6 },
    );
    pen.line(`M0 28L0 ${num(length - 4)}`, dark, 2.6, { opacity: 0.6 });
    for (let i = 0; i < 3; i++)
      pen.ellipse(6, 40 + (i * (length - 50)) / 3, 3.2, 3.2, '#ffe6b0', { material: 'figure', ink: 0.4 });
  });
}

/** The door that will not open: a line of light under it, a mat, a big keyhole. */
export function closedDoor(view: View): void {
  const { pen, palette } = view;
  wall(view, '#4f7a98', '#3f5f88', 588);
  standing(view, 296, 622, () => {
    pen.glow(0, -4, 190, palette.lamp, 0.6, 46);
    panelDoor(view, 0, 0, 196, 372, '#8a5a9a');
    pen.shape(roundedRect(-96, -7, 192, 8, 3), palette.lamp, { material: 'glow', ink: 0.5 });
    pen.shape(roundedRect(58, -186, 30, 52, 12), '#e0a94e', { material: 'figure', shade: 0.4, rim: 1 });
    pen.ellipse(73, -168, 6, 7, '#3a2040', { material: 'figure', ink: 0 });
    pen.shape(
      polygon([
        [70, -166],
        [76, -166],
        [80, -146],
        [66, -146],
      ]),
      '#3a2040',
      { material: 'figure', ink: 0 },
    );
    pen.shape(
      polygon([
        [-112, 20],
        [112, 20],
        [132, 54],
        [-132, 54],
      ]),
      view.through('#b5744a', 0),
      { shade: 0.4, rim: 0.7 },
    );
    for (let i = -5; i <= 5; i++)
      pen.line(`M${i * 21} 24L${i * 24} 50`, view.through('#d9a070', 0), 4, { material: 'land', opacity: 0.7 });
    pen.shape('M-60 -396C-56 -436 56 -436 60 -396Z', palette.lamp, { material: 'glow', ink: 0.8, opacity: 0.85 });
    pen.line('M0 -396L0 -426M-30 -396L-22 -422M30 -396L22 -422', view.through('#f2e2cf', 0), 5, { material: 'land' });
  });
  standing(view, -320, 620, () => umbrellaStand(view));
  standing(view, -300, 330, () => portrait(view, 92, 116, '#e8a05a'));
  standing(view, -190, 250, () => portrait(view, 64, 70, '#5bb8a8'));
}

function umbrellaStand(view: View): void {
  const { pen } = view;
  pen.line('M-12 -60L-24 -150Q-28 -172 -44 -164', '#a5683f', 8);
  pen.shape(
    polygon([
      [-26, -120],
      [-8, -120],
      [-2, -40],
      [-18, -40],
    ]),
    '#3f4a8a',
    { material: 'figure', shade: 0.4 },
  );
  pen.shape(
    polygon([
      [6, -140],
      [20, -138],
      [18, -40],
      [4, -40],
    ]),
    '#e8635a',
    { material: 'figure', shade: 0.4 },
  );
  pen.line('M13 -138L16 -160', '#e0a94e', 6);
  pen.shape(
    polygon([
      [-40, -80],
      [40, -80],
      [30, 0],
      [-30, 0],
    ]),
    view.through('#5bb8a8', 0),
    { shade: 0.8, rim: 1 },
  );
  pen.line('M-37 -58L37 -58M-33 -20L33 -20', '#d8f4ea', 4);
}

/** A framed picture of a hill with a house. */
function portrait(view: View, width: number, height: number, color: string): void {
  const { pen } = view;
  block(pen, -width / 2, height / 2, width, height, view.through('#d9a85a', 0), { radius: 8, shade: 0.4, rim: 1 });
  const canvas = roundedRect(-width / 2 + 10, -height / 2 + 10, width - 20, height - 20, 4);
  pen.shape(canvas, '#a8d0e6', { material: 'figure', ink: 0.6 });
  pen.clip(canvas, () => {
    pen.ellipse(width * 0.14, -height * 0.16, 10, 10, '#fff0c0', { material: 'figure', ink: 0.4 });
    pen.ellipse(-width * 0.1, height * 0.5, width * 0.5, height * 0.34, '#7fb07a', { material: 'figure', ink: 0.5 });
    pen.shape(
      polygon([
        [-20, 14],
        [-20, -2],
        [-8, -14],
        [4, -2],
        [4, 14],
      ]),
      color,
      { material: 'figure', ink: 0.5 },
    );
  });
}

/** The landing: a tall lamp like a thin lady in a hat, doors that stand open by a hand, and a pajama that will not stay in bed. */
export function landing(view: View): void {
  const { pen, palette } = view;
  wall(view, '#4f8088', '#3f6480', 588);
  for (const [distance, color] of [
    [-352, '#8a6ab0'],
    [204, '#6a8ac0'],
    [404, '#b07a8a'],
  ] as const)
    standing(view, distance, 622, () => {
      panelDoor(view, 0, 0, 128, 280, color);
      pen.shape(
        polygon([
          [-64, -278],
          [-40, -270],
          [-40, -2],
          [-64, 0],
        ]),
        mix(palette.lamp, '#f2a05a', 0.2),
        { material: 'glow', ink: 0.6 },
      );
      pen.glow(-52, -120, 80, palette.lamp, 0.4, 150);
    });
  standing(view, 304, 646, () => {
    pen.ellipse(0, -4, 42, 11, '#b5784a', { material: 'figure', shade: 0.4, rim: 1 });
    pen.shape(
      curve(
        [
          [-8, -8],
          [-14, -120],
          [-5, -236],
          [5, -236],
          [14, -120],
          [8, -8],
        ],
        true,
        0.12,
      ),
      '#c98d5a',
      { material: 'figure', shade: 0.5, rim: 1 },
    );
    for (const y of [-60, -150]) pen.ellipse(0, y, 17, 10, '#e0b07a', { material: 'figure', shade: 0.3 });
    lampShade(view, 0, -226, 150, 74);
    pen.ellipse(0, -302, 24, 8, '#e8635a', { material: 'figure', shade: 0.3 });
    pen.shape(
      curve(
        [
          [-14, -304],
          [-12, -324],
          [12, -324],
          [14, -304],
        ],
        true,
        0.12,
      ),
      '#e8635a',
      { material: 'figure', shade: 0.4, rim: 1 },
    );
  });
  standing(view, 236, 700, pajamaBasket);
  standing(view, -40, 250, () => portrait(view, 110, 92, '#e8635a'));
}

function pajamaBasket(pen: Pen): void {
  pen.shape(
    curve(
      [
        [26, -86],
        [52, -98],
        [68, -60],
        [72, -16],
        [52, -14],
        [46, -56],
        [30, -66],
      ],
      true,
      0.14,
    ),
    '#7fc0e6',
    { material: 'figure', shade: 0.5, rim: 0.8 },
  );
  pen.line('M56 -80L66 -82M62 -54L50 -52M53 -30L71 -32', '#f4fbff', 5);
  pen.shape(
    polygon([
      [-44, -82],
      [44, -82],
      [36, 0],
      [-36, 0],
    ]),
    '#d0a070',
    { material: 'figure', shade: 0.8, rim: 1 },
  );
  for (const y of [-62, -42, -22]) pen.line(`M${num(-42 - y * 0.1)} ${y}L${num(42 + y * 0.1)} ${y}`, '#a5743f', 3);
  for (const x of [-22, 0, 22]) pen.line(`M${x} -80L${num(x * 0.84)} -2`, '#a5743f', 3, { opacity: 0.7 });
  pen.shape(
    curve(
      [
        [-52, -82],
        [-40, -102],
        [40, -106],
        [50, -86],
      ],
      true,
      0.1,
    ),
    '#b5844f',
    { material: 'figure', shade: 0.4, rim: 1 },
  );
}

/** A corner among boxes that nobody visits, with a round window over it. The middle is left for somebody. */
export function boxCorner(view: View): void {
  const { pen, palette } = view;
  wall(view, '#6a5a98', '#54468a', 588);
  standing(view, 270, 210, () => {
    pen.glow(0, 0, 170, view.light.halo, 0.5);
    pen.ellipse(0, 0, 82, 82, view.through('#b5784a', 0), { shade: 0.5, rim: 1 });
    pen.ellipse(0, 0, 66, 66, view.sky[1], { material: 'sky', ink: 0.7 });
    pen.ellipse(14, -10, 30, 30, view.light.moon, { material: 'glow', ink: 0.5 });
    for (const [x, y] of [
      [-34, -24],
      [-26, 26],
      [30, 40],
      [-46, 4],
    ] as const)
      pen.shape(star(x, y, 6), '#fff1c0', { material: 'glow', ink: 0 });
    pen.line('M0 -70L0 70M-70 0L70 0', view.through('#b5784a', 0), 8, { material: 'land' });
  });
  heatingPipe(view);
  standing(view, -150, 300, () => portrait(view, 100, 84, '#b48be0'));
  standing(view, 440, 650, () => {
    block(pen, -56, 0, 120, 92, view.through('#c9935f', 0), { radius: 5, shade: 0.9, rim: 0.8 });
    pen.line('M4 -90L4 -4', view.through('#e8c490', 0), 14, { material: 'land', opacity: 0.8 });
    hatBox(pen, 0, -92, '#b48be0', '#f6d0e8');
    hatBox(pen, -6, -158, '#5bb8a8', '#f6f0d0');
  });
  standing(view, -330, 640, () => {
    block(pen, -80, 0, 130, 104, view.through('#b07a4f', 0), { radius: 5, shade: 0.9, rim: 0.8 });
    pen.line('M-16 -102L-16 -4', view.through('#e0b888', 0), 14, { material: 'land', opacity: 0.8 });
    hatBox(pen, -20, -104, '#e8808a', '#fff0d0');
    block(pen, -2, -170, 8, 60, '#e0a94e', { radius: 4 });
    lampShade(view, 2, -214, 84, 54);
    pen.glow(0, -240, 220, palette.lamp, 0.4);
  });
}

/** It comes down the wall, and warms everybody in the house. */
function heatingPipe(view: View): void {
  const { pen } = view;
  const copper = view.through('#c98a5a', 0);
  standing(view, 120, 0, () => {
    pen.limb(
      [
        [-420, 108],
        [-180, 108],
        [0, 108],
        [14, 122],
        [14, 300],
        [14, 586],
      ],
      17,
      copper,
      'land',
    );
    for (const x of [-330, -150]) pen.shape(roundedRect(x, 95, 12, 26, 4), view.through('#e0b07a', 0), { shade: 0.2 });
    for (const y of [210, 400, 566])
      pen.shape(roundedRect(1, y, 26, 12, 4), view.through('#e0b07a', 0), { shade: 0.2 });
    pen.line(ellipse(14, 330, 15, 15), view.through('#e8635a', 0), 6, { material: 'land' });
    pen.ellipse(14, 330, 5, 5, '#ffd95e', { material: 'figure', ink: 0.6 });
  });
}

function hatBox(pen: Pen, x: number, y: number, color: string, lid: string): void {
  pen.at(x, y, 1, () => {
    block(pen, -44, 0, 88, 58, color, { radius: 10, shade: 0.6, rim: 0.8 });
    for (const dx of [-26, 0, 26]) pen.line(`M${dx} -46L${dx} -6`, lid, 6, { opacity: 0.6 });
    block(pen, -50, -50, 100, 18, lid, { radius: 8, shade: 0.3, rim: 1 });
  });
}
