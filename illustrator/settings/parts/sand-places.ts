// The places of the stories in the desert.
import { mix } from '../../color.ts';
import { curve, ellipse, num, polygon, roundedRect, type Point } from '../../path.ts';
import type { View } from '../../view.ts';
import { behindGround } from './horizon.ts';
import { palm } from './plants.ts';
import { boulder, cactus, campfire, dryGrass, frog, lizard, tent } from './sand.ts';
import { beside } from './wayside.ts';

const SOLID = { shade: 1, rim: 0.9 } as const;
const SMALL = { shade: 0.4, rim: 0.6 } as const;

/** The clay house with a blue door, a ticket window and a tower that catches the wind. */
export function clayHouse(view: View): void {
  const { pen, palette } = view;
  beside(
    view,
    292,
    654,
    () => {
      const clay = view.through('#d8936a', 0.04);
      const [light, dark] = [mix(clay, '#fff0d0', 0.35), mix(clay, '#5a2f3f', 0.4)];
      // the tower
      pen.shape('M30 -150L34 -286Q70 -296 104 -286L108 -150Z', clay, SOLID);
      for (const x of [50, 69, 88])
        pen.shape(`M${x - 6} -222L${x - 6} -264Q${x} -274 ${x + 6} -264L${x + 6} -222Z`, dark, { ink: 0.6 });
      pen.shape(roundedRect(26, -296, 86, 16, 7), light, SMALL);
      for (const y of [-186, -170]) pen.line(`M22 ${y}L34 ${y}M106 ${y}L118 ${y}`, '#7a4a3a', 6, { material: 'land' });
      pen.line('M128 -276Q150 -284 160 -272Q166 -260 154 -258M124 -258Q138 -262 142 -254', '#ffffff', 3.4, {
        material: 'land',
        opacity: 0.6,
      });
      // the house
      pen.shape('M-138 6L-130 -138Q-128 -152 -112 -152L112 -154Q130 -154 132 -138L144 6Z', clay, {
        shade: 1.6,
        rim: 1.2,
      });
      for (const [x, height] of [
        [-122, 16],
        [-90, 12],
        [-58, 16],
        [-26, 12],
        [6, 16],
        [38, 12],
        [70, 16],
        [102, 12],
      ] as const)
        pen.shape(roundedRect(x, -154 - height, 20, height + 8, 5), light, SMALL);
      for (const x of [-100, -52, -4, 44, 92]) pen.ellipse(x, -130, 5.5, 5.5, '#7a4a3a', { shade: 0.3 });
      pen.line('M-120 -60Q-108 -66 -98 -60M96 -30Q110 -36 124 -30M60 -112Q72 -118 84 -112', dark, 3, {
        material: 'land',
        opacity: 0.4,
      });
      // the door
      pen.shape('M-96 6L-96 -76Q-62 -112 -28 -76L-28 6Z', light, SOLID);
      pen.shape('M-87 6L-87 -72Q-62 -98 -37 -72L-37 6Z', '#3f7fc0', { shade: 0.8, rim: 0.8 });
      pen.line('M-74 -78L-74 4M-62 -84L-62 4M-50 -78L-50 4', '#2a5a9a', 2.6, { material: 'land', opacity: 0.7 });
      pen.ellipse(-44, -34, 4, 4, '#ffd36b', { ink: 0.4 });
      // the ticket window, with the soup on its sill
      pen.glow(48, -64, 110, palette.lamp, 0.85);
      pen.shape('M4 -28L4 -86Q48 -124 92 -86L92 -28Z', light, SOLID);
      pen.shape('M14 -32L14 -82Q48 -110 82 -82L82 -32Z', palette.lamp, { material: 'glow', ink: 0.6 });
      pen.line('M36 -98L36 -52M60 -98L60 -52M16 -54L80 -54', '#a5603f', 3.4, { material: 'land' });
      pen.shape(roundedRect(-2, -32, 100, 11, 4), '#8a5a42', SMALL);
      pen.shape('M30 -44L62 -44Q58 -32 46 -32Q34 -32 30 -44Z', '#5fa8c8', SMALL);
      pen.line('M40 -50Q36 -58 41 -66M51 -50Q55 -58 51 -66', '#ffffff', 3, { opacity: 0.8 });
      pen.glow(-62, -122, 46, palette.lamp, 0.9);
      pen.line('M-62 -142L-62 -132', '#5a3a33', 3, { material: 'land' });
      pen.shape('M-72 -112L-69 -130L-55 -130L-52 -112Q-62 -106 -72 -112Z', palette.lamp, {
        material: 'glow',
        ink: 0.7,
      });
      // a jar, and a bench to wait on
      pen.shape(
        'M128 6C112 -6 114 -34 126 -40L122 -50L150 -50L146 -40C158 -34 160 -6 144 6Z',
        view.through('#b8604a', 0),
        SOLID,
      );
      pen.line('M120 -24Q136 -18 152 -24', '#f2c48a', 3.4, { material: 'land', opacity: 0.8 });
      pen.shape(roundedRect(-4, -10, 88, 9, 4), '#8a5a42', SMALL);
      pen.line('M8 -2L8 8M72 -2L72 8', '#6b4436', 6, { material: 'land' });
    },
    1.04,
  );
  beside(view, 442, 662, () => cactus(pen, 0, 0, 110, view.through('#4f9a78', 0.04), '#ff8fb0'));
}

