// The clouds' evening class.
import { mix } from '../../color.ts';
import { curve, ellipse, puff, roundedRect } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import type { Random } from '../../random.ts';
import type { View } from '../../view.ts';
import { tuftCloud } from './sky-things.ts';
import { beside } from './wayside.ts';

/** Young clouds learn their shapes before a tall gray one. */
export function cloudClass(view: View): void {
  const { pen } = view;
  const random = view.stream('class', 'story');
  beside(view, 300, 640, () => {
    pen.at(120, -110, 1, () => teacher(view));
    blackboard(pen);
  });
  beside(view, 210, 664, () => cloudSheep(pen, random));
  beside(view, 336, 690, () => cloudShip(pen, random));
  beside(view, 420, 668, () => pen.at(0, 0, 0.8, () => cloudSheep(pen, random)));
}

function teacher(view: View): void {
  const { pen } = view;
  const random = view.stream('teacher', 'story');
  const gray = view.through('#a6a8c8', 0);
  tuftCloud(pen, random, -8, 66, 84, 54, mix(gray, '#6a6a9a', 0.2));
  pen.shape(puff(0, -8, 66, 84, 10, random), gray, { shade: 1.4, rim: 1.2, toward: mix(gray, '#6a6a9a', 0.3) });
  for (const x of [-20, 20]) {
    pen.ellipse(x, -36, 4.4, 5.6, '#2a1d3f', { material: 'eye', ink: 0 });
    pen.add(
      `<path d="${ellipse(x, -36, 15, 14)}" fill="none" stroke="${pen.color('#5a3f5a', 'figure')}" stroke-width="3.4"/>`,
    );
  }
  pen.line('M-6 -38Q0 -42 6 -38', '#5a3f5a', 3);
  pen.line('M-10 -10Q0 -2 10 -10', '#2a1d3f', 3.2, { material: 'eye' });
  for (const x of [-36, 36]) pen.ellipse(x, -18, 10, 6, '#ff8f9f', { ink: 0, opacity: 0.4 });
  pen.limb(
    [
      [-52, 20],
      [-86, 0],
      [-98, -26],
    ],
    18,
    gray,
    'land',
  );
  pen.line('M-98 -28L-132 -66', '#e0b070', 4.6);
}

function blackboard(pen: Pen): void {
  for (const x of [-112, 14]) pen.line(`M${x + 20} -190L${x} -40`, '#a5683f', 8);
  pen.shape(roundedRect(-118, -290, 160, 122, 7), '#b8784a', { shade: 0.5, rim: 1 });
  pen.shape(roundedRect(-108, -280, 140, 102, 4), '#37607a', { ink: 0.6, shade: 0.6 });
  pen.line('M-92 -206Q-98 -226 -80 -230Q-76 -250 -58 -240Q-40 -250 -36 -230Q-22 -224 -30 -206Z', '#f4f8ff', 3.6, {
    opacity: 0.9,
  });
  pen.line('M-10 -262L6 -244M14 -268L14 -250M-12 -212L12 -212M-12 -200L4 -200', '#f4f8ff', 3.2, { opacity: 0.85 });
}

function cloudSheep(pen: Pen, random: Random): void {
  for (const x of [-24, -10, 14, 28]) pen.shape(roundedRect(x - 5, -16, 10, 20, 5), '#e6dcf2', { shade: 0.3 });
  tuftCloud(pen, random, 2, -36, 38, 26, '#ffe6dc');
  pen.ellipse(-38, -46, 17, 15, '#e9def4', { shade: 0.4, rim: 0.6 });
  pen.ellipse(-24, -54, 9, 5, '#d8c8ea', { ink: 0.6 });
  for (const x of [-45, -33]) pen.ellipse(x, -48, 2.6, 3.2, '#2a1d3f', { material: 'eye', ink: 0 });
  pen.line('M-43 -40Q-39 -37 -35 -40', '#2a1d3f', 2.2, { material: 'eye' });
}

/** A ship with a lean to it, and eight portholes of doubt. */
function cloudShip(pen: Pen, random: Random): void {
  pen.at(
    0,
    0,
    1,
    () => {
      pen.shape(
        curve(
          [
            [-8, -62],
            [-8, -142],
            [-50, -84],
            [-44, -66],
          ],
          true,
          0.12,
        ),
        '#cfe2fa',
        { shade: 0.5, rim: 0.8 },
      );
      pen.shape(
        curve(
          [
            [6, -62],
            [6, -130],
            [42, -80],
            [36, -66],
          ],
          true,
          0.12,
        ),
        '#e2eefc',
        { shade: 0.5, rim: 0.8 },
      );
      pen.line('M-1 -48L-1 -146', '#d8c8ea', 6, { material: 'land' });
      pen.shape(
        curve(
          [
            [-66, -52],
            [-30, -44],
            [30, -44],
            [68, -54],
            [46, -6],
            [0, 2],
            [-44, -6],
          ],
          true,
          0.14,
        ),
        '#dfeafc',
        { shade: 0.9, rim: 1 },
      );
      tuftCloud(pen, random, 54, -46, 20, 13, '#eef4fe');
      for (const x of [-12, 14]) pen.ellipse(x, -28, 3, 3.8, '#2a1d3f', { material: 'eye', ink: 0 });
      pen.line('M-4 -18Q1 -14 6 -18', '#2a1d3f', 2.6, { material: 'eye' });
      for (const x of [-24, 26]) pen.ellipse(x, -20, 6, 4, '#ff8f9f', { ink: 0, opacity: 0.4 });
    },
    -7,
  );
}
