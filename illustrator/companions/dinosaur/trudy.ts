// Mostly neck, with toes at one end and eyelashes at the other.
import { mix } from '../../color.ts';
import type { Figure, FigureMood } from '../../figures/figure.ts';
import { curve, type Point } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import { BIT, BODY, foot, pairs, PART, PLAIN, spots, tube } from '../parts.ts';
import { dinoHead, type Hide } from './hide.ts';

const TRUDY: Hide = { skin: '#f0a184', deep: '#d77a6a', belly: '#ffe9cf', bump: '#7d7be0' };
const NECK: Record<'calm' | 'glad', readonly number[]> = {
  calm: [-8, -50, 74, 30, -84, 52, 46, -124, 42, 22, -160, 37, -18, -190, 34, -30, -230, 32, 0, -264, 30, 34, -262, 28],
  glad: [-8, -50, 74, 14, -92, 52, 22, -140, 42, 18, -184, 36, 16, -226, 32, 24, -262, 28],
};

function drawTrudy(pen: Pen, mood: FigureMood): void {
  if (mood === 'asleep') {
    trudyAsleep(pen);
    return;
  }
  const tail = tube(
    mood === 'glad' ? [-36, -52, 52, -68, -50, 28, -84, -78, 10] : [-36, -46, 54, -68, -26, 30, -88, -18, 10],
  );
  pen.shape(tail.path, TRUDY.skin, { ...PART, toward: TRUDY.deep });
  for (const x of [-26, 26])
    pen.limb(
      [
        [x, -40],
        [x, -14],
      ],
      26,
      TRUDY.deep,
    );
  const { path, edge } = tube(NECK[mood]);
  neckBumps(pen, edge.slice(1, -1));
  pen.shape(path, TRUDY.skin, { ...BODY, toward: mix(TRUDY.skin, TRUDY.deep, 0.12) });
  trudyBody(pen);
  // the neck goes on into the body without an edge
  pen.ellipse(6, -72, 22, 17, mix(TRUDY.skin, TRUDY.deep, 0.08), PLAIN);
  for (const x of [-40, 14]) {
    pen.limb(
      [
        [x, -40],
        [x, -12],
      ],
      28,
      TRUDY.skin,
    );
    foot(pen, x + 2, 0, 19, 9.6, TRUDY.skin, TRUDY.belly);
  }
  for (const x of [-14, 40]) foot(pen, x, -3, 14, 7, TRUDY.deep, TRUDY.belly);
  const [x, y, turn] = mood === 'glad' ? ([28, -264, -4] as const) : ([38, -254, 8] as const);
  for (const side of [-1, 1]) {
    pen.limb(
      [
        [x + 4 + side * 8, y - 32],
        [x + 5 + side * 11, y - 50],
      ],
      5.4,
      TRUDY.deep,
    );
    pen.ellipse(x + 5 + side * 11, y - 52, 6.4, 6.4, TRUDY.bump, BIT);
  }
  pen.at(x, y, 0.78, () => dinoHead(pen, mood, TRUDY, true), turn);
}

function trudyBody(pen: Pen): void {
  const body = curve(pairs([-6, -88, -46, -78, -62, -48, -44, -20, 0, -14, 44, -22, 52, -52, 34, -80]));
  pen.shape(body, TRUDY.skin, { ...BODY, rim: 0.4, toward: mix(TRUDY.skin, TRUDY.deep, 0.6) });
  pen.clip(body, () => {
    pen.ellipse(12, -22, 42, 24, TRUDY.belly, PLAIN);
    spots(pen, [-40, -58, 6, -28, -70, 4.4, -48, -42, 4], TRUDY.deep, 0.55);
  });
}

/** Somebody could climb up there, bump by bump. */
function neckBumps(pen: Pen, edge: readonly Point[]): void {
  edge.forEach(([x, y], i) => {
    const [nextX, nextY] = edge[i + 1] ?? [x, y];
    pen.ellipse(x, y, 9, 9, TRUDY.bump, BIT);
    if (i + 1 < edge.length) pen.ellipse((x + nextX) / 2, (y + nextY) / 2, 7.4, 7.4, TRUDY.bump, BIT);
  });
}

/** All around the bed, and her chin on the end. */
function trudyAsleep(pen: Pen): void {
  const tail = tube([-30, -40, 50, -66, -22, 28, -88, -12, 10]);
  pen.shape(tail.path, TRUDY.skin, { ...PART, toward: TRUDY.deep });
  const { path, edge } = tube([-24, -70, 50, 22, -104, 42, 62, -88, 36, 70, -46, 32, 36, -24, 30, 2, -22, 28]);
  trudyBody(pen);
  neckBumps(pen, edge.slice(1, 4));
  pen.shape(path, TRUDY.skin, { ...BODY, toward: mix(TRUDY.skin, TRUDY.deep, 0.5) });
  pen.ellipse(-22, -62, 26, 18, TRUDY.skin, PLAIN);
  foot(pen, -50, 0, 18, 9, TRUDY.skin, TRUDY.belly);
  pen.at(-14, -40, 0.78, () => dinoHead(pen, 'asleep', TRUDY, true), 4);
  foot(pen, 42, 2, 17, 8, TRUDY.skin, TRUDY.belly);
}

export const trudy: Figure = { width: 190, height: 326, draw: drawTrudy };