/** A striped tent, a fire and two cactuses on the way. */
export function campWay(view: View): void {
  const { pen, palette } = view;
  beside(view, 318, 650, () => tent(view, view.through(palette.accent, 0.02)), 1.24);
  beside(view, 206, 668, () => campfire(view), 0.82);
  cactus(pen, view.hero.x - view.side * 290, 654, 190, view.through('#4f9a78', 0.04), '#ff8fb0');
  cactus(pen, view.hero.x - view.side * 366, 668, 120, view.through('#5fa882', 0.04), '#ffd36b');
}

/** A gate in a clay wall, with its lamps lit. */
export function clayGate(view: View): void {
  const { pen, palette } = view;
  beside(
    view,
    300,
    656,
    () => {
      const clay = view.through('#c9795f', 0.06);
      const [light, dark] = [mix(clay, '#fff0d0', 0.35), mix(clay, '#5a2f3f', 0.45)];
      pen.shape('M-186 6L-184 -92Q-120 -106 -84 -100L84 -100Q124 -106 188 -90L190 6Z', clay, { shade: 1.4, rim: 1.2 });
      for (const x of [-176, -142, -108, 92, 126, 160])
        pen.shape(`M${x - 11} -96L${x} -120L${x + 11} -96Z`, light, SMALL);
      pen.shape('M-96 6L-90 -206Q-88 -222 -72 -222L72 -222Q88 -222 90 -206L96 6Z', clay, { shade: 1.4, rim: 1.2 });
      for (const x of [-82, -48, -14, 20, 54]) pen.shape(roundedRect(x, -242, 24, 26, 5), light, SMALL);
      pen.line('M-84 -194L84 -194', light, 6, { material: 'land', opacity: 0.8 });
      for (const x of [-66, -33, 0, 33, 66])
        pen.shape(
          polygon([
            [x - 11, -184],
            [x, -196],
            [x + 11, -184],
            [x, -172],
          ]),
          view.through(x % 66 ? '#4fb0a0' : '#f2c45f', 0.02),
          { ink: 0.5 },
        );
      pen.glow(0, -60, 120, palette.lamp, 0.7);
      pen.shape('M-62 6L-62 -92Q-56 -158 0 -164Q56 -158 62 -92L62 6Z', dark, SOLID);
      pen.shape('M-52 6L-52 -90Q-46 -146 0 -152Q46 -146 52 -90L52 6Z', view.through('#4a3f86', 0.2), {
        ink: 0.6,
        toward: view.through('#f0b878', 0.1),
      });
      for (const side of [-1, 1]) {
        pen.shape(
          `M${side * 52} 6L${side * 52} -90Q${side * 46} -138 ${side * 20} -148L${side * 20} 12Z`,
          view.through('#3f8f9a', 0.02),
          { shade: 0.8, rim: 0.8 },
        );
        pen.line(`M${side * 42} -120L${side * 42} 4M${side * 31} -136L${side * 31} 6`, '#2a5f70', 2.6, {
          material: 'land',
          opacity: 0.7,
        });
        pen.ellipse(side * 26, -60, 4.4, 4.4, '#ffd36b', { ink: 0.5 });
        pen.line(`M${side * 76} -150L${side * 76} -128`, '#5a3a33', 3, { material: 'land' });
        pen.glow(side * 76, -112, 56, palette.lamp, 0.9);
        pen.shape(
          `M${side * 76 - 11} -98L${side * 76 - 8} -124Q${side * 76} -134 ${side * 76 + 8} -124L${side * 76 + 11} -98Q${side * 76} -92 ${side * 76 - 11} -98Z`,
          palette.lamp,
          { material: 'glow', ink: 0.7 },
        );
      }
      pen.shape(
        curve([
          [-52, 8],
          [52, 8],
          [40, 34],
          [-80, 40],
        ]),
        view.through('#f6d49a', 0),
        { ink: 0.4, opacity: 0.7 },
      );
      boulder(view, -168, 14, 26);
      dryGrass(view, 150, 12, 0.9);
    },
    1.04,
  );
}

