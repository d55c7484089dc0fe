// The places of the stories in the far north.
import { mix } from '../../color.ts';
import { ellipse, num, polygon, roundedRect } from '../../path.ts';
import type { View } from '../../view.ts';
import { behindGround } from './horizon.ts';
import { gull, iceNeedles, igloo, puffin, sealHead, snowHeap, steam } from './ice.ts';
import { fish } from './sea.ts';
import { beside } from './wayside.ts';

const SOLID = { shade: 1, rim: 0.9 } as const;
const SMALL = { shade: 0.4, rim: 0.6 } as const;

/** The red house on its short legs, held down by wires, warm and yellow inside. */
export function redHouse(view: View): void {
  const { pen, palette } = view;
  beside(
    view,
    292,
    656,
    () => {
      const [red, wood] = [view.through('#d0483f', 0.04), view.through('#6b4436', 0.04)];
      const wire = view.through('#4a5478', 0);
      pen.line('M-96 -150L-158 0M104 -150L172 2', wire, 3, { material: 'land' });
      steam(pen, view.random, 58, -232, 80, '#ffffff');
      for (const x of [-84, -32, 24, 78]) pen.shape(roundedRect(x - 6, -34, 12, 40, 3), wood, SMALL);
      pen.ellipse(0, 2, 120, 12, view.through('#7f9cc8', 0), { ink: 0, opacity: 0.6 });
      pen.shape(roundedRect(46, -226, 26, 60, 3), view.through('#8a5f5a', 0.04), SMALL);
      pen.shape('M42 -222Q58 -238 76 -222Q60 -216 42 -222Z', '#f4faff', { ink: 0.6 });
      pen.shape('M-104 -32L-104 -142L0 -204L108 -142L108 -32Z', red, { shade: 1.4, rim: 1 });
      for (const x of [-78, -50, -22, 8, 38, 68, 90])
        pen.line(`M${x} -140L${x} -34`, mix(red, '#3a1430', 0.3), 2.4, { material: 'land', opacity: 0.5 });
      pen.shape(roundedRect(-114, -42, 232, 14, 4), wood, SMALL);
      pen.shape(
        'M-128 -132C-128 -150 -110 -152 -100 -158L-8 -216Q2 -224 12 -216L110 -156C124 -150 134 -148 132 -130C122 -122 112 -130 102 -136L6 -190Q2 -193 -4 -190L-96 -136C-108 -124 -122 -120 -128 -132Z',
        view.through('#f4faff', 0.02),
        { shade: 0.8, rim: 1.2 },
      );
      for (const [x, length] of [
        [-106, 16],
        [-84, 10],
        [84, 12],
        [108, 18],
      ] as const)
        pen.shape(`M${x - 5} -134L${x + 5} -134L${x} ${-134 + length}Z`, '#dff2ff', { ink: 0.4 });
      // the window with the stove's mittens
      pen.glow(48, -88, 96, palette.lamp, 0.9);
      pen.shape(roundedRect(10, -122, 80, 64, 8), '#fff3e0', SMALL);
      pen.shape(roundedRect(17, -115, 66, 50, 4), palette.lamp, { material: 'glow', ink: 0.6 });
      pen.line('M17 -106L83 -106', '#a5604f', 2.4, { material: 'land' });
      for (const [x, color] of [
        [27, '#e8635a'],
        [41, '#5f8fd0'],
        [59, '#5fb08a'],
        [73, '#b07ad0'],
      ] as const)
        pen.shape(`M${x - 5} -105L${x + 5} -105L${x + 6} -88Q${x} -80 ${x - 6} -88Z`, color, { ink: 0.3 });
      pen.line('M50 -122L50 -62', '#fff3e0', 4, { material: 'land' });
      // the door, the steps and the lamp over them
      pen.shape(roundedRect(-82, -122, 56, 88, 6), '#fff3e0', SMALL);
      pen.shape(roundedRect(-75, -115, 42, 80, 4), view.through('#3f6fa8', 0), SOLID);
      pen.ellipse(-54, -92, 9, 9, palette.lamp, { material: 'glow', ink: 0.6 });
      pen.ellipse(-42, -70, 3.4, 3.4, '#ffd36b', { ink: 0.4 });
      pen.glow(-54, -134, 44, palette.lamp, 0.9);
      pen.ellipse(-54, -134, 6, 7, palette.lamp, { material: 'glow', ink: 0.6 });
      for (let i = 0; i < 3; i++) {
        pen.shape(roundedRect(-86 - i * 7, -30 + i * 12, 64 + i * 2, 9, 3), wood, SMALL);
        pen.line(`M${-84 - i * 7} ${-31 + i * 12}L${-26 - i * 5} ${-31 + i * 12}`, '#f4faff', 5, { material: 'land' });
      }
      snowHeap(view, -158, 8, 30);
      snowHeap(view, 170, 10, 34);
      pen.line('M128 -4L128 -64M116 -4L116 -56', '#b06a3f', 5, { material: 'land' });
      pen.ellipse(128, -66, 5, 4, '#b06a3f', { ink: 0.5 });
    },
    1.08,
  );
}

