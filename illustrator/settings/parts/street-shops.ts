// More of the neighborhood: the corner store, the laundromat, the playground, the library on its post.
import { mix } from '../../color.ts';
import { curve, polygon, puff, roundedRect, type Point } from '../../path.ts';
import type { View } from '../../view.ts';
import { cat } from './street-places.ts';
import { tuft } from './plants.ts';
import { beside, footpath } from './wayside.ts';

/** A shop front around 0,0: wall, cornice, striped awning. */
function shopFront({ pen, through }: View, wall: string, stripe: string): void {
  const color = through(wall, 0.05);
  pen.shape(roundedRect(-152, -256, 316, 262, 6), color, { shade: 1.2, rim: 0.9 });
  pen.shape(roundedRect(-162, -270, 336, 24, 6), mix(color, '#ffffff', 0.25), { shade: 0.4, rim: 1.1 });
  pen.shape(roundedRect(-152, -20, 316, 26, 3), mix(color, '#1a1a4a', 0.3), { ink: 0.6 });
  const edge = -156;
  for (let i = 0; i < 9; i++) {
    const x = edge + i * 36;
    pen.shape(
      `M${x + 8} -214L${x + 38} -214L${x + 36} -172Q${x + 18} -158 ${x} -172Z`,
      i % 2 ? through('#fbf3e6', 0.03) : through(stripe, 0.03),
      { shade: 0.3, rim: 0.6, ink: 0.8 },
    );
  }
  pen.shape(roundedRect(-152, -222, 318, 13, 4), mix(color, '#1a1a4a', 0.2), { rim: 0.6 });
}

/** Shut, but not gone to bed: oranges in a mountain, melons, and the cat who does the nights. */
export function cornerStore(view: View): void {
  const { pen, palette, through } = view;
  footpath(view, through('#d8cfc4', 0.05));
  beside(view, 288, 636, () => {
    shopFront(view, '#c98a6a', '#4fa08a');
    pen.glow(-40, -90, 190, palette.lamp, 0.55, 130);
    const frame = through('#6a4a5a', 0.02);
    pen.shape(roundedRect(-138, -152, 190, 124, 6), frame, { rim: 0.5 });
    const pane = roundedRect(-130, -144, 174, 108, 4);
    pen.shape(pane, mix(palette.lamp, '#c98a4a', 0.35), { material: 'glow', ink: 0.4 });
    pen.clip(pane, () => {
      pen.shape(roundedRect(-126, -140, 44, 110, 4), '#bfe8f4', { material: 'glow', ink: 0.5 });
      for (const y of [-112, -84, -56]) {
        pen.line(`M-126 ${y}L-82 ${y}`, '#7fb0c8', 3, { material: 'land' });
        for (const x of [-116, -104, -92]) pen.shape(roundedRect(x - 4, y - 20, 9, 19, 3), '#ffffff', { ink: 0.4 });
      }
      pen.shape(roundedRect(-80, -54, 130, 30, 2), through('#a5683f', 0), { ink: 0.6 });
      for (let row = 0; row < 4; row++)
        for (let i = 0; i < 5 - row; i++) {
          const [x, y] = [-64 + i * 15 + row * 7.5, -61 - row * 12.4];
          pen.ellipse(x, y, 8, 8, '#f59a3c', { ink: 0.5, rim: 0.7, shade: 0.3 });
        }
      for (const x of [16, 40]) {
        pen.ellipse(x, -63, 14, 12, '#7fb04f', { ink: 0.6, shade: 0.4 });
        pen.line(`M${x - 6} -73Q${x - 9} -63 ${x - 6} -53M${x + 4} -74Q${x + 7} -63 ${x + 4} -52`, '#4f7f3a', 2.4, {
          material: 'land',
        });
      }
    });
    pen.line('M-43 -144L-43 -36', frame, 4, { material: 'land' });
    cat(view, 28, -52, '#6a6484', 0.82);
    pen.shape(roundedRect(72, -152, 72, 156, 5), through('#4f7f9a', 0.02), { shade: 0.5, rim: 0.6 });
    pen.shape(roundedRect(82, -142, 52, 86, 4), mix(palette.lamp, '#8a6a5a', 0.45), { material: 'glow', ink: 0.6 });
    pen.shape(roundedRect(90, -118, 36, 24, 3), '#fbf3e6', { ink: 0.5 });
    pen.line('M96 -110L120 -110M96 -102L110 -102', '#c85a52', 3);
    pen.ellipse(134, -36, 3.6, 3.6, '#ffd95e', { material: 'glow', ink: 0 });
    crate(view, -118, 14, '#e8523f');
    crate(view, -58, 18, '#8fbf4f');
  });
}

