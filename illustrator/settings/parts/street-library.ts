// The library on its post.
import { mix } from '../../color.ts';
import { curve, ellipse, num, polygon, roundedRect } from '../../path.ts';
import type { View } from '../../view.ts';
import { bush, flower, tuft } from './plants.ts';
import { beside, footpath } from './wayside.ts';

/** As big as a birdhouse: three books, with room to lean over, and a reader. */
export function postLibrary(view: View): void {
  const { pen, palette, through } = view;
  footpath(view, through('#d8cfc4', 0.05));
  beside(
    view,
    280,
    650,
    () => {
      const random = view.stream('library', 'story');
      bush(pen, random, 110, -8, 130, through('#3f8a62', 0.08));
      bush(pen, random, -104, -10, 110, through('#4a9a66', 0.08), '#e8a0c0');
      pen.shape(roundedRect(-11, -160, 22, 168, 4), through('#a5744f', 0.03), { shade: 0.6, rim: 0.8 });
      pen.line('M-4 -120L-4 -10M4 -90L4 -30', through('#7a5444', 0), 2.4, { material: 'land', opacity: 0.6 });
      pen.glow(0, -220, 150, palette.lamp, 0.6);
      pen.shape(roundedRect(-96, -286, 192, 132, 8), through('#4fa08a', 0.02), { shade: 1, rim: 1 });
      pen.shape(roundedRect(-80, -272, 160, 104, 5), mix(palette.lamp, '#8a5a3a', 0.3), { material: 'glow', ink: 0.7 });
      pen.glow(0, -232, 84, palette.lamp, 0.8, 50);
      for (const [x, tall, tint, lean] of [
        [-50, 78, '#e8635a', 0],
        [-24, 66, '#4f7fd0', 0],
        [18, 74, '#b48be0', -14],
      ] as const)
        pen.at(
          x,
          -168,
          1,
          () => {
            pen.shape(roundedRect(-11, -tall, 23, tall, 3), tint, {
              material: 'figure',
              shade: 0.4,
              rim: 0.7,
              ink: 0.7,
            });
            pen.line(`M-11 ${-tall + 12}L12 ${-tall + 12}M-11 -12L12 -12`, '#ffe9b0', 3);
          },
          lean,
        );
      snail(view, 54, -168);
      pen.shape(
        polygon([
          [-118, -280],
          [0, -342],
          [118, -280],
          [104, -272],
          [-104, -272],
        ]),
        through('#c8584f', 0.02),
        { shade: 0.8, rim: 1.2 },
      );
      for (const x of [-60, -20, 20, 60])
        pen.line(`M${x} -284Q${x + 10} -276 ${x + 20} -284`, through('#8a3a44', 0), 2.6, {
          material: 'land',
          opacity: 0.6,
        });
      pen.ellipse(0, -306, 10, 10, palette.lamp, { material: 'glow', ink: 0.7 });
      pen.shape(roundedRect(-104, -166, 208, 13, 4), mix(through('#4fa08a', 0.02), '#1a2a4a', 0.25), { rim: 0.8 });
      pen.shape(
        polygon([
          [96, -286],
          [134, -278],
          [134, -158],
          [96, -166],
        ]),
        through('#5fb09a', 0.02),
        { rim: 0.8, shade: 0.3 },
      );
      pen.shape(
        polygon([
          [103, -274],
          [128, -269],
          [128, -171],
          [103, -176],
        ]),
        '#d8f0f6',
        { ink: 0.5, opacity: 0.5 },
      );
      for (const [x, color] of [
        [-34, '#ffd36b'],
        [32, '#fff4ea'],
        [58, '#ff9fbe'],
      ] as const)
        flower(pen, x, 14, 0.7, color);
      tuft(pen, random, -12, 14, 0.8, through('#5aa868', 0.03));
    },
    0.96,
  );
}

function snail({ pen }: View, x: number, y: number): void {
  pen.shape(
    curve([
      [x - 24, y],
      [x - 18, y - 12],
      [x - 4, y - 8],
      [x + 18, y - 4],
      [x + 24, y],
    ]),
    '#e8c49a',
    { material: 'figure', ink: 0.5, rim: 0.5 },
  );
  pen.line(`M${x - 17} ${y - 10}L${x - 22} ${y - 22}M${x - 13} ${y - 11}L${x - 12} ${y - 23}`, '#e8c49a', 3);
  for (const dx of [-22, -12]) pen.ellipse(x + dx, y - 23, 2.4, 2.6, '#241a3f', { material: 'eye', ink: 0 });
  pen.ellipse(x + 4, y - 15, 15, 14, '#d8788a', { material: 'figure', shade: 0.4, rim: 0.6, ink: 0.6 });
  pen.line(ellipse(x + 4, y - 14, 8, 7.4), '#a84a6a', 2.4);
  pen.ellipse(x + 5, y - 14, 3, 3, '#a84a6a', { material: 'figure', ink: 0 });
  pen.line(`M${num(x - 20)} ${y - 5}Q${num(x - 17)} ${y - 3} ${num(x - 14)} ${y - 5}`, '#8a5a4a', 1.6);
}