/** Under a high dune, by a dry river; the middle is somebody's. */
export function highDune(view: View): void {
  const { pen } = view;
  behindGround(view, 604, 18, () =>
    beside(view, 300, 630, () => {
      const dune = view.through('#e0a070', 0.16);
      pen.shape(
        'M-330 10C-200 -20 -60 -150 70 -214C110 -232 140 -216 160 -190C220 -110 330 -40 460 -20L460 40L-330 40Z',
        dune,
        { shade: 1.4, rim: 1.4, toward: view.through('#c4785f', 0.14) },
      );
      pen.shape(
        'M70 -214C110 -232 140 -216 160 -190C220 -110 330 -40 460 -20L460 40L190 40C150 -40 150 -150 70 -214Z',
        mix(dune, '#7a4060', 0.35),
        { ink: 0, opacity: 0.7 },
      );
      for (const [x, y, w] of [
        [-160, -40, 60],
        [-90, -78, 60],
        [-20, -116, 56],
        [-110, -20, 90],
        [-30, -60, 90],
        [30, -100, 70],
      ] as const)
        pen.line(`M${x} ${y}Q${x + w / 2} ${y - 14} ${x + w} ${y - 4}`, mix(dune, '#fff0d0', 0.5), 3.4, {
          material: 'land',
          opacity: 0.6,
        });
    }),
  );
  beside(view, 250, 640, () => {
    pen.shape(
      'M-80 0C-20 -12 60 -18 220 -18C230 -14 226 -8 214 -4C120 2 40 10 -10 26C-60 40 -130 44 -150 34C-160 20 -120 8 -80 0Z',
      view.through('#b98468', 0.04),
      { ink: 0.6, toward: view.through('#9a6656', 0.02) },
    );
    pen.line('M-90 18L-60 12L-50 22M0 10L30 0L44 8M90 0L120 -8L134 -2', view.through('#7a4a4a', 0), 2.6, {
      material: 'land',
      opacity: 0.6,
    });
  });
  beside(view, 446, 656, () => {
    boulder(view, 0, 0, 50);
    boulder(view, -44, 10, 28);
    dryGrass(view, 40, 8, 1.1);
  });
  beside(view, -300, 650, () => {
    boulder(view, 0, 0, 40);
    dryGrass(view, -44, 8, 1);
  });
}