/** A snow house on the way, with a puffin at its door and another on the hero's other side. */
export function iglooWay(view: View): void {
  const { pen } = view;
  beside(view, 296, 644, () => igloo(view), 1.2);
  beside(view, 428, 644, () => {
    pen.line('M0 0L0 -78', '#8a5a42', 5, { material: 'land' });
    pen.shape('M0 -78L-44 -68L0 -58Z', view.palette.accent, { material: 'figure', shade: 0.3, rim: 0.6 });
    snowHeap(view, 0, 6, 24);
  });
  beside(view, 192, 660, () => puffin(pen, 0, 0, 0.72));
  beside(view, -304, 656, () => puffin(pen, 0, 0, 0.9));
}

/** A wall of snow blocks with a way through, and a lamp of ice on either side. */
export function snowGate(view: View): void {
  const { pen, palette } = view;
  beside(
    view,
    300,
    656,
    () => {
      const snow = view.through('#eaf4ff', 0.06);
      const joint = view.through('#a9c4e4', 0.04);
      pen.glow(0, -70, 130, palette.lamp, 0.6);
      pen.shape('M-54 0L-54 -100C-54 -150 54 -150 54 -100L54 0Z', view.through('#35548a', 0.3), {
        ink: 0.6,
        toward: view.through('#8fb6dc', 0.3),
      });
      pen.shape(
        'M-176 6L-176 -104L-150 -104L-150 -126L-116 -126L-116 -150L-84 -150L-84 -196C-60 -232 60 -232 86 -196L86 -150L118 -150L118 -124L152 -124L152 -100L180 -100L180 6L56 6L56 -100C54 -150 -54 -150 -56 -100L-56 6Z',
        snow,
        { shade: 1.4, rim: 1.2 },
      );
      const rows =
        'M-176 -26L-56 -26M-176 -62L-56 -62M-150 -98L-58 -98M-84 -140L-44 -136M56 -26L180 -26M56 -62L180 -62M58 -98L152 -98M44 -136L86 -140';
      pen.line(
        `${rows}M-140 4L-140 -26M-96 4L-96 -26M-118 -26L-118 -62M-76 -26L-76 -62M-140 -62L-140 -98M-96 -62L-96 -98M96 4L96 -26M140 4L140 -26M76 -26L76 -62M120 -26L120 -62M98 -62L98 -98M-104 -98L-104 -126M110 -98L110 -126M-44 -136L-56 -196M0 -138L0 -222M44 -136L58 -196`,
        joint,
        3,
        { material: 'land', opacity: 0.8 },
      );
      for (const [x, length] of [
        [-36, 26],
        [-14, 18],
        [10, 30],
        [34, 20],
      ] as const)
        pen.shape(
          `M${x - 6} -132L${x + 6} -132Q${x + 3} ${-124 + length * 0.3} ${x} ${-132 + length}Q${x - 3} ${-124 + length * 0.3} ${x - 6} -132Z`,
          '#d8f0ff',
          { ink: 0.5, rim: 0.6 },
        );
      for (const side of [-1, 1]) {
        const x = side * 92;
        pen.glow(x, -22, 70, palette.lamp, 0.9);
        pen.shape(`M${x - 19} 10L${x - 15} -40Q${x} -50 ${x + 15} -40L${x + 19} 10Z`, view.through('#cfe8fa', 0), {
          shade: 0.5,
          rim: 1,
        });
        pen.shape(`M${x - 8} 2Q${x - 10} -16 ${x} -32Q${x + 10} -16 ${x + 8} 2Z`, palette.lamp, {
          material: 'glow',
          ink: 0.5,
        });
      }
      snowHeap(view, -166, 12, 40);
      snowHeap(view, 172, 12, 44);
    },
    1.06,
  );
}

