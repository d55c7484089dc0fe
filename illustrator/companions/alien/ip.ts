// Pink and thin. He falls up, and so he is tied to an iron.
import { mix } from '../../color.ts';
import type { Figure, FigureMood } from '../../figures/figure.ts';
import { curve, ellipse } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import { BIT, BODY, knob, pairs, PART, PLAIN } from '../parts.ts';
import { creatureFace } from '../../figures/creature-face.ts';

const IP = { skin: '#f6a6b6', deep: '#db7a96', light: '#fcd3da', iron: '#7f94b4', sock: '#5bb8a8', string: '#fff0cf' };

function drawIp(pen: Pen, mood: FigureMood): void {
  if (mood === 'asleep') {
    ipAsleep(pen);
    return;
  }
  const glad = mood === 'glad';
  iron(pen, -44, 0);
  pen.line(glad ? 'M-44 -40Q-34 -60 -12 -76' : 'M-44 -40C-62 -62 -22 -50 -10 -66', IP.string, 3);
  pen.at(
    10,
    0,
    1,
    () => {
      // the free leg swings up, because up is where he falls
      pen.limb(glad ? pairs([8, -126, 30, -112, 46, -124]) : pairs([8, -126, 22, -100, 38, -92]), 11, IP.skin);
      sock(pen, glad ? 48 : 40, glad ? -124 : -90, glad ? -50 : 36);
      pen.limb(pairs([-8, -126, -16, -98, -22, -74]), 11, IP.skin);
      sock(pen, -24, -72, -14);
      pen.line('M-30 -80Q-22 -74 -15 -80', IP.string, 4);
      ipArms(pen, glad);
      pen.shape(
        curve(pairs([0, -208, -15, -196, -20, -150, -14, -118, 0, -112, 14, -118, 20, -150, 15, -196])),
        IP.skin,
        { ...BODY, toward: IP.deep },
      );
      pen.ellipse(0, -144, 10, 20, IP.light, { ...PLAIN, opacity: 0.7 });
      pen.at(0, -240, 1, () => ipHead(pen, mood), glad ? 6 : -3);
    },
    glad ? 4 : 0,
  );
}

function ipArms(pen: Pen, glad: boolean): void {
  pen.limb(glad ? pairs([-14, -190, -38, -196, -50, -222]) : pairs([-14, -190, -36, -172, -40, -190]), 10, IP.skin);
  pen.ellipse(glad ? -52 : -40, glad ? -226 : -196, 8, 8, IP.light, BIT);
  pen.limb(glad ? pairs([14, -190, 38, -196, 50, -222]) : pairs([14, -190, 38, -176, 50, -200]), 10, IP.skin);
  pen.ellipse(glad ? 52 : 52, glad ? -226 : -205, 8, 8, IP.light, BIT);
}

/** Even his hair falls up. */
function ipHead(pen: Pen, mood: FigureMood): void {
  for (const [x, bend, top] of [
    [-9, -16, -62],
    [0, 2, -70],
    [9, 18, -60],
  ] as const) {
    pen.limb(
      [
        [x, -34],
        [x + bend * 0.3, -48],
        [bend, top],
      ],
      5,
      IP.deep,
    );
    pen.ellipse(bend, top, 5.6, 5.6, '#ffd66b', BIT);
  }
  for (const side of [-1, 1]) {
    pen.shape(curve(pairs([38, -12, 56, -30, 62, -8, 54, 10, 38, 10], side)), IP.skin, PART);
    pen.shape(curve(pairs([44, -8, 54, -19, 56, -6, 51, 4, 43, 5], side)), '#ef6f86', PLAIN);
  }
  pen.shape(ellipse(0, 0, 45, 39), IP.skin, { ...BODY, toward: mix(IP.skin, IP.deep, 0.45) });
  pen.line('M-28 -20Q-20 -30 -8 -32', '#ffffff', 4.4, { opacity: 0.6 });
  const cheeks = { color: '#f0405a' };
  creatureFace(pen, mood, { y: 0, apart: 20, size: 0.92, mouth: 18, mouthSize: 0.8, cheeks, calm: 'content' });
}

function sock(pen: Pen, x: number, y: number, turn: number): void {
  pen.at(
    x,
    y,
    1,
    () => {
      const foot = curve(pairs([-8, -12, 8, -12, 8, 0, 22, 4, 24, 12, 0, 14, -9, 10]), true, 0.13);
      pen.shape(foot, IP.sock, BIT);
      pen.clip(foot, () => pen.line('M-12 -6L12 -6M-12 2L14 2M12 0L12 16', '#fff0cf', 3.4));
    },
    turn,
  );
}

/** The kind for shirts. */
function iron(pen: Pen, x: number, y: number): void {
  pen.at(x, y, 1, () => {
    pen.limb(pairs([-20, -20, -20, -40, 4, -42, 18, -30]), 8, '#e8635a');
    pen.shape('M-30 -8C-30 -26 -18 -30 0 -30C20 -30 34 -20 40 -8Z', IP.iron, {
      ...PART,
      shade: 0.8,
      toward: '#56698c',
    });
    pen.line('M-22 -20Q-10 -25 4 -25', '#ffffff', 3, { opacity: 0.6 });
    pen.shape('M-34 -9L42 -9Q48 -2 42 -1L-32 -1Q-38 -2 -34 -9Z', '#d6deec', PART);
    knob(pen, -4, -17, 4.6, '#ffd66b');
  });
}

/** A hand's breadth over the blanket; the iron sleeps on the mat, with a sock over it. */
function ipAsleep(pen: Pen): void {
  pen.at(-5, -3, 1, () => ipAdrift(pen));
}

function ipAdrift(pen: Pen): void {
  pen.ellipse(-52, -1, 42, 5, '#7d7be0', PLAIN);
  iron(pen, -54, -3);
  pen.line('M-54 -44C-70 -62 -76 -74 -66 -88', IP.string, 3);
  pen.at(-44, -38, 1.1, () => sock(pen, 0, 0, 10));
  pen.limb(pairs([-6, -88, -34, -84, -62, -92]), 11, IP.skin);
  sock(pen, -66, -92, 66);
  pen.limb(pairs([-6, -84, -30, -74, -50, -76]), 11, IP.skin);
  pen.shape(curve(pairs([-18, -88, -4, -100, 30, -100, 52, -92, 52, -78, 26, -70, -6, -72])), IP.skin, {
    ...BODY,
    toward: IP.deep,
  });
  pen.limb(pairs([34, -82, 14, -72, -2, -80]), 10, mix(IP.skin, '#ffffff', 0.1));
  pen.ellipse(-4, -81, 8, 7.4, IP.light, BIT);
  pen.at(50, -104, 0.88, () => ipHead(pen, 'asleep'), 10);
}

export const ip: Figure = { width: 198, height: 316, draw: drawIp };
