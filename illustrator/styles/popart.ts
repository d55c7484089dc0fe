import { adjust, mix, toLab } from '../color.ts';
import { num } from '../path.ts';
import { clipUrl, sheet } from './effects.ts';
import { dotsAround, horizonHaze } from './comic.ts';
import type { Style } from './style.ts';

/** Twelve printing inks, rays and big dots. */
const INKS = [
  '#2d1a6b',
  '#1f5fe0',
  '#19c3d6',
  '#ffe14a',
  '#ff9a2e',
  '#f0436a',
  '#c22b8a',
  '#ffffff',
  '#ffb8cf',
  '#5b2a9d',
  '#37b46c',
  '#a8e3f0',
].map((ink) => ({ ink, lab: toLab(ink) }));

export const popart: Style = {
  id: 'popart',
  ink: { width: 6, color: () => '#1c1147' },
  shade: { reach: 14, opacity: 0.55, color: () => '#1c1147', texture: 'dots' },
  rim: null,
  map: (color, material) => {
    if (material === 'eye') return color;
    return material === 'skin' ? adjust(color, { chroma: 1.15 }) : nearestInk(color);
  },
  gradients: false,
  glow: 'rings',
  keyLight: false,
  sky: (view) => {
    const { pen, sky, moon } = view;
    const ground = pen.color(sky[0], 'sky');
    const upper = pen.color(sky[1], 'sky');
    const ray = upper === ground ? pen.color(mix(sky[0], sky[3], 0.7), 'sky') : upper;
    pen.add(sheet(ground));
    for (let i = 0; i < 18; i += 2) {
      const end = (turn: number) => {
        const angle = (turn / 18) * 2 * Math.PI;
        return `${num(moon.x + Math.cos(angle) * 1400)} ${num(moon.y + Math.sin(angle) * 1400)}`;
      };
      pen.add(`<path d="M${num(moon.x)} ${num(moon.y)}L${end(i)}L${end(i + 1)}Z" fill="${ray}"/>`);
    }
    pen.add(
      dotsAround(view, 520, 20, 9, '#f0436a') +
        dotsAround(view, 400, 20, 12.6, '#ff9a2e') +
        dotsAround(view, 290, 20, 16.2, '#ffe14a') +
        horizonHaze(view),
    );
  },
  finish: (view, body) =>
    `${sheet('#ffe14a')}<g clip-path="${clipUrl(view, '<rect x="24" y="24" width="976" height="720"/>')}">${body}</g>` +
    '<rect x="24" y="24" width="976" height="720" fill="none" stroke="#1c1147" stroke-width="10"/>',
};

const nearest = new Map<string, string>();

/** Lightness counts 1.6 times, the hue 1.9 times: so a dark blue stays dark and blue. */
function nearestInk(color: string): string {
  const known = nearest.get(color);
  if (known) return known;
  const [l, a, b] = toLab(color);
  let best = { ink: color, distance: Infinity };
  for (const { ink, lab } of INKS) {
    const distance = (l - lab[0]) ** 2 * 1.6 + ((a - lab[1]) * 1.9) ** 2 + ((b - lab[2]) * 1.9) ** 2;
    if (distance < best.distance) best = { ink, distance };
  }
  if (nearest.size > 20_000) nearest.clear();
  nearest.set(color, best.ink);
  return best.ink;
}