/** An inlet with floes and, in the sides of the picture, who came to look; its front is somebody's. */
export function iceBay(view: View): void {
  const { pen } = view;
  behindGround(view, 600, 12, () =>
    beside(view, 280, 616, () => {
      pen.shape(
        'M-220 0L-206 -44L-150 -62L-120 -104L-60 -112L-30 -92L40 -104L90 -150L150 -138L186 -90L250 -70L300 0Z',
        view.through('#c4e0f4', 0.34),
        { shade: 1.4, rim: 1.2, toward: view.through('#6fa0cc', 0.34) },
      );
      pen.line(
        'M-120 -104L-104 -60M90 -150L104 -84L92 -40M-30 -92L-24 -50M186 -90L196 -40',
        view.through('#ffffff', 0.3),
        4,
        { material: 'land', opacity: 0.6 },
      );
    }),
  );
  beside(view, 270, 622, () => {
    pen.shape(
      'M-240 4C-180 -14 -60 -16 40 -14C130 -16 240 -10 290 2C260 22 130 26 20 22C-90 28 -200 20 -240 4Z',
      view.through('#2a4f88', 0.1),
      { ink: 0.7, toward: view.through('#1f3a70', 0.06) },
    );
    for (const [x, y, rx] of [
      [-160, 2, 34],
      [-40, 8, 44],
      [90, 0, 38],
      [200, 6, 46],
    ] as const) {
      pen.ellipse(x, y + 3, rx, 8, view.through('#8fb8e0', 0.1), { ink: 0 });
      pen.ellipse(x, y, rx, 7, view.through('#f0f8ff', 0.06), { ink: 0.7, rim: 0.6 });
    }
  });
  beside(view, 446, 652, () => {
    iceNeedles(view, 0, 0, 1);
    snowHeap(view, 10, 10, 70);
  });
  beside(view, 366, 634, () => sealHead(pen, 0, 0, 0.6, view.through('#7f8fb0', 0.1)));
  beside(view, -290, 640, () => {
    iceNeedles(view, 0, 0, 0.7);
    snowHeap(view, 6, 8, 54);
  });
}

/** Two jawbones of a whale, tip to tip, with a gull on top. */
export function boneArch(view: View): void {
  const { pen } = view;
  beside(
    view,
    296,
    660,
    () => {
      const bone = view.through('#f6ecd8', 0.03);
      pen.shape('M-150 8C-196 -110 -160 -262 -8 -316L2 -292C-104 -248 -136 -120 -104 8Z', bone, {
        shade: 1.2,
        rim: 1.2,
      });
      pen.shape('M154 8C200 -110 164 -262 12 -318L2 -292C108 -248 140 -120 108 8Z', bone, { shade: 1.2, rim: 1.2 });
      pen.line(
        'M-138 -60Q-140 -160 -72 -240M142 -60Q144 -160 76 -240M-120 -20L-134 -26M128 -24L142 -30',
        mix(bone, '#a08a70', 0.4),
        3.4,
        { material: 'land', opacity: 0.7 },
      );
      pen.line('M-14 -300Q2 -288 20 -302M-12 -310Q2 -298 18 -312', view.through('#b0784a', 0), 5, { material: 'land' });
      gull(pen, 0, -318, 0.95);
      snowHeap(view, -130, 14, 52);
      snowHeap(view, 134, 14, 56);
      // a doormat for a door that is none
      pen.shape('M-52 12L46 12L60 32L-66 32Z', view.through('#b0784a', 0.02), SMALL);
      pen.line('M-50 22L52 22', view.through('#d8a878', 0.02), 3, { material: 'land', opacity: 0.7 });
    },
    0.9,
  );
}

