// A small witch, mostly hat. Its tip bends to what she wants.
import { mix } from '../../color.ts';
import type { Figure, FigureMood } from '../../figures/figure.ts';
import { curve, ellipse, roundedRect, sparkle } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import { BIT, BODY, knob, pairs, PART, PLAIN } from '../parts.ts';
import { creatureFace } from '../../figures/creature-face.ts';

const WITCH = {
  hat: '#453a63',
  deep: '#2f2748',
  band: '#8cc46c',
  coat: '#7a9a4e',
  boot: '#a5603a',
  skin: '#f0be94',
  hair: '#d0743c',
};

function drawMugwort(pen: Pen, mood: FigureMood): void {
  if (mood === 'asleep') {
    mugwortAsleep(pen);
    return;
  }
  const glad = mood === 'glad';
  for (const side of [-1, 1]) boot(pen, side * 20, 0, side);
  pen.shape(curve(pairs([0, -82, -30, -74, -42, -34, -34, -26, 0, -22, 34, -26, 42, -34, 30, -74])), WITCH.coat, {
    ...BODY,
    toward: '#5d7a3c',
  });
  pen.line('M0 -70L0 -26', '#4f6a33', 3);
  for (const y of [-56, -42]) knob(pen, 6, y, 4, '#ffd66b');
  for (const side of [-1, 1]) {
    const raised = glad && side > 0;
    pen.limb(raised ? pairs([26, -68, 46, -72, 54, -92]) : pairs([28, -66, 44, -52, 36, -40], side), 17, WITCH.coat);
    pen.ellipse(raised ? 55 : side * 35, raised ? -97 : -37, 9, 9, WITCH.skin, { material: 'skin' });
  }
  pen.at(0, -104, 1, () => witchHead(pen, mood));
  pen.at(0, -128, 1, () => (glad ? hatStretched(pen) : hatBent(pen)));
}

function boot(pen: Pen, x: number, y: number, side: number): void {
  pen.at(x, y, 1, () => {
    pen.shape(
      `M-13 -32L13 -32L14 -18Q${side > 0 ? 30 : 15} -14 ${side > 0 ? 29 : 15} -1L${side > 0 ? -15 : -29} -1Q${side > 0 ? -15 : -30} -14 -14 -18Z`,
      WITCH.boot,
      { ...PART, toward: '#7d4428' },
    );
    pen.line(`M${side > 0 ? -14 : -28} -2L${side > 0 ? 28 : 14} -2`, '#5a3020', 4);
    pen.line('M-7 -26L7 -22M-7 -20L7 -16', '#ffe0a8', 2.6);
  });
}

/** What the hat leaves of her. */
function witchHead(pen: Pen, mood: FigureMood): void {
  for (const side of [-1, 1]) {
    pen.shape(curve(pairs([30, -26, 52, -14, 60, 10, 52, 26, 36, 22], side), true, 0.14), WITCH.hair, PART);
    pen.line(`M${side * 40} -6Q${side * 52} 4 ${side * 50} 20`, '#a8552a', 3, { opacity: 0.7 });
  }
  pen.shape(ellipse(0, 0, 43, 36), WITCH.skin, { material: 'skin', shade: 0.8, rim: 0.6 });
  creatureFace(pen, mood, { y: 2, apart: 18, size: 0.8, mouth: 18, calm: 'content' });
  pen.ellipse(0, 11, 6.4, 5.2, mix(WITCH.skin, '#e8635a', 0.3), { material: 'skin', ink: 0 });
  pen.shape('M-42 -8C-36 -30 36 -30 42 -8C26 -18 14 -12 4 -18C-10 -10 -26 -18 -42 -8Z', WITCH.hair, BIT);
}