function crate({ pen, through }: View, x: number, y: number, fruit: string): void {
  for (let i = 0; i < 4; i++)
    pen.ellipse(x - 19 + i * 13, y - 30 - (i % 2) * 4, 9, 9, fruit, { ink: 0.5, rim: 0.6, shade: 0.3 });
  pen.shape(roundedRect(x - 28, y - 28, 57, 28, 3), through('#c0905f', 0.02), { shade: 0.4, rim: 0.8 });
  pen.line(`M${x - 26} ${y - 14}L${x + 27} ${y - 14}`, through('#8a5f40', 0), 2.6, { material: 'land' });
}

/** One lamp on, one dryer going round with one red sock; and too much soap. */
export function laundromat(view: View): void {
  const { pen, palette, through } = view;
  footpath(view, through('#d8cfc4', 0.05));
  beside(view, 288, 636, () => {
    shopFront(view, '#7f9ac4', '#e8635a');
    pen.glow(-30, -90, 190, palette.lamp, 0.5, 130);
    pen.shape(roundedRect(-138, -152, 206, 144, 6), through('#4a5480', 0.02), { rim: 0.5 });
    const pane = roundedRect(-130, -144, 190, 130, 4);
    pen.shape(pane, mix('#fff2cf', palette.lamp, 0.4), { material: 'glow', ink: 0.4 });
    for (const [x, going] of [
      [-98, false],
      [-35, true],
      [28, false],
    ] as const)
      dryer(view, x, going);
    pen.shape(roundedRect(82, -152, 66, 156, 5), through('#4a5480', 0.02), { shade: 0.4, rim: 0.6 });
    pen.shape(roundedRect(90, -142, 50, 116, 4), mix('#fff2cf', palette.lamp, 0.5), { material: 'glow', ink: 0.6 });
    pen.line('M134 -84L134 -64', '#ffd95e', 5, { material: 'glow' });
    pen.glow(116, -176, 90, palette.lamp, 0.9);
    pen.ellipse(116, -176, 11, 9, palette.lamp, { material: 'glow', ink: 0.6 });
    foam(view);
  });
}

function dryer({ pen, through }: View, x: number, going: boolean): void {
  pen.shape(roundedRect(x - 28, -128, 56, 112, 6), '#f2f4fa', { shade: 0.5, rim: 0.4, ink: 0.7 });
  pen.line(`M${x - 18} -116L${x - 2} -116`, '#8a9ac0', 4, { material: 'land' });
  pen.ellipse(x + 14, -116, 4.4, 4.4, going ? '#6fd08a' : '#c0c8dc', { material: 'glow', ink: 0.4 });
  pen.ellipse(x, -68, 23, 23, through('#8a9ac0', 0), { ink: 0.7, rim: 0.6 });
  pen.ellipse(x, -68, 17.5, 17.5, going ? '#8fc4ea' : '#4a5a8a', { ink: 0.5 });
  if (!going) return;
  pen.line(
    curve(
      [
        [x - 11, -64],
        [x - 4, -79],
        [x + 10, -74],
      ],
      false,
    ),
    '#ffffff',
    2.4,
    { material: 'glow', opacity: 0.7 },
  );
  pen.at(
    x + 1,
    -66,
    1,
    () => {
      pen.shape('M-4 -13L5 -13L5 -2L13 3Q15 9 9 10L-1 6Q-5 4 -4 -2Z', '#e0433f', {
        material: 'figure',
        ink: 0.5,
        rim: 0.5,
      });
      pen.line('M-4 -10L5 -10', '#ffffff', 2.4);
    },
    24,
  );
}

function foam({ pen, stream }: View): void {
  const random = stream('foam', 'story');
  const blob = (x: number, y: number, rx: number, ry: number) =>
    pen.shape(puff(x, y, rx, ry, 9, random), '#f6faff', { shade: 0.7, rim: 0.6, ink: 0.7 });
  blob(104, -8, 46, 24);
  blob(60, 8, 50, 22);
  blob(132, 12, 42, 22);
  blob(94, 22, 62, 20);
  for (const [x, y, radius] of [
    [30, -34, 8],
    [150, -44, 11],
    [172, -78, 7],
    [60, -40, 6],
    [14, -8, 10],
    [190, -20, 8],
  ] as const) {
    pen.ellipse(x, y, radius, radius, '#dff2ff', { opacity: 0.6, ink: 0.6 });
    pen.ellipse(x - radius * 0.34, y - radius * 0.36, radius * 0.22, radius * 0.22, '#ffffff', { ink: 0 });
  }
}