/** A bath of warm water, ringed with moss, that smokes in the cold. */
export function warmSpring(view: View): void {
  const { pen } = view;
  const random = view.stream('steam');
  beside(
    view,
    290,
    652,
    () => {
      pen.shape(
        'M-170 14C-176 -26 -90 -50 10 -48C110 -50 176 -22 170 16C120 52 -120 52 -170 14Z',
        view.through('#f4faff', 0.03),
        { shade: 0.8, rim: 1.2 },
      );
      pen.ellipse(0, 2, 138, 36, view.through('#5f9a5a', 0.04), { shade: 0.8, rim: 1 });
      for (const [x, y, r] of [
        [-122, 6, 16],
        [-92, 26, 18],
        [-30, 36, 16],
        [46, 36, 18],
        [108, 22, 17],
        [128, -2, 14],
        [-104, -18, 13],
        [86, -24, 14],
      ] as const)
        pen.ellipse(x, y, r, r * 0.62, view.through('#7fb068', 0.03), { ink: 0.6, rim: 0.7 });
      pen.ellipse(0, 0, 108, 25, view.through('#5fd0d8', 0.02), { rim: 0.6, toward: view.through('#2f8fb0', 0) });
      pen.ellipse(-20, -6, 60, 9, '#ffffff', { ink: 0, opacity: 0.3 });
      for (const [x, y, r] of [
        [-60, 6, 6],
        [-46, 0, 4],
        [20, 10, 5],
        [40, 4, 3.4],
        [4, -8, 3.4],
      ] as const)
        pen.ellipse(x, y, r, r * 0.8, '#e8fcff', { ink: 0.4, opacity: 0.8 });
      gull(pen, 74, -2, 1, true);
      for (const x of [-70, -20, 30]) steam(pen, random, x, -20, random.between(130, 200), '#ffffff');
      pen.line('M-50 -40Q-70 -80 -46 -112Q-26 -144 -50 -180M6 -44Q-12 -84 12 -120Q30 -150 10 -196', '#ffffff', 6, {
        material: 'land',
        opacity: 0.45,
      });
      for (const [x, y] of [
        [-160, 24],
        [150, 30],
        [-130, 40],
      ] as const)
        pen.ellipse(x, y, 20, 12, view.through('#8f9cb8', 0.03), { shade: 0.5, rim: 0.8 });
    },
    1.1,
  );
}