/** An old well with a wheel, a bucket and a tin cup on a chain. */
export function oldWell(view: View): void {
  const { pen } = view;
  beside(
    view,
    288,
    662,
    () => {
      const stone = view.through('#c99a80', 0.03);
      const wood = view.through('#7a4f3a', 0.03);
      for (const side of [-1, 1]) pen.shape(roundedRect(side * 78 - 9, -238, 18, 200, 5), wood, SOLID);
      pen.shape(roundedRect(-104, -250, 208, 18, 7), wood, SOLID);
      pen.shape('M-120 -246L-92 -290Q0 -304 92 -290L120 -246Q0 -258 -120 -246Z', view.through('#c0605a', 0.03), {
        shade: 1.2,
        rim: 1.2,
      });
      pen.line(
        'M-60 -292L-72 -252M-20 -298L-24 -254M20 -298L24 -254M60 -292L72 -252',
        view.through('#8f3f48', 0.03),
        3.4,
        { material: 'land', opacity: 0.7 },
      );
      // the wheel
      pen.line(ellipse(0, -176, 42, 42), wood, 11, { material: 'land' });
      let spokes = '';
      for (let i = 0; i < 6; i++) {
        const angle = (i * Math.PI) / 6 + 0.2;
        spokes += `M${num(-Math.cos(angle) * 38)} ${num(-176 - Math.sin(angle) * 38)}L${num(Math.cos(angle) * 38)} ${num(-176 + Math.sin(angle) * 38)}`;
      }
      pen.line(spokes, mix(wood, '#ffffff', 0.2), 5, { material: 'land' });
      pen.ellipse(0, -176, 10, 10, '#ffcf7a', SMALL);
      pen.line('M-42 -176L-42 -96M42 -176L42 -70', '#e8cfa0', 4, { material: 'land' });
      pen.shape('M-62 -96L-22 -96L-28 -58Q-42 -52 -56 -58Z', view.through('#a5734f', 0.02), SOLID);
      pen.line('M-60 -86L-24 -86M-58 -72L-26 -72', '#6a6f88', 4, { material: 'land' });
      pen.ellipse(-42, -96, 20, 5, '#8fd8e8', { ink: 0.6 });
      pen.line('M-60 -96Q-42 -124 -24 -96', '#6a6f88', 3.4, { material: 'land' });
      // the wall
      pen.shape('M-112 8L-106 -62Q0 -76 106 -62L112 8Q0 26 -112 8Z', stone, { shade: 1.6, rim: 1 });
      pen.line(
        'M-108 -40Q0 -26 108 -40M-110 -16Q0 0 110 -16M-60 -58L-60 -34M0 -60L0 -31M60 -58L60 -34M-86 -36L-88 -12M-30 -32L-30 -7M30 -32L30 -7M86 -36L88 -12M-58 -8L-58 14M0 -6L0 18M58 -8L58 14',
        mix(stone, '#6a3f4a', 0.45),
        3,
        { material: 'land', opacity: 0.7 },
      );
      pen.ellipse(0, -64, 108, 15, mix(stone, '#fff3dc', 0.35), SMALL);
      pen.ellipse(0, -65, 84, 9.5, view.through('#3a2f5c', 0), { ink: 0.6 });
      pen.line('M78 -120Q96 -104 92 -86', '#8a8fa8', 2.6, { material: 'land' });
      pen.shape('M82 -86L104 -86L101 -66L85 -66Z', '#c4cce0', { shade: 0.4, rim: 0.8 });
      lizard(pen, 10, -70, 0.7, '#6fb08a');
      dryGrass(view, 126, 14, 1);
      boulder(view, -132, 14, 20);
    },
    0.96,
  );
}

