import { adjust } from '../color.ts';
import { dotScreen, num } from '../path.ts';
import { WIDTH, type View } from '../view.ts';
import { clipUrl, sheet } from './effects.ts';
import type { Style } from './style.ts';

/** A panel of a comic book: heavy ink, shade of printed dots. */
export const comic: Style = {
  id: 'comic',
  ink: { width: 5, color: () => '#120d22' },
  shade: { reach: 13, opacity: 0.5, color: () => '#120d22', texture: 'dots' },
  rim: { width: 4, opacity: 0.9 },
  map: (color, material) => {
    if (material === 'skin' || material === 'eye') return color;
    return material === 'figure'
      ? adjust(color, { chroma: 1.35, lightness: 1.02 })
      : adjust(color, { chroma: 1.3, lightness: 0.86, lighter: 0.06 });
  },
  gradients: false,
  glow: 'rings',
  keyLight: false,
  sky: (view) => {
    const { pen, sky, moon } = view;
    pen.add(sheet(pen.color(sky[0], 'sky')));
    [520, 400, 290].forEach((radius, ring) => {
      const color = pen.color(sky[ring + 1] ?? sky[3], 'sky');
      pen.add(
        `<circle cx="${num(moon.x)}" cy="${num(moon.y)}" r="${radius}" fill="${color}" opacity=".75"/>` +
          dotsAround(view, radius + 70, 18, 3 + ring * 2, '#ffffff', 0.2),
      );
    });
    pen.add(horizonHaze(view));
  },
  finish: (view, body) =>
    `${sheet('#fdfbf4')}<g clip-path="${clipUrl(view, `<path d="${PANEL}"/>`)}">${body}</g>` +
    `<path d="${PANEL}" fill="none" stroke="#120d22" stroke-width="9" stroke-linejoin="round"/>`,
};

const PANEL = 'M26 24L1000 18L1004 748L22 752Z';

/** A disc of printed dots round the moon. */
export function dotsAround(view: View, radius: number, gap: number, size: number, color: string, opacity = 1): string {
  const { x, y } = view.moon;
  const clip = clipUrl(view, `<circle cx="${num(x)}" cy="${num(y)}" r="${radius}"/>`);
  const box = [
    Math.max(0, x - radius),
    Math.max(0, y - radius),
    Math.min(WIDTH, x + radius),
    Math.min(640, y + radius),
  ] as const;
  return `<g clip-path="${clip}">${dotScreen(box, gap, size, color, opacity)}</g>`;
}

export function horizonHaze({ pen, sky }: View): string {
  const fill = pen.linear(
    [
      [0, sky[3], 0],
      [1, sky[3], 0.9],
    ],
    'sky',
  );
  return `<rect y="300" width="${WIDTH}" height="300" fill="${fill}"/>`;
}