/** A white box on legs that knows the weather. */
export function weatherHut(view: View): void {
  const { pen, palette } = view;
  beside(
    view,
    286,
    656,
    () => {
      const [white, frame] = [view.through('#f2f4fa', 0.02), view.through('#a8b4cc', 0.02)];
      pen.line(
        'M-60 4L-44 -70M60 4L44 -70M-20 -2L-24 -70M24 -2L26 -70M-54 -30L54 -36',
        view.through('#8a6a55', 0.03),
        9,
        { material: 'land' },
      );
      pen.line('M86 6L86 -246', frame, 7, { material: 'land' });
      pen.line('M50 -246L122 -250M86 -258L86 -240', frame, 5, { material: 'land' });
      for (const x of [46, 86, 126])
        pen.shape(
          `M${x - 15} -258Q${x} -238 ${x + 15} -258Q${x} -266 ${x - 15} -258Z`,
          view.through('#e8635a', 0.02),
          SMALL,
        );
      pen.shape('M86 -222L44 -214L44 -202L86 -208Z', palette.lamp, { material: 'figure', shade: 0.3 });
      pen.shape(roundedRect(-78, -188, 148, 122, 6), white, { shade: 1.2, rim: 1 });
      for (let y = -172; y < -80; y += 13)
        pen.line(`M-68 ${y}L-36 ${y}M30 ${y}L60 ${y}`, frame, 4, { material: 'land' });
      pen.glow(-3, -124, 80, palette.lamp, 0.7);
      pen.shape(roundedRect(-30, -170, 54, 88, 5), frame, SMALL);
      pen.shape(roundedRect(-24, -164, 42, 50, 4), '#fff6e0', { material: 'glow', ink: 0.5 });
      pen.line('M-22 -132L-14 -140L-8 -134L0 -146L8 -138L16 -142', '#d0483f', 2.8, { material: 'figure' });
      pen.line('M14 -156L2 -144', '#3a4a6a', 2.6);
      pen.shape(roundedRect(-20, -108, 34, 22, 3), '#6f8fd0', { material: 'figure', shade: 0.3 });
      pen.line('M-3 -108L-3 -86', '#ffffff', 2);
      pen.shape('M-96 -184L-84 -204Q-4 -222 76 -204L90 -184Z', view.through('#d8e0ee', 0.02), SMALL);
      pen.shape(
        'M-96 -188C-90 -214 -50 -220 -4 -222C50 -220 84 -214 90 -190C70 -200 50 -192 36 -198C10 -190 -20 -200 -44 -194C-66 -198 -80 -192 -96 -188Z',
        '#f7fbff',
        { shade: 0.5, rim: 1 },
      );
      // a ladder, for whoever comes to read it
      pen.line(
        'M-104 8L-70 -70M-84 12L-50 -66M-98 -6L-78 -2M-88 -28L-68 -24M-79 -50L-59 -46',
        view.through('#8a6a55', 0.02),
        6,
        { material: 'land' },
      );
      snowHeap(view, -56, 12, 40);
      snowHeap(view, 66, 14, 48);
    },
    1.12,
  );
}

/** Ice as clear as a window, with bubbles in it and fish that look up. */
export function frozenLake(view: View): void {
  const { pen } = view;
  beside(view, 270, 654, () => {
    const lake = 'M-250 6C-246 -34 -140 -52 0 -50C140 -54 262 -36 264 4C268 56 140 84 0 82C-140 86 -256 54 -250 6Z';
    pen.shape(lake, view.through('#7fc0e4', 0.03), { rim: 1.2, toward: view.through('#2f6fa8', 0) });
    pen.clip(lake, () => {
      pen.at(-60, 36, 1, () => fish(pen, 0, 0, 0.6, '#f2a541'), 24);
      pen.at(60, 20, 1, () => fish(pen, 0, 0, 0.5, '#f27f8f'), 30);
      pen.at(150, 44, 1, () => fish(pen, 0, 0, 0.55, '#ffd95e'), 18);
      for (const [x, y, count] of [
        [-150, 30, 5],
        [-110, 10, 4],
        [20, 62, 4],
        [110, -6, 4],
        [200, 10, 5],
      ] as const)
        for (let i = 0; i < count; i++)
          pen.ellipse(x + (i % 2) * 3, y - i * 8, 11 - i * 1.6, 4.4 - i * 0.5, '#eafaff', { ink: 0.3, opacity: 0.75 });
      pen.shape('M-210 -10L-80 -60L-40 -60L-190 20Z', '#ffffff', { ink: 0, opacity: 0.24 });
      pen.shape('M40 90L190 -60L240 -60L100 90Z', '#ffffff', { ink: 0, opacity: 0.18 });
      pen.line('M-250 30L-120 44L-90 66L20 54L96 74M20 54L60 10L150 -8L200 -34', '#ffffff', 2.6, {
        material: 'land',
        opacity: 0.75,
      });
    });
    pen.line(lake, '#f4fbff', 6, { material: 'land', opacity: 0.9 });
    snowHeap(view, 190, -36, 70);
    snowHeap(view, -200, -24, 46);
    for (const [x, h] of [
      [150, 44],
      [162, 60],
      [174, 50],
      [236, 52],
      [246, 40],
    ] as const) {
      pen.line(`M${x} -44Q${x + 2} ${-44 - h / 2} ${x + 5} ${-44 - h}`, view.through('#b0946a', 0.06), 4, {
        material: 'land',
      });
      pen.ellipse(x + 5, -44 - h, 4.6, 11, view.through('#7a5a48', 0.06), { ink: 0.5 });
    }
  });
}