/** An old bus up to its windows in the sand, with geckos in the seats. */
export function sleepingBus(view: View): void {
  const { pen, palette } = view;
  beside(view, 300, 662, () => {
    const paint = view.through('#5fb0b8', 0.03);
    pen.at(
      0,
      6,
      1,
      () => {
        pen.shape('M-176 0L-180 -86Q-178 -150 -146 -158L150 -158Q176 -156 178 -120L180 6Z', paint, {
          shade: 1.6,
          rim: 1.2,
        });
        pen.shape('M-178 -100L180 -100L180 -84L-179 -84Z', view.through('#f6e6c4', 0.02), { ink: 0.5 });
        pen.shape('M-158 -156Q-150 -174 -130 -174L130 -174Q150 -174 156 -156Z', view.through('#f6e6c4', 0.02), SMALL);
        pen.line(
          'M-110 -190L90 -190M-100 -190L-100 -174M-30 -190L-30 -174M80 -190L80 -174',
          view.through('#8a6a5a', 0.02),
          5,
          { material: 'land' },
        );
        pen.shape(roundedRect(-80, -214, 54, 26, 5), view.through('#b8604a', 0.02), SMALL);
        pen.shape(roundedRect(-14, -206, 46, 18, 8), view.through('#d8a860', 0.02), SMALL);
        for (const [at, x] of [-118, -60, -2, 56].entries()) {
          pen.glow(x + 22, -122, 40, palette.lamp, 0.5);
          const pane = roundedRect(x, -148, 46, 44, 7);
          pen.shape(pane, at === 1 ? mix(palette.lamp, '#8a5a5a', 0.15) : palette.lamp, { material: 'glow', ink: 0.8 });
          pen.clip(pane, () => gecko(view, x + 24, -104, at % 2 ? '#7fb86a' : '#e89a5f'));
        }
        pen.shape(roundedRect(-166, -148, 38, 54, 7), '#cfeaf2', { shade: 0.4, rim: 0.6 });
        pen.line('M-158 -110L-140 -138', '#ffffff', 4, { opacity: 0.8 });
        pen.shape(roundedRect(114, -148, 44, 130, 6), mix(paint, '#1f3f5c', 0.25), SMALL);
        pen.line('M136 -146L136 -20', mix(paint, '#ffffff', 0.3), 3, { material: 'land' });
        pen.ellipse(-168, -64, 11, 12, '#ffe9a8', { material: 'glow', ink: 0.8 });
        // where it goes: the sea
        pen.shape(roundedRect(-158, -172, 60, 17, 5), '#fff6e0', { ink: 0.6 });
        pen.line('M-150 -161Q-143 -168 -136 -161Q-129 -156 -122 -161Q-115 -168 -107 -161', '#2f8fb8', 3.4);
      },
      -3,
    );
    pen.shape(
      'M-226 30C-206 -26 -150 -44 -90 -30C-40 -44 40 -34 90 -40C150 -60 200 -40 234 26Q0 64 -226 30Z',
      view.through('#eeb478', 0.02),
      { shade: 0.8, rim: 1.4, toward: view.through('#d89a70', 0) },
    );
    pen.line('M-150 -6Q-100 -20 -50 -8M20 -6Q80 -22 130 -10M-80 16Q-20 4 40 16', view.through('#c4805f', 0), 3.4, {
      material: 'land',
      opacity: 0.6,
    });
    dryGrass(view, -180, 22, 0.9);
    dryGrass(view, 168, 18, 1);
  });
}

function gecko({ pen }: View, x: number, y: number, color: string): void {
  pen.ellipse(x, y, 17, 22, color, { material: 'figure', shade: 0.4 });
  pen.ellipse(x - 3, y - 26, 15, 12, color, { material: 'figure', shade: 0.3, rim: 0.6 });
  for (const side of [-1, 1]) {
    pen.ellipse(x - 3 + side * 8, y - 34, 5.4, 5.4, '#fff6e4', { material: 'eye', ink: 0.5 });
    pen.ellipse(x - 4.4 + side * 8, y - 34, 2.8, 3.4, '#241a3f', { material: 'eye', ink: 0 });
  }
  pen.line(`M${num(x - 10)} ${num(y - 22)}Q${num(x - 4)} ${num(y - 18)} ${num(x + 3)} ${num(y - 22)}`, '#4a2f3f', 2, {
    material: 'eye',
  });
}