/** Swings that cannot stop, a slide, a seesaw with a lost sandal. */
export function playground(view: View): void {
  const { pen, through } = view;
  beside(view, 286, 640, () => {
    const random = view.stream('playground', 'story');
    pen.shape(
      curve(
        [
          [-180, 8],
          [-60, -26],
          [120, -30],
          [240, -4],
          [200, 40],
          [0, 52],
          [-150, 40],
        ],
        true,
        0.15,
      ),
      through('#e6cf9a', 0.05),
      { rim: 0.9, ink: 0.6 },
    );
    const red = through('#e0605a', 0.05);
    pen.limb(
      [
        [30, 0],
        [44, -100],
        [56, -214],
      ],
      11,
      red,
      'land',
    );
    pen.limb(
      [
        [82, -6],
        [70, -100],
        [56, -214],
      ],
      11,
      mix(red, '#2a1a4a', 0.2),
      'land',
    );
    pen.limb(
      [
        [214, 6],
        [202, -100],
        [192, -214],
      ],
      11,
      red,
      'land',
    );
    pen.limb(
      [
        [166, -6],
        [178, -100],
        [192, -214],
      ],
      11,
      mix(red, '#2a1a4a', 0.2),
      'land',
    );
    pen.line('M52 -214L196 -214', red, 13, { material: 'land' });
    for (const [x, dx, tint] of [
      [94, -26, '#4f9bdc'],
      [152, 18, '#f2b541'],
    ] as const) {
      pen.line(`M${x - 14} -212L${x - 14 + dx} -56M${x + 14} -212L${x + 14 + dx} -56`, through('#c8c8d8', 0.03), 3, {
        material: 'land',
      });
      pen.shape(roundedRect(x - 20 + dx, -58, 40, 10, 4), through(tint, 0.02), { rim: 0.8, shade: 0.3 });
      pen.line(`M${x + dx * 2.3 - 14} -70Q${x + dx * 2.5} -60 ${x + dx * 2.3 + 12} -62`, '#ffffff', 2.4, {
        material: 'glow',
        opacity: 0.5,
      });
    }
    slide(view);
    seesaw(view);
    const heap: readonly Point[] = [
      [150, 36],
      [172, 12],
      [196, 10],
      [220, 36],
      [186, 44],
    ];
    pen.shape(curve(heap), through('#f0dcae', 0.03), { shade: 0.5, rim: 0.8 });
    pen.ellipse(132, 38, 22, 8, through('#a98a5f', 0), { ink: 0.5 });
    pen.shape(
      polygon([
        [206, -12],
        [226, -12],
        [222, 14],
        [210, 14],
      ]),
      through('#e8635a', 0.02),
      { shade: 0.4, rim: 0.6 },
    );
    pen.line('M206 -12Q216 -30 226 -12', '#ffd95e', 3, { material: 'land' });
    tuft(pen, random, -186, 20, 0.9, through('#5aa868', 0.03));
  });
}

function slide({ pen, through }: View): void {
  const [blue, yellow] = [through('#4f86c0', 0.05), through('#f2c04f', 0.03)];
  pen.line('M-56 -8L-50 -158M-20 -8L-24 -158', blue, 9, { material: 'land' });
  for (let i = 0; i < 5; i++)
    pen.line(`M${-54 + i} ${-28 - i * 27}L${-22 - i * 0.6} ${-28 - i * 27}`, mix(blue, '#ffffff', 0.3), 6, {
      material: 'land',
    });
  pen.shape(roundedRect(-64, -166, 52, 12, 4), mix(blue, '#ffffff', 0.2), { rim: 0.8 });
  pen.line('M-60 -164L-60 -196Q-38 -210 -16 -196L-16 -164', blue, 7, { material: 'land' });
  pen.shape('M-62 -162C-104 -150 -110 -40 -158 -20L-186 -16Q-192 0 -182 4L-150 2C-96 -10 -84 -120 -40 -150Z', yellow, {
    shade: 0.7,
    rim: 1.2,
  });
  pen.line('M-58 -154C-98 -138 -104 -30 -156 -11L-182 -8', mix(yellow, '#ffffff', 0.5), 4, {
    material: 'land',
    opacity: 0.8,
  });
}

function seesaw({ pen, through }: View): void {
  pen.shape(
    polygon([
      [-14, 34],
      [0, 6],
      [14, 34],
    ]),
    through('#4f86c0', 0.02),
    { shade: 0.5, rim: 0.7 },
  );
  pen.line('M-92 30L92 -20', through('#6fbf8a', 0.02), 12, { material: 'land' });
  pen.line('M-90 26L90 -24', mix(through('#6fbf8a', 0.02), '#ffffff', 0.4), 3, { material: 'land' });
  pen.line('M-70 22L-70 2M70 -16L70 -36', through('#e0605a', 0), 6, { material: 'land' });
  pen.shape(
    curve([
      [-104, 20],
      [-92, 13],
      [-78, 14],
      [-78, 20],
      [-92, 24],
    ]),
    '#b9784a',
    { material: 'figure', ink: 0.6, rim: 0.6 },
  );
  pen.line('M-98 16Q-90 4 -84 14', '#e8635a', 3.4);
}
