// The ice-cream truck of the neighborhood.
import { mix } from '../../color.ts';
import { polygon, roundedRect } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import type { Figure, FigureMood } from '../figure.ts';
import { drawCheek, INK } from '../rig/face.ts';
import { creatureEye, dreams } from '../creature-face.ts';
import { BODY, LIMB, MARK } from './finishes.ts';
import { note } from './note.ts';

/** It has one left, the pistachio; its lamps are its eyes. */
export const truck: Figure = {
  width: 268,
  height: 250,
  draw(pen, mood) {
    const [cream, pink] = ['#fff4e2', '#f58fa8'];
    for (const x of [-54, 92]) {
      pen.ellipse(x, -22, 26, 24, '#3a3550', LIMB);
      pen.ellipse(x, -22, 12, 11, '#d8d4e4', { material: 'figure', ink: 0.6 });
    }
    pen.shape(roundedRect(-40, -184, 170, 160, 16), cream, { ...BODY, shade: 1.6 });
    pen.shape('M-40 -70L130 -70L130 -40Q130 -24 114 -24L-40 -24Z', pink, { ...LIMB, rim: 0 });
    for (const x of [-12, 26, 64, 102]) pen.ellipse(x, -48, 7, 7, '#fff4e2', MARK);
    serving(pen, mood);
    pen.shape('M-128 -40C-130 -96 -124 -146 -108 -160Q-74 -176 -38 -168L-34 -24L-112 -24Q-128 -26 -128 -40Z', pink, {
      ...BODY,
      shade: 1.2,
    });
    pen.shape('M-114 -108Q-112 -146 -100 -152Q-74 -160 -50 -156L-48 -106Q-82 -116 -114 -108Z', '#bfe6f4', LIMB);
    pen.line('M-104 -118Q-102 -138 -94 -146', '#ffffff', 4, { material: 'glow', opacity: 0.8 });
    lamps(pen, mood);
    pen.line(mood === 'calm' ? 'M-90 -46Q-80 -52 -70 -46' : 'M-96 -52Q-80 -38 -64 -52', INK, 4.4, { material: 'eye' });
    pen.shape(roundedRect(-134, -34, 106, 13, 6), '#d8d4e4', LIMB);
    cone(pen);
    horn(pen);
    if (mood === 'calm') {
      note(pen, -112, -208, 9);
      note(pen, -86, -226, 8);
    }
    if (mood === 'asleep') dreams(pen, -96, -190);
  },
};

function lamps(pen: Pen, mood: FigureMood): void {
  for (const x of [-104, -60]) {
    if (mood !== 'asleep') pen.glow(x, -76, 40, '#ffe9a0', 0.6);
    pen.ellipse(x, -76, 19, 19, '#d8d4e4', LIMB);
    pen.ellipse(x, -76, 15, 15, mood === 'asleep' ? mix('#ffe9a0', '#c88aa0', 0.4) : '#fff2c0', {
      material: 'glow',
      ink: 0.5,
    });
    creatureEye(pen, mood, x, -75, { size: 0.76 });
    drawCheek(pen, x + (x < -80 ? -12 : 12), -54, { size: 0.6, blush: '#ff4f6d' });
    if (mood === 'calm')
      pen.line(
        x < -80 ? `M${x - 12} -98Q${x} -106 ${x + 12} -104` : `M${x - 12} -104Q${x} -106 ${x + 12} -98`,
        '#c85a7a',
        4,
        { material: 'eye' },
      );
  }
}

/** The window: shut, or open with the last one, green, in it. */
function serving(pen: Pen, mood: FigureMood): void {
  pen.shape(roundedRect(-10, -152, 122, 62, 7), '#8a5a6a', LIMB);
  if (mood === 'glad') {
    pen.shape(roundedRect(-4, -146, 110, 50, 4), '#ffe6a8', { material: 'glow', ink: 0.5 });
    pen.glow(50, -120, 70, '#ffe6a8', 0.6);
    pen.shape(
      polygon([
        [38, -114],
        [62, -114],
        [50, -92],
      ]),
      '#e0a85c',
      LIMB,
    );
    pen.ellipse(50, -122, 16, 15, '#a8dc8a', BODY);
    pen.shape(
      polygon([
        [58, -138],
        [68, -146],
        [72, -132],
        [62, -128],
      ]),
      '#e8bf7a',
      { material: 'figure', ink: 0.6 },
    );
  } else {
    pen.shape(roundedRect(-4, -146, 110, 50, 4), '#c8bcd0', { material: 'figure', ink: 0.5 });
    pen.line('M-2 -134L104 -134M-2 -121L104 -121M-2 -108L104 -108', '#9a8cab', 2.6);
  }
  for (let i = 0; i < 6; i++) {
    const x = -18 + i * 23;
    pen.shape(
      `M${x + 5} -176L${x + 25} -176L${x + 24} -150Q${x + 12} -140 ${x} -150Z`,
      i % 2 ? '#fff4e2' : '#5fbfae',
      LIMB,
    );
  }
  pen.shape(roundedRect(-16, -94, 134, 9, 4), '#fffaf0', LIMB);
}

/** On the roof, as a sign for everybody who cannot read yet. */
function cone(pen: Pen): void {
  pen.shape(
    polygon([
      [48, -212],
      [84, -212],
      [66, -178],
    ]),
    '#e0a85c',
    LIMB,
  );
  pen.line('M56 -208L70 -190M76 -208L62 -190', '#b97f3f', 2.4);
  pen.ellipse(54, -218, 14, 13, '#f7b6c8', LIMB);
  pen.ellipse(78, -218, 14, 13, '#fff0c8', LIMB);
  pen.ellipse(66, -230, 15, 14, '#a8dc8a', LIMB);
  pen.ellipse(66, -244, 5, 5, '#e8434f', { material: 'figure', ink: 0.5 });
}

function horn(pen: Pen): void {
  pen.line('M-14 -184L-14 -200', '#8a86a8', 6);
  pen.shape('M-2 -196L-2 -210L-14 -210L-44 -226Q-52 -203 -44 -180L-14 -196Z', '#f2c14f', LIMB);
  pen.ellipse(-46, -203, 7, 22, '#c8923a', { material: 'figure', ink: 0.6 });
}