/** Three palms round a pool, with the moon in it and a frog in the moon. */
export function threePalms(view: View): void {
  const { pen, light } = view;
  const random = view.stream('palms');
  beside(
    view,
    296,
    640,
    () => {
      const trunk = view.through('#8a5f48', 0.06);
      pen.shape('M-170 20C-120 -14 120 -16 176 22C120 62 -120 64 -170 20Z', view.through('#8fae5a', 0.04), {
        shade: 0.6,
        rim: 1,
      });
      palm(pen, random, 10, 2, 236, trunk, view.through('#3f8f6a', 0.1), 28);
      palm(pen, random, 116, 10, 186, trunk, view.through('#4a9a6a', 0.06), 34);
      palm(pen, random, -106, 12, 148, trunk, view.through('#57a874', 0.04), -30);
      const pool = 'M-118 26C-112 4 -50 -4 8 -2C70 -4 122 6 124 28C116 50 60 58 0 56C-60 58 -114 48 -118 26Z';
      pen.shape(pool, view.through('#4a7fc0', 0.02), { rim: 0.8, toward: view.through('#2a4a8a', 0) });
      pen.clip(pool, () => {
        pen.glow(-10, 26, 90, light.halo, 0.8, 34);
        pen.ellipse(-10, 26, 52, 17, light.moon, { material: 'glow', ink: 0.4 });
        pen.line('M-104 36L-80 36M64 40L100 40M60 14L84 14M-90 16L-76 16', '#ffffff', 3, { opacity: 0.6 });
      });
      frog(pen, -10, 30, 0.72);
      for (const [x, y] of [
        [-140, 36],
        [134, 44],
        [60, 60],
      ] as const)
        pen.ellipse(x, y, 17, 10, view.through('#b98a74', 0), { shade: 0.4, rim: 0.7 });
      for (const [x, y] of [
        [92, 66],
        [108, 62],
        [-60, 66],
      ] as const)
        pen.ellipse(x, y, 7, 5, '#9a4f3f', { shade: 0.3, rim: 0.5 });
      dryGrass(view, -150, 28, 0.8);
      dryGrass(view, 156, 34, 0.9);
    },
    1,
  );
}

/** The white bottom of a lake, in six-sided tiles, with one pebble that looks far off. */
export function saltFlat(view: View): void {
  const { pen } = view;
  const white = view.through('#f6eef2', 0.02);
  pen.shape('M-20 640C160 622 320 614 512 614C704 614 880 622 1044 640L1044 790L-20 790Z', white, {
    rim: 1,
    toward: view.through('#cdbcd4', 0),
  });
  let cracks = '';
  for (let row = 0; row < 5; row++) {
    const size = 22 + row * 11;
    const y = 628 + row * row * 5 + row * 14;
    const tall = size * 0.34;
    for (let x = -80 + (row % 2) * size * 0.87; x < 1090; x += size * 1.74)
      cracks +=
        `M${num(x - size * 0.87)} ${num(y)}L${num(x)} ${num(y - tall * 0.6)}L${num(x + size * 0.87)} ${num(y)}L${num(x + size * 0.87)} ${num(y + tall)}` +
        `M${num(x - size * 0.87)} ${num(y)}L${num(x - size * 0.87)} ${num(y + tall)}`;
  }
  pen.line(cracks, view.through('#b09ac0', 0), 3, { material: 'land', opacity: 0.55 });
  beside(view, 290, 668, () => {
    pen.ellipse(6, 8, 50, 8, view.through('#8a78a8', 0), { ink: 0, opacity: 0.5 });
    pen.shape('M-44 8C-50 -16 -26 -44 2 -46C30 -48 48 -18 42 8Q0 16 -44 8Z', view.through('#a5747a', 0.02), SOLID);
    pen.line('M-24 -16Q-10 -24 4 -20M6 -6Q18 -10 28 -6', '#e8c4c0', 3, { material: 'land', opacity: 0.7 });
    pen.ellipse(-12, -34, 10, 5, '#ffffff', { ink: 0, opacity: 0.35 });
  });
  for (const [away, y, rx] of [
    [180, 640, 10],
    [390, 636, 14],
    [-270, 652, 12],
  ] as const)
    beside(view, away, y, () =>
      pen.shape(
        polygon([
          [-rx, 3],
          [-rx * 0.4, -rx * 1.1],
          [rx * 0.5, -rx * 0.8],
          [rx, 3],
        ]),
        '#ffffff',
        { shade: 0.4, rim: 0.8 },
      ),
    );
}