/** A post on a hill, with arrows to everywhere. */
export function signpost(view: View): void {
  const { pen } = view;
  beside(
    view,
    290,
    666,
    () => {
      snowHeap(view, 0, 10, 190);
      pen.shape(roundedRect(-9, -316, 18, 276, 5), view.through('#8a5f45', 0.03), SOLID);
      pen.ellipse(0, -318, 12, 7, '#f7fbff', { ink: 0.6 });
      const colors = ['#f2846b', '#ffd36b', '#8fc8a0', '#7fb0e0', '#c49ae0', '#f7f0e0'];
      const boards = [
        [-1, -296, 92, -5],
        [1, -282, 104, 4],
        [-1, -258, 116, 5],
        [1, -244, 84, -7],
        [-1, -222, 82, -4],
        [1, -206, 120, 3],
        [-1, -184, 108, 4],
        [1, -168, 92, -4],
        [-1, -146, 88, 6],
        [1, -130, 106, 5],
        [-1, -110, 72, -5],
      ] as const;
      boards.forEach(([side, y, length, turn], i) =>
        pen.at(
          0,
          y,
          1,
          () => {
            const color = view.through(colors[i % colors.length] ?? '#f7f0e0', 0.03);
            const far = side * length;
            pen.shape(
              polygon([
                [-side * 16, -13],
                [far, -13],
                [far + side * 20, 0],
                [far, 13],
                [-side * 16, 13],
              ]),
              color,
              { shade: 0.5, rim: 0.9 },
            );
            // what stands on it is far away, and in letters of far away
            let letters = '';
            for (let at = 22; at < length - 8; at += 15)
              letters += `M${num(side * at)} -4L${num(side * (at + 8))} ${i % 2 ? 3 : -4}M${num(side * at)} 4L${num(side * (at + 6))} 4`;
            pen.line(letters, mix(color, '#2a1d4f', 0.6), 2.6, { material: 'land', opacity: 0.7 });
            pen.line(`M${-side * 14} -14L${far} -14`, '#f7fbff', 5, { material: 'land' });
          },
          turn,
        ),
      );
      pen.shape('M-30 -38Q-24 -62 0 -64Q26 -62 32 -38Z', view.through('#f4faff', 0.02), SMALL);
    },
    0.98,
  );
}