/** Black and high, with a bend where the point begins. It bends to what she wants. */
function hatBent(pen: Pen): void {
  const cone =
    'M-48 6C-42 -34 -32 -70 -14 -98C-4 -114 24 -124 46 -112C60 -104 68 -92 76 -78C62 -86 50 -88 40 -82C30 -74 42 -30 48 6Z';
  pen.shape(cone, WITCH.hat, { ...BODY, toward: WITCH.deep });
  pen.line('M-8 -92Q10 -80 34 -84M-18 -72Q2 -62 22 -66', mix(WITCH.hat, '#ffffff', 0.2), 3, { opacity: 0.7 });
  hatBand(pen);
  patch(pen, 12, -46);
}

function hatStretched(pen: Pen): void {
  const cone = 'M-48 6C-40 -34 -28 -62 -12 -84C2 -100 26 -104 44 -118C52 -106 46 -84 38 -66C36 -44 44 -20 48 6Z';
  pen.shape(cone, WITCH.hat, { ...BODY, toward: WITCH.deep });
  pen.line('M-10 -78Q14 -72 38 -72M-18 -62Q6 -54 34 -58', mix(WITCH.hat, '#ffffff', 0.2), 3, { opacity: 0.7 });
  hatBand(pen);
  patch(pen, 14, -40);
  pen.shape(sparkle(52, -114, 14), '#ffe9a0', { material: 'glow', ink: 0 });
  pen.shape(sparkle(66, -92, 8), '#ffe9a0', { material: 'glow', ink: 0 });
}

/** Band, buckle and brim. */
function hatBand(pen: Pen): void {
  pen.shape('M-48 6C-46 -8 -44 -16 -42 -24C-20 -12 20 -12 43 -24C45 -16 47 -8 48 6Z', WITCH.band, BIT);
  pen.shape(roundedRect(-13, -20, 26, 22, 5), '#ffd66b', BIT);
  pen.shape(roundedRect(-7, -14, 14, 11, 3), WITCH.band, PLAIN);
  pen.shape(curve(pairs([-76, 12, -50, -2, 0, 6, 50, -2, 76, 12, 56, 20, 0, 16, -56, 20])), WITCH.hat, {
    ...PART,
    rim: 1,
  });
}

function patch(pen: Pen, x: number, y: number): void {
  pen.shape(roundedRect(x - 11, y - 10, 21, 19, 4), '#7a6aa8', { ...PLAIN });
  pen.line(
    `M${x - 14} ${y - 4}L${x - 7} ${y - 5}M${x - 14} ${y + 4}L${x - 7} ${y + 3}M${x + 6} ${y - 5}L${x + 13} ${y - 4}M${x + 6} ${y + 4}L${x + 13} ${y + 4}`,
    '#e9dff6',
    2,
  );
}

/** Under the brim she sleeps, and the tip bends down to the pillow. */
function mugwortAsleep(pen: Pen): void {
  pen.shape(curve(pairs([-2, -6, 8, -30, 46, -34, 76, -26, 78, -6, 40, 0])), '#fff3e0', PART);
  pen.shape(curve(pairs([-66, -4, -64, -34, -36, -52, 4, -50, 16, -20, 8, -2])), WITCH.coat, {
    ...BODY,
    toward: '#5d7a3c',
  });
  pen.at(-58, 0, 0.86, () => boot(pen, 0, 0, -1));
  pen.at(-34, 0, 0.86, () => boot(pen, 0, 0, -1));
  pen.at(26, -46, 0.96, () => witchHead(pen, 'asleep'), 8);
  pen.at(
    18,
    -66,
    0.94,
    () => {
      pen.shape(
        'M-48 6C-46 -30 -38 -60 -18 -78C0 -92 28 -88 44 -68C56 -54 64 -36 66 -12C54 -28 44 -40 32 -42C38 -28 46 -10 48 6Z',
        WITCH.hat,
        { ...BODY, toward: WITCH.deep },
      );
      hatBand(pen);
      patch(pen, -14, -48);
    },
    2,
  );
}

export const mugwort: Figure = { width: 176, height: 256, draw: drawMugwort };