/** A mailbox where there is no house, and a lizard at home in it. */
export function mailbox(view: View): void {
  const { pen } = view;
  beside(
    view,
    280,
    664,
    () => {
      pen.shape('M-12 8L-10 -150L12 -150L14 8Z', view.through('#8a5f48', 0.03), SOLID);
      pen.line('M-6 -120L-4 -20M5 -110L6 -40', view.through('#5f4038', 0.03), 2.6, { material: 'land', opacity: 0.6 });
      const red = view.through('#d8574f', 0.02);
      pen.shape('M-74 -146L-74 -196C-74 -232 -22 -232 -22 -196L76 -196L76 -146Z', mix(red, '#4a1430', 0.25), {
        ink: 0.8,
      });
      pen.shape(
        'M-48 -146L76 -146L76 -194C76 -226 52 -228 48 -228L-50 -228C-22 -226 -22 -204 -22 -194L-22 -146Z',
        red,
        { shade: 1.2, rim: 1.2 },
      );
      pen.shape('M-74 -146L-74 -196C-74 -234 -22 -234 -22 -196L-22 -146Z', view.through('#3a2444', 0), { ink: 0.8 });
      lizard(pen, -34, -150, 1.05, '#6fb08a');
      // the door hangs open
      pen.shape('M-76 -148L-20 -148L-26 -116Q-52 -100 -84 -116Z', mix(red, '#ffffff', 0.12), SMALL);
      pen.ellipse(-52, -114, 5, 4, '#ffd36b', { ink: 0.5 });
      pen.line('M44 -176L44 -244', '#f6e6c4', 5, { material: 'land' });
      pen.shape('M44 -246L72 -246L72 -226L44 -226Z', '#ffd36b', SMALL);
      pen.shape(roundedRect(-2, -208, 30, 22, 3), '#fff6e4', { ink: 0.6 });
      pen.line('M-2 -206L13 -195L28 -206', '#c49a8a', 2);
      boulder(view, 60, 16, 26);
      boulder(view, -40, 14, 14);
      dryGrass(view, 96, 14, 1.2);
      dryGrass(view, -66, 12, 0.8);
    },
    1.06,
  );
  beside(view, 420, 650, () => cactus(pen, 0, 0, 130, view.through('#4f9a78', 0.06), '#ffd36b'));
}

/** Seven stones, the biggest at the top; an eighth waits, with a pebble on it. */
export function stoneStack(view: View): void {
  const { pen } = view;
  beside(
    view,
    286,
    664,
    () => {
      const stones = [
        [0, -16, 46, 22, '#a5685f'],
        [6, -52, 34, 17, '#c4826a'],
        [-4, -82, 38, 17, '#b0707a'],
        [4, -112, 28, 16, '#d49a70'],
        [-2, -140, 34, 15, '#a5685f'],
        [4, -167, 24, 15, '#c4826a'],
      ] as const;
      pen.ellipse(0, 8, 76, 10, view.through('#8a5060', 0), { ink: 0, opacity: 0.45 });
      for (const [x, y, rx, ry, color] of stones) stone(view, x, y, rx, ry, color);
      stone(view, 2, -222, 84, 44, '#b8767a');
      pen.line('M-44 -222Q-10 -236 30 -228M-20 -204Q10 -212 46 -206', view.through('#e8b8a0', 0.02), 3.4, {
        material: 'land',
        opacity: 0.7,
      });
      lizard(pen, 4, -262, 0.9, '#6fb08a');
      stone(view, 138, -6, 32, 20, '#c4826a');
      stone(view, 138, -32, 11, 8, '#f0c49a');
      boulder(view, -116, 10, 24);
      dryGrass(view, -84, 10, 0.9);
      dryGrass(view, 178, 10, 1);
    },
    0.92,
  );
}

function stone(view: View, x: number, y: number, rx: number, ry: number, color: string): void {
  const points: Point[] = [
    [-1, 0.1],
    [-0.86, -0.6],
    [-0.4, -0.98],
    [0.3, -1],
    [0.84, -0.7],
    [1, 0.05],
    [0.8, 0.8],
    [0.2, 1],
    [-0.5, 0.96],
    [-0.9, 0.66],
  ];
  view.pen.shape(curve(points.map(([px, py]): Point => [x + px * rx, y + py * ry])), view.through(color, 0.03), {
    shade: 0.9,
    rim: 1,
  });
}