/** A ship in the ice with all her lamps lit, and the washing frozen at her rail. */
export function iceShip(view: View): void {
  const { pen, palette } = view;
  const hull = view.through('#8a4038', 0.08);
  behindGround(view, 600, 12, () => snowHeap(view, view.hero.x + view.side * 300, 640, 330, 0.2));
  beside(
    view,
    316,
    654,
    () => {
      pen.at(
        0,
        0,
        1,
        () => {
          pen.line('M-10 -120L-10 -330M-70 -262L50 -262', view.through('#6b4a3a', 0.08), 10, { material: 'land' });
          pen.line('M-10 -326L-176 -112M-10 -326L150 -120M-10 -262L-70 -262', view.through('#4a3a4f', 0.08), 3, {
            material: 'land',
          });
          pen.shape('M-10 -330L36 -318L-10 -306Z', palette.accent, { material: 'figure', shade: 0.3 });
          pen.shape(roundedRect(28, -186, 96, 74, 6), view.through('#f2e4cc', 0.06), SOLID);
          pen.shape(roundedRect(20, -198, 112, 18, 6), '#f4faff', SMALL);
          pen.shape(roundedRect(82, -244, 30, 50, 4), view.through('#d0483f', 0.06), SMALL);
          for (const x of [52, 84, 112]) {
            pen.glow(x - 4, -150, 40, palette.lamp, 0.8);
            pen.ellipse(x - 4, -150, 11, 11, palette.lamp, { material: 'glow', ink: 0.7 });
          }
          pen.shape('M-196 -120L168 -112Q160 -50 130 6L-134 6Q-172 -40 -196 -120Z', hull, { shade: 1.6, rim: 1.2 });
          pen.line('M-186 -92L162 -86', view.through('#f2e4cc', 0.06), 8, { material: 'land' });
          for (const x of [-120, -66, -12, 42, 96])
            pen.ellipse(x, -52, 12, 12, palette.lamp, { material: 'glow', ink: 0.7 });
          pen.line(
            'M-196 -122L-196 -146L168 -138L168 -114M-140 -122L-140 -144M-80 -122L-80 -143',
            view.through('#f2e4cc', 0.06),
            5,
            { material: 'land' },
          );
          lampString(view);
          frozenWashing(view);
        },
        -5,
      );
      // the man with frost in his beard
      pen.shape('M-196 -112Q-196 -150 -176 -150Q-154 -150 -154 -112Z', '#3f5a9a', {
        material: 'figure',
        shade: 0.5,
        rim: 0.8,
      });
      pen.ellipse(-176, -162, 17, 17, '#e8b890', { material: 'skin', shade: 0.4 });
      pen.shape(
        'M-193 -160Q-192 -136 -176 -134Q-160 -136 -159 -160Q-168 -150 -176 -151Q-184 -150 -193 -160Z',
        '#eaf6ff',
        { material: 'figure', ink: 0.6, rim: 0.6 },
      );
      pen.shape('M-194 -166Q-192 -188 -176 -188Q-160 -188 -158 -166Q-176 -174 -194 -166Z', '#d0483f', {
        material: 'figure',
        shade: 0.4,
        rim: 0.6,
      });
      for (const x of [-182, -170]) pen.ellipse(x, -163, 2.4, 3, '#241a3f', { material: 'eye', ink: 0 });
      pen.shape(
        'M-214 14C-190 -18 -150 4 -110 -10C-60 6 -10 -14 40 -4C80 -16 130 -8 190 14Z',
        view.through('#f4faff', 0.02),
        { shade: 0.6, rim: 1.2 },
      );
    },
    0.92,
  );
}

function lampString({ pen, palette }: View): void {
  for (const [x, y] of [
    [-152, -144],
    [-120, -184],
    [-88, -226],
    [-54, -270],
    [26, -284],
    [62, -238],
    [98, -190],
  ] as const) {
    pen.glow(x, y + 6, 26, palette.lamp, 0.9);
    pen.shape(ellipse(x, y + 7, 6, 8), palette.lamp, { material: 'glow', ink: 0.6 });
  }
}

/** Trousers and shirts with their arms out. */
function frozenWashing({ pen }: View): void {
  for (const [x, color] of [
    [-118, '#7fb0e0'],
    [-72, '#f2b06b'],
    [-24, '#b0d8a8'],
  ] as const) {
    pen.shape(
      `M${x - 24} -142L${x + 24} -142L${x + 26} -128L${x + 13} -130L${x + 14} -100L${x - 14} -100L${x - 13} -130L${x - 26} -128Z`,
      color,
      { material: 'figure', shade: 0.4, rim: 0.8 },
    );
    for (const step of [-9, 0, 9])
      pen.shape(`M${x + step - 3} -100L${x + step + 3} -100L${x + step} -90Z`, '#eaf8ff', { ink: 0.3 });
  }
}
