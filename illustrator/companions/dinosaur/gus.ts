// As big as a sofa and as warm as bread, with a tail that arrives a little later.
import { mix } from '../../color.ts';
import type { Figure, FigureMood } from '../../figures/figure.ts';
import { curve } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import { BODY, foot, pairs, PART, PLAIN, spots, tube } from '../parts.ts';
import { dinoHead, type Hide, plates } from './hide.ts';

const GUS: Hide = { skin: '#78c06f', deep: '#4f9a5c', belly: '#eef3bd', bump: '#f6b24e' };

function drawGus(pen: Pen, mood: FigureMood): void {
  if (mood === 'asleep') {
    gusAsleep(pen);
    return;
  }
  const glad = mood === 'glad';
  const tail = tube(
    glad
      ? [-40, -62, 80, -80, -42, 48, -103, -66, 30, -102, -110, 20, -86, -136, 14, -72, -130, 7]
      : [-40, -60, 80, -80, -36, 48, -103, -48, 30, -103, -86, 20, -90, -108, 14, -78, -100, 7],
  );
  pen.shape(tail.path, GUS.skin, { ...PART, toward: GUS.deep });
  plates(pen, [-74, -94, 0.85, -44], GUS.bump);
  for (const x of [-40, 36])
    pen.limb(
      [
        [x, -50],
        [x, -18],
      ],
      34,
      GUS.deep,
    );
  plates(pen, [-52, -126, 1.05, -30, -22, -144, 1.2, -12, 10, -150, 1.15, 2], GUS.bump);
  const body = curve(pairs([-4, -146, -54, -128, -82, -84, -72, -38, -20, -22, 44, -28, 74, -64, 62, -116]));
  pen.shape(body, GUS.skin, { ...BODY, shade: 1.2, toward: GUS.deep });
  pen.clip(body, () => {
    pen.ellipse(18, -34, 62, 34, GUS.belly, PLAIN);
    for (const y of [-54, -42, -30]) pen.line(`M-40 ${y}Q18 ${y + 12} 76 ${y}`, mix(GUS.belly, GUS.skin, 0.45), 3);
    spots(pen, [-52, -96, 10, -34, -114, 7, -60, -72, 6, -30, -84, 5], GUS.deep, 0.55);
  });
  for (const x of [-56, 24]) {
    pen.limb(
      [
        [x, -52],
        [x, -16],
      ],
      38,
      GUS.skin,
    );
    foot(pen, x + 2, 0, 25, 12, GUS.skin, GUS.belly);
  }
  for (const x of [-22, 58]) foot(pen, x, -3, 18, 9, GUS.deep, GUS.belly);
  pen.at(44, glad ? -160 : -144, 1.02, () => dinoHead(pen, mood, GUS), glad ? -6 : 3);
  plates(pen, [36, glad ? -212 : -196, 0.8, -12, 58, glad ? -214 : -196, 0.72, 6], GUS.bump);
}

/** In a ring, or as much of one as there is room for. */
function gusAsleep(pen: Pen): void {
  plates(pen, [-66, -92, 1, -34, -32, -112, 1.15, -14, 6, -116, 1.15, 4, 42, -104, 1, 22], GUS.bump);
  const body = curve(pairs([-12, -114, -70, -98, -106, -54, -98, -12, -20, -2, 70, -4, 102, -34, 84, -82, 40, -108]));
  pen.shape(body, GUS.skin, { ...BODY, shade: 1.2, toward: GUS.deep });
  pen.clip(body, () => {
    spots(pen, [-66, -74, 11, -44, -92, 7, -78, -48, 7, -16, -94, 6, 66, -80, 8], GUS.deep, 0.55);
    pen.line('M-34 -66Q-20 -86 6 -84', GUS.deep, 4, { opacity: 0.7 });
  });
  const tail = tube([-98, -34, 44, -74, -14, 34, -34, -11, 24, 0, -12, 16, 18, -16, 8]);
  pen.shape(tail.path, mix(GUS.skin, '#ffffff', 0.06), PART);
  pen.at(42, -48, 1, () => dinoHead(pen, 'asleep', GUS), 4);
}

export const gus: Figure = { width: 240, height: 232, draw: drawGus };
