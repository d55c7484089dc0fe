// The night market in space: stalls that are tied to one another, so that nothing drifts.
import { mix } from '../../color.ts';
import { ellipse, num, polygon, roundedRect } from '../../path.ts';
import { contactShadow, type View } from '../../view.ts';
import { lantern } from './space-things.ts';
import { beside } from './wayside.ts';

const FIGURE = { material: 'figure' } as const;

export function nightMarket(view: View): void {
  const { pen, hero, side } = view;
  contactShadow(view, hero.x + side * 330, 664, 190, 0.26);
  beside(view, 400, 650, () => stall(view, 150, '#5bb8a8', '#fff0d0'));
  beside(view, 236, 664, () => stall(view, 160, '#e8635a', '#ffe6c0'));
  beside(view, 300, 420, () => {
    pen.line('M-150 24Q-60 70 20 18Q110 64 190 6', '#4a3a88', 3.4);
    lantern(view, -84, 44, '#ffd36b');
    lantern(view, -12, 36, '#ff9f8a');
    lantern(view, 70, 40, '#9fe8d0');
    lantern(view, 140, 30, '#ffd36b');
  });
  beside(view, 410, 648, () => scale(view));
  beside(view, 214, 664, () => buns(view));
}

/** A stall with a striped roof and a counter; its middle is 0,0. */
function stall({ pen, palette }: View, width: number, color: string, stripe: string): void {
  const w = width / 2;
  pen.glow(0, -110, width * 0.8, palette.lamp === '#8df5e4' ? '#ffdf9a' : palette.lamp, 0.6);
  for (const x of [-w + 8, w - 8])
    pen.shape(roundedRect(x - 5, -196, 10, 196, 4), '#8a5f6a', { ...FIGURE, shade: 0.3 });
  pen.shape(roundedRect(-w + 4, -150, width - 8, 70, 3), '#5a4688', { ...FIGURE, ink: 0.6 });
  for (const [x, y] of [
    [-w * 0.5, -96],
    [0, -100],
    [w * 0.5, -94],
  ] as const)
    pen.ellipse(x, y, 14, 11, '#e8b070', { ...FIGURE, shade: 0.4 });
  pen.shape(roundedRect(-w, -84, width, 84, 6), '#b8786a', { ...FIGURE, shade: 1, rim: 0.8 });
  for (const y of [-56, -28]) pen.line(`M${num(-w + 6)} ${y}L${num(w - 6)} ${y}`, '#8f5550', 3, { opacity: 0.7 });
  pen.shape(roundedRect(-w - 8, -92, width + 16, 14, 6), '#e0a878', { ...FIGURE, shade: 0.3, rim: 1 });
  const count = 6;
  const step = (width + 24) / count;
  for (let i = 0; i < count; i++) {
    const left = -w - 12 + i * step;
    const top = -w * 0.8 + i * ((width * 0.8) / count);
    const right = top + (width * 0.8) / count;
    pen.shape(
      `M${num(top)} -214L${num(right)} -214L${num(left + step)} -160Q${num(left + step / 2)} -138 ${num(left)} -160Z`,
      i % 2 ? stripe : color,
      { ...FIGURE, shade: 0.4, ink: 0.8 },
    );
  }
  pen.shape(roundedRect(-w * 0.84, -222, width * 0.84, 12, 5), mix(color, '#3a1f4a', 0.2), FIGURE);
}

/** Scales that say nothing, with a potato on each side of nothing. */
function scale({ pen }: View): void {
  pen.shape(
    polygon([
      [-5, -92],
      [5, -92],
      [9, -150],
      [-9, -150],
    ]),
    '#7f86b8',
    { ...FIGURE, shade: 0.3 },
  );
  pen.ellipse(0, -158, 26, 26, '#f6f2fb', { ...FIGURE, shade: 0.5, rim: 0.8 });
  pen.line('M0 -158L0 -176', '#e8635a', 3.6);
  for (let i = 0; i < 8; i++)
    pen.ellipse(Math.cos(i * 0.785) * 20, -158 + Math.sin(i * 0.785) * 20, 1.8, 1.8, '#5a5490', { ...FIGURE, ink: 0 });
  for (const [x, y, turn] of [
    [-34, -204, 20],
    [4, -222, -12],
    [38, -200, 40],
  ] as const)
    pen.at(
      x,
      y,
      1,
      () => {
        pen.shape(ellipse(0, 0, 17, 12), '#d8a66a', { ...FIGURE, shade: 0.5, rim: 0.8 });
        for (const dot of [-7, 2, 8]) pen.ellipse(dot, (dot % 3) - 1, 1.6, 1.2, '#9a6a3f', { ...FIGURE, ink: 0 });
      },
      turn,
    );
}

/** Moon buns: mostly hole. */
function buns({ pen }: View): void {
  for (const [x, y] of [
    [-34, -104],
    [2, -104],
    [-16, -120],
  ] as const) {
    pen.ellipse(x, y, 18, 13, '#f0c078', { ...FIGURE, shade: 0.4, rim: 0.8 });
    pen.ellipse(x, y - 2, 7, 4.4, '#a8683f', { ...FIGURE, ink: 0.4 });
    pen.line(`M${x - 11} ${y - 7}Q${x} ${y - 13} ${x + 10} ${y - 7}`, '#fff6e6', 3, { opacity: 0.8 });
  }
  pen.line('M-20 -142Q-28 -154 -18 -164M-4 -140Q-12 -152 -2 -162', '#ffffff', 3, { opacity: 0.5 });
}
